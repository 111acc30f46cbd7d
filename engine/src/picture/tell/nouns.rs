//! Pieces and colours as words, with the articles and endings that French needs.

use crate::game::{Paint, Piece, Shape};
use crate::text;
use crate::text::Text;

/// What a piece is called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Noun {
    en: [&'static str; 2],
    fr: [&'static str; 2],
    feminine: bool,
}

const fn noun(en: [&'static str; 2], fr: [&'static str; 2], feminine: bool) -> Noun {
    Noun { en, fr, feminine }
}

const BALL: Noun = noun(["ball", "balls"], ["bille", "billes"], true);

/// The word that a game has for a shape.
pub(super) fn called(game: &str, shape: Shape) -> Noun {
    match (game, shape) {
        (_, Shape::Ball | Shape::Joined(..)) => BALL,
        ("reversi", _) => noun(["disc", "discs"], ["pion", "pions"], false),
        ("liubo", Shape::King) => noun(["Owl", "Owls"], ["Chouette", "Chouettes"], true),
        ("liubo", _) => noun(["stone", "stones"], ["pierre", "pierres"], true),
        ("assaut", Shape::King) => noun(["officer", "officers"], ["officier", "officiers"], false),
        ("assaut", _) => noun(["soldier", "soldiers"], ["soldat", "soldats"], false),
        ("barricades", Shape::Man) => noun(["pawn", "pawns"], ["pion", "pions"], false),
        (_, Shape::Cube) => noun(["cube", "cubes"], ["videau", "videaux"], false),
        ("backgammon" | "jacquet", _) => noun(["checker", "checkers"], ["pion", "pions"], false),
        (_, Shape::King) => noun(["king", "kings"], ["roi", "rois"], false),
        (_, Shape::Man) => noun(["man", "men"], ["pion", "pions"], false),
        (_, Shape::Barricade) => noun(["barricade", "barricades"], ["barricade", "barricades"], true),
        (_, Shape::Card) => noun(["card", "cards"], ["carte", "cartes"], true),
        (_, Shape::Tile) => noun(["tile", "tiles"], ["tuile", "tuiles"], true),
    }
}

/// A colour as an adjective, empty for what is nobody's: English, French masculine, French feminine.
pub(super) const fn adjective(paint: Paint) -> [&'static str; 3] {
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

/// The colour that a letter of the notation means.
pub(super) fn paint(letter: char) -> Option<Paint> {
    match letter {
        'W' => Some(Paint::White),
        'B' => Some(Paint::Black),
        'R' => Some(Paint::Red),
        _ => None,
    }
}

impl Noun {
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
    pub(super) fn a(self, paint: Paint) -> Text {
        let Text { en, fr } = self.coloured(paint, false);
        let article = if en.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        let un = if self.feminine { "une" } else { "un" };
        text!("{article} {en}", "{un} {fr}")
    }

    /// “the red ball”.
    pub(super) fn the(self, paint: Paint) -> Text {
        let Text { en, fr } = self.coloured(paint, false);
        let le = match fr.chars().next() {
            Some('a' | 'e' | 'i' | 'o' | 'u') => "l’",
            _ if self.feminine => "la ",
            _ => "le ",
        };
        text!("the {en}", "{le}{fr}")
    }

    /// “red balls”.
    pub(super) fn some(self, paint: Paint) -> Text {
        let Text { en, fr } = self.coloured(paint, true);
        text!("{en}", "des {fr}")
    }

    /// “the red balls”.
    pub(super) fn those(self, paint: Paint) -> Text {
        let Text { en, fr } = self.coloured(paint, true);
        text!("the {en}", "les {fr}")
    }

    /// “3 red balls”.
    pub(super) fn several(self, paint: Paint, count: usize) -> Text {
        let Text { en, fr } = self.coloured(paint, count > 1);
        text!("{count} {en}", "{count} {fr}")
    }

    /// The ending of a French participle.
    pub(super) const fn ending(self, many: bool) -> &'static str {
        match (self.feminine, many) {
            (true, true) => "es",
            (true, false) => "e",
            // A participle that ends in s takes no other.
            (false, _) => "",
        }
    }
}

/// “the card R5”, or the noun with its article and colour.
pub(super) fn the(game: &str, piece: &Piece) -> Text {
    match (piece.shape, piece.label.as_str()) {
        (Shape::Card, "L") => text!("the Libertas", "la Libertas"),
        (Shape::Card, "O") => text!("the Ocupante", "l’Ocupante"),
        (Shape::Card, label) if !label.is_empty() => text!("the flag {label}", "le drapeau {label}"),
        // There is one of each.
        (Shape::King, _) if game == "tablut" => called(game, Shape::King).the(Paint::Plain),
        _ => called(game, piece.shape).the(piece.paint),
    }
}

/// “a, b and c”.
pub(super) fn list(items: &[Text]) -> Text {
    join(items, ["and", "et"])
}

fn join(items: &[Text], [and, et]: [&str; 2]) -> Text {
    let mut whole = text!("", "");
    for (at, Text { en, fr }) in items.iter().enumerate() {
        let (en_sign, fr_sign) = match at {
            0 => (String::new(), String::new()),
            _ if at + 1 == items.len() => (format!(" {and} "), format!(" {et} ")),
            _ => (", ".to_owned(), ", ".to_owned()),
        };
        *whole.en.to_mut() += &format!("{en_sign}{en}");
        *whole.fr.to_mut() += &format!("{fr_sign}{fr}");
    }
    whole
}

/// The same words in both languages.
pub(super) fn same(word: &str) -> Text {
    text!("{word}", "{word}")
}
