//! Renders public pages off the async threads.

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;

use crate::error::{Error, Result};
use crate::web::Viewer;

pub(super) const HTML: &str = "text/html; charset=utf-8";

/// Renders a page of what the reader may see.
pub(super) async fn show<T: Template>(
    viewer: Viewer,
    build: impl FnOnce(&Viewer) -> Result<T> + Send + 'static,
) -> Result<HttpResponse> {
    give(viewer, HTML, move |viewer| Ok(build(viewer)?.render()?)).await
}

/// Renders anything else: a table, a feed, a picture.
pub(super) async fn give<B: Into<web::Bytes> + Send + 'static>(
    viewer: Viewer,
    kind: &'static str,
    build: impl FnOnce(&Viewer) -> Result<B> + Send + 'static,
) -> Result<HttpResponse> {
    let body: web::Bytes = web::block(move || build(&viewer)).await.map_err(Error::internal)??.into();
    Ok(HttpResponse::Ok().insert_header((header::CONTENT_TYPE, kind)).body(body))
}
