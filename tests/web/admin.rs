use diesel::prelude::*;
use podium::store::chain::now;
use podium::store::schema::{events, jobs, outbox};

use crate::harness::{Visitor, fixture, on_each_database, role};

/// The id of somebody in the list of accounts.
fn id_of(page: &str, name: &str) -> String {
    let line = page.split(&format!("<strong>{name}</strong>")).nth(1).expect("the account");
    let (_, rest) = line.split_once("name=\"user\" value=\"").expect("a form");
    rest.split('"').next().expect("a quote").to_owned()
}

#[test]
fn administrators_are_made_and_one_stays() {
    on_each_database(async |app| {
        let mut admin = role(&app, "admin").await;
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        admin.get("/admin").await.is(200).says("admin-log").says("admin-no-smtp");
        let page = admin.get("/admin/users").await;
        page.is(200).has("anna@example.org");
        assert!(!page.body.contains("argon2"), "no password is shown");
        admin.get("/admin/users?q=ANN").await.is(200).has("anna@example.org");
        let nothing = admin.get("/admin/users?q=zz%25").await;
        nothing.is(200).says("search-nothing");
        let (own, other) = (id_of(&page.body, "admin"), id_of(&page.body, "Anna"));
        let make = "/admin/users/admin";
        admin
            .send("/admin/users", make, &[("user", &own), ("admin", "false")])
            .await
            .is(422)
            .says("people-act-only-administrator-make-somebody-else");
        anna.get("/admin").await.is(403);
        admin.send("/admin/users", make, &[("user", &other), ("admin", "true")]).await.is(303);
        anna.get("/admin").await.is(200);
        anna.send("/admin/users", make, &[("user", &own), ("admin", "false")]).await.is(303);
        admin.get("/admin").await.is(403);
        anna.get("/admin/log")
            .await
            .is(200)
            .has("admin made Anna an administrator")
            .has("removed the administrator rights of admin");
        anna.send("/admin/users", make, &[("user", "none"), ("admin", "true")]).await.is(404);
    });
}

#[test]
fn an_account_is_disabled_until_its_owner_chooses_a_new_password() {
    on_each_database(async |app| {
        let mut admin = role(&app, "admin").await;
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let id = id_of(&admin.get("/admin/users").await.body, "Anna");
        let disable = "/admin/users/disable";
        admin.send("/admin/users", disable, &[("user", &id)]).await.goes_to("/admin/users?done=disabled");
        anna.get("/account").await.is(401);
        for password in ["four words to keep", ""] {
            let fields = [("email", "anna@example.org"), ("password", password)];
            Visitor::new(&app).send("/sign-in", "/sign-in", &fields).await.is(422);
        }
        let letters = admin.get("/admin/outbox").await;
        letters.is(200).has("anna@example.org").says("admin-not-sent");
        let (_, rest) = letters.body.split_once("/reset/").expect("a link");
        let secret: String = rest.chars().take_while(char::is_ascii_alphanumeric).collect();
        let reset = format!("/reset/{secret}");
        let fields = [("password", "five words to keep now")];
        anna.send(&reset, &reset, &fields).await.goes_to("/sign-in?done=password");
        admin.get("/admin/log?stream=site").await.is(200).has("admin signed Anna out");
    });
}

#[test]
fn failed_jobs_are_seen_and_tried_again() {
    on_each_database(async |app| {
        let mut admin = role(&app, "admin").await;
        app.db
            .write(|connection| {
                let at = now().naive_utc();
                diesel::insert_into(jobs::table)
                    .values((
                        jobs::id.eq("job1"),
                        jobs::kind.eq("mail"),
                        jobs::payload.eq("letter1"),
                        jobs::run_at.eq(at),
                        jobs::attempts.eq(8),
                        jobs::done_at.eq(at),
                        jobs::error.eq("the server <smtp> is away"),
                        jobs::created_at.eq(at),
                    ))
                    .execute(connection)?;
                Ok(())
            })
            .await
            .expect("a job");
        admin.get("/admin").await.is(200).has("1 given up");
        admin.get("/admin/jobs").await.is(200).says("job-given-up").has("the server &#60;smtp&#62; is away");
        let retry = "/admin/jobs/retry";
        admin.send("/admin/jobs", retry, &[("job", "job1")]).await.goes_to("/admin/jobs?done=job-retried");
        let open: i64 = app
            .db
            .query(|connection| Ok(jobs::table.filter(jobs::done_at.is_null()).count().get_result(connection)?))
            .await
            .expect("jobs");
        assert_eq!(open, 1);
        admin.send("/admin/jobs", retry, &[("job", "none")]).await.is(422).says("refused-job-failed-gone-nothing-try");
    });
}

#[test]
fn the_log_tells_every_chain_and_finds_a_changed_row() {
    on_each_database(async |app| {
        let (fixture, mut admin) = fixture(&app, "admin").await;
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        anna.send("/clubs/new", "/clubs/new", &[("name", "Club")]).await.is(303);
        admin.get("/admin/clubs").await.is(200).has("Fixture Club").has("1 competition").has("1 member");
        let log = admin.get("/admin/log").await;
        log.is(200).has("Anna created the club Club.").says("log-started-competition").has("Fixture Cup");
        assert!(!log.body.contains("does not match its hash"));
        let stream = format!("competition:{}", fixture.competition.id);
        let one = admin.get(&format!("/admin/log?stream={stream}")).await;
        one.is(200).has("published round 1");
        assert!(!one.body.contains("created the club"), "the others are left out");
        app.db
            .write(move |connection| {
                let row = events::table.filter(events::stream.eq(stream)).filter(events::revision.eq(2));
                diesel::update(row).set(events::body.eq("\"registration-closed\"")).execute(connection)?;
                Ok(())
            })
            .await
            .expect("a forgery");
        admin.get("/admin/log").await.is(200).says("admin-log-broken");
        let letters: i64 =
            app.db.query(|connection| Ok(outbox::table.count().get_result(connection)?)).await.expect("letters");
        assert_eq!(letters, 0, "reading the log writes nothing");
    });
}
