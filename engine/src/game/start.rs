use super::Facts;
use super::facts::Values;
use crate::text;
use crate::text::Text;

/// What a game begins from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start<'a> {
    /// Seats in this game.
    pub players: usize,
    /// `standard` unless said otherwise.
    pub variant: &'a str,
    /// The `Setup` tag.
    pub setup: Option<&'a str>,
    /// Settings that differ from the default, or repeat it.
    pub options: Vec<(&'a str, &'a str)>,
}

impl<'a> Start<'a> {
    /// The standard variant without setup or options.
    pub const fn new(players: usize) -> Self {
        Self { players, variant: "standard", setup: None, options: Vec::new() }
    }

    /// The value of an option, its default where none is set.
    pub fn option(&self, facts: &Facts, key: &str) -> &'a str {
        let set = self.options.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
        set.or_else(|| facts.option(key).map(|choice| choice.default_value())).unwrap_or_default()
    }

    /// Reads `key=value` pairs separated by white space.
    pub fn read_options(tag: &'a str) -> Result<Vec<(&'a str, &'a str)>, Text> {
        let mut options: Vec<(&str, &str)> = Vec::new();
        for pair in tag.split([' ', '\t', '\r', '\n']).filter(|word| !word.is_empty()) {
            let Some((key, value)) = pair.split_once('=') else {
                return Err(text!("game-option-not-form-key-value", pair));
            };
            if options.iter().any(|(name, _)| *name == key) {
                return Err(text!("game-option-set-twice", key));
            }
            options.push((key, value));
        }
        Ok(options)
    }

    /// Whether the game has such a variant, such options and such a number of players.
    pub fn fits(&self, facts: &Facts) -> Result<(), Text> {
        let (id, players, (low, high)) = (facts.id, self.players, facts.players);
        if !(low as usize..=high as usize).contains(&players) {
            return Err(if low == high {
                text!("game-players-record-names", id, low, players)
            } else {
                text!("game-players-record-names-2", id, low, high, players)
            });
        }
        if facts.variant(self.variant).is_none() {
            let (variant, known) = (self.variant, list(facts.variants.iter().map(|variant| variant.id)));
            return Err(text!("game-no-variant", id, variant, known));
        }
        for (key, value) in &self.options {
            let Some(choice) = facts.option(key) else {
                return Err(if facts.options.is_empty() {
                    text!("game-no-options-cannot-set", id, key)
                } else {
                    let known = list(facts.options.iter().map(|choice| choice.key));
                    text!("game-no-option", id, key, known)
                });
            };
            if let Values::Words(words) = choice.values
                && !words.contains(value)
            {
                let known = list(words.iter().copied());
                return Err(text!("game-option-cannot-takes", key, value, known));
            }
        }
        Ok(())
    }
}

fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(", ")
}
