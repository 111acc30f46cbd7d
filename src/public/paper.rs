//! Paper for the hall: score sheets, and cards for the tables with a code for each seat.

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::game::Facts;
use qrcode::QrCode;
use qrcode::render::svg;

use super::head::Head;
use super::rounds;
use super::show::show;
use crate::competitions::state::{EntryId, Table};
use crate::locale::Locale;
use crate::records::verdict::seat_name;
use crate::tables::link;
use crate::web::error::{Error, Result};
use crate::web::{App, Context, Viewer, page};

crate::routes! {
    GET "/clubs/{club}/{competition}/rounds/{round}/sheets" Anyone sheets;
    GET "/clubs/{club}/{competition}/desk/cards" Arbiter cards;
}

#[derive(Template)]
#[template(path = "public/sheets.html")]
struct SheetsPage {
    cx: Context,
    head: Head,
    round: usize,
    /// The place of each table, and its columns: what the seat is called, and who has it.
    tables: Vec<(usize, Vec<(String, String)>)>,
    notation: Vec<(String, String)>,
}

async fn sheets(viewer: Viewer, path: web::Path<(String, String, String)>) -> Result<HttpResponse> {
    show(viewer, move |viewer| {
        let (head, competition, cx) = (Head::of(viewer, "rounds")?, viewer.competition()?, &viewer.cx);
        let (stage, round) = rounds::find(competition, &path.2)?;
        let tables = competition.public_tables().filter(|table| (table.stage, table.round) == (stage, round));
        let facts = competition.facts().ok_or(Error::NotFound)?;
        let tables = tables.map(|table| {
            let names = table.seats.iter().map(|&entry| competition.name(entry).to_owned());
            (table.place, names.enumerate().map(|(seat, name)| (seat_name(Some(facts), seat, cx), name)).collect())
        });
        Ok(SheetsPage { tables: tables.collect(), notation: notation(facts, cx), cx: cx.clone(), round, head })
    })
    .await
}

/// How turns of a game are written, by example.
pub fn notation(facts: &Facts, locale: &Locale) -> Vec<(String, String)> {
    facts.notation.iter().map(|(turn, about)| ((*turn).to_owned(), locale.phrase(about).to_owned())).collect()
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
        let entry = competition.entry(entry).ok_or(Error::NotFound)?;
        let link = format!("{}{}", cx.site, link::path(&app, competition, entry));
        Ok(CardSeat { name: entry.name.to_string(), picture: code(&link)?, link })
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
