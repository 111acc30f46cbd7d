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
    let (en, fr) = (colour.name().en, colour.name().fr);
    match sizes.len() {
        0 => text!("No group of {en} balls: 0.", "Aucun groupe de billes {fr}s : 0."),
        1 => text!("One group of {en} balls: {product}.", "Un seul groupe de billes {fr}s : {product}."),
        _ => text!("Groups of {en} balls: {factors} = {product}.", "Groupes de billes {fr}s : {factors} = {product}."),
    }
}
