//! Matches under random and hostile play, and against brute force.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use podium_engine::chance::Chance;
use podium_engine::contest::series::*;
use proptest::prelude::*;

const NAMES: [&str; 12] = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon", "Kay", "Lou"];

fn tied() -> impl Strategy<Value = Tied> {
    prop_oneof![Just(Tied::Shared), Just(Tied::PlayOn)]
}

fn best() -> impl Strategy<Value = Best> {
    prop_oneof![Just(Best::Highest), Just(Best::Lowest)]
}

fn rule() -> impl Strategy<Value = Rule> {
    let scale =
        (proptest::option::of(proptest::collection::vec(-300..900_i64, 0..12)), proptest::option::of(0..12_usize))
            .prop_map(|(points, full_table)| {
                let points = points.map(|mut points| {
                    points.sort_unstable_by(|a, b| b.cmp(a));
                    points.into_iter().map(Points::hundredths).collect()
                });
                Scoring::Places(Scale { points, full_table })
            });
    let scores =
        (best(), proptest::option::of(0..12_usize)).prop_map(|(best, full_table)| Scoring::Scores { best, full_table });
    let backgammon =
        (0..12_u32, any::<[bool; 4]>(), 0..3_u8).prop_map(|(points, [crawford, jacoby, cube, flag], auto)| {
            let auto = [Auto::No, Auto::Once, Auto::Each][usize::from(auto)];
            let timeout = if flag { Timeout::Match } else { Timeout::Game };
            Rule::Backgammon(Backgammon { points, crawford, jacoby, auto, cube, timeout })
        });
    prop_oneof![
        tied().prop_map(|tied| Rule::Single { tied }),
        (0..8_u32, tied()).prop_map(|(games, tied)| Rule::BestOf { games, tied }),
        (0..5_u32, tied()).prop_map(|(games, tied)| Rule::Games { games, tied }),
        (0..9_u32).prop_map(|points| Rule::FirstTo { points }),
        tied().prop_map(|tied| Rule::Exchange { tied }),
        backgammon,
        tied().prop_map(|tied| Rule::SplinkDuel { tied }),
        (0..40_u32).prop_map(|target| Rule::Spangle { target }),
        (0..20_u32).prop_map(|target| Rule::FlyingMarbles { target }),
        (0..5_u32, best(), tied()).prop_map(|(games, best, tied)| Rule::Totals { games, best, tied }),
        (0..4_u32, prop_oneof![scale, scores]).prop_map(|(games, scoring)| Rule::Table { games, scoring }),
        (0..3_u32, best()).prop_map(|(attempts, best)| Rule::Attack(Attack { attempts, best, setup: None })),
    ]
}

/// Any event at all, sensible or not.
fn event() -> impl Strategy<Value = Event> {
    let seats = || proptest::collection::vec(0..4_usize, 0..5);
    let played = (
        proptest::collection::vec(0..4_u32, 0..5),
        proptest::option::of(proptest::collection::vec(any::<i64>(), 0..5)),
        any::<Option<bool>>(),
        0..2_usize,
    )
        .prop_map(|(ranks, scores, solved, turns)| {
            Ending::Played(Played { ranks, scores, solved, turns, end: "timeout".into() })
        });
    let ending = prop_oneof![4 => played, 1 => seats().prop_map(Ending::Forfeit), 1 => Just(Ending::Adjourned)];
    let record = proptest::option::of(Just(Tags::default()));
    prop_oneof![
        8 => (seats(), record, ending).prop_map(|(seats, record, ending)| Event::Game(Game { seats, record, ending })),
        1 => seats().prop_map(Event::Withdrawal),
        1 => Just(Event::Closed),
    ]
}

/// A game that the expectation asks for, with a random result.
fn obey(rule: &Rule, next: &Expectation, chance: &mut Chance) -> Event {
    let record = Some(Tags { options: next.options.clone(), setup: next.setup.clone() });
    let seats = match rule {
        Rule::Attack(_) => vec![*chance.pick(&next.seats).unwrap()],
        _ => next.seats.clone(),
    };
    if chance.one_in(12) {
        let by = seats.iter().copied().filter(|_| chance.one_in(2)).collect::<Vec<_>>();
        let by = if by.is_empty() { vec![seats[0]] } else { by };
        return Event::Game(Game::forfeited(seats, by));
    }
    let scores: Vec<i64> = match rule {
        Rule::Backgammon(_) if chance.one_in(2) => vec![1 + chance.below(3) as i64, 0],
        Rule::Backgammon(_) => vec![0, 1 + chance.below(3) as i64],
        _ => seats.iter().map(|_| chance.below(7) as i64).collect(),
    };
    let ranks = podium_engine::game::Outcome::rank_by(&scores);
    Event::Game(Game { record, ..Game::entered(seats, ranks, Some(scores)) })
}

fn check(now: &Progress, entrants: usize) {
    assert_eq!(now.scores.len(), entrants);
    assert_eq!(now.ranks.is_some(), now.state == State::Decided);
    assert_eq!(now.next.is_some(), now.state == State::Open);
    assert!(!now.text.english().is_empty() && !now.text.say("fr").is_empty());
    if let Some(ranks) = &now.ranks {
        let present: Vec<u32> =
            ranks.iter().zip(&now.forfeited).filter(|(_, out)| !**out).map(|(rank, _)| *rank).collect();
        for rank in &present {
            assert_eq!(*rank as usize, 1 + present.iter().filter(|other| *other < rank).count());
        }
        let absent = ranks.iter().zip(&now.forfeited).filter(|(_, out)| **out).map(|(rank, _)| *rank);
        assert!(absent.into_iter().all(|rank| rank as usize == (present.len() + 1).max(2)));
    }
}

proptest! {
    #[test]
    fn nothing_breaks_on_any_events(rule in rule(), entrants in 0..5_usize, events in proptest::collection::vec(event(), 0..12)) {
        let mut accepted: Vec<Event> = Vec::new();
        for event in events {
            accepted.push(event);
            match progress(&rule, &NAMES[..entrants], &accepted) {
                Ok(now) => check(&now, entrants),
                Err(text) => {
                    prop_assert!(!text.english().is_empty() && !text.say("fr").is_empty());
                    accepted.pop();
                }
            }
        }
    }

    #[test]
    fn what_is_expected_is_accepted(rule in rule(), entrants in 2..11_usize, seed in any::<u64>()) {
        let mut chance = Chance::seeded(seed);
        let (mut events, names) = (Vec::new(), &NAMES[..entrants]);
        prop_assume!(rule.check(entrants).is_ok());
        for _ in 0..60 {
            let now = progress(&rule, names, &events).unwrap();
            check(&now, entrants);
            let sums: Vec<Points> = (0..entrants).map(|entrant| now.games.iter().map(|game| game[entrant]).sum()).collect();
            match &rule {
                Rule::Attack(_) => {}
                Rule::Backgammon(Backgammon { points, .. }) => {
                    let target = Points::whole(i64::from(*points));
                    prop_assert_eq!(&now.scores, &sums.into_iter().map(|sum| sum.min(target)).collect::<Vec<_>>());
                }
                _ => prop_assert_eq!(&now.scores, &sums),
            }
            let Some(next) = now.next else { break };
            events.push(obey(&rule, &next, &mut chance));
        }
        let now = progress(&rule, names, &events).unwrap();
        if now.state == State::Decided {
            let again = [events, vec![Event::Closed]].concat();
            prop_assert!(progress(&rule, names, &again).is_err());
        }
    }

    #[test]
    fn rules_and_events_survive_storage(rule in rule(), event in event()) {
        let stored: Rule = serde_json::from_str(&serde_json::to_string(&rule).unwrap()).unwrap();
        prop_assert_eq!(stored, rule);
        let stored: Event = serde_json::from_str(&serde_json::to_string(&event).unwrap()).unwrap();
        prop_assert_eq!(stored, event);
    }
}

/// The games of a series of two from the results of the first entrant, in half points.
fn duels(halves: &[i32]) -> Vec<Event> {
    let game = |(number, half): (usize, &i32)| {
        let seats = if number % 2 == 0 { vec![0, 1] } else { vec![1, 0] };
        let ranks = seats.iter().map(|entrant| match (*half, *entrant) {
            (1, _) | (2, 0) | (0, 1) => 1,
            _ => 2,
        });
        Event::Game(Game::entered(seats.clone(), ranks.collect(), None))
    };
    halves.iter().enumerate().map(game).collect()
}

/// Every sequence of so many results.
fn sequences(length: usize) -> Vec<Vec<i32>> {
    (0..length).fold(vec![Vec::new()], |all, _| {
        all.iter().flat_map(|start| (0..3).map(move |half| [start.clone(), vec![half]].concat())).collect()
    })
}

/// A best-of match is over exactly when every continuation has the same sole winner.
#[test]
fn best_of_is_over_when_nothing_can_change() {
    for games in 1..=5_usize {
        let rule = Rule::BestOf { games: games as u32, tied: Tied::Shared };
        let winner = |halves: &[i32]| (halves.iter().sum::<i32>() - halves.len() as i32).signum();
        for played in 0..games {
            'next: for start in sequences(played) {
                // Only sequences that the match lets happen.
                for cut in 0..played {
                    if progress(&rule, &NAMES[..2], &duels(&start[..cut])).unwrap().ranks.is_some() {
                        continue 'next;
                    }
                }
                let ends: Vec<i32> = sequences(games - played)
                    .iter()
                    .map(|rest| winner(&[start.clone(), rest.clone()].concat()))
                    .collect();
                let sure = ends.iter().all(|end| *end == ends[0] && *end != 0);
                let now = progress(&rule, &NAMES[..2], &duels(&start)).unwrap();
                assert_eq!(now.ranks.is_some(), sure, "best of {games}: {start:?}");
                if let Some(ranks) = now.ranks {
                    assert_eq!(ranks, if ends[0] > 0 { [1, 2] } else { [2, 1] });
                }
            }
        }
    }
}

/// All matches to 5 by games worth 1 or 2: the Crawford game is the first one that somebody begins at
/// match point, and only that one.
#[test]
fn crawford_by_the_book() {
    fn walk(wins: &mut Vec<(usize, i64)>) {
        let score = |upto: &[(usize, i64)]| {
            [0, 1].map(|who| upto.iter().filter(|(w, _)| *w == who).map(|(_, p)| *p).sum::<i64>())
        };
        let is_crawford = |upto: &[(usize, i64)]| {
            score(upto).contains(&4) && (0..upto.len()).all(|cut| !score(&upto[..cut]).contains(&4))
        };
        let events: Vec<Event> = wins
            .iter()
            .enumerate()
            .map(|(at, (winner, points))| {
                let crawford = if is_crawford(&wins[..at]) { "yes" } else { "no" };
                let options =
                    [("auto", "no"), ("crawford", crawford)].map(|(key, value)| (key.to_owned(), value.to_owned()));
                let (ranks, scores) =
                    if *winner == 0 { (vec![1, 2], vec![*points, 0]) } else { (vec![2, 1], vec![0, *points]) };
                let record = Some(Tags { options: options.into(), setup: None });
                Event::Game(Game { record, ..Game::entered(vec![0, 1], ranks, Some(scores)) })
            })
            .collect();
        let now = progress(&Rule::Backgammon(Backgammon::to(5)), &NAMES[..2], &events).unwrap();
        let over = score(wins).iter().any(|points| *points >= 5);
        assert_eq!(now.ranks.is_some(), over);
        let Some(next) = now.next else { return };
        assert_eq!(next.options["crawford"] == "yes", is_crawford(wins), "{wins:?}");
        for winner in [0, 1] {
            for points in [1, 2] {
                wins.push((winner, points));
                walk(wins);
                wins.pop();
            }
        }
    }
    walk(&mut Vec::new());
}
