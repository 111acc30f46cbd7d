use std::cmp::Reverse;
use std::collections::HashSet;

use smallvec::{SmallVec, smallvec};

use super::mover::{Mover, Rules};
use super::pool::Pool;
use super::{Hop, Play, Points};
use crate::board::dice::Dice;
use crate::chance::Chance;

/// Single steps, from and to.
type Steps = SmallVec<[(u8, u8); 4]>;

/// A position that some of the dice lead to.
struct Line {
    steps: Steps,
    left: Pool,
    is_off: bool,
}

/// What [`Mover::walk`] has visited.
#[derive(Default)]
struct Walk {
    seen: HashSet<(u128, Points, Pool)>,
    lines: Vec<Line>,
}

impl<R: Rules> Mover<R> {
    /// Every legal play with these dice, one spelling for each position it can lead to.
    pub(super) fn plays(&self, dice: Dice, most_pips: bool) -> Vec<Play> {
        let mut walk = Walk::default();
        self.walk(Pool::of(dice), Steps::new(), &mut walk);
        let mut lines = walk.lines;

        let fewest = lines.iter().map(|line| line.left.left()).min().unwrap_or_default();
        lines.retain(|line| line.is_off || line.left.left() == fewest);
        if lines.iter().any(|line| line.left.is_low_left()) && fewest == 1 {
            lines.retain(|line| line.is_off || line.left.is_low_left());
        }
        if most_pips {
            let pips = |line: &Line| line.steps.iter().map(|(from, to)| from.saturating_sub(*to)).sum::<u8>();
            let most = lines.iter().map(pips).max().unwrap_or_default();
            lines.retain(|line| pips(line) == most);
        }
        let mut is_off = false;
        lines.retain(|line| !(line.is_off && std::mem::replace(&mut is_off, true)));
        lines.iter().map(|line| self.spell(dice, &line.steps)).collect()
    }

    /// Collects every position that the dice lead to, whether or not more could be played.
    fn walk(&self, left: Pool, steps: Steps, walk: &mut Walk) {
        if !walk.seen.insert((self.own.key(), self.blots, left)) {
            return;
        }
        for (die, rest) in left.takes() {
            for from in self.starts(die).iter() {
                let mut steps = steps.clone();
                steps.push((from, from.saturating_sub(die)));
                self.step(from, die).walk(rest, steps, walk);
            }
        }
        walk.lines.push(Line { steps, left, is_off: self.own.is_off() });
    }

    /// Some legal play with these dice, every one of them possible.
    pub(super) fn random_play(&self, dice: Dice, most_pips: bool, chance: &mut Chance) -> Play {
        let steps = match (most_pips, dice.is_double()) {
            (false, true) => self.random_double(dice.high(), chance),
            (false, false) => Some(self.random_pair(dice, chance)),
            (true, _) => None,
        };
        match steps {
            Some(steps) => self.spell(dice, &steps),
            None => {
                let mut plays = self.plays(dice, most_pips);
                let at = chance.below(plays.len());
                if at < plays.len() { plays.swap_remove(at) } else { Play { dice, hops: SmallVec::new() } }
            }
        }
    }

    /// Steps with two different numbers: any pair of steps if there is one, else the larger number.
    fn random_pair(&self, dice: Dice, chance: &mut Chance) -> Steps {
        let (high, low) = (dice.high(), dice.low());
        let orders = if chance.one_in(2) { [(high, low), (low, high)] } else { [(low, high), (high, low)] };
        for (first, second) in orders {
            let mut starts = self.starts(first);
            while let Some(from) = starts.pick(chance) {
                let after = self.step(from, first);
                let step = (from, from.saturating_sub(first));
                if let Some(from) = after.starts(second).pick(chance) {
                    return smallvec![step, (from, from.saturating_sub(second))];
                }
                if after.own.is_off() {
                    return smallvec![step];
                }
                starts = starts.without(Points::at(from));
            }
        }
        let single = |die: u8, chance: &mut Chance| {
            self.starts(die).pick(chance).map(|from| smallvec![(from, from.saturating_sub(die))])
        };
        single(high, chance).or_else(|| single(low, chance)).unwrap_or_default()
    }

    /// Steps with one number, as they come; `None` if they lead to where fewer than possible are played.
    fn random_double(&self, die: u8, chance: &mut Chance) -> Option<Steps> {
        let mut steps = Steps::new();
        let mut mover = *self;
        while steps.len() < 4 {
            let Some(from) = mover.starts(die).pick(chance) else { break };
            steps.push((from, from.saturating_sub(die)));
            mover = mover.step(from, die);
        }
        let is_complete = steps.len() == 4 || mover.own.is_off() || steps.len() == self.most(Pool::double(die));
        is_complete.then_some(steps)
    }

    /// Writes steps down: farthest checker first, steps of one checker run together except where it hits.
    fn spell(&self, dice: Dice, steps: &[(u8, u8)]) -> Play {
        // A checker is followed in the order of the steps: of two that pass the same point, the one
        // that came first may have had to go on before the other could start.
        let mut parts: SmallVec<[SmallVec<[Hop; 4]>; 4]> = SmallVec::new();
        for &(from, to) in steps {
            let hit = self.blots.has(to);
            let last = parts.iter_mut().find(|part| part.last().is_some_and(|hop| hop.to == from));
            match last {
                Some(part) => match part.last_mut() {
                    Some(hop) if !hop.hit => (hop.to, hop.hit) = (to, hit),
                    _ => part.push(Hop { from, to, hit, runs_on: true }),
                },
                None => parts.push(smallvec![Hop { from, to, hit, runs_on: false }]),
            }
        }
        parts.sort_by_key(|part| part.first().map(|hop| Reverse((hop.from, hop.to))));
        Play { dice, hops: parts.into_iter().flatten().collect() }
    }
}
