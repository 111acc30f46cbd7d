use podium_engine::chance::Chance;

/// Bytes read as choices, so that every input means something and a small change of it is a small
/// change of what happens. Where the bytes end, every choice is the first.
pub(crate) struct Steer<'a>(&'a [u8]);

impl<'a> Steer<'a> {
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// A number from 0 to `n - 1`; 0 when `n` is 0.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        let wide = n > 256;
        let choice = usize::from(self.byte()) + if wide { 256 * usize::from(self.byte()) } else { 0 };
        choice.checked_rem(n).unwrap_or(0)
    }

    pub(crate) fn flag(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    pub(crate) fn pick<'b, T>(&mut self, items: &'b [T]) -> Option<&'b T> {
        items.get(self.below(items.len()))
    }

    /// A whole number, small ones as likely as the greatest there are.
    pub(crate) fn number(&mut self) -> i64 {
        match self.byte() {
            255 => i64::MAX,
            254 => i64::MIN,
            253 => i64::from(u32::MAX),
            252 => 1 << 40,
            small => i64::from(small) - 8,
        }
    }

    /// Up to `most` small numbers below `n`.
    pub(crate) fn numbers(&mut self, most: usize, n: usize) -> Vec<usize> {
        (0..self.below(most + 1)).map(|_| self.below(n)).collect()
    }

    /// A stream of chance from two bytes.
    pub(crate) fn chance(&mut self) -> Chance {
        Chance::seeded(u64::from(self.byte()) << 8 | u64::from(self.byte()))
    }

    /// Up to `most` bytes as text.
    pub(crate) fn text(&mut self, most: usize) -> String {
        let length = self.below(most + 1).min(self.0.len());
        let (text, rest) = self.0.split_at(length);
        self.0 = rest;
        String::from_utf8_lossy(text).into_owned()
    }
}
