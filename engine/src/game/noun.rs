//! Pieces and colours as words; articles, endings and cases are the languages' own, in `piece.ftl`.

use super::{Paint, Shape};
use crate::text;
use crate::text::Text;

/// What a piece is called: a message that knows its plural and whatever else its language needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Noun(&'static str);

impl Noun {
    /// A ball of the pyramid games.
    pub const BALL: Self = Self("piece-ball");

    /// The noun of that message.
    pub const fn new(key: &'static str) -> Self {
        Self(key)
    }

    /// The word for a shape in games that have none of their own.
    pub const fn of(shape: Shape) -> Self {
        match shape {
            Shape::Ball | Shape::Joined(..) => Self::BALL,
            Shape::Cube => Self("piece-cube"),
            Shape::King => Self("piece-king"),
            Shape::Man => Self("piece-man"),
            Shape::Barricade => Self("piece-barricade"),
            Shape::Card => Self("piece-card"),
            Shape::Tile => Self("piece-tile"),
        }
    }

    /// The word alone.
    pub const fn word(self) -> Text {
        Text::message(self.0)
    }

    /// “a red ball”.
    pub fn a(self, paint: Paint) -> Text {
        match adjective(paint) {
            None => text!("piece-a", noun = self.word()),
            Some(colour) => text!("piece-a-coloured", noun = self.word(), colour),
        }
    }

    /// “the red ball”.
    pub fn the(self, paint: Paint) -> Text {
        match adjective(paint) {
            None => text!("piece-the", noun = self.word()),
            Some(colour) => text!("piece-the-coloured", noun = self.word(), colour),
        }
    }

    /// “red balls”.
    pub fn some(self, paint: Paint) -> Text {
        match adjective(paint) {
            None => text!("piece-some", noun = self.word()),
            Some(colour) => text!("piece-some-coloured", noun = self.word(), colour),
        }
    }

    /// “the red balls”.
    pub fn those(self, paint: Paint) -> Text {
        match adjective(paint) {
            None => text!("piece-those", noun = self.word()),
            Some(colour) => text!("piece-those-coloured", noun = self.word(), colour),
        }
    }

    /// “3 red balls”.
    pub fn several(self, paint: Paint, count: usize) -> Text {
        match adjective(paint) {
            None => text!("piece-several", noun = self.word(), count),
            Some(colour) => text!("piece-several-coloured", noun = self.word(), colour, count),
        }
    }
}

/// A colour as an adjective; none for what is nobody's.
pub(crate) const fn adjective(paint: Paint) -> Option<Text> {
    Some(Text::message(match paint {
        Paint::White => "colour-white",
        Paint::Black => "colour-black",
        Paint::Red => "colour-red",
        Paint::Blue => "colour-blue",
        Paint::Green => "colour-green",
        Paint::Yellow => "colour-yellow",
        Paint::Plain => return None,
    }))
}
