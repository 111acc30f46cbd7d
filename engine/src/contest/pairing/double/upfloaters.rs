//! Who is taken up into the bracket of the top score (article 3.5 of the Double-Swiss).

use super::identifier::settle;
use super::{Draw, Sheet};
use crate::contest::pairing::complete::can_pair_all;
use crate::contest::pairing::matching::Matching;
use crate::contest::pairing::weight::{Solve, Weight, bits_for, with_width};

/// Most bits that the digits of the scores may take.
const SCORE_BITS: usize = 3500;

/// The players of lower scores who complete the top score's bracket. `left` is everybody not yet
/// paired, from the top; the first `top` of them have the top score.
pub(super) fn upfloaters(draw: &Draw<'_>, left: &[usize], top: usize) -> Vec<usize> {
    let (group, lower) = left.split_at(top);
    let complete = |players: &[usize]| can_pair_all(players.len(), |a, b| draw.may_meet(players[a], players[b]));
    if complete(group) && complete(lower) {
        return Vec::new();
    }
    let score = |at: usize| draw.sheets[left[at]].score;
    let next = (top..left.len()).take_while(|at| score(*at) == score(top)).count() + top;
    let mut scores: Vec<u32> = (top..left.len()).map(score).collect();
    scores.dedup();
    let digit = bits_for(top);
    scores.truncate(SCORE_BITS / digit.max(1));
    let choice = Choice { draw, left, top, next, scores, digit };
    let bits = bits_for(left.len()) + digit * (choice.scores.len() + 2) + bits_for(left.len()) + 4;
    with_width(bits, &choice)
}

struct Choice<'a> {
    draw: &'a Draw<'a>,
    left: &'a [usize],
    /// Where the lower scores begin, and the scores after the next one.
    top: usize,
    next: usize,
    /// The lower scores, from the top.
    scores: Vec<u32>,
    digit: usize,
}

impl Choice<'_> {
    fn sheet(&self, at: usize) -> &Sheet {
        &self.draw.sheets[self.left[at]]
    }

    /// C3 to C7 as digits, the first the highest: everybody is paired; few upfloaters; not from the
    /// lowest score, nor the one above it, and so on; pairs within the next score; upfloaters who did
    /// not float before. The lowest bit stays free to try somebody.
    fn weight<W: Weight>(&self, high: usize, low: usize) -> W {
        let goes_up = high < self.top && low >= self.top;
        let mut bit = 1;
        let mut weight = W::ZERO;
        let mut add = |condition: bool, bits: usize| {
            if condition {
                weight += W::at(1, bit);
            }
            bit += bits;
        };
        add(goes_up && (self.draw.is_last || !self.sheet(low).floated), self.digit);
        add(high >= self.top && low < self.next, bits_for(self.left.len()));
        for score in &self.scores {
            add(goes_up && self.sheet(low).score != *score, self.digit);
        }
        add(low < self.top, self.digit);
        add(true, 0);
        weight
    }
}

impl Solve for Choice<'_> {
    type Answer = Vec<usize>;

    fn solve<W: Weight>(&self) -> Vec<usize> {
        let count = self.left.len();
        let mut matching = Matching::<W>::new(count);
        for low in 0..count {
            for high in 0..low {
                if self.draw.may_meet(self.left[high], self.left[low]) {
                    matching.set(high, low, self.weight(high, low));
                }
            }
        }
        matching.solve();
        let goes_up = |matching: &Matching<W>, at: usize| matching.partner(at).is_some_and(|other| other < self.top);
        let mut open = (self.top..count).filter(|at| goes_up(&matching, *at)).count();
        let residents: Vec<usize> = (0..self.top).collect();
        let mut chosen = Vec::new();
        for at in self.top..count {
            if open == 0 {
                break;
            }
            let others: Vec<usize> = (self.top..count).filter(|other| *other != at).collect();
            if settle(&mut matching, at, &residents, &others, W::at(1, 0)) {
                chosen.push(self.left[at]);
                open -= 1;
            }
        }
        chosen
    }
}
