//! Spuzzle: place as many balls as you can without a group of three.

use crate::board::pyramid::{Action, Colour, Point, Pyramid, SUPPLY, Set};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Start, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spuzzle.
#[derive(Debug, Clone)]
pub struct Spuzzle {
    board: Pyramid,
}

/// The greatest number of balls that can be placed.
const BEST: usize = 27;

/// The points where a ball would make a group of three with these, which have no such group yet.
fn crowded(balls: Set) -> Set {
    let (mut once, mut twice) = (Set::EMPTY, (balls & balls.contacts()).contacts());
    for ball in balls {
        let contacts = ball.contacts();
        twice |= once & contacts;
        once |= contacts;
    }
    twice
}

impl Spuzzle {
    fn open(&self, colour: Colour) -> Set {
        if self.board.left(colour, SUPPLY) == 0 {
            return Set::EMPTY;
        }
        self.board.playable() - crowded(self.board.of(colour))
    }
}

/// A turn of Spuzzle: `Wb2`.
#[derive(Debug, Clone, Copy)]
pub struct Turn(Colour, Point);

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.add(Action::Ball(self.0, self.1));
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        vec![Deed::coloured(self.0.paint(), self.1)]
    }
}

impl Game for Spuzzle {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "spuzzle",
        rules: 1,
        name: Phrase::same("Spuzzle"),
        author: "Néstor Romeral Andrés",
        year: "2011",
        category: Category::Puzzle,
        ends: &[("stuck", Phrase::new("spuzzle-no-ball-colour-placed"))],
        notation: &[("Wb2", Phrase::new("common-white-ball-b2"))],
        summary: Phrase::new("spuzzle-summary"),
        ..Facts::SOLO
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let turn = Turn(Colour::scan(&mut scan)?, Point::scan(&mut scan)?);
        scan.done(turn)
    }

    fn check(&self, _: Seat, turn: &Turn) -> Result<(), Text> {
        let Turn(colour, point) = *turn;
        let mut after = self.board;
        after.try_place(colour, point)?;
        if !crowded(self.board.of(colour)).contains(point) {
            return Ok(());
        }
        let (size, name) = (after.group(point).len(), colour.name());
        Err(text!("spuzzle-ball-make-group-balls-two", point, size, name))
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        let Turn(colour, point) = *turn;
        self.board.place(colour, point);
        if Colour::ALL.into_iter().any(|colour| !self.open(colour).is_empty()) {
            return Next::Turn(seat);
        }
        let balls = self.board.occupied().len();
        Outcome::solved(balls == BEST, 1, "stuck").with_scores([balls as i64]).into()
    }

    fn turns(&self, _: Seat) -> Option<Vec<Turn>> {
        let of_colour = |colour| self.open(colour).iter().map(move |point| Turn(colour, point));
        Some(Colour::ALL.into_iter().flat_map(of_colour).collect())
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Turn> {
        let open = Colour::ALL.map(|colour| (colour, self.open(colour)));
        let mut at = chance.below(open.iter().map(|(_, points)| points.len()).sum());
        for (colour, points) in open {
            if let Some(point) = points.iter().nth(at) {
                return Some(Turn(colour, point));
            }
            at -= points.len();
        }
        None
    }

    fn scene(&self) -> Scene {
        self.board.scene().with_scores([self.board.occupied().len() as i64])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn no_group_of_three_may_arise() {
        let table = start("spuzzle", 1).plays("Wa1 Wa2").forbids("Wa3 Wb1 Wb2 Wa1 We1 resign").allows("Wb3 Ba3 Rb1");
        // c1 would join two single balls.
        table.plays("Bb1 Bd1").forbids("Bc1").allows("Rc1 Wc1").cannot_read("a3 W pass Wa3,Wb3 xa1");
    }

    #[test]
    fn hidden_balls_and_covered_contacts_count() {
        // e1 rests on both white balls, which do not touch each other.
        start("spuzzle", 1).plays("Wa1 Wb2 Ba2 Bb1").forbids("We1 Be1").allows("Re1");
    }

    #[test]
    fn crowded_points_are_those_of_the_definition() {
        let mut chance = Chance::seeded(5);
        for _ in 0..50 {
            let mut game = Spuzzle { board: Pyramid::new() };
            while let Some(turn) = game.random_turn(Seat::P1, &mut chance) {
                for (colour, point) in
                    Colour::ALL.into_iter().flat_map(|c| game.board.playable().iter().map(move |p| (c, p)))
                {
                    let mut after = game.board;
                    after.place(colour, point);
                    assert_eq!(after.group(point).len() > 2, crowded(game.board.of(colour)).contains(point));
                }
                game.play(Seat::P1, &turn);
            }
        }
    }

    #[test]
    fn stuck_ends_the_game_and_27_balls_solve_it() {
        let best = "Wa1 Wa2 Ba3 Wa4 Bb1 Rb2 Wb3 Rb4 Rc1 Bc2 Rc3 Bc4 Bd1 Wd2 Rd3 Wd4 Be1 Re2 Be3 Wf1 Bf2 Wf3 Rg1 Wg2 Bg3 \
                    Wh1 Ri2";
        let outcome = start("spuzzle", 1).plays(best).ends("stuck", &[1]);
        assert_eq!((outcome.solved, outcome.scores), (Some(true), Some(vec![27])));
        let poor = "Ba3 Bd4 Rb1 Bd2 Rc1 Bc4 Bd1 Ra2 Wb3 Bb2 Rc3 Rd3 Rb4 Wc2 Bf1 Wg1 Ra4 Wa1 We2 Be3 Wg3";
        let outcome = start("spuzzle", 1).plays(poor).ends("stuck", &[1]);
        assert_eq!((outcome.solved, outcome.scores), (Some(false), Some(vec![21])));
    }
}
