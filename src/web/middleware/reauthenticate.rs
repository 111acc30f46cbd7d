//! Sensitive actions require a fresh proof of identity: by the password, a passkey or an e-mailed code. Routes declare
//! which actions these are ([`Again`](crate::web::Again)).

use actix_web::dev::ServiceRequest;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::Duration;
use diesel::prelude::*;
use podium_engine::text;

use crate::accounts::model::{Link, Session, User};
use crate::accounts::passkeys::{self, Assertion, Passkey, Purpose};
use crate::accounts::{actions, letters, sessions};
use crate::email::{self, Post};
use crate::error::{Error, Result};
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::links;
use crate::web::devices;
use crate::web::passkey_prompt::Ask;
use crate::web::{Again, App, Context, Viewer};

/// How long a proof stays fresh.
const FRESH: Duration = Duration::minutes(15);
/// How long an e-mailed code is valid.
const CODE_LASTS: Duration = Duration::minutes(10);
/// The kind of link that stands for such a code.
const CODE: &str = "prove";

/// What a form of [`ProofPage`] holds beside what was to be done; everything that begins like this is left out of it.
const PROOF: &str = "proof";

#[derive(Template)]
#[template(path = "accounts/reauthenticate.html")]
struct ProofPage {
    cx: Context,
    email: String,
    action: String,
    has_password: bool,
    ask: Option<Ask>,
    has_mail: bool,
    /// A letter with a code is on its way.
    is_sent: bool,
    /// What the form held, to be sent again with the proof.
    fields: Vec<(String, String)>,
    error: Option<String>,
}

/// Whether whoever uses a session proved who they are a moment ago.
fn is_fresh(session: &Session) -> bool {
    session.proved_at.is_some_and(|proved| now().naive_utc() - proved < FRESH)
}

/// Whether it is the password of an account; a sentence if not.
async fn confirm_password(app: &App, user: &User, password: &str) -> Result<()> {
    match app.hasher.verify(password, Some(&user.password)).await? {
        true => Ok(()),
        false => Err(Error::Refused(text!("refused-password-wrong"))),
    }
}

/// What somebody gave to prove who they are.
enum Given {
    Password(String),
    Passkey(Assertion),
    /// A code from a letter.
    Code(String),
    /// They want such a letter.
    Letter,
}

impl Given {
    fn of(fields: &[(String, String)]) -> Option<Self> {
        let value = |name: &str| {
            let field = fields.iter().find(|(own, _)| own.strip_prefix(PROOF) == Some(name));
            field.map(|(_, value)| value.clone()).filter(|value| !value.is_empty())
        };
        let part = |name: &str| value(name).unwrap_or_default();
        if let Some(password) = value("") {
            return Some(Self::Password(password));
        }
        if let Some(credential) = value("-credential") {
            let (client, authenticator) = (part("-client"), part("-authenticator"));
            let (signature, handle) = (part("-signature"), part("-handle"));
            return Some(Self::Passkey(Assertion { credential, client, authenticator, signature, handle }));
        }
        value("-code").map(Self::Code).or_else(|| value("-letter").map(|_| Self::Letter))
    }
}

/// A code as it is stored: for one account in one browser.
fn hashed(session: &Session, code: &str) -> String {
    let digits: String = code.chars().filter(char::is_ascii_digit).collect();
    crate::ids::hashed(&format!("{CODE} {} {} {digits}", session.user_id, session.token))
}

/// Sends a code to the address of an account; one that was sent before counts no longer.
fn send(connection: &mut Connection, post: &Post, user: &User, session: &Session) -> Result<()> {
    let code = format!("{:08}", u64::from_be_bytes(crate::ids::random()) % 100_000_000);
    let earlier = links::table.filter(links::kind.eq(CODE)).filter(links::user_id.eq(&user.id));
    diesel::delete(earlier).execute(connection)?;
    let at = now().naive_utc();
    let link = Link {
        token: hashed(session, &code),
        kind: CODE.to_owned(),
        user_id: Some(user.id),
        club_id: None,
        data: String::new(),
        created_at: at,
        expires_at: Some(at + CODE_LASTS),
        used_at: None,
    };
    diesel::insert_into(links::table).values(&link).execute(connection)?;
    let locale = letters::locale(user);
    let body = locale.t2("mail-prove-body", "code", code, "link", format!("{}/account", post.site));
    email::write(connection, &user.email, &locale.t("mail-prove-subject"), &body)
}

/// Uses a code up.
fn use_code(connection: &mut Connection, session: &Session, code: &str) -> Result<()> {
    let own = links::table.filter(links::token.eq(hashed(session, code))).filter(links::kind.eq(CODE));
    let good = own.filter(links::used_at.is_null()).filter(links::expires_at.gt(now().naive_utc()));
    let found: Option<Link> = good.select(Link::as_select()).first(connection).optional()?;
    let wrong = || Error::Refused(text!("refused-code-last-letter-too-old"));
    actions::use_link(connection, &found.ok_or_else(wrong)?)
}

/// Checks a proof of identity, or refuses it with the reason.
async fn prove(app: &App, request: &ServiceRequest, viewer: &Viewer, user: &User, given: Given) -> Result<()> {
    let session = viewer.session.clone().ok_or(Error::SignIn)?;
    match given {
        Given::Password(password) => {
            let device = devices::of(app, request.cookie(devices::COOKIE).as_ref(), &user.email);
            app.limits.sign_in(&user.email, &viewer.address, device.as_deref()).await?;
            confirm_password(app, user, &password).await?;
            app.db.write(move |connection| sessions::proved(connection, &session.token)).await
        }
        Given::Passkey(assertion) => {
            app.limits.passkey(&viewer.address).await?;
            let (answer, user) = (assertion.read(&viewer.cx.browser(app), Purpose::Prove)?, user.clone());
            let check = move |connection: &mut Connection| {
                passkeys::used(connection, &answer, Some(&user))?;
                sessions::proved(connection, &session.token)
            };
            app.db.write(check).await
        }
        Given::Code(code) => {
            app.limits.code(&user.id, &viewer.address, true).await?;
            let check = move |connection: &mut Connection| {
                use_code(connection, &session, &code)?;
                sessions::proved(connection, &session.token)
            };
            app.db.write(check).await
        }
        Given::Letter => {
            app.limits.sender(&user.id).await?;
            app.limits.letter(&user.email).await?;
            let (post, user) = (app.post(), user.clone());
            app.db.write(move |connection| send(connection, &post, &user, &session)).await
        }
    }
}

/// The page that asks for a proof of identity, if this request needs one. Sent with a proof, the form goes through.
pub async fn ask(
    app: &App,
    request: &mut ServiceRequest,
    viewer: &Viewer,
    again: Again,
) -> Result<Option<HttpResponse>> {
    let (Some(session), Some(user)) = (&viewer.session, &viewer.user) else { return Err(Error::SignIn) };
    // In the demonstration nobody knows a password.
    if app.demo || is_fresh(session) {
        return Ok(None);
    }
    let body = request.extract::<web::Bytes>().await.map_err(|_| Error::Stale)?;
    request.set_payload(body.clone().into());
    let mut fields: Vec<(String, String)> = serde_html_form::from_bytes(&body).unwrap_or_default();
    let makes_owner = fields.iter().any(|(name, value)| name == "role" && value == "owner");
    if again == Again::ToMakeOwner && !makes_owner {
        return Ok(None);
    }
    let has_mail = app.post().is_on;
    // A code may be typed wrong: the field for it stays.
    let (mut is_sent, mut error) = (fields.iter().any(|(name, _)| name == "proof-code"), None);
    if let Some(given) = Given::of(&fields).filter(|given| has_mail || !matches!(given, Given::Letter)) {
        let asks = matches!(given, Given::Letter);
        match prove(app, request, viewer, user, given).await {
            Ok(()) if asks => is_sent = true,
            Ok(()) => return Ok(None),
            Err(Error::Refused(text)) => error = Some(viewer.cx.text(&text).into_owned()),
            Err(other) => return Err(other),
        }
    }
    fields.retain(|(name, _)| !["csrf", "form"].contains(&name.as_str()) && !name.starts_with(PROOF));
    let id = user.id;
    let known = app.db.query(move |connection| Passkey::all(connection, id)).await?;
    let page = ProofPage {
        cx: viewer.cx.clone(),
        email: user.email.clone(),
        action: request.path().to_owned(),
        has_password: !user.password.is_empty(),
        ask: Ask::new(app, Purpose::Prove, &viewer.cx, &known).filter(|_| !known.is_empty()),
        has_mail,
        is_sent,
        fields,
        error,
    };
    Ok(Some(HttpResponse::Forbidden().content_type("text/html; charset=utf-8").body(page.render()?)))
}
