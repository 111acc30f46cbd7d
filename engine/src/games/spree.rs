//! Spree: place the ball you are handed, hand the next one.

use crate::board::pyramid::{Colour, Point, Pyramid, has_line_with_jokers, lines_where, not_due};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Piece, Scan, Scene, Seat, Seen, Shape, Start,
    Telling, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spree.
#[derive(Debug, Clone)]
pub struct Spree {
    board: Pyramid,
    /// The ball that the next seat has to place; none before the first turn.
    handed: Option<Colour>,
}

/// A turn of Spree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// `R`: hands a first ball.
    Hand(Colour),
    /// `b2,R` places the ball and hands another; `b2` ends the game.
    Place(Point, Option<Colour>),
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Hand(colour) => pen.add(colour),
            Self::Place(point, None) => pen.add(point),
            Self::Place(point, Some(colour)) => pen.add(point).comma().add(colour),
        };
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        match self {
            Self::Hand(_) => Vec::new(),
            Self::Place(point, _) => vec![Deed::place(point)],
        }
    }
}

impl Spree {
    /// Why the game is over, if it is.
    fn end(&self) -> Option<&'static str> {
        let red = self.board.of(Colour::Red);
        if Colour::Red.others().into_iter().any(|colour| has_line_with_jokers(self.board.of(colour), red)) {
            Some("line")
        } else {
            self.board.is_full().then_some("full")
        }
    }

    /// Whether the game would be over with the ball on that point.
    fn ends_with(&self, ball: Colour, point: Point) -> bool {
        let mut after = self.clone();
        after.board.place(ball, point);
        after.end().is_some()
    }
}

impl Game for Spree {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "spree",
        rules: 1,
        name: Phrase::same("Spree"),
        author: "Avri Klemer",
        year: "2011",
        category: Category::Alignment,
        ends: &[
            ("line", Phrase::new("spree-full-line-white-black-red")),
            ("full", Phrase::new("common-pyramid-full-2")),
        ],
        notation: &[
            ("R", Phrase::new("spree-hands-red-ball-first-turn")),
            ("b2,R", Phrase::new("spree-places-ball-hand-b2-hands")),
            ("b2", Phrase::new("spree-places-ends-game")),
        ],
        summary: Phrase::new("spree-summary"),
        ..Facts::NAMELESS
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), handed: None })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let turn = if let Some(colour) = Colour::scan(&mut scan) {
            Turn::Hand(colour)
        } else {
            let point = Point::scan(&mut scan)?;
            Turn::Place(point, if scan.eat(",") { Some(Colour::scan(&mut scan)?) } else { None })
        };
        scan.done(turn)
    }

    fn check(&self, _: Seat, turn: &Turn) -> Result<(), Text> {
        let (point, next, ball) = match (*turn, self.handed) {
            (Turn::Hand(_), None) => return Ok(()),
            (Turn::Place(point, next), Some(ball)) => (point, next, ball),
            _ => return Err(not_due()),
        };
        self.board.require_playable(point)?;
        let [other, _] = ball.others();
        match (self.ends_with(ball, point), next) {
            (true, Some(_)) => Err(text!("spree-ball-ends-game-no-other", point)),
            (false, None) => Err(text!("spree-game-goes-ball-handed", point, other)),
            (false, Some(next)) if next == ball => Err(text!("spree-ball-handed-differ-colour-just")),
            _ => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        match *turn {
            Turn::Hand(colour) => self.handed = Some(colour),
            Turn::Place(point, next) => {
                if let Some(ball) = self.handed {
                    self.board.place(ball, point);
                }
                self.handed = next;
            }
        }
        match self.end() {
            Some("line") => Outcome::win(seat, 2, "line").into(),
            Some(end) => Outcome::draw(2, end).into(),
            None => Next::Turn(seat.other()),
        }
    }

    fn turns(&self, _: Seat) -> Option<Vec<Turn>> {
        let Some(ball) = self.handed else { return Some(Colour::ALL.map(Turn::Hand).into()) };
        let turns = self.board.playable().iter().flat_map(|point| {
            let next = if self.ends_with(ball, point) { [None; 2] } else { ball.others().map(Some) };
            next.map(|next| Turn::Place(point, next))
        });
        let mut turns: Vec<Turn> = turns.collect();
        turns.dedup();
        Some(turns)
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Turn> {
        let Some(ball) = self.handed else { return chance.pick(&Colour::ALL).copied().map(Turn::Hand) };
        let point = self.board.playable().pick(chance)?;
        let next = if self.ends_with(ball, point) { None } else { chance.pick(&ball.others()).copied() };
        Some(Turn::Place(point, next))
    }

    fn scene(&self) -> Scene {
        let ball = self.handed.map(|colour| Piece::new("", Shape::Ball, colour.paint()));
        self.board.scene().with_hand(None, Phrase::new("common-ball-place"), ball.into_iter().collect())
    }

    fn deciding(&self, end: &str, _: Seat) -> Vec<String> {
        let red = self.board.of(Colour::Red);
        let plain = Colour::Red.others().map(|colour| self.board.of(colour));
        let has = |line| plain.iter().any(|balls| (*balls | red).covers(line) && line.meets(*balls));
        if end == "line" { lines_where(has).spots() } else { Vec::new() }
    }

    fn telling(turn: &Turn, _: &Seen<'_>) -> Telling {
        let hands_over = |colour: Colour| {
            let words = colour.a_ball();
            text!("spree-hands-over", words)
        };
        match *turn {
            Turn::Hand(colour) => Telling::whole(hands_over(colour)),
            Turn::Place(_, next) => Telling { then: next.map(hands_over), ..Telling::default() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::Set;
    use crate::game::testing::start;

    #[test]
    fn the_first_turn_only_hands() {
        start("spree", 2).allows("W B R").forbids("a1 a1,W").cannot_read("pass Wa1 W,a1 a1,");
    }

    #[test]
    fn the_colour_handed_differs_from_the_one_placed() {
        start("spree", 2).plays("W").forbids("a1,W a1 W B e1,B").allows("a1,B a1,R");
    }

    #[test]
    fn red_is_a_joker_in_a_line() {
        let three = start("spree", 2).plays("W a1,R b1,W c1,R");
        three.forbids("d1,W d1,B").plays("d1").ends("line", &[1, 2]);
    }

    #[test]
    fn a_line_all_red_does_not_win() {
        let game = Spree { board: Pyramid::with(Set::EMPTY, Set::EMPTY, Set::points("a1 b1 c1 d1")), handed: None };
        assert_eq!(game.end(), None);
    }

    #[test]
    fn a_full_pyramid_without_a_line_is_a_draw() {
        // Every line of levels 0 and 1 is both white and black, level 2 is red.
        let white = Set::points("a1 b1 c2 d2 a3 b3 c4 d4 e1 f1 g2 e3 f3");
        let red = Set::level(2);
        let board = Pyramid::with(white, !white - red - Set::points("j1"), red);
        let mut game = Spree { board, handed: Some(Colour::White) };
        let j1 = Turn::Place("j1".parse().unwrap(), None);
        assert_eq!(game.turns(Seat::P1), Some(vec![j1]));
        assert_eq!(game.play(Seat::P1, &j1), Next::End(Outcome::draw(2, "full")));
    }
}
