//! Finding records that the viewer may see.

use std::sync::Arc;

use diesel::prelude::*;
use podium_engine::text;

use crate::access::records::{is_open, may_see};
use crate::access::{Who, may, see, visible};
use crate::clubs::model::{Club, Role};
use crate::competitions::state::{Competition, TableId};
use crate::error::{Error, Result};
use crate::players::model::of_user;
use crate::records::model::{RecordRow, complete};
use crate::store::schema::{clubs, competitions, records};
use crate::web::{Access, App, Viewer};

/// A record, and where it was played.
#[derive(Debug)]
pub struct Found {
    pub row: RecordRow,
    pub place: Option<Place>,
}

/// The table of a competition.
#[derive(Debug)]
pub struct Place {
    pub club: Arc<Club>,
    pub competition: Arc<Competition>,
    pub table: Option<TableId>,
}

impl Place {
    pub fn path(&self) -> String {
        let competition = format!("{}/{}", self.club.path(), self.competition.slug);
        self.table.map_or(competition.clone(), |table| format!("{competition}/tables/{table}"))
    }
}

/// The record, if this person may know of the competition and table it belongs to.
pub async fn find(app: &App, viewer: &Viewer, id: &str) -> Result<Found> {
    let (id, user) = (id.to_owned(), viewer.user.as_ref().map(|user| user.id));
    let (row, hidden, club, players) = app
        .db
        .query(move |connection| {
            let row: RecordRow =
                records::table.filter(records::id.eq(&id)).select(RecordRow::as_select()).first(connection)?;
            let hidden = visible::hidden_record(connection, &id)?;
            let [row] = complete(connection, [row])?;
            let Some(competition) = &row.competition_id else { return Ok((row, hidden, None, Vec::new())) };
            let club: Club = competitions::table
                .inner_join(clubs::table)
                .filter(competitions::id.eq(competition))
                .select(Club::as_select())
                .first(connection)?;
            let (role, players) = match &user {
                Some(user) => (Role::of(connection, club.id, *user)?, of_user(connection, *user)?),
                None => (None, Vec::new()),
            };
            Ok((row, hidden, Some((club, role)), players))
        })
        .await?;
    let (Some((club, role)), Some(competition)) = (club, &row.competition_id) else {
        see(hidden, viewer)?;
        return Ok(Found { row, place: None });
    };
    let competition = app.competitions.get(competition).await?;
    let row = RecordRow { text: competition.public_record(row.text), ..row };
    let club = Arc::new(club);
    let table = row.table_number.and_then(|number| u32::try_from(number).ok()).map(TableId);
    let entry = viewer.entry_in(&app.db, &app.signer, &competition, &players).await?;
    let about = Who {
        club: Some(club.clone()),
        role,
        competition: Some(competition.clone()),
        table,
        entry,
        ..viewer.who.clone()
    };
    may(Access::Anyone, &about)?;
    see(hidden, &about)?;
    if !may_see(&about, &competition, table.and_then(|table| competition.table(table))) {
        return Err(Error::Refused(text!("refused-records-score-attack-shown-when")));
    }
    Ok(Found { row, place: Some(Place { club, competition, table }) })
}

/// A record in a list.
#[derive(Debug, Clone)]
pub struct Listed {
    pub id: String,
    pub names: Vec<String>,
    pub turns: i64,
    pub at: chrono::DateTime<chrono::Utc>,
    pub competition: Option<String>,
}

/// The latest public records of a game.
pub async fn latest(app: &App, game: &str, most: usize) -> Result<Vec<Listed>> {
    let game = game.to_owned();
    let rows: Vec<RecordRow> = app
        .db
        .query(move |connection| {
            let rows: Vec<RecordRow> = records::table
                .left_join(competitions::table)
                .filter(records::game.eq(game))
                .filter(visible::record())
                .order(records::created_at.desc())
                .limit(2 * most as i64)
                .select(RecordRow::as_select())
                .load(connection)?;
            complete(connection, rows)
        })
        .await?;
    let played_in = rows.iter().filter_map(|row| row.competition_id.clone()).collect();
    let competitions = app.competitions.get_all(played_in).await?;
    let mut listed = Vec::new();
    for row in rows {
        let competition = row.competition_id.as_ref().and_then(|id| competitions.get(id));
        let number = row.table_number.and_then(|number| u32::try_from(number).ok()).map(TableId);
        if competition.is_some_and(|competition| !is_open(competition)) {
            continue;
        }
        let table = competition.zip(number).and_then(|(competition, table)| competition.table(table));
        // Voided tables are not public.
        if competition.zip(table).is_some_and(|(competition, table)| !competition.is_public(table)) {
            continue;
        }
        listed.push(Listed {
            names: names(&competition.map_or_else(|| row.text.clone(), |it| it.public_record(row.text.clone()))),
            id: row.id,
            turns: row.turns,
            at: row.created_at.and_utc(),
            competition: competition.map(|competition| competition.settings.name.to_string()),
        });
    }
    listed.truncate(most);
    Ok(listed)
}

/// The player names in a text.
fn names(text: &str) -> Vec<String> {
    let Ok(reading) = podium_engine::record::Reading::of(text.as_bytes()) else { return Vec::new() };
    (1..).map_while(|seat| reading.value(&format!("P{seat}")).map(str::to_owned)).collect()
}
