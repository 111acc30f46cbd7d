//! The rules of adding up, by example.

use super::*;

const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dan", "Eve"];

/// A game of two, the seats taken by turns, from Ada's point of view.
fn duel(number: usize, ada: char) -> Event {
    let ranks = |first| match first {
        '1' => vec![1, 2],
        '=' => vec![1, 1],
        _ => vec![2, 1],
    };
    let other = |c| {
        if c == '1' {
            '0'
        } else if c == '0' {
            '1'
        } else {
            c
        }
    };
    match number % 2 {
        0 => Event::Game(Game::entered(vec![0, 1], ranks(ada), None)),
        _ => Event::Game(Game::entered(vec![1, 0], ranks(other(ada)), None)),
    }
}

fn duels(results: &str) -> Vec<Event> {
    results.chars().enumerate().map(|(number, result)| duel(number, result)).collect()
}

fn scored(seats: &[usize], scores: &[i64], best: Best) -> Event {
    let keys: Vec<i64> = scores.iter().map(|score| if best == Best::Lowest { -score } else { *score }).collect();
    Event::Game(Game::entered(seats.to_vec(), crate::game::Outcome::rank_by(&keys), Some(scores.to_vec())))
}

fn points(hundredths: &[i64]) -> Vec<Points> {
    hundredths.iter().copied().map(Points::hundredths).collect()
}

#[test]
fn best_of_five() {
    let rule = Rule::BestOf { games: 5, tied: Tied::Shared };
    for (results, ranks) in [
        ("", None),
        ("11", None),
        ("111", Some([1, 2])),
        ("0100", Some([2, 1])),
        // 2½–½ with two to play: Ben can still draw level.
        ("11=", None),
        ("1==", None),
        ("11==", Some([1, 2])),
        ("1=0=", None),
        ("=====", Some([1, 1])),
    ] {
        let now = progress(&rule, &NAMES[..2], &duels(results)).unwrap();
        assert_eq!(now.ranks, ranks.map(|ranks| ranks.to_vec()), "{results}");
    }
    let now = progress(&rule, &NAMES[..2], &duels("101")).unwrap();
    assert_eq!(now.text.english(), "Best of 5: Ada 2 (1 + 0 + 1), Ben 1 (0 + 1 + 0). Ada leads.");
    assert_eq!(now.text.say("fr"), "Au meilleur de 5 parties\u{a0}: Ada 2 (1 + 0 + 1), Ben 1 (0 + 1 + 0). Ada mène.");
    assert_eq!(now.next.unwrap().seats, [1, 0]);
    assert!(progress(&rule, &NAMES[..2], &duels("1110")).unwrap_err().english().contains("already decided"));
    assert!(progress(&rule, &NAMES[..3], &[]).unwrap_err().english().contains("this takes 2 players, not 3"));
}

#[test]
fn the_seats_alternate() {
    let rule = Rule::Games { games: 2, tied: Tied::Shared };
    let twice = [duel(0, '1'), duel(0, '1')];
    assert!(
        progress(&rule, &NAMES[..2], &twice).unwrap_err().english().contains("in order, they belong to Ben and Ada")
    );
    for seats in [vec![0, 0], vec![0, 2], vec![0], vec![]] {
        let ranks = vec![1; seats.len()];
        assert!(progress(&rule, &NAMES[..2], &[Event::Game(Game::entered(seats, ranks, None))]).is_err());
    }
}

#[test]
fn ties_are_shared_or_played_on() {
    let shared = Rule::Exchange { tied: Tied::Shared };
    assert_eq!(progress(&shared, &NAMES[..2], &duels("10")).unwrap().ranks.unwrap(), [1, 1]);
    let decisive = Rule::Exchange { tied: Tied::PlayOn };
    for (results, ranks) in
        [("10", None), ("101", None), ("1010", None), ("10=1", Some(vec![1, 2])), ("1=", Some(vec![1, 2]))]
    {
        assert_eq!(progress(&decisive, &NAMES[..2], &duels(results)).unwrap().ranks, ranks, "{results}");
    }
    let single = Rule::Single { tied: Tied::PlayOn };
    assert_eq!(progress(&single, &NAMES[..2], &duels("==")).unwrap().ranks, None);
    assert_eq!(progress(&single, &NAMES[..2], &duels("==0")).unwrap().ranks.unwrap(), [2, 1]);
}

#[test]
fn first_to_two_points() {
    let rule = Rule::FirstTo { points: 2 };
    assert_eq!(progress(&rule, &NAMES[..2], &duels("1=0")).unwrap().ranks, None);
    let now = progress(&rule, &NAMES[..2], &duels("1=01")).unwrap();
    assert_eq!((now.ranks.unwrap(), now.scores), (vec![1, 2], points(&[250, 150])));
    // Three draws and one more bring both there at once.
    assert_eq!(progress(&rule, &NAMES[..2], &duels("====")).unwrap().ranks.unwrap(), [1, 1]);
}

#[test]
fn the_better_mediator_wins_the_duel() {
    let rule = Rule::SplinkDuel { tied: Tied::Shared };
    // Ranks of a duel are always 1 1: only the pair decides.
    let game = |seats: [usize; 2], score| Event::Game(Game::entered(seats.to_vec(), vec![1, 1], Some(vec![score, 0])));
    let now = progress(&rule, &NAMES[..2], &[game([0, 1], 31), game([1, 0], 34)]).unwrap();
    assert_eq!(now.ranks.unwrap(), [2, 1]);
    assert_eq!(now.text.english(), "Splink duel: Ada 31 (31 + 0), Ben 34 (0 + 34). Ben wins.");
    let now = progress(&rule, &NAMES[..2], &[game([0, 1], 31), game([1, 0], 31)]).unwrap();
    assert_eq!(now.ranks.unwrap(), [1, 1]);
    assert!(progress(&rule, &NAMES[..2], &[game([0, 1], 31), game([0, 1], 34)]).is_err());
    // Ben, the Corporatist, resigns instead of letting Ada score: that loses whatever follows.
    let resigned = Played { ranks: vec![1, 2], end: "resign".into(), ..Played::default() };
    let resigned = Event::Game(Game { seats: vec![0, 1], record: None, ending: Ending::Played(resigned) });
    let now = progress(&rule, &NAMES[..2], &[resigned, game([1, 0], 34)]).unwrap();
    assert_eq!(now.ranks.unwrap(), [1, 2]);
    assert!(now.text.english().contains("Ben lost a game without a score"), "{}", now.text);
}

#[test]
fn spangle_may_have_several_winners() {
    let rule = Rule::Spangle { target: 12 };
    let round = |scores: [i64; 5]| scored(&[0, 1, 2, 3, 4], &scores, Best::Highest);
    let events = [round([3, 3, 0, 0, 0]), round([0, 0, 7, 0, 0]), round([7, 7, 0, 0, 0])];
    assert_eq!(progress(&rule, &NAMES, &events).unwrap().ranks, None);
    let events = [events.to_vec(), vec![round([3, 3, 0, 0, 0])]].concat();
    assert_eq!(progress(&rule, &NAMES, &events).unwrap().ranks.unwrap(), [1, 1, 3, 4, 4]);
    // Nobody is better for going further past the target.
    let events = [round([11, 0, 0, 0, 0]), round([0, 11, 11, 0, 0]), round([0, 3, 0, 0, 0])];
    assert_eq!(progress(&rule, &NAMES, &events).unwrap().ranks.unwrap(), [2, 1, 2, 4, 4]);
    let events = [round([11, 9, 0, 0, 0]), round([3, 3, 0, 0, 0])];
    let now = progress(&rule, &NAMES, &events).unwrap();
    assert_eq!(now.ranks.unwrap(), [1, 1, 3, 3, 3]);
    assert!(now.text.english().ends_with("Ada and Ben share first place."), "{}", now.text);
    assert!(progress(&rule, &NAMES[..3], &[]).is_err());
}

#[test]
fn flying_marbles_pay_the_winner_only() {
    let rule = Rule::FlyingMarbles { target: 9 };
    let game = |scores: [i64; 3]| scored(&[2, 0, 1], &scores, Best::Highest);
    // Cleo wins 5; a tie for first adds nothing; Ada wins 4.
    let events = [game([5, 3, 1]), game([4, 4, 2]), game([1, 4, 3]), game([4, 2, 1])];
    let now = progress(&rule, &NAMES[..3], &events).unwrap();
    assert_eq!((now.scores, now.ranks.unwrap()), (points(&[400, 0, 900]), vec![2, 3, 1]));
    let unscored = Event::Game(Game::entered(vec![0, 1, 2], vec![1, 2, 3], None));
    assert!(progress(&rule, &NAMES[..3], &[unscored]).unwrap_err().english().contains("no scores"));
}

#[test]
fn totals_of_scores() {
    let rule = Rule::Totals { games: 2, best: Best::Lowest, tied: Tied::Shared };
    let events = [scored(&[0, 1, 2], &[12, 0, 30], Best::Lowest), scored(&[1, 2, 0], &[20, 3, 4], Best::Lowest)];
    let now = progress(&rule, &NAMES[..3], &events).unwrap();
    assert_eq!((now.scores, now.ranks.unwrap()), (points(&[1600, 2000, 3300]), vec![1, 2, 3]));
    let rule = Rule::Totals { games: 2, best: Best::Highest, tied: Tied::PlayOn };
    let events = [scored(&[0, 1], &[240, -100], Best::Highest), scored(&[1, 0], &[340, 0], Best::Highest)];
    assert_eq!(progress(&rule, &NAMES[..2], &events).unwrap().ranks, None);
    let more = [events.to_vec(), vec![scored(&[0, 1], &[1, 0], Best::Highest)]].concat();
    assert_eq!(progress(&rule, &NAMES[..2], &more).unwrap().ranks.unwrap(), [1, 2]);
}

#[test]
fn tables_of_several() {
    let race = Event::Game(Game::entered(vec![2, 0, 1], vec![1, 2, 3], None));
    let places = Scoring::Places(Scale { points: None, full_table: Some(4) });
    let now = progress(&Rule::Table { games: 1, scoring: places }, &NAMES[..3], &[race]).unwrap();
    assert_eq!((now.scores, now.ranks.unwrap()), (points(&[150, 0, 300]), vec![2, 3, 1]));
    let own = Scoring::Scores { best: Best::Highest, full_table: Some(5) };
    let events = [scored(&[0, 1, 2], &[1, 4, 2], Best::Highest)];
    let now = progress(&Rule::Table { games: 1, scoring: own }, &NAMES[..3], &events).unwrap();
    assert_eq!(now.scores, points(&[200, 800, 400]));
    let rising = Scoring::Places(Scale { points: Some(points(&[0, 100])), full_table: None });
    assert!(progress(&Rule::Table { games: 1, scoring: rising }, &NAMES[..3], &[]).is_err());
}

#[test]
fn forfeits_of_a_game() {
    let rule = Rule::BestOf { games: 3, tied: Tied::Shared };
    let no_show = |by: &[usize]| Event::Game(Game::forfeited(vec![0, 1], by.to_vec()));
    let now = progress(&rule, &NAMES[..2], &[no_show(&[1]), duel(1, '1')]).unwrap();
    assert_eq!((now.ranks.unwrap(), now.played, now.forfeited), (vec![1, 2], false, vec![false, false]));
    let now = progress(&rule, &NAMES[..2], &[no_show(&[1]), no_show(&[1])]).unwrap();
    assert_eq!((now.ranks.unwrap(), now.forfeited), (vec![1, 2], vec![false, true]));
    let single = Rule::Single { tied: Tied::PlayOn };
    let now = progress(&single, &NAMES[..2], &[no_show(&[0, 1])]).unwrap();
    assert_eq!((now.ranks.unwrap(), now.scores), (vec![2, 2], points(&[0, 0])));
    assert_eq!(now.text.english(), "Single game: Ada 0, Ben 0. Ada and Ben forfeited. Nobody wins.");
    // At a table of four, the other three share the better places.
    let table = Rule::Single { tied: Tied::Shared };
    let absent = Event::Game(Game::forfeited(vec![0, 1, 2, 3], vec![1]));
    let now = progress(&table, &NAMES[..4], &[absent]).unwrap();
    assert_eq!((now.ranks.unwrap(), now.scores), (vec![1, 4, 1, 1], points(&[200, 0, 200, 200])));
}

#[test]
fn forfeit_of_the_match() {
    let rule = Rule::BestOf { games: 5, tied: Tied::Shared };
    let events = [duel(0, '0'), duel(1, '0'), Event::Withdrawal(vec![1])];
    let now = progress(&rule, &NAMES[..2], &events).unwrap();
    assert_eq!((now.ranks.unwrap(), now.played), (vec![1, 2], false));
    assert_eq!(now.text.english(), "Best of 5: Ada 0 (0 + 0), Ben 2 (1 + 1). Ben forfeited. Ada wins.");
    let both = progress(&rule, &NAMES[..2], &[Event::Withdrawal(vec![0, 1])]).unwrap();
    assert_eq!((both.ranks.unwrap(), both.state), (vec![2, 2], State::Decided));
    for bad in [vec![], vec![2]] {
        assert!(progress(&rule, &NAMES[..2], &[Event::Withdrawal(bad)]).is_err());
    }
    // At a larger table the others go on.
    let rule = Rule::Games { games: 2, tied: Tied::Shared };
    let first = Event::Game(Game::entered(vec![0, 1, 2], vec![2, 1, 3], None));
    let now = progress(&rule, &NAMES[..3], &[first.clone(), Event::Withdrawal(vec![1])]).unwrap();
    assert_eq!(now.next.as_ref().unwrap().seats, [2, 0]);
    let second = Event::Game(Game::entered(vec![2, 0], vec![1, 2], None));
    let now = progress(&rule, &NAMES[..3], &[first, Event::Withdrawal(vec![1]), second]).unwrap();
    assert_eq!(now.ranks.unwrap(), [1, 3, 1]);
}

#[test]
fn an_adjourned_game_holds_up_the_match() {
    let rule = Rule::BestOf { games: 3, tied: Tied::Shared };
    let adjourned = Event::Game(Game { seats: vec![1, 0], record: None, ending: Ending::Adjourned });
    let now = progress(&rule, &NAMES[..2], &[duel(0, '1'), adjourned.clone()]).unwrap();
    assert_eq!((now.state, now.next), (State::Adjourned, None));
    assert_eq!(now.text.english(), "Best of 3: Ada 1, Ben 0. Ada leads. Game 2 is adjourned.");
    assert!(progress(&rule, &NAMES[..2], &[duel(0, '1'), adjourned.clone(), duel(1, '1')]).is_err());
    let closed = progress(&rule, &NAMES[..2], &[duel(0, '1'), adjourned, Event::Closed]).unwrap();
    assert_eq!(closed.ranks.unwrap(), [1, 2]);
}

#[test]
fn giving_up_uncounted_games_does_not_pay() {
    // A resignation gives the other no score; it would pay if only the totals counted.
    let rule = Rule::Totals { games: 3, best: Best::Highest, tied: Tied::Shared };
    let resigned = Event::Game(Game::entered(vec![0, 1], vec![1, 2], None));
    let events = [resigned, scored(&[1, 0], &[900, 0], Best::Highest), scored(&[0, 1], &[0, 900], Best::Highest)];
    let now = progress(&rule, &NAMES[..2], &events).unwrap();
    assert_eq!(now.ranks.unwrap(), [1, 2]);
}
