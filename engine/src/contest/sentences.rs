//! Putting sentences together.

use crate::text::Text;

/// One text from several, with a space between.
pub(super) fn join(texts: impl IntoIterator<Item = Text>) -> Text {
    Text::sentences(texts)
}
