//! Spruit: alone, push drawn balls into the levels one after the other, none of them left alone.

use crate::board::pyramid::{Action, Colour, Direction, Point, Pyramid, Set, Stock, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start, Step};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spruit.
#[derive(Debug, Clone)]
pub struct Spruit {
    board: Pyramid,
    bag: Stock,
}

const CORNERS: [Set; 2] = [Set::points("a1 d4"), Set::points("a4 d1")];

impl Spruit {
    /// The level above the last full one.
    fn level(&self) -> Set {
        let occupied = self.board.occupied();
        (1..4).map(Set::level).find(|level| !occupied.covers(*level)).unwrap_or_default()
    }

    /// Where the first ball of a level goes; nowhere once the level is begun.
    fn first_places(&self) -> Set {
        let level = self.level();
        if level.meets(self.board.occupied()) { Set::EMPTY } else { level - Set::points("f2") }
    }

    /// Every place for a ball, whatever its colour.
    fn ways(&self) -> impl Iterator<Item = (Point, Option<Direction>)> {
        let first = self.first_places().iter().map(|point| (point, None));
        let level = self.level();
        let entries = Direction::ALL.into_iter().flat_map(move |direction| {
            (self.board.entries(direction) & level).iter().map(move |point| (point, Some(direction)))
        });
        first.chain(entries)
    }

    /// What the groups of white or black are worth: one group its size lost, several their product.
    fn worth(&self, colour: Colour) -> i64 {
        let sizes: Vec<i64> = self.board.visible_groups(colour).map(|group| group.len() as i64).collect();
        match *sizes.as_slice() {
            [size] => -size,
            _ => sizes.iter().product(),
        }
    }

    fn score(&self) -> i64 {
        let joined = CORNERS.iter().any(|corners| {
            corners.first().is_some_and(|corner| self.board.visible_group(corner).covers(*corners))
                && self.board.of(Colour::Red).covers(*corners)
        });
        i64::from(joined) * 7 + self.worth(Colour::White) + self.worth(Colour::Black)
    }
}

fn action(colour: Colour, (point, direction): (Point, Option<Direction>)) -> Action {
    direction.map_or(Action::Ball(colour, point), |direction| Action::BallEnter(colour, point, direction))
}

impl Game for Spruit {
    type Turn = Action;

    const FACTS: Facts = Facts {
        id: "spruit",
        rules: 1,
        name: Phrase::same("Spruit"),
        author: "Nathan Morse",
        year: "2012",
        category: Category::Puzzle,
        setup: Some(Phrase::new("spruit-setup")),
        ends: &[
            ("isolated", Phrase::new("spruit-ball-touches-none-colour-lost")),
            ("full", Phrase::new("common-pyramid-complete-solved")),
        ],
        notation: &[
            ("We1", Phrase::new("spruit-white-drawn-first-ball-level")),
            ("We1>N", Phrase::new("spruit-white-drawn-enters-e1-pushing")),
        ],
        summary: Phrase::new("spruit-summary"),
        ..Facts::SOLO
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let colours = start.setup.and_then(|setup| Colour::letters(setup, 16)).unwrap_or_default();
        let board = Pyramid::filled(&colours);
        let balanced = [Colour::White, Colour::Black].iter().all(|colour| board.of(*colour).len() == 7);
        if !balanced || !CORNERS.contains(&board.of(Colour::Red)) {
            return Err(text!("spruit-setup-give-16-balls-board"));
        }
        Ok(Self { board, bag: Stock::new(5, 5, 5) })
    }

    fn parse(&self, text: &str) -> Option<Action> {
        text.parse().ok().filter(|action| matches!(action, Action::Ball(..) | Action::BallEnter(..)))
    }

    fn check(&self, _: Seat, turn: &Action) -> Result<(), Text> {
        let first = self.first_places();
        match *turn {
            Action::Ball(colour, _) if first.is_empty() => {
                self.bag.require(colour)?;
                Err(text!("spruit-level-begun-ball-enter-pushing"))
            }
            Action::Ball(colour, point) => {
                self.bag.require(colour)?;
                if first.contains(point) {
                    return Ok(());
                }
                Err(text!("spruit-not-edge-level-comes-next", point))
            }
            Action::BallEnter(colour, point, direction) => {
                self.bag.require(colour)?;
                self.board.require_entry(point, direction).map(drop)
            }
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Action) -> Next {
        let (colour, point) = match *turn {
            Action::Ball(colour, point) => {
                self.board.place(colour, point);
                (colour, point)
            }
            Action::BallEnter(colour, point, direction) => {
                if let Ok(push) = self.board.push(point, direction) {
                    self.board.enter(colour, &push);
                }
                (colour, point)
            }
            _ => return Next::Turn(seat),
        };
        self.bag.take(colour);
        if colour != Colour::Red && !self.board.sight().contacts(point.into()).meets(self.board.of(colour)) {
            return Outcome::solved(false, 1, "isolated").into();
        }
        if self.board.is_full() {
            return Outcome::solved(true, 1, "full").with_scores([self.score()]).into();
        }
        Next::Turn(seat)
    }

    fn turns(&self, _: Seat) -> Option<Vec<Action>> {
        Some(self.bag.colours().flat_map(|colour| self.ways().map(move |way| action(colour, way))).collect())
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Action> {
        let way = self.ways().nth(chance.below(self.ways().count()))?;
        Some(action(self.bag.draw(chance)?, way))
    }

    fn deal(_: &Start<'_>, chance: &mut Chance) -> Option<String> {
        let corners = *chance.pick(&CORNERS)?;
        let mut others = [Colour::White, Colour::Black].repeat(7);
        chance.shuffle(&mut others);
        let mut others = others.into_iter();
        let colour = |hole| if corners.contains(hole) { Some(Colour::Red) } else { others.next() };
        Set::HOLES.iter().map(colour).map(|colour| colour.map(Colour::letter)).collect()
    }

    fn setup_steps(_: &Start<'_>, partial: &str) -> Vec<Step> {
        let fits = |letters: &str, corners: &Set| {
            letters.chars().zip(Set::HOLES).all(|(letter, hole)| (letter == 'R') == corners.contains(hole))
        };
        let steps = Colour::letter_steps(partial, &[16], "", [7, 7, 2]).into_iter();
        steps.filter(|step| CORNERS.iter().any(|corners| fits(&format!("{partial}{}", step.text()), corners))).collect()
    }

    fn scene(&self) -> Scene {
        self.board.scene().with_hand(None, Stock::BAG, self.bag.pieces())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{Table, start_from, try_start};

    /// Red on a1 and d4, white on the rest of columns a and b, black on the rest of c and d.
    const SETUP: &str = "RWWWWWWWBBBBBBBR";

    fn begin() -> Table {
        start_from("spruit", &Start { setup: Some(SETUP), ..Start::new(1) })
    }

    #[test]
    fn the_setup_is_balanced() {
        let wrong =
            ["", "RWWWWWWWBBBBBBBBR", "RWWWWWWWBBBBBBB", "RRWWWWWWBBBBBBBW", "rWWWWWWWBBBBBBBR", " WWWWWWWBBBBBBBR"];
        for setup in wrong.map(Some).into_iter().chain([None, Some("RWWWWWWBBBBBBBBR"), Some("WWWWRWWBBBBBBBBR")]) {
            assert!(try_start("spruit", &Start { setup, ..Start::new(1) }).is_err(), "{setup:?}");
        }
        let other = Some("WWWRWWWWBBBBRBBB");
        assert!(try_start("spruit", &Start { setup: other, ..Start::new(1) }).is_ok());
    }

    #[test]
    fn the_first_ball_of_a_level_goes_on_its_edge() {
        begin().forbids("Wf2 Wh1 Wa1 We1>N Ra1>N").allows("We1 Re1 Bg3 Rf1").cannot_read("e1 We1>e We4 pass");
    }

    #[test]
    fn other_balls_push_their_way_in() {
        begin().plays("We1").forbids("We2 We1>S We1>W Wf1>N").allows("We1>N We1>E");
        begin().plays("Re2").allows("We2>N We2>S We2>E").forbids("We2>W");
    }

    #[test]
    fn a_ball_alone_of_its_colour_loses() {
        begin().plays("Wg1").ends("isolated", &[1]);
        let outcome = begin().plays("Be1").outcome();
        assert_eq!((outcome.solved, outcome.scores), (Some(false), None));
        begin().plays("Rg1").goes_on();
    }

    #[test]
    fn pushed_balls_are_not_tested() {
        // The white ball goes from f1 to g1, among black ones only.
        begin().plays("Wf1 Bf1>E").goes_on();
    }

    #[test]
    fn several_groups_are_multiplied_and_a_single_one_is_lost() {
        let red = Set::points("a1 b1 c1 d1 d2 d3 d4");
        let white = Set::points("a3 a4 b4");
        let black = Set::ALL.minus(red.plus(white).plus(Set::points("j1")));
        let mut game = Spruit { board: Pyramid::with(white, black, red), bag: Stock::new(1, 1, 1) };
        // Red joins a1 and d4; white has a group of three and the apex; black is one group of the rest.
        game.board.place(Colour::White, "j1".parse().unwrap());
        assert_eq!(game.score(), 7 + 3 - 14);
    }

    #[test]
    fn a_colour_runs_out() {
        let game = Spruit {
            bag: Stock::new(0, 1, 1),
            ..Spruit::start(&Start { setup: Some(SETUP), ..Start::new(1) }).unwrap()
        };
        let turn = game.parse("We1").unwrap();
        assert!(game.check(Seat::P1, &turn).is_err());
    }
}
