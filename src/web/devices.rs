//! Known browsers of an account, recognised by a signed cookie, so that nothing is stored: password guessing from elsewhere
//! does not lock them out, and signing in from a new one notifies the owner.

use actix_web::cookie::{Cookie, SameSite, time};

use crate::ids;
use crate::web::App;

pub const COOKIE: &str = "device";
const DAYS: i64 = 400;
/// A family may share a browser.
const MOST: usize = 4;

/// The text signed for a device on which an account was used.
fn said(device: &str, email: &str) -> String {
    format!("{device} {}", email.trim().to_lowercase())
}

/// The device, if the account of this address was used in it.
pub fn of(app: &App, cookie: Option<&Cookie<'_>>, email: &str) -> Option<String> {
    let (device, signatures) = cookie?.value().split_once('.')?;
    let said = said(device, email);
    signatures.split('.').any(|signature| app.signer.is_signed("device", &said, signature)).then(|| device.to_owned())
}

/// The cookie by which the browser of somebody who is signed in is known again, if it has to be set.
pub fn remember(app: &App, cookie: Option<&Cookie<'_>>, email: &str) -> Option<Cookie<'static>> {
    if of(app, cookie, email).is_some() {
        return None;
    }
    let there = cookie.and_then(|cookie| cookie.value().split_once('.'));
    let is_ours = |device: &&str| device.len() == 52 && device.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let device = there.map(|(device, _)| device).filter(is_ours).map_or_else(ids::new_secret, str::to_owned);
    let others = there.map(|(_, signatures)| signatures.split('.')).into_iter().flatten();
    let own = app.signer.sign("device", &said(&device, email));
    let others = others.filter(|signature| signature.len() == own.len()).take(MOST - 1);
    let all: Vec<&str> = [device.as_str(), own.as_str()].into_iter().chain(others).collect();
    let cookie = Cookie::build(COOKIE, all.join(".")).path("/").http_only(true).secure(app.config.is_secure());
    Some(cookie.same_site(SameSite::Lax).max_age(time::Duration::days(DAYS)).finish())
}
