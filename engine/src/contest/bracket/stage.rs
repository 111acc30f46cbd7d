//! What the rounds are called.

use super::{Bracket, Format, Match, Part};
use crate::text;
use crate::text::{Phrase, Text};

/// What one match of a round is called, what the whole round, and how one goes there: “semi-final”, “semi-finals”, “the
/// semi-final” (« en demi-finale »).
pub(super) struct Stage {
    pub(super) name: Text,
    round: Text,
    pub(super) going: Text,
}

impl Stage {
    /// A round that is called as its matches are.
    fn alike(name: Text, going: Text) -> Self {
        Self { round: name.clone(), name, going }
    }

    fn named(name: Phrase, round: Phrase, going: Phrase) -> Self {
        Self { name: name.into(), round: round.into(), going: going.into() }
    }
}

impl Bracket {
    /// What the round of a match is called: “semi-finals”.
    pub fn round_name(&self, planned: &Match) -> Text {
        self.stage(planned).round
    }

    /// What a match is called by its round: “semi-final”.
    pub fn match_name(&self, planned: &Match) -> Text {
        self.stage(planned).name
    }

    pub(super) fn stage(&self, planned: &Match) -> Stage {
        let round = planned.round;
        let is_last = round == self.rounds(planned.part);
        let only = |name, going| Stage::alike(Text::message(name), Text::message(going));
        match planned.part {
            Part::Main if matches!(self.format, Format::Double { .. }) => {
                Stage::alike(text!("bracket-main-round", round), text!("bracket-main-round-2", round))
            }
            Part::Main => main_round(round, self.rounds(Part::Main).saturating_sub(round)),
            Part::Losers => Stage::alike(text!("bracket-losers-round", round), text!("bracket-losers-round-2", round)),
            Part::GrandFinal if planned.is_reset() => {
                only("bracket-second-grand-final", "bracket-second-grand-final-2")
            }
            Part::GrandFinal => only("bracket-grand-final", "bracket-grand-final-2"),
            Part::Consolation if is_last => only("bracket-consolation-final", "bracket-consolation-final-2"),
            Part::Consolation => {
                Stage::alike(text!("bracket-consolation-round", round), text!("bracket-consolation-round-2", round))
            }
            Part::LastChance if is_last => only("bracket-last-chance-final", "bracket-last-chance-final-2"),
            Part::LastChance => {
                Stage::alike(text!("bracket-last-chance-round", round), text!("bracket-last-chance-round-2", round))
            }
            Part::Places { from, to } if to.checked_sub(from) == Some(1) => {
                Stage::alike(text!("bracket-match-place", from), text!("bracket-match-place-2", from))
            }
            Part::Places { from, to } => Stage {
                name: text!("bracket-match-places", from, to),
                round: text!("bracket-round-places", from, to),
                going: text!("bracket-matches-places", from, to),
            },
        }
    }
}

/// The rounds of a knockout are called by how many are left.
fn main_round(round: usize, to_come: usize) -> Stage {
    let [name, whole, going] = match to_come {
        0 => [Phrase::new("bracket-final"), Phrase::new("bracket-final"), Phrase::new("bracket-final-2")],
        1 => {
            [Phrase::new("bracket-semi-final"), Phrase::new("bracket-semi-finals"), Phrase::new("bracket-semi-final-2")]
        }
        2 => [
            Phrase::new("bracket-quarter-final"),
            Phrase::new("bracket-quarter-finals"),
            Phrase::new("bracket-quarter-final-2"),
        ],
        3 => [Phrase::new("bracket-match-16"), Phrase::new("bracket-round-16"), Phrase::new("bracket-round-16-2")],
        _ => return Stage::alike(text!("bracket-round", round), text!("bracket-round-2", round)),
    };
    Stage::named(name, whole, going)
}
