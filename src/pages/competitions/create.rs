//! Creating a competition: the game, then a guided form; templates and copies; changing the settings later.

use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::game::{Facts, Start};
use podium_engine::text;
use podium_engine::text::Text;
use serde::Deserialize;
use std::borrow::Cow;

use super::{Frame, act, form, has_room};
use crate::access::visible;
use crate::clubs::model::Club;
use crate::competitions::Settings;
use crate::competitions::actions::settings as actions;
use crate::competitions::event::Event;
use crate::competitions::format::preview::{Preview, preview};
use crate::competitions::project::Row;
use crate::competitions::settings::PortableSettings;
use crate::competitions::state::Status;
use crate::competitions::store::Change;
use crate::error::{Error, Result, Wrong};
use crate::ids::{self, ClubId};
use crate::pages::competitions::form::Group;
use crate::store::schema::{competitions, templates};
use crate::store::{Connection, chain};
use crate::web::{App, Context, Fields, Viewer, again, page, see};

/// A game to choose.
struct GameLine {
    id: &'static str,
    name: Cow<'static, str>,
    players: String,
    category: String,
}

#[derive(Template)]
#[template(path = "competitions/choose.html")]
struct ChoosePage {
    cx: Context,
    club: std::sync::Arc<Club>,
    games: Vec<GameLine>,
    /// Id, name and game of each.
    templates: Vec<(String, String, String)>,
    /// Competitions to copy: slug, name, game.
    copies: Vec<(String, String, String)>,
}

pub(super) async fn choose(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let club = viewer.club()?.clone();
    let id = club.id;
    let (kept, rows) = app
        .db
        .query(move |connection| {
            let kept: Vec<(String, String, String)> = templates::table
                .filter(templates::club_id.eq(&id))
                .order(templates::name)
                .select((templates::id, templates::name, templates::settings))
                .load(connection)?;
            let rows: Vec<Row> = competitions::table
                .filter(competitions::club_id.eq(&id))
                .filter(visible::competition_of_staff())
                .order(competitions::created_at.desc())
                .limit(50)
                .select(Row::as_select())
                .load(connection)?;
            Ok((kept, rows))
        })
        .await?;
    let cx = viewer.cx;
    let templates = kept.into_iter().filter_map(|(id, name, settings)| {
        let settings: PortableSettings = serde_json::from_str(&settings).ok()?;
        Some((id, name, Settings::from(settings).game))
    });
    let templates = templates.collect();
    let copies = rows.into_iter().map(|row| (row.slug, row.name, row.game)).collect();
    let mut games: Vec<GameLine> = catalogue::all().iter().map(|entry| game_line(&cx, entry.facts)).collect();
    games.sort_by(|one, other| cx.compare(&one.name, &other.name));
    page(&ChoosePage { games, templates, copies, club, cx })
}

fn game_line(cx: &Context, facts: &'static Facts) -> GameLine {
    let (low, high) = facts.players;
    let players = match low == high {
        true => cx.t1("desk-players-exactly", "count", u32::from(low)),
        false => cx.t2("desk-players-from-to", "low", u32::from(low), "high", u32::from(high)),
    };
    let category = serde_json::to_value(facts.category).ok().and_then(|word| word.as_str().map(str::to_lowercase));
    GameLine {
        id: facts.id,
        name: cx.phrase(&facts.name),
        players: players.into_owned(),
        category: cx.tx("category-", category.as_deref().unwrap_or_default()).into_owned(),
    }
}

/// The guided form, for a new or an existing competition.
#[derive(Template)]
#[template(path = "competitions/form.html")]
struct FormPage {
    cx: Context,
    /// The desk around the form of an existing competition.
    frame: Option<Frame>,
    club: std::sync::Arc<Club>,
    game: Cow<'static, str>,
    summary: Cow<'static, str>,
    action: String,
    groups: Vec<Group>,
    /// As the fields were shown.
    format: String,
    players: String,
    can_deal: bool,
    locked: bool,
    seen: Option<u64>,
    preview: Option<Preview>,
    error: Option<String>,
}

/// The contents of a form page.
struct Shown<'a> {
    viewer: Viewer,
    base: &'a Settings,
    values: Fields,
    action: String,
    frame: Option<Frame>,
    preview: Option<Preview>,
    error: Option<Text>,
    wrong: Vec<Wrong>,
}

impl<'a> Shown<'a> {
    /// The form for a new competition, without errors.
    fn new(viewer: Viewer, base: &'a Settings, values: Fields, action: String) -> Self {
        Self { viewer, base, values, action, frame: None, preview: None, error: None, wrong: Vec::new() }
    }

    fn page(self) -> Result<FormPage> {
        let Shown { viewer, base, values, action, frame, preview, error, wrong } = self;
        let entry = catalogue::find(&base.game).ok_or(Error::NotFound)?;
        let (club, cx) = (viewer.club()?.clone(), viewer.cx);
        let it = frame.as_ref().map(|frame| frame.it.clone());
        let entered = it.as_ref().is_some_and(|it| !it.entries.is_empty());
        let locked = it.as_ref().is_some_and(|it| !it.stages.is_empty());
        let players = match values.get("players") {
            "" => {
                it.as_ref().map_or(12, |it| it.entries.iter().filter(|entry| entry.is_in()).count().max(2)).to_string()
            }
            typed => typed.to_owned(),
        };
        let format = form::chosen(&values, base, &cx);
        Ok(FormPage {
            groups: form::groups(&cx, &values, entry.facts, &format, entered, &wrong),
            game: cx.phrase(&entry.facts.name),
            summary: cx.phrase(&entry.facts.summary),
            format: format.word().to_owned(),
            can_deal: format.rules().is_alone() && entry.facts.setup.is_some() && !locked,
            error: error.map(|text| cx.text(&text).into_owned()),
            seen: it.map(|it| it.revision),
            players,
            locked,
            club,
            action,
            frame,
            preview,
            cx,
        })
    }
}

#[derive(Debug, Deserialize)]
pub(super) struct From {
    template: Option<String>,
    copy: Option<String>,
}

pub(super) async fn new(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
    from: web::Query<From>,
) -> Result<HttpResponse> {
    let (club, game) = (viewer.club()?.clone(), path.into_inner().1);
    let mut base = actions::defaults(&game, ids::new_lots()).ok_or(Error::NotFound)?;
    let From { template, copy } = from.into_inner();
    if let Some(template) = template {
        base = app.db.query(move |connection| kept_template(connection, club.id, &template)).await?;
    } else if let Some(copy) = copy {
        let it = app.competitions.find(club.id, &copy).await?;
        base = actions::duplicate(&it, &it.settings.name);
    }
    let values = form::write(&base, &viewer.cx.locale);
    let action = format!("{}/new/{}", viewer.club()?.path(), base.game);
    page(&Shown::new(viewer, &base, values, action).page()?)
}

fn kept_template(connection: &mut Connection, club: ClubId, id: &str) -> Result<Settings> {
    let kept: String = templates::table
        .filter(templates::club_id.eq(club))
        .filter(templates::id.eq(id))
        .select(templates::settings)
        .first(connection)?;
    Ok(serde_json::from_str::<PortableSettings>(&kept)?.into())
}

pub(super) async fn create(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
    fields: Fields,
) -> Result<HttpResponse> {
    let game = path.into_inner().1;
    let base = actions::defaults(&game, ids::new_lots()).ok_or(Error::NotFound)?;
    let club = viewer.club()?.clone();
    let action = format!("{}/new/{game}", club.path());
    let outcome = match sent(&fields, &base, &viewer) {
        Ok(Sent::Show(values, preview)) => {
            return page(&Shown { preview, ..Shown::new(viewer, &base, values, action) }.page()?);
        }
        Ok(Sent::Template(settings)) => {
            let (id, name) = (club.id, settings.name.clone());
            app.db.write(move |connection| keep_template(connection, id, &name, &settings)).await?;
            return Ok(see(&format!("{}/new?done=template", club.path())));
        }
        Ok(Sent::Use(settings)) => match tidied(*settings) {
            Ok(settings) => {
                let change = Change::by(viewer.actor()?).form(fields.form.clone());
                match has_room(&app, club.id).await {
                    Ok(()) => app.competitions.create(club.id, change, settings).await,
                    Err(refused) => Err(refused),
                }
            }
            Err(text) => Err(Error::Refused(text)),
        },
        Err(text) => Err(Error::Refused(text)),
    };
    match outcome {
        Ok(it) => Ok(see(&format!("{}/{}/desk?done=created", club.path(), it.slug))),
        Err(Error::Refused(text)) => {
            let (values, wrong) = filled(&fields, &base, &viewer);
            again(&Shown { error: Some(text), wrong, ..Shown::new(viewer, &base, values, action) }.page()?)
        }
        Err(other) => Err(other),
    }
}

/// Settings as the create action would store them.
fn tidied(settings: Settings) -> Result<Settings, Text> {
    let events = actions::create(settings)?;
    let created = events.into_iter().find_map(|event| match event {
        Event::Created { settings, .. } => Some(*settings),
        _ => None,
    });
    created.ok_or_else(|| text!("refused-nothing-created"))
}

/// The largest field that is previewed.
const MOST_PLAYERS: usize = 2000;

/// What was requested, by the button pressed.
enum Sent {
    /// Show it again: other fields, a new deal, a preview.
    Show(Fields, Option<Preview>),
    Template(Box<Settings>),
    Use(Box<Settings>),
}

fn sent(fields: &Fields, base: &Settings, viewer: &Viewer) -> Result<Sent, Text> {
    let locale = &viewer.cx.locale;
    let mut settings = form::read(fields, base, locale)?;
    let show = |settings: &Settings, preview| {
        let mut values = form::write(settings, locale);
        values.put("players", fields.get("players"));
        Sent::Show(values, preview)
    };
    Ok(match fields.get("do") {
        "fields" => show(&settings, None),
        "deal" => {
            let entry = catalogue::find(&settings.game);
            let lots = ids::new_lots();
            settings.setup = entry.and_then(|entry| {
                let (low, high) = entry.facts.players;
                let seats = settings.seats.clamp(low.into(), high.into());
                (entry.deal)(&Start::new(seats), &mut Chance::seeded(lots))
            });
            show(&settings, None)
        }
        "preview" => {
            let players = fields.number("players", 1..=MOST_PLAYERS)?.unwrap_or(12);
            // A missing name can wait; numbers out of range would take for ever to compute.
            if let Some(problem) = actions::problems(&settings).into_iter().find(|problem| problem.field != "name") {
                return Err(problem.text);
            }
            let told = preview(&settings, players)?;
            show(&settings, Some(told))
        }
        "template" => Sent::Template(Box::new(tidied(settings)?)),
        _ => Sent::Use(Box::new(settings)),
    })
}

/// The submitted values over the defaults, and the errors in them.
fn filled(fields: &Fields, base: &Settings, viewer: &Viewer) -> (Fields, Vec<Wrong>) {
    let locale = &viewer.cx.locale;
    let wrong = form::wrong(fields, base, locale);
    let values = match form::read(fields, base, locale) {
        Ok(settings) => form::write(&settings, locale),
        // Unparsable input is shown as typed.
        Err(_) if fields.has("format") => fields.clone(),
        Err(_) => form::write(base, locale),
    };
    (values, wrong)
}

/// The most templates of a club.
const MOST_TEMPLATES: i64 = crate::limits::TEMPLATES;

fn keep_template(connection: &mut Connection, club: ClubId, name: &str, settings: &Settings) -> Result<()> {
    let kept = templates::table.filter(templates::club_id.eq(club)).count().get_result::<i64>(connection)?;
    if kept >= MOST_TEMPLATES {
        return Err(Error::Refused(text!("refused-club-most-templates-delete-first", most_templates = MOST_TEMPLATES)));
    }
    let mut settings = settings.clone();
    (settings.starts_on, settings.ends_on, settings.registration.closes) = (None, None, None);
    settings.never_meet.clear();
    diesel::insert_into(templates::table)
        .values((
            templates::id.eq(ids::new_id()),
            templates::club_id.eq(club),
            templates::name.eq(name),
            templates::settings.eq(serde_json::to_string(&PortableSettings::from(settings))?),
            templates::created_at.eq(chain::now().naive_utc()),
        ))
        .execute(connection)?;
    Ok(())
}

pub(super) async fn delete_template(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse> {
    let (club, template) = (viewer.club()?.clone(), path.into_inner().1);
    let id = club.id;
    app.db
        .write(move |connection| {
            let own = templates::table.filter(templates::club_id.eq(id)).filter(templates::id.eq(template));
            diesel::delete(own).execute(connection)?;
            Ok(())
        })
        .await?;
    Ok(see(&format!("{}/new?done=template-deleted", club.path())))
}

pub(super) async fn settings(viewer: Viewer) -> Result<HttpResponse> {
    let frame = Frame::new(&viewer, "settings")?;
    let it = frame.it.clone();
    let values = form::write(&it.settings, &viewer.cx.locale);
    let action = format!("{}/desk/settings", frame.path);
    page(&Shown { frame: Some(frame), ..Shown::new(viewer, &it.settings, values, action) }.page()?)
}

pub(super) async fn change_settings(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let frame = Frame::new(&viewer, "settings")?;
    let it = frame.it.clone();
    let (path, action) = (frame.path.clone(), format!("{}/desk/settings", frame.path));
    let outcome = match sent(&fields, &it.settings, &viewer) {
        Ok(Sent::Show(values, preview)) => {
            let shown = Shown { frame: Some(frame), preview, ..Shown::new(viewer, &it.settings, values, action) };
            return page(&shown.page()?);
        }
        Ok(Sent::Template(settings)) => {
            let (id, name) = (it.club, settings.name.clone());
            app.db.write(move |connection| keep_template(connection, id, &name, &settings)).await?;
            return Ok(see(&format!("{path}/desk?done=template")));
        }
        Ok(Sent::Use(settings)) => act(&app, &viewer, &fields, move |it, _| actions::change(it, *settings)).await,
        Err(text) => Err(Error::Refused(text)),
    };
    match outcome {
        Ok(_) => Ok(see(&format!("{path}/desk?done=settings"))),
        Err(Error::Refused(text)) => {
            let (values, wrong) = filled(&fields, &it.settings, &viewer);
            let (frame, error) = (Some(frame), Some(text));
            let shown = Shown { frame, error, wrong, ..Shown::new(viewer, &it.settings, values, action) };
            again(&shown.page()?)
        }
        Err(other) => Err(other),
    }
}

/// Whether a competition has not started yet.
pub(super) const fn is_before_start(status: Status) -> bool {
    matches!(status, Status::Draft | Status::Open | Status::Ready)
}
