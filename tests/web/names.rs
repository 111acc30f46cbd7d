//! Names that hide something, or look like somebody else's.

use podium::competitions::Event;
use podium::competitions::event::{Actor, NewEntry};
use podium::competitions::state::EntryState;
use podium::competitions::store::Change;

use crate::harness::{Visitor, fixture, on_each_database};
use crate::roles::filled;

#[test]
fn a_name_of_two_alphabets_is_refused_everywhere() {
    on_each_database(async |app| {
        let mixed = "P\u{430}ul";
        let fields = [("name", mixed), ("email", "paul@example.org"), ("password", "four words to keep")];
        let told = "(U+0430, Cyrillic)";
        Visitor::new(&app).send("/sign-up", "/sign-up", &fields).await.is(422).has(told);
        let (there, mut owner) = fixture(&app, "owner").await;
        let profile = [("name", mixed), ("language", "en"), ("time_zone", "UTC")];
        owner.send("/account", "/account/profile", &profile).await.is(422).has(told);
        let club = there.club.path();
        let roster = format!("{club}/roster");
        owner.send(&roster, &roster, &[("names", mixed)]).await.is(422).has(told);
        owner.send("/clubs/new", "/clubs/new", &[("name", mixed)]).await.is(422).has(told);
        let entries = filled("/clubs/{club}/{competition}/desk/entries", &there);
        owner.send(&entries, &entries, &[("name", mixed)]).await.is(422).has(told);
        owner.send(&entries, &format!("{entries}/1"), &[("name", mixed)]).await.is(422).has(told);
        let import = format!("{entries}/import");
        owner.send(&entries, &import, &[("list", mixed)]).await.is(200).says("desk-import-skipped").has(told);
    });
}

#[test]
fn nobody_is_called_like_the_service() {
    on_each_database(async |app| {
        for name in ["The clock", "SYSTEM", "L’horloge", "\u{422}\u{4bb}\u{435} clock"] {
            let fields = [("name", name), ("email", "eve@example.org"), ("password", "four words to keep")];
            Visitor::new(&app).send("/sign-up", "/sign-up", &fields).await.is(422);
        }
        let (there, mut owner) = fixture(&app, "owner").await;
        let entries = filled("/clubs/{club}/{competition}/desk/entries", &there);
        owner
            .send(&entries, &entries, &[("name", "The clock")])
            .await
            .is(422)
            .says("people-act-service-calls-itself-choose-another");
    });
}

#[test]
fn unseen_characters_stay_nowhere() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let unseen = "\u{3164}\u{2800}\u{34f}\u{61c}\u{115f}\u{180e}\u{fe0f}\u{202e}";
        let named = format!("Ze{unseen}ta");
        let club = there.club.path();
        let roster = format!("{club}/roster");
        owner.send(&roster, &roster, &[("names", &named)]).await.is(303);
        owner.get(&roster).await.has(">Zeta</a>");
        owner.send(&roster, &roster, &[("names", unseen)]).await.is(422);
        let new = format!("{club}/new/reversi");
        let made = owner.send(&new, &new, &[("name", &format!("Ze{unseen}ta Кубок"))]).await;
        made.goes_to(&format!("{club}/zeta-kubok/desk?done=created"));
        owner.get(&format!("{club}/zeta-kubok")).await.has("Zeta Кубок");
        owner.send(&new, &new, &[("name", unseen)]).await.is(422).has("id=\"wrong-name\"");
        let circuit = format!("{club}/circuits/new");
        let fields = [("name", unseen), ("worth", "places"), ("places", "3,2,1")];
        owner.send(&circuit, &circuit, &fields).await.is(422);
    });
}

#[test]
fn a_name_that_looks_like_another_is_told_apart() {
    on_each_database(async |app| {
        let (there, mut owner) = fixture(&app, "owner").await;
        let entries = filled("/clubs/{club}/{competition}/desk/entries", &there);
        owner.send(&entries, &entries, &[("name", "Ian Moore")]).await.is(303);
        let refused = owner.send(&entries, &entries, &[("name", "lan Moore")]).await;
        refused.is(422).has("“lan Moore” looks like “Ian Moore”");
        owner.send(&entries, &entries, &[("name", "lan Moore, Lyon")]).await.is(303);
        assert!(!owner.get(&entries).await.body.contains("looks like another name"));
        // One that was stored before is marked.
        let entry = NewEntry {
            player: "somebody".parse().expect("an id"),
            name: "lan Moore".into(),
            club: None,
            rating: None,
            answers: Vec::new(),
            state: EntryState::Accepted,
        };
        let player = app.db.write(|connection| podium::players::model::Player::create(connection, "lan", None)).await;
        let entry = NewEntry { player: player.expect("a player").id, ..entry };
        let change = Change::by(Actor::System);
        let stored = app.competitions.change(&there.competition.id, change, |_| Ok(vec![Event::Entered { entry }]));
        stored.await.expect("stored");
        let page = owner.get(&entries).await;
        assert_eq!(page.body.matches("similar to another name here").count(), 2);

        let roster = format!("{}/roster", there.club.path());
        owner.send(&roster, &roster, &[("names", "Cleo Ilves\nCleo llves")]).await.is(303);
        let page = owner.get(&roster).await;
        assert!(page.body.matches("similar to another name here").count() >= 2);
    });
}
