//! The organiser's desk from the first click to the last.

use std::sync::Arc;

use podium::competitions::Competition;
use podium::web::App;

use crate::harness::{Answer, Visitor, on_each_database};

/// An organiser with a club and a competition in it.
pub struct Desk {
    pub app: Arc<App>,
    pub anna: Visitor,
    pub club: String,
    /// The address of the competition.
    pub path: String,
}

impl Desk {
    pub async fn new(app: &Arc<App>) -> Self {
        let mut anna = Visitor::signed_in(app, "Anna").await;
        let fields = [("name", "Rook Club"), ("place", "Dole"), ("about", ""), ("links", "")];
        anna.send("/clubs/new", "/clubs/new", &fields).await.is(303);
        Self { app: app.clone(), anna, club: "/clubs/rook-club".to_owned(), path: String::new() }
    }

    /// Creates a competition by its form.
    pub async fn create(&mut self, game: &str, fields: &[(&str, &str)]) {
        let page = format!("{}/new/{game}", self.club);
        let made = self.anna.send(&page, &page, fields).await;
        made.is(303);
        let to = made.location.expect("a desk");
        self.path = to.strip_suffix("/desk?done=created").expect("what was done").to_owned();
    }

    pub async fn get(&mut self, page: &str) -> Answer {
        self.anna.get(&format!("{}/desk{page}", self.path)).await
    }

    pub async fn send(&mut self, page: &str, action: &str, fields: &[(&str, &str)]) -> Answer {
        let (page, action) = (format!("{}/desk{page}", self.path), format!("{}/desk{action}", self.path));
        self.anna.send(&page, &action, fields).await
    }

    /// A button of the desk that has to work.
    pub async fn press(&mut self, action: &str, word: &str) -> String {
        let pressed = self.send("", action, &[("do", word)]).await;
        pressed.is(303);
        pressed.location.expect("somewhere")
    }

    pub async fn people(&mut self, names: &str) {
        self.send("/entries", "/entries/import", &[("list", names)]).await.is(303);
    }

    pub async fn it(&self) -> Arc<Competition> {
        let id =
            self.app.db.query(|connection| Ok(podium::clubs::model::Club::find(connection, "rook-club")?.id)).await;
        let slug = self.path.rsplit('/').next().expect("a slug");
        self.app.competitions.find(id.expect("a club"), slug).await.expect("a competition")
    }

    /// Draws and publishes the next rounds, and lets the first seat win everywhere.
    pub async fn play_round(&mut self) {
        self.press("/rounds", "draw").await;
        self.press("/rounds", "publish").await;
        self.settle().await;
    }

    pub async fn settle(&mut self) {
        let it = self.it().await;
        let open: Vec<_> = it.public_tables().filter(|table| !it.standing(table).is_settled()).cloned().collect();
        for table in open {
            let (id, next) = (table.id.to_string(), (table.games.len() + 1).to_string());
            let (result, game) = (format!("result{id}"), format!("game{id}"));
            let mut fields = vec![(game, next)];
            if table.seats.len() == 2 {
                fields.push((result, "first".to_owned()));
            } else {
                let places = 0..table.seats.len();
                fields.extend(places.map(|seat| (format!("rank{id}-{seat}"), (seat + 1).to_string())));
            }
            let fields: Vec<(&str, &str)> =
                fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
            let page = format!("/results/{}/{}", table.stage, table.round);
            self.send(&page, &page, &fields).await.is(303);
        }
    }
}

pub const SIX: &str = "Ada; 1900\nBen; 1800\nCleo; 1700\nDan; 1600\nEve; 1500\nFay; 1400";

#[test]
fn a_swiss_is_run_from_the_form_to_the_end() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        desk.create("reversi", &[("name", "Spring Open"), ("format", "swiss"), ("rounds", "3")]).await;
        desk.get("").await.is(200).says("desk-empty").says("desk-do-add-players");
        desk.send("", "/start", &[]).await.is(422).has("needed to start: 2");
        desk.people(SIX).await;
        // The same list again: everybody is there already.
        desk.send("/entries", "/entries/import", &[("list", "ada\nGus; strong")])
            .await
            .is(422)
            .says("act-line-rating-write-name-rating");
        desk.send("/entries", "/entries/import", &[("list", "ada\nGus")])
            .await
            .is(200)
            .says("desk-import-skipped")
            .has("ada");
        desk.get("/entries").await.has("Gus");
        desk.send("/entries", "/entries", &[("name", "Ben")]).await.is(422).has("has already entered");
        desk.send("/entries", "/entries/seed", &[("do", "rating")]).await.is(303);
        desk.send("/entries/7", "/entries/7", &[("do", "refuse"), ("why", "")]).await.is(303);
        desk.get("/entries/links").await.is(200).has("/seat/");
        assert_eq!(desk.press("/start", "start").await, format!("{}/desk?done=started", desk.path));
        desk.send("", "/start", &[]).await.is(422).says("act-competition-already-started");

        let drawn = desk.press("/rounds", "draw").await;
        assert!(drawn.ends_with("/desk/rounds/0/1?done=drawn"), "{drawn}");
        desk.get("/rounds/0/1").await.is(200).has("Draft").says("desk-adjust-swap").has("Ada");
        let round = "/rounds/0/1";
        desk.send(round, round, &[("do", "swap"), ("one", "1"), ("other", "2")]).await.is(303);
        desk.get(round).await.says("desk-round-by-hand");
        desk.send(round, round, &[("do", "swap"), ("one", "1"), ("other", "9")]).await.is(422).says("act-round");
        desk.send(round, round, &[("do", "draw")]).await.is(303);
        desk.send(round, round, &[("do", "publish"), ("deadline", "soon")])
            .await
            .is(422)
            .says("refused-day-time-write-2026-05");
        desk.send(round, round, &[("do", "publish"), ("deadline", "2030-01-01T12:00")]).await.is(303);
        desk.get(round).await.has("Deadline: 1 January 2030");
        desk.send(round, round, &[("do", "scrap")]).await.is(422).has("is published");
        desk.get("").await.has("3 tables of round 1 have no result yet").has("Enter the results of round 1");

        let grid = "/results/0/1";
        let fields = [("game1", "1"), ("result1", "first"), ("game2", "1"), ("result2", "draw")];
        desk.send(grid, grid, &fields).await.is(303);
        desk.get(grid).await.has("1–0").has("½–½").says("standing-entered");
        desk.send(grid, grid, &[("result3", "forfeit-all")]).await.is(303);
        let it = desk.it().await;
        assert!(it.public_tables().all(|table| it.standing(table).is_settled()));

        // Correcting what counts wants a reason, and shows what follows first.
        let table = "/tables/1";
        let correct = [("do", "enter"), ("game", "1"), ("result", "second"), ("why", "")];
        desk.send(table, table, &correct).await.is(422).says("act-say-why-few-words");
        let correct = [("do", "enter"), ("game", "1"), ("result", "second"), ("why", "Misread")];
        let asked = desk.send(table, table, &correct).await;
        asked.is(200).says("desk-confirm-title").says("act-place").has("name=\"sure\"");
        assert_eq!(desk.it().await.revision, it.revision, "nothing is stored before it is confirmed");
        let seen = asked.field("seen").expect("a revision");
        let sure = [correct.as_slice(), &[("sure", "yes"), ("seen", seen.as_str())]].concat();
        desk.send(table, table, &sure).await.is(303);
        desk.get(table).await.has("0–1");

        // A late entry, somebody who leaves, a bye on request.
        desk.send("/entries", "/entries", &[("name", "Hal")]).await.is(303);
        desk.send("/entries/6", "/entries/6", &[("do", "withdraw"), ("why", "Train")]).await.is(303);
        desk.send("/entries/5", "/entries/5", &[("do", "bye"), ("round", "2"), ("worth", "half")]).await.is(303);
        desk.play_round().await;
        desk.get("/rounds/0/2").await.has("Hal").has("Eve");
        desk.send("/entries/6", "/entries/6", &[("do", "return")]).await.is(303);
        desk.send("/finish", "/finish", &[("do", "close")]).await.is(422).says("desk-finish-force");
        desk.play_round().await;
        desk.get("").await.says("desk-over");
        desk.send("/finish", "/finish", &[("do", "order"), ("place-1", "1"), ("why", "")]).await.is(422);
        desk.send("/finish", "/finish", &[("do", "order"), ("place-1", "1"), ("why", "Lots")]).await.is(303);
        desk.send("/finish", "/finish", &[("do", "close")]).await.is(303);
        let settings = [("name", "Spring Open"), ("rounds", "9"), ("format", "knockout")];
        desk.send("/settings", "/settings", &settings).await.is(422).has("has started");
        desk.send("/finish", "/finish", &[("do", "reopen")]).await.is(303);
        desk.send("/finish", "/finish", &[("do", "close")]).await.is(303);
        desk.send("/finish", "/finish", &[("do", "archive")]).await.is(303);
        desk.get("").await.says("game-competition-archived");
    });
}

#[test]
fn two_arbiters_and_double_clicks_never_pair_twice() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        desk.create("reversi", &[("name", "Cup"), ("format", "swiss"), ("rounds", "3")]).await;
        desk.people(SIX).await;
        desk.press("/start", "start").await;
        let page = desk.get("").await;
        let (csrf, key) = (page.field("csrf").expect("a token"), page.field("form").expect("a key"));
        let seen = page.field("seen").expect("a revision");
        let rounds = format!("{}/desk/rounds", desk.path);
        let fields = [("csrf", csrf.as_str()), ("form", &key), ("seen", &seen), ("do", "draw")];
        desk.anna.post(&rounds, &fields).await.is(303);
        let drawn = desk.it().await.revision;
        desk.anna.post(&rounds, &fields).await.is(303);
        assert_eq!(desk.it().await.revision, drawn, "the second click of one form changes nothing");
        // Another arbiter's page is older: it is told what happened, and nothing is stored.
        let other = [("csrf", csrf.as_str()), ("form", "another"), ("seen", &seen), ("do", "draw")];
        desk.anna.post(&rounds, &other).await.is(409).has("paired round 1").has("Your change was not saved");
        assert_eq!(desk.it().await.revision, drawn);

        // The form of a new competition counts once, too.
        let new = format!("{}/new/reversi", desk.club);
        let form = desk.anna.get(&new).await;
        let (csrf, key) = (form.field("csrf").expect("a token"), form.field("form").expect("a key"));
        let fields = [("csrf", csrf.as_str()), ("form", &key), ("name", "Twice")];
        let first = desk.anna.post(&new, &fields).await.location;
        assert_eq!(desk.anna.post(&new, &fields).await.location, first);
    });
}

#[test]
fn the_form_guides_previews_and_refuses() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        desk.anna.get(&format!("{}/new", desk.club)).await.is(200).has("Reversi").has("2 players").has("Backgammon");
        let new = format!("{}/new/backgammon", desk.club);
        desk.anna.get(&new).await.is(200).says("desk-set-crawford").has("Buchholz");
        let unnamed = [("name", " "), ("format", "swiss"), ("rounds", "0")];
        desk.anna
            .send(&new, &new, &unnamed)
            .await
            .is(422)
            .has("must have between 1 and 120 characters")
            .has("from 1 to 99");
        desk.anna
            .send(&new, &new, &[("name", "Cup"), ("rounds", "many")])
            .await
            .is(422)
            .has("“many” cannot be used here");
        let league = [("name", "Cup"), ("format", "league"), ("do", "fields")];
        desk.anna.send(&new, &new, &league).await.is(200).says("desk-set-promoted").has("value=\"Cup\"");
        let preview = [("name", "Cup"), ("format", "round-robin"), ("players", "6"), ("do", "preview")];
        desk.anna.send(&new, &new, &preview).await.is(200).says("desk-preview-title").has("Rounds: 5");
        let template = [("name", "Our usual"), ("format", "swiss"), ("rounds", "4"), ("do", "template")];
        desk.anna.send(&new, &new, &template).await.goes_to(&format!("{}/new?done=template", desk.club));
        desk.anna.get(&format!("{}/new", desk.club)).await.has("Our usual").has("?template=");
        desk.create("backgammon", &[("name", "Match night"), ("target", "5")]).await;
        let copy = format!("{}/new/backgammon?copy=match-night", desk.club);
        desk.anna.get(&copy).await.is(200).has("value=\"Match night\"").has("value=\"5\"");
        desk.anna.language = "fr";
        desk.anna.send("/account", "/language/fr", &[("back", "/")]).await.goes_to("/");
        desk.anna.get(&new).await.says("desk-set-crawford").has("Formule");
    });
}

#[test]
fn a_knockout_goes_on_by_itself_to_its_winner() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        desk.create("reversi", &[("name", "Cup"), ("format", "knockout")]).await;
        desk.people("Ada\nBen\nCleo\nDan").await;
        desk.press("/start", "start").await;
        desk.play_round().await;
        for _ in 0..3 {
            let it = desk.it().await;
            if it.public_tables().all(|table| it.standing(table).is_settled()) && it.public_tables().count() == 3 {
                break;
            }
            let page = desk.get("").await;
            if page.body.contains("value=\"draw\"") {
                desk.press("/rounds", "draw").await;
                desk.press("/rounds", "publish").await;
            }
            desk.settle().await;
        }
        assert_eq!(desk.it().await.public_tables().count(), 3);
        desk.send("/finish", "/finish", &[("do", "close")]).await.is(303);
    });
}

#[test]
fn tables_of_four_are_seated_and_ranked() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        desk.create(
            "spangle",
            &[
                ("name", "Tables"),
                ("format", "tables"),
                ("seats", "4"),
                ("smallest", "4"),
                ("rounds", "2"),
                ("rule", "single"),
            ],
        )
        .await;
        desk.people("Ada\nBen\nCleo\nDan\nEve\nFay\nGus\nHal").await;
        desk.press("/start", "start").await;
        desk.press("/rounds", "draw").await;
        desk.get("/rounds/0/1").await.has("third");
        desk.press("/rounds", "publish").await;
        let grid = "/results/0/1";
        let some = [("game1", "1"), ("rank1-0", "1"), ("rank1-1", "2")];
        desk.send(grid, grid, &some).await.is(422).says("refused-give-everybody-table-place-1");
        desk.settle().await;
        desk.play_round().await;
        desk.send("/finish", "/finish", &[("do", "close")]).await.is(303);
        desk.get("/finish").await.says("desk-finish-reopen");
    });
}

#[test]
fn a_league_closes_its_season_and_makes_the_next() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        let league =
            [("name", "League"), ("format", "league"), ("division_size", "3"), ("promoted", "1"), ("relegated", "1")];
        desk.create("reversi", &league).await;
        desk.people(SIX).await;
        desk.press("/start", "start").await;
        for _ in 0..3 {
            desk.play_round().await;
        }
        desk.send("/finish", "/season", &[("name", "League 2")])
            .await
            .is(422)
            .says("format-season-closed-yet-close-first");
        desk.send("/finish", "/finish", &[("do", "close")]).await.is(303);
        desk.get("/finish").await.says("desk-season-moves").says("desk-season-next-do");
        let made = desk.send("/finish", "/season", &[("name", "League 2")]).await;
        made.is(303);
        desk.path = made.location.expect("a desk").strip_suffix("/desk?done=created").expect("done").to_owned();
        let next = desk.it().await;
        assert_eq!(next.entries.len(), 6);
        desk.press("/start", "start").await;
        assert_eq!(desk.it().await.stages.len(), 2);
    });
}

#[test]
fn a_rehearsal_is_played_to_its_end_for_staff_alone() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        desk.create("spline", &[("name", "Open"), ("format", "swiss"), ("rounds", "2")]).await;
        let made = desk.send("", "/rehearse", &[("players", "4")]).await;
        made.is(303);
        desk.path = made.location.expect("a desk").strip_suffix("/desk?done=rehearsed").expect("done").to_owned();
        let it = desk.it().await;
        assert!(it.settings.rehearsal && it.public_tables().count() == 4);
        desk.get("").await.is(200).says("desk-rehearsal").has("The competition has finished");
        let desk_page = format!("{}/desk", desk.path);
        Visitor::signed_in(&app, "Bob").await.get(&desk_page).await.is(404);
    });
}

/// Rehearsals take a core each, two at once. Whoever goes away leaves theirs to the next one, long before it would end.
#[test]
fn a_rehearsal_that_nobody_waits_for_ends() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        let long = [("name", "Long"), ("format", "round-robin"), ("rule", "backgammon"), ("points", "25")];
        desk.create("backgammon", &long).await;
        let (path, page) = (format!("{}/desk/rehearse", desk.path), format!("{}/desk", desk.path));
        let owner = &mut desk.anna;
        for _ in 0..4 {
            let gone = owner.send(&page, &path, &[("players", "64")]);
            let answered = tokio::time::timeout(std::time::Duration::from_millis(700), gone).await;
            assert!(answered.is_err(), "it takes longer than that");
        }
        desk.create("spline", &[("name", "Short"), ("format", "swiss"), ("rounds", "1")]).await;
        desk.send("", "/rehearse", &[("players", "2")]).await.is(303);
    });
}

#[test]
fn a_circuit_adds_up_competitions() {
    on_each_database(async |app| {
        let mut desk = Desk::new(&app).await;
        desk.create("reversi", &[("name", "One"), ("format", "swiss"), ("rounds", "1")]).await;
        desk.people("Ada\nBen").await;
        desk.press("/start", "start").await;
        desk.play_round().await;
        let leg = desk.it().await.id.clone();
        let new = format!("{}/circuits/new", desk.club);
        let wrong = [("name", "Tour"), ("worth", "places"), ("places", "10, 20")];
        desk.anna.send(&new, &new, &wrong).await.is(422).says("refused-points-place-whole-numbers-first");
        let right = [("name", "Tour"), ("worth", "places"), ("places", "10, 6"), ("leg", leg.as_str())];
        let path = format!("{}/circuits/tour", desk.club);
        desk.anna.send(&new, &new, &right).await.goes_to(&format!("{path}?done=circuit"));
        desk.anna.get(&path).await.is(200).has("Ada").has("10").says("act-over-counts-stands");
        let table = Visitor::new(&app).get(&format!("{path}.csv")).await;
        let lines: Vec<&str> = table.is(200).body.lines().collect();
        assert_eq!(lines[0], "rank,name,total,one");
        // Either of the two may have won.
        assert!(lines[1].starts_with("1,") && lines[1].ends_with(",10.0,10.0"), "{lines:?}");
        let table = Visitor::new(&app).get(&format!("{path}.json")).await;
        let table: serde_json::Value = serde_json::from_str(&table.is(200).body).expect("JSON");
        assert_eq!((&table[1]["rank"], &table[1]["total"], &table[1]["one"]), (&2.into(), &6.0.into(), &6.0.into()));
        Visitor::new(&app).get(&format!("{path}.xml")).await.is(404);
        Visitor::new(&app).get(&format!("{}/circuits", desk.club)).await.is(200).has("Tour");
        let delete = format!("{path}/delete");
        desk.anna.send(&format!("{path}/edit"), &delete, &[]).await.is(303);
        desk.anna.get(&path).await.is(404);
    });
}
