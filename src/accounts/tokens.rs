//! API tokens: several per account, each with a name, scopes, an expiry date and its last use.

use chrono::Duration;
use diesel::prelude::*;
use podium_engine::text;
use serde::Deserialize;

use super::model::{Token, User};
use crate::accounts::sanctions::Sanction;
use crate::error::{Error, Result};
use crate::ids::UserId;
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::{tokens, users};
use crate::{ids, names};

/// What a token may be used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Submit records of games at one's own tables.
    Submit,
    /// Read what its owner may read, including drafts of their clubs.
    Read,
}

impl Scope {
    pub const ALL: [Self; 2] = [Self::Submit, Self::Read];

    /// Its name in the database and in forms.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Submit => "submit",
            Self::Read => "read",
        }
    }
}

impl Token {
    pub fn allows(&self, scope: Scope) -> bool {
        self.scopes.split(' ').any(|word| word == scope.word())
    }

    /// Its scopes, by name.
    pub fn scopes(&self) -> impl Iterator<Item = &'static str> + use<'_> {
        Scope::ALL.into_iter().filter(|&scope| self.allows(scope)).map(Scope::word)
    }
}

/// The lifetimes to choose from, in days.
pub const DAYS: [i64; 3] = [30, 90, 365];
/// The most tokens of an account.
const MOST: i64 = 20;

/// The account a program acts for, and its scopes. The last use is kept to the minute.
pub fn find(connection: &mut Connection, secret: &str) -> Result<Option<(Token, User)>> {
    let at = now().naive_utc();
    let found: Option<(Token, User)> = tokens::table
        .inner_join(users::table)
        .filter(tokens::token.eq(ids::hashed(secret)))
        .filter(tokens::expires_at.gt(at))
        .filter(users::deleted_at.is_null())
        .select((Token::as_select(), User::as_select()))
        .first(connection)
        .optional()?;
    // Programs do not act for suspended or banned accounts.
    let found = match found {
        Some((_, user)) if Sanction::of(connection, user.id)?.is_some() => None,
        found => found,
    };
    if let Some((token, _)) = &found
        && token.used_at.is_none_or(|used| at - used > Duration::minutes(1))
    {
        diesel::update(tokens::table.filter(tokens::token.eq(&token.token)))
            .set(tokens::used_at.eq(at))
            .execute(connection)?;
    }
    Ok(found)
}

/// The tokens of an account, newest first.
pub fn list(connection: &mut Connection, user: UserId) -> Result<Vec<Token>> {
    let own = tokens::table.filter(tokens::user_id.eq(user)).order(tokens::created_at.desc());
    Ok(own.select(Token::as_select()).load(connection)?)
}

/// The settings of a new token.
#[derive(Debug, Deserialize)]
pub struct NewToken {
    name: String,
    days: i64,
    #[serde(default)]
    scope: Vec<String>,
}

/// Creates a token and returns its secret, which is not stored.
pub fn new(connection: &mut Connection, user: UserId, fields: &NewToken) -> Result<String> {
    let name = names::title(&fields.name)?;
    let scopes: Vec<&str> =
        Scope::ALL.into_iter().map(Scope::word).filter(|word| fields.scope.iter().any(|asked| asked == word)).collect();
    if scopes.is_empty() {
        return Err(Error::Refused(text!("people-act-say-token-used")));
    }
    if !DAYS.contains(&fields.days) {
        return Err(Error::Refused(text!("people-act-token-lasts-30-90-365")));
    }
    let own = tokens::table.filter(tokens::user_id.eq(user));
    if own.count().get_result::<i64>(connection)? >= MOST {
        return Err(Error::Refused(text!("people-act-account-most-tokens-end-first", most = MOST)));
    }
    let (secret, at) = (ids::new_secret(), now().naive_utc());
    let token = Token {
        token: ids::hashed(&secret),
        user_id: user.to_owned(),
        name,
        scopes: scopes.join(" "),
        created_at: at,
        expires_at: at + Duration::days(fields.days),
        used_at: None,
    };
    diesel::insert_into(tokens::table).values(&token).execute(connection)?;
    Ok(secret)
}

/// Ends a token of an account.
pub fn end(connection: &mut Connection, user: UserId, token: &str) -> Result<()> {
    let own = tokens::table.filter(tokens::user_id.eq(user)).filter(tokens::token.eq(token));
    diesel::delete(own).execute(connection)?;
    Ok(())
}

/// Ends all tokens of this person.
pub fn end_all(connection: &mut Connection, user: UserId) -> Result<()> {
    diesel::delete(tokens::table.filter(tokens::user_id.eq(user))).execute(connection)?;
    Ok(())
}
