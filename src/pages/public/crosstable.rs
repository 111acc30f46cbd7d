//! Who met whom with what result.

use actix_web::HttpResponse;
use askama::Template;

use crate::competitions::format::crosstable::{Columns, Meeting, crosstable};
use crate::competitions::state::{Competition, EntryId};
use crate::error::Result;
use crate::pages::public::head::Head;
use crate::pages::public::show::show;
use crate::web::{Context, Viewer};
use crate::words::Locale;

crate::routes! {
    GET "/clubs/{club}/{competition}/crosstable" Anyone page;
}

pub(super) struct StageView {
    pub(super) title: String,
    /// Numbers of rounds or of lines.
    pub(super) columns: Vec<usize>,
    /// Whether columns are rounds.
    pub(super) by_round: bool,
    pub(super) rows: Vec<Row>,
}

pub(super) struct Row {
    pub(super) number: usize,
    pub(super) rank: String,
    pub(super) name: String,
    pub(super) path: String,
    pub(super) mine: bool,
    pub(super) cells: Vec<Cell>,
    pub(super) points: Option<String>,
}

pub(super) struct Cell {
    pub(super) itself: bool,
    pub(super) meetings: Vec<MeetingView>,
}

pub(super) struct MeetingView {
    /// `5w1`: against line 5, from the first seat, won; only the result in a full crosstable.
    pub(super) text: String,
    /// The same in words.
    pub(super) title: String,
    pub(super) path: Option<String>,
    pub(super) shown_only: bool,
}

#[derive(Template)]
#[template(path = "public/crosstable.html")]
struct Page {
    cx: Context,
    head: Head,
    stages: Vec<StageView>,
    many: bool,
}

async fn page(viewer: Viewer) -> Result<HttpResponse> {
    show(viewer, |viewer| {
        let head = Head::of(viewer, "crosstable")?;
        let competition = viewer.competition()?;
        let stages = stages(competition, &head.path, &viewer.cx, viewer.entry);
        Ok(Page { cx: viewer.cx.clone(), stages, many: competition.stages.len() > 1, head })
    })
    .await
}

pub(super) fn stages(competition: &Competition, path: &str, locale: &Locale, mine: Option<EntryId>) -> Vec<StageView> {
    let stages = competition.stages.iter().enumerate();
    let stages = stages.filter_map(|(at, stage)| {
        let grid = crosstable(competition, at)?;
        let by_round = matches!(grid.columns, Columns::Rounds(_));
        let columns = match grid.columns {
            Columns::Rounds(rounds) => (1..=rounds).collect(),
            Columns::Everybody => (1..=grid.rows.len()).collect(),
        };
        let rows = grid.rows.iter().map(|row| Row {
            number: row.number,
            rank: row.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string()),
            name: competition.name(row.entry).to_owned(),
            path: format!("{path}/entries/{}", row.entry),
            mine: mine == Some(row.entry),
            cells: row
                .cells
                .iter()
                .enumerate()
                .map(|(column, meetings)| Cell {
                    itself: !by_round && column + 1 == row.number,
                    meetings: meetings.iter().map(|met| view(competition, met, by_round, path, locale)).collect(),
                })
                .collect(),
            points: row.points.clone(),
        });
        Some(StageView { title: locale.text(&stage.name.text()).into_owned(), columns, by_round, rows: rows.collect() })
    });
    stages.collect()
}

fn view(competition: &Competition, met: &Meeting, by_round: bool, path: &str, locale: &Locale) -> MeetingView {
    let result = met.result.unwrap_or("·");
    let text = match (by_round, met.number) {
        (true, Some(number)) => format!("{number}{}{result}", met.side.map(String::from).unwrap_or_default()),
        _ => result.to_owned(),
    };
    let word = match met.result {
        Some("1") => "won",
        Some("½") => "drew",
        Some("0") => "lost",
        Some("+") => "won-by-forfeit",
        Some("-") => "lost-by-forfeit",
        Some("U" | "F" | "H" | "Z") => "bye",
        _ => "open",
    };
    let word = locale.tx("met-", word);
    let title = match met.opponent {
        Some(opponent) => {
            let name = competition.name(opponent);
            locale.t2("met", "name", name, "result", word.as_ref()).into_owned()
        }
        None => word.into_owned(),
    };
    let path = met.table.map(|table| format!("{path}/tables/{table}"));
    MeetingView { text, title, path, shown_only: met.shown_only }
}
