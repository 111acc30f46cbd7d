//! Responses returned by handlers.

use actix_web::HttpResponse;
use actix_web::http::header;
use askama::Template;

use crate::error::Error;

/// A page as a response.
pub fn page(template: &impl Template) -> Result<HttpResponse, Error> {
    Ok(HttpResponse::Ok().content_type("text/html; charset=utf-8").body(template.render()?))
}

/// A rejected form, shown again with the submitted values.
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

/// Redirects after an action; `to` is one of our paths.
pub fn see(to: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((header::LOCATION, to)).finish()
}

/// A local path to return to, sanitised against open redirects.
pub fn local(path: &str) -> &str {
    let fits = path.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
    let ours = path.starts_with('/') && !path.starts_with("//") && fits;
    if ours { path } else { "/" }
}
