//! What administrators do with accounts, each in one transaction with its log entry.

use chrono::Duration;
use diesel::prelude::*;
use podium_engine::text;

use crate::accounts::actions::{NO_PASSWORD, NewUser, check_email, create, end_ways_in, link, set_password};
use crate::accounts::factors::Factors;
use crate::accounts::model::User;
use crate::accounts::sanctions;
use crate::error::{Error, Result};
use crate::ids::UserId;
use crate::site::log::{Deed, note};
use crate::store::Connection;
use crate::store::chain::Actor;
use crate::store::schema::{sessions, users};
use crate::words::{Language, Locale};
use crate::{email, names};

/// Makes somebody an administrator or removes the role; one always stays.
pub fn set_admin(connection: &mut Connection, by: &Actor, user: UserId, is_admin: bool) -> Result<()> {
    let user = living(connection, user)?;
    if user.is_admin == is_admin {
        return Ok(());
    }
    let deed = Deed::AdminSet { user: user.id, name: user.called(), is_admin };
    note(connection, by, deed)?;
    diesel::update(users::table.filter(users::id.eq(&user.id)))
        .set(users::is_admin.eq(is_admin))
        .execute(connection)?;
    let before = Factors::of(connection, &user)?.is_on();
    if !before && Factors::of(connection, &User { is_admin, ..user.clone() })?.is_on() {
        // Their passkey is required from now on; sessions opened by the password alone must sign in again with it.
        diesel::delete(sessions::table.filter(sessions::user_id.eq(&user.id))).execute(connection)?;
    }
    let left = users::table.filter(users::is_admin.eq(true)).filter(users::deleted_at.is_null());
    if left.count().get_result::<i64>(connection)? == 0 {
        return Err(Error::Refused(text!("people-act-only-administrator-make-somebody-else")));
    }
    Ok(())
}

fn living(connection: &mut Connection, id: UserId) -> Result<User> {
    let user = User::get(connection, id)?;
    if user.deleted_at.is_some() { Err(Error::NotFound) } else { Ok(user) }
}

/// Signs an account out everywhere and invalidates its password. Returns the secret of a link with which its owner sets a
/// new one.
pub fn disable(connection: &mut Connection, by: &Actor, user: UserId, site: &str) -> Result<String> {
    let user = living(connection, user)?;
    // A link would be a way back in.
    sanctions::admits(connection, user.id)?;
    set_password(connection, user.id, NO_PASSWORD)?;
    let secret = link(connection, "reset", Some(user.id), Duration::days(7), "")?;
    let locale =
        Locale { language: Language::from_code(&user.language).unwrap_or(Language::ENGLISH), ..Locale::default() };
    let body = locale.t1("mail-disabled-body", "link", format!("{site}/reset/{secret}"));
    email::write(connection, &user.email, &locale.t("mail-reset-subject"), &body)?;
    let name = user.called();
    note(connection, by, Deed::Disabled { user: user.id, name })?;
    Ok(secret)
}

/// Creates an administrator from the command line: a new account without a password yet, or the existing one with that
/// address. Returns the secret of the link to set it.
pub fn create_admin(connection: &mut Connection, name: &str, email: &str) -> Result<String> {
    let (name, email) = (names::person(name)?, check_email(email)?);
    let user = match User::by_email(connection, &email)? {
        Some(user) => {
            // Anybody may have made an account with an unproved address: the bearer of the link takes it over.
            if user.verified_at.is_none() {
                end_ways_in(connection, user.id)?;
            }
            user
        }
        None => {
            let new = NewUser {
                name,
                email,
                password: NO_PASSWORD.to_owned(),
                language: "en".to_owned(),
                time_zone: "Europe/Paris".to_owned(),
            };
            create(connection, &new)?
        }
    };
    set_admin(connection, &Actor::System, user.id, true)?;
    link(connection, "reset", Some(user.id), Duration::days(2), "")
}
