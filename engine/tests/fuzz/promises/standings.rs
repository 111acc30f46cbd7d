use std::collections::BTreeSet;

use podium_engine::contest::standings::{Bye, Number, OpenTable, Seat, Source, Table, Tables, TieBreak, rank, what_if};
use podium_engine::contest::swiss::{Entrant, Field, Outing, Points, Score};

use super::steer::Steer;
use super::{assert_said, reached, size};

pub(crate) const WORDS: &[&str] = &[
    "PTS",
    "BH/C1",
    "BH/M1",
    "FB",
    "SB/C2",
    "DE/P",
    "KS/L60",
    "KS/L+1",
    "KS/L-3",
    "PS/C1",
    "ARO/C1",
    "AOB/F",
    "TPR/U1400",
    "BQ/6",
    "BQ",
    "RTNG",
    "OMW",
    "TW",
    "RS",
    "LOT",
    "MAN",
    "BEST",
    "FOR",
    "DIFF",
    "TPN",
    "/C255",
    "/U65535",
    "/L255",
    ",",
];

/// Any code of a tie-break reads or is refused with a reason and is written as it reads; any tables give
/// everybody one place whose values can be opened; what is open in a round bounds every rank.
pub(crate) fn keep(bytes: &[u8]) -> u64 {
    let mut steer = Steer::new(bytes);
    let codes = steer.text(60);
    let mut tie_breaks = vec![TieBreak::Points];
    for code in codes.split(',') {
        match code.parse::<TieBreak>() {
            Ok(tie_break) => {
                assert_eq!(tie_break.to_string().parse::<TieBreak>().ok(), Some(tie_break), "{code}");
                tie_breaks.push(tie_break);
            }
            Err(unknown) => assert!(!unknown.to_string().is_empty()),
        }
    }
    let text = steer.text(12);
    if let Some(number) = Number::parse(&text) {
        assert_eq!(Number::parse(&number.to_string()), Some(number), "{text}");
    }
    let tables = tables(&mut steer);
    stand(&tables, &tie_breaks);
    let open = open_round(&mut steer);
    let last = tie_breaks.last().map(std::mem::discriminant);
    reached((last, size(tie_breaks.len()), size(tables.tables.len()), open))
}

fn tables(steer: &mut Steer<'_>) -> Tables {
    let entrants = steer.below(10);
    let mut tables = Tables { entrants, seed: steer.byte().into(), ..Tables::default() };
    for _ in 0..steer.below(12) {
        let round = steer.below(6);
        let mut seats = Vec::new();
        for entrant in steer.numbers(5, entrants + 1) {
            let points = steer.number().clamp(0, 1_000_000) as u32;
            let score = steer.flag().then(|| steer.number());
            seats.push(Seat { entrant, rank: 1 + steer.below(4) as u32, points, score });
        }
        tables.tables.push(Table { round, seats, best: steer.below(100) as u32 });
    }
    for entrant in steer.numbers(4, entrants + 1) {
        tables.byes.push(Bye { entrant, round: steer.below(6), points: steer.below(50) as u32 });
    }
    tables.manual = (0..steer.below(4)).map(|_| steer.flag().then(|| steer.below(9) as u32)).collect();
    tables
}

fn stand(source: &impl Source, tie_breaks: &[TieBreak]) {
    let standings = rank(source, tie_breaks);
    let placed: BTreeSet<usize> = standings.rows.iter().map(|row| row.entrant).collect();
    assert_eq!(placed, (0..source.entrants()).collect());
    assert!(standings.rows.iter().enumerate().all(|(at, row)| row.place == at + 1 && row.shared <= row.place));
    for row in 0..standings.rows.len() {
        for (column, tie_break) in tie_breaks.iter().enumerate() {
            let value = standings.explain(source, row, column).expect("every value opens");
            assert_said(&value.text);
            let listed = standings.rows.get(row).and_then(|row| row.values.get(column).copied().flatten());
            assert_eq!(value.number, listed, "{tie_break} opens as another number");
        }
    }
}

/// A last round with open tables: the ranks that can still be had.
fn open_round(steer: &mut Steer<'_>) -> usize {
    let players = steer.below(10);
    let entrant = |steer: &mut Steer<'_>| {
        let outing = match steer.below(4) {
            0 => Outing::PairingBye,
            1 => Outing::Bye(Score::Draw),
            2 => Outing::Bye(Score::Win),
            _ => Outing::Bye(Score::Loss),
        };
        Entrant { outings: vec![outing, Outing::Bye(Score::Loss)], ..Entrant::default() }
    };
    let field = Field {
        entrants: (0..players).map(|_| entrant(steer)).collect(),
        played: 2,
        rounds: 3,
        points: Points { win: 30, ..Points::default() },
        first_side: None,
        apart: Vec::new(),
    };
    let open: Vec<OpenTable> = (0..steer.below(5))
        .map(|_| OpenTable { white: steer.below(players + 1), black: steer.below(players + 1) })
        .collect();
    let found = what_if(&field, &open);
    assert_eq!(found.ranges.len(), players);
    assert!(found.ranges.iter().all(|range| range.best >= 1 && range.best <= range.worst && range.worst <= players));
    found.tables.len()
}
