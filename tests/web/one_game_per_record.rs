//! A record proves one game, the one it was handed in for; and those of a score attack stay unseen while it runs.

use actix_web::test::TestRequest;
use diesel::prelude::*;
use podium::competitions::Settings;
use podium::store::schema::records;
use serde_json::json;

use crate::hall::{Hall, hall, settings};
use crate::harness::{Answer, Visitor, on_each_database};

/// A game of sixty turns.
const LONG: &str = "1. d3 e3\n2. f6 e6\n3. f5 c3\n4. c2 c5\n5. b5 c1\n6. c4 g4\n7. b3 a5\n8. b1 e2\n9. d2 g6\n10. e7 d6\n\
    11. b4 a2\n12. f1 a1\n13. h6 c6\n14. c7 f7\n15. a3 f3\n16. g8 b6\n17. b7 f4\n18. d7 d1\n19. g2 g3\n20. f2 d8\n\
    21. a6 g5\n22. e1 a7\n23. b8 f8\n24. c8 g7\n25. h7 g1\n26. e8 a8\n27. h1 b2\n28. h2 h3\n29. a4 h8\n30. h4 h5\n";
/// A game of seven turns.
const SHORT: &str = "a1 a2 b1 b2 c1 c2 d1";
/// A game of one alone.
const ALONE: &str = "1. Ba3 Bd4\n2. Rb1 Bd2\n3. Rc1 Bc4\n4. Bd1 Ra2\n5. Wb3 Bb2\n6. Rc3 Rd3\n7. Rb4 Wc2\n8. Bf1 Wg1\n\
    9. Ra4 Wa1\n10. We2 Be3\n11. Wg3\n";
const FOUR: [&str; 4] = ["Ada", "Ben", "Cleo", "Dan"];

fn othello() -> Settings {
    settings("reversi", 2, json!({ "variant": "othello" }))
}

fn attack() -> Settings {
    let change = json!({
        "format": { "score-attack": { "opens": null, "closes": null } },
        "rule": { "attack": { "attempts": 2, "best": "highest" } },
    });
    settings("spuzzle", 1, change)
}

/// Hands in a text at a table, as it is.
async fn report(hall: &Hall, table: u32, who: &mut Visitor, text: &str) -> Answer {
    report_with(hall, table, who, &[("text", text)]).await
}

async fn report_with(hall: &Hall, table: u32, who: &mut Visitor, fields: &[(&str, &str)]) -> Answer {
    let path = hall.path(table);
    who.send(&path, &format!("{path}/report"), fields).await
}

async fn confirm(hall: &Hall, table: u32, who: &mut Visitor) -> Answer {
    let path = hall.path(table);
    who.send(&path, &format!("{path}/confirm"), &[("game", "1")]).await
}

async fn stored(hall: &Hall) -> i64 {
    let id = hall.id.clone();
    let rows = move |connection: &mut podium::store::Connection| {
        Ok(records::table.filter(records::competition_id.eq(id)).count().get_result::<i64>(connection)?)
    };
    hall.app.db.query(rows).await.expect("a number")
}

#[test]
fn a_record_proves_one_game_on_the_whole_site() {
    on_each_database(async |app| {
        let (cup, mut people) = hall(&app, othello(), &FOUR, &[&[1, 2], &[3, 4]]).await;
        let (other, mut others) = hall(&app, othello(), &["Eve", "Finn"], &[&[1, 2]]).await;
        report(&cup, 1, &mut people[0], LONG).await.is(303);
        confirm(&cup, 1, &mut people[1]).await.is(303);
        // Names, dates, comments and numbers do not make another game of it.
        let today = podium::store::chain::now().format("%Y-%m-%d");
        let moves = LONG.lines().map(|line| line.split_once(' ').expect("a number").1).collect::<Vec<_>>().join(" ");
        let dressed =
            format!("[Date \"{today}\"]\n[P1 \"Cleo\"]\n[P2 \"Dan\"]\n[Event \"Spring Cup\"]\n\n{{hello}} {moves}");
        for text in [LONG, &moves, &dressed] {
            let refused = report(&cup, 2, &mut people[2], text).await;
            refused.is(422).has("already prove another game: game 1 of Ada – Ben").has("ask an arbiter");
        }
        let refused = report(&other, 1, &mut others[0], LONG).await;
        refused.is(422).has("game 1 of Ada – Ben in “Spring Cup” (Hall Club)");
        assert_eq!((cup.table(2).await, other.table(1).await), (("open", 0), ("open", 0)));
        assert_eq!((stored(&cup).await, stored(&other).await), (1, 0));
        // An arbiter who knows better says why.
        let mut arbiter = cup.arbiter().await;
        report(&cup, 2, &mut arbiter, LONG).await.is(422).says("act-say-why-few-words");
        let fields = [("text", LONG), ("reason", "played twice as an exhibition")];
        report_with(&cup, 2, &mut arbiter, &fields).await.is(303);
        assert_eq!(cup.table(2).await, ("proved", 1));
        Visitor::new(&app)
            .get(&format!("{}/log", cup.base))
            .await
            .has("The same moves already prove game 1 of Ada – Ben");
    });
}

#[test]
fn a_record_that_proves_nothing_any_more_is_free() {
    on_each_database(async |app| {
        let (cup, mut people) = hall(&app, othello(), &FOUR, &[&[1, 2], &[3, 4]]).await;
        let mut arbiter = cup.arbiter().await;
        // Both hand in the same game: it is one.
        report(&cup, 1, &mut people[0], LONG).await.is(303);
        report_with(&cup, 1, &mut people[0], &[("text", LONG), ("game", "1")]).await.is(303);
        report_with(&cup, 1, &mut people[1], &[("text", LONG), ("game", "1")]).await.is(303);
        assert_eq!((cup.table(1).await, stored(&cup).await), (("proved", 1), 1));
        report(&cup, 2, &mut people[2], LONG).await.is(422);
        // It was the wrong table: what was struck is free for the right one.
        let desk = format!("{}/desk/tables/1", cup.base);
        let strike = [("do", "strike"), ("game", "1"), ("why", "wrong table"), ("sure", "yes")];
        arbiter.send(&desk, &desk, &strike).await.is(303);
        report(&cup, 2, &mut people[2], LONG).await.is(303);
        report(&cup, 1, &mut people[0], LONG).await.is(422).has("game 1 of Cleo – Dan");
        // A table that was taken back proves nothing either.
        let desk = format!("{}/desk/tables/2", cup.base);
        arbiter.send(&desk, &desk, &[("do", "void"), ("why", "drawn by mistake"), ("sure", "yes")]).await.is(303);
        report(&cup, 1, &mut people[0], LONG).await.is(303);
    });
}

#[test]
fn a_short_game_played_twice_waits_for_the_opponent() {
    on_each_database(async |app| {
        let quick = settings("spline", 2, json!({ "confirm": { "by": "nobody", "after_hours": 1 } }));
        let (cup, mut people) = hall(&app, quick, &FOUR, &[&[1, 2], &[3, 4]]).await;
        report(&cup, 1, &mut people[0], SHORT).await.is(303);
        assert_eq!(cup.table(1).await.0, "proved");
        report(&cup, 2, &mut people[2], SHORT).await.is(303);
        assert_eq!(cup.table(2).await.0, "waiting");
        let said = "The same moves already prove game 1 of Ada – Ben";
        let page = people[3].get(&cup.path(2)).await;
        page.is(200).has(said).has("/confirm");
        assert!(!page.body.contains("Counts from"), "no clock confirms it");
        let mut arbiter = cup.arbiter().await;
        arbiter.get(&format!("{}/desk", cup.base)).await.is(200).has("Cleo – Dan");
        confirm(&cup, 2, &mut people[3]).await.is(303);
        assert_eq!(cup.table(2).await.0, "proved");
        assert!(!people[3].get(&cup.path(2)).await.body.contains(said), "it is settled");
        // Whoever resigns at once tells nothing that could be compared.
        let quick = settings("spline", 2, json!({ "confirm": { "by": "nobody", "after_hours": null } }));
        let (cup, mut people) = hall(&app, quick, &FOUR, &[&[1, 2], &[3, 4]]).await;
        for (table, who) in [(1, 0), (2, 2)] {
            report(&cup, table, &mut people[who], "a1 resign").await.is(303);
            assert_eq!(cup.table(table).await.0, "proved");
        }
    });
}

#[test]
fn what_a_record_says_of_itself_is_compared_with_the_table() {
    on_each_database(async |app| {
        let (cup, mut people) = hall(&app, othello(), &["Ada", "Ben"], &[&[1, 2]]).await;
        let odd = "[P1 \"Eve Harrington\"]\n[P2 \"Ben\"]\n[Date \"1999-01-02\"]\n[Event \"World <Final>\"]\n[Site \"Kyoto\"]\n\n";
        let text = format!("{odd}{LONG}");
        let asked = report(&cup, 1, &mut people[0], &text).await;
        asked.is(200).says("differs-send").has("Eve Harrington").has("1999-01-02").has("Kyoto");
        asked.has("World &#60;Final&#62;").has("name=\"agreed\" value=\"yes\"");
        assert_eq!((cup.table(1).await, stored(&cup).await), (("open", 0), 0));
        let agreed = [("text", text.as_str()), ("game", "1"), ("agreed", "yes")];
        report_with(&cup, 1, &mut people[0], &agreed).await.is(303);
        assert_eq!(cup.table(1).await.0, "waiting");
        let said = "The record names Eve Harrington, who is not at this table.";
        people[1].get(&cup.path(1)).await.has(said).has("dated 2 January 1999").has("/confirm");
        let mut nobody = Visitor::new(&app);
        nobody.get(&format!("{}/log", cup.base)).await.has("that does not match: The record names Eve Harrington");
        nobody.language = "fr";
        nobody.get(&format!("{}/log", cup.base)).await.has("La partie notée nomme Eve Harrington");
        confirm(&cup, 1, &mut people[1]).await.is(303);
        assert!(!people[1].get(&cup.path(1)).await.body.contains(said), "it is agreed");
        // Initials, another order, and what nobody wrote down are no difference.
        let (cup, mut people) = hall(&app, settings("spline", 2, json!({})), &["Ada", "Ben"], &[&[1, 2]]).await;
        let fits =
            format!("[P1 \"A.\"]\n[P2 \"?\"]\n[Date \"????.??.??\"]\n[Event \"spring cup, round 1\"]\n\n{SHORT}");
        report(&cup, 1, &mut people[0], &fits).await.is(303);
    });
}

#[test]
fn a_program_is_told_what_does_not_fit() {
    on_each_database(async |app| {
        let (cup, mut people) = hall(&app, othello(), &["Ada", "Ben"], &[&[1, 2]]).await;
        let made = people[0]
            .send("/account", "/account/tokens", &[("name", "API"), ("days", "30"), ("scope", "submit")])
            .await;
        let (_, after) = made.is(200).body.split_once("<code class=\"hash\">").expect("a token");
        let token = format!("Bearer {}", after.split('<').next().expect("a token"));
        let text = format!("[P1 \"Ada\"]\n[P2 \"Eve Harrington\"]\n\n{LONG}");
        let hand_in = |query: &str| {
            let request = TestRequest::post().uri(&format!("/api/v1{}/records{query}", cup.path(1)));
            request.insert_header(("authorization", token.as_str())).set_payload(text.clone())
        };
        let mut program = Visitor::new(&app);
        program.request(hand_in("")).await.is(422).has("Eve Harrington").has("agreed=yes");
        assert_eq!(cup.table(1).await, ("open", 0));
        program.request(hand_in("?agreed=yes")).await.is(201);
        assert_eq!(cup.table(1).await, ("waiting", 1));
    });
}

#[test]
fn in_a_score_attack_the_record_of_another_waits_for_the_desk() {
    on_each_database(async |app| {
        let (cup, mut people) = hall(&app, attack(), &["Ada", "Ben"], &[&[1], &[2]]).await;
        let own = format!("[P1 \"Ada\"]\n\n{ALONE}");
        report(&cup, 1, &mut people[0], &own).await.is(303);
        let attempts = async || {
            let now = cup.now().await;
            podium::competitions::format::attack::best_attempts(&now, 0).len()
        };
        assert_eq!(attempts().await, 1);
        // The same attempt twice is one attempt.
        report(&cup, 1, &mut people[0], ALONE).await.is(422).has("game 1 of Ada");
        // The leader's record, handed in as it is and still naming the leader.
        let asked = report(&cup, 2, &mut people[1], &own).await;
        asked.is(200).has("The record names Ada");
        report_with(&cup, 2, &mut people[1], &[("text", &own), ("agreed", "yes")]).await.is(303);
        assert_eq!((cup.table(2).await.0, attempts().await), ("waiting", 1));
        confirm(&cup, 2, &mut people[1]).await.is(422);
        let mut arbiter = cup.arbiter().await;
        arbiter.get(&format!("{}/desk", cup.base)).await.is(200).has("/desk/tables/2");
        arbiter.get(&cup.path(2)).await.has("The same moves already prove game 1 of Ada").has("/confirm");
        confirm(&cup, 2, &mut arbiter).await.is(303);
        assert_eq!(attempts().await, 2);
    });
}

#[test]
fn records_of_a_running_score_attack_stay_unseen() {
    on_each_database(async |app| {
        let (cup, mut people) = hall(&app, attack(), &["Ada", "ben", "cleo"], &[&[1], &[2], &[3]]).await;
        report(&cup, 1, &mut people[0], ALONE).await.is(303);
        // A solution of its own, so that nobody has to look at it.
        let other = ALONE.replace("1. Ba3 Bd4", "1. Bd4 Ba3");
        report(&cup, 2, &mut people[1], &other).await.is(303);
        let now = cup.now().await;
        let [ada, ben] = [0, 1].map(|table: usize| now.tables[table].games[0].record.clone().expect("a record"));
        let mut arbiter = cup.arbiter().await;
        let mut nobody = Visitor::new(&app);
        let pages = ["", ".txt", "/0", "/1.svg", "/last.svg", "/film.svg", "/strip.svg", "/frames.json", "/card.png"];
        for page in pages {
            let path = format!("/records/{ada}{page}");
            nobody.get(&path).await.is(422);
            people[1].get(&path).await.is(422);
            people[2].get(&path).await.is(422);
            people[0].get(&path).await.is(200);
            arbiter.get(&path).await.is(200);
            // Whoever came by a link sees their own, and nobody else gets what they were shown.
            people[1].get(&format!("/records/{ben}{page}")).await.is(200);
            nobody.get(&format!("/records/{ben}{page}")).await.is(422);
        }
        let lists = [
            "/".to_owned(),
            "/games/spuzzle".to_owned(),
            cup.path(1),
            cup.base.clone(),
            format!("{}/records", cup.base),
            format!("{}/records.json", cup.base),
            format!("{}/records.csv", cup.base),
            format!("{}/rounds.json", cup.base),
            format!("{}/records.zip", cup.base),
            format!("{}/log", cup.base),
            format!("{}/feed.atom", cup.base),
            format!("{}/entries/1", cup.base),
            format!("/api/v1{}/records", cup.base),
            format!("/api/v1{}/rounds", cup.base),
            format!("/api/v1{}/tables/1", cup.base),
            "/players/ada".to_owned(),
            "/search?q=Ada".to_owned(),
            "/sitemap.xml".to_owned(),
        ];
        for list in &lists {
            for who in [&mut nobody, &mut people[2]] {
                let page = who.get(list).await;
                page.is(200);
                assert!(!page.body.contains(&ada) && !page.body.contains("table-001-game"), "{list}: {}", page.body);
            }
        }
        nobody.get(&format!("{}/tables/1/card.png", cup.base)).await.is(200);
        // Whoever may see it finds it where it always is.
        people[0].get(&cup.path(1)).await.has(&ada);
        arbiter.get(&cup.path(1)).await.has(&ada);
        arbiter.get(&format!("{}/records", cup.base)).await.has(&ada).has(&ben);
        let close =
            |_: &podium::competitions::Competition| Ok(vec![podium::competitions::Event::Closed { standings: None }]);
        let change = podium::competitions::store::Change::by(podium::competitions::Actor::System);
        app.competitions.change(&cup.id, change, close).await.expect("it is over");
        nobody.get(&format!("/records/{ada}")).await.is(200);
        nobody.get(&format!("{}/records", cup.base)).await.has(&ada).has(&ben);
        nobody.get(&format!("/api/v1{}/tables/1", cup.base)).await.has(&ada);
    });
}
