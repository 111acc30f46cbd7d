use podium_engine::contest::bracket::Format as Kind;
use podium_engine::contest::round_robin::Cycles;

use super::*;
use crate::competitions::format::Groups;
use crate::competitions::format::board::Zone;
use crate::competitions::settings::Format;
use crate::words::Said;

fn groups() -> Builder {
    let bracket = Kind::Single { third_place: true };
    let format = Format::Groups(Groups { groups: 2, advance: 2, cycles: Cycles::Single, bracket });
    start(Builder::new("reversi", format, |_| {}).players(8))
}

fn play_group(mut builder: Builder, stage: usize) -> Builder {
    for _ in 0..3 {
        builder = play(draw(builder, stage).0, stage, lower_wins);
    }
    builder
}

#[test]
fn two_groups_of_four_then_semi_finals() {
    let builder = groups();
    let of = |stage: usize| builder.it.stages[stage].entries.iter().map(|entry| entry.0).collect::<Vec<_>>();
    assert_eq!((of(0), of(1)), (vec![1, 4, 5, 8], vec![2, 3, 6, 7]));
    let builder = play_group(builder, 0);
    let Ok(Next::Waits(waits)) = next(&builder.it, 0) else { panic!("group B is not over") };
    assert!(waits.en().contains("group B"));
    assert_eq!(standings(&builder.it, 0).rows.iter().filter(|row| row.zone == Some(Zone::On)).count(), 2);
    let builder = play_group(builder, 1);
    let Ok(Next::Stage(plan)) = next(&builder.it, 1) else { panic!("the knockout comes next") };
    assert_eq!(plan.entries.iter().map(|entry| entry.0).collect::<Vec<_>>(), [1, 2, 4, 3]);
    let builder = builder.then(Event::StageAdded { plan });
    assert_eq!(next(&builder.it, 0), Ok(Next::Over));
    let (builder, semis) = draw(builder, 2);
    // First of A against second of B, and the other way round.
    let mut pairs: Vec<[u32; 2]> = seats(&semis).into_iter().map(|[a, b]| [a.min(b), a.max(b)]).collect();
    pairs.sort_unstable();
    assert_eq!(pairs, [[1, 3], [2, 4]]);
    let (builder, last) = draw(play(builder, 2, lower_wins), 2);
    assert_eq!(last.tables.len(), 2, "the final and the match for third place");
    let builder = play(builder, 2, lower_wins);
    assert_eq!(next(&builder.it, 2), Ok(Next::Over));
    let ranks: Vec<_> = lines(&builder.it, 2).into_iter().map(|(rank, entry, _)| (rank.unwrap(), entry)).collect();
    assert_eq!(ranks, [(1, 1), (2, 2), (3, 3), (4, 4)]);
}

#[test]
fn a_tie_at_the_cut_is_decided_by_people() {
    let mut builder = groups();
    // In group A everybody draws, so that places 2 and 3 are level.
    for _ in 0..3 {
        builder = play(draw(builder, 0).0, 0, |_, _| [1, 1]);
    }
    let builder = play_group(builder, 1);
    let Ok(Next::Waits(waits)) = next(&builder.it, 0) else { panic!("somebody must decide") };
    assert!(waits.en().contains("Dan and Eve are tied"), "{waits}");
    let order = [5, 1, 4, 8].iter().zip(1..).map(|(&entry, place)| (EntryId(entry), place)).collect();
    let builder = builder.then(Event::OrderSet { order, reason: "play-off".into() });
    let Ok(Next::Stage(plan)) = next(&builder.it, 0) else { panic!("{:?}", next(&builder.it, 0)) };
    assert_eq!(plan.entries.iter().map(|entry| entry.0).collect::<Vec<_>>(), [5, 2, 1, 3]);
}
