//! Pages of games: description, notation, and what was played here.

pub mod best;
pub mod game;
pub mod sample;
pub mod sheet;

use crate::web::Route;

pub fn routes() -> Vec<Route> {
    [sheet::routes(), game::routes()].into_iter().flatten().collect()
}
