//! Changing an account's address: the new one is confirmed by a button, both are notified, and the old one can undo it.

use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::Duration;
use diesel::prelude::*;
use podium_engine::text;
use serde::Deserialize;

use crate::accounts::actions::{self, check_email, find_link, link, use_link};
use crate::accounts::letters::{self, Notice};
use crate::accounts::model::User;
use crate::email::{self, Post};
use crate::error::{Error, Result};
use crate::ids::UserId;
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::users;
use crate::web::{App, Context, Form, Viewer, page, see};

crate::routes! {
    POST "/account/email" SignedIn+Always ask;
    GET "/account/email/{secret}" Anyone show;
    POST "/account/email/{secret}" Anyone confirm;
    GET "/account/email/undo/{secret}" Anyone show_undo;
    POST "/account/email/undo/{secret}" Anyone undo;
}

/// How long the new address may take to be confirmed.
const LASTS: Duration = Duration::days(1);
/// How long the old address can undo it.
const UNDO: Duration = Duration::days(7);

#[derive(Debug, Deserialize)]
struct EmailField {
    email: String,
}

async fn ask(app: web::Data<App>, viewer: Viewer, form: Form<EmailField>) -> Result<HttpResponse> {
    let (user, post) = (viewer.user()?.clone(), app.post());
    let email = check_email(&form.fields.email)?;
    if email == user.email {
        return Err(Error::Refused(text!("refused-address-already")));
    }
    app.limits.sender(&user.id).await?;
    app.limits.letter(&email).await?;
    let by_mail = post.is_on;
    app.db
        .write(move |connection| match by_mail {
            true => send(connection, &post, &user, &email),
            false => without_mail(connection, &user, &email),
        })
        .await?;
    Ok(see(if by_mail { "/account?done=email-asked" } else { "/account?done=saved" }))
}

/// E-mails the new address and the old one. If the new address already has an account, its e-mail says so instead.
fn send(connection: &mut Connection, post: &Post, user: &User, email: &str) -> Result<()> {
    letters::tell(connection, post, user, Notice::EmailAsked)?;
    let locale = letters::locale(user);
    let secret = link(connection, "email", Some(user.id), LASTS, email)?;
    if User::by_email(connection, email)?.is_some_and(|other| other.verified_at.is_some()) {
        let body = locale.t1("mail-already-body", "link", format!("{}/reset", post.site));
        return email::write(connection, email, &locale.t("mail-already-subject"), &body);
    }
    let body = locale.t1("mail-email-body", "link", format!("{}/account/email/{secret}", post.site));
    email::write(connection, email, &locale.t("mail-email-subject"), &body)
}

/// Where no mail is sent, the new address stays unproved.
fn without_mail(connection: &mut Connection, user: &User, email: &str) -> Result<()> {
    if User::by_email(connection, email)?.is_some() {
        return Err(taken());
    }
    diesel::update(users::table.filter(users::id.eq(&user.id)))
        .set((users::email.eq(email), users::verified_at.eq(None::<chrono::NaiveDateTime>)))
        .execute(connection)?;
    Ok(())
}

fn taken() -> Error {
    Error::Refused(text!("refused-another-account-address-choose-another"))
}

#[derive(Template)]
#[template(path = "accounts/email.html")]
struct EmailPage {
    cx: Context,
    email: String,
    undo: bool,
}

async fn show(app: web::Data<App>, viewer: Viewer, secret: web::Path<String>) -> Result<HttpResponse> {
    let link = app.db.query(move |connection| find_link(connection, "email", &secret)).await?;
    page(&EmailPage { cx: viewer.cx, email: link.data, undo: false })
}

async fn show_undo(app: web::Data<App>, viewer: Viewer, secret: web::Path<String>) -> Result<HttpResponse> {
    let link = app.db.query(move |connection| find_link(connection, "undo-email", &secret)).await?;
    page(&EmailPage { cx: viewer.cx, email: link.data, undo: true })
}

async fn confirm(app: web::Data<App>, secret: web::Path<String>) -> Result<HttpResponse> {
    let post = app.post();
    app.db.write(move |connection| change(connection, &post, &secret)).await?;
    Ok(see("/sign-in?done=email-changed"))
}

/// Replaces the old address by the new one, and notifies the old one.
fn change(connection: &mut Connection, post: &Post, secret: &str) -> Result<()> {
    let confirmed = find_link(connection, "email", secret)?;
    use_link(connection, &confirmed)?;
    let user = User::get(connection, confirmed.user_id.ok_or(Error::NotFound)?)?;
    let email = confirmed.data;
    make_room(connection, &email)?;
    if user.verified_at.is_some() {
        let locale = letters::locale(&user);
        let undo = link(connection, "undo-email", Some(user.id), UNDO, &user.email)?;
        let body = locale.t1("mail-email-changed-body", "link", format!("{}/account/email/undo/{undo}", post.site));
        email::write(connection, &user.email, &locale.t("mail-notice-subject"), &body)?;
    }
    set_email(connection, user.id, &email)?;
    letters::tell_owner(connection, post, user.id, Notice::Email)
}

/// An account with the unproved address loses it to the one that has just proved it.
fn make_room(connection: &mut Connection, email: &str) -> Result<()> {
    let Some(other) = User::by_email(connection, email)? else { return Ok(()) };
    if other.verified_at.is_some() {
        return Err(taken());
    }
    actions::end_ways_in(connection, other.id)?;
    diesel::update(users::table.filter(users::id.eq(&other.id)))
        .set(users::email.eq(format!("unproved-{}", other.id)))
        .execute(connection)?;
    Ok(())
}

fn set_email(connection: &mut Connection, user: UserId, email: &str) -> Result<()> {
    let former = User::get(connection, user)?.email;
    email::forget_sent(connection, &former)?;
    diesel::update(users::table.filter(users::id.eq(user)))
        .set((users::email.eq(email), users::verified_at.eq(now().naive_utc())))
        .execute(connection)?;
    Ok(())
}

/// Returns the account to its old owner: whoever changed the address may know the password, so every way in ends and a new
/// password is chosen at once.
async fn undo(app: web::Data<App>, secret: web::Path<String>) -> Result<HttpResponse> {
    let reset = app.db.write(move |connection| {
        let undone = find_link(connection, "undo-email", &secret)?;
        use_link(connection, &undone)?;
        let user = undone.user_id.ok_or(Error::NotFound)?;
        make_room(connection, &undone.data)?;
        actions::end_ways_in(connection, user)?;
        set_email(connection, user, &undone.data)?;
        link(connection, "reset", Some(user), Duration::hours(2), "")
    });
    Ok(see(&format!("/reset/{}", reset.await?)))
}
