//! Whatever changes in which order: what is counted step by step is what a replay of everything comes to.

use chrono::{DateTime, Duration, NaiveDateTime};
use diesel::prelude::*;
use podium_engine::chance::Chance;
use podium_engine::rating::{Book, Entry};

use super::*;
use crate::error::Result;
use crate::ids::{self, ClubId, PersonId};
use crate::store::schema::{
    clubs, competitions, outcome_seats, outcomes, players, rating_lists, rating_marks, ratings, users,
};
use crate::store::{Connection, Db, transaction};

const GAMES: [&str; 2] = ["reversi", "halma"];

/// Two clubs with two competitions each, twelve players and four accounts.
struct World {
    players: Vec<String>,
    accounts: Vec<String>,
    /// Competition and club.
    cups: Vec<(String, ClubId)>,
    chance: Chance,
    tables: i64,
}

fn at(days: usize) -> NaiveDateTime {
    // Few moments, so that results share some.
    DateTime::UNIX_EPOCH.naive_utc() + Duration::days(20_000 + 7 * days as i64)
}

impl World {
    fn new(connection: &mut Connection, seed: u64) -> Result<Self> {
        let start = at(0);
        let mut world = Self {
            players: Vec::new(),
            accounts: Vec::new(),
            cups: Vec::new(),
            chance: Chance::seeded(seed),
            tables: 0,
        };
        for number in 0..4 {
            let id = format!("user{number}");
            let texts =
                (users::name.eq("x"), users::name_text.eq(""), users::password.eq(""), users::language.eq("en"));
            let rest = (users::time_zone.eq("UTC"), users::is_admin.eq(false), users::created_at.eq(start));
            diesel::insert_into(users::table)
                .values((users::id.eq(&id), users::email.eq(&id), texts, rest))
                .execute(connection)?;
            world.accounts.push(id);
        }
        for number in 0..12 {
            let id = format!("player{number}");
            let own = (players::slug.eq(&id), players::name.eq(&id), players::name_text.eq(""));
            diesel::insert_into(players::table)
                .values((players::id.eq(&id), own, players::created_at.eq(start)))
                .execute(connection)?;
            world.players.push(id);
        }
        for club in ["north", "south"] {
            let club = crate::clubs::model::Club::new(club, club, "");
            diesel::insert_into(clubs::table).values(&club).execute(connection)?;
            for cup in ["one", "two"] {
                let id = format!("{}-{cup}", club.slug);
                let names = (competitions::slug.eq(cup), competitions::name.eq(cup), competitions::game.eq("reversi"));
                let words = (competitions::format.eq("swiss"), competitions::status.eq("running"));
                let numbers = (competitions::players.eq(0), competitions::revision.eq(0), competitions::head.eq(""));
                let times = (competitions::created_at.eq(start), competitions::changed_at.eq(start));
                diesel::insert_into(competitions::table)
                    .values((
                        (competitions::id.eq(&id), competitions::club_id.eq(club.id), names, words, numbers, times),
                        competitions::rehearsal.eq(false),
                    ))
                    .execute(connection)?;
                world.cups.push((id, club.id));
            }
        }
        Ok(world)
    }

    fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.chance.below(of.len())].clone()
    }

    /// Somebody plays, something is corrected, struck, claimed or removed.
    fn happen(&mut self, connection: &mut Connection) -> Result<()> {
        let (cups, people, accounts) = (self.cups.clone(), self.players.clone(), self.accounts.clone());
        let (cup, club) = self.one(&cups);
        match self.chance.below(20) {
            0 => {
                let (player, user) = (self.one(&people), self.one(&accounts));
                let row = players::table.filter(players::id.eq(player));
                diesel::update(row).set(players::user_id.eq(user)).execute(connection)?;
            }
            1 => {
                let row = users::table.filter(users::id.eq(self.one(&accounts)));
                diesel::update(row).set(users::verified_at.eq(Some(at(1)))).execute(connection)?;
            }
            2 => {
                let hidden = self.one(&[None, Some("removed")]);
                let row = competitions::table.filter(competitions::id.eq(&cup));
                diesel::update(row).set(competitions::hidden.eq(hidden)).execute(connection)?;
                for game in GAMES {
                    self.mark(connection, game, club, at(0))?;
                }
            }
            3..=5 if self.tables > 0 => {
                // Corrected, which keeps its date; or struck.
                let number = 1 + self.chance.below(self.tables as usize) as i64;
                let seats = outcome_seats::table.filter(outcome_seats::number.eq(number));
                let own = outcomes::table.filter(outcomes::number.eq(number));
                let place = (outcomes::game, outcomes::club_id, outcomes::decided_at);
                let place: Option<(String, ClubId, NaiveDateTime)> = own.select(place).first(connection).optional()?;
                let Some((game, club, at)) = place else { return Ok(()) };
                if self.chance.below(2) == 0 {
                    diesel::update(seats.filter(outcome_seats::seat.eq(0)))
                        .set(outcome_seats::place.eq(1))
                        .execute(connection)?;
                } else {
                    diesel::delete(seats).execute(connection)?;
                    diesel::delete(own).execute(connection)?;
                }
                self.mark(connection, &game, club, at)?;
            }
            _ => {
                self.tables += 1;
                let seats = if self.chance.below(4) == 0 { 3 } else { 2 };
                let (game, day) = (self.one(&GAMES), self.chance.below(60));
                let (basis, how) = (self.one(&["record", "agreed", "entered"]), self.one(&["confirmed", "forfeit"]));
                let kinds = (outcomes::game.eq(game), outcomes::how.eq(how), outcomes::basis.eq(basis));
                let rest = (outcomes::rated.eq(true), outcomes::length.eq(1), outcomes::voices.eq("user0 user1"));
                let place = (outcomes::club_id.eq(club), outcomes::decided_at.eq(at(day)));
                diesel::insert_into(outcomes::table)
                    .values((outcomes::competition_id.eq(&cup), outcomes::number.eq(self.tables), kinds, rest, place))
                    .execute(connection)?;
                let first = self.chance.below(people.len());
                for seat in 0..seats {
                    let player = &people[(first + seat * 5) % people.len()];
                    let own = (outcome_seats::seat.eq(seat as i64), outcome_seats::player_id.eq(player));
                    let result = (outcome_seats::place.eq(seat as i64 + 1), outcome_seats::hundredths.eq(0));
                    let key = (outcome_seats::competition_id.eq(&cup), outcome_seats::number.eq(self.tables));
                    diesel::insert_into(outcome_seats::table)
                        .values((key, own, result, outcome_seats::decided_at.eq(at(day))))
                        .execute(connection)?;
                }
                self.mark(connection, game, club, at(day))?;
            }
        }
        Ok(())
    }

    fn mark(&self, connection: &mut Connection, game: &str, club: ClubId, at: NaiveDateTime) -> Result<()> {
        let place = (rating_marks::game.eq(game), rating_marks::club_id.eq(club), rating_marks::at.eq(at));
        diesel::insert_into(rating_marks::table)
            .values((rating_marks::id.eq(ids::new_id()), place))
            .execute(connection)?;
        Ok(())
    }
}

/// What the engine comes to with all results at once: value and deviation by ladder and person.
fn replayed(connection: &mut Connection, list: &List, game: &str) -> Result<Vec<(Key, f64, f64, i64)>> {
    let played = log::between(connection, list, game, DateTime::UNIX_EPOCH.naive_utc(), None)?;
    let mut people: Vec<PersonId> = played.iter().flat_map(|table| &table.seats).map(|seat| seat.person).collect();
    people.sort();
    people.dedup();
    let number = |person: PersonId| people.binary_search(&person).unwrap() as u64;
    let entries = (1..).zip(&played).map(|(place, table)| Entry {
        number: place,
        period: period(table.at),
        game: game.to_owned(),
        players: table.seats.iter().map(|seat| number(seat.person)).collect(),
        ranks: table.seats.iter().map(|seat| seat.place as u32).collect(),
        kind: table.kind,
        length: table.length,
    });
    let book = Book::replay(&entries.collect::<Vec<_>>()).book;
    let mut found: Vec<(Key, f64, f64, i64)> = Vec::new();
    for seats in [2, 3] {
        found.extend(book.list(game, seats, 0).into_iter().map(|one| {
            let key = (seats as i64, people[one.player as usize]);
            (key, one.rating.value(), one.rating.deviation(), i64::from(one.results))
        }));
    }
    found.sort_by_key(|one| one.0);
    Ok(found)
}

#[test]
fn what_is_counted_step_by_step_is_what_a_replay_comes_to() {
    let folder = std::env::temp_dir().join(format!("podium_ratings_{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    for seed in 0..4 {
        let file = folder.join(format!("{seed}.db"));
        let db = Db::open(&file.to_string_lossy(), 1).unwrap();
        let connection = &mut *db.connection().unwrap();
        let mut world = World::new(connection, seed).unwrap();
        let mut compared = 0;
        for round in 0..15 {
            for _ in 0..=world.chance.below(6) {
                world.happen(connection).unwrap();
            }
            while transaction(connection, update::take_marks).unwrap() {}
            for mut counting in update::due(connection).unwrap() {
                // Something changes between two slices.
                let _ = transaction(connection, |connection| counting.slice(connection)).unwrap();
            }
            if round % 3 == 0 {
                continue;
            }
            update::all(connection).unwrap();
            assert!(!update::is_due(connection).unwrap());
            for (list, game) in rated::lists(connection).unwrap() {
                let kept = rated::kept(connection, &list, &game).unwrap();
                assert_eq!(kept, rated::computed(connection, &list, &game).unwrap(), "seed {seed}: {list:?} {game}");
                let oracle = replayed(connection, &list, &game).unwrap();
                let kept: Vec<_> =
                    kept.into_iter().map(|(key, row)| (key, row.value, row.deviation, row.results)).collect();
                assert_eq!(kept, oracle, "seed {seed}: {list:?} {game}");
                compared += kept.len();
            }
        }
        assert!(compared > 100, "something was rated");
        // In the order of the list, page by page, everybody once.
        let list = rating_lists::table.filter(rating_lists::list.eq("")).filter(rating_lists::game.eq(GAMES[0]));
        let list: i64 = list.select(rating_lists::id).first(connection).unwrap();
        let all = ratings::table.filter(ratings::list_id.eq(list)).filter(ratings::seats.eq(2));
        let mut expected: Vec<(f64, PersonId)> =
            all.select((ratings::height, ratings::person)).load(connection).unwrap();
        expected.sort_by(|one, two| two.0.total_cmp(&one.0).then(two.1.cmp(&one.1)));
        let (mut found, mut after) = (Vec::new(), None);
        loop {
            let some = rated::some(connection, &List::Site, GAMES[0], 2, after.as_ref(), 2).unwrap();
            let Some((last, _)) = some.last() else { break };
            after = rated::Place::read(&last.word());
            assert_eq!(after.as_ref(), Some(last), "a place is read as it was written");
            found.extend(some.into_iter().map(|(place, row)| (place.rank, row.height, row.person)));
        }
        let expected: Vec<_> = (1..).zip(expected).map(|(rank, (height, person))| (rank, height, person)).collect();
        assert_eq!(found, expected);
    }
    std::fs::remove_dir_all(folder).unwrap();
}
