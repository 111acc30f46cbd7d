//! What was played, regardless of who played it and how it is written down.

use super::{Fault, Reading, begin, play_turn};
use crate::game::{Piece, Position, Scene, Shape};

/// Tells a sink what a record shows: the game, the number of seats, and every position and throw in order. The answer is
/// how many of those there were, which is how much the record tells.
///
/// Two records of one game tell the same, line by line, whatever their names, dates, comments, numbering and spelling:
/// positions do not depend on the order in which the steps of a turn are written down, nor on passes that may be left
/// out. Variant, options and the word that ended the game are left out as well, because they can be written otherwise
/// without another move being made.
pub fn content(reading: &Reading<'_>, tell: &mut dyn FnMut(&str)) -> Result<usize, Fault> {
    let mut position = begin(reading)?;
    tell(&format!("{} {}\n", position.facts().id, position.players()));
    let mut last = shown(&*position);
    tell(&last);
    let mut told = 0;
    for (at, turn) in reading.turns.iter().enumerate() {
        for dice in play_turn(&mut *position, at + 1, turn)?.throws() {
            let throw: String = dice.iter().map(ToString::to_string).collect();
            tell(&format!("throw {throw}\n"));
            told += 1;
        }
        let now = shown(&*position);
        if now != last {
            tell(&now);
            told += 1;
            last = now;
        }
    }
    Ok(told)
}

/// A position as a line, without the words that people read.
fn shown(position: &dyn Position) -> String {
    let Scene { boards, hands, dice: _, scores, notes } = position.scene();
    let mut line = String::new();
    for board in &boards {
        line.push_str(&format!("|{}", pieces(&board.pieces)));
    }
    for hand in &hands {
        let seat = hand.seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
        line.push_str(&format!("/{seat}:{}", pieces(&hand.pieces)));
    }
    if let Some(scores) = scores {
        line.push_str(&format!("={scores:?}"));
    }
    for note in &notes {
        line.push_str(&format!(";{}", note.written));
    }
    line.push('\n');
    line
}

/// Pieces by what they are, in an order that does not depend on how they came there.
fn pieces(pieces: &[Piece]) -> String {
    let told = |piece: &Piece| {
        let shape = match piece.shape {
            Shape::King => "k",
            Shape::Joined(..) => "j",
            _ => "",
        };
        let Piece { at, paint, count, label, .. } = piece;
        format!("{at}{shape}{paint:?}{count}{label}")
    };
    let mut told: Vec<String> = pieces.iter().map(told).collect();
    told.sort_unstable();
    told.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;
    use crate::chance::Chance;
    use crate::game::Start;

    fn told(text: &str) -> (String, usize) {
        let mut all = String::new();
        let reading = Reading::of(text.as_bytes()).unwrap();
        let count = content(&reading, &mut |line| all.push_str(line)).unwrap();
        (all, count)
    }

    #[test]
    fn names_dates_comments_and_spelling_do_not_matter() {
        let plain = told("[Game \"spline\"]\n[P1 \"Ada\"]\n[P2 \"Ben\"]\n\n1. a1 a2\n2. b1 b2\n3. c1 c2\n4. d1");
        let other = told(
            "[game \"spline\"]\n[Event \"Cup\"]\n[Date \"1999-01-01\"]\n[P1 \"Eve\"]\n[P2 \"Finn\"]\n\n{x} a1 a2 b1 b2 ; y\n c1 c2 d1",
        );
        assert_eq!((plain.1, &plain), (7, &other));
        assert_ne!(plain.0, told("[Game \"spline\"]\n\na1 a2 b1 b2 c1 c3 d1").0);
    }

    #[test]
    fn the_same_play_in_another_order_is_the_same_game() {
        let one = told("[Game \"backgammon\"]\n\no31 31:8/5,6/5 61:13/7,8/7 resign");
        assert_eq!(one, told("[Game \"backgammon\"]\n\no31 13:6/5,8/5 61:8/7,13/7 resign"));
        assert_eq!(one, told("[Game \"backgammon\"]\n\no31 31:6/5,8/5 16:8/7,13/7 timeout"));
        assert_ne!(one, told("[Game \"backgammon\"]\n\no31 31:6/5,24/21 61:8/7,13/7 resign"));
        assert_eq!(one.1, 5);
    }

    #[test]
    fn dice_tell_games_apart_that_look_the_same() {
        let box_of = |turn: &str| told(&format!("[Game \"shut-the-box\"]\n[P1 \"Ada\"]\n\n{turn}"));
        let (one, other) = (box_of("33:6,53:3+5,25:7,55:-"), box_of("42:6,53:3+5,25:7,55:-"));
        assert_ne!(one.0, other.0);
        assert_eq!(one, box_of("33:6,35:3+5,52:7,55:-"));
    }

    #[test]
    fn throws_are_told_as_in_stored_fingerprints() {
        let told = |record: &str, throw: &str| told(record).0.contains(&format!("\nthrow {throw}\n"));
        assert!(told("[Game \"backgammon\"]\n\no13 31:8/5,6/5 resign", "13"));
        assert!(told("[Game \"backgammon\"]\n\no13 13:8/5,6/5 42:8/4,6/4 resign", "24"));
    }

    #[test]
    fn every_game_tells_its_random_games_apart() {
        for entry in catalogue::all() {
            let facts = entry.facts;
            let mut seen = std::collections::BTreeSet::new();
            for seed in 0..4 {
                let mut chance = Chance::seeded(seed);
                let players = usize::from(facts.players.0);
                let base = Start::new(players);
                let setup = (entry.deal)(&base, &mut chance);
                let start = Start { setup: setup.as_deref(), ..base };
                let mut position = (entry.start)(&start).unwrap();
                let mut record = crate::record::Record::new(facts.id, &start, &[]).unwrap();
                for _ in 0..24 {
                    let Some(turn) = position.random_turn(&mut chance) else { break };
                    position.play(&turn).unwrap();
                    record.turn(&turn).unwrap();
                }
                seen.insert(told(&record.to_string()).0);
            }
            assert_eq!(seen.len(), 4, "{}", facts.id);
        }
    }
}
