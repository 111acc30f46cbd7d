//! The organiser's pages: creating competitions, the desk for running one, circuits.

mod circuits;
mod create;
mod desk;
mod entries;
mod finish;
pub mod form;
mod rehearse;
mod results;
mod rounds;
mod table;
mod tables_text;

use std::sync::Arc;

use actix_web::web;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use podium_engine::text;

use crate::access::visible;
use crate::clubs::model::Club;
use crate::competitions::actions::Done;
use crate::competitions::state::Competition;
use crate::competitions::store::Change;
use crate::error::{Error, Result};
use crate::ids::ClubId;
use crate::store::chain;
use crate::store::schema::competitions;
use crate::web::{App, Fields, Viewer};

crate::routes! {
    GET "/clubs/{club}/new" Organiser create::choose;
    GET "/clubs/{club}/new/{game}" Organiser create::new;
    POST "/clubs/{club}/new/{game}" Organiser create::create;
    POST "/clubs/{club}/templates/{template}/delete" Organiser create::delete_template;
    GET "/clubs/{club}/circuits" Anyone circuits::list;
    GET "/clubs/{club}/circuits/new" Organiser circuits::new;
    POST "/clubs/{club}/circuits/new" Organiser circuits::create;
    GET "/clubs/{club}/circuits/{circuit}.{suffix}" Anyone circuits::file;
    GET "/clubs/{club}/circuits/{circuit}" Anyone circuits::show;
    GET "/clubs/{club}/circuits/{circuit}/edit" Organiser circuits::edit;
    POST "/clubs/{club}/circuits/{circuit}/edit" Organiser circuits::change;
    POST "/clubs/{club}/circuits/{circuit}/delete" Organiser circuits::delete;
    GET "/clubs/{club}/{competition}/desk" Arbiter desk::show;
    GET "/clubs/{club}/{competition}/desk/settings" Organiser create::settings;
    POST "/clubs/{club}/{competition}/desk/settings" Organiser create::change_settings;
    POST "/clubs/{club}/{competition}/desk/registration" Organiser entries::registration;
    GET "/clubs/{club}/{competition}/desk/entries" Arbiter entries::show;
    POST "/clubs/{club}/{competition}/desk/entries" Organiser entries::add;
    POST "/clubs/{club}/{competition}/desk/entries/import" Organiser entries::import;
    POST "/clubs/{club}/{competition}/desk/entries/seed" Organiser entries::seed;
    GET "/clubs/{club}/{competition}/desk/entries/links" Organiser entries::links;
    GET "/clubs/{club}/{competition}/desk/entries/{entry}" Organiser entries::edit;
    POST "/clubs/{club}/{competition}/desk/entries/{entry}" Organiser entries::change;
    POST "/clubs/{club}/{competition}/desk/entries/{entry}/check-in" Arbiter entries::check_in;
    POST "/clubs/{club}/{competition}/desk/start" Organiser rounds::start;
    POST "/clubs/{club}/{competition}/desk/rounds" Arbiter rounds::change_all;
    GET "/clubs/{club}/{competition}/desk/rounds/{stage}/{round}" Arbiter rounds::show;
    POST "/clubs/{club}/{competition}/desk/rounds/{stage}/{round}" Arbiter rounds::change;
    GET "/clubs/{club}/{competition}/desk/results/{stage}/{round}" Arbiter results::show;
    POST "/clubs/{club}/{competition}/desk/results/{stage}/{round}" Arbiter results::enter;
    GET "/clubs/{club}/{competition}/desk/tables/{table}" Arbiter table::show;
    POST "/clubs/{club}/{competition}/desk/tables/{table}" Arbiter table::change;
    GET "/clubs/{club}/{competition}/desk/finish" Organiser finish::show;
    POST "/clubs/{club}/{competition}/desk/finish" Organiser finish::change;
    POST "/clubs/{club}/{competition}/desk/season" Organiser finish::next_season;
    POST "/clubs/{club}/{competition}/desk/rehearse" Organiser rehearse::run;
}

/// The frame shared by all pages of the desk.
#[derive(Debug)]
pub(crate) struct Frame {
    pub(crate) club: Arc<Club>,
    pub(crate) it: Arc<Competition>,
    /// The address of the competition.
    pub(crate) path: String,
    /// The open page.
    pub(crate) tab: &'static str,
    pub(crate) is_organiser: bool,
    /// The refusal, if any.
    pub(crate) error: Option<String>,
}

impl Frame {
    fn new(viewer: &Viewer, tab: &'static str) -> Result<Self> {
        let (club, it) = (viewer.club()?.clone(), viewer.competition()?.clone());
        let path = format!("{}/{}", club.path(), it.slug);
        Ok(Self { club, it, path, tab, is_organiser: viewer.is_organiser(), error: None })
    }

    /// The same after a refusal.
    fn refused(self, error: String) -> Self {
        Self { error: Some(error), ..self }
    }

    /// The stage and round an arbiter most likely wants: the last one drawn.
    pub(crate) fn current(&self) -> Option<(usize, usize)> {
        let stages = self.it.stages.iter().enumerate().rev();
        stages.map(|(at, stage)| (at, stage.rounds.len())).find(|(_, round)| *round > 0)
    }
}

/// Applies an action to the addressed competition.
async fn act<A>(app: &App, viewer: &Viewer, fields: &Fields, action: A) -> Result<Arc<Competition>>
where
    A: FnOnce(&Competition, DateTime<Utc>) -> Done + Send + 'static,
{
    let now = chain::now();
    let change = change_of(viewer, fields, now)?;
    let id = &viewer.competition()?.id;
    app.competitions.change(id, change, move |it| Ok(action(it, now)?)).await
}

/// Who submits a form for the competition, and which state of it they looked at.
fn change_of(viewer: &Viewer, fields: &Fields, now: DateTime<Utc>) -> Result<Change> {
    Ok(Change::by(viewer.actor()?).at(now).form(fields.form.clone()).seen(fields.number("seen", 0..=u64::MAX)?))
}

/// The most drafts of a club.
const MOST_DRAFTS: i64 = crate::limits::DRAFTS;

/// Refuses another competition where a club has just created many, or has too many drafts.
async fn has_room(app: &App, club: ClubId) -> Result<()> {
    app.limits.competition(club).await?;
    let id = club.to_owned();
    let drafts = app.db.query(move |connection| {
        let drafts = competitions::table.filter(competitions::club_id.eq(id)).filter(visible::draft());
        Ok(drafts.count().get_result::<i64>(connection)?)
    });
    match drafts.await? < MOST_DRAFTS {
        true => Ok(()),
        false => Err(Error::Refused(text!("refused-club-drafts-already-announce-some", most_drafts = MOST_DRAFTS))),
    }
}

/// The path parameters of a round: club, competition, stage, round.
type RoundPath = web::Path<(String, String, String, String)>;

/// The stage and round in an address.
fn numbers(path: &(String, String, String, String)) -> Result<(usize, usize)> {
    match (path.2.parse(), path.3.parse()) {
        (Ok(stage), Ok(round)) => Ok((stage, round)),
        _ => Err(Error::NotFound),
    }
}
