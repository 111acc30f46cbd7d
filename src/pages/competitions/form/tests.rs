use podium_engine::catalogue;

use super::*;
use crate::competitions::actions::settings::{defaults, problems};
use crate::competitions::form::unknown;
use crate::words::Locale;
use crate::words::Said;

fn locale() -> Locale {
    Locale { zone: chrono_tz::Europe::Paris, ..Locale::default() }
}

#[test]
fn every_game_in_every_format_and_match_is_written_and_read_back() {
    let mut tried = 0;
    for entry in catalogue::all() {
        let facts = entry.facts;
        let mut base = defaults(facts.id, 7).expect("a known game");
        base.name = "Cup".into();
        for format in formats(facts) {
            let of_word = Format::of_word(format, Day::default()).expect("a format");
            let seats = if of_word.rules().is_pairs() { 2 } else { base.seats };
            for rule in rules(facts.id, seats, of_word.rules()) {
                let mut typed = Fields::default();
                typed.put("format", format);
                typed.put("rule", rule);
                if format == "tables" {
                    let low = usize::from(facts.players.0).max(3);
                    typed.put("seats", base.seats.max(low).to_string());
                    typed.put("smallest", base.seats.max(low).to_string());
                }
                let settings = read(&typed, &base, &locale()).expect("readable");
                assert_eq!((settings.format.word(), rule_word(&settings.rule)), (format, rule), "{}", facts.id);
                let wrong = problems(&settings);
                assert!(wrong.is_empty(), "{} {format} {rule}: {wrong:?}", facts.id);
                let again = read(&write(&settings, &locale()), &base, &locale()).expect("readable");
                assert_eq!(again, settings, "{} {format} {rule}", facts.id);
                tried += 1;
            }
        }
    }
    assert!(tried > 79);
}

#[test]
fn what_is_no_number_day_or_time_is_told() {
    let base = defaults("reversi", 1).expect("a game");
    let refused = |name: &str, value: &str| {
        let mut typed = Fields::default();
        typed.put(name, value);
        read(&typed, &base, &locale()).expect_err("refused").text
    };
    assert_eq!(refused("rounds", "many").code(), "refused-number-stand-here");
    assert!(refused("rounds", "many").en().contains("“many”"));
    assert_eq!(refused("starts_on", "31 May").code(), "refused-day-write-2026-05-31");
    assert_eq!(refused("closes", "soon").code(), "refused-day-time-write-2026-05");
    assert_eq!(refused("win", "much").code(), "act-number-points-write-1-0");
    for field in ["format", "system", "records", "confirm_by", "seeding", "rule", "tied"] {
        assert_eq!(refused(field, "nonsense"), unknown("nonsense"), "{field}");
    }
    assert_eq!(refused("tie_break", "nonsense").code(), "standings-no-tie-break-try-pts");
    assert_eq!(refused("format", "score-attack"), unknown("score-attack"), "not of this game");
    assert_eq!(refused("never_meet", "Ada, Ben").code(), "refused-meet-said-numbers-entries-3");
}

#[test]
fn a_word_that_is_no_choice_of_a_format_is_told_beside_its_field() {
    let base = defaults("reversi", 1).expect("a game");
    let choices = [
        ("round-robin", "cycles"),
        ("round-robin", "withdrawal"),
        ("knockout", "bracket"),
        ("groups", "bracket"),
        ("league", "fill"),
        ("league", "overdue"),
        ("league", "league_withdrawal"),
        ("league", "criterion"),
        ("ladder", "winner"),
        ("open-play", "ranking"),
    ];
    for (format, field) in choices {
        let mut typed = Fields::default();
        typed.put("format", format);
        typed.put(field, "nonsense");
        assert_eq!(read(&typed, &base, &locale()).expect_err("refused").field, field, "{format}");
    }
}

#[test]
fn a_time_is_read_in_the_readers_zone() {
    let base = defaults("reversi", 1).expect("a game");
    let mut typed = Fields::default();
    typed.put("closes", "2026-05-31T18:00");
    let closes = read(&typed, &base, &locale()).expect("settings").registration.closes.expect("a time").utc();
    assert_eq!(closes.to_rfc3339(), "2026-05-31T16:00:00+00:00");
    assert_eq!(crate::competitions::form::moment(Some(closes), &locale()), "2026-05-31T18:00");
}

#[test]
fn a_box_that_was_not_on_the_form_stays_as_it_was() {
    let base = defaults("backgammon", 1).expect("a game");
    let Rule::Backgammon(rule) = read(&Fields::default(), &base, &locale()).expect("settings").rule else {
        panic!("a match of backgammon")
    };
    assert!(rule.crawford);
    let mut unticked = Fields::default();
    unticked.put("shown", "crawford");
    let Rule::Backgammon(rule) = read(&unticked, &base, &locale()).expect("settings").rule else {
        panic!("a match of backgammon")
    };
    assert!(!rule.crawford);
}
