use std::io::{Write, stdout};
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::ValueEnum;
use podium_engine::contest::simulate::{self, Plan, Played, Rate, Rates};
use podium_engine::contest::swiss::{Outing, Score};
use podium_engine::text;
use podium_engine::text::Words;
use serde::Serialize;
use serde_json::json;

use super::fresh_seed;

/// The most players, and the most games per player, of a simulated competition; a report has no room for 100 points and a
/// half.
const MOST_PLAYERS: usize = 2000;
const MOST_GAMES: usize = 99;

/// Simulate a whole competition: exit 1 if it ends early because a round cannot be paired
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// How the rounds are paired
    #[arg(long, value_enum, default_value_t = Format::Dutch)]
    format: Format,
    /// Players, including late ones
    #[arg(long, default_value_t = 20)]
    players: usize,
    /// Rounds; matches of two games in the Double-Swiss
    #[arg(long, default_value_t = 7)]
    rounds: usize,
    /// The same seed gives the same competition
    #[arg(long)]
    seed: Option<u64>,
    /// How often equally strong players draw, from 0 to 1
    #[arg(long, default_value = "0.3", value_parser = rate)]
    draw_rate: Rate,
    /// How often a player misses a game
    #[arg(long, default_value = "0.01", value_parser = rate)]
    forfeit_rate: Rate,
    /// How often a player leaves after a round
    #[arg(long, default_value = "0.01", value_parser = rate)]
    withdrawal_rate: Rate,
    /// How often a player asks for a bye of half a point
    #[arg(long, default_value = "0.02", value_parser = rate)]
    bye_rate: Rate,
    /// How many players enter after the first round
    #[arg(long, default_value = "0.05", value_parser = rate)]
    late_rate: Rate,
    /// Print a report (TRF)
    #[arg(long, conflicts_with = "json")]
    trf: bool,
    /// Print one JSON object per round, then one with the final points
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Format {
    /// The FIDE (Dutch) system
    Dutch,
    /// The plain Swiss
    Plain,
    /// The Double-Swiss
    Double,
    /// Everybody against everybody
    RoundRobin,
}

impl From<Format> for simulate::Format {
    fn from(format: Format) -> Self {
        match format {
            Format::Dutch => Self::Dutch,
            Format::Plain => Self::Plain,
            Format::Double => Self::Double,
            Format::RoundRobin => Self::RoundRobin,
        }
    }
}

/// A rate from 0 to 1, in millionths.
fn rate(text: &str) -> Result<Rate, String> {
    match text.parse::<f64>() {
        Ok(rate) if (0.0..=1.0).contains(&rate) => Ok((rate * 1e6).round() as Rate),
        _ => Err("a rate is a number from 0 to 1".to_owned()),
    }
}

/// One round; players by number.
#[derive(Debug, Serialize)]
struct Round {
    round: usize,
    pairs: Vec<Pair>,
    bye: Option<usize>,
    away: Vec<usize>,
}

/// A pair of a round and its results, one per game.
#[derive(Debug, Serialize)]
struct Pair {
    white: usize,
    black: usize,
    results: Vec<&'static str>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    within("--players", args.players, 2, MOST_PLAYERS)?;
    let format = simulate::Format::from(args.format);
    within("--rounds", args.rounds, 1, MOST_GAMES / format.games())?;
    let rates = Rates {
        draw: args.draw_rate,
        forfeit: args.forfeit_rate,
        withdrawal: args.withdrawal_rate,
        bye: args.bye_rate,
        late: args.late_rate,
    };
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (players, rounds) = (args.players, args.rounds);
    let played = simulate::simulate(Plan { format, players, rounds, rates, seed });
    let mut out = stdout().lock();
    if args.trf {
        write!(out, "{}", played.report())?;
    } else if args.json {
        for round in 0..played.rounds.len() {
            writeln!(out, "{}", as_json(&played, round)?)?;
        }
        let points: Vec<f64> = played.points().into_iter().map(|tenths| f64::from(tenths) / 10.0).collect();
        writeln!(out, "{}", json!({ "seed": seed, "points": points }))?;
    } else {
        tell(&mut out, &played)?;
    }
    out.flush()?;
    Ok(match &played.ended {
        None => ExitCode::SUCCESS,
        Some(impossible) => {
            let round = played.rounds.len() + 1;
            eprintln!("podium: {}", text!("cli-simulate-unpaired", round, why = &impossible.text));
            ExitCode::from(1)
        }
    })
}

/// Refuses a number out of bounds, which are written as they are typed.
fn within(option: &str, number: usize, low: usize, high: usize) -> Result<()> {
    if (low..=high).contains(&number) {
        return Ok(());
    }
    bail!(text!("cli-must-be-number", option, low = low.to_string(), high = high.to_string()))
}

/// The result of a game for White and Black.
fn result(white: &Outing) -> &'static str {
    match white {
        Outing::Played { score: Score::Win, .. } => "1-0",
        Outing::Played { score: Score::Draw, .. } => "½-½",
        Outing::Played { score: Score::Loss, .. } => "0-1",
        Outing::Forfeit { score: Score::Win, .. } => "+--",
        _ => "--+",
    }
}

/// The pairs of a round; results are given from the side of the first game's White.
fn pairs(played: &Played, round: usize) -> Vec<Pair> {
    let tables = played.rounds.get(round).map(|round| round.pairing.tables.as_slice()).unwrap_or_default();
    let absent = |outing: Option<&Outing>| matches!(outing, Some(Outing::Forfeit { score: Score::Loss, .. }));
    let pair = |table: &podium_engine::contest::pairing::Pair| {
        let theirs = played.outings(table.black, round);
        let results = played.outings(table.white, round).iter().enumerate();
        let results =
            results.map(
                |(game, outing)| {
                    if absent(Some(outing)) && absent(theirs.get(game)) { "---" } else { result(outing) }
                },
            );
        Pair { white: table.white + 1, black: table.black + 1, results: results.collect() }
    };
    tables.iter().map(pair).collect()
}

fn as_json(played: &Played, round: usize) -> Result<String> {
    let here = played.rounds.get(round);
    let bye = here.and_then(|round| round.pairing.bye.as_ref()).map(|(player, _)| player + 1);
    let away = here.map(|round| round.away.iter().map(|(player, _)| player + 1).collect()).unwrap_or_default();
    Ok(serde_json::to_string(&Round { round: round + 1, pairs: pairs(played, round), bye, away })?)
}

/// For people: the rounds, then the ranked players.
fn tell(out: &mut impl Write, played: &Played) -> Result<()> {
    for (number, round) in played.rounds.iter().enumerate() {
        writeln!(out, "{}", text!("cli-simulate-round", number = number + 1))?;
        for pair in pairs(played, number) {
            writeln!(out, "{:>5} {:<5} {}", pair.white, pair.black, pair.results.join(" "))?;
        }
        if let Some((player, _)) = round.pairing.bye {
            writeln!(out, "{:>5} {}", player + 1, text!("cli-bye"))?;
        }
    }
    writeln!(out, "{}", text!("cli-simulate-points"))?;
    let points = played.points();
    let mut order: Vec<(usize, u32)> = points.into_iter().enumerate().collect();
    order.sort_by_key(|(_, points)| std::cmp::Reverse(*points));
    for (player, points) in order {
        let rating = played.ratings.get(player).copied().unwrap_or(0);
        let points = Words::spoken().decimal(&format!("{:.1}", f64::from(points) / 10.0));
        writeln!(out, "{:>5} ({rating}) {points}", player + 1)?;
    }
    Ok(())
}
