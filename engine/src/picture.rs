//! A position as one SVG document: quiet, exact, and readable without colour.
//!
//! Each painter turns a kind of board into a plan: its lines, and its spots by name. The
//! rest is alike for all boards: pieces on spots, boards side by side, a few rows of text below.

mod barricades;
mod boxes;
mod canvas;
mod changes;
mod cross;
mod foot;
mod grid;
mod lattice;
mod liubo;
mod morris;
mod piece;
mod plan;
mod pool;
mod pyramid;
mod style;
mod tables;
mod tell;
mod turn;
mod words;

use crate::game::{Board, BoardKind, Scene};
use canvas::{Canvas, Escaped};
use plan::Plan;

pub use changes::{Change, ChangeKind, changes};
pub use tell::{Turn, tell, tell_of, who};

/// How a position is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Options {
    /// Letters and numbers at the edge.
    pub coordinates: bool,
    /// Spots to point out, the last turn for instance; on one of several boards as `A:b2`.
    pub marks: Vec<String>,
    /// French words instead of English ones.
    pub french: bool,
}

impl Options {
    fn marks(&self, board: &str, spot: &str) -> bool {
        self.marks.iter().any(|mark| {
            let whole = mark == spot;
            whole || mark.split_once(':').is_some_and(|(name, rest)| name == board && rest == spot)
        })
    }
}

/// Boards stand side by side up to this width.
const WIDTH: i32 = 720;
/// The space around everything, and between boards.
const MARGIN: i32 = 16;
/// The height of a board's name.
const NAME: i32 = 22;

/// The position as an SVG document, its elements named so that a page can style and click them: a
/// spot is a group with `data-spot`, within a group with `data-board`.
pub fn draw(scene: &Scene, options: &Options) -> String {
    let plans: Vec<(&Board, Plan)> = scene.boards.iter().map(|board| (board, plan(board, options))).collect();
    let widest = plans.iter().map(|(_, plan)| plan.width).max().unwrap_or(0).max(WIDTH);
    let mut body = Canvas::default();
    let (mut x, mut y, mut row, mut right) = (MARGIN, MARGIN, 0, 256);
    for (board, plan) in &plans {
        if x > MARGIN && x + plan.width > widest + MARGIN {
            (x, y, row) = (MARGIN, y + row + MARGIN, 0);
        }
        let name = if board.name.is_empty() { 0 } else { NAME };
        body.put(format_args!(
            "<g class=\"board\" data-board=\"{}\" transform=\"translate({x} {})\">\n",
            Escaped(&board.name),
            y + name
        ));
        if name > 0 {
            body.text("name", 0, 6 - name / 2, &board.name);
        }
        plan.draw(board, options, &mut body);
        body.raw("</g>\n");
        row = row.max(plan.height + name);
        x += plan.width + MARGIN;
        right = right.max(x);
    }
    let below = if plans.is_empty() { y } else { y + row + MARGIN };
    let strays = plans.iter().flat_map(|(board, plan)| board.pieces.iter().filter(|piece| !plan.has(&piece.at)));
    let bottom = foot::draw(scene, strays, options.french, right - MARGIN, below, &mut body);

    let mut whole = Canvas::default();
    whole.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"podium\" viewBox=\"0 0 {right} {bottom}\" role=\"img\" lang=\"{}\">\n",
        if options.french { "fr" } else { "en" }
    ));
    whole.put(format_args!("<title>{}</title>\n", words::title(scene, options.french)));
    whole.put(format_args!("<desc>{}</desc>\n", Escaped(&words::describe(scene, options.french))));
    whole.raw(style::STYLE);
    whole.put(format_args!("<rect class=\"paper\" width=\"{right}\" height=\"{bottom}\"/>\n"));
    whole.raw(&body.done());
    whole.raw("</svg>\n");
    whole.done()
}

fn plan(board: &Board, options: &Options) -> Plan {
    match board.kind {
        BoardKind::Pyramid(side) => pyramid::plan(side, &board.pieces, |spot| options.marks(&board.name, spot)),
        BoardKind::Grid { columns, rows, top_down } => grid::plan(columns, rows, top_down, &board.pieces),
        BoardKind::Morris => morris::plan(),
        BoardKind::Cross => cross::plan(),
        BoardKind::Tables => tables::plan(),
        BoardKind::Barricades => barricades::plan(),
        BoardKind::Liubo => liubo::plan(),
        BoardKind::Pool { lanes, length } => pool::plan(lanes, length, &board.pieces),
        BoardKind::Boxes(count) => boxes::plan(count),
    }
}
