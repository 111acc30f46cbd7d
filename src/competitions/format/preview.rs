//! What a schedule will look like, before anybody has entered.

#[cfg(test)]
mod tests;

use chrono::{Days, NaiveDate};
use podium_engine::contest::bracket::{Bracket, Format as BracketFormat, Groups};
use podium_engine::contest::day::Window;
use podium_engine::contest::league::Calendar;
use podium_engine::contest::round_robin::{Cycles, Numbers, Schedule};
use podium_engine::contest::seating::{self, System};
use podium_engine::contest::series::Rule;
use podium_engine::text;
use podium_engine::text::Text;
use serde::Serialize;

use super::roster;
use crate::competitions::settings::{Format, Settings};
use crate::dates::Date;

/// A schedule as it can be expected.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    pub rounds: Vec<PreviewRound>,
    /// Tables in all; none where players bring them about.
    pub tables: Option<usize>,
    /// The fewest and the most tables that somebody sits at.
    pub each: Option<(usize, usize)>,
    /// In a sentence or two.
    pub summary: Vec<Text>,
    /// What an organiser should think about.
    pub warnings: Vec<Text>,
}

/// A round of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PreviewRound {
    /// From 1.
    pub number: usize,
    pub tables: usize,
    /// Who has no table.
    pub byes: usize,
    pub opens: Option<NaiveDate>,
    /// The last day.
    pub closes: Option<NaiveDate>,
}

/// The schedule for so many players; a sentence where there can be none.
pub fn preview(settings: &Settings, players: usize) -> Result<Preview, Text> {
    if !matches!(settings.format, Format::ScoreAttack { .. }) && players < 2 {
        return Err(text!("It takes two players at least.", "Il faut au moins deux joueurs."));
    }
    settings.rule.check(if matches!(settings.format, Format::ScoreAttack { .. }) { 1 } else { settings.seats })?;
    let mut preview = match &settings.format {
        Format::Swiss { rounds, .. } => swiss(players, *rounds),
        Format::RoundRobin { cycles, .. } => round_robin(players, *cycles)?,
        Format::Knockout { bracket } => knockout(players, *bracket, &settings.rule)?,
        Format::Groups { groups, advance, cycles, bracket } => {
            in_groups(players, *groups, *advance, *cycles, *bracket, &settings.rule)?
        }
        Format::Tables { system, rounds, smallest, .. } => {
            at_tables(players, settings.seats, *smallest, *rounds, *system)?
        }
        Format::League { cycles, division_size, .. } => league(players, *cycles, *division_size)?,
        Format::Ladder { rules } => {
            let (answer, play) = (rules.days_to_answer, rules.days_to_play);
            told(text!(
                "Players challenge each other: {answer} days to answer, {play} to play.",
                "Les joueurs se défient : {answer} jours pour répondre, {play} pour jouer."
            ))
        }
        Format::OpenPlay { rules } => {
            let most = (players - 1) * rules.per_opponent;
            let (Window { opens, closes }, fewest) = (rules.window, rules.fewest_games);
            let Text { en: from, fr: du } = opens.told();
            let Text { en: to, fr: au } = closes.told();
            let mut preview = told(text!(
                "Players meet whom they like from {from} to {to}; {fewest} games give a rank, {most} at most count.",
                "Chacun joue contre qui il veut du {du} au {au} ; {fewest} parties donnent un rang, {most} au plus comptent."
            ));
            if fewest > most {
                preview.warnings.push(text!(
                    "Nobody can get a rank: it takes {fewest} games, and only {most} can count.",
                    "Personne ne peut être classé : il faut {fewest} parties, et {most} seulement peuvent compter."
                ));
            }
            preview
        }
        Format::ScoreAttack { .. } => {
            let attempts = settings.rule.length();
            told(text!(
                "Everybody plays the same setup alone, up to {attempts} times.",
                "Chacun joue seul la même position, {attempts} fois au plus."
            ))
        }
    };
    dates(settings, &mut preview);
    Ok(preview)
}

fn told(sentence: Text) -> Preview {
    Preview { summary: vec![sentence], ..Preview::default() }
}

fn round(number: usize, tables: usize, byes: usize) -> PreviewRound {
    PreviewRound { number, tables, byes, opens: None, closes: None }
}

/// A preview of rounds, with what can be counted off them.
fn of_rounds(rounds: Vec<PreviewRound>, each: Option<(usize, usize)>) -> Preview {
    let tables = rounds.iter().map(|round| round.tables).sum();
    let count = rounds.len();
    let summary = match each {
        Some((fewest, most)) if fewest == most => text!(
            "Rounds: {count}. Tables: {tables} in all, {most} for everybody.",
            "Rondes : {count}. Tables : {tables} en tout, {most} pour chacun."
        ),
        Some((fewest, most)) => text!(
            "Rounds: {count}. Tables: {tables} in all, {fewest} to {most} for everybody.",
            "Rondes : {count}. Tables : {tables} en tout, de {fewest} à {most} pour chacun."
        ),
        None => text!("Rounds: {count}. Tables: {tables} in all.", "Rondes : {count}. Tables : {tables} en tout."),
    };
    Preview { rounds, tables: Some(tables), each, summary: vec![summary], warnings: Vec::new() }
}

fn swiss(players: usize, rounds: usize) -> Preview {
    let odd = players % 2;
    let fewest = if odd == 1 { rounds.saturating_sub(1) } else { rounds };
    let most = if odd == 1 && rounds >= players { rounds.saturating_sub(1) } else { rounds };
    let rows = (1..=rounds).map(|number| round(number, players / 2, odd)).collect();
    let mut preview = of_rounds(rows, Some((fewest, most)));
    let longest = if odd == 1 { players } else { players - 1 };
    if rounds > longest {
        preview.warnings.push(match longest {
            1 => text!(
                "1 round without a repeat is the maximum for 2 players. Let them play a match instead.",
                "1 ronde sans répétition, c’est le maximum à 2 joueurs. Faites-leur plutôt jouer un match."
            ),
            _ => text!(
            "{longest} rounds without a repeat is the maximum for {players} players. A round robin suits them better.",
            "{longest} rondes sans répétition, c’est le maximum à {players} joueurs. Un toutes-rondes conviendrait mieux."
        ),
        });
    }
    let needed = players.next_power_of_two().ilog2() as usize;
    if rounds < needed {
        preview.warnings.push(text!(
            "After {rounds} rounds several players can have won every game; {needed} rounds leave one at most.",
            "Après {rounds} rondes, plusieurs joueurs peuvent avoir tout gagné ; {needed} rondes n’en laissent qu’un au plus."
        ));
    }
    preview
}

/// The rounds of a schedule, one added to the other where several run side by side.
fn schedules(sizes: &[usize], cycles: Cycles) -> Result<(Vec<PreviewRound>, (usize, usize)), Text> {
    let mut rounds: Vec<PreviewRound> = Vec::new();
    for &size in sizes {
        let schedule = Schedule::new(size, cycles, Numbers::Listed)?;
        for (at, planned) in schedule.rounds.iter().enumerate() {
            let (tables, byes) = (planned.games.len(), usize::from(planned.bye.is_some()));
            match rounds.get_mut(at) {
                Some(row) => {
                    row.tables += tables;
                    row.byes += byes;
                }
                None => rounds.push(round(at + 1, tables, byes)),
            }
        }
    }
    let meetings = |size: usize| (size - 1) * if cycles == Cycles::Double { 2 } else { 1 };
    let fewest = sizes.iter().copied().min().map_or(0, meetings);
    let most = sizes.iter().copied().max().map_or(0, meetings);
    Ok((rounds, (fewest, most)))
}

fn round_robin(players: usize, cycles: Cycles) -> Result<Preview, Text> {
    let (rounds, each) = schedules(&[players], cycles)?;
    let mut preview = of_rounds(rounds, Some(each));
    let (_, most) = each;
    if most > 20 {
        preview.warnings.push(text!(
            "{most} rounds are many. A Swiss finds a winner in fewer, and groups with a knockout too.",
            "{most} rondes, c’est beaucoup. Un suisse désigne un vainqueur plus vite, des groupes suivis d’un tableau aussi."
        ));
    }
    Ok(preview)
}

fn bracket_rounds(players: usize, bracket: BracketFormat, after: usize) -> Result<Vec<PreviewRound>, Text> {
    let drawn = Bracket::new(bracket, (0..players).collect(), 0)?;
    let waves = drawn.matches.iter().map(|planned| planned.wave).max().unwrap_or(0);
    let rows = (1..=waves).map(|wave| {
        let here = || drawn.matches.iter().filter(move |planned| planned.wave == wave && !planned.is_reset());
        let byes = here().filter(|planned| planned.is_bye()).count();
        (here().count() - byes, byes)
    });
    let played = rows.filter(|(tables, _)| *tables > 0).enumerate();
    Ok(played.map(|(at, (tables, byes))| round(after + at + 1, tables, byes)).collect())
}

/// A knockout needs a winner at every table.
fn warn_of_draws(rule: &Rule, warnings: &mut Vec<Text>) {
    if rule.may_tie() {
        warnings.push(text!(
            "A match can end level, and a knockout needs a winner: let them play on until one leads.",
            "Un match peut finir à égalité, et il faut un vainqueur : faites jouer jusqu’à ce que l’un mène."
        ));
    }
}

fn knockout(players: usize, bracket: BracketFormat, rule: &Rule) -> Result<Preview, Text> {
    let mut preview = of_rounds(bracket_rounds(players, bracket, 0)?, None);
    warn_of_draws(rule, &mut preview.warnings);
    Ok(preview)
}

fn in_groups(
    players: usize,
    groups: usize,
    advance: usize,
    cycles: Cycles,
    bracket: BracketFormat,
    rule: &Rule,
) -> Result<Preview, Text> {
    let dealt = Groups::snake(&(0..players).collect::<Vec<_>>(), groups, advance)?;
    let sizes: Vec<usize> = dealt.groups.iter().map(Vec::len).collect();
    let (mut rounds, (fewest, _)) = schedules(&sizes, cycles)?;
    let first = rounds.len();
    rounds.extend(bracket_rounds(groups * advance, bracket, first)?);
    let mut preview = of_rounds(rounds, None);
    preview.summary.push(text!(
        "{fewest} tables at least for everybody in the groups; {advance} of each go on.",
        "{fewest} tables au moins pour chacun dans les groupes ; {advance} de chaque se qualifient."
    ));
    warn_of_draws(rule, &mut preview.warnings);
    Ok(preview)
}

fn at_tables(players: usize, seats: usize, smallest: usize, rounds: usize, system: System) -> Result<Preview, Text> {
    let outlook = seating::outlook(players, seats, smallest);
    let (tables, byes) = (outlook.sizes.tables.len(), outlook.sizes.byes);
    if tables == 0 {
        return Err(text!(
            "{players} players cannot be seated at tables of {smallest} to {seats}.",
            "{players} joueurs ne tiennent pas à des tables de {smallest} à {seats}."
        ));
    }
    let missed = (rounds * byes).div_ceil(players);
    let spared = rounds * byes / players;
    let rows = (1..=rounds).map(|number| round(number, tables, byes)).collect();
    let mut preview = of_rounds(rows, Some((rounds - missed, rounds - spared)));
    let sizes: Vec<String> = outlook.sizes.tables.iter().map(usize::to_string).collect();
    let sizes = sizes.join(" + ");
    preview.summary.push(text!("Tables of {sizes}.", "Tables de {sizes}."));
    preview.summary.push(outlook.text.clone());
    if rounds > outlook.most_rounds && system != System::ByRank {
        let most = outlook.most_rounds;
        preview.warnings.push(text!(
            "{rounds} rounds are planned, and {most} rounds without a repeat is the maximum: some will meet again.",
            "{rounds} rondes sont prévues, et {most} sans répétition, c’est le maximum : certains se reverront."
        ));
    }
    if byes > 0 {
        preview.warnings.push(text!(
            "{byes} of {players} sit out each round. Smaller tables, or other numbers, would seat everybody.",
            "{byes} joueurs sur {players} sont exempts à chaque ronde. Des tables plus petites, ou un autre effectif, les placeraient tous."
        ));
    }
    Ok(preview)
}

fn league(players: usize, cycles: Cycles, division_size: usize) -> Result<Preview, Text> {
    let entries = (1..).map(crate::competitions::state::EntryId).take(players).collect();
    let sizes: Vec<usize> = super::league::cut(entries, division_size).iter().map(Vec::len).collect();
    let (rounds, each) = schedules(&sizes, cycles)?;
    let mut preview = of_rounds(rounds, Some(each));
    let (count, sizes) = (sizes.len(), sizes.iter().map(usize::to_string).collect::<Vec<_>>().join(" + "));
    preview.summary.push(match count {
        1 => text!("One division of {sizes}.", "Une division de {sizes}."),
        _ => text!("{count} divisions of {sizes}.", "{count} divisions de {sizes}."),
    });
    Ok(preview)
}

/// Days of the rounds, as far as the settings know them.
fn dates(settings: &Settings, preview: &mut Preview) {
    let Some(first) = settings.starts_on else { return };
    match &settings.format {
        Format::League { every, open, .. } => {
            let calendar = Calendar { first: first.day(), every: *every, open: *open, pauses: Vec::new() };
            for (round, window) in preview.rounds.iter_mut().zip(calendar.windows(usize::MAX)) {
                (round.opens, round.closes) = (roster::date_of(window.opens), roster::date_of(window.closes));
            }
        }
        _ => {
            let Some(hours) = settings.round_hours.filter(|hours| *hours >= 24) else { return };
            let days = u64::from(hours.div_ceil(24));
            for (round, at) in preview.rounds.iter_mut().zip(0..) {
                round.opens = first.naive().checked_add_days(Days::new(at * days));
                round.closes = round.opens.and_then(|opens| opens.checked_add_days(Days::new(days - 1)));
            }
        }
    }
    let last = preview.rounds.last().and_then(|round| round.closes);
    if let (Some(last), Some(end)) = (last, settings.ends_on.map(Date::naive))
        && last > end
    {
        preview.warnings.push(text!(
            "The last round ends on {last}, after the last day of the competition, {end}.",
            "La dernière ronde finit le {last}, après le dernier jour de la compétition, le {end}."
        ));
    }
}
