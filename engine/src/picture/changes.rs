//! What a turn changed, from the scenes before and after it and from what it names.
//!
//! The turn alone does not say what fell or was taken, the scenes alone do not say which of two like balls went away.
//! So the deeds of the turn are played on the scene, and what is left between that and the scene after it are the
//! consequences.

use super::stand::{Stand, Token};
use crate::board::pyramid::Direction;
use crate::game::{Act, Board, BoardKind, Change, ChangeKind, Deed, Paint, Piece, PlayedTurn, Scene, Shape};

/// What the turn changed, what it names first.
pub fn changes(before: &Scene, turn: &dyn PlayedTurn, after: &Scene) -> Vec<Change> {
    let deeds = turn.deeds();
    let mut all = Vec::new();
    for (at, new) in after.boards.iter().enumerate() {
        let old = before.boards.get(at).map(|board| board.pieces.as_slice()).unwrap_or_default();
        if old == new.pieces && after.boards.len() > 1 {
            continue;
        }
        let own: Vec<&Deed> = deeds.iter().filter(|deed| deed.board.is_none_or(|board| board == new.name)).collect();
        all.extend(on_board(new, old, &own));
    }
    all
}

fn on_board(board: &Board, old: &[Piece], deeds: &[&Deed]) -> Vec<Change> {
    let (before, after) = (Stand::of(board.kind, old), Stand::of(board.kind, &board.pieces));
    // What a deed names may be ambiguous. So three readings are tried, and the one nearest to the scene after wins: as
    // written, with balls that fall, and from the scenes alone.
    let ways = [(true, false), (true, true), (false, false)];
    let ways = ways.into_iter().filter(|(_, falls)| before.lattice.is_some() || !falls).map(|(read, falls)| {
        let mut played = Played { board, stand: before.clone(), falls, after: &after, done: Vec::new() };
        for deed in deeds.iter().filter(|_| read) {
            let placed = |other: &&&Deed| other.placed().is_some() && other.placed() == deed.placed();
            played.play(&deed.act, deeds.iter().filter(placed).count() > 1);
        }
        played
    });
    let Some(mut played) = ways.min_by_key(Played::off) else { return Vec::new() };
    played.settle();
    played.done
}

/// A turn being played on a board.
struct Played<'a> {
    board: &'a Board,
    stand: Stand,
    /// Whether balls drop where their support goes away.
    falls: bool,
    after: &'a Stand,
    done: Vec<Change>,
}

impl Played<'_> {
    /// The distance from the scene after.
    fn off(&self) -> usize {
        self.stand.distance(self.after)
    }

    /// Plays one deed; `again` where the turn names its spot more than once.
    fn play(&mut self, act: &Act, again: bool) {
        match act {
            Act::Place(paint, spot) if self.stand.at(spot).is_none() => self.place(*paint, spot, again),
            Act::Push(spot, way) => self.push(spot, *way),
            Act::Remove(spot) => self.remove(spot),
            Act::Move(from, to) => self.move_piece(from, to),
            Act::Take(path) => match path.as_slice() {
                // A jump takes what it passes; otherwise the last spot is what is taken.
                [from, .., to] if self.stand.at(from).is_some() && self.stand.at(to).is_none() => {
                    self.move_piece(from, to)
                }
                [from, to, taken] if self.stand.at(from).is_some() => {
                    self.move_piece(from, to);
                    self.remove(taken);
                }
                [spot, taken] => {
                    self.place(None, spot, again);
                    self.remove(taken);
                }
                _ => {}
            },
            Act::Place(..) => {}
        }
    }

    fn place(&mut self, paint: Option<Paint>, spot: &str, again: bool) {
        let there = self.after.at(spot);
        let token = match (paint, there) {
            (Some(paint), Some(token)) => Token { paint, ..token.clone() },
            (Some(paint), None) => Token { shape: Shape::Ball, paint, label: String::new() },
            // What stands there in the end is another piece.
            (None, Some(token)) if again => Token { paint: Paint::Plain, ..token.clone() },
            (None, Some(token)) => token.clone(),
            (None, None) => return,
        };
        self.stand.put(spot, token.clone());
        self.note(ChangeKind::Placed, spot, None, token, true);
    }

    fn remove(&mut self, spot: &str) {
        if let Some(token) = self.stand.take(spot) {
            self.note(ChangeKind::Left, spot, None, token, true);
            self.fall(spot);
        }
    }

    fn move_piece(&mut self, from: &str, to: &str) {
        let Some(token) = self.stand.take(from) else { return };
        let at = self.done.len();
        self.fall(from);
        if let Some(taken) = self.stand.take(to) {
            self.note(ChangeKind::Left, to, None, taken, false);
        }
        self.stand.put(to, token.clone());
        self.note(ChangeKind::Moved, to, Some(from.to_owned()), token, true);
        // What was done comes before what followed from it.
        if let Some(from_here) = self.done.get_mut(at..) {
            from_here.rotate_right(1);
        }
    }

    /// A ball that alone rests on an empty point drops into it, and so on up.
    fn fall(&mut self, spot: &str) {
        let Some(lattice) = self.stand.lattice.filter(|_| self.falls) else { return };
        let mut hole = spot.to_owned();
        loop {
            let riders: Vec<String> =
                lattice.riders(&hole).into_iter().filter(|rider| self.stand.at(rider).is_some()).collect();
            let [rider] = riders.as_slice() else { return };
            let Some(token) = self.stand.take(rider) else { return };
            self.stand.put(&hole, token.clone());
            self.note(ChangeKind::Dropped, &hole, Some(rider.clone()), token, false);
            hole.clone_from(rider);
        }
    }

    /// A ball comes in, and what stands in its way shifts by one.
    fn push(&mut self, spot: &str, way: Direction) {
        let Some(lattice) = self.stand.lattice else { return };
        let Some(coming) = self.after.at(spot).cloned() else { return };
        let mut shifted = Vec::new();
        let mut here = Some(spot.to_owned());
        let mut carried = coming.clone();
        while let Some(at) = here {
            let pushed = self.stand.take(&at);
            self.stand.put(&at, carried);
            let Some(token) = pushed else { break };
            here = lattice.beside(&at, way);
            shifted.push((at, here.clone(), token.clone()));
            carried = token;
        }
        self.note(ChangeKind::Placed, spot, None, coming, true);
        for (from, to, token) in shifted {
            // Beyond the edge it falls where the scene after tells.
            if let Some(to) = to {
                self.note(ChangeKind::Moved, &to, Some(from), token, false);
            } else {
                self.stand.items.push((String::new(), token));
            }
        }
    }

    /// Notes where the scene after differs from the turn as it was played.
    fn settle(&mut self) {
        let [mut lost, mut gained] = self.stand.against(self.after);
        if let Some(lattice) = self.stand.lattice {
            pair(
                &mut lost,
                &mut gained,
                |from, to| lattice.riders(to).iter().any(|rider| rider == from),
                |from, to, token| {
                    self.note(ChangeKind::Dropped, &to, Some(from), token, false);
                },
            );
        }
        let mut turned = Vec::new();
        // In a race nothing changes its colour: who stands there now has hit whom was there.
        let races = matches!(self.board.kind, BoardKind::Tables | BoardKind::Liubo);
        gained.retain(|(spot, token)| {
            if races {
                return true;
            }
            let was = lost.iter().position(|(at, old)| at == spot && old.shape == token.shape);
            let was = was.map(|at| lost.swap_remove(at));
            let keep = was.is_none();
            turned.extend(was.map(|_| (spot.clone(), token.clone())));
            keep
        });
        lost.sort_by(|one, other| one.0.cmp(&other.0));
        for (spot, token) in turned {
            self.note(ChangeKind::Turned, &spot, None, token, false);
        }
        pair(
            &mut lost,
            &mut gained,
            |_, _| true,
            |from, to, token| {
                if is_home(&to) {
                    self.note(ChangeKind::Left, &from, None, token, false);
                } else {
                    let from = Some(from).filter(|from| !from.is_empty());
                    self.note(ChangeKind::Moved, &to, from, token, false);
                }
            },
        );
        for (spot, token) in gained {
            if !self.came_back(&spot, &token) {
                self.note(ChangeKind::Placed, &spot, None, token, false);
            }
        }
        for (spot, token) in lost.into_iter().filter(|(spot, _)| !spot.is_empty()) {
            self.note(ChangeKind::Left, &spot, None, token, false);
        }
    }

    /// Whether it is a piece that was sent away and stands elsewhere now.
    fn came_back(&mut self, spot: &str, token: &Token) -> bool {
        let same = |piece: &Piece| (piece.shape, piece.paint, &piece.label) == (token.shape, token.paint, &token.label);
        let sent = |change: &&mut Change| change.kind == ChangeKind::Left && !change.named && same(&change.piece);
        let Some(change) = self.done.iter_mut().find(sent) else { return false };
        if !is_home(spot) {
            change.kind = ChangeKind::Moved;
            change.from = Some(std::mem::replace(&mut change.spot, spot.to_owned()));
        }
        true
    }

    fn note(&mut self, kind: ChangeKind, spot: &str, from: Option<String>, token: Token, named: bool) {
        let Token { shape, paint, label } = token;
        let piece = Piece { at: spot.to_owned(), shape, paint, count: 1, label };
        self.done.push(Change { board: self.board.name.clone(), spot: spot.to_owned(), from, kind, piece, named });
    }
}

/// Where pieces wait that are not in play.
fn is_home(spot: &str) -> bool {
    spot.starts_with("house") || spot.starts_with("bar")
}

/// Matches what is gone with what is new, where it is the same piece.
fn pair(
    lost: &mut Vec<(String, Token)>,
    gained: &mut Vec<(String, Token)>,
    fits: impl Fn(&str, &str) -> bool,
    mut found: impl FnMut(String, String, Token),
) {
    gained.retain(|(to, token)| {
        let Some(at) = lost.iter().position(|(from, old)| old == token && fits(from, to)) else { return true };
        let (from, token) = lost.remove(at);
        found(from, to.clone(), token);
        false
    });
}
