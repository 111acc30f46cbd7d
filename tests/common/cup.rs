//! A small Swiss that is really played: a club, players, rounds, records.

#![allow(clippy::expect_used, reason = "a test may fail")]
#![allow(dead_code, reason = "not every test needs every word")]

use std::sync::Arc;

use diesel::prelude::*;
use podium::clubs::log::{self, Deed};
use podium::clubs::model::Club;
use podium::competitions::actions::entries::{self, Applicant};
use podium::competitions::actions::results::{self, Claim};
use podium::competitions::actions::{Party, rounds, settings};
use podium::competitions::event::{Actor, Event};
use podium::competitions::format::Swiss;
use podium::competitions::settings::{Format, Settings, SwissSystem};
use podium::competitions::state::{Competition, TableId};
use podium::competitions::store::Change;
use podium::error::Result;
use podium::players::model::Player;
use podium::records::model::NewRecord;
use podium::store::chain::now;
use podium::store::schema::clubs;
use podium::web::App;
use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use podium_engine::record::{Reading, Verdict, judge};

/// A competition on a service.
#[derive(Clone)]
pub struct Cup {
    pub app: Arc<App>,
    pub club: Club,
    pub id: String,
}

pub fn organiser() -> Actor {
    Actor::account("organiser".parse().expect("an id"), "Olga".into())
}

/// A club of that address.
pub async fn club(app: &Arc<App>, slug: &str) -> Result<Club> {
    let club = Club::new(slug, slug, "Lyon");
    app.db
        .write(move |connection| {
            diesel::insert_into(clubs::table).values(&club).execute(connection)?;
            log::note(connection, club.id, &Actor::System, Deed::Created { name: club.name.as_str().into() }, None)?;
            Ok(club)
        })
        .await
}

impl Cup {
    /// A cup of reversi that runs, its first round published.
    pub async fn start(app: &Arc<App>, club: &Club, players: usize) -> Result<Self> {
        Self::start_with(app, club, players, |_| {}).await
    }

    pub async fn start_with(
        app: &Arc<App>,
        club: &Club,
        players: usize,
        change: impl FnOnce(&mut Settings),
    ) -> Result<Self> {
        let mut settings = settings::defaults("reversi", 1).expect("the game is there");
        settings.name = "Spring Cup".into();
        settings.format = Format::Swiss(Swiss { system: SwissSystem::Dutch, rounds: 3, accelerated: false });
        change(&mut settings);
        let created = app.competitions.create(club.id, Change::by(organiser()), settings).await?;
        let cup = Self { app: app.clone(), club: club.clone(), id: created.id.clone() };
        let names: Vec<String> = (1..=players).map(|number| format!("Player {number}")).collect();
        let made: Vec<Player> = app
            .db
            .write(move |connection| names.iter().map(|name| Player::create(connection, name, None)).collect())
            .await?;
        cup.act(move |cup| {
            let who = made.into_iter().map(|player| Applicant {
                player: player.id,
                name: player.name,
                club: None,
                rating: None,
                answers: Vec::new(),
            });
            Ok(entries::enter_many(cup, who.collect(), now())?.events)
        })
        .await?;
        cup.act(|cup| Ok(rounds::start(cup, 7, None, now())?)).await?;
        cup.draw(1).await?;
        cup.publish(1).await?;
        Ok(cup)
    }

    pub async fn now(&self) -> Arc<Competition> {
        self.app.competitions.get(&self.id).await.expect("the competition is there")
    }

    pub async fn act(
        &self,
        action: impl FnOnce(&Competition) -> Result<Vec<Event>> + Send + 'static,
    ) -> Result<Arc<Competition>> {
        self.app.competitions.change(&self.id, Change::by(organiser()), action).await
    }

    pub async fn draw(&self, round: usize) -> Result<Arc<Competition>> {
        self.act(move |cup| Ok(rounds::draw(cup, 0, round)?)).await
    }

    pub async fn publish(&self, round: usize) -> Result<Arc<Competition>> {
        self.act(move |cup| Ok(rounds::publish(cup, 0, round, now())?)).await
    }

    /// The first player of a table submits the record of a random game; returns its id and the revision.
    pub async fn report(&self, table: u32, seed: u64) -> Result<(String, u64)> {
        let cup = self.now().await;
        let text = record(&cup, table, seed);
        let verdict = judge(text.as_bytes());
        let Verdict::Holds(holds) = verdict.clone() else { panic!("random games hold") };
        let who = *cup.table(TableId(table)).and_then(|table| table.seats.first()).expect("somebody sits there");
        let actor = Actor::link(who.0);
        let new = NewRecord::new(Some((&self.id, TableId(table))), &text, &verdict, &actor)?;
        let (id, proof) = (new.id().to_owned(), new.proof());
        let change = Change::by(actor).records(vec![new]);
        let after = self
            .app
            .competitions
            .change(&self.id, change, move |cup| {
                let reading = Reading::of(text.as_bytes()).expect("it was read before");
                let tags = reading.tag_values();
                let claim = Claim::Record { proof: &proof, tags: &tags, holds: &holds };
                Ok(results::report(cup, TableId(table), 1, who, claim, now())?)
            })
            .await?;
        Ok((id, after.revision))
    }

    pub async fn confirm(&self, table: u32) -> Result<Arc<Competition>> {
        self.act(move |cup| Ok(results::confirm(cup, TableId(table), 1, Party::Staff)?)).await
    }

    /// Plays everything that is open.
    pub async fn play_round(&self, seed: u64) -> Result<()> {
        let cup = self.now().await;
        let open = cup.public_tables().filter(|table| !cup.standing(table).is_settled());
        for table in open.map(|table| table.id.0).collect::<Vec<_>>() {
            self.report(table, seed + u64::from(table)).await?;
            self.confirm(table).await?;
        }
        Ok(())
    }
}

/// A random game between the players of a table.
fn record(cup: &Competition, table: u32, seed: u64) -> String {
    let entry = catalogue::find("reversi").expect("the game is there");
    let seats = &cup.table(TableId(table)).expect("the table is there").seats;
    let names: Vec<&str> = seats.iter().map(|&seat| cup.name(seat)).collect();
    let mut chance = Chance::seeded(seed);
    podium::playout::random_record(entry, &Start::new(2), &names, &mut chance).expect("it ends").to_string()
}
