//! A club's hall: a running competition of any kind, and its players as visitors.

use std::sync::Arc;

use actix_web::test::TestRequest;
use diesel::prelude::*;
use podium::accounts::sessions;
use podium::clubs::model::Club;
use podium::competitions::event::{Draw, DrawnTable, NewEntry, StageKind, StagePlan};
use podium::competitions::reasons::{StageName, Why};
use podium::competitions::state::EntryState;
use podium::competitions::store::Change;
use podium::competitions::{Actor, Competition, EntryId, Event, Settings, TableId};
use podium::ids;
use podium::players::model::Player;
use podium::store::chain::now;
use podium::store::schema::{clubs, players};
use podium::web::App;
use podium_engine::contest::series::Rule;
use serde_json::{Value, json};

use crate::harness::{Answer, Visitor, account, join, seat_link};

/// A running competition.
pub struct Hall {
    pub app: Arc<App>,
    pub id: String,
    /// Its address.
    pub base: String,
}

/// Settings of a Swiss of that game, changed by an object of theirs.
pub fn settings(game: &str, seats: usize, change: Value) -> Settings {
    let mut whole = json!({
        "name": "Spring Cup",
        "game": game,
        "format": { "swiss": { "system": "dutch", "rounds": 3 } },
        "rule": Rule::usual(game),
        "seats": seats,
    });
    for (key, value) in change.as_object().expect("an object") {
        whole[key] = value.clone();
    }
    crate::harness::with_words(whole)
}

/// A competition whose first round is published with these tables. People are called by their names; those whose names
/// begin with a small letter have no account.
pub async fn hall(app: &Arc<App>, settings: Settings, people: &[&str], tables: &[&[u32]]) -> (Hall, Vec<Visitor>) {
    let kind = match settings.format.word() {
        "ladder" | "open-play" | "score-attack" => StageKind::Open,
        _ => StageKind::Rounds,
    };
    let (there, names) = (app.clone(), people.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>());
    let tables: Vec<Vec<EntryId>> =
        tables.iter().map(|seats| seats.iter().map(|&seat| EntryId(seat)).collect()).collect();
    let (club, competition, sessions) = app
        .db
        .write(move |connection| {
            let club = Club::new(&format!("club-{}", ids::new_id()), "Hall Club", "Lyon");
            diesel::insert_into(clubs::table).values(&club).execute(connection)?;
            let arbiter = account(connection, "arbiter")?;
            join(connection, &club.id, &arbiter.id, "arbiter")?;
            let mut sessions = Vec::new();
            let mut events = vec![Event::RegistrationOpened];
            for name in &names {
                let (player, session) = match name.starts_with(char::is_lowercase) {
                    true => (Player::create(connection, name, None)?.id, None),
                    false => {
                        let user = account(connection, &name.to_lowercase())?;
                        let own = players::table.filter(players::user_id.eq(&user.id)).select(players::id);
                        let session = sessions::open(connection, user.id, "test", "127.0.0.1")?;
                        (own.first(connection)?, Some(session))
                    }
                };
                sessions.push(session);
                let (club, rating, answers) = (None, None, Vec::new());
                let state = EntryState::Accepted;
                events.push(Event::Entered {
                    entry: NewEntry { player, name: name.as_str().into(), club, rating, answers, state },
                });
            }
            let entries: Vec<EntryId> = (1..=names.len() as u32).map(EntryId).collect();
            events.push(Event::Seeded { order: entries.clone(), how: Default::default(), lots: 7 });
            let plan = StagePlan { name: StageName::Swiss, kind, entries };
            events.push(Event::Started { stages: vec![plan], lots: 7 });
            let drawn = |seats: Vec<EntryId>| DrawnTable { seats, why: Why::ByHand, seating: None, bracket: None };
            let draw = Draw { tables: tables.into_iter().map(drawn).collect(), ..Default::default() };
            events.push(Event::RoundDrawn { stage: 0, round: 1, draw });
            let deadline = settings.round_hours.map(|hours| now() + chrono::Duration::hours(hours.into()));
            events.push(Event::RoundPublished { stage: 0, round: 1, deadline, standings: None });
            let created =
                there.competitions.create_in(connection, club.id, Change::by(Actor::System), settings.clone())?;
            let change = Change::by(Actor::System);
            let competition = there.competitions.change_in(connection, &created.id, change, move |_| Ok(events))?;
            Ok((club, competition, sessions))
        })
        .await
        .expect("a hall");
    app.competitions.forget(&competition.id);
    let base = format!("/clubs/{}/{}", club.slug, competition.slug);
    let mut visitors = Vec::new();
    for (at, session) in sessions.into_iter().enumerate() {
        let mut visitor = Visitor::new(app);
        match session {
            Some(session) => visitor.set_cookie("session", &session),
            None => {
                let path = seat_link(app, &competition, at as u32 + 1).await;
                visitor.get(&path).await.is(303);
            }
        }
        visitors.push(visitor);
    }
    (Hall { app: app.clone(), id: competition.id.clone(), base }, visitors)
}

impl Hall {
    /// As it stands now.
    pub async fn now(&self) -> Arc<Competition> {
        self.app.competitions.get(&self.id).await.expect("the competition")
    }

    /// Where a table stands, and how many games it has.
    pub async fn table(&self, id: u32) -> (&'static str, usize) {
        let now = self.now().await;
        let table = now.table(TableId(id)).expect("a table");
        (now.standing(table).word(), table.games.len())
    }

    /// The arbiter of the club.
    pub async fn arbiter(&self) -> Visitor {
        let session = self.app.db.write(|connection| {
            let user = account(connection, "arbiter")?;
            sessions::open(connection, user.id, "test", "127.0.0.1")
        });
        let mut visitor = Visitor::new(&self.app);
        visitor.set_cookie("session", &session.await.expect("a session"));
        visitor
    }

    pub fn path(&self, table: u32) -> String {
        format!("{}/tables/{table}", self.base)
    }
}

impl Visitor {
    /// Sends a form of the page, with its file, as browsers do.
    pub async fn upload(&mut self, page: &str, action: &str, fields: &[(&str, &str)], file: &[u8]) -> Answer {
        let form = self.get(page).await;
        let (csrf, key) = (form.field("csrf").unwrap_or_default(), form.field("form").unwrap_or_default());
        let mut body = Vec::new();
        for (name, value) in [("csrf", csrf.as_str()), ("form", key.as_str())].iter().chain(fields) {
            body.extend(
                format!("--xx\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n").into_bytes(),
            );
        }
        body.extend(b"--xx\r\nContent-Disposition: form-data; name=\"file\"; filename=\"game.txt\"\r\n");
        body.extend(b"Content-Type: application/octet-stream\r\n\r\n");
        body.extend(file);
        body.extend(b"\r\n--xx--\r\n");
        let request = TestRequest::post().uri(action).set_payload(body);
        self.request(request.insert_header(("content-type", "multipart/form-data; boundary=xx"))).await
    }
}
