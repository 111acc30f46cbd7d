use podium_engine::chance::Chance;
use podium_engine::contest::bracket;
use podium_engine::contest::day::{Day, Window};
use podium_engine::contest::open_play::{Ranking, Rules as OpenRules};
use podium_engine::contest::pairing::reason::Dutch;
use podium_engine::contest::round_robin::Cycles;
use podium_engine::contest::seating::{Clubs, System};
use podium_engine::contest::series::{Attack, Best, Rule, Tied};
use podium_engine::contest::swiss::{Score, Side};
use podium_engine::contest::{ladder, league};
use serde_json::Value;

use super::*;
use crate::competitions::actions::adjust::{Change, adjust};
use crate::competitions::actions::rounds::{draw, publish, start};
use crate::competitions::event::{Event, NewEntry};
use crate::competitions::format::{Groups, Knockout, Ladder, League, OpenPlay, RoundRobin, ScoreAttack, Swiss, Tables};
use crate::competitions::rehearsal::{Script, run};
use crate::competitions::settings::{Format, Settings, SwissSystem};
use crate::competitions::state::{Competition, Status};
use crate::competitions::testing::{Builder, NAMES, noon, player, swiss, user};
use crate::words::Said;

/// A competition of every format and pairing system, ready to start.
fn every_format() -> Vec<Builder> {
    let pair = |format: Format, players| Builder::new("spline", format, |_| {}).players(players);
    let decided = |format: Format, players| {
        Builder::new("spline", format, |it| it.rule = Rule::Single { tied: Tied::PlayOn }).players(players)
    };
    let swiss = |system| Format::Swiss(Swiss { system, rounds: 3, accelerated: false });
    let knockout = |bracket| Format::Knockout(Knockout { bracket });
    let single = bracket::Format::Single { third_place: true };
    let tables = |system, players| {
        let format = Format::Tables(Tables { system, rounds: 3, smallest: 4, clubs: Clubs::Prefer });
        let cup = Builder::new("spangle", format, |it| it.seats = 5);
        (0..players).fold(cup, |cup, at| {
            cup.then(Event::Entered { entry: NewEntry { club: Some("Lions".into()), ..player(at) } })
        })
    };
    let league = Format::League(League {
        rules: league::Rules { promoted: 1, relegated: 1, play_offs: 1, ..Default::default() },
        cycles: Cycles::Double,
        every: 7,
        open: 7,
        division_size: 5,
    });
    let window = Window { opens: "2026-03-02".parse::<Day>().unwrap(), closes: "2026-03-20".parse::<Day>().unwrap() };
    let open_play =
        OpenRules { window, per_opponent: 1, fewest_games: 2, ranking: Ranking::Points, win: 10, draw: 5, loss: 0 };
    let attack = |it: &mut Settings| {
        it.seats = 1;
        it.rule = Rule::Attack(Attack { attempts: 2, best: Best::Highest, setup: None });
    };
    vec![
        pair(swiss(SwissSystem::Dutch), 7),
        pair(swiss(SwissSystem::Plain), 7),
        Builder::new("spline", swiss(SwissSystem::Double), |it| it.rule = Rule::Exchange { tied: Tied::Shared })
            .players(7),
        pair(Format::RoundRobin(RoundRobin { cycles: Cycles::Double, withdrawal: Default::default() }), 5),
        decided(knockout(single), 6),
        decided(knockout(bracket::Format::Double { grand_final: bracket::GrandFinal::Reset }), 6),
        decided(knockout(bracket::Format::Consolation { spared: 1, last_chance: true }), 7),
        decided(Format::Groups(Groups { groups: 2, advance: 2, cycles: Cycles::Single, bracket: single }), 7),
        tables(System::ByPoints, 11),
        tables(System::Mixed, 9),
        tables(System::ByRank, 9),
        Builder::new("spline", league, |it| {
            it.starts_on = noon().date_naive().succ_opt().map(crate::dates::Date::nearest)
        })
        .players(10),
        pair(Format::Ladder(Ladder { rules: ladder::Rules::default() }), 6),
        pair(Format::OpenPlay(OpenPlay { rules: open_play }), 5),
        Builder::new("spuzzle", Format::ScoreAttack(ScoreAttack { opens: None, closes: None }), attack).players(4),
    ]
}

/// Plays a competition to its end; returns all its events.
fn played(cup: &mut Builder) -> Vec<Event> {
    let steps = run(&mut cup.it, &mut Chance::seeded(5), &Script::new(noon(), user("org"))).unwrap();
    assert_eq!(cup.it.status, Status::Finished);
    steps.into_iter().flat_map(|step| step.happened).map(|happened| happened.event).collect()
}

/// Whether it contains a sentence anywhere.
fn has_sentence(value: &Value) -> bool {
    match value {
        Value::Object(fields) => {
            fields.contains_key("code") && fields.contains_key("text") || fields.values().any(has_sentence)
        }
        Value::Array(values) => values.iter().any(has_sentence),
        _ => false,
    }
}

#[test]
fn events_of_every_format_hold_no_sentence() {
    assert!(has_sentence(&serde_json::json!([{ "why": text!("why-so") }])), "sentences would be found");
    for mut cup in every_format() {
        let created = Event::Created { settings: Box::new(cup.it.settings.clone()), club: "club1".into() };
        for event in std::iter::once(created).chain(played(&mut cup)) {
            let stored = serde_json::to_value(&event).unwrap();
            assert!(!has_sentence(&stored), "{stored}");
            let read: Event = serde_json::from_value(stored.clone()).unwrap();
            assert_eq!(serde_json::to_value(&read).unwrap(), stored);
            let words = stored.to_string();
            let named = NAMES.iter().find(|name| words.contains(&format!("\"{name}\"")));
            assert_eq!(named, None, "{words}");
        }
    }
}

/// Every sentence shown to a reader, in English.
fn told(it: &Competition) -> Vec<String> {
    let wording = Wording::of(it);
    let mut told: Vec<Text> = it.stages.iter().map(|stage| stage.name.text()).collect();
    for table in &it.tables {
        told.push(wording.why(table));
        told.extend(wording.seating(table));
    }
    for (at, stage) in it.stages.iter().enumerate() {
        for round in &stage.rounds {
            told.extend(round.byes.iter().map(|bye| wording.bye(at, round.number, bye)));
            told.extend(round.warnings.iter().map(|warning| wording.warning(warning)));
        }
    }
    assert!(told.iter().all(|text| !text.en().is_empty() && !text.said("fr").is_empty()), "{told:?}");
    told.into_iter().map(|text| text.en()).collect()
}

#[test]
fn every_format_says_why() {
    let expected: [&[&str]; 15] = [
        &[
            "Swiss rounds",
            "in the upper half of those players",
            "has a preference yet",
            "the lowest score from which everyone else can be paired",
        ],
        &["Swiss rounds", " has not met ", "is one of those who have had the fewest byes (0 before this one)"],
        &[
            "Swiss rounds",
            "By pairing numbers, this is the first pairing without a rematch",
            "This is the first match",
            "the one with the most matches",
        ],
        &[
            "Round robin",
            "of the Berger table for 6.",
            "Sides are swapped in the second cycle.",
            " has a bye: 5 is an odd number of players",
        ],
        &["Knockout", "(winner of match", "takes first place", "has a bye."],
        &["Knockout", "so that rematches come late.", "has a bye."],
        &["Knockout", "crossed over so that rematches are few.", "has a bye."],
        &["Group A", "Group B", "Knockout", "of the Berger table for 4.", "takes first place"],
        &[
            "Rounds",
            "Everyone here has 0 points.",
            "has seat 1; times on each seat so far: 0–0–0–0–0.",
            "are both from Lions.",
            "has the bye: none so far",
        ],
        &[
            "Rounds",
            "Mixed so that as few as possible meet again",
            "Table 2: This table has 4 players instead of 5",
            "have met before",
        ],
        &["Rounds", "points at this table: "],
        &["Division 1", "Division 2", "Play-offs", "Numbers were assigned by lot", "defends a place on tier 1 against"],
        &["Ladder", " challenges ", "Whoever is challenged moves first."],
        &["Open play", " opened this table.", " moves first, having done so the least often."],
        &["Attempts", "Ada plays the published setup up to 2 times."],
    ];
    for (mut cup, expected) in every_format().into_iter().zip(expected) {
        played(&mut cup);
        let told = told(&cup.it);
        for part in expected {
            assert!(told.iter().any(|text| text.contains(part)), "no “{part}” in {told:#?}");
        }
        let vague = ["As scheduled.", "As set by the bracket."];
        assert!(!told.iter().any(|text| vague.contains(&text.as_str())), "{told:#?}");
    }
}

fn drawn(cup: Builder, round: usize) -> Builder {
    let events = draw(&cup.it, 0, round).unwrap();
    cup.all(events)
}

fn published(cup: Builder, round: usize) -> Builder {
    let events = publish(&cup.it, 0, round, noon()).unwrap();
    cup.all(events)
}

fn started(cup: Builder) -> Builder {
    let events = start(&cup.it, 7, None, noon()).unwrap();
    cup.all(events)
}

#[test]
fn names_are_those_of_today() {
    let cup = published(drawn(started(Builder::swiss(4)), 1), 1);
    let why = |cup: &Builder| Wording::of(&cup.it).why(cup.table(1)).en();
    assert!(why(&cup).contains("Ada is in the upper half of those players, Cleo in"), "{}", why(&cup));
    let (player, name, reason) = ("player-1".into(), "Adele".into(), "a slip".into());
    let cup = cup.then(Event::EntryRenamed { entry: EntryId(1), player, name, reason });
    assert!(why(&cup).contains("Adele is in the upper half of those players, Cleo in"), "{}", why(&cup));
}

#[test]
fn a_match_that_others_stand_in_by_now_is_not_told_of_them() {
    let format = Format::Knockout(Knockout { bracket: bracket::Format::Single { third_place: false } });
    let cup = Builder::new("reversi", format, |it| it.rule = Rule::Single { tied: Tied::PlayOn }).players(4);
    let cup = published(drawn(started(cup), 1), 1);
    let cup = published(drawn(cup.result(1, &[1, 2]).result(2, &[1, 2]), 2), 2);
    let final_table = cup.table(3).clone();
    let wording = Wording::of(&cup.it);
    assert!(wording.why(&final_table).en().starts_with("Final: "), "{}", wording.why(&final_table));
    assert_eq!(wording.seating(&final_table)[0].en(), "The winner takes first place; the loser takes second place.");
    // In fact the first semi-final was lost.
    let result = podium_engine::contest::series::Game::entered(vec![0, 1], vec![2, 1], None);
    let corrected = Event::GameEntered { table: TableId(1), game: 1, result, record: None, reason: Default::default() };
    let cup = cup.then(corrected);
    let wording = Wording::of(&cup.it);
    assert_eq!(wording.why(&final_table).en(), "As set by the bracket.");
    assert_eq!(wording.seating(&final_table), []);
}

#[test]
fn what_the_organiser_did_is_told_as_such() {
    let cup = drawn(started(Builder::swiss(4)), 1);
    let events = adjust(&cup.it, 0, 1, Change::SitOut(EntryId(1))).unwrap();
    let cup = cup.all(events);
    let told = told(&cup.it);
    for part in [
        "Put together by the organiser.",
        "The organiser decided this.",
        "Table 1 has 1 player; the game needs at least 2.",
    ] {
        assert!(told.iter().any(|text| text.contains(part)), "no “{part}” in {told:#?}");
    }
}

#[test]
fn a_bye_that_was_asked_for_says_what_it_is_worth() {
    let asked = |worth| Event::ByeAsked { entry: EntryId(1), round: 1, worth };
    let why = |cup: Builder, worth| {
        let cup = drawn(started(cup).then(asked(worth)), 1);
        let bye = cup.it.stages[0].rounds[0].byes.iter().find(|bye| bye.entry == EntryId(1)).unwrap();
        Wording::of(&cup.it).bye(0, 1, bye).en()
    };
    assert_eq!(why(Builder::swiss(5), Score::Win), "Ada does not play this round and gets a full point.");
    assert_eq!(why(Builder::swiss(5), Score::Draw), "Ada requested a bye for this round, worth half a point.");
    assert_eq!(why(Builder::swiss(5), Score::Loss), "Ada requested a bye for this round, without points.");
    let format = Format::Tables(Tables { system: System::ByPoints, rounds: 2, smallest: 4, clubs: Clubs::Ignore });
    let tables = Builder::new("spangle", format, |_| {}).players(9);
    assert_eq!(why(tables, Score::Draw), "Ada requested this bye.");
}

/// Serialised as that, and parsed back.
fn check<T>(reason: &T, stored: &str)
where
    T: Serialize + for<'a> Deserialize<'a> + PartialEq + std::fmt::Debug,
{
    assert_eq!(serde_json::to_string(reason).unwrap(), stored);
    assert_eq!(&serde_json::from_str::<T>(stored).unwrap(), reason);
}

#[test]
fn reasons_are_stored_without_words() {
    let players = [EntryId(3), EntryId(8)];
    check(&StageName::RoundRobin, r#""round-robin""#);
    check(&StageName::Group(1), r#"{"group":1}"#);
    check(&StageName::Division { tier: 1, part: 0 }, r#"{"division":{"tier":1}}"#);
    check(&StageName::Division { tier: 1, part: 2 }, r#"{"division":{"tier":1,"part":2}}"#);
    let meeting = Meeting::Dutch { how: Dutch::Natural, score: 10, upper: Side::Black };
    check(&Why::Paired(meeting), r#"{"paired":{"dutch":{"how":"natural","score":10,"upper":"Black"}}}"#);
    check(&Why::Seated(Together::Mixed), r#"{"seated":"mixed"}"#);
    check(&Why::PlayOff { tier: 0 }, r#"{"play-off":{"tier":0}}"#);
    check(&Why::Opened(EntryId(4)), r#"{"opened":4}"#);
    check(&Why::ByHand, r#""by-hand""#);
    check(&SeatReason::Sides(Sides::Due), r#"{"sides":"due"}"#);
    check(&SeatReason::Balanced(vec![SeatsSoFar(vec![1, 0])]), r#"{"balanced":[[1,0]]}"#);
    check(&SeatReason::BegunLeast, r#""begun-least""#);
    check(&ByeReason::Paired(PairingBye::Dutch { score: 5 }), r#"{"paired":{"dutch":{"score":5}}}"#);
    check(&ByeReason::Seated(SeatingBye { byes: 1, points: 20 }), r#"{"seated":{"byes":1,"points":20}}"#);
    check(&ByeReason::Bracket(MatchId(2)), r#"{"bracket":2}"#);
    check(&ByeReason::OpponentLeft(EntryId(2)), r#"{"opponent-left":2}"#);
    check(&Warning::Met { table: 1, players, round: 2 }, r#"{"met":{"table":1,"players":[3,8],"round":2}}"#);
    check(
        &Warning::AtTable { table: 2, note: Note::SameClub { players } },
        r#"{"at-table":{"table":2,"note":{"same-club":{"players":[3,8]}}}}"#,
    );
    check(&Warning::NotKeptApart { players: players.to_vec() }, r#"{"not-kept-apart":{"players":[3,8]}}"#);
    check(&Warning::CountedAsDrawn { tables: vec![TableId(9)] }, r#"{"counted-as-drawn":{"tables":[9]}}"#);
}

/// Prints how long draws are: `cargo test --lib stored_draws_are_shorter -- --nocapture`.
#[test]
fn stored_draws_are_shorter_than_their_words() {
    let mut cup = started(Builder::new("reversi", swiss(), |_| {}).players(20));
    for round in 1..=3 {
        let events = draw(&cup.it, 0, round).unwrap();
        let [Event::RoundDrawn { draw, .. }] = events.as_slice() else { panic!("{events:?}") };
        let stored = serde_json::to_string(draw).unwrap().len();
        cup = published(cup.all(events), round);
        let tables: Vec<_> = cup.it.tables.iter().filter(|table| table.round == round).cloned().collect();
        let wording = Wording::of(&cup.it);
        let told = tables.iter().flat_map(|table| [vec![wording.why(table)], wording.seating(table)].concat());
        let words: usize = told.map(|text| text.en().len()).sum();
        println!("round {round} of 20 players: {stored} bytes for {words} bytes of English");
        assert!(stored < words);
        for table in tables {
            cup = cup.result(table.id.0, if table.id.0 % 3 == 0 { &[1, 1] } else { &[1, 2] });
        }
    }
}
