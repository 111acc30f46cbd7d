use std::sync::Arc;

use diesel::prelude::*;
use podium::competitions::event::NewEntry;
use podium::competitions::state::EntryState;
use podium::competitions::store::Change;
use podium::competitions::{Actor, EntryId, Event, TableId};
use podium::store::schema::{clubs, players};
use podium::web::App;
use podium_engine::contest::series::Game;

use crate::harness::{Fixture, Visitor, fixture, on_each_database, role, settle};

/// What happens to the competition of a fixture.
async fn happen(app: &Arc<App>, fixture: &Fixture, by: Actor, events: Vec<Event>) {
    app.competitions.change(&fixture.competition.id, Change::by(by), move |_| Ok(events)).await.expect("a change");
    settle(app).await;
}

/// Table 1 is decided; ranks by seat.
fn entered(ranks: &[u32]) -> Event {
    let result = Game::entered(vec![0, 1], ranks.to_vec(), None);
    Event::GameEntered { table: TableId(1), game: 1, result, record: None, reason: Default::default() }
}

#[test]
fn a_player_shows_places_results_rivals_and_ratings() {
    on_each_database(async |app| {
        let (fixture, mut visitor) = fixture(&app, "stranger").await;
        visitor.get("/players/seated").await.is(200).has("Fixture Cup").has("Running");
        visitor.get("/games/reversi/ratings").await.is(200).says("ratings-none");
        visitor.get("/games/reversi").await.is(200).says("game-best").says("ratings-none");
        visitor.get("/players/seated/ratings/reversi").await.is(200).says("rating-none");
        happen(&app, &fixture, Actor::System, vec![entered(&[1, 2])]).await;
        let page = visitor.get("/players/seated").await;
        page.is(200).says("player-won").has("status entered").has("/tables/1").has("linked");
        // Glicko-2 of a first win between newcomers, as the engine documents it.
        page.has("1662? ± ");
        visitor.get("/players/linked").await.is(200).says("player-lost").has("1338? ± ");
        // The staff typed it: the club's list counts it.
        visitor.get("/games/reversi/ratings").await.is(200).says("ratings-none");
        let club = format!("{}/ratings/reversi", fixture.club.path());
        let list = visitor.get(&club).await;
        list.is(200).has("1662? ± ");
        let (first, second) = (list.body.find("/players/seated"), list.body.find("/players/linked"));
        assert!(first < second, "the winner is listed first");
        let file = visitor.get(&format!("{club}/list.csv")).await;
        file.is(200).has("pairs,1,seated,seated,1662.31,").has("pairs,2,linked,linked,1337.69,");
        let file: serde_json::Value =
            serde_json::from_str(&visitor.get(&format!("{club}/list.json")).await.is(200).body).expect("JSON");
        assert_eq!((&file[1]["player"], &file[1]["provisional"]), (&"linked".into(), &true.into()));
        let file = visitor.get("/players/seated/results.csv").await;
        file.is(200)
            .has("at,game,competition,table,place,of,others,standing,list,why")
            .has(",reversi,Fixture Cup,/clubs/");
        file.has("/tables/1,1,2,linked,entered,club,entered");
        visitor.get("/players/linked/results.json").await.is(200).has("\"others\":\"seated\"").has("\"place\":2");
        visitor.get("/players/linked/results.xml").await.is(404);
        let game = visitor.get("/games/reversi").await;
        game.is(200).has("href=\"/games/reversi/ratings\"");
        let of_club = format!("/players/seated/ratings/reversi?club={}", fixture.club.slug);
        let history = visitor.get(&of_club).await;
        history.is(200).says("rating-why").has("Fixture Cup").has("0.50");
        // A correction repairs what follows from it.
        happen(&app, &fixture, Actor::System, vec![entered(&[2, 1])]).await;
        let page = visitor.get("/players/seated").await;
        page.is(200).says("player-lost").has("1338? ± ");
        assert!(!page.body.contains("Place 2 of 2"), "there are no places before the end");
        happen(&app, &fixture, Actor::System, vec![Event::Closed { standings: None }]).await;
        visitor.get("/players/seated").await.is(200).has("Place 2 of 2");
        happen(&app, &fixture, Actor::System, vec![Event::Reopened]).await;
        assert!(!visitor.get("/players/seated").await.is(200).body.contains("Place 2 of 2"), "it goes on");
        Visitor::new(&app).get("/players/none").await.is(404);
        visitor.get("/games/none/ratings").await.is(404);
        visitor.get("/players/seated/ratings/none").await.is(404);
    });
}

#[test]
fn a_claimed_guest_and_the_account_are_one_person() {
    on_each_database(async |app| {
        let (fixture, mut visitor) = fixture(&app, "stranger").await;
        happen(&app, &fixture, Actor::System, vec![entered(&[2, 1])]).await;
        visitor.get("/players/stranger").await.is(200).says("player-nothing");
        let club = format!("{}/ratings/reversi", fixture.club.path());
        visitor.get(&club).await.has("1662? ± ");
        let guest = fixture.competition.entries[1].player;
        app.db
            .write(move |connection| {
                let stranger = crate::harness::account(connection, "stranger")?;
                let row = players::table.filter(players::id.eq(guest));
                diesel::update(row).set(players::user_id.eq(stranger.id)).execute(connection)?;
                Ok(())
            })
            .await
            .expect("a claim");
        settle(&app).await;
        visitor.get("/players/stranger").await.is(200).says("player-won").has("Fixture Cup");
        visitor.get(&club).await.is(200).has("class=\"mine\"");
    });
}

#[test]
fn home_says_what_is_next() {
    on_each_database(async |app| {
        role(&app, "stranger").await.get("/home").await.is(200).says("next-find-competition").says("club-new");
        let (fixture, mut owner) = fixture(&app, "owner").await;
        let mut seated = role(&app, "seated").await;
        let path = format!("{}/{}", fixture.club.path(), fixture.competition.slug);
        let page = seated.get("/home").await;
        page.is(200).has("linked").says("next-task-report").has(&format!("{path}/tables/1"));
        assert!(!owner.get("/home").await.body.contains("Waiting for you as staff"));

        let link = Actor::link(2);
        let result = Game::entered(vec![0, 1], vec![1, 2], None);
        let reported = Event::GameReported { table: TableId(1), game: 1, result, record: None, from: Some(EntryId(2)) };
        happen(&app, &fixture, link.clone(), vec![reported]).await;
        seated.get("/home").await.is(200).says("next-task-confirm").has("status waiting");
        let disputed = Event::GameDisputed { table: TableId(1), game: 1, reason: "No.".into(), turn: None };
        happen(&app, &fixture, link, vec![disputed]).await;
        seated.get("/home").await.is(200).says("next-task-look").has("status disputed");
        owner.get("/home").await.is(200).has("1 dispute to rule on").has(&format!("{path}/desk")).has("Owner");

        let entry = NewEntry {
            player: fixture.competition.entries[1].player,
            name: "late".into(),
            club: None,
            rating: None,
            answers: Vec::new(),
            state: EntryState::Requested,
        };
        happen(&app, &fixture, Actor::System, vec![entered(&[1, 2]), Event::Entered { entry }]).await;
        owner.get("/home").await.is(200).has("1 entry to accept").has("All results are in");
        let page = seated.get("/home").await;
        assert!(!page.body.contains(&format!("{path}/tables/1")), "a decided table is not open");
        page.says("next-running");
    });
}

#[test]
fn everything_public_is_found_by_its_name() {
    on_each_database(async |app| {
        let (fixture, mut visitor) = fixture(&app, "stranger").await;
        crate::harness::draft(&app, &fixture).await;
        settle(&app).await;
        visitor.get("/search").await.is(200);
        visitor.get("/search?q=cup+fixt+rever").await.is(200).has("Fixture Cup");
        visitor.get("/search?q=ixture").await.is(200).says("search-nothing");
        visitor.get("/search?q=FIXT").await.is(200).has("Fixture Club").has("Fixture Cup").has("Swiss");
        visitor.get("/search?q=lyon").await.is(200).has("Fixture Club");
        visitor.get("/search?q=Seat").await.is(200).has("/players/seated");
        visitor.get("/search?q=revers").await.is(200).has("/games/reversi");
        visitor.get("/search?q=%25").await.is(200).has("No results for “%”");
        let hidden = visitor.get("/search?q=draft").await;
        hidden.is(200);
        assert!(!hidden.body.contains("Draft Cup"), "a draft is not found");
        visitor.get("/search?q=%3Cscript%3E").await.is(200).has("&#60;script&#62;");
        // Every database folds letters in the same way.
        let id = fixture.club.id;
        for (name, found, not) in [
            ("Yıldız Straße", "yildiz+strasse", "yildic"),
            ("Łódź Ærøskøbing", "lodz+aer", "oskob"),
            ("囲碁 Kulübü", "%E5%9B%B2%E7%A2%81", "%D0%A8%D0%B0%D1%85"),
            ("囲碁 Kulübü", "kulubu", "fixture"),
        ] {
            let (id, named) = (id, name.to_owned());
            let renamed = app.db.write(move |connection| {
                let own = clubs::table.filter(clubs::id.eq(id));
                Ok(diesel::update(own).set(clubs::name.eq(named)).execute(connection)?)
            });
            renamed.await.expect("renamed");
            settle(&app).await;
            visitor.get(&format!("/search?q={found}")).await.is(200).has(name);
            assert!(!visitor.get(&format!("/search?q={not}")).await.is(200).body.contains(name), "{name} by {not}");
        }
    });
}
