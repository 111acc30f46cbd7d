use podium_engine::catalogue::{self, Entry};
use podium_engine::game::{Facts, Position, RefusalKind, Start, Values};
use podium_engine::picture;
use podium_engine::record::{FaultKind, Record, Verdict, judge};
use podium_engine::text::Words;

use super::steer::Steer;
use super::{REFUSED, assert_said, reached, size};

pub(crate) const WORDS: &[&str] = &[
    "pass", "resign", "draw", "a1", "xb2", "a1-b1", "a1,b2", "W", "B", "R", "@", ">", ":", "31", "double", "take",
    "drop",
];

/// The most that is done with one game: an input is to cost little.
const MOST_ACTIONS: usize = 24;

/// In every game, what is listed or stepped into is legal, what is refused changes nothing, what is
/// accepted is like something listed, every position can be drawn, and the record is judged as played.
pub(crate) fn keep(bytes: &[u8]) -> u64 {
    let mut steer = Steer::new(bytes);
    let games = catalogue::all();
    let entry = steer.pick(games).expect("there are games");
    let facts = entry.facts;
    let variant = steer.pick(facts.variants).expect("there is a variant").id;
    let (low, high) = (usize::from(facts.players.0), usize::from(facts.players.1));
    let players = low + steer.below(high - low + 1);
    let options = options(facts, &mut steer);
    let bare = Start { players, variant, setup: None, options };
    let setup = setup(entry, &bare, &mut steer);
    let start = Start { setup: setup.as_deref(), ..bare };
    let mut position = match (entry.start)(&start) {
        Ok(position) => position,
        Err(text) => {
            assert_said(&text);
            return REFUSED;
        }
    };
    let mut record = Record::new(facts.id, &start, &[]).ok();
    let mut actions = 0;
    while !steer.is_empty() && actions < MOST_ACTIONS && position.outcome().is_none() {
        actions += 1;
        act(&mut position, &mut record, &mut steer);
    }
    look(&*position, &mut steer);
    if let Some(record) = record {
        judged_as_played(&*position, &record);
    }
    reached((facts.id, variant, players, size(actions), position.outcome().map(|outcome| outcome.end)))
}

fn options(facts: &'static Facts, steer: &mut Steer<'_>) -> Vec<(&'static str, &'static str)> {
    let mut options = Vec::new();
    for choice in facts.options {
        if let Values::Words(words) = choice.values
            && steer.flag()
        {
            options.extend(steer.pick(words).map(|word| (choice.key, *word)));
        }
    }
    options
}

/// What the game deals, perhaps spoilt.
fn setup(entry: &Entry, bare: &Start<'_>, steer: &mut Steer<'_>) -> Option<String> {
    let dealt = (entry.deal)(bare, &mut steer.chance());
    match steer.below(8) {
        0 => Some(mangled(dealt.as_deref().unwrap_or_default(), steer)),
        1 if entry.facts.setup.is_some() => Some(steer.text(60)),
        _ => dealt,
    }
}

fn act(position: &mut Box<dyn Position>, record: &mut Option<Record>, steer: &mut Steer<'_>) {
    let id = position.facts().id;
    match steer.below(8) {
        0 => {
            let turns = position.turns();
            if let Some(turns) = &turns {
                let turn = steer.pick(turns).unwrap_or_else(|| panic!("{id}: no turn in {position:?}")).clone();
                must_play(position, &turn, "listed", record);
            }
        }
        1 => {
            let turn = walk(&**position, steer);
            must_play(position, &turn, "stepped into", record);
        }
        2 => {
            let _ = position.steps(&steer.text(12));
            let turn = position.random_turn(&mut steer.chance()).unwrap_or_default();
            let cut = turn.char_indices().map(|(at, _)| at).nth(steer.below(turn.len().max(1))).unwrap_or(0);
            let _ = position.steps(turn.get(..cut).unwrap_or_default());
        }
        3 => {
            let turn = position.random_turn(&mut steer.chance()).unwrap_or_default();
            try_play(position, &mangled(&turn, steer), record);
        }
        4 => try_play(position, &steer.text(40), record),
        5 => {
            let word = steer.pick(WORDS).copied().unwrap_or_default();
            try_play(position, word, record);
        }
        6 => look(&**position, steer),
        _ => {
            let mut chance = steer.chance();
            for _ in 0..=steer.below(12) {
                let Some(turn) = position.random_turn(&mut chance) else { break };
                must_play(position, &turn, "drawn at random", record);
            }
            assert!(
                position.outcome().is_some() || position.random_turn(&mut chance).is_some(),
                "{id}: no random turn"
            );
        }
    }
}

fn write(record: &mut Option<Record>, turn: &str) {
    // A turn may have white space in it that no record can carry; then there is no record of this game.
    *record = record.take().and_then(|mut record| record.turn(turn).ok().map(|()| record));
}

fn must_play(position: &mut Box<dyn Position>, turn: &str, how: &str, record: &mut Option<Record>) {
    let id = position.facts().id;
    let played = position.play(turn);
    played.unwrap_or_else(|refusal| panic!("{id}: {turn} was {how} and is refused: {} {position:?}", refusal.text));
    write(record, turn);
}

fn walk(position: &dyn Position, steer: &mut Steer<'_>) -> String {
    let id = position.facts().id;
    let mut walked = String::new();
    for _ in 0..400 {
        let steps = position.steps(&walked);
        let step = steer.pick(&steps).unwrap_or_else(|| panic!("{id}: no step after “{walked}” in {position:?}"));
        assert!(!step.text().is_empty() && (step.complete || step.open), "{id}: {step:?} leads nowhere");
        walked.push_str(&step.text());
        if step.complete && (!step.open || steer.flag() || steer.is_empty()) {
            return walked;
        }
    }
    panic!("{id}: the steps never end: {walked}");
}

fn after(position: &dyn Position, turn: &str) -> Option<String> {
    let mut copy = position.copy();
    copy.play(turn).ok().map(|()| format!("{copy:?}"))
}

fn try_play(position: &mut Box<dyn Position>, turn: &str, record: &mut Option<Record>) {
    let id = position.facts().id;
    let before = position.copy();
    if let Err(refusal) = position.play(turn) {
        assert_ne!(refusal.kind, RefusalKind::AfterEnd, "{id}");
        assert_said(&refusal.text);
        assert_eq!(format!("{position:?}"), format!("{before:?}"), "{id}: {turn} was refused but changed the position");
        return;
    }
    write(record, turn);
    let common = ["resign", "timeout", "draw"].contains(&turn);
    let Some(turns) = before.turns().filter(|turns| !common && turns.len() <= 300 && !turns.iter().any(|t| t == turn))
    else {
        return;
    };
    let now = format!("{position:?}");
    assert!(
        turns.iter().any(|listed| after(&*before, listed).is_some_and(|listed| listed == now)),
        "{id}: {turn} is accepted, but nothing like it is listed in {before:?}"
    );
}

fn look(position: &dyn Position, steer: &mut Steer<'_>) {
    let marks = if steer.flag() { vec![steer.text(6), "a1".to_owned()] } else { Vec::new() };
    let options = picture::Options {
        coordinates: steer.flag(),
        words: Words::of(if steer.flag() { "fr" } else { "en" }).unwrap_or_default(),
        flip: steer.flag(),
        levels: steer.flag(),
        emblem: steer.flag(),
        marks,
        ..picture::Options::default()
    };
    let drawn = picture::draw(&position.scene(), &options);
    assert!(drawn.starts_with("<svg ") && drawn.ends_with("</svg>\n"));
    position.account().iter().for_each(assert_said);
}

fn judged_as_played(position: &dyn Position, record: &Record) {
    let (id, text) = (position.facts().id, record.to_string());
    match (position.outcome(), judge(text.as_bytes())) {
        (Some(outcome), Verdict::Holds(holds)) => {
            assert_eq!((outcome, record.turns().len()), (&holds.outcome, holds.turns), "{id}: {text}");
            assert_eq!(outcome.ranks.len(), position.players(), "{id}");
            assert!(position.turns().is_none_or(|turns| turns.is_empty()) && position.steps("").is_empty(), "{id}");
        }
        (None, Verdict::Fails(fault)) if fault.kind == FaultKind::Incomplete => {
            assert_eq!(fault.turn, record.turns().len() + 1, "{id}: {text}");
        }
        (outcome, verdict) => panic!("{id}: played to {outcome:?}, judged {verdict:?}\n{text}"),
    }
}

/// A text with a few characters changed, mostly into others that the notations use.
fn mangled(text: &str, steer: &mut Steer<'_>) -> String {
    const OTHERS: &[char] = &[
        'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'j', '1', '2', '3', '4', '5', '6', '8', '9', '0', 'W', 'B', 'R', 'x',
        ',', '-', '>', ':', '/', '*', '+', '!', '=', '@', '(', ')', ' ', 'é', '\u{0}', '🎲',
    ];
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=steer.below(3) {
        let at = steer.below(chars.len() + 1);
        let other = steer.pick(OTHERS).copied().unwrap_or('x');
        match steer.below(5) {
            0 => chars.insert(at, other),
            1 if at < chars.len() => drop(chars.remove(at)),
            2 if at > 0 && at < chars.len() => chars.swap(at, at - 1),
            3 => chars.extend_from_within(at..),
            _ => match chars.get_mut(at) {
                Some(place) => *place = other,
                None => chars.push(other),
            },
        }
    }
    chars.into_iter().take(200).collect()
}
