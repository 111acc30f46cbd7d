//! What happened to the site itself, in sentences.

use std::collections::BTreeMap;

use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use crate::db::chain::{Actor, Opened};
use crate::db::texts::{Personal, PersonalText, anonymous};

/// The name of the site's chain.
pub const STREAM: &str = "site";

/// What can happen to the site. Names are as they were then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", content = "facts", rename_all = "kebab-case")]
pub enum Deed {
    AdminSet {
        user: String,
        name: PersonalText,
        is_admin: bool,
    },
    Disabled {
        user: String,
        name: PersonalText,
    },
    /// Somebody was erased: an account, players, or both.
    PersonErased(Erased),
}

/// Who was erased, and what had to be changed elsewhere for it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Erased {
    /// The account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub user: Option<String>,
    /// The players, with the numbers they go by now.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub players: BTreeMap<String, i64>,
    /// The hashes of other people's texts out of which names were taken.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub redacted: Vec<String>,
}

impl Personal for Deed {
    fn texts(&mut self, visit: &mut dyn FnMut(&mut PersonalText, Option<&str>)) {
        match self {
            Self::AdminSet { user, name, .. } | Self::Disabled { user, name } => visit(name, Some(user)),
            Self::PersonErased(_) => {}
        }
    }
}

/// What an event of the site's chain says.
pub fn sentence(opened: &Opened<Deed>) -> Text {
    let (who, qui) = match &opened.by {
        Actor::System => ("The command line", "La ligne de commande"),
        other => (other.full_name(), other.full_name()),
    };
    match &opened.event {
        Deed::AdminSet { name, is_admin: true, .. } => {
            let name = name.full();
            text!("{who} made {name} an administrator.", "{qui} a nommé {name} administrateur.")
        }
        Deed::AdminSet { name, .. } => {
            let name = name.full();
            text!("{who} took administration away from {name}.", "{qui} a retiré l’administration à {name}.")
        }
        Deed::Disabled { name, .. } => {
            let name = name.full();
            text!(
                "{who} signed {name} out and asked for a new password.",
                "{qui} a déconnecté {name} et demandé un nouveau mot de passe."
            )
        }
        Deed::PersonErased(Erased { user, .. }) if user.as_deref() == opened.by.user() => {
            text!("{who} deleted their account.", "{qui} a supprimé son compte.")
        }
        Deed::PersonErased(Erased { players, .. }) => {
            let names: Vec<String> = players.values().map(|number| anonymous(*number)).collect();
            let names = names.join(", ");
            text!("{who} erased a person: {names}.", "{qui} a effacé une personne : {names}.")
        }
    }
}
