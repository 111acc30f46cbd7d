//! What strangers find of people: only those who play in public or said so, under the name they chose.

use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;

use chrono::Duration;
use diesel::prelude::*;
use podium::clubs::actions::actor;
use podium::clubs::log::{self, Deed};
use podium::clubs::model::Role;
use podium::competitions::event::{Event, NewEntry};
use podium::competitions::state::EntryState;
use podium::competitions::store::Change;
use podium::competitions::{Actor, EntryId};
use podium::jobs::runner::turn;
use podium::ops::club_file;
use podium::ops::verify::{Questions, verify};
use podium::people::privacy::{self, Whose};
use podium::players::model::Player;
use podium::store::chain::now;
use podium::store::schema::{clubs, drafts, entries, jobs, links, outbox, players, roster, sessions, texts, users};
use podium::web::App;
use serde_json::{Value, json};

use crate::hall::{Hall, hall, settings};
use crate::harness::{Answer, Visitor, account, fixture, join, on_each_database, work};

/// Sends the form of the privacy page.
async fn choose(who: &mut Visitor, fields: &[(&str, &str)]) -> Answer {
    who.send("/account/privacy", "/account/privacy", fields).await
}

fn nickname(name: &str) -> [(&'static str, &str); 3] {
    [("name_as", "nickname"), ("nickname", name), ("page", "played")]
}

/// Writes down what a hall leaves out, so that everything of its club verifies.
async fn write_down(hall: &Hall) {
    let club = hall.now().await.club;
    let written = hall.app.db.write(move |connection| {
        let name: String = clubs::table.filter(clubs::id.eq(&club)).select(clubs::name).first(connection)?;
        log::note(connection, club, &Actor::System, Deed::Created { name: name.into() }, None)?;
        for word in ["arbiter", "organiser"] {
            let user = account(connection, word)?;
            let role = Role::of(connection, club, user.id)?.expect("a role");
            log::note(connection, club, &actor(&user), Deed::Joined { role }, None)?;
        }
        Ok(())
    });
    written.await.expect("written");
}

fn sound(connection: &mut podium::store::Connection) {
    verify(connection, Questions::Both).expect("verified").sound().expect("sound");
}

/// Somebody who runs the club of a hall.
async fn organiser(hall: &Hall) -> Visitor {
    let slug = hall.base.split('/').nth(2).expect("a club").to_owned();
    let session = hall.app.db.write(move |connection| {
        let user = account(connection, "organiser")?;
        let club: String = clubs::table.filter(clubs::slug.eq(slug)).select(clubs::id).first(connection)?;
        join(connection, &club, &user.id, "organiser")?;
        podium::accounts::sessions::open(connection, user.id, "test", "127.0.0.1")
    });
    let mut visitor = Visitor::new(&hall.app);
    visitor.set_cookie("session", &session.await.expect("a session"));
    visitor
}

fn club_of(hall: &Hall) -> String {
    hall.base.rsplit_once('/').expect("a club").0.to_owned()
}

/// The id of the player of that name, in any case.
async fn player(app: &Arc<App>, name: &str) -> Player {
    let name = name.to_owned();
    let found = app.db.query(move |connection| {
        let all: Vec<Player> = players::table.select(Player::as_select()).load(connection)?;
        Ok(all.into_iter().find(|player| player.name.to_lowercase() == name.to_lowercase()).expect("the player"))
    });
    found.await.expect("read")
}

/// Every page that a visitor reaches from some of them by links, with what it says.
async fn crawl(app: &Arc<App>, start: &[String]) -> Vec<(String, String)> {
    work(app).await;
    let mut visitor = Visitor::new(app);
    let mut waiting: VecDeque<String> = start.iter().cloned().collect();
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut told = Vec::new();
    // Rules of games and samples are nobody's.
    let is_ours = |path: &str| {
        path.starts_with('/')
            && !["/static", "/language", "/games/", "/live"].iter().any(|other| path.starts_with(other))
            && !path.contains("/live")
            && !path.contains("what-if")
    };
    while let Some(path) = waiting.pop_front() {
        if seen.len() >= 400 || !is_ours(&path) || !seen.insert(path.clone()) {
            continue;
        }
        let answer = visitor.get(&path).await;
        assert!(answer.status.as_u16() < 500, "{path}: {}", answer.body);
        let site = &app.config.address();
        for part in answer.body.split("href=\"").skip(1).chain(answer.body.split("<loc>").skip(1)) {
            let link = part.split(['"', '<', '#']).next().unwrap_or_default();
            waiting.push_back(link.strip_prefix(site.as_str()).unwrap_or(link).replace("&amp;", "&"));
        }
        told.push((path, answer.body.to_lowercase()));
    }
    told
}

/// Where a name would be found that is not on any page with a link to it.
fn starts(hall: &Hall) -> Vec<String> {
    let mut start = vec!["/".to_owned(), "/sitemap.xml".to_owned(), "/competitions".to_owned(), "/clubs".to_owned()];
    for found in ["acco", "rost", "draf", "dele", "mino", "veil", "neve", "publ", "said", "queen", "nora"] {
        start.push(format!("/search?q={found}"));
    }
    start.push("/games/reversi/ratings.json".to_owned());
    for page in ["", "/rounds", "/entries", "/log", "/records", "/feed.atom", "/calendar.ics", "/report.trf"] {
        start.push(format!("{}{page}", hall.base));
    }
    for data in ["standings", "rounds", "entries", "log", "records"] {
        start.push(format!("{}/{data}.csv", hall.base));
        start.push(format!("/api/v1{}/{data}", hall.base));
    }
    start.push(format!("{}/feed.atom", club_of(hall)));
    start
}

#[test]
fn a_visitor_finds_only_who_plays_in_public_or_said_so() {
    on_each_database(async |app| {
        let names = ["Vera Veilington", "Mina Minorsky", "Nora Neverpage", "Petra Publicson", "Dora Deletedson"];
        let (hall, mut people) = hall(&app, settings("reversi", 2, json!({})), &names, &[&[1, 2], &[3, 4]]).await;
        let mut organiser = organiser(&hall).await;
        let club = club_of(&hall);
        // An account alone, one that said so, names of a roster and of a draft's import.
        Visitor::signed_in(&app, "Alma Accountless").await;
        let mut sadie = Visitor::signed_in(&app, "Sadie Saidso").await;
        choose(&mut sadie, &[("name_as", "full"), ("page", "always")]).await.goes_to("/account/privacy?done=saved");
        organiser
            .send(&format!("{club}/roster"), &format!("{club}/roster"), &[("names", "Rosa Rosterling")])
            .await
            .is(303);
        let drafted = player_in_draft(&app, &hall, "Dirk Draftwood").await;
        assert!(!drafted.is_empty());
        // Before, everybody who plays is found.
        let before: String = crawl(&app, &starts(&hall)).await.into_iter().map(|(_, body)| body).collect();
        for name in ["veilington", "minorsky", "neverpage", "publicson", "deletedson", "saidso"] {
            assert!(before.contains(name), "{name} is found before");
        }
        choose(&mut people[0], &nickname("Queen of Hearts")).await.goes_to("/account/privacy?done=saved");
        choose(&mut people[1], &[("name_as", "short"), ("page", "played"), ("minor", "yes")]).await.is(303);
        choose(&mut people[2], &[("name_as", "full"), ("page", "never")]).await.is(303);
        people[4].send("/account", "/account/delete", &[]).await.goes_to("/?done=deleted");

        let pages = crawl(&app, &starts(&hall)).await;
        assert!(pages.len() > 40, "{} pages", pages.len());
        for (path, body) in &pages {
            for hidden in ["veilington", "minorsky", "deletedson", "accountless", "rosterling", "draftwood"] {
                assert!(!body.contains(hidden), "{hidden} on {path}: {body}");
            }
            let is_list = path.starts_with("/search") || path == "/sitemap.xml";
            assert!(!(is_list && body.contains("neverpage")), "{path}");
        }
        let all: String = pages.iter().map(|(_, body)| body.as_str()).collect();
        for shown in ["queen of hearts", "mina m.", "neverpage", "publicson", "saidso", "player 1"] {
            assert!(all.contains(shown), "{shown} is found");
        }
        let mut reader = Visitor::new(&app);
        for (name, status) in [
            ("vera veilington", 200),
            ("mina minorsky", 404),
            ("nora neverpage", 404),
            ("petra publicson", 200),
            ("alma accountless", 404),
            ("sadie saidso", 200),
            ("rosa rosterling", 404),
            ("dirk draftwood", 404),
            ("player 1", 404),
        ] {
            let path = player(&app, name).await.path();
            reader.get(&path).await.is(status);
            for file in ["/results.csv", "/calendar.ics", "/ratings/reversi"] {
                reader.get(&format!("{path}{file}")).await.is(status);
            }
        }
        reader.get("/players/vera-veilington").await.is(404);
        assert_eq!(player(&app, "vera veilington").await.slug, "queen-of-hearts");
        // Who knows them sees them: themselves, the staff of their club, an administrator.
        let mina = player(&app, "mina minorsky").await.path();
        people[1].get(&mina).await.is(200).has("mina minorsky");
        organiser.get(&mina).await.is(200).has("mina minorsky");
        hall.arbiter().await.get(&mina).await.is(200);
        people[3].get(&mina).await.is(404);
        write_down(&hall).await;
        let mut connection = app.db.connection().expect("a connection");
        sound(&mut connection);
        let (_, mut admin) = fixture(&app, "admin").await;
        admin.get(&mina).await.is(200).has("mina minorsky");
    });
}

/// Imports somebody into a competition that is not announced.
async fn player_in_draft(app: &Arc<App>, hall: &Hall, name: &str) -> podium::ids::PlayerId {
    let it = hall.now().await;
    let change = || Change::by(Actor::System);
    let draft = app.competitions.create(it.club, change(), it.settings.clone()).await.expect("a draft");
    let made = name.to_owned();
    let player = app.db.write(move |connection| Player::create(connection, &made, None)).await.expect("a player");
    let (id, name) = (player.id, name.to_owned());
    let entered = move |_: &podium::competitions::Competition| {
        let (club, rating, answers, state) = (None, None, Vec::new(), EntryState::Accepted);
        Ok(vec![Event::Entered { entry: NewEntry { player: id, name: name.into(), club, rating, answers, state } }])
    };
    app.competitions.change(&draft.id, change(), entered).await.expect("entered");
    player.id
}

#[test]
fn a_public_name_takes_the_place_of_the_printed_one_and_the_chain_stays() {
    on_each_database(async |app| {
        let names = ["Vera Veilington", "Olga Opponent"];
        let (hall, mut people) = hall(&app, settings("reversi", 2, json!({})), &names, &[&[1, 2]]).await;
        let path = hall.path(1);
        let [vera, olga] = people.as_mut_slice() else { panic!("two") };
        let text = "[P1 \"Vera Veilington\"]\n[P2 \"Olga Opponent\"]\n\n1. resign {Vera Veilington was ill}\n";
        vera.send(&path, &format!("{path}/report"), &[("text", text)]).await.is(303);
        let why = [("game", "1"), ("reason", "Vera Veilington never came")];
        olga.send(&path, &format!("{path}/dispute"), &why).await.is(303);
        let before = hall.now().await;
        let record = before.tables[0].games[0].record.clone().expect("a record");
        choose(vera, &nickname("Queen of Hearts")).await.goes_to("/account/privacy?done=saved");

        let it = hall.now().await;
        assert_eq!((it.name(EntryId(1)), it.full_name(EntryId(1))), ("Queen of Hearts", "Vera Veilington"));
        let mut reader = Visitor::new(&app);
        for page in ["", "/log", "/entries", "/records", "/tables/1"] {
            let answer = reader.get(&format!("{}{page}", hall.base)).await;
            answer.is(200).has("Queen of Hearts");
            assert!(!answer.body.contains("Veilington"), "{page}: {}", answer.body);
        }
        for file in [format!("/records/{record}.txt"), format!("/records/{record}")] {
            let answer = reader.get(&file).await;
            answer.is(200).has("Queen of Hearts");
            assert!(!answer.body.contains("Veilington"), "{file}");
        }
        // Those who know her need her name: at the desk, and across the table.
        let mut organiser = organiser(&hall).await;
        organiser.get(&format!("{}/desk/entries", hall.base)).await.is(200).has("Vera Veilington");
        organiser.get(&format!("{}/desk/tables/1", hall.base)).await.is(200).has("Vera Veilington");
        // What is written from now on is shown alike, before anything is read again.
        let noted =
            |_: &podium::competitions::Competition| Ok(vec![Event::Noted { text: "Vera Veilington is back".into() }]);
        app.competitions.change(&hall.id, Change::by(Actor::System), noted).await.expect("noted");
        reader.get(&format!("{}/log", hall.base)).await.has("Queen of Hearts is back");
        let vera_id = it.entries[0].player;
        let (second, _) = crate::hall::hall(&app, settings("reversi", 2, json!({})), &["Ida", "Eve"], &[&[1, 2]]).await;
        let entered = move |_: &podium::competitions::Competition| {
            let (club, rating, answers, state) = (None, None, Vec::new(), EntryState::Accepted);
            let name = "Vera Veilington".into();
            Ok(vec![Event::Entered { entry: NewEntry { player: vera_id, name, club, rating, answers, state } }])
        };
        let after = app.competitions.change(&second.id, Change::by(Actor::System), entered).await.expect("entered");
        assert_eq!(after.name(EntryId(3)), "Queen of Hearts", "in memory at once");

        // Nothing of the chain was rewritten, and it still proves the name.
        let heads = |it: &podium::competitions::Competition| it.revision;
        assert!(heads(&it) > heads(&before));
        write_down(&hall).await;
        let mut connection = app.db.connection().expect("a connection");
        podium::ops::verify::club(&mut connection, it.club).map_err(|_| ()).expect("sound");
        // The club takes the choice along.
        let slug = club_of(&hall).trim_start_matches("/clubs/").to_owned();
        let mut file = std::io::Cursor::new(Vec::new());
        club_file::export(&mut connection, &slug, &mut file).expect("exported");
        for database in crate::harness::databases() {
            let there = podium::store::Db::open(&database.url, 1).expect("it opens");
            let mut there = there.connection().expect("a connection");
            club_file::import(&mut there, std::io::Cursor::new(file.get_ref())).expect("imported");
            let address: String = players::table
                .filter(players::name.eq("vera veilington"))
                .select(players::slug)
                .first(&mut *there)
                .expect("the player");
            assert_eq!(address, "queen-of-hearts");
            verify(&mut there, Questions::Both).expect("verified").sound().expect("sound elsewhere");
        }
        // And back.
        choose(vera, &[("name_as", "full"), ("page", "played")]).await.is(303);
        reader.get(&hall.base).await.has("Vera Veilington");
    });
}

#[test]
fn nicknames_are_checked_like_names() {
    on_each_database(async |app| {
        let names = ["Vera Veilington", "Olga Opponent"];
        let (_, mut people) = hall(&app, settings("reversi", 2, json!({})), &names, &[&[1, 2]]).await;
        let vera = &mut people[0];
        for (wrong, why) in [
            ("The clock", "is reserved for the service itself"),
            ("\u{3164}", "between 1 and 80 characters"),
            ("Pаul", "mixes letters"),
            ("OLGA OPPONENT", "somebody you play with"),
            ("a{b", "cannot contain the character"),
        ] {
            choose(vera, &nickname(wrong)).await.is(422).has(why);
        }
        choose(vera, &[("name_as", "loud"), ("page", "played")]).await.is(404);
    });
}

#[test]
fn a_child_is_hidden_until_an_adult_agrees_and_nothing_changes_at_sixteen() {
    on_each_database(async |app| {
        let names = ["Mina Minorsky", "Olga Opponent"];
        let (hall, mut people) = hall(&app, settings("reversi", 2, json!({})), &names, &[&[1, 2]]).await;
        let (club, mut organiser) = (club_of(&hall), organiser(&hall).await);
        let mina = player(&app, "mina minorsky").await;
        let (id, slug) = (mina.id, club.trim_start_matches("/clubs/").to_owned());
        let list = app.db.write(move |connection| {
            let club = clubs::table.filter(clubs::slug.eq(slug)).select(clubs::id).first(connection)?;
            podium::clubs::roster::put(connection, club, id, "")
        });
        list.await.expect("on the roster");
        let page = format!("{club}/roster");
        let note = format!("{club}/roster/privacy");
        let year = (chrono::Datelike::year(&now()) - 12).to_string();
        let marked = [("player", mina.id.as_str()), ("birth_year", year.as_str())];
        organiser.send(&page, &note, &marked).await.is(303);
        let mut reader = Visitor::new(&app);
        let standings = reader.get(&hall.base).await;
        standings.is(200).has("mina m.");
        assert!(!standings.body.contains("insky") && !standings.body.contains("Minorsky"));
        reader.get(&player(&app, "mina minorsky").await.path()).await.is(404);
        // The year is for staff, not for members, and cannot be changed or chosen away by the child.
        organiser.get(&page).await.is(200).has(&year).says("roster-minor-mark");
        let mut member = hall.arbiter().await;
        assert!(!member.get(&page).await.is(200).body.contains(&year), "an arbiter keeps no roster");
        let full = [("name_as", "full"), ("page", "played"), ("birth_year", "1980")];
        choose(&mut people[0], &full).await.is(422).has("Under 16");
        let own = people[0].get("/account/privacy").await;
        own.is(200).says("privacy-age-by-club");
        assert!(!own.body.contains("value=\"full\""), "{}", own.body);
        choose(&mut people[0], &nickname("Mini")).await.is(303);
        reader.get(&hall.base).await.has("Mini");
        // Nothing of that in the file of somebody else's club, nor for a stranger of another one.
        let (_, mut stranger) = fixture(&app, "owner").await;
        stranger.send("/account", &note, &marked).await.is(403);

        // A parent agrees: from then on the child's choice counts.
        let agreed = [("player", mina.id.as_str()), ("birth_year", year.as_str()), ("agrees", "yes")];
        organiser.send(&page, &note, &agreed).await.is(303);
        organiser.get(&page).await.is(200).says("roster-agreed");
        choose(&mut people[0], &[("name_as", "full"), ("page", "played")]).await.is(303);
        reader.get(&hall.base).await.has("Mina Minorsky");
        reader.get(&player(&app, "mina minorsky").await.path()).await.is(200);
        // The parent changes their mind.
        organiser.send(&page, &note, &marked).await.is(303);
        reader.get(&hall.base).await.has("mina m.");

        // They turn 16: nothing changes until they choose.
        let whose = Whose::Player(mina.id);
        let grown = app.change_all(move |store, connection| {
            privacy::change(store, connection, &Actor::System, &whose, |_, _, settings| {
                settings.birth_year = settings.birth_year.map(|year| year - 5);
                Ok(())
            })
        });
        grown.await.expect("five years later");
        reader.get(&hall.base).await.has("mina m.");
        people[0].get("/account/privacy").await.is(200).says("privacy-grown");
        choose(&mut people[0], &[("name_as", "full"), ("page", "played")]).await.is(303);
        reader.get(&hall.base).await.has("Mina Minorsky");
    });
}

#[test]
fn the_file_of_a_person_has_all_of_theirs_and_nothing_private_of_others() {
    on_each_database(async |app| {
        let names = ["Vera Veilington", "Olga Opponent"];
        let (hall, mut people) = hall(&app, settings("reversi", 2, json!({})), &names, &[&[1, 2]]).await;
        let path = hall.path(1);
        {
            let [vera, olga] = people.as_mut_slice() else { panic!("two") };
            let text = "1. resign {my remark about the game}\n";
            vera.send(&path, &format!("{path}/report"), &[("text", text)]).await.is(303);
            let why = [("game", "1"), ("reason", "what Olga wrote")];
            olga.send(&path, &format!("{path}/dispute"), &why).await.is(303);
            choose(
                vera,
                &[("name_as", "nickname"), ("nickname", "Queen of Hearts"), ("page", "played"), ("birth_year", "1990")],
            )
            .await
            .is(303);
            choose(olga, &[("name_as", "short"), ("page", "played"), ("birth_year", "1971")]).await.is(303);
        }
        let vera = player(&app, "vera veilington").await;
        let olga = player(&app, "olga opponent").await;
        let club = hall.now().await.club;
        app.db
            .write(move |connection| {
                let (vera_user, olga_user) = (vera.user_id.expect("one"), olga.user_id.expect("one"));
                join(connection, &club, &vera_user, "member")?;
                podium::clubs::roster::put(connection, club, vera.id, "Vera’s roster note")?;
                podium::clubs::roster::put(connection, club, olga.id, "Olga’s roster note")?;
                for (user, word) in [(&vera_user, "vera"), (&olga_user, "olga")] {
                    let email: String =
                        users::table.filter(users::id.eq(user)).select(users::email).first(connection)?;
                    let body = format!("A letter to {word}: http://localhost/reset/abcdefghijklmnopqrstuvwxyz");
                    podium::email::write(connection, &email, &format!("Subject for {word}"), &body)?;
                    podium::accounts::sessions::open(connection, *user, &format!("browser of {word}"), "192.0.2.77")?;
                    podium::accounts::actions::link(
                        connection,
                        &format!("kind-{word}"),
                        Some(*user),
                        Duration::days(1),
                        "",
                    )?;
                    let draft = (
                        drafts::id.eq(podium::ids::new_id()),
                        drafts::owner.eq(user),
                        drafts::game.eq("reversi"),
                        drafts::text.eq(format!("draft of {word}")),
                        drafts::revision.eq(1),
                        drafts::changed_at.eq(now().naive_utc()),
                    );
                    diesel::insert_into(drafts::table).values(draft).execute(connection)?;
                }
                Ok(())
            })
            .await
            .expect("planted");
        let answer = people[0].send("/account/privacy", "/account/data", &[]).await;
        answer.is(200);
        let data: Value = serde_json::from_str(&answer.body).expect("JSON");
        let has = |part: &str, text: &str| {
            let told = data[part].to_string();
            assert!(told.contains(text), "no “{text}” in {part}: {told}");
        };
        has("account", "vera veilington@example.org");
        has("names", "vera veilington");
        has("players", "Queen of Hearts");
        has("players", "1990");
        has("memberships", "member");
        has("rosters", "Vera’s roster note");
        has("entries", &hall.base);
        has("said_when_entering", "Vera Veilington");
        has("records", "1. resign");
        has("records", "my remark about the game");
        has("actions", "game-reported");
        has("sessions", "browser of vera");
        has("sessions", "192.0.2.77");
        has("links", "kind-vera");
        has("letters", "A letter to vera");
        has("drafts", "draft of vera");
        assert!(data["texts"].is_array() && data["results"].is_array() && data["ratings"].is_array());
        for other in [
            "Olga’s",
            "of olga",
            "to olga",
            "for olga",
            "kind-olga",
            "1971",
            "what Olga wrote",
            "olga opponent@",
            "abcdefghijklmnop",
        ] {
            assert!(!answer.body.contains(other), "{other} is nobody else’s: {}", answer.body);
        }
        assert!(!answer.body.contains("argon2") && !answer.body.contains("\"password\""));
        let theirs = people[1].send("/account/privacy", "/account/data", &[]).await;
        theirs.is(200).has("what Olga wrote").has("1971");
        Visitor::new(&app).post("/account/data", &[]).await.is(403);
    });
}

#[test]
fn a_long_life_is_read_in_pages() {
    on_each_database(async |app| {
        let mut vera = Visitor::signed_in(&app, "Vera Veilington").await;
        let written = app.db.write(|connection| {
            for number in 0..450 {
                podium::email::write(connection, "vera-veilington@example.org", &format!("Letter {number}."), "…")?;
            }
            Ok(())
        });
        written.await.expect("letters");
        let answer = vera.send("/account/privacy", "/account/data", &[]).await;
        let data: Value = serde_json::from_str(&answer.body).expect("JSON");
        let letters = data["letters"].as_array().expect("letters");
        let subjects: BTreeSet<&str> = letters.iter().filter_map(|letter| letter["subject"].as_str()).collect();
        assert!(letters.len() >= 450 && subjects.len() >= 450, "{}", letters.len());
    });
}

#[test]
fn what_is_kept_for_some_days_goes_when_they_are_over() {
    on_each_database(async |app| {
        let at = now();
        let user = app
            .db
            .write(move |connection| {
                let user = account(connection, "kept")?;
                let old = at.naive_utc();
                for token in ["one", "two"] {
                    let session = (
                        sessions::token.eq(token),
                        sessions::user_id.eq(&user.id),
                        sessions::agent.eq("a browser"),
                        sessions::address.eq("192.0.2.1"),
                        sessions::created_at.eq(old),
                        sessions::seen_at.eq(old),
                        sessions::expires_at.eq(old + Duration::days(400)),
                    );
                    diesel::insert_into(sessions::table).values(session).execute(connection)?;
                }
                podium::accounts::actions::link(connection, "reset", Some(user.id), Duration::hours(1), "")?;
                let used =
                    podium::accounts::actions::link(connection, "verify", Some(user.id), Duration::days(400), "")?;
                let used = podium::accounts::actions::find_link(connection, "verify", &used)?;
                podium::accounts::actions::use_link(connection, &used)?;
                podium::email::write(connection, "sent@example.org", "sent", "…")?;
                podium::email::write(connection, "unsent@example.org", "unsent", "…")?;
                let sent = outbox::table.filter(outbox::subject.eq("sent"));
                diesel::update(sent).set(outbox::sent_at.eq(old)).execute(connection)?;
                diesel::insert_into(drafts::table)
                    .values((
                        drafts::id.eq("draft"),
                        drafts::owner.eq(&user.id),
                        drafts::game.eq("reversi"),
                        drafts::text.eq("…"),
                        drafts::revision.eq(1),
                        drafts::changed_at.eq(old),
                    ))
                    .execute(connection)?;
                podium::store::queue::put(connection, "nonsense", Some("failed"), "", at)?;
                let failed = jobs::table.filter(jobs::name.eq("failed"));
                diesel::update(failed).set((jobs::done_at.eq(old), jobs::error.eq("why"))).execute(connection)?;
                Ok(user.id)
            })
            .await
            .expect("planted");
        // On each of these days so much is left: sessions, with an address, links, sent, unsent, drafts, failed jobs.
        for (day, expected) in [
            (1, [2, 2, 2, 1, 1, 1, 1]),
            (6, [2, 2, 2, 1, 1, 1, 1]),
            (8, [2, 2, 0, 1, 1, 1, 1]),
            (29, [2, 2, 0, 1, 1, 1, 1]),
            (31, [2, 0, 0, 0, 1, 1, 1]),
            (59, [2, 0, 0, 0, 1, 1, 1]),
            (61, [0, 0, 0, 0, 1, 1, 1]),
            (89, [0, 0, 0, 0, 1, 1, 1]),
            (91, [0, 0, 0, 0, 0, 0, 0]),
        ] {
            let then = at + Duration::days(day) + Duration::minutes(5);
            while turn(&app, then).await.expect("jobs") > 0 {}
            let left = app.db.query(move |connection| {
                let own = || sessions::table.filter(sessions::user_id.eq(&user));
                Ok([
                    own().count().get_result::<i64>(connection)?,
                    own().filter(sessions::address.ne("")).count().get_result(connection)?,
                    links::table.filter(links::user_id.eq(&user)).count().get_result(connection)?,
                    outbox::table.filter(outbox::subject.eq("sent")).count().get_result(connection)?,
                    outbox::table.filter(outbox::subject.eq("unsent")).count().get_result(connection)?,
                    drafts::table.filter(drafts::id.eq("draft")).count().get_result(connection)?,
                    jobs::table.filter(jobs::name.eq("failed")).count().get_result(connection)?,
                ])
            });
            assert_eq!(left.await.expect("counted"), expected, "after {day} days");
        }
        let there =
            app.db.query(move |connection| Ok(users::table.find(user).count().get_result::<i64>(connection)?));
        assert_eq!(there.await.expect("counted"), 1, "without a mail server nobody can prove an address");
    });
}

#[test]
fn accounts_that_nobody_proved_are_removed_where_they_could_have_been() {
    on_each_database(async |app| {
        // The same service with a mail server that is never asked.
        let config = podium::config::Config { smtp: Some("smtp://localhost:1".to_owned()), ..app.config.clone() };
        let posting = Arc::new(podium::pages::app(config, app.db.clone(), false).expect("a service"));
        let names = ["Plays Already", "Olga Opponent"];
        let (_hall, _people) = hall(&app, settings("reversi", 2, json!({})), &names, &[&[1, 2]]).await;
        Visitor::new(&app).sign_up("Una Unproved", "una@example.org").await;
        Visitor::new(&app).sign_up("Prue Proved", "prue@example.org").await;
        let prove = app.db.write(|connection| {
            let prue = users::table.filter(users::email.eq("prue@example.org"));
            diesel::update(prue).set(users::verified_at.eq(now().naive_utc())).execute(connection)?;
            Ok(())
        });
        prove.await.expect("proved");
        let known = async || -> Vec<String> {
            let all =
                app.db.query(|connection| Ok(users::table.order(users::name).select(users::name).load(connection)?));
            all.await.expect("accounts")
        };
        let enforce = async |days: i64| {
            let then = now() + Duration::days(days);
            app.db
                .write(move |connection| {
                    // Letters would be sent; this is about time alone.
                    diesel::delete(jobs::table.filter(jobs::kind.eq("mail"))).execute(connection)?;
                    Ok(())
                })
                .await
                .expect("no letters");
            turn(&posting, then).await.expect("jobs");
        };
        enforce(29).await;
        assert!(known().await.contains(&"Una Unproved".to_owned()));
        enforce(31).await;
        let left = known().await;
        assert!(!left.contains(&"Una Unproved".to_owned()), "{left:?}");
        assert!(left.contains(&"Prue Proved".to_owned()) && left.contains(&"plays already".to_owned()), "{left:?}");
        let traces = app.db.query(|connection| {
            let names = texts::table.filter(texts::words.eq("Una Unproved")).count().get_result::<i64>(connection)?;
            let letters = outbox::table.filter(outbox::recipient.eq("una@example.org")).count();
            let rows = players::table.filter(players::name.eq("Una Unproved")).count().get_result::<i64>(connection)?;
            Ok(names + letters.get_result::<i64>(connection)? + rows)
        });
        assert_eq!(traces.await.expect("counted"), 0);
    });
}

#[test]
fn a_claimed_child_stays_hidden_and_a_choice_follows_a_new_name() {
    on_each_database(async |app| {
        let (fixture, mut visitor) = fixture(&app, "stranger").await;
        let guest = fixture.competition.entries[1].player;
        let whose = Whose::Player(guest);
        let mark = app.change_all(move |store, connection| {
            privacy::change(store, connection, &Actor::System, &whose, |_, _, settings| {
                settings.is_minor = true;
                settings.by_staff = true;
                Ok(())
            })
        });
        mark.await.expect("marked");
        let claim = guest;
        app.db
            .write(move |connection| {
                let stranger = account(connection, "stranger")?;
                let row = players::table.filter(players::id.eq(claim));
                diesel::update(row).set(players::user_id.eq(stranger.id)).execute(connection)?;
                Ok(())
            })
            .await
            .expect("a claim");
        let profile = [("name", "Tim Stranger"), ("language", "en"), ("time_zone", "UTC")];
        visitor.send("/account", "/account/profile", &profile).await.is(303);
        let all: Vec<(String, Option<String>)> = app
            .db
            .query(|connection| {
                use podium::store::schema::privacy;
                let rows = privacy::table.inner_join(players::table).order(players::name);
                Ok(rows.select((players::name, privacy::public_name)).load(connection)?)
            })
            .await
            .expect("rows");
        assert_eq!(all, [("Tim Stranger".to_owned(), Some("Tim S.".to_owned())), ("linked".to_owned(), None)]);
        choose(&mut visitor, &[("name_as", "full"), ("page", "played")]).await.is(422).has("Under 16");
        let listed = app.db.query(move |connection| {
            let own = entries::table.filter(entries::player_id.eq(guest)).count().get_result::<i64>(connection)?;
            Ok(own + roster::table.count().get_result::<i64>(connection)?)
        });
        assert!(listed.await.expect("counted") > 0);
    });
}
