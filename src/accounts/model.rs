//! Rows of accounts, sessions and links.

use chrono::NaiveDateTime;
use diesel::prelude::*;

use crate::error::Result;
use crate::ids::{ClubId, UserId};
use crate::store::Connection;
use crate::store::schema::{links, sessions, tokens, users};
use crate::store::texts::PersonalText;

/// An account.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = users)]
pub struct User {
    pub id: UserId,
    /// In lower case.
    pub email: String,
    pub name: String,
    /// The hash of the personal text that holds the name.
    pub name_text: String,
    pub password: String,
    pub language: String,
    pub time_zone: String,
    pub is_admin: bool,
    pub verified_at: Option<NaiveDateTime>,
    pub created_at: NaiveDateTime,
    pub deleted_at: Option<NaiveDateTime>,
}

impl User {
    /// The name as event chains refer to it.
    pub fn called(&self) -> PersonalText {
        PersonalText::stored(&self.name_text, &self.name)
    }

    pub fn get(connection: &mut Connection, id: UserId) -> Result<Self> {
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
    /// The hash of the browser's secret.
    pub token: String,
    pub user_id: UserId,
    pub agent: String,
    pub address: String,
    pub created_at: NaiveDateTime,
    pub seen_at: NaiveDateTime,
    pub expires_at: NaiveDateTime,
    /// When the user last proved who they are; unknown for sessions of older versions.
    pub proved_at: Option<NaiveDateTime>,
}

impl Session {
    /// The browser and system in a few words, where recognised; else the user agent itself.
    pub fn device(&self) -> String {
        // Most browsers claim to be others as well: the rarer name is the true one.
        const BROWSERS: [(&str, &str); 8] = [
            ("Edg", "Edge"),
            ("OPR/", "Opera"),
            ("SamsungBrowser", "Samsung Internet"),
            ("Firefox/", "Firefox"),
            ("FxiOS/", "Firefox"),
            ("CriOS/", "Chrome"),
            ("Chrome/", "Chrome"),
            ("Safari/", "Safari"),
        ];
        const SYSTEMS: [(&str, &str); 7] = [
            ("iPhone", "iPhone"),
            ("iPad", "iPad"),
            ("Android", "Android"),
            ("CrOS", "ChromeOS"),
            ("Windows", "Windows"),
            ("Macintosh", "macOS"),
            ("Linux", "Linux"),
        ];
        let named = |names: &[(&str, &'static str)]| {
            names.iter().find(|(sign, _)| self.agent.contains(sign)).map(|(_, name)| *name)
        };
        match (named(&BROWSERS), named(&SYSTEMS)) {
            (Some(browser), Some(system)) => format!("{browser} · {system}"),
            _ => self.agent.clone(),
        }
    }
}

/// A secret link.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = links)]
pub struct Link {
    /// The hash of its secret.
    pub token: String,
    /// `verify`, `reset`, `invite`, `claim`.
    pub kind: String,
    pub user_id: Option<UserId>,
    pub club_id: Option<ClubId>,
    pub data: String,
    pub created_at: NaiveDateTime,
    pub expires_at: Option<NaiveDateTime>,
    pub used_at: Option<NaiveDateTime>,
}

/// What a program uses to act for an account.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = tokens)]
pub struct Token {
    /// The hash of its secret.
    pub token: String,
    pub user_id: UserId,
    /// What its owner calls it.
    pub name: String,
    /// Its scopes, separated by spaces.
    pub scopes: String,
    pub created_at: NaiveDateTime,
    pub expires_at: NaiveDateTime,
    /// When it was last used.
    pub used_at: Option<NaiveDateTime>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_told_in_a_few_words() {
        let device = |agent: &str| {
            let at = NaiveDateTime::default();
            let text = String::new;
            let agent = agent.to_owned();
            Session {
                token: text(),
                user_id: UserId::default(),
                agent,
                address: text(),
                created_at: at,
                seen_at: at,
                expires_at: at,
                proved_at: None,
            }
            .device()
        };
        let chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0";
        assert_eq!(device(&format!("Mozilla/5.0 (X11; Linux x86_64) {chrome} Safari/537.36")), "Chrome · Linux");
        assert_eq!(
            device(&format!("Mozilla/5.0 (Linux; Android 15) {chrome} Mobile Safari/537.36")),
            "Chrome · Android"
        );
        assert_eq!(
            device(&format!("Mozilla/5.0 (Windows NT 10.0) {chrome} Safari/537.36 Edg/130.0")),
            "Edge · Windows"
        );
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1";
        assert_eq!(device(phone), "Safari · iPhone");
        assert_eq!(device("curl/8.9"), "curl/8.9");
    }
}
