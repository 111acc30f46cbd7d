//! What all pages share.

pub mod assets;
pub mod authorize;
pub mod context;
pub mod cookies;
pub mod devices;
pub mod error;
pub mod fields;
pub mod forms;
pub mod headers;
pub mod metrics;
pub mod multipart;
pub mod preview;
pub mod query;
pub mod rate_limits;
pub mod reauthenticate;
pub mod response_cache;
pub mod routes;
pub mod server;
pub mod state;
pub mod xml;

pub use crate::access::who::Access;
pub use crate::error::Error;
pub use crate::error::Result;
pub use authorize::Viewer;
pub use context::Context;
pub use fields::Fields;
pub use forms::Form;
pub use headers::{again, local, page, see};
pub use routes::{Again, Route};
pub use state::App;
