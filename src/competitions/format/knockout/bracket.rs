//! The kinds of bracket: their form fields, bounds, and rounds before anybody has entered.

use podium_engine::contest::bracket::{Bracket, Format as Kind, GrandFinal};
use podium_engine::contest::series::Rule;
use podium_engine::text;
use podium_engine::text::{Phrase, Text};

use crate::competitions::form::{Ask, Reader, Writer, unknown};
use crate::competitions::format::preview::{PreviewRound, round};
use crate::competitions::format::rules::Bound;
use crate::error::Wrong;
use crate::fields::Fields;

/// One of each kind, with default settings.
const KINDS: [Kind; 4] = [
    Kind::Single { third_place: false },
    Kind::Double { grand_final: GrandFinal::Reset },
    Kind::Consolation { spared: 1, last_chance: false },
    Kind::FullRanking,
];

/// Its only spelling, the same as in its stored form.
const fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Single { .. } => "Single",
        Kind::Double { .. } => "Double",
        Kind::Consolation { .. } => "Consolation",
        Kind::FullRanking => "FullRanking",
    }
}

fn of_word(wanted: &str) -> Option<Kind> {
    KINDS.into_iter().find(|kind| word(*kind) == wanted)
}

pub(in crate::competitions::format) fn fields(base: Kind, typed: &Fields) -> Vec<Ask> {
    let more = match of_word(typed.get("bracket")).unwrap_or(base) {
        Kind::Single { .. } => vec![Ask::check("third_place")],
        Kind::Double { .. } => {
            vec![Ask::choice("grand_final", [GrandFinal::One, GrandFinal::Reset, GrandFinal::Advantage])]
        }
        Kind::Consolation { .. } => vec![Ask::number("spared"), Ask::check("last_chance")],
        Kind::FullRanking => Vec::new(),
    };
    std::iter::once(Ask::words("bracket", &KINDS.map(word))).chain(more).collect()
}

pub(in crate::competitions::format) fn read(form: &Reader<'_>, base: Kind) -> Result<Kind, Wrong> {
    let kind = match form.fields.get("bracket") {
        "" => base,
        wanted if wanted == word(base) => base,
        wanted => of_word(wanted).ok_or_else(|| Wrong { field: "bracket", text: unknown(wanted) })?,
    };
    Ok(match kind {
        Kind::Single { third_place } => Kind::Single { third_place: form.ticked("third_place", third_place) },
        Kind::Double { grand_final } => Kind::Double { grand_final: form.choice("grand_final", grand_final)? },
        Kind::Consolation { spared, last_chance } => Kind::Consolation {
            spared: form.number("spared", spared)?,
            last_chance: form.ticked("last_chance", last_chance),
        },
        Kind::FullRanking => Kind::FullRanking,
    })
}

pub(in crate::competitions::format) fn write(form: &mut Writer<'_>, kind: Kind) {
    form.put("bracket", word(kind));
    match kind {
        Kind::Single { third_place } => form.tick("third_place", third_place),
        Kind::Double { grand_final } => form.choice("grand_final", &grand_final),
        Kind::Consolation { spared, last_chance } => {
            form.put("spared", spared);
            form.tick("last_chance", last_chance);
        }
        Kind::FullRanking => {}
    }
}

pub(in crate::competitions::format) const fn bounds(kind: Kind) -> Option<Bound> {
    match kind {
        Kind::Consolation { spared, .. } => {
            Some(("spared", spared as u64, Phrase::new("bound-rounds-without-second-chance"), 0..=16))
        }
        _ => None,
    }
}

/// Its expected rounds, numbered on from those before it.
pub(in crate::competitions::format) fn rounds(
    players: usize,
    bracket: Kind,
    after: usize,
) -> Result<Vec<PreviewRound>, Text> {
    let drawn = Bracket::new(bracket, (0..players).collect(), 0)?;
    let waves = drawn.matches.iter().map(|planned| planned.wave).max().unwrap_or(0);
    let rows = (1..=waves).map(|wave| {
        let here = || drawn.matches.iter().filter(move |planned| planned.wave == wave && !planned.is_reset());
        let byes = here().filter(|planned| planned.is_bye()).count();
        (here().count() - byes, byes)
    });
    let played = rows.filter(|(tables, _)| *tables > 0).enumerate();
    Ok(played.map(|(at, (tables, byes))| round(after + at + 1, tables, byes)).collect())
}

/// A knockout needs a winner at every table.
pub(in crate::competitions::format) fn warn_of_draws(rule: &Rule, warnings: &mut Vec<Text>) {
    if rule.may_tie() {
        warnings.push(text!("format-match-end-level-knockout-needs"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_spelled_as_it_is_stored() {
        for kind in KINDS {
            let stored = serde_json::to_value(kind).unwrap();
            let tag = stored.as_object().and_then(|kind| kind.keys().next().cloned());
            assert_eq!(tag.as_deref().or_else(|| stored.as_str()), Some(word(kind)));
        }
    }
}
