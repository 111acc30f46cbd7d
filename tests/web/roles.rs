//! Every route × every role.
//!
//! The list below says who may take each route, written apart from the code; a route without a row fails the test.

use std::collections::BTreeMap;

use actix_web::test::TestRequest;
use podium::web::Again;

use crate::harness::{Fixture, ROLES, Visitor, draft, fixture, on_each_database};

/// Who is let through; everybody else is asked to sign in or refused. Members and staff are those of the fixture's
/// club; see [`ROLES`] for the others.
const EVERYBODY: &[&str] = ROLES;
const ACCOUNTS: &[&str] = &["stranger", "seated", "member", "arbiter", "organiser", "owner", "admin"];
const SEATED: &[&str] = &["linked", "seated", "arbiter", "organiser", "owner"];
const MEMBERS: &[&str] = &["member", "arbiter", "organiser", "owner", "admin"];
const ARBITERS: &[&str] = &["arbiter", "organiser", "owner", "admin"];
const ORGANISERS: &[&str] = &["organiser", "owner", "admin"];
const OWNERS: &[&str] = &["owner", "admin"];
const ADMINS: &[&str] = &["admin"];

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
    ("POST /verify/{secret}", EVERYBODY),
    ("POST /sign-in/link", EVERYBODY),
    ("GET /sign-in/link/{secret}", EVERYBODY),
    ("POST /sign-in/link/{secret}", EVERYBODY),
    ("GET /reset", EVERYBODY),
    ("POST /reset", EVERYBODY),
    ("GET /reset/{secret}", EVERYBODY),
    ("POST /reset/{secret}", EVERYBODY),
    ("GET /account", ACCOUNTS),
    ("POST /account/profile", ACCOUNTS),
    ("POST /account/password", ACCOUNTS),
    ("POST /account/sessions", ACCOUNTS),
    ("POST /account/email", ACCOUNTS),
    ("GET /account/email/{secret}", EVERYBODY),
    ("POST /account/email/{secret}", EVERYBODY),
    ("GET /account/email/undo/{secret}", EVERYBODY),
    ("POST /account/email/undo/{secret}", EVERYBODY),
    ("POST /account/tokens", ACCOUNTS),
    ("POST /account/tokens/end", ACCOUNTS),
    ("GET /account/privacy", ACCOUNTS),
    ("POST /account/privacy", ACCOUNTS),
    ("POST /account/data", ACCOUNTS),
    ("POST /account/delete", ACCOUNTS),
    ("POST /sign-in/passkey", EVERYBODY),
    ("GET /sign-in/second", EVERYBODY),
    ("POST /sign-in/second", EVERYBODY),
    ("POST /sign-in/second/passkey", EVERYBODY),
    ("GET /account/security", ACCOUNTS),
    ("POST /account/passkeys", ACCOUNTS),
    ("GET /account/passkeys/new", ACCOUNTS),
    ("POST /account/passkeys/new", ACCOUNTS),
    ("POST /account/passkeys/rename", ACCOUNTS),
    ("POST /account/passkeys/remove", ACCOUNTS),
    ("POST /account/passkeys/ask", ACCOUNTS),
    ("POST /account/app", ACCOUNTS),
    ("GET /account/app", ACCOUNTS),
    ("POST /account/app/confirm", ACCOUNTS),
    ("POST /account/app/remove", ACCOUNTS),
    ("POST /account/codes", ACCOUNTS),
    ("POST /language/{code}", EVERYBODY),
    ("GET /demo", EVERYBODY),
    ("POST /demo/sign-in", EVERYBODY),
    ("GET /clubs", EVERYBODY),
    ("GET /clubs/new", ACCOUNTS),
    ("POST /clubs/new", ACCOUNTS),
    ("GET /clubs/{club}", EVERYBODY),
    ("GET /clubs/{club}/edit", OWNERS),
    ("POST /clubs/{club}/edit", OWNERS),
    ("GET /clubs/{club}/members", MEMBERS),
    ("POST /clubs/{club}/members/role", OWNERS),
    ("POST /clubs/{club}/members/remove", OWNERS),
    ("POST /clubs/{club}/members/second-factor", OWNERS),
    ("POST /clubs/{club}/members/leave", MEMBERS),
    ("POST /clubs/{club}/members/invite", ORGANISERS),
    ("POST /clubs/{club}/members/revoke", ORGANISERS),
    ("GET /invite/{secret}", EVERYBODY),
    ("POST /invite/{secret}", ACCOUNTS),
    ("GET /clubs/{club}/roster", MEMBERS),
    ("POST /clubs/{club}/roster", ORGANISERS),
    ("POST /clubs/{club}/roster/note", ORGANISERS),
    ("POST /clubs/{club}/roster/remove", ORGANISERS),
    ("POST /clubs/{club}/roster/claim", ORGANISERS),
    ("POST /clubs/{club}/roster/claim/withdraw", ORGANISERS),
    ("POST /clubs/{club}/roster/privacy", ORGANISERS),
    ("GET /clubs/{club}/new", ORGANISERS),
    ("GET /clubs/{club}/new/{game}", ORGANISERS),
    ("POST /clubs/{club}/new/{game}", ORGANISERS),
    ("POST /clubs/{club}/templates/{template}/delete", ORGANISERS),
    ("GET /clubs/{club}/circuits", EVERYBODY),
    ("GET /clubs/{club}/circuits/new", ORGANISERS),
    ("POST /clubs/{club}/circuits/new", ORGANISERS),
    ("GET /clubs/{club}/circuits/{circuit}.{suffix}", EVERYBODY),
    ("GET /clubs/{club}/circuits/{circuit}", EVERYBODY),
    ("GET /clubs/{club}/circuits/{circuit}/edit", ORGANISERS),
    ("POST /clubs/{club}/circuits/{circuit}/edit", ORGANISERS),
    ("POST /clubs/{club}/circuits/{circuit}/delete", ORGANISERS),
    ("GET /clubs/{club}/{competition}/desk", ARBITERS),
    ("GET /clubs/{club}/{competition}/desk/settings", ORGANISERS),
    ("POST /clubs/{club}/{competition}/desk/settings", ORGANISERS),
    ("POST /clubs/{club}/{competition}/desk/registration", ORGANISERS),
    ("GET /clubs/{club}/{competition}/desk/entries", ARBITERS),
    ("POST /clubs/{club}/{competition}/desk/entries", ORGANISERS),
    ("POST /clubs/{club}/{competition}/desk/entries/import", ORGANISERS),
    ("POST /clubs/{club}/{competition}/desk/entries/seed", ORGANISERS),
    ("GET /clubs/{club}/{competition}/desk/entries/links", ORGANISERS),
    ("GET /clubs/{club}/{competition}/desk/entries/{entry}", ORGANISERS),
    ("POST /clubs/{club}/{competition}/desk/entries/{entry}", ORGANISERS),
    ("POST /clubs/{club}/{competition}/desk/entries/{entry}/check-in", ARBITERS),
    ("POST /clubs/{club}/{competition}/desk/start", ORGANISERS),
    ("POST /clubs/{club}/{competition}/desk/rounds", ARBITERS),
    ("GET /clubs/{club}/{competition}/desk/rounds/{stage}/{round}", ARBITERS),
    ("POST /clubs/{club}/{competition}/desk/rounds/{stage}/{round}", ARBITERS),
    ("GET /clubs/{club}/{competition}/desk/results/{stage}/{round}", ARBITERS),
    ("POST /clubs/{club}/{competition}/desk/results/{stage}/{round}", ARBITERS),
    ("GET /clubs/{club}/{competition}/desk/tables/{table}", ARBITERS),
    ("POST /clubs/{club}/{competition}/desk/tables/{table}", ARBITERS),
    ("GET /clubs/{club}/{competition}/desk/finish", ORGANISERS),
    ("POST /clubs/{club}/{competition}/desk/finish", ORGANISERS),
    ("POST /clubs/{club}/{competition}/desk/season", ORGANISERS),
    ("POST /clubs/{club}/{competition}/desk/rehearse", ORGANISERS),
    ("GET /claim/{secret}", EVERYBODY),
    ("POST /claim/{secret}", ACCOUNTS),
    ("GET /admin/boards", ADMINS),
    ("GET /report", EVERYBODY),
    ("POST /report", EVERYBODY),
    ("GET /admin/reports", ADMINS),
    ("POST /admin/reports", ADMINS),
    ("GET /admin/moderate", ADMINS),
    ("POST /admin/moderate", ADMINS),
    ("GET /admin/moderate/account", ADMINS),
    ("GET /admin/moderate/clubs", ADMINS),
    ("POST /admin/moderate/clubs", ADMINS),
    ("POST /admin/moderate/account", ADMINS),
    ("GET /games", EVERYBODY),
    ("GET /games/{game}", EVERYBODY),
    ("GET /games/{game}/emblem.svg", EVERYBODY),
    ("GET /games/{game}/card.png", EVERYBODY),
    ("GET /games/{game}/sample.svg", EVERYBODY),
    ("GET /games/{game}/sheet", EVERYBODY),
    ("GET /games/{game}/record", EVERYBODY),
    ("POST /games/{game}/record/step", EVERYBODY),
    ("GET /records/{record}/frames.json", EVERYBODY),
    ("GET /records/{record}/film.svg", EVERYBODY),
    ("GET /records/{record}/card.png", EVERYBODY),
    ("GET /records/{record}/strip.svg", EVERYBODY),
    ("GET /records/{record}/{turn}.svg", EVERYBODY),
    ("GET /records/{record}/{turn}", EVERYBODY),
    ("GET /records/{record}", EVERYBODY),
    ("GET /clubs/{club}/{competition}/tables/{table}/recorder", SEATED),
    ("POST /clubs/{club}/{competition}/tables/{table}/recorder/step", SEATED),
    ("GET /players/{player}", EVERYBODY),
    ("GET /players/{player}/ratings/{game}", EVERYBODY),
    ("GET /games/{game}/ratings", EVERYBODY),
    ("GET /games/{game}/ratings.{suffix}", EVERYBODY),
    ("GET /clubs/{club}/ratings", EVERYBODY),
    ("GET /clubs/{club}/ratings/{game}", EVERYBODY),
    ("GET /clubs/{club}/ratings/{game}/list.{suffix}", EVERYBODY),
    ("GET /players/{player}/results.{suffix}", EVERYBODY),
    ("GET /home", ACCOUNTS),
    ("GET /search", EVERYBODY),
    ("GET /", EVERYBODY),
    ("GET /competitions", EVERYBODY),
    ("GET /robots.txt", EVERYBODY),
    ("GET /sitemap.xml", EVERYBODY),
    ("GET /clubs/{club}/feed.atom", EVERYBODY),
    ("GET /clubs/{club}/{competition}/feed.atom", EVERYBODY),
    ("GET /clubs/{club}/calendar.ics", EVERYBODY),
    ("GET /clubs/{club}/{competition}/calendar.ics", EVERYBODY),
    ("GET /players/{player}/calendar.ics", EVERYBODY),
    ("GET /clubs/{club}/{competition}/live", EVERYBODY),
    ("GET /clubs/{club}/{competition}/hall", EVERYBODY),
    ("GET /clubs/{club}/{competition}/rounds/{round}/sheets", EVERYBODY),
    ("GET /clubs/{club}/{competition}/desk/cards", ARBITERS),
    ("GET /seat/{id}/{entry}/{signature}", EVERYBODY),
    ("POST /seat/{id}/{entry}/{signature}", ACCOUNTS),
    ("POST /seat/leave", EVERYBODY),
    ("GET /clubs/{club}/{competition}/rounds", EVERYBODY),
    ("GET /clubs/{club}/{competition}/rounds/{round}", EVERYBODY),
    ("GET /clubs/{club}/{competition}/schedule", EVERYBODY),
    ("GET /clubs/{club}/{competition}/tables/{table}", EVERYBODY),
    ("GET /clubs/{club}/{competition}/crosstable", EVERYBODY),
    ("GET /clubs/{club}/{competition}/bracket", EVERYBODY),
    ("GET /clubs/{club}/{competition}/what-if", EVERYBODY),
    ("GET /clubs/{club}/{competition}/entries", EVERYBODY),
    ("GET /clubs/{club}/{competition}/entries/{entry}", EVERYBODY),
    ("GET /clubs/{club}/{competition}/log", EVERYBODY),
    ("GET /clubs/{club}/{competition}/records", EVERYBODY),
    ("GET /clubs/{club}/{competition}/report.trf", EVERYBODY),
    ("GET /clubs/{club}/{competition}/records.zip", EVERYBODY),
    ("GET /clubs/{club}/{competition}/card.png", EVERYBODY),
    ("GET /clubs/{club}/{competition}/tables/{table}/card.png", EVERYBODY),
    ("GET /clubs/{club}/{competition}/{list}.{suffix}", EVERYBODY),
    ("GET /clubs/{club}/{competition}", EVERYBODY),
    ("GET /api/openapi.json", EVERYBODY),
    ("GET /api/v1/games", EVERYBODY),
    ("GET /api/v1/clubs", EVERYBODY),
    ("GET /api/v1/competitions", EVERYBODY),
    ("GET /api/v1/clubs/{club}", EVERYBODY),
    ("GET /api/v1/clubs/{club}/{competition}", EVERYBODY),
    ("GET /api/v1/clubs/{club}/{competition}/tables/{table}", EVERYBODY),
    ("GET /api/v1/clubs/{club}/{competition}/standings", EVERYBODY),
    ("GET /api/v1/clubs/{club}/{competition}/rounds", EVERYBODY),
    ("GET /api/v1/clubs/{club}/{competition}/entries", EVERYBODY),
    ("GET /api/v1/clubs/{club}/{competition}/crosstable", EVERYBODY),
    ("GET /api/v1/clubs/{club}/{competition}/bracket", EVERYBODY),
    ("GET /api/v1/clubs/{club}/{competition}/schedule", EVERYBODY),
    ("GET /api/v1/clubs/{club}/{competition}/what-if", EVERYBODY),
    ("GET /api/v1/clubs/{club}/{competition}/records", EVERYBODY),
    ("GET /api/v1/clubs/{club}/{competition}/log", EVERYBODY),
    ("POST /api/v1/clubs/{club}/{competition}/tables/{table}/records", SEATED),
    ("GET /check", EVERYBODY),
    ("POST /check", EVERYBODY),
    ("GET /records/{record}.txt", EVERYBODY),
    ("GET /clubs/{club}/{competition}/enter", ACCOUNTS),
    ("POST /clubs/{club}/{competition}/enter", ACCOUNTS),
    ("GET /clubs/{club}/{competition}/tables/{table}/head.txt", EVERYBODY),
    ("GET /clubs/{club}/{competition}/tables/{table}/sheet", EVERYBODY),
    ("POST /clubs/{club}/{competition}/tables/{table}/report", SEATED),
    ("POST /clubs/{club}/{competition}/tables/{table}/result", SEATED),
    ("POST /clubs/{club}/{competition}/tables/{table}/confirm", SEATED),
    ("POST /clubs/{club}/{competition}/tables/{table}/dispute", SEATED),
    ("POST /clubs/{club}/{competition}/tables/{table}/time", SEATED),
    ("POST /clubs/{club}/{competition}/tables/{table}/time/agree", SEATED),
    ("POST /clubs/{club}/{competition}/tables/{table}/postpone", SEATED),
    ("POST /clubs/{club}/{competition}/tables/{table}/challenge", SEATED),
    ("GET /clubs/{club}/{competition}/me", SEATED),
    ("POST /clubs/{club}/{competition}/me/bye", SEATED),
    ("POST /clubs/{club}/{competition}/me/bye/cancel", SEATED),
    ("POST /clubs/{club}/{competition}/me/withdraw", SEATED),
    ("POST /clubs/{club}/{competition}/me/tables", SEATED),
    ("POST /clubs/{club}/{competition}/me/challenge", SEATED),
    ("POST /clubs/{club}/{competition}/me/attempt", SEATED),
    ("GET /admin", ADMINS),
    ("GET /admin/users", ADMINS),
    ("POST /admin/users/admin", ADMINS),
    ("GET /admin/erase", ADMINS),
    ("POST /admin/erase", ADMINS),
    ("POST /admin/users/disable", ADMINS),
    ("GET /admin/clubs", ADMINS),
    ("GET /admin/jobs", ADMINS),
    ("POST /admin/jobs/retry", ADMINS),
    ("GET /admin/outbox", ADMINS),
    ("GET /admin/log", ADMINS),
];

#[test]
fn every_route_has_a_rule_and_every_rule_a_route() {
    let routes: Vec<String> =
        podium::pages::routes().iter().map(|route| format!("{} {}", route.method, route.path)).collect();
    let rules: BTreeMap<&str, _> = RULES.iter().copied().collect();
    for route in &routes {
        assert!(rules.contains_key(route.as_str()), "no rule for {route}");
    }
    for rule in rules.keys() {
        assert!(routes.iter().any(|route| route == rule), "no route for {rule}");
    }
}

/// What asks for the password again, written apart from the code.
const ASKS_AGAIN: &[&str] = &[
    "POST /account/app",
    "POST /account/app/confirm",
    "POST /account/app/remove",
    "POST /account/codes",
    "POST /account/data",
    "POST /account/delete",
    "POST /account/email",
    "POST /account/passkeys",
    "POST /account/passkeys/ask",
    "POST /account/passkeys/new",
    "POST /account/passkeys/remove",
    "POST /account/tokens",
    "POST /admin/erase",
    "POST /admin/moderate",
    "POST /admin/moderate/account",
    "POST /admin/moderate/clubs",
    "POST /admin/users/admin",
    "POST /admin/users/disable",
    "POST /clubs/{club}/members/invite",
    "POST /clubs/{club}/members/role",
    "POST /clubs/{club}/members/second-factor",
];

#[test]
fn what_matters_asks_again() {
    let asks = podium::pages::routes().into_iter().filter(|route| route.again != Again::Never);
    let mut asks: Vec<String> = asks.map(|route| format!("{} {}", route.method, route.path)).collect();
    asks.sort();
    assert_eq!(asks, ASKS_AGAIN);
}

/// The path with everything filled in; what the fixture does not have is called `none`.
pub fn filled(pattern: &str, fixture: &Fixture) -> String {
    let parts = pattern.split('/').map(|part| match part {
        "{club}" => fixture.club.slug.as_str(),
        "{competition}" => fixture.competition.slug.as_str(),
        "{table}" | "{round}" | "{entry}" => "1",
        "{player}" => "seated",
        "{game}" => "reversi",
        "{code}" => "en",
        part if part.starts_with('{') => "none",
        part => part,
    });
    parts.collect::<Vec<_>>().join("/")
}

/// An empty form with a good token, or just a visit; what comes back.
pub async fn knock(visitor: &mut Visitor, method: &str, path: &str) -> u16 {
    let request = match method {
        "GET" => TestRequest::get().uri(path),
        _ => {
            let token = visitor.get("/sign-in").await.field("csrf").unwrap_or_default();
            TestRequest::post().uri(path).insert_header(("x-csrf", token))
        }
    };
    visitor.status(request).await
}

#[test]
fn each_role_gets_as_far_as_its_rule_says() {
    on_each_database(async |app| {
        for (route, allowed) in RULES {
            let (method, path) = route.split_once(' ').expect("method and path");
            for role in ROLES {
                let (fixture, mut visitor) = fixture(&app, role).await;
                let status = knock(&mut visitor, method, &filled(path, &fixture)).await;
                let let_through = !matches!(status, 401 | 403);
                assert_eq!(let_through, allowed.contains(role), "{role} at {route}: {status}");
            }
        }
    });
}

#[test]
fn a_draft_is_there_for_staff_alone() {
    on_each_database(async |app| {
        let rules = RULES.iter().filter(|(route, _)| route.contains("{competition}"));
        for (route, allowed) in rules {
            let (method, path) = route.split_once(' ').expect("method and path");
            for role in ROLES {
                let (fixture, mut visitor) = fixture(&app, role).await;
                let draft = draft(&app, &fixture).await;
                let status = knock(&mut visitor, method, &filled(path, &draft)).await;
                // It has no table yet, so that nobody gets further than 404 there.
                if ARBITERS.contains(role) && !path.contains("{table}") {
                    assert_eq!(!matches!(status, 401 | 403), allowed.contains(role), "{role} at {route}: {status}");
                } else {
                    assert_eq!(status, 404, "{role} at {route}");
                }
            }
        }
    });
}
