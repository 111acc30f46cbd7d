//! Writes settings to the fields of a form.

use crate::words::Said;
use podium_engine::contest::series::{Rule, Scoring};

use super::rule_word;
use crate::competitions::form::Writer;
use crate::competitions::settings::Settings;
use crate::dates::Date;
use crate::fields::Fields;
use crate::store::texts::PersonalText;
use crate::words::Locale;

/// All fields of settings, including those of their format and match rule.
pub fn write(settings: &Settings, locale: &Locale) -> Fields {
    let mut it = Writer::new(locale);
    it.put("name", settings.name.as_str());
    it.put("about", settings.about.as_str());
    it.put("variant", settings.variant.as_deref().unwrap_or("standard"));
    for (key, value) in &settings.options {
        it.put(&format!("option-{key}"), value);
    }
    it.put("setup", settings.setup.as_deref().unwrap_or_default());
    it.put("format", settings.format.word());
    it.put("rule", rule_word(&settings.rule));
    it.put("seats", settings.seats);
    for code in &settings.tie_breaks {
        it.put("tie_break", code);
    }
    it.optional("starts_on", settings.starts_on.map(Date::naive));
    it.optional("ends_on", settings.ends_on.map(Date::naive));
    it.optional("round_hours", settings.round_hours);
    it.choice("records", &settings.records);
    it.choice("confirm_by", &settings.confirm.by);
    it.optional("confirm_after", settings.confirm.after_hours);
    let registration = &settings.registration;
    it.tick("members_only", registration.members_only);
    it.tick("approval", registration.approval);
    it.optional("limit", registration.limit);
    it.put("questions", registration.questions.iter().map(PersonalText::as_str).collect::<Vec<_>>().join("\n"));
    it.moment("closes", registration.closes);
    it.tick("late", registration.late);
    it.choice("seeding", &settings.seeding);
    it.tick("check_in", settings.check_in);
    it.tick("clubs_apart", settings.clubs_apart);
    let group = |group: &Vec<u32>| group.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    it.put("never_meet", settings.never_meet.iter().map(group).collect::<Vec<_>>().join("\n"));
    it.tick("rated", settings.rated);
    let (format, points) = (settings.format.rules(), settings.points);
    let worth = format.worth().unwrap_or([points.win, points.draw, points.loss]);
    for (name, tenths) in ["win", "draw", "loss"].into_iter().zip(worth) {
        it.tenths(name, tenths);
    }
    it.tenths("pairing_bye", points.pairing_bye);
    format.write(&mut it);
    rule(&mut it, &settings.rule);
    it.fields
}

fn rule(it: &mut Writer<'_>, rule: &Rule) {
    match rule {
        Rule::Single { tied } | Rule::Exchange { tied } | Rule::SplinkDuel { tied } => it.choice("tied", tied),
        Rule::BestOf { games, tied } | Rule::Games { games, tied } => {
            it.put("games", games);
            it.choice("tied", tied);
        }
        Rule::FirstTo { points: target } | Rule::Spangle { target } | Rule::FlyingMarbles { target } => {
            it.put("target", target);
        }
        Rule::Backgammon(rule) => {
            it.put("target", rule.points);
            it.tick("crawford", rule.crawford);
            it.tick("jacoby", rule.jacoby);
            it.tick("cube", rule.cube);
            it.choice("auto", &rule.auto);
            it.choice("timeout", &rule.timeout);
        }
        Rule::Totals { games, best, tied } => {
            it.put("games", games);
            it.choice("best", best);
            it.choice("tied", tied);
        }
        Rule::Table { games, scoring } => {
            it.put("games", games);
            match scoring {
                Scoring::Places(scale) => {
                    it.put("scoring", "places");
                    let points = scale.points.iter().flatten().map(|points| points.text().en());
                    it.put("scale", points.collect::<Vec<_>>().join(", "));
                    it.tick("stretched", scale.full_table.is_some());
                }
                Scoring::Scores { best, full_table } => {
                    it.put("scoring", "scores");
                    it.choice("best", best);
                    it.tick("stretched", full_table.is_some());
                }
            }
        }
        Rule::Attack(attack) => {
            it.put("attempts", attack.attempts);
            it.choice("best", &attack.best);
        }
    }
}
