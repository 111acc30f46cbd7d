//! How fast positions are drawn and told: `cargo bench -p podium-engine --bench picture`.

#![allow(clippy::unwrap_used, reason = "a benchmark may fail")]

use divan::{Bencher, black_box};
use podium_engine::catalogue;
use podium_engine::picture::{Frame, Options, draw, samples};

fn main() {
    divan::main();
}

/// Start, middle and end of every game in every variant.
fn positions() -> Vec<Frame> {
    let variants =
        catalogue::all().iter().flat_map(|entry| entry.facts.variants.iter().map(move |way| (entry, way.id)));
    variants.flat_map(|(entry, variant)| samples(entry, variant, 7)).collect()
}

/// One position of one game after the other: the mean is that over all games.
#[divan::bench(sample_size = 500)]
fn every_game(bencher: Bencher<'_, '_>) {
    let positions = positions();
    let mut next = positions.iter().cycle();
    let options = Options { coordinates: true, ..Options::default() };
    bencher.bench_local(|| draw(black_box(&next.next().unwrap().scene), &options));
}

/// The same with the last turn pointed out.
#[divan::bench(sample_size = 500)]
fn with_marks(bencher: Bencher<'_, '_>) {
    let drawn: Vec<(Frame, Options)> = positions()
        .into_iter()
        .map(|frame| (frame.clone(), frame.options(&Options { coordinates: true, ..Options::default() })))
        .collect();
    let mut next = drawn.iter().cycle();
    bencher.bench_local(|| {
        let (frame, options) = next.next().unwrap();
        draw(black_box(&frame.scene), options)
    });
}
