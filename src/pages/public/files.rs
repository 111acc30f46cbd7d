//! Exports of a competition: its tables by suffix, a federation's report, all its records, images for link previews.

use std::io::{Cursor, Write};

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use diesel::prelude::*;

use super::data;
use crate::access::records::may_see;
use crate::access::visible;
use crate::competitions::format;
use crate::error::{Error, Result};
use crate::ids;
use crate::pages::public::head::Head;
use crate::pages::public::lines::Line;
use crate::pages::public::show::give;
use crate::pages::public::standings::Row;
use crate::pages::public::table_view::TableView;
use crate::pages::replays;
use crate::records::model::{RecordRow, complete};
use crate::replays::replay::Look;
use crate::store::schema::records;
use crate::web::preview::Preview;
use crate::web::{App, Viewer};

crate::routes! {
    GET "/clubs/{club}/{competition}/report.trf" Anyone report;
    GET "/clubs/{club}/{competition}/records.zip" Anyone archive;
    GET "/clubs/{club}/{competition}/card.png" Anyone card;
    GET "/clubs/{club}/{competition}/tables/{table}/card.png" Anyone table_card;
    GET "/clubs/{club}/{competition}/{list}.{suffix}" Anyone list;
}

async fn list(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String, String, String)>,
) -> Result<HttpResponse> {
    let (_, _, name, suffix) = path.into_inner();
    let competition = viewer.competition()?.clone();
    let stored = data::Stored::of(&app, &competition, &name).await?;
    let kind = match suffix.as_str() {
        "csv" => "text/csv; charset=utf-8",
        "json" => "application/json",
        _ => return Err(Error::NotFound),
    };
    give(viewer, kind, move |viewer| {
        if suffix == "json" {
            return Ok(data::json(&competition, &name, &stored).ok_or(Error::NotFound)??);
        }
        let rows = data::rows(&competition, &name, &stored, &viewer.cx).ok_or(Error::NotFound)?;
        Ok(data::csv(&rows))
    })
    .await
}

async fn report(viewer: Viewer) -> Result<HttpResponse> {
    give(viewer, "text/plain; charset=utf-8", |viewer| Ok(format::trf::report(viewer.competition()?, 0)?.to_string()))
        .await
}

/// All records as one archive: one file per game, named by round, table and players.
async fn archive(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let competition = viewer.competition()?.clone();
    let id = competition.id.clone();
    let texts: Vec<(String, String)> = app
        .db
        .query(move |connection| {
            let own = records::table.filter(records::competition_id.eq(id)).filter(visible::record_of_seen());
            let own = own.select(RecordRow::as_select());
            let rows: Vec<RecordRow> = own.load(connection)?;
            let rows = complete(connection, rows)?;
            Ok(rows.into_iter().map(|row| (row.id, row.text)).collect())
        })
        .await?;
    let slug = competition.slug.clone();
    let packed = web::block(move || -> Result<Vec<u8>> {
        let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
        let options = zip::write::SimpleFileOptions::default();
        for table in competition.public_tables().filter(|table| may_see(&viewer, &competition, Some(table))) {
            let names: Vec<String> = table.seats.iter().map(|&entry| ids::slug(competition.name(entry))).collect();
            let names: String = names.join("_").chars().take(120).collect();
            for (at, game) in table.games.iter().enumerate() {
                let text = texts.iter().find(|(id, _)| Some(id) == game.record.as_ref());
                let Some((_, text)) = text else { continue };
                let (stage, round, number) = (table.stage + 1, table.round, at + 1);
                let name = format!("{stage}-{round:02}/table-{:03}-game-{number}-{names}.txt", table.id.0);
                archive.start_file(name, options).map_err(Error::internal)?;
                archive.write_all(competition.public_record(text.clone()).as_bytes()).map_err(Error::internal)?;
            }
        }
        Ok(archive.finish().map_err(Error::internal)?.into_inner())
    })
    .await
    .map_err(Error::internal)??;
    Ok(HttpResponse::Ok()
        .content_type("application/zip")
        .insert_header((header::CONTENT_DISPOSITION, format!("attachment; filename=\"{slug}-records.zip\"")))
        .body(packed))
}

/// Name, game, and the top three.
async fn card(viewer: Viewer) -> Result<HttpResponse> {
    Preview::answer(move || {
        let head = Head::of(&viewer, "standings")?;
        let stages = super::standings::stages(viewer.competition()?, &head.path, &viewer.cx, None);
        let rows = stages.into_iter().next().map(|stage| stage.rows).unwrap_or_default();
        let value = |row: &Row| row.cells.first().map(|cell| cell.text.clone()).unwrap_or_default();
        let ranked = rows.into_iter().filter(|row| row.rank != "–").take(3);
        let lines = ranked.map(|row| [row.rank.clone(), row.name.clone(), value(&row)]).collect();
        let below = format!("{} · {}", head.game, head.format);
        Ok(Preview { above: head.club, title: head.name, below, lines, board: None })
    })
    .await
}

/// Who plays whom, and the board of the last game with a record.
async fn table_card(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let table = viewer.competition()?.table(viewer.table()?).ok_or(Error::NotFound)?;
    let (round, kind) = (table.round, viewer.competition()?.kind_of_rounds(table.stage));
    let sees = may_see(&viewer, viewer.competition()?, Some(table));
    let replay = match table.games.iter().rev().filter(|_| sees).find_map(|game| game.record.as_ref()) {
        Some(record) => Some(replays::open(&app, &viewer, record).await?.1),
        None => None,
    };
    Preview::answer(move || {
        let (cx, head) = (&viewer.cx, Head::of(&viewer, "rounds")?);
        let Line { place, seats, .. } = TableView::of(&viewer, &head.path, viewer.table()?)?.line;
        let round = cx.t2("round-number", "number", round, "kind", kind);
        let place = cx.t1("table-number", "number", place);
        let lines = seats.into_iter().take(3).map(|seat| [String::new(), seat.name, seat.points.unwrap_or_default()]);
        Ok(Preview {
            above: head.club,
            title: head.name,
            below: format!("{} · {round} · {place}", head.game),
            lines: lines.collect(),
            board: replay.map(|replay| replay.draw(replay.last(), cx, Look { small: true, ..Look::default() })),
        })
    })
    .await
}
