//! Illustrations of a game, made once and cached: its start, a sample game, its notation by example.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use podium_engine::catalogue::Entry;
use podium_engine::chance::Chance;
use podium_engine::game::{Position, Start};
use podium_engine::picture::{Frame, Options, animate, draw, samples};
use podium_engine::record::Reading;

use crate::playout::random_record;
use crate::words::{Language, Locale};

/// A game as its page shows it.
#[derive(Debug)]
pub struct Sample {
    /// A small drawing from the middle of a game.
    pub emblem: String,
    /// The starting position.
    pub start: String,
    /// An animated game.
    pub film: String,
    /// The same as text.
    pub record: String,
    /// For each kind of turn: an example, its meaning, and the board after it.
    pub notation: Vec<(&'static str, Cow<'static, str>, String)>,
}

type Made = HashMap<(&'static str, Language), Arc<Sample>>;

static MADE: LazyLock<Mutex<Made>> = LazyLock::new(Default::default);

/// The sample game is the shortest of this many.
const TRIES: u64 = 12;

impl Sample {
    /// Slow on the first call for a game: not for async threads.
    pub fn of(entry: &'static Entry, language: Language) -> Arc<Self> {
        let key = (entry.facts.id, language);
        if let Some(known) = MADE.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return known.clone();
        }
        let made = Arc::new(Self::make(entry, &Locale { language, ..Locale::default() }));
        MADE.lock().unwrap_or_else(PoisonError::into_inner).insert(key, made.clone());
        made
    }

    fn make(entry: &'static Entry, locale: &Locale) -> Self {
        let name = locale.phrase(&entry.facts.name).into_owned();
        let options = Options { title: name, coordinates: true, words: locale.language.words(), ..Options::default() };
        let small = Options { emblem: true, standalone: true, ..options.clone() };
        let positions = samples(entry, "standard", 7);
        let middle = positions.get(1).or(positions.first());
        let players = entry.facts.players.0.max(2).min(entry.facts.players.1);
        let begun = Start::new(players.into());
        let records = (0..TRIES).filter_map(|seed| random_record(entry, &begun, &[], &mut Chance::seeded(seed)).ok());
        // A game should be neither barely begun nor endless.
        let record = records.min_by_key(|record| (record.turns().len() < 4, record.turns().len()));
        let record = record.map(|record| record.to_string());
        let record = record.unwrap_or_default();
        let frames = frames(&record);
        let notation = entry.facts.notation.iter().map(|(example, about)| {
            let shown = example_on_board(entry, example).map(|frame| frame.draw(&options));
            (*example, locale.phrase(about), shown.unwrap_or_default())
        });
        Self {
            emblem: middle.map(|middle| draw(&middle.scene, &small)).unwrap_or_default(),
            start: frames.first().map(|frame| frame.draw(&options)).unwrap_or_default(),
            film: animate(&frames, &options),
            notation: notation.collect(),
            record,
        }
    }
}

/// Every frame of a record.
fn frames(text: &str) -> Vec<Frame> {
    Reading::of(text.as_bytes()).and_then(|reading| Frame::all(&reading)).unwrap_or_default()
}

/// The frame after a notation example was played, in a game that leads to it or in some random one.
fn example_on_board(entry: &'static Entry, example: &str) -> Option<Frame> {
    let shown = |turn: usize, position: &dyn Position| {
        let mut after = position.copy();
        let played = after.play_turn(example).ok()?;
        Some(Frame::after(turn, played, position.scene().into(), &*after))
    };
    let (facts, fewest) = (entry.facts, usize::from(entry.facts.players.0));
    if let Some((_, setup, line)) = facts.lines.iter().find(|(rare, ..)| *rare == example) {
        let mut position = (entry.start)(&Start { setup: *setup, ..Start::new(fewest) }).ok()?;
        line.split(' ').try_for_each(|turn| position.play(turn)).ok()?;
        return shown(line.split(' ').count() + 1, &*position);
    }
    let seats = fewest..=facts.players.1.into();
    let starts = facts.variants.iter().flat_map(|variant| seats.clone().map(|players| (variant.id, players)));
    let mut games = (0..SEEDS).flat_map(|seed| starts.clone().map(move |start| (seed, start)));
    games.find_map(|(seed, (variant, players))| {
        let mut chance = Chance::seeded(seed);
        let bare = Start { variant, ..Start::new(players) };
        let setup = (entry.deal)(&bare, &mut chance);
        let mut position = (entry.start)(&Start { setup: setup.as_deref(), ..bare }).ok()?;
        for turn in 1..LONGEST {
            if let Some(frame) = shown(turn, &*position) {
                return Some(frame);
            }
            let turn = position.random_turn(&mut chance)?;
            position.play(&turn).ok()?;
        }
        None
    })
}

/// If this many random games of every kind do not contain it, the game must supply a sequence leading to it.
const SEEDS: u64 = 1000;
const LONGEST: usize = 120;

#[cfg(test)]
mod tests {
    use podium_engine::catalogue;
    use podium_engine::record::judge;

    use super::*;

    #[test]
    fn every_game_has_something_to_show() {
        for entry in catalogue::all() {
            let sample = Sample::of(entry, Language::from_code("fr").unwrap());
            let id = entry.facts.id;
            assert!(judge(sample.record.as_bytes()).is_ok(), "{id}: {}", sample.record);
            for picture in [&sample.emblem, &sample.start, &sample.film] {
                assert!(picture.starts_with("<svg") && picture.len() > 500, "{id}");
            }
            for (example, _, picture) in &sample.notation {
                assert!(picture.starts_with("<svg"), "{id}: nothing shows {example}");
            }
        }
    }
}
