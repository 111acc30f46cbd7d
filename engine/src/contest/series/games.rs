use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::game::{Ending, Event, Game};
use super::progress::{Expectation, Progress, State, list, name, ranks, say, sentences, sums, verdict};
use super::rule::{Best, Tied};
use super::table::Table;
use super::{Points, Scale};
use crate::text;
use crate::text::Text;

/// How the games of the same entrants add up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Sum {
    pub(super) length: Length,
    pub(super) worth: Worth,
    /// Whether the seats are taken in turn, without exception.
    pub(super) seats_bind: bool,
    pub(super) tied: Tied,
    /// Whether playing on means two more games.
    pub(super) pairs: bool,
    /// Whether all who reach the target win, however far they went past it.
    pub(super) together: bool,
}

/// When it is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Length {
    /// After so many games.
    Games(u32),
    /// After so many, or as soon as the leader cannot be caught.
    BestOf(u32),
    /// When somebody has so many points.
    FirstTo(Points),
}

/// What a game gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Worth {
    /// Points by place.
    Places(Scale),
    /// Its own scores, stretched where the table is short.
    Scores { best: Best, full_table: Option<usize> },
    /// The winner's own score to the winner, if there is one winner.
    Winnings,
}

/// What one game gave.
struct Yield {
    /// Points a seat.
    points: Vec<Points>,
    /// Seats that lost it without a count, where counts are added up.
    defaults: Vec<bool>,
}

impl Worth {
    fn of(&self, game: &Game) -> Result<Yield, Text> {
        let nothing = || vec![Points::ZERO; game.seats.len()];
        let none = || vec![false; game.seats.len()];
        let played = match &game.ending {
            Ending::Played(played) => played,
            Ending::Adjourned => return Ok(Yield { points: nothing(), defaults: none() }),
            Ending::Forfeit(by) => {
                let out: Vec<bool> = game.seats.iter().map(|entrant| by.contains(entrant)).collect();
                return Ok(match self {
                    Self::Places(scale) => {
                        // Who forfeits has nothing, even where the last place is worth something.
                        let shares = scale.share(&ranks(&nothing(), &out));
                        let points =
                            shares.into_iter().zip(&out).map(|(share, out)| if *out { Points::ZERO } else { share });
                        Yield { points: points.collect(), defaults: none() }
                    }
                    Self::Scores { .. } => Yield { points: nothing(), defaults: out },
                    Self::Winnings => Yield { points: nothing(), defaults: none() },
                });
            }
        };
        match (self, &played.scores) {
            (Self::Places(scale), _) => Ok(Yield { points: scale.share(&played.ranks), defaults: none() }),
            (Self::Scores { full_table, .. }, Some(scores)) => {
                let seats = scores.len() as i64;
                let scaled = |score: &i64| match full_table {
                    Some(full) => Points::whole(*score).fraction((*full).min(1000) as i64 - 1, seats - 1),
                    None => Points::whole(*score),
                };
                Ok(Yield { points: scores.iter().map(scaled).collect(), defaults: none() })
            }
            (Self::Winnings, Some(scores)) => {
                let alone = played.ranks.iter().filter(|rank| **rank == 1).count() == 1;
                let won = |(score, rank): (&i64, &u32)| {
                    if alone && *rank == 1 { Points::whole(*score) } else { Points::ZERO }
                };
                Ok(Yield { points: scores.iter().zip(&played.ranks).map(won).collect(), defaults: none() })
            }
            (Self::Scores { .. }, None) if played.ranks.len() == 2 => {
                Ok(Yield { points: nothing(), defaults: played.ranks.iter().map(|rank| *rank > 1).collect() })
            }
            (_, None) => Err(text!(
                "The result has no scores, and scores are what this match adds up.",
                "Le résultat ne donne pas de scores, et ce sont eux que ce match additionne."
            )),
        }
    }
}

/// The games of a table as they are added up.
pub(super) struct Games<'a, S> {
    plan: Sum,
    title: Text,
    names: &'a [S],
    table: Table,
    totals: Vec<Points>,
    games: Vec<Vec<Points>>,
    /// Games that each lost without a count.
    defaults: Vec<u32>,
}

impl<'a, S: AsRef<str>> Games<'a, S> {
    pub(super) fn new(plan: Sum, title: Text, names: &'a [S]) -> Self {
        let entrants = names.len();
        let (totals, defaults) = (vec![Points::ZERO; entrants], vec![0; entrants]);
        Self { plan, title, names, table: Table::new(entrants), totals, games: Vec::new(), defaults }
    }

    pub(super) fn add(&mut self, event: &Event) -> Result<(), Text> {
        self.table.admit(event, self.is_decided())?;
        if let Event::Game(game) = event {
            if self.plan.seats_bind && !matches!(game.ending, Ending::Forfeit(_)) {
                self.table.check_order(game, self.names)?;
            }
            let Yield { points, defaults } = self.plan.worth.of(game)?;
            if !matches!(game.ending, Ending::Adjourned) {
                let mut row = vec![Points::ZERO; self.names.len()];
                for ((entrant, points), default) in game.seats.iter().zip(points).zip(defaults) {
                    if let Some(cell) = row.get_mut(*entrant) {
                        *cell = points;
                    }
                    if let Some(total) = self.totals.get_mut(*entrant) {
                        *total = *total + points;
                    }
                    if let Some(count) = self.defaults.get_mut(*entrant) {
                        *count += u32::from(default);
                    }
                }
                self.games.push(row);
            }
        }
        self.table.note(event);
        Ok(())
    }

    /// Sorts the entrants: fewer games lost without a count, then the better total.
    fn keys(&self) -> Vec<(Reverse<u32>, Points)> {
        let value = |total: Points| match (&self.plan.worth, &self.plan.length) {
            (Worth::Scores { best: Best::Lowest, .. }, _) => Points::ZERO.less(total),
            (_, Length::FirstTo(target)) if self.plan.together => total.min(*target),
            _ => total,
        };
        self.defaults.iter().zip(&self.totals).map(|(defaults, total)| (Reverse(*defaults), value(*total))).collect()
    }

    /// The entrants in the lead among those who still play.
    fn leaders(&self) -> Vec<usize> {
        let ranks = ranks(&self.keys(), &self.table.withdrawn);
        ranks.iter().enumerate().filter(|(_, rank)| **rank == 1).map(|(entrant, _)| entrant).collect()
    }

    fn is_decided(&self) -> bool {
        if self.table.is_over() {
            return true;
        }
        let played = self.games.len();
        match self.plan.length {
            Length::FirstTo(target) => {
                let reached =
                    self.table.active().any(|entrant| self.totals.get(entrant).is_some_and(|total| *total >= target));
                // Between two, giving up before the count would otherwise withhold the points.
                reached || (self.names.len() == 2 && self.defaults.iter().any(|count| *count > 0))
            }
            Length::BestOf(games) if played < games as usize => {
                let (win, loss) = self.best_and_worst();
                let to_gain = win.less(loss).as_hundredths().saturating_mul((games as usize - played) as i64);
                let (most, least) = (self.totals.iter().max(), self.totals.iter().min());
                most.zip(least).is_some_and(|(most, least)| most.less(*least).as_hundredths() > to_gain)
            }
            Length::Games(games) | Length::BestOf(games) => {
                let Some(extra) = played.checked_sub(games as usize) else { return false };
                let whole = !self.plan.pairs || extra.is_multiple_of(2);
                self.plan.tied == Tied::Shared || self.table.all_forfeited() || (whole && self.leaders().len() == 1)
            }
        }
    }

    fn best_and_worst(&self) -> (Points, Points) {
        match &self.plan.worth {
            Worth::Places(scale) => (scale.place(0, 2), scale.place(1, 2)),
            _ => (Points::ZERO, Points::ZERO),
        }
    }

    pub(super) fn progress(&self) -> Progress {
        let decided = self.is_decided();
        let state = self.table.state(decided);
        let forfeited = self.table.forfeited(decided);
        let ranks = decided.then(|| ranks(&self.keys(), &forfeited));
        let title = &self.title;
        let score = sums(self.names, &self.totals, &self.games);
        let standing = match &ranks {
            Some(ranks) => verdict(self.names, ranks, &forfeited),
            None => self.lead(),
        };
        let text = sentences(&[say!("{}: {}.", "{} : {}.", title, score), self.uncounted(), standing]);
        Progress {
            state,
            scores: self.totals.clone(),
            games: self.games.clone(),
            ranks,
            forfeited,
            played: self.table.only_played(),
            next: (state == State::Open).then(|| self.expectation()),
            text,
        }
    }

    fn lead(&self) -> Text {
        let leaders = self.leaders();
        let who = list(self.names, leaders.iter().copied());
        let lead = match leaders.as_slice() {
            _ if self.games.is_empty() => text!("", ""),
            [_] => say!("{} leads.", "{} mène.", who),
            _ if leaders.len() == self.table.active().count() => text!("It is level.", "C’est l’égalité."),
            _ => say!("{} lead.", "{} mènent.", who),
        };
        sentences(&[lead, self.table.adjournment()])
    }

    fn uncounted(&self) -> Text {
        let parts: Vec<Text> = (self.defaults.iter().enumerate().filter(|(_, count)| **count > 0))
            .map(|(entrant, count)| {
                let name = name(self.names, entrant);
                match count {
                    1 => text!(
                        "{name} lost a game without a count, which is behind any total.",
                        "{name} a perdu une partie sans décompte, ce qui passe après tout total."
                    ),
                    _ => text!(
                        "{name} lost {count} games without a count, which is behind any total.",
                        "{name} a perdu {count} parties sans décompte, ce qui passe après tout total."
                    ),
                }
            })
            .collect();
        sentences(&parts)
    }

    fn expectation(&self) -> Expectation {
        let number = self.games.len() + 1;
        let seats = self.table.seats();
        let first = name(self.names, seats.first().copied().unwrap_or_default());
        let which = match self.plan.length {
            Length::Games(games) if number <= games as usize => {
                text!("Game {number} of {games}.", "Partie {number} sur {games}.")
            }
            Length::BestOf(games) if number <= games as usize => {
                text!("Game {number} of at most {games}.", "Partie {number} sur {games} au plus.")
            }
            Length::FirstTo(_) => text!("Game {number}.", "Partie {number}."),
            _ => text!("Game {number}, to break the tie.", "Partie {number}, pour départager."),
        };
        let seat = match self.plan.seats_bind {
            true => text!("{first} has the first seat.", "{first} a la première place."),
            false => text!("{first} may have the first seat.", "{first} peut avoir la première place."),
        };
        let note = sentences(&[which, seat]);
        Expectation { number, seats, seats_bind: self.plan.seats_bind, options: BTreeMap::new(), setup: None, note }
    }
}

#[cfg(test)]
mod tests {
    use super::super::rule::{Rule, Scoring};
    use super::super::{Played, progress};
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
        assert_eq!(now.text.en, "Best of 5: Ada 2 (1 + 0 + 1), Ben 1 (0 + 1 + 0). Ada leads.");
        assert_eq!(now.text.fr, "Au meilleur de 5 parties : Ada 2 (1 + 0 + 1), Ben 1 (0 + 1 + 0). Ada mène.");
        assert_eq!(now.next.unwrap().seats, [1, 0]);
        assert!(progress(&rule, &NAMES[..2], &duels("1110")).unwrap_err().en.contains("already decided"));
        assert!(progress(&rule, &NAMES[..3], &[]).unwrap_err().en.contains("for 2 players"));
    }

    #[test]
    fn the_seats_alternate() {
        let rule = Rule::Games { games: 2, tied: Tied::Shared };
        let twice = [duel(0, '1'), duel(0, '1')];
        assert!(progress(&rule, &NAMES[..2], &twice).unwrap_err().en.contains("Ben and Ada, in this order"));
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
        let game =
            |seats: [usize; 2], score| Event::Game(Game::entered(seats.to_vec(), vec![1, 1], Some(vec![score, 0])));
        let now = progress(&rule, &NAMES[..2], &[game([0, 1], 31), game([1, 0], 34)]).unwrap();
        assert_eq!(now.ranks.unwrap(), [2, 1]);
        assert_eq!(now.text.en, "Splink duel: Ada 31 (31 + 0), Ben 34 (0 + 34). Ben wins.");
        let now = progress(&rule, &NAMES[..2], &[game([0, 1], 31), game([1, 0], 31)]).unwrap();
        assert_eq!(now.ranks.unwrap(), [1, 1]);
        assert!(progress(&rule, &NAMES[..2], &[game([0, 1], 31), game([0, 1], 34)]).is_err());
        // Ben, the Corporatist, resigns instead of letting Ada score: that loses whatever follows.
        let resigned = Played { ranks: vec![1, 2], end: "resign".into(), ..Played::default() };
        let resigned = Event::Game(Game { seats: vec![0, 1], record: None, ending: Ending::Played(resigned) });
        let now = progress(&rule, &NAMES[..2], &[resigned, game([1, 0], 34)]).unwrap();
        assert_eq!(now.ranks.unwrap(), [1, 2]);
        assert!(now.text.en.contains("Ben lost a game without a count"), "{}", now.text);
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
        assert!(now.text.en.ends_with("Ada and Ben share the first place."), "{}", now.text);
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
        assert!(progress(&rule, &NAMES[..3], &[unscored]).unwrap_err().en.contains("no scores"));
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
        assert_eq!(now.text.en, "Single game: Ada 0, Ben 0. Ada and Ben forfeited. Nobody wins.");
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
        assert_eq!(now.text.en, "Best of 5: Ada 0 (0 + 0), Ben 2 (1 + 1). Ben forfeited. Ada wins.");
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
        assert_eq!(now.text.en, "Best of 3: Ada 1, Ben 0. Ada leads. Game 2 is adjourned.");
        assert!(progress(&rule, &NAMES[..2], &[duel(0, '1'), adjourned.clone(), duel(1, '1')]).is_err());
        let closed = progress(&rule, &NAMES[..2], &[duel(0, '1'), adjourned, Event::Closed]).unwrap();
        assert_eq!(closed.ranks.unwrap(), [1, 2]);
    }

    #[test]
    fn giving_up_uncounted_games_does_not_pay() {
        // First to a total of scores, between two: a resignation would withhold the points.
        let rule = Rule::Totals { games: 3, best: Best::Highest, tied: Tied::Shared };
        let resigned = Event::Game(Game::entered(vec![0, 1], vec![1, 2], None));
        let events = [resigned, scored(&[1, 0], &[900, 0], Best::Highest), scored(&[0, 1], &[0, 900], Best::Highest)];
        let now = progress(&rule, &NAMES[..2], &events).unwrap();
        assert_eq!(now.ranks.unwrap(), [1, 2]);
    }
}
