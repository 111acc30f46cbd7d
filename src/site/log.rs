//! The log of the site itself, as sentences.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use crate::error::Result;
use crate::ids::{ClubId, PersonId, PlayerId, UserId};
use crate::site::act::{Act, What};
use crate::store::Connection;
use crate::store::chain::{self, Actor, Opened};
use crate::store::schema::site;
use crate::store::texts::{Personal, PersonalText, anonymous};

/// The name of the site's chain.
pub const STREAM: &str = "site";

/// Records an action on the site; concurrent ones wait until this transaction ends.
pub fn note(connection: &mut Connection, actor: &Actor, deed: Deed) -> Result<()> {
    diesel::update(site::table.filter(site::name.eq("secret"))).set(site::value.eq(site::value)).execute(connection)?;
    chain::append(connection, STREAM, chain::now(), actor, deed, None)
}

/// What can happen to the site; each is recorded with the names of that time. "Deed" is the word for an event of a club's
/// or the site's chain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "facts", rename_all = "kebab-case")]
pub enum Deed {
    AdminSet {
        user: UserId,
        name: PersonalText,
        is_admin: bool,
    },
    Disabled {
        user: UserId,
        name: PersonalText,
    },
    /// Passkeys, authenticator app and recovery codes of somebody who lost their device.
    FactorsRemoved {
        user: UserId,
        name: PersonalText,
    },
    /// Somebody was erased: an account, players, or both.
    PersonErased(Erased),
    /// Something was hidden, shown again or removed.
    Moderated {
        what: What,
        id: String,
        act: Act,
        #[serde(default, skip_serializing_if = "PersonalText::is_empty")]
        name: PersonalText,
        reason: PersonalText,
        /// The hashes of the texts that were hidden or removed with it.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        words: Vec<String>,
    },
    Renamed {
        what: What,
        id: String,
        before: PersonalText,
        name: PersonalText,
        reason: PersonalText,
    },
    /// Two players turned out to be one person.
    Merged {
        player: PlayerId,
        name: PersonalText,
        into: PlayerId,
        into_name: PersonalText,
        reason: PersonalText,
    },
    /// Two clubs became one.
    ClubsMerged {
        club: ClubId,
        name: PersonalText,
        into: ClubId,
        into_name: PersonalText,
        reason: PersonalText,
    },
    Suspended {
        user: UserId,
        name: PersonalText,
        until: DateTime<Utc>,
        reason: PersonalText,
    },
    Banned {
        user: UserId,
        name: PersonalText,
        /// A keyed hash.
        address: String,
        reason: PersonalText,
    },
    /// A suspension or ban was lifted.
    Admitted {
        user: UserId,
        name: PersonalText,
        reason: PersonalText,
    },
    ReportHandled {
        report: String,
        reason: PersonalText,
    },
}

/// Who was erased, and what had to be changed elsewhere for it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Erased {
    /// The account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<UserId>,
    /// The players, with the numbers they go by now.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub players: BTreeMap<PersonId, i64>,
    /// The hashes of other people's texts out of which names were taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redacted: Vec<String>,
    /// The hashes of texts that administrators removed elsewhere, for a club that moved.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub removed: Vec<String>,
}

impl Personal for Deed {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<PersonId>)) {
        match self {
            Self::AdminSet { user, name, .. } | Self::Disabled { user, name } | Self::FactorsRemoved { user, name } => {
                visit(name, Some((*user).into()));
            }
            Self::PersonErased(_) => {}
            Self::Moderated { what, id, name, reason, .. } => {
                visit(name, id.parse().ok().filter(|_| *what == What::Player));
                visit(reason, None);
            }
            Self::Renamed { what, id, before, name, reason } => {
                let about = id.parse().ok().filter(|_| *what == What::Player);
                visit(before, about);
                visit(name, about);
                visit(reason, None);
            }
            Self::Merged { player, name, into, into_name, reason } => {
                visit(name, Some((*player).into()));
                visit(into_name, Some((*into).into()));
                visit(reason, None);
            }
            Self::ClubsMerged { name, into_name, reason, .. } => {
                visit(name, None);
                visit(into_name, None);
                visit(reason, None);
            }
            Self::Suspended { user, name, reason, .. }
            | Self::Banned { user, name, reason, .. }
            | Self::Admitted { user, name, reason } => {
                visit(name, Some((*user).into()));
                visit(reason, None);
            }
            Self::ReportHandled { reason, .. } => visit(reason, None),
        }
    }
}

/// An event of the site's chain as a sentence.
pub fn sentence(opened: &Opened<Deed>) -> Text {
    let who = match &opened.by {
        Actor::System => text!("site-log-command-line"),
        other => Text::same(other.full_name()),
    };
    match &opened.event {
        Deed::AdminSet { name, is_admin: true, .. } => {
            let name = name.full();
            text!("site-log-made-administrator", who, name)
        }
        Deed::AdminSet { name, .. } => {
            let name = name.full();
            text!("site-log-took-administration-away", who, name)
        }
        Deed::Disabled { name, .. } => {
            let name = name.full();
            text!("site-log-signed-out-asked-new-password", who, name)
        }
        Deed::FactorsRemoved { name, .. } => {
            text!("site-log-removed-passkeys-second-factor", who, name)
        }
        Deed::PersonErased(Erased { user, .. }) if *user == opened.by.user() => {
            text!("site-log-deleted-account", who)
        }
        Deed::PersonErased(Erased { players, .. }) => {
            let names: Vec<String> = players.values().map(|number| anonymous(*number)).collect();
            let names = names.join(", ");
            text!("site-log-erased-person", who, names)
        }
        Deed::Moderated { what, id, act, name, reason, .. } => {
            let (thing, called) = (what.word(), if name.is_empty() { id.as_str() } else { name });
            match act {
                Act::Hide => {
                    text!("site-log-hid", who, thing, called, reason)
                }
                Act::Show => {
                    text!("site-log-showed-again", who, thing, called, reason)
                }
                Act::Remove => {
                    text!("site-log-removed", who, thing, called, reason)
                }
            }
        }
        Deed::Renamed { what, before, name, reason, .. } => {
            let thing = what.word();
            text!("site-log-renamed", who, thing, before, name, reason)
        }
        Deed::Merged { name, into_name, reason, .. } => {
            text!("site-log-merged-player-into", who, name, into_name, reason)
        }
        Deed::ClubsMerged { name, into_name, reason, .. } => {
            text!("site-log-merged-club-into", who, name, into_name, reason)
        }
        Deed::Suspended { name, until, reason, .. } => {
            let day = crate::words::day(until.date_naive());
            text!("site-log-suspended-until", who, name, day, reason)
        }
        Deed::Banned { name, reason, .. } => {
            text!("site-log-banned", who, name, reason)
        }
        Deed::Admitted { name, reason, .. } => {
            text!("site-log-let-again", who, name, reason)
        }
        Deed::ReportHandled { reason, .. } => {
            text!("site-log-handled-report", who, reason)
        }
    }
}
