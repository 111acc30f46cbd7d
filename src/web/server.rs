//! The service itself.

use std::sync::Arc;
use std::time::Duration;

use actix_web::dev::{ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::middleware::{Compress, from_fn};
use actix_web::{App as Actix, Error, HttpServer, body::MessageBody, web};
use anyhow::{Context, Result};
use tokio::sync::watch;

use super::forms::MAX_BODY;
use super::middleware::{
    browser_cookies, error_pages, language_prefix, request_log, response_cache, secure_cookies, security_headers,
};
use super::state::App;
#[cfg(unix)]
use crate::store::live::Live;

/// Seconds to receive the request head, which fits into a packet or two.
const SLOWEST_HEAD: u64 = 10;

/// The routes with all middleware; also used by tests.
pub fn service(
    app: Arc<App>,
) -> Actix<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    let routes = app.routes.clone();
    Actix::new()
        .app_data(web::Data::from(app))
        .app_data(web::PayloadConfig::new(MAX_BODY))
        .app_data(web::QueryConfig::default().error_handler(|_, _| unreadable_query().into()))
        .configure(|config| routes.iter().for_each(|route| (route.register)(config)))
        // The first is the innermost.
        .wrap(from_fn(error_pages::around))
        .wrap(from_fn(browser_cookies::around))
        .wrap(from_fn(security_headers::around))
        .wrap(from_fn(request_log::around))
        .wrap(Compress::default())
        .wrap(from_fn(response_cache::around))
        .wrap(from_fn(secure_cookies::around))
        .wrap(from_fn(language_prefix::around))
}

fn unreadable_query() -> crate::error::Error {
    crate::error::Error::Unreadable(podium_engine::text!("refused-parameter-address-cannot-read-check"))
}

/// The service never needs more open files than this.
const MOST_FILES: u64 = 65_536;

/// Files that are open besides connections: the database, libraries, pipes.
const OTHER_FILES: u64 = 128;

/// Lets this process open as many files as it may, and says how many those are.
fn raise_files() -> u64 {
    match rlimit::increase_nofile_limit(MOST_FILES) {
        Ok(files) => {
            tracing::info!(files, "open files allowed");
            files
        }
        Err(error) => {
            tracing::warn!("cannot raise the number of open files: {error}");
            1024
        }
    }
}

/// Serves and runs jobs until told to stop, then finishes what is in progress.
pub async fn run<F>(
    app: Arc<App>,
    announce: impl FnOnce(std::net::SocketAddr),
    jobs: impl FnOnce(Arc<App>, watch::Receiver<bool>) -> F,
) -> Result<()>
where
    F: Future<Output = ()> + 'static,
{
    let listen = app.config.listen;
    let threads = app.config.workers.or_else(|| Some(std::thread::available_parallelism().ok()?.get())).unwrap_or(1);
    // Further clients wait for a free connection, and nothing else fails for lack of file descriptors.
    let connections = usize::try_from(raise_files().saturating_sub(OTHER_FILES).max(OTHER_FILES)).unwrap_or(1024);
    if app.config.live > connections / 2 {
        tracing::warn!("PODIUM_LIVE is {}, and only {connections} connections are allowed", app.config.live);
    }
    let serving = app.clone();
    let server = HttpServer::new(move || service(serving.clone()))
        .client_request_timeout(Duration::from_secs(app.config.slowest.min(SLOWEST_HEAD)))
        .client_disconnect_timeout(Duration::from_secs(2))
        // Nothing is made for somebody who has gone; what was stored meanwhile stays so.
        .h1_allow_half_closed(false)
        .keep_alive(Duration::from_secs(75))
        // Compressed pages are sent in pieces that must not wait for each other's acknowledgement.
        .tcp_nodelay(true)
        .workers(threads)
        .max_connections(connections.div_ceil(threads))
        .shutdown_timeout(20);
    let server = server.bind(listen).with_context(|| format!("cannot listen on {listen}; is something else there?"))?;
    if let Some(address) = server.addrs().first() {
        announce(*address);
    }
    let following = match app.db.is_shared() {
        true => Some(app.live.follow(app.db.address())?),
        false => None,
    };
    #[cfg(unix)]
    end_streams(app.live.clone())?;
    let (stop, stopped) = watch::channel(false);
    let jobs = actix_web::rt::spawn(jobs(app, stopped));
    let served = server.run().await.context("the service stopped");
    // Jobs that have begun are finished; the rest waits for the next start.
    let _ = stop.send(true);
    let _ = jobs.await;
    drop(following);
    served
}

/// Graceful shutdown waits for responses in progress: it ends event streams first.
#[cfg(unix)]
fn end_streams(live: Live) -> Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut stop = signal(SignalKind::terminate())?;
    actix_web::rt::spawn(async move {
        stop.recv().await;
        live.close();
    });
    Ok(())
}
