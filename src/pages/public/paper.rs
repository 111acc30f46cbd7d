//! Printouts for the hall: score sheets, and table cards with a QR code per seat.

use std::collections::BTreeSet;

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::game::Facts;
use qrcode::QrCode;
use qrcode::render::svg;
use serde::Deserialize;

use super::rounds;
use crate::access::seat_link;
use crate::competitions::state::{EntryId, Table, TableId};
use crate::error::{Error, Result};
use crate::pages::public::head::Head;
use crate::pages::public::show::show;
use crate::pages::records::verdict::seat_name;
use crate::web::{App, Context, Viewer, page};
use crate::words::Locale;

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
    /// What the round is, for messages: `bracket` or `round`.
    kind: &'static str,
    /// The number of each table, and its columns: the seat's name, and the player.
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
        Ok(SheetsPage {
            kind: competition.kind_of_rounds(stage),
            tables: tables.collect(),
            notation: notation(facts, cx),
            cx: cx.clone(),
            round,
            head,
        })
    })
    .await
}

/// The notation of a game, by example.
pub fn notation(facts: &Facts, locale: &Locale) -> Vec<(String, String)> {
    facts.notation.iter().map(|(turn, about)| ((*turn).to_owned(), locale.phrase(about).into_owned())).collect()
}

struct Card {
    title: String,
    seats: Vec<CardSeat>,
}

struct CardSeat {
    name: String,
    link: String,
    picture: String,
    /// A signed link for guests; everybody else signs in.
    is_guest: bool,
}

#[derive(Template)]
#[template(path = "public/table_cards.html")]
struct CardsPage {
    cx: Context,
    head: Head,
    cards: Vec<Card>,
    /// The numbers of the previous and next pages.
    before: Option<usize>,
    after: Option<usize>,
}

/// Cards per page: each contains its own images.
const A_PAGE: usize = 100;

#[derive(Debug, Deserialize)]
struct Wanted {
    #[serde(default)]
    page: usize,
}

async fn cards(app: web::Data<App>, viewer: Viewer, wanted: web::Query<Wanted>) -> Result<HttpResponse> {
    let (head, competition, cx) = (Head::of(&viewer, "rounds")?, viewer.competition()?, &viewer.cx);
    let open: Vec<&Table> =
        competition.public_tables().filter(|table| !competition.standing(table).is_settled()).collect();
    let (id, by) = (competition.id.clone(), viewer.user()?.id);
    let guests = app.db.query(move |connection| seat_link::guests(connection, &id)).await?;
    let seat = |&entry: &EntryId, table: Option<TableId>| -> Result<CardSeat> {
        let entry = competition.entry(entry).ok_or(Error::NotFound)?;
        let is_guest = guests.contains(&entry.id);
        // Players with an account sign in at the table's page; signed links are for the others.
        let path = match (is_guest, table) {
            (true, _) => seat_link::path(&app.signer, competition, entry, by),
            (false, Some(table)) => format!("{}/tables/{table}", head.path),
            (false, None) => format!("{}/me", head.path),
        };
        let link = format!("{}{path}", cx.site);
        Ok(CardSeat { name: entry.name.full().to_owned(), picture: code(&link)?, link, is_guest })
    };
    let titled = |table: &&Table| {
        let number = cx.t1("table-number", "number", table.place);
        let kind = competition.kind_of_rounds(table.stage);
        let round = cx.t2("round-number", "number", table.round, "kind", kind);
        (format!("{number} · {round}"), table.seats.clone(), Some(table.id))
    };
    // Players without a table get a card of their own.
    let seated: BTreeSet<EntryId> = open.iter().flat_map(|table| table.seats.iter().copied()).collect();
    let free = competition.entries.iter().filter(|entry| entry.is_in() && !seated.contains(&entry.id));
    let all: Vec<(String, Vec<EntryId>, Option<TableId>)> =
        open.iter().map(titled).chain(free.map(|entry| (String::new(), vec![entry.id], None))).collect();
    let last = all.len().saturating_sub(1) / A_PAGE;
    let number = wanted.page.min(last);
    let shown = all.into_iter().skip(number * A_PAGE).take(A_PAGE);
    let cards: Result<Vec<Card>> = shown
        .map(|(title, seats, table)| {
            let seats = seats.iter().map(|entry| seat(entry, table)).collect::<Result<_>>()?;
            Ok(Card { title, seats })
        })
        .collect();
    let (before, after) = (number.checked_sub(1), Some(number + 1).filter(|&next| next <= last));
    page(&CardsPage { cx: cx.clone(), head, cards: cards?, before, after })
}

/// A link as a QR code.
pub fn code(link: &str) -> Result<String> {
    let code = QrCode::new(link.as_bytes()).map_err(Error::internal)?;
    let svg = code.render::<svg::Color<'_>>().min_dimensions(144, 144).build();
    Ok(format!("data:image/svg+xml;base64,{}", data_encoding::BASE64.encode(svg.as_bytes())))
}
