//! Who makes a request, as handlers get it.

use std::future::{Ready, ready};
use std::ops::Deref;

use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpMessage, HttpRequest};

use super::Context;
use crate::access::Who;
use crate::error::{Error, Result};

/// Who makes a request, and how they read.
#[derive(Debug, Clone)]
pub struct Viewer {
    pub cx: Context,
    pub who: Who,
}

impl Deref for Viewer {
    type Target = Who;

    fn deref(&self) -> &Who {
        &self.who
    }
}

impl FromRequest for Viewer {
    type Error = Error;
    type Future = Ready<Result<Self>>;

    fn from_request(request: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(request.extensions().get::<Self>().cloned().ok_or(Error::NotFound))
    }
}
