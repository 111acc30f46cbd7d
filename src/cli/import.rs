use std::borrow::Cow;
use std::fs::{self, OpenOptions};
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow, bail};
use podium_engine::game::Game as _;
use podium_engine::games::reversi::Reversi;
use podium_engine::import::wthor::{self, Archive, Check, Names};
use podium_engine::import::{self, Kind, mat};
use podium_engine::record::{Fault, FaultKind, Holds, Record, Verdict, judge};
use podium_engine::text;
use podium_engine::text::Text;
use rayon::prelude::*;
use serde::Serialize;

use super::{MAX_FILE, check, colon, json_line, read_bytes, shown};

/// Convert other programs' files to records: backgammon matches (.mat), Othello transcripts, WTHOR archives (.wtb, with
/// .jou and .trn for the names)
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The folder to write records to, 001.rec, 002.rec …
    #[arg(long, value_name = "DIR", required_unless_present = "check", conflicts_with = "check")]
    out: Option<PathBuf>,
    /// Judge every game instead of writing it; exit 1 if one differs from what its file states
    #[arg(long)]
    check: bool,
    /// With --check, print one JSON object per game
    #[arg(long, requires = "check")]
    json: bool,
    /// The files, recognised by their content; - for standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
}

/// A verdict, with the result stated by the source file.
#[derive(Debug, Serialize)]
struct Checked<'a> {
    #[serde(flatten)]
    verdict: Verdict,
    /// A number per seat: points won, or discs.
    stated: Option<[i64; 2]>,
    agrees: Option<bool>,
    file: Cow<'a, str>,
    /// The game's number in its file, from 1.
    number: usize,
}

/// A game of a file as one of our records, and the result the file states.
struct Source {
    record: Record,
    stated: Option<[i64; 2]>,
}

/// The names that archives refer to by number.
#[derive(Default)]
struct Archives {
    players: Option<Names>,
    tournaments: Option<Names>,
}

pub(crate) fn run(args: &Args) -> Result<ExitCode> {
    let mut archives = Archives::default();
    let mut sources: Vec<(&Path, Kind, Vec<u8>)> = Vec::new();
    for path in &args.files {
        let bytes = read_bytes(path, MAX_FILE)?;
        let said = |text| anyhow!("{}: {text}", path.display());
        match import::recognise(&bytes) {
            Some(Kind::Players) => archives.players = Some(Names::players(&bytes).map_err(said)?),
            Some(Kind::Tournaments) => archives.tournaments = Some(Names::tournaments(&bytes).map_err(said)?),
            Some(Kind::Record) => bail!("{}: {}", path.display(), text!("cli-import-record")),
            Some(kind) => sources.push((path, kind, bytes)),
            None => bail!("{}: {}", path.display(), text!("cli-import-unknown")),
        }
    }
    match &args.out {
        Some(folder) => write_all(folder, &sources, &archives),
        None => check_all(args.json, &sources),
    }
}

/// The games of a file as records.
fn read(path: &Path, kind: Kind, bytes: &[u8], archives: &Archives) -> Result<Vec<Source>> {
    let said = |text| anyhow!("{}: {text}", path.display());
    if kind == Kind::Games {
        let archive = Archive::read(bytes).map_err(said)?;
        let source = |game: wthor::Game<'_>| {
            let record = game.record(archives.players.as_ref(), archives.tournaments.as_ref()).map_err(said)?;
            Ok(Source { record, stated: game.stated().map(discs) })
        };
        return archive.games().map(source).collect();
    }
    let text = String::from_utf8_lossy(bytes);
    if kind == Kind::Match {
        let read = mat::read(&text);
        let found = read.map_err(|problem| anyhow!("{}:{}: {}", path.display(), problem.line, problem.text))?;
        let source = |game: mat::Game| Source {
            stated: game.stated.map(|(seat, points)| if seat.index() == 0 { [points, 0] } else { [0, points] }),
            record: game.record,
        };
        return Ok(found.games.into_iter().map(source).collect());
    }
    let found = import::transcripts(&text).map_err(said)?;
    Ok(found.into_iter().map(|(_, record)| Source { record, stated: None }).collect())
}

const fn discs(black: i64) -> [i64; 2] {
    [black, 64 - black]
}

/// One file per game. Existing files are never overwritten.
fn write_all(folder: &Path, sources: &[(&Path, Kind, Vec<u8>)], archives: &Archives) -> Result<ExitCode> {
    let mut records = Vec::new();
    for (path, kind, bytes) in sources {
        records.extend(read(path, *kind, bytes, archives)?);
    }
    fs::create_dir_all(folder).with_context(|| text!("cli-cannot-create-folder", path = shown(folder)))?;
    let width = records.len().to_string().len().max(3);
    for (at, source) in records.iter().enumerate() {
        let path = folder.join(format!("{:0width$}.rec", at + 1));
        let file = OpenOptions::new().write(true).create_new(true).open(&path);
        let written = file.and_then(|mut file| file.write_all(source.record.to_string().as_bytes()));
        written.with_context(|| text!("cli-cannot-write", path = shown(&path)))?;
    }
    eprintln!("{}", text!("cli-imported", count = records.len(), folder = shown(folder)));
    Ok(ExitCode::SUCCESS)
}

fn check_all(json: bool, sources: &[(&Path, Kind, Vec<u8>)]) -> Result<ExitCode> {
    let mut out = std::io::BufWriter::new(stdout().lock());
    let (mut games, mut agree, mut differ) = (0_usize, 0, 0);
    for (path, kind, bytes) in sources {
        let checked = if *kind == Kind::Games { check_archive(path, bytes)? } else { check_games(path, *kind, bytes)? };
        for game in checked {
            games += 1;
            agree += usize::from(game.agrees == Some(true));
            differ += usize::from(game.agrees == Some(false));
            if json {
                json_line(&mut out, &game)?;
            } else {
                let place = text!("cli-import-game", file = game.file.as_ref(), number = game.number).to_string();
                write!(out, "{}", check::sentence(Path::new(&place), &game.verdict))?;
                if let Some([first, second]) = game.stated {
                    write!(out, ", {}", text!("cli-import-stated", first, second))?;
                }
                if game.agrees == Some(false) {
                    write!(out, "{}{}", colon(), text!("cli-import-differs"))?;
                }
                writeln!(out)?;
            }
        }
    }
    out.flush()?;
    eprintln!("{}", text!("cli-import-summary", games, agree, differ, rest = games - agree - differ));
    Ok(if differ > 0 { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// Whether a verdict agrees with the stated result; none for an incomplete game.
fn agrees(verdict: &Verdict, stated: Option<[i64; 2]>) -> Option<bool> {
    match verdict {
        Verdict::Holds(holds) => stated.map(|stated| holds.outcome.scores.as_deref() == Some(&stated)),
        Verdict::Fails(fault) if fault.kind == FaultKind::Incomplete => None,
        Verdict::Fails(_) => Some(false),
    }
}

fn check_games<'a>(path: &'a Path, kind: Kind, bytes: &[u8]) -> Result<Vec<Checked<'a>>> {
    let sources = read(path, kind, bytes, &Archives::default())?;
    let check = |(at, source): (usize, &Source)| {
        let verdict = judge(source.record.to_string().as_bytes());
        Checked {
            agrees: agrees(&verdict, source.stated),
            stated: source.stated,
            verdict,
            file: path.to_string_lossy(),
            number: at + 1,
        }
    };
    Ok(sources.par_iter().enumerate().map(check).collect())
}

/// Archives hold a hundred thousand games and more, so complete games are replayed without text.
fn check_archive<'a>(path: &'a Path, bytes: &[u8]) -> Result<Vec<Checked<'a>>> {
    let archive = Archive::read(bytes).map_err(|text| anyhow!("{}: {text}", path.display()))?;
    let games: Vec<wthor::Game<'_>> = archive.games().collect();
    let check = |(at, game): (usize, &wthor::Game<'_>)| {
        let stated = game.stated().map(discs);
        let (verdict, agrees) = match game.check() {
            Check::Over { outcome, moves, agrees } => {
                let variant = "othello".to_owned();
                let (game, rules) = (Reversi::FACTS.id, Reversi::FACTS.rules);
                (Verdict::Holds(Holds { game, rules, variant, players: 2, turns: moves, outcome }), Some(agrees))
            }
            Check::Incomplete | Check::Wrong(_) => {
                let verdict = match game.record(None, None) {
                    Ok(record) => judge(record.to_string().as_bytes()),
                    Err(text) => Verdict::Fails(unreadable(text)),
                };
                let agrees = agrees(&verdict, stated);
                (verdict, agrees)
            }
        };
        Checked { verdict, stated, agrees, file: path.to_string_lossy(), number: at + 1 }
    };
    Ok(games.par_iter().enumerate().map(check).collect())
}

/// A game of an archive whose bytes are not moves.
fn unreadable(text: Text) -> Fault {
    Fault { kind: FaultKind::Syntax, game: Some(Reversi::FACTS.id.to_owned()), turn: 0, token: None, place: None, text }
}
