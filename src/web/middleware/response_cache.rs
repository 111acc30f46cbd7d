//! The response cache: responses to readers without an account are rendered once per state of what they show, and
//! revalidated by ETag. Handlers need not know of it.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    self, AcceptEncoding, Encoding, EntityTag, Header, HeaderMap, HeaderName, HeaderValue, IfNoneMatch,
};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpResponse, web};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use tokio::sync::Mutex;
use tokio::time::timeout;

use super::{request_log, security_headers};
use crate::access::seat_link;
use crate::accounts::sessions;
use crate::ids;
use crate::web::middleware::authorize;
use crate::web::{App, Viewer, query};
use crate::words::Language;

/// The longest delay until a renamed club is seen.
const LONGEST: Duration = Duration::from_secs(60);

/// The longest delay until changes by other nodes, or outside a single competition, are seen.
const SHORT: Duration = Duration::from_secs(1);

/// How long a request waits for another one that is rendering the same response.
const PATIENCE: Duration = Duration::from_secs(10);

/// The cached responses, least recently used evicted first.
#[derive(Debug)]
pub struct Pages {
    kept: Cache<(String, Language), Kept, Weight>,
    /// How many changes were made on this node.
    changes: AtomicU64,
    /// How often the cache was cleared.
    cleared: AtomicU64,
}

/// The counters when a request began: a response rendered meanwhile may show what has since changed or been hidden.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Begun {
    changes: u64,
    cleared: u64,
}

#[derive(Debug, Clone)]
struct Weight;

impl Weighter<(String, Language), Kept> for Weight {
    fn weight(&self, (path, _): &(String, Language), kept: &Kept) -> u64 {
        (path.len() + kept.size()) as u64
    }
}

/// A cached response.
#[derive(Debug, Clone)]
struct Kept {
    headers: Vec<(HeaderName, HeaderValue)>,
    etag: EntityTag,
    plain: web::Bytes,
    /// None if it is compressed already.
    gzip: Option<web::Bytes>,
    /// The competition it shows, and at which revision; none: the site.
    of: Option<(String, u64)>,
    /// How many changes there were.
    changes: u64,
    made: Instant,
    /// Held by the request that renders it again.
    turn: Arc<Mutex<()>>,
}

/// The result of a cache lookup.
enum Found {
    Ready(HttpResponse),
    /// Outdated; the holder of the lock renders it again.
    Outdated(Arc<Mutex<()>>),
    Nothing,
}

impl Pages {
    /// Limits the cache to this many bytes.
    pub fn new(bytes: u64) -> Self {
        // Only an estimate, for the sizes of tables within.
        let items = usize::try_from(bytes / 20_000).unwrap_or(usize::MAX).max(16);
        Self {
            kept: Cache::with_weighter(items, bytes, Weight),
            changes: AtomicU64::default(),
            cleared: AtomicU64::default(),
        }
    }

    /// Clears the cache, including responses being rendered.
    pub fn clear(&self) {
        self.cleared.fetch_add(1, Ordering::SeqCst);
        self.kept.clear();
    }

    fn begun(&self) -> Begun {
        Begun { changes: self.changes.load(Ordering::SeqCst), cleared: self.cleared.load(Ordering::SeqCst) }
    }

    /// Bytes of the answers in memory.
    pub fn weight(&self) -> u64 {
        self.kept.weight()
    }

    /// The answer, and whether it still holds.
    fn find(&self, app: &App, path: &str, language: Language) -> Option<(Kept, bool)> {
        let kept = self.kept.get(&(path.to_owned(), language))?;
        let age = kept.made.elapsed();
        let holds = match &kept.of {
            Some((id, revision)) => {
                let longest = if app.db.is_shared() { SHORT } else { LONGEST };
                age < longest && app.competitions.revision(id) == Some(*revision)
            }
            None => age < SHORT && self.changes.load(Ordering::Relaxed) == kept.changes,
        };
        Some((kept, holds))
    }

    /// Caches a response whose rendering began then, unless the cache was cleared since.
    fn keep(&self, path: &str, language: Language, mut kept: Kept, begun: Begun) {
        let key = (path.to_owned(), language);
        if let Some(former) = self.kept.peek(&key) {
            kept.turn = former.turn;
        }
        self.kept.insert(key.clone(), kept);
        // Asked after it was put there, so that none slips in while they are forgotten.
        if self.begun().cleared != begun.cleared {
            self.kept.remove(&key);
        }
    }
}

impl Kept {
    fn size(&self) -> usize {
        let headers = self.headers.iter().map(|(_, value)| size_of::<(HeaderName, HeaderValue)>() + value.len());
        let body = self.plain.len() + self.gzip.as_ref().map_or(0, web::Bytes::len);
        size_of::<Self>() + 200 + headers.sum::<usize>() + body
    }

    /// The response to a request: 304 if the reader has it already.
    fn answer(self, asked: &impl HttpMessage) -> HttpResponse {
        let fresh = known(asked, &self.etag);
        let mut response = HttpResponse::new(if fresh { StatusCode::NOT_MODIFIED } else { StatusCode::OK });
        *response.headers_mut() = self.headers.into_iter().collect();
        let body = match self.gzip {
            _ if fresh => {
                response.headers_mut().remove(header::CONTENT_TYPE);
                return response;
            }
            Some(gzip) if takes_gzip(asked) => {
                response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                gzip
            }
            _ => self.plain,
        };
        response.set_body(body).map_into_boxed_body()
    }
}

/// Sets the ETag of public responses, answers 304 where possible, and caches them.
pub fn shared<B: MessageBody + 'static>(app: &App, response: ServiceResponse<B>) -> ServiceResponse<EitherBody<B>> {
    let viewer = response.request().extensions().get::<Viewer>().cloned();
    let Some(viewer) = viewer.filter(|viewer| is_for_everybody(viewer, &response)) else {
        return response.map_into_left_body();
    };
    let (request, response) = response.into_parts();
    let (response, body) = response.into_parts();
    let plain = match body.try_into_bytes() {
        Ok(plain) => plain,
        // It is still being streamed, like events.
        Err(body) => return ServiceResponse::new(request, response.set_body(body)).map_into_left_body(),
    };
    let etag = EntityTag::new_weak(ids::hashed_bytes(&plain).get(..20).unwrap_or_default().to_owned());
    let mut headers = response.headers().clone();
    tag(&mut headers, &etag.to_string());
    // What it was written into has room to spare.
    let plain = web::Bytes::copy_from_slice(&plain);
    let of = viewer.competition.as_ref().map(|competition| (competition.id.clone(), competition.revision));
    let begun = request.extensions().get::<Begun>().copied();
    let changes = begun.map_or(0, |begun| begun.changes);
    let gzip = packed(&headers, &plain);
    let headers = headers.into_iter().collect();
    let kept = Kept { headers, etag, plain, gzip, of, changes, made: Instant::now(), turn: Arc::default() };
    let answer = kept.clone().answer(&request);
    if let Some(begun) = begun.filter(|_| *request.method() == Method::GET) {
        app.pages.keep(&viewer.cx.path, viewer.cx.language, kept, begun);
    }
    ServiceResponse::new(request, answer).map_into_right_body()
}

/// Whether nothing in the response is personal, and no secret is needed to get it.
fn is_for_everybody<B>(viewer: &Viewer, response: &ServiceResponse<B>) -> bool {
    let (request, headers) = (response.request(), response.headers());
    let has_form = viewer.cx.has_form.load(Ordering::Relaxed);
    let is_kept = headers.get(header::CACHE_CONTROL).is_none_or(|value| value != "no-store");
    matches!(*request.method(), Method::GET | Method::HEAD)
        && response.status() == StatusCode::OK
        && viewer.user.is_none()
        && viewer.entry.is_none()
        && viewer.seat.is_none()
        && viewer.cx.done.is_none()
        && !has_form
        && is_kept
        && !headers.contains_key(header::SET_COOKIE)
        && request.match_info().get("secret").is_none()
}

/// A text packed; none of what would not get smaller.
fn packed(headers: &HeaderMap, body: &[u8]) -> Option<web::Bytes> {
    if headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/zip" || kind == "image/png") {
        return None;
    }
    let mut writer = flate2::write::GzEncoder::new(Vec::with_capacity(body.len() / 4), flate2::Compression::new(5));
    writer.write_all(body).and_then(|()| writer.finish()).ok().map(|packed| packed.into_boxed_slice().into())
}

/// Whether the reader has it already.
fn known(request: &impl HttpMessage, etag: &EntityTag) -> bool {
    match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Any) => true,
        Ok(IfNoneMatch::Items(there)) => there.iter().any(|there| there.weak_eq(etag)),
        Err(_) => false,
    }
}

/// Runs before everything else: serves readers without an account from the cache.
pub async fn around(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> actix_web::Result<ServiceResponse<EitherBody<impl MessageBody>>> {
    query::tidy(&mut request);
    // One of all waiting requests renders the page.
    let turn = match ready(&request) {
        Found::Ready(response) => return Ok(request.into_response(response).map_into_right_body()),
        Found::Outdated(turn) => timeout(PATIENCE, turn.lock_owned()).await.ok(),
        Found::Nothing => None,
    };
    if turn.is_some()
        && let Found::Ready(response) = ready(&request)
    {
        return Ok(request.into_response(response).map_into_right_body());
    }
    if let Some(begun) = request.app_data::<web::Data<App>>().map(|app| app.pages.begun()) {
        request.extensions_mut().insert(begun);
    }
    let app = request.app_data::<web::Data<App>>().filter(|_| !request.method().is_safe()).cloned();
    let response = next.call(request).await?;
    if let Some(app) = app {
        app.pages.changes.fetch_add(1, Ordering::Relaxed);
    }
    Ok(response.map_into_left_body())
}

fn ready(request: &ServiceRequest) -> Found {
    let started = Instant::now();
    let Some((app, kept, holds)) = find(request) else { return Found::Nothing };
    if !holds {
        return Found::Outdated(kept.turn);
    }
    let mut response = kept.answer(request);
    let id = ids::new_id();
    let embedded = authorize::is_embedded(request.query_string());
    security_headers::harden(response.headers_mut(), app.config.is_secure(), embedded);
    request_log::name(response.headers_mut(), &id);
    let (took, status) = (started.elapsed(), response.status().as_u16());
    app.metrics.answered("GET", "kept ready", status, took);
    tracing::info!(request = %id, method = "GET", path = request.path(), status, ms = took.as_secs_f64() * 1000.0);
    Found::Ready(response)
}

/// The cached answer for readers like this one, and whether it is still fresh.
fn find(request: &ServiceRequest) -> Option<(&App, Kept, bool)> {
    if request.method() != Method::GET || request.headers().contains_key(header::AUTHORIZATION) {
        return None;
    }
    let has_cookies = request.headers().contains_key(header::COOKIE);
    if has_cookies && [sessions::COOKIE, seat_link::COOKIE].iter().any(|name| request.cookie(name).is_some()) {
        return None;
    }
    let app: &App = request.app_data::<web::Data<App>>()?;
    let path = request.uri().path_and_query()?.as_str();
    let (kept, holds) = app.pages.find(app, path, authorize::language(request, None))?;
    Some((app, kept, holds))
}

fn takes_gzip(request: &impl HttpMessage) -> bool {
    let (gzip, plain) = (Encoding::gzip(), Encoding::identity());
    AcceptEncoding::parse(request).is_ok_and(|accepted| accepted.negotiate([&gzip, &plain].into_iter()) == Some(gzip))
}

/// By what an answer that everybody reads is known again.
fn tag(headers: &mut HeaderMap, etag: &str) {
    if let Ok(etag) = HeaderValue::from_str(etag) {
        headers.insert(header::ETAG, etag);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    }
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding, Accept-Language, Cookie"));
    // Other sites' pages may read what programs may.
    if headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json") {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static("*"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page() -> Kept {
        let (plain, made) = (web::Bytes::from_static(b"seen"), Instant::now());
        let (headers, etag, turn) = (Vec::new(), EntityTag::new_weak(String::new()), Arc::default());
        Kept { headers, etag, plain, gzip: None, of: None, changes: 0, made, turn }
    }

    #[test]
    fn what_was_being_made_while_all_was_forgotten_is_not_kept() {
        let pages = Pages::new(1 << 20);
        let key = ("/".to_owned(), Language::ENGLISH);
        let begun = pages.begun();
        pages.keep("/", Language::ENGLISH, page(), begun);
        assert!(pages.kept.get(&key).is_some());
        // Administrators hide the content while somebody reads the page.
        pages.clear();
        pages.keep("/", Language::ENGLISH, page(), begun);
        assert!(pages.kept.get(&key).is_none());
        pages.keep("/", Language::ENGLISH, page(), pages.begun());
        assert!(pages.kept.get(&key).is_some());
    }
}
