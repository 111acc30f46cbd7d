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

impl Value {
    /// A sum: `Buchholz cut 1: 4.5 + 3 + 3 + 2 − lowest 2 = 10.5`.
    pub(super) fn sum(tie_break: TieBreak, number: Number, terms: Vec<Term>) -> Self {
        Self::sum_called(tie_break.name(), number, terms)
    }

    /// A sum under another name.
    pub(super) fn sum_called(name: Text, number: Number, terms: Vec<Term>) -> Self {
        let text = text!("standings-sum", name, sum = sum_words(&terms), value = number);
        Self { number: Some(number), terms, text }
    }

    /// An average: `Average rating of opponents: (2100 + 2050) / 2 = 2075`.
    pub(super) fn average(tie_break: TieBreak, number: Option<Number>, terms: Vec<Term>) -> Self {
        let count = terms.iter().filter(|term| term.left.is_none()).count();
        let Some(value) = number else { return Self { terms, ..Self::missing(tie_break) } };
        let text = text!("standings-average", name = tie_break.name(), sum = sum_words(&terms), count, number = value);
        Self { number, terms, text }
    }

    /// A value that needs no sum.
    pub(super) fn plain(tie_break: TieBreak, number: Number) -> Self {
        let text = text!("standings-plain", name = tie_break.name(), number);
        Self { number: Some(number), terms: Vec::new(), text }
    }

    /// A number as it is, if there is one.
    pub(super) fn of(tie_break: TieBreak, number: Option<Number>) -> Self {
        number.map_or_else(|| Self::missing(tie_break), |number| Self::plain(tie_break, number))
    }

    /// No value, for want of games, ratings or scores.
    pub(super) fn missing(tie_break: TieBreak) -> Self {
        let name = tie_break.name();
        Self { number: None, terms: Vec::new(), text: text!("standings-nothing-compute", name) }
    }
}

/// The terms, those that are cut named again with a minus.
pub(super) fn sum_words(terms: &[Term]) -> Text {
    let shown = terms.iter().filter(|term| term.left != Some(Left::BelowLimit)).map(|term| {
        let number = term.number.text();
        if term.number.is_negative() { Text::joined([Text::same("("), number, Text::same(")")], "") } else { number }
    });
    let mut shown: Vec<Text> = shown.collect();
    if shown.is_empty() {
        shown.push(Text::same("0"));
    }
    let left = terms.iter().filter_map(|term| {
        let number = term.number;
        Some(match term.left? {
            Left::Lowest => text!("standings-left-lowest", number),
            Left::Highest => text!("standings-left-highest", number),
            Left::Unplayed => text!("standings-left-unplayed", number),
            Left::Early => text!("standings-left-early", number),
            Left::BelowLimit => return None,
        })
    });
    Text::joined(std::iter::once(Text::joined(shown, " + ")).chain(left), " − ")
}
