//! Tablut: the king of the Swedes makes for the edge, the Muscovites close in on him.

use crate::board::grid::{self, Direction};
use crate::chance::Chance;
use crate::contest::series::{Rule, Tied};
use crate::game::{
    BoardKind, Category, Choice, Deed, Deeds, Facts, Game, Next, Notation, Noun, Outcome, Paint, Pen, Piece,
    Repetition, Scan, Scene, Seat, Shape, Start, Values, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A square of the board.
pub type Square = grid::Square<9>;
type Set = grid::Set<u128, 9>;

const SWEDES: Seat = Seat::P1;
const MUSCOVITES: Seat = Seat::P2;

const THRONE: Set = Set::squares("e5");
const FIRST_SWEDES: Set = Set::squares("e3 e4 e6 e7 c5 d5 f5 g5 e5");
const FIRST_MUSCOVITES: Set = Set::squares("d1 e1 f1 e2 a4 a5 a6 b5 i4 i5 i6 h5 d9 e9 f9 e8");
const EDGE: Set = Set::from_bits({
    let (row, column) = ((1 << 9) - 1, Set::squares("a1 a2 a3 a4 a5 a6 a7 a8 a9").bits());
    row | (row << 72) | column | (column << 8)
});

/// A position of Tablut.
#[derive(Debug, Clone)]
pub struct Tablut {
    /// The king is among the Swedes.
    men: grid::Men<u128, 9>,
    king: Set,
    seen: Repetition<Key>,
    slow_king: bool,
    unarmed_king: bool,
    raichi_wins: bool,
}

/// What makes two positions the same; the bits that the board leaves free tell seat and king.
type Key = (u128, u128);

/// A piece goes from one square to another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    from: Square,
    to: Square,
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.spot(self.from).sign("-").spot(self.to);
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        vec![Deed::go(self.from, self.to)]
    }
}

impl Tablut {
    fn key(&self, seat: Seat) -> Key {
        let king = u128::from(self.king.bits().trailing_zeros());
        let [swedes, muscovites] = [SWEDES, MUSCOVITES].map(|side| self.men.of(side).bits());
        (swedes | (king << 96), muscovites | ((seat.index() as u128) << 96))
    }

    /// Where a piece could go if nothing stood in its way.
    #[inline]
    fn range(&self, from: Square) -> Set {
        if self.king.contains(from) {
            return if self.slow_king { self.king.beside() } else { cross(from) };
        }
        cross(from) - THRONE
    }

    /// The squares a piece goes over or onto; empty if the two are not in a line.
    #[inline]
    fn path(from: Square, to: Square) -> Set {
        let direction = Direction::STRAIGHT.into_iter().find(|direction| Set::ray(from, *direction).contains(to));
        direction.map_or(Set::empty(), |direction| Set::ray(from, direction) - Set::ray(to, direction))
    }

    /// Whether a piece on `from` may go to a square in its range.
    #[inline]
    fn is_free(&self, from: Square, to: Square) -> bool {
        !self.men.occupied().meets(Self::path(from, to))
    }

    fn targets(&self, from: Square) -> impl Iterator<Item = Square> {
        self.range(from).iter().filter(move |to| self.is_free(from, *to))
    }

    /// Whether a seat has any turn: a step, or a walk across the empty throne.
    fn can_move(&self, seat: Seat) -> bool {
        let own = self.men.of(seat);
        let empty = !self.men.occupied();
        let men = own - self.king;
        let crosses = |direction: Direction| {
            let beyond = (THRONE & empty).towards(direction) & empty;
            let before = THRONE.towards(direction.opposite());
            !beyond.is_empty() && men.meets(before)
        };
        men.beside().meets(empty - THRONE)
            || (own & self.king).beside().meets(empty)
            || Direction::STRAIGHT.into_iter().any(crosses)
    }

    /// The opposing men that a piece which has just moved to `to` catches.
    #[inline]
    fn caught(&self, seat: Seat, to: Square) -> Set {
        let armed = self.men.of(seat) - if self.unarmed_king { self.king } else { Set::empty() };
        let theirs = self.men.of(seat.other()) - self.king;
        let moved = armed & to;
        Direction::STRAIGHT.into_iter().fold(Set::empty(), |caught, direction| {
            let helped = (moved.towards(direction) & theirs).towards(direction) & armed;
            caught | helped.towards(direction.opposite())
        })
    }

    /// Whether the king is caught by the Muscovite that moved to `to`.
    fn is_king_caught(&self, to: Square) -> bool {
        let around = self.king.beside();
        around.contains(to) && (self.men.of(MUSCOVITES) | THRONE).covers(around)
    }

    /// The directions in which the king could reach the edge by his next move.
    fn accesses(&self) -> usize {
        let occupied = self.men.occupied();
        if self.slow_king {
            return ((self.king.beside() & EDGE) - occupied).len();
        }
        let Some(king) = self.king.first() else { return 0 };
        Direction::STRAIGHT.into_iter().filter(|direction| !Set::ray(king, *direction).meets(occupied)).count()
    }
}

/// The other squares of a row and column.
#[inline]
fn cross(square: Square) -> Set {
    Direction::STRAIGHT.into_iter().fold(Set::empty(), |cross, direction| cross | Set::ray(square, direction))
}

impl Game for Tablut {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "tablut",
        rules: 1,
        name: Phrase::same("Tablut"),
        author: "Traditional",
        year: "1732",
        category: Category::Hunt,
        seats: &[Phrase::new("tablut-white-swedes"), Phrase::new("tablut-black-muscovites")],
        options: &[
            Choice {
                key: "slow-king",
                values: Values::Words(&["no", "yes"]),
                about: Phrase::new("tablut-option-slow-king"),
            },
            Choice {
                key: "unarmed-king",
                values: Values::Words(&["no", "yes"]),
                about: Phrase::new("tablut-option-unarmed-king"),
            },
            Choice {
                key: "raichi",
                values: Values::Words(&["win", "play"]),
                about: Phrase::new("tablut-option-raichi"),
            },
        ],
        ends: &[
            ("escape", Phrase::new("tablut-king-reached-edge")),
            ("captured", Phrase::new("tablut-king-caught")),
            ("raichi", Phrase::new("tablut-two-ways-edge-open-king")),
            grid::BLOCKED,
            grid::REPETITION,
        ],
        notation: &[("e4-a4", Phrase::new("tablut-piece-e4-goes-a4"))],
        summary: Phrase::new("tablut-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let is = |key, value| start.option(&Self::FACTS, key) == value;
        let mut game = Self {
            men: grid::Men::new(FIRST_SWEDES, FIRST_MUSCOVITES),
            king: THRONE,
            seen: Repetition::new(),
            slow_king: is("slow-king", "yes"),
            unarmed_king: is("unarmed-king", "yes"),
            raichi_wins: is("raichi", "win"),
        };
        game.seen = Repetition::from_start(game.key(SWEDES));
        Ok(game)
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let from = Square::scan(&mut scan)?;
        let to = scan.eat("-").then(|| Square::scan(&mut scan)).flatten()?;
        scan.done(Turn { from, to })
    }

    fn check(&self, seat: Seat, &Turn { from, to }: &Turn) -> Result<(), Text> {
        self.men.require_own(seat, from)?;
        self.men.require_empty(to)?;
        if !cross(from).contains(to) {
            return Err(text!("tablut-not-row-column", from, to));
        }
        if !self.range(from).contains(to) {
            return Err(if self.king.contains(from) {
                text!("tablut-king-moves-square")
            } else {
                text!("tablut-king-stop-throne")
            });
        }
        let in_the_way = Self::path(from, to) & self.men.occupied();
        in_the_way.first().map_or(Ok(()), |square| Err(text!("tablut-way", square, from, to)))
    }

    fn play(&mut self, seat: Seat, &Turn { from, to }: &Turn) -> Next {
        self.men.shift(seat, from, to);
        if self.king.contains(from) {
            self.king = to.into();
        }
        let caught = self.caught(seat, to);
        if !caught.is_empty() {
            *self.men.of_mut(seat.other()) -= caught;
            self.seen.forget();
        }
        let next = seat.other();
        if self.king.meets(EDGE) {
            Outcome::win(SWEDES, 2, "escape").into()
        } else if seat == MUSCOVITES && self.is_king_caught(to) {
            Outcome::win(MUSCOVITES, 2, "captured").into()
        } else if seat == SWEDES && self.raichi_wins && self.accesses() >= 2 {
            Outcome::win(SWEDES, 2, "raichi").into()
        } else if !self.can_move(next) {
            Outcome::win(seat, 2, "blocked").into()
        } else if self.seen.third(self.key(next)) {
            Outcome::draw(2, "repetition").into()
        } else {
            Next::Turn(next)
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let own = self.men.of(seat).iter();
        Some(own.flat_map(|from| self.targets(from).map(move |to| Turn { from, to })).collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        // One in six of these is legal at the start; a list is made only where hardly any is.
        for _ in 0..100 {
            let from = self.men.of(seat).pick(chance)?;
            let to = cross(from).pick(chance)?;
            if self.range(from).contains(to) && self.is_free(from, to) {
                return Some(Turn { from, to });
            }
        }
        chance.pick(&self.turns(seat)?).copied()
    }

    fn scene(&self) -> Scene {
        let mut pieces = self.men.pieces(Paint::White, Paint::Black);
        let king = self.king.first().map(|square| square.to_string());
        for piece in pieces.iter_mut().filter(|piece| Some(&piece.at) == king.as_ref()) {
            piece.shape = Shape::King;
        }
        Scene::of(BoardKind::Grid { columns: 9, rows: 9, top_down: false }, pieces)
    }

    /// The sides differ, so each plays both.
    fn usual_match() -> Rule {
        Rule::Exchange { tied: Tied::Shared }
    }

    /// In sentences without the people: “White moves e7 to d7”.
    fn who(seat: Seat) -> Text {
        if seat == SWEDES { text!("common-white") } else { text!("common-black") }
    }

    /// There is one king.
    fn the(piece: &Piece) -> Text {
        let paint = if piece.shape == Shape::King { Paint::Plain } else { piece.paint };
        Noun::of(piece.shape).the(paint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{start, start_with};

    /// A position of one's own; the king is not among the men.
    fn board(swedes: &str, king: &str, muscovites: &str) -> Tablut {
        let mut game = Tablut::start(&Start::new(2)).unwrap();
        game.king = Set::squares(king);
        game.men = grid::Men::new(Set::squares(swedes) | game.king, Set::squares(muscovites));
        game
    }

    fn turn(text: &str) -> Turn {
        board("", "e5", "").parse(text).unwrap()
    }

    /// What follows a legal turn: the end word, or nothing.
    #[track_caller]
    fn end(mut game: Tablut, seat: Seat, text: &str) -> Option<(&'static str, Vec<u32>)> {
        assert_eq!(game.check(seat, &turn(text)), Ok(()));
        match game.play(seat, &turn(text)) {
            Next::Turn(next) => {
                assert_eq!(next, seat.other());
                None
            }
            Next::End(outcome) => Some((outcome.end, outcome.ranks)),
        }
    }

    /// The men of the other side that are left after a turn.
    fn left(mut game: Tablut, seat: Seat, text: &str) -> Set {
        game.play(seat, &turn(text));
        game.men.of(seat.other())
    }

    #[test]
    fn pieces_go_straight_over_empty_squares() {
        start("tablut", 2)
            .forbids("e4-e5 e3-e2 e3-e1 e4-f3 d1-a1 a1-a2 e4-e4 c5-a5 e5-a1")
            .allows("e3-i3 e3-a3 e4-b4 c5-c9")
            .cannot_read("j1-a1 e4 e4xa4 e4-e10 e4-e0 E4-a4 pass e4-a4,e3-a3");
    }

    #[test]
    fn only_the_king_stops_on_the_throne_and_all_may_cross_it() {
        let game = board("c5", "e7", "e3 a1");
        assert!(game.check(SWEDES, &turn("c5-e5")).is_err());
        assert!(game.check(SWEDES, &turn("c5-i5")).is_ok());
        assert!(game.check(SWEDES, &turn("e7-e5")).is_ok());
        assert!(game.check(MUSCOVITES, &turn("e3-e5")).is_err());
        assert!(game.check(MUSCOVITES, &turn("e3-e6")).is_ok());
    }

    #[test]
    fn men_between_two_enemies_are_taken_several_at_once() {
        let game = board("b4 c1 e4 c6", "e8", "d4 c5");
        assert_eq!(left(game, SWEDES, "c1-c4"), Set::empty());
    }

    #[test]
    fn two_in_a_row_and_a_man_who_steps_in_between_are_safe() {
        assert_eq!(left(board("a4 d1", "e8", "b4 c4"), SWEDES, "d1-d4"), Set::squares("b4 c4"));
        let mut game = board("a4 c4", "e8", "b9 i9");
        game.play(MUSCOVITES, &turn("b9-b4"));
        assert_eq!(game.men.of(MUSCOVITES), Set::squares("b4 i9"));
        assert_eq!(left(game, SWEDES, "e8-e7"), Set::squares("b4 i9"));
    }

    #[test]
    fn neither_edge_nor_throne_helps_to_take_a_man() {
        assert_eq!(left(board("b1", "g8", "a4 i9"), SWEDES, "b1-b4"), Set::squares("a4 i9"));
        assert_eq!(left(board("c1", "g8", "d5 i9"), SWEDES, "c1-c5"), Set::squares("d5 i9"));
    }

    #[test]
    fn the_king_helps_to_take_men_unless_unarmed() {
        let standing = board("b1", "d4", "c4 i9");
        let moving = board("b4", "d8", "c4 i9");
        assert_eq!(left(standing.clone(), SWEDES, "b1-b4"), Set::squares("i9"));
        assert_eq!(left(moving.clone(), SWEDES, "d8-d4"), Set::squares("i9"));
        let unarmed = |game| Tablut { unarmed_king: true, ..game };
        assert_eq!(left(unarmed(standing), SWEDES, "b1-b4"), Set::squares("c4 i9"));
        assert_eq!(left(unarmed(moving), SWEDES, "d8-d4"), Set::squares("c4 i9"));
    }

    #[test]
    fn the_king_is_caught_by_four_or_by_three_and_the_throne() {
        let caught = Some(("captured", vec![2, 1]));
        assert_eq!(end(board("a2", "e5", "d5 f5 e6 a4"), MUSCOVITES, "a4-e4"), caught);
        assert_eq!(end(board("a2", "e4", "d4 f4 a3"), MUSCOVITES, "a3-e3"), caught);
        assert_eq!(end(board("a2", "c3", "b3 d3 c4 c1"), MUSCOVITES, "c1-c2"), caught);
        assert_eq!(end(board("a2", "c3", "b3 d3 c1"), MUSCOVITES, "c1-c2"), None);
        assert_eq!(end(board("c4", "c3", "b3 d3 c1"), MUSCOVITES, "c1-c2"), None, "a Swede at his side");
    }

    #[test]
    fn a_king_in_a_pocket_is_not_caught_until_a_muscovite_comes_to_his_side() {
        let mut game = board("i1", "e5", "d4 f4 e3 a9");
        assert_eq!(end(game.clone(), SWEDES, "e5-e4"), None);
        game.play(SWEDES, &turn("e5-e4"));
        assert_eq!(end(game.clone(), MUSCOVITES, "a9-b9"), None);
        game.play(MUSCOVITES, &turn("d4-c4"));
        assert_eq!(end(game, MUSCOVITES, "c4-d4"), Some(("captured", vec![2, 1])));
    }

    #[test]
    fn the_king_on_the_edge_has_escaped() {
        assert_eq!(end(board("", "c3", "a1 i9"), SWEDES, "c3-c1"), Some(("escape", vec![1, 2])));
    }

    #[test]
    fn two_accesses_win_after_whites_turn_only() {
        let game = || board("c5", "c7", "i7 a1 i9");
        assert_eq!(end(game(), SWEDES, "c5-d5"), Some(("raichi", vec![1, 2])), "c1, c9 and a7");
        assert_eq!(end(game(), MUSCOVITES, "i9-h9"), None);
        assert_eq!(end(Tablut { raichi_wins: false, ..game() }, SWEDES, "c5-d5"), None);
        let one_access = board("c5", "c7", "i7 a7 c9");
        assert_eq!(end(one_access, SWEDES, "c5-d5"), None);
    }

    #[test]
    fn a_slow_king_moves_one_square() {
        let slow = |game| Tablut { slow_king: true, ..game };
        let game = slow(board("c5", "c7", "i7 a1"));
        assert!(game.check(SWEDES, &turn("c7-c9")).is_err());
        assert_eq!(end(game, SWEDES, "c7-c8"), None, "one access, c9");
        assert_eq!(end(slow(board("c5", "c8", "i7 d1")), SWEDES, "c8-b8"), Some(("raichi", vec![1, 2])));
        assert_eq!(end(slow(board("c5", "c8", "a8 d1")), SWEDES, "c8-b8"), None);
    }

    #[test]
    fn a_seat_without_a_turn_or_without_men_loses() {
        let quiet = |swedes, muscovites| Tablut { raichi_wins: false, ..board(swedes, "g7", muscovites) };
        assert_eq!(end(quiet("a4 c1", "b4 g1"), SWEDES, "c1-c4"), None);
        assert_eq!(end(quiet("a4 c1", "b4"), SWEDES, "c1-c4"), Some(("blocked", vec![1, 2])));
        assert_eq!(end(quiet("a2 c1", "a1"), SWEDES, "c1-b1"), Some(("blocked", vec![1, 2])));
    }

    #[test]
    fn a_walk_across_the_throne_is_a_turn() {
        let mut game = board("d4 d6 c5", "h8", "d5 f5");
        assert!(game.can_move(MUSCOVITES));
        *game.men.of_mut(MUSCOVITES) = Set::squares("d5");
        assert!(game.can_move(MUSCOVITES), "d5-f5");
        *game.men.of_mut(SWEDES) |= Set::squares("f5");
        assert!(!game.can_move(MUSCOVITES));
    }

    #[test]
    fn the_third_repetition_is_a_draw_and_the_start_counts() {
        let round = "e3-d3 a4-b4 d3-e3 b4-a4 ";
        start("tablut", 2).plays(&round.repeat(2)).ends("repetition", &[1, 1]);
        start_with("tablut", 2, "standard", "raichi=play").plays(round).plays("e3-d3 a4-b4 d3-e3").goes_on();
    }
}
