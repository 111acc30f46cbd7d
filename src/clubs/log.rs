//! The log of a club, written in the same transaction as each change.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use podium_engine::contest::circuit;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use super::model::Role;
use crate::error::{Error, Result};
use crate::players::model::Player;
use crate::site::act::{Act, Hidden};
use crate::store::Connection;
use crate::store::chain::{self, Actor, Opened, now};
use crate::store::schema::{clubs, events};
use crate::store::texts::{Personal, PersonalText};

/// What can happen to a club; each is recorded with the names of that time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "facts", rename_all = "kebab-case")]
pub enum Deed {
    Created {
        name: PersonalText,
    },
    Edited {
        name: PersonalText,
    },
    Invited {
        role: Role,
        /// Sent to a single address.
        by_mail: bool,
    },
    InviteRevoked {
        role: Role,
    },
    Joined {
        role: Role,
    },
    RoleSet {
        user: String,
        name: PersonalText,
        role: Role,
    },
    Removed {
        user: String,
        name: PersonalText,
    },
    Left,
    PlayersAdded {
        players: Vec<Named>,
    },
    PlayerNoted(Named),
    PlayerRemoved(Named),
    ClaimOffered(Named),
    ClaimWithdrawn(Named),
    Claimed(Named),
    /// Links that somebody made or knew ended with their role.
    LinksEnded {
        user: String,
        invitations: u32,
        claims: u32,
    },
    /// The age of a player or a parent's consent was recorded. The details stay out of the chain.
    AgeNoted(Named),
    /// A circuit was created or changed.
    CircuitSet {
        circuit: String,
        name: PersonalText,
        rules: circuit::Rules,
        legs: Vec<String>,
    },
    CircuitDeleted {
        circuit: String,
        name: PersonalText,
    },
    /// Whether owners need a second factor.
    SecondFactorSet {
        required: bool,
    },
    /// Administrators hid the club, showed it again or removed its texts.
    Moderated {
        act: Act,
    },
    /// The club was imported from another instance, where accounts have other ids: these are its members from here on.
    Moved {
        members: BTreeMap<String, Role>,
    },
}

/// A player, with their name at the time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    pub player: String,
    pub name: PersonalText,
}

impl From<&Player> for Named {
    fn from(player: &Player) -> Self {
        Self { player: player.id.clone(), name: player.called() }
    }
}

impl Personal for Deed {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<&str>)) {
        match self {
            Self::Created { name }
            | Self::Edited { name }
            | Self::CircuitSet { name, .. }
            | Self::CircuitDeleted { name, .. } => visit(name, None),
            Self::RoleSet { user, name, .. } | Self::Removed { user, name } => visit(name, Some(user)),
            Self::PlayersAdded { players } => {
                players.iter_mut().for_each(|Named { player, name }| visit(name, Some(player)));
            }
            Self::PlayerNoted(Named { player, name })
            | Self::PlayerRemoved(Named { player, name })
            | Self::ClaimOffered(Named { player, name })
            | Self::ClaimWithdrawn(Named { player, name })
            | Self::AgeNoted(Named { player, name })
            | Self::Claimed(Named { player, name }) => visit(name, Some(player)),
            Self::Invited { .. }
            | Self::InviteRevoked { .. }
            | Self::Joined { .. }
            | Self::Left
            | Self::SecondFactorSet { .. }
            | Self::Moderated { .. }
            | Self::LinksEnded { .. }
            | Self::Moved { .. } => {}
        }
    }
}

/// The id of a club's event stream.
pub fn stream(club: &str) -> String {
    format!("club:{club}")
}

/// Locks the club until this transaction ends.
pub fn lock(connection: &mut Connection, club: &str) -> Result<()> {
    let row = clubs::table.filter(clubs::id.eq(club));
    let locked = diesel::update(row).set(clubs::revision.eq(clubs::revision + 1)).execute(connection)?;
    if locked == 1 { Ok(()) } else { Err(Error::NotFound) }
}

/// Appends an event; take [`lock`] first.
pub fn note(connection: &mut Connection, club: &str, actor: &Actor, deed: Deed, form: Option<String>) -> Result<()> {
    note_at(connection, club, now(), actor, deed, form)
}

/// The same with another time.
pub fn note_at(
    connection: &mut Connection,
    club: &str,
    at: DateTime<Utc>,
    actor: &Actor,
    deed: Deed,
    form: Option<String>,
) -> Result<()> {
    chain::append(connection, &stream(club), at, actor, deed, form)
}

/// The club that was created by a form already used.
pub fn done_by(connection: &mut Connection, form: Option<&str>) -> Result<Option<String>> {
    let Some(form) = form else { return Ok(None) };
    let done = events::table.filter(events::form.eq(form)).select(events::stream);
    let done: Option<String> = done.first(connection).optional()?;
    Ok(done.and_then(|stream| stream.strip_prefix("club:").map(str::to_owned)))
}

/// The moderation state of a club, from its chain.
pub fn hidden<'a>(deeds: impl IntoIterator<Item = &'a Deed>) -> Option<Hidden> {
    let acts = deeds.into_iter().filter_map(|deed| if let Deed::Moderated { act } = deed { Some(act) } else { None });
    acts.last().and_then(|act| act.hidden())
}

/// An event of a club's chain as a sentence.
pub fn sentence(opened: &Opened<Deed>) -> Text {
    tell(opened.by.full_name(), &opened.event)
}

fn tell(who: &str, deed: &Deed) -> Text {
    match deed {
        Deed::Created { name } => text!("{who} created the club {name}.", "{who} a créé le club {name}."),
        Deed::Edited { name } => text!("{who} changed the page of {name}.", "{who} a modifié la page de {name}."),
        Deed::Invited { role, by_mail } => {
            let (en, fr) = role_words(*role);
            match by_mail {
                true => text!(
                    "{who} invited somebody by e-mail as {en}.",
                    "{who} a invité quelqu’un par courriel comme {fr}."
                ),
                false => {
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
            let name = name.full();
            let (en, fr) = role_words(*role);
            text!("{who} set the role of {name}: {en}.", "{who} a changé le rôle de {name} : {fr}.")
        }
        Deed::Removed { name, .. } => {
            let name = name.full();
            text!("{who} removed {name} from the club.", "{who} a retiré {name} du club.")
        }
        Deed::Left => text!("{who} left the club.", "{who} a quitté le club."),
        Deed::PlayersAdded { players } => {
            let names = players.iter().map(|player| player.name.full()).collect::<Vec<_>>().join(", ");
            text!("{who} added to the roster: {names}.", "{who} a ajouté à l’effectif : {names}.")
        }
        Deed::PlayerNoted(Named { name, .. }) => {
            let name = name.full();
            text!("{who} changed the note about {name}.", "{who} a modifié la note sur {name}.")
        }
        Deed::PlayerRemoved(Named { name, .. }) => {
            let name = name.full();
            text!("{who} took {name} off the roster.", "{who} a retiré {name} de l’effectif.")
        }
        Deed::ClaimOffered(Named { name, .. }) => {
            let name = name.full();
            text!(
                "{who} made a link by which {name} can claim the results.",
                "{who} a créé un lien par lequel {name} peut reprendre ses résultats."
            )
        }
        Deed::ClaimWithdrawn(Named { name, .. }) => {
            text!(
                "{who} withdrew the link by which {name} could claim the results.",
                "{who} a retiré le lien par lequel {name} pouvait reprendre ses résultats."
            )
        }
        Deed::LinksEnded { invitations, claims, .. } => {
            text!(
                "With that role, links ended: {invitations} to join, {claims} to claim results.",
                "Avec ce rôle, des liens ont pris fin : {invitations} pour rejoindre le club, {claims} pour reprendre \
                 des résultats."
            )
        }
        Deed::Claimed(Named { name, .. }) => {
            let name = name.full();
            text!("{who} claimed the player {name}.", "{who} a repris le joueur {name}.")
        }
        Deed::AgeNoted(Named { name, .. }) => {
            let name = name.full();
            text!(
                "{who} changed what is noted about the age of {name}.",
                "{who} a modifié ce qui est noté sur l’âge de {name}."
            )
        }
        Deed::CircuitSet { name, .. } => {
            text!(
                "{who} set the rules and legs of the circuit {name}.",
                "{who} a fixé les règles et les étapes du circuit {name}."
            )
        }
        Deed::CircuitDeleted { name, .. } => {
            text!("{who} deleted the circuit {name}.", "{who} a supprimé le circuit {name}.")
        }
        Deed::SecondFactorSet { required: true } => {
            text!("{who} asked owners for a second factor.", "{who} a exigé un second facteur des propriétaires.")
        }
        Deed::SecondFactorSet { .. } => {
            text!(
                "{who} no longer asks owners for a second factor.",
                "{who} n’exige plus de second facteur des propriétaires."
            )
        }
        Deed::Moderated { act: Act::Hide } => {
            text!("{who} hid the club from the public.", "{who} a masqué le club au public.")
        }
        Deed::Moderated { act: Act::Show } => {
            text!("{who} showed the club to the public again.", "{who} a de nouveau montré le club au public.")
        }
        Deed::Moderated { act: Act::Remove } => {
            text!("{who} removed the words of the club.", "{who} a supprimé les textes du club.")
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
