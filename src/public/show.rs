//! Pages that everybody reads are made off the async threads and kept.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;

use crate::web::error::{Error, Result};
use crate::web::pages::answer;
use crate::web::{App, Viewer};

pub(super) const HTML: &str = "text/html; charset=utf-8";

/// Makes a page of what the reader may see.
pub(super) async fn show<T: Template>(
    app: &App,
    request: &HttpRequest,
    viewer: Viewer,
    build: impl FnOnce(&Viewer) -> Result<T> + Send + 'static,
) -> Result<HttpResponse> {
    give(app, request, viewer, HTML, move |viewer| Ok(build(viewer)?.render()?)).await
}

/// Makes anything else of it: a table, a feed, a picture.
pub(super) async fn give<B: Into<web::Bytes> + Send + 'static>(
    app: &App,
    request: &HttpRequest,
    viewer: Viewer,
    kind: &'static str,
    build: impl FnOnce(&Viewer) -> Result<B> + Send + 'static,
) -> Result<HttpResponse> {
    let reader = viewer.clone();
    let body = web::block(move || build(&reader)).await.map_err(Error::internal)??;
    answer(app, request, &viewer, kind, body)
}
