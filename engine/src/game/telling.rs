use super::{Change, Facts, Paint, Scene, Seat};
use crate::text;
use crate::text::{Phrase, Text};

/// What can be seen of a turn that was played.
#[derive(Debug, Clone, Copy)]
pub struct Seen<'a> {
    /// Whose turn it was.
    pub seat: Seat,
    /// The position before it.
    pub before: &'a Scene,
    /// The position after it.
    pub after: &'a Scene,
    /// What it changed, what it names first.
    pub changes: &'a [Change],
}

/// What a game says of a turn in its own words, each a clause without its subject or without a full stop. Empty where
/// “puts a ball on b2”, made from the changes, says it all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Telling {
    /// Everything the seat did, instead of a sentence made from the changes that the turn names.
    pub whole: Option<Text>,
    /// What the seat did before that.
    pub first: Option<Text>,
    /// What the seat did after that.
    pub then: Option<Text>,
    /// What others did in the same turn, as a clause with its subject.
    pub aside: Option<Text>,
}

impl Telling {
    /// Everything the seat did.
    pub fn whole(text: Text) -> Self {
        Self { whole: Some(text), ..Self::default() }
    }
}

/// “throws 3 and 5”.
pub fn throws(dice: &[u8]) -> Text {
    let dice = Text::list(dice.iter().map(Text::same));
    text!("game-throws", dice)
}

/// The seat as the subject of a sentence: its name in the game, or its number.
pub(super) fn who(facts: &Facts, seat: Seat) -> Text {
    let number = seat.index() + 1;
    match facts.seats.get(seat.index()) {
        Some(name) => (*name).into(),
        None if facts.players == (1, 1) => text!("game-sole-player"),
        None => text!("game-player", number),
    }
}

/// The colour that a seat plays with, where its name says so.
pub(super) fn paint(facts: &Facts, seat: Seat) -> Option<Paint> {
    let Phrase::Message(name) = facts.seats.get(seat.index())? else { return None };
    let paints = [("white", Paint::White), ("black", Paint::Black), ("red", Paint::Red)];
    paints.iter().find(|(word, _)| name.split('-').any(|part| part == *word)).map(|(_, paint)| *paint)
}
