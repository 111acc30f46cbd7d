//! Circuits: one table over several competitions of a club.

use std::sync::Arc;

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::NaiveDateTime;
use diesel::prelude::*;
use podium_engine::contest::circuit::{Rules, TieBreak, Worth};
use podium_engine::text;
use serde_json::{Value, json};

use crate::access::{is_announced, visible};
use crate::clubs::log::{self, Deed};
use crate::clubs::model::Club;
use crate::competitions::circuit::{self, LegResult, Line, Table};
use crate::competitions::form::from_word;
use crate::competitions::project::Row;
use crate::error::{Error, Result, Wrong};
use crate::ids::ClubId;
use crate::pages::public::data;
use crate::store::schema::{circuits, competitions};
use crate::store::{Connection, chain};
use crate::texts::Kind;
use crate::web::{App, Context, Fields, Viewer, again, page, see};
use crate::{ids, names};

/// A circuit as stored.
#[derive(Debug, Clone, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = circuits)]
struct Circuit {
    id: String,
    club_id: ClubId,
    slug: String,
    name: String,
    about: String,
    rules: String,
    legs: String,
    revision: i64,
    created_at: NaiveDateTime,
}

impl Circuit {
    fn find(connection: &mut Connection, club: ClubId, slug: &str) -> Result<Self> {
        let own = circuits::table.filter(circuits::club_id.eq(club)).filter(circuits::slug.eq(slug));
        Ok(own.select(Self::as_select()).first(connection)?)
    }

    fn rules(&self) -> Rules {
        serde_json::from_str(&self.rules).unwrap_or_default()
    }

    /// The event stored for it in the club's chain.
    fn deed(&self) -> Deed {
        let (rules, legs) = (self.rules(), self.legs());
        Deed::CircuitSet { circuit: self.id.clone(), name: self.name.as_str().into(), rules, legs }
    }

    /// The ids of its competitions, in order.
    fn legs(&self) -> Vec<String> {
        serde_json::from_str(&self.legs).unwrap_or_default()
    }
}

#[derive(Template)]
#[template(path = "competitions/circuits.html")]
struct ListPage {
    cx: Context,
    club: Arc<Club>,
    circuits: Vec<Circuit>,
    is_organiser: bool,
}

pub(super) async fn list(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let club = viewer.club()?.clone();
    let id = club.id;
    let circuits = app
        .db
        .query(move |connection| {
            let own = circuits::table.filter(circuits::club_id.eq(id)).order(circuits::created_at.desc());
            Ok(own.select(Circuit::as_select()).load(connection)?)
        })
        .await?;
    page(&ListPage { is_organiser: viewer.is_organiser(), cx: viewer.cx, club, circuits })
}

/// A line of the table with one cell per competition.
struct Shown {
    line: Line,
    total: String,
    cells: Vec<String>,
}

#[derive(Template)]
#[template(path = "competitions/circuit.html")]
struct CircuitPage {
    cx: Context,
    club: Arc<Club>,
    circuit: Circuit,
    legs: Vec<(String, LegResult)>,
    lines: Vec<Shown>,
    notes: Vec<String>,
    is_organiser: bool,
}

/// A circuit of the club with its table, and the addresses of its competitions.
async fn open(app: &App, club: &Club, slug: String) -> Result<(Circuit, Vec<String>, Table)> {
    let id = club.id;
    let circuit = app.db.query(move |connection| Circuit::find(connection, id, &slug)).await?;
    let mut legs = Vec::new();
    let mut slugs = Vec::new();
    for leg in circuit.legs() {
        // Competitions removed since are left out.
        let Ok(it) = app.competitions.get(&leg).await else { continue };
        if it.club == club.id && is_announced(&it) {
            slugs.push(it.slug.clone());
            legs.push(web::block(move || circuit::leg(&it)).await.map_err(Error::internal)?);
        }
    }
    let table = circuit::table(&circuit.rules(), legs);
    Ok((circuit, slugs, table))
}

/// The table as a file: totals, and each result in each competition, whether it counts or not.
pub(super) async fn file(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String, String)>,
) -> Result<HttpResponse> {
    let (_, circuit, suffix) = path.into_inner();
    let (_, slugs, table) = open(&app, viewer.club()?, circuit).await?;
    let points = |hundredths: u64| json!(hundredths as f64 / 100.0);
    let lines = table.lines.iter().map(|line| {
        let legs = (0..slugs.len()).map(|at| line.gains.iter().find(|gain| gain.leg == at));
        let legs = legs.map(|gain| gain.map_or(Value::Null, |gain| points(gain.points)));
        [json!(line.rank), json!(line.name), points(line.total)].into_iter().chain(legs).collect()
    });
    let head: Vec<&str> = ["rank", "name", "total"].into_iter().chain(slugs.iter().map(String::as_str)).collect();
    data::file(&suffix, &head, lines.collect())
}

pub(super) async fn show(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse> {
    let club = viewer.club()?.clone();
    let (circuit, slugs, table) = open(&app, &club, path.into_inner().1).await?;
    let cx = viewer.cx.clone();
    let cell = |line: &Line, at: usize| {
        let gain = line.gains.iter().find(|gain| gain.leg == at);
        gain.map_or_else(String::new, |gain| match gain.counts {
            true => points(&cx, gain.points),
            false => format!("({})", points(&cx, gain.points)),
        })
    };
    let width = table.legs.len();
    let shown = |line: Line| Shown {
        total: points(&cx, line.total),
        cells: (0..width).map(|at| cell(&line, at)).collect(),
        line,
    };
    let notes = table.notes.iter().map(|text| cx.text(text).into_owned()).collect();
    page(&CircuitPage {
        lines: table.lines.into_iter().map(shown).collect(),
        legs: slugs.into_iter().zip(table.legs).collect(),
        notes,
        is_organiser: viewer.is_organiser(),
        cx: viewer.cx,
        club,
        circuit,
    })
}

/// Hundredths, formatted for the reader.
fn points(cx: &Context, hundredths: u64) -> String {
    let whole = cx.number(hundredths / 100);
    match hundredths % 100 {
        0 => whole,
        rest => cx.decimal(format!("{whole}.{rest:02}").trim_end_matches('0')),
    }
}

#[derive(Template)]
#[template(path = "competitions/circuit_form.html")]
struct FormPage {
    cx: Context,
    club: Arc<Club>,
    action: String,
    is_new: bool,
    slug: String,
    fields: Fields,
    /// Competitions of the club: id, name, whether chosen.
    legs: Vec<(String, String, bool)>,
    tie_breaks: Vec<(&'static str, bool)>,
    /// A field and what is wrong with it.
    wrong: Option<(&'static str, String)>,
}

impl FormPage {
    /// What is wrong with a field.
    fn wrong(&self, field: &str) -> Option<&str> {
        self.wrong.as_ref().filter(|(wrong, _)| *wrong == field).map(|(_, said)| said.as_str())
    }
}

const TIE_BREAKS: [&str; 4] = ["best_result", "countback", "results", "latest"];

async fn form_page(
    app: &App,
    viewer: Viewer,
    slug: Option<String>,
    fields: Fields,
    wrong: Option<Wrong>,
) -> Result<FormPage> {
    let club = viewer.club()?.clone();
    let id = club.id;
    let rows: Vec<Row> = app
        .db
        .query(move |connection| {
            let own = competitions::table.filter(competitions::club_id.eq(id)).filter(visible::competition_of_staff());
            Ok(own.order(competitions::created_at).select(Row::as_select()).load(connection)?)
        })
        .await?;
    let chosen: Vec<&str> = fields.all("leg").collect();
    let legs = rows.into_iter().map(|row| {
        let is_chosen = chosen.contains(&row.id.as_str());
        (row.id, row.name, is_chosen)
    });
    let legs = legs.collect();
    let ties: Vec<&str> = fields.all("tie_break").collect();
    let tie_breaks = TIE_BREAKS.map(|word| (word, ties.contains(&word))).to_vec();
    let action = match &slug {
        Some(slug) => format!("{}/circuits/{slug}/edit", club.path()),
        None => format!("{}/circuits/new", club.path()),
    };
    let (is_new, slug) = (slug.is_none(), slug.unwrap_or_default());
    let wrong = wrong.map(|wrong| (wrong.field, viewer.cx.text(&wrong.text).into_owned()));
    Ok(FormPage { cx: viewer.cx, club, action, is_new, slug, legs, tie_breaks, fields, wrong })
}

fn write(circuit: Option<&Circuit>) -> Fields {
    let mut fields = Fields::default();
    let rules = circuit.map(Circuit::rules).unwrap_or_default();
    fields.put("name", circuit.map_or("", |circuit| &circuit.name));
    fields.put("about", circuit.map_or("", |circuit| &circuit.about));
    match &rules.worth {
        Worth::Places(places) => {
            fields.put("worth", "places");
            fields.put("places", places.iter().map(u32::to_string).collect::<Vec<_>>().join(", "));
        }
        Worth::Percentile(most) => {
            fields.put("worth", "percentile");
            fields.put("most", most.to_string());
        }
    }
    fields.put("best", rules.best.map(|best| best.to_string()).unwrap_or_default());
    fields.put("per_game", rules.per_game.map(|most| most.to_string()).unwrap_or_default());
    for tie_break in &rules.tie_breaks {
        let word = serde_json::to_value(tie_break).ok();
        fields.put("tie_break", word.as_ref().and_then(|word| word.as_str()).unwrap_or_default());
    }
    for leg in circuit.map(Circuit::legs).unwrap_or_default() {
        fields.put("leg", leg);
    }
    fields
}

/// The most points a leg may be worth.
const MOST_POINTS: u32 = 100_000;
/// The most circuits of a club.
const MOST_CIRCUITS: usize = crate::limits::CIRCUITS;
/// The most legs of a circuit.
const MOST_LEGS: usize = 500;

/// Parses name, description, rules and legs from the form.
fn read(fields: &Fields) -> Result<(String, String, Rules, Vec<String>), Wrong> {
    let name = names::title(fields.get("name")).map_err(Wrong::of("name"))?;
    let about = Kind::About.read(fields.get("about")).map_err(Wrong::of("about"))?;
    let number = |name: &'static str, most| fields.number(name, 1..=most).map_err(Wrong::of(name));
    let worth = match fields.get("worth") {
        "percentile" => {
            Worth::Percentile(fields.number("most", 1..=MOST_POINTS).map_err(Wrong::of("most"))?.unwrap_or(100))
        }
        _ => {
            let words = fields.get("places").split([',', ';', ' ']).filter(|word| !word.is_empty());
            let places: Result<Vec<u32>, _> = words.map(str::parse).collect();
            let fits = |places: &Vec<u32>| {
                (1..=200).contains(&places.len()) && places.iter().all(|&worth| worth <= MOST_POINTS)
            };
            let places = places.ok().filter(fits);
            let falling = |places: &Vec<u32>| places.is_sorted_by(|better, worse| better >= worse);
            let places = places.filter(falling).ok_or_else(|| text!("refused-points-place-whole-numbers-first"));
            Worth::Places(places.map_err(Wrong::of("places"))?)
        }
    };
    let tie_breaks: Result<Vec<TieBreak>, _> = fields.all("tie_break").map(from_word).collect();
    let tie_breaks = tie_breaks.map_err(Wrong::of("tie_break"))?;
    let rules = Rules { worth, best: number("best", MOST_LEGS)?, per_game: number("per_game", MOST_LEGS)?, tie_breaks };
    let legs: Vec<String> = fields.all("leg").map(str::to_owned).collect();
    if legs.len() > MOST_LEGS {
        let text = text!("refused-circuit-most-legs", most_legs = MOST_LEGS);
        return Err(Wrong { field: "leg", text });
    }
    Ok((name, about, rules, legs))
}

pub(super) async fn new(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    page(&form_page(&app, viewer, None, write(None), None).await?)
}

pub(super) async fn create(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let (name, about, rules, legs) = match read(&fields) {
        Ok(read) => read,
        Err(wrong) => return again(&form_page(&app, viewer, None, fields, Some(wrong)).await?),
    };
    let club = viewer.club()?.clone();
    // The form's id becomes the circuit's: sent twice, it is created once.
    let id = fields.form.clone().unwrap_or_else(ids::new_id);
    let (club_id, actor) = (club.id, viewer.actor()?);
    let slug = app
        .db
        .write(move |connection| {
            log::lock(connection, club_id)?;
            let made = circuits::table.filter(circuits::id.eq(&id)).select(circuits::slug);
            if let Some(slug) = made.first::<String>(connection).optional()? {
                return Ok(slug);
            }
            let base = ids::slug(&name);
            let own = circuits::table.filter(circuits::club_id.eq(&club_id));
            let taken: Vec<String> = own.select(circuits::slug).load(connection)?;
            if taken.len() >= MOST_CIRCUITS {
                return Err(Error::Refused(text!(
                    "refused-club-most-circuits-delete-first",
                    most_circuits = MOST_CIRCUITS
                )));
            }
            let is_free = |slug: &String| !taken.contains(slug) && slug != "new";
            let numbered = (2..).map(|number| format!("{base}-{number}"));
            let slug = std::iter::once(base.clone()).chain(numbered).find(is_free).unwrap_or_default();
            let circuit = Circuit {
                id,
                club_id,
                slug: slug.clone(),
                name,
                about,
                rules: serde_json::to_string(&rules)?,
                legs: serde_json::to_string(&legs)?,
                revision: 1,
                created_at: chain::now().naive_utc(),
            };
            diesel::insert_into(circuits::table).values(&circuit).execute(connection)?;
            log::note(connection, circuit.club_id, &actor, circuit.deed(), None)?;
            Ok(slug)
        })
        .await?;
    Ok(see(&format!("{}/circuits/{slug}?done=circuit", club.path())))
}

pub(super) async fn edit(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse> {
    let (id, slug) = (viewer.club()?.id, path.into_inner().1);
    let wanted = slug.clone();
    let circuit = app.db.query(move |connection| Circuit::find(connection, id, &wanted)).await?;
    page(&form_page(&app, viewer, Some(slug), write(Some(&circuit)), None).await?)
}

pub(super) async fn change(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
    fields: Fields,
) -> Result<HttpResponse> {
    let slug = path.into_inner().1;
    let (name, about, rules, legs) = match read(&fields) {
        Ok(read) => read,
        Err(wrong) => return again(&form_page(&app, viewer, Some(slug), fields, Some(wrong)).await?),
    };
    let club = viewer.club()?.clone();
    let (id, wanted, actor) = (club.id, slug.clone(), viewer.actor()?);
    app.db
        .write(move |connection| {
            log::lock(connection, id)?;
            let old = Circuit::find(connection, id, &wanted)?;
            let revision = old.revision + 1;
            let (rules, legs) = (serde_json::to_string(&rules)?, serde_json::to_string(&legs)?);
            let circuit = Circuit { name, about, rules, legs, revision, ..old };
            diesel::update(circuits::table.filter(circuits::id.eq(&circuit.id))).set(&circuit).execute(connection)?;
            log::note(connection, id, &actor, circuit.deed(), None)
        })
        .await?;
    Ok(see(&format!("{}/circuits/{slug}?done=circuit", club.path())))
}

pub(super) async fn delete(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String)>,
) -> Result<HttpResponse> {
    let club = viewer.club()?.clone();
    let (id, slug, actor) = (club.id, path.into_inner().1, viewer.actor()?);
    app.db
        .write(move |connection| {
            log::lock(connection, id)?;
            let Circuit { id: circuit, name, .. } = Circuit::find(connection, id, &slug)?;
            diesel::delete(circuits::table.filter(circuits::id.eq(&circuit))).execute(connection)?;
            log::note(connection, id, &actor, Deed::CircuitDeleted { circuit, name: name.into() }, None)
        })
        .await?;
    Ok(see(&format!("{}/circuits?done=circuit-deleted", club.path())))
}
