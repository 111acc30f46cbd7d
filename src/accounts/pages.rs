//! Pages of accounts.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use serde::Deserialize;

use super::actions::{self, NewUser};
use super::model::Session;
use super::sessions;
use crate::db::schema;
use crate::locale::Language;
use crate::people::erase::{Whom, erase};
use crate::people::privacy::{self, Whose};
use crate::web::error::{Error, Result};
use crate::web::{App, Context, Form, Viewer, again, local, page, see};

crate::routes! {
    GET "/sign-up" Anyone sign_up_form;
    POST "/sign-up" Anyone sign_up;
    GET "/sign-in" Anyone sign_in_form;
    POST "/sign-in" Anyone sign_in;
    POST "/sign-out" SignedIn sign_out;
    GET "/verify/{secret}" Anyone verify;
    GET "/reset" Anyone ask_reset_form;
    POST "/reset" Anyone ask_reset;
    GET "/reset/{secret}" Anyone reset_form;
    POST "/reset/{secret}" Anyone reset;
    GET "/account" SignedIn account;
    POST "/account/profile" SignedIn change_profile;
    POST "/account/password" SignedIn change_password;
    POST "/account/sessions" SignedIn close_sessions;
    POST "/account/program" SignedIn new_program_token;
    POST "/account/program/end" SignedIn end_program_token;
    POST "/account/delete" SignedIn delete;
    GET "/language/{code}" Anyone language;
}

#[derive(Template)]
#[template(path = "accounts/sign_up.html")]
struct SignUpPage {
    cx: Context,
    fields: SignUpFields,
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

#[derive(Debug, Default, Deserialize)]
struct Back {
    #[serde(default)]
    back: String,
}

async fn sign_up_form(viewer: Viewer, query: web::Query<Back>) -> Result<HttpResponse> {
    let fields = SignUpFields { back: query.into_inner().back, ..Default::default() };
    page(&SignUpPage { cx: viewer.cx, fields, error: None })
}

async fn sign_up(app: web::Data<App>, viewer: Viewer, form: Form<SignUpFields>) -> Result<HttpResponse> {
    app.limits.sign_up(&viewer.address).await?;
    let Form { fields, .. } = form;
    let new = NewUser {
        name: fields.name.clone(),
        email: fields.email.clone(),
        password: fields.password.clone(),
        language: viewer.cx.language.code().to_owned(),
        time_zone: "Europe/Paris".to_owned(),
    };
    let (locale, site) = (viewer.cx.locale, viewer.cx.site.clone());
    match app.db.read(move |connection| actions::sign_up(connection, new, &locale, &site)).await {
        Ok(()) => Ok(see(&with_back("/sign-in?done=signed-up", &fields.back))),
        Err(Error::Refused(text)) => {
            let error = Some(viewer.cx.text(&text).into_owned());
            again(&SignUpPage { fields, error, cx: viewer.cx })
        }
        Err(other) => Err(other),
    }
}

fn with_back(path: &str, back: &str) -> String {
    if back.is_empty() { path.to_owned() } else { format!("{path}&back={}", web_encode(local(back))) }
}

/// A value of a query.
pub fn web_encode(text: &str) -> String {
    serde_html_form::to_string([("x", text)]).unwrap_or_default().split_off(2)
}

#[derive(Template)]
#[template(path = "accounts/sign_in.html")]
struct SignInPage {
    cx: Context,
    email: String,
    back: String,
    error: Option<String>,
}

#[derive(Debug, Deserialize)]
struct SignInFields {
    email: String,
    password: String,
    #[serde(default)]
    back: String,
}

async fn sign_in_form(viewer: Viewer, query: web::Query<Back>) -> Result<HttpResponse> {
    page(&SignInPage { cx: viewer.cx, email: String::new(), back: query.into_inner().back, error: None })
}

async fn sign_in(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    form: Form<SignInFields>,
) -> Result<HttpResponse> {
    let SignInFields { email, password, back } = form.fields;
    app.limits.sign_in(&email, &viewer.address).await?;
    let agent =
        request.headers().get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("").to_owned();
    let must_be_verified = app.config.smtp.is_some();
    let (address, given, former) = (viewer.address.clone(), email.clone(), viewer.session.clone());
    let opened = app
        .db
        .read(move |connection| {
            let user = actions::sign_in(connection, &given, &password)?;
            if must_be_verified && user.verified_at.is_none() {
                return Ok(None);
            }
            if let Some(former) = former {
                actions::sign_out(connection, &former.user_id, &former.token, false)?;
            }
            Ok(Some(sessions::open(connection, &user.id, &agent, &address)?))
        })
        .await;
    match opened {
        Ok(Some(secret)) => {
            let to = if back.is_empty() { "/home" } else { local(&back) };
            let mut response = see(to);
            // A cookie of letters and digits always fits into a header.
            let _ = response.add_cookie(&sessions::cookie(secret, app.config.is_secure()));
            Ok(response)
        }
        Ok(None) => {
            let error = Some(viewer.cx.t("sign-in-unverified").into_owned());
            again(&SignInPage { cx: viewer.cx, email, back, error })
        }
        Err(Error::Refused(text)) => {
            let error = Some(viewer.cx.text(&text).into_owned());
            again(&SignInPage { cx: viewer.cx, email, back, error })
        }
        Err(other) => Err(other),
    }
}

async fn sign_out(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let Some(session) = viewer.session else { return Err(Error::SignIn) };
    app.db.write(move |connection| actions::sign_out(connection, &session.user_id, &session.token, false)).await?;
    let mut response = see("/?done=signed-out");
    let _ = response.add_cookie(&sessions::no_cookie());
    Ok(response)
}

async fn verify(app: web::Data<App>, secret: web::Path<String>) -> Result<HttpResponse> {
    app.db.read(move |connection| actions::verify(connection, &secret)).await?;
    Ok(see("/sign-in?done=verified"))
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
    app.db.read(move |connection| actions::ask_reset(connection, &form.fields.email, &locale, &site)).await?;
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
    app.db.read(move |connection| actions::find_link(connection, "reset", &secret).map(drop)).await?;
    page(&ResetPage { cx: viewer.cx, error: None })
}

async fn reset(
    app: web::Data<App>,
    viewer: Viewer,
    secret: web::Path<String>,
    form: Form<PasswordField>,
) -> Result<HttpResponse> {
    match app.db.read(move |connection| actions::reset(connection, &secret, &form.fields.password)).await {
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
    user: super::model::User,
    sessions: Vec<Session>,
    current: String,
    zones: Vec<&'static str>,
    has_token: bool,
    /// A token that was just made, which is shown once.
    token: Option<String>,
}

async fn account(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    account_page(&app, viewer, None).await
}

async fn new_program_token(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let user = viewer.user()?.id.clone();
    let token = app.db.write(move |connection| actions::new_program_token(connection, &user)).await?;
    account_page(&app, viewer, Some(token)).await
}

async fn end_program_token(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let user = viewer.user()?.id.clone();
    app.db.write(move |connection| actions::end_program_token(connection, &user)).await?;
    Ok(see("/account?done=saved"))
}

async fn account_page(app: &App, viewer: Viewer, token: Option<String>) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    let current = viewer.session.map(|session| session.token).unwrap_or_default();
    let id = user.id.clone();
    let (sessions, has_token) = app
        .db
        .read(move |connection| {
            let own = schema::sessions::table.filter(schema::sessions::user_id.eq(&id));
            let sessions = own.order(schema::sessions::seen_at.desc()).select(Session::as_select()).load(connection)?;
            let tokens = schema::links::table.filter(schema::links::kind.eq("program"));
            let tokens: i64 = tokens.filter(schema::links::user_id.eq(&id)).count().get_result(connection)?;
            Ok((sessions, tokens > 0))
        })
        .await?;
    let zones = chrono_tz::TZ_VARIANTS.iter().map(|zone| zone.name()).collect();
    page(&AccountPage { cx: viewer.cx, user, sessions, current, zones, has_token, token })
}

#[derive(Debug, Deserialize)]
struct ProfileFields {
    name: String,
    language: String,
    time_zone: String,
}

async fn change_profile(app: web::Data<App>, viewer: Viewer, form: Form<ProfileFields>) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    let (by, whose) = (viewer.actor()?, Whose::Account(user.id.clone()));
    let ProfileFields { name, language, time_zone } = form.fields;
    app.db.read(move |connection| actions::change_profile(connection, &user, &name, &language, &time_zone)).await?;
    // A first name and an initial follow the name.
    privacy::follow(&app, by, whose).await?;
    Ok(see("/account?done=saved"))
}

#[derive(Debug, Deserialize)]
struct PasswordFields {
    old: String,
    password: String,
}

async fn change_password(app: web::Data<App>, viewer: Viewer, form: Form<PasswordFields>) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    app.limits.sign_in(&user.email, &viewer.address).await?;
    let PasswordFields { old, password } = form.fields;
    app.db.read(move |connection| actions::change_password(connection, &user, &old, &password)).await?;
    Ok(see("/sign-in?done=password"))
}

async fn close_sessions(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let Some(session) = viewer.session else { return Err(Error::SignIn) };
    app.db.write(move |connection| actions::sign_out(connection, &session.user_id, &session.token, true)).await?;
    Ok(see("/account?done=sessions"))
}

#[derive(Debug, Deserialize)]
struct DeleteFields {
    password: String,
}

async fn delete(app: web::Data<App>, viewer: Viewer, form: Form<DeleteFields>) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    app.limits.sign_in(&user.email, &viewer.address).await?;
    let (known, password) = (user.clone(), form.fields.password);
    web::block(move || actions::confirm_password(&known, &password)).await.map_err(Error::internal)??;
    erase(&app, viewer.actor()?, Whom::Account(user.id)).await?;
    let mut response = see("/?done=deleted");
    let _ = response.add_cookie(&sessions::no_cookie());
    Ok(response)
}

async fn language(
    app: web::Data<App>,
    viewer: Viewer,
    code: web::Path<String>,
    query: web::Query<Back>,
) -> Result<HttpResponse> {
    let language = Language::from_code(&code).ok_or(Error::NotFound)?;
    if let Some(user) = viewer.user {
        app.db
            .write(move |connection| {
                diesel::update(schema::users::table.filter(schema::users::id.eq(user.id)))
                    .set(schema::users::language.eq(language.code()))
                    .execute(connection)?;
                Ok(())
            })
            .await?;
    }
    let mut response = see(local(&query.back));
    let cookie = actix_web::cookie::Cookie::build("language", language.code())
        .path("/")
        .secure(app.config.is_secure())
        .same_site(actix_web::cookie::SameSite::Lax)
        .max_age(actix_web::cookie::time::Duration::days(400));
    let _ = response.add_cookie(&cookie.finish());
    Ok(response)
}
