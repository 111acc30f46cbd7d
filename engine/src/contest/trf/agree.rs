use super::Problem;
use crate::contest::swiss::{Field, Outing, Score, Side};
use crate::text;

/// Both lines of a game must tell the same, and give out no more than one win.
pub(super) fn check_pairs(field: &Field, numbers: &[usize]) -> Result<(), Problem> {
    for (player, entrant) in field.entrants.iter().enumerate() {
        for (round, outing) in entrant.outings.iter().enumerate() {
            let Some((opponent, side, score)) = paired(*outing) else { continue };
            let theirs = field.entrants.get(opponent).and_then(|entrant| entrant.outings.get(round));
            let number = |at: usize| numbers.get(at).copied().unwrap_or(0);
            let (one, other, round) = (number(player), number(opponent), round + 1);
            let fits = match (outing, theirs.and_then(|outing| paired(*outing))) {
                (Outing::Played { .. }, theirs_paired) => {
                    let was_played = theirs.is_some_and(|outing| outing.played().is_some());
                    was_played && theirs_paired.is_some_and(|(back, at, _)| back == player && at != side)
                }
                // Whoever did not appear may stand as absent instead.
                (_, Some((back, at, _))) => back == player && (at.is_none() || at != side),
                (_, None) => true,
            };
            if !fits {
                return Err(Problem {
                    line: None,
                    text: text!("trf-round-player-game-against-whose", round, one, other),
                });
            }
            let their_score = theirs.and_then(|outing| paired(*outing)).map(|(_, _, score)| score);
            if score == Score::Win && matches!(their_score, Some(Score::Win | Score::Draw)) {
                return Err(Problem {
                    line: None,
                    text: text!("trf-round-player-won-against-whose", round, one, other),
                });
            }
        }
    }
    Ok(())
}

/// Opponent, side and result of whoever was paired.
fn paired(outing: Outing) -> Option<(usize, Option<Side>, Score)> {
    match outing {
        Outing::Played { opponent, side, score } => Some((opponent, Some(side), score)),
        Outing::Forfeit { opponent, side, score } => Some((opponent, side, score)),
        Outing::PairingBye | Outing::Bye(_) => None,
    }
}
