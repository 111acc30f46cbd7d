use std::sync::Arc;

use super::{Fault, FaultKind, Holds, MAX_TURN, MAX_TURNS, Place, Reading, Tag, Token, Verdict};
use crate::catalogue::{self, Entry};
use crate::game::{Outcome, PlayedTurn, Position, Refusal, RefusalKind, Start};
use crate::text;
use crate::text::Text;

/// Reads a record, replays every turn, and gives the verdict.
pub fn judge(bytes: &[u8]) -> Verdict {
    let reading = match Reading::of(bytes) {
        Ok(reading) => reading,
        Err(fault) => return Verdict::Fails(fault),
    };
    match judge_reading(&reading) {
        Ok(holds) => Verdict::Holds(holds),
        Err(fault) => Verdict::Fails(Fault { game: reading.value("Game").map(str::to_owned), ..fault }),
    }
}

fn judge_reading(reading: &Reading<'_>) -> Result<Holds, Fault> {
    let position = replay(reading)?;
    let Some(outcome) = position.outcome() else {
        let (next, seat) = (reading.turns.len() + 1, position.who(position.seat()));
        return Err(Fault {
            turn: next,
            ..fault(FaultKind::Incomplete, text!("record-record-stops-before-game-over", next, seat))
        });
    };
    claim(reading, "Ranks", Some(&outcome.ranks))?;
    claim(reading, "Scores", outcome.scores.as_ref())?;
    let facts = position.facts();
    Ok(Holds {
        game: facts.id,
        rules: facts.rules,
        variant: reading.value("Variant").unwrap_or("standard").to_owned(),
        players: position.players(),
        turns: reading.turns.len(),
        outcome: Outcome::clone(outcome),
    })
}

/// The position that the tags of a record begin from.
pub fn begin(reading: &Reading<'_>) -> Result<Box<dyn Position>, Fault> {
    let (entry, start) = opening(reading)?;
    (entry.start)(&start).map_err(|text| setup(None, text))
}

/// The game of a record and what it begins from, not yet checked by the game itself.
pub(crate) fn opening<'a>(reading: &'a Reading<'_>) -> Result<(&'static Entry, Start<'a>), Fault> {
    let Some(game) = reading.value("Game") else {
        return Err(setup(None, text!("record-record-not-say-which-game")));
    };
    let Some(entry) = catalogue::find(game) else {
        return Err(setup(reading.tag("Game"), text!("record-no-game-here", game)));
    };
    let options = Start::read_options(reading.value("Options").unwrap_or_default())
        .map_err(|text| setup(reading.tag("Options"), text))?;
    let start = Start {
        players: players(reading, entry.facts.has_fixed_players().then_some(entry.facts.players.0 as usize))?,
        variant: reading.value("Variant").unwrap_or("standard"),
        setup: reading.value("Setup"),
        options,
    };
    if reading.turns.len() > MAX_TURNS {
        return Err(setup(None, text!("record-record-more-turns", max_turns = MAX_TURNS)));
    }
    Ok((entry, start))
}

/// The position after every turn of a record, finished or not; its claims are not checked.
pub fn replay(reading: &Reading<'_>) -> Result<Box<dyn Position>, Fault> {
    let mut position = begin(reading)?;
    for (at, turn) in reading.turns.iter().enumerate() {
        play(&mut *position, at + 1, turn)?;
    }
    Ok(position)
}

/// Plays the turn with that number, or says what is wrong with it.
pub(crate) fn play(position: &mut dyn Position, number: usize, turn: &Token<'_>) -> Result<(), Fault> {
    require_short(position, number, turn)?;
    position.play(turn.text).map_err(|refusal| refused(number, turn, refusal))
}

/// Plays the turn with that number and gives it back as the game understood it.
pub(crate) fn play_turn(
    position: &mut dyn Position,
    number: usize,
    turn: &Token<'_>,
) -> Result<Arc<dyn PlayedTurn>, Fault> {
    require_short(position, number, turn)?;
    position.play_turn(turn.text).map_err(|refusal| refused(number, turn, refusal))
}

fn require_short(position: &dyn Position, number: usize, turn: &Token<'_>) -> Result<(), Fault> {
    if position.outcome().is_some() || turn.text.chars().nth(MAX_TURN).is_none() {
        return Ok(());
    }
    let text = text!("record-turn-most-characters", max_turn = MAX_TURN);
    Err(refused(number, turn, Refusal { kind: RefusalKind::Syntax, text }))
}

fn refused(number: usize, turn: &Token<'_>, refusal: Refusal) -> Fault {
    let kind = match refusal.kind {
        RefusalKind::Syntax => FaultKind::Syntax,
        RefusalKind::Illegal => FaultKind::Illegal,
        RefusalKind::AfterEnd => FaultKind::AfterEnd,
    };
    let token = Some(turn.text.to_owned());
    Fault { turn: number, token, place: Some(turn.place), ..fault(kind, refusal.text) }
}

/// The number of seats that `P1`, `P2` … name without a gap.
fn players(reading: &Reading<'_>, fixed: Option<usize>) -> Result<usize, Fault> {
    let is_seat = |tag: &&Tag<'_>| {
        let number = tag.name.strip_prefix(['P', 'p']).unwrap_or_default();
        !number.is_empty() && !number.starts_with('0') && number.chars().all(|c| c.is_ascii_digit())
    };
    let seats = reading.tags.iter().filter(is_seat).count();
    if seats == 0 {
        return fixed.ok_or_else(|| setup(None, text!("record-record-not-name-players-p1")));
    }
    for seat in 1..=seats {
        if reading.tag(&format!("P{seat}")).is_none() {
            return Err(setup(None, text!("record-players-named-but-p-not", seats, seat)));
        }
    }
    Ok(seats)
}

/// Compares what a tag claims with what the record shows.
fn claim<N>(reading: &Reading<'_>, name: &str, shown: Option<&Vec<N>>) -> Result<(), Fault>
where
    N: Copy + Into<i64>,
{
    let Some(tag) = reading.tag(name) else { return Ok(()) };
    let claimed: Option<Vec<i64>> =
        tag.value.split(super::is_white).filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect();
    let shown: Option<Vec<i64>> = shown.map(|shown| shown.iter().map(|number| (*number).into()).collect());
    if claimed.is_some() && claimed == shown {
        return Ok(());
    }
    let value = tag.value.as_ref();
    let text = match shown {
        Some(shown) => {
            let shown = shown.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            text!("record-claims-but-record-shows", name, value, shown)
        }
        None => text!("record-claims-but-game-none-show", name, value),
    };
    Err(Fault { place: Some(tag.place), ..fault(FaultKind::Claim, text) })
}

fn fault(kind: FaultKind, text: Text) -> Fault {
    Fault { kind, game: None, turn: 0, token: None, place: None, text }
}

fn setup(tag: Option<&Tag<'_>>, text: Text) -> Fault {
    let place: Option<Place> = tag.map(|tag| tag.place);
    Fault { place, ..fault(FaultKind::Setup, text) }
}
