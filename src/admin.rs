//! What administrators of the service see and do: accounts, clubs, jobs, the outbox, the log.

pub mod actions;
pub mod log;
pub mod log_pages;
pub mod pages;

use crate::web::Route;

pub fn routes() -> Vec<Route> {
    let mut routes = pages::routes();
    routes.extend(log_pages::routes());
    routes
}
