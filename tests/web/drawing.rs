//! Large fields are paired by a job, and the desk tells how far it is.

use std::sync::Arc;

use diesel::prelude::*;
use podium::competitions::actions::results::{self, Bare, Claim};
use podium::competitions::actions::rounds;
use podium::competitions::drawing::{self, Drawing, Step};
use podium::competitions::state::{RoundState, TableId};
use podium::competitions::store::Change;
use podium::config::Config;
use podium::jobs::runner::turn;
use podium::store::chain::now;
use podium::store::schema::jobs;
use podium::store::{Db, queue};
use podium::web::App;

use crate::cup::{Cup, organiser};
use crate::harness::{Answer, Visitor, databases, fixture};

/// A service where two players are many.
fn on_each_database<F: AsyncFn(Arc<App>)>(run: F) {
    for database in databases() {
        let db = Db::open(&database.url, 4).expect("the database opens");
        let config = Config { pair_later: 2, ..Config::on(&database.url) };
        let app = podium::pages::app(config, db, false).expect("the service starts");
        actix_web::rt::System::new().block_on(run(app));
    }
}

async fn orders(app: &Arc<App>) -> i64 {
    let count = app.db.query(|connection| {
        Ok(jobs::table.filter(jobs::kind.eq(drawing::KIND)).count().get_result::<i64>(connection)?)
    });
    count.await.expect("a number")
}

/// Sends the form of the desk twice, as a double click does.
async fn click_twice(visitor: &mut Visitor, desk: &str) -> Vec<Answer> {
    let form = visitor.get(desk).await;
    let fields = ["csrf", "form", "seen"].map(|name| (name, form.field(name).expect("a form")));
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let fields = [fields.as_slice(), &[("do", "draw")]].concat();
    let mut answers = Vec::new();
    for _ in 0..2 {
        answers.push(visitor.post(&format!("{desk}/rounds"), &fields).await);
    }
    answers
}

const REFRESH: &str = "http-equiv=\"refresh\"";

#[test]
fn a_large_field_is_paired_once_by_a_job() {
    on_each_database(async |app| {
        let (fixture, mut arbiter) = fixture(&app, "arbiter").await;
        let cup = Cup::start(&app, &fixture.club, 6).await.expect("a cup");
        cup.play_round(1).await.expect("a round");
        let before = cup.now().await;
        let desk = format!("/clubs/{}/{}/desk", fixture.club.slug, before.slug);
        for answer in click_twice(&mut arbiter, &desk).await {
            answer.goes_to(&desk);
        }
        assert_eq!(
            (orders(&app).await, cup.now().await.revision),
            (1, before.revision),
            "asked for once, not done yet"
        );
        let shown = arbiter.get(&desk).await;
        shown.has("Round 2").has("6 players").has(REFRESH);
        assert!(!shown.body.contains("value=\"draw\""), "nothing to press meanwhile");
        while turn(&app, now()).await.expect("jobs run") > 0 {}
        let after = cup.now().await;
        assert_eq!(after.revision, before.revision + 1, "once");
        assert_eq!(after.round(0, 2).expect("it is drawn").state, RoundState::Draft);
        let shown = arbiter.get(&desk).await;
        assert!(!shown.body.contains(REFRESH), "{}", shown.body);
        shown.has("/desk/rounds/0/2");
        // Whoever looked at the state before is told, and nothing is drawn again.
        let stale = Change::by(organiser()).seen(Some(before.revision));
        assert!(drawing::ask(&app.competitions, &after, stale, 0, 2).await.is_err());
        assert_eq!(orders(&app).await, 1);
    });
}

#[test]
fn what_cannot_be_paired_is_told_and_can_be_asked_for_again() {
    on_each_database(async |app| {
        // Two players who have met.
        let (fixture, mut arbiter) = fixture(&app, "arbiter").await;
        let it = &fixture.competition;
        let won = Bare { ranks: vec![1, 2], ..Bare::default() };
        let enter = move |it: &podium::competitions::Competition| {
            Ok(results::enter(it, TableId(1), 1, Claim::Result(&won), "")?)
        };
        let it = app.competitions.change(&it.id, Change::by(organiser()), enter).await.expect("entered");
        let why = rounds::draw(&it, 0, 2).expect_err("they have met");
        let desk = format!("/clubs/{}/{}/desk", fixture.club.slug, it.slug);
        let ask =
            async || drawing::ask(&app.competitions, &it, Change::by(organiser()), 0, 2).await.expect("asked for");
        ask().await;
        while turn(&app, now()).await.expect("jobs run") > 0 {}
        let shown = arbiter.get(&desk).await;
        shown.says("desk-drawing-refused").has("role=\"alert\"");
        assert!(!shown.body.contains(REFRESH));
        let step = drawing::current(&app.competitions, app.config.pair_later, &it)
            .await
            .expect("looked at")
            .map(|drawing| drawing.step);
        let Some(Step::Refused(told)) = step else { panic!("{step:?}") };
        assert_eq!(told["en"], podium::words::Said::en(&why));
        ask().await;
        assert_eq!(orders(&app).await, 2, "again, as it is done");
        let waiting = Drawing { round: 2, players: 2, step: Step::Waiting };
        assert_eq!(
            drawing::current(&app.competitions, app.config.pair_later, &it).await.expect("looked at"),
            Some(waiting)
        );
        // A node takes it and is lost.
        let claimed = app.db.write(|connection| {
            let at = now();
            let due = queue::due(connection, at, 9)?;
            let job = queue::claim(connection, &due[0], at)?.expect("free");
            queue::tell(connection, &job.id, job.claimed_by.as_deref(), "\"pairing\"")
        });
        claimed.await.expect("claimed");
        arbiter.get(&desk).await.has("Round 2 is being paired (2 players").has(REFRESH);
    });
}
