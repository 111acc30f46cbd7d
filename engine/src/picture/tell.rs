//! A turn in one sentence, for those who do not read the notation.

use super::changes::changes;
use crate::game::{Act, BoardKind, Change, ChangeKind, Paint, PlayedTurn, Scene, Seen, Shape, Telling, adjective};
use crate::text;
use crate::text::Text;

/// More pieces than this are counted instead of named.
const NAMED: usize = 4;

/// The turn in one sentence, the seat called by its colour or number.
pub fn tell(turn: &dyn PlayedTurn, before: &Scene, after: &Scene) -> Text {
    tell_of(turn, before, after, &turn.who())
}

/// The turn in one sentence about that person.
pub fn tell_of(turn: &dyn PlayedTurn, before: &Scene, after: &Scene, who: &Text) -> Text {
    let word = turn.text();
    match word {
        "pass" => return text!("picture-passes", who),
        "resign" => return text!("picture-resigns", who),
        "timeout" => return text!("picture-runs-out-time", who),
        "draw" => return text!("picture-offers-draw-agreed", who),
        _ => {}
    }
    let changes = changes(before, turn, after);
    let Telling { whole, first, then, aside } =
        turn.telling(&Seen { seat: turn.seat(), before, after, changes: &changes });
    let said = whole.unwrap_or_else(|| deeds(turn, before, &changes, first, then));
    let mut rest: Vec<Text> = aside.into_iter().chain(consequences(turn, &changes)).collect();
    let does = if said.is_empty() { text!("picture-plays", word) } else { said };
    rest.insert(0, text!("picture-clause", who, does));
    text!("picture-sentence", clauses = Text::joined(rest, "; "))
}

/// The spot with its board, where there are several that the notation names.
fn spot(board: &str, at: &str) -> Text {
    if board.len() == 1 { text!("picture-board", at, board) } else { Text::same(at) }
}

/// What the turn names, in order: “removes b2 and puts a ball on f2”.
fn deeds(turn: &dyn PlayedTurn, before: &Scene, changes: &[Change], first: Option<Text>, then: Option<Text>) -> Text {
    let mut clauses: Vec<Text> = first.into_iter().collect();
    let mut named = changes.iter().filter(|change| change.named).peekable();
    while let Some(first) = named.next() {
        let mut group = vec![first];
        while let Some(next) = named.next_if(|next| next.kind == first.kind && next.kind != ChangeKind::Moved) {
            group.push(next);
        }
        clauses.push(deed(turn, before, &group));
    }
    clauses.extend(then);
    Text::list(clauses)
}

fn deed(turn: &dyn PlayedTurn, before: &Scene, group: &[&Change]) -> Text {
    let Some(first) = group.first() else { return Text::same("") };
    let places: Vec<Text> = group.iter().map(|change| spot(&change.board, &change.spot)).collect();
    match first.kind {
        ChangeKind::Placed => {
            // The colour is left out where everybody plays their own.
            let own = group.iter().all(|change| Some(change.piece.paint) == turn.paint());
            let colour = |paint| if own { Paint::Plain } else { paint };
            let alike = group.iter().all(|change| change.piece.paint == first.piece.paint);
            if group.len() > 1 && alike {
                let balls = turn.noun(first.piece.shape).several(colour(first.piece.paint), group.len());
                return text!("picture-puts", pieces = balls, places = Text::list(places));
            }
            let balls: Vec<Text> = group
                .iter()
                .zip(places)
                .map(|(change, place)| {
                    let paint = colour(change.piece.paint);
                    let ball = turn.noun(change.piece.shape).a(paint);
                    text!("picture-on", piece = ball, place)
                })
                .collect();
            text!("picture-puts-each", pieces = Text::list(balls))
        }
        ChangeKind::Moved => {
            let from = first.from.as_deref().unwrap_or_default();
            text!("picture-moves", from, places = Text::list(places))
        }
        _ => {
            let places = Text::list(places);
            let moves = turn.deeds().iter().any(|deed| matches!(deed.act, Act::Move(..)));
            let capture = moves || before.boards.iter().any(|board| board.kind == BoardKind::Morris);
            if capture { text!("picture-takes", places) } else { text!("picture-removes", places) }
        }
    }
}

/// What follows from the turn, a clause for each kind of it.
fn consequences(turn: &dyn PlayedTurn, changes: &[Change]) -> Vec<Text> {
    let followed: Vec<&Change> = changes.iter().filter(|change| !change.named && !turn.tells_of(change)).collect();
    let mut said = Vec::new();
    let come = happenings(turn, ChangeKind::Placed, &followed);
    for kind in [ChangeKind::Left, ChangeKind::Turned] {
        said.extend(happenings(turn, kind, &followed));
    }
    said.extend(journeys(turn, &followed));
    said.extend(come);
    said
}

/// A clause for like pieces to which the same happened.
fn happenings(turn: &dyn PlayedTurn, kind: ChangeKind, followed: &[&Change]) -> Vec<Text> {
    let mut said = Vec::new();
    let mut rest: Vec<&Change> = followed.iter().copied().filter(|change| change.kind == kind).collect();
    while let Some(first) = rest.first() {
        let (shape, paint, label) = (first.piece.shape, first.piece.paint, first.piece.label.clone());
        let alike = |change: &&Change| change.piece.shape == shape && change.piece.paint == paint && label.is_empty();
        let (group, others): (Vec<&Change>, Vec<&Change>) = rest.iter().copied().partition(alike);
        let (group, others) =
            if group.is_empty() { (vec![*first], rest.get(1..).unwrap_or_default().to_vec()) } else { (group, others) };
        said.push(happened(turn, kind, &group));
        rest = others;
    }
    said
}

/// What went elsewhere, and what fell.
fn journeys(turn: &dyn PlayedTurn, followed: &[&Change]) -> Vec<Text> {
    let mut said = Vec::new();
    let moved = |kind| followed.iter().copied().filter(move |change| change.kind == kind).collect::<Vec<_>>();
    let (gone, dropped) = (moved(ChangeKind::Moved), moved(ChangeKind::Dropped));
    if gone.len() > NAMED {
        said.push(text!("picture-move", pieces = count(turn, &gone)));
    } else {
        said.extend(gone.iter().map(|change| {
            let (piece, to) = (turn.the(&change.piece), spot(&change.board, &change.spot));
            match &change.from {
                Some(from) => text!("picture-goes-from", piece, from, to),
                None => text!("picture-goes", piece, to),
            }
        }));
    }
    if dropped.len() > NAMED {
        said.push(text!("picture-drop", pieces = count(turn, &dropped)));
    } else {
        said.extend(dropped.iter().map(|change| {
            let (piece, from) = (turn.the(&change.piece), change.from.as_deref().unwrap_or_default());
            text!("picture-drops", piece, from, to = spot(&change.board, &change.spot))
        }));
    }
    said
}

/// “3 balls”, of whatever colours.
fn count(turn: &dyn PlayedTurn, group: &[&Change]) -> Text {
    turn.noun(group.first().map_or(Shape::Ball, |one| one.piece.shape)).several(Paint::Plain, group.len())
}

/// Like pieces to which the same happened: “the black balls on c3 and c4 are taken”.
fn happened(turn: &dyn PlayedTurn, kind: ChangeKind, group: &[&Change]) -> Text {
    let Some(first) = group.first() else { return Text::same("") };
    let noun = turn.noun(first.piece.shape);
    let (count, paint) = (group.len(), first.piece.paint);
    let places = Text::list(group.iter().map(|change| spot(&change.board, &change.spot)));
    // A turned piece is spoken of without the colour that it takes on.
    let shown = if kind == ChangeKind::Turned { Paint::Plain } else { paint };
    let pieces = match count {
        1 if kind == ChangeKind::Turned => noun.the(shown),
        1 if kind == ChangeKind::Placed => noun.a(shown),
        2..=NAMED if kind == ChangeKind::Placed => noun.some(shown),
        1 => turn.the(&first.piece),
        2..=NAMED => noun.those(shown),
        count => noun.several(shown, count),
    };
    // The noun decides how a participle ends.
    let noun = noun.word();
    match kind {
        ChangeKind::Left if turn.paint() != Some(paint) && turn.facts().players != (1, 1) => {
            text!("picture-taken", pieces, noun, count, places)
        }
        ChangeKind::Left => text!("picture-leaves", pieces, count, places),
        ChangeKind::Turned => match adjective(paint) {
            Some(colour) => text!("picture-becomes", pieces, noun, count, places, colour),
            // It has nobody’s colour now.
            None => text!("picture-changes", pieces, count, places),
        },
        _ => text!("picture-comes", pieces, count, places),
    }
}
