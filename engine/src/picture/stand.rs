use super::lattice::Lattice;
use crate::game::{BoardKind, Paint, Piece, Shape};

/// One piece, apart from where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) shape: Shape,
    pub(super) paint: Paint,
    pub(super) label: String,
}

/// Every piece by itself with its spot.
#[derive(Debug, Clone)]
pub(super) struct Stand {
    pub(super) lattice: Option<Lattice>,
    pub(super) items: Vec<(String, Token)>,
}

impl Stand {
    pub(super) fn of(kind: BoardKind, pieces: &[Piece]) -> Self {
        let lattice = if let BoardKind::Pyramid(side) = kind { Some(Lattice(side.into())) } else { None };
        let each = |piece: &Piece| {
            // Whichever face of it is up, it is the same cube.
            let label = if piece.shape == Shape::Cube { String::new() } else { piece.label.clone() };
            let token = Token { shape: piece.shape, paint: piece.paint, label };
            std::iter::repeat_n((piece.at.clone(), token), piece.count.into())
        };
        Self { lattice, items: pieces.iter().flat_map(each).collect() }
    }

    pub(super) fn at(&self, spot: &str) -> Option<&Token> {
        self.items.iter().find(|(at, _)| at == spot).map(|(_, token)| token)
    }

    pub(super) fn take(&mut self, spot: &str) -> Option<Token> {
        let at = self.items.iter().position(|(at, _)| at == spot)?;
        Some(self.items.swap_remove(at).1)
    }

    pub(super) fn put(&mut self, spot: &str, token: Token) {
        self.items.push((spot.to_owned(), token));
    }

    /// What only this one has, and what only the other has.
    pub(super) fn against(&self, other: &Self) -> [Vec<(String, Token)>; 2] {
        let [mut own, mut rest] = [self, other].map(|stand| {
            let mut items: Vec<&(String, Token)> = stand.items.iter().collect();
            items.sort_by(|one, other| one.0.cmp(&other.0));
            items
        });
        own.retain(|(spot, token)| {
            let from = rest.partition_point(|there| there.0 < *spot);
            let mut there = rest.iter().skip(from).take_while(|there| there.0 == *spot);
            let same = there.position(|there| there.1 == *token);
            same.map(|at| rest.remove(from + at)).is_none()
        });
        [own, rest].map(|items| items.into_iter().cloned().collect())
    }

    /// How many spots differ, about.
    pub(super) fn distance(&self, other: &Self) -> usize {
        self.against(other).iter().map(Vec::len).max().unwrap_or(0)
    }
}
