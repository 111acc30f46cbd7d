use std::fmt::{self, Write};

/// A buffer of SVG text; all coordinates are whole numbers.
#[derive(Debug, Default)]
pub(super) struct Canvas(String);

impl Canvas {
    /// Markup as it is.
    pub(super) fn raw(&mut self, markup: &str) {
        self.0.push_str(markup);
    }

    /// Formatted markup.
    pub(super) fn put(&mut self, markup: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = self.0.write_fmt(markup);
    }

    /// A circle.
    pub(super) fn circle(&mut self, class: &str, x: i32, y: i32, radius: i32) {
        self.put(format_args!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"));
    }

    /// A rectangle by its corner, with round corners.
    pub(super) fn rect(&mut self, class: &str, (x, y): (i32, i32), (width, height): (i32, i32), round: i32) {
        self.put(format_args!(
            "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{round}\"/>"
        ));
    }

    /// A straight line.
    pub(super) fn line(&mut self, class: &str, from: (i32, i32), to: (i32, i32)) {
        self.put(format_args!("<path class=\"{class}\" d=\"M{} {}L{} {}\"/>", from.0, from.1, to.0, to.1));
    }

    /// A word whose base line is at `y`; its class says whether it begins or is centred at `x`.
    pub(super) fn text(&mut self, class: &str, x: i32, y: i32, words: &str) {
        self.put(format_args!("<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>", Escaped(words)));
    }

    /// What was drawn so far.
    pub(super) fn as_str(&self) -> &str {
        &self.0
    }

    /// What was drawn.
    pub(super) fn done(self) -> String {
        self.0
    }
}

/// Text as it may stand between tags and in attributes.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for c in self.0.chars() {
            match c {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                // XML cannot represent these.
                c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => f.write_char('\u{fffd}')?,
                c => f.write_char(c)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        assert_eq!(Escaped("<a b=\"c\">&'\u{1}").to_string(), "&lt;a b=&quot;c&quot;&gt;&amp;&#39;\u{fffd}");
    }
}
