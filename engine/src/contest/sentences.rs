//! Putting sentences together.

use crate::text;
use crate::text::Text;

/// One text from several, with a space between.
pub(super) fn join(texts: impl IntoIterator<Item = Text>) -> Text {
    Text::sentences(texts)
}

/// Points as they are said: “1½ points”. Their number decides the plural.
pub(super) fn points(hundredths: u64) -> Text {
    match (hundredths / 100, hundredths % 100) {
        (0, 50) => text!("points-half"),
        (whole, 50) => text!("points-and-half", whole),
        (whole, 0) => text!("points-count", points = whole),
        (whole, rest) => {
            let decimal = format!("{whole}.{rest:02}");
            text!("points-count", points = Text::Decimal(decimal.trim_end_matches('0').to_owned()))
        }
    }
}
