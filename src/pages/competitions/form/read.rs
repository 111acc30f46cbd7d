//! The fields of a form as settings. What is wrong with them together is said by the action that uses them; here only
//! what is no number, day or word of a list.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use chrono::Utc;
use podium_engine::contest::bracket::{Format as Bracket, GrandFinal};
use podium_engine::contest::day::{Day, Window};
use podium_engine::contest::round_robin::Cycles;
use podium_engine::contest::series::{Attack, Backgammon, Best, Points, Rule, Scale, Scoring, Tied};
use podium_engine::contest::{ladder, league, open_play};
use podium_engine::text;
use podium_engine::text::Text;
use serde::de::DeserializeOwned;

use super::{formats, rules};
use crate::competitions::actions::settings::{MOST_TIE_BREAKS, deciding};
use crate::competitions::settings::{Confirm, Confirmer, Format, Registration, Settings};
use crate::dates::{Date, When};
use crate::error::Wrong;
use crate::web::Fields;
use crate::words::Locale;

/// Settings from what was typed; what the form does not show is taken from `base`.
pub fn read(fields: &Fields, base: &Settings, locale: &Locale) -> Result<Settings, Wrong> {
    let it = Form { fields, locale };
    let facts = podium_engine::catalogue::find(&base.game).map(|entry| entry.facts);
    let wanted = it.fields.get("format");
    let allowed = formats(facts);
    let format = if allowed.contains(&wanted) { wanted } else { base.format.word() };
    let format = it.format(format, &base.format)?;
    let seats = match (&format, facts) {
        (Format::Tables { .. }, _) => it.number("seats", base.seats)?,
        (Format::ScoreAttack { .. }, Some(facts)) => it.number("seats", usize::from(facts.players.0))?,
        _ => 2,
    };
    let rule = it.rule(&base.game, seats, &format, &base.rule)?;
    let setup = it.text("setup", base.setup.as_deref().unwrap_or_default());
    let mut settings = Settings {
        name: it.text("name", &base.name).into(),
        about: it.text("about", &base.about).into(),
        variant: Some(it.text("variant", base.variant.as_deref().unwrap_or_default()))
            .filter(|variant| !variant.is_empty() && variant != "standard"),
        options: it.options(base),
        setup: Some(setup).filter(|setup| !setup.is_empty()),
        rule,
        seats,
        tie_breaks: it.tie_breaks(base, &format),
        starts_on: it.day("starts_on", base.starts_on)?,
        ends_on: it.day("ends_on", base.ends_on)?,
        round_hours: it.optional("round_hours", base.round_hours)?,
        records: it.choice("records", base.records),
        confirm: Confirm {
            by: it.choice("confirm_by", base.confirm.by),
            after_hours: it.optional("confirm_after", base.confirm.after_hours)?,
        },
        registration: it.registration(&base.registration)?,
        seeding: it.choice("seeding", base.seeding),
        check_in: it.ticked("check_in", base.check_in),
        clubs_apart: it.ticked("clubs_apart", base.clubs_apart),
        never_meet: it.never_meet(base)?,
        rated: it.ticked("rated", base.rated),
        format,
        ..base.clone()
    };
    it.points(&mut settings)?;
    // Who plays alone has nobody opposite; a format that was only just chosen may still say so.
    if matches!(settings.format, Format::ScoreAttack { .. }) && settings.confirm.by == Confirmer::Opponents {
        settings.confirm = Confirm { by: Confirmer::Nobody, after_hours: None };
    }
    Ok(settings)
}

/// A choice from its word.
pub fn from_word<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(serde_json::Value::String(word.to_owned())).ok()
}

/// A number of settings, with what its type holds that people can type.
trait Number: std::str::FromStr + PartialOrd + std::fmt::Display {
    const RANGE: RangeInclusive<Self>;
}

impl Number for u32 {
    const RANGE: RangeInclusive<Self> = 0..=999_999;
}

impl Number for usize {
    const RANGE: RangeInclusive<Self> = 0..=999_999;
}

struct Form<'a> {
    fields: &'a Fields,
    locale: &'a Locale,
}

impl Form<'_> {
    fn text(&self, name: &str, base: &str) -> String {
        if self.fields.has(name) { self.fields.get(name).to_owned() } else { base.to_owned() }
    }

    fn number<T: Number>(&self, name: &'static str, base: T) -> Result<T, Wrong> {
        Ok(self.optional(name, None)?.unwrap_or(base))
    }

    /// Ranges are looked at with everything else, once all is read.
    fn optional<T: Number>(&self, name: &'static str, base: Option<T>) -> Result<Option<T>, Wrong> {
        if self.fields.has(name) { self.fields.number(name, T::RANGE).map_err(Wrong::of(name)) } else { Ok(base) }
    }

    fn choice<T: DeserializeOwned>(&self, name: &str, base: T) -> T {
        from_word(self.fields.get(name)).unwrap_or(base)
    }

    /// A box that was on the form is as it was left there.
    fn ticked(&self, name: &str, base: bool) -> bool {
        if self.fields.all("shown").any(|shown| shown == name) { self.fields.has(name) } else { base }
    }

    fn day(&self, name: &'static str, base: Option<Date>) -> Result<Option<Date>, Wrong> {
        if self.fields.has(name) { self.fields.date(name).map_err(Wrong::of(name)) } else { Ok(base) }
    }

    fn moment(&self, name: &'static str, base: Option<When>) -> Result<Option<When>, Wrong> {
        if self.fields.has(name) { self.fields.when(name, self.locale.zone).map_err(Wrong::of(name)) } else { Ok(base) }
    }

    fn tenths<T: TryFrom<i64>>(&self, name: &'static str, base: T) -> Result<T, Wrong> {
        let word = self.fields.get(name);
        if word.is_empty() {
            return Ok(base);
        }
        let number =
            word.replace(',', ".").replace('½', ".5").parse::<f64>().ok().filter(|number| number.abs() < 1000.0);
        let tenths = number.map(|number| (number * 10.0).round() as i64);
        let tenths = tenths.and_then(|tenths| T::try_from(tenths).ok()).ok_or_else(|| {
            let word: String = word.chars().take(40).collect();
            text!(
                "“{word}” is no number of points. Write 1 or 0.5.",
                "« {word} » n’est pas un nombre de points. Écrivez 1 ou 0,5."
            )
        });
        tenths.map_err(Wrong::of(name))
    }

    fn points(&self, settings: &mut Settings) -> Result<(), Wrong> {
        let points = &mut settings.points;
        let old = *points;
        (points.win, points.draw) = (self.tenths("win", old.win)?, self.tenths("draw", old.draw)?);
        points.loss = self.tenths("loss", old.loss)?;
        points.pairing_bye = self.tenths("pairing_bye", old.pairing_bye)?;
        match &mut settings.format {
            Format::League { rules, .. } => {
                (rules.win, rules.draw) = (self.tenths("win", rules.win)?, self.tenths("draw", rules.draw)?);
                rules.loss = self.tenths("loss", rules.loss)?;
            }
            Format::OpenPlay { rules } => {
                (rules.win, rules.draw) = (self.tenths("win", rules.win)?, self.tenths("draw", rules.draw)?);
                rules.loss = self.tenths("loss", rules.loss)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn options(&self, base: &Settings) -> BTreeMap<String, String> {
        let facts = podium_engine::catalogue::find(&base.game).map(|entry| entry.facts);
        let mut options = BTreeMap::new();
        for choice in facts.map(|facts| facts.options).unwrap_or_default() {
            let name = format!("option-{}", choice.key);
            let value = self.text(&name, base.options.get(choice.key).map(String::as_str).unwrap_or_default());
            // What is left as the game has it need not be said.
            if !value.is_empty() && value != choice.default_value() {
                options.insert(choice.key.to_owned(), value);
            }
        }
        options
    }

    /// Those that were chosen; the usual ones of a format that was only just chosen.
    fn tie_breaks(&self, base: &Settings, format: &Format) -> Vec<String> {
        let shown_for = self.fields.get("shown_format");
        if self.fields.has("tie_break") && (shown_for.is_empty() || shown_for == format.word()) {
            return self
                .fields
                .all("tie_break")
                .filter(|code| !code.is_empty())
                .take(MOST_TIE_BREAKS)
                .map(str::to_owned)
                .collect();
        }
        match base.format.word() == format.word() {
            true => base.tie_breaks.clone(),
            false => crate::competitions::actions::settings::tie_breaks(format),
        }
    }

    fn registration(&self, base: &Registration) -> Result<Registration, Wrong> {
        Ok(Registration {
            members_only: self.ticked("members_only", base.members_only),
            approval: self.ticked("approval", base.approval),
            limit: self.optional("limit", base.limit)?,
            questions: match self.fields.has("questions") {
                true => self.fields.get("questions").lines().map(|line| line.trim().into()).collect(),
                false => base.questions.clone(),
            },
            closes: self.moment("closes", base.closes)?,
            late: self.ticked("late", base.late),
        })
    }

    fn never_meet(&self, base: &Settings) -> Result<Vec<Vec<u32>>, Wrong> {
        if !self.fields.has("never_meet") {
            return Ok(base.never_meet.clone());
        }
        let number = |word: &str| {
            word.parse().map_err(|_| {
                let word: String = word.chars().take(40).collect();
                text!(
                    "Who must not meet is said by the numbers of their entries, as “3, 7”; “{word}” is none.",
                    "Ceux qui ne doivent pas se rencontrer se notent par numéros d’inscription, comme « 3, 7 » ; « {word} » n’en est pas un."
                )
            })
        };
        let lines = self.fields.get("never_meet").lines().filter(|line| !line.trim().is_empty());
        let group = |line: &str| {
            line.split([',', ';', ' ']).map(str::trim).filter(|word| !word.is_empty()).map(number).collect()
        };
        lines.map(group).collect::<Result<_, Text>>().map_err(Wrong::of("never_meet"))
    }

    fn format(&self, word: &str, base: &Format) -> Result<Format, Wrong> {
        let cycles = |base: Cycles| self.choice("cycles", base);
        Ok(match (word, base) {
            ("round-robin", base) => {
                let (old, withdrawal) = match base {
                    Format::RoundRobin { cycles, withdrawal } => (*cycles, *withdrawal),
                    _ => (Cycles::Single, Default::default()),
                };
                Format::RoundRobin { cycles: cycles(old), withdrawal: self.choice("withdrawal", withdrawal) }
            }
            ("knockout", base) => {
                let old = if let Format::Knockout { bracket } = base { Some(*bracket) } else { None };
                Format::Knockout { bracket: self.bracket(old)? }
            }
            ("groups", base) => {
                let (groups, advance, old, bracket) = match base {
                    Format::Groups { groups, advance, cycles, bracket } => (*groups, *advance, *cycles, Some(*bracket)),
                    _ => (4, 2, Cycles::Single, None),
                };
                Format::Groups {
                    groups: self.number("groups", groups)?,
                    advance: self.number("advance", advance)?,
                    cycles: cycles(old),
                    bracket: self.bracket(bracket)?,
                }
            }
            ("tables", base) => {
                let (system, rounds, smallest, clubs) = match base {
                    Format::Tables { system, rounds, smallest, clubs } => (*system, *rounds, *smallest, *clubs),
                    _ => (Default::default(), 3, 3, Default::default()),
                };
                Format::Tables {
                    system: self.choice("seating", system),
                    rounds: self.number("rounds", rounds)?,
                    smallest: self.number("smallest", smallest)?,
                    clubs: self.choice("clubs", clubs),
                }
            }
            ("league", base) => self.league(base)?,
            ("ladder", base) => {
                let rules = if let Format::Ladder { rules } = base { rules.clone() } else { ladder::Rules::default() };
                Format::Ladder { rules: self.ladder(rules)? }
            }
            ("open-play", base) => {
                let today = Date::nearest(self.locale.local(Utc::now()).date()).day();
                let rules = match base {
                    Format::OpenPlay { rules } => rules.clone(),
                    _ => open_play::Rules {
                        window: Window { opens: today, closes: today.plus(30) },
                        per_opponent: 2,
                        fewest_games: 3,
                        ranking: Default::default(),
                        win: 10,
                        draw: 5,
                        loss: 0,
                    },
                };
                let window = Window {
                    opens: self.calendar_day("window_opens", rules.window.opens)?,
                    closes: self.calendar_day("window_closes", rules.window.closes)?,
                };
                Format::OpenPlay {
                    rules: open_play::Rules {
                        window,
                        per_opponent: self.number("per_opponent", rules.per_opponent)?,
                        fewest_games: self.number("fewest_games", rules.fewest_games)?,
                        ranking: self.choice("ranking", rules.ranking),
                        ..rules
                    },
                }
            }
            ("score-attack", base) => {
                let (opens, closes) = match base {
                    Format::ScoreAttack { opens, closes } => (*opens, *closes),
                    _ => (None, None),
                };
                Format::ScoreAttack {
                    opens: self.moment("attack_opens", opens)?,
                    closes: self.moment("attack_closes", closes)?,
                }
            }
            (_, base) => {
                let (system, rounds, accelerated) = match base {
                    Format::Swiss { system, rounds, accelerated } => (*system, *rounds, *accelerated),
                    _ => (Default::default(), 5, false),
                };
                Format::Swiss {
                    system: self.choice("system", system),
                    rounds: self.number("rounds", rounds)?,
                    accelerated: self.ticked("accelerated", accelerated),
                }
            }
        })
    }

    fn league(&self, base: &Format) -> Result<Format, Wrong> {
        let (old, cycles, every, open, size) = match base {
            Format::League { rules, cycles, every, open, division_size } => {
                (rules.clone(), *cycles, *every, *open, *division_size)
            }
            _ => (league::Rules::default(), Cycles::Single, 7, 14, 8),
        };
        let rules = league::Rules {
            criteria: match self.fields.has("criterion") {
                true => self.criteria(),
                false => old.criteria.clone(),
            },
            promoted: self.number("promoted", old.promoted)?,
            relegated: self.number("relegated", old.relegated)?,
            play_offs: self.number("play_offs", old.play_offs)?,
            fill: self.choice("fill", old.fill),
            overdue: self.choice("overdue", old.overdue),
            withdrawal: self.choice("league_withdrawal", old.withdrawal),
            postponements: self.number("postponements", old.postponements)?,
            longest_postponement: self.number("longest_postponement", old.longest_postponement)?,
            ..old
        };
        Ok(Format::League {
            rules,
            cycles: self.choice("cycles", cycles),
            every: self.number("every", every)?,
            open: self.number("open", open)?,
            division_size: self.number("division_size", size)?,
        })
    }

    /// Each once, in the order in which they were chosen.
    fn criteria(&self) -> Vec<league::Criterion> {
        let mut criteria = Vec::new();
        for criterion in self.fields.all("criterion").filter_map(from_word) {
            if !criteria.contains(&criterion) {
                criteria.push(criterion);
            }
        }
        criteria
    }

    fn ladder(&self, old: ladder::Rules) -> Result<ladder::Rules, Wrong> {
        Ok(ladder::Rules {
            ranges: match self.fields.has("ranges") {
                true => read_ranges(self.fields.get("ranges")).map_err(Wrong::of("ranges"))?,
                false => old.ranges,
            },
            winner: self.choice("winner", old.winner),
            days_to_answer: self.number("days_to_answer", old.days_to_answer)?,
            days_to_play: self.number("days_to_play", old.days_to_play)?,
            days_between: self.number("days_between", old.days_between)?,
            open_challenges: self.number("open_challenges", old.open_challenges)?,
            refusal: self.number("refusal", old.refusal)?,
            no_show: self.number("no_show", old.no_show)?,
        })
    }

    fn calendar_day(&self, name: &'static str, base: Day) -> Result<Day, Wrong> {
        Ok(self.day(name, None)?.map_or(base, Date::day))
    }

    fn bracket(&self, base: Option<Bracket>) -> Result<Bracket, Wrong> {
        let base = base.unwrap_or(Bracket::Single { third_place: false });
        let old = match base {
            Bracket::Single { .. } => "single",
            Bracket::Double { .. } => "double",
            Bracket::Consolation { .. } => "consolation",
            Bracket::FullRanking => "full-ranking",
        };
        let wanted = self.text("bracket", old);
        Ok(match (wanted.as_str(), base) {
            ("double", base) => {
                let old = if let Bracket::Double { grand_final } = base { grand_final } else { GrandFinal::Reset };
                Bracket::Double { grand_final: self.choice("grand_final", old) }
            }
            ("consolation", base) => {
                let (spared, last_chance) = match base {
                    Bracket::Consolation { spared, last_chance } => (spared, last_chance),
                    _ => (1, false),
                };
                Bracket::Consolation {
                    spared: self.number("spared", spared)?,
                    last_chance: self.ticked("last_chance", last_chance),
                }
            }
            ("full-ranking", _) => Bracket::FullRanking,
            (_, base) => {
                let old = if let Bracket::Single { third_place } = base { third_place } else { false };
                Bracket::Single { third_place: self.ticked("third_place", old) }
            }
        })
    }

    fn rule(&self, game: &str, seats: usize, format: &Format, base: &Rule) -> Result<Rule, Wrong> {
        let allowed = rules(game, seats, format.word());
        let old = super::rule_word(base);
        let wanted = self.fields.get("rule");
        let usual = Rule::usual(game);
        let fallback = match () {
            () if allowed.contains(&old) => old,
            () if allowed.contains(&super::rule_word(&usual)) => super::rule_word(&usual),
            () => allowed.first().copied().unwrap_or("single"),
        };
        let word = if allowed.contains(&wanted) { wanted } else { fallback };
        let same = super::rule_word(base) == word;
        let usual_games = if same { base.length() } else { 3 };
        let games = || self.number("games", usual_games);
        let target = |usual: u32| self.number("target", if same { base.length() } else { usual });
        let tied = self.choice("tied", if same { base.tied().unwrap_or_default() } else { Tied::Shared });
        let best = |usual: Best| self.choice("best", best_of(base).filter(|_| same).unwrap_or(usual));
        let rule = match word {
            "best-of" => Rule::BestOf { games: games()?, tied },
            "games" => Rule::Games { games: games()?, tied },
            "first-to" => Rule::FirstTo { points: target(3)? },
            "exchange" => Rule::Exchange { tied },
            "backgammon" => {
                let old = if let Rule::Backgammon(old) = base { old.clone() } else { Backgammon::to(7) };
                Rule::Backgammon(Backgammon {
                    points: self.number("target", old.points)?,
                    crawford: self.ticked("crawford", old.crawford),
                    jacoby: self.ticked("jacoby", old.jacoby),
                    cube: self.ticked("cube", old.cube),
                    auto: self.choice("auto", old.auto),
                    timeout: self.choice("timeout", old.timeout),
                })
            }
            "splink-duel" => Rule::SplinkDuel { tied },
            "spangle" => {
                let old = if let Rule::Spangle { target } = base { *target } else { 30 };
                Rule::Spangle { target: self.number("target", old)? }
            }
            "flying-marbles" => {
                let old = if let Rule::FlyingMarbles { target } = base { *target } else { 20 };
                Rule::FlyingMarbles { target: self.number("target", old)? }
            }
            "totals" => Rule::Totals { games: games()?, best: best(Best::Highest), tied },
            "table" => Rule::Table { games: games()?, scoring: self.scoring(seats, base)? },
            "attack" => {
                let attempts = if let Rule::Attack(old) = base { old.attempts } else { 3 };
                let setup = None;
                Rule::Attack(Attack { attempts: self.number("attempts", attempts)?, best: best(Best::Highest), setup })
            }
            _ => Rule::Single { tied },
        };
        let knockout = matches!(format, Format::Knockout { .. } | Format::Groups { .. });
        Ok(if knockout { deciding(rule) } else { rule })
    }

    fn scoring(&self, seats: usize, base: &Rule) -> Result<Scoring, Wrong> {
        let old =
            if let Rule::Table { scoring, .. } = base { scoring.clone() } else { Scoring::Places(Scale::default()) };
        let stretched = |old: Option<usize>| {
            let stretched = self.ticked("stretched", old.is_some());
            stretched.then_some(old.filter(|_| !self.fields.has("stretched")).unwrap_or(seats))
        };
        let word = self.text("scoring", if matches!(old, Scoring::Places(_)) { "places" } else { "scores" });
        Ok(match (word.as_str(), old) {
            ("scores", old) => {
                let (best, full) = match old {
                    Scoring::Scores { best, full_table } => (best, full_table),
                    Scoring::Places(_) => (Best::Highest, None),
                };
                Scoring::Scores { best: self.choice("best", best), full_table: stretched(full) }
            }
            (_, old) => {
                let scale = if let Scoring::Places(scale) = old { scale } else { Scale::default() };
                let points = match self.fields.has("scale") {
                    true => read_scale(self.fields.get("scale")).map_err(Wrong::of("scale"))?,
                    false => scale.points,
                };
                Scoring::Places(Scale { points, full_table: stretched(scale.full_table) })
            }
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

/// `10, 6, 3.5, 1`; nothing for the usual ones.
fn read_scale(text: &str) -> Result<Option<Vec<Points>>, Text> {
    let words: Vec<&str> = text.split([';', ' ', ',']).map(str::trim).filter(|word| !word.is_empty()).collect();
    if words.is_empty() {
        return Ok(None);
    }
    let number = |word: &&str| {
        let read = word.replace('½', ".5").parse::<f64>().ok().filter(|number| (0.0..100_000.0).contains(number));
        read.map(|number| Points::hundredths((number * 100.0).round() as i64)).ok_or_else(|| {
            text!(
                "“{word}” is no number of points. Write points by place like “10, 6, 3, 1”.",
                "« {word} » n’est pas un nombre de points. Écrivez les points par place comme « 10, 6, 3, 1 »."
            )
        })
    };
    words.iter().map(number).collect::<Result<_, _>>().map(Some)
}

fn read_ranges(text: &str) -> Result<Vec<ladder::Range>, Text> {
    let range = |word: &str| {
        let (to, up) = word.split_once(':')?;
        let to_rung = if to.trim() == "*" { None } else { Some(to.trim().parse().ok()?) };
        Some(ladder::Range { to_rung, up: up.trim().parse().ok()? })
    };
    text.split([',', ';'])
        .map(str::trim)
        .filter(|word| !word.is_empty())
        .map(|word| {
            range(word).ok_or_else(|| {
                text!(
                    "“{word}” does not say how far one may challenge. Write “5:2, 8:3, *:5”: down to rung 5 two up, and so on.",
                    "« {word} » ne dit pas jusqu’où l’on peut défier. Écrivez « 5:2, 8:3, *:5 » : jusqu’à l’échelon 5, deux plus haut, etc."
                )
            })
        })
        .collect()
}
