use actix_web::test::TestRequest;

use crate::harness::{Visitor, on_each_database};

const HOLDS: &str = "[Game \"spline\"]\n[P1 \"Ada\"]\n[P2 \"Ben\"]\n\na1 a2 b1 b2 c1 c2 d1";

#[test]
fn anybody_checks_a_record_and_replays_it() {
    on_each_database(async |app| {
        let mut visitor = Visitor::new(&app);
        visitor.get("/check").await.is(200).says("check-title");
        let holds = visitor.send("/check", "/check", &[("text", HOLDS)]).await;
        holds.is(200).says("record-holds").has("Ada").has("<svg").has("After turn 7 of 7");
        let third = visitor.send("/check", "/check", &[("text", HOLDS), ("at", "3")]).await;
        third.is(200).has("After turn 3 of 7");
        let wrong = visitor.send("/check", "/check", &[("text", "[Game \"spline\"]\n\na1 z9")]).await;
        wrong.is(200).has("<mark>z9</mark>").has("role=\"alert\"");
        visitor.language = "fr";
        visitor.send("/check", "/check", &[("text", HOLDS)]).await.is(200).has("La partie notée est valable");
    });
}

#[test]
fn a_script_asks_for_the_verdict_while_somebody_types() {
    on_each_database(async |app| {
        let mut visitor = Visitor::new(&app);
        let token = visitor.get("/check").await.field("csrf").expect("a token");
        let mut ask = async |fields: &[(&str, &str)], token: &str| {
            let request = TestRequest::post().uri("/check").insert_header(("accept", "application/json"));
            visitor.request(request.insert_header(("x-csrf", token)).set_form(fields)).await
        };
        let answer = ask(&[("text", HOLDS)], &token).await;
        answer.is(200);
        let verdict: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
        assert_eq!((&verdict["ok"], &verdict["turns"], &verdict["end"]), (&true.into(), &7.into(), &"line".into()));
        // Lines are those of what was typed, not of the head before it.
        let answer =
            ask(&[("text", "a1\na2 a1"), ("head", "[Game \"spline\"]\n[P1 \"Ada\"]\n[P2 \"Ben\"]\n")], &token).await;
        let verdict: serde_json::Value = serde_json::from_str(&answer.body).expect("JSON");
        assert_eq!((&verdict["kind"], &verdict["line"], &verdict["column"]), (&"illegal".into(), &2.into(), &4.into()));
        ask(&[("text", HOLDS)], "guessed").await.is(403);
    });
}

#[test]
fn a_record_that_is_not_there_is_not_found() {
    on_each_database(async |app| {
        Visitor::new(&app).get("/records/none.txt").await.is(404);
    });
}
