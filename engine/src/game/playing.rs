use std::fmt::Debug;
use std::sync::Arc;

use super::played::Played;
use super::{Facts, Game, Next, Noun, Outcome, PlayedTurn, Scene, Seat, Secret, Shape, Start, Step};
use crate::chance::Chance;
use crate::text;
use crate::text::Text;

/// A game under way, whichever game it is.
pub trait Position: Debug + Send + Sync {
    /// What there is to know about the game.
    fn facts(&self) -> &'static Facts;
    /// How many seats there are.
    fn players(&self) -> usize;
    /// Whose turn it is; of a finished game, who moved last.
    fn seat(&self) -> Seat;
    /// Plays one turn, or says why not and changes nothing.
    fn play(&mut self, turn: &str) -> Result<(), Refusal>;
    /// Plays one turn and gives it back as the game understood it, for pictures and sentences.
    fn play_turn(&mut self, turn: &str) -> Result<Arc<dyn PlayedTurn>, Refusal>;
    /// Every legal turn, the three common ones aside; `None` where they are too many to list.
    fn turns(&self) -> Option<Vec<String>>;
    /// The legal ways to go on with a turn of which `partial` is written.
    fn steps(&self, partial: &str) -> Vec<Step>;
    /// Who makes a secret choice next, once `partial` is written.
    fn secret(&self, partial: &str) -> Option<Secret>;
    /// Some legal turn of the game; `None` when it is over.
    fn random_turn(&self, chance: &mut Chance) -> Option<String>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<&Outcome>;
    /// The position as something to draw.
    fn scene(&self) -> Scene;
    /// The spots that decided the game, as [`Options::deciding`](crate::picture::Options::deciding) takes them; none
    /// while it goes on, or where no few spots did.
    fn deciding(&self) -> Vec<String>;
    /// How the scores came about, one sentence per line.
    fn account(&self) -> Vec<Text>;
    /// A seat as the subject of a sentence.
    fn who(&self, seat: Seat) -> Text;
    /// What pieces are called, by their shape.
    fn nouns(&self) -> fn(Shape) -> Noun;
    /// A copy that can be played on independently.
    fn copy(&self) -> Box<dyn Position>;
}

/// Why a turn was not played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// In one word.
    pub kind: RefusalKind,
    /// In a sentence.
    pub text: Text,
}

/// The three ways a turn can be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefusalKind {
    /// Not in the game's notation at all.
    Syntax,
    /// Reads well, and the rules forbid it here.
    Illegal,
    /// The game is over.
    AfterEnd,
}

/// A typed position together with the seat to move and the outcome.
#[derive(Debug, Clone)]
pub(crate) struct Playing<G> {
    game: G,
    players: usize,
    seat: Seat,
    outcome: Option<Outcome>,
}

impl<G: Game> Playing<G> {
    /// Begins a game after checking the variant, options and number of players.
    pub(crate) fn start(start: &Start<'_>) -> Result<Self, Text> {
        start.fits(&G::FACTS)?;
        let game = G::start(start)?;
        Ok(Self { seat: game.first(), players: start.players, outcome: None, game })
    }

    /// Plays a turn and gives it back; nothing for the three that all games share.
    #[inline]
    fn make(&mut self, text: &str) -> Result<Option<G::Turn>, Refusal> {
        if self.outcome.is_some() {
            let text = text!("game-game-already-over");
            return Err(Refusal { kind: RefusalKind::AfterEnd, text });
        }
        let Some(turn) = self.game.parse(text) else {
            let common = self.common_turn(text).ok_or_else(|| unreadable(&G::FACTS, text))?;
            self.follow(Next::End(common.map_err(illegal::<G>)?));
            return Ok(None);
        };
        self.game.check(self.seat, &turn).map_err(illegal::<G>)?;
        let next = self.game.play(self.seat, &turn);
        self.follow(next);
        Ok(Some(turn))
    }

    fn follow(&mut self, next: Next) {
        match next {
            Next::Turn(seat) => self.seat = seat,
            Next::End(outcome) => self.outcome = Some(outcome),
        }
    }

    /// `resign`, `timeout` and `draw` mean the same in every game of two seats.
    fn common_turn(&self, turn: &str) -> Option<Result<Outcome, Text>> {
        let end = match turn {
            "resign" => "resign",
            "timeout" => "timeout",
            "draw" => "agreed",
            _ => return None,
        };
        Some(if self.players != 2 || G::FACTS.cooperative {
            Err(text!("game-games-two-seats-against-each", turn))
        } else if turn == "draw" {
            Ok(Outcome::draw(2, end))
        } else {
            Ok(Outcome::win(self.seat.other(), 2, end))
        })
    }
}

fn illegal<G: Game>(text: Text) -> Refusal {
    Refusal { kind: RefusalKind::Illegal, text: named::<G>(text) }
}

/// With the seats called as the game calls them.
fn named<G: Game>(text: Text) -> Text {
    text.calling(&|seat| G::who(Seat::new(seat)))
}

fn unreadable(facts: &Facts, turn: &str) -> Refusal {
    let shown: String = turn.chars().take(40).collect();
    let examples = facts.notation.iter().map(|(example, _)| *example).collect::<Vec<_>>().join(", ");
    let text = text!("game-not-turn-notation-game-turns", shown, examples);
    Refusal { kind: RefusalKind::Syntax, text }
}

impl<G: Game> Position for Playing<G> {
    fn facts(&self) -> &'static Facts {
        const { &G::FACTS }
    }

    fn players(&self) -> usize {
        self.players
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    fn play(&mut self, text: &str) -> Result<(), Refusal> {
        self.make(text).map(drop)
    }

    fn play_turn(&mut self, text: &str) -> Result<Arc<dyn PlayedTurn>, Refusal> {
        let seat = self.seat;
        let turn = self.make(text)?;
        Ok(Arc::new(Played::<G> { seat, text: text.into(), turn }))
    }

    fn turns(&self) -> Option<Vec<String>> {
        if self.outcome.is_some() {
            return Some(Vec::new());
        }
        Some(self.game.turns(self.seat)?.iter().map(ToString::to_string).collect())
    }

    fn steps(&self, partial: &str) -> Vec<Step> {
        if self.outcome.is_some() { Vec::new() } else { self.game.steps(self.seat, partial) }
    }

    fn secret(&self, partial: &str) -> Option<Secret> {
        if self.outcome.is_some() { None } else { self.game.secret(self.seat, partial) }
    }

    fn random_turn(&self, chance: &mut Chance) -> Option<String> {
        if self.outcome.is_some() {
            return None;
        }
        Some(self.game.random_turn(self.seat, chance)?.to_string())
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    fn scene(&self) -> Scene {
        self.game.scene()
    }

    fn deciding(&self) -> Vec<String> {
        let Some(outcome) = &self.outcome else { return Vec::new() };
        let winner = outcome.ranks.iter().position(|rank| *rank == 1);
        winner.map(|winner| self.game.deciding(outcome.end, Seat::new(winner))).unwrap_or_default()
    }

    fn account(&self) -> Vec<Text> {
        self.game.account().into_iter().map(named::<G>).collect()
    }

    fn who(&self, seat: Seat) -> Text {
        G::who(seat)
    }

    fn nouns(&self) -> fn(Shape) -> Noun {
        G::noun
    }

    fn copy(&self) -> Box<dyn Position> {
        Box::new(self.clone())
    }
}

/// Plays a random game to its end, or until `limit` turns are made; the number of turns made.
pub fn playout<G: Game>(start: &Start<'_>, chance: &mut Chance, limit: usize) -> Result<usize, Text> {
    let setup = if start.setup.is_none() { G::deal(start, chance) } else { None };
    let mut game = match &setup {
        Some(setup) => G::start(&Start { setup: Some(setup), ..start.clone() })?,
        None => G::start(start)?,
    };
    let mut seat = game.first();
    for made in 0..limit {
        let Some(turn) = game.random_turn(seat, chance) else { return Ok(made) };
        match game.play(seat, &turn) {
            Next::Turn(next) => seat = next,
            Next::End(_) => return Ok(made + 1),
        }
    }
    Ok(limit)
}
