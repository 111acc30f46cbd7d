//! Documents of XML, written by `quick-xml`.

use std::borrow::Cow;
use std::io;

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesText, Event};

/// A writer of the content of an element.
pub type Inside = Writer<Vec<u8>>;

/// A document: its outermost element, in a namespace, and what is in there.
pub fn document(
    name: &str,
    namespace: &str,
    content: impl FnOnce(&mut Inside) -> io::Result<()>,
) -> io::Result<String> {
    let mut xml = Writer::new(Vec::new());
    xml.write_event(Event::Decl(BytesDecl::new("1.0", Some("utf-8"), None)))?;
    let whole = xml.create_element(name).with_attribute(("xmlns", namespace));
    whole.write_inner_content(content)?;
    String::from_utf8(xml.into_inner()).map_err(io::Error::other)
}

/// An element that holds a text.
pub fn text(xml: &mut Inside, name: &str, text: &str) -> io::Result<()> {
    xml.create_element(name).write_text_content(BytesText::new(&printable(text))).map(drop)
}

/// A text that stands for itself.
pub fn escaped(text: &str) -> String {
    quick_xml::escape::escape(printable(text)).into_owned()
}

/// A text without the characters that XML cannot hold.
fn printable(text: &str) -> Cow<'_, str> {
    let is_held = |c: char| !matches!(c, '\0'..='\x08' | '\x0b' | '\x0c' | '\x0e'..='\x1f' | '\u{fffe}' | '\u{ffff}');
    if text.chars().all(is_held) {
        text.into()
    } else {
        text.chars().filter(|&c| is_held(c)).collect::<String>().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_stand_for_themselves() {
        let written = document("a", "urn:b", |xml| text(xml, "c", "<d> & \"e\"\u{1}\u{ffff}\n"));
        let expected =
            "<?xml version=\"1.0\" encoding=\"utf-8\"?><a xmlns=\"urn:b\"><c>&lt;d&gt; &amp; &quot;e&quot;\n</c></a>";
        assert_eq!(written.expect("written"), expected);
        assert_eq!(escaped("\u{8}'\t"), "&apos;\t");
    }
}
