//! E-mails to the owner of an account about it: short, and without anything that somebody else typed.

use super::model::User;
use crate::email::{self, Post};
use crate::error::Result;
use crate::ids::UserId;
use crate::store::Connection;
use crate::words::{Language, Locale};

/// What happened to an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// It has a new password.
    Password,
    /// An API token was created.
    Token,
    /// Somebody signed in with the password from a new browser.
    Device,
    /// Its owner became an owner of a club.
    Owner,
    /// Its owner became an administrator.
    Administrator,
    /// A change of address was requested.
    EmailAsked,
    /// This is now its address.
    Email,
    /// It is deleted.
    Deleted,
    PasskeyAdded,
    PasskeyRemoved,
    /// A passkey is now required after the password, or no longer is.
    PasskeyAsked,
    PasskeyNotAsked,
    /// An authenticator app was set up or removed.
    AppAdded,
    AppRemoved,
    /// New recovery codes were made.
    NewCodes,
    /// A recovery code was used.
    CodeUsed,
    /// The operator of the site removed passkeys, app and recovery codes.
    FactorsRemoved,
}

impl Notice {
    const fn key(self) -> &'static str {
        match self {
            Self::Password => "notice-password",
            Self::Token => "notice-token",
            Self::Device => "notice-device",
            Self::Owner => "notice-owner",
            Self::Administrator => "notice-administrator",
            Self::EmailAsked => "notice-email-asked",
            Self::Email => "notice-email",
            Self::Deleted => "notice-deleted",
            Self::PasskeyAdded => "notice-passkey-added",
            Self::PasskeyRemoved => "notice-passkey-removed",
            Self::PasskeyAsked => "notice-passkey-asked",
            Self::PasskeyNotAsked => "notice-passkey-not-asked",
            Self::AppAdded => "notice-app-added",
            Self::AppRemoved => "notice-app-removed",
            Self::NewCodes => "notice-new-codes",
            Self::CodeUsed => "notice-code-used",
            Self::FactorsRemoved => "notice-factors-removed",
        }
    }
}

/// The language of an account's owner.
pub fn locale(user: &User) -> Locale {
    Locale { language: Language::from_code(&user.language).unwrap_or(Language::ENGLISH), ..Locale::default() }
}

/// Subject and body of an e-mail about it.
pub fn notice(post: &Post, user: &User, notice: Notice) -> (String, String) {
    let locale = locale(user);
    let what = locale.t(notice.key());
    let body = locale.t2("mail-notice-body", "what", what.as_ref(), "link", format!("{}/account", post.site));
    (locale.t("mail-notice-subject").into_owned(), body.into_owned())
}

/// Notifies the owner of an account. Nobody is notified where no mail is sent or the address is unproved.
pub fn tell(connection: &mut Connection, post: &Post, user: &User, what: Notice) -> Result<()> {
    if !post.is_on || user.verified_at.is_none() {
        return Ok(());
    }
    let (subject, body) = notice(post, user, what);
    email::write(connection, &user.email, &subject, &body)
}

/// The same for an account by id, as it is now.
pub fn tell_owner(connection: &mut Connection, post: &Post, user: UserId, what: Notice) -> Result<()> {
    let user = User::get(connection, user)?;
    tell(connection, post, &user, what)
}
