use super::colour::Colour;
use crate::chance::Chance;
use crate::game::{Piece, Shape};
use crate::text;
use crate::text::Text;

/// Balls beside the board, a number a colour: a hand, a bag, a discard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stock([u8; 3]);

impl Stock {
    /// So many white, black and red balls.
    pub const fn new(white: u8, black: u8, red: u8) -> Self {
        Self([white, black, red])
    }

    fn slot(&mut self, colour: Colour) -> &mut u8 {
        let [white, black, red] = &mut self.0;
        match colour {
            Colour::White => white,
            Colour::Black => black,
            Colour::Red => red,
        }
    }

    /// How many balls of that colour there are.
    pub const fn count(self, colour: Colour) -> u8 {
        let [white, black, red] = self.0;
        match colour {
            Colour::White => white,
            Colour::Black => black,
            Colour::Red => red,
        }
    }

    /// How many balls there are.
    pub fn total(self) -> usize {
        self.0.iter().map(|count| *count as usize).sum()
    }

    /// Whether there is no ball.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// The colours of which there is a ball.
    pub fn colours(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().filter(move |colour| self.count(*colour) > 0)
    }

    /// One ball of that colour leaves, if there is one.
    pub fn take(&mut self, colour: Colour) {
        let slot = self.slot(colour);
        *slot = slot.saturating_sub(1);
    }

    /// One ball of that colour comes in.
    pub fn put(&mut self, colour: Colour) {
        *self.slot(colour) += 1;
    }

    /// The colour of a ball drawn blindly.
    pub fn draw(self, chance: &mut Chance) -> Option<Colour> {
        let mut at = chance.below(self.total());
        self.colours().find(|colour| {
            let count = self.count(*colour) as usize;
            let found = at < count;
            at = at.saturating_sub(count);
            found
        })
    }

    /// There is a ball of that colour.
    pub fn require(self, colour: Colour) -> Result<(), Text> {
        if self.count(colour) > 0 {
            return Ok(());
        }
        let (en, fr) = (colour.name().en, colour.name().fr);
        Err(text!("There is no {en} ball left to take.", "Il ne reste pas de bille {fr} à prendre."))
    }

    /// The balls as pieces of a picture, each named by its letter.
    pub fn pieces(self) -> Vec<Piece> {
        let pile = |colour: Colour| Piece {
            count: self.count(colour),
            ..Piece::new(colour.letter(), Shape::Ball, colour.paint())
        };
        self.colours().map(pile).collect()
    }
}

impl FromIterator<Colour> for Stock {
    fn from_iter<I: IntoIterator<Item = Colour>>(balls: I) -> Self {
        let mut stock = Self::default();
        for ball in balls {
            stock.put(ball);
        }
        stock
    }
}
