//! Errors, as the person who made the request should see them. `web/error.rs` maps them to HTTP.

use podium_engine::text;
use podium_engine::text::Text;
use std::fmt;
use std::time::Duration;

/// When to try again, as their sentences say.
const MINUTE: Duration = Duration::from_secs(60);

pub type Result<T, E = Error> = std::result::Result<T, E>;

/// What went wrong.
#[derive(Debug)]
pub enum Error {
    /// There is nothing at that address, or nothing this reader may know of.
    NotFound,
    /// Administrators removed what was there.
    Gone,
    /// Only for people who are signed in.
    SignIn,
    /// Not for this person.
    Forbidden,
    /// Not before a second factor is set up.
    SecondFactor,
    /// The form has expired, or is not ours.
    Stale,
    /// An API request with no token or an invalid one.
    Token,
    /// The rules forbid it, with the reason.
    Refused(Text),
    /// Somebody else changed it first.
    Changed(Text),
    /// A rate or quota is exhausted: what to do instead, and how long to wait otherwise.
    TooMany(Text, Duration),
    /// Overloaded by everybody together.
    Busy,
    /// A body that is too large or malformed.
    Unreadable(Text),
    /// The database cannot be reached.
    NoDatabase(anyhow::Error),
    /// Our fault.
    Internal(anyhow::Error),
}

impl Error {
    pub fn no_database(error: impl Into<anyhow::Error>) -> Self {
        Self::NoDatabase(error.into())
    }

    pub fn internal(error: impl Into<anyhow::Error>) -> Self {
        Self::Internal(error.into())
    }

    /// All error keys.
    pub const KEYS: [&str; 14] = [
        "error-not-found",
        "error-gone",
        "error-sign-in",
        "error-forbidden",
        "error-second-factor",
        "error-stale",
        "error-token",
        "error-refused",
        "error-changed",
        "error-too-many",
        "error-busy",
        "error-unreadable",
        "error-no-database",
        "error-internal",
    ];

    /// Its message key, also its code in the API.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::NotFound => "error-not-found",
            Self::Gone => "error-gone",
            Self::SignIn => "error-sign-in",
            Self::Forbidden => "error-forbidden",
            Self::SecondFactor => "error-second-factor",
            Self::Stale => "error-stale",
            Self::Token => "error-token",
            Self::Refused(_) => "error-refused",
            Self::Changed(_) => "error-changed",
            Self::TooMany(..) => "error-too-many",
            Self::Busy => "error-busy",
            Self::Unreadable(_) => "error-unreadable",
            Self::NoDatabase(_) => "error-no-database",
            Self::Internal(_) => "error-internal",
        }
    }

    /// The reason, where the rules forbid it.
    pub const fn text(&self) -> Option<&Text> {
        match self {
            Self::Refused(text) | Self::Changed(text) | Self::Unreadable(text) | Self::TooMany(text, _) => Some(text),
            _ => None,
        }
    }

    /// How long to wait before trying again, where that helps.
    pub fn wait(&self) -> Option<Duration> {
        match self {
            Self::TooMany(_, wait) => Some((*wait).max(Duration::from_secs(1))),
            Self::Busy | Self::NoDatabase(_) => Some(MINUTE),
            _ => None,
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(text) | Self::Changed(text) | Self::Unreadable(text) | Self::TooMany(text, _) => text.fmt(f),
            Self::NoDatabase(error) | Self::Internal(error) => write!(f, "{error:#}"),
            other => f.write_str(other.key()),
        }
    }
}

/// Whether a database message means that it is gone, full or busy, so that the same request may work later.
fn is_away(message: &str) -> bool {
    const WORDS: [&str; 16] = [
        "disk is full",
        "disk I/O error",
        "database is locked",
        "readonly database",
        "unable to open database file",
        "server closed the connection",
        "no connection to the server",
        "terminating connection",
        "the database system is",
        "could not receive data",
        "could not send data",
        "connection not open",
        "closed unexpectedly",
        "No space left",
        "lock timeout",
        // SQLite has rolled back already, for one of the reasons above.
        "cannot rollback",
    ];
    WORDS.iter().any(|words| message.contains(words))
}

impl From<diesel::result::Error> for Error {
    fn from(error: diesel::result::Error) -> Self {
        use diesel::result::{DatabaseErrorKind, Error as Diesel};
        match error {
            Diesel::NotFound => Self::NotFound,
            Diesel::DatabaseError(DatabaseErrorKind::ClosedConnection | DatabaseErrorKind::UnableToSendCommand, _) => {
                Self::no_database(error)
            }
            Diesel::DatabaseError(_, ref told) if is_away(told.message()) => Self::no_database(error),
            // SQLite has aborted the transaction itself, for one of the reasons above.
            Diesel::BrokenTransactionManager | Diesel::NotInTransaction => Self::no_database(error),
            Diesel::DatabaseError(DatabaseErrorKind::UniqueViolation, _) => {
                Self::Changed(text!("refused-same-moment-somebody-else-stored"))
            }
            other => Self::internal(other),
        }
    }
}

/// What is wrong with a form, and in which field.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wrong {
    pub field: &'static str,
    pub text: Text,
}

impl Wrong {
    /// Attributes an error to a field.
    pub fn of(field: &'static str) -> impl Fn(Text) -> Self {
        move |text| Self { field, text }
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl From<Wrong> for Text {
    fn from(wrong: Wrong) -> Self {
        wrong.text
    }
}

impl From<Wrong> for Error {
    fn from(wrong: Wrong) -> Self {
        Self::Refused(wrong.text)
    }
}

impl From<Text> for Error {
    fn from(text: Text) -> Self {
        Self::Refused(text)
    }
}

impl From<serde_json::Error> for Error {
    fn from(error: serde_json::Error) -> Self {
        Self::internal(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_told_of_every_code() {
        let (text, fault) = (text!("refused-no"), || anyhow::anyhow!("no"));
        let all = [
            Error::NotFound,
            Error::Gone,
            Error::SignIn,
            Error::Forbidden,
            Error::SecondFactor,
            Error::Stale,
            Error::Token,
            Error::Refused(text.clone()),
            Error::Changed(text.clone()),
            Error::TooMany(text.clone(), Duration::ZERO),
            Error::Busy,
            Error::Unreadable(text),
            Error::NoDatabase(fault()),
            Error::Internal(fault()),
        ];
        assert_eq!(all.each_ref().map(Error::key), Error::KEYS);
    }

    /// Whoever may try again later is told when.
    #[test]
    fn what_passes_has_a_wait() {
        let waits = [Error::Busy, Error::NoDatabase(anyhow::anyhow!("away"))].map(|error| error.wait());
        assert_eq!(waits, [Some(MINUTE); 2]);
        let often = Error::TooMany(text!("refused-no"), Duration::ZERO);
        assert_eq!(often.wait(), Some(Duration::from_secs(1)));
        assert_eq!(Error::Forbidden.wait(), None);
    }
}
