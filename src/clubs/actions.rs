//! What people do with clubs and their members, each in one transaction.

use chrono::Duration;
use diesel::prelude::*;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};

use super::log::{self, Deed};
use super::model::{Club, Role};
use crate::accounts::actions::{check_email, find_link, use_link};
use crate::accounts::factors::Factors;
use crate::accounts::model::{Link, User};
use crate::competitions::Actor;
use crate::db::Connection;
use crate::db::chain::now;
use crate::db::schema::{clubs, links, members};
use crate::ids;
use crate::locale::Locale;
use crate::mail;
use crate::names;
use crate::texts::Kind;
use crate::web::error::{Error, Result};
use crate::web::fields::Wrong;

/// What a club says of itself.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct Profile {
    pub name: String,
    #[serde(default)]
    pub place: String,
    #[serde(default)]
    pub about: String,
    /// Addresses, one a line.
    #[serde(default)]
    pub links: String,
}

impl Profile {
    /// Put right, or why not.
    pub fn checked(&self) -> Result<Self, Wrong> {
        let name = names::club(&self.name).map_err(Wrong::of("name"))?;
        let place = Kind::Place.read(&names::tidy(&self.place)).map_err(Wrong::of("place"))?;
        let about = Kind::About.read(&self.about).map_err(Wrong::of("about"))?;
        Ok(Self { name, place, about, links: self.pages().map_err(Wrong::of("links"))? })
    }

    /// The links, one per line.
    fn pages(&self) -> Result<String, Text> {
        let links: Vec<&str> = self.links.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let is_address = |link: &&&str| {
            (link.starts_with("https://") || link.starts_with("http://"))
                && Kind::Link.check(link).is_ok()
                && !link.contains(char::is_whitespace)
        };
        if let Some(link) = links.iter().find(|link| !is_address(link)) {
            let link: String = link.chars().take(80).collect();
            return Err(text!(
                "“{link}” is not the address of a page. Write one a line, like: https://example.org",
                "« {link} » n’est pas une adresse de page. Écrivez-en une par ligne, ainsi : https://example.org"
            ));
        }
        if links.len() > 10 {
            return Err(text!("A club has at most 10 links.", "Un club a au plus 10 liens."));
        }
        Ok(links.join("\n"))
    }
}

/// The actor that an account is.
pub fn actor(user: &User) -> Actor {
    Actor::User { id: user.id.clone(), name: user.called() }
}

/// A new club; whoever makes it owns it. A form that was sent twice finds what the first one made.
pub fn create(connection: &mut Connection, user: &User, profile: &Profile, form: Option<String>) -> Result<Club> {
    if let Some(made) = log::done_by(connection, form.as_deref())? {
        return Club::get(connection, &made);
    }
    let Profile { name, place, about, links } = profile.checked()?;
    let slug = free_slug(connection, &name)?;
    let club = Club { about, links, ..Club::new(&slug, &name, &place) };
    diesel::insert_into(clubs::table).values(&club).execute(connection)?;
    put_member(connection, &club.id, &user.id, Role::Owner)?;
    log::note(connection, &club.id, &actor(user), Deed::Created { name: club.name.as_str().into() }, form)?;
    Ok(club)
}

/// A part of an address that no club has.
fn free_slug(connection: &mut Connection, name: &str) -> Result<String> {
    let base = ids::slug(name);
    let taken = clubs::table.filter(clubs::slug.like(format!("{base}%"))).select(clubs::slug);
    let taken: Vec<String> = taken.load(connection)?;
    let numbered = (2..).map(|number| format!("{base}-{number}"));
    // `/clubs/new` is a page.
    let is_free = |slug: &String| slug != "new" && !taken.contains(slug);
    Ok(std::iter::once(base.clone()).chain(numbered).find(is_free).unwrap_or(base))
}

/// Another name, place, text or links. The address stays, so that links to it hold.
pub fn edit(connection: &mut Connection, club: &Club, user: &User, profile: &Profile) -> Result<()> {
    let Profile { name, place, about, links } = profile.checked()?;
    log::lock(connection, &club.id)?;
    diesel::update(clubs::table.filter(clubs::id.eq(&club.id)))
        .set((clubs::name.eq(&name), clubs::place.eq(place), clubs::about.eq(about), clubs::links.eq(links)))
        .execute(connection)?;
    log::note(connection, &club.id, &actor(user), Deed::Edited { name: name.into() }, None)
}

fn put_member(connection: &mut Connection, club: &str, user: &str, role: Role) -> Result<()> {
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

/// A club always has somebody who decides.
fn keeps_an_owner(connection: &mut Connection, club: &str, without: &str) -> Result<()> {
    let others = members::table
        .filter(members::club_id.eq(club))
        .filter(members::role.eq(Role::Owner.word()))
        .filter(members::user_id.ne(without));
    if others.count().get_result::<i64>(connection)? > 0 {
        return Ok(());
    }
    Err(Error::Refused(text!(
        "This is the only owner of the club. Make somebody else an owner first.",
        "C’est le seul propriétaire du club. Nommez d’abord un autre propriétaire."
    )))
}

/// Another role for a member.
pub fn set_role(connection: &mut Connection, club: &Club, by: &User, user: &str, role: Role) -> Result<()> {
    log::lock(connection, &club.id)?;
    let Some(old) = Role::of(connection, &club.id, user)? else { return Err(not_a_member()) };
    if old == role {
        return Ok(());
    }
    if old == Role::Owner {
        keeps_an_owner(connection, &club.id, user)?;
    }
    put_member(connection, &club.id, user, role)?;
    let name = User::get(connection, user)?.called();
    let deed = Deed::RoleSet { user: user.to_owned(), name, role };
    log::note(connection, &club.id, &actor(by), deed, None)
}

/// Whether owners need a second factor. Whoever asks for it has one, so that nobody locks themselves out.
pub fn ask_second_factor(connection: &mut Connection, club: &Club, by: &User, required: bool) -> Result<()> {
    if required && !Factors::of(connection, by)?.is_on() {
        return Err(Error::Refused(text!(
            "Turn on a second factor for yourself first, under “Sign-in and security”.",
            "Activez d’abord un second facteur pour vous-même, sous « Connexion et sécurité »."
        )));
    }
    log::lock(connection, &club.id)?;
    let other = clubs::table.filter(clubs::id.eq(&club.id)).filter(clubs::second_factor.ne(required));
    match diesel::update(other).set(clubs::second_factor.eq(required)).execute(connection)? {
        1 => log::note(connection, &club.id, &actor(by), Deed::SecondFactorSet { required }, None),
        _ => Ok(()),
    }
}

fn not_a_member() -> Error {
    Error::Refused(text!(
        "This person is not a member of the club any more.",
        "Cette personne n’est plus membre du club."
    ))
}

/// Takes somebody out of the club; or they leave by themselves.
pub fn remove(connection: &mut Connection, club: &Club, by: &User, user: &str) -> Result<()> {
    remove_by(connection, club, &actor(by), user)
}

/// The same by whoever acts.
pub fn remove_by(connection: &mut Connection, club: &Club, by: &Actor, user: &str) -> Result<()> {
    log::lock(connection, &club.id)?;
    match Role::of(connection, &club.id, user)? {
        None => return Err(not_a_member()),
        Some(Role::Owner) => keeps_an_owner(connection, &club.id, user)?,
        Some(_) => {}
    }
    let row = members::table.filter(members::club_id.eq(&club.id)).filter(members::user_id.eq(user));
    diesel::delete(row).execute(connection)?;
    let deed = if by.user() == Some(user) {
        Deed::Left
    } else {
        Deed::Removed { user: user.to_owned(), name: User::get(connection, user)?.called() }
    };
    log::note(connection, &club.id, by, deed, None)
}

/// What an invitation carries. Its secret is the site's signature of `id`, so that staff can show the link again while
/// the database keeps only its hash.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Invite {
    pub id: String,
    pub role: Role,
    /// Sent to one person, and good once.
    pub email: Option<String>,
}

/// A link by which people join: one for everybody, or one that is sent to somebody.
pub fn invite(
    connection: &mut Connection,
    (club, by): (&Club, &User),
    (role, email): (Role, &str),
    sign: impl Fn(&str) -> String,
    (locale, site): (&Locale, &str),
) -> Result<()> {
    let email = if email.trim().is_empty() { None } else { Some(check_email(email)?) };
    log::lock(connection, &club.id)?;
    let invite = Invite { id: ids::new_id(), role, email };
    let secret = sign(&invite.id);
    let at = now().naive_utc();
    let link = Link {
        token: ids::hashed(&secret),
        kind: "invite".to_owned(),
        user_id: None,
        club_id: Some(club.id.clone()),
        data: serde_json::to_string(&invite)?,
        created_at: at,
        expires_at: invite.email.is_some().then(|| at + Duration::days(30)),
        used_at: None,
    };
    diesel::insert_into(links::table).values(&link).execute(connection)?;
    if let Some(email) = &invite.email {
        // A letter to a stranger says nothing that somebody typed.
        let body = locale.t1("mail-invite-body", "link", format!("{site}/invite/{secret}"));
        mail::write(connection, email, &locale.t("mail-invite-subject"), &body)?;
    }
    log::note(connection, &club.id, &actor(by), Deed::Invited { role, by_mail: invite.email.is_some() }, None)
}

/// The invitations of a club that are still good, newest first.
pub fn invites(connection: &mut Connection, club: &str) -> Result<Vec<Invite>> {
    let good = links::table
        .filter(links::club_id.eq(club))
        .filter(links::kind.eq("invite"))
        .filter(links::used_at.is_null())
        .filter(links::expires_at.is_null().or(links::expires_at.gt(now().naive_utc())));
    let rows: Vec<String> = good.order(links::created_at.desc()).select(links::data).load(connection)?;
    Ok(rows.iter().filter_map(|data| serde_json::from_str(data).ok()).collect())
}

/// Makes a link worthless.
pub fn revoke(connection: &mut Connection, club: &Club, by: &User, secret: &str) -> Result<()> {
    log::lock(connection, &club.id)?;
    let link = find_link(connection, "invite", secret)?;
    if link.club_id.as_deref() != Some(&club.id) {
        return Err(Error::NotFound);
    }
    let invite: Invite = serde_json::from_str(&link.data)?;
    use_link(connection, &link)?;
    log::note(connection, &club.id, &actor(by), Deed::InviteRevoked { role: invite.role }, None)
}

/// What a link invites to.
pub fn invited(connection: &mut Connection, secret: &str) -> Result<(Club, Invite)> {
    let link = find_link(connection, "invite", secret)?;
    let club = Club::get(connection, &link.club_id.ok_or(Error::NotFound)?)?;
    Ok((club, serde_json::from_str(&link.data)?))
}

/// Joins a club; who has a higher role already keeps it.
pub fn accept(connection: &mut Connection, user: &User, secret: &str) -> Result<Club> {
    let (club, invite) = invited(connection, secret)?;
    log::lock(connection, &club.id)?;
    let own = Role::of(connection, &club.id, &user.id)?;
    if own.is_some_and(|own| own >= invite.role) {
        return Ok(club);
    }
    if let Some(email) = &invite.email {
        if user.email != *email || user.verified_at.is_none() {
            return Err(Error::Refused(text!(
                "This invitation was sent to somebody else’s address. Sign in with the account of that address, or ask for a link of your own.",
                "Cette invitation a été envoyée à une autre adresse. Connectez-vous avec le compte de cette adresse, ou demandez votre propre lien."
            )));
        }
        let link = find_link(connection, "invite", secret)?;
        use_link(connection, &link)?;
    }
    put_member(connection, &club.id, &user.id, invite.role)?;
    log::note(connection, &club.id, &actor(user), Deed::Joined { role: invite.role }, None)?;
    Ok(club)
}
