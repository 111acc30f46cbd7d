//! Rounds at tables of three to eight.

#[cfg(test)]
mod tests;

use podium_engine::contest::seating::{self, Entrant, Field, System};
use podium_engine::contest::series::{Best, Rule, Scale, Scoring};
use podium_engine::contest::standings::{self, Bye, Seat, Tables, TieBreak};
use podium_engine::contest::swiss::{Outing, Tenths};
use podium_engine::text;
use podium_engine::text::Text;

use super::board::{Board, Detail};
use super::{Next, cells, ranking, starting_order};
use crate::competitions::event::{ByeKind, Draw, DrawnBye, DrawnTable, StageKind, StagePlan};
use crate::competitions::reasons::{ByeReason, SeatReason, StageName, Warning, Why};
use crate::competitions::settings::Format;
use crate::competitions::state::{Competition, EntryId, Round, RoundState, Stage, Standing, Table, TableResult};

/// So many lots are tried where some must not meet.
const TRIES: u64 = 12;

/// One stage with everybody.
pub fn plan(competition: &Competition) -> Result<Vec<StagePlan>, Text> {
    let entries = starting_order(competition);
    let Format::Tables { smallest, .. } = &competition.settings.format else { return Err(other_format()) };
    let (count, smallest) = (entries.len(), *smallest);
    if count < smallest.max(2) {
        return Err(text!(
            "Players: {count}; a table needs {smallest}. Add players, or allow smaller tables.",
            "Joueurs : {count} ; une table en demande {smallest}. Ajoutez des joueurs, ou autorisez des tables plus petites."
        ));
    }
    let settings = &competition.settings;
    settings.rule.check(settings.seats)?;
    settings.rule.check(smallest)?;
    Ok(vec![StagePlan { name: StageName::Rounds, kind: StageKind::Rounds, entries }])
}

/// The next round after the published ones; a draft is drawn anew.
pub fn next(competition: &Competition, stage: usize) -> Result<Next, Text> {
    let Some(of_stage) = competition.stages.get(stage) else { return Ok(Next::Over) };
    let Format::Tables { system, rounds, .. } = &competition.settings.format else { return Err(other_format()) };
    let published = of_stage.published();
    let open: Vec<&Table> = tables_of(competition, stage)
        .filter(|table| !competition.standing(table).is_settled())
        .filter(|table| published >= *rounds || competition.standing(table) != Standing::Adjourned)
        .collect();
    // Mixed tables look at meetings alone, so their rounds can be drawn ahead.
    if let Some(first) = open.first()
        && (published >= *rounds || *system != System::Mixed)
    {
        let (count, place, round) = (open.len(), first.place, first.round);
        return Ok(Next::Waits(text!(
            "Tables without a settled result: {count}, the first of them table {place} of round {round}.",
            "Tables sans résultat acquis : {count}, dont la table {place} de la ronde {round}."
        )));
    }
    if published >= *rounds {
        return Ok(Next::Over);
    }
    draw(competition, stage, of_stage).map(Next::Round)
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

/// A round that somebody changed by hand, with reasons and warnings as if it had been drawn so.
pub fn explain(competition: &Competition, stage: usize, draw: &Draw) -> Result<Draw, Text> {
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

/// Pairs at a table who must not meet.
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

/// The field as the seating sees it after the published rounds, nobody absent yet.
fn field(competition: &Competition, number: usize) -> Option<Field> {
    let Format::Tables { system, rounds, smallest, clubs } = &competition.settings.format else { return None };
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

fn total(played: &Tables, entrant: usize) -> Tenths {
    let seats = played.tables.iter().flat_map(|table| &table.seats).filter(|seat| seat.entrant == entrant);
    let byes = played.byes.iter().filter(|bye| bye.entrant == entrant);
    seats.map(|seat| seat.points).chain(byes.map(|bye| bye.points)).sum()
}

/// Published tables of a stage that were not taken back.
pub(super) fn tables_of(competition: &Competition, stage: usize) -> impl Iterator<Item = &Table> {
    competition.public_tables().filter(move |table| table.stage == stage)
}

/// Everything that counts, as tie-breaks see it.
fn played(competition: &Competition, number: usize) -> Tables {
    let Some(stage) = competition.stages.get(number) else { return Tables::default() };
    let tables = tables_of(competition, number).filter_map(|table| {
        let result = competition.result(table)?;
        let points = points(&competition.settings.rule, competition.settings.seats, &result);
        let best = points.best;
        let seats = table.seats.iter().enumerate().filter_map(|(seat, &entry)| {
            Some(Seat {
                entrant: stage.index(entry)?,
                rank: result.ranks.get(seat).copied()?,
                points: points.seats.get(seat).copied()?,
                score: score(table, seat),
            })
        });
        Some(standings::Table { round: table.round.saturating_sub(1), seats: seats.collect(), best })
    });
    let byes = stage.rounds.iter().filter(|round| round.state == RoundState::Published).flat_map(|round| {
        round.byes.iter().filter_map(|bye| {
            let points = bye_points(competition, bye.kind);
            Some(Bye { entrant: stage.index(bye.entry)?, round: round.number.saturating_sub(1), points })
        })
    });
    Tables {
        entrants: stage.entries.len(),
        tables: tables.collect(),
        byes: byes.collect(),
        seed: competition.lots,
        manual: stage.entries.iter().map(|entry| competition.manual.get(entry).copied()).collect(),
    }
}

/// What a seat has of the table, in tenths.
struct TablePoints {
    seats: Vec<Tenths>,
    best: Tenths,
}

fn tenths(hundredths: i64) -> Tenths {
    Tenths::try_from((hundredths.max(0) + 5) / 10).unwrap_or(Tenths::MAX)
}

/// Table points: what the rule adds up where it is made for tables, else by place, a short table stretched to a full one.
fn points(rule: &Rule, seats: usize, result: &TableResult) -> TablePoints {
    let own = match rule {
        Rule::Table { games, scoring: Scoring::Places(scale) } => {
            Some(scale.place(0, result.ranks.len()).as_hundredths().saturating_mul(i64::from(*games)))
        }
        Rule::Table { scoring: Scoring::Scores { best: Best::Highest, .. }, .. } => {
            result.progress.scores.iter().map(|points| points.as_hundredths()).max()
        }
        _ => None,
    };
    let scale = Scale { points: None, full_table: Some(seats.max(2)) };
    let (shares, best) = match own {
        Some(best) => (result.progress.scores.clone(), best),
        None => (scale.share(&result.ranks), scale.place(0, result.ranks.len()).as_hundredths()),
    };
    let forfeited = result.progress.forfeited.iter().copied().chain(std::iter::repeat(false));
    let seats = shares.iter().zip(forfeited).map(|(share, out)| if out { 0 } else { tenths(share.as_hundredths()) });
    TablePoints { seats: seats.collect(), best: tenths(best) }
}

/// What the game counted for a seat, all games added; none where nothing was counted.
fn score(table: &Table, seat: usize) -> Option<i64> {
    let scores = table.games.iter().filter_map(|game| {
        let at = game.result.seats.iter().position(|entrant| *entrant == seat)?;
        game.result.played()?.scores.as_ref()?.get(at).copied()
    });
    scores.fold(None, |sum, score| Some(sum.unwrap_or(0) + score))
}

/// A bye as a part of a won full table, in the proportion that the points between two have.
fn bye_points(competition: &Competition, kind: ByeKind) -> Tenths {
    let settings = &competition.settings;
    let (scale, games) = match &settings.rule {
        Rule::Table { games, scoring: Scoring::Places(scale) } => (scale.clone(), *games),
        _ => (Scale { points: None, full_table: Some(settings.seats.max(2)) }, 1),
    };
    let full = i64::from(tenths(scale.place(0, settings.seats).as_hundredths())) * i64::from(games);
    let worth = match kind {
        ByeKind::Pairing => settings.points.pairing_bye,
        ByeKind::Asked(score) => settings.points.of(Outing::Bye(score)),
        ByeKind::Absent => settings.points.zero_bye,
    };
    let share = (full * i64::from(worth)).checked_div(settings.points.win.into()).unwrap_or(0);
    Tenths::try_from(share).unwrap_or(0)
}

/// Standings by table points and the tie-breaks chosen; without any, tables won, ranks and the opponents' share.
pub fn standings(competition: &Competition, stage: usize, detail: Detail) -> Board {
    let Some(of_stage) = competition.stages.get(stage) else { return Board::default() };
    let (tie_breaks, mut notes) = tie_breaks(competition);
    notes.extend(cells::open_tables(competition, stage));
    let board = ranking::ranked(competition, of_stage, &played(competition, stage), &tie_breaks, detail);
    Board { notes, ..board }
}

fn tie_breaks(competition: &Competition) -> (Vec<TieBreak>, Vec<Text>) {
    let (mut chosen, notes) = ranking::tie_breaks(competition);
    if competition.settings.tie_breaks.is_empty() {
        chosen.extend([TieBreak::TableWins, TieBreak::RankSum, TieBreak::OpponentShare]);
    }
    (chosen, notes)
}

fn other_format() -> Text {
    text!(
        "This competition is not played in rounds at tables.",
        "Cette compétition ne se joue pas en rondes par tables."
    )
}
