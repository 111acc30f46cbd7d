use podium_engine::contest::bracket::Format as Kind;
use podium_engine::contest::day::{Day, Window};
use podium_engine::contest::ladder;
use podium_engine::contest::league::{Overdue, Rules as LeagueRules};
use podium_engine::contest::open_play::{Ranking, Rules as OpenPlayRules};
use podium_engine::contest::round_robin::Cycles;
use podium_engine::contest::seating::{Clubs, System};
use podium_engine::contest::series::{Attack, Best, Ending, Game, Played, Rule};

use super::*;
use crate::competitions::format::exact::Measure;
use crate::competitions::format::{Knockout, Ladder, League, OpenPlay, RoundRobin, ScoreAttack, Tables};
use crate::competitions::format::{Next, next, open_play, plan};
use crate::competitions::settings::{Format, Settings};
use crate::competitions::state::TableId;
use crate::competitions::testing::{Builder, noon, swiss, tie_breaks};

fn started(game: &str, format: Format, players: usize, change: impl FnOnce(&mut Settings)) -> Builder {
    let cup = Builder::new(game, format, change).players(players);
    let order = cup.it.entries.iter().map(|entry| entry.id).collect();
    let cup = cup.then(Event::Seeded { order, how: Default::default(), lots: 4 });
    let stages = plan(&cup.it, None).unwrap();
    cup.then(Event::Started { stages, lots: 4 })
}

/// Draws and publishes the next round of the first stage.
fn drawn(cup: Builder) -> Builder {
    let Ok(Next::Round(draw)) = next(&cup.it, 0) else { panic!("a round should come") };
    let round = cup.it.stages[0].rounds.len() + 1;
    cup.then(Event::RoundDrawn { stage: 0, round, draw }).publish()
}

/// All open tables are won by the lowest numbers.
fn won_by_the_lowest(cup: Builder) -> Builder {
    let open: Vec<_> = cup.it.public_tables().filter(|table| !cup.it.standing(table).is_settled()).collect();
    let results = open.iter().map(|table| {
        let rank = |seat| 1 + table.seats.iter().filter(|other| *other < seat).count() as u32;
        (table.id.0, table.seats.iter().map(rank).collect::<Vec<u32>>())
    });
    results.collect::<Vec<_>>().into_iter().fold(cup, |cup, (table, ranks)| cup.result(table, &ranks))
}

/// What is stored of the first stage at the end, one line per entry: entry, rank and values.
fn kept(cup: &Builder) -> Vec<String> {
    let sealed = standings(&Event::Closed { standings: None }, &cup.it).unwrap();
    assert_eq!((sealed.program.as_str(), sealed.standings), (env!("CARGO_PKG_VERSION"), STANDINGS_VERSION));
    let line = |line: &Line| {
        let rank = line.rank.map_or_else(|| "-".to_owned(), |rank| rank.to_string());
        let values: Vec<String> = line.values.iter().map(|(code, value)| format!("{code}={value}")).collect();
        format!("{} {rank} {}", line.entry, values.join(" "))
    };
    sealed.stages[0].lines.iter().map(line).collect()
}

fn first_round() -> Builder {
    let cup = started("reversi", swiss(), 4, |settings| settings.tie_breaks = tie_breaks(&["BH", "won"]));
    let cup = drawn(cup);
    assert_eq!(
        (cup.table(1).seats.as_slice(), cup.table(2).seats.as_slice()),
        ([EntryId(1), EntryId(3)].as_slice(), [EntryId(4), EntryId(2)].as_slice())
    );
    cup.result(1, &[1, 2]).result(2, &[1, 1])
}

#[test]
fn tie_breaks_are_kept_by_their_codes() {
    assert_eq!(
        kept(&first_round()),
        ["1 1 PTS=1 BH=0 WON=1", "2 2 PTS=1/2 BH=1/2 WON=0", "4 2 PTS=1/2 BH=1/2 WON=0", "3 4 PTS=0 BH=1 WON=0",]
    );
}

#[test]
fn what_is_written_holds_numbers_and_no_words() {
    let format = Format::RoundRobin(RoundRobin { cycles: Cycles::Single, withdrawal: Default::default() });
    let cup = started("reversi", format, 2, |settings| settings.tie_breaks = tie_breaks(&["WIN"]));
    let cup = won_by_the_lowest(drawn(cup));
    let mut closed = Event::Closed { standings: None };
    fill(&mut closed, &cup.it);
    let written = serde_json::json!({ "kind": "closed", "facts": { "standings": {
        "program": env!("CARGO_PKG_VERSION"),
        "standings": STANDINGS_VERSION,
        "stages": [{
            "stage": 0,
            "codes": ["PTS", "WIN"],
            "lines": [[1, 1, ["1", "1"]], [2, 2, ["0", "0"]]],
        }],
    } } });
    assert_eq!(serde_json::to_value(&closed).unwrap(), written);
    let mut published = Event::RoundPublished { stage: 0, round: 2, deadline: None, standings: None };
    fill(&mut published, &cup.it);
    let (Event::Closed { standings: end }, Event::RoundPublished { standings: before, .. }) = (closed, published)
    else {
        panic!("they stay what they are")
    };
    assert_eq!(end, before, "the standings before a round are kept with its publication");
    assert_eq!(standings(&Event::Reopened, &cup.it), None);
}

#[test]
fn tables_of_more_are_kept_by_table_points() {
    let format = Format::Tables(Tables { system: System::ByPoints, rounds: 3, smallest: 3, clubs: Clubs::Ignore });
    let cup = started("libertas", format, 3, |settings| {
        settings.seats = 4;
        settings.rule = Rule::Single { tied: Default::default() };
    });
    // Three players share the points of four: 3, 1½, 0. Whoever has met two others shares their average.
    let kept = kept(&won_by_the_lowest(drawn(cup)));
    let points: Vec<&str> = kept.iter().map(|line| line.rsplit_once(" OMW=").unwrap().0).collect();
    assert_eq!(points, ["1 1 PTS=3 TW=1 RS=1", "2 2 PTS=3/2 TW=0 RS=2", "3 3 PTS=0 TW=0 RS=3"]);
}

#[test]
fn places_of_a_knockout_are_kept_from_and_to() {
    let format = Format::Knockout(Knockout { bracket: Kind::Single { third_place: false } });
    let cup = won_by_the_lowest(drawn(started("reversi", format, 4, |_| {})));
    assert_eq!(kept(&cup), ["1 - won=1", "2 - won=1", "4 3 place-to=4 won=0", "3 3 place-to=4 won=0"]);
}

#[test]
fn a_league_keeps_points_and_results() {
    let rules = LeagueRules { overdue: Overdue::Wait, ..LeagueRules::default() };
    let format = Format::League(League { rules, cycles: Cycles::Single, every: 7, open: 5, division_size: 2 });
    let cup = started("reversi", format, 2, |settings| {
        settings.starts_on = Some(crate::dates::Date::nearest(noon().date_naive()))
    });
    assert_eq!(
        kept(&won_by_the_lowest(drawn(cup))),
        [
            "1 1 points=1 played=1 won=1 drawn=0 scored=1 conceded=0",
            "2 2 points=0 played=1 won=0 drawn=0 scored=0 conceded=1",
        ]
    );
}

#[test]
fn a_ladder_keeps_the_last_moves() {
    let cup = started("spline", Format::Ladder(Ladder { rules: ladder::Rules::default() }), 3, |_| {});
    let cup = drawn(cup);
    let events = format::ladder::challenge(&cup.it, EntryId(2), EntryId(1), cup.now).unwrap();
    let cup = cup.all(events).result(1, &[2, 1]);
    assert_eq!(kept(&cup), ["2 1 moved=1 won=1 played=1", "1 2 moved=0 won=0 played=1", "3 3 moved=0 won=0 played=0"]);
}

#[test]
fn open_play_keeps_the_same_whatever_ranks() {
    let opens = Day::from_date(2026, 3, 1).unwrap();
    let window = Window { opens, closes: opens.plus(6) };
    let played = |ranking| {
        let rules = OpenPlayRules { window, per_opponent: 2, fewest_games: 1, ranking, win: 10, draw: 5, loss: 0 };
        let cup = drawn(started("reversi", Format::OpenPlay(OpenPlay { rules }), 3, |_| {}));
        let events = open_play::open_table(&cup.it, 0, &[EntryId(1), EntryId(2)], cup.now).unwrap();
        kept(&cup.all(events).result(1, &[1, 1]))
    };
    let expected = [
        "1 1 points=1/2 played=1 won=0 drawn=1",
        "2 1 points=1/2 played=1 won=0 drawn=1",
        "3 - points=0 played=0 won=0 drawn=0",
    ];
    for ranking in [Ranking::Points, Ranking::Average] {
        assert_eq!(played(ranking), expected, "{ranking:?}");
    }
}

/// Earlier versions ordered ties by name, which is unknown once erased.
#[test]
fn the_order_of_equals_was_no_fact_before_the_second_version() {
    let today = Day::from_number(0);
    let window = Window { opens: today, closes: today.plus(40_000) };
    let ranking = Ranking::Points;
    let rules = OpenPlayRules { window, per_opponent: 2, fewest_games: 1, ranking, win: 10, draw: 5, loss: 0 };
    let cup = drawn(started("reversi", Format::OpenPlay(crate::competitions::format::OpenPlay { rules }), 4, |_| {}));
    let events = open_play::open_table(&cup.it, 0, &[EntryId(1), EntryId(2)], cup.now).unwrap();
    let (cup, event) = (cup.all(events).result(1, &[1, 2]), Event::Closed { standings: None });
    let found = |version: u32, swap: (usize, usize)| {
        let mut sealed = standings(&event, &cup.it).unwrap();
        sealed.standings = version;
        sealed.stages[0].lines.swap(swap.0, swap.1);
        differences(&cup.it, &event, &sealed).len()
    };
    assert_eq!([found(1, (2, 3)), found(2, (2, 3))], [0, 2], "two who did not play");
    assert_eq!([found(1, (0, 1)), found(2, (0, 1))], [2, 2], "the winner and the loser");
}

#[test]
fn a_score_attack_keeps_the_best_attempts() {
    let rule = Rule::Attack(Attack { attempts: 2, best: Best::Highest, setup: None });
    let format = Format::ScoreAttack(ScoreAttack { opens: None, closes: None });
    let cup = drawn(started("spuzzle", format, 2, |settings| settings.rule = rule));
    let played = Played { ranks: vec![1], scores: Some(vec![-7]), solved: Some(true), turns: 19, end: String::new() };
    let result = Game { seats: vec![0], record: None, ending: Ending::Played(played) };
    let cup =
        cup.then(Event::GameEntered { table: TableId(1), game: 1, result, record: None, reason: Default::default() });
    assert_eq!(kept(&cup), ["1 1 score=-7 solved=1 turns=19 attempts=1", "2 - attempts=0"]);
}

#[test]
fn everything_that_differs_is_named() {
    let (cup, event) = (first_round(), Event::Closed { standings: None });
    let found = |change: &dyn Fn(&mut Vec<Line>)| {
        let mut sealed = standings(&event, &cup.it).unwrap();
        change(&mut sealed.stages[0].lines);
        let told = |it: Difference| {
            let value = |value: Option<Exact>| value.map_or_else(|| "none".to_owned(), |value| value.to_string());
            let (was, now) = (value(it.was), value(it.now));
            format!("{}.{} {} {} {was} {now}", it.stage, it.line, it.entry, it.what)
        };
        differences(&cup.it, &event, &sealed).into_iter().map(told).collect::<Vec<_>>()
    };
    let points = |lines: &mut Vec<Line>| lines[0].values[0].1 = Exact::tenths(15);
    assert_eq!(found(&|_| ()), [] as [&str; 0]);
    assert_eq!(found(&points), ["0.1 1 PTS 3/2 1"]);
    assert_eq!(found(&|lines| lines[0].rank = None), ["0.1 1 rank none 1"]);
    assert_eq!(found(&|lines| lines[0].values.retain(|value| value.0.to_string() != "BH")), ["0.1 1 BH none 0"]);
    assert_eq!(found(&|lines| lines[0].values.push(Measure::Turns.of(9_i64))), ["0.1 1 turns 9 none"]);
    assert_eq!(found(&|lines| lines.swap(1, 2)), ["0.2 4 line 2 3", "0.3 2 line 3 2"]);
    assert_eq!(found(&|lines| drop(lines.pop())), ["0.4 3 line none 4"]);
    assert_eq!(found(&|lines| lines.push(lines[0].clone())), ["0.5 1 line 5 1"]);
    assert_eq!(found(&|lines| lines[3].entry = EntryId(9)), ["0.4 9 line 4 none", "0.4 3 line none 4"]);

    let mut sealed = standings(&event, &cup.it).unwrap();
    sealed.stages[0].stage = 1;
    let stages: Vec<usize> = differences(&cup.it, &event, &sealed).iter().map(|it| it.stage).collect();
    assert_eq!(stages, [1, 1, 1, 1, 0, 0, 0, 0], "a stage too many and a stage too few");
}
