//! Accounts: signing up and in, passwords, sessions, one's own data.

pub mod actions;
pub mod devices;
pub mod email;
pub mod factor_pages;
pub mod factors;
pub mod letters;
pub mod magic_link;
pub mod model;
pub mod pages;
pub mod passkeys;
pub mod passwords;
pub mod reauthenticate;
pub mod sessions;
pub mod sign_in;
pub mod sign_up;
pub mod strength;
pub mod tokens;
pub mod totp;

/// Every route of accounts.
pub fn routes() -> Vec<crate::web::Route> {
    let all = [
        sign_up::routes(),
        pages::routes(),
        magic_link::routes(),
        email::routes(),
        tokens::routes(),
        factor_pages::routes(),
    ];
    all.into_iter().flatten().collect()
}
