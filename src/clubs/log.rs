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
use crate::ids::{ClubId, PersonId, PlayerId, UserId};
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
        user: UserId,
        name: PersonalText,
        role: Role,
    },
    Removed {
        user: UserId,
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
        user: UserId,
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
    /// Administrators merged another club into this one.
    Merged {
        club: ClubId,
        name: PersonalText,
        /// Everybody who came with it or has another role by it.
        members: BTreeMap<UserId, Role>,
        /// Who was removed from it: links that anybody can use do not readmit them here either.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        removed: Vec<UserId>,
    },
    /// Administrators merged this club into another one: the last event of this chain.
    MergedInto {
        club: ClubId,
        name: PersonalText,
    },
    /// The club was imported from another instance, where accounts have other ids: these are its members from here on.
    Moved {
        members: BTreeMap<UserId, Role>,
    },
}

/// A player, with their name at the time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    pub player: PlayerId,
    pub name: PersonalText,
}

impl From<&Player> for Named {
    fn from(player: &Player) -> Self {
        Self { player: player.id, name: player.called() }
    }
}

impl Personal for Deed {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<PersonId>)) {
        match self {
            Self::Created { name }
            | Self::Edited { name }
            | Self::Merged { name, .. }
            | Self::MergedInto { name, .. }
            | Self::CircuitSet { name, .. }
            | Self::CircuitDeleted { name, .. } => visit(name, None),
            Self::RoleSet { user, name, .. } | Self::Removed { user, name } => visit(name, Some((*user).into())),
            Self::PlayersAdded { players } => {
                players.iter_mut().for_each(|Named { player, name }| visit(name, Some((*player).into())));
            }
            Self::PlayerNoted(Named { player, name })
            | Self::PlayerRemoved(Named { player, name })
            | Self::ClaimOffered(Named { player, name })
            | Self::ClaimWithdrawn(Named { player, name })
            | Self::AgeNoted(Named { player, name })
            | Self::Claimed(Named { player, name }) => visit(name, Some((*player).into())),
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
pub fn stream(club: ClubId) -> String {
    format!("club:{club}")
}

/// The club whose chain it is.
pub fn of_stream(stream: &str) -> Option<ClubId> {
    stream.strip_prefix("club:")?.parse().ok()
}

/// Locks the club until this transaction ends. Nothing is added to a club that was merged meanwhile.
pub fn lock(connection: &mut Connection, club: ClubId) -> Result<()> {
    let row = clubs::table.filter(clubs::id.eq(club));
    let locked = diesel::update(row).set(clubs::revision.eq(clubs::revision + 1)).execute(connection)?;
    if locked == 0 {
        return Err(Error::NotFound);
    }
    match row.select(clubs::same_as).first::<Option<ClubId>>(connection)? {
        None => Ok(()),
        Some(_) => Err(Error::Refused(text!("club-act-club-was-merged-meanwhile"))),
    }
}

/// Appends an event; take [`lock`] first.
pub fn note(connection: &mut Connection, club: ClubId, actor: &Actor, deed: Deed, form: Option<String>) -> Result<()> {
    note_at(connection, club, now(), actor, deed, form)
}

/// The same with another time.
pub fn note_at(
    connection: &mut Connection,
    club: ClubId,
    at: DateTime<Utc>,
    actor: &Actor,
    deed: Deed,
    form: Option<String>,
) -> Result<()> {
    chain::append(connection, &stream(club), at, actor, deed, form)
}

/// The club that was created by a form already used.
pub fn done_by(connection: &mut Connection, form: Option<&str>) -> Result<Option<ClubId>> {
    let Some(form) = form else { return Ok(None) };
    let done = events::table.filter(events::form.eq(form)).select(events::stream);
    let done: Option<String> = done.first(connection).optional()?;
    Ok(done.and_then(|stream| of_stream(&stream)))
}

/// The moderation state of a club, from its chain.
pub fn hidden<'a>(deeds: impl IntoIterator<Item = &'a Deed>) -> Option<Hidden> {
    let acts = deeds.into_iter().filter_map(|deed| if let Deed::Moderated { act } = deed { Some(act) } else { None });
    acts.last().and_then(|act| act.hidden())
}

/// An event of a club's chain as a sentence.
pub fn sentence(opened: &Opened<Deed>) -> Text {
    let who = match &opened.by {
        Actor::System => text!("site-log-command-line"),
        other => Text::same(other.full_name()),
    };
    tell(&who, &opened.event)
}

fn tell(who: &Text, deed: &Deed) -> Text {
    match deed {
        Deed::Created { name } => text!("club-log-created-club", who, name),
        Deed::Edited { name } => text!("club-log-changed-page", who, name),
        Deed::Invited { role, by_mail } => {
            let role = role.word();
            match by_mail {
                true => text!("club-log-invited-somebody-e-mail", who, role),
                false => {
                    text!("club-log-made-invitation-link", who, role)
                }
            }
        }
        Deed::InviteRevoked { role } => {
            let role = role.word();
            text!("club-log-revoked-invitation", who, role)
        }
        Deed::Joined { role } => {
            let role = role.word();
            text!("club-log-accepted-invitation", who, role)
        }
        Deed::RoleSet { name, role, .. } => {
            let name = name.full();
            let role = role.word();
            text!("club-log-set-role", who, name, role)
        }
        Deed::Removed { name, .. } => {
            let name = name.full();
            text!("club-log-removed-club", who, name)
        }
        Deed::Left => text!("club-log-left-club", who),
        Deed::PlayersAdded { players } => {
            let names = players.iter().map(|player| player.name.full()).collect::<Vec<_>>().join(", ");
            text!("club-log-added-roster", who, names)
        }
        Deed::PlayerNoted(Named { name, .. }) => {
            let name = name.full();
            text!("club-log-changed-note-about", who, name)
        }
        Deed::PlayerRemoved(Named { name, .. }) => {
            let name = name.full();
            text!("club-log-took-off-roster", who, name)
        }
        Deed::ClaimOffered(Named { name, .. }) => {
            let name = name.full();
            text!("club-log-made-link-claim-results", who, name)
        }
        Deed::ClaimWithdrawn(Named { name, .. }) => {
            text!("club-log-withdrew-link-claim-results", who, name)
        }
        Deed::LinksEnded { invitations, claims, .. } => {
            text!("club-log-role-links-ended-join-claim", invitations, claims)
        }
        Deed::Claimed(Named { name, .. }) => {
            let name = name.full();
            text!("club-log-claimed-player", who, name)
        }
        Deed::AgeNoted(Named { name, .. }) => {
            let name = name.full();
            text!("club-log-changed-noted-about-age", who, name)
        }
        Deed::CircuitSet { name, .. } => {
            text!("club-log-set-rules-legs-circuit", who, name)
        }
        Deed::CircuitDeleted { name, .. } => {
            text!("club-log-deleted-circuit", who, name)
        }
        Deed::SecondFactorSet { required: true } => {
            text!("club-log-asked-owners-second-factor", who)
        }
        Deed::SecondFactorSet { .. } => {
            text!("club-log-longer-asks-owners-second-factor", who)
        }
        Deed::Moderated { act: Act::Hide } => {
            text!("club-log-hid-club-public", who)
        }
        Deed::Moderated { act: Act::Show } => {
            text!("club-log-showed-club-public-again", who)
        }
        Deed::Moderated { act: Act::Remove } => {
            text!("club-log-removed-words-club", who)
        }
        Deed::Merged { name, .. } => text!("club-log-merged-club-into-this", who, name),
        Deed::MergedInto { name, .. } => text!("club-log-merged-this-club-into", who, name),
        Deed::Moved { members } => {
            let count = members.len();
            text!("club-log-club-brought-here-another-instance", count)
        }
    }
}
