//! The description of the API, and whether an answer is as it says. The harness asks that of every answer a visitor gets.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use actix_web::http::{Method, StatusCode};
use boon::{Compiler, SchemaIndex, Schemas};
use podium::pages::api::describe::document;
use serde_json::Value;

/// Where the schemas are compiled from; nothing is fetched.
const HERE: &str = "https://podium.example/openapi.json";

static DESCRIBED: LazyLock<Described> = LazyLock::new(Described::new);

/// The document, as programs get it.
pub fn description() -> Value {
    serde_json::to_value(document("https://podium.example")).expect("JSON")
}

/// Every answer there may be: by method, path and status, the schema of its body if it has one.
struct Described {
    schemas: Schemas,
    answers: BTreeMap<(String, String, u16), Option<SchemaIndex>>,
    /// What went wrong where there is nothing.
    error: SchemaIndex,
}

impl Described {
    fn new() -> Self {
        let (mut schemas, mut compiler, document) = (Schemas::new(), Compiler::new(), description());
        compiler.enable_format_assertions();
        compiler.add_resource(HERE, document.clone()).expect("a document");
        let mut compile = |at: &str| compiler.compile(&format!("{HERE}#{at}"), &mut schemas).expect("a schema");
        let error = compile("/components/schemas/Error");
        let mut answers = BTreeMap::new();
        for (path, methods) in document["paths"].as_object().expect("paths") {
            for (method, operation) in methods.as_object().expect("methods") {
                for (status, response) in operation["responses"].as_object().expect("responses") {
                    let name = path.replace('/', "~1").replace('{', "%7B").replace('}', "%7D");
                    let at = format!("/paths/{name}/{method}/responses/{status}/content/application~1json/schema");
                    let schema = response.get("content").map(|_| compile(&at));
                    answers.insert((method.to_uppercase(), path.clone(), status.parse().expect("a status")), schema);
                }
            }
        }
        Self { schemas, answers, error }
    }
}

/// Fails unless the API may answer so; `pattern` is the route, where there is one.
pub fn check(method: &Method, pattern: Option<&str>, status: StatusCode, kind: &str, body: &str) {
    let Described { schemas, answers, error } = &*DESCRIBED;
    // HEAD asks what GET would answer.
    let (asked, is_head) = (if *method == Method::HEAD { &Method::GET } else { method }, *method == Method::HEAD);
    let at = (asked.to_string(), pattern.unwrap_or_default().to_owned(), status.as_u16());
    let is_route =
        answers.range((at.0.clone(), at.1.clone(), 0)..).next().is_some_and(|(of, _)| of.0 == at.0 && of.1 == at.1);
    let schema = match answers.get(&at) {
        Some(schema) => *schema,
        None if !is_route && status == StatusCode::NOT_FOUND => Some(*error),
        None => panic!("{at:?} is not described: {body}"),
    };
    let Some(schema) = schema else { return assert_eq!(body, "", "{at:?} is described without a body") };
    if is_head && body.is_empty() {
        return;
    }
    assert_eq!(kind, "application/json", "{at:?}: {body}");
    let value: Value = serde_json::from_str(body).expect("JSON");
    if let Err(error) = schemas.validate(&value, schema) {
        panic!("{at:?} is not as described: {error:#}\n{body}");
    }
}
