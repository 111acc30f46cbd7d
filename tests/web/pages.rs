//! Every kind of page, pinned by the outline of what people read on it: `snapshots/pages/ROUTE.READER.snap`.
//!
//! After a change of a page, read what differs, and let `INSTA_UPDATE=always cargo test --test web pages::` write it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use actix_web::http::Method;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use podium::accounts::sessions;
use podium::competitions::state::Standing;
use podium::config::Config;
use podium::demo;
use podium::store::Db;
use podium::store::schema::{competitions, players, users};
use podium::web::App;
use regex::Regex;

use crate::harness::{Answer, Visitor, databases, seat_link};
use crate::outline::outline;

/// When the demonstration was made: so long ago that nothing on its pages depends on the day they are read.
const MOMENT: &str = "2021-03-06T15:00:00Z";

/// Who reads, by a word of the snapshot's name, and whose account it is. With `-fr` they read French.
const READERS: &[(&str, Option<&str>)] = &[
    ("visitor", None),
    ("player", Some("Sam Carter")),
    ("owner", Some("Fiona Galbraith")),
    ("admin", Some("Noor van Dijk")),
];

const CLUB: &str = "/clubs/leith-board-games-society";
const CUP: &str = "/clubs/leith-board-games-society/leith-double-round-robin";

/// The pages: their route, who reads them, and one address of that route.
const PAGES: &[(&str, &[&str], &str)] = &[
    ("/", &["visitor", "visitor-fr", "admin"], "/"),
    ("/home", &["player", "player-fr", "owner"], "/home"),
    ("/search", &["visitor"], "/search?q=leith"),
    ("/check", &["visitor"], "/check"),
    ("/demo", &["visitor"], "/demo"),
    ("/report", &["visitor"], "/report?page={club}"),
    // Accounts.
    ("/sign-up", &["visitor", "visitor-fr"], "/sign-up"),
    ("/sign-in", &["visitor"], "/sign-in"),
    ("/sign-in/second", &["visitor"], "/sign-in/second"),
    ("/sign-in/link/{secret}", &["visitor"], "/sign-in/link/none"),
    ("/verify/{secret}", &["visitor"], "/verify/none"),
    ("/reset", &["visitor"], "/reset"),
    ("/reset/{secret}", &["visitor"], "/reset/none"),
    ("/account", &["player"], "/account"),
    ("/account/email/{secret}", &["visitor"], "/account/email/none"),
    ("/account/email/undo/{secret}", &["visitor"], "/account/email/undo/none"),
    ("/account/privacy", &["player"], "/account/privacy"),
    ("/account/security", &["player"], "/account/security"),
    ("/account/passkeys/new", &["player"], "/account/passkeys/new"),
    ("/account/app", &["player"], "/account/app"),
    // Games and records.
    ("/games", &["visitor"], "/games"),
    ("/games/{game}", &["visitor", "visitor-fr"], "/games/sparro"),
    ("/games/{game}/ratings", &["visitor"], "/games/sparro/ratings"),
    ("/games/{game}/sheet", &["visitor"], "/games/sparro/sheet"),
    ("/games/{game}/record", &["visitor"], "/games/sparro/record"),
    ("/records/{record}", &["visitor"], "/records/{record}"),
    ("/records/{record}/{turn}", &["visitor"], "/records/{record}/3"),
    // People.
    ("/players/{player}", &["visitor", "player"], "/players/morag-kerr"),
    ("/players/{player}/ratings/{game}", &["visitor"], "/players/morag-kerr/ratings/sparro"),
    // Clubs.
    ("/clubs", &["visitor"], "/clubs"),
    ("/clubs/new", &["player"], "/clubs/new"),
    ("/clubs/{club}", &["visitor", "owner"], "{club}"),
    ("/clubs/{club}/edit", &["owner"], "{club}/edit"),
    ("/clubs/{club}/members", &["player", "owner"], "{club}/members"),
    ("/clubs/{club}/roster", &["owner"], "{club}/roster"),
    ("/clubs/{club}/ratings", &["visitor"], "{club}/ratings"),
    ("/clubs/{club}/ratings/{game}", &["visitor"], "{club}/ratings/sparro"),
    ("/clubs/{club}/new", &["owner"], "{club}/new"),
    ("/clubs/{club}/new/{game}", &["owner", "owner-fr"], "{club}/new/sparro"),
    ("/clubs/{club}/circuits", &["visitor", "admin"], "/clubs/le-de-des-pentes/circuits"),
    ("/clubs/{club}/circuits/new", &["owner"], "{club}/circuits/new"),
    ("/clubs/{club}/circuits/{circuit}", &["visitor"], "/clubs/le-de-des-pentes/circuits/circuit-des-pentes"),
    ("/clubs/{club}/circuits/{circuit}/edit", &["admin"], "/clubs/le-de-des-pentes/circuits/circuit-des-pentes/edit"),
    ("/invite/{secret}", &["visitor", "player"], "/invite/{invite}"),
    ("/claim/{secret}", &["visitor"], "/claim/{claim}"),
    ("/seat/{id}/{entry}/{signature}", &["visitor"], "{seat}"),
    // Competitions.
    ("/competitions", &["visitor"], "/competitions"),
    ("/clubs/{club}/{competition}", &["visitor", "visitor-fr", "player", "owner"], "{cup}"),
    ("/clubs/{club}/{competition}/enter", &["player"], "/clubs/les-pions-de-belleville/nuit-du-shibumi/enter"),
    ("/clubs/{club}/{competition}/rounds", &["visitor"], "{cup}/rounds"),
    ("/clubs/{club}/{competition}/rounds/{round}", &["visitor"], "{cup}/rounds/1-2"),
    ("/clubs/{club}/{competition}/rounds/{round}/sheets", &["visitor"], "{cup}/rounds/1-7/sheets"),
    ("/clubs/{club}/{competition}/schedule", &["visitor"], "{cup}/schedule"),
    ("/clubs/{club}/{competition}/crosstable", &["visitor"], "{cup}/crosstable"),
    ("/clubs/{club}/{competition}/bracket", &["visitor"], "/clubs/cercle-des-jeux-de-besancon/coupe-vauban/bracket"),
    ("/clubs/{club}/{competition}/what-if", &["visitor"], "{cup}/what-if"),
    ("/clubs/{club}/{competition}/entries", &["visitor"], "{cup}/entries"),
    ("/clubs/{club}/{competition}/entries/{entry}", &["visitor"], "{cup}/entries/1"),
    ("/clubs/{club}/{competition}/log", &["visitor"], "{cup}/log"),
    ("/clubs/{club}/{competition}/records", &["visitor"], "{cup}/records"),
    ("/clubs/{club}/{competition}/hall", &["visitor"], "{cup}/hall"),
    ("/clubs/{club}/{competition}/me", &["player"], "{cup}/me"),
    (
        "/clubs/{club}/{competition}/tables/{table}",
        &["visitor", "visitor-fr", "player", "owner"],
        "{cup}/tables/{table}",
    ),
    ("/clubs/{club}/{competition}/tables/{table}/sheet", &["visitor"], "{cup}/tables/{table}/sheet"),
    ("/clubs/{club}/{competition}/tables/{table}/recorder", &["player"], "{cup}/tables/{table}/recorder"),
    // The desk.
    ("/clubs/{club}/{competition}/desk", &["owner", "owner-fr"], "{cup}/desk"),
    ("/clubs/{club}/{competition}/desk/settings", &["owner"], "{cup}/desk/settings"),
    ("/clubs/{club}/{competition}/desk/entries", &["owner"], "{cup}/desk/entries"),
    ("/clubs/{club}/{competition}/desk/entries/links", &["owner"], "{cup}/desk/entries/links"),
    ("/clubs/{club}/{competition}/desk/entries/{entry}", &["owner"], "{cup}/desk/entries/1"),
    ("/clubs/{club}/{competition}/desk/rounds/{stage}/{round}", &["owner"], "{cup}/desk/rounds/0/7"),
    ("/clubs/{club}/{competition}/desk/results/{stage}/{round}", &["owner"], "{cup}/desk/results/0/7"),
    ("/clubs/{club}/{competition}/desk/tables/{table}", &["owner"], "{cup}/desk/tables/{table}"),
    ("/clubs/{club}/{competition}/desk/finish", &["owner"], "{cup}/desk/finish"),
    ("/clubs/{club}/{competition}/desk/cards", &["owner"], "{cup}/desk/cards"),
    // Administrators.
    ("/admin", &["admin"], "/admin"),
    ("/admin/users", &["admin"], "/admin/users?q=kerr"),
    ("/admin/clubs", &["admin"], "/admin/clubs"),
    ("/admin/boards", &["admin"], "/admin/boards"),
    ("/admin/erase", &["admin"], "/admin/erase?player={player}"),
    ("/admin/reports", &["admin"], "/admin/reports"),
    ("/admin/moderate", &["admin"], "/admin/moderate?page=/players/morag-kerr"),
    ("/admin/moderate/account", &["admin"], "/admin/moderate/account?user={user}"),
    ("/admin/moderate/clubs", &["admin"], "/admin/moderate/clubs?from=/clubs/thames-tables&into={club}"),
    ("/admin/jobs", &["admin"], "/admin/jobs"),
    ("/admin/outbox", &["admin"], "/admin/outbox"),
    ("/admin/log", &["admin"], "/admin/log"),
];

/// What answers with something else than a page.
const OTHERS: &[&str] = &[
    "/static/{name}",
    "/healthz",
    "/readyz",
    "/metrics",
    "/robots.txt",
    "/sitemap.xml",
    "/clubs/{club}/{competition}/live",
    "/clubs/{club}/{competition}/tables/{table}/head.txt",
    "/records/{record}/frames.json",
];

/// Endings of what is not a page.
const SUFFIXES: &[&str] = &[".{suffix}", ".atom", ".ics", ".png", ".svg", ".trf", ".txt", ".zip"];

/// What is random, or of the day on which the tests run.
const REDACTED: &[(&str, &str)] = &[
    (r"<hidden (csrf|form|seen|head|revision)=[^>]*>", "<hidden $1>"),
    (r"\b([0-9a-f]{64}|[0-9a-f]{8})\b", "{hash}"),
    (r"\b[a-z2-7]{20,52}\b", "{secret}"),
    (r"/seat/[a-z2-7]{16}/(\d+)/[^\s\]>]+", "/seat/{id}/$1/{signature}"),
    (r"\b[a-z2-7]{16}\b", "{id}"),
    (r"\b20(2[6-9]|[3-9]\d)-\d\d-\d\d(T\d\d:\d\d)?", "{today}"),
    (r"\d{1,2} \S+ 20(2[6-9]|[3-9]\d)(,? (at |à )?\d{1,2}:\d\d( UTC)?)?", "{today}"),
];

/// The name of a snapshot.
fn name(route: &str, reader: &str) -> String {
    let words = route.replace(['{', '}'], "").trim_matches('/').replace('/', "-");
    format!("{}.{reader}", if words.is_empty() { "front" } else { &words })
}

/// The same on every run.
fn redacted(page: String) -> String {
    REDACTED.iter().fold(page, |page, (random, stands_for)| {
        Regex::new(random).expect("a pattern").replace_all(&page, *stands_for).into_owned()
    })
}

fn folder() -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/web/snapshots/pages")
}

/// What follows some words in a page, up to the end of a word.
fn after<'a>(page: &'a Answer, words: &str) -> &'a str {
    let (_, rest) = page.body.split_once(words).unwrap_or_else(|| panic!("no {words} in {}", page.body));
    rest.split(['"', '<', ' ', '/', '#', '?']).next().expect("a word")
}

async fn readers(app: &Arc<App>) -> BTreeMap<&'static str, Visitor> {
    let mut readers = BTreeMap::new();
    for &(reader, account) in READERS {
        let mut visitor = Visitor::new(app);
        if let Some(account) = account {
            let session = app.db.write(move |connection| {
                let own = users::table.filter(users::name.eq(account));
                let user = own.select(users::id).first(connection)?;
                sessions::open(connection, user, "Browser", "127.0.0.1")
            });
            visitor.set_cookie("session", &session.await.expect("a session"));
        }
        readers.insert(reader, visitor);
    }
    readers
}

/// What stands for the names in braces of addresses.
async fn names(app: &Arc<App>, owner: &mut Visitor) -> Vec<(&'static str, String)> {
    let (members, roster) = (format!("{CLUB}/members"), format!("{CLUB}/roster"));
    owner.send(&members, &format!("{members}/invite"), &[("role", "arbiter")]).await.is(303);
    let invite = after(&owner.get(&members).await, "/invite/").to_owned();
    let page = owner.get(&roster).await;
    let (_, offer) = page.body.split_once("/roster/claim\"").expect("a guest");
    let (_, guest) = offer.split_once("name=\"player\" value=\"").expect("a guest");
    let guest = guest.split('"').next().expect("an id");
    owner.send(&roster, &format!("{roster}/claim"), &[("player", guest)]).await.is(303);
    let claim = after(&owner.get(&roster).await, &format!("{}/claim/", app.config.address())).to_owned();
    let record = after(&owner.get(&format!("{CUP}/records")).await, "href=\"/records/").to_owned();
    let cup = app
        .db
        .query(|connection| {
            let own = competitions::table.filter(competitions::slug.eq("leith-double-round-robin"));
            Ok(own.select(competitions::id).first::<String>(connection)?)
        })
        .await
        .expect("a competition");
    let cup = app.competitions.get(&cup).await.expect("a competition");
    let (player, user) = app
        .db
        .query(|connection| {
            let own = players::table.filter(players::slug.eq("morag-kerr"));
            let (player, user) =
                own.select((players::id, players::user_id)).first::<(String, Option<String>)>(connection)?;
            Ok((player, user.unwrap_or_default()))
        })
        .await
        .expect("a player");
    let seat = seat_link(app, &cup, 6).await;
    // Where a record waits for the player's word.
    let waits = cup.public_tables().find(|table| cup.standing(table) == Standing::Waiting).expect("a table");
    let table = waits.id.0.to_string();
    let names = [("invite", invite), ("claim", claim), ("record", record), ("seat", seat), ("table", table)];
    let people = [("player", player), ("user", user)];
    names.into_iter().chain(people).chain([("club", CLUB.to_owned()), ("cup", CUP.to_owned())]).collect()
}

#[test]
fn pages_are_as_they_were() {
    let moment: DateTime<Utc> = MOMENT.parse().expect("a moment");
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("snapshots/pages");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    // What was written in the same moment may come in another order from PostgreSQL.
    for database in databases().into_iter().take(1) {
        let db = Db::open(&database.url, 4).expect("the database opens");
        demo::fill(&mut db.connection().expect("a connection"), moment).expect("the demonstration is made");
        let app = podium::pages::app(Config::on(&database.url), db, true).expect("the service starts");
        let pages = actix_web::rt::System::new().block_on(outlines(&app));
        settings.bind(|| {
            for (name, page) in &pages {
                insta::assert_snapshot!(name.as_str(), page);
            }
        });
    }
}

/// Every page as its snapshot shows it.
async fn outlines(app: &Arc<App>) -> Vec<(String, String)> {
    let mut readers = readers(app).await;
    let names = names(app, readers.get_mut("owner").expect("an owner")).await;
    let mut pages = Vec::new();
    for (route, who, path) in PAGES {
        for reader in *who {
            let mut path = names
                .iter()
                .fold((*path).to_owned(), |path, (name, value)| path.replace(&format!("{{{name}}}"), value));
            if reader.ends_with("-fr") {
                path.push_str(if path.contains('?') { "&lang=fr" } else { "?lang=fr" });
            }
            let visitor = readers.get_mut(reader.trim_end_matches("-fr")).expect("a reader");
            let answer = visitor.get(&path).await;
            let mut page = format!("{} GET {path}\n", answer.status.as_u16());
            match &answer.location {
                Some(location) => page.push_str(&format!("to {location}\n")),
                None => {
                    assert!(answer.kind.starts_with("text/html"), "{path} is {}", answer.kind);
                    // What surrounds a page is the same everywhere.
                    page.push_str(&outline(&answer.body, *route == "/"));
                }
            }
            pages.push((name(route, reader), redacted(page)));
        }
    }
    pages
}

#[test]
fn every_page_has_its_snapshots_and_every_snapshot_its_page() {
    let is_page = |path: &str| {
        !path.starts_with("/api/") && !OTHERS.contains(&path) && !SUFFIXES.iter().any(|end| path.ends_with(end))
    };
    let routes = podium::pages::routes();
    let routes = routes.iter().filter(|route| route.method == Method::GET && is_page(route.path));
    let routes: BTreeSet<&str> = routes.map(|route| route.path).collect();
    assert_eq!(PAGES.iter().map(|(route, ..)| *route).collect::<BTreeSet<_>>(), routes);

    let snapshots = PAGES.iter().flat_map(|(route, who, _)| who.iter().map(|who| format!("{}.snap", name(route, who))));
    let snapshots: BTreeSet<String> = snapshots.collect();
    let files = std::fs::read_dir(folder()).expect("the snapshots");
    let files = files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned());
    // What differs from a snapshot is written beside it.
    let files: BTreeSet<String> = files.filter(|file| !file.ends_with(".snap.new")).collect();
    assert_eq!(files, snapshots);
}
