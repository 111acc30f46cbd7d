//! The API and its description. That each answer is as described is seen to by the harness, for every test.

use std::collections::BTreeSet;

use actix_web::http::{Method, StatusCode};
use actix_web::test::TestRequest;
use podium::clubs::model::Club;
use podium::store::schema::clubs;
use serde_json::{Value, json};

use crate::described::{check, description};
use crate::harness::{Answer, Visitor, on_each_database};

#[test]
fn every_route_is_described_and_nothing_else() {
    let document = description();
    let paths = document["paths"].as_object().expect("paths");
    let described: BTreeSet<String> = paths
        .iter()
        .flat_map(|(path, methods)| {
            methods.as_object().expect("methods").keys().map(move |method| format!("{} {path}", method.to_uppercase()))
        })
        .collect();
    let served: BTreeSet<String> = podium::pages::routes()
        .iter()
        .filter(|route| route.path.starts_with("/api/"))
        .map(|route| format!("{} {}", route.method, route.path))
        .collect();
    assert_eq!(described, served);
}

/// Programs are written against this document: a change of it is a change for them, and belongs into the changelog.
#[test]
fn the_description_is_as_it_was() {
    let mut document = description();
    document["info"]["version"] = json!("of the release");
    insta::assert_json_snapshot!("openapi", document);
}

/// The parameters of a path and no others, each list that has parts with its own.
#[test]
fn parameters_are_described() {
    let document = description();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for operation in methods.as_object().expect("methods").values() {
            let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
            let of = |place: &str| -> BTreeSet<&str> {
                let those = parameters.iter().filter(|one| one["in"] == place);
                those.map(|one| one["name"].as_str().expect("a name")).collect()
            };
            let named: BTreeSet<&str> = path.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect();
            assert_eq!(of("path"), named, "{path}");
            let has_parts = ["/api/v1/clubs", "/api/v1/competitions", "/api/v1/clubs/{club}"].contains(&path.as_str());
            assert_eq!(of("query").contains("offset"), has_parts, "{path}");
        }
    }
}

#[test]
#[should_panic(expected = "is not as described")]
fn an_answer_with_another_field_is_noticed() {
    let body = json!({ "error": "error-not-found", "message": "Nothing.", "request": "1", "more": 1 }).to_string();
    check(&Method::GET, Some("/api/v1/games"), StatusCode::NOT_FOUND, "application/json", &body);
}

#[test]
#[should_panic(expected = "is not as described")]
fn an_error_with_an_unknown_code_is_noticed() {
    let body = json!({ "error": "error-new", "message": "Nothing.", "request": "1" }).to_string();
    check(&Method::GET, Some("/api/v1/games"), StatusCode::NOT_FOUND, "application/json", &body);
}

#[test]
#[should_panic(expected = "is not described")]
fn a_status_that_is_not_described_is_noticed() {
    check(&Method::GET, Some("/api/v1/games"), StatusCode::IM_A_TEAPOT, "application/json", "{}");
}

fn told(answer: &Answer) -> Value {
    serde_json::from_str(&answer.body).expect("JSON")
}

#[test]
fn errors_have_a_code_a_message_and_the_request() {
    on_each_database(async |app| {
        let mut reader = Visitor::new(&app);
        let get = |path: &str| TestRequest::get().uri(path);
        let unknown = ("authorization", "Bearer of-nobody");
        for (request, status, code) in [
            (get("/api/v1/clubs/nowhere"), 404, "error-not-found"),
            (get("/api/v1/nothing"), 404, "error-not-found"),
            (TestRequest::delete().uri("/api/v1/games"), 404, "error-not-found"),
            (get("/api/v1/clubs?offset=many"), 400, "error-unreadable"),
            (get("/api/v1/games").insert_header(unknown), 401, "error-token"),
        ] {
            let answer = reader.request(request).await;
            let error = told(answer.is(status));
            assert_eq!(error["error"], code);
            assert_ne!(error["message"], "");
            let id = answer.headers.iter().find(|(name, _)| name == "x-request-id").map(|(_, id)| id.as_str());
            assert_eq!(error["request"].as_str(), id);
        }
        reader.language = "fr";
        let french = told(&reader.get("/api/v1/clubs?offset=many").await);
        assert!(french["message"].as_str().is_some_and(|message| message.contains("illisible")), "{french}");
    });
}

#[test]
fn long_lists_come_in_parts() {
    on_each_database(async |app| {
        let many: Vec<Club> =
            (0..103).map(|at| Club::new(&format!("club-{at:03}"), &format!("Club {at}"), "Lyon")).collect();
        let stored = app.db.write(move |connection| {
            for club in &many {
                diesel::RunQueryDsl::execute(diesel::insert_into(clubs::table).values(club), connection)?;
            }
            Ok(())
        });
        stored.await.expect("clubs");
        let mut reader = Visitor::new(&app);
        let mut slugs = async |query: &str| -> Vec<String> {
            let list = told(reader.get(&format!("/api/v1/clubs{query}")).await.is(200));
            let list = list.as_array().expect("a list").iter();
            list.map(|club| club["slug"].as_str().expect("a slug").to_owned()).collect()
        };
        let first = slugs("").await;
        assert_eq!((first.len(), first[0].as_str(), first[99].as_str()), (100, "club-000", "club-099"));
        assert_eq!(slugs("?offset=100").await, ["club-100", "club-101", "club-102"]);
        assert!(slugs("?offset=103").await.is_empty());
    });
}
