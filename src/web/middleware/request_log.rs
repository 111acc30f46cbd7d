//! Logs one line per request, with its id.

use std::time::Instant;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, web};

use crate::error::Error;
use crate::ids;
use crate::web::App;

/// The id of a request.
#[derive(Debug, Clone)]
pub struct RequestId(pub String);

/// Notes what was asked for, what came of it and how long it took.
pub async fn around(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> actix_web::Result<ServiceResponse<impl MessageBody>> {
    let started = Instant::now();
    let id = ids::new_id();
    request.extensions_mut().insert(RequestId(id.clone()));
    let (method, path) = (request.method().clone(), discreet(request.path()));
    let app = request.app_data::<web::Data<App>>().cloned();
    let mut response = next.call(request).await?;
    name(response.headers_mut(), &id);
    if let Some(error) = response.response().error().and_then(|error| error.as_error::<Error>())
        && matches!(error, Error::Internal(_) | Error::NoDatabase(_))
    {
        tracing::error!(request = %id, %path, "{error}");
    }
    let (status, took) = (response.status(), started.elapsed());
    let pattern = response.request().match_pattern().unwrap_or_else(|| "unmatched".to_owned());
    if let Some(app) = app {
        app.metrics.answered(method.as_str(), &pattern, status.as_u16(), took);
    }
    tracing::info!(request = %id, %method, %path, status = status.as_u16(), ms = took.as_secs_f64() * 1000.0);
    Ok(response)
}

/// Tells whoever asked the id, to speak of it.
pub fn name(headers: &mut HeaderMap, id: &str) {
    if let Ok(id) = HeaderValue::from_str(id) {
        headers.insert(HeaderName::from_static("x-request-id"), id);
    }
}

/// A path with its secrets removed, for the log.
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
