//! What the API can do, as an OpenAPI document: derived from the handlers and from the types of their answers.

use actix_web::HttpResponse;
use utoipa::openapi::schema::{AdditionalProperties, Schema};
use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::server::Server;
use utoipa::openapi::{self, RefOr};
use utoipa::{Modify, OpenApi};

use crate::error::Result;
use crate::pages::tables::submit;
use crate::web::Viewer;
use crate::web::error::{Failure, Failures, Unchanged};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Podium",
        description = "Everything public as JSON, and a door for programs that hand in records. Answers that everybody reads carry an ETag: send it back as If-None-Match. Sentences for people are objects with `code`, the same in every language, and `text`, in the language of `?lang=` or of Accept-Language. A field that may be null is always there.",
    ),
    paths(
        openapi,
        super::games,
        super::all_clubs,
        super::all_competitions,
        super::club,
        super::competition,
        super::table,
        super::standings,
        super::rounds,
        super::entries,
        super::crosstable,
        super::bracket,
        super::schedule,
        super::what_if,
        super::records,
        super::log_lines,
        submit::by_program,
    ),
    components(schemas(Failure)),
    security((), ("token" = [])),
    modifiers(&Exact, &Token),
)]
struct Document;

/// Objects have the fields that are described, all of them and no others.
struct Exact;

impl Modify for Exact {
    fn modify(&self, document: &mut openapi::OpenApi) {
        let schemas = document.components.iter_mut().flat_map(|components| components.schemas.values_mut());
        schemas.for_each(exact);
    }
}

fn exact(schema: &mut RefOr<Schema>) {
    match schema {
        RefOr::T(Schema::Object(object)) if !object.properties.is_empty() => {
            object.required = object.properties.keys().cloned().collect();
            object.additional_properties = Some(Box::new(AdditionalProperties::FreeForm(false)));
        }
        RefOr::T(Schema::OneOf(one)) => one.items.iter_mut().for_each(exact),
        _ => {}
    }
}

/// What programs show to act for somebody.
struct Token;

impl Modify for Token {
    fn modify(&self, document: &mut openapi::OpenApi) {
        let scheme = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        document.components.get_or_insert_default().add_security_scheme("token", scheme);
    }
}

/// This description
#[utoipa::path(
    get,
    path = "/api/openapi.json",
    responses((status = 200, description = "An OpenAPI document", body = serde_json::Value), Unchanged, Failures)
)]
pub(super) async fn openapi(viewer: Viewer) -> Result<HttpResponse> {
    super::answer(document(&viewer.cx.site))
}

/// The whole document.
pub fn document(site: &str) -> openapi::OpenApi {
    let mut document = Document::openapi();
    document.servers = Some(vec![Server::new(site)]);
    document
}
