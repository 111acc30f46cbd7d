//! How several games decide one table: what people call a match, a duel, a tournament of rounds or
//! a score attack.
//!
//! A [`Rule`] is what the organiser chose, a list of [`Event`]s is what happened, and [`progress`] says
//! what that means: the score, who has won, and what the next game has to be.
//!
//! ```
//! use podium_engine::contest::series::{Event, Game, Rule, Tied, progress};
//!
//! let rule = Rule::BestOf { games: 3, tied: Tied::PlayOn };
//! let won = Event::Game(Game::entered(vec![0, 1], vec![1, 2], None));
//! let now = progress(&rule, &["Ada", "Ben"], &[won]).map_err(|text| text.english())?;
//! assert_eq!(now.text.english(), "Best of 3: Ada 1, Ben 0. Ada leads.");
//! assert_eq!(now.next.map(|game| game.seats), Some(vec![1, 0]));
//! # Ok::<(), std::borrow::Cow<'static, str>>(())
//! ```

mod attack;
mod backgammon;
mod game;
mod games;
mod points;
mod progress;
mod rule;
mod scale;
mod table;
#[cfg(test)]
mod tests;
mod worth;

pub use attack::Attack;
pub use backgammon::{Auto, Backgammon, Timeout};
pub use game::{Ending, Event, Game, Played, Tags};
pub use points::Points;
pub use progress::{Expectation, Progress, State};
pub use rule::{Best, MAX_GAMES, Rule, Scoring, Tied};
pub use scale::{MAX_PLACES, Scale};

use crate::text::Text;
use rule::Plan;

/// What the events mean under a rule, for entrants of these names; or which event does not fit, and why.
pub fn progress<S: AsRef<str>>(rule: &Rule, names: &[S], events: &[Event]) -> Result<Progress, Text> {
    rule.check(names.len())?;
    match rule.plan() {
        Plan::Games(sum) => {
            let mut score = games::Games::new(sum, rule.title(), names);
            events.iter().try_for_each(|event| score.add(event))?;
            Ok(score.progress())
        }
        Plan::Backgammon(backgammon) => {
            let mut score = backgammon::Score::new(backgammon, rule.title(), names);
            events.iter().try_for_each(|event| score.add(event))?;
            Ok(score.progress())
        }
        Plan::Attack(attack) => {
            let mut score = attack::Attempts::new(attack, rule.title(), names);
            events.iter().try_for_each(|event| score.add(event))?;
            Ok(score.progress())
        }
    }
}
