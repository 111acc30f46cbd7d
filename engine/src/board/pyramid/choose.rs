use super::point::Point;
use super::set::Set;
use super::size::Size;
use crate::chance::Chance;

/// A point of one of several sets, each point of each set equally likely, with what the set is for.
pub fn choose<T, S: Size>(
    sets: impl Iterator<Item = (T, Set<S>)> + Clone,
    chance: &mut Chance,
) -> Option<(T, Point<S>)> {
    let mut rest = chance.below(sets.clone().map(|(_, points)| points.len()).sum());
    for (purpose, points) in sets {
        if rest < points.len() {
            return points.iter().nth(rest).map(|point| (purpose, point));
        }
        rest -= points.len();
    }
    None
}
