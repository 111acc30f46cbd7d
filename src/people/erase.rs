//! Erasing a person: name, address and everything they wrote leave every table, while results stay under a number and
//! every chain still verifies.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use diesel::prelude::*;
use diesel::sql_types::Text as SqlText;
use podium_engine::record::personal::{self, Piece};

use crate::accounts::model::User;
use crate::clubs::model::{Club, Profile};
use crate::competitions::event::{Event, NewEntry};
use crate::competitions::store::{self, Change, Competitions};
use crate::competitions::{Actor, Competition, EntryId};
use crate::error::{Error, Result};
use crate::ids::{ClubId, PersonId, PlayerId, UserId};
use crate::players::model::Player;
use crate::site::log::{Deed, Erased, note};
use crate::store::schema::clubs as club_rows;
use crate::store::schema::{
    competitions, drafts, entries, events, links, members, outbox, players, privacy, records, reports, roster,
    sessions, texts, tokens, users,
};
use crate::store::texts::{GONE, TextRow, anonymous, replace_word};
use crate::store::{Connection, chain};
use crate::{clubs, ids};

/// Who is to be erased.
#[derive(Debug, Clone)]
pub enum Whom {
    /// An account with all its players, by its id.
    Account(UserId),
    /// A player without an account, by its id; one with an account is erased with it.
    Player(PlayerId),
}

/// Columns outside the chains that people write into, besides profiles of clubs: table, key, column.
const WRITTEN: [(&str, &str, &str); 14] = [
    ("circuits", "id", "name"),
    ("circuits", "id", "about"),
    ("templates", "id", "name"),
    ("templates", "id", "settings"),
    ("drafts", "id", "text"),
    ("jobs", "id", "payload"),
    ("jobs", "id", "progress"),
    ("jobs", "id", "error"),
    ("outbox", "id", "subject"),
    ("outbox", "id", "body"),
    ("outbox", "id", "error"),
    ("links", "token", "data"),
    ("reports", "id", "words"),
    ("reports", "id", "email"),
];

/// Erases somebody in one transaction; returns the competitions that changed.
pub fn erase(
    store: &Competitions,
    connection: &mut Connection,
    by: &Actor,
    whom: &Whom,
) -> Result<Vec<Arc<Competition>>> {
    let mut person = Person::find(connection, whom)?;
    person.number(connection)?;
    person.leave_clubs(connection, by)?;
    let concerned = person.competitions(connection)?;
    let streams = person.streams(connection, &concerned)?;
    person.erase_own_texts(connection)?;
    let redacted = person.redact_texts(connection, &streams)?;
    person.erase_rows(connection, &concerned)?;
    let by = person.as_erased(by);
    let user = person.user.as_ref().map(|user| user.id);
    let erased = Erased {
        user,
        players: person.numbers.iter().map(|(id, number)| ((*id).into(), *number)).collect(),
        redacted,
        removed: Vec::new(),
    };
    note(connection, &by, Deed::PersonErased(erased))?;
    let mut changed = Vec::new();
    for (id, entry) in concerned {
        let change = Change { reread: true, ..Change::by(by.clone()) };
        changed.push(store.change_in(connection, &id, change, |_| Ok(vec![Event::PersonErased { entry }]))?);
    }
    Ok(changed)
}

/// A pattern for actors that name an account: it acted, issued a link, or was signed in where one was used.
fn named(user: &User) -> String {
    format!("%\"id\":\"{}\"%", user.id)
}

/// A person and all their names.
pub(crate) struct Person {
    user: Option<User>,
    players: Vec<Player>,
    /// The number each player goes by from now on.
    numbers: BTreeMap<PlayerId, i64>,
    /// All names they ever had, longest first, and their address.
    pub(crate) names: Vec<String>,
}

impl Person {
    pub(crate) fn find(connection: &mut Connection, whom: &Whom) -> Result<Self> {
        let user = match whom {
            Whom::Account(id) => Some(User::get(connection, *id)?),
            Whom::Player(id) => {
                let player: Player =
                    players::table.filter(players::id.eq(id)).select(Player::as_select()).first(connection)?;
                match player.user_id {
                    Some(user) => Some(User::get(connection, user)?),
                    None => return Self::of(connection, None, vec![player]),
                }
            }
        };
        let Some(user) = user.filter(|user| user.deleted_at.is_none()) else { return Err(Error::NotFound) };
        let own = players::table.filter(players::user_id.eq(&user.id)).order(players::created_at);
        let own = own.select(Player::as_select()).load(connection)?;
        Self::of(connection, Some(user), own)
    }

    fn of(connection: &mut Connection, user: Option<User>, players: Vec<Player>) -> Result<Self> {
        if players.iter().any(|player| player.erased.is_some()) {
            return Err(Error::NotFound);
        }
        let mut person = Self { user, players, numbers: BTreeMap::new(), names: Vec::new() };
        let mut names = person.names_in_texts(connection)?;
        names.extend(person.players.iter().map(|player| player.name.clone()));
        names.extend(person.nicknames(connection)?);
        names.extend(person.user.iter().flat_map(|user| [user.name.clone(), user.email.clone()]));
        names.extend(person.former_addresses(connection)?);
        names.retain(|name| name.chars().count() > 1 && name != GONE);
        person.names = names.into_iter().collect();
        person.names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        Ok(person)
    }

    /// Names that chains refer to: of the account and the players, and as printed in competitions. Clubs and answers of an
    /// entry are about the person as well, but no names.
    fn names_in_texts(&self, connection: &mut Connection) -> Result<BTreeSet<String>> {
        let own = texts::table.filter(texts::about.eq_any(self.ids())).filter(texts::stream.is_null());
        let own: Vec<Option<String>> = own.select(texts::words).load(connection)?;
        let mut names: BTreeSet<String> = own.into_iter().flatten().collect();
        let ids: Vec<PlayerId> = self.players.iter().map(|player| player.id).collect();
        let entered = entries::table.filter(entries::player_id.eq_any(ids)).select(entries::competition_id);
        for id in entered.distinct().load::<String>(connection)? {
            let rows = chain::rows(connection, &store::stream(&id), 0)?;
            for opened in chain::open::<Event>(connection, &rows)? {
                match opened.event {
                    Event::Entered { entry: NewEntry { player, name, .. } }
                    | Event::EntryRenamed { player, name, .. }
                        if self.players.iter().any(|own| own.id == player) =>
                    {
                        names.insert(name.full().to_owned());
                    }
                    _ => {}
                }
            }
        }
        Ok(names)
    }

    /// Addresses that the account had before or was to get.
    fn former_addresses(&self, connection: &mut Connection) -> Result<Vec<String>> {
        let Some(user) = &self.user else { return Ok(Vec::new()) };
        let own = links::table.filter(links::user_id.eq(&user.id)).filter(links::kind.eq_any(["email", "undo-email"]));
        Ok(own.select(links::data).load(connection)?)
    }

    /// Their public names. A first name and an initial may be anybody's.
    fn nicknames(&self, connection: &mut Connection) -> Result<Vec<String>> {
        let ids: Vec<PlayerId> = self.players.iter().map(|player| player.id).collect();
        let own = privacy::table.filter(privacy::player_id.eq_any(ids)).select(privacy::nickname);
        Ok(own.load(connection)?)
    }

    /// The account and the players.
    fn ids(&self) -> Vec<PersonId> {
        let players = self.players.iter().map(|player| player.id.into());
        self.user.iter().map(|user| user.id.into()).chain(players).collect()
    }

    /// Gives each player the next free number.
    fn number(&mut self, connection: &mut Connection) -> Result<()> {
        let last: Option<i64> = players::table.select(diesel::dsl::max(players::erased)).first(connection)?;
        let numbers = (last.unwrap_or(0) + 1..).zip(&self.players);
        self.numbers = numbers.map(|(number, player)| (player.id, number)).collect();
        Ok(())
    }

    /// What they are called from now on.
    fn anonymous(&self) -> String {
        self.numbers.values().next().map_or_else(|| "—".to_owned(), |number| anonymous(*number))
    }

    /// Whoever acts, without a name if it is the person themselves.
    fn as_erased(&self, by: &Actor) -> Actor {
        match (by, &self.user) {
            (Actor::User { id, name, office }, Some(user)) if *id == user.id => {
                let name = crate::store::texts::PersonalText::stored(name.hash(), &self.anonymous());
                Actor::User { id: *id, name, office: *office }
            }
            _ => by.clone(),
        }
    }

    fn leave_clubs(&self, connection: &mut Connection, by: &Actor) -> Result<()> {
        let Some(user) = &self.user else { return Ok(()) };
        let own = members::table.filter(members::user_id.eq(&user.id)).order(members::club_id);
        for club in own.select(members::club_id).load::<ClubId>(connection)? {
            let club = Club::get(connection, club)?;
            clubs::actions::remove_by(connection, &club, by, user.id)?;
        }
        Ok(())
    }

    /// Competitions they entered, with their entry, and those in which they acted.
    pub(crate) fn competitions(&self, connection: &mut Connection) -> Result<BTreeMap<String, Option<EntryId>>> {
        let players: Vec<PlayerId> = self.players.iter().map(|player| player.id).collect();
        super::competitions_of(connection, self.user.as_ref().map(|user| user.id), &players)
    }

    /// The chains in which others may speak of them.
    fn streams(
        &self,
        connection: &mut Connection,
        concerned: &BTreeMap<String, Option<EntryId>>,
    ) -> Result<BTreeSet<String>> {
        let mut streams: BTreeSet<String> = concerned.keys().map(|id| store::stream(id)).collect();
        let ids: Vec<PlayerId> = self.players.iter().map(|player| player.id).collect();
        let listed = roster::table.filter(roster::player_id.eq_any(ids)).select(roster::club_id);
        streams.extend(listed.load(connection)?.into_iter().map(clubs::log::stream));
        if let Some(user) = &self.user {
            let acted = events::table.filter(events::actor.like(named(user))).filter(events::stream.like("club:%"));
            streams.extend(acted.select(events::stream).distinct().load::<String>(connection)?);
        }
        let own: Vec<&String> = concerned.keys().collect();
        let clubs = competitions::table.filter(competitions::id.eq_any(own)).select(competitions::club_id);
        streams.extend(clubs.distinct().load(connection)?.into_iter().map(clubs::log::stream));
        // The chains of clubs that were merged into these.
        let mut latest: Vec<ClubId> = streams.iter().filter_map(|stream| clubs::log::of_stream(stream)).collect();
        while !latest.is_empty() {
            let merged = club_rows::table.filter(club_rows::same_as.eq_any(&latest));
            latest = merged.select(club_rows::id).load(connection)?;
            latest.retain(|club| streams.insert(clubs::log::stream(*club)));
        }
        Ok(streams)
    }

    /// Erases all their names, and everything they wrote except records.
    fn erase_own_texts(&self, connection: &mut Connection) -> Result<()> {
        let ids = self.ids();
        let gone = || (texts::salt.eq(None::<String>), texts::words.eq(None::<String>));
        for (id, number) in self
            .user
            .iter()
            .map(|user| (PersonId::from(user.id), self.numbers.values().next()))
            .chain(self.numbers.iter().map(|(id, number)| ((*id).into(), Some(number))))
        {
            let own = texts::table.filter(texts::about.eq(id));
            diesel::update(own).set((gone(), texts::erased.eq(number.copied().unwrap_or(0)))).execute(connection)?;
        }
        let extras = records::table.filter(records::extras.ne("")).select(records::extras);
        let own = texts::table.filter(texts::author.eq_any(&ids)).filter(texts::words.is_not_null());
        let own = own.filter(texts::hash.ne_all(extras));
        diesel::update(own).set((gone(), texts::erased.eq(0))).execute(connection)?;
        Ok(())
    }

    /// Redacts their names in other people's texts and in records; returns the hashes of those.
    fn redact_texts(&self, connection: &mut Connection, streams: &BTreeSet<String>) -> Result<Vec<String>> {
        let mut found: BTreeMap<String, TextRow> = BTreeMap::new();
        for name in &self.names {
            let rows = texts::table.filter(lower(texts::words).like(pattern(name))).select(TextRow::as_select());
            for row in rows.load::<TextRow>(connection)? {
                // A single word may be anybody's name, or an ordinary word.
                let is_near = row.stream.as_ref().is_some_and(|stream| streams.contains(stream));
                if is_near || !is_one_word(name) {
                    found.insert(row.hash.clone(), row);
                }
            }
        }
        let ids = self.ids();
        let own = texts::table.filter(texts::author.eq_any(&ids)).filter(texts::words.is_not_null());
        for row in own.select(TextRow::as_select()).load::<TextRow>(connection)? {
            found.insert(row.hash.clone(), row);
        }
        let mut redacted = Vec::new();
        for row in found.into_values() {
            let Some(words) = &row.words else { continue };
            let is_own = row.author.as_ref().is_some_and(|author| ids.contains(author));
            let record = records::table.filter(records::extras.eq(&row.hash)).select(records::text);
            let record: Option<String> = record.first(connection).optional()?;
            let changed = match record {
                Some(facts) => self.redact_record(&facts, words, is_own)?,
                None => self.redact(words),
            };
            if changed == *words {
                continue;
            }
            let new = (texts::words.eq(Some(changed)), texts::salt.eq(None::<String>), texts::erased.eq(0));
            diesel::update(texts::table.filter(texts::hash.eq(&row.hash))).set(new).execute(connection)?;
            redacted.push(row.hash);
        }
        Ok(redacted)
    }

    /// Names and comments of a record without this person, and without their comments if they wrote them.
    fn redact_record(&self, facts: &str, words: &str, is_own: bool) -> Result<String> {
        let mut pieces: Vec<Piece> = serde_json::from_str(words)?;
        if is_own {
            pieces.retain(|piece| !personal::is_comment(facts, piece));
        }
        for (_, piece) in &mut pieces {
            *piece = self.redact(piece);
        }
        Ok(serde_json::to_string(&pieces)?)
    }

    /// A text with their names replaced.
    fn redact(&self, words: &str) -> String {
        let anonymous = self.anonymous();
        let mut text = words.to_owned();
        for name in &self.names {
            text = replace_word(&text, name, &anonymous);
            let escaped = name.replace('\\', "\\\\").replace('"', "\\\"");
            if escaped != *name {
                text = replace_word(&text, &escaped, &anonymous);
            }
        }
        text
    }

    /// The rows of the person, and their names in the columns that people write into.
    fn erase_rows(&self, connection: &mut Connection, concerned: &BTreeMap<String, Option<EntryId>>) -> Result<()> {
        let ids = self.ids();
        for player in &self.players {
            let number = self.numbers.get(&player.id).copied();
            let slug = format!("player-{}", number.unwrap_or_default());
            let taken = players::table.filter(players::slug.eq(&slug)).count().get_result::<i64>(connection)? > 0;
            let slug = if taken { format!("{slug}-{}", ids::new_id()) } else { slug };
            diesel::update(players::table.filter(players::id.eq(&player.id)))
                .set((
                    players::name.eq(number.map(anonymous).unwrap_or_default()),
                    players::slug.eq(slug),
                    players::user_id.eq(None::<String>),
                    players::erased.eq(number),
                ))
                .execute(connection)?;
            diesel::delete(privacy::table.filter(privacy::player_id.eq(&player.id))).execute(connection)?;
            let notes = roster::table.filter(roster::player_id.eq(&player.id));
            diesel::update(notes).set(roster::note.eq("")).execute(connection)?;
        }
        if let Some(user) = &self.user {
            diesel::delete(sessions::table.filter(sessions::user_id.eq(&user.id))).execute(connection)?;
            diesel::delete(tokens::table.filter(tokens::user_id.eq(&user.id))).execute(connection)?;
            crate::accounts::factors::erase(connection, user.id)?;
            diesel::delete(links::table.filter(links::user_id.eq(&user.id))).execute(connection)?;
            diesel::delete(links::table.filter(links::data.like(format!("%{}%", escape(&user.email)))))
                .execute(connection)?;
            diesel::delete(outbox::table.filter(outbox::recipient.eq_any(&self.names))).execute(connection)?;
            // A ban stays, as a keyed hash that reveals nothing without the site's secret.
            diesel::delete(reports::table.filter(reports::reporter.eq(&user.id))).execute(connection)?;
            diesel::update(users::table.filter(users::id.eq(&user.id)))
                .set((
                    users::email.eq(format!("deleted-{}", user.id)),
                    users::name.eq(""),
                    users::password.eq(""),
                    users::deleted_at.eq(crate::store::chain::now().naive_utc()),
                ))
                .execute(connection)?;
        }
        diesel::delete(drafts::table.filter(drafts::owner.eq_any(&ids))).execute(connection)?;
        for name in self.names.iter().filter(|name| !is_one_word(name)) {
            forget_limits(connection, name)?;
            for of in WRITTEN {
                self.redact_column(connection, of, name)?;
            }
            for column in Profile::columns() {
                self.redact_column(connection, ("clubs", "id", &column), name)?;
            }
            self.redact_notes(connection, name)?;
        }
        self.change_addresses(connection, concerned)
    }

    fn redact_column(&self, connection: &mut Connection, of: (&str, &str, &str), name: &str) -> Result<()> {
        let (table, key, column) = of;
        let found = diesel::sql_query(format!(
            "SELECT {key} AS key, {column} AS words FROM {table} WHERE lower({column}) LIKE $1 ESCAPE '\\'"
        ));
        for Written { key: id, words } in found.bind::<SqlText, _>(pattern(name)).load::<Written>(connection)? {
            let changed = self.redact(&words);
            if changed != words {
                let update = format!("UPDATE {table} SET {column} = $1 WHERE {key} = $2");
                let update = diesel::sql_query(update).bind::<SqlText, _>(changed).bind::<SqlText, _>(id);
                update.execute(connection)?;
            }
        }
        Ok(())
    }

    /// Notes of rosters have two keys.
    fn redact_notes(&self, connection: &mut Connection, name: &str) -> Result<()> {
        let found = roster::table.filter(lower(roster::note.nullable()).like(pattern(name)));
        let found = found.select((roster::club_id, roster::player_id, roster::note));
        for (club, player, note) in found.load::<(String, String, String)>(connection)? {
            let row = roster::table.filter(roster::club_id.eq(club)).filter(roster::player_id.eq(player));
            diesel::update(row).set(roster::note.eq(self.redact(&note))).execute(connection)?;
        }
        Ok(())
    }

    /// Addresses of competitions that were named after them.
    fn change_addresses(
        &self,
        connection: &mut Connection,
        concerned: &BTreeMap<String, Option<EntryId>>,
    ) -> Result<()> {
        let slugs: Vec<String> =
            self.names.iter().filter(|name| !is_one_word(name)).map(|name| ids::slug(name)).collect();
        for id in concerned.keys() {
            let row = competitions::table.filter(competitions::id.eq(id));
            let slug: String = row.select(competitions::slug).first(connection)?;
            if slugs.iter().any(|own| slug.contains(own.as_str())) {
                diesel::update(row).set(competitions::slug.eq(format!("competition-{id}"))).execute(connection)?;
            }
        }
        Ok(())
    }
}

#[derive(QueryableByName)]
struct Written {
    #[diesel(sql_type = SqlText)]
    key: String,
    #[diesel(sql_type = SqlText)]
    words: String,
}

diesel::define_sql_function! {
    /// Letters in lower case.
    fn lower(text: diesel::sql_types::Nullable<SqlText>) -> diesel::sql_types::Nullable<SqlText>;
}

/// Rate limits are keyed by their address.
fn forget_limits(connection: &mut Connection, name: &str) -> Result<()> {
    use crate::store::schema::limits;
    diesel::delete(limits::table.filter(limits::name.like(pattern(name)))).execute(connection)?;
    Ok(())
}

fn is_one_word(name: &str) -> bool {
    !name.contains(char::is_whitespace) && !name.contains('@')
}

fn escape(words: &str) -> String {
    words.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}

/// A pattern that finds a name anywhere, in lower case.
fn pattern(name: &str) -> String {
    format!("%{}%", escape(&name.to_lowercase()))
}
