//! Rounds at tables of three to eight.

mod points;
#[cfg(test)]
mod tests;

use podium_engine::contest::day::Day;
use podium_engine::contest::league::Close;
use podium_engine::contest::seating::{self, Clubs, Entrant, Field, System};
use podium_engine::contest::standings::TieBreak;
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::{Phrase, Text};
use serde::{Deserialize, Serialize};

use super::board::{Board, Detail};
use super::preview::{Preview, of_rounds, round};
use super::rules::{self, Bound, must};
use super::{Format, FormatRules, Next, starting_order};
use crate::competitions::event::{ByeKind, Draw, DrawnBye, DrawnTable, StageKind, StagePlan};
use crate::competitions::form::{Ask, Input, Reader, Writer};
use crate::competitions::reasons::{ByeReason, SeatReason, StageName, Warning, Why};
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, EntryId, Round, RoundState, Stage, Standing, Table};
use crate::error::Wrong;
use crate::fields::Fields;
use points::{played, total};

/// How many random draws are tried where some players must not meet.
const TRIES: u64 = 12;

/// Rounds at tables of three or more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tables {
    /// How they are drawn.
    pub system: System,
    /// How many rounds.
    pub rounds: usize,
    /// The smallest table that is played.
    pub smallest: usize,
    /// Whether club mates sit apart.
    #[serde(default)]
    pub clubs: Clubs,
}

impl Tables {
    /// Its default settings.
    pub fn fresh(_today: Day) -> Self {
        Self { system: System::ByPoints, rounds: 3, smallest: 3, clubs: Clubs::default() }
    }
}

impl FormatRules for Tables {
    fn word(&self) -> &'static str {
        "tables"
    }

    fn suits(&self, facts: &Facts) -> bool {
        !facts.cooperative && facts.players.1 >= 3
    }

    fn suggested(&self, facts: &Facts) -> Option<(Format, usize)> {
        let (low, high) = (usize::from(facts.players.0), usize::from(facts.players.1));
        if facts.cooperative || high < 3 {
            return None;
        }
        let seats = 4.clamp(low.max(3), high.min(8).max(low));
        let smallest = low.max(2).max(seats.saturating_sub(1)).min(seats);
        Some((Self { smallest, ..*self }.into(), seats))
    }

    fn is_pairs(&self) -> bool {
        false
    }

    fn is_heavy(&self) -> bool {
        true
    }

    fn takes_late_entries(&self) -> bool {
        true
    }

    fn fewest(&self) -> usize {
        self.smallest
    }

    fn rounds_to_miss(&self) -> usize {
        self.rounds
    }

    fn byes_are_points(&self) -> bool {
        false
    }

    fn tie_breaks(&self) -> Vec<TieBreak> {
        vec![TieBreak::TableWins, TieBreak::RankSum]
    }

    fn fields(&self, _facts: &Facts, _typed: &Fields) -> Vec<Ask> {
        vec![
            Ask::number("seats"),
            Ask::number("smallest"),
            Ask::number("rounds"),
            Ask::choice("seating", [System::ByPoints, System::Mixed, System::ByRank]),
            Ask::choice("clubs", [Clubs::Ignore, Clubs::Prefer, Clubs::Protect]),
        ]
    }

    fn ranking_fields(&self) -> Option<(&'static str, Vec<Ask>)> {
        Some(("ranking", vec![Ask { name: "tie_break", input: Input::TieBreaks(&TieBreak::OFFERED_AT_TABLES) }]))
    }

    fn further_fields(&self, entered: bool) -> Vec<Ask> {
        entered.then(|| Ask::area("never_meet")).into_iter().collect()
    }

    fn read(&self, form: &Reader<'_>) -> Result<Format, Wrong> {
        let read = Self {
            system: form.choice("seating", self.system)?,
            rounds: form.number("rounds", self.rounds)?,
            smallest: form.number("smallest", self.smallest)?,
            clubs: form.choice("clubs", self.clubs)?,
        };
        Ok(read.into())
    }

    fn read_seats(&self, form: &Reader<'_>, base: usize, _facts: &Facts) -> Result<usize, Wrong> {
        form.number("seats", base)
    }

    fn write(&self, form: &mut Writer<'_>) {
        form.choice("seating", &self.system);
        form.put("rounds", self.rounds);
        form.put("smallest", self.smallest);
        form.choice("clubs", &self.clubs);
    }

    fn bounds(&self, settings: &Settings) -> Vec<Bound> {
        let seats = settings.seats as u64;
        vec![rules::rounds(self.rounds), ("seats", seats, Phrase::new("bound-seats-at-table"), 3..=8)]
    }

    fn check(&self, settings: &Settings, facts: &Facts) -> Result<(), Text> {
        let (low, seats, smallest) = (usize::from(facts.players.0).max(2), settings.seats, self.smallest);
        must((low..=seats).contains(&smallest), || text!("format-smallest-table", low, seats, smallest))
    }

    fn smallest_table(&self) -> Option<usize> {
        Some(self.smallest)
    }

    fn adapted(&self, to: &Format, published: usize) -> Option<Format> {
        match to {
            Format::Tables(to) if to.rounds >= published => Some(Self { rounds: to.rounds, ..*self }.into()),
            _ => None,
        }
    }

    fn preview(&self, settings: &Settings, players: usize) -> Result<Preview, Text> {
        preview(self, settings.seats, players)
    }

    fn plan(&self, competition: &Competition, _previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
        let entries = starting_order(competition);
        let (count, smallest) = (entries.len(), self.smallest);
        if count < smallest.max(2) {
            return Err(text!("format-players-table-needs-add-players", count, smallest));
        }
        let settings = &competition.settings;
        settings.rule.check(settings.seats)?;
        settings.rule.check(smallest)?;
        Ok(vec![StagePlan { name: StageName::Rounds, kind: StageKind::Rounds, entries }])
    }

    /// The next round after the published ones; a draft is redrawn.
    fn next(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        match (self.coming(competition, stage)?, competition.stages.get(stage)) {
            (Next::Round(_), Some(of_stage)) => draw(competition, stage, of_stage).map(Next::Round),
            (other, _) => Ok(other),
        }
    }

    fn coming(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        let Some(of_stage) = competition.stages.get(stage) else { return Ok(Next::Over) };
        let published = of_stage.published();
        let open: Vec<&Table> = tables_of(competition, stage)
            .filter(|table| !competition.standing(table).is_settled())
            .filter(|table| published >= self.rounds || competition.standing(table) != Standing::Adjourned)
            .collect();
        // Mixed tables depend on meetings alone, so their rounds can be drawn ahead.
        if let Some(first) = open.first()
            && (published >= self.rounds || self.system != System::Mixed)
        {
            let (count, place, round) = (open.len(), first.place, first.round);
            return Ok(Next::Waits(text!("format-tables-without-settled-result-first", count, place, round)));
        }
        if published >= self.rounds {
            return Ok(Next::Over);
        }
        Ok(Next::Round(Draw::default()))
    }

    fn standings(&self, competition: &Competition, stage: usize, detail: Detail) -> Board {
        points::standings(competition, stage, detail)
    }

    fn explain(&self, competition: &Competition, stage: usize, draw: &Draw) -> Option<Result<Draw, Text>> {
        Some(explain(competition, stage, draw))
    }
}

fn draw(competition: &Competition, number: usize, stage: &Stage) -> Result<Draw, Text> {
    let round = stage.published() + 1;
    let mut field = field(competition, number).ok_or_else(other_format)?;
    let mut byes = Vec::new();
    for (index, &id) in stage.entries.iter().enumerate() {
        let Some(entry) = competition.entry(id) else { continue };
        let asked = entry.byes.get(&round);
        if !entry.is_in() || asked.is_some() {
            field.absent.push(index);
        }
        if let (true, Some(worth)) = (entry.is_in(), asked) {
            byes.push(DrawnBye { entry: id, kind: ByeKind::Asked(*worth), why: ByeReason::Asked });
        }
    }
    let apart = competition.settings.never_meet.as_slice();
    let tries = if apart.is_empty() { 1 } else { TRIES };
    let mut best: Option<(usize, u64, seating::Round)> = None;
    for lots in 0..tries {
        field.seed = competition.lots.wrapping_add(lots);
        let drawn = seating::draw(&field).map_err(|impossible| impossible.text)?;
        let meetings = drawn.tables.iter().map(|table| forbidden(stage, apart, table).len()).sum();
        if best.as_ref().is_none_or(|(fewest, ..)| meetings < *fewest) {
            best = Some((meetings, field.seed, drawn));
        }
        if meetings == 0 {
            break;
        }
    }
    let Some((_, seed, drawn)) = best else { return Err(other_format()) };
    field.seed = seed;
    explained(competition, stage, &field, &drawn, byes)
}

/// A round with its reasons.
fn explained(
    competition: &Competition,
    stage: &Stage,
    field: &Field,
    round: &seating::Round,
    mut byes: Vec<DrawnBye>,
) -> Result<Draw, Text> {
    let entry = |player: usize| stage.entries.get(player).copied();
    let reasons = seating::explain(field, round).map_err(|impossible| impossible.text)?;
    let (mut tables, mut warnings) = (Vec::new(), Vec::new());
    for (place, (table, reason)) in round.tables.iter().zip(reasons.tables).enumerate() {
        let number = place + 1;
        let notes = reason.notes.into_iter().filter_map(|note| note.of(entry));
        warnings.extend(notes.map(|note| Warning::AtTable { table: number, note }));
        let apart = forbidden(stage, &competition.settings.never_meet, table).into_iter();
        warnings.extend(apart.map(|(one, other)| Warning::NoOtherSeating { table: number, players: [one, other] }));
        tables.push(DrawnTable {
            seats: table.seats.iter().copied().filter_map(entry).collect(),
            why: Why::Seated(reason.why),
            seating: Some(SeatReason::Balanced(reason.seats)),
            bracket: None,
        });
    }
    let free = round.byes.iter().copied().filter_map(entry).zip(reasons.byes);
    byes.extend(free.map(|(entry, why)| DrawnBye { entry, kind: ByeKind::Pairing, why: ByeReason::Seated(why) }));
    Ok(Draw { tables, byes, warnings, by_hand: false })
}

/// A round edited by hand, with reasons and warnings as if it had been drawn that way.
fn explain(competition: &Competition, stage: usize, draw: &Draw) -> Result<Draw, Text> {
    let (Some(of_stage), Some(field)) = (competition.stages.get(stage), field(competition, stage)) else {
        return Ok(draw.clone());
    };
    let index = |entry: &EntryId| of_stage.index(*entry);
    let seats = |table: &DrawnTable| seating::Table { seats: table.seats.iter().filter_map(index).collect() };
    let (free, asked): (Vec<_>, Vec<_>) = draw.byes.iter().cloned().partition(|bye| bye.kind == ByeKind::Pairing);
    let round = seating::Round {
        tables: draw.tables.iter().map(seats).collect(),
        byes: free.iter().filter_map(|bye| index(&bye.entry)).collect(),
    };
    Ok(Draw { by_hand: draw.by_hand, ..explained(competition, of_stage, &field, &round, asked)? })
}

/// Pairs at a table that must not meet.
fn forbidden(stage: &Stage, apart: &[Vec<u32>], table: &seating::Table) -> Vec<(EntryId, EntryId)> {
    let here: Vec<EntryId> = table.seats.iter().filter_map(|player| stage.entries.get(*player).copied()).collect();
    let mut pairs = Vec::new();
    for (at, one) in here.iter().enumerate() {
        for other in here.iter().skip(at + 1) {
            if apart.iter().any(|group| group.contains(&one.0) && group.contains(&other.0)) {
                pairs.push((*one, *other));
            }
        }
    }
    pairs
}

/// The field for the seating engine after the published rounds, nobody absent yet.
fn field(competition: &Competition, number: usize) -> Option<Field> {
    let Format::Tables(Tables { system, rounds, smallest, clubs }) = &competition.settings.format else { return None };
    let stage = competition.stages.get(number)?;
    let played = played(competition, number);
    let entrant = |(index, &id): (usize, &EntryId)| Entrant {
        name: competition.name(id).to_owned(),
        club: competition.entry(id).and_then(|entry| entry.club.as_ref()).map(ToString::to_string),
        points: total(&played, index),
    };
    let entrants = stage.entries.iter().enumerate().map(entrant).collect();
    let index = |entry: &EntryId| stage.index(*entry);
    let seated = |round: &Round| seating::Round {
        tables: round
            .tables
            .iter()
            .filter_map(|id| competition.table(*id))
            .filter(|table| table.voided.is_none())
            .map(|table| seating::Table { seats: table.seats.iter().filter_map(index).collect() })
            .collect(),
        byes: round
            .byes
            .iter()
            .filter(|bye| bye.kind == ByeKind::Pairing)
            .filter_map(|bye| index(&bye.entry))
            .collect(),
    };
    let published = stage.rounds.iter().filter(|round| round.state == RoundState::Published);
    Some(Field {
        entrants,
        absent: Vec::new(),
        rounds: published.map(seated).collect(),
        planned: *rounds,
        size: competition.settings.seats,
        smallest: *smallest,
        system: *system,
        clubs: *clubs,
        seed: competition.lots,
    })
}

/// Published tables of a stage that were not voided.
pub(super) fn tables_of(competition: &Competition, stage: usize) -> impl Iterator<Item = &Table> {
    competition.public_tables().filter(move |table| table.stage == stage)
}

fn other_format() -> Text {
    text!("format-competition-played-rounds-tables")
}

fn preview(format: &Tables, seats: usize, players: usize) -> Result<Preview, Text> {
    let Tables { system, rounds, smallest, .. } = *format;
    let outlook = seating::outlook(players, seats, smallest);
    let (tables, byes) = (outlook.sizes.tables.len(), outlook.sizes.byes);
    if tables == 0 {
        return Err(text!("format-players-cannot-seated-tables", players, smallest, seats));
    }
    let missed = (rounds * byes).div_ceil(players);
    let spared = rounds * byes / players;
    let rows = (1..=rounds).map(|number| round(number, tables, byes)).collect();
    let mut preview = of_rounds(rows, Some((rounds - missed, rounds - spared)));
    let sizes: Vec<String> = outlook.sizes.tables.iter().map(usize::to_string).collect();
    let sizes = sizes.join(" + ");
    preview.summary.push(text!("format-tables-2", sizes));
    preview.summary.push(outlook.text.clone());
    if rounds > outlook.most_rounds && system != System::ByRank {
        let most = outlook.most_rounds;
        preview.warnings.push(text!("format-rounds-planned-rounds-without-repeat", rounds, most));
    }
    if byes > 0 {
        preview.warnings.push(text!("format-sit-out-each-round-smaller", byes, players));
    }
    Ok(preview)
}
