//! A season of a league: divisions that play round robins in windows, play-offs, and the next season drawn up from it.
//!
//! The engine identifies players by the club's player, which stays the same over seasons; sentences use names.

mod closing;
mod season;
mod table;
#[cfg(test)]
mod tests;

use chrono::{DateTime, Utc};
use podium_engine::contest::day::{Day, Window};
use podium_engine::contest::league::{Calendar, Close, Criterion, Fill, Overdue, Rules, Withdrawal};
use podium_engine::contest::round_robin::{Cycles, Numbers, Schedule};
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::{Phrase, Text};
use serde::{Deserialize, Serialize};

use super::board::{Board, Detail};
use super::preview::{Preview, of_rounds, schedules};
use super::rules::{Bound, Postponements, must, worths};
use super::tables::tables_of;
use super::{Format, FormatRules, Next, round_robin, starting_order};
use crate::competitions::event::{ByeKind, Draw, DrawnBye, DrawnTable, Event, StageKind, StagePlan};
use crate::competitions::form::{Ask, Input, Reader, Writer};
use crate::competitions::reasons::{ByeReason, StageName, Why};
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, EntryId, Stage, Standing};
use crate::error::Wrong;
use crate::fields::Fields;
pub use closing::{Coming, close, moves, next_season};

/// A season in divisions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct League {
    /// Points, promotion, deadlines.
    pub rules: Rules,
    /// Single or double round robin.
    pub cycles: Cycles,
    /// Days between two rounds.
    pub every: u32,
    /// Days a round stays open.
    pub open: u32,
    /// How many players a division has.
    pub division_size: usize,
}

impl League {
    /// Its default settings.
    pub fn fresh(_today: Day) -> Self {
        Self { rules: Rules::default(), cycles: Cycles::Single, every: 7, open: 14, division_size: 8 }
    }
}

impl FormatRules for League {
    fn word(&self) -> &'static str {
        "league"
    }

    fn has_seasons(&self) -> bool {
        true
    }

    fn worth(&self) -> Option<[u32; 3]> {
        Some([self.rules.win, self.rules.draw, self.rules.loss])
    }

    fn postponements(&self) -> Option<Postponements> {
        Some(Postponements { most: self.rules.postponements, longest: self.rules.longest_postponement })
    }

    fn window(&self, first: Day, round: usize) -> Option<Window> {
        let calendar = Calendar { first, every: self.every, open: self.open, pauses: Vec::new() };
        calendar.windows(round).pop()
    }

    fn round_hours(&self, _settings: &Settings) -> Option<i64> {
        Some(i64::from(self.open) * 24)
    }

    fn fields(&self, _facts: &Facts, _typed: &Fields) -> Vec<Ask> {
        vec![
            Ask::number("division_size"),
            round_robin::ask_cycles(),
            Ask::number("every"),
            Ask::number("open"),
            Ask::number("promoted"),
            Ask::number("relegated"),
            Ask::number("play_offs"),
            Ask::choice("fill", [Fill::BestBelow, Fill::Reprieve]),
            Ask::choice("overdue", [Overdue::Wait, Overdue::BothLose, Overdue::Draw]),
            Ask::choice("league_withdrawal", [Withdrawal::ByHalf, Withdrawal::Void, Withdrawal::Keep]),
            Ask::number("postponements"),
            Ask::number("longest_postponement"),
        ]
    }

    /// Lots are always the last criterion.
    fn ranking_fields(&self) -> Option<(&'static str, Vec<Ask>)> {
        const OFFERED: [Criterion; 4] = [Criterion::Direct, Criterion::Wins, Criterion::Difference, Criterion::For];
        let criteria = Ask { name: "criterion", input: Input::Criteria(&OFFERED) };
        Some(("ranking", std::iter::once(criteria).chain(["win", "draw", "loss"].map(Ask::text)).collect()))
    }

    fn asks_round_hours(&self) -> bool {
        false
    }

    fn read(&self, form: &Reader<'_>) -> Result<Format, Wrong> {
        let old = &self.rules;
        let rules = Rules {
            criteria: match form.fields.has("criterion") {
                true => form.choices("criterion")?,
                false => old.criteria.clone(),
            },
            promoted: form.number("promoted", old.promoted)?,
            relegated: form.number("relegated", old.relegated)?,
            play_offs: form.number("play_offs", old.play_offs)?,
            fill: form.choice("fill", old.fill)?,
            overdue: form.choice("overdue", old.overdue)?,
            withdrawal: form.choice("league_withdrawal", old.withdrawal)?,
            postponements: form.number("postponements", old.postponements)?,
            longest_postponement: form.number("longest_postponement", old.longest_postponement)?,
            win: form.tenths("win", old.win)?,
            draw: form.tenths("draw", old.draw)?,
            loss: form.tenths("loss", old.loss)?,
            ..old.clone()
        };
        let read = Self {
            rules,
            cycles: form.choice("cycles", self.cycles)?,
            every: form.number("every", self.every)?,
            open: form.number("open", self.open)?,
            division_size: form.number("division_size", self.division_size)?,
        };
        Ok(read.into())
    }

    fn write(&self, form: &mut Writer<'_>) {
        let rules = &self.rules;
        form.choice("cycles", &self.cycles);
        form.put("every", self.every);
        form.put("open", self.open);
        form.put("division_size", self.division_size);
        rules.criteria.iter().for_each(|criterion| form.choice("criterion", criterion));
        form.put("promoted", rules.promoted);
        form.put("relegated", rules.relegated);
        form.put("play_offs", rules.play_offs);
        form.choice("fill", &rules.fill);
        form.choice("overdue", &rules.overdue);
        form.choice("league_withdrawal", &rules.withdrawal);
        form.put("postponements", rules.postponements);
        form.put("longest_postponement", rules.longest_postponement);
    }

    fn bounds(&self, _settings: &Settings) -> Vec<Bound> {
        let rules = &self.rules;
        let (size, play_offs) = (self.division_size as u64, rules.play_offs as u64);
        let longest = Phrase::new("bound-days-longest-postponement");
        let own: [Bound; 8] = [
            ("division_size", size, Phrase::new("bound-players-division"), 2..=256),
            ("every", self.every.into(), Phrase::new("bound-days-between-rounds"), 1..=366),
            ("open", self.open.into(), Phrase::new("bound-days-round-stays-open"), 1..=366),
            ("promoted", rules.promoted as u64, Phrase::new("bound-players-who-go-up"), 0..=64),
            ("relegated", rules.relegated as u64, Phrase::new("bound-players-who-go-down"), 0..=64),
            ("play_offs", play_offs, Phrase::new("bound-players-who-play-off"), 0..=64),
            ("postponements", rules.postponements as u64, Phrase::new("bound-postponements"), 0..=99),
            ("longest_postponement", rules.longest_postponement.into(), longest, 0..=366),
        ];
        own.into_iter().chain(worths([rules.win, rules.draw, rules.loss])).collect()
    }

    fn check(&self, _settings: &Settings, _facts: &Facts) -> Result<(), Text> {
        let rules = &self.rules;
        let moving = rules.promoted.max(rules.relegated).saturating_add(rules.play_offs);
        must(moving < self.division_size, || text!("format-more-go-up-down-division"))
    }

    fn adapted(&self, to: &Format, _published: usize) -> Option<Format> {
        let Format::League(to) = to else { return None };
        let rules = Rules { criteria: to.rules.criteria.clone(), ..self.rules.clone() };
        Some(Self { rules, ..self.clone() }.into())
    }

    fn preview(&self, _settings: &Settings, players: usize) -> Result<Preview, Text> {
        preview(players, self.cycles, self.division_size)
    }

    fn plan(&self, competition: &Competition, previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
        plan(competition, self, previous)
    }

    fn next(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        next(competition, stage)
    }

    fn standings(&self, competition: &Competition, stage: usize, _detail: Detail) -> Board {
        table::standings(competition, stage, &self.rules)
    }

    fn due(&self, competition: &Competition, now: DateTime<Utc>) -> Vec<Event> {
        due(competition, self.rules.overdue, now)
    }

    fn opponent_left(&self, gone: &str) -> Text {
        text!("format-left-season", gone)
    }
}

fn settings(competition: &Competition) -> Result<&League, Text> {
    match &competition.settings.format {
        Format::League(league) => Ok(league),
        _ => Err(text!("format-competition-league")),
    }
}

/// The divisions: as the season before left them, newcomers in the lowest; without one, by the starting order.
fn plan(competition: &Competition, league: &League, previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
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
        // An empty tier is closed up.
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

/// Full divisions from the top; a remainder too small for a division joins the lowest.
fn cut(entries: Vec<EntryId>, size: usize) -> Vec<Vec<EntryId>> {
    let size = size.max(2);
    let mut divisions: Vec<Vec<EntryId>> = entries.chunks(size).map(<[EntryId]>::to_vec).collect();
    if divisions.len() > 1 && divisions.last().is_some_and(|last| last.len() < 2.max(size / 2)) {
        let rest = divisions.pop().unwrap_or_default();
        divisions.last_mut().into_iter().for_each(|lowest| lowest.extend(&rest));
    }
    divisions
}

/// The next round of a division; the play-offs once all divisions are done; their tables.
fn next(competition: &Competition, stage: usize) -> Result<Next, Text> {
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

/// A round of the schedule, without withdrawn players.
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
                draw.tables.push(DrawnTable { seats, why: Why::Schedule, seating: None, bracket: None });
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
    Some(text!("format-tables-without-settled-result-first", count, place, round))
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
        let why = Why::PlayOff { tier: tie.tier };
        Some(DrawnTable { seats: vec![holder, challenger], why, seating: None, bracket: None })
    });
    Ok(Draw { tables: tables.collect(), ..Draw::default() })
}

/// What happens by timeout to tables whose window is over, as the rules say.
fn due(competition: &Competition, overdue: Overdue, now: DateTime<Utc>) -> Vec<Event> {
    let late = competition.public_tables().filter(|table| {
        let untouched = matches!(competition.standing(table), Standing::Open | Standing::Adjourned);
        untouched && competition.deadline(table).is_some_and(|deadline| deadline <= now)
    });
    late.filter_map(|table| match overdue {
        Overdue::Wait => None,
        Overdue::BothLose => {
            Some(Event::TableForfeited { table: table.id, seats: vec![0, 1], reason: Default::default() })
        }
        Overdue::Draw => Some(Event::TableClosed { table: table.id, closed: true }),
    })
    .collect()
}

fn preview(players: usize, cycles: Cycles, division_size: usize) -> Result<Preview, Text> {
    let entries = (1..).map(EntryId).take(players).collect();
    let sizes: Vec<usize> = cut(entries, division_size).iter().map(Vec::len).collect();
    let (rounds, each) = schedules(&sizes, cycles)?;
    let mut preview = of_rounds(rounds, Some(each));
    let (count, sizes) = (sizes.len(), sizes.iter().map(usize::to_string).collect::<Vec<_>>().join(" + "));
    preview.summary.push(match count {
        1 => text!("format-division", sizes),
        _ => text!("format-divisions", count, sizes),
    });
    Ok(preview)
}
