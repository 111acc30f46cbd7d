//! Signed links: a player without an account reports and confirms through one.

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::{HttpResponse, web};

use super::current;
use crate::clubs::model::Club;
use crate::competitions::state::{EntryId, EntryState, Status};
use crate::web::error::{Error, Result};
use crate::web::{App, see};

crate::routes! {
    GET "/seat/{id}/{entry}/{signature}" Anyone sit;
}

/// The path of the link for an entry; whoever has it acts as that player.
pub fn path(app: &App, competition: &str, entry: EntryId) -> String {
    let signature = app.sign("seat", &format!("{competition}.{entry}"));
    format!("/seat/{competition}/{entry}/{signature}")
}

async fn sit(app: web::Data<App>, path: web::Path<(String, u32, String)>) -> Result<HttpResponse> {
    let (id, entry, signature) = path.into_inner();
    let text = format!("{id}.{entry}");
    if !app.is_signed("seat", &text, &signature) {
        return Err(Error::NotFound);
    }
    let competition = app.competitions.get(&id).await?;
    let entry = competition.entry(EntryId(entry)).filter(|entry| entry.state != EntryState::Refused);
    let entry = entry.ok_or(Error::NotFound)?.id;
    if competition.status == Status::Draft || competition.settings.rehearsal {
        return Err(Error::NotFound);
    }
    let club = competition.club.clone();
    let club = app.db.read(move |connection| Club::get(connection, &club)).await?;
    let base = format!("{}/{}", club.path(), competition.slug);
    let mut response = match current(&competition, entry) {
        Some(table) => see(&format!("{base}/tables/{}", table.id)),
        None => see(&format!("{base}/me")),
    };
    let cookie = Cookie::build("seat", format!("{text}.{signature}"))
        .path("/")
        .http_only(true)
        .secure(app.config.is_secure())
        .same_site(SameSite::Lax)
        .max_age(Duration::days(180));
    // Letters, digits and dots always fit into a header.
    let _ = response.add_cookie(&cookie.finish());
    Ok(response)
}
