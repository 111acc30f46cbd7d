use serde::{Deserialize, Serialize};

use super::Points;
use crate::text;
use crate::text::Text;

/// The most places a scale may have.
pub const MAX_PLACES: usize = 100;

/// What a place at a table is worth.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Scale {
    /// Points by place, the first place first, for a full table; without any: n − 1, …, 1, 0 for a
    /// full table of n.
    #[serde(default)]
    pub points: Option<Vec<Points>>,
    /// How many sit at a full table; a shorter one is stretched to it, so that first and last
    /// place are worth the same at both. Without it every table counts as full.
    #[serde(default)]
    pub full_table: Option<usize>,
}

impl Scale {
    /// Whether its numbers make sense: at most [`MAX_PLACES`] places, none worth more than a better one.
    pub(super) fn check(&self) -> Result<(), Text> {
        let points = self.points.as_deref().unwrap_or_default();
        if points.len() > MAX_PLACES || self.full_table.is_some_and(|full| !(2..=MAX_PLACES).contains(&full)) {
            return Err(text!("series-full-table-2-places-scale", max_places = MAX_PLACES));
        }
        if !points.is_sorted_by(|better, worse| better >= worse) {
            return Err(text!("series-place-not-worth-more-place"));
        }
        Ok(())
    }

    /// The points of each seat: `ranks` are as a game gives them (equal ranks share the average of
    /// the places they take).
    pub fn share(&self, ranks: &[u32]) -> Vec<Points> {
        let players = ranks.len();
        ranks
            .iter()
            .map(|rank| {
                let better = ranks.iter().filter(|other| *other < rank).count();
                let tied = ranks.iter().filter(|other| *other == rank).count();
                let sum: Points = (better..better + tied).map(|place| self.place(place, players)).sum();
                sum.fraction(1, tied as i64)
            })
            .collect()
    }

    /// What a place, counted from 0, is worth at a table of so many.
    pub fn place(&self, place: usize, players: usize) -> Points {
        let full = self.full_table.unwrap_or(players).min(MAX_PLACES);
        let value = |at: usize| match &self.points {
            Some(points) => points.get(at).copied().unwrap_or_default(),
            None => Points::whole(full.saturating_sub(at + 1) as i64),
        };
        let steps = players.saturating_sub(1);
        if self.full_table.is_none() || steps == 0 {
            return value(place);
        }
        // At a table of another size a place may lie between two of the full one.
        let along = place * full.saturating_sub(1);
        let (at, between) = (along / steps, along % steps);
        value(at) + value(at + 1).less(value(at)).fraction(between as i64, steps as i64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hundredths(points: &[Points]) -> Vec<i64> {
        points.iter().map(|points| points.as_hundredths()).collect()
    }

    #[test]
    fn two_players_have_one_half_or_nothing() {
        assert_eq!(hundredths(&Scale::default().share(&[2, 1])), [0, 100]);
        assert_eq!(hundredths(&Scale::default().share(&[1, 1])), [50, 50]);
    }

    #[test]
    fn tied_places_share_their_average() {
        assert_eq!(hundredths(&Scale::default().share(&[1, 2, 2, 4])), [300, 150, 150, 0]);
        let own = Scale { points: Some([6, 4, 1].map(Points::whole).to_vec()), full_table: None };
        assert_eq!(hundredths(&own.share(&[1, 1, 1])), [367, 367, 367]);
        assert_eq!(hundredths(&own.share(&[1, 1, 3])), [500, 500, 100]);
    }

    #[test]
    fn a_short_table_is_stretched_to_a_full_one() {
        let default = Scale { points: None, full_table: Some(4) };
        assert_eq!(hundredths(&default.share(&[1, 2, 3])), [300, 150, 0]);
        let own = Scale { points: Some([6, 4, 2, 0].map(Points::whole).to_vec()), full_table: Some(4) };
        assert_eq!(hundredths(&own.share(&[1, 2, 3])), [600, 300, 0]);
        assert_eq!(hundredths(&own.share(&[1, 2, 3, 4])), [600, 400, 200, 0]);
        let steep = Scale { points: Some([10, 5, 2, 0].map(Points::whole).to_vec()), full_table: Some(4) };
        // The middle place of three lies halfway between the second and third of four.
        assert_eq!(hundredths(&steep.share(&[1, 2, 3])), [1000, 350, 0]);
    }

    #[test]
    fn a_scale_with_too_few_places_gives_the_rest_nothing() {
        let own = Scale { points: Some([5, 3].map(Points::whole).to_vec()), full_table: None };
        assert_eq!(hundredths(&own.share(&[4, 1, 2, 3])), [0, 500, 300, 0]);
    }
}
