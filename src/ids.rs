//! Generated identifiers: ids, secrets, address slugs.

use std::fmt;

use data_encoding::{BASE32_NOPAD, HEXLOWER};
use deunicode::deunicode;
use rand::Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

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
    fn ids_differ() {
        assert_ne!(new_id(), new_id());
        assert_eq!(new_id().len(), 16);
        assert_eq!(hashed("a").len(), 64);
    }
}
