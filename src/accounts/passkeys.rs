//! Passkeys.

pub mod key;
pub mod verify;

#[cfg(test)]
mod tests;
