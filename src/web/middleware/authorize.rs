//! Authentication and authorization before every handler.

use std::future::poll_fn;
use std::net::IpAddr;
use std::sync::Arc;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, header};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpRequest, HttpResponse, web};
use podium_engine::text::Words;

use super::language_prefix::Addressed;
use super::{csrf, reauthenticate};
use crate::access::who::{Access, Who};
use crate::access::{may, seat_link};
use crate::accounts::factors::Factors;
use crate::accounts::model::{Session, User};
use crate::accounts::sessions;
use crate::accounts::tokens::{self, Scope};
use crate::clubs::model::{CIRCUITS, Club, Role};
use crate::competitions::state::{Competition, EntryId, TableId};
use crate::error::{Error, Result};
use crate::store::Connection;
use crate::web::Viewer;
use crate::web::context::Context;
use crate::web::routes::Again;
use crate::web::{App, routes};
use crate::words::{Language, Locale};

fn is_at(competition: &Competition, table: TableId, entry: EntryId) -> bool {
    competition.table(table).is_some_and(|table| table.seat_of(entry).is_some())
}

/// Looks up the visitor, asks [`may`], and calls the handler, or first asks for a fresh proof of identity.
pub async fn around(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> actix_web::Result<ServiceResponse<EitherBody<impl MessageBody>>> {
    match admit(&mut request).await {
        Ok(None) => {
            let words = spoken(&request);
            let mut answer = Box::pin(next.call(request));
            let answer = poll_fn(|context| words.speaking(|| answer.as_mut().poll(context))).await?;
            Ok(answer.map_into_left_body())
        }
        Ok(Some(page)) => Ok(request.into_response(page).map_into_right_body()),
        Err(error) => Ok(request.error_response(error).map_into_right_body()),
    }
}

/// The reader's words: texts that are serialised for programs are worded in them.
fn spoken(request: &ServiceRequest) -> &'static Words {
    let language = request.extensions().get::<Viewer>().map(|viewer| viewer.cx.language);
    language.unwrap_or(Language::ENGLISH).words()
}

async fn admit(request: &mut ServiceRequest) -> Result<Option<HttpResponse>> {
    let app = request.app_data::<web::Data<App>>().ok_or(Error::NotFound)?.clone().into_inner();
    // No name of ours has that, and PostgreSQL cannot even be asked for it.
    if request.uri().to_string().contains("%00") {
        return Err(Error::NotFound);
    }
    let pattern = request.match_pattern().unwrap_or_default();
    let access = routes::access(&app, request.method(), &pattern).ok_or(Error::NotFound)?;
    let (viewer, moved) = look_up(&app, request, access, &pattern).await?;
    request.extensions_mut().insert(viewer.clone());
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes {
        csrf::check(&app, request, &viewer, &pattern).await?;
    }
    may(access, &viewer)?;
    if let Some(address) = moved {
        return Ok(Some(HttpResponse::PermanentRedirect().insert_header((header::LOCATION, address)).finish()));
    }
    match (&viewer.competition, &viewer.club) {
        // A tap on a recorder's board is no change, and has a limit of its own.
        (Some(competition), _) if changes && !pattern.ends_with("/step") => {
            let table = viewer.table.map(|table| table.0);
            app.limits.change(&viewer.who(), &competition.id, table, viewer.is_arbiter()).await?;
        }
        (None, Some(club)) if changes => app.limits.keep(&viewer.who(), club.id).await?,
        _ => {}
    }
    match routes::again(&app, request.method(), &pattern) {
        Again::Never => Ok(None),
        again => reauthenticate::ask(&app, request, &viewer, again).await,
    }
}

/// The context of a request that finds nothing, if its reader is signed in.
pub async fn recognise(app: &App, request: &HttpRequest) -> Option<Context> {
    let token = request.cookie(sessions::COOKIE)?.value().to_owned();
    let found = app.db.query(move |connection| sessions::find(connection, &token)).await.ok()?;
    let (session, user) = found?;
    Some(context(app, &ServiceRequest::from_request(request.clone()), Some(user), session.as_ref()))
}

/// The viewer, and the current address of something that belonged to a club which was merged into another.
async fn look_up(
    app: &Arc<App>,
    request: &ServiceRequest,
    access: Access,
    pattern: &str,
) -> Result<(Viewer, Option<String>)> {
    let cookie = |name: &str| request.cookie(name).map(|cookie| cookie.value().to_owned());
    let (session, seat) = (cookie(sessions::COOKIE), cookie(seat_link::COOKIE));
    let param = |name: &str| request.match_info().get(name).map(str::to_owned);
    let (club, competition, circuit) = (param("club"), param("competition"), param("circuit"));
    let address = address(app, request);
    let bearer = bearer(request);
    let scope = if request.method().is_safe() { Scope::Read } else { Scope::Submit };

    let (slug, former) = (club.clone(), competition.clone());
    let (found, club, below) = if session.is_some() || bearer.is_some() || club.is_some() {
        app.db
            .query(move |connection| {
                let found = match (&session, &bearer) {
                    (Some(token), _) => sessions::find(connection, token)?,
                    (None, Some(token)) => match tokens::find(connection, token)? {
                        None => return Err(Error::Token),
                        Some((token, user)) if token.allows(scope) => Some((None, user)),
                        // A token for submitting only reads public data.
                        Some(_) if scope == Scope::Read => None,
                        Some(_) => return Err(Error::Token),
                    },
                    _ => None,
                };
                let slug = club;
                let club = slug.as_ref().map(|slug| Club::find(connection, slug)).transpose()?;
                let below = match (&club, &slug, former.or(circuit.map(|circuit| format!("{CIRCUITS}{circuit}")))) {
                    (Some(club), Some(slug), Some(below)) if club.slug != *slug => {
                        Club::moved(connection, slug, &below)?.or(Some(below))
                    }
                    _ => None,
                };
                let role = match (&found, &club) {
                    (Some((_, user)), Some(club)) => role_in(connection, club, user)?,
                    _ => (None, false),
                };
                let players = match &found {
                    Some((_, user)) => crate::players::model::of_user(connection, user.id)?,
                    None => Vec::new(),
                };
                Ok((found.map(|(session, user)| (session, user, players)), club.map(|club| (club, role)), below))
            })
            .await?
    } else {
        (None, None, None)
    };
    let is_moved = club.as_ref().is_some_and(|(club, _)| slug.as_ref() != Some(&club.slug));
    let competition = if is_moved { competition.and(below.clone()) } else { competition };
    let competition = match (&club, competition) {
        (Some((club, _)), Some(slug)) => Some(app.competitions.find(club.id, &slug).await?),
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
        players.iter().find_map(|player| competition.entry_of(*player)).map(|entry| entry.id)
    };
    let mut entry = competition.as_ref().and_then(mine);
    let mut issued = None;
    // A signed-in user acts by a link only at its tables, and otherwise as themselves.
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
    let moved = club.as_ref().filter(|_| is_moved).map(|club| moved_to(request, pattern, club, below.as_deref()));
    let who = Who { user, session, club, role, owes_factor, competition, table, entry, link, seat, access, address };
    Ok((Viewer { cx, who }, moved))
}

/// The address that was asked for, with the club that holds it now and what is `below` it.
fn moved_to(request: &ServiceRequest, pattern: &str, club: &Club, below: Option<&str>) -> String {
    let now = |name: &str| match name {
        "club" => Some(club.slug.as_str()),
        _ => below.map(|below| below.strip_prefix(CIRCUITS).unwrap_or(below)),
    };
    let parts = pattern.split('/').zip(request.path().split('/')).map(|(name, part)| {
        // `{circuit}.{suffix}` keeps its suffix.
        let name = name.strip_prefix('{').and_then(|name| name.split('}').next());
        let name = name.filter(|name| ["club", "competition", "circuit"].contains(name));
        let rest = name.and_then(|name| part.strip_prefix(request.match_info().get(name)?));
        match (name.and_then(now), rest) {
            (Some(now), Some(rest)) => format!("{now}{rest}"),
            _ => part.to_owned(),
        }
    });
    let path = parts.collect::<Vec<_>>().join("/");
    let language = request.extensions().get::<Addressed>().map(|addressed| format!("/{}", addressed.0.code()));
    let query = if request.query_string().is_empty() { "" } else { "?" };
    format!("{}{path}{query}{}", language.unwrap_or_default(), request.query_string())
}

/// Somebody's role in a club, and whether a second factor stands between them and a higher one.
fn role_in(connection: &mut Connection, club: &Club, user: &User) -> Result<(Option<Role>, bool)> {
    let role = Role::of(connection, club.id, user.id)?;
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

pub fn is_api(request: &ServiceRequest) -> bool {
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

/// Whether a page is asked for to stand within another site: `?embed`.
pub fn is_embedded(query: &str) -> bool {
    query.split('&').any(|field| field == "embed" || field.starts_with("embed="))
}

/// The reader's language: what the address says, then the account, then the cookie, then the browser.
pub fn language(request: &ServiceRequest, kept: Option<Language>) -> Language {
    let addressed = request.extensions().get::<Addressed>().map(|addressed| addressed.0);
    let asked =
        || request.query_string().split('&').find_map(|field| Language::from_code(field.strip_prefix("lang=")?));
    let told = || addressed.or_else(asked);
    let chosen = || request.cookie("language").and_then(|cookie| Language::from_code(cookie.value()));
    told().or(kept).or_else(chosen).or_else(|| Language::accepted(request)).unwrap_or(Language::ENGLISH)
}
