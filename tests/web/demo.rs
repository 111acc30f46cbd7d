//! The demo: all of it holds, and anybody may sign in.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::{DateTime, Duration, Utc};
use diesel::prelude::*;
use podium::competitions::format::{Knockout, RoundRobin, Swiss};
use podium::competitions::project::Row;
use podium::competitions::settings::{Format, SwissSystem};
use podium::competitions::state::{GameState, Standing};
use podium::competitions::store::{replay, stream};
use podium::competitions::{Competition, Event, Status, actions, format};
use podium::config::Config;
use podium::demo;
use podium::ids::ClubId;
use podium::records::facts::VerdictFacts;
use podium::records::model::RecordRow;
use podium::store::schema::{circuits, clubs, competitions, entries, members, outcomes, players, records, users};
use podium::store::{Connection, Db, chain};
use podium::web::App;
use podium_engine::contest::bracket;
use podium_engine::contest::round_robin::Cycles;
use podium_engine::record::{Verdict, judge};

use crate::harness::{Visitor, databases, on_each_database};

/// Runs a test on a demonstration.
pub fn on_the_demonstration<F: AsyncFn(Arc<App>)>(run: F) {
    for database in databases() {
        let db = Db::open(&database.url, 4).expect("the database opens");
        demo::fill(&mut db.connection().expect("a connection"), chain::now()).expect("the demonstration is made");
        let app = podium::pages::app(Config::on(&database.url), db, true).expect("the service starts");
        actix_web::rt::System::new().block_on(run(app));
    }
}

/// Every competition, made again from its chain, with its row.
fn all(connection: &mut Connection) -> Vec<(Row, Competition)> {
    let rows: Vec<Row> =
        competitions::table.order(competitions::id).select(Row::as_select()).load(connection).expect("competitions");
    rows.into_iter()
        .map(|row| {
            let events = chain::rows(connection, &stream(&row.id), 0).expect("events");
            let mut previous = String::new();
            for event in &events {
                assert_eq!(event.previous, previous, "{}", row.name);
                assert_eq!(event.hash, event.expected_hash(), "{}", row.name);
                previous = event.hash.clone();
            }
            let address = (row.id.clone(), row.club_id, row.slug.clone());
            let events = chain::open(connection, &events).expect("events");
            let competition = replay(None, events, Some(address)).expect("a competition");
            (row, competition)
        })
        .collect()
}

#[test]
fn everything_in_it_holds() {
    on_the_demonstration(async |app| {
        let mut connection = app.db.connection().expect("a connection");
        let connection = &mut *connection;
        assert!(clubs::table.count().get_result::<i64>(connection).expect("clubs") >= 6);
        let sound = podium::ops::verify::verify(connection, podium::ops::verify::Questions::Both)
            .expect("it can be verified")
            .sound()
            .expect("it is sound");
        assert!(sound.ratings > 0 && sound.unrated == 0 && sound.standings > sound.competitions, "{sound:?}");
        for club in clubs::table.select(clubs::id).load::<ClubId>(connection).expect("clubs") {
            let chain = chain::rows(connection, &podium::clubs::log::stream(club), 0).expect("a chain");
            assert!(chain.first().is_some_and(|row| row.body.contains("created")), "{club} has a founder");
            let members = members::table.filter(members::club_id.eq(&club)).count().get_result::<i64>(connection);
            let noted = chain.iter().filter(|row| row.body.contains("created") || row.body.contains("joined"));
            assert_eq!(noted.count() as i64, members.expect("members"), "everybody came in at some time");
        }
        let guests = players::table.filter(players::user_id.is_null()).count().get_result::<i64>(connection);
        let everybody = players::table.count().get_result::<i64>(connection).expect("players");
        assert!(everybody >= 80 && guests.expect("guests") >= 20, "{everybody}");

        for record in records::table.select(RecordRow::as_select()).load(connection).expect("records") {
            let verdict = judge(record.text.as_bytes());
            assert!(verdict.is_ok(), "{}", record.text);
            let Verdict::Holds(holds) = &verdict else { panic!("it holds") };
            let facts = serde_json::to_string(&VerdictFacts::from(holds)).expect("JSON");
            assert_eq!(facts, record.verdict);
        }

        let all = all(connection);
        let kept: BTreeSet<String> =
            records::table.select(records::id).load(connection).expect("ids").into_iter().collect();
        let mut named = BTreeSet::new();
        for (row, it) in &all {
            projection_is_right(connection, row, it);
            assert!(
                actions::settings::problems(&it.settings).is_empty(),
                "{}: {:?}",
                row.name,
                actions::settings::problems(&it.settings)
            );
            named.extend(it.tables.iter().flat_map(|table| &table.games).filter_map(|game| game.record.clone()));
            assert!(it.changed_at <= Utc::now(), "{} is in the future", row.name);
            if it.status == Status::Finished {
                assert!(it.public_tables().all(|table| it.standing(table).is_settled()), "{}", row.name);
            }
        }
        assert_eq!(named, kept, "every record proves a game");
        assert!(kept.len() > 300, "{}", kept.len());

        let games: BTreeSet<&str> = all.iter().map(|(_, it)| it.settings.game.as_str()).collect();
        assert!(games.len() >= 30, "{}: {games:?}", games.len());
        every_format_is_there(connection, &all);
        every_situation_is_there(&all);
    });
}

#[test]
fn places_scores_and_ratings_are_drawn_where_people_look() {
    on_the_demonstration(async |app| {
        let (all, homes, people) = {
            let mut connection = app.db.connection().expect("a connection");
            let homes: Vec<(String, String)> =
                clubs::table.select((clubs::id, clubs::slug)).load(&mut *connection).expect("clubs");
            let people: Vec<String> = players::table.select(players::slug).load(&mut *connection).expect("players");
            (all(&mut connection), homes, people)
        };
        let mut reader = Visitor::new(&app);
        let (mut places, mut scores) = (0, 0);
        let is_played = |it: &Competition| matches!(it.status, Status::Running | Status::Finished);
        for (row, it) in all.iter().filter(|(_, it)| is_played(it)) {
            let (_, club) = homes.iter().find(|(id, _)| **id == *row.club_id).expect("its club");
            let page = reader.get(&format!("/clubs/{club}/{}", row.slug)).await;
            let (by_round, spread) = ("Ranks round by round</figcaption><svg", "Score distribution</figcaption><svg");
            if it.status == Status::Finished && matches!(it.settings.format, Format::Swiss(_)) {
                page.has(by_round);
                places += 1;
            }
            scores += usize::from(page.body.contains(spread));
        }
        assert!(places > 0 && scores > 0, "{places} with places, {scores} with scores");
        reader.get("/games/reversi").await.is(200).has("<title>Score distribution</title>");
        let mut drawn = 0;
        for person in &people {
            drawn += usize::from(reader.get(&format!("/players/{person}")).await.body.contains(": rating in"));
        }
        assert!(drawn > people.len() / 4, "{drawn} of {}", people.len());
    });
}

/// What a reader sees of a page: its words without the tags.
fn words(page: &str) -> String {
    let parts = page.split('<').filter_map(|part| part.split_once('>'));
    parts.map(|(_, words)| words).collect::<Vec<_>>().join(" ")
}

/// Whether a text has a day in it as machines write it.
fn has_plain_date(text: &str) -> bool {
    let is_digit = |at: &usize, bytes: &[u8]| bytes.get(*at).is_some_and(u8::is_ascii_digit);
    text.as_bytes().windows(10).any(|bytes| {
        [4, 7].iter().all(|at| bytes.get(*at) == Some(&b'-'))
            && [0, 1, 2, 3, 5, 6, 8, 9].iter().all(|at| is_digit(at, bytes))
    })
}

#[test]
fn standings_speak_the_readers_language() {
    on_the_demonstration(async |app| {
        let (all, homes) = {
            let mut connection = app.db.connection().expect("a connection");
            let homes = clubs::table.select((clubs::id, clubs::slug)).load(&mut *connection).expect("clubs");
            (all(&mut connection), homes.into_iter().collect::<BTreeMap<ClubId, String>>())
        };
        let heads = [
            ("league", "en", ["Pts", "P", "W", "D", "L"].as_slice()),
            ("league", "fr", &["Pts", "J", "V", "N", "D"]),
            ("ladder", "en", &["Move", "W", "G"]),
            ("ladder", "fr", &["Mouvement", "V", "J"]),
            ("score-attack", "en", &["Best", "Solved", "Turns", "Attempts"]),
            ("score-attack", "fr", &["Meilleur", "Résolu", "Coups", "Essais"]),
        ];
        assert!(has_plain_date("by 2026-05-03.") && !has_plain_date("by 3 May 2026, 20-26-050"));
        let mut reader = Visitor::new(&app);
        for (row, it) in all.iter().filter(|(_, it)| it.status == Status::Running) {
            for language in ["en", "fr"] {
                reader.language = language;
                let page = reader.get(&format!("/clubs/{}/{}", homes[&row.club_id], row.slug)).await;
                assert!(!has_plain_date(&words(&page.is(200).body)), "{} in {language}", row.name);
                let format = it.settings.format.word();
                for (_, _, heads) in heads.iter().filter(|(of, code, _)| *of == format && *code == language) {
                    let shown: Vec<&str> =
                        page.body.split("</abbr>").filter_map(|part| part.rsplit('>').next()).collect();
                    assert!(shown.starts_with(heads), "{} in {language}: {shown:?}", row.name);
                }
            }
        }
    });
}

/// What is found beside the events is what they say.
fn projection_is_right(connection: &mut Connection, row: &Row, it: &Competition) {
    assert_eq!(
        (row.revision as u64, row.head.as_str(), row.status.as_str()),
        (it.revision, it.head.as_str(), it.status.word())
    );
    assert_eq!((row.format.as_str(), row.changed_at), (it.settings.format.word(), it.changed_at.naive_utc()));
    let entered = entries::table.filter(entries::competition_id.eq(&row.id)).count().get_result::<i64>(connection);
    assert_eq!(entered.expect("entries"), it.entries.len() as i64, "{}", row.name);
    let known = outcomes::table.filter(outcomes::competition_id.eq(&row.id)).select((outcomes::number, outcomes::how));
    let mut known: Vec<(i64, String)> = known.load(connection).expect("outcomes");
    known.sort();
    let settled = it.public_tables().filter(|table| it.result(table).is_some());
    let settled: Vec<(i64, String)> =
        settled.map(|table| (table.id.0.into(), it.standing(table).word().to_owned())).collect();
    assert_eq!(known, settled, "{}", row.name);
}

fn every_format_is_there(connection: &mut Connection, all: &[(Row, Competition)]) {
    let has = |what: &str, is: &dyn Fn(&Competition) -> bool| {
        assert!(all.iter().any(|(_, it)| is(it)), "no {what}");
    };
    for system in [SwissSystem::Dutch, SwissSystem::Plain, SwissSystem::Double] {
        has("Swiss", &|it| matches!(it.settings.format, Format::Swiss(Swiss { system: other, .. }) if other == system));
    }
    for cycles in [Cycles::Single, Cycles::Double] {
        has(
            "round robin",
            &|it| matches!(it.settings.format, Format::RoundRobin(RoundRobin { cycles: other, .. }) if other == cycles),
        );
    }
    let bracket = |it: &Competition| match &it.settings.format {
        Format::Knockout(Knockout { bracket }) => Some(*bracket),
        _ => None,
    };
    has("single elimination", &|it| matches!(bracket(it), Some(bracket::Format::Single { .. })));
    has("double elimination", &|it| matches!(bracket(it), Some(bracket::Format::Double { .. })));
    has("consolation", &|it| matches!(bracket(it), Some(bracket::Format::Consolation { .. })));
    has("full ranking", &|it| matches!(bracket(it), Some(bracket::Format::FullRanking)));
    for word in ["groups", "tables", "league", "ladder", "open-play", "score-attack"] {
        has(word, &|it| it.settings.format.word() == word && it.status == Status::Running);
    }
    for status in [Status::Draft, Status::Open, Status::Ready, Status::Running, Status::Finished, Status::Archived] {
        has(status.word(), &|it| it.status == status);
    }
    let legs: Vec<String> = circuits::table.select(circuits::legs).load(connection).expect("circuits");
    let legs: Vec<String> = serde_json::from_str(legs.first().expect("a circuit")).expect("a list");
    assert_eq!(legs.len(), 3);
    assert!(legs.iter().all(|leg| all.iter().any(|(row, _)| row.id == *leg)));
    // Promotion: whoever goes up in the season before plays in the higher division now.
    let season =
        |status| all.iter().map(|(_, it)| it).find(|it| it.settings.format.word() == "league" && it.status == status);
    let (before, now) = (season(Status::Finished).expect("a season"), season(Status::Running).expect("a season"));
    assert_eq!(now.settings.previous.as_deref(), Some(before.id.as_str()));
    let next = &before.season.as_ref().expect("a close").next;
    for (division, stage) in next.divisions.iter().zip(&now.stages) {
        let now_there: BTreeSet<&str> =
            stage.entries.iter().filter_map(|&id| now.entry(id)).map(|entry| entry.player.as_str()).collect();
        assert_eq!(now_there, division.players.iter().map(String::as_str).collect());
    }
    assert_ne!(now.stages[0].entries.len(), 0);
    assert!(format::standings(now, 0).rows.len() >= 6);
}

fn every_situation_is_there(all: &[(Row, Competition)]) {
    let tables = || all.iter().flat_map(|(_, it)| it.public_tables().map(move |table| (it, table)));
    for standing in
        [Standing::Open, Standing::Waiting, Standing::Disputed, Standing::Forfeit, Standing::Proved, Standing::Entered]
    {
        assert!(tables().any(|(it, table)| it.standing(table) == standing), "no table is {}", standing.word());
    }
    assert!(tables().any(|(_, table)| table.proposed.is_some()), "no time is offered");
    assert!(tables().any(|(_, table)| table.postponement.is_some()), "no postponement is asked for");
    let entries = || all.iter().flat_map(|(_, it)| &it.entries);
    assert!(entries().any(|entry| entry.withdrawn), "nobody left");
    assert!(entries().any(|entry| entry.joined_after > 0), "nobody came late");
    assert!(entries().any(|entry| !entry.byes.is_empty()), "nobody asked for a bye");
    let rounds = all.iter().flat_map(|(_, it)| &it.stages).flat_map(|stage| &stage.rounds);
    assert!(rounds.into_iter().any(|round| !round.byes.is_empty()), "nobody sat out");
    let running = all.iter().filter(|(_, it)| it.status == Status::Running);
    let recent = running.filter(|(_, it)| Utc::now() - it.changed_at < Duration::days(4)).count();
    assert!(recent >= 8, "{recent}");
    // The player has a table to play, a word to say, and a time to answer.
    let own = |it: &Competition| it.entries.iter().find(|entry| entry.name == "Sam Carter").map(|entry| entry.id);
    let own_tables =
        || tables().filter_map(|(it, table)| Some((it, table, own(it).filter(|&own| table.seat_of(own).is_some())?)));
    assert!(own_tables().any(|(it, table, _)| it.standing(table) == Standing::Open));
    assert!(own_tables().any(|(_, table, own)| table.proposed.is_some() && table.proposed_from != Some(own)));
    assert!(own_tables().any(|(it, table, own)| {
        it.standing(table) == Standing::Waiting
            && table.games.iter().any(|game| game.state == GameState::Waiting && game.from != Some(own))
    }));
}

#[test]
fn it_is_the_same_for_the_same_moment_whatever_the_moment() {
    // Salts are never the same, and so are no hashes.
    let ends = |now| {
        let database = databases().swap_remove(0);
        let db = Db::open(&database.url, 2).expect("the database opens");
        let mut connection = db.connection().expect("a connection");
        demo::fill(&mut connection, now).expect("the demonstration is made");
        let all = all(&mut connection);
        let end = |(row, it): (Row, Competition)| {
            let names: Vec<String> = it.entries.iter().map(|entry| entry.name.to_string()).collect();
            let seats: Vec<_> = it.tables.iter().map(|table| table.seats.clone()).collect();
            (row.slug, row.id, row.revision, row.changed_at, names, seats)
        };
        all.into_iter().map(end).collect::<Vec<_>>()
    };
    let moment = |text: &str| text.parse::<DateTime<Utc>>().expect("a moment");
    let leap = moment("2028-02-29T23:59:59Z");
    assert_eq!(ends(leap), ends(leap));
    assert_ne!(ends(leap), ends(moment("2027-01-01T00:00:00Z")));
}

#[test]
fn everybody_may_sign_in_by_a_click() {
    on_the_demonstration(async |app| {
        let mut nobody = Visitor::new(&app);
        nobody.get("/demo").await.is(200).says("demo-as-arbiter").has("demonstration");
        nobody.get("/sign-in").await.is(200).has("/demo/sign-in").says("demo-banner");
        nobody.send("/demo", "/demo/sign-in", &[("role", "emperor")]).await.is(404);
        nobody.get("/account").await.is(401);
        let roles = [
            ("organiser", "Claire Vasseur"),
            ("player", "Sam Carter"),
            ("arbiter", "Youssef Benali"),
            ("admin", "Noor van Dijk"),
        ];
        for (role, name) in roles {
            let mut visitor = Visitor::new(&app);
            visitor.language = "fr";
            visitor.send("/demo", "/demo/sign-in", &[("role", role)]).await.goes_to("/home");
            visitor.get("/account").await.is(200).has(name).says("account-title");
            let mut connection = app.db.connection().expect("a connection");
            let found = users::table.filter(users::name.eq(name)).select((users::id, users::is_admin));
            let (user, is_admin): (String, bool) = found.first(&mut *connection).expect("an account");
            assert_eq!(is_admin, role == "admin");
            let of_club = members::table
                .filter(members::user_id.eq(user))
                .filter(members::role.eq(role))
                .select(members::club_id);
            let own: Vec<ClubId> = of_club.load(&mut *connection).expect("roles");
            assert_eq!(own.len() >= 2, role == "organiser" || role == "arbiter", "{role}");
            if role == "arbiter" {
                let all = all(&mut connection);
                for club in own {
                    let disputed = |it: &Competition| {
                        it.club == club && it.public_tables().any(|table| it.standing(table) == Standing::Disputed)
                    };
                    assert!(all.iter().any(|(_, it)| disputed(it)), "nothing to settle in {club}");
                }
            }
        }
        // Signed in already, a click changes who one is.
        let mut visitor = Visitor::new(&app);
        visitor.send("/demo", "/demo/sign-in", &[("role", "player")]).await.goes_to("/home");
        visitor.send("/demo", "/demo/sign-in", &[("role", "admin")]).await.goes_to("/home");
        visitor.get("/account").await.has("Noor van Dijk");
        let usual = [("email", "isla-drummond@example.org"), ("password", demo::PASSWORD)];
        Visitor::new(&app).send("/sign-in", "/sign-in", &usual).await.goes_to("/home");
    });
}

#[test]
fn a_service_of_its_own_has_no_such_door() {
    on_each_database(async |app| {
        let mut anna = Visitor::new(&app);
        anna.get("/demo").await.is(404);
        anna.send("/sign-in", "/demo/sign-in", &[("role", "admin")]).await.is(404);
        let page = anna.get("/sign-in").await;
        assert!(!page.body.contains("demo"), "{}", page.body);
    });
}

#[test]
fn events_of_a_demonstration_tell_who_did_what() {
    on_the_demonstration(async |app| {
        let mut connection = app.db.connection().expect("a connection");
        let open: String = competitions::table
            .filter(competitions::slug.eq("open-de-belleville"))
            .select(competitions::id)
            .first(&mut *connection)
            .expect("the open");
        let rows = chain::rows(&mut connection, &stream(&open), 0).expect("events");
        let opened = chain::open(&mut connection, &rows).expect("events");
        let entered = |opened: &&chain::Opened<Event>| {
            matches!(opened.event, Event::Entered { .. }) && opened.by.name() == "Sam Carter"
        };
        assert_eq!(opened.iter().filter(entered).count(), 1);
        assert!(rows.is_sorted_by_key(|row| row.at));
    });
}
