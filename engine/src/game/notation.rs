use std::fmt;

use super::Paint;
use crate::text::Phrase;

/// How a turn is written, next to its [`Deeds`](super::Deeds): one place says both the text and what each word of it
/// names, so that nobody has to read the text again to know.
pub trait Notation {
    /// Writes the turn, word by word.
    fn write(&self, pen: &mut Pen<'_>);
}

impl<T: Notation + ?Sized> Notation for &T {
    fn write(&self, pen: &mut Pen<'_>) {
        (*self).write(pen);
    }
}

/// Writes `Display` of types with a [`Notation`].
macro_rules! display_notation {
    ($($turn:ty),+) => {$(
        impl std::fmt::Display for $turn {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::game::Pen::display(self, f)
            }
        }
    )+};
}
pub(crate) use display_notation;

/// A word of a turn: what one tap writes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Word {
    /// A comma stands before it: it begins a part of the turn.
    pub begins_part: bool,
    /// The signs before it.
    pub sign: String,
    /// The word itself.
    pub text: String,
    /// What it names.
    pub names: Names,
}

/// What a word of a turn names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Names {
    /// The face of a die.
    Die(u8),
    /// A spot, as the scene calls it.
    Spot(Place),
    /// A spot written after an `x`, with what happens there.
    Crossed(Place, Crossing),
    /// A ball of that colour.
    Ball(Paint),
    /// A card, or a piece that waits in a hand.
    Held(Option<Phrase>),
    /// One of several boards.
    Board(&'static str),
    /// A number of anything.
    Number(u32),
    /// A number of squares to advance.
    Advance(u32),
    /// An empty hand.
    Empty,
    /// Something that is not on the table, with what it is called.
    Choice(Phrase),
}

/// What an `x` before a spot means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Crossing {
    /// The piece there is captured.
    Capture,
    /// The piece there leaves the board.
    Removal,
    /// A piece that jumps over another lands there.
    Landing,
    /// The piece there is huffed.
    Huff,
}

/// A spot of the scene.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    /// The board that the turn named before, where there are several.
    pub board: Option<&'static str>,
    /// As the scene calls it.
    pub spot: String,
}

impl Word {
    /// The word as it stands in the turn, with what is before it.
    pub fn written(&self) -> String {
        let comma = if self.begins_part { "," } else { "" };
        format!("{comma}{}{}", self.sign, self.text)
    }

    /// Whether it is a step of its own and does not go on with the word before, as `b2` does in `Wb2`.
    pub(super) fn is_set_off(&self) -> bool {
        self.begins_part || !self.sign.is_empty() || matches!(self.names, Names::Choice(_))
    }

    /// Takes what is written already off the front; what is left of `written`, or nothing if it is something else.
    pub(super) fn strip<'a>(&mut self, written: &'a str) -> Option<&'a str> {
        let own = self.written();
        if let Some(rest) = written.strip_prefix(own.as_str()) {
            self.text.clear();
            return Some(rest);
        }
        let left = own.strip_prefix(written)?;
        let text = self.text.len().min(left.len());
        let (sign, text) = left.split_at_checked(left.len() - text)?;
        self.begins_part &= written.is_empty();
        self.sign = sign.strip_prefix(',').filter(|_| self.begins_part).unwrap_or(sign).to_owned();
        self.text = text.to_owned();
        Some("")
    }
}

/// Writes turns, as text or as words.
pub struct Pen<'p> {
    paper: Paper<'p>,
    begins_part: bool,
    sign: String,
    board: Option<&'static str>,
}

enum Paper<'p> {
    Text(&'p mut dyn fmt::Write, fmt::Result),
    Words(&'p mut Vec<Word>),
}

impl<'p> Pen<'p> {
    fn new(paper: Paper<'p>) -> Self {
        Self { paper, begins_part: false, sign: String::new(), board: None }
    }

    /// The words that `write` writes.
    pub fn words(write: impl FnOnce(&mut Pen<'_>)) -> Vec<Word> {
        let mut words = Vec::new();
        write(&mut Pen::new(Paper::Words(&mut words)));
        words
    }

    /// Writes the text of a turn.
    pub fn display(turn: &impl Notation, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pen = Pen::new(Paper::Text(f, Ok(())));
        turn.write(&mut pen);
        let Paper::Text(_, done) = pen.paper else { return Ok(()) };
        done
    }

    fn put(&mut self, text: impl fmt::Display, names: impl FnOnce(Option<&'static str>) -> Names) -> &mut Self {
        let board = self.board;
        match &mut self.paper {
            Paper::Text(f, done) => *done = done.and_then(|()| write!(f, "{text}")),
            Paper::Words(words) => words.push(Word {
                begins_part: std::mem::take(&mut self.begins_part),
                sign: std::mem::take(&mut self.sign),
                text: text.to_string(),
                names: names(board),
            }),
        }
        self
    }

    /// A sign before the next word.
    pub fn sign(&mut self, sign: &str) -> &mut Self {
        match &mut self.paper {
            Paper::Text(f, done) => *done = done.and_then(|()| f.write_str(sign)),
            Paper::Words(_) => self.sign.push_str(sign),
        }
        self
    }

    /// The comma before the next part of the turn.
    pub fn comma(&mut self) -> &mut Self {
        match &mut self.paper {
            Paper::Text(f, done) => *done = done.and_then(|()| f.write_char(',')),
            Paper::Words(_) => self.begins_part = true,
        }
        self
    }

    /// Something that has a notation of its own.
    pub fn add(&mut self, part: impl Notation) -> &mut Self {
        part.write(self);
        self
    }

    /// The comma before the next part, if any is `written` before it.
    pub fn joint(&mut self, written: &str) -> &mut Self {
        if written.is_empty() { self } else { self.comma() }
    }

    /// The face of a die.
    pub fn die(&mut self, face: u8) -> &mut Self {
        self.put(face, |_| Names::Die(face))
    }

    /// A spot that the scene calls by the same name.
    pub fn spot(&mut self, spot: impl fmt::Display) -> &mut Self {
        self.put(&spot, |board| Names::Spot(Place { board, spot: spot.to_string() }))
    }

    /// A spot that the scene calls by another name.
    pub fn spot_as(&mut self, text: impl fmt::Display, spot: impl fmt::Display) -> &mut Self {
        self.put(text, |board| Names::Spot(Place { board, spot: spot.to_string() }))
    }

    /// A spot where a piece is captured: `xb2`.
    pub fn take(&mut self, spot: impl fmt::Display) -> &mut Self {
        self.cross(spot, Crossing::Capture)
    }

    /// A spot that a piece leaves for good: `xb2`.
    pub fn remove(&mut self, spot: impl fmt::Display) -> &mut Self {
        self.cross(spot, Crossing::Removal)
    }

    /// A spot with an `x` before it.
    pub fn cross(&mut self, spot: impl fmt::Display, what: Crossing) -> &mut Self {
        self.sign("x").put(&spot, |board| Names::Crossed(Place { board, spot: spot.to_string() }, what))
    }

    /// A ball of a colour, by its letter.
    pub fn ball(&mut self, letter: impl fmt::Display, paint: Paint) -> &mut Self {
        self.put(letter, |_| Names::Ball(paint))
    }

    /// A card of a hand.
    pub fn card(&mut self, card: impl fmt::Display) -> &mut Self {
        self.put(card, |_| Names::Held(None))
    }

    /// A piece of a hand, and what it is called to use it.
    pub fn held(&mut self, text: &str, called: Phrase) -> &mut Self {
        self.put(text, |_| Names::Held(Some(called)))
    }

    /// One of several boards, on which the spots after it lie.
    pub fn board(&mut self, name: &'static str) -> &mut Self {
        self.board = Some(name);
        self.put(name, |_| Names::Board(name))
    }

    /// A number.
    pub fn number(&mut self, number: impl Into<u32>) -> &mut Self {
        let number = number.into();
        self.put(number, |_| Names::Number(number))
    }

    /// A number that is written with signs of its own.
    pub fn number_as(&mut self, text: impl fmt::Display, number: u32) -> &mut Self {
        self.put(text, |_| Names::Number(number))
    }

    /// A number of squares to advance.
    pub fn advance(&mut self, squares: impl Into<u32>) -> &mut Self {
        let squares = squares.into();
        self.put(squares, |_| Names::Advance(squares))
    }

    /// An empty hand, `0`.
    pub fn empty(&mut self) -> &mut Self {
        self.put(0, |_| Names::Empty)
    }

    /// A word that names nothing on the table.
    pub fn choice(&mut self, text: &str, called: Phrase) -> &mut Self {
        self.put(text, |_| Names::Choice(called))
    }

    /// `pass`
    pub fn pass(&mut self) -> &mut Self {
        self.choice("pass", Phrase::new("game-pass"))
    }

    /// `-`: nothing can be played.
    pub fn nothing(&mut self) -> &mut Self {
        self.choice("-", Phrase::new("game-nothing-played"))
    }
}
