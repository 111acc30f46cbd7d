//! Suspending and banning accounts, and lifting that.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use podium_engine::text;

use super::actions::Order;
use super::letters::{locale_of, tell};
use crate::accounts::model::User;
use crate::accounts::sanctions::Sanction;
use crate::clubs;
use crate::email::blocked::keyed;
use crate::error::{Error, Result};
use crate::ids::UserId;
use crate::site::log::{Deed, note};
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::{links, sanctions, sessions, users};

/// The account to act upon. Administrators cannot be suspended or banned.
fn subject(connection: &mut Connection, user: UserId) -> Result<User> {
    let user = User::get(connection, user)?;
    if user.deleted_at.is_some() {
        return Err(Error::NotFound);
    }
    if user.is_admin {
        return Err(Error::Refused(text!("people-act-administrator-take-administration-away-first")));
    }
    Ok(user)
}

fn put(connection: &mut Connection, sanction: &Sanction) -> Result<()> {
    let user = &sanction.user_id;
    diesel::delete(sanctions::table.filter(sanctions::user_id.eq(user))).execute(connection)?;
    diesel::insert_into(sanctions::table).values(sanction).execute(connection)?;
    diesel::delete(sessions::table.filter(sessions::user_id.eq(user))).execute(connection)?;
    Ok(())
}

/// Suspends an account until a day: nobody signs in to it or acts for it.
pub fn suspend(connection: &mut Connection, order: &Order, user: UserId, until: DateTime<Utc>) -> Result<()> {
    let user = subject(connection, user)?;
    if until <= now() {
        return Err(Error::Refused(text!("people-act-choose-day-still-come")));
    }
    let reason = order.stored_reason(connection)?;
    let end = locale_of(&user).time(until);
    tell(connection, &user, "suspend", (&end, &order.reason, &order.appeals))?;
    put(connection, &Sanction { user_id: user.id, until: Some(until.naive_utc()), address: None })?;
    note(connection, &order.by, Deed::Suspended { name: user.called(), user: user.id, until, reason })
}

/// Bans an account and its address. Sessions, tokens and links end; the e-mail about it is the last one.
pub fn ban(connection: &mut Connection, order: &Order, user: UserId) -> Result<()> {
    let user = subject(connection, user)?;
    let reason = order.stored_reason(connection)?;
    tell(connection, &user, "ban", (&user.name, &order.reason, &order.appeals))?;
    let address = keyed(connection, &user.email)?;
    put(connection, &Sanction { user_id: user.id, until: None, address: Some(address.clone()) })?;
    // Otherwise they could return under another address through an invitation they know.
    clubs::actions::end_all_links(connection, &order.by, user.id)?;
    diesel::delete(links::table.filter(links::user_id.eq(&user.id))).execute(connection)?;
    let invited = format!("%\"{}\"%", user.email.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_"));
    diesel::delete(links::table.filter(links::data.like(invited).escape('\\'))).execute(connection)?;
    note(connection, &order.by, Deed::Banned { name: user.called(), user: user.id, address, reason })
}

/// Lifts a suspension or ban.
pub fn admit(connection: &mut Connection, order: &Order, user: UserId) -> Result<()> {
    let user = User::get(connection, user)?;
    let kept_out = sanctions::table.filter(sanctions::user_id.eq(&user.id));
    if diesel::delete(kept_out).execute(connection)? == 0 {
        return Ok(());
    }
    let reason = order.stored_reason(connection)?;
    if user.deleted_at.is_none() {
        tell(connection, &user, "admit", (&user.name, &order.reason, &order.appeals))?;
    }
    note(connection, &order.by, Deed::Admitted { name: user.called(), user: user.id, reason })
}

/// The account with an address, for the command line.
pub fn account(connection: &mut Connection, email: &str) -> Result<UserId> {
    let found = users::table.filter(users::email.eq(email.trim().to_lowercase())).select(users::id);
    Ok(found.first(connection)?)
}
