//! The ratings against an independent program, and what must hold for any log.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use std::collections::{BTreeMap, BTreeSet};

use podium_engine::rating::{Book, Entry, Kind, Rating};
use proptest::prelude::*;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use skillratings::{MultiTeamOutcome, Outcomes};

const GAME: &str = "libertas";

/// Ranks with ties sharing the better one, from any keys.
fn ranks(keys: &[u8]) -> Vec<u32> {
    keys.iter().map(|key| 1 + keys.iter().filter(|other| *other < key).count() as u32).collect()
}

/// A table of different players out of twelve.
fn table(size: impl Strategy<Value = usize>) -> impl Strategy<Value = (Vec<u64>, Vec<u32>)> {
    size.prop_flat_map(|size| {
        let players = proptest::sample::subsequence((1..=12_u64).collect::<Vec<_>>(), size).prop_shuffle();
        (players, proptest::collection::vec(0..4_u8, size).prop_map(|keys| ranks(&keys)))
    })
}

/// A log whose periods begin anywhere and go on by small steps.
fn log(size: impl Strategy<Value = usize> + Clone) -> impl Strategy<Value = Vec<Entry>> {
    proptest::collection::vec((table(size), 0..3_u32), 1..60).prop_map(|results| {
        let mut period = 100;
        let entries = results.into_iter().enumerate().map(|(number, ((players, ranks), step))| {
            period += step;
            Entry::played(number as u64, period, GAME, players, ranks)
        });
        entries.collect()
    })
}

fn close(ours: f64, theirs: f64) -> bool {
    (ours - theirs).abs() < 1e-6 * theirs.abs().max(1.0)
}

/// Glicko-2 period by period, by the other program, as Glickman describes it.
fn glicko2_by_periods(log: &[Entry]) -> BTreeMap<u64, Glicko2Rating> {
    let mut ratings: BTreeMap<u64, Glicko2Rating> = BTreeMap::new();
    let (first, last) = (log.iter().map(|e| e.period).min().unwrap(), log.iter().map(|e| e.period).max().unwrap());
    for period in first..=last {
        let results: Vec<&Entry> = log.iter().filter(|entry| entry.period == period).collect();
        let newcomers: BTreeSet<u64> = results.iter().flat_map(|entry| entry.players.clone()).collect();
        newcomers.iter().for_each(|player| {
            ratings.entry(*player).or_default();
        });
        let before = ratings.clone();
        for (player, rating) in &mut ratings {
            let mut met = Vec::new();
            for entry in &results {
                let Some(own) = entry.players.iter().position(|other| other == player) else { continue };
                let outcome = match entry.ranks[own].cmp(&entry.ranks[1 - own]) {
                    std::cmp::Ordering::Less => Outcomes::WIN,
                    std::cmp::Ordering::Equal => Outcomes::DRAW,
                    std::cmp::Ordering::Greater => Outcomes::LOSS,
                };
                met.push((before[&entry.players[1 - own]], outcome));
            }
            *rating = match met.is_empty() {
                true => decay_deviation(rating),
                false => glicko2_rating_period(rating, &met, &Glicko2Config::default()),
            };
        }
    }
    ratings
}

fn weng_lin_by_tables(log: &[Entry]) -> BTreeMap<u64, WengLinRating> {
    let mut ratings: BTreeMap<u64, WengLinRating> = BTreeMap::new();
    for entry in log {
        let before: Vec<[WengLinRating; 1]> =
            entry.players.iter().map(|player| [ratings.get(player).copied().unwrap_or_default()]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = (before.iter())
            .zip(&entry.ranks)
            .map(|(team, rank)| (team.as_slice(), MultiTeamOutcome::new(*rank as usize)))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::default());
        ratings.extend(entry.players.iter().copied().zip(after.into_iter().map(|team| team[0])));
    }
    ratings
}

fn is_sound(rating: Rating) -> bool {
    rating.value().is_finite()
        && rating.deviation().is_finite()
        && rating.deviation() > 0.0
        && rating.conservative().is_finite()
}

proptest! {
    #[test]
    fn duels_agree_with_another_program(log in log(Just(2_usize))) {
        let book = Book::replay(&log).book;
        let last = log.iter().map(|entry| entry.period).max().unwrap();
        // Their periods run to the end of the last one; ours are asked at the beginning of the next.
        for (player, theirs) in glicko2_by_periods(&log) {
            let Some(Rating::Glicko2(ours)) = book.rating(GAME, player, 2, last + 1) else { panic!("no rating") };
            prop_assert!(close(ours.rating, theirs.rating), "{ours:?} {theirs:?}");
            prop_assert!(close(ours.deviation, theirs.deviation), "{ours:?} {theirs:?}");
            prop_assert!(close(ours.volatility, theirs.volatility), "{ours:?} {theirs:?}");
        }
    }

    #[test]
    fn tables_agree_with_another_program(mut log in log(3..=10_usize)) {
        log.iter_mut().for_each(|entry| entry.period = 5);
        let book = Book::replay(&log).book;
        for (player, theirs) in weng_lin_by_tables(&log) {
            let Some(Rating::WengLin(ours)) = book.rating(GAME, player, 3, 5) else { panic!("no rating") };
            prop_assert!(close(ours.mu, theirs.rating), "{ours:?} {theirs:?}");
            prop_assert!(close(ours.sigma, theirs.uncertainty.max(25.0 / 35.0)), "{ours:?} {theirs:?}");
        }
    }

    #[test]
    fn a_replay_is_the_same_as_going_on(log in log(1..=11_usize), seed in any::<u64>()) {
        let mut book = Book::default();
        let mut changes = Vec::new();
        for entry in &log {
            changes.extend(book.record(entry).into_iter().flatten());
        }
        let mut shuffled = log.clone();
        podium_engine::chance::Chance::seeded(seed).shuffle(&mut shuffled);
        let replay = Book::replay(&shuffled);
        prop_assert_eq!(&replay.book, &book);
        prop_assert_eq!(&replay.changes, &changes);
        // What is shown is what the last change says.
        for change in &changes {
            let last = changes.iter().rfind(|other| other.player == change.player && other.against.len().min(2) == change.against.len().min(2));
            let shown = book.rating(GAME, change.player, change.against.len() + 1, change.period);
            prop_assert!(shown.is_some());
            if last.is_some_and(|last| last.number == change.number) {
                prop_assert_eq!(shown, Some(change.after));
            }
        }
    }

    #[test]
    fn a_correction_repairs_all_later_ratings(
        log in log(2..=5_usize),
        corrections in proptest::collection::vec((any::<prop::sample::Index>(), proptest::collection::vec(0..4_u8, 5), any::<bool>()), 1..6),
    ) {
        // The book goes on with each correction as the service does: everything before the corrected
        // result is kept, everything after it recorded again.
        let mut corrected = log.clone();
        let mut books: Vec<Book> = vec![Book::default()];
        let record_from = |books: &mut Vec<Book>, log: &[Entry], from: usize| {
            books.truncate(from + 1);
            for entry in &log[from..] {
                let mut next = books[books.len() - 1].clone();
                let _ = next.record(entry);
                books.push(next);
            }
        };
        record_from(&mut books, &corrected, 0);
        for (at, keys, forfeit) in &corrections {
            let at = at.index(corrected.len());
            let entry = &mut corrected[at];
            entry.ranks = ranks(&keys[..entry.players.len()]);
            entry.kind = if *forfeit { Kind::Forfeit } else { Kind::Played };
            record_from(&mut books, &corrected, at);
        }
        prop_assert_eq!(&Book::replay(&corrected).book, books.last().unwrap());
    }

    #[test]
    fn seats_do_not_matter(log in log(2..=10_usize), seed in any::<u64>()) {
        let mut chance = podium_engine::chance::Chance::seeded(seed);
        let mut reseated = log.clone();
        for entry in &mut reseated {
            let mut seats: Vec<(u64, u32)> = entry.players.iter().copied().zip(entry.ranks.iter().copied()).collect();
            chance.shuffle(&mut seats);
            (entry.players, entry.ranks) = seats.into_iter().unzip();
        }
        prop_assert_eq!(Book::replay(&log), Book::replay(&reseated));
    }

    #[test]
    fn any_log_gives_finite_numbers(
        entries in proptest::collection::vec(
            (any::<u64>(), any::<u32>(), proptest::collection::vec(0..6_u64, 0..13), proptest::collection::vec(any::<u32>(), 0..13), any::<u32>()),
            0..40,
        ),
    ) {
        let log: Vec<Entry> = entries.into_iter().map(|(number, period, players, ranks, length)| {
            Entry { length, ..Entry::played(number, period, GAME, players, ranks) }
        }).collect();
        let replay = Book::replay(&log);
        for change in &replay.changes {
            prop_assert!(is_sound(change.before) && is_sound(change.from) && is_sound(change.after));
        }
    }
}

/// One player beats everybody for ever, in long matches, with gaps as long as they can be.
#[test]
fn one_sided_logs_stay_within_bounds() {
    for players in [2_u64, 3, 10] {
        for step in [0, 1, 10_000_000] {
            let log: Vec<Entry> = (0..400_u64)
                .map(|number| {
                    let seats: Vec<u64> =
                        (0..players).map(|seat| if seat == 0 { 0 } else { seat + number % 2 * 20 }).collect();
                    let ranks = (1..=players as u32).collect();
                    Entry { length: u32::MAX, ..Entry::played(number, number as u32 * step, GAME, seats, ranks) }
                })
                .collect();
            let replay = Book::replay(&log);
            assert_eq!(replay.changes.len(), 400 * players as usize);
            assert!(replay.changes.iter().all(|change| is_sound(change.after)));
            let upset =
                Entry::played(1000, u32::MAX, GAME, (0..players).rev().collect(), (1..=players as u32).collect());
            let mut book = replay.book;
            assert!(book.record(&upset).unwrap().iter().all(|change| is_sound(change.after)));
        }
    }
}

#[test]
fn byes_forfeits_and_solo_games_are_not_rated() {
    let mut log = vec![Entry::played(1, 1, GAME, vec![1, 2], vec![1, 2])];
    let only = Book::replay(&log);
    for (number, kind, players) in [
        (2, Kind::Forfeit, vec![1, 2]),
        (3, Kind::Bye, vec![1]),
        (4, Kind::Solo, vec![1, 2, 3]),
        (5, Kind::Played, vec![1]),
    ] {
        let ranks = (1..=players.len() as u32).collect();
        log.push(Entry { kind, ..Entry::played(number, 1, GAME, players, ranks) });
    }
    let all = Book::replay(&log);
    assert_eq!(all.book, only.book);
    assert_eq!(all.passed.iter().map(|(number, _)| *number).collect::<Vec<_>>(), [2, 3, 4, 5]);
}

#[test]
fn games_and_ladders_are_apart() {
    let log = [
        Entry::played(1, 1, "libertas", vec![1, 2], vec![1, 2]),
        Entry::played(2, 1, "reversi", vec![1, 2], vec![2, 1]),
        Entry::played(3, 1, "libertas", vec![1, 2, 3], vec![3, 2, 1]),
    ];
    let book = Book::replay(&log).book;
    assert!(book.rating("libertas", 1, 2, 1).unwrap().value() > 1500.0);
    assert!(book.rating("reversi", 1, 2, 1).unwrap().value() < 1500.0);
    assert!(book.rating("libertas", 1, 3, 1).unwrap().value() < 25.0);
    assert_eq!(book.rating("reversi", 1, 3, 1), None);
    assert_eq!(book.list("libertas", 3, 1).iter().map(|listed| listed.player).collect::<Vec<_>>(), [3, 2, 1]);
    assert_eq!(book.list("libertas", 2, 1).len(), 2);
}

#[test]
fn a_change_explains_itself() {
    let log = [
        Entry { length: 9, ..Entry::played(1, 1, GAME, vec![1, 2], vec![1, 2]) },
        Entry::played(2, 20, GAME, vec![1, 2], vec![1, 1]),
        Entry::played(3, 20, GAME, vec![1, 2], vec![1, 2]),
        Entry::played(4, 20, GAME, vec![1, 2, 3], vec![1, 2, 2]),
    ];
    let changes = Book::replay(&log).changes;
    let text = |number, player| changes.iter().find(|c| c.number == number && c.player == player).unwrap().text();
    assert!(text(1, 1).english().starts_with(
        "Against 1500? ± 350: expected 0.50, scored 1.0. As a longer match, it counts 3.00 times. Rating 1500.0 → "
    ));
    assert!(text(2, 1).english().starts_with("After 18 periods without a game, the deviation has grown from "));
    assert!(text(3, 2).english().contains("The 2 results of this period are calculated together, starting from "));
    assert!(text(4, 2).english().starts_with("Against 25.0? ± 8.3, 25.0? ± 8.3: expected 1.00, scored 0.5."));
    assert!(text(4, 2).say("fr").starts_with("Contre 25,0? ± 8,3, 25,0? ± 8,3\u{a0}: attendu 1,00, obtenu 0,5."));
}

#[test]
fn a_result_out_of_order_needs_a_replay() {
    let mut book = Book::default();
    book.record(&Entry::played(5, 2, GAME, vec![1, 2], vec![1, 2])).unwrap();
    let before = book.clone();
    let refused = book.record(&Entry::played(9, 1, GAME, vec![1, 2], vec![1, 2])).unwrap_err();
    assert!(refused.english().contains("have to be recalculated from the log"), "{refused}");
    assert!(book.record(&Entry::played(6, 2, GAME, vec![1, 1], vec![1, 2])).is_err());
    assert!(book.record(&Entry::played(7, 2, GAME, vec![1, 3], vec![2, 3])).is_err());
    assert_eq!(book, before);
    let stored: Book = serde_json::from_str(&serde_json::to_string(&book).unwrap()).unwrap();
    assert_eq!(stored, before);
}
