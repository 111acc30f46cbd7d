//! Spindizzy: secret choices, and points for the majority of every small pyramid.

use crate::board::pyramid::{Colour, Point, Pyramid, Stock, not_due};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Secret, Seen, Start, Step,
    Telling, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spindizzy.
#[derive(Debug, Clone)]
pub struct Spindizzy {
    board: Pyramid,
    first_master: Seat,
    hands: [Stock; 3],
    /// The colours chosen in this round.
    chosen: [Colour; 3],
    points: [i64; 3],
}

/// A ball on a point, after the choices of all seats when it opens a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    choices: Option<[Colour; 3]>,
    point: Point,
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        if let Some(choices) = self.choices {
            for choice in choices {
                pen.add(choice);
            }
            pen.sign(":");
        }
        pen.add(self.point);
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        vec![Deed::place(self.point)]
    }
}

/// What one seat chose.
fn choice(choices: [Colour; 3], seat: Seat) -> Colour {
    choices.get(seat.index()).copied().unwrap_or(Colour::Red)
}

/// The colour that scores for a small pyramid of so many white, black and red balls.
fn majority(tally: [usize; 3], top: Colour) -> Colour {
    Colour::ALL.into_iter().zip(tally).find(|(_, count)| *count >= 3).map_or(top, |(colour, _)| colour)
}

fn ranks(points: [i64; 3]) -> Vec<u32> {
    let [one, two, three] = points;
    match points {
        _ if one == two => vec![2, 2, 1],
        _ if one == three => vec![2, 1, 2],
        _ if two == three => vec![1, 2, 2],
        _ => Outcome::rank_by(&points),
    }
}

impl Spindizzy {
    fn opens_round(&self) -> bool {
        self.board.occupied().len().is_multiple_of(3)
    }
}

impl Game for Spindizzy {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "spindizzy",
        rules: 1,
        name: Phrase::same("Spindizzy"),
        author: "Dieter Stein",
        year: "2011",
        category: Category::Score,
        setup: Some(Phrase::new("spindizzy-setup")),
        ends: &[("full", Phrase::new("common-pyramid-full"))],
        notation: &[
            ("RWB:a1", Phrase::new("spindizzy-p1-chose-red-p2-white")),
            ("b3", Phrase::new("spindizzy-next-ball-goes-b3")),
        ],
        summary: Phrase::new("spindizzy-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let first_master = match start.setup {
            None | Some("1") => Seat::P1,
            Some("2") => Seat::P2,
            Some("3") => Seat::P3,
            Some(setup) => {
                return Err(text!("spindizzy-setup-not-seat-first-master", setup));
            }
        };
        let hands = [Stock::new(5, 2, 3), Stock::new(3, 5, 2), Stock::new(2, 3, 5)];
        Ok(Self { board: Pyramid::new(), first_master, hands, chosen: Colour::ALL, points: [0; 3] })
    }

    fn first(&self) -> Seat {
        self.first_master
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let choices = match Colour::scan(&mut scan) {
            Some(one) => {
                let choices = [one, Colour::scan(&mut scan)?, Colour::scan(&mut scan)?];
                Some(scan.eat(":").then_some(choices)?)
            }
            None => None,
        };
        let point = Point::scan(&mut scan)?;
        scan.done(Turn { choices, point })
    }

    fn check(&self, _: Seat, turn: &Turn) -> Result<(), Text> {
        if turn.choices.is_some() != self.opens_round() {
            return Err(not_due());
        }
        for ((seat, hand), colour) in Seat::all(3).zip(self.hands).zip(turn.choices.into_iter().flatten()) {
            if hand.count(colour) == 0 {
                let name = colour.name();
                return Err(text!("spindizzy-no-ball-left", seat, name));
            }
        }
        self.board.require_playable(turn.point)
    }

    /// The seat to move is the master at the beginning of a round, then whoever places.
    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        let mut seat = seat;
        if let Some(choices) = turn.choices {
            self.chosen = choices;
            for (hand, colour) in self.hands.iter_mut().zip(choices) {
                hand.take(colour);
            }
            seat = Seat::new(choice(choices, seat).index());
        }
        let colour = choice(self.chosen, seat);
        self.board.place(colour, turn.point);
        if turn.point.level() > 0 {
            let winner = majority(self.board.tally(turn.point.supports() | turn.point), colour);
            for (points, of) in self.points.iter_mut().zip(Colour::ALL) {
                *points += i64::from(of == winner);
            }
        }
        if self.board.is_full() {
            return Outcome::ranked(ranks(self.points), "full").with_scores(self.points).into();
        }
        Next::Turn(if self.opens_round() { seat } else { seat.after(3) })
    }

    fn turns(&self, _: Seat) -> Option<Vec<Turn>> {
        let points = self.board.playable();
        let on = |choices| points.iter().map(move |point| Turn { choices, point });
        if !self.opens_round() {
            return Some(on(None).collect());
        }
        let [one, two, three] = self.hands;
        let choices =
            one.colours().flat_map(|a| two.colours().flat_map(move |b| three.colours().map(move |c| [a, b, c])));
        Some(choices.flat_map(|choices| on(Some(choices))).collect())
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Turn> {
        let mut choices = Colour::ALL;
        for (choice, hand) in choices.iter_mut().zip(self.hands).filter(|_| self.opens_round()) {
            *choice = hand.colours().nth(chance.below(hand.colours().count()))?;
        }
        let point = self.board.playable().pick(chance)?;
        Some(Turn { choices: self.opens_round().then_some(choices), point })
    }

    fn deal(_: &Start<'_>, chance: &mut Chance) -> Option<String> {
        Some((1 + chance.below(3)).to_string())
    }

    fn secret(&self, _: Seat, partial: &str) -> Option<Secret> {
        let is_choosing = self.opens_round() && partial.len() < 3;
        is_choosing.then(|| Secret::new(Seat::new(partial.len()), 0))
    }

    fn setup_steps(_: &Start<'_>, partial: &str) -> Vec<Step> {
        let step = |number: u32| Step::last(|pen| pen.number(number));
        if partial.is_empty() { [1, 2, 3].map(step).into() } else { Vec::new() }
    }

    fn scene(&self) -> Scene {
        let mut scene = self.board.scene().with_scores(self.points);
        for (seat, hand) in self.hands.iter().enumerate() {
            scene = scene.with_hand(Some(seat), Phrase::new("common-hand"), hand.pieces());
        }
        if self.opens_round() {
            return scene;
        }
        let written: String = self.chosen.iter().map(Colour::to_string).collect();
        let told = Text::list(self.chosen.map(|colour| colour.name().into()));
        scene.with_note_told(Phrase::new("spindizzy-choices"), written, told)
    }

    fn telling(turn: &Turn, _: &Seen<'_>) -> Telling {
        let chosen = turn.choices.map(|choices| Text::list(choices.map(Colour::a_ball)));
        let aside = chosen.map(|balls| text!("spindizzy-three-chosen", balls));
        Telling { aside, ..Telling::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::{majority, ranks};
    use crate::board::pyramid::Colour::{Black, Red, White};
    use crate::game::testing::{start, start_from, try_start};
    use crate::game::{Seat, Start};

    #[test]
    fn the_choices_open_a_round_and_only_that() {
        let table =
            start("spindizzy", 3).forbids("a1 WWW:e1").cannot_read("WW:a1 WWWa1 Wa1 www:a1 WWWW:a1 WWW:e4 pass");
        table.plays("WBR:a1").forbids("WBR:a2 a1 resign").plays("a2 a3").forbids("a4").allows("WBR:a4");
    }

    #[test]
    fn the_colour_chosen_by_the_master_places_first_and_the_last_is_master() {
        let table = start_from("spindizzy", &Start { setup: Some("3"), ..Start::new(3) });
        assert_eq!(table.0.seat(), Seat::P3);
        // The master chose black: P2 places first, then P3, then P1, who is master.
        let table = table.plays("RWB:a1");
        assert_eq!(table.0.seat(), Seat::P3);
        let table = table.plays("a2");
        assert_eq!(table.0.seat(), Seat::P1);
        let table = table.plays("a3");
        assert_eq!(table.0.seat(), Seat::P1);
        // The master chose red: P3 places first.
        assert_eq!(table.plays("RWB:b1").0.seat(), Seat::P1);
    }

    #[test]
    fn a_chosen_ball_leaves_its_hand_at_once() {
        let table =
            start("spindizzy", 3).plays("BWW:a1 a2 a3 BWW:a4 b1 b2").forbids("BBB:b3 WBW:b3").allows("WWB:b3 WBB:b3");
        table.plays("WWB:b3 b4 c1").forbids("WWB:c2").allows("WBB:c2");
    }

    #[test]
    fn the_majority_of_the_five_balls_scores_and_else_the_top() {
        assert_eq!(majority([3, 1, 1], Red), White);
        assert_eq!(majority([1, 4, 0], White), Black);
        assert_eq!(majority([2, 2, 1], Red), Red);
        assert_eq!(majority([2, 1, 2], White), White);
    }

    #[test]
    fn when_two_are_equal_the_third_wins() {
        assert_eq!([[5, 5, 4], [4, 6, 4], [6, 4, 4]].map(ranks), [[2, 2, 1], [2, 1, 2], [1, 2, 2]]);
        assert_eq!(ranks([3, 7, 4]), [3, 1, 2]);
    }

    #[test]
    fn the_setup_names_the_first_master() {
        let starts = |setup| try_start("spindizzy", &Start { setup, ..Start::new(3) }).is_ok();
        assert!(starts(None) && starts(Some("2")) && starts(Some("3")));
        assert!(!starts(Some("")) && !starts(Some("4")) && !starts(Some(" 1")) && !starts(Some("01")));
    }

    #[test]
    fn a_full_pyramid_ends_the_game() {
        let rounds = "RRR:a3 d2 c4 BBR:d4 b4 d3 WBB:a1 c1 a4 RBW:d1 b1 c3 RWW:c2 b3 f3 WRR:b2 g3 e3 WBB:g2 g1 a2";
        let table = start_from("spindizzy", &Start { setup: Some("3"), ..Start::new(3) }).plays(rounds);
        let table = table.plays("WWB:e1 f1 e2 WWR:f2 h2 i1 BBR:i2 h1 j1");
        assert_eq!(table.ends("full", &[1, 2, 2]).scores, Some(vec![6, 4, 4]));
    }
}
