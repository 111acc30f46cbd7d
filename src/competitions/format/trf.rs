//! Exports a two-player event as a federation's report (TRF).

use podium_engine::contest::standings::Pairings;
use podium_engine::contest::swiss::{Apart, Field, Outing, Score};
use podium_engine::contest::trf::{Acceleration, Announced, Player, Report};
use podium_engine::text;
use podium_engine::text::Text;

use super::field::{Grid, grid};
use super::swiss::{self, Swiss};
use super::{standings, unknown};
use crate::competitions::event::StageKind;
use crate::competitions::settings::{Format, SwissSystem};
use crate::competitions::state::{Competition, Stage};

/// The report of a stage, counted from 0, up to its last complete round. Start numbers are places in the starting order,
/// and absences known for the next round are included.
pub fn report(competition: &Competition, at: usize) -> Result<Report, Text> {
    let stage = competition.stages.get(at).ok_or_else(unknown)?;
    let grid = grid(competition, at)
        .filter(|_| !matches!(stage.kind, StageKind::Bracket { .. }))
        .ok_or_else(|| text!("format-only-swiss-round-robin-competitions"))?;
    let played = complete(&grid, stage);
    let field = swiss::paired_field(competition, stage, &grid).unwrap_or_else(|| grid.field(competition, played));
    let places = places(competition, stage, at);
    let players = stage.entries.iter().zip(&grid.rows).enumerate().map(|(player, (&id, row))| {
        let entry = competition.entry(id);
        let outings: Vec<Outing> = row
            .iter()
            .take(played)
            .map(|visit| visit.outing.filter(|_| !visit.shown_only))
            .map(|outing| outing.unwrap_or(Outing::Bye(Score::Loss)))
            .collect();
        Player {
            number: player + 1,
            sex: ' ',
            name: entry.map(|entry| entry.name.clone()).unwrap_or_default().to_string(),
            rating: entry.and_then(|entry| entry.rating).unwrap_or(0),
            points: outings.iter().map(|outing| field.points.of(*outing)).sum(),
            rank: places.get(player).map(usize::to_string).unwrap_or_default(),
            outings,
            ..Player::default()
        }
    });
    let is_swiss = grid.pairings == Pairings::Swiss;
    let accelerations = field.entrants.iter().enumerate().filter(|(_, entrant)| !entrant.acceleration.is_empty());
    Ok(Report {
        other_lines: head(competition, stage),
        players: players.collect(),
        rounds: Some(grid.columns),
        first_side: field.first_side.filter(|_| is_swiss),
        points: field.points,
        apart: if is_swiss { kept_apart(competition, stage, &field) } else { Vec::new() },
        announced: if is_swiss { announced(competition, stage, &grid, played) } else { Vec::new() },
        accelerations: accelerations
            .map(|(at, entrant)| Acceleration { players: at + 1..=at + 1, points: entrant.acceleration.clone() })
            .collect(),
        baku: false,
        by_rank: false,
    })
}

/// Columns before the first open one, whole rounds only.
fn complete(grid: &Grid, stage: &Stage) -> usize {
    let published = stage.published() * grid.games;
    let first_open =
        |row: &Vec<_>| row.iter().take(published).position(|visit: &super::field::Visit| visit.outing.is_none());
    let open = grid.rows.iter().filter_map(first_open).min().unwrap_or(published);
    open - open % grid.games.max(1)
}

/// The rank of each player, from 1 on.
fn places(competition: &Competition, stage: &Stage, at: usize) -> Vec<usize> {
    let rows = standings(competition, at).rows;
    let place = |entry| rows.iter().position(|row| row.entry == entry).map_or(0, |at| at + 1);
    stage.entries.iter().map(|&entry| place(entry)).collect()
}

fn head(competition: &Competition, stage: &Stage) -> Vec<String> {
    let settings = &competition.settings;
    let line = |code: &str, words: &str| {
        let words: String = words.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        format!("{code} {words}")
    };
    let mut lines = vec![line("012", &settings.name)];
    lines.extend(settings.starts_on.map(|day| line("042", &day.naive().format("%Y/%m/%d").to_string())));
    lines.extend(settings.ends_on.map(|day| line("052", &day.naive().format("%Y/%m/%d").to_string())));
    lines.push(line("062", &stage.entries.len().to_string()));
    let rated = stage.entries.iter().filter(|&&id| competition.entry(id).is_some_and(|entry| entry.rating.is_some()));
    lines.push(line("072", &rated.count().to_string()));
    lines.push(line(
        "092",
        match settings.format {
            Format::Swiss(Swiss { system: SwissSystem::Dutch, .. }) => "Individual: Swiss-System (Dutch)",
            Format::Swiss(Swiss { system: SwissSystem::Double, .. }) => "Individual: Double-Swiss",
            Format::Swiss(Swiss { system: SwissSystem::Plain, .. }) => "Individual: Swiss-System",
            _ => "Individual: Round-Robin",
        },
    ));
    lines
}

/// Pairs to keep apart that every pairing so far has respected: a dropped one would make the report contradict itself.
fn kept_apart(competition: &Competition, stage: &Stage, field: &Field) -> Vec<Apart> {
    let Format::Swiss(Swiss { system, .. }) = competition.settings.format else { return Vec::new() };
    let have_met = |a: usize, b: usize| {
        let outings = field.entrants.get(a).map(|entrant| entrant.outings.as_slice()).unwrap_or_default();
        outings.iter().any(|outing| match *outing {
            Outing::Played { opponent, .. } | Outing::Forfeit { opponent, .. } => opponent == b,
            _ => false,
        })
    };
    let mut wishes = swiss::wishes(competition, stage, system);
    wishes.retain(|wish| !wish.players.iter().any(|&a| wish.players.iter().any(|&b| a < b && have_met(a, b))));
    for wish in &mut wishes {
        wish.rounds = 0..field.rounds;
    }
    wishes
}

/// Players known to be away in the round after the complete ones.
fn announced(competition: &Competition, stage: &Stage, grid: &Grid, played: usize) -> Vec<Announced> {
    if played >= grid.columns || played < stage.published() * grid.games {
        return Vec::new();
    }
    let mut field = grid.field(competition, played);
    swiss::away(competition, stage, stage.published() + 1, &mut field, grid.games);
    let away = field.entrants.iter().enumerate().flat_map(|(at, entrant)| {
        entrant.outings.iter().enumerate().skip(played).filter_map(move |(round, outing)| {
            let kind = match outing {
                Outing::Bye(Score::Win) => 'F',
                Outing::Bye(Score::Draw) => 'H',
                Outing::Bye(Score::Loss) => 'Z',
                _ => return None,
            };
            Some(Announced { round, player: at + 1, kind })
        })
    });
    away.collect()
}
