//! Matches names in a list with players of the club.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;

use crate::competitions::actions::entries::Applicant;
use crate::competitions::event::Event;
use crate::competitions::state::Competition;
use crate::error::Result;
use crate::ids::{ClubId, PlayerId};
use crate::names;
use crate::players::model::Player;
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::{players, roster};

/// The club's players, by id and name.
fn known(connection: &mut Connection, club: ClubId) -> Result<Vec<(PlayerId, String)>> {
    Ok(roster::table
        .inner_join(players::table)
        .filter(roster::club_id.eq(club))
        .order(players::name)
        .select((players::id, players::name))
        .load(connection)?)
}

/// The club's players who have not entered.
pub(super) fn not_entered(
    connection: &mut Connection,
    club: ClubId,
    it: &Competition,
) -> Result<Vec<(PlayerId, String)>> {
    let mut known = known(connection, club)?;
    known.retain(|(id, _)| it.entry_of(*id).is_none());
    Ok(known)
}

/// The prefix of placeholder ids for players not created yet.
const NEW: &str = "new:";

/// Assigns each person the club's player with that name or number, or a placeholder for a new one.
pub(super) fn recognise(connection: &mut Connection, club: ClubId, people: Vec<Applicant>) -> Result<Vec<Applicant>> {
    let known = known(connection, club)?;
    let fold = |name: &str| names::tidy(name).to_lowercase();
    let by_id: BTreeMap<PlayerId, &str> = known.iter().map(|(id, name)| (*id, name.as_str())).collect();
    let by_name: BTreeMap<String, PlayerId> = known.iter().map(|(id, name)| (fold(name), *id)).collect();
    let mut taken = BTreeSet::new();
    let recognised = people.into_iter().enumerate().map(|(at, mut person)| {
        if let Some(name) = by_id.get(&person.player) {
            if person.name.is_empty() {
                person.name = (*name).to_owned();
            }
        } else {
            let same = by_name.get(&fold(&person.name)).filter(|id| !taken.contains(*id));
            person.player = same.copied().unwrap_or_else(|| format!("{NEW}{at}").parse().unwrap_or_default());
        }
        taken.insert(person.player);
        person
    });
    Ok(recognised.collect())
}

/// Creates the players that events refer to by placeholder, as guests of the club.
pub(super) fn make(connection: &mut Connection, club: ClubId, mut events: Vec<Event>) -> Result<Vec<Event>> {
    for event in &mut events {
        let Event::Entered { entry } = event else { continue };
        if !entry.player.starts_with(NEW) {
            continue;
        }
        entry.player = guest(connection, club, entry.name.full())?;
    }
    Ok(events)
}

/// Creates a player on the roster without an account.
fn guest(connection: &mut Connection, club: ClubId, name: &str) -> Result<PlayerId> {
    let player = Player::create(connection, name, None)?;
    diesel::insert_into(roster::table)
        .values((
            roster::club_id.eq(club),
            roster::player_id.eq(&player.id),
            roster::note.eq(""),
            roster::added_at.eq(now().naive_utc()),
        ))
        .execute(connection)?;
    Ok(player.id)
}

/// The club's player with that name, created if there is none.
pub(in crate::pages::competitions) fn called(
    connection: &mut Connection,
    club: ClubId,
    name: &str,
) -> Result<PlayerId> {
    let person = Applicant { name: name.to_owned(), ..Applicant::default() };
    match recognise(connection, club, vec![person])?.pop() {
        Some(known) if !known.player.starts_with(NEW) => Ok(known.player),
        _ => guest(connection, club, name),
    }
}
