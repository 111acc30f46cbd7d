//! Every turn of every game has its sentence, in both languages.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::game::{Position, Start};
use podium_engine::picture::{Turn, tell};
use podium_engine::text::Text;

/// Plays the turn and tells it.
fn play(position: &mut dyn Position, turn: &str) -> Text {
    let (seat, before) = (position.seat(), position.scene());
    position.play(turn).unwrap_or_else(|refusal| panic!("{turn}: {}", refusal.text));
    tell(&Turn { facts: position.facts(), seat, text: turn, before: &before, after: &position.scene() })
}

#[test]
fn every_turn_of_every_game_has_its_sentence() {
    let show = std::env::var("SHOW").is_ok();
    for entry in catalogue::all() {
        for variant in entry.facts.variants {
            for players in [entry.facts.players.0, entry.facts.players.1] {
                let mut chance = Chance::seeded(11);
                let bare = Start { variant: variant.id, ..Start::new(players.into()) };
                let setup = (entry.deal)(&bare, &mut chance);
                let Ok(mut position) = (entry.start)(&Start { setup: setup.as_deref(), ..bare }) else { continue };
                let mut turns = 0;
                while let Some(turn) = position.random_turn(&mut chance).filter(|_| turns < 400) {
                    let told = play(&mut *position, &turn);
                    if show && (turns < 4 || turns % 9 == 5) && turns < 60 {
                        println!(
                            "{} {} {players} {turns} {turn}\n  {}\n  {}",
                            entry.facts.id, variant.id, told.en, told.fr
                        );
                    }
                    for sentence in [&told.en, &told.fr] {
                        let what = format!("{} {} {turn}: {sentence}", entry.facts.id, variant.id);
                        assert!(sentence.ends_with('.') && sentence.len() > 5, "{what}");
                        assert!(!sentence.contains("  ") && !sentence.contains(" ."), "{what}");
                    }
                    turns += 1;
                }
            }
        }
    }
}
