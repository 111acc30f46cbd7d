//! Final places of a knockout.

use podium_engine::contest::bracket::{Slot, Status};
use podium_engine::text;
use podium_engine::text::Text;

use super::Replayed;
use crate::competitions::format::board::{Board, Cell, Column, Row};
use crate::competitions::format::cells;
use crate::competitions::format::exact::Measure;
use crate::competitions::state::Competition;

/// Places, best first; players still in the knockout come before those that are settled.
pub(in crate::competitions::format) fn standings(competition: &Competition, at: usize) -> Board {
    let Some(knockout) = Replayed::of(competition, at) else { return Board::default() };
    let places = knockout.state.places(knockout.bracket);
    let settled = |player: usize| places.iter().any(|place| place.entrant == player);
    let seeds = &knockout.bracket.seeds;
    let still_in = seeds.iter().copied().filter(|&player| !settled(player));
    let mut rows: Vec<Row> =
        still_in.filter_map(|player| knockout.row(player, None, knockout.still_in(player))).collect();
    let notes = match rows.len() {
        0 => Vec::new(),
        1 => vec![text!("format-player-still-listed-first")],
        left => vec![text!("format-players-still-listed-first", left)],
    };
    rows.extend(places.iter().filter_map(|place| {
        let why = place.settled_by.and_then(|id| {
            let road = knockout.state.road(knockout.bracket, id, &knockout.names)?;
            let name = knockout.bracket.match_name(knockout.bracket.get(id)?);
            Some(text!("format-match", id, name, text = road))
        });
        knockout.row(place.entrant, Some((place.from, place.to)), why)
    }));
    let columns = vec![
        Column { code: text!("format-pl"), title: text!("format-place"), about: None },
        Column { code: text!("format-w"), title: text!("format-matches-won"), about: None },
    ];
    Board { columns, rows, notes }
}

impl Replayed<'_> {
    fn row(&self, player: usize, place: Option<(usize, usize)>, why: Option<Text>) -> Option<Row> {
        let entry = self.entry(player)?;
        let (text, plain) = match place {
            Some((from, to)) if from < to => (format!("{from}–{to}"), format!("{from}-{to}")),
            Some((from, _)) => (from.to_string(), from.to_string()),
            None => ("–".to_owned(), String::new()),
        };
        let won = self.state.tables.iter().filter(|table| self.is_reported(table.id));
        let won = won.filter(|table| table.winner == Slot::Player(player)).count();
        let last = place.map(|(_, to)| Measure::PlaceTo.of(to));
        Some(Row {
            entry,
            rank: place.map(|(from, _)| from as u32),
            values: last.into_iter().chain([Measure::Won.of(won)]).collect(),
            cells: vec![Cell { text, plain, value: None, why }, cells::of_count(won)],
            zone: None,
            withdrawn: self.log.withdrawn.contains(&player),
        })
    }

    /// The match that a remaining player plays or waits for.
    fn still_in(&self, player: usize) -> Option<Text> {
        let open = self.state.open().filter(|table| table.slots.contains(&Slot::Player(player)));
        let table = open.min_by_key(|table| table.id)?;
        let name = self.bracket.match_name(self.bracket.get(table.id)?);
        let id = table.id;
        Some(match table.status {
            Status::Ready => text!("format-plays-match", id, text = name),
            _ => text!("format-waits-opponent-match", id, text = name),
        })
    }
}
