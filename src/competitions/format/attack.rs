//! A score attack: everybody plays the same setup at a table of their own, and the best attempt counts.

#[cfg(test)]
mod tests;

use chrono::{DateTime, Utc};
use podium_engine::contest::series::{self, Attack, Rule};
use podium_engine::text;
use podium_engine::text::Text;

use super::board::{Board, Cell, Row};
use super::exact::Measure;
use super::tables::tables_of;
use super::{Next, cells, roster, starting_order};
use crate::competitions::event::{Draw, DrawnTable, StageKind, StagePlan};
use crate::competitions::reasons::{StageName, Why};
use crate::competitions::settings::Format;
use crate::competitions::state::{Competition, EntryId, Game, GameState, Table, TableId};

/// One open stage with everybody.
pub fn plan(competition: &Competition) -> Result<Vec<StagePlan>, Text> {
    rule(competition)?;
    let entries = starting_order(competition);
    Ok(vec![StagePlan { name: StageName::Attempts, kind: StageKind::Open, entries }])
}

fn rule(competition: &Competition) -> Result<&Attack, Text> {
    match &competition.settings.rule {
        Rule::Attack(attack) => Ok(attack),
        _ => Err(text!(
            "A score attack counts the best of so many attempts. Choose that as the match.",
            "Un défi au score compte le meilleur de plusieurs essais. Choisissez ce type de match."
        )),
    }
}

/// A table for everybody who has none yet.
pub fn next(competition: &Competition, stage: usize) -> Result<Next, Text> {
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
        _ => Ok(Next::Waits(text!(
            "Players who have attempts left, or one that is not settled: {open}.",
            "Joueurs qui ont encore des essais, ou un essai en suspens : {open}."
        ))),
    }
}

/// Whether an attempt may be handed in now, and if not, why.
pub fn may_try(competition: &Competition, table: &Table, now: DateTime<Utc>) -> Result<(), Text> {
    let Format::ScoreAttack { opens, closes } = &competition.settings.format else { return Ok(()) };
    let moment = |at: DateTime<Utc>| {
        let Text { en: day, fr: jour } = roster::today(at).told();
        let (time, heure) = (at.format("%H:%M"), at.format("%-H h %M"));
        text!("{day}, {time}", "{jour} à {heure}")
    };
    if let Some(opens) = opens.filter(|opens| now < opens.utc()) {
        let Text { en: from, fr: du } = moment(opens.utc());
        return Err(text!(
            "Attempts count from {from} UTC on. Come back then.",
            "Les essais comptent à partir du {du} UTC. Revenez à ce moment."
        ));
    }
    if let Some(closes) = closes.filter(|closes| now >= closes.utc()) {
        let Text { en: end, fr: fin } = moment(closes.utc());
        return Err(text!(
            "Attempts counted until {end} UTC; none can be handed in any more.",
            "Les essais comptaient jusqu’au {fin} UTC ; on ne peut plus en remettre."
        ));
    }
    let (attempts, used) = (rule(competition)?.attempts, table.games.len());
    if used >= attempts as usize {
        return Err(text!(
            "All attempts have been made: {used} of {attempts}.",
            "Tous les essais ont été faits : {used} sur {attempts}."
        ));
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

/// Everybody's best attempt, the best first. Attempts that somebody disputes or has to confirm are left out.
pub fn best_attempts(competition: &Competition, stage: usize) -> Vec<BestAttempt> {
    let Ok(attack) = rule(competition) else { return Vec::new() };
    let settled = |(_, game): &(usize, &Game)| game.state == GameState::Settled && game.result.played().is_some();
    let mut attempts: Vec<(&Table, usize, &Game)> = tables_of(competition, stage)
        .flat_map(|table| table.games.iter().enumerate().filter(settled).map(move |(at, game)| (table, at + 1, game)))
        .collect();
    attempts.sort_by_key(|(table, number, game)| (game.at, table.id, *number));
    // Every attempt enters as somebody of its own, so that the engine ranks attempts. Setups were checked on the way in.
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

/// The leaderboard; those without an attempt that counts come last and have no rank.
pub fn standings(competition: &Competition, stage: usize) -> Board {
    let Some(of_stage) = competition.stages.get(stage) else { return Board::default() };
    let best = best_attempts(competition, stage);
    let ranked = best.iter().map(|best| row(competition, stage, best.entry, Some(best)));
    let has_rank = |entry: &&EntryId| best.iter().any(|best| best.entry == **entry);
    let others = of_stage.entries.iter().filter(|entry| !has_rank(entry));
    let rows = ranked.chain(others.map(|&entry| row(competition, stage, entry, None))).collect();
    let columns = vec![
        cells::column(text!("Best", "Meilleur"), text!("Best attempt", "Meilleur essai")),
        cells::column(text!("Solved", "Résolu"), text!("Solved", "Résolu")),
        cells::column(text!("Turns", "Coups"), text!("Turns", "Coups")),
        cells::column(text!("Attempts", "Essais"), text!("Attempts", "Essais")),
    ];
    let order = text!(
        "Solved comes first, then the score, then fewer turns, then the earlier attempt.",
        "La résolution d’abord, puis le score, puis le moins de coups, puis l’essai le plus ancien."
    );
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
            Some(_) => text!("Attempt {number}, proved by its record.", "Essai {number}, prouvé par la partie notée."),
            None => text!("Attempt {number}, without a record.", "Essai {number}, sans partie notée."),
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
