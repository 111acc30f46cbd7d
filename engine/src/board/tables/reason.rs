use super::judge::Wrong;
use super::mover::{Mover, Rules};
use super::{BAR, OFF, Play};
use crate::text;
use crate::text::Text;

impl<R: Rules> Mover<R> {
    /// The fault of a play in a sentence, with something that could be played instead.
    pub(super) fn reason(&self, play: &Play, wrong: Wrong, most_pips: bool) -> Text {
        let dice = play.dice;
        let words = match wrong {
            Wrong::CanPlay => text!("board-something-played", dice),
            Wrong::TooMany(dice) => text!("board-dice-play-more-landings-written", dice),
            Wrong::Backwards(from, to) => text!("board-checkers-move-towards-point-1", from, to),
            Wrong::NotHit(point) => text!("board-no-single-opposing-checker-stood", point),
            Wrong::Impossible => self.obstacle(play),
            Wrong::TooFew(1) => text!("board-die-played"),
            Wrong::TooFew(most) => text!("board-many-dice-possible-played-here", most),
            Wrong::Larger(die) => text!("board-when-either-die-but-not", die),
            Wrong::Pips(most) => text!("board-bearoff-max-play-move-many", most),
        };
        match self.plays(dice, most_pips).first() {
            Some(example) => text!("board-example-legal", words, example),
            None => words,
        }
    }

    /// What stands in the way of a play that cannot be made.
    fn obstacle(&self, play: &Play) -> Text {
        let waits = self.own.count(BAR) as usize > play.hops.iter().filter(|hop| hop.from == BAR).count();
        if waits && play.hops.iter().any(|hop| hop.from != BAR) {
            return text!("board-checkers-bar-enter-before-other");
        }
        for hop in &play.hops {
            let (from, to) = (hop.from, hop.to);
            if self.own.count(from) == 0 && !play.hops.iter().any(|other| other.to == from) {
                return if from == BAR {
                    text!("board-no-checker-waits-bar")
                } else {
                    text!("board-no-checker-mover-stands", from)
                };
            }
            if self.is_closed(to) {
                return text!("board-point-held-opponent", to);
            }
        }
        let mut after = self.own;
        after.follow(&play.hops);
        if play.hops.iter().any(|hop| hop.to == OFF) && !after.is_home() {
            return text!("board-no-checker-borne-off-before");
        }
        let dice = play.dice;
        text!("board-moves-cannot-made", dice)
    }
}
