//! What visitors report and administrators hide is nowhere to be found, and banned people stay out.

use std::collections::BTreeSet;
use std::sync::Arc;

use actix_web::http::{Method, header};
use actix_web::test::TestRequest;
use diesel::prelude::*;
use podium::accounts::model::User;
use podium::admin::actions::set_admin;
use podium::clubs::actions::{NewInvite, invite};
use podium::clubs::model::{Club, Role};
use podium::competitions::store::Change;
use podium::competitions::{Actor, Event};
use podium::jobs::runner::turn;
use podium::ops::verify::{Questions, verify};
use podium::players::model::Player;
use podium::store::schema::{outbox, players, ratings};
use podium::web::{Access, App};
use podium::words::Locale;

use crate::cup::{self, Cup};
use crate::harness::{Fixture, Visitor, fixture, on_each_database, work};

/// Words that stand nowhere else.
const TITLE: &str = "Zyxwv Gambit";
const TRACE: &str = "zyxwv";

async fn user(app: &App, email: &str) -> User {
    let email = email.to_owned();
    app.db.query(move |connection| Ok(User::by_email(connection, &email)?.expect("an account"))).await.expect("found")
}

async fn admin(app: &Arc<App>) -> Visitor {
    let visitor = Visitor::signed_in(app, "Vera Admin").await;
    let id = user(app, "vera-admin@example.org").await.id;
    app.db.write(move |connection| set_admin(connection, &Actor::System, id, true)).await.expect("an administrator");
    visitor
}

/// A running competition with that title.
async fn titled(app: &Arc<App>) -> Fixture {
    let (fixture, _) = fixture(app, "nobody").await;
    let renamed = app.competitions.change(&fixture.competition.id, Change::by(Actor::System), |it| {
        let mut settings = it.settings.clone();
        settings.name = TITLE.into();
        Ok(vec![Event::SettingsChanged { settings: Box::new(settings) }])
    });
    let competition = renamed.await.expect("renamed");
    Fixture { competition, ..fixture }
}

/// Every public page, file, feed and answer of the API that can be asked for by name, and what a visitor finds there.
async fn crawl(app: &Arc<App>, fixture: &Fixture) -> Vec<(String, u16, bool)> {
    let player = fixture.competition.entries[0].player;
    let player: String = app
        .db
        .query(move |connection| {
            Ok(players::table.filter(players::id.eq(player)).select(players::slug).first(connection)?)
        })
        .await
        .expect("a player");
    let skipped = ["{secret}", "{signature}", "/live", "/demo", "/metrics", "/language", "/static", "/readyz"];
    let mut paths: BTreeSet<String> = BTreeSet::from(["/search?q=zyxwv".to_owned(), "/search?q=gambit".to_owned()]);
    for route in podium::pages::routes() {
        let is_page = route.method == Method::GET && route.access == Access::Anyone && route.path != "/report";
        if !is_page || skipped.iter().any(|part| route.path.contains(part)) || route.path.ends_with(".png") {
            continue;
        }
        let path = route
            .path
            .replace("{club}", &fixture.club.slug)
            .replace("{competition}", &fixture.competition.slug)
            .replace("{player}", &player)
            .replace("{game}", &fixture.competition.settings.game)
            .replace("{suffix}", "json");
        let path = ["{round}", "{table}", "{entry}", "{turn}"].iter().fold(path, |path, part| path.replace(part, "1"));
        let lists: &[&str] = match path.contains("{list}") {
            true => &["standings", "entries", "rounds", "log", "records"],
            false => &[""],
        };
        paths.extend(lists.iter().map(|list| path.replace("{list}", list)));
        // Pages within other sites.
        if route.path == "/clubs/{club}/{competition}" {
            paths.insert(format!("/clubs/{}/{}?embed", fixture.club.slug, fixture.competition.slug));
        }
    }
    work(app).await;
    let mut visitor = Visitor::new(app);
    let mut seen = Vec::new();
    for path in paths {
        // Twice, so that what is kept ready is asked for as well.
        visitor.get(&path).await;
        let answer = visitor.get(&path).await;
        assert!(answer.status.as_u16() < 500, "{path}: {}", answer.body);
        let body = answer.body.to_lowercase();
        // The words that were looked for are shown in the field.
        let body =
            if path.starts_with("/search") { body.replace("q=zyxwv", "").replace("value=\"zyxwv\"", "") } else { body };
        let found = match path.starts_with("/search") {
            true => body.contains(&TITLE.to_lowercase()),
            false => body.contains(TRACE),
        };
        seen.push((path, answer.status.as_u16(), found));
    }
    seen
}

fn found(seen: &[(String, u16, bool)]) -> Vec<&str> {
    seen.iter().filter(|(_, _, found)| *found).map(|(path, _, _)| path.as_str()).collect()
}

fn sound(app: &App) {
    let mut connection = app.db.connection().expect("a connection");
    verify(&mut connection, Questions::Both).expect("verified").sound().expect("sound");
}

async fn moderate(admin: &mut Visitor, what: &str, id: &str, act: &str) {
    let page = format!("/admin/moderate?what={what}&id={id}");
    let fields =
        [("what", what), ("id", id), ("act", act), ("reason", "Against the rules of the house"), ("sure", "yes")];
    admin.send(&page, "/admin/moderate", &fields).await.is(303);
}

#[test]
fn what_is_hidden_is_nowhere_and_comes_back_when_it_is_shown() {
    on_each_database(async |app| {
        let fixture = titled(&app).await;
        let mut admin = admin(&app).await;
        let base = format!("/clubs/{}/{}", fixture.club.slug, fixture.competition.slug);
        let before = crawl(&app, &fixture).await;
        let places = found(&before);
        for path in ["/", "/competitions", "/search?q=zyxwv", "/sitemap.xml", "/api/v1/competitions", base.as_str()] {
            let is_there = places.contains(&path) || path == "/sitemap.xml";
            assert!(is_there, "{path} does not show the title: {places:?}");
        }
        for (what, id) in [("competition", &fixture.competition.id), ("club", &fixture.club.id.to_string())] {
            moderate(&mut admin, what, id, "hide").await;
            let hidden = crawl(&app, &fixture).await;
            assert!(found(&hidden).is_empty(), "hidden with its {what}, and still at {:?}", found(&hidden));
            Visitor::new(&app).get(&base).await.is(404);
            let map = Visitor::new(&app).get("/sitemap.xml").await.body;
            assert!(!map.contains(&base), "the sitemap names it");
            // Staff see it and read where to appeal.
            admin.get(&base).await.is(200).says("hidden-note").has("podium@localhost");
            moderate(&mut admin, what, id, "show").await;
            assert_eq!(found(&crawl(&app, &fixture).await), places);
        }
        admin
            .get("/admin/log?stream=site")
            .await
            .has("hid the competition “Zyxwv Gambit”: Against the rules of the house");
        admin.get("/admin/log?stream=site").await.has("showed the club “Fixture Club” again");
    });
}

#[test]
fn what_is_removed_is_gone_and_the_chains_still_verify() {
    on_each_database(async |app| {
        let mut owner = Visitor::signed_in(&app, "Olga Owner").await;
        owner.send("/clubs/new", "/clubs/new", &[("name", "Zyxwv Club"), ("about", "Zyxwv words")]).await.is(303);
        let club = app.db.query(|connection| Club::find(connection, "zyxwv-club")).await.expect("a club");
        let settings = podium::competitions::actions::settings::defaults("reversi", 1).expect("settings");
        let settings = podium::competitions::Settings { name: TITLE.into(), about: "Zyxwv about".into(), ..settings };
        let made = app.competitions.create(club.id, Change::by(Actor::System), settings).await.expect("made");
        let opened =
            app.competitions.change(&made.id, Change::by(Actor::System), |_| Ok(vec![Event::RegistrationOpened]));
        opened.await.expect("opened");
        let base = format!("/clubs/zyxwv-club/{}", made.slug);
        Visitor::new(&app).get(&base).await.is(200).has("Zyxwv about");
        sound(&app);
        let mut admin = admin(&app).await;
        // One text alone.
        let hash = app.competitions.get(&made.id).await.expect("there").settings.about.hash().to_owned();
        moderate(&mut admin, "text", &hash, "hide").await;
        assert!(!Visitor::new(&app).get(&base).await.body.contains("Zyxwv about"));
        sound(&app);
        moderate(&mut admin, "text", &hash, "show").await;
        Visitor::new(&app).get(&base).await.is(200).has("Zyxwv about");
        moderate(&mut admin, "text", &hash, "remove").await;
        assert!(!Visitor::new(&app).get(&base).await.body.contains("Zyxwv about"));
        sound(&app);
        // The competition, then the club.
        moderate(&mut admin, "competition", &made.id, "remove").await;
        Visitor::new(&app).get(&base).await.is(410);
        sound(&app);
        moderate(&mut admin, "club", &club.id, "remove").await;
        Visitor::new(&app).get("/clubs/zyxwv-club").await.is(410);
        assert!(!Visitor::new(&app).get("/clubs").await.body.contains("Zyxwv"));
        sound(&app);
        let letters: Vec<(String, String)> = app
            .db
            .query(|connection| Ok(outbox::table.select((outbox::recipient, outbox::body)).load(connection)?))
            .await
            .expect("letters");
        let told = |part: &str| letters.iter().any(|(to, body)| to == "olga-owner@example.org" && body.contains(part));
        assert!(
            told("removed the club") && told("Against the rules of the house") && told("write to podium@localhost")
        );
        // A mark that was set by hand is found.
        let by_hand = app.db.write(|connection| {
            diesel::sql_query("UPDATE clubs SET hidden = NULL").execute(connection)?;
            Ok(())
        });
        by_hand.await.expect("changed");
        let mut connection = app.db.connection().expect("a connection");
        verify(&mut connection, Questions::Integrity).expect("verified").sound().expect_err("it is found");
    });
}

#[test]
fn a_hidden_player_is_named_nowhere() {
    on_each_database(async |app| {
        let mut owner = Visitor::signed_in(&app, "Olga Owner").await;
        owner.send("/clubs/new", "/clubs/new", &[("name", "Rook Club")]).await.is(303);
        let club = app.db.query(|connection| Club::find(connection, "rook-club")).await.expect("a club");
        let settings = podium::competitions::actions::settings::defaults("reversi", 1).expect("settings");
        let made = app.competitions.create(club.id, Change::by(Actor::System), settings).await.expect("made");
        let player = app.db.write(|connection| Player::create(connection, TITLE, None)).await.expect("a player");
        let applicant = podium::competitions::actions::entries::Applicant {
            player: player.id,
            name: player.name.clone(),
            club: None,
            rating: None,
            answers: Vec::new(),
        };
        let entered = app.competitions.change(&made.id, Change::by(Actor::System), move |it| {
            let mut events = vec![Event::RegistrationOpened];
            let now = podium::store::chain::now();
            events.extend(podium::competitions::actions::entries::enter_many(it, vec![applicant], now)?.events);
            Ok(events)
        });
        entered.await.expect("entered");
        let base = format!("/clubs/rook-club/{}", made.slug);
        let mut admin = admin(&app).await;
        let paths = [format!("{base}/entries"), format!("{base}/entries.csv"), "/search?q=zyx".to_owned()];
        work(&app).await;
        for path in &paths {
            Visitor::new(&app).get(path).await.is(200).has(TITLE);
        }
        Visitor::new(&app).get(&player.path()).await.is(200);
        sound(&app);
        moderate(&mut admin, "player", &player.id, "hide").await;
        for path in &paths {
            let body = Visitor::new(&app).get(path).await.body.to_lowercase();
            assert!(!body.contains("zyxwv"), "{path}: {body}");
        }
        Visitor::new(&app).get(&player.path()).await.is(404);
        sound(&app);
        moderate(&mut admin, "player", &player.id, "show").await;
        work(&app).await;
        for path in &paths {
            Visitor::new(&app).get(path).await.is(200).has(TITLE);
        }
        Visitor::new(&app).get(&player.path()).await.is(200);
        sound(&app);
        // Renamed, with the reason in the log of the competition.
        let page = format!("/admin/moderate?what=player&id={}", player.id);
        let fields =
            [("what", "player"), ("id", &player.id), ("act", "rename"), ("name", "Ann Other"), ("reason", "An insult")];
        admin.send(&page, "/admin/moderate", &fields).await.is(303);
        Visitor::new(&app).get(&paths[0]).await.is(200).has("Ann Other");
        sound(&app);
        // Merged into another one, whose page takes over.
        let other = app.db.write(|connection| Player::create(connection, "Ann Kept", None)).await.expect("a player");
        let fields = [
            ("what", "player"),
            ("id", &player.id),
            ("act", "merge"),
            ("into", &other.path()),
            ("reason", "One person"),
        ];
        admin.send(&page, "/admin/moderate", &fields).await.is(303);
        Visitor::new(&app).get("/players/ann-other").await.goes_to("/players/ann-kept");
        Visitor::new(&app).get("/players/ann-kept").await.is(200).has(&base);
        sound(&app);
    });
}

/// What administrators remove counts for nobody's rating any more; what they hide counts, and its club is not named.
#[test]
fn results_of_what_is_removed_count_no_more() {
    on_each_database(async |app| {
        let club = cup::club(&app, "zyxwv").await.expect("a club");
        let played = Cup::start(&app, &club, 4).await.expect("a cup");
        played.play_round(1).await.expect("a round");
        let later = async |minutes: i64| {
            let at = podium::store::chain::now() + chrono::Duration::minutes(minutes);
            while turn(&app, at).await.expect("jobs run") > 0 {}
        };
        let rated = async || {
            let count = app.db.query(|connection| Ok(ratings::table.count().get_result::<i64>(connection)?));
            count.await.expect("counted")
        };
        later(0).await;
        assert!(rated().await > 0);
        let (lists, own) = ("/games/reversi/ratings", "/clubs/zyxwv/ratings/reversi");
        Visitor::new(&app).get(lists).await.is(200).has("/clubs/zyxwv/");
        let listed = Visitor::new(&app).get(&format!("{own}/list.json")).await.is(200).body.clone();
        assert!(listed.contains("\"player\""), "{listed}");
        let mut admin = admin(&app).await;
        moderate(&mut admin, "club", &club.id, "hide").await;
        later(2).await;
        assert!(rated().await > 0);
        assert!(!Visitor::new(&app).get(lists).await.is(200).body.contains("zyxwv"));
        moderate(&mut admin, "club", &club.id, "show").await;
        moderate(&mut admin, "competition", &played.id, "remove").await;
        later(4).await;
        assert_eq!(rated().await, 0);
        let listed = Visitor::new(&app).get(&format!("{own}/list.json")).await.body;
        assert!(!listed.contains("\"player\""), "{listed}");
        assert!(!Visitor::new(&app).get(lists).await.is(200).body.contains("zyxwv"));
        sound(&app);
    });
}

/// Somebody with two accounts is one player: that of one of them. The other account stays, without results.
#[test]
fn players_of_two_accounts_become_one() {
    on_each_database(async |app| {
        let (there, _) = fixture(&app, "seated").await;
        Visitor::signed_in(&app, "Kept Name").await;
        let kept = user(&app, "kept-name@example.org").await.id;
        let entry = there.competition.entries[0].clone();
        let mut admin = admin(&app).await;
        let page = format!("/admin/moderate?what=player&id={}", entry.player);
        let merge = [
            ("what", "player"),
            ("id", &entry.player),
            ("act", "merge"),
            ("into", "/players/kept-name"),
            ("reason", "One person, two accounts"),
        ];
        admin.send(&page, "/admin/moderate", &merge).await.is(303);
        let (player, former) = (entry.player, "seated@example.org");
        let (owner, letters, left) = app
            .db
            .query(move |connection| {
                let row = players::table.filter(players::id.eq(&player));
                let owner: Option<String> = row.select(players::user_id).first(connection)?;
                let own = outbox::table.filter(outbox::recipient.eq_any([former, "kept-name@example.org"]));
                let letters: i64 = own.filter(outbox::body.like("%seated%")).count().get_result(connection)?;
                let other = User::by_email(connection, former)?.expect("the other account stays").id;
                let left = players::table.filter(players::user_id.eq(other)).select(players::id);
                Ok((owner, letters, left.load::<String>(connection)?))
            })
            .await
            .expect("asked");
        assert_eq!(owner.as_deref(), Some(kept.as_str()));
        assert_eq!(letters, 2, "both accounts are told");
        assert!(left.len() == 1 && *left[0] != *entry.player, "the other account has a player of its own: {left:?}");
        let base = format!("/clubs/{}/{}", there.club.slug, there.competition.slug);
        Visitor::new(&app).get("/players/kept-name").await.is(200).has(&base);
        // Whoever signs in with the account that stays sits at the table; the other sits there no longer.
        let mut owner = Visitor::new(&app);
        owner.sign_in("kept-name@example.org").await;
        owner.get(&format!("{base}/me")).await.is(200);
    });
}

#[test]
fn whoever_is_banned_stays_out() {
    on_each_database(async |app| {
        const EMAIL: &str = "mallory@example.org";
        let mut mallory = Visitor::new(&app);
        mallory.sign_up("Mallory Grim", EMAIL).await;
        mallory.sign_in(EMAIL).await;
        let account = user(&app, EMAIL).await.id;
        let asked = [("name", "API"), ("days", "30"), ("scope", "submit")];
        let page = mallory.send("/account", "/account/tokens", &asked).await;
        let (_, token) = page.is(200).body.split_once("<code class=\"hash\">").expect("a token");
        let token = token.split('<').next().expect("a token").to_owned();
        let mut owner = Visitor::signed_in(&app, "Olga Owner").await;
        owner.send("/clubs/new", "/clubs/new", &[("name", "Rook Club")]).await.is(303);
        let mut admin = admin(&app).await;
        let page = format!("/admin/moderate/account?user={account}");
        let act = |act: &'static str, reason: &'static str| {
            vec![
                ("user", account.to_string()),
                ("act", act.to_owned()),
                ("reason", reason.to_owned()),
                ("until", "2199-01-01".to_owned()),
            ]
        };
        // Without a reason nothing happens.
        let fields = act("ban", " ");
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        admin.send(&page, "/admin/moderate/account", &fields).await.is(422);
        mallory.get("/account").await.is(200);
        for done in ["suspend", "ban"] {
            let fields = act(done, "Insulted everybody");
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            admin.send(&page, "/admin/moderate/account", &fields).await.is(303);
            mallory.get("/account").await.is(401);
            let credentials = [("email", EMAIL), ("password", "four words to keep")];
            let refused = Visitor::new(&app).send("/sign-in", "/sign-in", &credentials).await;
            refused.is(422).has("The administrators");
            let letters = |app: &App| {
                let mut connection = app.db.connection().expect("a connection");
                let own = outbox::table.filter(outbox::recipient.eq(EMAIL)).count();
                own.get_result::<i64>(&mut *connection).expect("letters")
            };
            let before = letters(&app);
            Visitor::new(&app).send("/reset", "/reset", &[("email", EMAIL)]).await.is(303);
            assert_eq!(letters(&app), before, "{done}: no link to a new password");
            admin.send("/admin/users", "/admin/users/disable", &[("user", &account)]).await.is(422);
            assert_eq!(letters(&app), before, "{done}: disabling sends no way back in");
            let program = TestRequest::get()
                .uri("/api/v1/games")
                .insert_header((header::AUTHORIZATION, format!("Bearer {token}")));
            Visitor::new(&app).request(program).await.is(401);
            sound(&app);
        }
        // Neither with the same address, nor with another spelling of it, nor invited.
        for (number, email) in [EMAIL, "Mallory@Example.org", "mallory+again@example.org"].into_iter().enumerate() {
            let mut again = Visitor::new(&app);
            let name = format!("Mallory {number}");
            let fields = [("name", name.as_str()), ("email", email), ("password", "four words to keep")];
            again.send("/sign-up", "/sign-up", &fields).await;
            let fields = [("email", email), ("password", "four words to keep")];
            again.send("/sign-in", "/sign-in", &fields).await.is(422);
        }
        let by = user(&app, "olga-owner@example.org").await;
        let there = app.clone();
        let invited = move |connection: &mut podium::store::Connection| {
            let club = Club::find(connection, "rook-club")?;
            let new = NewInvite { role: Role::Organiser, email: EMAIL.to_owned(), most: 1, days: 14 };
            let words = (&Locale::default(), "http://localhost");
            invite(connection, (&club, &by), &new, |id| there.signer.sign("invite", id), words)
        };
        app.db.write(invited).await.expect("an invitation");
        let letters: i64 = app
            .db
            .query(|connection| {
                let letters = outbox::table.filter(outbox::recipient.eq(EMAIL)).filter(outbox::body.like("%/invite/%"));
                Ok(letters.count().get_result(connection)?)
            })
            .await
            .expect("letters");
        assert_eq!(letters, 0);
        admin
            .get("/admin/log?stream=site")
            .await
            .has("banned Mallory Grim: Insulted everybody")
            .has("suspended Mallory Grim");
        // A mark that is taken away by hand is found; the administrators let people in again.
        let fields = act("admit", "The appeal was right");
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        admin.send(&page, "/admin/moderate/account", &fields).await.is(303);
        Visitor::new(&app).sign_in(EMAIL).await;
        sound(&app);
    });
}

#[test]
fn a_report_waits_for_the_administrators() {
    on_each_database(async |app| {
        let fixture = titled(&app).await;
        let base = format!("/clubs/{}/{}", fixture.club.slug, fixture.competition.slug);
        let mut visitor = Visitor::new(&app);
        visitor.get(&base).await.says("report-page");
        let page = format!("/report?page={base}");
        visitor.get(&page).await.is(200).has(TITLE);
        visitor.send(&page, "/report", &[("page", &base), ("words", " ")]).await.is(422);
        let fields = [("page", base.as_str()), ("words", "This title is rude"), ("email", "nina@example.org")];
        visitor.send(&page, "/report", &fields).await.goes_to("/?done=reported");
        let mut admin = admin(&app).await;
        admin.get("/home").await.has("1 open report");
        admin.get("/admin").await.has("1 open report");
        let list = admin.get("/admin/reports").await;
        list.has("This title is rude").has("nina@example.org").has(TITLE);
        let report = list.field("report").expect("a report");
        let answer = [("report", report.as_str()), ("reason", "Looked at it: the title is fine")];
        admin.send("/admin/reports", "/admin/reports", &answer).await.is(303);
        assert!(!admin.get("/admin").await.body.contains("report waits"));
        admin.get("/admin/reports?handled=true").await.has("the title is fine");
        admin.get("/admin/log?stream=site").await.has("handled a report: Looked at it");
        // Nobody reports without end.
        let mut statuses = Vec::new();
        for _ in 0..6 {
            statuses.push(visitor.send(&page, "/report", &fields).await.status.as_u16());
        }
        assert_eq!(statuses.last(), Some(&429), "{statuses:?}");
    });
}
