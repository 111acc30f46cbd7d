use std::fmt::Display;

use super::{Game, Notation, Pen, Seat, Word};

/// A way to go on with a partly written turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// What to append to the turn so far.
    pub words: Vec<Word>,
    /// Whether the turn may end after it.
    pub complete: bool,
    /// Whether the turn may go on after it.
    pub open: bool,
    /// Whether the beginning of its first word is written already.
    pub begun: bool,
}

impl Step {
    /// A step after which the turn may end, or go on, or either.
    pub fn new(complete: bool, open: bool, write: impl for<'a, 'p> FnOnce(&'a mut Pen<'p>) -> &'a mut Pen<'p>) -> Self {
        Self { words: Pen::words(|pen| _ = write(pen)), complete, open, begun: false }
    }

    /// A step that ends the turn.
    pub fn last(write: impl for<'a, 'p> FnOnce(&'a mut Pen<'p>) -> &'a mut Pen<'p>) -> Self {
        Self::new(true, false, write)
    }

    /// A step that something must follow.
    pub fn more(write: impl for<'a, 'p> FnOnce(&'a mut Pen<'p>) -> &'a mut Pen<'p>) -> Self {
        Self::new(false, true, write)
    }

    /// A step that ends the turn, or that something must follow.
    pub fn ending(is_last: bool, write: impl for<'a, 'p> FnOnce(&'a mut Pen<'p>) -> &'a mut Pen<'p>) -> Self {
        Self::new(is_last, !is_last, write)
    }

    /// The same step with something before it that is no choice.
    pub fn with_sign(mut self, sign: impl Display) -> Self {
        self.words.iter_mut().take(1).for_each(|word| word.sign = format!("{sign}{}", word.sign));
        self
    }

    /// What it appends, as text.
    pub fn text(&self) -> String {
        self.words.iter().map(Word::written).collect()
    }

    /// Its words as far as `text` begins with them.
    pub(crate) fn begins(self, mut text: &str) -> Vec<Word> {
        let fits = |word: &Word| text.strip_prefix(&word.written()).map(|rest| text = rest).is_some();
        self.words.into_iter().take_while(fits).collect()
    }

    /// What one tap writes of it.
    pub(crate) fn first_word(mut self) -> Self {
        if self.words.len() > 1 {
            self.words.truncate(1);
            (self.complete, self.open) = (false, true);
        }
        self
    }

    /// What is left of it after `written`, if it begins so and goes on.
    pub(crate) fn after(mut self, written: &str) -> Option<Self> {
        self.begun = strip(&mut self.words, written)?;
        Some(self).filter(|step| !step.words.is_empty())
    }
}

/// Takes what is written off the front of these words; whether the first that is left is written in part. Nothing where
/// they begin otherwise.
fn strip(words: &mut Vec<Word>, mut written: &str) -> Option<bool> {
    let mut done = 0;
    let mut begun = false;
    for word in words.iter_mut() {
        if written.is_empty() {
            break;
        }
        let length = word.text.len();
        written = word.strip(written)?;
        begun = (1..length).contains(&word.text.len());
        done += usize::from(word.text.is_empty());
    }
    words.drain(..done);
    written.is_empty().then_some(begun)
}

/// How many of these words one step takes: up to the next that a sign sets off.
fn step_length(words: &[Word]) -> usize {
    (1..words.len()).find(|at| words.get(*at).is_some_and(Word::is_set_off)).unwrap_or(words.len())
}

/// The next steps of `partial` on the way to one of `turns`, in order and without repeats.
pub(super) fn among<T: Notation + Display>(turns: impl Iterator<Item = T>, partial: &str) -> Vec<Step> {
    let steps = turns
        .filter_map(|turn| {
            if !partial.is_empty() && !turn.to_string().starts_with(partial) {
                return None;
            }
            let mut words = Pen::words(|pen| turn.write(pen));
            let begun = strip(&mut words, partial)?;
            let length = step_length(&words);
            let open = length < words.len();
            words.truncate(length);
            (length > 0).then_some(Step { words, complete: !open, open, begun })
        })
        .collect();
    merged(steps)
}

/// A part of a turn between commas.
#[derive(Clone)]
struct Part {
    text: String,
    words: Vec<Word>,
}

impl Part {
    fn all(turn: &impl Notation) -> Vec<Self> {
        let mut parts: Vec<Self> = Vec::new();
        for word in Pen::words(|pen| turn.write(pen)) {
            let (begins, word) = (word.begins_part, Word { begins_part: false, ..word });
            match parts.last_mut().filter(|_| !begins) {
                Some(part) => {
                    part.text.push_str(&word.written());
                    part.words.push(word);
                }
                None => parts.push(Self { text: word.written(), words: vec![word] }),
            }
        }
        parts
    }
}

/// The next steps of `partial` in a game that lists its turns in one order of their parts and plays them in
/// any order that is legal.
pub fn in_any_order<G: Game>(game: &G, seat: Seat, partial: &str) -> Vec<Step> {
    let is_legal = |text: &str| game.parse(text).is_some_and(|turn| game.check(seat, &turn).is_ok());
    let mut steps: Vec<(String, Step)> = Vec::new();
    let mut offer = |step: Step, written: &str, others: &[Part]| {
        let text = step.text();
        let adds = |known: &Step| step.complete && !known.complete || step.open && !known.open;
        let is_new = |(known, step): &(String, Step)| *known != text || adds(step);
        if steps.iter().all(is_new) && has_order(written, others, &is_legal) {
            steps.push((text, step));
        }
    };
    for turn in game.turns(seat).unwrap_or_default() {
        let (mut parts, mut tail) = (Part::all(&turn), partial);
        let ended = |tail: &str, part: &Part| tail.strip_prefix(&part.text).is_some_and(|rest| rest.starts_with(','));
        while let Some(at) = parts.iter().position(|part| ended(tail, part)) {
            tail = tail.get(parts.remove(at).text.len() + 1..).unwrap_or_default();
        }
        for at in 0..parts.len() {
            let mut others = parts.clone();
            let mut part = others.remove(at);
            let Some(rest) = part.text.strip_prefix(tail) else { continue };
            if rest.is_empty() {
                for next in 0..others.len() {
                    let mut last = others.clone();
                    let mut part = last.remove(next);
                    let length = step_length(&part.words);
                    let complete = length == part.words.len() && last.is_empty();
                    part.words.truncate(length);
                    part.words.iter_mut().take(1).for_each(|word| word.begins_part = true);
                    let step = Step { words: part.words, complete, open: !complete, begun: false };
                    offer(step, &format!("{partial},{}", part.text), &last);
                }
            } else if let Some(begun) = strip(&mut part.words, tail) {
                let length = step_length(&part.words);
                let complete = length == part.words.len() && others.is_empty();
                part.words.truncate(length);
                let step = Step { words: part.words, complete, open: !complete, begun };
                offer(step, &format!("{partial}{rest}"), &others);
            }
        }
    }
    merged(steps.into_iter().map(|(_, step)| step).collect())
}

/// Whether the written text with the others behind it, in some order, is legal.
fn has_order(written: &str, others: &[Part], is_legal: &impl Fn(&str) -> bool) -> bool {
    if others.is_empty() {
        return is_legal(written);
    }
    (0..others.len()).any(|at| {
        let mut left = others.to_vec();
        let next = left.remove(at);
        has_order(&format!("{written},{}", next.text), &left, is_legal)
    })
}

/// In order and without repeats.
fn merged(mut steps: Vec<Step>) -> Vec<Step> {
    steps.sort_by_cached_key(Step::text);
    steps.dedup_by(|later, kept| {
        let same = later.words == kept.words;
        if same {
            kept.complete |= later.complete;
            kept.open |= later.open;
            kept.begun &= later.begun;
        }
        same
    });
    steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::Actions;

    fn texts(turns: &[&str], partial: &str) -> Vec<(String, bool, bool)> {
        let turns = turns.iter().filter_map(|turn| Actions::read(turn));
        among(turns, partial).into_iter().map(|step| (step.text(), step.complete, step.open)).collect()
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
        assert_eq!(texts(&turns, "xb2,f2,R"), [("e1".into(), true, false)]);
        assert_eq!(texts(&turns, "b2-f"), [("1".into(), true, false)]);
        assert_eq!(texts(&turns, "b3"), []);
    }

    #[test]
    fn a_turn_may_end_or_go_on() {
        assert_eq!(texts(&["a1", "a1,b1"], ""), [("a1".into(), true, true)]);
        assert_eq!(texts(&["a1", "a1,b1"], "a1"), [(",b1".into(), true, false)]);
        assert_eq!(texts(&["a1"], "a1"), []);
    }
}
