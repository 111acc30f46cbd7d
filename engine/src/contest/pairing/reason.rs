//! Why two meet, why the sides are as they are, and why somebody has the bye: numbers and kinds to be stored, worded when
//! somebody reads them. Each says so in plain sentences (`text`) and names the rules behind it for arbiters (`detail`);
//! [`with_detail`] puts one behind the other.

use serde::{Deserialize, Serialize};

use crate::contest::sentences::{self, join};
use crate::contest::sides::SideNames;
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
    /// Each gets the side that is due to them.
    Due,
    /// Only the player on this side had one due, and gets it.
    DueToOne(Side),
    /// Both are due the same side.
    Contested {
        /// Which.
        due: Side,
        /// Why it went to whoever has it.
        by: Settled,
    },
    /// As [`Settled::Stronger`], stored without the side.
    StrongerClaim,
    /// As [`Settled::Alternate`], stored without the side.
    Alternate,
    /// As [`Settled::HigherRanked`], stored without the side.
    HigherRanked,
    /// No claim yet: by the number of the higher ranked.
    Number,
    /// The first match: by the number of the higher ranked.
    MatchNumber,
    /// The first game’s White to whoever has had it less often.
    FewerWhites,
    /// As many first games with White each, alternating.
    MatchAlternate,
    /// A schedule made before the first round.
    Schedule,
}

/// Why one of two who are due the same side got it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Settled {
    /// The claim was stronger.
    Stronger,
    /// Equal claims, alternating from the last round in which the sides differed.
    Alternate,
    /// Equal claims, decided for the higher ranked.
    HigherRanked,
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
    /// In plain sentences, given the names of White and Black.
    pub fn text(&self, [white, black]: [&str; 2]) -> Text {
        match self {
            Self::Dutch { how, score, upper } => {
                let (upper, lower) = if *upper == Side::White { (white, black) } else { (black, white) };
                how.text(*score, upper, lower)
            }
            Self::Plain { scores, met, same_club } => plain(*scores, met, *same_club, [white, black]),
            Self::Double { scores } => double(*scores, [white, black]),
            Self::Schedule => by_the_table(),
        }
    }

    /// The rules behind it, where it goes by FIDE’s.
    pub fn detail(&self) -> Option<Text> {
        match self {
            Self::Dutch { how: Dutch::MovedDown, .. } => {
                Some(cited(DUTCH, &[Rule::Criterion(1), Rule::Criteria(6, 21)]))
            }
            Self::Dutch { how: Dutch::Natural, .. } => Some(cited(DUTCH, &[Rule::Criterion(1), Rule::Article("3")])),
            Self::Dutch { how: Dutch::Transposed | Dutch::Exchanged, .. } => {
                Some(cited(DUTCH, &[Rule::Criteria(1, 21), Rule::Article("4")]))
            }
            Self::Double { scores: [high, low] } if high == low => {
                Some(cited(DOUBLE, &[Rule::Criterion(1), Rule::Criterion(8), Rule::Article("3.6")]))
            }
            Self::Double { .. } => Some(cited(DOUBLE, &[Rule::Criteria(3, 7), Rule::Article("3.5")])),
            Self::Plain { .. } | Self::Schedule => None,
        }
    }
}

impl Dutch {
    fn text(self, score: Tenths, x: &str, y: &str) -> Text {
        let score = points(score);
        match self {
            Self::MovedDown => text!("pairing-moved-down", x, score, y),
            Self::Natural => text!("pairing-natural", score, x, y),
            Self::Transposed => text!("pairing-transposed", score, x, y),
            Self::Exchanged => text!("pairing-exchanged", score, x, y),
        }
    }
}

fn plain(scores: [Tenths; 2], met: &[usize], same_club: bool, [one, two]: [&str; 2]) -> Text {
    let [high, low] = scores;
    let score = if high == low {
        text!("pairing-both", score = points(high))
    } else {
        text!("pairing-against", high = points(high), low = points(low))
    };
    let before = match (met.len(), met.last()) {
        (_, None) => text!("pairing-not-met", one, two),
        (1, Some(last)) => text!("pairing-met-round", one, two, last),
        (times, Some(last)) => text!("pairing-met-times", one, two, times, last),
    };
    let club = same_club.then(|| text!("pairing-club-keeping-apart-cost-more"));
    join([score, before].into_iter().chain(club))
}

fn double(scores: [Tenths; 2], [one, two]: [&str; 2]) -> Text {
    let [high, low] = scores;
    let why = if high == low {
        text!("pairing-double", score = points(high))
    } else {
        text!("pairing-moved-up", high = points(high), low = points(low))
    };
    join([why, text!("pairing-not-met", one, two)])
}

impl Sides {
    /// In plain sentences, given the names of White and Black and what their sides are called.
    pub fn text(self, [white, black]: [&str; 2], sides: SideNames) -> Text {
        let on = |side| if side == Side::White { (white, black) } else { (black, white) };
        let (first, second) = (sides.text(Side::White), sides.text(Side::Black));
        match self {
            Self::Due => text!("pairing-due", one = white, first, two = black, second),
            Self::DueToOne(side) => {
                let (name, other) = on(side);
                text!("pairing-due-one", name, side = sides.text(side), other)
            }
            Self::Contested { due, by } => {
                let ((name, _), side) = (on(due), sides.text(due));
                match by {
                    Settled::Stronger => text!("pairing-due-stronger", side, name),
                    Settled::Alternate => text!("pairing-due-alternate", side, name),
                    Settled::HigherRanked => text!("pairing-due-higher", side, name),
                }
            }
            Self::StrongerClaim => text!("pairing-stronger-claim"),
            Self::Alternate => text!("pairing-same-claim-alternate"),
            Self::HigherRanked => text!("pairing-same-claim-higher"),
            Self::Number => text!("pairing-nothing-due", one = white, two = black),
            Self::MatchNumber => text!("pairing-first-match"),
            Self::FewerWhites => text!("pairing-fewer-first-games", name = white, side = first),
            Self::MatchAlternate => text!("pairing-equal-first-games", side = first),
            Self::Schedule => by_the_table(),
        }
    }

    /// The rules behind it, where it goes by FIDE’s.
    pub fn detail(self) -> Option<Text> {
        let (rules, article) = match self {
            Self::Due | Self::DueToOne(_) => (DUTCH, "5.2.1"),
            Self::Contested { by: Settled::Stronger, .. } | Self::StrongerClaim => (DUTCH, "5.2.2"),
            Self::Contested { by: Settled::Alternate, .. } | Self::Alternate => (DUTCH, "5.2.3"),
            Self::Contested { by: Settled::HigherRanked, .. } | Self::HigherRanked => (DUTCH, "5.2.4"),
            Self::Number => (DUTCH, "5.2.5"),
            Self::MatchNumber | Self::FewerWhites | Self::MatchAlternate => (DOUBLE, "4.3"),
            Self::Schedule => return None,
        };
        Some(cited(rules, &[Rule::Article(article)]))
    }
}

impl Bye {
    /// In plain sentences, given the player’s name.
    pub fn text(self, name: &str) -> Text {
        match self {
            Self::Dutch { score } => text!("pairing-bye-dutch", name, score = points(score)),
            Self::Plain { score, byes } => text!("pairing-bye-plain", name, byes, score = points(score)),
            Self::Double { score } => text!("pairing-bye-double", name, score = points(score)),
            Self::Schedule => by_the_table(),
        }
    }

    /// The rules behind it, where it goes by FIDE’s.
    pub fn detail(self) -> Option<Text> {
        match self {
            Self::Dutch { .. } => Some(cited(DUTCH, &[Rule::Criterion(2), Rule::Criterion(5), Rule::Criterion(9)])),
            Self::Double { .. } => Some(cited(DOUBLE, &[Rule::Criterion(2), Rule::Article("3.4")])),
            Self::Plain { .. } | Self::Schedule => None,
        }
    }
}

/// Plain sentences with the rules behind them, in brackets.
pub fn with_detail(plain: Text, detail: Option<Text>) -> Text {
    join(std::iter::once(plain).chain(detail.map(|detail| text!("pairing-in-brackets", detail))))
}

/// The FIDE (Dutch) system in the handbook.
const DUTCH: &str = "C.04.3";
/// The Double-Swiss in the handbook.
const DOUBLE: &str = "C.04.5";

/// A rule that arbiters look up.
enum Rule {
    Criterion(u8),
    Criteria(u8, u8),
    Article(&'static str),
}

impl Rule {
    fn text(&self) -> Text {
        match self {
            Self::Criterion(number) => text!("pairing-criterion", number),
            Self::Criteria(from, to) => text!("pairing-criteria", from, to),
            Self::Article(number) => text!("pairing-article", number = *number),
        }
    }
}

/// “C.04.3: C6, C21”.
fn cited(rules: &'static str, those: &[Rule]) -> Text {
    text!("pairing-cited", rules, list = Text::joined(those.iter().map(Rule::text), ", "))
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
        check(&Sides::DueToOne(Side::Black), r#"{"due-to-one":"Black"}"#);
        let contested = Sides::Contested { due: Side::White, by: Settled::HigherRanked };
        check(&contested, r#"{"contested":{"due":"White","by":"higher-ranked"}}"#);
        check(&Bye::Plain { score: 0, byes: 0 }, r#"{"plain":{"score":0}}"#);
        check(&Bye::Plain { score: 5, byes: 2 }, r#"{"plain":{"score":5,"byes":2}}"#);
        check(&Bye::Dutch { score: 10 }, r#"{"dutch":{"score":10}}"#);
    }

    #[test]
    fn reasons_are_plain_sentences_with_names() {
        let dutch = |upper| Meeting::Dutch { how: Dutch::Natural, score: 20, upper };
        let names = ["Ada", "Ben"];
        assert_eq!(
            with_detail(dutch(Side::White).text(names), dutch(Side::White).detail()).english(),
            "Both have 2 points, and Ada has not met Ben. Ada is in the upper half of those players, Ben in the same \
             place of the lower half. (C.04.3: C1, article 3)"
        );
        assert!(dutch(Side::Black).text(names).say("fr").starts_with("Les deux ont 2 points, et Ben n’a pas encore"));
        let plain = Meeting::Plain { scores: [15, 10], met: vec![2], same_club: true };
        assert_eq!(
            plain.text(names).english(),
            "1½ points against 1 point: a smaller difference here would make other pairings worse. Ada met Ben in round \
             2, but a rematch cannot be avoided or does the least harm here. They are from the same club, but keeping \
             them apart would make other pairings worse."
        );
        assert_eq!(plain.detail(), None);
        let bye = Bye::Dutch { score: 5 };
        assert_eq!(
            with_detail(bye.text("Ada"), bye.detail()).english(),
            "The number of players is odd. Ada has ½ point, the lowest score from which everyone else can be paired, \
             and has missed the fewest games of those players. (C.04.3: C2, C5, C9)"
        );
    }

    #[test]
    fn sides_are_told_by_who_is_due_what() {
        let chess = |reason: Sides| reason.text(["Ada", "Ben"], SideNames::WHITE_BLACK).english();
        let contested = |due, by| Sides::Contested { due, by };
        assert_eq!(chess(Sides::Due), "Ada is due White, and Ben is due Black.");
        assert_eq!(chess(Sides::DueToOne(Side::Black)), "Ben is due Black; Ada has no preference yet.");
        assert_eq!(
            chess(contested(Side::Black, Settled::Stronger)),
            "Both are due Black; Ben has the stronger claim to it."
        );
        assert_eq!(
            chess(contested(Side::White, Settled::HigherRanked)),
            "Both are equally due White; Ada is ranked higher."
        );
        assert_eq!(chess(Sides::FewerWhites), "Ada has played the first game with White less often.");
        let detail = |reason: Sides| reason.detail().map(|detail| detail.say("de"));
        let stronger = contested(Side::Black, Settled::Stronger);
        assert_eq!(detail(stronger).as_deref(), Some("C.04.3: Artikel 5.2.2"));
        assert_eq!(detail(Sides::Schedule), None);
        let unknown = Sides::Due.text(["Ada", "Ben"], SideNames::ByTurn);
        assert_eq!(unknown.english(), "Ada is due to move first, and Ben is due to move second.");
        assert_eq!(unknown.say("de"), "Ada ist als anziehende Seite an der Reihe, Ben als nachziehende Seite.");
    }
}
