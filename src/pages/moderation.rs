//! Pages of moderation: reports by visitors and what administrators do about them.

pub mod act;
pub mod clubs;
pub mod reports;

use crate::web::Route;

pub fn routes() -> Vec<Route> {
    [act::routes(), clubs::routes(), reports::routes()].into_iter().flatten().collect()
}
