use serde::{Deserialize, Serialize};

use crate::contest::swiss::{Field, Outing, Score, Side};

/// A game that is still on while the contest has gone on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjourned {
    /// From 0.
    pub round: usize,
    /// By index in the field.
    pub white: usize,
    /// By index in the field.
    pub black: usize,
}

/// The field with every adjourned game taken as drawn until it ends, as the pairing takes it too.
/// Games of players or rounds that are not there are passed over.
pub fn adjourned_as_draws(field: &Field, games: &[Adjourned]) -> Field {
    let mut field = field.clone();
    let count = field.entrants.len();
    for Adjourned { round, white, black } in games.iter().copied() {
        if round >= field.played || white >= count || black >= count || white == black {
            continue;
        }
        for (player, opponent, side) in [(white, black, Side::White), (black, white, Side::Black)] {
            let Some(entrant) = field.entrants.get_mut(player) else { continue };
            if entrant.outings.len() <= round {
                entrant.outings.resize(round + 1, Outing::Bye(Score::Loss));
            }
            if let Some(outing) = entrant.outings.get_mut(round) {
                *outing = Outing::Played { opponent, side, score: Score::Draw };
            }
        }
    }
    field
}
