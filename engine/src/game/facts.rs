use serde::Serialize;

use crate::text::{Phrase, Text};

/// What a game is about, as the rule books sort them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Make a row.
    Alignment,
    /// Take the other's pieces.
    Capture,
    /// Collect cards or sets.
    Collection,
    /// Fill or finish something.
    Completion,
    /// Join sides or pieces.
    Connection,
    /// Find out what is hidden.
    Deduction,
    /// Dice decide.
    Dice,
    /// Be the last left, or the first rid of everything.
    Elimination,
    /// Few against many.
    Hunt,
    /// Make a figure.
    Pattern,
    /// Alone or together against the puzzle.
    Puzzle,
    /// Be first.
    Race,
    /// Count most.
    Score,
    /// Hold most of the board.
    Territory,
}

/// One way to play a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Variant {
    /// As the `Variant` tag has it.
    pub id: &'static str,
    /// What it changes.
    pub about: Phrase,
}

/// What an option may be set to; its default first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Values {
    /// One of these words.
    Words(&'static [&'static str]),
    /// Anything that [`Game::start`](super::Game::start) can read; the default may be empty.
    Free(&'static str),
}

/// A setting of the `Options` tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its key.
    pub key: &'static str,
    /// Its values.
    pub values: Values,
    /// What it changes.
    pub about: Phrase,
}

impl Choice {
    /// The value where none is written.
    pub fn default_value(&self) -> &'static str {
        match self.values {
            Values::Words(words) => words.first().copied().unwrap_or_default(),
            Values::Free(default) => default,
        }
    }
}

/// What there is to know about a game before it is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Facts {
    /// As the `Game` tag has it.
    pub id: &'static str,
    /// Its name.
    pub name: Phrase,
    /// Who made it.
    pub author: &'static str,
    /// When.
    pub year: &'static str,
    /// What it is about.
    pub category: Category,
    /// The fewest and the most seats.
    pub players: (u8, u8),
    /// All play together: nobody resigns, everybody has rank 1.
    pub cooperative: bool,
    /// What the seats are called, in order (a game may have fewer names than seats).
    pub seats: &'static [Phrase],
    /// `standard` first.
    pub variants: &'static [Variant],
    /// The keys of `Options`.
    pub options: &'static [Choice],
    /// What `Setup` holds, where it is read.
    pub setup: Option<Phrase>,
    /// The game's own words for why it ended.
    pub ends: &'static [(&'static str, Phrase)],
    /// Turns by example, each with what it means.
    pub notation: &'static [(&'static str, Phrase)],
    /// Of these examples, those that hardly ever come up: each with a `Setup`, if it needs one, and the turns after
    /// which it can be played.
    #[serde(skip)]
    pub lines: &'static [(&'static str, Option<&'static str>, &'static str)],
    /// The rules in a few sentences.
    pub summary: Phrase,
    /// The version of the rules as they are judged here, from 1: raised whenever the verdict of any record changes, so
    /// that a stored verdict says by which rules it was given. `tests/rules_versions.rs` enforces it.
    pub rules: u32,
}

/// What authors and years are made of besides names and numbers.
const ORIGINS: [(&str, Phrase); 9] = [
    ("Traditional", Phrase::new("origin-traditional")),
    ("Ancient China, after J.-L. Cazaux", Phrase::new("origin-ancient-china")),
    ("Giacomo Galimberti, with Cameron Browne", Phrase::new("origin-galimberti-browne")),
    ("antiquity", Phrase::new("origin-antiquity")),
    ("3rd c. BC", Phrase::new("origin-third-century-bc")),
    ("18th c.", Phrase::new("origin-18th-century")),
    ("about 1890", Phrase::new("origin-about-1890")),
    ("before 1914", Phrase::new("origin-before-1914")),
    ("21st c.", Phrase::new("origin-21st-century")),
];

impl Facts {
    /// Who made it and when. Names and years are the same in every language, words are not.
    pub fn origin(&self) -> Text {
        let known = [self.author, self.year].into_iter().filter(|word| !["", "—"].contains(word));
        let told = |word: &'static str| match ORIGINS.iter().find(|(known, _)| *known == word) {
            Some((_, phrase)) => (*phrase).into(),
            None => Text::same(word),
        };
        Text::joined(known.map(told), " · ")
    }

    /// Two seats, White and Black, one way to play: most of the pyramid games.
    pub const WHITE_BLACK: Self = Self {
        id: "",
        name: Phrase::same(""),
        author: "",
        year: "",
        category: Category::Score,
        players: (2, 2),
        cooperative: false,
        seats: &[Phrase::new("common-white"), Phrase::new("common-black")],
        variants: &[Variant { id: "standard", about: Phrase::new("common-rules-written") }],
        options: &[],
        setup: None,
        ends: &[],
        notation: &[],
        lines: &[],
        summary: Phrase::same(""),
        rules: 0,
    };

    /// Three seats, White, Black and Red.
    pub const WHITE_BLACK_RED: Self = Self {
        players: (3, 3),
        seats: &[Phrase::new("common-white"), Phrase::new("common-black"), Phrase::new("common-red")],
        ..Self::WHITE_BLACK
    };

    /// Two or more seats without a name of their own.
    pub const NAMELESS: Self = Self { seats: &[], ..Self::WHITE_BLACK };

    /// One seat.
    pub const SOLO: Self = Self { players: (1, 1), category: Category::Puzzle, ..Self::NAMELESS };

    /// Whether the number of seats is always the same.
    pub const fn has_fixed_players(&self) -> bool {
        self.players.0 == self.players.1
    }

    /// The variant of that name.
    pub fn variant(&self, id: &str) -> Option<&'static Variant> {
        self.variants.iter().find(|variant| variant.id == id)
    }

    /// The option of that name.
    pub fn option(&self, key: &str) -> Option<&'static Choice> {
        self.options.iter().find(|choice| choice.key == key)
    }
}

#[cfg(test)]
mod tests {
    use crate::catalogue;

    #[test]
    fn words_of_where_a_game_comes_from_are_told_in_french() {
        for entry in catalogue::all() {
            let (facts, origin) = (entry.facts, entry.facts.origin());
            let has_words = facts.year.contains(|letter: char| letter.is_ascii_alphabetic())
                || facts.author.split(' ').any(|word| word == "Traditional" || word.starts_with(char::is_lowercase));
            assert_eq!(origin.english() != origin.say("fr"), has_words, "{}: {origin:?}", facts.id);
            assert!(!origin.english().contains('—'), "{}: {origin:?}", facts.id);
        }
    }
}
