//! Forms, read and bounded.

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, web};
use futures_util::future::LocalBoxFuture;
use podium_engine::text;
use serde::de::DeserializeOwned;

use super::error::Error;

/// The most bytes of a form, uploads among them.
pub const MAX_BODY: usize = 1024 * 1024;

/// A form that was sent, read into a type of its own. The gate has already seen that it is one of ours.
#[derive(Debug)]
pub struct Form<T> {
    pub fields: T,
    /// Which form it was: an action done twice with it is done once.
    pub form: Option<String>,
}

#[derive(serde::Deserialize)]
struct Marked {
    form: Option<String>,
}

impl<T: DeserializeOwned + 'static> FromRequest for Form<T> {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self, Error>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let body = web::Bytes::from_request(request, payload);
        Box::pin(async move {
            let unreadable = |_| {
                Error::Unreadable(text!(
                    "Some fields of the form are missing or wrong. Go back, look at them and send it again.",
                    "Des champs du formulaire manquent ou sont faux. Revenez en arrière, vérifiez-les et renvoyez-le."
                ))
            };
            let body = body.await.map_err(|_| too_large())?;
            let fields = serde_html_form::from_bytes(&body).map_err(unreadable)?;
            let Marked { form } = serde_html_form::from_bytes(&body).map_err(unreadable)?;
            // A key that is not one of ours is no key.
            let form = form.filter(|form| form.len() <= 40 && form.bytes().all(|b| b.is_ascii_alphanumeric()));
            Ok(Self { fields, form })
        })
    }
}

/// What to say to somebody who sends too much.
pub fn too_large() -> Error {
    Error::Unreadable(text!(
        "What you sent is too large: at most 1 MB is read.",
        "Votre envoi est trop volumineux : 1 Mo au plus."
    ))
}
