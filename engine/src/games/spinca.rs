//! Spinca: a temple of four faces, and on each of them the smallest group counts.

use crate::board::pyramid::{APEX, Colour, Point, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Start, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spinca.
#[derive(Debug, Clone)]
pub struct Spinca {
    board: Pyramid,
    players: usize,
    /// The balls that the last turn moved, dropped or placed.
    locked: Set,
}

/// A ball placed, after a move if one was wanted.
#[derive(Debug, Clone, Copy)]
pub struct Turn {
    slide: Option<(Point, Point)>,
    place: Point,
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        if let Some((from, to)) = self.slide {
            pen.add(from).sign("-").add(to).comma();
        }
        pen.add(self.place);
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        let slide = self.slide.map(|(from, to)| Deed::go(from, to));
        slide.into_iter().chain([Deed::place(self.place)]).collect()
    }
}

/// South, north, west and east, each without the apex.
const FACES: [Set; 4] = [
    Set::points("a1 b1 c1 d1 e1 f1 g1 h1 i1"),
    Set::points("a4 b4 c4 d4 e3 f3 g3 h2 i2"),
    Set::points("a1 a2 a3 a4 e1 e2 e3 h1 h2"),
    Set::points("d1 d2 d3 d4 g1 g2 g3 i1 i2"),
];

/// What is counted, first with all levels, then without the upper ones: levels 0–2, 0–1, 0.
const STRIPPED: [Set; 3] = [Set::ALL.minus(APEX), Set::ALL.minus(Set::points("h1 h2 i1 i2 j1")), Set::HOLES];

/// The ranks that these totals give; `None` if all are equal.
fn ranks(totals: &[i64]) -> Option<Vec<u32>> {
    match *totals {
        [a, b, c] if a == b && b != c => Some(vec![2, 2, 1]),
        [a, b, c] if a == c && b != c => Some(vec![2, 1, 2]),
        [a, b, c] if b == c && a != c => Some(vec![1, 2, 2]),
        [a, ref rest @ ..] if rest.iter().all(|total| *total == a) => None,
        _ => Some(Outcome::rank_by(totals)),
    }
}

impl Spinca {
    /// The smallest group of a colour on each face, added up, over the points that are counted.
    fn total(&self, colour: Colour, counted: Set) -> i64 {
        let balls = self.board.of(colour) & counted;
        let smallest = |face: Set| (balls & face).groups().map(Set::len).min().unwrap_or(0);
        FACES.into_iter().map(|face| smallest(face) as i64).sum()
    }

    fn totals(&self, counted: Set) -> Vec<i64> {
        Seat::all(self.players).map(|seat| self.total(Colour::of(seat), counted)).collect()
    }

    fn result(&self) -> Outcome {
        let [whole, ..] = STRIPPED;
        let decisive = STRIPPED.into_iter().find_map(|counted| ranks(&self.totals(counted)));
        Outcome::ranked(decisive.unwrap_or_else(|| vec![1; self.players]), "full").with_scores(self.totals(whole))
    }

    /// The balls that may move as far as locks go.
    fn movable(&self) -> Set {
        let unlocked = self.board.mobile() - self.locked;
        unlocked.iter().filter(|ball| !self.board.pile(*ball).meets(self.locked)).collect()
    }

    /// Where a mobile ball can go.
    fn reachable(&self, from: Point) -> Set {
        let mut board = self.board;
        board.remove(from);
        board.playable() & Set::from(from).around()
    }

    /// Makes a move; the balls that it moved or dropped.
    fn slide(board: &mut Pyramid, from: Point, to: Point) -> Set {
        let Some(removal) = board.remove(from) else { return Set::EMPTY };
        board.place(removal.colour, to);
        removal.fallen | to
    }

    fn after(&self, from: Point, to: Point) -> Pyramid {
        let mut board = self.board;
        Self::slide(&mut board, from, to);
        board
    }

    fn require_slide(&self, from: Point, to: Point) -> Result<(), Text> {
        self.board.require_mobile(from)?;
        let disturbed = self.board.pile(from) | from;
        if let Some(locked) = (disturbed & self.locked).first() {
            return Err(text!("spinca-ball-locked-last-turn-moved", locked));
        }
        if !Set::from(from).around().contains(to) {
            return Err(text!("spinca-ball-moves-step-own-level", to, from));
        }
        let mut board = self.board;
        board.remove(from);
        board.require_playable(to)
    }
}

impl Game for Spinca {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "spinca",
        rules: 1,
        name: Phrase::same("Spinca"),
        author: "Phil Leduc",
        year: "2011",
        category: Category::Score,
        players: (2, 3),
        ends: &[("full", Phrase::new("spinca-temple-finished"))],
        notation: &[
            ("e1", Phrase::new("common-ball-your-colour-e1")),
            ("b3-a4,d1", Phrase::new("spinca-first-ball-b3-moves-a4")),
        ],
        summary: Phrase::new("spinca-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), players: start.players, locked: Set::EMPTY })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let point = Point::scan(&mut scan)?;
        if !scan.eat("-") {
            return scan.done(Turn { slide: None, place: point });
        }
        let to = Point::scan(&mut scan)?;
        let place = if scan.eat(",") { Point::scan(&mut scan)? } else { return None };
        scan.done(Turn { slide: Some((point, to)), place })
    }

    fn check(&self, _: Seat, turn: &Turn) -> Result<(), Text> {
        let mut board = self.board;
        if let Some((from, to)) = turn.slide {
            self.require_slide(from, to)?;
            board = self.after(from, to);
        }
        if APEX.contains(turn.place) {
            return Err(text!("spinca-apex-temple-stays-empty"));
        }
        board.require_playable(turn.place)
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        self.locked = turn.slide.map_or(Set::EMPTY, |(from, to)| Self::slide(&mut self.board, from, to));
        self.board.place(Colour::of(seat), turn.place);
        self.locked |= turn.place;
        if self.board.occupied().len() < 29 {
            return Next::Turn(seat.after(self.players));
        }
        self.result().into()
    }

    fn turns(&self, _: Seat) -> Option<Vec<Turn>> {
        let places = |board: &Pyramid, slide| {
            let points = board.playable() - APEX;
            points.iter().map(move |place| Turn { slide, place })
        };
        let mut turns: Vec<Turn> = places(&self.board, None).collect();
        for from in self.movable() {
            for to in self.reachable(from) {
                turns.extend(places(&self.after(from, to), Some((from, to))));
            }
        }
        Some(turns)
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Turn> {
        let mut board = self.board;
        let mut slide = None;
        if chance.one_in(2)
            && let Some(from) = self.movable().pick(chance)
            && let Some(to) = self.reachable(from).pick(chance)
        {
            board = self.after(from, to);
            slide = Some((from, to));
        }
        Some(Turn { slide, place: (board.playable() - APEX).pick(chance)? })
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn account(&self) -> Vec<Text> {
        let line = |seat: Seat| {
            let sizes = STRIPPED.map(|counted| self.total(Colour::of(seat), counted));
            let [whole, two, one] = sizes;
            text!("spinca-over-three-levels-over-two", seat, whole, two, one)
        };
        Seat::all(self.players).map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    const LEVEL_0: &str = "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4";

    /// A finished temple with these white and black balls, the rest red.
    fn temple(white: &str, black: &str, players: usize) -> Spinca {
        let (white, black) = (Set::points(white), Set::points(black));
        let board = Pyramid::with(white, black, Set::ALL - APEX - white - black);
        Spinca { board, players, locked: Set::EMPTY }
    }

    #[test]
    fn a_move_is_one_step_on_the_level_of_a_mobile_ball() {
        start("spinca", 2)
            .plays("a1 d4")
            .allows("a1-b2,a1 a1-a2,c4 a1-b1,b2")
            .forbids("a1-c1,b1 a1-a1,b1 b1-b2,a3 a1-b2,b2 e1")
            .cannot_read("a1-b2 a1- Wa1 xa1 pass a1,b1");
    }

    #[test]
    fn what_the_last_turn_placed_moved_or_dropped_is_locked() {
        start("spinca", 2).plays("a1").forbids("a1-a2,a1").plays("d4").forbids("d4-d3,b1").allows("a1-a2,b1");
        start("spinca", 2).plays("a1 d4 a1-b1,d1").forbids("b1-b2,a1 d1-c1,a1").allows("d4-d3,a1");
    }

    #[test]
    fn a_locked_ball_must_not_drop_either() {
        let table = start("spinca", 2).plays("a1 a2 b1 b2 d4 e1").forbids("b2-c2,c4 b2-b3,c4").allows("d4-d3,c4");
        // A turn later e1 is no longer locked and drops with b2, and is then locked again.
        table.plays("c4 b2-c2,d1").forbids("b2-b3,a3 c2-c3,a3").allows("c4-c3,a3");
    }

    #[test]
    fn the_apex_is_never_used_and_29_balls_end_the_game() {
        let table = start("spinca", 2).plays(LEVEL_0).plays("e1 f1 g1 e2 f2 g2 e3 f3 g3 h1 h2 i1").goes_on();
        assert_eq!(table.forbids("j1").plays("i2").outcome().end, "full");
    }

    #[test]
    fn a_face_counts_the_smallest_group_on_it() {
        // South: the ridge a1 e1 h1 and the pair c1 d1; west: the ridge; east: d1; north: none.
        let game = temple("a1 e1 h1 c1 d1", "", 2);
        assert_eq!(game.total(Colour::White, STRIPPED[0]), 2 + 3 + 1);
        assert_eq!(game.total(Colour::White, STRIPPED[1]), 2 + 2 + 1);
        assert_eq!(game.total(Colour::White, STRIPPED[2]), 1 + 1 + 1);
        // Balls inside the temple belong to no face and link nothing.
        assert_eq!(temple("b1 b2 b3 b4", "", 2).total(Colour::White, STRIPPED[0]), 1 + 1);
    }

    #[test]
    fn two_players_compare_totals() {
        assert_eq!((ranks(&[14, 5]), ranks(&[5, 14]), ranks(&[5, 5])), (Some(vec![1, 2]), Some(vec![2, 1]), None));
    }

    #[test]
    fn with_three_the_odd_total_wins() {
        assert_eq!(ranks(&[7, 9, 8]), Some(vec![3, 1, 2]));
        assert_eq!(ranks(&[7, 7, 2]), Some(vec![2, 2, 1]));
        assert_eq!(ranks(&[7, 9, 7]), Some(vec![2, 1, 2]));
        assert_eq!(ranks(&[3, 5, 5]), Some(vec![1, 2, 2]));
        assert_eq!(ranks(&[4, 4, 4]), None);
    }

    #[test]
    fn equal_totals_are_counted_again_without_the_upper_level() {
        // White h1 and Black i2 lie on two faces each. Below, b1 is on one, d2 on one, c2 on none.
        let outcome = temple("h1 b1", "i2 c2", 2).result();
        assert_eq!((outcome.ranks, outcome.scores), (vec![1, 2], Some(vec![2, 2])));
        let outcome = temple("h1 b1", "i2 d2", 2).result();
        assert_eq!((outcome.ranks, outcome.scores), (vec![1, 1], Some(vec![2, 2])));
    }
}
