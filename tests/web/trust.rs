//! Every kind of row changed behind the service's back is found, and named.

use std::io::Cursor;

use diesel::Connection as _;
use diesel::prelude::*;
use diesel::sql_query;
use podium::clubs::actions::{actor, set_role};
use podium::clubs::log::{self, Deed};
use podium::clubs::model::Role;
use podium::competitions::actions::results::{self, Bare, Claim};
use podium::competitions::actions::rounds;
use podium::competitions::state::TableId;
use podium::jobs::runner::turn;
use podium::ops::club_file;
use podium::ops::verify::{Checked, Questions, verify};
use podium::store::schema::{circuits, competitions, events, records};
use podium::store::{Connection, Db, chain};
use podium::web::App;
use podium_engine::contest::circuit::Rules;

use crate::cup::{self, Cup};
use crate::harness::{account, databases, join, on_each_database};

/// A cup of two rounds, the first one played, with the ratings of its results; a rehearsal beside it, a circuit, an arbiter,
/// and an administrator.
async fn played(app: &std::sync::Arc<App>) -> Cup {
    let club = cup::club(app, "trust").await.expect("a club");
    let of = club.clone();
    let made = app.db.write(move |connection| {
        let (circuit, name, rules, legs) = ("race".to_owned(), "Race", Rules::default(), Vec::new());
        let written = serde_json::to_string(&rules)?;
        diesel::insert_into(circuits::table)
            .values((
                (circuits::id.eq("race"), circuits::club_id.eq(&of.id), circuits::slug.eq(&circuit)),
                (circuits::name.eq(name), circuits::about.eq(""), circuits::rules.eq(&written)),
                (circuits::legs.eq("[]"), circuits::revision.eq(1_i64), circuits::created_at.eq(of.created_at)),
            ))
            .execute(connection)?;
        let deed = Deed::CircuitSet { circuit, name: name.into(), rules, legs };
        log::note(connection, of.id, &cup::organiser(), deed, None)?;
        account(connection, "admin")?;
        let ada = account(connection, "ada")?;
        join(connection, &of.id, &ada.id, Role::Member.word())?;
        log::note(connection, of.id, &actor(&ada), Deed::Joined { role: Role::Member }, None)?;
        set_role(connection, &of, &ada, ada.id, Role::Arbiter)
    });
    made.await.expect("a circuit and an arbiter");
    Cup::start_with(app, &club, 4, |settings| settings.rehearsal = true).await.expect("a rehearsal");
    let cup = Cup::start(app, &club, 4).await.expect("a cup");
    cup.play_round(1).await.expect("a round");
    cup.draw(2).await.expect("a draw");
    cup.publish(2).await.expect("a round");
    while turn(app, chain::now()).await.expect("jobs run") > 0 {}
    cup
}

fn change(connection: &mut Connection, statement: &str) -> usize {
    match connection {
        Connection::Sqlite(sqlite) => sql_query(statement).execute(sqlite),
        Connection::Postgres(postgres) => sql_query(statement).execute(postgres),
    }
    .expect(statement)
}

const TAMPERED: &[(&str, &str)] = &[
    ("UPDATE events SET body = replace(body, 'reversi', 'spline') WHERE revision = 1", "event 1 was changed"),
    ("UPDATE events SET actor = '\"system\"' WHERE revision = 3", "event 3 was changed"),
    ("UPDATE events SET at = '2020-01-01 00:00:00' WHERE revision = 4", "event 4 was changed"),
    ("DELETE FROM events WHERE revision = 5", "event 5 is missing"),
    ("DELETE FROM events", "has no chain of events"),
    ("UPDATE events SET previous = hash WHERE revision = 2", "event 2 does not follow"),
    ("UPDATE competitions SET name = 'Mine'", "in “name”"),
    ("UPDATE competitions SET status = 'finished'", "in “status”"),
    ("UPDATE competitions SET revision = revision + 1", "in “revision”"),
    ("UPDATE competitions SET head = ''", "in “head”"),
    ("UPDATE entries SET state = 'refused' WHERE number = 2", "entries: the row 2"),
    ("DELETE FROM entries WHERE number = 3", "entries: the row 3"),
    ("UPDATE outcomes SET how = 'entered' WHERE number = 1", "outcomes: the row 1"),
    ("DELETE FROM outcomes WHERE number = 2", "outcomes: the row 2"),
    ("UPDATE outcome_seats SET place = 3 - place WHERE number = 1", "outcome_seats: the row (1, 0)"),
    ("UPDATE outcome_seats SET hundredths = 9900 WHERE number = 2 AND seat = 1", "outcome_seats: the row (2, 1)"),
    ("UPDATE records SET text = text || ' ' WHERE table_number = 1", "the text of the record"),
    ("UPDATE records SET table_number = 2", "is not kept at table 1"),
    (
        "UPDATE records SET verdict = replace(replace(replace(verdict, '[1,2]', 'x'), '[2,1]', '[1,2]'), 'x', '[2,1]')",
        "judged otherwise",
    ),
    ("UPDATE records SET turns = turns + 1", "another number of turns"),
    ("UPDATE records SET game = 'chess'", "another game"),
    ("DELETE FROM records", "which is gone"),
    ("UPDATE ratings SET value = value + 0.001 WHERE value > 1500", "rating: "),
    ("UPDATE ratings SET deviation = 30", "this version computes"),
    ("UPDATE ratings SET results = 7", "after 7 results; this version computes"),
    ("DELETE FROM ratings WHERE value < 1500", "written is none"),
    ("UPDATE ratings SET seats = 3", "in reversi at tables of"),
    ("UPDATE competitions SET club_id = (SELECT id FROM clubs WHERE slug = 'other')", "is not kept at its club"),
    ("UPDATE clubs SET name = 'Mine' WHERE slug = 'trust'", "differs from its events in “name”"),
    ("UPDATE circuits SET legs = '[1]'", "circuits: the row "),
    ("UPDATE circuits SET rules = '[]'", "circuits: the row "),
    ("DELETE FROM circuits", "circuits: the row "),
    ("DELETE FROM events WHERE stream LIKE 'club:%'", "the club"),
    ("UPDATE members SET role = 'owner'", "differs from its events"),
    ("DELETE FROM members", "members: the row"),
    ("UPDATE users SET is_admin = NOT is_admin WHERE name = 'ada'", "of the administrators should not be there"),
    ("UPDATE users SET is_admin = NOT is_admin WHERE name = 'admin'", "of the administrators is missing"),
    ("DELETE FROM events WHERE stream = 'site'", "of the administrators should not be there"),
    (
        "UPDATE texts SET words = 'Eve' WHERE words = 'Player 1' AND stream LIKE 'competition:%'",
        "is not what was written",
    ),
    (
        "UPDATE texts SET words = NULL, salt = NULL, erased = 1 WHERE words = 'Player 1'",
        "was erased although nobody was",
    ),
    ("UPDATE texts SET salt = NULL, erased = 0 WHERE words = 'Player 1'", "was changed although nobody was erased"),
    ("DELETE FROM texts WHERE words = 'Player 1'", "is gone"),
    ("UPDATE texts SET about = 'somebody' WHERE words = 'Player 1'", "belongs to somebody else"),
    ("UPDATE players SET name = 'Player 2' WHERE name = 'Player 1'", "players: the name of"),
    ("UPDATE users SET name = 'Mallory' WHERE name = 'ada'", "users: the name of"),
];

#[test]
fn every_kind_of_row_that_was_changed_is_named() {
    on_each_database(async |app| {
        played(&app).await;
        cup::club(&app, "other").await.expect("a club");
        let mut connection = app.db.connection().expect("a connection");
        let sound = verify(&mut connection, Questions::Both).expect("it can be verified").sound().expect("it is sound");
        assert_eq!((sound.competitions, sound.records, sound.standings), (2, 2, 3));
        assert_eq!(
            (sound.ratings, sound.unrated),
            (8, 0),
            "four people on the list of the site and on that of the club"
        );
        for (statement, named) in TAMPERED {
            let told = connection.transaction(|connection| {
                assert!(change(connection, statement) > 0, "{statement}");
                let found = podium::ops::verify::within(connection, Questions::Both).expect("it can be verified");
                // Everything back as it was.
                Err::<(), _>(Told(found.sound().err().map(|mismatch| mismatch.0)))
            });
            let Err(Told(Some(told))) = told else { panic!("unseen: {statement}") };
            assert!(told.contains(named), "{statement}: {told}");
        }
        assert_eq!(verify(&mut connection, Questions::Both).expect("it can be verified").sound(), Ok(sound));
    });
}

struct Told(Option<String>);

impl From<diesel::result::Error> for Told {
    fn from(error: diesel::result::Error) -> Self {
        panic!("{error}")
    }
}

/// A result changed together with all hashes after it: the record tells.
#[test]
fn a_result_that_its_record_does_not_show_is_found_even_with_new_hashes() {
    on_each_database(async |app| {
        let cup = played(&app).await;
        let mut connection = app.db.connection().expect("a connection");
        forge(&mut connection, &cup, "game-reported");
        let told =
            verify(&mut connection, Questions::Both).expect("it can be verified").sound().expect_err("it is found");
        assert!(told.0.contains("tells another result than its record"), "{told:?}");
    });
}

/// A result without a record changed together with all hashes after it: the standings tell.
#[test]
fn a_result_that_the_standings_do_not_show_is_found_even_with_new_hashes() {
    on_each_database(async |app| {
        let club = cup::club(&app, "sealed").await.expect("a club");
        let cup = Cup::start(&app, &club, 4).await.expect("a cup");
        for table in 1..=2 {
            let won = Bare { ranks: vec![1, 2], ..Bare::default() };
            cup.act(move |cup| Ok(results::enter(cup, TableId(table), 1, Claim::Result(&won), "")?))
                .await
                .expect("entered");
        }
        cup.act(|cup| Ok(rounds::close(cup, true)?)).await.expect("closed");
        let mut connection = app.db.connection().expect("a connection");
        let sound = verify(&mut connection, Questions::Both).expect("it can be verified").sound().expect("it is sound");
        assert_eq!((sound.standings, sound.ratings, sound.unrated), (2, 0, 2), "the first round and the end");
        forge(&mut connection, &cup, "game-entered");
        let report = verify(&mut connection, Questions::Both).expect("it can be verified");
        let told = report.integrity.expect_err("the rows of its results tell").0;
        assert!(told.starts_with("outcome_seats: the row (1, 0)"), "{told}");
        let [first, ..] = report.differences.as_slice() else { panic!("the standings tell as well") };
        assert_eq!(first.kind, "standings");
        assert!(first.at.starts_with("competition:") && first.at.contains("stage 1, line 1, entry"), "{first:?}");
        assert_eq!(first.written_by, "Podium 0.1.0, standings version 2");
    });
}

/// A rule was corrected since a record was judged: nothing was forged, and what would be judged otherwise is named.
#[test]
fn a_verdict_by_older_rules_is_a_difference_and_blocks_nothing() {
    on_each_database(async |app| {
        let cup = played(&app).await;
        let mut connection = app.db.connection().expect("a connection");
        let older =
            |text: &str| text.replace("\"end\":\"full\"", "\"end\":\"crowded\"").replace("\"rules\":1", "\"rules\":0");
        rewrite(&mut connection, &cup, "game-reported", older);
        let stored: Vec<(String, String)> =
            records::table.select((records::id, records::verdict)).load(&mut *connection).expect("records");
        for (id, verdict) in &stored {
            let row = diesel::update(records::table.filter(records::id.eq(id)));
            row.set(records::verdict.eq(older(verdict))).execute(&mut *connection).expect("set");
        }
        let report = verify(&mut connection, Questions::Both).expect("it can be verified");
        report.integrity.expect("nothing was forged");
        let judged: Vec<_> = report.differences.iter().map(|it| (it.kind, it.written_by.as_str())).collect();
        // Both events, and both records; all of them, and nothing else.
        assert_eq!(judged, [("verdict", "reversi rules version 0"); 4]);
        for (id, _) in &stored {
            assert_eq!(report.differences.iter().filter(|it| it.at.contains(id.as_str())).count(), 2, "{id}");
        }
        assert!(report.differences.iter().all(|it| it.was.contains("crowded") && it.now.contains("full")));
        let mut file = Cursor::new(Vec::new());
        club_file::export(&mut connection, "trust", &mut file).expect("a club can still be exported");
        let other = databases().swap_remove(0);
        let there = Db::open(&other.url, 1).expect("the database opens");
        let mut there = there.connection().expect("a connection");
        club_file::import(&mut there, Cursor::new(file.into_inner())).expect("and imported");
    });
}

/// Turns round the first result of that kind, and hashes everything anew.
fn forge(connection: &mut Connection, cup: &Cup, kind: &str) {
    let mut forged = false;
    rewrite(connection, cup, kind, |body| {
        if std::mem::replace(&mut forged, true) {
            return body.to_owned();
        }
        let body = body.replace("\"ranks\":[1,2]", "\"ranks\":[9,9]").replace("\"ranks\":[2,1]", "\"ranks\":[1,2]");
        body.replace("[9,9]", "[2,1]")
    });
}

/// Writes the events of a kind otherwise, and hashes everything anew.
fn rewrite(connection: &mut Connection, cup: &Cup, kind: &str, mut write: impl FnMut(&str) -> String) {
    let stream = podium::competitions::store::stream(&cup.id);
    let (mut previous, mut found) = (String::new(), false);
    for mut row in chain::rows(connection, &stream, 0).expect("rows") {
        if row.body.contains(kind) {
            row.body = write(&row.body);
            found = true;
        }
        row.previous = previous;
        row.hash = row.expected_hash();
        previous = row.hash.clone();
        let old = events::table.filter(events::stream.eq(&stream)).filter(events::revision.eq(row.revision));
        diesel::delete(old).execute(connection).expect("gone");
        chain::insert(connection, &[row]).expect("there");
    }
    assert!(found, "there is a {kind}");
    let row = competitions::table.filter(competitions::id.eq(&cup.id));
    diesel::update(row).set(competitions::head.eq(&previous)).execute(connection).expect("set");
}

#[test]
fn a_club_moves_from_any_database_to_any_other() {
    let (from, to) = (databases(), databases());
    for (source, target) in from.iter().rev().zip(&to) {
        actix_web::rt::System::new().block_on(async {
            let open = |url: &str| {
                let db = Db::open(url, 2).expect("the database opens");
                podium::pages::app(podium::config::Config::on(url), db, false).expect("the service starts")
            };
            let (here, there) = (open(&source.url), open(&target.url));
            let cup = played(&here).await;
            let club = cup.now().await.club;
            let mut file = Cursor::new(Vec::new());
            club_file::export(&mut here.db.connection().expect("a connection"), "trust", &mut file).expect("written");
            let read = |bytes: Vec<u8>| {
                club_file::import(&mut there.db.connection().expect("a connection"), Cursor::new(bytes))
            };
            let bytes = file.into_inner();
            assert_eq!(read(bytes.clone()).expect("read"), "trust");
            let sound = verify(&mut there.db.connection().expect("a connection"), Questions::Both)
                .expect("verified")
                .sound()
                .expect("sound");
            assert_eq!((sound.competitions, sound.records), (2, 2));
            // Accounts have other ids there: the chain says who the members are from now on.
            let mut connection = there.db.connection().expect("a connection");
            let ada = account(&mut connection, "ada").expect("an account");
            let rows = chain::rows(&mut connection, &log::stream(club), 0).expect("a chain");
            let last: Deed = serde_json::from_str(&rows.last().expect("an event").body).expect("a deed");
            assert_eq!(last, Deed::Moved { members: [(ada.id, Role::Arbiter)].into() });
            drop(connection);
            let (before, after) = (cup.now().await, there.competitions.get(&cup.id).await.expect("it is there"));
            assert_eq!((&before.head, before.revision), (&after.head, after.revision));
            let again = read(bytes).expect_err("twice is once too often");
            assert!(again.to_string().contains("here already"), "{again}");
            // And it goes on where it stopped.
            Cup { app: there.clone(), ..cup }.play_round(9).await.expect("a round");
        });
    }
}

#[test]
fn a_file_that_was_tampered_with_or_that_swells_stays_out() {
    on_each_database(async |app| {
        played(&app).await;
        let mut file = Cursor::new(Vec::new());
        let mut connection = app.db.connection().expect("a connection");
        club_file::export(&mut connection, "trust", &mut file).expect("written");
        let refused = |file: Vec<u8>| {
            let database = databases().remove(0);
            let db = Db::open(&database.url, 1).expect("the database opens");
            let mut connection = db.connection().expect("a connection");
            let error = club_file::import(&mut connection, Cursor::new(file)).expect_err("refused");
            assert_eq!(
                verify(&mut connection, Questions::Both).expect("verified").sound(),
                Ok(Checked::default()),
                "nothing of it is kept"
            );
            format!("{error:#}")
        };
        let rewritten = |change: &dyn Fn(&str, String) -> String| {
            use std::io::{Read, Write};
            let mut zip = zip::ZipArchive::new(Cursor::new(file.get_ref().clone())).expect("a zip");
            let mut out = zip::ZipWriter::new(Cursor::new(Vec::new()));
            for at in 0..zip.len() {
                let mut entry = zip.by_index(at).expect("an entry");
                let (name, mut text) = (entry.name().expect("a name").into_owned(), String::new());
                entry.read_to_string(&mut text).expect("text");
                out.start_file(&name, zip::write::SimpleFileOptions::default()).expect("an entry");
                out.write_all(change(&name, text).as_bytes()).expect("written");
            }
            out.finish().expect("a zip").into_inner()
        };
        let told = refused(rewritten(&|_, text| text.replace("Spring Cup", "Winter Cup")));
        assert!(told.contains("is not what was written"), "{told}");
        let told = refused(rewritten(&|_, text| text.replace("\"system\\\":\\\"dutch", "\"system\\\":\\\"plain")));
        assert!(told.contains("was changed after it was written"), "{told}");
        let told = refused(rewritten(&|name, text| {
            if name.starts_with("records") { text.replace("\"text\":\"", "\"text\":\" ") } else { text }
        }));
        assert!(told.contains("record"), "{told}");
        let told = refused(rewritten(&|name, text| if name.starts_with("records") { String::new() } else { text }));
        assert!(told.contains("is gone"), "{told}");
        let told = refused(rewritten(&|_, text| text.replace("\"links\": \"\"", "\"links\": \"javascript:alert(1)\"")));
        assert!(told.contains("is not a web address"), "{told}");
        let told = refused(rewritten(&|_, text| text.replace("\"slug\": \"spring-cup\"", "\"slug\": \"../members\"")));
        assert!(told.contains("is no address of a competition"), "{told}");
        let told =
            refused(rewritten(&|name, text| if name == "club.json" { text.replace("Race", "Rice") } else { text }));
        assert!(told.contains("circuits: the row"), "{told}");
        assert!(refused(b"no zip".to_vec()).contains("no zip file"));
        // A few kilobytes that unpack to more than is read.
        let mut out = zip::ZipWriter::new(Cursor::new(Vec::new()));
        out.start_file("club.json", zip::write::SimpleFileOptions::default()).expect("an entry");
        let spaces = vec![b' '; 1 << 20];
        for _ in 0..257 {
            std::io::Write::write_all(&mut out, &spaces).expect("written");
        }
        let bomb = out.finish().expect("a zip").into_inner();
        assert!(bomb.len() < 4 << 20);
        let told = refused(bomb);
        assert!(told.contains("more than 256 MiB"), "{told}");
    });
}
