//! The head of a record for a game at a table.

use chrono::NaiveDate;
use podium_engine::contest::series::Rule;
use podium_engine::game::Start;
use podium_engine::record::Record;
use podium_engine::text::Text;

use super::actions::results;
use super::state::{Competition, Table};
use crate::records::Head;

/// The head for the number-th game at a table; a sentence if there is no such game to play.
pub fn head(competition: &Competition, table: &Table, number: usize, day: NaiveDate) -> Result<Head, Text> {
    let expected = results::expectation(competition, table, number)?;
    let settings = &competition.settings;
    let mut options = expected.options.clone();
    options.extend(settings.options.clone());
    let mut seats = expected.seats;
    if let Rule::Attack(_) = settings.rule {
        // One person plays every seat of an attempt.
        seats = vec![seats.first().copied().unwrap_or(0); settings.seats.max(1)];
    }
    let names: Vec<&str> =
        seats.iter().map(|&seat| table.seats.get(seat).map_or("—", |&entry| competition.name(entry))).collect();
    let start = Start {
        players: seats.len(),
        variant: settings.variant.as_deref().unwrap_or("standard"),
        options: options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect(),
        setup: settings.setup.as_deref().or(expected.setup.as_deref()),
    };
    let mut record = Record::new(&settings.game, &start, &names).unwrap_or_default();
    // Values that do not fit into a tag are left out.
    let _ = record.tag("Event", &settings.name);
    let _ = record.tag("Date", &day.format("%Y-%m-%d").to_string());
    Ok(Head::new(record.tags().to_vec()))
}

#[cfg(test)]
mod tests {
    use crate::competitions::format::Swiss;
    use podium_engine::record::judge;

    use super::*;
    use crate::competitions::event::StageKind;
    use crate::competitions::settings::Format;
    use crate::competitions::settings::SwissSystem;
    use crate::competitions::testing::Builder;
    use crate::competitions::testing::noon;

    fn backgammon() -> Builder {
        let format = Format::Swiss(Swiss { system: SwissSystem::Dutch, rounds: 3, accelerated: false });
        Builder::new("backgammon", format, |_| {}).players(2).started(StageKind::Rounds).round(&[&[1, 2]])
    }

    fn head(builder: &Builder) -> Head {
        super::head(&builder.it, builder.table(1), 1, noon().date_naive()).unwrap()
    }

    #[test]
    fn turns_alone_become_a_record() {
        let cup = Builder::swiss(2).started(StageKind::Rounds).round(&[&[1, 2]]);
        let (text, lines) = head(&cup).complete("1. resign\n");
        assert!(text.starts_with("[Game \"reversi\"]\n[Variant \"standard\"]\n[P1 \"Ada\"]\n[P2 \"Ben\"]\n"), "{text}");
        assert_eq!(text.lines().nth(lines), Some("1. resign"));
        assert!(judge(text.as_bytes()).is_ok());
    }

    #[test]
    fn what_is_there_stays() {
        let cup = Builder::swiss(2).started(StageKind::Rounds).round(&[&[1, 2]]);
        let own = "\u{feff}[game \"reversi\"]\n[P1 \"Ben\"]\n[P2 \"Ada\"]\n\nresign";
        let (text, _) = head(&cup).complete(own);
        assert_eq!(text.to_lowercase().matches("[game ").count(), 1);
        assert!(text.contains("[P1 \"Ben\"]") && !text.contains("[P1 \"Ada\"]"));
        assert!(judge(text.as_bytes()).is_ok());
    }

    #[test]
    fn a_match_puts_its_score_into_the_options() {
        let head = head(&backgammon());
        assert!(head.tags().iter().any(|(name, _)| name == "Options"), "{}", head.text());
        assert_eq!(Head::read(&head.text()).text(), head.text());
    }

    #[test]
    fn quotes_in_names_are_escaped() {
        let cup = Builder::swiss(2).started(StageKind::Rounds).round(&[&[1, 2]]);
        let mut it = cup.it.clone();
        it.entries[0].name = "Ada \"The\\Shark\"".into();
        let head = super::head(&it, it.table(crate::competitions::state::TableId(1)).unwrap(), 1, noon().date_naive());
        let head = head.unwrap();
        assert_eq!(Head::read(&head.text()).tags()[2].1, "Ada \"The\\Shark\"");
    }
}
