//! Subscriptions to changes.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::Duration;

use diesel::Connection as _;
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel::{PgConnection, sql_query};
use podium_engine::text;
use tokio::sync::broadcast;

use crate::error::{Error, Result};
use crate::ids;
use crate::limits::network;
use crate::store::Connection;

/// A competition changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    pub competition: String,
    pub revision: u64,
}

/// Notifies all open pages of this node about changes and, on PostgreSQL, the other nodes.
#[derive(Debug, Clone)]
pub struct Live {
    /// None once the service stops.
    sender: Arc<RwLock<Option<broadcast::Sender<Changed>>>>,
    /// The id of this node, so that it ignores its own messages.
    node: Arc<str>,
    places: Arc<Mutex<Places>>,
}

/// Counts of listeners, in total and per network.
#[derive(Debug, Default)]
struct Places {
    all: usize,
    by_network: HashMap<String, usize>,
}

/// A listener's slot, freed when dropped.
#[derive(Debug)]
pub struct Place {
    network: String,
    places: Arc<Mutex<Places>>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        places.all = places.all.saturating_sub(1);
        let left = places.by_network.get(&self.network).map_or(0, |own| own.saturating_sub(1));
        match left {
            0 => drop(places.by_network.remove(&self.network)),
            left => drop(places.by_network.insert(self.network.clone(), left)),
        }
    }
}

impl Default for Live {
    fn default() -> Self {
        let sender = Arc::new(RwLock::new(Some(broadcast::channel(1024).0)));
        Self { sender, node: ids::new_id().into(), places: Arc::default() }
    }
}

const CHANNEL: &str = "podium_changes";
/// How often messages of other nodes are polled.
const PAUSE: Duration = Duration::from_millis(100);

impl Live {
    pub fn tell(&self, changed: Changed) {
        // Nobody may be listening.
        self.sender().map(|sender| sender.send(changed));
    }

    /// A slot for a listener at an address, while there are fewer than these limits in total and from that network.
    pub fn place(&self, address: &str, most: usize, most_from_there: usize) -> Result<Place> {
        let network = network(address);
        let mut places = self.places.lock().unwrap_or_else(PoisonError::into_inner);
        let own = places.by_network.get(&network).copied().unwrap_or(0);
        if places.all >= most || own >= most_from_there {
            return Err(Error::TooMany(text!("refused-many-pages-wait-news-already"), Duration::from_secs(30)));
        }
        places.all += 1;
        places.by_network.insert(network.clone(), own + 1);
        Ok(Place { network, places: self.places.clone() })
    }

    /// Changes from now on; none once the service stops.
    pub fn listen(&self) -> broadcast::Receiver<Changed> {
        self.sender().map_or_else(|| broadcast::channel(1).1, |sender| sender.subscribe())
    }

    /// How many are listening now.
    pub fn listeners(&self) -> usize {
        self.sender().map_or(0, |sender| sender.receiver_count())
    }

    /// Closes the channel, which ends all listeners.
    pub fn close(&self) {
        *self.sender.write().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn sender(&self) -> Option<broadcast::Sender<Changed>> {
        self.sender.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Notifies the other nodes, once the transaction commits.
    pub fn tell_others(&self, connection: &mut Connection, changed: &Changed) -> Result<()> {
        let Connection::Postgres(postgres) = connection else { return Ok(()) };
        let Changed { competition, revision } = changed;
        let told = sql_query(format!("SELECT pg_notify('{CHANNEL}', $1)"));
        told.bind::<Text, _>(format!("{} {competition} {revision}", self.node)).execute(postgres)?;
        Ok(())
    }

    /// Listens to the other nodes of a PostgreSQL on a thread of its own, until the guard is dropped.
    pub fn follow(&self, url: &str) -> std::io::Result<Following> {
        let stop = Arc::new(AtomicBool::new(false));
        let (live, url, stopped) = (self.clone(), url.to_owned(), stop.clone());
        let work = move || {
            let mut hears = true;
            while !stopped.load(Ordering::Relaxed) {
                let Err(error) = live.hear(&url, &stopped, &mut hears) else { break };
                if std::mem::take(&mut hears) {
                    tracing::warn!("cannot hear the other nodes: {error}");
                }
                std::thread::sleep(Duration::from_secs(1));
            }
        };
        let thread = std::thread::Builder::new().name("live".into()).spawn(work)?;
        Ok(Following { stop, thread: Some(thread) })
    }

    fn hear(&self, url: &str, stop: &AtomicBool, hears: &mut bool) -> anyhow::Result<()> {
        let mut connection = PgConnection::establish(url)?;
        sql_query(format!("LISTEN {CHANNEL}")).execute(&mut connection)?;
        if !std::mem::replace(hears, true) {
            tracing::info!("the other nodes are heard again");
        }
        let mut quiet = 0_u32;
        while !stop.load(Ordering::Relaxed) {
            let mut heard = false;
            for said in connection.notifications_iter() {
                heard = true;
                self.pass_on(&said?.payload);
            }
            quiet = if heard { 0 } else { quiet + 1 };
            // Polling detects a connection that was lost silently.
            if quiet == 100 {
                sql_query("SELECT 1").execute(&mut connection)?;
                quiet = 0;
            }
            std::thread::sleep(PAUSE);
        }
        Ok(())
    }

    fn pass_on(&self, payload: &str) {
        let mut words = payload.split(' ');
        let (Some(node), Some(competition), Some(Ok(revision))) =
            (words.next(), words.next(), words.next().map(str::parse))
        else {
            return;
        };
        if node != &*self.node {
            self.tell(Changed { competition: competition.to_owned(), revision });
        }
    }
}

/// Ends the thread that listens.
#[derive(Debug)]
pub struct Following {
    stop: Arc<AtomicBool>,
    thread: Option<std::thread::JoinHandle<()>>,
}

impl Drop for Following {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}
