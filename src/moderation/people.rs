//! Players: hidden wherever they are named, renamed, or merged with another one.

use std::sync::Arc;

use diesel::prelude::*;
use podium_engine::text;

use super::actions::{Order, reread};
use super::letters::tell;
use super::subject::Subject;
use crate::accounts::model::User;
use crate::competitions::event::Event;
use crate::competitions::store::{Change, Competitions};
use crate::competitions::{Competition, EntryId};
use crate::error::{Error, Result};
use crate::ids::{PersonId, PlayerId};
use crate::people::erase::{self, Person, Whom};
use crate::players::model::{Player, of_user};
use crate::site::act::{Act, Hidden, What};
use crate::site::log::{Deed, note};
use crate::store::Connection;
use crate::store::schema::{entries, players, records, texts, users};
use crate::store::texts as personal;
use crate::store::texts::GONE;

fn player(connection: &mut Connection, id: PlayerId) -> Result<Player> {
    Ok(players::table.filter(players::id.eq(id)).select(Player::as_select()).first(connection)?)
}

/// Hides a player, shows them again, or erases them. Returns the texts hidden with them and the competitions that changed.
pub(super) fn moderate(
    store: &Competitions,
    connection: &mut Connection,
    order: &Order,
    id: PlayerId,
    act: Act,
) -> Result<(Vec<String>, Vec<Arc<Competition>>)> {
    let own = player(connection, id)?;
    if own.erased.is_some() {
        return Err(Error::Gone);
    }
    if act == Act::Remove {
        unhide(connection, id)?;
        let row = players::table.filter(players::id.eq(id));
        diesel::update(row).set(players::hidden.eq(None::<String>)).execute(connection)?;
        let changed = erase::erase(store, connection, &order.by, &Whom::Player(id))?;
        diesel::update(row).set(players::hidden.eq(Hidden::Removed.word())).execute(connection)?;
        return Ok((Vec::new(), changed));
    }
    let person = Person::find(connection, &Whom::Player(id))?;
    let concerned = person.competitions(connection)?;
    let row = players::table.filter(players::id.eq(id));
    let words = match act {
        Act::Show => {
            unhide(connection, id)?;
            let name = personal::find(connection, &own.name_text)?;
            let slug = Player::free_slug(connection, &name)?;
            let shown = (players::name.eq(name.as_str()), players::slug.eq(slug));
            diesel::update(row).set((shown, players::hidden.eq(None::<String>))).execute(connection)?;
            Vec::new()
        }
        _ => {
            let words = words_about(connection, &own, &person, concerned.keys())?;
            for some in words.chunks(500) {
                let rows = texts::table.filter(texts::hash.eq_any(some));
                diesel::update(rows).set(texts::hidden.eq(id)).execute(connection)?;
            }
            let masked = (players::name.eq(GONE), players::slug.eq(format!("player-{id}")));
            diesel::update(row).set((masked, players::hidden.eq(Hidden::Hidden.word()))).execute(connection)?;
            words
        }
    };
    let changed = concerned.keys().map(|competition| reread(store, connection, order, competition, act));
    Ok((words, changed.collect::<Result<_>>()?))
}

fn unhide(connection: &mut Connection, id: PlayerId) -> Result<()> {
    let rows = texts::table.filter(texts::hidden.eq(id));
    diesel::update(rows).set(texts::hidden.eq(None::<String>)).execute(connection)?;
    Ok(())
}

/// The hashes of a player's names, and of the names and comments in records that name them; already hidden ones are left
/// alone.
fn words_about<'a>(
    connection: &mut Connection,
    own: &Player,
    person: &Person,
    concerned: impl Iterator<Item = &'a String>,
) -> Result<Vec<String>> {
    let ids: Vec<PersonId> = [Some(own.id.into()), own.user_id.map(PersonId::from)].into_iter().flatten().collect();
    let named = texts::table.filter(texts::about.eq_any(ids)).filter(texts::hidden.is_null());
    let mut words: Vec<String> = named.select(texts::hash).load(connection)?;
    for competition in concerned {
        let extras = records::table.filter(records::competition_id.eq(competition)).filter(records::extras.ne(""));
        let rows = texts::table.filter(texts::hash.eq_any(extras.select(records::extras)));
        let rows = rows.filter(texts::hidden.is_null()).select((texts::hash, texts::words));
        for (hash, text) in rows.load::<(String, Option<String>)>(connection)? {
            let text = text.unwrap_or_default().to_lowercase();
            if person.names.iter().any(|name| text.contains(&name.to_lowercase())) {
                words.push(hash);
            }
        }
    }
    words.sort_unstable();
    words.dedup();
    Ok(words)
}

/// Renames a player and the account of that name. Printed names change too, as a correction shown with its reason in the
/// log of each competition.
pub(super) fn rename(
    store: &Competitions,
    connection: &mut Connection,
    order: &Order,
    id: PlayerId,
    name: &str,
) -> Result<Vec<Arc<Competition>>> {
    let own = player(connection, id)?;
    let hidden: Option<String> = players::table.filter(players::id.eq(id)).select(players::hidden).first(connection)?;
    if own.erased.is_some() || hidden.is_some() {
        return Err(Error::Refused(text!("people-act-player-hidden-erased-show-player")));
    }
    if let Some(user) = own.user_id.map(|user| User::get(connection, user)).transpose()?
        && user.name == own.name
    {
        let text = personal::store_name(connection, user.id, name)?;
        let new = (users::name.eq(name), users::name_text.eq(text.hash()));
        diesel::update(users::table.filter(users::id.eq(&user.id))).set(new).execute(connection)?;
    }
    let text = personal::store_name(connection, id, name)?;
    let slug = Player::free_slug(connection, name)?;
    let new = (players::name.eq(name), players::name_text.eq(text.hash()), players::slug.eq(slug));
    diesel::update(players::table.filter(players::id.eq(id))).set(new).execute(connection)?;
    let entered = entries::table.filter(entries::player_id.eq(id)).order(entries::competition_id);
    let entered: Vec<(String, i64)> = entered.select((entries::competition_id, entries::number)).load(connection)?;
    let mut changed = Vec::new();
    for (competition, number) in entered {
        let entry = u32::try_from(number).map(EntryId).map_err(Error::internal)?;
        let (player, former, name, reason) = (id.to_owned(), own.name.clone(), name.to_owned(), order.reason.clone());
        let renamed = store.change_in(connection, &competition, Change::by(order.by.clone()), move |it| {
            // A different printed name was chosen deliberately.
            let is_so = it.entry(entry).is_some_and(|entry| *entry.name == *former);
            let event = Event::EntryRenamed { entry, player, name: name.into(), reason: reason.into() };
            Ok(if is_so { vec![event] } else { Vec::new() })
        });
        changed.push(renamed?);
    }
    Ok(changed)
}

/// Merges two players who are one person: results, ratings and the page are now those of `into`. If both have accounts, the
/// other account keeps its sign-ins and roles, and gets a new player without results.
pub fn merge(connection: &mut Connection, order: &Order, from: PlayerId, into: PlayerId) -> Result<()> {
    let (other, kept) = (player(connection, from)?, player(connection, into)?);
    let merged = players::table.filter(players::id.eq_any([from, into])).filter(players::same_as.is_not_null());
    let has_followers = players::table.filter(players::same_as.eq(from));
    if from == into
        || other.erased.or(kept.erased).is_some()
        || merged.count().get_result::<i64>(connection)? > 0
        || has_followers.count().get_result::<i64>(connection)? > 0
    {
        return Err(Error::Refused(text!("people-act-these-two-cannot-merged-choose")));
    }
    if other.user_id.is_some() && kept.user_id.is_none() {
        return Err(Error::Refused(text!("people-act-player-merged-account-other-none")));
    }
    let own = entries::table.filter(entries::player_id.eq(from)).select(entries::competition_id);
    let own: Vec<String> = own.load(connection)?;
    let both = entries::table.filter(entries::player_id.eq(into)).filter(entries::competition_id.eq_any(own));
    if both.count().get_result::<i64>(connection)? > 0 {
        return Err(Error::Refused(text!("people-act-both-take-part-same-competition")));
    }
    let row = players::table.filter(players::id.eq(from));
    diesel::update(row).set((players::same_as.eq(into), players::user_id.eq(&kept.user_id))).execute(connection)?;
    if let Some(former) = other.user_id.filter(|former| kept.user_id != Some(*former)) {
        let user = User::get(connection, former)?;
        if of_user(connection, former)?.is_empty() {
            Player::create(connection, &user.name, Some(former))?;
        }
        tell(connection, &user, "player-merge-away", (&other.name, &order.reason, &order.appeals))?;
    }
    let subject = Subject::get(connection, What::Player, &into)?;
    for user in subject.concerned(connection)? {
        tell(connection, &user, "player-merge", (&other.name, &order.reason, &order.appeals))?;
    }
    let reason = order.stored_reason(connection)?;
    let deed = Deed::Merged {
        player: from.to_owned(),
        name: other.called(),
        into: into.to_owned(),
        into_name: kept.called(),
        reason,
    };
    note(connection, &order.by, deed)
}

/// The player at a page's address, which may be that of a merged one.
pub fn kept_slug(connection: &mut Connection, slug: &str) -> Result<Option<String>> {
    let into = players::table.filter(players::slug.eq(slug)).select(players::same_as);
    let into: Option<Option<PlayerId>> = into.first(connection).optional()?;
    let Some(into) = into.flatten() else { return Ok(None) };
    let kept = players::table.filter(players::id.eq(into)).filter(players::hidden.is_null());
    Ok(kept.select(players::slug).first(connection).optional()?)
}

/// The players that these were merged into, by id.
pub fn kept(connection: &mut Connection, ids: &[PlayerId]) -> Result<Vec<(PlayerId, Player)>> {
    let merged = players::table.filter(players::id.eq_any(ids)).filter(players::same_as.is_not_null());
    let merged: Vec<(PlayerId, Option<PlayerId>)> = merged.select((players::id, players::same_as)).load(connection)?;
    let mut found = Vec::new();
    for (id, into) in merged {
        let Some(into) = into else { continue };
        let kept = players::table.filter(players::id.eq(into)).filter(players::hidden.is_null());
        let kept: Option<Player> = kept.select(Player::as_select()).first(connection).optional()?;
        found.extend(kept.map(|kept| (id, kept)));
    }
    Ok(found)
}

/// The players merged into this one.
pub fn merged_into(connection: &mut Connection, id: PlayerId) -> Result<Vec<PlayerId>> {
    Ok(players::table.filter(players::same_as.eq(id)).select(players::id).load(connection)?)
}
