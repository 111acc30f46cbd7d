//! Signed links: a player without an account reports and confirms through one.

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::{HttpResponse, web};

use super::current;
use crate::access::is_announced;
use crate::clubs::model::Club;
use crate::competitions::state::{Competition, Entry, EntryId, EntryState};
use crate::web::error::{Error, Result};
use crate::web::{App, see};

crate::routes! {
    GET "/seat/{id}/{entry}/{signature}" Anyone sit;
}

/// Where a browser keeps the link.
pub const COOKIE: &str = "seat";
/// What is signed is good for nothing else.
const PURPOSE: &str = "seat";

/// The path of the link for an entry; whoever has it acts as that player.
pub fn path(app: &App, competition: &Competition, entry: &Entry) -> String {
    let signature = app.sign(PURPOSE, &signed(competition, entry));
    format!("/seat/{}/{}/{signature}", competition.id, entry.id)
}

/// What the browser keeps of it.
pub fn cookie(app: &App, competition: &Competition, entry: &Entry) -> String {
    let signature = app.sign(PURPOSE, &signed(competition, entry));
    format!("{}.{}.{signature}", competition.id, entry.id)
}

/// The entry that a browser's cookie stands for.
pub fn entry_of<'a>(app: &App, competition: &'a Competition, cookie: &str) -> Option<&'a Entry> {
    let (text, signature) = cookie.rsplit_once('.')?;
    let (id, entry) = text.split_once('.')?;
    if id != competition.id {
        return None;
    }
    opened(app, competition, EntryId(entry.parse().ok()?), signature)
}

fn opened<'a>(app: &App, competition: &'a Competition, id: EntryId, signature: &str) -> Option<&'a Entry> {
    let entry = competition.entry(id).filter(|entry| entry.state != EntryState::Refused)?;
    app.is_signed(PURPOSE, &signed(competition, entry), signature).then_some(entry)
}

/// What the signature stands for: a link that was replaced is another one.
fn signed(competition: &Competition, entry: &Entry) -> String {
    format!("{}.{}.{}", competition.id, entry.id, entry.link)
}

async fn sit(app: web::Data<App>, path: web::Path<(String, u32, String)>) -> Result<HttpResponse> {
    let (id, entry, signature) = path.into_inner();
    let competition = app.competitions.get(&id).await?;
    let entry = opened(&app, &competition, EntryId(entry), &signature).ok_or(Error::NotFound)?;
    if !is_announced(&competition) {
        return Err(Error::NotFound);
    }
    let club = competition.club.clone();
    let club = app.db.read(move |connection| Club::get(connection, &club)).await?;
    let base = format!("{}/{}", club.path(), competition.slug);
    let mut response = match current(&competition, entry.id) {
        Some(table) => see(&format!("{base}/tables/{}", table.id)),
        None => see(&format!("{base}/me")),
    };
    let kept = Cookie::build(COOKIE, cookie(&app, &competition, entry))
        .path("/")
        .http_only(true)
        .secure(app.config.is_secure())
        .same_site(SameSite::Lax)
        .max_age(Duration::days(180));
    // Letters, digits and dots always fit into a header.
    let _ = response.add_cookie(&kept.finish());
    Ok(response)
}
