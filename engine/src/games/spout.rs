//! Spout: get rid of your balls; platforms that are mostly yours take one more by themselves.

use crate::board::pyramid::{Colour, Point, Pyramid};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text::{Phrase, Text};

/// A position of Spout.
#[derive(Debug, Clone)]
pub struct Spout {
    board: Pyramid,
    players: usize,
}

impl Spout {
    /// Balls in a seat's hand: 30 are shared out evenly.
    fn hand(&self, seat: Seat) -> usize {
        self.board.left(Colour::of(seat), 30 / self.players)
    }

    fn out(&self, winner: Seat) -> Next {
        let hands: Vec<i64> = Seat::all(self.players).map(|seat| self.hand(seat) as i64).collect();
        Outcome::win(winner, self.players, "out").with_scores(hands).into()
    }
}

impl Game for Spout {
    type Turn = Point;

    const FACTS: Facts = Facts {
        id: "spout",
        name: Phrase::same("Spout"),
        author: "Cameron Browne",
        year: "2013",
        category: Category::Score,
        players: (2, 3),
        ends: &[(
            "out",
            Phrase::new("A seat has to play and has no ball", "Un joueur doit jouer et n’a plus de bille"),
        )],
        notation: &[("b2", Phrase::new("a ball of your colour on b2", "une bille de sa couleur en b2"))],
        summary: Phrase::new(
            "In turn, put a ball of your colour anywhere. If it completes a platform with at least three balls of your colour \
             (two in a game of three), you must put another ball on it, and so on. With 15 balls each (10 in a game of \
             three), whoever first has to put down a ball and has none wins.",
            "À tour de rôle, on pose une bille de sa couleur où l’on veut. Si elle complète une plate-forme qui compte au moins \
             trois billes de sa couleur (deux à trois joueurs), on doit en poser une autre dessus, et ainsi de suite. Avec 15 \
             billes chacun (10 à trois joueurs), le premier qui doit poser une bille et n’en a plus gagne.",
        ),
        ..Facts::WHITE_BLACK_RED
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), players: start.players })
    }

    fn parse(&self, text: &str) -> Option<Point> {
        text.parse().ok()
    }

    fn check(&self, _: Seat, point: &Point) -> Result<(), Text> {
        self.board.require_playable(*point)
    }

    fn play(&mut self, seat: Seat, point: &Point) -> Next {
        let colour = Colour::of(seat);
        let enough = if self.players == 2 { 3 } else { 2 };
        self.board.place(colour, *point);
        let due = |board: &Pyramid, point: Point| {
            point.riders() & board.occupied().platforms() & board.of(colour).resting_on(enough)
        };
        let mut pending = due(&self.board, *point);
        while let Some(platform) = pending.first() {
            if self.hand(seat) == 0 {
                return self.out(seat);
            }
            self.board.place(colour, platform);
            pending = (pending - platform) | due(&self.board, platform);
        }
        let next = seat.after(self.players);
        if self.hand(next) == 0 { self.out(next) } else { Next::Turn(next) }
    }

    fn turns(&self, _: Seat) -> Option<Vec<Point>> {
        Some(self.board.playable().iter().collect())
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Point> {
        self.board.playable().pick(chance)
    }

    fn scene(&self) -> Scene {
        self.board.scene().with_scores(Seat::all(self.players).map(|seat| self.hand(seat) as i64).collect::<Vec<_>>())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::Set;
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
        let mut game = Spout { board: Pyramid::with(white, Set::points("b3"), Set::EMPTY), players: 2 };
        let outcome = Outcome::win(Seat::P1, 2, "out").with_scores([0, 14]);
        assert_eq!(game.play(Seat::P1, &"b2".parse().unwrap()), outcome.into());
    }
}
