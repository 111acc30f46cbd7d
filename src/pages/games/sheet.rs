//! Every game in every variant on one page, to review all boards at once.

use std::borrow::Cow;
use std::sync::{LazyLock, Mutex, PoisonError};

use actix_web::{HttpResponse, web};
use askama::Template;
use askama::filters::Safe;
use podium_engine::catalogue;
use podium_engine::picture::{Options, samples};

use crate::error::{Error, Result};
use crate::web::{Context, Viewer, page};
use crate::words::{Language, Locale};

crate::routes! {
    GET "/admin/boards" Admin sheet;
}

/// A game in a variant: its name, and pictures with the number of the turn.
#[derive(Debug, Clone)]
struct Row {
    game: &'static str,
    variant: &'static str,
    name: Cow<'static, str>,
    pictures: Vec<(usize, String)>,
}

#[derive(Template)]
#[template(path = "games/sheet.html")]
struct SheetPage {
    cx: Context,
    rows: std::sync::Arc<Vec<Row>>,
}

impl SheetPage {
    fn safe<'a>(&self, picture: &'a str) -> Safe<&'a str> {
        Safe(picture)
    }
}

type Made = Vec<(Language, std::sync::Arc<Vec<Row>>)>;
static MADE: LazyLock<Mutex<Made>> = LazyLock::new(Default::default);

fn rows(language: Language) -> std::sync::Arc<Vec<Row>> {
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, rows)) = made.iter().find(|(known, _)| *known == language) {
        return rows.clone();
    }
    let locale = Locale { language, ..Locale::default() };
    let games = catalogue::all().iter();
    let rows = games.flat_map(|entry| entry.facts.variants.iter().map(move |variant| (entry, variant.id)));
    let rows = rows.map(|(entry, variant)| {
        let name = locale.phrase(&entry.facts.name);
        let pictures = samples(entry, variant, 7).into_iter().map(|frame| {
            let options = Options {
                title: format!("{name} {variant} {}", frame.turn),
                coordinates: true,
                words: language.words(),
                ..Options::default()
            };
            (frame.turn, frame.draw(&options))
        });
        let pictures = pictures.collect();
        Row { game: entry.facts.id, variant, name, pictures }
    });
    let rows = std::sync::Arc::new(rows.collect());
    made.push((language, std::sync::Arc::clone(&rows)));
    rows
}

async fn sheet(viewer: Viewer) -> Result<HttpResponse> {
    let language = viewer.cx.language;
    let rows = web::block(move || rows(language)).await.map_err(Error::internal)?;
    page(&SheetPage { cx: viewer.cx, rows })
}
