//! Pages of moderation: reports by visitors and what administrators do about them.

pub mod act;
pub mod reports;

use crate::web::Route;

pub fn routes() -> Vec<Route> {
    [act::routes(), reports::routes()].into_iter().flatten().collect()
}
