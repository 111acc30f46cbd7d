//! How far up one may challenge, in the notation organisers use.

use podium_engine::contest::ladder::Range;
use podium_engine::text;
use podium_engine::text::Text;

/// Reads what [`write`] writes.
pub(super) fn read(text: &str) -> Result<Vec<Range>, Text> {
    let range = |word: &str| {
        let (to, up) = word.split_once(':')?;
        let to_rung = if to.trim() == "*" { None } else { Some(to.trim().parse().ok()?) };
        Some(Range { to_rung, up: up.trim().parse().ok()? })
    };
    text.split([',', ';'])
        .map(str::trim)
        .filter(|word| !word.is_empty())
        .map(|word| range(word).ok_or_else(|| text!("format-say-how-far-challenge-write", word)))
        .collect()
}

/// `5:2, 8:3, *:5`: down to rung 5, two rungs up, and so on.
pub(super) fn write(ranges: &[Range]) -> String {
    let told = |range: &Range| {
        let to = range.to_rung.map_or_else(|| "*".to_owned(), |rung| rung.to_string());
        format!("{to}:{}", range.up)
    };
    ranges.iter().map(told).collect::<Vec<_>>().join(", ")
}
