use super::mover::{Mover, Rules};
use super::{BAR, OFF, Play, Side, Turn};
use crate::board::dice::Dice;
use crate::chance::Chance;
use crate::game::{BoardKind, Paint, Piece, Scene, Seat, Shape, Step};
use crate::text;
use crate::text::Text;

/// The state of the decision who begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opening {
    /// Each seat throws one die.
    Due,
    /// These numbers are to be played now.
    Thrown(Dice),
    /// The first play is made.
    Over,
}

/// Both sides' checkers, and the opening throw.
#[derive(Debug, Clone)]
pub struct Table<R> {
    sides: [Side; 2],
    opening: Opening,
    most_pips: bool,
    rules: std::marker::PhantomData<R>,
}

impl<R: Rules> Table<R> {
    /// Both sides with so many checkers on these points of their own. With `most_pips` only the plays
    /// that move farthest are legal.
    pub fn new(men: &[(u8, u8)], most_pips: bool) -> Self {
        let sides = [Side::new(men); 2];
        Self { sides, opening: Opening::Due, most_pips, rules: std::marker::PhantomData }
    }

    /// A table in the middle of a game, each side in its own count.
    pub fn arranged(white: &[(u8, u8)], black: &[(u8, u8)], most_pips: bool) -> Self {
        let sides = [Side::new(white), Side::new(black)];
        Self { sides, opening: Opening::Over, most_pips, rules: std::marker::PhantomData }
    }

    /// P1 to move may make each of these plays and no other of those named after them.
    #[cfg(test)]
    #[track_caller]
    pub(crate) fn judges(&self, legal: &str, illegal: &str) {
        for (turns, is_legal) in [(legal, true), (illegal, false)] {
            for text in turns.split_whitespace() {
                let turn = Turn::read(text, R::HITS).expect("the turn should read");
                assert_eq!(self.check(Seat::P1, &turn).is_ok(), is_legal, "{text}");
            }
        }
    }

    /// The state of the decision who begins.
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// The checkers of a seat.
    pub const fn side(&self, seat: Seat) -> &Side {
        let [white, black] = &self.sides;
        if seat.index() == 0 { white } else { black }
    }

    fn mover(&self, seat: Seat) -> Mover<R> {
        Mover::new(*self.side(seat), self.side(seat.other()))
    }

    /// Whether a throw or a play is allowed here.
    pub fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        match (turn, self.opening) {
            (Turn::Opening(_), Opening::Due) => Ok(()),
            (Turn::Opening(_), _) => Err(text!("board-already-decided-who-begins-game")),
            (Turn::Play(_), Opening::Due) => Err(opening_is_due()),
            (Turn::Play(play), Opening::Thrown(dice)) if play.dice.sorted() != dice.sorted() => {
                Err(text!("board-first-play-uses-opening-throw", dice))
            }
            (Turn::Play(play), _) => {
                let mover = self.mover(seat);
                mover.judge(play, self.most_pips).map_err(|wrong| mover.reason(play, wrong, self.most_pips))
            }
        }
    }

    /// Takes note of an opening throw: the seat that begins, none at a tie.
    pub fn throw(&mut self, dice: Dice) -> Option<Seat> {
        if dice.is_double() {
            return None;
        }
        self.opening = Opening::Thrown(dice);
        Some(if dice.first() > dice.second() { Seat::P1 } else { Seat::P2 })
    }

    /// Makes a play; whether it bore off the last checker.
    pub fn play(&mut self, seat: Seat, play: &Play) -> bool {
        self.opening = Opening::Over;
        let [white, black] = &mut self.sides;
        let (own, other) = if seat == Seat::P1 { (white, black) } else { (black, white) };
        own.follow(&play.hops);
        if R::HITS {
            for hop in play.hops.iter().filter(|hop| hop.to != OFF) {
                let theirs = R::across(hop.to);
                if other.count(theirs) == 1 {
                    other.shift(theirs, BAR);
                }
            }
        }
        own.is_off()
    }

    /// Every play with these dice, one spelling for each position it can lead to.
    pub fn plays(&self, seat: Seat, dice: Dice) -> Vec<Play> {
        self.mover(seat).plays(dice, self.most_pips)
    }

    /// Every throw that is possible here, with every play it allows.
    pub fn turns(&self, seat: Seat) -> Vec<Turn> {
        let plays = |dice: Dice| self.plays(seat, dice).into_iter().map(Turn::Play);
        match self.opening {
            Opening::Due => Dice::ordered().map(Turn::Opening).collect(),
            Opening::Thrown(dice) => plays(dice.sorted()).collect(),
            Opening::Over => Dice::alike().flat_map(plays).collect(),
        }
    }

    /// The ways to go on with a turn of which `partial` is written. A play is built from single steps in
    /// whichever order they can be made.
    pub fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        match (self.opening, partial) {
            (Opening::Due, "") => Dice::ordered().map(|dice| Step::last(|pen| pen.sign("o").add(dice))).collect(),
            (Opening::Due, _) => Vec::new(),
            // Nothing is left to throw: the dice are written with what is played first.
            (Opening::Thrown(dice), "") => {
                let dice = dice.sorted();
                let steps = self.mover(seat).steps(seat, &dice.to_string(), self.most_pips).into_iter();
                steps.map(|step| step.with_sign(dice)).collect()
            }
            (Opening::Over, "") => Dice::ordered().map(|dice| Step::more(|pen| pen.add(dice))).collect(),
            (Opening::Thrown(dice), _) if !partial.starts_with(&dice.sorted().to_string()) => Vec::new(),
            _ => self.mover(seat).steps(seat, partial, self.most_pips),
        }
    }

    /// Throws the dice and plays them somehow.
    pub fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Turn {
        let dice = match self.opening {
            Opening::Due => return Turn::Opening(Dice::throw(chance)),
            Opening::Thrown(dice) => dice,
            Opening::Over => Dice::throw(chance),
        };
        Turn::Play(self.mover(seat).random_play(dice.sorted(), self.most_pips, chance))
    }

    /// The scene's name for a point, the bar or the place of those borne off, in the seat's own count.
    pub fn spot(seat: Seat, point: u8) -> String {
        let number = seat.index() + 1;
        match point {
            OFF => format!("off{number}"),
            BAR => format!("bar{number}"),
            _ if seat == Seat::P1 => point.to_string(),
            _ => R::across(point).to_string(),
        }
    }

    /// The board in P1's count.
    pub fn scene(&self) -> Scene {
        let mut pieces = Vec::new();
        for (seat, paint) in [(Seat::P1, Paint::White), (Seat::P2, Paint::Black)] {
            for point in (OFF..=BAR).rev() {
                let count = self.side(seat).count(point);
                if count > 0 {
                    pieces.push(Piece { count, ..Piece::new(Self::spot(seat, point), Shape::Man, paint) });
                }
            }
        }
        let dice = match self.opening {
            Opening::Thrown(dice) => vec![dice.first(), dice.second()],
            _ => Vec::new(),
        };
        Scene { dice, ..Scene::of(BoardKind::Tables, pieces) }
    }
}

/// Why nothing but an opening throw is legal yet.
pub fn opening_is_due() -> Text {
    text!("board-first-die-each-decides-who")
}
