/// Remembers positions, to tell when one stands for the third time.
#[derive(Debug, Clone, PartialEq)]
pub struct Repetition<K>(Vec<K>);

impl<K: PartialEq> Repetition<K> {
    /// Nothing seen yet.
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// The start position counts as seen once.
    pub fn from_start(key: K) -> Self {
        Self(vec![key])
    }

    /// Notes a position; true if this is its third time or more.
    pub fn third(&mut self, key: K) -> bool {
        let times = self.0.iter().filter(|seen| **seen == key).count();
        self.0.push(key);
        times >= 2
    }

    /// Forgets everything: after a turn that cannot be undone no earlier position can return.
    pub fn forget(&mut self) {
        self.0.clear();
    }

    /// The position noted `back` calls ago, 0 being the latest.
    pub fn recent(&self, back: usize) -> Option<&K> {
        self.0.iter().rev().nth(back)
    }
}

impl<K: PartialEq> Default for Repetition<K> {
    fn default() -> Self {
        Self::new()
    }
}
