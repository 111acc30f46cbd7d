use serde::Serialize;

use super::taps::{core, is_die_due, is_sign};
use crate::game::{Position, Scene, Shape};

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

/// What the text of one tap touches, `before` being written.
pub(super) fn touch(position: &dyn Position, scene: &Scene, before: &str, text: &str) -> Touch {
    let kind = scene.boards.first().map(|board| board.kind);
    let word = core(text);
    if let Some(value) = kind.filter(|kind| is_die_due(*kind, before, text)).and_then(|_| face(word)) {
        return Touch::Die { value };
    }
    let board = board_index(position, scene, before, text);
    let is_spot = |spot: &String| scene.boards.get(board).is_some_and(|board| board.kind.has(spot));
    // Of a spot that was being typed, its beginning is written already.
    let begun = before.rsplit(is_sign).next().filter(|_| !text.starts_with(is_sign)).unwrap_or_default();
    let spots = [position.spot(&format!("{begun}{word}")), position.spot(word)];
    if let Some(spot) = spots.into_iter().find(is_spot) {
        return Touch::Spot { board, spot };
    }
    let seat = position.seat().index();
    let hands = scene.hands.iter().filter(|hand| hand.seat.is_none_or(|owner| owner == seat));
    let held = hands.flat_map(|hand| &hand.pieces).find(|piece| piece.at == word && piece.count > 0);
    match held {
        Some(piece) if piece.shape == Shape::Card => Touch::Card { word: word.to_owned() },
        Some(_) => Touch::Piece { word: word.to_owned() },
        None => word.parse().map_or(Touch::Button, |value| Touch::Number { value }),
    }
}

fn face(word: &str) -> Option<u8> {
    word.parse().ok().filter(|value| (1..=6).contains(value))
}

/// The board that the turn speaks of: the one it named last, else the mover's own, else the first.
fn board_index(position: &dyn Position, scene: &Scene, before: &str, text: &str) -> usize {
    if scene.boards.len() < 2 {
        return 0;
    }
    let written = format!("{before}{text}");
    let named =
        (0..).zip(&scene.boards).filter_map(|(at, board)| Some((written.rfind(&format!("{}:", board.name))?, at)));
    let seat = position.seat().to_string();
    let own = || scene.boards.iter().position(|board| board.name == seat);
    named.max().map(|(_, at)| at).or_else(own).unwrap_or_default()
}
