use serde::Serialize;

use crate::game::{Names, Place, Position, Scene, Shape, Word};

/// What to tap for a way to go on.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Touch {
    /// A spot of a board, as the scene names it.
    Spot {
        /// Which of the scene's boards, from 0.
        board: usize,
        /// Its `data-spot`.
        spot: String,
    },
    /// A piece in a hand or a stock.
    Piece {
        /// Its `data-word`.
        word: String,
    },
    /// A card in a hand.
    Card {
        /// Its `data-word`.
        word: String,
    },
    /// The face of a die.
    Die {
        /// 1 to 6.
        value: u8,
    },
    /// A digit or a number.
    Number {
        /// Its value.
        value: u32,
    },
    /// Nothing on the table: a button with the label.
    Button,
}

/// What the word of one tap touches.
pub(super) fn touch(position: &dyn Position, scene: &Scene, word: &Word) -> Touch {
    match &word.names {
        Names::Die(value) => Touch::Die { value: *value },
        Names::Spot(place) | Names::Crossed(place, _) => {
            Touch::Spot { board: board_index(position, scene, place), spot: place.spot.clone() }
        }
        Names::Ball(_) | Names::Held(_) => held(position, scene, &word.text),
        Names::Number(value) | Names::Advance(value) => Touch::Number { value: *value },
        Names::Empty => Touch::Number { value: 0 },
        Names::Board(_) | Names::Choice(_) => Touch::Button,
    }
}

/// A piece or a card that the mover holds, or that lies in a common stock; a button where the hand is not shown.
fn held(position: &dyn Position, scene: &Scene, word: &str) -> Touch {
    let seat = position.seat().index();
    let hands = scene.hands.iter().filter(|hand| hand.seat.is_none_or(|owner| owner == seat));
    match hands.flat_map(|hand| &hand.pieces).find(|piece| piece.at == word && piece.count > 0) {
        Some(piece) if piece.shape == Shape::Card => Touch::Card { word: word.to_owned() },
        Some(_) => Touch::Piece { word: word.to_owned() },
        None => Touch::Button,
    }
}

/// The board of a spot: the one that the turn named, else the mover's own, else the first.
fn board_index(position: &dyn Position, scene: &Scene, place: &Place) -> usize {
    if scene.boards.len() < 2 {
        return 0;
    }
    let seat = position.seat().to_string();
    let name = place.board.unwrap_or(&seat);
    scene.boards.iter().position(|board| board.name == name).unwrap_or_default()
}
