//! How fast a round of the Dutch system is paired: `cargo bench -p podium-engine --bench pairing`.

use divan::Bencher;
use podium_engine::contest::pairing::dutch;
use podium_engine::contest::simulate::{Format, Plan, Rates, simulate};
use podium_engine::contest::swiss::Field;

fn main() {
    divan::main();
}

/// A field of so many after some rounds of eleven, with draws and a few who are away.
fn field(players: usize, played: usize) -> Field {
    let rates = Rates { draw: 300_000, forfeit: 5_000, withdrawal: 5_000, bye: 5_000, late: 5_000 };
    let mut field = simulate(Plan { format: Format::Dutch, players, rounds: played, rates, seed: 1 }).field;
    field.rounds = 11;
    field
}

/// One round. Early ones have the largest groups of equal score.
#[divan::bench(args = [100, 200, 500, 1000, 2000], consts = [0, 1, 2, 3, 5, 8, 10], sample_count = 10, max_time = 2)]
fn round<const PLAYED: usize>(bencher: Bencher<'_, '_>, players: usize) {
    let field = field(players, PLAYED);
    bencher.bench(|| dutch::pair(&field));
}
