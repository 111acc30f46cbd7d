//! Sphered: each ball of the board forces those above it, up to the apex.

use crate::board::pyramid::{APEX, Action, Actions, Ball, Colour, Offers, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Sphered.
#[derive(Debug, Clone)]
pub struct Sphered {
    board: Pyramid,
}

fn alone(ball: Ball) -> Actions {
    Action::Ball(ball.colour, ball.point).into()
}

impl Sphered {
    /// The empty points above the board that are supported.
    fn platforms(&self) -> Set {
        self.board.playable() - Set::HOLES
    }

    /// The platforms where that colour is due: it is the most frequent support, or the other two are there twice each.
    fn due(&self, colour: Colour) -> Set {
        let [one, other] = colour.others().map(|other| self.board.of(other).resting_on(2));
        let own = self.board.of(colour).resting_on(2) - one - other;
        self.platforms() & (own | (one & other))
    }

    /// Places what is due to the seat by itself.
    fn fill(&mut self, seat: Seat) {
        loop {
            let (own, red) = (self.due(Colour::of(seat)), self.due(Colour::Red));
            if (own | red).is_empty() {
                return;
            }
            self.board.place_all(Colour::of(seat), own);
            self.board.place_all(Colour::Red, red);
        }
    }

    /// What may be chosen where no platform waits.
    fn choices(&self, seat: Seat) -> Offers {
        let holes = self.board.playable() & Set::HOLES;
        let foreign = Colour::of(seat.other());
        Offers::new(|colour| if colour == foreign { Set::EMPTY } else { holes })
    }

    /// The one turn where platforms wait.
    fn forced(&self, seat: Seat) -> Option<Actions> {
        let waiting = self.platforms();
        let turn = || waiting.iter().map(|point| Action::Ball(Colour::of(seat), point)).collect();
        (!waiting.is_empty()).then(turn)
    }
}

impl Game for Sphered {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "sphered",
        rules: 1,
        name: Phrase::same("Sphered"),
        author: "Giacomo Galimberti",
        year: "2012",
        category: Category::Completion,
        ends: &[("apex", Phrase::new("sphered-players-colour-apex")), ("red", Phrase::new("sphered-red-apex"))],
        notation: &[
            ("Wb2", Phrase::new("sphered-white-ball-hole-b2")),
            ("Rb2", Phrase::new("sphered-red")),
            ("We2,Wf2", Phrase::new("sphered-every-waiting-platform-filled")),
        ],
        summary: Phrase::new("sphered-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text)
            .filter(|turn| turn.len() <= 9 && turn.iter().all(|action| matches!(action, Action::Ball(..))))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let waiting = self.platforms();
        let own = Colour::of(seat);
        if waiting.is_empty() {
            let [Action::Ball(colour, point)] = **turn else {
                return Err(text!("sphered-no-platform-waits-ball-placed"));
            };
            if colour == own.third(Colour::Red) {
                let name = own.name();
                return Err(text!("sphered-ball-red", name));
            }
            return self.board.require_playable(point);
        }
        let mut filled = Set::EMPTY;
        for action in turn.iter() {
            if let Action::Ball(colour, point) = *action
                && colour == own
                && (waiting - filled).contains(point)
            {
                filled |= point;
            } else {
                let due = self.forced(seat).unwrap_or_default();
                return Err(text!("sphered-platforms-wait-turn", due));
            }
        }
        if let Some(point) = (waiting - filled).first() {
            return Err(text!("sphered-waits-filled", point));
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        for action in turn.iter() {
            if let Action::Ball(colour, point) = *action {
                self.board.place(colour, point);
            }
        }
        self.fill(seat);
        if self.board.of(Colour::Red).meets(APEX) {
            Outcome::win(seat.other(), 2, "red").into()
        } else if self.board.occupied().meets(APEX) {
            Outcome::win(seat, 2, "apex").into()
        } else {
            Next::Turn(seat.other())
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let choices = || self.choices(seat).iter().map(alone).collect();
        Some(self.forced(seat).map_or_else(choices, |turn| vec![turn]))
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        self.forced(seat).or_else(|| self.choices(seat).pick(chance).map(alone))
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        if end == "apex" { (self.board.of(Colour::of(winner)) & APEX).spots() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    /// The colour due on e1 over a1, a2, b1, b2.
    fn due(supports: [Colour; 4]) -> Vec<Colour> {
        let mut game = Sphered { board: Pyramid::new() };
        for (colour, point) in supports.into_iter().zip(Set::points("a1 a2 b1 b2")) {
            game.board.place(colour, point);
        }
        Colour::ALL.into_iter().filter(|colour| !game.due(*colour).is_empty()).collect()
    }

    #[test]
    fn the_most_frequent_colour_is_due_or_the_third() {
        use Colour::{Black, Red, White};
        assert_eq!(due([White, White, White, White]), [White]);
        assert_eq!(due([White, Red, White, White]), [White]);
        assert_eq!(due([Red, Black, White, Black]), [Black]);
        assert_eq!(due([White, Black, White, Black]), [Red]);
        assert_eq!(due([Red, Red, White, White]), [Black]);
    }

    #[test]
    fn one_ball_of_the_own_colour_or_red_goes_on_the_board() {
        start("sphered", 2)
            .allows("Wa1 Rd4")
            .forbids("Ba1 Wa1,Wb1 We1 Ra1,Rb1")
            .cannot_read("a1 pass xa1 Wa1,Wa2,Wa3,Wa4,Wb1,Wb2,Wb3,Wb4,Wc1,Wc2")
            .plays("Wa1")
            .forbids("Ba1 Wb1");
    }

    #[test]
    fn what_is_due_to_the_other_seat_waits_for_its_turn() {
        // White fills the square whose three balls are black.
        let table = start("sphered", 2).plays("Wd4 Ba1 Rd1 Ba2 Ra4 Bb1 Wb2");
        table.forbids("Bc1 We1 Re1 Be1,Be1 Be1,Bc1").plays("Be1").allows("Wc1");
    }

    #[test]
    fn what_is_due_to_the_mover_or_red_comes_by_itself() {
        let table = start("sphered", 2).plays("Wa1 Ba2 Wb1 Bb2").forbids("Re1 We1");
        assert!(
            table.0.scene().boards[0].pieces.iter().any(|ball| ball.at == "e1" && ball.paint == Colour::Red.paint())
        );
    }

    #[test]
    fn red_on_the_apex_loses_for_the_seat_that_placed_it() {
        let turns = "Wd1 Bd3 Wc1 Bd2 Wb4 Bd4 Wc4 Bb2 Wc3 Ra1 Ra4 Ba2 Wb1 Be1 Wa3 Bc2 Wb3 Bh2";
        start("sphered", 2).plays(turns).ends("red", &[1, 2]);
    }

    #[test]
    fn ones_own_colour_on_the_apex_wins_and_all_waiting_platforms_are_filled() {
        let turns = "Wd2 Rd1 Rb4 Rd3 Rb1 Bd4 Wc2 Ba2 Rc4 Ba1 Wa4 Bb2 Wb3 Bc3";
        let table = start("sphered", 2).plays(turns).forbids("Wg2 Wg3 Wg2,Wg3,Wa3").allows("Wg3,Wg2");
        table.plays("Wg2,Wg3 Bi2 Wa3 Bc1 Wh1,Wg1").ends("apex", &[1, 2]);
    }
}
