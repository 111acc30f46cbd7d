//! The page of a table: its games, and the actions on them.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::contest::series::Rule;
use serde::Deserialize;

use super::{party, player, table_path};
use crate::access::rights::Rights;
use crate::competitions::actions::{Party, results};
use crate::competitions::counting::Why;
use crate::competitions::head::head as record_head;
use crate::competitions::settings::Confirmer;
use crate::competitions::state::Table;
use crate::competitions::store::Change;
use crate::error::{Error, Result};
use crate::pages::players::profile;
use crate::pages::public::head::Head as PublicHead;
use crate::pages::public::paper::notation;
use crate::pages::public::table_view::TableView;
use crate::pages::records::verdict::{Shown, seat_name};
use crate::pages::tables::forms::Forms;
use crate::records::Head;
use crate::store::Connection;
use crate::store::chain::now;
use crate::web::{App, Context, Form, Viewer, page, see};

crate::routes! {
    GET "/clubs/{club}/{competition}/tables/{table}" Anyone show;
    GET "/clubs/{club}/{competition}/tables/{table}/head.txt" Anyone head;
    GET "/clubs/{club}/{competition}/tables/{table}/sheet" Anyone sheet;
    POST "/clubs/{club}/{competition}/tables/{table}/confirm" Seat confirm;
    POST "/clubs/{club}/{competition}/tables/{table}/dispute" Seat dispute;
}

#[derive(Template)]
#[template(path = "tables/table.html")]
struct TablePage {
    cx: Context,
    head: PublicHead,
    path: String,
    /// The signed-in account acting by a link, and for whom.
    acts: Option<(String, String)>,
    table: TableView,
    rights: Vec<Rights>,
    forms: Option<Forms>,
    draft: Draft,
    /// On which rating lists the result counts, and why.
    counts: Option<String>,
}

impl TablePage {
    /// Who plays whom.
    fn title(&self) -> String {
        let names: Vec<&str> = self.table.line.seats.iter().map(|seat| seat.name.as_str()).collect();
        names.join(" – ")
    }
}

/// An invalid submission, to be corrected.
#[derive(Debug, Default)]
pub struct Draft {
    pub text: String,
    pub number: Option<usize>,
    pub shown: Option<Shown>,
    pub error: Option<String>,
    pub wrong: Option<WrongField>,
}

/// A rejected field, its value, and the reason.
#[derive(Debug)]
pub struct WrongField {
    pub field: &'static str,
    pub typed: String,
    pub said: String,
}

impl Draft {
    /// What is wrong with a field.
    fn wrong(&self, field: &str) -> Option<&WrongField> {
        self.wrong.as_ref().filter(|wrong| wrong.field == field)
    }
}

/// The page of the viewer's table.
pub fn table_page(viewer: &Viewer, draft: Draft, counts: Option<Why>) -> Result<String> {
    let competition = viewer.competition()?;
    let table = table_of(viewer)?;
    let mut forms = Forms::of(competition, table, viewer);
    if let (Some(forms), Some(number)) = (&mut forms, draft.number) {
        // The game being corrected stays selected.
        forms.numbers.sort_by_key(|&other| other != number);
    }
    let head = PublicHead::of(viewer, "rounds")?;
    let page = TablePage {
        path: table_path(viewer)?,
        acts: viewer.acts_for(),
        table: TableView::of(viewer, &head.path, viewer.table()?)?,
        rights: Rights::of(competition, table, viewer),
        forms,
        head,
        draft,
        counts: counts.map(|why| viewer.cx.text(&why.text()).into_owned()),
        cx: viewer.cx.clone(),
    };
    Ok(page.render()?)
}

fn table_of(viewer: &Viewer) -> Result<&Table> {
    viewer.competition()?.table(viewer.table()?).ok_or(Error::NotFound)
}

async fn show(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let (competition, table) = (viewer.competition()?.clone(), viewer.table()?);
    let is_settled = competition.table(table).is_some_and(|table| competition.standing(table).is_settled());
    let counts = match is_settled && competition.settings.rated {
        true => {
            let read = move |connection: &mut Connection| match competition.table(table) {
                Some(table) => profile::counts(connection, &competition, table),
                None => Ok(None),
            };
            app.db.query(read).await?
        }
        false => None,
    };
    let body = web::block(move || table_page(&viewer, Draft::default(), counts)).await.map_err(Error::internal)??;
    Ok(HttpResponse::Ok().content_type("text/html; charset=utf-8").body(body))
}

/// The head of the next game's record, or of the last one if there is none.
fn next_head(viewer: &Viewer) -> Result<Head> {
    let (competition, table) = (viewer.competition()?, table_of(viewer)?);
    let today = viewer.cx.local(now()).date();
    let games = table.games.len();
    let head = record_head(competition, table, games + 1, today);
    Ok(head.or_else(|_| record_head(competition, table, games.max(1), today))?)
}

async fn head(viewer: Viewer) -> Result<HttpResponse> {
    let name = format!("attachment; filename=\"table-{}.txt\"", viewer.table()?);
    Ok(HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CONTENT_DISPOSITION, name))
        .body(format!("{}\n", next_head(&viewer)?.text())))
}

#[derive(Template)]
#[template(path = "tables/sheet.html")]
struct SheetPage {
    cx: Context,
    path: String,
    competition: String,
    /// The game, the round, the table and the day.
    place: [String; 4],
    /// Further tags of the record's head: a variant, options, a setup.
    tags: Vec<(String, String)>,
    seats: Vec<(String, String)>,
    notation: Vec<(String, String)>,
}

async fn sheet(viewer: Viewer) -> Result<HttpResponse> {
    let (competition, facts, cx) = (viewer.competition()?, viewer.competition()?.facts(), &viewer.cx);
    let table = competition.table(viewer.table()?).ok_or(Error::NotFound)?;
    let tags = next_head(&viewer)?.tags().to_vec();
    let is_seat = |name: &str| name.strip_prefix('P').is_some_and(|number| number.parse::<u8>().is_ok());
    let (players, mut tags): (Vec<_>, Vec<_>) = tags.into_iter().partition(|(name, _)| is_seat(name));
    let place = [
        cx.game(&competition.settings.game),
        cx.t2("round-number", "number", table.round, "kind", competition.kind_of_rounds(table.stage)).into_owned(),
        cx.t1("table-number", "number", table.place).into_owned(),
        cx.day(cx.local(now()).date()),
    ];
    tags.retain(|(name, value)| {
        !["Game", "Event", "Date"].contains(&name.as_str())
            && (name.as_str(), value.as_str()) != ("Variant", "standard")
    });
    let mut players: Vec<String> = players.into_iter().map(|(_, name)| name).collect();
    if let Rule::Attack(_) = competition.settings.rule {
        players.truncate(1);
    }
    let seats = players.into_iter().enumerate().map(|(at, name)| (seat_name(facts, at, cx), name));
    page(&SheetPage {
        path: table_path(&viewer)?,
        competition: competition.settings.name.to_string(),
        place,
        tags,
        seats: seats.collect(),
        notation: facts.map(|facts| notation(facts, &viewer.cx)).unwrap_or_default(),
        cx: viewer.cx.clone(),
    })
}

#[derive(Debug, Deserialize)]
struct ConfirmFields {
    game: usize,
}

async fn confirm(app: web::Data<App>, viewer: Viewer, form: Form<ConfirmFields>) -> Result<HttpResponse> {
    let (table, number) = (viewer.table()?, form.fields.game);
    let (by, is_arbiter) = (party(&viewer), viewer.is_arbiter());
    let change = Change::by(viewer.actor()?).form(form.form);
    app.competitions
        .change(&viewer.competition()?.id, change, move |competition| {
            let from = |number: usize| competition.table(table)?.games.get(number.checked_sub(1)?)?.from;
            // An arbiter who plays here confirms another's report as staff, where staff confirms.
            let by = match by {
                Party::Player(own)
                    if is_arbiter
                        && competition.settings.confirm.by == Confirmer::Staff
                        && from(number) != Some(own) =>
                {
                    Party::Staff
                }
                by => by,
            };
            Ok(results::confirm(competition, table, number, by)?)
        })
        .await?;
    Ok(see(&format!("{}?done=report-confirmed", table_path(&viewer)?)))
}

#[derive(Debug, Deserialize)]
struct DisputeFields {
    game: usize,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    turn: String,
}

async fn dispute(app: web::Data<App>, viewer: Viewer, form: Form<DisputeFields>) -> Result<HttpResponse> {
    let (table, own) = (viewer.table()?, player(&viewer)?);
    let DisputeFields { game, reason, turn } = form.fields;
    let turn = match turn.trim() {
        "" => None,
        turn => Some(turn.parse().unwrap_or(0)),
    };
    let change = Change::by(viewer.actor()?).form(form.form);
    app.competitions
        .change(&viewer.competition()?.id, change, move |competition| {
            Ok(results::dispute(competition, table, game, own, &reason, turn)?)
        })
        .await?;
    Ok(see(&format!("{}?done=report-disputed", table_path(&viewer)?)))
}
