use super::colour::Colour;
use super::point::Point;
use super::set::Set;
use super::size::Size;
use crate::game::{BoardKind, Piece, Scene, Shape};

/// A pyramid with its balls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Balls<S: Size> {
    of: [Set<S>; 3],
}

/// What a removal did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Removal<S: Size> {
    /// The colour of the ball that left.
    pub colour: Colour,
    /// The points into which a ball dropped.
    pub fallen: Set<S>,
    /// The point that is empty now: the removed ball's own, or the one its topmost rider dropped from.
    pub vacated: Point<S>,
}

impl<S: Size> Balls<S> {
    /// No ball at all.
    pub fn new() -> Self {
        Self { of: [Set::empty(); 3] }
    }

    /// Balls on these points.
    pub const fn with(white: Set<S>, black: Set<S>, red: Set<S>) -> Self {
        Self { of: [white, black, red] }
    }

    /// The first points in alphabetical order, in these colours.
    pub fn filled(colours: &[Colour]) -> Self {
        let mut balls = Self::new();
        for (point, colour) in Set::all().iter().zip(colours) {
            balls.place(*colour, point);
        }
        balls
    }

    /// The points that hold a ball of that colour.
    #[inline]
    pub fn of(&self, colour: Colour) -> Set<S> {
        let [white, black, red] = self.of;
        match colour {
            Colour::White => white,
            Colour::Black => black,
            Colour::Red => red,
        }
    }

    #[inline]
    fn of_mut(&mut self, colour: Colour) -> &mut Set<S> {
        let [white, black, red] = &mut self.of;
        match colour {
            Colour::White => white,
            Colour::Black => black,
            Colour::Red => red,
        }
    }

    /// The points that hold a ball.
    #[inline]
    pub fn occupied(&self) -> Set<S> {
        let [white, black, red] = self.of;
        white | black | red
    }

    /// The points that hold none.
    #[inline]
    pub fn empty(&self) -> Set<S> {
        !self.occupied()
    }

    /// Whether every point holds a ball.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.empty().is_empty()
    }

    /// The ball on a point.
    #[inline]
    pub fn at(&self, point: Point<S>) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.of(*colour).contains(point))
    }

    /// The points where a ball can be put: empty holes and platforms.
    #[inline]
    pub fn playable(&self) -> Set<S> {
        let occupied = self.occupied();
        (Set::holes() | occupied.platforms()) - occupied
    }

    /// For every point, how many balls rest on it: at least one, at least two.
    #[inline]
    fn loads(&self) -> (Set<S>, Set<S>) {
        let a = self.occupied().lowered();
        let (b, c) = (a.east(), a.north());
        let d = b.north();
        (a | b | c | d, (a & b) | (c & d) | ((a | b) & (c | d)))
    }

    /// The balls that support nothing.
    #[inline]
    pub fn free(&self) -> Set<S> {
        self.occupied() - self.loads().0
    }

    /// The balls that support two or more.
    #[inline]
    pub fn pinned(&self) -> Set<S> {
        self.occupied() & self.loads().1
    }

    /// The balls that are not pinned.
    #[inline]
    pub fn mobile(&self) -> Set<S> {
        self.occupied() - self.loads().1
    }

    /// The balls that support exactly one.
    #[inline]
    pub fn carrying_one(&self) -> Set<S> {
        let (one, two) = self.loads();
        (self.occupied() & one) - two
    }

    /// The balls under another one straight above, two levels up.
    #[inline]
    pub fn hidden(&self) -> Set<S> {
        let occupied = self.occupied();
        occupied & occupied.straight_below()
    }

    /// The balls in sight from above.
    #[inline]
    pub fn visible(&self) -> Set<S> {
        self.occupied() - self.hidden()
    }

    /// How many balls of a colour are not on the board, of `all` that exist.
    #[inline]
    pub fn left(&self, colour: Colour, all: usize) -> usize {
        all.saturating_sub(self.of(colour).len())
    }

    /// Puts a ball on an empty point.
    #[inline]
    pub fn place(&mut self, colour: Colour, point: Point<S>) {
        *self.of_mut(colour) |= point;
    }

    /// Puts balls of one colour on empty points.
    #[inline]
    pub fn place_all(&mut self, colour: Colour, points: Set<S>) {
        *self.of_mut(colour) |= points;
    }

    /// Lifts a ball and leaves everything else where it is.
    #[inline]
    pub fn take(&mut self, point: Point<S>) -> Option<Colour> {
        let colour = self.at(point)?;
        *self.of_mut(colour) -= point;
        Some(colour)
    }

    /// Lifts balls and leaves everything else where it is.
    #[inline]
    pub fn take_all(&mut self, points: Set<S>) {
        for set in &mut self.of {
            *set -= points;
        }
    }

    /// Removes a mobile ball and lets its pile drop; `None` if there is no ball.
    #[inline]
    pub fn remove(&mut self, point: Point<S>) -> Option<Removal<S>> {
        let colour = self.take(point)?;
        let (mut hole, mut fallen) = (point, Set::empty());
        while let Some(rider) = (hole.riders() & self.occupied()).first() {
            if let Some(dropping) = self.take(rider) {
                self.place(dropping, hole);
            }
            fallen |= hole;
            hole = rider;
        }
        Some(Removal { colour, fallen, vacated: hole })
    }

    /// The balls that would change place if a mobile ball were removed, lowest first.
    pub fn pile(&self, point: Point<S>) -> Set<S> {
        let mut pile = Set::empty();
        let mut rider = (point.riders() & self.occupied()).first();
        while let Some(ball) = rider {
            pile |= ball;
            rider = (ball.riders() & self.occupied()).first();
        }
        pile
    }

    /// The pieces of a picture of it.
    pub fn pieces(&self) -> Vec<Piece> {
        let ball = |point| Some(Piece::new(point, Shape::Ball, self.at(point)?.paint()));
        self.occupied().iter().filter_map(ball).collect()
    }

    /// The scene that shows it.
    pub fn scene(&self) -> Scene {
        Scene::of(BoardKind::Pyramid(S::N as u8), self.pieces())
    }
}

impl<S: Size> Default for Balls<S> {
    fn default() -> Self {
        Self::new()
    }
}
