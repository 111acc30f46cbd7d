//! Short words for the unit tests of the games.

#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]
#![allow(dead_code, reason = "not every test needs every word")]

use super::{Outcome, Position, RefusalKind, Start};
use crate::catalogue;

/// A game under way, to be played by a test.
pub(crate) struct Table(pub(crate) Box<dyn Position>);

/// Begins the standard variant without setup or options.
pub(crate) fn start(id: &str, players: usize) -> Table {
    start_from(id, &Start::new(players))
}

/// Begins a variant, with `Options` as the tag has them.
pub(crate) fn start_with(id: &str, players: usize, variant: &str, options: &str) -> Table {
    let options = Start::read_options(options).expect("options should read");
    start_from(id, &Start { variant, options, ..Start::new(players) })
}

/// Begins from any start.
pub(crate) fn start_from(id: &str, start: &Start<'_>) -> Table {
    try_start(id, start).expect("the game should start")
}

/// Begins from any start, or says why not.
pub(crate) fn try_start(id: &str, start: &Start<'_>) -> Result<Table, String> {
    let entry = catalogue::find(id).expect("the game should be in the catalogue");
    (entry.start)(start).map(Table).map_err(|text| text.english())
}

impl Table {
    /// Plays turns separated by white space.
    #[track_caller]
    pub(crate) fn plays(mut self, turns: &str) -> Self {
        for turn in turns.split_whitespace() {
            if let Err(refusal) = self.0.play(turn) {
                panic!("{turn} should be legal: {}", refusal.text);
            }
        }
        self
    }

    #[track_caller]
    fn refuses_as(&self, turns: &str, kind: RefusalKind) {
        for turn in turns.split_whitespace() {
            match self.0.copy().play(turn) {
                Ok(()) => panic!("{turn} should be refused"),
                Err(refusal) => assert_eq!(refusal.kind, kind, "{turn}: {}", refusal.text),
            }
        }
    }

    /// Each of these turns is illegal here.
    #[track_caller]
    pub(crate) fn forbids(self, turns: &str) -> Self {
        self.refuses_as(turns, RefusalKind::Illegal);
        self
    }

    /// Each of these turns is a syntax error here.
    #[track_caller]
    pub(crate) fn cannot_read(self, turns: &str) -> Self {
        self.refuses_as(turns, RefusalKind::Syntax);
        self
    }

    /// Each of these turns is legal here.
    #[track_caller]
    pub(crate) fn allows(self, turns: &str) -> Self {
        for turn in turns.split_whitespace() {
            if let Err(refusal) = self.0.copy().play(turn) {
                panic!("{turn} should be legal: {}", refusal.text);
            }
        }
        self
    }

    /// The legal turns, in alphabetical order.
    pub(crate) fn turns(&self) -> Vec<String> {
        let mut turns = self.0.turns().expect("the turns should be listed");
        turns.sort();
        turns
    }

    /// The game goes on.
    #[track_caller]
    pub(crate) fn goes_on(self) -> Self {
        assert_eq!(self.0.outcome(), None);
        self
    }

    /// The result of a finished game.
    #[track_caller]
    pub(crate) fn outcome(&self) -> Outcome {
        self.0.outcome().expect("the game should be over").clone()
    }

    /// The game is over for this reason, with these ranks.
    #[track_caller]
    pub(crate) fn ends(&self, end: &str, ranks: &[u32]) -> Outcome {
        let outcome = self.outcome();
        assert_eq!((outcome.end, outcome.ranks.as_slice()), (end, ranks));
        outcome
    }
}
