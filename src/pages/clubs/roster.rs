//! The roster of a club, and guests claiming their results.

use std::collections::HashMap;

use actix_web::{HttpResponse, web};
use askama::Template;
use serde::Deserialize;

use crate::clubs::model::Club;
use crate::clubs::roster::{self, Listed};
use crate::error::{Error, Result};
use crate::ids::PlayerId;
use crate::names;
use crate::people::privacy::{self, Privacy, Whose};
use crate::players::model::Player;
use crate::web::{App, Context, Form, Viewer, again, page, see};

crate::routes! {
    GET "/clubs/{club}/roster" Member list;
    POST "/clubs/{club}/roster" Organiser add;
    POST "/clubs/{club}/roster/note" Organiser annotate;
    POST "/clubs/{club}/roster/remove" Organiser remove;
    POST "/clubs/{club}/roster/claim" Organiser offer;
    POST "/clubs/{club}/roster/claim/withdraw" Organiser withdraw;
    GET "/claim/{secret}" Anyone claimed;
    POST "/claim/{secret}" SignedIn claim;
}

#[derive(Template)]
#[template(path = "clubs/roster.html")]
struct RosterPage {
    cx: Context,
    club: Club,
    lines: Vec<Line>,
    is_organiser: bool,
    names: String,
    error: Option<String>,
}

struct Line {
    listed: Listed,
    /// The claim link of the guest, once offered.
    claim: Option<String>,
    /// Another name on the roster looks alike.
    is_alike: bool,
    /// What staff noted of their age, for staff alone.
    privacy: Privacy,
}

async fn shown(app: &App, viewer: &Viewer, names: String, error: Option<String>) -> Result<RosterPage> {
    let club = Club::clone(viewer.club()?);
    let (id, staff) = (club.id, viewer.is_organiser());
    let (listed, claims, mut known) = app
        .db
        .query(move |connection| {
            let claims = if staff { roster::claims(connection, id)? } else { Vec::new() };
            let listed = roster::list(connection, id)?;
            let ids: Vec<PlayerId> = listed.iter().filter(|_| staff).map(|listed| listed.player.id).collect();
            let known = privacy::of_players(connection, &ids)?;
            Ok((listed, claims, known))
        })
        .await?;
    let claims: HashMap<PlayerId, String> =
        claims.into_iter().map(|claim| (claim.player, app.signer.sign("claim", &claim.id))).collect();
    let alike = names::look_alikes(listed.iter().map(|listed| listed.player.name.as_str()));
    let line = |(listed, is_alike): (Listed, bool)| Line {
        claim: claims.get(&listed.player.id).cloned(),
        privacy: known.remove(&listed.player.id).unwrap_or_default(),
        listed,
        is_alike,
    };
    let lines = listed.into_iter().zip(alike).map(line).collect();
    Ok(RosterPage { cx: viewer.cx.clone(), club, lines, is_organiser: staff, names, error })
}

async fn list(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    page(&shown(&app, &viewer, String::new(), None).await?)
}

#[derive(Debug, Deserialize)]
struct NamesField {
    names: String,
}

async fn add(app: web::Data<App>, viewer: Viewer, form: Form<NamesField>) -> Result<HttpResponse> {
    let (by, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let to = format!("{}/roster?done=roster-added", club.path());
    let (names, key) = (form.fields.names.clone(), form.form);
    match app.db.write(move |connection| roster::add(connection, &club, &by, &form.fields.names, key)).await {
        Ok(_) => Ok(see(&to)),
        Err(Error::Refused(text)) => {
            let error = Some(viewer.cx.text(&text).into_owned());
            again(&shown(&app, &viewer, names, error).await?)
        }
        Err(other) => Err(other),
    }
}

#[derive(Debug, Deserialize)]
struct NoteFields {
    player: PlayerId,
    note: String,
}

async fn annotate(app: web::Data<App>, viewer: Viewer, form: Form<NoteFields>) -> Result<HttpResponse> {
    let (by, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let to = format!("{}/roster?done=saved", club.path());
    let NoteFields { player, note } = form.fields;
    app.db.write(move |connection| roster::annotate(connection, &club, &by, player, &note)).await?;
    Ok(see(&to))
}

#[derive(Debug, Deserialize)]
struct PlayerField {
    player: PlayerId,
}

async fn remove(app: web::Data<App>, viewer: Viewer, form: Form<PlayerField>) -> Result<HttpResponse> {
    let (by, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let to = format!("{}/roster?done=roster-removed", club.path());
    app.db.write(move |connection| roster::remove(connection, &club, &by, form.fields.player)).await?;
    Ok(see(&to))
}

async fn offer(app: web::Data<App>, viewer: Viewer, form: Form<PlayerField>) -> Result<HttpResponse> {
    let (by, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let player = form.fields.player;
    let to = format!("{}/roster?done=claim-offered#player-{player}", club.path());
    let app_there = app.clone();
    app.db
        .write(move |connection| roster::offer(connection, &club, &by, player, |id| app_there.signer.sign("claim", id)))
        .await?;
    Ok(see(&to))
}

async fn withdraw(app: web::Data<App>, viewer: Viewer, form: Form<PlayerField>) -> Result<HttpResponse> {
    let (by, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let player = form.fields.player;
    let to = format!("{}/roster?done=claim-withdrawn#player-{player}", club.path());
    app.db.write(move |connection| roster::withdraw(connection, &club, &by, player)).await?;
    Ok(see(&to))
}

#[derive(Template)]
#[template(path = "clubs/claim.html")]
struct ClaimPage {
    cx: Context,
    club: Club,
    name: String,
}

async fn claimed(app: web::Data<App>, viewer: Viewer, secret: web::Path<String>) -> Result<HttpResponse> {
    let (_, club, player) = app.db.query(move |connection| roster::claimed(connection, &secret)).await?;
    page(&ClaimPage { cx: viewer.cx, club, name: player.name })
}

async fn claim(app: web::Data<App>, viewer: Viewer, secret: web::Path<String>) -> Result<HttpResponse> {
    let (user, by) = (viewer.user()?.clone(), viewer.actor()?);
    let whose = Whose::Account(user.id);
    let player = app.db.write(move |connection| roster::claim(connection, &user, &secret)).await?;
    app.change_all(move |store, connection| privacy::follow(store, connection, &by, &whose)).await?;
    // A privacy setting may have changed the address.
    let path = app.db.query(move |connection| Ok(Player::get(connection, player.id)?.path())).await?;
    Ok(see(&format!("{path}?done=claimed")))
}
