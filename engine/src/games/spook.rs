//! Spook: a ghost eats its way down the pyramid; whose colour is gone first has escaped.

use crate::board::pyramid::{APEX, Action, Actions, Colour, Point, Pyramid, Set, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spook; the ghost is the only white ball.
#[derive(Debug, Clone, Copy)]
pub struct Spook {
    board: Pyramid,
}

/// What the seat to move has to do.
enum Due {
    /// Put a ball down.
    Fill,
    /// Let the ghost drop onto one of these balls, or step on one of those.
    Haunt { drops: Set, steps: Set },
    /// Lift the isolated ghost to one of these points.
    Lift(Set),
    /// Remove one of these balls of the other seat.
    Take(Set),
    /// Nothing can be done.
    Pass,
}

impl Spook {
    fn ghost(&self) -> Option<Point> {
        self.board.of(Colour::White).first()
    }

    fn steps_from(&self, ghost: Point) -> Set {
        self.board.free() & ghost.beside()
    }

    /// The ghost takes the place of a ball beside it.
    fn step(mut self, ghost: Point, to: Point) -> Self {
        self.board.take(to);
        self.board.take(ghost);
        self.board.place(Colour::White, to);
        self
    }

    fn due(&self, seat: Seat) -> Due {
        let Some(ghost) = self.ghost() else { return Due::Fill };
        let drops = self.board.carrying_one() & ghost.supports();
        let steps = self.steps_from(ghost);
        if !(drops | steps).is_empty() {
            return Due::Haunt { drops, steps };
        }
        let others = self.board.occupied() - ghost;
        if ghost.level() == 0 && !ghost.beside().meets(others) {
            let playable = self.board.playable();
            return Due::Lift((playable - Set::HOLES) | (playable & others.beside()));
        }
        let prey = self.board.of(Colour::red_first(seat.other())) & self.board.mobile();
        if prey.is_empty() { Due::Pass } else { Due::Take(prey) }
    }

    /// Adds every way to go on stepping over balls of one colour.
    fn chains(self, ghost: Point, colour: Option<Colour>, path: &Actions, chains: &mut Vec<Actions>) {
        for to in self.steps_from(ghost) {
            let taken = self.board.at(to);
            if colour.is_none() || colour == taken {
                let path = path.clone().then(Action::Remove(to));
                chains.push(path.clone());
                self.step(ghost, to).chains(to, taken, &path, chains);
            }
        }
    }

    /// The ghost steps over these balls, all of one colour.
    fn require_steps(mut self, path: &[Action]) -> Result<(), Text> {
        let mut first = None;
        for action in path {
            let (Action::Remove(to), Some(ghost)) = (*action, self.ghost()) else { return Err(not_due()) };
            if !ghost.beside().contains(to) {
                return Err(text!("spook-not-side-side-ghost", to, ghost));
            }
            self.board.require_free(to)?;
            let colour = self.board.require_ball(to)?;
            self.board.require_colour(to, *first.get_or_insert(colour))?;
            self = self.step(ghost, to);
        }
        Ok(())
    }
}

impl Game for Spook {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spook",
        rules: 1,
        name: Phrase::same("Spook"),
        author: "Dieter Stein",
        year: "2011",
        category: Category::Elimination,
        seats: &[Phrase::new("common-red"), Phrase::new("common-black")],
        ends: &[("escaped", Phrase::new("spook-all-balls-colour-gone"))],
        notation: &[
            ("b2", Phrase::new("spook-while-filling-ball-your-colour")),
            ("xh1", Phrase::new("spook-ghost-takes-ball-h1-if")),
            ("xh2,xi2", Phrase::new("spook-ghost-steps-over-h2-i2")),
            ("Wc2", Phrase::new("spook-isolated-ghost-put-c2")),
            ("pass", Phrase::new("spook-nothing-removed")),
        ],
        summary: Phrase::new("spook-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| match **turn {
            [Action::Pass | Action::Place(_) | Action::Ball(Colour::White, _)] => true,
            _ => turn.iter().all(|action| matches!(action, Action::Remove(_))),
        })
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        match (self.due(seat), &**turn) {
            (Due::Fill, [Action::Place(point)]) => self.board.require_playable(*point),
            (Due::Haunt { drops, .. }, [Action::Remove(point)]) if drops.contains(*point) => Ok(()),
            (Due::Haunt { drops, .. }, [Action::Remove(point), ..]) if drops.contains(*point) => {
                Err(text!("spook-drop-single-removal"))
            }
            (Due::Haunt { .. }, path @ [Action::Remove(_), ..]) => self.require_steps(path),
            (Due::Lift(points), [Action::Ball(_, point)]) if points.contains(*point) => Ok(()),
            (Due::Lift(_), [Action::Ball(..)]) => Err(text!("spook-ghost-goes-hole-beside-ball")),
            (Due::Take(_), [Action::Remove(point)]) => {
                self.board.require_colour(*point, Colour::red_first(seat.other()))?;
                self.board.require_mobile(*point)
            }
            (Due::Pass, [Action::Pass]) => Ok(()),
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        let due = self.due(seat);
        for action in turn.iter() {
            match (&due, self.ghost(), *action) {
                (_, None, Action::Place(point)) => {
                    self.board.place(Colour::red_first(seat), point);
                    if (self.board.empty() - APEX).is_empty() {
                        self.board.place_all(Colour::White, APEX);
                        return Next::Turn(Seat::P1);
                    }
                    return Next::Turn(seat.other());
                }
                (Due::Haunt { .. }, Some(ghost), Action::Remove(point)) if ghost.beside().contains(point) => {
                    *self = self.step(ghost, point);
                }
                (_, _, Action::Remove(point)) => drop(self.board.remove(point)),
                (_, Some(ghost), Action::Ball(colour, point)) => {
                    self.board.take(ghost);
                    self.board.place(colour, point);
                }
                _ => {}
            }
        }
        let gone = |seat: &Seat| self.board.of(Colour::red_first(*seat)).is_empty();
        match Seat::all(2).find(gone) {
            Some(winner) => Outcome::win(winner, 2, "escaped").into(),
            None => Next::Turn(seat.other()),
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let all = |points: Set, action: fn(Point) -> Action| points.iter().map(|point| action(point).into()).collect();
        Some(match self.due(seat) {
            Due::Fill => all(self.board.playable(), Action::Place),
            Due::Haunt { drops, .. } => {
                let mut turns = all(drops, Action::Remove);
                self.chains(self.ghost()?, None, &Actions::default(), &mut turns);
                turns
            }
            Due::Lift(points) => all(points, |point| Action::Ball(Colour::White, point)),
            Due::Take(balls) => all(balls, Action::Remove),
            Due::Pass => vec![Actions::pass()],
        })
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        Some(match self.due(seat) {
            Due::Fill => Action::Place(self.board.playable().pick(chance)?).into(),
            Due::Haunt { drops, steps } => {
                let mut to = (drops | steps).pick(chance)?;
                let mut turn = Actions::from(Action::Remove(to));
                if steps.contains(to) {
                    let same = self.board.of(self.board.at(to)?);
                    let mut position = self.step(self.ghost()?, to);
                    while let Some(next) = (position.steps_from(to) & same).pick(chance)
                        && !chance.one_in(3)
                    {
                        position = position.step(to, next);
                        turn.push(Action::Remove(next));
                        to = next;
                    }
                }
                turn
            }
            Due::Lift(points) => Action::Ball(Colour::White, points.pick(chance)?).into(),
            Due::Take(balls) => Action::Remove(balls.pick(chance)?).into(),
            Due::Pass => Actions::pass(),
        })
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    /// Rows 1 and 3 of the board are red, 2 and 4 black; above, e1 e3 f2 g1 g3 h2 i2 are red.
    const FILLING: &str = "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2 e3 f1 f2 f3 g1 g2 g3 h1 h2 i1 i2";

    fn turns(ghost: &str, red: &str, black: &str, seat: Seat) -> Vec<String> {
        let board = Pyramid::with(Set::points(ghost), Set::points(black), Set::points(red));
        Spook { board }.turns(seat).unwrap().iter().map(ToString::to_string).collect()
    }

    #[test]
    fn red_fills_last_and_haunts_first() {
        let table = start("spook", 2).plays(FILLING);
        assert_eq!(table.0.seat(), Seat::P1);
        table.forbids("j1 xe1 Wj1 pass").allows("xh1 xh2 xi1 xi2").cannot_read("Rj1 x pass,xh1 h1-h2");
        start("spook", 2).plays("a1").goes_on().forbids("xa1 Wa2 pass");
    }

    #[test]
    fn drops_and_steps_do_not_mix_and_steps_keep_to_a_colour() {
        let table = start("spook", 2).plays(FILLING).plays("xh1");
        table.allows("xe1 xi1 xh2 xh2,xi2").forbids("xh2,xi2,xi1 xe1,xa1 xe1,xe2 xh2,xe3 xf1 xi2");
    }

    #[test]
    fn an_isolated_ghost_goes_beside_a_ball_or_up() {
        let platform = "c3 c4 d3 d4";
        assert_eq!(turns("a1", platform, "d1", Seat::P1).join(" "), "Wb3 Wb4 Wc1 Wc2 Wd2 Wg3");
    }

    #[test]
    fn without_a_removal_a_mobile_ball_of_the_other_seat_goes() {
        // The only ball beside the ghost carries g2.
        let (red, black) = ("c2 c3 g2", "d2 d3 a4");
        assert_eq!(turns("d1", red, black, Seat::P1).join(" "), "xa4 xd2 xd3");
        assert_eq!(turns("d1", red, black, Seat::P2).join(" "), "xc2 xc3 xg2");
    }

    #[test]
    fn with_nothing_to_remove_one_passes() {
        // c2 carries f2 and g2.
        assert_eq!(turns("c1", "b2 b3 c3 d2 d3 f2 g2", "c2", Seat::P1).join(" "), "pass");
    }

    #[test]
    fn the_colour_that_is_gone_wins_whoever_took_it() {
        for seat in [Seat::P1, Seat::P2] {
            let board = Pyramid::with(Set::points("a1"), Set::points("d4"), Set::points("a2"));
            let next = Spook { board }.play(seat, &Action::Remove("a2".parse().unwrap()).into());
            assert_eq!(next, Outcome::ranked([1, 2], "escaped").into());
        }
    }
}
