use serde::Serialize;

use super::number::Number;
use super::tie_break::TieBreak;
use crate::text;
use crate::text::Text;

/// Why a term does not count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum Left {
    /// The least is cut.
    Lowest,
    /// The greatest is cut.
    Highest,
    /// A round that the player chose not to play is cut first.
    Unplayed,
    /// The first rounds are cut.
    Early,
    /// The opponent has too few points to count.
    BelowLimit,
}

/// One part of a value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Term {
    /// From 0; `None` where the term belongs to no round.
    pub round: Option<usize>,
    /// By index in the field.
    pub opponent: Option<usize>,
    /// What it adds.
    pub number: Number,
    /// Why it does not count, if it does not.
    pub left: Option<Left>,
    /// Where the number comes from.
    pub why: Text,
}

/// A value with all that it is made of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Value {
    /// `None` where it does not exist.
    pub number: Option<Number>,
    /// Round by round, opponent by opponent.
    pub terms: Vec<Term>,
    /// The sum in one line.
    pub text: Text,
}

/// Words in English and in French.
#[derive(Debug, Default)]
pub(super) struct Words {
    pub(super) en: String,
    pub(super) fr: String,
}

impl Value {
    /// A sum: `Buchholz cut 1: 4.5 + 3 + 3 + 2 − lowest 2 = 10.5`.
    pub(super) fn sum(tie_break: TieBreak, number: Number, terms: Vec<Term>) -> Self {
        let Words { en, fr } = sum_words(&terms);
        let (name, value, comma) = (tie_break.name(), number, number.french());
        let (name_en, name_fr) = (&name.en, &name.fr);
        let text = text!("{name_en}: {en} = {value}", "{name_fr} : {fr} = {comma}");
        Self { number: Some(number), terms, text }
    }

    /// An average: `Average rating of opponents: (2100 + 2050) / 2 = 2075`.
    pub(super) fn average(tie_break: TieBreak, number: Option<Number>, terms: Vec<Term>) -> Self {
        let count = terms.iter().filter(|term| term.left.is_none()).count();
        let Words { en, fr } = sum_words(&terms);
        let name = tie_break.name();
        let (name_en, name_fr) = (&name.en, &name.fr);
        let text = match number {
            Some(number) => {
                let comma = number.french();
                text!("{name_en}: ({en}) / {count} = {number}", "{name_fr} : ({fr}) / {count} = {comma}")
            }
            None => return Self { terms, ..Self::missing(tie_break) },
        };
        Self { number, terms, text }
    }

    /// A value that needs no sum.
    pub(super) fn plain(tie_break: TieBreak, number: Number) -> Self {
        let (name, comma) = (tie_break.name(), number.french());
        let (en, fr) = (&name.en, &name.fr);
        Self { number: Some(number), terms: Vec::new(), text: text!("{en}: {number}", "{fr} : {comma}") }
    }

    /// A number as it is, if there is one.
    pub(super) fn of(tie_break: TieBreak, number: Option<Number>) -> Self {
        number.map_or_else(|| Self::missing(tie_break), |number| Self::plain(tie_break, number))
    }

    /// No value, for want of games, ratings or scores.
    pub(super) fn missing(tie_break: TieBreak) -> Self {
        let name = tie_break.name();
        let (en, fr) = (&name.en, &name.fr);
        Self {
            number: None,
            terms: Vec::new(),
            text: text!("{en}: there is nothing to compute it from.", "{fr} : rien ne permet de le calculer."),
        }
    }
}

/// The terms, those that are cut named again with a minus.
pub(super) fn sum_words(terms: &[Term]) -> Words {
    let listed = |french: bool| {
        let shown: Vec<String> = terms
            .iter()
            .filter(|term| term.left != Some(Left::BelowLimit))
            .map(|term| {
                let number = if french { term.number.french() } else { term.number.to_string() };
                if term.number.is_negative() { format!("({number})") } else { number }
            })
            .collect();
        if shown.is_empty() { "0".to_owned() } else { shown.join(" + ") }
    };
    let (mut en, mut fr) = (listed(false), listed(true));
    for term in terms {
        let (english, french) = match term.left {
            Some(Left::Lowest) => ("lowest", "le plus bas"),
            Some(Left::Highest) => ("highest", "le plus haut"),
            Some(Left::Unplayed) => ("unplayed", "non joué"),
            Some(Left::Early) => ("early", "début"),
            Some(Left::BelowLimit) | None => continue,
        };
        en.push_str(&format!(" − {english} {}", term.number));
        fr.push_str(&format!(" − {french} {}", term.number.french()));
    }
    Words { en, fr }
}
