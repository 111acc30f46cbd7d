//! Spire: no colour thrice among the balls of a small pyramid; whoever places the last ball wins.

use crate::board::pyramid::Action::{Ball, Pass, Place};
use crate::board::pyramid::Colour::Red;
use crate::board::pyramid::{Actions, Colour, Point, Pyramid, Set, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spire.
#[derive(Debug, Clone)]
pub struct Spire {
    board: Pyramid,
}

impl Spire {
    /// The points where a ball of that colour may go.
    fn open(&self, colour: Colour) -> Set {
        // A point stands here for the square below it, which has two balls of the colour.
        let taken = self.board.of(colour).resting_on(2);
        self.board.playable() - (taken | taken.supports())
    }

    fn with(&self, colour: Colour, point: Point) -> Self {
        let mut next = self.clone();
        next.board.place(colour, point);
        next
    }

    fn require_open(&self, colour: Colour, point: Point) -> Result<(), Text> {
        self.board.require_playable(point)?;
        if self.open(colour).contains(point) {
            return Ok(());
        }
        let name = colour.name();
        Err(text!("spire-third-ball-square-over", point, name))
    }
}

impl Game for Spire {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spire",
        rules: 1,
        name: Phrase::same("Spire"),
        author: "Dieter Stein",
        year: "2011",
        category: Category::Completion,
        ends: &[("last", Phrase::new("spire-no-ball-colour-placed"))],
        notation: &[
            ("b2", Phrase::new("common-ball-your-colour-b2")),
            ("Ra1,b3", Phrase::new("spire-red-ball-a1-yours-b3")),
            ("Re3", Phrase::new("spire-red-ball-alone")),
            ("pass", Phrase::new("spire-no-ball-placed")),
        ],
        summary: Phrase::new("spire-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text)
            .filter(|turn| matches!(**turn, [Pass] | [Place(_)] | [Ball(Red, _)] | [Ball(Red, _), Place(_)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let own = Colour::of(seat);
        let none_open = |position: &Self, colour| match position.open(colour).first() {
            None => Ok(()),
            Some(point) => Err(text!("spire-ball-still-placed-example", point)),
        };
        match **turn {
            [Place(point)] => self.require_open(own, point),
            [Ball(Red, red), Place(point)] => {
                self.require_open(Red, red)?;
                self.with(Red, red).require_open(own, point)
            }
            [Ball(Red, red)] => {
                self.require_open(Red, red)?;
                none_open(&self.with(Red, red), own)
            }
            [Pass] => none_open(self, own).and(none_open(self, Red)),
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        for action in turn.iter() {
            match *action {
                Place(point) => self.board.place(Colour::of(seat), point),
                Ball(colour, point) => self.board.place(colour, point),
                _ => {}
            }
        }
        // A turn after which nothing can be placed is no pass, so it placed the last ball.
        if Colour::ALL.into_iter().all(|colour| self.open(colour).is_empty()) {
            return Outcome::win(seat, 2, "last").into();
        }
        Next::Turn(seat.other())
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let own = Colour::of(seat);
        let mut turns: Vec<Actions> = self.open(own).iter().map(|point| Place(point).into()).collect();
        for red in self.open(Red) {
            let then = self.with(Red, red).open(own);
            if then.is_empty() {
                turns.push(Ball(Red, red).into());
            }
            turns.extend(then.iter().map(|point| Actions::from([Ball(Red, red), Place(point)])));
        }
        if turns.is_empty() {
            turns.push(Actions::pass());
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let own = Colour::of(seat);
        let (mine, red) = (self.open(own), self.open(Red));
        if !mine.is_empty() && (red.is_empty() || chance.one_in(2)) {
            return mine.pick(chance).map(|point| Place(point).into());
        }
        let Some(red) = red.pick(chance) else { return Some(Actions::pass()) };
        let turn = Actions::from(Ball(Red, red));
        Some(match self.with(Red, red).open(own).pick(chance) {
            Some(point) => turn.then(Place(point)),
            None => turn,
        })
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use crate::game::testing::start;

    #[test]
    fn a_square_takes_two_balls_of_a_colour_complete_or_not() {
        start("spire", 2)
            .plays("a1 d4 a2 d1")
            .forbids("b1 b2 Rb1,b2")
            .allows("a3 b3 Rb1,a3")
            .plays("a3 d2")
            .forbids("b3 b2 b1");
    }

    #[test]
    fn a_ball_rests_on_fewer_than_two_of_its_colour() {
        start("spire", 2).plays("a1 b1 a2 b2").forbids("e1 Rc1,e1").allows("Re1,d4").plays("d4").forbids("e1");
    }

    #[test]
    fn red_comes_first_and_alone_only_when_nothing_can_follow() {
        start("spire", 2).forbids("Ra1 pass Ra1,a1 Ra1,e1").cannot_read("b3,Ra1 Wa1 Ba1,b1 Ra1,Rb1 a1,b1");
    }

    const MIDDLE: &str = "Rd4,b1 b4 a4 Rd1,a3 c2 a2 Rb2,c3 Rc4,d3 a1 g3 Rb3,f3 Re3,e1 e2 c1";

    #[test]
    fn passing_after_a_red_ball_leaves_it_there() {
        start("spire", 2).plays(MIDDLE).plays("Rf1").forbids("f1 Rf1").allows("f2");
    }

    #[test]
    fn whoever_places_the_last_ball_wins() {
        let table = start("spire", 2).plays(MIDDLE).plays("Rf1 f2 h1 Rh2,d2 Rg2,i2").forbids("g1 Ri1").plays("pass");
        table.plays("g1 i1 Rj1").ends("last", &[1, 2]);
    }
}
