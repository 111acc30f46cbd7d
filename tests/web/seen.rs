//! What a page holds, as far as tests look: its forms, its links, and what must never stand there.

use crate::harness::Answer;

/// A form that changes something.
#[derive(Debug, Clone)]
pub struct SeenForm {
    pub action: String,
    pub fields: Vec<SeenField>,
}

#[derive(Debug, Clone)]
pub struct SeenField {
    pub name: String,
    /// What it holds or can be set to.
    pub values: Vec<String>,
    /// Anything can be typed into it.
    pub free: bool,
    /// One of several ways to send the form.
    pub button: bool,
}

fn attribute(tag: &str, name: &str) -> Option<String> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    Some(plain(rest.split('"').next()?))
}

/// Without the escapes of HTML.
fn plain(text: &str) -> String {
    let escapes = [
        ("&#60;", "<"),
        ("&#62;", ">"),
        ("&#34;", "\""),
        ("&#39;", "'"),
        ("&quot;", "\""),
        ("&#38;", "&"),
        ("&amp;", "&"),
    ];
    escapes.iter().fold(text.to_owned(), |text, (escape, letter)| text.replace(escape, letter))
}

/// The forms of a page that change something; those that do not say where they go are sent to the page itself.
pub fn forms(page: &str, path: &str) -> Vec<SeenForm> {
    let mut forms = Vec::new();
    for part in page.split("<form").skip(1) {
        let (head, rest) = part.split_once('>').unwrap_or((part, ""));
        let inside = rest.split("</form>").next().unwrap_or_default();
        if attribute(head, "method").as_deref() != Some("post") {
            continue;
        }
        let action = attribute(head, "action").unwrap_or_else(|| path.to_owned());
        let tags = ["<input", "<textarea", "<select", "<button"];
        let fields = tags.iter().flat_map(|tag| inside.split(tag).skip(1).filter_map(|found| field(tag, found)));
        forms.push(SeenForm { action, fields: fields.collect() });
    }
    forms
}

fn field(tag: &str, found: &str) -> Option<SeenField> {
    let (head, rest) = found.split_once('>')?;
    let name = attribute(head, "name")?;
    let kind = attribute(head, "type").unwrap_or_default();
    let value = attribute(head, "value");
    let fixed = ["hidden", "radio", "checkbox", "date", "number", "datetime-local"].contains(&kind.as_str());
    let (values, free) = match tag {
        "<select" => {
            let options = rest.split("</select>").next()?.split("<option").skip(1);
            (options.filter_map(|option| attribute(option.split('>').next()?, "value")).collect(), false)
        }
        "<textarea" => (vec![plain(rest.split("</textarea>").next()?)], true),
        "<input" => (vec![value.unwrap_or_default()], !fixed),
        _ => (vec![value?], false),
    };
    Some(SeenField { name, values, free, button: tag == "<button" })
}

/// Where a page leads within the service.
pub fn links(page: &str) -> impl Iterator<Item = String> + '_ {
    page.split(" href=\"")
        .skip(1)
        .filter_map(|rest| Some(plain(rest.split('"').next()?)))
        .filter(|to| to.starts_with('/'))
}

/// What is wrong with an answer, whatever was asked for.
pub fn unsound(answer: &Answer) -> Option<String> {
    if answer.status.is_server_error() {
        return Some(format!("{} {}", answer.status, answer.body));
    }
    if answer.kind.starts_with("text/html") {
        for run in ["<script>alert", "<img src=x", "href=\"javascript:", "\"><script"] {
            if answer.body.contains(run) {
                return Some(format!("it has {run}: {}", answer.body));
            }
        }
    }
    if answer.headers.iter().any(|(name, value)| name == "set-cookie" && value.starts_with("session=mine")) {
        return Some(format!("a planted cookie: {:?}", answer.headers));
    }
    let away = |to: &&String| !to.starts_with('/') || to.starts_with("//");
    answer.location.as_ref().filter(away).map(|to| format!("it leads away to {to}"))
}
