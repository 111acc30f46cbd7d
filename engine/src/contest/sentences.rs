//! Putting sentences together.

use crate::text::Text;

/// One text from several, with a space between.
pub(super) fn join(texts: impl IntoIterator<Item = Text>) -> Text {
    let (en, fr): (Vec<_>, Vec<_>) = texts.into_iter().map(|text| (text.en, text.fr)).unzip();
    Text { en: en.join(" ").into(), fr: fr.join(" ").into() }
}
