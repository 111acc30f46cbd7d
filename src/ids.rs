//! Generated identifiers: ids, secrets, address slugs.

use std::fmt;
use std::ops::Deref;
use std::str::{self, FromStr};

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use deunicode::deunicode;
use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::Text;
use rand::Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use crate::error::Error;

/// Cryptographically random bytes.
pub fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    rand::rng().fill_bytes(&mut bytes);
    bytes
}

/// A new id: 80 random bits, short enough to be read out.
pub fn new_id() -> String {
    BASE32_NOPAD.encode(&random::<10>()).to_ascii_lowercase()
}

/// A secret for a cookie or a link: 256 random bits.
pub fn new_secret() -> String {
    BASE32_NOPAD.encode(&random::<32>()).to_ascii_lowercase()
}

/// A seed for draws by lot.
pub fn new_lots() -> u64 {
    // Small enough for every JSON parser to keep exactly.
    rand::rng().next_u64() >> 11
}

/// The stored form of a secret.
pub fn hashed(secret: &str) -> String {
    hashed_bytes(secret.as_bytes())
}

/// The hash of anything.
pub fn hashed_bytes(bytes: &[u8]) -> String {
    HEXLOWER.encode(&Sha256::digest(bytes))
}

/// A readable slug for addresses: lower-case letters, digits and single hyphens.
pub fn slug(name: &str) -> String {
    let mut slug = String::new();
    for c in deunicode(name).chars() {
        if c.is_ascii_alphanumeric() {
            slug.push(c.to_ascii_lowercase());
        } else if !slug.ends_with('-') && !slug.is_empty() && c != '\'' {
            slug.push('-');
        }
        if slug.len() >= 60 {
            break;
        }
    }
    let slug = slug.trim_end_matches('-');
    if slug.is_empty() { "x".to_owned() } else { slug.to_owned() }
}

/// Ids of rows: each its own type, so that a club's is not taken for a player's. They are written as plain text.
macro_rules! ids {
    ($($(#[$doc:meta])* $id:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, AsExpression, FromSqlRow)]
        #[serde(into = "String", try_from = "String")]
        #[diesel(sql_type = Text)]
        pub struct $id([u8; LETTERS]);

        impl $id {
            pub fn random() -> Self {
                new_id().parse().unwrap_or_default()
            }

            pub fn as_str(&self) -> &str {
                let end = self.0.iter().position(|byte| *byte == 0).unwrap_or(LETTERS);
                self.0.get(..end).and_then(|letters| str::from_utf8(letters).ok()).unwrap_or_default()
            }
        }

        impl FromIterator<char> for $id {
            fn from_iter<T: IntoIterator<Item = char>>(letters: T) -> Self {
                String::from_iter(letters).parse().unwrap_or_default()
            }
        }

        impl FromStr for $id {
            type Err = NotAnId;

            fn from_str(text: &str) -> Result<Self, NotAnId> {
                let mut letters = [0; LETTERS];
                let room = letters.get_mut(..text.len()).filter(|_| !text.contains('\0')).ok_or(NotAnId)?;
                room.copy_from_slice(text.as_bytes());
                Ok(Self(letters))
            }
        }

        #[cfg(test)]
        impl From<&str> for $id {
            fn from(text: &str) -> Self {
                text.parse().expect("an id")
            }
        }

        impl TryFrom<String> for $id {
            type Error = NotAnId;

            fn try_from(text: String) -> Result<Self, NotAnId> {
                text.parse()
            }
        }

        impl From<$id> for String {
            fn from(id: $id) -> Self {
                id.as_str().to_owned()
            }
        }

        impl Deref for $id {
            type Target = str;

            fn deref(&self) -> &str {
                self.as_str()
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.as_str().fmt(f)
            }
        }

        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.as_str().fmt(f)
            }
        }

        impl<DB: Backend> ToSql<Text, DB> for $id
        where
            str: ToSql<Text, DB>,
        {
            fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
                self.as_str().to_sql(out)
            }
        }

        impl<DB: Backend> FromSql<Text, DB> for $id
        where
            String: FromSql<Text, DB>,
        {
            fn from_sql(value: DB::RawValue<'_>) -> deserialize::Result<Self> {
                Ok(String::from_sql(value)?.parse()?)
            }
        }

        podium_engine::shown_as_written!($id);
    )*};
}

ids! {
    ClubId;
    /// Of a player or an account.
    PersonId;
    PlayerId;
    /// Of an account.
    UserId;
}

impl From<UserId> for PersonId {
    fn from(UserId(letters): UserId) -> Self {
        Self(letters)
    }
}

impl From<PlayerId> for PersonId {
    fn from(PlayerId(letters): PlayerId) -> Self {
        Self(letters)
    }
}

/// The most letters of an id.
const LETTERS: usize = 16;

/// No id is written like this.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAnId;

impl std::error::Error for NotAnId {}

impl From<NotAnId> for Error {
    fn from(_: NotAnId) -> Self {
        Self::NotFound
    }
}

impl fmt::Display for NotAnId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an id has at most {LETTERS} letters")
    }
}

/// The number of an entry within its competition, from 1 on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
pub struct EntryId(pub u32);

/// The number of a table within its competition, from 1 on, over all stages and rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
pub struct TableId(pub u32);

impl fmt::Display for EntryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

podium_engine::shown_as_written!(EntryId, TableId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_readable() {
        assert_eq!(slug("Cercle d’Échecs de Besançon"), "cercle-dechecs-de-besancon");
        assert_eq!(slug("  Straße & Œuvre  "), "strasse-oeuvre");
        assert_eq!(slug("Łódź, Åbo und Ærøskøbing"), "lodz-abo-und-aeroskobing");
        assert_eq!(slug("Шахматы"), "shakhmaty");
        assert_eq!(slug("…!"), "x");
    }

    #[test]
    fn an_id_is_written_as_text_and_read_strictly() {
        let id = ClubId::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.as_str().len(), 16);
        let json = serde_json::to_string(&id).expect("JSON");
        assert_eq!(json, format!("\"{id}\""));
        assert_eq!(serde_json::from_str::<ClubId>(&json).expect("an id"), id);
        for wrong in ["seventeen-letters", "a\0"] {
            assert_eq!(wrong.parse::<PlayerId>(), Err(NotAnId), "{wrong}");
        }
        assert!(serde_json::from_str::<UserId>("\"seventeen-letters\"").is_err());
    }

    #[test]
    fn ids_differ() {
        assert_ne!(new_id(), new_id());
        assert_eq!(new_id().len(), 16);
        assert_eq!(hashed("a").len(), 64);
    }
}
