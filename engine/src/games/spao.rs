//! Spao: the product of the sizes of one's groups.

use crate::board::pyramid::{Colour, Placement, Placing, Point, Pyramid, product, product_in_words};
use crate::game::{Category, Facts, Next, Outcome, Seat, Start};
use crate::text::{Phrase, Text};

/// A position of Spao.
pub type Spao = Placing<Rules>;

/// The state of Spao besides the board.
#[derive(Debug, Clone)]
pub struct Rules;

impl Placement for Rules {
    const FACTS: Facts = Facts {
        id: "spao",
        rules: 1,
        name: Phrase::same("Spao"),
        author: "Néstor Romeral Andrés",
        year: "2012",
        category: Category::Score,
        ends: &[("full", Phrase::new("common-pyramid-complete"))],
        notation: &[("b2", Phrase::new("common-ball-your-colour-b2"))],
        summary: Phrase::new("spao-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn begin(_: &Start<'_>) -> (Pyramid, Self) {
        (Pyramid::new(), Self)
    }

    fn placed(&mut self, board: &mut Pyramid, seat: Seat, _: Point) -> Next {
        if board.is_full() {
            Outcome::highest(Colour::ALL.map(|colour| product(board.groups(colour))), "full").into()
        } else {
            Next::Turn(seat.after(3))
        }
    }

    fn tell(&self, board: &Pyramid) -> Vec<Text> {
        Colour::ALL.map(|colour| product_in_words(colour, board.groups(colour))).into()
    }
}

#[cfg(test)]
mod tests {
    use crate::board::pyramid::{Set, product};
    use crate::game::testing::start;

    #[test]
    fn groups_of_2_2_and_5_score_20_and_one_of_9_scores_9() {
        assert_eq!(product(Set::points("a1 a2 c1 c2 a4 b4 c4 d4 d3").groups()), 20);
        assert_eq!(product(Set::points("a1 a2 a3 a4 b4 c4 d4 d3 d2").groups()), 9);
    }

    #[test]
    fn full_ends_the_game_and_hidden_connections_count() {
        // Red's group of eight hangs together by the hidden b2 and f2; every other group but White's
        // six and Black's seven is a single ball.
        let alphabetical = "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2 e3 f1 f2 f3 g1 g2 g3 h1 h2 i1 i2 j1";
        let outcome = start("spao", 3).plays(alphabetical).ends("full", &[3, 2, 1]);
        assert_eq!(outcome.scores, Some(vec![6, 7, 8]));
    }

    #[test]
    fn the_seats_play_in_turn_and_a_point_needs_its_supports() {
        start("spao", 3).plays("a1").forbids("a1 e1 resign").cannot_read("Wa2 pass k1").plays("a2 b1 b2").allows("e1");
    }
}
