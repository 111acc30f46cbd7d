//! The table of a division, with what its places mean for the next season.

use podium_engine::contest::league::{Band, Bands, Criterion, Line, Rules};
use podium_engine::text;
use podium_engine::text::Text;

use super::super::board::{Board, Row, Zone};
use super::super::cells;
use super::super::exact::{Exact, Measure};
use super::season;
use crate::competitions::event::StageKind;
use crate::competitions::state::{Competition, Stage};

/// The table of a division, with what its places mean; empty for the play-offs.
pub(super) fn standings(competition: &Competition, stage: usize, rules: &Rules) -> Board {
    let division = competition.stages.iter().take(stage).filter(|one| season::is_division(one)).count();
    let is_division = competition.stages.get(stage).is_some_and(season::is_division);
    let (Ok(state), true) = (season::replay(competition, competition.changed_at), is_division) else {
        return Board::default();
    };
    let lines = state.tables.get(division).map(Vec::as_slice).unwrap_or_default();
    let columns = vec![
        cells::column(text!("format-pts"), text!("format-points")),
        cells::column(text!("format-p"), text!("format-played")),
        cells::column(text!("format-w"), text!("format-won")),
        cells::column(text!("format-d"), text!("format-drawn")),
        cells::column(text!("format-l"), text!("format-lost")),
        cells::column(text!("format-x-3"), text!("format-scored")),
        cells::column(text!("format-x-4"), text!("format-conceded")),
    ];
    let bands = bands(competition, stage, rules, lines.len());
    let row = |(place, line): (usize, &Line)| {
        let entry = season::entry(competition, &line.player)?;
        Some(Row {
            entry,
            rank: (!line.withdrawn).then_some(place as u32 + 1),
            values: vec![
                Measure::Points.of(Exact::tenths(line.points.into())),
                Measure::Played.of(line.played),
                Measure::Won.of(line.won),
                Measure::Drawn.of(line.drawn),
                Measure::Scored.of(Exact::hundredths(line.scored.into())),
                Measure::Conceded.of(Exact::hundredths(line.conceded.into())),
            ],
            cells: vec![
                cells::of_points(i64::from(line.points) * 10, Some(reason(rules, line))),
                cells::of_count(line.played),
                cells::of_count(line.won),
                cells::of_count(line.drawn),
                cells::of_count(line.played.saturating_sub(line.won + line.drawn)),
                cells::of_points(line.scored.into(), None),
                cells::of_points(line.conceded.into(), None),
            ],
            zone: bands.at(place).filter(|_| !line.withdrawn).map(zone),
            withdrawn: line.withdrawn,
        })
    };
    let rows = lines.iter().enumerate().filter_map(row).collect();
    Board { columns, rows, notes: cells::open_tables(competition, stage) }
}

/// Points as wins and draws, and which criterion placed the player below the one before.
fn reason(rules: &Rules, line: &Line) -> Text {
    let (won, drawn, lost) = (line.won, line.drawn, line.played.saturating_sub(line.won + line.drawn));
    let sum = text!("format-won-drawn-lost", won, drawn, lost);
    let points = |tenths: u32| cells::of_points(i64::from(tenths) * 10, None).text;
    let (win, draw) = (points(rules.win), points(rules.draw));
    match line.decided_by.filter(|criterion| *criterion != Criterion::Points) {
        None => text!("format-win-draw", text = sum, win, draw),
        Some(criterion) => {
            text!("format-win-draw-below-before", text = sum, win, draw, by = criterion.name())
        }
    }
}

/// What the places of a division mean for the next season.
fn bands(competition: &Competition, stage: usize, rules: &Rules, places: usize) -> Bands {
    let tier = |stage: &Stage| match stage.kind {
        StageKind::Division { tier, .. } => Some(tier),
        _ => None,
    };
    let tiers = || competition.stages.iter().filter_map(tier);
    let own = competition.stages.get(stage).and_then(tier);
    Bands::of(rules, places, own == tiers().min(), own == tiers().max())
}

const fn zone(band: Band) -> Zone {
    match band {
        Band::Up => Zone::Up,
        Band::PlayOffUp | Band::PlayOffDown => Zone::PlayOff,
        Band::Down => Zone::Down,
    }
}
