//! The board of Libertas: cards on cells, with the squares and lines they fill.

use std::fmt;

use crate::board::cards::Card;
use crate::game::Scan;

/// Cells of a row lie next to each other, rows eight apart.
const ROW: u8 = 8;
const COLUMN: u64 = 0x0101_0101_0101_0101;
const SQUARE: u64 = 0x0303;

/// A cell of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell(u8);

impl Cell {
    /// Reads a cell of a board with that many cells per side.
    pub fn scan(scan: &mut Scan<'_>, side: u8) -> Option<Self> {
        scan.attempt(|scan| {
            let column = scan.char(|c| (c as u32).checked_sub('a' as u32).filter(|at| *at < side.into()))?;
            let row = scan.digit(1, side)? - 1;
            Some(Self(row * ROW + column as u8))
        })
    }

    fn bit(self) -> u64 {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", (b'a' + self.0 % ROW) as char, self.0 / ROW + 1)
    }
}

/// A set of cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cells(u64);

impl Cells {
    /// From a1, row by row.
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = (left != 0).then(|| Cell(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            cell
        })
    }
}

/// Squares and lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Units {
    squares: u8,
    lines: u8,
}

impl Units {
    /// Whether there is any.
    pub fn any(self) -> bool {
        self != Self::default()
    }

    /// What they count together.
    pub fn points(self, square: i64, line: i64) -> i64 {
        square * i64::from(self.squares) + line * i64::from(self.lines)
    }
}

/// The cards on the board.
#[derive(Debug, Clone)]
pub struct Table {
    side: u8,
    cards: [Option<Card>; 64],
    occupied: u64,
    ocupantes: u64,
}

impl Table {
    /// Cards from a1, row by row.
    pub fn new(side: u8, cards: &[Card]) -> Self {
        let mut table = Self { side, cards: [None; 64], occupied: 0, ocupantes: 0 };
        let cells = (0..side).flat_map(|row| (0..side).map(move |column| Cell(row * ROW + column)));
        cells.zip(cards).for_each(|(cell, card)| table.lay(*card, cell));
        table
    }

    /// How many cells a side has.
    pub fn side(&self) -> u8 {
        self.side
    }

    /// The card on a cell.
    pub fn at(&self, cell: Cell) -> Option<Card> {
        self.cards.get(usize::from(cell.0)).copied().flatten()
    }

    /// All cards.
    pub fn cards(&self) -> impl Iterator<Item = (Cell, Card)> {
        Cells(self.occupied).iter().filter_map(|cell| Some((cell, self.at(cell)?)))
    }

    /// Where the Ocupantes are.
    pub fn ocupantes(&self) -> Cells {
        Cells(self.ocupantes)
    }

    fn all(&self) -> u64 {
        (0..self.side).fold(0, |all, row| all | ((1 << self.side) - 1) << (row * ROW))
    }

    /// Where no card is.
    pub fn empty(&self) -> Cells {
        Cells(self.all() & !self.occupied)
    }

    /// Whether only Ocupantes are left, if anything.
    pub fn is_cleared(&self) -> bool {
        self.occupied == self.ocupantes
    }

    /// Every Ocupante with every empty cell.
    pub fn ocupante_moves(&self) -> impl Iterator<Item = (Cell, Cell)> {
        let empty = self.empty();
        self.ocupantes().iter().flat_map(move |from| empty.iter().map(move |to| (from, to)))
    }

    /// Puts a card on a cell.
    pub fn lay(&mut self, card: Card, cell: Cell) {
        if let Some(there) = self.cards.get_mut(usize::from(cell.0)) {
            *there = Some(card);
            self.occupied |= cell.bit();
            if card == Card::Ocupante {
                self.ocupantes |= cell.bit();
            }
        }
    }

    /// Takes a card off.
    pub fn take(&mut self, cell: Cell) -> Option<Card> {
        self.occupied &= !cell.bit();
        self.ocupantes &= !cell.bit();
        self.cards.get_mut(usize::from(cell.0))?.take()
    }

    /// Moves a card.
    pub fn shift(&mut self, from: Cell, to: Cell) {
        if let Some(card) = self.take(from) {
            self.lay(card, to);
        }
    }

    /// What becomes empty when the card on that cell goes.
    pub fn freed_by(&self, cell: Cell) -> Units {
        self.units(cell, self.occupied)
    }

    /// What becomes full when a card comes to that empty cell.
    pub fn filled_by(&self, cell: Cell) -> Units {
        self.units(cell, !self.occupied)
    }

    /// What becomes full when the card on `from` goes to the empty cell `to`.
    pub fn filled_by_move(&self, from: Cell, to: Cell) -> Units {
        self.units(to, !self.occupied | from.bit())
    }

    /// The squares and lines through a cell that meet none of `others`, the cell itself aside.
    fn units(&self, cell: Cell, others: u64) -> Units {
        let others = others & !cell.bit();
        let (column, row) = (cell.0 % ROW, cell.0 / ROW);
        let meets_none = |unit: u64| u8::from(unit & others == 0);
        let whole_row = ((1u64 << self.side) - 1) << (row * ROW);
        let whole_column = (COLUMN & self.all()) << column;
        let mut squares = 0;
        for low in row.saturating_sub(1)..=row.min(self.side - 2) {
            for left in column.saturating_sub(1)..=column.min(self.side - 2) {
                squares += meets_none(SQUARE << (low * ROW + left));
            }
        }
        Units { squares, lines: meets_none(whole_row) + meets_none(whole_column) }
    }
}

crate::shown_as_written!(Cell);
