//! The end of a competition: closing, the order among the tied, reopening, archiving, the next season.

use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use podium_engine::contest::league::Intake;
use podium_engine::text;
use podium_engine::text::Text;

use super::{Frame, act, again};
use crate::competitions::actions::{Done, rounds as actions};
use crate::competitions::event::{Event, NewEntry};
use crate::competitions::format::{self, league};
use crate::competitions::settings::{Format, Seeding};
use crate::competitions::state::{Competition, EntryId, Status};
use crate::competitions::store::Change;
use crate::db::schema::players;
use crate::ids;
use crate::web::error::{Error, Result};
use crate::web::{App, Context, Fields, Viewer, page, see};

/// The standings of a stage, for deciding ties.
struct StageLine {
    name: String,
    /// Who, with rank and the place given by hand.
    rows: Vec<(EntryId, String, String, String)>,
}

#[derive(Template)]
#[template(path = "competitions/finish.html")]
struct FinishPage {
    cx: Context,
    frame: Frame,
    status: Status,
    stages: Vec<StageLine>,
    league: bool,
    /// Where everybody goes after a closed season.
    moves: Vec<String>,
    has_season: bool,
    next_name: String,
    /// Closing was refused because something is open.
    may_force: bool,
    may_order: bool,
}

fn finish_page(cx: Context, frame: Frame, may_force: bool) -> FinishPage {
    let it = frame.it.clone();
    let stages = it.stages.iter().enumerate().map(|(at, stage)| StageLine {
        name: cx.text(&stage.name).to_owned(),
        rows: format::standings(&it, at)
            .rows
            .iter()
            .map(|row| {
                let by_hand = it.manual.get(&row.entry).map(u32::to_string).unwrap_or_default();
                let rank = row.rank.map(|rank| rank.to_string()).unwrap_or_default();
                (row.entry, rank, it.name(row.entry).to_owned(), by_hand)
            })
            .collect(),
    });
    let ranked = matches!(
        it.settings.format,
        Format::Swiss { .. } | Format::RoundRobin { .. } | Format::Groups { .. } | Format::Tables { .. }
    );
    FinishPage {
        stages: stages.collect(),
        status: it.status,
        league: matches!(it.settings.format, Format::League { .. }),
        moves: league::moves(&it).iter().map(|(_, text)| cx.text(text).to_owned()).collect(),
        has_season: it.season.is_some(),
        next_name: cx.t1("desk-season-next-name", "name", it.settings.name.as_str()).into_owned(),
        may_order: ranked && !it.stages.is_empty() && it.status != Status::Archived,
        may_force,
        frame,
        cx,
    }
}

pub(super) async fn show(viewer: Viewer) -> Result<HttpResponse> {
    let frame = Frame::new(&viewer, "finish")?;
    page(&finish_page(viewer.cx, frame, false))
}

pub(super) async fn change(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let typed = fields.clone();
    let word = fields.get("do").to_owned();
    let outcome = act(&app, &viewer, &fields, move |it, now| match typed.get("do") {
        "reopen" => actions::reopen(it),
        "archive" => actions::archive(it),
        "order" => order(it, &typed),
        close => {
            let force = close == "force";
            match it.settings.format {
                Format::League { .. } => {
                    let leaving = typed.all("leaving").filter_map(|word| it.entry(EntryId(word.parse().ok()?)));
                    let leaving = leaving.map(|entry| entry.player.clone()).collect();
                    actions::close_season(it, &Intake { leaving, ..Intake::default() }, force, now)
                }
                _ => actions::close(it, force),
            }
        }
    })
    .await;
    let desk = format!("{}/{}/desk", viewer.club()?.path(), viewer.competition()?.slug);
    match outcome {
        Ok(_) => Ok(see(&match word.as_str() {
            "reopen" => format!("{desk}?done=reopened"),
            "archive" => format!("{desk}?done=archived"),
            "order" => format!("{desk}/finish?done=order"),
            _ => format!("{desk}/finish?done=closed"),
        })),
        Err(Error::Refused(text)) => {
            let may_force = word == "close" && viewer.competition()?.status == Status::Running;
            let said = viewer.cx.text(&text).to_owned();
            let frame = Frame::new(&viewer, "finish")?.refused(said);
            again(&finish_page(viewer.cx, frame, may_force))
        }
        Err(other) => Err(other),
    }
}

/// Places among the tied, by a play-off or lots outside; they count as the last tie-break.
fn order(it: &Competition, fields: &Fields) -> Done {
    let mut places = Vec::new();
    for entry in &it.entries {
        if let Some(place) = fields.read::<u32>(&format!("place-{}", entry.id))? {
            places.push((entry.id, place));
        }
    }
    let reason = fields.get("why").to_owned();
    if reason.is_empty() {
        return Err(text!("Say how the order was decided.", "Dites comment l’ordre a été décidé."));
    }
    let mut settings = it.settings.clone();
    let mut events = Vec::new();
    if !settings.tie_breaks.iter().any(|code| code == "MAN") {
        settings.tie_breaks.push("MAN".to_owned());
        events.push(Event::SettingsChanged { settings: Box::new(settings) });
    }
    events.push(Event::OrderSet { order: places, reason });
    Ok(events)
}

/// Makes the competition of the season after a closed one, with everybody in their division.
pub(super) async fn next_season(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let it = viewer.competition()?.clone();
    let (mut settings, mut entries) = league::next_season(&it)?;
    settings.name = match fields.get("name") {
        "" => return Err(unnamed().into()),
        name => name.chars().take(120).collect(),
    };
    let ids: Vec<String> = entries.iter().map(|entry| entry.player.clone()).collect();
    let named: Vec<(String, String)> = app
        .db
        .read(move |connection| {
            let own = players::table.filter(players::id.eq_any(ids)).select((players::id, players::name));
            Ok(own.load(connection)?)
        })
        .await?;
    for entry in &mut entries {
        // Newcomers are known by their player alone.
        if let Some((_, name)) = named.iter().find(|(id, _)| *id == entry.player && entry.name == entry.player) {
            entry.name = name.clone();
        }
    }
    let actor = viewer.actor()?;
    let change = Change::by(actor.clone()).form(fields.form.clone());
    let next = app.competitions.create(&it.club, change, settings).await?;
    let lots = ids::new_lots();
    app.competitions
        .change(&next.id, Change::by(actor), move |next| {
            Ok(if next.entries.is_empty() { seeded(entries, lots) } else { Vec::new() })
        })
        .await?;
    Ok(see(&format!("{}/{}/desk?done=created", viewer.club()?.path(), next.slug)))
}

fn unnamed() -> Text {
    text!("Give the new season a name.", "Donnez un nom à la nouvelle saison.")
}

/// Everybody in the order of the divisions.
fn seeded(entries: Vec<NewEntry>, lots: u64) -> Vec<Event> {
    let order = (1..=entries.len() as u32).map(EntryId).collect();
    let entered = entries.into_iter().map(|entry| Event::Entered { entry });
    entered.chain([Event::Seeded { order, how: Seeding::Hand, lots }]).collect()
}
