//! Ways in that end where they should: invitations, links, seats, tokens, addresses, names.

use std::sync::Arc;

use actix_web::test::TestRequest;
use diesel::prelude::*;
use podium::competitions::state::{EntryId, EntryState};
use podium::config::Config;
use podium::store::Db;
use podium::store::schema::{links, users};
use podium::web::App;

use crate::harness::{Visitor, databases, fixture, join, on_each_database, role};

/// An organiser cannot become an owner by a link that an owner made.
#[test]
fn nobody_sees_an_invitation_to_more_than_they_have() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let members = format!("{}/members", there.club.path());
        for role in ["owner", "organiser", "member"] {
            owner.send(&members, &format!("{members}/invite"), &[("role", role)]).await.is(303);
        }
        assert_eq!(owner.get(&members).await.body.matches("/invite/").count(), 3);
        let mut organiser = role(&app, "organiser").await;
        let club = there.club.id;
        let joined = app.db.write(move |connection| {
            let user: String =
                users::table.filter(users::email.eq("organiser@example.org")).select(users::id).first(connection)?;
            join(connection, &club, &user, "organiser")
        });
        joined.await.expect("a member");
        let page = organiser.get(&members).await;
        assert_eq!(page.is(200).body.matches("/invite/").count(), 2, "{}", page.body);
    });
}

/// A service that believes its proxy.
fn behind_a_proxy(run: impl AsyncFn(Arc<App>)) {
    for database in databases() {
        let db = Db::open(&database.url, 4).expect("the database opens");
        let config = Config { behind_proxy: true, ..Config::on(&database.url) };
        let app = podium::pages::app(config, db, false).expect("the service starts");
        actix_web::rt::System::new().block_on(run(app));
    }
}

/// Passwords are tried for one account, from what is said to be another place each time.
async fn tries(app: &Arc<App>, headers: impl Fn(usize) -> Vec<(&'static str, String)>) -> usize {
    let mut guesser = Visitor::new(app);
    let token = guesser.get("/sign-in").await.field("csrf").expect("a token");
    let mut refused = 0;
    for attempt in 0..14 {
        let body = format!("csrf={token}&email=ada%40example.org&password=a+guess+of+mine");
        let kind = ("content-type", "application/x-www-form-urlencoded");
        let mut request = TestRequest::post().uri("/sign-in").insert_header(kind).set_payload(body);
        for (name, value) in headers(attempt) {
            request = request.append_header((name, value));
        }
        refused += usize::from(guesser.request(request).await.status == 429);
    }
    refused
}

#[test]
fn who_guesses_is_not_hidden_by_headers() {
    behind_a_proxy(async |app| {
        // What the visitor sends stands before what the proxy adds, or in headers that it does not know.
        let refused = tries(&app, |attempt| {
            let made_up = format!("198.51.100.{attempt}");
            vec![
                ("forwarded", format!("for={made_up}")),
                ("x-real-ip", made_up.clone()),
                ("x-forwarded-for", format!("{made_up}, 203.0.113.7")),
            ]
        });
        assert!(refused.await > 0);
        let refused = tries(&app, |attempt| {
            let made_up = format!("198.51.100.{attempt}");
            vec![("x-forwarded-for", made_up), ("x-forwarded-for", "203.0.113.8".to_owned())]
        });
        assert!(refused.await > 0);
        let refused = tries(&app, |attempt| vec![("x-forwarded-for", format!("2001:db8:1:2::{attempt:x}"))]);
        assert!(refused.await > 0, "a network of IPv6 is one address");
        // Whoever guesses does not lock others out who are elsewhere.
        let refused = tries(&app, |attempt| vec![("x-forwarded-for", format!("203.0.113.{}", 100 + attempt))]);
        assert_eq!(refused.await, 0);
    });
    on_each_database(async |app| {
        let refused = tries(&app, |attempt| vec![("x-forwarded-for", format!("203.0.113.{attempt}"))]);
        assert!(refused.await > 0, "without a proxy nobody is believed");
    });
}

/// A club night: everybody comes through one line.
#[test]
fn a_hall_full_of_people_signs_in_at_once() {
    on_each_database(async |app| {
        for number in 0..25 {
            let email = format!("player{number}@example.org");
            Visitor::new(&app).sign_up(&format!("Player {number}"), &email).await;
            Visitor::new(&app).sign_in(&email).await;
        }
    });
}

/// Letters that somebody else asks for do not fill a mailbox.
#[test]
fn a_mailbox_is_not_filled_by_others() {
    on_each_database(async |app| {
        Visitor::new(&app).sign_up("Ada", "ada@example.org").await;
        let mut asked = Vec::new();
        for _ in 0..8 {
            let answer = Visitor::new(&app).send("/reset", "/reset", &[("email", " ADA@example.org")]).await;
            asked.push(answer.status.as_u16());
        }
        assert_eq!(asked, [303, 303, 303, 303, 303, 429, 429, 429]);
    });
}

/// An address that nobody proved may be anybody's account.
#[test]
fn whoever_took_the_address_of_an_administrator_is_put_out() {
    on_each_database(async |app| {
        let mut squatter = Visitor::signed_in(&app, "Ada").await;
        let made = app.db.write(|connection| {
            let secret = podium::admin::actions::create_admin(connection, "Ada", "ada@example.org")?;
            Ok(secret)
        });
        let secret = made.await.expect("an administrator");
        squatter.get("/admin").await.is(401);
        let fields = [("email", "ada@example.org"), ("password", "four words to keep")];
        squatter.send("/sign-in", "/sign-in", &fields).await.is(422);
        let reset = format!("/reset/{secret}");
        Visitor::new(&app).send(&reset, &reset, &[("password", "words of my own")]).await.is(303);
        let mut admin = Visitor::new(&app);
        let fields = [("email", "ada@example.org"), ("password", "words of my own")];
        admin.send("/sign-in", "/sign-in", &fields).await.is(303);
        admin.get("/admin").await.is(200);
    });
}

/// The same is written for an address without an account, so that the time of the answer tells nothing.
#[test]
fn asking_for_a_link_is_the_same_work_for_everybody() {
    on_each_database(async |app| {
        Visitor::new(&app).sign_up("Ada", "ada@example.org").await;
        let count = async || {
            let reset = app.db.query(|connection| {
                Ok(links::table.filter(links::kind.eq("reset")).count().get_result::<i64>(connection)?)
            });
            reset.await.expect("a number")
        };
        for (asked, email) in ["ada@example.org", "nobody@example.org"].into_iter().enumerate() {
            let answer = Visitor::new(&app).send("/reset", "/reset", &[("email", email)]).await;
            answer.goes_to("/sign-in?done=reset-asked");
            assert_eq!(count().await, asked as i64 + 1, "{email}");
        }
    });
}

#[test]
fn a_seat_that_was_refused_opens_nothing() {
    on_each_database(async |app| {
        let (there, mut linked) = fixture(&app, "linked").await;
        let me = format!("{}/{}/me", there.club.path(), there.competition.slug);
        linked.get(&me).await.is(200);
        let change = podium::competitions::store::Change::by(podium::competitions::Actor::System);
        let refused = podium::competitions::Event::EntryStateSet {
            entry: EntryId(2),
            state: EntryState::Refused,
            why: Default::default(),
        };
        app.competitions.change(&there.competition.id, change, move |_| Ok(vec![refused])).await.expect("refused");
        linked.get(&me).await.is(401);
        let token = linked.get("/sign-in").await.field("csrf").expect("a token");
        linked.post(&format!("{me}/withdraw"), &[("csrf", &token)]).await.is(401);
    });
}

/// Who has left comes back by an organiser's word, not by the link.
#[test]
fn a_seat_that_was_given_up_changes_nothing() {
    on_each_database(async |app| {
        let (there, mut linked) = fixture(&app, "linked").await;
        let base = format!("{}/{}", there.club.path(), there.competition.slug);
        let me = format!("{base}/me");
        linked.send(&me, &format!("{me}/withdraw"), &[("reason", "ill")]).await.is(303);
        let before = app.competitions.get(&there.competition.id).await.expect("it is there");
        assert!(before.entries[1].withdrawn);
        let token = linked.get("/sign-in").await.field("csrf").expect("a token");
        for (path, fields) in [
            ("/me/withdraw", vec![]),
            ("/me/bye", vec![("round", "2"), ("worth", "half")]),
            ("/me/challenge", vec![("whom", "1")]),
            ("/me/tables", vec![("with", "1")]),
            ("/enter", vec![]),
        ] {
            let fields = [vec![("csrf", token.as_str())], fields].concat();
            let answer = linked.post(&format!("{base}{path}"), &fields).await;
            assert!(answer.status.as_u16() < 500, "{path}: {}", answer.body);
        }
        let after = app.competitions.get(&there.competition.id).await.expect("it is there");
        assert_eq!(after.revision, before.revision);
    });
}

/// A link by which the guest of that name is claimed.
async fn claim_link(owner: &mut Visitor, roster: &str, name: &str) -> (String, String) {
    owner.send(roster, roster, &[("names", name)]).await.is(303);
    let player = owner.get(roster).await.field("player").expect("a player");
    owner.send(roster, &format!("{roster}/claim"), &[("player", &player)]).await.is(303);
    let page = owner.get(roster).await;
    let secret = page.body.split_once("/claim/").expect("a link").1;
    let secret = secret.split(|letter: char| !letter.is_ascii_alphanumeric()).next().expect("a secret");
    (format!("/claim/{secret}"), player)
}

#[test]
fn of_two_who_claim_a_guest_one_does() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let (link, _) = claim_link(&mut owner, &format!("{}/roster", there.club.path()), "Eve Moreau").await;
        let (mut eve, mut mallory) = (Visitor::signed_in(&app, "Eve").await, Visitor::signed_in(&app, "Mallory").await);
        let (one, other) = tokio::join!(eve.send(&link, &link, &[]), mallory.send(&link, &link, &[]));
        let mut answers = [one.status.as_u16(), other.status.as_u16()];
        answers.sort_unstable();
        assert_eq!(answers[0], 303, "{answers:?}");
        assert!(matches!(answers[1], 403 | 409 | 422), "{answers:?}");
    });
}

#[test]
fn a_guest_who_was_removed_is_not_claimed() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let roster = format!("{}/roster", there.club.path());
        let (link, player) = claim_link(&mut owner, &roster, "Eve Moreau").await;
        let mut eve = Visitor::signed_in(&app, "Eve").await;
        eve.get(&link).await.is(200);
        owner.send(&roster, &format!("{roster}/remove"), &[("player", &player)]).await.is(303);
        eve.get(&link).await.is(422);
    });
}

/// Where to go after signing in is written by whoever made the link to it.
#[test]
fn a_way_back_is_one_of_ours_whatever_is_written_there() {
    on_each_database(async |app| {
        Visitor::new(&app).sign_up("Ada", "ada@example.org").await;
        for (back, to) in [
            ("/clubs?q=a%20b", "/clubs?q=a%20b"),
            ("/é", "/"),
            ("/a b", "/"),
            ("/\u{7f}", "/"),
            ("/\\example.org", "/"),
            ("/\t/example.org", "/"),
            ("//example.org", "/"),
            ("https:example.org", "/"),
        ] {
            let fields = [("email", "ada@example.org"), ("password", "four words to keep"), ("back", back)];
            Visitor::new(&app).send("/sign-in", "/sign-in", &fields).await.goes_to(to);
        }
    });
}

/// Hashing takes memory and a core: it is not done for strangers, and never more than a few times at once.
#[test]
fn hashing_is_bounded_and_not_done_for_links_that_are_not_there() {
    on_each_database(async |app| {
        let fields = [("password", "a long enough one")];
        for _ in 0..3 {
            let mut stranger = Visitor::new(&app);
            let csrf = stranger.get("/sign-in").await.field("csrf").expect("a token");
            stranger.post("/reset/anything", &[fields[0], ("csrf", &csrf)]).await.is(422);
        }
        assert_eq!(app.hasher.hashed(), 0, "a link that is not there costs nothing");
        let mut visitors: Vec<Visitor> = (0..12).map(|_| Visitor::new(&app)).collect();
        let attempts = visitors.iter_mut().enumerate().map(async |(number, visitor)| {
            let email = format!("nobody{number}@example.org");
            visitor.send("/sign-in", "/sign-in", &[("email", &email), ("password", "a guess of mine")]).await.is(422);
        });
        futures_util::future::join_all(attempts).await;
        assert_eq!(app.hasher.hashed(), 12);
        assert!(app.hasher.most_at_once() <= app.config.hashing(), "{} at once", app.hasher.most_at_once());
    });
}

/// Somebody guesses from everywhere: the owner still gets in, from a browser that is known and from elsewhere.
#[test]
fn an_owner_is_not_locked_out_by_guesses() {
    behind_a_proxy(async |app| {
        let from = |request: TestRequest, address: &str| request.insert_header(("x-forwarded-for", address.to_owned()));
        let mut home = Visitor::signed_in(&app, "Ada").await;
        home.get("/home").await.is(200);
        assert!(home.cookie("device").is_some(), "the browser is known from now on");
        let attempt = async |visitor: &mut Visitor, password: &str, address: &str| {
            let token = visitor.get("/sign-in").await.field("csrf").expect("a token");
            let fields = [("csrf", token.as_str()), ("email", "ada@example.org"), ("password", password)];
            visitor.request(from(TestRequest::post().uri("/sign-in").set_form(fields), address)).await.status.as_u16()
        };
        // Each network has its own few, and a guesser everywhere gets fewer still.
        let mut tried = 0;
        for network in 0..20 {
            let mut guesser = Visitor::new(&app);
            for _ in 0..10 {
                tried +=
                    usize::from(attempt(&mut guesser, "a wrong guess", &format!("203.0.113.{network}")).await != 429);
            }
        }
        assert!((100..170).contains(&tried), "{tried} guesses were let through");
        // From the network of a guesser, and with their cookie but for the device.
        assert_eq!(attempt(&mut home, "four words to keep", "203.0.113.1").await, 303, "a browser that is known");
        assert_eq!(attempt(&mut Visitor::new(&app), "four words to keep", "198.51.100.9").await, 303, "elsewhere");
        // A browser that is known may not guess for ever either.
        let mut refused = 0;
        for _ in 0..14 {
            refused += usize::from(attempt(&mut home, "a wrong guess", "198.51.100.7").await == 429);
        }
        assert!(refused > 0);
        // The cookie is worth nothing for another account, and cannot be made up.
        let device = home.cookie("device").expect("a device").to_owned();
        let mut mallory = Visitor::new(&app);
        mallory.set_cookie("device", &device.replace('.', ".x"));
        assert_eq!(attempt(&mut mallory, "four words to keep", "203.0.113.1").await, 429);
    });
}
