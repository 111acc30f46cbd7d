//! Random ladders: whatever happens in whatever order, the ladder stays one.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use podium_engine::chance::Chance;
use podium_engine::contest::day::Day;
use podium_engine::contest::ladder::{Event, Ladder, Rules, What, Why, Winner, replay, targets};

fn random_event(chance: &mut Chance, ladder: &Ladder, day: Day, rules: &Rules) -> What {
    let name = |chance: &mut Chance| format!("P{}", chance.below(14));
    let (any, other) = (name(chance), name(chance));
    let (by, whom) = match chance.pick(&ladder.open) {
        Some(open) if !chance.one_in(8) => (open.by.clone(), open.whom.clone()),
        _ => (any.clone(), other),
    };
    match chance.below(16) {
        0..=2 => What::Joined(any),
        3 => What::Left(any),
        4..=7 => match chance.pick(&targets(ladder, rules, &any, day)) {
            Some(target) => What::Challenged { by: any, whom: target.clone() },
            None => What::Challenged { by, whom },
        },
        8 | 9 => What::Accepted { by, whom },
        10 => What::Refused { by, whom },
        11 => What::Cancelled { by, whom },
        12 | 13 => {
            let winner = [Some(by.clone()), Some(whom.clone()), None][chance.below(3)].clone();
            What::Played { by, whom, winner }
        }
        14 => What::NoShow { absent: if chance.one_in(2) { by.clone() } else { whom.clone() }, by, whom },
        _ => What::Placed { player: any, rung: chance.below(20) },
    }
}

fn random_ladder(seed: u64) -> (Rules, Vec<Event>) {
    let mut chance = Chance::seeded(seed);
    let winner = if chance.one_in(2) { Winner::TakesThePlace } else { Winner::GoesHalfWay };
    let rules = Rules { winner, open_challenges: 1 + chance.below(2), days_between: 5, ..Rules::default() };
    let mut events: Vec<Event> = Vec::new();
    let mut day = Day::from_number(20_000);
    for _ in 0..60 {
        day = day.plus(chance.below(3) as u32);
        let ladder = replay(&rules, &events, day);
        events.push(Event { day, what: random_event(&mut chance, &ladder, day, &rules) });
    }
    (rules, events)
}

/// Follows the published moves alone.
fn by_moves(ladder: &Ladder, left: &dyn Fn(Day, &str) -> bool) -> Vec<String> {
    let mut rungs: Vec<String> = Vec::new();
    for one in &ladder.moves {
        rungs.retain(|player| !left(one.day, player));
        rungs.retain(|player| *player != one.player);
        rungs.insert((one.to - 1).min(rungs.len()), one.player.clone());
    }
    rungs
}

#[test]
fn everybody_on_the_ladder_is_there_once() {
    for seed in 0..1_000 {
        let (rules, events) = random_ladder(seed);
        let today = events.last().map_or(Day::from_number(0), |event| event.day);
        let ladder = replay(&rules, &events, today);
        let refused = |index: usize| ladder.refused.iter().any(|refused| refused.event == index);
        let mut expected: Vec<String> = Vec::new();
        for (_, event) in events.iter().enumerate().filter(|(index, _)| !refused(*index)) {
            match &event.what {
                What::Joined(player) => expected.push(player.clone()),
                What::Left(player) => expected.retain(|other| other != player),
                _ => {}
            }
        }
        let mut found = ladder.rungs.clone();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "seed {seed}");
        for open in &ladder.open {
            assert!(open.until >= today && found.contains(&open.by) && found.contains(&open.whom), "seed {seed}");
        }
    }
}

#[test]
fn the_ladder_of_a_day_does_not_depend_on_what_came_later() {
    for seed in 0..200 {
        let (rules, events) = random_ladder(seed);
        for cut in [10, 25, 40] {
            let today = events[cut].day;
            let until: Vec<Event> = events.iter().filter(|event| event.day <= today).cloned().collect();
            assert_eq!(replay(&rules, &events, today), replay(&rules, &until, today));
        }
    }
}

#[test]
fn the_moves_tell_the_whole_story() {
    for seed in 0..1_000 {
        let (rules, mut events) = random_ladder(seed);
        events.retain(|event| !matches!(event.what, What::Left(_)));
        let ladder = replay(&rules, &events, Day::from_number(30_000));
        assert_eq!(by_moves(&ladder, &|_, _| false), ladder.rungs, "seed {seed}");
        for one in &ladder.moves {
            assert!(!one.text().say("fr").is_empty());
            let down = one.from.is_some_and(|from| one.to >= from);
            match one.why {
                Why::Beat(_) => assert!(!down),
                Why::Refused(_) | Why::Silent(_) => assert!(down && one.to <= one.from.unwrap_or(0) + rules.refusal),
                Why::NoShow(_) => assert!(down && one.to <= one.from.unwrap_or(0) + rules.no_show),
                Why::Joined | Why::Placed => {}
            }
        }
        assert!(ladder.open.is_empty(), "all deadlines have passed");
    }
}
