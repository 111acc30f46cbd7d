//! Whole small competitions, run to their end.

mod groups;
mod knockout;
mod round_robin;
mod swiss;

use podium_engine::contest::day::Day;
use podium_engine::contest::series;

use super::{Format, Next, explained, next, plan, standings};
use crate::competitions::event::{Draw, Event};
use crate::competitions::reasons::Wording;
use crate::competitions::state::{Competition, EntryId, TableId};
use crate::competitions::testing::Builder;
use crate::layers::sources;
use crate::words::{Language, Locale};

/// Seeds by number and starts with the stages of the plan.
fn start(builder: Builder) -> Builder {
    let order = builder.it.entries.iter().map(|entry| entry.id).collect();
    let builder = builder.then(Event::Seeded { order, how: Default::default(), lots: 4 });
    let stages = plan(&builder.it, None).unwrap();
    builder.then(Event::Started { stages, lots: 4 })
}

/// Draws and publishes the next round of a stage.
fn draw(builder: Builder, stage: usize) -> (Builder, Draw) {
    let Ok(Next::Round(draw)) = next(&builder.it, stage) else { panic!("{:?}", next(&builder.it, stage)) };
    let round = builder.it.stages[stage].published() + 1;
    let builder = builder.then(Event::RoundDrawn { stage, round, draw: draw.clone() });
    (builder.then(Event::RoundPublished { stage, round, deadline: None, standings: None }), draw)
}

/// In every open table of a stage the lower number wins, or as the rule says for a pair.
fn play(mut builder: Builder, stage: usize, ranks: impl Fn(EntryId, EntryId) -> [u32; 2]) -> Builder {
    let open: Vec<TableId> = open(&builder.it, stage);
    for id in open {
        let seats = builder.it.table(id).unwrap().seats.clone();
        builder = builder.result(id.0, &ranks(seats[0], seats[1]));
    }
    builder
}

fn lower_wins(first: EntryId, second: EntryId) -> [u32; 2] {
    if first < second { [1, 2] } else { [2, 1] }
}

fn open(competition: &Competition, stage: usize) -> Vec<TableId> {
    let tables = competition.public_tables().filter(|table| table.stage == stage);
    tables.filter(|table| !competition.standing(table).is_settled()).map(|table| table.id).collect()
}

/// Rank, entry and the first cell of each row.
fn lines(competition: &Competition, stage: usize) -> Vec<(Option<u32>, u32, String)> {
    let rows = standings(competition, stage).rows;
    rows.into_iter().map(|row| (row.rank, row.entry.0, row.cells[0].text.clone())).collect()
}

fn seats(draw: &Draw) -> Vec<[u32; 2]> {
    draw.tables.iter().map(|table| [table.seats[0].0, table.seats[1].0]).collect()
}

fn forfeit(table: u32, seats: &[usize]) -> Event {
    Event::TableForfeited { table: TableId(table), seats: seats.to_vec(), reason: Default::default() }
}

fn scored(table: u32, scores: [i64; 2]) -> Event {
    let ranks = if scores[0] > scores[1] { vec![1, 2] } else { vec![2, 1] };
    let result = series::Game::entered(vec![0, 1], ranks, Some(scores.to_vec()));
    Event::GameEntered { table: TableId(table), game: 1, result, record: None, reason: Default::default() }
}

/// A format is one file: everything else asks its rules, so that the compiler names what a new format forgets.
#[test]
fn only_the_formats_themselves_are_told_apart() {
    let names: Vec<String> = Format::all(Day::default()).iter().map(variant).collect();
    let mut wrong = Vec::new();
    for (file, text) in sources() {
        let is_own = file == "competitions/format.rs" || file.starts_with("competitions/format/");
        // The demonstration and tests make competitions of every kind.
        let makes_some = file.starts_with("demo/") || file == "competitions/testing.rs" || file.ends_with("tests.rs");
        if is_own || makes_some {
            continue;
        }
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        for (number, line) in (1..).zip(code.lines()) {
            let is_named = |name: &String| line.contains(&format!("Format::{name}("));
            let is_spelled = |format: &Format| line.contains(&format!("\"{}\" =>", format.word()));
            if names.iter().any(is_named) || Format::all(Day::default()).iter().any(is_spelled) {
                wrong.push(format!("src/{file}:{number}: {}", line.trim()));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "outside src/competitions/format/ nothing asks which format it is: ask `format.rules()`, and if it does not \
         answer that yet, give `FormatRules` (src/competitions/format/rules.rs) a method. These do:\n{}",
        wrong.join("\n")
    );
}

/// The name of its variant.
fn variant(format: &Format) -> String {
    let shown = format!("{format:?}");
    shown.split('(').next().unwrap_or_default().to_owned()
}

#[test]
fn a_format_is_spelled_as_it_is_stored_and_has_words_in_every_language() {
    for format in Format::all(Day::default()) {
        let stored = serde_json::to_value(&format).unwrap();
        assert_eq!(stored.as_object().unwrap().keys().collect::<Vec<_>>(), [format.word()]);
        assert_eq!(Format::of_word(format.word(), Day::default()), Some(format.clone()));
        for language in Language::all() {
            let locale = Locale { language, ..Locale::default() };
            for key in ["format-", "desk-opt-format-"].map(|start| format!("{start}{}", format.word())) {
                assert_ne!(locale.t(&key), key, "locales/{}: name the format by `{key}`", language.code());
            }
        }
    }
}

#[test]
fn every_field_of_a_format_has_words_in_every_language() {
    use crate::competitions::form::Input;
    for format in Format::all(Day::default()) {
        let rules = format.rules();
        let facts = podium_engine::catalogue::all().iter().map(|entry| entry.facts);
        let facts = facts.into_iter().find(|facts| rules.suits(facts)).expect("a game for every format");
        let ranking = rules.ranking_fields().map(|(_, asks)| asks).unwrap_or_default();
        for ask in rules.fields(facts, &Default::default()).into_iter().chain(ranking).chain(rules.further_fields(true))
        {
            let mut keys = vec![format!("desk-set-{}", ask.name)];
            if let Input::Choice(words) = &ask.input {
                keys.extend(words.iter().map(|word| format!("desk-opt-{}-{}", ask.name, word.to_lowercase())));
            }
            if ask.name == "criterion" {
                continue;
            }
            for (language, key) in Language::all().flat_map(|language| keys.iter().map(move |key| (language, key))) {
                let locale = Locale { language, ..Locale::default() };
                assert_ne!(locale.t(key), *key, "locales/{}: {} asks `{}`", language.code(), format.word(), ask.name);
            }
        }
    }
}
