//! Passwords: argon2id with the parameters OWASP recommends, off the async threads.

use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::anyhow;
use argon2::password_hash::rand_core::OsRng;
use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};

use crate::web::error::{Error, Result};

/// 19 MiB, two passes, one lane.
fn argon() -> Result<Argon2<'static>> {
    let params = Params::new(19 * 1024, 2, 1, None).map_err(|error| Error::Internal(anyhow!("{error}")))?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

/// What is stored of a password. Slow by design: never on an async thread.
pub fn hash(password: &str) -> Result<String> {
    let salt = SaltString::generate(&mut OsRng);
    let hash = argon()?.hash_password(password.as_bytes(), &salt);
    hash.map(|hash| hash.to_string()).map_err(|error| Error::Internal(anyhow!("{error}")))
}

static COMPARED: AtomicU64 = AtomicU64::new(0);

/// How many passwords were compared since the start: what a missing account costs as well as a wrong password.
pub fn compared() -> u64 {
    COMPARED.load(Ordering::Relaxed)
}

/// Whether it is the password. Without a stored one the same work is done, so that the time tells nothing.
pub fn verify(password: &str, stored: Option<&str>) -> Result<bool> {
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    // An account may have none yet, or none any more.
    let stored = stored.filter(|stored| !stored.is_empty());
    let known = PasswordHash::new(stored.unwrap_or(NOBODY)).map_err(|error| Error::Internal(anyhow!("{error}")))?;
    let is_known = argon()?.verify_password(password.as_bytes(), &known).is_ok();
    COMPARED.fetch_add(1, Ordering::Relaxed);
    Ok(is_known && stored.is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_known_again_and_no_other() {
        let stored = hash("correct horse").expect("hashed");
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        assert!(verify("correct horse", Some(&stored)).expect("verified"));
        assert!(!verify("wrong horse", Some(&stored)).expect("verified"));
        assert!(!verify("anything", None).expect("verified"));
        assert!(!verify("", Some("")).expect("verified"));
    }
}
