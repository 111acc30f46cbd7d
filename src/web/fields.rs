//! Forms whose fields depend on what is chosen in them, and forms with a file: read by name.

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use futures_util::future::LocalBoxFuture;

use super::forms;
use super::multipart::{Part, is_multipart, parts};
use crate::error::{Error, Result};
pub use crate::fields::Fields;

impl FromRequest for Fields {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let sent = forms::sent(request, payload);
        Box::pin(async move {
            let (kind, body) = sent.await?;
            let pairs = match is_multipart(&kind) {
                true => parts(&kind, &body).map(|parts| parts.iter().map(pair).collect()),
                false => serde_html_form::from_bytes(&body).ok(),
            };
            let pairs: Vec<(String, String)> = pairs.ok_or_else(forms::unreadable)?;
            let form = pairs.iter().find(|(name, _)| name == "form").and_then(|(_, form)| forms::key(form));
            Ok(Self::new(pairs, form))
        })
    }
}

/// Files of older programs are not Unicode.
fn pair(part: &Part<'_>) -> (String, String) {
    let latin = |_| part.bytes.iter().map(|&byte| char::from(byte)).collect();
    (part.name.to_owned(), String::from_utf8(part.bytes.to_vec()).unwrap_or_else(latin))
}
