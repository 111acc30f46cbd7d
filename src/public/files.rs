//! A competition to carry away: its tables by suffix, a federation's report, all its records, a card for link previews.

use std::io::{Cursor, Write};

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use diesel::prelude::*;

use super::data;
use super::head::Head;
use super::log::{record_lines, turns};
use super::show::give;
use super::xml::escaped;
use crate::competitions::format;
use crate::db::schema::records;
use crate::ids;
use crate::web::error::{Error, Result};
use crate::web::{App, Viewer};

crate::routes! {
    GET "/clubs/{club}/{competition}/report.trf" Anyone report;
    GET "/clubs/{club}/{competition}/records.zip" Anyone archive;
    GET "/clubs/{club}/{competition}/card.svg" Anyone card;
    GET "/clubs/{club}/{competition}/{list}.{suffix}" Anyone list;
}

async fn list(
    app: web::Data<App>,
    viewer: Viewer,
    path: web::Path<(String, String, String, String)>,
) -> Result<HttpResponse> {
    let (_, _, name, suffix) = path.into_inner();
    let competition = viewer.competition()?.clone();
    let turns = if name == "records" { turns(&app, &competition).await? } else { Vec::new() };
    let kind = match suffix.as_str() {
        "csv" => "text/csv; charset=utf-8",
        "json" => "application/json",
        _ => return Err(Error::NotFound),
    };
    give(viewer, kind, move |viewer| {
        let lines = record_lines(&competition, &turns);
        if suffix == "json" {
            let list = data::list(&competition, &name, &lines).ok_or(Error::NotFound)?;
            return Ok(serde_json::to_string(&list)?);
        }
        let rows = data::rows(&competition, &name, &lines, &viewer.cx).ok_or(Error::NotFound)?;
        Ok(data::csv(&rows))
    })
    .await
}

async fn report(viewer: Viewer) -> Result<HttpResponse> {
    give(viewer, "text/plain; charset=utf-8", |viewer| Ok(format::trf::report(viewer.competition()?, 0)?.to_string()))
        .await
}

/// All records as one archive: a file a game, named by round, table and players.
async fn archive(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let competition = viewer.competition()?.clone();
    let id = competition.id.clone();
    let texts: Vec<(String, String)> = app
        .db
        .read(move |connection| {
            let own = records::table.filter(records::competition_id.eq(id));
            Ok(own.select((records::id, records::text)).load(connection)?)
        })
        .await?;
    let slug = competition.slug.clone();
    let packed = web::block(move || -> Result<Vec<u8>> {
        let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
        let options = zip::write::SimpleFileOptions::default();
        for table in competition.public_tables() {
            let names: Vec<String> = table.seats.iter().map(|&entry| ids::slug(competition.name(entry))).collect();
            let names: String = names.join("_").chars().take(120).collect();
            for (at, game) in table.games.iter().enumerate() {
                let text = texts.iter().find(|(id, _)| Some(id) == game.record.as_ref());
                let Some((_, text)) = text else { continue };
                let (stage, round, number) = (table.stage + 1, table.round, at + 1);
                let name = format!("{stage}-{round:02}/table-{:03}-game-{number}-{names}.txt", table.id.0);
                archive.start_file(name, options).map_err(Error::internal)?;
                archive.write_all(text.as_bytes()).map_err(Error::internal)?;
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

/// A drawn card: name, game, and the first three.
async fn card(viewer: Viewer) -> Result<HttpResponse> {
    give(viewer, "image/svg+xml", |viewer| {
        let head = Head::of(viewer, "standings")?;
        let competition = viewer.competition()?;
        let stages = super::standings::stages(competition, &head.path, &viewer.cx, None);
        let cut = |text: &str, most: usize| match text.char_indices().nth(most) {
            Some((at, _)) => format!("{}…", text.get(..at).unwrap_or_default()),
            None => text.to_owned(),
        };
        let mut svg = String::from(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1200 630\" width=\"1200\" height=\"630\" \
             font-family=\"system-ui, sans-serif\" fill=\"#1c1a17\"><rect width=\"1200\" height=\"630\" fill=\"#fbfaf6\"/>\
             <rect width=\"24\" height=\"630\" fill=\"#1d6b47\"/>",
        );
        let mut text = |x: u32, y: u32, size: u32, fill: &str, words: &str| {
            let words = escaped(words);
            svg.push_str(&format!("<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\">{words}</text>"));
        };
        text(90, 120, 34, "#5f5a52", &cut(&head.club, 50));
        text(90, 200, 68, "#1c1a17", &cut(&head.name, 30));
        text(90, 260, 34, "#5f5a52", &cut(&format!("{} · {}", head.game, head.format), 60));
        let rows = stages.first().map(|stage| stage.rows.as_slice()).unwrap_or_default();
        for (row, y) in rows.iter().filter(|row| row.rank != "–").zip([370_u32, 450, 530]) {
            text(90, y, 52, "#1d6b47", &row.rank);
            text(180, y, 52, "#1c1a17", &cut(&row.name, 30));
            text(1010, y, 52, "#1c1a17", row.cells.first().map_or("", |cell| &cell.text));
        }
        svg.push_str("</svg>");
        Ok(svg)
    })
    .await
}
