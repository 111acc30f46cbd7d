//! The gate before every handler: who is it, what is it about, may they.

use std::future::{Ready, ready};
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::http::{Method, header};
use actix_web::middleware::Next;
use actix_web::{FromRequest, HttpMessage, HttpRequest, HttpResponse, web};

use super::routes;
use crate::access::who::{Access, Who};
use crate::access::{may, seat_link};
use crate::accounts::factors::Factors;
use crate::accounts::model::{Session, User};
use crate::accounts::sessions;
use crate::accounts::tokens::{self, Scope};
use crate::clubs::model::{Club, Role};
use crate::competitions::state::{Competition, EntryId, TableId};
use crate::error::{Error, Result};
use crate::store::Connection;
use crate::web::context::Context;
use crate::web::forms::too_large;
use crate::web::multipart::{is_multipart, parts};
use crate::web::reauthenticate;
use crate::web::routes::Again;
use crate::web::state::App;
use crate::words::{Language, Locale};

/// Who makes a request, and how they read.
#[derive(Debug, Clone)]
pub struct Viewer {
    pub cx: Context,
    pub who: Who,
}

impl Deref for Viewer {
    type Target = Who;

    fn deref(&self) -> &Who {
        &self.who
    }
}

impl FromRequest for Viewer {
    type Error = Error;
    type Future = Ready<Result<Self>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(request.extensions().get::<Self>().cloned().ok_or(Error::NotFound))
    }
}

fn is_at(competition: &Competition, table: TableId, entry: EntryId) -> bool {
    competition.table(table).is_some_and(|table| table.seat_of(entry).is_some())
}

/// Looks the visitor up, asks [`may`], and lets them through, or asks first who they are.
pub async fn gate(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> actix_web::Result<ServiceResponse<EitherBody<impl MessageBody>>> {
    match admit(&mut request).await {
        Ok(None) => Ok(next.call(request).await?.map_into_left_body()),
        Ok(Some(page)) => Ok(request.into_response(page).map_into_right_body()),
        Err(error) => Ok(request.error_response(error).map_into_right_body()),
    }
}

async fn admit(request: &mut ServiceRequest) -> Result<Option<HttpResponse>> {
    let app = request.app_data::<web::Data<App>>().ok_or(Error::NotFound)?.clone().into_inner();
    // No name of ours has that, and PostgreSQL cannot even be asked for it.
    if request.uri().to_string().contains("%00") {
        return Err(Error::NotFound);
    }
    let pattern = request.match_pattern().unwrap_or_default();
    let access = routes::access(&app, request.method(), &pattern).ok_or(Error::NotFound)?;
    let viewer = look_up(&app, request, access).await?;
    request.extensions_mut().insert(viewer.clone());
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes {
        is_ours(&app, request, &viewer, &pattern).await?;
    }
    may(access, &viewer)?;
    match (&viewer.competition, &viewer.club) {
        // A tap on a recorder's board is no change, and has a limit of its own.
        (Some(competition), _) if changes && !pattern.ends_with("/step") => {
            let table = viewer.table.map(|table| table.0);
            app.limits.change(&viewer.who(), &competition.id, table, viewer.is_arbiter()).await?;
        }
        (None, Some(club)) if changes => app.limits.keep(&viewer.who(), &club.id).await?,
        _ => {}
    }
    match routes::again(&app, request.method(), &pattern) {
        Again::Never => Ok(None),
        again => reauthenticate::ask(&app, request, &viewer, again).await,
    }
}

/// Who asks for what is not there, if they are signed in.
pub async fn recognise(app: &App, request: &HttpRequest) -> Option<Context> {
    let token = request.cookie(sessions::COOKIE)?.value().to_owned();
    let found = app.db.read(move |connection| sessions::find(connection, &token)).await.ok()?;
    let (session, user) = found?;
    Some(context(app, &ServiceRequest::from_request(request.clone()), Some(user), session.as_ref()))
}

async fn look_up(app: &Arc<App>, request: &ServiceRequest, access: Access) -> Result<Viewer> {
    let cookie = |name: &str| request.cookie(name).map(|cookie| cookie.value().to_owned());
    let (session, seat) = (cookie(sessions::COOKIE), cookie(seat_link::COOKIE));
    let param = |name: &str| request.match_info().get(name).map(str::to_owned);
    let (club, competition) = (param("club"), param("competition"));
    let address = address(app, request);
    let bearer = bearer(request);
    let scope = if request.method().is_safe() { Scope::Read } else { Scope::Submit };

    let (found, club) = if session.is_some() || bearer.is_some() || club.is_some() {
        app.db
            .read(move |connection| {
                let found = match (&session, &bearer) {
                    (Some(token), _) => sessions::find(connection, token)?,
                    (None, Some(token)) => match tokens::find(connection, token)? {
                        None => return Err(Error::Token),
                        Some((token, user)) if token.allows(scope) => Some((None, user)),
                        // Whoever may only hand in reads what everybody reads.
                        Some(_) if scope == Scope::Read => None,
                        Some(_) => return Err(Error::Token),
                    },
                    _ => None,
                };
                let club = club.map(|slug| Club::find(connection, &slug)).transpose()?;
                let role = match (&found, &club) {
                    (Some((_, user)), Some(club)) => role_in(connection, club, user)?,
                    _ => (None, false),
                };
                let players = match &found {
                    Some((_, user)) => crate::players::model::of_user(connection, &user.id)?,
                    None => Vec::new(),
                };
                Ok((found.map(|(session, user)| (session, user, players)), club.map(|club| (club, role))))
            })
            .await?
    } else {
        (None, None)
    };
    let competition = match (&club, competition) {
        (Some((club, _)), Some(slug)) => Some(app.competitions.find(&club.id, &slug).await?),
        _ => None,
    };
    let table = match (&competition, param("table")) {
        (Some(competition), Some(number)) => {
            let number = number.parse().map(TableId).map_err(|_| Error::NotFound)?;
            competition.table(number).ok_or(Error::NotFound)?;
            Some(number)
        }
        _ => None,
    };
    let (session, user, players) = found.map_or((None, None, Vec::new()), |(s, u, p)| (s, Some(u), p));
    let mine = |competition: &Arc<Competition>| {
        players.iter().find_map(|player| competition.entry_of(player)).map(|entry| entry.id)
    };
    let mut entry = competition.as_ref().and_then(mine);
    let mut issued = None;
    // Whoever is signed in acts by a link at its tables alone, and otherwise as themselves.
    let takes_links = entry.is_none() && (user.is_none() || access <= Access::Seat);
    if let (Some(competition), Some(seat), true) = (&competition, &seat, takes_links)
        && let Some(seat) = seat_link::seat_of(&app.db, &app.signer, competition, seat).await?
        && (user.is_none() || table.is_none_or(|table| is_at(competition, table, seat.entry)))
    {
        entry = Some(seat.entry);
        issued = Some(seat.issued);
    }
    let cx = context(app, request, user.clone(), session.as_ref());
    let (club, (role, owes_factor)) = club.map_or((None, (None, false)), |(club, role)| (Some(Arc::new(club)), role));
    let link = issued;
    let who = Who { user, session, club, role, owes_factor, competition, table, entry, link, seat, access, address };
    Ok(Viewer { cx, who })
}

/// Somebody's role in a club, and whether a second factor stands between them and a higher one.
fn role_in(connection: &mut Connection, club: &Club, user: &User) -> Result<(Option<Role>, bool)> {
    let role = Role::of(connection, &club.id, &user.id)?;
    let is_asked = club.second_factor && role == Some(Role::Owner);
    match is_asked && !Factors::of(connection, user)?.is_on() {
        true => Ok((Some(Role::Organiser), true)),
        false => Ok((role, false)),
    }
}

/// Where the visitor comes from. The last address of `X-Forwarded-For` is the one that the proxy saw itself; those before
/// it, and other headers, are whatever the visitor sent.
fn address(app: &App, request: &ServiceRequest) -> String {
    let told = || -> Option<IpAddr> {
        let all = request.headers().get_all("x-forwarded-for").last()?.to_str().ok()?;
        all.rsplit(',').next()?.trim().parse().ok()
    };
    let told = app.config.behind_proxy.then(told).flatten();
    let address = told.or_else(|| request.peer_addr().map(|peer| peer.ip()));
    address.map_or_else(|| "unknown".to_owned(), |address| address.to_canonical().to_string())
}

/// The token of a program that acts for somebody, which opens the API and nothing else.
fn bearer(request: &ServiceRequest) -> Option<String> {
    if !is_api(request) {
        return None;
    }
    let header = request.headers().get(header::AUTHORIZATION)?.to_str().ok()?;
    header.strip_prefix("Bearer ").map(str::to_owned)
}

fn is_api(request: &ServiceRequest) -> bool {
    request.path().starts_with("/api/")
}

fn context(app: &App, request: &ServiceRequest, user: Option<User>, session: Option<&Session>) -> Context {
    let kept = user.as_ref().and_then(|user| Language::from_code(&user.language));
    let language = language(request, kept);
    let query: Vec<(String, String)> = serde_html_form::from_str(request.query_string()).unwrap_or_default();
    let field = |name: &str| query.iter().find(|(key, _)| key == name).map(|(_, value)| value.clone());
    let zone = user.as_ref().and_then(|user| user.time_zone.parse().ok()).unwrap_or(chrono_tz::Tz::UTC);
    let there = request.cookie("visit").map(|cookie| cookie.value().to_owned());
    let visit = (session.is_none() && there.is_none()).then(crate::ids::new_secret);
    let carried = session.map(|session| &session.token).or(there.as_ref()).or(visit.as_ref());
    let token = app.signer.sign("form", carried.map_or("", String::as_str));
    Context {
        locale: Locale { language, zone },
        user,
        token,
        visit,
        has_form: Default::default(),
        path: request.uri().path_and_query().map(|path| path.to_string()).unwrap_or_default(),
        site: app.config.address(),
        appeals: app.config.appeals(),
        done: field("done").filter(|done| done.len() < 40 && done.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')),
        demo: app.demo,
        embedded: is_embedded(request.query_string()),
    }
}

fn too_slow() -> Error {
    Error::Unreadable(podium_engine::text!(
        "What you sent took too long to arrive. Try again with a better connection.",
        "Votre envoi a mis trop longtemps à arriver. Réessayez avec une meilleure connexion."
    ))
}

/// Whether a page is asked for to stand within another site: `?embed`.
pub fn is_embedded(query: &str) -> bool {
    query.split('&').any(|field| field == "embed" || field.starts_with("embed="))
}

/// The reader's language: what the address says, then the account, then the cookie, then the browser.
pub fn language(request: &ServiceRequest, kept: Option<Language>) -> Language {
    let told = || request.query_string().split('&').find_map(|field| Language::from_code(field.strip_prefix("lang=")?));
    let chosen = || request.cookie("language").and_then(|cookie| Language::from_code(cookie.value()));
    told().or(kept).or_else(chosen).or_else(|| Language::accepted(request)).unwrap_or(Language::English)
}

/// Whether a request that changes something comes from one of our pages, or from a program with its own token.
async fn is_ours(app: &App, request: &mut ServiceRequest, viewer: &Viewer, pattern: &str) -> Result<()> {
    let most = routes::most_bytes(pattern);
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if length.is_some_and(|length: usize| length > most) {
        return Err(too_large(most));
    }
    // Nobody holds a place by sending a byte now and then.
    let slowest = std::time::Duration::from_secs(app.config.slowest);
    let body = tokio::time::timeout(slowest, request.extract::<web::Bytes>());
    let body = body.await.map_err(|_| too_slow())?.map_err(|_| too_large(most))?;
    if body.len() > most {
        return Err(too_large(most));
    }
    if has_nul(request, &body) {
        return Err(Error::Unreadable(podium_engine::text!(
            "A text has a character in it that no text has (U+0000). Remove it and send it again.",
            "Un texte contient un caractère qui n’a pas sa place dans un texte (U+0000). Retirez-le et renvoyez."
        )));
    }
    let by_program = viewer.session.is_none() && viewer.user.is_some();
    let header = request.headers().get("x-csrf").and_then(|token| token.to_str().ok()).map(str::to_owned);
    let token = header.or_else(|| field_of(request, &body));
    request.set_payload(Payload::from(body));
    let carried = match &viewer.session {
        Some(session) => session.token.clone(),
        None => request.cookie("visit").map(|cookie| cookie.value().to_owned()).unwrap_or_default(),
    };
    let signed = !carried.is_empty() && token.is_some_and(|token| app.signer.is_signed("form", &carried, &token));
    let harmless = viewer.user.is_none() && routes::is_harmless(pattern);
    match by_program || signed || harmless {
        true => Ok(()),
        false if is_api(request) => Err(Error::Token),
        false => Err(Error::Stale),
    }
}

/// Whether a text of a form or of a program has the one character that databases do not keep.
fn has_nul(request: &ServiceRequest, body: &[u8]) -> bool {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let has = |mark: &[u8]| body.windows(mark.len()).any(|window| window == mark);
    match kind.split(';').next().unwrap_or_default() {
        // Files are read by those who know what they are.
        "multipart/form-data" => {
            let parts = parts(kind, body).unwrap_or_default();
            parts.iter().any(|part| !part.is_file && part.bytes.contains(&0))
        }
        "application/json" => has(b"\\u0000") || body.contains(&0),
        _ => has(b"%00") || body.contains(&0),
    }
}

/// The token within a form, of either encoding.
fn field_of(request: &ServiceRequest, body: &[u8]) -> Option<String> {
    let kind = request.headers().get(header::CONTENT_TYPE)?.to_str().ok()?;
    if is_multipart(kind) {
        let token = parts(kind, body)?.into_iter().find(|part| part.name == "csrf")?;
        return String::from_utf8(token.bytes.to_vec()).ok();
    }
    let fields: Vec<(String, String)> = serde_html_form::from_bytes(body).ok()?;
    fields.into_iter().find(|(name, _)| name == "csrf").map(|(_, value)| value)
}
