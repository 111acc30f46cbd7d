//! Two clubs that are one: administrators merge them, and everything that follows from the chains still does.

use std::io::Cursor;
use std::sync::Arc;

use diesel::prelude::*;
use podium::accounts::model::User;
use podium::admin::actions::set_admin;
use podium::clubs::actions::{NewInvite, invite};
use podium::clubs::model::{Club, Role};
use podium::competitions::Actor;
use podium::competitions::store::Change;
use podium::error::Error;
use podium::jobs::runner::turn;
use podium::moderation::actions::Order;
use podium::moderation::clubs::merge;
use podium::ops::verify::{Questions, verify};
use podium::ops::{backup, club_file};
use podium::people::erase::Whom;
use podium::store::Db;
use podium::store::schema::{
    circuits, clubs, competitions, links, members, outbox, players, rating_lists, ratings, roster, templates,
};
use podium::web::App;
use podium::words::Locale;

use crate::cup::Cup;
use crate::harness::{Visitor, databases, erase, on_each_database};

async fn account(app: &App, name: &str) -> User {
    let email = format!("{}@example.org", podium::ids::slug(name));
    app.db.query(move |connection| Ok(User::by_email(connection, &email)?.expect("an account"))).await.expect("found")
}

async fn admin(app: &Arc<App>) -> Visitor {
    let visitor = Visitor::signed_in(app, "Vera Admin").await;
    let id = account(app, "Vera Admin").await.id;
    app.db.write(move |connection| set_admin(connection, &Actor::System, id, true)).await.expect("an administrator");
    visitor
}

async fn club(app: &Arc<App>, owner: &mut Visitor, name: &str) -> Club {
    owner.send("/clubs/new", "/clubs/new", &[("name", name), ("about", "About us")]).await.is(303);
    let slug = podium::ids::slug(name);
    app.db.query(move |connection| Club::find(connection, &slug)).await.expect("a club")
}

fn sound(app: &App) {
    let mut connection = app.db.connection().expect("a connection");
    verify(&mut connection, Questions::Both).expect("verified").sound().expect("sound");
}

/// What is done every minute is done once a minute.
async fn jobs(app: &Arc<App>, minutes: std::ops::Range<i64>) {
    for minute in minutes {
        let at = podium::store::chain::now() + chrono::Duration::minutes(minute);
        while turn(app, at).await.expect("jobs run") > 0 {}
    }
}

fn order(reason: &str) -> Order {
    Order { by: Actor::System, reason: reason.to_owned(), appeals: "podium@localhost".to_owned() }
}

async fn merged(app: &Arc<App>, from: &Club, into: &Club) -> Result<(), Error> {
    let (from, into) = (from.id, into.id);
    app.change_all(move |store, connection| merge(store, connection, &order("One club"), (from, into))).await
}

/// Invites somebody and lets them in; returns the link.
async fn join(club: &Club, owner: &mut Visitor, who: Option<&mut Visitor>, role: &str) -> String {
    let page = format!("{}/members", club.path());
    owner.send(&page, &format!("{page}/invite"), &[("role", role)]).await.is(303);
    let body = owner.get(&page).await.body;
    let link = body.split("/invite/").nth(1).expect("a link").split(['"', '<', '&']).next().expect("a secret");
    let link = format!("/invite/{link}");
    if let Some(who) = who {
        who.send(&link, &link, &[]).await.is(303);
    }
    link
}

/// What still belongs to a club.
async fn left(app: &App, club: &str) -> i64 {
    let id = club.to_owned();
    let count = app.db.query(move |connection| {
        let id = id.as_str();
        Ok(members::table.filter(members::club_id.eq(id)).count().get_result::<i64>(connection)?
            + roster::table.filter(roster::club_id.eq(id)).count().get_result::<i64>(connection)?
            + competitions::table.filter(competitions::club_id.eq(id)).count().get_result::<i64>(connection)?
            + circuits::table.filter(circuits::club_id.eq(id)).count().get_result::<i64>(connection)?
            + templates::table.filter(templates::club_id.eq(id)).count().get_result::<i64>(connection)?
            + links::table.filter(links::club_id.eq(id)).count().get_result::<i64>(connection)?)
    });
    count.await.expect("counted")
}

#[test]
fn two_clubs_become_one_and_everything_follows() {
    on_each_database(async |app| {
        let mut olga = Visitor::signed_in(&app, "Olga Owner").await;
        let mut pia = Visitor::signed_in(&app, "Pia Owner").await;
        let mut max = Visitor::signed_in(&app, "Max Both").await;
        let mut rita = Visitor::signed_in(&app, "Rita Removed").await;
        let (rooks, pawns) = (club(&app, &mut olga, "Rook Club").await, club(&app, &mut pia, "Pawn Club").await);
        // Max is of both, with different duties; the club that stays removed Rita.
        join(&rooks, &mut olga, Some(&mut max), "arbiter").await;
        join(&pawns, &mut pia, Some(&mut max), "member").await;
        join(&rooks, &mut olga, Some(&mut rita), "organiser").await;
        join(&pawns, &mut pia, Some(&mut rita), "member").await;
        let id = account(&app, "Rita Removed").await.id;
        pia.send("/clubs/pawn-club/members", "/clubs/pawn-club/members/remove", &[("user", &id)]).await.is(303);
        // The same address twice, in each club.
        let ours = Cup::start(&app, &rooks, 4).await.expect("a cup");
        let theirs = Cup::start(&app, &pawns, 4).await.expect("a cup");
        ours.play_round(1).await.expect("a round");
        theirs.play_round(9).await.expect("a round");
        for (owner, club, cup) in [(&mut olga, &rooks, &ours), (&mut pia, &pawns, &theirs)] {
            let page = format!("{}/circuits/new", club.path());
            let circuit = [("name", "Grand Prix"), ("worth", "places"), ("places", "3,2,1"), ("leg", &cup.id)];
            owner.send(&page, &page, &circuit).await.is(303);
            let page = format!("{}/new/reversi", club.path());
            owner.send(&page, &page, &[("name", "Later"), ("do", "template")]).await.is(303);
        }
        let page = "/clubs/rook-club/roster";
        olga.send(page, page, &[("names", "Gwen Guest; plays left")]).await.is(303);
        let guest = app.db.query(|connection| {
            let row = players::table.filter(players::name.eq("Gwen Guest")).select(players::id);
            Ok(row.first::<String>(connection)?)
        });
        let guest = guest.await.expect("a guest");
        olga.send(page, "/clubs/rook-club/roster/claim", &[("player", &guest)]).await.is(303);
        let link = join(&rooks, &mut olga, None, "member").await;
        jobs(&app, 0..3).await;
        sound(&app);
        let before = ours.now().await;

        let mut admin = admin(&app).await;
        let preview = "/admin/moderate/clubs?from=/clubs/rook-club&into=/clubs/pawn-club";
        let seen = admin.get(preview).await;
        seen.is(200).says("merge-kept-out").has("Max Both: Arbiter → Arbiter").has("Olga Owner: Owner → Owner");
        seen.has("/clubs/rook-club/spring-cup → /clubs/pawn-club/spring-cup-2");
        seen.has("/clubs/rook-club/circuits/grand-prix → /clubs/pawn-club/circuits/grand-prix-2");
        let fields = [("club", rooks.id.as_str()), ("into", &pawns.id), ("sure", "yes")];
        let to = "/admin/moderate/clubs";
        admin.send(preview, to, &[&fields[..], &[("reason", " ")]].concat()).await.is(422);
        admin.send(preview, to, &[&fields[..2], &[("reason", "One club")]].concat()).await.is(422);
        let all = [&fields[..], &[("reason", "One club")]].concat();
        admin.send(preview, to, &all).await.is(303);
        // Once is enough.
        admin.send("/admin", to, &all).await.is(422);
        admin.get(preview).await.is(422);

        assert_eq!(left(&app, &rooks.id).await, 0);
        let roles = app.db.query(move |connection| Role::all(connection, pawns.id)).await.expect("roles");
        let role = async |name: &str| roles.get(&account(&app, name).await.id).copied();
        assert_eq!(role("Olga Owner").await, Some(Role::Owner));
        assert_eq!(role("Max Both").await, Some(Role::Arbiter));
        assert_eq!(role("Rita Removed").await, None, "whom the club removed does not come back this way");
        // The chain went on; it was not rewritten.
        let after = ours.now().await;
        assert_eq!((after.revision, after.slug.as_str()), (before.revision + 1, "spring-cup-2"));
        sound(&app);
        jobs(&app, 3..6).await;
        sound(&app);
        let lists = app.db.query(|connection| {
            let rows = rating_lists::table.inner_join(ratings::table).filter(rating_lists::list.ne(""));
            let rows = rows.select(rating_lists::list).distinct();
            Ok(rows.load::<String>(connection)?)
        });
        assert_eq!(lists.await.expect("lists"), [after.club.to_string()], "one list for both");

        // Former addresses lead to the present ones, in any language, and for programs.
        let mut visitor = Visitor::new(&app);
        for (former, now) in [
            ("/clubs/rook-club", "/clubs/pawn-club"),
            ("/clubs/rook-club?page=2", "/clubs/pawn-club?page=2"),
            ("/de/clubs/rook-club/feed.atom", "/de/clubs/pawn-club/feed.atom"),
            ("/clubs/rook-club/spring-cup", "/clubs/pawn-club/spring-cup-2"),
            ("/clubs/rook-club/spring-cup/tables/1", "/clubs/pawn-club/spring-cup-2/tables/1"),
            ("/fr/clubs/rook-club/spring-cup/standings.csv", "/fr/clubs/pawn-club/spring-cup-2/standings.csv"),
            ("/clubs/rook-club/circuits/grand-prix", "/clubs/pawn-club/circuits/grand-prix-2"),
            ("/clubs/rook-club/circuits/grand-prix.csv", "/clubs/pawn-club/circuits/grand-prix-2.csv"),
            ("/api/v1/clubs/rook-club/spring-cup", "/api/v1/clubs/pawn-club/spring-cup-2"),
        ] {
            let answer = visitor.get(former).await;
            answer.is(308);
            assert_eq!(answer.location.as_deref(), Some(now), "{former}");
            visitor.get(now).await.is(200);
        }
        // Neither drafts nor pages of members are told of.
        visitor.get("/clubs/rook-club/later").await.is(404);
        visitor.get("/clubs/rook-club/roster").await.is(401);
        for list in ["/clubs", "/sitemap.xml", "/search?q=rook", "/api/v1/clubs"] {
            let body = visitor.get(list).await.body;
            assert!(!body.contains("rook-club") && !body.contains("Rook Club"), "{list} has the former club");
        }
        assert!(!admin.get("/admin/clubs").await.body.contains("rook-club"));
        // What the link was to leads into the club that stays, and the guest is on its roster.
        let mut nina = Visitor::signed_in(&app, "Nina New").await;
        nina.send(&link, &link, &[]).await.goes_to("/clubs/pawn-club?done=joined");
        // Nobody whom a club removed comes back by it.
        rita.send(&link, &link, &[]).await.is(422);
        pia.get("/clubs/pawn-club/roster").await.is(200).has("Gwen Guest").has("plays left").has("/claim/");
        olga.get("/clubs/pawn-club/spring-cup/desk").await.is(200);
        olga.get("/clubs/pawn-club/spring-cup-2/desk").await.is(200);
        // Logs and letters.
        admin.get("/admin/log?stream=site").await.has("merged the club Rook Club into Pawn Club: One club");
        visitor.get("/clubs/pawn-club/spring-cup-2/log").await.says("log-merged-club-into-another");
        let told: Vec<(String, String)> = app
            .db
            .query(|connection| Ok(outbox::table.select((outbox::recipient, outbox::body)).load(connection)?))
            .await
            .expect("letters");
        for owner in ["olga-owner@example.org", "pia-owner@example.org"] {
            let mine = told.iter().filter(|(to, body)| to == owner && body.contains("Rook Club → Pawn Club"));
            let mine: Vec<_> = mine.collect();
            assert_eq!(mine.len(), 1, "{owner}: {told:?}");
            assert!(mine[0].1.contains("One club") && mine[0].1.contains("podium@localhost"));
        }
        // A club that was merged can neither be hidden nor renamed nor filled; its page is that of the other.
        admin.get(&format!("/admin/moderate?what=club&id={}", rooks.id)).await.is(200).has("Pawn Club");
        let hide = [("what", "club"), ("id", &rooks.id), ("act", "hide"), ("reason", "No")];
        admin.send("/admin/moderate?page=/clubs/pawn-club", "/admin/moderate", &hide).await.is(422);
        // The cup goes on, and its people can still be erased.
        ours.draw(2).await.expect("drawn");
        ours.publish(2).await.expect("published");
        ours.play_round(5).await.expect("a round");
        erase(&app, Actor::System, Whom::Player(guest.parse().expect("an id"))).await.expect("erased");
        erase(&app, Actor::System, Whom::Account(account(&app, "Max Both").await.id)).await.expect("erased");
        jobs(&app, 6..9).await;
        sound(&app);

        // The club moves to another site with its whole past.
        let mut file = Cursor::new(Vec::new());
        let mut connection = app.db.connection().expect("a connection");
        club_file::export(&mut connection, "rook-club", &mut file).expect("written");
        drop(connection);
        for database in databases() {
            let db = Db::open(&database.url, 1).expect("it opens");
            let mut connection = db.connection().expect("a connection");
            let read = club_file::import(&mut connection, Cursor::new(file.get_ref())).expect("imported");
            assert_eq!(read, "pawn-club");
            let found = verify(&mut connection, Questions::Both).expect("verified").sound().expect("sound");
            assert_eq!(found.competitions, 2);
        }
        // And so does the database as a whole.
        if !podium::store::is_postgres(&app.config.database) {
            let copy = std::path::PathBuf::from(format!("{}.copy", app.config.database));
            backup::backup(&app.config.database, &copy).expect("a backup");
            let place = databases().remove(0);
            backup::restore(&place.url, &copy, true).expect("restored");
            let db = Db::open(&place.url, 2).expect("it opens");
            let restored = podium::pages::app(podium::config::Config::on(&place.url), db, false).expect("it starts");
            sound(&restored);
            let answer = Visitor::new(&restored).get("/clubs/rook-club/spring-cup").await;
            assert_eq!(answer.location.as_deref(), Some("/clubs/pawn-club/spring-cup-2"));
        }
        // Marks and addresses that were set by hand are found.
        for (statement, named) in [
            ("UPDATE clubs SET same_as = NULL", "in “same_as”"),
            ("UPDATE addresses SET club_id = (SELECT id FROM clubs WHERE slug = 'pawn-club')", "former address"),
        ] {
            let found = app.db.write(move |connection| {
                diesel::sql_query(statement).execute(connection)?;
                let found = podium::ops::verify::within(connection, Questions::Integrity)?.sound();
                Err::<(), _>(Error::Refused(podium_engine::text::Text::same(format!("{found:?}"))))
            });
            let found = format!("{:?}", found.await.expect_err("rolled back"));
            assert!(found.contains(named), "{statement}: {found}");
        }
    });
}

#[test]
fn a_club_that_was_merged_is_merged_no_more_and_a_chain_of_them_leads_to_the_last() {
    on_each_database(async |app| {
        let mut olga = Visitor::signed_in(&app, "Olga Owner").await;
        let (one, two) = (club(&app, &mut olga, "One Club").await, club(&app, &mut olga, "Two Club").await);
        let three = club(&app, &mut olga, "Three Club").await;
        for club in [&one, &two, &three] {
            Cup::start(&app, club, 4).await.expect("a cup");
        }
        merged(&app, &one, &one).await.expect_err("itself");
        merged(&app, &one, &two).await.expect("merged");
        merged(&app, &one, &three).await.expect_err("twice");
        merged(&app, &three, &one).await.expect_err("into one that is no more");
        merged(&app, &two, &three).await.expect("merged");
        sound(&app);
        let mut visitor = Visitor::new(&app);
        for (former, now) in [
            ("/clubs/one-club", "/clubs/three-club"),
            ("/clubs/one-club/spring-cup", "/clubs/three-club/spring-cup-2"),
            ("/clubs/two-club/spring-cup", "/clubs/three-club/spring-cup-3"),
            ("/clubs/two-club/spring-cup-2", "/clubs/three-club/spring-cup-2"),
        ] {
            let answer = visitor.get(former).await;
            assert_eq!(answer.location.as_deref(), Some(now), "{former}");
        }
        // Nobody takes the former address.
        let again = club(&app, &mut olga, "One Club").await;
        assert_eq!(again.slug, "three-club", "found by its former address");
        visitor.get("/clubs/one-club-2").await.is(200);
    });
}

#[test]
fn hidden_clubs_are_not_merged_and_limits_hold() {
    on_each_database(async |app| {
        let mut olga = Visitor::signed_in(&app, "Olga Owner").await;
        let (one, two) = (club(&app, &mut olga, "One Club").await, club(&app, &mut olga, "Two Club").await);
        let mut admin = admin(&app).await;
        let fields = |act| [("what", "club"), ("id", one.id.as_str()), ("act", act), ("reason", "Why not")];
        let page = format!("/admin/moderate?what=club&id={}", one.id);
        admin.send(&page, "/admin/moderate", &fields("hide")).await.is(303);
        for (from, into) in [(&one, &two), (&two, &one)] {
            merged(&app, from, into).await.expect_err("hidden");
            let preview = format!("/admin/moderate/clubs?from={}&into={}", from.path(), into.path());
            admin.get(&preview).await.is(422).says("people-act-these-clubs-cannot-merged");
        }
        admin.send(&page, "/admin/moderate", &fields("show")).await.is(303);
        let by = account(&app, "Olga Owner").await;
        for club in [&one, &two] {
            let (club, by) = (club.clone(), by.clone());
            let invited = app.db.write(move |connection| {
                for _ in 0..26 {
                    let new = NewInvite { role: Role::Member, email: String::new(), most: 1, days: 1 };
                    let locale = (&Locale::default(), "http://localhost");
                    invite(connection, (&club, &by), &new, |id| id.to_owned(), locale)?;
                }
                Ok(())
            });
            invited.await.expect("invitations");
        }
        let preview = format!("/admin/moderate/clubs?from={}&into=https://podium.example{}", one.path(), two.path());
        admin.get(&preview).await.is(200).says("merge-too-much");
        merged(&app, &one, &two).await.expect_err("52 invitations of at most 50");
        assert!(left(&app, &one.id).await > 0, "nothing moved");
        sound(&app);
        // Nobody but an administrator gets there.
        olga.get(&preview).await.is(403);
    });
}

#[test]
fn what_happens_at_once_is_before_or_after() {
    on_each_database(async |app| {
        let mut olga = Visitor::signed_in(&app, "Olga Owner").await;
        let (one, two) = (club(&app, &mut olga, "One Club").await, club(&app, &mut olga, "Two Club").await);
        let cup = Cup::start(&app, &one, 4).await.expect("a cup");
        let by = account(&app, "Olga Owner").await;
        let add = |name: &'static str| {
            let (club, by) = (one.clone(), by.clone());
            let add = move |connection: &mut _| podium::clubs::roster::add(connection, &club, &by, name, None);
            app.db.write(add)
        };
        let create = || {
            let settings = podium::competitions::actions::settings::defaults("reversi", 1).expect("settings");
            app.competitions.create(one.id, Change::by(Actor::System), settings)
        };
        let (first, second, ..) = tokio::join!(
            merged(&app, &one, &two),
            merged(&app, &two, &one),
            add("Eve Early"),
            create(),
            cup.play_round(3),
            add("Lea Late"),
            create(),
        );
        assert_eq!([&first, &second].iter().filter(|done| done.is_ok()).count(), 1, "{first:?} {second:?}");
        let gone = if first.is_ok() { &one } else { &two };
        assert_eq!(left(&app, &gone.id).await, 0);
        add("Zoe Zero").await.map(drop).unwrap_or_default();
        assert_eq!(left(&app, &gone.id).await, 0);
        let count = app.db.query(|connection| {
            Ok(clubs::table.filter(clubs::same_as.is_not_null()).count().get_result::<i64>(connection)?)
        });
        assert_eq!(count.await.expect("counted"), 1);
        sound(&app);
    });
}
