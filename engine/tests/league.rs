//! Seasons of leagues, random and by hand: results, delays, withdrawals, and the season after.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use std::collections::BTreeSet;

use podium_engine::chance::Chance;
use podium_engine::contest::day::Day;
use podium_engine::contest::league::{
    At, Calendar, Close, Criterion, Division, Event, Fill, Intake, Overdue, Rules, Season, State, Status, What, Why,
    Withdrawal, close, fixtures, replay,
};

/// A round robin by the circle method.
fn round_robin(count: usize) -> Vec<Vec<(usize, usize)>> {
    let even = count + count % 2;
    let mut circle: Vec<usize> = (0..even).collect();
    let mut rounds = Vec::new();
    for _ in 1..even {
        let pairs = (0..even / 2).map(|index| (circle[index], circle[even - 1 - index]));
        rounds.push(pairs.filter(|(a, b)| *a < count && *b < count).collect());
        circle[1..].rotate_right(1);
    }
    rounds
}

fn season(divisions: &[(&str, usize, &[&str])], rules: Rules) -> Season {
    let divisions = divisions.iter().map(|(name, tier, players)| Division {
        name: (*name).to_owned(),
        tier: *tier,
        players: players.iter().map(|player| (*player).to_owned()).collect(),
        fixtures: Vec::new(),
    });
    with_fixtures(Season { number: 1, rules, divisions: divisions.collect(), seed: 5 })
}

fn with_fixtures(mut season: Season) -> Season {
    let calendar = Calendar { first: Day::from_number(0), every: 7, open: 7, pauses: Vec::new() };
    for division in &mut season.divisions {
        let schedule = round_robin(division.players.len());
        division.fixtures = fixtures(&division.players, &schedule, &calendar).expect("the schedule should fit");
    }
    season
}

fn event(day: i32, what: What) -> Event {
    Event { day: Day::from_number(day), what }
}

/// Everybody beats those who come later in the alphabet.
fn by_alphabet(season: &Season) -> Vec<Event> {
    let mut events = Vec::new();
    for (index, division) in season.divisions.iter().enumerate() {
        for (fixture, one) in division.fixtures.iter().enumerate() {
            let at = At { division: index, fixture };
            let home = u32::from(one.home < one.away);
            events.push(event(one.window.opens.number(), What::Played { at, home, away: 1 - home }));
        }
    }
    events
}

fn late() -> Day {
    Day::from_number(1_000)
}

fn names(close: &Close) -> Vec<String> {
    close.next.divisions.iter().map(|division| division.players.concat()).collect()
}

fn order(state: &State, division: usize) -> String {
    state.tables[division].iter().map(|line| line.player.as_str()).collect()
}

const UPPER: &[&str] = &["A", "B", "C", "D"];
const LOWER: &[&str] = &["E", "F", "G", "H"];

#[test]
fn two_go_up_and_two_go_down() {
    let season = season(&[("One", 0, UPPER), ("Two", 1, LOWER)], Rules::default());
    let close = close(&season, &by_alphabet(&season), late(), &Intake::default()).expect("the season should close");
    assert_eq!(names(&close), ["ABEF", "CDGH"]);
    assert_eq!((close.season, close.next.number), (1, 2));
    let why = |player: &str| close.moves.iter().find(|moved| moved.player == player).map(|moved| moved.why.clone());
    assert_eq!(why("A"), Some(Why::Stays));
    assert_eq!(why("C"), Some(Why::Relegated(3)));
    assert_eq!(why("E"), Some(Why::Promoted(1)));
    assert!(close.moves.iter().all(|moved| !moved.text().english().is_empty() && !moved.text().say("fr").is_empty()));
}

#[test]
fn play_offs_decide_between_the_tiers() {
    let rules = Rules { promoted: 1, relegated: 1, play_offs: 1, ..Rules::default() };
    let season = season(&[("One", 0, UPPER), ("Two", 1, LOWER)], rules);
    let mut events = by_alphabet(&season);
    let state = replay(&season, &events, late());
    assert_eq!(state.play_offs.len(), 1);
    assert_eq!((state.play_offs[0].holder.as_str(), state.play_offs[0].challenger.as_str()), ("C", "F"));
    let why = close(&season, &events, late(), &Intake::default()).expect_err("the play-off is open").text.english();
    assert!(why.contains("between C and F"));
    let tie = |holder: &str, challenger: &str, winner: &str| {
        let [holder, challenger, winner] = [holder, challenger, winner].map(str::to_owned);
        event(900, What::PlayOff { holder, challenger, winner })
    };
    events.push(tie("C", "F", "C"));
    let closed = close(&season, &events, late(), &Intake::default()).expect("the season should close");
    assert_eq!(names(&closed), ["ABCE", "DFGH"]);
    events.pop();
    events.push(tie("C", "F", "F"));
    let closed = close(&season, &events, late(), &Intake::default()).expect("the season should close");
    assert_eq!(names(&closed), ["ABEF", "CDGH"]);
    events.push(tie("B", "F", "F"));
    assert_eq!(replay(&season, &events, late()).refused.len(), 1, "there is no such play-off");
}

#[test]
fn holes_are_filled_by_wild_cards_then_by_the_best_third() {
    let two: &[(&str, usize, &[&str])] =
        &[("One", 0, UPPER), ("Two A", 1, &["E", "F", "G", "H"]), ("Two B", 1, &["I", "J", "K", "L"])];
    let rules = Rules { promoted: 1, relegated: 2, ..Rules::default() };
    let mut season = season(two, rules);
    let events = by_alphabet(&season);
    let leaving = vec!["A".to_owned()];
    let intake = Intake { leaving: leaving.clone(), ..Intake::default() };
    let best_below = close(&season, &events, late(), &intake).expect("the season should close");
    // F and J are both second with two wins; the first division comes first.
    assert_eq!(names(&best_below)[0], "BEIF");
    let intake = Intake { leaving: leaving.clone(), wild_cards: vec![("W".to_owned(), 0)], ..Intake::default() };
    assert_eq!(names(&close(&season, &events, late(), &intake).expect("the season should close"))[0], "BEIW");
    season.rules.fill = Fill::Reprieve;
    let intake = Intake { leaving, ..Intake::default() };
    let reprieved = close(&season, &events, late(), &intake).expect("the season should close");
    assert_eq!(names(&reprieved)[0], "BCEI");
    let intake = Intake { wild_cards: vec![("W".to_owned(), 0)], ..Intake::default() };
    let full = close(&season, &events, late(), &intake).expect("the season should close");
    assert_eq!(names(&full)[0], "ABEI", "a wild card needs a hole");
    assert!(full.next.divisions[1..].iter().any(|division| division.players.contains(&"W".to_owned())));
}

#[test]
fn a_season_with_open_fixtures_does_not_close() {
    let mut season = season(&[("One", 0, UPPER)], Rules::default());
    let mut events = by_alphabet(&season);
    events.pop();
    let why = close(&season, &events, late(), &Intake::default()).expect_err("one is open").text.english();
    assert!(why.contains("Fixtures without a result: 1."));
    season.rules.overdue = Overdue::BothLose;
    assert!(close(&season, &events, late(), &Intake::default()).is_ok());
    season.rules.overdue = Overdue::Wait;
    let twice = Intake { newcomers: vec!["B".to_owned()], ..Intake::default() };
    let events = by_alphabet(&season);
    assert!(close(&season, &events, late(), &twice).expect_err("twice").text.english().contains("B would be"));
    let unknown = Intake { leaving: vec!["Z".to_owned()], ..Intake::default() };
    assert!(
        close(&season, &events, late(), &unknown)
            .expect_err("unknown")
            .text
            .english()
            .contains("Z is not in any division")
    );
}

#[test]
fn fixtures_are_put_off_within_the_rules() {
    let rules = Rules { postponements: 1, longest_postponement: 14, ..Rules::default() };
    let season = season(&[("One", 0, UPPER)], rules);
    let first = season.divisions[0].fixtures[0].clone();
    let put_off = |fixture: usize, by: Option<&str>, to: i32| {
        let at = At { division: 0, fixture };
        event(1, What::Postponed { at, by: by.map(str::to_owned), to: Day::from_number(to) })
    };
    let by = Some(first.home.as_str());
    let refused = |events: &[Event]| {
        replay(&season, events, Day::from_number(1)).refused.iter().map(|refused| refused.event).collect::<Vec<_>>()
    };
    assert_eq!(refused(&[put_off(0, by, 20)]), [0; 0]);
    assert_eq!(refused(&[put_off(0, by, 21)]), [0], "six and fourteen are twenty");
    assert_eq!(refused(&[put_off(0, None, 99)]), [0; 0], "the organiser may");
    assert_eq!(refused(&[put_off(0, by, 6)]), [0]);
    assert_eq!(refused(&[put_off(0, Some("Nobody"), 9)]), [0]);
    assert_eq!(refused(&[put_off(0, by, 9), put_off(0, by, 12)]), [1], "once only");
    assert_eq!(refused(&[put_off(9, by, 9)]), [0]);
    let status = |events: &[Event], day: i32| replay(&season, events, Day::from_number(day)).fixtures[0][0].status;
    assert_eq!(status(&[], 6), Status::Open);
    assert_eq!(status(&[], 7), Status::Overdue);
    assert_eq!(status(&[put_off(0, by, 9)], 9), Status::Open);
    assert_eq!(replay(&season, &[], Day::from_number(6)).fixtures[0][2].status, Status::Upcoming);
}

#[test]
fn whoever_leaves_early_leaves_no_results() {
    let mut season = season(&[("One", 0, UPPER)], Rules::default());
    let all = by_alphabet(&season);
    let gone = |day: i32| event(day, What::Withdrawn { player: "A".to_owned() });
    // One of three played.
    let mut events: Vec<Event> = all.iter().filter(|event| event.day < Day::from_number(7)).cloned().collect();
    events.push(gone(7));
    let state = replay(&season, &events, Day::from_number(7));
    assert_eq!(state.fixtures[0].iter().filter(|state| state.status == Status::Void).count(), 3);
    assert!(order(&state, 0).ends_with('A'));
    // Two of three played.
    let mut events: Vec<Event> = all.iter().filter(|event| event.day < Day::from_number(14)).cloned().collect();
    events.push(gone(14));
    let state = replay(&season, &events, Day::from_number(14));
    let forfeited = |state: &State| {
        state.fixtures[0].iter().filter(|state| matches!(state.status, Status::Forfeited { .. })).count()
    };
    assert_eq!(forfeited(&state), 1);
    season.rules.withdrawal = Withdrawal::Keep;
    assert_eq!(forfeited(&replay(&season, &[gone(0)], Day::from_number(0))), 3);
}

#[test]
fn a_corrected_result_replaces_the_first() {
    let season = season(&[("One", 0, UPPER)], Rules::default());
    let mut events = by_alphabet(&season);
    assert_eq!(order(&replay(&season, &events, late()), 0), "ABCD");
    let fixture = season.divisions[0].fixtures.iter().position(|one| one.home == "A" && one.away == "D");
    let at = At { division: 0, fixture: fixture.expect("A should meet D") };
    events.push(event(99, What::Played { at, home: 0, away: 7 }));
    events.push(event(99, What::Played { at, home: 0, away: 3 }));
    let state = replay(&season, &events, late());
    // A and B have two wins each, and A beat B.
    assert_eq!(order(&state, 0), "ABCD");
    assert_eq!(state.tables[0][1].decided_by, Some(Criterion::Direct));
    // C and D have one each, and C beat D.
    assert_eq!(state.tables[0][3].scored, 3);
}

/// Random leagues over several seasons: nobody is lost or doubled, tiers keep their sizes, results
/// can be replayed, and closing again gives the same.
#[test]
fn random_leagues_go_on_for_years() {
    for seed in 0..400 {
        let mut chance = Chance::seeded(seed);
        let tiers = 1 + chance.below(4);
        let mut divisions = Vec::new();
        let mut count = 0;
        for tier in 0..tiers {
            for part in 0..=chance.below(2) {
                let players = (0..3 + chance.below(6)).map(|_| {
                    count += 1;
                    format!("P{count}")
                });
                let (name, players) = (format!("{tier}.{part}"), players.collect());
                divisions.push(Division { name, tier, players, fixtures: Vec::new() });
            }
        }
        let rules = Rules {
            promoted: chance.below(4),
            relegated: chance.below(4),
            play_offs: chance.below(3),
            fill: if chance.one_in(2) { Fill::BestBelow } else { Fill::Reprieve },
            overdue: Overdue::BothLose,
            ..Rules::default()
        };
        let mut season = Season { number: 1, rules, divisions, seed };
        for _ in 0..3 {
            season = next_season(season, &mut count, &mut chance);
        }
    }
}

fn next_season(season: Season, count: &mut usize, chance: &mut Chance) -> Season {
    let season = with_fixtures(season);
    let everybody: BTreeSet<String> = season.divisions.iter().flat_map(|one| one.players.clone()).collect();
    let mut events = Vec::new();
    for (division, one) in season.divisions.iter().enumerate() {
        for (fixture, window) in one.fixtures.iter().map(|fixture| fixture.window).enumerate() {
            let at = At { division, fixture };
            let day = window.opens.number();
            match chance.below(12) {
                0 => {}
                1 => events.push(event(day, What::Forfeited { at, by: None })),
                _ => {
                    let (home, away) = (chance.below(4) as u32, chance.below(4) as u32);
                    events.push(event(day, What::Played { at, home, away }));
                }
            }
        }
        if chance.one_in(3) {
            events
                .extend(chance.pick(&one.players).map(|player| event(20, What::Withdrawn { player: player.clone() })));
        }
    }
    let ties = replay(&season, &events, late()).play_offs;
    events.extend(ties.into_iter().map(|tie| {
        let winner = if chance.one_in(2) { tie.holder.clone() } else { tie.challenger.clone() };
        event(999, What::PlayOff { holder: tie.holder, challenger: tie.challenger, winner })
    }));
    let state = replay(&season, &events, late());
    assert_eq!(state.refused, []);
    let mut new = |many: usize| -> Vec<String> {
        (0..many)
            .map(|_| {
                *count += 1;
                format!("P{count}")
            })
            .collect()
    };
    let (newcomers, cards) = (new(chance.below(4)), new(chance.below(2)));
    let leaving: Vec<String> = everybody
        .iter()
        .filter(|player| !state.withdrawn.contains_key(*player) && chance.one_in(15))
        .cloned()
        .collect();
    let wild_cards: Vec<(String, usize)> = cards.into_iter().map(|player| (player, chance.below(4))).collect();
    let intake = Intake { leaving: leaving.clone(), newcomers, wild_cards };
    let closed = close(&season, &events, late(), &intake).expect("the season should close");
    assert_eq!(close(&season, &events, late(), &intake).as_ref(), Ok(&closed), "closing again changes nothing");

    let mut expected = everybody;
    expected.retain(|player| !leaving.contains(player) && !state.withdrawn.contains_key(player));
    expected.extend(intake.newcomers.iter().cloned().chain(intake.wild_cards.iter().map(|(player, _)| player.clone())));
    let next: Vec<String> = closed.next.divisions.iter().flat_map(|division| division.players.clone()).collect();
    assert_eq!(next.len(), expected.len(), "nobody twice");
    assert_eq!(next.into_iter().collect::<BTreeSet<_>>(), expected, "nobody lost");

    let places = |season: &Season, tier: usize| -> usize {
        season.divisions.iter().filter(|one| one.tier == tier).map(|one| one.players.len()).sum()
    };
    let last = season.divisions.iter().map(|one| one.tier).max().unwrap_or(0);
    for tier in 0..last {
        // A tier comes out short only where nobody is left below but wild cards for there.
        let below: usize = (tier + 1..=last).map(|tier| places(&closed.next, tier)).sum();
        let (was, is) = (places(&season, tier), places(&closed.next, tier));
        assert!(is == was || is < was && below <= intake.wild_cards.len(), "tier {tier}: {was} became {is}");
    }
    assert!(closed.next.divisions.iter().all(|division| !division.players.is_empty()));
    closed.next
}

#[test]
fn a_season_is_stored_and_read_again() {
    let season = season(&[("One", 0, UPPER), ("Two", 1, LOWER)], Rules::default());
    let events = by_alphabet(&season);
    let closed = close(&season, &events, late(), &Intake::default()).expect("the season should close");
    let stored = serde_json::to_string(&(&season, &events, &closed)).expect("a season should be JSON");
    assert!(stored.contains("\"opens\":\"1970-01-01\""));
    let read: (Season, Vec<Event>, Close) = serde_json::from_str(&stored).expect("the season should be read");
    assert_eq!(read, (season, events, closed));
}
