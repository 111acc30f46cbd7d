//! Sparro: most lines of three round a red core.

use crate::board::pyramid::{APEX, Colour, INTERIOR, Point, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Sparro.
#[derive(Debug, Clone)]
pub struct Sparro {
    board: Pyramid,
    /// Who completed a line last; Black at the start.
    token: Seat,
}

const CORNERS: Set = Set::points("a1 a4 d1 d4");

impl Sparro {
    /// Where Black’s first ball may go: in a corner exactly if White’s is not.
    #[inline]
    fn allowed(&self, seat: Seat) -> Set {
        if seat == Seat::P1 || !self.board.of(Colour::Black).is_empty() {
            Set::ALL
        } else if self.board.of(Colour::White).meets(CORNERS) {
            !CORNERS
        } else {
            CORNERS
        }
    }

    #[inline]
    fn points(&self, seat: Seat) -> Set {
        self.board.playable() & self.allowed(seat)
    }

    fn lines(&self) -> [i64; 2] {
        [Colour::White, Colour::Black].map(|colour| self.board.of(colour).touching_threes() as i64)
    }
}

impl Game for Sparro {
    type Turn = Point;

    const FACTS: Facts = Facts {
        id: "sparro",
        rules: 1,
        name: Phrase::same("Sparro"),
        author: "Phil Leduc",
        year: "2011",
        category: Category::Alignment,
        ends: &[
            ("lines", Phrase::new("sparro-more-lines-opponent")),
            ("tiebreak", Phrase::new("sparro-equal-lines-token-decides")),
        ],
        notation: &[("a1", Phrase::new("sparro-ball-your-colour-a1"))],
        summary: Phrase::new("sparro-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::with(Set::EMPTY, Set::EMPTY, INTERIOR), token: Seat::P2 })
    }

    fn parse(&self, text: &str) -> Option<Point> {
        text.parse().ok()
    }

    fn check(&self, seat: Seat, point: &Point) -> Result<(), Text> {
        self.board.require_playable(*point)?;
        if self.allowed(seat).contains(*point) {
            Ok(())
        } else if CORNERS.contains(*point) {
            Err(text!("sparro-white-began-corner-blacks-first"))
        } else {
            Err(text!("sparro-white-not-begin-corner-blacks"))
        }
    }

    fn play(&mut self, seat: Seat, point: &Point) -> Next {
        let before = self.board.of(Colour::of(seat));
        self.board.place(Colour::of(seat), *point);
        if (before | *point).touching_threes() > before.touching_threes() {
            self.token = seat;
        }
        if self.board.empty() != APEX {
            return Next::Turn(seat.other());
        }
        let [white, black] = self.lines();
        if white == black {
            Outcome::win(self.token, 2, "tiebreak").with_scores([white, black]).into()
        } else {
            Outcome::highest([white, black], "lines").into()
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Point>> {
        Some(self.points(seat).iter().collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Point> {
        self.points(seat).pick(chance)
    }

    fn scene(&self) -> Scene {
        let letter = Colour::of(self.token).letter();
        let scene = self.board.scene().with_scores(self.lines());
        scene.with_note_told(Phrase::new("sparro-token"), letter, self.token.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    /// The end when Black puts the last ball on a point, White holding the token and these balls.
    fn last_ball(white: &str, last: &str) -> Outcome {
        let white = Set::points(white);
        let black = !white - INTERIOR - APEX - Set::points(last);
        let mut game = Sparro { board: Pyramid::with(white, black, INTERIOR), token: Seat::P1 };
        match game.play(Seat::P2, &last.parse().unwrap()) {
            Next::End(outcome) => outcome,
            Next::Turn(_) => panic!("the game should be over"),
        }
    }

    #[test]
    fn the_player_with_more_lines_wins() {
        // a1–c1, b1–d1, a1–a3 against a4–c4, b4–d4, d2–d4, d3 g2 i1.
        let outcome = last_ball("a1 b1 c1 d1 a2 a3 e1 f1 f3 g3 h2 i2", "h1");
        assert_eq!((outcome.end, outcome.ranks, outcome.scores), ("lines", vec![2, 1], Some(vec![3, 4])));
    }

    #[test]
    fn the_token_breaks_a_tie() {
        // The same, and a2 e2 h2 for White.
        let white = "a1 b1 c1 d1 a2 a3 e1 e2 f3 g3 h2 i2";
        let kept = last_ball(white, "h1");
        assert_eq!((kept.end, kept.ranks, kept.scores), ("tiebreak", vec![1, 2], Some(vec![4, 4])));
        // i1 completes d3 g2 i1 and takes the token.
        assert_eq!(last_ball(white, "i1").ranks, [2, 1]);
    }

    #[test]
    fn blacks_first_ball_answers_whites() {
        start("sparro", 2).plays("b1").forbids("b4 c1").allows("a1 a4 d1 d4").plays("a1").allows("d4 b4");
        start("sparro", 2).plays("a1").forbids("a4 d4").allows("b1 b4").plays("b1").allows("d4 b4");
    }

    #[test]
    fn the_core_is_red_and_the_apex_stays_empty() {
        start("sparro", 2).forbids("b2 f2 e1 j1").cannot_read("pass Wa1 xb2");
    }

    #[test]
    fn there_are_24_lines() {
        assert_eq!((!INTERIOR - APEX).touching_threes(), 24);
    }
}
