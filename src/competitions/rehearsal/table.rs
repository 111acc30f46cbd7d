//! Plays one table: games with records, results entered by an organiser, confirmations, disputes, forfeits.

use std::collections::BTreeMap;

use chrono::Duration;
use podium_engine::catalogue;
use podium_engine::contest::series::{self, Expectation, Rule};
use podium_engine::game::Start;
use podium_engine::record::{Reading, Verdict, judge};
use podium_engine::text;
use podium_engine::text::Text;

use super::{RecordText, Rehearsal};
use crate::competitions::event::{Actor, Decision, Event, StageKind};
use crate::competitions::settings::{Confirmer, Records};
use crate::competitions::state::{Competition, EntryId, Table, TableId};
use crate::playout::random_record;
use crate::records::model::proof;

/// A match longer than this is ended as it stands.
const MOST_GAMES: usize = 300;

/// How often a game is replayed where a winner is needed.
const TRIES: usize = 200;

/// A game and its proof.
struct Played {
    result: series::Game,
    text: String,
}

impl Rehearsal<'_> {
    /// True with this percentage.
    pub(super) fn happens(&mut self, of_hundred: usize) -> bool {
        self.chance.below(100) < of_hundred
    }

    fn table(&self, id: TableId) -> Result<&Table, Text> {
        self.it.table(id).ok_or_else(|| text!("refused-such-table"))
    }

    pub(super) fn actor(&self, entry: EntryId) -> Actor {
        let own = self.script.players.get(&entry).cloned();
        own.unwrap_or(Actor::link(entry.0))
    }

    /// Plays a table until it is decided.
    pub(super) fn play(&mut self, id: TableId, pause: Duration) -> Result<(), Text> {
        self.script.stop.check()?;
        let seats = self.table(id)?.seats.len();
        if seats > 1 && self.happens(self.script.forfeited) {
            self.wait(pause);
            let reason = self.script.words("rehearsal-absent");
            let seat = self.chance.below(seats);
            self.organise(vec![Event::TableForfeited { table: id, seats: vec![seat], reason: reason.into() }]);
            return Ok(());
        }
        for _ in 0..MOST_GAMES {
            let Some(expected) = self.it.progress(self.table(id)?)?.next else { return Ok(()) };
            self.wait(pause);
            let played = self.game(id, &expected)?;
            self.hand_in(id, played, pause)?;
        }
        self.organise(vec![Event::TableClosed { table: id, closed: true }]);
        Ok(())
    }

    /// A result comes in, with its record or from an organiser, and is settled.
    fn hand_in(&mut self, id: TableId, played: Played, pause: Duration) -> Result<(), Text> {
        let game = self.table(id)?.games.len() + 1;
        let without = self.it.settings.records == Records::Optional && self.happens(self.script.entered);
        if without {
            let result = series::Game { record: None, ..played.result };
            let reason = self.script.words("rehearsal-sheet");
            self.organise(vec![Event::GameEntered { table: id, game, result, record: None, reason: reason.into() }]);
            return Ok(());
        }
        let (reporter, other) = self.report(id, game, played)?;
        if self.it.settings.confirm.by == Confirmer::Nobody {
            return Ok(());
        }
        self.wait(pause / 2);
        if let (Some(other), true) = (other, self.happens(self.script.disputed)) {
            let by = self.actor(other);
            let reason = self.script.words("rehearsal-count");
            self.step(&by, vec![Event::GameDisputed { table: id, game, reason: reason.into(), turn: None }]);
            self.wait(pause / 2);
            let reason = self.script.words("rehearsal-replayed");
            self.organise(vec![Event::GameRuled {
                table: id,
                game,
                decision: Decision::Stands,
                reason: reason.into(),
            }]);
            return Ok(());
        }
        let by = match (self.it.settings.confirm.by, other) {
            (Confirmer::Opponents, Some(other)) => self.actor(other),
            (Confirmer::Opponents, None) if reporter.is_some() && self.it.settings.confirm.after_hours.is_some() => {
                Actor::System
            }
            _ => self.script.organiser.clone(),
        };
        self.step(&by, vec![Event::GameConfirmed { table: id, game }]);
        Ok(())
    }

    /// Somebody at the table submits a record; returns them and somebody else at the table.
    fn report(&mut self, id: TableId, game: usize, played: Played) -> Result<(Option<EntryId>, Option<EntryId>), Text> {
        let mut seats = self.table(id)?.seats.clone();
        self.chance.shuffle(&mut seats);
        let mut seats = seats.into_iter();
        let (reporter, other) = (seats.next(), seats.next());
        let by = reporter.map_or(self.script.organiser.clone(), |entry| self.actor(entry));
        let record = RecordText { id: format!("{:016x}", self.chance.bits()), table: id, game, text: played.text };
        let reported = Event::GameReported {
            table: id,
            game,
            result: played.result,
            record: Some(proof(&record.id, &self.it.settings.game, &record.text)),
            from: reporter,
        };
        self.step_with(&by, vec![reported], vec![record]);
        Ok((reporter, other))
    }

    /// Leaves the first game of a table in dispute; at a table of one, unconfirmed.
    pub(super) fn dispute(&mut self, id: TableId) -> Result<(), Text> {
        let Some(expected) = self.it.progress(self.table(id)?)?.next else { return Ok(()) };
        let pause = Duration::minutes(5);
        self.wait(pause);
        let played = self.game(id, &expected)?;
        let (_, other) = self.report(id, 1, played)?;
        if let Some(other) = other {
            self.wait(pause);
            let by = self.actor(other);
            let reason = self.script.words("rehearsal-turn");
            self.step(&by, vec![Event::GameDisputed { table: id, game: 1, reason: reason.into(), turn: Some(3) }]);
        }
        self.has_dispute = true;
        Ok(())
    }

    /// A random game as the match expects it; in a bracket one with a winner, if possible.
    fn game(&mut self, id: TableId, expected: &Expectation) -> Result<Played, Text> {
        let mut played = self.random_game(id, expected)?;
        let needs_winner = self
            .it
            .stages
            .get(self.table(id)?.stage)
            .is_some_and(|stage| matches!(stage.kind, StageKind::Bracket { .. }));
        for _ in 0..TRIES {
            self.script.stop.check()?;
            if !needs_winner || !shares_first(self.it, self.table(id)?, &played.result) {
                break;
            }
            played = self.random_game(id, expected)?;
        }
        Ok(played)
    }

    fn random_game(&mut self, id: TableId, expected: &Expectation) -> Result<Played, Text> {
        let settings = &self.it.settings;
        let entry = catalogue::find(&settings.game).ok_or_else(|| {
            let game = &settings.game;
            text!("game-not-here", game)
        })?;
        let table = self.table(id)?;
        // In a score attack one player fills all seats.
        let seats = match &settings.rule {
            Rule::Attack(_) => {
                let (fewest, most) = entry.facts.players;
                vec![0; settings.seats.clamp(fewest.into(), most.into())]
            }
            _ => expected.seats.clone(),
        };
        let names: Vec<&str> =
            seats.iter().map(|&seat| table.seats.get(seat).map_or("?", |&entry| self.it.name(entry))).collect();
        let mut options: BTreeMap<&str, &str> =
            settings.options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect();
        options.extend(expected.options.iter().map(|(key, value)| (key.as_str(), value.as_str())));
        let start = Start {
            variant: settings.variant.as_deref().unwrap_or("standard"),
            setup: expected.setup.as_deref().or(settings.setup.as_deref()),
            options: options.into_iter().collect(),
            ..Start::new(seats.len())
        };
        let text = random_record(entry, &start, &names, self.chance)?.to_string();
        let reading = Reading::of(text.as_bytes()).map_err(|fault| fault.text)?;
        match judge(text.as_bytes()) {
            Verdict::Holds(holds) => {
                let result = series::Game::judged(seats, &reading.tag_values(), &holds)?;
                Ok(Played { result, text })
            }
            Verdict::Fails(fault) => Err(fault.text),
        }
    }
}

/// Whether a game would end the match without a winner.
fn shares_first(competition: &Competition, table: &Table, game: &series::Game) -> bool {
    let names: Vec<&str> = table.seats.iter().map(|&entry| competition.name(entry)).collect();
    let mut events = table.series();
    events.push(series::Event::Game(game.clone()));
    let ranks = series::progress(&competition.settings.rule, &names, &events).ok().and_then(|now| now.ranks);
    ranks.is_some_and(|ranks| ranks.iter().filter(|rank| **rank == 1).count() > 1)
}
