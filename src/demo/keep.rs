//! Stores what was played: the chain of events, the records, and what is found by them.

use chrono::SubsecRound;
use diesel::prelude::*;
use podium_engine::contest::circuit::Rules;
use podium_engine::record::{Verdict, judge};

use super::course::Course;
use super::people::World;
use super::programme::CIRCUIT;
use crate::clubs::log::{Deed, note_at};
use crate::competitions::rehearsal::RecordText;
use crate::competitions::seal::{begun, seal};
use crate::competitions::store::{RecordRow, stream};
use crate::competitions::{Actor, Competition, Event, Happened, project};
use crate::db::Connection;
use crate::db::chain::{self, EventRow};
use crate::db::schema::{circuits, records};
use crate::ids;
use crate::web::error::{Error, Result};

/// Rows of one competition, ready to be stored.
pub(super) struct Kept {
    created: Competition,
    pub finished: Competition,
    events: Vec<Event>,
    rows: Vec<EventRow>,
    records: Vec<RecordRow>,
}

/// The chain of a competition, with its records and their verdicts.
pub(super) fn written(course: Course<'_>) -> Result<Kept> {
    let Course { it, created, steps, .. } = course;
    let name = stream(&it.id);
    let first = exact(created);
    let row = EventRow::next(&name, (0, ""), first.at, &first.by, &begun(&first.event, &it.club)?, None)?;
    let mut now = Competition::create(it.id, it.club, it.slug, first).ok_or(Error::NotFound)?;
    now.head = row.hash.clone();
    let created = now.clone();
    let (mut rows, mut events, mut texts) = (vec![row], Vec::new(), Vec::<RecordRow>::new());
    for step in steps {
        let Some(last) = step.happened.last().cloned().map(exact) else { continue };
        for record in step.records {
            texts.push(record_row(&now, record, &last)?);
        }
        for happened in step.happened.into_iter().map(exact) {
            let after = (now.revision as i64, now.head.as_str());
            let proof = happened.event.record().and_then(|id| texts.iter().rev().find(|text| text.id == id));
            let body = seal(&happened.event, &now, proof.map(|record| record.text.as_str()))?;
            let row = EventRow::next(&name, after, happened.at, &happened.by, &body, None)?;
            events.push(happened.event.clone());
            now.apply(happened);
            now.head = row.hash.clone();
            rows.push(row);
        }
    }
    Ok(Kept { created, finished: now, events, rows, records: texts })
}

/// As exactly as every database keeps it.
fn exact(happened: Happened) -> Happened {
    Happened { at: happened.at.trunc_subsecs(3), ..happened }
}

fn record_row(competition: &Competition, record: RecordText, happened: &Happened) -> Result<RecordRow> {
    let verdict = judge(record.text.as_bytes());
    let turns = match &verdict {
        Verdict::Holds(holds) => holds.turns as i64,
        Verdict::Fails(fault) => return Err(Error::Refused(fault.text.clone())),
    };
    Ok(RecordRow {
        id: record.id,
        competition_id: Some(competition.id.clone()),
        table_number: Some(record.table.0.into()),
        game: competition.settings.game.clone(),
        text: record.text,
        verdict: serde_json::to_string(&verdict)?,
        turns,
        submitted_by: happened.by.id(),
        created_at: happened.at.naive_utc(),
    })
}

/// Stores one competition.
pub(super) fn keep(connection: &mut Connection, kept: &Kept) -> Result<()> {
    project::insert(connection, &kept.created)?;
    chain::insert(connection, &kept.rows)?;
    for record in &kept.records {
        diesel::insert_into(records::table).values(record).execute(connection)?;
    }
    project::update(connection, &kept.created, &kept.finished, &kept.events)
}

/// Stores the circuit over some of them.
pub(super) fn circuit(connection: &mut Connection, world: &World, all: &[Kept]) -> Result<()> {
    let (club, name, about, legs) = CIRCUIT;
    let leg = |name: &&str| all.iter().find(|kept| kept.finished.settings.name == **name);
    let legs: Vec<&Competition> = legs.iter().filter_map(|name| Some(&leg(name)?.finished)).collect();
    let Some((first, club)) = legs.first().zip(world.clubs.get(club)) else { return Ok(()) };
    let ids: Vec<&str> = legs.iter().map(|leg| leg.id.as_str()).collect();
    let (slug, at) = (ids::slug(name), first.created_at);
    let rules = serde_json::to_string(&Rules { best: Some(2), ..Rules::default() })?;
    let legs = serde_json::to_string(&ids)?;
    diesel::insert_into(circuits::table)
        .values((
            circuits::id.eq(format!("circuit{}", first.id.get(..9).unwrap_or_default())),
            circuits::club_id.eq(club),
            circuits::slug.eq(&slug),
            circuits::name.eq(name),
            circuits::about.eq(about),
            circuits::rules.eq(&rules),
            circuits::legs.eq(&legs),
            circuits::revision.eq(1_i64),
            circuits::created_at.eq(at.naive_utc()),
        ))
        .execute(connection)?;
    let deed = Deed::CircuitSet { slug, name: name.to_owned(), rules, legs };
    note_at(connection, club, at, &Actor::System, &deed, None)
}
