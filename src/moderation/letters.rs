//! E-mails to people about what administrators did, and where they can appeal.

use fluent_bundle::FluentArgs;

use crate::accounts::model::User;
use crate::email;
use crate::error::Result;
use crate::store::Connection;
use crate::words::{Language, Locale};

/// Tells an account what was done to something of theirs: `done` is the end of a message key `mail-moderated-…`.
pub fn tell(
    connection: &mut Connection,
    user: &User,
    done: &str,
    (name, reason, appeals): (&str, &str, &str),
) -> Result<()> {
    let locale = locale_of(user);
    let mut args = FluentArgs::new();
    args.set("name", name);
    let done = locale.format(&tx("mail-moderated-", done), Some(&args)).into_owned();
    let mut args = FluentArgs::new();
    args.set("name", user.name.as_str());
    args.set("done", done.as_str());
    args.set("reason", reason);
    args.set("address", appeals);
    let body = locale.format("mail-moderation-body", Some(&args));
    email::write(connection, &user.email, &locale.t("mail-moderation-subject"), &body)
}

/// How somebody reads.
pub fn locale_of(user: &User) -> Locale {
    let language = Language::from_code(&user.language).unwrap_or(Language::ENGLISH);
    Locale { language, zone: user.time_zone.parse().unwrap_or(chrono_tz::Tz::UTC) }
}

/// The key of a message from its two parts.
fn tx(key: &str, word: &str) -> String {
    format!("{key}{word}")
}
