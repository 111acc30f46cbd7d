//! Headers that keep browsers strict.

use std::sync::atomic::Ordering;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;

use super::error_pages::context_of;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors ";

/// Gives them to every answer.
pub async fn around(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> actix_web::Result<ServiceResponse<impl MessageBody>> {
    let mut response = next.call(request).await?;
    let cx = context_of(response.request());
    let is_secure = cx.as_ref().is_some_and(|cx| cx.site.starts_with("https://"));
    // Against clickjacking: pages with forms cannot be framed.
    let is_embedded = cx.is_some_and(|cx| cx.embedded && !cx.has_form.load(Ordering::Relaxed));
    harden(response.headers_mut(), is_secure, is_embedded);
    Ok(response)
}

/// Puts them where they are not yet.
pub fn harden(headers: &mut HeaderMap, secure: bool, embedded: bool) {
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
    if secure {
        put(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache"));
    }
}
