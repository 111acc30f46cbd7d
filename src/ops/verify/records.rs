//! Records: each is the text that an event speaks of, and is judged as its verdict says.

use diesel::prelude::*;
use podium_engine::contest::series;
use podium_engine::record::{Reading, Verdict, judge};

use super::{Difference, Step, Verifier, wrong};
use crate::competitions::event::{Event, Proof};
use crate::ids;
use crate::records::content::fingerprint;
use crate::records::facts::VerdictFacts;
use crate::records::model::{RecordRow, rules};
use crate::store::Connection;
use crate::store::schema::records;

impl Verifier {
    /// The record that an event speaks of is there and is the same text; judged by the rules of that time, it shows that
    /// result.
    pub(super) fn proofs(
        &mut self,
        connection: &mut Connection,
        competition: &str,
        event: &Event,
        place: &str,
    ) -> Step {
        let (Some(proof), Some(table)) = (event.record(), event.table()) else { return Ok(()) };
        let Proof { id, sha256, rules: judged_by } = proof;
        let found = records::table.filter(records::id.eq(id)).select(RecordRow::as_select());
        let Some(record) = found.first::<RecordRow>(connection).optional()? else {
            return wrong(format!("{place} speaks of the record {id}, which is gone"));
        };
        let at = (record.competition_id.as_deref(), record.table_number);
        if at != (Some(competition), Some(i64::from(table.0))) {
            return wrong(format!("records: the record {id} is not kept at table {table} of {competition} any more"));
        }
        if *sha256 != ids::hashed(&record.text) {
            return wrong(format!("records: the text of the record {id} was changed after {place}"));
        }
        let (Event::GameReported { result, .. } | Event::GameEntered { result, .. }) = event else { return Ok(()) };
        let is_current = *judged_by == rules(&record.game);
        if !is_current && !self.recomputes() {
            return Ok(());
        }
        let shown = match (Reading::of(record.text.as_bytes()), judge(record.text.as_bytes())) {
            (Ok(reading), Verdict::Holds(holds)) => {
                series::Game::judged(result.seats.clone(), &reading.tag_values(), &holds).ok()
            }
            _ => None,
        };
        if shown.as_ref() == Some(result) {
            return Ok(());
        }
        if is_current {
            return wrong(format!("{place} tells another result than its record {id}"));
        }
        self.differs(Difference {
            kind: "verdict",
            at: format!("{place}, record {id}"),
            written_by: format!("{} rules version {judged_by}", record.game),
            was: serde_json::to_string(result)?,
            now: shown.map_or_else(|| Ok("does not hold".to_owned()), |shown| serde_json::to_string(&shown))?,
        });
        Ok(())
    }

    /// Every record with the verdict that is kept with it.
    pub(super) fn all_records(&mut self, connection: &mut Connection) -> Step {
        let mut last = String::new();
        loop {
            let page = records::table.filter(records::id.gt(&last)).order(records::id).limit(200);
            let page: Vec<RecordRow> = page.select(RecordRow::as_select()).load(connection)?;
            let Some(end) = page.last() else { return Ok(()) };
            last = end.id.clone();
            for record in &page {
                // Empty until a job has made it.
                if !record.content.is_empty() && record.content != fingerprint(&record.text) {
                    let id = &record.id;
                    return wrong(format!("records: the fingerprint of the record {id} is not that of its moves"));
                }
                if let Some(difference) = judged(record)? {
                    self.differs(difference);
                }
                self.checked.records += 1;
            }
        }
    }
}

/// How the verdict that is kept with a record compares with the verdict of this version.
pub fn judged(record: &RecordRow) -> Step<Option<Difference>> {
    let id = &record.id;
    let Ok(kept) = serde_json::from_str::<VerdictFacts>(&record.verdict) else {
        return wrong(format!("records: the verdict of the record {id} cannot be read"));
    };
    if kept.turns as i64 != record.turns {
        return wrong(format!("records: the record {id} has another number of turns than its verdict says"));
    }
    if kept.game != record.game {
        return wrong(format!("records: the record {id} is of another game than its verdict says"));
    }
    let now = match judge(record.text.as_bytes()) {
        Verdict::Holds(holds) => Some(VerdictFacts::from(&holds)),
        Verdict::Fails(_) => None,
    };
    let field = match &now {
        Some(now) => kept.differs_in(now),
        None => Some("whether it holds"),
    };
    match field {
        None | Some("rules") => Ok(None),
        Some(field) if kept.rules == rules(&record.game) => {
            wrong(format!("records: the record {id} is judged otherwise than its verdict says, in “{field}”"))
        }
        Some(_) => Ok(Some(Difference {
            kind: "verdict",
            at: format!("record {id}"),
            written_by: format!("{} rules version {}", kept.game, kept.rules),
            was: record.verdict.clone(),
            now: now.map_or_else(|| Ok("does not hold".to_owned()), |now| serde_json::to_string(&now))?,
        })),
    }
}
