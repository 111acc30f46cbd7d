//! The history of a stage of pairs, player by player and round by round, as the engine's pairings and tie-breaks need it.

use podium_engine::contest::round_robin::Standing as Stands;
use podium_engine::contest::series::{Ending, Rule};
use podium_engine::contest::standings::{Details, GameScore, Pairings};
use podium_engine::contest::swiss::{Entrant, Field, Outing, Score, Side};
use podium_engine::text;
use podium_engine::text::Text;

use crate::competitions::event::{ByeKind, StageKind};
use crate::competitions::state::{Competition, Game, GameState, RoundState, Stage, Standing, Table, TableId};

/// One player's round; by default, nothing.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Visit {
    /// None while it is open.
    pub(super) outing: Option<Outing>,
    /// Known even while the table is open. An index into the stage's list.
    pub(super) opponent: Option<usize>,
    pub(super) side: Option<Side>,
    pub(super) table: Option<TableId>,
    pub(super) score: Option<GameScore>,
    /// Shown, but not counted: the opponent left too early.
    pub(super) shown_only: bool,
}

impl Visit {
    /// A round without a table.
    pub(super) fn away(outing: Outing) -> Self {
        Self { outing: Some(outing), ..Self::default() }
    }
}

/// Visits by entrant and round, each round taking as many columns as it has games in the field.
#[derive(Debug, Clone)]
pub(super) struct Grid {
    pub(super) rows: Vec<Vec<Visit>>,
    /// Columns of the whole contest, including rounds to come.
    pub(super) columns: usize,
    /// Columns per round.
    pub(super) games: usize,
    pub(super) pairings: Pairings,
}

/// The grid of a stage of pairs; none for other stages.
pub(super) fn grid(competition: &Competition, stage: usize) -> Option<Grid> {
    let stage = competition.stages.get(stage)?;
    match &stage.kind {
        StageKind::Rounds => {
            let (rounds, games) = competition.settings.format.rules().paired_rounds()?;
            Some(Grid::drawn(competition, stage, rounds, games))
        }
        StageKind::Schedule { schedule } | StageKind::Division { schedule, .. } => {
            Some(super::round_robin::grid(competition, stage, schedule))
        }
        StageKind::Bracket { .. } => Some(Grid::drawn(competition, stage, stage.published(), 1)),
        StageKind::Open => None,
    }
}

impl Grid {
    /// From published rounds. Players with neither table nor bye were away.
    fn drawn(competition: &Competition, stage: &Stage, rounds: usize, games: usize) -> Self {
        let mut rows = vec![Vec::new(); stage.entries.len()];
        for (number, round) in stage.rounds.iter().filter(|round| round.state == RoundState::Published).enumerate() {
            for bye in &round.byes {
                if let Some(row) = stage.index(bye.entry).and_then(|at| rows.get_mut(at)) {
                    row.extend(bye_outings(bye.kind).into_iter().take(games).map(Visit::away));
                }
            }
            let tables = round.tables.iter().filter_map(|&id| competition.table(id));
            for table in tables.filter(|table| table.voided.is_none()) {
                for (player, visits) in visits(competition, stage, table, games) {
                    if let Some(row) = rows.get_mut(player) {
                        row.extend(visits);
                    }
                }
            }
            for row in &mut rows {
                row.resize((number + 1) * games, Visit::away(Outing::Bye(Score::Loss)));
            }
        }
        let columns = rounds.max(stage.published()) * games;
        Self { rows, columns, games, pairings: Pairings::Swiss }
    }

    /// Columns up to the last one with a result against an opponent, even if by forfeit.
    pub(super) fn started(&self) -> usize {
        let settled = |visit: &Visit| visit.outing.is_some() && visit.opponent.is_some() && !visit.shown_only;
        let last = self.rows.iter().filter_map(|row| row.iter().rposition(settled)).max();
        last.map_or(0, |column| column + 1).next_multiple_of(self.games.max(1))
    }

    /// The field after this many columns. Open games do not count yet.
    pub(super) fn field(&self, competition: &Competition, played: usize) -> Field {
        let nothing = Outing::Bye(Score::Loss);
        let outing = |visit: &Visit| visit.outing.filter(|_| !visit.shown_only).unwrap_or(nothing);
        let entrant = |row: &Vec<Visit>| Entrant {
            name: String::new(),
            outings: row.iter().take(played).map(outing).collect(),
            acceleration: Vec::new(),
        };
        Field {
            entrants: self.rows.iter().map(entrant).collect(),
            played,
            rounds: self.columns,
            points: competition.settings.points,
            first_side: Some(if competition.lots.is_multiple_of(2) { Side::White } else { Side::Black }),
            apart: Vec::new(),
        }
    }

    /// Further data for tie-breaks.
    pub(super) fn details(&self, competition: &Competition, stage: &Stage) -> Details {
        let entries = || stage.entries.iter();
        Details {
            pairings: self.pairings,
            ratings: entries().map(|&id| competition.entry(id)?.rating).collect(),
            scores: self.rows.iter().map(|row| row.iter().map(|visit| visit.score).collect()).collect(),
            seed: competition.lots,
            manual: entries().map(|id| competition.manual.get(id).copied()).collect(),
            sides: competition.sides(),
            ..Details::default()
        }
    }

    /// Numbers of tables without a result.
    pub(super) fn open(&self) -> Vec<TableId> {
        let visits = self.rows.iter().flatten().filter(|visit| visit.outing.is_none());
        let mut open: Vec<TableId> = visits.filter_map(|visit| visit.table).collect();
        open.sort_unstable();
        open.dedup();
        open
    }
}

/// A bye as the two games of a match; in a single game, the first of them.
fn bye_outings(kind: ByeKind) -> [Outing; 2] {
    match kind {
        ByeKind::Pairing => [Outing::PairingBye, Outing::Bye(Score::Draw)],
        ByeKind::Asked(worth) => [Outing::Bye(worth); 2],
        ByeKind::Absent => [Outing::Bye(Score::Loss); 2],
    }
}

/// The visits of the two players of a table, by index in the stage's list.
pub(super) fn visits(
    competition: &Competition,
    stage: &Stage,
    table: &Table,
    games: usize,
) -> Vec<(usize, Vec<Visit>)> {
    let places: Option<Vec<usize>> = table.seats.iter().map(|&entry| stage.index(entry)).collect();
    let Some(&[first, second]) = places.as_deref() else { return Vec::new() };
    let result = competition.result(table);
    let visit = |seat: usize, opponent: usize, game: usize| {
        let side = if (seat + game).is_multiple_of(2) { Side::White } else { Side::Black };
        let open = Visit { opponent: Some(opponent), side: Some(side), table: Some(table.id), ..Visit::default() };
        let Some(result) = &result else { return open };
        let (score, met, points) = if games == 1 {
            let points = match_score(&competition.settings.rule, table, result, seat);
            (by_ranks(&result.ranks, seat), was_played(table), points)
        } else {
            game_score(table, game, seat)
        };
        let outing = if met {
            Outing::Played { opponent, side, score }
        } else {
            Outing::Forfeit { opponent, side: Some(side), score }
        };
        Visit { outing: Some(outing), score: points, ..open }
    };
    let of = |seat, opponent| (0..games).map(|game| visit(seat, opponent, game)).collect();
    vec![(first, of(0, second)), (second, of(1, first))]
}

fn settled(table: &Table) -> impl Iterator<Item = &Game> {
    table.games.iter().filter(|game| game.state == GameState::Settled)
}

/// Whether any game was played at it.
pub(super) fn was_played(table: &Table) -> bool {
    settled(table).any(|game| game.result.played().is_some())
}

/// The better rank wins; anybody not first has lost.
fn by_ranks(ranks: &[u32], seat: usize) -> Score {
    let first = ranks.iter().filter(|rank| **rank == 1).count();
    match ranks.get(seat) {
        Some(1) if first > 1 => Score::Draw,
        Some(1) => Score::Win,
        _ => Score::Loss,
    }
}

fn whole(number: i64) -> i32 {
    i32::try_from(number).unwrap_or(if number < 0 { i32::MIN } else { i32::MAX })
}

/// The match score of each player: the sum of the games' scores where they have any, else match points.
fn match_score(
    rule: &Rule,
    table: &Table,
    result: &crate::competitions::state::TableResult,
    seat: usize,
) -> Option<GameScore> {
    let counted = |who: usize| -> Option<i64> {
        settled(table)
            .map(|game| {
                let place = game.result.seats.iter().position(|other| *other == who)?;
                game.result.played()?.scores.as_ref()?.get(place).copied()
            })
            .try_fold(0_i64, |sum, score| Some(sum.saturating_add(score?)))
    };
    if !was_played(table) {
        return None;
    }
    if !matches!(rule, Rule::Backgammon(_))
        && let (Some(own), Some(other)) = (counted(seat), counted(1 - seat.min(1)))
    {
        return Some(GameScore { own: whole(own), other: whole(other) });
    }
    let points = |who: usize| Some(whole(result.progress.scores.get(who)?.as_hundredths() / 100));
    Some(GameScore { own: points(seat)?, other: points(1 - seat.min(1))? })
}

/// One game of a match that counts game by game: its score, whether it was played, the points made in it.
fn game_score(table: &Table, game: usize, seat: usize) -> (Score, bool, Option<GameScore>) {
    let lost_by = |by: &[usize]| (if by.contains(&seat) { Score::Loss } else { Score::Win }, false, None);
    match settled(table).nth(game).map(|game| &game.result) {
        Some(game) => match &game.ending {
            Ending::Played(played) => {
                let place = game.seats.iter().position(|other| *other == seat);
                let scores = place.and_then(|place| {
                    let scores = played.scores.as_ref()?;
                    Some(GameScore { own: whole(*scores.get(place)?), other: whole(*scores.get(1 - place.min(1))?) })
                });
                (place.map_or(Score::Loss, |place| by_ranks(&played.ranks, place)), true, scores)
            }
            Ending::Forfeit(by) => lost_by(by),
            Ending::Adjourned => (Score::Loss, false, None),
        },
        None if table.forfeits.is_empty() => (Score::Loss, false, None),
        None => lost_by(&table.forfeits),
    }
}

/// A scheduled game after applying the withdrawal rule.
pub(super) fn stands(visit: Visit, player: usize, stands: Stands) -> Visit {
    let forfeit = |score| {
        let outing = visit.opponent.map(|opponent| Outing::Forfeit { opponent, side: visit.side, score });
        Visit { outing: visit.outing.or(outing), ..visit }
    };
    match stands {
        Stands::Open | Stands::Counts => visit,
        Stands::ShownOnly => Visit { shown_only: true, ..visit },
        Stands::ForfeitTo(winner) if winner == player => forfeit(Score::Win),
        Stands::ForfeitTo(_) | Stands::DoubleForfeit => forfeit(Score::Loss),
        Stands::Cancelled => Visit { outing: Some(Outing::Bye(Score::Loss)), shown_only: true, ..visit },
    }
}

/// The most tables named in a sentence.
const NAMED: usize = 6;

/// Lists the missing results.
pub(in crate::competitions) fn missing(competition: &Competition, tables: &[TableId]) -> Text {
    let named = |id: &TableId| {
        let table = competition.table(*id)?;
        let names: Vec<&str> = table.seats.iter().map(|&entry| competition.name(entry)).collect();
        Some((table, names.join(" – ")))
    };
    let tables: Vec<_> = tables.iter().filter_map(named).collect();
    let one = |(table, names): &(&Table, String)| {
        let number = format!("{}.{}", table.round, table.place);
        match competition.standing(table) {
            Standing::Disputed => text!("format-table-disputed", number, names = names.as_str()),
            _ => text!("format-table-open", number, names = names.as_str()),
        }
    };
    let text = Text::list(tables.iter().take(NAMED).map(one));
    match tables.len().saturating_sub(NAMED) {
        0 => text!("format-results-missing", text),
        more => text!("format-results-missing-more", text, more),
    }
}
