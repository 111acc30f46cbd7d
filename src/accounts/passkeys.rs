//! Passkeys: rows, and what people do with them. `verify` has the checks the standard requires of a site, `key` the keys.

pub mod key;
pub mod verify;

#[cfg(test)]
mod tests;

use chrono::{Duration, NaiveDateTime};
use data_encoding::BASE64URL_NOPAD;
use diesel::prelude::*;
use podium_engine::text;
use podium_engine::text::Text;
use serde::Deserialize;

use super::factors::{self, Own};
use super::letters::Notice;
use super::model::{Link, User};
use crate::error::{Error, Result};
use crate::ids::UserId;
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::{links, passkeys, users};
use crate::store::signer::Signer;
use crate::texts::Kind;
use crate::{ids, names};
use key::Key;
use verify::{Fault, Party, Registered, decode};

/// The most passkeys of an account.
const MOST: i64 = 20;
/// How long a browser may take to answer, in seconds. A sign-in page may stay open for a while.
const LASTS: i64 = 15 * 60;

/// A passkey of an account.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = passkeys)]
pub struct Passkey {
    pub id: String,
    pub user_id: UserId,
    /// What the device calls it.
    pub credential: String,
    pub public_key: String,
    pub counter: i64,
    pub is_eligible: bool,
    /// Synced to other devices of the same person.
    pub is_backed_up: bool,
    pub name: String,
    pub created_at: NaiveDateTime,
    pub used_at: Option<NaiveDateTime>,
}

impl Passkey {
    /// The passkeys of an account, oldest first.
    pub fn all(connection: &mut Connection, user: UserId) -> Result<Vec<Self>> {
        let own = passkeys::table.filter(passkeys::user_id.eq(user)).order((passkeys::created_at, passkeys::id));
        Ok(own.select(Self::as_select()).load(connection)?)
    }

    fn registered(&self) -> Option<Registered> {
        Some(Registered {
            credential: BASE64URL_NOPAD.decode(self.credential.as_bytes()).ok()?,
            key: Key::from_stored(&self.public_key)?,
            counter: u32::try_from(self.counter).ok()?,
            is_eligible: self.is_eligible,
            is_backed_up: self.is_backed_up,
        })
    }
}

/// What a ceremony is for; an answer for one purpose is invalid for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    Register,
    SignIn,
    Second,
    Prove,
}

impl Purpose {
    const fn word(self) -> &'static str {
        match self {
            Self::Register => "passkey-register",
            Self::SignIn => "passkey-sign-in",
            Self::Second => "passkey-second",
            Self::Prove => "passkey-prove",
        }
    }
}

/// The browser that is challenged.
#[derive(Clone, Copy)]
pub struct Browser<'a> {
    pub signer: &'a Signer,
    /// The CSRF token of this browser's forms.
    pub token: &'a str,
    /// The site address it sees.
    pub site: &'a str,
}

/// A challenge for a browser. It is signed for that browser, purpose and time, and stored only once answered: opening the
/// sign-in page cannot fill the database, and no answer counts twice.
pub fn challenge(there: &Browser<'_>, purpose: Purpose) -> String {
    let said = format!("{}.{}", now().timestamp() + LASTS, ids::new_secret());
    let signature = there.signer.sign(purpose.word(), &format!("{said}.{}", there.token));
    format!("{said}.{signature}")
}

/// Whether we issued this challenge recently, to this browser and for this purpose.
fn is_ours(there: &Browser<'_>, purpose: Purpose, challenge: &str) -> bool {
    let Some((said, signature)) = challenge.rsplit_once('.') else { return false };
    let until = said.split('.').next().and_then(|until| until.parse::<i64>().ok());
    let is_fresh = until.is_some_and(|until| until >= now().timestamp());
    is_fresh && there.signer.is_signed(purpose.word(), &format!("{said}.{}", there.token), signature)
}

/// What a browser sends after `navigator.credentials.get`.
#[derive(Debug, Clone, Default)]
pub struct Assertion {
    pub credential: String,
    pub client: String,
    pub authenticator: String,
    pub signature: String,
    /// The account it claims to be for.
    pub handle: String,
}

/// What a browser sends after `navigator.credentials.create`.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct Attestation {
    client: String,
    attestation: String,
    pub name: String,
}

/// An answer to one of our challenges, not yet checked against any key.
#[derive(Debug, Clone)]
pub struct Answer<T> {
    party: Party,
    challenge: String,
    client: Vec<u8>,
    rest: T,
}

/// Reads an answer, if its challenge was ours.
fn answer<T>(there: &Browser<'_>, purpose: Purpose, client: &str, rest: T) -> Result<Answer<T>> {
    let party = Party::at(there.site).ok_or(Error::NotFound)?;
    let client = decode(client).map_err(told)?;
    let challenge = verify::challenge(&client).map_err(told)?;
    if !is_ours(there, purpose, &challenge) {
        return Err(told(Fault::Challenge));
    }
    Ok(Answer { party, challenge, client, rest })
}

impl Assertion {
    /// Checks that the challenge was ours.
    pub fn read(self, there: &Browser<'_>, purpose: Purpose) -> Result<Answer<Self>> {
        let client = self.client.clone();
        answer(there, purpose, &client, self)
    }
}

impl Attestation {
    /// Checks that the challenge was ours.
    pub fn read(self, there: &Browser<'_>) -> Result<Answer<Self>> {
        let client = self.client.clone();
        answer(there, Purpose::Register, &client, self)
    }
}

/// What is wrong, in words for the user.
fn told(fault: Fault) -> Error {
    Error::Refused(sentence(fault))
}

fn sentence(fault: Fault) -> Text {
    match fault {
        Fault::Challenge => text!("people-act-page-open-too-long-answer"),
        Fault::Origin => text!("people-act-browser-used-another-address-site"),
        Fault::Unverified => text!("people-act-device-check-set-up-pin"),
        Fault::Counter => text!("people-act-passkey-looks-like-copy-used"),
        Fault::Algorithm => text!("people-act-device-makes-kind-key-cannot"),
        Fault::Broken | Fault::Kind | Fault::Signature => text!("people-act-passkey-checked-try-again-sign"),
    }
}

/// Marks a challenge as answered; of two answers, one counts.
fn spend(connection: &mut Connection, user: UserId, challenge: &str) -> Result<()> {
    let at = now().naive_utc();
    let link = Link {
        token: ids::hashed(challenge),
        kind: "passkey".to_owned(),
        user_id: Some(user.to_owned()),
        club_id: None,
        data: String::new(),
        created_at: at,
        expires_at: Some(at + Duration::seconds(LASTS)),
        used_at: Some(at),
    };
    match diesel::insert_into(links::table).values(&link).execute(connection) {
        Err(diesel::result::Error::DatabaseError(diesel::result::DatabaseErrorKind::UniqueViolation, _)) => {
            Err(told(Fault::Challenge))
        }
        done => Ok(done.map(drop)?),
    }
}

/// The account that a used passkey belongs to. With `owner`, it must be that account.
pub fn used(connection: &mut Connection, answer: &Answer<Assertion>, owner: Option<&User>) -> Result<User> {
    let Answer { party, challenge, client, rest } = answer;
    let unknown = || Error::Refused(text!("people-act-passkey-known-here-any-more"));
    let credential = BASE64URL_NOPAD.encode(&decode(&rest.credential).map_err(told)?);
    let found: Option<(Passkey, User)> = passkeys::table
        .inner_join(users::table)
        .filter(passkeys::credential.eq(&credential))
        .filter(users::deleted_at.is_null())
        .select((Passkey::as_select(), User::as_select()))
        .first(connection)
        .optional()?;
    let (passkey, user) =
        found.filter(|(_, user)| owner.is_none_or(|owner| owner.id == user.id)).ok_or_else(unknown)?;
    let handle = decode(&rest.handle).map_err(told)?;
    if !handle.is_empty() && handle != user.id.as_bytes() {
        return Err(unknown());
    }
    let known = passkey.registered().ok_or_else(unknown)?;
    let (authenticator, signature) =
        (decode(&rest.authenticator).map_err(told)?, decode(&rest.signature).map_err(told)?);
    let used = verify::assert(client, &authenticator, &signature, challenge, party, &known).map_err(told)?;
    spend(connection, user.id, challenge)?;
    diesel::update(passkeys::table.filter(passkeys::id.eq(&passkey.id)))
        .set((
            passkeys::counter.eq(i64::from(used.counter)),
            passkeys::is_backed_up.eq(used.is_backed_up),
            passkeys::used_at.eq(now().naive_utc()),
        ))
        .execute(connection)?;
    Ok(user)
}

fn check_name(name: &str) -> Result<String, Text> {
    let name = Kind::Label.read(&names::tidy(name))?;
    if name.is_empty() {
        return Err(text!("people-act-give-passkey-name"));
    }
    Ok(name)
}

/// Adds a passkey. Returns recovery codes to show if this turns the second factor on.
pub fn add(connection: &mut Connection, own: &Own, answer: &Answer<Attestation>) -> Result<Option<Vec<String>>> {
    let user = &own.user;
    let Answer { party, challenge, client, rest } = answer;
    let name = check_name(&rest.name)?;
    let attestation = decode(&rest.attestation).map_err(told)?;
    let new = verify::register(client, &attestation, challenge, party).map_err(told)?;
    let there = Passkey::all(connection, user.id)?;
    if there.len() as i64 >= MOST {
        return Err(Error::Refused(text!("people-act-account-most-passkeys-remove-use", most = MOST)));
    }
    let credential = BASE64URL_NOPAD.encode(&new.credential);
    let taken = passkeys::table.filter(passkeys::credential.eq(&credential)).count().get_result::<i64>(connection)?;
    if taken > 0 {
        return Err(Error::Refused(text!("people-act-passkey-list-already")));
    }
    spend(connection, user.id, challenge)?;
    let passkey = Passkey {
        id: ids::new_id(),
        user_id: user.id,
        credential,
        public_key: new.key.stored(),
        counter: i64::from(new.counter),
        is_eligible: new.is_eligible,
        is_backed_up: new.is_backed_up,
        name,
        created_at: now().naive_utc(),
        used_at: None,
    };
    factors::change(connection, own, Notice::PasskeyAdded, |connection| {
        diesel::insert_into(passkeys::table).values(&passkey).execute(connection)?;
        Ok(())
    })
}

/// Renames a passkey.
pub fn rename(connection: &mut Connection, user: &User, id: &str, name: &str) -> Result<()> {
    let name = check_name(name)?;
    let own = passkeys::table.filter(passkeys::id.eq(id)).filter(passkeys::user_id.eq(&user.id));
    match diesel::update(own).set(passkeys::name.eq(name)).execute(connection)? {
        1 => Ok(()),
        _ => Err(Error::NotFound),
    }
}

/// Removes a passkey, but never the last way in: an account without a password keeps one unless it can be reached by
/// e-mail.
pub fn remove(connection: &mut Connection, own: &Own, id: &str) -> Result<()> {
    let user = &own.user;
    let there = Passkey::all(connection, user.id)?;
    if !there.iter().any(|passkey| passkey.id == id) {
        return Err(Error::NotFound);
    }
    let is_last = there.len() == 1;
    if is_last && user.password.is_empty() && !own.post.is_on {
        return Err(Error::Refused(text!("people-act-only-way-into-account-choose")));
    }
    let gone = factors::change(connection, own, Notice::PasskeyRemoved, |connection| {
        diesel::delete(passkeys::table.filter(passkeys::id.eq(id))).execute(connection)?;
        if is_last { factors::forget_asking(connection, user) } else { Ok(()) }
    });
    gone.map(drop)
}
