//! Merging two clubs: first a page that says what would move, then the act.

use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::text;
use serde::Deserialize;

use crate::error::{Error, Result};
use crate::ids::ClubId;
use crate::moderation::actions::Order;
use crate::moderation::clubs::{Plan, merge};
use crate::moderation::subject::Subject;
use crate::site::act::What;
use crate::store::Connection;
use crate::web::{App, Context, Form, Viewer, page, see};

crate::routes! {
    GET "/admin/moderate/clubs" Admin show;
    POST "/admin/moderate/clubs" Admin+Always act;
}

/// More members than these are counted, not named.
const MOST_NAMED: usize = 200;

#[derive(Template)]
#[template(path = "moderation/clubs.html")]
struct MergePage {
    cx: Context,
    plan: Plan,
    /// How many members are not named.
    more: usize,
}

/// The addresses of the club that goes and of the one that stays.
#[derive(Debug, Deserialize)]
struct Which {
    from: String,
    into: String,
}

/// The club of a page, whose address may have the name of the site, as it stands in the bar of the browser.
fn club(connection: &mut Connection, address: &str) -> Result<ClubId> {
    let path = address.find("/clubs/").and_then(|at| address.get(at..)).unwrap_or_default();
    let subject = Subject::at(connection, path.trim())?;
    if subject.what == What::Club { Ok(subject.id.parse()?) } else { Err(Error::NotFound) }
}

async fn show(app: web::Data<App>, viewer: Viewer, which: web::Query<Which>) -> Result<HttpResponse> {
    let Which { from, into } = which.into_inner();
    let find = app.db.query(move |connection| {
        let (from, into) = (club(connection, &from)?, club(connection, &into)?);
        Plan::of(connection, from, into)
    });
    let mut plan = find.await?;
    let more = plan.members.len().saturating_sub(MOST_NAMED);
    plan.members.truncate(MOST_NAMED);
    page(&MergePage { cx: viewer.cx, plan, more })
}

#[derive(Debug, Deserialize)]
struct Fields {
    /// The ids of the club that goes and of the one that stays.
    club: ClubId,
    into: ClubId,
    reason: String,
    #[serde(default)]
    sure: String,
}

async fn act(app: web::Data<App>, viewer: Viewer, form: Form<Fields>) -> Result<HttpResponse> {
    let Fields { club, into, reason, sure } = form.fields;
    let order = Order { by: viewer.actor()?, reason, appeals: app.config.appeals() }.checked()?;
    if sure.is_empty() {
        return Err(Error::Refused(text!("refused-removing-cannot-undone-tick-box")));
    }
    let back = format!("/admin/moderate?what=club&id={into}&done=moderated");
    app.change_all(move |store, connection| merge(store, connection, &order, (club, into))).await?;
    Ok(see(&back))
}
