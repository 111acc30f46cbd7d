use super::balls::Balls;
use super::colour::Colour;
use super::point::Point;
use super::set::Set;
use super::size::Size;

impl<S: Size> Balls<S> {
    /// The balls of one colour that contacts link to the ball on a point; none where it is empty.
    pub fn group(&self, point: Point<S>) -> Set<S> {
        self.at(point).map_or(Set::empty(), |colour| self.of(colour).reach(point.into()))
    }

    /// The groups of a colour, hidden balls and covered contacts included.
    pub fn groups(&self, colour: Colour) -> impl Iterator<Item = Set<S>> {
        self.of(colour).groups()
    }

    /// What is seen from above, to ask for several visible groups of one position.
    #[inline]
    pub fn sight(&self) -> Sight<S> {
        let occupied = self.occupied();
        let above = occupied.lowered();
        Sight {
            visible: occupied - occupied.straight_below(),
            covered_east: above & above.north(),
            covered_north: above & above.east(),
        }
    }

    /// The visible group that holds the ball on a point; none where it is empty or hidden.
    pub fn visible_group(&self, point: Point<S>) -> Set<S> {
        self.at(point).map_or(Set::empty(), |colour| self.sight().reach(self.of(colour), point.into()))
    }

    /// The visible groups of a colour.
    pub fn visible_groups(&self, colour: Colour) -> impl Iterator<Item = Set<S>> {
        let sight = self.sight();
        let balls = self.of(colour);
        let mut rest = balls & sight.visible;
        std::iter::from_fn(move || {
            let group = sight.reach(balls, rest.first()?.into());
            rest -= group;
            Some(group)
        })
    }

    /// The visible groups of a colour that have balls in both of some pair of sets, taken together.
    pub fn visible_chains(&self, colour: Colour, ends: &[(Set<S>, Set<S>)]) -> Set<S> {
        let joins = |group: &Set<S>| ends.iter().any(|(from, to)| group.meets(*from) && group.meets(*to));
        self.visible_groups(colour).filter(joins).fold(Set::empty(), |all, group| all | group)
    }

    /// The size of a colour's largest visible group, 0 if it has none.
    pub fn largest_visible_group(&self, colour: Colour) -> usize {
        self.visible_groups(colour).map(Set::len).max().unwrap_or(0)
    }

    /// Whether a visible group of the colour has balls in both sets.
    #[inline]
    pub fn visibly_joins(&self, colour: Colour, from: Set<S>, to: Set<S>) -> bool {
        let balls = self.of(colour);
        balls.meets(from) && balls.meets(to) && self.sight().reach(balls, from).meets(to)
    }
}

/// The balls in sight and the contacts that overpasses cut.
#[derive(Debug, Clone, Copy)]
pub struct Sight<S: Size> {
    /// The balls that are not hidden.
    pub visible: Set<S>,
    /// The points whose contact with their eastern neighbour is covered.
    covered_east: Set<S>,
    /// The points whose contact with their northern neighbour is covered.
    covered_north: Set<S>,
}

impl<S: Size> Sight<S> {
    /// The points in visible contact with any of `from`, all of them visible.
    #[inline]
    pub fn contacts(&self, from: Set<S>) -> Set<S> {
        let from = from & self.visible;
        let level = (from - self.covered_east).east()
            | (from.west() - self.covered_east)
            | (from - self.covered_north).north()
            | (from.south() - self.covered_north);
        (level | from.supports() | from.riders()) & self.visible
    }

    /// Everything among `balls` that visible contacts link to `seed`.
    #[inline]
    pub fn reach(&self, balls: Set<S>, seed: Set<S>) -> Set<S> {
        let balls = balls & self.visible;
        let mut reached = seed & balls;
        loop {
            let wider = (reached | self.contacts(reached)) & balls;
            if wider == reached {
                return reached;
            }
            reached = wider;
        }
    }
}
