//! Asking a browser for a passkey.

use super::{App, Context};
use crate::accounts::passkeys::verify::Party;
use crate::accounts::passkeys::{self, Passkey, Purpose};

/// What a browser is asked, in the attributes that `static/passkeys.js` reads.
#[derive(Debug, Clone)]
pub struct Ask {
    pub challenge: String,
    /// The name of the site.
    pub rp: String,
    /// Passkeys that may answer, or that are there already.
    pub known: String,
}

impl Ask {
    /// A question, unless this site's address allows no passkeys.
    pub fn new(app: &App, purpose: Purpose, cx: &Context, known: &[Passkey]) -> Option<Self> {
        let known: Vec<&str> = known.iter().map(|passkey| passkey.credential.as_str()).collect();
        let rp = Party::at(&cx.site)?.id;
        Some(Self { challenge: passkeys::challenge(&cx.browser(app), purpose), rp, known: known.join(" ") })
    }
}
