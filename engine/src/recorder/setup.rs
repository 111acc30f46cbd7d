use super::draft::{Draft, Phase};
use super::offers::{SetupAsked, Way};
use super::touch::Touch;
use super::words;
use crate::chance::Chance;
use crate::game::{Names, Seat, Step, Word};
use crate::text::Text;

/// The most buttons that a menu may have.
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
        // A secret setup cannot be dealt on a screen that all see.
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

/// What a word of a setup touches.
pub(super) fn touch(word: &Word) -> Touch {
    match &word.names {
        Names::Spot(place) => Touch::Spot { board: 0, spot: place.spot.clone() },
        Names::Number(value) => Touch::Number { value: *value },
        _ => Touch::Button,
    }
}

fn way(step: Step) -> Way {
    let (touch, label) = match step.words.as_slice() {
        [word] => (touch(word), words::label(word)),
        words => (Touch::Button, Text::same(words.iter().map(|word| word.text.as_str()).collect::<String>())),
    };
    Way { text: step.text(), touch, label, complete: step.complete, open: step.open }
}

/// The steps that the game says can follow a setup of which `written` is written.
pub(super) fn next(draft: &Draft, written: &str) -> Vec<Step> {
    draft.with_start(None, |start| (draft.entry().setup_steps)(start, written)).unwrap_or_default()
}

/// The steps with which a setup can go on, also where `partial` ends inside of one; none where it is no
/// beginning of a setup.
pub(super) fn steps(draft: &Draft, partial: &str) -> Vec<Step> {
    let mut at = 0;
    loop {
        let (Some(written), Some(rest)) = (partial.get(..at), partial.get(at..)) else { return Vec::new() };
        let steps = next(draft, written);
        if rest.is_empty() {
            return split_long(steps);
        }
        let whole = steps.iter().map(Step::text).filter(|text| rest.starts_with(text)).map(|text| text.len()).max();
        match whole {
            Some(length) => at += length,
            None => return split_long(steps.into_iter().filter_map(|step| step.after(rest)).collect()),
        }
    }
}

/// Of a list too long for buttons only the first word of each.
fn split_long(steps: Vec<Step>) -> Vec<Step> {
    if steps.len() <= MOST_BUTTONS {
        return steps;
    }
    let mut short: Vec<Step> = Vec::new();
    for step in steps.into_iter().map(Step::first_word) {
        if !short.iter().any(|known| known.words == step.words) {
            short.push(step);
        }
    }
    short
}
