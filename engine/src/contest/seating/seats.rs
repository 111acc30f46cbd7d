//! Who has which seat, so that everybody has each seat about equally often.

#![allow(clippy::indexing_slicing, reason = "tables have at most eight seats and players were checked")]

use super::history::History;
use crate::chance::Chance;

/// A table with its seats: the assignment that adds least to the squares of how often each player
/// has had each seat, by lot among equals.
pub(super) fn balanced(history: &History, mut players: Vec<usize>, chance: &mut Chance) -> Vec<usize> {
    players.sort_unstable();
    chance.shuffle(&mut players);
    let count = players.len().min(8);
    // For each set of players: what it costs to fill as many first seats with them, and who sits last.
    let mut best = vec![(u64::MAX, 0); 1 << count];
    best[0] = (0, 0);
    for set in 1usize..1 << count {
        let seat = set.count_ones() as usize - 1;
        for (index, player) in players.iter().enumerate().filter(|(index, _)| set >> index & 1 == 1) {
            let cost = best[set & !(1 << index)].0.saturating_add(strain(&history.seats[*player][..count], seat));
            if cost < best[set].0 {
                best[set] = (cost, index);
            }
        }
    }
    let mut set = (1 << count) - 1;
    let mut seats = Vec::with_capacity(count);
    while set != 0 {
        let index = best[set].1;
        seats.push(players[index]);
        set &= !(1 << index);
    }
    seats.reverse();
    seats
}

/// How bad one more time on a seat is: the fourth power makes one large imbalance worse than many
/// small ones.
fn strain(times: &[u32], seat: usize) -> u64 {
    let least = times.iter().min().copied().unwrap_or(0);
    let above = u64::from(times[seat] - least).min(1_000);
    (above + 1).pow(4)
}

/// Seats for a whole plan: of any player's first `size` rounds each has another seat, of the next
/// likewise, and so on. This is a colouring of the edges between tables and runs of rounds, at most
/// `size` at each, which Kőnig's theorem says needs no more than `size` colours.
pub(super) fn equitable(rounds: Vec<Vec<Vec<usize>>>, players: usize, size: usize) -> Vec<Vec<Vec<usize>>> {
    let runs = rounds.len().div_ceil(size);
    let mut played = vec![0; players];
    let tables: usize = rounds.iter().map(Vec::len).sum();
    // The run at each seat of a table, and the table at each seat of a run.
    let mut run_at: Vec<Vec<Option<usize>>> = vec![vec![None; size]; tables];
    let mut table_at: Vec<Vec<Option<usize>>> = vec![vec![None; size]; players * runs];
    for (table, members) in rounds.iter().flatten().enumerate() {
        for player in members {
            let run = player * runs + played[*player] / size;
            played[*player] += 1;
            seat(&mut run_at, &mut table_at, table, run);
        }
    }
    let mut seated = run_at.into_iter().map(|table| table.into_iter().flatten().map(|run| run / runs).collect());
    rounds.iter().map(|round| seated.by_ref().take(round.len()).collect()).collect()
}

/// Gives the run a seat at the table, exchanging seats along a chain where none is free to both.
fn seat(run_at: &mut [Vec<Option<usize>>], table_at: &mut [Vec<Option<usize>>], table: usize, run: usize) {
    let free = |seats: &[Option<usize>]| seats.iter().position(Option::is_none);
    let (Some(here), Some(there)) = (free(&run_at[table]), free(&table_at[run])) else { return };
    // The chain leaves the run by the seat that is free at the table, and never comes back to it.
    let mut chain = Vec::new();
    let (mut at, mut by) = (run, here);
    while let Some(next) = table_at[at][by] {
        chain.push((next, at, by));
        by = here + there - by;
        let Some(further) = run_at[next][by] else { break };
        chain.push((next, further, by));
        (at, by) = (further, here + there - by);
    }
    for (table, run, by) in &chain {
        run_at[*table][*by] = None;
        table_at[*run][*by] = None;
    }
    for (table, run, by) in chain {
        let other = here + there - by;
        run_at[table][other] = Some(run);
        table_at[run][other] = Some(table);
    }
    run_at[table][here] = Some(run);
    table_at[run][here] = Some(table);
}
