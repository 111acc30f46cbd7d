//! Cookies of a site that is reached through TLS are called `__Host-…`: browsers take them from this host alone, over TLS
//! alone, so that no other host of the domain can plant one. Everything else knows them by their plain names.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web;

use crate::web::App;

const PREFIX: &str = "__Host-";

/// Before and after everything else.
pub async fn around(
    mut request: ServiceRequest,
    next: Next<impl MessageBody>,
) -> actix_web::Result<ServiceResponse<impl MessageBody>> {
    let is_secure = request.app_data::<web::Data<App>>().is_some_and(|app| app.config.is_secure());
    if is_secure {
        read(request.headers_mut());
    }
    let mut response = next.call(request).await?;
    if is_secure {
        write(response.headers_mut());
    }
    Ok(response)
}

/// Leaves the cookies that are ours, without the prefix.
fn read(headers: &mut HeaderMap) {
    let sent: Vec<HeaderValue> = headers.remove(header::COOKIE).collect();
    let texts = sent.iter().filter_map(|value| value.to_str().ok());
    let own: Vec<&str> =
        texts.flat_map(|text| text.split(';')).filter_map(|cookie| cookie.trim().strip_prefix(PREFIX)).collect();
    if let Some(own) = Some(own.join("; ")).filter(|own| !own.is_empty()).and_then(|own| own.parse().ok()) {
        headers.insert(header::COOKIE, own);
    }
}

/// Gives the prefix to the cookies that are set; all of ours are for every path.
fn write(headers: &mut HeaderMap) {
    let set: Vec<HeaderValue> = headers.remove(header::SET_COOKIE).collect();
    for cookie in set.iter().filter_map(|value| value.to_str().ok()) {
        let secure = if cookie.split("; ").any(|word| word == "Secure") { "" } else { "; Secure" };
        if let Ok(cookie) = format!("{PREFIX}{cookie}{secure}").parse() {
            headers.append(header::SET_COOKIE, cookie);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_cookies_of_this_host_are_read() {
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("session=planted; __Host-session=own;__Host-visit=v"));
        headers.append(header::COOKIE, HeaderValue::from_static("__host-seat=x"));
        read(&mut headers);
        let left: Vec<&HeaderValue> = headers.get_all(header::COOKIE).collect();
        assert_eq!(left, ["session=own; visit=v"]);
        let mut headers = HeaderMap::new();
        headers.append(header::COOKIE, HeaderValue::from_static("session=planted"));
        read(&mut headers);
        assert!(headers.is_empty());
    }

    #[test]
    fn cookies_that_are_set_have_what_browsers_ask_for() {
        let mut headers = HeaderMap::new();
        headers.append(header::SET_COOKIE, HeaderValue::from_static("session=a; HttpOnly; Secure; Path=/"));
        headers.append(header::SET_COOKIE, HeaderValue::from_static("session=; Path=/; Max-Age=0"));
        write(&mut headers);
        let set: Vec<&HeaderValue> = headers.get_all(header::SET_COOKIE).collect();
        let expected = ["__Host-session=a; HttpOnly; Secure; Path=/", "__Host-session=; Path=/; Max-Age=0; Secure"];
        assert_eq!(set, expected);
    }
}
