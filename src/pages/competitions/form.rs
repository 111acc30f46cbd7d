//! The guided form of a competition's settings: which fields there are for a game, a format and a match, what stands in
//! them, and how they are read.

mod read;
#[cfg(test)]
mod tests;
mod write;

use podium_engine::contest::league::Criterion;
use podium_engine::contest::series::Rule;
use podium_engine::contest::standings::TieBreak;
use podium_engine::game::{Facts, Values};

pub use read::{from_word, read};
use write::word;
pub use write::{moment as write_moment, write};

use crate::competitions::actions::settings::problems;
use crate::competitions::settings::Settings;
use crate::error::Wrong;
use crate::web::{Context, Fields};
use crate::words::Locale;

/// Some fields that belong together.
#[derive(Debug)]
pub struct Group {
    pub title: String,
    /// Whether one sees it without opening it.
    pub open: bool,
    pub fields: Vec<Field>,
}

impl Group {
    /// Whether something in it was refused.
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
    /// What is wrong with what was typed.
    pub wrong: Option<String>,
}

/// How a field is filled in.
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

    /// What browsers call it.
    pub const fn input(&self) -> &'static str {
        match self.kind {
            Kind::Number => "number",
            Kind::Day => "date",
            Kind::Moment => "datetime-local",
            _ => "text",
        }
    }
}

/// The formats that fit a game.
pub fn formats(facts: Option<&Facts>) -> Vec<&'static str> {
    let Some(facts) = facts else { return Vec::new() };
    let (low, high) = facts.players;
    let mut words = Vec::new();
    if !facts.cooperative && (low..=high).contains(&2) {
        words.extend(["swiss", "round-robin", "knockout", "groups", "league", "ladder", "open-play"]);
    }
    if !facts.cooperative && high >= 3 {
        words.push("tables");
    }
    if facts.cooperative || low == 1 {
        words.push("score-attack");
    }
    words
}

/// The match rules that fit a game at tables of so many in a format.
pub fn rules(game: &str, seats: usize, format: &str) -> Vec<&'static str> {
    if format == "score-attack" {
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

/// Tie-breaks that are offered; others that a competition has stay.
const PAIRS: [&str; 27] = [
    "BH/C1", "BH", "BH/M1", "BH/C2", "FB", "AOB", "SB", "SB/C1", "DE", "WIN", "WON", "BPG", "BWG", "PS", "PS/C1", "KS",
    "ARO", "TPR", "APRO", "RTNG", "DIFF", "FOR", "BEST", "OMW", "TPN", "LOT", "MAN",
];
const TABLES: [&str; 8] = ["TW", "RS", "FOR", "BEST", "DIFF", "TPN", "LOT", "MAN"];

/// What may decide between equal points in a league; lots come last by themselves.
const CRITERIA: [Criterion; 4] = [Criterion::Direct, Criterion::Wins, Criterion::Difference, Criterion::For];

/// How many tie-breaks the form has room for.
const TIE_BREAKS: usize = 6;

/// Builds the fields of a form from what stands in it.
struct Builder<'a> {
    cx: &'a Context,
    values: &'a Fields,
    facts: &'static Facts,
    wrong: &'a [Wrong],
}

/// What is wrong with a form that was sent, each with the field to say it beside.
pub fn wrong(fields: &Fields, base: &Settings, locale: &Locale) -> Vec<Wrong> {
    match read(fields, base, locale) {
        Ok(settings) => problems(&settings).into_iter().map(|it| Wrong { field: it.field, text: it.text }).collect(),
        Err(wrong) => vec![wrong],
    }
}

/// All groups of the form. `values` has a format and a rule that fit the game; `entered` tells whether there are entries
/// whose numbers one can name.
pub fn groups(cx: &Context, values: &Fields, facts: &'static Facts, entered: bool, wrong: &[Wrong]) -> Vec<Group> {
    let it = Builder { cx, values, facts, wrong };
    let (format, rule) = (values.get("format"), values.get("rule"));
    let mut groups = vec![it.what(), it.format(format), it.match_rule(rule, format)];
    if !matches!(format, "knockout" | "ladder" | "score-attack" | "league" | "open-play") {
        groups.push(it.ranking(format));
    } else if format == "league" {
        groups.push(it.group("ranking", false, it.criteria().chain(it.points()).collect()));
    } else if format == "open-play" {
        groups.push(it.group("points", false, it.points().collect()));
    }
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

    /// A list of words, called as the messages `opt-…` say.
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

    /// Options of the game that every table plays with; those that the match itself decides are left to it.
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
            let (label, help) = (self.cx.phrase(&choice.about).to_owned(), String::new());
            Field { wrong: self.wrong(&name), name, label, help, kind, value }
        })
        .collect()
    }

    fn format(&self, format: &str) -> Group {
        let mut fields = vec![self.choice("format", &formats(Some(self.facts)))];
        let cycles = || self.choice("cycles", &["Single", "Double"]);
        match format {
            "swiss" => {
                fields.push(self.number("rounds"));
                fields.push(self.choice("system", &["dutch", "plain", "double"]));
                fields.push(self.check("accelerated"));
            }
            "round-robin" => {
                fields.push(cycles());
                fields.push(self.choice("withdrawal", &["Half", "VoidAll", "KeepPlayed"]));
            }
            "knockout" => fields.extend(self.bracket()),
            "groups" => {
                fields.extend([self.number("groups"), self.number("advance"), cycles()]);
                fields.extend(self.bracket());
            }
            "tables" => {
                fields.extend([self.number("seats"), self.number("smallest"), self.number("rounds")]);
                fields.push(self.choice("seating", &["by_points", "mixed", "by_rank"]));
                fields.push(self.choice("clubs", &["ignore", "prefer", "protect"]));
            }
            "league" => {
                fields.extend([self.number("division_size"), cycles(), self.number("every"), self.number("open")]);
                fields.extend([self.number("promoted"), self.number("relegated"), self.number("play_offs")]);
                fields.push(self.choice("fill", &["best_below", "reprieve"]));
                fields.push(self.choice("overdue", &["wait", "both_lose", "draw"]));
                fields.push(self.choice("league_withdrawal", &["by_half", "void", "keep"]));
                fields.extend([self.number("postponements"), self.number("longest_postponement")]);
            }
            "ladder" => {
                fields.push(self.text("ranges"));
                fields.push(self.choice("winner", &["takes_the_place", "goes_half_way"]));
                let numbers =
                    ["days_to_answer", "days_to_play", "days_between", "open_challenges", "refusal", "no_show"];
                fields.extend(numbers.map(|name| self.number(name)));
            }
            "open-play" => {
                fields.push(self.field("window_opens", Kind::Day));
                fields.push(self.field("window_closes", Kind::Day));
                fields.extend([self.number("per_opponent"), self.number("fewest_games")]);
                fields.push(self.choice("ranking", &["points", "wins", "average"]));
            }
            "score-attack" => {
                if self.facts.players.0 != self.facts.players.1 {
                    fields.push(self.number("seats"));
                }
                fields.push(self.field("attack_opens", Kind::Moment));
                fields.push(self.field("attack_closes", Kind::Moment));
                if self.facts.setup.is_some() {
                    fields.push(self.field("setup", Kind::Area));
                }
            }
            _ => {}
        }
        self.group("format", true, fields)
    }

    fn bracket(&self) -> Vec<Field> {
        let kind = self.choice("bracket", &["single", "double", "consolation", "full-ranking"]);
        let more = match self.values.get("bracket") {
            "single" => vec![self.check("third_place")],
            "double" => vec![self.choice("grand_final", &["One", "Reset", "Advantage"])],
            "consolation" => vec![self.number("spared"), self.check("last_chance")],
            _ => Vec::new(),
        };
        std::iter::once(kind).chain(more).collect()
    }

    fn match_rule(&self, rule: &str, format: &str) -> Group {
        let seats = if matches!(format, "tables" | "score-attack") { 3 } else { 2 };
        let mut fields = vec![self.choice("rule", &rules(self.facts.id, seats, format))];
        // A knockout plays on anyway.
        let tied = (!matches!(format, "knockout" | "groups")).then(|| self.choice("tied", &["shared", "play-on"]));
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

    fn ranking(&self, format: &str) -> Group {
        let offered: &[&str] = if format == "tables" { &TABLES } else { &PAIRS };
        let chosen: Vec<&str> = self.values.all("tie_break").filter(|code| !code.is_empty()).collect();
        let mut codes = offered.to_vec();
        codes.extend(chosen.iter().filter(|code| !offered.contains(code)));
        let name = |code: &str| match code.parse::<TieBreak>() {
            Ok(known) => format!("{code} · {}", self.cx.text(&known.name())),
            Err(_) => code.to_owned(),
        };
        let mut choices = vec![(String::new(), self.cx.t("desk-tie-break-none").into_owned())];
        choices.extend(codes.iter().map(|code| ((*code).to_owned(), name(code))));
        let mut fields: Vec<Field> = (0..TIE_BREAKS.max(chosen.len()))
            .map(|place| Field {
                name: "tie_break".to_owned(),
                label: self.cx.t1("desk-set-tie_break", "place", place as u32 + 1).into_owned(),
                help: String::new(),
                kind: Kind::Choice(choices.clone()),
                value: chosen.get(place).copied().unwrap_or_default().to_owned(),
                wrong: self.wrong("tie_break").filter(|_| place == 0),
            })
            .collect();
        if format != "tables" {
            fields.extend(["win", "draw", "loss", "pairing_bye"].map(|name| self.text(name)));
        }
        self.group("ranking", false, fields)
    }

    fn points(&self) -> impl Iterator<Item = Field> {
        ["win", "draw", "loss"].map(|name| self.text(name)).into_iter()
    }

    /// What decides between equal points in a league, the most important first.
    fn criteria(&self) -> impl Iterator<Item = Field> {
        let mut choices = vec![(String::new(), self.cx.t("desk-tie-break-none").into_owned())];
        choices.extend(CRITERIA.map(|it| (word(&it), self.cx.phrase(&it.name()).to_owned())));
        let chosen: Vec<String> =
            self.values.all("criterion").filter(|word| !word.is_empty()).map(str::to_owned).collect();
        (0..CRITERIA.len()).map(move |place| Field {
            name: "criterion".to_owned(),
            label: self.cx.t1("desk-set-tie_break", "place", place as u32 + 1).into_owned(),
            help: String::new(),
            kind: Kind::Choice(choices.clone()),
            value: chosen.get(place).cloned().unwrap_or_default(),
            wrong: None,
        })
    }

    fn results(&self, format: &str) -> Group {
        let mut fields = vec![self.choice("records", &["optional", "required"])];
        let confirmers: &[&str] =
            if format == "score-attack" { &["nobody", "staff"] } else { &["opponents", "staff", "nobody"] };
        fields.push(self.choice("confirm_by", confirmers));
        fields.push(self.number("confirm_after"));
        if !matches!(format, "league" | "ladder" | "open-play" | "score-attack") {
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

    fn more(&self, format: &str, entered: bool) -> Group {
        let mut fields = vec![self.choice("seeding", &["rating", "draw", "hand"]), self.check("check_in")];
        if format == "swiss" {
            fields.push(self.check("clubs_apart"));
        }
        if entered && matches!(format, "swiss" | "tables") {
            fields.push(self.field("never_meet", Kind::Area));
        }
        self.group("more", false, fields)
    }
}
