use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::number::Number;
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
    /// `BPG`: games played with Black, the harder seat.
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
        /// Who counts.
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

    const fn code(self) -> &'static str {
        match self {
            Self::Points => "PTS",
            Self::Standard => "STD",
            Self::Wins => "WIN",
            Self::Won => "WON",
            Self::BlackGames => "BPG",
            Self::BlackWins => "BWG",
            Self::Elected => "REP",
            Self::Progressive { .. } => "PS",
            Self::DirectEncounter { .. } => "DE",
            Self::Koya { .. } => "KS",
            Self::Buchholz { fore: false, .. } => "BH",
            Self::Buchholz { fore: true, .. } => "FB",
            Self::AverageBuchholz { .. } => "AOB",
            Self::SonnebornBerger { .. } => "SB",
            Self::Rating { .. } => "RTNG",
            Self::AverageRating { .. } => "ARO",
            Self::Performance { .. } => "TPR",
            Self::PerfectPerformance { .. } => "PTP",
            Self::AveragePerformance { .. } => "APRO",
            Self::AveragePerfect { .. } => "APPO",
            Self::Difference => "DIFF",
            Self::Scored => "FOR",
            Self::BestScore => "BEST",
            Self::Brightwell { .. } => "BQ",
            Self::OpponentShare => "OMW",
            Self::TableWins => "TW",
            Self::RankSum => "RS",
            Self::StartNumber => "TPN",
            Self::Lots => "LOT",
            Self::Manual => "MAN",
        }
    }

    const fn phrase(self) -> Phrase {
        match self {
            Self::Points => Phrase::new("Points", "Points"),
            Self::Standard => Phrase::new("Standard points", "Points standard"),
            Self::Wins => Phrase::new("Wins", "Victoires"),
            Self::Won => Phrase::new("Games won", "Parties gagnées"),
            Self::BlackGames => Phrase::new("Games with Black", "Parties avec les Noirs"),
            Self::BlackWins => Phrase::new("Games won with Black", "Parties gagnées avec les Noirs"),
            Self::Elected => Phrase::new("Rounds one elected to play", "Rondes qu’on a voulu jouer"),
            Self::Progressive { .. } => Phrase::new("Progressive score", "Cumulatif"),
            Self::DirectEncounter { .. } => Phrase::new("Direct encounter", "Confrontation directe"),
            Self::Koya { .. } => Phrase::same("Koya"),
            Self::Buchholz { fore: false, .. } => Phrase::same("Buchholz"),
            Self::Buchholz { fore: true, .. } => Phrase::new("Fore Buchholz", "Buchholz anticipé"),
            Self::AverageBuchholz { fore: false } => {
                Phrase::new("Average of opponents’ Buchholz", "Moyenne des Buchholz des adversaires")
            }
            Self::AverageBuchholz { fore: true } => {
                Phrase::new("Average of opponents’ Fore Buchholz", "Moyenne des Buchholz anticipés des adversaires")
            }
            Self::SonnebornBerger { .. } => Phrase::same("Sonneborn-Berger"),
            Self::Rating { .. } => Phrase::new("Rating", "Classement"),
            Self::AverageRating { .. } => {
                Phrase::new("Average rating of opponents", "Moyenne des classements des adversaires")
            }
            Self::Performance { .. } => Phrase::new("Performance", "Performance"),
            Self::PerfectPerformance { .. } => Phrase::new("Perfect performance", "Performance parfaite"),
            Self::AveragePerformance { .. } => {
                Phrase::new("Average performance of opponents", "Moyenne des performances des adversaires")
            }
            Self::AveragePerfect { .. } => Phrase::new(
                "Average perfect performance of opponents",
                "Moyenne des performances parfaites des adversaires",
            ),
            Self::Difference => Phrase::new("Difference of scores", "Différence de scores"),
            Self::Scored => Phrase::new("Scored in all", "Total marqué"),
            Self::BestScore => Phrase::new("Best single score", "Meilleur score"),
            Self::Brightwell { .. } => Phrase::same("Brightwell"),
            Self::OpponentShare => Phrase::new("Opponents’ share of points", "Part de points des adversaires"),
            Self::TableWins => Phrase::new("Tables won", "Tables gagnées"),
            Self::RankSum => Phrase::new("Sum of ranks", "Somme des rangs"),
            Self::StartNumber => Phrase::new("Start number", "Numéro de départ"),
            Self::Lots => Phrase::new("Lots", "Tirage au sort"),
            Self::Manual => Phrase::new("By decision", "Par décision"),
        }
    }

    /// What it is called, with what is left out.
    pub fn name(self) -> Text {
        let Phrase { en, fr } = self.phrase();
        match self.modifiers() {
            Modifiers { cut: Cut { low: 0, high: 0 }, .. } => self.phrase().into(),
            Modifiers { cut: Cut { low, high: 0 }, .. } => text!("{en} cut {low}", "{fr} tronqué de {low}"),
            Modifiers { cut: Cut { low: 1, high: 1 }, .. } => text!("{en} median", "{fr} médian"),
            Modifiers { cut: Cut { low, .. }, .. } => text!("{en} median {low}", "{fr} médian {low}"),
        }
    }

    fn modifiers(self) -> Modifiers {
        let none = Modifiers::default();
        let low = |low| Cut { low, high: 0 };
        match self {
            Self::Progressive { cut } => Modifiers { cut: low(cut), ..none },
            Self::DirectEncounter { forfeits } => Modifiers { forfeits, ..none },
            Self::Koya { limit } => Modifiers { limit, ..none },
            Self::Buchholz { cut, forfeits, .. } => Modifiers { cut, forfeits, ..none },
            Self::AverageBuchholz { fore } => Modifiers { fore, ..none },
            Self::SonnebornBerger { cut, forfeits } => Modifiers { cut: low(cut), forfeits, ..none },
            Self::AverageRating { cut, unrated } => Modifiers { cut, unrated, ..none },
            Self::Rating { unrated }
            | Self::Performance { unrated }
            | Self::PerfectPerformance { unrated }
            | Self::AveragePerformance { unrated }
            | Self::AveragePerfect { unrated } => Modifiers { unrated, ..none },
            Self::Brightwell { c } => Modifiers { c, ..none },
            _ => none,
        }
    }
}

/// Everything that may stand after the slashes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Modifiers {
    cut: Cut,
    forfeits: bool,
    fore: bool,
    limit: Limit,
    unrated: Option<u16>,
    c: Option<Number>,
}

impl Modifiers {
    /// Takes in one modifier; `None` if there is none such.
    fn add(&mut self, word: &str, of_brightwell: bool) -> Option<()> {
        if of_brightwell {
            self.c = Some(Number::parse(word)?);
            return Some(());
        }
        let mut letters = word.chars();
        let kind = letters.next()?;
        let rest = letters.as_str();
        match kind {
            'C' => self.cut = Cut { low: count(rest)?, high: 0 },
            'M' => self.cut = Cut { low: count(rest)?, high: count(rest)? },
            'P' if rest.is_empty() => self.forfeits = true,
            'F' if rest.is_empty() => self.fore = true,
            'U' => self.unrated = Some(rest.parse().ok().filter(|rating| *rating <= 4000)?),
            'L' => match rest.strip_prefix(['+', '-']) {
                Some(steps) => {
                    let steps = i8::try_from(count(steps)?).ok()?;
                    self.limit.half_points = if rest.starts_with('-') { -steps } else { steps };
                }
                None => self.limit.percent = rest.parse().ok().filter(|percent| *percent <= 100)?,
            },
            _ => return None,
        }
        Some(())
    }
}

/// A number of things to leave out.
fn count(text: &str) -> Option<u8> {
    text.parse().ok().filter(|count| (1..=99).contains(count))
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Modifiers { cut, forfeits, fore, limit, unrated, c } = self.modifiers();
        f.write_str(self.code())?;
        match cut {
            Cut { low: 0, high: 0 } => {}
            Cut { low, high: 0 } => write!(f, "/C{low}")?,
            Cut { low, .. } => write!(f, "/M{low}")?,
        }
        if limit.percent != Limit::default().percent {
            write!(f, "/L{}", limit.percent)?;
        }
        if limit.half_points != 0 {
            write!(f, "/L{:+}", limit.half_points)?;
        }
        if fore {
            f.write_str("/F")?;
        }
        if forfeits {
            f.write_str("/P")?;
        }
        if let Some(rating) = unrated {
            write!(f, "/U{rating}")?;
        }
        if let Some(c) = c {
            write!(f, "/{c}")?;
        }
        Ok(())
    }
}

/// A code that names no tie-break.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UnknownTieBreak(pub Text);

impl fmt::Display for UnknownTieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for UnknownTieBreak {}

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    fn from_str(code: &str) -> Result<Self, UnknownTieBreak> {
        read(&code.trim().to_ascii_uppercase()).ok_or_else(|| {
            let code: String = code.trim().chars().take(40).collect();
            UnknownTieBreak(text!(
                "“{code}” is no tie-break; try PTS, BH/C1, BH, BH/M1, SB, DE, WIN, WON, PS, KS, ARO, AOB, FB, BPG or TPR.",
                "« {code} » n’est pas un départage ; essayez PTS, BH/C1, BH, BH/M1, SB, DE, WIN, WON, PS, KS, ARO, AOB, FB, BPG ou TPR."
            ))
        })
    }
}

fn read(code: &str) -> Option<TieBreak> {
    let mut words = code.split('/');
    let name = words.next()?;
    let mut modifiers = Modifiers::default();
    for word in words {
        modifiers.add(word, name == "BQ")?;
    }
    let Modifiers { cut, forfeits, fore, limit, unrated, c } = modifiers;
    let tie_break = match name {
        "PTS" => TieBreak::Points,
        "STD" => TieBreak::Standard,
        "WIN" => TieBreak::Wins,
        "WON" => TieBreak::Won,
        "BPG" => TieBreak::BlackGames,
        "BWG" => TieBreak::BlackWins,
        "REP" | "GE" => TieBreak::Elected,
        "PS" => TieBreak::Progressive { cut: cut.low },
        "DE" => TieBreak::DirectEncounter { forfeits },
        "KS" => TieBreak::Koya { limit },
        "BH" => TieBreak::Buchholz { fore: false, cut, forfeits },
        "FB" => TieBreak::Buchholz { fore: true, cut, forfeits },
        "AOB" => TieBreak::AverageBuchholz { fore },
        "SB" => TieBreak::SonnebornBerger { cut: cut.low, forfeits },
        "RTNG" => TieBreak::Rating { unrated },
        "ARO" => TieBreak::AverageRating { cut, unrated },
        "TPR" => TieBreak::Performance { unrated },
        "PTP" => TieBreak::PerfectPerformance { unrated },
        "APRO" => TieBreak::AveragePerformance { unrated },
        "APPO" => TieBreak::AveragePerfect { unrated },
        "DIFF" => TieBreak::Difference,
        "FOR" => TieBreak::Scored,
        "BEST" => TieBreak::BestScore,
        "BQ" => TieBreak::Brightwell { c },
        "OMW" => TieBreak::OpponentShare,
        "TW" => TieBreak::TableWins,
        "RS" => TieBreak::RankSum,
        "TPN" | "SNO" => TieBreak::StartNumber,
        "LOT" => TieBreak::Lots,
        "MAN" => TieBreak::Manual,
        _ => return None,
    };
    // A modifier that this tie-break does not know would be lost silently.
    (tie_break.modifiers() == modifiers).then_some(tie_break)
}

impl TryFrom<String> for TieBreak {
    type Error = UnknownTieBreak;

    fn try_from(code: String) -> Result<Self, UnknownTieBreak> {
        code.parse()
    }
}

impl From<TieBreak> for String {
    fn from(tie_break: TieBreak) -> Self {
        tie_break.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_read_and_write_the_same() {
        for code in [
            "PTS",
            "STD",
            "WIN",
            "WON",
            "BPG",
            "BWG",
            "REP",
            "PS",
            "PS/C1",
            "DE",
            "DE/P",
            "KS",
            "KS/L60",
            "KS/L-2",
            "KS/L40/L+1",
            "BH",
            "BH/C1",
            "BH/C2",
            "BH/M1",
            "BH/M2",
            "BH/C1/P",
            "FB",
            "FB/C1",
            "AOB",
            "AOB/F",
            "SB",
            "SB/C1",
            "SB/P",
            "RTNG",
            "ARO",
            "ARO/C1",
            "ARO/M1/U1000",
            "TPR",
            "PTP",
            "APRO",
            "APPO/U1400",
            "DIFF",
            "FOR",
            "BEST",
            "BQ",
            "BQ/6",
            "BQ/9.1429",
            "OMW",
            "TW",
            "RS",
            "TPN",
            "LOT",
            "MAN",
        ] {
            assert_eq!(code.parse::<TieBreak>().map(|tie_break| tie_break.to_string()).as_deref(), Ok(code));
        }
        assert_eq!(" bh/c1 ".parse(), "BH/C1".parse::<TieBreak>());
    }

    #[test]
    fn what_means_nothing_is_refused() {
        for code in [
            "", "XX", "BH/", "BH/C", "BH/C0", "BH/X1", "PTS/C1", "WIN/P", "PS/M1", "SB/M1", "KS/L101", "BQ/x", "BH/L60",
        ] {
            assert!(code.parse::<TieBreak>().is_err(), "{code}");
        }
    }

    #[test]
    fn names_tell_what_is_cut() {
        let name = |code: &str| code.parse::<TieBreak>().map(TieBreak::name).ok();
        assert_eq!(name("BH/C1").map(|name| name.en.into_owned()).as_deref(), Some("Buchholz cut 1"));
        assert_eq!(name("BH/M1").map(|name| name.fr.into_owned()).as_deref(), Some("Buchholz médian"));
    }
}
