use serde::Serialize;

use super::Seat;

/// A choice that is shown only when all have made theirs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Secret {
    /// Whose choice it is.
    pub seat: Seat,
    /// How many turns before this one are secret still.
    pub covered: usize,
}
