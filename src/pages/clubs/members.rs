//! Members of a club, and invitations.

use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use podium_engine::text;
use serde::Deserialize;

use crate::accounts::letters::{self, Notice};
use crate::clubs::actions::{self, Invite, NewInvite, OpenInvite};
use crate::clubs::model::{Club, Role};
use crate::error::{Error, Result};
use crate::ids::UserId;
use crate::store::schema::{members, users};
use crate::web::{App, Context, Form, Viewer, page, see};
use crate::{limits, names};

crate::routes! {
    GET "/clubs/{club}/members" Member list;
    POST "/clubs/{club}/members/role" Owner+ToMakeOwner set_role;
    POST "/clubs/{club}/members/remove" Owner remove;
    POST "/clubs/{club}/members/second-factor" Owner+Always ask_second_factor;
    POST "/clubs/{club}/members/leave" Member leave;
    POST "/clubs/{club}/members/invite" Organiser+ToMakeOwner invite;
    POST "/clubs/{club}/members/revoke" Organiser revoke;
    GET "/invite/{secret}" Anyone invited;
    POST "/invite/{secret}" SignedIn accept;
}

#[derive(Template)]
#[template(path = "clubs/members.html")]
struct MembersPage {
    cx: Context,
    club: Club,
    members: Vec<MemberLine>,
    invites: Vec<InviteLine>,
    roles: Vec<&'static str>,
    own: Option<UserId>,
    is_organiser: bool,
    is_owner: bool,
    owes_factor: bool,
    /// Whether invitations can be e-mailed.
    by_mail: bool,
}

struct MemberLine {
    id: UserId,
    name: String,
    role: String,
    joined: chrono::NaiveDate,
    /// Another member's name looks alike.
    is_alike: bool,
}

/// Id, name, role, and since when.
type Row = (UserId, String, String, chrono::NaiveDateTime);

struct InviteLine {
    role: &'static str,
    email: Option<String>,
    uses: u32,
    most: u32,
    /// Who made it, and until when it is valid.
    by: Option<String>,
    until: Option<chrono::NaiveDate>,
    secret: String,
}

/// Signs invitations, so that their links can be shown again.
fn signer(app: &App) -> impl Fn(&Invite) -> String + use<'_> {
    |invite| app.signer.sign("invite", &invite.id)
}

async fn list(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let club = Club::clone(viewer.club()?);
    let (id, staff) = (club.id, viewer.is_organiser());
    let (rows, invites) = app
        .db
        .query(move |connection| {
            let rows: Vec<Row> = members::table
                .inner_join(users::table)
                .filter(members::club_id.eq(&id))
                .order((users::name, users::id))
                .select((users::id, users::name, members::role, members::joined_at))
                .load(connection)?;
            let invites = if staff { actions::invites(connection, id)? } else { Vec::new() };
            Ok((rows, invites))
        })
        .await?;
    let alike = names::look_alikes(rows.iter().map(|(_, name, ..)| name.as_str()));
    let line = |((id, name, role, joined), is_alike): (Row, bool)| MemberLine {
        id,
        name,
        role,
        joined: joined.date(),
        is_alike,
    };
    let mut lines: Vec<MemberLine> = rows.into_iter().zip(alike).map(line).collect();
    lines.sort_by_key(|line| std::cmp::Reverse(Role::from_word(&line.role)));
    let sign = signer(&app);
    // Whoever sees a link can use it: nobody sees a link to a role above their own.
    let seen = invites.into_iter().filter(|open| viewer.has_role(open.invite.role));
    let invites = seen.map(|OpenInvite { invite, by, until }| InviteLine {
        role: invite.role.word(),
        secret: sign(&invite),
        uses: invite.uses,
        most: invite.most,
        by,
        until: until.map(|until| viewer.cx.local(until.and_utc()).date()),
        email: invite.email,
    });
    page(&MembersPage {
        members: lines,
        invites: invites.collect(),
        roles: Role::ALL.into_iter().filter(|&role| viewer.has_role(role)).map(Role::word).collect(),
        own: viewer.user.as_ref().filter(|_| viewer.role.is_some()).map(|user| user.id),
        is_organiser: viewer.is_organiser(),
        is_owner: viewer.is_owner(),
        owes_factor: viewer.owes_factor,
        by_mail: app.post().is_on,
        cx: viewer.cx,
        club,
    })
}

#[derive(Debug, Deserialize)]
struct RoleFields {
    user: UserId,
    role: Role,
}

async fn set_role(app: web::Data<App>, viewer: Viewer, form: Form<RoleFields>) -> Result<HttpResponse> {
    let (by, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let to = format!("{}/members?done=role-set", club.path());
    let RoleFields { user, role } = form.fields;
    let post = app.post();
    let set = app.db.write(move |connection| {
        actions::set_role(connection, &club, &by, user, role)?;
        match role {
            Role::Owner => letters::tell_owner(connection, &post, user, Notice::Owner),
            _ => Ok(()),
        }
    });
    set.await?;
    Ok(see(&to))
}

#[derive(Debug, Deserialize)]
struct UserField {
    user: UserId,
}

async fn remove(app: web::Data<App>, viewer: Viewer, form: Form<UserField>) -> Result<HttpResponse> {
    let (by, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let to = format!("{}/members?done=member-removed", club.path());
    app.db.write(move |connection| actions::remove(connection, &club, &by, form.fields.user)).await?;
    Ok(see(&to))
}

#[derive(Debug, Deserialize)]
struct FactorField {
    required: bool,
}

async fn ask_second_factor(app: web::Data<App>, viewer: Viewer, form: Form<FactorField>) -> Result<HttpResponse> {
    let (by, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let to = format!("{}/members?done=saved#second-factor", club.path());
    let required = form.fields.required;
    app.db.write(move |connection| actions::ask_second_factor(connection, &club, &by, required)).await?;
    Ok(see(&to))
}

async fn leave(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let (by, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let to = format!("{}?done=left-club", club.path());
    app.db.write(move |connection| actions::remove(connection, &club, &by, by.id)).await?;
    Ok(see(&to))
}

#[derive(Debug, Deserialize)]
struct InviteFields {
    role: Role,
    #[serde(default)]
    email: String,
    most: Option<u32>,
    days: Option<u32>,
}

async fn invite(app: web::Data<App>, viewer: Viewer, form: Form<InviteFields>) -> Result<HttpResponse> {
    let (by, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let InviteFields { role, email, most, days } = form.fields;
    let (most, days) = (most.unwrap_or(limits::INVITATION_USES), days.unwrap_or(limits::INVITATION_DAYS));
    if !viewer.has_role(role) {
        return Err(Error::Forbidden);
    }
    if !email.trim().is_empty() {
        if !app.post().is_on {
            return Err(Error::Refused(text!("refused-site-sends-mail-leave-address")));
        }
        app.limits.sender(&by.id).await?;
        app.limits.letter(&email).await?;
    }
    let done = if email.trim().is_empty() { "invite-made" } else { "invite-sent" };
    let to = format!("{}/members?done={done}#invites", club.path());
    let (locale, site, app_there) = (viewer.cx.locale, viewer.cx.site.clone(), app.clone());
    app.db
        .write(move |connection| {
            let sign = |id: &str| app_there.signer.sign("invite", id);
            let new = NewInvite { role, email, most, days };
            actions::invite(connection, (&club, &by), &new, sign, (&locale, &site))
        })
        .await?;
    Ok(see(&to))
}

#[derive(Debug, Deserialize)]
struct SecretField {
    secret: String,
}

async fn revoke(app: web::Data<App>, viewer: Viewer, form: Form<SecretField>) -> Result<HttpResponse> {
    let (by, club) = (viewer.user()?.clone(), viewer.club()?.clone());
    let to = format!("{}/members?done=invite-revoked#invites", club.path());
    app.db.write(move |connection| actions::revoke(connection, &club, &by, &form.fields.secret)).await?;
    Ok(see(&to))
}

#[derive(Template)]
#[template(path = "clubs/invited.html")]
struct InvitedPage {
    cx: Context,
    club: Club,
    role: &'static str,
}

async fn invited(app: web::Data<App>, viewer: Viewer, secret: web::Path<String>) -> Result<HttpResponse> {
    let (club, invite) = app.db.query(move |connection| actions::invited(connection, &secret)).await?;
    page(&InvitedPage { cx: viewer.cx, club, role: invite.role.word() })
}

async fn accept(app: web::Data<App>, viewer: Viewer, secret: web::Path<String>) -> Result<HttpResponse> {
    let (user, post) = (viewer.user()?.clone(), app.post());
    let proves = app.config.smtp.is_some();
    let joined = app.db.write(move |connection| {
        let (_, invite) = actions::invited(connection, &secret)?;
        let club = actions::accept(connection, &user, &secret, proves)?;
        if invite.role == Role::Owner {
            letters::tell(connection, &post, &user, Notice::Owner)?;
        }
        Ok(club)
    });
    let club = joined.await?;
    Ok(see(&format!("{}?done=joined", club.path())))
}
