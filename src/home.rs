//! What is next for somebody: their tables, what waits for their word, what they organise; and the search.

pub mod duties;
pub mod pages;
pub mod search;
pub mod tables;

use crate::web::Route;

pub fn routes() -> Vec<Route> {
    let mut routes = pages::routes();
    routes.extend(search::routes());
    routes
}
