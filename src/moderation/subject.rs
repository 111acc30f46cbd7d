//! The subjects of moderation, and whom they concern.

use diesel::prelude::*;

use crate::accounts::model::User;
use crate::clubs::model::{Club, Role};
use crate::competitions::project::Row;
use crate::error::{Error, Result};
use crate::ids::{ClubId, UserId};
use crate::players::model::Player;
use crate::site::act::{Hidden, What};
use crate::store::Connection;
use crate::store::schema::{clubs, competitions, members, players, records, texts, users};
use crate::store::texts::{GONE, PersonalText};
use crate::words::Locale;

/// Something that can be moderated, as it stands.
#[derive(Debug, Clone)]
pub struct Subject {
    pub what: What,
    pub id: String,
    /// Its name, even while nobody else may see it; of a record, the id of its game.
    pub name: String,
    /// Its page.
    pub path: String,
    pub hidden: Option<Hidden>,
}

impl Subject {
    /// By its kind and id.
    pub fn get(connection: &mut Connection, what: What, id: &str) -> Result<Self> {
        let (name, path, hidden): (String, String, Option<String>) = match what {
            What::Club => {
                let club = Club::get(connection, id.parse()?)?;
                (club.name.clone(), club.path(), club.hidden)
            }
            What::Competition => {
                let found = competitions::table.inner_join(clubs::table).filter(competitions::id.eq(id));
                let (row, club): (Row, String) = found.select((Row::as_select(), clubs::slug)).first(connection)?;
                (row.name, format!("/clubs/{club}/{}", row.slug), row.hidden)
            }
            What::Player => {
                let row = players::table.filter(players::id.eq(id));
                let (player, hidden): (Player, Option<String>) =
                    row.select((Player::as_select(), players::hidden)).first(connection)?;
                let own = texts::table.filter(texts::hash.eq(&player.name_text)).select(texts::words);
                let own: Option<Option<String>> = own.first(connection).optional()?;
                (own.flatten().unwrap_or_else(|| player.name.clone()), player.path(), hidden)
            }
            What::Record => {
                let row = records::table.filter(records::id.eq(id));
                let (game, hidden): (String, Option<String>) =
                    row.select((records::game, records::hidden)).first(connection)?;
                (game, format!("/records/{id}"), hidden)
            }
            What::Text => {
                let row = texts::table.filter(texts::hash.eq(id));
                let (words, erased, hidden): (Option<String>, Option<i64>, Option<String>) =
                    row.select((texts::words, texts::erased, texts::hidden)).first(connection)?;
                let hidden = match (words.is_none() && erased.is_some(), hidden) {
                    (true, _) => Some(Hidden::Removed.word().to_owned()),
                    (false, hidden) => hidden,
                };
                (words.unwrap_or_else(|| GONE.to_owned()), String::new(), hidden)
            }
        };
        let hidden = hidden.as_deref().map(Hidden::from_word);
        Ok(Self { what, id: id.to_owned(), name, path, hidden })
    }

    /// Its name for a reader; a record is called by its game.
    pub fn title(&self, locale: &Locale) -> String {
        match self.what {
            What::Record => locale.game(&self.name),
            _ => self.name.clone(),
        }
    }

    /// The subject of a page: a club, a competition, a player or a record.
    pub fn at(connection: &mut Connection, path: &str) -> Result<Self> {
        let path = path.split(['?', '#']).next().unwrap_or_default();
        let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
        let (what, id) = match parts.as_slice() {
            ["players", slug, ..] => {
                let found = players::table.filter(players::slug.eq(slug)).select(players::id);
                (What::Player, found.first::<String>(connection)?)
            }
            ["records", id, ..] => (What::Record, id.trim_end_matches(".txt").to_owned()),
            ["clubs", club, rest @ ..] => {
                let slug = rest.first().copied().unwrap_or_default();
                let former = Club::moved(connection, club, slug)?;
                let club = Club::find(connection, club)?;
                let own = competitions::table.filter(competitions::club_id.eq(&club.id));
                let own = own.filter(competitions::slug.eq(former.as_deref().unwrap_or(slug))).select(competitions::id);
                match own.first::<String>(connection).optional()? {
                    Some(competition) => (What::Competition, competition),
                    None => (What::Club, club.id.to_string()),
                }
            }
            _ => return Err(Error::NotFound),
        };
        Self::get(connection, what, &id)
    }

    /// The accounts to notify: owners and organisers, the player, the submitter or author.
    pub fn concerned(&self, connection: &mut Connection) -> Result<Vec<User>> {
        let staff = |connection: &mut Connection, club: ClubId| {
            let staff = members::table.inner_join(users::table).filter(members::club_id.eq(club));
            let staff = staff.filter(members::role.eq_any([Role::Owner.word(), Role::Organiser.word()]));
            staff.select(User::as_select()).load::<User>(connection)
        };
        let account = |connection: &mut Connection, id: Option<UserId>| match id {
            Some(id) => users::table.filter(users::id.eq(id)).select(User::as_select()).load::<User>(connection),
            None => Ok(Vec::new()),
        };
        let mut people = match self.what {
            What::Club => staff(connection, self.id.parse()?)?,
            What::Competition => {
                let club = competitions::table.filter(competitions::id.eq(&self.id)).select(competitions::club_id);
                let club: ClubId = club.first(connection)?;
                staff(connection, club)?
            }
            What::Player => {
                let row = players::table.filter(players::id.eq(&self.id)).select(players::user_id);
                let user = row.first(connection)?;
                account(connection, user)?
            }
            What::Record => {
                let row = records::table.filter(records::id.eq(&self.id)).select(records::submitted_by);
                let user: UserId = row.first(connection)?;
                account(connection, Some(user))?
            }
            What::Text => {
                let row = texts::table.filter(texts::hash.eq(&self.id)).select(texts::author);
                let user = row.first(connection)?;
                account(connection, user)?
            }
        };
        people.retain(|user| user.deleted_at.is_none());
        Ok(people)
    }

    /// Its name as stored in the site's chain.
    pub(super) fn called(&self, connection: &mut Connection) -> Result<PersonalText> {
        Ok(match self.what {
            What::Player => {
                let row = players::table.filter(players::id.eq(&self.id)).select(players::name_text);
                PersonalText::stored(&row.first::<String>(connection)?, &self.name)
            }
            What::Text | What::Record => PersonalText::default(),
            What::Club | What::Competition => self.name.as_str().into(),
        })
    }
}
