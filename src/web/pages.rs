//! Pages that everybody reads, kept ready: answers to readers without an account are made once for each state of what they
//! show, and known again by their ETag.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{PoisonError, RwLock};
use std::time::{Duration, Instant};

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, header};
use actix_web::middleware::Next;
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder, web};

use super::error::Result;
use super::{App, Viewer, gate, headers};
use crate::accounts::sessions;
use crate::ids;
use crate::locale::Language;

/// How much is kept at most.
const MAX_BYTES: usize = 64 * 1024 * 1024;

/// A renamed club is seen after this time at the latest.
const LONGEST: Duration = Duration::from_secs(60);

/// What other nodes change, and what does not belong to one competition, is seen after this time at the latest.
const SHORT: Duration = Duration::from_secs(1);

/// The answers that are kept.
#[derive(Debug, Default)]
pub struct Pages {
    kept: RwLock<Shelf>,
}

#[derive(Debug, Default)]
struct Shelf {
    pages: HashMap<(String, Language), Kept>,
    bytes: usize,
}

/// An answer that is kept.
#[derive(Debug, Clone)]
struct Kept {
    kind: &'static str,
    etag: String,
    plain: web::Bytes,
    gzip: web::Bytes,
    /// The competition it shows, and at which revision; none: the site.
    of: Option<(String, u64)>,
    made: Instant,
}

impl Pages {
    /// The answer, if it still holds.
    fn find(&self, app: &App, path: &str, language: Language) -> Option<Kept> {
        let shelf = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        let kept = shelf.pages.get(&(path.to_owned(), language))?;
        let age = kept.made.elapsed();
        let holds = match &kept.of {
            Some((id, revision)) => {
                let longest = if app.db.is_shared() { SHORT } else { LONGEST };
                age < longest && app.competitions.revision(id) == Some(*revision)
            }
            None => age < SHORT,
        };
        holds.then(|| kept.clone())
    }

    fn keep(&self, path: &str, language: Language, kept: Kept) {
        let mut shelf = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        let size = kept.plain.len() + kept.gzip.len();
        if shelf.bytes + size > MAX_BYTES {
            *shelf = Shelf::default();
        }
        let former = shelf.pages.insert((path.to_owned(), language), kept);
        shelf.bytes += size;
        shelf.bytes -= former.map_or(0, |former| former.plain.len() + former.gzip.len());
    }
}

/// Answers with something public: a short word if the reader has it already, else whole. What readers without an account
/// see is kept for the next one.
pub fn answer(
    app: &App,
    request: &HttpRequest,
    viewer: &Viewer,
    kind: &'static str,
    body: impl Into<web::Bytes>,
) -> Result<HttpResponse> {
    let body = body.into();
    if !is_for_everybody(viewer) {
        return Ok(HttpResponse::Ok().insert_header((header::CONTENT_TYPE, kind)).body(body));
    }
    let etag = format!("W/\"{}\"", ids::hashed_bytes(&body).get(..20).unwrap_or_default());
    let of = viewer.competition.as_ref().map(|competition| (competition.id.clone(), competition.revision));
    let gzip = packed(&body)?;
    let kept = Kept { kind, etag, plain: body, gzip, of, made: Instant::now() };
    let fresh = known(request.headers(), &kept.etag);
    let response = if fresh { not_modified(&kept) } else { head(&kept).body(kept.plain.clone()) };
    app.pages.keep(&viewer.cx.path, viewer.cx.language, kept);
    Ok(response)
}

/// Nothing on the page is this reader's own.
fn is_for_everybody(viewer: &Viewer) -> bool {
    let has_form = viewer.cx.has_form.load(std::sync::atomic::Ordering::Relaxed);
    viewer.user.is_none() && viewer.entry.is_none() && viewer.cx.done.is_none() && !has_form
}

fn packed(body: &[u8]) -> Result<web::Bytes> {
    let mut writer = flate2::write::GzEncoder::new(Vec::with_capacity(body.len() / 4), flate2::Compression::new(5));
    let packed = writer.write_all(body).and_then(|()| writer.finish());
    Ok(packed.map_err(super::Error::internal)?.into())
}

fn head(kept: &Kept) -> HttpResponseBuilder {
    let mut response = HttpResponse::Ok();
    response
        .insert_header((header::CONTENT_TYPE, kept.kind))
        .insert_header((header::ETAG, kept.etag.as_str()))
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::VARY, "Accept-Encoding, Accept-Language, Cookie"));
    // Other sites' pages may read what programs may.
    if kept.kind == "application/json" {
        response.insert_header((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"));
    }
    response
}

fn not_modified(kept: &Kept) -> HttpResponse {
    HttpResponse::NotModified()
        .insert_header((header::ETAG, kept.etag.as_str()))
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::VARY, "Accept-Encoding, Accept-Language, Cookie"))
        .finish()
}

/// Whether the reader has it already.
fn known(headers: &header::HeaderMap, etag: &str) -> bool {
    let strong = etag.trim_start_matches("W/");
    let given = headers.get(header::IF_NONE_MATCH).and_then(|given| given.to_str().ok()).unwrap_or_default();
    given.split(',').any(|given| given.trim().trim_start_matches("W/") == strong || given.trim() == "*")
}

/// Before everything else: readers without an account get what is kept.
pub async fn around(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> actix_web::Result<ServiceResponse<EitherBody<impl MessageBody>>> {
    match ready(&request) {
        Some(response) => Ok(request.into_response(response).map_into_right_body()),
        None => Ok(next.call(request).await?.map_into_left_body()),
    }
}

fn ready(request: &ServiceRequest) -> Option<HttpResponse> {
    let started = Instant::now();
    if request.method() != Method::GET || request.headers().contains_key(header::AUTHORIZATION) {
        return None;
    }
    let has_cookies = request.headers().contains_key(header::COOKIE);
    if has_cookies && [sessions::COOKIE, "seat"].iter().any(|name| request.cookie(name).is_some()) {
        return None;
    }
    let app = request.app_data::<web::Data<App>>()?;
    let path = request.uri().path_and_query()?.as_str();
    let kept = app.pages.find(app, path, gate::language(request, None))?;
    let fresh = known(request.headers(), &kept.etag);
    let mut response = if fresh {
        not_modified(&kept)
    } else if takes_gzip(request.headers()) {
        head(&kept).insert_header((header::CONTENT_ENCODING, "gzip")).body(kept.gzip)
    } else {
        head(&kept).body(kept.plain)
    };
    let id = ids::new_id();
    let embedded = gate::is_embedded(request.query_string());
    headers::harden(response.headers_mut(), &id, app.config.is_secure(), embedded);
    let (took, status) = (started.elapsed(), response.status().as_u16());
    app.metrics.answered("GET", "kept ready", status, took);
    tracing::info!(request = %id, method = "GET", path = request.path(), status, ms = took.as_secs_f64() * 1000.0);
    Some(response)
}

fn takes_gzip(headers: &header::HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accepted.split(',').any(|coding| {
        let (name, weight) = coding.split_once(";q=").unwrap_or((coding, "1"));
        name.trim() == "gzip" && weight.trim().parse::<f32>().is_ok_and(|weight| weight > 0.0)
    })
}
