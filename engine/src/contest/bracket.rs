//! Knockout brackets of every kind: a plan of matches drawn once, and a log of what happened in them.
//!
//! A [`Bracket`] is a pure function of format, seeds and lots. [`State::replay`] puts a [`Log`] of
//! reports and withdrawals on it, and answers who plays whom, who has which place, and what is open.

mod apart;
mod build;
mod change;
mod consolation;
mod crossing;
mod double;
mod full_ranking;
mod groups;
mod log;
mod ordering;
mod places;
mod seeding;
mod single;
mod stage;
mod state;
mod words;

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

pub use change::{Change, Changed};
pub use groups::{Groups, Qualifier};
pub use log::{Ending, Log, Report};
pub use ordering::Ordering;
pub use places::Place;
pub use seeding::draw_seeds;
pub use state::{How, Slot, State, Status, Table};

use crate::text;
use crate::text::Text;

/// How many may enter.
pub const ENTRANTS: RangeInclusive<usize> = 2..=256;

/// What kind of bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Format {
    /// Who loses is out.
    Single {
        /// The losers of the semi-finals play for third place.
        third_place: bool,
    },
    /// Who loses twice is out.
    Double {
        /// How the unbeaten player and the winner of the losers’ bracket settle it.
        grand_final: GrandFinal,
    },
    /// The losers of main round k enter the consolation in its round k.
    Consolation {
        /// How many of the last main rounds do not feed the consolation: 1 spares the finalist alone.
        spared: usize,
        /// The losers of the consolation get a third bracket in the same way.
        last_chance: bool,
    },
    /// Everybody plays on, and every place is played for.
    FullRanking,
}

/// The last match of a double elimination.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum GrandFinal {
    /// One match decides.
    One,
    /// If the unbeaten player loses, both have lost once and play again.
    Reset,
    /// One match, in which the unbeaten player starts one game ahead.
    Advantage,
}

/// The number of a match, from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MatchId(pub usize);

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Where a player comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// The draw: the seed of this number, from 1.
    Seed(usize),
    /// A match won.
    Winner(MatchId),
    /// A match lost.
    Loser(MatchId),
    /// Nowhere: the other player goes through.
    Bye,
}

/// A part of the bracket.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Part {
    /// Where everybody starts.
    Main,
    /// Where the beaten go on in a double elimination.
    Losers,
    /// The last match of a double elimination.
    GrandFinal,
    /// The second bracket.
    Consolation,
    /// The third bracket.
    LastChance,
    /// Matches that settle these places.
    Places {
        /// The best of them.
        from: usize,
        /// The worst of them.
        to: usize,
    },
}

/// A match of the plan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Match {
    /// Its number.
    pub id: MatchId,
    /// The part of the bracket.
    pub part: Part,
    /// The round of that part, from 1.
    pub round: usize,
    /// Matches of one wave, from 1, can be played at the same time.
    pub wave: usize,
    /// Where the two players come from.
    pub sources: [Source; 2],
    /// Which of the two has the first seat, 0 or 1, by lot.
    pub first_seat: usize,
}

impl Match {
    /// Whether one of the two places is empty from the start.
    pub fn is_bye(&self) -> bool {
        self.sources.contains(&Source::Bye)
    }

    /// Whether this is the second grand final, played only if the first leaves both with one loss.
    pub fn is_reset(&self) -> bool {
        self.part == Part::GrandFinal && self.round == 2
    }
}

/// A plan of matches.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bracket {
    /// The kind.
    pub format: Format,
    /// The seed of all lots.
    pub lots: u64,
    /// How many kept their seed where the others were drawn by lot; nothing where all seeds were given.
    pub seeded: Option<usize>,
    /// The entrants by seed, the top seed first.
    pub seeds: Vec<usize>,
    /// The matches by number; whoever a match waits for comes from one before it.
    pub matches: Vec<Match>,
    /// The rungs on which players finish, the best first; players on the same rung share its places.
    pub ladder: Vec<Vec<Source>>,
}

impl Bracket {
    /// The plan for entrants in the order of their seeds. The lots decide the seats.
    pub fn new(format: Format, seeds: Vec<usize>, lots: u64) -> Result<Self, Text> {
        let (fewest, most, given) = (ENTRANTS.start(), ENTRANTS.end(), seeds.len());
        if !ENTRANTS.contains(&given) {
            return Err(text!("bracket-bracket-entrants-not", fewest, most, given));
        }
        let mut sorted = seeds.clone();
        sorted.sort_unstable();
        if sorted.windows(2).any(|pair| pair.first() == pair.last()) {
            return Err(text!("bracket-entrant-seeded-twice"));
        }
        let mut build = build::Build::default();
        let ladder = match format {
            Format::Single { third_place } => single::plan(&mut build, given, third_place),
            Format::Double { grand_final } => double::plan(&mut build, given, grand_final),
            Format::Consolation { spared, last_chance } => consolation::plan(&mut build, given, spared, last_chance),
            Format::FullRanking => full_ranking::plan(&mut build, given),
        };
        let (matches, ladder) = build.finish(ladder, lots);
        Ok(Self { format, lots, seeded: None, seeds, matches, ladder })
    }

    /// The plan for entrants 0, 1, … of whom the first `seeded` are seeded as listed and the others by
    /// lot. Who has the four numbers can draw it again and compare.
    pub fn drawn(format: Format, entrants: usize, seeded: usize, lots: u64) -> Result<Self, Text> {
        let seeds = seeding::draw_seeds(entrants, seeded, lots)?;
        Ok(Self { seeded: Some(seeded.min(entrants)), ..Self::new(format, seeds, lots)? })
    }

    /// The match of this number.
    pub fn get(&self, id: MatchId) -> Option<&Match> {
        id.0.checked_sub(1).and_then(|index| self.matches.get(index)).filter(|planned| planned.id == id)
    }

    /// The match that a winner or loser goes to.
    pub fn next(&self, from: Source) -> Option<&Match> {
        self.matches.iter().find(|candidate| candidate.sources.contains(&from))
    }

    /// The rounds of a part.
    pub fn rounds(&self, part: Part) -> usize {
        self.matches.iter().filter(|played| played.part == part).map(|played| played.round).max().unwrap_or(0)
    }
}

crate::shown_as_written!(MatchId);
