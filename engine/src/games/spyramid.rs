//! Spyramid: five balls as the corners of a pyramid, of any size, upright or inverted.

use crate::board::pyramid::{Aim, Colour, PLACE_OR_MOVE, PlaceOrMove, Point, Pyramid, REPETITION, Set};
use crate::game::{Category, Facts, Outcome, Seat, Start, Variant};
use crate::text::Phrase;

/// A position of Spyramid.
pub type Spyramid = PlaceOrMove<Corners>;

/// The aim of Spyramid.
#[derive(Debug, Clone)]
pub struct Corners {
    rotated: bool,
}

/// The corners of the largest pyramid.
const WHOLE: Set = Set::points("a1 a4 d1 d4 j1");

/// Whether the balls hold the top and the four corners of the base.
#[inline]
fn has_upright(balls: Set) -> bool {
    let sides = balls & balls.south().south();
    let squares = sides & sides.west().west();
    balls.platforms().meets(balls) || squares.raised().raised().meets(balls) || balls.covers(WHOLE)
}

/// Whether the balls hold a point and the four that rest on it.
#[inline]
fn has_inverted(balls: Set) -> bool {
    let above = balls.lowered();
    let pairs = above & above.north();
    (pairs & pairs.east()).meets(balls)
}

/// Whether the balls hold the four side neighbours of a point, and the point straight above it.
#[inline]
fn has_rotated(balls: Set) -> bool {
    (balls.north() & balls.south() & balls.east() & balls.west()).meets(balls.straight_below())
}

/// Five of the balls that are the corners of a pyramid, turned ones included.
fn corners(balls: Set) -> Set {
    let square = |top: Point, levels: isize, steps: [isize; 2]| -> Option<Set> {
        let base = steps.into_iter().flat_map(|x| steps.map(|y| top.offset(levels, x, y)));
        Some(base.collect::<Option<Set>>()? | top)
    };
    let turned = |top: Point| -> Option<Set> {
        let ring = [(0, 1), (1, 0), (2, 1), (1, 2)].map(|(x, y)| top.offset(-2, x, y));
        Some(ring.into_iter().collect::<Option<Set>>()? | top)
    };
    let of = |top: Point| {
        let upright = [1, 2, 3].map(|k| square(top, -k, [0, k]));
        let all = upright.into_iter().chain([square(top, 1, [-1, 0]), turned(top)]);
        all.flatten().find(|corners| balls.covers(*corners))
    };
    balls.iter().find_map(of).unwrap_or(Set::EMPTY)
}

impl Corners {
    fn is_in(&self, balls: Set) -> bool {
        has_upright(balls) || has_inverted(balls) || (self.rotated && has_rotated(balls))
    }
}

impl Aim for Corners {
    const FACTS: Facts = Facts {
        id: "spyramid",
        rules: 1,
        name: Phrase::same("Spyramid"),
        author: "Néstor Romeral Andrés",
        year: "2012",
        category: Category::Pattern,
        variants: &[
            Variant { id: "standard", about: Phrase::new("spyramid-variant-standard") },
            Variant { id: "rotated", about: Phrase::new("spyramid-variant-rotated") },
        ],
        ends: &[
            ("pyramid", Phrase::new("spyramid-all-five-corners-pyramid")),
            ("blocked", Phrase::new("spyramid-next-player-cannot-play")),
            REPETITION,
        ],
        notation: PLACE_OR_MOVE,
        summary: Phrase::new("spyramid-summary"),
        ..Facts::WHITE_BLACK
    };

    fn new(start: &Start<'_>) -> Self {
        Self { rotated: start.variant == "rotated" }
    }

    fn end(&self, board: &Pyramid, seat: Seat) -> Option<Outcome> {
        let next = seat.other();
        let holder = [seat, next].into_iter().find(|seat| self.is_in(board.of(Colour::of(*seat))));
        if let Some(winner) = holder {
            return Some(Outcome::win(winner, 2, "pyramid"));
        }
        let blocked = board.places_and_moves(Colour::of(next)).next().is_none();
        blocked.then(|| Outcome::draw(2, "blocked"))
    }

    fn deciding(&self, board: &Pyramid, end: &str, winner: Seat) -> Set {
        if end == "pyramid" { corners(board.of(Colour::of(winner))) } else { Set::EMPTY }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::{APEX, CHEQUER, Point};
    use crate::game::testing::{start, start_with};

    const STANDARD: Corners = Corners { rotated: false };
    const ROTATED: Corners = Corners { rotated: true };

    /// All five corners make the pyramid, any four of them do not.
    fn are_corners(corners: Set) -> bool {
        ROTATED.is_in(corners) && corners.iter().all(|point| !ROTATED.is_in(corners - point))
    }

    #[test]
    fn there_are_20_upright_and_5_inverted_pyramids() {
        let corners = |top: Point, levels: isize, steps: [isize; 2]| -> Option<Set> {
            let base = steps.into_iter().flat_map(|x| steps.map(|y| top.offset(levels, x, y)));
            Some(base.collect::<Option<Set>>()? | top)
        };
        let all = |levels: isize, steps: [isize; 2]| -> Vec<Set> {
            Set::ALL.iter().filter_map(|top| corners(top, levels, steps)).collect()
        };
        let upright = [1, 2, 3].map(|k| all(-k, [0, k]));
        assert_eq!([14, 5, 1], [0, 1, 2].map(|k: usize| upright[k].len()));
        let inverted = [1, 2, 3].map(|k| all(k, [-k, 0]));
        assert_eq!([5, 0, 0], [0, 1, 2].map(|k: usize| inverted[k].len()));
        for pyramid in upright.into_iter().chain(inverted).flatten() {
            assert!(are_corners(pyramid) && STANDARD.is_in(pyramid), "{pyramid:?}");
        }
    }

    #[test]
    fn five_pyramids_are_turned_by_45_degrees() {
        for pyramid in ["h1 a2 b1 c2 b3", "i1 b2 c1 d2 c3", "h2 a3 b2 c3 b4", "i2 b3 c2 d3 c4", "j1 e2 f1 g2 f3"] {
            let pyramid = Set::points(pyramid);
            assert!(are_corners(pyramid) && !STANDARD.is_in(pyramid), "{pyramid:?}");
        }
        // An inverted one does not count.
        assert!(!ROTATED.is_in(Set::points("b2 h1 g1")) && !ROTATED.is_in(Set::points("f2 e2 g2 f1 f3")));
    }

    #[test]
    fn five_corners_win() {
        start("spyramid", 2).plays("a1 d1 b1 d2 a2 d3 b2 d4 e1").ends("pyramid", &[1, 2]);
    }

    #[test]
    fn dropping_the_opponents_last_corner_loses() {
        // White lifts e1, and black h1 falls onto a1 b1 a2 b2.
        let table = start("spyramid", 2).plays("c1 a1 c2 b1 a3 a2 b3 b2 e1 c3 f1 e2 d4 f2 d1 h1");
        table.plays("e1-d2").ends("pyramid", &[2, 1]);
    }

    #[test]
    fn the_mover_has_precedence() {
        let [white, black] = ["a1 b1 a2 b2 e1", "c3 d3 c4 d4 g3"].map(Set::points);
        let board = Pyramid::with(white, black, Set::EMPTY);
        assert_eq!(STANDARD.end(&board, Seat::P2).unwrap().ranks, [2, 1]);
    }

    #[test]
    fn a_full_pyramid_without_a_winner_is_blocked() {
        let white = CHEQUER | Set::points("e1 g1 f2 e3 g3 h2 i1");
        let end = |board| STANDARD.end(&board, Seat::P2);
        assert_eq!(end(Pyramid::with(white, !white, Set::EMPTY)), Some(Outcome::draw(2, "blocked")));
        assert_eq!(end(Pyramid::with(white, !white - APEX, Set::EMPTY)), None);
    }

    #[test]
    fn the_same_position_for_the_third_time_is_a_draw() {
        let there_and_back = "a1-a2 b1-b2 a2-a1 b2-b1";
        let table = start_with("spyramid", 2, "rotated", "").plays("a1 b1").plays(there_and_back).goes_on();
        table.plays(there_and_back).ends("repetition", &[1, 1]);
    }

    #[test]
    fn moves_are_those_of_spline_plus() {
        start("spyramid", 2)
            .plays("a1 b1 a2 b2 d4 e1")
            .forbids("a1-e1 a1-a1 b1-c1")
            .allows("a1-c1")
            .cannot_read("pass xa1");
    }
}
