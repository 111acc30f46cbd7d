//! Spaiji: a white and a black ball that touch; the biggest group wins.

use crate::board::pyramid::{Colour, Couple, Coupled, Couples, Coupling, Pyramid, Set, Touch};
use crate::game::{Category, Facts, Next, Outcome, Seat, Start, Variant};
use crate::text::Phrase;

/// A position of Spaiji.
pub type Spaiji = Coupled<Rules>;

/// The state of Spaiji besides the board.
#[derive(Debug, Clone)]
pub struct Rules {
    /// Hidden balls and contacts count.
    hidden: bool,
}

impl Rules {
    fn biggest_group(&self, board: &Pyramid, colour: Colour) -> i64 {
        let size = if self.hidden {
            board.groups(colour).map(Set::len).max().unwrap_or(0)
        } else {
            board.largest_visible_group(colour)
        };
        size as i64
    }
}

impl Coupling for Rules {
    const FACTS: Facts = Facts {
        id: "spaiji",
        rules: 1,
        name: Phrase::same("Spaiji"),
        author: "Néstor Romeral Andrés",
        year: "2011",
        category: Category::Connection,
        variants: &[
            Variant { id: "standard", about: Phrase::new("spaiji-variant-standard") },
            Variant { id: "hidden", about: Phrase::new("spaiji-variant-hidden") },
        ],
        ends: &[
            ("full", Phrase::new("common-pyramid-complete")),
            ("blocked", Phrase::new("spaiji-no-two-points-touch-left")),
        ],
        notation: &[("Wa1,Bb1", Phrase::new("spaiji-white-ball-a1-black-b1"))],
        summary: Phrase::new("spaiji-summary"),
        ..Facts::WHITE_BLACK
    };

    const COUPLES: Couples = Couples { colours: [Colour::White, Colour::Black], touch: Touch::Always };

    fn begin(start: &Start<'_>) -> (Pyramid, Self) {
        (Pyramid::new(), Self { hidden: start.variant == "hidden" })
    }

    fn reads(couple: &Couple) -> bool {
        couple.0.iter().all(|(colour, _)| *colour != Colour::Red)
    }

    fn placed(&mut self, board: &Pyramid, seat: Seat) -> Next {
        if board.has_touching_pair() {
            return Next::Turn(seat.other());
        }
        let end = if board.is_full() { "full" } else { "blocked" };
        let [white, black] = Self::COUPLES.colours.map(|colour| self.biggest_group(board, colour));
        let winner = if white > black { Seat::P1 } else { Seat::P2 };
        Outcome::win(winner, 2, end).with_scores([white, black]).into()
    }
}

#[cfg(test)]
mod tests {
    use crate::game::testing::{start, start_with};

    #[test]
    fn one_white_and_one_black_ball_that_touch() {
        let table = start("spaiji", 2).forbids("Wa1,Wb1 Ba1,Bb1 Wa1,Bb2 Wa1,Bc1 Wa1,Be1 Wa1,Ba1");
        table.cannot_read("Ra1,Bb1 Wa1,Rb1 Wa1 a1,b1 pass Wa1,Bb1,Wc1").allows("Wa1,Bb1 Ba1,Wb1");
    }

    #[test]
    fn the_second_ball_may_rest_on_the_first() {
        start("spaiji", 2).plays("Wa1,Bb1").forbids("Wa2,Be1").plays("Wa2,Ba3").allows("Wb2,Be1").forbids("Be1,Wb2");
    }

    #[test]
    fn blocked_ends_the_game_and_equal_groups_are_blacks() {
        let turns = "Wa1,Ba2 Wa4,Bb4 Wc1,Bd1 Wd3,Bd4 Wb2,Bb3 Wc2,Bc3 Wb1,Bf1 Wa3,Be2 Wc4,Bf3 Wd2,Bg2";
        // White: a1 b1 c1 b2 c2 d2 d3. Black: a2 e2 b3 c3 f3 b4 g2.
        assert_eq!(start("spaiji", 2).plays(turns).ends("blocked", &[2, 1]).scores, Some(vec![7, 7]));
    }

    #[test]
    fn full_counts_what_is_seen_or_everything_in_the_variant_hidden() {
        let turns = "Wa1,Bb1 Wa2,Bb2 Wa3,Bb3 Wa4,Bb4 Wc1,Bd1 Wc2,Bd2 Wc3,Bd3 Wc4,Bd4 \
                     Be1,Wf1 Be2,Wf2 Be3,Wf3 Bg1,Wg2 Bg3,Wi2 Wi1,Bh1 Bh2,Wj1";
        let scores = |variant| start_with("spaiji", 2, variant, "").plays(turns).ends("full", &[1, 2]).scores;
        // White c1 c4 f1 f3 g2 i1 i2 j1, Black b1 b4 e1 e2 e3 h1 h2.
        assert_eq!(scores("standard"), Some(vec![8, 7]));
        // And White's c2 c3 f2, Black's b2 b3.
        assert_eq!(scores("hidden"), Some(vec![11, 9]));
    }
}
