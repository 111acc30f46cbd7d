//! Settings as the fields of a form.

use chrono::{DateTime, Utc};
use podium_engine::contest::bracket::Format as Bracket;
use podium_engine::contest::ladder;
use podium_engine::contest::series::{Rule, Scoring};
use serde::Serialize;

use super::rule_word;
use crate::competitions::settings::{Format, Settings};
use crate::dates::{Date, When};
use crate::store::texts::PersonalText;
use crate::web::Fields;
use crate::words::Locale;

/// All fields of settings, those of their format and match rule among them.
pub fn write(settings: &Settings, locale: &Locale) -> Fields {
    let mut fields = Fields::default();
    let it = &mut fields;
    it.put("name", settings.name.as_str());
    it.put("about", settings.about.as_str());
    it.put("variant", settings.variant.as_deref().unwrap_or("standard"));
    for (key, value) in &settings.options {
        it.put(&format!("option-{key}"), value);
    }
    it.put("setup", settings.setup.as_deref().unwrap_or_default());
    it.put("format", settings.format.word());
    it.put("rule", rule_word(&settings.rule));
    it.put("seats", settings.seats.to_string());
    for code in &settings.tie_breaks {
        it.put("tie_break", code);
    }
    it.put("starts_on", optional(settings.starts_on.map(Date::naive)));
    it.put("ends_on", optional(settings.ends_on.map(Date::naive)));
    it.put("round_hours", optional(settings.round_hours));
    it.put("records", word(&settings.records));
    it.put("confirm_by", word(&settings.confirm.by));
    it.put("confirm_after", optional(settings.confirm.after_hours));
    let registration = &settings.registration;
    tick(it, "members_only", registration.members_only);
    tick(it, "approval", registration.approval);
    it.put("limit", optional(registration.limit));
    it.put("questions", registration.questions.iter().map(PersonalText::as_str).collect::<Vec<_>>().join("\n"));
    it.put("closes", moment(registration.closes.map(When::utc), locale));
    tick(it, "late", registration.late);
    it.put("seeding", word(&settings.seeding));
    tick(it, "check_in", settings.check_in);
    tick(it, "clubs_apart", settings.clubs_apart);
    let group = |group: &Vec<u32>| group.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
    it.put("never_meet", settings.never_meet.iter().map(group).collect::<Vec<_>>().join("\n"));
    tick(it, "rated", settings.rated);
    points(it, settings);
    format(it, &settings.format, locale);
    rule(it, &settings.rule);
    fields
}

/// A choice by its word.
pub(super) fn word(choice: &impl Serialize) -> String {
    serde_json::to_value(choice).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

fn optional(number: Option<impl ToString>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// A box as a browser would send it, and that it was on the form.
fn tick(fields: &mut Fields, name: &str, ticked: bool) {
    fields.put("shown", name);
    if ticked {
        fields.put(name, "on");
    }
}

/// A moment in the reader's time zone, as a browser's field has it.
pub fn moment(moment: Option<DateTime<Utc>>, locale: &Locale) -> String {
    moment.map(|moment| locale.local(moment).format("%Y-%m-%dT%H:%M").to_string()).unwrap_or_default()
}

fn tenths(tenths: i64) -> String {
    match tenths % 10 {
        0 => (tenths / 10).to_string(),
        _ => format!("{:.1}", tenths as f64 / 10.0),
    }
}

fn points(it: &mut Fields, settings: &Settings) {
    let (win, draw, loss) = match &settings.format {
        Format::League { rules, .. } => (rules.win, rules.draw, rules.loss),
        Format::OpenPlay { rules } => (rules.win, rules.draw, rules.loss),
        _ => (settings.points.win, settings.points.draw, settings.points.loss),
    };
    it.put("win", tenths(win.into()));
    it.put("draw", tenths(draw.into()));
    it.put("loss", tenths(loss.into()));
    it.put("pairing_bye", tenths(settings.points.pairing_bye.into()));
}

fn format(it: &mut Fields, format: &Format, locale: &Locale) {
    match format {
        Format::Swiss { system, rounds, accelerated } => {
            it.put("system", word(system));
            it.put("rounds", rounds.to_string());
            tick(it, "accelerated", *accelerated);
        }
        Format::RoundRobin { cycles, withdrawal } => {
            it.put("cycles", word(cycles));
            it.put("withdrawal", word(withdrawal));
        }
        Format::Knockout { bracket } => put_bracket(it, *bracket),
        Format::Groups { groups, advance, cycles, bracket } => {
            it.put("groups", groups.to_string());
            it.put("advance", advance.to_string());
            it.put("cycles", word(cycles));
            put_bracket(it, *bracket);
        }
        Format::Tables { system, rounds, smallest, clubs } => {
            it.put("seating", word(system));
            it.put("rounds", rounds.to_string());
            it.put("smallest", smallest.to_string());
            it.put("clubs", word(clubs));
        }
        Format::League { rules, cycles, every, open, division_size } => {
            it.put("cycles", word(cycles));
            it.put("every", every.to_string());
            it.put("open", open.to_string());
            it.put("division_size", division_size.to_string());
            rules.criteria.iter().for_each(|criterion| it.put("criterion", word(criterion)));
            it.put("promoted", rules.promoted.to_string());
            it.put("relegated", rules.relegated.to_string());
            it.put("play_offs", rules.play_offs.to_string());
            it.put("fill", word(&rules.fill));
            it.put("overdue", word(&rules.overdue));
            it.put("league_withdrawal", word(&rules.withdrawal));
            it.put("postponements", rules.postponements.to_string());
            it.put("longest_postponement", rules.longest_postponement.to_string());
        }
        Format::Ladder { rules } => {
            it.put("winner", word(&rules.winner));
            it.put("ranges", ranges(&rules.ranges));
            it.put("days_to_answer", rules.days_to_answer.to_string());
            it.put("days_to_play", rules.days_to_play.to_string());
            it.put("days_between", rules.days_between.to_string());
            it.put("open_challenges", rules.open_challenges.to_string());
            it.put("refusal", rules.refusal.to_string());
            it.put("no_show", rules.no_show.to_string());
        }
        Format::OpenPlay { rules } => {
            it.put("window_opens", rules.window.opens.to_string());
            it.put("window_closes", rules.window.closes.to_string());
            it.put("per_opponent", rules.per_opponent.to_string());
            it.put("fewest_games", rules.fewest_games.to_string());
            it.put("ranking", word(&rules.ranking));
        }
        Format::ScoreAttack { opens, closes } => {
            it.put("attack_opens", moment(opens.map(When::utc), locale));
            it.put("attack_closes", moment(closes.map(When::utc), locale));
        }
    }
}

fn put_bracket(it: &mut Fields, bracket: Bracket) {
    match bracket {
        Bracket::Single { third_place } => {
            it.put("bracket", "single");
            tick(it, "third_place", third_place);
        }
        Bracket::Double { grand_final } => {
            it.put("bracket", "double");
            it.put("grand_final", word(&grand_final));
        }
        Bracket::Consolation { spared, last_chance } => {
            it.put("bracket", "consolation");
            it.put("spared", spared.to_string());
            tick(it, "last_chance", last_chance);
        }
        Bracket::FullRanking => it.put("bracket", "full-ranking"),
    }
}

/// `5:2, 8:3, *:5`: down to rung 5, two rungs up, and so on.
fn ranges(ranges: &[ladder::Range]) -> String {
    let told = |range: &ladder::Range| {
        let to = range.to_rung.map_or_else(|| "*".to_owned(), |rung| rung.to_string());
        format!("{to}:{}", range.up)
    };
    ranges.iter().map(told).collect::<Vec<_>>().join(", ")
}

fn rule(it: &mut Fields, rule: &Rule) {
    match rule {
        Rule::Single { tied } | Rule::Exchange { tied } | Rule::SplinkDuel { tied } => it.put("tied", word(tied)),
        Rule::BestOf { games, tied } | Rule::Games { games, tied } => {
            it.put("games", games.to_string());
            it.put("tied", word(tied));
        }
        Rule::FirstTo { points: target } | Rule::Spangle { target } | Rule::FlyingMarbles { target } => {
            it.put("target", target.to_string());
        }
        Rule::Backgammon(rule) => {
            it.put("target", rule.points.to_string());
            tick(it, "crawford", rule.crawford);
            tick(it, "jacoby", rule.jacoby);
            tick(it, "cube", rule.cube);
            it.put("auto", word(&rule.auto));
            it.put("timeout", word(&rule.timeout));
        }
        Rule::Totals { games, best, tied } => {
            it.put("games", games.to_string());
            it.put("best", word(best));
            it.put("tied", word(tied));
        }
        Rule::Table { games, scoring } => {
            it.put("games", games.to_string());
            match scoring {
                Scoring::Places(scale) => {
                    it.put("scoring", "places");
                    let points = scale.points.iter().flatten().map(|points| points.text().en.into_owned());
                    it.put("scale", points.collect::<Vec<_>>().join(", "));
                    tick(it, "stretched", scale.full_table.is_some());
                }
                Scoring::Scores { best, full_table } => {
                    it.put("scoring", "scores");
                    it.put("best", word(best));
                    tick(it, "stretched", full_table.is_some());
                }
            }
        }
        Rule::Attack(attack) => {
            it.put("attempts", attack.attempts.to_string());
            it.put("best", word(&attack.best));
        }
    }
}
