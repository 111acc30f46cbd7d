//! Endpoints for machines: liveness, readiness, metrics.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};

use crate::error::{Error, Result};
use crate::store::chain::now;
use crate::store::queue;
use crate::web::metrics::Gauges;
use crate::web::{App, Viewer};

crate::routes! {
    GET "/healthz" Anyone health;
    GET "/readyz" Anyone ready;
    GET "/metrics" Anyone metrics;
}

/// Liveness: the process answers; nothing else is checked.
async fn health() -> HttpResponse {
    plain("ok\n".to_owned())
}

/// Readiness: the database answers and has all its tables.
async fn ready(app: web::Data<App>) -> Result<HttpResponse> {
    let up_to_date = app.db.query(crate::store::is_up_to_date).await?;
    match up_to_date {
        true => Ok(plain("ready\n".to_owned())),
        false => Err(Error::NoDatabase(anyhow::anyhow!("the tables of the database are not up to date"))),
    }
}

/// For this machine, for administrators, and for bearers of the metrics token.
async fn metrics(app: web::Data<App>, viewer: Viewer, request: HttpRequest) -> Result<HttpResponse> {
    if !is_local(&request) && !viewer.user.as_ref().is_some_and(|user| user.is_admin) && !has_token(&app, &request) {
        return Err(Error::NotFound);
    }
    let jobs = app.db.query(|connection| queue::counts(connection, now())).await.ok();
    let (connections, idle) = app.db.connections();
    let (listeners, passwords) = (app.live.listeners(), app.hasher.compared());
    Ok(plain(app.metrics.text(Gauges { connections, idle, listeners, passwords, jobs })))
}

/// Whether the request comes from this machine itself, not through a local proxy for somebody else.
fn is_local(request: &HttpRequest) -> bool {
    let forwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"];
    request.peer_addr().is_some_and(|peer| peer.ip().is_loopback())
        && !forwarded.iter().any(|name| request.headers().contains_key(*name))
}

fn has_token(app: &App, request: &HttpRequest) -> bool {
    let given = request.headers().get(header::AUTHORIZATION).and_then(|given| given.to_str().ok());
    let given = given.and_then(|given| given.strip_prefix("Bearer "));
    // Comparing MACs takes the same time however much of the token is right.
    app.config
        .metrics_token
        .as_deref()
        .zip(given)
        .is_some_and(|(token, given)| app.signer.is_signed("metrics", given, &app.signer.sign("metrics", token)))
}

fn plain(text: String) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(text)
}
