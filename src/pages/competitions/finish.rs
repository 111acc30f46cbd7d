//! The end of a competition: closing, the order among the tied, reopening, archiving, the next season.

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::contest::standings::TieBreak;
use podium_engine::text;
use podium_engine::text::Text;

use super::{Frame, has_room};
use crate::competitions::actions::Done;
use crate::competitions::actions::rounds as actions;
use crate::competitions::event::{Event, NewEntry, StageKind};
use crate::competitions::format::league::{self, Coming};
use crate::competitions::format::{self};
use crate::competitions::settings::Seeding;
use crate::competitions::state::{Competition, EntryId, Status};
use crate::competitions::store::Change;
use crate::error::{Error, Result};
use crate::ids::PlayerId;
use crate::pages::competitions::entries::people;
use crate::store::{Connection, chain};
use crate::texts::Kind;
use crate::web::{App, Context, Fields, Viewer, again, page, see};
use crate::{ids, names};

/// The standings of a stage, for breaking ties.
struct StageLine {
    name: String,
    /// Entry, rank and the manually chosen place.
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
    /// Everybody's promotion or relegation after a closed season.
    moves: Vec<String>,
    has_season: bool,
    next_name: String,
    /// Closing was refused because something is open.
    may_force: bool,
    may_order: bool,
    /// The submitted newcomers.
    newcomers: String,
    wild_cards: String,
}

fn finish_page(cx: Context, frame: Frame, may_force: bool, typed: &Fields) -> FinishPage {
    let it = frame.it.clone();
    let stages = it.stages.iter().enumerate().map(|(at, stage)| StageLine {
        name: cx.text(&stage.name.text()).into_owned(),
        rows: format::standings(&it, at)
            .rows
            .iter()
            .map(|row| {
                let by_hand = it.manual.get(&row.entry).map(u32::to_string).unwrap_or_default();
                let rank = row.rank.map(|rank| rank.to_string()).unwrap_or_default();
                (row.entry, rank, it.full_name(row.entry).to_owned(), by_hand)
            })
            .collect(),
    });
    let rules = it.settings.format.rules();
    FinishPage {
        stages: stages.collect(),
        status: it.status,
        league: rules.has_seasons(),
        moves: league::moves(&it).iter().map(|(_, text)| cx.text(text).into_owned()).collect(),
        has_season: it.season.is_some(),
        next_name: cx.t1("desk-season-next-name", "name", it.settings.name.as_str()).into_owned(),
        may_order: !rules.tie_breaks().is_empty() && !it.stages.is_empty() && it.status != Status::Archived,
        newcomers: typed.get("newcomers").to_owned(),
        wild_cards: typed.get("wild_cards").to_owned(),
        may_force,
        frame,
        cx,
    }
}

pub(super) async fn show(viewer: Viewer) -> Result<HttpResponse> {
    let frame = Frame::new(&viewer, "finish")?;
    page(&finish_page(viewer.cx, frame, false, &Fields::default()))
}

pub(super) async fn change(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let typed = fields.clone();
    let word = fields.get("do").to_owned();
    let now = chain::now();
    let change =
        Change::by(viewer.actor()?).at(now).form(fields.form.clone()).seen(fields.number("seen", 0..=u64::MAX)?);
    let outcome = app
        .competitions
        .change_with(&viewer.competition()?.id, change, move |connection, it| {
            let events = match typed.get("do") {
                "reopen" => actions::reopen(it),
                "archive" => actions::archive(it),
                "order" => order(it, &typed),
                close => {
                    let force = close == "force";
                    match it.settings.format.rules().has_seasons() {
                        true => actions::close_season(it, &coming(connection, it, &typed)?, force, now),
                        false => actions::close(it, force),
                    }
                }
            };
            Ok(events?)
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
            let said = viewer.cx.text(&text).into_owned();
            let frame = Frame::new(&viewer, "finish")?.refused(said);
            again(&finish_page(viewer.cx, frame, may_force, &fields))
        }
        Err(other) => Err(other),
    }
}

/// The most newcomers.
const MOST_NEW: usize = 500;

/// Leaving players and newcomers from the form; unknown newcomers are added to the club.
fn coming(connection: &mut Connection, it: &Competition, fields: &Fields) -> Result<Coming> {
    let mut coming = Coming::default();
    let leaving = fields.all("leaving").filter_map(|word| it.entry(EntryId(word.parse().ok()?)));
    coming.intake.leaving = leaving.map(|entry| entry.player.to_string()).collect();
    if lines(fields, "newcomers").chain(lines(fields, "wild_cards")).count() > MOST_NEW {
        return Err(Error::Refused(text!("refused-most-people-come-new-into", most_new = MOST_NEW)));
    }
    for name in lines(fields, "newcomers") {
        let player = player(connection, it, &mut coming, name)?;
        coming.intake.newcomers.push(player.to_string());
    }
    for line in lines(fields, "wild_cards") {
        let (name, tier) = wild_card(it, line)?;
        let player = player(connection, it, &mut coming, name)?;
        coming.intake.wild_cards.push((player.to_string(), tier));
    }
    Ok(coming)
}

fn lines<'a>(fields: &'a Fields, name: &str) -> impl Iterator<Item = &'a str> {
    fields.get(name).lines().map(str::trim).filter(|line| !line.is_empty())
}

/// A player by name: of this season, of the club, or new.
fn player(connection: &mut Connection, it: &Competition, coming: &mut Coming, name: &str) -> Result<PlayerId> {
    let name = names::person(name)?;
    let known = it.entries.iter().find(|entry| entry.name.full().to_lowercase() == name.to_lowercase());
    let player = match known {
        Some(entry) => entry.player,
        None => people::called(connection, it.club, &name)?,
    };
    coming.names.insert(player.to_string(), name);
    Ok(player)
}

/// Parses `Ida Jung; 1`: a name, and a tier counted from 0.
fn wild_card<'a>(it: &Competition, line: &'a str) -> Result<(&'a str, usize), Text> {
    let tiers = it.stages.iter().filter_map(|stage| match stage.kind {
        StageKind::Division { tier, .. } => Some(tier + 1),
        _ => None,
    });
    let lowest = tiers.max().unwrap_or(1);
    let read = line.rsplit_once(';').and_then(|(name, tier)| Some((name.trim(), tier.trim().parse::<usize>().ok()?)));
    match read {
        Some((name, tier)) if !name.is_empty() && (1..=lowest).contains(&tier) => Ok((name, tier - 1)),
        _ => Err(text!("refused-wild-card-write-name-division", line, lowest)),
    }
}

/// At least as many as there can be entries.
const MOST_PLACES: u32 = 10_000;

/// Places among the tied, decided by a play-off or lots elsewhere; they count as the last tie-break.
fn order(it: &Competition, fields: &Fields) -> Done {
    let mut places = Vec::new();
    for entry in &it.entries {
        if let Some(place) = fields.number(&format!("place-{}", entry.id), 1..=MOST_PLACES)? {
            places.push((entry.id, place));
        }
    }
    let reason = Kind::Reason.read(fields.get("why"))?;
    if reason.is_empty() {
        return Err(text!("refused-say-how-order-decided"));
    }
    let mut settings = it.settings.clone();
    let mut events = Vec::new();
    if !settings.tie_breaks.contains(&TieBreak::Manual) {
        settings.tie_breaks.push(TieBreak::Manual);
        events.push(Event::SettingsChanged { settings: Box::new(settings) });
    }
    events.push(Event::OrderSet { order: places, reason: reason.into() });
    Ok(events)
}

/// Creates the next season's competition after a closed one, with everybody in their division.
pub(super) async fn next_season(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let it = viewer.competition()?.clone();
    let (mut settings, entries) = league::next_season(&it)?;
    settings.name = names::title(fields.get("name"))?.into();
    has_room(&app, it.club).await?;
    let actor = viewer.actor()?;
    let change = Change::by(actor.clone()).form(fields.form.clone());
    let next = app.competitions.create(it.club, change, settings).await?;
    let lots = ids::new_lots();
    app.competitions
        .change(&next.id, Change::by(actor), move |next| {
            Ok(if next.entries.is_empty() { seeded(entries, lots) } else { Vec::new() })
        })
        .await?;
    Ok(see(&format!("{}/{}/desk?done=created", viewer.club()?.path(), next.slug)))
}

/// The seeding in the order of the divisions.
fn seeded(entries: Vec<NewEntry>, lots: u64) -> Vec<Event> {
    let order = (1..=entries.len() as u32).map(EntryId).collect();
    let entered = entries.into_iter().map(|entry| Event::Entered { entry });
    entered.chain([Event::Seeded { order, how: Seeding::Hand, lots }]).collect()
}
