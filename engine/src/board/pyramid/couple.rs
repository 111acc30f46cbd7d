//! Turns of two balls of two colours.

use super::{Colour, Point, Pyramid};
use crate::chance::Chance;
use crate::game::{Deed, Deeds, Notation, Pen, Scan, display_notation};
use crate::text;
use crate::text::Text;

/// Two balls of one turn in the order they are placed, `Wa2,Bb2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Couple(pub [(Colour, Point); 2]);

impl Couple {
    /// Reads a couple off the front of a turn.
    pub fn scan(scan: &mut Scan<'_>) -> Option<Self> {
        let first = (Colour::scan(scan)?, Point::scan(scan)?);
        let second = scan.eat(",").then(|| Some((Colour::scan(scan)?, Point::scan(scan)?)))??;
        Some(Self([first, second]))
    }

    /// Reads a turn that is nothing but a couple.
    pub fn read(text: &str) -> Option<Self> {
        let mut scan = Scan::new(text);
        Self::scan(&mut scan).and_then(|couple| scan.done(couple))
    }

    /// Puts the two balls on the board.
    #[inline]
    pub fn place(self, board: &mut Pyramid) {
        for (colour, point) in self.0 {
            board.place(colour, point);
        }
    }
}

impl Notation for Couple {
    fn write(&self, pen: &mut Pen<'_>) {
        let [(first, from), (second, to)] = self.0;
        pen.add(first).add(from).comma().add(second).add(to);
    }
}
display_notation!(Couple);

impl Deeds for Couple {
    fn deeds(&self) -> Vec<Deed> {
        self.0.iter().map(|(colour, point)| Deed::coloured(colour.paint(), point)).collect()
    }
}

/// How the two balls of a couple have to lie.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touch {
    /// They must touch.
    Always,
    /// They must touch, unless no two points that can be filled do.
    WherePossible,
    /// Anywhere.
    Free,
}

/// The rule for a couple of balls of two colours, placed in either order.
#[derive(Debug, Clone, Copy)]
pub struct Couples {
    /// One ball of each.
    pub colours: [Colour; 2],
    /// How they have to lie.
    pub touch: Touch,
}

impl Couples {
    fn must_touch(self, board: &Pyramid) -> bool {
        match self.touch {
            Touch::Always => true,
            Touch::WherePossible => board.has_touching_pair(),
            Touch::Free => false,
        }
    }

    /// Whether the couple can be placed; otherwise a sentence that says why not.
    pub fn check(self, board: &Pyramid, couple: Couple) -> Result<(), Text> {
        let [(first, from), (second, to)] = couple.0;
        if self.colours != [first, second] && self.colours != [second, first] {
            let [one, other] = self.colours.map(Colour::name);
            return Err(text!("board-ball-due-either-order", one, other));
        }
        let mut after = *board;
        after.try_place(first, from)?;
        after.try_place(second, to)?;
        if from.contacts().contains(to) || !self.must_touch(board) {
            return Ok(());
        }
        Err(text!("board-not-touch-two-balls-turn", from, to))
    }

    /// Every couple that can be placed, in one order and both ways to colour it.
    pub fn all(self, board: &Pyramid) -> impl Iterator<Item = Couple> {
        let touching = self.must_touch(board).then(|| board.touching_pairs().iter());
        let anywhere = touching.is_none().then(|| board.successive_pairs());
        let [one, other] = self.colours;
        touching.into_iter().flatten().chain(anywhere.into_iter().flatten()).flat_map(move |(first, second)| {
            [(one, other), (other, one)].map(|(a, b)| Couple([(a, first), (b, second)]))
        })
    }

    /// Some couple that can be placed, any of them possible.
    #[inline]
    pub fn random(self, board: &Pyramid, chance: &mut Chance) -> Option<Couple> {
        let touching = if self.touch == Touch::Free { None } else { board.touching_pairs().pick(chance) };
        let (first, second) = match touching {
            None if self.touch != Touch::Always => board.pick_successive(chance)?,
            pair => pair?,
        };
        let [one, other] = self.colours;
        let (a, b) = if chance.one_in(2) { (one, other) } else { (other, one) };
        Some(Couple([(a, first), (b, second)]))
    }
}
