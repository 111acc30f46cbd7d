use super::Piece;

/// What happened to one piece in a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The board's name, empty where there is only one board.
    pub board: String,
    /// Where the piece stands now or, if it left, where it stood.
    pub spot: String,
    /// Where it stood before, if it came from another spot.
    pub from: Option<String>,
    /// What happened.
    pub kind: ChangeKind,
    /// As it is now or, if it left, as it was.
    pub piece: Piece,
    /// Whether the turn itself names it; otherwise it is a consequence.
    pub named: bool,
}

/// What can happen to a piece.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeKind {
    /// It came onto the board.
    Placed,
    /// It went from one spot to another.
    Moved,
    /// It fell as its support went away.
    Dropped,
    /// It left the board, or was sent back to where it began.
    Left,
    /// It is another piece or another colour now.
    Turned,
}
