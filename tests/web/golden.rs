//! Databases and club files as every version wrote them, kept in `tests/golden`: this version opens, migrates, verifies,
//! shows, exports and imports each of them.
//!
//! A new format adds its files, made with `PODIUM_BLESS=1 cargo test --test web golden`; the files of former formats stay.

use std::collections::BTreeSet;
use std::io::{Cursor, Read, Write};
use std::path::{Path, PathBuf};

use actix_web::test::TestRequest;
use chrono::{TimeZone, Utc};
use diesel::prelude::*;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use podium::competitions as domain;
use podium::config::Config;
use podium::demo;
use podium::jobs::runner::turn;
use podium::ops::club_file;
use podium::ops::verify::{Questions, verify};
use podium::store::chain::{self, EventRow};
use podium::store::schema::{circuits, clubs, competitions, events, players, records};
use podium::store::{Db, upcast};
use podium::web::{Access, App};
use serde_json::json;

use crate::harness::{Visitor, databases};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// The files of a kind, by name.
fn files(suffix: &str) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir(folder())
        .map(|entries| entries.filter_map(|entry| Some(entry.ok()?.path())).collect())
        .unwrap_or_default();
    found.retain(|file| file.to_string_lossy().ends_with(suffix));
    found.sort();
    found
}

/// Makes the files of the current format where they are missing.
fn bless() {
    let version = upcast::VERSION;
    let (database, club, sample) =
        (format!("{version}.db.gz"), format!("{version}.club.zip"), format!("{version}.events.jsonl"));
    if std::env::var_os("PODIUM_BLESS").is_none() || folder().join(&database).exists() {
        return;
    }
    std::fs::create_dir_all(folder()).expect("a folder");
    let made = databases().swap_remove(0);
    let db = Db::open(&made.url, 1).expect("it opens");
    let mut connection = db.connection().expect("a connection");
    let at = Utc.with_ymd_and_hms(2026, 11, 18, 12, 0, 0).single().expect("a moment");
    demo::fill(&mut connection, at).expect("the demonstration is made");
    let slug: String =
        clubs::table.order(clubs::created_at).select(clubs::slug).first(&mut *connection).expect("a club");
    let mut zip = Cursor::new(Vec::new());
    club_file::export(&mut connection, &slug, &mut zip).expect("exported");
    std::fs::write(folder().join(club), zip.into_inner()).expect("written");
    let mut kinds = BTreeSet::new();
    let mut lines = String::new();
    let rows = events::table.order((events::stream, events::revision)).select(EventRow::as_select());
    for row in rows.load::<EventRow>(&mut *connection).expect("rows") {
        let body: serde_json::Value = serde_json::from_str(&row.body).expect("JSON");
        let stream = row.stream.split(':').next().unwrap_or_default().to_owned();
        if kinds.insert((stream.clone(), body["kind"].to_string())) {
            lines.push_str(&format!("{stream} {}\n", row.body));
        }
    }
    for (stream, body) in rare_events() {
        if kinds.insert((stream.to_owned(), body["kind"].to_string())) {
            let text = body.to_string();
            let rest = text.strip_prefix('{').expect("an object");
            lines.push_str(&format!("{stream} {{\"version\":{version},{rest}\n"));
        }
    }
    std::fs::write(folder().join(sample), lines).expect("written");
    drop(connection);
    podium::ops::backup::backup(&made.url, Path::new(&format!("{}.copy", made.url))).expect("a copy");
    let copy = std::fs::read(format!("{}.copy", made.url)).expect("read");
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&copy).expect("packed");
    std::fs::write(folder().join(database), packed.finish().expect("packed")).expect("written");
}

#[test]
fn databases_of_every_format_open_verify_and_show() {
    bless();
    let all = files(".db.gz");
    assert!(!all.is_empty(), "tests/golden has no database");
    for golden in all {
        let place = databases().swap_remove(0);
        let mut bytes = Vec::new();
        GzDecoder::new(std::fs::File::open(&golden).expect("a file")).read_to_end(&mut bytes).expect("unpacked");
        std::fs::write(&place.url, bytes).expect("written");
        let db = Db::open(&place.url, 4).expect("it opens and migrates");
        let report = verify(&mut db.connection().expect("a connection"), Questions::Both).expect("verified");
        let checked = report.sound().unwrap_or_else(|wrong| panic!("{}: {}", golden.display(), wrong.0));
        assert!(checked.competitions > 30 && checked.standings > 50, "{checked:?}");
        let app = podium::pages::app(Config::on(&place.url), db, false).expect("the service starts");
        // Jobs note what the results stand on, and write the ratings that follow from it.
        actix_web::rt::System::new().block_on(async {
            for minute in 0..3 {
                let at = chain::now() + chrono::Duration::minutes(minute);
                while turn(&app, at).await.expect("jobs run") > 0 {}
            }
        });
        let report = verify(&mut app.db.connection().expect("a connection"), Questions::Both).expect("verified");
        let checked = report.sound().unwrap_or_else(|wrong| panic!("{}: {}", golden.display(), wrong.0));
        assert!(checked.ratings > 100 && checked.unrated == 0, "{checked:?}");
        actix_web::rt::System::new().block_on(every_page(&app));
        let mut connection = app.db.connection().expect("a connection");
        let all: Vec<String> =
            clubs::table.order(clubs::slug).select(clubs::slug).load(&mut *connection).expect("clubs");
        let mut file = Cursor::new(Vec::new());
        club_file::export(&mut connection, &all[0], &mut file).expect("exported");
        imported(&file.into_inner());
    }
}

#[test]
fn club_files_of_every_format_are_imported() {
    bless();
    let all = files(".club.zip");
    assert!(!all.is_empty(), "tests/golden has no club file");
    for golden in all {
        imported(&std::fs::read(golden).expect("a file"));
    }
}

fn imported(file: &[u8]) {
    for database in databases() {
        let db = Db::open(&database.url, 1).expect("it opens");
        let mut connection = db.connection().expect("a connection");
        club_file::import(&mut connection, Cursor::new(file)).expect("imported");
        let report = verify(&mut connection, Questions::Both).expect("verified");
        report.sound().expect("sound where it came to");
    }
}

/// One event of each kind as each version wrote it is read by this one, and written again it says the same.
#[test]
fn events_of_every_version_are_read() {
    bless();
    for golden in files(".events.jsonl") {
        let newest = golden.file_name().is_some_and(|name| *name == *format!("{}.events.jsonl", upcast::VERSION));
        let text = std::fs::read_to_string(&golden).expect("a file");
        if newest {
            let mut kinds = BTreeSet::new();
            for line in text.lines() {
                let (stream, body) = line.split_once(' ').expect("a chain and an event");
                let body: serde_json::Value = serde_json::from_str(body).expect("JSON");
                kinds.insert((stream.to_owned(), body["kind"].as_str().expect("a kind").to_owned()));
            }
            let missing: Vec<_> = known_kinds().difference(&kinds).cloned().collect();
            assert!(missing.is_empty(), "{} has no sample of {missing:?}", golden.display());
        }
        for line in text.lines() {
            let (stream, body) = line.split_once(' ').expect("a chain and an event");
            let current = upcast::current(stream, body).expect("an event");
            let again = match stream {
                "competition" => {
                    serde_json::to_value(serde_json::from_str::<domain::Event>(&current).expect(body)).expect("JSON")
                }
                "club" => {
                    let deed: podium::clubs::log::Deed = serde_json::from_str(&current).expect(body);
                    serde_json::to_value(deed).expect("JSON")
                }
                _ => {
                    let deed: podium::site::log::Deed = serde_json::from_str(&current).expect(body);
                    serde_json::to_value(deed).expect("JSON")
                }
            };
            let mut written: serde_json::Value = serde_json::from_str(&current).expect("JSON");
            written.as_object_mut().expect("an object").remove("version");
            if newest {
                assert_eq!(again, written, "{body}");
            }
        }
    }
}

/// Every kind of event there is: serde lists them for one that there is not.
fn known_kinds() -> BTreeSet<(String, String)> {
    let unknown = r#"{"kind":"?","facts":{}}"#;
    let refused = [
        ("competition", serde_json::from_str::<domain::Event>(unknown).expect_err("no such kind").to_string()),
        ("club", serde_json::from_str::<podium::clubs::log::Deed>(unknown).expect_err("no such kind").to_string()),
        ("site", serde_json::from_str::<podium::site::log::Deed>(unknown).expect_err("no such kind").to_string()),
    ];
    let mut kinds = BTreeSet::new();
    for (stream, told) in refused {
        let listed = told.split_once("expected one of ").expect("a list").1;
        kinds.extend(listed.split('`').skip(1).step_by(2).map(|kind| (stream.to_owned(), kind.to_owned())));
    }
    assert!(kinds.len() > 50, "{kinds:?}");
    kinds
}

/// Samples of events that the demonstration has none of.
fn rare_events() -> Vec<(&'static str, serde_json::Value)> {
    let (table, entry, until) = (1, 2, "2026-11-20T18:00:00Z");
    let (hash, id, name) = ("AAAAAAAAAAAAAAAAAAAAAA", "abcdefghijklmnop", "BBBBBBBBBBBBBBBBBBBBBB");
    let settings = domain::actions::settings::defaults("reversi", 1).expect("settings");
    let player = json!({ "player": id, "name": name });
    let mut rare = Vec::new();
    let mut add = |stream, kind: &str, facts: serde_json::Value| {
        rare.push((
            stream,
            if facts.is_null() { json!({ "kind": kind }) } else { json!({ "kind": kind, "facts": facts }) },
        ));
    };
    add("competition", "settings-changed", json!({ "settings": settings }));
    add("competition", "entry-state-set", json!({ "entry": entry, "state": "refused", "why": hash }));
    let details = json!({ "player": id, "club": hash, "rating": 1500, "answers": [hash], "state": "accepted" });
    add("competition", "entry-edited", json!({ "entry": entry, "details": details }));
    add("competition", "entry-renamed", json!({ "entry": entry, "player": id, "name": name, "reason": hash }));
    add("competition", "person-erased", json!({ "entry": entry }));
    add("competition", "checked-in", json!({ "entry": entry, "here": true }));
    add("competition", "link-renewed", json!({ "entry": entry }));
    add("competition", "returned", json!({ "entry": entry }));
    add("competition", "bye-cancelled", json!({ "entry": entry, "round": 2 }));
    add("competition", "round-scrapped", json!({ "stage": 0, "round": 2 }));
    add("competition", "game-struck", json!({ "table": table, "game": 1, "reason": hash }));
    add("competition", "table-closed", json!({ "table": table, "closed": true }));
    add("competition", "table-adjourned", json!({ "table": table, "until": until }));
    add("competition", "time-agreed", json!({ "table": table, "at": until }));
    let answered = json!({ "table": table, "granted": true, "until": until, "reason": hash });
    add("competition", "postponement-answered", answered);
    add("competition", "order-set", json!({ "order": [[2, 1], [1, 2]], "reason": hash }));
    add("competition", "reopened", json!(null));
    add("competition", "noted", json!({ "text": hash }));
    add("competition", "moderated", json!({ "act": "hide" }));
    add("competition", "words-moderated", json!({ "act": "remove" }));
    add("competition", "club-merged", json!({ "into": id }));
    add("club", "moderated", json!({ "act": "show" }));
    add("club", "merged", json!({ "club": id, "name": name, "members": { id: "owner" }, "removed": [id] }));
    add("club", "merged-into", json!({ "club": id, "name": name }));
    let clubs = json!({ "club": id, "name": name, "into": id, "into_name": name, "reason": hash });
    add("site", "clubs-merged", clubs);
    let moderated = json!({ "what": "player", "id": id, "act": "hide", "name": name, "reason": hash, "words": [hash] });
    add("site", "moderated", moderated);
    let renamed = json!({ "what": "club", "id": id, "before": name, "name": hash, "reason": hash });
    add("site", "renamed", renamed);
    let merged = json!({ "player": id, "name": name, "into": id, "into_name": name, "reason": hash });
    add("site", "merged", merged);
    add("site", "suspended", json!({ "user": id, "name": name, "until": until, "reason": hash }));
    add("site", "banned", json!({ "user": id, "name": name, "address": "00ff", "reason": hash }));
    add("site", "admitted", json!({ "user": id, "name": name, "reason": hash }));
    add("site", "report-handled", json!({ "report": id, "reason": hash }));
    add("club", "edited", json!({ "name": name }));
    add("club", "invited", json!({ "role": "arbiter", "by_mail": true }));
    add("club", "invite-revoked", json!({ "role": "arbiter" }));
    add("club", "role-set", json!({ "user": id, "name": name, "role": "owner" }));
    add("club", "removed", json!({ "user": id, "name": name }));
    add("club", "left", json!(null));
    for kind in ["player-noted", "player-removed", "claim-offered", "claimed"] {
        add("club", kind, player.clone());
    }
    add("club", "circuit-deleted", json!({ "circuit": id, "name": name }));
    add("club", "moved", json!({ "members": { id: "owner" } }));
    add("site", "disabled", json!({ "user": id, "name": name }));
    add("site", "person-erased", json!({ "user": id, "players": { id: 17 }, "redacted": [hash] }));
    rare
}

/// A chain with an event of a newer version, and a database of a newer program, are refused with nothing changed.
#[test]
fn what_a_newer_program_wrote_is_refused() {
    for database in databases() {
        let db = Db::open(&database.url, 1).expect("it opens");
        let mut connection = db.connection().expect("a connection");
        let newer = r#"{"program":"9.9.9","events":99}"#;
        diesel::sql_query(format!("UPDATE site SET value = '{newer}' WHERE name = 'written-by'"))
            .execute(&mut *connection)
            .expect("said");
        drop(connection);
        drop(db);
        let Err(refused) = Db::open(&database.url, 1) else { panic!("it opened") };
        let told = format!("{refused:#}");
        assert!(told.contains("Podium 9.9.9") && told.contains("nothing was changed"), "{told}");
    }
    for database in databases() {
        let db = Db::open(&database.url, 1).expect("it opens");
        let mut connection = db.connection().expect("a connection");
        diesel::sql_query("INSERT INTO __diesel_schema_migrations (version) VALUES ('9999')")
            .execute(&mut *connection)
            .expect("a migration");
        drop(connection);
        drop(db);
        let Err(refused) = Db::open(&database.url, 1) else { panic!("it opened") };
        assert!(format!("{refused:#}").contains("migration 9999"), "{refused:#}");
    }
    let row = EventRow {
        stream: "site".to_owned(),
        revision: 1,
        at: Default::default(),
        actor: "\"system\"".to_owned(),
        body: r#"{"version":99,"kind":"x","facts":{}}"#.to_owned(),
        form: None,
        previous: String::new(),
        hash: String::new(),
    };
    let refused = chain::parse::<podium::site::log::Deed>(&[row]).expect_err("it is newer");
    assert!(refused.to_string().contains("of version 99; this program reads versions up to"), "{refused}");
}

/// Every public page, with every competition, and a sample of the rest.
async fn every_page(app: &std::sync::Arc<App>) {
    let (all, record, player, circuit) = app
        .db
        .query(|connection| {
            let all: Vec<(String, String)> = competitions::table
                .inner_join(clubs::table)
                .filter(competitions::status.ne("draft"))
                .filter(competitions::rehearsal.eq(false))
                .select((clubs::slug, competitions::slug))
                .load(connection)?;
            let record: String = records::table.select(records::id).order(records::id).first(connection)?;
            let player: String = players::table.select(players::slug).order(players::slug).first(connection)?;
            let circuit: (String, String) =
                circuits::table.inner_join(clubs::table).select((clubs::slug, circuits::slug)).first(connection)?;
            Ok((all, record, player, circuit))
        })
        .await
        .expect("what there is");
    let mut paths = BTreeSet::new();
    let skipped = ["{secret}", "{signature}", "/live", "/demo", "/metrics", "/language", "/static", "/readyz"];
    for route in podium::pages::routes() {
        let is_page = route.method == actix_web::http::Method::GET && route.access == Access::Anyone;
        if !is_page || skipped.iter().any(|part| route.path.contains(part)) {
            continue;
        }
        let pattern = route
            .path
            .replace("{record}", &record)
            .replace("{player}", &player)
            .replace("{game}", "reversi")
            .replace("{turn}", "2")
            .replace("{suffix}", "json")
            .replace("{list}", "standings");
        let pattern = ["{round}", "{table}", "{entry}"].iter().fold(pattern, |path, part| path.replace(part, "1"));
        if pattern.contains("{circuit}") {
            paths.insert(pattern.replace("{club}", &circuit.0).replace("{circuit}", &circuit.1));
            continue;
        }
        // Pictures take long and are the same for all.
        let few = if pattern.ends_with(".png") { 1 } else { usize::MAX };
        for (club, competition) in all.iter().take(few) {
            paths.insert(pattern.replace("{club}", club).replace("{competition}", competition));
        }
    }
    assert!(paths.len() > 500, "{}", paths.len());
    let mut reader = Visitor::new(app);
    for path in paths {
        let answer = reader.request(TestRequest::get().uri(&path)).await;
        assert!(answer.status.as_u16() < 500, "{path}: {} {}", answer.status, answer.body);
    }
}
