//! What people do with their accounts, each in one transaction.

use chrono::Duration;
use diesel::prelude::*;
use podium_engine::text;
use podium_engine::text::Text;

use super::model::{Link, User};
use super::passwords;
use crate::db::chain::now;
use crate::db::schema::{links, players, sessions, users};
use crate::db::texts;
use crate::db::{Connection, transaction};
use crate::ids;
use crate::locale::Locale;
use crate::mail;
use crate::names;
use crate::players::model::Player;
use crate::web::error::{Error, Result};

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
        return Err(text!(
            "“{email}” is not an e-mail address. Write it like: anna@example.org",
            "« {email} » n’est pas une adresse électronique. Écrivez-la ainsi : anna@example.org"
        ));
    }
    Ok(email)
}

fn check_password(password: &str) -> Result<(), Text> {
    match password.chars().count() {
        0..10 => Err(text!(
            "A password has at least 10 characters. Four words that you remember make a good one.",
            "Un mot de passe compte au moins 10 caractères. Quatre mots faciles à retenir en font un bon."
        )),
        201.. => Err(text!("A password has at most 200 characters.", "Un mot de passe compte au plus 200 caractères.")),
        _ => Ok(()),
    }
}

/// Makes an account with its player. If the address has one already, its owner is told, and nobody else.
pub fn sign_up(connection: &mut Connection, new: NewUser, locale: &Locale, site: &str) -> Result<()> {
    let name = names::person(&new.name)?;
    let email = check_email(&new.email)?;
    check_password(&new.password)?;
    let password = passwords::hash(&new.password)?;
    transaction(connection, |connection| {
        if User::by_email(connection, &email)?.is_some() {
            let body = locale.t1("mail-already-body", "link", format!("{site}/reset"));
            return mail::write(connection, &email, &locale.t("mail-already-subject"), &body);
        }
        let user = create(connection, &NewUser { name, email, password, ..new })?;
        let secret = link(connection, "verify", Some(&user.id), Duration::days(14), "")?;
        let body = locale.t2("mail-verify-body", "name", user.name.as_str(), "link", format!("{site}/verify/{secret}"));
        mail::write(connection, &user.email, &locale.t("mail-verify-subject"), &body)
    })
}

/// Stores an account whose password is hashed already.
pub fn create(connection: &mut Connection, new: &NewUser) -> Result<User> {
    let at = now().naive_utc();
    let id = ids::new_id();
    let user = User {
        name_text: texts::store_name(connection, &id, &new.name)?.hash().to_owned(),
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
    Player::create(connection, &user.name, Some(&user.id))?;
    Ok(user)
}

/// A secret for somebody to carry; what is stored is its hash.
pub fn link(
    connection: &mut Connection,
    kind: &str,
    user: Option<&str>,
    lasts: Duration,
    data: &str,
) -> Result<String> {
    let secret = ids::new_secret();
    let at = now().naive_utc();
    let link = Link {
        token: ids::hashed(&secret),
        kind: kind.to_owned(),
        user_id: user.map(str::to_owned),
        club_id: None,
        data: data.to_owned(),
        created_at: at,
        expires_at: Some(at + lasts),
        used_at: None,
    };
    diesel::insert_into(links::table).values(&link).execute(connection)?;
    Ok(secret)
}

/// A secret for programs that hand in records for somebody; the one before it ends.
pub fn new_program_token(connection: &mut Connection, user: &str) -> Result<String> {
    end_program_token(connection, user)?;
    link(connection, "program", Some(user), Duration::days(400), "")
}

/// No program acts for this person any more.
pub fn end_program_token(connection: &mut Connection, user: &str) -> Result<()> {
    let own = links::table.filter(links::kind.eq("program")).filter(links::user_id.eq(user));
    diesel::delete(own).execute(connection)?;
    Ok(())
}

/// The link of a secret that is still good.
pub fn find_link(connection: &mut Connection, kind: &str, secret: &str) -> Result<Link> {
    let at = now().naive_utc();
    let found = links::table
        .filter(links::token.eq(ids::hashed(secret)))
        .filter(links::kind.eq(kind))
        .filter(links::used_at.is_null())
        .filter(links::expires_at.is_null().or(links::expires_at.gt(at)));
    let found: Option<Link> = found.select(Link::as_select()).first(connection).optional()?;
    found.ok_or_else(|| {
        Error::Refused(text!(
            "This link was used already, or it is too old. Ask for a new one.",
            "Ce lien a déjà servi ou il est trop ancien. Demandez-en un nouveau."
        ))
    })
}

/// Uses a link up; of two who try at once, one does.
pub fn use_link(connection: &mut Connection, link: &Link) -> Result<()> {
    let unused = links::table.filter(links::token.eq(&link.token)).filter(links::used_at.is_null());
    let used = diesel::update(unused).set(links::used_at.eq(now().naive_utc())).execute(connection)?;
    if used == 1 { Ok(()) } else { Err(Error::Stale) }
}

/// The owner of the address said so.
pub fn verify(connection: &mut Connection, secret: &str) -> Result<()> {
    transaction(connection, |connection| {
        let link = find_link(connection, "verify", secret)?;
        use_link(connection, &link)?;
        let user = users::table.filter(users::id.nullable().eq(&link.user_id));
        diesel::update(user).set(users::verified_at.eq(now().naive_utc())).execute(connection)?;
        Ok(())
    })
}

/// The account of an address and a password. Every failure looks and lasts the same.
pub fn sign_in(connection: &mut Connection, email: &str, password: &str) -> Result<User> {
    let user = User::by_email(connection, email)?;
    let known = passwords::verify(password, user.as_ref().map(|user| user.password.as_str()))?;
    user.filter(|_| known).ok_or_else(|| {
        Error::Refused(text!(
            "Address and password do not fit. Try again, or ask for a new password.",
            "L’adresse et le mot de passe ne vont pas ensemble. Réessayez, ou demandez un nouveau mot de passe."
        ))
    })
}

/// Sends a link for a new password, if there is such an account. If not, the answer is the same and waits for the disk as
/// long: there is a link, which nobody gets.
pub fn ask_reset(connection: &mut Connection, email: &str, locale: &Locale, site: &str) -> Result<()> {
    transaction(connection, |connection| {
        let user = User::by_email(connection, email)?;
        let secret = link(connection, "reset", user.as_ref().map(|user| user.id.as_str()), Duration::hours(2), "")?;
        let Some(user) = user else { return Ok(()) };
        let body = locale.t2("mail-reset-body", "name", user.name.as_str(), "link", format!("{site}/reset/{secret}"));
        mail::write(connection, &user.email, &locale.t("mail-reset-subject"), &body)
    })
}

/// A new password by a link; whoever was signed in is not any more.
pub fn reset(connection: &mut Connection, secret: &str, password: &str) -> Result<()> {
    check_password(password)?;
    let hash = passwords::hash(password)?;
    transaction(connection, |connection| {
        let link = find_link(connection, "reset", secret)?;
        use_link(connection, &link)?;
        let user = link.user_id.ok_or(Error::NotFound)?;
        set_password(connection, &user, &hash)?;
        // Whoever can read the mail owns the address.
        diesel::update(users::table.filter(users::id.eq(&user)).filter(users::verified_at.is_null()))
            .set(users::verified_at.eq(now().naive_utc()))
            .execute(connection)?;
        Ok(())
    })
}

/// Whoever sets a new one may fear that somebody else was in: every other way in ends.
pub fn set_password(connection: &mut Connection, user: &str, hash: &str) -> Result<()> {
    diesel::update(users::table.filter(users::id.eq(user))).set(users::password.eq(hash)).execute(connection)?;
    diesel::delete(sessions::table.filter(sessions::user_id.eq(user))).execute(connection)?;
    let ways = links::table.filter(links::user_id.eq(user)).filter(links::kind.eq_any(["reset", "program"]));
    diesel::delete(ways).execute(connection)?;
    Ok(())
}

/// A new password by somebody who knows the old one; every browser is signed out.
pub fn change_password(connection: &mut Connection, user: &User, old: &str, new: &str) -> Result<()> {
    if !passwords::verify(old, Some(&user.password))? {
        return Err(Error::Refused(text!("The old password is wrong.", "L’ancien mot de passe est faux.")));
    }
    check_password(new)?;
    let hash = passwords::hash(new)?;
    transaction(connection, |connection| set_password(connection, &user.id, &hash))
}

/// Name, language and time zone. The player of the account is renamed with it.
pub fn change_profile(connection: &mut Connection, user: &User, name: &str, language: &str, zone: &str) -> Result<()> {
    let name = names::person(name)?;
    let language = crate::locale::Language::from_code(language).ok_or(Error::NotFound)?.code();
    let zone: chrono_tz::Tz = zone.parse().map_err(|_| {
        Error::Refused(text!(
            "There is no time zone “{zone}”. Write it like: Europe/Paris",
            "Il n’y a pas de fuseau horaire « {zone} ». Écrivez-le ainsi : Europe/Paris"
        ))
    })?;
    transaction(connection, |connection| {
        diesel::update(users::table.filter(users::id.eq(&user.id)))
            .set((users::language.eq(language), users::time_zone.eq(zone.name())))
            .execute(connection)?;
        if name != user.name { rename(connection, user, &name) } else { Ok(()) }
    })
}

/// Another name for an account and its player. What was printed under the former one stays as it was.
fn rename(connection: &mut Connection, user: &User, name: &str) -> Result<()> {
    let text = texts::store_name(connection, &user.id, name)?;
    diesel::update(users::table.filter(users::id.eq(&user.id)))
        .set((users::name.eq(name), users::name_text.eq(text.hash())))
        .execute(connection)?;
    let own = players::table.filter(players::user_id.eq(&user.id)).filter(players::name.eq(&user.name));
    for player in own.select(players::id).load::<String>(connection)? {
        let text = texts::store_name(connection, &player, name)?;
        diesel::update(players::table.filter(players::id.eq(&player)))
            .set((players::name.eq(name), players::name_text.eq(text.hash())))
            .execute(connection)?;
    }
    Ok(())
}

/// Signs out: one browser, or all others.
pub fn sign_out(connection: &mut Connection, user: &str, token: &str, others: bool) -> Result<()> {
    let own = sessions::table.filter(sessions::user_id.eq(user));
    if others {
        diesel::delete(own.filter(sessions::token.ne(token))).execute(connection)?;
    } else {
        diesel::delete(own.filter(sessions::token.eq(token))).execute(connection)?;
    }
    Ok(())
}

/// Whether it is the password of an account; a sentence if not.
pub fn confirm_password(user: &User, password: &str) -> Result<()> {
    match passwords::verify(password, Some(&user.password))? {
        true => Ok(()),
        false => Err(Error::Refused(text!("The password is wrong.", "Le mot de passe est faux."))),
    }
}
