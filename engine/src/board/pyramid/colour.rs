use std::fmt;

use crate::game::{Notation, Noun, Paint, Pen, Scan, Seat};
use crate::text::{Phrase, Text};

/// The colour of a ball.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Colour {
    White,
    Black,
    Red,
}

use Colour::{Black, Red, White};

impl Colour {
    /// White, Black, Red.
    pub const ALL: [Self; 3] = [White, Black, Red];

    /// The colour of a seat where P1 is White, P2 Black and P3 Red.
    #[inline]
    pub const fn of(seat: Seat) -> Self {
        match seat.index() {
            0 => White,
            1 => Black,
            _ => Red,
        }
    }

    /// Counted from 0: White, Black, Red.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `W`, `B` or `R`.
    pub const fn letter(self) -> char {
        match self {
            White => 'W',
            Black => 'B',
            Red => 'R',
        }
    }

    /// The colour of a letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'W' => Some(White),
            'B' => Some(Black),
            'R' => Some(Red),
            _ => None,
        }
    }

    /// The two other colours.
    pub const fn others(self) -> [Self; 2] {
        match self {
            White => [Black, Red],
            Black => [White, Red],
            Red => [White, Black],
        }
    }

    /// The colour that is neither this nor that; with two alike, that colour again.
    pub fn third(self, other: Self) -> Self {
        if self == other { self } else { self.others().into_iter().find(|colour| *colour != other).unwrap_or(self) }
    }

    /// Its name, as it stands with « bille » in French.
    pub const fn name(self) -> Phrase {
        match self {
            White => Phrase::new("board-white"),
            Black => Phrase::new("board-black"),
            Red => Phrase::new("board-red"),
        }
    }

    /// “a red ball”.
    pub fn a_ball(self) -> Text {
        Noun::BALL.a(self.paint())
    }

    /// How it is drawn.
    pub const fn paint(self) -> Paint {
        match self {
            White => Paint::White,
            Black => Paint::Black,
            Red => Paint::Red,
        }
    }

    /// Reads a colour letter off the front of a turn.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        scan.char(Self::from_letter)
    }

    /// Reads exactly `count` colour letters and nothing else, as `Setup` tags have them.
    pub fn letters(text: &str, count: usize) -> Option<Vec<Self>> {
        let colours: Option<Vec<Self>> = text.chars().take(count + 1).map(Self::from_letter).collect();
        colours.filter(|colours| colours.len() == count)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl Notation for Colour {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.ball(self.letter(), self.paint());
    }
}

crate::shown_as_written!(Colour);
