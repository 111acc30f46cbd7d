//! Inputs from inputs: bits, pieces, words and numbers changed.

use podium_engine::chance::Chance;

/// The longest input that is made.
const LONGEST: usize = 16 * 1024;

/// Numbers at which something may break.
const NUMBERS: &[&str] = &[
    "0",
    "1",
    "2",
    "-1",
    "9",
    "10",
    "63",
    "64",
    "65",
    "255",
    "256",
    "999",
    "4294967295",
    "9223372036854775808",
    "1e9",
    "٣",
];

/// A source of changed inputs.
pub(crate) struct Mutator {
    chance: Chance,
    words: &'static [&'static str],
}

impl Mutator {
    pub(crate) fn new(seed: u64, words: &'static [&'static str]) -> Self {
        Self { chance: Chance::seeded(seed), words }
    }

    pub(crate) const fn chance(&mut self) -> &mut Chance {
        &mut self.chance
    }

    /// A changed copy of one of the inputs, perhaps with a piece of another.
    pub(crate) fn next(&mut self, pool: &[Vec<u8>]) -> Vec<u8> {
        let mut input = self.chance.pick(pool).cloned().unwrap_or_default();
        let other = self.chance.pick(pool).map(Vec::as_slice).unwrap_or_default();
        // Mostly few changes, for what is changed in many places is soon refused.
        self.change(&mut input, other);
        while self.chance.one_in(2) {
            self.change(&mut input, other);
        }
        input.truncate(LONGEST);
        input
    }

    fn change(&mut self, input: &mut Vec<u8>, other: &[u8]) {
        let at = self.chance.below(input.len() + 1);
        let piece = self.piece(input.len(), at);
        match self.chance.below(12) {
            0 => {
                if let Some(byte) = input.get_mut(at) {
                    *byte ^= 1 << self.chance.below(8);
                }
            }
            1 => {
                if let Some(byte) = input.get_mut(at) {
                    *byte = self.chance.bits() as u8;
                }
            }
            2 => input.insert(at, self.chance.bits() as u8),
            3 => drop(input.drain(piece)),
            4 => {
                let copy = input[piece].to_vec();
                let to = self.chance.below(input.len() + 1);
                input.splice(to..to, copy);
            }
            5 => {
                let from = self.chance.below(other.len() + 1);
                let taken = self.piece(other.len(), from);
                input.splice(piece, other[taken].iter().copied());
            }
            6 => {
                let from = self.chance.below(other.len() + 1);
                input.truncate(at);
                input.extend_from_slice(&other[from..]);
            }
            7 => {
                let word = self.word();
                input.splice(at..at, word.bytes());
            }
            8 => {
                let token = token(input, at);
                let word = self.word();
                input.splice(token, word.bytes());
            }
            9 => {
                // Two tokens change places, or one of another input comes in.
                let (from, here) = (self.chance.below(other.len() + 1), token(input, at));
                let coming =
                    if self.chance.one_in(2) { &other[token(other, from)] } else { &input[token(input, from)] };
                let coming = coming.to_vec();
                input.splice(here, coming);
            }
            10 => {
                let digits =
                    input.iter().enumerate().skip(at).find(|(_, byte)| byte.is_ascii_digit()).map(|(at, _)| at);
                if let Some(from) = digits {
                    let count = input[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
                    let number = self.chance.pick(NUMBERS).copied().unwrap_or_default();
                    input.splice(from..from + count, number.bytes());
                }
            }
            _ => input.truncate(at),
        }
    }

    /// A piece of at most 64 bytes, or now and then anything up to the end.
    fn piece(&mut self, length: usize, at: usize) -> std::ops::Range<usize> {
        let rest = length - at;
        let most = if self.chance.one_in(8) { rest } else { rest.min(64) };
        at..at + self.chance.below(most + 1)
    }

    fn word(&mut self) -> &'static str {
        let words = if self.chance.one_in(6) { NUMBERS } else { self.words };
        self.chance.pick(words).copied().unwrap_or("0")
    }
}

/// What stands between white space around a place.
fn token(input: &[u8], at: usize) -> std::ops::Range<usize> {
    let at = at.min(input.len());
    let from = input[..at].iter().rposition(u8::is_ascii_whitespace).map_or(0, |white| white + 1);
    let to = input[at..].iter().position(u8::is_ascii_whitespace).map_or(input.len(), |white| at + white);
    from..to
}
