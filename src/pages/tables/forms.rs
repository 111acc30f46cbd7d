//! The forms that a table offers to each viewer, and their contents.

use podium_engine::contest::series::{Best, Rule, Scoring};
use podium_engine::games::backgammon;
use podium_engine::text;
use podium_engine::text::Text;

use crate::competitions::actions::results::Bare;
use crate::competitions::format::{attack, ladder};
use crate::competitions::head::head as record_head;
use crate::competitions::settings::Records;
use crate::competitions::state::{Competition, EntryId, GameState, Status, Table};
use crate::pages::public::table_view::named;
use crate::pages::records::upload::Upload;
use crate::store::chain::now;
use crate::web::Viewer;

/// What somebody at the table may do now.
#[derive(Debug, Default)]
pub struct Forms {
    /// An arbiter who does not play here.
    pub staff: bool,
    /// The games that can be submitted, the default one first.
    pub numbers: Vec<usize>,
    /// Why none can be.
    pub closed: Option<String>,
    /// The head of the default game's record.
    pub head: String,
    /// The form for a bare result, if allowed.
    pub bare: Option<BareForm>,
    /// Who may sit on the left in a match file of another program.
    pub left: Vec<String>,
    pub time: Option<TimeForm>,
    pub postponement: Option<Postponement>,
    pub challenge: Option<ChallengeForm>,
}

/// Fields for a result without a record.
#[derive(Debug)]
pub struct BareForm {
    pub names: Vec<String>,
    /// Between two: who won, or nobody.
    pub two: bool,
    /// Alone: only the score.
    pub alone: bool,
    /// The match counts the scores of its games.
    pub scores: bool,
}

/// The time of the match.
#[derive(Debug)]
pub struct TimeForm {
    /// The proposal: as shown, as sent, by whom, and whether it is one's own.
    pub offered: Option<(String, String, String, bool)>,
    pub zone: String,
}

/// A later deadline.
#[derive(Debug)]
pub struct Postponement {
    /// Until when, if it was requested already.
    pub asked: Option<String>,
}

/// An open challenge of a ladder.
#[derive(Debug)]
pub struct ChallengeForm {
    pub accepted: bool,
    pub challenged: bool,
    pub until: Option<String>,
}

impl Forms {
    /// None if the viewer can do nothing here.
    pub fn of(competition: &Competition, table: &Table, viewer: &Viewer) -> Option<Self> {
        let mine = viewer.entry.filter(|&entry| table.seat_of(entry).is_some());
        let arbiter = viewer.role.is_some_and(|role| role >= crate::clubs::model::Role::Arbiter);
        if competition.status != Status::Running || table.voided.is_some() || (mine.is_none() && !arbiter) {
            return None;
        }
        let locale = &viewer.cx.locale;
        let mut forms = Self { staff: mine.is_none(), ..Self::default() };
        match numbers(competition, table, mine) {
            Ok(numbers) => forms.numbers = numbers,
            Err(text) => forms.closed = Some(locale.text(&text).into_owned()),
        }
        // Somebody reporting knows whom they played.
        let names: Vec<String> = table.seats.iter().map(|&entry| competition.full_name(entry).to_owned()).collect();
        if let Some(&usual) = forms.numbers.first() {
            let today = locale.local(now()).date();
            forms.head = record_head(competition, table, usual, today).map(|head| head.text()).unwrap_or_default();
            if competition.settings.game == backgammon::ID {
                forms.left = names.clone();
            }
            let allowed = forms.staff || competition.settings.records == Records::Optional;
            forms.bare = allowed.then(|| BareForm {
                two: names.len() == 2,
                alone: matches!(competition.settings.rule, Rule::Attack(_)),
                scores: counts_scores(&competition.settings.rule),
                names,
            });
        }
        if let Some(mine) = mine.filter(|_| !competition.standing(table).is_settled()) {
            forms.times(competition, table, mine, viewer);
        }
        Some(forms)
    }

    fn times(&mut self, competition: &Competition, table: &Table, mine: EntryId, viewer: &Viewer) {
        let locale = &viewer.cx.locale;
        self.time = (table.seats.len() > 1).then(|| TimeForm {
            offered: table.proposed.as_ref().map(|(at, by)| {
                let sent = at.format("%Y-%m-%dT%H:%M:%S").to_string();
                (locale.time(at), sent, named(competition, by, locale), table.proposed_from == Some(mine))
            }),
            zone: locale.zone.name().to_owned(),
        });
        self.postponement = competition
            .deadline(table)
            .map(|_| Postponement { asked: table.postponement.as_ref().map(|(until, ..)| locale.time(until)) });
        self.challenge = ladder::open_of(competition, table, now()).map(|open| {
            let (year, month, day) = open.until.date();
            ChallengeForm {
                accepted: open.accepted,
                challenged: table.seats.first() == Some(&mine),
                until: chrono::NaiveDate::from_ymd_opt(year, month, day).map(|day| locale.day(day)),
            }
        });
    }
}

/// The games that can be submitted: the next one, and one's own unsettled ones.
fn numbers(competition: &Competition, table: &Table, mine: Option<EntryId>) -> Result<Vec<usize>, Text> {
    if table.closed || !table.forfeits.is_empty() {
        return Ok(Vec::new());
    }
    let own = table.games.iter().enumerate().filter(|(_, game)| match mine {
        Some(mine) => game.state != GameState::Settled && game.from == Some(mine),
        None => true,
    });
    let own: Vec<usize> = own.map(|(at, _)| at + 1).collect();
    let disputed = table.games.iter().any(|game| game.state == GameState::Disputed);
    let next = competition.progress(table)?.next.filter(|_| !disputed).map(|_| table.games.len() + 1);
    let next = match next {
        Some(next) => match attack::may_try(competition, table, now()) {
            Ok(()) => Some(next),
            Err(why) if own.is_empty() => return Err(why),
            Err(_) => None,
        },
        None => None,
    };
    Ok(next.into_iter().chain(own.into_iter().rev()).collect())
}

/// Whether a match sums the scores of its games.
const fn counts_scores(rule: &Rule) -> bool {
    match rule {
        Rule::Backgammon(_)
        | Rule::SplinkDuel { .. }
        | Rule::Spangle { .. }
        | Rule::FlyingMarbles { .. }
        | Rule::Totals { .. }
        | Rule::Attack(_) => true,
        Rule::Table { scoring, .. } => matches!(scoring, Scoring::Scores { .. }),
        Rule::Single { .. }
        | Rule::BestOf { .. }
        | Rule::Games { .. }
        | Rule::FirstTo { .. }
        | Rule::Exchange { .. } => false,
    }
}

/// The result submitted by a form, one number per seat of the table.
pub fn bare(rule: &Rule, seats: usize, form: &Upload) -> Result<Bare, Text> {
    let missing = || text!("refused-give-everybody-place-everybody-score");
    let scores: Option<Vec<i64>> = (0..seats).map(|seat| form.number(&format!("score-{seat}"))).collect();
    let solved = match form.text("solved").as_str() {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    };
    let given: Option<Vec<u32>> = match form.text("winner").as_str() {
        "" => (0..seats).map(|seat| form.number(&format!("rank-{seat}"))).collect(),
        "draw" => Some(vec![1; seats]),
        seat => {
            let winner: usize = seat.parse().map_err(|_| missing())?;
            Some((0..seats).map(|seat| if seat == winner { 1 } else { 2 }).collect())
        }
    };
    let ranks = match (given, &scores) {
        (Some(ranks), _) => ranks,
        (None, Some(scores)) => ranked(rule, scores),
        (None, None) if solved.is_some() => vec![1; seats],
        (None, None) => return Err(missing()),
    };
    Ok(Bare { ranks, scores, solved })
}

/// The ranks resulting from scores.
fn ranked(rule: &Rule, scores: &[i64]) -> Vec<u32> {
    let best = match rule {
        Rule::Totals { best, .. } | Rule::Table { scoring: Scoring::Scores { best, .. }, .. } => *best,
        _ => Best::Highest,
    };
    let beats = |one: i64, other: i64| if best == Best::Lowest { one < other } else { one > other };
    scores.iter().map(|&own| 1 + scores.iter().filter(|&&other| beats(other, own)).count() as u32).collect()
}

#[cfg(test)]
mod tests {
    use podium_engine::contest::series::Tied;

    use super::*;

    fn form(pairs: &str) -> Upload {
        Upload::of_pairs(pairs.as_bytes()).unwrap()
    }

    #[test]
    fn a_result_is_told_by_winner_places_or_scores() {
        let single = Rule::Single { tied: Tied::Shared };
        let ranks = |rule: &Rule, seats, pairs: &str| bare(rule, seats, &form(pairs)).map(|bare| bare.ranks);
        assert_eq!(ranks(&single, 2, "winner=1"), Ok(vec![2, 1]));
        assert_eq!(ranks(&single, 2, "winner=draw"), Ok(vec![1, 1]));
        assert_eq!(ranks(&single, 3, "rank-0=3&rank-1=1&rank-2=1"), Ok(vec![3, 1, 1]));
        assert_eq!(ranks(&single, 3, "score-0=5&score-1=9&score-2=5"), Ok(vec![2, 1, 2]));
        let lowest = Rule::Totals { games: 1, best: Best::Lowest, tied: Tied::Shared };
        assert_eq!(ranks(&lowest, 3, "score-0=5&score-1=9&score-2=-1"), Ok(vec![2, 3, 1]));
        assert!(bare(&single, 3, &form("rank-0=1&rank-1=2")).is_err());
        assert!(bare(&single, 2, &form("winner=somebody")).is_err());
    }
}
