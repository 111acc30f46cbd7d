//! A moment of a game to draw: the position, what the last turn did, and what decided.

use std::sync::Arc;

use super::{Options, changes, tell_of};
use crate::game::{Change, Noun, PlayedTurn, Position, Scene, Shape};
use crate::record::{Fault, Reading, begin, play_turn};
use crate::text::Text;

/// A position of a game together with what points out its last turn.
#[derive(Debug, Clone)]
pub struct Frame {
    /// How many turns were played.
    pub turn: usize,
    /// The position.
    pub scene: Arc<Scene>,
    /// The last turn, and the position before it.
    last: Option<(Arc<dyn PlayedTurn>, Arc<Scene>)>,
    /// The spots that decided the game, at its end.
    pub deciding: Vec<String>,
    /// What the pieces are called.
    nouns: fn(Shape) -> Noun,
}

impl Frame {
    /// The start of a game.
    pub fn start(position: &dyn Position) -> Self {
        let (scene, nouns) = (position.scene().into(), position.nouns());
        Self { turn: 0, scene, last: None, deciding: Vec::new(), nouns }
    }

    /// The position after a turn, the scene before it given.
    pub fn after(number: usize, turn: Arc<dyn PlayedTurn>, before: Arc<Scene>, position: &dyn Position) -> Self {
        let (mut scene, dice) = (position.scene(), turn.dice());
        if !dice.is_empty() {
            scene.dice = dice;
        }
        let (deciding, nouns) = (position.deciding(), position.nouns());
        Self { turn: number, scene: scene.into(), last: Some((turn, before)), deciding, nouns }
    }

    /// The moments of a record from its start to its last turn; the fault where a turn cannot be played.
    pub fn all(reading: &Reading<'_>) -> Result<Vec<Self>, Fault> {
        let mut position = begin(reading)?;
        let mut frame = Self::start(&*position);
        let mut frames = Vec::with_capacity(reading.turns.len() + 1);
        for (number, token) in (1..).zip(&reading.turns) {
            let turn = play_turn(&mut *position, number, token)?;
            let next = Self::after(number, turn, frame.scene.clone(), &*position);
            frames.push(std::mem::replace(&mut frame, next));
        }
        frames.push(frame);
        Ok(frames)
    }

    /// What the last turn changed: computed only when it is drawn, since few positions of a long game are.
    pub fn last(&self) -> Vec<Change> {
        self.last.as_ref().map(|(turn, before)| changes(before, &**turn, &self.scene)).unwrap_or_default()
    }

    /// The last turn in one sentence about that person; none at the start.
    pub fn tell_of(&self, who: &Text) -> Option<Text> {
        let (turn, before) = self.last.as_ref()?;
        Some(tell_of(&**turn, before, &self.scene, who))
    }

    /// The options with its last turn and what decided pointed out, pieces called as in the game.
    pub fn options(&self, options: &Options) -> Options {
        let nouns = options.nouns.or(Some(self.nouns));
        Options { last: self.last(), deciding: self.deciding.clone(), nouns, ..options.clone() }
    }

    /// The frame as an SVG document.
    pub fn draw(&self, options: &Options) -> String {
        super::draw(&self.scene, &self.options(options))
    }
}
