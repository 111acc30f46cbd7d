//! Moving a ball: it is removed, its pile drops, then it is placed again. The game says
//! which points it may go to, given the position without it.

use super::action::Action;
use super::balls::Removal;
use super::{Point, Pyramid, Set};
use crate::chance::Chance;

/// A ball in the hand, on its way from one point to another.
#[derive(Debug, Clone, Copy)]
pub struct Lifted {
    /// The point it left.
    pub from: Point,
    /// What its removal did.
    pub removal: Removal<super::Four>,
    /// The position without it, after the drops.
    pub board: Pyramid,
}

impl Lifted {
    /// The points that are playable now and rest on no fallen ball.
    #[inline]
    pub fn off_fallen(&self) -> Set {
        self.board.playable() - self.removal.fallen.riders()
    }

    /// The position with the ball put down.
    #[inline]
    pub fn put(mut self, to: Point) -> Pyramid {
        self.board.place(self.removal.colour, to);
        self.board
    }
}

impl Pyramid {
    /// Takes a mobile ball in the hand; `None` if there is no ball.
    #[inline]
    pub fn lift(&self, from: Point) -> Option<Lifted> {
        let mut board = *self;
        let removal = board.remove(from)?;
        Some(Lifted { from, removal, board })
    }

    /// Every move of a mobile ball among `balls`, `to` telling where it may go. They are worked out
    /// one by one, so asking for the first tells quickly whether there is any.
    pub fn moves(&self, balls: Set, to: impl Fn(&Lifted) -> Set) -> impl Iterator<Item = Action> {
        let lifted = (balls & self.mobile()).iter().filter_map(|from| self.lift(from));
        lifted.flat_map(move |lifted| to(&lifted).iter().map(move |to| Action::Move(lifted.from, to)))
    }

    /// Some move of a mobile ball among `balls`: each that can go somewhere is as likely, and so is
    /// each point it may go to.
    pub fn random_move(&self, balls: Set, to: impl Fn(&Lifted) -> Set, chance: &mut Chance) -> Option<Action> {
        let mut rest = balls & self.mobile();
        while let Some(from) = rest.pick(chance) {
            if let Some(to) = self.lift(from).and_then(|lifted| to(&lifted).pick(chance)) {
                return Some(Action::Move(from, to));
            }
            rest -= from;
        }
        None
    }
}
