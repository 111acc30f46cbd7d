//! What lies beside the boards: hands, dice, points and facts, a row each.

use crate::game::{Piece, Scene, Shape};
use crate::text::Phrase;

use super::canvas::{Canvas, Escaped};
use super::words::say;
use super::{MARGIN, piece};

const ROW: i32 = 28;
const RADIUS: i32 = 10;

/// About how wide a text is; there is no font to ask.
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
    /// Room for so much; where it begins.
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
    french: bool,
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
    for hand in &scene.hands {
        let name = say(hand.name, french);
        let name = hand.seat.map_or_else(|| name.to_owned(), |seat| format!("P{} {name}", seat + 1));
        draw_hand(&name, &hand.pieces.iter().collect::<Vec<_>>(), &mut row, canvas);
    }
    // Nothing is lost, even if a board does not know the spot.
    let strays: Vec<&Piece> = strays.collect();
    if !strays.is_empty() {
        draw_hand(say(Phrase::new("elsewhere", "ailleurs"), french), &strays, &mut row, canvas);
    }
    let mut facts: Vec<String> = Vec::new();
    let colon = if french { " : " } else { ": " };
    if let Some(scores) = &scene.scores {
        facts.push(say(Phrase::new("Points", "Points"), french).to_owned());
        facts.extend((1..).zip(scores).map(|(seat, score)| format!("P{seat}{colon}{score}")));
    }
    facts.extend(scene.notes.iter().map(|(name, value)| {
        let value = if value.is_empty() { "–" } else { value };
        format!("{}{colon}{value}", say(*name, french))
    }));
    for fact in &facts {
        let (x, y) = row.take(width(fact) + 12, 22);
        canvas.text("fact", x, y + 12, fact);
    }
    if !facts.is_empty() {
        row.end(22);
    }
    if row.y > 0 { row.y + MARGIN / 2 } else { 0 }
}

fn draw_hand(name: &str, pieces: &[&Piece], row: &mut Row, canvas: &mut Canvas) {
    let (x, y) = row.take(width(name) + 8, ROW);
    canvas.text("fact", x, y + 12, name);
    row.left = row.x;
    if pieces.is_empty() {
        let (x, y) = row.take(16, ROW);
        canvas.text("fact", x, y + 12, "–");
    }
    let cards = pieces.iter().any(|piece| piece.shape == Shape::Card);
    let (height, radius) = if cards { (46, 20) } else { (ROW, RADIUS) };
    for piece in pieces.iter().filter(|piece| piece.count > 0) {
        let times = if piece.count > 1 { format!("×{}", piece.count) } else { String::new() };
        let room = if times.is_empty() { 6 } else { width(&times) + 18 };
        let (x, y) = row.take(2 * radius + room, height);
        canvas.put(format_args!(
            "<g class=\"held\" data-word=\"{}\" transform=\"translate({} {})\">",
            Escaped(&piece.at),
            x + radius,
            y + 8
        ));
        piece::draw(piece, 0, if cards { radius / 2 } else { 0 }, radius, canvas);
        if !times.is_empty() {
            canvas.text("fact", radius + 3, 4, &times);
        }
        canvas.raw("</g>\n");
    }
    row.end(height);
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
