//! Who goes up, who goes down, who plays off, and the words for it.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::{Line, Rules, Season};
use crate::text;
use crate::text::Text;

/// A play-off for a place in the higher tier.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayOff {
    /// The higher tier, from 0 at the top.
    pub tier: usize,
    /// Who defends the place.
    pub holder: String,
    /// Who wants it.
    pub challenger: String,
    /// Who won, once it was played.
    pub winner: Option<String>,
}

/// Why somebody is where they are in the next season.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Nothing changes.
    Stays,
    /// Up by the place in the table, from 1.
    Promoted(usize),
    /// Down by the place in the table, from 1.
    Relegated(usize),
    /// Won the play-off against this player.
    WonPlayOff(String),
    /// Lost the play-off against this player.
    LostPlayOff(String),
    /// Fills a hole as the best who was not promoted, by the place in the table.
    FillsHole(usize),
    /// Was to go down but fills a hole.
    Reprieved(usize),
    /// Down because more came into the tier than it has places.
    Displaced(usize),
    /// The organiser's wild card.
    WildCard,
    /// New in the league.
    Newcomer,
    /// Left.
    Left,
}

/// Where somebody was and will be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moved {
    /// Who.
    pub player: String,
    /// The division of the last season.
    pub from: Option<String>,
    /// The division of the next.
    pub to: Option<String>,
    /// Why.
    pub why: Why,
}

impl Moved {
    /// The same in a sentence.
    pub fn text(&self) -> Text {
        self.text_with(&|label| Text::same(label))
    }

    /// The same with names for the divisions.
    pub fn text_with(&self, named: &dyn Fn(&str) -> Text) -> Text {
        let player = &self.player;
        let division = |label: Option<&str>| label.map_or_else(|| Text::same("–"), named);
        let (from, to) = (division(self.from.as_deref()), division(self.to.as_deref()));
        match &self.why {
            Why::Stays => text!("league-stays-now", player, from, to),
            Why::Promoted(place) => text!("league-no-goes-up", player, place, from, to),
            Why::Relegated(place) => text!("league-no-goes-down", player, place, from, to),
            Why::WonPlayOff(other) => text!("league-won-play-off-against-plays", player, from, other, to),
            Why::LostPlayOff(other) => text!("league-lost-play-off-against-plays", player, from, other, to),
            Why::FillsHole(place) => text!("league-no-best-not-promoted-fills", player, place, from, to),
            Why::Reprieved(place) => text!("league-no-go-down-but-fills", player, place, from, to),
            Why::Displaced(place) => text!("league-no-goes-down-since-more", player, place, from, to),
            Why::WildCard => text!("league-plays-wild-card", player, to),
            Why::Newcomer => text!("league-new", player, to),
            Why::Left => text!("league-left", player, from),
        }
    }
}

/// The divisions of each tier, from the top, by index.
pub(super) fn tiers(season: &Season) -> Vec<Vec<usize>> {
    let mut tiers: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for (index, division) in season.divisions.iter().enumerate() {
        tiers.entry(division.tier).or_default().push(index);
    }
    tiers.into_values().collect()
}

/// What a place in a table means for the next season.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Band {
    /// Goes up.
    Up,
    /// Plays off to go up.
    PlayOffUp,
    /// Plays off not to go down.
    PlayOffDown,
    /// Goes down.
    Down,
}

/// The places of a table, from 0, that mean something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bands {
    pub(super) up: Range<usize>,
    off_up: Range<usize>,
    off_down: Range<usize>,
    pub(super) down: Range<usize>,
}

impl Bands {
    /// Going up is settled first, then going down, then the play-offs, as far as there are places.
    pub fn of(rules: &Rules, places: usize, is_top: bool, is_last: bool) -> Self {
        let wanted = |count: usize, not: bool, left: usize| if not { 0 } else { count.min(left) };
        let up = wanted(rules.promoted, is_top, places);
        let down = wanted(rules.relegated, is_last, places - up);
        let off_up = wanted(rules.play_offs, is_top, places - up - down);
        let off_down = wanted(rules.play_offs, is_last, places - up - down - off_up);
        let first_down = places - down;
        Self {
            up: 0..up,
            off_up: up..up + off_up,
            off_down: first_down - off_down..first_down,
            down: first_down..places,
        }
    }

    /// What a place means, from 0.
    pub fn at(&self, place: usize) -> Option<Band> {
        let bands = [
            (&self.up, Band::Up),
            (&self.off_up, Band::PlayOffUp),
            (&self.down, Band::Down),
            (&self.off_down, Band::PlayOffDown),
        ];
        bands.into_iter().find(|(places, _)| places.contains(&place)).map(|(_, band)| band)
    }
}

/// How a place in a table compares with places in others: the place, then points per fixture.
pub(super) fn strength(place: usize, line: &Line) -> (usize, Reverse<u64>) {
    (place, Reverse((u64::from(line.points) * 1_000).checked_div(u64::from(line.played)).unwrap_or(0)))
}

/// Who plays off: the best who is not promoted against the weakest who does not go down straight.
pub fn play_offs(season: &Season, tables: &[Vec<Line>]) -> Vec<PlayOff> {
    let tiers = tiers(season);
    let mut ties = Vec::new();
    for (tier, (above, below)) in tiers.iter().zip(tiers.iter().skip(1)).enumerate() {
        let pick = |divisions: &[usize], is_above: bool| {
            let mut picked = Vec::new();
            for table in divisions.iter().filter_map(|division| tables.get(*division)) {
                let (is_top, is_last) = if is_above { (tier == 0, false) } else { (false, tier + 2 == tiers.len()) };
                let bands = Bands::of(&season.rules, table.len(), is_top, is_last);
                let band = if is_above { bands.off_down } else { bands.off_up };
                let lines = table.iter().enumerate().filter(|(place, line)| band.contains(place) && !line.withdrawn);
                picked.extend(lines.map(|(place, line)| (strength(place, line), line.player.clone())));
            }
            picked.sort();
            picked.into_iter().map(|(_, player)| player).collect::<Vec<String>>()
        };
        let (holders, challengers) = (pick(above, true), pick(below, false));
        let pairs = holders.into_iter().rev().zip(challengers);
        ties.extend(pairs.map(|(holder, challenger)| PlayOff { tier, holder, challenger, winner: None }));
    }
    ties
}
