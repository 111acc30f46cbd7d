//! Putting a plan together, match by match.

use super::{Match, MatchId, Part, Source};
use crate::chance::Chance;

/// Seats are drawn from a stream of their own, apart from the draw of the seeds.
const SEATS: u64 = 0x5EA7_5EA7_5EA7_5EA7;

/// The matches so far.
#[derive(Default)]
pub(super) struct Build {
    pub(super) matches: Vec<Match>,
}

/// Who goes on from a round and who does not, in the order of its matches.
#[derive(Default)]
pub(super) struct Played {
    pub(super) winners: Vec<Source>,
    pub(super) losers: Vec<Source>,
}

/// A bracket played out: its winner and the losers of each round.
pub(super) struct Knockout {
    pub(super) winner: Source,
    pub(super) losers: Vec<Vec<Source>>,
}

impl Build {
    /// Adds a match, unless both places are empty.
    pub(super) fn play(&mut self, part: Part, round: usize, sources: [Source; 2]) -> (Source, Source) {
        let empty = sources.iter().filter(|source| **source == Source::Bye).count();
        if empty == 2 {
            return (Source::Bye, Source::Bye);
        }
        let id = MatchId(self.matches.len() + 1);
        let wave = 1 + sources.iter().map(|source| self.wave_before(*source)).max().unwrap_or(0);
        self.matches.push(Match { id, part, round, wave, sources, first_seat: 0 });
        (Source::Winner(id), if empty == 1 { Source::Bye } else { Source::Loser(id) })
    }

    /// Adds the matches of a round. A round without a single match in which two meet is left out.
    pub(super) fn round(&mut self, part: Part, round: &mut usize, pairs: &[[Source; 2]]) -> Played {
        if !pairs.iter().any(|pair| !pair.contains(&Source::Bye)) {
            let through = |pair: &[Source; 2]| pair.iter().copied().find(|s| *s != Source::Bye).unwrap_or(Source::Bye);
            return Played { winners: pairs.iter().map(through).collect(), losers: Vec::new() };
        }
        *round += 1;
        let (winners, losers) = pairs.iter().map(|pair| self.play(part, *round, *pair)).unzip();
        Played { winners, losers }
    }

    /// Plays these places out, neighbours first.
    pub(super) fn knockout(&mut self, part: Part, places: Vec<Source>) -> Knockout {
        let (mut alive, mut round, mut losers) = (places, 0, Vec::new());
        while alive.len() > 1 {
            let played = self.round(part, &mut round, &neighbours(&alive));
            alive = played.winners;
            losers.push(played.losers);
        }
        Knockout { winner: alive.first().copied().unwrap_or(Source::Bye), losers }
    }

    /// The plan with its matches numbered in the order of play and seats drawn by lot; the empty places
    /// are taken off the ladder.
    pub(super) fn finish(self, ladder: Vec<Vec<Source>>, lots: u64) -> (Vec<Match>, Vec<Vec<Source>>) {
        let mut matches = self.matches;
        matches.sort_by_key(|played| (played.wave, played.part, played.round, played.id));
        let mut number = vec![MatchId(0); matches.len() + 1];
        for (index, played) in matches.iter().enumerate() {
            if let Some(slot) = number.get_mut(played.id.0) {
                *slot = MatchId(index + 1);
            }
        }
        let renumber = |id: MatchId| number.get(id.0).copied().unwrap_or(id);
        let resource = |source: Source| match source {
            Source::Winner(id) => Source::Winner(renumber(id)),
            Source::Loser(id) => Source::Loser(renumber(id)),
            other => other,
        };
        let mut chance = Chance::seeded(lots ^ SEATS);
        for played in &mut matches {
            played.id = renumber(played.id);
            played.sources = played.sources.map(resource);
            played.first_seat = chance.below(2);
        }
        let rung = |rung: Vec<Source>| -> Vec<Source> {
            rung.into_iter().filter(|source| *source != Source::Bye).map(resource).collect()
        };
        (matches, ladder.into_iter().map(rung).filter(|rung| !rung.is_empty()).collect())
    }

    fn wave_before(&self, source: Source) -> usize {
        match source {
            Source::Winner(id) | Source::Loser(id) => {
                id.0.checked_sub(1).and_then(|i| self.matches.get(i)).map_or(0, |m| m.wave)
            }
            Source::Seed(_) | Source::Bye => 0,
        }
    }
}

/// The first with the second, the third with the fourth, and so on.
pub(super) fn neighbours(places: &[Source]) -> Vec<[Source; 2]> {
    places.chunks(2).map(|pair| [0, 1].map(|side| pair.get(side).copied().unwrap_or(Source::Bye))).collect()
}
