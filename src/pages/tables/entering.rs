//! Entering a competition.

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::text;
use podium_engine::text::Text;
use serde::Deserialize;

use super::competition_path;
use crate::competitions::actions::Party;
use crate::competitions::actions::entries::{self, Applicant};
use crate::competitions::state::{EntryId, EntryState};
use crate::competitions::store::Change;
use crate::error::{Error, Result};
use crate::ids::PlayerId;
use crate::players::model::{Player, of_user};
use crate::ratings::rated;
use crate::store::chain::now;
use crate::web::{App, Context, Form, Viewer, page, see};

crate::routes! {
    GET "/clubs/{club}/{competition}/enter" SignedIn form;
    POST "/clubs/{club}/{competition}/enter" SignedIn enter;
}

#[derive(Template)]
#[template(path = "tables/enter.html")]
struct EnterPage {
    cx: Context,
    base: String,
    competition: String,
    about: String,
    questions: Vec<(String, String)>,
    approval: bool,
    name: String,
    club: String,
    entered: Option<&'static str>,
    may_enter: bool,
    error: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
struct EnterFields {
    name: String,
    #[serde(default)]
    club: String,
    #[serde(default)]
    answer: Vec<String>,
}

/// The word for an entry's state.
pub const fn state_word(state: EntryState) -> &'static str {
    match state {
        EntryState::Requested => "requested",
        EntryState::Accepted => "accepted",
        EntryState::WaitingList => "waiting-list",
        EntryState::Refused => "refused",
    }
}

fn show(viewer: &Viewer, fields: EnterFields, error: Option<String>) -> Result<EnterPage> {
    let competition = viewer.competition()?;
    let registration = &competition.settings.registration;
    let answer = |at: usize| fields.answer.get(at).cloned().unwrap_or_default();
    let questions = registration.questions.iter().enumerate().map(|(at, question)| (question.to_string(), answer(at)));
    let entry = viewer.entry.and_then(|entry| competition.entry(entry));
    Ok(EnterPage {
        base: competition_path(viewer)?,
        competition: competition.settings.name.to_string(),
        about: competition.settings.about.to_string(),
        questions: questions.collect(),
        approval: registration.approval,
        name: fields.name,
        club: fields.club,
        entered: entry.map(|entry| state_word(entry.state)),
        may_enter: is_for(viewer).is_ok(),
        error,
        cx: viewer.cx.clone(),
    })
}

async fn form(viewer: Viewer) -> Result<HttpResponse> {
    let fields = EnterFields { name: viewer.user()?.name.clone(), ..Default::default() };
    let refused = is_for(&viewer).err().map(|text| viewer.cx.text(&text).into_owned());
    page(&show(&viewer, fields, refused)?)
}

/// Rejects non-members where only members may enter.
fn is_for(viewer: &Viewer) -> std::result::Result<(), Text> {
    let members_only = viewer.competition.as_ref().is_some_and(|it| it.settings.registration.members_only);
    match members_only && viewer.role.is_none() && viewer.entry.is_none() {
        false => Ok(()),
        true => Err(text!("refused-only-members-club-enter-ask")),
    }
}

async fn enter(app: web::Data<App>, viewer: Viewer, form: Form<EnterFields>) -> Result<HttpResponse> {
    let Form { fields, form } = form;
    match apply(&app, &viewer, &fields, form).await {
        Ok(()) => Ok(see(&format!("{}/me?done=seat-entered", competition_path(&viewer)?))),
        Err(Error::Refused(text)) => {
            let error = Some(viewer.cx.text(&text).into_owned());
            let body = show(&viewer, fields, error)?.render()?;
            Ok(HttpResponse::UnprocessableEntity().content_type("text/html; charset=utf-8").body(body))
        }
        Err(other) => Err(other),
    }
}

async fn apply(app: &App, viewer: &Viewer, fields: &EnterFields, form: Option<String>) -> Result<()> {
    let (competition, user) = (viewer.competition()?, viewer.user()?.clone());
    is_for(viewer)?;
    let applicant = Applicant {
        player: PlayerId::default(),
        name: fields.name.clone(),
        club: Some(fields.club.clone()),
        rating: None,
        answers: fields.answer.clone(),
    };
    // Checked first: a refused entry must not create a player.
    let by = Party::Player(EntryId(0));
    let tried = Applicant { player: PlayerId::random(), ..applicant.clone() };
    if viewer.entry.is_none() {
        entries::enter(competition, tried, by, now())?;
    }
    let player = app
        .db
        .write(move |connection| match of_user(connection, user.id)?.into_iter().next() {
            Some(player) => Ok(player),
            None => Ok(Player::create(connection, &user.name, Some(user.id))?.id),
        })
        .await?;
    let player = viewer.entry.and_then(|entry| competition.entry(entry)).map_or(player, |entry| entry.player);
    let applicant = Applicant { player, ..applicant };
    let change = Change::by(viewer.actor()?).form(form);
    app.competitions
        .change_with(&competition.id, change, move |connection, competition| {
            let own = std::slice::from_ref(&applicant.player);
            let rating = rated::at_entry(connection, competition.club, &competition.settings, own)?;
            let rating = rating.into_values().next();
            Ok(entries::enter(competition, Applicant { rating, ..applicant }, by, now())?)
        })
        .await?;
    Ok(())
}
