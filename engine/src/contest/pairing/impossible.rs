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
            text!(
                "No pairing keeps apart everybody who is to be kept apart. Relax one of these wishes.",
                "Aucun appariement ne sépare tous ceux qui doivent l’être. Levez l’une de ces contraintes."
            )
        } else if helps(Without::Sides) {
            text!(
                "No pairing respects the absolute colour wishes. Allow a third game in a row, or a difference of three, on one side.",
                "Aucun appariement ne respecte les préférences absolues de couleur. Autorisez une troisième partie de suite, ou un écart de trois, du même côté."
            )
        } else if helps(Without::Byes) {
            text!(
                "Everybody who could have the bye has had one. Give a second bye, or bring in one more player.",
                "Tous ceux qui pourraient être exempts l’ont déjà été. Donnez une seconde exemption, ou faites entrer un joueur de plus."
            )
        } else if helps(Without::Meetings) {
            text!(
                "Too many have met already: no pairing without a rematch exists. Allow rematches (the plain Swiss does), or end the tournament.",
                "Trop de joueurs se sont déjà rencontrés : aucun appariement sans revanche n’existe. Autorisez les revanches (le suisse simple le fait), ou terminez le tournoi."
            )
        } else {
            text!(
                "No pairing exists, even if one of the rules (meetings, sides, byes, players kept apart) is left out. Relax several, or use the plain Swiss.",
                "Aucun appariement n’existe, même en levant l’une des règles (revanches, côtés, exemptions, joueurs à séparer). Levez-en plusieurs, ou prenez le suisse simple."
            )
        };
        if !names.is_empty() {
            let (en, fr) = (text.en, text.fr);
            text = text!(
                "{en} At best, these remain without an opponent: {names}.",
                "{fr} Au mieux restent sans adversaire : {names}."
            );
        }
        Impossible { text, stuck }
    }
}
