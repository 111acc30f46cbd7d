use diesel::prelude::*;
use podium::accounts::model::User;
use podium::ops::verify::{Questions, verify};
use podium::people::erase::{Whom, erase};
use podium::store::schema::{outbox, sessions};
use podium::store::transaction;

use crate::harness::{Visitor, account, on_each_database};

#[test]
fn somebody_signs_up_in_and_out() {
    on_each_database(async |app| {
        let mut anna = Visitor::new(&app);
        anna.get("/account").await.is(401).says("error-sign-in.title");
        anna.sign_up("Anna Lind", "Anna@Example.org").await;
        anna.sign_in("anna@example.org").await;
        let session = anna.cookie("session").expect("a session").to_owned();
        anna.get("/account").await.is(200).has("Anna Lind");
        anna.send("/account", "/sign-out", &[]).await.goes_to("/?done=signed-out");
        anna.get("/account").await.is(401);
        // The cookie that was carried away is worth nothing now.
        anna.set_cookie("session", &session);
        anna.get("/account").await.is(401);
    });
}

/// A wrong address does not look as if one had been signed out.
#[test]
fn nothing_here_is_told_to_whoever_is_signed_in_as_such() {
    on_each_database(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        for path in ["/nowhere", "/clubs/nowhere", "/clubs/nowhere/cup/tables/1", "/clubs/new/nowhere/else/there"] {
            anna.get(path).await.is(404).says("error-not-found.title").has("Anna").has("action=\"/sign-out\"");
            let stranger = Visitor::new(&app).get(path).await;
            assert!(!stranger.is(404).body.contains("Anna"), "{path}");
        }
    });
}

#[test]
fn a_taken_address_is_not_told() {
    on_each_database(async |app| {
        Visitor::new(&app).sign_up("Anna", "anna@example.org").await;
        Visitor::new(&app).sign_up("Mallory", "anna@example.org").await;
        let subjects: Vec<String> = app
            .db
            .query(|connection| Ok(outbox::table.order(outbox::created_at).select(outbox::subject).load(connection)?))
            .await
            .expect("the outbox");
        assert_eq!(subjects, ["Podium: you already have an account"]);
        let wrong = [("email", "anna@example.org"), ("password", "not the password")];
        let known = Visitor::new(&app).send("/sign-in", "/sign-in", &wrong).await;
        let unknown = [("email", "nobody@example.org"), ("password", "not the password")];
        let unknown = Visitor::new(&app).send("/sign-in", "/sign-in", &unknown).await;
        known.is(422).has("Wrong e-mail address or password");
        assert_eq!(known.body.len(), unknown.body.len() - 2, "both answers are the same but for the address");
    });
}

#[test]
fn a_password_is_reset_by_mail_once() {
    on_each_database(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let mut other = Visitor::new(&app);
        other.send("/reset", "/reset", &[("email", "anna@example.org")]).await.goes_to("/sign-in?done=reset-asked");
        other.send("/reset", "/reset", &[("email", "nobody@example.org")]).await.goes_to("/sign-in?done=reset-asked");
        let bodies: Vec<String> = app
            .db
            .query(|connection| Ok(outbox::table.order(outbox::created_at).select(outbox::body).load(connection)?))
            .await
            .expect("the outbox");
        assert_eq!(bodies.len(), 1);
        let (_, path) = bodies[0].split_once("/reset/").expect("a link");
        let path = format!("/reset/{}", path.lines().next().expect("a line").trim());
        other.send(&path, &path, &[("password", "short")]).await.is(422).has("at least 10");
        other.send(&path, &path, &[("password", "a new and longer one")]).await.goes_to("/sign-in?done=password");
        other.get(&path).await.is(422).says("people-act-link-used-already-too-old");
        anna.get("/account").await.is(401);
    });
}

#[test]
fn a_form_from_elsewhere_is_refused() {
    on_each_database(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        anna.post("/account/sessions", &[]).await.is(403).says("error-stale.title");
        anna.post("/account/sessions", &[("csrf", "guessed")]).await.is(403);
        let mut bob = Visitor::signed_in(&app, "Bob").await;
        let stolen = bob.get("/account").await.field("csrf").expect("a token");
        anna.post("/account/sessions", &[("csrf", &stolen)]).await.is(403);
        anna.send("/account", "/account/sessions", &[]).await.goes_to("/account?done=sessions");
    });
}

#[test]
fn an_account_is_changed_carried_away_and_deleted() {
    on_each_database(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let profile = [("name", "Anna Lindqvist"), ("language", "fr"), ("time_zone", "Europe/Stockholm")];
        anna.send("/account", "/account/profile", &profile).await.goes_to("/account?done=saved");
        anna.get("/account").await.is(200).says("account-title").has("Anna Lindqvist");
        let wrong = [("name", "Anna"), ("language", "fr"), ("time_zone", "Mars/Crater")];
        anna.send("/account", "/account/profile", &wrong).await.is(422).has("Mars/Crater");
        let data = anna.send("/account/privacy", "/account/data", &[]).await;
        data.is(200).has("anna@example.org").has("Europe/Stockholm");
        anna.send("/account", "/account/delete", &[]).await.goes_to("/?done=deleted");
        anna.get("/account").await.is(401);
        let again = [("email", "anna@example.org"), ("password", "four words to keep")];
        Visitor::new(&app).send("/sign-in", "/sign-in", &again).await.is(422);
    });
}

#[test]
fn passwords_are_not_guessed_in_a_row() {
    on_each_database(async |app| {
        let mut mallory = Visitor::new(&app);
        let fields = [("email", "anna@example.org"), ("password", "guess after guess")];
        for _ in 0..6 {
            mallory.send("/sign-in", "/sign-in", &fields).await;
        }
        let mut last = mallory.send("/sign-in", "/sign-in", &fields).await;
        for _ in 0..10 {
            last = mallory.send("/sign-in", "/sign-in", &fields).await;
        }
        last.is(429).says("error-too-many.title");
    });
}

#[test]
fn nobody_is_sent_away_to_another_site() {
    on_each_database(async |app| {
        let mut anna = Visitor::new(&app);
        for elsewhere in ["https://example.org", "//example.org", "/\\example.org", "javascript:alert(1)"] {
            anna.post("/language/fr", &[("back", elsewhere)]).await.goes_to("/");
        }
        anna.post("/language/fr", &[("back", "/sign-in")]).await.goes_to("/sign-in");
        anna.get("/sign-in").await.says("sign-in");
    });
}

/// How many wait for a lock that this connection holds.
fn waiting(connection: &mut podium::store::Connection) -> diesel::QueryResult<i64> {
    let blocked = "EXISTS (SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY(pg_blocking_pids(pid)))";
    diesel::select(diesel::dsl::sql::<diesel::sql_types::BigInt>(&format!("({blocked})::int::bigint")))
        .get_result(connection)
}

/// Whoever deletes an account while the log of the site is being written waits for its end.
#[test]
fn an_account_is_deleted_while_the_log_is_written() {
    on_each_database(async |app| {
        Visitor::new(&app).sign_up("Ada", "ada@example.org").await;
        let mut connection = app.db.connection().expect("a connection");
        let ada = User::by_email(&mut connection, "ada@example.org").expect("asked").expect("an account");
        let there = app.clone();
        let deleting = transaction(&mut connection, |connection| {
            account(connection, "admin")?;
            let deleting = std::thread::spawn(move || {
                let by = podium::clubs::actions::actor(&ada);
                transaction(&mut there.db.connection().expect("a connection"), |connection| {
                    erase(&there.competitions, connection, &by, &Whom::Account(ada.id)).map(drop)
                })
            });
            // A SQLite file lets one write after the other anyway.
            while podium::store::is_postgres(&app.config.database) && waiting(connection)? == 0 {
                std::thread::yield_now();
            }
            Ok(deleting)
        });
        deleting.expect("an administrator").join().expect("no panic").expect("deleted");
        verify(&mut connection, Questions::Both).expect("verified").sound().expect("both are in the chain");
    });
}

/// What was proved and when is kept with the session, for acts that ask for a fresh proof.
#[test]
fn a_session_knows_when_its_person_was_proved() {
    on_each_database(async |app| {
        Visitor::signed_in(&app, "Anna").await;
        let proved = app.db.query(|connection| {
            let proved = sessions::table.select((sessions::created_at, sessions::proved_at));
            Ok(proved.load::<(chrono::NaiveDateTime, Option<chrono::NaiveDateTime>)>(connection)?)
        });
        let proved = proved.await.expect("sessions");
        assert!(matches!(proved[..], [(at, Some(proved))] if at == proved), "{proved:?}");
    });
}
