//! What is measured on: a tournament that was played, and a large event whose first round is on.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Result, anyhow};
use diesel::prelude::*;
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use podium_engine::record::{Record, judge};

use crate::cli::find_game;
use crate::clubs::model::Club;
use crate::competitions::actions::{Done, rounds, settings};
use crate::competitions::event::{Event, NewEntry};
use crate::competitions::rehearsal::{self, Script};
use crate::competitions::settings::{Format, Records, SwissSystem};
use crate::competitions::store::Change;
use crate::competitions::{Actor, Competition, EntryId, TableId};
use crate::config::Config;
use crate::db::chain::now;
use crate::db::schema::clubs;
use crate::db::{Connection, Db};
use crate::players::model::Player;
use crate::playout::random_record;
use crate::records::model;
use crate::tables::link;
use crate::web::App;
use crate::web::error::{Error, Result as Asked};

const GAME: &str = podium_engine::games::reversi::ID;
const READ: usize = 200;
const EVENT: usize = 500;
const ROUNDS: usize = 5;
const REPLAYS: usize = 50;
/// What forms of players without an account are bound to.
const VISIT: &str = "load";

/// Addresses, and what people need to act.
pub(super) struct World {
    /// The path of a tournament of 200 after five rounds.
    pub played: String,
    /// Who plays in an event of 500, by their signed links.
    pub players: Vec<Seat>,
    /// The token of their forms.
    pub token: String,
    /// The turns of games to hand in.
    pub games: Vec<String>,
    /// Records of 60 turns or a few more.
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
    let url = database.to_string_lossy().into_owned();
    let app = App::new(Config::on(&url), Db::open(&url, 1)?, false)?;
    let (club, played, event, records) = both(&app).await.map_err(|error| anyhow!("{error}"))?;
    let base = format!("{}/{}", club.path(), event.slug);
    let seats = event.public_tables().flat_map(|table| table.seats.iter().map(move |&entry| (table.id, entry)));
    let seat = |(table, entry): (TableId, EntryId)| {
        let link = link::cookie(&app, &event, event.entry(entry)?);
        let cookies = format!("{}={link}; visit={VISIT}", link::COOKIE);
        Some(Seat { table: format!("{base}/tables/{table}"), cookies })
    };
    let mut chance = Chance::seeded(7);
    let games: Result<Vec<String>> = (0..200).map(|_| Ok(turns(&game(&mut chance)?))).collect();
    Ok(World {
        played: format!("{}/{}", club.path(), played.slug),
        players: seats.filter_map(seat).collect(),
        token: app.sign("form", VISIT),
        games: games?,
        records,
    })
}

fn game(chance: &mut Chance) -> Result<Record> {
    random_record(find_game(GAME)?, &Start::new(2), &["Ada", "Ben"], chance).map_err(|text| anyhow!(text))
}

fn turns(record: &Record) -> String {
    record.turns().join(" ")
}

/// The club, the tournament that was played, the event, and records of 60 turns.
async fn both(app: &App) -> Asked<(Club, Arc<Competition>, Arc<Competition>, Vec<String>)> {
    let club = Club::new("load", "Load", "Lyon");
    let row = club.clone();
    app.db.write(move |connection| Ok(diesel::insert_into(clubs::table).values(&row).execute(connection)?)).await?;
    let mut chance = Chance::seeded(1);

    let mut played = create(app, &club, "Played Open", READ, &mut chance).await?;
    let mut script = Script::new(now(), Actor::System);
    script.until = Some(ROUNDS);
    // Results without records: standings do not ask for more.
    script.entered = 100;
    for step in rehearsal::run(&mut (*played).clone(), &mut chance, &script)? {
        let Some(first) = step.happened.first() else { continue };
        let change = Change::by(first.by.clone()).at(first.at);
        let events = step.happened.into_iter().map(|happened| happened.event).collect();
        played = app.competitions.change(&played.id, change, |_| Ok(events)).await?;
    }

    let mut event = create(app, &club, "Large Event", EVENT, &mut chance).await?;
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
    Ok((club, played, event, ids))
}

/// A Swiss that so many have entered.
async fn create(app: &App, club: &Club, name: &str, players: usize, chance: &mut Chance) -> Asked<Arc<Competition>> {
    let mut settings = settings::defaults(GAME, 1).ok_or(Error::NotFound)?;
    settings.name = name.into();
    settings.records = Records::Optional;
    settings.format = Format::Swiss { system: SwissSystem::Dutch, rounds: ROUNDS + 2, accelerated: false };
    let created = app.competitions.create(&club.id, Change::by(Actor::System), settings).await?;
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
