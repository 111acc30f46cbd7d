//! What organisers do beside the plain way: lists, seasons, waiting lists, forfeits, rulings, ladders, corrections.

use std::sync::Arc;

use diesel::prelude::*;
use podium::competitions::state::EntryState;
use podium::competitions::{Competition, TableId, format};
use podium::store::schema::outbox;
use podium::web::App;
use serde_json::json;

use crate::competitions::{Desk, SIX};
use crate::hall::{hall, settings};
use crate::harness::{Visitor, on_each_database, seat_link, settle};

impl Desk {
    /// Somebody who came by the link of their seat.
    async fn seat(&self, entry: u32) -> Visitor {
        let mut visitor = Visitor::new(&self.app);
        let it = self.it().await;
        visitor.get(&seat_link(&self.app, &it, entry).await).await.is(303);
        visitor
    }

    /// Starts, and publishes what comes first.
    async fn begin(&mut self) {
        self.press("/start", "start").await;
        self.press("/rounds", "draw").await;
        self.press("/rounds", "publish").await;
    }

    /// Lets whoever entered earlier win at every open table.
    async fn earlier_wins(&mut self) {
        let it = self.it().await;
        for table in it.public_tables().filter(|table| !it.standing(table).is_settled()) {
            let page = format!("/tables/{}", table.id);
            let result = if table.seats[0] < table.seats[1] { "first" } else { "second" };
            self.send(&page, &page, &[("do", "enter"), ("game", "1"), ("result", result)]).await.is(303);
        }
    }

    /// Does something to a table that has to work.
    async fn table(&mut self, table: u32, fields: &[(&str, &str)]) {
        let page = format!("/tables/{table}");
        let asked = self.send(&page, &page, fields).await;
        if asked.status.as_u16() == 200 {
            let seen = asked.field("seen").expect("a revision");
            let sure = [fields, &[("sure", "yes"), ("seen", seen.as_str())]].concat();
            self.send(&page, &page, &sure).await.is(303);
        } else {
            asked.is(303);
        }
    }

    async fn standing(&self, table: u32) -> &'static str {
        let it = self.it().await;
        it.standing(it.table(TableId(table)).expect("a table")).word()
    }
}

/// The names of a stage in the order of its standings.
fn ranked(it: &Competition, stage: usize) -> Vec<String> {
    format::standings(it, stage).rows.iter().map(|row| it.name(row.entry).to_owned()).collect()
}

/// Names of a stage, in no order.
fn members(it: &Competition, stage: usize) -> Vec<String> {
    let mut names: Vec<String> = it.stages[stage].entries.iter().map(|&entry| it.name(entry).to_owned()).collect();
    names.sort();
    names
}

/// Who was written to about a place.
async fn told(app: &Arc<App>) -> Vec<String> {
    let letters = app.db.query(|connection| {
        let about = outbox::table.filter(outbox::subject.like("%a place in%")).order(outbox::recipient);
        Ok(about.select(outbox::recipient).load::<String>(connection)?)
    });
    letters.await.expect("letters")
}

#[test]
fn reports_and_tables_of_players_are_read_and_their_faults_named() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        desk.create("reversi", &[("name", "Open"), ("format", "swiss"), ("rounds", "2")]).await;
        let page = format!("{}/desk/entries", desk.path);
        let action = format!("{page}/import");
        let line = |rank: &str, name: &str, rating: u32| {
            format!("001 {rank:>4}      {name:<33} {rating:>4} FRA{:24}{:>4} {rank:>4}\n", "", "0.0")
        };
        let faulty = format!("012 Spring Open\n{}{}", line("1", "Berg, Ada", 2189), line("x", "Carr, Ben", 1966));
        desk.anna.upload(&page, &action, &[("list", "")], faulty.as_bytes()).await.is(422).has("Line 3");
        assert!(desk.it().await.entries.is_empty(), "nothing of a faulty report is taken");
        let right = format!("012 Spring Open\n{}{}", line("1", "Berg, Ada", 2189), line("2", "Carr, Ben", 1966));
        desk.anna.upload(&page, &action, &[("list", "")], right.as_bytes()).await.is(303);
        let csv = "Name,First name,Rating,Club\nDiaz,Cleo,1700,\"Lions, Lyon\"\nEvers,Dan,strong,\n";
        desk.anna.upload(&page, &action, &[("list", "")], csv.as_bytes()).await.is(422).has("Line 3").has("strong");
        let unnamed = "Name,Rating\n,1700\n";
        desk.anna.upload(&page, &action, &[("list", "")], unnamed.as_bytes()).await.is(422).has("Line 2 has no name");
        desk.anna.upload(&page, &action, &[("list", "")], b" \n").await.is(422).says("act-name-list");
        let csv = csv.replace("strong", "1600");
        desk.anna.upload(&page, &action, &[("list", "")], csv.as_bytes()).await.is(303);
        // One of two is there already: the other is taken, and the one who is left out is named.
        let again = "Name;Rating\nCleo Diaz;1700\nEva Falk;1500\n";
        let told = desk.anna.upload(&page, &action, &[("list", "")], again.as_bytes()).await;
        told.is(200).says("desk-import-skipped").has("Cleo Diaz");
        let it = desk.it().await;
        let list: Vec<(&str, Option<u32>, Option<&str>)> =
            it.entries.iter().map(|entry| (entry.name.as_str(), entry.rating, entry.club.as_deref())).collect();
        let expected = [
            ("Berg, Ada", Some(2189), Some("FRA")),
            ("Carr, Ben", Some(1966), Some("FRA")),
            ("Cleo Diaz", Some(1700), Some("Lions, Lyon")),
            ("Dan Evers", Some(1600), None),
            ("Eva Falk", Some(1500), None),
        ];
        assert_eq!(list, expected);
    });
}

#[test]
fn two_seasons_of_a_league_with_people_who_come_and_go() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        let league = [
            ("name", "League"),
            ("format", "league"),
            ("division_size", "3"),
            ("promoted", "1"),
            ("relegated", "1"),
            ("criterion", "wins"),
            ("criterion", "direct"),
            ("criterion", "wins"),
        ];
        desk.create("reversi", &league).await;
        let podium::competitions::format::Format::League(league) = &desk.it().await.settings.format.clone() else {
            panic!("a league")
        };
        assert_eq!(json!(league.rules.criteria), json!(["wins", "direct"]), "each once, in the order that was chosen");
        desk.people(SIX).await;
        desk.press("/start", "start").await;
        assert_eq!(members(&*desk.it().await, 0), ["Ada", "Ben", "Cleo"]);
        for _ in 0..3 {
            desk.press("/rounds", "draw").await;
            desk.press("/rounds", "publish").await;
            desk.earlier_wins().await;
        }
        assert_eq!(ranked(&*desk.it().await, 1), ["Dan", "Eve", "Fay"]);
        desk.get("/finish").await.says("desk-season-coming").has("name=\"wild_cards\"");
        let wrong = [("do", "close"), ("wild_cards", "Hal; 9")];
        desk.send("/finish", "/finish", &wrong).await.is(422).has("from 1 to 2").has("Hal; 9</textarea>");
        let twice = [("do", "close"), ("newcomers", "Ada")];
        desk.send("/finish", "/finish", &twice).await.is(422).has("Ada would be in the next season twice");
        // Ben and Fay leave; Hal has a wild card for the first division, Gus starts in the second.
        let close =
            [("do", "close"), ("leaving", "2"), ("leaving", "6"), ("newcomers", "Gus"), ("wild_cards", "Hal; 1")];
        desk.send("/finish", "/finish", &close).await.is(303);
        desk.get("/finish").await.has("Dan, no. 1 in Division 2, is promoted to Division 1").has("Gus").has("Hal");
        let made = desk.send("/finish", "/season", &[("name", "League 2")]).await;
        desk.path = made.location.expect("a desk").strip_suffix("/desk?done=created").expect("done").to_owned();
        desk.press("/start", "start").await;
        let second = desk.it().await;
        assert_eq!(second.settings.season, 2);
        assert_eq!(
            (members(&second, 0), members(&second, 1)),
            (strings(["Ada", "Dan", "Hal"]), strings(["Cleo", "Eve", "Gus"]))
        );
        for _ in 0..3 {
            desk.press("/rounds", "draw").await;
            desk.press("/rounds", "publish").await;
            desk.earlier_wins().await;
        }
        let (first, lower) = (ranked(&*desk.it().await, 0), ranked(&*desk.it().await, 1));
        desk.send("/finish", "/finish", &[("do", "close")]).await.is(303);
        let (down, up) = (&first[2], &lower[0]);
        desk.get("/finish")
            .await
            .has(&format!("{down}, no. 3 in Division 1, is relegated to Division 2"))
            .has(&format!("{up}, no. 1 in Division 2, is promoted to Division 1"));
        let close = desk.it().await.season.clone().expect("a close");
        assert_eq!((close.season, close.next.number), (2, 3));
    });
}

fn strings<const N: usize>(words: [&str; N]) -> Vec<String> {
    words.map(str::to_owned).to_vec()
}

#[test]
fn one_game_of_a_match_is_forfeited_and_the_match_goes_on() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        let best = [("name", "Cup"), ("format", "swiss"), ("rounds", "1"), ("rule", "best-of"), ("games", "3")];
        desk.create("reversi", &best).await;
        desk.people("Ada\nBen").await;
        desk.begin().await;
        let it = desk.it().await;
        let second = it.name(it.tables[0].seats[1]).to_owned();
        desk.get("/tables/1").await.says("desk-result-this-game").says("desk-result-whole-match");
        desk.table(1, &[("do", "enter"), ("game", "1"), ("result", "game-forfeit-1"), ("why", "Missed the bus")]).await;
        assert_eq!(desk.standing(1).await, "open");
        desk.get("/tables/1").await.has(&format!("Forfeit: {second}")).has("Enter game 2");
        let log = format!("{}/log", desk.path);
        Visitor::new(&app).get(&log).await.is(200).has(&format!("entered a forfeit of {second} in game 1"));
        desk.send("/results/0/1", "/results/0/1", &[("game1", "2"), ("result1", "second")]).await.is(303);
        desk.send("/results/0/1", "/results/0/1", &[("game1", "3"), ("result1", "game-forfeit-0")]).await.is(303);
        assert_eq!(desk.standing(1).await, "entered", "a match of which something was played is not a forfeit");
        let it = desk.it().await;
        assert_eq!(it.result(&it.tables[0]).expect("a result").ranks, [2, 1]);
        // Nobody came to a game: it counts for nobody.
        desk.table(1, &[("do", "strike"), ("game", "3"), ("why", "Entered wrongly")]).await;
        desk.table(1, &[("do", "enter"), ("game", "3"), ("result", "game-forfeit-all")]).await;
        assert_eq!(desk.it().await.tables[0].games.len(), 3);
    });
}

#[test]
fn people_enter_with_the_rating_they_have_in_the_game() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        let mut cleo = Visitor::signed_in(&app, "Cleo").await;
        for cup in ["One", "Two"] {
            desk.create("reversi", &[("name", cup), ("format", "swiss"), ("rounds", "1")]).await;
            desk.press("/registration", "open").await;
            let enter = format!("{}/enter", desk.path);
            cleo.send(&enter, &enter, &[("name", "Cleo")]).await.is(303);
            if cup == "One" {
                desk.people("Ada\nBen\nDan").await;
                desk.press("/start", "start").await;
                assert!(desk.it().await.entries.iter().all(|entry| entry.rating.is_none()));
                desk.play_round().await;
                settle(&app).await;
            }
        }
        // What the organiser knows better counts.
        desk.people("Ada\nBen; 2200\nEve").await;
        desk.send("/entries", "/entries/seed", &[("do", "rating")]).await.is(303);
        let it = desk.it().await;
        let rating = |name: &str| it.entries.iter().find(|entry| entry.name == name).expect("an entry").rating;
        let seed = |name: &str| it.entries.iter().find(|entry| entry.name == name).expect("an entry").seed;
        assert!(rating("Cleo").is_some_and(|rating| (1000..2000).contains(&rating) && rating != 1500));
        assert!(rating("Ada").is_some_and(|rating| (1000..2000).contains(&rating) && rating != 1500));
        assert_eq!((rating("Ben"), rating("Eve")), (Some(2200), None));
        assert_eq!((seed("Ben"), seed("Eve")), (Some(1), Some(4)));
    });
}

#[test]
fn members_alone_enter_and_who_waits_moves_up_and_is_told() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        let fields = [
            ("name", "Open"),
            ("format", "swiss"),
            ("rounds", "2"),
            ("shown", "members_only"),
            ("members_only", "on"),
            ("limit", "1"),
        ];
        desk.create("reversi", &fields).await;
        desk.press("/registration", "open").await;
        let (enter, me) = (format!("{}/enter", desk.path), format!("{}/me", desk.path));
        let mut people = Vec::new();
        for name in ["Bob", "Cleo", "Dora", "Eli"] {
            people.push(Visitor::signed_in(&app, name).await);
        }
        let refused = people[0].get(&enter).await;
        refused.is(200).says("refused-only-members-club-enter-ask");
        assert!(!refused.body.contains("name=\"name\""), "no form that could only be refused");
        people[0].send(&enter, &enter, &[("name", "Bob")]).await.is(422).says("refused-only-members-club-enter-ask");
        assert!(desk.it().await.entries.is_empty());
        let open = [("name", "Open"), ("shown", "members_only"), ("limit", "1")];
        desk.send("/settings", "/settings", &open).await.is(303);
        for (visitor, name) in people.iter_mut().zip(["Bob", "Cleo", "Dora", "Eli"]) {
            visitor.send(&enter, &enter, &[("name", name)]).await.is(303);
        }
        people[1].get(&me).await.has("waiting list");
        let states = async || desk.it().await.entries.iter().map(|entry| entry.is_in()).collect::<Vec<_>>();
        assert_eq!(states().await, [true, false, false, false]);
        people[0].send(&me, &format!("{me}/withdraw"), &[("reason", "ill")]).await.is(303);
        assert_eq!(states().await, [false, true, false, false]);
        assert_eq!(told(&app).await, ["cleo@example.org"]);
        people[1].get(&me).await.says("my-entry-accepted");
        let more = [("name", "Open"), ("limit", "3")];
        desk.send("/settings", "/settings", &more).await.is(303);
        assert_eq!(desk.it().await.entries[3].state, EntryState::Accepted);
        assert_eq!(told(&app).await, ["cleo@example.org", "dora@example.org", "eli@example.org"]);
        // Back again, Bob has to wait.
        desk.send("/entries/1", "/entries/1", &[("do", "return")]).await.is(303);
        assert_eq!(desk.it().await.entries[0].state, EntryState::WaitingList);
    });
}

#[test]
fn an_arbiter_rules_in_every_way() {
    on_each_database(async |app| {
        for (decision, standing) in [("stands", "proved"), ("again", "open"), ("instead", "entered")] {
            let (cup, mut people) = hall(&app, settings("spline", 2, json!({})), &["Ada", "Ben"], &[&[1, 2]]).await;
            let path = cup.path(1);
            let report = [("text", "a1 a2 b1 b2 c1 c2 d1")];
            people[0].send(&path, &format!("{path}/report"), &report).await.is(303);
            let dispute = [("game", "1"), ("reason", "c2 was c3"), ("turn", "6")];
            people[1].send(&path, &format!("{path}/dispute"), &dispute).await.is(303);
            let mut arbiter = cup.arbiter().await;
            let (desk, table) = (format!("{}/desk", cup.base), format!("{}/desk/tables/1", cup.base));
            arbiter
                .get(&desk)
                .await
                .is(200)
                .has("One result is disputed")
                .has("Rule on the dispute")
                .says("desk-calls");
            arbiter.get(&table).await.is(200).has("c2 was c3").has("turn 6");
            arbiter
                .send(&table, &table, &[("do", decision), ("game", "1"), ("result", "draw")])
                .await
                .is(422)
                .says("act-say-why-few-words");
            let why = [("do", decision), ("game", "1"), ("result", "draw"), ("why", "Both sheets were read")];
            arbiter.send(&table, &table, &why).await.is(303);
            assert_eq!(cup.table(1).await.0, standing, "{decision}");
            arbiter.send(&table, &table, &why).await.is(422);
            let log = Visitor::new(&app).get(&format!("{}/log", cup.base)).await;
            log.is(200).has("arbiter (arbiter) ruled");
            if decision == "instead" {
                let now = cup.now().await;
                assert_eq!(now.result(&now.tables[0]).expect("a result").ranks, [1, 1]);
            }
        }
    });
}

#[test]
fn a_postponement_is_refused_and_granted_at_the_desk() {
    on_each_database(async |app| {
        let week = settings("reversi", 2, json!({ "round_hours": 168 }));
        let (cup, mut people) = hall(&app, week, &["Ada", "Ben"], &[&[1, 2]]).await;
        let (path, table) = (cup.path(1), format!("{}/desk/tables/1", cup.base));
        let until = (podium::store::chain::now() + chrono::Duration::days(10)).format("%Y-%m-%dT%H:%M").to_string();
        let ask = [("until", until.as_str()), ("reason", "On holiday")];
        let mut arbiter = cup.arbiter().await;
        arbiter.send(&table, &table, &[("do", "grant")]).await.is(422).says("act-nobody-asks-postponement-table-any");
        let first = cup.now().await;
        let deadline = first.deadline(&first.tables[0]).expect("a deadline");
        people[0].send(&path, &format!("{path}/postpone"), &ask).await.is(303);
        arbiter.get(&format!("{}/desk", cup.base)).await.says("desk-call-postponement");
        arbiter.get(&table).await.has("On holiday");
        arbiter.send(&table, &table, &[("do", "deny"), ("why", "The hall is closed")]).await.is(303);
        let now = cup.now().await;
        assert_eq!(now.deadline(&now.tables[0]), Some(deadline));
        people[1].send(&path, &format!("{path}/postpone"), &ask).await.is(303);
        arbiter.send(&table, &table, &[("do", "grant")]).await.is(303);
        let now = cup.now().await;
        assert!(now.deadline(&now.tables[0]).is_some_and(|later| later > deadline + chrono::Duration::days(2)));
        // And without being asked.
        arbiter.send(&table, &table, &[("do", "deadline"), ("until", "2040-01-01T12:00")]).await.is(303);
        arbiter.get(&table).await.has("1 January 2040");
        let log = Visitor::new(&app).get(&format!("{}/log", cup.base)).await;
        log.says("log-postpone").has("postponed");
    });
}

#[test]
fn a_ladder_runs_from_the_desk() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        desk.create("reversi", &[("name", "Ladder"), ("format", "ladder")]).await;
        desk.people("Ada\nBen\nCleo").await;
        desk.press("/start", "start").await;
        let me = format!("{}/me", desk.path);
        let mut ben = desk.seat(2).await;
        ben.send(&me, &format!("{me}/challenge"), &[("whom", "1")]).await.is(303);
        let mut ada = desk.seat(1).await;
        let table = format!("{}/tables/1", desk.path);
        ada.send(&table, &format!("{table}/challenge"), &[("answer", "accept")]).await.is(303);
        desk.get("").await.is(200).has("One table of round 1 has no result yet");
        desk.send("/results/0/1", "/results/0/1", &[("game1", "1"), ("result1", "second")]).await.is(303);
        assert_eq!(ranked(&*desk.it().await, 0), ["Ben", "Ada", "Cleo"]);
        // Put right, the ladder is as if it had never been wrong.
        desk.table(1, &[("do", "enter"), ("game", "1"), ("result", "first"), ("why", "Misread")]).await;
        assert_eq!(ranked(&*desk.it().await, 0), ["Ada", "Ben", "Cleo"]);
        desk.people("Dan").await;
        assert_eq!(
            ranked(&*desk.it().await, 0).last().map(String::as_str),
            Some("Dan"),
            "who comes late starts at the foot"
        );
        desk.send("/finish", "/finish", &[("do", "close")]).await.is(303);
    });
}

#[test]
fn open_play_runs_from_the_desk() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        let fields = [
            ("name", "Autumn"),
            ("format", "open-play"),
            ("window_opens", "2020-01-01"),
            ("window_closes", "2040-01-01"),
            ("fewest_games", "1"),
        ];
        desk.create("reversi", &fields).await;
        desk.people("Ada\nBen\nCleo").await;
        desk.press("/start", "start").await;
        let me = format!("{}/me", desk.path);
        desk.seat(2).await.send(&me, &format!("{me}/tables"), &[("with", "3")]).await.is(303);
        let it = desk.it().await;
        let result = if it.name(it.tables[0].seats[0]) == "Cleo" { "first" } else { "second" };
        desk.send("/results/0/1", "/results/0/1", &[("game1", "1"), ("result1", result)]).await.is(303);
        assert_eq!(ranked(&*desk.it().await, 0).first().map(String::as_str), Some("Cleo"));
        desk.send("/finish", "/finish", &[("do", "close")]).await.is(303);
    });
}

#[test]
fn a_score_attack_runs_from_the_desk() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        desk.create("spuzzle", &[("name", "Attack"), ("format", "score-attack"), ("attempts", "2")]).await;
        desk.people("Ada\nBen").await;
        desk.press("/start", "start").await;
        assert_eq!(desk.it().await.public_tables().count(), 2);
        let scores = [("game1", "1"), ("score1-0", "11"), ("game2", "1"), ("score2-0", "14")];
        desk.send("/results/0/1", "/results/0/1", &scores).await.is(303);
        assert_eq!(ranked(&*desk.it().await, 0), ["Ben", "Ada"]);
        desk.send("/results/0/1", "/results/0/1", &[("game1", "2"), ("score1-0", "15")]).await.is(303);
        assert_eq!(ranked(&*desk.it().await, 0), ["Ada", "Ben"]);
        // An attempt that was never made does not hold up the end.
        desk.send("/finish", "/finish", &[("do", "close")]).await.is(303);
        desk.send("/finish", "/finish", &[("do", "archive")]).await.is(303);
        desk.get("").await.says("game-competition-archived");
        desk.send("/entries/1", "/entries/1", &[("do", "withdraw")]).await.is(422).has("over");
        Visitor::new(&app).get(&desk.path).await.is(200).has("Ada").has("Archived");
    });
}

#[test]
fn rounds_go_on_with_adjournments_forfeits_byes_and_corrections() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        desk.create("reversi", &[("name", "Open"), ("format", "swiss"), ("rounds", "3")]).await;
        desk.people(SIX).await;
        desk.begin().await;
        let round = "/results/0/1";
        let fields =
            [("game1", "1"), ("result1", "adjourn"), ("result2", "forfeit-all"), ("game3", "1"), ("result3", "first")];
        desk.send(round, round, &fields).await.is(303);
        assert_eq!((desk.standing(1).await, desk.standing(2).await), ("adjourned", "forfeit"));
        // Nobody gets anything from a double forfeit.
        let it = desk.it().await;
        let both: Vec<&str> = it.tables[1].seats.iter().map(|&entry| it.name(entry)).collect();
        let points = |it: &Competition, name: &str| {
            let board = format::standings(it, 0);
            board.rows.iter().find(|row| it.name(row.entry) == name).expect("a row").cells[0].text.clone()
        };
        assert!(both.iter().all(|name| points(&it, name) == "0"));
        // A forfeit taken back, and put differently.
        desk.table(2, &[("do", "take-back"), ("why", "They were in the other room")]).await;
        assert_eq!(desk.standing(2).await, "open");
        desk.table(2, &[("do", "enter"), ("result", "forfeit-0")]).await;
        // The adjourned game does not hold up the next round: it is taken as drawn for the pairing.
        desk.send("/entries/4", "/entries/4", &[("do", "bye"), ("round", "2"), ("worth", "half")]).await.is(303);
        desk.send("/entries/5", "/entries/5", &[("do", "withdraw"), ("why", "Train")]).await.is(303);
        desk.press("/rounds", "draw").await;
        desk.get("/rounds/0/2").await.says("why-adjourned-counted-drawn-pairing").has("Dan");
        desk.press("/rounds", "publish").await;
        let it = desk.it().await;
        let second: Vec<&str> = it
            .public_tables()
            .filter(|table| table.round == 2)
            .flat_map(|table| &table.seats)
            .map(|&entry| it.name(entry))
            .collect();
        assert!(second.len() == 4 && !second.contains(&"Dan") && !second.contains(&"Eve"), "{second:?}");
        desk.table(1, &[("do", "enter"), ("game", "1"), ("result", "first")]).await;
        desk.settle().await;
        assert!(points(&*desk.it().await, "Dan").replace(".5", "½").ends_with('½'), "half a point for the bye");
        // What is put right after the next round was drawn is told with all that it changes.
        let page = "/tables/3";
        let fields = [("do", "enter"), ("game", "1"), ("result", "second"), ("why", "Misread")];
        let asked = desk.send(page, page, &fields).await;
        asked.is(200).has("Round 2 was paired on the old result").says("act-place");
        desk.table(3, &fields).await;
        let log = Visitor::new(&app).get(&format!("{}/log", desk.path)).await;
        log.says("log-took-back-forfeit").says("desk-game-adjourned").has("withdrew Eve");
        // Back again, Eve is paired.
        desk.send("/entries/5", "/entries/5", &[("do", "return")]).await.is(303);
        desk.press("/rounds", "draw").await;
        desk.press("/rounds", "publish").await;
        let it = desk.it().await;
        let third = it.public_tables().filter(|table| table.round == 3).flat_map(|table| &table.seats);
        assert!(third.map(|&entry| it.name(entry)).any(|name| name == "Eve"));
        desk.send("/entries/4", "/entries/4", &[("do", "bye"), ("round", "3"), ("worth", "none")]).await.is(422);
    });
}

#[test]
fn templates_and_copies_carry_settings_over() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        let new = format!("{}/new/backgammon", desk.club);
        let fields = [
            ("name", "Club night"),
            ("format", "swiss"),
            ("rounds", "4"),
            ("target", "7"),
            ("starts_on", "2030-05-01"),
            ("limit", "24"),
        ];
        let template = [fields.as_slice(), &[("do", "template")]].concat();
        desk.anna.send(&new, &new, &template).await.is(303);
        let choose = format!("{}/new", desk.club);
        let page = desk.anna.get(&choose).await;
        let id = page
            .body
            .split("?template=")
            .nth(1)
            .and_then(|rest| rest.split('"').next())
            .expect("a template")
            .to_owned();
        let form = desk.anna.get(&format!("{new}?template={id}")).await;
        form.is(200).has("value=\"Club night\"").has("value=\"7\"").has("value=\"24\"");
        assert_eq!(form.field("starts_on").as_deref(), Some(""), "a template has no days");
        desk.create("backgammon", &fields).await;
        let copy = format!("{new}?copy={}", desk.path.rsplit('/').next().expect("a slug"));
        let form = desk.anna.get(&copy).await;
        form.is(200).has("value=\"Club night\"").has("value=\"7\"");
        assert_eq!(form.field("starts_on").as_deref(), Some(""));
        let delete = format!("{}/templates/{id}/delete", desk.club);
        desk.anna.send(&choose, &delete, &[]).await.goes_to(&format!("{choose}?done=template-deleted"));
        assert!(!desk.anna.get(&choose).await.body.contains("?template="));
        desk.anna.get(&format!("{new}?template={id}")).await.is(404);
    });
}

#[test]
fn a_schedule_keeps_its_pairs_and_every_game_has_a_name_for_its_kind() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        let page = desk.anna.get(&format!("{}/new", desk.club)).await;
        assert!(!page.body.contains("category-"), "a kind of game without a name");
        desk.create("reversi", &[("name", "All"), ("format", "round-robin")]).await;
        desk.people("Ada\nBen\nCleo\nDan").await;
        desk.press("/start", "start").await;
        desk.press("/rounds", "draw").await;
        let round = "/rounds/0/1";
        desk.send(round, round, &[("do", "swap"), ("one", "1"), ("other", "2")])
            .await
            .is(422)
            .says("act-schedule-says-meets-every-round");
        desk.send(round, round, &[("do", "turn"), ("table", "1")]).await.is(303);
    });
}
