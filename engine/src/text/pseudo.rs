//! A language for tests: English with other letters and a third longer, so that text that is cut off, or that comes from no
//! message file, can be seen.

use std::borrow::Cow;

/// Its code, which no real language has.
pub(super) const CODE: &str = "qps";

/// English letters, and those that stand for them.
const LETTERS: [(char, char); 24] = [
    ('a', 'å'),
    ('c', 'ç'),
    ('d', 'ð'),
    ('e', 'é'),
    ('g', 'ĝ'),
    ('h', 'ĥ'),
    ('i', 'î'),
    ('j', 'ĵ'),
    ('k', 'ķ'),
    ('l', 'ļ'),
    ('n', 'ñ'),
    ('o', 'ö'),
    ('p', 'þ'),
    ('r', 'ŕ'),
    ('s', 'š'),
    ('t', 'ţ'),
    ('u', 'û'),
    ('w', 'ŵ'),
    ('y', 'ý'),
    ('z', 'ž'),
    ('b', 'ƀ'),
    ('m', 'ɱ'),
    ('f', 'ƒ'),
    ('v', 'ṽ'),
];

/// A piece of a message.
pub(super) fn longer(text: &str) -> Cow<'_, str> {
    let other = |letter: char| {
        let known = LETTERS.iter().find(|(plain, _)| *plain == letter.to_ascii_lowercase());
        match known {
            Some((_, strange)) if letter.is_ascii_uppercase() => strange.to_uppercase().next().unwrap_or(*strange),
            Some((_, strange)) => *strange,
            None => letter,
        }
    };
    let letters = text.chars().filter(|letter| letter.is_alphabetic()).count();
    let trimmed = text.trim_end();
    let end = text.get(trimmed.len()..).unwrap_or_default();
    let mut whole: String = trimmed.chars().map(other).collect();
    whole.extend(std::iter::repeat_n('·', letters / 3));
    whole.push_str(end);
    whole.into()
}
