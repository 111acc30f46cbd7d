//! Why two meet, why the sides are as they are, and why somebody has the bye: numbers and kinds to be stored, worded when
//! somebody reads them.

use serde::{Deserialize, Serialize};

use crate::contest::sentences::{self, join};
use crate::contest::swiss::{Side, Tenths};
use crate::text;
use crate::text::Text;

/// Why two meet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Meeting {
    /// Paired by the Dutch system.
    Dutch {
        /// How the pair came about.
        how: Dutch,
        /// The score of the bracket in which they were paired.
        score: Tenths,
        /// The side of the player who stands higher.
        #[serde(default = "white", skip_serializing_if = "is_white")]
        upper: Side,
    },
    /// Paired by the plain Swiss.
    Plain {
        /// Their scores, the higher first.
        scores: [Tenths; 2],
        /// The rounds, from 1, in which they met before.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        met: Vec<usize>,
        /// Whether they are of one club.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        same_club: bool,
    },
    /// Paired by the Double-Swiss.
    Double {
        /// Their scores, the higher first.
        scores: [Tenths; 2],
    },
    /// A schedule made before the first round.
    Schedule,
}

/// How a pair of the Dutch system came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dutch {
    /// A player from a higher score met a resident, as high as allowed.
    MovedDown,
    /// Upper half against lower half, this the natural opponent.
    Natural,
    /// Upper half against lower half, with another opponent than the natural one.
    Transposed,
    /// One of the two was exchanged between the halves.
    Exchanged,
}

/// Why the sides are as they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sides {
    /// Both get the side that is due to them.
    Due,
    /// The stronger of two equal wishes.
    StrongerClaim,
    /// Equal claims, alternating from the last round in which the sides differed.
    Alternate,
    /// Equal claims, decided for the higher ranked.
    HigherRanked,
    /// No claim yet: by the number of the higher ranked.
    Number,
    /// The first match: by the number of the higher ranked.
    MatchNumber,
    /// The first game's White to whoever has had it less often.
    FewerWhites,
    /// As many first games with White each, alternating.
    MatchAlternate,
    /// A schedule made before the first round.
    Schedule,
}

/// Why somebody has the bye of an odd field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Bye {
    /// By the Dutch system.
    Dutch {
        /// The player's score.
        score: Tenths,
    },
    /// By the plain Swiss.
    Plain {
        /// The player's score.
        score: Tenths,
        /// Byes the player has had before.
        #[serde(default, skip_serializing_if = "is_zero")]
        byes: usize,
    },
    /// By the Double-Swiss.
    Double {
        /// The player's score.
        score: Tenths,
    },
    /// A schedule made before the first round.
    Schedule,
}

const fn white() -> Side {
    Side::White
}

fn is_white(side: &Side) -> bool {
    *side == Side::White
}

fn is_zero(count: &usize) -> bool {
    *count == 0
}

impl Meeting {
    /// In a sentence, given the names of White and Black.
    pub fn text(&self, [white, black]: [&str; 2]) -> Text {
        match self {
            Self::Dutch { how, score, upper } => {
                let (upper, lower) = if *upper == Side::White { (white, black) } else { (black, white) };
                how.text(*score, upper, lower)
            }
            Self::Plain { scores, met, same_club } => plain(*scores, met, *same_club),
            Self::Double { scores } => double(*scores),
            Self::Schedule => by_the_table(),
        }
    }
}

impl Dutch {
    fn text(self, score: Tenths, x: &str, y: &str) -> Text {
        let score = points(score);
        match self {
            Self::MovedDown => text!("pairing-comes-down-meets-highest-serves", x, score, y),
            Self::Natural => text!("pairing-among-upper-half-meets-same", score, x, y),
            Self::Transposed => text!("pairing-among-upper-half-meets-lower", score, x, y),
            Self::Exchanged => text!("pairing-among-meets-after-exchange-between", score, x, y),
        }
    }
}

fn plain(scores: [Tenths; 2], met: &[usize], same_club: bool) -> Text {
    let [high, low] = scores;
    let [x, y] = scores.map(points);
    let score = if high == low {
        text!("pairing-both", x)
    } else {
        text!("pairing-against-smaller-difference-here-cost", x, y)
    };
    let before = match (met.len(), met.last()) {
        (_, None) => text!("pairing-not-met"),
        (1, Some(last)) => text!("pairing-met-round-rematch-cannot-avoided", last),
        (times, Some(last)) => text!("pairing-met-times-last-round-rematches", times, last),
    };
    let club = same_club.then(|| text!("pairing-club-keeping-apart-cost-more"));
    join([score, before].into_iter().chain(club))
}

fn double(scores: [Tenths; 2]) -> Text {
    let [high, low] = scores;
    let [x, y] = scores.map(points);
    if high == low {
        text!("pairing-both-first-pairing-number-which", x)
    } else {
        text!("pairing-against-taken-up-complete-score", x, y)
    }
}

impl Sides {
    /// In a sentence.
    pub fn text(self) -> Text {
        match self {
            Self::Due => text!("pairing-both-get-side-due"),
            Self::StrongerClaim => {
                text!("pairing-stronger-claim-side-granted")
            }
            Self::Alternate => text!("pairing-same-claim-sides-alternate-last"),
            Self::HigherRanked => text!("pairing-same-claim-higher-ranked-granted"),
            Self::Number => text!("pairing-no-claim-yet-higher-ranked"),
            Self::MatchNumber => text!("pairing-no-match-yet-higher-ranked"),
            Self::FewerWhites => text!("pairing-first-games-white-goes-who"),
            Self::MatchAlternate => text!("pairing-many-first-games-white-each"),
            Self::Schedule => by_the_table(),
        }
    }
}

impl Bye {
    /// In a sentence.
    pub fn text(self) -> Text {
        match self {
            Self::Dutch { score } => {
                let score = points(score);
                text!("pairing-number-players-odd-c5-bye", score)
            }
            Self::Plain { score, byes } => {
                let score = points(score);
                text!("pairing-number-players-odd-bye-goes", byes, score)
            }
            Self::Double { score } => {
                let score = points(score);
                text!("pairing-number-players-odd-bye-goes-2", score)
            }
            Self::Schedule => by_the_table(),
        }
    }
}

fn by_the_table() -> Text {
    text!("pairing-table")
}

/// Points as they are said: “1½ points”.
fn points(tenths: Tenths) -> Text {
    sentences::points(u64::from(tenths) * 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written as that, and read back.
    fn check<T>(reason: &T, stored: &str)
    where
        T: Serialize + for<'a> Deserialize<'a> + PartialEq + std::fmt::Debug,
    {
        assert_eq!(serde_json::to_string(reason).unwrap(), stored);
        assert_eq!(&serde_json::from_str::<T>(stored).unwrap(), reason);
    }

    #[test]
    fn reasons_are_stored_without_words() {
        let dutch = |upper| Meeting::Dutch { how: Dutch::MovedDown, score: 15, upper };
        check(&dutch(Side::White), r#"{"dutch":{"how":"moved-down","score":15}}"#);
        check(&dutch(Side::Black), r#"{"dutch":{"how":"moved-down","score":15,"upper":"Black"}}"#);
        let plain = Meeting::Plain { scores: [10, 10], met: Vec::new(), same_club: false };
        check(&plain, r#"{"plain":{"scores":[10,10]}}"#);
        let plain = Meeting::Plain { scores: [10, 5], met: vec![1, 4], same_club: true };
        check(&plain, r#"{"plain":{"scores":[10,5],"met":[1,4],"same-club":true}}"#);
        check(&Meeting::Double { scores: [30, 15] }, r#"{"double":{"scores":[30,15]}}"#);
        check(&Meeting::Schedule, r#""schedule""#);
        check(&Sides::StrongerClaim, r#""stronger-claim""#);
        check(&Bye::Plain { score: 0, byes: 0 }, r#"{"plain":{"score":0}}"#);
        check(&Bye::Plain { score: 5, byes: 2 }, r#"{"plain":{"score":5,"byes":2}}"#);
        check(&Bye::Dutch { score: 10 }, r#"{"dutch":{"score":10}}"#);
    }

    #[test]
    fn names_come_in_when_somebody_reads() {
        let dutch = |upper| Meeting::Dutch { how: Dutch::Natural, score: 10, upper }.text(["Ana", "Bo"]);
        assert_eq!(
            dutch(Side::White).english(),
            "Among those with 1 point, Ana of the upper half meets Bo, at the same place of the lower half."
        );
        assert_eq!(
            dutch(Side::Black).say("fr"),
            "Parmi les joueurs à 1 point, Bo, de la première moitié, rencontre Ana, au même rang de la seconde."
        );
        let plain = Meeting::Plain { scores: [15, 10], met: vec![2], same_club: true }.text(["Ana", "Bo"]);
        assert_eq!(
            plain.english(),
            "1½ points against 1 point: a smaller difference here would cost more elsewhere. They met in round 2: a rematch cannot be avoided, or costs least here. They are of one club; keeping them apart would cost more."
        );
    }
}
