//! Cookies that bind a browser: to the forms that it was shown, and to the accounts that were used in it.

use std::sync::atomic::Ordering;

use actix_web::body::MessageBody;
use actix_web::cookie::{Cookie, SameSite, time};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web;

use super::error_pages::context_of;
use crate::accounts::sessions;
use crate::web::{App, devices};

/// Sets those that an answer needs and the browser lacks.
pub async fn around(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> actix_web::Result<ServiceResponse<impl MessageBody>> {
    let app = request.app_data::<web::Data<App>>().cloned();
    let mut response = next.call(request).await?;
    let Some(cx) = context_of(response.request()) else { return Ok(response) };
    // Letters and digits always fit into a header.
    if let Some(visit) = cx.visit.filter(|_| cx.has_form.load(Ordering::Relaxed)) {
        let is_secure = cx.site.starts_with("https://");
        let cookie = Cookie::build("visit", visit).path("/").http_only(true).secure(is_secure).same_site(SameSite::Lax);
        // Forms and sign-ins continued in this browser are bound to it.
        let _ = response.response_mut().add_cookie(&cookie.max_age(time::Duration::days(30)).finish());
    }
    let cookie = |name: &str| response.request().cookie(name);
    if let (Some(app), Some(user), Some(_)) = (&app, &cx.user, cookie(sessions::COOKIE))
        && let Some(device) = devices::remember(app, cookie(devices::COOKIE).as_ref(), &user.email)
    {
        let _ = response.response_mut().add_cookie(&device);
    }
    Ok(response)
}
