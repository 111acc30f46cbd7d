//! People: anybody who has an account, plays, or both.

pub mod data;
pub mod erase;
pub mod privacy;

use std::collections::BTreeMap;

use diesel::prelude::*;

use crate::competitions::EntryId;
use crate::error::Result;
use crate::ids::{PlayerId, UserId};
use crate::store::Connection;
use crate::store::schema::{entries, events};

/// The competitions that somebody entered, with their entry, and those in which they acted.
pub fn competitions_of(
    connection: &mut Connection,
    user: Option<UserId>,
    players: &[PlayerId],
) -> Result<BTreeMap<String, Option<EntryId>>> {
    let mut found = BTreeMap::new();
    if let Some(user) = user {
        // They acted, issued a link, or were signed in where one was used.
        let named = format!("%\"id\":\"{user}\"%");
        let acted = events::table.filter(events::actor.like(named)).filter(events::stream.like("competition:%"));
        for stream in acted.select(events::stream).distinct().load::<String>(connection)? {
            found.extend(stream.strip_prefix("competition:").map(|id| (id.to_owned(), None)));
        }
    }
    let entered = entries::table.filter(entries::player_id.eq_any(players)).order(entries::number);
    let entered: Vec<(String, i64)> = entered.select((entries::competition_id, entries::number)).load(connection)?;
    for (competition, number) in entered {
        found.insert(competition, u32::try_from(number).ok().map(EntryId));
    }
    Ok(found)
}
