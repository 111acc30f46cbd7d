//! The page of next steps.

use std::collections::BTreeMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::prelude::*;

use super::tables;
use crate::access::visible;
use crate::clubs::model::{Club, Role};
use crate::competitions::project::Row;
use crate::competitions::state::EntryId;
use crate::error::{Error, Result};
use crate::ids::UserId;
use crate::pages::clubs::club::CompetitionLine;
use crate::pages::home::duties::{Duty, duties};
use crate::pages::home::tables::{OpenTable, open_tables};
use crate::pages::moderation::reports;
use crate::players::model::of_user;
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::{clubs, competitions, entries, members};
use crate::web::{App, Context, Viewer, page};

crate::routes! {
    GET "/home" SignedIn home;
}

/// Competitions that are not over yet.
const ALIVE: [&str; 3] = ["open", "ready", "running"];

#[derive(Template)]
#[template(path = "home/home.html")]
struct HomePage {
    cx: Context,
    tables: Vec<OpenTable>,
    duties: Vec<Duty>,
    upcoming: Vec<(CompetitionLine, String)>,
    running: Vec<CompetitionLine>,
    clubs: Vec<(Club, &'static str)>,
    /// Open reports for administrators.
    reports: i64,
}

/// The data of the page.
struct Found {
    /// Competitions of this person with the club's slug, the entry and its state.
    own: Vec<(Row, String, i64, String)>,
    /// Competitions of clubs where this person is on the staff, with the club.
    staff: Vec<(Row, String, String)>,
    clubs: Vec<(Club, Role)>,
}

fn find(connection: &mut Connection, user: UserId) -> Result<Found> {
    let players = of_user(connection, user)?;
    let own = entries::table
        .inner_join(competitions::table.inner_join(clubs::table))
        .filter(entries::player_id.eq_any(players))
        .filter(entries::state.ne("refused"))
        .filter(visible::competition())
        .filter(competitions::status.eq_any(ALIVE))
        .order((competitions::starts_on, competitions::created_at))
        .select((Row::as_select(), clubs::slug, entries::number, entries::state))
        .load(connection)?;
    let mine: Vec<(Club, String)> = members::table
        .inner_join(clubs::table)
        .filter(members::user_id.eq(user))
        .order(clubs::name)
        .select((Club::as_select(), members::role))
        .load(connection)?;
    let mine: Vec<(Club, Role)> =
        mine.into_iter().filter_map(|(club, role)| Some((club, Role::from_word(&role)?))).collect();
    let arbitrated: Vec<&str> =
        mine.iter().filter(|(_, role)| *role >= Role::Arbiter).map(|(club, _)| club.id.as_str()).collect();
    let staff = competitions::table
        .inner_join(clubs::table)
        .filter(competitions::club_id.eq_any(arbitrated))
        .filter(visible::competition_of_staff())
        .filter(competitions::status.eq_any(ALIVE))
        .order(competitions::changed_at.desc())
        .select((Row::as_select(), clubs::slug, clubs::id))
        .load(connection)?;
    Ok(Found { own, staff, clubs: mine })
}

async fn home(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let user = viewer.user()?.id;
    let wanted = user;
    let Found { own, staff, clubs } = app.db.query(move |connection| find(connection, wanted)).await?;
    let ids = own.iter().map(|(row, ..)| &row.id).chain(staff.iter().map(|(row, ..)| &row.id)).cloned().collect();
    let known = app.competitions.get_all(ids).await?;
    let cx = viewer.cx;
    let waiting = match cx.is_admin() {
        true => app.db.query(reports::open).await?,
        false => 0,
    };
    let (mut open, mut upcoming, mut running) = (Vec::new(), Vec::new(), Vec::new());
    for (row, club, entry, state) in own {
        if row.status == "running" && state == "accepted" {
            let competition = known.get(&row.id).ok_or(Error::NotFound)?;
            let entry = u32::try_from(entry).map(EntryId).map_err(Error::internal)?;
            let path = format!("/clubs/{club}/{}", row.slug);
            open.extend(open_tables(competition, &path, entry, user, now()));
            running.push(CompetitionLine::of(row, &club, &cx));
        } else {
            upcoming.push((CompetitionLine::of(row, &club, &cx), state));
        }
    }
    tables::sort(&mut open);
    let roles: BTreeMap<&str, Role> = clubs.iter().map(|(club, role)| (club.id.as_str(), *role)).collect();
    let mut todo = Vec::new();
    for (row, club, id) in staff {
        let Some(role) = roles.get(id.as_str()) else { continue };
        let competition = known.get(&row.id).ok_or(Error::NotFound)?;
        todo.extend(duties(competition, &format!("/clubs/{club}/{}", row.slug), *role));
    }
    let clubs = clubs.into_iter().map(|(club, role)| (club, role.word())).collect();
    page(&HomePage { cx, tables: open, duties: todo, upcoming, running, clubs, reports: waiting })
}
