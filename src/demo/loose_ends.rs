//! Pending actions when the demo opens, besides those that the rehearsal leaves.

use chrono::Duration;
use podium_engine::text::Text;

use super::course::Course;
use crate::competitions::actions::times;
use crate::competitions::state::Standing;
use crate::competitions::{EntryId, Table};
use crate::dates::When;

/// A table nobody has played at, with or without the demo player, and its entries.
fn open_table<'a>(course: &'a Course<'_>, own: bool) -> Option<(&'a Table, EntryId, EntryId)> {
    let player = course.entry_named(super::PLAYER);
    let is_open = |table: &&Table| {
        let it = &course.it;
        it.standing(table) == Standing::Open && table.games.is_empty() && table.proposed.is_none()
    };
    course.it.public_tables().filter(is_open).find_map(|table| {
        let &[first, second] = table.seats.as_slice() else { return None };
        match player {
            Some(player) if player == first => own.then_some((table, first, second)),
            Some(player) if player == second => own.then_some((table, second, first)),
            _ => (!own).then_some((table, first, second)),
        }
    })
}

/// An opponent has submitted a record that the player should confirm.
pub(super) fn a_record_waits(course: &mut Course<'_>) -> Result<(), Text> {
    let Some((table, _, opponent)) = open_table(course, true) else { return Ok(()) };
    let (table, at) = (table.id, course.now - Duration::minutes(18));
    course.hand_in(table, opponent, at)
}

/// An opponent proposes a time to the player, and at another table somebody requests a postponement.
pub(super) fn times_are_sought(course: &mut Course<'_>) -> Result<(), Text> {
    let at = course.now - Duration::minutes(15);
    if let Some((table, _, opponent)) = open_table(course, true) {
        let deadline = course.it.deadline(table).unwrap_or(course.now + Duration::days(3));
        let (table, offered) = (table.id, (course.now + Duration::hours(26)).min(deadline - Duration::hours(1)));
        let offered = When::nearest(offered);
        let by = course.actor(opponent);
        course.act(&by, at, |it| times::propose(it, table, opponent, offered, at))?;
    }
    if let Some((table, who, _)) = open_table(course, false)
        && let Some(deadline) = course.it.deadline(table)
    {
        let (table, until) = (table.id, When::nearest(deadline + Duration::days(5)));
        let by = course.actor(who);
        course.act(&by, at, |it| times::ask_postponement(it, table, who, until, "Away with work until Friday."))?;
    }
    Ok(())
}
