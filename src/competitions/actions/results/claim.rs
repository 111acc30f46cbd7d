//! From a submission to a game of the match.

use std::collections::BTreeSet;

use podium_engine::catalogue;
use podium_engine::contest::series::{self, Expectation, Played, Rule};
use podium_engine::game::{Facts, Start, Values};
use podium_engine::record::{Holds, TagValues};
use podium_engine::text;
use podium_engine::text::Text;

use crate::competitions::event::Proof;
use crate::competitions::state::{Competition, EntryId, Table};
use crate::names;

/// What is submitted.
#[derive(Debug, Clone, Copy)]
pub enum Claim<'a> {
    /// A valid record.
    Record {
        /// What the event stores of it.
        proof: &'a Proof,
        tags: &'a TagValues,
        holds: &'a Holds,
    },
    /// Only the result.
    Result(&'a Bare),
    /// These seats of the table did not turn up for this game; the match goes on.
    Forfeit(&'a [usize]),
}

/// A result without a record, one number per seat of the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bare {
    /// 1 is best; equal ranks share the better one.
    pub ranks: Vec<u32>,
    /// The scores of the game, where they matter.
    pub scores: Option<Vec<i64>>,
    /// In solitaire and cooperative games.
    pub solved: Option<bool>,
}

/// The greatest absolute score accepted.
pub const MOST_SCORE: i64 = 1_000_000;

impl Bare {
    fn is_in_range(&self) -> Result<(), Text> {
        let is_score = |score: &i64| (-MOST_SCORE..=MOST_SCORE).contains(score);
        match self.scores.iter().flatten().all(is_score) {
            true => Ok(()),
            false => Err(text!("act-score-lies-between", most_score = MOST_SCORE)),
        }
    }
}

impl Claim<'_> {
    pub(super) fn record(&self) -> Option<Proof> {
        match self {
            Self::Record { proof, .. } => Some((*proof).clone()),
            Self::Result(_) | Self::Forfeit(_) => None,
        }
    }

    /// The game it claims as the number-th of the table.
    pub(super) fn game(&self, competition: &Competition, table: &Table, number: usize) -> Result<series::Game, Text> {
        let expected = expectation(competition, table, number)?;
        match self {
            Self::Result(bare) => {
                bare.is_in_range()?;
                Ok(from_result(competition, &expected, bare))
            }
            Self::Forfeit(by) => Ok(series::Game::forfeited(expected.seats, by.to_vec())),
            Self::Record { tags, holds, .. } => {
                is_of_the_game(competition, &expected, tags, holds)?;
                let seats = seats(competition, table, &expected, tags, holds.players)?;
                series::Game::judged(seats, tags, holds)
            }
        }
    }
}

/// What the match expects as its number-th game.
pub fn expectation(competition: &Competition, table: &Table, number: usize) -> Result<Expectation, Text> {
    let mut before = table.clone();
    before.games.truncate(number.saturating_sub(1));
    before.games.iter_mut().for_each(|game| game.state = crate::competitions::state::GameState::Settled);
    let progress = competition.progress(&before)?;
    progress.next.ok_or_else(|| text!("act-match-decided", text = progress.text))
}

fn from_result(competition: &Competition, expected: &Expectation, bare: &Bare) -> series::Game {
    let Bare { ranks, scores, solved } = bare;
    if let Rule::Attack(_) = competition.settings.rule {
        let seats = vec![expected.seats.first().copied().unwrap_or(0); competition.settings.seats.max(1)];
        let score = scores.as_ref().and_then(|scores| scores.first().copied());
        let played = Played {
            ranks: vec![1; seats.len()],
            scores: score.map(|score| vec![score; seats.len()]),
            solved: *solved,
            ..Played::default()
        };
        return series::Game { seats, record: None, ending: series::Ending::Played(played) };
    }
    // Missing numbers stay missing, so that the match rejects them with its own message.
    let by_seat = |numbers: &[i64]| expected.seats.iter().filter_map(|&seat| numbers.get(seat).copied()).collect();
    let ranks: Vec<u32> = match ranks.len() == expected.seats.len() {
        true => expected.seats.iter().filter_map(|&seat| ranks.get(seat).copied()).collect(),
        false => ranks.clone(),
    };
    let mut game = series::Game::entered(expected.seats.clone(), ranks, scores.as_deref().map(by_seat));
    if let series::Ending::Played(played) = &mut game.ending {
        played.solved = *solved;
    }
    game
}

fn is_of_the_game(
    competition: &Competition,
    expected: &Expectation,
    tags: &TagValues,
    holds: &Holds,
) -> Result<(), Text> {
    let settings = &competition.settings;
    if settings.game != holds.game {
        let name = |game: &str| match catalogue::find(game) {
            Some(entry) => Text::from(entry.facts.name),
            None => Text::same(game),
        };
        let (wanted, given) = (name(&settings.game), name(holds.game));
        return Err(text!("act-record-played-here", given, wanted));
    }
    let (wanted, given) = (settings.variant.as_deref().unwrap_or("standard"), holds.variant.as_str());
    if wanted != given {
        return Err(text!("act-record-variant-played-here", given, wanted));
    }
    if let Some(facts) = competition.facts() {
        has_options(competition, facts, expected, tags)?;
    }
    let words = |setup: &str| setup.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let wanted = settings.setup.as_deref().or(expected.setup.as_deref());
    match (wanted, tags.value("Setup")) {
        (Some(wanted), given) if given.map(words) != Some(words(wanted)) => {
            Err(text!("act-record-begin-published-setup", wanted))
        }
        _ => Ok(()),
    }
}

/// Options must be those of the competition and of the match, or else the game's defaults.
fn has_options(competition: &Competition, facts: &Facts, expected: &Expectation, tags: &TagValues) -> Result<(), Text> {
    let given = Start::read_options(tags.value("Options").unwrap_or_default())?;
    for choice in facts.options {
        let key = choice.key;
        let decided = competition.settings.options.get(key).or_else(|| expected.options.get(key));
        let wanted = match (decided, choice.values) {
            (Some(value), _) => value.as_str(),
            // Free, undecided options are up to each game.
            (None, Values::Free(_)) => continue,
            (None, Values::Words(_)) => choice.default_value(),
        };
        let has = given.iter().find(|(name, _)| *name == key).map_or(choice.default_value(), |(_, value)| value);
        if has != wanted {
            return Err(text!("act-record-option-played-here", key, has, wanted));
        }
    }
    Ok(())
}

/// Who sat where: by the names in the record if they match the table, else as the match expects.
fn seats(
    competition: &Competition,
    table: &Table,
    expected: &Expectation,
    tags: &TagValues,
    players: usize,
) -> Result<Vec<usize>, Text> {
    if let Rule::Attack(_) = competition.settings.rule {
        return match players == competition.settings.seats {
            true => Ok(vec![expected.seats.first().copied().unwrap_or(0); players]),
            false => Err(wrong_number(players, competition.settings.seats)),
        };
    }
    if players != expected.seats.len() {
        return Err(wrong_number(players, expected.seats.len()));
    }
    let fold = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let is_named = |id: EntryId, name: &str| {
        [competition.full_name(id), competition.name(id)].into_iter().any(|known| fold(known) == fold(name))
    };
    let mut named: Vec<Option<usize>> = Vec::with_capacity(players);
    for player in 1..=players {
        let Some(name) = tags.value(&format!("P{player}")) else {
            named.push(None);
            continue;
        };
        let elsewhere = competition.entries.iter().any(|entry| is_named(entry.id, name));
        let here = table.seats.iter().position(|&id| is_named(id, name));
        let here = here.or_else(|| only_meant(competition, table, name).filter(|_| !elsewhere));
        if here.is_none() && elsewhere {
            return Err(text!("act-record-names-sit-table", name, table = table.place));
        }
        named.push(here);
    }
    let known: BTreeSet<usize> = named.iter().flatten().copied().collect();
    if known.len() != named.iter().flatten().count() {
        return Err(text!("act-record-names-somebody-twice"));
    }
    let rest: Vec<usize> = expected.seats.iter().copied().filter(|seat| !known.contains(seat)).collect();
    match rest.len() {
        // Nicknames, or no names at all.
        count if count == players => Ok(expected.seats.clone()),
        0 | 1 => Ok(named.iter().map(|seat| seat.or_else(|| rest.first().copied()).unwrap_or_default()).collect()),
        _ => Err(text!("act-record-names-only-some-players")),
    }
}

/// The only seat of a table that a name can refer to.
fn only_meant(competition: &Competition, table: &Table, name: &str) -> Option<usize> {
    let mut meant = (0..).zip(&table.seats).filter(|(_, entry)| names::means(name, competition.name(**entry)));
    let (seat, _) = meant.next()?;
    meant.next().is_none().then_some(seat)
}

fn wrong_number(given: usize, wanted: usize) -> Text {
    text!("act-record-game", given, wanted)
}
