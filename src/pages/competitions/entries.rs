//! Entries: the desk's list, adding and importing, seeding, coming and going.

pub(super) mod people;

use std::sync::{Arc, Mutex, PoisonError};

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::contest::swiss::Score;
use podium_engine::text::Text;

use super::{Frame, act};
use crate::access::seat_link;
use crate::competitions::actions::Party;
use crate::competitions::actions::entries as actions;
use crate::competitions::actions::entries::{Applicant, MOST_RATING};
use crate::competitions::actions::import as lists;
use crate::competitions::settings::Seeding;
use crate::competitions::state::{Competition, Entry, EntryId, EntryState};
use crate::competitions::store::Change;
use crate::error::{Error, Result};
use crate::ids::PlayerId;
use crate::pages::competitions::create::is_before_start;
use crate::pages::competitions::desk::fewest;
use crate::ratings::rated;
use crate::store::chain;
use crate::web::{App, Context, Fields, Viewer, again, page, see};
use crate::{ids, names};

/// A line of the list.
struct Line {
    id: EntryId,
    name: String,
    club: String,
    rating: String,
    seed: String,
    state: &'static str,
    is_in: bool,
    checked_in: bool,
    byes: String,
    /// Another name looks alike.
    is_alike: bool,
}

#[derive(Template)]
#[template(path = "competitions/entries.html")]
struct EntriesPage {
    cx: Context,
    frame: Frame,
    lines: Vec<Line>,
    /// Players of the club who have not entered.
    roster: Vec<(PlayerId, String)>,
    skipped: Vec<(String, String)>,
    typed: String,
    before_start: bool,
    may_add: bool,
    /// Ready to start.
    may_start: bool,
    in_count: u32,
}

async fn list(
    app: &App,
    viewer: Viewer,
    frame: Frame,
    skipped: Vec<(String, Text)>,
    typed: String,
) -> Result<EntriesPage> {
    let it = app.competitions.get(&frame.it.id).await?;
    let (club, there) = (it.club, it.clone());
    let roster = app.db.query(move |connection| people::not_entered(connection, club, &there)).await?;
    let cx = viewer.cx;
    let mut entries: Vec<&Entry> = it.entries.iter().collect();
    entries.sort_by_key(|entry| (order(entry), entry.seed.unwrap_or(u32::MAX), entry.id));
    let alike = names::look_alikes(entries.iter().map(|entry| entry.name.full()));
    let lines = entries.into_iter().zip(alike).map(|(entry, is_alike)| Line { is_alike, ..line(&cx, entry) }).collect();
    let skipped = skipped.into_iter().map(|(name, why)| (name, cx.text(&why).into_owned())).collect();
    let late = it.settings.format.rules().takes_late_entries();
    let before_start = is_before_start(it.status);
    let running = it.status == crate::competitions::state::Status::Running;
    let may_add = frame.is_organiser && (before_start || (running && late));
    let in_count = it.entries.iter().filter(|entry| entry.is_in()).count();
    let asked = it.entries.iter().any(|entry| entry.state == EntryState::Requested && !entry.withdrawn);
    let may_start = frame.is_organiser && before_start && !asked && in_count >= fewest(&it);
    let in_count = in_count as u32;
    let frame = Frame { it, ..frame };
    Ok(EntriesPage { lines, roster, skipped, typed, before_start, may_add, may_start, in_count, frame, cx })
}

/// Entries awaiting an answer come first, withdrawn ones last.
const fn order(entry: &Entry) -> u8 {
    match entry.state {
        EntryState::Requested => 0,
        EntryState::Accepted if !entry.withdrawn => 1,
        EntryState::WaitingList => 2,
        EntryState::Accepted => 3,
        EntryState::Refused => 4,
    }
}

fn line(cx: &Context, entry: &Entry) -> Line {
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    let byes: Vec<String> =
        entry.byes.keys().map(|&round| cx.t1("desk-bye-in", "round", round as u32).into_owned()).collect();
    Line {
        id: entry.id,
        name: entry.name.full().to_owned(),
        club: entry.club.clone().unwrap_or_default().to_string(),
        rating: number(entry.rating),
        seed: number(entry.seed),
        state: if entry.withdrawn { "withdrawn" } else { crate::competitions::project::entry_state(entry.state) },
        is_in: entry.is_in(),
        checked_in: entry.checked_in,
        byes: byes.join(", "),
        is_alike: false,
    }
}

pub(super) async fn show(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let frame = Frame::new(&viewer, "entries")?;
    page(&list(&app, viewer, frame, Vec::new(), String::new()).await?)
}

/// The list again with the error.
async fn refused(app: &App, viewer: Viewer, text: &Text, typed: String) -> Result<HttpResponse> {
    let said = viewer.cx.text(text).into_owned();
    let frame = Frame::new(&viewer, "entries")?.refused(said);
    again(&list(app, viewer, frame, Vec::new(), typed).await?)
}

fn path(viewer: &Viewer) -> Result<String> {
    Ok(format!("{}/{}/desk/entries", viewer.club()?.path(), viewer.competition()?.slug))
}

pub(super) async fn registration(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let open = fields.get("do") == "open";
    act(&app, &viewer, &fields, move |it, _| match open {
        true => actions::open_registration(it),
        false => actions::close_registration(it),
    })
    .await?;
    let desk = format!("{}/{}/desk", viewer.club()?.path(), viewer.competition()?.slug);
    Ok(see(&match open {
        true => format!("{desk}?done=registration-open"),
        false => format!("{desk}?done=registration-closed"),
    }))
}

/// Adds somebody from the roster, or somebody new by name.
pub(super) async fn add(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let club = Some(fields.get("club").to_owned()).filter(|club| !club.is_empty());
    let rating = match fields.number("rating", 0..=MOST_RATING) {
        Ok(rating) => rating,
        Err(text) => return refused(&app, viewer, &text, String::new()).await,
    };
    let applicant = Applicant {
        player: fields.get("player").parse().unwrap_or_default(),
        name: fields.get("name").to_owned(),
        club,
        rating,
        ..Applicant::default()
    };
    match enter(&app, &viewer, &fields, vec![applicant], true).await {
        Ok(_) => Ok(see(&format!("{}?done=entered", path(&viewer)?))),
        Err(Error::Refused(text)) => refused(&app, viewer, &text, String::new()).await,
        Err(other) => Err(other),
    }
}

pub(super) async fn import(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let typed = fields.get("list").to_owned();
    let text = if fields.get("file").is_empty() { typed.clone() } else { fields.get("file").to_owned() };
    let outcome = match lists::read(&text) {
        Ok(people) => enter(&app, &viewer, &fields, people, false).await,
        Err(text) => Err(Error::Refused(text)),
    };
    match outcome {
        Ok(skipped) if skipped.is_empty() => Ok(see(&format!("{}?done=imported", path(&viewer)?))),
        Ok(skipped) => {
            let frame = Frame::new(&viewer, "entries")?;
            page(&list(&app, viewer, frame, skipped, String::new()).await?)
        }
        Err(Error::Refused(text)) => refused(&app, viewer, &text, typed).await,
        Err(other) => Err(other),
    }
}

/// Enters people, as players of the club where their names are known and as new ones otherwise; returns the names that were
/// skipped. With `strict`, a skipped name is an error.
async fn enter(
    app: &App,
    viewer: &Viewer,
    fields: &Fields,
    people: Vec<Applicant>,
    strict: bool,
) -> Result<Vec<(String, Text)>> {
    let now = chain::now();
    let change = Change::by(viewer.actor()?).at(now).form(fields.form.clone());
    let (club, id) = (viewer.club()?.id, viewer.competition()?.id.clone());
    let skipped = Arc::new(Mutex::new(Vec::new()));
    let told = skipped.clone();
    app.competitions
        .change_with(&id, change, move |connection, it| {
            let mut known = people::recognise(connection, club, people)?;
            let unrated = known.iter().filter(|person| person.rating.is_none());
            let unrated: Vec<PlayerId> = unrated.map(|person| person.player).collect();
            let ratings = rated::at_entry(connection, it.club, &it.settings, &unrated)?;
            for person in known.iter_mut().filter(|person| person.rating.is_none()) {
                person.rating = ratings.get(&person.player).copied();
            }
            let entered = actions::enter_many(it, known, now)?;
            if let (true, Some((_, why))) = (strict, entered.skipped.first()) {
                return Err(Error::Refused(why.clone()));
            }
            *told.lock().unwrap_or_else(PoisonError::into_inner) = entered.skipped;
            people::make(connection, club, entered.events)
        })
        .await?;
    let skipped = std::mem::take(&mut *skipped.lock().unwrap_or_else(PoisonError::into_inner));
    Ok(skipped)
}

pub(super) async fn seed(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let lots = ids::new_lots();
    let how = match fields.get("do") {
        "draw" => Seeding::Draw,
        "hand" => Seeding::Hand,
        _ => Seeding::Rating,
    };
    let typed = fields.clone();
    let outcome = act(&app, &viewer, &fields, move |it, _| {
        let order = if how == Seeding::Hand { by_hand(it, &typed)? } else { Vec::new() };
        actions::seed(it, how, &order, lots)
    })
    .await;
    match outcome {
        Ok(_) => Ok(see(&format!("{}?done=seeded", path(&viewer)?))),
        Err(Error::Refused(text)) => refused(&app, viewer, &text, String::new()).await,
        Err(other) => Err(other),
    }
}

/// All entries by the numbers typed; those without one follow in their former order.
fn by_hand(it: &Competition, fields: &Fields) -> Result<Vec<EntryId>, Text> {
    let mut places = Vec::new();
    for entry in it.entries.iter().filter(|entry| entry.is_in()) {
        let place = fields.number(&format!("seed-{}", entry.id), 1..=u32::MAX)?;
        places.push((place.unwrap_or(u32::MAX), entry.seed.unwrap_or(u32::MAX), entry.id));
    }
    places.sort_unstable();
    Ok(places.into_iter().map(|(.., id)| id).collect())
}

fn entry_of(viewer: &Viewer, number: &str) -> Result<EntryId> {
    let id = number.parse().map(EntryId).map_err(|_| Error::NotFound)?;
    viewer.competition()?.entry(id).map(|entry| entry.id).ok_or(Error::NotFound)
}

#[derive(Template)]
#[template(path = "competitions/entry.html")]
struct EntryPage {
    cx: Context,
    frame: Frame,
    entry: Entry,
    line: Line,
    /// Rounds available for byes, and those requested.
    rounds: Vec<usize>,
    byes: Vec<usize>,
    answers: Vec<(String, String)>,
    /// Somebody already playing withdraws instead.
    may_refuse: bool,
    /// From the start on, changing a name needs a reason.
    has_started: bool,
}

fn entry_page(viewer: Viewer, id: EntryId, error: Option<String>) -> Result<EntryPage> {
    let frame = Frame::new(&viewer, "entries")?;
    let frame = Frame { error, ..frame };
    let it = frame.it.clone();
    let entry = it.entry(id).cloned().ok_or(Error::NotFound)?;
    let all = it.settings.format.rules().rounds_to_miss();
    let published = it.stages.first().map_or(0, |stage| stage.published());
    let questions = it.settings.registration.questions.iter().map(ToString::to_string);
    Ok(EntryPage {
        line: line(&viewer.cx, &entry),
        rounds: (published + 1..=all).filter(|round| !entry.byes.contains_key(round)).collect(),
        byes: entry.byes.keys().copied().filter(|round| *round > published).collect(),
        answers: questions.zip(entry.answers.iter().map(ToString::to_string)).collect(),
        may_refuse: !it.stages.iter().any(|stage| stage.entries.contains(&id)),
        has_started: !it.stages.is_empty(),
        cx: viewer.cx,
        frame,
        entry,
    })
}

pub(super) async fn edit(viewer: Viewer, path: web::Path<(String, String, String)>) -> Result<HttpResponse> {
    let id = entry_of(&viewer, &path.into_inner().2)?;
    page(&entry_page(viewer, id, None)?)
}

pub(super) async fn change(
    app: web::Data<App>,
    viewer: Viewer,
    address: web::Path<(String, String, String)>,
    fields: Fields,
) -> Result<HttpResponse> {
    let id = entry_of(&viewer, &address.into_inner().2)?;
    let typed = fields.clone();
    let outcome = act(&app, &viewer, &fields, move |it, _| {
        let (why, round) = (typed.get("why"), typed.number("round", 0..=usize::MAX)?.unwrap_or(0));
        match typed.get("do") {
            "accept" => actions::accept(it, id),
            "refuse" => actions::refuse(it, id, why),
            "withdraw" => actions::withdraw(it, id, why),
            "return" => actions::come_back(it, id),
            "link" => actions::renew_link(it, id),
            "bye" => {
                let worth = match typed.get("worth") {
                    "win" => Score::Win,
                    "half" => Score::Draw,
                    _ => Score::Loss,
                };
                actions::ask_bye(it, id, round, worth, Party::Staff)
            }
            "cancel-bye" => actions::cancel_bye(it, id, round, Party::Staff),
            _ => {
                let old = it.entry(id).cloned();
                let applicant = Applicant {
                    player: old.as_ref().map(|old| old.player).unwrap_or_default(),
                    name: typed.get("name").to_owned(),
                    club: Some(typed.get("club").to_owned()),
                    rating: typed.number("rating", 0..=MOST_RATING)?,
                    answers: old.map(|old| old.answers.iter().map(ToString::to_string).collect()).unwrap_or_default(),
                };
                actions::edit(it, id, applicant, why)
            }
        }
    })
    .await;
    match outcome {
        Ok(_) if fields.get("do") == "link" => Ok(see(&format!("{}/links?done=link#link-{id}", path(&viewer)?))),
        Ok(_) => Ok(see(&format!("{}?done=entry", path(&viewer)?))),
        Err(Error::Refused(text)) => {
            let said = viewer.cx.text(&text).into_owned();
            again(&entry_page(viewer, id, Some(said))?)
        }
        Err(other) => Err(other),
    }
}

pub(super) async fn check_in(
    app: web::Data<App>,
    viewer: Viewer,
    address: web::Path<(String, String, String)>,
    fields: Fields,
) -> Result<HttpResponse> {
    let id = entry_of(&viewer, &address.into_inner().2)?;
    let here = fields.get("do") == "here";
    act(&app, &viewer, &fields, move |it, _| actions::check_in(it, id, here)).await?;
    Ok(see(&format!("{}#entry-{id}", path(&viewer)?)))
}

struct Link {
    id: EntryId,
    name: String,
    address: String,
}

#[derive(Template)]
#[template(path = "competitions/links.html")]
struct LinksPage {
    cx: Context,
    frame: Frame,
    links: Vec<Link>,
}

/// Signed links with which players without an account report and confirm.
pub(super) async fn links(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let frame = Frame::new(&viewer, "entries")?;
    let (id, by) = (frame.it.id.clone(), viewer.user()?.id);
    let guests = app.db.query(move |connection| seat_link::guests(connection, &id)).await?;
    let cx = viewer.cx;
    let link = |entry: &Entry| {
        let path = seat_link::path(&app.signer, &frame.it, entry, by);
        Link { id: entry.id, name: entry.name.full().to_owned(), address: format!("{}{path}", cx.site) }
    };
    let links = frame.it.entries.iter().filter(|entry| entry.is_in() && guests.contains(&entry.id)).map(link).collect();
    page(&LinksPage { links, frame, cx })
}
