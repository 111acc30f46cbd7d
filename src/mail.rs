//! E-mail: always written to the outbox first; a job sends it where a mail server is configured.

use diesel::prelude::*;

use crate::db::Connection;
use crate::db::chain::now;
use crate::db::schema::outbox;
use crate::ids;
use crate::web::error::Result;

/// A letter in the outbox.
#[derive(Debug, Clone, Queryable, Selectable, Insertable)]
#[diesel(table_name = outbox)]
pub struct Letter {
    pub id: String,
    pub recipient: String,
    pub subject: String,
    pub body: String,
    pub created_at: chrono::NaiveDateTime,
    pub sent_at: Option<chrono::NaiveDateTime>,
    pub error: Option<String>,
}

/// Puts a letter into the outbox, in the transaction of what it tells of.
pub fn write(connection: &mut Connection, recipient: &str, subject: &str, body: &str) -> Result<()> {
    let letter = Letter {
        id: ids::new_id(),
        recipient: recipient.to_owned(),
        // A subject is one line, whatever names it speaks of.
        subject: subject.replace(['\r', '\n'], " "),
        body: body.to_owned(),
        created_at: now().naive_utc(),
        sent_at: None,
        error: None,
    };
    diesel::insert_into(outbox::table).values(&letter).execute(connection)?;
    Ok(())
}
