//! Spawn: build with all three colours, take one ball away, and never let three of a colour meet.

use smallvec::SmallVec;

use crate::board::pyramid::{Action, Actions, Colour, Point, Pyramid, Set};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start, Step};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spawn.
#[derive(Debug, Clone)]
pub struct Spawn {
    board: Pyramid,
}

/// The points of levels 0 and 1, where a ball hides no other.
const LOW: Set = Set::ALL.minus(Set::points("h1 h2 i1 i2 j1"));

/// The points that touch one or more of these, and two or more.
#[inline]
fn touched(set: Set) -> (Set, Set) {
    let below = set.lowered();
    let (below_north, south) = (below.north(), set.south());
    let (above, above_south) = (set.raised(), south.raised());
    let sides = [set.north(), south, set.east(), set.west(), below, below_north, below.east(), below_north.east()];
    let riders = [above, above_south, set.west().raised(), south.west().raised()];
    sides
        .into_iter()
        .chain(riders)
        .fold((Set::EMPTY, Set::EMPTY), |(once, twice), side| (once | side, twice | (once & side)))
}

/// Whether a visible ball touches two or more visible balls of its colour.
fn has_triplet(board: &Pyramid) -> bool {
    let visible = board.visible();
    Colour::ALL.into_iter().any(|colour| {
        let balls = board.of(colour) & visible;
        balls.meets(touched(balls).1)
    })
}

/// The points that touch this one or are diagonal to it on its level.
fn neighbours(point: Point) -> Set {
    point.contacts() | Set::from(point).around()
}

/// The points that can join these balls so that one of all neighbours every other.
fn joining(placed: Set) -> Set {
    let centre = placed.iter().fold(Set::ALL, |all, point| all & neighbours(point));
    let around = placed.iter().filter(|point| neighbours(*point).covers(placed - *point));
    around.fold(centre, |joining, point| joining | neighbours(point))
}

/// A turn under way: the balls placed so far and the colours still to be placed.
#[derive(Debug, Clone)]
struct Placing {
    board: Pyramid,
    placed: Set,
    due: SmallVec<[Colour; 3]>,
    first_turn: bool,
}

impl Placing {
    fn begin(board: &Pyramid) -> Self {
        let due = Colour::ALL.into_iter().filter(|colour| board.left(*colour, 16) > 0).collect();
        Self { board: *board, placed: Set::EMPTY, due, first_turn: board.occupied().is_empty() }
    }

    fn with(&self, colour: Colour, point: Point) -> Self {
        let mut next = self.clone();
        next.place(colour, point);
        next
    }

    fn place(&mut self, colour: Colour, point: Point) {
        self.board.place(colour, point);
        self.placed |= point;
        self.due.retain(|due| *due != colour);
    }

    /// Whether no further ball is placed.
    fn is_done(&self) -> bool {
        self.due.is_empty() || self.board.is_full()
    }

    /// Where the next ball may go; with the last one the balls placed are neighbours as they should.
    fn open(&self) -> Set {
        let last = self.due.len() == 1 || self.board.empty().len() == 1;
        self.board.playable() & if last { joining(self.placed) } else { Set::ALL }
    }

    /// Where a ball of that colour would not break the ban, on a board that keeps it.
    fn safe(&self, colour: Colour) -> Set {
        let open = self.open();
        let balls = self.board.of(colour) & self.board.visible();
        let (once, twice) = touched(balls);
        let low = (open & LOW) - twice - (balls & once).contacts();
        // A ball higher up may hide one that would count.
        let high = (open - LOW).iter().filter(|point| !has_triplet(&self.with(colour, *point).board));
        high.fold(low, |safe, point| safe | point)
    }

    /// The balls of which one has to be removed, after the last placement; `None` where no removal is due.
    fn removable(&self) -> Option<Set> {
        (!self.first_turn && !self.board.is_full()).then(|| self.board.mobile() - self.placed)
    }

    fn is_safe_removal(&self, point: Point) -> bool {
        let mut board = self.board;
        board.remove(point);
        !has_triplet(&board)
    }

    /// Whether the turn can be finished by the rules, the ban aside.
    fn can_finish(&self) -> bool {
        if self.is_done() {
            return self.removable().is_none_or(|balls| !balls.is_empty());
        }
        self.due.first().is_some_and(|colour| self.open().iter().any(|point| self.with(*colour, point).can_finish()))
    }

    /// Whether the turn can be finished by the rules and the ban, `last` being the ball just placed.
    ///
    /// Only alphabetical orders are tried, unless the ball before is on level 2 or 3: any other ball hides nothing, so
    /// it may as well come after the next one, which it does not support.
    fn can_survive(&self, last: Option<Point>) -> bool {
        if self.is_done() {
            return self.removable().is_none_or(|balls| {
                // Taking away a free ball that hides nothing brings no balls together.
                balls.meets(self.board.free() & LOW) || balls.iter().any(|ball| self.is_safe_removal(ball))
            });
        }
        let earlier = last.filter(|last| LOW.contains(*last));
        self.due.iter().any(|colour| {
            let mut points = self.safe(*colour).iter().filter(|point| earlier.is_none_or(|earlier| *point > earlier));
            points.any(|point| self.with(*colour, point).can_survive(Some(point)))
        })
    }

    /// Gathers every way to finish the turn by the rules and the ban.
    fn gather_safe(&self, begun: &Actions, turns: &mut Vec<Actions>) {
        if self.is_done() {
            match self.removable() {
                None => turns.push(begun.clone()),
                Some(balls) => turns.extend(
                    balls
                        .iter()
                        .filter(|ball| self.is_safe_removal(*ball))
                        .map(|ball| begun.clone().then(Action::Remove(ball))),
                ),
            }
            return;
        }
        for colour in &self.due {
            for point in self.safe(*colour) {
                self.with(*colour, point).gather_safe(&begun.clone().then(Action::Ball(*colour, point)), turns);
            }
        }
    }

    /// Tries a random turn, with or without regard to the ban; `None` if that leads nowhere.
    fn attempt(mut self, careful: bool, chance: &mut Chance) -> Option<Actions> {
        let mut turn = Actions::default();
        while !self.is_done() {
            let colour = *chance.pick(&self.due)?;
            let point = if careful { self.safe(colour) } else { self.open() }.pick(chance)?;
            self.place(colour, point);
            turn.push(Action::Ball(colour, point));
        }
        if let Some(balls) = self.removable() {
            let ball = balls.pick(chance)?;
            if careful && !self.is_safe_removal(ball) {
                return None;
            }
            turn.push(Action::Remove(ball));
        }
        Some(turn)
    }
}

impl Game for Spawn {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "spawn",
        rules: 1,
        name: Phrase::same("Spawn"),
        author: "Lloyd Krassner",
        year: "2012",
        category: Category::Completion,
        seats: &[],
        ends: &[
            ("triplet", Phrase::new("spawn-ball-touches-two-colour")),
            ("full", Phrase::new("common-pyramid-complete")),
            ("stuck", Phrase::new("spawn-no-turn-keeps-ban")),
        ],
        notation: &[
            ("Wa1,Bb1,Rb2", Phrase::new("spawn-ball-each-colour-order")),
            ("Wa1,Bb1,Rb2,xd4", Phrase::new("spawn-same-ball-d4-removed")),
        ],
        summary: Phrase::new("spawn-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new() })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| {
            let balls = if let [balls @ .., Action::Remove(_)] = &**turn { balls } else { turn };
            (1..=3).contains(&balls.len()) && balls.iter().all(|action| matches!(action, Action::Ball(..)))
        })
    }

    fn check(&self, _: Seat, turn: &Actions) -> Result<(), Text> {
        let mut placing = Placing::begin(&self.board);
        let mut removed = None;
        for action in turn.iter() {
            match *action {
                Action::Ball(colour, point) => {
                    if !placing.due.contains(&colour) {
                        let name = colour.name();
                        return Err(text!("spawn-second-ball-cannot-placed-nor", name));
                    }
                    placing.board.require_playable(point)?;
                    placing.place(colour, point);
                }
                Action::Remove(point) => removed = Some(point),
                _ => {}
            }
        }
        if !placing.is_done() {
            return Err(text!("spawn-ball-each-colour-stock-placed"));
        }
        if !placing.placed.iter().any(|point| neighbours(point).covers(placing.placed - point)) {
            return Err(text!("spawn-balls-placed-neighbour-every-other"));
        }
        match (removed, placing.removable()) {
            (None, None) => Ok(()),
            (None, Some(_)) => Err(text!("spawn-ball-removed-after-placements")),
            (Some(_), None) => Err(text!("spawn-no-ball-removed-first-turn")),
            (Some(point), Some(_)) if placing.placed.contains(point) => {
                Err(text!("spawn-ball-placed-turn-stays", point))
            }
            (Some(point), Some(_)) => placing.board.require_mobile(point),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        let mut broken = false;
        for action in turn.iter() {
            match *action {
                Action::Ball(colour, point) => self.board.place(colour, point),
                Action::Remove(point) => {
                    self.board.remove(point);
                }
                _ => {}
            }
            broken = broken || has_triplet(&self.board);
        }
        let next = seat.other();
        if broken {
            Outcome::win(next, 2, "triplet").into()
        } else if self.board.is_full() {
            Outcome::win(seat, 2, "full").into()
        } else if Placing::begin(&self.board).can_survive(None) {
            Next::Turn(next)
        } else {
            Outcome::win(seat, 2, "stuck").into()
        }
    }

    fn turns(&self, _: Seat) -> Option<Vec<Actions>> {
        None
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Actions> {
        let placing = Placing::begin(&self.board);
        let careful = !chance.one_in(40);
        for _ in 0..32 {
            if let Some(turn) = placing.clone().attempt(careful, chance) {
                return Some(turn);
            }
        }
        let mut turns = Vec::new();
        placing.gather_safe(&Actions::default(), &mut turns);
        chance.pick(&turns).cloned()
    }

    fn steps(&self, _: Seat, partial: &str) -> Vec<Step> {
        let mut placing = Placing::begin(&self.board);
        let begun = if partial.is_empty() { Some(Actions::default()) } else { Actions::read(partial) };
        for action in begun.iter().flat_map(|begun| begun.iter()) {
            match *action {
                Action::Ball(colour, point) if placing.due.contains(&colour) && placing.open().contains(point) => {
                    placing.place(colour, point);
                }
                _ => return Vec::new(),
            }
        }
        if begun.is_none() {
            return Vec::new();
        }
        if placing.is_done() {
            let remove = |ball| Step::last(|pen| pen.comma().remove(ball));
            return placing.removable().into_iter().flatten().map(remove).collect();
        }
        let mut steps = Vec::new();
        for point in placing.open() {
            for colour in &placing.due {
                let next = placing.with(*colour, point);
                if !next.can_finish() {
                    continue;
                }
                let complete = next.is_done() && next.removable().is_none();
                steps.push(Step::ending(complete, |pen| pen.joint(partial).add(colour).add(point)));
            }
        }
        steps
    }

    fn scene(&self) -> Scene {
        let left = Colour::ALL.map(|colour| (colour, self.board.left(colour, 16)));
        let written = left.map(|(colour, count)| format!("{colour} {count}")).join(", ");
        let [white, black, red] = left.map(|(_, count)| count);
        let told = text!("spawn-left", white, black, red);
        self.board.scene().with_note_told(Phrase::new("spawn-stock"), written, told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    /// A full pyramid in which no visible ball touches two of its colour.
    const KEPT: &str = "BWBBWBRWRWRWRBWBRWRWBBBWRBRRBW";

    fn kept(missing: Set) -> Spawn {
        let mut board = Pyramid::filled(&Colour::letters(KEPT, 30).unwrap());
        board.take_all(missing);
        Spawn { board }
    }

    #[test]
    fn the_first_turn_places_three_neighbours_and_removes_nothing() {
        start("spawn", 2)
            .allows("Wa1,Bb1,Rb2 Wa1,Bc3,Rb2 Wa1,Rb2,Bb3")
            .forbids("Wa1,Bb1,Rb2,xa1 Wa1,Bb1 Wa1 Wa1,Wb1,Rb2 Wa1,Bb1,Rd4 Wa1,Bb1,Re1 Wa1,Bb1,Rb1")
            .cannot_read("xa1 Wa1,Bb1,Rb2,Wc2 a1,b1,c1 xa1,Wb1 Wa1,xa1,xb1 pass");
    }

    #[test]
    fn a_removal_of_an_older_mobile_ball_is_compulsory_afterwards() {
        start("spawn", 2)
            .plays("Wa1,Bb1,Rb2")
            .forbids("Wa3,Bb3,Rc3 Wa3,Bb3,Rc3,xa3 Wa3,Bb3,Rc3,xd4")
            .allows("Wa3,Bb3,Rc3,xa1 Wa3,Bb3,Rc3,xb2");
    }

    #[test]
    fn a_triplet_loses_even_if_the_removal_undoes_it() {
        let table = start("spawn", 2).plays("Wa1,Bb1,Rb2 Wa2,Ba3,Rb3,xb1").goes_on();
        table.plays("Rb4,Wc4,Bc3,xb2").ends("triplet", &[2, 1]);
    }

    #[test]
    fn hidden_balls_do_not_count_and_covered_contacts_do() {
        let level_1 = Set::HOLES | Set::level(1);
        let board = |white: Set| Pyramid::with(white, level_1 - white, Set::EMPTY);
        let breaks = |board: &Pyramid| {
            let white = board.of(Colour::White) & board.visible();
            white.meets(touched(white).1)
        };
        assert!(breaks(&board(Set::points("a2 b2 c2"))));
        assert!(!breaks(&board(Set::points("a2 b2 d2"))));
        let mut hidden = board(Set::points("a2 b2 c2"));
        hidden.place(Colour::Black, "h1".parse().unwrap());
        assert!(!breaks(&hidden));
    }

    #[test]
    fn the_placements_end_with_a_full_pyramid() {
        let game = kept(Set::points("i2 j1"));
        let legal = |turn: &str| game.check(Seat::P1, &game.parse(turn).unwrap()).is_ok();
        assert!(legal("Wi2,Bj1") && legal("Ri2,Bj1") && legal("Bi2,Wj1"));
        assert!(!legal("Wi2") && !legal("Wi2,Wj1") && !legal("Wi2,Bj1,xa1") && !legal("Wi2,xa1"));
    }

    #[test]
    fn a_full_pyramid_wins() {
        let mut game = kept(Set::points("j1"));
        let colour = Colour::letters(KEPT, 30).unwrap()[29];
        let turn = game.parse(&format!("{colour}j1")).unwrap();
        assert_eq!(game.play(Seat::P2, &turn), Outcome::win(Seat::P2, 2, "full").into());
    }

    #[test]
    fn a_seat_without_a_turn_that_keeps_the_ban_is_stuck() {
        let turns = "Rd4,Bd2,Wc3 Rd1,Bc1,Wc2,xc3 Wa1,Rc3,Bb2,xd4 Rd3,Bd4,Wg2,xb2 Bb3,Wc4,Rb4,xd4 Ba3,Wa4,Ra2,xd3 \
                     Wb1,Rb2,Be1,xa1 Bd4,Wf2,Rg3,xc2 Rg1,We2,Bf1,xa3 Bg2,Re3,Wf2,xa4";
        start("spawn", 2).plays(turns).goes_on().plays("Be2,We1,Rh1,xb4").ends("stuck", &[1, 2]);
    }

    #[test]
    fn a_colour_used_up_is_left_out() {
        let game = Spawn { board: Pyramid::with(Set::HOLES, Set::EMPTY, Set::EMPTY) };
        let legal = |turn: &str| game.check(Seat::P1, &game.parse(turn).unwrap()).is_ok();
        assert!(legal("Be1,Rf2,xa1") && !legal("We1,Bf1,Re2,xa4") && !legal("Be1,Rg3,xa1") && !legal("Be1,xa1"));
    }

    #[test]
    fn the_quick_search_for_a_surviving_turn_agrees_with_the_full_one() {
        let has_turn = |game: &Spawn| {
            let mut turns = Vec::new();
            Placing::begin(&game.board).gather_safe(&Actions::default(), &mut turns);
            !turns.is_empty()
        };
        let mut chance = Chance::seeded(5);
        for _ in 0..40 {
            let mut game = Spawn { board: Pyramid::new() };
            while let Some(turn) = game.random_turn(Seat::P1, &mut chance) {
                match game.play(Seat::P1, &turn) {
                    Next::End(outcome) => {
                        assert!(outcome.end != "stuck" || !has_turn(&game), "{game:?}");
                        break;
                    }
                    Next::Turn(_) => {
                        assert!(game.board.occupied().len() < 14 || has_turn(&game), "{game:?}");
                    }
                }
            }
        }
    }
}
