//! Jacquet: both race the same way round without hitting, behind a courier.

use crate::board::tables::{MEN, OFF, Points, Rules, Side, Table, Turn};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
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
        name: Phrase::same("Jacquet"),
        author: "Traditional",
        year: "—",
        category: Category::Race,
        ends: &[("off", Phrase::new("All fifteen checkers are off", "Les quinze pions sont sortis"))],
        notation: &[
            ("o52", Phrase::new("to begin, P1 throws 5 and P2 throws 2", "pour commencer, P1 tire 5 et P2 tire 2")),
            ("52:24/19,24/22", Phrase::new("with 5 and 2, a checker each", "avec 5 et 2, un pion par dé")),
            ("52:24/17", Phrase::new("one checker plays both dice", "un pion joue les deux dés")),
            ("33:24/21(2),10/7/4", Phrase::new("a double gives four steps", "un doublet donne quatre pas")),
            ("61:6/off,5/4", Phrase::new("a checker is borne off", "un pion sort")),
            ("66:-", Phrase::new("nothing can be played", "rien ne peut être joué")),
        ],
        summary: Phrase::new(
            "Both seats take their fifteen checkers the same way round, from their own point 24 to their home, points 6 to \
             1, and bear them off from there; the first to have all off wins. Nobody is hit: one checker is enough to close a \
             point to the opponent. A single checker, the courier, must reach the home before any other leaves. Nobody may \
             hold six points in a row within the half in which he starts. As many dice as possible are played.",
            "Les deux camps mènent leurs quinze pions dans le même sens, de leur flèche 24 à leur jan de sortie, les flèches 6 à \
             1, et les sortent de là ; le premier à avoir tout sorti gagne. On ne frappe pas : un seul pion suffit à fermer \
             une flèche à l’adversaire. Un premier pion, le postillon, doit arriver à destination avant qu’un autre ne parte. \
             On ne peut tenir six flèches de suite dans la moitié d’où l’on part. On joue le plus de dés possible.",
        ),
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

    fn scene(&self) -> Scene {
        self.table.scene()
    }
}
