//! Passkeys: signing in with one, asking for one, and devices that are refused.

use podium::admin::actions::set_admin;
use podium::competitions::Actor;

use super::*;

#[test]
fn somebody_signs_in_with_a_passkey_and_no_name() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let mut phone = Device::new();
        anna.get("/account/security").await.is(200).says("passkeys-none");
        add(&mut anna, &mut phone).await.goes_to("/account/security?done=passkey-added");
        anna.get("/account/security").await.is(200).has("Phone of Anna").says("passkey-unused");

        let mut elsewhere = Visitor::new(&app);
        sign_in(&mut elsewhere, &phone).await.goes_to("/home");
        elsewhere.get("/account/security").await.is(200).has("last used");
        // A passkey by itself changes nothing about the password.
        password(&mut Visitor::new(&app), "anna@example.org").await.goes_to("/home");
    });
}

#[test]
fn an_answer_counts_once_and_in_one_browser() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let mut phone = Device::new();
        add(&mut anna, &mut phone).await.is(303);

        let mut browser = Visitor::new(&app);
        let page = browser.get("/sign-in").await;
        let fields = phone.get(&page);
        // Another browser cannot use what was answered for this one, with its own token or with this one's.
        let mut thief = Visitor::new(&app);
        let own = thief.get("/sign-in").await;
        submit(&mut thief, &own, "/sign-in/passkey", &fields)
            .await
            .is(422)
            .says("people-act-page-open-too-long-answer");
        submit(&mut thief, &page, "/sign-in/passkey", &fields).await.is(403);
        let visit = browser.cookie("visit").expect("a visit").to_owned();
        submit(&mut browser, &page, "/sign-in/passkey", &fields).await.goes_to("/home");
        // The same again, in a browser that carries the same cookie.
        let mut again = Visitor::new(&app);
        again.set_cookie("visit", &visit);
        submit(&mut again, &page, "/sign-in/passkey", &fields)
            .await
            .is(422)
            .says("people-act-page-open-too-long-answer");
        // An answer to one question is none to another.
        let other = anna.get("/account/passkeys/new").await;
        let fields = phone.get(&other);
        submit(&mut anna, &other, "/sign-in/passkey", &fields).await.is(422);
        // What a stranger makes up.
        let mut made_up = Device::new();
        made_up.credential.clone_from(&phone.credential);
        sign_in(&mut Visitor::new(&app), &made_up).await.is(422).says("people-act-passkey-checked-try-again-sign");
        sign_in(&mut Visitor::new(&app), &Device::new()).await.is(422).says("people-act-passkey-known-here-any-more");
    });
}

#[test]
fn devices_that_check_nobody_or_serve_another_site_are_refused() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        add(&mut anna, &mut Device { flags: 1, ..Device::new() })
            .await
            .is(422)
            .says("people-act-device-check-set-up-pin");
        let elsewhere = Device { origin: "http://localhost:8081", ..Device::new() };
        add(&mut anna, &mut { elsewhere }).await.is(422).has("another address");
        let mut phone = Device { counter: 9, ..Device::new() };
        add(&mut anna, &mut phone).await.is(303);
        add(&mut anna, &mut phone).await.is(422).says("people-act-passkey-list-already");
        sign_in(&mut Visitor::new(&app), &phone).await.is(422).says("people-act-passkey-looks-like-copy-used");
        phone.counter = 10;
        sign_in(&mut Visitor::new(&app), &Device { flags: 1, ..phone })
            .await
            .is(422)
            .says("people-act-device-check-set-up-pin");
    });
}

#[test]
fn passkeys_are_renamed_and_removed_by_their_owner() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let mut phone = Device::new();
        add(&mut anna, &mut phone).await.is(303);
        let id = anna.get("/account/security").await.field("passkey").expect("a passkey");
        let mut bob = Visitor::signed_in(&app, "Bob").await;
        bob.send("/account/security", "/account/passkeys/remove", &[("passkey", &id)]).await.is(404);
        bob.send("/account/security", "/account/passkeys/rename", &[("passkey", &id), ("name", "Mine")]).await.is(404);
        let rename = |name: &'static str| [("passkey", id.clone()), ("name", name.to_owned())];
        let page = anna.get("/account/security").await;
        submit(&mut anna, &page, "/account/passkeys/rename", &rename(" ")).await.is(422);
        submit(&mut anna, &page, "/account/passkeys/rename", &rename("<b>Key</b>")).await.is(303);
        anna.get("/account/security").await.has("&#60;b&#62;Key");
        anna.send("/account/security", "/account/passkeys/remove", &[("passkey", &id)]).await.is(303);
        sign_in(&mut Visitor::new(&app), &phone).await.is(422).says("people-act-passkey-known-here-any-more");

        // Whoever has no password and gets no letters keeps the last one.
        add(&mut anna, &mut Device::new()).await.is(303);
        let anna_there = user(&app, "anna@example.org").await;
        app.db
            .write(move |connection| {
                use podium::store::schema::users;
                let row = users::table.filter(users::id.eq(anna_there.id));
                Ok(diesel::update(row).set(users::password.eq("")).execute(connection)?)
            })
            .await
            .expect("no password");
        let id = anna.get("/account/security").await.field("passkey").expect("a passkey");
        let removed = anna.send("/account/security", "/account/passkeys/remove", &[("passkey", &id)]).await;
        removed.is(422).says("people-act-only-way-into-account-choose");
    });
}

#[test]
fn a_site_without_a_name_says_why_it_has_no_passkeys() {
    crate::harness::on_each_database(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        anna.get("/account/security").await.is(200).says("passkeys-no-name");
        anna.get("/account/passkeys/new").await.is(200).says("passkeys-no-name");
        assert!(!Visitor::new(&app).get("/sign-in").await.body.contains("data-passkey"));
    });
}

#[test]
fn a_passkey_is_asked_for_where_its_owner_wants_it() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        anna.send("/account/security", "/account/passkeys/ask", &[("ask", "true")]).await.is(422);
        let mut phone = Device::new();
        add(&mut anna, &mut phone).await.is(303);
        let page = anna.send("/account/security", "/account/passkeys/ask", &[("ask", "true")]).await;
        let recovery = codes(page.is(200));

        let mut browser = Visitor::new(&app);
        password(&mut browser, "anna@example.org").await.goes_to("/sign-in/second");
        let page = browser.get("/sign-in/second").await;
        // Somebody else's passkey is of no use.
        let mut bob = Visitor::signed_in(&app, "Bob").await;
        let mut stranger = Device::new();
        add(&mut bob, &mut stranger).await.is(303);
        let fields = stranger.get(&page);
        submit(&mut browser, &page, "/sign-in/second/passkey", &fields).await.is(422);
        let fields = phone.get(&page);
        submit(&mut browser, &page, "/sign-in/second/passkey", &fields).await.goes_to("/home");
        // By itself it is enough: the device checks the person.
        sign_in(&mut Visitor::new(&app), &phone).await.goes_to("/home");

        // The device is lost: password and recovery code, then the passkey is removed.
        let mut lost = Visitor::new(&app);
        password(&mut lost, "anna@example.org").await.is(303);
        lost.send("/sign-in/second", "/sign-in/second", &[("code", &recovery[3])]).await.goes_to("/home");
        let id = lost.get("/account/security").await.field("passkey").expect("a passkey");
        lost.send("/account/security", "/account/passkeys/remove", &[("passkey", &id)]).await.is(303);
        password(&mut Visitor::new(&app), "anna@example.org").await.goes_to("/home");
    });
}

#[test]
fn administrators_use_the_passkey_they_have() {
    with_a_name(async |app| {
        let mut ada = Visitor::signed_in(&app, "Ada").await;
        let mut phone = Device::new();
        add(&mut ada, &mut phone).await.is(303);
        password(&mut Visitor::new(&app), "ada@example.org").await.goes_to("/home");
        let id = user(&app, "ada@example.org").await.id;
        let made = app.db.write(move |connection| set_admin(connection, &Actor::System, id, true));
        made.await.expect("an administrator");
        // Whoever is in by the password alone comes back with the passkey.
        ada.get("/account").await.is(401);
        password(&mut ada, "ada@example.org").await.goes_to("/sign-in/second");
        sign_in(&mut ada, &phone).await.goes_to("/home");
        ada.get("/account/security").await.is(200).says("passkey-ask-admin");
        ada.send("/account/security", "/account/passkeys/ask", &[("ask", "false")]).await.is(422);
        // Recovery codes are theirs to make.
        assert_eq!(codes(ada.send("/account/security", "/account/codes", &[]).await.is(200)).len(), 10);

        // One who adds the first passkey as an administrator gets them at once.
        let id = ada.get("/account/security").await.field("passkey").expect("a passkey");
        ada.send("/account/security", "/account/passkeys/remove", &[("passkey", &id)]).await.is(303);
        assert_eq!(codes(add(&mut ada, &mut Device::new()).await.is(200)).len(), 10);
    });
}

#[test]
fn a_disabled_account_is_not_opened_by_its_passkey() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let mut phone = Device::new();
        add(&mut anna, &mut phone).await.is(303);
        let id = user(&app, "anna@example.org").await.id;
        let disabled = app.db.write(move |connection| {
            podium::admin::actions::disable(connection, &Actor::System, id, "http://localhost:8080").map(drop)
        });
        disabled.await.expect("disabled");
        sign_in(&mut Visitor::new(&app), &phone).await.is(422).says("refused-account-needs-new-password-first");
    });
}

#[test]
fn a_passkey_proves_again_who_it_is() {
    with_a_name(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let mut device = Device::new();
        add(&mut anna, &mut device).await;
        Visitor::later(&app).await;
        let asked = [("name", "My bot"), ("days", "30"), ("scope", "read")];
        let page = anna.send("/account", "/account/tokens", &asked).await;
        page.is(403).has("data-prefix=\"proof-\"");
        let answered = device.get(&page);
        let prove = |answered: &[(&'static str, String)]| -> Vec<(String, String)> {
            let proof = answered.iter().map(|(name, value)| (format!("proof-{name}"), value.clone()));
            asked.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).chain(proof).collect()
        };
        let send = async |visitor: &mut Visitor, answered: &[(&'static str, String)]| {
            let fields = prove(answered);
            let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (&**name, &**value)).collect();
            visitor.send("/account", "/account/tokens", &fields).await
        };
        // Somebody else's passkey proves nothing.
        let stranger = Device { handle: device.handle.clone(), ..Device::new() };
        send(&mut anna, &stranger.get(&page)).await.is(403).says("people-act-passkey-known-here-any-more");
        send(&mut anna, &answered).await.is(200).says("account-program-made");
        Visitor::later(&app).await;
        send(&mut anna, &answered).await.is(403).says("people-act-page-open-too-long-answer");
    });
}
