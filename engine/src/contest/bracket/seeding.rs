//! Who starts where.

use super::{ENTRANTS, Source};
use crate::chance::Chance;
use crate::text;
use crate::text::Text;

/// Entrants 0, 1, … in the order of their seeds: the first `seeded` as listed, the others by lot.
pub fn draw_seeds(entrants: usize, seeded: usize, lots: u64) -> Result<Vec<usize>, Text> {
    let (fewest, most) = (ENTRANTS.start(), ENTRANTS.end());
    if !ENTRANTS.contains(&entrants) {
        return Err(text!("bracket-bracket-entrants-not-2", fewest, most, entrants));
    }
    let mut seeds: Vec<usize> = (0..entrants).collect();
    let (_, drawn) = seeds.split_at_mut(seeded.min(entrants));
    Chance::seeded(lots).shuffle(drawn);
    Ok(seeds)
}

/// The seeds from top to bottom of a bracket with so many places, a power of two: whoever are the
/// best of a round meet the worst of it, if the better always win.
pub(super) fn places(size: usize) -> Vec<usize> {
    let mut seeds = vec![1];
    while seeds.len() < size {
        let sum = 2 * seeds.len() + 1;
        seeds = seeds.iter().flat_map(|seed| [*seed, sum - *seed]).collect();
    }
    seeds
}

/// The first round from top to bottom. Places that stay empty are those of the lowest seeds, so that
/// the top seeds have the byes and the byes are spread.
pub(super) fn first_round(entrants: usize) -> Vec<Source> {
    let seat = |seed| if seed <= entrants { Source::Seed(seed) } else { Source::Bye };
    places(entrants.next_power_of_two()).into_iter().map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_customary_places() {
        assert_eq!(places(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(places(16), [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
    }

    #[test]
    fn the_seeded_keep_their_places_and_lots_replay() {
        let seeds = draw_seeds(32, 8, 5).unwrap();
        assert_eq!(seeds[..8], [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_ne!(seeds[8..], (8..32).collect::<Vec<_>>());
        assert_eq!(seeds, draw_seeds(32, 8, 5).unwrap());
        assert_ne!(seeds, draw_seeds(32, 8, 6).unwrap());
        assert!(draw_seeds(1, 0, 0).is_err() && draw_seeds(usize::MAX, 0, 0).is_err());
    }
}
