//! Rows of accounts, sessions and links.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::db::Connection;
use crate::db::schema::{links, sessions, users};
use crate::web::error::Result;

/// An account.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = users)]
pub struct User {
    pub id: String,
    /// In lower case.
    pub email: String,
    pub name: String,
    pub password: String,
    pub language: String,
    pub time_zone: String,
    pub is_admin: bool,
    pub verified_at: Option<NaiveDateTime>,
    pub created_at: NaiveDateTime,
    pub deleted_at: Option<NaiveDateTime>,
}

impl User {
    pub fn get(connection: &mut Connection, id: &str) -> Result<Self> {
        Ok(users::table.filter(users::id.eq(id)).select(Self::as_select()).first(connection)?)
    }

    pub fn by_email(connection: &mut Connection, email: &str) -> Result<Option<Self>> {
        let email = email.trim().to_lowercase();
        let found = users::table.filter(users::email.eq(email)).filter(users::deleted_at.is_null());
        Ok(found.select(Self::as_select()).first(connection).optional()?)
    }
}

/// A browser that is signed in.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = sessions)]
pub struct Session {
    /// The hash of what the browser carries.
    pub token: String,
    pub user_id: String,
    pub agent: String,
    pub address: String,
    pub created_at: NaiveDateTime,
    pub seen_at: NaiveDateTime,
    pub expires_at: NaiveDateTime,
}

/// A secret that somebody carries.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = links)]
pub struct Link {
    /// The hash of it.
    pub token: String,
    /// `verify`, `reset`, `invite`, `claim`, `program`.
    pub kind: String,
    pub user_id: Option<String>,
    pub club_id: Option<String>,
    pub data: String,
    pub created_at: NaiveDateTime,
    pub expires_at: Option<NaiveDateTime>,
    pub used_at: Option<NaiveDateTime>,
}
