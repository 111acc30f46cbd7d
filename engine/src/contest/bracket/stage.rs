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
            Part::Main if matches!(self.format, Format::Double { .. }) => Stage {
                name: text!("main round {round}", "tour {round} du tableau principal"),
                going: text!("main round {round}", "au tour {round} du tableau principal"),
            },
            Part::Main => main_round(round, self.rounds(Part::Main).saturating_sub(round)),
            Part::Losers => Stage {
                name: text!("losers’ round {round}", "tour {round} des perdants"),
                going: text!("losers’ round {round}", "au tour {round} des perdants"),
            },
            Part::GrandFinal if planned.is_reset() => Stage::named(
                Phrase::new("second grand final", "seconde grande finale"),
                Phrase::new("the second grand final", "en seconde grande finale"),
            ),
            Part::GrandFinal => Stage::named(
                Phrase::new("grand final", "grande finale"),
                Phrase::new("the grand final", "en grande finale"),
            ),
            Part::Consolation if is_last => Stage::named(
                Phrase::new("consolation final", "finale de consolation"),
                Phrase::new("the consolation final", "en finale de consolation"),
            ),
            Part::Consolation => Stage {
                name: text!("consolation round {round}", "tour {round} de consolation"),
                going: text!("consolation round {round}", "au tour {round} de consolation"),
            },
            Part::LastChance if is_last => Stage::named(
                Phrase::new("last chance final", "finale de la dernière chance"),
                Phrase::new("the last chance final", "en finale de la dernière chance"),
            ),
            Part::LastChance => Stage {
                name: text!("last chance round {round}", "tour {round} de la dernière chance"),
                going: text!("last chance round {round}", "au tour {round} de la dernière chance"),
            },
            Part::Places { from, to } if to.checked_sub(from) == Some(1) => Stage {
                name: text!("match for place {from}", "match pour la place {from}"),
                going: text!("the match for place {from}", "au match pour la place {from}"),
            },
            Part::Places { from, to } => Stage {
                name: text!("match for places {from} to {to}", "match pour les places {from} à {to}"),
                going: text!("the matches for places {from} to {to}", "aux matchs pour les places {from} à {to}"),
            },
        }
    }
}

/// The rounds of a knockout are called by how many are left.
fn main_round(round: usize, to_come: usize) -> Stage {
    let (name, going) = match to_come {
        0 => (Phrase::new("final", "finale"), Phrase::new("the final", "en finale")),
        1 => (Phrase::new("semi-final", "demi-finale"), Phrase::new("the semi-final", "en demi-finale")),
        2 => (Phrase::new("quarter-final", "quart de finale"), Phrase::new("the quarter-final", "en quart de finale")),
        3 => {
            (Phrase::new("round of 16", "huitième de finale"), Phrase::new("the round of 16", "en huitième de finale"))
        }
        _ => {
            return Stage {
                name: text!("round {round}", "tour {round}"),
                going: text!("round {round}", "au tour {round}"),
            };
        }
    };
    Stage::named(name, going)
}
