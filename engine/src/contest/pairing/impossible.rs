//! Why a field cannot be paired: who is left over, and which rule to relax.

use super::Impossible;
use super::complete::{can_pair_all, left_over};
use crate::contest::swiss::Field;
use crate::text;

/// The rules that say who may meet whom, by place in the order of pairing, each on its own so that
/// one after the other can be left out.
pub(super) struct Rules<'a> {
    /// Who they are.
    pub(super) field: &'a Field,
    /// Players to be paired.
    pub(super) count: usize,
    /// Whether two have met.
    pub(super) met: &'a dyn Fn(usize, usize) -> bool,
    /// Whether two are kept apart.
    pub(super) apart: &'a dyn Fn(usize, usize) -> bool,
    /// Whether two claim the same side absolutely.
    pub(super) same_side: &'a dyn Fn(usize, usize) -> bool,
    /// Whether a player may have the bye.
    pub(super) bye: &'a dyn Fn(usize) -> bool,
    /// The player's index in the field.
    pub(super) player: &'a dyn Fn(usize) -> usize,
}

/// Which rules are left out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Without {
    Nothing,
    Apart,
    Sides,
    Byes,
    Meetings,
}

impl Rules<'_> {
    fn edge(&self, a: usize, b: usize, without: Without) -> bool {
        let (low, high) = (a.min(b), a.max(b));
        if high == self.count {
            return low < self.count && (without == Without::Byes || (self.bye)(low));
        }
        let blocks = |rule: Without, blocked: bool| rule != without && blocked;
        !blocks(Without::Meetings, (self.met)(low, high))
            && !blocks(Without::Apart, (self.apart)(low, high))
            && !blocks(Without::Sides, (self.same_side)(low, high))
    }

    /// The first rule, from the softest to the hardest, without which a pairing exists.
    pub(super) fn explain(&self) -> Impossible {
        let even = self.count + self.count % 2;
        let helps = |without: Without| can_pair_all(even, |a, b| self.edge(a, b, without));
        let stuck: Vec<usize> = left_over(even, |a, b| self.edge(a, b, Without::Nothing))
            .into_iter()
            .filter(|at| *at < self.count)
            .map(|at| (self.player)(at))
            .collect();
        let names = stuck.iter().map(|player| self.field.called(*player)).collect::<Vec<_>>().join(", ");
        let mut text = if helps(Without::Apart) {
            text!("pairing-no-pairing-keeps-apart-everybody")
        } else if helps(Without::Sides) {
            text!("pairing-no-pairing-respects-absolute-colour")
        } else if helps(Without::Byes) {
            text!("pairing-everybody-who-bye-give-second")
        } else if helps(Without::Meetings) {
            text!("pairing-many-met-already-no-pairing")
        } else {
            text!("pairing-no-pairing-exists-even-if")
        };
        if !names.is_empty() {
            text = text!("pairing-best-remain-without-opponent", text, names);
        }
        Impossible { text, stuck }
    }
}
