//! What is kept in memory is weighed as it is: an allocator that counts says how many bytes a competition holds.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::alloc::System;

use cap::Cap;
use diesel::prelude::*;
use podium::competitions::actions::settings;
use podium::competitions::event::NewEntry;
use podium::competitions::format::{Format, Swiss};
use podium::competitions::rehearsal::{self, Script};
use podium::competitions::settings::{Records, SwissSystem};
use podium::competitions::store::{Change, Competitions};
use podium::competitions::{Actor, Event};
use podium::config::Config;
use podium::demo;
use podium::ids::ClubId;
use podium::players::model::Player;
use podium::replays::replay::Replay;
use podium::store::live::Live;
use podium::store::schema::{competitions, records};
use podium::store::{Db, chain};
use podium::web::App;
use podium_engine::chance::Chance;

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, usize::MAX);

/// What something keeps allocated once it is made, and that thing.
fn measured<T>(make: impl FnOnce() -> T) -> (usize, T) {
    let before = ALLOCATOR.allocated();
    let made = make();
    (ALLOCATOR.allocated().saturating_sub(before), made)
}

/// Compares what weighs something with what it holds. Allocators round up, so that nothing should weigh less than it holds;
/// none weighs more than twice that, but for what is small anyway, and none holds more than a quarter more than it weighs.
fn compare(kind: &str, pairs: &[(String, usize, usize)]) {
    for (name, held, weight) in pairs {
        eprintln!("{kind} {name}: {held} bytes held, {weight} weighed");
    }
    assert!(!pairs.is_empty());
    for (name, held, weight) in pairs {
        assert!(*held < weight * 5 / 4 + 1000, "{kind} {name} holds {held} bytes and weighs {weight}");
        assert!(*weight < held * 2 + 4000, "{kind} {name} holds {held} bytes and weighs {weight}");
    }
}

/// A Swiss of so many players, played for so many rounds without records.
async fn swiss(app: &App, club: ClubId, players: usize, rounds: usize) {
    let mut settings = settings::defaults("reversi", 1).expect("settings");
    settings.name = format!("Open {players}").into();
    settings.records = Records::Optional;
    settings.format = Format::Swiss(Swiss { system: SwissSystem::Dutch, rounds, accelerated: false });
    let by = || Change::by(Actor::System);
    let created = app.competitions.create(club, by(), settings).await.expect("created");
    let mut chance = Chance::seeded(1);
    let entries = rehearsal::invented(players, &mut chance);
    let entered = app.competitions.change_with(&created.id, by(), move |connection, _| {
        let mut events = vec![Event::RegistrationOpened];
        for entry in entries {
            let player = Player::create(connection, &entry.name, None)?.id;
            events.push(Event::Entered { entry: NewEntry { player, ..entry } });
        }
        Ok(events)
    });
    let entered = entered.await.expect("entered");
    let mut script = Script::new(chain::now(), Actor::System);
    (script.until, script.entered) = (Some(rounds), 100);
    let steps = rehearsal::run(&mut (*entered).clone(), &mut chance, &script).expect("played");
    let events = steps.into_iter().flat_map(|step| step.happened).map(|happened| happened.event).collect();
    app.competitions.change(&entered.id, by(), |_| Ok(events)).await.expect("stored");
}

/// The only test of this program: others would allocate meanwhile.
#[test]
fn what_is_kept_is_weighed_as_it_is() {
    let folder = std::env::temp_dir().join(format!("podium_memory_{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("podium.db").to_string_lossy().into_owned();
    let db = Db::open(&file, 1).expect("the database opens");
    demo::fill(&mut db.connection().expect("a connection"), chain::now()).expect("the demonstration is made");
    let app = podium::pages::app(Config::on(&file), db.clone(), false).expect("the service starts");
    actix_web::rt::System::new().block_on(async {
        let club = app
            .db
            .query(|connection| {
                Ok(podium::store::schema::clubs::table.select(podium::store::schema::clubs::id).first(connection)?)
            })
            .await
            .expect("a club");
        swiss(&app, club, 16, 3).await;
        swiss(&app, club, 200, 7).await;
    });
    drop(app);

    let mut connection = db.connection().expect("a connection");
    // It keeps nothing itself.
    let store = Competitions::new(db.clone(), Live::default(), String::new(), 0);
    let all: Vec<(String, String)> = competitions::table
        .select((competitions::id, competitions::slug))
        .load(&mut *connection)
        .expect("competitions");
    let mut read = |id: &str| store.within(&mut connection, id).expect("a competition");
    // What is made once at the first use is no part of it.
    all.iter().for_each(|(id, _)| drop(read(id)));
    let weighed: Vec<_> = all
        .iter()
        .map(|(id, slug)| {
            let (held, it) = measured(|| read(id));
            (slug.clone(), held, it.weight())
        })
        .collect();
    compare("competition", &weighed);

    let texts: Vec<(String, String)> =
        records::table.select((records::id, records::text)).limit(400).load(&mut *connection).expect("records");
    texts.iter().for_each(|(_, text)| drop(Replay::of(text)));
    let weighed: Vec<_> = texts
        .iter()
        .filter_map(|(id, text)| {
            let (held, replay) = measured(|| Replay::of(text));
            Some((id.clone(), held, replay.ok()?.weight()))
        })
        .collect();
    compare("replay", &weighed);

    drop(connection);
    let _ = std::fs::remove_dir_all(&folder);
}
