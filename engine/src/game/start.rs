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
                return Err(text!(
                    "The option “{pair}” is not of the form key=value.",
                    "L’option « {pair} » n’est pas de la forme clé=valeur."
                ));
            };
            if options.iter().any(|(name, _)| *name == key) {
                return Err(text!("The option “{key}” is set twice.", "L’option « {key} » est donnée deux fois."));
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
                text!(
                    "{id} is for {low} players; the record names {players}.",
                    "{id} se joue à {low} ; la partie en nomme {players}."
                )
            } else {
                text!(
                    "{id} is for {low} to {high} players; the record names {players}.",
                    "{id} se joue de {low} à {high} ; la partie en nomme {players}."
                )
            });
        }
        if facts.variant(self.variant).is_none() {
            let (variant, known) = (self.variant, list(facts.variants.iter().map(|variant| variant.id)));
            return Err(text!(
                "{id} has no variant “{variant}”; it has {known}.",
                "{id} n’a pas de variante « {variant} » ; elle a {known}."
            ));
        }
        for (key, value) in &self.options {
            let Some(choice) = facts.option(key) else {
                return Err(if facts.options.is_empty() {
                    text!(
                        "{id} has no options, so “{key}” cannot be set.",
                        "{id} n’a pas d’options : « {key} » ne peut être réglé."
                    )
                } else {
                    let known = list(facts.options.iter().map(|choice| choice.key));
                    text!(
                        "{id} has no option “{key}”; it has {known}.",
                        "{id} n’a pas d’option « {key} » ; elle a {known}."
                    )
                });
            };
            if let Values::Words(words) = choice.values
                && !words.contains(value)
            {
                let known = list(words.iter().copied());
                return Err(text!(
                    "The option {key} cannot be “{value}”; it takes {known}.",
                    "L’option {key} ne peut valoir « {value} » ; elle prend {known}."
                ));
            }
        }
        Ok(())
    }
}

fn list<'a>(words: impl Iterator<Item = &'a str>) -> String {
    words.collect::<Vec<_>>().join(", ")
}
