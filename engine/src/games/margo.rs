//! Margo: the rules of [Spargo](super::spargo) on six holes per side.

use super::spargo::{Edition, Go};
use crate::board::pyramid::{Four, Six};
use crate::game::Facts;
use crate::text::Phrase;

/// A position of Margo.
pub type Margo = Go<Six>;

impl Edition for Six {
    const FACTS: Facts =
        Facts { id: "margo", rules: 1, name: Phrase::same("Margo"), year: "2006", ..<Four as Edition>::FACTS };
}

#[cfg(test)]
mod tests {
    use crate::game::testing::start;

    #[test]
    fn the_board_has_six_holes_a_side() {
        start("margo", 2)
            .plays("a1 f6 a2 b1 b2")
            .allows("g1 e4 f1")
            .forbids("g2 u1 t2 l1")
            .cannot_read("v1 g6 a7 l5 pass");
    }

    #[test]
    fn balls_without_freedom_are_taken() {
        start("margo", 2).plays("f6 f5 a1 e6").forbids("f6").plays("b1").allows("f6");
    }
}
