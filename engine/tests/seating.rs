//! Tables of three to eight on random competitions: players come late, withdraw and are away.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use std::collections::BTreeSet;

use podium_engine::chance::Chance;
use podium_engine::contest::seating::reason::Together;
use podium_engine::contest::seating::{Clubs, Entrant, Field, Round, System, draw, explain, outlook, sizes};

fn field(players: usize, size: usize, smallest: usize, seed: u64) -> Field {
    let entrants = (0..players).map(|player| Entrant { name: format!("P{player}"), club: None, points: 0 }).collect();
    Field {
        entrants,
        absent: Vec::new(),
        rounds: Vec::new(),
        planned: 0,
        size,
        smallest,
        system: System::ByPoints,
        clubs: Clubs::Prefer,
        seed,
    }
}

fn play(field: &mut Field, round: Round, chance: &mut Chance) {
    for table in &round.tables {
        let mut seats = table.seats.clone();
        chance.shuffle(&mut seats);
        for (place, player) in seats.iter().enumerate() {
            field.entrants[*player].points += 10 * (seats.len() - 1 - place) as u32;
        }
    }
    for player in &round.byes {
        field.entrants[*player].points += 10;
    }
    field.rounds.push(round);
}

fn met(field: &Field) -> Vec<Vec<u32>> {
    let count = field.entrants.len();
    let mut met = vec![vec![0; count]; count];
    for table in field.rounds.iter().flat_map(|round| &round.tables) {
        for a in &table.seats {
            table.seats.iter().filter(|b| *b != a).for_each(|b| met[*a][*b] += 1);
        }
    }
    met
}

fn byes(field: &Field, player: usize) -> usize {
    field.rounds.iter().filter(|round| round.byes.contains(&player)).count()
}

/// Squares of earlier meetings over all pairs who sit together.
fn repeats(met: &[Vec<u32>], tables: &[Vec<usize>]) -> u32 {
    let pairs = |table: &Vec<usize>| -> u32 {
        let row = |a: &usize| table.iter().filter(|b| *b < a).map(|b| met[*a][*b] * met[*a][*b]).sum::<u32>();
        table.iter().map(row).sum()
    };
    tables.iter().map(pairs).sum()
}

fn tables(round: &Round) -> Vec<Vec<usize>> {
    round.tables.iter().map(|table| table.seats.clone()).collect()
}

/// What holds for every round whatever the system.
fn check(field: &Field, round: &Round) {
    let present = field.present();
    let mut seated: Vec<usize> = tables(round).concat();
    seated.extend(&round.byes);
    seated.sort_unstable();
    assert_eq!(seated, present, "everybody who is there sits once or has a bye");

    let mut found: Vec<usize> = round.tables.iter().map(|table| table.seats.len()).collect();
    found.sort_unstable_by(|a, b| b.cmp(a));
    let promised = sizes(present.len(), field.size, field.smallest);
    assert_eq!((found, round.byes.len()), (promised.tables, promised.byes), "the sizes are as promised");

    let most = round.byes.iter().map(|player| byes(field, *player)).max();
    let fewest = present.iter().filter(|player| !round.byes.contains(player)).map(|player| byes(field, *player)).min();
    if let (Some(most), Some(fewest)) = (most, fewest) {
        assert!(most <= fewest, "nobody has a bye before everybody else has had as many");
    }
    let explained = explain(field, round).expect("a round that was drawn is explained");
    assert_eq!(explained.tables.len(), round.tables.len());
    assert_eq!(explained.byes.len(), round.byes.len());
    assert!(explained.tables.iter().zip(&round.tables).all(|(why, table)| why.seats.len() == table.seats.len()));
}

fn come_and_go(field: &mut Field, chance: &mut Chance) {
    if chance.one_in(6) {
        let name = format!("P{}", field.entrants.len());
        field.entrants.push(Entrant { name, club: None, points: 0 });
    }
    let count = field.entrants.len();
    if chance.one_in(3) {
        let player = chance.below(count);
        match field.absent.iter().position(|absent| *absent == player) {
            Some(index) => drop(field.absent.swap_remove(index)),
            None => field.absent.push(player),
        }
    }
}

#[test]
fn random_competitions_keep_their_promises() {
    for seed in 0..1_500 {
        let mut chance = Chance::seeded(seed);
        let size = 3 + chance.below(6);
        let smallest = 2 + chance.below(size - 1);
        let players = smallest + chance.below(26);
        let mut field = field(players, size, smallest, seed);
        field.system = [System::ByPoints, System::ByPoints, System::Mixed, System::ByRank][chance.below(4)];
        field.clubs = [Clubs::Ignore, Clubs::Prefer, Clubs::Protect][chance.below(3)];
        field.planned = 1 + chance.below(7);
        for entrant in &mut field.entrants {
            entrant.club = (!chance.one_in(3)).then(|| format!("C{}", chance.below(5)));
        }
        for _ in 0..field.planned {
            come_and_go(&mut field, &mut chance);
            if field.present().len() < smallest {
                let why = draw(&field).expect_err("too few cannot be seated").text;
                assert!(why.english().contains("Allow smaller tables"));
                break;
            }
            let round = draw(&field).expect("the field should be seated");
            if chance.one_in(4) {
                assert_eq!(draw(&field).as_ref(), Ok(&round), "the same seed gives the same draw");
            }
            check(&field, &round);
            play(&mut field, round, &mut chance);
        }
    }
}

/// All ways to make up tables of these sizes.
fn all_ways(left: &[usize], sizes: &[usize], made: &mut Vec<Vec<usize>>, found: &mut dyn FnMut(&[Vec<usize>])) {
    let Some((size, rest)) = sizes.split_first() else { return found(made) };
    for bits in 0u32..1 << left.len() {
        if bits.count_ones() as usize == *size {
            let (here, there): (Vec<_>, Vec<_>) = (0..left.len()).partition(|index| bits >> index & 1 == 1);
            made.push(here.into_iter().map(|index| left[index]).collect());
            let there: Vec<usize> = there.into_iter().map(|index| left[index]).collect();
            all_ways(&there, rest, made, found);
            made.pop();
        }
    }
}

#[test]
fn small_fields_have_the_fewest_repeats_there_can_be() {
    for seed in 0..120 {
        let mut chance = Chance::seeded(seed);
        let size = 3 + chance.below(2);
        let mut field = field(4 + chance.below(6), size, 2, seed);
        for _ in 0..6 {
            let round = draw(&field).expect("the field should be seated");
            let met = met(&field);
            let mut least = u32::MAX;
            let promised = sizes(field.entrants.len(), size, 2).tables;
            all_ways(&field.present(), &promised, &mut Vec::new(), &mut |tables| {
                least = least.min(repeats(&met, tables))
            });
            assert_eq!(repeats(&met, &tables(&round)), least, "seed {seed}");
            play(&mut field, round, &mut chance);
        }
    }
}

/// With many tables there is room: nobody meets twice in the first rounds, and those together have
/// nearly the same points.
#[test]
fn large_fields_go_without_repeats() {
    for seed in 0..20 {
        let mut chance = Chance::seeded(seed);
        for (players, size, rounds) in
            [(40, 4, 6), (41, 4, 6), (60, 5, 5), (30, 3, 8), (64, 8, 2), (16, 4, 2), (24, 4, 4)]
        {
            let mut field = field(players, size, size - 1, seed);
            for round_number in 0..rounds {
                let round = draw(&field).expect("the field should be seated");
                let repeated = repeats(&met(&field), &tables(&round));
                assert_eq!(repeated, 0, "{players} of {size}, round {round_number}, seed {seed}");
                play(&mut field, round, &mut chance);
            }
        }
    }
}

#[test]
fn designs_let_every_pair_meet_exactly_once() {
    for (players, size, rounds) in [(9, 3, 4), (16, 4, 5), (25, 5, 6), (49, 7, 8), (64, 8, 9), (15, 3, 7), (28, 4, 9)] {
        for seed in 0..5 {
            let mut chance = Chance::seeded(seed);
            let mut field = field(players, size, 2, seed);
            field.system = System::Mixed;
            field.planned = rounds;
            assert_eq!(outlook(players, size, 2).most_rounds, rounds);
            for _ in 0..rounds {
                let round = draw(&field).expect("the field should be seated");
                check(&field, &round);
                play(&mut field, round, &mut chance);
            }
            let met = met(&field);
            assert!((0..players).all(|a| (0..players).all(|b| met[a][b] == u32::from(a != b))), "{players} of {size}");
            // Each seat as often as any other, but for one.
            for player in 0..players {
                let times = seat_times(&field, player);
                assert!(times.iter().max().unwrap_or(&0) - times.iter().min().unwrap_or(&0) <= 1, "{times:?}");
            }
        }
    }
}

fn seat_times(field: &Field, player: usize) -> Vec<usize> {
    let at = |seat: usize| {
        let tables = field.rounds.iter().flat_map(|round| &round.tables);
        tables.filter(|table| table.seats.get(seat) == Some(&player)).count()
    };
    (0..field.size).map(at).collect()
}

/// Whist: everybody meets everybody three times, with as many rounds as that takes.
#[test]
fn whole_designs_of_several_meetings_are_kept() {
    for (players, size, rounds, meetings) in [(8, 4, 7, 3), (12, 4, 11, 3), (12, 3, 11, 2), (16, 8, 15, 7)] {
        let mut field = field(players, size, size, 11);
        field.system = System::Mixed;
        field.planned = rounds;
        for _ in 0..rounds {
            let round = draw(&field).expect("the field should be seated");
            field.rounds.push(round);
        }
        let met = met(&field);
        assert!((0..players).all(|a| (0..players).all(|b| a == b || met[a][b] == meetings)), "{players} of {size}");
    }
}

#[test]
fn a_withdrawal_leaves_the_design_in_place() {
    for seed in 0..50 {
        let mut chance = Chance::seeded(seed);
        let mut field = field(16, 4, 3, seed);
        (field.system, field.planned) = (System::Mixed, 5);
        for _ in 0..2 {
            let round = draw(&field).expect("the field should be seated");
            play(&mut field, round, &mut chance);
        }
        field.absent.push(chance.below(16));
        for _ in 0..3 {
            let round = draw(&field).expect("the field should be seated");
            check(&field, &round);
            play(&mut field, round, &mut chance);
        }
        assert!(met(&field).iter().flatten().all(|times| *times <= 1), "nobody meets twice");
    }
}

#[test]
fn seats_are_shared_out() {
    let mut worst = 0;
    for seed in 0..60 {
        let mut chance = Chance::seeded(seed);
        let size = 3 + chance.below(6);
        let mut field = field(size * (2 + chance.below(5)), size, size, seed);
        for _ in 0..2 * size {
            let round = draw(&field).expect("the field should be seated");
            play(&mut field, round, &mut chance);
        }
        for player in 0..field.entrants.len() {
            let times = seat_times(&field, player);
            worst = worst.max(times.iter().max().unwrap_or(&0) - times.iter().min().unwrap_or(&0));
        }
    }
    assert!(worst <= 2, "{worst}");
}

#[test]
fn clubs_are_kept_apart_where_it_costs_nothing() {
    for seed in 0..50 {
        let mut field = field(16, 4, 4, seed);
        for (player, entrant) in field.entrants.iter_mut().enumerate() {
            entrant.club = Some(format!("C{}", player % 4));
        }
        let round = draw(&field).expect("the field should be seated");
        for table in &round.tables {
            let clubs: BTreeSet<usize> = table.seats.iter().map(|player| player % 4).collect();
            assert_eq!(clubs.len(), 4);
        }
    }
}

#[test]
fn a_bad_field_is_refused_with_the_reason() {
    let refused = |change: &dyn Fn(&mut Field)| {
        let mut field = field(8, 4, 3, 1);
        change(&mut field);
        draw(&field).expect_err("this should be refused").text.english()
    };
    assert!(refused(&|field| field.size = 2).contains("3 to 8"));
    assert!(refused(&|field| field.smallest = 5).contains("smallest table"));
    assert!(refused(&|field| field.absent = (0..6).collect()).contains("Allow smaller tables"));
    assert!(refused(&|field| field.absent = vec![8]).contains("no. 9"));
    let table = |seats: &[usize]| podium_engine::contest::seating::Table { seats: seats.to_vec() };
    let round = |seats: &[usize]| Round { tables: vec![table(seats)], byes: Vec::new() };
    assert!(refused(&|field| field.rounds = vec![round(&[0, 1, 9])]).contains("no. 10"));
    assert!(refused(&|field| field.rounds = vec![round(&[0, 1, 0])]).contains("P0 is seated twice in round 1"));
}

#[test]
fn a_round_says_why() {
    let mut field = field(7, 3, 3, 4);
    for _ in 0..2 {
        let round = draw(&field).expect("the field should be seated");
        play(&mut field, round, &mut Chance::seeded(1));
    }
    let round = draw(&field).expect("the field should be seated");
    let explained = explain(&field, &round).expect("a round that was drawn is explained");
    let name = |player: usize| field.entrants[player].name.clone();
    // Two tables of three cannot be mixed without a repeat.
    let mut notes = explained.tables.iter().flat_map(|table| &table.notes).map(|note| note.text(&name, &|_| None));
    assert!(notes.any(|note| note.english().contains("have met before")));
    assert!(
        explained.tables.iter().all(|table| matches!(table.why, Together::Points { .. }) && table.seats.len() == 3)
    );
    assert!(explained.byes[0].text(&name(round.byes[0])).english().contains("has the bye: none so far"));
    let by_hand = Round { tables: Vec::new(), byes: vec![0, 0] };
    let refused = explain(&field, &by_hand).expect_err("nobody has two byes in a round");
    assert!(refused.text.english().contains("is seated twice"));
}

#[test]
fn a_field_is_stored_and_read_again() {
    let mut field = field(9, 3, 2, u64::MAX);
    let round = draw(&field).expect("the field should be seated");
    field.rounds.push(round);
    let stored = serde_json::to_string(&field).expect("a field should be JSON");
    assert_eq!(serde_json::from_str::<Field>(&stored).expect("the field should be read"), field);
}
