//! What can be promised before anybody sits down: the sizes of the tables and the number of rounds
//! without a repeated meeting.

use serde::{Deserialize, Serialize};

use super::MOST_PLAYERS;
use super::design::design;
use crate::text;
use crate::text::Text;

/// How many sit where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sizes {
    /// Players at each table, full tables first.
    pub tables: Vec<usize>,
    /// Players who cannot sit.
    pub byes: usize,
}

/// The fewest byes, then the fewest tables, filled evenly: full ones and ones smaller by one, and
/// smaller still only where that is the only way without a bye. Of more than [`MOST_PLAYERS`] nobody
/// sits.
pub fn sizes(players: usize, size: usize, smallest: usize) -> Sizes {
    let (size, smallest) = (size.max(1), smallest.clamp(1, size.max(1)));
    for byes in 0..=players.min(size) {
        if players > MOST_PLAYERS {
            break;
        }
        let seated = players - byes;
        let tables = seated.div_ceil(size);
        if tables * smallest <= seated {
            let (each, more) = (seated.checked_div(tables).unwrap_or(0), seated.checked_rem(tables).unwrap_or(0));
            return Sizes { tables: (0..tables).map(|table| each + usize::from(table < more)).collect(), byes };
        }
    }
    Sizes { tables: Vec::new(), byes: players }
}

/// What an organiser may expect of so many players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Outlook {
    /// How many sit where in every round.
    pub sizes: Sizes,
    /// No plan has more rounds in which nobody meets anybody again.
    pub most_rounds: usize,
    /// The rounds of a balanced design, and how often every pair meets in it.
    pub design: Option<(usize, usize)>,
    /// The same in sentences.
    pub text: Text,
}

/// What an organiser may expect of so many players.
pub fn outlook(players: usize, size: usize, smallest: usize) -> Outlook {
    let sizes = sizes(players, size, smallest);
    let most_rounds = most_rounds(players, &sizes);
    let design = design(players, size).map(|design| (design.rounds.len(), design.meetings));
    let text = match design {
        None if most_rounds == 0 => text!("seating-nobody-seated"),
        None if most_rounds == 1 => text!("seating-1-round-without-repeat-maximum"),
        Some((rounds, 1)) => text!("seating-rounds-everybody-meet-everybody-exactly", rounds),
        Some((rounds, meetings)) => {
            text!("seating-rounds-without-repeat-maximum-rounds", most_rounds, rounds, meetings)
        }
        None => text!("seating-rounds-without-repeat-maximum", most_rounds),
    };
    Outlook { sizes, most_rounds, design, text }
}

/// A round uses up the pairs at its tables, and from the second round on those at one table must
/// come from as many different tables as they are.
fn most_rounds(players: usize, sizes: &Sizes) -> usize {
    let pairs = |count: usize| count.saturating_mul(count.saturating_sub(1)) / 2;
    let used: usize = sizes.tables.iter().map(|size| pairs(*size)).sum();
    let by_pairs = pairs(players).checked_div(used).unwrap_or(0);
    // Each player who had the bye before may fill one seat.
    let largest = sizes.tables.iter().copied().max().unwrap_or(0);
    if sizes.tables.len() + sizes.byes < largest { by_pairs.min(1) } else { by_pairs }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_full_or_one_smaller() {
        let of = |players, size, smallest| {
            let sizes = sizes(players, size, smallest);
            (sizes.tables, sizes.byes)
        };
        assert_eq!(of(12, 4, 3), (vec![4, 4, 4], 0));
        assert_eq!(of(11, 4, 3), (vec![4, 4, 3], 0));
        assert_eq!(of(9, 4, 3), (vec![3, 3, 3], 0));
        assert_eq!(of(5, 4, 2), (vec![3, 2], 0));
        assert_eq!(of(5, 4, 3), (vec![4], 1));
        assert_eq!(of(11, 4, 4), (vec![4, 4], 3));
        assert_eq!(of(2, 4, 3), (vec![], 2));
        assert_eq!(of(0, 4, 3), (vec![], 0));
        assert_eq!(of(usize::MAX, 4, 3), (vec![], usize::MAX));
        assert_eq!(outlook(usize::MAX, usize::MAX, 0).most_rounds, 0);
    }

    /// Full tables give floor((n−1)/(k−1)); three tables of four can never be mixed without a repeat.
    #[test]
    fn the_bound_is_that_of_the_social_golfers() {
        assert_eq!(outlook(9, 3, 2).most_rounds, 4);
        assert_eq!(outlook(16, 4, 3).most_rounds, 5);
        assert_eq!(outlook(15, 3, 2).most_rounds, 7);
        assert_eq!(outlook(32, 4, 3).most_rounds, 10);
        assert_eq!(outlook(20, 4, 3).most_rounds, 6);
        assert_eq!(outlook(12, 4, 3).most_rounds, 1);
        assert_eq!(outlook(3, 3, 3).most_rounds, 1);
        assert_eq!(outlook(2, 3, 3).most_rounds, 0);
    }

    #[test]
    fn the_organiser_is_told() {
        assert_eq!(
            outlook(9, 3, 2).text.english(),
            "In 4 rounds, everyone can meet everyone exactly once. No more rounds are possible without repeats."
        );
        assert_eq!(outlook(16, 4, 3).design, Some((5, 1)));
        assert_eq!(outlook(10, 3, 2).design, None);
    }
}
