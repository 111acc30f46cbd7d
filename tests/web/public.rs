//! The public pages on every database: each opens, says what it should, is known again, and can be carried away.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;

use actix_web::body::MessageBody;
use actix_web::http::Method;
use actix_web::test::TestRequest;
use chrono::{DateTime, TimeZone, Utc};
use diesel::prelude::*;
use podium::clubs::model::Club;
use podium::competitions::event::{Actor, Event, StageKind};
use podium::competitions::rehearsal::{self, Script};
use podium::competitions::store::Change;
use podium::competitions::{Competition, Settings};
use podium::players::model::Player;
use podium::records::model::NewRecord;
use podium::store::schema::clubs;
use podium::web::App;
use podium_engine::chance::Chance;
use serde_json::{Value, json};

use crate::harness::{Answer, Visitor, on_each_database, role};

fn organiser() -> Actor {
    Actor::account("organiser".parse().expect("an id"), "Olga".into())
}

fn noon() -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 3, 1, 12, 0, 0).single().expect("a moment")
}

/// A club at `/clubs/{slug}`.
async fn club(app: &App, slug: &str) -> Club {
    let club = Club::new(slug, &format!("Club <{slug}>"), "Besançon");
    let row = club.clone();
    app.db
        .write(move |connection| {
            diesel::insert_into(clubs::table).values(&row).execute(connection)?;
            Ok(())
        })
        .await
        .expect("a club");
    club
}

/// Settings as a program would write them.
fn settings(game: &str, seats: usize, format: Value) -> Settings {
    let rule = podium_engine::contest::series::Rule::usual(game);
    let mut settings = json!({ "name": "Spring, Cup", "game": game, "format": format, "rule": rule, "seats": seats,
        "tie_breaks": ["BH/C1", "SB"], "starts_on": "2026-03-01", "ends_on": "2026-03-02", "round_hours": 48 });
    if seats != 2 {
        settings["tie_breaks"] = json!([]);
    }
    crate::harness::with_words(settings)
}

/// A competition of so many, played on as the script says; everybody is a player with a page.
async fn played(app: &App, club: &Club, settings: Settings, players: usize, script: Script) -> Arc<Competition> {
    let made = app.competitions.create(club.id, Change::by(organiser()).at(noon()), settings).await.expect("made");
    // Ids of records come of the chance: no two competitions of a test may have the same.
    let seed = made.slug.bytes().fold(7, |seed, byte| (seed * 31 + u64::from(byte)) & 0xffff_ffff);
    let mut chance = Chance::seeded(seed);
    let mut entries = rehearsal::invented(players, &mut chance);
    let names: Vec<String> = entries.iter().map(|entry| entry.name.to_string()).collect();
    let ids: Vec<_> = app
        .db
        .write(move |connection| names.iter().map(|name| Ok(Player::create(connection, name, None)?.id)).collect())
        .await
        .expect("players");
    for (entry, id) in entries.iter_mut().zip(ids) {
        entry.player = id;
    }
    let entered = entries.into_iter().map(|entry| Event::Entered { entry });
    let events: Vec<Event> = std::iter::once(Event::RegistrationOpened).chain(entered).collect();
    let change = Change::by(organiser()).at(noon());
    let ready = app.competitions.change(&made.id, change, move |_| Ok(events)).await.expect("entered");
    let mut copy = (*ready).clone();
    for step in rehearsal::run(&mut copy, &mut chance, &script).expect("it runs") {
        let records = step.records.iter().map(|record| {
            let verdict = podium_engine::record::judge(record.text.as_bytes());
            let place = Some((made.id.as_str(), record.table));
            let new = NewRecord::new(place, &record.text, &verdict, &organiser()).expect("it holds");
            new.at(record.id.clone(), noon().naive_utc())
        });
        let first = step.happened.first().expect("something").clone();
        let change = Change::by(first.by).at(first.at).records(records.collect());
        let events: Vec<Event> = step.happened.into_iter().map(|happened| happened.event).collect();
        app.competitions.change(&made.id, change, move |_| Ok(events)).await.expect("stored");
    }
    app.competitions.get(&made.id).await.expect("it is there")
}

/// Half played: open tables, a dispute.
fn half() -> Script {
    Script { until: Some(2), loose_ends: true, ..Script::new(noon(), organiser()) }
}

fn swiss() -> Settings {
    settings("reversi", 2, json!({ "swiss": { "system": "dutch", "rounds": 4 } }))
}

fn header<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
    answer.headers.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
}

/// A small check that every element is closed by its own name.
fn is_well_formed(xml: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in xml.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("a tag ends");
        assert!(!text.contains('&') || text.split('&').skip(1).all(|rest| rest.contains(';')), "{text}");
        match tag {
            _ if tag.starts_with(['?', '!']) || tag.ends_with('/') => {}
            _ if tag.starts_with('/') => assert_eq!(open.pop(), Some(&tag[1..]), "in {xml}"),
            _ => open.push(tag.split_whitespace().next().expect("a name")),
        }
    }
    assert!(open.is_empty(), "{open:?} in {xml}");
}

#[test]
fn an_empty_home_offers_the_first_steps() {
    on_each_database(async |app| {
        let mut reader = Visitor::new(&app);
        reader.get("/").await.is(200).says("front-first-club").has("/sign-up");
        reader.language = "fr";
        reader.get("/").await.is(200).says("front-first-club");
        reader.get("/competitions").await.is(200).says("competitions-none");
    });
}

#[test]
fn home_and_list_show_life() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let running = [played(&app, &club, swiss(), 8, half()).await, played(&app, &club, swiss(), 8, half()).await];
        let mut reader = Visitor::new(&app);
        let home = reader.get("/").await;
        home.is(200)
            .says("front-running")
            .has("Spring, Cup")
            .says("front-fresh")
            .has("Besançon")
            .has("Club &#60;besancon&#62;");
        for cup in running {
            let shown = home.body.matches(&format!("/besancon/{}/tables/", cup.slug)).count();
            assert_eq!(shown, 3, "fresh results of {}", cup.slug);
        }
        reader.get("/competitions?state=running&game=reversi&club=besancon").await.is(200).has("Spring, Cup");
        let none = reader.get("/competitions?state=finished").await;
        assert!(none.is(200).says("competitions-none").body.contains("Reversi"), "the game can be chosen");
        reader.get("/competitions?page=-9&state=%22%3E%3Cscript%3E").await.is(200);
    });
}

#[test]
fn every_page_of_a_swiss_opens_in_both_languages() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let cup = played(&app, &club, swiss(), 9, half()).await;
        let base = format!("/clubs/besancon/{}", cup.slug);
        let (table, player) = (cup.tables[0].id, cup.tables[0].seats[0]);
        let name = cup.name(player);
        for language in ["en", "fr"] {
            let mut reader = Visitor::new(&app);
            reader.language = language;
            for tail in ["", "/rounds", "/rounds/1-1", "/crosstable", "/what-if", "/hall", "/rounds/1-1/sheets"] {
                reader.get(&format!("{base}{tail}")).await.is(200).has("Spring, Cup").has(name);
            }
            for tail in [format!("/tables/{table}"), format!("/entries/{player}"), "/entries".to_owned()] {
                reader.get(&format!("{base}{tail}")).await.is(200).has(name);
            }
            for tail in ["/schedule", "/bracket", "/records", "/log", "/card.png"] {
                reader.get(&format!("{base}{tail}")).await.is(200);
            }
            for tail in [
                "/rounds/1-9",
                "/rounds/0-1",
                "/rounds/x",
                "/tables/999",
                "/entries/999",
                "/nothing.csv",
                "/standings.exe",
            ] {
                reader.get(&format!("{base}{tail}")).await.is(404);
            }
        }
    });
}

#[test]
fn values_open_as_their_sums_opponent_by_opponent() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let cup = played(&app, &club, swiss(), 8, Script::new(noon(), organiser())).await;
        let base = format!("/clubs/besancon/{}", cup.slug);
        let mut reader = Visitor::new(&app);
        reader.get(&base).await.is(200).has("BH/C1").has("Buchholz").has("lowest").says("opponent-by-opponent");
        let board = podium::competitions::format::standings(&cup, 0);
        let first = &board.rows[0];
        let opponents = cup.tables.iter().filter_map(|table| {
            let seat = table.seat_of(first.entry)?;
            Some(cup.name(table.seats[1 - seat]).to_owned())
        });
        let page = reader.get(&format!("{base}/entries/{}", first.entry)).await;
        page.is(200).says("left-lowest");
        for opponent in opponents {
            page.has(&opponent);
        }
    });
}

#[test]
fn a_table_tells_how_each_game_is_known() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let cup = played(&app, &club, swiss(), 8, half()).await;
        let base = format!("/clubs/besancon/{}/tables", cup.slug);
        let mut reader = Visitor::new(&app);
        let mut seen = BTreeMap::new();
        for table in cup.public_tables() {
            let page = reader.get(&format!("{base}/{}", table.id)).await;
            page.is(200).says("table-why");
            for game in &table.games {
                let word = podium::pages::public::table_view::word(game);
                *seen.entry(word).or_insert(0) += 1;
                if let Some(record) = &game.record {
                    page.has(&format!("/records/{record}"));
                }
                if let Some(dispute) = &game.dispute {
                    page.says("told-disputed").has(dispute.by.name());
                }
            }
        }
        assert!(seen.contains_key("proved") && seen.contains_key("disputed"), "{seen:?}");
    });
}

#[test]
fn every_format_has_its_pages() {
    on_each_database(async |app| {
        let club = club(&app, "all").await;
        let pairs = |format| settings("reversi", 2, format);
        let usual = |game: &str| {
            let settings = podium::competitions::actions::settings::defaults(game, 7).expect("a game");
            Settings { name: "Spring, Cup".into(), ..settings }
        };
        let third = json!({ "Single": { "third_place": true } });
        let groups = json!({ "groups": 2, "advance": 2, "cycles": "Single", "bracket": third });
        let formats = [
            (pairs(json!({ "round-robin": { "cycles": "Single" } })), 6, vec!["/schedule", "/crosstable", "/what-if"]),
            (
                pairs(json!({ "knockout": { "bracket": { "Double": { "grand_final": "Reset" } } } })),
                6,
                vec!["/bracket"],
            ),
            (pairs(json!({ "groups": groups })), 8, vec!["/bracket", "/schedule"]),
            (usual("spangle"), 9, vec![]),
            (usual("spetris"), 4, vec![]),
        ];
        for (settings, players, tails) in formats {
            let cup = played(&app, &club, settings, players, Script::new(noon(), organiser())).await;
            let base = format!("/clubs/all/{}", cup.slug);
            let mut reader = Visitor::new(&app);
            for tail in tails.iter().chain(&["", "/rounds", "/entries", "/log", "/records", "/hall"]) {
                let page = reader.get(&format!("{base}{tail}")).await;
                page.is(200);
                let has_bracket = cup.stages.iter().any(|stage| matches!(stage.kind, StageKind::Bracket { .. }));
                if *tail == "/bracket" && has_bracket {
                    page.has("Match 1<");
                }
                // A screen of the hall shows but some, and a knockout after groups has but the best.
                if !["/log", "/records", "/hall", "/what-if", "/bracket"].contains(tail) {
                    page.has(&cup.entries[0].name);
                }
            }
            for list in podium::pages::public::data::LISTS {
                let answer = reader.get(&format!("{base}/{list}.json")).await;
                let value: Value = serde_json::from_str(&answer.is(200).body).expect("JSON");
                assert!(value.is_array(), "{list}");
                assert_eq!(reader.get(&format!("/api/v1{base}/{list}")).await.is(200).body, answer.body);
                reader.get(&format!("{base}/{list}.csv")).await.is(200);
            }
        }
    });
}

#[test]
fn links_to_pages_have_cards() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let cup = played(&app, &club, swiss(), 8, half()).await;
        let base = format!("/clubs/besancon/{}", cup.slug);
        let mut reader = Visitor::new(&app);
        let record = reader.get(&format!("{base}/records")).await;
        let record = record.body.split_once("href=\"/records/").and_then(|(_, rest)| rest.split('"').next());
        let record = record.map(|id| format!("/records/{id}")).expect("a record");
        for page in [base.clone(), format!("{base}/tables/1"), record, "/games/spline".to_owned()] {
            let page = reader.get(&page).await.is(200).body.clone();
            let image = page.split_once("og:image\" content=\"").and_then(|(_, rest)| rest.split('"').next());
            let image = image.and_then(|image| image.strip_prefix(&app.config.address())).expect("a card of ours");
            let card = reader.get(image).await;
            assert_eq!(card.is(200).kind, "image/png", "{image}");
            assert!(card.body.len() > 5000, "{image} has {} letters", card.body.len());
        }
    });
}

#[test]
fn what_everybody_reads_is_known_again_until_it_changes() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let cup = played(&app, &club, swiss(), 8, half()).await;
        let base = format!("/clubs/besancon/{}", cup.slug);
        let paths = [
            "",
            "/rounds",
            "/crosstable",
            "/entries",
            "/log",
            "/standings.csv",
            "/standings.json",
            "/feed.atom",
            "/calendar.ics",
            "/card.png",
            "/report.trf",
            "/records.csv",
        ];
        let mut reader = Visitor::new(&app);
        for tail in paths {
            let path = format!("{base}{tail}");
            // Made, then kept: both are the same, and both are known again.
            for _ in 0..2 {
                let whole = reader.get(&path).await;
                let etag = header(whole.is(200), "etag").expect("an ETag").to_owned();
                assert!(
                    header(&whole, "content-security-policy").is_some() && header(&whole, "x-request-id").is_some()
                );
                let again = TestRequest::get().uri(&path).insert_header(("if-none-match", etag.as_str()));
                let again = reader.request(again).await;
                assert_eq!(
                    (again.status.as_u16(), again.body.as_str(), header(&again, "etag")),
                    (304, "", Some(etag.as_str()))
                );
            }
        }
        let before = reader.get(&base).await;
        let head = reader.request(TestRequest::default().method(actix_web::http::Method::HEAD).uri(&base)).await;
        assert_eq!((head.status.as_u16(), header(&head, "etag")), (200, header(&before, "etag")));
        let french = reader.request(TestRequest::get().uri(&format!("{base}?lang=fr"))).await;
        assert_ne!(header(&before, "etag"), header(&french, "etag"));
        french.says("tab-standings");
        let packed = TestRequest::get().uri(&base).insert_header(("accept-encoding", "gzip"));
        assert_eq!(header(&reader.request(packed).await, "content-encoding"), Some("gzip"));
        let change = Change::by(organiser());
        let note = |_: &Competition| Ok(vec![Event::Noted { text: "Coffee at four".into() }]);
        app.competitions.change(&cup.id, change, note).await.expect("noted");
        let old = header(&before, "etag").expect("an ETag").to_owned();
        let after = reader.request(TestRequest::get().uri(&base).insert_header(("if-none-match", old))).await;
        assert_eq!(after.status.as_u16(), 200, "a new revision is a new page");
        reader.get(&format!("{base}/log")).await.has("Coffee at four");
        // What a signed-in reader sees is theirs alone.
        let own = role(&app, "stranger").await.get(&base).await;
        assert_eq!((header(&own, "etag"), header(&own, "cache-control")), (None, Some("private, no-cache")));
    });
}

#[test]
fn tables_are_carried_away() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let cup = played(&app, &club, swiss(), 8, Script::new(noon(), organiser())).await;
        let base = format!("/clubs/besancon/{}", cup.slug);
        let mut reader = Visitor::new(&app);
        let standings = reader.get(&format!("{base}/standings.csv")).await;
        assert_eq!(standings.is(200).kind, "text/csv; charset=utf-8");
        let lines: Vec<&str> = standings.body.split_terminator("\r\n").collect();
        assert_eq!(lines[0], "stage,rank,entry,name,zone,Pts,BH/C1,SB");
        let board = podium::competitions::format::standings(&cup, 0);
        assert_eq!(lines.len(), 1 + board.rows.len());
        for (line, row) in lines[1..].iter().zip(&board.rows) {
            let cells: Vec<&str> = line.split(',').collect();
            assert_eq!(cells[3], cup.name(row.entry));
            assert_eq!(cells[5], row.cells[0].plain);
        }
        let json: Value =
            serde_json::from_str(&reader.get(&format!("{base}/standings.json")).await.body).expect("JSON");
        assert_eq!(json[0]["rows"][0]["name"], cup.name(board.rows[0].entry));
        let rounds: Value = serde_json::from_str(&reader.get(&format!("{base}/rounds.json")).await.body).expect("JSON");
        let tables: usize =
            rounds.as_array().expect("rounds").iter().map(|round| round["tables"].as_array().map_or(0, Vec::len)).sum();
        assert_eq!(tables, cup.public_tables().count());
        let report = reader.get(&format!("{base}/report.trf")).await;
        let report = podium_engine::contest::trf::Report::read(&report.is(200).body).expect("a report");
        assert_eq!((report.players.len(), report.played_rounds()), (8, 4));
        let archive = reader.get(&format!("{base}/records.zip")).await;
        assert_eq!(archive.is(200).kind, "application/zip");
        assert!(archive.body.starts_with("PK"));
    });
}

#[test]
fn feeds_calendars_and_maps_are_well_formed() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let cup = played(&app, &club, swiss(), 8, half()).await;
        let base = format!("/clubs/besancon/{}", cup.slug);
        let mut reader = Visitor::new(&app);
        for path in ["/clubs/besancon/feed.atom".to_owned(), format!("{base}/feed.atom"), "/sitemap.xml".to_owned()] {
            is_well_formed(&reader.get(&path).await.is(200).body);
        }
        reader
            .get("/clubs/besancon/feed.atom")
            .await
            .has("<title>Club &lt;besancon&gt;</title>")
            .has("urn:podium:club:");
        reader.get("/sitemap.xml").await.has(&format!("{base}</loc>"));
        reader.get("/robots.txt").await.is(200).has("Sitemap: http");
        let slug = app
            .db
            .query(|connection| {
                Ok(podium::store::schema::players::table
                    .select(podium::store::schema::players::slug)
                    .first::<String>(connection)?)
            })
            .await
            .expect("a player");
        for path in [
            "/clubs/besancon/calendar.ics".to_owned(),
            format!("{base}/calendar.ics"),
            format!("/players/{slug}/calendar.ics"),
        ] {
            let calendar = reader.get(&path).await;
            assert_eq!(calendar.is(200).kind, "text/calendar; charset=utf-8");
            let lines: Vec<&str> = calendar.body.split_terminator("\r\n").collect();
            assert_eq!((lines[0], lines[lines.len() - 1]), ("BEGIN:VCALENDAR", "END:VCALENDAR"));
            let count = |word: &str| lines.iter().filter(|line| line.starts_with(word)).count();
            assert!(count("BEGIN:VEVENT") > 0 && count("BEGIN:VEVENT") == count("END:VEVENT"));
            assert_eq!((count("UID:"), count("DTSTAMP:")), (count("BEGIN:VEVENT"), count("BEGIN:VEVENT")));
            calendar
                .has(&format!("UID:competition-{}@podium", cup.id))
                .has("SUMMARY:Spring\\, Cup")
                .has("DTSTART;VALUE=DATE:20260301")
                .has("DTEND;VALUE=DATE:20260303");
        }
        reader.get("/players/nobody-at-all/calendar.ics").await.is(404);
    });
}

#[test]
fn the_api_answers() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let cup = played(&app, &club, swiss(), 8, half()).await;
        let mut reader = Visitor::new(&app);
        for route in podium::pages::routes().iter().filter(|route| route.path.starts_with("/api/")) {
            if route.method != Method::GET {
                continue;
            }
            let path =
                route.path.replace("{club}", "besancon").replace("{competition}", &cup.slug).replace("{table}", "1");
            let answer = reader.get(&path).await;
            assert_eq!(header(answer.is(200), "access-control-allow-origin"), Some("*"), "{path}");
            let etag = header(&answer, "etag").expect("an etag").to_owned();
            let again = TestRequest::get().uri(&path).insert_header(("if-none-match", etag));
            reader.request(again).await.is(304);
        }
    });
}

#[test]
fn drafts_are_nobodys_business() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let made = app.competitions.create(club.id, Change::by(organiser()), swiss()).await.expect("made");
        let base = format!("/clubs/besancon/{}", made.slug);
        let mut reader = Visitor::new(&app);
        for path in ["", "/rounds", "/live", "/standings.json", "/feed.atom", "/calendar.ics", "/card.png", "/hall"] {
            reader.get(&format!("{base}{path}")).await.is(404);
        }
        reader.get(&format!("/api/v1{base}")).await.is(404);
        for path in [
            "/",
            "/competitions",
            "/api/v1/competitions",
            "/api/v1/clubs/besancon",
            "/clubs/besancon/feed.atom",
            "/clubs/besancon/calendar.ics",
            "/sitemap.xml",
        ] {
            assert!(!reader.get(path).await.is(200).body.contains(&made.slug), "{path}");
        }
        let list = reader.get("/competitions").await.body.clone();
        assert_eq!(list.matches("Reversi").count(), 1, "the filter has every game, and nobody learns that of a draft");
        role(&app, "admin").await.get(&base).await.is(200);
    });
}

#[test]
fn a_page_within_another_site_is_bare() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let cup = played(&app, &club, swiss(), 8, half()).await;
        let base = format!("/clubs/besancon/{}", cup.slug);
        let mut reader = Visitor::new(&app);
        for tail in ["", "/rounds", "/bracket"] {
            for _ in 0..2 {
                let page = reader.get(&format!("{base}{tail}?embed")).await;
                assert!(!page.is(200).body.contains("class=\"site\""));
                // What it links to may not stand within another site.
                page.has("<base target=\"_top\">");
                assert!(
                    header(&page, "content-security-policy")
                        .is_some_and(|policy| policy.ends_with("frame-ancestors *"))
                );
            }
        }
        let whole = reader.get(&base).await;
        assert!(
            header(&whole, "content-security-policy").is_some_and(|policy| policy.ends_with("frame-ancestors 'none'"))
        );
    });
}

#[test]
fn a_seat_is_taken_by_its_code() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let cup = played(&app, &club, swiss(), 8, half()).await;
        let base = format!("/clubs/besancon/{}", cup.slug);
        let mut admin = role(&app, "admin").await;
        let cards = admin.get(&format!("{base}/desk/cards")).await;
        cards.is(200).has("data:image/svg+xml;base64,");
        Visitor::new(&app).get(&format!("{base}/desk/cards")).await.is(401);
        role(&app, "stranger").await.get(&format!("{base}/desk/cards")).await.is(403);
        let (_, link) = cards.body.split_once(&format!("/seat/{}/", cup.id)).expect("a link");
        let link = format!("/seat/{}/{}", cup.id, link.split('"').next().expect("its end"));
        let entry: u32 = link.split('/').nth(3).expect("an entry").parse().expect("a number");
        let mut guest = Visitor::new(&app);
        let taken = guest.get(&link).await;
        let to = taken.is(303).location.clone().expect("a table");
        assert!(to.starts_with(&format!("{base}/tables/")), "{to}");
        guest.get(&to).await.is(200).has("mine");
        assert!(guest.get(&base).await.body.contains("mine"), "the own row is marked");
        let other = link.replace(&format!("/{entry}/"), &format!("/{}/", entry + 1));
        Visitor::new(&app).get(&other).await.is(404);
    });
}

/// The next event of a stream.
async fn heard<B: MessageBody>(events: &mut Pin<Box<B>>) -> String {
    let chunk = std::future::poll_fn(|context| events.as_mut().poll_next(context)).await;
    let chunk = chunk.expect("an event").unwrap_or_else(|_| panic!("the stream broke"));
    String::from_utf8(chunk.to_vec()).expect("text")
}

#[test]
fn changes_are_heard_of() {
    on_each_database(async |app| {
        let club = club(&app, "besancon").await;
        let cup = played(&app, &club, swiss(), 8, half()).await;
        let path = format!("/clubs/besancon/{}/live", cup.slug);
        let service = actix_web::test::init_service(podium::web::server::service(app.clone())).await;
        let request = TestRequest::get().uri(&path).peer_addr("127.0.0.1:4000".parse().expect("an address"));
        let response = actix_web::test::call_service(&service, request.to_request()).await;
        assert_eq!(
            response.headers().get("content-type").and_then(|kind| kind.to_str().ok()),
            Some("text/event-stream")
        );
        let mut events = Box::pin(response.into_body());
        assert!(heard(&mut events).await.contains(&format!("data: {}\n\n", cup.revision)));
        let note = |_: &Competition| Ok(vec![Event::Noted { text: "Hello".into() }]);
        app.competitions.change(&cup.id, Change::by(organiser()), note).await.expect("noted");
        assert_eq!(heard(&mut events).await, format!("event: revision\ndata: {}\n\n", cup.revision + 1));
    });
}
