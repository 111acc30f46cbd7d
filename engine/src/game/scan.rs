/// A cursor over a turn's text: each method consumes what it names from the front, or nothing.
#[derive(Debug, Clone, Copy)]
pub struct Scan<'a>(&'a str);

impl<'a> Scan<'a> {
    /// Starts at the beginning.
    pub const fn new(text: &'a str) -> Self {
        Self(text)
    }

    /// What is left.
    pub const fn rest(&self) -> &'a str {
        self.0
    }

    /// Whether everything is taken.
    pub const fn is_done(&self) -> bool {
        self.0.is_empty()
    }

    /// `Some` when everything is taken: the last line of a parser.
    pub fn done<T>(&self, value: T) -> Option<T> {
        self.is_done().then_some(value)
    }

    /// Takes `word` if it comes next.
    pub fn eat(&mut self, word: &str) -> bool {
        self.0.strip_prefix(word).map(|rest| self.0 = rest).is_some()
    }

    /// Takes the next character if `accept` has a value for it.
    pub fn char<T>(&mut self, accept: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let mut chars = self.0.chars();
        let value = accept(chars.next()?)?;
        self.0 = chars.as_str();
        Some(value)
    }

    /// Takes a digit from `low` to `high`.
    pub fn digit(&mut self, low: u8, high: u8) -> Option<u8> {
        self.char(|c| c.to_digit(10).map(|d| d as u8).filter(|d| (low..=high).contains(d)))
    }

    /// Takes a whole number without leading zeros, if it is at most `high`.
    pub fn number(&mut self, high: u32) -> Option<u32> {
        let end = self.0.find(|c: char| !c.is_ascii_digit()).unwrap_or(self.0.len());
        let (digits, rest) = self.0.split_at_checked(end)?;
        if digits.len() > 1 && digits.starts_with('0') {
            return None;
        }
        let number = digits.parse().ok().filter(|n| *n <= high)?;
        self.0 = rest;
        Some(number)
    }

    /// Takes all that `read` takes, or nothing.
    pub fn attempt<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let mut ahead = *self;
        let value = read(&mut ahead)?;
        *self = ahead;
        Some(value)
    }

    /// Takes items joined by `separator`, at least one.
    pub fn list<T>(&mut self, separator: &str, mut item: impl FnMut(&mut Self) -> Option<T>) -> Option<Vec<T>> {
        let mut items = vec![item(self)?];
        while self.eat(separator) {
            items.push(item(self)?);
        }
        Some(items)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_no_leading_zeros() {
        assert_eq!(Scan::new("05").number(99), None);
        assert_eq!(Scan::new("0").number(99), Some(0));
        assert_eq!(Scan::new("100").number(99), None);
        assert_eq!(Scan::new("99999999999999999999").number(99), None);
        assert_eq!(Scan::new("x").number(99), None);
    }
}
