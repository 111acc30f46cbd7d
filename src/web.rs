//! What all pages share.

pub mod assets;
pub mod context;
pub mod cookies;
pub mod error;
pub mod fields;
pub mod forms;
pub mod gate;
pub mod headers;
pub mod limits;
pub mod live;
pub mod multipart;
pub mod pages;
pub mod preview;
pub mod query;
pub mod routes;
pub mod server;
pub mod state;

pub use context::Context;
pub use error::{Error, Result};
pub use fields::Fields;
pub use forms::Form;
pub use gate::Viewer;
pub use headers::{again, local, page, see};
pub use routes::{Access, Again, Route};
pub use state::App;
