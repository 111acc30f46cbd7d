//! What people do with clubs and their members, each in one transaction.

use std::collections::{BTreeSet, HashMap};

use chrono::{Duration, NaiveDateTime};
use diesel::prelude::*;
use podium_engine::text;
use serde::{Deserialize, Serialize};

use super::log::{self, Deed};
use super::model::{Club, Profile, Role};
use crate::accounts::actions::{check_email, find_link, use_link};
use crate::accounts::factors::Factors;
use crate::accounts::model::{Link, User};
use crate::accounts::sanctions::Sanction;
use crate::error::{Error, Result};
use crate::ids::{ClubId, UserId};
use crate::store::Connection;
use crate::store::chain::{self, Actor, EventRow, Opened, now};
use crate::store::schema::{clubs, events, links, members, users};
use crate::words::Locale;
use crate::{email, ids, limits};

/// An account as an actor.
pub fn actor(user: &User) -> Actor {
    Actor::account(user.id, user.called())
}

/// Creates a club owned by its creator. A form sent twice finds the club made by the first.
pub fn create(connection: &mut Connection, user: &User, profile: &Profile, form: Option<String>) -> Result<Club> {
    if let Some(made) = log::done_by(connection, form.as_deref())? {
        return Club::get(connection, made);
    }
    let profile = profile.checked()?;
    owns_few(connection, user)?;
    let slug = free_slug(connection, &profile.name)?;
    let club = Club::new(&slug, "", "").with(profile);
    diesel::insert_into(clubs::table).values(&club).execute(connection)?;
    put_member(connection, club.id, user.id, Role::Owner)?;
    log::note(connection, club.id, &actor(user), Deed::Created { name: club.name.as_str().into() }, form)?;
    Ok(club)
}

/// Limits how many clubs one account owns; administrators may own more, and make others owners of clubs they create for
/// them.
fn owns_few(connection: &mut Connection, user: &User) -> Result<()> {
    let owned = members::table.filter(members::user_id.eq(&user.id)).filter(members::role.eq(Role::Owner.word()));
    let most = limits::CLUBS_OWNED;
    if user.is_admin || owned.count().get_result::<i64>(connection)? < most {
        return Ok(());
    }
    Err(Error::Refused(text!("club-act-own-clubs-already-hand-over", most)))
}

/// An address slug that no club has.
fn free_slug(connection: &mut Connection, name: &str) -> Result<String> {
    let base = ids::slug(name);
    let taken = clubs::table.filter(clubs::slug.like(format!("{base}%"))).select(clubs::slug);
    let taken: Vec<String> = taken.load(connection)?;
    let numbered = (2..).map(|number| format!("{base}-{number}"));
    // `/clubs/new` is a page.
    let is_free = |slug: &String| slug != "new" && !taken.contains(slug);
    Ok(std::iter::once(base.clone()).chain(numbered).find(is_free).unwrap_or(base))
}

/// Changes its profile. The address stays, so that links keep working.
pub fn edit(connection: &mut Connection, club: &Club, user: &User, profile: &Profile) -> Result<()> {
    let profile = profile.checked()?;
    log::lock(connection, club.id)?;
    diesel::update(clubs::table.filter(clubs::id.eq(&club.id))).set(&profile).execute(connection)?;
    log::note(connection, club.id, &actor(user), Deed::Edited { name: profile.name.into() }, None)
}

pub(crate) fn put_member(connection: &mut Connection, club: ClubId, user: UserId, role: Role) -> Result<()> {
    let there = members::table.filter(members::club_id.eq(club)).filter(members::user_id.eq(user));
    if diesel::update(there).set(members::role.eq(role.word())).execute(connection)? == 0 {
        diesel::insert_into(members::table)
            .values((
                members::club_id.eq(club),
                members::user_id.eq(user),
                members::role.eq(role.word()),
                members::joined_at.eq(now().naive_utc()),
            ))
            .execute(connection)?;
    }
    Ok(())
}

/// A club always keeps an owner.
fn keeps_an_owner(connection: &mut Connection, club: ClubId, without: &str) -> Result<()> {
    let others = members::table
        .filter(members::club_id.eq(club))
        .filter(members::role.eq(Role::Owner.word()))
        .filter(members::user_id.ne(without));
    if others.count().get_result::<i64>(connection)? > 0 {
        return Ok(());
    }
    Err(Error::Refused(text!("club-act-only-owner-club-make-somebody")))
}

/// Changes a member's role.
pub fn set_role(connection: &mut Connection, club: &Club, by: &User, user: UserId, role: Role) -> Result<()> {
    log::lock(connection, club.id)?;
    let Some(old) = Role::of(connection, club.id, user)? else { return Err(not_a_member()) };
    if old == role {
        return Ok(());
    }
    if old == Role::Owner {
        keeps_an_owner(connection, club.id, &user)?;
    }
    put_member(connection, club.id, user, role)?;
    let name = User::get(connection, user)?.called();
    let deed = Deed::RoleSet { user: user.to_owned(), name, role };
    log::note(connection, club.id, &actor(by), deed, None)?;
    end_links(connection, club, &actor(by), user, (old, Some(role)))
}

/// Sets whether owners need a second factor. Only somebody who has one may require it, so that nobody locks themselves out.
pub fn ask_second_factor(connection: &mut Connection, club: &Club, by: &User, required: bool) -> Result<()> {
    if required && !Factors::of(connection, by)?.is_on() {
        return Err(Error::Refused(text!("club-act-turn-second-factor-yourself-first")));
    }
    log::lock(connection, club.id)?;
    let other = clubs::table.filter(clubs::id.eq(&club.id)).filter(clubs::second_factor.ne(required));
    match diesel::update(other).set(clubs::second_factor.eq(required)).execute(connection)? {
        1 => log::note(connection, club.id, &actor(by), Deed::SecondFactorSet { required }, None),
        _ => Ok(()),
    }
}

fn not_a_member() -> Error {
    Error::Refused(text!("club-act-person-member-club-any-more"))
}

/// Removes a member, or lets them leave.
pub fn remove(connection: &mut Connection, club: &Club, by: &User, user: UserId) -> Result<()> {
    remove_by(connection, club, &actor(by), user)
}

/// The same by any actor.
pub fn remove_by(connection: &mut Connection, club: &Club, by: &Actor, user: UserId) -> Result<()> {
    log::lock(connection, club.id)?;
    let Some(old) = Role::of(connection, club.id, user)? else { return Err(not_a_member()) };
    if old == Role::Owner {
        keeps_an_owner(connection, club.id, &user)?;
    }
    let row = members::table.filter(members::club_id.eq(&club.id)).filter(members::user_id.eq(user));
    diesel::delete(row).execute(connection)?;
    let deed = if by.user() == Some(user) {
        Deed::Left
    } else {
        Deed::Removed { user: user.to_owned(), name: User::get(connection, user)?.called() }
    };
    log::note(connection, club.id, by, deed, None)?;
    end_links(connection, club, by, user, (old, None))
}

/// The contents of an invitation. Its secret is the site's signature of `id`, so that staff can show the link again while
/// the database keeps only its hash.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invite {
    pub id: String,
    pub role: Role,
    /// For an invitation sent to one person: good once, for the account with that address.
    pub email: Option<String>,
    /// How many can join by it.
    #[serde(default = "usual_uses")]
    pub most: u32,
    /// How many have joined.
    #[serde(default)]
    pub uses: u32,
}

const fn usual_uses() -> u32 {
    limits::INVITATION_USES
}

/// A request for a new invitation.
#[derive(Debug, Clone)]
pub struct NewInvite {
    pub role: Role,
    /// Empty for a link to hand out.
    pub email: String,
    pub most: u32,
    pub days: u32,
}

/// Creates an invitation link: for several people, or sent to one.
pub fn invite(
    connection: &mut Connection,
    (club, by): (&Club, &User),
    new: &NewInvite,
    sign: impl Fn(&str) -> String,
    (locale, site): (&Locale, &str),
) -> Result<()> {
    let NewInvite { role, email, most, days } = new;
    let email = if email.trim().is_empty() { None } else { Some(check_email(email)?) };
    between(*most, limits::MOST_INVITATION_USES)?;
    between(*days, limits::MOST_INVITATION_DAYS)?;
    log::lock(connection, club.id)?;
    let most_open = limits::INVITATIONS;
    if open_links(connection, club.id, "invite")?.len() >= most_open {
        return Err(Error::Refused(text!("club-act-club-open-invitations-already-withdraw", most_open)));
    }
    let most = if email.is_some() { 1 } else { *most };
    let invite = Invite { id: ids::new_id(), role: *role, email, most, uses: 0 };
    let secret = sign(&invite.id);
    let link = given(&secret, "invite", (club, by), serde_json::to_string(&invite)?, *days);
    diesel::insert_into(links::table).values(&link).execute(connection)?;
    if let Some(email) = &invite.email {
        // An e-mail to a stranger contains nothing that somebody typed.
        let body = locale.t2("mail-invite-body", "link", format!("{site}/invite/{secret}"), "days", *days);
        email::write(connection, email, &locale.t("mail-invite-subject"), &body)?;
    }
    log::note(connection, club.id, &actor(by), Deed::Invited { role: *role, by_mail: invite.email.is_some() }, None)
}

fn between(number: u32, most: u32) -> Result<()> {
    match (1..=most).contains(&number) {
        true => Ok(()),
        false => Err(Error::Refused(text!("club-act-write-number-1", most, number))),
    }
}

/// A link issued by a member of a club.
pub(super) fn given(secret: &str, kind: &str, (club, by): (&Club, &User), data: String, days: u32) -> Link {
    let at = now().naive_utc();
    Link {
        token: ids::hashed(secret),
        kind: kind.to_owned(),
        user_id: Some(by.id),
        club_id: Some(club.id),
        data,
        created_at: at,
        expires_at: Some(at + Duration::days(days.into())),
        used_at: None,
    }
}

/// The valid links of a club, newest first.
pub(super) fn open_links(connection: &mut Connection, club: ClubId, kind: &str) -> Result<Vec<Link>> {
    let open = links::table
        .filter(links::club_id.eq(club))
        .filter(links::kind.eq(kind))
        .filter(links::used_at.is_null())
        .filter(links::expires_at.is_null().or(links::expires_at.gt(now().naive_utc())));
    Ok(open.order((links::created_at.desc(), links::token)).select(Link::as_select()).load(connection)?)
}

/// An invitation with its maker and expiry.
#[derive(Debug, Clone)]
pub struct OpenInvite {
    pub invite: Invite,
    pub by: Option<String>,
    pub until: Option<NaiveDateTime>,
}

/// The valid invitations of a club, newest first.
pub fn invites(connection: &mut Connection, club: ClubId) -> Result<Vec<OpenInvite>> {
    let rows = open_links(connection, club, "invite")?;
    let makers: Vec<UserId> = rows.iter().filter_map(|link| link.user_id).collect();
    let makers = users::table.filter(users::id.eq_any(makers)).select((users::id, users::name));
    let makers: HashMap<UserId, String> = makers.load::<(UserId, String)>(connection)?.into_iter().collect();
    let open = |link: Link| {
        let by = link.user_id.and_then(|id| makers.get(&id).cloned());
        Some(OpenInvite { invite: serde_json::from_str(&link.data).ok()?, by, until: link.expires_at })
    };
    Ok(rows.into_iter().filter_map(open).collect())
}

/// Revokes a link.
pub fn revoke(connection: &mut Connection, club: &Club, by: &User, secret: &str) -> Result<()> {
    log::lock(connection, club.id)?;
    let link = find_link(connection, "invite", secret)?;
    if link.club_id.as_deref() != Some(&club.id) {
        return Err(Error::NotFound);
    }
    let invite: Invite = serde_json::from_str(&link.data)?;
    use_link(connection, &link)?;
    log::note(connection, club.id, &actor(by), Deed::InviteRevoked { role: invite.role }, None)
}

/// What a link invites to.
pub fn invited(connection: &mut Connection, secret: &str) -> Result<(Club, Invite)> {
    let (_, club, invite) = open_invite(connection, secret)?;
    Ok((club, invite))
}

fn open_invite(connection: &mut Connection, secret: &str) -> Result<(Link, Club, Invite)> {
    let link = find_link(connection, "invite", secret)?;
    let club = Club::get(connection, link.club_id.ok_or(Error::NotFound)?)?;
    let invite: Invite = serde_json::from_str(&link.data)?;
    holds(connection, &link, &club, invite.role)?;
    Ok((link, club, invite))
}

/// A link grants at most what its maker may grant: it ends with their role.
pub(super) fn holds(connection: &mut Connection, link: &Link, club: &Club, gives: Role) -> Result<()> {
    // Links of earlier versions do not name their maker; they end by their date.
    let Some(maker) = &link.user_id else { return Ok(()) };
    let maker = users::table.filter(users::id.eq(maker)).filter(users::deleted_at.is_null());
    let maker: Option<User> = maker.select(User::as_select()).first(connection).optional()?;
    if let Some(maker) = maker
        && Sanction::of(connection, maker.id)?.is_none()
    {
        let role = Role::of(connection, club.id, maker.id)?;
        if maker.is_admin || role.is_some_and(|role| role >= gives.max(Role::Organiser)) {
            return Ok(());
        }
    }
    Err(Error::Refused(text!("club-act-link-ended-made-give-out")))
}

/// Ends the links that somebody made or knew when their role changes: organisers see every link to a role up to their own.
/// One sent to somebody else's address is of no use to them, unless they made it.
pub fn end_links(
    connection: &mut Connection,
    club: &Club,
    by: &Actor,
    user: UserId,
    (old, new): (Role, Option<Role>),
) -> Result<()> {
    let may_still = |role: Role| new.is_some_and(|new| new >= role.max(Role::Organiser));
    let mut ended: [Vec<String>; 2] = Default::default();
    for link in open_links(connection, club.id, "invite")? {
        let Ok(invite) = serde_json::from_str::<Invite>(&link.data) else { continue };
        let made = link.user_id.as_deref() == Some(&user);
        let knew = old >= invite.role.max(Role::Organiser) && invite.email.is_none();
        if (made || knew) && !may_still(invite.role) {
            ended[0].push(link.token);
        }
    }
    if old >= Role::Organiser && !may_still(Role::Organiser) {
        let claims = open_links(connection, club.id, "claim")?;
        ended[1] = claims.into_iter().map(|link| link.token).collect();
    }
    let [invitations, claims] = ended.each_ref().map(|tokens| tokens.len() as u32);
    if invitations + claims == 0 {
        return Ok(());
    }
    let ends = links::table.filter(links::token.eq_any(ended.concat()));
    diesel::update(ends).set(links::used_at.eq(now().naive_utc())).execute(connection)?;
    log::note(connection, club.id, by, Deed::LinksEnded { user: user.to_owned(), invitations, claims }, None)
}

/// Somebody is banned: the links that they made or knew end in every club.
pub fn end_all_links(connection: &mut Connection, by: &Actor, user: UserId) -> Result<()> {
    let own = members::table.filter(members::user_id.eq(user)).order(members::club_id);
    for (club, role) in own.select((members::club_id, members::role)).load::<(ClubId, String)>(connection)? {
        let club = Club::get(connection, club)?;
        log::lock(connection, club.id)?;
        let role = Role::from_word(&role).unwrap_or(Role::Member);
        end_links(connection, &club, by, user, (role, None))?;
    }
    Ok(())
}

/// Whether somebody was removed from the club and has not been re-admitted by name since.
fn was_removed(connection: &mut Connection, club: ClubId, user: UserId) -> Result<bool> {
    let about = format!("%{user}%");
    let rows = events::table
        .filter(events::stream.eq(log::stream(club)))
        .filter(events::body.like(about.clone()).or(events::actor.like(about)))
        .order(events::revision)
        .select(EventRow::as_select())
        .load::<EventRow>(connection)?;
    Ok(removed(&rows)?.contains(&user))
}

/// Who was removed from a club by the events of its chain, and not readmitted by name since.
pub fn removed(rows: &[EventRow]) -> Result<BTreeSet<UserId>> {
    let mut removed = BTreeSet::new();
    for Opened { by, event, .. } in chain::parse::<Deed>(rows)? {
        match event {
            Deed::Removed { user, .. } => drop(removed.insert(user)),
            Deed::RoleSet { user, .. } => drop(removed.remove(&user)),
            Deed::Joined { .. } => drop(by.user().map(|user| removed.remove(&user))),
            Deed::Moved { members } => removed.retain(|user| !members.contains_key(user)),
            Deed::Merged { members, removed: others, .. } => {
                removed.retain(|user| !members.contains_key(user));
                removed.extend(others);
            }
            _ => {}
        }
    }
    Ok(removed)
}

/// Joins a club; a member with a higher role keeps it. `proves`: this site proves e-mail addresses.
pub fn accept(connection: &mut Connection, user: &User, secret: &str, proves: bool) -> Result<Club> {
    let (club, _) = invited(connection, secret)?;
    log::lock(connection, club.id)?;
    // Somebody else may have used it before we got the lock.
    let (link, _, mut invite) = open_invite(connection, secret)?;
    let own = Role::of(connection, club.id, user.id)?;
    if own.is_some_and(|own| own >= invite.role) {
        return Ok(club);
    }
    match &invite.email {
        Some(email) if *email != user.email || (proves && user.verified_at.is_none()) => {
            return Err(Error::Refused(text!("club-act-invitation-sent-another-address-sign")));
        }
        None if own.is_none() && was_removed(connection, club.id, user.id)? => {
            return Err(Error::Refused(text!("club-act-were-taken-out-club-only")));
        }
        _ => {}
    }
    invite.uses += 1;
    if invite.uses >= invite.most {
        use_link(connection, &link)?;
    }
    let row = links::table.filter(links::token.eq(&link.token));
    diesel::update(row).set(links::data.eq(serde_json::to_string(&invite)?)).execute(connection)?;
    put_member(connection, club.id, user.id, invite.role)?;
    log::note(connection, club.id, &actor(user), Deed::Joined { role: invite.role }, None)?;
    Ok(club)
}
