//! SP-Fireball: a ball of your own and a red one, away from the red one that still glows.

use crate::board::pyramid::{Action, Actions, Colour, Point, Pyramid, Set, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of SP-Fireball.
#[derive(Debug, Clone)]
pub struct SpFireball {
    board: Pyramid,
    /// The red ball of the turn before.
    hot: Option<Point>,
}

impl SpFireball {
    /// The points that do not touch the hot ball.
    fn cool(&self) -> Set {
        self.hot.map_or(Set::ALL, |hot| !hot.contacts())
    }

    /// Where the second ball can go after the first.
    fn seconds(&self, seat: Seat, first: Point) -> Set {
        let mut board = self.board;
        board.place(Colour::Red, first);
        let near = self.board.of(Colour::of(seat)).contacts();
        let seconds = board.playable() & first.contacts() & self.cool();
        if near.contains(first) { seconds } else { seconds & near }
    }

    /// The points of every legal turn, in order; either of the two balls may be the red one.
    fn pairs(&self, seat: Seat) -> impl Iterator<Item = (Point, Point)> {
        let firsts = self.board.playable() & self.cool();
        firsts.iter().flat_map(move |first| self.seconds(seat, first).iter().map(move |second| (first, second)))
    }
}

fn turn(seat: Seat, (first, second): (Point, Point), red_first: bool) -> Actions {
    let own = Colour::of(seat);
    let (a, b) = if red_first { (Colour::Red, own) } else { (own, Colour::Red) };
    [Action::Ball(a, first), Action::Ball(b, second)].into()
}

impl Game for SpFireball {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "sp-fireball",
        rules: 1,
        name: Phrase::same("SP-Fireball"),
        author: "Emil Danielsen",
        year: "2020",
        category: Category::Elimination,
        ends: &[("blocked", Phrase::new("sp-fireball-next-seat-cannot-play"))],
        notation: &[("Wb1,Rb2", Phrase::new("sp-fireball-white-ball-b1-red-b2"))],
        summary: Phrase::new("sp-fireball-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::with(Set::points("a1"), Set::points("d4"), Set::EMPTY), hot: None })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| matches!(**turn, [Action::Ball(..), Action::Ball(..)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let [Action::Ball(a, first), Action::Ball(b, second)] = **turn else { return Err(not_due()) };
        let own = Colour::of(seat);
        if let Some(foreign) = [a, b].into_iter().find(|colour| *colour != own && *colour != Colour::Red) {
            return Err(foreign.not_yours());
        }
        if a == b {
            return Err(text!("sp-fireball-turn-ball-your-colour-red"));
        }
        let mut board = self.board;
        for (colour, point) in [(a, first), (b, second)] {
            board.require_playable(point)?;
            board.place(colour, point);
            if let Some(hot) = self.hot
                && hot.contacts().contains(point)
            {
                return Err(text!("sp-fireball-touches-red-ball-just-placed", point, hot));
            }
        }
        if !first.contacts().contains(second) {
            return Err(text!("sp-fireball-not-touch", first, second));
        }
        if !self.seconds(seat, first).contains(second) {
            return Err(text!("sp-fireball-neither-nor-touches-ball-yours", first, second));
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        for action in turn.iter() {
            if let Action::Ball(colour, point) = *action {
                self.board.place(colour, point);
                if colour == Colour::Red {
                    self.hot = Some(point);
                }
            }
        }
        if self.pairs(seat.other()).next().is_none() {
            return self.board.compare_levels("blocked").into();
        }
        Next::Turn(seat.other())
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let both = |pair| [true, false].map(|red_first| turn(seat, pair, red_first));
        Some(self.pairs(seat).flat_map(both).collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let firsts = self.board.playable() & self.cool();
        // Most first balls have a second; the count is for the rare position where few have.
        for _ in 0..4 {
            let first = firsts.pick(chance)?;
            if let Some(second) = self.seconds(seat, first).pick(chance) {
                return Some(turn(seat, (first, second), chance.one_in(2)));
            }
        }
        let pair = self.pairs(seat).nth(chance.below(self.pairs(seat).count()))?;
        Some(turn(seat, pair, chance.one_in(2)))
    }

    fn scene(&self) -> Scene {
        let scene = self.board.scene();
        match self.hot {
            Some(hot) => scene.with_note(Phrase::new("sp-fireball-hot-ball"), hot),
            None => scene,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn two_balls_that_touch_each_other_and_one_of_ones_own() {
        let table = start("sp-fireball", 2).allows("Wb1,Rb2 Rb1,Wc1 Ra2,Wb2 Wa2,Ra3");
        let table = table.forbids("Wb1,Ra2 Wb2,Rb3 Wb1,Rd4 Bb1,Rb2 Wb1,Wb2 Rb1,Rb2 Wb1,Rb1 Wb1,Re1 Wc4,Rc3");
        table.cannot_read("Wb1 b1,b2 Wb1,Rb2,Rb3 Wb1,xb2 pass");
    }

    #[test]
    fn the_second_ball_may_rest_on_the_first() {
        let game =
            SpFireball { board: Pyramid::with(Set::points("a1 a2 b1"), Set::points("d4"), Set::EMPTY), hot: None };
        let legal = |turn: &str| game.check(Seat::P1, &game.parse(turn).unwrap()).is_ok();
        assert!(legal("Rb2,We1") && legal("Wb2,Re1") && !legal("We1,Rb2"));
    }

    #[test]
    fn red_balls_do_not_count_as_ones_own() {
        let board = Pyramid::with(Set::points("a1"), Set::points("d4"), Set::points("b2"));
        let game = SpFireball { board, hot: None };
        assert!(game.check(Seat::P1, &game.parse("Wb3,Rb4").unwrap()).is_err());
    }

    #[test]
    fn neither_ball_touches_the_hot_one() {
        let hot = SpFireball { hot: "b2".parse().ok(), ..SpFireball::start(&Start::new(2)).unwrap() };
        let legal = |turn: &str| hot.check(Seat::P1, &hot.parse(turn).unwrap()).is_ok();
        assert!(!legal("Wb1,Rc1") && !legal("Ra2,Wa3"));
        let table = start("sp-fireball", 2).plays("Wb1,Rb2 Bd3,Rc3 Wa2,Ra3");
        table.forbids("Bb4,Rb3 Ba4,Rb4").allows("Bc4,Rb4 Bd2,Rc2");
    }

    #[test]
    fn blocked_compares_levels() {
        // Every point but the apex is taken, and one ball is not enough for a turn.
        let board = Pyramid::with(Set::HOLES, Set::ALL.minus(Set::HOLES).minus(Set::points("i1 i2 j1")), Set::EMPTY);
        let mut game = SpFireball { board, hot: None };
        let turn = game.parse("Bi1,Ri2").unwrap();
        let outcome = crate::game::Outcome::ranked([2, 1], "blocked");
        assert_eq!(game.play(Seat::P2, &turn), outcome.into());
    }
}
