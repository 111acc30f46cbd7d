use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use clap::ValueEnum;
use podium_engine::contest::pairing::reason::with_detail;
use podium_engine::contest::pairing::{double, dutch, plain};
use podium_engine::contest::sides::SideNames;
use podium_engine::text;

use super::{colon, read_report, told};

/// Pair the next round of a tournament report, in the format of arbiters' programs: the number of pairs, then "white black"
/// by start number, the bye as "number 0"
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The pairing system
    #[arg(long, value_enum, default_value_t = System::Dutch)]
    system: System,
    /// Give the reasons on standard error
    #[arg(long)]
    explain: bool,
    /// A report (TRF), - for standard input
    file: PathBuf,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum System {
    /// The FIDE (Dutch) system
    Dutch,
    /// The plain Swiss: one matching, rematches only when unavoidable
    Plain,
    /// The Double-Swiss: matches of two games, each game a round of the report
    Double,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let report = read_report(&args.file)?;
    let ready = report.before_next_round().map_err(|problem| told(&args.file, &problem))?;
    let number = |at: usize| ready.numbers.get(at).copied().unwrap_or(0);
    let paired = match args.system {
        System::Dutch => dutch::pair(&ready.field),
        System::Plain => plain::pair(&ready.field, &plain::Wishes::default()),
        System::Double => double::pair(&ready.field),
    };
    let pairing = match paired {
        Ok(pairing) => pairing,
        Err(impossible) => {
            eprintln!("podium: {}", impossible.text);
            return Ok(ExitCode::from(1));
        }
    };
    let mut out = stdout().lock();
    writeln!(out, "{}", pairing.tables.len() + usize::from(pairing.bye.is_some()))?;
    for pair in &pairing.tables {
        writeln!(out, "{} {}", number(pair.white), number(pair.black))?;
        if args.explain {
            let [white, black] = [pair.white, pair.black].map(|player| ready.field.called(player));
            let names = [white.as_str(), black.as_str()];
            let why = with_detail(pair.why.text(names), pair.why.detail());
            let side = with_detail(pair.side.text(names, SideNames::WHITE_BLACK), pair.side.detail());
            eprintln!("{} {}{}{why} {side}", number(pair.white), number(pair.black), colon());
        }
    }
    if let Some((player, why)) = &pairing.bye {
        writeln!(out, "{} 0", number(*player))?;
        if args.explain {
            let why = with_detail(why.text(&ready.field.called(*player)), why.detail());
            eprintln!("{} {}{}{why}", number(*player), text!("cli-bye"), colon());
        }
    }
    out.flush().map_err(|error| anyhow!(error))?;
    Ok(ExitCode::SUCCESS)
}
