//! Passwords: argon2id with the parameters OWASP recommends. Each hash takes 19 MiB and a core, so only a few run at once,
//! off the async threads and without holding a database connection; see [`Hasher`].

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::anyhow;
use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};
use tokio::sync::Semaphore;

use crate::error::{Error, Result};
use crate::ids;

/// How many may wait per running hash. They are answered within a few seconds; later ones are told at once to try again.
const QUEUE: usize = 128;

/// The bytes of a hash.
const LENGTH: usize = 32;

/// 19 MiB, two passes, one lane.
fn params() -> Result<Params> {
    Params::new(19 * 1024, 2, 1, Some(LENGTH)).map_err(fault)
}

fn fault(error: impl std::fmt::Display) -> Error {
    Error::Internal(anyhow!("a password could not be hashed: {error}"))
}

/// Hashes passwords, a few at once. Waiting requests hold nothing but their place in the queue.
#[derive(Debug)]
pub struct Hasher {
    turns: Arc<Semaphore>,
    most_waiting: usize,
    shared: Arc<Shared>,
}

/// What running hashes share.
#[derive(Debug, Default)]
struct Shared {
    /// Memory that the next in the queue reuses: at most as much as runs at once, and none while nobody waits.
    memory: Mutex<Vec<Vec<Block>>>,
    waiting: AtomicUsize,
    running: AtomicUsize,
    most_running: AtomicUsize,
    hashed: AtomicU64,
    compared: AtomicU64,
}

/// A place in the queue, given back when the waiting request is dropped.
struct Place(Arc<Shared>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.waiting.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Hasher {
    /// Runs at most this many hashes at once.
    pub fn new(at_once: usize) -> Self {
        Self {
            turns: Arc::new(Semaphore::new(at_once.max(1))),
            most_waiting: at_once.max(1).saturating_mul(QUEUE),
            shared: Arc::default(),
        }
    }

    /// The hash to store for a password.
    pub async fn hash(&self, password: &str) -> Result<String> {
        let password = password.to_owned();
        self.run(move |memory| hash_in(&password, memory)).await
    }

    /// Whether the password matches. Without a stored hash the same work is done, so that timing reveals nothing.
    pub async fn verify(&self, password: &str, stored: Option<&str>) -> Result<bool> {
        let (password, stored) = (password.to_owned(), stored.map(str::to_owned));
        let known = self.run(move |memory| verify_in(&password, stored.as_deref(), memory)).await?;
        self.shared.compared.fetch_add(1, Ordering::Relaxed);
        Ok(known)
    }

    /// How many passwords were compared since the start: a missing account costs the same as a wrong password.
    pub fn compared(&self) -> u64 {
        self.shared.compared.load(Ordering::Relaxed)
    }

    /// How many hashes were made since the start.
    pub fn hashed(&self) -> u64 {
        self.shared.hashed.load(Ordering::Relaxed)
    }

    /// The most hashes that ever ran at once.
    pub fn most_at_once(&self) -> usize {
        self.shared.most_running.load(Ordering::Relaxed)
    }

    async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut Vec<Block>) -> Result<T> + Send + 'static,
    ) -> Result<T> {
        let place = Place(self.shared.clone());
        if self.shared.waiting.fetch_add(1, Ordering::Relaxed) >= self.most_waiting {
            return Err(Error::Busy);
        }
        let turn = self.turns.clone().acquire_owned().await.map_err(Error::internal)?;
        drop(place);
        let shared = self.shared.clone();
        let work = move || {
            // Held until the work is done, even if the caller stops waiting.
            let _turn = turn;
            let running = shared.running.fetch_add(1, Ordering::Relaxed) + 1;
            shared.most_running.fetch_max(running, Ordering::Relaxed);
            shared.hashed.fetch_add(1, Ordering::Relaxed);
            let pool = || shared.memory.lock().unwrap_or_else(PoisonError::into_inner);
            let mut memory = pool().pop().unwrap_or_default();
            let done = work(&mut memory);
            match shared.waiting.load(Ordering::Relaxed) {
                0 => pool().clear(),
                _ => pool().push(memory),
            }
            shared.running.fetch_sub(1, Ordering::Relaxed);
            done
        };
        actix_web::web::block(work).await.map_err(Error::internal)?
    }
}

/// Hashes one password synchronously, for commands that run alone.
pub fn hash(password: &str) -> Result<String> {
    hash_in(password, &mut Vec::new())
}

fn hash_in(password: &str, memory: &mut Vec<Block>) -> Result<String> {
    let (salt, params) = (Salt::new(&ids::random::<16>()).map_err(fault)?, params()?);
    let output = output(password, &salt, &params, LENGTH, memory)?;
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(&params).map_err(fault)?,
        salt: Some(salt),
        hash: Some(output),
    };
    Ok(hash.to_string())
}

fn verify_in(password: &str, stored: Option<&str>, memory: &mut Vec<Block>) -> Result<bool> {
    const NOBODY: &str =
        "$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHRzYWx0c2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";
    // An account may not have one yet, or no longer.
    let stored = stored.filter(|stored| !stored.is_empty());
    let known = PasswordHash::new(stored.unwrap_or(NOBODY)).map_err(fault)?;
    let (Some(salt), Some(expected)) = (known.salt, known.hash) else { return Ok(false) };
    let params = Params::try_from(&known).map_err(fault)?;
    let output = output(password, &salt, &params, expected.len(), memory)?;
    // Compared in constant time.
    Ok(output == expected && stored.is_some())
}

fn output(password: &str, salt: &Salt, params: &Params, length: usize, memory: &mut Vec<Block>) -> Result<Output> {
    if memory.len() < params.block_count() {
        memory.resize(params.block_count(), Block::new());
    }
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params.clone());
    let mut bytes = vec![0; length];
    argon.hash_password_into_with_memory(password.as_bytes(), salt, &mut bytes, &mut *memory).map_err(fault)?;
    Output::new(&bytes).map_err(fault)
}

#[cfg(test)]
mod tests {
    use argon2::PasswordVerifier;

    use super::*;

    #[test]
    fn a_password_is_known_again_and_no_other() {
        let mut memory = Vec::new();
        let stored = hash_in("correct horse", &mut memory).expect("hashed");
        assert!(stored.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"));
        let mut verify = |password, stored| verify_in(password, stored, &mut memory).expect("verified");
        assert!(verify("correct horse", Some(stored.as_str())));
        assert!(!verify("wrong horse", Some(&stored)));
        assert!(!verify("anything", None));
        assert!(!verify("", Some("")));
    }

    /// Reused memory does not affect the result: the crate's standard interface accepts the hash as well.
    #[test]
    fn memory_that_was_used_before_gives_the_same_hash() {
        let mut memory = Vec::new();
        hash_in("somebody else’s", &mut memory).expect("hashed");
        let stored = hash_in("correct horse", &mut memory).expect("hashed");
        let known = PasswordHash::new(&stored).expect("a hash");
        Argon2::default().verify_password(b"correct horse", &known).expect("the same");
        assert!(Argon2::default().verify_password(b"wrong horse", &known).is_err());
    }

    /// A vector of the reference implementation: stored hashes stay valid.
    #[test]
    fn a_hash_by_another_program_is_known() {
        let stored = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
        let mut memory = Vec::new();
        assert!(verify_in("password", Some(stored), &mut memory).expect("verified"));
        assert!(!verify_in("passwore", Some(stored), &mut memory).expect("verified"));
    }

    #[tokio::test]
    async fn few_are_hashed_at_once() {
        let hasher = Arc::new(Hasher::new(2));
        let tasks: Vec<_> = (0..8)
            .map(|number| {
                let hasher = hasher.clone();
                tokio::spawn(async move { hasher.hash(&format!("password {number}")).await.map(drop) })
            })
            .collect();
        for task in tasks {
            task.await.expect("no panic").expect("hashed");
        }
        assert_eq!(hasher.hashed(), 8);
        assert!(hasher.most_at_once() <= 2, "{}", hasher.most_at_once());
        let kept = hasher.shared.memory.lock().expect("the pool").len();
        assert_eq!(kept, 0, "memory for {kept} hashes is kept although nobody waits");
    }

    #[tokio::test]
    async fn a_queue_that_is_too_long_is_told_at_once() {
        let hasher = Hasher { most_waiting: 1, ..Hasher::new(1) };
        let held = hasher.turns.clone().acquire_owned().await.expect("a turn");
        let (waits, busy) = (hasher.hash("one"), hasher.hash("two"));
        let (mut waits, busy) = (Box::pin(waits), Box::pin(busy));
        assert!(futures_util::poll!(&mut waits).is_pending());
        assert!(matches!(busy.await, Err(Error::Busy)));
        // A cancelled request makes room.
        drop(waits);
        let mut third = Box::pin(hasher.hash("three"));
        assert!(futures_util::poll!(&mut third).is_pending());
        drop(held);
        third.await.expect("hashed");
    }
}
