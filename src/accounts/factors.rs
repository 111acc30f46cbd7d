//! The second factor of an account: an authenticator app, or passkeys that are asked for after the password, and codes for
//! the day the device is lost.
//!
//! While it is on, a password or a link from a letter opens no session by itself. Whoever turns it on is signed out
//! everywhere else, so that every session of the account has passed it.

use chrono::{Duration, NaiveDateTime};
use diesel::prelude::*;
use podium_engine::text;

use super::actions::{self, find_link, link, use_link};
use super::letters::{self, Notice};
use super::model::{Link, User};
use super::totp::Secret;
use crate::email::Post;
use crate::error::{Error, Result};
use crate::ids;
use crate::site::log::{Deed, note};
use crate::store::Connection;
use crate::store::chain::{Actor, now};
use crate::store::schema::{factors, links, passkeys, recovery_codes, sessions};

/// How many recovery codes there are at first.
pub const CODES: usize = 10;

/// What an account set up beyond its password.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Factors {
    /// An authenticator app that has shown a code.
    pub has_app: bool,
    /// The secret of an app that has not shown one yet.
    pub pending: Option<Secret>,
    /// How many passkeys there are.
    pub passkeys: i64,
    /// A passkey is asked for after the password.
    pub asks_passkey: bool,
    /// How many recovery codes are left.
    pub codes: i64,
}

#[derive(Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = factors, treat_none_as_null = true)]
struct Row {
    user_id: String,
    secret: Option<String>,
    confirmed_at: Option<NaiveDateTime>,
    step: i64,
    asks_passkey: bool,
}

impl Row {
    fn of(connection: &mut Connection, user: &str) -> Result<Self> {
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
        let row = Row::of(connection, &user.id)?;
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

    /// Whether a password alone opens no session.
    pub const fn is_on(&self) -> bool {
        self.has_app || self.asks_passkey
    }
}

/// Somebody who changes how they sign in.
#[derive(Debug, Clone)]
pub struct Own {
    pub user: User,
    /// The session that stays when the others end.
    pub session: String,
    /// How they are told.
    pub post: Post,
}

/// Does something that may turn the second factor on or off. Turned on, other sessions end and there are recovery codes to
/// show; turned off, there are none any more.
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
            actions::sign_out(connection, &user.id, session, true)?;
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

/// New recovery codes in the place of the former ones; they are shown once, and kept as hashes.
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

/// New recovery codes on demand.
pub fn new_codes(connection: &mut Connection, own: &Own) -> Result<Vec<String>> {
    let user = &own.user;
    if !Factors::of(connection, user)?.is_on() {
        return Err(Error::Refused(text!(
            "Recovery codes belong to a second factor. Turn one on first.",
            "Les codes de secours accompagnent un second facteur. Activez-en un d’abord."
        )));
    }
    letters::tell(connection, &own.post, user, Notice::NewCodes)?;
    codes(connection, user)
}

/// A secret for an app to be set up with; nothing is asked for at sign-in until the app has shown a code.
pub fn begin_app(connection: &mut Connection, user: &User) -> Result<()> {
    let row = Row::of(connection, &user.id)?;
    if row.confirmed_at.is_some() {
        return Err(Error::Refused(text!(
            "There is an authenticator app already. Remove it first.",
            "Il y a déjà une application d’authentification. Retirez-la d’abord."
        )));
    }
    Row { secret: Some(Secret::new().written()), step: 0, ..row }.store(connection)
}

fn wrong_code() -> Error {
    Error::Refused(text!(
        "This code is wrong, too old or used already. Wait for the next one and type that. If it is wrong again, look at the clock of your phone.",
        "Ce code est faux, trop ancien ou déjà utilisé. Attendez le suivant et saisissez-le. S’il est encore faux, vérifiez l’heure de votre téléphone."
    ))
}

/// The app shows its first code: from now on it is asked for.
pub fn confirm_app(connection: &mut Connection, own: &Own, typed: &str) -> Result<Option<Vec<String>>> {
    let row = Row::of(connection, &own.user.id)?;
    let at = now();
    let secret = row.secret().filter(|_| row.confirmed_at.is_none()).ok_or(Error::NotFound)?;
    let step = secret.step_of(typed, at.timestamp(), row.step).ok_or_else(wrong_code)?;
    let row = Row { confirmed_at: Some(at.naive_utc()), step, ..row };
    change(connection, own, Notice::AppAdded, |connection| row.store(connection))
}

/// No app any more.
pub fn remove_app(connection: &mut Connection, own: &Own) -> Result<()> {
    let row = Row::of(connection, &own.user.id)?;
    let was_there = row.confirmed_at.is_some();
    let row = Row { secret: None, confirmed_at: None, ..row };
    match was_there {
        true => change(connection, own, Notice::AppRemoved, |connection| row.store(connection)).map(drop),
        false => row.store(connection),
    }
}

/// Whether a passkey is asked for after the password.
pub fn ask_passkey(connection: &mut Connection, own: &Own, asks: bool) -> Result<Option<Vec<String>>> {
    let user = &own.user;
    let there = Factors::of(connection, user)?;
    if there.passkeys == 0 || (user.is_admin && !asks) {
        return Err(Error::Refused(text!(
            "Without a passkey none can be asked for, and administrators are always asked for theirs.",
            "Sans clé d’accès, on ne peut en demander ; et les administrateurs doivent toujours présenter la leur."
        )));
    }
    if there.asks_passkey == asks {
        return Ok(None);
    }
    let told = if asks { Notice::PasskeyAsked } else { Notice::PasskeyNotAsked };
    let row = Row { asks_passkey: asks, ..Row::of(connection, &user.id)? };
    change(connection, own, told, |connection| row.store(connection))
}

/// The last passkey is gone, and nobody asks for one any more.
pub(super) fn forget_asking(connection: &mut Connection, user: &User) -> Result<()> {
    let row = Row::of(connection, &user.id)?;
    if row.asks_passkey { Row { asks_passkey: false, ..row }.store(connection) } else { Ok(()) }
}

/// A typed code without what was put between its letters.
fn plain(typed: &str) -> String {
    typed.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase()
}

/// Whether what was typed looks like a recovery code.
pub fn is_recovery(typed: &str) -> bool {
    plain(typed).len() == 16
}

/// Takes a code of the app or a recovery code; each counts once.
pub fn use_code(connection: &mut Connection, post: &Post, user: &User, typed: &str) -> Result<()> {
    if is_recovery(typed) {
        let plain = plain(typed);
        let own = recovery_codes::table.filter(recovery_codes::hash.eq(hash(user, &plain)));
        return match diesel::delete(own).execute(connection)? {
            1 => letters::tell(connection, post, user, Notice::CodeUsed),
            _ => Err(Error::Refused(text!(
                "This is not one of your recovery codes, or it was used already. Each works once.",
                "Ce n’est pas l’un de vos codes de secours, ou il a déjà servi. Chacun ne sert qu’une fois."
            ))),
        };
    }
    let row = Row::of(connection, &user.id)?;
    let secret = row.secret().filter(|_| row.confirmed_at.is_some()).ok_or_else(wrong_code)?;
    let step = secret.step_of(typed, now().timestamp(), row.step).ok_or_else(wrong_code)?;
    // Of two who type it at once, one is let in.
    let unused = factors::table.filter(factors::user_id.eq(&user.id)).filter(factors::step.lt(step));
    match diesel::update(unused).set(factors::step.eq(step)).execute(connection)? {
        1 => Ok(()),
        _ => Err(wrong_code()),
    }
}

/// Takes every passkey, app and recovery code from an account, for somebody who lost their device; sessions end as well.
pub fn remove_all(connection: &mut Connection, post: &Post, by: &Actor, user: &User) -> Result<()> {
    erase(connection, &user.id)?;
    diesel::delete(sessions::table.filter(sessions::user_id.eq(&user.id))).execute(connection)?;
    note(connection, by, Deed::FactorsRemoved { user: user.id.clone(), name: user.called() })?;
    letters::tell(connection, post, user, Notice::FactorsRemoved)
}

/// Nothing of it stays.
pub fn erase(connection: &mut Connection, user: &str) -> Result<()> {
    diesel::delete(passkeys::table.filter(passkeys::user_id.eq(user))).execute(connection)?;
    diesel::delete(factors::table.filter(factors::user_id.eq(user))).execute(connection)?;
    diesel::delete(recovery_codes::table.filter(recovery_codes::user_id.eq(user))).execute(connection)?;
    let half = links::table.filter(links::user_id.eq(user)).filter(links::kind.eq(TICKET));
    diesel::delete(half).execute(connection)?;
    Ok(())
}

/// The kind of link that somebody carries who has given a password and not yet the second factor.
pub const TICKET: &str = "half";
/// How many codes may be tried with one ticket.
const TRIES: usize = 5;

/// Lets a browser go on to the second factor, for ten minutes; gives the secret of its cookie.
pub fn ticket(connection: &mut Connection, user: &User) -> Result<String> {
    link(connection, TICKET, Some(&user.id), Duration::minutes(10), "")
}

/// Who carries a ticket that is still good.
pub fn holder(connection: &mut Connection, secret: &str) -> Result<(Link, User)> {
    let link = find_link(connection, TICKET, secret)?;
    let user = User::get(connection, link.user_id.as_deref().ok_or(Error::NotFound)?)?;
    if user.deleted_at.is_some() { Err(Error::NotFound) } else { Ok((link, user)) }
}

/// Uses a ticket up.
pub fn redeem(connection: &mut Connection, ticket: &Link) -> Result<()> {
    use_link(connection, ticket)
}

/// Counts a code that was wrong. After a few of them the password is asked for again.
pub fn miss(connection: &mut Connection, ticket: &Link) -> Result<()> {
    // Each counts, also of several that are sent at the same moment.
    let row = links::table.filter(links::token.eq(&ticket.token));
    diesel::update(row).set(links::data.eq(links::data.concat("x"))).execute(connection)?;
    let misses: String = row.select(links::data).first(connection)?;
    let used = row.filter(links::used_at.is_null());
    if misses.len() >= TRIES {
        diesel::update(used).set(links::used_at.eq(now().naive_utc())).execute(connection)?;
    }
    Ok(())
}
