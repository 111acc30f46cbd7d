//! E-mail: always written to the outbox first; a job sends it where a mail server is configured.

pub mod blocked;

use std::time::Duration;

use diesel::prelude::*;
use lettre::message::Mailbox;
use lettre::message::header::ContentType;
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::config::Config;
use crate::error::{Error, Result};
use crate::ids;
use crate::store::chain::now;
use crate::store::schema::outbox;
use crate::store::{Connection, Db, queue};

/// An e-mail in the outbox.
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

/// Queues an e-mail in the outbox, in the transaction of what it reports.
pub fn write(connection: &mut Connection, recipient: &str, subject: &str, body: &str) -> Result<()> {
    // No e-mail may let banned people back in, whoever writes to them.
    if blocked::is_banned(connection, recipient)? {
        return Ok(());
    }
    let letter = Letter {
        id: ids::new_id(),
        recipient: recipient.to_owned(),
        // A subject is one line, whatever names it contains.
        subject: subject.replace(['\r', '\n'], " "),
        body: body.to_owned(),
        created_at: now().naive_utc(),
        sent_at: None,
        error: None,
    };
    diesel::insert_into(outbox::table).values(&letter).execute(connection)?;
    queue::put(connection, "mail", Some(&format!("mail:{}", letter.id)), &letter.id, now())?;
    Ok(())
}

/// Deletes sent e-mails of an address that its owner no longer has.
pub fn forget_sent(connection: &mut Connection, address: &str) -> Result<()> {
    let sent = outbox::table.filter(outbox::recipient.eq(address)).filter(outbox::sent_at.is_not_null());
    diesel::delete(sent).execute(connection)?;
    Ok(())
}

/// Whether e-mails are sent, and the base address of their links.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Post {
    /// The address of the service, without a trailing slash.
    pub site: String,
    /// Without a mail server e-mails stay in the outbox.
    pub is_on: bool,
}

/// Sends an e-mail without storing it, to somebody whose data is erased. It is tried once.
pub fn send_unstored(config: &Config, recipient: String, subject: String, body: String) {
    let Some(server) = config.smtp.clone() else { return };
    let from = config.mail_from.clone();
    let (created_at, sent_at, error) = (now().naive_utc(), None, None);
    let letter = Letter { id: ids::new_id(), recipient, subject, body, created_at, sent_at, error };
    tokio::spawn(async move {
        if let Err(error) = deliver(&server, &from, &letter).await {
            tracing::warn!("a letter about a deleted account was not sent: {error:#}");
        }
    });
}

/// Hands an e-mail to the mail server. Without one it stays in the outbox, where an administrator can read it.
pub async fn send(db: &Db, config: &Config, id: &str) -> Result<()> {
    let Some(server) = &config.smtp else { return Ok(()) };
    let wanted = id.to_owned();
    let letter: Option<Letter> = db
        .query(move |connection| {
            let letter = outbox::table.filter(outbox::id.eq(wanted)).filter(outbox::sent_at.is_null());
            Ok(letter.select(Letter::as_select()).first(connection).optional()?)
        })
        .await?;
    let Some(letter) = letter else { return Ok(()) };
    let sent = deliver(server, &config.mail_from, &letter).await;
    let error = sent.as_ref().err().map(|error| format!("{error:#}"));
    let at = sent.is_ok().then(|| now().naive_utc());
    db.write(move |connection| {
        let row = outbox::table.filter(outbox::id.eq(&letter.id));
        diesel::update(row).set((outbox::sent_at.eq(at), outbox::error.eq(error))).execute(connection)?;
        // Its content is now for its reader alone: sign-in links, names, former addresses.
        if at.is_some() {
            diesel::update(row).set(outbox::body.eq("")).execute(connection)?;
        }
        Ok(())
    })
    .await?;
    sent.map_err(Error::Internal)
}

async fn deliver(server: &str, from: &str, letter: &Letter) -> anyhow::Result<()> {
    let from: Mailbox = from.parse()?;
    let message = Message::builder()
        .from(from.clone())
        .to(letter.recipient.parse()?)
        .subject(&letter.subject)
        // Stable across retries, so that mailboxes can recognise a duplicate.
        .message_id(Some(format!("<{}@{}>", letter.id, from.email.domain())))
        .header(ContentType::TEXT_PLAIN)
        .body(letter.body.clone())?;
    let transport =
        AsyncSmtpTransport::<Tokio1Executor>::from_url(server)?.timeout(Some(Duration::from_secs(30))).build();
    transport.send(message).await?;
    Ok(())
}
