//! Generator and judge agree, for every game in every variant and for every number of players: what
//! is listed is legal, what is not listed is refused or another spelling of something listed, and a
//! written record is judged as it was played.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use std::collections::BTreeSet;

use podium_engine::catalogue::{self, Entry};
use podium_engine::chance::Chance;
use podium_engine::game::{Facts, Position, RefusalKind, Start, Values};
use podium_engine::record::{MAX_TURNS, Reading, Record, Verdict, judge};
use podium_engine::text::Words;

/// All games, or those that `PODIUM_TEST_GAMES` names, separated by commas.
fn games() -> Vec<&'static Entry> {
    let named = std::env::var("PODIUM_TEST_GAMES").ok();
    let wanted = |id: &str| named.as_deref().is_none_or(|named| named.split(',').any(|name| name == id));
    catalogue::all().iter().filter(|entry| wanted(entry.facts.id)).collect()
}

/// A random choice for every option of a fixed list.
fn random_options(facts: &'static Facts, chance: &mut Chance) -> Vec<(&'static str, &'static str)> {
    let mut options = Vec::new();
    for choice in facts.options {
        if let Values::Words(words) = choice.values
            && !chance.one_in(3)
        {
            options.extend(chance.pick(words).map(|word| (choice.key, *word)));
        }
    }
    options
}

/// Options may exclude each other; then others are drawn.
fn random_start<'a>(
    entry: &Entry,
    variant: &'static str,
    players: usize,
    setup: &'a mut Option<String>,
    chance: &mut Chance,
) -> Option<(Start<'a>, Box<dyn Position>)> {
    for _ in 0..20 {
        let options = random_options(entry.facts, chance);
        let bare = Start { players, variant, setup: None, options };
        if entry.facts.id == "barricades" && variant == "teams" && players != 4 {
            return None;
        }
        *setup = (entry.deal)(&bare, chance);
        if (entry.start)(&Start { setup: setup.as_deref(), ..bare.clone() }).is_ok() {
            let start = Start { setup: setup.as_deref(), ..bare };
            let position = (entry.start)(&start).expect("the same start should work again");
            return Some((start, position));
        }
    }
    panic!("{} {variant} does not start with {players} players", entry.facts.id);
}

fn after(position: &dyn Position, turn: &str) -> Option<String> {
    let mut copy = position.copy();
    copy.play(turn).ok().map(|()| format!("{copy:?}"))
}

/// Looks at one position: the list, the steps, and turns that come from elsewhere.
fn examine(position: &dyn Position, pool: &BTreeSet<String>, chance: &mut Chance) {
    let id = position.facts().id;
    let listed = position.turns();
    if let Some(turns) = &listed {
        assert!(!turns.is_empty(), "{id}: no turn in {position:?}");
        for _ in 0..12 {
            let turn = chance.pick(turns).expect("there is a turn");
            assert!(after(position, turn).is_some(), "{id}: {turn} is listed but refused in {position:?}");
        }
    }
    let mut walked = String::new();
    loop {
        let steps = position.steps(&walked);
        let step = chance.pick(&steps).unwrap_or_else(|| panic!("{id}: no step after “{walked}” in {position:?}"));
        assert!(step.complete || step.open, "{id}: {step:?} leads nowhere");
        walked.push_str(&step.text());
        if step.complete && (!step.open || chance.one_in(2)) {
            break;
        }
    }
    assert!(after(position, &walked).is_some(), "{id}: {walked} was stepped into but is refused in {position:?}");

    let before = format!("{position:?}");
    let strangers: Vec<&String> = pool.iter().collect();
    let mut results: Option<BTreeSet<String>> = None;
    for _ in 0..12 {
        let Some(stranger) = chance.pick(&strangers) else { break };
        let stranger = if chance.one_in(2) { (*stranger).clone() } else { mangled(stranger, chance) };
        let mut copy = position.copy();
        match copy.play(&stranger) {
            Err(refusal) => {
                assert_ne!(refusal.kind, RefusalKind::AfterEnd, "{id}");
                assert!(
                    !refusal.text.english().is_empty() && !refusal.text.say("fr").is_empty(),
                    "{id}: {stranger} refused without a word"
                );
                assert_eq!(format!("{copy:?}"), before, "{id}: {stranger} was refused but changed the position");
            }
            Ok(()) if ["resign", "timeout", "draw"].contains(&stranger.as_str()) => {}
            Ok(()) => {
                let Some(turns) = listed.as_ref().filter(|turns| turns.len() <= 3000 && !turns.contains(&stranger))
                else {
                    continue;
                };
                let results =
                    results.get_or_insert_with(|| turns.iter().filter_map(|turn| after(position, turn)).collect());
                assert!(
                    results.contains(&format!("{copy:?}")),
                    "{id}: {stranger} is accepted, but nothing like it is listed in {position:?}"
                );
            }
        }
    }
}

/// A turn with a few characters changed, mostly into others that the notation uses.
fn mangled(turn: &str, chance: &mut Chance) -> String {
    let mut chars: Vec<char> = turn.chars().collect();
    let alphabet: Vec<char> = "abcdefghij1234567890WBRx,->:/*+!=@oénsp()\u{0}🎲".chars().collect();
    for _ in 0..=chance.below(2) {
        let at = chance.below(chars.len() + 1);
        let other = chance.pick(&alphabet).copied().unwrap_or('x');
        match chance.below(4) {
            0 => chars.insert(at, other),
            1 if at < chars.len() => drop(chars.remove(at)),
            2 if at > 0 && at < chars.len() => chars.swap(at, at - 1),
            _ if at < chars.len() => chars[at] = other,
            _ => chars.push(other),
        }
    }
    chars.into_iter().collect()
}

/// Plays one random game to its end and judges what was written.
fn play_and_judge(
    entry: &Entry,
    variant: &'static str,
    players: usize,
    pool: &mut BTreeSet<String>,
    chance: &mut Chance,
) {
    let id = entry.facts.id;
    let mut setup = None;
    let Some((start, mut position)) = random_start(entry, variant, players, &mut setup, chance) else { return };
    let mut record = Record::new(id, &start, &[]).expect("the tags should be writable");
    for made in 0..MAX_TURNS {
        if position.outcome().is_some() {
            break;
        }
        // A look costs much more than a turn, so long games are looked at now and then.
        if made < 12 || chance.one_in(8) {
            examine(&*position, pool, chance);
            pool.extend(position.turns().and_then(|turns| chance.pick(&turns).cloned()));
        }
        let _ = position.scene();
        let turn = position.random_turn(chance).unwrap_or_else(|| panic!("{id}: no random turn in {position:?}"));
        position.play(&turn).unwrap_or_else(|refusal| panic!("{id}: {turn}: {} in {position:?}", refusal.text));
        record.turn(&turn).expect("a turn should be writable");
        if pool.len() < 400 {
            pool.insert(turn);
        }
    }
    let text = record.to_string();
    let reading = Reading::of(text.as_bytes()).expect("what was written should read");
    assert_eq!(Record::from(&reading), record);
    let Some(outcome) = position.outcome() else { return };
    let _ = position.account();
    assert!(
        entry.facts.ends.iter().any(|(word, _)| *word == outcome.end) || ["resign", "drop"].contains(&outcome.end),
        "{id}: “{}” is not among its end words",
        outcome.end
    );
    assert_eq!(outcome.ranks.len(), players, "{id}");
    assert!(outcome.scores.as_ref().is_none_or(|scores| scores.len() == players), "{id}");
    match judge(text.as_bytes()) {
        Verdict::Holds(holds) => assert_eq!((&holds.outcome, holds.turns), (outcome, record.turns().len()), "{id}"),
        Verdict::Fails(fault) => panic!("{id}: {} in\n{text}", fault.text),
    }
    assert!(position.turns().is_none_or(|turns| turns.is_empty()) && position.steps("").is_empty());
    assert_eq!(position.play("a1").map_err(|refusal| refusal.kind), Err(RefusalKind::AfterEnd));
}

#[test]
fn what_is_listed_is_legal_and_what_is_written_is_judged_alike() {
    for entry in games() {
        let mut chance = Chance::seeded(20_261_115);
        let mut pool: BTreeSet<String> =
            ["pass", "resign", "timeout", "draw", "", "a1", "🎲"].map(str::to_owned).into();
        for round in 0..6 {
            for variant in entry.facts.variants {
                for players in entry.facts.players.0..=entry.facts.players.1 {
                    if round < 2 || entry.facts.variants.len() < 4 {
                        play_and_judge(entry, variant.id, players as usize, &mut pool, &mut chance);
                    }
                }
            }
        }
    }
}

#[test]
fn the_facts_are_complete() {
    for entry in games() {
        let facts = entry.facts;
        let id = facts.id;
        let phrases = [facts.name, facts.summary].into_iter();
        let phrases = phrases.chain(facts.seats.iter().copied()).chain(facts.setup);
        let phrases = phrases.chain(facts.variants.iter().map(|variant| variant.about));
        let phrases = phrases.chain(facts.options.iter().map(|choice| choice.about));
        let phrases = phrases.chain(facts.ends.iter().map(|end| end.1)).chain(facts.notation.iter().map(|turn| turn.1));
        for phrase in phrases {
            assert!(!Words::english().phrase(phrase).is_empty(), "{id}: {phrase:?}");
        }
        assert!(!facts.author.is_empty() && !facts.year.is_empty() && !facts.ends.is_empty(), "{id}");
        assert_eq!(facts.variants.first().map(|variant| variant.id), Some("standard"), "{id}");

        let mut chance = Chance::seeded(1);
        let readable = |turn: &str, chance: &mut Chance| {
            facts.variants.iter().any(|variant| {
                (facts.players.0..=facts.players.1).any(|players| {
                    let mut setup = None;
                    random_start(entry, variant.id, players as usize, &mut setup, chance).is_some_and(
                        |(_, mut position)| {
                            position.play(turn).map_err(|refusal| refusal.kind) != Err(RefusalKind::Syntax)
                        },
                    )
                })
            })
        };
        assert!(!facts.notation.is_empty(), "{id}");
        for (turn, _) in facts.notation {
            assert!(readable(turn, &mut chance), "{id}: its example {turn} does not read");
        }
    }
}
