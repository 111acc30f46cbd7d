//! Files for search engines.

use actix_web::{HttpResponse, web};
use chrono::SecondsFormat;
use diesel::prelude::*;

use crate::access::{people, visible};
use crate::error::{Error, Result};
use crate::pages::public::show::give;
use crate::store::schema::{clubs, competitions, players};
use crate::web::xml;
use crate::web::{App, Viewer};

crate::routes! {
    GET "/robots.txt" Anyone robots;
    GET "/sitemap.xml" Anyone sitemap;
}

async fn robots(viewer: Viewer) -> Result<HttpResponse> {
    give(viewer, "text/plain; charset=utf-8", |viewer| {
        Ok(format!(
            "User-agent: *\nDisallow: /account\nDisallow: /admin\nDisallow: /sign-in\nDisallow: /sign-up\nDisallow: /seat/\n\
             Disallow: /language/\n\nSitemap: {}/sitemap.xml\n",
            viewer.cx.site
        ))
    })
    .await
}

/// A sitemap holds at most 50,000 addresses.
const MOST: i64 = 20_000;

async fn sitemap(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    type Found = (String, String, chrono::NaiveDateTime);
    let (houses, events, people) = app
        .db
        .query(|connection| {
            let houses: Vec<String> = clubs::table
                .filter(visible::club())
                .order(clubs::slug)
                .limit(MOST)
                .select(clubs::slug)
                .load(connection)?;
            let events: Vec<Found> = competitions::table
                .inner_join(clubs::table)
                .filter(visible::competition())
                .order((competitions::changed_at.desc(), competitions::id))
                .limit(MOST)
                .select((clubs::slug, competitions::slug, competitions::changed_at))
                .load(connection)?;
            let people = players::table.filter(people::has_page()).order(players::slug).limit(MOST / 2);
            let people: Vec<String> = people.select(players::slug).load(connection)?;
            Ok((houses, events, people))
        })
        .await?;
    give(viewer, "application/xml; charset=utf-8", move |viewer| {
        let site = &viewer.cx.site;
        let map = xml::document("urlset", "http://www.sitemaps.org/schemas/sitemap/0.9", |map| {
            let mut put = |path: String, changed: Option<chrono::NaiveDateTime>| {
                map.create_element("url")
                    .write_inner_content(|url| {
                        xml::text(url, "loc", &format!("{site}{path}"))?;
                        let changed = changed.map(|at| at.and_utc().to_rfc3339_opts(SecondsFormat::Secs, true));
                        changed.map_or(Ok(()), |at| xml::text(url, "lastmod", &at))
                    })
                    .map(drop)
            };
            for path in ["/", "/competitions", "/clubs", "/games"] {
                put(path.to_owned(), None)?;
            }
            for game in podium_engine::catalogue::all() {
                put(format!("/games/{}", game.facts.id), None)?;
            }
            for club in houses {
                put(format!("/clubs/{club}"), None)?;
            }
            for person in people {
                put(format!("/players/{person}"), None)?;
            }
            for (club, competition, changed) in events {
                put(format!("/clubs/{club}/{competition}"), Some(changed))?;
            }
            Ok(())
        });
        map.map_err(Error::internal)
    })
    .await
}
