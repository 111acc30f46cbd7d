use chrono::Duration;
use podium_engine::contest::round_robin::Cycles;
use podium_engine::contest::swiss::Score;

use super::*;
use crate::competitions::actions::follow::complete;
use crate::competitions::event::StageKind;
use crate::competitions::format::{Format, RoundRobin};
use crate::competitions::settings::Seeding;
use crate::competitions::testing::{Builder, noon, swiss};
use crate::dates::When;
use crate::words::Said;

fn person(player: &str, name: &str) -> Applicant {
    Applicant { player: player.into(), name: name.into(), ..Applicant::default() }
}

fn own(cup: &Builder, player: &str, name: &str) -> Done {
    enter(&cup.it, person(player, name), Party::Player(EntryId(0)), noon())
}

fn state(done: Done) -> EntryState {
    match done.unwrap().as_slice() {
        [Event::Entered { entry }] => entry.state,
        [Event::EntryStateSet { state, .. }] => *state,
        other => panic!("{other:?}"),
    }
}

fn open(players: usize, change: impl FnOnce(&mut crate::competitions::Settings)) -> Builder {
    Builder::new("reversi", swiss(), change).players(players).then(Event::RegistrationOpened)
}

#[test]
fn registration_opens_and_closes_once() {
    let draft = Builder::swiss(0);
    assert_eq!(open_registration(&draft.it), Ok(vec![Event::RegistrationOpened]));
    let cup = draft.then(Event::RegistrationOpened);
    assert_eq!(open_registration(&cup.it), Ok(vec![]));
    assert_eq!(close_registration(&cup.it), Ok(vec![Event::RegistrationClosed]));
    let running = cup.players(2).started(StageKind::Rounds);
    assert!(open_registration(&running.it).is_err());
    assert!(close_registration(&running.it).is_err());
}

#[test]
fn one_enters_oneself_only_while_registration_is_open() {
    let draft = Builder::swiss(0);
    assert_eq!(own(&draft, "p", "Pia").unwrap_err().code(), "act-registration-open");
    assert_eq!(state(enter(&draft.it, person("p", "Pia"), Party::Staff, noon())), EntryState::Accepted);
    let cup = open(0, |it| it.registration.closes = Some(When::nearest(noon() + Duration::hours(1))));
    assert_eq!(state(own(&cup, "p", "Pia")), EntryState::Accepted);
    let late = enter(&cup.it, person("p", "Pia"), Party::Player(EntryId(0)), noon() + Duration::hours(1));
    assert_eq!(late.unwrap_err().code(), "act-registration-closed-ask-organiser");
}

#[test]
fn nobody_enters_twice() {
    let cup = open(2, |_| {});
    assert_eq!(own(&cup, "player-1", "Ada"), Ok(vec![]));
    assert!(enter(&cup.it, person("player-1", "Ada"), Party::Staff, noon()).unwrap_err().en().contains("number 1"));
    assert_eq!(own(&cup, "other", " ADA ").unwrap_err().code(), "act-already-if-somebody-else-add");
    assert!(own(&cup, "other", "   ").is_err());
    assert!(
        own(&cup.clone().then(Event::Withdrew { entry: EntryId(1), why: Default::default() }), "player-1", "Ada")
            .is_err()
    );
}

#[test]
fn approval_questions_and_the_limit_decide_where_an_entry_stands() {
    let cup = open(2, |it| {
        it.registration.approval = true;
        it.registration.limit = Some(2);
        it.registration.questions = vec!["Shirt?".into()];
    });
    assert_eq!(own(&cup, "p", "Pia").unwrap_err().code(), "act-answer-every-question-please");
    let asked = Applicant { answers: vec!["M".into()], ..person("p", "Pia") };
    let events = enter(&cup.it, asked, Party::Player(EntryId(0)), noon()).unwrap();
    let cup = cup.all(events);
    assert_eq!(cup.it.entries[2].state, EntryState::Requested);
    let cup = {
        let events = accept(&cup.it, EntryId(3)).unwrap();
        cup.all(events)
    };
    assert_eq!(cup.it.entries[2].state, EntryState::WaitingList);
    assert_eq!(accept(&cup.it, EntryId(3)).unwrap_err().code(), "act-room-raise-limit-wait-somebody");
    let events = complete(&cup.it, withdraw(&cup.it, EntryId(1), "ill").unwrap(), noon());
    let cup = cup.all(events);
    assert_eq!(cup.it.entries[2].state, EntryState::Accepted);
    assert_eq!(accept(&cup.it, EntryId(3)), Ok(vec![]));
    // The place is taken by now.
    let events = come_back(&cup.it, EntryId(1)).unwrap();
    assert_eq!(cup.all(events).it.entries[0].state, EntryState::WaitingList);
}

#[test]
fn a_refused_entry_frees_its_place() {
    let cup = open(2, |it| it.registration.limit = Some(2));
    let events = own(&cup, "p", "Pia").unwrap();
    let cup = cup.all(events);
    assert_eq!(cup.it.entries[2].state, EntryState::WaitingList);
    let events = complete(&cup.it, refuse(&cup.it, EntryId(2), "no show last year").unwrap(), noon());
    let cup = cup.all(events);
    assert_eq!((cup.it.entries[1].state, cup.it.entries[2].state), (EntryState::Refused, EntryState::Accepted));
    assert_eq!(refuse(&cup.it, EntryId(2), ""), Ok(vec![]));
    let running = Builder::swiss(2).started(StageKind::Rounds);
    assert_eq!(refuse(&running.it, EntryId(1), "").unwrap_err().code(), "act-takes-part-already-withdraw-instead");
}

#[test]
fn a_higher_limit_lets_those_in_who_came_first() {
    let cup = open(1, |it| it.registration.limit = Some(1));
    let waiting = ["Pia", "Quin", "Rosa"].map(|name| person(name, name));
    let cup = waiting.into_iter().fold(cup, |cup, person| {
        let events = enter(&cup.it, person, Party::Staff, noon()).unwrap();
        cup.all(events)
    });
    let mut settings = cup.it.settings.clone();
    settings.registration.limit = Some(3);
    let changed = vec![Event::SettingsChanged { settings: Box::new(settings) }];
    let events = complete(&cup.it, changed, noon());
    let states: Vec<EntryState> = cup.all(events).it.entries.iter().map(|entry| entry.state).collect();
    assert_eq!(states[1..], [EntryState::Accepted, EntryState::Accepted, EntryState::WaitingList]);
}

#[test]
fn who_comes_late_stands_where_their_rating_belongs() {
    let cup = Builder::swiss(4).started(StageKind::Rounds).round(&[&[1, 2], &[3, 4]]);
    let late = |cup: Builder, name: &str, rating| {
        let events = enter(&cup.it, Applicant { rating, ..person(name, name) }, Party::Staff, noon()).unwrap();
        cup.all(events)
    };
    let order = |cup: &Builder| cup.it.stages[0].entries.iter().map(|entry| entry.0).collect::<Vec<_>>();
    let cup = late(late(cup, "Pia", Some(1985)), "Quin", None);
    assert_eq!(order(&cup), [1, 2, 5, 3, 4, 6]);
    assert_eq!(cup.it.entries[4].seed, Some(3), "numbers are those of the new list");
    // From the fourth round on the numbers are fixed.
    let cup = (0..3).fold(cup, |cup, _| cup.round(&[&[1, 2], &[3, 4]]));
    assert_eq!(order(&late(cup, "Rosa", Some(2500))), [1, 2, 5, 3, 4, 6, 7]);
}

#[test]
fn many_enter_and_the_others_are_named() {
    let cup = open(1, |it| it.registration.limit = Some(2));
    let list = vec![person("a", "Zoe"), person("b", "ada"), person("c", "Max"), person("d", "Zoe")];
    let entered = enter_many(&cup.it, list, noon()).unwrap();
    let states: Vec<EntryState> = cup.clone().all(entered.events).it.entries.iter().map(|entry| entry.state).collect();
    assert_eq!(states, [EntryState::Accepted, EntryState::Accepted, EntryState::WaitingList]);
    let skipped: Vec<&str> = entered.skipped.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(skipped, ["ada", "Zoe"]);
}

#[test]
fn late_entries_need_a_format_that_takes_them() {
    let cup = Builder::swiss(4).started(StageKind::Rounds).round(&[&[1, 2], &[3, 4]]);
    assert_eq!(own(&cup, "p", "Pia").unwrap_err().code(), "act-competition-started-takes-late-entries");
    let events = enter(&cup.it, person("p", "Pia"), Party::Staff, noon()).unwrap();
    let cup = cup.all(events);
    assert_eq!((cup.it.entries[4].joined_after, cup.it.stages[0].entries.len()), (1, 5));
    let late = Builder::new("reversi", swiss(), |it| it.registration.late = true).players(2).started(StageKind::Rounds);
    assert_eq!(state(own(&late, "p", "Pia")), EntryState::Accepted);
    let format = Format::RoundRobin(RoundRobin { cycles: Cycles::Single, withdrawal: Default::default() });
    let robin = Builder::new("reversi", format, |_| {}).players(2).started(StageKind::Rounds);
    assert_eq!(
        enter(&robin.it, person("p", "Pia"), Party::Staff, noon()).unwrap_err().code(),
        "act-all-pairings-format-drawn-start"
    );
    assert_eq!(
        own(&late.then(Event::Closed { standings: None }), "p", "Pia").unwrap_err().code(),
        "act-competition-over-nobody-enter-any"
    );
}

#[test]
fn an_entry_is_put_right() {
    let cup = Builder::swiss(2);
    let ada = Applicant { rating: Some(2000), ..person("player-1", "Ada") };
    assert_eq!(edit(&cup.it, EntryId(1), ada.clone(), ""), Ok(vec![]));
    let events = edit(&cup.it, EntryId(1), Applicant { club: Some(" Lions ".into()), ..ada.clone() }, "").unwrap();
    assert_eq!(cup.clone().all(events).it.entries[0].club.as_deref(), Some("Lions"));
    assert!(edit(&cup.it, EntryId(1), Applicant { name: "ben".into(), ..ada.clone() }, "").is_err());
    assert!(edit(&cup.it, EntryId(1), Applicant { player: "player-2".into(), ..ada.clone() }, "").is_err());
    assert!(edit(&cup.it, EntryId(1), Applicant { rating: Some(12_000), ..ada }, "").is_err());
    assert!(edit(&cup.it, EntryId(9), person("x", "X"), "").unwrap_err().en().contains("no entry 9"));
}

#[test]
fn another_name_needs_a_reason_once_the_competition_runs_and_rewrites_nothing() {
    let cup = Builder::swiss(2);
    let ada = |name: &str| Applicant { rating: Some(2000), ..person("player-1", name) };
    let before = edit(&cup.it, EntryId(1), ada("Adele"), "").unwrap();
    assert!(matches!(before.as_slice(), [Event::EntryRenamed { reason, .. }] if reason.is_empty()));
    let cup = cup.started(StageKind::Rounds);
    assert_eq!(edit(&cup.it, EntryId(1), ada("Adele"), " ").unwrap_err().code(), "act-say-why-few-words");
    assert!(edit(&cup.it, EntryId(1), ada("Ben"), "swapped").is_err());
    let printed = cup.it.revision;
    let events = edit(&cup.it, EntryId(1), ada("Adele"), "a slip of the pen").unwrap();
    let cup = cup.all(events);
    assert_eq!(cup.it.name(EntryId(1)), "Adele");
    assert_eq!(cup.it.name_at(EntryId(1), printed), "Ada");
    assert_eq!(cup.it.name_at(EntryId(1), cup.it.revision), "Adele");
}

#[test]
fn checking_in_twice_is_once() {
    let cup = Builder::swiss(2);
    assert_eq!(check_in(&cup.it, EntryId(1), false), Ok(vec![]));
    let here = Event::CheckedIn { entry: EntryId(1), here: true };
    assert_eq!(check_in(&cup.it, EntryId(1), true), Ok(vec![here.clone()]));
    assert_eq!(check_in(&cup.then(here).it, EntryId(1), true), Ok(vec![]));
    let gone = Builder::swiss(2).then(Event::Withdrew { entry: EntryId(1), why: Default::default() });
    assert!(check_in(&gone.it, EntryId(1), true).is_err());
    assert_eq!(withdraw(&gone.it, EntryId(1), ""), Ok(vec![]));
    assert_eq!(come_back(&gone.it, EntryId(1)), Ok(vec![Event::Returned { entry: EntryId(1) }]));
    assert_eq!(come_back(&gone.it, EntryId(2)), Ok(vec![]));
}

#[test]
fn seeds_follow_ratings_lots_or_a_hand() {
    let cup = Builder::swiss(4);
    let strong = NewEntry { rating: Some(2500), ..crate::competitions::testing::player(4) };
    let cup = cup.then(Event::Entered { entry: strong });
    let order = |done: Done| match done.unwrap().as_slice() {
        [Event::Seeded { order, .. }] => order.iter().map(|id| id.0).collect::<Vec<_>>(),
        other => panic!("{other:?}"),
    };
    assert_eq!(order(seed(&cup.it, Seeding::Rating, &[], 1)), [5, 1, 2, 3, 4]);
    let drawn = order(seed(&cup.it, Seeding::Draw, &[], 1));
    assert_eq!(drawn, order(seed(&cup.it, Seeding::Draw, &[], 1)));
    assert!((2..20).any(|lots| order(seed(&cup.it, Seeding::Draw, &[], lots)) != drawn));
    let hand = [3, 1, 2, 5, 4].map(EntryId);
    let events = seed(&cup.it, Seeding::Hand, &hand, 1).unwrap();
    let seeded = cup.clone().all(events);
    assert_eq!(seed(&seeded.it, Seeding::Hand, &hand, 1), Ok(vec![]));
    assert!(seed(&cup.it, Seeding::Hand, &hand[..4], 1).unwrap_err().en().contains("leaves out: Dan"));
    assert!(seed(&cup.it, Seeding::Hand, &[3, 1, 2, 5, 4, 4].map(EntryId), 1).is_err());
    assert!(seed(&cup.started(StageKind::Rounds).it, Seeding::Rating, &[], 1).is_err());
}

#[test]
fn byes_are_asked_for_before_the_draw() {
    let cup = Builder::swiss(4).started(StageKind::Rounds).round(&[&[1, 2], &[3, 4]]);
    let me = Party::Player(EntryId(1));
    let ask = |cup: &Builder, round, worth, by| ask_bye(&cup.it, EntryId(1), round, worth, by);
    assert_eq!(ask(&cup, 1, Score::Draw, me).unwrap_err().code(), "act-round-published-plays-settled");
    assert!(ask(&cup, 4, Score::Draw, me).unwrap_err().en().contains("no round 4"));
    assert!(ask(&cup, 2, Score::Win, me).is_err());
    assert!(ask(&cup, 2, Score::Win, Party::Staff).is_ok());
    let events = ask(&cup, 2, Score::Draw, me).unwrap();
    let asked = cup.clone().all(events);
    assert_eq!(ask(&asked, 2, Score::Draw, me), Ok(vec![]));
    let cancelled = Event::ByeCancelled { entry: EntryId(1), round: 2 };
    assert_eq!(cancel_bye(&asked.it, EntryId(1), 2, me), Ok(vec![cancelled]));
    assert_eq!(cancel_bye(&cup.it, EntryId(1), 2, me), Ok(vec![]));
    let drawn = asked.draft(&[&[3, 4]], &[]);
    assert_eq!(cancel_bye(&drawn.it, EntryId(1), 2, me).unwrap_err().code(), "act-round-being-drawn-ask-organiser");
    assert!(cancel_bye(&drawn.it, EntryId(1), 2, Party::Staff).is_ok());
}
