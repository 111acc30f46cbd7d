//! What people are told of what administrators did, and where they can appeal.

use fluent_bundle::FluentArgs;

use crate::accounts::model::User;
use crate::db::Connection;
use crate::locale::{Language, Locale};
use crate::mail;
use crate::web::error::Result;

/// Tells an account what was done to something of theirs: `done` is the end of a message `mail-moderated-…`.
pub fn tell(
    connection: &mut Connection,
    user: &User,
    done: &str,
    (name, reason, appeals): (&str, &str, &str),
) -> Result<()> {
    let language = Language::from_code(&user.language).unwrap_or(Language::English);
    let zone = user.time_zone.parse().unwrap_or(chrono_tz::Tz::UTC);
    let locale = Locale { language, zone };
    let mut args = FluentArgs::new();
    args.set("name", name);
    let done = locale.format(&tx("mail-moderated-", done), Some(&args)).into_owned();
    let mut args = FluentArgs::new();
    args.set("name", user.name.as_str());
    args.set("done", done.as_str());
    args.set("reason", reason);
    args.set("address", appeals);
    let body = locale.format("mail-moderation-body", Some(&args));
    mail::write(connection, &user.email, &locale.t("mail-moderation-subject"), &body)
}

/// The name of a message of two parts.
fn tx(key: &str, word: &str) -> String {
    format!("{key}{word}")
}
