//! Banned addresses: they get no e-mails and no account.

use diesel::prelude::*;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::error::{Error, Result};
use crate::store::Connection;
use crate::store::schema::{sanctions, site};

/// An address reduced to its mailbox: text after a plus sign is ignored nearly everywhere, dots by Google.
fn mailbox(email: &str) -> String {
    let email = email.trim().to_lowercase();
    let Some((local, domain)) = email.rsplit_once('@') else { return email };
    let local = local.split('+').next().unwrap_or(local);
    match domain {
        "gmail.com" | "googlemail.com" => format!("{}@gmail.com", local.replace('.', "")),
        _ => format!("{local}@{domain}"),
    }
}

/// The stored form of a banned address: a keyed hash, useless without the site's secret.
pub fn keyed(connection: &mut Connection, email: &str) -> Result<String> {
    let secret: Option<String> =
        site::table.filter(site::name.eq("secret")).select(site::value).first(connection).optional()?;
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.unwrap_or_default().as_bytes()).map_err(Error::internal)?;
    mac.update(b"ban\0");
    mac.update(mailbox(email).as_bytes());
    Ok(data_encoding::HEXLOWER.encode(&mac.finalize().into_bytes()))
}

/// Whether an address is banned.
pub fn is_banned(connection: &mut Connection, email: &str) -> Result<bool> {
    let keyed = keyed(connection, email)?;
    let banned = sanctions::table.filter(sanctions::address.eq(keyed)).filter(sanctions::until.is_null());
    Ok(banned.count().get_result::<i64>(connection)? > 0)
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
