//! The tags of a record that are known before the first turn.

use podium_engine::record::Record;

/// What the record of a game has to begin with.
#[derive(Debug, Clone, Default)]
pub struct Head {
    tags: Vec<(String, String)>,
}

impl Head {
    /// What a record begins with.
    pub fn new(tags: Vec<(String, String)>) -> Self {
        Self { tags }
    }

    /// The tags that a text begins with, and nothing else of it.
    pub fn read(text: &str) -> Self {
        let mut record = Record::default();
        for (name, value) in text.lines().filter_map(tag) {
            let _ = record.tag(name, &value);
        }
        Self { tags: record.tags().to_vec() }
    }

    /// The tags, one a line.
    pub fn text(&self) -> String {
        self.tags.iter().map(|(name, value)| line(name, value)).collect()
    }

    /// The tags in order.
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// A text with those tags put before it that it lacks, and the number of lines that are new. A text that names its
    /// players keeps its own names.
    pub fn complete(&self, text: &str) -> (String, usize) {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let own: Vec<&str> = text.lines().filter_map(tag_name).collect();
        let names_players = own.iter().any(|name| is_player(name));
        let has = |name: &str| own.iter().any(|other| other.eq_ignore_ascii_case(name));
        let lacks = |name: &str| !has(name) && (!names_players || !is_player(name));
        let mut head: String =
            self.tags.iter().filter(|(name, _)| lacks(name)).map(|(name, value)| line(name, value)).collect();
        if own.is_empty() && !head.is_empty() {
            head.push('\n');
        }
        let lines = head.lines().count();
        (head + text, lines)
    }
}

fn line(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]\n", value.replace('\\', "\\\\").replace('"', "\\\""))
}

fn is_player(name: &str) -> bool {
    name.strip_prefix(['P', 'p']).is_some_and(|number| number.parse::<u8>().is_ok())
}

/// The name of the tag on a line.
fn tag_name(line: &str) -> Option<&str> {
    let name = line.trim_start().strip_prefix('[')?.trim_start().split([' ', '\t', '"']).next()?;
    (!name.is_empty()).then_some(name)
}

fn tag(line: &str) -> Option<(&str, String)> {
    let name = tag_name(line)?;
    let (_, rest) = line.split_once('"')?;
    let (value, _) = rest.rsplit_once('"')?;
    Some((name, value.replace("\\\"", "\"").replace("\\\\", "\\")))
}
