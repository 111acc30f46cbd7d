//! Spava: a full line wins, but a line one ball too short loses.

use crate::board::pyramid::{Ball, Colour, Offers, Point, Pyramid, Set, full_lines_through, lines_where};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text::{Phrase, Text};

/// A position of Spava.
#[derive(Debug, Clone)]
pub struct Spava {
    board: Pyramid,
}

/// Whether the ball on the point makes three in a row of level 0 or two of level 1, diagonals
/// included.
fn has_short_line(balls: Set, point: Point) -> bool {
    match point.level() {
        0 => {
            let (north, south) = (balls.north(), balls.south());
            let (east, west) = (balls.east(), balls.west());
            let middles =
                (north & south) | (east & west) | (north.east() & south.west()) | (north.west() & south.east());
            (middles & balls).meets(Set::HOLES)
        }
        1 => Set::from(point).around().meets(balls),
        _ => false,
    }
}

/// The points of every line that [`has_short_line`] finds.
fn short_lines(balls: Set) -> Set {
    let ways = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let of = |point: Point, (x, y): (isize, isize)| -> Option<Set> {
        let length = 3_isize.checked_sub_unsigned(point.level()).filter(|length| *length > 1)?;
        let line: Set = (0..length).map(|step| point.offset(0, step * x, step * y)).collect::<Option<_>>()?;
        balls.covers(line).then_some(line)
    };
    balls.iter().flat_map(|point| ways.map(|way| of(point, way))).flatten().fold(Set::EMPTY, |all, line| all | line)
}

impl Spava {
    #[inline]
    fn choices(&self, seat: Seat) -> [(Colour, Set); 2] {
        [Colour::of(seat), Colour::Red].map(|colour| (colour, self.board.playable_for(colour)))
    }
}

impl Game for Spava {
    type Turn = Ball;

    const FACTS: Facts = Facts {
        id: "spava",
        rules: 1,
        name: Phrase::same("Spava"),
        author: "Cameron Browne",
        year: "2012",
        category: Category::Alignment,
        ends: &[
            ("line", Phrase::new("common-full-line-colour")),
            ("short", Phrase::new("spava-line-ball-short")),
            ("full", Phrase::new("common-pyramid-full-2")),
        ],
        notation: &[
            ("Wb2", Phrase::new("common-white-places-white-ball-b2")),
            ("Rb2", Phrase::new("common-red-ball-b2")),
        ],
        summary: Phrase::new("spava-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Ball> {
        text.parse().ok()
    }

    fn check(&self, seat: Seat, ball: &Ball) -> Result<(), Text> {
        self.board.require_own_or_red(Colour::of(seat), *ball)
    }

    fn play(&mut self, seat: Seat, ball: &Ball) -> Next {
        self.board.place(ball.colour, ball.point);
        let own = self.board.of(Colour::of(seat));
        // A red ball changes nothing about the lines of either colour.
        let placed_own = ball.colour != Colour::Red;
        if placed_own && full_lines_through(own, ball.point) {
            Outcome::win(seat, 2, "line").into()
        } else if placed_own && has_short_line(own, ball.point) {
            Outcome::win(seat.other(), 2, "short").into()
        } else if self.board.is_full() {
            Outcome::draw(2, "full").into()
        } else {
            Next::Turn(seat.other())
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
        let [own, theirs] = [winner, winner.other()].map(|seat| self.board.of(Colour::of(seat)));
        match end {
            "line" => lines_where(|line| own.covers(line)).spots(),
            "short" => short_lines(theirs).spots(),
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn three_in_a_row_lose() {
        start("spava", 2).plays("Wa1 Ra4 Wb1 Rb4 Wc1").ends("short", &[2, 1]);
        start("spava", 2).plays("Ra1 Bd1 Rd4 Bb1 Ra4 Bc1").ends("short", &[1, 2]);
    }

    #[test]
    fn short_lines_count_on_every_diagonal() {
        start("spava", 2).plays("Wa2 Ra1 Wb3 Rb1 Wc4").ends("short", &[2, 1]);
        start("spava", 2).plays("Wd3 Ra1 Wc2 Rd1 Wb1").ends("short", &[2, 1]);
        for (balls, last) in [("e2", "f3"), ("e2", "f1"), ("g1", "g2"), ("f2", "g3")] {
            assert!(has_short_line(Set::points(balls) | Set::points(last), last.parse().unwrap()), "{balls} {last}");
        }
    }

    #[test]
    fn short_lines_have_no_gap() {
        start("spava", 2).plays("Wa1 Ra4 Wb1 Rb4 Wd1").goes_on().plays("Rc4").plays("Wc1").ends("line", &[1, 2]);
    }

    #[test]
    fn a_full_line_wins_even_with_a_short_one() {
        // c1 closes a1–d1 and also c1 c2 c3.
        start("spava", 2).plays("Wa1 Ra4 Wb1 Rb4 Wd1 Rd4 Wc2 Rb2 Wc3 Rb3 Wc1").ends("line", &[1, 2]);
    }

    #[test]
    fn a_single_ball_on_level_2_is_no_short_line() {
        let [h1, i2] = ["h1", "i2"].map(|point| point.parse().unwrap());
        assert!(!has_short_line(Set::from(h1), h1));
        assert!(full_lines_through(Set::from(h1) | i2, i2));
    }

    #[test]
    fn a_filled_pyramid_is_a_draw() {
        let mut game = Spava { board: Pyramid::with(Set::EMPTY, Set::EMPTY, Set::ALL - Set::points("j1")) };
        let j1 = Ball { colour: Colour::Black, point: "j1".parse().unwrap() };
        assert_eq!(game.play(Seat::P2, &j1), Next::End(Outcome::draw(2, "full")));
    }

    #[test]
    fn red_runs_out_and_the_opponents_colour_is_forbidden() {
        start("spava", 2).forbids("Ba1 We1").cannot_read("a1 pass Xa1");
        let reds = "Ra1 Rb1 Rc1 Rd1 Ra2 Rb2 Rc2 Rd2 Ra3 Rb3 Rc3 Rd3 Ra4 Rb4 Rc4 Rd4";
        start("spava", 2).plays(reds).forbids("Re1").allows("We1");
    }
}
