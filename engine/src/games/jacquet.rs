//! Jacquet: both race the same way round without hitting, behind a courier.

use crate::board::tables::{MEN, OFF, Points, Rules, Side, Table, Turn};
use crate::chance::Chance;
use crate::game::{Category, Change, Facts, Game, Next, Noun, Outcome, Scene, Seat, Seen, Shape, Start, Step, Telling};
use crate::text::{Phrase, Text};

/// A single checker holds its point, a courier goes ahead, and five in a row are enough.
#[derive(Debug, Clone, Copy)]
pub struct Running;

/// The point on which all checkers of a side begin.
const START: u8 = 24;
/// The half of the board in which no six points in a row may be held.
const OWN_HALF: Points = Points::span(13, 24);

impl Rules for Running {
    const HITS: bool = false;

    #[inline]
    fn across(point: u8) -> u8 {
        if point > 12 { point - 12 } else { point + 12 }
    }

    #[inline]
    fn seen(points: Points) -> Points {
        let board = points.and(Points::BOARD).0;
        Points(board << 12 | board >> 12).and(Points::BOARD)
    }

    #[inline]
    fn movable(own: &Side) -> Points {
        let men = own.any().and(Points::BOARD);
        let is_courier_home = !own.any().and(Points::HOME.or(Points::at(OFF))).is_empty();
        if is_courier_home || own.count(START) == MEN { men } else { men.without(Points::at(START)) }
    }

    #[inline]
    fn standing(own: &Side, die: u8, mut starts: Points) -> Points {
        // A step fills one point, so with fewer than five it makes no row of six.
        if own.any().and(OWN_HALF).0.count_ones() >= 5 {
            for from in starts.iter() {
                let mut after = *own;
                after.shift(from, from.saturating_sub(die));
                if has_six_in_a_row(after.any().and(OWN_HALF)) {
                    starts = starts.without(Points::at(from));
                }
            }
        }
        starts
    }
}

const fn has_six_in_a_row(points: Points) -> bool {
    let two = points.0 & points.0 >> 1;
    two & two >> 2 & two >> 4 != 0
}

/// A position of Jacquet.
#[derive(Debug, Clone)]
pub struct Jacquet {
    table: Table<Running>,
}

impl Game for Jacquet {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "jacquet",
        rules: 1,
        name: Phrase::same("Jacquet"),
        author: "Traditional",
        year: "—",
        category: Category::Race,
        ends: &[("off", Phrase::new("common-all-fifteen-checkers-off"))],
        notation: &[
            ("o52", Phrase::new("jacquet-begin-p1-throws-5-p2")),
            ("52:24/19,24/22", Phrase::new("jacquet-5-2-checker-each")),
            ("52:24/17", Phrase::new("jacquet-checker-plays-both-dice")),
            ("33:24/21(2),10/7/4", Phrase::new("common-double-gives-four-steps")),
            ("61:6/off,5/4", Phrase::new("common-checker-borne-off")),
            ("66:-", Phrase::new("common-nothing-played")),
        ],
        summary: Phrase::new("jacquet-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { table: Table::new(&[(START, MEN)], false) })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        Turn::read(text, Running::HITS)
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        self.table.check(seat, turn)
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        match turn {
            Turn::Opening(dice) => Next::Turn(self.table.throw(*dice).unwrap_or(Seat::P1)),
            Turn::Play(play) if self.table.play(seat, play) => Outcome::win(seat, 2, "off").into(),
            Turn::Play(_) => Next::Turn(seat.other()),
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        Some(self.table.turns(seat))
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        Some(self.table.random_turn(seat, chance))
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        self.table.steps(seat, partial)
    }

    fn scene(&self) -> Scene {
        self.table.scene()
    }

    fn telling(turn: &Turn, _: &Seen<'_>) -> Telling {
        Telling::whole(turn.tell())
    }

    fn tells_of(_: &Change) -> bool {
        true
    }

    fn noun(shape: Shape) -> Noun {
        match shape {
            Shape::Cube => Noun::of(shape),
            _ => Noun::new("piece-checker"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    fn table(white: &[(u8, u8)], black: &[(u8, u8)]) -> Table<Running> {
        Table::arranged(white, black, false)
    }

    const AWAY: &[(u8, u8)] = &[(24, 15)];

    #[test]
    fn the_opening_throw_decides_who_begins_with_its_numbers() {
        let first = start("jacquet", 2).forbids("52:24/17").plays("o33 o25").forbids("o52 43:24/17 52:-");
        first.allows("25:24/17").plays("52:24/19/17").forbids("o21").cannot_read("21:bar/24 21:24/21* double resign1");
        start("jacquet", 2).plays("o25 resign").ends("resign", &[1, 2]);
    }

    #[test]
    fn the_courier_goes_alone() {
        start("jacquet", 2)
            .plays("o52")
            .forbids("52:24/19,24/22 52:24/19")
            .plays("52:24/17 31:24/20")
            .forbids("21:24/22,17/16");
        let near = table(&[(24, 14), (8, 1)], AWAY);
        // The other's 24 is point 12, which stays closed.
        near.judges(
            "52:8/3,24/22 52:8/1 52:8/6,24/19 11:8/4 22:8/6,24/22(3) 22:8/2,24/22",
            "52:24/19,24/22 11:8/7,24/23(3)",
        );
        table(&[(24, 14), (19, 1)], AWAY).judges("55:19/4,24/19 55:24/19,19/14/9/4", "55:24/4 55:24/19(4)");
    }

    #[test]
    fn one_checker_closes_a_point() {
        table(&[(24, 14), (6, 1)], &[(10, 1), (24, 14)]).judges("21:24/23,6/4 21:24/23/21", "21:24/22,6/5 21:24/22/21");
    }

    #[test]
    fn no_six_in_a_row_in_the_own_half() {
        let five: &[(u8, u8)] = &[(24, 7), (20, 2), (19, 2), (18, 1), (17, 1), (16, 1), (2, 1)];
        table(five, AWAY).judges("31:24/23,20/17 31:24/20 31:24/23/20", "31:24/21,24/23 31:24/21/20");
        // The limit holds after each step: one order may work where another does not.
        table(five, AWAY).judges("51:20/15,20/19 51:20/15,16/15", "54:20/15,24/20 54:20/15,19/15 52:20/15,24/22");
        // Across 13/12, and in the other half, six are allowed.
        let far: &[(u8, u8)] = &[(13, 15)];
        table(&[(17, 2), (16, 2), (15, 2), (14, 2), (13, 6), (6, 1)], far).judges("51:17/12,6/5", "");
        table(&[(13, 8), (11, 2), (10, 1), (9, 1), (8, 1), (7, 1), (6, 1)], far).judges("21:13/12,13/11", "");
    }

    #[test]
    fn bearing_off_is_as_in_backgammon() {
        let men: &[(u8, u8)] = &[(5, 1), (4, 1), (2, 1), (OFF, 12)];
        table(men, AWAY).judges("52:5/off,2/off 52:5/off,4/2 52:5/3,4/off", "52:4/off,2/off 52:5/off");
        table(&[(7, 1), (1, 14)], AWAY).judges("61:7/off 61:7/1,1/off", "61:1/off 21:7/5");
    }

    #[test]
    fn a_play_is_built_step_by_step_in_any_order() {
        let steps = |partial: &str| {
            let game = Jacquet { table: table(&[(24, 14), (8, 1)], AWAY) };
            game.steps(Seat::P1, partial).into_iter().map(|step| step.text()).collect::<Vec<_>>()
        };
        assert_eq!(steps("52"), [":8"]);
        assert_eq!(steps("52:8"), ["/3", "/6"]);
        assert_eq!(steps("52:8/3"), ["/1", ",24", ",3"]);
        assert_eq!(steps("52:8/3,24"), ["/22"]);
        assert_eq!(steps("52:8/3,24/22"), Vec::<String>::new());
    }

    #[test]
    fn the_last_checker_off_wins() {
        let mut game = Jacquet { table: table(&[(3, 1), (OFF, 14)], AWAY) };
        let turn = game.parse("63:3/off").expect("the turn should read");
        assert_eq!(game.check(Seat::P1, &turn), Ok(()));
        assert_eq!(game.play(Seat::P1, &turn), Outcome::win(Seat::P1, 2, "off").into());
    }
}
