use crate::game::{Names, Paint, Word};
use crate::text;
use crate::text::{Phrase, Text};

/// The turns that all games share.
pub(super) const COMMON: [(&str, Phrase); 3] = [
    ("resign", Phrase::new("recorder-resign")),
    ("draw", Phrase::new("recorder-draw-agreed")),
    ("timeout", Phrase::new("recorder-out-time")),
];

/// Ends a turn that could go on.
pub(super) const END_HERE: Phrase = Phrase::new("recorder-end-turn-here");
/// Ends a setup that could go on.
pub(super) const SETUP_DONE: Phrase = Phrase::new("recorder-begin");

/// What a tap is called.
pub(super) fn label(word: &Word) -> Text {
    let Word { text, names, .. } = word;
    match names {
        Names::Spot(place) => Text::same(&place.spot),
        Names::Taken(place) => {
            let spot = &place.spot;
            text!("recorder-take", spot)
        }
        Names::Ball(Paint::White) => text!("recorder-white"),
        Names::Ball(Paint::Black) => text!("recorder-black"),
        Names::Ball(Paint::Red) => text!("recorder-red"),
        Names::Board(board) => text!("recorder-board", board),
        Names::Empty => text!("recorder-empty-hand"),
        Names::Advance(squares) => text!("recorder-advance", squares),
        Names::Choice(called) | Names::Held(Some(called)) => (*called).into(),
        Names::Die(_) | Names::Number(_) | Names::Held(None) | Names::Ball(_) => Text::same(text),
    }
}
