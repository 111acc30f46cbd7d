//! Error pages in the reader's language; JSON for programs.

use actix_web::body::{EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{HttpMessage, HttpRequest, HttpResponse, web};
use askama::Template;

use super::request_log::RequestId;
use super::{authorize, response_cache};
use crate::error::Error;
use crate::web::error::Failure;
use crate::web::{App, Context, Viewer};
use crate::words::{Language, Locale};

#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    cx: Context,
    key: &'static str,
    said: Option<String>,
    request: String,
    sign_in: bool,
}

/// What an answer was made with.
pub fn context_of(request: &HttpRequest) -> Option<Context> {
    request.extensions().get::<Context>().cloned()
}

/// Puts a page in the place of an error; keeps what everybody reads.
pub async fn around(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> actix_web::Result<ServiceResponse<EitherBody<impl MessageBody>>> {
    let id = request.extensions().get::<RequestId>().map(|id| id.0.clone()).unwrap_or_default();
    let fallback = fallback(&request);
    let app = request.app_data::<web::Data<App>>().cloned();
    let is_json = request.path().starts_with("/api/");
    let response = next.call(request).await?;
    let admitted = response.request().extensions().get::<Viewer>().map(|viewer| viewer.cx.clone());
    let cx = match (admitted, &app) {
        (Some(cx), _) => cx,
        // Whoever is signed in stays so on the page that says that nothing is here.
        (None, Some(app)) if response.status() == 404 && !is_json => {
            authorize::recognise(app, response.request()).await.unwrap_or(fallback)
        }
        _ => fallback,
    };
    response.request().extensions_mut().insert(cx.clone());
    let failed = response.response().error().and_then(|error| error.as_error::<Error>());
    let failed = failed.map(|error| {
        (error.key(), error.text().map(|text| cx.text(text).into_owned()), matches!(error, Error::SignIn))
    });
    let wait = response.response().error().and_then(|error| error.as_error::<Error>()?.wait());
    let status = response.status();
    let is_unmatched = failed.is_none() && status == 404 && response.headers().get(header::CONTENT_TYPE).is_none();
    let failed = if is_unmatched { Some((Error::NotFound.key(), None, false)) } else { failed };
    let mut response = match failed {
        Some((key, said, _)) if is_json => {
            let message = said.unwrap_or_else(|| cx.t(key).into_owned());
            let body = Failure { error: key, message, request: id };
            response.into_response(HttpResponse::build(status).json(body)).map_into_right_body()
        }
        Some((key, said, sign_in)) => {
            let page = ErrorPage { cx, key, said, request: id, sign_in };
            let body = page.render().unwrap_or_else(|_| status.to_string());
            let answer = HttpResponse::build(status).content_type("text/html; charset=utf-8").body(body);
            response.into_response(answer).map_into_right_body()
        }
        None => match &app {
            Some(app) => response_cache::shared(app, response),
            None => response.map_into_left_body(),
        },
    };
    if let Some(wait) = wait {
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.as_secs()));
    }
    Ok(response)
}

/// For answers that no handler made: the visitor's language, and nothing else known.
fn fallback(request: &ServiceRequest) -> Context {
    let accepted = Language::accepted(request);
    let chosen = request.cookie("language").and_then(|cookie| Language::from_code(cookie.value()));
    let app = request.app_data::<web::Data<App>>();
    Context {
        locale: Locale { language: chosen.or(accepted).unwrap_or(Language::ENGLISH), ..Locale::default() },
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
