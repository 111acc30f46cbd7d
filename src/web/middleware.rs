//! What surrounds every handler, one file per concern, from the outermost to the innermost: [`language_prefix`],
//! [`secure_cookies`], [`response_cache`], compression, [`request_log`], [`security_headers`], [`browser_cookies`], [`error_pages`], and around each
//! handler [`authorize`], which asks [`csrf`] and [`reauthenticate`].

pub mod authorize;
pub mod browser_cookies;
pub mod csrf;
pub mod error_pages;
pub mod language_prefix;
pub mod reauthenticate;
pub mod request_log;
pub mod response_cache;
pub mod secure_cookies;
pub mod security_headers;
