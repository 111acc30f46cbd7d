//! Replays, game pages, the recorder and the contact sheet.

use std::sync::Arc;

use actix_web::test::TestRequest;
use diesel::prelude::*;
use podium::ids;
use podium::records::model::RecordRow;
use podium::store::chain::now;
use podium::store::schema::{drafts, records};
use podium::web::App;
use podium_engine::catalogue;

use crate::harness::{Answer, Fixture, Visitor, draft, fixture, on_each_database, role};

/// White makes the bottom row; seven turns.
const SPLINE: &str = "[Game \"spline\"]\n[P1 \"Ada\"]\n[P2 \"Ben\"]\n\na1 a2 b1 b2 c1 c2 d1\n";

async fn keep(app: &Arc<App>, text: &str, place: Option<(&Fixture, Option<i64>)>) -> String {
    let row = RecordRow {
        id: ids::new_id(),
        competition_id: place.map(|(fixture, _)| fixture.competition.id.clone()),
        table_number: place.and_then(|(_, table)| table),
        game: "spline".to_owned(),
        text: text.to_owned(),
        extras: String::new(),
        content: String::new(),
        verdict: "{}".to_owned(),
        turns: 7,
        submitted_by: "Ada".to_owned(),
        created_at: now().naive_utc(),
    };
    let id = row.id.clone();
    let stored =
        app.db.write(move |connection| Ok(diesel::insert_into(records::table).values(&row).execute(connection)?));
    stored.await.expect("a record");
    id
}

#[test]
fn a_record_is_replayed_turn_by_turn() {
    on_each_database(async |app| {
        let path = format!("/records/{}", keep(&app, SPLINE, None).await);
        let mut reader = Visitor::new(&app);
        let end = reader.get(&path).await;
        end.is(200).has("Ada wins").has("<svg").has("class=\"mark deciding\"").has("7</span> / 7");
        end.has(&format!("href=\"{path}/6\"")).has(&format!("{path}.txt")).says("replay-levels");
        let start = reader.get(&format!("{path}/0")).await;
        start.is(200).says("replay-start").has(&format!("rel=\"next\" href=\"{path}/1\""));
        assert!(!start.body.contains("rel=\"prev\" href"), "nothing lies before the start");
        reader.get(&format!("{path}/2")).await.is(200).has("Ben puts").has("data-turn=\"2\" aria-current=\"step\"");
        for nowhere in ["/8", "/x", "/-1", "/8.svg", "/x.svg"] {
            reader.get(&format!("{path}{nowhere}")).await.is(404);
        }
        reader.get("/records/none").await.is(404);
        // What the reader wished for goes on with them.
        let flipped = reader.get(&format!("{path}/2?flip&levels")).await;
        flipped.is(200).has(&format!("{path}/3?flip&amp;levels").replace("&amp;", "&#38;"));
        assert_ne!(
            reader.get(&format!("{path}/2.svg?flip")).await.body,
            reader.get(&format!("{path}/2.svg")).await.body
        );
        reader.language = "fr";
        reader.get(&path).await.is(200).has("Ada").says("replay-levels");
        reader.get(&format!("{path}.txt")).await.is(200).has("a1 a2 b1");
    });
}

#[test]
fn a_replay_is_shared_and_embedded() {
    on_each_database(async |app| {
        let path = format!("/records/{}", keep(&app, SPLINE, None).await);
        let mut reader = Visitor::new(&app);
        for picture in ["film.svg", "strip.svg", "3.svg"] {
            let answer = reader.get(&format!("{path}/{picture}")).await;
            answer.is(200).has("<style>");
            assert_eq!(answer.kind, "image/svg+xml");
            // By itself it may have its own style, and nothing else.
            assert_eq!(policy(&answer), "default-src 'none'; style-src 'unsafe-inline'; sandbox");
        }
        assert!(policy(&reader.get(&format!("{path}?embed")).await).ends_with("frame-ancestors *"));
        assert!(policy(&reader.get(&path).await).ends_with("frame-ancestors 'none'"));
        let frames = reader.get(&format!("{path}/frames.json?from=5")).await;
        let frames: serde_json::Value = serde_json::from_str(&frames.is(200).body).expect("frames");
        let turns: Vec<_> = frames.as_array().expect("a list").iter().map(|frame| frame["turn"].clone()).collect();
        assert_eq!(turns, [5, 6, 7]);
        assert!(frames[0]["told"].as_str().expect("a sentence").starts_with("Ada"));
    });
}

fn policy(answer: &Answer) -> &str {
    answer.headers.iter().find(|(name, _)| name == "content-security-policy").map_or("", |(_, value)| value)
}

#[test]
fn a_record_of_a_hidden_competition_is_the_staffs_alone() {
    on_each_database(async |app| {
        let (shown, mut arbiter) = fixture(&app, "arbiter").await;
        let hidden = draft(&app, &shown).await;
        let secret = keep(&app, SPLINE, Some((&hidden, None))).await;
        let open = keep(&app, SPLINE, Some((&shown, Some(1)))).await;
        let mut stranger = role(&app, "stranger").await;
        for end in ["", "/1", "/1.svg", "/film.svg", "/strip.svg", "/frames.json", ".txt"] {
            stranger.get(&format!("/records/{secret}{end}")).await.is(404);
            Visitor::new(&app).get(&format!("/records/{secret}{end}")).await.is(404);
            arbiter.get(&format!("/records/{secret}{end}")).await.is(200);
            stranger.get(&format!("/records/{open}{end}")).await.is(200);
        }
        let listed = stranger.get("/games/spline").await;
        listed.is(200).has(&open);
        assert!(!listed.body.contains(&secret));
    });
}

#[test]
fn a_faulty_record_shows_how_far_it_goes() {
    on_each_database(async |app| {
        let path = format!("/records/{}", keep(&app, "[Game \"spline\"]\n\na1 a1", None).await);
        let mut reader = Visitor::new(&app);
        let page = reader.get(&path).await;
        page.is(200).has("1</span> / 1").has("class=\"wrong\"").has("<code>a1</code>").has("<code>a2</code>");
        let unreadable = format!("/records/{}", keep(&app, "[Game \"chess\"]", None).await);
        reader.get(&unreadable).await.is(422).has("chess");
    });
}

#[test]
fn a_fault_is_shown_with_its_board_its_turn_and_what_would_be_legal() {
    on_each_database(async |app| {
        let (place, mut player) = fixture(&app, "linked").await;
        let faulty = "[Game \"reversi\"]\n\nd4 a1";
        let check = player.send("/check", "/check", &[("text", faulty)]).await;
        let table = format!("/clubs/{}/{}/tables/1", place.club.slug, place.competition.slug);
        let report = player.send(&table, &format!("{table}/report"), &[("text", "d4 a1")]).await;
        for page in [&check, &report] {
            page.has("role=\"alert\"").has("<mark>a1</mark>").has("1 black disc: d4");
            page.has("<code>e4</code> <code>d5</code> <code>e5</code> </p>");
        }
        let recorder = format!("{table}/recorder");
        let head = text_of(&player.get(&recorder).await);
        let typed = format!("{head}\nd4 a1 ");
        let (status, answer) = step(&mut player, &recorder, &[("text", &typed), ("act", ""), ("revision", "0")]).await;
        assert_eq!((status, answer["text"].as_str()), (200, Some(typed.as_str())));
        let html = answer["html"].as_str().expect("html");
        assert!(html.contains("Turn 2, “a1”: "), "{html}");
        for there in ["value=\"tap:e4\"", "value=\"tap:d5\"", "value=\"tap:e5\"", "1 black disc: d4"] {
            assert!(html.contains(there), "{there}");
        }
        assert!(!html.contains("value=\"tap:a1\""));
    });
}

#[test]
fn every_game_has_its_page() {
    on_each_database(async |app| {
        let mut reader = Visitor::new(&app);
        reader.language = "fr";
        let index = reader.get("/games").await;
        index.is(200);
        let (mut written, mut drawn) = (0, 0);
        for entry in catalogue::all() {
            let id = entry.facts.id;
            index.has(&format!("href=\"/games/{id}\"")).has(&format!("/games/{id}/emblem.svg"));
            let page = reader.get(&format!("/games/{id}")).await;
            page.is(200).says("game-notation").has(&format!("[Game &#34;{id}&#34;]"));
            // The start, and each kind of turn on the board; what needs a rare position is only written.
            let (_, figure) = page.body.split_once("<figure class=\"board-frame\"><svg").expect("the start");
            assert!(figure.split("</figure>").next().is_some_and(|start| start.contains("Position de départ")), "{id}");
            let (_, examples) = page.body.split_once("<div class=\"examples\">").expect("examples");
            let examples: Vec<&str> =
                examples.split("</section>").next().expect("an end").split("<figure>").skip(1).collect();
            assert_eq!(examples.len(), entry.facts.notation.len(), "{id}");
            written += examples.len();
            drawn += examples.iter().filter(|example| example.contains("<svg")).count();
            page.has(&format!("src=\"/games/{id}/sample.svg\""));
            let film = reader.get(&format!("/games/{id}/sample.svg")).await;
            film.is(200).has("@keyframes").has("class=\"frame last\"");
            let frames = film.body.matches("<g class=\"frame").count();
            assert!((2..=60).contains(&frames), "{id}: {frames} frames");
            assert!(film.body.contains("class=\"mark "), "{id}: no turn is pointed out");
            reader.get(&format!("/games/{id}/emblem.svg")).await.is(200).has("<svg");
        }
        assert!(drawn * 10 > written * 8, "{drawn} of {written}");
        for end in ["", "/emblem.svg", "/sample.svg", "/record"] {
            reader.get(&format!("/games/chess{end}")).await.is(404);
        }
    });
}

#[test]
fn a_game_is_recorded_without_scripts() {
    on_each_database(async |app| {
        let mut player = Visitor::new(&app);
        let page = player.get("/games/spline/record?names=Ada%0ABen").await;
        page.is(200).has("Ada to play").has("value=\"tap:a1\"").has("value=\"tap:resign\"");
        let mut text = String::from("[Game \"spline\"]\r\n[P1 \"Ada\"]\r\n[P2 \"Ben\"]\r\n");
        let mut last = None;
        for spot in ["a1", "a2", "b1", "b2", "c1", "c2", "d1"] {
            let tap = format!("tap:{spot}");
            let fields = [("text", text.as_str()), ("act", tap.as_str())];
            let page = player.send("/games/spline/record", "/games/spline/record/step", &fields).await;
            page.is(200);
            text = text_of(&page);
            last = Some(page);
        }
        last.expect("a page").has("Ada wins").has("class=\"mark deciding\"");
        assert!(text.contains("4. d1"), "{text}");
        let back = [("text", text.as_str()), ("act", "undo-turn")];
        let page = player.send("/games/spline/record", "/games/spline/record/step", &back).await;
        page.is(200).has("Ada to play").has("Ben puts");
        let wrong = [("text", text.as_str()), ("act", "tap:a1")];
        player.send("/games/spline/record", "/games/spline/record/step", &wrong).await.is(200).has("role=\"alert\"");
        let typed = [("text", "[Game \"reversi\"]\n"), ("act", "")];
        player
            .send("/games/spline/record", "/games/spline/record/step", &typed)
            .await
            .says("refused-page-text-game-correct-tag");
        player.get("/games/spline/record?names=A%0AB%0AC").await.is(422).has("players");
        player.post("/games/spline/record/step", &[("text", "")]).await.is(403);
    });
}

/// What stands in the text area of a page.
fn text_of(page: &Answer) -> String {
    let (_, rest) = page.body.split_once("<textarea name=\"text\"").expect("a text area");
    let (_, rest) = rest.split_once('>').expect("its beginning");
    let (text, _) = rest.split_once("</textarea>").expect("its end");
    text.replace("&#34;", "\"").replace("&#38;", "&")
}

async fn step(visitor: &mut Visitor, page: &str, fields: &[(&str, &str)]) -> (u16, serde_json::Value) {
    let token = visitor.get(page).await.field("csrf").expect("a form");
    let request = TestRequest::post()
        .uri(&format!("{page}/step"))
        .insert_header(("accept", "application/json"))
        .insert_header(("x-csrf", token))
        .set_form(fields);
    let answer = visitor.request(request).await;
    (answer.status.as_u16(), serde_json::from_str(&answer.body).expect("json"))
}

#[test]
fn a_draft_is_kept_and_does_not_overwrite_another_device() {
    on_each_database(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let page = "/games/moulin/record";
        let text = text_of(&anna.get(page).await);
        let (status, first) = step(&mut anna, page, &[("text", &text), ("act", "tap:a1"), ("revision", "0")]).await;
        assert_eq!((status, first["revision"].as_i64()), (200, Some(1)));
        assert!(first["html"].as_str().expect("html").contains("data-spot=\"d2\""));
        // The page was closed, and opened elsewhere.
        let again = text_of(&anna.get(page).await);
        assert!(again.ends_with("1. a1\n"), "{again}");
        let (status, second) = step(&mut anna, page, &[("text", &again), ("act", "tap:b2"), ("revision", "1")]).await;
        assert_eq!((status, second["revision"].as_i64()), (200, Some(2)));
        // The answer was lost, and the same step is sent again.
        let (status, same) = step(&mut anna, page, &[("text", &again), ("act", "tap:b2"), ("revision", "1")]).await;
        assert_eq!((status, same["revision"].as_i64()), (200, Some(2)));
        // The first device is behind.
        let (status, behind) = step(&mut anna, page, &[("text", &again), ("act", "tap:d2"), ("revision", "1")]).await;
        assert_eq!((status, behind["revision"].as_i64()), (409, Some(2)));
        assert_eq!(behind["text"], second["text"]);
        let (_, anew) = step(&mut anna, page, &[("text", &again), ("act", "new"), ("revision", "2")]).await;
        assert_eq!(anew["text"].as_str(), Some(text.as_str()));
        // Nobody else sees any of it.
        assert!(!Visitor::signed_in(&app, "Bob").await.get(page).await.body.contains("1. a1"));
    });
}

#[test]
fn a_game_at_a_table_is_recorded_and_handed_in() {
    on_each_database(async |app| {
        let (place, mut player) = fixture(&app, "linked").await;
        let table = format!("/clubs/{}/{}/tables/1", place.club.slug, place.competition.slug);
        let page = format!("{table}/recorder");
        let text = text_of(&player.get(&page).await);
        assert!(text.contains("[P1 \"seated\"]") && text.contains("[Game \"reversi\"]"), "{text}");
        let (status, begun) = step(&mut player, &page, &[("text", &text), ("act", "tap:d3")]).await;
        assert_eq!(status, 200, "{begun}");
        let text = begun["text"].as_str().expect("a text").to_owned();
        let fields = [("text", text.as_str()), ("act", "tap:resign"), ("revision", "1")];
        let (_, over) = step(&mut player, &page, &fields).await;
        assert_eq!(over["over"], true, "{over}");
        let html = over["html"].as_str().expect("html");
        assert!(html.contains(&format!("formaction=\"{table}/report\"")), "{html}");
        let text = over["text"].as_str().expect("a text").to_owned();
        let answer = player.send(&page, &format!("{table}/report"), &[("text", &text)]).await;
        answer.goes_to(&format!("{table}?done=report-stored"));
        // What was handed in is no draft any more.
        player.get(&page).await;
        let left: i64 =
            app.db.query(|connection| Ok(drafts::table.count().get_result(connection)?)).await.expect("drafts");
        assert_eq!(left, 0);
        let id: String = app
            .db
            .query(|connection| Ok(records::table.select(records::id).first(connection)?))
            .await
            .expect("a record");
        Visitor::new(&app).get(&format!("/records/{id}")).await.is(200).says("ended-resign");
    });
}

/// A step without scripts; the page after it.
async fn tapped(visitor: &mut Visitor, game: &str, page: &Answer, tap: &str) -> Answer {
    let (path, act) = (format!("/games/{game}/record"), format!("tap:{tap}"));
    let fields = [("text", text_of(page)), ("act", act)];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let page = visitor.send(&path, &format!("{path}/step"), &fields).await;
    page.is(200);
    assert!(!page.body.contains("role=\"alert\""), "{tap}: {}", page.body);
    page
}

#[test]
fn a_secret_choice_is_not_in_the_page_before_all_have_chosen() {
    on_each_database(async |app| {
        let mut player = Visitor::new(&app);
        let start = player.get("/games/spagyric/record?names=Ada%0ABen").await;
        start.is(200).has("I am Ada");
        let chosen = tapped(&mut player, "spagyric", &start, "W").await;
        chosen.has("I am Ben");
        let text = text_of(&chosen);
        assert!(text.contains("1. covered-") && !text.contains("1. W"), "{text}");
        assert!(!chosen.body.contains("Ada puts") && !chosen.body.contains("class=\"cover\" open"));
        // Every page has other words for the same choice, so that they cannot be compared.
        let again = tapped(&mut player, "spagyric", &start, "W").await;
        assert_ne!(text_of(&again), text);
        let shown = tapped(&mut player, "spagyric", &chosen, "B").await;
        assert!(text_of(&shown).ends_with("1. W B\n"), "{}", text_of(&shown));
        // A word that nobody here has sealed stays what it is.
        let forged = text.replace("covered-", "covered-aa");
        let fields = [("text", forged.as_str()), ("act", "")];
        let page = player.send("/games/spagyric/record", "/games/spagyric/record/step", &fields).await;
        page.is(200).has("role=\"alert\"");
        // Nor is a sealed word opened where it stands in nothing that can be read, or in another browser.
        let word = text.split_whitespace().find(|word| word.starts_with("covered-")).expect("a sealed word");
        for act in ["", "tap:B"] {
            let page = player
                .send("/games/spagyric/record", "/games/spagyric/record/step", &[("text", word), ("act", act)])
                .await;
            page.is(200).has(word);
        }
        let mut other = Visitor::new(&app);
        let fields = [("text", text.as_str()), ("act", "tap:B")];
        let page = other.send("/games/spagyric/record", "/games/spagyric/record/step", &fields).await;
        page.is(200).has("role=\"alert\"");
        assert!(!text_of(&page).contains("1. W"), "{}", text_of(&page));
    });
}

#[test]
fn a_covered_choice_opens_only_where_it_was_made() {
    on_each_database(async |app| {
        let mut player = Visitor::new(&app);
        let (here, step) = ("/games/spagyric/record", "/games/spagyric/record/step");
        let start = player.get("/games/spagyric/record?names=Ada%0ABen").await;
        let text = text_of(&tapped(&mut player, "spagyric", &start, "W").await);
        let word = text.split_whitespace().find(|word| word.starts_with("covered-")).expect("a sealed word").to_owned();
        let head = text.split("1. ").next().expect("tags").to_owned();
        let moved = [
            ("a name", text.replace("\"Ada\"", &format!("\"{word}\""))),
            ("another tag", text.replace("[P1 ", &format!("[Event \"{word}\"]\n[P1 "))),
            ("a comment", text.replace("1. ", &format!("{{{word}}} 1. "))),
            ("part of a turn", text.replace(&word, &format!("{word}B"))),
            ("the second choice", format!("{head}1. B {word}\n")),
            ("both choices", format!("{head}1. {word} {word}\n")),
            ("a later turn", format!("{head}1. W B\n2. {word}\n")),
            ("another variant", text.replace("\"standard\"", "\"nonsense\"")),
            ("more seats", text.replace("[P2 ", "[P3 \"Cleo\"]\n[P2 ")),
        ];
        for (place, text) in &moved {
            for act in ["", "tap:B", "undo-turn"] {
                let page = player.send(here, step, &[("text", text), ("act", act)]).await;
                page.is(200).has("role=\"alert\"").has(&word);
                for opened in ["[P1 \"W\"]", "[Event \"W\"]", "{W}", "“W", "1. W", "B W", "2. W"] {
                    let given = text.contains(opened);
                    assert!(given || !text_of(&page).contains(opened), "{opened} as {place}: {}", text_of(&page));
                    assert!(given || !page.body.contains(opened), "{opened} as {place}: {}", page.body);
                }
            }
        }
        // Another game reads the same words; a choice of this one is not opened there.
        let other = text.replace("\"spagyric\"", "\"spindizzy\"");
        let there = player.send("/games/spindizzy/record", "/games/spindizzy/record/step", &[("text", &other)]).await;
        there.is(200).has("role=\"alert\"").has(&word);
        // In its own place it is opened, also after a name was put right.
        let page = player.send(here, step, &[("text", &text.replace("\"Ben\"", "\"Benno\"")), ("act", "tap:B")]).await;
        assert!(text_of(&page).ends_with("1. W B\n"), "{}", text_of(&page));
    });
}

#[test]
fn part_of_a_covered_turn_is_not_told_as_a_whole_one() {
    on_each_database(async |app| {
        let mut player = Visitor::new(&app);
        let page = player.get("/games/spindizzy/record?names=Ada%0ABen%0ACleo").await;
        let text = text_of(&tapped(&mut player, "spindizzy", &page, "W").await);
        let (here, step) = ("/games/spindizzy/record", "/games/spindizzy/record/step");
        // With a blank behind it the choice of one would be the turn of all.
        let page = player.send(here, step, &[("text", &format!("{text} ")), ("act", "")]).await;
        page.is(200).has("role=\"alert\"");
        assert!(!page.body.contains("“W”") && !page.body.contains("1. W"), "{}", page.body);
    });
}

#[test]
fn what_others_wrote_of_the_same_turn_is_covered_as_well() {
    on_each_database(async |app| {
        let mut player = Visitor::new(&app);
        let mut page = player.get("/games/spindizzy/record").await;
        let deal = [("text", text_of(&page)), ("act", "deal".to_owned())];
        if page.body.contains("value=\"deal\"") {
            let fields: Vec<(&str, &str)> = deal.iter().map(|(name, value)| (*name, value.as_str())).collect();
            page = player.send("/games/spindizzy/record", "/games/spindizzy/record/step", &fields).await;
        }
        for colour in ["W", "B"] {
            page = tapped(&mut player, "spindizzy", &page, colour).await;
            page.has("class=\"cover\"><summary>").has("1. covered-");
            assert!(!page.body.contains("<code>"), "what is written so far is nobody’s to see");
        }
        page = tapped(&mut player, "spindizzy", &page, "R").await;
        page.has("<code>WBR</code>");
    });
}

#[test]
fn a_secret_setup_stays_covered_until_the_game_is_over() {
    on_each_database(async |app| {
        let mut player = Visitor::new(&app);
        let mut page = player.get("/games/spangle/record?names=Ada%0ABen%0ACleo%0ADan").await;
        for colour in ["W", "R", "R", "B"] {
            page.has("class=\"cover\"><summary>");
            page = tapped(&mut player, "spangle", &page, colour).await;
        }
        let text = text_of(&page);
        assert!(text.contains("[Setup \"covered-") && !page.body.contains("WRRB"), "{text}");
        assert!(!page.body.contains("value=\"deal\""), "nobody would know what was dealt");

        let mut page = player.get("/games/spy/record?names=Ada%0ABen%0ACleo").await;
        let code = "WBR".repeat(10);
        for letter in code.chars().chain("WWBBRRRRRR".chars()) {
            let ways = page.body.matches("value=\"tap: ").count();
            let tap = if ways > 0 { format!(" {letter}") } else { letter.to_string() };
            page = tapped(&mut player, "spy", &page, &tap).await;
            assert!(!text_of(&page).contains("WB"), "{}", text_of(&page));
        }
        page.has("I am Ben").has("[Setup &#34;covered-");
        // The board of the code is there, and empty.
        let (_, board) = page.body.split_once("data-board=\"P1\"").expect("a board");
        let board = board.split("data-board").next().expect("its end");
        assert!(board.contains("data-spot=\"a1\"") && !board.contains("class=\"piece"), "{board}");
    });
}

#[test]
fn the_contact_sheet_has_every_game_in_every_variant() {
    on_each_database(async |app| {
        let sheet = role(&app, "admin").await.get("/admin/boards").await;
        sheet.is(200);
        for entry in catalogue::all() {
            for variant in entry.facts.variants {
                let head = format!("data-game=\"{}\" data-variant=\"{}\"", entry.facts.id, variant.id);
                let (_, rest) = sheet.body.split_once(&head).unwrap_or_else(|| panic!("no {head}"));
                let section = rest.split("</section>").next().expect("a section");
                assert_eq!(section.matches("<svg").count(), 3, "{head}");
            }
        }
    });
}
