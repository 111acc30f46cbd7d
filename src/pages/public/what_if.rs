//! What can still happen: who is safe, and what each open table changes.

use actix_web::HttpResponse;
use askama::Template;

use crate::competitions::format::what_if::{Outlook, what_if};
use crate::competitions::state::{Competition, EntryId};
use crate::error::Result;
use crate::pages::public::head::Head;
use crate::pages::public::show::show;
use crate::web::{Context, Viewer};
use crate::words::Locale;

crate::routes! {
    GET "/clubs/{club}/{competition}/what-if" Anyone page;
}

struct StageView {
    title: String,
    rows: Vec<Row>,
    tables: Vec<TableView>,
}

struct Row {
    name: String,
    mine: bool,
    now: String,
    end: String,
    /// Will be first, or can still be.
    word: &'static str,
}

struct TableView {
    names: String,
    path: String,
    /// What follows from each result.
    results: Vec<(String, Vec<String>)>,
}

#[derive(Template)]
#[template(path = "public/what_if.html")]
struct Page {
    cx: Context,
    head: Head,
    stages: Vec<StageView>,
    many: bool,
}

async fn page(viewer: Viewer) -> Result<HttpResponse> {
    show(viewer, |viewer| {
        let head = Head::of(viewer, "what-if")?;
        let stages = stages(viewer.competition()?, &head.path, &viewer.cx, viewer.entry);
        Ok(Page { cx: viewer.cx.clone(), many: stages.len() > 1, stages, head })
    })
    .await
}

fn stages(competition: &Competition, path: &str, locale: &Locale, mine: Option<EntryId>) -> Vec<StageView> {
    let stages = competition.stages.iter().enumerate();
    let stages = stages.filter_map(|(at, stage)| {
        let answer = what_if(competition, at)?;
        let rows = answer.now.iter().zip(&answer.end).map(|(now, end)| Row {
            name: competition.name(now.entry).to_owned(),
            mine: mine == Some(now.entry),
            now: places(now),
            end: places(end),
            word: match end {
                _ if end.is_safe_for(1) => "first",
                _ if end.can_reach(1) => "can-win",
                _ => "cannot-win",
            },
        });
        let keys = answer.now.iter().zip(&answer.end).map(|(now, end)| (end.best, end.worst, now.best, now.worst));
        let mut rows: Vec<_> = keys.zip(rows).collect();
        rows.sort_by_key(|(key, _)| *key);
        let tables = answer.tables.iter().filter_map(|open| {
            let table = competition.table(open.table)?;
            let names: Vec<&str> = table.seats.iter().map(|&entry| competition.name(entry)).collect();
            let (first, second) = (*names.first()?, *names.get(1)?);
            let keys = [locale.t1("if-wins", "name", first), locale.t("if-draw"), locale.t1("if-wins", "name", second)];
            let results = keys.into_iter().zip(&open.results).map(|(key, changed)| {
                let told = changed.iter().map(|outlook| {
                    let name = competition.name(outlook.entry);
                    locale.t2("if-place", "name", name, "places", places(outlook)).into_owned()
                });
                (key.into_owned(), told.collect())
            });
            Some(TableView {
                names: names.join(" – "),
                path: format!("{path}/tables/{}", open.table),
                results: results.collect(),
            })
        });
        Some(StageView {
            title: locale.text(&stage.name.text()).into_owned(),
            rows: rows.into_iter().map(|(_, row)| row).collect(),
            tables: tables.collect(),
        })
    });
    stages.collect()
}

fn places(outlook: &Outlook) -> String {
    match (outlook.best, outlook.worst) {
        (best, worst) if best == worst => best.to_string(),
        (best, worst) => format!("{best}–{worst}"),
    }
}
