use chrono::Duration;
use podium_engine::contest::league::{self, Overdue};
use podium_engine::contest::round_robin::Cycles;
use podium_engine::contest::series::{Attack, Best, Rule, Tied};
use podium_engine::record::{Holds, Reading, Verdict, judge};

use super::*;
use crate::competitions::actions::{Done, Party};
use crate::competitions::event::{Actor, Decision, Event, Proof, StageKind};
use crate::competitions::format::{League, ScoreAttack, Tables};
use crate::competitions::settings::{Confirm, Confirmer, Format, Records, Settings};
use crate::competitions::state::{EntryId, Source, Standing, TableId};
use crate::competitions::testing::{Builder, noon, swiss, user};
use crate::dates::When;
use crate::words::Said;

const ADA: EntryId = EntryId(1);
const BEN: EntryId = EntryId(2);
const CLEO: EntryId = EntryId(3);
const ONE: TableId = TableId(1);

/// White wins a game of spline.
const SPLINE: &str = "a1 a2 b1 b2 c1 c2 d1";

fn cup(change: impl FnOnce(&mut Settings)) -> Builder {
    Builder::new("spline", swiss(), change).players(4).started(StageKind::Rounds).round(&[&[1, 2], &[3, 4]])
}

fn best_of_three(change: impl FnOnce(&mut Settings)) -> Builder {
    cup(|it| {
        it.rule = Rule::BestOf { games: 3, tied: Tied::Shared };
        change(it);
    })
}

fn bare(ranks: [u32; 2]) -> Bare {
    Bare { ranks: ranks.to_vec(), ..Bare::default() }
}

fn told(cup: &Builder, game: usize, who: EntryId, ranks: [u32; 2]) -> Done {
    report(&cup.it, ONE, game, who, Claim::Result(&bare(ranks)), noon())
}

/// Applies the events of an action by that player.
fn done(cup: Builder, who: EntryId, events: Done) -> Builder {
    let name = cup.it.name(who).to_owned();
    cup.all_by(user(&name), events.unwrap())
}

fn with_record<T>(tags: &str, then: impl FnOnce(Claim<'_>) -> T) -> T {
    with_moves(tags, SPLINE, then)
}

fn with_moves<T>(tags: &str, moves: &str, then: impl FnOnce(Claim<'_>) -> T) -> T {
    let text = format!("[Game \"spline\"]\n{tags}\n\n{moves}");
    let (Ok(reading), Verdict::Holds(holds)) = (Reading::of(text.as_bytes()), judge(text.as_bytes())) else {
        panic!("the record should hold: {text}")
    };
    let _: &Holds = &holds;
    let proof = Proof { id: "r1".into(), sha256: crate::ids::hashed(&text), rules: 1 };
    then(Claim::Record { proof: &proof, tags: &reading.tag_values(), holds: &holds })
}

#[test]
fn a_report_waits_for_the_opponent() {
    let cup = cup(|_| {});
    let events = told(&cup, 1, ADA, [1, 2]);
    let cup = done(cup, ADA, events);
    assert_eq!(cup.it.standing(cup.table(1)), Standing::Waiting);
    assert_eq!(
        confirm(&cup.it, ONE, 1, Party::Player(ADA)).unwrap_err().code(),
        "act-reported-yourself-somebody-else-table"
    );
    assert_eq!(confirm(&cup.it, ONE, 1, Party::Player(CLEO)).unwrap_err().code(), "act-sit-table");
    assert!(confirm(&cup.it, ONE, 2, Party::Player(BEN)).unwrap_err().en().contains("no game 2"));
    let events = confirm(&cup.it, ONE, 1, Party::Player(BEN));
    let cup = done(cup, BEN, events);
    assert_eq!(cup.it.standing(cup.table(1)), Standing::Confirmed);
    assert_eq!(cup.it.result(cup.table(1)).unwrap().ranks, [1, 2]);
    assert_eq!(confirm(&cup.it, ONE, 1, Party::Player(BEN)), Ok(vec![]));
}

#[test]
fn a_corrected_record_with_the_same_score_is_stored() {
    let by = |cup: &Builder, who, moves| with_moves("", moves, |claim| report(&cup.it, ONE, 1, who, claim, noon()));
    let cup = cup(|_| {});
    let events = by(&cup, ADA, SPLINE);
    let cup = done(cup, ADA, events);
    assert_eq!(by(&cup, ADA, SPLINE), Ok(vec![]), "sent again, it is there already");
    let corrected = by(&cup, ADA, "a1 a3 b1 b2 c1 c2 d1").unwrap();
    assert!(matches!(corrected.as_slice(), [Event::GameReported { game: 1, record: Some(_), .. }]), "{corrected:?}");
    let cup = done(cup, ADA, Ok(corrected));
    let confirmed = by(&cup, BEN, "a1 a3 b1 b2 c1 c2 d1");
    let cup = done(cup, BEN, confirmed);
    assert_eq!(cup.it.standing(cup.table(1)), Standing::Proved);
    assert!(by(&cup, ADA, SPLINE).is_err(), "it is not stored any more, and nobody is told that it is");
}

#[test]
fn only_those_at_a_published_table_of_a_running_competition_report() {
    let cup = cup(|_| {});
    assert!(told(&cup, 1, CLEO, [1, 2]).unwrap_err().en().contains("Cleo does not sit at table 1"));
    assert!(told(&cup, 2, ADA, [1, 2]).unwrap_err().en().contains("before game 1"));
    let missing = report(&cup.it, TableId(9), 1, ADA, Claim::Result(&bare([1, 2])), noon());
    assert_eq!(missing.unwrap_err().code(), "act-table-any-more-look-round");
    let draft = cup.clone().draft(&[&[1, 3], &[2, 4]], &[]);
    assert!(report(&draft.it, TableId(3), 1, ADA, Claim::Result(&bare([1, 2])), noon()).is_err());
    assert_eq!(
        told(&cup.then(Event::Closed { standings: None }), 1, ADA, [1, 2]).unwrap_err().code(),
        "act-competition-closed-organiser-reopen"
    );
}

#[test]
fn a_double_click_reports_once_and_an_equal_report_confirms() {
    let cup = best_of_three(|_| {});
    let events = told(&cup, 1, ADA, [1, 2]);
    let cup = done(cup, ADA, events);
    assert_eq!(told(&cup, 1, ADA, [1, 2]), Ok(vec![]));
    assert_eq!(told(&cup, 1, BEN, [1, 2]), Ok(vec![Event::GameConfirmed { table: ONE, game: 1 }]));
    assert!(told(&cup, 1, BEN, [2, 1]).unwrap_err().en().contains("Ada reported another result"));
    // The reporter may correct a slip as long as nobody has answered.
    let events = told(&cup, 1, ADA, [2, 1]);
    let slip = done(cup.clone(), ADA, events);
    assert_eq!(slip.table(1).games.len(), 1);
    let settled = done(cup, BEN, Ok(vec![Event::GameConfirmed { table: ONE, game: 1 }]));
    assert_eq!(told(&settled, 1, ADA, [1, 2]), Ok(vec![]));
    assert_eq!(told(&settled, 1, ADA, [2, 1]).unwrap_err().code(), "act-game-result-already-if-wrong");
}

#[test]
fn a_match_takes_as_many_games_as_it_needs() {
    let mut cup = best_of_three(|it| it.confirm.by = Confirmer::Nobody);
    for game in [1, 2] {
        let events = told(&cup, game, ADA, [1, 2]);
        cup = done(cup, ADA, events);
    }
    // Sides change from game to game, and ranks are given by the seats of the table.
    assert_eq!(cup.table(1).games[1].result.seats, [1, 0]);
    assert_eq!(cup.it.result(cup.table(1)).unwrap().ranks, [1, 2]);
    assert_eq!(told(&cup, 3, ADA, [1, 2]).unwrap_err().code(), "act-match-decided");
    let odd = report(&cup.it, TableId(2), 1, CLEO, Claim::Result(&bare([1, 3])), noon());
    assert_eq!(odd.unwrap_err().code(), "series-ranks-not-counted-1-ties");
}

#[test]
fn a_record_proves_the_game_it_names() {
    let cup = cup(|it| it.records = Records::Required);
    assert_eq!(told(&cup, 1, ADA, [1, 2]).unwrap_err().code(), "act-competition-result-proved-record-paste");
    let events = with_record("[P1 \"ada\"]\n[P2 \"Ben\"]", |claim| report(&cup.it, ONE, 1, ADA, claim, noon()));
    let cup = done(cup, ADA, events);
    let cup = done(cup, BEN, Ok(vec![Event::GameConfirmed { table: ONE, game: 1 }]));
    assert_eq!(cup.it.standing(cup.table(1)), Standing::Proved);
    assert_eq!(cup.it.result(cup.table(1)).unwrap().ranks, [1, 2]);
}

#[test]
fn names_in_a_record_say_who_sat_where() {
    // A rule whose seats are not binding takes either order.
    let table = |it: &mut Settings| {
        it.rule = Rule::Totals { games: 1, best: Best::Highest, tied: Tied::Shared };
    };
    let free = cup(table);
    let seats = |cup: &Builder, tags: &str| {
        with_record(tags, |claim| claim.game(&cup.it, cup.table(1), 1)).map(|game| game.seats)
    };
    assert_eq!(seats(&free, "[P1 \"Ben\"]\n[P2 \"Ada\"]"), Ok(vec![1, 0]));
    assert_eq!(seats(&free, "[P1 \"Ada\"]\n[P2 \"ben99\"]"), Ok(vec![0, 1]));
    assert_eq!(seats(&free, "[P1 \"x\"]\n[P2 \"ada\"]"), Ok(vec![1, 0]));
    assert_eq!(seats(&free, "[P1 \"x\"]\n[P2 \"y\"]"), Ok(vec![0, 1]));
    assert_eq!(seats(&free, ""), Ok(vec![0, 1]));
    assert!(seats(&free, "[P1 \"Ada\"]\n[P2 \"Cleo\"]").unwrap_err().en().contains("names Cleo, who is not at"));
    assert_eq!(seats(&free, "[P1 \"Ada\"]\n[P2 \"Ada\"]").unwrap_err().code(), "act-record-names-somebody-twice");
    // In a single game, White is the player drawn as White.
    let bound = cup(|_| {});
    let swapped = with_record("[P1 \"Ben\"]\n[P2 \"Ada\"]", |claim| report(&bound.it, ONE, 1, ADA, claim, noon()));
    assert_eq!(swapped.unwrap_err().code(), "series-wrong-seats");
}

#[test]
fn a_record_of_another_game_or_variant_is_refused() {
    let other = Builder::new("reversi", swiss(), |_| {}).players(2).started(StageKind::Rounds).round(&[&[1, 2]]);
    let given = with_record("", |claim| report(&other.it, ONE, 1, ADA, claim, noon()));
    assert!(given.unwrap_err().en().contains("Spline"));
    let mut variant = cup(|_| {});
    variant.it.settings.variant = Some("misere".into());
    let given = with_record("", |claim| report(&variant.it, ONE, 1, ADA, claim, noon()));
    assert!(given.unwrap_err().en().contains("variant “standard”"));
    let mut setup = cup(|_| {});
    setup.it.settings.setup = Some("a1 w".into());
    let given = with_record("", |claim| report(&setup.it, ONE, 1, ADA, claim, noon()));
    assert_eq!(given.unwrap_err().code(), "act-record-begin-published-setup");
}

#[test]
fn a_dispute_is_kept_and_ruled() {
    let cup = cup(|_| {});
    let events = told(&cup, 1, ADA, [1, 2]);
    let cup = done(cup, ADA, events);
    assert_eq!(dispute(&cup.it, ONE, 1, ADA, "hm", None).unwrap_err().code(), "act-own-report-hand-right-instead");
    assert_eq!(dispute(&cup.it, ONE, 1, BEN, "  ", None).unwrap_err().code(), "act-say-why-few-words");
    assert!(dispute(&cup.it, ONE, 1, BEN, "turn", Some(3)).unwrap_err().en().contains("no turn 3"));
    assert_eq!(
        rule(&cup.it, ONE, 1, Decision::Stands, "clear").unwrap_err().code(),
        "act-game-table-disputed-any-more"
    );
    let events = dispute(&cup.it, ONE, 1, BEN, "I won", None);
    let cup = done(cup, BEN, events);
    assert_eq!(cup.it.standing(cup.table(1)), Standing::Disputed);
    assert_eq!(dispute(&cup.it, ONE, 1, BEN, "I won", None), Ok(vec![]));
    assert_eq!(confirm(&cup.it, ONE, 1, Party::Staff).unwrap_err().code(), "act-game-disputed-decide-ruling");
    assert!(rule(&cup.it, ONE, 1, Decision::Stands, "").is_err());
    let ruled = |decision: Decision| cup.clone().all(rule(&cup.it, ONE, 1, decision, "Heard both").unwrap());
    assert_eq!(ruled(Decision::Stands).it.result(ruled(Decision::Stands).table(1)).unwrap().ranks, [1, 2]);
    let instead = Decision::Instead { result: series::Game::entered(vec![0, 1], vec![2, 1], None) };
    let reversed = ruled(instead);
    assert_eq!(reversed.it.result(reversed.table(1)).unwrap().ranks, [2, 1]);
    assert_eq!(reversed.table(1).games[0].ruling.as_ref().unwrap().reason, "Heard both");
    assert!(ruled(Decision::Struck).table(1).games.is_empty());
    let nonsense = Decision::Instead { result: series::Game::entered(vec![1, 0], vec![1, 2], None) };
    assert_eq!(rule(&cup.it, ONE, 1, nonsense, "x").unwrap_err().code(), "series-wrong-seats");
    assert_eq!(
        rule(&reversed.it, ONE, 1, Decision::Stands, "again").unwrap_err().code(),
        "act-game-table-disputed-any-more"
    );
}

#[test]
fn a_disputed_game_is_corrected_by_its_reporter_and_holds_up_the_next() {
    let cup = best_of_three(|_| {});
    let events = told(&cup, 1, ADA, [1, 2]);
    let cup = done(cup, ADA, events);
    let events = dispute(&cup.it, ONE, 1, BEN, "I won", None);
    let cup = done(cup, BEN, events);
    assert!(told(&cup, 2, ADA, [1, 2]).unwrap_err().en().contains("Game 1 is disputed"));
    assert_eq!(told(&cup, 1, BEN, [1, 2]).unwrap_err().code(), "act-game-disputed-arbiter-decides");
    let events = told(&cup, 1, ADA, [2, 1]);
    let cup = done(cup, ADA, events);
    assert_eq!(cup.it.standing(cup.table(1)), Standing::Waiting);
    assert_eq!(told(&cup, 1, BEN, [2, 1]).map(|events| events.len()), Ok(1));
}

#[test]
fn staff_confirm_where_it_is_theirs_and_nobody_where_nobody_must() {
    let staff = cup(|it| it.confirm.by = Confirmer::Staff);
    let events = told(&staff, 1, ADA, [1, 2]);
    let staff = done(staff, ADA, events);
    assert_eq!(
        confirm(&staff.it, ONE, 1, Party::Player(BEN)).unwrap_err().code(),
        "act-competition-organisers-confirm-results"
    );
    assert_eq!(confirm(&staff.it, ONE, 1, Party::Staff).map(|events| events.len()), Ok(1));
    let nobody = cup(|it| it.confirm = Confirm { by: Confirmer::Nobody, after_hours: None });
    let events = told(&nobody, 1, ADA, [1, 2]);
    let nobody = done(nobody, ADA, events);
    assert!(nobody.it.standing(nobody.table(1)).is_settled());
    // The opponent has not had a say before, and may have it now.
    assert_eq!(dispute(&nobody.it, ONE, 1, BEN, "I won", None).map(|events| events.len()), Ok(1));
    let entered = cup(|_| {}).result(1, &[1, 2]);
    assert_eq!(dispute(&entered.it, ONE, 1, BEN, "I won", None).unwrap_err().code(), "act-game-settled-if-wrong-tell");
}

#[test]
fn an_organiser_enters_corrects_and_strikes() {
    let cup = best_of_three(|_| {});
    let enter = |cup: &Builder, game, ranks, why: &str| enter(&cup.it, ONE, game, Claim::Result(&bare(ranks)), why);
    let events = enter(&cup, 1, [1, 2], "").unwrap();
    let cup = cup.all(events);
    assert_eq!(enter(&cup, 1, [1, 2], ""), Ok(vec![]));
    assert_eq!(enter(&cup, 1, [2, 1], "").unwrap_err().code(), "act-say-why-few-words");
    let events = enter(&cup, 2, [1, 2], "").unwrap();
    let cup = cup.all(events);
    assert_eq!(cup.it.standing(cup.table(1)), Standing::Entered);
    // With the first game reversed the match goes on.
    let events = enter(&cup, 1, [2, 1], "Typing slip").unwrap();
    let open = cup.clone().all(events);
    assert_eq!(open.it.standing(open.table(1)), Standing::Open);
    assert_eq!(strike(&cup.it, ONE, 1, "Wrong board").unwrap_err().code(), "act-later-games-hang-game-strike");
    assert!(strike(&cup.it, ONE, 2, "").is_err());
    let events = strike(&cup.it, ONE, 2, "Wrong board").unwrap();
    let struck = cup.all(events);
    assert_eq!(struck.table(1).games.len(), 1);
    assert!(strike(&struck.it, ONE, 2, "Wrong board").unwrap_err().en().contains("no game 2"));
}

#[test]
fn forfeits_are_entered_and_taken_back() {
    let cup = cup(|_| {});
    let events = forfeit(&cup.it, ONE, &[1], "No show").unwrap();
    let one = cup.clone().all(events);
    assert_eq!(one.it.standing(one.table(1)), Standing::Forfeit);
    assert_eq!(one.it.result(one.table(1)).unwrap().ranks, [1, 2]);
    assert_eq!(forfeit(&one.it, ONE, &[1, 1], "No show"), Ok(vec![]));
    assert_eq!(told(&one, 1, ADA, [1, 2]).unwrap_err().code(), "act-table-forfeited-take-forfeit-back");
    assert_eq!(forfeit(&one.it, ONE, &[], "").unwrap_err().code(), "act-say-why-few-words");
    let events = forfeit(&one.it, ONE, &[], "They came").unwrap();
    let back = one.all(events);
    assert_eq!(back.it.standing(back.table(1)), Standing::Open);
    let events = forfeit(&back.it, ONE, &[0, 1], "").unwrap();
    let both = back.all(events);
    assert_eq!(both.it.result(both.table(1)).unwrap().ranks, [2, 2]);
    assert_eq!(forfeit(&cup.it, ONE, &[2], "").unwrap_err().code(), "act-table-such-seat");
    assert_eq!(forfeit(&cup.result(1, &[1, 2]).it, ONE, &[0], "").unwrap_err().code(), "act-match-table-over");
}

#[test]
fn a_match_is_adjourned_closed_and_reopened() {
    let cup = best_of_three(|_| {}).result(1, &[1, 2]);
    let until = Some(noon() + Duration::days(1));
    let events = adjourn(&cup.it, ONE, until).unwrap();
    let adjourned = cup.clone().all(events);
    assert_eq!(adjourned.it.standing(adjourned.table(1)), Standing::Adjourned);
    assert_eq!(adjourn(&adjourned.it, ONE, until), Ok(vec![]));
    let events = close_match(&cup.it, ONE, true).unwrap();
    let closed = cup.clone().all(events);
    assert_eq!(closed.it.result(closed.table(1)).unwrap().ranks, [1, 2]);
    assert_eq!(close_match(&closed.it, ONE, true), Ok(vec![]));
    assert_eq!(told(&closed, 2, ADA, [1, 2]).unwrap_err().code(), "act-match-table-ended-organiser-reopen");
    assert_eq!(close_match(&closed.it, ONE, false).map(|events| events.len()), Ok(1));
    let events = told(&cup, 2, ADA, [1, 2]);
    let waiting = done(cup, ADA, events);
    assert_eq!(close_match(&waiting.it, ONE, true).unwrap_err().code(), "act-game-table-settled-yet-confirm");
}

#[test]
fn unanswered_reports_confirm_themselves() {
    let cup = cup(|it| it.confirm.after_hours = Some(2));
    let events = told(&cup, 1, ADA, [1, 2]);
    let cup = done(cup, ADA, events);
    let due = cup.now + Duration::hours(2);
    assert_eq!(confirm_due(&cup.it, due - Duration::seconds(1)), []);
    let events = confirm_due(&cup.it, due);
    assert_eq!(events, [Event::GameConfirmed { table: ONE, game: 1 }]);
    let settled = cup.all_by(Actor::System, events);
    assert_eq!(settled.it.standing(settled.table(1)), Standing::Confirmed);
    assert_eq!(confirm_due(&settled.it, due), []);
}

#[test]
fn a_league_settles_what_is_overdue_by_its_rules() {
    let league = |overdue| {
        let rules = league::Rules { overdue, ..league::Rules::default() };
        let format = Format::League(League { rules, cycles: Cycles::Single, every: 7, open: 7, division_size: 4 });
        let cup = Builder::new("spline", format, |it| it.round_hours = Some(1)).players(4).started(StageKind::Rounds);
        cup.round(&[&[1, 2], &[3, 4]]).result(2, &[1, 2])
    };
    let late = noon() + Duration::days(1);
    assert_eq!(settle_overdue(&league(Overdue::Wait).it, late), []);
    let cup = league(Overdue::BothLose);
    assert_eq!(settle_overdue(&cup.it, noon() + Duration::minutes(10)), []);
    let events = settle_overdue(&cup.it, late);
    let lost = cup.clone().all(events);
    assert_eq!(lost.it.result(lost.table(1)).unwrap().ranks, [2, 2]);
    assert_eq!(settle_overdue(&lost.it, late), []);
    let cup = league(Overdue::Draw);
    let events = settle_overdue(&cup.it, late);
    let drawn = cup.clone().all(events);
    assert_eq!(drawn.it.result(drawn.table(1)).unwrap().ranks, [1, 1]);
    let put_off = Event::PostponementAsked { table: ONE, until: late, reason: "ill".into(), from: Some(ADA) };
    assert_eq!(settle_overdue(&cup.then(put_off).it, late), []);
}

#[test]
fn attempts_count_within_the_window() {
    let solo = podium_engine::catalogue::all().iter().find(|entry| entry.facts.players == (1, 1)).unwrap().facts.id;
    let format = Format::ScoreAttack(ScoreAttack {
        opens: Some(When::nearest(noon())),
        closes: Some(When::nearest(noon() + Duration::days(1))),
    });
    let cup = Builder::new(solo, format, |it| {
        it.rule = Rule::Attack(Attack { attempts: 2, best: Best::Highest, setup: None });
        it.confirm.by = Confirmer::Nobody;
    });
    let cup = cup.players(2).started(StageKind::Open).round(&[&[1], &[2]]);
    let score = |score| Bare { scores: Some(vec![score]), solved: Some(true), ..Bare::default() };
    let try_at = |cup: &Builder, game, points, hours| {
        report(&cup.it, ONE, game, ADA, Claim::Result(&score(points)), noon() + Duration::hours(hours))
    };
    assert!(try_at(&cup, 1, 5, -1).unwrap_err().en().contains("count from"));
    assert!(try_at(&cup, 1, 5, 24).unwrap_err().en().contains("counted until"));
    let mut cup = cup;
    for game in [1, 2] {
        let events = try_at(&cup, game, 5, 1);
        cup = done(cup, ADA, events);
    }
    assert_eq!(cup.table(1).games.len(), 2);
    assert_eq!(cup.table(1).games[0].source, Source::Reported);
    assert!(try_at(&cup, 3, 9, 1).is_err());
}

#[test]
fn between_two_a_dispute_can_be_dropped_but_not_over_the_head_of_a_third() {
    let disputed = |cup: Builder, ranks: Vec<u32>| {
        let claim = Bare { ranks, ..Bare::default() };
        let events = report(&cup.it, ONE, 1, ADA, Claim::Result(&claim), noon());
        let cup = done(cup, ADA, events);
        let events = dispute(&cup.it, ONE, 1, BEN, "I won", None);
        done(cup, BEN, events)
    };
    let two = disputed(cup(|_| {}), vec![1, 2]);
    assert_eq!(confirm(&two.it, ONE, 1, Party::Player(BEN)).map(|events| events.len()), Ok(1));
    let format =
        Format::Tables(Tables { system: Default::default(), rounds: 1, smallest: 3, clubs: Default::default() });
    let three = Builder::new("barricades", format, |it| it.seats = 3).players(3).started(StageKind::Rounds);
    let three = disputed(three.round(&[&[1, 2, 3]]), vec![1, 2, 3]);
    assert_eq!(
        confirm(&three.it, ONE, 1, Party::Player(CLEO)).unwrap_err().code(),
        "act-game-disputed-arbiter-decides"
    );
}
