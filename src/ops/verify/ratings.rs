//! Ratings, computed again from the results.

use std::collections::BTreeSet;

use super::{Difference, Step, Verifier};
use crate::ids::PersonId;
use crate::ratings::{List, VERSION, rated};
use crate::store::Connection;

impl Verifier {
    /// The ratings of a game on a list, computed again.
    pub(super) fn ratings(&mut self, connection: &mut Connection, list: &List, game: &str) -> Step {
        let (kept, computed) = (rated::kept(connection, list, game)?, rated::computed(connection, list, game)?);
        let of = match list {
            List::Site => String::new(),
            List::Club(club) => format!(" on the list of the club {club}"),
        };
        let told = |row: Option<&rated::Row>| match row {
            Some(rated::Row { value, deviation, results, .. }) => {
                format!("{value:.2} ± {deviation:.2} after {results} results")
            }
            None => "none".to_owned(),
        };
        let keys: BTreeSet<&(i64, PersonId)> = kept.keys().chain(computed.keys()).collect();
        for key in keys {
            let (was, now) = (kept.get(key), computed.get(key));
            if was.zip(now).is_some_and(|(was, now)| was.is_near(now)) {
                continue;
            }
            let (seats, player) = key;
            self.differs(Difference {
                kind: "rating",
                at: format!("{player} in {game} at tables of {seats}{of}"),
                written_by: format!("ratings version {}", VERSION),
                was: told(was),
                now: told(now),
            });
        }
        self.checked.ratings += computed.len();
        Ok(())
    }
}
