//! Suspended accounts (until a day) and banned ones (for good, together with their address).

use diesel::prelude::*;
use podium_engine::text;

use crate::error::{Error, Result};
use crate::ids::UserId;
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::sanctions;
use crate::words::moment;

/// A suspended or banned account.
#[derive(Debug, Clone, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = sanctions)]
pub struct Sanction {
    pub user_id: UserId,
    /// None for a ban.
    pub until: Option<chrono::NaiveDateTime>,
    pub address: Option<String>,
}

impl Sanction {
    /// The sanction an account is under now, if any.
    pub fn of(connection: &mut Connection, user: UserId) -> Result<Option<Self>> {
        let found = sanctions::table.filter(sanctions::user_id.eq(user)).select(Self::as_select());
        let found: Option<Self> = found.first(connection).optional()?;
        Ok(found.filter(|sanction| sanction.until.is_none_or(|until| until > now().naive_utc())))
    }
}

/// Everybody suspended or banned now.
pub fn kept_out(connection: &mut Connection) -> Result<Vec<Sanction>> {
    let all = sanctions::table.filter(sanctions::until.is_null().or(sanctions::until.gt(now().naive_utc())));
    Ok(all.select(Sanction::as_select()).load(connection)?)
}

/// All rows, for verification of the database.
pub fn all(connection: &mut Connection) -> Result<Vec<Sanction>> {
    Ok(sanctions::table.select(Sanction::as_select()).load(connection)?)
}

/// Refuses an account that is suspended or banned.
pub fn admits(connection: &mut Connection, user: UserId) -> Result<()> {
    match Sanction::of(connection, user)? {
        None => Ok(()),
        Some(Sanction { until: Some(until), .. }) => {
            Err(Error::Refused(text!("people-act-suspended-until", time = moment(until.and_utc()))))
        }
        Some(_) => Err(Error::Refused(text!("people-act-administrators-closed-account-letter-about"))),
    }
}
