//! Wishes to keep players apart (a club, a family) under any pairing system: kept where a pairing
//! remains possible, dropped where not. FIDE's systems know only absolute prohibitions; a wish
//! becomes one for the round, and whoever asked is told if it could not.

use super::{Impossible, Pairing};
use crate::contest::swiss::{Apart, Field};

/// A pairing, and the wishes that had to be dropped for it, by their place in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Granted {
    /// The pairing.
    pub pairing: Pairing,
    /// Wishes that no pairing could keep together with those before them.
    pub dropped: Vec<usize>,
}

/// Pairs with as many wishes as possible, the earlier ones first.
pub fn pair_with_wishes(
    field: &Field,
    wishes: &[Apart],
    pair: impl Fn(&Field) -> Result<Pairing, Impossible>,
) -> Result<Granted, Impossible> {
    let mut field = field.clone();
    let absolute = field.apart.len();
    field.apart.extend_from_slice(wishes);
    if let Ok(pairing) = pair(&field) {
        return Ok(Granted { pairing, dropped: Vec::new() });
    }
    field.apart.truncate(absolute);
    let mut pairing = pair(&field)?;
    let mut dropped = Vec::new();
    for (at, wish) in wishes.iter().enumerate() {
        field.apart.push(wish.clone());
        match pair(&field) {
            Ok(better) => pairing = better,
            Err(_) => {
                field.apart.pop();
                dropped.push(at);
            }
        }
    }
    Ok(Granted { pairing, dropped })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contest::pairing::dutch;
    use crate::contest::swiss::{Entrant, Points};

    fn wish(players: &[usize]) -> Apart {
        Apart { players: players.to_vec(), rounds: 0..9 }
    }

    #[test]
    fn earlier_wishes_win_and_impossible_ones_are_reported() {
        let field = Field {
            entrants: vec![Entrant::default(); 4],
            played: 0,
            rounds: 3,
            points: Points::default(),
            first_side: None,
            apart: Vec::new(),
        };
        let pairs = |granted: &Granted| {
            let tables = granted.pairing.tables.iter();
            tables.map(|pair| (pair.white.min(pair.black), pair.white.max(pair.black))).collect::<Vec<_>>()
        };
        let free = pair_with_wishes(&field, &[], dutch::pair).expect("four players can be paired");
        assert_eq!((pairs(&free), free.dropped), (vec![(0, 2), (1, 3)], vec![]));
        let club = pair_with_wishes(&field, &[wish(&[0, 2])], dutch::pair).expect("four players can be paired");
        assert_eq!((pairs(&club), club.dropped), (vec![(0, 3), (1, 2)], vec![]));
        let wishes = [wish(&[0, 2]), wish(&[0, 1, 3]), wish(&[1, 2])];
        let many = pair_with_wishes(&field, &wishes, dutch::pair).expect("four players can be paired");
        assert_eq!((pairs(&many), many.dropped), (vec![(0, 1), (2, 3)], vec![1]));
    }
}
