//! Public pages are rendered once: nothing sent by one reader gets into another's page.

use actix_web::test::TestRequest;
use podium::competitions::Competition;
use podium::competitions::event::{Actor, Event};
use podium::competitions::store::Change;

use crate::harness::{Answer, Visitor, draft, fixture, on_each_database};
use crate::roles::filled;

fn header<'a>(answer: &'a Answer, wanted: &str) -> &'a str {
    answer.headers.iter().find(|(name, _)| name == wanted).map_or("", |(_, value)| value)
}

/// Without what differs from answer to answer.
fn told(answer: &Answer) -> (u16, &str, &str, &str) {
    let policy = header(answer, "content-security-policy");
    (answer.status.as_u16(), &answer.kind, policy, &answer.body)
}

#[test]
fn nothing_that_one_reader_sends_is_kept_for_the_next() {
    on_each_database(async |app| {
        let (there, _) = fixture(&app, "nobody").await;
        let path = filled("/clubs/{club}/{competition}", &there);
        let expected = Visitor::new(&app).get(&path).await;
        expected.is(200);
        for (name, value) in [
            ("host", "evil.example"),
            ("x-forwarded-host", "evil.example"),
            ("x-forwarded-proto", "gopher"),
            ("forwarded", "host=evil.example;proto=gopher"),
            ("x-original-url", "/admin"),
            ("x-rewrite-url", "/admin"),
            ("x-http-method-override", "POST"),
            ("accept", "application/json"),
            ("accept-language", "fr, evil"),
            ("accept-encoding", "gzip"),
            ("authorization", "Bearer evil"),
            ("cookie", "session=evil; seat=evil; visit=evil"),
            ("cookie", "language=fr"),
            ("origin", "https://evil.example"),
            ("range", "bytes=0-10"),
            ("if-none-match", "*"),
        ] {
            // A page of its own each time, so that this reader is the one who makes it.
            let own = format!("{path}?{name}={}", value.len());
            let request = TestRequest::get().uri(&own).insert_header((name, value));
            let mut evil = Visitor::new(&app);
            evil.request(request).await;
            let after = Visitor::new(&app).get(&own).await;
            assert_eq!(told(&after).0, 200, "{name}");
            let plain = after.body.replace(&own, &path);
            let plain = plain.replace(&own.replace('&', "&#38;"), &path);
            assert!(!plain.contains("evil"), "{name}: {plain}");
            assert_eq!(plain.contains("lang=\"en\""), expected.body.contains("lang=\"en\""), "{name}");
            assert_eq!(header(&after, "content-encoding"), "", "{name}");
            assert_eq!(header(&after, "set-cookie"), "", "{name}");
        }
    });
}

#[test]
fn what_staff_reads_is_not_kept_for_others() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let hidden = draft(&app, &there).await;
        for pattern in
            ["/clubs/{club}/{competition}", "/clubs/{club}/{competition}/log", "/api/v1/clubs/{club}/{competition}"]
        {
            let path = filled(pattern, &hidden);
            let seen = owner.get(&path).await;
            seen.is(200);
            let etag = header(&seen, "etag").to_owned();
            assert_eq!(etag, "", "{path}");
            let mut nobody = Visitor::new(&app);
            nobody.get(&path).await.is(404);
            // Nor does anybody learn by a guess that it is there.
            let request = TestRequest::get().uri(&path).insert_header(("if-none-match", "*"));
            nobody.request(request).await.is(404);
            owner.get(&path).await.is(200);
            nobody.get(&path).await.is(404);
        }
        let live = filled("/clubs/{club}/{competition}/live", &hidden);
        assert_eq!(Visitor::new(&app).status(TestRequest::get().uri(&live)).await, 404);
    });
}

/// Of all who ask for a page at the moment it has changed one makes it.
#[test]
fn what_many_wait_for_is_made_once() {
    on_each_database(async |app| {
        let (there, _) = fixture(&app, "nobody").await;
        let path = filled("/clubs/{club}/{competition}", &there);
        let made = async || {
            let counted = Visitor::new(&app).get("/metrics").await.body;
            let here = "podium_requests_total{method=\"GET\",route=\"/clubs/{club}/{competition}\",status=\"200\"} ";
            counted.lines().find_map(|line| line.strip_prefix(here)?.parse::<u32>().ok()).unwrap_or(0)
        };
        Visitor::new(&app).get(&path).await.is(200);
        assert_eq!(made().await, 1);
        let note = |_: &Competition| Ok(vec![Event::Noted { text: "Coffee at four".into() }]);
        let noted = app.competitions.change(&there.competition.id, Change::by(Actor::System), note).await;
        noted.expect("a note");
        let read = async |_| Visitor::new(&app).get(&path).await;
        let read = futures_util::future::join_all((0..20).map(read)).await;
        assert!(read.iter().all(|page| told(page) == told(&read[0])));
        assert_eq!(made().await, 2, "once before it changed, and once after");
    });
}

/// Numbers for the machine itself are not for whoever asks next.
#[test]
fn what_the_machine_asks_is_not_kept_for_others() {
    on_each_database(async |app| {
        let mut machine = Visitor::new(&app);
        machine.get("/metrics").await.is(200).has("podium_requests_total");
        let proxied = || TestRequest::get().uri("/metrics").insert_header(("x-forwarded-for", "203.0.113.9"));
        for _ in 0..2 {
            machine.request(proxied()).await.is(404);
        }
        // What is counted does not grow with what is asked for.
        for method in ["BREW", "WHEN"] {
            let method = actix_web::http::Method::from_bytes(method.as_bytes()).expect("a method");
            machine.request(TestRequest::with_uri("/metrics/x").method(method)).await.is(404);
        }
        let counted = machine.get("/metrics").await;
        counted.has("method=\"other\",route=\"unmatched\",status=\"404\"} 2");
        assert!(!counted.body.contains("BREW"), "{}", counted.body);
    });
}

/// Buttons of ours are not shown within other sites' pages.
#[test]
fn only_pages_without_forms_stand_within_other_sites() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let public = format!("{}?embed", filled("/clubs/{club}/{competition}", &there));
        for reader in [&mut Visitor::new(&app), &mut owner] {
            for _ in 0..2 {
                let page = reader.get(&public).await;
                assert!(header(&page, "content-security-policy").ends_with("frame-ancestors *"), "{public}");
            }
            let sign_in = reader.get("/sign-in?embed").await;
            assert!(header(&sign_in, "content-security-policy").ends_with("frame-ancestors 'none'"));
        }
        for path in ["/account", "/clubs/new", "/clubs/{club}/members", "/clubs/{club}/{competition}/desk/settings"] {
            let page = owner.get(&format!("{}?embed=1", filled(path, &there))).await;
            page.is(200);
            assert!(header(&page, "content-security-policy").ends_with("frame-ancestors 'none'"), "{path}");
        }
    });
}
