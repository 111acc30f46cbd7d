//! Speq: above the board every ball completes a triangle of three colours.

use crate::board::pyramid::{Ball, Colour, Offers, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Speq.
#[derive(Debug, Clone)]
pub struct Speq {
    board: Pyramid,
    players: usize,
}

/// The apexes of upright pyramids of one side, by the base corners that hold a ball: south-west or north-east, and
/// south-east or north-west. Each of the former follows each of the latter round the base.
#[derive(Clone, Copy)]
struct Corners {
    rising: Set,
    falling: Set,
}

/// The corners for sides 1, 2 and 3.
fn corners(balls: Set) -> [Corners; 3] {
    let (mut south_west, mut north_west, mut south_east, mut north_east) = (balls, balls, balls, balls);
    [(); 3].map(|()| {
        south_west = south_west.raised();
        north_west = north_west.south().raised();
        south_east = south_east.west().raised();
        north_east = north_east.south().west().raised();
        Corners { rising: south_west | north_east, falling: north_west | south_east }
    })
}

/// The points from which a face of some pyramid ends in a ball of each of two colours.
fn faces(one: &[Corners; 3], other: &[Corners; 3]) -> Set {
    one.iter().zip(other).fold(Set::EMPTY, |all, (a, b)| all | (a.rising & b.falling) | (a.falling & b.rising))
}

impl Speq {
    /// The balls that may be placed.
    fn open(&self) -> Offers {
        let playable = self.board.playable();
        let [white, black, red] = Colour::ALL.map(|colour| corners(self.board.of(colour)));
        Offers::new(|colour| {
            let faces = match colour {
                _ if self.board.left(colour, 16) == 0 => return Set::EMPTY,
                Colour::White => faces(&black, &red),
                Colour::Black => faces(&white, &red),
                Colour::Red => faces(&white, &black),
            };
            playable & (Set::HOLES | faces)
        })
    }
}

impl Game for Speq {
    type Turn = Ball;

    const FACTS: Facts = Facts {
        id: "speq",
        rules: 1,
        name: Phrase::same("Speq"),
        author: "Cameron Browne",
        year: "2012",
        category: Category::Score,
        players: (2, 3),
        ends: &[("full", Phrase::new("common-pyramid-complete")), ("blocked", Phrase::new("speq-no-ball-placed-more"))],
        notation: &[("Re1", Phrase::new("speq-red-ball-e1"))],
        summary: Phrase::new("speq-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), players: start.players })
    }

    fn parse(&self, text: &str) -> Option<Ball> {
        text.parse().ok()
    }

    fn check(&self, _: Seat, ball: &Ball) -> Result<(), Text> {
        self.board.require_playable(ball.point)?;
        self.board.require_left(ball.colour, 16)?;
        if self.open().contains(*ball) {
            return Ok(());
        }
        Err(text!("speq-not-complete-upright-triangle-corner", ball))
    }

    fn play(&mut self, seat: Seat, ball: &Ball) -> Next {
        self.board.place(ball.colour, ball.point);
        if !self.open().is_empty() {
            return Next::Turn(seat.after(self.players));
        }
        let scores = Seat::all(self.players).map(|seat| self.board.of(Colour::of(seat)).len() as i64);
        let end = if self.board.is_full() { "full" } else { "blocked" };
        Outcome::highest(scores.collect::<Vec<_>>(), end).into()
    }

    fn turns(&self, _: Seat) -> Option<Vec<Ball>> {
        Some(self.open().iter().collect())
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Ball> {
        self.open().pick(chance)
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn any_colour_goes_anywhere_on_the_board() {
        start("speq", 2).allows("Wa1 Bd4 Rb2").forbids("We1 Bj1").cannot_read("a1 xa1 pass Wa1,Bb1 We4");
    }

    #[test]
    fn a_ball_higher_up_tops_a_triangle_of_three_colours() {
        start("speq", 2).plays("Wa1 Bb1 Wb2 Ba2").allows("Re1").forbids("We1 Be1");
        // White and Black lie across from each other only, so no face has both.
        start("speq", 2).plays("Wa1 Rb1 Bb2 Ra2").allows("Be1 We1").forbids("Re1");
        start("speq", 2).plays("Wa1 Wb1 Wb2 Wa2").forbids("Re1 Be1 We1");
        start("speq", 3).plays("Wa1 Rb1 Wb2 Wa2").allows("Be1").forbids("We1 Re1");
    }

    #[test]
    fn a_larger_triangle_counts_too() {
        // Under h1 lie e1 f1 e2 f2, all red, and the corners a1 c1 c3 a3: white, black, black, white.
        let white = Set::points("a1 a2 a3");
        let black = Set::points("b1 c1 c2 c3 b2 b3");
        let board = Pyramid::with(white, black, Set::points("e1 f1 e2 f2"));
        let game = Speq { board, players: 2 };
        let open = |turn: &str| game.open().contains(turn.parse().unwrap());
        assert!(open("Rh1") && !open("Wh1") && !open("Bh1"));
    }

    #[test]
    fn the_game_is_blocked_when_no_colour_fits_anywhere() {
        let mut game =
            Speq { board: Pyramid::with(Set::EMPTY, Set::HOLES - Set::points("d4"), Set::EMPTY), players: 3 };
        let next = game.play(Seat::P2, &"Bd4".parse().unwrap());
        assert_eq!(next, Outcome::highest([0, 16, 0], "blocked").into());
    }

    #[test]
    fn a_full_pyramid_counts_each_seats_colour() {
        let turns = "Wd2 Wd1 Ba1 Bc3 Ra4 Wb2 Bd3 Ra2 Rb4 Ba3 Wd4 Rc2 Rg2 Wc4 Wb1 We1 Wb3 Rc1 Rf2 Rf3 We3 Rg3 Be2 Bh2 \
                     Bg1 Bf1 Wh1 Ri1 Bi2";
        let outcome = start("speq", 2).plays(turns).goes_on().plays("Bj1").ends("full", &[1, 1]);
        assert_eq!(outcome.scores, Some(vec![10, 10]));
    }
}
