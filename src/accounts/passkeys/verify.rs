//! What a browser sends for a passkey, checked as WebAuthn Level 3 requires of a relying party (§7.1 and §7.2).
//!
//! Nothing here reads the database or the clock: whether a challenge is ours, fresh and unused is up to the caller.

use ciborium::Value;
use data_encoding::BASE64URL_NOPAD;
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::key::Key;

/// The most bytes read of any part. Credential ids have at most 1023 bytes, keys far fewer.
const MOST: usize = 8 * 1024;

/// This site as a relying party.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Party {
    /// `https://podium.example.org`, with the port unless it is the default.
    pub origin: String,
    /// `podium.example.org`.
    pub id: String,
}

impl Party {
    /// The site at an address; none where browsers allow no passkeys: at a bare IP address, or without TLS other than on
    /// localhost.
    pub fn at(address: &str) -> Option<Self> {
        let (scheme, rest) = address.split_once("://")?;
        let authority = rest.split(['/', '?', '#']).next()?.to_ascii_lowercase();
        let (host, port) =
            authority.split_once(':').map_or((authority.as_str(), None), |(host, port)| (host, Some(port)));
        let is_local = host == "localhost" || host.ends_with(".localhost");
        let is_name = !host.is_empty() && !host.starts_with('[') && host.parse::<std::net::Ipv4Addr>().is_err();
        if !is_name || !(scheme == "https" || (scheme == "http" && is_local)) {
            return None;
        }
        let usual = if scheme == "https" { "443" } else { "80" };
        let port = port.filter(|port| !port.is_empty() && *port != usual);
        let port = port.map(|port| format!(":{port}")).unwrap_or_default();
        Some(Self { origin: format!("{scheme}://{host}{port}"), id: host.to_owned() })
    }
}

/// Why a browser's message is rejected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be read.
    Broken,
    /// It was made for something else, such as signing in instead of adding a passkey.
    Kind,
    /// It was made on another site, or at another address of this one.
    Origin,
    /// It answers another challenge.
    Challenge,
    /// The device did not verify the user by fingerprint, face or PIN.
    Unverified,
    /// An algorithm that was not offered.
    Algorithm,
    /// The signature does not match the key.
    Signature,
    /// The device's counter went backwards: there may be a copy of it.
    Counter,
}

/// What is known of a credential once it is registered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Registered {
    pub credential: Vec<u8>,
    pub key: Key,
    pub counter: u32,
    /// It may be synced to other devices of the same person.
    pub is_eligible: bool,
    /// It has been.
    pub is_backed_up: bool,
}

/// What changes with each use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Used {
    pub counter: u32,
    pub is_backed_up: bool,
}

/// Bytes as browsers' scripts send them.
pub fn decode(text: &str) -> Result<Vec<u8>, Fault> {
    if text.len() > 2 * MOST {
        return Err(Fault::Broken);
    }
    BASE64URL_NOPAD.decode(text.trim_end_matches('=').as_bytes()).map_err(|_| Fault::Broken)
}

/// The browser's own account of a ceremony.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
}

fn client_data(json: &[u8]) -> Result<ClientData, Fault> {
    serde_json::from_slice(json).map_err(|_| Fault::Broken)
}

/// The challenge that the browser claims to answer, to be looked up.
pub fn challenge(json: &[u8]) -> Result<String, Fault> {
    let challenge = decode(&client_data(json)?.challenge)?;
    String::from_utf8(challenge).map_err(|_| Fault::Challenge)
}

fn check_client(json: &[u8], kind: &str, expected: &str, party: &Party) -> Result<(), Fault> {
    let client = client_data(json)?;
    if client.kind != kind {
        return Err(Fault::Kind);
    }
    if decode(&client.challenge)? != expected.as_bytes() {
        return Err(Fault::Challenge);
    }
    if client.origin != party.origin || client.cross_origin {
        return Err(Fault::Origin);
    }
    Ok(())
}

/// Takes bytes off the front of what is left.
fn take<'a>(rest: &mut &'a [u8], count: usize) -> Result<&'a [u8], Fault> {
    let (taken, left) = rest.split_at_checked(count).ok_or(Fault::Broken)?;
    *rest = left;
    Ok(taken)
}

fn number<const N: usize>(rest: &mut &[u8]) -> Result<[u8; N], Fault> {
    take(rest, N)?.try_into().map_err(|_| Fault::Broken)
}

/// The device's data, laid out as in §6.1.
struct Authenticator<'a> {
    flags: u8,
    counter: u32,
    /// What follows the fixed part.
    rest: &'a [u8],
}

const PRESENT: u8 = 1;
const VERIFIED: u8 = 1 << 2;
const ELIGIBLE: u8 = 1 << 3;
const BACKED_UP: u8 = 1 << 4;
const ATTESTED: u8 = 1 << 6;

impl<'a> Authenticator<'a> {
    fn read(bytes: &'a [u8], party: &Party) -> Result<Self, Fault> {
        let mut rest = bytes;
        let hash = take(&mut rest, 32)?;
        let [flags] = number(&mut rest)?;
        let counter = u32::from_be_bytes(number(&mut rest)?);
        if hash != Sha256::digest(party.id.as_bytes()).as_slice() {
            return Err(Fault::Origin);
        }
        let read = Self { flags, counter, rest };
        if !read.has(PRESENT) || !read.has(VERIFIED) {
            return Err(Fault::Unverified);
        }
        // A credential that may not be copied cannot have been.
        if read.has(BACKED_UP) && !read.has(ELIGIBLE) {
            return Err(Fault::Broken);
        }
        Ok(read)
    }

    const fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }
}

/// A new credential from the result of `navigator.credentials.create`. No attestation is requested, and one that comes
/// anyway is ignored: the model of the device makes no difference here.
pub fn register(client: &[u8], attestation: &[u8], expected: &str, party: &Party) -> Result<Registered, Fault> {
    check_client(client, "webauthn.create", expected, party)?;
    if attestation.len() > MOST {
        return Err(Fault::Broken);
    }
    let object: Value = ciborium::from_reader(attestation).map_err(|_| Fault::Broken)?;
    let fields = object.as_map().ok_or(Fault::Broken)?;
    let data = fields.iter().find(|(name, _)| name.as_text() == Some("authData"));
    let data = data.and_then(|(_, data)| data.as_bytes()).ok_or(Fault::Broken)?;
    let told = Authenticator::read(data, party)?;
    if !told.has(ATTESTED) {
        return Err(Fault::Broken);
    }
    let mut rest = told.rest;
    take(&mut rest, 16)?;
    let length = usize::from(u16::from_be_bytes(number(&mut rest)?));
    if !(1..=1023).contains(&length) {
        return Err(Fault::Broken);
    }
    let credential = take(&mut rest, length)?.to_vec();
    // Extensions may follow the key, so the reader stops where the key ends.
    let key: Value = ciborium::from_reader(&mut rest).map_err(|_| Fault::Broken)?;
    Ok(Registered {
        credential,
        key: Key::from_cose(&key)?,
        counter: told.counter,
        is_eligible: told.has(ELIGIBLE),
        is_backed_up: told.has(BACKED_UP),
    })
}

/// Whether the result of `navigator.credentials.get` was made with a known credential, for this challenge, on this site.
pub fn assert(
    client: &[u8],
    authenticator: &[u8],
    signature: &[u8],
    expected: &str,
    party: &Party,
    known: &Registered,
) -> Result<Used, Fault> {
    check_client(client, "webauthn.get", expected, party)?;
    let told = Authenticator::read(authenticator, party)?;
    let signed = [authenticator, Sha256::digest(client).as_slice()].concat();
    known.key.verify(&signed, signature)?;
    // Whether it may be copied is fixed when it is created.
    if told.has(ELIGIBLE) != known.is_eligible {
        return Err(Fault::Broken);
    }
    // Devices without a counter always say zero.
    if (told.counter, known.counter) != (0, 0) && told.counter <= known.counter {
        return Err(Fault::Counter);
    }
    Ok(Used { counter: told.counter, is_backed_up: told.has(BACKED_UP) })
}
