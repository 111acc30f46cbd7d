use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use podium_engine::contest::sides::SideNames;
use podium_engine::contest::standings::{Details, Left, Pairings, Sheet, Term, TieBreak, rank};
use podium_engine::contest::swiss::{Field, Outing};
use podium_engine::contest::trf::Report;
use podium_engine::text;
use podium_engine::text::Text;

use super::{colon, read_report, told};

/// Print the standings of a tournament report as a tab-separated table: rank, start number and a column per tie-break.
/// Players still level stand by start number; -0 is a value that does not exist
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Codes of FIDE's C.07 with their modifiers, in order of weight
    #[arg(long, value_delimiter = ',', default_value = "PTS,BH/C1,BH,SB,WIN")]
    tiebreaks: Vec<TieBreak>,
    /// Show how each value is computed, below the table
    #[arg(long)]
    explain: bool,
    /// After this round instead of the last one played
    #[arg(long, value_name = "ROUND")]
    after: Option<usize>,
    /// The rating that unrated players count as; without it tie-breaks by rating are dropped where there are any
    #[arg(long, value_name = "RATING")]
    unrated: Option<u16>,
    /// Treat the rounds as paired by results, whatever the file looks like
    #[arg(long, conflicts_with = "round_robin")]
    swiss: bool,
    /// Everybody meets everybody: forfeits count as games
    #[arg(long)]
    round_robin: bool,
    /// The seed for drawing lots (LOT)
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// A report (TRF), - for standard input
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut report = read_report(&args.file)?;
    // Standings go by start number, and gaps between the numbers do no harm.
    report.players.sort_by_key(|player| player.number);
    report.by_rank = true;
    let played = report.played_rounds();
    let rounds = report.rounds.unwrap_or(played).max(played);
    let played = args.after.unwrap_or(played).min(played);
    let ready = report.after_rounds(played, rounds).map_err(|problem| told(&args.file, &problem))?;
    let details = Details {
        pairings: pairings(args, &report, &ready.field),
        ratings: report.players.iter().map(|player| Some(player.rating).filter(|rating| *rating > 0)).collect(),
        numbers: ready.numbers.clone(),
        unrated: args.unrated,
        seed: args.seed,
        // These files are about chess.
        sides: SideNames::WHITE_BLACK,
        ..Details::default()
    };
    let sheet = Sheet::new(&ready.field, &details);
    let standings = rank(&sheet, &args.tiebreaks);
    let number = |at: usize| ready.numbers.get(at).copied().unwrap_or(0);
    let mut out = stdout().lock();
    write!(out, "Rank\tStartNo")?;
    for tie_break in &standings.tie_breaks {
        write!(out, "\t{tie_break}")?;
    }
    writeln!(out)?;
    for row in &standings.rows {
        write!(out, "{}\t{}", row.place, number(row.entrant))?;
        for value in &row.values {
            match value {
                Some(value) => write!(out, "\t{value}")?,
                None => write!(out, "\t-0")?,
            }
        }
        writeln!(out)?;
    }
    if args.explain {
        for (at, row) in standings.rows.iter().enumerate() {
            let name = report.players.get(row.entrant).map(|player| player.name.as_str()).unwrap_or_default();
            writeln!(out, "\n{}. {} {name}", row.place, number(row.entrant))?;
            for column in 0..standings.tie_breaks.len() {
                let Some(value) = standings.explain(&sheet, at, column) else { continue };
                writeln!(out, "  {}", value.text)?;
                for term in &value.terms {
                    writeln!(out, "    {}", told_term(term, number))?;
                }
            }
        }
    }
    out.flush().map_err(|error| anyhow!(error))?;
    Ok(ExitCode::SUCCESS)
}

fn told_term(term: &Term, number: impl Fn(usize) -> usize) -> String {
    let round = term.round.map(|round| text!("cli-round", number = round + 1));
    let opponent = term.opponent.map(|opponent| text!("cli-opponent", number = number(opponent)));
    let left = term.left.map(|left| {
        Text::message(match left {
            Left::Lowest => "left-lowest",
            Left::Highest => "left-highest",
            Left::Unplayed => "left-unplayed",
            Left::Early => "left-early",
            Left::BelowLimit => "left-below-limit",
        })
    });
    let place = Text::joined([round, opponent].into_iter().flatten(), ", ");
    let value = format!("{} ({})", term.number.text(), term.why);
    let left = left.map(|left| format!(", {left}")).unwrap_or_default();
    if place.is_empty() { format!("{value}{left}") } else { format!("{place}{}{value}{left}", colon()) }
}

/// As given by the command or the type of the tournament, or else by the pairings themselves.
fn pairings(args: &Args, report: &Report, field: &Field) -> Pairings {
    if args.swiss {
        return Pairings::Swiss;
    }
    if args.round_robin {
        return Pairings::RoundRobin;
    }
    for line in report.other_lines.iter().filter(|line| line.starts_with("092") || line.starts_with("192")) {
        let kind = line.get(4..).unwrap_or_default().to_uppercase();
        if ["SWISS", "SUISSE", "DUTCH", "DUBOV", "BURSTEIN"].iter().any(|word| kind.contains(word)) {
            return Pairings::Swiss;
        }
        let words = || kind.split(|c: char| !c.is_alphanumeric());
        if kind.contains("ROBIN") || kind.contains("BERGER") || words().any(|word| word == "RR" || word == "DRR") {
            return Pairings::RoundRobin;
        }
    }
    if everybody_met_everybody(field) { Pairings::RoundRobin } else { Pairings::Swiss }
}

/// Whether every two players were paired, and equally often.
fn everybody_met_everybody(field: &Field) -> bool {
    let count = field.entrants.len();
    let mut meetings: Vec<(usize, usize)> = Vec::new();
    for (player, entrant) in field.entrants.iter().enumerate() {
        meetings.extend(entrant.outings.iter().take(field.played).filter_map(|outing| match outing {
            Outing::Played { opponent, .. } | Outing::Forfeit { opponent, .. } => Some((player, *opponent)),
            _ => None,
        }));
    }
    meetings.sort_unstable();
    let pairs: Vec<usize> = meetings.chunk_by(|one, other| one == other).map(<[_]>::len).collect();
    count > 1 && pairs.len() == count * (count - 1) && pairs.iter().all(|times| Some(times) == pairs.first())
}
