use super::Paint;
use crate::board::pyramid::Direction;

/// What a turn does, in the vocabulary that pictures and sentences share. The type of a game's turns implements it
/// next to its [`Notation`](super::Notation).
pub trait Deeds {
    /// What the turn does to pieces, in order, as far as the turn names it; the rest is seen by comparing the scenes
    /// before and after it.
    fn deeds(&self) -> Vec<Deed>;

    /// The dice of its last throw, in games with dice.
    fn dice(&self) -> Vec<u8> {
        Vec::new()
    }

    /// Its throws as they tell games apart: dice that are alike in the order of their faces. Fingerprints of records are
    /// made of them and are stored, so they may not change.
    fn throws(&self) -> Vec<Vec<u8>> {
        let mut dice = self.dice();
        dice.sort_unstable();
        if dice.is_empty() { Vec::new() } else { vec![dice] }
    }
}

/// One thing that a turn does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deed {
    /// The board the turn names, where there are several.
    pub board: Option<&'static str>,
    /// What is done.
    pub act: Act,
}

/// What can be done to pieces; spots are named as the scene names them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A piece comes to a spot, in that colour where the turn says so.
    Place(Option<Paint>, String),
    /// A ball comes in and pushes others that way.
    Push(String, Direction),
    /// What stands there leaves.
    Remove(String),
    /// A piece goes from the first spot to the second.
    Move(String, String),
    /// A piece goes along these spots and takes what stands on the last; or, if nothing stands on the first, comes to it.
    Take(Vec<String>),
}

impl Deed {
    const fn of(act: Act) -> Self {
        Self { board: None, act }
    }

    /// A piece comes to a spot.
    pub fn place(spot: impl ToString) -> Self {
        Self::of(Act::Place(None, spot.to_string()))
    }

    /// A piece of that colour comes to a spot.
    pub fn coloured(paint: Paint, spot: impl ToString) -> Self {
        Self::of(Act::Place(Some(paint), spot.to_string()))
    }

    /// A ball comes in and pushes others that way.
    pub fn push(spot: impl ToString, way: Direction) -> Self {
        Self::of(Act::Push(spot.to_string(), way))
    }

    /// What stands there leaves.
    pub fn remove(spot: impl ToString) -> Self {
        Self::of(Act::Remove(spot.to_string()))
    }

    /// A piece goes from one spot to another.
    pub fn go(from: impl ToString, to: impl ToString) -> Self {
        Self::of(Act::Move(from.to_string(), to.to_string()))
    }

    /// A piece goes along these spots and takes what stands on the last.
    pub fn take<S: ToString>(path: impl IntoIterator<Item = S>) -> Self {
        Self::of(Act::Take(path.into_iter().map(|spot| spot.to_string()).collect()))
    }

    /// The same on that one of several boards.
    pub fn on(self, board: &'static str) -> Self {
        Self { board: Some(board), ..self }
    }

    /// The spot that a piece comes to from outside the board.
    pub(crate) fn placed(&self) -> Option<&str> {
        if let Act::Place(_, spot) = &self.act { Some(spot) } else { None }
    }
}
