//! CSRF protection: each form carries a token that is signed for the session or, for visitors, the browser.

use actix_web::dev::{Payload, ServiceRequest};
use actix_web::http::header;
use actix_web::web;

use super::authorize::is_api;
use crate::error::{Error, Result};
use crate::web::forms::too_large;
use crate::web::multipart::{is_multipart, parts};
use crate::web::{App, Viewer, routes};

/// Whether a state-changing request comes from one of our pages, or from a program with its own token.
pub async fn check(app: &App, request: &mut ServiceRequest, viewer: &Viewer, pattern: &str) -> Result<()> {
    let most = routes::most_bytes(pattern);
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if length.is_some_and(|length: usize| length > most) {
        return Err(too_large(most));
    }
    // Slow senders must not hold a place.
    let slowest = std::time::Duration::from_secs(app.config.slowest);
    let body = tokio::time::timeout(slowest, request.extract::<web::Bytes>());
    let body = body.await.map_err(|_| too_slow())?.map_err(|_| too_large(most))?;
    if body.len() > most {
        return Err(too_large(most));
    }
    if has_nul(request, &body) {
        return Err(Error::Unreadable(podium_engine::text!("refused-text-character-text-u-0000")));
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

fn too_slow() -> Error {
    Error::Unreadable(podium_engine::text!("refused-sent-took-too-long-arrive"))
}
