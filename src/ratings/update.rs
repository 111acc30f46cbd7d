//! Counting what is due: from the earliest changed result of a list on, in slices. Every step is a checkpoint.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, Duration, NaiveDateTime};
use diesel::prelude::*;
use podium_engine::rating::Standing;

use crate::error::Result;
use crate::ids::PlayerId;
use crate::ratings::rated::Row;
use crate::ratings::{Key, List, Step, VERSION, count, log, this_period};
use crate::store::schema::{rating_lists, rating_marks, rating_steps, ratings};
use crate::store::{self, Connection};

/// How many results are counted per transaction: others wait for the writer meanwhile.
const SLICE: i64 = if cfg!(test) { 3 } else { 250 };
/// How many marks are read at once, and how many ratings are aged per transaction.
const MARKS: i64 = if cfg!(test) { 5 } else { 2000 };
const AGED: i64 = if cfg!(test) { 2 } else { 500 };
/// How many people's standings are kept between slices.
const KNOWN: usize = 50_000;

/// Whether anything is to be counted.
pub fn is_due(connection: &mut Connection) -> Result<bool> {
    let marks = rating_marks::table.select(rating_marks::id).limit(1);
    if marks.first::<String>(connection).optional()?.is_some() {
        return Ok(true);
    }
    let old = rating_lists::due_from.is_not_null().or(rating_lists::version.ne(VERSION));
    let old = rating_lists::table.filter(old.or(rating_lists::aged.lt(i64::from(this_period()))));
    Ok(old.select(rating_lists::id).first::<i64>(connection).optional()?.is_some())
}

/// Turns marks into what is due of each list; true if there may be more.
pub fn take_marks(connection: &mut Connection) -> Result<bool> {
    store::lock(connection, "ratings")?;
    let old = rating_lists::table.filter(rating_lists::version.ne(VERSION));
    let beginning = Some(DateTime::UNIX_EPOCH.naive_utc());
    diesel::update(old)
        .set((rating_lists::due_from.eq(beginning), rating_lists::version.eq(VERSION)))
        .execute(connection)?;
    type Mark = (String, String, String, NaiveDateTime);
    let all = rating_marks::table.limit(MARKS);
    let marks: Vec<Mark> =
        all.select((rating_marks::id, rating_marks::game, rating_marks::club_id, rating_marks::at)).load(connection)?;
    let mut due: BTreeMap<(&str, &str), NaiveDateTime> = BTreeMap::new();
    for (_, game, club, at) in &marks {
        for list in [List::Site.key(), club] {
            let from = due.entry((list, game)).or_insert(*at);
            *from = (*from).min(*at);
        }
    }
    for ((list, game), at) in due {
        let own = rating_lists::table.filter(rating_lists::list.eq(list)).filter(rating_lists::game.eq(game));
        if own.select(rating_lists::id).first::<i64>(connection).optional()?.is_none() {
            let last: Option<i64> = rating_lists::table.select(diesel::dsl::max(rating_lists::id)).first(connection)?;
            let new = (
                rating_lists::id.eq(last.unwrap_or(0) + 1),
                rating_lists::list.eq(list),
                rating_lists::game.eq(game),
                rating_lists::version.eq(VERSION),
                rating_lists::due_from.eq(Some(at)),
                rating_lists::aged.eq(i64::from(this_period())),
            );
            diesel::insert_into(rating_lists::table).values(new).execute(connection)?;
            continue;
        }
        let later = own.filter(rating_lists::due_from.is_null().or(rating_lists::due_from.gt(at)));
        diesel::update(later).set(rating_lists::due_from.eq(Some(at))).execute(connection)?;
    }
    let ids: Vec<&String> = marks.iter().map(|(id, ..)| id).collect();
    for ids in ids.chunks(500) {
        diesel::delete(rating_marks::table.filter(rating_marks::id.eq_any(ids))).execute(connection)?;
    }
    Ok(marks.len() as i64 == MARKS)
}

/// The lists with something to count.
pub fn due(connection: &mut Connection) -> Result<Vec<Counting>> {
    let due = rating_lists::table.filter(rating_lists::due_from.is_not_null()).order(rating_lists::id);
    let due = due.select((rating_lists::id, rating_lists::list, rating_lists::game));
    let due: Vec<(i64, String, String)> = due.load(connection)?;
    due.into_iter().map(|(id, list, game)| Ok(Counting::new(id, List::read(&list)?, game))).collect()
}

/// Counts everything that is due, at once: for commands that run alone.
pub fn all(connection: &mut Connection) -> Result<()> {
    while store::transaction(connection, take_marks)? {}
    for mut counting in due(connection)? {
        while store::transaction(connection, |connection| counting.slice(connection))? {}
    }
    let mut aging = Aging::default();
    while store::transaction(connection, |connection| aging.some(connection))? {}
    Ok(())
}

/// A list on its way from the first due result to the last.
#[derive(Debug)]
pub struct Counting {
    id: i64,
    list: List,
    game: String,
    /// How far it is. Somebody else may have gone on from elsewhere.
    reached: Option<NaiveDateTime>,
    /// Where people stand there.
    known: HashMap<Key, Option<(Standing, PlayerId)>>,
    /// Results counted so far.
    pub counted: usize,
}

impl Counting {
    fn new(id: i64, list: List, game: String) -> Self {
        Self { id, list, game, reached: None, known: HashMap::new(), counted: 0 }
    }

    /// Which list it is, and how far.
    pub fn told(&self) -> String {
        let list = if self.list == List::Site { "site" } else { self.list.key() };
        let at = self.reached.map(|at| format!(", up to {}", at.format("%Y-%m-%d"))).unwrap_or_default();
        format!("{} ({list}): {}{at}", self.game, self.counted)
    }

    /// Counts some results, in a transaction; true if there are more.
    pub fn slice(&mut self, connection: &mut Connection) -> Result<bool> {
        let own = rating_lists::table.filter(rating_lists::id.eq(self.id));
        // Nobody else counts this list until we commit.
        diesel::update(own).set(rating_lists::version.eq(rating_lists::version)).execute(connection)?;
        let from: Option<NaiveDateTime> = own.select(rating_lists::due_from).first(connection)?;
        let Some(from) = from else { return Ok(false) };
        if self.reached != Some(from) || self.known.len() > KNOWN {
            self.known.clear();
        }
        let upto = log::boundary(connection, &self.list, &self.game, from, SLICE)?;
        let played = log::between(connection, &self.list, &self.game, from, upto)?;
        let mut changed = self.clear(connection, from, upto)?;
        let mut steps: Vec<Step> = Vec::new();
        for table in &played {
            let seats = crate::ratings::ladder(table.seats.len());
            for seat in &table.seats {
                let key = (seats, seat.person);
                if !self.known.contains_key(&key) {
                    let last = last_step(connection, self.id, &key, from)?;
                    self.known.insert(key, last.map(|step| (step.standing(), step.player_id)));
                }
            }
            let before =
                |key: &Key| self.known.get(key).and_then(|known| known.as_ref()).map(|(standing, _)| *standing);
            let counted = count(self.id, &self.game, table, before);
            for step in &counted {
                let key = (step.seats, step.person);
                changed.insert(key);
                self.known.insert(key, Some((step.standing(), step.player_id)));
            }
            steps.extend(counted);
        }
        self.counted += played.len();
        insert(connection, &steps)?;
        self.stand(connection, changed, upto)?;
        // Moments are whole milliseconds.
        let next = upto.map(|upto| upto + Duration::milliseconds(1));
        diesel::update(own).set(rating_lists::due_from.eq(next)).execute(connection)?;
        self.reached = next;
        Ok(next.is_some())
    }

    /// Removes the steps of former results, and names whose they were.
    fn clear(
        &self,
        connection: &mut Connection,
        from: NaiveDateTime,
        upto: Option<NaiveDateTime>,
    ) -> Result<BTreeSet<Key>> {
        let upto = upto.unwrap_or(far());
        let old = rating_steps::table.filter(rating_steps::list_id.eq(self.id));
        let old = old.filter(rating_steps::at.ge(from)).filter(rating_steps::at.le(upto));
        let people: Vec<Key> = old.select((rating_steps::seats, rating_steps::person)).distinct().load(connection)?;
        if !people.is_empty() {
            diesel::delete(old).execute(connection)?;
        }
        Ok(people.into_iter().collect())
    }

    /// Writes where these people stand after their last step.
    fn stand(&self, connection: &mut Connection, people: BTreeSet<Key>, upto: Option<NaiveDateTime>) -> Result<()> {
        let later = match upto {
            None => None,
            Some(upto) => {
                let later = rating_steps::table.filter(rating_steps::list_id.eq(self.id));
                let later = later.filter(rating_steps::at.gt(upto)).select(rating_steps::number);
                later.first::<i64>(connection).optional()?
            }
        };
        for key in people {
            let known = self.known.get(&key).filter(|_| later.is_none());
            let last = match known {
                Some(known) => *known,
                None => last_step(connection, self.id, &key, far())?.map(|step| (step.standing(), step.player_id)),
            };
            let own = ratings::table.filter(ratings::list_id.eq(self.id));
            let own = own.filter(ratings::seats.eq(key.0)).filter(ratings::person.eq(&key.1));
            match last {
                None => drop(diesel::delete(own).execute(connection)?),
                Some((standing, player)) => {
                    let row = Row::of(self.id, key, player, standing);
                    if diesel::update(own).set(&row).execute(connection)? == 0 {
                        diesel::insert_into(ratings::table).values(&row).execute(connection)?;
                    }
                }
            }
        }
        Ok(())
    }
}

/// Later than any result.
fn far() -> NaiveDateTime {
    DateTime::from_timestamp(253_402_300_000, 0).unwrap_or_default().naive_utc()
}

/// Somebody's last step before a moment.
fn last_step(connection: &mut Connection, list: i64, key: &Key, before: NaiveDateTime) -> Result<Option<Step>> {
    let own = rating_steps::table.filter(rating_steps::list_id.eq(list)).filter(rating_steps::seats.eq(key.0));
    let own = own.filter(rating_steps::person.eq(&key.1)).filter(rating_steps::at.lt(before));
    let last = (rating_steps::at.desc(), rating_steps::competition_id.desc(), rating_steps::number.desc());
    Ok(own.order(last).select(Step::as_select()).first(connection).optional()?)
}

fn insert(connection: &mut Connection, steps: &[Step]) -> Result<()> {
    match connection {
        Connection::Sqlite(sqlite) => {
            for step in steps {
                diesel::insert_into(rating_steps::table).values(step).execute(sqlite)?;
            }
        }
        // One way to the server for many rows.
        Connection::Postgres(postgres) => {
            for steps in steps.chunks(1000) {
                diesel::insert_into(rating_steps::table).values(steps).execute(postgres)?;
            }
        }
    }
    Ok(())
}

/// Lists in the order of a former period, on their way into that of this one.
#[derive(Debug, Default)]
pub struct Aging {
    last: Option<Key>,
}

impl Aging {
    /// Ages some ratings, in a transaction; true if there are more.
    pub fn some(&mut self, connection: &mut Connection) -> Result<bool> {
        let period = i64::from(this_period());
        let old = rating_lists::table.filter(rating_lists::aged.lt(period)).order(rating_lists::id);
        let Some(list) = old.select(rating_lists::id).first::<i64>(connection).optional()? else { return Ok(false) };
        let (seats, person) = self.last.unwrap_or_default();
        let after = ratings::seats.gt(seats).or(ratings::seats.eq(seats).and(ratings::person.gt(person)));
        let some = ratings::table.filter(ratings::list_id.eq(list)).filter(after).limit(AGED);
        let some: Vec<Row> = some.order((ratings::seats, ratings::person)).select(Row::as_select()).load(connection)?;
        for row in &some {
            let own = ratings::table.filter(ratings::list_id.eq(list)).filter(ratings::seats.eq(row.seats));
            let own = own.filter(ratings::person.eq(&row.person));
            diesel::update(own).set(ratings::height.eq(row.rating().conservative())).execute(connection)?;
        }
        self.last = some.last().map(|row| (row.seats, row.person));
        if self.last.is_none() {
            let done = rating_lists::table.filter(rating_lists::id.eq(list));
            diesel::update(done).set(rating_lists::aged.eq(period)).execute(connection)?;
        }
        Ok(true)
    }
}
