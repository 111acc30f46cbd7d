//! Full pyramids as `Setup` tags write them: 30 colour letters in alphabetical order of the points.

use super::{Colour, Pyramid};
use crate::chance::Chance;
use crate::game::Step;
use crate::text;
use crate::text::Text;

impl Colour {
    /// The ways to go on with words of so many colour letters each, with at most so many white, black and red
    /// letters in all.
    pub fn letter_steps(partial: &str, words: &[usize], joint: &str, most: [usize; 3]) -> Vec<Step> {
        let written: Vec<char> = partial.chars().filter(|c| !joint.contains(*c)).collect();
        let total: usize = words.iter().sum();
        let is_read = written.iter().all(|letter| Self::from_letter(*letter).is_some());
        if !is_read || written.len() >= total {
            return Vec::new();
        }
        let mut word_start = 0;
        let is_joint_due = words.iter().any(|word| {
            let starts_here = word_start == written.len() && word_start > 0;
            word_start += word;
            starts_here
        });
        let sign = if is_joint_due && !partial.ends_with(joint) { joint } else { "" };
        let is_last = written.len() + 1 == total;
        let is_left =
            |colour: Self, most: usize| written.iter().filter(|other| **other == colour.letter()).count() < most;
        Self::ALL
            .into_iter()
            .zip(most)
            .filter(|(colour, most)| is_left(*colour, *most))
            .map(|(colour, _)| Step::ending(is_last, |pen| pen.sign(sign).add(colour)))
            .collect()
    }
}

impl Pyramid {
    /// Reads a full pyramid with exactly so many white, black and red balls.
    pub fn read_whole(setup: Option<&str>, counts: [usize; 3]) -> Result<Self, Text> {
        let board = Colour::letters(setup.unwrap_or_default(), 30).map(|colours| Self::filled(&colours));
        board.filter(|board| Colour::ALL.map(|colour| board.of(colour).len()) == counts).ok_or_else(|| {
            let [white, black, red] = counts;
            text!("board-setup-30-letters-without-spaces", white, black, red)
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
