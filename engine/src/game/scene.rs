use serde::Serialize;

use crate::text::{Phrase, Text};

/// A position as something to draw: boards with pieces on named spots, and what lies beside them.
/// Spots are named as the notation names them, so a tapped spot is a written one.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Scene {
    /// Most games have one.
    pub boards: Vec<Board>,
    /// What the seats hold, and common stocks.
    pub hands: Vec<Hand>,
    /// Dice that lie on the table.
    pub dice: Vec<u8>,
    /// Points so far, one number per seat, where the game counts during play.
    pub scores: Option<Vec<i64>>,
    /// Other facts of the moment (the stake, the veto).
    pub notes: Vec<Note>,
}

/// A fact of the moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Note {
    /// What it is called.
    pub name: Phrase,
    /// Its value as the notation writes it.
    pub written: String,
    /// The value in words, where the notation has letters for colours or seats.
    pub told: Option<Text>,
}

impl Note {
    /// Its value in words, seats called by these names.
    pub fn text(&self, who: &dyn Fn(usize) -> Text) -> Text {
        match &self.told {
            Some(told) => told.clone().calling(who),
            None => Text::same(&self.written),
        }
    }
}

/// The lines and spots pieces stand on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardKind {
    /// Layers of balls, that many holes per side at the bottom; spots `a1` … .
    Pyramid(u8),
    /// Squares, columns a… and rows 1…, row 1 at the bottom unless `top_down`.
    Grid {
        /// How many columns.
        columns: u8,
        /// How many rows.
        rows: u8,
        /// Row 1 is drawn at the top.
        top_down: bool,
    },
    /// Nine men's morris.
    Morris,
    /// The cross of 33 points.
    Cross,
    /// Twenty-four points as backgammon has them, `1` … `24` in P1's count, `bar1` `bar2` `off1` `off2`; the cube in the
    /// middle (`cube`), with its owner (`cube1` `cube2`) or on the table between them (`offer`).
    Tables,
    /// The climbing board of 112 squares, `house1` … `house4`.
    Barricades,
    /// Ring and crossings of 29 stations.
    Liubo,
    /// Swimming lanes, spots `<lane>.<square>`, square 0 the block; lane k's numbers are in its label.
    Pool {
        /// How many lanes.
        lanes: u8,
        /// How many squares per lane.
        length: u8,
    },
    /// Numbered boxes, spots `1` … .
    Boxes(u8),
}

impl BoardKind {
    /// Whether there is a spot of that name.
    pub fn has(self, spot: &str) -> bool {
        let number = |text: &str, high: u8| {
            !text.starts_with('0') && text.parse::<u8>().is_ok_and(|number| (1..=high).contains(&number))
        };
        let cell = |columns: u8, rows: u8| {
            let column = spot.bytes().next().and_then(|letter| letter.checked_sub(b'a'));
            column.is_some_and(|column| column < columns) && spot.get(1..).is_some_and(|row| number(row, rows))
        };
        match self {
            Self::Pyramid(side) => {
                let mut column = spot.bytes().next().map_or(u8::MAX, |letter| letter.wrapping_sub(b'a'));
                for size in (1..=side).rev() {
                    if column < size {
                        return spot.get(1..).is_some_and(|row| number(row, size));
                    }
                    column -= size;
                }
                false
            }
            Self::Grid { columns, rows, .. } => cell(columns, rows),
            Self::Morris | Self::Cross => cell(7, 7),
            Self::Tables => {
                number(spot, 24) || ["bar1", "bar2", "off1", "off2", "cube", "cube1", "cube2", "offer"].contains(&spot)
            }
            Self::Barricades => cell(17, 14) || spot.strip_prefix("house").is_some_and(|house| number(house, 4)),
            Self::Liubo => number(spot, 20) || spot.len() == 1 && "ABXCDRSTU".contains(spot),
            Self::Pool { lanes, length } => spot
                .split_once('.')
                .is_some_and(|(lane, square)| number(lane, lanes) && (square == "0" || number(square, length))),
            Self::Boxes(count) => number(spot, count),
        }
    }
}

/// One board and what stands on it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Board {
    /// Its lines and spots.
    pub kind: BoardKind,
    /// Its name where there are several, as the notation or the seat has it.
    pub name: String,
    /// What stands on it.
    pub pieces: Vec<Piece>,
}

impl Board {
    /// Whose it is, counted from 0, where it is named after its seat.
    pub fn seat(&self) -> Option<usize> {
        self.name.strip_prefix('P')?.parse::<usize>().ok()?.checked_sub(1)
    }
}

/// The colour of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Paint {
    White,
    Black,
    Red,
    Blue,
    Green,
    Yellow,
    /// No seat's colour.
    Plain,
}

/// The form of a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Shape {
    Ball,
    Man,
    King,
    Barricade,
    Card,
    Tile,
    /// The doubling cube, its label the face that is up.
    Cube,
    /// Balls that are put down together: what that is called, and where they lie, in quarters of their diameter.
    Joined(Phrase, &'static [(i8, i8)]),
}

/// A piece on a spot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Piece {
    /// The spot, in the notation's words.
    pub at: String,
    /// Its form.
    pub shape: Shape,
    /// Its colour.
    pub paint: Paint,
    /// How many of them stand there.
    pub count: u8,
    /// What is written on it.
    pub label: String,
}

impl Piece {
    /// A single piece without writing on it.
    pub fn new(at: impl ToString, shape: Shape, paint: Paint) -> Self {
        Self { at: at.to_string(), shape, paint, count: 1, label: String::new() }
    }
}

/// What somebody holds, or what lies in a common stock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Hand {
    /// The owner, counted from 0; nobody's where `None`.
    pub seat: Option<usize>,
    /// What it is called ("stock", "bag", "prisoners").
    pub name: Phrase,
    /// What is in it; `at` is the word by which a turn names such a piece, if it does.
    pub pieces: Vec<Piece>,
}

impl Scene {
    /// A scene of one board.
    pub fn of(kind: BoardKind, pieces: Vec<Piece>) -> Self {
        Self { boards: vec![Board { kind, name: String::new(), pieces }], ..Self::default() }
    }

    /// The same scene with one more hand.
    pub fn with_hand(mut self, seat: Option<usize>, name: Phrase, pieces: Vec<Piece>) -> Self {
        self.hands.push(Hand { seat, name, pieces });
        self
    }

    /// The same scene with these points.
    pub fn with_scores(mut self, scores: impl Into<Vec<i64>>) -> Self {
        self.scores = Some(scores.into());
        self
    }

    /// The same scene with one more fact of the moment, told as it is written.
    pub fn with_note(mut self, name: Phrase, value: impl ToString) -> Self {
        self.notes.push(Note { name, written: value.to_string(), told: None });
        self
    }

    /// The same scene with one more fact of the moment: as the notation writes it, and in words.
    pub fn with_note_told(mut self, name: Phrase, written: impl ToString, told: Text) -> Self {
        self.notes.push(Note { name, written: written.to_string(), told: Some(told) });
        self
    }
}
