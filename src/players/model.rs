//! Rows of players.

use chrono::NaiveDateTime;
use diesel::Connection as _;
use diesel::prelude::*;
use diesel::result::{DatabaseErrorKind, Error as Diesel};

use crate::error::Result;
use crate::ids::{self, PlayerId, UserId};
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::players;
use crate::store::texts::{self, PersonalText};

/// A player.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = players)]
pub struct Player {
    pub id: PlayerId,
    pub slug: String,
    pub name: String,
    /// The hash of the personal text that holds the name.
    pub name_text: String,
    /// The account, once there is one; one account may have several, where it claimed guests.
    pub user_id: Option<UserId>,
    /// The number an erased player goes by.
    pub erased: Option<i64>,
    pub created_at: NaiveDateTime,
}

impl Player {
    /// A new player, at an address that is still free.
    pub fn create(connection: &mut Connection, name: &str, user: Option<UserId>) -> Result<Self> {
        let (base, slug) = (ids::slug(name), Self::free_slug(connection, name)?);
        let id = PlayerId::random();
        let mut player = Self {
            name_text: texts::store_name(connection, id, name)?.hash().to_owned(),
            id,
            slug,
            name: name.to_owned(),
            user_id: user,
            erased: None,
            created_at: now().naive_utc(),
        };
        // A namesake may be created concurrently; a nested transaction keeps PostgreSQL's outer one usable.
        let put = |connection: &mut Connection, player: &Self| {
            connection.transaction(|connection| diesel::insert_into(players::table).values(player).execute(connection))
        };
        match put(connection, &player) {
            Err(Diesel::DatabaseError(DatabaseErrorKind::UniqueViolation, _)) => {
                player.slug = format!("{base}-{}", PlayerId::random());
                put(connection, &player)?;
            }
            put => drop(put?),
        }
        Ok(player)
    }

    /// An address that nobody has yet.
    pub fn free_slug(connection: &mut Connection, name: &str) -> Result<String> {
        let base = ids::slug(name);
        let taken: Vec<String> =
            players::table.filter(players::slug.like(format!("{base}%"))).select(players::slug).load(connection)?;
        let numbered = (2..).map(|number| format!("{base}-{number}"));
        Ok(std::iter::once(base.clone()).chain(numbered).find(|slug| !taken.contains(slug)).unwrap_or_default())
    }

    /// The name as chains refer to it.
    pub fn called(&self) -> PersonalText {
        PersonalText::stored(&self.name_text, &self.name)
    }

    /// The player of an id.
    pub fn get(connection: &mut Connection, id: PlayerId) -> Result<Self> {
        Ok(players::table.filter(players::id.eq(id)).select(Self::as_select()).first(connection)?)
    }

    pub fn path(&self) -> String {
        format!("/players/{}", self.slug)
    }
}

/// The ids of the players an account stands for.
pub fn of_user(connection: &mut Connection, user: UserId) -> Result<Vec<PlayerId>> {
    Ok(players::table
        .filter(players::user_id.eq(user))
        .order(players::created_at)
        .select(players::id)
        .load(connection)?)
}

/// Claiming a player also claims the players merged into it.
pub fn claim_merged(connection: &mut Connection, id: PlayerId, user: UserId) -> Result<()> {
    let own = players::table.filter(players::same_as.eq(id));
    diesel::update(own).set(players::user_id.eq(user)).execute(connection)?;
    Ok(())
}
