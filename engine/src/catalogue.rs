//! Every game by its id.

use std::sync::LazyLock;

use crate::chance::Chance;
use crate::contest::series::Rule;
use crate::game::{Facts, Game, Position, Seat, Start, Step, playout};
use crate::games;
use crate::text::Text;

/// A game that can be started.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// What there is to know about it.
    pub facts: &'static Facts,
    /// Begins a game.
    pub start: fn(&Start<'_>) -> Result<Box<dyn Position>, Text>,
    /// A random `Setup`, for games that need one.
    pub deal: fn(&Start<'_>, &mut Chance) -> Option<String>,
    /// The ways to go on with a partly written `Setup`.
    pub setup_steps: fn(&Start<'_>, &str) -> Vec<Step>,
    /// Who alone knows what comes next in a partly written `Setup`.
    pub setup_secret: fn(&Start<'_>, &str) -> Option<Seat>,
    /// The match it is usually played in.
    pub usual_match: fn() -> Rule,
    /// A seat as the subject of a sentence.
    pub who: fn(Seat) -> Text,
    /// Plays a random game of at most so many turns; the number of turns made.
    pub playout: fn(&Start<'_>, &mut Chance, usize) -> Result<usize, Text>,
}

impl Entry {
    pub(crate) fn of<G: Game>() -> Self {
        Self {
            facts: const {
                assert!(G::FACTS.rules > 0, "a game states the version of its rules in its own file");
                &G::FACTS
            },
            start: |start| Ok(Box::new(crate::game::Playing::<G>::start(start)?)),
            deal: G::deal,
            setup_steps: G::setup_steps,
            setup_secret: G::setup_secret,
            usual_match: G::usual_match,
            who: G::who,
            playout: playout::<G>,
        }
    }
}

/// The games, in alphabetical order of their ids.
pub fn all() -> &'static [Entry] {
    static ALL: LazyLock<Vec<Entry>> = LazyLock::new(|| {
        let mut games = games::all();
        games.sort_by_key(|entry| entry.facts.id);
        games
    });
    &ALL
}

/// The game with that id.
pub fn find(id: &str) -> Option<&'static Entry> {
    let games = all();
    games.binary_search_by(|entry| entry.facts.id.cmp(id)).ok().and_then(|at| games.get(at))
}
