//! Splice: a full line of one’s own colour and red together.

use crate::board::pyramid::{Ball, Colour, Offers, Pyramid, Set, has_mixed_line, lines_where};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Splice.
#[derive(Debug, Clone)]
pub struct Splice {
    board: Pyramid,
}

impl Splice {
    /// The points that take a ball of a seat’s own colour: holes, and what rests on red.
    #[inline]
    fn own_points(&self) -> Set {
        self.board.playable() & (Set::HOLES | self.board.of(Colour::Red).riders())
    }

    #[inline]
    fn choices(&self, seat: Seat) -> [(Colour, Set); 2] {
        [(Colour::of(seat), self.own_points()), (Colour::Red, self.board.playable_for(Colour::Red))]
    }

    fn has_line(&self, seat: Seat) -> bool {
        has_mixed_line(self.board.of(Colour::of(seat)), self.board.of(Colour::Red))
    }
}

impl Game for Splice {
    type Turn = Ball;

    const FACTS: Facts = Facts {
        id: "splice",
        rules: 1,
        name: Phrase::same("Splice"),
        author: "Néstor Romeral Andrés",
        year: "2011",
        category: Category::Alignment,
        ends: &[
            ("line", Phrase::new("splice-full-line-colour-red")),
            ("full", Phrase::new("common-pyramid-full-2")),
            ("blocked", Phrase::new("splice-no-ball-placed")),
        ],
        notation: &[
            ("Wb2", Phrase::new("common-white-places-white-ball-b2")),
            ("Rb2", Phrase::new("common-red-ball-b2")),
        ],
        summary: Phrase::new("splice-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Ball> {
        text.parse().ok()
    }

    fn check(&self, seat: Seat, ball: &Ball) -> Result<(), Text> {
        self.board.require_own_or_red(Colour::of(seat), *ball)?;
        if ball.colour == Colour::Red || self.own_points().contains(ball.point) {
            return Ok(());
        }
        let point = ball.point;
        Err(text!("splice-red-ball-go-none-four", point))
    }

    fn play(&mut self, seat: Seat, ball: &Ball) -> Next {
        self.board.place(ball.colour, ball.point);
        let next = seat.other();
        if let Some(winner) = [seat, next].into_iter().find(|seat| self.has_line(*seat)) {
            Outcome::win(winner, 2, "line").into()
        } else if self.board.is_full() {
            Outcome::draw(2, "full").into()
        } else if self.choices(next).iter().all(|(_, points)| points.is_empty()) {
            Outcome::draw(2, "blocked").into()
        } else {
            Next::Turn(next)
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Ball>> {
        Some(Offers::of(self.choices(seat)).iter().collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Ball> {
        Offers::of(self.choices(seat)).pick(chance)
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        if end != "line" {
            return Vec::new();
        }
        let (own, red) = (self.board.of(Colour::of(winner)), self.board.of(Colour::Red));
        lines_where(|line| (own | red).covers(line) && line.meets(own) && line.meets(red)).spots()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn a_line_of_own_colour_and_red_wins() {
        start("splice", 2).plays("Wa1 Ba2 Wb1 Ba3 Rc1 Ba4 Wd1").ends("line", &[1, 2]);
    }

    #[test]
    fn a_line_of_one_colour_wins_nothing() {
        start("splice", 2).plays("Wa1 Ba2 Wb1 Bb2 Wc1 Bc3 Wd1").goes_on();
        start("splice", 2).plays("Ra1 Rb1 Rc1 Rd1").goes_on();
    }

    #[test]
    fn a_red_ball_can_complete_the_opponents_line_and_lose() {
        start("splice", 2).plays("Wa1 Bd1 Wa2 Bd2 Wc3 Bd3 Rd4").ends("line", &[2, 1]);
        // With lines for both the mover wins: a1–d1 white and red, d1–d4 black and red.
        start("splice", 2).plays("Wa1 Bd2 Wb1 Bd3 Wc1 Bd4 Rd1").ends("line", &[1, 2]);
    }

    #[test]
    fn own_balls_rest_on_red() {
        let square = start("splice", 2).plays("Wa1 Bb1 Wa2 Bb2").forbids("We1 Be1 Rf1").allows("Re1");
        square.plays("Wc1 Rc2").allows("Wf1 Rf1").forbids("We1 Bf1").cannot_read("f1 pass Gf1 W f1W");
    }

    #[test]
    fn a_full_pyramid_without_a_line_is_a_draw() {
        // The line h1–i2 aside, which is all white, no line is of one colour and red.
        let mut game = Splice { board: Pyramid::with(!(Set::HOLES | Set::points("j1")), Set::HOLES, Set::EMPTY) };
        let j1 = Ball { colour: Colour::Red, point: "j1".parse().unwrap() };
        assert_eq!(game.play(Seat::P1, &j1), Next::End(Outcome::draw(2, "full")));
    }

    #[test]
    fn without_red_balls_or_red_supports_the_game_is_blocked() {
        // All 16 reds lie at the bottom, and what is left to fill rests on level 1.
        let [white, black] = ["e1 f1 e2", "e3 f3 g1 g2 g3"].map(Set::points);
        let mut game = Splice { board: Pyramid::with(white, black, Set::HOLES) };
        let f2 = Ball { colour: Colour::Black, point: "f2".parse().unwrap() };
        assert_eq!(game.play(Seat::P2, &f2), Next::End(Outcome::draw(2, "blocked")));
    }
}
