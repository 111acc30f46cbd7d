//! What every handler can reach.

use std::collections::HashMap;
use std::sync::Arc;

use actix_web::http::Method;
use anyhow::Result;

use super::routes::{Again, Route};
use crate::access::who::Access;
use crate::accounts::passwords::Hasher;
use crate::competitions::state::Competition;
use crate::competitions::store::Competitions;
use crate::config::Config;
use crate::email::Post;
use crate::error::Error;
use crate::replays::replay;
use crate::store::live::Live;
use crate::store::signer::Signer;
use crate::store::{Connection, Db};
use crate::web::bodies::Bodies;
use crate::web::metrics::Metrics;
use crate::web::middleware::response_cache::Pages;
use crate::web::rate_limits::Limits;
use crate::words::Language;

/// The running service.
pub struct App {
    pub config: Config,
    pub db: Db,
    pub competitions: Competitions,
    pub live: Live,
    pub limits: Limits,
    pub metrics: Metrics,
    pub pages: Pages,
    pub bodies: Arc<Bodies>,
    pub hasher: Hasher,
    /// For everything that is signed: forms, links.
    pub signer: Signer,
    /// Every route of the service.
    pub routes: Vec<Route>,
    pub access: HashMap<(Method, String), Access>,
    /// Routes that ask for a fresh proof of identity.
    pub again: HashMap<(Method, String), Again>,
    /// Sign-in by one click, for the demonstration only.
    pub demo: bool,
}

impl App {
    pub fn new(config: Config, db: Db, demo: bool, routes: Vec<Route>) -> Result<Arc<Self>> {
        // Outside of a request, logs and messages are in English.
        Language::ENGLISH.words().speak();
        let signer = Signer::of(&mut *db.connection()?)?;
        let live = Live::default();
        let again = routes.iter().filter(|route| route.again != Again::Never);
        let again = again.map(|route| ((route.method.clone(), route.path.to_owned()), route.again)).collect();
        let access = routes.iter().map(|route| ((route.method.clone(), route.path.to_owned()), route.access)).collect();
        let competitions = Competitions::new(db.clone(), live.clone(), config.address(), config.competitions_bytes());
        let hasher = Hasher::new(config.hashing());
        let pages = Pages::new(config.pages_bytes());
        let bodies = Bodies::new(config.bodies_bytes());
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
            bodies,
            signer,
            routes,
            access,
            again,
            demo,
        }))
    }

    /// Makes a change that many pages may show, such as a name, then clears the caches.
    pub async fn change_all<A>(&self, change: A) -> Result<(), Error>
    where
        A: FnOnce(&Competitions, &mut Connection) -> Result<Vec<Arc<Competition>>, Error> + Send + 'static,
    {
        self.competitions.change_all(change).await?;
        self.pages.clear();
        replay::forget_all();
        Ok(())
    }

    /// Whether letters are sent, and where their links lead.
    pub fn post(&self) -> Post {
        Post { site: self.config.address(), is_on: self.config.smtp.is_some() }
    }
}
