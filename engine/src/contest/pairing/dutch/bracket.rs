use super::criteria::Weights;
use super::remainder::Remainder;
use super::{Criteria, Draw, Paired};
use crate::contest::pairing::complete::pair_all;
use crate::contest::pairing::matching::Matching;
use crate::contest::pairing::reason::Dutch;
use crate::contest::pairing::weight::{Solve, Weight, with_width};

/// The players who are paired together: those who moved down, then a score group.
pub(super) struct Bracket<'a> {
    draw: &'a Draw<'a>,
    moved: Vec<usize>,
    from: usize,
    end: usize,
    next_end: usize,
}

/// Pairs of a bracket, and everybody of the graph whom the solution leaves without a partner.
pub(super) struct Solution {
    pairs: Vec<(usize, usize, Dutch)>,
    /// Players of the bracket who move down.
    down: Vec<usize>,
    /// Players of the bracket and of the next group without a partner.
    alone: Vec<usize>,
}

impl<'a> Bracket<'a> {
    /// The bracket of those who moved down and the score group that begins at `from`.
    pub(super) fn new(draw: &'a Draw<'a>, moved: &[usize], from: usize) -> Self {
        let group_end = |from: usize| {
            let score = draw.sheets.get(from).map(|sheet| sheet.score);
            from + draw.sheets.iter().skip(from).take_while(|sheet| Some(sheet.score) == score).count()
        };
        let end = group_end(from);
        Self { draw, moved: moved.to_vec(), from, end, next_end: group_end(end) }
    }

    /// Where the next score group begins.
    pub(super) fn end(&self) -> usize {
        self.end
    }

    /// The score of the group.
    pub(super) fn score(&self) -> u32 {
        self.draw.sheets.get(self.from).map_or(0, |sheet| sheet.score)
    }

    /// The pairs, and those who move down.
    pub(super) fn pair(&self) -> Paired {
        if let Some(pairs) = self.natural() {
            let left = if (self.end - self.from) % 2 == 1 { vec![self.end - 1] } else { Vec::new() };
            return (pairs, left);
        }
        if let Some(solution) = self.pair_alone() {
            return (solution.pairs, solution.down);
        }
        self.pair_with_next()
    }

    /// The pairs, and those who move down, by a look at the next group and, where that is not enough, at everybody.
    pub(super) fn pair_with_next(&self) -> Paired {
        let everybody = self.draw.sheets.len();
        let solution = self.solve(self.next_end, false);
        let left: Vec<usize> = solution.alone.iter().copied().chain(self.next_end..everybody).collect();
        let solution = if self.draw.completes(&left, self.draw.bye_score.unwrap_or(0)) {
            solution
        } else {
            self.solve(everybody, true)
        };
        (solution.pairs, solution.down)
    }

    /// The best pairing without a look at the next group, if those whom it moves down cost that group
    /// nothing: then no other is better by C8, and this one is the best of all. As a rule it does.
    fn pair_alone(&self) -> Option<Solution> {
        if self.end == self.next_end || self.bye_is_here() {
            return None;
        }
        let solution = self.solve(self.end, false);
        self.is_perfect_below(&solution.down).then_some(solution)
    }

    /// Whether those who move down and the next group can all be paired, one of that group excepted if
    /// their number is odd, and the rest can be paired with that one.
    fn is_perfect_below(&self, down: &[usize]) -> bool {
        let below: Vec<usize> = down.iter().copied().chain(self.end..self.next_end).collect();
        let even = below.len() + below.len() % 2;
        let edge = |a: usize, b: usize| {
            let (high, low) = (a.min(b), a.max(b));
            low >= down.len()
                && below.get(low).is_none_or(|low| self.draw.may_meet(below[high], *low))
                && (low < below.len() || high >= down.len())
        };
        let Some(partners) = pair_all(even, edge) else { return false };
        let alone = partners.get(below.len()).map(|alone| below[*alone]);
        let left: Vec<usize> = alone.into_iter().chain(self.next_end..self.draw.sheets.len()).collect();
        self.draw.completes(&left, self.draw.bye_score.unwrap_or(0))
    }

    /// Upper half against lower half, where by no criterion any pair could be better, nobody moves
    /// and the rest can be paired: the first round, as a rule.
    fn natural(&self) -> Option<Vec<(usize, usize, Dutch)>> {
        let everybody = self.draw.sheets.len();
        let (size, bye) = (self.end - self.from, self.draw.bye_score.unwrap_or(0));
        let ends_well = if size % 2 == 0 {
            let below: Vec<usize> = (self.end..everybody).collect();
            self.draw.completes(&below, bye)
        } else {
            self.end == everybody && self.draw.may_have_bye(self.end - 1, bye)
        };
        if !self.moved.is_empty() || !ends_well {
            return None;
        }
        let half = size / 2;
        let criteria = self.criteria(self.end, false);
        let pairs: Vec<(usize, usize)> = (0..half).map(|at| (at, at + half)).collect();
        let pair = |(a, b): (usize, usize)| (self.from + a, self.from + b, Dutch::Natural);
        criteria.are_best(&pairs).then(|| pairs.into_iter().map(pair).collect())
    }

    fn criteria(&self, to: usize, complete: bool) -> Criteria<'a> {
        let players: Vec<usize> = self.moved.iter().copied().chain(self.from..to).collect();
        let residents = self.moved.len();
        let next = residents + self.end - self.from;
        let rest = (next + self.next_end - self.end).min(players.len());
        Criteria::new(self.draw, players, (residents, next, rest), self.bye_is_here(), complete)
    }

    fn solve(&self, to: usize, complete: bool) -> Solution {
        let criteria = self.criteria(to, complete);
        let tie = usize::BITS as usize - (criteria.next + 2).leading_zeros() as usize;
        let task = Task { criteria, tie };
        with_width(task.bits(), &task)
    }

    /// C9 applies where everybody else of the bracket can be paired in it and the one left has the bye.
    fn bye_is_here(&self) -> bool {
        let Some(bye) = self.draw.bye_score.filter(|bye| *bye >= self.score()) else { return false };
        let here: Vec<usize> = self.moved.iter().copied().chain(self.from..self.end).collect();
        let below: Vec<usize> = (self.end..self.draw.sheets.len()).collect();
        here.len() % 2 == 1 && self.draw.completes(&here, bye) && self.draw.completes(&below, bye)
    }
}

/// A bracket as a graph to be solved.
struct Task<'a> {
    criteria: Criteria<'a>,
    /// Bits that count the bracket's players.
    tie: usize,
}

impl Task<'_> {
    /// Bits below the criteria: exchanges (how many, and the sum of the upper players' places), one
    /// bit to try a player, and an order of opponents.
    fn tie_bits(&self) -> usize {
        4 * self.tie + 4
    }

    fn bits(&self) -> usize {
        // Room for the bonus of fixed pairs, and for duals of twice the weight.
        self.criteria.bits() + self.tie_bits() + 4
    }
}

/// A bracket with its weights.
pub(super) struct Graph<'a, W> {
    pub(super) criteria: &'a Criteria<'a>,
    /// Bits that count the bracket's players.
    pub(super) tie: usize,
    pub(super) weights: Weights<W>,
    bonus: W,
}

impl<W: Weight> Graph<'_, W> {
    pub(super) fn base(&self, a: usize, b: usize) -> W {
        let (high, low) = (a.min(b), a.max(b));
        if self.criteria.is_edge(high, low) { self.weights.get(high, low) } else { W::ZERO }
    }

    /// Which of those who moved down are paired here, and with whom; and how many pairs that leaves
    /// to the other residents.
    fn pair_moved_down(&self) -> (Vec<(usize, usize)>, usize) {
        let criteria = self.criteria;
        let (moved, next) = (criteria.residents, criteria.next);
        let count = criteria.players.len();
        let mut matching = Matching::<W>::new(count);
        for low in moved..count {
            for high in 0..low {
                matching.set(high, low, self.base(high, low));
            }
        }
        matching.solve_from(self.weights.duals(&(0..count).collect::<Vec<_>>()));
        let here =
            |matching: &Matching<W>, at: usize| matching.partner(at).filter(|partner| (moved..next).contains(partner));
        // Higher ranked ones first, as many of each score as the criteria have found.
        let score = |at: usize| criteria.score(at);
        let stays = W::at((next - moved) as u32 + 1, 0);
        let mut chosen = Vec::new();
        let mut at = 0;
        while at < moved {
            let class_end = (at..moved).find(|other| score(*other) != score(at)).unwrap_or(moved);
            let mut open = (at..class_end).filter(|other| here(&matching, *other).is_some()).count();
            for player in at..class_end {
                if open == 0 {
                    break;
                }
                if class_end - player <= open {
                    chosen.push(player);
                    continue;
                }
                let opponents: Vec<usize> = (moved..next).filter(|low| criteria.is_edge(player, *low)).collect();
                let raise = |matching: &mut Matching<W>, by: W| {
                    let raised = opponents.iter().map(|low| (*low, self.base(player, *low) + by));
                    matching.change(player, raised.collect::<Vec<_>>());
                };
                if here(&matching, player).is_none() && opponents.iter().any(|low| matching.is_tight(player, *low)) {
                    raise(&mut matching, W::at(1, 0));
                }
                if here(&matching, player).is_some() {
                    raise(&mut matching, stays);
                    chosen.push(player);
                    open -= 1;
                }
            }
            at = class_end;
        }
        let mut pairs: Vec<(usize, usize)> = Vec::new();
        for player in chosen {
            let candidates: Vec<usize> = (moved..next)
                .filter(|low| criteria.is_edge(player, *low) && !pairs.iter().any(|(_, taken)| taken == low))
                .collect();
            if let Some(partner) = self.first_choice(&mut matching, player, &candidates, count) {
                pairs.push((player, partner));
            }
        }
        let remaining = (moved..next).filter(|at| here(&matching, *at).is_some_and(|partner| partner > *at)).count();
        (pairs, remaining)
    }

    /// The first of the candidates whom the player meets in some best pairing; fixes the two.
    /// `floor` is added for all of them, so that the player stays paired among them.
    pub(super) fn first_choice(
        &self,
        matching: &mut Matching<W>,
        player: usize,
        candidates: &[usize],
        floor: usize,
    ) -> Option<usize> {
        let current = matching.partner(player);
        let place = candidates.iter().position(|candidate| Some(*candidate) == current).unwrap_or(candidates.len());
        let earlier = candidates.iter().take(place);
        if earlier.into_iter().any(|candidate| matching.is_tight(player, *candidate)) || current.is_none() {
            let preferred: Vec<(usize, W)> = candidates
                .iter()
                .rev()
                .enumerate()
                .map(|(order, low)| (*low, matching.get(player, *low) + W::at((floor + order) as u32, 0)))
                .filter(|(low, _)| matching.get(player, *low) > W::ZERO)
                .collect();
            matching.change(player, preferred);
        }
        let partner = matching.partner(player).filter(|partner| candidates.contains(partner))?;
        matching.fix(player, partner, self.bonus);
        Some(partner)
    }
}

impl Solve for Task<'_> {
    type Answer = Solution;

    fn solve<W: Weight>(&self) -> Solution {
        let criteria = &self.criteria;
        let weights = criteria.weights(self.tie_bits());
        let bonus = W::at(1, criteria.bits() + self.tie_bits() + 1);
        let graph = Graph { criteria, tie: self.tie, weights, bonus };
        let mut pairs: Vec<(usize, usize, Dutch)> = Vec::new();
        let mut left: Vec<usize> = (0..criteria.players.len()).collect();
        let mut halves = None;
        if criteria.residents > 0 {
            let (moved_pairs, remaining_pairs) = graph.pair_moved_down();
            left.retain(|at| !moved_pairs.iter().any(|(a, b)| at == a || at == b));
            pairs.extend(moved_pairs.into_iter().map(|(a, b)| (a, b, Dutch::MovedDown)));
            halves = Some(remaining_pairs);
        }
        let remainder = Remainder::new(&graph, left);
        let alone = remainder.pair(halves, &mut pairs);
        let player = |at: &usize| criteria.players[*at];
        let is_paired = |at: &usize| pairs.iter().any(|(a, b, _)| at == a || at == b);
        Solution {
            down: (0..criteria.next).filter(|at| !is_paired(at)).map(|at| player(&at)).collect(),
            alone: alone.iter().map(player).collect(),
            pairs: pairs.iter().map(|(a, b, why)| (player(a), player(b), *why)).collect(),
        }
    }
}
