//! Errors as HTTP responses.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};
use serde::Serialize;
use utoipa::openapi::schema::{Object, ObjectBuilder, Type};
use utoipa::{IntoResponses, ToSchema};

use crate::error::Error;

impl From<askama::Error> for Error {
    fn from(error: askama::Error) -> Self {
        Self::internal(error)
    }
}

impl ResponseError for Error {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Gone => StatusCode::GONE,
            Self::SignIn | Self::Token => StatusCode::UNAUTHORIZED,
            Self::Forbidden | Self::SecondFactor | Self::Stale => StatusCode::FORBIDDEN,
            Self::Refused(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Changed(_) => StatusCode::CONFLICT,
            Self::TooMany(..) => StatusCode::TOO_MANY_REQUESTS,
            Self::Unreadable(_) => StatusCode::BAD_REQUEST,
            Self::Busy | Self::NoDatabase(_) => StatusCode::SERVICE_UNAVAILABLE,
            Self::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    fn error_response(&self) -> HttpResponse {
        HttpResponse::new(self.status_code())
    }
}

/// What went wrong, as programs hear it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Error)]
pub struct Failure {
    /// What it is: a code that stays the same.
    #[schema(schema_with = codes)]
    pub error: &'static str,
    /// What it is and what to do about it, in the language that was asked for.
    pub message: String,
    /// The request, as the log of the service names it.
    pub request: String,
}

fn codes() -> Object {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(Error::KEYS)).build()
}

/// What every request of a program may come to when it goes wrong.
#[derive(Debug, IntoResponses)]
pub enum Failures {
    /// Its club was merged into another one: `Location` has the present address
    #[response(status = 308)]
    Moved,
    /// What was sent cannot be read
    #[response(status = 400)]
    Unreadable(Failure),
    /// The token has ended, is none, or does not open this
    #[response(status = 401)]
    Token(Failure),
    /// There is nothing here
    #[response(status = 404)]
    NotFound(Failure),
    /// Administrators removed what was here
    #[response(status = 410)]
    Gone(Failure),
    /// Too many requests: try again later
    #[response(status = 429)]
    TooMany(Failure),
    /// A fault of the service
    #[response(status = 500)]
    Internal(Failure),
    /// Too busy, or without its database: try again later
    #[response(status = 503)]
    Unavailable(Failure),
}

/// What a request with `If-None-Match` may come to.
#[derive(Debug, IntoResponses)]
pub enum Unchanged {
    /// As you have it
    #[response(status = 304)]
    NotModified,
}
