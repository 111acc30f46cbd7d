//! Pages of accounts.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use podium_engine::text;
use serde::Deserialize;

use super::sign_in;
use crate::accounts::factors::Factors;
use crate::accounts::letters::{self, Notice};
use crate::accounts::model::{Session, Token, User};
use crate::accounts::passkeys::Purpose;
use crate::accounts::tokens::{self, Scope};
use crate::accounts::{actions, sessions, strength};
use crate::email;
use crate::error::{Error, Result};
use crate::pages::accounts::sign_in::{Browser, Proof};
use crate::people::erase::{Whom, erase};
use crate::people::privacy::{self, Whose};
use crate::store::{Connection, schema};
use crate::web::middleware::language_prefix;
use crate::web::passkey_prompt::Ask;
use crate::web::{App, Context, Form, Viewer, again, local, page, see};
use crate::words::Language;

crate::routes! {
    GET "/sign-in" Anyone sign_in_form;
    POST "/sign-in" Anyone sign_in_by_password;
    POST "/sign-out" SignedIn sign_out;
    GET "/reset" Anyone ask_reset_form;
    POST "/reset" Anyone ask_reset;
    GET "/reset/{secret}" Anyone reset_form;
    POST "/reset/{secret}" Anyone reset;
    GET "/account" SignedIn account;
    POST "/account/profile" SignedIn change_profile;
    POST "/account/password" SignedIn change_password;
    POST "/account/sessions" SignedIn close_sessions;
    POST "/account/delete" SignedIn+Always delete;
    POST "/language/{code}" Anyone language;
}

/// Where to go afterwards.
#[derive(Debug, Default, Deserialize)]
pub struct Back {
    #[serde(default)]
    pub back: String,
}

/// A path with a return path in its query.
pub fn with_back(path: &str, back: &str) -> String {
    if back.is_empty() { path.to_owned() } else { format!("{path}&back={}", web_encode(local(back))) }
}

/// A percent-encoded query value.
pub fn web_encode(text: &str) -> String {
    serde_html_form::to_string([("x", text)]).unwrap_or_default().split_off(2)
}

#[derive(Template)]
#[template(path = "accounts/sign_in.html")]
struct SignInPage {
    cx: Context,
    email: String,
    back: String,
    /// Whether a link can be sent instead.
    by_mail: bool,
    error: Option<String>,
    ask: Option<Ask>,
}

/// The passkey challenge for signing in.
fn ask(app: &App, cx: &Context) -> Option<Ask> {
    Ask::new(app, Purpose::SignIn, cx, &[])
}

#[derive(Debug, Deserialize)]
struct SignInFields {
    email: String,
    password: String,
    #[serde(default)]
    back: String,
}

async fn sign_in_form(app: web::Data<App>, viewer: Viewer, query: web::Query<Back>) -> Result<HttpResponse> {
    let (ask, back, by_mail) = (ask(&app, &viewer.cx), query.into_inner().back, app.post().is_on);
    page(&SignInPage { cx: viewer.cx, email: String::new(), back, by_mail, error: None, ask })
}

async fn sign_in_by_password(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    form: Form<SignInFields>,
) -> Result<HttpResponse> {
    let SignInFields { email, password, back } = form.fields;
    let (browser, by_mail) = (Browser::of(&app, &viewer, &request), app.post().is_on);
    app.limits.sign_in(&email, &viewer.address, browser.device(&email).as_deref()).await?;
    let outcome = async {
        let user = sign_in::by_password(&app, &email, &password).await?;
        // Anybody may have made it with an address that is not theirs.
        if by_mail && user.verified_at.is_none() {
            return Ok(None);
        }
        let open =
            move |connection: &mut Connection| sign_in::sign_in(connection, &user, Proof::Password, &browser).map(Some);
        app.db.write(open).await
    };
    let outcome = outcome.await;
    match outcome {
        Ok(Some(outcome)) => Ok(sign_in::answer(&app, outcome, &back)),
        Ok(None) => {
            let error = Some(viewer.cx.t("sign-in-unverified").into_owned());
            again(&SignInPage { ask: ask(&app, &viewer.cx), cx: viewer.cx, email, back, by_mail, error })
        }
        Err(Error::Refused(text)) => {
            let error = Some(viewer.cx.text(&text).into_owned());
            again(&SignInPage { ask: ask(&app, &viewer.cx), cx: viewer.cx, email, back, by_mail, error })
        }
        Err(other) => Err(other),
    }
}

async fn sign_out(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let Some(session) = viewer.who.session else { return Err(Error::SignIn) };
    app.db.write(move |connection| actions::sign_out(connection, session.user_id, &session.token, false)).await?;
    let mut response = see("/?done=signed-out");
    let _ = response.add_cookie(&sessions::no_cookie());
    Ok(response)
}

#[derive(Template)]
#[template(path = "accounts/ask_reset.html")]
struct AskResetPage {
    cx: Context,
}

#[derive(Debug, Deserialize)]
struct EmailField {
    email: String,
}

async fn ask_reset_form(viewer: Viewer) -> Result<HttpResponse> {
    page(&AskResetPage { cx: viewer.cx })
}

async fn ask_reset(app: web::Data<App>, viewer: Viewer, form: Form<EmailField>) -> Result<HttpResponse> {
    app.limits.sign_up(&viewer.address).await?;
    app.limits.letter(&form.fields.email).await?;
    let (locale, site) = (viewer.cx.locale, viewer.cx.site.clone());
    app.db.query(move |connection| actions::ask_reset(connection, &form.fields.email, &locale, &site)).await?;
    Ok(see("/sign-in?done=reset-asked"))
}

#[derive(Template)]
#[template(path = "accounts/reset.html")]
struct ResetPage {
    cx: Context,
    error: Option<String>,
}

#[derive(Debug, Deserialize)]
struct PasswordField {
    password: String,
}

async fn reset_form(app: web::Data<App>, viewer: Viewer, secret: web::Path<String>) -> Result<HttpResponse> {
    app.db.query(move |connection| actions::find_link(connection, "reset", &secret).map(drop)).await?;
    page(&ResetPage { cx: viewer.cx, error: None })
}

async fn reset(
    app: web::Data<App>,
    viewer: Viewer,
    secret: web::Path<String>,
    form: Form<PasswordField>,
) -> Result<HttpResponse> {
    let password = form.fields.password;
    let changed = async {
        let wanted = secret.clone();
        // Nothing is hashed for an invalid link.
        let user = app.db.query(move |connection| {
            let link = actions::find_link(connection, "reset", &wanted)?;
            User::get(connection, link.user_id.ok_or(Error::NotFound)?)
        });
        let user = user.await?;
        strength::check(&password, &[&user.name, &user.email])?;
        let hash = app.hasher.hash(&password).await?;
        let post = app.post();
        app.db.write(move |connection| actions::reset(connection, &post, &secret, &hash)).await
    };
    match changed.await {
        Ok(()) => Ok(see("/sign-in?done=password")),
        Err(Error::Refused(text)) => {
            let error = Some(viewer.cx.text(&text).into_owned());
            again(&ResetPage { cx: viewer.cx, error })
        }
        Err(other) => Err(other),
    }
}

#[derive(Template)]
#[template(path = "accounts/account.html")]
struct AccountPage {
    cx: Context,
    user: User,
    sessions: Vec<Session>,
    current: String,
    /// Each with its city.
    zones: Vec<(&'static str, String)>,
    tokens: Vec<Token>,
    days: [i64; 3],
    scopes: [Scope; 2],
    factors: Factors,
    /// A newly created token, shown once.
    token: Option<String>,
}

async fn account(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    account_page(&app, viewer, None).await
}

/// The account page, with a newly created token if there is one.
pub async fn account_page(app: &App, viewer: Viewer, token: Option<String>) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    let current = viewer.who.session.map(|session| session.token).unwrap_or_default();
    let (id, known) = (user.id, user.clone());
    let (sessions, tokens, factors) = app
        .db
        .query(move |connection| {
            let own = schema::sessions::table.filter(schema::sessions::user_id.eq(&id));
            let sessions = own.order(schema::sessions::seen_at.desc()).select(Session::as_select()).load(connection)?;
            Ok((sessions, tokens::list(connection, id)?, Factors::of(connection, &known)?))
        })
        .await?;
    let words = viewer.cx.language.words();
    let zones = chrono_tz::TZ_VARIANTS.iter().map(|zone| (zone.name(), words.city(zone.name()))).collect();
    page(&AccountPage {
        cx: viewer.cx,
        user,
        sessions,
        current,
        zones,
        tokens,
        days: tokens::DAYS,
        scopes: Scope::ALL,
        factors,
        token,
    })
}

#[derive(Debug, Deserialize)]
struct ProfileFields {
    name: String,
    language: String,
    time_zone: String,
}

async fn change_profile(app: web::Data<App>, viewer: Viewer, form: Form<ProfileFields>) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    let (by, whose) = (viewer.actor()?, Whose::Account(user.id));
    let ProfileFields { name, language, time_zone } = form.fields;
    app.db.write(move |connection| actions::change_profile(connection, &user, &name, &language, &time_zone)).await?;
    // A public first name and initial change along with the name.
    app.change_all(move |store, connection| privacy::follow(store, connection, &by, &whose)).await?;
    Ok(see("/account?done=saved"))
}

#[derive(Debug, Deserialize)]
struct PasswordFields {
    old: String,
    password: String,
}

async fn change_password(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    form: Form<PasswordFields>,
) -> Result<HttpResponse> {
    let (user, post) = (viewer.user()?.clone(), app.post());
    let device = Browser::of(&app, &viewer, &request).device(&user.email);
    app.limits.sign_in(&user.email, &viewer.address, device.as_deref()).await?;
    let PasswordFields { old, password } = form.fields;
    if !app.hasher.verify(&old, Some(&user.password)).await? {
        return Err(Error::Refused(text!("refused-old-password-wrong")));
    }
    strength::check(&password, &[&user.name, &user.email])?;
    let hash = app.hasher.hash(&password).await?;
    let changed = app.db.write(move |connection| {
        actions::set_password(connection, user.id, &hash)?;
        letters::tell(connection, &post, &user, Notice::Password)
    });
    changed.await?;
    Ok(see("/sign-in?done=password"))
}

#[derive(Debug, Deserialize)]
struct CloseFields {
    /// Ends the programs' tokens as well.
    #[serde(default)]
    tokens: bool,
}

async fn close_sessions(app: web::Data<App>, viewer: Viewer, form: Form<CloseFields>) -> Result<HttpResponse> {
    let Some(session) = viewer.who.session else { return Err(Error::SignIn) };
    let close = app.db.write(move |connection| {
        actions::sign_out(connection, session.user_id, &session.token, true)?;
        if form.fields.tokens { tokens::end_all(connection, session.user_id) } else { Ok(()) }
    });
    close.await?;
    Ok(see("/account?done=sessions"))
}

async fn delete(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let (user, post) = (viewer.user()?.clone(), app.post());
    let (by, whom) = (viewer.actor()?, Whom::Account(user.id));
    app.change_all(move |store, connection| erase(store, connection, &by, &whom)).await?;
    if post.is_on && user.verified_at.is_some() {
        let (subject, body) = letters::notice(&post, &user, Notice::Deleted);
        email::send_unstored(&app.config, user.email, subject, body);
    }
    let mut response = see("/?done=deleted");
    let _ = response.add_cookie(&sessions::no_cookie());
    Ok(response)
}

async fn language(
    app: web::Data<App>,
    viewer: Viewer,
    code: web::Path<String>,
    form: Form<Back>,
) -> Result<HttpResponse> {
    let language = Language::from_code(&code).ok_or(Error::NotFound)?;
    if let Some(user) = viewer.who.user {
        app.db
            .write(move |connection| {
                diesel::update(schema::users::table.filter(schema::users::id.eq(user.id)))
                    .set(schema::users::language.eq(language.code()))
                    .execute(connection)?;
                Ok(())
            })
            .await?;
    }
    let mut response = see(local(&form.fields.back));
    let _ = response.add_cookie(&language_prefix::cookie(language, app.config.is_secure()));
    Ok(response)
}
