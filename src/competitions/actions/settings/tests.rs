use podium_engine::catalogue;
use podium_engine::contest::round_robin::Cycles;
use podium_engine::contest::{bracket, ladder, league, open_play};

use super::*;
use crate::competitions::event::StageKind;
use crate::competitions::format::{Knockout, Ladder, League, OpenPlay, ScoreAttack, Swiss};
use crate::competitions::settings::{Confirmer, SwissSystem};
use crate::competitions::testing::{Builder, settings, swiss, tie_breaks};
use crate::dates::Date;
use crate::words::Said;

fn fields(settings: &Settings) -> Vec<&'static str> {
    problems(settings).iter().map(|problem| problem.field).collect()
}

#[test]
fn what_is_suggested_for_any_game_can_be_created() {
    for entry in catalogue::all() {
        let id = entry.facts.id;
        let suggested = Settings { name: id.into(), ..defaults(id, 1).unwrap() };
        assert_eq!(problems(&suggested), [], "{id}");
        let right = match entry.facts.players {
            (_, 1) => matches!(suggested.format, Format::ScoreAttack(_)),
            _ if entry.facts.cooperative => matches!(suggested.format, Format::ScoreAttack(_)),
            (_, 2) => matches!(suggested.format, Format::Swiss(_)),
            _ => matches!(suggested.format, Format::Tables(_)) && suggested.seats >= 3,
        };
        assert!(right, "{id}: {:?}", suggested.format);
        assert!(create(suggested).is_ok());
    }
    assert!(defaults("go", 1).is_none());
}

#[test]
fn each_wrong_setting_is_named() {
    let good = settings("reversi", swiss());
    assert_eq!(fields(&good), [] as [&str; 0]);
    let bad = |change: fn(&mut Settings)| {
        let mut settings = good.clone();
        change(&mut settings);
        fields(&settings)
    };
    assert_eq!(bad(|it| it.name = "  ".into()), ["name"]);
    assert_eq!(bad(|it| it.game = "go".into()), ["game"]);
    assert_eq!(bad(|it| it.variant = Some("nonsense".into())), ["variant"]);
    assert_eq!(bad(|it| drop(it.options.insert("nonsense".into(), "1".into()))), ["variant"]);
    assert_eq!(bad(|it| it.seats = 3), ["seats", "format"]);
    assert_eq!(bad(|it| it.rule = Rule::BestOf { games: 0, tied: Default::default() }), ["rule", "games"]);
    assert_eq!(bad(|it| it.rule = Rule::usual("backgammon")), ["rule"]);
    assert_eq!(
        bad(|it| it.format = Format::ScoreAttack(ScoreAttack { opens: None, closes: None })),
        ["rule", "format", "confirm_by"]
    );
    assert_eq!(bad(|it| it.tie_breaks = tie_breaks(&["BH", "BH"])), ["tie_break"]);
    assert_eq!(bad(|it| it.round_hours = Some(0)), ["round_hours"]);
    assert_eq!(bad(|it| it.confirm.after_hours = Some(0)), ["confirm_after"]);
    assert_eq!(bad(|it| it.registration.limit = Some(0)), ["limit"]);
    assert_eq!(bad(|it| it.points.draw = 20), ["win"]);
    let rounds = |rounds| Format::Swiss(Swiss { system: SwissSystem::Dutch, rounds, accelerated: false });
    assert_eq!(fields(&Settings { format: rounds(0), ..good.clone() }), ["rounds"]);
    assert_eq!(fields(&Settings { format: rounds(99), ..good.clone() }), [] as [&str; 0]);
}

#[test]
fn no_number_is_without_bounds() {
    let good = settings("reversi", swiss());
    let most = usize::MAX;
    let bad = |change: fn(&mut Settings)| {
        let mut settings = good.clone();
        change(&mut settings);
        fields(&settings)
    };
    assert_eq!(bad(|it| it.points.win = u32::MAX), ["win"]);
    assert_eq!(bad(|it| it.points.pairing_bye = u32::MAX), ["pairing_bye"]);
    assert_eq!(bad(|it| it.round_hours = Some(u32::MAX)), ["round_hours"]);
    assert_eq!(bad(|it| it.registration.limit = Some(usize::MAX)), ["limit"]);
    assert_eq!(bad(|it| it.tie_breaks = tie_breaks(&["BH"; 1000])), ["tie_break"]);
    assert_eq!(bad(|it| it.never_meet = vec![vec![1, 2]; 100_000]), ["never_meet"]);
    let of = |format: Format| fields(&Settings { format, ..good.clone() });
    let open = open_play::Rules { per_opponent: most, fewest_games: most, ..open_rules() };
    assert_eq!(of(Format::OpenPlay(OpenPlay { rules: open })), ["per_opponent", "fewest_games"]);
    let rules = ladder::Rules { refusal: most, days_to_play: u32::MAX, ..ladder::Rules::default() };
    assert_eq!(of(Format::Ladder(Ladder { rules })), ["days_to_play", "refusal"]);
    let rules = league::Rules { longest_postponement: u32::MAX, ..league::Rules::default() };
    let league =
        |every, rules| Format::League(League { rules, cycles: Cycles::Single, every, open: 14, division_size: 8 });
    assert_eq!(of(league(u32::MAX, rules)), ["every", "longest_postponement"]);
}

fn open_rules() -> open_play::Rules {
    let day = "2026-03-01".parse::<podium_engine::contest::day::Day>().unwrap();
    open_play::Rules {
        window: podium_engine::contest::day::Window { opens: day, closes: day },
        per_opponent: 2,
        fewest_games: 3,
        ranking: Default::default(),
        win: 10,
        draw: 5,
        loss: 0,
    }
}

#[test]
fn a_knockout_wants_ties_played_on() {
    let bracket = bracket::Format::Single { third_place: false };
    let cup = settings("reversi", Format::Knockout(Knockout { bracket }));
    assert_eq!(fields(&cup), ["rule"]);
    let rule = deciding(cup.rule.clone());
    assert_eq!(fields(&Settings { rule, ..cup }), [] as [&str; 0]);
}

#[test]
fn a_score_attack_confirms_nothing_by_opponents_and_keeps_one_setup() {
    let solo = catalogue::all().iter().find(|entry| entry.facts.players.1 == 1 && entry.facts.setup.is_some()).unwrap();
    let mut attack = Settings { name: "Puzzle".into(), ..defaults(solo.facts.id, 3).unwrap() };
    assert!(attack.setup.is_some() || (solo.start)(&podium_engine::game::Start::new(1)).is_ok());
    attack.confirm.by = Confirmer::Opponents;
    assert_eq!(fields(&attack), ["confirm_by"]);
    attack.confirm.by = Confirmer::Staff;
    attack.setup = (solo.deal)(&podium_engine::game::Start::new(1), &mut podium_engine::chance::Chance::seeded(9));
    let created = create(attack.clone()).unwrap();
    let [Event::Created { settings, .. }] = created.as_slice() else { panic!("{created:?}") };
    let Rule::Attack(rule) = &settings.rule else { panic!("{:?}", settings.rule) };
    assert_eq!(rule.setup, attack.setup);
}

#[test]
fn after_the_start_the_game_stays_and_tie_breaks_may_change() {
    let cup = Builder::swiss(4).started(StageKind::Rounds).round(&[&[1, 2], &[3, 4]]).round(&[&[1, 3], &[2, 4]]);
    let with = |change: fn(&mut Settings)| {
        let mut settings = cup.it.settings.clone();
        change(&mut settings);
        super::change(&cup.it, settings)
    };
    assert_eq!(with(|_| {}), Ok(vec![]));
    assert_eq!(with(|it| it.tie_breaks = tie_breaks(&["BH"])).map(|events| events.len()), Ok(1));
    assert_eq!(with(|it| it.name = "Autumn Cup".into()).map(|events| events.len()), Ok(1));
    let fixed = |what| Err(text!("act-competition-started-cannot-change-any", text = Text::message(what)));
    assert_eq!(with(|it| it.game = "spline".into()), fixed("act-fixed-game"));
    assert_eq!(with(|it| it.rule = Rule::FirstTo { points: 2 }), fixed("act-fixed-match"));
    assert!(with(|it| it.rehearsal = true).is_err());
    assert!(with(|it| it.never_meet = vec![vec![1, 9]]).unwrap_err().en().contains("number 9"));
    let rounds = |rounds| Format::Swiss(Swiss { system: SwissSystem::Dutch, rounds, accelerated: false });
    let with_rounds = |number| super::change(&cup.it, Settings { format: rounds(number), ..cup.it.settings.clone() });
    assert!(with_rounds(5).is_ok());
    assert!(with_rounds(2).is_ok());
    assert_eq!(with_rounds(1), fixed("act-fixed-format"));
    let archived = cup.clone().then(Event::Closed { standings: None }).then(Event::Archived);
    let renamed = Settings { name: "Other".into(), ..archived.it.settings.clone() };
    assert_eq!(
        super::change(&archived.it, renamed).unwrap_err().code(),
        "act-competition-archived-nothing-about-changes"
    );
}

#[test]
fn before_the_start_everything_may_change() {
    let cup = Builder::swiss(2);
    let other = Settings { game: "spline".into(), ..cup.it.settings.clone() };
    assert_eq!(change(&cup.it, other.clone()), Ok(vec![Event::SettingsChanged { settings: Box::new(other) }]));
}

#[test]
fn a_duplicate_has_neither_days_nor_people() {
    let cup = Builder::new("reversi", swiss(), |it| {
        it.starts_on = Date::read("2026-05-01").ok();
        it.never_meet = vec![vec![1, 2]];
        it.tie_breaks = tie_breaks(&["BH"]);
    });
    let copy = duplicate(&cup.it, " Summer Cup ");
    assert_eq!((copy.name.as_str(), copy.starts_on, copy.never_meet.len()), ("Summer Cup", None, 0));
    assert_eq!(copy.tie_breaks, tie_breaks(&["BH"]));
    assert!(create(copy).is_ok());
}

/// A name stands on a line of its own in reports and calendars.
#[test]
fn a_name_has_one_line() {
    let typed = Settings { name: " Spring\r\n012 Cup\u{1}\u{202e} ".into(), ..settings("reversi", swiss()) };
    let [Event::Created { settings, .. }] = &create(typed).unwrap()[..] else { panic!("created") };
    assert_eq!(settings.name, "Spring 012 Cup");
}
