//! Why two meet, why the sides are as they are, and why somebody has the bye: numbers and kinds to be stored, worded when
//! somebody reads them.

use serde::{Deserialize, Serialize};

use crate::contest::sentences::join;
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
        let Text { en: score, fr: score_fr } = points(score);
        match self {
            Self::MovedDown => text!(
                "{x} comes down to those with {score} and meets {y}, the highest of them that serves the criteria C6 to C21 best.",
                "{x} descend parmi les joueurs à {score_fr} et rencontre {y}, le mieux classé d’entre eux qui satisfait au mieux les critères C6 à C21."
            ),
            Self::Natural => text!(
                "Among those with {score}, {x} of the upper half meets {y}, at the same place of the lower half.",
                "Parmi les joueurs à {score_fr}, {x}, de la première moitié, rencontre {y}, au même rang de la seconde."
            ),
            Self::Transposed => text!(
                "Among those with {score}, {x} of the upper half meets {y} of the lower: the smallest change of order that serves the criteria C1 to C21 best.",
                "Parmi les joueurs à {score_fr}, {x}, de la première moitié, rencontre {y}, de la seconde : le plus petit changement d’ordre qui satisfait au mieux les critères C1 à C21."
            ),
            Self::Exchanged => text!(
                "Among those with {score}, {x} meets {y} after an exchange between the halves, without which the criteria C1 to C21 would be served less well.",
                "Parmi les joueurs à {score_fr}, {x} rencontre {y} après un échange entre les moitiés, sans lequel les critères C1 à C21 seraient moins bien satisfaits."
            ),
        }
    }
}

fn plain(scores: [Tenths; 2], met: &[usize], same_club: bool) -> Text {
    let [high, low] = scores;
    let [Text { en: x, fr: x_fr }, Text { en: y, fr: y_fr }] = scores.map(points);
    let score = if high == low {
        text!("Both have {x}.", "Tous deux ont {x_fr}.")
    } else {
        text!(
            "{x} against {y}: a smaller difference here would cost more elsewhere.",
            "{x_fr} contre {y_fr} : un écart moindre ici coûterait plus ailleurs."
        )
    };
    let before = match (met.len(), met.last()) {
        (_, None) => text!("They have not met.", "Ils ne se sont pas rencontrés."),
        (1, Some(last)) => text!(
            "They met in round {last}: a rematch cannot be avoided, or costs least here.",
            "Ils se sont rencontrés à la ronde {last} : une revanche est inévitable, ou coûte ici le moins."
        ),
        (times, Some(last)) => text!(
            "They met {times} times, last in round {last}: rematches cannot be avoided, and cost least here.",
            "Ils se sont rencontrés {times} fois, la dernière à la ronde {last} : des revanches sont inévitables, et coûtent ici le moins."
        ),
    };
    let club = same_club.then(|| {
        text!(
            "They are of one club; keeping them apart would cost more.",
            "Ils sont du même club ; les séparer coûterait plus."
        )
    });
    join([score, before].into_iter().chain(club))
}

fn double(scores: [Tenths; 2]) -> Text {
    let [high, low] = scores;
    let [Text { en: x, fr: x_fr }, Text { en: y, fr: y_fr }] = scores.map(points);
    if high == low {
        text!(
            "Both have {x}: the first pairing, by number, in which nobody meets twice and fewest float again.",
            "Tous deux ont {x_fr} : le premier appariement, par numéros, sans revanche et où le moins de joueurs flottent de nouveau."
        )
    } else {
        text!(
            "{x} against {y}: taken up to complete the score group, the highest whom the rest can spare.",
            "{x_fr} contre {y_fr} : appelé pour compléter le groupe, le mieux placé dont les autres peuvent se passer."
        )
    }
}

impl Sides {
    /// In a sentence.
    pub fn text(self) -> Text {
        match self {
            Self::Due => text!("Both get the side that is due to them.", "Chacun reçoit le côté qui lui revient."),
            Self::StrongerClaim => {
                text!("The stronger claim to a side is granted.", "La préférence la plus forte est satisfaite.")
            }
            Self::Alternate => text!(
                "Same claim: the sides alternate from the last round in which they differed.",
                "Même préférence : on alterne depuis la dernière ronde où les côtés différaient."
            ),
            Self::HigherRanked => text!(
                "Same claim: the higher ranked is granted it.",
                "Même préférence : celle du mieux classé l’emporte."
            ),
            Self::Number => text!(
                "No claim yet: the higher ranked gets the side of its number.",
                "Pas encore de préférence : le mieux classé reçoit le côté de son numéro."
            ),
            Self::MatchNumber => text!(
                "No match yet: the higher ranked begins on the side of its number.",
                "Pas encore de match : le mieux classé commence du côté de son numéro."
            ),
            Self::FewerWhites => text!(
                "The first game’s White goes to the one who has had it less often.",
                "Les Blancs de la première partie vont à qui les a eus le moins souvent."
            ),
            Self::MatchAlternate => text!(
                "As many first games with White each: the sides alternate.",
                "Autant de premières parties avec les Blancs : les côtés alternent."
            ),
            Self::Schedule => by_the_table(),
        }
    }
}

impl Bye {
    /// In a sentence.
    pub fn text(self) -> Text {
        match self {
            Self::Dutch { score } => {
                let Text { en: score, fr: score_fr } = points(score);
                text!(
                    "The number of players is odd. C5: the bye goes to the lowest score from which all others can be paired, here {score}; C9: among those, to one who has missed fewest games.",
                    "Le nombre de joueurs est impair. C5 : l’exemption va au plus bas score à partir duquel tous les autres peuvent être appariés, ici {score_fr} ; C9 : parmi eux, à qui a manqué le moins de parties."
                )
            }
            Self::Plain { score, byes } => {
                let Text { en: score, fr: score_fr } = points(score);
                text!(
                    "The number of players is odd. The bye goes to one who has had fewest (here {byes} before) with the lowest score possible, {score}.",
                    "Le nombre de joueurs est impair. L’exemption va à qui en a eu le moins (ici {byes} auparavant), avec le plus petit score possible, {score_fr}."
                )
            }
            Self::Double { score } => {
                let Text { en: score, fr: score_fr } = points(score);
                text!(
                    "The number of players is odd. The bye goes to the lowest score from which the rest can be paired, here {score}, then to the one with most matches, then to the last.",
                    "Le nombre de joueurs est impair. L’exemption va au plus petit score qui laisse apparier les autres, ici {score_fr}, puis à qui a joué le plus de matchs, puis au dernier."
                )
            }
            Self::Schedule => by_the_table(),
        }
    }
}

fn by_the_table() -> Text {
    text!("The table has it so.", "La table en dispose ainsi.")
}

/// Points as they are said: “1½ points”.
fn points(tenths: Tenths) -> Text {
    let (whole, rest) = (tenths / 10, tenths % 10);
    let number = |comma: char| match (whole, rest) {
        (_, 0) => whole.to_string(),
        (0, 5) => "½".to_owned(),
        (_, 5) => format!("{whole}½"),
        _ => format!("{whole}{comma}{rest}"),
    };
    let (en, fr) = (number('.'), number(','));
    let en_noun = if tenths == 10 { "point" } else { "points" };
    let fr_noun = if tenths < 20 { "point" } else { "points" };
    text!("{en} {en_noun}", "{fr} {fr_noun}")
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
            dutch(Side::White).en,
            "Among those with 1 point, Ana of the upper half meets Bo, at the same place of the lower half."
        );
        assert_eq!(
            dutch(Side::Black).fr,
            "Parmi les joueurs à 1 point, Bo, de la première moitié, rencontre Ana, au même rang de la seconde."
        );
        let plain = Meeting::Plain { scores: [15, 10], met: vec![2], same_club: true }.text(["Ana", "Bo"]);
        assert_eq!(
            plain.en,
            "1½ points against 1 point: a smaller difference here would cost more elsewhere. They met in round 2: a rematch cannot be avoided, or costs least here. They are of one club; keeping them apart would cost more."
        );
    }
}
