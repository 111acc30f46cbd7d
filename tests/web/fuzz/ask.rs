//! One request as it is made, kept and sent.

use actix_web::body::MessageBody;
use actix_web::cookie::Cookie;
use actix_web::dev::{Service, ServiceResponse};
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::http::{Method, Uri, header};
use actix_web::test::{TestRequest, read_body};
use podium::ids;
use podium::web::App;

use crate::harness::Answer;

/// Stands in a request where the token of the form belongs.
pub const TOKEN: &str = "tokenoftheform";
/// What forms of somebody without an account are bound to.
const VISIT: &str = "visitofthefuzzer";

/// Who asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Who {
    Nobody,
    /// An account by its address, with the secret of its session.
    User {
        email: String,
        secret: String,
    },
    /// Somebody with a signed link: `club/competition` and the entry, with the cookie of the link.
    Seat {
        place: String,
        entry: u32,
        competition: String,
    },
}

impl Who {
    /// As it stands in the corpus.
    pub fn word(&self) -> String {
        match self {
            Self::Nobody => "nobody".to_owned(),
            Self::User { email, .. } => format!("user {email}"),
            Self::Seat { place, entry, .. } => format!("seat {place} {entry}"),
        }
    }
}

#[derive(Debug, Clone)]
pub struct Ask {
    pub who: Who,
    pub method: Method,
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Ask {
    pub fn line(&self) -> String {
        let path: String = self.path.chars().take(100).collect();
        format!("{} {path} as {}", self.method, self.who.word())
    }

    /// As it is kept in the corpus.
    pub fn written(&self) -> Vec<u8> {
        let mut text = format!("{}\n{} {}\n", self.who.word(), self.method, self.path);
        for (name, value) in &self.headers {
            text += &format!("{name}: {}\n", value.escape_default());
        }
        [text.as_bytes(), b"\n", &self.body].concat()
    }

    /// The request itself, with a token that is right for whoever asks; none if no client could send it.
    pub fn request(&self, app: &App) -> Option<TestRequest> {
        Uri::try_from(self.path.as_str()).ok().filter(|uri| uri.path().starts_with('/'))?;
        let mut request = TestRequest::with_uri(&self.path).method(self.method.clone());
        let carried = match &self.who {
            Who::User { secret, .. } => {
                request = request.cookie(Cookie::new("session", secret.clone()));
                ids::hashed(secret)
            }
            Who::Seat { competition, entry, .. } => {
                let seat = format!("{competition}.{entry}");
                // The first link of an entry, which was not replaced.
                let signature = app.signer.sign("seat", &format!("{seat}.0"));
                request = request.cookie(Cookie::new("seat", format!("{seat}.{signature}")));
                VISIT.to_owned()
            }
            Who::Nobody => VISIT.to_owned(),
        };
        let token = app.signer.sign("form", &carried);
        request = request.cookie(Cookie::new("visit", VISIT)).peer_addr("127.0.0.1:4000".parse().ok()?);
        for (name, value) in &self.headers {
            let name = HeaderName::from_bytes(name.as_bytes()).ok()?;
            let value: Vec<u8> = value.replace(TOKEN, &token).chars().map(|letter| letter as u32 as u8).collect();
            request = request.append_header((name, HeaderValue::from_bytes(&value).ok()?));
        }
        Some(request.set_payload(replaced(&self.body, TOKEN.as_bytes(), token.as_bytes())))
    }
}

fn replaced(body: &[u8], from: &[u8], to: &[u8]) -> Vec<u8> {
    let mut made = Vec::with_capacity(body.len());
    let mut rest = body;
    while let Some(at) = rest.windows(from.len()).position(|window| window == from) {
        made.extend_from_slice(&rest[..at]);
        made.extend_from_slice(to);
        rest = &rest[at + from.len()..];
    }
    made.extend_from_slice(rest);
    made
}

pub async fn answer<S, R, B>(service: &S, request: R) -> Answer
where
    S: Service<R, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: MessageBody,
{
    let response = match service.call(request).await {
        Ok(response) => response,
        Err(error) => panic!("unanswered: {error}"),
    };
    let text = |name| response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
    let (location, kind) = (text(header::LOCATION), text(header::CONTENT_TYPE).unwrap_or_default());
    let headers = response.headers().iter();
    let headers = headers.map(|(name, value)| (name.to_string(), value.to_str().unwrap_or("").to_owned())).collect();
    let status = response.status();
    // A live page never ends.
    let body = if kind.starts_with("text/event-stream") { Default::default() } else { read_body(response).await };
    Answer { status, location, kind, headers, body: String::from_utf8_lossy(&body).into_owned() }
}
