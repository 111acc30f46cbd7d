use super::Problem;
use crate::contest::swiss::Tenths;
use crate::text;
use crate::text::Text;

/// A line by its columns, counted from 0, in characters. Control characters read as blanks, so that
/// what was read can be written.
pub(super) struct Line {
    chars: Vec<char>,
    /// From 1.
    number: usize,
}

impl Line {
    pub(super) fn new(text: &str, number: usize) -> Self {
        Self { chars: text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect(), number }
    }

    pub(super) fn len(&self) -> usize {
        self.chars.len()
    }

    pub(super) fn char(&self, at: usize) -> char {
        self.chars.get(at).copied().unwrap_or(' ')
    }

    /// The columns from one to another, without white space around.
    pub(super) fn text(&self, from: usize, to: usize) -> String {
        let to = to.min(self.chars.len());
        self.chars.get(from.min(to)..to).unwrap_or_default().iter().collect::<String>().trim().to_owned()
    }

    pub(super) fn rest(&self, from: usize) -> String {
        self.text(from, self.chars.len())
    }

    pub(super) const fn problem(&self, text: Text) -> Problem {
        Problem { line: Some(self.number), text }
    }

    fn unreadable(&self, what: Text, from: usize, to: usize) -> Problem {
        let (found, first) = (self.text(from, to), from + 1);
        Problem { line: Some(self.number), text: text!("trf-column-no", first, found, what) }
    }

    /// A start number.
    pub(super) fn player(&self, from: usize, to: usize) -> Result<usize, Problem> {
        let number = self.text(from, to).parse().ok().filter(|number| (1..=9999).contains(number));
        number.ok_or_else(|| self.unreadable(text!("trf-start-number"), from, to))
    }

    /// A round, as an index from 0.
    pub(super) fn round(&self, from: usize, to: usize) -> Result<usize, Problem> {
        let round = self.text(from, to).parse::<usize>().ok().filter(|round| (1..=999).contains(round));
        round.map(|round| round - 1).ok_or_else(|| self.unreadable(text!("trf-round"), from, to))
    }

    /// Points with at most one digit after the point.
    pub(super) fn points(&self, from: usize, to: usize) -> Result<Tenths, Problem> {
        let text = self.text(from, to);
        let (whole, tenth) = text.split_once(['.', ',']).unwrap_or((&text, "0"));
        let whole = if whole.is_empty() { Some(0) } else { whole.parse::<Tenths>().ok() };
        let tenth = tenth.parse::<Tenths>().ok().filter(|_| tenth.len() == 1);
        match (whole, tenth) {
            (Some(whole), Some(tenth)) if whole < 10_000 && !text.is_empty() => Ok(10 * whole + tenth),
            _ => Err(self.unreadable(text!("trf-number-points"), from, to)),
        }
    }

    /// Start numbers of four columns each, from a column on.
    pub(super) fn players(&self, from: usize) -> Result<Vec<usize>, Problem> {
        (from..self.chars.len())
            .step_by(5)
            .filter(|at| !self.text(*at, at + 4).is_empty())
            .map(|at| self.player(at, at + 4))
            .collect()
    }
}
