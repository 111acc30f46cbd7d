//! Double elimination.

use super::build::{Build, neighbours};
use super::ordering::{self, Ordering};
use super::{GrandFinal, Part, Source, seeding};

/// Plans it and gives the ladder.
pub(super) fn plan(build: &mut Build, entrants: usize, grand_final: GrandFinal) -> Vec<Vec<Source>> {
    plan_with(build, entrants, grand_final, ordering::for_size(entrants.next_power_of_two()))
}

/// The same with any orders for the losers of main rounds 2, 3, …
pub(super) fn plan_with(
    build: &mut Build,
    entrants: usize,
    grand_final: GrandFinal,
    orders: &[Ordering],
) -> Vec<Vec<Source>> {
    let main = build.knockout(Part::Main, seeding::first_round(entrants));
    let mut drops = main.losers.iter();
    let mut alive = drops.next().cloned().unwrap_or_default();
    let (mut round, mut out) = (0, Vec::new());
    for (dropping, order) in drops.zip(orders) {
        // The survivors halve among themselves, then meet those who drop.
        let halved = build.round(Part::Losers, &mut round, &neighbours(&alive));
        let dropping = order.apply(dropping);
        let pairs: Vec<_> = halved.winners.into_iter().zip(dropping).map(|(survivor, new)| [survivor, new]).collect();
        let met = build.round(Part::Losers, &mut round, &pairs);
        alive = met.winners;
        out.extend([halved.losers, met.losers]);
    }
    let challenger = alive.first().copied().unwrap_or(Source::Bye);
    let mut last = build.play(Part::GrandFinal, 1, [main.winner, challenger]);
    if grand_final == GrandFinal::Reset {
        last = build.play(Part::GrandFinal, 2, [last.0, last.1]);
    }
    [vec![last.0], vec![last.1]].into_iter().chain(out.into_iter().rev()).collect()
}
