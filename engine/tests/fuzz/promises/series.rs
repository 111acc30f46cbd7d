use podium_engine::contest::series::{
    Attack, Auto, Backgammon, Best, Ending, Event, Game, Played, Points, Rule, Scale, Scoring, State, Tags, Tied,
    Timeout, progress,
};

use super::steer::Steer;
use super::{assert_said, reached, size};

/// Whatever happens at a table is told or refused with a reason, a game as expected is accepted, and
/// rules and events are the same after storage.
pub(crate) fn keep(bytes: &[u8]) -> u64 {
    let mut steer = Steer::new(bytes);
    let rule = rule(&mut steer);
    let stored = serde_json::to_string(&rule).expect("a rule should be JSON");
    assert_eq!(serde_json::from_str::<Rule>(&stored).expect("a stored rule should read"), rule);
    assert_said(&rule.title());
    let names: Vec<String> = (0..steer.below(7)).map(|entrant| format!("Entrant {entrant}")).collect();
    let mut events: Vec<Event> = Vec::new();
    let mut refused = 0;
    let mut next = progress(&rule, &names, &events).ok().and_then(|now| now.next);
    while !steer.is_empty() && events.len() < 24 {
        let obeyed = next
            .as_ref()
            .filter(|_| steer.flag())
            .map(|next| obey(&rule, &next.seats, &next.options, &next.setup, &mut steer));
        let event = obeyed.unwrap_or_else(|| event(&mut steer));
        events.push(event);
        match progress(&rule, &names, &events) {
            Ok(now) => {
                assert_eq!(now.scores.len(), names.len());
                assert_eq!(now.ranks.is_some(), now.state == State::Decided);
                assert_eq!(now.next.is_some(), now.state == State::Open);
                assert_said(&now.text);
                next = now.next;
            }
            Err(text) => {
                assert_said(&text);
                events.pop();
                refused += 1;
                if refused > 24 {
                    break;
                }
            }
        }
    }
    let stored = serde_json::to_string(&events).expect("events should be JSON");
    assert_eq!(serde_json::from_str::<Vec<Event>>(&stored).expect("stored events should read"), events);
    let now = progress(&rule, &names, &events);
    reached((
        std::mem::discriminant(&rule),
        names.len(),
        size(events.len()),
        size(refused),
        now.ok().map(|now| format!("{:?}", now.state)),
    ))
}

fn rule(steer: &mut Steer<'_>) -> Rule {
    let tied = if steer.flag() { Tied::PlayOn } else { Tied::Shared };
    let best = if steer.flag() { Best::Highest } else { Best::Lowest };
    let number = if steer.below(16) == 0 { u32::MAX - steer.below(2) as u32 } else { steer.below(9) as u32 };
    let full_table = steer.flag().then(|| steer.below(14));
    match steer.below(12) {
        0 => Rule::Single { tied },
        1 => Rule::BestOf { games: number, tied },
        2 => Rule::Games { games: number, tied },
        3 => Rule::FirstTo { points: number },
        4 => Rule::Exchange { tied },
        5 => Rule::Backgammon(Backgammon {
            points: number,
            crawford: steer.flag(),
            jacoby: steer.flag(),
            auto: steer.pick(&[Auto::No, Auto::Once, Auto::Each]).copied().unwrap_or_default(),
            cube: steer.flag(),
            timeout: if steer.flag() { Timeout::Match } else { Timeout::Game },
        }),
        6 => Rule::SplinkDuel { tied },
        7 => Rule::Spangle { target: number },
        8 => Rule::FlyingMarbles { target: number },
        9 => Rule::Totals { games: number, best, tied },
        10 if steer.flag() => Rule::Table { games: number, scoring: Scoring::Scores { best, full_table } },
        10 => {
            let points =
                steer.flag().then(|| (0..steer.below(12)).map(|_| Points::hundredths(steer.number())).collect());
            Rule::Table { games: number, scoring: Scoring::Places(Scale { points, full_table }) }
        }
        _ => Rule::Attack(Attack { attempts: number, best, setup: steer.flag().then(|| steer.text(4)) }),
    }
}

fn played(seats: usize, steer: &mut Steer<'_>) -> Played {
    Played {
        ranks: (0..seats).map(|_| 1 + steer.below(4) as u32).collect(),
        scores: steer.flag().then(|| (0..seats).map(|_| steer.number()).collect()),
        solved: steer.flag().then(|| steer.flag()),
        turns: steer.below(300),
        end: if steer.flag() { "timeout".to_owned() } else { "resign".to_owned() },
    }
}

/// Any event at all, sensible or not.
fn event(steer: &mut Steer<'_>) -> Event {
    let seats = steer.numbers(5, 7);
    match steer.below(8) {
        0 => Event::Withdrawal(seats),
        1 => Event::Closed,
        2 => Event::Game(Game { seats, record: None, ending: Ending::Adjourned }),
        3 => Event::Game(Game::forfeited(seats, steer.numbers(3, 7))),
        _ => {
            let record = steer.flag().then(Tags::default);
            let count = seats.len() + usize::from(steer.below(16) == 0);
            Event::Game(Game { ending: Ending::Played(played(count, steer)), seats, record })
        }
    }
}

/// The game that is asked for, with some result that the ranks of its scores agree with.
fn obey(
    rule: &Rule,
    seats: &[usize],
    options: &std::collections::BTreeMap<String, String>,
    setup: &Option<String>,
    steer: &mut Steer<'_>,
) -> Event {
    let record = Some(Tags { options: options.clone(), setup: setup.clone() });
    let seats: Vec<usize> = match rule {
        Rule::Attack(_) => steer.pick(seats).copied().into_iter().collect(),
        _ => seats.to_vec(),
    };
    let scores: Vec<i64> = match rule {
        Rule::Backgammon(_) if steer.flag() => vec![1 + steer.below(200) as i64, 0],
        Rule::Backgammon(_) => vec![0, 1 + steer.below(200) as i64],
        _ => seats.iter().map(|_| steer.number()).collect(),
    };
    let ranks = podium_engine::game::Outcome::rank_by(&scores);
    Event::Game(Game { record, ..Game::entered(seats, ranks, Some(scores)) })
}
