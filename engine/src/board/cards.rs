//! Flags in four colours, Libertas and Ocupante: the cards of Libertas.

use std::fmt;

use crate::chance::Chance;
use crate::game::{Notation, Paint, Pen, Scan};
use crate::text::Phrase;

const NUMBERS: u8 = 11;
const LETTERS: [char; 4] = ['R', 'B', 'G', 'Y'];

/// A flag: one of four colours with a number from 1 to 11.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Flag(u8);

impl Flag {
    /// The flag of a colour, 0 to 3, and a number, 1 to 11.
    pub const fn new(colour: usize, number: u8) -> Self {
        Self(colour as u8 * NUMBERS + number - 1)
    }

    /// 0 to 3: red, blue, green, yellow.
    pub const fn colour(self) -> usize {
        (self.0 / NUMBERS) as usize
    }

    /// 1 to 11.
    pub const fn number(self) -> u8 {
        self.0 % NUMBERS + 1
    }

    /// Whether it may follow `last`: the same colour or the same number.
    pub const fn follows(self, last: Self) -> bool {
        self.colour() == last.colour() || self.number() == last.number()
    }

    /// Reads a flag off the front of a text.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        scan.attempt(|scan| {
            let colour = scan.char(|c| LETTERS.iter().position(|letter| *letter == c))?;
            let number = scan.number(NUMBERS.into()).filter(|number| *number > 0)?;
            Some(Self::new(colour, number as u8))
        })
    }
}

impl fmt::Display for Flag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", LETTERS.get(self.colour()).copied().unwrap_or('?'), self.number())
    }
}

/// Its colour and its number apart.
impl Notation for Flag {
    fn write(&self, pen: &mut Pen<'_>) {
        let pen = match self.colour() {
            0 => pen.choice("R", Phrase::new("common-red")),
            1 => pen.choice("B", Phrase::new("board-blue")),
            2 => pen.choice("G", Phrase::new("board-green")),
            _ => pen.choice("Y", Phrase::new("board-yellow")),
        };
        pen.number(self.number());
    }
}

/// A card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Card {
    /// One of the flags.
    Flag(Flag),
    /// `L`
    Libertas,
    /// `O`
    Ocupante,
}

impl Card {
    /// Reads a card off the front of a text.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        if scan.eat("L") {
            Some(Self::Libertas)
        } else if scan.eat("O") {
            Some(Self::Ocupante)
        } else {
            Flag::scan(scan).map(Self::Flag)
        }
    }

    /// The colour it is drawn in.
    pub fn paint(self) -> Paint {
        let Self::Flag(flag) = self else {
            return if self == Self::Libertas { Paint::White } else { Paint::Black };
        };
        [Paint::Red, Paint::Blue, Paint::Green].get(flag.colour()).copied().unwrap_or(Paint::Yellow)
    }

    /// All cards that belong to a deck, in random order.
    pub fn shuffled(numbers: u8, libertas: usize, ocupantes: usize, chance: &mut Chance) -> Vec<Self> {
        let mut cards: Vec<Self> = Flags::deck(numbers).iter().map(Self::Flag).collect();
        cards.extend(std::iter::repeat_n(Self::Libertas, libertas));
        cards.extend(std::iter::repeat_n(Self::Ocupante, ocupantes));
        chance.shuffle(&mut cards);
        cards
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag(flag) => write!(f, "{flag}"),
            Self::Libertas => f.write_str("L"),
            Self::Ocupante => f.write_str("O"),
        }
    }
}

/// A set of flags.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Flags(u64);

impl Flags {
    /// All flags numbered up to `numbers`.
    pub fn deck(numbers: u8) -> Self {
        (0..4).flat_map(|colour| (1..=numbers).map(move |number| Flag::new(colour, number))).collect()
    }

    /// Whether the flag is among them.
    pub const fn has(self, flag: Flag) -> bool {
        self.0 >> flag.0 & 1 == 1
    }

    /// Adds one.
    pub const fn insert(&mut self, flag: Flag) {
        self.0 |= 1 << flag.0;
    }

    /// Takes one out.
    pub const fn remove(&mut self, flag: Flag) {
        self.0 &= !(1 << flag.0);
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers held of a colour, bit n for number n.
    pub const fn numbers(self, colour: usize) -> u16 {
        ((self.0 >> (colour * NUMBERS as usize)) as u16 & ((1 << NUMBERS) - 1)) << 1
    }

    /// By colour, then by number.
    pub fn iter(self) -> impl Iterator<Item = Flag> {
        (0..4 * NUMBERS).map(Flag).filter(move |flag| self.has(*flag))
    }
}

impl FromIterator<Flag> for Flags {
    fn from_iter<I: IntoIterator<Item = Flag>>(flags: I) -> Self {
        flags.into_iter().fold(Self::default(), |mut set, flag| {
            set.insert(flag);
            set
        })
    }
}

crate::shown_as_written!(Flag, Card);
