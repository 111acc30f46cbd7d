//! Signed links: a player without an account reports and confirms results through one.
//!
//! A link names who issued it and when, both signed, so that the log can tell. It works as long as its player has no
//! account and its issuer is on the staff.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use crate::accounts::model::User;
use crate::accounts::sanctions::Sanction;
use crate::clubs::model::Role;
use crate::competitions::state::{Competition, Entry, EntryId, EntryState};
use crate::error::Result;
use crate::ids::{ClubId, PlayerId, UserId};
use crate::store::chain::{Account, Issued, now};
use crate::store::schema::{entries, players, users};
use crate::store::signer::Signer;
use crate::store::{Connection, Db};

/// The cookie in which a browser keeps the link.
pub const COOKIE: &str = "seat";
/// A signature made for this purpose is valid for nothing else.
const PURPOSE: &str = "seat";

/// The path of the link for an entry, issued by an account now; its bearer acts for that player.
pub fn path(signer: &Signer, competition: &Competition, entry: &Entry, by: UserId) -> String {
    Written::new(competition, entry.id, by).path(signer, entry)
}

/// The cookie value for it.
pub fn cookie(signer: &Signer, competition: &Competition, entry: &Entry, by: UserId) -> String {
    Written::new(competition, entry.id, by).cookie(signer, entry)
}

/// The entries that may have a link: those whose player has no account.
pub fn guests(connection: &mut Connection, competition: &str) -> Result<Vec<EntryId>> {
    let guests = entries::table
        .inner_join(players::table)
        .filter(entries::competition_id.eq(competition))
        .filter(players::user_id.is_null())
        .select(entries::number);
    Ok(guests
        .load::<i64>(connection)?
        .into_iter()
        .filter_map(|number| u32::try_from(number).ok())
        .map(EntryId)
        .collect())
}

/// The seat that a browser's cookie opens.
pub async fn seat_of(db: &Db, signer: &Signer, competition: &Competition, cookie: &str) -> Result<Option<Seat>> {
    let Some((written, signature)) = Written::of_cookie(cookie) else { return Ok(None) };
    if written.competition != competition.id {
        return Ok(None);
    }
    match written.open(db, signer, competition, &signature).await? {
        Opened::Good(seat) => Ok(Some(seat)),
        Opened::Unknown | Opened::HasAccount | Opened::Ended => Ok(None),
    }
}

/// What a valid link grants.
#[derive(Debug, Clone)]
pub struct Seat {
    pub entry: EntryId,
    pub issued: Issued,
}

/// The outcome of opening a link.
pub enum Opened {
    Good(Seat),
    /// Not issued by us, or replaced.
    Unknown,
    /// The player has an account and signs in instead.
    HasAccount,
    /// Its issuer is no longer on the staff, or the link does not name one.
    Ended,
}

/// The contents of a link, not yet verified.
pub struct Written {
    competition: String,
    entry: EntryId,
    by: UserId,
    at: i64,
}

impl Written {
    fn new(competition: &Competition, entry: EntryId, by: UserId) -> Self {
        Self { competition: competition.id.clone(), entry, by, at: now().timestamp() }
    }

    /// What the signature covers; renewing a link changes it.
    fn signed(&self, entry: &Entry) -> String {
        let Self { competition, by, at, .. } = self;
        format!("{competition}.{}.{}.{by}.{at}", entry.id, entry.link)
    }

    fn path(&self, signer: &Signer, entry: &Entry) -> String {
        let Self { competition, by, at, .. } = self;
        format!("/seat/{competition}/{}/{by}.{at}.{}", entry.id, signer.sign(PURPOSE, &self.signed(entry)))
    }

    /// The cookie value.
    pub fn cookie(&self, signer: &Signer, entry: &Entry) -> String {
        let Self { competition, by, at, .. } = self;
        format!("{competition}.{}.{by}.{at}.{}", entry.id, signer.sign(PURPOSE, &self.signed(entry)))
    }

    /// Parses a cookie or an address into the link and its signature.
    pub fn of_cookie(cookie: &str) -> Option<(Self, String)> {
        let mut parts = cookie.split('.');
        let (competition, entry) = (parts.next()?, parts.next()?);
        let (by, at, signature) = (parts.next()?, parts.next()?, parts.next()?);
        let written = Self {
            competition: competition.to_owned(),
            entry: EntryId(entry.parse().ok()?),
            by: by.parse().ok()?,
            at: at.parse().ok()?,
        };
        parts.next().is_none().then(|| (written, signature.to_owned()))
    }

    /// Whether it opens a seat now.
    pub async fn open(&self, db: &Db, signer: &Signer, competition: &Competition, signature: &str) -> Result<Opened> {
        let entry = competition.entry(self.entry).filter(|entry| entry.state != EntryState::Refused);
        let at = DateTime::<Utc>::from_timestamp(self.at, 0);
        let (Some(entry), Some(at)) = (entry, at) else { return Ok(Opened::Unknown) };
        if !signer.is_signed(PURPOSE, &self.signed(entry), signature) {
            return Ok(Opened::Unknown);
        }
        let (id, by) = (entry.id, self.by);
        let (player, club) = (entry.player, competition.club);
        db.query(move |connection| {
            if has_account(connection, player)? {
                return Ok(Opened::HasAccount);
            }
            Ok(match staff(connection, club, by)? {
                Some(user) => {
                    let by = Account { id: user.id, name: user.called() };
                    Opened::Good(Seat { entry: id, issued: Issued { by, at } })
                }
                None => Opened::Ended,
            })
        })
        .await
    }
}

fn has_account(connection: &mut Connection, player: PlayerId) -> Result<bool> {
    let account = players::table.filter(players::id.eq(player)).select(players::user_id);
    Ok(account.first::<Option<String>>(connection).optional()?.flatten().is_some())
}

/// The account, if it may still issue links.
fn staff(connection: &mut Connection, club: ClubId, user: UserId) -> Result<Option<User>> {
    let user = users::table.filter(users::id.eq(user)).filter(users::deleted_at.is_null());
    let Some(user) = user.select(User::as_select()).first(connection).optional()? else { return Ok(None) };
    // A suspended account lets nobody act, least of all its owner under another name.
    if Sanction::of(connection, user.id)?.is_some() {
        return Ok(None);
    }
    let role = Role::of(connection, club, user.id)?;
    Ok((user.is_admin || role.is_some_and(|role| role >= Role::Arbiter)).then_some(user))
}

/// A link of earlier versions does not name its issuer and opens nothing any more.
pub async fn former(
    db: &Db,
    signer: &Signer,
    competition: &Competition,
    id: EntryId,
    signature: &str,
) -> Result<Opened> {
    let Some(entry) = competition.entry(id) else { return Ok(Opened::Unknown) };
    let signed = format!("{}.{}.{}", competition.id, entry.id, entry.link);
    if !signer.is_signed(PURPOSE, &signed, signature) {
        return Ok(Opened::Unknown);
    }
    let player = entry.player;
    let has_account = db.query(move |connection| has_account(connection, player)).await?;
    Ok(if has_account { Opened::HasAccount } else { Opened::Ended })
}
