//! What happened to a club, written down in the transaction it happened in.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use super::model::Role;
use crate::competitions::Actor;
use crate::db::Connection;
use crate::db::chain::{self, EventRow, now};
use crate::db::schema::{clubs, events};
use crate::web::error::{Error, Result};

/// What can happen to a club. Names are as they were then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    Created {
        name: String,
    },
    Edited {
        name: String,
    },
    Invited {
        role: Role,
        email: Option<String>,
    },
    InviteRevoked {
        role: Role,
    },
    Joined {
        role: Role,
    },
    RoleSet {
        user: String,
        name: String,
        role: Role,
    },
    Removed {
        user: String,
        name: String,
    },
    Left,
    PlayersAdded {
        names: Vec<String>,
    },
    PlayerNoted {
        name: String,
    },
    PlayerRemoved {
        name: String,
    },
    ClaimOffered {
        name: String,
    },
    Claimed {
        name: String,
    },
    /// A circuit is made or changed; its rules and legs are as its row keeps them.
    CircuitSet {
        slug: String,
        name: String,
        rules: String,
        legs: String,
    },
    CircuitDeleted {
        slug: String,
        name: String,
    },
    /// The club came from another instance, where accounts have other ids: from here on these are its members.
    Moved {
        members: BTreeMap<String, Role>,
    },
}

/// The name of a club's chain.
pub fn stream(club: &str) -> String {
    format!("club:{club}")
}

/// Holds everybody else off the club until this transaction ends.
pub fn lock(connection: &mut Connection, club: &str) -> Result<()> {
    let row = clubs::table.filter(clubs::id.eq(club));
    let locked = diesel::update(row).set(clubs::revision.eq(clubs::revision + 1)).execute(connection)?;
    if locked == 1 { Ok(()) } else { Err(Error::NotFound) }
}

/// Writes down what was done; [`lock`] comes first.
pub fn note(connection: &mut Connection, club: &str, actor: &Actor, deed: &Deed, form: Option<String>) -> Result<()> {
    note_at(connection, club, now(), actor, deed, form)
}

/// The same for what was done at another time.
pub fn note_at(
    connection: &mut Connection,
    club: &str,
    at: DateTime<Utc>,
    actor: &Actor,
    deed: &Deed,
    form: Option<String>,
) -> Result<()> {
    let last: Option<(i64, String)> = events::table
        .filter(events::stream.eq(stream(club)))
        .order(events::revision.desc())
        .select((events::revision, events::hash))
        .first(connection)
        .optional()?;
    let (revision, hash) = last.unwrap_or_default();
    chain::insert(connection, &[EventRow::next(&stream(club), (revision, &hash), at, actor, deed, form)?])
}

/// The club that a form was already used for.
pub fn done_by(connection: &mut Connection, form: Option<&str>) -> Result<Option<String>> {
    let Some(form) = form else { return Ok(None) };
    let done = events::table.filter(events::form.eq(form)).select(events::stream);
    let done: Option<String> = done.first(connection).optional()?;
    Ok(done.and_then(|stream| stream.strip_prefix("club:").map(str::to_owned)))
}

/// What a row of a club's chain says; `None` if it cannot be read.
pub fn sentence(row: &EventRow) -> Option<Text> {
    let by: Actor = serde_json::from_str(&row.actor).ok()?;
    let deed: Deed = serde_json::from_str(&row.body).ok()?;
    Some(tell(by.name(), &deed))
}

fn tell(who: &str, deed: &Deed) -> Text {
    match deed {
        Deed::Created { name } => text!("{who} created the club {name}.", "{who} a créé le club {name}."),
        Deed::Edited { name } => text!("{who} changed the page of {name}.", "{who} a modifié la page de {name}."),
        Deed::Invited { role, email } => {
            let (en, fr) = role_words(*role);
            match email {
                Some(email) => text!("{who} invited {email} as {en}.", "{who} a invité {email} comme {fr}."),
                None => {
                    text!("{who} made an invitation link for {en}.", "{who} a créé un lien d’invitation comme {fr}.")
                }
            }
        }
        Deed::InviteRevoked { role } => {
            let (en, fr) = role_words(*role);
            text!("{who} revoked an invitation as {en}.", "{who} a retiré une invitation comme {fr}.")
        }
        Deed::Joined { role } => {
            let (en, fr) = role_words(*role);
            text!("{who} accepted an invitation as {en}.", "{who} a accepté une invitation comme {fr}.")
        }
        Deed::RoleSet { name, role, .. } => {
            let (en, fr) = role_words(*role);
            text!("{who} set the role of {name}: {en}.", "{who} a changé le rôle de {name} : {fr}.")
        }
        Deed::Removed { name, .. } => {
            text!("{who} removed {name} from the club.", "{who} a retiré {name} du club.")
        }
        Deed::Left => text!("{who} left the club.", "{who} a quitté le club."),
        Deed::PlayersAdded { names } => {
            let names = names.join(", ");
            text!("{who} added to the roster: {names}.", "{who} a ajouté à l’effectif : {names}.")
        }
        Deed::PlayerNoted { name } => {
            text!("{who} changed the note about {name}.", "{who} a modifié la note sur {name}.")
        }
        Deed::PlayerRemoved { name } => {
            text!("{who} took {name} off the roster.", "{who} a retiré {name} de l’effectif.")
        }
        Deed::ClaimOffered { name } => {
            text!(
                "{who} made a link by which {name} can claim the results.",
                "{who} a créé un lien par lequel {name} peut reprendre ses résultats."
            )
        }
        Deed::Claimed { name } => text!("{who} claimed the player {name}.", "{who} a repris le joueur {name}."),
        Deed::CircuitSet { name, .. } => {
            text!(
                "{who} set the rules and legs of the circuit {name}.",
                "{who} a fixé les règles et les étapes du circuit {name}."
            )
        }
        Deed::CircuitDeleted { name, .. } => {
            text!("{who} deleted the circuit {name}.", "{who} a supprimé le circuit {name}.")
        }
        Deed::Moved { members } => {
            let count = members.len();
            text!(
                "The club was brought here from another instance, with {count} members.",
                "Le club a été apporté ici depuis une autre instance, avec {count} membres."
            )
        }
    }
}

const fn role_words(role: Role) -> (&'static str, &'static str) {
    match role {
        Role::Member => ("member", "membre"),
        Role::Arbiter => ("arbiter", "arbitre"),
        Role::Organiser => ("organiser", "organisateur"),
        Role::Owner => ("owner", "propriétaire"),
    }
}
