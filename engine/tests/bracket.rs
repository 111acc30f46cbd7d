//! Every kind of bracket from 2 to 64 entrants: what the rules promise, checked by playing them.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test that fails may panic")]

use std::collections::{BTreeMap, BTreeSet};

use podium_engine::chance::Chance;
use podium_engine::contest::bracket::{
    Bracket, Change, Ending, Format, GrandFinal, How, Log, Match, MatchId, Part, Place, Report, Source, State, Status,
};

const FORMATS: [Format; 12] = [
    Format::Single { third_place: false },
    Format::Single { third_place: true },
    Format::Double { grand_final: GrandFinal::One },
    Format::Double { grand_final: GrandFinal::Reset },
    Format::Double { grand_final: GrandFinal::Advantage },
    Format::Consolation { spared: 1, last_chance: false },
    Format::Consolation { spared: 1, last_chance: true },
    Format::Consolation { spared: 0, last_chance: false },
    Format::Consolation { spared: 0, last_chance: true },
    Format::Consolation { spared: 2, last_chance: false },
    Format::Consolation { spared: 2, last_chance: true },
    Format::FullRanking,
];

fn bracket(format: Format, entrants: usize) -> Bracket {
    Bracket::new(format, (0..entrants).collect(), 11).unwrap()
}

fn report(id: MatchId, winner: usize, loser: usize) -> Report {
    Report { id, between: [winner, loser], ending: Ending::Won(winner) }
}

/// Plays to the end, `choose` naming the winner of each match that is ready.
fn play(bracket: &Bracket, mut choose: impl FnMut(&Match, [usize; 2]) -> usize) -> (Log, State) {
    let mut log = Log::default();
    loop {
        let state = State::replay(bracket, &log).unwrap();
        let ready: Vec<_> = state.ready().copied().collect();
        if ready.is_empty() {
            assert!(state.is_over(), "stuck");
            return (log, state);
        }
        for table in ready {
            let [a, b] = table.players().unwrap();
            let winner = choose(bracket.get(table.id).unwrap(), [a, b]);
            log.reports.push(report(table.id, winner, a + b - winner));
        }
    }
}

/// The places cover 1 to n, and each entrant has one.
fn assert_complete(bracket: &Bracket, state: &State) -> Vec<Place> {
    let places = state.places(bracket);
    let entrants: BTreeSet<usize> = places.iter().map(|place| place.entrant).collect();
    assert_eq!((places.len(), entrants.len()), (bracket.seeds.len(), bracket.seeds.len()));
    let mut next = 1;
    let mut rest = places.as_slice();
    while let Some(first) = rest.first() {
        assert_eq!(first.from, next, "no gap");
        let sharing = rest.iter().take_while(|place| place.from == first.from).count();
        assert_eq!(first.to + 1 - first.from, sharing, "a range as long as those who share it");
        next += sharing;
        rest = &rest[sharing..];
    }
    places
}

#[test]
fn everyone_can_win() {
    for format in FORMATS {
        for entrants in 2..=64 {
            let bracket = bracket(format, entrants);
            for hero in 0..entrants {
                let (_, state) = play(&bracket, |_, [a, b]| {
                    if b == hero {
                        b
                    } else if a == hero {
                        a
                    } else {
                        a.min(b)
                    }
                });
                let first = assert_complete(&bracket, &state)[0];
                assert_eq!((first.entrant, first.from, first.to), (hero, 1, 1), "{format:?} {entrants}");
            }
        }
    }
}

#[test]
fn one_loss_is_forgiven_in_a_double_elimination() {
    for grand_final in [GrandFinal::One, GrandFinal::Reset, GrandFinal::Advantage] {
        for entrants in 2..=64 {
            let bracket = bracket(Format::Double { grand_final }, entrants);
            for hero in 0..entrants {
                let mut lost = false;
                let (_, state) = play(&bracket, |_, [a, b]| {
                    let other = a + b - hero.min(a + b);
                    if a != hero && b != hero {
                        return a.min(b);
                    }
                    if std::mem::replace(&mut lost, true) { hero } else { other }
                });
                assert_eq!(state.places(&bracket)[0].entrant, hero, "{grand_final:?} {entrants}");
            }
        }
    }
}

#[test]
fn byes_are_in_round_1_for_the_top_seeds_and_spread() {
    for format in FORMATS {
        for entrants in 2..=64usize {
            let bracket = bracket(format, entrants);
            let size = entrants.next_power_of_two();
            let byes: Vec<&Match> = bracket.matches.iter().filter(|m| m.part == Part::Main && m.is_bye()).collect();
            assert!(byes.iter().all(|m| m.round == 1));
            let mut seeds: Vec<usize> = byes
                .iter()
                .map(|m| match m.sources {
                    [Source::Seed(seed), Source::Bye] => seed,
                    other => panic!("{other:?}"),
                })
                .collect();
            seeds.sort_unstable();
            assert_eq!(seeds, (1..=size - entrants).collect::<Vec<_>>());
            // Spread: the two players of a second-round match have byes only if that cannot be helped.
            let second = bracket.matches.iter().filter(|m| m.part == Part::Main && m.round == 2);
            let is_bye = |s: &Source| matches!(s, Source::Winner(id) if bracket.get(*id).unwrap().is_bye());
            let counts: Vec<usize> = second.map(|m| m.sources.iter().filter(|s| is_bye(s)).count()).collect();
            let (least, most) = (counts.iter().min().copied().unwrap_or(0), counts.iter().max().copied().unwrap_or(0));
            assert!(most - least <= 1, "{counts:?}");
            let losers = bracket.matches.iter().filter(|m| m.part == Part::Losers && m.is_bye());
            assert!(losers.into_iter().all(|m| m.round == 1), "{entrants}");
            assert!(bracket.matches.iter().all(|m| m.sources != [Source::Bye; 2]));
        }
    }
}

#[test]
fn favourites_meet_in_the_order_of_their_seeds() {
    for format in FORMATS {
        for entrants in 2..=64usize {
            let bracket = bracket(format, entrants);
            let rounds = bracket.rounds(Part::Main);
            let (_, state) = play(&bracket, |planned, [a, b]| {
                if planned.part == Part::Main {
                    // In the round that leaves 2ʲ, the best 2ʲ⁺¹ are there.
                    let left = 1 << (rounds - planned.round + 1);
                    assert!(a < left && b < left, "{format:?} {entrants}: {a} and {b} in round {}", planned.round);
                    assert_eq!(a.min(b) == 0 && a.max(b) == 1, planned.round == rounds);
                }
                a.min(b)
            });
            assert_eq!(assert_complete(&bracket, &state)[1].entrant, 1);
            if format == Format::FullRanking {
                let order: Vec<usize> = state.places(&bracket).iter().map(|place| place.entrant).collect();
                assert_eq!(order, (0..entrants).collect::<Vec<_>>());
            }
        }
    }
}

/// How often everybody has lost, and that nobody sat twice in a round or in a wave.
fn losses(bracket: &Bracket, log: &Log) -> BTreeMap<usize, usize> {
    let mut lost: BTreeMap<usize, usize> = bracket.seeds.iter().map(|entrant| (*entrant, 0)).collect();
    let (mut rounds, mut waves) = (BTreeSet::new(), BTreeSet::new());
    for report in &log.reports {
        let planned = bracket.get(report.id).unwrap();
        for player in report.between {
            assert!(rounds.insert((planned.part, planned.round, player)), "twice in a round");
            assert!(waves.insert((planned.wave, player)), "twice in a wave");
            *lost.get_mut(&player).unwrap() += usize::from(report.ending.winner() != Some(player));
        }
    }
    lost
}

/// The rule of each format on how often one loses before the road ends, by the place reached.
fn assert_right_number_of_losses(bracket: &Bracket, log: &Log, state: &State) {
    let lost = losses(bracket, log);
    let places = assert_complete(bracket, state);
    let entrants = bracket.seeds.len();
    for place in &places {
        let times = lost[&place.entrant];
        match bracket.format {
            Format::Single { third_place } => {
                let played_on = third_place && entrants >= 4;
                let expected = match place.from {
                    1 => 0,
                    4 if played_on => 2,
                    _ => 1,
                };
                assert_eq!(times, expected);
            }
            Format::Double { grand_final } => match (place.from, grand_final) {
                (1, _) => assert!(times <= 1),
                (2, GrandFinal::One | GrandFinal::Advantage) => assert!((1..=2).contains(&times)),
                _ => assert_eq!(times, 2),
            },
            Format::Consolation { .. } => {
                let part_of = |place: &Place| place.settled_by.map_or(Part::Main, |id| bracket.get(id).unwrap().part);
                let part = part_of(place);
                // The best placed of those whose road ended in a part has won it.
                let has_won = places.iter().find(|p| part_of(p) == part).map(|p| p.entrant) == Some(place.entrant);
                let lost_before = match part {
                    Part::Main => 0,
                    Part::Consolation => 1,
                    Part::LastChance => 2,
                    other => panic!("{other:?}"),
                };
                assert_eq!(times, lost_before + usize::from(!has_won), "{place:?}");
            }
            Format::FullRanking => {
                assert_eq!(place.from, place.to);
                assert_eq!(times == 0, place.from == 1);
                if entrants.is_power_of_two() {
                    // Each bit of the place, from 0, is a loss; everybody plays the same number of matches.
                    assert_eq!(times, (place.from - 1).count_ones() as usize);
                }
            }
        }
    }
}

/// Every course of events, as long as there are not too many of them.
#[test]
fn every_course_of_small_brackets() {
    for format in FORMATS {
        for entrants in 2..=64 {
            let bracket = bracket(format, entrants);
            let matches = bracket.matches.iter().filter(|planned| !planned.is_bye()).count();
            if matches > 10 {
                break;
            }
            for course in 0u32..1 << matches {
                let numbers: Vec<MatchId> = bracket.matches.iter().filter(|m| !m.is_bye()).map(|m| m.id).collect();
                let (log, state) = play(&bracket, |planned, pair| {
                    let bit = numbers.iter().position(|id| *id == planned.id).unwrap();
                    pair[(course >> bit & 1) as usize]
                });
                assert_right_number_of_losses(&bracket, &log, &state);
            }
        }
    }
}

#[test]
fn random_courses_of_every_size() {
    let mut chance = Chance::seeded(2026);
    for format in FORMATS {
        for entrants in 2..=64 {
            let bracket = bracket(format, entrants);
            for _ in 0..5 {
                let (log, state) = play(&bracket, |_, pair| pair[chance.below(2)]);
                assert_right_number_of_losses(&bracket, &log, &state);
            }
        }
    }
}

#[test]
fn a_reset_is_played_only_after_the_unbeaten_player_lost() {
    let bracket = bracket(Format::Double { grand_final: GrandFinal::Reset }, 8);
    let last = bracket.matches.last().unwrap().id;
    let (log, state) = play(&bracket, |_, [a, b]| a.min(b));
    assert_eq!(state.table(last).unwrap().status, Status::Decided(How::NotNeeded));
    assert!(!log.reports.iter().any(|report| report.id == last));
    let (log, state) =
        play(&bracket, |planned, [a, b]| if planned.part == Part::GrandFinal { a.max(b) } else { a.min(b) });
    assert_eq!(state.table(last).unwrap().status, Status::Decided(How::Played));
    assert_eq!(log.reports.len(), 2 * 8 - 1);
}

/// 8 entrants: main 4 + 2 + 1, consolation 2 + 2 + 1, as clubs print it.
#[test]
fn the_consolation_fills_round_by_round() {
    for (entrants, sizes) in [
        (8, vec![2, 2, 1]),
        (16, vec![4, 4, 3, 1, 1]),
        (32, vec![8, 8, 6, 4, 2, 1]),
        (6, vec![1, 1, 1]),
        (5, vec![0, 1, 1]),
    ] {
        let bracket = bracket(Format::Consolation { spared: 1, last_chance: false }, entrants);
        let played = |round| {
            bracket.matches.iter().filter(|m| m.part == Part::Consolation && m.round == round && !m.is_bye()).count()
        };
        let counts: Vec<usize> = (1..=bracket.rounds(Part::Consolation)).map(played).collect();
        assert_eq!(counts, sizes, "{entrants}");
    }
}

#[test]
fn losers_of_round_k_enter_round_k_whatever_the_size() {
    for entrants in 4..=64 {
        for last_chance in [false, true] {
            let bracket = bracket(Format::Consolation { spared: 1, last_chance }, entrants);
            for planned in bracket.matches.iter().filter(|planned| planned.part == Part::Consolation) {
                for source in planned.sources {
                    if let Source::Loser(id) = source {
                        assert_eq!(bracket.get(id).unwrap().round, planned.round, "{entrants}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_same_lots_give_the_same_draw() {
    for lots in 0..300 {
        let draw = || Bracket::drawn(Format::Double { grand_final: GrandFinal::One }, 20, 4, lots).unwrap();
        assert_eq!(draw(), draw());
        assert_eq!(draw().seeds[..4], [0, 1, 2, 3]);
        assert_ne!(draw().seeds, Bracket::drawn(draw().format, 20, 4, lots + 1).unwrap().seeds);
        let text = serde_json::to_string(&draw()).unwrap();
        assert_eq!(serde_json::from_str::<Bracket>(&text).unwrap(), draw());
    }
}

#[test]
fn entrants_out_of_bounds_get_a_sentence() {
    for format in FORMATS {
        for seeds in [vec![], vec![0], (0..257).collect(), vec![3, 1, 3]] {
            assert!(Bracket::new(format, seeds, 0).is_err());
        }
        assert!(Bracket::new(format, (0..256).collect(), 0).is_ok());
        assert!(Bracket::drawn(format, usize::MAX, 0, 0).is_err());
    }
    let odd = Format::Consolation { spared: usize::MAX, last_chance: true };
    assert_eq!(bracket(odd, 8).rounds(Part::Consolation), 0);
}

/// A random competition: results, walkovers, double forfeits, withdrawals, returns and corrections.
fn random_course(bracket: &Bracket, chance: &mut Chance) -> (Log, State) {
    let mut log = Log::default();
    let mut state = State::replay(bracket, &log).unwrap();
    let mut corrections = 6;
    while let Some(table) = chance.pick(&state.ready().copied().collect::<Vec<_>>()).copied() {
        let between = table.players().unwrap();
        let winner = between[chance.below(2)];
        let ending = match chance.below(12) {
            0 => Ending::Walkover(winner),
            1 => Ending::DoubleForfeit,
            _ => Ending::Won(winner),
        };
        let mut change = Change::Report(Report { id: table.id, between, ending });
        if chance.one_in(15) {
            change = Change::Withdraw(bracket.seeds[chance.below(bracket.seeds.len())]);
        } else if corrections > 0 && chance.one_in(8) {
            corrections -= 1;
            if let Some(old) = chance.pick(&log.reports) {
                change = match chance.below(3) {
                    0 => Change::Erase(old.id),
                    1 if !log.withdrawn.is_empty() => Change::Return(log.withdrawn[0]),
                    _ => Change::Report(Report { ending: Ending::Won(old.between[chance.below(2)]), ..*old }),
                };
            }
        }
        let Ok(changed) = log.change(bracket, change) else {
            assert!(matches!(change, Change::Withdraw(_)), "{change:?}");
            continue;
        };
        let named = changed.text.as_ref().map(|text| text.english().clone()).unwrap_or_default();
        assert!(changed.voided.iter().all(|id| named.contains(&id.to_string())));
        (log, state) = (changed.log, changed.state);
        assert_open_state_makes_sense(bracket, &state);
    }
    (log, state)
}

fn assert_open_state_makes_sense(bracket: &Bracket, state: &State) {
    let mut sitting = BTreeSet::new();
    for table in state.ready() {
        for player in table.players().unwrap() {
            assert!(sitting.insert(player), "nobody has two matches at a time");
        }
    }
    let places = state.places(bracket);
    assert!(places.iter().all(|place| !sitting.contains(&place.entrant)));
    assert!(places.iter().all(|place| place.from <= place.to && place.to <= bracket.seeds.len()));
}

#[test]
fn thousands_of_random_competitions_complete_and_replay() {
    let mut chance = Chance::seeded(64);
    for course in 0..3000 {
        let format = FORMATS[course % FORMATS.len()];
        let entrants = 2 + chance.below(31);
        let bracket = Bracket::drawn(format, entrants, chance.below(entrants), chance.bits()).unwrap();
        let (mut log, state) = random_course(&bracket, &mut chance);
        assert!(state.is_over());
        assert_complete(&bracket, &state);
        chance.shuffle(&mut log.reports);
        chance.shuffle(&mut log.withdrawn);
        assert_eq!(State::replay(&bracket, &log).unwrap(), state, "in any order");
        let text = serde_json::to_string(&log).unwrap();
        assert_eq!(serde_json::from_str::<Log>(&text).unwrap(), log);
        for planned in bracket.matches.iter().skip(course % 8).step_by(8) {
            let why = state.why(&bracket, planned.id, &[]).unwrap();
            assert!(!why.english().is_empty() && !why.say("fr").is_empty());
            let road = state.road(&bracket, planned.id, &[]).unwrap();
            assert!(road.english().ends_with('.') && road.say("fr").ends_with('.'), "{road}");
        }
    }
}

#[test]
fn a_withdrawn_player_gives_walkovers_and_keeps_the_place_earned() {
    let bracket = bracket(Format::Double { grand_final: GrandFinal::One }, 4);
    // Match 1 is 1-4 and match 2 is 2-3; the losers meet in match 3 or 4.
    let log = Log { reports: vec![report(MatchId(1), 0, 3), report(MatchId(2), 1, 2)], withdrawn: vec![0] };
    let state = State::replay(&bracket, &log).unwrap();
    let walkovers = |state: &State| state.tables.iter().filter(|t| t.status == Status::Decided(How::Walkover)).count();
    // The main final falls to 2; the withdrawn player is then a loser whom the survivor need not play.
    assert_eq!(walkovers(&state), 1);
    let (_, rest) = {
        let mut log = log.clone();
        while let Some(table) = State::replay(&bracket, &log).unwrap().ready().next().copied() {
            let [a, b] = table.players().unwrap();
            log.reports.push(report(table.id, a.min(b), a.max(b)));
        }
        let state = State::replay(&bracket, &log).unwrap();
        (log, state)
    };
    assert_eq!(walkovers(&rest), 2);
    let places: Vec<(usize, usize)> = rest.places(&bracket).iter().map(|place| (place.entrant, place.from)).collect();
    assert_eq!(places, [(1, 1), (2, 2), (0, 3), (3, 4)]);
}

/// Newcomers are crossed over: in the first two rounds of the consolation nobody can meet again, except
/// where two or three are left of so few that they must.
#[test]
fn the_consolation_starts_without_rematches() {
    let mut chance = Chance::seeded(8);
    for entrants in 7..=64 {
        let bracket = bracket(Format::Consolation { spared: 1, last_chance: false }, entrants);
        // Full brackets do better.
        let without = match entrants {
            16 => 3,
            32 | 64 => 4,
            _ => 2,
        };
        for _ in 0..40 {
            let (log, _) = play(&bracket, |_, pair| pair[chance.below(2)]);
            let mut met = BTreeSet::new();
            for report in &log.reports {
                let planned = bracket.get(report.id).unwrap();
                let [a, b] = report.between;
                let is_new = met.insert((a.min(b), a.max(b)));
                assert!(is_new || planned.part == Part::Main || planned.round > without, "{entrants}: {planned:?}");
            }
        }
    }
}
