use serde::{Deserialize, Serialize};

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

/// What places are decided by. The codes are those of FIDE's C.07 where it has one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum TieBreak {
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

impl TieBreak {
    /// Whether the lower value is the better.
    pub const fn lower_is_better(self) -> bool {
        matches!(self, Self::DirectEncounter { .. } | Self::RankSum | Self::StartNumber | Self::Lots | Self::Manual)
    }

    const fn phrase(self) -> Phrase {
        match self {
            Self::Points => Phrase::new("common-points"),
            Self::Standard => Phrase::new("standings-standard-points"),
            Self::Wins => Phrase::new("standings-wins"),
            Self::Won => Phrase::new("standings-games-won"),
            Self::BlackGames => Phrase::new("standings-games-black"),
            Self::BlackWins => Phrase::new("standings-games-won-black"),
            Self::Elected => Phrase::new("standings-rounds-elected-play"),
            Self::Progressive { .. } => Phrase::new("standings-progressive-score"),
            Self::DirectEncounter { .. } => Phrase::new("standings-direct-encounter"),
            Self::Koya { .. } => Phrase::same("Koya"),
            Self::Buchholz { fore: false, .. } => Phrase::same("Buchholz"),
            Self::Buchholz { fore: true, .. } => Phrase::new("standings-fore-buchholz"),
            Self::AverageBuchholz { fore: false } => Phrase::new("standings-average-opponents-buchholz"),
            Self::AverageBuchholz { fore: true } => Phrase::new("standings-average-opponents-fore-buchholz"),
            Self::SonnebornBerger { .. } => Phrase::same("Sonneborn-Berger"),
            Self::Rating { .. } => Phrase::new("standings-rating"),
            Self::AverageRating { .. } => Phrase::new("standings-average-rating-opponents"),
            Self::Performance { .. } => Phrase::new("standings-performance"),
            Self::PerfectPerformance { .. } => Phrase::new("standings-perfect-performance"),
            Self::AveragePerformance { .. } => Phrase::new("standings-average-performance-opponents"),
            Self::AveragePerfect { .. } => Phrase::new("standings-average-perfect-performance-opponents"),
            Self::Difference => Phrase::new("standings-difference-scores"),
            Self::Scored => Phrase::new("standings-scored-all"),
            Self::BestScore => Phrase::new("standings-best-single-score"),
            Self::Brightwell { .. } => Phrase::same("Brightwell"),
            Self::OpponentShare => Phrase::new("standings-opponents-share-points"),
            Self::TableWins => Phrase::new("standings-tables-won"),
            Self::RankSum => Phrase::new("standings-sum-ranks"),
            Self::StartNumber => Phrase::new("standings-start-number"),
            Self::Lots => Phrase::new("standings-lots"),
            Self::Manual => Phrase::new("standings-decision"),
        }
    }

    /// What it is, in a line for a legend; what is left out stands in its name.
    pub const fn about(self) -> Phrase {
        match self {
            Self::Points => Phrase::new("standings-about-points"),
            Self::Standard => Phrase::new("standings-about-standard"),
            Self::Wins => Phrase::new("standings-about-wins"),
            Self::Won => Phrase::new("standings-about-won"),
            Self::BlackGames => Phrase::new("standings-about-games-black"),
            Self::BlackWins => Phrase::new("standings-about-won-black"),
            Self::Elected => Phrase::new("standings-about-elected"),
            Self::Progressive { .. } => Phrase::new("standings-about-progressive"),
            Self::DirectEncounter { .. } => Phrase::new("standings-about-direct-encounter"),
            Self::Koya { .. } => Phrase::new("standings-about-koya"),
            Self::Buchholz { fore: false, .. } => Phrase::new("standings-about-buchholz"),
            Self::Buchholz { fore: true, .. } => Phrase::new("standings-about-fore-buchholz"),
            Self::AverageBuchholz { fore: false } => Phrase::new("standings-about-average-buchholz"),
            Self::AverageBuchholz { fore: true } => Phrase::new("standings-about-average-fore-buchholz"),
            Self::SonnebornBerger { .. } => Phrase::new("standings-about-sonneborn-berger"),
            Self::Rating { .. } => Phrase::new("standings-about-rating"),
            Self::AverageRating { .. } => Phrase::new("standings-about-average-rating"),
            Self::Performance { .. } => Phrase::new("standings-about-performance"),
            Self::PerfectPerformance { .. } => Phrase::new("standings-about-perfect-performance"),
            Self::AveragePerformance { .. } => Phrase::new("standings-about-average-performance"),
            Self::AveragePerfect { .. } => Phrase::new("standings-about-average-perfect-performance"),
            Self::Difference => Phrase::new("standings-about-difference"),
            Self::Scored => Phrase::new("standings-about-scored"),
            Self::BestScore => Phrase::new("standings-about-best-score"),
            Self::Brightwell { .. } => Phrase::new("standings-about-brightwell"),
            Self::OpponentShare => Phrase::new("standings-about-opponent-share"),
            Self::TableWins => Phrase::new("standings-about-table-wins"),
            Self::RankSum => Phrase::new("standings-about-rank-sum"),
            Self::StartNumber => Phrase::new("standings-about-start-number"),
            Self::Lots => Phrase::new("standings-about-lots"),
            Self::Manual => Phrase::new("standings-about-decision"),
        }
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
        let name = self.phrase();
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
    fn names_tell_what_is_cut() {
        let name = |code: &str| code.parse::<TieBreak>().map(TieBreak::name).ok();
        assert_eq!(name("BH/C1").map(|name| name.english()).as_deref(), Some("Buchholz cut 1"));
        assert_eq!(name("BH/M1").map(|name| name.say("fr")).as_deref(), Some("Buchholz médian"));
    }
}
