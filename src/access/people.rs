//! What a reader may see of a person: nothing, a name, a page about them, or everything their club knows. The only module
//! that decides; searches, the sitemap, lists, files and pages ask here.

use std::collections::{BTreeSet, HashMap};

use diesel::dsl::{auto_type, exists, not};
use diesel::prelude::*;

use super::visible;
use crate::accounts::model::User;
use crate::clubs::model::Role;
use crate::error::{Error, Result};
use crate::ids::{ClubId, PlayerId};
use crate::moderation::people::merged_into;
use crate::people::privacy::Page;
use crate::players::model::Player;
use crate::store::Connection;
use crate::store::schema::{competitions, entries, members, players, privacy, roster, users};

mod choices {
    // Aliased, because a query may have joined `privacy` already.
    diesel::alias!(crate::store::schema::privacy as refusal: Refusal, crate::store::schema::privacy as wish: Wish);
}
use choices::{refusal, wish};

/// What a reader sees of a person, from least to most.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Sight {
    /// Not even that the person exists.
    Nothing,
    /// The public name in public competitions, but no page.
    Name,
    /// A page under the public name.
    Page,
    /// The page under the full name.
    Everything,
}

/// How a reader is related to a person.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reader {
    /// Not at all.
    Stranger,
    /// They belong to the same club.
    Member,
    /// They help run a club that the person belongs to or plays at.
    Staff,
    /// They are the person.
    Oneself,
    /// They look after the whole site.
    Administrator,
}

/// What a reader sees of somebody whom strangers see to this extent.
pub const fn sight(of_strangers: Sight, reader: Reader, is_erased: bool) -> Sight {
    match reader {
        // Nobody stays related to an erased person.
        _ if is_erased => Sight::Nothing,
        Reader::Stranger => of_strangers,
        Reader::Member | Reader::Staff | Reader::Oneself | Reader::Administrator => Sight::Everything,
    }
}

/// Players in public view: they take part, or took part, in a competition that everybody may see.
#[auto_type]
fn plays() -> _ {
    let accepted: &'static str = "accepted";
    let seen: visible::competition = visible::competition();
    exists(
        entries::table
            .inner_join(competitions::table)
            .filter(entries::player_id.eq(players::id))
            .filter(entries::state.eq(accepted))
            .filter(seen),
    )
}

/// Players who may have a page: they did not refuse it, are not under 16 without a parent's consent, and neither they nor
/// their account are gone.
#[auto_type]
fn may_have_page() -> _ {
    let never: &'static str = Page::Never.word();
    let shown: visible::player = visible::player();
    let is_sheltered = refusal.field(privacy::is_minor).eq(true).and(refusal.field(privacy::agreed_at).is_null());
    let refused = refusal
        .filter(refusal.field(privacy::player_id).eq(players::id))
        .filter(refusal.field(privacy::page).eq(never).or(is_sheltered));
    let closed = users::table.filter(users::id.nullable().eq(players::user_id)).filter(users::deleted_at.is_not_null());
    shown.and(players::erased.is_null()).and(not(exists(refused))).and(not(exists(closed)))
}

/// Players whose page strangers can find: they may have one, and they play in public or asked for it.
#[auto_type]
pub fn has_page() -> _ {
    let always: &'static str = Page::Always.word();
    let may: may_have_page = may_have_page();
    let plays: plays = plays();
    let wished =
        wish.filter(wish.field(privacy::player_id).eq(players::id)).filter(wish.field(privacy::page).eq(always));
    may.and(plays.or(exists(wished)))
}

/// What strangers see of a player, including the players merged into them.
fn of_strangers(connection: &mut Connection, player: PlayerId, merged: &[PlayerId]) -> Result<Sight> {
    let one = players::table.filter(players::id.eq(player)).filter(visible::player());
    let count: i64 = one.filter(has_page()).count().get_result(connection)?;
    if count > 0 {
        return Ok(Sight::Page);
    }
    if !merged.is_empty() && one.filter(may_have_page()).count().get_result::<i64>(connection)? > 0 {
        let played = players::table.filter(players::id.eq_any(merged)).filter(plays());
        if played.count().get_result::<i64>(connection)? > 0 {
            return Ok(Sight::Page);
        }
    }
    let count: i64 = one.filter(plays()).count().get_result(connection)?;
    Ok(if count > 0 { Sight::Name } else { Sight::Nothing })
}

/// How the user is related to the person behind these players.
fn reader(connection: &mut Connection, user: Option<&User>, player: &Player, ids: &[PlayerId]) -> Result<Reader> {
    let Some(user) = user else { return Ok(Reader::Stranger) };
    if user.is_admin {
        return Ok(Reader::Administrator);
    }
    if player.user_id == Some(user.id) {
        return Ok(Reader::Oneself);
    }
    let own = members::table.filter(members::user_id.eq(&user.id)).select((members::club_id, members::role));
    let own: HashMap<ClubId, String> = own.load::<(ClubId, String)>(connection)?.into_iter().collect();
    if own.is_empty() {
        return Ok(Reader::Stranger);
    }
    let is_staff =
        |club: &ClubId| own.get(club).and_then(|role| Role::from_word(role)).is_some_and(|r| r > Role::Member);
    let listed = roster::table.filter(roster::player_id.eq_any(ids)).select(roster::club_id);
    let mut clubs: BTreeSet<ClubId> = listed.load(connection)?.into_iter().collect();
    let joined = members::table.filter(members::user_id.nullable().eq(&player.user_id)).select(members::club_id);
    clubs.extend(joined.load::<ClubId>(connection)?);
    let played = entries::table.inner_join(competitions::table).filter(entries::player_id.eq_any(ids));
    let played: Vec<ClubId> = played.select(competitions::club_id).distinct().load(connection)?;
    match () {
        () if clubs.iter().chain(&played).any(is_staff) => Ok(Reader::Staff),
        () if clubs.iter().any(|club| own.contains_key(club)) => Ok(Reader::Member),
        () => Ok(Reader::Stranger),
    }
}

/// A person as a reader may see them, by the address of their page.
#[derive(Debug)]
pub struct Seen {
    pub player: Player,
    /// Including the other players of the same account.
    pub ids: Vec<PlayerId>,
    /// What the reader calls them.
    pub name: String,
    pub sight: Sight,
}

/// The person at an address; not found unless the reader may open the page.
pub fn find(connection: &mut Connection, user: Option<&User>, slug: &str) -> Result<Seen> {
    let player: Player = players::table.filter(players::slug.eq(slug)).select(Player::as_select()).first(connection)?;
    let merged = merged_into(connection, player.id)?;
    let ids = match &player.user_id {
        Some(user) => crate::players::model::of_user(connection, *user)?,
        None => std::iter::once(player.id).chain(merged.iter().cloned()).collect(),
    };
    let reader = reader(connection, user, &player, &ids)?;
    let seen = sight(of_strangers(connection, player.id, &merged)?, reader, player.erased.is_some());
    // Players hidden by a moderator are hidden from club members too.
    let is_hidden: i64 =
        players::table.filter(players::id.eq(&player.id)).filter(visible::player()).count().get_result(connection)?;
    let seen = if is_hidden == 0 && reader < Reader::Administrator { Sight::Nothing } else { seen };
    if seen < Sight::Page {
        return Err(Error::NotFound);
    }
    let name = match seen {
        Sight::Everything => player.name.clone(),
        _ => shown(connection, &[player.id])?.remove(&player.id).map(|shown| shown.name).unwrap_or_default(),
    };
    Ok(Seen { name, ids, player, sight: seen })
}

/// How a person appears in public lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// The public name.
    pub name: String,
    /// The path of their page, where strangers can find one.
    pub path: Option<String>,
}

/// Players as the public sees them, by id.
pub fn shown(connection: &mut Connection, ids: &[PlayerId]) -> Result<HashMap<PlayerId, Shown>> {
    let mut found = HashMap::new();
    for some in ids.chunks(500) {
        let rows = players::table.left_join(privacy::table).filter(players::id.eq_any(some));
        let rows: Vec<(PlayerId, String, Option<String>)> =
            rows.select((players::id, players::name, privacy::public_name.nullable())).load(connection)?;
        let pages = players::table.filter(players::id.eq_any(some)).filter(has_page());
        let pages: Vec<(PlayerId, String)> = pages.select((players::id, players::slug)).load(connection)?;
        let pages: HashMap<PlayerId, String> = pages.into_iter().collect();
        for (id, name, public) in rows {
            let path = pages.get(&id).map(|slug| format!("/players/{slug}"));
            found.insert(id, Shown { name: public.unwrap_or(name), path });
        }
    }
    Ok(found)
}

/// The player at a public address.
pub fn player_at(connection: &mut Connection, slug: &str) -> Result<Player> {
    let found = players::table.filter(players::slug.eq(slug)).filter(visible::player());
    Ok(found.select(Player::as_select()).first(connection)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reader_sees_as_much_as_they_may() {
        use Reader::{Administrator, Member, Oneself, Staff, Stranger};
        for of_strangers in [Sight::Nothing, Sight::Name, Sight::Page] {
            assert_eq!(sight(of_strangers, Stranger, false), of_strangers);
            for reader in [Member, Staff, Oneself, Administrator] {
                assert_eq!(sight(of_strangers, reader, false), Sight::Everything);
            }
            for reader in [Stranger, Member, Staff, Oneself, Administrator] {
                assert_eq!(sight(of_strangers, reader, true), Sight::Nothing);
            }
        }
    }
}
