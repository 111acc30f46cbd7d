use super::Draw;
use crate::contest::pairing::player::{Float, Sheet};
use crate::contest::pairing::weight::{Weight, bits_for};

/// One criterion, or one digit of it. Each says how much a pair gives; more is better.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// C4, C5, where the whole field is in the graph: everybody is paired but one who may have the bye.
    Complete,
    /// C6: pairs in this bracket.
    Paired,
    /// C7: the scores of those paired, one digit per score.
    PairedScore(u32),
    /// C8: pairs in the next bracket.
    Next,
    /// C8: the scores of those paired there.
    NextScore(u32),
    /// C9: those who missed more games are paired first where somebody gets the bye.
    ByeGames,
    /// C10, C11: top scorers with an excess of one side.
    TopImbalance,
    TopRepeated,
    /// C12, C13: wishes for a side.
    Wishes,
    StrongWishes,
    /// C14, C16: those who moved down before are paired.
    Down(usize),
    /// C15, C17: those who moved up before do not meet a higher score.
    Up(usize),
    /// C18, C20.
    DownScore(usize, u32),
    /// C19, C21.
    UpScore(usize, u32),
}

/// The players of a bracket and its graph, as the criteria see them: indices into the sorted field, in
/// order: moved down, residents, next score group, the rest.
pub(super) struct Criteria<'a> {
    draw: &'a Draw<'a>,
    pub(super) players: Vec<usize>,
    /// Where the residents begin, the next group, the rest.
    pub(super) residents: usize,
    pub(super) next: usize,
    pub(super) rest: usize,
    /// Whether the one player left over by this bracket is to have the bye (C9).
    bye_here: bool,
    /// Distinct numbers of games among those with the score of the bye, most first.
    games: Vec<usize>,
    /// The criteria that tell pairs apart, with their bits, most important first.
    fields: Vec<(Kind, usize)>,
}

impl<'a> Criteria<'a> {
    pub(super) fn new(
        draw: &'a Draw<'a>,
        players: Vec<usize>,
        (residents, next, rest): (usize, usize, usize),
        bye_here: bool,
        complete: bool,
    ) -> Self {
        let mut games: Vec<usize> =
            draw.sheets.iter().filter(|sheet| Some(sheet.score) == draw.bye_score).map(|sheet| sheet.games).collect();
        games.sort_unstable_by(|a, b| b.cmp(a));
        games.dedup();
        let mut criteria = Self { draw, players, residents, next, rest, bye_here, games, fields: Vec::new() };
        criteria.fields = criteria.choose_fields(complete);
        criteria
    }

    fn sheet(&self, at: usize) -> &Sheet {
        &self.draw.sheets[self.players[at]]
    }

    /// The score of a player.
    pub(super) fn score(&self, at: usize) -> u32 {
        self.sheet(at).score
    }

    /// Bits of all criteria together.
    pub(super) fn bits(&self) -> usize {
        self.fields.iter().map(|(_, bits)| bits).sum()
    }

    /// Whether the two may be paired in this graph. Two who moved down do not meet.
    pub(super) fn is_edge(&self, high: usize, low: usize) -> bool {
        low >= self.residents && self.draw.may_meet(self.players[high], self.players[low])
    }

    /// Whether these pairs are allowed and none of the bracket gives more by any criterion.
    pub(super) fn are_best(&self, pairs: &[(usize, usize)]) -> bool {
        pairs.iter().all(|(high, low)| self.is_edge(*high, *low))
            && self.fields.iter().all(|(kind, _)| {
                let least = pairs.iter().map(|(high, low)| self.value(*kind, *high, *low)).min();
                let edges = (self.residents..self.next).flat_map(|low| (0..low).map(move |high| (high, low)));
                let mut edges = edges.filter(|(high, low)| self.is_edge(*high, *low));
                edges.all(|(high, low)| Some(self.value(*kind, high, low)) <= least)
            })
    }

    /// What a pair is worth, its lowest bit at `shift`.
    pub(super) fn weight<W: Weight>(&self, high: usize, low: usize, shift: usize) -> W {
        let mut weight = W::ZERO;
        let mut bit = shift + self.bits();
        for (kind, bits) in &self.fields {
            bit -= bits;
            let value = self.value(*kind, high, low);
            if value > 0 {
                weight += W::at(value, bit);
            }
        }
        weight
    }

    /// The criteria in order, without those that say the same of every pair.
    fn choose_fields(&self, complete: bool) -> Vec<(Kind, usize)> {
        let (here, both) = (self.next, self.rest);
        let count = |to: usize, score: u32| (0..to).filter(|at| self.sheet(*at).score == score).count();
        let scores = |to: usize| {
            let mut scores: Vec<u32> = (0..to).map(|at| self.sheet(at).score).collect();
            scores.dedup();
            scores
        };
        let mut fields = Vec::new();
        if complete {
            fields.push((Kind::Complete, bits_for(3 * self.players.len())));
        }
        fields.push((Kind::Paired, bits_for(here)));
        fields.extend(scores(here).into_iter().map(|score| (Kind::PairedScore(score), bits_for(count(here, score)))));
        fields.push((Kind::Next, bits_for(both)));
        fields.extend(scores(both).into_iter().map(|score| (Kind::NextScore(score), bits_for(count(both, score)))));
        if self.bye_here {
            fields.push((Kind::ByeGames, bits_for(here * self.games.len())));
        }
        let pairs = bits_for(here / 2);
        let last_round = self.draw.field.played + 1 >= self.draw.field.rounds;
        if last_round {
            fields.extend([(Kind::TopImbalance, pairs), (Kind::TopRepeated, pairs)]);
        }
        fields.extend([(Kind::Wishes, pairs), (Kind::StrongWishes, pairs)]);
        for back in 0..2 {
            fields.extend([(Kind::Down(back), bits_for(here)), (Kind::Up(back), pairs)]);
        }
        for back in 0..2 {
            for score in scores(here) {
                fields.push((Kind::DownScore(back, score), bits_for(count(here, score))));
            }
            for score in scores(here) {
                fields.push((Kind::UpScore(back, score), bits_for(count(here, score))));
            }
        }
        fields
            .retain(|(kind, _)| matches!(kind, Kind::Complete | Kind::Paired | Kind::Next) || self.tells_apart(*kind));
        fields
    }

    fn tells_apart(&self, kind: Kind) -> bool {
        let mut first: [Option<u32>; 2] = [None; 2];
        for low in self.residents..self.rest {
            let where_ = usize::from(low >= self.next);
            for high in 0..low {
                if self.is_edge(high, low) {
                    let value = self.value(kind, high, low);
                    if *first[where_].get_or_insert(value) != value {
                        return true;
                    }
                }
            }
        }
        false
    }

    fn value(&self, kind: Kind, high: usize, low: usize) -> u32 {
        let (h, l) = (self.sheet(high), self.sheet(low));
        let here = low < self.next;
        let there = low >= self.next && low < self.rest;
        let yes = |condition: bool| u32::from(condition);
        match kind {
            Kind::Complete => {
                let most = self.draw.bye_score.unwrap_or(0);
                let must = |at: usize| yes(!self.draw.may_have_bye(self.players[at], most));
                1 + must(high) + must(low)
            }
            Kind::Paired => yes(here),
            Kind::PairedScore(score) => yes(here && h.score == score),
            Kind::Next => yes(there),
            Kind::NextScore(score) => yes(there && h.score == score),
            Kind::ByeGames => [h, l].into_iter().map(|sheet| self.missed(sheet)).sum(),
            Kind::TopImbalance => yes(here && !(h.absolute_imbalance() && l.absolute_imbalance() && h.wish == l.wish)),
            Kind::TopRepeated => yes(here && self.repeats_bearably(h, l)),
            Kind::Wishes => yes(here && (h.wish.is_none() || h.wish != l.wish)),
            Kind::StrongWishes => {
                let claims = |sheet: &Sheet| sheet.strong() || sheet.absolute();
                yes(here && (!claims(h) || !claims(l) || (h.absolute() && l.absolute()) || h.wish != l.wish))
            }
            Kind::Down(back) => {
                let down = |sheet: &Sheet| sheet.floats[back] == Float::Down;
                yes(here && down(l)) + yes(here && h.score <= l.score && down(h))
            }
            Kind::Up(back) => yes(here && !(h.score > l.score && l.floats[back] == Float::Up)),
            Kind::DownScore(back, score) => {
                let down = |sheet: &Sheet| sheet.floats[back] == Float::Down && sheet.score == score;
                yes(here && down(l)) + yes(here && down(h))
            }
            Kind::UpScore(back, score) => {
                yes(here && h.score == score && !(h.score > l.score && l.floats[back] == Float::Up))
            }
        }
    }

    /// How many kinds of players with the score of the bye have played more games.
    fn missed(&self, sheet: &Sheet) -> u32 {
        if Some(sheet.score) != self.draw.bye_score {
            return 0;
        }
        self.games.iter().position(|games| *games == sheet.games).unwrap_or(0) as u32
    }

    /// C11: the wish that is not granted does not make a third game in a row on one side.
    fn repeats_bearably(&self, h: &Sheet, l: &Sheet) -> bool {
        if !h.absolute() || !l.absolute() || h.wish != l.wish {
            return true;
        }
        if h.imbalance == l.imbalance {
            return h.repeated.is_none() || h.repeated != l.repeated;
        }
        let yields = if h.imbalance > l.imbalance { l } else { h };
        yields.repeated != h.wish.map(|wish| wish.other())
    }
}
