//! A score attack: everybody plays the same setup at a table of their own, and the best attempt counts.

#[cfg(test)]
mod tests;

use chrono::{DateTime, Utc};
use podium_engine::contest::day::Day;
use podium_engine::contest::league::Close;
use podium_engine::contest::series::{self, Attack, Rule};
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use super::board::{Board, Cell, Detail, Row};
use super::exact::Measure;
use super::preview::{Preview, told};
use super::rules::must;
use super::tables::tables_of;
use super::{Format, FormatRules, Next, cells, starting_order};
use crate::competitions::event::{Draw, DrawnTable, StageKind, StagePlan};
use crate::competitions::form::{Ask, Reader, Writer};
use crate::competitions::reasons::{StageName, Why};
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, EntryId, Game, GameState, Table, TableId};
use crate::dates::When;
use crate::error::Wrong;
use crate::fields::Fields;
use crate::words::moment;

/// Everybody plays the same setup for the best score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreAttack {
    /// When attempts begin to count.
    pub opens: Option<When>,
    /// When they cease to.
    pub closes: Option<When>,
}

impl ScoreAttack {
    /// Its stored word, for queries.
    pub const WORD: &str = "score-attack";

    /// Its default settings.
    pub const fn fresh(_today: Day) -> Self {
        Self { opens: None, closes: None }
    }
}

impl FormatRules for ScoreAttack {
    fn word(&self) -> &'static str {
        Self::WORD
    }

    fn suits(&self, facts: &Facts) -> bool {
        facts.cooperative || facts.players.0 == 1
    }

    fn suggested(&self, facts: &Facts) -> Option<(Format, usize)> {
        (facts.cooperative || facts.players.1 == 1).then(|| ((*self).into(), facts.players.0.into()))
    }

    fn is_pairs(&self) -> bool {
        false
    }

    fn is_alone(&self) -> bool {
        true
    }

    fn takes_late_entries(&self) -> bool {
        true
    }

    fn fewest(&self) -> usize {
        1
    }

    fn opens(&self) -> Option<DateTime<Utc>> {
        self.opens.map(When::utc)
    }

    fn fields(&self, facts: &Facts, _typed: &Fields) -> Vec<Ask> {
        let seats = (facts.players.0 != facts.players.1).then(|| Ask::number("seats"));
        let setup = facts.setup.is_some().then(|| Ask::area("setup"));
        let window = [Ask::moment("attack_opens"), Ask::moment("attack_closes")];
        seats.into_iter().chain(window).chain(setup).collect()
    }

    fn ranking_fields(&self) -> Option<(&'static str, Vec<Ask>)> {
        None
    }

    fn asks_round_hours(&self) -> bool {
        false
    }

    fn read(&self, form: &Reader<'_>) -> Result<Format, Wrong> {
        let opens = form.moment("attack_opens", self.opens)?;
        Ok(Self { opens, closes: form.moment("attack_closes", self.closes)? }.into())
    }

    fn read_seats(&self, form: &Reader<'_>, _base: usize, facts: &Facts) -> Result<usize, Wrong> {
        form.number("seats", facts.players.0.into())
    }

    fn write(&self, form: &mut Writer<'_>) {
        form.moment("attack_opens", self.opens);
        form.moment("attack_closes", self.closes);
    }

    fn check(&self, _settings: &Settings, facts: &Facts) -> Result<(), Text> {
        must(self.suits(facts), || text!("format-played-against-others-score-attack", text = facts.name))?;
        must(self.opens.zip(self.closes).is_none_or(|(opens, closes)| opens < closes), || {
            text!("format-score-attack-close-after-opens")
        })
    }

    fn adapted(&self, to: &Format, _published: usize) -> Option<Format> {
        matches!(to, Format::ScoreAttack(_)).then(|| to.clone())
    }

    fn without_days(&self) -> Option<Format> {
        Some(Self { opens: None, closes: None }.into())
    }

    fn preview(&self, settings: &Settings, _players: usize) -> Result<Preview, Text> {
        let attempts = settings.rule.length();
        Ok(told(text!("format-everybody-plays-same-setup-alone", attempts)))
    }

    /// A single open-ended stage with everybody.
    fn plan(&self, competition: &Competition, _previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
        rule(competition)?;
        let entries = starting_order(competition);
        Ok(vec![StagePlan { name: StageName::Attempts, kind: StageKind::Open, entries }])
    }

    /// A table for everybody who has none yet.
    fn next(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        let Some(of_stage) = competition.stages.get(stage) else { return Ok(Next::Over) };
        rule(competition)?;
        let has_table = |entry: &EntryId| tables_of(competition, stage).any(|table| table.seats.contains(entry));
        let is_in = |entry: &EntryId| competition.entry(*entry).is_some_and(|entry| entry.is_in());
        let without = of_stage.entries.iter().filter(|entry| is_in(entry) && !has_table(entry));
        let tables: Vec<DrawnTable> = without
            .map(|&entry| DrawnTable { seats: vec![entry], why: Why::Attempts, seating: None, bracket: None })
            .collect();
        if of_stage.published() == 0 {
            return Ok(Next::Round(Draw { tables, ..Draw::default() }));
        }
        if !tables.is_empty() {
            return Ok(Next::Tables(tables));
        }
        let open = tables_of(competition, stage).filter(|table| !competition.standing(table).is_settled()).count();
        match open {
            0 => Ok(Next::Over),
            _ => Ok(Next::Waits(text!("format-players-attempts-left-settled", open))),
        }
    }

    fn standings(&self, competition: &Competition, stage: usize, _detail: Detail) -> Board {
        standings(competition, stage)
    }
}

fn rule(competition: &Competition) -> Result<&Attack, Text> {
    match &competition.settings.rule {
        Rule::Attack(attack) => Ok(attack),
        _ => Err(text!("format-score-attack-counts-best-many")),
    }
}

/// Whether an attempt may be submitted now, and if not, why.
pub fn may_try(competition: &Competition, table: &Table, now: DateTime<Utc>) -> Result<(), Text> {
    let Format::ScoreAttack(ScoreAttack { opens, closes }) = &competition.settings.format else { return Ok(()) };
    if let Some(opens) = opens.filter(|opens| now < opens.utc()) {
        return Err(text!("format-attempts-count-from", from = moment(opens.utc())));
    }
    if let Some(closes) = closes.filter(|closes| now >= closes.utc()) {
        return Err(text!("format-attempts-counted-until", end = moment(closes.utc())));
    }
    let (attempts, used) = (rule(competition)?.attempts, table.games.len());
    if used >= attempts as usize {
        return Err(text!("format-all-attempts-made", used, attempts));
    }
    Ok(())
}

/// The best attempt of somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BestAttempt {
    pub entry: EntryId,
    pub table: TableId,
    /// Its number at the table, from 1.
    pub game: usize,
    /// The record that proves it.
    pub record: Option<String>,
    /// 1 is best.
    pub rank: u32,
}

/// Everybody's best attempt, best first. Disputed and unconfirmed attempts are left out.
pub fn best_attempts(competition: &Competition, stage: usize) -> Vec<BestAttempt> {
    let Ok(attack) = rule(competition) else { return Vec::new() };
    let settled = |(_, game): &(usize, &Game)| game.state == GameState::Settled && game.result.played().is_some();
    let mut attempts: Vec<(&Table, usize, &Game)> = tables_of(competition, stage)
        .flat_map(|table| table.games.iter().enumerate().filter(settled).map(move |(at, game)| (table, at + 1, game)))
        .collect();
    attempts.sort_by_key(|(table, number, game)| (game.at, table.id, *number));
    // Each attempt is a separate entrant, so that the engine ranks attempts. Setups were validated on input.
    let alone = Rule::Attack(Attack { attempts: 1, setup: None, ..attack.clone() });
    let names = vec![""; attempts.len()];
    let events: Vec<series::Event> = attempts
        .iter()
        .enumerate()
        .map(|(at, (.., game))| {
            let seats = vec![at; game.result.seats.len()];
            series::Event::Game(series::Game { seats, ..game.result.clone() })
        })
        .collect();
    let ranks = series::progress(&alone, &names, &events).ok().and_then(|progress| progress.ranks).unwrap_or_default();
    let mut order: Vec<(u32, (&Table, usize, &Game))> = ranks.into_iter().zip(attempts).collect();
    order.sort_by_key(|(rank, (table, ..))| (*rank, table.id));
    let mut best: Vec<BestAttempt> = Vec::new();
    for (_, (table, game, attempt)) in order {
        let Some(&entry) = table.seats.first() else { continue };
        if best.iter().all(|other| other.entry != entry) {
            let rank = best.len() as u32 + 1;
            best.push(BestAttempt { entry, table: table.id, game, record: attempt.record.clone(), rank });
        }
    }
    best
}

/// The leaderboard; players without a counting attempt come last and have no rank.
fn standings(competition: &Competition, stage: usize) -> Board {
    let Some(of_stage) = competition.stages.get(stage) else { return Board::default() };
    let best = best_attempts(competition, stage);
    let ranked = best.iter().map(|best| row(competition, stage, best.entry, Some(best)));
    let has_rank = |entry: &&EntryId| best.iter().any(|best| best.entry == **entry);
    let others = of_stage.entries.iter().filter(|entry| !has_rank(entry));
    let rows = ranked.chain(others.map(|&entry| row(competition, stage, entry, None))).collect();
    let columns = vec![
        cells::column(text!("format-best"), text!("format-best-attempt")),
        cells::column(text!("format-solved"), text!("format-solved")),
        cells::column(text!("format-turns"), text!("format-turns")),
        cells::column(text!("format-attempts"), text!("format-attempts")),
    ];
    let order = text!("format-solved-comes-first-score-fewer");
    Board { columns, rows, notes: vec![order] }
}

fn row(competition: &Competition, stage: usize, entry: EntryId, best: Option<&BestAttempt>) -> Row {
    let table = tables_of(competition, stage).find(|table| table.seats.contains(&entry));
    let used = table.map_or(0, |table| table.games.len());
    let game = best.and_then(|best| competition.table(best.table)?.games.get(best.game.checked_sub(1)?));
    let none = || Cell { text: "–".to_owned(), ..Cell::default() };
    let (mut values, mut shown) = (Vec::new(), [none(), none(), none()]);
    if let (Some(best), Some(played)) = (best, game.and_then(|game| game.result.played())) {
        let number = best.game;
        let why = match &best.record {
            Some(_) => text!("format-attempt-proved-record", number),
            None => text!("format-attempt-without-record", number),
        };
        let scores = played.scores.as_deref().unwrap_or_default();
        let score: Option<i64> = match scores {
            [] => None,
            [first, rest @ ..] if rest.iter().all(|score| score == first) => Some(*first),
            _ => Some(scores.iter().sum()),
        };
        values.extend(score.map(|score| Measure::Score.of(score)));
        values.extend(played.solved.map(|solved| Measure::Solved.of(i64::from(solved))));
        values.push(Measure::Turns.of(played.turns));
        let score = score.map_or_else(none, cells::of_count);
        let solved = match played.solved {
            Some(true) => Cell { text: "✓".to_owned(), plain: "yes".to_owned(), ..Cell::default() },
            Some(false) => Cell { text: "✗".to_owned(), plain: "no".to_owned(), ..Cell::default() },
            None => none(),
        };
        shown = [Cell { why: Some(why), ..score }, solved, cells::of_count(played.turns)];
    }
    values.push(Measure::Attempts.of(used));
    Row {
        entry,
        rank: best.map(|best| best.rank),
        values,
        cells: shown.into_iter().chain([cells::of_count(used)]).collect(),
        zone: None,
        withdrawn: competition.entry(entry).is_some_and(|entry| entry.withdrawn),
    }
}
