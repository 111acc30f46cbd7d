//! Acts that matter ask for the password again, unless it was given a moment ago. Which ones do stands beside their routes
//! ([`Again`](crate::web::Again)).

use actix_web::dev::ServiceRequest;
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::Duration;

use crate::accounts::model::{Session, User};
use crate::accounts::sessions;
use crate::error::{Error, Result};
use crate::store::chain::now;
use crate::web::devices;
use crate::web::{Again, App, Context, Viewer};
use podium_engine::text;

/// How long a proof counts.
const FRESH: Duration = Duration::minutes(15);

#[derive(Template)]
#[template(path = "accounts/reauthenticate.html")]
struct ProofPage {
    cx: Context,
    email: String,
    action: String,
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
        false => Err(Error::Refused(text!("The password is wrong.", "Le mot de passe est faux."))),
    }
}

/// The page that asks for the password, if this request needs it. Sent with the right one, the form does what it was to do.
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
    let given = fields.iter().find(|(name, _)| name == "proof").map(|(_, value)| value.clone());
    let mut error = None;
    if let Some(password) = given {
        let device = devices::of(app, request.cookie(devices::COOKIE).as_ref(), &user.email);
        app.limits.sign_in(&user.email, &viewer.address, device.as_deref()).await?;
        match confirm_password(app, user, &password).await {
            Ok(()) => {
                let token = session.token.clone();
                app.db.write(move |connection| sessions::proved(connection, &token)).await?;
                return Ok(None);
            }
            Err(Error::Refused(text)) => error = Some(viewer.cx.text(&text).into_owned()),
            Err(other) => return Err(other),
        }
    }
    fields.retain(|(name, _)| !["csrf", "form", "proof"].contains(&name.as_str()));
    let page = ProofPage {
        cx: viewer.cx.clone(),
        email: user.email.clone(),
        action: request.path().to_owned(),
        fields,
        error,
    };
    Ok(Some(HttpResponse::Forbidden().content_type("text/html; charset=utf-8").body(page.render()?)))
}
