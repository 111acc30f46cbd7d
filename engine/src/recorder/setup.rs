use super::draft::{Draft, Phase};
use super::offers::{SetupAsked, Way};
use super::touch::Touch;
use super::words;
use crate::chance::Chance;
use crate::game::{BoardKind, Seat, Step};

/// More buttons than this are no menu.
const MOST_BUTTONS: usize = 40;

/// What there is to say of the setup, before the first turn.
pub(super) fn asked(draft: &Draft) -> Option<SetupAsked> {
    if !draft.turns().is_empty() || !draft.partial().is_empty() && matches!(draft.phase(), Phase::Playing(_)) {
        return None;
    }
    let entry = draft.entry();
    let about = entry.facts.setup?;
    draft.with_start(None, |start| {
        let random = (entry.deal)(start, &mut Chance::seeded(0)).is_some();
        let tapped = !(entry.setup_steps)(start, "").is_empty();
        // What nobody but its owner may know cannot be dealt on a screen that all see.
        let random = random && secret(draft, "").is_none();
        (random || tapped).then(|| SetupAsked { about, required: (entry.start)(start).is_err(), random, tapped })
    })?
}

/// Who alone knows what comes next, once `partial` is written.
pub(super) fn secret(draft: &Draft, partial: &str) -> Option<Seat> {
    draft.with_start(None, |start| (draft.entry().setup_secret)(start, partial))?
}

/// The ways to go on with a setup.
pub(super) fn ways(draft: &Draft) -> Vec<Way> {
    let partial = draft.partial();
    let mut ways: Vec<Way> = steps(draft, partial).into_iter().map(way).collect();
    let starts = |setup| draft.with_start(setup, |start| (draft.entry().start)(start).is_ok()) == Some(true);
    if starts(Some(partial)) || partial.is_empty() && starts(None) {
        ways.push(Way::button("", words::SETUP_DONE));
    }
    ways
}

fn way(step: Step) -> Way {
    let word = step.text.trim_start_matches(',');
    let touch = if BoardKind::Barricades.has(word) {
        Touch::Spot { board: 0, spot: word.to_owned() }
    } else {
        word.parse().map_or(Touch::Button, |value| Touch::Number { value })
    };
    Way { label: words::setup_label(&step.text), text: step.text, touch, complete: step.complete, open: step.open }
}

/// The steps with which a setup can go on, also where `partial` ends inside of one; none where it is no
/// beginning of a setup.
pub(super) fn steps(draft: &Draft, partial: &str) -> Vec<Step> {
    let next =
        |written: &str| draft.with_start(None, |start| (draft.entry().setup_steps)(start, written)).unwrap_or_default();
    let mut at = 0;
    loop {
        let (Some(written), Some(rest)) = (partial.get(..at), partial.get(at..)) else { return Vec::new() };
        let steps = next(written);
        if rest.is_empty() {
            return split_long(steps);
        }
        let whole = steps.iter().filter(|step| rest.starts_with(&step.text)).map(|step| step.text.len()).max();
        let within = |step: &Step| {
            let text = step.text.strip_prefix(rest)?.to_owned();
            Some(Step { text, ..step.clone() }).filter(|step| !step.text.is_empty())
        };
        match whole {
            Some(length) => at += length,
            None => return split_long(steps.iter().filter_map(within).collect()),
        }
    }
}

/// A list too long for buttons is cut after the first letter of each.
fn split_long(steps: Vec<Step>) -> Vec<Step> {
    let first_letter = |step: &Step| step.text.find(|c: char| c.is_ascii_uppercase()).map(|at| at + 1);
    if steps.len() <= MOST_BUTTONS || !steps.iter().all(|step| first_letter(step).is_some()) {
        return steps;
    }
    let mut short: Vec<Step> = Vec::new();
    for step in steps {
        let text = first_letter(&step).and_then(|end| step.text.get(..end)).unwrap_or_default();
        let step = if text.len() < step.text.len() { Step::more(text) } else { step };
        if !short.iter().any(|known| known.text == step.text) {
            short.push(step);
        }
    }
    short
}
