//! Scores that are products of group sizes.

use super::{Colour, Set};
use crate::text;
use crate::text::Text;

/// The product of the sizes of the groups, 0 where there is none.
pub fn product(groups: impl Iterator<Item = Set>) -> i64 {
    groups.map(|group| group.len() as i64).reduce(|product, size| product * size).unwrap_or(0)
}

/// How the product of a colour's groups came about.
pub fn product_in_words(colour: Colour, groups: impl Iterator<Item = Set>) -> Text {
    let mut sizes: Vec<usize> = groups.map(Set::len).collect();
    sizes.sort_unstable();
    let product: usize = if sizes.is_empty() { 0 } else { sizes.iter().product() };
    let factors = sizes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" × ");
    let name = colour.name();
    match sizes.len() {
        0 => text!("board-no-group-balls-0", name),
        1 => text!("board-group-balls", name, product),
        _ => text!("board-groups-balls", name, factors, product),
    }
}
