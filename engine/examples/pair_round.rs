//! Pairs a Swiss round by the Dutch system, plays it as the first side would like it, and prints the standings:
//!
//!     cargo run -p podium-engine --example pair_round -- Ada Ben Cleo Dan Eve

use std::error::Error;

use podium_engine::contest::pairing::dutch;
use podium_engine::contest::standings::{Details, Sheet, TieBreak, rank};
use podium_engine::contest::swiss::{Entrant, Field, Outing, Points, Score, Side};

fn main() -> Result<(), Box<dyn Error>> {
    let entrants: Vec<Entrant> = std::env::args().skip(1).map(|name| Entrant { name, ..Entrant::default() }).collect();
    let mut field = Field {
        entrants,
        played: 0,
        rounds: 5,
        points: Points::default(),
        first_side: Some(Side::White),
        apart: Vec::new(),
    };

    let pairing = dutch::pair(&field).map_err(|impossible| impossible.text.english())?;
    for pair in &pairing.tables {
        println!("{} – {}", field.called(pair.white), field.called(pair.black));
        let outings = [
            (pair.white, Outing::Played { opponent: pair.black, side: Side::White, score: Score::Win }),
            (pair.black, Outing::Played { opponent: pair.white, side: Side::Black, score: Score::Loss }),
        ];
        for (player, outing) in outings {
            field.entrants.get_mut(player).into_iter().for_each(|entrant| entrant.outings.push(outing));
        }
    }
    if let Some((player, _)) = pairing.bye {
        println!("{} has the bye", field.called(player));
        field.entrants.get_mut(player).into_iter().for_each(|entrant| entrant.outings.push(Outing::PairingBye));
    }
    field.played = 1;

    let tie_breaks = ["PTS", "BH", "WIN"].map(str::parse::<TieBreak>).into_iter().collect::<Result<Vec<_>, _>>();
    let tie_breaks = tie_breaks.map_err(|_| "an unknown tie-break")?;
    let details = Details::default();
    for row in rank(&Sheet::new(&field, &details), &tie_breaks).rows {
        let values: Vec<String> =
            row.values.iter().map(|value| value.map_or("–".to_owned(), |value| value.to_string())).collect();
        println!("{}. {} {}", row.shared, field.called(row.entrant), values.join(" "));
    }
    Ok(())
}
