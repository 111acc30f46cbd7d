use std::fmt::Display;

use serde::Serialize;

use super::{Game, Seat};

/// A way to go on with a partly written turn.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Step {
    /// What to append to the text so far.
    pub text: String,
    /// Whether the turn may end after it.
    pub complete: bool,
    /// Whether the turn may go on after it.
    pub open: bool,
}

impl Step {
    /// A step that ends the turn.
    pub fn last(text: impl Into<String>) -> Self {
        Self { text: text.into(), complete: true, open: false }
    }

    /// A step that something must follow.
    pub fn more(text: impl Into<String>) -> Self {
        Self { text: text.into(), complete: false, open: true }
    }

    /// A step after which the turn may end or go on.
    pub fn either(text: impl Into<String>) -> Self {
        Self { text: text.into(), complete: true, open: true }
    }
}

/// The next steps of `partial` on the way to one of `turns`, in order and without repeats.
pub(super) fn among(turns: impl Iterator<Item = impl Display>, partial: &str) -> Vec<Step> {
    let steps = turns
        .filter_map(|turn| {
            let turn = turn.to_string();
            let rest = turn.strip_prefix(partial).filter(|rest| !rest.is_empty())?;
            let text = rest.get(..first_atom(partial, rest))?;
            Some(Step { text: text.into(), complete: text.len() == rest.len(), open: text.len() < rest.len() })
        })
        .collect();
    merged(steps)
}

/// The next steps of `partial` in a game that lists its turns in one order of their parts and plays them in
/// any order that is legal.
pub fn in_any_order<G: Game>(game: &G, seat: Seat, partial: &str) -> Vec<Step> {
    let is_legal = |text: &str| game.parse(text).is_some_and(|turn| game.check(seat, &turn).is_ok());
    let (done, tail) = match partial.rsplit_once(',') {
        Some((done, tail)) => (done.split(',').collect::<Vec<_>>(), tail),
        None => (Vec::new(), partial),
    };
    let mut steps: Vec<Step> = Vec::new();
    let mut offer = |step: Step, written: &str, others: &[&str]| {
        let adds = |known: &Step| step.complete && !known.complete || step.open && !known.open;
        let is_new = |known: &Step| known.text != step.text || adds(known);
        if steps.iter().all(is_new) && has_order(written, others, &is_legal) {
            steps.push(step);
        }
    };
    for turn in game.turns(seat).unwrap_or_default() {
        let turn = turn.to_string();
        let mut parts: Vec<&str> = turn.split(',').collect();
        let held =
            done.iter().all(|part| parts.iter().position(|other| other == part).map(|at| parts.remove(at)).is_some());
        if !held {
            continue;
        }
        for at in 0..parts.len() {
            let mut others = parts.clone();
            let part = others.remove(at);
            let Some(rest) = part.strip_prefix(tail) else { continue };
            if let Some(text) = rest.get(..first_atom(partial, rest)).filter(|text| !text.is_empty()) {
                let is_whole = text.len() == rest.len();
                let complete = is_whole && others.is_empty();
                let step = Step { text: text.into(), complete, open: !complete };
                offer(step, &format!("{partial}{rest}"), &others);
            } else if rest.is_empty() {
                for next in 0..others.len() {
                    let mut last = others.clone();
                    let part = last.remove(next);
                    let Some(atom) = part.get(..first_atom(",", part)) else { continue };
                    let complete = atom.len() == part.len() && last.is_empty();
                    let step = Step { text: format!(",{atom}"), complete, open: !complete };
                    offer(step, &format!("{partial},{part}"), &last);
                }
            }
        }
    }
    merged(steps)
}

/// Whether the written text with the others behind it, in some order, is legal.
fn has_order(written: &str, others: &[&str], is_legal: &impl Fn(&str) -> bool) -> bool {
    if others.is_empty() {
        return is_legal(written);
    }
    (0..others.len()).any(|at| {
        let mut left = others.to_vec();
        let next = left.remove(at);
        has_order(&format!("{written},{next}"), &left, is_legal)
    })
}

/// In order and without repeats.
fn merged(mut steps: Vec<Step>) -> Vec<Step> {
    steps.sort_unstable();
    steps.dedup_by(|later, kept| {
        let same = later.text == kept.text;
        if same {
            kept.complete |= later.complete;
            kept.open |= later.open;
        }
        same
    });
    steps
}

/// Where the next atom of a turn ends: before a joining sign (`,` `-` `>` `x` …) that follows
/// something it can join.
fn first_atom(partial: &str, rest: &str) -> usize {
    let joins = |c: char| ",->/:@x+=!(".contains(c);
    let mut previous = partial.chars().next_back().unwrap_or(',');
    for (at, c) in rest.char_indices() {
        if at > 0 && joins(c) && !joins(previous) {
            return at;
        }
        previous = c;
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(turns: &[&str], partial: &str) -> Vec<(String, bool, bool)> {
        among(turns.iter(), partial).into_iter().map(|step| (step.text, step.complete, step.open)).collect()
    }

    #[test]
    fn a_turn_is_cut_at_its_joins() {
        let turns = ["b2-e1", "b2-f1", "xb2,f2,Re1", "a1"];
        assert_eq!(
            texts(&turns, ""),
            [("a1".into(), true, false), ("b2".into(), false, true), ("xb2".into(), false, true)]
        );
        assert_eq!(texts(&turns, "b2"), [("-e1".into(), true, false), ("-f1".into(), true, false)]);
        assert_eq!(texts(&turns, "xb2,f2"), [(",Re1".into(), true, false)]);
    }

    #[test]
    fn a_turn_may_end_or_go_on() {
        assert_eq!(texts(&["a1", "a1,b1"], ""), [("a1".into(), true, true)]);
        assert_eq!(texts(&["a1", "a1,b1"], "a1"), [(",b1".into(), true, false)]);
        assert_eq!(texts(&["a1"], "a1"), []);
    }
}
