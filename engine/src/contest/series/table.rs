use super::game::{Ending, Event, Game};
use super::progress::{State, list};
use crate::text;
use crate::text::Text;

/// Who is at the table and what has happened there, apart from the score.
pub(super) struct Table {
    /// Who has given up.
    pub(super) withdrawn: Vec<bool>,
    /// Games of each that were lost by forfeit.
    forfeits: Vec<usize>,
    /// Games with a result.
    finished: usize,
    adjourned: bool,
    closed: bool,
}

impl Table {
    pub(super) fn new(entrants: usize) -> Self {
        Self {
            withdrawn: vec![false; entrants],
            forfeits: vec![0; entrants],
            finished: 0,
            adjourned: false,
            closed: false,
        }
    }

    /// Those who have not given up.
    pub(super) fn active(&self) -> impl Iterator<Item = usize> {
        self.withdrawn.iter().enumerate().filter(|(_, out)| !**out).map(|(entrant, _)| entrant)
    }

    /// The seats of the next game: the entrants in order, one place further on each time.
    pub(super) fn seats(&self) -> Vec<usize> {
        let mut seats: Vec<usize> = self.active().collect();
        let turn = self.finished.checked_rem(seats.len()).unwrap_or_default();
        seats.rotate_left(turn);
        seats
    }

    /// Whether it was ended from outside, or nobody is left to play with.
    pub(super) fn is_over(&self) -> bool {
        self.closed || self.active().nth(1).is_none()
    }

    /// Whether everybody has lost every game by forfeit.
    pub(super) fn all_forfeited(&self) -> bool {
        self.finished > 0 && self.forfeits.iter().all(|count| *count == self.finished)
    }

    /// Who gave up, or, at the end, never played.
    pub(super) fn forfeited(&self, decided: bool) -> Vec<bool> {
        let never = |count: &usize| decided && self.finished > 0 && *count == self.finished;
        self.withdrawn.iter().zip(&self.forfeits).map(|(out, count)| *out || never(count)).collect()
    }

    /// Whether no forfeit has had a part in it.
    pub(super) fn only_played(&self) -> bool {
        self.finished > 0 && self.forfeits.iter().all(|count| *count == 0) && !self.withdrawn.contains(&true)
    }

    pub(super) fn state(&self, decided: bool) -> State {
        match (decided, self.adjourned) {
            (true, _) => State::Decided,
            (false, true) => State::Adjourned,
            (false, false) => State::Open,
        }
    }

    /// Says that the last game is broken off.
    pub(super) fn adjournment(&self) -> Text {
        let number = self.finished + 1;
        match self.adjourned {
            true => text!("series-game-adjourned", number),
            false => Text::EMPTY,
        }
    }

    /// Whether an event may come next, the score aside.
    pub(super) fn admit(&self, event: &Event, decided: bool) -> Result<(), Text> {
        let (finished, number) = (self.finished, self.finished + 1);
        if decided {
            return Err(text!("series-match-already-decided-games", finished));
        }
        match event {
            Event::Closed => Ok(()),
            Event::Withdrawal(entrants) => {
                let active = |entrant: &usize| self.withdrawn.get(*entrant) == Some(&false);
                match !entrants.is_empty() && entrants.iter().all(active) {
                    true => Ok(()),
                    false => Err(text!("series-who-still-match-give-up")),
                }
            }
            Event::Game(_) if self.adjourned => Err(text!("series-game-adjourned-result-comes-first", number)),
            Event::Game(game) => {
                game.check()?;
                let mut seats = game.seats.clone();
                seats.sort_unstable();
                match seats.iter().copied().eq(self.active()) {
                    true => Ok(()),
                    false => Err(text!("series-game-seat-everyone-table-once", number)),
                }
            }
        }
    }

    /// Whether the seats are those of [`Self::seats`].
    pub(super) fn check_order<S: AsRef<str>>(&self, game: &Game, names: &[S]) -> Result<(), Text> {
        let seats = self.seats();
        if game.seats == seats {
            return Ok(());
        }
        let (number, order) = (self.finished + 1, list(names, seats));
        Err(text!("series-wrong-seats", number, order))
    }

    /// Takes note of an event that was admitted.
    pub(super) fn note(&mut self, event: &Event) {
        match event {
            Event::Closed => self.closed = true,
            Event::Withdrawal(entrants) => {
                entrants.iter().for_each(|entrant| {
                    if let Some(out) = self.withdrawn.get_mut(*entrant) {
                        *out = true;
                    }
                });
            }
            Event::Game(Game { ending: Ending::Adjourned, .. }) => self.adjourned = true,
            Event::Game(game) => {
                self.finished += 1;
                if let Ending::Forfeit(by) = &game.ending {
                    for (entrant, count) in self.forfeits.iter_mut().enumerate() {
                        *count += usize::from(by.contains(&entrant));
                    }
                }
            }
        }
    }
}
