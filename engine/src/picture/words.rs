//! The picture in words, for those who do not see it.

use crate::game::{BoardKind, Paint, Piece, Scene, Shape};
use crate::text::Phrase;

/// The phrase in one of the two languages.
pub(super) const fn say(phrase: Phrase, french: bool) -> &'static str {
    if french { phrase.fr } else { phrase.en }
}

/// What kind of board it is.
pub(super) fn title(scene: &Scene, french: bool) -> &'static str {
    let phrase = match scene.boards.first().map(|board| board.kind) {
        Some(BoardKind::Pyramid(_)) => Phrase::new("Position on a pyramid board", "Position sur un plateau pyramidal"),
        Some(BoardKind::Grid { .. }) => Phrase::new("Position on a board of squares", "Position sur un damier"),
        Some(BoardKind::Morris) => Phrase::new("Position on a morris board", "Position sur un plateau de moulin"),
        Some(BoardKind::Cross) => Phrase::new("Position on a cross board", "Position sur un plateau en croix"),
        Some(BoardKind::Tables) => Phrase::new("Position on the tables", "Position au trictrac"),
        Some(BoardKind::Barricades) => Phrase::new("Position at Barricades", "Position aux barricades"),
        Some(BoardKind::Liubo) => Phrase::new("Position on a liubo board", "Position sur un plateau de liubo"),
        Some(BoardKind::Pool { .. }) => Phrase::new("Position in the pool", "Position dans la piscine"),
        Some(BoardKind::Boxes(_)) => Phrase::new("Position of the boxes", "Position des clapets"),
        None => Phrase::new("Position", "Position"),
    };
    say(phrase, french)
}

/// What stands where, board by board and colour by colour.
pub(super) fn describe(scene: &Scene, french: bool) -> String {
    let colon = if french { " : " } else { ": " };
    let mut told = String::new();
    for board in &scene.boards {
        if !board.name.is_empty() {
            told.push_str(&board.name);
            told.push_str(colon);
        }
        let mut kinds: Vec<(Shape, Paint)> = Vec::new();
        for piece in board.pieces.iter().filter(|piece| piece.shape != Shape::Cube) {
            if !kinds.contains(&(piece.shape, piece.paint)) {
                kinds.push((piece.shape, piece.paint));
            }
        }
        if kinds.is_empty() {
            told.push_str(if french { "plateau vide" } else { "empty board" });
        }
        for (at, (shape, paint)) in kinds.iter().enumerate() {
            told.push_str(if at > 0 { "; " } else { "" });
            told.push_str(say(form(*shape), french));
            told.push(' ');
            told.push_str(say(colour(*paint), french));
            told.push_str(colon);
            let same = board.pieces.iter().filter(|piece| piece.shape == *shape && piece.paint == *paint);
            for (at, piece) in same.enumerate() {
                told.push_str(if at > 0 { ", " } else { "" });
                place(piece, &mut told);
            }
        }
        told.push_str(". ");
    }
    let mut aside = |name: &str, values: Vec<String>| {
        told.push_str(name);
        told.push_str(colon);
        told.push_str(&values.join(", "));
        told.push_str(". ");
    };
    for cube in scene.boards.iter().flat_map(|board| &board.pieces).filter(|piece| piece.shape == Shape::Cube) {
        let place = match cube.at.as_str() {
            "cube1" => "P1",
            "cube2" => "P2",
            "offer" => say(Phrase::new("offered", "proposé"), french),
            _ => say(Phrase::new("in the middle", "au milieu"), french),
        };
        aside(if french { "Videau" } else { "Cube" }, vec![cube.label.clone(), place.to_owned()]);
    }
    if !scene.dice.is_empty() {
        aside(if french { "Dés" } else { "Dice" }, scene.dice.iter().map(ToString::to_string).collect());
    }
    for hand in &scene.hands {
        let name = say(hand.name, french);
        let name = hand.seat.map_or_else(|| name.to_owned(), |seat| format!("P{} {name}", seat + 1));
        let held = |piece: &Piece| {
            let what = match piece.shape {
                Shape::Joined(name, _) => say(name, french),
                _ if piece.label.is_empty() => say(colour(piece.paint), french),
                _ => &piece.label,
            };
            format!("{} {what}", piece.count)
        };
        let held: Vec<String> = hand.pieces.iter().filter(|piece| piece.count > 0).map(held).collect();
        aside(&name, if held.is_empty() { vec!["–".to_owned()] } else { held });
    }
    if let Some(scores) = &scene.scores {
        aside("Points", scores.iter().map(ToString::to_string).collect());
    }
    for (name, value) in &scene.notes {
        aside(say(*name, french), vec![value.clone()]);
    }
    told.truncate(told.trim_end().len());
    told
}

fn place(piece: &Piece, told: &mut String) {
    told.push_str(&piece.at);
    if !piece.label.is_empty() && piece.label != piece.at {
        told.push(' ');
        told.push_str(&piece.label);
    }
    if piece.count != 1 {
        told.push_str(" ×");
        told.push_str(&piece.count.to_string());
    }
}

const fn form(shape: Shape) -> Phrase {
    match shape {
        Shape::Ball => Phrase::new("balls", "billes"),
        Shape::Man => Phrase::new("men", "pions"),
        Shape::King => Phrase::new("crowned", "couronnés"),
        Shape::Barricade => Phrase::new("barricades", "barricades"),
        Shape::Card => Phrase::new("cards", "cartes"),
        Shape::Tile => Phrase::new("tiles", "tuiles"),
        Shape::Cube => Phrase::new("cube", "videau"),
        Shape::Joined(name, _) => name,
    }
}

/// In brackets, for adjectives would have to agree.
const fn colour(paint: Paint) -> Phrase {
    match paint {
        Paint::White => Phrase::new("(white)", "(blanc)"),
        Paint::Black => Phrase::new("(black)", "(noir)"),
        Paint::Red => Phrase::new("(red)", "(rouge)"),
        Paint::Blue => Phrase::new("(blue)", "(bleu)"),
        Paint::Green => Phrase::new("(green)", "(vert)"),
        Paint::Yellow => Phrase::new("(yellow)", "(jaune)"),
        Paint::Plain => Phrase::new("(plain)", "(neutre)"),
    }
}
