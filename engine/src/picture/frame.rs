//! A moment of a game to draw: the position, what the last turn did, and what decided.

use std::sync::Arc;

use super::{Change, Options, changes, deciding};
use crate::game::{Position, Scene};
use crate::record::{Fault, Reading, begin, play};

/// A position of a game together with what points out its last turn.
#[derive(Debug, Clone)]
pub struct Frame {
    /// How many turns were played.
    pub turn: usize,
    /// The position.
    pub scene: Arc<Scene>,
    /// The last turn, and the position before it.
    last: Option<(String, Arc<Scene>)>,
    /// The spots that decided the game, at its end.
    pub deciding: Vec<String>,
}

impl Frame {
    /// The start of a game.
    pub fn start(position: &dyn Position) -> Self {
        Self { turn: 0, scene: position.scene().into(), last: None, deciding: Vec::new() }
    }

    /// The position after a turn, the scene before it given.
    pub fn after(turn: usize, text: &str, before: Arc<Scene>, position: &dyn Position) -> Self {
        let mut scene = position.scene();
        scene.throw(text);
        Self { turn, scene: scene.into(), last: Some((text.to_owned(), before)), deciding: deciding(position) }
    }

    /// The moments of a record from its start to its last turn; the fault where a turn cannot be played.
    pub fn all(reading: &Reading<'_>) -> Result<Vec<Self>, Fault> {
        let mut position = begin(reading)?;
        let mut frame = Self::start(&*position);
        let mut frames = Vec::with_capacity(reading.turns.len() + 1);
        for (turn, token) in (1..).zip(&reading.turns) {
            play(&mut *position, turn, token)?;
            let next = Self::after(turn, token.text, frame.scene.clone(), &*position);
            frames.push(std::mem::replace(&mut frame, next));
        }
        frames.push(frame);
        Ok(frames)
    }

    /// What the last turn changed: found out when it is drawn, which few positions of a long game are.
    pub fn last(&self) -> Vec<Change> {
        self.last.as_ref().map(|(text, before)| changes(before, text, &self.scene)).unwrap_or_default()
    }

    /// The options with its last turn and what decided pointed out.
    pub fn options(&self, options: &Options) -> Options {
        Options { last: self.last(), deciding: self.deciding.clone(), ..options.clone() }
    }

    /// The frame as an SVG document.
    pub fn draw(&self, options: &Options) -> String {
        super::draw(&self.scene, &self.options(options))
    }
}
