//! What went wrong, in HTTP.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};

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
