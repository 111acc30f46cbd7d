//! Pages of clubs. Routes with fixed words come before those with names.

pub mod club;
pub mod members;
pub mod roster;

use crate::web::Route;

pub fn routes() -> Vec<Route> {
    [club::routes(), members::routes(), roster::routes()].into_iter().flatten().collect()
}
