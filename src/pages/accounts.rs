//! Pages of accounts: signing up and in, passwords, second factors, personal data.

pub mod account;
pub mod email;
pub mod factors;
pub mod magic_link;
pub mod sign_in;
pub mod sign_up;
pub mod tokens;

use crate::web::Route;

/// Every route of accounts.
pub fn routes() -> Vec<Route> {
    let lists = [sign_up::routes, account::routes, magic_link::routes, email::routes, tokens::routes, factors::routes];
    lists.iter().flat_map(|list| list()).collect()
}
