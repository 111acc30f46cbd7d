//! The starting order.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use podium_engine::chance::Chance;
use podium_engine::text;

use crate::competitions::actions::{Done, not_started};
use crate::competitions::event::Event;
use crate::competitions::settings::Seeding;
use crate::competitions::state::{Competition, Entry, EntryId};

/// Sets the starting order of the participants: by rating, by lot, or as given.
pub fn seed(competition: &Competition, how: Seeding, given: &[EntryId], lots: u64) -> Done {
    not_started(competition)?;
    let mut starters: Vec<&Entry> = competition.entries.iter().filter(|entry| entry.is_in()).collect();
    let order: Vec<EntryId> = match how {
        Seeding::Rating => {
            starters
                .sort_by_key(|entry| (Reverse(entry.rating.unwrap_or(0)), entry.name.full().to_lowercase(), entry.id));
            starters.iter().map(|entry| entry.id).collect()
        }
        Seeding::Draw => {
            let mut order: Vec<EntryId> = starters.iter().map(|entry| entry.id).collect();
            Chance::seeded(lots).shuffle(&mut order);
            order
        }
        Seeding::Hand => {
            let (all, named): (BTreeSet<EntryId>, BTreeSet<EntryId>) =
                (starters.iter().map(|entry| entry.id).collect(), given.iter().copied().collect());
            if all != named || given.len() != all.len() {
                let missing: Vec<&str> = all.difference(&named).map(|&id| competition.full_name(id)).collect();
                let missing = missing.join(", ");
                return Err(if missing.is_empty() {
                    text!("act-order-name-everybody-takes-part")
                } else {
                    text!("act-order-leaves-out", missing)
                });
            }
            given.to_vec()
        }
    };
    let now: Vec<Option<u32>> = order.iter().map(|&id| competition.entry(id).and_then(|entry| entry.seed)).collect();
    let same = now.iter().enumerate().all(|(at, seed)| *seed == Some(at as u32 + 1));
    if same && competition.entries.iter().filter(|entry| entry.seed.is_some()).count() == order.len() {
        return Ok(Vec::new());
    }
    Ok(vec![Event::Seeded { order, how, lots }])
}
