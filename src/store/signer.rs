//! Signatures of this site, for forms and links, and keys derived from its secret.

use anyhow::Result;
use data_encoding::BASE32_NOPAD;
use diesel::prelude::*;
use hkdf::Hkdf;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::{Connection, schema};
use crate::ids;

/// The bytes of a signature: 160 bits are enough, and short enough for a QR code.
const SIGNATURE: usize = 20;

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
        let Some(mac) = self.mac(purpose, text) else { return ids::new_secret() };
        let whole = mac.finalize().into_bytes();
        BASE32_NOPAD.encode(whole.get(..SIGNATURE).unwrap_or_default()).to_ascii_lowercase()
    }

    /// Whether a signature is ours, in constant time.
    pub fn is_signed(&self, purpose: &str, text: &str, signature: &str) -> bool {
        // Each has only one spelling, so that single use can be enforced.
        let is_spelled = !signature.bytes().any(|byte| byte.is_ascii_uppercase());
        let Ok(bytes) = BASE32_NOPAD.decode(signature.to_ascii_uppercase().as_bytes()) else { return false };
        let mac = self.mac(purpose, text).filter(|_| is_spelled && bytes.len() == SIGNATURE);
        mac.is_some_and(|mac| mac.verify_truncated_left(&bytes).is_ok())
    }

    fn mac(&self, purpose: &str, text: &str) -> Option<Hmac<Sha256>> {
        // A key of any length is right for HMAC.
        let mac = Hmac::<Sha256>::new_from_slice(self.0.as_bytes()).ok()?;
        Some(mac.chain_update(purpose.as_bytes()).chain_update([0]).chain_update(text.as_bytes()))
    }

    /// A key for a cipher, derived from the site's secret for one purpose and one holder.
    pub fn key(&self, purpose: &str, holder: &str) -> [u8; 32] {
        let mut key = ids::random();
        let derive = Hkdf::<Sha256>::new(None, self.0.as_bytes());
        // Only a key that is far too long would be refused; what a random one seals can never be opened.
        let _ = derive.expand_multi_info(&[purpose.as_bytes(), &[0], holder.as_bytes()], &mut key);
        key
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
