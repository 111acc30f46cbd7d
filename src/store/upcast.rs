//! Events of earlier versions, brought to the form that this program reads. Stored events are never rewritten: each is
//! upcast whenever it is read.
//!
//! To change the form of an event: raise [`VERSION`], add a step at the end of [`STEPS`] that turns the former version
//! into the new one, and keep the samples of the former version under `tests/golden`.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::Value;

/// The version that this program writes.
pub const VERSION: u32 = 1;

/// A step turns `{version, kind, facts}` of one version into the next; it is told the kind of chain.
type Step = fn(&str, &mut Value);

/// The first step turns version 1 into version 2.
const STEPS: [Step; VERSION as usize - 1] = [];

/// Why an event cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unreadable {
    /// It was written by a newer program.
    Newer(u32),
    /// It is not one of ours.
    Malformed,
}

#[derive(Deserialize)]
struct Version {
    version: u32,
}

/// The body of an event in the current version.
pub fn current<'a>(stream: &str, body: &'a str) -> Result<Cow<'a, str>, Unreadable> {
    upcast(stream, body, &STEPS)
}

fn upcast<'a>(stream: &str, body: &'a str, steps: &[Step]) -> Result<Cow<'a, str>, Unreadable> {
    let newest = steps.len() as u32 + 1;
    // Nearly every event is of the current version, and events begin with it.
    let number = body.strip_prefix("{\"version\":").and_then(|rest| rest.split(',').next()?.parse().ok());
    let version = match number {
        Some(version) => version,
        None => serde_json::from_str::<Version>(body).map_err(|_| Unreadable::Malformed)?.version,
    };
    if version > newest {
        return Err(Unreadable::Newer(version));
    }
    if version == newest {
        return Ok(Cow::Borrowed(body));
    }
    let kind = stream.split(':').next().unwrap_or_default();
    let mut value: Value = serde_json::from_str(body).map_err(|_| Unreadable::Malformed)?;
    let done = (version as usize).checked_sub(1).ok_or(Unreadable::Malformed)?;
    for step in steps.iter().skip(done) {
        step(kind, &mut value);
    }
    value.as_object_mut().ok_or(Unreadable::Malformed)?.insert("version".to_owned(), newest.into());
    Ok(Cow::Owned(value.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTED: &str = r#"{"version":1,"kind":"noted","facts":{"text":"x"}}"#;

    #[test]
    fn the_current_version_is_read_as_it_stands() {
        assert_eq!(current("competition:c", NOTED), Ok(Cow::Borrowed(NOTED)));
    }

    #[test]
    fn a_newer_version_is_refused() {
        let newer = NOTED.replace("\"version\":1", "\"version\":2");
        assert_eq!(current("competition:c", &newer), Err(Unreadable::Newer(2)));
        let elsewhere = r#"{"kind":"noted","facts":{},"version":99}"#;
        assert_eq!(current("competition:c", elsewhere), Err(Unreadable::Newer(99)));
    }

    #[test]
    fn what_has_no_version_is_malformed() {
        for body in ["", "{}", "[]", r#"{"version":"1"}"#, r#"{"version":-1}"#] {
            assert_eq!(current("site", body), Err(Unreadable::Malformed), "{body}");
        }
    }

    #[test]
    fn steps_are_taken_one_after_the_other_from_the_version_on() {
        let rename: Step = |_, value| value["facts"]["words"] = value["facts"]["text"].take();
        let tell: Step = |kind, value| value["facts"]["of"] = kind.into();
        let read = |body: &str| {
            let read = upcast("club:1", body, &[rename, tell]).unwrap().into_owned();
            serde_json::from_str::<Value>(&read).unwrap()
        };
        let first = read(NOTED);
        assert_eq!(
            (&first["version"], &first["facts"]["words"], &first["facts"]["of"]),
            (&3.into(), &"x".into(), &"club".into())
        );
        let second = read(r#"{"version":2,"kind":"noted","facts":{"words":"y"}}"#);
        assert_eq!((&second["facts"]["words"], &second["facts"]["of"]), (&"y".into(), &"club".into()));
        assert_eq!(upcast("club:1", r#"{"version":0}"#, &[rename, tell]), Err(Unreadable::Malformed));
    }
}
