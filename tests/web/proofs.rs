//! How people prove who they are: addresses by a button, links, acts that ask again, letters about what matters.

use actix_web::test::TestRequest;
use diesel::prelude::*;
use podium::accounts::model::User;
use podium::people::erase::Whom;
use podium::store::schema::{links, outbox, tokens, users};

use crate::harness::{Visitor, fixture, letters, mailed, on_each_database, with_mail};

const PASSWORD: &str = "four words to keep";

async fn account(app: &std::sync::Arc<podium::web::App>, email: &'static str) -> Option<User> {
    app.db.query(move |connection| User::by_email(connection, email)).await.expect("asked")
}

/// Mail scanners open every link: a GET proves nothing, and before the button is pressed there is no account to take.
#[test]
fn an_address_is_proved_by_a_button() {
    with_mail(async |app| {
        let mut ada = Visitor::new(&app);
        let fields = [("name", "Ada"), ("email", "ada@example.org"), ("password", "the choice of a squatter")];
        ada.send("/sign-up", "/sign-up", &fields).await.goes_to("/sign-in?done=sign-up-asked");
        let (_, letter) = letters(&app, "ada@example.org").await.remove(0);
        assert!(!letter.contains("Ada"), "nothing that was typed: {letter}");
        let link = mailed(&app, "ada@example.org").await;
        Visitor::new(&app).get(&link).await.is(200);
        assert_eq!(account(&app, "ada@example.org").await, None, "a scanner proves nothing");
        ada.send(&link, &link, &[("password", "1234567890")])
            .await
            .is(422)
            .says("people-act-password-easy-guess-common-made");
        ada.send(&link, &link, &[("password", PASSWORD)]).await.goes_to("/home");
        assert!(account(&app, "ada@example.org").await.expect("an account").verified_at.is_some());
        ada.get("/account").await.is(200).has("ada@example.org");
        ada.get(&link).await.is(422).says("people-act-link-used-already-too-old");
        let squatted = [("email", "ada@example.org"), ("password", "the choice of a squatter")];
        Visitor::new(&app).send("/sign-in", "/sign-in", &squatted).await.is(422);
        // A second sign-up is told to the owner alone.
        Visitor::new(&app).send("/sign-up", "/sign-up", &fields).await.goes_to("/sign-in?done=sign-up-asked");
        let (subject, _) = letters(&app, "ada@example.org").await.pop().expect("a letter");
        assert_eq!(subject, "Podium: you already have an account");
    });
}

/// Somebody made an account with another's address while nothing was proved. Whoever proves the address gets it, and nobody
/// who was in before stays in.
#[test]
fn an_account_that_was_taken_early_becomes_its_owners() {
    for way in ["sign-up", "reset", "link"] {
        with_mail(async |app| {
            let (fixture, _) = fixture(&app, "nobody").await;
            let mut squatter = Visitor::new(&app);
            let hash = podium::accounts::passwords::hash(PASSWORD).expect("hashed");
            let made = app.db.write(move |connection| {
                let new = podium::accounts::actions::NewUser {
                    name: "Ada".to_owned(),
                    email: "ada@example.org".to_owned(),
                    password: hash,
                    language: "en".to_owned(),
                    time_zone: "UTC".to_owned(),
                };
                let user = podium::accounts::actions::create(connection, &new)?;
                podium::accounts::actions::link(
                    connection,
                    "undo-email",
                    Some(user.id),
                    chrono::Duration::days(1),
                    "mallory@example.org",
                )?;
                podium::accounts::sessions::open(connection, user.id, "test", "127.0.0.1")
            });
            squatter.set_cookie("session", &made.await.expect("a session"));
            squatter.get("/account").await.is(200);
            let token = [("name", "API"), ("days", "30"), ("scope", "submit")];
            squatter.send("/account", "/account/tokens", &token).await.is(200);
            let known = [("email", "ada@example.org"), ("password", PASSWORD)];
            Visitor::new(&app).send("/sign-in", "/sign-in", &known).await.is(422).says("sign-in-unverified");
            let mut owner = Visitor::new(&app);
            match way {
                "sign-up" => {
                    let asked = [("name", "Ada Lovelace"), ("email", "ada@example.org")];
                    owner.send("/sign-up", "/sign-up", &asked).await.is(303);
                    let link = mailed(&app, "ada@example.org").await;
                    owner.send(&link, &link, &[("password", "words of my own")]).await.goes_to("/home");
                }
                "reset" => {
                    owner.send("/reset", "/reset", &[("email", "ada@example.org")]).await.is(303);
                    let link = mailed(&app, "ada@example.org").await;
                    owner.send(&link, &link, &[("password", "words of my own")]).await.is(303);
                    let fields = [("email", "ada@example.org"), ("password", "words of my own")];
                    owner.send("/sign-in", "/sign-in", &fields).await.goes_to("/home");
                }
                _ => {
                    owner.send("/sign-in", "/sign-in/link", &[("email", "ada@example.org")]).await.is(303);
                    let link = mailed(&app, "ada@example.org").await;
                    owner.send(&link, &link, &[]).await.goes_to("/home");
                }
            }
            owner.get("/account").await.is(200);
            squatter.get("/account").await.is(401);
            squatter.send("/sign-in", "/sign-in", &known).await.is(422);
            let left = app.db.query(|connection| {
                let undo = links::table.filter(links::kind.eq("undo-email")).count().get_result::<i64>(connection)?;
                Ok((undo, tokens::table.count().get_result::<i64>(connection)?))
            });
            assert_eq!(left.await.expect("numbers"), (0, 0), "{way}: nothing of the squatter is left");
            drop(fixture);
        });
    }
}

/// A link in the mail signs in, once, anywhere, and by a button.
#[test]
fn a_link_signs_in_once() {
    with_mail(async |app| {
        Visitor::proved(&app, "Ada", "ada@example.org").await;
        for email in ["ada@example.org", "nobody@example.org"] {
            let asked = [("email", email), ("back", "/clubs")];
            let answer = Visitor::new(&app).send("/sign-in", "/sign-in/link", &asked).await;
            answer.goes_to("/sign-in?done=link-asked");
        }
        assert_eq!(letters(&app, "nobody@example.org").await.len(), 0);
        let link = mailed(&app, "ada@example.org").await;
        let mut scanner = Visitor::new(&app);
        scanner.get(&link).await.is(200);
        scanner.get("/account").await.is(401);
        let mut phone = Visitor::new(&app);
        phone.send(&link, &link, &[]).await.goes_to("/clubs");
        phone.get("/account").await.is(200);
        Visitor::new(&app).get(&link).await.is(422).says("people-act-link-used-already-too-old");
    });
    on_each_database(async |app| {
        let page = Visitor::new(&app).get("/sign-in").await;
        assert!(!page.body.contains("/sign-in/link"), "no mail, no link");
        Visitor::new(&app).send("/sign-in", "/sign-in/link", &[("email", "ada@example.org")]).await.is(422);
    });
}

/// What matters asks for the password again, and goes on where it was.
#[test]
fn acts_that_matter_ask_again() {
    on_each_database(async |app| {
        let mut ada = Visitor::signed_in(&app, "Ada").await;
        Visitor::later(&app).await;
        for path in ["/account/delete", "/account/email", "/account/tokens"] {
            ada.send("/account", path, &[]).await.is(403).says("again-title").has(&format!("action=\"{path}\""));
        }
        let asked = [("name", "My <b>bot</b>"), ("days", "30"), ("scope", "submit"), ("scope", "read")];
        let page = ada.send("/account", "/account/tokens", &asked).await;
        page.is(403).has("name=\"scope\" value=\"submit\"").has("name=\"scope\" value=\"read\"");
        assert!(!page.body.contains("<b>bot"), "what was typed is escaped");
        let wrong = [&asked[..], &[("proof", "not the password")]].concat();
        ada.send("/account", "/account/tokens", &wrong).await.is(403).says("refused-password-wrong");
        let right = [&asked[..], &[("proof", PASSWORD)]].concat();
        ada.send("/account", "/account/tokens", &right).await.is(200).says("account-program-made");
        // It counts for a while.
        ada.send("/account", "/account/delete", &[]).await.goes_to("/?done=deleted");
    });
}

/// Whoever has no password, or does not remember it, proves with a code from a letter who they are.
#[test]
fn a_code_from_a_letter_proves_who_it_is() {
    with_mail(async |app| {
        let mut ada = Visitor::proved(&app, "Ada", "ada@example.org").await;
        let mut thief = Visitor::new(&app);
        thief.sign_in("ada@example.org").await;
        let without = app.db.write(|connection| {
            let own = users::table.filter(users::email.eq("ada@example.org"));
            Ok(diesel::update(own).set(users::password.eq("")).execute(connection)?)
        });
        without.await.expect("she has no password");
        Visitor::later(&app).await;
        let asked = [("name", "My bot"), ("days", "30"), ("scope", "read")];
        let page = ada.send("/account", "/account/tokens", &asked).await;
        page.is(403).has("name=\"proof-letter\"");
        assert!(!page.body.contains("name=\"proof\""), "a password that is not there is not asked for");
        let letter = [&asked[..], &[("proof-letter", "send")]].concat();
        ada.send("/account", "/account/tokens", &letter).await.is(403).has("name=\"proof-code\"").has("My bot");
        let (_, body) = letters(&app, "ada@example.org").await.pop().expect("a letter");
        let code = body.lines().find(|line| line.len() == 8 && line.bytes().all(|byte| byte.is_ascii_digit()));
        let code = code.expect("a code").to_owned();
        let typed = |code: &str| -> Vec<(&str, String)> {
            let asked = asked.iter().map(|(name, value)| (*name, (*value).to_owned()));
            asked.chain([("proof-code", code.to_owned())]).collect()
        };
        let send = async |visitor: &mut Visitor, code: &str| {
            let fields = typed(code);
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            visitor.send("/account", "/account/tokens", &fields).await
        };
        let other = if code == "00000000" { "00000001" } else { "00000000" };
        send(&mut ada, other).await.is(403).says("refused-code-last-letter-too-old").has("name=\"proof-code\"");
        send(&mut thief, &code).await.is(403).says("refused-code-last-letter-too-old");
        send(&mut ada, &code).await.is(200).says("account-program-made");
        Visitor::later(&app).await;
        send(&mut ada, &code).await.is(403).says("refused-code-last-letter-too-old");
    });
}

/// The password is asked for where somebody becomes an owner or an administrator acts, and not elsewhere.
#[test]
fn making_an_owner_asks_again() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let members = format!("{}/members", there.club.path());
        Visitor::later(&app).await;
        let invite = format!("{members}/invite");
        owner.send(&members, &invite, &[("role", "owner")]).await.is(403).says("again-title");
        owner.send(&members, &invite, &[("role", "member")]).await.is(303);
        let (_, mut admin) = fixture(&app, "admin").await;
        Visitor::later(&app).await;
        for path in ["/admin/users/admin", "/admin/users/disable", "/admin/erase"] {
            let fields = [("user", "somebody"), ("admin", "true")];
            admin.send("/admin/users", path, &fields).await.is(403).says("again-title");
        }
    });
}

/// The new address proves itself, both are told, and the old one can undo it.
#[test]
fn an_address_is_changed_and_changed_back() {
    with_mail(async |app| {
        let mut ada = Visitor::proved(&app, "Ada", "ada@example.org").await;
        ada.send("/account", "/account/email", &[("email", "New@example.org")])
            .await
            .goes_to("/account?done=email-asked");
        assert_eq!(letters(&app, "ada@example.org").await.len(), 2, "the old address is told at once");
        let link = mailed(&app, "new@example.org").await;
        Visitor::new(&app).get(&link).await.is(200).has("new@example.org");
        assert!(account(&app, "new@example.org").await.is_none(), "opening it changes nothing");
        // A job has handed over what was written until now.
        let sent = app.db.write(|connection| {
            let now = podium::store::chain::now().naive_utc();
            Ok(diesel::update(outbox::table).set(outbox::sent_at.eq(now)).execute(connection)?)
        });
        sent.await.expect("sent");
        Visitor::new(&app).send(&link, &link, &[]).await.goes_to("/sign-in?done=email-changed");
        assert!(account(&app, "ada@example.org").await.is_none());
        ada.get("/account").await.is(200).has("new@example.org");
        assert_eq!(letters(&app, "new@example.org").await.len(), 2, "the new address is told");
        assert_eq!(
            letters(&app, "ada@example.org").await.len(),
            1,
            "only what is still to be sent to the old one is kept"
        );
        let undo = mailed(&app, "ada@example.org").await;
        let mut owner = Visitor::new(&app);
        owner.get(&undo).await.is(200);
        assert!(account(&app, "ada@example.org").await.is_none(), "opening it changes nothing");
        let answer = owner.send(&undo, &undo, &[]).await;
        let reset = answer.is(303).location.clone().expect("a way on");
        ada.get("/account").await.is(401);
        owner.send(&reset, &reset, &[("password", "words of my own")]).await.goes_to("/sign-in?done=password");
        let fields = [("email", "ada@example.org"), ("password", "words of my own")];
        owner.send("/sign-in", "/sign-in", &fields).await.goes_to("/home");
    });
}

/// An address of somebody else cannot be taken, and one that was taken without a proof is given up.
#[test]
fn an_address_is_changed_to_a_free_one() {
    with_mail(async |app| {
        Visitor::proved(&app, "Bob", "bob@example.org").await;
        let mut ada = Visitor::proved(&app, "Ada", "ada@example.org").await;
        ada.send("/account", "/account/email", &[("email", "bob@example.org")]).await.is(303);
        let (subject, _) = letters(&app, "bob@example.org").await.pop().expect("a letter");
        assert_eq!(subject, "Podium: you already have an account");
        let unproved = app.db.write(|connection| {
            diesel::update(users::table.filter(users::email.eq("bob@example.org")))
                .set((users::email.eq("cleo@example.org"), users::verified_at.eq(None::<chrono::NaiveDateTime>)))
                .execute(connection)?;
            Ok(())
        });
        unproved.await.expect("a squatter");
        ada.send("/account", "/account/email", &[("email", "cleo@example.org")]).await.is(303);
        let link = mailed(&app, "cleo@example.org").await;
        ada.send(&link, &link, &[]).await.is(303);
        assert_eq!(account(&app, "cleo@example.org").await.expect("an account").name, "Ada");
    });
}

/// Former addresses are erased with everything else.
#[test]
fn former_addresses_are_erased() {
    with_mail(async |app| {
        let mut ada = Visitor::proved(&app, "Ada Quill", "ada@example.org").await;
        ada.send("/account", "/account/email", &[("email", "new@example.org")]).await.is(303);
        let link = mailed(&app, "new@example.org").await;
        ada.send(&link, &link, &[]).await.is(303);
        let user = account(&app, "new@example.org").await.expect("an account");
        let by = podium::clubs::actions::actor(&user);
        crate::harness::erase(&app, by, Whom::Account(user.id)).await.expect("erased");
        for email in ["ada@example.org", "new@example.org"] {
            assert_eq!(letters(&app, email).await.len(), 0, "{email}");
        }
        let kept = app.db.query(|connection| Ok(links::table.select(links::data).load::<String>(connection)?));
        let kept = kept.await.expect("links");
        assert!(kept.iter().all(|data| !data.contains("example.org")), "{kept:?}");
    });
}

/// The owner of an account hears of what matters.
#[test]
fn what_matters_is_told_by_letter() {
    with_mail(async |app| {
        let mut ada = Visitor::proved(&app, "Ada", "ada@example.org").await;
        let last = async || letters(&app, "ada@example.org").await.pop().expect("a letter").1;
        let token = [("name", "API"), ("days", "90"), ("scope", "read")];
        ada.send("/account", "/account/tokens", &token).await.is(200);
        assert!(last().await.contains("token"));
        let known = [("email", "ada@example.org"), ("password", PASSWORD)];
        // Whoever has just signed up is not told that they do.
        let before = letters(&app, "ada@example.org").await.len();
        Visitor::new(&app).send("/sign-in", "/sign-in", &known).await.is(303);
        assert_eq!(letters(&app, "ada@example.org").await.len(), before);
        let older = app.db.write(|connection| {
            let at = podium::store::chain::now().naive_utc() - chrono::Duration::days(2);
            Ok(diesel::update(users::table).set(users::created_at.eq(at)).execute(connection)?)
        });
        older.await.expect("an older account");
        ada.get("/home").await.is(200);
        ada.send("/sign-in", "/sign-in", &known).await.is(303);
        assert_eq!(letters(&app, "ada@example.org").await.len(), before, "a browser that is known");
        Visitor::new(&app).send("/sign-in", "/sign-in", &known).await.is(303);
        assert!(last().await.contains("signed in"));
        let changed = [("old", PASSWORD), ("password", "words of my own")];
        ada.send("/account", "/account/password", &changed).await.is(303);
        assert!(last().await.contains("new password"));
        let (_, mut admin) = fixture(&app, "admin").await;
        let id = account(&app, "ada@example.org").await.expect("an account").id;
        let fields = [("user", id.as_str()), ("admin", "true")];
        admin.send("/admin/users", "/admin/users/admin", &fields).await.is(303);
        assert!(last().await.contains("administrator"));
    });
}

/// Letters to a stranger are few, whoever asks for them and however.
#[test]
fn a_stranger_gets_few_letters() {
    with_mail(async |app| {
        for number in 0..4 {
            let name = format!("Buy now {number}");
            let fields = [("name", name.as_str()), ("email", "eve@example.org")];
            Visitor::new(&app).send("/sign-up", "/sign-up", &fields).await.is(303);
        }
        let email = [("email", "eve@example.org")];
        Visitor::new(&app).send("/sign-in", "/sign-in/link", &email).await.is(303);
        Visitor::new(&app).send("/reset", "/reset", &email).await.is(429);
        let (there, mut owner) = fixture(&app, "owner").await;
        let members = format!("{}/members", there.club.path());
        let invited = [("role", "member"), ("email", "eve@example.org")];
        owner.send(&members, &format!("{members}/invite"), &invited).await.is(429);
        let letters = letters(&app, "eve@example.org").await;
        assert!(letters.len() <= 5 && letters.iter().all(|(_, body)| !body.contains("Buy now")), "{letters:?}");
    });
}

/// A token does what it was made for, until it ends.
#[test]
fn a_token_is_bounded() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let draft = crate::harness::draft(&app, &there).await;
        let path = format!("/api/v1{}/{}", there.club.path(), draft.competition.slug);
        let make = async |owner: &mut Visitor, scope: &str, days: &str| {
            let fields = [("name", scope), ("days", days), ("scope", scope)];
            owner.send("/account", "/account/tokens", &fields).await
        };
        let token = |page: &crate::harness::Answer| {
            let (_, after) = page.is(200).body.split_once("<code class=\"hash\">").expect("a token");
            after.split('<').next().expect("a token").to_owned()
        };
        make(&mut owner, "submit", "4000").await.is(422);
        make(&mut owner, "everything", "30").await.is(422);
        let submit = token(&make(&mut owner, "submit", "30").await);
        let read = token(&make(&mut owner, "read", "365").await);
        let ask = async |token: &str, request: TestRequest| {
            let request = request.insert_header(("authorization", format!("Bearer {token}")));
            Visitor::new(&app).request(request).await
        };
        ask(&read, TestRequest::get().uri(&path)).await.is(200);
        ask(&submit, TestRequest::get().uri(&path)).await.is(404);
        let records = format!("/api/v1{}/{}/tables/1/records", there.club.path(), there.competition.slug);
        ask(&read, TestRequest::post().uri(&records).set_payload("x")).await.is(401).has("error-token");
        ask(&submit, TestRequest::post().uri(&records).set_payload("x")).await.is(422);
        owner.get("/account").await.has("last used").says("scope-submit");
        owner.send("/account/privacy", "/account/data", &[]).await.is(200).has("\"scopes\":\"submit\"");
        // One is ended, the other goes on; signing out everywhere may end them all.
        let ended = app.db.query(move |connection| {
            let one = tokens::table.filter(tokens::name.eq("submit")).select(tokens::token);
            Ok(one.first::<String>(connection)?)
        });
        let ended = ended.await.expect("a token");
        let mut stranger = Visitor::signed_in(&app, "Mallory").await;
        stranger.send("/account", "/account/tokens/end", &[("token", &ended)]).await.is(303);
        ask(&submit, TestRequest::get().uri("/api/v1/games")).await.is(200);
        owner.send("/account", "/account/tokens/end", &[("token", &ended)]).await.is(303);
        ask(&submit, TestRequest::get().uri("/api/v1/games")).await.is(401);
        owner.send("/account", "/account/sessions", &[]).await.is(303);
        ask(&read, TestRequest::get().uri(&path)).await.is(200);
        owner.send("/account", "/account/sessions", &[("tokens", "true")]).await.is(303);
        ask(&read, TestRequest::get().uri(&path)).await.is(401);
    });
}

/// A link that somebody follows changes nothing, least of all an account.
#[test]
fn a_language_is_chosen_by_a_form() {
    on_each_database(async |app| {
        let mut ada = Visitor::signed_in(&app, "Ada").await;
        ada.get("/language/fr?back=/").await.is(404);
        ada.post("/language/fr", &[("back", "/account")]).await.is(403);
        ada.get("/account").await.says("account-title");
        ada.send("/account", "/language/fr", &[("back", "/account")]).await.goes_to("/account");
        ada.get("/account").await.says("account-title");
        // Pages that everybody reads carry no token, and need none for that.
        let mut reader = Visitor::new(&app);
        reader.get("/clubs").await.is(200).has("action=\"/language/fr\"");
        reader.post("/language/fr", &[("back", "/clubs")]).await.goes_to("/clubs");
        reader.get("/sign-in").await.says("sign-in");
    });
}
