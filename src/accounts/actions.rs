//! What people do with their accounts, each in one transaction.

use chrono::Duration;
use diesel::prelude::*;
use podium_engine::text;
use podium_engine::text::Text;

use super::letters::{self, Notice};
use super::model::{Link, User};
use super::{factors, tokens};
use crate::accounts::sanctions::{self, Sanction};
use crate::email::{self, Post, blocked};
use crate::error::{Error, Result};
use crate::ids::{PlayerId, UserId};
use crate::players::model::Player;
use crate::store::chain::now;
use crate::store::schema::{links, players, sessions, users};
use crate::store::{Connection, texts, transaction};
use crate::words::Locale;
use crate::{ids, names};

/// No password has this hash.
pub const NO_PASSWORD: &str = "";

/// What a new account needs.
#[derive(Debug, Clone)]
pub struct NewUser {
    pub name: String,
    pub email: String,
    pub password: String,
    pub language: String,
    pub time_zone: String,
}

pub fn check_email(email: &str) -> Result<String, Text> {
    let email = email.trim().to_lowercase();
    if email.len() > 200 || email.parse::<lettre::Address>().is_err() {
        return Err(text!("people-act-e-mail-address-write-like", email));
    }
    Ok(email)
}

/// Stores an account whose password is already hashed.
pub fn create(connection: &mut Connection, new: &NewUser) -> Result<User> {
    if blocked::is_banned(connection, &new.email)? {
        return Err(Error::Refused(text!("people-act-administrators-keep-address-out")));
    }
    let at = now().naive_utc();
    let id = UserId::random();
    let user = User {
        name_text: texts::store_name(connection, id, &new.name)?.hash().to_owned(),
        id,
        email: new.email.clone(),
        name: new.name.clone(),
        password: new.password.clone(),
        language: new.language.clone(),
        time_zone: new.time_zone.clone(),
        is_admin: false,
        verified_at: None,
        created_at: at,
        deleted_at: None,
    };
    diesel::insert_into(users::table).values(&user).execute(connection)?;
    Player::create(connection, &user.name, Some(user.id))?;
    Ok(user)
}

/// Creates a secret link; only its hash is stored.
pub fn link(
    connection: &mut Connection,
    kind: &str,
    user: Option<UserId>,
    lasts: Duration,
    data: &str,
) -> Result<String> {
    let secret = ids::new_secret();
    let at = now().naive_utc();
    let link = Link {
        token: ids::hashed(&secret),
        kind: kind.to_owned(),
        user_id: user,
        club_id: None,
        data: data.to_owned(),
        created_at: at,
        expires_at: Some(at + lasts),
        used_at: None,
    };
    diesel::insert_into(links::table).values(&link).execute(connection)?;
    Ok(secret)
}

/// The link for a secret that is still valid.
pub fn find_link(connection: &mut Connection, kind: &str, secret: &str) -> Result<Link> {
    let at = now().naive_utc();
    let found = links::table
        .filter(links::token.eq(ids::hashed(secret)))
        .filter(links::kind.eq(kind))
        .filter(links::used_at.is_null())
        .filter(links::expires_at.is_null().or(links::expires_at.gt(at)));
    let found: Option<Link> = found.select(Link::as_select()).first(connection).optional()?;
    found.ok_or_else(|| Error::Refused(text!("people-act-link-used-already-too-old")))
}

/// Uses up a link; of two concurrent attempts, one succeeds.
pub fn use_link(connection: &mut Connection, link: &Link) -> Result<()> {
    let unused = links::table.filter(links::token.eq(&link.token)).filter(links::used_at.is_null());
    let used = diesel::update(unused).set(links::used_at.eq(now().naive_utc())).execute(connection)?;
    if used == 1 { Ok(()) } else { Err(Error::Stale) }
}

/// Called after something only a reader of the account's mailbox can do: this proves the address. Until then anybody may
/// have made the account, so every way in ends, the password included.
pub fn prove_address(connection: &mut Connection, user: UserId) -> Result<()> {
    if User::get(connection, user)?.verified_at.is_some() {
        return Ok(());
    }
    end_ways_in(connection, user)?;
    diesel::update(users::table.filter(users::id.eq(user)))
        .set(users::verified_at.eq(now().naive_utc()))
        .execute(connection)?;
    Ok(())
}

/// Ends every way into an account: password, sessions, tokens, passkeys and links.
pub fn end_ways_in(connection: &mut Connection, user: UserId) -> Result<()> {
    set_password(connection, user, NO_PASSWORD)?;
    factors::erase(connection, user)?;
    diesel::delete(links::table.filter(links::user_id.eq(user))).execute(connection)?;
    Ok(())
}

/// Sends a password reset link, if there is such an account. If not, the answer is the same and takes as long: a link is
/// written that nobody gets.
pub fn ask_reset(connection: &mut Connection, email: &str, locale: &Locale, site: &str) -> Result<()> {
    transaction(connection, |connection| {
        let user = User::by_email(connection, email)?;
        let secret = link(connection, "reset", user.as_ref().map(|user| user.id), Duration::hours(2), "")?;
        let Some(user) = user else { return Ok(()) };
        if Sanction::of(connection, user.id)?.is_some() {
            return Ok(());
        }
        let body = locale.t1("mail-reset-body", "link", format!("{site}/reset/{secret}"));
        email::write(connection, &user.email, &locale.t("mail-reset-subject"), &body)
    })
}

/// Sets a new password (already hashed) by a link; every session ends.
pub fn reset(connection: &mut Connection, post: &Post, secret: &str, hash: &str) -> Result<()> {
    let link = find_link(connection, "reset", secret)?;
    use_link(connection, &link)?;
    let user = link.user_id.ok_or(Error::NotFound)?;
    sanctions::admits(connection, user)?;
    // Whoever reads the mail owns the address.
    prove_address(connection, user)?;
    set_password(connection, user, hash)?;
    letters::tell_owner(connection, post, user, Notice::Password)
}

/// A new password may mean that somebody else got in: every other way in ends.
pub fn set_password(connection: &mut Connection, user: UserId, hash: &str) -> Result<()> {
    diesel::update(users::table.filter(users::id.eq(user))).set(users::password.eq(hash)).execute(connection)?;
    diesel::delete(sessions::table.filter(sessions::user_id.eq(user))).execute(connection)?;
    let ways = links::table.filter(links::user_id.eq(user)).filter(links::kind.eq_any([
        "reset",
        "sign-in",
        "email",
        factors::TICKET,
    ]));
    diesel::delete(ways).execute(connection)?;
    tokens::end_all(connection, user)
}

/// Changes name, language and time zone. The account's player is renamed too.
pub fn change_profile(connection: &mut Connection, user: &User, name: &str, language: &str, zone: &str) -> Result<()> {
    let name = names::person(name)?;
    let language = crate::words::Language::from_code(language).ok_or(Error::NotFound)?.code();
    let zone: chrono_tz::Tz =
        zone.parse().map_err(|_| Error::Refused(text!("people-act-time-zone-write-like-europe", zone)))?;
    transaction(connection, |connection| {
        diesel::update(users::table.filter(users::id.eq(&user.id)))
            .set((users::language.eq(language), users::time_zone.eq(zone.name())))
            .execute(connection)?;
        if name != user.name { rename(connection, user, &name) } else { Ok(()) }
    })
}

/// Renames an account and its player. What was printed under the former name stays as it was.
fn rename(connection: &mut Connection, user: &User, name: &str) -> Result<()> {
    let text = texts::store_name(connection, user.id, name)?;
    diesel::update(users::table.filter(users::id.eq(&user.id)))
        .set((users::name.eq(name), users::name_text.eq(text.hash())))
        .execute(connection)?;
    let own = players::table.filter(players::user_id.eq(&user.id)).filter(players::name.eq(&user.name));
    for player in own.select(players::id).load::<PlayerId>(connection)? {
        let text = texts::store_name(connection, player, name)?;
        diesel::update(players::table.filter(players::id.eq(&player)))
            .set((players::name.eq(name), players::name_text.eq(text.hash())))
            .execute(connection)?;
    }
    Ok(())
}

/// Signs out: one browser, or all others.
pub fn sign_out(connection: &mut Connection, user: UserId, token: &str, others: bool) -> Result<()> {
    let own = sessions::table.filter(sessions::user_id.eq(user));
    if others {
        diesel::delete(own.filter(sessions::token.ne(token))).execute(connection)?;
    } else {
        diesel::delete(own.filter(sessions::token.eq(token))).execute(connection)?;
    }
    Ok(())
}
