//! Splush: balls enter from the edge, pushing; whoever joins all visible balls wins.

use smallvec::SmallVec;

use crate::board::pyramid::Action::{Enter, Pass, Place, Remove};
use crate::board::pyramid::{Action, Actions, CHEQUER, Colour, Direction, Point, Pyramid, Set, choose, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Repetition, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Splush.
#[derive(Debug, Clone)]
pub struct Splush {
    board: Pyramid,
    past: Repetition<(Pyramid, Seat)>,
}

/// The points above level 0 on the border of their level.
const BORDER: Set = Set::ALL.minus(Set::HOLES).minus(Set::points("f2"));

/// The points where a ball may enter: to rest there, and to push in each direction.
fn entries(board: &Pyramid, fallen: Set) -> [(Option<Direction>, Set); 5] {
    let border = BORDER - fallen.riders();
    let pushing = |direction: Direction| (Some(direction), board.pushable(direction) & direction.entrance() & border);
    let [north, east, south, west] = Direction::ALL.map(pushing);
    [(None, board.playable() & border), north, east, south, west]
}

fn can_enter(board: &Pyramid, fallen: Set) -> bool {
    entries(board, fallen).iter().any(|(_, points)| !points.is_empty())
}

/// Whether all visible balls of a colour form one visible group.
fn is_connected(board: &Pyramid, colour: Colour) -> bool {
    let sight = board.sight();
    let balls = board.of(colour) & sight.visible;
    balls.first().is_some_and(|ball| sight.reach(balls, ball.into()) == balls)
}

impl Splush {
    /// The boards from which a seat may enter a ball: as it is, with one in hand, or after a removal,
    /// with what that has let fall.
    fn sources(&self, seat: Seat) -> impl Iterator<Item = (Option<Action>, Pyramid, Set)> {
        let (board, colour) = (self.board, Colour::of(seat));
        let hand = (board.left(colour, 16) > 0).then_some((None, board, Set::EMPTY));
        hand.into_iter().chain((board.mobile() & board.of(colour)).iter().filter_map(move |ball| {
            let mut board = board;
            let removal = board.remove(ball)?;
            Some((Some(Remove(ball)), board, removal.fallen))
        }))
    }

    fn can_move(&self, seat: Seat) -> bool {
        self.sources(seat).any(|(_, board, fallen)| can_enter(&board, fallen))
    }
}

fn turn_of(removal: Option<Action>, point: Point, direction: Option<Direction>) -> Actions {
    let entry = direction.map_or(Place(point), |direction| Enter(point, direction));
    removal.into_iter().chain([entry]).collect()
}

impl Game for Splush {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "splush",
        rules: 1,
        name: Phrase::same("Splush"),
        author: "Cameron Browne",
        year: "2012",
        category: Category::Connection,
        ends: &[
            ("connected", Phrase::new("splush-all-visible-balls-colour-joined")),
            ("blocked", Phrase::new("splush-neither-seat-turn-left")),
            ("repetition", Phrase::new("common-same-position-third-time")),
        ],
        notation: &[
            ("e1", Phrase::new("splush-ball-enters-empty-point-e1")),
            ("e2>E", Phrase::new("splush-ball-enters-e2-pushing-east")),
            ("xd1,e1>E", Phrase::new("splush-your-ball-d1-lifted-enters")),
            ("pass", Phrase::new("splush-no-other-turn")),
        ],
        summary: Phrase::new("splush-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        let board = Pyramid::with(CHEQUER, Set::HOLES.minus(CHEQUER), Set::EMPTY);
        Ok(Self { board, past: Repetition::from_start((board, Seat::P1)) })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text)
            .filter(|turn| matches!(**turn, [Pass] | [Place(_) | Enter(..)] | [Remove(_), Place(_) | Enter(..)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let colour = Colour::of(seat);
        let mut board = self.board;
        let (entry, fallen) = match **turn {
            [Pass] if self.can_move(seat) => {
                return Err(text!("splush-another-turn-passing-not-allowed"));
            }
            [Pass] => return Ok(()),
            [Remove(ball), entry] => {
                board.require_colour(ball, colour)?;
                board.require_mobile(ball)?;
                (entry, board.remove(ball).map_or(Set::EMPTY, |removal| removal.fallen))
            }
            [entry] => {
                board.require_left(colour, 16)?;
                (entry, Set::EMPTY)
            }
            _ => return Err(not_due()),
        };
        let (Place(point) | Enter(point, _)) = entry else { return Err(not_due()) };
        if !BORDER.contains(point) {
            return Err(text!("splush-ball-enters-border-level-above", point));
        }
        if point.supports().meets(fallen) {
            return Err(text!("splush-rests-ball-just-fallen", point));
        }
        let Enter(_, direction) = entry else { return board.require_playable(point) };
        if !direction.entrance().contains(point) {
            return Err(text!("splush-not-point-inwards", point, direction));
        }
        board.push(point, direction).map(drop)
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        let (colour, next) = (Colour::of(seat), seat.other());
        for action in turn.iter() {
            match *action {
                Remove(ball) => drop(self.board.remove(ball)),
                Place(point) => self.board.place(colour, point),
                Enter(point, direction) => {
                    if let Ok(push) = self.board.push(point, direction) {
                        self.board.enter(colour, &push);
                    }
                }
                _ => {}
            }
        }
        if let Some(winner) = [seat, next].into_iter().find(|seat| is_connected(&self.board, Colour::of(*seat))) {
            return Outcome::win(winner, 2, "connected").into();
        }
        if !self.can_move(next) && !self.can_move(seat) {
            return Outcome::draw(2, "blocked").into();
        }
        if self.past.third((self.board, next)) {
            return Outcome::draw(2, "repetition").into();
        }
        Next::Turn(next)
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let mut turns = Vec::new();
        for (removal, board, fallen) in self.sources(seat) {
            for (direction, points) in entries(&board, fallen) {
                turns.extend(points.iter().map(|point| turn_of(removal, point, direction)));
            }
        }
        if turns.is_empty() {
            turns.push(Actions::pass());
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let mut sources: SmallVec<[_; 17]> = self.sources(seat).collect();
        while !sources.is_empty() {
            let (removal, board, fallen) = sources.swap_remove(chance.below(sources.len()));
            if let Some((direction, point)) = choose(entries(&board, fallen).into_iter(), chance) {
                return Some(turn_of(removal, point, direction));
            }
        }
        Some(Actions::pass())
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        let seen = || self.board.of(Colour::of(winner)) & self.board.visible();
        if end == "connected" { seen().spots() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::Colour::{Black, White};
    use crate::game::testing::start;

    #[test]
    fn a_ball_enters_on_the_border_above_the_board() {
        start("splush", 2)
            .allows("e1 g3 xa1,f1")
            .forbids("f2 a1 h1 e1>E xb1,e1 xa1,e1 pass f2>E a2>E")
            .cannot_read("xa1 e1>X e1-e2 We1 xa1,xb2 e1,f1 xa1,e1>");
    }

    #[test]
    fn a_push_points_inwards() {
        let table = start("splush", 2).plays("e1").allows("e1>E e1>N").forbids("e1 e1>S e1>W e2>E");
        // The new ball stops at e1 and the old one goes one step.
        table.plays("e1>E").forbids("e1 f1").allows("e2 g1 e1>E");
    }

    #[test]
    fn a_pushed_ball_never_leaves_the_game() {
        start("splush", 2).plays("e3 f3 g3").forbids("e3>E g3>W").allows("e3>S");
    }

    #[test]
    fn a_pushed_ball_drops_into_a_single_gap() {
        let table = start("splush", 2).plays("e1 xd1,f1").forbids("xd2,e1>E").plays("e1>E");
        table.allows("g1").forbids("xd1,g1");
    }

    #[test]
    fn a_pushed_ball_does_not_fall_two_levels() {
        let open = Set::points("d1 g1 h2 i1 i2 j1");
        let mut board = Pyramid::with(!open, Set::EMPTY, Set::EMPTY);
        let [h1, d1] = ["h1", "d1"].map(|name| name.parse().unwrap());
        assert!(board.push(h1, Direction::East).is_err());
        board.place(Black, d1);
        assert_eq!(board.push(h1, Direction::East).map(|push| push.landing), Ok("g1".parse().unwrap()));
    }

    #[test]
    fn only_balls_that_carry_nothing_are_pushed() {
        let game = Splush {
            board: Pyramid::with(Set::HOLES | Set::points("e1 f1 e2 f2 h1"), Set::EMPTY, Set::EMPTY),
            past: Repetition::new(),
        };
        assert!(game.check(Seat::P2, &Enter("e1".parse().unwrap(), Direction::East).into()).is_err());
    }

    #[test]
    fn the_entered_ball_does_not_rest_on_a_fallen_one() {
        start("splush", 2).plays("e1 g3").forbids("xa1,e1").allows("xa1,f1 xe1,e1");
    }

    /// A position in which only the apex is free, and it is nobody's.
    fn stuck() -> Splush {
        let black = Set::points("a1 c1 d2 g1");
        let apex = Set::points("j1");
        Splush { board: Pyramid::with(!(black | apex), black, apex), past: Repetition::new() }
    }

    #[test]
    fn without_another_turn_a_seat_passes_and_when_neither_has_one_it_is_a_draw() {
        assert!(stuck().check(Seat::P1, &Actions::pass()).is_ok());
        assert_eq!(stuck().play(Seat::P1, &Actions::pass()), Next::End(Outcome::draw(2, "blocked")));
        let mut game = stuck();
        game.board.take_all(Set::points("j1"));
        game.board.place_all(White, Set::points("j1"));
        assert!(game.check(Seat::P1, &Actions::pass()).is_err() && game.check(Seat::P2, &Actions::pass()).is_ok());
        assert!(game.check(Seat::P1, &[Remove("j1".parse().unwrap()), Place("j1".parse().unwrap())].into()).is_ok());
    }

    #[test]
    fn all_visible_balls_in_one_visible_group_win_for_the_mover_first() {
        let joined = |white: &str, black: &str| {
            let set = |names: &str| names.split(' ').filter_map(|name| name.parse().ok()).collect::<Set>();
            let mut game = Splush { board: Pyramid::with(set(white), set(black), Set::EMPTY), past: Repetition::new() };
            game.play(Seat::P1, &Actions::pass())
        };
        let wins = |seat| Next::End(Outcome::win(seat, 2, "connected"));
        assert_eq!(joined("a1 a2", "c1 c2"), wins(Seat::P1));
        assert_eq!(joined("a1 a3", "c1 c2"), wins(Seat::P2));
        // Neither is joined, and there is no platform to enter on.
        assert_eq!(joined("a1 a3", "c1 c3"), Next::End(Outcome::draw(2, "blocked")));
    }

    #[test]
    fn hidden_balls_do_not_count() {
        let white = Set::points("e1 h1 c2");
        let mut board = Pyramid::with(white, !(white | Set::points("h2 i2 j1")), Set::EMPTY);
        assert!(is_connected(&board, White));
        board.take_all(Set::points("i1"));
        assert!(!is_connected(&board, White));
    }

    #[test]
    fn a_position_draws_the_third_time() {
        let cycle = "xe1,g1 xe3,g3 xg1,e1 xg3,e3";
        start("splush", 2).plays("e1 e3").plays(cycle).plays(cycle).ends("repetition", &[1, 1]);
    }
}
