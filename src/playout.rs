//! Random complete games as records: for the command line, rehearsals and the demo.

use podium_engine::catalogue::Entry;
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use podium_engine::record::{MAX_TURNS, Record};
use podium_engine::text;
use podium_engine::text::Text;

/// How often a game is replayed that exceeds the turns a record may have.
const TRIES: usize = 100;

/// A complete random game, its players named; those without a name are called by their seats.
pub fn random_record(entry: &Entry, start: &Start<'_>, names: &[&str], chance: &mut Chance) -> Result<Record, Text> {
    start.fits(entry.facts)?;
    let unwritable = || text!("refused-name-option-turn-cannot-written");
    for _ in 0..TRIES {
        let setup = start.setup.map(str::to_owned).or_else(|| (entry.deal)(start, chance));
        let start = Start { setup: setup.as_deref(), ..start.clone() };
        let mut position = (entry.start)(&start)?;
        let mut record = Record::new(entry.facts.id, &start, names).map_err(|_| unwritable())?;
        while position.outcome().is_none() && record.turns().len() < MAX_TURNS {
            let Some(turn) = position.random_turn(chance) else { break };
            position.play(&turn).map_err(|refusal| refusal.text)?;
            record.turn(&turn).map_err(|_| unwritable())?;
        }
        if position.outcome().is_some() {
            return Ok(record);
        }
    }
    let game = entry.facts.name;
    Err(text!("refused-random-play-come-end", game))
}
