//! Who may see and do what; the only module that decides. [`may`] answers for routes, [`visible`] for queries.

pub mod people;
pub mod records;
pub mod rights;
pub mod seat_link;
pub mod visible;
pub mod who;

use crate::clubs::model::Role;
use crate::competitions::state::{Competition, Status};
use crate::error::{Error, Result};
use crate::site::act::Hidden;
pub use who::{Access, Who};

/// May this person take a route with that access?
pub fn may(access: Access, viewer: &Who) -> Result<()> {
    let club = viewer.club.as_ref().and_then(|club| club.hidden());
    let competition = viewer.competition.as_ref().and_then(|competition| competition.hidden);
    see(club.or(competition), viewer)?;
    if let Some(competition) = &viewer.competition {
        // Its existence is not revealed.
        if !is_announced(competition) && !viewer.is_arbiter() {
            return Err(Error::NotFound);
        }
        // Only staff see the tables of an unpublished round.
        let table = viewer.table.and_then(|table| competition.table(table));
        if table.is_some_and(|table| !competition.is_public(table)) && !viewer.is_arbiter() {
            return Err(Error::NotFound);
        }
    }
    let allowed = match access {
        Access::Anyone => true,
        Access::SignedIn => viewer.user.is_some(),
        Access::Seat => viewer.role.is_some_and(|role| role >= Role::Arbiter) || sits(viewer),
        Access::Member => viewer.has_role(Role::Member),
        Access::Arbiter => viewer.is_arbiter(),
        Access::Organiser => viewer.is_organiser(),
        Access::Owner => viewer.is_owner(),
        Access::Admin => viewer.user.as_ref().is_some_and(|user| user.is_admin),
    };
    match (allowed, &viewer.user) {
        (true, _) => Ok(()),
        (false, None) => Err(Error::SignIn),
        (false, Some(_)) if access == Access::Owner && viewer.owes_factor => Err(Error::SecondFactor),
        (false, Some(_)) => Err(Error::Forbidden),
    }
}

/// May this person see something of the addressed club that administrators hid? Its staff may, so that they can fix it or
/// appeal; to others it does not exist. Removed content is gone for everybody.
pub fn see(hidden: Option<Hidden>, viewer: &Who) -> Result<()> {
    match hidden {
        Some(Hidden::Removed) => Err(Error::Gone),
        Some(Hidden::Hidden) if !viewer.is_arbiter() => Err(Error::NotFound),
        _ => Ok(()),
    }
}

/// Whether everybody may know of a competition: it is not a draft, which may still change entirely, not a rehearsal, which
/// nobody plays, and not hidden by administrators.
pub fn is_announced(competition: &Competition) -> bool {
    competition.status != Status::Draft && !competition.settings.rehearsal && competition.hidden.is_none()
}

/// Whether the viewer sits at the addressed table or, where the address has none, takes part in its competition.
pub fn sits(viewer: &Who) -> bool {
    let (Some(competition), Some(entry)) = (&viewer.competition, viewer.entry) else { return false };
    match viewer.table {
        Some(table) => competition.table(table).is_some_and(|table| table.seat_of(entry).is_some()),
        None => true,
    }
}

#[cfg(test)]
mod tests {
    use crate::layers::sources;

    /// Whether a line of code decides on its own who may see a competition.
    fn decides(line: &str) -> bool {
        let code = line.split("//").next().unwrap_or_default();
        let in_query =
            ["::rehearsal.", "::rehearsal)", "::rehearsal,", "s::hidden"].iter().any(|part| code.contains(part))
                && !code.trim_start().starts_with("use ");
        let by_word = code.contains("\"draft\"") || code.contains("Draft.word()");
        let in_sql =
            ["rehearsal = ", "rehearsal IS", "NOT rehearsal", "'draft'"].iter().any(|part| code.contains(part))
                && code.contains('"');
        let in_memory = code.contains("Status::Draft") && code.contains("rehearsal");
        in_query || by_word || in_sql || in_memory
    }

    #[test]
    fn lines_that_decide_are_recognised() {
        assert!(decides(".filter(competitions::rehearsal.eq(false))"));
        assert!(decides("rows.filter(competitions::status.ne(\"draft\"))"));
        assert!(decides("sql_query(\"SELECT id FROM competitions WHERE rehearsal = false\")"));
        assert!(decides("it.status == Status::Draft || it.settings.rehearsal"));
        assert!(decides("players::table.filter(players::hidden.is_null())"));
        assert!(!decides("clubs::log::hidden(&deeds)"));
        assert!(!decides("use crate::competitions::rehearsal::{self, Script};"));
        assert!(!decides("RoundState::Draft"));
    }

    /// One forgotten filter is a leak, so all of them live in one place.
    #[test]
    fn no_other_file_decides_which_competitions_are_seen() {
        // What statuses are called, the tables, and who hides things.
        let exempt = ["access.rs", "access/", "competitions/state.rs", "store/schema.rs", "moderation/", "site/act.rs"];
        let mut found = Vec::new();
        for (name, text) in sources() {
            // Tests make what they then look for.
            if name.ends_with("tests.rs") || exempt.iter().any(|exempt| name.starts_with(exempt)) {
                continue;
            }
            let lines = (1..).zip(text.lines()).filter(|(_, line)| decides(line));
            found.extend(lines.map(|(number, line)| format!("src/{name}:{number}: {}", line.trim())));
        }
        assert!(
            found.is_empty(),
            "only src/access decides who sees drafts, rehearsals and what is hidden: use a filter of \
             access::visible in queries and access::is_announced in code, in place of\n{}",
            found.join("\n")
        );
    }
}
