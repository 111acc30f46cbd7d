//! Every route with the access it requires, in one list: the service is built from it, and the test of the roles walks it.

use actix_web::http::Method;
use actix_web::web::ServiceConfig;

use super::App;
use super::forms::MAX_BODY;
use crate::access::who::Access;

/// Whether a route requires a fresh proof of identity.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Again {
    Never,
    Always,
    /// Where a form makes somebody an owner.
    ToMakeOwner,
}

impl Again {
    /// The declared value, or the default.
    pub fn of(said: Option<Self>) -> Self {
        said.unwrap_or(Self::Never)
    }
}

/// A route of the service.
#[derive(Debug, Clone)]
pub struct Route {
    pub method: Method,
    /// With `{club}`, `{competition}`, `{table}` where it is about one: the authorization middleware looks them up.
    pub path: &'static str,
    pub access: Access,
    /// Whether a fresh proof of identity is required.
    pub again: Again,
    pub register: fn(&mut ServiceConfig),
}

/// Makes `pub fn routes() -> Vec<Route>` of lines like `GET "/clubs/{club}" Anyone show;`, or
/// `POST "/account/delete" SignedIn+Always delete;` for what asks for the password again.
#[macro_export]
macro_rules! routes {
    ($($method:ident $path:literal $access:ident $(+ $again:ident)? $handler:path;)*) => {
        pub fn routes() -> Vec<$crate::web::Route> {
            vec![$($crate::web::Route {
                method: actix_web::http::Method::$method,
                path: $path,
                access: $crate::web::Access::$access,
                again: $crate::web::Again::of(None$(.or(Some($crate::web::Again::$again)))?),
                register: |config| {
                    config.service(
                        actix_web::web::resource($path)
                            .guard(actix_web::guard::fn_guard(|request| $crate::web::routes::takes(&actix_web::http::Method::$method, &request.head().method)))
                            .wrap(actix_web::middleware::from_fn($crate::web::middleware::authorize::around))
                            .route(actix_web::web::route().to($handler)),
                    );
                },
            }),*]
        }
    };
}

/// Whether a route's method answers a request's: GET routes answer HEAD too.
pub fn takes(route: &Method, asked: &Method) -> bool {
    route == asked || (*route == Method::GET && *asked == Method::HEAD)
}

/// The most bytes of a body that a route reads: records and lists of players are long, forms of a competition may have a
/// line per table, and what anybody sends without an account is short.
pub fn most_bytes(pattern: &str) -> usize {
    const LONG: [&str; 6] = ["/check", "/report", "/records", "/import", "/step", "/roster"];
    match pattern {
        "/report" | "/admin/reports" => 32 * 1024,
        _ if LONG.iter().any(|end| pattern.ends_with(end)) => MAX_BODY,
        _ if pattern.starts_with("/clubs/") => 256 * 1024,
        _ => 32 * 1024,
    }
}

/// Who may take a route, by its method and pattern.
pub fn access(app: &App, method: &Method, pattern: &str) -> Option<Access> {
    // HEAD is answered by the GET route.
    let method = if *method == Method::HEAD { &Method::GET } else { method };
    app.access.get(&(method.clone(), pattern.to_owned())).copied()
}

/// Whether a route asks for the password again, by its method and pattern.
pub fn again(app: &App, method: &Method, pattern: &str) -> Again {
    Again::of(app.again.get(&(method.clone(), pattern.to_owned())).copied())
}

/// Whether a form may be sent without a CSRF token by visitors who are not signed in: it only sets a cookie of their own,
/// and cached public pages have no tokens.
pub fn is_harmless(pattern: &str) -> bool {
    pattern == "/language/{code}"
}
