use serde::Serialize;

use super::draft::{Draft, Phase};
use super::taps::taps;
use super::touch::{Touch, touch};
use super::{setup, words};
use crate::game::{Outcome, Position, Seat, Secret, Step};
use crate::text::{Phrase, Text};

/// How far a draft has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The `Setup` is being written.
    Setup,
    /// A turn is due or under way.
    Turn,
    /// The game is over.
    Over,
}

/// A way to go on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Way {
    /// What it appends; nothing where it ends a turn or setup that could go on.
    pub text: String,
    /// What to tap; where several ways share a touch, their labels make a menu.
    pub touch: Touch,
    /// What it is called.
    pub label: Text,
    /// Whether the turn may end after it.
    pub complete: bool,
    /// Whether the turn may go on after it.
    pub open: bool,
}

impl Way {
    pub(super) fn button(text: &str, label: impl Into<Text>) -> Self {
        Self { text: text.to_owned(), touch: Touch::Button, label: label.into(), complete: true, open: false }
    }
}

/// What there is to say of a `Setup` before the first turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct SetupAsked {
    /// What it holds.
    pub about: Phrase,
    /// The game cannot begin without one.
    pub required: bool,
    /// It can be dealt at random.
    pub random: bool,
    /// It can be entered by taps.
    pub tapped: bool,
}

/// Whose turn it is and the ways to go on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Offers {
    /// How far the draft has come.
    pub stage: Stage,
    /// Whose turn it is; nobody's during the setup and after the end.
    pub seat: Option<Seat>,
    /// What is written of the turn or setup.
    pub partial: String,
    /// The choice is made with the screen covered.
    pub secret: Option<Secret>,
    /// Where, in what is written, the part begins that whoever chooses may see.
    pub own_from: usize,
    /// The ways to go on.
    pub ways: Vec<Way>,
    /// While no turn is made, in games that read a `Setup`.
    pub setup: Option<SetupAsked>,
    /// The result, once the game is over.
    pub outcome: Option<Outcome>,
}

impl Offers {
    /// What is written, without what others chose in secret before.
    pub fn own(&self) -> &str {
        self.partial.get(self.own_from..).unwrap_or_default()
    }
}

/// The ways to go on with a draft.
pub fn offers(draft: &Draft) -> Offers {
    let partial = draft.partial().to_owned();
    let setup = setup::asked(draft);
    let secret = draft.secret(&partial);
    let same = |at: &usize| partial.get(..*at).is_some_and(|front| draft.secret(front) == secret);
    let own_from = (0..=partial.len()).rev().take_while(same).last().filter(|_| secret.is_some()).unwrap_or_default();
    match draft.phase() {
        Phase::Setup => {
            let ways = setup::ways(draft);
            Offers { stage: Stage::Setup, seat: None, partial, secret, own_from, ways, setup, outcome: None }
        }
        Phase::Playing(position) if position.outcome().is_some() => {
            let outcome = position.outcome().cloned();
            Offers { stage: Stage::Over, seat: None, partial, secret, own_from, ways: Vec::new(), setup, outcome }
        }
        Phase::Playing(position) => {
            let (seat, ways) = (Some(position.seat()), turn_ways(&**position, &partial));
            Offers { stage: Stage::Turn, seat, partial, secret, own_from, ways, setup, outcome: None }
        }
    }
}

/// The ways to go on with a turn.
pub(super) fn turn_ways(position: &dyn Position, partial: &str) -> Vec<Way> {
    let scene = position.scene();
    let (forced, steps) = taps(position, &scene, partial);
    let way = |step: Step| {
        let word = step.words.first()?;
        let (touch, label) = (touch(position, &scene, word), words::label(word));
        Some(Way { text: format!("{forced}{}", step.text()), touch, label, complete: step.complete, open: step.open })
    };
    let mut ways: Vec<Way> = steps.into_iter().filter_map(way).collect();
    if !partial.is_empty() {
        if position.copy().play(partial).is_ok() {
            ways.push(Way::button("", words::END_HERE));
        }
    } else if position.players() == 2 && !position.facts().cooperative {
        for (word, called) in words::COMMON {
            if !ways.iter().any(|way| way.text == word || way.text == format!("{word}1")) {
                ways.push(Way::button(word, called));
            }
        }
    }
    ways
}
