//! The single path of signing in: whatever the proof, [`sign_in`] decides what follows.

use actix_web::cookie::Cookie;
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Duration;
use podium_engine::text;

use crate::accounts::factors::{self, Factors};
use crate::accounts::letters::{self, Notice};
use crate::accounts::model::{Session, User};
use crate::accounts::{actions, sessions};
use crate::error::{Error, Result};
use crate::pages::accounts::account::web_encode;
use crate::pages::accounts::factors::half_cookie;
use crate::store::Connection;
use crate::store::chain::now;
use crate::web::{App, Viewer, devices, local, see};

/// No notification of a new browser while the account is this new.
const NEW: Duration = Duration::hours(1);

/// How somebody proved who they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Proof {
    /// The password of the account.
    Password,
    /// A link that was sent to the address of the account.
    Link,
    /// A passkey whose device checked the person, which is two factors at once.
    Passkey,
    /// A second factor after one of the above.
    Second,
    /// A click in the demonstration, where everybody may be anybody.
    Demo,
}

/// The browser that signs in.
#[derive(Clone)]
pub struct Browser {
    app: web::Data<App>,
    /// The cookie that identifies it later.
    device: Option<Cookie<'static>>,
    agent: String,
    address: String,
    /// The session it had until now.
    former: Option<Session>,
}

impl Browser {
    /// The browser that makes a request.
    pub fn of(app: &web::Data<App>, viewer: &Viewer, request: &HttpRequest) -> Self {
        let agent = request.headers().get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
        Self {
            app: app.clone(),
            device: request.cookie(devices::COOKIE),
            agent: agent.unwrap_or_default().to_owned(),
            address: viewer.address.clone(),
            former: viewer.session.clone(),
        }
    }

    /// The device, if the account with this address was used on it before.
    pub fn device(&self, email: &str) -> Option<String> {
        devices::of(&self.app, self.device.as_ref(), email)
    }
}

/// The outcome of a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// The secret of the new session, for the browser's cookie.
    SignedIn(String),
    /// The secret of a ticket: the second factor is still missing.
    Half(String),
}

/// Signs an account in. Every sign-in goes through here, so that all further requirements apply to every proof.
pub fn sign_in(connection: &mut Connection, user: &User, proof: Proof, browser: &Browser) -> Result<Outcome> {
    // Meanwhile the account may have a new password, which ends every other way in, or be gone.
    let current = User::get(connection, user.id)?;
    if current.deleted_at.is_some() || current.password != user.password {
        return Err(wrong());
    }
    // An account whose password was disabled chooses a new one first; a passkey is no way around that.
    if proof == Proof::Passkey && current.password.is_empty() {
        return Err(Error::Refused(text!("refused-account-needs-new-password-first")));
    }
    if matches!(proof, Proof::Password | Proof::Link) && Factors::of(connection, &current)?.is_on() {
        return factors::ticket(connection, user).map(Outcome::Half);
    }
    if let Some(former) = &browser.former {
        actions::sign_out(connection, former.user_id, &former.token, false)?;
    }
    let is_new = now().naive_utc() - user.created_at < NEW;
    if matches!(proof, Proof::Password | Proof::Second) && !is_new && browser.device(&user.email).is_none() {
        letters::tell(connection, &browser.app.post(), user, Notice::Device)?;
    }
    sessions::open(connection, user.id, &browser.agent, &browser.address).map(Outcome::SignedIn)
}

/// Sets the cookies and redirects to where the visitor wanted to go.
pub fn answer(app: &App, outcome: Outcome, back: &str) -> HttpResponse {
    match outcome {
        Outcome::SignedIn(secret) => {
            let mut response = see(if back.is_empty() { "/home" } else { local(back) });
            // A cookie of letters and digits is always a valid header value.
            let _ = response.add_cookie(&sessions::cookie(secret, app.config.is_secure()));
            response
        }
        Outcome::Half(secret) => {
            let to = match back.is_empty() {
                true => "/sign-in/second".to_owned(),
                false => format!("/sign-in/second?back={}", web_encode(local(back))),
            };
            let mut response = see(&to);
            let _ = response.add_cookie(&half_cookie(secret, app.config.is_secure()));
            response
        }
    }
}

/// The account for an address and a password. Every failure looks the same and takes as long.
pub async fn by_password(app: &App, email: &str, password: &str) -> Result<User> {
    let email = email.to_owned();
    let user = app.db.query(move |connection| User::by_email(connection, &email)).await?;
    let known = app.hasher.verify(password, user.as_ref().map(|user| user.password.as_str())).await?;
    user.filter(|_| known).ok_or_else(wrong)
}

fn wrong() -> Error {
    Error::Refused(text!("refused-address-password-fit-try-again"))
}
