//! Two nodes on one PostgreSQL; skipped where there is none.

use std::sync::Arc;
use std::time::Duration;

use diesel::prelude::*;
use podium::competitions::actions::rounds;
use podium::competitions::store::Change;
use podium::config::Config;
use podium::error::Error;
use podium::jobs::runner;
use podium::store::live::Changed;
use podium::store::schema::{jobs, limits};
use podium::store::{Db, queue};
use podium::web::App;

use crate::cup::{self, Cup, organiser};
use crate::harness::{Visitor, databases};

fn two_nodes(test: impl AsyncFnOnce(Arc<App>, Arc<App>, &str)) {
    let Some(database) = databases().into_iter().find(|database| podium::store::is_postgres(&database.url)) else {
        return;
    };
    let node = || {
        let db = Db::open(&database.url, 4).expect("the database opens");
        podium::pages::app(Config::on(&database.url), db, false).expect("the service starts")
    };
    actix_web::rt::System::new().block_on(test(node(), node(), &database.url));
}

/// Waits until one node hears the other, which a busy machine may take a while to arrange.
async fn hears(speaker: &Arc<App>, listener: &Arc<App>) {
    let mut heard = listener.live.listen();
    loop {
        let live = speaker.live.clone();
        let word = Changed { competition: "nothing".to_owned(), revision: 1 };
        speaker.db.write(move |connection| live.tell_others(connection, &word)).await.expect("told");
        if tokio::time::timeout(Duration::from_millis(200), heard.recv()).await.is_ok() {
            return;
        }
    }
}

#[test]
fn what_one_node_changes_the_other_hears_and_shows() {
    two_nodes(async |one, other, url| {
        let _following = (one.live.follow(url).expect("a thread"), other.live.follow(url).expect("a thread"));
        hears(&one, &other).await;
        let club = cup::club(&one, "nodes").await.expect("a club");
        let cup = Cup::start(&one, &club, 4).await.expect("a cup");
        assert_eq!(other.competitions.get(&cup.id).await.expect("there").revision, cup.now().await.revision);
        let (mut here, mut there) = (one.live.listen(), other.live.listen());
        let (_, revision) = cup.report(1, 3).await.expect("a report");
        let expected = Changed { competition: cup.id.clone(), revision };
        // What happened before may still be on its way.
        while there.recv().await.expect("heard") != expected {}
        assert_eq!(here.recv().await.expect("heard"), expected);
        // A node does not hear itself twice: words arrive in the order they were written, and the next is the other's.
        let last = Changed { competition: "last".to_owned(), revision: 1 };
        let (live, word) = (other.live.clone(), last.clone());
        other.db.write(move |connection| live.tell_others(connection, &word)).await.expect("told");
        loop {
            let heard = here.recv().await.expect("heard");
            assert_ne!(heard, expected, "heard twice");
            if heard == last {
                break;
            }
        }
        let shown = other.competitions.get(&cup.id).await.expect("there");
        assert_eq!((shown.revision, &shown.head), (revision, &cup.now().await.head));
    });
}

#[test]
fn of_two_nodes_that_pair_a_round_one_wins() {
    two_nodes(async |one, other, _| {
        let club = cup::club(&one, "race").await.expect("a club");
        let cup = Cup::start(&one, &club, 6).await.expect("a cup");
        cup.play_round(1).await.expect("a round");
        let seen = cup.now().await.revision;
        let draw = |node: &Arc<App>| {
            let change = Change::by(organiser()).seen(Some(seen));
            let (node, id) = (node.clone(), cup.id.clone());
            async move { node.competitions.change(&id, change, |cup| Ok(rounds::draw(cup, 0, 2)?)).await }
        };
        let (first, second) = tokio::join!(draw(&one), draw(&other));
        let refused: Vec<_> = [first, second].into_iter().filter_map(Result::err).collect();
        assert!(matches!(refused.as_slice(), [Error::Changed(_)]), "{refused:?}");
        let now = other.competitions.get(&cup.id).await.expect("there");
        assert_eq!((now.revision, now.stages[0].rounds.len()), (seen + 1, 2));
    });
}

#[test]
fn what_was_done_too_often_on_one_node_was_done_too_often_on_the_other() {
    two_nodes(async |one, other, _| {
        let (mut here, mut there) = (Visitor::new(&one), Visitor::new(&other));
        let fields = [("email", "ada@example.org"), ("password", "a wrong guess at it")];
        let mut refused = Vec::new();
        for attempt in 1..=6 {
            for visitor in [&mut here, &mut there] {
                if visitor.send("/sign-in", "/sign-in", &fields).await.status == 429 {
                    refused.push(attempt);
                }
            }
        }
        assert_eq!(refused, [6, 6], "five on each are ten in all");
        let counted = one.db.query(|connection| Ok(limits::table.count().get_result::<i64>(connection)?));
        assert_eq!(counted.await.expect("a number"), 3, "the address, the account, and both together");
        let later = podium::store::chain::now() + chrono::Duration::hours(1);
        while runner::turn(&one, later).await.expect("jobs run") > 0 {}
        let counted = one.db.query(|connection| Ok(limits::table.count().get_result::<i64>(connection)?));
        assert_eq!(counted.await.expect("a number"), 0, "what is over is tidied away");
    });
}

#[test]
fn jobs_run_once_and_sessions_hold_on_every_node() {
    two_nodes(async |one, other, _| {
        let mut visitor = Visitor::signed_in(&one, "Ada").await;
        let mut elsewhere = Visitor::new(&other);
        elsewhere.set_cookie("session", visitor.cookie("session").expect("signed in"));
        elsewhere.get("/account").await.is(200);
        visitor.send("/account", "/sign-out", &[]).await.is(303);
        elsewhere.get("/account").await.is(401);
        let at = podium::store::chain::now();
        let put = one.db.write(move |connection| {
            for number in 0..40 {
                queue::put(connection, "mail", Some(&format!("letter {number}")), "none", at)?;
            }
            Ok(())
        });
        put.await.expect("jobs");
        loop {
            let (first, second) = tokio::join!(runner::turn(&one, at), runner::turn(&other, at));
            if first.expect("jobs run") + second.expect("jobs run") == 0 {
                break;
            }
        }
        let attempts = one.db.query(|connection| {
            let done = jobs::table.filter(jobs::name.like("letter %")).filter(jobs::done_at.is_not_null());
            Ok(done.select(jobs::attempts).load::<i64>(connection)?)
        });
        assert_eq!(attempts.await.expect("there"), [1; 40]);
    });
}
