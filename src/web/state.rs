//! What every handler can reach.

use std::collections::HashMap;
use std::sync::Arc;

use actix_web::http::Method;
use anyhow::Result;
use diesel::prelude::*;
use hmac::{Hmac, Mac};
use sha2::Sha256;

use super::limits::Limits;
use super::live::Live;
use super::pages::Pages;
use super::routes::{self, Access, Again};
use crate::accounts::passwords::Hasher;
use crate::competitions::store::Competitions;
use crate::config::Config;
use crate::db::{Connection, Db, schema};
use crate::ids;
use crate::mail::Post;
use crate::ops::metrics::Metrics;
use crate::players::ratings::Ratings;
use crate::replays::replay;

/// The running service.
pub struct App {
    pub config: Config,
    pub db: Db,
    pub competitions: Competitions,
    pub live: Live,
    pub limits: Limits,
    pub metrics: Metrics,
    pub pages: Pages,
    pub ratings: Ratings,
    pub hasher: Hasher,
    /// For everything that is signed: forms, links.
    secret: String,
    pub access: HashMap<(Method, String), Access>,
    /// Routes that ask again who it is.
    pub again: HashMap<(Method, String), Again>,
    /// Sign-in by one click, for the demonstration only.
    pub demo: bool,
}

impl App {
    pub fn new(config: Config, db: Db, demo: bool) -> Result<Arc<Self>> {
        let secret = site_secret(&mut *db.connection()?)?;
        let live = Live::default();
        let again = routes::all().into_iter().filter(|route| route.again != Again::Never);
        let again = again.map(|route| ((route.method, route.path.to_owned()), route.again)).collect();
        let access =
            routes::all().into_iter().map(|route| ((route.method, route.path.to_owned()), route.access)).collect();
        let competitions = Competitions::new(db.clone(), live.clone(), config.address(), config.competitions_bytes());
        let hasher = Hasher::new(config.hashing());
        let pages = Pages::new(config.pages_bytes());
        let ratings = Ratings::new(config.ratings_bytes());
        replay::keep_at_most(config.replays_bytes());
        Ok(Arc::new(Self {
            config,
            limits: Limits::new(&db),
            hasher,
            db,
            competitions,
            live,
            metrics: Metrics::default(),
            pages,
            ratings,
            secret,
            access,
            again,
            demo,
        }))
    }

    /// Whether letters are sent, and where their links lead.
    pub fn post(&self) -> Post {
        Post { site: self.config.address(), is_on: self.config.smtp.is_some() }
    }

    /// A signature of a text for one purpose; nobody without the site's secret can make it.
    pub fn sign(&self, purpose: &str, text: &str) -> String {
        // A key of any length is right for HMAC.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(self.secret.as_bytes()) else { return ids::new_secret() };
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text.as_bytes());
        let whole = data_encoding::BASE32_NOPAD.encode(&mac.finalize().into_bytes()).to_ascii_lowercase();
        // 160 bits are enough, and short enough for a QR code.
        whole.chars().take(32).collect()
    }

    /// A key for a cipher, derived from the site's secret for one purpose and one holder.
    pub fn key(&self, purpose: &str, holder: &str) -> [u8; 32] {
        // A key of any length is right for HMAC.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(self.secret.as_bytes()) else { return ids::random() };
        // Signatures begin with their purpose; none is called that.
        mac.update(b"derived key\0");
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(holder.as_bytes());
        mac.finalize().into_bytes().into()
    }

    /// Whether a signature is ours, in a time that tells nothing.
    pub fn is_signed(&self, purpose: &str, text: &str, signature: &str) -> bool {
        let ours = self.sign(purpose, text);
        ours.len() == signature.len()
            && ours.bytes().zip(signature.bytes()).fold(0, |different, (a, b)| different | (a ^ b)) == 0
    }
}

/// The site's secret, made at the first start.
fn site_secret(connection: &mut Connection) -> Result<String> {
    use schema::site::dsl::{name, site, value};
    let find = |connection: &mut Connection| site.filter(name.eq("secret")).select(value).first(connection).optional();
    if let Some(secret) = find(connection)? {
        return Ok(secret);
    }
    // Two nodes may start at once; the second finds the first one's.
    let made = diesel::insert_into(site).values((name.eq("secret"), value.eq(ids::new_secret()))).execute(connection);
    match find(connection)? {
        Some(secret) => Ok(secret),
        None => Err(made.err().map_or_else(|| anyhow::anyhow!("the site’s secret is gone"), Into::into)),
    }
}
