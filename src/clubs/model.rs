//! Rows of clubs and members.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use diesel::prelude::*;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use crate::error::{Result, Wrong};
use crate::ids::{ClubId, UserId};
use crate::names;
use crate::site::act::Hidden;
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::{addresses, circuits, clubs, competitions, members};
use crate::texts::Kind;

/// What addresses of circuits begin with, below that of their club.
pub const CIRCUITS: &str = "circuits/";

/// A club.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = clubs)]
pub struct Club {
    pub id: ClubId,
    pub slug: String,
    pub name: String,
    pub place: String,
    pub about: String,
    /// URLs, one per line.
    pub links: String,
    pub revision: i64,
    pub created_at: NaiveDateTime,
    /// Owners need a second factor.
    pub second_factor: bool,
    /// The moderation state.
    pub hidden: Option<String>,
    /// The club that this one was merged into. Its row and its chain stay; whatever belonged to it belongs to that one.
    pub same_as: Option<ClubId>,
}

impl Club {
    /// A new club without a description.
    pub fn new(slug: &str, name: &str, place: &str) -> Self {
        Self {
            id: ClubId::random(),
            slug: slug.to_owned(),
            name: name.to_owned(),
            place: place.to_owned(),
            about: String::new(),
            links: String::new(),
            revision: 0,
            created_at: now().naive_utc(),
            second_factor: false,
            hidden: None,
            same_as: None,
        }
    }

    /// The same with another profile.
    pub fn with(self, Profile { name, place, about, links }: Profile) -> Self {
        Self { name, place, about, links, ..self }
    }

    /// What it says of itself.
    pub fn profile(&self) -> Profile {
        let Self { name, place, about, links, .. } = self.clone();
        Profile { name, place, about, links }
    }

    /// The club at an address; at the address of a merged club, the one that it was merged into.
    pub fn find(connection: &mut Connection, slug: &str) -> Result<Self> {
        let club: Self = clubs::table.filter(clubs::slug.eq(slug)).select(Self::as_select()).first(connection)?;
        club.kept(connection)
    }

    /// The club that a merged one belongs to now, and any other itself.
    pub fn kept(mut self, connection: &mut Connection) -> Result<Self> {
        // Clubs are merged into clubs that are not merged themselves, so this comes to an end.
        while let Some(into) = self.same_as.take() {
            self = Self::get(connection, into)?;
        }
        Ok(self)
    }

    /// The current address below its club of what was at this one when the club was merged: `cup`, `circuits/league`.
    pub fn moved(connection: &mut Connection, slug: &str, path: &str) -> Result<Option<String>> {
        let there = addresses::table.inner_join(clubs::table.on(clubs::id.eq(addresses::club_id)));
        let there = there.filter(clubs::slug.eq(slug)).filter(addresses::path.eq(path)).select(addresses::id);
        let Some(id) = there.first::<String>(connection).optional()? else { return Ok(None) };
        Ok(match path.strip_prefix(CIRCUITS) {
            Some(_) => {
                let row = circuits::table.filter(circuits::id.eq(id)).select(circuits::slug);
                row.first::<String>(connection).optional()?.map(|slug| format!("{CIRCUITS}{slug}"))
            }
            None => {
                let row = competitions::table.filter(competitions::id.eq(id)).select(competitions::slug);
                row.first(connection).optional()?
            }
        })
    }

    pub fn get(connection: &mut Connection, id: ClubId) -> Result<Self> {
        Ok(clubs::table.filter(clubs::id.eq(id)).select(Self::as_select()).first(connection)?)
    }

    /// Why the public does not see it, if it is hidden.
    pub fn hidden(&self) -> Option<Hidden> {
        self.hidden.as_deref().map(Hidden::from_word)
    }

    pub fn path(&self) -> String {
        format!("/clubs/{}", self.slug)
    }
}

/// What a club says of itself: the fields that its staff fill in.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, AsChangeset)]
#[diesel(table_name = clubs)]
pub struct Profile {
    pub name: String,
    #[serde(default)]
    pub place: String,
    #[serde(default)]
    pub about: String,
    /// URLs, one per line.
    #[serde(default)]
    pub links: String,
}

impl Profile {
    /// The cleaned-up profile, or why it is invalid.
    pub fn checked(&self) -> Result<Self, Wrong> {
        let name = names::club(&self.name).map_err(Wrong::of("name"))?;
        let place = Kind::Place.read(&names::tidy(&self.place)).map_err(Wrong::of("place"))?;
        let about = Kind::About.read(&self.about).map_err(Wrong::of("about"))?;
        Ok(Self { name, place, about, links: self.pages().map_err(Wrong::of("links"))? })
    }

    /// The columns of texts.
    pub fn columns() -> Vec<String> {
        let fields = serde_json::to_value(Self::default()).ok();
        let fields = fields.as_ref().and_then(serde_json::Value::as_object).into_iter().flatten();
        fields.filter(|(_, value)| value.is_string()).map(|(column, _)| column.clone()).collect()
    }

    /// The links, one per line.
    fn pages(&self) -> Result<String, Text> {
        let links: Vec<&str> = self.links.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let is_address = |link: &&&str| {
            (link.starts_with("https://") || link.starts_with("http://"))
                && Kind::Link.check(link).is_ok()
                && !link.contains(char::is_whitespace)
        };
        if let Some(link) = links.iter().find(|link| !is_address(link)) {
            let link: String = link.chars().take(80).collect();
            return Err(text!("club-act-address-page-write-line-like", link));
        }
        if links.len() > 10 {
            return Err(text!("club-act-club-most-10-links"));
        }
        Ok(links.join("\n"))
    }
}

/// What somebody may do in a club; each role includes the ones before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    Member,
    /// Enters results, settles disputes.
    Arbiter,
    /// Creates and runs competitions, keeps the roster.
    Organiser,
    /// Decides about the club and its members.
    Owner,
}

impl Role {
    pub const ALL: [Self; 4] = [Self::Member, Self::Arbiter, Self::Organiser, Self::Owner];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Member => "member",
            Self::Arbiter => "arbiter",
            Self::Organiser => "organiser",
            Self::Owner => "owner",
        }
    }

    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.word() == word)
    }

    /// Everybody's role in a club, by account.
    pub fn all(connection: &mut Connection, club: ClubId) -> Result<BTreeMap<UserId, Self>> {
        let rows = members::table.filter(members::club_id.eq(club)).select((members::user_id, members::role));
        let rows: Vec<(UserId, String)> = rows.load(connection)?;
        Ok(rows.into_iter().filter_map(|(user, word)| Some((user, Self::from_word(&word)?))).collect())
    }

    /// Somebody's role in a club.
    pub fn of(connection: &mut Connection, club: ClubId, user: UserId) -> Result<Option<Self>> {
        let row = members::table.filter(members::club_id.eq(club)).filter(members::user_id.eq(user));
        let word: Option<String> = row.select(members::role).first(connection).optional()?;
        Ok(word.and_then(|word| Self::from_word(&word)))
    }
}
