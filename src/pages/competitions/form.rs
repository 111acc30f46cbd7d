//! The guided form for a competition's settings: which fields a game, a format and a match have, their values, and how they
//! are parsed.

mod read;
#[cfg(test)]
mod tests;
mod write;

use podium_engine::contest::day::Day;
use podium_engine::contest::league::Criterion;
use podium_engine::contest::series::Rule;
use podium_engine::contest::standings::TieBreak;
use podium_engine::game::{Facts, Values};

pub use read::read;
pub use write::write;

use crate::competitions::actions::settings::problems;
use crate::competitions::form::{Ask, Input, Reader, word};
use crate::competitions::format::FormatRules;
use crate::competitions::settings::{Format, Settings};
use crate::error::Wrong;
use crate::web::{Context, Fields};
use crate::words::Locale;

/// A group of related fields.
#[derive(Debug)]
pub struct Group {
    pub title: String,
    /// Whether it is expanded.
    pub open: bool,
    pub fields: Vec<Field>,
}

impl Group {
    /// Whether one of its fields has an error.
    pub fn is_wrong(&self) -> bool {
        self.fields.iter().any(|field| field.wrong.is_some())
    }
}

/// A field of the form.
#[derive(Debug)]
pub struct Field {
    pub name: String,
    pub label: String,
    pub help: String,
    pub kind: Kind,
    pub value: String,
    /// The error in the submitted value.
    pub wrong: Option<String>,
}

/// The kind of input.
#[derive(Debug)]
pub enum Kind {
    Text,
    Area,
    Number,
    Day,
    Moment,
    Check,
    Choice(Vec<(String, String)>),
}

impl Field {
    pub const fn is_area(&self) -> bool {
        matches!(self.kind, Kind::Area)
    }

    pub const fn is_check(&self) -> bool {
        matches!(self.kind, Kind::Check)
    }

    pub fn choices(&self) -> &[(String, String)] {
        match &self.kind {
            Kind::Choice(choices) => choices,
            _ => &[],
        }
    }

    /// The `type` attribute of its input element.
    pub const fn input(&self) -> &'static str {
        match self.kind {
            Kind::Number => "number",
            Kind::Day => "date",
            Kind::Moment => "datetime-local",
            _ => "text",
        }
    }
}

/// The formats that suit a game.
pub fn formats(facts: &Facts) -> Vec<&'static str> {
    let all = Format::all(Day::default());
    all.iter().map(Format::rules).filter(|format| format.suits(facts)).map(|format| format.word()).collect()
}

/// The words of match rules.
const RULES: [&str; 12] = [
    "single",
    "best-of",
    "games",
    "first-to",
    "exchange",
    "backgammon",
    "splink-duel",
    "spangle",
    "flying-marbles",
    "totals",
    "table",
    "attack",
];

/// The match rules that suit a game at tables of this size in a format.
pub fn rules(game: &str, seats: usize, format: &dyn FormatRules) -> Vec<&'static str> {
    if format.is_alone() {
        return vec!["attack"];
    }
    let own = Some(Rule::usual(game)).filter(Rule::is_of_one_game).map(|rule| rule_word(&rule));
    let mut words: Vec<&'static str> = own.into_iter().collect();
    words.push("single");
    if seats == 2 {
        words.extend(["best-of", "games", "first-to", "exchange", "totals"]);
    } else {
        words.extend(["table", "totals", "first-to"]);
    }
    words
}

pub const fn rule_word(rule: &Rule) -> &'static str {
    match rule {
        Rule::Single { .. } => "single",
        Rule::BestOf { .. } => "best-of",
        Rule::Games { .. } => "games",
        Rule::FirstTo { .. } => "first-to",
        Rule::Exchange { .. } => "exchange",
        Rule::Backgammon(_) => "backgammon",
        Rule::SplinkDuel { .. } => "splink-duel",
        Rule::Spangle { .. } => "spangle",
        Rule::FlyingMarbles { .. } => "flying-marbles",
        Rule::Totals { .. } => "totals",
        Rule::Table { .. } => "table",
        Rule::Attack(_) => "attack",
    }
}

/// How many tie-breaks the form has room for.
const TIE_BREAKS: usize = 6;

/// Builds the fields of a form from its values.
struct Builder<'a> {
    cx: &'a Context,
    values: &'a Fields,
    facts: &'static Facts,
    wrong: &'a [Wrong],
}

/// The errors in a submitted form, each with its field.
pub fn wrong(fields: &Fields, base: &Settings, locale: &Locale) -> Vec<Wrong> {
    match read(fields, base, locale) {
        Ok(settings) => problems(&settings).into_iter().map(|it| Wrong { field: it.field, text: it.text }).collect(),
        Err(wrong) => vec![wrong],
    }
}

/// The format whose fields are shown: the one chosen, or the current one.
pub fn chosen(values: &Fields, base: &Settings, locale: &Locale) -> Format {
    let word = values.get("format");
    let other = Some(word).filter(|word| *word != base.format.word());
    let today = Reader { fields: values, locale }.today();
    other.and_then(|word| Format::of_word(word, today)).unwrap_or_else(|| base.format.clone())
}

/// All groups of the form, with the fields of a format. `values` has a rule that suits the game; `entered` tells whether
/// there are entries to refer to by number.
pub fn groups(
    cx: &Context,
    values: &Fields,
    facts: &'static Facts,
    format: &Format,
    entered: bool,
    wrong: &[Wrong],
) -> Vec<Group> {
    let it = Builder { cx, values, facts, wrong };
    let (format, rule) = (format.rules(), values.get("rule"));
    let mut groups = vec![it.what(), it.format(format), it.match_rule(rule, format)];
    groups.extend(format.ranking_fields().map(|(key, asks)| it.group(key, false, it.asked(asks))));
    groups.push(it.results(format));
    groups.push(it.registration());
    groups.push(it.more(format, entered));
    groups
}

impl Builder<'_> {
    fn group(&self, key: &str, open: bool, fields: Vec<Field>) -> Group {
        Group { title: self.cx.tx("desk-group-", key).into_owned(), open, fields }
    }

    fn field(&self, name: &str, kind: Kind) -> Field {
        let key = format!("desk-set-{name}.help");
        let help = self.cx.t(&key);
        Field {
            name: name.to_owned(),
            label: self.cx.tx("desk-set-", name).into_owned(),
            help: if *help == *key { String::new() } else { help.into_owned() },
            kind,
            value: self.values.get(name).to_owned(),
            wrong: self.wrong(name),
        }
    }

    fn wrong(&self, name: &str) -> Option<String> {
        let wrong = self.wrong.iter().find(|wrong| wrong.field == name)?;
        Some(self.cx.text(&wrong.text).into_owned())
    }

    fn text(&self, name: &str) -> Field {
        self.field(name, Kind::Text)
    }

    fn number(&self, name: &str) -> Field {
        self.field(name, Kind::Number)
    }

    fn check(&self, name: &str) -> Field {
        let ticked = if self.values.has(name) { "on" } else { "" };
        Field { value: ticked.to_owned(), ..self.field(name, Kind::Check) }
    }

    /// A choice of words, labelled by the messages `opt-…`.
    fn choice(&self, name: &str, words: &[&str]) -> Field {
        let called = |word: &&str| {
            let key = format!("{name}-{}", word.to_lowercase());
            ((*word).to_owned(), self.cx.tx("desk-opt-", &key).into_owned())
        };
        self.field(name, Kind::Choice(words.iter().map(called).collect()))
    }

    fn what(&self) -> Group {
        let mut fields = vec![self.text("name")];
        if self.facts.variants.len() > 1 {
            let called = |variant: &podium_engine::game::Variant| {
                let about = self.cx.phrase(&variant.about);
                (variant.id.to_owned(), format!("{}{}{about}", variant.id, self.cx.colon()))
            };
            fields.push(self.field("variant", Kind::Choice(self.facts.variants.iter().map(called).collect())));
        }
        fields.push(self.field("starts_on", Kind::Day));
        fields.push(self.field("ends_on", Kind::Day));
        fields.push(self.field("about", Kind::Area));
        self.group("what", true, fields)
    }

    /// Options of the game used at every table, except those that the match rule decides.
    fn options(&self, rule: &str) -> Vec<Field> {
        let decided = |key: &str| rule == "backgammon" && matches!(key, "cube" | "crawford" | "jacoby" | "auto");
        let free = self.facts.options.iter().filter(|choice| !decided(choice.key));
        free.map(|choice| {
            let name = format!("option-{}", choice.key);
            let kind = match choice.values {
                Values::Words(words) => {
                    Kind::Choice(words.iter().map(|word| ((*word).to_owned(), (*word).to_owned())).collect())
                }
                Values::Free(_) => Kind::Text,
            };
            let value = match self.values.get(&name) {
                "" => choice.default_value().to_owned(),
                value => value.to_owned(),
            };
            let (label, help) = (self.cx.phrase(&choice.about).into_owned(), String::new());
            Field { wrong: self.wrong(&name), name, label, help, kind, value }
        })
        .collect()
    }

    /// The fields that a format declares.
    fn asked(&self, asks: Vec<Ask>) -> Vec<Field> {
        let fields = asks.into_iter().map(|Ask { name, input }| match input {
            Input::Text => vec![self.text(name)],
            Input::Area => vec![self.field(name, Kind::Area)],
            Input::Number => vec![self.number(name)],
            Input::Day => vec![self.field(name, Kind::Day)],
            Input::Moment => vec![self.field(name, Kind::Moment)],
            Input::Check => vec![self.check(name)],
            Input::Choice(words) => vec![self.choice(name, &words.iter().map(String::as_str).collect::<Vec<_>>())],
            Input::TieBreaks(offered) => self.tie_breaks(name, offered),
            Input::Criteria(offered) => self.criteria(name, offered),
        });
        fields.flatten().collect()
    }

    fn format(&self, format: &dyn FormatRules) -> Group {
        let mut fields = vec![self.choice("format", &formats(self.facts))];
        fields.extend(self.asked(format.fields(self.facts, self.values)));
        self.group("format", true, fields)
    }

    fn match_rule(&self, rule: &str, format: &dyn FormatRules) -> Group {
        let seats = if format.is_pairs() { 2 } else { 3 };
        let mut fields = vec![self.choice("rule", &rules(self.facts.id, seats, format))];
        // A knockout plays on anyway.
        let tied = (!format.needs_winner()).then(|| self.choice("tied", &["shared", "play-on"]));
        let best = || self.choice("best", &["highest", "lowest"]);
        match rule {
            "single" | "exchange" | "splink-duel" => fields.extend(tied),
            "best-of" | "games" => {
                fields.push(self.number("games"));
                fields.extend(tied);
            }
            "totals" => {
                fields.extend([self.number("games"), best()]);
                fields.extend(tied);
            }
            "first-to" | "spangle" | "flying-marbles" => fields.push(self.number("target")),
            "backgammon" => {
                fields.push(self.number("target"));
                fields.extend(["crawford", "jacoby", "cube"].map(|name| self.check(name)));
                fields.push(self.choice("auto", &["no", "once", "each"]));
                fields.push(self.choice("timeout", &["match", "game"]));
            }
            "table" => {
                fields.extend([self.number("games"), self.choice("scoring", &["places", "scores"])]);
                fields.push(if self.values.get("scoring") == "scores" { best() } else { self.text("scale") });
                fields.push(self.check("stretched"));
            }
            "attack" => fields.extend([self.number("attempts"), best()]),
            _ => {}
        }
        fields.extend(self.options(rule));
        self.group("match", true, fields)
    }

    fn tie_breaks(&self, name: &str, offered: &[&str]) -> Vec<Field> {
        let chosen: Vec<&str> = self.values.all(name).filter(|code| !code.is_empty()).collect();
        let mut codes = offered.to_vec();
        codes.extend(chosen.iter().filter(|code| !offered.contains(code)));
        let called = |code: &str| match code.parse::<TieBreak>() {
            Ok(known) => format!("{code} · {}", self.cx.text(&known.name())),
            Err(_) => code.to_owned(),
        };
        let choices = codes.iter().map(|code| ((*code).to_owned(), called(code))).collect();
        let chosen = chosen.into_iter().map(str::to_owned).collect();
        self.in_order(name, TIE_BREAKS, choices, chosen)
    }

    fn criteria(&self, name: &str, offered: &[Criterion]) -> Vec<Field> {
        let choices = offered.iter().map(|it| (word(it), self.cx.phrase(&it.name()).into_owned())).collect();
        let chosen = self.values.all(name).filter(|word| !word.is_empty()).map(str::to_owned).collect();
        self.in_order(name, offered.len(), choices, chosen)
    }

    /// Ordered criteria for ties, most important first.
    fn in_order(&self, name: &str, room: usize, offered: Vec<(String, String)>, chosen: Vec<String>) -> Vec<Field> {
        let mut choices = vec![(String::new(), self.cx.t("desk-tie-break-none").into_owned())];
        choices.extend(offered);
        (0..room.max(chosen.len()))
            .map(|place| Field {
                name: name.to_owned(),
                label: self.cx.t1("desk-set-tie_break", "place", place as u32 + 1).into_owned(),
                help: String::new(),
                kind: Kind::Choice(choices.clone()),
                value: chosen.get(place).cloned().unwrap_or_default(),
                wrong: self.wrong(name).filter(|_| place == 0),
            })
            .collect()
    }

    fn results(&self, format: &dyn FormatRules) -> Group {
        let mut fields = vec![self.choice("records", &["optional", "required"])];
        let confirmers: &[&str] =
            if format.is_alone() { &["nobody", "staff"] } else { &["opponents", "staff", "nobody"] };
        fields.push(self.choice("confirm_by", confirmers));
        fields.push(self.number("confirm_after"));
        if format.asks_round_hours() {
            fields.push(self.number("round_hours"));
        }
        fields.push(self.check("rated"));
        self.group("results", false, fields)
    }

    fn registration(&self) -> Group {
        let fields = vec![
            self.check("members_only"),
            self.check("approval"),
            self.number("limit"),
            self.field("closes", Kind::Moment),
            self.check("late"),
            self.field("questions", Kind::Area),
        ];
        self.group("registration", false, fields)
    }

    fn more(&self, format: &dyn FormatRules, entered: bool) -> Group {
        let mut fields = vec![self.choice("seeding", &["rating", "draw", "hand"]), self.check("check_in")];
        fields.extend(self.asked(format.further_fields(entered)));
        self.group("more", false, fields)
    }
}
