//! Somebody who organised, played, disputed, was invited and wrote about themselves is erased: nothing that names them is
//! left anywhere, results stay under a number, and every chain still verifies.

use std::io::{Cursor, Read};
use std::sync::Arc;

use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::Text;
use podium::accounts::model::User;
use podium::clubs::actions::{NewInvite, actor};
use podium::clubs::model::Role;
use podium::competitions::actions::entries::{self, Applicant};
use podium::competitions::actions::results::{self, Claim};
use podium::competitions::actions::{rounds, settings};
use podium::competitions::format::Swiss;
use podium::competitions::settings::{Format, SwissSystem};
use podium::competitions::state::{Competition, TableId};
use podium::competitions::store::Change;
use podium::competitions::{EntryId, Event};
use podium::ops::verify::{Questions, verify};
use podium::ops::{backup, club_file};
use podium::people::erase::Whom;
use podium::players::model::Player;
use podium::records::model::NewRecord;
use podium::store::chain::{Actor, now};
use podium::store::schema::players;
use podium::store::{Connection, file};
use podium::web::App;
use podium_engine::record::{Reading, Verdict, judge};

use crate::harness::{Visitor, account, erase, on_each_database, work};

const NAME: &str = "Zebediah Quillfeather";
const LATER: &str = "Zeb Quillfeather-Ogg";
const NICKNAME: &str = "Quillfeather the Bold";
const EMAIL: &str = "zebediah-quillfeather@example.org";
/// What must not be found afterwards, in lower case.
const TRACES: [&str; 4] = ["quillfeather", "zebediah", "zeb-quill", "quill-feather"];

/// Two turns of reversi and a resignation, with names, an event and a comment.
fn record(first: &str, second: &str) -> String {
    format!(
        "[Game \"reversi\"]\n[P1 \"{first}\"]\n[P2 \"{second}\"]\n[Event \"{NAME} Memorial\"]\n\n\
         1. resign {{I, {NAME}, was ill. My number is 555-0199.}}\n"
    )
}

struct Story {
    competition: String,
    player: podium::ids::PlayerId,
    user: User,
}

async fn change(
    app: &App,
    id: &str,
    by: &Actor,
    action: impl FnOnce(&Competition) -> podium::error::Result<Vec<Event>> + Send + 'static,
) -> Arc<Competition> {
    app.competitions.change(id, Change::by(by.clone()), action).await.expect("changed")
}

/// A life at a club.
async fn live(app: &Arc<App>) -> Story {
    let mut zeb = Visitor::signed_in(app, NAME).await;
    let mut ada = Visitor::signed_in(app, "Ada Byron").await;
    ada.send("/clubs/new", "/clubs/new", &[("name", "Rook & Pawn"), ("place", "Lyon")]).await.is(303);
    let club = "/clubs/rook-pawn";
    let there = app.clone();
    let invited = app.db.write(move |connection| {
        let ada = User::by_email(connection, "ada-byron@example.org")?.expect("an account");
        let club = podium::clubs::model::Club::find(connection, "rook-pawn")?;
        let new = NewInvite { role: Role::Organiser, email: EMAIL.to_owned(), most: 1, days: 14 };
        let words = (&podium::words::Locale::default(), "http://localhost");
        podium::clubs::actions::invite(connection, (&club, &ada), &new, |id| there.signer.sign("invite", id), words)
    });
    invited.await.expect("an invitation");
    let (user, ben, player) = app
        .db
        .write(|connection| {
            let user = User::by_email(connection, EMAIL)?.expect("the account");
            let own = players::table.filter(players::user_id.eq(&user.id)).select(Player::as_select());
            let player = own.first(connection)?;
            Ok((user, Player::create(connection, "Ben", None)?, player))
        })
        .await
        .expect("people");
    let club_id: podium::ids::ClubId = app
        .db
        .write({
            let user = user.clone();
            move |connection| {
                let club = podium::clubs::model::Club::find(connection, "rook-pawn")?;
                crate::harness::join(connection, &club.id, &user.id, "organiser")?;
                let joined = podium::clubs::log::Deed::Joined { role: podium::clubs::model::Role::Organiser };
                podium::clubs::log::note(connection, club.id, &actor(&user), joined, None)?;
                Ok(club.id)
            }
        })
        .await
        .expect("an organiser");
    let mut settings = settings::defaults("reversi", 1).expect("settings");
    settings.name = format!("{NAME} Open").into();
    settings.about = format!("Write to {EMAIL}, or ask {NAME}.").into();
    settings.format = Format::Swiss(Swiss { system: SwissSystem::Dutch, rounds: 1, accelerated: false });
    settings.registration.questions = vec!["What do you eat?".into()];
    let me = actor(&user);
    let created = app.competitions.create(club_id, Change::by(me.clone()), settings).await.expect("created");
    let id = created.id.clone();
    let applicant = |player: &Player, answer: &str| Applicant {
        player: player.id,
        name: player.name.clone(),
        club: Some("The Quillfeather family".to_owned()),
        rating: None,
        answers: vec![answer.to_owned()],
    };
    let people = vec![applicant(&player, "No nuts: I am allergic"), applicant(&ben, "Anything")];
    change(app, &id, &me, move |it| Ok(entries::enter_many(it, people, now())?.events)).await;
    change(app, &id, &me, |it| Ok(rounds::start(it, 7, None, now())?)).await;
    change(app, &id, &me, |it| Ok(rounds::draw(it, 0, 1)?)).await;
    let it = change(app, &id, &me, |it| Ok(rounds::publish(it, 0, 1, now())?)).await;
    let seats: Vec<String> = it.tables[0].seats.iter().map(|&seat| it.name(seat).to_owned()).collect();
    let text = record(&seats[0], &seats[1]);
    let verdict = judge(text.as_bytes());
    let new = NewRecord::new(Some((&id, TableId(1))), &text, &verdict, &me).expect("it holds");
    let (proof, change_it) = (new.proof(), Change::by(me.clone()).records(vec![new]));
    let reported = app.competitions.change(&id, change_it, move |it| {
        let Verdict::Holds(holds) = &verdict else { panic!("it holds") };
        let reading = Reading::of(text.as_bytes()).expect("it is read");
        let tags = reading.tag_values();
        let claim = Claim::Record { proof: &proof, tags: &tags, holds };
        Ok(results::report(it, TableId(1), 1, EntryId(1), claim, now())?)
    });
    reported.await.expect("reported");
    let by_ben = Actor::link(2);
    let why = format!("{NAME} never resigned. Ask zebediah quillfeather!");
    change(app, &id, &by_ben, move |it| Ok(results::dispute(it, TableId(1), 1, EntryId(2), &why, None)?)).await;
    change(app, &id, &me, |_| Ok(vec![Event::Noted { text: format!("I am {NAME} and I like tea.").into() }])).await;
    zeb.send("/account", "/account/profile", &[("name", LATER), ("language", "en"), ("time_zone", "UTC")])
        .await
        .is(303);
    let shown = [("name_as", "nickname"), ("nickname", NICKNAME), ("page", "always"), ("birth_year", "1980")];
    zeb.send("/account/privacy", "/account/privacy", &shown).await.is(303);
    let note = [("player", ben.id.as_str()), ("note", "Friend of Zebediah Quillfeather")];
    ada.send(&format!("{club}/roster"), &format!("{club}/roster/note"), &note).await;
    let user = app.db.query(|connection| Ok(User::by_email(connection, EMAIL)?.expect("the account"))).await;
    Story { competition: id, player: player.id, user: user.expect("the account") }
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

/// Everything that a database holds, as bytes.
fn bytes(connection: &mut Connection, url: &str) -> Vec<u8> {
    match connection {
        Connection::Sqlite(sqlite) => {
            diesel::connection::SimpleConnection::batch_execute(sqlite, "PRAGMA wal_checkpoint(TRUNCATE); VACUUM")
                .expect("vacuumed");
            let file = file(url).expect("a file");
            let mut all = std::fs::read(file).expect("read");
            all.extend(std::fs::read(format!("{}-wal", file.display())).unwrap_or_default());
            all
        }
        Connection::Postgres(postgres) => {
            let tables: Vec<Line> = sql_query(
                "SELECT table_name::text AS line FROM information_schema.tables WHERE table_schema = 'public'",
            )
            .load(postgres)
            .expect("tables");
            let mut all = Vec::new();
            for Line { line: table } in tables {
                let rows: Vec<Line> =
                    sql_query(format!("SELECT t::text AS line FROM {table} t")).load(postgres).expect("rows");
                rows.into_iter().for_each(|row| all.extend(row.line.into_bytes()));
            }
            all
        }
    }
}

/// The traces that are found in some bytes, with what stands around them.
fn found(bytes: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(bytes).to_lowercase();
    let around = |at: usize| text.chars().skip(text[..at].chars().count().saturating_sub(60)).take(140).collect();
    TRACES.iter().filter_map(|trace| text.find(trace)).map(around).collect()
}

/// Every public page that may speak of the person.
async fn pages(app: &Arc<App>, story: &Story) -> Vec<(String, String)> {
    work(app).await;
    let it = app.competitions.get(&story.competition).await.expect("the competition");
    let id = story.player;
    let slug: String = app
        .db
        .query(move |connection| {
            Ok(players::table.filter(players::id.eq(id)).select(players::slug).first(connection)?)
        })
        .await
        .expect("the player");
    let base = format!("/clubs/rook-pawn/{}", it.slug);
    let mut paths = vec![
        "/".to_owned(),
        "/search?q=zebed".to_owned(),
        "/competitions".to_owned(),
        "/clubs/rook-pawn".to_owned(),
        "/clubs/rook-pawn/feed.atom".to_owned(),
        "/clubs/rook-pawn/calendar.ics".to_owned(),
        "/games/reversi".to_owned(),
        "/games/reversi/ratings".to_owned(),
        "/sitemap.xml".to_owned(),
        format!("/players/{slug}"),
        base.clone(),
    ];
    for page in [
        "standings",
        "rounds",
        "entries",
        "crosstable",
        "log",
        "records",
        "feed.atom",
        "calendar.ics",
        "report.trf",
        "tables/1",
    ] {
        paths.push(format!("{base}/{page}"));
    }
    for data in ["standings", "rounds", "entries", "crosstable", "records", "log"] {
        paths.push(format!("{base}/{data}.csv"));
        paths.push(format!("/api/v1{base}/{data}"));
    }
    for game in it.tables.iter().flat_map(|table| &table.games) {
        paths.extend(game.record.iter().map(|record| format!("/records/{record}")));
        paths.extend(game.record.iter().map(|record| format!("/records/{record}.txt")));
    }
    let mut reader = Visitor::new(app);
    let mut seen = Vec::new();
    for path in paths {
        let answer = reader.get(&path).await;
        assert!(answer.status.as_u16() < 500, "{path}: {}", answer.body);
        seen.push((path, answer.body));
    }
    seen
}

fn file_of_club(connection: &mut Connection) -> Vec<u8> {
    let mut out = Cursor::new(Vec::new());
    club_file::export(connection, "rook-pawn", &mut out).expect("exported");
    out.into_inner()
}

fn unpacked(file: &[u8]) -> Vec<u8> {
    let mut zip = zip::ZipArchive::new(Cursor::new(file)).expect("a zip file");
    let mut all = Vec::new();
    for at in 0..zip.len() {
        zip.by_index(at).expect("a file").read_to_end(&mut all).expect("read");
    }
    all
}

#[test]
fn nothing_that_names_an_erased_person_is_left_and_everything_verifies() {
    on_each_database(async |app| {
        let story = live(&app).await;
        let mut connection = app.db.connection().expect("a connection");
        verify(&mut connection, Questions::Both).expect("verified").sound().expect("sound before");
        assert!(!found(&bytes(&mut connection, &app.config.database)).is_empty(), "there is something to erase");
        let told: Vec<String> = pages(&app, &story)
            .await
            .into_iter()
            .filter(|(_, body)| !found(body.as_bytes()).is_empty())
            .map(|(path, _)| path)
            .collect();
        assert!(told.len() > 12, "pages name them before: {told:?}");

        erase(&app, actor(&story.user), Whom::Account(story.user.id)).await.expect("erased");

        assert_eq!(found(&bytes(&mut connection, &app.config.database)), [] as [String; 0], "in the database");
        for (path, body) in pages(&app, &story).await {
            assert_eq!(found(body.as_bytes()), [] as [String; 0], "on {path}");
        }
        let report = verify(&mut connection, Questions::Both).expect("verified");
        let checked = report.sound().expect("sound after");
        assert!(checked.erased >= 6 && checked.redacted >= 3, "{checked:?}");
        let it = app.competitions.get(&story.competition).await.expect("the competition");
        assert_eq!(it.name(EntryId(1)), "Player 1");
        assert_eq!(it.settings.name.as_str(), "Player 1 Open");
        let mut reader = Visitor::new(&app);
        reader.get("/players/player-1").await.is(404);
        let left: i64 = podium::store::schema::privacy::table.count().get_result(&mut *connection).expect("counted");
        assert_eq!(left, 0, "nothing that was chosen or noted");

        let exported = file_of_club(&mut connection);
        assert_eq!(found(&unpacked(&exported)), [] as [String; 0], "in the club file");
        if let Some(file) = file(&app.config.database) {
            let copy = file.with_extension("backup");
            backup::backup(&app.config.database, &copy).expect("a backup");
            assert_eq!(found(&std::fs::read(&copy).expect("read")), [] as [String; 0], "in the backup");
        }
        // Elsewhere the club arrives as it is, and verifies.
        for database in crate::harness::databases() {
            let there = podium::store::Db::open(&database.url, 1).expect("it opens");
            let mut there = there.connection().expect("a connection");
            club_file::import(&mut there, Cursor::new(&exported)).expect("imported");
            verify(&mut there, Questions::Both).expect("verified").sound().expect("sound elsewhere");
        }
        assert!(erase(&app, Actor::System, Whom::Account(story.user.id)).await.is_err(), "once");
    });
}

#[test]
fn a_guest_is_erased_by_an_administrator_and_others_keep_their_names() {
    on_each_database(async |app| {
        let story = live(&app).await;
        let ben = app.competitions.get(&story.competition).await.expect("there").entries[1].player;
        let mut admin = Visitor::new(&app);
        let opened = app.db.write(|connection| {
            let user = account(connection, "admin")?;
            podium::accounts::sessions::open(connection, user.id, "test", "127.0.0.1")
        });
        admin.set_cookie("session", &opened.await.expect("a session"));
        let page = format!("/admin/erase?player={ben}");
        admin.get(&page).await.is(200).has("Ben");
        admin.send(&page, "/admin/erase", &[("player", &ben)]).await.goes_to("/admin/users?done=erased");
        let it = app.competitions.get(&story.competition).await.expect("the competition");
        assert_eq!((it.full_name(EntryId(1)), it.name(EntryId(1)), it.name(EntryId(2))), (NAME, NICKNAME, "Player 1"));
        let mut connection = app.db.connection().expect("a connection");
        verify(&mut connection, Questions::Both).expect("verified").sound().expect("sound");
        admin.get("/admin/log").await.is(200).has("erased a person: Player 1");
    });
}
