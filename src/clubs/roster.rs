//! The roster: everybody who plays at a club, with or without an account.

use diesel::prelude::*;
use podium_engine::text;
use serde::{Deserialize, Serialize};

use super::actions::{actor, given, holds, open_links};
use super::log::{self, Deed, Named};
use super::model::{Club, Role};
use crate::accounts::actions::{find_link, use_link};
use crate::accounts::model::{Link, User};
use crate::error::{Error, Result};
use crate::ids::{ClubId, PlayerId};
use crate::players::model::{Player, claim_merged};
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::{links, players, roster};
use crate::texts::Kind;
use crate::{ids, limits, names};

/// Somebody on the roster.
#[derive(Debug, Clone)]
pub struct Listed {
    pub player: Player,
    pub note: String,
}

/// Everybody, by name.
pub fn list(connection: &mut Connection, club: ClubId) -> Result<Vec<Listed>> {
    let rows: Vec<(Player, String)> = roster::table
        .inner_join(players::table)
        .filter(roster::club_id.eq(club))
        .order((players::name, players::id))
        .select((Player::as_select(), roster::note))
        .load(connection)?;
    Ok(rows.into_iter().map(|(player, note)| Listed { player, note }).collect())
}

/// Adds guests, one per line; text after a semicolon or a tab is the note. Names already on the roster are skipped.
pub fn add(connection: &mut Connection, club: &Club, by: &User, text: &str, form: Option<String>) -> Result<usize> {
    if log::done_by(connection, form.as_deref())?.is_some() {
        return Ok(0);
    }
    log::lock(connection, club.id)?;
    let mut known: Vec<String> =
        list(connection, club.id)?.into_iter().map(|listed| listed.player.name.to_lowercase()).collect();
    let mut added = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let (name, note) = line.split_once([';', '\t']).unwrap_or((line, ""));
        let name = names::person(name)?;
        if known.contains(&name.to_lowercase()) {
            continue;
        }
        let player = Player::create(connection, &name, None)?;
        put(connection, club.id, player.id, &Kind::Note.read(&names::tidy(note))?)?;
        known.push(name.to_lowercase());
        added.push(Named::from(&player));
        let (most, most_listed) = (limits::ROSTER_AT_ONCE, limits::ROSTER);
        if added.len() > most {
            return Err(Error::Refused(text!("club-act-most-players-added-once-paste", most)));
        }
        if known.len() > most_listed {
            return Err(Error::Refused(text!("club-act-roster-most-players-take-those", most_listed)));
        }
    }
    if added.is_empty() {
        return Err(Error::Refused(text!("club-act-new-name-list-write-name")));
    }
    let number = added.len();
    log::note(connection, club.id, &actor(by), Deed::PlayersAdded { players: added }, form)?;
    Ok(number)
}

/// Puts an existing player on the roster; does nothing if they are on it.
pub fn put(connection: &mut Connection, club: ClubId, player: PlayerId, note: &str) -> Result<()> {
    let there = roster::table.filter(roster::club_id.eq(club)).filter(roster::player_id.eq(player));
    if there.count().get_result::<i64>(connection)? > 0 {
        return Ok(());
    }
    diesel::insert_into(roster::table)
        .values((
            roster::club_id.eq(club),
            roster::player_id.eq(player),
            roster::note.eq(note),
            roster::added_at.eq(now().naive_utc()),
        ))
        .execute(connection)?;
    Ok(())
}

/// A player of a club's roster.
pub fn find(connection: &mut Connection, club: ClubId, player: PlayerId) -> Result<Player> {
    let found = roster::table
        .inner_join(players::table)
        .filter(roster::club_id.eq(club))
        .filter(roster::player_id.eq(player))
        .select(Player::as_select());
    Ok(found.first(connection)?)
}

/// Changes the note about somebody.
pub fn annotate(connection: &mut Connection, club: &Club, by: &User, player: PlayerId, text: &str) -> Result<()> {
    log::lock(connection, club.id)?;
    let named = Named::from(&find(connection, club.id, player)?);
    let row = roster::table.filter(roster::club_id.eq(&club.id)).filter(roster::player_id.eq(player));
    diesel::update(row).set(roster::note.eq(Kind::Note.read(&names::tidy(text))?)).execute(connection)?;
    log::note(connection, club.id, &actor(by), Deed::PlayerNoted(named), None)
}

/// Takes somebody off the roster. The player and all results stay; a claim link does not.
pub fn remove(connection: &mut Connection, club: &Club, by: &User, player: PlayerId) -> Result<()> {
    log::lock(connection, club.id)?;
    let named = Named::from(&find(connection, club.id, player)?);
    let row = roster::table.filter(roster::club_id.eq(&club.id)).filter(roster::player_id.eq(player));
    diesel::delete(row).execute(connection)?;
    end_claims(connection, club.id, player)?;
    log::note(connection, club.id, &actor(by), Deed::PlayerRemoved(named), None)
}

/// The contents of a claim link; its secret is the site's signature of `id`.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Claim {
    pub id: String,
    pub player: PlayerId,
}

/// Creates a link with which a guest takes over the results they played without an account.
pub fn offer(
    connection: &mut Connection,
    club: &Club,
    by: &User,
    player: PlayerId,
    sign: impl Fn(&str) -> String,
) -> Result<()> {
    log::lock(connection, club.id)?;
    let player = find(connection, club.id, player)?;
    let named = Named::from(&player);
    if player.user_id.is_some() {
        return Err(taken());
    }
    let open = claims(connection, club.id)?;
    if open.iter().any(|claim| claim.player == player.id) {
        return Ok(());
    }
    let most = limits::CLAIMS;
    if open.len() >= most {
        return Err(Error::Refused(text!("club-act-club-open-links-kind-already", most)));
    }
    let claim = Claim { id: ids::new_id(), player: player.id };
    let data = serde_json::to_string(&claim)?;
    let link = given(&sign(&claim.id), "claim", (club, by), data, limits::CLAIM_DAYS);
    diesel::insert_into(links::table).values(&link).execute(connection)?;
    log::note(connection, club.id, &actor(by), Deed::ClaimOffered(named), None)
}

/// Revokes a guest's claim link.
pub fn withdraw(connection: &mut Connection, club: &Club, by: &User, player: PlayerId) -> Result<()> {
    log::lock(connection, club.id)?;
    let named = Named::from(&find(connection, club.id, player)?);
    if end_claims(connection, club.id, player)? == 0 {
        return Ok(());
    }
    log::note(connection, club.id, &actor(by), Deed::ClaimWithdrawn(named), None)
}

/// Ends the claim links of a player; returns how many there were.
fn end_claims(connection: &mut Connection, club: ClubId, player: PlayerId) -> Result<usize> {
    let open = open_claims(connection, club)?.into_iter().filter(|(_, claim)| claim.player == player);
    let tokens: Vec<String> = open.map(|(token, _)| token).collect();
    Ok(diesel::delete(links::table.filter(links::token.eq_any(tokens))).execute(connection)?)
}

fn taken() -> Error {
    Error::Refused(text!("club-act-player-account-already"))
}

/// The unused claim links.
pub fn claims(connection: &mut Connection, club: ClubId) -> Result<Vec<Claim>> {
    Ok(open_claims(connection, club)?.into_iter().map(|(_, claim)| claim).collect())
}

/// The same, each with the stored hash of its secret.
fn open_claims(connection: &mut Connection, club: ClubId) -> Result<Vec<(String, Claim)>> {
    let open = open_links(connection, club, "claim")?;
    Ok(open.into_iter().filter_map(|link| Some((link.token, serde_json::from_str(&link.data).ok()?))).collect())
}

/// Whom a claim link is for, and its club.
pub fn claimed(connection: &mut Connection, secret: &str) -> Result<(Link, Club, Player)> {
    let link = find_link(connection, "claim", secret)?;
    let claim: Claim = serde_json::from_str(&link.data)?;
    let club = Club::get(connection, link.club_id.ok_or(Error::NotFound)?)?;
    holds(connection, &link, &club, Role::Organiser)?;
    let player = players::table.filter(players::id.eq(claim.player)).select(Player::as_select()).first(connection)?;
    Ok((link, club, player))
}

/// An account claims a guest player.
pub fn claim(connection: &mut Connection, user: &User, secret: &str) -> Result<Player> {
    let (link, club, player) = claimed(connection, secret)?;
    log::lock(connection, club.id)?;
    use_link(connection, &link)?;
    let free = players::table.filter(players::id.eq(&player.id)).filter(players::user_id.is_null());
    if diesel::update(free).set(players::user_id.eq(&user.id)).execute(connection)? == 0 {
        return Err(taken());
    }
    claim_merged(connection, player.id, user.id)?;
    log::note(connection, club.id, &actor(user), Deed::Claimed((&player).into()), None)?;
    Ok(player)
}
