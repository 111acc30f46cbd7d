//! Codes of authenticator apps, recovery codes, and clubs that ask for a second factor; passkeys in a file of their own.
//! Devices and apps are played by the test.

mod passkeys;

use std::sync::Arc;

use data_encoding::{BASE32_NOPAD, BASE64URL_NOPAD};
use diesel::prelude::*;
use hmac::{Hmac, KeyInit, Mac};
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use podium::accounts::factors::{self, Factors};
use podium::accounts::model::User;
use podium::competitions::Actor;
use podium::config::Config;
use podium::ops::verify::{Questions, verify};
use podium::people::erase::Whom;
use podium::store::Db;
use podium::store::schema::factors as factor_rows;
use podium::store::schema::{clubs, links, passkeys as passkey_rows, recovery_codes, sessions};
use podium::web::App;
use serde_json::json;
use sha1::Sha1;
use sha2::{Digest, Sha256};

use crate::harness::{Answer, Visitor, databases, erase, fixture, letters, mailed};

/// Runs a test on every database, at an address where browsers allow passkeys.
fn with_a_name<F: AsyncFn(Arc<App>)>(run: F) {
    with(None, run);
}

/// The same where letters are sent.
fn with_a_name_and_mail<F: AsyncFn(Arc<App>)>(run: F) {
    with(Some("smtp://127.0.0.1:9".to_owned()), run);
}

fn with<F: AsyncFn(Arc<App>)>(smtp: Option<String>, run: F) {
    for database in databases() {
        let db = Db::open(&database.url, 4).expect("the database opens");
        let (address, smtp) = (Some("http://localhost:8080".to_owned()), smtp.clone());
        let config = Config { address, smtp, ..Config::on(&database.url) };
        let app = podium::pages::app(config, db, false).expect("the service starts");
        actix_web::rt::System::new().block_on(run(app));
    }
}

/// A device with a passkey.
struct Device {
    key: SigningKey,
    credential: Vec<u8>,
    handle: String,
    origin: &'static str,
    flags: u8,
    counter: u32,
}

impl Device {
    fn new() -> Self {
        Self {
            key: SigningKey::from_slice(&podium::ids::random::<32>()).expect("a key"),
            credential: podium::ids::random::<16>().to_vec(),
            handle: String::new(),
            origin: "http://localhost:8080",
            flags: 0x05,
            counter: 0,
        }
    }

    fn client(&self, kind: &str, challenge: &str) -> Vec<u8> {
        let challenge = BASE64URL_NOPAD.encode(challenge.as_bytes());
        let data = json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false });
        data.to_string().into_bytes()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let hash = Sha256::digest(b"localhost");
        [hash.as_slice(), &[self.flags | flags], &self.counter.to_be_bytes()].concat()
    }

    /// What the form of a new passkey sends.
    fn create(&mut self, page: &Answer) -> Vec<(&'static str, String)> {
        self.handle = attribute(page, "user");
        let point = self.key.verifying_key().to_sec1_point(false);
        let point = point.as_bytes();
        let cose = [
            &[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20][..],
            &point[1..33],
            &[0x22, 0x58, 0x20],
            &point[33..],
        ];
        let data = [self.data(0x40), vec![0; 16], vec![0, 16], self.credential.clone(), cose.concat()].concat();
        let length = u8::try_from(data.len()).expect("short");
        let attestation = [&b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58"[..], &[length], &data].concat();
        let client = self.client("webauthn.create", &attribute(page, "challenge"));
        vec![
            ("name", "Phone of Anna".to_owned()),
            ("client", BASE64URL_NOPAD.encode(&client)),
            ("attestation", BASE64URL_NOPAD.encode(&attestation)),
        ]
    }

    /// What a form that asks for a passkey sends.
    fn get(&self, page: &Answer) -> Vec<(&'static str, String)> {
        let client = self.client("webauthn.get", &attribute(page, "challenge"));
        let data = self.data(0);
        let signed = [&data[..], Sha256::digest(&client).as_slice()].concat();
        let signature: Signature = self.key.sign(&signed);
        vec![
            ("credential", BASE64URL_NOPAD.encode(&self.credential)),
            ("client", BASE64URL_NOPAD.encode(&client)),
            ("authenticator", BASE64URL_NOPAD.encode(&data)),
            ("signature", BASE64URL_NOPAD.encode(signature.to_der().as_bytes())),
            ("handle", BASE64URL_NOPAD.encode(self.handle.as_bytes())),
        ]
    }
}

/// An attribute that the script reads.
fn attribute(page: &Answer, name: &str) -> String {
    let (_, after) = page.body.split_once(&format!("data-{name}=\"")).expect(name);
    after.split('"').next().expect("a value").to_owned()
}

/// Sends a form with the token of a page that is open already.
async fn submit(visitor: &mut Visitor, page: &Answer, action: &str, fields: &[(&'static str, String)]) -> Answer {
    let (csrf, form) = (page.field("csrf").unwrap_or_default(), page.field("form").unwrap_or_default());
    let mut all = vec![("csrf", csrf.as_str()), ("form", form.as_str())];
    all.extend(fields.iter().map(|(name, value)| (*name, value.as_str())));
    visitor.post(action, &all).await
}

async fn add(visitor: &mut Visitor, device: &mut Device) -> Answer {
    visitor.send("/account/security", "/account/passkeys", &[]).await.goes_to("/account/passkeys/new");
    let page = visitor.get("/account/passkeys/new").await;
    let fields = device.create(page.is(200));
    submit(visitor, &page, "/account/passkeys/new", &fields).await
}

async fn sign_in(visitor: &mut Visitor, device: &Device) -> Answer {
    let page = visitor.get("/sign-in").await;
    let fields = device.get(page.is(200));
    submit(visitor, &page, "/sign-in/passkey", &fields).await
}

/// The first step: address and password.
async fn password(visitor: &mut Visitor, email: &str) -> Answer {
    visitor.send("/sign-in", "/sign-in", &[("email", email), ("password", "four words to keep")]).await
}

/// The code that an app shows at a step of thirty seconds.
fn code(secret: &str, step: i64) -> String {
    let secret = BASE32_NOPAD.decode(secret.replace(' ', "").as_bytes()).expect("a secret");
    let mac = Hmac::<Sha1>::new_from_slice(&secret).expect("a key").chain_update(step.to_be_bytes());
    let tag = mac.finalize().into_bytes();
    let offset = usize::from(tag[19] & 15);
    let four: [u8; 4] = tag[offset..offset + 4].try_into().expect("four");
    format!("{:06}", (u32::from_be_bytes(four) & 0x7fff_ffff) % 1_000_000)
}

/// An app that was set up with the code of a step.
struct Phone {
    secret: String,
    step: i64,
    recovery: Vec<String>,
}

async fn set_up_app(visitor: &mut Visitor) -> Phone {
    let (secret, step, page) = confirm_app(visitor).await;
    Phone { secret, step, recovery: codes(page.is(200)) }
}

async fn confirm_app(visitor: &mut Visitor) -> (String, i64, Answer) {
    visitor.send("/account/security", "/account/app", &[]).await.goes_to("/account/app");
    let page = visitor.get("/account/app").await;
    let (_, secret) = page.is(200).body.split_once("data-secret>").expect("a secret");
    let secret = secret.split('<').next().expect("a secret").to_owned();
    let step = chrono::Utc::now().timestamp() / 30;
    let page = submit(visitor, &page, "/account/app/confirm", &[("code", code(&secret, step))]).await;
    (secret, step, page)
}

/// Recovery codes on a page.
fn codes(page: &Answer) -> Vec<String> {
    let (_, list) = page.body.split_once("data-codes>").expect("codes");
    let list = list.split("</ol>").next().expect("an end");
    list.split("<code>").skip(1).map(|code| code.split('<').next().expect("a code").to_owned()).collect()
}

async fn user(app: &App, email: &'static str) -> User {
    app.db.query(move |connection| User::by_email(connection, email)).await.expect("asked").expect("an account")
}

/// What the last letter to somebody says.
async fn told(app: &Arc<App>, email: &'static str) -> String {
    letters(app, email).await.pop().expect("a letter").1
}

#[test]
fn an_app_is_asked_for_after_the_password() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let mut other = Visitor::new(&app);
        other.sign_in("anna@example.org").await;
        let Phone { secret, step, recovery } = set_up_app(&mut anna).await;
        assert_eq!(recovery.len(), 10);
        // Whoever was in by the password alone is out; who set it up stays.
        other.get("/account").await.is(401);
        anna.get("/account/security").await.is(200).says("security-on").has("10 codes are left");

        let mut browser = Visitor::new(&app);
        password(&mut browser, "anna@example.org").await.goes_to("/sign-in/second");
        assert!(browser.cookie("session").is_none(), "a ticket is no session");
        browser.get("/account").await.is(401);
        browser.get("/home").await.is(401);
        // The code that confirmed the app has counted.
        let used = [("code", code(&secret, step))];
        let page = browser.get("/sign-in/second").await;
        submit(&mut browser, page.is(200), "/sign-in/second", &used)
            .await
            .is(422)
            .says("people-act-code-wrong-too-old-used");
        let next = [("code", code(&secret, step + 1)), ("back", "/clubs".to_owned())];
        submit(&mut browser, &page, "/sign-in/second", &next).await.goes_to("/clubs");
        browser.get("/account").await.is(200);
        assert!(browser.cookie("half").is_none(), "the ticket is gone");

        // Nobody else gets in with the same code.
        let mut thief = Visitor::new(&app);
        password(&mut thief, "anna@example.org").await.goes_to("/sign-in/second");
        let page = thief.get("/sign-in/second").await;
        submit(&mut thief, &page, "/sign-in/second", &next).await.is(422);
        thief.get("/account").await.is(401);

        // Removed, the password is enough again, and the codes are gone.
        browser
            .send("/account/security", "/account/app/remove", &[])
            .await
            .goes_to("/account/security?done=app-removed");
        password(&mut Visitor::new(&app), "anna@example.org").await.goes_to("/home");
        let anna = user(&app, "anna@example.org").await;
        let left = app.db.query(move |connection| Factors::of(connection, &anna)).await.expect("asked");
        assert_eq!(left, Factors::default());
    });
}

#[test]
fn a_recovery_code_works_once() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let Phone { recovery, .. } = set_up_app(&mut anna).await;
        let stored: Vec<String> = app
            .db
            .query(|connection| Ok(recovery_codes::table.select(recovery_codes::hash).load(connection)?))
            .await
            .expect("codes");
        assert!(stored.iter().all(|hash| hash.len() == 64 && !recovery.contains(hash)));

        let mut browser = Visitor::new(&app);
        password(&mut browser, "anna@example.org").await.is(303);
        let typed = format!(" {} ", recovery[0].to_uppercase().replace('-', " "));
        browser.send("/sign-in/second", "/sign-in/second", &[("code", &typed)]).await.goes_to("/home");

        let mut thief = Visitor::new(&app);
        password(&mut thief, "anna@example.org").await.is(303);
        let again = thief.send("/sign-in/second", "/sign-in/second", &[("code", &recovery[0])]).await;
        again.is(422).says("people-act-recovery-codes-used-already-each");
        // A new set ends the former one.
        let page = browser.send("/account/security", "/account/codes", &[]).await;
        let fresh = codes(page.is(200));
        let old = thief.send("/sign-in/second", "/sign-in/second", &[("code", &recovery[1])]).await;
        old.is(422);
        thief.send("/sign-in/second", "/sign-in/second", &[("code", &fresh[1])]).await.goes_to("/home");
        // Of another account they are worth nothing.
        let mut bob = Visitor::signed_in(&app, "Bob").await;
        set_up_app(&mut bob).await;
        let mut other = Visitor::new(&app);
        password(&mut other, "bob@example.org").await.is(303);
        other.send("/sign-in/second", "/sign-in/second", &[("code", &fresh[2])]).await.is(422);
    });
}

#[test]
fn guesses_end_and_lock_nobody_else_out() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        set_up_app(&mut anna).await;
        let mut bob = Visitor::signed_in(&app, "Bob").await;
        let Phone { recovery: of_bob, .. } = set_up_app(&mut bob).await;
        let guess = [("code", "000000")];
        let mut thief = Visitor::new(&app);
        password(&mut thief, "anna@example.org").await.is(303);
        for _ in 0..5 {
            thief.send("/sign-in/second", "/sign-in/second", &guess).await.is(422);
        }
        // The ticket is used up: the password is asked for again.
        thief.post("/sign-in/second", &guess).await.is(403);
        thief.get("/sign-in/second").await.goes_to("/sign-in?done=second-late");
        for _ in 0..4 {
            password(&mut thief, "anna@example.org").await;
            thief.send("/sign-in/second", "/sign-in/second", &guess).await;
        }
        password(&mut thief, "anna@example.org").await;
        let last = thief.send("/sign-in/second", "/sign-in/second", &guess).await;
        assert_eq!(last.status.as_u16(), 429);
        // Bob, from the same address, and Anna, from elsewhere, are not concerned.
        let mut bob = Visitor::new(&app);
        password(&mut bob, "bob@example.org").await.is(303);
        bob.send("/sign-in/second", "/sign-in/second", &[("code", &of_bob[0])]).await.goes_to("/home");
        let anna = user(&app, "anna@example.org").await.id;
        assert!(app.limits.code(&anna, "127.0.0.1", true).await.is_err());
        assert!(app.limits.code(&anna, "198.51.100.7", true).await.is_ok());
    });
}

#[test]
fn a_new_password_ends_tickets() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let Phone { recovery, .. } = set_up_app(&mut anna).await;
        let mut thief = Visitor::new(&app);
        password(&mut thief, "anna@example.org").await.goes_to("/sign-in/second");
        let page = thief.get("/sign-in/second").await;
        let known = user(&app, "anna@example.org").await;
        app.db
            .write(move |connection| podium::accounts::actions::set_password(connection, known.id, "another"))
            .await
            .expect("another password");
        let late = submit(&mut thief, &page, "/sign-in/second", &[("code", recovery[0].clone())]).await;
        late.goes_to("/sign-in?done=second-late");
    });
}

#[test]
fn a_club_asks_its_owners_for_a_second_factor() {
    with_a_name(async |app| {
        let mut olga = Visitor::signed_in(&app, "Olga").await;
        let fields = [("name", "Go Club"), ("place", "Lyon"), ("about", ""), ("links", "")];
        olga.send("/clubs/new", "/clubs/new", &fields).await.is(303);
        let (page, action) = ("/clubs/go-club/members", "/clubs/go-club/members/second-factor");
        // Nobody locks themselves out.
        olga.send(page, action, &[("required", "true")])
            .await
            .is(422)
            .says("club-act-turn-second-factor-yourself-first");
        set_up_app(&mut olga).await;
        olga.send(page, action, &[("required", "true")]).await.is(303);
        olga.get("/clubs/go-club/edit").await.is(200);

        // A second owner has only a password.
        let mut paul = Visitor::signed_in(&app, "Paul").await;
        let invite = [("role", "owner"), ("email", "")];
        olga.send(page, "/clubs/go-club/members/invite", &invite).await.is(303);
        let link = olga.get(page).await.body;
        let (_, link) = link.split_once("/invite/").expect("a link");
        let link = format!("/invite/{}", link.split('"').next().expect("an end"));
        paul.send(&link, &link, &[]).await.is(303);
        paul.get("/clubs/go-club/edit").await.is(403).says("error-second-factor.title").has("/account/security");
        paul.get("/clubs/go-club").await.is(200).says("club-factor-owed");
        let token = paul.get("/clubs/go-club/members").await.field("csrf").expect("a token");
        for path in ["members/role", "members/remove", "members/second-factor", "edit"] {
            paul.post(&format!("/clubs/go-club/{path}"), &[("csrf", &token)]).await.is(403);
        }
        // No way around it by an invitation; what organisers do and playing stay open.
        let invite = [("role", "owner"), ("email", ""), ("csrf", token.as_str())];
        paul.post("/clubs/go-club/members/invite", &invite).await.is(403);
        paul.get("/clubs/go-club/new").await.is(200);
        paul.get("/home").await.is(200);

        set_up_app(&mut paul).await;
        paul.get("/clubs/go-club/edit").await.is(200);
        let audit = || {
            app.db.query(|connection| Ok(verify(connection, Questions::Both).map(|report| report.sound().map(drop))))
        };
        audit().await.expect("asked").expect("verified").unwrap_or_else(|wrong| panic!("{}", wrong.0));
        // Changed behind the chain's back, the setting is noticed.
        let forge = app.db.write(|connection| {
            Ok(diesel::update(clubs::table).set(clubs::second_factor.eq(false)).execute(connection)?)
        });
        assert_eq!(forge.await.expect("changed"), 1);
        let wrong = audit().await.expect("asked").expect("verified").expect_err("it differs");
        assert!(wrong.0.contains("second_factor"), "{}", wrong.0);
    });
}

#[test]
fn the_command_line_removes_factors_and_says_so() {
    with_a_name_and_mail(async |app| {
        let mut anna = Visitor::proved(&app, "Anna", "anna@example.org").await;
        set_up_app(&mut anna).await;
        add(&mut anna, &mut Device::new()).await.is(303);
        let (lost, post) = (user(&app, "anna@example.org").await, app.post());
        app.db
            .write(move |connection| factors::remove_all(connection, &post, &Actor::System, &lost))
            .await
            .expect("removed");
        anna.get("/account").await.is(401);
        password(&mut Visitor::new(&app), "anna@example.org").await.goes_to("/home");
        assert!(told(&app, "anna@example.org").await.contains("removed all passkeys"));
        let (_, mut admin) = fixture(&app, "admin").await;
        admin.get("/admin/log?stream=site").await.is(200).has("removed the passkeys and the second factor of Anna");
    });
}

#[test]
fn every_change_is_told_by_letter() {
    with_a_name_and_mail(async |app| {
        let email = "anna@example.org";
        let mut anna = Visitor::proved(&app, "Anna", email).await;
        let mut phone = Device::new();
        add(&mut anna, &mut phone).await.is(303);
        assert!(told(&app, email).await.contains("A passkey was added"));
        anna.send("/account/security", "/account/passkeys/ask", &[("ask", "true")]).await.is(200);
        assert!(told(&app, email).await.contains("From now on you are asked for a passkey"));
        // The codes of the first factor stay good for the second one.
        let page = anna.send("/account/security", "/account/codes", &[]).await;
        let recovery = codes(page.is(200));
        confirm_app(&mut anna).await.2.is(303);
        assert!(told(&app, email).await.contains("An authenticator app was set up"));
        let mut browser = Visitor::new(&app);
        password(&mut browser, email).await.goes_to("/sign-in/second");
        browser.send("/sign-in/second", "/sign-in/second", &[("code", &recovery[0])]).await.goes_to("/home");
        assert!(told(&app, email).await.contains("with a recovery code"));
        browser.send("/account/security", "/account/codes", &[]).await.is(200);
        assert!(told(&app, email).await.contains("New recovery codes"));
        browser.send("/account/security", "/account/app/remove", &[]).await.is(303);
        assert!(told(&app, email).await.contains("app was removed"));
        browser.send("/account/security", "/account/passkeys/ask", &[("ask", "false")]).await.is(303);
        assert!(told(&app, email).await.contains("You are no longer asked for a passkey"));
        let id = browser.get("/account/security").await.field("passkey").expect("a passkey");
        browser.send("/account/security", "/account/passkeys/remove", &[("passkey", &id)]).await.is(303);
        assert!(told(&app, email).await.contains("A passkey was removed"));
    });
}

/// A link from a letter is one factor: whoever reads somebody's mail is not in yet.
#[test]
fn a_link_from_a_letter_asks_for_the_second_factor() {
    with_a_name_and_mail(async |app| {
        let email = "anna@example.org";
        let mut anna = Visitor::proved(&app, "Anna", email).await;
        let Phone { recovery, .. } = set_up_app(&mut anna).await;
        let mut browser = Visitor::new(&app);
        browser.send("/sign-in", "/sign-in/link", &[("email", email)]).await.is(303);
        let link = mailed(&app, email).await;
        browser.send(&link, &link, &[]).await.goes_to("/sign-in/second");
        browser.get("/account").await.is(401);
        browser.send("/sign-in/second", "/sign-in/second", &[("code", &recovery[0])]).await.goes_to("/home");
        // Neither does a new password by letter let anybody in.
        let mut other = Visitor::new(&app);
        other.send("/reset", "/reset", &[("email", email)]).await.is(303);
        let link = mailed(&app, email).await;
        other.send(&link, &link, &[("password", "another four words here")]).await.is(303);
        other.get("/account").await.is(401);
        let fields = [("email", email), ("password", "another four words here")];
        other.send("/sign-in", "/sign-in", &fields).await.goes_to("/sign-in/second");
    });
}

/// Who took the password away from an account took the passkey with it.
#[test]
fn changes_ask_again_who_it_is() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        add(&mut anna, &mut Device::new()).await.is(303);
        let id = anna.get("/account/security").await.field("passkey").expect("a passkey");
        for (path, fields) in [
            ("/account/passkeys", vec![]),
            ("/account/passkeys/new", vec![]),
            ("/account/passkeys/remove", vec![("passkey", id.as_str())]),
            ("/account/passkeys/ask", vec![("ask", "true")]),
            ("/account/app", vec![]),
            ("/account/app/confirm", vec![("code", "000000")]),
            ("/account/app/remove", vec![]),
            ("/account/codes", vec![]),
        ] {
            Visitor::later(&app).await;
            anna.send("/account/security", path, &fields).await.is(403).has("name=\"proof\"");
        }
        let known = user(&app, "anna@example.org").await;
        let there = app.db.query(move |connection| Factors::of(connection, &known)).await.expect("asked");
        assert_eq!(there, Factors { passkeys: 1, ..Factors::default() });
        let fields = [("passkey", id.as_str()), ("proof", "four words to keep")];
        anna.send("/account/security", "/account/passkeys/remove", &fields).await.is(303);
    });
}

/// Whoever has a passkey need not remember a password to do what matters.
#[test]
fn nothing_of_it_stays_after_erasing() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        set_up_app(&mut anna).await;
        let mut phone = Device::new();
        add(&mut anna, &mut phone).await.is(303);
        password(&mut Visitor::new(&app), "anna@example.org").await.is(303);
        let whom = user(&app, "anna@example.org").await;
        erase(&app, Actor::System, Whom::Account(whom.id)).await.expect("erased");
        let left: [i64; 5] = app
            .db
            .query(|connection| {
                Ok([
                    passkey_rows::table.count().get_result(connection)?,
                    factor_rows::table.count().get_result(connection)?,
                    recovery_codes::table.count().get_result(connection)?,
                    links::table.filter(links::kind.eq_any(["half", "passkey"])).count().get_result(connection)?,
                    sessions::table.count().get_result(connection)?,
                ])
            })
            .await
            .expect("counted");
        assert_eq!(left, [0; 5]);
        sign_in(&mut Visitor::new(&app), &phone).await.is(422).says("people-act-passkey-known-here-any-more");
    });
}
