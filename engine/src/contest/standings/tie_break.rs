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

    // A row per tie-break.
    #[rustfmt::skip]
    fn facts(self) -> Facts {
        let facts = |code, name, about, family| Facts { code, name, about, family };
        match self {
            Self::Points => facts("PTS", Phrase::new("common-points"), Phrase::new("standings-about-points"), Family::Own),
            Self::Standard => facts("STD", Phrase::new("standings-standard-points"), Phrase::new("standings-about-standard"), Family::Own),
            Self::Wins => facts("WIN", Phrase::new("standings-wins"), Phrase::new("standings-about-wins"), Family::Own),
            Self::Won => facts("WON", Phrase::new("standings-games-won"), Phrase::new("standings-about-won"), Family::Own),
            Self::BlackGames => facts("BPG", Phrase::new("standings-games-black"), Phrase::new("standings-about-games-black"), Family::Own),
            Self::BlackWins => facts("BWG", Phrase::new("standings-games-won-black"), Phrase::new("standings-about-won-black"), Family::Own),
            Self::Elected => facts("REP", Phrase::new("standings-rounds-elected-play"), Phrase::new("standings-about-elected"), Family::Own),
            Self::Progressive { .. } => facts("PS", Phrase::new("standings-progressive-score"), Phrase::new("standings-about-progressive"), Family::Own),
            Self::DirectEncounter { forfeits } => facts("DE", Phrase::new("standings-direct-encounter"), Phrase::new("standings-about-direct-encounter"), Family::Direct(forfeits)),
            Self::Koya { limit } => facts("KS", Phrase::same("Koya"), Phrase::new("standings-about-koya"), Family::Koya(limit)),
            Self::Buchholz { fore: false, cut, forfeits } => facts("BH", Phrase::same("Buchholz"), Phrase::new("standings-about-buchholz"), Family::Buchholz(Sum::buchholz(false, cut, forfeits))),
            Self::Buchholz { fore: true, cut, forfeits } => facts("FB", Phrase::new("standings-fore-buchholz"), Phrase::new("standings-about-fore-buchholz"), Family::Buchholz(Sum::buchholz(true, cut, forfeits))),
            Self::AverageBuchholz { fore: false } => facts("AOB", Phrase::new("standings-average-opponents-buchholz"), Phrase::new("standings-about-average-buchholz"), Family::AverageBuchholz(false)),
            Self::AverageBuchholz { fore: true } => facts("AOB", Phrase::new("standings-average-opponents-fore-buchholz"), Phrase::new("standings-about-average-fore-buchholz"), Family::AverageBuchholz(true)),
            Self::SonnebornBerger { cut, forfeits } => facts("SB", Phrase::same("Sonneborn-Berger"), Phrase::new("standings-about-sonneborn-berger"), Family::Buchholz(Sum::sonneborn_berger(cut, forfeits))),
            Self::Rating { unrated } => facts("RTNG", Phrase::new("standings-rating"), Phrase::new("standings-about-rating"), Family::Rating(unrated)),
            Self::AverageRating { unrated, .. } => facts("ARO", Phrase::new("standings-average-rating-opponents"), Phrase::new("standings-about-average-rating"), Family::Rating(unrated)),
            Self::Performance { unrated } => facts("TPR", Phrase::new("standings-performance"), Phrase::new("standings-about-performance"), Family::Rating(unrated)),
            Self::PerfectPerformance { unrated } => facts("PTP", Phrase::new("standings-perfect-performance"), Phrase::new("standings-about-perfect-performance"), Family::Rating(unrated)),
            Self::AveragePerformance { unrated } => facts("APRO", Phrase::new("standings-average-performance-opponents"), Phrase::new("standings-about-average-performance"), Family::Rating(unrated)),
            Self::AveragePerfect { unrated } => facts("APPO", Phrase::new("standings-average-perfect-performance-opponents"), Phrase::new("standings-about-average-perfect-performance"), Family::Rating(unrated)),
            Self::Difference => facts("DIFF", Phrase::new("standings-difference-scores"), Phrase::new("standings-about-difference"), Family::Scores),
            Self::Scored => facts("FOR", Phrase::new("standings-scored-all"), Phrase::new("standings-about-scored"), Family::Scores),
            Self::BestScore => facts("BEST", Phrase::new("standings-best-single-score"), Phrase::new("standings-about-best-score"), Family::Scores),
            Self::Brightwell { .. } => facts("BQ", Phrase::same("Brightwell"), Phrase::new("standings-about-brightwell"), Family::Scores),
            Self::OpponentShare => facts("OMW", Phrase::new("standings-opponents-share-points"), Phrase::new("standings-about-opponent-share"), Family::Scores),
            Self::TableWins => facts("TW", Phrase::new("standings-tables-won"), Phrase::new("standings-about-table-wins"), Family::Scores),
            Self::RankSum => facts("RS", Phrase::new("standings-sum-ranks"), Phrase::new("standings-about-rank-sum"), Family::Scores),
            Self::StartNumber => facts("TPN", Phrase::new("standings-start-number"), Phrase::new("standings-about-start-number"), Family::StartNumber),
            Self::Lots => facts("LOT", Phrase::new("standings-lots"), Phrase::new("standings-about-lots"), Family::Lots),
            Self::Manual => facts("MAN", Phrase::new("standings-decision"), Phrase::new("standings-about-decision"), Family::Manual),
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
