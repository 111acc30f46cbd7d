//! Signed links: a player without an account reports and confirms through one.
//!
//! A link carries who gave it out and when, both signed, so that the log can tell. It is good as long as its player has no
//! account and whoever gave it out is on the staff.

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::{HttpResponse, web};
use askama::Template;
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use podium_engine::text;

use super::current;
use crate::access::is_announced;
use crate::accounts::model::User;
use crate::clubs::model::{Club, Role};
use crate::competitions::state::{Competition, Entry, EntryId, EntryState};
use crate::db::Connection;
use crate::db::chain::{Account, Issued, now};
use crate::db::schema::{entries, players, users};
use crate::moderation::sanctions::Sanction;
use crate::web::error::{Error, Result};
use crate::web::{App, Context, Viewer, page, see};

crate::routes! {
    GET "/seat/{id}/{entry}/{signature}" Anyone sit;
    POST "/seat/{id}/{entry}/{signature}" SignedIn sit_signed_in;
    POST "/seat/leave" Anyone leave;
}

/// Where a browser keeps the link.
pub const COOKIE: &str = "seat";
/// What is signed is good for nothing else.
const PURPOSE: &str = "seat";

/// The path of the link for an entry, given out by an account now; whoever has it acts for that player.
pub fn path(app: &App, competition: &Competition, entry: &Entry, by: &str) -> String {
    Written::new(competition, entry.id, by).path(app, entry)
}

/// What the browser keeps of it.
pub fn cookie(app: &App, competition: &Competition, entry: &Entry, by: &str) -> String {
    Written::new(competition, entry.id, by).cookie(app, entry)
}

/// The entries that may have a link: those whose player has no account.
pub fn guests(connection: &mut Connection, competition: &str) -> Result<Vec<EntryId>> {
    let guests = entries::table
        .inner_join(players::table)
        .filter(entries::competition_id.eq(competition))
        .filter(players::user_id.is_null())
        .select(entries::number);
    Ok(guests
        .load::<i64>(connection)?
        .into_iter()
        .filter_map(|number| u32::try_from(number).ok())
        .map(EntryId)
        .collect())
}

/// The seat that a browser's cookie opens.
pub async fn seat_of(app: &App, competition: &Competition, cookie: &str) -> Result<Option<Seat>> {
    let Some((written, signature)) = Written::of_cookie(cookie) else { return Ok(None) };
    if written.competition != competition.id {
        return Ok(None);
    }
    match written.open(app, competition, &signature).await? {
        Opened::Good(seat) => Ok(Some(seat)),
        Opened::Unknown | Opened::HasAccount | Opened::Ended => Ok(None),
    }
}

/// What a good link stands for.
#[derive(Debug, Clone)]
pub struct Seat {
    pub entry: EntryId,
    pub issued: Issued,
}

/// What becomes of a link.
enum Opened {
    Good(Seat),
    /// Not one of ours, or replaced.
    Unknown,
    /// The player signs in instead.
    HasAccount,
    /// Whoever gave it out is not on the staff any more, or it does not tell who did.
    Ended,
}

/// What a link says, before anybody believes it.
struct Written {
    competition: String,
    entry: EntryId,
    by: String,
    at: i64,
}

impl Written {
    fn new(competition: &Competition, entry: EntryId, by: &str) -> Self {
        Self { competition: competition.id.clone(), entry, by: by.to_owned(), at: now().timestamp() }
    }

    /// What the signature stands for: a link that was replaced is another one.
    fn signed(&self, entry: &Entry) -> String {
        let Self { competition, by, at, .. } = self;
        format!("{competition}.{}.{}.{by}.{at}", entry.id, entry.link)
    }

    fn path(&self, app: &App, entry: &Entry) -> String {
        let Self { competition, by, at, .. } = self;
        format!("/seat/{competition}/{}/{by}.{at}.{}", entry.id, app.sign(PURPOSE, &self.signed(entry)))
    }

    fn cookie(&self, app: &App, entry: &Entry) -> String {
        let Self { competition, by, at, .. } = self;
        format!("{competition}.{}.{by}.{at}.{}", entry.id, app.sign(PURPOSE, &self.signed(entry)))
    }

    fn of_cookie(cookie: &str) -> Option<(Self, String)> {
        let mut parts = cookie.split('.');
        let (competition, entry) = (parts.next()?, parts.next()?);
        let (by, at, signature) = (parts.next()?, parts.next()?, parts.next()?);
        let written = Self {
            competition: competition.to_owned(),
            entry: EntryId(entry.parse().ok()?),
            by: by.to_owned(),
            at: at.parse().ok()?,
        };
        parts.next().is_none().then(|| (written, signature.to_owned()))
    }

    async fn open(&self, app: &App, competition: &Competition, signature: &str) -> Result<Opened> {
        let entry = competition.entry(self.entry).filter(|entry| entry.state != EntryState::Refused);
        let at = DateTime::<Utc>::from_timestamp(self.at, 0);
        let (Some(entry), Some(at)) = (entry, at) else { return Ok(Opened::Unknown) };
        if !app.is_signed(PURPOSE, &self.signed(entry), signature) {
            return Ok(Opened::Unknown);
        }
        let (id, by) = (entry.id, self.by.clone());
        let (player, club) = (entry.player.clone(), competition.club.clone());
        app.db
            .read(move |connection| {
                if has_account(connection, &player)? {
                    return Ok(Opened::HasAccount);
                }
                Ok(match staff(connection, &club, &by)? {
                    Some(user) => {
                        let by = Account { id: user.id.clone(), name: user.called() };
                        Opened::Good(Seat { entry: id, issued: Issued { by, at } })
                    }
                    None => Opened::Ended,
                })
            })
            .await
    }
}

fn has_account(connection: &mut Connection, player: &str) -> Result<bool> {
    let account = players::table.filter(players::id.eq(player)).select(players::user_id);
    Ok(account.first::<Option<String>>(connection).optional()?.flatten().is_some())
}

/// The account, if it may still give links out.
fn staff(connection: &mut Connection, club: &str, user: &str) -> Result<Option<User>> {
    let user = users::table.filter(users::id.eq(user)).filter(users::deleted_at.is_null());
    let Some(user) = user.select(User::as_select()).first(connection).optional()? else { return Ok(None) };
    // Whoever is kept out lets nobody act, least of all themselves under another name.
    if Sanction::of(connection, &user.id)?.is_some() {
        return Ok(None);
    }
    let role = Role::of(connection, club, &user.id)?;
    Ok((user.is_admin || role.is_some_and(|role| role >= Role::Arbiter)).then_some(user))
}

/// A link as it is written in an address.
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
        Some((written, signature)) => (written.open(app, &competition, &signature).await?, Some(written)),
        None => (former(app, &competition, EntryId(entry), &rest).await?, None),
    };
    let (seat, written) = match opened {
        (Opened::Good(seat), Some(written)) => (seat, written),
        (Opened::HasAccount, _) => {
            return Err(Error::Refused(text!(
                "This player has an account by now, and links are for players without one. Sign in instead.",
                "Ce joueur a maintenant un compte, et les liens sont pour les joueurs sans compte. Connectez-vous."
            )));
        }
        (Opened::Ended, _) => {
            return Err(Error::Refused(text!(
                "This link has ended: whoever gave it out no longer organises here, or it comes from before links told \
                 who did. Ask the organisers for a new one.",
                "Ce lien a pris fin : la personne qui l’a remis n’organise plus ici, ou il date d’avant que les liens \
                 disent qui les remet. Demandez-en un nouveau aux organisateurs."
            )));
        }
        (Opened::Good(_) | Opened::Unknown, _) => return Err(Error::NotFound),
    };
    let club = competition.club.clone();
    let club = app.db.read(move |connection| Club::get(connection, &club)).await?;
    let base = format!("{}/{}", club.path(), competition.slug);
    Ok(Taken { competition, written, seat, base })
}

/// A link of earlier programs does not tell who gave it out, and opens nothing any more.
async fn former(app: &App, competition: &Competition, id: EntryId, signature: &str) -> Result<Opened> {
    let Some(entry) = competition.entry(id) else { return Ok(Opened::Unknown) };
    let signed = format!("{}.{}.{}", competition.id, entry.id, entry.link);
    if !app.is_signed(PURPOSE, &signed, signature) {
        return Ok(Opened::Unknown);
    }
    let player = entry.player.clone();
    let has_account = app.db.read(move |connection| has_account(connection, &player)).await?;
    Ok(if has_account { Opened::HasAccount } else { Opened::Ended })
}

impl Taken {
    /// On to the player's table, with the link kept.
    fn sit(&self, app: &App) -> Result<HttpResponse> {
        let entry = self.competition.entry(self.seat.entry).ok_or(Error::NotFound)?;
        let mut response = match current(&self.competition, entry.id) {
            Some(table) => see(&format!("{}/tables/{}", self.base, table.id)),
            None => see(&format!("{}/me", self.base)),
        };
        // Letters, digits and dots always fit into a header.
        let _ = response.add_cookie(&kept(app, self.written.cookie(app, entry), Duration::days(180)));
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
    /// Whoever takes part themselves does so as themselves.
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
    let id = user.id.clone();
    let own = app.db.read(move |connection| crate::players::model::of_user(connection, &id)).await?;
    Ok(own.iter().any(|player| competition.entry_of(player).is_some()))
}

/// Somebody who is signed in goes on to act by the link; the log will tell both.
async fn sit_signed_in(app: web::Data<App>, viewer: Viewer, address: web::Path<Address>) -> Result<HttpResponse> {
    let taken = take(&app, address.into_inner()).await?;
    if takes_part(&app, &taken.competition, viewer.user()?).await? {
        return Err(Error::Refused(text!(
            "You take part in this competition yourself. Sign out to act by somebody else’s link.",
            "Vous participez vous-même à cette compétition. Déconnectez-vous pour agir par le lien d’un autre."
        )));
    }
    taken.sit(&app)
}

/// Forgets the link on this device.
async fn leave(app: web::Data<App>) -> Result<HttpResponse> {
    let mut response = see("/");
    let _ = response.add_cookie(&kept(&app, String::new(), Duration::ZERO));
    Ok(response)
}
