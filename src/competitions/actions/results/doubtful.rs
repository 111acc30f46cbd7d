//! Records that do not fit the table they are submitted at, or whose moves already prove another game.

use podium_engine::text;
use podium_engine::text::Text;

use crate::competitions::actions::{Done, Party, reason};
use crate::competitions::doubts::Doubt;
use crate::competitions::event::Event;
use crate::competitions::state::{Competition, TableId};

/// Another game that the same moves prove already.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Used {
    pub competition: String,
    pub table: TableId,
    pub game: usize,
    /// The record is long enough that nobody plays it twice by accident.
    pub is_telling: bool,
    /// Where that game is, for those who may know.
    pub place: Option<Text>,
}

/// What an action returned for a record, with doubts added. A record proves one game: a telling one is refused for a second
/// game, a short one waits for confirmation. Staff may enter it all the same, with a reason.
pub fn doubted(
    competition: &Competition,
    table: TableId,
    by: Party,
    mut events: Vec<Event>,
    used: Option<&Used>,
    doubts: &[Doubt],
    why: &str,
) -> Done {
    // Submitting the existing record again agrees with it and adds nothing.
    let Some(game) = events.iter().find_map(|event| match event {
        Event::GameReported { game, .. } | Event::GameEntered { game, .. } => Some(*game),
        _ => None,
    }) else {
        return Ok(events);
    };
    let mut doubts = doubts.to_vec();
    if let Some(used) = used {
        let is_here = used.competition == competition.id && used.table == table;
        let is_alone = competition.table(table).is_some_and(|table| table.seats.len() == 1);
        match by {
            Party::Staff => drop(reason(why)?),
            // Two who play the same puzzle alone may find the same solution.
            Party::Player(_) if used.is_telling && (is_here || !is_alone) => return Err(taken(used)),
            Party::Player(_) => {}
        }
        doubts.push(Doubt::Repeats { competition: used.competition.clone(), table: used.table, game: used.game });
    }
    if !doubts.is_empty() {
        events.push(Event::GameDoubted { table, game, doubts });
    }
    Ok(events)
}

fn taken(used: &Used) -> Text {
    match &used.place {
        Some(text) => text!("act-these-moves-prove-another-game", text),
        None => text!("act-these-moves-prove-another-game-2"),
    }
}
