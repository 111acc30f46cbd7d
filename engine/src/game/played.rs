use std::fmt::Debug;

use super::{Change, Deed, Deeds, Facts, Game, Noun, Paint, Piece, Seat, Seen, Shape, Telling};
use crate::text::Text;

/// A turn that was played, as its game understood it: what pictures and sentences are made from.
pub trait PlayedTurn: Debug + Send + Sync {
    /// What there is to know about the game.
    fn facts(&self) -> &'static Facts;
    /// Whose turn it was.
    fn seat(&self) -> Seat;
    /// As the record has it.
    fn text(&self) -> &str;
    /// What it does to pieces, as far as it names it.
    fn deeds(&self) -> Vec<Deed>;
    /// The dice of its last throw, in games with dice.
    fn dice(&self) -> Vec<u8>;
    /// All its throws, as [`Deeds::throws`] has them.
    fn throws(&self) -> Vec<Vec<u8>>;
    /// What the game says of it in its own words.
    fn telling(&self, seen: &Seen<'_>) -> Telling;
    /// Whether the game's own words tell of that change.
    fn tells_of(&self, change: &Change) -> bool;
    /// The seat as the subject of a sentence.
    fn who(&self) -> Text;
    /// The colour that the seat plays with.
    fn paint(&self) -> Option<Paint>;
    /// What a piece of that shape is called.
    fn noun(&self, shape: Shape) -> Noun;
    /// A certain piece, with its article.
    fn the(&self, piece: &Piece) -> Text;
}

/// A typed turn together with who made it and how it was written.
#[derive(Debug)]
pub(super) struct Played<G: Game> {
    pub(super) seat: Seat,
    pub(super) text: Box<str>,
    /// None for the three turns that all games share.
    pub(super) turn: Option<G::Turn>,
}

impl<G: Game> PlayedTurn for Played<G> {
    fn facts(&self) -> &'static Facts {
        const { &G::FACTS }
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn text(&self) -> &str {
        &self.text
    }

    fn deeds(&self) -> Vec<Deed> {
        self.turn.as_ref().map(Deeds::deeds).unwrap_or_default()
    }

    fn dice(&self) -> Vec<u8> {
        self.turn.as_ref().map(Deeds::dice).unwrap_or_default()
    }

    fn throws(&self) -> Vec<Vec<u8>> {
        self.turn.as_ref().map(Deeds::throws).unwrap_or_default()
    }

    fn telling(&self, seen: &Seen<'_>) -> Telling {
        self.turn.as_ref().map(|turn| G::telling(turn, seen)).unwrap_or_default()
    }

    fn tells_of(&self, change: &Change) -> bool {
        G::tells_of(change)
    }

    fn who(&self) -> Text {
        G::who(self.seat)
    }

    fn paint(&self) -> Option<Paint> {
        G::paint(self.seat)
    }

    fn noun(&self, shape: Shape) -> Noun {
        G::noun(shape)
    }

    fn the(&self, piece: &Piece) -> Text {
        G::the(piece)
    }
}
