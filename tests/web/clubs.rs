use diesel::prelude::*;
use podium::store::chain::{self, EventRow};
use podium::store::schema::{clubs, events, outbox};
use podium::web::App;
use podium::words::Said;

use crate::harness::{Visitor, on_each_database, with_mail};

/// Makes a club by its form.
async fn club(owner: &mut Visitor, name: &str) -> String {
    let fields = [("name", name), ("place", "Besançon"), ("about", "Every Tuesday."), ("links", "https://example.org")];
    let made = owner.send("/clubs/new", "/clubs/new", &fields).await;
    made.is(303);
    let path = made.location.expect("the club");
    path.strip_suffix("?done=club-created").expect("what was done").to_owned()
}

/// The sentences of a club's chain, whose hashes must hold.
async fn told(app: &App, slug: &str) -> Vec<String> {
    let slug = slug.to_owned();
    let rows: Vec<EventRow> = app
        .db
        .query(move |connection| {
            let id: String = clubs::table.filter(clubs::slug.eq(slug)).select(clubs::id).first(connection)?;
            chain::rows(connection, &format!("club:{id}"), 0)
        })
        .await
        .expect("the chain");
    for pair in rows.windows(2) {
        assert_eq!(pair[1].previous, pair[0].hash);
    }
    assert!(rows.iter().all(|row| row.hash == row.expected_hash()));
    let opened = app.db.query(move |connection| chain::open(connection, &rows)).await.expect("events");
    opened.iter().map(|opened| podium::clubs::log::sentence(opened).en()).collect()
}

/// The part of a page after a mark, up to a quote.
fn after(page: &str, mark: &str) -> String {
    let (_, rest) = page.split_once(mark).unwrap_or_else(|| panic!("no {mark} in {page}"));
    rest.split('"').next().expect("a quote").to_owned()
}

#[test]
fn a_club_is_created_found_and_changed() {
    on_each_database(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        Visitor::new(&app).get("/clubs").await.is(200).says("clubs-none");
        let path = club(&mut anna, "Cercle d’Othello").await;
        assert_eq!(path, "/clubs/cercle-dothello");
        anna.get(&path).await.is(200).says("club-you-owner").says("club-new-competition");
        let mut visitor = Visitor::new(&app);
        visitor.get("/clubs").await.is(200).has("Besançon").has("Cercle d’Othello").has("1 member");
        let page = visitor.get(&path).await;
        page.is(200).has("Every Tuesday.").has("https://example.org");
        assert!(!page.body.contains("Create a competition"), "a visitor sees no button of organisers");

        let wrong = [("name", "Othello"), ("place", ""), ("about", "x"), ("links", "javascript:alert(1)")];
        let edit = format!("{path}/edit");
        anna.send(&edit, &edit, &wrong)
            .await
            .is(422)
            .says("club-act-address-page-write-line-like")
            .has("value=\"Othello\"");
        let right = [("name", "Othello <Club>"), ("place", "Dole"), ("about", "a < b"), ("links", "")];
        anna.send(&edit, &edit, &right).await.goes_to(&format!("{path}?done=saved"));
        anna.get(&path).await.is(200).has("Othello &#60;Club&#62;").has("a &#60; b");
        visitor.language = "fr";
        visitor.get("/clubs").await.is(200).has("1 membre");
        assert_eq!(
            told(&app, "cercle-dothello").await,
            ["Anna created the club Cercle d’Othello.", "Anna changed the page of Othello <Club>."]
        );
        anna.get("/clubs/none").await.is(404);
    });
}

#[test]
fn a_form_sent_twice_makes_one_club() {
    on_each_database(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let form = anna.get("/clubs/new").await;
        let (csrf, key) = (form.field("csrf").expect("a token"), form.field("form").expect("a key"));
        let fields = [("csrf", csrf.as_str()), ("form", &key), ("name", "Club")];
        anna.post("/clubs/new", &fields).await.goes_to("/clubs/club?done=club-created");
        anna.post("/clubs/new", &fields).await.goes_to("/clubs/club?done=club-created");
        anna.send("/clubs/new", "/clubs/new", &[("name", "club")]).await.goes_to("/clubs/club-2?done=club-created");
        anna.send("/clubs/new", "/clubs/new", &[("name", " ")]).await.is(422).has("between 1 and 80 characters");
        anna.send("/clubs/new", "/clubs/new", &[("name", "New")]).await.goes_to("/clubs/new-2?done=club-created");
    });
}

#[test]
fn people_join_by_link_until_it_is_revoked() {
    on_each_database(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let path = club(&mut anna, "Club").await;
        let members = format!("{path}/members");
        anna.send(&members, &format!("{members}/invite"), &[("role", "arbiter")])
            .await
            .goes_to(&format!("{members}?done=invite-made#invites"));
        let link = format!("/invite/{}", after(&anna.get(&members).await.body, "/invite/"));
        Visitor::new(&app).get(&link).await.is(200).says("invited-arbiter").has("/sign-up?back=");
        let mut bob = Visitor::signed_in(&app, "Bob").await;
        bob.get(&members).await.is(403);
        bob.send(&link, &link, &[]).await.goes_to(&format!("{path}?done=joined"));
        bob.get(&members).await.is(200).has("Anna");
        bob.get(&path).await.says("club-you-arbiter");
        // An owner who opens the link stays an owner, and the link stays good.
        anna.send(&link, &link, &[]).await.goes_to(&format!("{path}?done=joined"));
        anna.get(&path).await.says("club-you-owner");
        let mut cleo = Visitor::signed_in(&app, "Cleo").await;
        cleo.send(&link, &link, &[]).await.is(303);
        // Arbiters do not invite, and organisers invite no owners.
        bob.send(&members, &format!("{members}/invite"), &[("role", "member")]).await.is(403);

        let secret = link.strip_prefix("/invite/").expect("a secret").to_owned();
        anna.send(&members, &format!("{members}/revoke"), &[("secret", &secret)])
            .await
            .goes_to(&format!("{members}?done=invite-revoked#invites"));
        let mut dan = Visitor::signed_in(&app, "Dan").await;
        dan.get(&link).await.is(422).says("people-act-link-used-already-too-old");
        dan.send("/account", &link, &[]).await.is(422);
        assert_eq!(
            told(&app, "club").await,
            [
                "Anna created the club Club.",
                "Anna created an invitation link (role: arbiter).",
                "Bob accepted an invitation (role: arbiter).",
                "Cleo accepted an invitation (role: arbiter).",
                "Anna revoked an invitation (role: arbiter).",
            ]
        );
    });
}

#[test]
fn an_invitation_by_mail_is_good_once() {
    with_mail(async |app| {
        let mut anna = Visitor::proved(&app, "Anna", "anna@example.org").await;
        let path = club(&mut anna, "Club").await;
        let members = format!("{path}/members");
        let invite = format!("{members}/invite");
        anna.send(&members, &invite, &[("role", "organiser"), ("email", "not an address")]).await.is(422);
        let to_bob = [("role", "organiser"), ("email", "bob@example.org")];
        anna.send(&members, &invite, &to_bob).await.goes_to(&format!("{members}?done=invite-sent#invites"));
        let letter: String = app
            .db
            .query(|connection| {
                let to_bob = outbox::table.filter(outbox::recipient.eq("bob@example.org"));
                Ok(to_bob.select(outbox::body).first(connection)?)
            })
            .await
            .expect("a letter");
        let link = letter.split_whitespace().find(|word| word.contains("/invite/")).expect("a link");
        let link = format!("/invite/{}", link.split_once("/invite/").expect("a path").1);
        assert!(!letter.contains("Anna") && !letter.contains("Club\n"), "nothing that was typed: {letter}");
        let mut cleo = Visitor::proved(&app, "Cleo", "cleo@example.org").await;
        cleo.send(&link, &link, &[]).await.is(422).says("club-act-invitation-sent-another-address-sign");
        let mut bob = Visitor::proved(&app, "Bob", "bob@example.org").await;
        bob.send(&link, &link, &[]).await.goes_to(&format!("{path}?done=joined"));
        cleo.get(&link).await.is(422);
        // An organiser invites up to their own role.
        bob.send(&members, &invite, &[("role", "owner")]).await.is(403);
        bob.send(&members, &invite, &[("role", "organiser")]).await.is(303);
    });
}

#[test]
fn roles_change_and_the_last_owner_stays() {
    on_each_database(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let path = club(&mut anna, "Club").await;
        let members = format!("{path}/members");
        let leave = format!("{members}/leave");
        anna.send(&members, &leave, &[]).await.is(422).says("club-act-only-owner-club-make-somebody");
        let own = after(&anna.get(&members).await.body, "name=\"user\" value=\"");
        let role = format!("{members}/role");
        anna.send(&members, &role, &[("user", &own), ("role", "member")])
            .await
            .is(422)
            .says("club-act-only-owner-club-make-somebody");
        anna.send(&members, &format!("{members}/invite"), &[("role", "member")]).await.is(303);
        let link = format!("/invite/{}", after(&anna.get(&members).await.body, "/invite/"));
        let mut bob = Visitor::signed_in(&app, "Bob").await;
        bob.send(&link, &link, &[]).await.is(303);
        let page = anna.get(&members).await.body;
        let of_bob = page.split("<strong>Bob</strong>").nth(1).expect("Bob");
        let bob_id = after(of_bob, "name=\"user\" value=\"");
        anna.send(&members, &role, &[("user", &bob_id), ("role", "king")]).await.is(400);
        let owner = [("user", bob_id.as_str()), ("role", "owner")];
        anna.send(&members, &role, &owner).await.goes_to(&format!("{members}?done=role-set"));
        anna.send(&members, &leave, &[]).await.goes_to(&format!("{path}?done=left-club"));
        anna.get(&members).await.is(403);
        let remove = format!("{members}/remove");
        bob.send(&members, &remove, &[("user", &own)]).await.is(422).says("club-act-person-member-club-any-more");
        // What Anna made ended with her role.
        anna.send("/account", &link, &[]).await.is(422);
        bob.send(&members, &format!("{members}/invite"), &[("role", "member")]).await.is(303);
        let link = format!("/invite/{}", after(&bob.get(&members).await.body, "/invite/"));
        anna.send(&link, &link, &[]).await.is(303);
        bob.send(&members, &remove, &[("user", &own)]).await.goes_to(&format!("{members}?done=member-removed"));
        anna.get(&members).await.is(403);
        assert_eq!(
            told(&app, "club").await[3..],
            [
                "Anna changed the role of Bob to owner.",
                "Anna left the club.",
                "Links that ended with this role: 1 invitation, 0 claim links.",
                "Bob created an invitation link (role: member).",
                "Anna accepted an invitation (role: member).",
                "Bob removed Anna from the club.",
            ]
        );
    });
}

#[test]
fn a_guest_is_added_noted_claimed_and_removed() {
    on_each_database(async |app| {
        let mut anna = Visitor::signed_in(&app, "Anna").await;
        let path = club(&mut anna, "Club").await;
        let roster = format!("{path}/roster");
        anna.get(&roster).await.is(200).says("roster-none");
        let names = [("names", "Eve Moreau; junior\n\nFinn\tleft-handed\neve moreau")];
        anna.send(&roster, &roster, &names).await.goes_to(&format!("{roster}?done=roster-added"));
        let page = anna.get(&roster).await;
        page.is(200).has("Eve Moreau").has("guest without an account · junior").has("left-handed");
        assert_eq!(page.body.matches("/players/").count(), 2, "the same name is added once");
        anna.send(&roster, &roster, &[("names", "Finn")])
            .await
            .is(422)
            .says("club-act-new-name-list-write-name")
            .has(">Finn</textarea>");
        let too_long = "x".repeat(81);
        anna.send(&roster, &roster, &[("names", &format!("Gwen\n{too_long}"))]).await.is(422);
        assert!(!anna.get(&roster).await.body.contains("Gwen"), "all names or none");

        let eve = after(&page.body, "id=\"player-");
        let note = [("player", eve.as_str()), ("note", "senior now")];
        anna.send(&roster, &format!("{roster}/note"), &note).await.is(303);
        anna.get(&roster).await.has("senior now");
        anna.send(&roster, &format!("{roster}/claim"), &[("player", &eve)]).await.is(303);
        let link = format!("/claim/{}", after(&anna.get(&roster).await.body, "/claim/"));
        Visitor::new(&app).get(&link).await.is(200).has("Are you Eve Moreau?");
        let mut eve_visits = Visitor::signed_in(&app, "Evelyne").await;
        eve_visits.send(&link, &link, &[]).await.goes_to("/players/eve-moreau?done=claimed");
        Visitor::signed_in(&app, "Mallory").await.get(&link).await.is(422);
        anna.send(&roster, &format!("{roster}/claim"), &[("player", &eve)]).await.is(422).has("already has an account");
        anna.send(&roster, &format!("{roster}/remove"), &[("player", &eve)]).await.is(303);
        assert!(!anna.get(&roster).await.body.contains("Eve Moreau"));
        anna.send(&roster, &format!("{roster}/remove"), &[("player", "none")]).await.is(404);
        let stored: i64 = app
            .db
            .query(|connection| {
                Ok(events::table.filter(events::stream.like("club:%")).count().get_result(connection)?)
            })
            .await
            .expect("events");
        assert_eq!(stored, 6, "created, added, noted, offered, claimed, removed");
    });
}
