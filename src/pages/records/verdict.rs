//! Verdicts for display.

use std::cmp::Reverse;

use askama::filters::Safe;
use podium_engine::catalogue;
use podium_engine::game::{Facts, Position};
use podium_engine::picture::{Frame, Options};
use podium_engine::record::{Fault, FaultKind, Holds, Place, Reading, Verdict, begin};

use crate::records::intake::Judged;
use crate::records::model::names;
use crate::words::Locale;

/// Beyond this many, legal turns are counted instead of listed.
const NAMED: usize = 60;
/// How many characters of text are shown on either side of a fault.
const AROUND: usize = 400;

/// A verdict ready for display.
#[derive(Debug)]
pub enum Shown {
    Holds(Box<Result>),
    Fails(Box<Wrong>),
}

/// A record that holds.
#[derive(Debug)]
pub struct Result {
    pub game: String,
    pub turns: usize,
    pub seats: Vec<SeatResult>,
    pub solved: Option<bool>,
    /// Why it ended.
    pub end: String,
    pub board: Picture,
}

/// A seat's result.
#[derive(Debug)]
pub struct SeatResult {
    pub name: String,
    pub rank: u32,
    pub score: Option<String>,
}

/// A board as drawn by the engine.
#[derive(Debug, Default)]
pub struct Picture(String);

impl Picture {
    /// For templates; the engine escapes what it writes into a picture.
    pub fn svg(&self) -> Safe<&str> {
        Safe(&self.0)
    }
}

/// A record that does not hold.
#[derive(Debug)]
pub struct Wrong {
    /// As a sentence.
    pub message: String,
    pub turn: usize,
    /// The text around the fault.
    pub before: String,
    pub token: String,
    pub after: String,
    /// The board just before it.
    pub board: Option<Picture>,
    /// Whose turn it is there.
    pub seat: String,
    /// Legal turns, as far as they are listed.
    pub legal: Vec<String>,
    /// How many more there are.
    pub more: usize,
    /// The listed ones are only beginnings of turns.
    pub beginnings: bool,
}

impl Shown {
    pub fn of(judged: &Judged, locale: &Locale) -> Self {
        match &judged.verdict {
            Verdict::Holds(holds) => Self::Holds(Box::new(result(&judged.text, holds, locale))),
            Verdict::Fails(fault) => Self::Fails(Box::new(wrong(&judged.text, fault, locale))),
        }
    }
}

fn result(text: &str, holds: &Holds, locale: &Locale) -> Result {
    let reading = Reading::of(text.as_bytes()).ok();
    let facts = catalogue::find(holds.game).map(|entry| entry.facts);
    let named = reading.as_ref().map(|reading| names(reading, holds.players)).unwrap_or_default();
    let outcome = &holds.outcome;
    let seats = outcome.ranks.iter().enumerate().map(|(seat, &rank)| SeatResult {
        name: named.get(seat).cloned().flatten().unwrap_or_else(|| seat_name(facts, seat, locale)),
        rank,
        score: outcome.scores.as_ref().and_then(|scores| scores.get(seat)).map(|&score| locale.number(score)),
    });
    Result {
        game: facts.map_or_else(String::new, |facts| locale.phrase(&facts.name).into_owned()),
        turns: holds.turns,
        seats: seats.collect(),
        solved: outcome.solved,
        end: end(facts, outcome.end, locale),
        board: board(text, usize::MAX, locale).map(|(board, _)| board).unwrap_or_default(),
    }
}

/// The reason a game ended, in words.
pub fn end(facts: Option<&Facts>, word: &str, locale: &Locale) -> String {
    let own = facts.and_then(|facts| facts.ends.iter().find(|(end, _)| *end == word));
    match own {
        Some((_, phrase)) => locale.phrase(phrase).into_owned(),
        None => match word {
            "resign" | "timeout" | "agreed" => locale.tx("end-", word).into_owned(),
            other => other.to_owned(),
        },
    }
}

/// The name of a seat in a game.
pub fn seat_name(facts: Option<&Facts>, seat: usize, locale: &Locale) -> String {
    match facts.and_then(|facts| facts.seats.get(seat)) {
        Some(name) => locale.phrase(name).into_owned(),
        None => locale.t1("record-seat", "number", seat + 1).into_owned(),
    }
}

fn wrong(text: &str, fault: &Fault, locale: &Locale) -> Wrong {
    let (before, token, after) = around(text, fault);
    let turn_at_fault = fault.turn > 0;
    let shown = if turn_at_fault { board(text, fault.turn - 1, locale) } else { None };
    let (board, position) = shown.map_or((None, None), |(board, position)| (Some(board), Some(position)));
    let (mut legal, mut beginnings) = (Vec::new(), false);
    if let Some(position) = position.as_ref().filter(|position| position.outcome().is_none()) {
        legal = position.turns().unwrap_or_else(|| {
            beginnings = true;
            position.steps("").into_iter().map(|step| step.text()).collect()
        });
    }
    // Those most like the written turn come first: after a throw, the plays of that throw.
    let alike = |turn: &str| turn.bytes().zip(token.bytes()).take_while(|(one, other)| one == other).count();
    legal.sort_by_key(|turn| Reverse(alike(turn)));
    let more = legal.len().saturating_sub(NAMED);
    legal.truncate(NAMED);
    let seat = position.as_ref().map(|position| seat_name(Some(position.facts()), position.seat().index(), locale));
    Wrong {
        message: locale.text(&fault.text).into_owned(),
        turn: fault.turn,
        before,
        token,
        after,
        board,
        seat: seat.unwrap_or_default(),
        legal,
        more,
        beginnings,
    }
}

/// The board after this many turns, or as many as can be played, and its position.
pub fn board(text: &str, turns: usize, locale: &Locale) -> Option<(Picture, Box<dyn Position>)> {
    let reading = Reading::of(text.as_bytes()).ok()?;
    let mut position = begin(&reading).ok()?;
    let mut last = None;
    for (number, turn) in (1..).zip(reading.turns.iter().take(turns)) {
        let before = position.scene();
        let Ok(played) = position.play_turn(turn.text) else { break };
        last = Some((number, before, played));
    }
    let frame = match last {
        Some((number, before, turn)) => Frame::after(number, turn, before.into(), &*position),
        None => Frame::start(&*position),
    };
    let options = Options {
        title: locale.phrase(&position.facts().name).into_owned(),
        coordinates: true,
        words: locale.language.words(),
        ..Default::default()
    };
    Some((Picture(frame.draw(&options)), position))
}

/// The text before, at and after a fault, enough to find the place.
fn around(text: &str, fault: &Fault) -> (String, String, String) {
    let start = match (fault.place, fault.kind) {
        (Some(place), _) => offset(text, place),
        (None, FaultKind::Incomplete) => text.trim_end().len(),
        (None, _) => return (String::new(), String::new(), String::new()),
    };
    let (before, rest) = text.split_at_checked(start).unwrap_or((text, ""));
    let length = match &fault.token {
        Some(token) => token.len(),
        // A tag is marked as a whole.
        None => rest.find(['\r', '\n']).unwrap_or(rest.len()),
    };
    let (token, after) = rest.split_at_checked(length).unwrap_or((rest, ""));
    let skipped = before.chars().count().saturating_sub(AROUND);
    let before: String = before.chars().skip(skipped).collect();
    let before = if skipped > 0 { format!("…{before}") } else { before };
    let cut = after.chars().nth(AROUND).is_some();
    let after: String = after.chars().take(AROUND).collect();
    (before, token.to_owned(), if cut { format!("{after}…") } else { after })
}

/// The byte offset of a place.
fn offset(text: &str, place: Place) -> usize {
    let lines = text.split_inclusive('\n');
    let start: usize = lines.take(place.line.saturating_sub(1)).map(str::len).sum();
    let line = text.get(start..).unwrap_or_default();
    // A byte order mark is not a character of the first line.
    let mark = if place.line == 1 && line.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
    let line = line.get(mark..).unwrap_or_default();
    let column = line.char_indices().nth(place.column.saturating_sub(1)).map_or(line.len(), |(at, _)| at);
    start + mark + column
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> Shown {
        Shown::of(&Judged::of(text.as_bytes()), &Locale::default())
    }

    #[test]
    fn the_faulty_turn_is_marked_and_what_was_legal_is_told() {
        let Shown::Fails(wrong) = shown("[Game \"spline\"]\n\n{é} 1. a1 a1\n2. b1 b2") else { panic!("a1 is taken") };
        assert_eq!((wrong.turn, wrong.token.as_str()), (2, "a1"));
        assert!(wrong.before.ends_with("{é} 1. a1 ") && wrong.after == "\n2. b1 b2", "{wrong:?}");
        assert_eq!(wrong.seat, "Black");
        // Sixteen places on the bottom level, one of them occupied.
        assert_eq!((wrong.legal.len(), wrong.more, wrong.beginnings), (15, 0, false));
        assert!(wrong.board.is_some());
        let text = "[Game \"backgammon\"]\n\no31 31:8/5,6/5 61:24/20";
        let Shown::Fails(wrong) = shown(text) else { panic!("20 is held") };
        assert!(wrong.more > 0 && wrong.legal.iter().take(5).all(|turn| turn.starts_with("61:")), "{wrong:?}");
    }

    #[test]
    fn an_unfinished_record_is_marked_at_its_end_and_a_faulty_tag_whole() {
        let Shown::Fails(wrong) = shown("[Game \"spline\"]\n\na1 a2\n") else { panic!("unfinished") };
        assert_eq!((wrong.turn, wrong.before.as_str(), wrong.token.as_str()), (3, "[Game \"spline\"]\n\na1 a2", ""));
        let Shown::Fails(wrong) = shown("[Game \"nonsense\"]\r\n\r\na1") else { panic!("no such game") };
        assert_eq!((wrong.turn, wrong.token.as_str(), wrong.board.is_none()), (0, "[Game \"nonsense\"]", true));
    }

    #[test]
    fn a_mark_at_the_beginning_moves_nothing() {
        let Shown::Fails(wrong) = shown("\u{feff}[Game \"nonsense\"]\na1") else { panic!("no such game") };
        assert_eq!(wrong.token, "[Game \"nonsense\"]");
    }

    #[test]
    fn a_result_names_its_players() {
        let text = "[Game \"spline\"]\n[P1 \"Ada\"]\n[P2 \"Ben\"]\n\na1 a2 b1 b2 c1 c2 d1";
        let Shown::Holds(result) = shown(text) else { panic!("it holds") };
        let seats: Vec<(&str, u32)> = result.seats.iter().map(|seat| (seat.name.as_str(), seat.rank)).collect();
        assert_eq!((seats.as_slice(), result.turns), (&[("Ada", 1), ("Ben", 2)][..], 7));
        let Shown::Holds(result) = shown("[Game \"spline\"]\n\na1 resign") else { panic!("it holds") };
        assert_eq!(result.seats[0].name, "White");
    }
}
