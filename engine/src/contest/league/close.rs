//! The end of a season, and the next drawn up from it.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde::{Deserialize, Serialize};

use super::movement::{Bands, strength, tiers};
use super::{Division, Event, Fill, Line, Moved, PlayOff, Season, State, Why, replay};
use crate::chance::Chance;
use crate::contest::day::Day;
use crate::contest::pairing::Impossible;
use crate::text;

/// Who comes and goes between two seasons.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Intake {
    /// Who does not go on; whoever left during the season may be named in `newcomers` to come back.
    pub leaving: Vec<String>,
    /// Who is new and starts in the lowest tier, in order of strength.
    pub newcomers: Vec<String>,
    /// Whom the organiser puts into a tier, from 0, if it has a hole, and else into the next below
    /// that has.
    pub wild_cards: Vec<(String, usize)>,
}

/// A closed season. Closing it again gives the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Close {
    /// The number of the season that is closed.
    pub season: u32,
    /// Its final tables.
    pub tables: Vec<Vec<Line>>,
    /// Its play-offs.
    pub play_offs: Vec<PlayOff>,
    /// Where everybody goes, and why.
    pub moves: Vec<Moved>,
    /// The next season, its fixtures still to be made.
    pub next: Season,
}

/// Somebody on the way to a tier.
#[derive(Clone)]
struct Traveller {
    player: String,
    /// The division of the last season, the tier it was on, and the place there, from 0.
    was: Option<(usize, usize, usize)>,
    /// How strong compared with others of the same tier.
    strength: (usize, std::cmp::Reverse<u64>),
    why: Why,
}

impl Traveller {
    fn new(player: &str, index: usize, why: Why) -> Self {
        Self { player: player.to_owned(), was: None, strength: (index, std::cmp::Reverse(0)), why }
    }

    /// Those from higher up first, then by strength; the new come last.
    fn order(&self) -> (usize, usize, std::cmp::Reverse<u64>, usize) {
        let (division, tier) = self.was.map_or((0, usize::MAX), |(division, tier, _)| (division, tier));
        (tier, self.strength.0, self.strength.1, division)
    }

    fn place(&self) -> usize {
        self.was.map_or(0, |(.., place)| place + 1)
    }
}

/// Closes a season on a day and draws up the next.
pub fn close(season: &Season, events: &[Event], today: Day, intake: &Intake) -> Result<Close, Impossible> {
    let state = replay(season, events, today);
    check(season, &state, intake)?;
    let divisions = tiers(season);
    let mut gone: BTreeSet<&str> = intake.leaving.iter().chain(state.withdrawn.keys()).map(String::as_str).collect();
    gone.extend(intake.wild_cards.iter().map(|(player, _)| player.as_str()));
    let mut pools = settle(season, &state, &divisions, &gone);
    if let Some(lowest) = pools.last_mut() {
        let new = intake.newcomers.iter().enumerate();
        lowest.extend(new.map(|(index, player)| Traveller::new(player, index, Why::Newcomer)));
    }

    let mut cards: VecDeque<(usize, &String)> =
        intake.wild_cards.iter().map(|(player, tier)| (*tier, player)).collect();
    let last = divisions.len().saturating_sub(1);
    for (tier, members) in divisions.iter().enumerate().take(last) {
        let places: usize = members
            .iter()
            .filter_map(|index| season.divisions.get(*index))
            .map(|division| division.players.len())
            .sum();
        balance(season.rules.fill, &mut pools, tier, places, &mut cards);
    }
    if let Some(lowest) = pools.last_mut() {
        let cards = cards.iter().enumerate();
        lowest.extend(cards.map(|(index, (_, player))| Traveller::new(player, index, Why::WildCard)));
    }
    let (next, mut moves) = draw_up(season, &divisions, pools);
    let here: BTreeSet<&str> =
        next.divisions.iter().flat_map(|division| &division.players).map(String::as_str).collect();
    for division in &season.divisions {
        for player in division.players.iter().filter(|player| !here.contains(player.as_str())) {
            moves.push(Moved { player: player.clone(), from: Some(division.name.clone()), to: None, why: Why::Left });
        }
    }
    Ok(Close { season: season.number, tables: state.tables, play_offs: state.play_offs, moves, next })
}

/// Whether the season can be closed.
fn check(season: &Season, state: &State, intake: &Intake) -> Result<(), Impossible> {
    let open = state.fixtures.iter().flatten().filter(|fixture| fixture.status.is_unsettled()).count();
    if open > 0 {
        return Err(Impossible { stuck: Vec::new(), text: text!("league-fixtures-without-result-enter-result", open) });
    }
    if let Some(PlayOff { holder, challenger, .. }) = state.play_offs.iter().find(|tie| tie.winner.is_none()) {
        return Err(Impossible {
            stuck: Vec::new(),
            text: text!("league-play-off-between-no-winner", holder, challenger),
        });
    }
    let mut seen: BTreeSet<&String> = BTreeSet::new();
    let going: BTreeSet<&String> = intake
        .leaving
        .iter()
        .chain(state.withdrawn.keys())
        .chain(intake.wild_cards.iter().map(|(player, _)| player))
        .collect();
    let staying =
        season.divisions.iter().flat_map(|division| &division.players).filter(|player| !going.contains(player));
    for player in staying.chain(&intake.newcomers).chain(intake.wild_cards.iter().map(|(player, _)| player)) {
        if !seen.insert(player) {
            return Err(Impossible { stuck: Vec::new(), text: text!("league-next-season-twice-take-entries", player) });
        }
    }
    let known = |player: &&String| season.divisions.iter().any(|division| division.players.contains(player));
    match intake.leaving.iter().find(|player| !known(player)) {
        Some(player) => Err(Impossible { stuck: Vec::new(), text: text!("league-no-division", player) }),
        None => Ok(()),
    }
}

/// Everybody to the tier that tables and play-offs say.
fn settle(season: &Season, state: &State, divisions: &[Vec<usize>], gone: &BTreeSet<&str>) -> Vec<Vec<Traveller>> {
    let mut pools: Vec<Vec<Traveller>> = vec![Vec::new(); divisions.len()];
    let mut won: BTreeMap<&str, (bool, bool, &str)> = BTreeMap::new();
    for PlayOff { holder, challenger, winner, .. } in &state.play_offs {
        let up = winner.as_ref() == Some(challenger);
        won.insert(holder, (true, !up, challenger));
        won.insert(challenger, (false, up, holder));
    }
    for (tier, members) in divisions.iter().enumerate() {
        let (is_top, is_last) = (tier == 0, tier + 1 == divisions.len());
        for (division, table) in members.iter().filter_map(|index| Some((*index, state.tables.get(*index)?))) {
            let bands = Bands::of(&season.rules, table.len(), is_top, is_last);
            // A place that somebody left free passes to the next.
            let mut up = bands.up.len();
            for (place, line) in table.iter().enumerate().filter(|(_, line)| !gone.contains(line.player.as_str())) {
                let tie = won.get(line.player.as_str());
                let (to, why) = if up > 0 && !bands.down.contains(&place) && tie.is_none() {
                    up -= 1;
                    (tier.saturating_sub(1), Why::Promoted(place + 1))
                } else if bands.down.contains(&place) {
                    (tier + 1, Why::Relegated(place + 1))
                } else {
                    match tie {
                        Some((true, true, other)) => (tier, Why::WonPlayOff((*other).to_owned())),
                        Some((true, false, other)) => (tier + 1, Why::LostPlayOff((*other).to_owned())),
                        Some((false, true, other)) => (tier.saturating_sub(1), Why::WonPlayOff((*other).to_owned())),
                        Some((false, false, other)) => (tier, Why::LostPlayOff((*other).to_owned())),
                        None => (tier, Why::Stays),
                    }
                };
                if let Some(pool) = pools.get_mut(to) {
                    let (player, was) = (line.player.clone(), Some((division, tier, place)));
                    pool.push(Traveller { player, was, strength: strength(place, line), why });
                }
            }
        }
    }
    pools
}

/// Fills the vacancies of a tier, or relegates those it has no place for.
fn balance(
    fill: Fill,
    pools: &mut [Vec<Traveller>],
    tier: usize,
    places: usize,
    cards: &mut VecDeque<(usize, &String)>,
) {
    let Some((upper, lower)) = pools.split_at_mut_checked(tier + 1) else { return };
    let Some(pool) = upper.last_mut() else { return };
    while pool.len() < places {
        if let Some(index) = cards.iter().position(|(wanted, _)| *wanted <= tier) {
            pool.extend(cards.remove(index).map(|(_, player)| Traveller::new(player, pool.len(), Why::WildCard)));
            continue;
        }
        let Some(mut one) = take_best(fill, tier, lower) else { break };
        one.why = match one.was {
            Some((_, was, _)) if was == tier => Why::Reprieved(one.place()),
            Some(_) => Why::FillsHole(one.place()),
            None => one.why,
        };
        pool.push(one);
    }
    let Some(below) = lower.first_mut() else { return };
    while pool.len() > places {
        let stays = |one: &Traveller| one.was.is_some_and(|(_, was, _)| was == tier);
        let weakest = pool.iter().enumerate().max_by_key(|(_, one)| (stays(one), one.order())).map(|(index, _)| index);
        let Some(weakest) = weakest else { break };
        let mut one = pool.remove(weakest);
        one.why = Why::Displaced(one.place());
        below.push(one);
    }
}

/// Takes whoever is to fill a hole out of the tiers below: who was in the next tier before or who comes
/// down from this one, as the rules say; else the best of the nearest tier that has somebody.
fn take_best(fill: Fill, tier: usize, lower: &mut [Vec<Traveller>]) -> Option<Traveller> {
    let below = lower.iter_mut().find(|pool| !pool.is_empty())?;
    let best = |was_tier: Option<usize>| {
        let fits = |one: &Traveller| was_tier.is_none() || one.was.map(|(_, tier, _)| tier) == was_tier;
        let fitting = below.iter().enumerate().filter(|(_, one)| fits(one));
        fitting.min_by_key(|(_, one)| one.order()).map(|(index, _)| index)
    };
    let (first, second) = match fill {
        Fill::BestBelow => (tier + 1, tier),
        Fill::Reprieve => (tier, tier + 1),
    };
    let chosen = best(Some(first)).or_else(|| best(Some(second))).or_else(|| best(None))?;
    Some(below.remove(chosen))
}

/// Shares every tier out over its divisions in snake order; the lowest has as many as it needs.
fn draw_up(season: &Season, divisions: &[Vec<usize>], pools: Vec<Vec<Traveller>>) -> (Season, Vec<Moved>) {
    let mut next = Season {
        number: season.number.saturating_add(1),
        rules: season.rules.clone(),
        divisions: Vec::new(),
        seed: Chance::seeded(season.seed).bits(),
    };
    let mut moves = Vec::new();
    let name_of = |index: usize| season.divisions.get(index).map(|division| division.name.clone());
    for (tier, (members, mut pool)) in divisions.iter().zip(pools).enumerate() {
        pool.sort_by_key(Traveller::order);
        let largest =
            members.iter().filter_map(|index| season.divisions.get(*index)).map(|one| one.players.len()).max();
        let is_last = tier + 1 == divisions.len();
        let count =
            if is_last { pool.len().div_ceil(largest.unwrap_or(2).max(2)) } else { members.len().min(pool.len()) };
        let named = |index: usize| {
            let old = members.get(index).and_then(|member| name_of(*member));
            old.unwrap_or_else(|| format!("{}.{}", tier + 1, index + 1))
        };
        let fresh = |index: usize| Division { name: named(index), tier, players: Vec::new(), fixtures: Vec::new() };
        let mut made: Vec<Division> = (0..count).map(fresh).collect();
        let snake = (0..count).chain((0..count).rev()).cycle();
        for (traveller, index) in pool.into_iter().zip(snake) {
            if let Some(division) = made.get_mut(index) {
                let from = traveller.was.and_then(|(division, ..)| name_of(division));
                let (player, to) = (traveller.player, Some(division.name.clone()));
                division.players.push(player.clone());
                moves.push(Moved { player, from, to, why: traveller.why });
            }
        }
        next.divisions.append(&mut made);
    }
    (next, moves)
}
