//! Forms that may contain a file.

use std::collections::BTreeMap;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use futures_util::future::LocalBoxFuture;

use crate::error::{Error, Result};
use crate::web::forms::{self, unreadable};
use crate::web::multipart::{is_multipart, parts};

/// None of our forms has more fields than this.
const MAX_FIELDS: usize = 100;

/// The fields of a form in either encoding, including files. The CSRF middleware has already checked that it is one of
/// ours.
#[derive(Debug, Default)]
pub struct Upload {
    fields: BTreeMap<String, Vec<u8>>,
}

impl Upload {
    /// A text field, trimmed; empty if missing.
    pub fn text(&self, name: &str) -> String {
        self.fields.get(name).map(|bytes| String::from_utf8_lossy(bytes).trim().to_owned()).unwrap_or_default()
    }

    /// A number, if it can be parsed.
    pub fn number<N: std::str::FromStr>(&self, name: &str) -> Option<N> {
        self.text(name).parse().ok()
    }

    /// The record: the uploaded file, or else the pasted text.
    pub fn record(&self) -> &[u8] {
        let part = |name: &str| self.fields.get(name).map(Vec::as_slice).unwrap_or_default();
        match part("file") {
            [] => part("text"),
            file => file,
        }
    }

    /// The id of the form: an action submitted twice with it is performed once.
    pub fn form(&self) -> Option<String> {
        forms::key(&self.text("form"))
    }

    fn of_parts(kind: &str, body: &[u8]) -> Result<Self> {
        let parts = parts(kind, body).filter(|parts| parts.len() <= MAX_FIELDS).ok_or_else(unreadable)?;
        Ok(Self { fields: parts.iter().map(|part| (part.name.to_owned(), part.bytes.to_vec())).collect() })
    }

    pub(crate) fn of_pairs(body: &[u8]) -> Result<Self> {
        let pairs: Vec<(String, String)> = serde_html_form::from_bytes(body).map_err(|_| unreadable())?;
        Ok(Self { fields: pairs.into_iter().map(|(name, value)| (name, value.into_bytes())).collect() })
    }
}

impl FromRequest for Upload {
    type Error = Error;
    type Future = LocalBoxFuture<'static, Result<Self>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let sent = forms::sent(request, payload);
        Box::pin(async move {
            let (kind, body) = sent.await?;
            if is_multipart(&kind) { Self::of_parts(&kind, &body) } else { Self::of_pairs(&body) }
        })
    }
}
