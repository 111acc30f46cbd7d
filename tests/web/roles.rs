//! Every route × every role.
//!
//! The list below says who may take each route, written apart from the code; a route without a row fails the test.

use std::collections::BTreeMap;

use actix_web::test::TestRequest;
use podium::web::routes;

use crate::harness::on_each_database;

/// Who is let through; everybody else is asked to sign in (nobody) or refused.
const EVERYBODY: &[&str] = &["nobody", "stranger", "admin"];
const ACCOUNTS: &[&str] = &["stranger", "admin"];

/// `METHOD path`, and who may.
const RULES: &[(&str, &[&str])] = &[
    ("GET /static/{name}", EVERYBODY),
    ("GET /healthz", EVERYBODY),
    ("GET /readyz", EVERYBODY),
    // From the machine itself; the handler asks for more from elsewhere.
    ("GET /metrics", EVERYBODY),
    ("GET /sign-up", EVERYBODY),
    ("POST /sign-up", EVERYBODY),
    ("GET /sign-in", EVERYBODY),
    ("POST /sign-in", EVERYBODY),
    ("POST /sign-out", ACCOUNTS),
    ("GET /verify/{secret}", EVERYBODY),
    ("GET /reset", EVERYBODY),
    ("POST /reset", EVERYBODY),
    ("GET /reset/{secret}", EVERYBODY),
    ("POST /reset/{secret}", EVERYBODY),
    ("GET /account", ACCOUNTS),
    ("POST /account/profile", ACCOUNTS),
    ("POST /account/password", ACCOUNTS),
    ("POST /account/sessions", ACCOUNTS),
    ("GET /account/data", ACCOUNTS),
    ("POST /account/delete", ACCOUNTS),
    ("GET /language/{code}", EVERYBODY),
];

#[test]
fn every_route_has_a_rule_and_every_rule_a_route() {
    let routes: Vec<String> = routes::all().iter().map(|route| format!("{} {}", route.method, route.path)).collect();
    let rules: BTreeMap<&str, _> = RULES.iter().copied().collect();
    for route in &routes {
        assert!(rules.contains_key(route.as_str()), "no rule for {route}");
    }
    for rule in rules.keys() {
        assert!(routes.iter().any(|route| route == rule), "no route for {rule}");
    }
}

#[test]
fn each_role_gets_as_far_as_its_rule_says() {
    on_each_database(async |app| {
        for (route, allowed) in RULES {
            let (method, path) = route.split_once(' ').expect("method and path");
            let path = path.replace("{name}", "none").replace("{secret}", "none").replace("{code}", "en");
            for role in ["nobody", "stranger", "admin"] {
                let mut visitor = crate::harness::role(&app, role).await;
                let token = visitor.get("/sign-in").await.field("csrf").unwrap_or_default();
                let request = match method {
                    "GET" => TestRequest::get().uri(&path),
                    _ => TestRequest::post().uri(&path).insert_header(("x-csrf", token)),
                };
                let status = visitor.request(request).await.status.as_u16();
                let let_through = !matches!(status, 401 | 403);
                assert_eq!(let_through, allowed.contains(&role), "{role} at {route}: {status}");
            }
        }
    });
}
