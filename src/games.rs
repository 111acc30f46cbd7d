//! The games: what each is about, how its turns are written, and what was played here.

pub mod pages;
pub mod sample;
pub mod sheet;

pub fn routes() -> Vec<crate::web::Route> {
    let mut routes = sheet::routes();
    routes.extend(pages::routes());
    routes
}
