//! A stored verdict names the version of the rules that gave it, so a game whose verdicts change has to raise its version.
//! `rules_versions.txt` has one line per game: its id, the version of its rules, a digest of the records judged here and a
//! digest of their verdicts.

#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use podium_engine::catalogue::{self, Entry};
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use podium_engine::record::{Verdict, judge};
use serde_json::Value;

const COMMAND: &str = "PODIUM_BLESS=1 cargo test -p podium-engine --test rules_versions";
/// In so many places each random game is cut off and spoilt.
const PLACES: usize = 20;

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(file(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// What is known of a game's verdicts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Line {
    rules: u32,
    records: Digest,
    verdicts: Digest,
}

impl Line {
    fn read(line: &str) -> (String, Self) {
        let parsed = || {
            let mut words = line.split(' ');
            let (game, rules) = (words.next()?, words.next()?.parse().ok()?);
            let mut digest = || u64::from_str_radix(words.next()?, 16).ok().map(Digest);
            let (records, verdicts) = (digest()?, digest()?);
            Some((game.to_owned(), Self { rules, records, verdicts }))
        };
        parsed().unwrap_or_else(|| panic!("rules_versions.txt: cannot read “{line}”"))
    }

    fn now(entry: &Entry, records: &[String]) -> Self {
        let mut line = Self { rules: entry.facts.rules, records: Digest::EMPTY, verdicts: Digest::EMPTY };
        for record in records {
            line.records.add(record);
            let verdict = serde_json::to_string(&judge(record.as_bytes())).expect("a verdict should be JSON");
            // The wording of the message is free, and it stands last.
            line.verdicts.add(verdict.split(",\"message\":").next().unwrap_or_default());
        }
        line
    }

    /// Why this line cannot take the place of an older one.
    fn refused(&self, old: &Self, game: &str) -> Option<String> {
        match () {
            _ if self.rules < old.rules => Some(format!("the rules version of {game} went back")),
            _ if self.rules > old.rules || self.verdicts == old.verdicts => None,
            _ if self.records == old.records => Some(format!("the verdicts of {game} changed")),
            // Other records have other verdicts.
            _ => None,
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:016x} {:016x}", self.rules, self.records.0, self.verdicts.0)
    }
}

/// FNV-1a over lines of text: the same in every version and on every machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Digest(u64);

impl Digest {
    const EMPTY: Self = Self(0xcbf2_9ce4_8422_2325);

    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

/// The sample records of a game.
fn samples(game: &str) -> Vec<String> {
    let record = |line: &str| {
        let value: Value = serde_json::from_str(line).expect("a line should be JSON");
        value.get("record").and_then(Value::as_str).expect("a record should be text").to_owned()
    };
    read(&format!("records/{game}.jsonl")).lines().map(record).collect()
}

/// Random games of every variant at every number of seats, by game: tags, a blank line, all turns on one line.
fn random_games() -> BTreeMap<String, Vec<String>> {
    let mut games: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for record in read("data/rules-records.txt").split("\n[Game ") {
        let record = format!("[Game {}", record.trim_start_matches("[Game "));
        let game = record.split('"').nth(1).expect("a record should name its game").to_owned();
        games.entry(game).or_default().push(record);
    }
    games
}

/// A random game cut off, with a turn repeated, and with two turns swapped, in a few places each.
fn spoilt(record: &str) -> Vec<String> {
    let (tags, turns) = record.trim_end().split_once("\n\n").expect("turns should follow the tags");
    let turns: Vec<&str> = turns.split(' ').collect();
    let written = |turns: &[&str]| format!("{tags}\n\n{}\n", turns.join(" "));
    let mut records = Vec::new();
    for at in (0..turns.len()).step_by(turns.len().div_ceil(PLACES)) {
        let (before, after) = turns.split_at(at);
        records.push(written(before));
        let repeated: Vec<&str> = [before, after.get(..1).unwrap_or_default(), after].concat();
        records.push(written(&repeated));
        let mut swapped = turns.clone();
        if at + 1 < swapped.len() {
            swapped.swap(at, at + 1);
            records.push(written(&swapped));
        }
    }
    records
}

#[test]
fn verdicts_change_only_with_the_version_of_the_rules() {
    let old: BTreeMap<String, Line> = read("rules_versions.txt").lines().map(Line::read).collect();
    let mut random = random_games();
    let (mut new, mut refused, mut stale) = (String::new(), Vec::new(), Vec::new());
    for entry in catalogue::all() {
        let game = entry.facts.id;
        let mut records = samples(game);
        let random = random.remove(game).unwrap_or_default();
        records.extend(random.iter().flat_map(|record| spoilt(record)));
        records.extend(random);
        let line = Line::now(entry, &records);
        new.push_str(&format!("{game} {line}\n"));
        let name = game.replace('-', "_");
        match old.get(game).map(|old| (*old == line, line.refused(old, game))) {
            Some((true, _)) => {}
            Some((false, Some(why))) => refused.push(format!(
                "{why}: raise its rules version in engine/src/games/{name}.rs and write the new line with \
                 `{COMMAND}`"
            )),
            Some((false, None)) => stale.push(format!("{game}: write the new line with `{COMMAND}`")),
            None => stale.push(format!("{game} has no line: write it with `{COMMAND}`")),
        }
    }
    assert!(random.is_empty(), "random games of no game of the catalogue: {:?}", random.keys());
    let gone = old.keys().filter(|game| catalogue::find(game).is_none());
    stale.extend(gone.map(|game| format!("{game} has a line and is no game: remove it with `{COMMAND}`")));
    assert!(refused.is_empty(), "{}", [refused, stale].concat().join("\n"));
    if std::env::var_os("PODIUM_BLESS").is_some() {
        return fs::write(file("rules_versions.txt"), new).expect("the file should be writable");
    }
    assert!(stale.is_empty(), "{}", stale.join("\n"));
}

#[test]
fn a_digest_is_replaced_only_with_a_higher_version_or_other_records() {
    let line = |rules, records, verdicts| Line { rules, records: Digest(records), verdicts: Digest(verdicts) };
    let old = line(2, 7, 8);
    let refused = |line: Line| line.refused(&old, "spline");
    assert_eq!(refused(line(2, 7, 9)).as_deref(), Some("the verdicts of spline changed"));
    assert_eq!(refused(line(1, 7, 9)).as_deref(), Some("the rules version of spline went back"));
    for fine in [line(3, 7, 9), line(2, 6, 9), line(3, 7, 8)] {
        assert_eq!(refused(fine), None, "{fine}");
    }
    assert_eq!(Line::read(&format!("spline {old}")), ("spline".to_owned(), old));
}

#[test]
fn every_variant_is_judged_at_every_number_of_seats() {
    let mut judged = BTreeSet::new();
    for record in random_games().into_values().flatten() {
        let Verdict::Holds(holds) = judge(record.as_bytes()) else { panic!("does not hold: {record}") };
        judged.insert((holds.game, holds.variant, holds.players));
    }
    for entry in catalogue::all() {
        let (fewest, most) = entry.facts.players;
        for (variant, players) in
            entry.facts.variants.iter().flat_map(|variant| (fewest..=most).map(move |players| (variant.id, players)))
        {
            let start = Start { variant, ..Start::new(players.into()) };
            let setup = (entry.deal)(&start, &mut Chance::seeded(1));
            // Some variants are for some numbers of players only.
            let can_start = (entry.start)(&Start { setup: setup.as_deref(), ..start }).is_ok();
            let is_judged = judged.contains(&(entry.facts.id, variant.to_owned(), players.into()));
            assert!(is_judged || !can_start, "no record of {}, {variant}, {players} players", entry.facts.id);
        }
    }
}
