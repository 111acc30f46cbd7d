//! Atom feeds with news of a club or a competition.

use actix_web::{HttpResponse, web};
use chrono::{DateTime, SecondsFormat, Utc};

use super::log;
use crate::access::visible;
use crate::competitions::event::Event;
use crate::error::{Error, Result};
use crate::pages::public::head::Head;
use crate::pages::public::show::give;
use crate::web::xml;
use crate::web::{App, Viewer};

crate::routes! {
    GET "/clubs/{club}/feed.atom" Anyone of_club;
    GET "/clubs/{club}/{competition}/feed.atom" Anyone of_competition;
}

const ATOM: &str = "application/atom+xml; charset=utf-8";

struct Item {
    id: String,
    title: String,
    link: String,
    at: DateTime<Utc>,
    text: String,
}

async fn of_competition(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let rows = log::rows(&app, viewer.competition()?).await?;
    give(viewer, ATOM, move |viewer| {
        let (head, competition) = (Head::of(viewer, "log")?, viewer.competition()?);
        let cx = &viewer.cx;
        // News is what players wait for, not every step of the organiser.
        let is_news = |event: &Event| {
            matches!(
                event,
                Event::RoundPublished { .. }
                    | Event::Started { .. }
                    | Event::RegistrationOpened
                    | Event::Closed { .. }
                    | Event::GameRuled { .. }
                    | Event::GameConfirmed { .. }
                    | Event::GameEntered { .. }
                    | Event::GameReported { .. }
                    | Event::TableForfeited { .. }
                    | Event::SeasonClosed { .. }
                    | Event::Noted { .. }
            )
        };
        let news: Vec<_> = rows.into_iter().filter(|row| is_news(&row.event)).collect();
        let items = log::entries(competition, &news, cx).into_iter().take(50).map(|entry| Item {
            id: format!("urn:podium:competition:{}:{}", competition.id, entry.revision),
            title: entry.told.clone(),
            link: format!("{}{}", cx.site, head.path),
            at: entry.at,
            text: entry.told,
        });
        let items: Vec<Item> = items.collect();
        let id = format!("urn:podium:competition:{}", competition.id);
        atom(&id, &head.name, &format!("{}{}", cx.site, head.path), competition.changed_at, &items)
    })
    .await
}

async fn of_club(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let club = viewer.club()?.clone();
    let id = club.id;
    let rows = app.db.query(move |connection| visible::latest_of(connection, id)).await?;
    give(viewer, ATOM, move |viewer| {
        let cx = &viewer.cx;
        let newest = rows.iter().map(|row| row.changed_at).max().unwrap_or(club.created_at).and_utc();
        let items = rows.iter().take(50).map(|row| {
            let (game, status) = (cx.game(&row.game), cx.tx("status-", &row.status));
            Item {
                id: format!("urn:podium:competition:{}:{}", row.id, row.status),
                title: format!("{}{}{status}", row.name, cx.colon()),
                link: format!("{}{}/{}", cx.site, club.path(), row.slug),
                at: row.changed_at.and_utc(),
                text: format!("{game} · {}", cx.tx("format-", &row.format)),
            }
        });
        let items: Vec<Item> = items.collect();
        let id = format!("urn:podium:club:{}", club.id);
        atom(&id, &club.name, &format!("{}{}", cx.site, club.path()), newest, &items)
    })
    .await
}

fn atom(id: &str, title: &str, link: &str, updated: DateTime<Utc>, items: &[Item]) -> Result<String> {
    let time = |at: DateTime<Utc>| at.to_rfc3339_opts(SecondsFormat::Secs, true);
    let feed = xml::document("feed", "http://www.w3.org/2005/Atom", |feed| {
        xml::text(feed, "id", id)?;
        xml::text(feed, "title", title)?;
        feed.create_element("author").write_inner_content(|author| xml::text(author, "name", title))?;
        feed.create_element("link").with_attribute(("href", link)).write_empty()?;
        let own = format!("{link}/feed.atom");
        feed.create_element("link").with_attributes([("rel", "self"), ("href", &own)]).write_empty()?;
        xml::text(feed, "updated", &time(updated))?;
        for item in items {
            feed.create_element("entry").write_inner_content(|entry| {
                xml::text(entry, "id", &item.id)?;
                xml::text(entry, "title", &item.title)?;
                entry.create_element("link").with_attribute(("href", item.link.as_str())).write_empty()?;
                xml::text(entry, "updated", &time(item.at))?;
                xml::text(entry, "content", &item.text)
            })?;
        }
        Ok(())
    });
    feed.map_err(Error::internal)
}
