//! Dates that no calendar holds: nobody can store one, and one that is stored harms no page.

use std::sync::Arc;

use actix_web::test::TestRequest;
use chrono::{DateTime, Duration, Utc};
use diesel::prelude::*;
use podium::competitions::event::Actor;
use podium::competitions::store::Change;
use podium::competitions::{EntryId, Event, TableId};
use podium::store::chain::now;
use podium::store::schema::users;
use podium::web::{Access, App};

use crate::harness::{Fixture, Visitor, fixture, on_each_database};
use crate::roles::filled;

/// The first made every page of its table panic in time zones east of Greenwich.
const MOMENTS: &[&str] =
    &["+262142-12-31T23:59", "-262143-01-01T00:00", "9999-12-31T23:59", "2201-06-01T12:00", "1969-06-01T12:00"];
const DAYS: &[&str] = &["+262142-12-31", "-262143-01-01", "9999-12-31", "2201-06-01", "1969-06-01"];

/// Everybody’s clock is so far east or west as clocks are.
async fn move_to(app: &Arc<App>, zone: &'static str) {
    let moved = app.db.write(move |connection| {
        diesel::update(users::table).set(users::time_zone.eq(zone)).execute(connection)?;
        Ok(())
    });
    moved.await.expect("the time zone is set");
}

async fn arbiter_of(app: &Arc<App>, there: &Fixture) -> Visitor {
    let club = there.club.id;
    let session = app.db.write(move |connection| {
        let user = crate::harness::account(connection, "arbiter")?;
        crate::harness::join(connection, &club, &user.id, "owner")?;
        podium::accounts::sessions::open(connection, user.id, "test", "127.0.0.1")
    });
    let mut visitor = Visitor::new(app);
    visitor.set_cookie("session", &session.await.expect("a session"));
    visitor
}

/// The table of the fixture gets a deadline, so that there is something to put off.
async fn with_deadline(app: &Arc<App>, there: &Fixture) {
    let until = now() + Duration::days(3);
    let event = Event::PostponementAnswered { table: TableId(1), granted: true, until, reason: Default::default() };
    let change = Change::by(Actor::System);
    app.competitions.change(&there.competition.id, change, move |_| Ok(vec![event])).await.expect("a deadline");
}

#[test]
fn a_date_out_of_range_is_refused_beside_its_field() {
    on_each_database(async |app| {
        let (there, mut linked) = fixture(&app, "linked").await;
        let mut owner = arbiter_of(&app, &there).await;
        with_deadline(&app, &there).await;
        let base = filled("/clubs/{club}/{competition}", &there);
        let (table, desk) = (format!("{base}/tables/1"), format!("{base}/desk"));
        for zone in ["Pacific/Kiritimati", "Pacific/Niue"] {
            move_to(&app, zone).await;
            for moment in MOMENTS {
                let answer = linked.send(&table, &format!("{table}/time"), &[("at", moment)]).await;
                answer.is(422).has("id=\"wrong-at\">Choose a date between 1970 and 2200.").has(moment);
                let asked = [("until", *moment), ("reason", "Away")];
                let answer = linked.send(&table, &format!("{table}/postpone"), &asked).await;
                answer.is(422).has("id=\"wrong-until\">Choose a date between 1970 and 2200.");
                linked.send(&table, &format!("{table}/time/agree"), &[("at", moment)]).await.is(422);

                let at = format!("{desk}/tables/1");
                let fields = [("do", "deadline"), ("until", *moment)];
                owner.send(&at, &at, &fields).await.is(422).has("Choose a date between 1970 and 2200.");
                let settings = format!("{desk}/settings");
                let answer = owner.send(&settings, &settings, &[("closes", moment)]).await;
                answer.is(422).has("id=\"wrong-closes\">Choose a date between 1970 and 2200.");
                let new = format!("{}/new/shut-the-box", there.club.path());
                let fields = [("name", "Alone"), ("format", "score-attack"), ("attack_opens", *moment)];
                owner.send(&new, &new, &fields).await.is(422).has("id=\"wrong-attack_opens\">Choose a date");
            }
            for day in DAYS {
                let settings = format!("{desk}/settings");
                for field in ["starts_on", "ends_on"] {
                    let answer = owner.send(&settings, &settings, &[(field, day)]).await;
                    answer.is(422).has(&format!("id=\"wrong-{field}\">Choose a date between 1970 and 2200."));
                }
                let new = format!("{}/new/reversi", there.club.path());
                let fields = [("name", "Open"), ("format", "open-play"), ("window_closes", *day)];
                owner.send(&new, &new, &fields).await.is(422).has("id=\"wrong-window_closes\">Choose a date");
                owner.get(&format!("/admin/log?before={}T00:00:00", day.replace('+', "%2B"))).await.is(403);
            }
            for page in [&table, &desk, &format!("{desk}/tables/1"), &format!("{base}/calendar.ics")] {
                owner.get(page).await.is(200);
            }
        }
        let mut admin = crate::harness::role(&app, "admin").await;
        for day in DAYS {
            admin.get(&format!("/admin/log?before={}T00:00:00", day.replace('+', "%2B"))).await.is(200);
        }
        let after = app.competitions.get(&there.competition.id).await.expect("the competition");
        assert_eq!(after.revision, there.competition.revision + 1, "nothing but the deadline was stored");
    });
}

/// An older version stored them, or another program.
#[test]
fn a_stored_date_out_of_range_harms_no_page() {
    on_each_database(async |app| {
        let ends = [(DateTime::<Utc>::MAX_UTC, "Pacific/Kiritimati"), (DateTime::<Utc>::MIN_UTC, "Pacific/Niue")];
        for (far, zone) in ends {
            let (there, mut owner) = fixture(&app, "owner").await;
            let (_, mut seated) = fixture(&app, "seated").await;
            let settings = serde_json::to_value(&there.competition.settings).expect("settings");
            let mut settings = settings.as_object().expect("an object").clone();
            let (day, closes) = (far.date_naive().to_string(), serde_json::json!({ "closes": far }));
            settings.extend([
                ("starts_on".to_owned(), day.as_str().into()),
                ("ends_on".to_owned(), day.into()),
                ("registration".to_owned(), closes),
            ]);
            let settings = serde_json::from_value(settings.into()).expect("settings");
            let (table, reason) = (TableId(1), String::new());
            let from = Some(EntryId(2));
            let events = vec![
                Event::SettingsChanged { settings: Box::new(settings) },
                Event::PostponementAnswered { table, granted: true, until: far, reason: reason.as_str().into() },
                Event::TimeProposed { table, at: far, from },
                Event::TimeAgreed { table, at: far },
                Event::TimeProposed { table, at: far, from },
                Event::PostponementAsked { table, until: far, reason: reason.into(), from },
                Event::TableAdjourned { table, until: Some(far) },
            ];
            let change = Change::by(Actor::System);
            app.competitions.change(&there.competition.id, change, move |_| Ok(events)).await.expect("stored");
            let pages = podium::pages::routes().into_iter().filter(|route| {
                route.method == "GET" && route.access < Access::Admin && !route.path.ends_with("/live")
            });
            let pages: Vec<String> = pages.map(|route| filled(route.path, &there)).collect();
            move_to(&app, zone).await;
            for page in &pages {
                for visitor in [&mut owner, &mut seated] {
                    let status = visitor.status(TestRequest::get().uri(page)).await;
                    assert!(status < 500, "{page} in {zone}: {status}");
                }
            }
        }
    });
}
