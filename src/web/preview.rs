//! Images for link previews in chats and on other sites, which accept bitmaps but not SVG.

use std::borrow::Cow;
use std::fmt::Write;
use std::sync::{Arc, LazyLock};

use actix_web::{HttpResponse, web};
use podium_engine::picture::STYLE;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use tokio::sync::Semaphore;

use crate::error::{Error, Result};
use crate::web::xml::escaped;

const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
/// Writing begins here, and ends before the board.
const LEFT: u32 = 80;
const BOARD: u32 = 660;

/// Images are rendered one at a time: whoever requests many waits, and nobody else does.
static TURN: Semaphore = Semaphore::const_new(1);

/// What stands on a card.
#[derive(Debug, Default)]
pub struct Preview {
    pub above: String,
    pub title: String,
    pub below: String,
    /// Three at most: what stands before, in the middle, and at the right.
    pub lines: Vec<[String; 3]>,
    /// A board of the engine, as SVG.
    pub board: Option<String>,
}

impl Preview {
    /// A card as an answer, made off the async threads.
    pub async fn answer(make: impl FnOnce() -> Result<Self> + Send + 'static) -> Result<HttpResponse> {
        let _turn = TURN.acquire().await.map_err(Error::internal)?;
        let png = web::block(move || make()?.png()).await.map_err(Error::internal)??;
        Ok(HttpResponse::Ok().content_type("image/png").body(png))
    }

    fn png(&self) -> Result<Vec<u8>> {
        let options = Options { fontdb: FONTS.clone(), font_family: FAMILY.to_owned(), ..Options::default() };
        let tree = Tree::from_str(&self.svg(), &options).map_err(Error::internal)?;
        let mut picture =
            Pixmap::new(WIDTH, HEIGHT).ok_or_else(|| Error::internal(anyhow::anyhow!("a card has a size")))?;
        resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
        picture.encode_png().map_err(Error::internal)
    }

    fn svg(&self) -> String {
        let right = if self.board.is_some() { BOARD - 30 } else { WIDTH - LEFT };
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" font-family=\"{FAMILY}\">\
             <style>{}</style><rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fbfaf6\"/>\
             <rect width=\"24\" height=\"{HEIGHT}\" fill=\"#1d6b47\"/>",
            *PLAIN_STYLE
        );
        let mut text = |x: u32, y: u32, look: &str, size: u32, words: &str| {
            let _ = write!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" {look}>{}</text>", escaped(words));
        };
        let fits = |size: u32, from: u32, to: u32| (to.saturating_sub(from) * 100 / (size * 60)) as usize;
        text(LEFT, 110, QUIET, 30, &cut(&self.above, fits(30, LEFT, right)));
        let size = if fits(62, LEFT, right) >= self.title.chars().count() { 62 } else { 46 };
        let mut y = 110;
        for line in wrapped(&self.title, fits(size, LEFT, right)) {
            y += size + 14;
            text(LEFT, y, BOLD, size, &line);
        }
        text(LEFT, y + 56, QUIET, 30, &cut(&self.below, fits(30, LEFT, right)));
        for ([before, middle, after], y) in self.lines.iter().zip([HEIGHT - 230, HEIGHT - 155, HEIGHT - 80]) {
            let from = if before.is_empty() { LEFT } else { LEFT + 80 };
            text(LEFT, y, GREEN, 42, before);
            text(from, y, INK, 42, &cut(middle, fits(42, from, right - 110)));
            text(right, y, ENDS, 42, &cut(after, 8));
        }
        if let Some(board) = self.board.as_ref().and_then(|board| board.strip_prefix("<svg ")) {
            let board = without_style(board);
            let (width, height) = (WIDTH - BOARD - 40, HEIGHT - 80);
            let _ = write!(svg, "<svg x=\"{BOARD}\" y=\"40\" width=\"{width}\" height=\"{height}\" {board}");
        }
        svg.push_str("</svg>");
        svg
    }
}

const QUIET: &str = "fill=\"#5f5a52\"";
const BOLD: &str = "fill=\"#1c1a17\" font-weight=\"bold\"";
const INK: &str = "fill=\"#1c1a17\"";
const GREEN: &str = "fill=\"#1d6b47\" font-weight=\"bold\"";
const ENDS: &str = "fill=\"#1c1a17\" text-anchor=\"end\"";

const FAMILY: &str = "DejaVu Sans";

/// The machine may have no fonts at all.
static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(dejavu::sans::regular().to_vec());
    fonts.load_font_data(dejavu::sans::bold().to_vec());
    fonts.set_sans_serif_family(FAMILY);
    Arc::new(fonts)
});

/// The style of boards without the colours that follow the reader's screen: the plain ones before them hold.
static PLAIN_STYLE: LazyLock<String> = LazyLock::new(|| {
    let rules = STYLE.lines().filter(|line| !line.starts_with('@') && !line.contains("{--"));
    let mut plain = String::new();
    for rule in rules {
        let (head, body) = rule.split_once('{').unwrap_or((rule, ""));
        let kept: Vec<&str> = body.split(';').filter(|part| !part.contains("var(")).collect();
        let end = if kept.last().is_some_and(|last| last.ends_with('}')) { "" } else { "}" };
        let _ = writeln!(plain, "{head}{{{}{end}", kept.join(";"));
    }
    plain
});

/// A board that stands by itself has the style of screens with it.
fn without_style(board: &str) -> Cow<'_, str> {
    match board.split_once("<style>").and_then(|(head, rest)| Some((head, rest.split_once("</style>")?.1))) {
        Some((head, tail)) => Cow::Owned(format!("{head}{tail}")),
        None => Cow::Borrowed(board),
    }
}

/// A text of at most so many letters.
fn cut(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some(_) => text.chars().take(most.saturating_sub(1)).chain(['…']).collect(),
        None => text.to_owned(),
    }
}

/// A text in at most two lines of so many letters.
fn wrapped(text: &str, most: usize) -> Vec<String> {
    let mut first = String::new();
    let mut words = text.split(' ').peekable();
    while let Some(word) =
        words.next_if(|word| first.is_empty() || first.chars().count() + 1 + word.chars().count() <= most)
    {
        if !first.is_empty() {
            first.push(' ');
        }
        first.push_str(word);
    }
    let rest = words.collect::<Vec<_>>().join(" ");
    [first, rest].iter().filter(|line| !line.is_empty()).map(|line| cut(line, most)).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may fail")]
mod tests {
    use std::collections::HashSet;

    use podium_engine::catalogue;
    use podium_engine::picture::{self, samples};

    use super::*;

    fn colours(card: &Preview) -> HashSet<[u8; 3]> {
        let drawn = Pixmap::decode_png(&card.png().unwrap()).unwrap();
        assert_eq!((drawn.width(), drawn.height()), (WIDTH, HEIGHT));
        drawn.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect()
    }

    #[test]
    fn words_and_boards_are_drawn_as_on_screens() {
        let empty = colours(&Preview::default());
        assert_eq!(empty.len(), 2, "paper and a stripe");
        let said = colours(&Preview { title: "Тур Ωmega — ½ <&>".to_owned(), ..Preview::default() });
        assert!(said.contains(&[0x1c, 0x1a, 0x17]), "ink");
        let spline = catalogue::find("spline").unwrap();
        let end = samples(spline, "standard", 7).pop().unwrap();
        for standalone in [false, true] {
            let board = picture::draw(&end.scene, &picture::Options { standalone, ..Default::default() });
            let seen = colours(&Preview { board: Some(board), ..Preview::default() });
            // The board, white and black balls.
            for colour in [[0xef, 0xe9, 0xdc], [0xff, 0xfe, 0xfa], [0x2b, 0x29, 0x26]] {
                assert!(seen.contains(&colour), "{colour:?}");
            }
        }
    }

    #[test]
    fn long_words_are_cut() {
        assert_eq!(wrapped("Open de Belleville 2026", 12), ["Open de", "Belleville …"]);
        assert_eq!(wrapped("Short", 12), ["Short"]);
        assert_eq!(cut("abcdef", 4), "abc…");
        let long = "Llanfair".repeat(60);
        let lines = vec![[long.clone(), long.clone(), long.clone()]];
        colours(&Preview { above: long.clone(), title: long.clone(), below: long, lines, board: None });
    }
}
