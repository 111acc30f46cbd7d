//! Signing in by an e-mailed link. The link leads to a page with a button, since mail scanners open links too; it works in
//! any browser, once.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::Duration;
use podium_engine::text;
use serde::Deserialize;

use super::sign_in;
use crate::accounts::actions::{self, find_link, link, use_link};
use crate::accounts::letters;
use crate::accounts::model::User;
use crate::email;
use crate::error::{Error, Result};
use crate::pages::accounts::sign_in::{Browser, Proof};
use crate::web::{App, Context, Form, Viewer, page, see};

crate::routes! {
    POST "/sign-in/link" Anyone ask;
    GET "/sign-in/link/{secret}" Anyone show;
    POST "/sign-in/link/{secret}" Anyone open;
}

/// How long a link is valid.
const LASTS: Duration = Duration::minutes(15);

#[derive(Debug, Deserialize)]
struct AskFields {
    email: String,
    #[serde(default)]
    back: String,
}

/// Sends a link, if there is such an account. If not, the answer is the same and takes as long.
async fn ask(app: web::Data<App>, viewer: Viewer, form: Form<AskFields>) -> Result<HttpResponse> {
    let post = app.post();
    if !post.is_on {
        return Err(Error::Refused(text!("refused-site-sends-mail-sign-password")));
    }
    let AskFields { email, back } = form.fields;
    app.limits.sign_up(&viewer.address).await?;
    app.limits.letter(&email).await?;
    let send = app.db.write(move |connection| {
        let user = User::by_email(connection, &email)?;
        let secret = link(connection, "sign-in", user.as_ref().map(|user| user.id), LASTS, &back)?;
        let Some(user) = user else { return Ok(()) };
        let locale = letters::locale(&user);
        let body = locale.t1("mail-sign-in-body", "link", format!("{}/sign-in/link/{secret}", post.site));
        email::write(connection, &user.email, &locale.t("mail-sign-in-subject"), &body)
    });
    send.await?;
    Ok(see("/sign-in?done=link-asked"))
}

#[derive(Template)]
#[template(path = "accounts/magic_link.html")]
struct LinkPage {
    cx: Context,
}

async fn show(app: web::Data<App>, viewer: Viewer, secret: web::Path<String>) -> Result<HttpResponse> {
    app.db.query(move |connection| find_link(connection, "sign-in", &secret).map(drop)).await?;
    page(&LinkPage { cx: viewer.cx })
}

async fn open(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    secret: web::Path<String>,
) -> Result<HttpResponse> {
    let browser = Browser::of(&app, &viewer, &request);
    let opened = app.db.write(move |connection| {
        let link = find_link(connection, "sign-in", &secret)?;
        use_link(connection, &link)?;
        let user = link.user_id.ok_or(Error::NotFound)?;
        // Whoever reads the mail owns the address.
        actions::prove_address(connection, user)?;
        let user = User::get(connection, user)?;
        Ok((sign_in::sign_in(connection, &user, Proof::Link, &browser)?, link.data))
    });
    let (outcome, back) = opened.await?;
    Ok(sign_in::answer(&app, outcome, &back))
}
