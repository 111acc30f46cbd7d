//! Spout: get rid of your balls; platforms that are mostly yours take one more by themselves.

use crate::board::pyramid::{Colour, Placement, Placing, Point, Pyramid};
use crate::game::{Category, Facts, Next, Outcome, Scene, Seat, Start};
use crate::text::Phrase;

/// A position of Spout.
pub type Spout = Placing<Rules>;

/// The state of Spout besides the board.
#[derive(Debug, Clone)]
pub struct Rules {
    players: usize,
}

impl Rules {
    /// Balls in a seat's hand: 30 are shared out evenly.
    fn hand(&self, board: &Pyramid, seat: Seat) -> usize {
        board.left(Colour::of(seat), 30 / self.players)
    }

    fn hands(&self, board: &Pyramid) -> Vec<i64> {
        Seat::all(self.players).map(|seat| self.hand(board, seat) as i64).collect()
    }

    fn out(&self, board: &Pyramid, winner: Seat) -> Next {
        Outcome::win(winner, self.players, "out").with_scores(self.hands(board)).into()
    }
}

impl Placement for Rules {
    const FACTS: Facts = Facts {
        id: "spout",
        rules: 1,
        name: Phrase::same("Spout"),
        author: "Cameron Browne",
        year: "2013",
        category: Category::Score,
        players: (2, 3),
        ends: &[("out", Phrase::new("spout-seat-play-no-ball"))],
        notation: &[("b2", Phrase::new("common-ball-your-colour-b2"))],
        summary: Phrase::new("spout-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn begin(start: &Start<'_>) -> (Pyramid, Self) {
        (Pyramid::new(), Self { players: start.players })
    }

    fn placed(&mut self, board: &mut Pyramid, seat: Seat, point: Point) -> Next {
        let colour = Colour::of(seat);
        let enough = if self.players == 2 { 3 } else { 2 };
        let due = |board: &Pyramid, point: Point| {
            point.riders() & board.occupied().platforms() & board.of(colour).resting_on(enough)
        };
        let mut pending = due(board, point);
        while let Some(platform) = pending.first() {
            if self.hand(board, seat) == 0 {
                return self.out(board, seat);
            }
            board.place(colour, platform);
            pending = (pending - platform) | due(board, platform);
        }
        let next = seat.after(self.players);
        if self.hand(board, next) == 0 { self.out(board, next) } else { Next::Turn(next) }
    }

    fn picture(&self, board: &Pyramid) -> Scene {
        board.scene().with_scores(self.hands(board))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::Set;
    use crate::game::Game as _;
    use crate::game::testing::start;

    #[test]
    fn three_of_four_spout_or_two_in_a_game_of_three() {
        start("spout", 2).plays("a1 b2 a2 d4 b1").forbids("e1");
        start("spout", 2).plays("a1 b2 a2 b1").allows("e1");
        start("spout", 3).plays("a1 b2 d4 a2 b1").forbids("e1");
        start("spout", 3).plays("a1 d4 a2 b1 b2").allows("e1").cannot_read("Re1 e1,e2 pass");
    }

    #[test]
    fn only_the_one_who_completes_a_platform_spouts() {
        start("spout", 2).plays("a1 d4 a2 d3 b1 b2").allows("e1");
    }

    #[test]
    fn spouting_goes_on_upwards() {
        // White has a square of eight around b2, which completes four platforms, and their balls a fifth.
        let table = start("spout", 2).plays("a1 d1 a2 d2 a3 d3 b1 d4 b3 c4 c1 b4 c2 a4 c3 f3");
        assert_eq!(table.0.scene().scores, Some(vec![7, 7]));
        assert_eq!(table.plays("b2").0.scene().scores, Some(vec![1, 7]));
    }

    #[test]
    fn running_out_is_not_yet_the_end_having_to_play_is() {
        let chequered = "a1 a2 a3 a4 b2 b1 b4 b3 c1 c2 c3 c4 d2 d1 d4 d3 e1 e2 e3 f1 f2 f3 g1 g2 g3 h1 h2 i1 i2";
        let outcome = start("spout", 2).plays(chequered).goes_on().plays("j1").ends("out", &[1, 2]);
        assert_eq!(outcome.scores, Some(vec![0, 0]));
    }

    #[test]
    fn a_seat_can_run_out_within_its_turn() {
        let white = Set::HOLES.minus(Set::points("b2 b3"));
        let mut game =
            Spout { board: Pyramid::with(white, Set::points("b3"), Set::EMPTY), rules: Rules { players: 2 } };
        let outcome = Outcome::win(Seat::P1, 2, "out").with_scores([0, 14]);
        assert_eq!(game.play(Seat::P1, &"b2".parse().unwrap()), outcome.into());
    }
}
