//! The picture in words, for those who do not see it.

use super::Options;
use crate::game::{Board, BoardKind, Note, Noun, Paint, Piece, Scene, Shape};
use crate::text;
use crate::text::{Phrase, Text};

/// What kind of board it is.
pub(super) fn title(scene: &Scene) -> Phrase {
    match scene.boards.first().map(|board| board.kind) {
        Some(BoardKind::Pyramid(_)) => Phrase::new("picture-position-pyramid-board"),
        Some(BoardKind::Grid { .. }) => Phrase::new("picture-position-board-squares"),
        Some(BoardKind::Morris) => Phrase::new("picture-position-morris-board"),
        Some(BoardKind::Cross) => Phrase::new("picture-position-cross-board"),
        Some(BoardKind::Tables) => Phrase::new("picture-position-tables"),
        Some(BoardKind::Barricades) => Phrase::new("picture-position-barricades"),
        Some(BoardKind::Liubo) => Phrase::new("picture-position-liubo-board"),
        Some(BoardKind::Pool { .. }) => Phrase::new("picture-position-pool"),
        Some(BoardKind::Boxes(_)) => Phrase::new("picture-position-boxes"),
        None => Phrase::new("picture-position"),
    }
}

/// What stands where, board by board and colour by colour.
pub(super) fn describe(scene: &Scene, options: &Options) -> Text {
    let seats = options.seats.as_slice();
    let mut told: Vec<Text> = scene.boards.iter().map(|shown| board(shown, options)).collect();
    for cube in scene.boards.iter().flat_map(|board| &board.pieces).filter(|piece| piece.shape == Shape::Cube) {
        let place = match cube.at.as_str() {
            "cube1" => seat(0, seats),
            "cube2" => seat(1, seats),
            "offer" => text!("picture-offered"),
            _ => text!("picture-middle"),
        };
        told.push(text!("picture-cube-at", stake = cube.label.as_str(), place));
    }
    if !scene.dice.is_empty() {
        told.push(text!("picture-dice", dice = Text::joined(scene.dice.iter().map(Text::same), ", ")));
    }
    for hand in &scene.hands {
        let held = hand.pieces.iter().filter(|piece| piece.count > 0).map(|piece| match piece.label.as_str() {
            "" => pieces(piece.shape, piece.paint, piece.count.into(), options),
            label => text!("picture-count", count = piece.count, what = label),
        });
        let mut held: Vec<Text> = held.collect();
        if held.is_empty() {
            held.push(Text::same("–"));
        }
        told.push(text!(
            "picture-aside",
            name = hand_name(hand.seat, hand.name, seats),
            value = Text::joined(held, ", ")
        ));
    }
    if let Some(scores) = &scene.scores {
        let scores = Text::joined(scores.iter().map(Text::same), ", ");
        told.push(text!("picture-aside", name = Phrase::new("common-points"), value = scores));
    }
    let note = |note: &Note| text!("picture-aside", name = note.name, value = note_value(note, seats));
    told.extend(scene.notes.iter().map(note));
    Text::sentences(told)
}

fn board(board: &Board, options: &Options) -> Text {
    let mut kinds: Vec<(Shape, Paint)> = Vec::new();
    for piece in board.pieces.iter().filter(|piece| piece.shape != Shape::Cube) {
        if !kinds.contains(&(piece.shape, piece.paint)) {
            kinds.push((piece.shape, piece.paint));
        }
    }
    let mut groups: Vec<Text> = Vec::new();
    for (shape, paint) in kinds {
        let (mut places, mut count) = (String::new(), 0);
        for piece in board.pieces.iter().filter(|piece| piece.shape == shape && piece.paint == paint) {
            places.push_str(if places.is_empty() { "" } else { ", " });
            place(piece, &mut places);
            count += usize::from(piece.count);
        }
        groups.push(text!("picture-group", pieces = pieces(shape, paint, count, options), places));
    }
    if groups.is_empty() {
        groups.push(text!("picture-empty-board"));
    }
    let value = Text::joined(groups, "; ");
    if board.name.is_empty() {
        text!("picture-sentence", clauses = value)
    } else {
        text!("picture-aside", name = board_name(board, &options.seats), value)
    }
}

/// A seat by its name in the game, or by its number.
pub(super) fn seat(index: usize, seats: &[Phrase]) -> Text {
    match seats.get(index) {
        Some(name) => (*name).into(),
        None => text!("picture-player", number = index + 1),
    }
}

/// The value of a note, a dash for none.
pub(super) fn note_value(note: &Note, seats: &[Phrase]) -> Text {
    if note.written.is_empty() { Text::same("–") } else { note.text(&|index| seat(index, seats)) }
}

/// What a board is called, where there are several.
pub(super) fn board_name(board: &Board, seats: &[Phrase]) -> Text {
    board.seat().map_or_else(|| Text::same(&board.name), |index| seat(index, seats))
}

/// What a hand is called, with whose it is.
pub(super) fn hand_name(owner: Option<usize>, name: Phrase, seats: &[Phrase]) -> Text {
    match owner {
        Some(owner) => text!("picture-owned", owner = seat(owner, seats), name),
        None => name.into(),
    }
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

/// “3 white balls”.
fn pieces(shape: Shape, paint: Paint, count: usize, options: &Options) -> Text {
    match shape {
        Shape::Joined(name, _) => text!("picture-count", count, what = name),
        _ => options.nouns.map_or_else(|| Noun::of(shape), |noun| noun(shape)).several(paint, count),
    }
}
