//! Data to measure on: a finished tournament, and a large event in its first round.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Result, anyhow};
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use podium_engine::record::{Record, judge};

use crate::access::seat_link;
use crate::accounts::actions::NewUser;
use crate::accounts::actions::create as create_account;
use crate::accounts::sessions;
use crate::cli::find_game;
use crate::clubs;
use crate::clubs::model::{Club, Profile};
use crate::competitions::actions::{Done, rounds, settings};
use crate::competitions::event::{Event, NewEntry};
use crate::competitions::format::Swiss;
use crate::competitions::rehearsal::{self, Script};
use crate::competitions::settings::{Records, SwissSystem};
use crate::competitions::store::Change;
use crate::competitions::{Actor, Competition, EntryId, TableId};
use crate::config::Config;
use crate::error::Error;
use crate::error::Result as Asked;
use crate::ids::UserId;
use crate::players::model::Player;
use crate::playout::random_record;
use crate::records::model;
use crate::store::chain::now;
use crate::store::{Connection, Db};
use crate::web::App;

const GAME: &str = podium_engine::games::reversi::ID;
const READ: usize = 200;
const EVENT: usize = 500;
const ROUNDS: usize = 5;
const REPLAYS: usize = 50;
const LARGE: (usize, usize) = (1000, 11);
const MANY: usize = 5000;
const OF_MANY: (usize, usize) = (16, 3);
/// What the forms of players without an account are bound to.
pub(super) const VISIT: &str = "load";

/// Addresses, and what people need to act.
pub(super) struct World {
    /// The path of a tournament of 200 players after five rounds.
    pub played: String,
    /// The players of an event of 500, with their signed links.
    pub players: Vec<Seat>,
    /// The CSRF token of their forms.
    pub token: String,
    /// The cookies of a signed-in member.
    pub member: String,
    /// Records of about 60 turns.
    pub records: Vec<String>,
}

/// A player at a table.
#[derive(Debug, Clone)]
pub(super) struct Seat {
    /// The path of the table.
    pub table: String,
    pub cookies: String,
}

pub(super) async fn fill(database: &Path) -> Result<World> {
    let app = open(database)?;
    let (owner, club) = club(&app).await.map_err(|error| anyhow!("{error}"))?;
    let (played, event, records) = both(&app, &club).await.map_err(|error| anyhow!("{error}"))?;
    let base = format!("{}/{}", club.path(), event.slug);
    let seats = event.public_tables().flat_map(|table| table.seats.iter().map(move |&entry| (table.id, entry)));
    let seat = |(table, entry): (TableId, EntryId)| {
        let link = seat_link::cookie(&app.signer, &event, event.entry(entry)?, owner);
        let cookies = format!("Cookie: {}={link}; visit={VISIT}\r\n", seat_link::COOKIE);
        Some(Seat { table: format!("{base}/tables/{table}"), cookies })
    };
    Ok(World {
        played: format!("{}/{}", club.path(), played.slug),
        players: seats.filter_map(seat).collect(),
        token: app.signer.sign("form", VISIT),
        member: member(&app).await.map_err(|error| anyhow!("{error}"))?,
        records,
    })
}

/// The path of a tournament of many players after many rounds.
pub(super) async fn large(database: &Path) -> Result<String> {
    let app = open(database)?;
    let paths = tournaments(&app, 1, LARGE).await.map_err(|error| anyhow!("{error}"))?;
    paths.into_iter().next().ok_or_else(|| anyhow!("no tournament"))
}

/// The paths of many small tournaments.
pub(super) async fn many(database: &Path) -> Result<Vec<String>> {
    let app = open(database)?;
    tournaments(&app, MANY, OF_MANY).await.map_err(|error| anyhow!("{error}"))
}

fn open(database: &Path) -> Result<Arc<App>> {
    let url = database.to_string_lossy().into_owned();
    crate::pages::app(Config::on(&url), Db::open(&url, 1)?, false)
}

async fn tournaments(app: &App, count: usize, (players, rounds): (usize, usize)) -> Asked<Vec<String>> {
    let (_, club) = club(app).await?;
    let mut chance = Chance::seeded(1);
    let mut paths = Vec::with_capacity(count);
    for number in 1..=count {
        let created = create(app, &club, &format!("Open {number}"), players, &mut chance).await?;
        play(app, &created, rounds, &mut chance).await?;
        paths.push(format!("{}/{}", club.path(), created.slug));
    }
    Ok(paths)
}

/// Plays rounds with results but without records, which standings do not need.
async fn play(app: &App, entered: &Competition, rounds: usize, chance: &mut Chance) -> Asked<Arc<Competition>> {
    let mut script = Script::new(now(), Actor::System);
    (script.until, script.entered) = (Some(rounds), 100);
    let steps = rehearsal::run(&mut entered.clone(), chance, &script)?;
    let events = steps.into_iter().flat_map(|step| step.happened).map(|happened| happened.event).collect();
    app.competitions.change(&entered.id, Change::by(Actor::System), |_| Ok(events)).await
}

async fn member(app: &App) -> Asked<String> {
    let new = NewUser {
        name: "Ada".to_owned(),
        email: "ada@example.org".to_owned(),
        password: String::new(),
        language: "en".to_owned(),
        time_zone: "UTC".to_owned(),
    };
    let secret = app.db.write(move |connection| {
        let user = create_account(connection, &new)?;
        sessions::open(connection, user.id, "load", "127.0.0.1")
    });
    Ok(format!("Cookie: {}={}\r\n", sessions::COOKIE, secret.await?))
}

fn game(chance: &mut Chance) -> Result<Record> {
    random_record(find_game(GAME)?, &Start::new(2), &["Ada", "Ben"], chance).map_err(|text| anyhow!(text))
}

/// The turns of a random game to submit.
pub(super) fn turns(chance: &mut Chance) -> Result<String> {
    Ok(game(chance)?.turns().join(" "))
}

/// The account that issues links, and its club.
async fn club(app: &App) -> Asked<(UserId, Club)> {
    let new = NewUser {
        name: "Olga".to_owned(),
        email: "olga@example.org".to_owned(),
        password: String::new(),
        language: "en".to_owned(),
        time_zone: "UTC".to_owned(),
    };
    let profile = Profile { name: "Load".to_owned(), place: "Lyon".to_owned(), ..Profile::default() };
    app.db
        .write(move |connection| {
            let user = create_account(connection, &new)?;
            let club = clubs::actions::create(connection, &user, &profile, None)?;
            Ok((user.id, club))
        })
        .await
}

/// The finished tournament, the event, and records of 60 turns.
async fn both(app: &App, club: &Club) -> Asked<(Arc<Competition>, Arc<Competition>, Vec<String>)> {
    let mut chance = Chance::seeded(1);

    let entered = create(app, club, "Played Open", READ, &mut chance).await?;
    let played = play(app, &entered, ROUNDS, &mut chance).await?;

    let mut event = create(app, club, "Large Event", EVENT, &mut chance).await?;
    let steps: [fn(&Competition) -> Done; 3] =
        [|it| rounds::start(it, 7, None, now()), |it| rounds::draw(it, 0, 1), |it| rounds::publish(it, 0, 1, now())];
    for step in steps {
        event = app.competitions.change(&event.id, Change::by(Actor::System), move |it| Ok(step(it)?)).await?;
    }

    let games = std::iter::repeat_with(|| game(&mut chance).ok()).take(1000).flatten();
    let long = games.filter(|game| game.turns().len() >= 60).take(REPLAYS).map(|game| {
        let text = game.to_string();
        model::NewRecord::new(None, &text, &judge(text.as_bytes()), &Actor::System)
    });
    let rows = long.collect::<Asked<Vec<_>>>()?;
    let ids = rows.iter().map(|row| row.id().to_owned()).collect();
    let insert = move |connection: &mut Connection| {
        for row in rows {
            row.store(connection)?;
        }
        Ok(())
    };
    app.db.write(insert).await?;
    Ok((played, event, ids))
}

/// A Swiss with this many entries.
async fn create(app: &App, club: &Club, name: &str, players: usize, chance: &mut Chance) -> Asked<Arc<Competition>> {
    let mut settings = settings::defaults(GAME, 1).ok_or(Error::NotFound)?;
    settings.name = name.into();
    settings.records = Records::Optional;
    settings.format = Swiss { system: SwissSystem::Dutch, rounds: LARGE.1, accelerated: false }.into();
    let created = app.competitions.create(club.id, Change::by(Actor::System), settings).await?;
    let entries = rehearsal::invented(players, chance);
    let change = Change::by(Actor::System);
    let entered = app.competitions.change_with(&created.id, change, move |connection, _| {
        let mut events = vec![Event::RegistrationOpened];
        for entry in entries {
            let player = Player::create(connection, &entry.name, None)?.id;
            events.push(Event::Entered { entry: NewEntry { player, ..entry } });
        }
        Ok(events)
    });
    entered.await
}
