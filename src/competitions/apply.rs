use chrono::{DateTime, Utc};

use super::doubts;
use super::event::{
    Actor, Decision, Draw, DrawnTable, EntryDetails, Event, Happened, NewEntry, Proof, StageKind, StagePlan,
};
use super::settings::{Confirmer, Seeding};
use super::state::{
    Competition, Dispute, Entry, EntryId, EntryState, Game, GameState, Round, RoundState, Ruling, Source, Stage,
    Status, Table, TableId,
};
use crate::ids::ClubId;
use crate::store::texts::PersonalText;

/// Once this many rounds are drawn, a late entry no longer changes anybody's number: the rule of FIDE's Swiss.
const NUMBERS_STAY: usize = 4;

impl Competition {
    /// The state after its first event; `None` if that is not [`Event::Created`].
    pub fn create(id: String, club: ClubId, slug: String, first: Happened) -> Option<Self> {
        let Event::Created { settings, .. } = first.event else { return None };
        Some(Self {
            id,
            club,
            slug,
            revision: 1,
            head: String::new(),
            status: Status::Draft,
            hidden: None,
            settings: *settings,
            entries: Vec::new(),
            stages: Vec::new(),
            tables: Vec::new(),
            lots: 0,
            ladder: Vec::new(),
            season: None,
            newcomers: Default::default(),
            manual: Default::default(),
            created_at: first.at,
            changed_at: first.at,
        })
    }

    /// The state after one more event. An event that does not fit changes nothing: actions refuse before they append.
    pub fn apply(&mut self, happened: Happened) {
        let Happened { at, by, event } = happened;
        self.revision += 1;
        self.changed_at = at;
        match event {
            Event::Created { .. } | Event::Noted { .. } | Event::WordsModerated { .. } => {}
            Event::PersonErased { .. } | Event::PublicNameChanged { .. } => {}
            Event::Moderated { act } => self.hidden = act.hidden(),
            Event::ClubMerged { into } => self.club = into,
            Event::SettingsChanged { settings } => self.settings = *settings,
            Event::RegistrationOpened => self.status = Status::Open,
            Event::RegistrationClosed => self.status = Status::Ready,
            Event::Entered { entry } => self.enter(entry),
            Event::EntryStateSet { entry, state, .. } => self.on_entry(entry, |entry| entry.state = state),
            Event::EntryEdited { entry, details } => self.on_entry(entry, |entry| {
                let EntryDetails { player, club, rating, answers, state } = details;
                *entry = Entry { player, club, rating, answers, state, ..entry.clone() };
            }),
            Event::EntryRenamed { entry, name, .. } => {
                let last = self.revision - 1;
                self.on_entry(entry, |entry| {
                    let former = std::mem::replace(&mut entry.name, name);
                    entry.former_names.push((last, former));
                });
            }
            Event::CheckedIn { entry, here } => self.on_entry(entry, |entry| entry.checked_in = here),
            Event::LinkRenewed { entry } => self.on_entry(entry, |entry| entry.link += 1),
            Event::Seeded { order, lots, .. } => {
                self.lots = lots;
                self.seed(&order);
            }
            Event::Withdrew { entry, .. } => self.on_entry(entry, |entry| entry.withdrawn = true),
            Event::Returned { entry } => self.on_entry(entry, |entry| entry.withdrawn = false),
            Event::ByeAsked { entry, round, worth } => self.on_entry(entry, |entry| {
                entry.byes.insert(round, worth);
            }),
            Event::ByeCancelled { entry, round } => self.on_entry(entry, |entry| {
                entry.byes.remove(&round);
            }),
            Event::Started { stages, lots } => {
                self.status = Status::Running;
                self.lots = lots;
                self.stages = stages.into_iter().map(stage).collect();
            }
            Event::StageAdded { plan } => self.stages.push(stage(plan)),
            Event::RoundDrawn { stage, round, draw } => self.draw(stage, round, draw, at),
            Event::RoundScrapped { stage, round } => self.scrap(stage, round),
            Event::RoundPublished { stage, round, deadline, .. } => {
                if let Some(round) = self.round_mut(stage, round) {
                    round.state = RoundState::Published;
                    round.published_at = Some(at);
                    round.deadline = deadline;
                }
            }
            Event::TablesAdded { stage, round, tables } => {
                let place = self.round(stage, round).map_or(0, |round| round.tables.len());
                let ids = self.add_tables(stage, round, place, tables, at);
                if let Some(round) = self.round_mut(stage, round) {
                    round.tables.extend(ids);
                }
            }
            Event::TableVoided { table, why } => self.on_table(table, at, |table| table.voided = Some(why)),
            Event::GameReported { table, game, result, record, from } => {
                // Somebody playing alone has nobody to agree with: the record speaks for itself.
                let alone = self.table(table).is_some_and(|table| table.seats.len() == 1) && record.is_some();
                let settled = match self.settings.confirm.by {
                    Confirmer::Nobody => true,
                    Confirmer::Opponents => alone,
                    Confirmer::Staff => false,
                };
                let state = if settled { GameState::Settled } else { GameState::Waiting };
                let reported = Game { from, ..Game::new(result, record, state, Source::Reported, at, by) };
                self.on_table(table, at, |table| table.put(game, reported));
            }
            Event::GameEntered { table, game, result, record, .. } => {
                let entered = Game::new(result, record, GameState::Settled, Source::Entered, at, by);
                self.on_table(table, at, |table| table.put(game, entered));
            }
            Event::GameDoubted { table, game, doubts } => {
                let is_alone = self.table(table).is_some_and(|table| table.seats.len() == 1);
                self.on_game(table, game, at, |game| {
                    // An organiser has already checked what they entered.
                    game.is_held = game.source == Source::Reported && doubts::wait(&doubts, is_alone);
                    if game.is_held {
                        game.state = GameState::Waiting;
                    }
                    game.doubts = doubts;
                });
            }
            Event::GameConfirmed { table, game } => self.on_game(table, game, at, |game| {
                game.state = GameState::Settled;
                game.confirmed_by.reserve_exact(1);
                game.confirmed_by.push(by);
            }),
            Event::GameDisputed { table, game, reason, turn } => self.on_game(table, game, at, |game| {
                game.state = GameState::Disputed;
                game.dispute = Some(Dispute { by, at, reason, turn });
            }),
            Event::GameRuled { table, game, decision, reason } => {
                self.rule(table, game, decision, Ruling { by, at, reason })
            }
            Event::GameStruck { table, game, .. } => self.on_table(table, at, |table| table.strike(game)),
            Event::TableForfeited { table, seats, reason } => self.on_table(table, at, |table| {
                table.forfeits = seats;
                table.forfeit_reason = reason;
            }),
            Event::TableClosed { table, closed } => self.on_table(table, at, |table| table.closed = closed),
            Event::TableAdjourned { table, until } => self.on_table(table, at, |table| table.adjourned = Some(until)),
            Event::TimeProposed { table, at: time, from } => self.on_table(table, at, |table| {
                table.proposed = Some((time, by));
                table.proposed_from = from;
            }),
            Event::TimeAgreed { table, at: time } => self.on_table(table, at, |table| {
                table.proposed = None;
                table.agreed = Some(time);
            }),
            Event::PostponementAsked { table, until, reason, from } => self.on_table(table, at, |table| {
                table.postponement = Some((until, reason, by));
                table.postponed_for.extend(from);
            }),
            Event::PostponementAnswered { table, granted, until, .. } => self.on_table(table, at, |table| {
                table.postponement = None;
                if granted {
                    table.deadline = Some(until);
                }
            }),
            Event::Ladder { event } => self.ladder.push(event),
            Event::SeasonClosed { close, newcomers } => {
                (self.season, self.newcomers) = (Some(*close), newcomers);
            }
            Event::OrderSet { order, .. } => self.manual = order.into_iter().collect(),
            Event::Closed { .. } => self.status = Status::Finished,
            Event::Reopened => self.status = Status::Running,
            Event::Archived => self.status = Status::Archived,
        }
    }

    /// Applies an event as if it had happened at that time by the clock.
    pub(super) fn follow(&mut self, at: DateTime<Utc>, event: &Event) {
        self.apply(Happened { at, by: Actor::System, event: event.clone() });
    }

    fn enter(&mut self, new: NewEntry) {
        let NewEntry { player, name, club, rating, answers, state } = new;
        let joined_after = self.stages.first().map_or(0, Stage::published);
        let id = EntryId(self.entries.len() as u32 + 1);
        self.entries.push(Entry {
            id,
            player,
            name,
            former_names: Vec::new(),
            club,
            rating,
            answers,
            state,
            checked_in: false,
            seed: None,
            byes: Default::default(),
            withdrawn: false,
            joined_after,
            link: 0,
        });
        if state == EntryState::Accepted {
            self.seat_late(id);
        }
    }

    /// An entry accepted after the start joins the stage that takes late entries: one drawn round by round, or an open one.
    fn seat_late(&mut self, id: EntryId) {
        let Some(place) = self.place_of_late(id) else { return };
        let [stage] = self.stages.as_mut_slice() else { return };
        stage.entries.insert(place, id);
        if place + 1 < stage.entries.len() {
            let order = stage.entries.clone();
            self.seed(&order);
        }
    }

    /// The position of a late entry: in an order by rating where their rating belongs, while numbers may still change; else
    /// at the end.
    fn place_of_late(&self, id: EntryId) -> Option<usize> {
        let [stage] = self.stages.as_slice() else { return None };
        if !matches!(stage.kind, StageKind::Rounds | StageKind::Open) || stage.entries.contains(&id) {
            return None;
        }
        let rating = |id: EntryId| self.entry(id).and_then(|entry| entry.rating).unwrap_or(0);
        let by_rating = self.settings.seeding == Seeding::Rating
            && stage.entries.is_sorted_by(|&one, &other| rating(one) >= rating(other));
        let fixed = stage.kind == StageKind::Open || stage.rounds.len() >= NUMBERS_STAY;
        let place = stage.entries.iter().position(|&other| by_rating && !fixed && rating(other) < rating(id));
        Some(place.unwrap_or(stage.entries.len()))
    }

    fn on_entry(&mut self, id: EntryId, change: impl FnOnce(&mut Entry)) {
        let Some(entry) = self.entry_mut(id) else { return };
        change(entry);
        if entry.state == EntryState::Accepted {
            self.seat_late(id);
        }
    }

    fn on_table(&mut self, id: TableId, at: DateTime<Utc>, change: impl FnOnce(&mut Table)) {
        let Some(table) = self.table_mut(id) else { return };
        change(table);
        table.changed_at = at;
        let Some(table) = self.table(id) else { return };
        let is_empty = table.games.is_empty() && table.forfeits.is_empty() && !table.closed;
        let decided = match table.decided_at {
            Some(_) if is_empty => None,
            None if self.standing(table).is_settled() => Some(at),
            same => same,
        };
        if let Some(table) = self.table_mut(id) {
            table.decided_at = decided;
        }
    }

    fn on_game(&mut self, id: TableId, number: usize, at: DateTime<Utc>, change: impl FnOnce(&mut Game)) {
        self.on_table(id, at, |table| {
            if let Some(game) = number.checked_sub(1).and_then(|place| table.games.get_mut(place)) {
                change(game);
            }
        });
    }

    fn rule(&mut self, id: TableId, number: usize, decision: Decision, ruling: Ruling) {
        let at = ruling.at;
        if decision == Decision::Struck {
            return self.on_table(id, at, |table| table.strike(number));
        }
        self.on_game(id, number, at, |game| {
            if let Decision::Instead { result } = decision {
                game.result = result;
                (game.record, game.sha256) = (None, None);
                game.source = Source::Entered;
            }
            game.state = GameState::Settled;
            game.ruling = Some(ruling);
        });
    }

    fn seed(&mut self, order: &[EntryId]) {
        for entry in &mut self.entries {
            entry.seed = None;
        }
        for (place, &id) in order.iter().enumerate() {
            if let Some(entry) = self.entry_mut(id) {
                entry.seed = Some(place as u32 + 1);
            }
        }
    }

    fn round_mut(&mut self, stage: usize, round: usize) -> Option<&mut Round> {
        self.stages.get_mut(stage)?.rounds.get_mut(round.checked_sub(1)?)
    }

    /// Stores a draft in place of the former one, whose tables are dropped: nobody saw them.
    fn draw(&mut self, stage: usize, round: usize, draw: Draw, at: DateTime<Utc>) {
        self.scrap(stage, round);
        let Some(next) = self.stages.get(stage).map(|stage| stage.rounds.len() + 1) else { return };
        if next != round {
            return;
        }
        let tables = self.add_tables(stage, round, 0, draw.tables, at);
        if let Some(stage) = self.stages.get_mut(stage) {
            stage.rounds.push(Round {
                number: round,
                state: RoundState::Draft,
                tables,
                byes: draw.byes,
                warnings: draw.warnings,
                by_hand: draw.by_hand,
                published_at: None,
                deadline: None,
            });
        }
    }

    /// Discards a draft. Its tables stay as voided numbers unless they are the last ones, so that no number is used twice
    /// for tables that somebody has seen.
    fn scrap(&mut self, stage: usize, round: usize) {
        let Some(rounds) = self.stages.get_mut(stage).map(|stage| &mut stage.rounds) else { return };
        if rounds.len() != round || rounds.last().is_none_or(|round| round.state != RoundState::Draft) {
            return;
        }
        let Some(dropped) = rounds.pop() else { return };
        for id in dropped.tables.into_iter().rev() {
            if self.tables.last().is_some_and(|table| table.id == id) {
                self.tables.pop();
            } else if let Some(table) = self.table_mut(id) {
                table.voided = Some(PersonalText::default());
            }
        }
    }

    fn add_tables(
        &mut self,
        stage: usize,
        round: usize,
        after: usize,
        tables: Vec<DrawnTable>,
        at: DateTime<Utc>,
    ) -> Vec<TableId> {
        let mut ids = Vec::with_capacity(tables.len());
        for (place, drawn) in tables.into_iter().enumerate() {
            let id = TableId(self.tables.len() as u32 + 1);
            ids.push(id);
            self.tables.push(Table {
                id,
                stage,
                round,
                place: after + place + 1,
                seats: drawn.seats,
                why: drawn.why,
                seating: drawn.seating,
                bracket: drawn.bracket,
                games: Vec::new(),
                forfeits: Vec::new(),
                forfeit_reason: PersonalText::default(),
                closed: false,
                adjourned: None,
                proposed: None,
                proposed_from: None,
                agreed: None,
                postponement: None,
                postponed_for: Vec::new(),
                deadline: None,
                voided: None,
                changed_at: at,
                decided_at: None,
            });
        }
        ids
    }
}

fn stage(plan: StagePlan) -> Stage {
    let StagePlan { name, kind, entries } = plan;
    Stage { name, kind, entries, rounds: Vec::new() }
}

impl Game {
    fn new(
        result: podium_engine::contest::series::Game,
        record: Option<Proof>,
        state: GameState,
        source: Source,
        at: DateTime<Utc>,
        by: Actor,
    ) -> Self {
        let (record, sha256) = record.map(|proof| (proof.id, proof.sha256)).unzip();
        Self {
            result,
            record,
            sha256,
            state,
            source,
            at,
            by,
            from: None,
            confirmed_by: Vec::new(),
            dispute: None,
            ruling: None,
            doubts: Vec::new(),
            is_held: false,
        }
    }
}

impl Table {
    /// Stores a game at its number, counted from 1, or after the last.
    fn put(&mut self, number: usize, game: Game) {
        self.adjourned = None;
        match number.checked_sub(1).and_then(|place| self.games.get_mut(place)) {
            Some(there) => *there = game,
            None => {
                // Most tables have one game.
                self.games.reserve_exact(1);
                self.games.push(game);
            }
        }
    }

    fn strike(&mut self, number: usize) {
        if (1..=self.games.len()).contains(&number) {
            self.games.remove(number - 1);
        }
    }
}
