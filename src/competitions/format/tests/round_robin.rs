use podium_engine::contest::round_robin::{Cycles, WithdrawalRule};

use super::*;
use crate::competitions::format::RoundRobin;
use crate::competitions::format::crosstable::{Columns, crosstable};
use crate::competitions::format::{trf, what_if};
use crate::competitions::settings::Format;
use crate::competitions::state::TableId;
use crate::competitions::testing::tie_breaks;
use crate::words::Said;

fn five(withdrawal: WithdrawalRule) -> Builder {
    let format = Format::RoundRobin(RoundRobin { cycles: Cycles::Single, withdrawal });
    let builder = Builder::new("reversi", format, |settings| settings.tie_breaks = tie_breaks(&["SB", "DE"]));
    start(builder.players(5))
}

#[test]
fn all_rounds_can_be_published_ahead_and_everybody_meets_everybody() {
    let mut builder = five(WithdrawalRule::Half);
    for _ in 0..5 {
        let (next, draw) = draw(builder, 0);
        assert_eq!((draw.tables.len(), draw.byes.len()), (2, 1));
        builder = next;
    }
    assert!(matches!(next(&builder.it, 0), Ok(Next::Waits(_))));
    let open = what_if::what_if(&builder.it, 0).unwrap();
    assert!(open.now.iter().all(|outlook| (outlook.best, outlook.worst) == (1, 5)));
    let builder = play(builder, 0, lower_wins);
    assert_eq!(next(&builder.it, 0), Ok(Next::Over));
    let expected = [(1, "4"), (2, "3"), (3, "2"), (4, "1"), (5, "0")];
    let expected: Vec<_> = expected.iter().map(|(at, points)| (Some(*at), *at, (*points).to_owned())).collect();
    assert_eq!(lines(&builder.it, 0), expected);
    let crosstable = crosstable(&builder.it, 0).unwrap();
    assert_eq!(crosstable.columns, Columns::Everybody);
    let second: Vec<Option<&str>> =
        crosstable.rows[1].cells.iter().map(|cell| cell.first().and_then(|meeting| meeting.result)).collect();
    assert_eq!(second, [Some("0"), None, Some("1"), Some("1"), Some("1")]);
    let end = what_if::what_if(&builder.it, 0).unwrap().end;
    assert!(end.iter().all(|outlook| outlook.best == outlook.worst));
    assert!(trf::report(&builder.it, 0).unwrap().to_string().contains("Round-Robin"));
}

#[test]
fn who_leaves_before_half_of_the_games_counts_for_nobody() {
    // Round 1: 2-5 3-4, 1 free; round 2: 5-3 1-2, 4 free; round 3: 3-1 4-5; 5 has played two of four then.
    let leave = |rule, rounds| {
        let mut builder = five(rule);
        for _ in 0..rounds {
            builder = play(draw(builder, 0).0, 0, lower_wins);
        }
        builder.then(Event::Withdrew { entry: EntryId(5), why: Default::default() })
    };
    let points = |builder: &Builder| {
        let mut lines = lines(&builder.it, 0);
        lines.sort_by_key(|line| line.1);
        lines.into_iter().map(|line| line.2).collect::<Vec<_>>()
    };
    let early = leave(WithdrawalRule::Half, 1);
    assert_eq!(points(&early), ["0", "0", "1", "0", "0"], "2 beat 5, who left");
    assert!(standings(&early.it, 0).notes[0].en().contains("under half"));
    let (early, second) = draw(early, 0);
    assert_eq!(seats(&second), [[1, 2]]);
    let bye = second.byes.iter().find(|bye| bye.entry == EntryId(3)).unwrap();
    assert_eq!(Wording::of(&early.it).bye(0, 2, bye).en(), "The opponent, Eve, has withdrawn.");

    let late = leave(WithdrawalRule::Half, 2);
    // Half is played: 2 and 3 keep their points, 1 and 4 win by forfeit.
    assert_eq!(points(&late), ["2", "1", "2", "1", "0"]);
    assert_eq!(points(&leave(WithdrawalRule::KeepPlayed, 2)), ["1", "1", "2", "0", "0"]);
}

#[test]
fn an_open_table_of_somebody_who_left_holds_nothing_up() {
    let mut builder = five(WithdrawalRule::Half);
    for _ in 0..5 {
        builder = draw(builder, 0).0;
    }
    let builder = builder.then(Event::Withdrew { entry: EntryId(5), why: Default::default() });
    let theirs: Vec<TableId> =
        builder.it.tables.iter().filter(|table| table.seats.contains(&EntryId(5))).map(|table| table.id).collect();
    let mut builder = builder;
    for id in open(&builder.it, 0).into_iter().filter(|id| !theirs.contains(id)) {
        builder = builder.result(id.0, &[1, 2]);
    }
    assert_eq!(next(&builder.it, 0), Ok(Next::Over));
}

#[test]
fn games_forfeited_ahead_count_in_what_can_still_happen() {
    let mut builder = five(WithdrawalRule::Half);
    for _ in 0..2 {
        builder = play(draw(builder, 0).0, 0, lower_wins);
    }
    let builder = builder.then(Event::Withdrew { entry: EntryId(5), why: Default::default() });
    // Points with forfeits 2 1 2 1 0; 1 still meets 3 and 4, 2 meets 3 and 4.
    let end = what_if::what_if(&builder.it, 0).unwrap().end;
    let of =
        |entry: u32| end.iter().find(|outlook| outlook.entry == EntryId(entry)).map(|o| (o.best, o.worst)).unwrap();
    assert_eq!([of(1), of(5)], [(1, 4), (5, 5)]);
}
