//! Spetris: get rid of six rigid shapes.

use std::sync::LazyLock;

use smallvec::SmallVec;

use crate::board::pyramid::{Action, Actions, Colour, Point, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{
    Category, Facts, Game, Hand, Next, Outcome, Piece, Scene, Seat, Shape as Form, Start, Step, in_any_order,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spetris.
#[derive(Debug, Clone)]
pub struct Spetris {
    board: Pyramid,
    /// What each seat has left.
    stocks: SmallVec<[Stock; 3]>,
    /// The kind of the shape placed last.
    last: Option<Kind>,
    /// The passes since then.
    passes: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Pair,
    Line,
    Wide,
    Right,
    Triangle,
}

impl Kind {
    const ALL: [Self; 5] = [Self::Pair, Self::Line, Self::Wide, Self::Right, Self::Triangle];

    /// The kind of balls that lie so far apart, in squared half diameters and in ascending order.
    fn of_distances(distances: &[usize]) -> Option<Self> {
        match distances {
            [4] => Some(Self::Pair),
            [4, 4, 16] => Some(Self::Line),
            [4, 4, 12] => Some(Self::Wide),
            [4, 4, 8] => Some(Self::Right),
            [4, 4, 4] => Some(Self::Triangle),
            _ => None,
        }
    }

    const fn balls(self) -> usize {
        if matches!(self, Self::Pair) { 2 } else { 3 }
    }

    const fn name(self) -> Phrase {
        match self {
            Self::Pair => Phrase::new("spetris-pair"),
            Self::Line => Phrase::new("spetris-line"),
            Self::Wide => Phrase::new("spetris-wide-angle"),
            Self::Right => Phrase::new("spetris-right-angle"),
            Self::Triangle => Phrase::new("spetris-triangle"),
        }
    }

    /// How it is drawn beside the board.
    const fn form(self) -> Form {
        let balls: &[(i8, i8)] = match self {
            Self::Pair => &[(-2, 0), (2, 0)],
            Self::Line => &[(-4, 0), (0, 0), (4, 0)],
            Self::Wide => &[(-3, 1), (1, 1), (3, -2)],
            Self::Right => &[(-2, 2), (2, 2), (2, -2)],
            Self::Triangle => &[(-2, 2), (2, 2), (0, -2)],
        };
        Form::Joined(self.name(), balls)
    }
}

/// How many shapes of each kind a seat has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Stock([u8; 5]);

impl Stock {
    const FULL: Self = Self([2, 1, 1, 1, 1]);

    fn left(self, kind: Kind) -> u8 {
        self.0.get(kind as usize).copied().unwrap_or(0)
    }

    fn spend(&mut self, kind: Kind) {
        if let Some(left) = self.0.get_mut(kind as usize) {
            *left = left.saturating_sub(1);
        }
    }

    fn shapes(self) -> i64 {
        self.0.iter().map(|left| i64::from(*left)).sum()
    }

    fn balls(self) -> usize {
        Kind::ALL.into_iter().map(|kind| kind.balls() * self.left(kind) as usize).sum()
    }
}

/// A shape somewhere in the pyramid.
#[derive(Debug, Clone, Copy)]
struct Shape {
    points: Set,
    /// What has to stand before: the supports that are no part of it.
    needs: Set,
    kind: Kind,
}

impl Shape {
    fn of(points: Set) -> Option<Self> {
        let mut distances: SmallVec<[usize; 3]> = SmallVec::new();
        for a in points {
            distances.extend(points.iter().filter(|b| a < *b).map(|b| distance(a, b)));
        }
        distances.sort_unstable();
        Some(Self { points, needs: points.supports() - points, kind: Kind::of_distances(&distances)? })
    }

    #[inline]
    fn fits(&self, occupied: Set) -> bool {
        !occupied.meets(self.points) && occupied.covers(self.needs)
    }

    fn turn(&self) -> Actions {
        self.points.iter().map(Action::Place).collect()
    }
}

/// The squared distance of two centres, in half diameters.
fn distance(a: Point, b: Point) -> usize {
    let ((l, x, y), (m, u, v)) = (a.place(), b.place());
    let east = (2 * x + l).abs_diff(2 * u + m);
    let north = (2 * y + l).abs_diff(2 * v + m);
    east * east + north * north + 2 * l.abs_diff(m) * l.abs_diff(m)
}

/// Every place of every shape.
static SHAPES: LazyLock<Vec<Shape>> = LazyLock::new(|| {
    let mut shapes = Vec::new();
    for a in Set::ALL {
        for b in Set::ALL.iter().filter(|b| a < *b) {
            let pair = Set::from(a) | b;
            shapes.extend(Shape::of(pair));
            shapes.extend(Set::ALL.iter().filter(|c| b < *c).filter_map(|c| Shape::of(pair | c)));
        }
    }
    shapes
});

impl Spetris {
    /// The kinds that the seat may place now, as far as the shapes themselves go.
    fn is_due(&self, seat: Seat, kind: Kind) -> bool {
        let repeated = self.last == Some(kind) && self.passes + 1 < self.stocks.len();
        let opening = self.stocks.len() == 3 && self.last.is_none() && kind != Kind::Pair;
        self.stocks.get(seat.index()).is_some_and(|stock| stock.left(kind) > 0) && !repeated && !opening
    }

    fn placements(&self, seat: Seat) -> impl Iterator<Item = &'static Shape> {
        let due = Kind::ALL.map(|kind| self.is_due(seat, kind));
        let occupied = self.board.occupied();
        SHAPES.iter().filter(move |shape| due.get(shape.kind as usize).is_some_and(|due| *due) && shape.fits(occupied))
    }

    /// Whether no seat could place any of its shapes, whatever was placed last.
    fn is_over(&self) -> bool {
        let left = Kind::ALL.map(|kind| self.stocks.iter().any(|stock| stock.left(kind) > 0));
        let occupied = self.board.occupied();
        !SHAPES.iter().any(|shape| left.get(shape.kind as usize).is_some_and(|left| *left) && shape.fits(occupied))
    }

    fn require_placement(&self, seat: Seat, points: Set) -> Result<(), Text> {
        let occupied = self.board.occupied();
        if let Some(point) = (points & occupied).first() {
            return self.board.require_playable(point);
        }
        if let Some(point) = ((points.supports() - points) - occupied).first() {
            return Err(text!("spetris-shape-not-supported-filled-first", point));
        }
        let Some(shape) = Shape::of(points) else {
            return Err(text!("spetris-points-none-shapes-pair-line"));
        };
        let name = shape.kind.name();
        if self.stocks.get(seat.index()).is_none_or(|stock| stock.left(shape.kind) == 0) {
            return Err(text!("spetris-no-shape-kind-left", name));
        }
        if self.is_due(seat, shape.kind) {
            return Ok(());
        }
        Err(if self.last.is_none() {
            text!("spetris-three-players-first-shape-pair")
        } else {
            text!("spetris-shape-placed-last-same-kind", name)
        })
    }
}

impl Game for Spetris {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spetris",
        rules: 1,
        name: Phrase::same("Spetris"),
        author: "Pablo Schulman",
        year: "2011",
        category: Category::Score,
        players: (2, 3),
        ends: &[
            ("full", Phrase::new("common-pyramid-complete")),
            ("blocked", Phrase::new("spetris-no-shape-fits-more")),
        ],
        notation: &[
            ("a1,b1", Phrase::new("spetris-pair-a1-b1")),
            ("a1,b1,c1", Phrase::new("spetris-line-three-likewise-angles-triangle")),
            ("pass", Phrase::new("spetris-no-shape-placed")),
        ],
        summary: Phrase::new("spetris-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let stocks = SmallVec::from_elem(Stock::FULL, start.players);
        Ok(Self { board: Pyramid::new(), stocks, last: None, passes: 0 })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        use Action::{Pass, Place};
        Actions::read(text)
            .filter(|turn| matches!(**turn, [Pass] | [Place(_), Place(_)] | [Place(_), Place(_), Place(_)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let mut points = Set::EMPTY;
        for action in turn.iter() {
            match *action {
                Action::Place(point) if points.contains(point) => {
                    return Err(text!("spetris-named-twice", point));
                }
                Action::Place(point) => points |= point,
                _ if self.placements(seat).next().is_none() => return Ok(()),
                _ => {
                    return Err(text!("spetris-pass-seat-place-nothing"));
                }
            }
        }
        self.require_placement(seat, points)
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        let points: Set = turn
            .iter()
            .filter_map(|action| if let Action::Place(point) = action { Some(*point) } else { None })
            .collect();
        if let Some(shape) = Shape::of(points) {
            self.board.place_all(Colour::of(seat), points);
            if let Some(stock) = self.stocks.get_mut(seat.index()) {
                stock.spend(shape.kind);
            }
            (self.last, self.passes) = (Some(shape.kind), 0);
        } else {
            self.passes += 1;
        }
        if !self.is_over() {
            return Next::Turn(seat.after(self.stocks.len()));
        }
        let keys: Vec<_> = self.stocks.iter().map(|stock| (-stock.shapes(), -(stock.balls() as i64))).collect();
        let scores: Vec<i64> = self.stocks.iter().map(|stock| stock.shapes()).collect();
        let end = if self.board.is_full() { "full" } else { "blocked" };
        Outcome::ranked(Outcome::rank_by(&keys), end).with_scores(scores).into()
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let mut turns: Vec<Actions> = self.placements(seat).map(Shape::turn).collect();
        if turns.is_empty() {
            turns.push(Actions::pass());
        }
        Some(turns)
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        in_any_order(self, seat, partial)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let shapes: SmallVec<[&Shape; 128]> = self.placements(seat).collect();
        Some(chance.pick(&shapes).map_or_else(Actions::pass, |shape| shape.turn()))
    }

    fn scene(&self) -> Scene {
        let mut scene = self.board.scene();
        for (seat, stock) in self.stocks.iter().enumerate() {
            let paint = Colour::of(Seat::new(seat)).paint();
            let left = |kind: Kind| Piece { count: stock.left(kind), ..Piece::new("", kind.form(), paint) };
            let pieces = Kind::ALL.map(left).into();
            scene.hands.push(Hand { seat: Some(seat), name: Phrase::new("spetris-name"), pieces });
        }
        scene
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn the_pyramid_holds_as_many_shapes_as_the_page_says() {
        let count = |kind| SHAPES.iter().filter(|shape| shape.kind == kind).count();
        assert_eq!(Kind::ALL.map(count), [96, 42, 168, 114, 88]);
    }

    #[test]
    fn the_points_tell_the_kind() {
        let kind = |names: &str| Shape::of(Set::points(names)).map(|shape| shape.kind);
        for (names, expected) in [
            ("a1 b1", Kind::Pair),
            ("a1 e1", Kind::Pair),
            ("a1 b1 c1", Kind::Line),
            ("a1 e1 h1", Kind::Line),
            ("a1 b1 f1", Kind::Wide),
            ("a1 b1 b2", Kind::Right),
            ("a1 e1 b2", Kind::Right),
            ("a1 b1 e1", Kind::Triangle),
            ("e1 f1 h1", Kind::Triangle),
        ] {
            assert_eq!(kind(names), Some(expected), "{names}");
        }
        assert_eq!((kind("a1 b2"), kind("a1 b1 d1"), kind("a1 b2 c3")), (None, None, None));
    }

    #[test]
    fn a_shape_stands_on_earlier_balls_or_on_itself() {
        start("spetris", 2)
            .allows("a1,b1,c1 c1,b1,a1 a1,b1 b2,b1,a1")
            .forbids("a1,b2 a1,c1 a1,a1 a1,a1,b1 a1,b1,e1 e1,f1 pass")
            .cannot_read("a1 a1,b1,c1,d1 Wa1,Wb1 xa1,xb1")
            .plays("a1,b1,c1 a2,a3,b3")
            .allows("b2,e1,e2 b2,e1")
            .forbids("e1,e2 a1,b2");
    }

    #[test]
    fn the_kind_placed_last_is_barred() {
        start("spetris", 2)
            .plays("a1,b1")
            .forbids("c1,d1")
            .plays("a2,b2,c2")
            .forbids("a3,b3,c3")
            .allows("c1,d1 a3,b3,b4");
    }

    #[test]
    fn each_shape_is_there_once_and_the_pair_twice() {
        let table = start("spetris", 2).plays("a1,b1 a2,a3,a4 c1,d1 b2,b3,c3").forbids("c2,d2");
        table.plays("b4,c4,d4 c2,d2").forbids("e1,f1,g1").allows("e1,f1,f2");
    }

    #[test]
    fn three_players_begin_with_a_pair() {
        start("spetris", 3).forbids("a1,b1,c1 a1,b1,b2").plays("a1,b1").allows("a2,b2,c2").forbids("a2,b2");
    }

    #[test]
    fn passes_lift_the_bar_and_are_only_for_those_who_must() {
        let stocks: SmallVec<[Stock; 3]> = SmallVec::from_elem(Stock([1, 0, 0, 0, 0]), 2);
        let board = Pyramid::with(Set::ALL - Set::points("h1 h2 i1 i2 j1"), Set::EMPTY, Set::EMPTY);
        let mut game = Spetris { board, stocks, last: Some(Kind::Pair), passes: 0 };
        assert_eq!(game.turns(Seat::P1), Some(vec![Actions::pass()]));
        assert_eq!(game.play(Seat::P1, &Actions::pass()), Next::Turn(Seat::P2));
        let pair = game.parse("h1,h2").unwrap();
        assert_eq!(game.check(Seat::P2, &pair), Ok(()));
        assert!(game.check(Seat::P2, &Actions::pass()).is_err());
        assert_eq!(game.play(Seat::P2, &pair), Next::Turn(Seat::P1));
        assert!(game.check(Seat::P1, &game.parse("i1,i2").unwrap()).is_err());
    }

    #[test]
    fn the_game_is_over_when_nothing_fits_whatever_came_last() {
        let turns = "c1,d1,b1 c3,d3,c2 b2,b3 d2,f2,g2 b4,c4,f3 a4,a3,a2 a1,e1 f1,i1,g1 e3,h1,e2 g3,d4 pass";
        let outcome = start("spetris", 2).plays(turns).goes_on().plays("h2,i2").ends("blocked", &[2, 1]);
        assert_eq!(outcome.scores, Some(vec![1, 0]));
    }

    #[test]
    fn a_full_pyramid_ranks_by_shapes_left() {
        let turns = "d1,c1 b2,a2,a3 b3,e2 b1,f1,c2 c3,d3 b4,c4,a4 e1,a1 g3,d4,f3 f2,h1 g1,d2,g2 i1,i2 pass j1,e3,h2";
        let outcome = start("spetris", 3).plays(turns).ends("full", &[1, 2, 3]);
        assert_eq!(outcome.scores, Some(vec![1, 2, 3]));
    }
}
