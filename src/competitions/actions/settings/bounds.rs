//! The numbers that may be chosen in settings, by the field of the form that asks for them. What comes from a template or
//! a file is held to the same table.

use std::ops::RangeInclusive;

use podium_engine::contest::bracket::Format as Bracket;
use podium_engine::contest::series::Rule;
use podium_engine::text;
use podium_engine::text::Text;

use crate::competitions::settings::{Format, Settings};

/// The most rounds a competition may have.
const MOST_ROUNDS: u64 = 99;
/// A year, in hours.
const YEAR: u64 = 24 * 366;
/// The most games, points or attempts of a match.
const MOST_GAMES: u64 = 1000;
/// The most points that anything is worth, in tenths.
const MOST_POINTS: u64 = 10_000;

/// A number with its field, what it is called, and its range.
type Bound = (&'static str, u64, (&'static str, &'static str), RangeInclusive<u64>);

/// The fields whose numbers are out of their range, each with a sentence.
pub(super) fn out_of_bounds(settings: &Settings) -> Vec<(&'static str, Text)> {
    let wrong = |(field, number, (en, fr), range): Bound| {
        let (low, high) = (range.start(), range.end());
        (!range.contains(&number)).then(|| {
            (field, text!("{en}: from {low} to {high}, not {number}.", "{fr} : de {low} à {high}, et non {number}."))
        })
    };
    let all = of_all(settings).into_iter().chain(of_rule(&settings.rule)).chain(of_format(settings));
    all.filter_map(wrong).collect()
}

/// Numbers of every competition.
fn of_all(settings: &Settings) -> Vec<Bound> {
    let points = settings.points;
    let mut all: Vec<Bound> = vec![
        ("win", points.win.into(), ("Tenths of a point for a win", "Dixièmes de point par victoire"), 1..=MOST_POINTS),
        ("draw", points.draw.into(), ("Tenths of a point for a draw", "Dixièmes de point par nul"), 0..=MOST_POINTS),
        (
            "loss",
            points.loss.into(),
            ("Tenths of a point for a loss", "Dixièmes de point par défaite"),
            0..=MOST_POINTS,
        ),
        (
            "pairing_bye",
            points.pairing_bye.into(),
            ("Tenths of a point for a bye", "Dixièmes de point par exemption"),
            0..=MOST_POINTS,
        ),
    ];
    let hours = |field, hours: Option<u32>, names| hours.map(|hours| (field, hours.into(), names, 1..=YEAR));
    all.extend(hours("round_hours", settings.round_hours, ("Hours for a round", "Heures par ronde")));
    let after = settings.confirm.after_hours;
    all.extend(hours("confirm_after", after, ("Hours until a result counts", "Heures avant qu’un résultat compte")));
    let limit = settings.registration.limit.map(|limit| limit as u64);
    all.extend(limit.map(|limit| ("limit", limit, ("The limit of entries", "Le nombre d’inscrits"), 1..=2000)));
    all
}

/// How long a match is.
fn of_rule(rule: &Rule) -> Option<Bound> {
    let (field, names) = match rule {
        Rule::BestOf { .. } | Rule::Games { .. } | Rule::Totals { .. } | Rule::Table { .. } => {
            ("games", ("Games", "Nombre de parties"))
        }
        Rule::FirstTo { .. } | Rule::Backgammon(_) | Rule::Spangle { .. } | Rule::FlyingMarbles { .. } => {
            ("target", ("Points to win", "Points à atteindre"))
        }
        Rule::Attack(_) => ("attempts", ("Attempts", "Nombre d’essais")),
        Rule::Single { .. } | Rule::Exchange { .. } | Rule::SplinkDuel { .. } => return None,
    };
    Some((field, rule.length().into(), names, 1..=MOST_GAMES))
}

/// Numbers of the format.
fn of_format(settings: &Settings) -> Vec<Bound> {
    let rounds = |rounds: usize| ("rounds", rounds as u64, ("Rounds", "Nombre de rondes"), 1..=MOST_ROUNDS);
    let bracket = |bracket: &Bracket| match bracket {
        Bracket::Consolation { spared, .. } => {
            Some(("spared", *spared as u64, ("Rounds without a second chance", "Tours sans repêchage"), 0..=16))
        }
        _ => None,
    };
    let points = |win: u32, draw: u32, loss: u32| {
        let names = ("Tenths of a point", "Dixièmes de point");
        [("win", win), ("draw", draw), ("loss", loss)]
            .map(|(field, worth)| (field, worth.into(), names, 0..=MOST_POINTS))
    };
    match &settings.format {
        Format::Swiss { rounds: number, .. } => vec![rounds(*number)],
        Format::RoundRobin { .. } | Format::ScoreAttack { .. } => Vec::new(),
        Format::Knockout { bracket: own } => bracket(own).into_iter().collect(),
        Format::Groups { groups, advance, bracket: own, .. } => {
            let mut all: Vec<Bound> = vec![
                ("groups", *groups as u64, ("Groups", "Nombre de groupes"), 2..=64),
                ("advance", *advance as u64, ("Players who go on from a group", "Qualifiés par groupe"), 1..=16),
            ];
            all.extend(bracket(own));
            all
        }
        Format::Tables { rounds: number, .. } => {
            vec![rounds(*number), ("seats", settings.seats as u64, ("Seats at a table", "Places par table"), 3..=8)]
        }
        Format::League { rules, every, open, division_size, .. } => {
            let mut all: Vec<Bound> = vec![
                ("division_size", *division_size as u64, ("Players of a division", "Joueurs par division"), 2..=256),
                ("every", (*every).into(), ("Days between rounds", "Jours entre deux rondes"), 1..=366),
                ("open", (*open).into(), ("Days a round stays open", "Jours ouverts par ronde"), 1..=366),
                ("promoted", rules.promoted as u64, ("Players who go up", "Joueurs qui montent"), 0..=64),
                ("relegated", rules.relegated as u64, ("Players who go down", "Joueurs qui descendent"), 0..=64),
                ("play_offs", rules.play_offs as u64, ("Players who play off", "Joueurs en barrage"), 0..=64),
                ("postponements", rules.postponements as u64, ("Postponements", "Reports"), 0..=99),
                (
                    "longest_postponement",
                    rules.longest_postponement.into(),
                    ("Days of the longest postponement", "Jours du plus long report"),
                    0..=366,
                ),
            ];
            all.extend(points(rules.win, rules.draw, rules.loss));
            all
        }
        Format::Ladder { rules } => vec![
            ("days_to_answer", rules.days_to_answer.into(), ("Days to answer", "Jours pour répondre"), 0..=366),
            ("days_to_play", rules.days_to_play.into(), ("Days to play", "Jours pour jouer"), 0..=366),
            (
                "days_between",
                rules.days_between.into(),
                ("Days before the same two play again", "Jours avant que les deux mêmes rejouent"),
                0..=366,
            ),
            ("open_challenges", rules.open_challenges as u64, ("Open challenges", "Défis en cours"), 1..=99),
            ("refusal", rules.refusal as u64, ("Places lost by refusing", "Places perdues par un refus"), 0..=2000),
            (
                "no_show",
                rules.no_show as u64,
                ("Places lost by not coming", "Places perdues par une absence"),
                0..=2000,
            ),
            ("ranges", rules.ranges.len() as u64, ("Ranges of challenges", "Portées des défis"), 1..=20),
        ],
        Format::OpenPlay { rules } => {
            let mut all: Vec<Bound> = vec![
                (
                    "per_opponent",
                    rules.per_opponent as u64,
                    ("Games against one opponent", "Parties par adversaire"),
                    1..=1000,
                ),
                ("fewest_games", rules.fewest_games as u64, ("Games for a rank", "Parties pour un rang"), 0..=10_000),
            ];
            all.extend(points(rules.win, rules.draw, rules.loss));
            all
        }
    }
}
