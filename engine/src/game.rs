//! The contract a game fulfils ([`Game`]), and the one object-safe face of it that everything else
//! uses ([`Position`]).

mod change;
mod deed;
mod facts;
mod notation;
mod noun;
mod outcome;
mod played;
mod playing;
mod repetition;
mod scan;
mod scene;
mod seat;
mod secret;
mod start;
mod steps;
mod telling;
#[cfg(test)]
pub(crate) mod testing;

use std::fmt::{Debug, Display};

use crate::chance::Chance;
use crate::contest::series::{Rule, Tied};
use crate::text::Text;

pub use change::{Change, ChangeKind};
pub use deed::{Act, Deed, Deeds};
pub use facts::{Category, Choice, Facts, Values, Variant};
pub(crate) use notation::display_notation;
pub use notation::{Crossing, Names, Notation, Pen, Place, Word};
pub use noun::Noun;
pub(crate) use noun::adjective;
pub use outcome::Outcome;
pub use played::PlayedTurn;
pub(crate) use playing::Playing;
pub use playing::{Position, Refusal, RefusalKind, playout};
pub use repetition::Repetition;
pub use scan::Scan;
pub use scene::{Board, BoardKind, Hand, Note, Paint, Piece, Scene, Shape};
pub use seat::Seat;
pub use secret::Secret;
pub use start::Start;
pub use steps::{Step, in_any_order};
pub use telling::{Seen, Telling, throws};

/// What follows a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Next {
    /// That seat moves.
    Turn(Seat),
    /// The game is over.
    End(Outcome),
}

/// The rules of one game, on a position of its own type, and the words that are the game's own. A game file reads like
/// its rule page: facts, start, turn, end, score. Nothing outside it knows the game by its name.
///
/// A position does not know whose turn it is, nor whether the game is over: [`play`](Game::play)
/// says so by its [`Next`], and whoever holds the position passes the seat back in.
pub trait Game: Clone + Debug + Send + Sync + Sized + 'static {
    /// A turn as its notation has it; `Display` writes the canonical spelling that [`Notation`] gives, which
    /// [`parse`](Game::parse) reads back.
    type Turn: Clone + Debug + Display + Notation + Deeds + Send + Sync + 'static;

    /// What there is to know about the game before it is played.
    const FACTS: Facts;

    /// The position at the start. Variant, options and number of players are among those that
    /// [`FACTS`](Game::FACTS) names; `Setup` and free-form options are judged here.
    fn start(start: &Start<'_>) -> Result<Self, Text>;

    /// The seat that begins.
    fn first(&self) -> Seat {
        Seat::P1
    }

    /// Reads a turn by the grammar alone: `None` if no moment of this game could read it.
    fn parse(&self, text: &str) -> Option<Self::Turn>;

    /// Whether the rules allow the turn here; otherwise a sentence that says why not.
    fn check(&self, seat: Seat, turn: &Self::Turn) -> Result<(), Text>;

    /// Plays a turn that [`check`](Game::check) allows. With any other it need not make sense, but
    /// must not panic.
    fn play(&mut self, seat: Seat, turn: &Self::Turn) -> Next;

    /// Every legal turn, in canonical spelling, at least one spelling for each way the position can
    /// change; `None` in games whose turns are too many to list.
    fn turns(&self, seat: Seat) -> Option<Vec<Self::Turn>>;

    /// Some legal turn, every one of them possible, with chance (dice, draws, votes) as at the table.
    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Self::Turn> {
        chance.pick(&self.turns(seat)?).cloned()
    }

    /// The legal ways to go on with a turn of which `partial` is written.
    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        steps::among(self.turns(seat).unwrap_or_default().iter(), partial)
    }

    /// Who makes a secret choice next, once `partial` is written.
    fn secret(&self, _seat: Seat, _partial: &str) -> Option<Secret> {
        None
    }

    /// A random `Setup` for games that need one.
    fn deal(_start: &Start<'_>, _chance: &mut Chance) -> Option<String> {
        None
    }

    /// The ways to go on with a `Setup` of which `partial` is written; none where it is not entered step by step.
    fn setup_steps(_start: &Start<'_>, _partial: &str) -> Vec<Step> {
        Vec::new()
    }

    /// Who alone knows what comes next in a `Setup` of which `partial` is written.
    fn setup_secret(_start: &Start<'_>, _partial: &str) -> Option<Seat> {
        None
    }

    /// The position as something to draw.
    fn scene(&self) -> Scene;

    /// The spots of the scene that decided a game which ended like this and which `winner` won, or shared: the line, the
    /// chain, the mill. On one of several boards as `A:b2`. Empty where no few spots decided.
    fn deciding(&self, _end: &str, _winner: Seat) -> Vec<String> {
        Vec::new()
    }

    /// How the scores came about, one sentence per line, where the game has more to tell than numbers.
    fn account(&self) -> Vec<Text> {
        Vec::new()
    }

    /// The match that the game is usually played in, as a form may suggest it.
    fn usual_match() -> Rule {
        Rule::Single { tied: Tied::Shared }
    }

    /// What the game says of a turn in its own words.
    fn telling(_turn: &Self::Turn, _seen: &Seen<'_>) -> Telling {
        Telling::default()
    }

    /// Whether these words already tell of a change that the turn does not name.
    fn tells_of(_change: &Change) -> bool {
        false
    }

    /// The seat as the subject of a sentence.
    fn who(seat: Seat) -> Text {
        telling::who(&Self::FACTS, seat)
    }

    /// The colour that a seat plays with; none where it has no colour of its own.
    fn paint(seat: Seat) -> Option<Paint> {
        telling::paint(&Self::FACTS, seat)
    }

    /// What a piece of that shape is called.
    fn noun(shape: Shape) -> Noun {
        Noun::of(shape)
    }

    /// A certain piece, with its article.
    fn the(piece: &Piece) -> Text {
        Self::noun(piece.shape).the(piece.paint)
    }
}
