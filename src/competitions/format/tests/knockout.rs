use podium_engine::contest::bracket::{Format as Kind, GrandFinal, MatchId, Part};

use super::*;
use crate::competitions::event::StageKind;
use crate::competitions::format::Knockout;
use crate::competitions::format::knockout::{bracket_view, consequences, voided};
use crate::competitions::settings::Format;
use crate::competitions::state::{Standing, Table};
use crate::words::Said;

fn knockout(bracket: Kind, players: usize) -> Builder {
    start(Builder::new("reversi", Format::Knockout(Knockout { bracket }), |_| {}).players(players))
}

const SINGLE: Kind = Kind::Single { third_place: false };

/// Publishes whatever comes next until a result is needed.
fn advance(mut builder: Builder) -> Builder {
    loop {
        builder = match next(&builder.it, 0).unwrap() {
            Next::Round(_) => draw(builder, 0).0,
            Next::Tables(tables) => {
                let round = builder.it.stages[0].published();
                builder.then(Event::TablesAdded { stage: 0, round, tables })
            }
            _ => return builder,
        };
    }
}

fn of_part(builder: &Builder, part: Part) -> Vec<&Table> {
    let StageKind::Bracket { bracket } = &builder.it.stages[0].kind else { panic!("a bracket") };
    let is_of = |table: &&Table| bracket.get(table.bracket.unwrap()).unwrap().part == part;
    builder.it.public_tables().filter(is_of).collect()
}

#[test]
fn six_in_a_double_elimination_with_a_second_grand_final() {
    let mut builder = knockout(Kind::Double { grand_final: GrandFinal::Reset }, 6);
    let (_, first) = draw(builder.clone(), 0);
    assert_eq!(first.tables.len(), 2);
    assert_eq!(first.byes.iter().map(|bye| bye.entry.0).collect::<Vec<_>>(), [1, 2], "the top seeds are free");
    loop {
        builder = advance(builder);
        if of_part(&builder, Part::GrandFinal).len() == 1 {
            break;
        }
        builder = play(builder, 0, lower_wins);
    }
    // 1 is unbeaten and loses the first grand final.
    builder = advance(play(builder, 0, |a, b| if a < b { [2, 1] } else { [1, 2] }));
    let finals = of_part(&builder, Part::GrandFinal);
    assert_eq!(finals.len(), 2, "both have lost once now");
    assert!(!matches!(next(&builder.it, 0), Ok(Next::Over)));
    let builder = play(builder, 0, lower_wins);
    assert_eq!(next(&builder.it, 0), Ok(Next::Over));
    let ranks: Vec<_> = lines(&builder.it, 0).into_iter().map(|(rank, entry, _)| (rank.unwrap(), entry)).collect();
    assert_eq!(ranks[..3], [(1, 1), (2, 2), (3, 3)]);
    let played: Vec<usize> = (1..=6)
        .map(|entry| builder.it.public_tables().filter(|table| table.seats.contains(&EntryId(entry))).count())
        .collect();
    assert!(played.iter().all(|count| *count >= 2), "nobody is out after one loss: {played:?}");
    let view = bracket_view(&builder.it, 0).unwrap();
    assert_eq!(view.parts.iter().map(|part| part.title.en()).collect::<Vec<_>>(), ["Main bracket", "Losers’ bracket"]);
    let last = view.parts[0].columns.last().unwrap();
    assert_eq!((last.title.en().as_ref(), last.matches[0].state), ("second grand final", "played"));
    assert!(last.matches[0].slots.iter().any(|slot| slot.won && slot.entry == Some(EntryId(1))));
}

#[test]
fn a_drawn_game_is_played_on() {
    let builder = advance(knockout(SINGLE, 2)).result(1, &[1, 1]);
    assert_eq!(builder.it.standing(builder.table(1)), Standing::Open);
    assert!(matches!(next(&builder.it, 0), Ok(Next::Waits(_))));
    let closed = builder.clone().then(Event::TableClosed { table: TableId(1), closed: true });
    let Ok(Next::Waits(waits)) = next(&closed.it, 0) else { panic!("nobody has won") };
    assert_eq!(waits.code(), "format-table-ended-level-knockout-needs", "{waits}");
    let seats = builder.table(1).seats.clone();
    let builder = builder.result(1, &[2, 1]);
    assert_eq!(next(&builder.it, 0), Ok(Next::Over));
    assert_eq!(lines(&builder.it, 0)[0], (Some(1), seats[1].0, "1".to_owned()));
}

#[test]
fn matches_come_up_as_their_players_are_known() {
    let builder = advance(knockout(SINGLE, 8));
    let StageKind::Bracket { bracket } = builder.it.stages[0].kind.clone() else { panic!("a bracket") };
    let half = |id: u32| bracket.get(MatchId(id as usize)).unwrap().wave;
    assert!((1..=4).all(|id| half(id) == 1));
    let win = |builder: Builder, id: u32| {
        let seats = builder.table(id).seats.clone();
        builder.result(id, &lower_wins(seats[0], seats[1]))
    };
    let builder = win(win(builder, 1), 2);
    let (builder, semi) = draw(builder, 0);
    assert_eq!(semi.tables.len(), 1, "one semi-final can begin");
    let builder = win(win(builder, 3), 4);
    let Ok(Next::Tables(tables)) = next(&builder.it, 0) else {
        panic!("the other semi-final belongs to the same round")
    };
    assert_eq!(tables.len(), 1);
    let builder = advance(builder);
    assert_eq!(builder.it.stages[0].rounds.len(), 2);
    let builder = advance(win(win(builder, 5), 6));
    assert_eq!(builder.it.stages[0].rounds.len(), 3);
    let still: Vec<_> = lines(&builder.it, 0).into_iter().take(2).map(|line| (line.0, line.1)).collect();
    assert_eq!(still, [(None, 1), (None, 2)]);
    let view = bracket_view(&builder.it, 0).unwrap();
    let main = &view.parts[0];
    assert_eq!(main.columns.iter().map(|column| column.matches.len()).collect::<Vec<_>>(), [4, 2, 1]);
    assert_eq!(main.columns[1].matches.iter().map(|view| view.y).collect::<Vec<_>>(), [1.0, 3.0]);
    assert_eq!((main.lines.len(), main.height), (6, 4.0));
}

#[test]
fn a_correction_takes_back_what_hung_on_it() {
    let builder = advance(knockout(SINGLE, 4));
    let builder = play(advance(play(builder, 0, lower_wins)), 0, lower_wins);
    assert_eq!(next(&builder.it, 0), Ok(Next::Over));
    assert_eq!(voided(&builder.it, 0), []);
    let first = builder.table(1).clone();
    let other = lower_wins(first.seats[1], first.seats[0]);
    let result = series::Game::entered(vec![0, 1], other.to_vec(), None);
    let corrected = builder.then(Event::GameEntered {
        table: first.id,
        game: 1,
        result,
        record: None,
        reason: "the sheet was read wrongly".into(),
    });
    assert_eq!(voided(&corrected.it, 0), [TableId(3)]);
    assert!(consequences(&corrected.it, 0).unwrap().en().contains("2.1 ("));
    let Ok(Next::Tables(again)) = next(&corrected.it, 0) else { panic!("{:?}", next(&corrected.it, 0)) };
    assert_eq!(again.len(), 1, "the final is played by others");
    let loser = first.seats.iter().max().unwrap();
    assert!(again[0].seats.contains(loser));
}

#[test]
fn who_leaves_gives_a_walkover_and_two_who_forfeit_are_out() {
    let builder = advance(knockout(SINGLE, 4));
    let builder = builder.then(Event::Withdrew { entry: EntryId(4), why: Default::default() });
    let pair = |a, b| builder.it.tables.iter().find(|t| t.seats.contains(&EntryId(a)) && t.seats.contains(&EntryId(b)));
    assert!(pair(1, 4).is_some() && pair(2, 3).is_some());
    let other = pair(2, 3).unwrap().id.0;
    let builder = builder.then(forfeit(other, &[0, 1]));
    assert_eq!(next(&builder.it, 0), Ok(Next::Over));
    assert_eq!(lines(&builder.it, 0)[0].1, 1);
}

#[test]
fn the_unbeaten_player_starts_one_game_ahead() {
    let mut builder = knockout(Kind::Double { grand_final: GrandFinal::Advantage }, 4);
    loop {
        builder = advance(builder);
        if !of_part(&builder, Part::GrandFinal).is_empty() {
            break;
        }
        builder = play(builder, 0, lower_wins);
    }
    let table = of_part(&builder, Part::GrandFinal)[0].id.0;
    let unbeaten = builder.table(table).seat_of(EntryId(1)).unwrap();
    let ranks = if unbeaten == 0 { [[1, 2], [2, 1]] } else { [[2, 1], [1, 2]] };
    let once = builder.clone().result(table, &ranks[0]);
    assert_eq!(next(&once.it, 0), Ok(Next::Over), "one win suffices for the unbeaten");
    let level = builder.result(table, &ranks[1]);
    assert!(matches!(next(&level.it, 0), Ok(Next::Waits(_))), "the challenger must win twice");
    let lost = level.result(table, &ranks[1]);
    assert_eq!(next(&lost.it, 0), Ok(Next::Over));
    assert_eq!(lines(&lost.it, 0)[0].1, 2);
}
