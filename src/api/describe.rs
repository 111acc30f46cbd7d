//! What the API can do, as an OpenAPI document.

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::{Map, Value, json};

use crate::public::data::LISTS;
use crate::web::error::Result;
use crate::web::{App, Viewer};

/// A path, what it answers, and what that looks like.
const PATHS: &[(&str, &str, &str)] = &[
    ("/api/v1/games", "The games there are, with variants, options and notation", "array"),
    ("/api/v1/clubs", "Clubs by name, a hundred at a time", "array"),
    ("/api/v1/competitions", "Competitions of all clubs, the last changed first, a hundred at a time", "array"),
    ("/api/v1/clubs/{club}", "A club with its competitions", "object"),
    (
        "/api/v1/clubs/{club}/{competition}",
        "A competition: game, format, state, revision and the hash of its log",
        "object",
    ),
    ("/api/v1/clubs/{club}/{competition}/tables/{table}", "A table with its games and how each is known", "object"),
    ("/api/v1/clubs/{club}/{competition}/{list}", "One of the lists of a competition", "array"),
];

pub(super) async fn openapi(app: web::Data<App>, request: HttpRequest, viewer: Viewer) -> Result<HttpResponse> {
    super::answer(&app, &request, &viewer, &document(&viewer.cx.site))
}

/// The whole document.
pub fn document(site: &str) -> Value {
    let paths: Map<String, Value> = PATHS
        .iter()
        .map(|(path, about, kind)| ((*path).to_owned(), json!({ "get": operation(path, about, kind) })))
        .collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Podium",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Everything public as JSON. Answers carry an ETag: send it back as If-None-Match. Texts for people are objects with `en` and `fr`.",
        },
        "servers": [{ "url": site }],
        "paths": paths,
        "components": { "schemas": { "Error": {
            "type": "object",
            "required": ["error", "message", "request"],
            "properties": { "error": { "type": "string" }, "message": { "type": "string" }, "request": { "type": "string" } },
        } } },
    })
}

fn operation(path: &str, about: &str, kind: &str) -> Value {
    let names = path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    let mut parameters: Vec<Value> = names
        .map(|name| {
            let schema = match name {
                "table" => json!({ "type": "integer", "minimum": 1 }),
                "list" => json!({ "type": "string", "enum": LISTS }),
                _ => json!({ "type": "string" }),
            };
            json!({ "name": name, "in": "path", "required": true, "schema": schema })
        })
        .collect();
    if about.contains("a hundred at a time") || path == "/api/v1/clubs/{club}" {
        let schema = json!({ "type": "integer", "minimum": 0, "default": 0 });
        parameters.push(json!({ "name": "offset", "in": "query", "required": false, "schema": schema }));
    }
    let words: Vec<&str> = path.split(['/', '{', '}']).filter(|word| !word.is_empty() && *word != "api").collect();
    json!({
        "operationId": words.join("-"),
        "summary": about,
        "parameters": parameters,
        "responses": {
            "200": { "description": about, "content": { "application/json": { "schema": { "type": kind } } } },
            "304": { "description": "As you have it" },
            "404": { "description": "There is nothing here", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Error" } } } },
        },
    })
}
