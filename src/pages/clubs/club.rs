//! The list of clubs, a club's own page, and the form for its profile.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use podium_engine::text::Text;

use crate::access::visible;
use crate::clubs::actions;
use crate::clubs::model::{Club, Profile};
use crate::competitions::project::Row;
use crate::competitions::state::Status;
use crate::error::{Error, Result};
use crate::ids::ClubId;
use crate::pages::public::head::dates;
use crate::store::schema::{clubs, competitions, members, roster};
use crate::web::{App, Context, Form, Viewer, again, page, see};
use crate::words::Locale;

crate::routes! {
    GET "/clubs" Anyone list;
    GET "/clubs/new" SignedIn new_form;
    POST "/clubs/new" SignedIn create;
    GET "/clubs/{club}" Anyone show;
    GET "/clubs/{club}/edit" Owner edit_form;
    POST "/clubs/{club}/edit" Owner edit;
}

#[derive(Template)]
#[template(path = "clubs/list.html")]
struct ListPage {
    cx: Context,
    places: Vec<(String, Vec<ClubLine>)>,
}

struct ClubLine {
    club: Club,
    members: i64,
    running: i64,
}

async fn list(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let lines = app
        .db
        .query(|connection| {
            let found: Vec<Club> = clubs::table
                .filter(visible::club())
                .order((clubs::place, clubs::name))
                .select(Club::as_select())
                .load(connection)?;
            let counted = members::table.group_by(members::club_id);
            let counted: HashMap<ClubId, i64> =
                counted.select((members::club_id, diesel::dsl::count_star())).load(connection)?.into_iter().collect();
            let live = competitions::table
                .filter(visible::competition())
                .filter(competitions::status.eq_any(["open", "ready", "running"]))
                .group_by(competitions::club_id)
                .select((competitions::club_id, diesel::dsl::count_star()));
            let live: HashMap<ClubId, i64> = live.load(connection)?.into_iter().collect();
            let of = |counts: &HashMap<ClubId, i64>, club: &Club| counts.get(&club.id).copied().unwrap_or_default();
            let line = |club: Club| ClubLine { members: of(&counted, &club), running: of(&live, &club), club };
            Ok(found.into_iter().map(line).collect::<Vec<_>>())
        })
        .await?;
    let mut places: Vec<(String, Vec<ClubLine>)> = Vec::new();
    for line in lines {
        match places.last_mut().filter(|(place, _)| *place == line.club.place) {
            Some((_, lines)) => lines.push(line),
            None => places.push((line.club.place.clone(), vec![line])),
        }
    }
    // Clubs without a place come last.
    if places.first().is_some_and(|(place, _)| place.is_empty()) {
        places.rotate_left(1);
    }
    page(&ListPage { cx: viewer.cx, places })
}

#[derive(Template)]
#[template(path = "clubs/form.html")]
struct FormPage {
    cx: Context,
    /// The club being edited; none for a new one.
    club: Option<Club>,
    fields: Profile,
    error: Option<String>,
    /// A field and what is wrong with it.
    wrong: Option<(&'static str, String)>,
}

impl FormPage {
    fn new(viewer: Viewer, club: Option<Club>, fields: Profile) -> Self {
        Self { cx: viewer.cx, club, fields, error: None, wrong: None }
    }

    /// The same after a refusal, with the reason beside its field if it has one.
    fn refused(self, text: &Text) -> Self {
        let wrong = self.fields.checked().err();
        let said = |text: &Text| self.cx.text(text).into_owned();
        match wrong.map(|wrong| (wrong.field, said(&wrong.text))) {
            None => Self { error: Some(said(text)), ..self },
            wrong => Self { wrong, ..self },
        }
    }

    /// What is wrong with a field.
    fn wrong(&self, field: &str) -> Option<&str> {
        self.wrong.as_ref().filter(|(wrong, _)| *wrong == field).map(|(_, said)| said.as_str())
    }
}

async fn new_form(viewer: Viewer) -> Result<HttpResponse> {
    page(&FormPage::new(viewer, None, Profile::default()))
}

async fn create(app: web::Data<App>, viewer: Viewer, form: Form<Profile>) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    if form.fields.checked().is_ok() && !user.is_admin {
        app.limits.club(&user.id).await?;
    }
    let (fields, profile) = (form.fields.clone(), form.fields);
    match app.db.write(move |connection| actions::create(connection, &user, &profile, form.form)).await {
        Ok(club) => Ok(see(&format!("{}?done=club-created", club.path()))),
        Err(Error::Refused(text)) => again(&FormPage::new(viewer, None, fields).refused(&text)),
        Err(other) => Err(other),
    }
}

async fn edit_form(viewer: Viewer) -> Result<HttpResponse> {
    let club = Club::clone(viewer.club()?);
    let profile = club.profile();
    page(&FormPage::new(viewer, Some(club), profile))
}

async fn edit(app: web::Data<App>, viewer: Viewer, form: Form<Profile>) -> Result<HttpResponse> {
    let (user, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let (fields, profile, path) = (form.fields.clone(), form.fields, club.path());
    let changed = club.clone();
    match app.db.write(move |connection| actions::edit(connection, &changed, &user, &profile)).await {
        Ok(()) => Ok(see(&format!("{path}?done=saved"))),
        Err(Error::Refused(text)) => again(&FormPage::new(viewer, Some(Club::clone(&club)), fields).refused(&text)),
        Err(other) => Err(other),
    }
}

/// A competition in a list.
pub struct CompetitionLine {
    pub path: String,
    pub name: String,
    pub game: String,
    pub format: String,
    pub status: String,
    pub players: i64,
    /// From the first day to the last.
    pub dates: Option<String>,
    /// A small drawing of the game.
    pub emblem: String,
}

impl CompetitionLine {
    pub fn of(row: Row, club: &str, locale: &Locale) -> Self {
        let game = podium_engine::catalogue::find(&row.game);
        Self {
            path: format!("/clubs/{club}/{}", row.slug),
            emblem: format!("/games/{}/emblem.svg", row.game),
            game: game.map_or(row.game, |game| locale.phrase(&game.facts.name).into_owned()),
            name: row.name,
            format: row.format,
            status: row.status,
            players: row.players,
            dates: dates(locale, row.starts_on, row.ends_on),
        }
    }
}

#[derive(Template)]
#[template(path = "clubs/show.html")]
struct ShowPage {
    cx: Context,
    club: Club,
    links: Vec<String>,
    members: i64,
    players: i64,
    /// By status, the most active first.
    groups: Vec<(&'static str, Vec<CompetitionLine>)>,
    role: Option<&'static str>,
    is_organiser: bool,
    is_owner: bool,
    is_member: bool,
    owes_factor: bool,
}

async fn show(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let club = Club::clone(viewer.club()?);
    let (id, asking) = (club.id, viewer.clone());
    let (rows, people, known) = app
        .db
        .query(move |connection| {
            let rows = visible::competitions_of(&asking, id);
            let order = (competitions::starts_on.desc(), competitions::created_at.desc());
            let rows: Vec<Row> = rows.order(order).select(Row::as_select()).load(connection)?;
            let people = members::table.filter(members::club_id.eq(&id)).count().get_result(connection)?;
            let known = roster::table.filter(roster::club_id.eq(&id)).count().get_result(connection)?;
            Ok((rows, people, known))
        })
        .await?;
    let mut groups: Vec<(&'static str, Vec<CompetitionLine>)> =
        Status::LIVELIEST_FIRST.map(|status| (status.word(), Vec::new())).into();
    for row in rows {
        if let Some((_, lines)) = groups.iter_mut().find(|(status, _)| *status == row.status) {
            lines.push(CompetitionLine::of(row, &club.slug, &viewer.cx));
        }
    }
    groups.retain(|(_, lines)| !lines.is_empty());
    page(&ShowPage {
        links: club.links.lines().map(str::to_owned).collect(),
        members: people,
        players: known,
        groups,
        role: viewer.role.map(crate::clubs::model::Role::word),
        is_organiser: viewer.is_organiser(),
        is_owner: viewer.is_owner(),
        owes_factor: viewer.owes_factor,
        is_member: viewer.has_role(crate::clubs::model::Role::Member),
        cx: viewer.cx,
        club,
    })
}
