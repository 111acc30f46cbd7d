//! Thousands of competitions with late entries, byes, forfeits and withdrawals.

use std::collections::HashSet;

use podium_engine::chance::Chance;
use podium_engine::contest::simulate::{Format, Plan, Played, Rates, simulate};
use podium_engine::contest::swiss::{Outing, Score, Side};

use crate::history::sides;

fn plan(chance: &mut Chance, format: Format, most: usize) -> Plan {
    let rate = |chance: &mut Chance, most: usize| chance.below(most) as u32 * 1000;
    let rates = Rates {
        draw: rate(chance, 700),
        forfeit: rate(chance, 100),
        withdrawal: rate(chance, 60),
        bye: rate(chance, 100),
        late: rate(chance, 200),
    };
    Plan { format, players: 2 + chance.below(most - 1), rounds: 1 + chance.below(9), rates, seed: chance.bits() }
}

fn competitions(seed: u64, format: Format, count: usize, most: usize) -> impl Iterator<Item = Played> {
    let mut chance = Chance::seeded(seed);
    (0..count).map(move |_| {
        let plan = plan(&mut chance, format, most);
        let played = simulate(plan);
        everybody_sits_once(&played);
        played
    })
}

fn everybody_sits_once(played: &Played) {
    for (number, round) in played.rounds.iter().enumerate() {
        let mut seats: Vec<usize> = round.pairing.tables.iter().flat_map(|pair| [pair.white, pair.black]).collect();
        seats.extend(round.pairing.bye.iter().map(|(player, _)| *player));
        seats.extend(round.away.iter().map(|(player, _)| *player));
        seats.sort_unstable();
        let everybody: Vec<usize> = (0..played.plan.players).collect();
        assert_eq!(seats, everybody, "{:?}, round {}", played.plan, number + 1);
        let present = played.plan.players - round.away.len();
        assert_eq!(round.pairing.bye.is_some(), present % 2 == 1);
    }
}

fn byes(played: &Played, player: usize) -> usize {
    played.field.entrants[player].outings.iter().filter(|outing| matches!(outing, Outing::PairingBye)).count()
}

fn opponents(played: &Played, player: usize) -> Vec<usize> {
    let outings = &played.field.entrants[player].outings;
    outings.iter().filter_map(|outing| outing.played()).map(|(other, _)| other).collect()
}

#[test]
fn dutch_never_repeats_an_opponent_or_a_bye_and_balances_sides() {
    let mut rounds = 0;
    for played in competitions(1, Format::Dutch, 1500, 14).chain(competitions(2, Format::Dutch, 60, 60)) {
        rounds += played.rounds.len();
        for player in 0..played.plan.players {
            let opponents = opponents(&played, player);
            let different: HashSet<&usize> = opponents.iter().collect();
            assert_eq!(different.len(), opponents.len(), "{:?}", played.plan);
            assert!(byes(&played, player) <= 1, "{:?}", played.plan);
            // Only top scorers of the last round may get more than that.
            let mut field = played.field.clone();
            field.entrants[player].outings.truncate(played.plan.rounds - 1);
            let sides = sides(&field, player);
            let mut balance = 0i32;
            for (at, side) in sides.iter().enumerate() {
                balance += if *side == Side::White { 1 } else { -1 };
                assert!(balance.abs() <= 2, "{:?}: {sides:?}", played.plan);
                assert!(at < 2 || sides[at - 1] != *side || sides[at - 2] != *side, "{:?}: {sides:?}", played.plan);
            }
        }
    }
    assert!(rounds > 3000, "{rounds}");
}

#[test]
fn double_never_repeats_a_match_or_a_bye_and_exchanges_sides() {
    let mut rounds = 0;
    for played in competitions(3, Format::Double, 1500, 14).chain(competitions(4, Format::Double, 40, 60)) {
        rounds += played.rounds.len();
        for (number, round) in played.rounds.iter().enumerate() {
            // Whoever has begun with White less often does so now.
            let whites = |player: usize| {
                let matches = (0..number).map(|round| played.outings(player, round));
                let played = matches.filter(|games| games.iter().any(|outing| outing.played().is_some()));
                let first = |outing: Option<&Outing>| match outing {
                    Some(Outing::Played { side, .. } | Outing::Forfeit { side: Some(side), .. }) => Some(*side),
                    _ => None,
                };
                played.filter(|games| first(games.first()) == Some(Side::White)).count()
            };
            for pair in &round.pairing.tables {
                assert!(whites(pair.white) <= whites(pair.black), "{:?}", played.plan);
            }
        }
        for player in 0..played.plan.players {
            assert!(byes(&played, player) <= 1, "{:?}", played.plan);
            let mut met = HashSet::new();
            for games in played.field.entrants[player].outings.chunks(2) {
                let opponents: HashSet<usize> = games
                    .iter()
                    .filter_map(|outing| match outing {
                        Outing::Played { opponent, .. } | Outing::Forfeit { opponent, .. } => Some(*opponent),
                        _ => None,
                    })
                    .collect();
                assert!(opponents.len() <= 1);
                let was_played = games.iter().any(|outing| outing.played().is_some());
                for opponent in opponents {
                    assert!(!was_played || met.insert(opponent), "{:?}", played.plan);
                }
                if let [Outing::Played { side: first, .. }, Outing::Played { side: second, .. }] = games {
                    assert_eq!(*first, second.other());
                }
                if let [Outing::PairingBye, second] = games {
                    assert_eq!(*second, Outing::Bye(Score::Draw));
                }
            }
        }
    }
    assert!(rounds > 2000, "{rounds}");
}

#[test]
fn plain_always_goes_on() {
    for played in competitions(5, Format::Plain, 1500, 12).chain(competitions(6, Format::Plain, 30, 50)) {
        assert_eq!(played.ended, None);
        assert_eq!(played.rounds.len(), played.plan.rounds);
        // As long as nobody is away, nobody meets twice before everybody could have met.
        let no_absence = played.rounds.iter().all(|round| round.away.is_empty());
        let no_forfeit = played.plan.rates.forfeit == 0;
        if no_absence && no_forfeit && played.plan.rounds <= 2 && played.plan.players > 4 {
            for player in 0..played.plan.players {
                let opponents = opponents(&played, player);
                let different: HashSet<&usize> = opponents.iter().collect();
                assert_eq!(different.len(), opponents.len());
                assert!(byes(&played, player) <= 1);
            }
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_competition() {
    let mut chance = Chance::seeded(8);
    for format in [Format::Dutch, Format::Plain, Format::Double] {
        for _ in 0..40 {
            let plan = plan(&mut chance, format, 16);
            assert_eq!(simulate(plan), simulate(plan));
        }
    }
}

#[test]
fn the_baku_acceleration_follows_its_text() {
    // C.04.7: 161 players make a first group of 82; of nine rounds five are accelerated, three by a
    // point and two by half a point.
    let upper = |players: usize| {
        let mut field = crate::history::empty(players, 9);
        field.accelerate_baku();
        let count = field.entrants.iter().take_while(|entrant| !entrant.acceleration.is_empty()).count();
        assert!(field.entrants[count..].iter().all(|entrant| entrant.acceleration.is_empty()));
        count
    };
    assert_eq!([161, 160, 162, 163, 164, 2, 5, 8].map(upper), [82, 80, 82, 82, 82, 2, 4, 4]);
    let points = |rounds: usize| {
        let mut field = crate::history::empty(8, rounds);
        field.accelerate_baku();
        field.entrants[0].acceleration.clone()
    };
    assert_eq!(points(9), [10, 10, 10, 5, 5]);
    assert_eq!(points(11), [10, 10, 10, 5, 5, 5]);
    assert_eq!(points(8), [10, 10, 5, 5]);
    assert_eq!(points(1), [10]);
    let mut field = crate::history::empty(8, 9);
    field.accelerate_baku();
    let pairing: Vec<u32> = (0..7).map(|round| field.pairing_points(0, round)).collect();
    assert_eq!(pairing, [10, 10, 10, 5, 5, 0, 0]);
    // In the first round the upper group meets within itself.
    let tables = podium_engine::contest::pairing::dutch::pair(&field).expect("eight players can be paired").tables;
    let mut pairs: Vec<(usize, usize)> =
        tables.iter().map(|pair| (pair.white.min(pair.black), pair.white.max(pair.black))).collect();
    pairs.sort_unstable();
    assert_eq!(pairs, [(0, 2), (1, 3), (4, 6), (5, 7)]);
}
