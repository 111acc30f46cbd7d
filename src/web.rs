//! The HTTP kit that all pages share: server, middleware, routes, forms, answers.

pub mod answers;
pub mod assets;
pub mod bodies;
pub mod context;
pub mod devices;
pub mod error;
pub mod fields;
pub mod forms;
pub mod metrics;
pub mod middleware;
pub mod multipart;
pub mod passkey_prompt;
pub mod preview;
pub mod query;
pub mod rate_limits;
pub mod routes;
pub mod server;
pub mod state;
pub mod viewer;
pub mod xml;

pub use crate::access::who::Access;
pub use crate::error::{Error, Result};
pub use answers::{again, local, page, see};
pub use context::Context;
pub use fields::Fields;
pub use forms::Form;
pub use routes::{Again, Route};
pub use state::App;
pub use viewer::Viewer;
