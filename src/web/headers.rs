//! Around every answer: a request id, headers that keep browsers strict, the page for what went wrong, a line in the log.

use std::sync::atomic::Ordering;
use std::time::Instant;

use actix_web::body::{EitherBody, MessageBody};
use actix_web::cookie::{Cookie, SameSite, time};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpResponse, web};
use askama::Template;

use super::context::Context;
use super::state::App;
use crate::accounts::sessions;
use crate::error::Error;
use crate::ids;
use crate::web::authorize::{self, Viewer};
use crate::web::error::Failure;
use crate::web::{devices, response_cache};
use crate::words::{Language, Locale};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ";

/// When to try again after too much of something, in seconds.
const PAUSE: &str = "30";

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    cx: Context,
    key: &'static str,
    said: Option<String>,
    request: String,
    sign_in: bool,
}

/// The outermost layer of the service.
pub async fn around(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> actix_web::Result<ServiceResponse<EitherBody<impl MessageBody>>> {
    let started = Instant::now();
    let id = ids::new_id();
    let (method, path) = (request.method().clone(), discreet(request.path()));
    let fallback = fallback(&request);
    let app = request.app_data::<web::Data<App>>().cloned();
    let json = path.starts_with("/api/");
    let response = match next.call(request).await {
        Ok(response) => response,
        Err(error) => return Err(error),
    };
    let admitted = response.request().extensions().get::<Viewer>().map(|viewer| viewer.cx.clone());
    let cx = match (admitted, &app) {
        (Some(cx), _) => cx,
        // Whoever is signed in stays so on the page that says that nothing is here.
        (None, Some(app)) if response.status() == 404 && !json => {
            authorize::recognise(app, response.request()).await.unwrap_or(fallback)
        }
        _ => fallback,
    };
    let secure = cx.site.starts_with("https://");
    let has_form = cx.has_form.load(Ordering::Relaxed);
    // Nobody is made to press a button of ours within another site.
    let embedded = cx.embedded && !has_form;
    let visit = cx.visit.clone().filter(|_| has_form);
    let device = match (&app, &cx.user) {
        (Some(app), Some(user)) if response.request().cookie(sessions::COOKIE).is_some() => {
            devices::remember(app, response.request().cookie(devices::COOKIE).as_ref(), &user.email)
        }
        _ => None,
    };

    let failed = response.response().error().and_then(|error| error.as_error::<Error>()).map(|error| {
        if matches!(error, Error::Internal(_) | Error::NoDatabase(_)) {
            tracing::error!(request = %id, %path, "{error}");
        }
        (error.key(), error.text().map(|text| cx.text(text).into_owned()), matches!(error, Error::SignIn))
    });
    let is_busy = failed.as_ref().is_some_and(|(key, ..)| *key == Error::Busy.key());
    let status = response.status();
    let pattern = response.request().match_pattern().unwrap_or_else(|| "unmatched".to_owned());
    let unmatched = failed.is_none() && status == 404 && response.headers().get(header::CONTENT_TYPE).is_none();
    let failed = if unmatched { Some((Error::NotFound.key(), None, false)) } else { failed };
    let mut response = match failed {
        Some((key, said, _)) if json => {
            let message = said.unwrap_or_else(|| cx.t(key).into_owned());
            let body = Failure { error: key, message, request: id.clone() };
            response.into_response(HttpResponse::build(status).json(body)).map_into_right_body()
        }
        Some((key, said, sign_in)) => {
            let page = ErrorPage { cx, key, said, request: id.clone(), sign_in };
            let body = page.render().unwrap_or_else(|_| status.to_string());
            let answer = HttpResponse::build(status).content_type("text/html; charset=utf-8").body(body);
            response.into_response(answer).map_into_right_body()
        }
        None => match &app {
            Some(app) => response_cache::shared(app, response),
            None => response.map_into_left_body(),
        },
    };

    if let Some(visit) = visit {
        let cookie = Cookie::build("visit", visit).path("/").http_only(true).secure(secure).same_site(SameSite::Lax);
        // What is carried on in this browser is bound to it.
        let cookie = cookie.max_age(time::Duration::days(30));
        // A cookie of letters and digits always fits into a header.
        let _ = response.response_mut().add_cookie(&cookie.finish());
    }
    if let Some(device) = device {
        let _ = response.response_mut().add_cookie(&device);
    }
    if status == StatusCode::TOO_MANY_REQUESTS || is_busy {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static(PAUSE));
    }
    harden(response.headers_mut(), &id, secure, embedded);
    let took = started.elapsed();
    if let Some(app) = app {
        app.metrics.answered(method.as_str(), &pattern, status.as_u16(), took);
    }
    tracing::info!(request = %id, %method, %path, status = status.as_u16(), ms = took.as_secs_f64() * 1000.0);
    Ok(response)
}

/// Headers that keep browsers strict.
pub fn harden(headers: &mut HeaderMap, id: &str, secure: bool, embedded: bool) {
    let has_policy = headers.contains_key(header::CONTENT_SECURITY_POLICY);
    let mut put = |name: HeaderName, value: &str| {
        if let Ok(value) = HeaderValue::from_str(value) {
            headers.insert(name, value);
        }
    };
    // A picture has its own.
    if !has_policy {
        put(header::CONTENT_SECURITY_POLICY, &format!("{POLICY}{}", if embedded { "*" } else { "'none'" }));
    }
    put(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    put(header::REFERRER_POLICY, "same-origin");
    put(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    put(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    put(HeaderName::from_static("x-request-id"), id);
    if secure {
        put(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    }
}

/// By what an answer that everybody reads is known again.
pub fn tag(headers: &mut HeaderMap, etag: &str) {
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

/// A path without what lets people in, for the log.
fn discreet(path: &str) -> String {
    const SECRET_AFTER: [&str; 8] = ["reset", "verify", "invite", "seat", "claim", "link", "email", "undo"];
    let mut hide = false;
    let segments = path.split('/').map(|segment| {
        let shown = if hide && !segment.is_empty() { "…" } else { segment };
        hide |= SECRET_AFTER.contains(&segment);
        shown
    });
    segments.collect::<Vec<_>>().join("/")
}

/// For answers that no handler made: the visitor's language, and nothing else known.
fn fallback(request: &ServiceRequest) -> Context {
    let accepted = Language::accepted(request);
    let chosen = request.cookie("language").and_then(|cookie| Language::from_code(cookie.value()));
    let app = request.app_data::<web::Data<App>>();
    Context {
        locale: Locale { language: chosen.or(accepted).unwrap_or(Language::English), ..Locale::default() },
        user: None,
        token: String::new(),
        visit: None,
        has_form: Default::default(),
        path: request.path().to_owned(),
        site: app.map(|app| app.config.address()).unwrap_or_default(),
        appeals: app.map(|app| app.config.appeals()).unwrap_or_default(),
        done: None,
        demo: app.is_some_and(|app| app.demo),
        embedded: false,
    }
}

/// A page as an answer.
pub fn page(template: &impl Template) -> Result<HttpResponse, Error> {
    Ok(HttpResponse::Ok().content_type("text/html; charset=utf-8").body(template.render()?))
}

/// A form that was refused, to look at again with what was typed.
pub fn again(template: &impl Template) -> Result<HttpResponse, Error> {
    Ok(HttpResponse::UnprocessableEntity().content_type("text/html; charset=utf-8").body(template.render()?))
}

/// A drawing as a file by itself, which brings its own style and nothing else.
pub fn picture(svg: String) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("image/svg+xml")
        .insert_header((header::CACHE_CONTROL, "private, max-age=600"))
        .insert_header((header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'; sandbox"))
        .body(svg)
}

/// Sends the browser on after something was done; `to` is one of our paths.
pub fn see(to: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish()
}

/// A path of ours to go back to, whatever a visitor wrote there.
pub fn local(path: &str) -> &str {
    let fits = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let ours = path.starts_with('/') && !path.starts_with("//") && fits;
    if ours { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_in_paths_are_not_told() {
        assert_eq!(discreet("/reset/abc"), "/reset/…");
        assert_eq!(discreet("/clubs/go/open/seat/abc/def"), "/clubs/go/open/seat/…/…");
        assert_eq!(discreet("/clubs/go/open"), "/clubs/go/open");
        assert_eq!(discreet("/reset"), "/reset");
    }
}
