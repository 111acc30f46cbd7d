//! What fuzzing starts from: sample files of the tests, and inputs that broke a promise once.

use std::fs;
use std::path::{Path, PathBuf};

use podium_engine::chance::Chance;
use podium_engine::contest::simulate::{Format, Plan, Rates, simulate};

fn tests() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// Where inputs are kept that broke a promise.
pub(crate) fn folder() -> PathBuf {
    tests().join("corpus")
}

/// The files of a folder in alphabetical order; none if there is no such folder.
pub(crate) fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<PathBuf> =
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_file()).collect();
    paths.sort();
    paths.into_iter().filter_map(|path| fs::read(&path).ok().map(|bytes| (path, bytes))).collect()
}

/// Inputs to begin with.
pub(crate) fn seeds(promise: &str) -> Vec<Vec<u8>> {
    let mut seeds = match promise {
        "record" => records(),
        "report" => reports(),
        "mat" => files(&tests().join("data/mat")).into_iter().flat_map(|(_, bytes)| games_of_match(&bytes)).collect(),
        "transcript" => transcripts(),
        "wthor" => archives(),
        "standings" => standings(),
        _ => noise(),
    };
    seeds.extend(files(&folder().join(promise)).into_iter().map(|(_, bytes)| bytes));
    assert!(!seeds.is_empty(), "there is nothing to begin with for {promise}");
    seeds
}

fn records() -> Vec<Vec<u8>> {
    let mut records: Vec<Vec<u8>> =
        files(&tests().join("records/format")).into_iter().map(|(_, bytes)| bytes).collect();
    for (_, lines) in files(&tests().join("records")) {
        for line in String::from_utf8_lossy(&lines).lines() {
            let value: serde_json::Value = serde_json::from_str(line).expect("a sample should be JSON");
            records.extend(value["record"].as_str().map(|record| record.as_bytes().to_vec()));
        }
    }
    // The largest are left to the tests of the format's limits.
    records.retain(|record| record.len() <= 8000);
    records
}

fn reports() -> Vec<Vec<u8>> {
    let mut reports: Vec<Vec<u8>> = files(&tests().join("standings")).into_iter().map(|(_, bytes)| bytes).collect();
    reports.retain(|report| report.starts_with(b"0") && report.len() < 6000);
    for seed in 0..120 {
        let mut chance = Chance::seeded(seed);
        let rates = Rates { draw: 300_000, forfeit: 100_000, withdrawal: 50_000, bye: 100_000, late: 100_000 };
        let format = [Format::Dutch, Format::Plain, Format::Double][chance.below(3)];
        let plan = Plan { format, players: 2 + chance.below(9), rounds: 1 + chance.below(6), rates, seed };
        reports.push(simulate(plan).report().to_string().into_bytes());
    }
    reports
}

/// The head of a match with each of its games, so that inputs stay small.
fn games_of_match(bytes: &[u8]) -> Vec<Vec<u8>> {
    let text = String::from_utf8_lossy(bytes);
    let mut parts = text.split("\n Game ");
    let head = parts.next().unwrap_or_default();
    parts.take(4).map(|game| format!("{head}\n Game {game}").into_bytes()).collect()
}

/// The turns of the sample records of Othello, without numbers.
fn othello_games() -> Vec<Vec<String>> {
    let is_othello = |record: &&Vec<u8>| record.starts_with(b"[Game \"reversi\"]");
    let turns = |record: &Vec<u8>| {
        let text = String::from_utf8_lossy(record).into_owned();
        let turns = text.split_once("\n\n").map(|(_, turns)| turns.to_owned()).unwrap_or_default();
        turns.split_whitespace().filter(|word| !word.ends_with('.')).map(str::to_owned).collect()
    };
    let mut games: Vec<Vec<String>> = records().iter().filter(is_othello).map(turns).collect();
    for known in ["e6f4e3f6g5d6e7f5c5", "f5d6c3d3c4f4f6f3e6e7"] {
        games.push(known.as_bytes().chunks(2).map(|square| String::from_utf8_lossy(square).into_owned()).collect());
    }
    games
}

fn transcripts() -> Vec<Vec<u8>> {
    let games = othello_games();
    let one = games.iter().map(|game| game.concat().into_bytes());
    let mut transcripts: Vec<Vec<u8>> =
        one.clone().chain(games.iter().map(|game| game.join(" ").into_bytes())).collect();
    transcripts.push(one.take(3).collect::<Vec<_>>().join(&b'\n'));
    transcripts
}

/// An archive of each game and one of several, as the federation lays them out, and a file of names.
fn archives() -> Vec<Vec<u8>> {
    let header = |games: u32, names: u16| {
        let mut bytes = vec![20, 26, 11, 16];
        bytes.extend(games.to_le_bytes());
        bytes.extend(names.to_le_bytes());
        bytes.extend([0xea, 0x07, 8, 0, 24, 0]);
        bytes
    };
    let entry = |game: &Vec<String>| {
        let mut bytes = vec![1, 0, 0, 0, 1, 0, 32, 32];
        bytes.extend(game.iter().filter_map(|square| match square.as_bytes() {
            [column @ b'a'..=b'h', row @ b'1'..=b'8'] => Some(10 * (row - b'0') + (column - b'a' + 1)),
            _ => None,
        }));
        bytes.resize(68, 0);
        bytes
    };
    let games: Vec<Vec<u8>> = othello_games().iter().map(entry).collect();
    let mut archives: Vec<Vec<u8>> = games.iter().map(|game| [header(1, 0), game.clone()].concat()).collect();
    archives.push([header(3, 0), games.iter().take(3).flatten().copied().collect()].concat());
    archives.push([header(0, 2), vec![b'A'; 20], vec![0; 20]].concat());
    archives.push([header(0, 1), b"Meijin 2026\0".to_vec(), vec![0; 14]].concat());
    archives
}

/// Codes of tie-breaks with their length before them, then noise that makes tables.
fn standings() -> Vec<Vec<u8>> {
    let codes = [
        "BH/C1,BH,SB",
        "PTS,DE,WIN,BPG",
        "TW,RS,BEST,FOR",
        "OMW,DIFF,LOT",
        "KS/L60,PS/C1,MAN",
        "ARO,TPR,PTP,TPN",
        "BQ/6,AOB,FB/M1",
    ];
    let head = |codes: &str| [&[codes.len() as u8], codes.as_bytes()].concat();
    noise().into_iter().zip(codes.iter().cycle()).map(|(noise, codes)| [head(codes), noise].concat()).collect()
}

/// Bytes for the promises that read them as choices; the first byte runs through all values.
fn noise() -> Vec<Vec<u8>> {
    let mut chance = Chance::seeded(1);
    let one = |first: usize| {
        let rest = 8 + chance.below(90);
        std::iter::once(first as u8).chain((0..rest).map(|_| chance.bits() as u8)).collect()
    };
    (0..512).map(one).collect()
}
