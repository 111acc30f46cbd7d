//! Small competitions for tests, made by applying events as the store does.

use chrono::{DateTime, Duration, TimeZone, Utc};
use podium_engine::contest::series::{self, Rule};
use podium_engine::contest::standings::TieBreak;

use super::event::{Actor, Draw, DrawnBye, DrawnTable, Event, Happened, NewEntry, StageKind, StagePlan};
use super::reasons::{StageName, Why};
use super::settings::{Format, Settings, SwissSystem};
use super::state::{Competition, EntryId, EntryState, Table, TableId};
use crate::competitions::format::Swiss;

/// Names by order of entry.
pub const NAMES: [&str; 12] =
    ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gwen", "Hugo", "Iris", "Jules", "Kim", "Leo"];

/// When everything begins; the builder's clock advances a minute per event.
pub fn noon() -> DateTime<Utc> {
    Utc.with_ymd_and_hms(2026, 3, 1, 12, 0, 0).unwrap()
}

/// An account of that name.
pub fn user(name: &str) -> Actor {
    Actor::account(format!("user-{name}").as_str().into(), name.into())
}

/// A Swiss of three rounds.
pub fn swiss() -> Format {
    Format::Swiss(Swiss { system: SwissSystem::Dutch, rounds: 3, accelerated: false })
}

/// Tie-breaks by their codes.
pub fn tie_breaks(codes: &[&str]) -> Vec<TieBreak> {
    codes.iter().map(|code| code.parse().unwrap()).collect()
}

/// Plain settings: the game's usual rule at the fewest seats, everything else as by default.
pub fn settings(game: &str, format: Format) -> Settings {
    let seats = podium_engine::catalogue::find(game).unwrap().facts.players.0.into();
    Settings {
        name: "Spring Cup".into(),
        about: Default::default(),
        game: game.into(),
        variant: None,
        options: Default::default(),
        setup: None,
        format,
        rule: Rule::usual(game),
        seats,
        points: Default::default(),
        tie_breaks: Vec::new(),
        starts_on: None,
        ends_on: None,
        round_hours: None,
        records: Default::default(),
        confirm: Default::default(),
        registration: Default::default(),
        seeding: Default::default(),
        check_in: false,
        clubs_apart: false,
        never_meet: Vec::new(),
        rated: true,
        previous: None,
        season: 1,
        rehearsal: false,
    }
}

/// A line of a starting list: an accepted player rated by name order, without a club.
pub fn player(at: usize) -> NewEntry {
    let name = NAMES.get(at).map_or_else(|| format!("Player {}", at + 1), |name| (*name).to_owned());
    NewEntry {
        player: format!("player-{}", at + 1).as_str().into(),
        name: name.into(),
        club: None,
        rating: Some(2000 - 10 * at as u32),
        answers: Vec::new(),
        state: EntryState::Accepted,
    }
}

/// A table of entries by number.
pub fn table(seats: &[u32]) -> DrawnTable {
    DrawnTable {
        seats: seats.iter().map(|&seat| EntryId(seat)).collect(),
        why: Why::ByHand,
        seating: None,
        bracket: None,
    }
}

/// A competition that grows by events.
#[derive(Debug, Clone)]
pub struct Builder {
    pub it: Competition,
    pub now: DateTime<Utc>,
}

impl Builder {
    /// A draft of a game in a format, changed as the test needs it.
    pub fn new(game: &str, format: Format, change: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = settings(game, format);
        change(&mut settings);
        let first = Happened {
            at: noon(),
            by: user("org"),
            event: Event::Created { settings: Box::new(settings), club: "club1".into() },
        };
        let it = Competition::create("c1".into(), "club1".into(), "spring-cup".into(), first).unwrap();
        Self { it, now: noon() }
    }

    /// A Swiss of reversi with this many accepted players.
    pub fn swiss(players: usize) -> Self {
        Self::new("reversi", swiss(), |_| {}).players(players)
    }

    /// Applies an event by the organiser.
    pub fn then(self, event: Event) -> Self {
        self.by(user("org"), event)
    }

    /// Applies an event by anybody.
    pub fn by(mut self, by: Actor, event: Event) -> Self {
        self.now += Duration::minutes(1);
        self.it.apply(Happened { at: self.now, by, event });
        self
    }

    /// Applies all events of an action by the organiser.
    pub fn all(self, events: Vec<Event>) -> Self {
        events.into_iter().fold(self, Self::then)
    }

    /// Applies all events of an action by anybody.
    pub fn all_by(self, by: Actor, events: Vec<Event>) -> Self {
        events.into_iter().fold(self, |builder, event| builder.by(by.clone(), event))
    }

    /// Adds this many accepted players.
    pub fn players(self, count: usize) -> Self {
        (0..count).fold(self, |builder, at| builder.then(Event::Entered { entry: player(at) }))
    }

    /// Seeds as entered and starts with one stage of everybody.
    pub fn started(self, kind: StageKind) -> Self {
        let entries: Vec<EntryId> = self.it.entries.iter().map(|entry| entry.id).collect();
        let seeded = Event::Seeded { order: entries.clone(), how: Default::default(), lots: 7 };
        self.then(seeded)
            .then(Event::Started { stages: vec![StagePlan { name: StageName::Swiss, kind, entries }], lots: 7 })
    }

    /// Draws the next round of the first stage with these tables and byes, unpublished.
    pub fn draft(self, tables: &[&[u32]], byes: &[DrawnBye]) -> Self {
        let round = self.it.stages[0].rounds.len() + 1;
        let tables = tables.iter().map(|seats| table(seats)).collect();
        let draw = Draw { tables, byes: byes.to_vec(), ..Draw::default() };
        self.then(Event::RoundDrawn { stage: 0, round, draw })
    }

    /// Publishes the last draft of the first stage.
    pub fn publish(self) -> Self {
        let round = self.it.stages[0].rounds.len();
        let deadline = self.it.settings.round_hours.map(|hours| self.now + Duration::hours(hours.into()));
        self.then(Event::RoundPublished { stage: 0, round, deadline, standings: None })
    }

    /// Draws and publishes the next round of the first stage.
    pub fn round(self, tables: &[&[u32]]) -> Self {
        self.draft(tables, &[]).publish()
    }

    /// The organiser enters the next game of a table by the ranks of its seats.
    pub fn result(self, table: u32, ranks: &[u32]) -> Self {
        let game = self.table(table).games.len() + 1;
        let seats = self.it.progress(self.table(table)).unwrap().next.unwrap().seats;
        let by_seat = seats.iter().map(|&entrant| ranks[entrant]).collect();
        let result = series::Game::entered(seats, by_seat, None);
        self.then(Event::GameEntered { table: TableId(table), game, result, record: None, reason: Default::default() })
    }

    /// A table by number.
    pub fn table(&self, id: u32) -> &Table {
        self.it.table(TableId(id)).unwrap()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competitions::state::Standing;
    use crate::competitions::state::Status;

    #[test]
    fn a_round_is_built_and_played() {
        let cup = Builder::swiss(4).started(StageKind::Rounds).round(&[&[1, 2], &[3, 4]]).result(1, &[1, 2]);
        assert_eq!(cup.it.status, Status::Running);
        assert_eq!(cup.it.standing(cup.table(1)), Standing::Entered);
        assert_eq!(cup.it.standing(cup.table(2)), Standing::Open);
        assert_eq!(cup.it.result(cup.table(1)).unwrap().ranks, [1, 2]);
        assert_eq!(cup.it.name(EntryId(4)), "Dan");
    }
}
