//! Accounts that are kept out: until a day, or for good together with their address.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use hmac::{Hmac, Mac};
use podium_engine::text;
use sha2::Sha256;

use super::actions::Order;
use super::letters::tell;
use crate::accounts::model::User;
use crate::admin::actions::note;
use crate::admin::log::Deed;
use crate::clubs;
use crate::db::Connection;
use crate::db::chain::now;
use crate::db::schema::{links, sanctions, sessions, site, users};
use crate::web::error::{Error, Result};

/// Somebody is kept out.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = sanctions)]
pub struct Sanction {
    pub user_id: String,
    /// None: for good.
    pub until: Option<chrono::NaiveDateTime>,
    pub address: Option<String>,
}

impl Sanction {
    /// What an account is under now, if anything.
    pub fn of(connection: &mut Connection, user: &str) -> Result<Option<Self>> {
        let found = sanctions::table.filter(sanctions::user_id.eq(user)).select(Self::as_select());
        let found: Option<Self> = found.first(connection).optional()?;
        Ok(found.filter(|sanction| sanction.until.is_none_or(|until| until > now().naive_utc())))
    }
}

/// Everybody who is kept out now.
pub fn kept_out(connection: &mut Connection) -> Result<Vec<Sanction>> {
    let all = sanctions::table.filter(sanctions::until.is_null().or(sanctions::until.gt(now().naive_utc())));
    Ok(all.select(Sanction::as_select()).load(connection)?)
}

/// All rows, for whoever verifies the database.
pub fn all(connection: &mut Connection) -> Result<Vec<Sanction>> {
    Ok(sanctions::table.select(Sanction::as_select()).load(connection)?)
}

/// Refuses to let an account in that is kept out.
pub fn admits(connection: &mut Connection, user: &str) -> Result<()> {
    match Sanction::of(connection, user)? {
        None => Ok(()),
        Some(Sanction { until: Some(until), .. }) => {
            let day = until.format("%Y-%m-%d %H:%M");
            Err(Error::Refused(text!(
                "The administrators suspended this account until {day} UTC. The letter about it says where to appeal.",
                "Les administrateurs ont suspendu ce compte jusqu’au {day} UTC. Le courriel à ce sujet indique où faire appel."
            )))
        }
        Some(_) => Err(Error::Refused(text!(
            "The administrators closed this account. The letter about it says where to appeal.",
            "Les administrateurs ont fermé ce compte. Le courriel à ce sujet indique où faire appel."
        ))),
    }
}

/// An address as far as it tells mailboxes apart: what follows a plus sign is the same mailbox nearly everywhere, dots are
/// nothing to Google.
fn mailbox(email: &str) -> String {
    let email = email.trim().to_lowercase();
    let Some((local, domain)) = email.rsplit_once('@') else { return email };
    let local = local.split('+').next().unwrap_or(local);
    match domain {
        "gmail.com" | "googlemail.com" => format!("{}@gmail.com", local.replace('.', "")),
        _ => format!("{local}@{domain}"),
    }
}

/// What is kept of an address that stays out: nobody without the site's secret can tell whose it is.
fn keyed(connection: &mut Connection, email: &str) -> Result<String> {
    let secret: Option<String> =
        site::table.filter(site::name.eq("secret")).select(site::value).first(connection).optional()?;
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.unwrap_or_default().as_bytes()).map_err(Error::internal)?;
    mac.update(b"ban\0");
    mac.update(mailbox(email).as_bytes());
    Ok(data_encoding::HEXLOWER.encode(&mac.finalize().into_bytes()))
}

/// Whether an address is one that stays out.
pub fn is_banned(connection: &mut Connection, email: &str) -> Result<bool> {
    let keyed = keyed(connection, email)?;
    let banned = sanctions::table.filter(sanctions::address.eq(keyed)).filter(sanctions::until.is_null());
    Ok(banned.count().get_result::<i64>(connection)? > 0)
}

/// The account to act upon. Administrators are not kept out while they are some.
fn subject(connection: &mut Connection, user: &str) -> Result<User> {
    let user = User::get(connection, user)?;
    if user.deleted_at.is_some() {
        return Err(Error::NotFound);
    }
    if user.is_admin {
        return Err(Error::Refused(text!(
            "This is an administrator. Take administration away first.",
            "C’est un administrateur. Retirez-lui d’abord l’administration."
        )));
    }
    Ok(user)
}

fn put(connection: &mut Connection, sanction: &Sanction) -> Result<()> {
    let user = &sanction.user_id;
    diesel::delete(sanctions::table.filter(sanctions::user_id.eq(user))).execute(connection)?;
    diesel::insert_into(sanctions::table).values(sanction).execute(connection)?;
    diesel::delete(sessions::table.filter(sessions::user_id.eq(user))).execute(connection)?;
    Ok(())
}

/// Keeps an account out until a day: nobody signs in to it or acts for it.
pub fn suspend(connection: &mut Connection, order: &Order, user: &str, until: DateTime<Utc>) -> Result<()> {
    let user = subject(connection, user)?;
    if until <= now() {
        return Err(Error::Refused(text!("Choose a day that is still to come.", "Choisissez un jour à venir.")));
    }
    let reason = order.stored_reason(connection)?;
    tell(connection, &user, "suspend", (&until.format("%Y-%m-%d").to_string(), &order.reason, &order.appeals))?;
    put(connection, &Sanction { user_id: user.id.clone(), until: Some(until.naive_utc()), address: None })?;
    note(connection, &order.by, Deed::Suspended { name: user.called(), user: user.id, until, reason })
}

/// Keeps an account and its address out for good. Sessions, tokens and links end; the letter about it is the last one.
pub fn ban(connection: &mut Connection, order: &Order, user: &str) -> Result<()> {
    let user = subject(connection, user)?;
    let reason = order.stored_reason(connection)?;
    tell(connection, &user, "ban", (&user.name, &order.reason, &order.appeals))?;
    let address = keyed(connection, &user.email)?;
    put(connection, &Sanction { user_id: user.id.clone(), until: None, address: Some(address.clone()) })?;
    // Otherwise they come back under another address by an invitation that they knew.
    clubs::actions::end_all_links(connection, &order.by, &user.id)?;
    diesel::delete(links::table.filter(links::user_id.eq(&user.id))).execute(connection)?;
    let invited = format!("%\"{}\"%", user.email.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_"));
    diesel::delete(links::table.filter(links::data.like(invited).escape('\\'))).execute(connection)?;
    note(connection, &order.by, Deed::Banned { name: user.called(), user: user.id, address, reason })
}

/// Lets somebody in again.
pub fn admit(connection: &mut Connection, order: &Order, user: &str) -> Result<()> {
    let user = User::get(connection, user)?;
    let kept_out = sanctions::table.filter(sanctions::user_id.eq(&user.id));
    if diesel::delete(kept_out).execute(connection)? == 0 {
        return Ok(());
    }
    let reason = order.stored_reason(connection)?;
    if user.deleted_at.is_none() {
        tell(connection, &user, "admit", (&user.name, &order.reason, &order.appeals))?;
    }
    note(connection, &order.by, Deed::Admitted { name: user.called(), user: user.id, reason })
}

/// The account of an address, for the command line.
pub fn account(connection: &mut Connection, email: &str) -> Result<String> {
    let found = users::table.filter(users::email.eq(email.trim().to_lowercase())).select(users::id);
    Ok(found.first(connection)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_mailbox_has_many_spellings() {
        assert_eq!(mailbox("Ann+chess@Example.org"), "ann@example.org");
        assert_eq!(mailbox("a.n.n+x@googlemail.com"), "ann@gmail.com");
        assert_ne!(mailbox("a.nn@example.org"), mailbox("ann@example.org"));
    }
}
