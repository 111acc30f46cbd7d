//! The roster: everybody who plays at a club, with or without an account.

use diesel::prelude::*;
use podium_engine::text;
use serde::{Deserialize, Serialize};

use super::actions::actor;
use super::log::{self, Deed, Named};
use super::model::Club;
use crate::accounts::actions::{find_link, use_link};
use crate::accounts::model::{Link, User};
use crate::db::Connection;
use crate::db::chain::now;
use crate::db::schema::{links, players, roster};
use crate::ids;
use crate::names;
use crate::players::model::Player;
use crate::texts::Kind;
use crate::web::error::{Error, Result};

/// The most names that are added at once.
const MOST: usize = 500;

/// The most players of a roster.
const MOST_LISTED: usize = 10_000;

/// Somebody on the roster.
#[derive(Debug, Clone)]
pub struct Listed {
    pub player: Player,
    pub note: String,
}

/// Everybody, by name.
pub fn list(connection: &mut Connection, club: &str) -> Result<Vec<Listed>> {
    let rows: Vec<(Player, String)> = roster::table
        .inner_join(players::table)
        .filter(roster::club_id.eq(club))
        .order((players::name, players::id))
        .select((Player::as_select(), roster::note))
        .load(connection)?;
    Ok(rows.into_iter().map(|(player, note)| Listed { player, note }).collect())
}

/// Adds guests, one a line; what follows a semicolon or a tab is the note. Names that are there already are passed over.
pub fn add(connection: &mut Connection, club: &Club, by: &User, text: &str, form: Option<String>) -> Result<usize> {
    if log::done_by(connection, form.as_deref())?.is_some() {
        return Ok(0);
    }
    log::lock(connection, &club.id)?;
    let mut known: Vec<String> =
        list(connection, &club.id)?.into_iter().map(|listed| listed.player.name.to_lowercase()).collect();
    if known.len() > MOST_LISTED {
        return Err(Error::Refused(text!(
            "A roster has at most {MOST_LISTED} players.",
            "Une liste de joueurs en compte au plus {MOST_LISTED}."
        )));
    }
    let mut added = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let (name, note) = line.split_once([';', '\t']).unwrap_or((line, ""));
        let name = names::person(name)?;
        if known.contains(&name.to_lowercase()) {
            continue;
        }
        let player = Player::create(connection, &name, None)?;
        put(connection, &club.id, &player.id, &Kind::Note.read(&names::tidy(note))?)?;
        known.push(name.to_lowercase());
        added.push(Named::from(&player));
        if added.len() > MOST {
            return Err(Error::Refused(text!(
                "At most {MOST} players are added at once. Paste the list in parts.",
                "On ajoute au plus {MOST} joueurs à la fois. Collez la liste en plusieurs parties."
            )));
        }
    }
    if added.is_empty() {
        return Err(Error::Refused(text!(
            "There is no new name in the list. Write one name a line.",
            "La liste ne contient aucun nouveau nom. Écrivez un nom par ligne."
        )));
    }
    let number = added.len();
    log::note(connection, &club.id, &actor(by), Deed::PlayersAdded { players: added }, form)?;
    Ok(number)
}

/// Puts somebody who exists already on the roster; nothing happens if they are there.
pub fn put(connection: &mut Connection, club: &str, player: &str, note: &str) -> Result<()> {
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
pub fn find(connection: &mut Connection, club: &str, player: &str) -> Result<Player> {
    let found = roster::table
        .inner_join(players::table)
        .filter(roster::club_id.eq(club))
        .filter(roster::player_id.eq(player))
        .select(Player::as_select());
    Ok(found.first(connection)?)
}

/// Another note about somebody.
pub fn annotate(connection: &mut Connection, club: &Club, by: &User, player: &str, text: &str) -> Result<()> {
    log::lock(connection, &club.id)?;
    let named = Named::from(&find(connection, &club.id, player)?);
    let row = roster::table.filter(roster::club_id.eq(&club.id)).filter(roster::player_id.eq(player));
    diesel::update(row).set(roster::note.eq(Kind::Note.read(&names::tidy(text))?)).execute(connection)?;
    log::note(connection, &club.id, &actor(by), Deed::PlayerNoted(named), None)
}

/// Takes somebody off the roster. The player and all results stay; a link to claim them does not.
pub fn remove(connection: &mut Connection, club: &Club, by: &User, player: &str) -> Result<()> {
    log::lock(connection, &club.id)?;
    let named = Named::from(&find(connection, &club.id, player)?);
    let row = roster::table.filter(roster::club_id.eq(&club.id)).filter(roster::player_id.eq(player));
    diesel::delete(row).execute(connection)?;
    for (token, claim) in open_claims(connection, &club.id)? {
        if claim.player == player {
            diesel::delete(links::table.filter(links::token.eq(token))).execute(connection)?;
        }
    }
    log::note(connection, &club.id, &actor(by), Deed::PlayerRemoved(named), None)
}

/// What a link for claiming carries; its secret is the site's signature of `id`.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Claim {
    pub id: String,
    pub player: String,
}

/// A link by which a guest takes over the results played without an account.
pub fn offer(
    connection: &mut Connection,
    club: &Club,
    by: &User,
    player: &str,
    sign: impl Fn(&str) -> String,
) -> Result<()> {
    log::lock(connection, &club.id)?;
    let player = find(connection, &club.id, player)?;
    let named = Named::from(&player);
    if player.user_id.is_some() {
        return Err(taken());
    }
    if claims(connection, &club.id)?.iter().any(|claim| claim.player == player.id) {
        return Ok(());
    }
    let claim = Claim { id: ids::new_id(), player: player.id };
    let link = Link {
        token: ids::hashed(&sign(&claim.id)),
        kind: "claim".to_owned(),
        user_id: None,
        club_id: Some(club.id.clone()),
        data: serde_json::to_string(&claim)?,
        created_at: now().naive_utc(),
        expires_at: None,
        used_at: None,
    };
    diesel::insert_into(links::table).values(&link).execute(connection)?;
    log::note(connection, &club.id, &actor(by), Deed::ClaimOffered(named), None)
}

fn taken() -> Error {
    Error::Refused(text!("This player has an account already.", "Ce joueur a déjà un compte."))
}

/// The links for claiming that nobody used yet.
pub fn claims(connection: &mut Connection, club: &str) -> Result<Vec<Claim>> {
    Ok(open_claims(connection, club)?.into_iter().map(|(_, claim)| claim).collect())
}

/// The same, each with what is stored of its secret.
fn open_claims(connection: &mut Connection, club: &str) -> Result<Vec<(String, Claim)>> {
    let good =
        links::table.filter(links::club_id.eq(club)).filter(links::kind.eq("claim")).filter(links::used_at.is_null());
    let rows: Vec<(String, String)> = good.select((links::token, links::data)).load(connection)?;
    Ok(rows.into_iter().filter_map(|(token, data)| Some((token, serde_json::from_str(&data).ok()?))).collect())
}

/// Whom a link is for, and of which club.
pub fn claimed(connection: &mut Connection, secret: &str) -> Result<(Link, Club, Player)> {
    let link = find_link(connection, "claim", secret)?;
    let claim: Claim = serde_json::from_str(&link.data)?;
    let club = Club::get(connection, link.club_id.as_deref().ok_or(Error::NotFound)?)?;
    let player = players::table.filter(players::id.eq(claim.player)).select(Player::as_select()).first(connection)?;
    Ok((link, club, player))
}

/// An account takes a guest over.
pub fn claim(connection: &mut Connection, user: &User, secret: &str) -> Result<Player> {
    let (link, club, player) = claimed(connection, secret)?;
    log::lock(connection, &club.id)?;
    use_link(connection, &link)?;
    let free = players::table.filter(players::id.eq(&player.id)).filter(players::user_id.is_null());
    if diesel::update(free).set(players::user_id.eq(&user.id)).execute(connection)? == 0 {
        return Err(taken());
    }
    log::note(connection, &club.id, &actor(user), Deed::Claimed((&player).into()), None)?;
    Ok(player)
}
