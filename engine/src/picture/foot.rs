//! What lies beside the boards: hands, dice, points and facts, a row each.

use std::borrow::Cow;

use crate::game::{Hand, Piece, Scene, Shape};
use crate::text;
use crate::text::{Phrase, Text};

use super::Options;
use super::canvas::{Canvas, Escaped};
use super::words::{hand_name, note_value, seat};
use super::{MARGIN, piece};

const ROW: i32 = 28;
const RADIUS: i32 = 10;
/// Between two hands in a row.
const GAP: i32 = 14;

/// About how wide a text is; no font is available to measure it.
fn width(words: &str) -> i32 {
    words.chars().count() as i32 * 7
}

/// A row that goes on below where it meets the right edge.
struct Row {
    x: i32,
    y: i32,
    left: i32,
    right: i32,
}

impl Row {
    /// Reserves so much room; where it begins.
    fn take(&mut self, width: i32, height: i32) -> (i32, i32) {
        if self.x > self.left && self.x + width > self.right {
            (self.x, self.y) = (self.left, self.y + height);
        }
        let at = (self.x, self.y);
        self.x += width;
        at
    }

    fn end(&mut self, height: i32) {
        (self.x, self.y, self.left) = (MARGIN, self.y + height, MARGIN);
    }
}

/// Draws from 0 on; where it ends.
pub(super) fn draw<'a>(
    scene: &'a Scene,
    strays: impl Iterator<Item = &'a Piece>,
    options: &Options,
    right: i32,
    canvas: &mut Canvas,
) -> i32 {
    let mut row = Row { x: MARGIN, y: 0, left: MARGIN, right };
    if !scene.dice.is_empty() {
        for die in &scene.dice {
            let (x, y) = row.take(32, 32);
            draw_die(*die, x + 13, y + 8, canvas);
        }
        row.end(32);
    }
    // Nothing is lost, even if a board does not know the spot.
    let words = options.words;
    let strays = Held::new(words.phrase(Phrase::new("picture-elsewhere")), strays);
    let named = |hand: &'a Hand| (hand.seat, hand.name, Held::new(words.phrase(hand.name), hand.pieces.iter()));
    let hands =
        scene.hands.iter().map(named).chain((!strays.pieces.is_empty()).then_some((None, Phrase::same(""), strays)));
    let mut before: Option<(Option<usize>, i32)> = None;
    for (seat, name, mut hand) in hands {
        // What one seat has stands in one row, as far as it fits.
        let goes_on = |(owner, _)| seat.is_some() && seat == owner && row.x + GAP + hand.width() <= right;
        if before.is_some_and(goes_on) {
            row.x += GAP;
        } else {
            if let Some((_, height)) = before {
                row.end(height);
            }
            if seat.is_some() {
                hand.name = words.say(&hand_name(seat, name, &options.seats)).into();
            }
        }
        hand.draw(&mut row, canvas);
        before = Some((seat, hand.size().0));
    }
    if let Some((_, height)) = before {
        row.end(height);
    }
    let mut facts: Vec<String> = Vec::new();
    let fact = |name: Text, value: Text| words.say(&text!("picture-fact", name, value));
    if let Some(scores) = &scene.scores {
        facts.push(words.phrase(Phrase::new("common-points")).into_owned());
        let scored = |(at, score): (usize, &i64)| fact(seat(at, &options.seats), Text::same(score));
        facts.extend(scores.iter().enumerate().map(scored));
    }
    facts.extend(scene.notes.iter().map(|note| fact(note.name.into(), note_value(note, &options.seats))));
    for fact in &facts {
        let (x, y) = row.take(width(fact) + 12, 22);
        canvas.text("fact", x, y + 12, fact);
    }
    if !facts.is_empty() {
        row.end(22);
    }
    if row.y > 0 { row.y + MARGIN / 2 } else { 0 }
}

/// A hand as it is drawn.
struct Held<'a> {
    name: Cow<'static, str>,
    pieces: Vec<&'a Piece>,
}

impl<'a> Held<'a> {
    fn new(name: Cow<'static, str>, pieces: impl Iterator<Item = &'a Piece>) -> Self {
        Self { name, pieces: pieces.filter(|piece| piece.count > 0).collect() }
    }

    /// The height of a row, and half the width of a piece.
    fn size(&self) -> (i32, i32) {
        let cards = self.pieces.iter().any(|piece| piece.shape == Shape::Card);
        if cards { (46, 20) } else { (ROW, RADIUS) }
    }

    /// What is written beside a piece, and how wide both are.
    fn item(&self, piece: &Piece) -> (String, i32) {
        let times = if piece.count > 1 { format!("×{}", piece.count) } else { String::new() };
        let room = if times.is_empty() { 6 } else { width(&times) + 13 };
        (times, 2 * self.size().1 + room)
    }

    fn head(&self) -> i32 {
        width(&self.name) + 8
    }

    /// How wide it is in one row.
    fn width(&self) -> i32 {
        self.head() + self.pieces.iter().map(|piece| self.item(piece).1).sum::<i32>().max(16)
    }

    fn draw(&self, row: &mut Row, canvas: &mut Canvas) {
        let (height, radius) = self.size();
        let (x, y) = row.take(self.head(), height);
        canvas.text("fact", x, y + 12, &self.name);
        row.left = row.x;
        if self.pieces.is_empty() {
            let (x, y) = row.take(16, height);
            canvas.text("fact", x, y + 12, "–");
        }
        for piece in &self.pieces {
            let (times, width) = self.item(piece);
            let (x, y) = row.take(width, height);
            canvas.put(format_args!(
                "<g class=\"held\" data-word=\"{}\" transform=\"translate({} {})\">",
                Escaped(&piece.at),
                x + radius,
                y + 8
            ));
            piece::draw(piece, 0, if radius > RADIUS { radius / 2 } else { 0 }, radius, canvas);
            if !times.is_empty() {
                canvas.text("fact", radius + 3, 4, &times);
            }
            canvas.raw("</g>\n");
        }
    }
}

fn draw_die(die: u8, x: i32, y: i32, canvas: &mut Canvas) {
    canvas.raw("<g class=\"die white\">");
    canvas.rect("body", (x - 12, y - 12), (24, 24), 4);
    let pips: &[(i32, i32)] = match die {
        1 => &[(0, 0)],
        2 => &[(-6, 6), (6, -6)],
        3 => &[(-6, 6), (0, 0), (6, -6)],
        4 => &[(-6, -6), (-6, 6), (6, -6), (6, 6)],
        5 => &[(-6, -6), (-6, 6), (0, 0), (6, -6), (6, 6)],
        6 => &[(-6, -6), (-6, 0), (-6, 6), (6, -6), (6, 0), (6, 6)],
        _ => &[],
    };
    if pips.is_empty() {
        canvas.text("on", x, y + 5, &die.to_string());
    }
    for (across, down) in pips {
        canvas.circle("pip", x + across, y + down, 2);
    }
    canvas.raw("</g>\n");
}
