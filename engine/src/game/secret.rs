use serde::Serialize;

use super::Seat;

/// A choice that is shown only when all have made theirs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Secret {
    /// Whose choice it is.
    pub seat: Seat,
    /// How many turns before this one are secret still.
    pub covered: usize,
    /// The board of the scene that nobody may see during the game.
    pub board: Option<usize>,
}

impl Secret {
    /// A choice of that seat, after so many that are secret still.
    pub const fn new(seat: Seat, covered: usize) -> Self {
        Self { seat, covered, board: None }
    }
}
