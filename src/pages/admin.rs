//! Pages for administrators.

pub mod log;
pub mod overview;

use crate::web::Route;

pub fn routes() -> Vec<Route> {
    [overview::routes(), log::routes()].into_iter().flatten().collect()
}
