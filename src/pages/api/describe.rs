//! What the API can do, as an OpenAPI document.

use actix_web::HttpResponse;
use serde_json::{Map, Value, json};

use crate::error::Result;
use crate::pages::public::data::LISTS;
use crate::web::Viewer;

/// A path, what it answers, and the schema of that; `[]` before it stands for a list.
const PATHS: &[(&str, &str, &str)] = &[
    ("/api/v1/games", "The games there are, with variants, options and notation", "[]Game"),
    ("/api/v1/clubs", "Clubs by name, a hundred at a time", "[]Club"),
    ("/api/v1/competitions", "Competitions of all clubs, the last changed first, a hundred at a time", "[]Competition"),
    ("/api/v1/clubs/{club}", "A club with its competitions", "WholeClub"),
    (
        "/api/v1/clubs/{club}/{competition}",
        "A competition: game, format, state, revision and the hash of its log",
        "WholeCompetition",
    ),
    ("/api/v1/clubs/{club}/{competition}/tables/{table}", "A table with its games and how each is known", "Table"),
    ("/api/v1/clubs/{club}/{competition}/{list}", "One of the lists of a competition", "[]Line"),
];

/// Where programs hand in records.
const HAND_IN: &str = "/api/v1/clubs/{club}/{competition}/tables/{table}/records";

pub(super) async fn openapi(viewer: Viewer) -> Result<HttpResponse> {
    super::answer(&document(&viewer.cx.site))
}

/// The whole document.
pub fn document(site: &str) -> Value {
    let paths: Map<String, Value> = PATHS
        .iter()
        .map(|(path, about, schema)| ((*path).to_owned(), json!({ "get": operation(path, about, schema) })))
        .chain([(HAND_IN.to_owned(), json!({ "post": hand_in() }))])
        .collect();
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Podium",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Everything public as JSON, and a door for programs that hand in records. Answers carry an ETag: send it back as If-None-Match. Texts for people are objects with `en` and `fr`.",
        },
        "servers": [{ "url": site }],
        "paths": paths,
        "components": { "schemas": schemas(), "securitySchemes": { "token": { "type": "http", "scheme": "bearer" } } },
    })
}

fn hand_in() -> Value {
    let verdict = |about: &str, schema: Value| json!({ "description": about, "content": { "application/json": { "schema": schema } } });
    let mut parameters = parameters(HAND_IN);
    parameters.push(json!({ "name": "game", "in": "query", "required": false, "description": "Which game of the match; the next one if nothing is said", "schema": { "type": "integer", "minimum": 1 } }));
    parameters.push(json!({ "name": "agreed", "in": "query", "required": false, "description": "It is the game of this table although names, date, event or site of the record do not fit", "schema": { "type": "string", "enum": ["yes"] } }));
    json!({
        "operationId": "hand-in",
        "summary": "Hands in the record of a game of whom the token is of, made on their account's page",
        "security": [{ "token": [] }],
        "parameters": parameters,
        "requestBody": { "required": true, "content": { "text/plain": { "schema": { "type": "string" } } } },
        "responses": {
            "201": verdict("Stored: the verdict of each game", list(one("object"))),
            "401": verdict("No token, one that has ended, or one that may not hand in records", of("Error")),
            "403": verdict("Somebody else's table", of("Error")),
            "422": verdict("Not stored: the verdict of the first game that does not hold, or why it cannot be taken", one("object")),
        },
    })
}

fn parameters(path: &str) -> Vec<Value> {
    let names = path.split('{').skip(1).filter_map(|rest| rest.split('}').next());
    names
        .map(|name| {
            let schema = match name {
                "table" => json!({ "type": "integer", "minimum": 1 }),
                "list" => json!({ "type": "string", "enum": LISTS }),
                _ => json!({ "type": "string" }),
            };
            json!({ "name": name, "in": "path", "required": true, "schema": schema })
        })
        .collect()
}

fn operation(path: &str, about: &str, schema: &str) -> Value {
    let mut parameters = parameters(path);
    if about.contains("a hundred at a time") || path == "/api/v1/clubs/{club}" {
        let schema = json!({ "type": "integer", "minimum": 0, "default": 0 });
        parameters.push(json!({ "name": "offset", "in": "query", "required": false, "schema": schema }));
    }
    let words: Vec<&str> = path.split(['/', '{', '}']).filter(|word| !word.is_empty() && *word != "api").collect();
    let answer = match schema.strip_prefix("[]") {
        Some(name) => list(of(name)),
        None => json!({ "type": "object", "$ref": format!("#/components/schemas/{schema}") }),
    };
    json!({
        "operationId": words.join("-"),
        "summary": about,
        "parameters": parameters,
        "responses": {
            "200": { "description": about, "content": { "application/json": { "schema": answer } } },
            "304": { "description": "As you have it" },
            "404": { "description": "There is nothing here", "content": { "application/json": { "schema": of("Error") } } },
        },
    })
}

/// The schemas that answers refer to. Objects have these fields and no others.
fn schemas() -> Value {
    let (text, words, number, flag) = (|| of("Text"), || one("string"), || one("integer"), || one("boolean"));
    let (day, time) = (|| json!({ "type": ["string", "null"], "format": "date" }), || one("string"));
    let competition = [
        ("id", words()),
        ("club", words()),
        ("slug", words()),
        ("name", words()),
        ("game", words()),
        ("format", words()),
        ("status", words()),
        ("starts_on", day()),
        ("ends_on", day()),
        ("players", number()),
        ("revision", number()),
        ("head", words()),
        ("changed_at", time()),
        ("address", words()),
    ];
    let whole = [("about", words()), ("variant", maybe("string")), ("rule", text()), ("seats", number())];
    let club = [
        ("slug", words()),
        ("name", words()),
        ("place", words()),
        ("about", words()),
        ("links", list(words())),
        ("address", words()),
    ];
    let lines = ["Standings", "Round", "Entry", "Crosstable", "Bracket", "ScheduledRound", "WhatIf", "Record"];
    json!({
        "Error": object(&[("error", words()), ("message", words()), ("request", words())]),
        "Text": object(&[("en", words()), ("fr", words())]),
        "Game": object(&[
            ("id", words()),
            ("name", text()),
            ("author", words()),
            ("year", words()),
            ("category", words()),
            ("summary", text()),
            ("cooperative", flag()),
            ("players", list(number())),
            ("seats", list(text())),
            ("variants", list(one("object"))),
            ("options", list(one("object"))),
            ("setup", json!({ "anyOf": [text(), { "type": "null" }] })),
            ("notation", list(one("array"))),
            ("ends", list(one("array"))),
            ("rules", number()),
        ]),
        "Club": object(&club),
        "WholeClub": object(&[&club[..], &[("competitions", list(of("Competition")))]].concat()),
        "Competition": object(&competition),
        "WholeCompetition": object(&[&competition[..], &whole[..]].concat()),
        "Table": object(&[
            ("table", number()),
            ("stage", number()),
            ("round", number()),
            ("place", number()),
            ("state", words()),
            ("seats", list(of("Seat"))),
            ("games", list(of("PlayedGame"))),
            ("why", text()),
            ("seating", list(text())),
            ("agreed", maybe("string")),
            ("deadline", maybe("string")),
        ]),
        "Seat": object(&[
            ("entry", number()),
            ("name", words()),
            ("points", maybe("number")),
            ("rank", maybe("integer")),
            ("forfeited", flag()),
        ]),
        "PlayedGame": object(&[
            ("number", number()),
            ("seats", list(maybe("integer"))),
            ("state", words()),
            ("ranks", maybe("array")),
            ("scores", maybe("array")),
            ("end", maybe("string")),
            ("record", maybe("string")),
            ("at", time()),
        ]),
        "Line": { "anyOf": lines.map(of) },
        "Standings": object(&[
            ("stage", number()),
            ("name", text()),
            ("columns", list(object(&[("code", words()), ("title", text())]))),
            ("rows", list(of("StandingsRow"))),
            ("notes", list(text())),
        ]),
        "StandingsRow": object(&[
            ("rank", maybe("integer")),
            ("entry", number()),
            ("name", words()),
            ("withdrawn", flag()),
            ("zone", maybe("string")),
            ("values", list(of("StandingsValue"))),
        ]),
        "StandingsValue": object(&[
            ("code", words()),
            ("value", words()),
            ("shown", words()),
            ("how", json!({ "anyOf": [text(), { "type": "null" }] })),
        ]),
        "Round": object(&[
            ("stage", number()),
            ("round", number()),
            ("published_at", maybe("string")),
            ("deadline", maybe("string")),
            ("tables", list(of("Table"))),
            ("byes", list(object(&[("entry", number()), ("name", words()), ("kind", words()), ("why", text())]))),
        ]),
        "Entry": object(&[
            ("entry", number()),
            ("name", words()),
            ("club", maybe("string")),
            ("rating", maybe("integer")),
            ("seed", maybe("integer")),
            ("state", words()),
            ("withdrawn", flag()),
        ]),
        "Crosstable": object(&[("stage", number()), ("crosstable", one("object"))]),
        "Bracket": object(&[("stage", number()), ("bracket", one("object"))]),
        "WhatIf": object(&[("stage", number()), ("what_if", one("object"))]),
        "ScheduledRound": object(&[
            ("stage", number()),
            ("round", number()),
            ("games", list(list(maybe("integer")))),
            ("bye", maybe("integer")),
        ]),
        "Record": object(&[
            ("id", words()),
            ("table", number()),
            ("game", number()),
            ("turns", number()),
            ("state", words()),
        ]),
    })
}

fn of(schema: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{schema}") })
}

fn one(kind: &str) -> Value {
    json!({ "type": kind })
}

fn maybe(kind: &str) -> Value {
    json!({ "type": [kind, "null"] })
}

fn list(items: Value) -> Value {
    json!({ "type": "array", "items": items })
}

fn object(fields: &[(&str, Value)]) -> Value {
    let required: Vec<&str> = fields.iter().map(|(name, _)| *name).collect();
    let properties: Map<String, Value> = fields.iter().map(|(name, kind)| ((*name).to_owned(), kind.clone())).collect();
    json!({ "type": "object", "required": required, "properties": properties, "additionalProperties": false })
}
