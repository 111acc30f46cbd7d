//! Round robins against the published Berger tables, and what must hold of every one.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test that fails may panic")]

use std::collections::BTreeSet;

use podium_engine::chance::Chance;
use podium_engine::contest::round_robin::{Cycles, Game, Numbers, Schedule, Standing, WithdrawalRule, settle};

/// Size, then the pairs of a round, as the berger.py of FIDE's tie-break server prints them.
const TABLES: &str = include_str!("berger/tables.txt");

fn single(players: usize) -> Schedule {
    Schedule::new(players, Cycles::Single, Numbers::Listed).unwrap()
}

fn double(players: usize) -> Schedule {
    Schedule::new(players, Cycles::Double, Numbers::Listed).unwrap()
}

fn published(size: usize) -> Vec<Vec<Game>> {
    let pair = |pair: &str| {
        let (first, second) = pair.split_once('-').unwrap();
        Game { first: first.parse::<usize>().unwrap() - 1, second: second.parse::<usize>().unwrap() - 1 }
    };
    let of_size = TABLES.lines().filter_map(|line| line.strip_prefix(&format!("{size}: ")));
    of_size.map(|line| line.split(' ').map(pair).collect()).collect()
}

/// The seats of a player, round after round: whether it was the first.
fn seats(schedule: &Schedule, player: usize) -> Vec<bool> {
    let games = schedule.rounds.iter().flat_map(|round| &round.games);
    games.filter(|g| g.first == player || g.second == player).map(|g| g.first == player).collect()
}

#[test]
fn the_published_tables_from_3_to_24() {
    for players in 3..=24usize {
        let table = published(players.next_multiple_of(2));
        let schedule = single(players);
        assert_eq!(schedule.rounds.len(), table.len());
        for (round, printed) in schedule.rounds.iter().zip(table) {
            let there = |game: &Game| game.first < players && game.second < players;
            let (games, without): (Vec<Game>, Vec<Game>) = printed.into_iter().partition(there);
            assert_eq!(round.games, games, "{players} players");
            assert_eq!(round.bye, without.first().map(|game| game.first.min(game.second)));
        }
    }
}

#[test]
fn each_pair_meets_once_and_nobody_sits_twice_in_a_round() {
    for players in 2..=64 {
        let schedule = single(players);
        let mut met = BTreeSet::new();
        for round in &schedule.rounds {
            let mut sat: BTreeSet<usize> = round.bye.into_iter().collect();
            for game in &round.games {
                assert!(sat.insert(game.first) && sat.insert(game.second));
                assert!(met.insert((game.first.min(game.second), game.first.max(game.second))));
            }
            assert_eq!(sat.len(), players);
        }
        assert_eq!(met.len(), players * (players - 1) / 2);
    }
}

#[test]
fn seats_are_balanced_and_the_last_number_alternates() {
    for players in 2..=24usize {
        let schedule = single(players);
        for player in 0..players {
            let seats = seats(&schedule, player);
            let first = seats.iter().filter(|first| **first).count();
            assert!(first.abs_diff(seats.len() - first) <= 1, "{players} players, number {}", player + 1);
            let differs = !players.is_multiple_of(2);
            assert!(!differs || 2 * first == seats.len(), "odd fields are in perfect balance");
        }
        if players.is_multiple_of(2) {
            assert!(seats(&schedule, players - 1).windows(2).all(|pair| pair[0] != pair[1]));
        }
    }
}

#[test]
fn a_double_round_robin_exchanges_seats_and_never_gives_three_alike() {
    for players in 2..=24usize {
        let schedule = double(players);
        let games: BTreeSet<(usize, usize)> =
            schedule.rounds.iter().flat_map(|round| &round.games).map(|game| (game.first, game.second)).collect();
        assert_eq!(games.len(), players * (players - 1));
        for player in 0..players {
            let seats = seats(&schedule, player);
            assert_eq!(seats.iter().filter(|first| **first).count() * 2, seats.len());
            let alike = seats.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]);
            assert!(!alike, "{players} players, number {}: {seats:?}", player + 1);
        }
    }
}

#[test]
fn without_the_exchange_there_are_three_alike() {
    for players in (4..=24).step_by(2) {
        let schedule = single(players);
        let mut twice = seats(&schedule, 0);
        twice.extend(seats(&schedule, 0).iter().map(|first| !first));
        assert!(twice.windows(3).any(|three| three[0] == three[1] && three[1] == three[2]));
    }
}

#[test]
fn the_same_lots_give_the_same_numbers() {
    for seed in 0..200 {
        let draw = |seed| Schedule::new(9, Cycles::Double, Numbers::Drawn(seed)).unwrap();
        assert_eq!(draw(seed), draw(seed));
        assert_ne!(draw(seed).players, draw(seed + 1).players);
        let text = serde_json::to_string(&draw(seed)).unwrap();
        assert_eq!(serde_json::from_str::<Schedule>(&text).unwrap(), draw(seed));
    }
}

#[test]
fn every_game_explains_itself() {
    for players in 2..=12usize {
        let schedule = Schedule::new(players, Cycles::Double, Numbers::Drawn(7)).unwrap();
        for (index, round) in schedule.rounds.iter().enumerate() {
            for game in &round.games {
                let why = schedule.why(index, *game).unwrap();
                assert!(
                    why.english().contains("Berger")
                        && why.say("fr").contains("Berger")
                        && why.say("fr").contains("tirage n° 7")
                );
            }
            assert_eq!(schedule.why_bye(index).is_some(), !players.is_multiple_of(2));
        }
    }
}

/// Withdrawals after any round, by each rule, recomputed here game by game from the rule's words.
#[test]
fn withdrawals_by_each_rule() {
    for players in 3..=10 {
        let schedule = single(players);
        for rounds in 0..=schedule.rounds.len() {
            for leaver in 0..players {
                let mine =
                    |round: usize| schedule.rounds[round].games.iter().any(|g| g.first == leaver || g.second == leaver);
                let played_half = 2 * (0..rounds).filter(|round| mine(*round)).count() >= players - 1;
                for rule in [WithdrawalRule::Half, WithdrawalRule::VoidAll, WithdrawalRule::KeepPlayed] {
                    let settled = settle(&schedule, |round, _| round < rounds, &[leaver], rule);
                    for (index, round) in schedule.rounds.iter().enumerate() {
                        for (game, standing) in round.games.iter().zip(&settled[index]) {
                            let (is_mine, played) = (game.first == leaver || game.second == leaver, index < rounds);
                            let other = if game.first == leaver { game.second } else { game.first };
                            let expected = match rule {
                                _ if !is_mine && played => Standing::Counts,
                                _ if !is_mine => Standing::Open,
                                WithdrawalRule::VoidAll if played => Standing::ShownOnly,
                                WithdrawalRule::KeepPlayed if played => Standing::Counts,
                                WithdrawalRule::VoidAll | WithdrawalRule::KeepPlayed => Standing::Cancelled,
                                WithdrawalRule::Half if played_half && played => Standing::Counts,
                                WithdrawalRule::Half if played_half => Standing::ForfeitTo(other),
                                WithdrawalRule::Half if played => Standing::ShownOnly,
                                WithdrawalRule::Half => Standing::Cancelled,
                            };
                            assert_eq!(*standing, expected);
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn nothing_is_left_open_for_those_who_leave() {
    let mut chance = Chance::seeded(5);
    for _ in 0..3000 {
        let players = 2 + chance.below(15);
        let cycles = if chance.one_in(2) { Cycles::Single } else { Cycles::Double };
        let schedule = Schedule::new(players, cycles, Numbers::Drawn(chance.bits())).unwrap();
        let left: Vec<usize> = (0..players).filter(|_| chance.one_in(4)).collect();
        let results: BTreeSet<(usize, usize)> = (0..schedule.rounds.len())
            .flat_map(|round| (0..schedule.rounds[round].games.len()).map(move |table| (round, table)))
            .filter(|_| chance.one_in(2))
            .collect();
        let rule = [WithdrawalRule::Half, WithdrawalRule::VoidAll, WithdrawalRule::KeepPlayed][chance.below(3)];
        let settled = settle(&schedule, |round, table| results.contains(&(round, table)), &left, rule);
        for (index, round) in schedule.rounds.iter().enumerate() {
            assert_eq!(round.games.len(), settled[index].len());
            for (table, (game, standing)) in round.games.iter().zip(&settled[index]).enumerate() {
                let gone = left.contains(&game.first) || left.contains(&game.second);
                let played = results.contains(&(index, table));
                assert_eq!(*standing == Standing::Open, !gone && !played);
                assert_eq!(matches!(standing, Standing::Counts | Standing::ShownOnly), played);
                if let Standing::ForfeitTo(winner) = standing {
                    assert!(!left.contains(winner) && rule == WithdrawalRule::Half);
                }
            }
        }
    }
}
