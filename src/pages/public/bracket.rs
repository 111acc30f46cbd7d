//! Brackets, drawn and as lists.

use actix_web::HttpResponse;
use askama::Template;

use crate::competitions::format::knockout::MatchView as Drawn;
use crate::competitions::format::knockout::SlotView as Slot;
use crate::competitions::format::knockout::bracket_view;
use crate::competitions::state::{Competition, EntryId};
use crate::error::Result;
use crate::pages::public::head::Head;
use crate::pages::public::show::show;
use crate::web::{Context, Viewer};
use crate::words::Locale;

crate::routes! {
    GET "/clubs/{club}/{competition}/bracket" Anyone page;
}

pub(super) struct Part {
    pub(super) title: String,
    pub(super) columns: Vec<Column>,
}

pub(super) struct Column {
    pub(super) title: String,
    pub(super) matches: Vec<Match>,
}

pub(super) struct Match {
    pub(super) number: usize,
    pub(super) slots: [Side; 2],
    pub(super) state: &'static str,
    pub(super) path: Option<String>,
    pub(super) road: Option<String>,
}

pub(super) struct Side {
    pub(super) label: String,
    pub(super) seed: Option<usize>,
    pub(super) score: Option<String>,
    pub(super) won: bool,
    pub(super) mine: bool,
    pub(super) known: bool,
}

#[derive(Template)]
#[template(path = "public/bracket.html")]
struct Page {
    cx: Context,
    head: Head,
    parts: Vec<Part>,
}

async fn page(viewer: Viewer) -> Result<HttpResponse> {
    show(viewer, |viewer| {
        let head = Head::of(viewer, "bracket")?;
        let parts = parts(viewer.competition()?, &head.path, &viewer.cx, viewer.entry);
        Ok(Page { cx: viewer.cx.clone(), parts, head })
    })
    .await
}

/// The parts of all brackets.
pub(super) fn parts(competition: &Competition, path: &str, locale: &Locale, mine: Option<EntryId>) -> Vec<Part> {
    let views = (0..competition.stages.len()).filter_map(|at| bracket_view(competition, at));
    let parts = views.flat_map(|view| view.parts).map(|part| Part {
        title: locale.text(&part.title).into_owned(),
        columns: part
            .columns
            .iter()
            .map(|column| Column {
                title: locale.text(&column.title).into_owned(),
                matches: column.matches.iter().map(|drawn| view(drawn, path, locale, mine)).collect(),
            })
            .collect(),
    });
    parts.collect()
}

fn view(drawn: &Drawn, path: &str, locale: &Locale, mine: Option<EntryId>) -> Match {
    let side = |slot: &Slot| Side {
        label: locale.text(&slot.label).into_owned(),
        seed: slot.seed,
        score: slot.score.clone(),
        won: slot.won,
        mine: slot.entry.is_some() && slot.entry == mine,
        known: slot.entry.is_some(),
    };
    let [one, other] = &drawn.slots;
    Match {
        number: drawn.id.0,
        slots: [side(one), side(other)],
        state: drawn.state,
        path: drawn.table.map(|table| format!("{path}/tables/{table}")),
        road: drawn.road.as_ref().map(|road| locale.text(road).into_owned()),
    }
}
