//! Reversi: outflanked discs change colour, and more discs win.

use crate::board::grid;
use crate::chance::Chance;
use crate::game::{
    BoardKind, Category, Choice, Deed, Deeds, Facts, Game, Next, Notation, Noun, Outcome, Paint, Pen, Scene, Seat,
    Shape, Start, Values, Variant, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A square of the board.
pub type Square = grid::Square<8>;
type Set = grid::Set<u64, 8>;

/// As the `Game` tag has it.
pub const ID: &str = "reversi";

/// A position of Reversi.
#[derive(Debug, Clone)]
pub struct Reversi {
    discs: grid::Men<u64, 8>,
    /// How many of the first four discs are still to come.
    to_place: u8,
    empties_to_winner: bool,
}

/// A turn of Reversi.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// `f5`
    Disc(Square),
    /// `pass`
    Pass,
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Disc(square) => pen.spot(square),
            Self::Pass => pen.pass(),
        };
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        match self {
            Self::Disc(square) => vec![Deed::place(square)],
            Self::Pass => Vec::new(),
        }
    }
}

/// Where the first four discs go.
const CENTRE: Set = Set::squares("d4 e4 d5 e5");

/// The four axes as distances between bits, each with the squares a run can pass through: not the
/// outer columns, where a run that is not vertical would come back on the other side.
const AXES: [(u32, u64); 4] = [(1, INNER), (7, INNER), (8, u64::MAX), (9, INNER)];
const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The unbroken runs of `through` that start next to one of `from`, both ways along an axis.
#[inline]
fn runs(from: u64, through: u64, axis: u32) -> (u64, u64) {
    let (up_pairs, down_pairs) = (through & (through << axis), through & (through >> axis));
    let (mut up, mut down) = (through & (from << axis), through & (from >> axis));
    up |= through & (up << axis);
    down |= through & (down >> axis);
    for _ in 0..2 {
        up |= up_pairs & (up << (2 * axis));
        down |= down_pairs & (down >> (2 * axis));
    }
    (up, down)
}

/// The empty squares where `own` outflanks some of `theirs`.
#[inline]
fn outflanking(own: Set, theirs: Set) -> Set {
    let ends = AXES.iter().fold(0, |ends, (axis, inner)| {
        let (up, down) = runs(own.bits(), theirs.bits() & inner, *axis);
        ends | (up << axis) | (down >> axis)
    });
    Set::from_bits(ends) - (own | theirs)
}

/// Those of `theirs` that a disc on `square` outflanks.
#[inline]
fn outflanked(square: Square, own: Set, theirs: Set) -> Set {
    let turned = AXES.iter().fold(0, |turned, (axis, inner)| {
        let (up, down) = runs(Set::from(square).bits(), theirs.bits() & inner, *axis);
        let closed = |run: u64, end: u64| if end & own.bits() == 0 { 0 } else { run };
        turned | closed(up, up << axis) | closed(down, down >> axis)
    });
    Set::from_bits(turned)
}

impl Reversi {
    /// The start of the variant `othello`, as the federation has it.
    pub const fn othello(empties_to_winner: bool) -> Self {
        let discs = grid::Men::new(Set::squares("e4 d5"), Set::squares("d4 e5"));
        Self { discs, to_place: 0, empties_to_winner }
    }

    /// The legal squares of a seat, whether or not it has the move.
    #[inline]
    pub fn squares(&self, seat: Seat) -> Set {
        if self.to_place > 0 {
            CENTRE - self.discs.occupied()
        } else {
            outflanking(self.discs.of(seat), self.discs.of(seat.other()))
        }
    }

    /// Who plays a square now: the other seat if this one has to pass.
    #[inline]
    fn mover(&self, seat: Seat) -> Seat {
        if self.squares(seat).is_empty() { seat.other() } else { seat }
    }

    fn result(&self, end: &'static str) -> Outcome {
        let discs = Seat::all(2).map(|seat| self.discs.of(seat).len() as i64).collect::<Vec<_>>();
        let outcome = Outcome::highest(discs, end);
        if !self.empties_to_winner {
            return outcome;
        }
        let empties = 64 - self.discs.occupied().len() as i64;
        let winners = outcome.ranks.iter().filter(|rank| **rank == 1).count() as i64;
        let scores = outcome.scores.iter().flatten().zip(&outcome.ranks);
        let scores = scores.map(|(discs, rank)| if *rank == 1 { discs + empties / winners } else { *discs }).collect();
        Outcome { scores: Some(scores), ..outcome }
    }
}

impl Game for Reversi {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: ID,
        rules: 1,
        name: Phrase::same("Reversi"),
        author: "Lewis Waterman",
        year: "1883",
        category: Category::Territory,
        seats: &[Phrase::new("common-black"), Phrase::new("common-white")],
        variants: &[
            Variant { id: "standard", about: Phrase::new("reversi-variant-standard") },
            Variant { id: "othello", about: Phrase::new("reversi-variant-othello") },
        ],
        options: &[Choice {
            key: "empties",
            values: Values::Words(&["none", "winner"]),
            about: Phrase::new("reversi-option-empties"),
        }],
        ends: &[
            ("wipeout", Phrase::new("reversi-player-no-disc-left")),
            ("full", Phrase::new("reversi-board-full")),
            ("blocked", Phrase::new("reversi-neither-player-move")),
        ],
        notation: &[
            ("f5", Phrase::new("reversi-disc-your-colour-f5")),
            ("pass", Phrase::new("reversi-no-square-legal-left-out")),
        ],
        summary: Phrase::new("reversi-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let othello = Self::othello(start.option(&Self::FACTS, "empties") == "winner");
        if start.variant == "othello" {
            return Ok(othello);
        }
        Ok(Self { discs: grid::Men::new(Set::empty(), Set::empty()), to_place: 4, ..othello })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        if text == "pass" { Some(Turn::Pass) } else { text.parse().ok().map(Turn::Disc) }
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        let legal = self.squares(seat);
        match turn {
            Turn::Pass => legal.first().map_or(Ok(()), |square| Err(text!("reversi-not-pass-legal", seat, square))),
            Turn::Disc(square) if legal.contains(*square) => Ok(()),
            Turn::Disc(square) => {
                self.discs.require_empty(*square)?;
                let mover = self.mover(seat);
                if mover != seat && self.squares(mover).contains(*square) {
                    Ok(())
                } else if self.to_place > 0 {
                    Err(text!("reversi-first-four-discs-go-d4", square))
                } else {
                    Err(text!("reversi-disc-turn-over-nothing", mover, square))
                }
            }
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        let Turn::Disc(square) = *turn else { return Next::Turn(seat.other()) };
        let mut mover = seat;
        if self.to_place > 0 {
            self.to_place -= 1;
        } else {
            let mut turned = outflanked(square, self.discs.of(seat), self.discs.of(seat.other()));
            // A legal square that turns nothing for this seat is the other's, whose pass was left out.
            if turned.is_empty() {
                mover = seat.other();
                turned = outflanked(square, self.discs.of(mover), self.discs.of(seat));
            }
            *self.discs.of_mut(mover) |= turned;
            *self.discs.of_mut(mover.other()) -= turned;
        }
        *self.discs.of_mut(mover) |= square;
        let next = mover.other();
        if self.to_place > 0 {
            Next::Turn(next)
        } else if self.discs.of(next).is_empty() {
            self.result("wipeout").into()
        } else if self.discs.occupied() == Set::all() {
            self.result("full").into()
        } else if self.squares(next).is_empty() && self.squares(mover).is_empty() {
            self.result("blocked").into()
        } else {
            Next::Turn(next)
        }
    }

    /// Where a pass is due the squares that imply it are listed too.
    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let mover = self.mover(seat);
        let pass = (mover != seat).then_some(Turn::Pass);
        Some(pass.into_iter().chain(self.squares(mover).iter().map(Turn::Disc)).collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        let legal = self.squares(seat);
        if !legal.is_empty() {
            return legal.pick(chance).map(Turn::Disc);
        }
        if chance.one_in(4) { self.squares(seat.other()).pick(chance).map(Turn::Disc) } else { Some(Turn::Pass) }
    }

    fn scene(&self) -> Scene {
        let discs = Seat::all(2).map(|seat| self.discs.of(seat).len() as i64).collect::<Vec<_>>();
        Scene::of(
            BoardKind::Grid { columns: 8, rows: 8, top_down: true },
            self.discs.pieces(Paint::Black, Paint::White),
        )
        .with_scores(discs)
    }

    fn noun(_: Shape) -> Noun {
        Noun::new("piece-disc")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{Table, start, start_with};

    fn othello(options: &str) -> Table {
        start_with("reversi", 2, "othello", options)
    }

    fn position(black: &str, white: &str) -> Reversi {
        Reversi { discs: grid::Men::new(Set::squares(black), Set::squares(white)), ..Reversi::othello(false) }
    }

    fn square(name: &str) -> Turn {
        Turn::Disc(name.parse().unwrap())
    }

    /// Lines of play of that length; a forced pass is a ply.
    fn perft(game: &Reversi, seat: Seat, depth: u32) -> u64 {
        let legal = game.squares(seat);
        if depth == 1 {
            return legal.len().max(1) as u64;
        }
        let turns = legal.iter().map(Turn::Disc).chain(legal.is_empty().then_some(Turn::Pass));
        turns
            .map(|turn| {
                let mut next = game.clone();
                match next.play(seat, &turn) {
                    Next::Turn(seat) => perft(&next, seat, depth - 1),
                    Next::End(_) => 0,
                }
            })
            .sum()
    }

    #[test]
    fn the_lines_of_play_from_the_othello_start_are_as_many_as_published() {
        let published = [4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216, 3_005_288];
        for (depth, lines) in (1..).zip(published) {
            assert_eq!(perft(&Reversi::othello(false), Seat::P1, depth), lines, "depth {depth}");
        }
    }

    #[test]
    fn the_first_four_discs_fill_the_centre_in_any_order() {
        start("reversi", 2)
            .forbids("d3 pass a1")
            .plays("e5 d4")
            .forbids("e5 f5 pass")
            .plays("e4 d5")
            .goes_on()
            .forbids("pass");
        assert_eq!(start("reversi", 2).plays("d4 d5 e4 e5").turns(), ["c6", "d6", "e6", "f6"]);
        start("reversi", 2).cannot_read("a9 i1 F5 f5d6 xa1");
    }

    #[test]
    fn othello_begins_with_black_on_e4_and_d5() {
        assert_eq!(othello("").turns(), ["c4", "d3", "e6", "f5"]);
        othello("").forbids("d4 c5 pass a1");
    }

    #[test]
    fn every_direction_turns_and_turned_discs_turn_nothing() {
        let mut star = position("a1 d1 g1 a4 g4 a7 d7 g7", "b2 d2 f2 c3 d3 e3 b4 c4 e4 f4 c5 d5 e5 b6 d6 f6");
        star.play(Seat::P1, &square("d4"));
        assert_eq!(star.discs.of(Seat::P2), Set::empty());
        // c3 is turned along the diagonal; the white c2 between it and c1 stays.
        let mut corner = position("a1 c1", "b2 c2 c3");
        corner.play(Seat::P1, &square("d4"));
        assert_eq!(corner.discs.of(Seat::P2), Set::squares("c2"));
    }

    #[test]
    fn a_run_does_not_go_round_the_edge() {
        assert!(position("g1 d8", "h1 a2").squares(Seat::P1).is_empty());
        assert!(position("f1", "g1 h1 a2 a3").squares(Seat::P1).is_empty());
    }

    #[test]
    fn a_forced_pass_may_be_left_out() {
        // White is to move and has nothing; Black has c1.
        let game = position("a1 a8", "b1 b8 c8 d8 e8 f8 g8 h8");
        assert!(game.squares(Seat::P2).is_empty());
        assert_eq!(game.turns(Seat::P2).unwrap(), [Turn::Pass, square("c1")]);
        let (mut written, mut implied) = (game.clone(), game.clone());
        assert!(game.check(Seat::P1, &Turn::Pass).is_err());
        assert!(game.check(Seat::P2, &square("d1")).is_err());
        assert!(game.check(Seat::P2, &square("c1")).is_ok());
        assert_eq!(written.play(Seat::P2, &Turn::Pass), Next::Turn(Seat::P1));
        assert_eq!(written.play(Seat::P1, &square("c1")), implied.play(Seat::P2, &square("c1")));
        assert_eq!(written.discs, implied.discs);
    }

    #[test]
    fn the_seat_that_has_to_pass_is_the_one_that_resigns() {
        // After f1, which is White's because Black had to pass before it, Black has to pass again.
        let stuck = "e4 e5 d5 d4 c4 c5 e6 f5 g6 e3 c6 b5 f3 g3 a5 b7 c7 f7 d3 b3 a7 a6 b4 g5 b2 g7 b6 a4 h3 c8 a3 c3 f6 \
                     c2 h8 g2 h5 h7 e8 a1 f4 g8 e7 d7 d8 a2 d1 g4 d2 f2 g1 e1 b8 d6 e2 h4 c1 f8 h2 b1 h6 a8 f1";
        let table = || start("reversi", 2).plays(stuck);
        assert_eq!(table().turns(), ["h1", "pass"]);
        table().plays("resign").ends("resign", &[2, 1]);
        table().plays("pass resign").ends("resign", &[1, 2]);
        assert_eq!(table().plays("h1").ends("full", &[2, 1]).scores, Some(vec![22, 42]));
        assert_eq!(table().plays("pass h1").ends("full", &[2, 1]).scores, Some(vec![22, 42]));
    }

    #[test]
    fn a_wipeout_ends_at_once() {
        let outcome = othello("").plays("e6 f4 e3 f6 g5 d6 e7 f5 c5").ends("wipeout", &[1, 2]);
        assert_eq!(outcome.scores, Some(vec![13, 0]));
        let outcome = othello("empties=winner").plays("e6 f4 e3 f6 g5 d6 e7 f5 c5").ends("wipeout", &[1, 2]);
        assert_eq!(outcome.scores, Some(vec![64, 0]));
    }

    #[test]
    fn nobody_can_move() {
        // c1 turns b1; then no disc of one colour is next to a disc of the other.
        let mut game = position("a1 h8", "b1 g1");
        let Next::End(outcome) = game.play(Seat::P1, &square("c1")) else { panic!("the game should be over") };
        assert_eq!((outcome.end, outcome.ranks, outcome.scores), ("blocked", vec![1, 2], Some(vec![4, 1])));
    }

    #[test]
    fn the_empties_of_a_draw_are_shared() {
        let mut game = Reversi { empties_to_winner: true, ..position("a1", "b1 h8 h6 h4") };
        let Next::End(outcome) = game.play(Seat::P1, &square("c1")) else { panic!("the game should be over") };
        assert_eq!((outcome.end, outcome.ranks, outcome.scores), ("blocked", vec![1, 1], Some(vec![32, 32])));
    }
}
