use crate::game::{Board, Piece};

use super::canvas::{Canvas, Escaped};
use super::{Options, piece};

/// A board before anything stands on it.
#[derive(Debug, Default)]
pub(super) struct Plan {
    pub(super) width: i32,
    pub(super) height: i32,
    /// Lines and fields.
    pub(super) ground: Canvas,
    /// Letters and numbers at the edge.
    pub(super) edge: Canvas,
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

    /// Whether there is such a spot.
    pub(super) fn has(&self, name: &str) -> bool {
        self.spots.iter().any(|spot| spot.name == name)
    }

    /// The board with its pieces.
    pub(super) fn draw(&self, board: &Board, options: &Options, canvas: &mut Canvas) {
        canvas.raw(self.ground.as_str());
        if options.coordinates {
            canvas.raw("<g class=\"edge\" aria-hidden=\"true\">");
            canvas.raw(self.edge.as_str());
            canvas.raw("</g>\n");
        }
        for spot in &self.spots {
            let here: Vec<&Piece> = board.pieces.iter().filter(|piece| piece.at == spot.name).collect();
            spot.draw(&here, options.marks(&board.name, &spot.name), canvas);
        }
    }
}

impl Spot {
    fn draw(&self, pieces: &[&Piece], marked: bool, canvas: &mut Canvas) {
        let (name, radius) = (Escaped(&self.name), self.radius);
        canvas.put(format_args!(
            "<g class=\"spot\" data-spot=\"{name}\" transform=\"translate({} {})\"><title>{name}</title>",
            self.x, self.y
        ));
        canvas.circle(self.class, 0, 0, if pieces.is_empty() && self.class == "hole" { radius / 3 } else { radius });
        if !self.written.is_empty() && pieces.is_empty() {
            canvas.text("faint", 0, 4, &self.written);
        }
        if self.pile != 0 {
            self.draw_pile(pieces, canvas);
        } else {
            // Several kinds share the spot: side by side, smaller.
            let several = pieces.len() as i32;
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
        if marked {
            canvas.circle("mark", 0, 0, radius + 1);
        }
        canvas.raw("</g>\n");
    }

    fn draw_pile(&self, pieces: &[&Piece], canvas: &mut Canvas) {
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
    }
}
