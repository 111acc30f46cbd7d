//! CSRF protection: each form carries a token that is signed for the session or, for visitors, the browser.

use actix_web::dev::ServiceRequest;
use actix_web::http::header;

use super::authorize::is_api;
use crate::error::{Error, Result};
use crate::web::multipart::{is_multipart, parts};
use crate::web::{App, Viewer, bodies, routes};

/// Whether a state-changing request comes from one of our pages, or from a program with its own token.
pub async fn check(app: &App, request: &mut ServiceRequest, viewer: &Viewer, pattern: &str) -> Result<()> {
    let most = routes::most_bytes(pattern);
    let slowest = std::time::Duration::from_secs(app.config.slowest);
    let body = bodies::read(&app.bodies, request, &viewer.address, most, slowest).await?;
    if has_nul(request, &body) {
        return Err(Error::Unreadable(podium_engine::text!("refused-text-character-text-u-0000")));
    }
    let by_program = viewer.session.is_none() && viewer.user.is_some();
    let header = request.headers().get("x-csrf").and_then(|token| token.to_str().ok()).map(str::to_owned);
    let token = header.or_else(|| field_of(request, &body));
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
