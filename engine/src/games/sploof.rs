//! Sploof: trade red balls for your own, and line up four as seen from above.

use crate::board::pyramid::{Action, Colour, EAST, NORTH, Pyramid, SOUTH, Set, TOP_VIEW_DIAGONALS, WEST, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Piece, Scene, Seat, Shape, Start};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Sploof.
#[derive(Debug, Clone)]
pub struct Sploof {
    board: Pyramid,
    /// The balls of each colour that are not yet in the stock.
    supply: [u8; 2],
}

/// The holes that red balls fill at the start.
const RIM: Set = WEST.plus(EAST).plus(SOUTH).plus(NORTH);

/// The first balls of the rows and of the columns of level 0 that are of one colour and uncovered.
fn rows_and_columns(board: &Pyramid, balls: Set) -> (Set, Set) {
    // Only a row or a column of level 0 has three links in a line.
    let above = board.occupied().lowered();
    let east = (balls & balls.west()) - (above & above.north());
    let north = (balls & balls.south()) - (above & above.east());
    (east & east.west() & east.west().west(), north & north.south() & north.south().south())
}

/// Whether four balls of a colour touch one after the other and look straight from above.
fn has_line(board: &Pyramid, colour: Colour) -> bool {
    let balls = board.of(colour);
    if balls.len() < 4 {
        return false;
    }
    let (rows, columns) = rows_and_columns(board, balls);
    if !(rows | columns).is_empty() {
        return true;
    }
    // The highest ball of a place is the one that is not hidden.
    let tops = balls & board.visible();
    TOP_VIEW_DIAGONALS.iter().any(|places| places.iter().all(|place| tops.meets(*place)))
}

/// The balls of every line of a colour.
fn lines(board: &Pyramid, colour: Colour) -> Set {
    let balls = board.of(colour);
    let (rows, columns) = rows_and_columns(board, balls);
    let (east, north) = (rows | rows.east(), columns | columns.north());
    let tops = balls & board.visible();
    let straight = TOP_VIEW_DIAGONALS.iter().filter(|places| places.iter().all(|place| tops.meets(*place)));
    let diagonals = straight.flatten().fold(Set::EMPTY, |all, place| all | (tops & *place));
    east | east.east().east() | north | north.north().north() | diagonals
}

impl Sploof {
    fn supply(&self, seat: Seat) -> u8 {
        let [white, black] = self.supply;
        if seat == Seat::P1 { white } else { black }
    }

    /// The balls a seat has to place: those of its 16 that are neither in the supply nor on the board.
    fn stock(&self, seat: Seat) -> usize {
        self.board.left(Colour::of(seat), 16).saturating_sub(self.supply(seat) as usize)
    }

    fn placements(&self, seat: Seat) -> Set {
        if self.stock(seat) > 0 { self.board.playable() } else { Set::EMPTY }
    }

    fn removals(&self, seat: Seat) -> Set {
        if self.supply(seat) > 0 { self.board.of(Colour::Red) & self.board.mobile() } else { Set::EMPTY }
    }
}

impl Game for Sploof {
    type Turn = Action;

    const FACTS: Facts = Facts {
        id: "sploof",
        rules: 1,
        name: Phrase::same("Sploof"),
        author: "Matt Green",
        year: "2011",
        category: Category::Alignment,
        ends: &[
            ("line", Phrase::new("sploof-four-line-seen-above")),
            ("blocked", Phrase::new("sploof-next-player-cannot-play-loses")),
        ],
        notation: &[
            ("b2", Phrase::new("sploof-ball-your-stock-b2")),
            ("xb1", Phrase::new("sploof-removes-red-ball-b1-two")),
        ],
        summary: Phrase::new("sploof-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::with(Set::EMPTY, Set::EMPTY, RIM), supply: [14; 2] })
    }

    fn parse(&self, text: &str) -> Option<Action> {
        text.parse().ok().filter(|action| matches!(action, Action::Place(_) | Action::Remove(_)))
    }

    fn check(&self, seat: Seat, turn: &Action) -> Result<(), Text> {
        match *turn {
            Action::Place(point) if self.stock(seat) > 0 => self.board.require_playable(point),
            Action::Place(_) => Err(text!("sploof-stock-empty-remove-red-ball")),
            Action::Remove(point) if self.supply(seat) > 0 => {
                self.board.require_colour(point, Colour::Red)?;
                self.board.require_mobile(point)
            }
            Action::Remove(_) => Err(text!("sploof-all-16-balls-colour-play")),
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Action) -> Next {
        match *turn {
            Action::Place(point) => self.board.place(Colour::of(seat), point),
            Action::Remove(point) => {
                self.board.remove(point);
                let [white, black] = &mut self.supply;
                let supply = if seat == Seat::P1 { white } else { black };
                *supply = supply.saturating_sub(2);
            }
            _ => {}
        }
        let next = seat.other();
        if let Some(winner) = [seat, next].into_iter().find(|seat| has_line(&self.board, Colour::of(*seat))) {
            Outcome::win(winner, 2, "line").into()
        } else if self.placements(next).is_empty() && self.removals(next).is_empty() {
            Outcome::win(seat, 2, "blocked").into()
        } else {
            Next::Turn(next)
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Action>> {
        let placements = self.placements(seat).iter().map(Action::Place);
        Some(placements.chain(self.removals(seat).iter().map(Action::Remove)).collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Action> {
        let (placements, removals) = (self.placements(seat), self.removals(seat));
        if chance.below(placements.len() + removals.len()) < placements.len() {
            placements.pick(chance).map(Action::Place)
        } else {
            removals.pick(chance).map(Action::Remove)
        }
    }

    fn scene(&self) -> Scene {
        Seat::all(2).fold(self.board.scene(), |scene, seat| {
            let ball = Piece::new("", Shape::Ball, Colour::of(seat).paint());
            let count = self.stock(seat) as u8;
            let stock = if count > 0 { vec![Piece { count, ..ball }] } else { Vec::new() };
            scene.with_hand(Some(seat.index()), Phrase::new("common-stock"), stock)
        })
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        if end == "line" { lines(&self.board, Colour::of(winner)).spots() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    fn with(white: &str, black: &str, red: &str) -> Pyramid {
        Pyramid::with(Set::points(white), Set::points(black), Set::points(red))
    }

    #[test]
    fn a_removal_brings_two_balls() {
        let table = start("sploof", 2).plays("b2 c2 b3 c3").forbids("f2").plays("xa1 xd4");
        table.plays("f2 d4 a1").forbids("d1").plays("xa2").forbids("a2").allows("xb1");
    }

    #[test]
    fn only_mobile_red_balls_are_removed() {
        start("sploof", 2)
            .plays("b2")
            .forbids("xb2 xc3 a1 e3")
            .allows("xa1")
            .plays("e1")
            .allows("xa1 xb1")
            .cannot_read("pass Rb2 xb2,c3");
        let pinned = Sploof { board: with("a1 c1 a2 b2 c2", "e1 f1", "b1"), supply: [14; 2] };
        assert!(pinned.check(Seat::P1, &Action::Remove("b1".parse().unwrap())).is_err());
        assert_eq!(pinned.removals(Seat::P1), Set::EMPTY);
    }

    #[test]
    fn an_eighth_removal_is_not_allowed() {
        let sploof = Sploof { board: with("", "", "a1 b1"), supply: [0, 2] };
        let removal = Action::Remove("a1".parse().unwrap());
        assert!(sploof.check(Seat::P1, &removal).is_err());
        assert!(sploof.check(Seat::P2, &removal).is_ok());
    }

    #[test]
    fn covered_rows_do_not_count() {
        for line in ["a2 b2 c2 d2", "b1 b2 b3 b4"] {
            assert!(has_line(&with(line, "", ""), Colour::White), "{line}");
        }
        assert!(has_line(&with("a2 b2 c2 d2", "b1 c1 f1", ""), Colour::White));
        assert!(!has_line(&with("a2 b2 c2 d2", "b1 c1 b3 c3 f1", "f2"), Colour::White));
        assert!(has_line(&with("a1 b1 c1 d1", "a2 b2 e1", ""), Colour::White));
        assert!(!has_line(&with("b1 b2 b3 b4", "a2 a3 c2 c3 e2 f2", ""), Colour::White));
    }

    #[test]
    fn diagonals_go_up_and_down() {
        assert!(has_line(&with("d1 g1 c2 f2", "c1 d2 b2 b3 c3", ""), Colour::White));
        let climb = Set::points("a1 e1 h1 j1");
        assert!(has_line(&Pyramid::with(climb, !climb, Set::EMPTY), Colour::White));
        // Four holes in a diagonal do not touch, and a hidden ball does not count.
        assert!(!has_line(&with("a1 b2 c3 d4", "", ""), Colour::White));
        assert!(!has_line(&Pyramid::with(Set::points("d1 g1 c2 f2"), Set::points("i1"), Set::EMPTY), Colour::White));
    }

    #[test]
    fn a_removal_can_uncover_the_opponents_line() {
        let mut sploof = Sploof { board: with("", "a2 b2 c2 d2", "b1 c1 b3 c3 f1 f2"), supply: [14; 2] };
        let next = sploof.play(Seat::P1, &Action::Remove("f1".parse().unwrap()));
        assert_eq!(next, Next::End(Outcome::win(Seat::P2, 2, "line")));
    }

    #[test]
    fn with_lines_of_both_colours_the_mover_wins() {
        let mut sploof = Sploof { board: with("a3 b3 c3 d3", "a2 b2 c2 d2", "d4"), supply: [14; 2] };
        let next = sploof.play(Seat::P2, &Action::Remove("d4".parse().unwrap()));
        assert_eq!(next, Next::End(Outcome::win(Seat::P2, 2, "line")));
    }

    #[test]
    fn a_blocked_player_loses() {
        // Black has placed its two balls, and no red ball is left to remove.
        let mut sploof = Sploof { board: with("a1", "b1 c1", ""), supply: [14; 2] };
        let next = sploof.play(Seat::P1, &Action::Place("a2".parse().unwrap()));
        assert_eq!(next, Next::End(Outcome::win(Seat::P1, 2, "blocked")));
    }
}
