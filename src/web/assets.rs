//! The embedded files of `static/`, under URLs that contain a hash of their content.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use actix_web::http::header;
use actix_web::{HttpResponse, web};

use crate::error::{Error, Result};
use crate::ids;

crate::routes! {
    GET "/static/{name}" Anyone serve;
}

/// Style sheets are served as one file.
const STYLES: &[&str] = &[
    // One a line, in the order they are served.
    include_str!("../../static/base.css"),
    include_str!("../../static/clubs.css"),
    include_str!("../../static/desk.css"),
    include_str!("../../static/public.css"),
    include_str!("../../static/records.css"),
    podium_engine::picture::STYLE,
    podium_engine::picture::plot::STYLE,
    include_str!("../../static/boards.css"),
];

/// Scripts are served as one file, too.
const SCRIPTS: &[&str] = &[
    // One a line.
    include_str!("../../static/base.js"),
    include_str!("../../static/live.js"),
    include_str!("../../static/verdict.js"),
    include_str!("../../static/replay.js"),
    include_str!("../../static/recorder.js"),
    include_str!("../../static/passkeys.js"),
];

struct Asset {
    kind: &'static str,
    body: web::Bytes,
    /// `/static/podium-1a2b3c4d.css`
    address: String,
}

static ASSETS: LazyLock<BTreeMap<&'static str, Asset>> = LazyLock::new(|| {
    let asset = |name: &'static str, kind, body: Vec<u8>| {
        let mark = ids::hashed(&String::from_utf8_lossy(&body));
        let (stem, end) = name.split_once('.').unwrap_or((name, ""));
        let address = format!("/static/{stem}-{}.{end}", mark.get(..10).unwrap_or_default());
        (name, Asset { kind, body: body.into(), address })
    };
    BTreeMap::from([
        asset("podium.css", "text/css; charset=utf-8", STYLES.join("\n").into_bytes()),
        asset("podium.js", "text/javascript; charset=utf-8", SCRIPTS.join("\n").into_bytes()),
        asset("icon.svg", "image/svg+xml", include_bytes!("../../static/icon.svg").to_vec()),
    ])
});

/// Where an asset is; the root if there is none, which a page test would notice.
pub fn address(name: &str) -> &'static str {
    ASSETS.get(name).map_or("/", |asset| &asset.address)
}

async fn serve(name: web::Path<String>) -> Result<HttpResponse> {
    let wanted = format!("/static/{name}");
    let asset = ASSETS.values().find(|asset| asset.address == wanted).ok_or(Error::NotFound)?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, asset.kind))
        .insert_header((header::CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .body(asset.body.clone()))
}
