//! A user's next steps: their tables, results to confirm, what they organise; and the search.

pub mod duties;
pub mod next;
pub mod search;
pub mod tables;

use crate::web::Route;

pub fn routes() -> Vec<Route> {
    [next::routes(), search::routes()].into_iter().flatten().collect()
}
