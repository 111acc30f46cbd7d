//! Spoing: jumps that take the ball they land on and recolour the one they leap over.

use crate::board::pyramid::Action::Move;
use crate::board::pyramid::Colour::{Black, Red, White};
use crate::board::pyramid::{Actions, Colour, Point, Pyramid, Set, choose, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spoing.
#[derive(Debug, Clone)]
pub struct Spoing {
    board: Pyramid,
}

type Step = fn(Set) -> Set;

/// The eight ways to jump, each as one step of it and the step back.
const WAYS: [(Step, Step); 8] = [
    (Set::north, Set::south),
    (Set::south, Set::north),
    (Set::east, Set::west),
    (Set::west, Set::east),
    (|from| from.north().east(), |to| to.south().west()),
    (|from| from.north().west(), |to| to.south().east()),
    (|from| from.south().east(), |to| to.north().west()),
    (|from| from.south().west(), |to| to.north().east()),
];

impl Spoing {
    /// For each way and each colour that may jump, the points from which a jump is possible.
    fn jumpers(&self, seat: Seat) -> impl Iterator<Item = (usize, Set)> + Clone {
        let board = self.board;
        let landing = board.occupied();
        [Colour::of(seat), Red].into_iter().flat_map(move |colour| {
            let (own, other) = (board.of(colour), landing - board.of(colour));
            WAYS.iter().enumerate().map(move |(way, (_, back))| (way, own & back(other & back(landing))))
        })
    }

    fn jump(way: usize, from: Point) -> Option<Actions> {
        let (step, _) = WAYS.get(way)?;
        step(step(from.into())).first().map(|to| Move(from, to).into())
    }

    /// The point in the middle of a jump.
    fn between(from: Point, to: Point) -> Option<Point> {
        let leads = |(step, _): &&(Step, Step)| step(step(from.into())) == Set::from(to);
        WAYS.iter().find(leads).and_then(|(step, _)| step(from.into()).first())
    }
}

impl Game for Spoing {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spoing",
        rules: 1,
        name: Phrase::same("Spoing"),
        author: "Stephen Tavener",
        year: "2011",
        category: Category::Capture,
        ends: &[("blocked", Phrase::new("spoing-seat-move-no-jump"))],
        notation: &[("b2-b4", Phrase::new("spoing-ball-b2-jumps-over-b3"))],
        summary: Phrase::new("spoing-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        const SOUTH_HALF: Set = Set::points("a1 a2 b1 b2 c1 c2 d1 d2");
        Ok(Self { board: Pyramid::with(SOUTH_HALF, Set::HOLES.minus(SOUTH_HALF), Set::EMPTY) })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| matches!(**turn, [Move(..)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let [Move(from, to)] = **turn else { return Err(not_due()) };
        let jumper = self.board.require_ball(from)?;
        if jumper != Red {
            self.board.require_colour(from, Colour::of(seat))?;
        }
        let Some(between) = Self::between(from, to) else {
            return Err(text!("spoing-not-jump-two-points-row", from, to));
        };
        if self.board.require_ball(between)? == jumper {
            return Err(text!("spoing-ball-colour-jump-over", between));
        }
        self.board.require_ball(to).map(drop)
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        if let [Move(from, to)] = **turn
            && let Some(between) = Self::between(from, to)
            && let (Some(jumper), Some(leapt)) = (self.board.take(from), self.board.take(between))
        {
            self.board.take(to);
            self.board.place(jumper, to);
            self.board.place(jumper.third(leapt), between);
        }
        let next = seat.other();
        if self.jumpers(next).all(|(_, from)| from.is_empty()) {
            let balls = [White, Black].map(|colour| self.board.of(colour).len() as i64);
            return Outcome::highest(balls, "blocked").into();
        }
        Next::Turn(next)
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let jumps = |(way, from): (usize, Set)| from.iter().filter_map(move |from| Self::jump(way, from));
        Some(self.jumpers(seat).flat_map(jumps).collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        choose(self.jumpers(seat), chance).and_then(|(way, from)| Self::jump(way, from))
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use crate::game::testing::start;

    #[test]
    fn a_jump_goes_over_another_colour_onto_any_ball() {
        start("spoing", 2)
            .allows("b2-b4 b2-d4 a2-a4 c2-a4")
            .forbids("b1-b3 a1-c3 b3-b1 b2-b3 b2-c4 e1-g1 b2-e1 b2-b2")
            .cannot_read("pass b2 b2-e4 b2-b4,a1-a3 Wb2");
    }

    #[test]
    fn the_ball_between_takes_the_third_colour() {
        // b3 is red now, and b2 empty.
        let table = start("spoing", 2).allows("c2-c4").plays("b2-b4").forbids("b3-b1 b4-d4").allows("b3-d3 d3-b1");
        // Red over black c3 leaves white, which white c2 cannot leap; anyone may jump with red d3.
        table.plays("b3-d3").forbids("c2-c4 b3-d3").allows("d3-b1");
    }

    #[test]
    fn a_seat_without_a_jump_ends_the_game() {
        start("spoing", 2).plays("c2-a4 a3-a1 d2-d4 b3-d3 a4-c4 a1-c3 b4-d4 d4-b2").ends("blocked", &[1, 2]);
    }
}
