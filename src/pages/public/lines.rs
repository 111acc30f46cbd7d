//! Tables of a round as lines of text.

use crate::competitions::reasons::Wording;
use crate::competitions::state::{EntryId, Game, GameState, Table};
use crate::words::Locale;

/// A table as a line.
#[derive(Debug, Clone)]
pub struct Line {
    /// As printed on it.
    pub place: usize,
    pub number: u32,
    pub path: String,
    pub seats: Vec<Seat>,
    /// The word for its state.
    pub status: &'static str,
    /// `2 – 1`, if anything was played.
    pub score: Option<String>,
    pub why: String,
    pub seating: Vec<String>,
    /// When it is played, as its players agreed.
    pub agreed: Option<String>,
    pub deadline: Option<String>,
    /// Whether the reader sits here.
    pub mine: bool,
}

/// Somebody at a table.
#[derive(Debug, Clone)]
pub struct Seat {
    pub name: String,
    /// Their page in this competition.
    pub path: String,
    pub points: Option<String>,
    /// The name of the seat in the game: White, Attackers.
    pub role: Option<String>,
    pub won: bool,
    pub mine: bool,
    /// Forfeited the match.
    pub forfeited: bool,
}

/// A table as seen by a reader; `path` is the competition's.
pub fn line(wording: &Wording<'_>, table: &Table, path: &str, locale: &Locale, mine: Option<EntryId>) -> Line {
    let competition = wording.competition();
    let progress = competition.progress(table).ok();
    // Disputed and unconfirmed games do not count yet.
    let is_settled = |game: &Game| game.state == GameState::Settled;
    let begun = table.games.iter().any(is_settled) || !table.forfeits.is_empty();
    let points = |seat: usize| {
        let points = progress.as_ref().filter(|_| begun)?.scores.get(seat)?;
        Some(locale.text(&points.text()).into_owned())
    };
    let ranks = competition.result(table).map(|result| result.ranks);
    let roles = competition.facts().map(|facts| facts.seats).unwrap_or_default();
    let is_single = matches!(competition.settings.rule, podium_engine::contest::series::Rule::Single { .. });
    let seats: Vec<Seat> = table
        .seats
        .iter()
        .enumerate()
        .map(|(seat, &entry)| Seat {
            name: competition.name(entry).to_owned(),
            path: format!("{path}/entries/{entry}"),
            points: points(seat),
            // Seats change from game to game in longer matches.
            role: roles.get(seat).filter(|_| is_single).map(|role| locale.phrase(role).into_owned()),
            won: ranks.as_ref().is_some_and(|ranks| ranks.get(seat) == Some(&1)),
            mine: mine == Some(entry),
            forfeited: table.forfeits.contains(&seat),
        })
        .collect();
    let standing = competition.standing(table);
    let score: Option<Vec<&str>> = seats.iter().map(|seat| seat.points.as_deref()).collect();
    Line {
        place: table.place,
        number: table.id.0,
        path: format!("{path}/tables/{}", table.id),
        status: standing.word(),
        score: score.map(|points| points.join(" – ")),
        why: locale.text(&wording.why(table)).into_owned(),
        seating: wording.seating(table).iter().map(|why| locale.text(why).into_owned()).collect(),
        agreed: table.agreed.map(|at| locale.time(at)),
        deadline: competition.deadline(table).filter(|_| !standing.is_settled()).map(|at| locale.end(at)),
        mine: seats.iter().any(|seat| seat.mine),
        seats,
    }
}
