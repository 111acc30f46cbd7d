//! What points out a spot: what the last turn did there, and what decided the game.

use super::ChangeKind;
use super::canvas::Canvas;

/// A sign on a spot, each of another form, so that none needs its colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mark {
    /// Pointed out without a reason: a ring.
    Plain,
    /// A piece left for another spot: a ring of dots.
    From,
    /// What happened to a piece here.
    Change(ChangeKind),
    /// It decided the game: a heavy double ring.
    Deciding,
}

impl Mark {
    /// Around a piece of that size, its middle so far below the middle of the spot.
    pub(super) fn draw(self, y: i32, radius: i32, canvas: &mut Canvas) {
        let ring = radius + 1;
        // A light rim sets the sign off from a dark piece.
        if !matches!(self, Self::From | Self::Change(ChangeKind::Left)) {
            canvas.circle("rim", 0, y, ring);
        }
        match self {
            Self::Plain => canvas.circle("mark", 0, y, ring),
            Self::Deciding => {
                canvas.circle("mark deciding", 0, y, ring);
                canvas.circle("mark inner", 0, y, (radius - 4).max(2));
            }
            Self::From => canvas.circle("mark from", 0, y, ring * 2 / 3),
            Self::Change(ChangeKind::Placed) => canvas.circle("mark placed", 0, y, ring),
            Self::Change(ChangeKind::Moved) => canvas.circle("mark moved", 0, y, ring),
            Self::Change(ChangeKind::Turned) => {
                canvas.circle("mark turned", 0, y, ring);
                canvas.circle("mark inner", 0, y, (radius - 4).max(2));
            }
            Self::Change(ChangeKind::Dropped) => {
                canvas.circle("mark dropped", 0, y, ring);
                // An arrow that points down, at the top of the ring.
                canvas.put(format_args!("<path class=\"arrow\" d=\"M-6 {}h12l-6 9z\"/>", y - ring - 4));
            }
            Self::Change(ChangeKind::Left) => {
                let half = (radius / 2).max(4);
                let (from, down, across) = (y - half, 2 * half, -2 * half);
                canvas.put(format_args!(
                    "<path class=\"mark left\" d=\"M{} {from}l{down} {down}m{across} 0l{down} {across}\"/>",
                    -half
                ));
            }
        }
    }
}
