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

#[cfg(test)]
mod tests {
    use super::*;

    /// The matches that a player who comes from a source may have won and lost, as bits; brackets of 64
    /// have fewer than 128 matches.
    #[derive(Clone, Copy)]
    struct Past {
        won: u128,
        lost: u128,
    }

    fn past(source: Source, of_match: &[Past]) -> Past {
        match source {
            Source::Winner(id) => Past { won: of_match[id.0 - 1].won | 1 << id.0, ..of_match[id.0 - 1] },
            Source::Loser(id) => Past { lost: of_match[id.0 - 1].lost | 1 << id.0, ..of_match[id.0 - 1] },
            Source::Seed(_) | Source::Bye => Past { won: 0, lost: 0 },
        }
    }

    /// How many rematches are possible in each round of the losers’ bracket, one for each earlier match
    /// whose two players may meet there again. Rounds are counted as in a full bracket.
    fn rematches(entrants: usize, orders: &[Ordering]) -> Vec<u32> {
        let mut build = Build::default();
        plan_with(&mut build, entrants, GrandFinal::One, orders);
        let left_out = usize::from(4 * entrants <= 3 * entrants.next_power_of_two());
        let (mut of_match, mut counts) = (Vec::new(), vec![0; 16]);
        for played in &build.matches {
            let [a, b] = played.sources.map(|source| past(source, &of_match));
            if played.part == Part::Losers {
                counts[played.round + left_out] += (a.won & b.lost | a.lost & b.won).count_ones();
            }
            of_match.push(Past { won: a.won | b.won, lost: a.lost | b.lost });
        }
        counts
    }

    /// Every choice of orders; the last round drops a single player, whom no order moves.
    fn choices(rounds: usize) -> Vec<Vec<Ordering>> {
        let mut choices = vec![Vec::new()];
        for _ in 1..rounds.max(1) {
            choices = choices
                .iter()
                .flat_map(|before| Ordering::ALL.map(|order| before.iter().copied().chain([order]).collect()))
                .collect();
        }
        choices.iter_mut().for_each(|choice: &mut Vec<Ordering>| choice.push(Ordering::Natural));
        choices
    }

    #[test]
    fn no_choice_of_orders_has_later_rematches() {
        for (size, first) in [(4, 2), (8, 3), (16, 4), (32, 5), (64, 7)] {
            let ours = rematches(size, ordering::for_size(size));
            let best = choices(ordering::for_size(size).len()).iter().map(|choice| rematches(size, choice)).min();
            assert_eq!(Some(&ours), best.as_ref(), "{size}");
            assert_eq!(ours.iter().position(|count| *count > 0), Some(first), "{size}");
        }
    }

    #[test]
    fn rematches_are_as_late_in_every_size_between() {
        for entrants in 3..=64usize {
            let size = entrants.next_power_of_two();
            let first = |counts: Vec<u32>| counts.iter().position(|count| *count > 0).unwrap_or(usize::MAX);
            let ours = first(rematches(entrants, ordering::for_size(size)));
            let best = choices(ordering::for_size(size).len()).iter().map(|c| first(rematches(entrants, c))).max();
            assert_eq!(Some(ours), best, "{entrants}");
        }
    }
}
