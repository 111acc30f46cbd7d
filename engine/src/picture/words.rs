//! The picture in words, for those who do not see it.

use crate::game::{Board, BoardKind, Note, Paint, Piece, Scene, Shape};
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
pub(super) fn describe(scene: &Scene, seats: &[Phrase]) -> Text {
    let mut told: Vec<Text> = scene.boards.iter().map(board).collect();
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
        let held = hand.pieces.iter().filter(|piece| piece.count > 0).map(|piece| {
            let what: Text = match piece.shape {
                Shape::Joined(name, _) => name.into(),
                _ if piece.label.is_empty() => colour(piece.paint).into(),
                _ => Text::same(&piece.label),
            };
            text!("picture-count", count = piece.count, what)
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

fn board(board: &Board) -> Text {
    let mut kinds: Vec<(Shape, Paint)> = Vec::new();
    for piece in board.pieces.iter().filter(|piece| piece.shape != Shape::Cube) {
        if !kinds.contains(&(piece.shape, piece.paint)) {
            kinds.push((piece.shape, piece.paint));
        }
    }
    let mut groups: Vec<Text> = Vec::new();
    for (shape, paint) in kinds {
        let mut places = String::new();
        let same = board.pieces.iter().filter(|piece| piece.shape == shape && piece.paint == paint);
        for (at, piece) in same.enumerate() {
            places.push_str(if at > 0 { ", " } else { "" });
            place(piece, &mut places);
        }
        groups.push(text!("picture-group", form = form(shape), colour = colour(paint), places));
    }
    if groups.is_empty() {
        groups.push(text!("picture-empty-board"));
    }
    let value = Text::joined(groups, "; ");
    if board.name.is_empty() {
        text!("picture-sentence", clauses = value)
    } else {
        text!("picture-aside", name = board.name.as_str(), value)
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

const fn form(shape: Shape) -> Phrase {
    match shape {
        Shape::Ball => Phrase::new("picture-balls"),
        Shape::Man => Phrase::new("picture-men"),
        Shape::King => Phrase::new("picture-crowned"),
        Shape::Barricade => Phrase::new("picture-barricades"),
        Shape::Card => Phrase::new("picture-cards"),
        Shape::Tile => Phrase::new("picture-tiles"),
        Shape::Cube => Phrase::new("picture-cube"),
        Shape::Joined(name, _) => name,
    }
}

/// In brackets, for adjectives would have to agree.
const fn colour(paint: Paint) -> Phrase {
    match paint {
        Paint::White => Phrase::new("picture-white"),
        Paint::Black => Phrase::new("picture-black"),
        Paint::Red => Phrase::new("picture-red"),
        Paint::Blue => Phrase::new("picture-blue"),
        Paint::Green => Phrase::new("picture-green"),
        Paint::Yellow => Phrase::new("picture-yellow"),
        Paint::Plain => Phrase::new("picture-plain"),
    }
}
