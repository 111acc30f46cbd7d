//! Who goes without a table, and in what order the others stand.

#![allow(clippy::indexing_slicing, reason = "players were checked against the field before")]

use super::Field;
use super::history::History;
use crate::chance::Chance;

/// Those who play, by points and then by lot, and those who have a bye: whoever had the fewest byes,
/// of these the fewest points, of these by lot.
pub(super) fn choose(
    field: &Field,
    history: &History,
    mut present: Vec<usize>,
    byes: usize,
    chance: &mut Chance,
) -> (Vec<usize>, Vec<usize>) {
    chance.shuffle(&mut present);
    let points = |player: &usize| field.entrants[*player].points;
    present.sort_by_key(|player| (history.byes[*player], points(player)));
    let mut order = present.split_off(byes.min(present.len()));
    present.sort_unstable();
    chance.shuffle(&mut order);
    order.sort_by_key(|player| std::cmp::Reverse(points(player)));
    (order, present)
}
