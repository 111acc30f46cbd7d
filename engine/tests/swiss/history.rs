//! Random pasts of small fields: everybody plays every round, one of an odd number has the bye.

use podium_engine::chance::Chance;
use podium_engine::contest::swiss::{Entrant, Field, Outing, Points, Score, Side};

pub(crate) fn empty(players: usize, rounds: usize) -> Field {
    Field {
        entrants: vec![Entrant::default(); players],
        played: 0,
        rounds,
        points: Points::default(),
        first_side: Some(Side::White),
        apart: Vec::new(),
    }
}

pub(crate) fn met(field: &Field, a: usize, b: usize) -> bool {
    field.entrants[a].outings.iter().any(|outing| outing.played().is_some_and(|(other, _)| other == b))
}

pub(crate) fn sides(field: &Field, player: usize) -> Vec<Side> {
    field.entrants[player].outings.iter().filter_map(|outing| outing.played()).map(|(_, side)| side).collect()
}

pub(crate) fn had_bye(field: &Field, player: usize) -> bool {
    field.entrants[player].outings.contains(&Outing::PairingBye)
}

/// A game more on one side than the rules allow, or a third in a row.
fn too_often(field: &Field, player: usize, side: Side) -> bool {
    let sides = sides(field, player);
    let balance: i32 = sides.iter().map(|other| if *other == side { 1 } else { -1 }).sum();
    balance >= 2 || sides.iter().rev().take_while(|other| **other == side).count() >= 2
}

/// So many rounds in which nobody meets twice; `None` where chance ran into a dead end.
pub(crate) fn random(chance: &mut Chance, players: usize, rounds: usize) -> Option<Field> {
    let mut field = empty(players, 20);
    for _ in 0..rounds {
        let mut order: Vec<usize> = (0..players).collect();
        chance.shuffle(&mut order);
        if players % 2 == 1 {
            let at = order.iter().position(|player| !had_bye(&field, *player))?;
            let player = order.remove(at);
            field.entrants[player].outings.push(Outing::PairingBye);
        }
        while let Some(a) = order.pop() {
            let at = order.iter().position(|b| !met(&field, a, *b))?;
            let b = order.remove(at);
            let fits = |side: &Side| !too_often(&field, a, *side) && !too_often(&field, b, side.other());
            let both = if chance.one_in(2) { [Side::White, Side::Black] } else { [Side::Black, Side::White] };
            let side = both.into_iter().find(fits)?;
            let (ours, theirs) = match chance.below(3) {
                0 => (Score::Win, Score::Loss),
                1 => (Score::Draw, Score::Draw),
                _ => (Score::Loss, Score::Win),
            };
            field.entrants[a].outings.push(Outing::Played { opponent: b, side, score: ours });
            field.entrants[b].outings.push(Outing::Played { opponent: a, side: side.other(), score: theirs });
        }
        field.played += 1;
    }
    Some(field)
}
