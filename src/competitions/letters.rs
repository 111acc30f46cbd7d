//! E-mails about a competition, queued in the transaction of what they report.

use diesel::prelude::*;
use fluent_bundle::FluentArgs;

use super::state::{Competition, Entry, EntryState};
use crate::email;
use crate::error::Result;
use crate::store::Connection;
use crate::store::schema::{clubs, players, users};
use crate::words::{Language, Locale};

/// Tells waiting entries that got a place, if they have an account.
pub(super) fn write(connection: &mut Connection, site: &str, before: &Competition, after: &Competition) -> Result<()> {
    let waited = |entry: &&Entry| before.entry(entry.id).is_some_and(|old| old.state == EntryState::WaitingList);
    for entry in after.entries.iter().filter(|entry| entry.is_in() && !after.settings.rehearsal).filter(waited) {
        let account: Option<(String, String)> = players::table
            .inner_join(users::table.on(players::user_id.eq(users::id.nullable())))
            .filter(players::id.eq(&entry.player))
            .filter(users::deleted_at.is_null())
            .select((users::email, users::language))
            .first(connection)
            .optional()?;
        let Some((email, language)) = account else { continue };
        let club: String = clubs::table.filter(clubs::id.eq(&after.club)).select(clubs::slug).first(connection)?;
        let language = Language::from_code(&language).unwrap_or(Language::ENGLISH);
        let locale = Locale { language, ..Locale::default() };
        let name = after.settings.name.as_str();
        let mut args = FluentArgs::new();
        args.set("name", entry.name.full());
        args.set("competition", name);
        args.set("link", format!("{site}/clubs/{club}/{}", after.slug));
        let subject = locale.t1("mail-place-subject", "competition", name);
        email::write(connection, &email, &subject, &locale.format("mail-place-body", Some(&args)))?;
    }
    Ok(())
}
