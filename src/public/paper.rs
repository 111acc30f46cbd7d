//! Paper for the hall: score sheets, and cards for the tables with a code for each seat.

use actix_web::cookie::{Cookie, SameSite, time};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use qrcode::QrCode;
use qrcode::render::svg;

use super::head::Head;
use super::lines::{Line, line};
use super::rounds;
use super::show::show;
use crate::clubs::model::Club;
use crate::competitions::state::{Competition, EntryId, Table};
use crate::web::error::{Error, Result};
use crate::web::{App, Context, Viewer, page, see};

crate::routes! {
    GET "/clubs/{club}/{competition}/rounds/{round}/sheets" Anyone sheets;
    GET "/clubs/{club}/{competition}/desk/cards" Arbiter cards;
    GET "/seat/{id}/{entry}/{signature}" Anyone take_seat;
}

#[derive(Template)]
#[template(path = "public/sheets.html")]
struct SheetsPage {
    cx: Context,
    head: Head,
    round: usize,
    lines: Vec<Line>,
    /// Names of the seats, as the columns are headed.
    columns: Vec<String>,
    turns: Vec<usize>,
    notation: Vec<(String, String)>,
}

async fn sheets(
    app: web::Data<App>,
    request: HttpRequest,
    viewer: Viewer,
    path: web::Path<(String, String, String)>,
) -> Result<HttpResponse> {
    show(&app, &request, viewer, move |viewer| {
        let (head, competition, cx) = (Head::of(viewer, "rounds")?, viewer.competition()?, &viewer.cx);
        let (stage, round) = rounds::find(competition, &path.2)?;
        let tables = competition.public_tables().filter(|table| (table.stage, table.round) == (stage, round));
        let facts = competition.facts().ok_or(Error::NotFound)?;
        let columns = (0..competition.settings.seats.clamp(1, 12)).map(|seat| match facts.seats.get(seat) {
            Some(name) => cx.phrase(name).to_owned(),
            None => cx.t1("sheet-seat", "number", seat + 1).into_owned(),
        });
        let notation = facts.notation.iter().map(|(turn, about)| ((*turn).to_owned(), cx.phrase(about).to_owned()));
        Ok(SheetsPage {
            lines: tables.map(|table| line(competition, table, &head.path, cx, None)).collect(),
            columns: columns.collect(),
            turns: (1..=30).collect(),
            notation: notation.collect(),
            cx: cx.clone(),
            round,
            head,
        })
    })
    .await
}

struct Card {
    title: String,
    seats: Vec<CardSeat>,
}

struct CardSeat {
    name: String,
    link: String,
    picture: String,
}

#[derive(Template)]
#[template(path = "public/table_cards.html")]
struct CardsPage {
    cx: Context,
    head: Head,
    cards: Vec<Card>,
}

async fn cards(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let (head, competition, cx) = (Head::of(&viewer, "rounds")?, viewer.competition()?, &viewer.cx);
    let open: Vec<&Table> =
        competition.public_tables().filter(|table| !competition.standing(table).is_settled()).collect();
    let seat = |&entry: &EntryId| -> Result<CardSeat> {
        let text = format!("{}.{entry}", competition.id);
        let signature = app.sign("seat", &text);
        let link = format!("{}/seat/{}/{entry}/{signature}", cx.site, competition.id);
        Ok(CardSeat { name: competition.name(entry).to_owned(), picture: code(&link)?, link })
    };
    let mut cards = Vec::new();
    for table in &open {
        let number = cx.t1("table-number", "number", table.place);
        let round = cx.t1("round-number", "number", table.round);
        let seats: Result<Vec<CardSeat>> = table.seats.iter().map(seat).collect();
        cards.push(Card { title: format!("{number} · {round}"), seats: seats? });
    }
    // Whoever has no table yet gets a card of their own.
    let is_free = |id: EntryId| !open.iter().any(|table| table.seat_of(id).is_some());
    for entry in competition.entries.iter().filter(|entry| entry.is_in() && is_free(entry.id)) {
        cards.push(Card { title: String::new(), seats: vec![seat(&entry.id)?] });
    }
    page(&CardsPage { cx: cx.clone(), head, cards })
}

/// A link as a picture that a phone reads.
fn code(link: &str) -> Result<String> {
    let code = QrCode::new(link.as_bytes()).map_err(Error::internal)?;
    let svg = code.render::<svg::Color<'_>>().min_dimensions(144, 144).build();
    Ok(format!("data:image/svg+xml;base64,{}", data_encoding::BASE64.encode(svg.as_bytes())))
}

/// A player without an account sits down by a signed link, and goes on to the table where something is to be done.
async fn take_seat(app: web::Data<App>, path: web::Path<(String, String, String)>) -> Result<HttpResponse> {
    let (id, entry, signature) = path.into_inner();
    let text = format!("{id}.{entry}");
    if !app.is_signed("seat", &text, &signature) {
        return Err(Error::NotFound);
    }
    let competition = app.competitions.get(&id).await?;
    let entry = entry.parse().map(EntryId).map_err(|_| Error::NotFound)?;
    let house = competition.club.clone();
    let club = app.db.read(move |connection| Club::get(connection, &house)).await?;
    let base = format!("{}/{}", club.path(), competition.slug);
    let to = match current_table(&competition, entry) {
        Some(table) => format!("{base}/tables/{}", table.id),
        None => format!("{base}/entries/{entry}"),
    };
    let mut response = see(&to);
    let cookie = Cookie::build("seat", format!("{text}.{signature}"))
        .path("/")
        .http_only(true)
        .secure(app.config.is_secure())
        .same_site(SameSite::Lax)
        .max_age(time::Duration::days(60));
    // A cookie of letters, digits and dots always fits into a header.
    let _ = response.add_cookie(&cookie.finish());
    Ok(response)
}

/// The table where somebody plays, or else the last one they played at.
fn current_table(competition: &Competition, entry: EntryId) -> Option<&Table> {
    let own = || competition.public_tables().filter(|table| table.seat_of(entry).is_some());
    own().find(|table| !competition.standing(table).is_settled()).or_else(|| own().last())
}
