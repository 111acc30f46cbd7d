use super::colour::Colour;
use crate::chance::Chance;
use crate::game::{Piece, Scene, Shape};
use crate::text;
use crate::text::{Phrase, Text};

const RESERVE: Phrase = Phrase::new("board-reserve");

/// Balls beside the board: a bag, a reserve, a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stock([u8; 3]);

impl Stock {
    /// What a common stock is called when balls are drawn from it unseen.
    pub const BAG: Phrase = Phrase::new("common-bag");

    /// So many white, black and red balls.
    pub const fn new(white: u8, black: u8, red: u8) -> Self {
        Self([white, black, red])
    }

    /// How many balls of a colour there are.
    #[inline]
    pub const fn count(self, colour: Colour) -> usize {
        let [white, black, red] = self.0;
        (match colour {
            Colour::White => white,
            Colour::Black => black,
            Colour::Red => red,
        }) as usize
    }

    /// How many balls there are.
    #[inline]
    pub fn total(self) -> usize {
        self.0.iter().copied().map(usize::from).sum()
    }

    /// The numbers of white, black and red balls.
    pub const fn counts(self) -> [u8; 3] {
        self.0
    }

    /// Whether there is no ball.
    pub const fn is_empty(self) -> bool {
        matches!(self.0, [0, 0, 0])
    }

    /// The colours there are.
    pub fn colours(self) -> impl Iterator<Item = Colour> + Clone {
        Colour::ALL.into_iter().filter(move |colour| self.count(*colour) > 0)
    }

    fn count_mut(&mut self, colour: Colour) -> &mut u8 {
        let [white, black, red] = &mut self.0;
        match colour {
            Colour::White => white,
            Colour::Black => black,
            Colour::Red => red,
        }
    }

    /// Puts a ball in.
    #[inline]
    pub fn put(&mut self, colour: Colour) {
        *self.count_mut(colour) += 1;
    }

    /// Takes a ball out; false if there is none.
    #[inline]
    pub fn take(&mut self, colour: Colour) -> bool {
        let count = self.count_mut(colour);
        let taken = *count > 0;
        *count -= u8::from(taken);
        taken
    }

    /// The colour of a ball drawn unseen.
    #[inline]
    pub fn draw(self, chance: &mut Chance) -> Option<Colour> {
        let mut at = chance.below(self.total());
        self.colours().find(|colour| {
            let drawn = at < self.count(*colour);
            at = at.saturating_sub(self.count(*colour));
            drawn
        })
    }

    /// There is a ball of that colour.
    pub fn require(self, colour: Colour) -> Result<(), Text> {
        if self.count(colour) > 0 {
            return Ok(());
        }
        let name = colour.name();
        Err(text!("board-no-ball-left-play", name))
    }

    /// A scene together with each seat's reserve.
    pub fn reserves(stocks: [Self; 2], scene: Scene) -> Scene {
        let reserve = |scene: Scene, (seat, stock): (usize, Self)| scene.with_hand(Some(seat), RESERVE, stock.pieces());
        stocks.into_iter().enumerate().fold(scene, reserve)
    }

    /// The pieces of a picture of it, named by their letters.
    pub fn pieces(self) -> Vec<Piece> {
        let balls = |colour: Colour| Piece {
            count: self.count(colour) as u8,
            ..Piece::new(colour, Shape::Ball, colour.paint())
        };
        self.colours().map(balls).collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_follows_the_numbers() {
        let mut chance = Chance::seeded(9);
        let stock = Stock::new(1, 0, 9);
        let red = (0..1000).filter(|_| stock.draw(&mut chance) == Some(Colour::Red)).count();
        assert!((850..950).contains(&red));
        assert_eq!(Stock::new(0, 0, 0).draw(&mut chance), None);
    }

    #[test]
    fn a_ball_that_is_not_there_cannot_be_taken() {
        let mut stock = Stock::new(1, 0, 0);
        assert!(stock.take(Colour::White) && !stock.take(Colour::White) && stock.is_empty());
    }
}
