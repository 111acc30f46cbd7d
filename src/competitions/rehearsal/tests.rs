use std::collections::BTreeSet;

use podium_engine::contest::day::{Day, Window};
use podium_engine::contest::open_play::{Ranking, Rules as OpenRules};
use podium_engine::contest::round_robin::Cycles;
use podium_engine::contest::seating::{Clubs, System};
use podium_engine::contest::series::{Attack, Best, Rule, Tied};
use podium_engine::contest::{bracket, ladder, league};

use super::*;
use crate::competitions::format::{
    Format, Groups, Knockout, Ladder, League, OpenPlay, RoundRobin, ScoreAttack, Swiss, Tables,
};
use crate::competitions::seal;
use crate::competitions::settings::{Records, SwissSystem};
use crate::competitions::state::Standing;
use crate::competitions::testing::{Builder, noon, swiss, user};
use crate::dates::Date;

fn script() -> Script {
    Script::new(noon(), user("org"))
}

fn steps(cup: &mut Builder, script: &Script) -> Vec<Step> {
    run(&mut cup.it, &mut Chance::seeded(5), script).unwrap()
}

/// Plays to the end: everything is settled, every record holds and belongs to a game, time never goes backwards, and
/// replaying the events gives the same state.
fn rehearsed(mut cup: Builder) -> Builder {
    let before = cup.it.clone();
    let steps = steps(&mut cup, &script());
    assert_eq!(cup.it.status, Status::Finished, "{}", cup.it.settings.game);
    assert!(cup.it.public_tables().all(|table| cup.it.standing(table).is_settled()));
    let told: BTreeSet<&str> =
        cup.it.tables.iter().flat_map(|table| &table.games).filter_map(|game| game.record.as_deref()).collect();
    let texts: Vec<&RecordText> = steps.iter().flat_map(|step| &step.records).collect();
    assert!(!texts.is_empty());
    assert_eq!(told, texts.iter().map(|record| record.id.as_str()).collect::<BTreeSet<_>>());
    for record in texts {
        assert!(podium_engine::record::judge(record.text.as_bytes()).is_ok(), "{}", record.text);
    }
    let happened: Vec<&Happened> = steps.iter().flat_map(|step| &step.happened).collect();
    assert!(happened.is_sorted_by_key(|happened| happened.at));
    let mut again = before;
    happened.into_iter().for_each(|happened| again.apply(happened.clone()));
    assert_eq!(format!("{again:?}"), format!("{:?}", cup.it));
    // Names may be erased or changed: no place may depend on one.
    let places = |it: &Competition| seal::standings(&Event::Closed { standings: None }, it).unwrap().stages;
    for name in [|at: u32| format!("Player {}", 1000 - at), |_| "Ada".to_owned()] {
        let mut renamed = cup.it.clone();
        renamed.entries.iter_mut().for_each(|entry| entry.name = name(entry.id.0).into());
        assert_eq!(places(&renamed), places(&cup.it), "{}", cup.it.settings.game);
    }
    cup
}

#[test]
fn a_swiss() {
    let cup = rehearsed(Builder::swiss(7));
    assert_eq!(cup.it.stages[0].rounds.len(), 3);
    assert_eq!(format::standings(&cup.it, 0).rows.len(), 7);
}

#[test]
fn a_round_robin_in_which_records_are_required() {
    let format = Format::RoundRobin(RoundRobin { cycles: Cycles::Single, withdrawal: Default::default() });
    let cup = Builder::new("spline", format, |settings| settings.records = Records::Required).players(5);
    let cup = rehearsed(cup);
    assert_eq!(cup.it.tables.len(), 10);
    assert!(cup.it.tables.iter().all(|table| cup.it.standing(table) != Standing::Entered));
}

#[test]
fn a_knockout_where_somebody_has_to_win() {
    let format = Format::Knockout(Knockout { bracket: bracket::Format::Single { third_place: false } });
    let cup = Builder::new("moulin", format, |settings| settings.rule = Rule::Single { tied: Tied::PlayOn }).players(6);
    let cup = rehearsed(cup);
    assert_eq!(cup.it.tables.iter().filter(|table| table.voided.is_none()).count(), 5);
}

#[test]
fn groups_and_a_final() {
    let bracket = bracket::Format::Single { third_place: false };
    let format = Format::Groups(Groups { groups: 2, advance: 1, cycles: Cycles::Single, bracket });
    let cup = Builder::new("spline", format, |settings| settings.rule = Rule::Single { tied: Tied::PlayOn }).players(6);
    let cup = rehearsed(cup);
    assert_eq!(cup.it.stages.len(), 3);
    assert_eq!(cup.it.tables.len(), 3 + 3 + 1);
}

#[test]
fn groups_level_at_the_cut_are_decided_by_lot() {
    let bracket = bracket::Format::Single { third_place: false };
    let format = Format::Groups(Groups { groups: 2, advance: 1, cycles: Cycles::Single, bracket });
    let lots = (0..12).filter(|&seed| {
        // Without tie-breaks, three who beat each other in a cycle stay level.
        let mut cup = Builder::new("spline", format.clone(), |_| {}).players(6);
        run(&mut cup.it, &mut Chance::seeded(seed), &script()).unwrap();
        assert_eq!((cup.it.status, cup.it.stages.len()), (Status::Finished, 3), "seed {seed}");
        !cup.it.manual.is_empty()
    });
    assert!(lots.count() > 0, "some groups should end level");
}

#[test]
fn spangle_at_tables_of_four() {
    let format = Format::Tables(Tables { system: System::ByPoints, rounds: 4, smallest: 4, clubs: Clubs::Prefer });
    let cup = rehearsed(Builder::new("spangle", format, |_| {}).players(10));
    assert_eq!(cup.it.tables.len(), 8, "two tables a round, and two of ten sit out");
    let board = format::standings(&cup.it, 0);
    assert_eq!(board.rows.len(), 10);
    let sat_out: Vec<EntryId> =
        cup.it.stages[0].rounds.iter().flat_map(|round| &round.byes).map(|bye| bye.entry).collect();
    let different: BTreeSet<&EntryId> = sat_out.iter().collect();
    assert_eq!((sat_out.len(), different.len()), (8, 8), "nobody sits out twice before everybody has once");
}

#[test]
fn a_league() {
    let format = Format::League(League {
        rules: league::Rules { promoted: 1, relegated: 1, play_offs: 1, ..Default::default() },
        cycles: Cycles::Single,
        every: 7,
        open: 7,
        division_size: 4,
    });
    let cup = Builder::new("spline", format, |settings| {
        settings.starts_on = noon().date_naive().succ_opt().map(Date::nearest)
    })
    .players(8);
    let cup = rehearsed(cup);
    assert_eq!(cup.it.tables.len(), 6 + 6 + 1, "two divisions of four and a play-off");
    let close = cup.it.season.as_ref().unwrap();
    assert_eq!(close.next.divisions.iter().map(|division| division.players.len()).collect::<Vec<_>>(), [4, 4]);
}

#[test]
fn a_ladder() {
    let format = Format::Ladder(Ladder { rules: ladder::Rules::default() });
    let cup = rehearsed(Builder::new("spline", format, |_| {}).players(6));
    assert!(cup.it.tables.len() >= 12);
    assert_eq!(format::standings(&cup.it, 0).rows.len(), 6);
}

#[test]
fn open_play() {
    let window = Window { opens: "2026-03-02".parse::<Day>().unwrap(), closes: "2026-03-20".parse::<Day>().unwrap() };
    let rules =
        OpenRules { window, per_opponent: 1, fewest_games: 2, ranking: Ranking::Points, win: 10, draw: 5, loss: 0 };
    let cup = rehearsed(Builder::new("spline", Format::OpenPlay(OpenPlay { rules }), |_| {}).players(5));
    assert_eq!(cup.it.tables.len(), 10, "each two once, and then nobody is left to play");
}

#[test]
fn score_attacks_alone_and_as_a_team() {
    for (game, setup) in [("spuzzle", None), ("sprout", Some("WBR"))] {
        let format = Format::ScoreAttack(ScoreAttack { opens: None, closes: None });
        let cup = Builder::new(game, format, |settings| {
            settings.seats = setup.map_or(1, str::len);
            settings.setup = setup.map(str::to_owned);
            let setup = setup.map(str::to_owned);
            settings.rule = Rule::Attack(Attack { attempts: 2, best: Best::Highest, setup });
        });
        let cup = rehearsed(cup.players(4));
        assert_eq!(cup.it.tables.iter().map(|table| table.games.len()).collect::<Vec<_>>(), [2; 4]);
        let ranks: Vec<_> = format::standings(&cup.it, 0).rows.iter().map(|row| row.rank).collect();
        assert_eq!(ranks, [Some(1), Some(2), Some(3), Some(4)]);
    }
}

#[test]
fn a_backgammon_match_has_its_crawford_game() {
    let format = Format::Swiss(Swiss { system: SwissSystem::Plain, rounds: 1, accelerated: false });
    let rule = Rule::Backgammon(podium_engine::contest::series::Backgammon::to(5));
    rehearsed(Builder::new("backgammon", format, |settings| settings.rule = rule).players(4));
}

#[test]
fn it_stops_in_the_middle_with_loose_ends() {
    let mut cup = Builder::swiss(12);
    let latest = noon() + Duration::hours(3);
    let script = Script { until: Some(2), loose_ends: true, latest: Some(latest), forfeited: 0, ..script() };
    let steps = steps(&mut cup, &script);
    assert_eq!((cup.it.status, cup.it.stages[0].rounds.len()), (Status::Running, 2));
    let of = |standing| cup.it.tables.iter().filter(|table| cup.it.standing(table) == standing).count();
    assert_eq!((of(Standing::Disputed), of(Standing::Open)), (1, 3));
    assert!(steps.iter().flat_map(|step| &step.happened).all(|happened| happened.at <= latest));
}

#[test]
fn a_copy_is_for_nobodys_rating() {
    let cup = Builder::swiss(4).then(Event::Withdrew { entry: EntryId(2), why: Default::default() });
    let (settings, entries) = copy(&cup.it);
    assert!(settings.rehearsal && !settings.rated);
    assert_eq!(entries.iter().map(|entry| entry.name.as_str()).collect::<Vec<_>>(), ["Ada", "Cleo", "Dan"]);
    let names: BTreeSet<String> =
        invented(900, &mut Chance::seeded(1)).into_iter().map(|entry| entry.name.to_string()).collect();
    assert_eq!(names.len(), 900);
}

#[test]
fn a_rehearsal_ends_when_nobody_waits_or_when_it_takes_too_long() {
    let cup = Builder::new("spline", swiss(), |_| {}).players(8);
    let run_with = |stop: Stop| {
        let mut script = Script::new(noon(), user("Olga"));
        script.stop = stop;
        run(&mut cup.it.clone(), &mut Chance::seeded(5), &script)
    };
    let waited_for = Stop::default();
    let guard = waited_for.guard();
    assert!(run_with(waited_for.clone()).is_ok());
    drop(guard);
    assert_eq!(run_with(waited_for).unwrap_err().code(), "act-rehearsal-took-too-long-stopped");
    assert!(run_with(Stop::after(std::time::Duration::ZERO)).is_err());
}
