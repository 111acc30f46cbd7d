//! One step of a draft: text and a tap in, text out.

use podium_engine::chance::Chance;
use podium_engine::game::Facts;
use podium_engine::record::Fault;
use podium_engine::recorder::{Draft, Undo};
use podium_engine::text;
use podium_engine::text::Text;

use crate::ids;

/// A draft after a step.
#[derive(Debug)]
pub struct Taken {
    /// As far as the text can be read; none where not even the game can.
    pub draft: Option<Draft>,
    /// What stands in the text now.
    pub text: String,
    /// Why it was refused, or what is wrong with the text.
    pub fault: Option<Text>,
    /// The same person goes on with their turn.
    pub goes_on: bool,
}

/// Reads a text of that game and does one thing to it: `tap:` with the text of an offer, `undo-step`, `undo-turn`, `deal` a
/// random setup, `setup` to enter one, or nothing.
pub fn take(text: &str, act: &str, facts: &Facts) -> Taken {
    let text = text.replace("\r\n", "\n");
    let read = Draft::read(&text);
    let fault = read.fault.map(told);
    let Some(mut draft) = read.draft else { return Taken { draft: None, text, fault, goes_on: false } };
    if draft.entry().facts.id != facts.id {
        let (here, there) = (facts.name, draft.entry().facts.name);
        let fault = text!("refused-page-text-game-correct-tag", text = here, other = there);
        return Taken { draft: None, text, fault: Some(fault), goes_on: false };
    }
    let before = draft.offers().secret.map(|secret| secret.seat);
    let done = match act {
        "" => return Taken { draft: Some(draft), text, fault, goes_on: false },
        "undo-step" => {
            undo_step(&mut draft);
            Ok(())
        }
        "undo-turn" => Ok(_ = draft.undo(Undo::Turn)),
        "deal" => draft.deal(&mut Chance::seeded(ids::new_lots())).map(drop),
        "setup" => draft.set_up(Some("")),
        act => match act.strip_prefix("tap:") {
            Some(tap) => draft.apply(tap),
            None => Err(text!("refused-such-button")),
        },
    };
    let after = draft.offers().secret.map(|secret| secret.seat);
    let goes_on = act.starts_with("tap:") && !draft.partial().is_empty() && before == after;
    Taken { text: draft.to_string(), draft: Some(draft), fault: done.err(), goes_on }
}

/// Takes back the last tap. Where that was part of a choice that somebody else made in secret, the whole choice is taken
/// back: what is left of it would be shown as one's own.
fn undo_step(draft: &mut Draft) {
    let secret = |draft: &Draft| draft.offers().secret.map(|secret| secret.seat);
    let before = secret(draft);
    while draft.undo(Undo::Step) {
        let now = secret(draft);
        if now.is_none() || now == before || draft.offers().own().is_empty() {
            break;
        }
    }
}

/// What is wrong, and with which turn.
fn told(fault: Fault) -> Text {
    match fault.token {
        Some(token) => text!("refused-turn", turn = fault.turn, token, text = fault.text),
        None => fault.text,
    }
}

#[cfg(test)]
mod tests {
    use podium_engine::catalogue;

    use super::*;
    use crate::words::Said;

    const MOULIN: &str = "[Game \"moulin\"]\r\n[P1 \"Ada\"]\r\n[P2 \"Ben\"]\r\n\r\n1. a1 b2\r\n2. d1 d2\r\n";

    fn facts(game: &str) -> &'static Facts {
        catalogue::find(game).unwrap().facts
    }

    #[test]
    fn taps_and_text_are_the_same() {
        let moulin = facts("moulin");
        let tapped = take(MOULIN, "tap:g1", moulin);
        assert!(tapped.goes_on && tapped.text.ends_with("3. g1"), "{}", tapped.text);
        let taken = take(&tapped.text, "tap:xb2", moulin);
        assert!(taken.fault.is_none() && taken.text.ends_with("3. g1xb2\n"), "{}", taken.text);
        assert_eq!(take(&taken.text, "undo-step", moulin).text, tapped.text);
        let back = take(&taken.text, "undo-turn", moulin);
        assert_eq!(back.draft.unwrap().turns().len(), 4);
    }

    #[test]
    fn what_is_wrong_is_said_and_the_text_stays() {
        let moulin = facts("moulin");
        let wrong = take(&format!("{MOULIN}3. a1 "), "", moulin);
        assert!(
            wrong.fault.is_some_and(|fault| fault.en().starts_with("Turn 5, “a1”: ")) && wrong.text.ends_with("3. a1 ")
        );
        assert_eq!(wrong.draft.as_ref().unwrap().turns().len(), 4);
        assert!(take(MOULIN, "tap:a1", moulin).fault.is_some());
        assert!(take(MOULIN, "jump", moulin).fault.is_some());
        assert!(take(MOULIN, "", facts("reversi")).draft.is_none());
        assert!(take("nonsense", "", moulin).fault.is_some());
    }
}
