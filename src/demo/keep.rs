//! Stores what was played: the chain of events, the records, and the projections.

use chrono::SubsecRound;
use diesel::prelude::*;
use podium_engine::contest::circuit::Rules;
use podium_engine::record::judge;

use super::course::Course;
use super::people::World;
use super::programme::CIRCUIT;
use crate::clubs::log::{Deed, note_at};
use crate::competitions::actions::follow::Timeline;
use crate::competitions::rehearsal::RecordText;
use crate::competitions::{Competition, Event, Happened, Writing, project};
use crate::error::{Error, Result};
use crate::ids;
use crate::records::model::NewRecord;
use crate::store::Connection;
use crate::store::chain::Actor;
use crate::store::schema::circuits;

/// One competition, ready to be stored.
pub(super) struct Kept {
    created: Competition,
    pub finished: Competition,
    writing: Writing,
    records: Vec<NewRecord>,
}

/// The chain of a competition, with its records and their verdicts.
pub(super) fn written(course: Course<'_>) -> Result<Kept> {
    let Course { it, created, steps, .. } = course;
    let first = exact(created);
    let Event::Created { settings, .. } = first.event else { return Err(Error::NotFound) };
    let mut writing = Writing::created((it.id, it.club, it.slug), *settings, first.by, first.at, None)?;
    let created = writing.state().clone();
    let mut records = Vec::new();
    for step in steps {
        let Some(last) = step.happened.last().cloned().map(exact) else { continue };
        for record in step.records {
            records.push(new_record(&created, record, &last)?);
        }
        for happened in step.happened.into_iter().map(exact) {
            writing.by(happened.by, happened.at);
            writing.push(happened.event)?;
        }
    }
    Ok(Kept { created, finished: writing.state().clone(), writing, records })
}

/// With the precision that every database stores.
fn exact(happened: Happened) -> Happened {
    Happened { at: happened.at.trunc_subsecs(3), ..happened }
}

fn new_record(competition: &Competition, record: RecordText, happened: &Happened) -> Result<NewRecord> {
    let verdict = judge(record.text.as_bytes());
    let new = NewRecord::new(Some((&competition.id, record.table)), &record.text, &verdict, &happened.by)?;
    Ok(new.at(record.id, happened.at.naive_utc()))
}

/// Stores one competition.
pub(super) fn keep(connection: &mut Connection, kept: &mut Kept) -> Result<()> {
    project::insert(connection, &kept.created)?;
    kept.writing.store(connection)?;
    for record in std::mem::take(&mut kept.records) {
        record.store(connection)?;
    }
    project::update(connection, &kept.created, &kept.finished, kept.writing.events())
}

/// Stores the circuit over some of them.
pub(super) fn circuit(connection: &mut Connection, world: &World, all: &[Kept]) -> Result<()> {
    let (club, name, about, legs) = CIRCUIT;
    let leg = |name: &&str| all.iter().find(|kept| kept.finished.settings.name == **name);
    let legs: Vec<&Competition> = legs.iter().filter_map(|name| Some(&leg(name)?.finished)).collect();
    let Some((first, club)) = legs.first().zip(world.clubs.get(club).copied()) else { return Ok(()) };
    let ids: Vec<&str> = legs.iter().map(|leg| leg.id.as_str()).collect();
    let (slug, at) = (ids::slug(name), first.created_at);
    let rules = Rules { best: Some(2), ..Rules::default() };
    let circuit = format!("circuit{}", first.id.get(..9).unwrap_or_default());
    diesel::insert_into(circuits::table)
        .values((
            circuits::id.eq(&circuit),
            circuits::club_id.eq(club),
            circuits::slug.eq(&slug),
            circuits::name.eq(name),
            circuits::about.eq(about),
            circuits::rules.eq(serde_json::to_string(&rules)?),
            circuits::legs.eq(serde_json::to_string(&ids)?),
            circuits::revision.eq(1_i64),
            circuits::created_at.eq(at.naive_utc()),
        ))
        .execute(connection)?;
    let legs = ids.into_iter().map(str::to_owned).collect();
    let deed = Deed::CircuitSet { circuit, name: name.into(), rules, legs };
    note_at(connection, club, at, &Actor::System, deed, None)
}
