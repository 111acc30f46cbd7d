use super::taps::core;
use super::touch::Touch;
use crate::game::Scene;
use crate::text;
use crate::text::{Phrase, Text};

/// Words that turns are made of, and what they are called.
const WORDS: &[(&str, Phrase)] = &[
    ("pass", Phrase::new("Pass", "Passer")),
    ("double", Phrase::new("Double", "Doubler")),
    ("take", Phrase::new("Take the double", "Accepter le double")),
    ("drop", Phrase::new("Refuse the double", "Refuser le double")),
    ("resign", Phrase::new("Resign", "Abandonner")),
    ("resign1", Phrase::new("Resign a single game", "Abandonner, partie simple")),
    ("resign2", Phrase::new("Resign a gammon", "Abandonner, gammon")),
    ("resign3", Phrase::new("Resign a backgammon", "Abandonner, backgammon")),
    ("draw", Phrase::new("Draw agreed", "Nulle d’un commun accord")),
    ("timeout", Phrase::new("Out of time", "Temps écoulé")),
    ("bid", Phrase::new("Bid", "Annoncer")),
    ("bar", Phrase::new("From the bar", "Depuis la barre")),
    ("off", Phrase::new("Bear off", "Sortir")),
    ("in", Phrase::new("Enter", "Entrer")),
    ("!", Phrase::new("Promote to Owl", "Promouvoir en Chouette")),
    ("W", Phrase::new("White", "Blanche")),
    ("B", Phrase::new("Black", "Noire")),
    ("R", Phrase::new("Red", "Rouge")),
];

const DIRECTIONS: [(&str, Phrase); 4] = [
    (">N", Phrase::new("North", "Nord")),
    (">E", Phrase::new("East", "Est")),
    (">S", Phrase::new("South", "Sud")),
    (">W", Phrase::new("West", "Ouest")),
];

/// Ends a turn that could go on.
pub(super) const END_HERE: Phrase = Phrase::new("End turn here", "Finir le coup ici");
/// Ends a setup that could go on.
pub(super) const SETUP_DONE: Phrase = Phrase::new("Begin", "Commencer");

/// What a tap is called.
pub(super) fn label(scene: &Scene, touch: &Touch, text: &str) -> Text {
    let word = core(text);
    if let Touch::Spot { spot, .. } = touch {
        // `x` removes where the same spot can also be entered.
        return if text.trim_start_matches(',').starts_with('x') {
            text!("Take {spot}", "Prendre {spot}")
        } else {
            text!("{spot}", "{spot}")
        };
    }
    if text.ends_with('-') {
        return Phrase::new("Nothing can be played", "Rien à jouer").into();
    }
    if scene.boards.len() > 1 && scene.boards.iter().any(|board| board.name == word) && *touch == Touch::Button {
        return text!("Board {word}", "Plateau {word}");
    }
    if let Some((_, phrase)) = DIRECTIONS.iter().find(|(direction, _)| *direction == text) {
        return (*phrase).into();
    }
    // In Springe; votes against a ball are counted as numbers.
    if matches!(text, "0" | "0/" | "/0") {
        return Phrase::new("Empty hand", "Main vide").into();
    }
    if let (Some(advance), Touch::Number { .. }) = (text.strip_prefix('='), touch) {
        return text!("Advance {advance}", "Avancer de {advance}");
    }
    match WORDS.iter().find(|(known, _)| *known == word) {
        Some((_, phrase)) => (*phrase).into(),
        None => text!("{word}", "{word}"),
    }
}

/// What a letter, a number or a card of a setup is called.
pub(super) fn setup_label(text: &str) -> Text {
    let word = text.trim_start_matches([' ', ',', '/']);
    match WORDS.iter().find(|(known, _)| *known == word) {
        Some((_, phrase)) => (*phrase).into(),
        None => text!("{word}", "{word}"),
    }
}
