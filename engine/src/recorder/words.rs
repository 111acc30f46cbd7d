use crate::game::{Crossing, Names, Paint, Place, Word};
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
pub(super) const SETUP_DONE: Phrase = Phrase::new("recorder-setup-done");

/// What a tap is called.
pub(super) fn label(word: &Word) -> Text {
    let Word { text, names, .. } = word;
    match names {
        Names::Spot(place) => Text::same(&place.spot),
        Names::Crossed(Place { spot, .. }, what) => match what {
            Crossing::Capture => text!("recorder-take", spot),
            Crossing::Removal => text!("recorder-remove", spot),
            Crossing::Landing => text!("recorder-land", spot),
            Crossing::Huff => text!("recorder-huff", spot),
        },
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_x_is_called_by_what_it_does() {
        let said = |what| {
            let names = Names::Crossed(Place { board: None, spot: "b2".into() }, what);
            label(&Word { begins_part: false, sign: "x".into(), text: "b2".into(), names }).english()
        };
        let all = [Crossing::Capture, Crossing::Removal, Crossing::Landing, Crossing::Huff];
        assert_eq!(all.map(said), ["Take b2", "Remove b2", "Jump to b2", "Huff b2"]);
    }
}
