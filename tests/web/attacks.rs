//! What attackers try.

use std::io::Write;

use actix_web::http::header;
use actix_web::test::TestRequest;
use chrono::NaiveDateTime;
use diesel::prelude::*;
use podium::error::Result;
use podium::store::Connection;
use podium::store::schema::{circuits, clubs, competitions, links, members, outbox, roster, templates};
use podium::web::Access;

use crate::harness::{Answer, Visitor, fixture, on_each_database};
use crate::roles::{filled, knock};
use crate::seen::{forms, unsound};

const PASSWORD: &str = "four words to keep";

#[test]
fn a_form_that_is_not_ours_changes_nothing() {
    on_each_database(async |app| {
        let mut victim = Visitor::signed_in(&app, "Ada").await;
        let mut other = Visitor::signed_in(&app, "Eve").await;
        let theirs = other.get("/account").await.field("csrf").expect("a token");
        for token in ["", "x", &theirs] {
            let fields = [("csrf", token), ("name", "Mallory"), ("language", "en"), ("time_zone", "UTC")];
            victim.post("/account/profile", &fields).await.is(403);
        }
        // A token in the address is none.
        let own = victim.get("/account").await.field("csrf").expect("a token");
        victim.post(&format!("/account/profile?csrf={own}"), &[("name", "Mallory")]).await.is(403);
        // Other methods and kinds of body are no way around.
        let request = TestRequest::post().uri("/account/profile").insert_header((header::CONTENT_TYPE, "text/plain"));
        victim.request(request.set_payload("name=Mallory")).await.is(403);
        victim.request(TestRequest::put().uri("/account/profile").set_payload("name=Mallory")).await.is(404);
        assert!(!victim.get("/account").await.body.contains("Mallory"));
    });
}

/// Every state-changing request, with the owner's cookies and without a form token.
#[test]
fn no_route_takes_a_form_from_elsewhere() {
    on_each_database(async |app| {
        let (fixture, mut owner) = fixture(&app, "owner").await;
        for route in podium::pages::routes().into_iter().filter(|route| route.method != "GET") {
            let path = filled(route.path, &fixture);
            // Programs send no forms, they have a token.
            let (refused, said) =
                if path.starts_with("/api/") { (401, "error-token") } else { (403, "from another site") };
            owner.post(&path, &[("name", "Mallory"), ("csrf", "x")]).await.is(refused).has(said);
            let request = TestRequest::post().uri(&path).insert_header(("authorization", "Bearer x"));
            owner.request(request.set_payload("x")).await.is(refused).has(said);
        }
    });
}

#[test]
fn a_session_is_made_at_sign_in_and_gone_at_sign_out() {
    on_each_database(async |app| {
        let mut visitor = Visitor::new(&app);
        visitor.sign_up("Ada", "ada@example.org").await;
        visitor.set_cookie("session", "planted-by-somebody-else");
        let before = visitor.get("/sign-in").await.field("csrf").expect("a token");
        visitor.sign_in("ada@example.org").await;
        let stolen = visitor.cookie("session").expect("signed in").to_owned();
        assert_ne!(stolen, "planted-by-somebody-else");
        visitor.post("/account/profile", &[("csrf", &before), ("name", "M")]).await.is(403);
        let mut thief = Visitor::new(&app);
        thief.set_cookie("session", &stolen);
        thief.get("/account").await.is(200);
        visitor.send("/account", "/sign-out", &[]).await.is(303);
        thief.get("/account").await.is(401);
        // Nothing stored in the database lets anybody in.
        thief.set_cookie("session", &podium::ids::hashed(&stolen));
        thief.get("/account").await.is(401);
    });
}

#[test]
fn a_new_password_ends_every_other_way_in() {
    on_each_database(async |app| {
        let mut visitor = Visitor::signed_in(&app, "Ada").await;
        let mut thief = Visitor::new(&app);
        thief.sign_in("ada@example.org").await;
        let token = program_token(&mut thief).await;
        let reset = reset_link(&app, "ada@example.org").await;
        let (fixture, _) = fixture(&app, "nobody").await;
        let submits = async || {
            let path = filled("/api/v1/clubs/{club}/{competition}/tables/{table}/records", &fixture);
            let request = TestRequest::post().uri(&path).insert_header(("authorization", format!("Bearer {token}")));
            Visitor::new(&app).request(request.set_payload("x")).await
        };
        submits().await.is(403).has("error-forbidden");
        thief.get(&reset).await.is(200);
        let fields = [("old", PASSWORD), ("password", "other words to keep")];
        visitor.send("/account", "/account/password", &fields).await.is(303);
        thief.get("/account").await.is(401);
        thief.get(&reset).await.is(422);
        submits().await.is(401).has("error-token");
        let kept = app.db.query(|connection| Ok(links::table.count().get_result::<i64>(connection)?)).await;
        assert_eq!(kept.expect("a number"), 0, "no link is left");
    });
}

/// A token for programs, as the account's page shows it once.
async fn program_token(visitor: &mut Visitor) -> String {
    let page =
        visitor.send("/account", "/account/tokens", &[("name", "API"), ("days", "30"), ("scope", "submit")]).await;
    page.is(200);
    let mut words = page.body.split(|letter: char| !letter.is_ascii_alphanumeric());
    words.rfind(|word| word.len() == 52).expect("a token").to_owned()
}

/// The path of a link for a new password, asked for and read from the letter.
async fn reset_link(app: &std::sync::Arc<podium::web::App>, email: &'static str) -> String {
    Visitor::new(app).send("/reset", "/reset", &[("email", email)]).await.is(303);
    let letter = app.db.query(move |connection| {
        let own = outbox::table.filter(outbox::recipient.eq(email)).order(outbox::created_at.desc());
        Ok(own.filter(outbox::body.like("%/reset/%")).select(outbox::body).first::<String>(connection)?)
    });
    let letter = letter.await.expect("a letter");
    format!("/reset/{}", letter.split_once("/reset/").expect("a link").1.split_whitespace().next().expect("a secret"))
}

/// The owner of one club at every route of another.
#[test]
fn power_ends_at_the_club() {
    on_each_database(async |app| {
        let (own, mut owner) = fixture(&app, "owner").await;
        let (other, _) = fixture(&app, "nobody").await;
        for route in podium::pages::routes() {
            let (method, path) = (route.method.as_str(), route.path);
            if !path.contains("{club}") {
                continue;
            }
            if matches!(
                route.access,
                Access::Seat | Access::Member | Access::Arbiter | Access::Organiser | Access::Owner
            ) {
                let status = knock(&mut owner, method, &filled(path, &other)).await;
                assert!(matches!(status, 403 | 404), "{method} {path}: {status}");
            }
            // Another club's competition under the own club's address.
            if path.contains("{competition}") {
                let mut mixed = other.clone();
                mixed.club = own.club.clone();
                mixed.competition = app
                    .competitions
                    .create(
                        other.club.id,
                        podium::competitions::store::Change::by(podium::competitions::event::Actor::System),
                        podium::competitions::settings::Settings {
                            name: format!("Only there {}", podium::ids::new_id()).into(),
                            ..other.competition.settings.clone()
                        },
                    )
                    .await
                    .expect("a competition");
                let status = knock(&mut owner, method, &filled(path, &mixed)).await;
                assert_eq!(status, 404, "{method} {path}");
            }
        }
    });
}

/// Everything that is another club's own, as rows.
fn belongings(connection: &mut Connection, club: &str) -> Result<String> {
    let named = clubs::table.filter(clubs::id.eq(club)).select((clubs::name, clubs::revision));
    let people = members::table.filter(members::club_id.eq(club)).order(members::user_id);
    let guests = roster::table.filter(roster::club_id.eq(club)).order(roster::player_id);
    let open = links::table.filter(links::club_id.eq(club)).order(links::token);
    let drafts = templates::table.filter(templates::club_id.eq(club)).order(templates::id);
    let races = circuits::table.filter(circuits::club_id.eq(club)).order(circuits::id);
    let cups = competitions::table.filter(competitions::club_id.eq(club)).order(competitions::id);
    Ok(format!(
        "{:?}",
        (
            named.load::<(String, i64)>(connection)?,
            people.select((members::user_id, members::role)).load::<(String, String)>(connection)?,
            guests.select((roster::player_id, roster::note)).load::<(String, String)>(connection)?,
            open.select((links::token, links::used_at)).load::<(String, Option<NaiveDateTime>)>(connection)?,
            drafts.select(templates::id).load::<String>(connection)?,
            races.select((circuits::id, circuits::revision)).load::<(String, i64)>(connection)?,
            cups.select((competitions::id, competitions::revision)).load::<(String, i64)>(connection)?,
        )
    ))
}

/// The owner of one club sends the ids of another club's people and things with the forms of the own one.
#[test]
fn ids_of_another_club_in_ones_own_forms_reach_nothing() {
    on_each_database(async |app| {
        let (own, mut owner) = fixture(&app, "owner").await;
        let (other, mut organiser) = fixture(&app, "organiser").await;
        let theirs = other.club.path();
        organiser
            .send(&format!("{theirs}/roster"), &format!("{theirs}/roster"), &[("names", "Zoe Other")])
            .await
            .is(303);
        let invite = [("role", "member"), ("email", "")];
        organiser.send(&format!("{theirs}/members"), &format!("{theirs}/members/invite"), &invite).await.is(303);
        let page = organiser.get(&format!("{theirs}/members")).await;
        let invite = page.field("secret").expect("an invitation");
        let page = format!("{theirs}/new/reversi");
        organiser.send(&page, &page, &[("name", "Theirs"), ("do", "template")]).await.is(303);
        let page = format!("{theirs}/circuits/new");
        let circuit =
            [("name", "Their Circuit"), ("worth", "places"), ("places", "3,2,1"), ("leg", &other.competition.id)];
        organiser.send(&page, &page, &circuit).await.is(303);
        let club = other.club.id;
        let ids = app.db.query(move |connection| {
            let player: String =
                roster::table.filter(roster::club_id.eq(&club)).select(roster::player_id).first(connection)?;
            let user: String =
                members::table.filter(members::club_id.eq(&club)).select(members::user_id).first(connection)?;
            let template: String =
                templates::table.filter(templates::club_id.eq(&club)).select(templates::id).first(connection)?;
            let circuit: String =
                circuits::table.filter(circuits::club_id.eq(&club)).select(circuits::slug).first(connection)?;
            Ok((player, user, template, circuit))
        });
        let (player, user, template, circuit) = ids.await.expect("what is there");
        let look = async || {
            let club = other.club.id;
            app.db.query(move |connection| belongings(connection, &club)).await.expect("rows")
        };
        let before = look().await;
        let fields = [
            ("user", user.as_str()),
            ("player", &player),
            ("secret", &invite),
            ("template", &template),
            ("circuit", &circuit),
            ("competition", &other.competition.id),
            ("leg", &other.competition.id),
            ("role", "owner"),
            ("note", "Mallory was here"),
        ];
        let mut refused = 0;
        let posts = podium::pages::routes()
            .into_iter()
            .filter(|route| route.method == "POST" && route.path.starts_with("/clubs/{club}/"));
        for route in posts.filter(|route| !route.path.ends_with("/leave")) {
            let path = route.path.replace("{template}", &template).replace("{circuit}", &circuit);
            let path = filled(&path, &own);
            let token = owner.get("/sign-in").await.field("csrf").expect("a token");
            let all = [&[("csrf", token.as_str())], fields.as_slice()].concat();
            let status = owner.post(&path, &all).await.status.as_u16();
            assert!(status < 500, "{path}: {status}");
            // Whatever names one of their people or things alone has nothing to do here.
            let names_theirs = ["/role", "/remove", "/revoke", "/note", "/claim", "{circuit}/delete"];
            if names_theirs.iter().any(|end| route.path.ends_with(end)) {
                assert!(matches!(status, 404 | 422), "{path}: {status}");
                refused += 1;
            }
            assert_eq!(look().await, before, "{path}");
        }
        assert!(refused >= 7, "{refused}");
    });
}

#[test]
fn a_seat_link_is_for_one_seat_of_one_competition() {
    on_each_database(async |app| {
        let (one, mut linked) = fixture(&app, "linked").await;
        let (two, _) = fixture(&app, "nobody").await;
        let good = linked.cookie("seat").expect("a link").to_owned();
        let (text, signature) = good.rsplit_once('.').expect("signed");
        let seats = podium::pages::routes().into_iter().filter(|route| route.access == Access::Seat);
        for route in seats {
            let method = route.method.as_str();
            let path = filled(route.path, &one);
            linked.set_cookie("seat", &good);
            let status = knock(&mut linked, method, &path).await;
            assert!(!matches!(status, 401 | 403), "{method} {path}: {status}");
            let elsewhere = knock(&mut linked, method, &filled(route.path, &two)).await;
            assert!(matches!(elsewhere, 401 | 403), "of another competition: {elsewhere}");
            let forged = [
                format!("{}.1.{signature}", one.competition.id),
                format!("{}.2.{signature}", two.competition.id),
                format!("{text}.{}", &signature[..signature.len() - 1]),
                format!("{text}.{}", signature.to_uppercase()),
                format!("{text}."),
                format!("{text}.{}", app.signer.sign("form", text)),
                text.to_owned(),
                format!(
                    "{}.99.{}",
                    one.competition.id,
                    app.signer.sign("seat", &format!("{}.99.0", one.competition.id))
                ),
            ];
            for cookie in forged {
                linked.set_cookie("seat", &cookie);
                let status = knock(&mut linked, method, &path).await;
                assert!(matches!(status, 401 | 403), "{cookie} at {method} {path}: {status}");
            }
        }
    });
}

/// A link that went to the wrong person.
#[test]
fn a_seat_link_is_replaced() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let base = filled("/clubs/{club}/{competition}", &there);
        let links = format!("{base}/desk/entries/links");
        let link = async |owner: &mut Visitor| {
            let page = owner.get(&links).await;
            let (_, after) = page.body.split_once(&format!("/seat/{}/2/", there.competition.id)).expect("a link");
            format!("/seat/{}/2/{}", there.competition.id, after.split('"').next().expect("its end"))
        };
        let old = link(&mut owner).await;
        let mut wrong = Visitor::new(&app);
        wrong.get(&old).await.is(303);
        let report = filled("/clubs/{club}/{competition}/tables/{table}/report", &there);
        assert!(!matches!(knock(&mut wrong, "POST", &report).await, 401 | 403));

        let renew = format!("{base}/desk/entries/2");
        owner.send(&links, &renew, &[("do", "link")]).await.goes_to(&format!("{links}?done=link#link-2"));
        wrong.get(&old).await.is(404);
        assert!(matches!(knock(&mut wrong, "POST", &report).await, 401 | 403), "on the device that has it, too");
        let new = link(&mut owner).await;
        assert_ne!(new, old);
        let mut right = Visitor::new(&app);
        right.get(&new).await.is(303);
        assert!(!matches!(knock(&mut right, "POST", &report).await, 401 | 403));
        owner.get(&format!("{base}/log")).await.has("gave linked a new link");
    });
}

/// Texts that become something else where they are not written as texts.
pub const NASTY: &[&str] = &[
    "'\"><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "'; DROP TABLE users; --",
    "' OR '1'='1",
    "\\'); DELETE FROM events; --",
    "{{ 7*7 }}${7*7}%s%n",
    "a\r\nSet-Cookie: session=mine\r\n\r\n<p>",
    "../../../../etc/passwd",
    "\u{202e}gnp.exe\u{0}",
    "%_\\",
];

/// Every form of every page of a club, each text field filled with something nasty: nothing breaks, nothing runs.
#[test]
fn whatever_is_written_into_forms_stays_text() {
    on_each_database(async |app| {
        let mut nasty = NASTY.iter().cycle();
        let (fixture, mut owner) = fixture(&app, "owner").await;
        let pages: Vec<String> = podium::pages::routes()
            .into_iter()
            // A live page never ends.
            .filter(|route| route.method == "GET" && route.access != Access::Admin && !route.path.ends_with("/live"))
            .map(|route| filled(route.path, &fixture))
            .collect();
        let mut sent = std::collections::BTreeSet::new();
        for page in &pages {
            let answer = owner.get(page).await;
            sound(&answer, "", page);
            for form in forms(&answer.body, page) {
                // These end the visit itself, and what stands on every page is sent once.
                let ends = ["sign-out", "delete", "sessions", "leave"].iter().any(|word| form.action.contains(word));
                let names: Vec<String> = form.fields.iter().map(|field| field.name.clone()).collect();
                if ends || !sent.insert((form.action.clone(), names)) {
                    continue;
                }
                let fields: Vec<(&str, &str)> = form
                    .fields
                    .iter()
                    .filter(|field| !field.button)
                    .map(|field| {
                        let kept = field.values.first().filter(|_| !field.free).map(String::as_str);
                        (field.name.as_str(), kept.or(nasty.next().copied()).unwrap_or_default())
                    })
                    .collect();
                let answer = owner.post(&form.action, &fields).await;
                sound(&answer, &format!("{fields:?}"), &form.action);
            }
        }
        let is_sent = |to: &str| sent.iter().any(|(action, _)| action.ends_with(to));
        for to in ["/clubs/new", "/edit", "/roster", "/new/reversi", "/circuits/new", "/desk/settings", "/profile"] {
            assert!(is_sent(to), "{to} was not seen: {sent:?}");
        }
        // Once more, with what was kept.
        for page in &pages {
            let answer = owner.get(page).await;
            sound(&answer, "", &format!("{page} afterwards"));
        }
    });
}

#[track_caller]
fn sound(answer: &Answer, nasty: &str, place: &str) {
    if let Some(wrong) = unsound(answer) {
        panic!("{place} with {nasty:?}: {wrong}");
    }
}

/// The same texts in addresses and headers.
#[test]
fn whatever_is_asked_for_is_answered() {
    on_each_database(async |app| {
        let (fixture, mut owner) = fixture(&app, "owner").await;
        let encode = |text: &str| text.bytes().map(|byte| format!("%{byte:02x}")).collect::<String>();
        for nasty in NASTY {
            let nasty_path = encode(nasty);
            for route in podium::pages::routes()
                .into_iter()
                .filter(|route| route.method == "GET" && !route.path.ends_with("/live"))
            {
                for param in [
                    "{club}",
                    "{competition}",
                    "{table}",
                    "{round}",
                    "{name}",
                    "{secret}",
                    "{code}",
                    "{player}",
                    "{game}",
                    "{record}",
                ] {
                    if !route.path.contains(param) {
                        continue;
                    }
                    let path = filled(&route.path.replace(param, &nasty_path), &fixture);
                    let answer = owner.get(&path).await;
                    sound(&answer, nasty, &path);
                }
            }
            let answer = owner.get(&format!("/sign-in?next={nasty_path}&done={nasty_path}&lang={nasty_path}")).await;
            sound(&answer, nasty, "/sign-in?…");
        }
        for path in [
            "/static/../Cargo.toml",
            "/static/..%2fCargo.toml",
            "/static/%2e%2e/Cargo.toml",
            "/static//etc/passwd",
            "//example.org/",
            "/clubs/..%2f..%2fadmin",
        ] {
            let answer = owner.get(path).await;
            assert!(!answer.status.is_success(), "{path}: {}", answer.status);
            sound(&answer, "", path);
        }
        for (name, value) in [
            ("accept-language", "fr\u{e9};q=x,,;"),
            ("cookie", "session=;;=; visit=\"<script>\""),
            ("authorization", "Bearer '; DROP TABLE users"),
            ("x-forwarded-for", "<script>"),
            ("user-agent", "a\tb"),
        ] {
            let answer = owner.request(TestRequest::get().uri("/sign-in").insert_header((name, value))).await;
            sound(&answer, value, name);
        }
    });
}

#[test]
fn too_much_is_refused_before_it_is_read() {
    on_each_database(async |app| {
        let mut visitor = Visitor::signed_in(&app, "Ada").await;
        let large = "x".repeat(podium::web::forms::MAX_BODY + 1);
        visitor.send("/account", "/account/profile", &[("name", &large)]).await.is(400);
        let deep = "[".repeat(500_000);
        let request =
            TestRequest::post().uri("/account/profile").insert_header((header::CONTENT_TYPE, "application/json"));
        let answer = visitor.request(request.set_payload(deep)).await;
        assert!(answer.status.is_client_error(), "{}", answer.status);
        let many: Vec<(&str, &str)> = vec![("a", "b"); 100_000];
        let answer = visitor.send("/account", "/account/profile", &many).await;
        assert!(answer.status.is_client_error(), "{}", answer.status);
    });
}

/// A small body that unpacks to a large one is read to the limit and no further.
#[test]
fn a_compressed_body_is_not_unpacked() {
    on_each_database(async |app| {
        let mut visitor = Visitor::signed_in(&app, "Ada").await;
        let token = visitor.get("/account").await.field("csrf").expect("a token");
        let mut bomb = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        bomb.write_all(b"name=").expect("written");
        for _ in 0..16 {
            bomb.write_all(&[b'x'; 1 << 20]).expect("written");
        }
        let bomb = bomb.finish().expect("packed");
        assert!(bomb.len() < podium::web::forms::MAX_BODY, "small enough to be sent");
        let request = TestRequest::post().uri("/account/profile").insert_header(("content-encoding", "gzip"));
        let request = request.insert_header(("content-type", "application/x-www-form-urlencoded"));
        visitor
            .request(request.insert_header(("x-csrf", token)).set_payload(bomb))
            .await
            .is(400)
            .says("refused-sent-compressed");
    });
}

#[test]
fn passwords_cannot_be_tried_for_ever() {
    on_each_database(async |app| {
        let mut visitor = Visitor::new(&app);
        visitor.sign_up("Ada", "ada@example.org").await;
        let mut refused = 0;
        for attempt in 0..15 {
            let password = format!("wrong words {attempt}");
            let answer =
                visitor.send("/sign-in", "/sign-in", &[("email", "ada@example.org"), ("password", &password)]).await;
            assert!(answer.status.is_client_error(), "{}", answer.status);
            refused += usize::from(answer.status.as_u16() == 429);
        }
        assert!(refused >= 4, "{refused}");
        // The right one waits as well, and who does not exist is told nothing else.
        let fields = [("email", "ada@example.org"), ("password", PASSWORD)];
        visitor.send("/sign-in", "/sign-in", &fields).await.is(429);
    });
}

#[test]
fn a_missing_account_looks_like_a_wrong_password() {
    on_each_database(async |app| {
        let mut visitor = Visitor::new(&app);
        visitor.sign_up("Ada", "ada@example.org").await;
        let mut answers = Vec::new();
        for email in ["ada@example.org", "nobody@example.org"] {
            let answer =
                visitor.send("/sign-in", "/sign-in", &[("email", email), ("password", "wrong words here")]).await;
            let page = answer.body.replace(email, "…");
            // Tokens of forms differ from page to page.
            let page =
                page.split("name=\"form\" value=\"").map(|part| part.split_once('"').map_or(part, |(_, rest)| rest));
            answers.push((answer.status, page.collect::<String>().len()));
        }
        assert_eq!(answers[0], answers[1]);
    });
}

/// `/de/clubs` is `/clubs` in German, and nothing else about it is another.
#[test]
fn a_language_in_an_address_changes_nothing_else() {
    on_each_database(async |app| {
        let (there, mut member) = fixture(&app, "member").await;
        let base = there.club.path();
        // Who may not, may not in German.
        for (path, visitor, own) in [("/members", 401, 200), ("/edit", 401, 403), ("/new", 401, 403)] {
            Visitor::new(&app).get(&format!("/de{base}{path}")).await.is(visitor);
            member.get(&format!("/de{base}{path}")).await.is(own);
        }
        Visitor::new(&app).get("/de/admin").await.is(401);
        member.get("/fr/admin").await.is(403);
        // A form needs its token, and is not made twice.
        for path in ["/de/sign-in", "/de/sign-up", "/de/report", "/de/clubs/new"] {
            Visitor::new(&app).post(path, &[("email", "ada@example.org"), ("password", "x")]).await.is(403);
            member.post(path, &[("name", "Club")]).await.is(403);
        }
        // Guesses count together, whatever language they are made in.
        let mut guesser = Visitor::new(&app);
        let mut refused = 0;
        for language in ["", "/de", "/fr", "/es", "/it"].iter().cycle().take(15) {
            let page = format!("{language}/sign-in");
            let fields = [("email", "seated@example.org"), ("password", "a wrong guess at it")];
            refused += i32::from(guesser.send(&page, &page, &fields).await.status == 429);
        }
        assert_eq!(refused, 5, "ten in all");
        // Neither a page of somebody nor its answer is kept for the next reader.
        let home = member.get("/de/home").await;
        home.is(200);
        Visitor::new(&app).get("/de/home").await.is(401);
        Visitor::new(&app).get("/home").await.is(401);
        let mut reader = Visitor::new(&app);
        let german = reader.get("/de/clubs").await;
        german.is(200).has("lang=\"de\"");
        assert_eq!(reader.cookie("language"), Some("de"));
        Visitor::new(&app).get("/clubs").await.is(200).has("lang=\"en\"");
        // No way to another site.
        for path in
            ["/de//evil.example", "/de/%2f%2fevil.example", "//evil.example", "/de/de/clubs", "/de/..//evil.example"]
        {
            let answer = Visitor::new(&app).get(path).await;
            assert_eq!((answer.status.as_u16(), answer.location), (404, None), "{path}");
        }
        for back in ["//evil.example", "https://evil.example", "/\\evil.example", "/\t/evil.example"] {
            Visitor::new(&app).post("/de/language/fr", &[("back", back)]).await.goes_to("/");
        }
        // Programs ask in a language as well, with the token they have and not by a cookie alone.
        Visitor::new(&app).get("/de/api/v1/clubs").await.is(200);
        assert_eq!(member.status(TestRequest::post().uri("/de/api/v1/check").set_payload("x")).await / 100, 4);
    });
}
