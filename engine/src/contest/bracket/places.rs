//! The places that are settled.

use serde::{Deserialize, Serialize};

use super::{Bracket, How, MatchId, Slot, Source, State, Status};

/// A place that is settled, or a range of places that several share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Whose.
    pub entrant: usize,
    /// The best place of the range, from 1: the rank.
    pub from: usize,
    /// The worst place of the range.
    pub to: usize,
    /// The match that settled it, where one was played.
    pub settled_by: Option<MatchId>,
}

impl State {
    /// The places of those who have finished, best first. Matches still to come are taken to have a
    /// winner and a loser; should both forfeit one, those below move up.
    pub fn places(&self, bracket: &Bracket) -> Vec<Place> {
        let mut places = Vec::new();
        for (rung, (from, to)) in self.rungs(bracket).into_iter().zip(self.spans(bracket)) {
            places.extend(rung.ended.into_iter().map(|(entrant, settled_by)| Place { entrant, from, to, settled_by }));
        }
        places
    }

    /// The first and last place of each rung of the ladder.
    pub(super) fn spans(&self, bracket: &Bracket) -> Vec<(usize, usize)> {
        let mut above = 0;
        let span = |rung: &Rung| {
            let from = above + 1;
            above += rung.count;
            (from, above)
        };
        self.rungs(bracket).iter().map(span).collect()
    }

    fn rungs(&self, bracket: &Bracket) -> Vec<Rung> {
        let mut rungs: Vec<Rung> = bracket.ladder.iter().map(|rung| self.rung(bracket, rung)).collect();
        for table in self.tables.iter().filter(|table| table.status == Status::Decided(How::DoubleForfeit)) {
            let Some(rung) = bracket.rung_below(table.id).and_then(|index| rungs.get_mut(index)) else { continue };
            for player in table.players().into_iter().flatten() {
                rung.ended.push((player, Some(table.id)));
                rung.count += 1;
            }
        }
        rungs
    }

    fn rung(&self, bracket: &Bracket, sources: &[Source]) -> Rung {
        let mut rung = Rung::default();
        for source in sources {
            match self.slot(bracket, *source) {
                Slot::Nobody => continue,
                Slot::Open => {}
                Slot::Player(player) => rung.ended.push((player, match_of(*source))),
            }
            rung.count += 1;
        }
        rung
    }
}

impl Bracket {
    /// The rung of the ladder that a source ends on, or would end on by losing every match from there.
    pub(super) fn rung_of(&self, mut source: Source) -> Option<usize> {
        // Each step goes to a later match, so there are no more steps than matches.
        for _ in 0..=self.matches.len() {
            match self.next(source) {
                Some(next) if next.is_bye() => source = Source::Winner(next.id),
                Some(next) => source = Source::Loser(next.id),
                None => break,
            }
        }
        self.ladder.iter().position(|rung| rung.contains(&source))
    }

    /// The rung for both players of a match that neither wins.
    fn rung_below(&self, id: MatchId) -> Option<usize> {
        self.rung_of(Source::Loser(id))
    }
}

/// Who has ended on a rung, and how many will.
#[derive(Default)]
struct Rung {
    ended: Vec<(usize, Option<MatchId>)>,
    count: usize,
}

const fn match_of(source: Source) -> Option<MatchId> {
    match source {
        Source::Winner(id) | Source::Loser(id) => Some(id),
        Source::Seed(_) | Source::Bye => None,
    }
}
