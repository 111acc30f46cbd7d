//! What every template knows: the reader's language, account and form tokens.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use askama::filters::Safe;

use super::App;
use crate::accounts::model::User;
use crate::accounts::passkeys::Browser;
use crate::ids;
use crate::words::{Language, Locale};

/// What a page knows of its reader. In templates `cx`: messages and the rest of [`Locale`] are at hand.
#[derive(Debug, Clone)]
pub struct Context {
    pub locale: Locale,
    pub user: Option<User>,
    /// For hidden fields of forms; see [`hidden`](Self::hidden).
    pub token: String,
    /// The cookie that forms of somebody without an account are bound to, where it has to be set yet.
    pub visit: Option<String>,
    /// Whether this page has a form.
    pub has_form: Arc<AtomicBool>,
    /// Path and query of this page.
    pub path: String,
    /// Where the service is, without a slash at the end.
    pub site: String,
    /// Where people write to who do not agree with what administrators did.
    pub appeals: String,
    /// What was just done, a message `done-…`.
    pub done: Option<String>,
    /// A demonstration, where anybody may sign in by a click.
    pub demo: bool,
    /// A page within another site.
    pub embedded: bool,
}

impl Deref for Context {
    type Target = Locale;

    fn deref(&self) -> &Locale {
        &self.locale
    }
}

impl Context {
    /// Hidden fields that every form needs: that it is ours, and which one it is, so that a double click counts once.
    pub fn hidden(&self) -> Safe<String> {
        self.has_form.store(true, Ordering::Relaxed);
        let (token, form) = (&self.token, ids::new_id());
        Safe(format!(
            "<input type=\"hidden\" name=\"csrf\" value=\"{token}\"><input type=\"hidden\" name=\"form\" value=\"{form}\">"
        ))
    }

    /// This browser, to ask it for a passkey.
    pub fn browser<'a>(&'a self, app: &'a App) -> Browser<'a> {
        Browser { signer: &app.signer, token: &self.token, site: &self.site }
    }

    /// The address of this page, whole.
    pub fn here(&self) -> String {
        format!("{}{}", self.site, self.path)
    }

    /// The languages to switch to.
    pub fn languages(&self) -> impl Iterator<Item = Language> + use<> {
        let current = self.locale.language;
        Language::all().filter(move |language| *language != current)
    }

    /// The address of this page in every language, with its code.
    pub fn alternates(&self) -> impl Iterator<Item = (&'static str, String)> {
        Language::all().map(|language| (language.code(), self.address_in(language)))
    }

    /// The address of this page in its own language.
    pub fn canonical(&self) -> String {
        self.address_in(self.locale.language)
    }

    fn address_in(&self, language: Language) -> String {
        let path = self.path.split('?').next().unwrap_or_default();
        format!("{}/{}{}", self.site, language.code(), path)
    }

    /// Where something of `static/` is, with its fingerprint.
    pub fn asset(&self, name: &str) -> &'static str {
        super::assets::address(name)
    }

    /// Whether this page is one of a club, a competition, a player or a record, which visitors can report.
    pub fn can_report(&self) -> bool {
        let path = self.path.split('?').next().unwrap_or_default();
        let is_one = |prefix: &str| path.strip_prefix(prefix).is_some_and(|rest| !rest.is_empty() && rest != "new");
        ["/clubs/", "/players/", "/records/"].into_iter().any(is_one)
    }

    pub fn is_admin(&self) -> bool {
        self.user.as_ref().is_some_and(|user| user.is_admin)
    }
}
