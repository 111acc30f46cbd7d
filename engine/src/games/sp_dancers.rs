//! SP-Dancers: two balls dance together, each colour joins its two sides.

use crate::board::pyramid::{Colour, Coupled, Couples, Coupling, EAST, NORTH, Pyramid, SOUTH, Set, Touch, WEST};
use crate::game::{Category, Facts, Next, Outcome, Seat, Start};
use crate::text::Phrase;

/// A position of SP-Dancers.
pub type SpDancers = Coupled<Rules>;

/// The rules of SP-Dancers, which keep no state besides the board.
#[derive(Debug, Clone)]
pub struct Rules;

/// The sides that a seat has to join.
fn sides(seat: Seat) -> (Set, Set) {
    if seat == Seat::P1 { (NORTH, SOUTH) } else { (EAST, WEST) }
}

fn connects(board: &Pyramid, seat: Seat) -> bool {
    let (from, to) = sides(seat);
    board.visibly_joins(Colour::of(seat), from, to)
}

impl Coupling for Rules {
    const FACTS: Facts = Facts {
        id: "sp-dancers",
        rules: 1,
        name: Phrase::same("SP-Dancers"),
        author: "Emil Danielsen",
        year: "2020",
        category: Category::Connection,
        ends: &[("connection", Phrase::new("sp-dancers-two-opposite-sides-joined"))],
        notation: &[("Wa2,Bb2", Phrase::new("common-white-ball-a2-black-b2"))],
        summary: Phrase::new("sp-dancers-summary"),
        ..Facts::WHITE_BLACK
    };

    const COUPLES: Couples = Couples { colours: [Colour::White, Colour::Black], touch: Touch::WherePossible };

    fn begin(_: &Start<'_>) -> (Pyramid, Self) {
        (Pyramid::new(), Self)
    }

    fn placed(&mut self, board: &Pyramid, seat: Seat) -> Next {
        match [seat, seat.other()].into_iter().find(|seat| connects(board, *seat)) {
            Some(winner) => Outcome::win(winner, 2, "connection").into(),
            None => Next::Turn(seat.other()),
        }
    }

    fn deciding(&self, board: &Pyramid, end: &str, winner: Seat) -> Set {
        if end == "connection" { board.visible_chains(Colour::of(winner), &[sides(winner)]) } else { Set::EMPTY }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::Set;
    use crate::game::Game as _;
    use crate::game::testing::start;

    #[test]
    fn a_connection_wins_whoever_makes_it() {
        start("sp-dancers", 2).plays("Wa1,Bb1 Wa2,Bb2 Wa3,Bb3 Wa4,Bb4").ends("connection", &[1, 2]);
        start("sp-dancers", 2).plays("Ba1,Wa2 Bb1,Wb2 Wc3,Bc2 Bc1,Wd1 Bd2,Wd3").ends("connection", &[2, 1]);
    }

    #[test]
    fn colours_touch_but_do_not_connect_each_other() {
        start("sp-dancers", 2).plays("Wa1,Bb1 Wa2,Bb2 Wa3,Bb3 Wb4,Ba4").goes_on();
    }

    #[test]
    fn an_overpass_cuts_the_chain() {
        let white = Set::points("b1 c1 b3 c3 f1");
        for (over, connects) in [(Set::points("f2"), false), (Set::EMPTY, true)] {
            let mut game =
                SpDancers { board: Pyramid::with(white | over, Set::points("a2 b2 c2"), Set::EMPTY), rules: Rules };
            let turn = game.parse("Bd2,Wd1").unwrap();
            assert_eq!(matches!(game.play(Seat::P1, &turn), Next::End(_)), connects);
        }
    }

    #[test]
    fn where_no_two_points_touch_any_two_will_do() {
        let level_0 = "Wa1,Ba2 Wa4,Bb4 Wc1,Bd1 Wd3,Bd4 Wb2,Bb3 Wc2,Bc3 Wb1,Bf1 Wa3,Be2 Wc4,Bf3";
        let table =
            start("sp-dancers", 2).plays(level_0).forbids("We3,Bd2 Bd2,Wd2 Rd2,Bg2 We1,Bd2").cannot_read("Wd2 pass");
        table.plays("Wd2,Bg2").allows("We1,Bg3 Be3,Wf2").forbids("We1,Wg3 We1,Bh1");
    }
}
