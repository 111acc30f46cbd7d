use std::collections::BTreeSet;

use podium_engine::contest::pairing::reason::with_detail;
use podium_engine::contest::pairing::{Impossible, Pairing, double, dutch, plain};
use podium_engine::contest::sides::SideNames;
use podium_engine::contest::standings::{Details, Pairings, Sheet, TieBreak, rank};
use podium_engine::contest::swiss::Field;
use podium_engine::contest::trf::Report;

use super::{REFUSED, assert_said, reached, size};

pub(crate) const WORDS: &[&str] = &[
    "001 ",
    "012 ",
    "013 ",
    "142 9\n",
    "152 W\n",
    "162  W 3.0    D 1.0    L 0.0\n",
    "192 FIDE_DUTCH_2025_BAKU\n",
    "240 H   2    1\n",
    "250       1.0   1   2    1    2\n",
    "260   1   3    1    2\n",
    "XXR 7\n",
    "XXA    1  1.0  0.5\n",
    "XXP 1 2\n",
    "XXC rank black1\n",
    "BBW  3.0\n",
    "BBD 1.0\n",
    "BBL 0.5\n",
    "BBU  0.5\n",
    "BBZ 999.9\n",
    "BBF 9999.9\n",
    "  0000 - U",
    "  0000 - H",
    "  0000 - F",
    "  0000 - Z",
    "     2 w 1",
    "     1 b 0",
    "     2 w =",
    "     1 b +",
    "9999",
    "0.0",
    "\r\n",
    "\u{7f}",
];

/// The largest field that an input may have paired: an input is to cost little.
const MOST_PLAYERS: usize = 12;
const MOST_ROUNDS: usize = 7;

const TIE_BREAKS: &[&str] =
    &["PTS", "DE", "BH/C1", "BH", "FB/M1", "AOB", "SB", "PS", "KS", "WIN", "BPG", "ARO", "TPR", "PTP", "REP", "LOT"];

/// Any text is read or refused with a reason; what was read is written so that it reads the same; what
/// can be paired seats everybody once; and everybody has a place that can be explained.
pub(crate) fn keep(bytes: &[u8]) -> u64 {
    let text = String::from_utf8_lossy(bytes);
    let report = match Report::read(&text) {
        Ok(report) => report,
        Err(problem) => {
            assert_said(&problem.text);
            return REFUSED;
        }
    };
    let written = report.to_string();
    let again = Report::read(&written).unwrap_or_else(|problem| panic!("what was written does not read: {problem:?}"));
    // Control characters are not written.
    if text.chars().any(|c| c.is_control() && c != '\n' && c != '\r') {
        assert_eq!(again.to_string(), written);
    } else {
        assert_eq!(again, report, "what was written reads otherwise");
    }
    let played = report.played_rounds();
    if report.players.len() > MOST_PLAYERS || played > MOST_ROUNDS {
        return reached("large");
    }
    if let Some(round) = played.checked_sub(1)
        && let Ok(ready) = report.before_round(round)
    {
        check(&ready.field, dutch::pair(&ready.field), false);
    }
    let mut pairs = None;
    match report.before_next_round() {
        Ok(ready) => {
            pairs = dutch::pair(&ready.field).ok().map(|pairing| pairing.tables.len());
            check(&ready.field, dutch::pair(&ready.field), false);
            check(&ready.field, double::pair(&ready.field), true);
            check(&ready.field, plain::pair(&ready.field, &plain::Wishes::default()), true);
        }
        Err(problem) => assert_said(&problem.text),
    }
    if let Ok(ready) = report.after_rounds(played, report.rounds.unwrap_or(played).max(played)) {
        stand(&ready.field, &report, &ready.numbers);
    }
    reached((
        size(report.players.len()),
        played,
        pairs,
        report.baku,
        report.accelerations.len().min(3),
        report.apart.len().min(3),
    ))
}

/// Who is present sits at one table or has the bye, and nobody else does.
fn check(field: &Field, paired: Result<Pairing, Impossible>, rematches: bool) {
    let present: BTreeSet<usize> = (0..field.entrants.len()).filter(|player| field.is_present(*player)).collect();
    let pairing = match paired {
        Ok(pairing) => pairing,
        Err(impossible) => {
            assert_said(&impossible.text);
            assert!(impossible.stuck.iter().all(|player| present.contains(player)));
            return;
        }
    };
    let mut seated = BTreeSet::new();
    for pair in &pairing.tables {
        assert!(seated.insert(pair.white) && seated.insert(pair.black), "somebody sits twice");
        let names = [pair.white, pair.black].map(|player| field.called(player));
        assert_said(&pair.why.text([&names[0], &names[1]]));
        for sides in [SideNames::WHITE_BLACK, SideNames::ByTurn] {
            assert_said(&pair.side.text([&names[0], &names[1]], sides));
        }
        for detail in [pair.why.detail(), pair.side.detail()].into_iter().flatten() {
            assert_said(&detail);
        }
        let met = |one: usize, other: usize| {
            let outings = field.entrants.get(one).map(|entrant| entrant.outings.as_slice()).unwrap_or_default();
            outings
                .iter()
                .take(field.played)
                .any(|outing| outing.played().is_some_and(|(opponent, _)| opponent == other))
        };
        assert!(rematches || !met(pair.white, pair.black), "{} and {} meet again", pair.white, pair.black);
    }
    seated.extend(pairing.bye.iter().map(|(player, why)| {
        assert_said(&with_detail(why.text(&field.called(*player)), why.detail()));
        *player
    }));
    assert_eq!(seated, present, "who is present and who sits differ");
}

fn stand(field: &Field, report: &Report, numbers: &[usize]) {
    let tie_breaks: Vec<TieBreak> = TIE_BREAKS.iter().filter_map(|code| code.parse().ok()).collect();
    for pairings in [Pairings::Swiss, Pairings::RoundRobin] {
        let ratings = report.players.iter().map(|player| Some(player.rating).filter(|rating| *rating > 0)).collect();
        let details =
            Details { pairings, ratings, numbers: numbers.to_vec(), unrated: Some(1400), ..Details::default() };
        let sheet = Sheet::new(field, &details);
        let standings = rank(&sheet, &tie_breaks);
        let placed: BTreeSet<usize> = standings.rows.iter().map(|row| row.entrant).collect();
        assert_eq!(placed, (0..field.entrants.len()).collect());
        let rows = standings.rows.len();
        for row in [0, rows / 2, rows.saturating_sub(1)] {
            for column in 0..tie_breaks.len() {
                let opened = standings.explain(&sheet, row, column);
                assert_eq!(opened.is_some(), row < rows);
                if let Some(value) = opened {
                    assert_said(&value.text);
                }
            }
        }
    }
}
