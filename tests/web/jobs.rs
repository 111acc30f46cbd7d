//! Jobs: run once, retried after a failure, given up in the end, and timeouts.

use chrono::{Duration, TimeZone, Utc};
use diesel::prelude::*;
use podium::competitions::settings::{Confirm, Confirmer};
use podium::competitions::state::{GameState, Standing, TableId};
use podium::jobs::runner::turn;
use podium::store::queue::{self, LEASE, MOST_ATTEMPTS};
use podium::store::schema::{events, jobs, outbox, sessions};

use crate::cup::{self, Cup};
use crate::harness::{Visitor, on_each_database};

#[test]
fn a_job_is_claimed_once_and_a_lost_one_again() {
    on_each_database(async |app| {
        let at = Utc.with_ymd_and_hms(2026, 3, 1, 12, 0, 0).unwrap();
        app.db
            .write(move |connection| {
                assert!(queue::put(connection, "mail", Some("letter"), "x", at)?);
                assert!(!queue::put(connection, "mail", Some("letter"), "x", at)?, "the name is taken");
                assert!(queue::due(connection, at - Duration::seconds(1), 9)?.is_empty(), "not before its time");
                let due = queue::due(connection, at, 9)?;
                let first = queue::claim(connection, &due[0], at)?.expect("free");
                assert!(queue::claim(connection, &due[0], at)?.is_none(), "taken");
                assert!(queue::due(connection, at, 9)?.is_empty());
                // The node is lost: when the lease is over, another takes it, and the first cannot end it any more.
                let later = at + LEASE + Duration::seconds(1);
                let second = queue::claim(connection, &due[0], later)?.expect("free again");
                assert_eq!(second.attempts, 2);
                assert!(!queue::end(connection, &first, None, later)?);
                assert!(queue::end(connection, &second, None, later)?);
                assert!(queue::due(connection, later + LEASE * 2, 9)?.is_empty(), "done is done");
                Ok(())
            })
            .await
            .expect("the queue works");
    });
}

#[test]
fn letters_do_not_hold_up_other_jobs() {
    on_each_database(async |app| {
        let at = Utc.with_ymd_and_hms(2026, 3, 1, 12, 0, 0).unwrap();
        let due = app.db.write(move |connection| {
            for number in 0..9 {
                queue::put(connection, "mail", Some(&format!("letter {number}")), "x", at - Duration::hours(1))?;
            }
            queue::put(connection, "clock", Some("urgent"), "x", at)?;
            let due = queue::due(connection, at, 4)?;
            let first = jobs::table.filter(jobs::id.eq(&due[0])).select(jobs::kind).first::<String>(connection)?;
            Ok((due.len(), first))
        });
        assert_eq!(due.await.expect("jobs"), (4, "clock".to_owned()));
    });
}

#[test]
fn many_who_want_a_job_get_it_once() {
    on_each_database(async |app| {
        let at = podium::store::chain::now();
        let id = app
            .db
            .write(move |connection| {
                queue::put(connection, "mail", None, "x", at)?;
                Ok(queue::due(connection, at, 1)?.remove(0))
            })
            .await
            .expect("a job");
        let race = (0..16).map(|_| {
            let id = id.clone();
            app.db.write(move |connection| queue::claim(connection, &id, at))
        });
        let won = futures_util::future::join_all(race).await;
        assert_eq!(won.into_iter().filter(|claim| claim.as_ref().expect("no error").is_some()).count(), 1);
    });
}

#[test]
fn a_job_that_fails_is_tried_again_and_given_up_with_its_error() {
    on_each_database(async |app| {
        let mut at = Utc.with_ymd_and_hms(2026, 3, 1, 12, 0, 0).unwrap();
        app.db.write(move |connection| queue::put(connection, "nonsense", None, "", at)).await.expect("a job");
        let look = async || {
            app.db
                .query(|connection| {
                    let row = jobs::table.filter(jobs::kind.eq("nonsense")).select(queue::Job::as_select());
                    Ok(row.first(connection)?)
                })
                .await
                .expect("it is kept")
        };
        for attempt in 1..=MOST_ATTEMPTS {
            turn(&app, at).await.expect("the queue works");
            let job = look().await;
            assert_eq!(job.attempts, attempt);
            assert!(job.error.as_ref().expect("an error").contains("nonsense"));
            assert_eq!(job.done_at.is_some(), attempt == MOST_ATTEMPTS);
            turn(&app, at).await.expect("the queue works");
            assert_eq!(look().await.attempts, attempt, "not before the pause is over");
            at += Duration::hours(2);
        }
        turn(&app, at).await.expect("the queue works");
        assert_eq!(look().await.attempts, MOST_ATTEMPTS, "given up");
    });
}

/// A job that takes its node down with it each time is not tried for ever.
#[test]
fn a_job_that_no_node_survives_is_given_up() {
    on_each_database(async |app| {
        let mut at = Utc.with_ymd_and_hms(2026, 3, 1, 12, 0, 0).unwrap();
        app.db.write(move |connection| queue::put(connection, "mail", Some("deadly"), "x", at)).await.expect("a job");
        let look = async || {
            let row = app.db.query(|connection| {
                Ok(jobs::table.filter(jobs::name.eq("deadly")).select(queue::Job::as_select()).first(connection)?)
            });
            row.await.expect("it is kept")
        };
        let id = look().await.id;
        for _ in 0..MOST_ATTEMPTS {
            let id = id.clone();
            app.db.write(move |connection| queue::claim(connection, &id, at)).await.expect("asked").expect("free");
            at += LEASE + Duration::seconds(1);
        }
        turn(&app, at).await.expect("the queue works");
        let job = look().await;
        assert!(job.done_at.is_some() && job.error.is_some_and(|error| error.contains("lost each time")));
    });
}

/// What cannot be read does not stop the clock of the others.
#[test]
fn the_clock_of_one_does_not_wait_for_another() {
    on_each_database(async |app| {
        let club = cup::club(&app, "clocks").await.expect("a club");
        let confirm = Confirm { by: Confirmer::Opponents, after_hours: Some(24) };
        let mut cups = Vec::new();
        for _ in 0..2 {
            let cup = Cup::start_with(&app, &club, 4, |settings| settings.confirm = confirm).await.expect("a cup");
            cup.report(1, 5).await.expect("a report");
            cups.push(cup);
        }
        // Whichever comes first: both are tried.
        for (broken, sound) in [(0, 1), (1, 0)] {
            let stream = podium::competitions::store::stream(&cups[broken].id);
            let rows = events::table.filter(events::stream.eq(stream)).filter(events::revision.eq(2));
            let body = app
                .db
                .write(move |connection| {
                    let body: String = rows.clone().select(events::body).first(connection)?;
                    diesel::update(rows).set(events::body.eq("{")).execute(connection)?;
                    Ok(body)
                })
                .await
                .expect("broken");
            app.competitions.forget(&cups[broken].id);
            let days = Duration::days(2 + broken as i64);
            let at = podium::store::chain::now() + days;
            while turn(&app, at).await.expect("jobs run") > 0 {}
            let now = cups[sound].now().await;
            assert_eq!(now.standing(now.table(TableId(1)).expect("a table")), Standing::Proved);
            let told = app.db.query(|connection| {
                let failed = jobs::table.filter(jobs::kind.eq("clock")).filter(jobs::error.is_not_null());
                Ok(failed.count().get_result::<i64>(connection)?)
            });
            assert_eq!(told.await.expect("a number"), 1, "an administrator is told, once");
            let stream = podium::competitions::store::stream(&cups[broken].id);
            let rows = events::table.filter(events::stream.eq(stream)).filter(events::revision.eq(2));
            app.db
                .write(move |connection| Ok(diesel::update(rows).set(events::body.eq(body)).execute(connection)?))
                .await
                .expect("mended");
        }
    });
}

#[test]
fn the_clock_confirms_what_nobody_answered() {
    on_each_database(async |app| {
        let club = cup::club(&app, "clock").await.expect("a club");
        let confirm = Confirm { by: Confirmer::Opponents, after_hours: Some(24) };
        let cup = Cup::start_with(&app, &club, 4, |settings| settings.confirm = confirm).await.expect("a cup");
        cup.report(1, 5).await.expect("a report");
        let reported = cup.now().await.table(TableId(1)).expect("a table").games[0].at;
        let run = async |at| while turn(&app, at).await.expect("jobs run") > 0 {};
        run(reported + Duration::hours(23)).await;
        let state = cup.now().await.table(TableId(1)).expect("a table").games[0].state;
        assert_eq!(state, GameState::Waiting, "not yet");
        let revision = cup.now().await.revision;
        run(reported + Duration::hours(25)).await;
        let now = cup.now().await;
        assert_eq!(now.standing(now.table(TableId(1)).expect("a table")), Standing::Proved);
        assert_eq!(now.revision, revision + 1, "once");
        run(reported + Duration::hours(26)).await;
        assert_eq!(cup.now().await.revision, revision + 1, "and not again");
    });
}

#[test]
fn letters_without_a_mail_server_stay_in_the_outbox() {
    on_each_database(async |app| {
        Visitor::signed_in(&app, "Ada").await;
        Visitor::new(&app).send("/reset", "/reset", &[("email", "ada@example.org")]).await.is(303);
        while turn(&app, podium::store::chain::now()).await.expect("jobs run") > 0 {}
        app.db
            .query(|connection| {
                let waiting: i64 = outbox::table.filter(outbox::sent_at.is_null()).count().get_result(connection)?;
                assert!(waiting > 0, "the letter is kept");
                let open: i64 = jobs::table.filter(jobs::done_at.is_null()).count().get_result(connection)?;
                assert_eq!(open, 0, "and no job goes round and round");
                Ok(())
            })
            .await
            .expect("the database answers");
    });
}

#[test]
fn letters_go_to_the_mail_server_once() {
    use std::io::{BufRead, BufReader, Write};
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    let server = std::thread::spawn(move || {
        let (stream, _) = listener.accept().expect("somebody calls");
        let mut answer = stream.try_clone().expect("both ways");
        let mut say = |word: &str| answer.write_all(format!("{word}\r\n").as_bytes()).expect("heard");
        say("220 test");
        let (mut heard, mut in_letter) = (Vec::new(), false);
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            match line.as_str() {
                "." if in_letter => {
                    in_letter = false;
                    say("250 kept");
                }
                "DATA" => {
                    in_letter = true;
                    say("354 go on");
                }
                "QUIT" => {
                    say("221 bye");
                    break;
                }
                _ if !in_letter => say("250 fine"),
                _ => {}
            }
            heard.push(line);
        }
        heard
    });
    let database = crate::harness::databases().remove(0);
    let db = podium::store::Db::open(&database.url, 4).expect("the database opens");
    let mut config = podium::config::Config::on(&database.url);
    config.smtp = Some(format!("smtp://127.0.0.1:{port}"));
    let app = podium::pages::app(config, db, false).expect("the service starts");
    actix_web::rt::System::new().block_on(async {
        app.db
            .write(|connection| {
                podium::email::write(connection, "ada@example.org", "Hello\r\nBcc: eve@example.org", "Bonjour é")
            })
            .await
            .expect("written");
        for _ in 0..3 {
            turn(&app, podium::store::chain::now()).await.expect("jobs run");
        }
        let sent = app.db.query(|connection| {
            Ok(outbox::table.filter(outbox::sent_at.is_not_null()).select(outbox::body).load::<String>(connection)?)
        });
        assert_eq!(sent.await.expect("the database answers"), [""], "what it said is kept no longer");
    });
    let heard = server.join().expect("the server ends");
    assert_eq!(heard.iter().filter(|line| *line == "DATA").count(), 1);
    assert!(heard.iter().any(|line| line == "RCPT TO:<ada@example.org>"), "{heard:?}");
    assert!(!heard.iter().any(|line| line.starts_with("Bcc:")), "a subject adds no header: {heard:?}");
}

#[test]
fn what_is_over_is_tidied_away() {
    on_each_database(async |app| {
        Visitor::signed_in(&app, "Ada").await;
        let count = async || {
            app.db
                .query(|connection| Ok(sessions::table.count().get_result::<i64>(connection)?))
                .await
                .expect("a number")
        };
        let now = podium::store::chain::now();
        while turn(&app, now).await.expect("jobs run") > 0 {}
        assert_eq!(count().await, 1);
        while turn(&app, now + Duration::days(400)).await.expect("jobs run") > 0 {}
        assert_eq!(count().await, 0);
    });
}
