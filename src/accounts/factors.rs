//! The second factor of an account: an authenticator app, or passkeys required after the password, with recovery codes for
//! a lost device.
//!
//! While it is on, neither a password nor an e-mailed link opens a session by itself. Turning it on signs out all other
//! browsers, so that every session of the account has passed it.

use chrono::{Duration, NaiveDateTime};
use diesel::prelude::*;
use podium_engine::text;

use super::actions::{self, find_link, link, use_link};
use super::letters::{self, Notice};
use super::model::{Link, User};
use super::totp::Secret;
use crate::email::Post;
use crate::error::{Error, Result};
use crate::ids::{self, UserId};
use crate::site::log::{Deed, note};
use crate::store::Connection;
use crate::store::chain::{Actor, now};
use crate::store::schema::{factors, links, passkeys, recovery_codes, sessions};

/// How many recovery codes are issued.
pub const CODES: usize = 10;

/// What an account set up beyond its password.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Factors {
    /// An authenticator app has been confirmed with a code.
    pub has_app: bool,
    /// The secret of an app not confirmed yet.
    pub pending: Option<Secret>,
    /// How many passkeys there are.
    pub passkeys: i64,
    /// A passkey is required after the password.
    pub asks_passkey: bool,
    /// How many recovery codes are left.
    pub codes: i64,
}

#[derive(Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = factors, treat_none_as_null = true)]
struct Row {
    user_id: UserId,
    secret: Option<String>,
    confirmed_at: Option<NaiveDateTime>,
    step: i64,
    asks_passkey: bool,
}

impl Row {
    fn of(connection: &mut Connection, user: UserId) -> Result<Self> {
        let row = factors::table.filter(factors::user_id.eq(user));
        let row: Option<Self> = row.select(Self::as_select()).first(connection).optional()?;
        Ok(row.unwrap_or_else(|| Self {
            user_id: user.to_owned(),
            secret: None,
            confirmed_at: None,
            step: 0,
            asks_passkey: false,
        }))
    }

    fn store(&self, connection: &mut Connection) -> Result<()> {
        let there = factors::table.filter(factors::user_id.eq(&self.user_id));
        if diesel::update(there).set(self).execute(connection)? == 0 {
            diesel::insert_into(factors::table).values(self).execute(connection)?;
        }
        Ok(())
    }

    fn secret(&self) -> Option<Secret> {
        self.secret.as_deref().and_then(Secret::read)
    }
}

impl Factors {
    pub fn of(connection: &mut Connection, user: &User) -> Result<Self> {
        let row = Row::of(connection, user.id)?;
        let keys = passkeys::table.filter(passkeys::user_id.eq(&user.id)).count().get_result(connection)?;
        let codes =
            recovery_codes::table.filter(recovery_codes::user_id.eq(&user.id)).count().get_result(connection)?;
        let has_app = row.confirmed_at.is_some();
        Ok(Self {
            has_app,
            pending: row.secret().filter(|_| !has_app),
            passkeys: keys,
            // Administrators who have a passkey must use it.
            asks_passkey: keys > 0 && (row.asks_passkey || user.is_admin),
            codes,
        })
    }

    /// Whether more than a password is needed to open a session.
    pub const fn is_on(&self) -> bool {
        self.has_app || self.asks_passkey
    }
}

/// Somebody changing how they sign in.
#[derive(Debug, Clone)]
pub struct Own {
    pub user: User,
    /// The session that survives when the others end.
    pub session: String,
    /// How they are notified.
    pub post: Post,
}

/// Makes a change that may turn the second factor on or off. Turning it on ends other sessions and returns recovery codes
/// to show; turning it off deletes them.
pub fn change(
    connection: &mut Connection,
    own: &Own,
    told: Notice,
    act: impl FnOnce(&mut Connection) -> Result<()>,
) -> Result<Option<Vec<String>>> {
    let Own { user, session, post } = own;
    let before = Factors::of(connection, user)?.is_on();
    act(connection)?;
    letters::tell(connection, post, user, told)?;
    match (before, Factors::of(connection, user)?.is_on()) {
        (false, true) => {
            actions::sign_out(connection, user.id, session, true)?;
            let half = links::table.filter(links::user_id.eq(&user.id)).filter(links::kind.eq(TICKET));
            diesel::delete(half).execute(connection)?;
            Ok(Some(codes(connection, user)?))
        }
        (true, false) => {
            forget_codes(connection, user)?;
            Ok(None)
        }
        _ => Ok(None),
    }
}

fn forget_codes(connection: &mut Connection, user: &User) -> Result<()> {
    let own = recovery_codes::table.filter(recovery_codes::user_id.eq(&user.id));
    diesel::delete(own).execute(connection)?;
    Ok(())
}

/// Replaces the recovery codes; they are shown once and kept as hashes.
fn codes(connection: &mut Connection, user: &User) -> Result<Vec<String>> {
    forget_codes(connection, user)?;
    let made: Vec<String> = (0..CODES).map(|_| ids::new_id()).collect();
    let at = now().naive_utc();
    for code in &made {
        let row = (
            recovery_codes::hash.eq(hash(user, code)),
            recovery_codes::user_id.eq(&user.id),
            recovery_codes::created_at.eq(at),
        );
        diesel::insert_into(recovery_codes::table).values(row).execute(connection)?;
    }
    Ok(made.iter().map(|code| grouped(code)).collect())
}

/// In groups of four, for reading and typing.
fn grouped(code: &str) -> String {
    code.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join("-")
}

fn hash(user: &User, code: &str) -> String {
    ids::hashed(&format!("{} {code}", user.id))
}

/// Replaces the recovery codes on request.
pub fn new_codes(connection: &mut Connection, own: &Own) -> Result<Vec<String>> {
    let user = &own.user;
    if !Factors::of(connection, user)?.is_on() {
        return Err(Error::Refused(text!("people-act-recovery-codes-belong-second-factor")));
    }
    letters::tell(connection, &own.post, user, Notice::NewCodes)?;
    codes(connection, user)
}

/// A secret for setting up an app; sign-in does not require it until the app has shown a code.
pub fn begin_app(connection: &mut Connection, user: &User) -> Result<()> {
    let row = Row::of(connection, user.id)?;
    if row.confirmed_at.is_some() {
        return Err(Error::Refused(text!("people-act-authenticator-app-already-remove-first")));
    }
    Row { secret: Some(Secret::new().written()), step: 0, ..row }.store(connection)
}

fn wrong_code() -> Error {
    Error::Refused(text!("people-act-code-wrong-too-old-used"))
}

/// Confirms the app with its first code: from now on sign-in requires one.
pub fn confirm_app(connection: &mut Connection, own: &Own, typed: &str) -> Result<Option<Vec<String>>> {
    let row = Row::of(connection, own.user.id)?;
    let at = now();
    let secret = row.secret().filter(|_| row.confirmed_at.is_none()).ok_or(Error::NotFound)?;
    let step = secret.step_of(typed, at.timestamp(), row.step).ok_or_else(wrong_code)?;
    let row = Row { confirmed_at: Some(at.naive_utc()), step, ..row };
    change(connection, own, Notice::AppAdded, |connection| row.store(connection))
}

/// Removes the app.
pub fn remove_app(connection: &mut Connection, own: &Own) -> Result<()> {
    let row = Row::of(connection, own.user.id)?;
    let was_there = row.confirmed_at.is_some();
    let row = Row { secret: None, confirmed_at: None, ..row };
    match was_there {
        true => change(connection, own, Notice::AppRemoved, |connection| row.store(connection)).map(drop),
        false => row.store(connection),
    }
}

/// Sets whether a passkey is required after the password.
pub fn ask_passkey(connection: &mut Connection, own: &Own, asks: bool) -> Result<Option<Vec<String>>> {
    let user = &own.user;
    let there = Factors::of(connection, user)?;
    if there.passkeys == 0 || (user.is_admin && !asks) {
        return Err(Error::Refused(text!("people-act-without-passkey-none-asked-administrators")));
    }
    if there.asks_passkey == asks {
        return Ok(None);
    }
    let told = if asks { Notice::PasskeyAsked } else { Notice::PasskeyNotAsked };
    let row = Row { asks_passkey: asks, ..Row::of(connection, user.id)? };
    change(connection, own, told, |connection| row.store(connection))
}

/// Drops the passkey requirement along with the last passkey.
pub(super) fn forget_asking(connection: &mut Connection, user: &User) -> Result<()> {
    let row = Row::of(connection, user.id)?;
    if row.asks_passkey { Row { asks_passkey: false, ..row }.store(connection) } else { Ok(()) }
}

/// A typed code without separators.
fn plain(typed: &str) -> String {
    typed.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

/// Whether the input looks like a recovery code.
pub fn is_recovery(typed: &str) -> bool {
    plain(typed).len() == 16
}

/// Accepts a code of the app or a recovery code; each works once.
pub fn use_code(connection: &mut Connection, post: &Post, user: &User, typed: &str) -> Result<()> {
    if is_recovery(typed) {
        let plain = plain(typed);
        let own = recovery_codes::table.filter(recovery_codes::hash.eq(hash(user, &plain)));
        return match diesel::delete(own).execute(connection)? {
            1 => letters::tell(connection, post, user, Notice::CodeUsed),
            _ => Err(Error::Refused(text!("people-act-recovery-codes-used-already-each"))),
        };
    }
    let row = Row::of(connection, user.id)?;
    let secret = row.secret().filter(|_| row.confirmed_at.is_some()).ok_or_else(wrong_code)?;
    let step = secret.step_of(typed, now().timestamp(), row.step).ok_or_else(wrong_code)?;
    // Of two concurrent attempts, one succeeds.
    let unused = factors::table.filter(factors::user_id.eq(&user.id)).filter(factors::step.lt(step));
    match diesel::update(unused).set(factors::step.eq(step)).execute(connection)? {
        1 => Ok(()),
        _ => Err(wrong_code()),
    }
}

/// Removes every passkey, app and recovery code of an account whose owner lost their device; sessions end as well.
pub fn remove_all(connection: &mut Connection, post: &Post, by: &Actor, user: &User) -> Result<()> {
    erase(connection, user.id)?;
    diesel::delete(sessions::table.filter(sessions::user_id.eq(&user.id))).execute(connection)?;
    note(connection, by, Deed::FactorsRemoved { user: user.id, name: user.called() })?;
    letters::tell(connection, post, user, Notice::FactorsRemoved)
}

/// Deletes all second factors of an account.
pub fn erase(connection: &mut Connection, user: UserId) -> Result<()> {
    diesel::delete(passkeys::table.filter(passkeys::user_id.eq(user))).execute(connection)?;
    diesel::delete(factors::table.filter(factors::user_id.eq(user))).execute(connection)?;
    diesel::delete(recovery_codes::table.filter(recovery_codes::user_id.eq(user))).execute(connection)?;
    let half = links::table.filter(links::user_id.eq(user)).filter(links::kind.eq(TICKET));
    diesel::delete(half).execute(connection)?;
    Ok(())
}

/// The kind of link carried between password and second factor.
pub const TICKET: &str = "half";
/// How many codes may be tried per ticket.
const TRIES: usize = 5;

/// Lets a browser proceed to the second factor for ten minutes; returns the secret for its cookie.
pub fn ticket(connection: &mut Connection, user: &User) -> Result<String> {
    link(connection, TICKET, Some(user.id), Duration::minutes(10), "")
}

/// The holder of a valid ticket.
pub fn holder(connection: &mut Connection, secret: &str) -> Result<(Link, User)> {
    let link = find_link(connection, TICKET, secret)?;
    let user = User::get(connection, link.user_id.ok_or(Error::NotFound)?)?;
    if user.deleted_at.is_some() { Err(Error::NotFound) } else { Ok((link, user)) }
}

/// Uses a ticket up.
pub fn redeem(connection: &mut Connection, ticket: &Link) -> Result<()> {
    use_link(connection, ticket)
}

/// Counts a wrong code. After a few, the password is required again.
pub fn miss(connection: &mut Connection, ticket: &Link) -> Result<()> {
    // Each attempt counts, concurrent ones too.
    let row = links::table.filter(links::token.eq(&ticket.token));
    diesel::update(row).set(links::data.eq(links::data.concat("x"))).execute(connection)?;
    let misses: String = row.select(links::data).first(connection)?;
    let used = row.filter(links::used_at.is_null());
    if misses.len() >= TRIES {
        diesel::update(used).set(links::used_at.eq(now().naive_utc())).execute(connection)?;
    }
    Ok(())
}
