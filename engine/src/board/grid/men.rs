use super::{Set, Square, Word};
use crate::game::{Paint, Piece, Seat, Shape};
use crate::text;
use crate::text::Text;

/// What stands on a board for two: the squares of P1's men and of P2's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Men<W: Word, const N: usize>([Set<W, N>; 2]);

impl<W: Word, const N: usize> Men<W, N> {
    /// Men on these squares.
    pub const fn new(first: Set<W, N>, second: Set<W, N>) -> Self {
        Self([first, second])
    }

    /// The men of a seat.
    #[inline]
    pub fn of(&self, seat: Seat) -> Set<W, N> {
        let [first, second] = self.0;
        if seat == Seat::P1 { first } else { second }
    }

    /// The men of a seat, to be changed.
    #[inline]
    pub fn of_mut(&mut self, seat: Seat) -> &mut Set<W, N> {
        let [first, second] = &mut self.0;
        if seat == Seat::P1 { first } else { second }
    }

    /// The squares that are taken.
    #[inline]
    pub fn occupied(&self) -> Set<W, N> {
        let [first, second] = self.0;
        first | second
    }

    /// Moves a man.
    #[inline]
    pub fn shift(&mut self, seat: Seat, from: Square<N>, to: Square<N>) {
        let men = self.of_mut(seat);
        *men = (*men - from) | to;
    }

    /// Requires a man of the seat there.
    pub fn require_own(&self, seat: Seat, square: Square<N>) -> Result<(), Text> {
        if self.of(seat).contains(square) {
            Ok(())
        } else if self.occupied().contains(square) {
            Err(text!("board-man-not-s", square, seat))
        } else {
            Err(text!("board-no-man", square))
        }
    }

    /// Requires an empty square.
    pub fn require_empty(&self, square: Square<N>) -> Result<(), Text> {
        if self.occupied().contains(square) {
            return Err(text!("board-occupied", square));
        }
        Ok(())
    }

    /// The pieces of a picture of it.
    pub fn pieces(&self, first: Paint, second: Paint) -> Vec<Piece> {
        let [firsts, seconds] = self.0;
        let man = |paint| move |square| Piece::new(square, Shape::Man, paint);
        firsts.iter().map(man(first)).chain(seconds.iter().map(man(second))).collect()
    }
}
