//! Spuds: pull your own balls out from under the red ones.

use crate::board::pyramid::{Action, Actions, CHEQUER, Colour, Point, Pyramid, Set, Stock};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spuds.
#[derive(Debug, Clone)]
pub struct Spuds {
    board: Pyramid,
}

const REDS: usize = 16;

impl Spuds {
    /// The balls a seat can pull out.
    fn removable(&self, seat: Seat) -> Set {
        self.board.of(Colour::of(seat)) & self.board.carrying_one()
    }

    fn without(&self, removed: Option<Point>) -> Pyramid {
        let mut board = self.board;
        if let Some(point) = removed {
            board.remove(point);
        }
        board
    }

    /// Where a red ball can go once that is done; points that were taken before do not count.
    fn places(&self, after: &Pyramid) -> Set {
        if after.left(Colour::Red, REDS) == 0 {
            return Set::EMPTY;
        }
        after.playable() - Set::HOLES - self.board.occupied()
    }

    /// Balls removed, one number per seat.
    fn removed(&self) -> [i64; 2] {
        [Colour::White, Colour::Black].map(|colour| self.board.left(colour, 8) as i64)
    }
}

/// The two actions of a turn; both are missing from a pass.
fn parts(turn: &Actions) -> (Option<Point>, Option<Point>) {
    let removed = turn.iter().find_map(|action| if let Action::Remove(point) = action { Some(*point) } else { None });
    let placed = turn.iter().find_map(|action| if let Action::Place(point) = action { Some(*point) } else { None });
    (removed, placed)
}

fn turn(removed: Option<Point>, placed: Option<Point>) -> Actions {
    match (removed, placed) {
        (None, None) => Actions::pass(),
        _ => removed.map(Action::Remove).into_iter().chain(placed.map(Action::Place)).collect(),
    }
}

impl Game for Spuds {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spuds",
        rules: 1,
        name: Phrase::same("Spuds"),
        author: "Micah Fuller",
        year: "2011",
        category: Category::Score,
        ends: &[("blocked", Phrase::new("spuds-no-white-black-ball-carries"))],
        notation: &[
            ("xb2,e1", Phrase::new("spuds-your-ball-b2-leaves-red")),
            ("e1", Phrase::new("spuds-red-ball-e1-when-nothing")),
            ("xc1", Phrase::new("spuds-your-ball-leaves-no-red")),
            ("pass", Phrase::new("spuds-neither-possible")),
        ],
        summary: Phrase::new("spuds-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::with(CHEQUER, Set::HOLES.minus(CHEQUER), Set::EMPTY) })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        use Action::{Pass, Place, Remove};
        Actions::read(text).filter(|turn| matches!(**turn, [Pass | Place(_) | Remove(_)] | [Remove(_), Place(_)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let (removed, placed) = parts(turn);
        let removable = self.removable(seat);
        match removed {
            Some(point) if !removable.contains(point) => {
                self.board.require_colour(point, Colour::of(seat))?;
                return Err(text!("spuds-ball-not-carry-exactly-ball", point));
            }
            None if !removable.is_empty() => {
                return Err(text!("spuds-ball-your-colour-carries-exactly"));
            }
            _ => {}
        }
        let after = self.without(removed);
        let places = self.places(&after);
        match placed {
            Some(point) if !places.contains(point) => {
                after.require_playable(point)?;
                after.require_left(Colour::Red, REDS)?;
                Err(text!("spuds-red-ball-goes-above-board"))
            }
            None if !places.is_empty() => Err(text!("spuds-red-ball-put-down")),
            _ => Ok(()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        let (removed, placed) = parts(turn);
        self.board = self.without(removed);
        if let Some(point) = placed {
            self.board.place(Colour::Red, point);
        }
        if Seat::all(2).any(|seat| !self.removable(seat).is_empty()) {
            return Next::Turn(seat.other());
        }
        let [white, black] = self.removed();
        let winner = if white >= black { Seat::P1 } else { Seat::P2 };
        Outcome::win(winner, 2, "blocked").with_scores([white, black]).into()
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let removable = self.removable(seat);
        let nothing = removable.is_empty().then_some(None);
        let mut turns = Vec::new();
        for removed in removable.iter().map(Some).chain(nothing) {
            let places = self.places(&self.without(removed));
            if places.is_empty() {
                turns.push(turn(removed, None));
            }
            turns.extend(places.iter().map(|point| turn(removed, Some(point))));
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let removed = self.removable(seat).pick(chance);
        Some(turn(removed, self.places(&self.without(removed)).pick(chance)))
    }

    fn scene(&self) -> Scene {
        let reds = Stock::new(0, 0, self.board.left(Colour::Red, REDS) as u8);
        let name = Phrase::new("spuds-red-balls");
        self.board.scene().with_hand(None, name, reds.pieces()).with_scores(self.removed())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    #[test]
    fn the_first_turn_only_puts_a_red_ball_down() {
        start("spuds", 2).allows("e1 g3").forbids("xa1,e1 xa1 pass h1 a1").cannot_read("e1,xa1 xa1,xb2 Re1 xa1,e1,e2");
    }

    #[test]
    fn a_ball_under_exactly_one_leaves_and_then_a_red_one_comes() {
        // e1 rests on a1 and b2 (white), a2 and b1 (black).
        let table = start("spuds", 2).plays("e1").forbids("f1 xa2 xa1,f1 xa3,f1 xd1,f2 pass");
        table.allows("xa2,f3 xb1,g3").forbids("xa2,e1 xb1,e1 xa2,a2").plays("xa2,f3").allows("xb4,g1");
    }

    #[test]
    fn a_point_that_a_ball_dropped_from_is_no_place() {
        let game = Spuds { board: Pyramid::with(CHEQUER, Set::HOLES.minus(CHEQUER), Set::points("e1 e2")) };
        let places = game.places(&game.without("a1".parse().ok()));
        assert_eq!(places, Set::points("e3 f1 f2 f3 g1 g2 g3"));
    }

    #[test]
    fn blocked_with_equal_numbers_is_a_white_win() {
        let mut game = Spuds { board: Pyramid::with(Set::points("a1"), Set::points("d4"), Set::EMPTY) };
        let outcome = Outcome::ranked([1, 2], "blocked").with_scores([7, 7]);
        assert_eq!(game.play(Seat::P2, &Actions::pass()), outcome.into());
        let mut game = Spuds { board: Pyramid::with(Set::points("a1 a2"), Set::points("d4"), Set::EMPTY) };
        let outcome = Outcome::ranked([2, 1], "blocked").with_scores([6, 7]);
        assert_eq!(game.play(Seat::P1, &Actions::pass()), outcome.into());
    }

    #[test]
    fn an_action_that_is_impossible_is_left_out() {
        let turns = |game: Spuds| game.turns(Seat::P1).unwrap().iter().map(ToString::to_string).collect::<Vec<_>>();
        // Only h1 and the apex are empty; without e1 there is no h1.
        let red = Set::level(1) | Set::points("h2 i1 i2");
        assert_eq!(turns(Spuds { board: Pyramid::with(CHEQUER, Set::HOLES.minus(CHEQUER), red) }), ["xa1", "xd4,h1"]);
        assert_eq!(turns(Spuds { board: Pyramid::with(Set::points("a1"), Set::points("d4"), Set::EMPTY) }), ["pass"]);
    }
}
