//! Signatures of this site, for forms and links, and keys derived from its secret.

use anyhow::Result;
use diesel::prelude::*;
use hmac::{Hmac, Mac};
use sha2::Sha256;

use super::{Connection, schema};
use crate::ids;

/// Signs with the site's secret, which is the same on every node.
#[derive(Clone)]
pub struct Signer(String);

impl Signer {
    /// With the secret that the database keeps.
    pub fn of(connection: &mut Connection) -> Result<Self> {
        Ok(Self(secret(connection)?))
    }

    /// A signature of a text for one purpose; nobody without the site's secret can make it.
    pub fn sign(&self, purpose: &str, text: &str) -> String {
        // A key of any length is right for HMAC.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(self.0.as_bytes()) else { return ids::new_secret() };
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text.as_bytes());
        let whole = data_encoding::BASE32_NOPAD.encode(&mac.finalize().into_bytes()).to_ascii_lowercase();
        // 160 bits are enough, and short enough for a QR code.
        whole.chars().take(32).collect()
    }

    /// A key for a cipher, derived from the site's secret for one purpose and one holder.
    pub fn key(&self, purpose: &str, holder: &str) -> [u8; 32] {
        // A key of any length is right for HMAC.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(self.0.as_bytes()) else { return ids::random() };
        // Signatures begin with their purpose; none is called that.
        mac.update(b"derived key\0");
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(holder.as_bytes());
        mac.finalize().into_bytes().into()
    }

    /// Whether a signature is ours, in a time that tells nothing.
    pub fn is_signed(&self, purpose: &str, text: &str, signature: &str) -> bool {
        let ours = self.sign(purpose, text);
        ours.len() == signature.len()
            && ours.bytes().zip(signature.bytes()).fold(0, |different, (a, b)| different | (a ^ b)) == 0
    }
}

/// The site's secret, made at the first start.
fn secret(connection: &mut Connection) -> Result<String> {
    use schema::site::dsl::{name, site, value};
    let find = |connection: &mut Connection| site.filter(name.eq("secret")).select(value).first(connection).optional();
    if let Some(secret) = find(connection)? {
        return Ok(secret);
    }
    // Two nodes may start at once; the second finds the first one's.
    let made = diesel::insert_into(site).values((name.eq("secret"), value.eq(ids::new_secret()))).execute(connection);
    match find(connection)? {
        Some(secret) => Ok(secret),
        None => Err(made.err().map_or_else(|| anyhow::anyhow!("the site’s secret is gone"), Into::into)),
    }
}
