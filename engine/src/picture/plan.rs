use crate::game::{Board, Piece, Shape};

use super::canvas::{Canvas, Escaped};
use super::mark::Mark;
use super::{ChangeKind, Options, piece};

/// A board before anything stands on it.
#[derive(Debug, Default)]
pub(super) struct Plan {
    pub(super) width: i32,
    pub(super) height: i32,
    /// Lines and fields.
    pub(super) ground: Canvas,
    /// Letters and numbers at the edge, each with the middle of its base line.
    pub(super) edge: Vec<(i32, i32, String)>,
    /// They are written larger: a wide board is shown small.
    pub(super) large: bool,
    /// From the lowest to the highest.
    pub(super) spots: Vec<Spot>,
}

/// A place where pieces stand.
#[derive(Debug, Default)]
pub(super) struct Spot {
    /// As the notation has it.
    pub(super) name: String,
    /// The centre.
    pub(super) x: i32,
    pub(super) y: i32,
    /// Half the width of a piece.
    pub(super) radius: i32,
    /// Where each further piece of a pile stands from the one before; together where 0.
    pub(super) pile: i32,
    /// What is written in it; pieces cover it.
    pub(super) written: String,
    /// The class of the circle that shows and takes taps.
    pub(super) class: &'static str,
    /// How far below the highest level, from 0.
    pub(super) depth: usize,
}

/// How far below its middle a small letter has its base line.
const BASE: i32 = 4;

/// A pile of more shows this many and the number.
const PILE: i32 = 5;

impl Plan {
    pub(super) fn new(width: i32, height: i32) -> Self {
        Self { width, height, ..Self::default() }
    }

    /// A further spot.
    pub(super) fn spot(&mut self, name: impl ToString, (x, y): (i32, i32), radius: i32, class: &'static str) {
        self.spots.push(Spot { name: name.to_string(), x, y, radius, class, ..Spot::default() });
    }

    /// A further spot with writing in it.
    pub(super) fn written_spot(
        &mut self,
        name: impl ToString,
        place: (i32, i32),
        radius: i32,
        class: &'static str,
        written: impl ToString,
    ) {
        self.spot(name, place, radius, class);
        if let Some(spot) = self.spots.last_mut() {
            spot.written = written.to_string();
        }
    }

    /// A letter or number at the edge.
    pub(super) fn label(&mut self, x: i32, y: i32, word: &str) {
        self.edge.push((x, y, word.to_owned()));
    }

    /// The same board seen from the other side; what is written stays upright.
    pub(super) fn turned(mut self) -> Self {
        let (width, height) = (self.width, self.height);
        let mut ground = Canvas::default();
        ground.put(format_args!("<g transform=\"rotate(180 {} {})\">", width / 2, height / 2));
        ground.raw(self.ground.as_str());
        ground.raw("</g>");
        self.ground = ground;
        for spot in &mut self.spots {
            (spot.x, spot.y, spot.pile) = (width - spot.x, height - spot.y, -spot.pile);
        }
        for (x, y, _) in &mut self.edge {
            (*x, *y) = (width - *x, height - *y + 2 * BASE);
        }
        self
    }

    /// Whether there is such a spot.
    pub(super) fn has(&self, name: &str) -> bool {
        self.spots.iter().any(|spot| spot.name == name)
    }

    /// The board with its pieces.
    pub(super) fn draw(&self, board: &Board, options: &Options, canvas: &mut Canvas) {
        canvas.raw(self.ground.as_str());
        if options.coordinates && !options.emblem {
            canvas.raw("<g class=\"edge\" aria-hidden=\"true\">");
            for (x, y, word) in &self.edge {
                canvas.text(if self.large { "at large" } else { "at" }, *x, *y, word);
            }
            canvas.raw("</g>\n");
        }
        for spot in &self.spots {
            let here: Vec<&Piece> = board.pieces.iter().filter(|piece| piece.at == spot.name).collect();
            spot.draw(&here, options.marks_at(&board.name, &spot.name), options.emblem, canvas);
        }
    }
}

impl Spot {
    fn draw(&self, pieces: &[&Piece], marks: Vec<Mark>, emblem: bool, canvas: &mut Canvas) {
        let (name, radius) = (Escaped(&self.name), self.radius);
        if emblem {
            // Too small to tap or read.
            if pieces.is_empty() && marks.is_empty() && self.class == "tap" {
                return;
            }
            canvas.put(format_args!("<g transform=\"translate({} {})\">", self.x, self.y));
        } else {
            canvas.put(format_args!(
                "<g class=\"spot\" data-spot=\"{name}\" transform=\"translate({} {})\"><title>{name}</title>",
                self.x, self.y
            ));
        }
        if pieces.is_empty() || !emblem {
            let small = pieces.is_empty() && self.class == "hole";
            canvas.circle(self.class, 0, 0, if small { radius / 3 } else { radius });
        }
        if !self.written.is_empty() && pieces.is_empty() && !emblem {
            canvas.text("faint", 0, BASE, &self.written);
        }
        let mut top = 0;
        if self.pile != 0 {
            top = self.draw_pile(pieces, canvas);
        } else {
            self.draw_group(pieces, canvas);
        }
        for mark in marks {
            // What left a pile stood on top of it.
            let gone = matches!(mark, Mark::From | Mark::Change(ChangeKind::Left));
            let beyond = gone && self.pile != 0 && !pieces.is_empty() && top != (PILE - 1) * self.pile;
            mark.draw(if beyond { top + self.pile } else { top }, radius, canvas);
        }
        canvas.raw("</g>\n");
    }

    /// Several kinds that share the spot stand side by side, smaller; a tile lies under what stands on it.
    fn draw_group(&self, pieces: &[&Piece], canvas: &mut Canvas) {
        if let [tile, standing @ ..] = pieces
            && tile.shape == Shape::Tile
            && !standing.is_empty()
        {
            piece::draw(tile, 0, 0, self.radius, canvas);
            return self.draw_group(standing, canvas);
        }
        let (several, radius) = (pieces.len() as i32, self.radius);
        let small = if several > 1 { radius * 2 / 3 } else { radius };
        for (at, piece) in (0..).zip(pieces) {
            let x = if several > 1 { radius * (2 * at + 1 - several) / several.max(1) } else { 0 };
            piece::draw(piece, x, 0, small, canvas);
            if piece.count > 1 {
                piece::number(piece, x, 0, canvas);
            }
        }
        if self.depth > 0 && !pieces.is_empty() {
            canvas.circle(piece::fog(self.depth), 0, 0, radius);
        }
    }

    /// One above the other; where the last of them stands.
    fn draw_pile(&self, pieces: &[&Piece], canvas: &mut Canvas) -> i32 {
        let mut height = 0;
        for piece in pieces {
            let count = i32::from(piece.count);
            for _ in 0..count.min(PILE) {
                piece::draw(piece, 0, height * self.pile, self.radius, canvas);
                height += 1;
            }
            if count > PILE {
                piece::number(piece, 0, (height - 1) * self.pile, canvas);
            }
        }
        (height - 1).max(0) * self.pile
    }
}
