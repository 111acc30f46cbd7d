//! A result as typed by an arbiter: a sign for two players, places or scores for more.

use std::ops::RangeInclusive;

use podium_engine::contest::series::{Best, Rule};
use podium_engine::text;
use podium_engine::text::Text;

use crate::competitions::actions::results::{self, Bare, Claim, MOST_SCORE};
use crate::competitions::actions::{Done, Party};
use crate::competitions::state::{Competition, Table};
use crate::pages::competitions::tables_text::scores;
use crate::web::Fields;

/// What somebody entered for a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::pages::competitions) enum Typed {
    Result(Bare),
    /// These seats did not turn up for this game.
    GameForfeit(Vec<usize>),
    /// These seats lose the match.
    Forfeit(Vec<usize>),
    Adjourned,
    /// The report is correct.
    Confirmed,
}

/// Parses the fields of a table, whose names end in `mark`; none if all are empty.
pub(in crate::pages::competitions) fn read(
    table: &Table,
    rule: &Rule,
    fields: &Fields,
    mark: &str,
) -> Result<Option<Typed>, Text> {
    let seats = table.seats.len();
    let word = fields.get(&format!("result{mark}"));
    let who = |seat: &str| seat.parse().map_or_else(|_| (0..seats).collect(), |seat| vec![seat]);
    if let Some(seat) = word.strip_prefix("forfeit-") {
        return Ok(Some(Typed::Forfeit(who(seat))));
    }
    if let Some(seat) = word.strip_prefix("game-forfeit-") {
        return Ok(Some(Typed::GameForfeit(who(seat))));
    }
    let typed = Numbers {
        ranks: numbers(fields, ("rank", mark), seats, 0..=seats as i64)?,
        scores: numbers(fields, ("score", mark), seats, -MOST_SCORE..=MOST_SCORE)?,
        solved: match fields.get(&format!("solved{mark}")) {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        },
    };
    let ranks = match word {
        "adjourn" => return Ok(Some(Typed::Adjourned)),
        "confirm" => return Ok(Some(Typed::Confirmed)),
        "first" => Some(vec![1, 2]),
        "draw" => Some(vec![1, 1]),
        "second" => Some(vec![2, 1]),
        _ => None,
    };
    match (ranks, typed.is_empty()) {
        (None, true) => Ok(None),
        (ranks, _) => typed.bare(ranks, scores(rule)).map(|bare| Some(Typed::Result(bare))),
    }
}

fn numbers(
    fields: &Fields,
    (name, mark): (&str, &str),
    seats: usize,
    range: RangeInclusive<i64>,
) -> Result<Vec<Option<i64>>, Text> {
    (0..seats).map(|seat| fields.number(&format!("{name}{mark}-{seat}"), range.clone())).collect()
}

struct Numbers {
    ranks: Vec<Option<i64>>,
    scores: Vec<Option<i64>>,
    solved: Option<bool>,
}

impl Numbers {
    fn is_empty(&self) -> bool {
        self.ranks.iter().chain(&self.scores).all(Option::is_none) && self.solved.is_none()
    }

    /// Places as typed, else derived from the scores.
    fn bare(self, ranks: Option<Vec<u32>>, best: Option<Best>) -> Result<Bare, Text> {
        let Self { ranks: places, scores, solved } = self;
        let some_score = scores.iter().any(Option::is_some);
        let scores: Option<Vec<i64>> = some_score.then(|| scores.iter().map(|score| score.unwrap_or(0)).collect());
        let given: Option<Vec<u32>> =
            places.iter().map(|place| place.and_then(|place| u32::try_from(place).ok())).collect();
        let by_score = || {
            let scores = scores.as_ref()?;
            let is_better = |one: i64, other: i64| if best == Some(Best::Lowest) { one < other } else { one > other };
            let better = |own: &i64| scores.iter().filter(|&&other| is_better(other, *own)).count() as u32;
            Some(scores.iter().map(|own| better(own) + 1).collect::<Vec<u32>>())
        };
        let alone = (places.len() == 1).then(|| vec![1]);
        let some_place = places.iter().any(Option::is_some);
        let ranks = match (ranks, some_place) {
            (Some(ranks), _) => Some(ranks),
            (None, true) => given,
            (None, false) => by_score().or(alone),
        };
        let ranks =
            ranks.filter(|ranks| !ranks.contains(&0)).ok_or_else(|| text!("refused-give-everybody-table-place-1"))?;
        Ok(Bare { ranks, scores, solved })
    }
}

impl Typed {
    /// The game it claims, if it is one.
    pub(in crate::pages::competitions) fn claim(&self) -> Option<Claim<'_>> {
        match self {
            Self::Result(bare) => Some(Claim::Result(bare)),
            Self::GameForfeit(seats) => Some(Claim::Forfeit(seats)),
            _ => None,
        }
    }

    /// Its effect on a table, as the game with that number.
    pub(in crate::pages::competitions) fn apply(
        &self,
        it: &Competition,
        table: &Table,
        game: usize,
        why: &str,
    ) -> Done {
        if let Some(claim) = self.claim() {
            return results::enter(it, table.id, game, claim, why);
        }
        match self {
            Self::Result(_) | Self::GameForfeit(_) => Ok(Vec::new()),
            Self::Forfeit(seats) => results::forfeit(it, table.id, seats, why),
            Self::Adjourned => results::adjourn(it, table.id, None),
            Self::Confirmed => {
                let waiting =
                    |game: &crate::competitions::Game| game.state == crate::competitions::state::GameState::Waiting;
                let mut events = Vec::new();
                for (at, _) in table.games.iter().enumerate().filter(|(_, game)| waiting(game)) {
                    events.extend(results::confirm(it, table.id, at + 1, Party::Staff)?);
                }
                Ok(events)
            }
        }
    }
}
