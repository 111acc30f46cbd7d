//! Games in which a turn is a couple of balls and nothing else.

use std::fmt::Debug;

use super::{Couple, Couples, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Facts, Game, Next, Scene, Seat, Start, Step, in_any_order};
use crate::text::Text;

/// What such a game implements; its fields are the state it keeps besides the board.
pub trait Coupling: Clone + Debug + Send + Sync + Sized + 'static {
    /// What there is to know about the game.
    const FACTS: Facts;
    /// The couples that are allowed.
    const COUPLES: Couples;

    /// The board at the start, and the state kept besides it.
    fn begin(start: &Start<'_>) -> (Pyramid, Self);

    /// Whether the grammar knows such a couple.
    fn reads(_couple: &Couple) -> bool {
        true
    }

    /// What follows once the couple is on the board.
    fn placed(&mut self, board: &Pyramid, seat: Seat) -> Next;

    /// The points that decided a game which ended like this.
    fn deciding(&self, _board: &Pyramid, _end: &str, _winner: Seat) -> Set {
        Set::EMPTY
    }

    /// How the scores came about.
    fn tell(&self, _board: &Pyramid) -> Vec<Text> {
        Vec::new()
    }
}

/// A position of such a game.
#[derive(Debug, Clone)]
pub struct Coupled<C> {
    pub(crate) board: Pyramid,
    pub(crate) rules: C,
}

impl<C: Coupling> Game for Coupled<C> {
    type Turn = Couple;

    const FACTS: Facts = C::FACTS;

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let (board, rules) = C::begin(start);
        Ok(Self { board, rules })
    }

    fn parse(&self, text: &str) -> Option<Couple> {
        Couple::read(text).filter(C::reads)
    }

    fn check(&self, _: Seat, couple: &Couple) -> Result<(), Text> {
        C::COUPLES.check(&self.board, *couple)
    }

    #[inline]
    fn play(&mut self, seat: Seat, couple: &Couple) -> Next {
        couple.place(&mut self.board);
        self.rules.placed(&self.board, seat)
    }

    fn turns(&self, _: Seat) -> Option<Vec<Couple>> {
        Some(C::COUPLES.all(&self.board).collect())
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        in_any_order(self, seat, partial)
    }

    #[inline]
    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Couple> {
        C::COUPLES.random(&self.board, chance)
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        self.rules.deciding(&self.board, end, winner).spots()
    }

    fn account(&self) -> Vec<Text> {
        self.rules.tell(&self.board)
    }
}
