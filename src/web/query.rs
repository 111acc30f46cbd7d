//! Query parameters. Those that no page reads are dropped, so that they create neither another page nor another cache
//! entry.

use actix_web::dev::ServiceRequest;
use actix_web::http::uri::{PathAndQuery, Uri};
use actix_web::http::{Method, header};

/// What pages read that everybody may ask for, by the first part of their path. Other pages are made for one person.
const READ: [(&str, &[&str]); 12] = [
    ("", &[]),
    ("clubs", &["screen", "stay", "page", "template", "copy", "list", "after"]),
    ("competitions", &["state", "game", "club", "after"]),
    ("games", &["variant", "names", "list", "after"]),
    ("records", &["flip", "levels", "small", "from"]),
    ("players", &["club", "seats", "before", "after"]),
    ("search", &["q", "page"]),
    ("api", &["offset"]),
    ("check", &[]),
    ("demo", &[]),
    ("robots.txt", &[]),
    ("sitemap.xml", &[]),
];

/// What all of them read.
const EVERYWHERE: [&str; 3] = ["lang", "embed", "done"];

/// The longest value that is read.
const LONGEST: usize = 1000;

/// Takes from a request for a page what that page does not read.
pub fn tidy(request: &mut ServiceRequest) {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return;
    }
    // What was just done is told to whoever did it, and they have a cookie from that.
    let is_known = request.headers().contains_key(header::COOKIE);
    if let Some(uri) = tidied(request.uri(), is_known) {
        request.head_mut().uri = uri;
    }
}

/// The address without parameters that nothing reads; none if there are no such parameters.
fn tidied(uri: &Uri, is_known: bool) -> Option<Uri> {
    let (path, query) = (uri.path(), uri.query()?);
    let first = path.split('/').nth(1).unwrap_or_default();
    let (_, own) = READ.iter().find(|(part, _)| *part == first)?;
    let fields = || query.split('&').map(|field| (field, field.split_once('=').unwrap_or((field, ""))));
    let kept = EVERYWHERE.iter().chain(*own).filter_map(|name| {
        let (field, (_, value)) = fields().find(|(_, (other, _))| other == name)?;
        let longest = if *name == "screen" { 3 } else { LONGEST };
        (value.len() <= longest && (is_known || *name != "done")).then_some(field)
    });
    let kept: Vec<&str> = kept.collect();
    let asked = if kept.is_empty() { path.to_owned() } else { format!("{path}?{}", kept.join("&")) };
    if uri.path_and_query().is_some_and(|whole| whole.as_str() == asked) {
        return None;
    }
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(asked.parse::<PathAndQuery>().ok()?);
    Uri::from_parts(parts).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_read_is_not_there() {
        let read = |address: &str| tidied(&address.parse().unwrap(), false).map(|uri| uri.to_string());
        assert_eq!(read("/clubs/a/b/what-if?z=1").as_deref(), Some("/clubs/a/b/what-if"));
        assert_eq!(read("/clubs/a/b/what-if?z=1&lang=fr&z=2&lang=en").as_deref(), Some("/clubs/a/b/what-if?lang=fr"));
        assert_eq!(read("/clubs/a/b/hall?stay&screen=2").as_deref(), Some("/clubs/a/b/hall?screen=2&stay"));
        assert_eq!(read("/clubs/a/b/hall?screen=22222").as_deref(), Some("/clubs/a/b/hall"));
        assert_eq!(read("/clubs/a/b?&&").as_deref(), Some("/clubs/a/b"));
        assert_eq!(read("/?n=1").as_deref(), Some("/"));
        assert_eq!(read("/search?q=a&z=1").as_deref(), Some("/search?q=a"));
        assert_eq!(read("/games/go/ratings?after=1_2_a&z=1").as_deref(), Some("/games/go/ratings?after=1_2_a"));
        assert_eq!(read("/clubs/a/b?done=saved").as_deref(), Some("/clubs/a/b"));
        for whole in [
            "/clubs/a",
            "/records/x?flip&small=1",
            "/search?q=a",
            "/competitions?state=open&after=1_a",
            "/report?page=/",
        ] {
            assert_eq!(read(whole), None, "{whole}");
        }
        let known = tidied(&"/clubs/a/b?z=1&done=saved".parse().unwrap(), true).map(|uri| uri.to_string());
        assert_eq!(known.as_deref(), Some("/clubs/a/b?done=saved"));
    }
}
