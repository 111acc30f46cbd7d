//! Pieces and colours as words, with the articles and endings that French needs.

use super::{Paint, Shape};
use crate::text;
use crate::text::Text;

/// What a piece is called, in the singular and the plural.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Noun {
    en: [&'static str; 2],
    fr: [&'static str; 2],
    feminine: bool,
}

impl Noun {
    /// A ball of the pyramid games.
    pub const BALL: Self = Self::feminine(["ball", "balls"], ["bille", "billes"]);

    /// A noun that is masculine in French.
    pub const fn masculine(en: [&'static str; 2], fr: [&'static str; 2]) -> Self {
        Self { en, fr, feminine: false }
    }

    /// A noun that is feminine in French.
    pub const fn feminine(en: [&'static str; 2], fr: [&'static str; 2]) -> Self {
        Self { en, fr, feminine: true }
    }

    /// The word for a shape in games that have none of their own.
    pub const fn of(shape: Shape) -> Self {
        match shape {
            Shape::Ball | Shape::Joined(..) => Self::BALL,
            Shape::Cube => Self::masculine(["cube", "cubes"], ["videau", "videaux"]),
            Shape::King => Self::masculine(["king", "kings"], ["roi", "rois"]),
            Shape::Man => Self::masculine(["man", "men"], ["pion", "pions"]),
            Shape::Barricade => Self::feminine(["barricade", "barricades"], ["barricade", "barricades"]),
            Shape::Card => Self::feminine(["card", "cards"], ["carte", "cartes"]),
            Shape::Tile => Self::feminine(["tile", "tiles"], ["tuile", "tuiles"]),
        }
    }

    /// The word without article, in a colour where `paint` has one.
    fn coloured(self, paint: Paint, many: bool) -> Text {
        let at = usize::from(many);
        let (en, fr) = (self.en.get(at).copied().unwrap_or_default(), self.fr.get(at).copied().unwrap_or_default());
        let [colour, masculine, feminine] = adjective(paint);
        if colour.is_empty() {
            return text!("{en}", "{fr}");
        }
        let (adjective, s) = (if self.feminine { feminine } else { masculine }, if many { "s" } else { "" });
        text!("{colour} {en}", "{fr} {adjective}{s}")
    }

    /// “a red ball”.
    pub fn a(self, paint: Paint) -> Text {
        let Text { en, fr } = self.coloured(paint, false);
        let article = if en.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        let un = if self.feminine { "une" } else { "un" };
        text!("{article} {en}", "{un} {fr}")
    }

    /// “the red ball”.
    pub fn the(self, paint: Paint) -> Text {
        let Text { en, fr } = self.coloured(paint, false);
        let le = match fr.chars().next() {
            Some('a' | 'e' | 'i' | 'o' | 'u') => "l’",
            _ if self.feminine => "la ",
            _ => "le ",
        };
        text!("the {en}", "{le}{fr}")
    }

    /// “red balls”.
    pub fn some(self, paint: Paint) -> Text {
        let Text { en, fr } = self.coloured(paint, true);
        text!("{en}", "des {fr}")
    }

    /// “the red balls”.
    pub fn those(self, paint: Paint) -> Text {
        let Text { en, fr } = self.coloured(paint, true);
        text!("the {en}", "les {fr}")
    }

    /// “3 red balls”.
    pub fn several(self, paint: Paint, count: usize) -> Text {
        let Text { en, fr } = self.coloured(paint, count > 1);
        text!("{count} {en}", "{count} {fr}")
    }

    /// The ending of a French participle that itself ends in s, such as « pris ».
    pub const fn ending(self, many: bool) -> &'static str {
        match (self.feminine, many) {
            (true, true) => "es",
            (true, false) => "e",
            (false, _) => "",
        }
    }
}

/// A colour as an adjective, empty for what is nobody's: English, French masculine, French feminine.
pub(crate) const fn adjective(paint: Paint) -> [&'static str; 3] {
    match paint {
        Paint::White => ["white", "blanc", "blanche"],
        Paint::Black => ["black", "noir", "noire"],
        Paint::Red => ["red", "rouge", "rouge"],
        Paint::Blue => ["blue", "bleu", "bleue"],
        Paint::Green => ["green", "vert", "verte"],
        Paint::Yellow => ["yellow", "jaune", "jaune"],
        Paint::Plain => [""; 3],
    }
}
