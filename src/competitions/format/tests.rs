//! Whole small competitions, run to their end.

mod groups;
mod knockout;
mod round_robin;
mod swiss;

use podium_engine::contest::series;

use super::{Next, explained, next, plan, standings};
use crate::competitions::event::{Draw, Event};
use crate::competitions::reasons::Wording;
use crate::competitions::state::{Competition, EntryId, TableId};
use crate::competitions::testing::Builder;

/// Seeds by number and starts with the stages of the plan.
fn start(builder: Builder) -> Builder {
    let order = builder.it.entries.iter().map(|entry| entry.id).collect();
    let builder = builder.then(Event::Seeded { order, how: Default::default(), lots: 4 });
    let stages = plan(&builder.it).unwrap();
    builder.then(Event::Started { stages, lots: 4 })
}

/// Draws and publishes the next round of a stage.
fn draw(builder: Builder, stage: usize) -> (Builder, Draw) {
    let Ok(Next::Round(draw)) = next(&builder.it, stage) else { panic!("{:?}", next(&builder.it, stage)) };
    let round = builder.it.stages[stage].published() + 1;
    let builder = builder.then(Event::RoundDrawn { stage, round, draw: draw.clone() });
    (builder.then(Event::RoundPublished { stage, round, deadline: None, standings: None }), draw)
}

/// Every open table of a stage is won by the one of the lower number, or as the rule says for a pair.
fn play(mut builder: Builder, stage: usize, ranks: impl Fn(EntryId, EntryId) -> [u32; 2]) -> Builder {
    let open: Vec<TableId> = open(&builder.it, stage);
    for id in open {
        let seats = builder.it.table(id).unwrap().seats.clone();
        builder = builder.result(id.0, &ranks(seats[0], seats[1]));
    }
    builder
}

fn lower_wins(first: EntryId, second: EntryId) -> [u32; 2] {
    if first < second { [1, 2] } else { [2, 1] }
}

fn open(competition: &Competition, stage: usize) -> Vec<TableId> {
    let tables = competition.public_tables().filter(|table| table.stage == stage);
    tables.filter(|table| !competition.standing(table).is_settled()).map(|table| table.id).collect()
}

/// Rank, entry and the first cell of each row.
fn lines(competition: &Competition, stage: usize) -> Vec<(Option<u32>, u32, String)> {
    let rows = standings(competition, stage).rows;
    rows.into_iter().map(|row| (row.rank, row.entry.0, row.cells[0].text.clone())).collect()
}

fn seats(draw: &Draw) -> Vec<[u32; 2]> {
    draw.tables.iter().map(|table| [table.seats[0].0, table.seats[1].0]).collect()
}

fn forfeit(table: u32, seats: &[usize]) -> Event {
    Event::TableForfeited { table: TableId(table), seats: seats.to_vec(), reason: Default::default() }
}

fn scored(table: u32, scores: [i64; 2]) -> Event {
    let ranks = if scores[0] > scores[1] { vec![1, 2] } else { vec![2, 1] };
    let result = series::Game::entered(vec![0, 1], ranks, Some(scores.to_vec()));
    Event::GameEntered { table: TableId(table), game: 1, result, record: None, reason: Default::default() }
}
