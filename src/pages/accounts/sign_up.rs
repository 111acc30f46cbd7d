//! Signing up. Where mail is sent, an e-mail leads to a page with a button, and only then is an account created: nobody can
//! make one with somebody else's address. Where none is sent, the account is created at once, with its address unproved.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use chrono::Duration;
use podium_engine::text;
use serde::{Deserialize, Serialize};

use super::sign_in;
use crate::accounts::actions::{self, NewUser, check_email, find_link, link, use_link};
use crate::accounts::model::User;
use crate::accounts::strength;
use crate::email::{self, Post};
use crate::error::{Error, Result};
use crate::names;
use crate::pages::accounts::account::{Back, with_back};
use crate::pages::accounts::sign_in::{Browser, Outcome, Proof};
use crate::store::Connection;
use crate::web::{App, Context, Form, Viewer, again, page, see};
use crate::words::Locale;

crate::routes! {
    GET "/sign-up" Anyone show;
    POST "/sign-up" Anyone ask;
    GET "/verify/{secret}" Anyone show_proof;
    POST "/verify/{secret}" Anyone prove;
}

/// How long the e-mailed link is valid.
const LASTS: Duration = Duration::days(1);

/// A pending sign-up, until the address is proved.
#[derive(Debug, Clone, Serialize, Deserialize)]
struct Pending {
    name: String,
    email: String,
    language: String,
    /// Where to go afterwards.
    back: String,
}

impl Pending {
    fn account(&self, password: String) -> NewUser {
        NewUser {
            name: self.name.clone(),
            email: self.email.clone(),
            password,
            language: self.language.clone(),
            time_zone: "Europe/Paris".to_owned(),
        }
    }
}

#[derive(Template)]
#[template(path = "accounts/sign_up.html")]
struct SignUpPage {
    cx: Context,
    fields: SignUpFields,
    /// Whether the address is proved by e-mail before the password is chosen.
    by_mail: bool,
    error: Option<String>,
}

#[derive(Debug, Default, Deserialize)]
struct SignUpFields {
    name: String,
    email: String,
    #[serde(default)]
    password: String,
    #[serde(default)]
    back: String,
}

async fn show(app: web::Data<App>, viewer: Viewer, query: web::Query<Back>) -> Result<HttpResponse> {
    let fields = SignUpFields { back: query.into_inner().back, ..Default::default() };
    page(&SignUpPage { cx: viewer.cx, fields, by_mail: app.post().is_on, error: None })
}

async fn ask(app: web::Data<App>, viewer: Viewer, form: Form<SignUpFields>) -> Result<HttpResponse> {
    app.limits.sign_up(&viewer.address).await?;
    let (fields, post) = (form.fields, app.post());
    let by_mail = post.is_on;
    let language = viewer.cx.language.code().to_owned();
    let asked = async {
        let (name, email) = (names::person(&fields.name)?, check_email(&fields.email)?);
        let pending = Pending { name, email, language, back: fields.back.clone() };
        let locale = viewer.cx.locale;
        if by_mail {
            app.limits.letter(&pending.email).await?;
            return app.db.write(move |connection| send(connection, &pending, &locale, &post)).await;
        }
        strength::check(&fields.password, &[&pending.name, &pending.email])?;
        let new = pending.account(app.hasher.hash(&fields.password).await?);
        app.db.write(move |connection| without_mail(connection, &new, &locale, &post)).await
    };
    match asked.await {
        Ok(()) if by_mail => Ok(see("/sign-in?done=sign-up-asked")),
        Ok(()) => Ok(see(&with_back("/sign-in?done=signed-up", &fields.back))),
        Err(Error::Refused(text)) => {
            let error = Some(viewer.cx.text(&text).into_owned());
            again(&SignUpPage { cx: viewer.cx, fields, by_mail, error })
        }
        Err(other) => Err(other),
    }
}

/// Sends the e-mail. An address that already has an account gets one saying so; the work and the answer are the same.
fn send(connection: &mut Connection, pending: &Pending, locale: &Locale, post: &Post) -> Result<()> {
    let secret = link(connection, "sign-up", None, LASTS, &serde_json::to_string(pending)?)?;
    let taken = User::by_email(connection, &pending.email)?.is_some_and(|user| user.verified_at.is_some());
    if taken {
        return already(connection, &pending.email, locale, post);
    }
    let body = locale.t1("mail-verify-body", "link", format!("{}/verify/{secret}", post.site));
    email::write(connection, &pending.email, &locale.t("mail-verify-subject"), &body)
}

fn already(connection: &mut Connection, email: &str, locale: &Locale, post: &Post) -> Result<()> {
    let body = locale.t1("mail-already-body", "link", format!("{}/reset", post.site));
    email::write(connection, email, &locale.t("mail-already-subject"), &body)
}

/// Creates an account with an unproved address. If the address already has one, only an administrator reading the outbox
/// can tell.
fn without_mail(connection: &mut Connection, new: &NewUser, locale: &Locale, post: &Post) -> Result<()> {
    match User::by_email(connection, &new.email)? {
        Some(_) => already(connection, &new.email, locale, post),
        None => actions::create(connection, new).map(drop),
    }
}

#[derive(Template)]
#[template(path = "accounts/prove.html")]
struct ProvePage {
    cx: Context,
    email: String,
    error: Option<String>,
}

/// The pending sign-up for a secret, if it is still valid.
async fn pending(app: &App, secret: &str) -> Result<Pending> {
    let secret = secret.to_owned();
    let link = app.db.query(move |connection| find_link(connection, "sign-up", &secret)).await?;
    Ok(serde_json::from_str(&link.data)?)
}

async fn show_proof(app: web::Data<App>, viewer: Viewer, secret: web::Path<String>) -> Result<HttpResponse> {
    let pending = pending(&app, &secret).await?;
    page(&ProvePage { cx: viewer.cx, email: pending.email, error: None })
}

#[derive(Debug, Deserialize)]
struct PasswordField {
    password: String,
}

async fn prove(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    secret: web::Path<String>,
    form: Form<PasswordField>,
) -> Result<HttpResponse> {
    let pending = pending(&app, &secret).await?;
    let password = form.fields.password;
    if let Err(text) = strength::check(&password, &[&pending.name, &pending.email]) {
        let error = Some(viewer.cx.text(&text).into_owned());
        return again(&ProvePage { cx: viewer.cx, email: pending.email, error });
    }
    let (new, back) = (pending.account(app.hasher.hash(&password).await?), pending.back);
    let browser = Browser::of(&app, &viewer, &request);
    let outcome = app.db.write(move |connection| made(connection, &secret, &new, &browser)).await?;
    Ok(sign_in::answer(&app, outcome, &back))
}

/// The account of an address that was just proved. One made without proving the address goes to the owner of the address,
/// and all its sessions end.
fn made(connection: &mut Connection, secret: &str, new: &NewUser, browser: &Browser) -> Result<Outcome> {
    let link = find_link(connection, "sign-up", secret)?;
    use_link(connection, &link)?;
    let user = match User::by_email(connection, &new.email)? {
        Some(user) if user.verified_at.is_some() => {
            return Err(Error::Refused(text!("refused-address-account-already-sign-ask")));
        }
        Some(user) => user,
        None => actions::create(connection, new)?,
    };
    actions::prove_address(connection, user.id)?;
    actions::set_password(connection, user.id, &new.password)?;
    let user = User::get(connection, user.id)?;
    sign_in::sign_in(connection, &user, Proof::Link, browser)
}
