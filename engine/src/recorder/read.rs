use super::draft::{Draft, Phase};
use super::offers::turn_ways;
use super::setup;
use crate::record::{self, Fault, FaultKind, Place, Reading};

/// What a text gives: the draft up to its first fault, if it has one.
#[derive(Debug, Clone)]
pub struct Read {
    /// None where not even the game can be read.
    pub draft: Option<Draft>,
    /// The first fault.
    pub fault: Option<Fault>,
}

impl Draft {
    /// Reads a text that is a record or the beginning of one: its last turn, and its setup, may be written in part.
    pub fn read(text: &str) -> Read {
        let reading = match Reading::of(text.as_bytes()) {
            Ok(reading) => reading,
            Err(fault) => {
                let lines = |place: Place| text.split_inclusive('\n').take(place.line - 1).collect::<String>();
                let kept = fault.place.map(lines);
                let draft = kept.and_then(|kept| Self::read(&kept).draft);
                return Read { draft, fault: Some(fault) };
            }
        };
        let game = reading.value("Game").map(str::to_owned);
        let named = |fault: Fault| Some(Fault { game: game.clone(), ..fault });
        let (entry, start) = match record::opening(&reading) {
            Ok(opening) => opening,
            Err(fault) => return Read { draft: None, fault: named(fault) },
        };
        let tags = reading.tags.iter().map(|tag| (tag.name.to_owned(), tag.value.to_string())).collect();
        let begun = (entry.start)(&start);
        let mut draft = Self { entry, tags, turns: Vec::new(), partial: String::new(), phase: Phase::Setup };
        match begun {
            Ok(position) => draft.phase = Phase::Playing(position),
            Err(text) => {
                draft.tags.retain(|(name, _)| !name.eq_ignore_ascii_case("Setup"));
                let written = start.setup.unwrap_or_default();
                let is_begun = !setup::steps(&draft, written).is_empty();
                if is_begun {
                    draft.partial = written.to_owned();
                }
                let fault = Fault { kind: FaultKind::Setup, game: None, turn: 0, token: None, place: None, text };
                let is_fault = !is_begun || !reading.turns.is_empty();
                let is_kept = is_begun || !setup::steps(&draft, "").is_empty();
                return Read { draft: is_kept.then_some(draft), fault: if is_fault { named(fault) } else { None } };
            }
        }
        let fault = draft.read_turns(&reading, text).err().and_then(named);
        Read { draft: Some(draft), fault }
    }

    fn read_turns(&mut self, reading: &Reading<'_>, text: &str) -> Result<(), Fault> {
        let Phase::Playing(position) = &mut self.phase else { return Ok(()) };
        let Some((last, before)) = reading.turns.split_last() else { return Ok(()) };
        for (number, turn) in (1..).zip(before) {
            record::play(&mut **position, number, turn)?;
            self.turns.push(turn.text.to_owned());
        }
        // A text that ends with a turn, without white space after it, may be continued.
        let may_go_on = text.ends_with(last.text) && position.outcome().is_none();
        if may_go_on && turn_ways(&**position, last.text).iter().any(|way| !way.text.is_empty()) {
            self.partial = last.text.to_owned();
            return Ok(());
        }
        record::play(&mut **position, self.turns.len() + 1, last)?;
        self.turns.push(last.text.to_owned());
        Ok(())
    }
}
