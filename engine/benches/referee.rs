//! How fast records are read, judged and played: `cargo bench -p podium-engine`.

#![allow(clippy::expect_used, clippy::unwrap_used, reason = "a benchmark may fail")]

use divan::{Bencher, black_box};
use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::game::Start;
use podium_engine::record::{MAX_BYTES, MAX_TURNS, Record, judge};

fn main() {
    divan::main();
}

const GAMES: &[&str] = &["spline", "reversi", "backgammon", "tablut", "spargo", "margo", "libertas"];

fn random_record(id: &str, seed: u64) -> String {
    let entry = catalogue::find(id).expect("the game is in the catalogue");
    let mut chance = Chance::seeded(seed);
    let bare = Start::new(entry.facts.players.0.into());
    let setup = (entry.deal)(&bare, &mut chance);
    let start = Start { setup: setup.as_deref(), ..bare };
    let mut position = (entry.start)(&start).expect("the game starts");
    let mut record = Record::new(id, &start, &[]).expect("the tags are writable");
    while let Some(turn) = position.random_turn(&mut chance) {
        position.play(&turn).expect("a random turn is legal");
        record.turn(&turn).expect("a turn is writable");
    }
    record.to_string()
}

/// One random game from start to end.
#[divan::bench(args = GAMES)]
fn playout(bencher: Bencher<'_, '_>, id: &str) {
    let entry = catalogue::find(id).expect("the game is in the catalogue");
    let start = Start::new(entry.facts.players.0.into());
    let mut chance = Chance::seeded(1);
    bencher.bench_local(|| (entry.playout)(&start, &mut chance, MAX_TURNS));
}

/// One record from text to verdict.
#[divan::bench(args = GAMES)]
fn verify(bencher: Bencher<'_, '_>, id: &str) {
    let records: Vec<String> = (0..32).map(|seed| random_record(id, seed)).collect();
    let mut next = records.iter().cycle();
    bencher.bench_local(|| judge(black_box(next.next().unwrap().as_bytes())));
}

/// The largest hostile texts.
#[divan::bench(args = ["[\n", "[A \"\\\"", "{}a1 ", "1. ", "é", "{", "a1 "])]
fn hostile(bencher: Bencher<'_, '_>, piece: &str) {
    let head = "[Game \"spline\"]\n";
    let text = format!("{head}{}", piece.repeat((MAX_BYTES - head.len()) / piece.len()));
    bencher.bench(|| judge(black_box(text.as_bytes())));
}
