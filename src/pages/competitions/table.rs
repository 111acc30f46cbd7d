//! One table for staff: its games, corrections, disputes, times.

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::contest::series::Ending;
use podium_engine::text;
use podium_engine::text::Text;

use super::{Frame, act, results, tables_text};
use crate::competitions::actions::results as actions;
use crate::competitions::actions::{Done, follow, rounds, times};
use crate::competitions::event::Decision;
use crate::competitions::reasons::Wording;
use crate::competitions::state::{Competition, Game, GameState, Source, Status, Table, TableId};
use crate::error::{Error, Result};
use crate::pages::competitions::results::{Line, typed};
use crate::pages::public::table_view::{named, told_dispute, told_ruling};
use crate::store::chain;
use crate::web::{App, Context, Fields, Viewer, again, page, see};
use crate::words::Locale;

/// A game as staff see it.
struct GameLine {
    number: usize,
    result: String,
    state: &'static str,
    by: String,
    at: String,
    record: Option<String>,
    confirmed_by: String,
    /// What did not fit when its record was submitted.
    doubts: Vec<String>,
    /// Who disputed it, why and from which turn on; who ruled on it, and why.
    dispute: Vec<String>,
    ruling: Option<String>,
    disputed: bool,
}

#[derive(Template)]
#[template(path = "competitions/table.html")]
struct TablePage {
    cx: Context,
    frame: Frame,
    line: Line,
    round: usize,
    stage: usize,
    why: String,
    games: Vec<GameLine>,
    forfeited: Vec<String>,
    closed: bool,
    voided: Option<String>,
    deadline: Option<String>,
    /// Who asks for how long a postponement, and why.
    postponement: Option<String>,
    running: bool,
    mark: String,
}

fn game_line(cx: &Context, it: &Competition, table: &Table, at: usize, game: &Game) -> GameLine {
    let forfeited = matches!(game.result.ending, Ending::Forfeit(_));
    let state = match (game.state, game.source, &game.record) {
        (GameState::Disputed, ..) => "disputed",
        (GameState::Waiting, ..) => "waiting",
        (GameState::Settled, ..) if forfeited => "forfeit",
        (GameState::Settled, _, Some(_)) => "proved",
        (GameState::Settled, Source::Entered, None) => "entered",
        (GameState::Settled, Source::Reported, None) => "confirmed",
    };
    let names: Vec<String> =
        game.confirmed_by.iter().map(|actor| named(it, actor, cx)).filter(|name| !name.is_empty()).collect();
    GameLine {
        number: at + 1,
        result: tables_text::result(cx, it, table, game),
        state,
        by: named(it, &game.by, cx),
        at: cx.time(game.at),
        record: game.record.clone(),
        confirmed_by: names.join(", "),
        doubts: game.open_doubts().iter().map(|doubt| cx.text(&doubt.text(it)).into_owned()).collect(),
        dispute: told_dispute(it, game, cx),
        ruling: told_ruling(it, game, cx),
        disputed: game.state == GameState::Disputed,
    }
}

fn table_page(cx: Context, frame: Frame, id: TableId) -> Result<TablePage> {
    let it = frame.it.clone();
    let table = it.table(id).ok_or(Error::NotFound)?;
    let games = table.games.iter().enumerate().map(|(at, game)| game_line(&cx, &it, table, at, game)).collect();
    let name = |seat: &usize| table.seats.get(*seat).map_or("—", |&entry| it.full_name(entry)).to_owned();
    Ok(TablePage {
        line: results::line(&cx, &it, table),
        round: table.round,
        stage: table.stage,
        why: cx.text(&Wording::of(&it).why(table)).into_owned(),
        games,
        forfeited: table.forfeits.iter().map(name).collect(),
        closed: table.closed,
        voided: table.voided.as_ref().map(ToString::to_string),
        deadline: it.deadline(table).map(|deadline| cx.time(deadline)),
        postponement: table.postponement.as_ref().map(|(until, reason, by)| {
            let (time, name) = (cx.time(until), named(&it, by, &cx));
            cx.text(&text!("desk-postponement-asked", name, time, reason)).into_owned()
        }),
        running: it.status == Status::Running,
        mark: String::new(),
        frame,
        cx,
    })
}

pub(super) async fn show(viewer: Viewer) -> Result<HttpResponse> {
    let table = viewer.table()?;
    let frame = Frame::new(&viewer, "results")?;
    page(&table_page(viewer.cx, frame, table)?)
}

#[derive(Template)]
#[template(path = "competitions/confirm.html")]
struct ConfirmPage {
    cx: Context,
    frame: Frame,
    table: String,
    action: String,
    consequences: Vec<String>,
    typed: Vec<(String, String)>,
}

pub(super) async fn change(app: web::Data<App>, viewer: Viewer, fields: Fields) -> Result<HttpResponse> {
    let id = viewer.table()?;
    let it = viewer.competition()?.clone();
    let path = format!("{}/{}/desk/tables/{id}", viewer.club()?.path(), it.slug);
    let settled = it.table(id).is_some_and(|table| it.result(table).is_some());
    let (typed, locale) = (fields.clone(), viewer.cx.locale);
    // Changing a settled result first shows the consequences.
    if settled && !fields.has("sure") && fields.get("do") != "deadline" {
        match deed(&it, id, &fields, &locale) {
            Ok(events) if !events.is_empty() => {
                let consequences = follow::consequences(&it, &events, chain::now());
                let frame = Frame::new(&viewer, "results")?;
                let cx = viewer.cx;
                let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
                let mut typed: Vec<(String, String)> =
                    fields.typed().filter(|(name, _)| *name != "seen").map(owned).collect();
                typed.push(("sure".to_owned(), "yes".to_owned()));
                typed.push(("seen".to_owned(), it.revision.to_string()));
                let table = it.table(id).map(|table| tables_text::names(&it, table)).unwrap_or_default();
                let consequences = consequences.iter().map(|text| cx.text(text).into_owned()).collect();
                return page(&ConfirmPage { frame, table, action: path, consequences, typed, cx });
            }
            Ok(_) => return Ok(see(&format!("{path}?done=table"))),
            Err(text) => return refused(viewer, id, &text),
        }
    }
    match act(&app, &viewer, &fields, move |it, _| deed(it, id, &typed, &locale)).await {
        Ok(_) => Ok(see(&format!("{path}?done=table"))),
        Err(Error::Refused(text)) => refused(viewer, id, &text),
        Err(other) => Err(other),
    }
}

fn refused(viewer: Viewer, id: TableId, text: &Text) -> Result<HttpResponse> {
    let said = viewer.cx.text(text).into_owned();
    let frame = Frame::new(&viewer, "results")?.refused(said);
    again(&table_page(viewer.cx, frame, id)?)
}

/// An arbiter's action on a table.
fn deed(it: &Competition, id: TableId, fields: &Fields, locale: &Locale) -> Done {
    let why = fields.get("why");
    let table = it.table(id).ok_or_else(|| text!("refused-such-table"))?;
    let game = || fields.number("game", 0..=usize::MAX).map(|game| game.unwrap_or(0));
    let entered = || typed::read(table, &it.settings.rule, fields, "");
    let missing = || text!("refused-enter-result-first");
    match fields.get("do") {
        "enter" => entered()?.ok_or_else(missing)?.apply(it, table, game()?, why),
        "strike" => actions::strike(it, id, game()?, why),
        "stands" => actions::rule(it, id, game()?, Decision::Stands, why),
        "again" => actions::rule(it, id, game()?, Decision::Struck, why),
        "instead" => {
            let entered = entered()?.ok_or_else(missing)?;
            // Parsed like any other entry, for the same game.
            let events = actions::enter(it, id, game()?, entered.claim().ok_or_else(missing)?, why)?;
            let result = events.into_iter().find_map(|event| match event {
                crate::competitions::Event::GameEntered { result, .. } => Some(result),
                _ => None,
            });
            actions::rule(it, id, game()?, Decision::Instead { result: result.ok_or_else(missing)? }, why)
        }
        "take-back" => actions::forfeit(it, id, &[], why),
        "close" => actions::close_match(it, id, true),
        "reopen" => actions::close_match(it, id, false),
        "void" => rounds::void(it, id, why),
        "grant" => times::answer_postponement(it, id, true, None, why),
        "deny" => times::answer_postponement(it, id, false, None, why),
        "deadline" => {
            let until = fields.when("until", locale.zone)?.ok_or_else(|| text!("refused-say-until-when"))?;
            times::set_deadline(it, id, until, why)
        }
        _ => Err(text!("refused-choose")),
    }
}
