//! The names of seats within sentences, in every language.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::game::{Seat, Start};
use podium_engine::text;
use podium_engine::text::{Text, Words, languages, locales};

/// No form of a word is missing: Fluent writes it in braces.
fn assert_said(text: &Text) {
    for code in languages(locales()) {
        let said = Words::of(code).expect("the language").say(text);
        assert!(!said.contains('{') && !said.contains("  ") && !said.is_empty(), "{code}: {said}");
    }
}

#[test]
fn every_seat_fits_into_sentences() {
    for entry in catalogue::all() {
        for players in [entry.facts.players.0, entry.facts.players.1] {
            let bare = Start::new(players.into());
            let setup = (entry.deal)(&bare, &mut Chance::seeded(1));
            let Ok(position) = (entry.start)(&Start { setup: setup.as_deref(), ..bare }) else { continue };
            for seat in Seat::all(players.into()) {
                let seat = position.who(seat);
                assert_said(&text!("board-man-not-s", square = "a1", seat = &seat));
                assert_said(&text!("record-record-stops-before-game-over", next = 7, seat = &seat));
                assert_said(&text!("picture-passes", who = &seat));
            }
        }
    }
}

#[test]
fn a_name_is_written_as_its_place_in_the_sentence_asks() {
    let foreign = |seat: Text| text!("board-man-not-s", square = "c4", seat);
    let officers = foreign(Text::message("assaut-officers-side"));
    assert_eq!(officers.english(), "The man on c4 does not belong to the officers’ side.");
    assert_eq!(officers.say("fr"), "Le pion en c4 n’appartient pas au camp des officiers.");
    assert_eq!(officers.say("de"), "Der Stein auf c4 gehört nicht der Offiziersseite.");
    let white = foreign(Text::message("common-white"));
    assert_eq!(white.english(), "The man on c4 does not belong to White.");
    assert_eq!(white.say("fr"), "Le pion en c4 n’appartient pas aux Blancs.");
    // People are called by their names alone.
    assert_eq!(foreign(Text::same("Ada")).say("fr"), "Le pion en c4 n’appartient pas à Ada.");
}
