//! Pages of passkeys, the authenticator app and recovery codes, and of the second step of signing in.

use actix_web::cookie::{Cookie, SameSite, time};
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use serde::Deserialize;

use super::sign_in;
use crate::accounts::factors::{self, Factors, Own};
use crate::accounts::model::{Link, User};
use crate::accounts::passkeys::key::ALGORITHMS;
use crate::accounts::passkeys::verify::Party;
use crate::accounts::passkeys::{self, Assertion, Attestation, Passkey, Purpose};
use crate::accounts::totp::Secret;
use crate::error::{Error, Result};
use crate::pages::accounts::sign_in::{Browser, Proof};
use crate::pages::public::paper::code;
use crate::store::schema::sessions;
use crate::web::passkey_prompt::Ask;
use crate::web::{App, Context, Form, Viewer, again, page, see};

crate::routes! {
    POST "/sign-in/passkey" Anyone sign_in_by_passkey;
    GET "/sign-in/second" Anyone second_form;
    POST "/sign-in/second" Anyone second_by_code;
    POST "/sign-in/second/passkey" Anyone second_by_passkey;
    GET "/account/security" SignedIn security;
    POST "/account/passkeys" SignedIn+Always begin_passkey;
    GET "/account/passkeys/new" SignedIn passkey_form;
    POST "/account/passkeys/new" SignedIn+Always add_passkey;
    POST "/account/passkeys/rename" SignedIn rename_passkey;
    POST "/account/passkeys/remove" SignedIn+Always remove_passkey;
    POST "/account/passkeys/ask" SignedIn+Always ask_passkey;
    POST "/account/app" SignedIn+Always begin_app;
    GET "/account/app" SignedIn app_form;
    POST "/account/app/confirm" SignedIn+Always confirm_app;
    POST "/account/app/remove" SignedIn+Always remove_app;
    POST "/account/codes" SignedIn+Always new_codes;
}

/// The cookie of a browser that still has to show the second factor.
const HALF: &str = "half";

/// The cookie for a ticket.
pub fn half_cookie(secret: String, secure: bool) -> Cookie<'static> {
    Cookie::build(HALF, secret)
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .max_age(time::Duration::minutes(10))
        .finish()
}

/// Signs in, and deletes the ticket's cookie.
fn signed_in(app: &App, outcome: sign_in::Outcome, back: &str) -> HttpResponse {
    let mut response = sign_in::answer(app, outcome, back);
    let mut gone = Cookie::build(HALF, "").path("/").http_only(true).finish();
    gone.make_removal();
    let _ = response.add_cookie(&gone);
    response
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Back {
    back: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct PasskeyFields {
    credential: String,
    client: String,
    authenticator: String,
    signature: String,
    handle: String,
    back: String,
}

impl PasskeyFields {
    fn parts(self) -> (Assertion, String) {
        let Self { credential, client, authenticator, signature, handle, back } = self;
        (Assertion { credential, client, authenticator, signature, handle }, back)
    }
}

/// Signing in without a name: the passkey identifies the account. The device has verified the person, so it counts as both
/// factors.
async fn sign_in_by_passkey(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    form: Form<PasskeyFields>,
) -> Result<HttpResponse> {
    app.limits.passkey(&viewer.address).await?;
    let browser = Browser::of(&app, &viewer, &request);
    let (assertion, back) = form.fields.parts();
    let answer = assertion.read(&viewer.cx.browser(&app), Purpose::SignIn)?;
    let outcome = app.db.write(move |connection| {
        let user = passkeys::used(connection, &answer, None)?;
        sign_in::sign_in(connection, &user, Proof::Passkey, &browser)
    });
    Ok(signed_in(&app, outcome.await?, &back))
}

#[derive(Template)]
#[template(path = "accounts/second.html")]
struct SecondPage {
    cx: Context,
    back: String,
    error: Option<String>,
    has_app: bool,
    ask: Option<Ask>,
}

impl SecondPage {
    async fn of(app: &App, cx: Context, user: User, back: String, error: Option<String>) -> Result<Self> {
        let (known, there) = app
            .db
            .query(move |connection| Ok((Passkey::all(connection, user.id)?, Factors::of(connection, &user)?)))
            .await?;
        let ask = Ask::new(app, Purpose::Second, &cx, &known).filter(|_| !known.is_empty());
        Ok(Self { cx, back, error, has_app: there.has_app, ask })
    }
}

/// The holder of a valid ticket.
async fn holder(app: &App, request: &HttpRequest) -> Result<Option<(Link, User)>> {
    let Some(secret) = request.cookie(HALF).map(|cookie| cookie.value().to_owned()) else { return Ok(None) };
    match app.db.query(move |connection| factors::holder(connection, &secret)).await {
        Ok(found) => Ok(Some(found)),
        Err(Error::Refused(_) | Error::NotFound) => Ok(None),
        Err(other) => Err(other),
    }
}

/// Where to go without a ticket.
const LATE: &str = "/sign-in?done=second-late";

async fn second_form(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    query: web::Query<Back>,
) -> Result<HttpResponse> {
    let Some((_, user)) = holder(&app, &request).await? else { return Ok(see(LATE)) };
    page(&SecondPage::of(&app, viewer.cx, user, query.into_inner().back, None).await?)
}

#[derive(Debug, Deserialize)]
struct CodeFields {
    code: String,
    #[serde(default)]
    back: String,
}

async fn second_by_code(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    form: Form<CodeFields>,
) -> Result<HttpResponse> {
    let Some((ticket, user)) = holder(&app, &request).await? else { return Ok(see(LATE)) };
    let CodeFields { code, back } = form.fields;
    app.limits.code(&user.id, &viewer.address, !factors::is_recovery(&code)).await?;
    let browser = Browser::of(&app, &viewer, &request);
    let (known, used, post) = (user.clone(), ticket.clone(), app.post());
    let outcome = app.db.write(move |connection| {
        factors::use_code(connection, &post, &known, &code)?;
        factors::redeem(connection, &used)?;
        sign_in::sign_in(connection, &known, Proof::Second, &browser)
    });
    match outcome.await {
        Ok(outcome) => Ok(signed_in(&app, outcome, &back)),
        Err(Error::Refused(text)) => {
            app.db.write(move |connection| factors::miss(connection, &ticket)).await?;
            let error = Some(viewer.cx.text(&text).into_owned());
            again(&SecondPage::of(&app, viewer.cx, user, back, error).await?)
        }
        Err(other) => Err(other),
    }
}

async fn second_by_passkey(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    form: Form<PasskeyFields>,
) -> Result<HttpResponse> {
    app.limits.passkey(&viewer.address).await?;
    let Some((ticket, user)) = holder(&app, &request).await? else { return Ok(see(LATE)) };
    let browser = Browser::of(&app, &viewer, &request);
    let (assertion, back) = form.fields.parts();
    let answer = assertion.read(&viewer.cx.browser(&app), Purpose::Second)?;
    let outcome = app.db.write(move |connection| {
        let user = passkeys::used(connection, &answer, Some(&user))?;
        factors::redeem(connection, &ticket)?;
        sign_in::sign_in(connection, &user, Proof::Second, &browser)
    });
    Ok(signed_in(&app, outcome.await?, &back))
}

#[derive(Template)]
#[template(path = "accounts/security.html")]
struct SecurityPage {
    cx: Context,
    user: User,
    passkeys: Vec<Passkey>,
    factors: Factors,
    sessions: i64,
    /// Whether this site's address supports passkeys.
    has_name: bool,
}

async fn security(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    let known = user.clone();
    let (passkeys, factors, sessions) = app
        .db
        .query(move |connection| {
            let own = sessions::table.filter(sessions::user_id.eq(&known.id)).count().get_result(connection)?;
            Ok((Passkey::all(connection, known.id)?, Factors::of(connection, &known)?, own))
        })
        .await?;
    let has_name = Party::at(&viewer.cx.site).is_some();
    page(&SecurityPage { cx: viewer.cx, user, passkeys, factors, sessions, has_name })
}

#[derive(Template)]
#[template(path = "accounts/passkey.html")]
struct PasskeyPage {
    cx: Context,
    user: User,
    name: String,
    ask: Option<Ask>,
    algorithms: String,
}

/// Somebody changing how they sign in.
fn own(app: &App, viewer: &Viewer) -> Result<Own> {
    let session = viewer.session.as_ref().ok_or(Error::SignIn)?.token.clone();
    Ok(Own { user: viewer.user()?.clone(), session, post: app.post() })
}

/// Adding a passkey requires proving who you are before the device is asked.
async fn begin_passkey() -> HttpResponse {
    see("/account/passkeys/new")
}

async fn passkey_form(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    let id = user.id;
    let known = app.db.query(move |connection| Passkey::all(connection, id)).await?;
    let name = viewer.session.as_ref().map(|session| session.device()).unwrap_or_default();
    let name = name.chars().take(60).collect();
    let ask = Ask::new(&app, Purpose::Register, &viewer.cx, &known);
    let algorithms = ALGORITHMS.map(|number| number.to_string()).join(" ");
    page(&PasskeyPage { cx: viewer.cx, user, name, ask, algorithms })
}

#[derive(Template)]
#[template(path = "accounts/codes.html")]
struct CodesPage {
    cx: Context,
    codes: Vec<String>,
}

/// Shows new recovery codes once; else returns to the list.
fn shown(cx: Context, codes: Option<Vec<String>>, done: &str) -> Result<HttpResponse> {
    match codes {
        Some(codes) => page(&CodesPage { cx, codes }),
        None => Ok(see(&format!("/account/security?done={done}"))),
    }
}

async fn add_passkey(app: web::Data<App>, viewer: Viewer, form: Form<Attestation>) -> Result<HttpResponse> {
    let own = own(&app, &viewer)?;
    let answer = form.fields.read(&viewer.cx.browser(&app))?;
    let codes = app.db.write(move |connection| passkeys::add(connection, &own, &answer)).await?;
    shown(viewer.cx, codes, "passkey-added")
}

#[derive(Debug, Deserialize)]
struct RenameFields {
    passkey: String,
    name: String,
}

async fn rename_passkey(app: web::Data<App>, viewer: Viewer, form: Form<RenameFields>) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    let RenameFields { passkey, name } = form.fields;
    app.db.write(move |connection| passkeys::rename(connection, &user, &passkey, &name)).await?;
    Ok(see("/account/security?done=saved"))
}

#[derive(Debug, Deserialize)]
struct PasskeyField {
    passkey: String,
}

async fn remove_passkey(app: web::Data<App>, viewer: Viewer, form: Form<PasskeyField>) -> Result<HttpResponse> {
    let own = own(&app, &viewer)?;
    let id = form.fields.passkey;
    app.db.write(move |connection| passkeys::remove(connection, &own, &id)).await?;
    Ok(see("/account/security?done=passkey-removed"))
}

#[derive(Debug, Deserialize)]
struct AskField {
    ask: bool,
}

async fn ask_passkey(app: web::Data<App>, viewer: Viewer, form: Form<AskField>) -> Result<HttpResponse> {
    let own = own(&app, &viewer)?;
    let ask = form.fields.ask;
    let codes = app.db.write(move |connection| factors::ask_passkey(connection, &own, ask)).await?;
    shown(viewer.cx, codes, "saved")
}

async fn begin_app(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    app.db.write(move |connection| factors::begin_app(connection, &user)).await?;
    Ok(see("/account/app"))
}

#[derive(Template)]
#[template(path = "accounts/app.html")]
struct AppPage {
    cx: Context,
    /// The secret as a QR code.
    picture: String,
    secret: Secret,
    error: Option<String>,
}

impl AppPage {
    async fn of(app: &App, cx: Context, user: User, error: Option<String>) -> Result<Self> {
        let known = user.clone();
        let there = app.db.query(move |connection| Factors::of(connection, &known)).await?;
        let secret = there.pending.ok_or(Error::NotFound)?;
        let site = cx.site.split_once("://").map_or(cx.site.as_str(), |(_, host)| host);
        let picture = code(&secret.address(site, &user.email))?;
        Ok(Self { picture, secret, error, cx })
    }
}

async fn app_form(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    page(&AppPage::of(&app, viewer.cx, user, None).await?)
}

async fn confirm_app(app: web::Data<App>, viewer: Viewer, form: Form<CodeFields>) -> Result<HttpResponse> {
    let own = own(&app, &viewer)?;
    let user = own.user.clone();
    app.limits.code(&user.id, &viewer.address, true).await?;
    let code = form.fields.code;
    match app.db.write(move |connection| factors::confirm_app(connection, &own, &code)).await {
        Ok(codes) => shown(viewer.cx, codes, "app-added"),
        Err(Error::Refused(text)) => {
            let error = Some(viewer.cx.text(&text).into_owned());
            again(&AppPage::of(&app, viewer.cx, user, error).await?)
        }
        Err(other) => Err(other),
    }
}

async fn remove_app(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let own = own(&app, &viewer)?;
    app.db.write(move |connection| factors::remove_app(connection, &own)).await?;
    Ok(see("/account/security?done=app-removed"))
}

async fn new_codes(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let own = own(&app, &viewer)?;
    let codes = app.db.write(move |connection| factors::new_codes(connection, &own)).await?;
    page(&CodesPage { cx: viewer.cx, codes })
}
