//! Everything that people type, send and open has a bound.

use podium::ids::ClubId;
use podium::words::Said;
use std::time::Instant;

use actix_web::dev::Service;
use actix_web::test::{TestRequest, init_service};
use diesel::prelude::*;
use podium::competitions::event::{Actor, NewEntry};
use podium::competitions::state::EntryState;
use podium::competitions::store::Change;
use podium::competitions::{Competition, Event, Settings};
use podium::config::Config;
use podium::error::Error;
use podium::limits::{RATES, SIGN_IN};
use podium::store::Db;
use podium::store::schema::users;
use podium::web::App;
use podium::web::server::service;
use podium_engine::catalogue;

use crate::harness::{Answer, Visitor, databases, fixture, on_each_database, role, seat_link};
use crate::roles::filled;

#[test]
fn scores_are_bounded() {
    on_each_database(async |app| {
        let (there, mut linked) = fixture(&app, "linked").await;
        let (other, mut owner) = fixture(&app, "owner").await;
        let page = filled("/clubs/{club}/{competition}/tables/{table}", &there);
        let desk = filled("/clubs/{club}/{competition}/desk/tables/{table}", &other);
        for score in ["9223372036854775807", "-9223372036854775808", "1000001", "-1000001"] {
            let fields = [("score-0", score), ("score-1", "0")];
            let answer = linked.send(&page, &format!("{page}/result"), &fields).await;
            answer.is(422).has("A score must be between −1,000,000 and 1,000,000.");
            let fields = [("do", "enter"), ("game", "1"), ("score-0", score), ("score-1", "0")];
            owner.send(&desk, &desk, &fields).await.is(422).has("from −1,000,000 to 1,000,000");
        }
        let fields = [("do", "enter"), ("game", "1"), ("rank-0", "4000000000"), ("rank-1", "1")];
        owner.send(&desk, &desk, &fields).await.is(422).has("from 0 to 2");
        let fields = [("score-0", "1000000"), ("score-1", "-1000000")];
        linked.send(&page, &format!("{page}/result"), &fields).await.is(303);
    });
}

/// Each number of the form of a new competition, far too large and below zero: neither stored nor previewed.
#[test]
fn numbers_of_settings_are_bounded() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let solo =
            catalogue::all().iter().find(|entry| entry.facts.players == (1, 1)).expect("a game for one").facts.id;
        let table = catalogue::all().iter().find(|entry| entry.facts.players.1 > 3).expect("a game for four").facts.id;
        let formats = [
            ("reversi", "swiss", "rounds", "single"),
            ("reversi", "groups", "groups advance", "best-of"),
            ("reversi", "league", "division_size every open promoted relegated play_offs postponements", "games"),
            ("reversi", "league", "longest_postponement confirm_after limit", "games"),
            ("reversi", "ladder", "days_to_answer days_to_play days_between open_challenges refusal no_show", "single"),
            ("reversi", "open-play", "per_opponent fewest_games round_hours", "first-to"),
            ("reversi", "swiss", "games target win draw loss pairing_bye", "games"),
            (table, "tables", "seats smallest rounds", "single"),
            (solo, "score-attack", "seats attempts", "attack"),
        ];
        for (game, format, names, rule) in formats {
            let new = format!("{}/new/{game}", there.club.path());
            for name in names.split(' ') {
                for number in ["18446744073709551615", "999999", "-1"] {
                    // Fields that this form does not show are not read.
                    let shown = owner.send(&new, &new, &[("do", "fields"), ("format", format), ("rule", rule)]).await;
                    if !shown.is(200).body.contains(&format!("name=\"{name}\"")) {
                        continue;
                    }
                    for button in ["preview", "use", "template"] {
                        let fields =
                            [("name", "Cup"), ("format", format), ("rule", rule), (name, number), ("do", button)];
                        let answer = owner.send(&new, &new, &fields).await;
                        assert_eq!(answer.status.as_u16(), 422, "{button} with {fields:?}");
                        answer.has("class=\"wrong\"");
                    }
                    let fields = [("name", "Cup"), ("format", format), ("rule", rule), (name, number), ("do", "deal")];
                    let answer = owner.send(&new, &new, &fields).await;
                    assert!(answer.status.as_u16() < 500, "{name}={number}: {}", answer.status);
                }
            }
        }
        let new = format!("{}/new/reversi", there.club.path());
        let fields = [("name", "Cup"), ("format", "swiss"), ("players", "2001"), ("do", "preview")];
        owner.send(&new, &new, &fields).await.is(422);
        // A select of all tie-breaks for each that was sent would be a very long page.
        let mut fields = vec![("name", "Cup"), ("format", "swiss"), ("do", "fields")];
        fields.extend(vec![("tie_break", "BH"); 5000]);
        assert!(owner.send(&new, &new, &fields).await.body.len() < 200_000);
    });
}

/// Each text that people type, one character longer than it may be.
#[test]
fn texts_are_bounded_beside_their_fields() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let (other, mut linked) = fixture(&app, "linked").await;
        let club = there.club.path();
        let base = filled("/clubs/{club}/{competition}", &there);
        let long = |most: usize| "é".repeat(most + 1);
        let said = |most: usize| format!("At most {most} characters fit here, not {}.", most + 1);
        let beside = |field: &str, most: usize| format!("id=\"wrong-{field}\">{}", said(most));

        for page in ["/clubs/new".to_owned(), format!("{club}/edit")] {
            let fields = [("name", "Lions"), ("about", &long(4000))];
            owner.send(&page, &page, &fields).await.is(422).has(&beside("about", 4000));
            let fields = [("name", "Lions"), ("place", &long(80))];
            owner.send(&page, &page, &fields).await.is(422).has(&beside("place", 80));
            let link = format!("https://example.org/{}", long(200));
            let fields = [("name", "Lions"), ("links", link.as_str())];
            owner.send(&page, &page, &fields).await.is(422).has("id=\"wrong-links\"");
        }
        let page = format!("{club}/circuits/new");
        let fields = [("name", "Grand Prix"), ("worth", "places"), ("places", "3,2,1"), ("about", &long(4000))];
        owner.send(&page, &page, &fields).await.is(422).has(&beside("about", 4000));
        for page in [format!("{club}/new/reversi"), format!("{base}/desk/settings")] {
            let fields = [("name", "Cup"), ("about", &long(4000))];
            owner.send(&page, &page, &fields).await.is(422).has(&beside("about", 4000));
            let fields = [("name", "Cup"), ("questions", &long(200))];
            owner.send(&page, &page, &fields).await.is(422).has(&beside("questions", 200));
            let questions = "Why?\n".repeat(11);
            let fields = [("name", "Cup"), ("questions", questions.as_str())];
            owner.send(&page, &page, &fields).await.is(422).has("id=\"wrong-questions\">There can be at most 10");
        }
        let roster = format!("{club}/roster");
        let names = format!("Zeta;{}", long(200));
        owner.send(&roster, &roster, &[("names", &names)]).await.is(422).has(&said(200));

        let (desk, entry) = (format!("{base}/desk/tables/1"), format!("{base}/desk/entries/2"));
        for (page, action) in [(&desk, "void"), (&entry, "withdraw")] {
            owner.send(page, page, &[("do", action), ("why", &long(1000))]).await.is(422).has(&said(1000));
        }
        let fields = [("do", "deadline"), ("until", "2190-01-01T12:00"), ("why", &long(1000))];
        owner.send(&desk, &desk, &fields).await.is(422).has(&said(1000));
        let fields = [("do", "enter"), ("game", "1"), ("result", "first"), ("why", &long(1000))];
        owner.send(&desk, &desk, &fields).await.is(422).has(&said(1000));
        let me = filled("/clubs/{club}/{competition}/me", &other);
        linked.send(&me, &format!("{me}/withdraw"), &[("reason", &long(1000))]).await.is(422).has(&said(1000));
    });
}

#[test]
fn bodies_are_bounded_by_route() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let x = |kilobytes: usize| "x".repeat(kilobytes * 1024);
        owner.send("/account", "/account/profile", &[("name", &x(33))]).await.is(400).has("the limit is 32 KB");
        Visitor::new(&app).send("/sign-in", "/sign-in", &[("email", &x(33))]).await.is(400).has("the limit is 32 KB");
        let edit = format!("{}/edit", there.club.path());
        owner.send(&edit, &edit, &[("name", "Lions"), ("about", &x(33))]).await.is(422);
        owner.send(&edit, &edit, &[("about", &x(257))]).await.is(400).has("the limit is 256 KB");
        let report = filled("/clubs/{club}/{competition}/tables/1", &there);
        owner.send(&report, &format!("{report}/report"), &[("text", &x(300))]).await.is(422);
        owner
            .send(&report, &format!("{report}/report"), &[("text", &x(1025))])
            .await
            .is(400)
            .has("the limit is 1024 KB");
    });
}

#[track_caller]
fn comes_too_often(answer: &Answer) {
    answer
        .is(429)
        .says("error-too-many.title")
        .says("limit-made-several-clubs-already-administrator")
        .has("You can continue in 5 hours.");
    assert!(answer.headers.contains(&("retry-after".to_owned(), "18000".to_owned())), "{:?}", answer.headers);
}

/// Each rate lets its burst pass, then says what to do instead and how long to wait.
#[test]
fn every_rate_has_an_end_and_says_what_to_do() {
    on_each_database(async |app| {
        let network = |number: u32| format!("10.{}.{}.1", number / 250, number % 250);
        let limits = &app.limits;
        for number in 0..SIGN_IN.burst {
            limits.sign_in("besieged@example.org", &network(number), None).await.expect("not yet");
        }
        for rate in RATES {
            let (mut passed, begun) = (0, Instant::now());
            let refused = loop {
                let counted = match rate.name {
                    "guess" => limits.sign_in("guessed@example.org", "192.0.2.1", None).await,
                    "code" => limits.code("coded", &network(passed), true).await,
                    "wary" => limits.sign_in("besieged@example.org", "203.0.113.9", None).await,
                    "device" => limits.sign_in("device@example.org", "192.0.2.2", Some("device")).await,
                    "sign-in" => limits.passkey("192.0.2.3").await,
                    "letter" => limits.letter("letter@example.org").await,
                    "sender" => limits.sender("sender").await,
                    "sign-up" => limits.sign_up("192.0.2.4").await,
                    "submit" => limits.submit("192.0.2.5").await,
                    "step" => limits.step("192.0.2.6"),
                    "play" => limits.change("player", "cup", None, false).await,
                    "table" => limits.change(&format!("player {passed}"), "hall", Some(1), false).await,
                    "run" => limits.change("staff", "cup", None, true).await,
                    "club" => limits.club("founder").await,
                    "keep" => limits.keep("staff", ClubId::default()).await,
                    "competition" => limits.competition(ClubId::default()).await,
                    "report" => limits.report("reporter").await,
                    "privacy" => limits.privacy("hider").await,
                    "data" => limits.data("reader").await,
                    other => panic!("nothing here fills {other}"),
                };
                match counted {
                    Ok(()) => passed += 1,
                    Err(refused) => break refused,
                }
            };
            let meanwhile = (begun.elapsed().as_secs_f64() / rate.every.as_secs_f64()).ceil() as u32 + 1;
            assert!((rate.burst..=rate.burst + meanwhile).contains(&passed), "{}: {passed}", rate.name);
            let Error::TooMany(text, wait) = refused else { panic!("{}: {refused}", rate.name) };
            assert_eq!(wait, rate.every, "{}", rate.name);
            assert!(text.en().contains("You can continue in ") && text.en().len() > 60, "{}: {}", rate.name, text.en());
            assert!(
                text.said("fr").contains("Vous pourrez continuer dans ") && text.said("fr").len() > 60,
                "{}: {}",
                rate.name,
                text.said("fr")
            );
        }
    });
}

#[test]
fn an_account_makes_few_clubs_a_day() {
    on_each_database(async |app| {
        let mut ada = Visitor::signed_in(&app, "Ada").await;
        for number in 0..5 {
            // What is refused does not count.
            ada.send("/clubs/new", "/clubs/new", &[("name", "")]).await.is(422);
            let name = format!("Club {number}");
            ada.send("/clubs/new", "/clubs/new", &[("name", &name)]).await.is(303);
        }
        comes_too_often(&ada.send("/clubs/new", "/clubs/new", &[("name", "One more")]).await);
        Visitor::signed_in(&app, "Ben").await.send("/clubs/new", "/clubs/new", &[("name", "Ben’s")]).await.is(303);
        let mut admin = role(&app, "admin").await;
        for number in 0..7 {
            let name = format!("League {number}");
            admin.send("/clubs/new", "/clubs/new", &[("name", &name)]).await.is(303);
        }
    });
}

#[test]
fn a_club_has_few_drafts_and_templates() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let settings = there.competition.settings.clone();
        for number in 0..50 {
            let settings = Settings { name: format!("Draft {number}").into(), ..settings.clone() };
            let made = app.competitions.create(there.club.id, Change::by(Actor::System), settings).await;
            made.expect("a draft");
        }
        let new = format!("{}/new/reversi", there.club.path());
        owner.send(&new, &new, &[("name", "One more")]).await.is(422).has("50 drafts");
        let desk = filled("/clubs/{club}/{competition}/desk", &there);
        owner.send(&desk, &format!("{desk}/rehearse"), &[("players", "2")]).await.is(422).has("50 drafts");
        // One that is put away makes room.
        let first = format!("{}/draft-0/desk/finish", there.club.path());
        owner.send(&first, &first, &[("do", "archive")]).await.is(303);
        owner.send(&new, &new, &[("name", "One more")]).await.is(303);
        for number in 0..100 {
            let fields = [("name", &*format!("Template {number}")), ("do", "template")];
            owner.send(&new, &new, &fields).await.is(303);
        }
        let fields = [("name", "One more"), ("do", "template")];
        owner.send(&new, &new, &fields).await.is(422).has("at most 100 templates");
    });
}

/// A pair of seat links wrote thousands of events in a few seconds.
#[test]
fn a_player_changes_a_competition_so_often_and_staff_more() {
    on_each_database(async |app| {
        let (there, mut linked) = fixture(&app, "linked").await;
        let page = filled("/clubs/{club}/{competition}/tables/{table}", &there);
        let token = linked.get(&page).await.field("csrf").expect("a token");
        let mut refused = 0;
        for minute in 0..130 {
            let at = format!("2190-01-01T{:02}:{:02}", minute / 60, minute % 60);
            let answer = linked.post(&format!("{page}/time"), &[("csrf", &token), ("at", &at)]).await;
            refused += usize::from(answer.status == 429);
        }
        assert!((5..=10).contains(&refused), "{refused}");
        let after: std::sync::Arc<Competition> = app.competitions.get(&there.competition.id).await.expect("it");
        assert!(after.revision <= there.competition.revision + 125, "{}", after.revision);
        // Another competition is not concerned, and neither is its staff.
        let (other, mut owner) = fixture(&app, "owner").await;
        let page = filled("/clubs/{club}/{competition}/desk/registration", &other);
        let token = owner.get("/account").await.field("csrf").expect("a token");
        for _ in 0..130 {
            let answer = owner.post(&page, &[("csrf", &token), ("do", "close")]).await;
            assert_ne!(answer.status, 429);
        }
    });
}

/// One client opened so many live pages that nobody else could connect.
#[test]
fn live_pages_are_bounded_by_address_and_in_all() {
    for database in databases() {
        let db = Db::open(&database.url, 4).expect("the database opens");
        let config = Config { live: 5, live_per_address: 3, behind_proxy: true, ..Config::on(&database.url) };
        let app = podium::pages::app(config, db, false).expect("the service starts");
        actix_web::rt::System::new().block_on(async {
            let (there, _) = fixture(&app, "nobody").await;
            let path = filled("/clubs/{club}/{competition}/live", &there);
            let service = init_service(service(app.clone())).await;
            let open = async |address: &str| {
                let request = TestRequest::get().uri(&path).insert_header(("x-forwarded-for", address));
                service.call(request.to_request()).await.expect("an answer")
            };
            let mut kept = Vec::new();
            for host in 1..=3 {
                let response = open(&format!("2001:db8:1:2::{host}")).await;
                assert_eq!(response.status(), 200);
                kept.push(response);
            }
            let refused = open("2001:db8:1:2::4").await;
            assert_eq!(refused.status(), 429, "one network has three");
            assert_eq!(refused.headers().get("retry-after").and_then(|value| value.to_str().ok()), Some("30"));
            for address in ["192.0.2.1", "192.0.2.2"] {
                let response = open(address).await;
                assert_eq!(response.status(), 200);
                kept.push(response);
            }
            assert_eq!(open("192.0.2.3").await.status(), 429, "five in all");
            drop(kept.remove(0));
            assert_eq!(open("192.0.2.3").await.status(), 200, "whoever goes makes room");
            assert_eq!(app.live.listeners(), 4, "the last one has gone already");
        });
    }
}

/// Two thousand players made a page of 34 MB.
#[test]
fn cards_come_by_the_hundred() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let player = app.db.write(|connection| podium::players::model::Player::create(connection, "Many", None)).await;
        let player = player.expect("a player").id;
        let entered: Vec<Event> = (0..250)
            .map(|number| {
                let (name, state) = (format!("Player {number}"), EntryState::Accepted);
                let entry = NewEntry { name: name.into(), state, player, club: None, rating: None, answers: vec![] };
                Event::Entered { entry }
            })
            .collect();
        let change = Change::by(Actor::System);
        app.competitions.change(&there.competition.id, change, move |_| Ok(entered)).await.expect("entered");
        let cards = filled("/clubs/{club}/{competition}/desk/cards", &there);
        let count = |answer: &Answer| answer.body.matches("class=\"table-card\"").count();
        let first = owner.get(&cards).await;
        assert_eq!(count(first.is(200).has("cards?page=1")), 100);
        let last = owner.get(&format!("{cards}?page=2")).await;
        assert_eq!(count(last.is(200).has("cards?page=1")), 51);
        assert!(!last.body.contains("rel=\"next\""));
        assert_eq!(count(&owner.get(&format!("{cards}?page=18446744073709551615")).await), 51);
    });
}

/// Numbers that no page reads made it anew each time, at 0.4 s of processor time each.
#[test]
fn what_no_page_reads_makes_no_other_page() {
    on_each_database(async |app| {
        let (there, _) = fixture(&app, "nobody").await;
        let path = filled("/clubs/{club}/{competition}/what-if", &there);
        let kept = |app: &App| {
            let told = app.metrics.text(podium::web::metrics::Gauges::default());
            let line = told.lines().find(|line| line.contains("kept ready") && line.contains("_total"));
            line.and_then(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).unwrap_or(0)
        };
        let first = Visitor::new(&app).get(&path).await;
        first.is(200);
        for number in 0..20 {
            let other = Visitor::new(&app).get(&format!("{path}?z={number}&done=x{number}")).await;
            assert_eq!(other.body, first.body);
        }
        // On PostgreSQL a page is made anew each second, as another node may have changed it.
        assert!(kept(&app) >= 15, "{}", kept(&app));
    });
}

#[test]
fn cookies_of_a_site_with_tls_belong_to_its_host() {
    for database in databases() {
        let db = Db::open(&database.url, 4).expect("the database opens");
        let config = Config { address: Some("https://podium.example.org".to_owned()), ..Config::on(&database.url) };
        let app = podium::pages::app(config, db, false).expect("the service starts");
        actix_web::rt::System::new().block_on(async {
            let mut ada = Visitor::signed_in(&app, "Ada").await;
            assert!(ada.cookie("session").is_none());
            let session = ada.cookie("__Host-session").expect("signed in").to_owned();
            assert!(ada.cookie("__Host-visit").is_some());
            ada.get("/account").await.is(200);
            // One that another host of the domain has planted is not read.
            let mut planted = Visitor::new(&app);
            planted.set_cookie("session", &session);
            planted.get("/account").await.is(401);
            let (there, mut linked) = fixture(&app, "nobody").await;
            linked.get(&seat_link(&app, &there.competition, 2).await).await.is(303);
            assert!(linked.cookie("__Host-seat").is_some());
            linked.get(&filled("/clubs/{club}/{competition}/me", &there)).await.is(200);
            let out = ada.send("/account", "/sign-out", &[]).await;
            let gone = out.headers.iter().find(|(name, _)| name == "set-cookie").expect("the cookie goes").1.clone();
            assert!(gone.starts_with("__Host-session=;") && gone.contains("; Secure"), "{gone}");
        });
    }
    on_each_database(async |app| {
        let ada = Visitor::signed_in(&app, "Ada").await;
        assert!(ada.cookie("session").is_some() && ada.cookie("__Host-session").is_none(), "without TLS, plain names");
    });
}

/// Threads have memory of their own, so a crowd must not start as many as it is.
#[test]
fn who_waits_for_the_database_holds_no_thread() {
    on_each_database(async |app| {
        let crowd = (0..200).map(|_| {
            app.db.query(|connection| {
                users::table.count().get_result::<i64>(connection)?;
                Ok(std::thread::current().id())
            })
        });
        let threads = futures_util::future::try_join_all(crowd).await.expect("answered");
        let threads: std::collections::HashSet<_> = threads.into_iter().collect();
        // Four connections; but a thread may end its work a moment after the next has begun, the more so on a busy machine.
        assert!(threads.len() <= 50, "{} threads", threads.len());
    });
}
