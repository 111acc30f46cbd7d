use super::mover::{Mover, Rules};
use super::pool::{Leftovers, Pool};
use super::{MEN, OFF, Play};

/// What is wrong with a play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Wrong {
    /// `-`, though something can be played.
    CanPlay,
    /// More landings than dice, of which there are so many.
    TooMany(usize),
    /// Not towards the home.
    Backwards(u8, u8),
    /// A `*` where no checker was hit.
    NotHit(u8),
    /// No way to assign the dice makes it work.
    Impossible,
    /// So many dice can be played.
    TooFew(usize),
    /// The larger of two numbers can be played.
    Larger(u8),
    /// So many pips can be moved.
    Pips(u32),
}

/// Where the checker of each hop stands, and where it has to land; the rest are filled up with `OFF`.
type Runs = [(u8, u8); 4];

impl<R: Rules> Mover<R> {
    /// Whether the dice can be played as written, and no more had to be played.
    pub(super) fn judge(&self, play: &Play, most_pips: bool) -> Result<(), Wrong> {
        let pool = Pool::of(play.dice);
        if play.hops.is_empty() {
            return if self.most(pool) == 0 { Ok(()) } else { Err(Wrong::CanPlay) };
        }
        if play.hops.len() > pool.left() {
            return Err(Wrong::TooMany(pool.left()));
        }
        let mut runs: Runs = [(OFF, OFF); 4];
        for (run, hop) in runs.iter_mut().zip(&play.hops) {
            if hop.to >= hop.from {
                return Err(Wrong::Backwards(hop.from, hop.to));
            }
            if hop.hit && !self.blots.has(hop.to) {
                return Err(Wrong::NotHit(hop.to));
            }
            *run = (hop.from, hop.to);
        }
        let mut leftovers = Leftovers::default();
        self.share(pool, runs, &mut leftovers);
        let Some(fewest) = leftovers.fewest else { return Err(Wrong::Impossible) };
        let off = play.hops.iter().filter(|hop| hop.to == OFF).count();
        if off + self.own.count(OFF) as usize == MEN as usize {
            return Ok(());
        }
        if fewest > 0 {
            let most = self.most(pool);
            if pool.left() - fewest < most {
                return Err(Wrong::TooFew(most));
            }
            let high = play.dice.high();
            if most == 1 && !play.dice.is_double() && !leftovers.low && !self.starts(high).is_empty() {
                return Err(Wrong::Larger(high));
            }
        }
        if most_pips {
            let most = self.plays(play.dice, true).first().map(Play::pips).unwrap_or_default();
            if play.pips() < most {
                return Err(Wrong::Pips(most));
            }
        }
        Ok(())
    }

    /// Plays the runs to their landings with the dice, in every way that works, until one uses every die.
    fn share(&self, pool: Pool, runs: Runs, leftovers: &mut Leftovers) {
        let open = runs.iter().filter(|(at, to)| at != to).count();
        if open == 0 {
            leftovers.insert(pool);
        }
        if open == 0 || open > pool.left() {
            return;
        }
        for (die, rest) in pool.takes() {
            let starts = self.starts(die);
            for (i, &(at, to)) in runs.iter().enumerate() {
                let landing = at.saturating_sub(die);
                let hits_unwritten = landing > to && self.blots.has(landing);
                let is_tried = runs.iter().take(i).any(|run| *run == (at, to));
                if at == to || landing < to || !starts.has(at) || hits_unwritten || is_tried {
                    continue;
                }
                let mut runs = runs;
                if let Some(run) = runs.get_mut(i) {
                    run.0 = landing;
                }
                self.step(at, die).share(rest, runs, leftovers);
                if leftovers.fewest == Some(0) {
                    return;
                }
            }
        }
    }
}
