use actix_web::test::TestRequest;
use diesel::prelude::*;
use podium::store::schema::records;
use serde_json::json;

use crate::hall::{Hall, hall, settings};
use crate::harness::{Answer, Visitor, on_each_database, seat_link};

/// Hands in a text at a table.
async fn report(hall: &Hall, who: &mut Visitor, text: &str) -> Answer {
    let path = hall.path(1);
    who.send(&path, &format!("{path}/report"), &[("text", text)]).await
}

async fn post(hall: &Hall, who: &mut Visitor, action: &str, fields: &[(&str, &str)]) -> Answer {
    let path = hall.path(1);
    who.send(&path, &format!("{path}/{action}"), fields).await
}

/// Where one is sent after something was done.
fn done(hall: &Hall, word: &str) -> String {
    format!("{}?done={word}", hall.path(1))
}

async fn stored(hall: &Hall) -> i64 {
    let id = hall.id.clone();
    let rows = move |connection: &mut podium::store::Connection| {
        Ok(records::table.filter(records::competition_id.eq(id)).count().get_result::<i64>(connection)?)
    };
    hall.app.db.query(rows).await.expect("a number")
}

#[test]
fn one_reports_and_the_other_confirms() {
    on_each_database(async |app| {
        let (hall, mut people) = hall(&app, settings("reversi", 2, json!({})), &["Ada", "Ben"], &[&[1, 2]]).await;
        let [ada, ben] = people.as_mut_slice() else { panic!("two") };
        // Turns alone are enough.
        report(&hall, ada, "1. resign").await.goes_to(&done(&hall, "report-stored"));
        assert_eq!(hall.table(1).await, ("waiting", 1));
        ada.get(&hall.path(1)).await.is(200).has("Waiting").says("told-confirms-itself");
        assert!(!ada.get(&hall.path(1)).await.body.contains("/confirm"), "one does not confirm one’s own");
        post(&hall, ada, "confirm", &[("game", "1")]).await.is(422).has("somebody else");
        ben.get(&hall.path(1)).await.has("/confirm").has("/dispute");
        post(&hall, ben, "confirm", &[("game", "1")]).await.goes_to(&done(&hall, "report-confirmed"));
        assert_eq!(hall.table(1).await, ("proved", 1));
        let result = hall.now().await;
        let table = &result.tables[0];
        assert_eq!(result.result(table).expect("a result").ranks, [2, 1]);
        let record = table.games[0].record.clone().expect("a record");
        let file = Visitor::new(&app).get(&format!("/records/{record}.txt")).await;
        file.is(200).has("[Game \"reversi\"]").has("[P1 \"Ada\"]").has("[P2 \"Ben\"]").has("[Event \"Spring Cup\"]");
        assert!(file.kind.starts_with("text/plain"));
        ada.send("/account/privacy", "/account/data", &[]).await.is(200).has(&record);
        let bens = ben.send("/account/privacy", "/account/data", &[]).await;
        assert!(!bens.is(200).body.contains(&record), "who confirms has not handed it in");
        post(&hall, ben, "dispute", &[("game", "1"), ("reason", "too late")]).await.is(422).has("settled");
    });
}

#[test]
fn a_program_hands_in_what_its_owner_played() {
    on_each_database(async |app| {
        let people = ["Ada", "Ben", "Cleo", "Dan"];
        let (hall, mut people) = hall(&app, settings("reversi", 2, json!({})), &people, &[&[1, 2], &[3, 4]]).await;
        let ada = &mut people[0];
        let made =
            ada.send("/account", "/account/tokens", &[("name", "API"), ("days", "30"), ("scope", "submit")]).await;
        let (_, after) = made.is(200).body.split_once("<code class=\"hash\">").expect("a token");
        let token = format!("Bearer {}", after.split('<').next().expect("a token"));
        assert!(
            !ada.get("/account").await.body.contains(after.split('<').next().expect("a token")),
            "it is shown once"
        );
        let mut program = Visitor::new(&app);
        let hand_in = |table: u32, text: &'static str| {
            let request = TestRequest::post().uri(&format!("/api/v1{}/records", hall.path(table)));
            request.insert_header(("authorization", token.as_str())).set_payload(text)
        };
        program.request(hand_in(1, "1. a1")).await.is(422).has("\"ok\":false");
        program.request(hand_in(2, "1. resign")).await.is(403);
        assert_eq!(stored(&hall).await, 0);
        program.request(hand_in(1, "1. resign")).await.is(201).has("\"ok\":true");
        assert_eq!(hall.table(1).await, ("waiting", 1));
        // It opens nothing but the API.
        let account = TestRequest::get().uri("/account").insert_header(("authorization", token.as_str()));
        program.request(account).await.is(401);
        let own = ada.get("/account").await.field("token").expect("a token");
        ada.send("/account", "/account/tokens/end", &[("token", &own)]).await.goes_to("/account?done=token-ended");
        program.request(hand_in(1, "1. timeout")).await.is(401).has("error-token");
        let unsigned = TestRequest::post().uri(&format!("/api/v1{}/records", hall.path(1))).set_payload("1. timeout");
        program.request(unsigned).await.is(401).has("error-token");
        let read = TestRequest::get().uri("/api/v1/games").insert_header(("authorization", token.as_str()));
        program.request(read).await.is(401).has("error-token");
    });
}

#[test]
fn a_form_counts_once_and_a_new_one_replaces_what_waits() {
    on_each_database(async |app| {
        let (hall, mut people) = hall(&app, settings("reversi", 2, json!({})), &["Ada", "Ben"], &[&[1, 2]]).await;
        let ada = &mut people[0];
        let page = ada.get(&hall.path(1)).await;
        let (csrf, form) = (page.field("csrf").expect("a token"), page.field("form").expect("a key"));
        let fields = [("csrf", csrf.as_str()), ("form", form.as_str()), ("text", "resign"), ("game", "1")];
        let path = format!("{}/report", hall.path(1));
        for _ in 0..3 {
            ada.post(&path, &fields).await.goes_to(&done(&hall, "report-stored"));
        }
        assert_eq!((hall.table(1).await, stored(&hall).await), (("waiting", 1), 1));
        let again = [("text", "timeout"), ("game", "1")];
        post(&hall, ada, "report", &again).await.goes_to(&done(&hall, "report-stored"));
        assert_eq!(hall.table(1).await, ("waiting", 1));
        let now = hall.now().await;
        assert_eq!(now.tables[0].games[0].result.played().expect("played").end, "timeout");
    });
}

#[test]
fn a_faulty_record_is_shown_with_its_turn_and_not_stored() {
    on_each_database(async |app| {
        let (hall, mut people) = hall(&app, settings("spline", 2, json!({})), &["Ada", "Ben"], &[&[1, 2]]).await;
        let ada = &mut people[0];
        let answer = report(&hall, ada, "1. a1 a1\n2. b1 b2").await;
        answer.is(422).says("table-not-stored").has("<mark>a1</mark>").has("<svg").has("<code>a2</code>");
        answer.has("1. a1 a1").has("The board before turn 2");
        assert_eq!((hall.table(1).await, stored(&hall).await), (("open", 0), 0));
        ada.language = "fr";
        // An account keeps its language; a link has the browser’s.
        let answer = report(&hall, ada, "1. a1 <b>").await;
        answer.is(422).has("&#60;b&#62;");
        assert!(!answer.body.contains("<b>"));
        report(&hall, ada, "a1 a2 b1").await.is(422).says("record-record-stops-before-game-over");
        report(&hall, ada, " ").await.is(422).says("refused-nothing-read-paste-record-choose");
        report(&hall, ada, "a1 a2 b1 b2 c1 c2 d1").await.goes_to(&done(&hall, "report-stored"));
        assert_eq!((hall.table(1).await, stored(&hall).await), (("waiting", 1), 1));
    });
}

#[test]
fn what_is_disputed_is_put_right_or_given_in() {
    on_each_database(async |app| {
        let (hall, mut people) = hall(&app, settings("spline", 2, json!({})), &["Ada", "Ben"], &[&[1, 2]]).await;
        let [ada, ben] = people.as_mut_slice() else { panic!("two") };
        report(&hall, ada, "a1 a2 b1 b2 c1 c2 d1").await.is(303);
        let wrong = [("game", "1"), ("reason", "c2 was c3"), ("turn", "8")];
        post(&hall, ben, "dispute", &wrong).await.is(422).has("no turn 8");
        post(&hall, ben, "dispute", &[("game", "1"), ("reason", " ")]).await.is(422).says("act-say-why-few-words");
        let right = [("game", "1"), ("reason", "c2 was c3"), ("turn", "6")];
        post(&hall, ben, "dispute", &right).await.goes_to(&done(&hall, "report-disputed"));
        assert_eq!(hall.table(1).await.0, "disputed");
        Visitor::new(&app).get(&hall.path(1)).await.is(200).has("c2 was c3").has("turn 6");
        let better = [("text", "a1 a2 b1 b2 c1 c3 d1"), ("game", "1")];
        post(&hall, ada, "report", &better).await.is(303);
        assert_eq!(hall.table(1).await, ("waiting", 1));
        post(&hall, ben, "confirm", &[("game", "1")]).await.is(303);
        assert_eq!(hall.table(1).await, ("proved", 1));
    });
}

#[test]
fn a_bare_result_is_taken_where_it_is_allowed() {
    on_each_database(async |app| {
        let free = settings("reversi", 2, json!({}));
        let (cup, mut people) = hall(&app, free, &["Ada", "Ben"], &[&[1, 2]]).await;
        let [ada, ben] = people.as_mut_slice() else { panic!("two") };
        post(&cup, ada, "result", &[("game", "1")]).await.is(422).says("refused-give-everybody-place-everybody-score");
        post(&cup, ada, "result", &[("game", "1"), ("winner", "0")]).await.is(303);
        // The same said by the other is a confirmation.
        post(&cup, ben, "result", &[("game", "1"), ("winner", "0")]).await.is(303);
        assert_eq!(cup.table(1).await, ("confirmed", 1));
        let strict = settings("reversi", 2, json!({ "records": "required" }));
        let (cup, mut people) = hall(&app, strict, &["Ada", "Ben"], &[&[1, 2]]).await;
        assert!(!people[0].get(&cup.path(1)).await.body.contains("/result"));
        post(&cup, &mut people[0], "result", &[("game", "1"), ("winner", "0")])
            .await
            .is(422)
            .says("act-competition-result-proved-record-paste");
    });
}

#[test]
fn staff_or_nobody_confirms_as_the_organiser_decided() {
    on_each_database(async |app| {
        let staff = settings("reversi", 2, json!({ "confirm": { "by": "staff", "after_hours": null } }));
        let (cup, mut people) = hall(&app, staff, &["Ada", "Ben"], &[&[1, 2]]).await;
        report(&cup, &mut people[0], "resign").await.is(303);
        post(&cup, &mut people[1], "confirm", &[("game", "1")]).await.is(422).has("organisers confirm");
        let mut arbiter = cup.arbiter().await;
        arbiter.get(&cup.path(1)).await.is(200).has("/confirm");
        post(&cup, &mut arbiter, "confirm", &[("game", "1")]).await.is(303);
        assert_eq!(cup.table(1).await.0, "proved");
        let nobody = settings("reversi", 2, json!({ "confirm": { "by": "nobody", "after_hours": null } }));
        let (cup, mut people) = hall(&app, nobody, &["Ada", "Ben"], &[&[1, 2]]).await;
        report(&cup, &mut people[0], "resign").await.is(303);
        assert_eq!(cup.table(1).await.0, "proved");
        post(&cup, &mut people[1], "dispute", &[("game", "1"), ("reason", "I did not play")]).await.is(303);
        assert_eq!(cup.table(1).await.0, "disputed");
    });
}

#[test]
fn an_arbiter_enters_a_record_and_says_why_it_changes_one() {
    on_each_database(async |app| {
        let (cup, mut people) = hall(&app, settings("reversi", 2, json!({})), &["Ada", "Ben"], &[&[1, 2]]).await;
        let mut arbiter = cup.arbiter().await;
        report(&cup, &mut arbiter, "resign").await.is(303);
        assert_eq!(cup.table(1).await, ("proved", 1));
        post(&cup, &mut arbiter, "report", &[("game", "1"), ("text", "draw")])
            .await
            .is(422)
            .says("act-say-why-few-words");
        let fields = [("game", "1"), ("text", "draw"), ("reason", "read wrong")];
        post(&cup, &mut arbiter, "report", &fields).await.is(303);
        assert_eq!(cup.now().await.result(&cup.now().await.tables[0]).expect("a result").ranks, [1, 1]);
        post(&cup, &mut arbiter, "dispute", &[("game", "1"), ("reason", "x")]).await.is(422);
        people[0].get(&cup.path(1)).await.has("Entered by arbiter");
    });
}

#[test]
fn four_play_spangle_at_one_table() {
    on_each_database(async |app| {
        let rule = json!({ "rule": { "spangle": { "target": 3 } }, "format": { "tables": { "system": "by_points", "rounds": 2, "smallest": 4 } } });
        let four = ["Ada", "Ben", "Cleo", "dan"];
        let (cup, mut people) = hall(&app, settings("spangle", 4, rule), &four, &[&[1, 2, 3, 4]]).await;
        let text = "[Setup \"BRWW\"]\n\n1. Rd3:2 Rb1:3 Wa2:1 Bb4:2\n2. Rd1:2 Wb2:1 Bc4:0 Wc2:0\n3. Rc1:1 Wb3:2 Bd4:0 Rd2:3\n\
                    4. Rg1:3 Wa3:2 Rb1:1 Wa1:2\n5. Wf1:3 Wa4:3 Bc3:2 Bf3:0\n6. Rd3:3 Be3:0 Be2:2 Bf2:3\n\
                    7. Bg3:2 Bg2:0 Be1:1 Bi2:3\n8. Bh1:0 Bh2:0 Bi1:3 Rj1:3\n";
        report(&cup, &mut people[2], text).await.goes_to(&done(&cup, "report-stored"));
        // The one without an account confirms by the link.
        people[3].get(&cup.path(1)).await.is(200).has("/confirm").has("Ada").has("Cleo");
        post(&cup, &mut people[3], "confirm", &[("game", "1")]).await.is(303);
        assert_eq!(cup.table(1).await, ("proved", 1));
        let now = cup.now().await;
        assert_eq!(now.result(&now.tables[0]).expect("a result").ranks, [1, 2, 2, 2]);
        assert_eq!(now.actor_name(&now.tables[0].games[0].confirmed_by[0]), "dan");
        let sheet = people[0].get(&format!("{}/sheet", cup.path(1))).await;
        sheet.is(200).has("Ada").has("dan");
    });
}

#[test]
fn a_backgammon_match_to_five_keeps_the_crawford_rule() {
    on_each_database(async |app| {
        let rule = json!({ "rule": { "backgammon": { "points": 5, "auto": "no" } } });
        let (cup, mut people) = hall(&app, settings("backgammon", 2, rule), &["Ada", "Ben"], &[&[1, 2]]).await;
        let [ada, ben] = people.as_mut_slice() else { panic!("two") };
        let first = [("game", "1"), ("winner", "0"), ("score-0", "4"), ("score-1", "0")];
        post(&cup, ada, "result", &first).await.is(303);
        post(&cup, ben, "confirm", &[("game", "1")]).await.is(303);
        assert_eq!(cup.table(1).await, ("open", 1));
        ada.get(&format!("{}/head.txt", cup.path(1))).await.is(200).has("crawford=yes");
        ada.get(&cup.path(1)).await.has("Crawford");
        let plain = "[Options \"auto=no\"]\n\no31 31:8/5,6/5 resign";
        post(&cup, ada, "report", &[("game", "2"), ("text", plain)]).await.is(422).has("crawford=yes");
        // Nobody doubles in the Crawford game.
        let doubled = "o31 31:8/5,6/5 double take";
        post(&cup, ada, "report", &[("game", "2"), ("text", doubled)]).await.is(422).has("<mark>double</mark>");
        post(&cup, ada, "report", &[("game", "2"), ("text", "o31 31:8/5,6/5 resign")]).await.is(303);
        post(&cup, ben, "confirm", &[("game", "2")]).await.is(303);
        let now = cup.now().await;
        assert_eq!(now.result(&now.tables[0]).expect("a result").ranks, [1, 2]);
    });
}

#[test]
fn a_match_of_another_program_brings_all_its_games() {
    const MATCH: &[u8] = include_bytes!("../../engine/tests/data/mat/five-points.mat");
    on_each_database(async |app| {
        let rule = json!({ "rule": { "backgammon": { "points": 5, "auto": "no" } } });
        let (cup, mut people) = hall(&app, settings("backgammon", 2, rule), &["Ada", "Ben"], &[&[1, 2]]).await;
        let [ada, ben] = people.as_mut_slice() else { panic!("two") };
        let (page, action) = (cup.path(1), format!("{}/report", cup.path(1)));
        ada.upload(&page, &action, &[("text", "")], MATCH).await.is(422).has("Eve").has("Finn");
        let answer = ada.upload(&page, &action, &[("text", ""), ("left", "1")], MATCH).await;
        answer.goes_to(&done(&cup, "report-stored"));
        let games = podium_engine::import::mat::read(std::str::from_utf8(MATCH).expect("text")).expect("a match").games;
        assert_eq!((cup.table(1).await, stored(&cup).await), (("waiting", games.len()), games.len() as i64));
        for number in 1..=games.len() {
            post(&cup, ben, "confirm", &[("game", &number.to_string())]).await.is(303);
        }
        let now = cup.now().await;
        let (left, _) = games.last().and_then(|game| game.stated).expect("a winner");
        // Whoever is on the left of the file has the second seat here.
        let winner = 1 - left.index();
        assert_eq!(now.result(&now.tables[0]).expect("a result").ranks[winner], 1);
        assert_eq!(cup.table(1).await.0, "proved");
        ada.upload(&page, &action, &[("left", "1")], MATCH).await.is(422).says("act-every-game-file-settled-already");
    });
}

#[test]
fn a_transcript_of_othello_is_read() {
    on_each_database(async |app| {
        let othello = settings("reversi", 2, json!({ "variant": "othello" }));
        let (cup, mut people) = hall(&app, othello, &["Ada", "Ben"], &[&[1, 2]]).await;
        let (page, action) = (cup.path(1), format!("{}/report", cup.path(1)));
        // The shortest game there is: Black takes everything with the ninth disc.
        let answer = people[1].upload(&page, &action, &[], b"E6F4E3F6G5D6E7F5C5").await;
        answer.goes_to(&done(&cup, "report-stored"));
        let now = cup.now().await;
        let played = now.tables[0].games[0].result.played().expect("played").clone();
        assert_eq!((played.ranks, played.turns), (vec![1, 2], 9));
    });
}

#[test]
fn attempts_at_a_score_count_by_their_records() {
    on_each_database(async |app| {
        let attack = json!({
            "format": { "score-attack": { "opens": null, "closes": null } },
            "rule": { "attack": { "attempts": 2, "best": "highest" } },
            "registration": { "late": true, "questions": ["Which town?"] },
        });
        let (cup, mut people) = hall(&app, settings("spuzzle", 1, attack), &["Ada"], &[]).await;
        let ada = &mut people[0];
        let first = "1. Ba3 Bd4\n2. Rb1 Bd2\n3. Rc1 Bc4\n4. Bd1 Ra2\n5. Wb3 Bb2\n6. Rc3 Rd3\n7. Rb4 Wc2\n8. Bf1 Wg1\n\
                     9. Ra4 Wa1\n10. We2 Be3\n11. Wg3\n";
        report(&cup, ada, first).await.goes_to(&done(&cup, "report-stored"));
        let now = cup.now().await;
        assert_eq!(podium::competitions::format::attack::best_attempts(&now, 0).len(), 1);
        report(&cup, ada, &first.replace("1. Ba3 Bd4", "1. Bd4 Ba3")).await.is(303);
        report(&cup, ada, &first.replace("2. Rb1 Bd2", "2. Bd2 Rb1")).await.is(422).has("role=\"alert\"");
        assert_eq!(cup.table(1).await.1, 2);
        // Somebody comes later.
        let mut eve = Visitor::signed_in(&app, "Eve").await;
        let enter = format!("{}/enter", cup.base);
        eve.get(&cup.base).await.is(200).has(&enter);
        eve.send(&enter, &enter, &[("name", "Eve")]).await.is(422).says("act-answer-every-question-please");
        eve.send(&enter, &enter, &[("name", "Eve"), ("answer", "Nice")])
            .await
            .goes_to(&format!("{}/me?done=seat-entered", cup.base));
        let mine = eve.get(&format!("{}/me", cup.base)).await;
        mine.is(200).says("my-entry-accepted").has("/tables/2");
    });
}

#[test]
fn somebody_without_an_account_plays_by_link() {
    on_each_database(async |app| {
        let (cup, mut people) = hall(&app, settings("reversi", 2, json!({})), &["ada", "Ben"], &[&[1, 2]]).await;
        let before = cup.now().await;
        let link = seat_link(&app, &before, 1).await;
        let mut ada = Visitor::new(&app);
        ada.get(&link).await.goes_to(&cup.path(1));
        ada.get(&cup.path(1)).await.is(200).has("/report");
        report(&cup, &mut ada, "resign").await.goes_to(&done(&cup, "report-stored"));
        let now = cup.now().await;
        assert_eq!(now.actor_name(&now.tables[0].games[0].by), "ada");
        post(&cup, &mut people[1], "confirm", &[("game", "1")]).await.is(303);
        let forged = link.replace("/1/", "/2/");
        let mut mallory = Visitor::new(&app);
        mallory.get(&forged).await.is(404);
        assert!(mallory.cookie("seat").is_none());
        mallory.set_cookie("seat", &format!("{}.2.guessed", cup.id));
        let action = format!("{}/confirm", cup.path(1));
        mallory.send("/sign-in", &action, &[("game", "1")]).await.is(401);
    });
}

#[test]
fn strangers_read_and_do_nothing() {
    on_each_database(async |app| {
        let people = ["Ada", "Ben", "Cleo", "Dan"];
        let (cup, mut people) = hall(&app, settings("reversi", 2, json!({})), &people, &[&[1, 2], &[3, 4]]).await;
        let mut nobody = Visitor::new(&app);
        let page = nobody.get(&cup.path(1)).await;
        page.is(200).has("Ada");
        assert!(!page.body.contains("<textarea"));
        let mut stranger = Visitor::signed_in(&app, "Mallory").await;
        for action in ["report", "result", "confirm", "dispute", "time", "time/agree", "postpone", "challenge"] {
            let fields = [("text", "resign"), ("game", "1"), ("at", "2030-01-01T10:00"), ("winner", "0")];
            let path = format!("{}/{action}", cup.path(1));
            stranger.send("/account", &path, &fields).await.is(403);
            // Playing at another table is no right at this one.
            people[2].send("/account", &path, &fields).await.is(403);
            nobody.send("/sign-in", &path, &fields).await.is(401);
        }
        assert_eq!(cup.table(1).await, ("open", 0));
        stranger.get(&format!("{}/me", cup.base)).await.is(403);
    });
}

#[test]
fn uploads_are_bounded_and_read_as_they_are() {
    on_each_database(async |app| {
        let (cup, mut people) = hall(&app, settings("reversi", 2, json!({})), &["Ada", "Ben"], &[&[1, 2]]).await;
        let ada = &mut people[0];
        let (page, action) = (cup.path(1), format!("{}/report", cup.path(1)));
        let huge = vec![b'x'; 1024 * 1024 + 1];
        ada.upload(&page, &action, &[], &huge).await.is(400).says("refused-sent-too-large-most-kb");
        let large = format!("{{{}}} resign", "x".repeat(300 * 1024));
        ada.upload(&page, &action, &[], large.as_bytes()).await.is(422).has("bytes");
        ada.upload(&page, &action, &[], b"resign \xff\xfe").await.is(422).has("UTF-8");
        assert_eq!((cup.table(1).await, stored(&cup).await), (("open", 0), 0));
        ada.upload(&page, &action, &[("text", "ignored")], "\u{feff}1. resign\r\n".as_bytes()).await.is(303);
        assert_eq!(cup.table(1).await, ("waiting", 1));
    });
}

#[test]
fn a_time_is_agreed_and_a_postponement_asked_for() {
    on_each_database(async |app| {
        let week = settings("reversi", 2, json!({ "round_hours": 168 }));
        let (cup, mut people) = hall(&app, week, &["Ada", "ben"], &[&[1, 2]]).await;
        let [ada, ben] = people.as_mut_slice() else { panic!("two") };
        let soon = (podium::store::chain::now() + chrono::Duration::hours(30)).format("%Y-%m-%dT%H:%M").to_string();
        let late = (podium::store::chain::now() + chrono::Duration::days(10)).format("%Y-%m-%dT%H:%M").to_string();
        post(&cup, ada, "time", &[("at", "soon")]).await.is(422).has("2026-05-31T18:00");
        post(&cup, ada, "time", &[("at", &late)]).await.is(422).has("deadline");
        post(&cup, ada, "time", &[("at", &soon)]).await.goes_to(&done(&cup, "time-offered"));
        post(&cup, ada, "time/agree", &[("at", &soon)]).await.is(422).has("yourself");
        let page = ben.get(&cup.path(1)).await;
        let sent = page.field("at").expect("the offered time");
        post(&cup, ben, "time/agree", &[("at", &sent)]).await.goes_to(&done(&cup, "time-agreed"));
        assert!(cup.now().await.tables[0].agreed.is_some());
        post(&cup, ben, "postpone", &[("until", &late), ("reason", "ill")])
            .await
            .goes_to(&done(&cup, "postponement-asked"));
        ada.get(&cup.path(1)).await.says("table-postponement-waits");
    });
}

#[test]
fn a_player_is_away_and_leaves() {
    on_each_database(async |app| {
        let (cup, mut people) = hall(&app, settings("reversi", 2, json!({})), &["Ada", "ben"], &[&[1, 2]]).await;
        let (ada, me) = (&mut people[0], format!("{}/me", cup.base));
        let bye = |action: &str| format!("{me}/{action}");
        ada.send(&me, &bye("bye"), &[("round", "1"), ("worth", "half")]).await.is(422).has("published");
        ada.send(&me, &bye("bye"), &[("round", "2"), ("worth", "half")]).await.goes_to(&format!("{me}?done=bye-asked"));
        ada.get(&me).await.is(200).has("half a point");
        ada.send(&me, &bye("bye/cancel"), &[("round", "2")]).await.goes_to(&format!("{me}?done=bye-cancelled"));
        ada.send(&me, &bye("withdraw"), &[("reason", "moved away")])
            .await
            .goes_to(&format!("{me}?done=seat-withdrawn"));
        assert!(cup.now().await.entries[0].withdrawn);
        ada.get(&me).await.is(200).has("You have withdrawn");
    });
}

#[test]
fn a_ladder_is_climbed_by_challenges() {
    on_each_database(async |app| {
        let rules = serde_json::to_value(podium_engine::contest::ladder::Rules::default()).expect("rules");
        let ladder = settings("reversi", 2, json!({ "format": { "ladder": { "rules": rules } } }));
        let (cup, mut people) = hall(&app, ladder, &["Ada", "Ben", "Cleo"], &[]).await;
        let me = format!("{}/me", cup.base);
        people[1].get(&me).await.is(200).says("mine-challenge").has("Ada");
        let sent = people[1].send(&me, &format!("{me}/challenge"), &[("whom", "1")]).await;
        sent.goes_to(&done(&cup, "challenge-sent"));
        people[1].send(&me, &format!("{me}/challenge"), &[("whom", "3")]).await.is(422);
        post(&cup, &mut people[1], "challenge", &[("answer", "accept")]).await.is(422);
        people[0].get(&cup.path(1)).await.says("table-challenge-accept");
        post(&cup, &mut people[0], "challenge", &[("answer", "accept")])
            .await
            .goes_to(&done(&cup, "challenge-answered"));
        report(&cup, &mut people[1], "resign").await.is(303);
        post(&cup, &mut people[0], "confirm", &[("game", "1")]).await.is(303);
        // The one who was challenged had the first seat, and resigned by the record.
        let now = cup.now().await;
        assert_eq!(now.result(&now.tables[0]).expect("a result").ranks, [2, 1]);
    });
}

#[test]
fn players_open_their_tables_themselves() {
    on_each_database(async |app| {
        let rules = json!({
            "window": { "opens": "2020-01-01", "closes": "2040-01-01" },
            "per_opponent": 2, "fewest_games": 1, "ranking": "points", "win": 10, "draw": 5, "loss": 0,
        });
        let format = json!({ "open-play": { "rules": rules } });
        let (cup, mut people) =
            hall(&app, settings("reversi", 2, json!({ "format": format })), &["Ada", "ben", "Cleo"], &[]).await;
        let me = format!("{}/me", cup.base);
        people[1].get(&me).await.is(200).says("mine-open").has("Cleo");
        let opened = people[1].send(&me, &format!("{me}/tables"), &[("with", "3")]).await;
        opened.goes_to(&done(&cup, "table-opened"));
        people[1].send(&me, &format!("{me}/tables"), &[("with", "2")]).await.is(422);
        report(&cup, &mut people[2], "resign").await.is(303);
        assert_eq!(cup.table(1).await, ("waiting", 1));
    });
}
