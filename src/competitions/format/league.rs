//! A season of a league: divisions that play round robins in windows, play-offs, and the next season drawn up from it.
//!
//! The engine knows players by their club's player, which stays the same over seasons; sentences are given names.

mod season;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use podium_engine::contest::day::Window;
use podium_engine::contest::league::{
    self, Band, Bands, Calendar, Close, Criterion, Intake, Line, Moved, Overdue, Rules, Why,
};
use podium_engine::contest::round_robin::{Cycles, Numbers, Schedule};
use podium_engine::text;
use podium_engine::text::Text;

use super::board::{Board, Row, Zone};
use super::exact::{Exact, Measure};
use super::tables::tables_of;
use super::{Next, cells, roster, starting_order};
use crate::competitions::event::{ByeKind, Draw, DrawnBye, DrawnTable, Event, NewEntry, StageKind, StagePlan};
use crate::competitions::reasons::Why as Meet;
use crate::competitions::reasons::{ByeReason, StageName, division_name};
use crate::competitions::settings::{Format, Settings};
use crate::competitions::state::{Competition, EntryId, EntryState, Stage, Standing};

/// What the format says of a league.
struct League<'a> {
    rules: &'a Rules,
    cycles: Cycles,
    every: u32,
    open: u32,
    division_size: usize,
}

fn settings(competition: &Competition) -> Result<League<'_>, Text> {
    match &competition.settings.format {
        Format::League { rules, cycles, every, open, division_size } => {
            Ok(League { rules, cycles: *cycles, every: *every, open: *open, division_size: *division_size })
        }
        _ => Err(text!("This competition is not a league.", "Cette compétition n’est pas un championnat.")),
    }
}

/// The divisions: as the season before left them, those it does not know in the lowest; else by the starting order.
pub fn plan(competition: &Competition, previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
    let league = settings(competition)?;
    let mut left = starting_order(competition);
    let mut divisions: Vec<(usize, Vec<EntryId>)> = Vec::new();
    for division in previous.iter().flat_map(|close| &close.next.divisions) {
        let known = |player: &String| left.iter().copied().find(|&entry| season::key(competition, entry) == *player);
        let entries: Vec<EntryId> = division.players.iter().filter_map(known).collect();
        left.retain(|entry| !entries.contains(entry));
        if !entries.is_empty() {
            divisions.push((division.tier, entries));
        }
    }
    match divisions.last_mut() {
        Some((_, lowest)) => lowest.append(&mut left),
        None => divisions = cut(left, league.division_size).into_iter().enumerate().collect(),
    }
    let mut plans = Vec::with_capacity(divisions.len());
    let mut before: Option<usize> = None;
    let (mut tier, mut part) = (0, 0);
    for (was, entries) in divisions {
        // A tier that nobody is left of is closed up.
        (tier, part) = match before.replace(was) {
            None => (0, 0),
            Some(same) if same == was => (tier, part + 1),
            Some(_) => (tier + 1, 0),
        };
        let schedule = Schedule::new(entries.len(), league.cycles, Numbers::Drawn(competition.lots))?;
        let (name, kind) = (StageName::Division { tier, part }, StageKind::Division { tier, schedule });
        plans.push(StagePlan { name, kind, entries });
    }
    Ok(plans)
}

/// Full divisions from the top; a rest too small for one of its own joins the lowest.
pub(super) fn cut(entries: Vec<EntryId>, size: usize) -> Vec<Vec<EntryId>> {
    let size = size.max(2);
    let mut divisions: Vec<Vec<EntryId>> = entries.chunks(size).map(<[EntryId]>::to_vec).collect();
    if divisions.len() > 1 && divisions.last().is_some_and(|last| last.len() < 2.max(size / 2)) {
        let rest = divisions.pop().unwrap_or_default();
        divisions.last_mut().into_iter().for_each(|lowest| lowest.extend(&rest));
    }
    divisions
}

/// When a round is to be played; none while no first day is set.
pub fn window(competition: &Competition, round: usize) -> Option<Window> {
    let (league, first) = (settings(competition).ok()?, competition.settings.starts_on?);
    let calendar = Calendar { first: first.day(), every: league.every, open: league.open, pauses: Vec::new() };
    calendar.windows(round).pop()
}

/// The moment at which a round's window is over.
pub fn deadline(competition: &Competition, round: usize) -> Option<DateTime<Utc>> {
    roster::end_of(window(competition, round)?.closes)
}

/// The next round of a division; the play-offs once all divisions are done; their tables.
pub fn next(competition: &Competition, stage: usize) -> Result<Next, Text> {
    let Some(of_stage) = competition.stages.get(stage) else { return Ok(Next::Over) };
    let round = of_stage.published();
    match &of_stage.kind {
        StageKind::Division { schedule, .. } if round < schedule.rounds.len() => {
            Ok(Next::Round(division_round(competition, of_stage, schedule, round)))
        }
        StageKind::Division { .. } => after_division(competition, stage),
        _ if round == 0 => Ok(Next::Round(play_off_round(competition)?)),
        _ => Ok(unsettled(competition, stage).map_or(Next::Over, Next::Waits)),
    }
}

/// A round of the schedule, without those who have left.
fn division_round(competition: &Competition, stage: &Stage, schedule: &Schedule, round: usize) -> Draw {
    let mut draw = Draw::default();
    let entry = |place: usize| stage.entries.get(place).copied();
    let is_in = |entry: EntryId| competition.entry(entry).is_some_and(|entry| entry.is_in());
    let absent =
        |entry: EntryId, gone: EntryId| DrawnBye { entry, kind: ByeKind::Absent, why: ByeReason::OpponentLeft(gone) };
    let Some(planned) = schedule.rounds.get(round) else { return draw };
    for game in &planned.games {
        let (Some(first), Some(second)) = (entry(game.first), entry(game.second)) else { continue };
        match (is_in(first), is_in(second)) {
            (true, true) => {
                let seats = vec![first, second];
                draw.tables.push(DrawnTable { seats, why: Meet::Schedule, seating: None, bracket: None });
            }
            (true, false) => draw.byes.push(absent(first, second)),
            (false, true) => draw.byes.push(absent(second, first)),
            (false, false) => {}
        }
    }
    if let Some(free) = planned.bye.and_then(entry).filter(|&free| is_in(free)) {
        draw.byes.push(DrawnBye { entry: free, kind: ByeKind::Pairing, why: ByeReason::Schedule });
    }
    draw
}

fn unsettled(competition: &Competition, stage: usize) -> Option<Text> {
    let open: Vec<_> =
        tables_of(competition, stage).filter(|table| !competition.standing(table).is_settled()).collect();
    let first = open.first()?;
    let (count, place, round) = (open.len(), first.place, first.round);
    Some(text!(
        "Tables without a settled result: {count}, the first of them table {place} of round {round}.",
        "Tables sans résultat acquis : {count}, dont la table {place} de la ronde {round}."
    ))
}

/// Once all divisions are done, the play-offs, if there are any.
fn after_division(competition: &Competition, stage: usize) -> Result<Next, Text> {
    if let Some(why) = unsettled(competition, stage) {
        return Ok(Next::Waits(why));
    }
    if competition.stages.iter().any(|stage| !matches!(stage.kind, StageKind::Division { .. })) {
        return Ok(Next::Over);
    }
    let state = season::replay(competition, competition.changed_at)?;
    let entries: Vec<EntryId> = state
        .play_offs
        .iter()
        .flat_map(|tie| [&tie.holder, &tie.challenger])
        .filter_map(|player| season::entry(competition, player))
        .collect();
    if entries.is_empty() {
        return Ok(Next::Over);
    }
    Ok(Next::Stage(StagePlan { name: StageName::PlayOffs, kind: StageKind::Rounds, entries }))
}

fn play_off_round(competition: &Competition) -> Result<Draw, Text> {
    let state = season::replay(competition, competition.changed_at)?;
    let tables = state.play_offs.iter().filter_map(|tie| {
        let holder = season::entry(competition, &tie.holder)?;
        let challenger = season::entry(competition, &tie.challenger)?;
        let why = Meet::PlayOff { tier: tie.tier };
        Some(DrawnTable { seats: vec![holder, challenger], why, seating: None, bracket: None })
    });
    Ok(Draw { tables: tables.collect(), ..Draw::default() })
}

/// What time alone does to tables whose window is over, as the rules say.
pub fn due(competition: &Competition, now: DateTime<Utc>) -> Vec<Event> {
    let Ok(league) = settings(competition) else { return Vec::new() };
    let late = competition.public_tables().filter(|table| {
        let untouched = matches!(competition.standing(table), Standing::Open | Standing::Adjourned);
        untouched && competition.deadline(table).is_some_and(|deadline| deadline <= now)
    });
    late.filter_map(|table| match league.rules.overdue {
        Overdue::Wait => None,
        Overdue::BothLose => {
            Some(Event::TableForfeited { table: table.id, seats: vec![0, 1], reason: Default::default() })
        }
        Overdue::Draw => Some(Event::TableClosed { table: table.id, closed: true }),
    })
    .collect()
}

/// The table of a division, with what its places mean; of the play-offs, nothing.
pub fn standings(competition: &Competition, stage: usize) -> Board {
    let division = competition.stages.iter().take(stage).filter(|one| season::is_division(one)).count();
    let is_division = competition.stages.get(stage).is_some_and(season::is_division);
    let (Ok(league), Ok(state), true) =
        (settings(competition), season::replay(competition, competition.changed_at), is_division)
    else {
        return Board::default();
    };
    let lines = state.tables.get(division).map(Vec::as_slice).unwrap_or_default();
    let columns = vec![
        cells::column(text!("Pts", "Pts"), text!("Points", "Points")),
        cells::column(text!("P", "J"), text!("Played", "Joués")),
        cells::column(text!("W", "G"), text!("Won", "Gagnés")),
        cells::column(text!("D", "N"), text!("Drawn", "Nuls")),
        cells::column(text!("L", "P"), text!("Lost", "Perdus")),
        cells::column(text!("+", "+"), text!("Scored", "Marqué")),
        cells::column(text!("−", "−"), text!("Conceded", "Encaissé")),
    ];
    let bands = bands(competition, stage, league.rules, lines.len());
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
                cells::of_points(i64::from(line.points) * 10, Some(reason(league.rules, line))),
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

/// Points as wins and draws, and what put the player below the one before.
fn reason(rules: &Rules, line: &Line) -> Text {
    let (won, drawn, lost) = (line.won, line.drawn, line.played.saturating_sub(line.won + line.drawn));
    let sum = text!("{won} won, {drawn} drawn, {lost} lost.", "{won} gagnés, {drawn} nuls, {lost} perdus.");
    let points = |tenths: u32| cells::of_points(i64::from(tenths) * 10, None).text;
    let (win, draw) = (points(rules.win), points(rules.draw));
    let (en, fr) = (sum.en, sum.fr);
    match line.decided_by.filter(|criterion| *criterion != Criterion::Points) {
        None => text!("{en} A win is {win}, a draw {draw}.", "{fr} Une victoire vaut {win}, un nul {draw}."),
        Some(criterion) => {
            let by = criterion.name();
            let (by_en, by_fr) = (by.en, by.fr);
            text!(
                "{en} A win is {win}, a draw {draw}. Below the one before by: {by_en}.",
                "{fr} Une victoire vaut {win}, un nul {draw}. Derrière le précédent par : {by_fr}."
            )
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

/// Who comes and goes between two seasons. Players of the intake are the club's.
#[derive(Debug, Clone, Default)]
pub struct Coming {
    pub intake: Intake,
    /// What those are called who come new, by player.
    pub names: BTreeMap<String, String>,
}

/// Closes the season: where everybody goes, and the end of the competition.
pub fn close(competition: &Competition, coming: &Coming, now: DateTime<Utc>) -> Result<Vec<Event>, Text> {
    let (season, events) = season::of(competition, now)?;
    let named = |text: Text| season::named(competition, &coming.names, text);
    let close = league::close(&season, &events, roster::today(now), &coming.intake);
    let close = Box::new(close.map_err(|stuck| named(stuck.text))?);
    let newcomers = coming.names.iter().map(|(player, name)| (player.clone(), name.into())).collect();
    Ok(vec![Event::SeasonClosed { close, newcomers }, Event::Closed { standings: None }])
}

/// Who goes where after a closed season, each in a sentence.
pub fn moves(competition: &Competition) -> Vec<(Option<EntryId>, Text)> {
    let Some(close) = &competition.season else { return Vec::new() };
    let name = |player: &String| season::name(competition, player).to_owned();
    let told = |moved: &Moved| {
        let why = match &moved.why {
            Why::WonPlayOff(other) => Why::WonPlayOff(name(other)),
            Why::LostPlayOff(other) => Why::LostPlayOff(name(other)),
            why => why.clone(),
        };
        let division = |label: &Option<String>| label.as_deref().map(division_name);
        let (from, to) = (division(&moved.from), division(&moved.to));
        let text = Moved { player: name(&moved.player), from, to, why }.text();
        (season::entry(competition, &moved.player), text)
    };
    close.moves.iter().map(told).collect()
}

/// Settings and entries of the season after a closed one; the entries come in their order of strength.
pub fn next_season(competition: &Competition) -> Result<(Settings, Vec<NewEntry>), Text> {
    let close = competition.season.as_ref().ok_or_else(|| {
        text!(
            "The season is not closed yet. Close it first: that draws up the next.",
            "La saison n’est pas encore close. Clôturez-la d’abord : c’est ce qui prépare la suivante."
        )
    })?;
    let settings = Settings {
        previous: Some(competition.id.clone()),
        season: close.next.number,
        starts_on: None,
        ends_on: None,
        seeding: crate::competitions::settings::Seeding::Hand,
        ..competition.settings.clone()
    };
    let players = close.next.divisions.iter().flat_map(|division| &division.players);
    let entry = |player: &String| match season::entry(competition, player).and_then(|id| competition.entry(id)) {
        Some(entry) => NewEntry {
            player: entry.player.clone(),
            name: entry.name.clone(),
            club: entry.club.clone(),
            rating: entry.rating,
            answers: Vec::new(),
            state: EntryState::Accepted,
        },
        None => NewEntry {
            player: player.clone(),
            name: season::name(competition, player).into(),
            club: None,
            rating: None,
            answers: Vec::new(),
            state: EntryState::Accepted,
        },
    };
    Ok((settings, players.map(entry).collect()))
}
