use std::collections::HashMap;

use super::Draw;
use super::duals::class_duals;
use crate::contest::pairing::player::{Float, Sheet, colours_allow};
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
    /// What each player is like, as a place in `classes`.
    class: Vec<usize>,
    /// Players whom no criterion tells apart, by the place of one of them, and how many they are.
    classes: Vec<(usize, usize)>,
    /// The criteria that tell pairs apart, with their bits, most important first.
    fields: Vec<(Kind, usize)>,
}

/// The weights of the criteria, by the classes of the two players.
pub(super) struct Weights<W> {
    class: Vec<usize>,
    classes: usize,
    table: Vec<W>,
}

impl<W: Weight> Weights<W> {
    /// What a pair is worth, if the two have not met and are not kept apart.
    pub(super) fn get(&self, high: usize, low: usize) -> W {
        self.between(self.class[high], self.class[low])
    }

    fn between(&self, a: usize, b: usize) -> W {
        self.table[a * self.classes + b]
    }

    /// Duals with which to begin, for a graph of these players.
    pub(super) fn duals(&self, places: &[usize]) -> Vec<W> {
        let mut counts = vec![0; self.classes];
        for at in places {
            counts[self.class[*at]] += 1;
        }
        let duals = class_duals(&counts, |a, b| self.between(a, b));
        places.iter().map(|at| duals[self.class[*at]]).collect()
    }
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
        let (class, classes) = classes(draw, &players, [residents, next, rest]);
        let mut criteria =
            Self { draw, players, residents, next, rest, bye_here, games, class, classes, fields: Vec::new() };
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
                self.kinds_of_pairs().all(|(high, low)| Some(self.value(*kind, high, low)) <= least)
            })
    }

    /// A pair of every two classes that may meet, the higher first.
    fn kinds_of_pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        let pairs = self.classes.iter().enumerate().flat_map(|(at, (first, count))| {
            let itself = (*count > 1).then_some((*first, *first));
            let others = self.classes.iter().take(at).map(|(other, _)| ((*first).min(*other), (*first).max(*other)));
            itself.into_iter().chain(others)
        });
        pairs.filter(|(high, low)| {
            *low >= self.residents && *low < self.rest && colours_allow(self.sheet(*high), self.sheet(*low))
        })
    }

    /// What pairs are worth, their lowest bit at `shift`.
    pub(super) fn weights<W: Weight>(&self, shift: usize) -> Weights<W> {
        let count = self.classes.len();
        let mut table = vec![W::ZERO; count * count];
        for (at, (a, _)) in self.classes.iter().enumerate() {
            for (other, (b, _)) in self.classes.iter().enumerate() {
                let (high, low) = ((*a).min(*b), (*a).max(*b));
                if low >= self.residents && colours_allow(self.sheet(high), self.sheet(low)) {
                    table[at * count + other] = self.weight(high, low, shift);
                }
            }
        }
        Weights { class: self.class.clone(), classes: count, table }
    }

    fn weight<W: Weight>(&self, high: usize, low: usize, shift: usize) -> W {
        let mut weight = W::ZERO;
        let mut bit = shift + self.bits();
        for (kind, bits) in &self.fields {
            bit -= bits;
            match self.value(*kind, high, low) {
                0 => {}
                value @ 1.. => weight += W::at(value.unsigned_abs(), bit),
                value => weight -= W::at(value.unsigned_abs(), bit),
            }
        }
        weight
    }

    /// The criteria in order, without those that say the same of every pair.
    fn choose_fields(&self, complete: bool) -> Vec<(Kind, usize)> {
        let (here, both) = (self.next, self.rest);
        let count = |to: usize, is: &dyn Fn(&Sheet) -> bool| (0..to).filter(|at| is(self.sheet(*at))).count();
        let scored = |to: usize, score: u32| bits_for(count(to, &|sheet| sheet.score == score));
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
        fields.extend(scores(here).into_iter().map(|score| (Kind::PairedScore(score), scored(here, score))));
        if both > here {
            fields.push((Kind::Next, bits_for(both)));
            fields.extend(scores(both).into_iter().map(|score| (Kind::NextScore(score), scored(both, score))));
        }
        if self.bye_here {
            fields.push((Kind::ByeGames, bits_for(here * self.games.len())));
        }
        let last_round = self.draw.field.played + 1 >= self.draw.field.rounds;
        if last_round {
            let imbalanced = bits_for(count(here, &Sheet::absolute_imbalance) / 2);
            let absolute = bits_for(count(here, &Sheet::absolute) / 2);
            fields.extend([(Kind::TopImbalance, imbalanced), (Kind::TopRepeated, absolute)]);
        }
        let claims = bits_for(count(here, &Sheet::claims) / 2);
        fields.extend([(Kind::Wishes, bits_for(here / 2)), (Kind::StrongWishes, claims)]);
        let floats = |back: usize, float: Float| move |sheet: &Sheet| sheet.floats[back] == float;
        // Only those who moved down meet a lower score here.
        let moved_up = |back: usize| count(here, &floats(back, Float::Up)).min(self.residents);
        for back in 0..2 {
            let down = bits_for(count(here, &floats(back, Float::Down)));
            fields.extend([(Kind::Down(back), down), (Kind::Up(back), bits_for(moved_up(back)))]);
        }
        for back in 0..2 {
            for score in scores(here) {
                let down = count(here, &|sheet| sheet.score == score && sheet.floats[back] == Float::Down);
                fields.push((Kind::DownScore(back, score), bits_for(down)));
            }
            for score in scores(here) {
                let moved = (0..self.residents).filter(|at| self.score(*at) == score).count();
                fields.push((Kind::UpScore(back, score), bits_for(moved_up(back).min(moved))));
            }
        }
        fields
            .retain(|(kind, _)| matches!(kind, Kind::Complete | Kind::Paired | Kind::Next) || self.tells_apart(*kind));
        fields
    }

    fn tells_apart(&self, kind: Kind) -> bool {
        let mut first: [Option<i32>; 2] = [None; 2];
        self.kinds_of_pairs().any(|(high, low)| {
            let value = self.value(kind, high, low);
            *first[usize::from(low >= self.next)].get_or_insert(value) != value
        })
    }

    /// What a pair gives by a criterion, or costs. The sum over the pairs of any pairing, less a
    /// number that is the same for all that are equal by the criteria before, has the bits of the field.
    fn value(&self, kind: Kind, high: usize, low: usize) -> i32 {
        let (h, l) = (self.sheet(high), self.sheet(low));
        let here = low < self.next;
        let there = low >= self.next && low < self.rest;
        let yes = |condition: bool| i32::from(condition);
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
            Kind::ByeGames => self.missed(h) + self.missed(l),
            Kind::TopImbalance => -yes(here && h.absolute_imbalance() && l.absolute_imbalance() && h.wish == l.wish),
            Kind::TopRepeated => -yes(here && !self.repeats_bearably(h, l)),
            Kind::Wishes => -yes(here && h.wish.is_some() && h.wish == l.wish),
            Kind::StrongWishes => {
                let both = h.claims() && l.claims() && !(h.absolute() && l.absolute());
                -yes(here && both && h.wish == l.wish)
            }
            Kind::Down(back) => {
                let down = |sheet: &Sheet| sheet.floats[back] == Float::Down;
                yes(here && down(l)) + yes(here && h.score <= l.score && down(h))
            }
            Kind::Up(back) => -yes(here && h.score > l.score && l.floats[back] == Float::Up),
            Kind::DownScore(back, score) => {
                let down = |sheet: &Sheet| sheet.floats[back] == Float::Down && sheet.score == score;
                yes(here && down(l)) + yes(here && down(h))
            }
            Kind::UpScore(back, score) => {
                -yes(here && h.score == score && h.score > l.score && l.floats[back] == Float::Up)
            }
        }
    }

    /// How many kinds of players with the score of the bye have played more games.
    fn missed(&self, sheet: &Sheet) -> i32 {
        if Some(sheet.score) != self.draw.bye_score {
            return 0;
        }
        self.games.iter().position(|games| *games == sheet.games).unwrap_or(0) as i32
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

/// Sorts players by everything that a criterion looks at, and by the part of the graph (its borders
/// given) that they are in: the class of each, and the place of one of each class with their number.
fn classes(draw: &Draw<'_>, players: &[usize], borders: [usize; 3]) -> (Vec<usize>, Vec<(usize, usize)>) {
    let mut known = HashMap::new();
    let mut classes: Vec<(usize, usize)> = Vec::new();
    let class_of = |(at, player): (usize, &usize)| {
        let part = borders.iter().filter(|border| at >= **border).count();
        let class = *known.entry((part, draw.sheets[*player].likeness())).or_insert(classes.len());
        match classes.get_mut(class) {
            Some((_, count)) => *count += 1,
            None => classes.push((at, 1)),
        }
        class
    };
    (players.iter().enumerate().map(class_of).collect(), classes)
}
