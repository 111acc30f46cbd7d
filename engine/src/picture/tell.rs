//! A turn in one sentence, for those who would rather read than decipher.

mod nouns;
mod own;

use super::changes::{Change, ChangeKind, changes};
use super::turn;
use crate::game::{BoardKind, Facts, Paint, Scene, Seat};
use crate::text;
use crate::text::Text;
use nouns::{Noun, called, list, same, the};

/// A turn that was played, and what is known about it.
#[derive(Debug, Clone, Copy)]
pub struct Turn<'a> {
    /// The game.
    pub facts: &'a Facts,
    /// Whose turn it was.
    pub seat: Seat,
    /// As the record has it.
    pub text: &'a str,
    /// The position before it.
    pub before: &'a Scene,
    /// The position after it.
    pub after: &'a Scene,
}

/// More pieces than this are counted instead of named.
const NAMED: usize = 4;

/// The seat as the subject of a sentence.
pub fn who(facts: &Facts, seat: Seat) -> Text {
    let number = seat.index() + 1;
    match (facts.id, facts.seats.get(seat.index())) {
        ("assaut", Some(name)) if number == 1 => {
            debug_assert_eq!(name.en, "Officers");
            text!("The officers’ side", "Le camp des officiers")
        }
        ("assaut", Some(_)) => text!("The soldiers’ side", "Le camp des soldats"),
        ("spair", Some(name)) => {
            let board = name.en.chars().last().unwrap_or('A');
            text!("The owner of {board}", "Le propriétaire de {board}")
        }
        ("spy", Some(_)) => text!("The Master", "Le Maître"),
        (_, Some(name)) => {
            let plain = |name: &'static str| name.split(" (").next().unwrap_or(name);
            let (en, fr) = (plain(name.en), plain(name.fr));
            text!("{en}", "{fr}")
        }
        (_, None) if facts.players == (1, 1) => text!("The player", "Le joueur"),
        (_, None) => text!("Player {number}", "Joueur {number}"),
    }
}

/// The turn in one sentence, the seat called by its colour or number.
pub fn tell(turn: &Turn<'_>) -> Text {
    tell_of(turn, &who(turn.facts, turn.seat))
}

/// The turn in one sentence about that person.
pub fn tell_of(turn: &Turn<'_>, who: &Text) -> Text {
    let Text { en, fr } = who;
    let word = turn.text;
    match word {
        "pass" => return text!("{en} passes.", "{fr} passe."),
        "resign" => return text!("{en} resigns.", "{fr} abandonne."),
        "timeout" => return text!("{en} runs out of time.", "{fr} dépasse le temps."),
        "draw" => return text!("{en} offers a draw, and it is agreed.", "{fr} propose la nulle, qui est acceptée."),
        _ => {}
    }
    let changes = changes(turn.before, turn.text, turn.after);
    let said = own::tell(turn, &changes).unwrap_or_else(|| deeds(turn, &changes));
    let mut rest = consequences(turn, &changes);
    if said.en.is_empty() && rest.is_empty() {
        return text!("{en} plays {word}.", "{fr} joue {word}.");
    }
    if said.en.is_empty() {
        rest.insert(0, text!("{en} plays {word}", "{fr} joue {word}"));
    } else {
        let (does, fait) = (&said.en, &said.fr);
        rest.insert(0, text!("{en} {does}", "{fr} {fait}"));
    }
    let (en, fr): (Vec<&str>, Vec<&str>) = rest.iter().map(|part| (&*part.en, &*part.fr)).unzip();
    let (en, fr) = (en.join("; "), fr.join(" ; "));
    text!("{en}.", "{fr}.")
}

/// The spot with its board, where there are several that the notation names.
fn spot(board: &str, at: &str) -> Text {
    if board.len() == 1 { text!("{at} of board {board}", "{at} du plateau {board}") } else { same(at) }
}

/// What the turn names, in order: “removes b2 and puts a ball on f2”.
fn deeds(turn: &Turn<'_>, changes: &[Change]) -> Text {
    let mut clauses: Vec<Text> = own::preludes(turn);
    let head = turn::read(turn.text, &[]).0;
    if head.chars().all(|c| c.is_ascii_digit()) && !head.is_empty() {
        clauses.push(own::throws(head));
        if turn.text.ends_with(":-") {
            clauses.push(text!("cannot move", "ne peut pas jouer"));
        }
    }
    let mut named = changes.iter().filter(|change| change.named).peekable();
    while let Some(first) = named.next() {
        let mut group = vec![first];
        while let Some(next) = named.next_if(|next| next.kind == first.kind && next.kind != ChangeKind::Moved) {
            group.push(next);
        }
        clauses.push(deed(turn, &group));
    }
    clauses.extend(own::additions(turn));
    list(&clauses)
}

fn deed(turn: &Turn<'_>, group: &[&Change]) -> Text {
    let Some(first) = group.first() else { return same("") };
    let game = turn.facts.id;
    let places: Vec<Text> = group.iter().map(|change| spot(&change.board, &change.spot)).collect();
    match first.kind {
        ChangeKind::Placed => {
            // Whoever plays their own colour needs no word for it.
            let own = group.iter().all(|change| Some(change.piece.paint) == own_paint(turn));
            let colour = |paint| if own { Paint::Plain } else { paint };
            let alike = group.iter().all(|change| change.piece.paint == first.piece.paint);
            if group.len() > 1 && alike {
                let balls = called(game, first.piece.shape).several(colour(first.piece.paint), group.len());
                let (Text { en, fr }, balls, billes) = (list(&places), balls.en, balls.fr);
                return text!("puts {balls} on {en}", "pose {billes} en {fr}");
            }
            let balls: Vec<Text> = group
                .iter()
                .zip(&places)
                .map(|(change, Text { en, fr })| {
                    let paint = colour(change.piece.paint);
                    let ball = called(game, change.piece.shape).a(paint);
                    let (a, une) = (ball.en, ball.fr);
                    text!("{a} on {en}", "{une} en {fr}")
                })
                .collect();
            let Text { en, fr } = list(&balls);
            text!("puts {en}", "pose {fr}")
        }
        ChangeKind::Moved => {
            let (Text { en, fr }, from) = (list(&places), first.from.as_deref().unwrap_or_default());
            text!("moves {from} to {en}", "déplace {from} en {fr}")
        }
        _ => {
            let Text { en, fr } = list(&places);
            let capture = turn.text.contains(['-']) || turn.before.boards.iter().any(|b| b.kind == BoardKind::Morris);
            if capture { text!("takes {en}", "prend {fr}") } else { text!("removes {en}", "retire {fr}") }
        }
    }
}

/// The colour a seat plays with, where its name says so.
fn own_paint(turn: &Turn<'_>) -> Option<Paint> {
    if matches!(turn.facts.id, "assaut" | "liubo") {
        return Some(if turn.seat == Seat::P1 { Paint::White } else { Paint::Black });
    }
    let name = turn.facts.seats.get(turn.seat.index())?.en;
    let paints = [("White", Paint::White), ("Black", Paint::Black), ("Red", Paint::Red)];
    paints.iter().find(|(word, _)| name.starts_with(word)).map(|(_, paint)| *paint)
}

/// What follows from the turn, a clause for each kind of it.
fn consequences(turn: &Turn<'_>, changes: &[Change]) -> Vec<Text> {
    let game = turn.facts.id;
    let followed: Vec<&Change> = changes.iter().filter(|change| !change.named && !own::told(game, change)).collect();
    let mut said = own::asides(turn);
    let come = happenings(turn, ChangeKind::Placed, &followed);
    for kind in [ChangeKind::Left, ChangeKind::Turned] {
        said.extend(happenings(turn, kind, &followed));
    }
    said.extend(journeys(game, &followed));
    said.extend(come);
    said
}

/// A clause for like pieces to which the same happened.
fn happenings(turn: &Turn<'_>, kind: ChangeKind, followed: &[&Change]) -> Vec<Text> {
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
fn journeys(game: &str, followed: &[&Change]) -> Vec<Text> {
    let mut said = Vec::new();
    let moved = |kind| followed.iter().copied().filter(move |change| change.kind == kind).collect::<Vec<_>>();
    let (gone, dropped) = (moved(ChangeKind::Moved), moved(ChangeKind::Dropped));
    if gone.len() > NAMED {
        let Text { en, fr } = count(game, &gone);
        said.push(text!("{en} move", "{fr} se déplacent"));
    } else {
        said.extend(gone.iter().map(|change| {
            let (Text { en, fr }, to) = (the(game, &change.piece), spot(&change.board, &change.spot));
            let (to, vers) = (to.en, to.fr);
            match &change.from {
                Some(from) => text!("{en} on {from} goes to {to}", "{fr} en {from} va en {vers}"),
                None => text!("{en} goes to {to}", "{fr} va en {vers}"),
            }
        }));
    }
    if dropped.len() > NAMED {
        let Text { en, fr } = count(game, &dropped);
        said.push(text!("{en} drop", "{fr} tombent"));
    } else {
        said.extend(dropped.iter().map(|change| {
            let (Text { en, fr }, from) = (the(game, &change.piece), change.from.as_deref().unwrap_or_default());
            let to = spot(&change.board, &change.spot);
            let (to, vers) = (to.en, to.fr);
            text!("{en} on {from} drops to {to}", "{fr} en {from} tombe en {vers}")
        }));
    }
    said
}

/// “3 balls”, of whatever colours.
fn count(game: &str, group: &[&Change]) -> Text {
    let noun =
        group.first().map_or_else(|| called(game, crate::game::Shape::Ball), |one| called(game, one.piece.shape));
    noun.several(Paint::Plain, group.len())
}

/// Like pieces to which the same happened: “the black balls on c3 and c4 are taken”.
fn happened(turn: &Turn<'_>, kind: ChangeKind, group: &[&Change]) -> Text {
    let Some(first) = group.first() else { return same("") };
    let noun: Noun = called(turn.facts.id, first.piece.shape);
    let (many, paint) = (group.len() > 1, first.piece.paint);
    let places = list(&group.iter().map(|change| spot(&change.board, &change.spot)).collect::<Vec<_>>());
    // A turned piece is spoken of without the colour that it takes on.
    let shown = if kind == ChangeKind::Turned { Paint::Plain } else { paint };
    let subject = match group.len() {
        1 if kind == ChangeKind::Turned => noun.the(shown),
        1 if kind == ChangeKind::Placed => noun.a(shown),
        2..=NAMED if kind == ChangeKind::Placed => noun.some(shown),
        1 => the(turn.facts.id, &first.piece),
        2..=NAMED => noun.those(shown),
        count => noun.several(shown, count),
    };
    let (en, fr, at, en_at) = (subject.en, subject.fr, places.en, places.fr);
    let (is, est) = if many { ("are", "sont") } else { ("is", "est") };
    let e = noun.ending(many);
    match kind {
        ChangeKind::Left if own_paint(turn) != Some(paint) && turn.facts.players != (1, 1) => {
            text!("{en} on {at} {is} taken", "{fr} en {en_at} {est} pris{e}")
        }
        ChangeKind::Left => {
            let (leave, quitte) = if many { ("leave", "quittent") } else { ("leaves", "quitte") };
            text!("{en} on {at} {leave} the board", "{fr} en {en_at} {quitte} le plateau")
        }
        ChangeKind::Turned => {
            let [colour, masculine, _] = nouns::adjective(paint);
            let feminine = nouns::adjective(paint)[2];
            let adjective = if e.is_empty() { masculine } else { feminine };
            let s = if many { "s" } else { "" };
            let (become_, devient) = if many { ("become", "deviennent") } else { ("becomes", "devient") };
            text!("{en} on {at} {become_} {colour}", "{fr} en {en_at} {devient} {adjective}{s}")
        }
        _ => {
            let (come, arrive) = if many { ("come", "arrivent") } else { ("comes", "arrive") };
            text!("{en} {come} to {at}", "{fr} {arrive} en {en_at}")
        }
    }
}
