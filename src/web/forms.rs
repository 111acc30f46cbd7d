//! Parsing forms, with size limits.

use actix_web::dev::Payload;
use actix_web::http::header;
use actix_web::{FromRequest, HttpRequest, web};
use futures_util::future::LocalBoxFuture;
use podium_engine::text;
use serde::de::DeserializeOwned;

use crate::error::{Error, Result};

/// The most bytes of a form, including uploads.
pub const MAX_BODY: usize = 1024 * 1024;

/// A submitted form, parsed into a type. The CSRF middleware has already checked that it is one of ours.
#[derive(Debug)]
pub struct Form<T> {
    pub fields: T,
    /// The id of the form: an action submitted twice with it is performed once.
    pub form: Option<String>,
}

#[derive(serde::Deserialize)]
struct Marked {
    form: Option<String>,
}

impl<T: DeserializeOwned + 'static> FromRequest for Form<T> {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let sent = sent(request, payload);
        Box::pin(async move {
            let unreadable = |_| Error::Unreadable(text!("refused-some-fields-form-missing-wrong"));
            let (_, body) = sent.await?;
            let fields = serde_html_form::from_bytes(&body).map_err(unreadable)?;
            let Marked { form } = serde_html_form::from_bytes(&body).map_err(unreadable)?;
            Ok(Self { fields, form: form.as_deref().and_then(key) })
        })
    }
}

/// The content type and bytes of a form. The CSRF middleware has buffered them already.
pub fn sent(
    request: &HttpRequest,
    payload: &mut Payload,
) -> impl Future<Output = Result<(String, web::Bytes)>> + use<> {
    let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.unwrap_or_default().to_owned();
    let body = web::Bytes::from_request(request, payload);
    async move { Ok((kind, body.await.map_err(|_| too_large(MAX_BODY))?)) }
}

/// The key of a form, which tells when it is sent twice; ignored unless it looks like one of ours.
pub fn key(form: &str) -> Option<String> {
    let ours = (1..=40).contains(&form.len()) && form.bytes().all(|byte| byte.is_ascii_alphanumeric());
    ours.then(|| form.to_owned())
}

/// What to say to somebody whose form is broken.
pub fn unreadable() -> Error {
    Error::Unreadable(text!("refused-form-arrived-broken-go-back"))
}

/// What to say to somebody who sends too much.
pub fn too_large(most: usize) -> Error {
    let most = most / 1024;
    Error::Unreadable(text!("refused-sent-too-large-most-kb", most))
}
