use super::touch::{Touch, touch};
use crate::game::{BoardKind, Position, Scene, Step};

/// No word of a turn is longer; so far back can a partly written one begin.
const LONGEST_WORD: usize = 12;

/// The ways to go on with `partial`, one tap each, and what is written before each of them without a tap
/// because nothing else can be.
pub(super) fn taps(position: &dyn Position, scene: &Scene, partial: &str) -> (String, Vec<Step>) {
    let mut forced = String::new();
    loop {
        let before = format!("{partial}{forced}");
        let steps = cut(position, scene, &before);
        let [only] = steps.as_slice() else { return (forced, steps) };
        let is_plain = |touch| matches!(touch, Touch::Button | Touch::Piece { .. } | Touch::Die { .. });
        if only.complete || position.secret(&before).is_some() || !is_plain(touch(position, scene, &before, &only.text))
        {
            return (forced, steps);
        }
        forced.push_str(&only.text);
    }
}

/// The steps of the game, cut where one tap ends.
fn cut(position: &dyn Position, scene: &Scene, before: &str) -> Vec<Step> {
    let kind = scene.boards.first().map(|board| board.kind);
    let mut taps: Vec<Step> = Vec::new();
    let mut steps = steps(position, before);
    // Who tapped station 1 does not mean 13, unless 13 alone is left of what was typed.
    let is_spot = kind.is_some_and(|kind| kind.has(&position.spot(before.rsplit(is_sign).next().unwrap_or_default())));
    let goes_on = |step: &Step| is_spot && step.text.starts_with(|c: char| c.is_ascii_digit());
    if kind.is_some_and(|kind| !is_die_due(kind, before, "")) && !steps.iter().all(goes_on) {
        steps.retain(|step| !goes_on(step));
    }
    for step in steps {
        let tap = match step.text.get(..tap_length(kind, before, &step.text)) {
            Some(text) if text.len() < step.text.len() => Step::more(text),
            _ => step,
        };
        match taps.iter_mut().find(|known| known.text == tap.text) {
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
    let tails = cuts.filter_map(|(at, _)| before.split_at_checked(at)).map(|(front, tail)| {
        let within = |step: Step| {
            let text = step.text.strip_prefix(tail).filter(|text| !text.is_empty())?.to_owned();
            Some(Step { text, ..step })
        };
        position.steps(front).into_iter().filter_map(within).collect::<Vec<_>>()
    });
    tails.into_iter().find(|steps| !steps.is_empty()).unwrap_or_default()
}

/// How much of a step one tap writes: a die, a colour, or all of it.
fn tap_length(kind: Option<BoardKind>, before: &str, text: &str) -> usize {
    let word = core(text);
    let lead = text.len() - text.trim_start_matches(is_sign).len();
    if kind.is_some_and(|kind| is_die_due(kind, before, text)) && word.starts_with(|c: char| c.is_ascii_digit()) {
        // The `o` of an opening throw is no tap of its own.
        return text.find(|c: char| c.is_ascii_digit()).map_or(text.len(), |at| at + 1);
    }
    let mut letters = word.chars();
    let is_colour = kind != Some(BoardKind::Liubo) && letters.next().is_some_and(|c| c.is_ascii_uppercase());
    if is_colour && letters.next().is_some_and(|c| c.is_ascii_alphabetic()) { lead + 1 } else { text.len() }
}

/// Joins the words of a turn.
pub(super) fn is_sign(c: char) -> bool {
    ",->/:@x+=*( ".contains(c)
}

/// What a tap names, without the signs around it.
pub(super) fn core(text: &str) -> &str {
    let text = text.rsplit_once(':').map_or(text, |(_, behind)| behind);
    let word = text.trim_start_matches(is_sign).trim_end_matches('*');
    // The `o` of an opening throw.
    word.strip_prefix('o').filter(|rest| rest.len() < 3 && rest.starts_with(char::is_numeric)).unwrap_or(word)
}

/// Whether a digit written next is the face of a die.
pub(super) fn is_die_due(kind: BoardKind, before: &str, text: &str) -> bool {
    let lead = text.get(..text.len() - text.trim_start_matches(is_sign).len()).unwrap_or_default();
    let written = format!("{before}{lead}");
    match kind {
        BoardKind::Tables | BoardKind::Barricades | BoardKind::Liubo => !written.contains(':') && !text.contains(':'),
        BoardKind::Boxes(_) => !written.rsplit(',').next().unwrap_or_default().contains(':'),
        BoardKind::Pool { .. } => !written.contains('='),
        _ => false,
    }
}
