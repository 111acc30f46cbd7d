//! A position as one SVG document: quiet, exact, and readable without colour.
//!
//! Each painter turns a kind of board into a plan: its lines, and its spots by name. The
//! rest is alike for all boards: pieces on spots, boards side by side, a few rows of text below.

mod barricades;
mod boxes;
mod canvas;
mod changes;
mod cross;
mod film;
mod foot;
mod frame;
mod grid;
mod lattice;
mod liubo;
mod mark;
mod morris;
mod piece;
mod plan;
pub mod plot;
mod pool;
mod pyramid;
mod sheet;
mod stand;
mod style;
mod tables;
mod tell;
mod words;

use std::borrow::Cow;

use crate::game::{Board, BoardKind, Noun, Scene, Shape};
use crate::text::{Phrase, Words};
use canvas::{Canvas, Escaped};
use mark::Mark;
use plan::Plan;

pub use crate::game::{Change, ChangeKind};
pub use changes::changes;
pub use film::{animate, strip};
pub use frame::Frame;
pub use sheet::{samples, sheet};
pub use style::STYLE;
pub use tell::{tell, tell_of};

/// How a position is drawn.
#[derive(Debug, Clone, Default)]
pub struct Options {
    /// The picture's title, the game's name for instance; the kind of board if empty.
    pub title: String,
    /// Letters and numbers at the edge.
    pub coordinates: bool,
    /// Spots to point out; on one of several boards as `A:b2`.
    pub marks: Vec<String>,
    /// What the last turn changed, each kind of change with its own sign.
    pub last: Vec<Change>,
    /// The spots that decided the game, as [`Position::deciding`](crate::game::Position::deciding) has them.
    pub deciding: Vec<String>,
    /// Seen from the other side of the board.
    pub flip: bool,
    /// A pyramid level by level instead of from above.
    pub levels: bool,
    /// The first board alone, without writing, for a small picture.
    pub emblem: bool,
    /// With its own style, as a file by itself; otherwise the page has to have [`STYLE`].
    pub standalone: bool,
    /// What the seats are called, the players' names for instance; their numbers where it is empty.
    pub seats: Vec<Phrase>,
    /// What pieces are called, as [`Position::nouns`](crate::game::Position::nouns) has it; by their shape alone if none.
    pub nouns: Option<fn(Shape) -> Noun>,
    /// The language.
    pub words: &'static Words,
}

impl Options {
    /// The signs on a spot.
    fn marks_at(&self, board: &str, spot: &str) -> Vec<Mark> {
        let here =
            |name: &str| name == spot || name.split_once(':').is_some_and(|(on, rest)| on == board && rest == spot);
        let mut marks = Vec::new();
        for change in self.last.iter().filter(|change| change.board == board) {
            if change.spot == spot {
                marks.push(Mark::Change(change.kind));
            } else if change.from.as_deref() == Some(spot) {
                marks.push(Mark::From);
            }
        }
        // Where a ball stands now nothing points out that another left.
        if marks.iter().any(|mark| !matches!(mark, Mark::From | Mark::Change(ChangeKind::Left))) {
            marks.retain(|mark| !matches!(mark, Mark::From | Mark::Change(ChangeKind::Left)));
        }
        marks.dedup();
        if self.deciding.iter().any(|name| here(name)) {
            marks = vec![Mark::Deciding];
        }
        if marks.is_empty() && self.marks.iter().any(|name| here(name)) {
            marks.push(Mark::Plain);
        }
        marks
    }
}

/// Boards stand side by side up to this width; many of them up to the other, so that they still fit on a screen.
const WIDTH: i32 = 480;
const WIDTH_OF_MANY: i32 = 720;
const MANY: usize = 5;
/// The space around everything, and between boards.
const MARGIN: i32 = 16;
/// Writing can be read on a phone where a picture is not wider than this.
const READABLE: i32 = 440;
/// The height of a board's name.
const NAME: i32 = 22;

/// The position as an SVG document, its elements named so that a page can style and click them: a
/// spot is a group with `data-spot`, within a group with `data-board`. It has no ids, so any number of them can stand
/// on one page.
pub fn draw(scene: &Scene, options: &Options) -> String {
    let body = Body::of(scene, options);
    let (title, told) = about(scene, options);
    let mut whole = open(body.width, body.height, &title, &told, options);
    whole.raw(body.canvas.as_str());
    whole.raw("</svg>\n");
    whole.done()
}

/// The title, and the position in words.
fn about<'a>(scene: &Scene, options: &'a Options) -> (Cow<'a, str>, String) {
    let title = match options.title.as_str() {
        "" => options.words.phrase(words::title(scene)),
        title => title.into(),
    };
    (title, options.words.say(&words::describe(scene, options)))
}

/// The beginning of a document of that size.
fn open(width: i32, height: i32, title: &str, told: &str, options: &Options) -> Canvas {
    let mut whole = Canvas::default();
    let lang = options.words.code();
    whole.put(format_args!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"podium\" viewBox=\"0 0 {width} {height}\" role=\"img\" lang=\"{lang}\">\n"
    ));
    whole.put(format_args!("<title>{}</title>\n<desc>{}</desc>\n", Escaped(title), Escaped(told)));
    if options.standalone {
        whole.put(format_args!("<style>\n{STYLE}</style>\n"));
    }
    whole.put(format_args!("<rect class=\"paper\" width=\"{width}\" height=\"{height}\"/>\n"));
    whole
}

/// What is drawn of a position, and its size.
struct Body {
    canvas: Canvas,
    width: i32,
    height: i32,
}

impl Body {
    fn of(scene: &Scene, options: &Options) -> Self {
        let shown = if options.emblem { 1 } else { scene.boards.len() };
        let boards = scene.boards.iter().take(shown);
        let plans: Vec<(&Board, Plan)> = boards.map(|board| (board, plan(board, options))).collect();
        let widest = plans.iter().map(|(_, plan)| plan.width).max().unwrap_or(0);
        let widest = widest.max(if plans.len() < MANY { WIDTH } else { WIDTH_OF_MANY });
        let margin = if options.emblem { 0 } else { MARGIN };
        let mut canvas = Canvas::default();
        let (mut x, mut y, mut row, mut right) = (margin, margin, 0, if options.emblem { 0 } else { 256 });
        for (board, plan) in &plans {
            if x > margin && x + plan.width > widest + margin {
                (x, y, row) = (margin, y + row + margin, 0);
            }
            let name = if board.name.is_empty() || options.emblem { 0 } else { NAME };
            canvas.put(format_args!(
                "<g class=\"board\" data-board=\"{}\" transform=\"translate({x} {})\">\n",
                Escaped(&board.name),
                y + name
            ));
            if name > 0 {
                canvas.text("name", 0, 6 - name / 2, &options.words.say(&words::board_name(board, &options.seats)));
            }
            plan.draw(board, options, &mut canvas);
            canvas.raw("</g>\n");
            row = row.max(plan.height + name);
            x += plan.width + margin;
            right = right.max(x);
        }
        let below = if plans.is_empty() { y } else { y + row + margin };
        if options.emblem {
            return Self { canvas, width: right.max(1), height: below.max(1) };
        }
        let strays = plans.iter().flat_map(|(board, plan)| board.pieces.iter().filter(|piece| !plan.has(&piece.at)));
        // What lies below a wide board is drawn larger, so that it can be read where the board is shown small.
        let percent = (right * 100 / READABLE).max(100);
        canvas.put(format_args!(
            "<g class=\"foot\" transform=\"translate(0 {below}) scale({}.{:02})\">\n",
            percent / 100,
            percent % 100
        ));
        let foot = foot::draw(scene, strays, options, (right - margin) * 100 / percent, &mut canvas);
        canvas.raw("</g>\n");
        Self { canvas, width: right, height: below + foot * percent / 100 }
    }
}

fn plan(board: &Board, options: &Options) -> Plan {
    let plan = match board.kind {
        BoardKind::Pyramid(side) if options.levels => return pyramid::levels(side, options.flip),
        BoardKind::Pyramid(side) => {
            pyramid::plan(side, &board.pieces, |spot| !options.marks_at(&board.name, spot).is_empty())
        }
        BoardKind::Grid { columns, rows, top_down } => grid::plan(columns, rows, top_down, &board.pieces),
        BoardKind::Morris => morris::plan(),
        BoardKind::Cross => cross::plan(),
        BoardKind::Tables => tables::plan(&board.pieces),
        BoardKind::Barricades => barricades::plan(),
        BoardKind::Liubo => liubo::plan(),
        // Lanes and rows of boxes have only one side.
        BoardKind::Pool { lanes, length } => return pool::plan(lanes, length, &board.pieces),
        BoardKind::Boxes(count) => return boxes::plan(count),
    };
    if options.flip { plan.turned() } else { plan }
}
