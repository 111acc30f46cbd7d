//! How a game ended, in words.

use podium_engine::game::{Facts, Outcome};

use crate::words::Locale;

/// The result of a game as a page shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ended {
    /// “Ada wins”.
    pub headline: String,
    /// Why, where the rules have a word for it.
    pub why: Option<String>,
    /// Rank, name and score of each seat, the best first; empty where the headline says it all.
    pub rows: Vec<(u32, String, Option<String>)>,
}

impl Ended {
    pub fn of(outcome: &Outcome, facts: &Facts, names: &[String], locale: &Locale) -> Self {
        let named = |at: usize| names.get(at).cloned().unwrap_or_default();
        let first: Vec<String> =
            (0..).zip(&outcome.ranks).filter(|(_, rank)| **rank == 1).map(|(at, _)| named(at)).collect();
        let headline = match (outcome.solved, first.as_slice()) {
            (Some(true), _) => locale.t("ended-solved").into_owned(),
            (Some(false), _) => locale.t("ended-unsolved").into_owned(),
            (None, [_]) if outcome.ranks.len() == 1 => locale.t("ended-over").into_owned(),
            (None, [one]) => locale.t1("ended-win", "name", one.as_str()).into_owned(),
            (None, all) if all.len() == outcome.ranks.len() => locale.t("ended-draw").into_owned(),
            (None, some) => locale.t1("ended-shared", "names", some.join(", ")).into_owned(),
        };
        let score =
            |at: usize| outcome.scores.as_ref().and_then(|scores| scores.get(at)).map(|score| locale.number(*score));
        let mut rows: Vec<_> = (0..).zip(&outcome.ranks).map(|(at, rank)| (*rank, named(at), score(at))).collect();
        rows.sort_by_key(|(rank, ..)| *rank);
        if outcome.scores.is_none() && outcome.ranks.len() < 3 {
            rows.clear();
        }
        let own = facts.ends.iter().find(|(end, _)| *end == outcome.end);
        let why = match (own, outcome.end) {
            (Some((_, phrase)), _) => Some(locale.phrase(phrase).into_owned()),
            (None, "resign") => Some(locale.t("ended-resign").into_owned()),
            (None, "timeout") => Some(locale.t("ended-timeout").into_owned()),
            (None, "agreed") => Some(locale.t("ended-agreed").into_owned()),
            _ => None,
        };
        Self { headline, why, rows }
    }
}
