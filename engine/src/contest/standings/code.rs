//! The codes of tie-breaks, as `BH/C1`.

use std::fmt;
use std::str::FromStr;

use super::number::Number;
use super::tie_break::{Cut, Limit, TieBreak};
use crate::text;
use crate::text::Text;

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

impl TieBreak {
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

    /// The same with modifiers; those that it does not know are ignored.
    fn with(self, Modifiers { cut, forfeits, fore, limit, unrated, c }: Modifiers) -> Self {
        match self {
            Self::Progressive { .. } => Self::Progressive { cut: cut.low },
            Self::DirectEncounter { .. } => Self::DirectEncounter { forfeits },
            Self::Koya { .. } => Self::Koya { limit },
            Self::Buchholz { fore, .. } => Self::Buchholz { fore, cut, forfeits },
            Self::AverageBuchholz { .. } => Self::AverageBuchholz { fore },
            Self::SonnebornBerger { .. } => Self::SonnebornBerger { cut: cut.low, forfeits },
            Self::Rating { .. } => Self::Rating { unrated },
            Self::AverageRating { .. } => Self::AverageRating { cut, unrated },
            Self::Performance { .. } => Self::Performance { unrated },
            Self::PerfectPerformance { .. } => Self::PerfectPerformance { unrated },
            Self::AveragePerformance { .. } => Self::AveragePerformance { unrated },
            Self::AveragePerfect { .. } => Self::AveragePerfect { unrated },
            Self::Brightwell { .. } => Self::Brightwell { c },
            plain => plain,
        }
    }

    /// What is left out of the sum.
    pub(super) fn cut(self) -> Cut {
        self.modifiers().cut
    }
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
            UnknownTieBreak(text!("standings-no-tie-break-try-pts", code))
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
    let name = match name {
        "GE" => "REP",
        "SNO" => "TPN",
        name => name,
    };
    let tie_break = TieBreak::all().into_iter().find(|known| known.code() == name)?.with(modifiers);
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
        for tie_break in TieBreak::all() {
            assert_eq!(tie_break.to_string().parse(), Ok(tie_break));
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
}
