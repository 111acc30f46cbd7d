//! Full pyramids as `Setup` tags write them: 30 colour letters in alphabetical order of the points.

use super::{Colour, Pyramid};
use crate::chance::Chance;
use crate::text;
use crate::text::Text;

impl Pyramid {
    /// Reads a full pyramid with exactly so many white, black and red balls.
    pub fn read_whole(setup: Option<&str>, counts: [usize; 3]) -> Result<Self, Text> {
        let board = Colour::letters(setup.unwrap_or_default(), 30).map(|colours| Self::filled(&colours));
        board.filter(|board| Colour::ALL.map(|colour| board.of(colour).len()) == counts).ok_or_else(|| {
            let [white, black, red] = counts;
            text!(
                "Setup has to be 30 letters without spaces, {white} W, {black} B and {red} R: the balls in \
                 alphabetical order of the points.",
                "Setup doit compter 30 lettres sans espace, {white} W, {black} B et {red} R : les billes dans \
                 l’ordre alphabétique des points."
            )
        })
    }

    /// The letters of a random full pyramid, drawn from so many white, black and red balls.
    pub fn deal_whole(counts: [usize; 3], chance: &mut Chance) -> String {
        let mut bag: Vec<char> = Colour::ALL
            .into_iter()
            .zip(counts)
            .flat_map(|(colour, count)| std::iter::repeat_n(colour.letter(), count))
            .collect();
        chance.shuffle(&mut bag);
        bag.into_iter().take(30).collect()
    }
}
