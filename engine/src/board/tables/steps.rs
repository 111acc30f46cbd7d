use std::collections::BTreeMap;

use super::mover::{Mover, Rules};
use super::pool::Pool;
use super::{BAR, OFF, Play, Table};
use crate::board::dice::Dice;
use crate::game::{Scan, Seat, Step};

/// What a play must come to.
struct Goal {
    all: Pool,
    /// Dice to be played.
    most: usize,
    /// The only number to be played, where one die can be and it must be the larger.
    only: Option<u8>,
    /// Pips to be moved, where they count.
    pips: Option<u32>,
}

/// A play of which some single steps are made.
#[derive(Clone, Copy)]
struct Way<R> {
    mover: Mover<R>,
    left: Pool,
    pips: u32,
}

impl<R: Rules> Way<R> {
    /// The single steps with which a legal play can go on: from, to, and what follows.
    fn steps(&self, goal: &Goal) -> impl Iterator<Item = (u8, u8, Self)> {
        let onward = self.left.takes().flat_map(move |(die, left)| {
            self.mover.starts(die).iter().map(move |from| {
                let to = from.saturating_sub(die);
                let after = Self { mover: self.mover.step(from, die), left, pips: self.pips + u32::from(from - to) };
                (die, from, to, after)
            })
        });
        onward.filter_map(|(die, from, to, after)| {
            let is_due = after.is_off() || goal.only.is_none_or(|only| die == only);
            (is_due && after.can_reach(goal)).then_some((from, to, after))
        })
    }

    fn is_off(&self) -> bool {
        self.mover.own.is_off()
    }

    fn is_complete(&self, goal: &Goal) -> bool {
        let has_played = goal.all.left() - self.left.left() == goal.most;
        self.is_off() || has_played && goal.pips.is_none_or(|pips| pips == self.pips)
    }

    fn can_reach(&self, goal: &Goal) -> bool {
        self.is_complete(goal) || self.steps(goal).next().is_some()
    }
}

impl<R: Rules> Mover<R> {
    /// The ways to go on with a play of which `partial` is written, dice first, then single steps in
    /// the order in which they are made.
    ///
    /// The scene counts the points as P1 does, so the steps need to know the `seat`.
    pub(super) fn steps(&self, seat: Seat, partial: &str, most_pips: bool) -> Vec<Step> {
        let mut scan = Scan::new(partial);
        let Some(dice) = Dice::scan(&mut scan) else { return Vec::new() };
        let goal = self.goal(dice, most_pips);
        let start = Way { mover: *self, left: goal.all, pips: 0 };
        if scan.is_done() {
            let cannot_move = || vec![Step::last(|pen| pen.sign(":").nothing())];
            return if goal.most == 0 { cannot_move() } else { begin(seat, &[start], &goal, true) };
        }
        if !scan.eat(":") {
            return Vec::new();
        }
        let (mut ways, mut at) = (vec![start], None);
        for part in scan.rest().split(',') {
            let mut points = part.split('/').map(point);
            let Some(mut from) = points.next().flatten() else { return Vec::new() };
            at = Some((from, false));
            for to in points {
                let Some(to) = to else { return Vec::new() };
                let made = |step: &(u8, u8, Way<R>)| (step.0, step.1) == (from, to);
                ways = ways.iter().flat_map(|way| way.steps(&goal).filter(made).map(|step| step.2)).collect();
                from = to;
                at = Some((from, true));
            }
        }
        let Some((from, has_landed)) = at else { return Vec::new() };
        let mut steps = self.land(seat, from, &ways, &goal);
        if has_landed {
            steps.extend(begin(seat, &ways, &goal, false));
        }
        steps
    }

    fn goal(&self, dice: Dice, most_pips: bool) -> Goal {
        let all = Pool::of(dice);
        let most = self.most(all);
        let is_larger_due = most == 1 && !dice.is_double() && !self.starts(dice.high()).is_empty();
        let pips = || self.plays(dice, true).first().map(Play::pips);
        Goal { all, most, only: is_larger_due.then(|| dice.high()), pips: if most_pips { pips() } else { None } }
    }

    /// Where the checker on `from` can land.
    fn land(&self, seat: Seat, from: u8, ways: &[Way<R>], goal: &Goal) -> Vec<Step> {
        let mut landings: BTreeMap<u8, (bool, bool)> = BTreeMap::new();
        for (_, to, after) in ways.iter().flat_map(|way| way.steps(goal)).filter(|step| step.0 == from) {
            let (complete, open) = landings.entry(to).or_default();
            *complete |= after.is_complete(goal);
            *open |= after.steps(goal).next().is_some();
        }
        let step = |(to, (complete, open))| {
            let text = match to {
                OFF => "off".to_owned(),
                _ => format!("{to}{}", if self.blots.has(to) { "*" } else { "" }),
            };
            Step::new(complete, open, |pen| pen.sign("/").spot_as(text, Table::<R>::spot(seat, to)))
        };
        landings.into_iter().map(step).collect()
    }
}

/// The checkers that can move next, first of all or after others.
fn begin<R: Rules>(seat: Seat, ways: &[Way<R>], goal: &Goal, is_first: bool) -> Vec<Step> {
    let mut points: Vec<u8> = ways.iter().flat_map(|way| way.steps(goal)).map(|step| step.0).collect();
    points.sort_unstable();
    points.dedup();
    let step = |from: u8| {
        let text = if from == BAR { "bar".to_owned() } else { from.to_string() };
        Step::more(|pen| {
            let pen = if is_first { pen.sign(":") } else { pen.comma() };
            pen.spot_as(text, Table::<R>::spot(seat, from))
        })
    };
    points.into_iter().rev().map(step).collect()
}

fn point(text: &str) -> Option<u8> {
    match text.trim_end_matches('*') {
        "bar" => Some(BAR),
        "off" => Some(OFF),
        number => number.parse().ok().filter(|point| (1..BAR).contains(point)),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use crate::board::dice::Dice;
    use crate::board::tables::{Rules, Table, Turn};
    use crate::chance::Chance;
    use crate::game::Seat;
    use crate::games::backgammon::Hitting;
    use crate::games::jacquet::Running;

    /// The positions that all steps lead to.
    fn walk<R: Rules>(table: &Table<R>, partial: &str, results: &mut BTreeSet<String>) {
        for step in table.steps(Seat::P1, partial) {
            let text = format!("{partial}{}", step.text());
            if step.complete {
                let Some(Turn::Play(play)) = Turn::read(&text, R::HITS) else { panic!("{text} should read") };
                assert_eq!(table.check(Seat::P1, &Turn::Play(play.clone())), Ok(()), "{text}");
                let mut after = table.clone();
                after.play(Seat::P1, &play);
                results.insert(format!("{after:?}"));
            }
            if step.open {
                walk(table, &text, results);
            }
        }
    }

    fn agrees<R: Rules>(start: &[(u8, u8)], most_pips: bool, chance: &mut Chance) {
        let mut table = Table::<R>::arranged(start, start, most_pips);
        for _ in 0..60 {
            let dice = Dice::throw(chance).sorted();
            let mut results = BTreeSet::new();
            if !dice.is_double() || chance.one_in(8) {
                walk(&table, &dice.to_string(), &mut results);
                let plays = table.plays(Seat::P1, dice);
                let listed: BTreeSet<String> = plays
                    .iter()
                    .map(|play| {
                        let mut after = table.clone();
                        after.play(Seat::P1, play);
                        format!("{after:?}")
                    })
                    .collect();
                assert_eq!(results, listed, "{dice} in {table:?}");
                assert_eq!(listed.len(), plays.len(), "{dice} in {table:?}");
            }
            for seat in [Seat::P1, Seat::P2] {
                if let Turn::Play(play) = table.random_turn(seat, chance)
                    && table.play(seat, &play)
                {
                    return;
                }
            }
        }
    }

    #[test]
    fn the_steps_lead_to_the_positions_that_are_listed() {
        let mut chance = Chance::seeded(1);
        for _ in 0..3 {
            agrees::<Hitting>(&[(24, 2), (13, 5), (8, 3), (6, 5)], false, &mut chance);
            agrees::<Hitting>(&[(6, 5), (5, 3), (4, 2), (3, 1), (1, 4)], true, &mut chance);
            agrees::<Running>(&[(24, 14), (3, 1)], false, &mut chance);
        }
    }
}
