//! What happened to the site itself, in sentences.

use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use crate::competitions::Actor;
use crate::db::chain::EventRow;

/// The name of the site's chain.
pub const STREAM: &str = "site";

/// What can happen to the site. Names are as they were then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    AdminSet {
        user: String,
        name: String,
        is_admin: bool,
    },
    Disabled {
        user: String,
        name: String,
    },
    /// By its owner.
    AccountDeleted(String),
}

/// What a row of the site's chain says; `None` if it is none of these.
pub fn sentence(row: &EventRow) -> Option<Text> {
    let by: Actor = serde_json::from_str(&row.actor).ok()?;
    let deed: Deed = serde_json::from_str(&row.body).ok()?;
    let (who, qui) = match &by {
        Actor::System => ("The command line", "La ligne de commande"),
        other => (other.name(), other.name()),
    };
    Some(match deed {
        Deed::AdminSet { name, is_admin: true, .. } => {
            text!("{who} made {name} an administrator.", "{qui} a nommé {name} administrateur.")
        }
        Deed::AdminSet { name, .. } => {
            text!("{who} took administration away from {name}.", "{qui} a retiré l’administration à {name}.")
        }
        Deed::Disabled { name, .. } => {
            text!(
                "{who} signed {name} out and asked for a new password.",
                "{qui} a déconnecté {name} et demandé un nouveau mot de passe."
            )
        }
        Deed::AccountDeleted(_) => text!("{who} deleted their account.", "{qui} a supprimé son compte."),
    })
}
