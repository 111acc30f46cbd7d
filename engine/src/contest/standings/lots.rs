use super::number::Number;
use crate::chance::Chance;

/// A lot for everybody, from 1, all different; the lowest is the best.
pub(super) fn drawn(entrants: usize, seed: u64) -> Vec<Option<Number>> {
    let mut lots: Vec<i64> = (1..).take(entrants).collect();
    Chance::seeded(seed).shuffle(&mut lots);
    lots.into_iter().map(|lot| Some(Number::whole(lot))).collect()
}

/// Places given by hand.
pub(super) fn given(entrants: usize, places: &[Option<u32>]) -> Vec<Option<Number>> {
    let place = |entrant: usize| places.get(entrant).copied().flatten();
    (0..entrants).map(|entrant| place(entrant).map(|place| Number::whole(i64::from(place)))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_gets_another_lot_and_the_seed_repeats_it() {
        let mut lots = drawn(50, 7);
        assert_eq!(lots, drawn(50, 7));
        assert_ne!(lots, drawn(50, 8));
        lots.sort();
        assert_eq!(lots, (1..=50).map(|lot| Some(Number::whole(lot))).collect::<Vec<_>>());
    }
}
