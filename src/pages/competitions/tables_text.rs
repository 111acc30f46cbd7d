//! Wording for tables shared by several pages of the desk.

use podium_engine::contest::series::{Best, Ending, Rule, Scoring};

use crate::competitions::state::{Competition, Game, Table};
use crate::web::Context;

/// The separator between opponents' names.
pub(super) const BETWEEN: &str = " – ";

/// The names of the players.
pub(super) fn names(it: &Competition, table: &Table) -> String {
    table.seats.iter().map(|&entry| it.full_name(entry)).collect::<Vec<_>>().join(BETWEEN)
}

/// Whether a result needs the scores of the game, and which are better.
pub(super) fn scores(rule: &Rule) -> Option<Best> {
    match rule {
        Rule::Backgammon(_) | Rule::SplinkDuel { .. } | Rule::Spangle { .. } | Rule::FlyingMarbles { .. } => {
            Some(Best::Highest)
        }
        Rule::Totals { best, .. } | Rule::Table { scoring: Scoring::Scores { best, .. }, .. } => Some(*best),
        Rule::Attack(attack) => Some(attack.best),
        _ => None,
    }
}

/// A game in short form: `1–0`, `½–½`, `1. Ada (12)  2. Ben (9)`.
pub(super) fn result(cx: &Context, it: &Competition, table: &Table, game: &Game) -> String {
    let name = |seat: usize| table.seats.get(seat).map_or("—", |&entry| it.full_name(entry));
    let played = match &game.result.ending {
        Ending::Adjourned => return cx.t("desk-game-adjourned").into_owned(),
        Ending::Forfeit(by) => {
            let names: Vec<&str> = by.iter().map(|&seat| name(seat)).collect();
            return cx.t1("desk-game-forfeit", "names", names.join(", ")).into_owned();
        }
        Ending::Played(played) => played,
    };
    let score = |at: usize| played.scores.as_ref().and_then(|scores| scores.get(at).copied());
    let rank = |seat: usize| {
        let at = game.result.seats.iter().position(|&other| other == seat)?;
        Some((played.ranks.get(at).copied()?, score(at)))
    };
    if let (2, Some((one, a)), Some((other, b))) = (table.seats.len(), rank(0), rank(1)) {
        let signs = match one.cmp(&other) {
            std::cmp::Ordering::Less => "1–0",
            std::cmp::Ordering::Equal => "½–½",
            std::cmp::Ordering::Greater => "0–1",
        };
        return match (a, b) {
            (Some(a), Some(b)) => format!("{signs} ({a}–{b})"),
            _ => signs.to_owned(),
        };
    }
    let mut places: Vec<(u32, usize, Option<i64>)> = game
        .result
        .seats
        .iter()
        .enumerate()
        .filter_map(|(at, &seat)| Some((played.ranks.get(at).copied()?, seat, score(at))))
        .collect();
    places.sort_unstable();
    places.dedup_by_key(|(_, seat, _)| *seat);
    let told = places.iter().map(|(rank, seat, score)| match score {
        Some(score) => format!("{rank}. {} ({score})", name(*seat)),
        None => format!("{rank}. {}", name(*seat)),
    });
    told.collect::<Vec<_>>().join(", ")
}
