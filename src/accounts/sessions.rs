//! Sessions and their cookies.

use actix_web::cookie::{Cookie, SameSite, time};
use chrono::Duration;
use diesel::prelude::*;

use super::model::{Session, User};
use crate::accounts::sanctions::{self, Sanction};
use crate::error::Result;
use crate::ids::{self, UserId};
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::{sessions, users};

pub const COOKIE: &str = "session";
const DAYS: i64 = 60;

/// Signs a browser in with a fresh secret, whatever it carried before.
pub fn open(connection: &mut Connection, user: UserId, agent: &str, address: &str) -> Result<String> {
    // Every way of signing in ends up here.
    sanctions::admits(connection, user)?;
    let secret = ids::new_secret();
    let at = now().naive_utc();
    let session = Session {
        token: ids::hashed(&secret),
        user_id: user.to_owned(),
        agent: agent.chars().take(200).collect(),
        address: address.to_owned(),
        created_at: at,
        seen_at: at,
        expires_at: at + Duration::days(DAYS),
        proved_at: Some(at),
    };
    diesel::insert_into(sessions::table).values(&session).execute(connection)?;
    Ok(secret)
}

/// The user of a session has just proved again who they are.
pub fn proved(connection: &mut Connection, token: &str) -> Result<()> {
    let session = sessions::table.filter(sessions::token.eq(token));
    diesel::update(session).set(sessions::proved_at.eq(now().naive_utc())).execute(connection)?;
    Ok(())
}

/// The session and user for a secret, if it is still valid.
pub fn find(connection: &mut Connection, secret: &str) -> Result<Option<(Option<Session>, User)>> {
    let at = now().naive_utc();
    let found: Option<(Session, User)> = sessions::table
        .inner_join(users::table)
        .filter(sessions::token.eq(ids::hashed(secret)))
        .filter(sessions::expires_at.gt(at))
        .filter(users::deleted_at.is_null())
        .select((Session::as_select(), User::as_select()))
        .first(connection)
        .optional()?;
    if let Some((_, user)) = &found
        && Sanction::of(connection, user.id)?.is_some()
    {
        return Ok(None);
    }
    if let Some((session, _)) = &found
        && at - session.seen_at > Duration::hours(1)
    {
        diesel::update(sessions::table.filter(sessions::token.eq(&session.token)))
            .set(sessions::seen_at.eq(at))
            .execute(connection)?;
    }
    Ok(found.map(|(session, user)| (Some(session), user)))
}

/// The session cookie.
pub fn cookie(secret: String, secure: bool) -> Cookie<'static> {
    Cookie::build(COOKIE, secret)
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .max_age(time::Duration::days(DAYS))
        .finish()
}

/// The cookie that deletes it.
pub fn no_cookie() -> Cookie<'static> {
    let mut cookie = Cookie::build(COOKIE, "").path("/").http_only(true).finish();
    cookie.make_removal();
    cookie
}
