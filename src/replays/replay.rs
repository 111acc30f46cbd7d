//! A record played through once: its positions, and the turns in sentences.

use std::sync::{Arc, LazyLock};

use podium_engine::game::{Board, BoardKind, Facts, Hand, Outcome, Piece, Position, Scene, Seat};
use podium_engine::picture::{self, Frame, Options};
use podium_engine::record::{Fault, FaultKind, Reading, begin};
use podium_engine::text::Text;
use quick_cache::Weighter;
use quick_cache::sync::Cache;

use crate::ids;
use crate::words::Locale;

/// A record as something to look at.
#[derive(Debug)]
pub struct Replay {
    pub facts: &'static Facts,
    pub variant: String,
    /// What each seat is called: by its name or, in either language, by its colour or number.
    called: Vec<Text>,
    /// Whose turn it was, and its text.
    pub turns: Vec<(Seat, String)>,
    /// The start, and the position after each turn.
    frames: Vec<Frame>,
    pub outcome: Option<Outcome>,
    /// How the scores came about.
    pub account: Vec<Text>,
    /// The first turn that cannot be played, where there is one.
    pub fault: Option<Fault>,
    /// What could have been played instead of it; none where there is too much to list.
    pub legal: Vec<String>,
}

/// How a board is to be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Look {
    pub flip: bool,
    pub levels: bool,
    /// Shown small: the board without writing.
    pub small: bool,
    /// With its own style, as a file by itself.
    pub standalone: bool,
}

/// More turns than this are no list that helps.
const LISTED: usize = 400;

impl Replay {
    /// Plays a text as far as it goes; the fault where not even the start can be seen.
    pub fn of(text: &str) -> Result<Self, Fault> {
        let reading = Reading::of(text.as_bytes())?;
        let mut position = begin(&reading)?;
        let facts = position.facts();
        let named = |seat: Seat| reading.value(&seat.to_string()).filter(|name| !name.trim().is_empty());
        let call = |seat: Seat| match named(seat) {
            Some(name) => Text::same(name),
            None => position.who(seat),
        };
        let called = Seat::all(position.players()).map(call).collect();
        let mut frame = Frame::start(&*position);
        let (mut turns, mut frames) = (Vec::new(), Vec::new());
        let mut fault = None;
        for (number, token) in (1..).zip(&reading.turns) {
            let seat = position.seat();
            let turn = match position.play_turn(token.text) {
                Ok(turn) => turn,
                Err(refusal) => {
                    fault = Some(Fault {
                        kind: FaultKind::Illegal,
                        game: Some(facts.id.to_owned()),
                        turn: number,
                        token: Some(token.text.to_owned()),
                        place: Some(token.place),
                        text: refusal.text,
                    });
                    break;
                }
            };
            let after = Frame::after(number, turn, frame.scene.clone(), &*position);
            turns.push((seat, token.text.to_owned()));
            frames.push(std::mem::replace(&mut frame, after));
        }
        frames.push(frame);
        let legal = if fault.is_some() { legal(&*position) } else { Vec::new() };
        Ok(Self {
            facts,
            variant: reading.value("Variant").unwrap_or("standard").to_owned(),
            outcome: position.outcome().cloned(),
            account: position.account(),
            called,
            turns,
            frames,
            fault,
            legal,
        })
    }

    /// The same for a stored record, cached for the next reader.
    pub fn kept(text: &str) -> Result<Arc<Self>, Fault> {
        KEPT.get_or_insert_with(&ids::hashed(text), || Self::of(text).map(Arc::new))
    }

    /// About how many bytes it takes in memory.
    pub fn weight(&self) -> usize {
        let piece = |piece: &Piece| size_of::<Piece>() + piece.at.len() + piece.label.len() + 16;
        let pieces = |pieces: &Vec<Piece>| pieces.iter().map(piece).sum::<usize>();
        let scene = |scene: &Scene| {
            let boards = scene.boards.iter().map(|board| size_of::<Board>() + pieces(&board.pieces));
            let hands = scene.hands.iter().map(|hand| size_of::<Hand>() + pieces(&hand.pieces));
            size_of::<Scene>() + boards.sum::<usize>() + hands.sum::<usize>() + 160 * scene.notes.len()
        };
        let frame = |frame: &Frame| size_of::<Frame>() + scene(&frame.scene) + 200 + 26 * frame.deciding.len();
        let turn = |(_, text): &(Seat, String)| size_of::<(Seat, String)>() + text.len();
        let words = 200 * (self.called.len() + self.account.len()) + 40 * self.legal.len();
        let (frames, turns) = (self.frames.iter().map(frame), self.turns.iter().map(turn));
        let held = size_of::<Self>() + 1000 + words + frames.sum::<usize>() + turns.sum::<usize>();
        // Allocators round up, and lists have spare capacity.
        held + held / 3
    }

    /// The number of the last turn.
    pub fn last(&self) -> usize {
        self.turns.len()
    }

    /// What each seat is called.
    pub fn names(&self, locale: &Locale) -> Vec<String> {
        self.called.iter().map(|name| locale.text(name).into_owned()).collect()
    }

    /// What happened in a turn, in a sentence; nothing at the start.
    pub fn told(&self, turn: usize) -> Option<Text> {
        let (seat, _) = self.turns.get(turn.checked_sub(1)?)?;
        self.frames.get(turn)?.tell_of(self.called.get(seat.index())?)
    }

    /// Whether its boards can be seen level by level.
    pub fn has_levels(&self) -> bool {
        let boards = self.frames.first().map(|frame| frame.scene.boards.as_slice()).unwrap_or_default();
        boards.iter().any(|board| matches!(board.kind, BoardKind::Pyramid(_)))
    }

    /// The position after a turn, its last turn marked.
    pub fn draw(&self, turn: usize, locale: &Locale, look: Look) -> String {
        self.frames.get(turn).map(|frame| frame.draw(&self.options(locale, look))).unwrap_or_default()
    }

    /// The whole game as an animation.
    pub fn film(&self, locale: &Locale, look: Look) -> String {
        picture::animate(&self.frames, &self.options(locale, look))
    }

    /// A few positions side by side.
    pub fn strip(&self, locale: &Locale, look: Look) -> String {
        picture::strip(&self.frames, 5, &self.options(locale, look))
    }

    fn options(&self, locale: &Locale, look: Look) -> Options {
        Options {
            title: format!("{} · {}", locale.phrase(&self.facts.name), self.names(locale).join(" – ")),
            coordinates: !look.small,
            emblem: look.small,
            flip: look.flip,
            levels: look.levels,
            standalone: look.standalone,
            words: locale.language.words(),
            ..Options::default()
        }
    }
}

/// The legal turns, unless there are too many.
fn legal(position: &dyn Position) -> Vec<String> {
    let steps = || position.steps("").into_iter().map(|step| step.text()).collect();
    position.turns().unwrap_or_else(steps).into_iter().take(LISTED).collect()
}

/// Keyed by the hash of the text, because names may be erased from it. Fewer than 32 make a single shard.
static KEPT: LazyLock<Cache<String, Arc<Replay>, Bytes>> = LazyLock::new(|| Cache::with_weighter(31, 16 << 20, Bytes));

#[derive(Debug, Clone)]
struct Bytes;

impl Weighter<String, Arc<Replay>> for Bytes {
    fn weight(&self, _: &String, replay: &Arc<Replay>) -> u64 {
        replay.weight() as u64
    }
}

/// Limits the cache to this many bytes.
pub fn keep_at_most(bytes: u64) {
    KEPT.set_capacity(bytes);
}

/// Clears the cache: somebody was erased from their records.
pub fn forget_all() {
    KEPT.clear();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Said;

    const SPLINE: &str = "[Game \"spline\"]\n[P1 \"Ada\"]\n[P2 \"Ben\"]\n\na1 a2 b1 b2 c1 c2 d1\n";

    #[test]
    fn every_turn_is_told_and_drawn() {
        let replay = Replay::of(SPLINE).unwrap();
        assert_eq!((replay.last(), replay.names(&Locale::default())), (7, vec!["Ada".to_owned(), "Ben".to_owned()]));
        assert!(replay.told(2).unwrap().en().starts_with("Ben puts"));
        assert_eq!((replay.told(0), replay.told(8)), (None, None));
        assert_eq!(replay.outcome.as_ref().unwrap().ranks, [1, 2]);
        assert!(replay.has_levels());
        let locale = Locale::default();
        assert!(replay.draw(7, &locale, Look::default()).contains("deciding"));
        assert!(!replay.draw(6, &locale, Look::default()).contains("deciding"));
        assert_eq!(replay.draw(8, &locale, Look::default()), "");
    }

    #[test]
    fn a_fault_ends_the_replay_with_what_was_legal() {
        let replay = Replay::of("[Game \"spline\"]\n\na1 a1 b1").unwrap();
        let fault = replay.fault.as_ref().unwrap();
        assert_eq!((replay.last(), fault.turn, fault.token.as_deref()), (1, 2, Some("a1")));
        assert_eq!(replay.legal.len(), 15);
        assert!(Replay::of("[Game \"chess\"]").is_err());
    }
}
