//! Dates and deadlines of a club, a competition and a player as iCalendar files with stable UIDs.

use actix_web::{HttpResponse, web};
use chrono::{DateTime, Days, Duration, Utc};
use diesel::prelude::*;

use crate::access::{people, visible};
use crate::competitions::state::{Competition, RoundState, Table};
use crate::dates::{Date, When, later};
use crate::error::Result;
use crate::pages::public::head::Head;
use crate::pages::public::show::give;
use crate::store::schema::{clubs, competitions, entries};
use crate::web::{App, Context, Viewer};

crate::routes! {
    GET "/clubs/{club}/calendar.ics" Anyone of_club;
    GET "/clubs/{club}/{competition}/calendar.ics" Anyone of_competition;
    GET "/players/{player}/calendar.ics" Anyone of_player;
}

const ICS: &str = "text/calendar; charset=utf-8";

/// The time of an entry.
enum Timing {
    /// From a first day to a last one.
    Days(Date, Date),
    Time(DateTime<Utc>),
    Until(DateTime<Utc>),
}

struct Item {
    id: String,
    title: String,
    link: String,
    when: Timing,
    changed: DateTime<Utc>,
}

async fn of_club(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let club = viewer.club()?.clone();
    let id = club.id;
    let rows = app.db.query(move |connection| visible::latest_of(connection, id)).await?;
    give(viewer, ICS, move |viewer| {
        let site = &viewer.cx.site;
        let items = rows.iter().filter_map(|row| {
            let first = Date::nearest(row.starts_on?);
            Some(Item {
                id: format!("competition-{}", row.id),
                title: row.name.clone(),
                link: format!("{site}{}/{}", club.path(), row.slug),
                when: Timing::Days(first, row.ends_on.map_or(first, Date::nearest)),
                changed: row.changed_at.and_utc(),
            })
        });
        Ok(ics(&club.name, items))
    })
    .await
}

async fn of_competition(viewer: Viewer) -> Result<HttpResponse> {
    give(viewer, ICS, |viewer| {
        let (head, competition) = (Head::of(viewer, "schedule")?, viewer.competition()?);
        let cx = &viewer.cx;
        let mut items: Vec<Item> = whole(competition, cx, &head.path).into_iter().collect();
        for (at, stage) in competition.stages.iter().enumerate() {
            for round in stage.rounds.iter().filter(|round| round.state == RoundState::Published) {
                let Some(deadline) = round.deadline else { continue };
                let kind = competition.kind_of_rounds(at);
                let number = cx.t2("round-number", "number", round.number, "kind", kind);
                items.push(Item {
                    id: format!("round-{}-{}-{}", competition.id, at + 1, round.number),
                    title: format!("{} · {number}", head.name),
                    link: format!("{}{}/rounds/{}-{}", cx.site, head.path, at + 1, round.number),
                    when: Timing::Until(deadline),
                    changed: round.published_at.unwrap_or(competition.created_at),
                });
            }
        }
        items.extend(competition.public_tables().filter_map(|table| agreed(competition, table, cx, &head.path)));
        Ok(ics(&head.name, items))
    })
    .await
}

/// The days of the whole competition.
fn whole(competition: &Competition, cx: &Context, path: &str) -> Option<Item> {
    let first = competition.settings.starts_on?;
    Some(Item {
        id: format!("competition-{}", competition.id),
        title: competition.settings.name.to_string(),
        link: format!("{}{path}", cx.site),
        when: Timing::Days(first, competition.settings.ends_on.unwrap_or(first)),
        changed: competition.changed_at,
    })
}

/// The time players agreed on, for a table not played yet.
fn agreed(competition: &Competition, table: &Table, cx: &Context, path: &str) -> Option<Item> {
    let names: Vec<&str> = table.seats.iter().map(|&entry| competition.name(entry)).collect();
    Some(Item {
        id: format!("table-{}-{}", competition.id, table.id),
        title: format!("{} · {}", names.join(" – "), competition.settings.name),
        link: format!("{}{path}/tables/{}", cx.site, table.id),
        when: Timing::Time(table.agreed?),
        changed: table.changed_at,
    })
}

async fn of_player(app: web::Data<App>, viewer: Viewer, slug: web::Path<String>) -> Result<HttpResponse> {
    let reader = viewer.user.clone();
    let (name, player, found) = app
        .db
        .query(move |connection| {
            let people::Seen { player, name, .. } = people::find(connection, reader.as_ref(), &slug)?;
            let own = entries::table
                .inner_join(competitions::table.inner_join(clubs::table))
                .filter(entries::player_id.eq(&player.id))
                .filter(entries::state.eq("accepted"))
                .filter(visible::competition())
                .filter(competitions::status.eq_any(["open", "ready", "running"]))
                .select((competitions::id, clubs::slug));
            let found: Vec<(String, String)> = own.limit(100).load(connection)?;
            Ok((name, player, found))
        })
        .await?;
    let running = app.competitions.get_all(found.iter().map(|(id, _)| id.clone()).collect()).await?;
    give(viewer, ICS, move |viewer| {
        let cx = &viewer.cx;
        let mut items = Vec::new();
        for (id, club) in &found {
            let Some(competition) = running.get(id) else { continue };
            let path = format!("/clubs/{club}/{}", competition.slug);
            items.extend(whole(competition, cx, &path));
            let Some(entry) = competition.entry_of(player.id) else { continue };
            for table in competition.public_tables().filter(|table| table.seat_of(entry.id).is_some()) {
                let open = !competition.standing(table).is_settled();
                let until = competition.deadline(table).filter(|_| open && table.agreed.is_none());
                items.extend(agreed(competition, table, cx, &path).or_else(|| {
                    let names: Vec<&str> = table.seats.iter().map(|&entry| competition.name(entry)).collect();
                    Some(Item {
                        id: format!("table-{}-{}", competition.id, table.id),
                        title: format!("{} · {}", names.join(" – "), competition.settings.name),
                        link: format!("{}{path}/tables/{}", cx.site, table.id),
                        when: Timing::Until(until?),
                        changed: table.changed_at,
                    })
                }));
            }
        }
        Ok(ics(&name, items))
    })
    .await
}

fn ics(name: &str, items: impl IntoIterator<Item = Item>) -> String {
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Podium//Podium//EN".to_owned(),
        "CALSCALE:GREGORIAN".to_owned(),
        format!("X-WR-CALNAME:{}", value(name)),
    ];
    // Calendar years have four digits.
    let time = |at: DateTime<Utc>| When::nearest(at).utc().format("%Y%m%dT%H%M%SZ").to_string();
    for item in items {
        lines.push("BEGIN:VEVENT".to_owned());
        lines.push(format!("UID:{}@podium", item.id));
        lines.push(format!("DTSTAMP:{}", time(item.changed)));
        match item.when {
            Timing::Days(first, last) => {
                // The end is the day after the last one.
                let last = last.max(first).naive();
                let end = last.checked_add_days(Days::new(1)).unwrap_or(last);
                lines.push(format!("DTSTART;VALUE=DATE:{}", first.naive().format("%Y%m%d")));
                lines.push(format!("DTEND;VALUE=DATE:{}", end.format("%Y%m%d")));
            }
            Timing::Time(at) => {
                lines.push(format!("DTSTART:{}", time(at)));
                lines.push(format!("DTEND:{}", time(later(at, Duration::hours(2)))));
            }
            Timing::Until(at) => {
                lines.push(format!("DTSTART:{}", time(later(at, Duration::hours(-1)))));
                lines.push(format!("DTEND:{}", time(at)));
            }
        }
        lines.push(format!("SUMMARY:{}", value(&item.title)));
        lines.push(format!("URL:{}", item.link));
        lines.push("END:VEVENT".to_owned());
    }
    lines.push("END:VCALENDAR".to_owned());
    lines.iter().map(|line| folded(line)).collect()
}

/// Escapes a text for iCalendar.
fn value(text: &str) -> String {
    text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,").replace('\r', "").replace('\n', "\\n")
}

/// Folds a line at 75 bytes; continuation lines begin with a space.
fn folded(line: &str) -> String {
    let (mut text, mut length) = (String::new(), 0);
    for c in line.chars() {
        if length + c.len_utf8() > 75 {
            text.push_str("\r\n ");
            length = 1;
        }
        text.push(c);
        length += c.len_utf8();
    }
    text.push_str("\r\n");
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_folded_between_characters() {
        let folded = folded(&format!("SUMMARY:{}", "é".repeat(60)));
        assert!(folded.lines().all(|line| line.len() <= 75), "{folded}");
        assert_eq!(folded.replace("\r\n ", ""), format!("SUMMARY:{}\r\n", "é".repeat(60)));
        assert_eq!(value("a, b; c\\"), "a\\, b\\; c\\\\");
    }
}
