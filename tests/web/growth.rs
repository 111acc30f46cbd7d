//! What pages cost as clubs, years and results are added: how often they ask the database, and that no question reads a
//! table that grows from end to end.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};

use diesel::connection::{Instrumentation, InstrumentationEvent, set_default_instrumentation};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::Text;
use podium::competitions::store::Change;
use podium::competitions::{Actor, Event, TableId};
use podium::store::Connection;
use podium::web::App;
use podium_engine::contest::series::Game;

use crate::demo::on_the_demonstration;
use crate::harness::{Visitor, fixture, on_each_database, settle};

/// What each database was asked, by its address.
static ASKED: Mutex<BTreeMap<String, Vec<String>>> = Mutex::new(BTreeMap::new());

/// Notes what one connection asks.
#[derive(Default)]
struct Counter {
    database: String,
}

impl Instrumentation for Counter {
    fn on_connection_event(&mut self, event: InstrumentationEvent<'_>) {
        match event {
            InstrumentationEvent::StartEstablishConnection { url, .. } => self.database = url.to_owned(),
            InstrumentationEvent::StartQuery { query, .. } => {
                let query = query.to_string();
                // The pool asks whether a connection still lives.
                if !query.starts_with("SELECT 1") {
                    ASKED.lock().expect("a list").entry(self.database.clone()).or_default().push(query);
                }
            }
            _ => {}
        }
    }
}

/// From now on, what the databases opened by this test are asked is noted.
fn note() {
    set_default_instrumentation(|| Some(Box::new(Counter::default()))).expect("counters");
}

/// What a service asked its database since this was last called.
fn asked(app: &App) -> Vec<String> {
    ASKED.lock().expect("a list").remove(&app.config.database).unwrap_or_default()
}

/// Pages that everybody reads.
fn paths() -> Vec<String> {
    let open = "/clubs/les-pions-de-belleville/open-de-belleville";
    let mut paths: Vec<String> = [
        "/",
        "/competitions",
        "/clubs",
        "/clubs/thames-tables",
        "/clubs/thames-tables/feed.atom",
        "/clubs/thames-tables/calendar.ics",
        "/clubs/thames-tables/circuits",
        "/games",
        "/games/backgammon",
        "/games/backgammon/ratings",
        "/players/sam-carter",
        "/players/sam-carter/ratings/backgammon",
        "/players/sam-carter/calendar.ics",
        "/search?q=a",
        "/sitemap.xml",
        "/api/v1/competitions",
    ]
    .map(str::to_owned)
    .into();
    let tails = ["", "/rounds", "/tables/1", "/crosstable", "/what-if", "/entries", "/entries/1", "/records", "/log"];
    let more = ["/hall", "/standings.csv", "/records.zip", "/feed.atom", "/calendar.ics", "/card.png", "/report.trf"];
    paths.extend(tails.iter().chain(&more).map(|tail| format!("{open}{tail}")));
    paths
}

#[test]
fn no_page_asks_the_database_more_than_a_few_times() {
    note();
    on_the_demonstration(async |app| {
        let mut counts = Vec::new();
        for path in &paths() {
            let mut reader = Visitor::new(&app);
            // The first reader after a start finds what everybody after finds remembered.
            reader.get(path).await.is(200);
            reader.language = "fr";
            asked(&app);
            reader.get(path).await.is(200);
            counts.push((asked(&app).len(), path.clone()));
        }
        assert!(counts.iter().map(|(count, _)| count).sum::<usize>() > counts.len(), "somebody counts: {counts:?}");
        // A player's page asks who may see it, about opponents, and for ratings of the site and of clubs.
        let most = |path: &str| match path {
            "/players/sam-carter" => 26,
            "/games/backgammon" | "/players/sam-carter/ratings/backgammon" => 12,
            _ => 10,
        };
        assert!(counts.iter().all(|(count, path)| *count <= most(path)), "{counts:?}");
    });
}

/// Tables with more rows for each club, year and result.
const GROWING: &[&str] = &[
    "competitions",
    "entries",
    "events",
    "outcome_seats",
    "outcomes",
    "players",
    "rating_steps",
    "ratings",
    "records",
    "texts",
];

#[derive(QueryableByName)]
struct Step {
    #[diesel(sql_type = Text)]
    detail: String,
}

/// The steps of a query's plan that read a whole table that grows. In the order of an index, a limit ends the reading.
fn scans(connection: &mut Connection, query: &str) -> Vec<String> {
    let Connection::Sqlite(sqlite) = connection else { return Vec::new() };
    let plan = sql_query(format!("EXPLAIN QUERY PLAN {query}")).load::<Step>(sqlite).expect(query);
    let is_sorted = plan.iter().any(|step| step.detail.starts_with("USE TEMP B-TREE"));
    let is_cut = query.contains(" LIMIT ") && !is_sorted;
    let is_bad = |detail: &&String| {
        let table = detail.strip_prefix("SCAN ").and_then(|rest| rest.split(' ').next());
        table.is_some_and(|table| GROWING.contains(&table)) && !is_cut
    };
    plan.iter().map(|step| &step.detail).filter(is_bad).cloned().collect()
}

#[test]
fn no_page_reads_a_growing_table_from_end_to_end() {
    note();
    on_the_demonstration(async |app| {
        let mut found = Vec::new();
        let more = ["/games/backgammon/ratings.json", "/players/sam-carter/results.csv", "/search?q=leith"];
        for path in paths().into_iter().chain(more.map(str::to_owned)) {
            app.pages.clear();
            asked(&app);
            Visitor::new(&app).get(&path).await.is(200);
            let mut connection = app.db.connection().expect("a connection");
            for query in asked(&app).into_iter().filter(|query| query.starts_with("SELECT")) {
                let query = query.split(" -- binds").next().unwrap_or_default();
                found.extend(scans(&mut connection, query).into_iter().map(|step| format!("{path}: {step}: {query}")));
            }
        }
        let told = found.join("\n");
        assert!(found.is_empty(), "{told}");
    });
}

/// One result, and forty readers at once: each used to replay all results of the game, and most were turned away.
#[test]
fn a_herd_of_readers_after_a_result_computes_nothing() {
    note();
    on_each_database(async |app| {
        let (there, _) = fixture(&app, "stranger").await;
        let path = "/players/seated";
        let before = {
            Visitor::new(&app).get(path).await.is(200);
            app.pages.clear();
            asked(&app);
            Visitor::new(&app).get(path).await.is(200);
            asked(&app).len()
        };
        let result = Game::entered(vec![0, 1], vec![1, 2], None);
        let entered =
            Event::GameEntered { table: TableId(1), game: 1, result, record: None, reason: Default::default() };
        let change = Change::by(Actor::System);
        app.competitions.change(&there.competition.id, change, move |_| Ok(vec![entered])).await.expect("entered");
        app.pages.clear();
        asked(&app);
        let readers = (0..40).map(|_| {
            let app: Arc<App> = app.clone();
            async move { Visitor::new(&app).get(path).await.status.as_u16() }
        });
        let statuses = futures_util::future::join_all(readers).await;
        assert!(statuses.iter().all(|status| *status == 200), "{statuses:?}");
        let all = asked(&app);
        // The result itself is listed now, with those who played.
        assert!(all.len() <= 40 * (before + 10), "{} queries for forty readers, {before} for one before", all.len());
        let replays = all.iter().filter(|query| query.contains("`verified_at`") && query.contains("`outcomes`"));
        assert_eq!(replays.count(), 0, "nobody reads the log of results");
        // It is a job that counts it.
        assert!(!Visitor::new(&app).get(path).await.body.contains("1662? ± "));
        settle(&app).await;
        Visitor::new(&app).get(path).await.has("1662? ± ");
    });
}

/// Each name used to sum up all results of the game, within the transaction that everybody else waits for.
#[test]
fn whoever_enters_many_people_reads_no_results() {
    note();
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let desk = format!("{}/{}/desk/entries", there.club.path(), there.competition.slug);
        let names: Vec<String> = (0..60).map(|number| format!("Guest {number}")).collect();
        asked(&app);
        owner.send(&desk, &format!("{desk}/import"), &[("list", &names.join("\n"))]).await.is(303);
        let all = asked(&app);
        let of_results = |query: &&String| query.contains("outcomes") || query.contains("outcome_seats");
        let read: Vec<&String> = all.iter().filter(of_results).collect();
        assert!(read.is_empty(), "{read:?}");
        let rated = all.iter().filter(|query| query.contains("rating_lists")).count();
        assert!(rated <= 1, "ratings are asked for once for all, not {rated} times");
    });
}
