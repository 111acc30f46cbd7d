//! Parses the form's fields into settings. Errors here concern single fields that are not a number, a day or a known
//! choice; consistency is checked by the action that uses them.

use std::collections::BTreeMap;

use podium_engine::contest::series::{Attack, Backgammon, Best, Points, Rule, Scale, Scoring, Tied};
use podium_engine::contest::standings::TieBreak;
use podium_engine::game::Facts;
use podium_engine::text;
use podium_engine::text::Text;

use super::{RULES, rules};
use crate::competitions::actions::settings::{MOST_TIE_BREAKS, deciding};
use crate::competitions::form::{Reader, unknown};
use crate::competitions::settings::{Confirm, Confirmer, Format, Registration, Settings};
use crate::error::Wrong;
use crate::fields::Fields;
use crate::words::Locale;

/// Parses the submitted values; fields not shown in the form keep their value from `base`.
pub fn read(fields: &Fields, base: &Settings, locale: &Locale) -> Result<Settings, Wrong> {
    let form = Reader { fields, locale };
    let it = Form(form);
    let facts = podium_engine::catalogue::find(&base.game).map(|entry| entry.facts);
    let format = it.format(&base.format, facts)?;
    let seats = match facts {
        Some(facts) => format.rules().read_seats(&form, base.seats, facts)?,
        None => base.seats,
    };
    let rule = it.rule(&base.game, seats, &format, &base.rule)?;
    let setup = form.text("setup", base.setup.as_deref().unwrap_or_default());
    let (points, own) = (base.points, format.rules());
    // Somebody playing alone has no opponent, but the submitted form may still say so after the format was changed.
    let confirm = match form.choice("confirm_by", base.confirm.by)? {
        Confirmer::Opponents if own.is_alone() => Confirm { by: Confirmer::Nobody, after_hours: None },
        by => Confirm { by, after_hours: form.optional("confirm_after", base.confirm.after_hours)? },
    };
    Ok(Settings {
        name: form.text("name", &base.name).into(),
        about: form.text("about", &base.about).into(),
        variant: Some(form.text("variant", base.variant.as_deref().unwrap_or_default()))
            .filter(|variant| !variant.is_empty() && variant != "standard"),
        options: it.options(base),
        setup: Some(setup).filter(|setup| !setup.is_empty()),
        rule,
        seats,
        points: podium_engine::contest::swiss::Points {
            win: form.tenths("win", points.win)?,
            draw: form.tenths("draw", points.draw)?,
            loss: form.tenths("loss", points.loss)?,
            pairing_bye: form.tenths("pairing_bye", points.pairing_bye)?,
            ..points
        },
        tie_breaks: it.tie_breaks(base, &format)?,
        starts_on: form.day("starts_on", base.starts_on)?,
        ends_on: form.day("ends_on", base.ends_on)?,
        round_hours: form.optional("round_hours", base.round_hours)?,
        records: form.choice("records", base.records)?,
        confirm,
        registration: it.registration(&base.registration)?,
        seeding: form.choice("seeding", base.seeding)?,
        check_in: form.ticked("check_in", base.check_in),
        clubs_apart: form.ticked("clubs_apart", base.clubs_apart),
        never_meet: it.never_meet(base)?,
        rated: form.ticked("rated", base.rated),
        format,
        ..base.clone()
    })
}

struct Form<'a>(Reader<'a>);

impl Form<'_> {
    /// The chosen format with its fields; the current one if none was chosen.
    fn format(&self, base: &Format, facts: Option<&Facts>) -> Result<Format, Wrong> {
        let word = self.0.fields.get("format");
        if word.is_empty() || word == base.word() {
            return base.rules().read(&self.0);
        }
        let known = Format::of_word(word, self.0.today());
        let fits = known.filter(|format| facts.is_some_and(|facts| format.rules().suits(facts)));
        fits.ok_or_else(|| Wrong { field: "format", text: unknown(word) })?.rules().read(&self.0)
    }

    fn options(&self, base: &Settings) -> BTreeMap<String, String> {
        let facts = podium_engine::catalogue::find(&base.game).map(|entry| entry.facts);
        let mut options = BTreeMap::new();
        for choice in facts.map(|facts| facts.options).unwrap_or_default() {
            let name = format!("option-{}", choice.key);
            let value = self.0.text(&name, base.options.get(choice.key).map(String::as_str).unwrap_or_default());
            // Defaults of the game need not be stored.
            if !value.is_empty() && value != choice.default_value() {
                options.insert(choice.key.to_owned(), value);
            }
        }
        options
    }

    /// The chosen tie-breaks; the default ones for a format that has just been chosen.
    fn tie_breaks(&self, base: &Settings, format: &Format) -> Result<Vec<TieBreak>, Wrong> {
        let fields = self.0.fields;
        let shown_for = fields.get("shown_format");
        if fields.has("tie_break") && (shown_for.is_empty() || shown_for == format.word()) {
            let codes = fields.all("tie_break").filter(|code| !code.is_empty()).take(MOST_TIE_BREAKS);
            let read = codes.map(|code| code.parse::<TieBreak>().map_err(|unknown| unknown.0));
            return read.collect::<Result<_, _>>().map_err(Wrong::of("tie_break"));
        }
        Ok(match base.format.word() == format.word() {
            true => base.tie_breaks.clone(),
            false => format.rules().tie_breaks(),
        })
    }

    fn registration(&self, base: &Registration) -> Result<Registration, Wrong> {
        Ok(Registration {
            members_only: self.0.ticked("members_only", base.members_only),
            approval: self.0.ticked("approval", base.approval),
            limit: self.0.optional("limit", base.limit)?,
            questions: match self.0.fields.has("questions") {
                true => self.0.fields.get("questions").lines().map(|line| line.trim().into()).collect(),
                false => base.questions.clone(),
            },
            closes: self.0.moment("closes", base.closes)?,
            late: self.0.ticked("late", base.late),
        })
    }

    fn never_meet(&self, base: &Settings) -> Result<Vec<Vec<u32>>, Wrong> {
        if !self.0.fields.has("never_meet") {
            return Ok(base.never_meet.clone());
        }
        let number = |word: &str| {
            word.parse().map_err(|_| {
                let word: String = word.chars().take(40).collect();
                text!("refused-meet-said-numbers-entries-3", word)
            })
        };
        let lines = self.0.fields.get("never_meet").lines().filter(|line| !line.trim().is_empty());
        let group = |line: &str| {
            line.split([',', ';', ' ']).map(str::trim).filter(|word| !word.is_empty()).map(number).collect()
        };
        lines.map(group).collect::<Result<_, Text>>().map_err(Wrong::of("never_meet"))
    }

    fn rule(&self, game: &str, seats: usize, format: &Format, base: &Rule) -> Result<Rule, Wrong> {
        let allowed = rules(game, seats, format.rules());
        let old = super::rule_word(base);
        let wanted = self.0.fields.get("rule");
        let usual = Rule::usual(game);
        let fallback = match () {
            () if allowed.contains(&old) => old,
            () if allowed.contains(&super::rule_word(&usual)) => super::rule_word(&usual),
            () => allowed.first().copied().unwrap_or("single"),
        };
        // A rule of another format or game was shown before; any other word is an error.
        let word = match wanted {
            wanted if allowed.contains(&wanted) => wanted,
            wanted if wanted.is_empty() || RULES.contains(&wanted) => fallback,
            wanted => return Err(Wrong { field: "rule", text: unknown(wanted) }),
        };
        let same = super::rule_word(base) == word;
        let usual_games = if same { base.length() } else { 3 };
        let games = || self.0.number("games", usual_games);
        let target = |usual: u32| self.0.number("target", if same { base.length() } else { usual });
        let tied = self.0.choice("tied", if same { base.tied().unwrap_or_default() } else { Tied::Shared })?;
        let best = |usual: Best| self.0.choice("best", best_of(base).filter(|_| same).unwrap_or(usual));
        let rule = match word {
            "best-of" => Rule::BestOf { games: games()?, tied },
            "games" => Rule::Games { games: games()?, tied },
            "first-to" => Rule::FirstTo { points: target(3)? },
            "exchange" => Rule::Exchange { tied },
            "backgammon" => {
                let old = if let Rule::Backgammon(old) = base { old.clone() } else { Backgammon::to(7) };
                Rule::Backgammon(Backgammon {
                    points: self.0.number("target", old.points)?,
                    crawford: self.0.ticked("crawford", old.crawford),
                    jacoby: self.0.ticked("jacoby", old.jacoby),
                    cube: self.0.ticked("cube", old.cube),
                    auto: self.0.choice("auto", old.auto)?,
                    timeout: self.0.choice("timeout", old.timeout)?,
                })
            }
            "splink-duel" => Rule::SplinkDuel { tied },
            "spangle" => {
                let old = if let Rule::Spangle { target } = base { *target } else { 30 };
                Rule::Spangle { target: self.0.number("target", old)? }
            }
            "flying-marbles" => {
                let old = if let Rule::FlyingMarbles { target } = base { *target } else { 20 };
                Rule::FlyingMarbles { target: self.0.number("target", old)? }
            }
            "totals" => Rule::Totals { games: games()?, best: best(Best::Highest)?, tied },
            "table" => Rule::Table { games: games()?, scoring: self.scoring(seats, base)? },
            "attack" => {
                let attempts = if let Rule::Attack(old) = base { old.attempts } else { 3 };
                let setup = None;
                Rule::Attack(Attack {
                    attempts: self.0.number("attempts", attempts)?,
                    best: best(Best::Highest)?,
                    setup,
                })
            }
            _ => Rule::Single { tied },
        };
        Ok(if format.rules().needs_winner() { deciding(rule) } else { rule })
    }

    fn scoring(&self, seats: usize, base: &Rule) -> Result<Scoring, Wrong> {
        let old =
            if let Rule::Table { scoring, .. } = base { scoring.clone() } else { Scoring::Places(Scale::default()) };
        let stretched = |old: Option<usize>| {
            let stretched = self.0.ticked("stretched", old.is_some());
            stretched.then_some(old.filter(|_| !self.0.fields.has("stretched")).unwrap_or(seats))
        };
        let word = self.0.text("scoring", if matches!(old, Scoring::Places(_)) { "places" } else { "scores" });
        Ok(match (word.as_str(), old) {
            ("scores", old) => {
                let (best, full) = match old {
                    Scoring::Scores { best, full_table } => (best, full_table),
                    Scoring::Places(_) => (Best::Highest, None),
                };
                Scoring::Scores { best: self.0.choice("best", best)?, full_table: stretched(full) }
            }
            ("places", old) => {
                let scale = if let Scoring::Places(scale) = old { scale } else { Scale::default() };
                let points = match self.0.fields.has("scale") {
                    true => read_scale(self.0.fields.get("scale")).map_err(Wrong::of("scale"))?,
                    false => scale.points,
                };
                Scoring::Places(Scale { points, full_table: stretched(scale.full_table) })
            }
            (word, _) => return Err(Wrong { field: "scoring", text: unknown(word) }),
        })
    }
}

const fn best_of(rule: &Rule) -> Option<Best> {
    match rule {
        Rule::Totals { best, .. } | Rule::Table { scoring: Scoring::Scores { best, .. }, .. } => Some(*best),
        Rule::Attack(attack) => Some(attack.best),
        _ => None,
    }
}

/// Parses `10, 6, 3.5, 1`; none for the default.
fn read_scale(text: &str) -> Result<Option<Vec<Points>>, Text> {
    let words: Vec<&str> = text.split([';', ' ', ',']).map(str::trim).filter(|word| !word.is_empty()).collect();
    if words.is_empty() {
        return Ok(None);
    }
    let number = |word: &&str| {
        let read = word.replace('½', ".5").parse::<f64>().ok().filter(|number| (0.0..100_000.0).contains(number));
        read.map(|number| Points::hundredths((number * 100.0).round() as i64))
            .ok_or_else(|| text!("refused-number-points-write-points-place", word))
    };
    words.iter().map(number).collect::<Result<_, _>>().map(Some)
}
