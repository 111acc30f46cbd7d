use serde::{Deserialize, Serialize};

use super::buchholz::Sum;
use super::number::Number;
use crate::contest::sides::SideNames;
use crate::text;
use crate::text::{Phrase, Text};

/// How many of the least and of the greatest contributions are left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[allow(missing_docs)]
pub struct Cut {
    pub low: u8,
    pub high: u8,
}

/// From which score on an opponent counts for Koya.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limit {
    /// Per cent of the points that could be had.
    pub percent: u8,
    /// Half points added to that.
    pub half_points: i8,
}

impl Default for Limit {
    fn default() -> Self {
        Self { percent: 50, half_points: 0 }
    }
}

/// The one list of tie-breaks.
macro_rules! tie_breaks {
    ($($(#[$about:meta])* $name:ident $({ $($(#[$what:meta])* $field:ident: $kind:ty,)+ })?,)+) => {
        /// What places are decided by. The codes are those of FIDE's C.07 where it has one.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub enum TieBreak {
            $($(#[$about])* $name $({ $($(#[$what])* $field: $kind,)+ })?,)+
        }

        impl TieBreak {
            /// Every tie-break without modifiers.
            pub fn all() -> Vec<Self> {
                let fore = Self::Buchholz { fore: true, cut: Cut::default(), forfeits: false };
                vec![$(Self::$name $({ $($field: Default::default(),)+ })?,)+ fore]
            }
        }
    };
}

tie_breaks! {
    /// `PTS`
    Points,
    /// `STD`: points as if a win were 1 and a draw ½.
    Standard,
    /// `WIN`: rounds that gave as much as a win.
    Wins,
    /// `WON`: games won at the table.
    Won,
    /// `BPG`: games played with Black, the second and harder seat.
    BlackGames,
    /// `BWG`: games won with Black.
    BlackWins,
    /// `REP`: rounds one elected to play.
    Elected,
    /// `PS`, `PS/C1`: the running score, summed over the rounds but the first few.
    Progressive {
        /// Rounds left out at the start.
        cut: u8,
    },
    /// `DE`, `DE/P`
    DirectEncounter {
        /// Forfeits count as played.
        forfeits: bool,
    },
    /// `KS`, `KS/L60`, `KS/L+1`
    Koya {
        /// Which opponents count.
        limit: Limit,
    },
    /// `BH`, `BH/C1`, `BH/M1`; `FB` with the last round taken as drawn.
    Buchholz {
        /// The last round is taken as drawn.
        fore: bool,
        /// What is left out.
        cut: Cut,
        /// Forfeits count as played.
        forfeits: bool,
    },
    /// `AOB`, `AOB/F`: the average of the opponents’ Buchholz.
    AverageBuchholz {
        /// Of their Fore Buchholz.
        fore: bool,
    },
    /// `SB`, `SB/C1`
    SonnebornBerger {
        /// Contributions left out.
        cut: u8,
        /// Forfeits count as played.
        forfeits: bool,
    },
    /// `RTNG`
    Rating {
        /// What an unrated player counts as.
        unrated: Option<u16>,
    },
    /// `ARO`, `ARO/C1`: the average rating of the opponents.
    AverageRating {
        /// What is left out.
        cut: Cut,
        /// What an unrated player counts as.
        unrated: Option<u16>,
    },
    /// `TPR`: tournament performance rating.
    Performance {
        /// What an unrated player counts as.
        unrated: Option<u16>,
    },
    /// `PTP`: perfect tournament performance.
    PerfectPerformance {
        /// What an unrated player counts as.
        unrated: Option<u16>,
    },
    /// `APRO`: the average performance of the opponents.
    AveragePerformance {
        /// What an unrated player counts as.
        unrated: Option<u16>,
    },
    /// `APPO`: the average perfect performance of the opponents.
    AveragePerfect {
        /// What an unrated player counts as.
        unrated: Option<u16>,
    },
    /// `DIFF`: own score less that of the opponents.
    Difference,
    /// `FOR`: what was scored in the games.
    Scored,
    /// `BEST`: the best score of one game.
    BestScore,
    /// `BQ`, `BQ/6`: Brightwell’s quotient.
    Brightwell {
        /// What a point of an opponent counts; 64 shared among the rounds where not chosen.
        c: Option<Number>,
    },
    /// `OMW`: the average share of the points that the opponents won, each at least a third.
    OpponentShare,
    /// `TW`: tables won.
    TableWins,
    /// `RS`: the sum of ranks at the tables; less is better.
    RankSum,
    /// `TPN`: the start number; less is better.
    StartNumber,
    /// `LOT`: lots drawn from a seed.
    Lots,
    /// `MAN`: places given by hand.
    Manual,
}

/// What there is to know of a tie-break.
#[derive(Debug, Clone, Copy)]
struct Facts {
    code: &'static str,
    /// What it is called, without what is left out.
    name: Phrase,
    /// What it is, in a line.
    about: Phrase,
    family: Family,
}

/// Which file reckons it.
#[derive(Debug, Clone, Copy)]
pub(super) enum Family {
    Own,
    Koya(Limit),
    Buchholz(Sum),
    /// Of their Fore Buchholz, or not.
    AverageBuchholz(bool),
    Direct(bool),
    Rating(Option<u16>),
    Scores,
    StartNumber,
    Lots,
    Manual,
}

impl TieBreak {
    /// Offered between two; a competition keeps others it already has.
    pub const OFFERED: [&str; 27] = [
        "BH/C1", "BH", "BH/M1", "BH/C2", "FB", "AOB", "SB", "SB/C1", "DE", "WIN", "WON", "BPG", "BWG", "PS", "PS/C1",
        "KS", "ARO", "TPR", "APRO", "RTNG", "DIFF", "FOR", "BEST", "OMW", "TPN", "LOT", "MAN",
    ];

    /// Offered at tables of three or more.
    pub const OFFERED_AT_TABLES: [&str; 8] = ["TW", "RS", "FOR", "BEST", "DIFF", "TPN", "LOT", "MAN"];

    /// Whether the lower value is the better.
    pub const fn lower_is_better(self) -> bool {
        matches!(self, Self::DirectEncounter { .. } | Self::RankSum | Self::StartNumber | Self::Lots | Self::Manual)
    }

    fn facts(self) -> Facts {
        match self {
            Self::Points => Facts {
                code: "PTS",
                name: Phrase::new("common-points"),
                about: Phrase::new("standings-about-points"),
                family: Family::Own,
            },
            Self::Standard => Facts {
                code: "STD",
                name: Phrase::new("standings-standard-points"),
                about: Phrase::new("standings-about-standard"),
                family: Family::Own,
            },
            Self::Wins => Facts {
                code: "WIN",
                name: Phrase::new("standings-wins"),
                about: Phrase::new("standings-about-wins"),
                family: Family::Own,
            },
            Self::Won => Facts {
                code: "WON",
                name: Phrase::new("standings-games-won"),
                about: Phrase::new("standings-about-won"),
                family: Family::Own,
            },
            Self::BlackGames => Facts {
                code: "BPG",
                name: Phrase::new("standings-games-black"),
                about: Phrase::new("standings-about-games-black"),
                family: Family::Own,
            },
            Self::BlackWins => Facts {
                code: "BWG",
                name: Phrase::new("standings-games-won-black"),
                about: Phrase::new("standings-about-won-black"),
                family: Family::Own,
            },
            Self::Elected => Facts {
                code: "REP",
                name: Phrase::new("standings-rounds-elected-play"),
                about: Phrase::new("standings-about-elected"),
                family: Family::Own,
            },
            Self::Progressive { .. } => Facts {
                code: "PS",
                name: Phrase::new("standings-progressive-score"),
                about: Phrase::new("standings-about-progressive"),
                family: Family::Own,
            },
            Self::DirectEncounter { forfeits } => Facts {
                code: "DE",
                name: Phrase::new("standings-direct-encounter"),
                about: Phrase::new("standings-about-direct-encounter"),
                family: Family::Direct(forfeits),
            },
            Self::Koya { limit } => Facts {
                code: "KS",
                name: Phrase::same("Koya"),
                about: Phrase::new("standings-about-koya"),
                family: Family::Koya(limit),
            },
            Self::Buchholz { fore: false, cut, forfeits } => Facts {
                code: "BH",
                name: Phrase::same("Buchholz"),
                about: Phrase::new("standings-about-buchholz"),
                family: Family::Buchholz(Sum::buchholz(false, cut, forfeits)),
            },
            Self::Buchholz { fore: true, cut, forfeits } => Facts {
                code: "FB",
                name: Phrase::new("standings-fore-buchholz"),
                about: Phrase::new("standings-about-fore-buchholz"),
                family: Family::Buchholz(Sum::buchholz(true, cut, forfeits)),
            },
            Self::AverageBuchholz { fore: false } => Facts {
                code: "AOB",
                name: Phrase::new("standings-average-opponents-buchholz"),
                about: Phrase::new("standings-about-average-buchholz"),
                family: Family::AverageBuchholz(false),
            },
            Self::AverageBuchholz { fore: true } => Facts {
                code: "AOB",
                name: Phrase::new("standings-average-opponents-fore-buchholz"),
                about: Phrase::new("standings-about-average-fore-buchholz"),
                family: Family::AverageBuchholz(true),
            },
            Self::SonnebornBerger { cut, forfeits } => Facts {
                code: "SB",
                name: Phrase::same("Sonneborn-Berger"),
                about: Phrase::new("standings-about-sonneborn-berger"),
                family: Family::Buchholz(Sum::sonneborn_berger(cut, forfeits)),
            },
            Self::Rating { unrated } => Facts {
                code: "RTNG",
                name: Phrase::new("standings-rating"),
                about: Phrase::new("standings-about-rating"),
                family: Family::Rating(unrated),
            },
            Self::AverageRating { unrated, .. } => Facts {
                code: "ARO",
                name: Phrase::new("standings-average-rating-opponents"),
                about: Phrase::new("standings-about-average-rating"),
                family: Family::Rating(unrated),
            },
            Self::Performance { unrated } => Facts {
                code: "TPR",
                name: Phrase::new("standings-performance"),
                about: Phrase::new("standings-about-performance"),
                family: Family::Rating(unrated),
            },
            Self::PerfectPerformance { unrated } => Facts {
                code: "PTP",
                name: Phrase::new("standings-perfect-performance"),
                about: Phrase::new("standings-about-perfect-performance"),
                family: Family::Rating(unrated),
            },
            Self::AveragePerformance { unrated } => Facts {
                code: "APRO",
                name: Phrase::new("standings-average-performance-opponents"),
                about: Phrase::new("standings-about-average-performance"),
                family: Family::Rating(unrated),
            },
            Self::AveragePerfect { unrated } => Facts {
                code: "APPO",
                name: Phrase::new("standings-average-perfect-performance-opponents"),
                about: Phrase::new("standings-about-average-perfect-performance"),
                family: Family::Rating(unrated),
            },
            Self::Difference => Facts {
                code: "DIFF",
                name: Phrase::new("standings-difference-scores"),
                about: Phrase::new("standings-about-difference"),
                family: Family::Scores,
            },
            Self::Scored => Facts {
                code: "FOR",
                name: Phrase::new("standings-scored-all"),
                about: Phrase::new("standings-about-scored"),
                family: Family::Scores,
            },
            Self::BestScore => Facts {
                code: "BEST",
                name: Phrase::new("standings-best-single-score"),
                about: Phrase::new("standings-about-best-score"),
                family: Family::Scores,
            },
            Self::Brightwell { .. } => Facts {
                code: "BQ",
                name: Phrase::same("Brightwell"),
                about: Phrase::new("standings-about-brightwell"),
                family: Family::Scores,
            },
            Self::OpponentShare => Facts {
                code: "OMW",
                name: Phrase::new("standings-opponents-share-points"),
                about: Phrase::new("standings-about-opponent-share"),
                family: Family::Scores,
            },
            Self::TableWins => Facts {
                code: "TW",
                name: Phrase::new("standings-tables-won"),
                about: Phrase::new("standings-about-table-wins"),
                family: Family::Scores,
            },
            Self::RankSum => Facts {
                code: "RS",
                name: Phrase::new("standings-sum-ranks"),
                about: Phrase::new("standings-about-rank-sum"),
                family: Family::Scores,
            },
            Self::StartNumber => Facts {
                code: "TPN",
                name: Phrase::new("standings-start-number"),
                about: Phrase::new("standings-about-start-number"),
                family: Family::StartNumber,
            },
            Self::Lots => Facts {
                code: "LOT",
                name: Phrase::new("standings-lots"),
                about: Phrase::new("standings-about-lots"),
                family: Family::Lots,
            },
            Self::Manual => Facts {
                code: "MAN",
                name: Phrase::new("standings-decision"),
                about: Phrase::new("standings-about-decision"),
                family: Family::Manual,
            },
        }
    }

    pub(super) fn code(self) -> &'static str {
        self.facts().code
    }

    pub(super) fn family(self) -> Family {
        self.facts().family
    }

    /// What it is, in a line for a legend; what is left out stands in its name.
    pub fn about(self) -> Phrase {
        self.facts().about
    }

    /// What it is called where the seats have these names: FIDE’s “Games with Black” counts the second seat, whatever it
    /// is.
    pub fn name_by(self, sides: SideNames) -> Text {
        match self {
            Self::BlackGames if sides != SideNames::WHITE_BLACK => text!("standings-games-second"),
            Self::BlackWins if sides != SideNames::WHITE_BLACK => text!("standings-games-won-second"),
            _ => self.name(),
        }
    }

    /// What it is called, with what is left out.
    pub fn name(self) -> Text {
        let name = self.facts().name;
        match self.cut() {
            Cut { low: 0, high: 0 } => name.into(),
            Cut { low, high: 0 } => text!("standings-cut", name, low),
            Cut { low: 1, high: 1 } => text!("standings-median", name),
            Cut { low, .. } => text!("standings-median-2", name, low),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_on_the_second_seat_are_called_by_it() {
        let name = |code: &str, sides| code.parse::<TieBreak>().map(|tie_break| tie_break.name_by(sides).english());
        let reversi = SideNames::Named([Phrase::new("common-black"), Phrase::new("common-white")]);
        assert_eq!(name("BPG", SideNames::WHITE_BLACK).as_deref(), Ok("Games with Black"));
        assert_eq!(name("BPG", reversi).as_deref(), Ok("Games moving second"));
        assert_eq!(name("BWG", SideNames::ByTurn).as_deref(), Ok("Games won moving second"));
        assert_eq!(name("BH/C1", SideNames::ByTurn).as_deref(), Ok("Buchholz cut 1"));
    }

    #[test]
    fn every_tie_break_says_what_it_is() {
        let about = |code: &str| code.parse::<TieBreak>().map(TieBreak::about);
        let said = |code: &str, language: &str| about(code).map(|phrase| Text::from(phrase).say(language));
        assert_eq!(said("BH", "en").as_deref(), Ok("Sum of the final scores of your opponents"));
        assert_eq!(said("DE/P", "es").as_deref(), Ok("Tus puntos contra quienes están empatados contigo"));
        // A cut is told by the name, another way to reckon is another line.
        assert_eq!(about("BH/C1"), about("BH"));
        assert_ne!(about("AOB/F"), about("AOB"));
    }

    #[test]
    fn every_tie_break_is_offered_or_left_to_those_who_know_its_code() {
        let offered: Vec<&str> = [&TieBreak::OFFERED[..], &TieBreak::OFFERED_AT_TABLES].concat();
        let hidden = TieBreak::all().into_iter().map(TieBreak::code).filter(|code| !offered.contains(code));
        assert_eq!(hidden.collect::<Vec<_>>(), ["PTS", "STD", "REP", "PTP", "APPO", "BQ"]);
        assert!(offered.iter().all(|code| code.parse::<TieBreak>().is_ok()));
    }

    #[test]
    fn names_tell_what_is_cut() {
        let name = |code: &str| code.parse::<TieBreak>().map(TieBreak::name).ok();
        assert_eq!(name("BH/C1").map(|name| name.english()).as_deref(), Some("Buchholz cut 1"));
        assert_eq!(name("BH/M1").map(|name| name.say("fr")).as_deref(), Some("Buchholz médian"));
    }
}
