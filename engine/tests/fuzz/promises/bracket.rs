use std::collections::BTreeSet;

use podium_engine::contest::bracket::{Bracket, Change, Ending, Format, GrandFinal, Log, MatchId, Report, State};

use super::steer::Steer;
use super::{REFUSED, assert_said, reached, size};

/// Whatever is reported of a bracket fits or is refused with a reason; nobody sits twice, nobody has two
/// places, and the log gives the same state in any order and after storage.
pub(crate) fn keep(bytes: &[u8]) -> u64 {
    let mut steer = Steer::new(bytes);
    let format = format(&mut steer);
    let entrants = steer.below(20);
    let drawn = Bracket::drawn(format, entrants, steer.below(22), u64::from(steer.byte()));
    let bracket = match drawn {
        Ok(bracket) => bracket,
        Err(text) => {
            assert_said(&text);
            assert!(entrants < 2);
            return REFUSED;
        }
    };
    let mut log = Log::default();
    let mut state = State::replay(&bracket, &log).expect("an empty log fits");
    let (mut changes, mut refused, mut voided) = (0, 0, 0);
    while !steer.is_empty() && changes + refused < 60 {
        match log.change(&bracket, change(&bracket, &log, &state, &mut steer)) {
            Ok(changed) => {
                changes += 1;
                voided += changed.voided.len();
                assert_eq!(changed.text.is_some(), !changed.voided.is_empty());
                (log, state) = (changed.log, changed.state);
                check(&bracket, &state);
            }
            Err(text) => {
                refused += 1;
                assert_said(&text);
            }
        }
    }
    let stored = serde_json::to_string(&log).expect("a log should be JSON");
    let mut again: Log = serde_json::from_str(&stored).expect("a stored log should read");
    assert_eq!(again, log);
    again.reports.reverse();
    again.withdrawn.reverse();
    assert_eq!(State::replay(&bracket, &again).expect("a log fits in any order"), state);
    for planned in &bracket.matches {
        state.why(&bracket, planned.id, &[]).iter().for_each(assert_said);
        state.road(&bracket, planned.id, &[]).iter().for_each(assert_said);
        assert_said(&bracket.round_name(planned));
        assert_said(&bracket.match_name(planned));
    }
    if state.is_over() {
        assert_eq!(state.places(&bracket).len(), entrants, "everybody has a place once all is over");
    }
    reached((std::mem::discriminant(&format), entrants, size(changes), size(refused), size(voided), state.is_over()))
}

fn format(steer: &mut Steer<'_>) -> Format {
    match steer.below(4) {
        0 => Format::Single { third_place: steer.flag() },
        1 => {
            let kinds = [GrandFinal::One, GrandFinal::Reset, GrandFinal::Advantage];
            Format::Double { grand_final: steer.pick(&kinds).copied().unwrap_or(GrandFinal::One) }
        }
        2 => Format::Consolation { spared: steer.below(6), last_chance: steer.flag() },
        _ => Format::FullRanking,
    }
}

fn change(bracket: &Bracket, log: &Log, state: &State, steer: &mut Steer<'_>) -> Change {
    let entrant = steer.below(bracket.seeds.len() + 1);
    let id = MatchId(steer.below(bracket.matches.len() + 2));
    let ready: Vec<(MatchId, [usize; 2])> =
        state.ready().filter_map(|table| Some((table.id, table.players()?))).collect();
    let ending = |between: [usize; 2], steer: &mut Steer<'_>| {
        let [one, other] = between;
        match steer.below(6) {
            0 => Ending::Walkover(one),
            1 => Ending::DoubleForfeit,
            2 => Ending::Won(entrant),
            3 => Ending::Won(one),
            _ => Ending::Won(other),
        }
    };
    match steer.below(10) {
        0 => Change::Withdraw(entrant),
        1 => Change::Return(entrant),
        2 => Change::Erase(id),
        3 => {
            let between = [entrant, steer.below(bracket.seeds.len())];
            Change::Report(Report { id, between, ending: ending(between, steer) })
        }
        4 | 5 => match steer.pick(&log.reports).copied() {
            Some(old) => Change::Report(Report { ending: ending(old.between, steer), ..old }),
            None => Change::Erase(id),
        },
        _ => match steer.pick(&ready).copied() {
            Some((id, between)) => Change::Report(Report { id, between, ending: ending(between, steer) }),
            None => Change::Return(entrant),
        },
    }
}

fn check(bracket: &Bracket, state: &State) {
    let mut sitting = BTreeSet::new();
    for player in state.ready().filter_map(|table| table.players()).flatten() {
        assert!(sitting.insert(player), "{player} has two matches at a time");
    }
    let places = state.places(bracket);
    let mut placed = BTreeSet::new();
    for place in &places {
        assert!(!sitting.contains(&place.entrant), "{} has a place and a match", place.entrant);
        assert!(placed.insert(place.entrant), "{} has two places", place.entrant);
        assert!(place.from >= 1 && place.from <= place.to && place.to <= bracket.seeds.len());
    }
}
