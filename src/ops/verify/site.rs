//! The site: administrators and moderation are what its chain says.

use std::collections::BTreeSet;

use diesel::prelude::*;

use super::{Step, read, same, wrong};
use crate::ids::UserId;
use crate::moderation;
use crate::site::log::Deed;
use crate::store::Connection;
use crate::store::chain::EventRow;
use crate::store::schema::users;

/// The administrators are those that the chain of the site made.
pub(super) fn administrators(connection: &mut Connection, rows: &[EventRow]) -> Step {
    let mut expected = BTreeSet::new();
    for row in rows {
        match read(row)?.1 {
            Deed::AdminSet { user, is_admin: true, .. } => drop(expected.insert(user)),
            Deed::AdminSet { user, .. } => drop(expected.remove(&user)),
            Deed::PersonErased(person) => drop(person.user.map(|user| expected.remove(&user))),
            _ => {}
        }
    }
    let there = users::table.filter(users::is_admin.eq(true)).filter(users::deleted_at.is_null());
    let there: Vec<UserId> = there.select(users::id).load(connection)?;
    same("users", "the administrators", UserId::clone, expected.into_iter().collect(), there)
}

/// Hidden rows, merged players and sanctions match the site's chain.
pub(super) fn moderated(connection: &mut Connection, rows: &[EventRow]) -> Step {
    let deeds = rows.iter().map(|row| Ok(read::<Deed>(row)?.1)).collect::<Step<Vec<_>>>()?;
    let expected = moderation::state::State::of(&deeds);
    let there = moderation::state::State::there(connection)?;
    match expected.differs_in(&there) {
        Some(table) => wrong(format!("{table}: what is hidden, merged or kept out differs from the chain of the site")),
        None => Ok(()),
    }
}
