//! Words for sentences.

use super::colour::Colour;
use super::set::Set;
use super::size::Size;
use crate::text;
use crate::text::Text;

impl<S: Size> Set<S> {
    /// The names of the points, in alphabetical order.
    pub fn names(self) -> String {
        self.iter().map(|point| point.to_string()).collect::<Vec<_>>().join(" ")
    }
}

impl Colour {
    /// The sentence for a ball of a colour that the seat may not play.
    pub fn not_yours(self) -> Text {
        let name = self.name();
        text!("board-ball-not-yours-play", name)
    }
}
