//! The demo: a throwaway service with sample clubs, people and competitions, and one-click sign-in.

pub mod clubs;
mod course;
mod keep;
mod loose_ends;
mod people;
mod programme;
mod scene;

use chrono::{DateTime, Utc};
use podium_engine::chance::Chance;
use podium_engine::text;
use podium_engine::text::Text;
use rayon::prelude::*;

use crate::competitions::Competition;
use crate::error::{Error, Result};
use crate::ratings::update;
use crate::search;
use crate::store::{Connection, transaction};
use keep::Kept;
use people::World;
use scene::Scene;

/// The password of every demo account.
pub const PASSWORD: &str = "demonstration";

/// Who has tables to play, by name.
const PLAYER: &str = "Sam Carter";

/// The seed of all randomness in the demo.
const SEED: u64 = 1871;

/// Fills an empty database, deterministically for a given time.
pub fn fill(connection: &mut Connection, now: DateTime<Utc>) -> Result<()> {
    let world = transaction(connection, |connection| people::settle(connection, now, &mut Chance::seeded(SEED)))?;
    let mut kept = played(&world, now)?;
    transaction(connection, |connection| {
        kept.iter_mut().try_for_each(|kept| keep::keep(connection, kept))?;
        keep::circuit(connection, &world, &kept)
    })?;
    update::all(connection)?;
    search::write_all(connection)
}

/// Plays every scene, seasons after the ones they follow.
fn played(world: &World, now: DateTime<Utc>) -> Result<Vec<Kept>> {
    let scenes: Vec<(u64, Scene)> = (SEED..).zip(programme::all(now)).collect();
    let (later, first): (Vec<_>, Vec<_>) = scenes.into_iter().partition(|(_, scene)| scene.previous.is_some());
    let first: Vec<Result<Kept>> = first.par_iter().map(|(seed, scene)| one(scene, *seed, world, now, None)).collect();
    let mut kept: Vec<Kept> = first.into_iter().collect::<Result<_>>()?;
    for (seed, scene) in &later {
        let is_it = |kept: &&Kept| Some(kept.finished.settings.name.as_str()) == scene.previous;
        let previous = kept.iter().find(is_it).map(|kept| kept.finished.clone());
        kept.push(one(scene, *seed, world, now, previous.as_ref())?);
    }
    Ok(kept)
}

fn one(scene: &Scene, seed: u64, world: &World, now: DateTime<Utc>, previous: Option<&Competition>) -> Result<Kept> {
    let course = course::play(scene, world, now, Chance::seeded(seed), previous);
    keep::written(course.map_err(|why| Error::Refused(about(scene, &why)))?)
}

/// Names the failing scene, for whoever edits the programme.
fn about(scene: &Scene, why: &Text) -> Text {
    text!("refused-about", name = scene.name, text = why)
}
