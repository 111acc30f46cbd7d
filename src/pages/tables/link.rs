//! Taking a seat by a signed link, and leaving it.

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::text;

use super::current;
use crate::access::is_announced;
use crate::access::seat_link::{self, COOKIE, Opened, Seat, Written};
use crate::accounts::model::User;
use crate::clubs::model::Club;
use crate::competitions::state::{Competition, EntryId};
use crate::error::{Error, Result};
use crate::web::{App, Context, Viewer, page, see};

crate::routes! {
    GET "/seat/{id}/{entry}/{signature}" Anyone sit;
    POST "/seat/{id}/{entry}/{signature}" SignedIn sit_signed_in;
    POST "/seat/leave" Anyone leave;
}

/// A link as written in an address.
struct Taken {
    competition: std::sync::Arc<Competition>,
    written: Written,
    seat: Seat,
    /// The path of the competition.
    base: String,
}

type Address = (String, u32, String);

async fn take(app: &App, address: Address) -> Result<Taken> {
    let (id, entry, rest) = address;
    let competition = app.competitions.get(&id).await?;
    if !is_announced(&competition) {
        return Err(Error::NotFound);
    }
    let opened = match Written::of_cookie(&format!("{id}.{entry}.{rest}")) {
        Some((written, signature)) => {
            (written.open(&app.db, &app.signer, &competition, &signature).await?, Some(written))
        }
        None => (seat_link::former(&app.db, &app.signer, &competition, EntryId(entry), &rest).await?, None),
    };
    let (seat, written) = match opened {
        (Opened::Good(seat), Some(written)) => (seat, written),
        (Opened::HasAccount, _) => {
            return Err(Error::Refused(text!("refused-player-account-now-links-players")));
        }
        (Opened::Ended, _) => {
            return Err(Error::Refused(text!("refused-link-ended-gave-out-longer")));
        }
        (Opened::Good(_) | Opened::Unknown, _) => return Err(Error::NotFound),
    };
    let club = competition.club;
    let club = app.db.query(move |connection| Club::get(connection, club)).await?;
    let base = format!("{}/{}", club.path(), competition.slug);
    Ok(Taken { competition, written, seat, base })
}

impl Taken {
    /// Keeps the link in a cookie and redirects to the player's table.
    fn sit(&self, app: &App) -> Result<HttpResponse> {
        let entry = self.competition.entry(self.seat.entry).ok_or(Error::NotFound)?;
        let mut response = match current(&self.competition, entry.id) {
            Some(table) => see(&format!("{}/tables/{}", self.base, table.id)),
            None => see(&format!("{}/me", self.base)),
        };
        // Letters, digits and dots always fit into a header.
        let _ = response.add_cookie(&kept(app, self.written.cookie(&app.signer, entry), Duration::days(180)));
        Ok(response)
    }
}

fn kept(app: &App, value: String, lasts: Duration) -> Cookie<'static> {
    let kept = Cookie::build(COOKIE, value).path("/").http_only(true).secure(app.config.is_secure());
    kept.same_site(SameSite::Lax).max_age(lasts).finish()
}

#[derive(Template)]
#[template(path = "tables/seat.html")]
struct SeatPage {
    cx: Context,
    base: String,
    competition: String,
    /// Who is signed in, and whom the link is for.
    own: String,
    name: String,
    /// Participants act as themselves.
    takes_part: bool,
}

async fn sit(app: web::Data<App>, viewer: Viewer, address: web::Path<Address>) -> Result<HttpResponse> {
    let taken = take(&app, address.into_inner()).await?;
    let Some(user) = viewer.user.clone() else { return taken.sit(&app) };
    let takes_part = takes_part(&app, &taken.competition, &user).await?;
    page(&SeatPage {
        cx: viewer.cx,
        competition: taken.competition.settings.name.to_string(),
        own: user.name,
        name: taken.competition.name(taken.seat.entry).to_owned(),
        takes_part,
        base: taken.base,
    })
}

async fn takes_part(app: &App, competition: &Competition, user: &User) -> Result<bool> {
    let id = user.id;
    let own = app.db.query(move |connection| crate::players::model::of_user(connection, id)).await?;
    Ok(own.iter().any(|player| competition.entry_of(*player).is_some()))
}

/// A signed-in user goes on to act by the link; the log records both.
async fn sit_signed_in(app: web::Data<App>, viewer: Viewer, address: web::Path<Address>) -> Result<HttpResponse> {
    let taken = take(&app, address.into_inner()).await?;
    if takes_part(&app, &taken.competition, viewer.user()?).await? {
        return Err(Error::Refused(text!("refused-take-part-competition-yourself-sign")));
    }
    taken.sit(&app)
}

/// Forgets the link on this device.
async fn leave(app: web::Data<App>) -> Result<HttpResponse> {
    let mut response = see("/");
    let _ = response.add_cookie(&kept(&app, String::new(), Duration::ZERO));
    Ok(response)
}
