use crate::game::{Names, Paint, Word};
use crate::text;
use crate::text::{Phrase, Text};

/// The turns that all games share.
pub(super) const COMMON: [(&str, Phrase); 3] = [
    ("resign", Phrase::new("Resign", "Abandonner")),
    ("draw", Phrase::new("Draw agreed", "Nulle d’un commun accord")),
    ("timeout", Phrase::new("Out of time", "Temps écoulé")),
];

/// Ends a turn that could go on.
pub(super) const END_HERE: Phrase = Phrase::new("End turn here", "Finir le coup ici");
/// Ends a setup that could go on.
pub(super) const SETUP_DONE: Phrase = Phrase::new("Begin", "Commencer");

/// What a tap is called.
pub(super) fn label(word: &Word) -> Text {
    let Word { text, names, .. } = word;
    match names {
        Names::Spot(place) => Text::same(&place.spot),
        Names::Taken(place) => {
            let spot = &place.spot;
            text!("Take {spot}", "Prendre {spot}")
        }
        Names::Ball(Paint::White) => text!("White", "Blanche"),
        Names::Ball(Paint::Black) => text!("Black", "Noire"),
        Names::Ball(Paint::Red) => text!("Red", "Rouge"),
        Names::Board(board) => text!("Board {board}", "Plateau {board}"),
        Names::Empty => text!("Empty hand", "Main vide"),
        Names::Advance(squares) => text!("Advance {squares}", "Avancer de {squares}"),
        Names::Choice(called) | Names::Held(Some(called)) => (*called).into(),
        Names::Die(_) | Names::Number(_) | Names::Held(None) | Names::Ball(_) => Text::same(text),
    }
}
