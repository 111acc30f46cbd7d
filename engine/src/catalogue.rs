//! Every game by its id.

use std::sync::LazyLock;

use crate::chance::Chance;
use crate::game::{Facts, Game, Position, Start, playout};
use crate::games::*;
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
    /// Plays a random game of at most so many turns; the number of turns made.
    pub playout: fn(&Start<'_>, &mut Chance, usize) -> Result<usize, Text>,
}

impl Entry {
    fn of<G: Game>() -> Self {
        Self {
            facts: const { &G::FACTS },
            start: |start| Ok(Box::new(crate::game::Playing::<G>::start(start)?)),
            deal: G::deal,
            playout: playout::<G>,
        }
    }
}

/// The games, in alphabetical order of their ids.
pub fn all() -> &'static [Entry] {
    static ALL: LazyLock<Vec<Entry>> = LazyLock::new(|| {
        let mut games = vec![
            Entry::of::<barricades::Barricades>(),
            Entry::of::<libertas::Libertas>(),
            Entry::of::<liubo::Liubo>(),
            Entry::of::<shut_the_box::ShutTheBox>(),
            Entry::of::<spline::Spline>(),
            Entry::of::<stilelibero::Stilelibero>(),
        ];
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
