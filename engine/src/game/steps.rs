use std::fmt::Display;

use serde::Serialize;

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
    let mut steps: Vec<Step> = turns
        .filter_map(|turn| {
            let turn = turn.to_string();
            let rest = turn.strip_prefix(partial).filter(|rest| !rest.is_empty())?;
            let text = rest.get(..first_atom(partial, rest))?;
            Some(Step { text: text.into(), complete: text.len() == rest.len(), open: text.len() < rest.len() })
        })
        .collect();
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
