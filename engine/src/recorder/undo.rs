use super::draft::{Draft, Phase};
use super::offers::turn_ways;
use super::setup;
use crate::game::Position;

/// How much to take back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undo {
    /// One tap.
    Step,
    /// What is written of a turn, or else the last one.
    Turn,
}

impl Draft {
    /// Takes back; false where nothing is left to take back.
    pub fn undo(&mut self, much: Undo) -> bool {
        if let Phase::Setup = self.phase {
            return self.undo_setup(much);
        }
        if self.partial.is_empty() {
            let Some(last) = self.turns.pop() else { return self.reopen_setup() };
            self.replay();
            self.partial = last;
        }
        let kept = match (much, self.position()) {
            (Undo::Step, Some(position)) => last_tap(position, &self.partial),
            _ => 0,
        };
        self.partial.truncate(kept);
        true
    }

    fn undo_setup(&mut self, much: Undo) -> bool {
        if self.partial.is_empty() {
            return false;
        }
        let ends = |at: &usize| self.partial.get(..*at).is_some_and(|front| !setup::steps(self, front).is_empty());
        let kept = match much {
            Undo::Step => (0..self.partial.len()).rev().find(ends).unwrap_or_default(),
            Undo::Turn => 0,
        };
        self.partial.truncate(kept);
        true
    }

    /// Goes back to writing the setup, where there is one that can be tapped.
    fn reopen_setup(&mut self) -> bool {
        let is_setup = |(name, _): &&(String, String)| name.eq_ignore_ascii_case("Setup");
        let Some(setup) = self.tags.iter().find(is_setup).map(|(_, value)| value.clone()) else { return false };
        if setup::steps(self, "").is_empty() {
            return false;
        }
        self.tags.retain(|tag| !is_setup(&tag));
        (self.phase, self.partial) = (Phase::Setup, setup);
        self.undo_setup(Undo::Step)
    }

    /// Makes the position anew from the turns left.
    fn replay(&mut self) {
        let setup =
            self.tags.iter().find(|(name, _)| name.eq_ignore_ascii_case("Setup")).map(|(_, value)| value.clone());
        let begun = self.with_start(setup.as_deref(), |start| (self.entry.start)(start));
        let Some(Ok(mut position)) = begun else { return };
        for turn in &self.turns {
            if position.play(turn).is_err() {
                break;
            }
        }
        self.phase = Phase::Playing(position);
    }
}

/// Where the last tap of what is written began; the beginning where it was not tapped.
fn last_tap(position: &dyn Position, written: &str) -> usize {
    let (mut at, mut last) = (0, 0);
    while let (Some(before), Some(rest)) = (written.get(..at), written.get(at..)) {
        let ways = turn_ways(position, before);
        let taken = ways.iter().map(|way| way.text.as_str()).filter(|text| !text.is_empty() && rest.starts_with(text));
        match taken.map(str::len).max() {
            Some(length) => (last, at) = (at, at + length),
            None => return if rest.is_empty() { last } else { at },
        }
    }
    last
}
