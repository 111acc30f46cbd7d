//! `/de/clubs` is `/clubs` in German: an address for search engines and for links that should open in one language. The
//! reader’s choice wins for the pages that follow, if there is one.

use actix_web::HttpMessage;
use actix_web::body::MessageBody;
use actix_web::cookie::Cookie;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Uri;
use actix_web::middleware::Next;
use actix_web::web;

use crate::web::App;
use crate::words::Language;

/// The language that the address names.
#[derive(Debug, Clone, Copy)]
pub struct Addressed(pub Language);

/// Before anything looks at the path.
pub async fn around(
    mut request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> actix_web::Result<ServiceResponse<impl MessageBody>> {
    let Some((language, uri)) = split(request.uri()) else { return next.call(request).await };
    request.match_info_mut().get_mut().update(&uri);
    request.head_mut().uri = uri;
    request.extensions_mut().insert(Addressed(language));
    let is_secure = request.app_data::<web::Data<App>>().is_some_and(|app| app.config.is_secure());
    let has_chosen = request.cookie("language").is_some();
    let mut response = next.call(request).await?;
    if !has_chosen && response.status().is_success() {
        let _ = response.response_mut().add_cookie(&cookie(language, is_secure));
    }
    Ok(response)
}

/// The cookie that keeps a reader’s language.
pub fn cookie(language: Language, is_secure: bool) -> Cookie<'static> {
    Cookie::build("language", language.code())
        .path("/")
        .secure(is_secure)
        .same_site(actix_web::cookie::SameSite::Lax)
        .max_age(actix_web::cookie::time::Duration::days(400))
        .finish()
}

/// The language at the beginning of the path, and the address without it.
fn split(uri: &Uri) -> Option<(Language, Uri)> {
    let whole = uri.path_and_query()?.as_str().strip_prefix('/')?;
    let end = whole.find(['/', '?']).unwrap_or(whole.len());
    let (code, rest) = whole.split_at_checked(end)?;
    let language = Language::from_code(code)?;
    let rest = if rest.starts_with('/') { rest.to_owned() } else { format!("/{rest}") };
    // Twice the same slash would be another site.
    if rest.starts_with("//") {
        return None;
    }
    Some((language, rest.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_prefix_is_taken_off() {
        let read =
            |address: &str| split(&address.parse().unwrap()).map(|(language, uri)| (language.code(), uri.to_string()));
        assert_eq!(read("/fr/clubs?page=2"), Some(("fr", "/clubs?page=2".to_owned())));
        assert_eq!(read("/fr"), Some(("fr", "/".to_owned())));
        assert_eq!(read("/fr/"), Some(("fr", "/".to_owned())));
        assert_eq!(read("/fr?q=1"), Some(("fr", "/?q=1".to_owned())));
        assert_eq!(read("/french/clubs"), None);
        assert_eq!(read("/fr//evil.example"), None);
        assert_eq!(read("/xx/clubs"), None);
    }
}
