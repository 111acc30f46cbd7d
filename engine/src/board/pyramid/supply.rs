use super::colour::Colour;
use crate::game::{Piece, Shape};

/// Balls off the board, in a hand or a bag, by colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Supply([u8; 3]);

impl Supply {
    /// So many white, black and red balls.
    pub const fn new(white: u8, black: u8, red: u8) -> Self {
        Self([white, black, red])
    }

    /// How many there are of a colour.
    #[inline]
    pub fn of(&self, colour: Colour) -> usize {
        let [white, black, red] = self.0;
        usize::from(match colour {
            Colour::White => white,
            Colour::Black => black,
            Colour::Red => red,
        })
    }

    /// How many there are in all.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().copied().map(usize::from).sum()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 3]
    }

    /// Adds a ball.
    pub fn put(&mut self, colour: Colour) {
        for (count, of) in self.0.iter_mut().zip(Colour::ALL) {
            *count += u8::from(of == colour);
        }
    }

    /// Takes a ball, if there is one.
    #[inline]
    pub fn take(&mut self, colour: Colour) {
        for (count, of) in self.0.iter_mut().zip(Colour::ALL) {
            *count = count.saturating_sub(u8::from(of == colour));
        }
    }

    /// The colours of which there is a ball.
    #[inline]
    pub fn colours(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().filter(move |colour| self.of(*colour) > 0)
    }

    /// The pieces of a picture of it, named by their colour letters.
    pub fn pieces(&self) -> Vec<Piece> {
        let ball =
            |colour: Colour| Piece { count: self.of(colour) as u8, ..Piece::new(colour, Shape::Ball, colour.paint()) };
        self.colours().map(ball).collect()
    }
}

impl FromIterator<Colour> for Supply {
    fn from_iter<I: IntoIterator<Item = Colour>>(balls: I) -> Self {
        let mut supply = Self::default();
        for ball in balls {
            supply.put(ball);
        }
        supply
    }
}
