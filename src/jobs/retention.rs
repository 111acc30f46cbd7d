//! Personal data kept only for some days, by the settings `PODIUM_KEEP_…`. Once a day each rule is enforced in small
//! transactions, so that nobody waits behind a large one.

use std::sync::Arc;

use chrono::{DateTime, Duration, NaiveDateTime, Utc};
use diesel::prelude::*;

use crate::error::Result;
use crate::ids::UserId;
use crate::store::Connection;
use crate::store::schema::{
    drafts, entries, events, jobs, links, members, outbox, outcome_seats, players, privacy, records, roster, sessions,
    texts, users,
};
use crate::web::App;

/// The kind of these jobs.
pub const KIND: &str = "retention";
/// How many rows are deleted at once.
const SLICE: i64 = 500;
/// The most slices per rule and run; the next day continues.
const MOST_SLICES: usize = 200;

/// Deletes a slice of rows older than a moment; returns how many rows it looked at.
type Rule = fn(&mut Connection, NaiveDateTime) -> Result<usize>;

/// Enforces every rule.
pub(super) async fn enforce(app: &Arc<App>, at: DateTime<Utc>) -> Result<()> {
    let keep = &app.config.keep;
    let rules: [(u32, Rule); 8] = [
        (keep.sessions, unused_sessions),
        (keep.addresses, addresses),
        (keep.links, used_links),
        (keep.links, expired_links),
        (keep.letters, sent_letters),
        (keep.unsent, unsent_letters),
        (keep.jobs, failed_jobs),
        (keep.drafts, old_drafts),
    ];
    // Without a mail server nobody can prove an address.
    if app.config.smtp.is_some() {
        remove_unconfirmed(app, before(at, keep.unconfirmed)).await?;
    }
    for (days, rule) in rules {
        let limit = before(at, days);
        for _ in 0..MOST_SLICES {
            let removed = app.db.write(move |connection| rule(connection, limit)).await?;
            if (removed as i64) < SLICE {
                break;
            }
        }
    }
    Ok(())
}

fn before(at: DateTime<Utc>, days: u32) -> NaiveDateTime {
    (at - Duration::days(days.into())).naive_utc()
}

fn unused_sessions(connection: &mut Connection, before: NaiveDateTime) -> Result<usize> {
    let old = sessions::table.filter(sessions::seen_at.lt(before)).order(sessions::seen_at).limit(SLICE);
    let old: Vec<String> = old.select(sessions::token).load(connection)?;
    Ok(diesel::delete(sessions::table.filter(sessions::token.eq_any(&old))).execute(connection)?)
}

/// The address and browser of a session, while the session itself may last longer.
fn addresses(connection: &mut Connection, before: NaiveDateTime) -> Result<usize> {
    let old = sessions::table
        .filter(sessions::seen_at.lt(before))
        .filter(sessions::address.ne("").or(sessions::agent.ne("")))
        .order(sessions::seen_at)
        .limit(SLICE);
    let old: Vec<String> = old.select(sessions::token).load(connection)?;
    let set = (sessions::address.eq(""), sessions::agent.eq(""));
    Ok(diesel::update(sessions::table.filter(sessions::token.eq_any(&old))).set(set).execute(connection)?)
}

fn used_links(connection: &mut Connection, before: NaiveDateTime) -> Result<usize> {
    let old = links::table.filter(links::used_at.lt(before)).order(links::used_at).limit(SLICE);
    let old: Vec<String> = old.select(links::token).load(connection)?;
    Ok(diesel::delete(links::table.filter(links::token.eq_any(&old))).execute(connection)?)
}

fn expired_links(connection: &mut Connection, before: NaiveDateTime) -> Result<usize> {
    let old = links::table.filter(links::expires_at.lt(before)).order(links::expires_at).limit(SLICE);
    let old: Vec<String> = old.select(links::token).load(connection)?;
    Ok(diesel::delete(links::table.filter(links::token.eq_any(&old))).execute(connection)?)
}

/// E-mails contain links that sign people in.
fn sent_letters(connection: &mut Connection, before: NaiveDateTime) -> Result<usize> {
    let old = outbox::table.filter(outbox::sent_at.lt(before)).order(outbox::created_at).limit(SLICE);
    let old: Vec<String> = old.select(outbox::id).load(connection)?;
    Ok(diesel::delete(outbox::table.filter(outbox::id.eq_any(&old))).execute(connection)?)
}

fn unsent_letters(connection: &mut Connection, before: NaiveDateTime) -> Result<usize> {
    let old = outbox::table.filter(outbox::created_at.lt(before)).order(outbox::created_at).limit(SLICE);
    let old: Vec<String> = old.select(outbox::id).load(connection)?;
    Ok(diesel::delete(outbox::table.filter(outbox::id.eq_any(&old))).execute(connection)?)
}

fn failed_jobs(connection: &mut Connection, before: NaiveDateTime) -> Result<usize> {
    let old = jobs::table.filter(jobs::done_at.lt(before)).order(jobs::done_at).limit(SLICE);
    let old: Vec<String> = old.select(jobs::id).load(connection)?;
    Ok(diesel::delete(jobs::table.filter(jobs::id.eq_any(&old))).execute(connection)?)
}

fn old_drafts(connection: &mut Connection, before: NaiveDateTime) -> Result<usize> {
    let old = drafts::table.filter(drafts::changed_at.lt(before)).order(drafts::changed_at).limit(SLICE);
    let old: Vec<String> = old.select(drafts::id).load(connection)?;
    Ok(diesel::delete(drafts::table.filter(drafts::id.eq_any(&old))).execute(connection)?)
}

/// Deletes accounts whose address nobody proved and that nobody used: nothing refers to them.
async fn remove_unconfirmed(app: &Arc<App>, before: NaiveDateTime) -> Result<()> {
    let mut after = (NaiveDateTime::default(), UserId::default());
    for _ in 0..MOST_SLICES {
        let (at, id) = after;
        let found: Vec<(UserId, NaiveDateTime)> = app
            .db
            .query(move |connection| {
                let unproved = users::table
                    .filter(users::verified_at.is_null())
                    .filter(users::deleted_at.is_null())
                    .filter(users::is_admin.eq(false))
                    .filter(users::created_at.lt(before))
                    .filter(users::created_at.gt(at).or(users::created_at.eq(at).and(users::id.gt(id))));
                let unproved = unproved.order((users::created_at, users::id)).limit(SLICE);
                Ok(unproved.select((users::id, users::created_at)).load(connection)?)
            })
            .await?;
        let Some((last, at)) = found.last().copied() else { return Ok(()) };
        after = (at, last);
        let ids: Vec<UserId> = found.into_iter().map(|(id, _)| id).collect();
        let is_last = (ids.len() as i64) < SLICE;
        app.db
            .write(move |connection| {
                for id in ids {
                    if !was_used(connection, id)? {
                        remove_account(connection, id)?;
                    }
                }
                Ok(())
            })
            .await?;
        if is_last {
            return Ok(());
        }
    }
    Ok(())
}

/// Whether anything else refers to an account or its players.
fn was_used(connection: &mut Connection, user: UserId) -> Result<bool> {
    let own: Vec<String> = players::table.filter(players::user_id.eq(user)).select(players::id).load(connection)?;
    let actor = format!("{{\"user\":{{\"id\":\"{user}\"%");
    let counts = [
        sessions::table.filter(sessions::user_id.eq(user)).count().get_result::<i64>(connection)?,
        members::table.filter(members::user_id.eq(user)).count().get_result(connection)?,
        events::table.filter(events::actor.like(actor)).count().get_result(connection)?,
        records::table.filter(records::submitted_by.eq(user)).count().get_result(connection)?,
        texts::table.filter(texts::author.eq(user)).count().get_result(connection)?,
        roster::table.filter(roster::player_id.eq_any(&own)).count().get_result(connection)?,
        entries::table.filter(entries::player_id.eq_any(&own)).count().get_result(connection)?,
        outcome_seats::table.filter(outcome_seats::player_id.eq_any(&own)).count().get_result(connection)?,
    ];
    Ok(counts.into_iter().any(|count| count > 0))
}

fn remove_account(connection: &mut Connection, user: UserId) -> Result<()> {
    let row = users::table.filter(users::id.eq(user)).filter(users::verified_at.is_null());
    // Proved a moment ago: it stays.
    let Some(email) = row.select(users::email).first::<String>(connection).optional()? else { return Ok(()) };
    let own: Vec<String> = players::table.filter(players::user_id.eq(user)).select(players::id).load(connection)?;
    diesel::delete(outbox::table.filter(outbox::recipient.eq(email))).execute(connection)?;
    diesel::delete(drafts::table.filter(drafts::owner.eq(user))).execute(connection)?;
    diesel::delete(links::table.filter(links::user_id.eq(user))).execute(connection)?;
    diesel::delete(privacy::table.filter(privacy::player_id.eq_any(&own))).execute(connection)?;
    diesel::delete(players::table.filter(players::id.eq_any(&own))).execute(connection)?;
    diesel::delete(texts::table.filter(texts::about.eq_any(&own))).execute(connection)?;
    diesel::delete(texts::table.filter(texts::about.eq(user))).execute(connection)?;
    diesel::delete(users::table.filter(users::id.eq(user))).execute(connection)?;
    Ok(())
}
