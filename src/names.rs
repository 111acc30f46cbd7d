//! Names: normalised, stripped of invisible characters, and checked for look-alikes (Unicode Technical Standard 39).

use std::collections::HashMap;

use podium_engine::text;
use podium_engine::text::{Phrase, Text};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{is_combining_mark, is_public_assigned};
use unicode_script::{Script, ScriptExtension};
use unicode_security::mixed_script::AugmentedScriptSet;
use unicode_security::skeleton;

/// The most characters of a person's or a club's name.
pub const MOST: usize = 80;
/// The most characters of a title.
pub const MOST_TITLE: usize = 120;
/// The most combining marks per letter; Hebrew and Tibetan need three or four.
const MOST_MARKS: usize = 4;

/// Names that the service itself uses in logs and e-mails.
const RESERVED: [&str; 10] = [
    "the clock",
    "clock",
    "l’horloge",
    "l'horloge",
    "horloge",
    "system",
    "the system",
    "système",
    "le système",
    "podium",
];

/// A person's name as printed on a pairing sheet: in one script, or in Latin letters along with a script that cannot be
/// mistaken for them.
pub fn person(name: &str) -> Result<String, Text> {
    let name = bounded(name, MOST)?;
    one_alphabet(&name, &name)?;
    if RESERVED.iter().any(|reserved| alike(reserved, &name.to_lowercase())) {
        return Err(text!("people-act-service-calls-itself-choose-another", name));
    }
    Ok(name)
}

/// A club's name: each word in one script.
pub fn club(name: &str) -> Result<String, Text> {
    let name = bounded(name, MOST)?;
    for word in name.split(|letter: char| !letter.is_alphabetic() && !is_combining_mark(letter)) {
        one_alphabet(&name, word)?;
    }
    Ok(name)
}

/// The title of a competition, a circuit or a season: its words may be in any script.
pub fn title(name: &str) -> Result<String, Text> {
    bounded(name, MOST_TITLE)
}

/// The visible text of a line, normalised: NFKC, single spaces, no invisible characters.
pub fn tidy(line: &str) -> String {
    // Composing or removing characters may allow further composition.
    let line: String = line.nfkc().filter(|&letter| !is_unseen(letter)).nfkc().collect();
    let words = line.split_whitespace().map(|word| word.trim_start_matches(is_combining_mark));
    let words: Vec<String> = words.map(joined).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// Whether two names look alike.
pub fn alike(one: &str, other: &str) -> bool {
    let same = |one: &str, other: &str| skeleton(one).eq(skeleton(other));
    // Different letters look alike in lower case than in capitals.
    same(one, other) || same(&one.to_lowercase(), &other.to_lowercase())
}

/// For each name, whether another one, spelt differently, looks like it.
pub fn look_alikes<'a>(names: impl Iterator<Item = &'a str> + Clone) -> Vec<bool> {
    let shapes = |name: &str| [skeleton(name).collect::<String>(), skeleton(&name.to_lowercase()).collect()];
    let mut seen: HashMap<String, (&str, bool)> = HashMap::new();
    for name in names.clone() {
        for shape in shapes(name) {
            let (first, differs) = seen.entry(shape).or_insert((name, false));
            *differs |= *first != name;
        }
    }
    let is_alike = |name: &str| shapes(name).iter().any(|shape| seen.get(shape).is_some_and(|(_, differs)| *differs));
    names.map(is_alike).collect()
}

/// The words of a name without accents, punctuation and capitals.
pub fn words(name: &str) -> Vec<String> {
    let plain: String = name.nfkd().filter(|&letter| !is_combining_mark(letter)).flat_map(char::to_lowercase).collect();
    plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Whether a written name may stand for another: in any order, with initials, or just one of its words.
pub fn means(written: &str, name: &str) -> bool {
    let (mut short, mut long) = (words(written), words(name));
    if short.len() > long.len() {
        std::mem::swap(&mut short, &mut long);
    }
    // Whole words first, so that an initial does not take the place of one.
    short.sort_by_key(|word| std::cmp::Reverse(word.len()));
    let fits = |one: &str, other: &str| {
        let (less, more) = if one.len() < other.len() { (one, other) } else { (other, one) };
        let is_short = less.chars().count() == 1 || less.chars().count() > 2;
        one == other || (is_short && more.starts_with(less))
    };
    let is_named = !short.is_empty();
    is_named
        && short.iter().all(|word| {
            let whole = long.iter().position(|other| other == word);
            let found = whole.or_else(|| long.iter().position(|other| fits(word, other)));
            found.map(|at| long.swap_remove(at)).is_some()
        })
}

/// Whether a name means "unknown", or only names a seat.
pub fn is_missing(name: &str) -> bool {
    const UNKNOWN: [&str; 12] = [
        "nn",
        "n",
        "unknown",
        "anonymous",
        "guest",
        "player",
        "joueur",
        "joueuse",
        "inconnu",
        "inconnue",
        "anonyme",
        "invite",
    ];
    let words = words(name);
    let is_number = |word: &String| word.trim_start_matches('p').parse::<u8>().is_ok();
    words.iter().all(|word| UNKNOWN.contains(&word.as_str()) || is_number(word))
}

fn bounded(name: &str, most: usize) -> Result<String, Text> {
    let name = tidy(name);
    if !(1..=most).contains(&name.chars().count()) {
        return Err(text!("people-act-name-1-characters", most));
    }
    let mut marks = 0;
    for letter in name.chars() {
        marks = if is_combining_mark(letter) { marks + 1 } else { 0 };
        if marks > MOST_MARKS {
            return Err(text!("people-act-letter-name-more-marks-above", most_marks = MOST_MARKS));
        }
    }
    Ok(name)
}

/// Invisible and blank characters, bidirectional controls, private-use and unassigned ones. Joiners are checked separately,
/// in context.
fn is_unseen(letter: char) -> bool {
    if is_joiner(letter) || letter.is_whitespace() {
        return false;
    }
    letter.is_control()
        || !is_public_assigned(letter)
        || matches!(
            letter,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{fffc}'
                | '\u{16fe4}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d159}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}'
        )
}

/// The zero-width non-joiner and joiner, used in Persian and in Indian languages.
const fn is_joiner(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}')
}

/// A word with joiners only where they are visible: between letters that can be joined.
fn joined(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    let joins = |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(|&letter| can_join(letter));
    let is_kept =
        |at: usize, letter: char| !is_joiner(letter) || (joins(at.checked_sub(1)) && joins(at.checked_add(1)));
    letters.iter().enumerate().filter(|&(at, &letter)| is_kept(at, letter)).map(|(_, &letter)| letter).collect()
}

fn can_join(letter: char) -> bool {
    const JOINED: [Script; 16] = [
        Script::Arabic,
        Script::Syriac,
        Script::Nko,
        Script::Mongolian,
        Script::Devanagari,
        Script::Bengali,
        Script::Gurmukhi,
        Script::Gujarati,
        Script::Oriya,
        Script::Tamil,
        Script::Telugu,
        Script::Kannada,
        Script::Malayalam,
        Script::Sinhala,
        Script::Khmer,
        Script::Tibetan,
    ];
    let scripts = ScriptExtension::from(letter);
    !scripts.is_common() && !scripts.is_inherited() && JOINED.iter().any(|&script| scripts.contains_script(script))
}

/// Rejects letters of several scripts in one part, and says which.
fn one_alphabet(name: &str, part: &str) -> Result<(), Text> {
    let Some((one, other)) = strangers(part) else { return Ok(()) };
    let told = |letter: char| {
        let code = format!("U+{:04X}", u32::from(letter));
        text!("people-act-letter", letter, code, alphabet = alphabet(letter))
    };
    let (one, other) = (told(one), told(other));
    Err(text!("people-act-mixes-letters-different-alphabets-write", name, one, other))
}

/// The first two letters that must not be combined.
fn strangers(part: &str) -> Option<(char, char)> {
    let letters = part.chars().filter(|letter| letter.is_alphabetic());
    let letters: Vec<_> = letters.map(|letter| (letter, AugmentedScriptSet::for_char(letter))).collect();
    letters.iter().enumerate().find_map(|(at, &(letter, scripts))| {
        let before = letters.iter().take(at).find(|(_, other)| !fit_together(*other, scripts));
        before.map(|&(first, _)| (first, letter))
    })
}

/// Of one script, or one Latin and the other of a script not mistaken for Latin, such as those of East Asia.
fn fit_together(one: AugmentedScriptSet, other: AugmentedScriptSet) -> bool {
    let mut both = one;
    both.intersect_with(other);
    let is_latin = |scripts: AugmentedScriptSet| scripts.base.contains_script(Script::Latin);
    let is_own = |script: Script| script.is_recommended() && !matches!(script, Script::Cyrillic | Script::Greek);
    let is_distinct =
        |scripts: AugmentedScriptSet| scripts.hanb || scripts.jpan || scripts.kore || scripts.base.iter().all(is_own);
    !both.is_empty() || (is_latin(one) && is_distinct(other)) || (is_latin(other) && is_distinct(one))
}

/// The name of a script.
fn alphabet(letter: char) -> Phrase {
    match Script::from(letter) {
        Script::Latin => Phrase::new("people-act-latin"),
        Script::Greek => Phrase::new("people-act-greek"),
        Script::Cyrillic => Phrase::new("people-act-cyrillic"),
        Script::Armenian => Phrase::new("people-act-armenian"),
        Script::Georgian => Phrase::new("people-act-georgian"),
        Script::Hebrew => Phrase::new("people-act-hebrew"),
        Script::Arabic => Phrase::new("people-act-arabic"),
        other => Phrase::same(other.full_name()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_has_one_spelling() {
        assert_eq!(person("  Ada   Lovelace ").unwrap(), "Ada Lovelace");
        assert_eq!(
            person("Zoe\u{308} \u{ff21}\u{ff44}\u{ff41}").unwrap(),
            "Zoë Ada",
            "composed, and not of full width"
        );
        assert_eq!(person("Ada\u{a0}\u{2003}Ben\u{3000}Cleo").unwrap(), "Ada Ben Cleo");
        assert_eq!(person("Nguyễn Thị Ánh").unwrap(), "Nguyễn Thị Ánh");
        assert_eq!(person("O’Hara-Smith, Jr. 3").unwrap(), "O’Hara-Smith, Jr. 3");
    }

    #[test]
    fn what_nobody_sees_is_left_out() {
        for unseen in [
            "\u{0}",
            "\u{7}",
            "\u{ad}",
            "\u{34f}",
            "\u{61c}",
            "\u{115f}",
            "\u{1160}",
            "\u{17b4}",
            "\u{180b}",
            "\u{180e}",
            "\u{200b}",
            "\u{200c}",
            "\u{200d}",
            "\u{200e}",
            "\u{202e}",
            "\u{2060}",
            "\u{2066}",
            "\u{2800}",
            "\u{3164}",
            "\u{fe0f}",
            "\u{feff}",
            "\u{ffa0}",
            "\u{fffc}",
            "\u{e000}",
            "\u{e0041}",
            "\u{e0100}",
            "\u{1d159}",
        ] {
            assert_eq!(person(&format!("A{unseen}da")).unwrap(), "Ada", "{}", unseen.escape_unicode());
            assert!(person(unseen).is_err(), "{}", unseen.escape_unicode());
            assert!(person(&format!(" {unseen} ")).is_err() && title(unseen).is_err(), "{}", unseen.escape_unicode());
        }
        assert!(person("\u{301}").is_err(), "a mark on nothing");
        // Visible between letters that join.
        assert_eq!(person("نیلوفر می\u{200c}خواهد").unwrap(), "نیلوفر می\u{200c}خواهد");
        assert_eq!(person("نیلوفر\u{200c} \u{200d}می").unwrap(), "نیلوفر می");
    }

    #[test]
    fn marks_are_few() {
        assert!(person("A\u{323}\u{301}\u{308}da").is_ok());
        assert!(person("שָּׁלוֹם").is_ok());
        let many = text!("people-act-letter-name-more-marks-above", most_marks = 4);
        assert_eq!(person(&format!("A{}", "\u{308}\u{323}".repeat(35))), Err(many));
        assert!(title(&format!("A{}", "\u{310}".repeat(70))).is_err());
    }

    #[test]
    fn mixed_alphabets_are_refused_with_the_letters() {
        const MIXED: &str = "people-act-mixes-letters-different-alphabets-write";
        let letter = |letter: &str, code: &str, alphabet| {
            text!("people-act-letter", letter, code, alphabet = Phrase::new(alphabet))
        };
        let (one, other) =
            (letter("\u{410}", "U+0410", "people-act-cyrillic"), letter("d", "U+0064", "people-act-latin"));
        assert_eq!(
            person("\u{410}da"),
            Err(Text::message(MIXED).with("name", "\u{410}da").with("one", one).with("other", other))
        );
        for mixed in ["Pаul", "Ηans", "Αdа", "Иван Smith", "ΑДА", "\u{13aa}da"] {
            assert_eq!(person(mixed).unwrap_err().code(), MIXED, "{mixed}");
        }
        for right in
            ["Иван Петров", "Ελένη", "山田 Taro", "田中さくら", "김철수 Kim", "นภา Napa", "محمد Ali", "Ада 2", "陳大文"]
        {
            assert!(person(right).is_ok(), "{right}");
        }
        assert!(club("Клуб Go Москва").is_ok() && club("Besançon Ωmega").is_err() && club("Сhess").is_err());
        assert_eq!(title("Ωmega Кубок 2026 🏆").unwrap(), "Ωmega Кубок 2026 🏆");
    }

    #[test]
    fn the_names_of_the_service_are_its_own() {
        for name in ["The clock", "THE  CLOCK", "System", "système", "L’horloge", "Тhe clосk", "The c1ock", "Podium"]
        {
            assert!(person(name).is_err(), "{name}");
        }
        assert!(person("Theo Clock").is_ok() && club("Podium").is_ok());
    }

    #[test]
    fn look_alikes_are_found() {
        assert!(alike("Ada", "\u{410}\u{501}\u{430}"));
        assert!(alike("Ian", "lan") && alike("Paul0", "PaulO") && alike("ada", "ADA"));
        assert!(!alike("Ada", "Adà") && !alike("Ben", "Ken"));
        assert_eq!(look_alikes(["Ian", "Ben", "lan", "Ben"].into_iter()), [true, false, true, false]);
        assert_eq!(look_alikes(std::iter::empty()), [false; 0]);
    }

    #[test]
    fn names_have_an_end() {
        assert!(person(&"a".repeat(80)).is_ok() && person(&"a".repeat(81)).is_err() && person("").is_err());
        assert!(title(&"a".repeat(120)).is_ok() && title(&"a".repeat(121)).is_err());
        // A single character normalises to eighteen.
        assert!(person(&"\u{fdfa}".repeat(80)).is_err());
    }
}
