//! Spred: take your own lines off the board to get rid of red balls.

use crate::board::pyramid::{
    Action, Actions, Colour, Point, Pyramid, Set, Stock, TOUCHING_FOURS, TOUCHING_THREES, not_due,
};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Repetition, Scene, Seat, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spred.
#[derive(Debug, Clone)]
pub struct Spred {
    board: Pyramid,
    /// Red balls in hand, one number per seat.
    reds: [u8; 2],
    seen: Repetition<(Pyramid, [u8; 2], Seat)>,
}

/// What is left of a line while its balls are removed.
#[derive(Debug, Clone, Copy)]
struct Line {
    board: Pyramid,
    balls: Set,
}

impl Line {
    fn mobile(&self) -> Set {
        self.balls & self.board.mobile()
    }

    /// Removes a ball; balls of the line that drop still belong to it.
    fn without(mut self, point: Point) -> Self {
        self.balls -= point;
        let mut hole = point;
        for rider in self.board.pile(point) {
            if self.balls.contains(rider) {
                self.balls = (self.balls - rider) | hole;
            }
            hole = rider;
        }
        self.board.remove(point);
        self
    }

    /// The greatest number of balls that any order of removals allows.
    fn most(self) -> usize {
        let mut most = 0;
        for point in self.mobile() {
            most = most.max(1 + self.without(point).most());
            if most == self.balls.len() {
                break;
            }
        }
        most
    }

    /// The balls that can go first if `most` are to be removed.
    fn first(self, most: usize) -> Set {
        self.mobile().iter().filter(|point| self.without(*point).most() + 1 == most).collect()
    }

    /// Adds every order of removing `most` balls, each with what it leaves.
    fn orders(self, most: usize, path: &Actions, all: &mut Vec<(Actions, Pyramid)>) {
        if most == 0 {
            return all.push((path.clone(), self.board));
        }
        for point in self.first(most) {
            self.without(point).orders(most - 1, &path.clone().then(Action::Remove(point)), all);
        }
    }
}

/// The runs of three or four of these balls, none a part of a longer one.
fn lines(balls: Set) -> Vec<Set> {
    let mut lines: Vec<Set> = TOUCHING_FOURS.iter().copied().filter(|line| balls.covers(*line)).collect();
    let whole = |three: &&Set| !TOUCHING_FOURS.iter().any(|four| balls.covers(*four) && four.covers(**three));
    lines.extend(TOUCHING_THREES.iter().filter(|line| balls.covers(**line)).filter(whole));
    lines
}

/// Whether the rest of a turn takes that line away and puts a red ball in its place as it must.
fn fits(board: Pyramid, line: Set, rest: &[Action]) -> bool {
    let (removals, red) = match rest {
        [removals @ .., Action::Ball(_, point)] => (removals, Some(*point)),
        _ => (rest, None),
    };
    let mut left = Line { board, balls: line };
    if removals.len() > line.len() || removals.len() != left.most() {
        return false;
    }
    for action in removals {
        match *action {
            Action::Remove(point) if left.mobile().contains(point) => left = left.without(point),
            _ => return false,
        }
    }
    let open = if removals.is_empty() { Set::EMPTY } else { line & left.board.playable() };
    red.map_or(open.is_empty(), |point| open.contains(point))
}

impl Spred {
    fn after(&self, seat: Seat, point: Point) -> Pyramid {
        let mut board = self.board;
        board.place(Colour::of(seat), point);
        board
    }

    fn hands(&self) -> [i64; 2] {
        self.reds.map(i64::from)
    }
}

impl Game for Spred {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spred",
        rules: 1,
        name: Phrase::same("Spred"),
        author: "Néstor Romeral Andrés",
        year: "2012",
        category: Category::Score,
        ends: &[
            ("reds", Phrase::new("spred-hand-out-red-balls")),
            ("full", Phrase::new("common-pyramid-full-2")),
            ("repetition", Phrase::new("common-same-position-third-time")),
        ],
        notation: &[
            ("c1", Phrase::new("spred-ball-your-colour-c1")),
            ("c1,xa1,xb1,xc1,Rb1", Phrase::new("spred-ball-c1-line-a1-b1")),
        ],
        summary: Phrase::new("spred-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), reds: [8; 2], seen: Repetition::new() })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| {
            let [Action::Place(_), rest @ ..] = &**turn else { return false };
            let removals = match rest {
                [removals @ .., Action::Ball(Colour::Red, _)] => removals,
                _ => rest,
            };
            removals.iter().all(|action| matches!(action, Action::Remove(_)))
        })
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let [Action::Place(point), rest @ ..] = &**turn else { return Err(not_due()) };
        self.board.require_playable(*point)?;
        let board = self.after(seat, *point);
        let lines = lines(board.of(Colour::of(seat)));
        if lines.iter().any(|line| fits(board, *line, rest)) || (lines.is_empty() && rest.is_empty()) {
            return Ok(());
        }
        let names = lines.iter().map(|line| line.names()).collect::<Vec<_>>().join(", ");
        Err(if lines.is_empty() {
            text!("spred-no-line-after-nothing-removed", point)
        } else {
            text!("spred-many-balls-possible-lines-leave", names)
        })
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        for action in turn.iter() {
            match *action {
                Action::Place(point) => self.board.place(Colour::of(seat), point),
                Action::Remove(point) => drop(self.board.remove(point)),
                Action::Ball(colour, point) => {
                    self.board.place(colour, point);
                    if let Some(reds) = self.reds.get_mut(seat.index()) {
                        *reds = reds.saturating_sub(1);
                    }
                    // Red balls stay, so no earlier position can return.
                    self.seen.forget();
                }
                _ => {}
            }
        }
        if self.reds.contains(&0) {
            return Outcome::lowest(self.hands(), "reds").into();
        }
        if self.board.is_full() {
            return Outcome::lowest(self.hands(), "full").into();
        }
        if self.seen.third((self.board, self.reds, seat.other())) {
            return Outcome::draw(2, "repetition").with_scores(self.hands()).into();
        }
        Next::Turn(seat.other())
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let mut turns = Vec::new();
        for point in self.board.playable() {
            let board = self.after(seat, point);
            let alone = Actions::from(Action::Place(point));
            let lines = lines(board.of(Colour::of(seat)));
            if lines.is_empty() {
                turns.push(alone.clone());
            }
            for balls in lines {
                let line = Line { board, balls };
                let most = line.most();
                let mut orders = Vec::new();
                line.orders(most, &alone, &mut orders);
                for (turn, left) in orders {
                    let open = if most == 0 { Set::EMPTY } else { balls & left.playable() };
                    turns.extend(open.iter().map(|point| turn.clone().then(Action::Ball(Colour::Red, point))));
                    if open.is_empty() {
                        turns.push(turn);
                    }
                }
            }
        }
        turns.sort_unstable();
        turns.dedup();
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let point = self.board.playable().pick(chance)?;
        let mut turn = Actions::from(Action::Place(point));
        let board = self.after(seat, point);
        let Some(balls) = chance.pick(&lines(board.of(Colour::of(seat)))).copied() else { return Some(turn) };
        let mut line = Line { board, balls };
        for most in (1..=line.most()).rev() {
            let point = line.first(most).pick(chance)?;
            turn.push(Action::Remove(point));
            line = line.without(point);
        }
        if turn.len() > 1 {
            let open = balls & line.board.playable();
            if let Some(point) = open.pick(chance) {
                turn.push(Action::Ball(Colour::Red, point));
            }
        }
        Some(turn)
    }

    fn scene(&self) -> Scene {
        let hands = self.reds.map(|reds| Stock::new(0, 0, reds));
        Stock::reserves(hands, self.board.scene()).with_scores(self.hands())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    fn most(own: &str, other: &str, line: &str) -> usize {
        Line { board: Pyramid::with(Set::points(own), Set::points(other), Set::EMPTY), balls: Set::points(line) }.most()
    }

    #[test]
    fn a_line_leaves_and_a_red_ball_takes_its_place() {
        let table = start("spred", 2).plays("a1 d4 b1 d2").forbids("a2,xa1 c1 c1,xa1,xb1,Ra1 c1,xa1,xb1,xc1");
        let table = table.forbids("c1,xa1,xb1,xc1,Rd1 c1,xa1,xb1,xd4,Ra1").allows("c1,xc1,xa1,xb1,Ra1");
        let table = table.cannot_read("c1,Rb1,xa1 c1,xa1,xb1,xc1,Wb1 Wc1 c1,c2 pass").plays("c1,xa1,xb1,xc1,Rb1");
        assert_eq!(table.0.scene().scores, Some(vec![7, 8]));
    }

    #[test]
    fn a_line_is_the_whole_run() {
        let table = start("spred", 2).plays("a1 d4 b1 d2 d1 a4");
        table.forbids("c1,xa1,xb1,xc1,Ra1").allows("c1,xa1,xb1,xc1,xd1,Rc1");
    }

    #[test]
    fn the_greatest_number_that_any_order_allows() {
        // b1 carries e1 and f1 until an outer ball goes and one of them drops.
        assert_eq!(most("a1 b1 c1", "a2 b2 c2 e1 f1", "a1 b1 c1"), 3);
        assert_eq!(most("e2 f2 g2", "e1 e3 f1 f3 g1 h1 h2 i1", "e2 f2 g2"), 1);
        assert_eq!(most("e2 f2 g2", "e1 e3 f1 f3 g1 g3 h1 h2 i1 i2", "e2 f2 g2"), 0);
    }

    #[test]
    fn no_red_ball_if_drops_refill_the_line() {
        let (line, others) = (Set::points("e2 f2 g2"), Set::points("e1 e3 f1 f3 g1 h1 h2 i1"));
        let board = Pyramid::with(line, Set::HOLES.plus(others), Set::EMPTY);
        let rest = |turn: &str| Actions::read(turn).unwrap();
        assert!(fits(board, line, &rest("xg2")));
        assert!(!fits(board, line, &rest("xg2,Rg2")) && !fits(board, line, &rest("xe2")) && !fits(board, line, &[]));
    }

    #[test]
    fn a_ball_of_the_line_that_drops_still_belongs_to_it() {
        assert_eq!(most("a1 e1 h1", "a2 b1 b2 f1 e2 f2", "a1 e1 h1"), 3);
        let line =
            Line { board: Pyramid::with(Set::points("a1 e1"), Set::EMPTY, Set::EMPTY), balls: Set::points("a1 e1") };
        assert_eq!(line.without("a1".parse().unwrap()).balls, Set::points("a1"));
    }

    #[test]
    fn runs_of_three_within_four_are_no_lines_of_their_own() {
        assert_eq!(lines(Set::points("a1 b1 c1 d1")), [Set::points("a1 b1 c1 d1")]);
        assert_eq!(lines(Set::points("a1 b1 c1 c2 c3")).len(), 2);
        assert!(lines(Set::points("a1 b2 c3 d4")).is_empty());
    }

    fn ends(board: Pyramid, reds: [u8; 2], turn: &str) -> Outcome {
        let mut game = Spred { board, reds, seen: Repetition::new() };
        let after = (game.after(Seat::P1, "a1".parse().unwrap()), reds, Seat::P2);
        assert!(!game.seen.third(after) && !game.seen.third(after));
        match game.play(Seat::P1, &Actions::read(turn).unwrap()) {
            Next::End(outcome) => outcome,
            next => panic!("{next:?}"),
        }
    }

    #[test]
    fn fewer_red_balls_win_and_a_repetition_draws() {
        let outcome = |ranks: [u32; 2], end, hands: [i64; 2]| Outcome::ranked(ranks, end).with_scores(hands);
        assert_eq!(ends(Pyramid::new(), [1, 3], "b1,Ra1"), outcome([1, 2], "reds", [0, 3]));
        let all_but_one = Pyramid::with(Set::EMPTY, Set::ALL.minus(Set::points("j1")), Set::EMPTY);
        assert_eq!(ends(all_but_one, [3, 2], "j1"), outcome([2, 1], "full", [3, 2]));
        assert_eq!(ends(Pyramid::new(), [8, 7], "a1"), outcome([1, 1], "repetition", [8, 7]));
    }
}
