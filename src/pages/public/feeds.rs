//! News of a club and of a competition as Atom feeds.

use std::fmt::Write;

use actix_web::{HttpResponse, web};
use chrono::{DateTime, SecondsFormat, Utc};

use super::log;
use crate::access::visible;
use crate::competitions::event::Event;
use crate::error::Result;
use crate::pages::public::head::{Head, game_name};
use crate::pages::public::show::give;
use crate::web::xml::escaped;
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
        // News are what players wait for, not every step of the organiser.
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
        Ok(atom(&id, &head.name, &format!("{}{}", cx.site, head.path), competition.changed_at, &items))
    })
    .await
}

async fn of_club(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let club = viewer.club()?.clone();
    let id = club.id.clone();
    let rows = app.db.read(move |connection| visible::latest_of(connection, &id)).await?;
    give(viewer, ATOM, move |viewer| {
        let cx = &viewer.cx;
        let newest = rows.iter().map(|row| row.changed_at).max().unwrap_or(club.created_at).and_utc();
        let items = rows.iter().take(50).map(|row| {
            let (game, status) = (game_name(cx, &row.game), cx.tx("status-", &row.status));
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
        Ok(atom(&id, &club.name, &format!("{}{}", cx.site, club.path()), newest, &items))
    })
    .await
}

fn atom(id: &str, title: &str, link: &str, updated: DateTime<Utc>, items: &[Item]) -> String {
    let time = |at: DateTime<Utc>| at.to_rfc3339_opts(SecondsFormat::Secs, true);
    let (title, link) = (escaped(title), escaped(link));
    let mut feed = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n<id>{id}</id>\n\
         <title>{title}</title>\n<author><name>{title}</name></author>\n<link href=\"{link}\"/>\n\
         <link rel=\"self\" href=\"{link}/feed.atom\"/>\n<updated>{}</updated>\n",
        time(updated)
    );
    for Item { id, title, link, at, text } in items {
        let (title, link, text, at) = (escaped(title), escaped(link), escaped(text), time(*at));
        // Writing to a string cannot fail.
        let _ = writeln!(
            feed,
            "<entry>\n<id>{id}</id>\n<title>{title}</title>\n<link href=\"{link}\"/>\n<updated>{at}</updated>\n\
             <content type=\"text\">{text}</content>\n</entry>"
        );
    }
    feed.push_str("</feed>\n");
    feed
}
