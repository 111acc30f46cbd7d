use super::touch::{Touch, touch};
use crate::game::{Position, Scene, Step, Word};

/// No word of a turn is longer; so far back can a partly written one begin.
const LONGEST_WORD: usize = 12;

/// The ways to go on with `partial`, one tap each, and what is written before each of them without a tap
/// because nothing else can be.
pub(super) fn taps(position: &dyn Position, scene: &Scene, partial: &str) -> (String, Vec<Step>) {
    let mut forced = String::new();
    loop {
        let before = format!("{partial}{forced}");
        let steps = cut(position, &before);
        let [only] = steps.as_slice() else { return (forced, steps) };
        let touch = only.words.first().map_or(Touch::Button, |word| touch(position, scene, word));
        let is_plain = matches!(touch, Touch::Button | Touch::Piece { .. } | Touch::Die { .. });
        if only.complete || position.secret(&before).is_some() || !is_plain {
            return (forced, steps);
        }
        forced.push_str(&only.text());
    }
}

/// The steps of the game, cut where one tap ends.
fn cut(position: &dyn Position, before: &str) -> Vec<Step> {
    let mut taps: Vec<Step> = Vec::new();
    let mut steps = steps(position, before);
    // Who tapped station 1 does not mean 13, unless 13 alone is left of what was typed.
    if !steps.iter().all(|step| step.begun) {
        steps.retain(|step| !step.begun);
    }
    for step in steps {
        let tap = step.first_word();
        match taps.iter_mut().find(|known| known.words == tap.words) {
            Some(known) => {
                known.complete |= tap.complete;
                known.open |= tap.open;
            }
            None => taps.push(tap),
        }
    }
    taps
}

/// The steps of the game, also where `before` ends inside of one.
fn steps(position: &dyn Position, before: &str) -> Vec<Step> {
    let steps = position.steps(before);
    if !steps.is_empty() {
        return steps;
    }
    let cuts = before.char_indices().rev().take(LONGEST_WORD);
    let tails = cuts
        .filter_map(|(at, _)| before.split_at_checked(at))
        .map(|(front, tail)| position.steps(front).into_iter().filter_map(|step| step.after(tail)).collect::<Vec<_>>());
    tails.into_iter().find(|steps| !steps.is_empty()).unwrap_or_default()
}

/// The words of what is written, each with the place where it begins, where `next` are the steps that can follow a text.
pub(super) fn written(next: impl Fn(&str) -> Vec<Step>, text: &str) -> Vec<(usize, Word)> {
    let (mut at, mut words) = (0, Vec::new());
    while let Some((before, rest)) = text.split_at_checked(at) {
        let begins = |step: Step| step.begins(rest);
        let Some(taken) = next(before).into_iter().map(begins).max_by_key(Vec::len).filter(|taken| !taken.is_empty())
        else {
            break;
        };
        for word in taken {
            let length = word.written().len();
            words.push((at, word));
            at += length;
        }
    }
    words
}
