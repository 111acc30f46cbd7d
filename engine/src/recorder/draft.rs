use std::borrow::Cow;
use std::fmt;

use super::offers::{Offers, offers};
use super::touch::{Touch, touch};
use super::{setup, taps};
use crate::catalogue::Entry;
use crate::chance::Chance;
use crate::game::{Outcome, Position, Scene, Secret, Start, Word};
use crate::record::{self, MAX_TURNS, Place, Reading, Record, Tag, Verdict};
use crate::text;
use crate::text::Text;

/// A record in the making: tags, turns, and a turn or setup that is partly written.
#[derive(Debug)]
pub struct Draft {
    pub(super) entry: &'static Entry,
    /// All but a `Setup` that is not finished.
    pub(super) tags: Vec<(String, String)>,
    pub(super) turns: Vec<String>,
    /// Of the turn, or of the setup while that is being written.
    pub(super) partial: String,
    pub(super) phase: Phase,
}

/// Where a secret choice stands in the text of a draft; turns are counted from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Slot {
    /// The value of the tag `Setup`, finished or not.
    Setup,
    /// A whole turn.
    Turn(usize),
    /// What is written of a turn that others still have to choose for.
    Part(usize),
}

/// What the partial text is part of.
#[derive(Debug)]
pub(super) enum Phase {
    Setup,
    Playing(Box<dyn Position>),
}

impl Clone for Draft {
    fn clone(&self) -> Self {
        let phase = match &self.phase {
            Phase::Setup => Phase::Setup,
            Phase::Playing(position) => Phase::Playing(position.copy()),
        };
        let (tags, turns, partial) = (self.tags.clone(), self.turns.clone(), self.partial.clone());
        Self { entry: self.entry, tags, turns, partial, phase }
    }
}

impl Draft {
    /// A draft without turns; where the game needs a setup and has none, that is to be written first.
    pub fn new(game: &str, start: &Start<'_>, names: &[&str]) -> Result<Self, Text> {
        let record = Record::new(game, start, names).map_err(|_| text!("recorder-name-setting-long-record-line"))?;
        let read = Self::read(&record.to_string());
        match (read.draft, read.fault) {
            (Some(draft), None) => Ok(draft),
            (_, Some(fault)) => Err(fault.text),
            (None, None) => Err(text!("recorder-no-game-draft")),
        }
    }

    /// The game.
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// The tags in order, a setup that is not finished aside.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The turns made.
    pub fn turns(&self) -> &[String] {
        &self.turns
    }

    /// What is written of the next turn, or of the setup.
    pub fn partial(&self) -> &str {
        &self.partial
    }

    /// What was touched to write the turn, or the setup, as far as it is written and from that place in it on.
    pub fn touched(&self, from: usize) -> Vec<Touch> {
        let words = |written: Vec<(usize, Word)>| written.into_iter().filter(move |(at, _)| *at >= from);
        match &self.phase {
            Phase::Setup => {
                let written = taps::written(|before| setup::next(self, before), &self.partial);
                words(written).map(|(_, word)| setup::touch(&word)).collect()
            }
            Phase::Playing(position) => {
                let (position, scene) = (&**position, position.scene());
                let written = taps::written(|before| position.steps(before), &self.partial);
                words(written).map(|(_, word)| touch(position, &scene, &word)).collect()
            }
        }
    }

    pub(super) fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The position after the turns made; none while the setup is being written.
    pub fn position(&self) -> Option<&dyn Position> {
        match &self.phase {
            Phase::Setup => None,
            Phase::Playing(position) => Some(&**position),
        }
    }

    /// The position as something to draw; none while the setup is being written.
    pub fn scene(&self) -> Option<Scene> {
        self.position().map(Position::scene)
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.position().and_then(Position::outcome)
    }

    /// Whose choice is made with the screen covered, once `partial` is written.
    pub(super) fn secret(&self, partial: &str) -> Option<Secret> {
        match &self.phase {
            Phase::Setup => setup::secret(self, partial).map(|seat| Secret::new(seat, 0)),
            Phase::Playing(position) if position.outcome().is_some() => None,
            Phase::Playing(position) => position.secret(partial),
        }
    }

    /// The text of the record so far, with what is still secret replaced by `cover`, which is told where it stands.
    pub fn covered(&self, cover: impl Fn(Slot, &str) -> String) -> String {
        let mut shown = self.clone();
        if self.outcome().is_none() && setup::secret(self, "").is_some() {
            let setups = shown.tags.iter_mut().filter(|(name, _)| name.eq_ignore_ascii_case("Setup"));
            setups.for_each(|(_, value)| *value = cover(Slot::Setup, value));
        }
        if let Some(secret) = self.secret(&self.partial) {
            let last = shown.turns.iter_mut().enumerate().rev().take(secret.covered);
            last.for_each(|(at, turn)| *turn = cover(Slot::Turn(at + 1), turn));
            if !shown.partial.is_empty() {
                let slot = match self.phase {
                    Phase::Setup => Slot::Setup,
                    Phase::Playing(_) => Slot::Part(self.turns.len() + 1),
                };
                shown.partial = cover(slot, &shown.partial);
            }
        }
        shown.to_string()
    }

    /// What the judge says of the text as it stands.
    pub fn verdict(&self) -> Verdict {
        record::judge(self.to_string().as_bytes())
    }

    /// The ways to go on.
    pub fn offers(&self) -> Offers {
        offers(self)
    }

    /// Takes one of the [`offers`], named by its text.
    pub fn apply(&mut self, text: &str) -> Result<(), Text> {
        let Some(way) = self.offers().ways.into_iter().find(|way| way.text == text) else {
            return Err(text!("recorder-cannot-played-here", text));
        };
        let written = format!("{}{text}", self.partial);
        if text.is_empty() || way.complete && !way.open {
            return match self.phase {
                Phase::Setup if written.is_empty() => self.begin(None),
                Phase::Setup => self.begin(Some(&written)),
                Phase::Playing(_) => self.play(&written),
            };
        }
        self.partial = written;
        Ok(())
    }

    /// Plays a whole turn; what was partly written of it is dropped.
    pub fn play(&mut self, turn: &str) -> Result<(), Text> {
        if self.turns.len() == MAX_TURNS {
            return Err(text!("recorder-record-most-turns", max_turns = MAX_TURNS));
        }
        let Phase::Playing(position) = &mut self.phase else {
            return Err(text!("recorder-setup-written-first"));
        };
        position.play(turn).map_err(|refusal| refusal.text)?;
        self.turns.push(turn.to_owned());
        self.partial.clear();
        Ok(())
    }

    /// Begins anew with this setup, whole or only begun, or with none; the turns must be undone before.
    pub fn set_up(&mut self, setup: Option<&str>) -> Result<(), Text> {
        if !self.turns.is_empty() {
            return Err(text!("recorder-setup-cannot-change-once-turn"));
        }
        let fault = match self.begin(setup) {
            Ok(()) => return Ok(()),
            Err(fault) => fault,
        };
        let setup = setup.unwrap_or_default();
        if setup::steps(self, setup).is_empty() {
            return Err(fault);
        }
        self.tags.retain(|(name, _)| !name.eq_ignore_ascii_case("Setup"));
        (self.phase, self.partial) = (Phase::Setup, setup.to_owned());
        Ok(())
    }

    /// Begins anew with a random setup; false where the game has none.
    pub fn deal(&mut self, chance: &mut Chance) -> Result<bool, Text> {
        let Some(setup) = self.with_start(None, |start| (self.entry.deal)(start, chance)).flatten() else {
            return Ok(false);
        };
        self.set_up(Some(&setup)).map(|()| true)
    }

    fn begin(&mut self, setup: Option<&str>) -> Result<(), Text> {
        let begun = self.with_start(setup, |start| (self.entry.start)(start));
        let no_start = || text!("recorder-tags-draft-not-fit-game");
        let position = begun.ok_or_else(no_start)??;
        self.tags.retain(|(name, _)| !name.eq_ignore_ascii_case("Setup"));
        self.tags.extend(setup.map(|setup| ("Setup".to_owned(), setup.to_owned())));
        self.phase = Phase::Playing(position);
        self.partial.clear();
        Ok(())
    }

    /// What the game begins from, with this setup instead of the one written.
    pub(super) fn with_start<T>(&self, setup: Option<&str>, look: impl FnOnce(&Start<'_>) -> T) -> Option<T> {
        let tag = |(name, value)| Tag { name, value: Cow::Borrowed(value), place: Place { line: 1, column: 1 } };
        let tags = self.tags.iter().map(|(name, value)| tag((name.as_str(), value.as_str()))).collect();
        let reading = Reading { tags, turns: Vec::new() };
        let (_, start) = record::opening(&reading).ok()?;
        Some(look(&Start { setup, ..start }))
    }
}

/// The text of the record so far. A turn that is partly written stands at the very end, without a line end.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let unwritable = |_| fmt::Error;
        let mut record = Record::default();
        for (name, value) in &self.tags {
            record.tag(name, value).map_err(unwritable)?;
        }
        for turn in &self.turns {
            record.turn(turn).map_err(unwritable)?;
        }
        match self.phase {
            Phase::Setup => record.tag("Setup", &self.partial).map_err(unwritable)?,
            Phase::Playing(_) if self.partial.is_empty() => {}
            Phase::Playing(_) => {
                record.turn(&self.partial).map_err(unwritable)?;
                return f.write_str(record.to_string().trim_end());
            }
        }
        record.fmt(f)
    }
}
