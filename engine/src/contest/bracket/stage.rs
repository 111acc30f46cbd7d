//! What the rounds are called.

use super::{Bracket, Format, Match, Part};
use crate::text;
use crate::text::{Phrase, Text};

/// The name of a round, and how one goes there: “the semi-final”, « en demi-finale ».
pub(super) struct Stage {
    pub(super) name: Text,
    pub(super) going: Text,
}

impl Stage {
    fn named(name: Phrase, going: Phrase) -> Self {
        Self { name: name.into(), going: going.into() }
    }
}

impl Bracket {
    /// What the round of a match is called.
    pub fn round_name(&self, planned: &Match) -> Text {
        self.stage(planned).name
    }

    pub(super) fn stage(&self, planned: &Match) -> Stage {
        let round = planned.round;
        let is_last = round == self.rounds(planned.part);
        match planned.part {
            Part::Main if matches!(self.format, Format::Double { .. }) => {
                Stage { name: text!("bracket-main-round", round), going: text!("bracket-main-round-2", round) }
            }
            Part::Main => main_round(round, self.rounds(Part::Main).saturating_sub(round)),
            Part::Losers => {
                Stage { name: text!("bracket-losers-round", round), going: text!("bracket-losers-round-2", round) }
            }
            Part::GrandFinal if planned.is_reset() => {
                Stage::named(Phrase::new("bracket-second-grand-final"), Phrase::new("bracket-second-grand-final-2"))
            }
            Part::GrandFinal => Stage::named(Phrase::new("bracket-grand-final"), Phrase::new("bracket-grand-final-2")),
            Part::Consolation if is_last => {
                Stage::named(Phrase::new("bracket-consolation-final"), Phrase::new("bracket-consolation-final-2"))
            }
            Part::Consolation => Stage {
                name: text!("bracket-consolation-round", round),
                going: text!("bracket-consolation-round-2", round),
            },
            Part::LastChance if is_last => {
                Stage::named(Phrase::new("bracket-last-chance-final"), Phrase::new("bracket-last-chance-final-2"))
            }
            Part::LastChance => Stage {
                name: text!("bracket-last-chance-round", round),
                going: text!("bracket-last-chance-round-2", round),
            },
            Part::Places { from, to } if to.checked_sub(from) == Some(1) => {
                Stage { name: text!("bracket-match-place", from), going: text!("bracket-match-place-2", from) }
            }
            Part::Places { from, to } => Stage {
                name: text!("bracket-match-places", from, to),
                going: text!("bracket-matches-places", from, to),
            },
        }
    }
}

/// The rounds of a knockout are called by how many are left.
fn main_round(round: usize, to_come: usize) -> Stage {
    let (name, going) = match to_come {
        0 => (Phrase::new("bracket-final"), Phrase::new("bracket-final-2")),
        1 => (Phrase::new("bracket-semi-final"), Phrase::new("bracket-semi-final-2")),
        2 => (Phrase::new("bracket-quarter-final"), Phrase::new("bracket-quarter-final-2")),
        3 => (Phrase::new("bracket-round-16"), Phrase::new("bracket-round-16-2")),
        _ => {
            return Stage { name: text!("bracket-round", round), going: text!("bracket-round-2", round) };
        }
    };
    Stage::named(name, going)
}
