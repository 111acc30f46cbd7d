//! Plays a random game, tells every turn, and prints the record:
//!
//!     cargo run -p podium-engine --example random_game -- reversi 7

use std::error::Error;

use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use podium_engine::picture::tell;
use podium_engine::record::Record;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let id = arguments.next().ok_or("usage: random_game GAME [SEED]")?;
    let mut chance = Chance::seeded(arguments.next().map_or(Ok(1), |seed| seed.parse())?);
    let entry = catalogue::find(&id).ok_or("there is no such game")?;

    let bare = Start::new(entry.facts.players.0.into());
    let setup = (entry.deal)(&bare, &mut chance);
    let start = Start { setup: setup.as_deref(), ..bare };
    let mut position = (entry.start)(&start).map_err(|text| text.english())?;
    let mut record = Record::new(&id, &start, &[]).map_err(|_| "the start cannot be written")?;
    while let Some(text) = position.random_turn(&mut chance) {
        let before = position.scene();
        let turn = position.play_turn(&text).map_err(|refusal| refusal.text.english())?;
        eprintln!("{}", tell(&*turn, &before, &position.scene()));
        record.turn(&text).map_err(|_| "the game is too long for a record")?;
    }
    print!("{record}");
    Ok(())
}
