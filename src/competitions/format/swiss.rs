//! Swiss rounds for pairs, by the Dutch, the plain or the Double-Swiss system.

use podium_engine::contest::day::Day;
use podium_engine::contest::league::Close;
use podium_engine::contest::pairing::plain::{self, Wishes};
use podium_engine::contest::pairing::wishes::{Granted, pair_with_wishes};
use podium_engine::contest::pairing::{Impossible, double, dutch};
use podium_engine::contest::series::{Rule, Tied};
use podium_engine::contest::standings::{Cut, TieBreak};
use podium_engine::contest::swiss::{Apart, Field, Outing, Score};
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use super::board::Detail;
use super::field::{Grid, grid, missing};
use super::preview::{Preview, of_rounds, round};
use super::rules::{self, Bound};
use super::{Board, Format, FormatRules, Next, names, ranking, starting_order, unknown};
use crate::competitions::event::{ByeKind, Draw, DrawnBye, DrawnTable, StageKind, StagePlan};
use crate::competitions::form::{Ask, Reader, Writer};
use crate::competitions::reasons::{ByeReason, SeatReason, StageName, Warning, Why};
use crate::competitions::settings::Settings;
use crate::competitions::state::{Competition, EntryId, Stage, Standing};
use crate::error::Wrong;
use crate::fields::Fields;

/// Swiss rounds between two.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Swiss {
    /// Which system pairs.
    pub system: SwissSystem,
    /// How many rounds.
    pub rounds: usize,
    /// Baku acceleration of the first rounds.
    #[serde(default)]
    pub accelerated: bool,
}

/// Which Swiss system pairs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SwissSystem {
    /// FIDE's Dutch system.
    #[default]
    Dutch,
    /// Points first, without colour rules.
    Plain,
    /// Every meeting is two games.
    Double,
}

impl SwissSystem {
    const ALL: [Self; 3] = [Self::Dutch, Self::Plain, Self::Double];
}

impl Swiss {
    /// Its default settings.
    pub const fn fresh(_today: Day) -> Self {
        Self { system: SwissSystem::Dutch, rounds: 5, accelerated: false }
    }

    fn of(competition: &Competition) -> Option<Self> {
        match competition.settings.format {
            Format::Swiss(swiss) => Some(swiss),
            _ => None,
        }
    }
}

impl FormatRules for Swiss {
    fn word(&self) -> &'static str {
        "swiss"
    }

    fn suggested(&self, facts: &Facts) -> Option<(Format, usize)> {
        (facts.players.1 == 2 && !facts.cooperative).then(|| ((*self).into(), 2))
    }

    fn is_heavy(&self) -> bool {
        true
    }

    fn takes_late_entries(&self) -> bool {
        true
    }

    fn rounds_to_miss(&self) -> usize {
        self.rounds
    }

    fn paired_rounds(&self) -> Option<(usize, usize)> {
        Some((self.rounds, if self.system == SwissSystem::Double { 2 } else { 1 }))
    }

    fn has_report(&self) -> bool {
        true
    }

    fn tie_breaks(&self) -> Vec<TieBreak> {
        let cut = Cut { low: 1, high: 0 };
        vec![
            TieBreak::Buchholz { fore: false, cut, forfeits: false },
            TieBreak::Buchholz { fore: false, cut: Cut::default(), forfeits: false },
            TieBreak::DirectEncounter { forfeits: false },
            TieBreak::Wins,
        ]
    }

    fn fields(&self, _facts: &Facts, _typed: &Fields) -> Vec<Ask> {
        vec![Ask::number("rounds"), Ask::choice("system", SwissSystem::ALL), Ask::check("accelerated")]
    }

    fn ranking_fields(&self) -> Option<(&'static str, Vec<Ask>)> {
        Some(ranking::fields())
    }

    fn further_fields(&self, entered: bool) -> Vec<Ask> {
        let never_meet = entered.then(|| Ask::area("never_meet"));
        std::iter::once(Ask::check("clubs_apart")).chain(never_meet).collect()
    }

    fn read(&self, form: &Reader<'_>) -> Result<Format, Wrong> {
        let read = Self {
            system: form.choice("system", self.system)?,
            rounds: form.number("rounds", self.rounds)?,
            accelerated: form.ticked("accelerated", self.accelerated),
        };
        Ok(read.into())
    }

    fn write(&self, form: &mut Writer<'_>) {
        form.choice("system", &self.system);
        form.put("rounds", self.rounds);
        form.tick("accelerated", self.accelerated);
    }

    fn bounds(&self, _settings: &Settings) -> Vec<Bound> {
        vec![rules::rounds(self.rounds)]
    }

    fn adapted(&self, to: &Format, published: usize) -> Option<Format> {
        match to {
            Format::Swiss(to) if to.rounds >= published => Some(Self { rounds: to.rounds, ..*self }.into()),
            _ => None,
        }
    }

    fn preview(&self, _settings: &Settings, players: usize) -> Result<Preview, Text> {
        Ok(preview(players, self.rounds))
    }

    fn plan(&self, competition: &Competition, _previous: Option<&Close>) -> Result<Vec<StagePlan>, Text> {
        plan(competition, *self)
    }

    fn next(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        next(competition, stage, *self, true)
    }

    fn coming(&self, competition: &Competition, stage: usize) -> Result<Next, Text> {
        next(competition, stage, *self, false)
    }

    fn standings(&self, competition: &Competition, stage: usize, detail: Detail) -> Board {
        ranking::of_pairs(competition, stage, 0, detail)
    }
}

fn plan(competition: &Competition, swiss: Swiss) -> Result<Vec<StagePlan>, Text> {
    let Swiss { system, rounds, accelerated } = swiss;
    let entries = starting_order(competition);
    let players = entries.len();
    if players < 2 {
        return Err(text!("format-swiss-needs-two-players-least", players));
    }
    if rounds == 0 {
        return Err(text!("format-choose-how-many-rounds-played"));
    }
    let most = if players.is_multiple_of(2) { players - 1 } else { players };
    if system != SwissSystem::Plain && rounds > most {
        return Err(text!("format-players-play-rounds-without-meeting", players, most, rounds));
    }
    if system == SwissSystem::Double {
        let two = matches!(
            competition.settings.rule,
            Rule::Exchange { tied: Tied::Shared } | Rule::Games { games: 2, tied: Tied::Shared }
        );
        if !two {
            return Err(text!("format-double-swiss-every-meeting-two"));
        }
        if accelerated {
            return Err(text!("format-double-swiss-knows-acceleration-switch"));
        }
    }
    Ok(vec![StagePlan { name: StageName::Swiss, kind: StageKind::Rounds, entries }])
}

fn next(competition: &Competition, at: usize, rules: Swiss, draws: bool) -> Result<Next, Text> {
    let (stage, grid) = competition.stages.get(at).zip(grid(competition, at)).ok_or_else(unknown)?;
    let (adjourned, open): (Vec<_>, Vec<_>) = grid
        .open()
        .into_iter()
        .partition(|&id| competition.table(id).is_some_and(|table| competition.standing(table) == Standing::Adjourned));
    let is_last = stage.published() >= rules.rounds;
    if !open.is_empty() || is_last && !adjourned.is_empty() {
        return Ok(Next::Waits(missing(competition, &[open, adjourned].concat())));
    }
    if is_last {
        return Ok(Next::Over);
    }
    let mut field = pairing_field(competition, stage, &grid, rules);
    let round = stage.published() + 1;
    let mut byes = away(competition, stage, round, &mut field, grid.games);
    let present = (0..field.entrants.len()).filter(|&player| field.is_present(player)).count();
    if present < 2 {
        return Err(text!("format-fewer-two-players-round-nobody", round));
    }
    if !draws {
        return Ok(Next::Round(Draw::default()));
    }
    let wishes = wishes(competition, stage, rules.system);
    let granted = pair(&field, &wishes, competition, stage, rules.system).map_err(|impossible| impossible.text)?;
    let entry = |player: usize| stage.entries.get(player).copied();
    let tables = granted.pairing.tables.iter().filter_map(|pair| {
        let seats = vec![entry(pair.white)?, entry(pair.black)?];
        let (why, seating) = (Why::Paired(pair.why.clone()), Some(SeatReason::Sides(pair.side)));
        Some(DrawnTable { seats, why, seating, bracket: None })
    });
    let tables = tables.collect();
    let odd = granted.pairing.bye.and_then(|(player, why)| {
        Some(DrawnBye { entry: entry(player)?, kind: ByeKind::Pairing, why: ByeReason::Paired(why) })
    });
    byes.splice(0..0, odd);
    let dropped = granted.dropped.iter().filter_map(|&wish| wishes.get(wish));
    let mut warnings: Vec<Warning> = dropped
        .map(|wish| Warning::NotKeptApart {
            players: wish.players.iter().filter_map(|&player| entry(player)).collect(),
        })
        .collect();
    if !adjourned.is_empty() {
        warnings.push(Warning::CountedAsDrawn { tables: adjourned });
    }
    Ok(Next::Round(Draw { tables, byes, warnings, by_hand: false }))
}

/// The field after the published rounds, with acceleration; adjourned games count as drawn.
pub(super) fn paired_field(competition: &Competition, stage: &Stage, grid: &Grid) -> Option<Field> {
    Some(pairing_field(competition, stage, grid, Swiss::of(competition)?))
}

fn pairing_field(competition: &Competition, stage: &Stage, grid: &Grid, rules: Swiss) -> Field {
    let mut grid = grid.clone();
    for visit in grid.rows.iter_mut().flatten().filter(|visit| visit.outing.is_none()) {
        let drawn = visit.opponent.zip(visit.side);
        visit.outing = drawn.map(|(opponent, side)| Outing::Played { opponent, side, score: Score::Draw });
    }
    let mut field = grid.field(competition, stage.published() * grid.games);
    for (entrant, name) in field.entrants.iter_mut().zip(names(competition, stage)) {
        entrant.name = name;
    }
    if rules.accelerated {
        // Late entries must not move the border between the halves: each belongs to the half of the next one below them.
        let is_late: Vec<bool> =
            stage.entries.iter().map(|&id| competition.entry(id).is_some_and(|entry| entry.joined_after > 0)).collect();
        let mut initial = field.clone();
        let mut late = is_late.iter();
        initial.entrants.retain(|_| !late.next().copied().unwrap_or_default());
        initial.accelerate_baku();
        let mut given = initial.entrants.into_iter().rev();
        let mut below = Vec::new();
        for (entrant, late) in field.entrants.iter_mut().zip(&is_late).rev() {
            if !late {
                below = given.next().map(|entrant| entrant.acceleration).unwrap_or_default();
            }
            entrant.acceleration = below.clone();
        }
    }
    field
}

/// Marks players who are away in the round being drawn, and says why.
pub(super) fn away(
    competition: &Competition,
    stage: &Stage,
    round: usize,
    field: &mut Field,
    games: usize,
) -> Vec<DrawnBye> {
    let mut byes = Vec::new();
    for (&id, entrant) in stage.entries.iter().zip(&mut field.entrants) {
        let Some(entry) = competition.entry(id) else { continue };
        let (kind, worth, why) = match entry.byes.get(&round) {
            _ if !entry.is_in() => (ByeKind::Absent, Score::Loss, ByeReason::Left),
            Some(&worth) => (ByeKind::Asked(worth), worth, ByeReason::Asked),
            None => continue,
        };
        entrant.outings.extend(std::iter::repeat_n(Outing::Bye(worth), games));
        byes.push(DrawnBye { entry: id, kind, why });
    }
    byes
}

/// Pairs to keep apart, then clubs; the plain system handles clubs itself.
pub(super) fn wishes(competition: &Competition, stage: &Stage, system: SwissSystem) -> Vec<Apart> {
    let rounds = 0..usize::MAX;
    let group = |ids: &Vec<u32>| ids.iter().filter_map(|&id| stage.index(EntryId(id))).collect::<Vec<_>>();
    let mut groups: Vec<Vec<usize>> = competition.settings.never_meet.iter().map(group).collect();
    if system != SwissSystem::Plain {
        groups.extend(clubs(competition, stage));
    }
    groups.retain(|players| players.len() > 1);
    groups.into_iter().map(|players| Apart { players, rounds: rounds.clone() }).collect()
}

/// Members of each club, if the settings keep them apart.
fn clubs(competition: &Competition, stage: &Stage) -> Vec<Vec<usize>> {
    let mut clubs = std::collections::BTreeMap::<&str, Vec<usize>>::new();
    if competition.settings.clubs_apart {
        for (player, &id) in stage.entries.iter().enumerate() {
            if let Some(club) = competition.entry(id).and_then(|entry| entry.club.as_deref()) {
                clubs.entry(club).or_default().push(player);
            }
        }
    }
    clubs.into_values().filter(|players| players.len() > 1).collect()
}

fn pair(
    field: &Field,
    wishes: &[Apart],
    competition: &Competition,
    stage: &Stage,
    system: SwissSystem,
) -> Result<Granted, Impossible> {
    match system {
        SwissSystem::Dutch => pair_with_wishes(field, wishes, dutch::pair),
        SwissSystem::Double => pair_with_wishes(field, wishes, double::pair),
        SwissSystem::Plain => {
            let clubs = Wishes { clubs: clubs(competition, stage), ..Wishes::default() };
            pair_with_wishes(field, wishes, |field| plain::pair(field, &clubs))
        }
    }
}

fn preview(players: usize, rounds: usize) -> Preview {
    let odd = players % 2;
    let fewest = if odd == 1 { rounds.saturating_sub(1) } else { rounds };
    let most = if odd == 1 && rounds >= players { rounds.saturating_sub(1) } else { rounds };
    let rows = (1..=rounds).map(|number| round(number, players / 2, odd)).collect();
    let mut preview = of_rounds(rows, Some((fewest, most)));
    let longest = if odd == 1 { players } else { players - 1 };
    if rounds > longest {
        preview.warnings.push(match longest {
            1 => text!("format-1-round-without-repeat-maximum"),
            _ => text!("format-rounds-without-repeat-maximum-players", longest, players),
        });
    }
    let needed = players.next_power_of_two().ilog2() as usize;
    if rounds < needed {
        preview.warnings.push(text!("format-after-rounds-several-players-won", rounds, needed));
    }
    preview
}
