//! Spanic: get rid of a mixed hand, each ball on two of its colour.

use crate::board::pyramid::{Colour, Point, Pyramid, Set, Stock, choose};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Start, Step, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spanic.
#[derive(Debug, Clone)]
pub struct Spanic {
    board: Pyramid,
    hands: Vec<Stock>,
    /// Passes in a row.
    passes: usize,
}

/// A turn of Spanic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// `Wb2`: a ball from the hand.
    Ball(Colour, Point),
    /// `pass`
    Pass,
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Ball(colour, point) => pen.add(colour).add(point),
            Self::Pass => pen.pass(),
        };
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        match self {
            Self::Ball(colour, point) => vec![Deed::coloured(colour.paint(), point)],
            Self::Pass => Vec::new(),
        }
    }
}

/// Balls a hand holds at the start.
const fn hand_size(players: usize) -> usize {
    match players {
        3 => 10,
        4 => 7,
        5 => 6,
        _ => 5,
    }
}

fn ball(scan: &mut Scan<'_>) -> Option<(Colour, Point)> {
    Some((Colour::scan(scan)?, Point::scan(scan)?))
}

/// Reads the hands and, with four players, the two balls left over.
fn deal(setup: &str, players: usize) -> Option<Spanic> {
    let (hands, rest) = if players == 4 { setup.split_once(' ')? } else { (setup, "") };
    let hand = |letters| Colour::letters(letters, hand_size(players)).map(Stock::from_iter);
    let hands: Vec<Stock> = hands.split('/').map(hand).collect::<Option<_>>()?;
    let mut board = Pyramid::new();
    if players == 4 {
        let mut scan = Scan::new(rest);
        for (colour, point) in scan.list(",", ball)? {
            if point.level() > 0 || board.occupied().contains(point) {
                return None;
            }
            board.place(colour, point);
        }
        scan.done(())?;
    }
    let of = |colour| hands.iter().map(|hand| hand.count(colour)).sum::<usize>() + board.of(colour).len();
    (hands.len() == players && Colour::ALL.map(of) == [10; 3]).then_some(Spanic { board, hands, passes: 0 })
}

impl Spanic {
    fn hand(&self, seat: Seat) -> Stock {
        self.hands.get(seat.index()).copied().unwrap_or_default()
    }

    /// The points where a ball of that colour may go.
    fn open(&self, colour: Colour) -> Set {
        self.board.playable() & (Set::HOLES | self.board.of(colour).resting_on(2))
    }
}

impl Game for Spanic {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "spanic",
        rules: 1,
        name: Phrase::same("Spanic"),
        author: "Néstor Romeral Andrés",
        year: "2012",
        category: Category::Elimination,
        players: (3, 6),
        setup: Some(Phrase::new("spanic-setup")),
        ends: &[("out", Phrase::new("spanic-hand-empty")), ("passes", Phrase::new("spanic-everybody-passed-row"))],
        notation: &[("Wb2", Phrase::new("spanic-white-ball-hand-b2")), ("pass", Phrase::new("spanic-no-ball"))],
        summary: Phrase::new("spanic-summary"),
        ..Facts::NAMELESS
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let (players, size) = (start.players, hand_size(start.players));
        start
            .setup
            .and_then(|setup| deal(setup, players))
            .ok_or_else(|| text!("spanic-setup-hold-hands-letters-w", players, size))
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        if text == "pass" {
            return Some(Turn::Pass);
        }
        let mut scan = Scan::new(text);
        let (colour, point) = ball(&mut scan)?;
        scan.done(Turn::Ball(colour, point))
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        let Turn::Ball(colour, point) = *turn else { return Ok(()) };
        let name = colour.name();
        if self.hand(seat).count(colour) == 0 {
            return Err(text!("spanic-no-ball-hand", name));
        }
        self.board.require_playable(point)?;
        if self.open(colour).contains(point) {
            return Ok(());
        }
        Err(text!("spanic-four-balls-under-fewer-two", point, name))
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        let players = self.hands.len();
        match *turn {
            Turn::Pass => self.passes += 1,
            Turn::Ball(colour, point) => {
                self.passes = 0;
                self.board.place(colour, point);
                if let Some(hand) = self.hands.get_mut(seat.index()) {
                    hand.take(colour);
                }
            }
        }
        let end = if self.hand(seat).is_empty() {
            "out"
        } else if self.passes == players {
            "passes"
        } else {
            return Next::Turn(seat.after(players));
        };
        Outcome::lowest(self.hands.iter().map(|hand| hand.total() as i64).collect::<Vec<_>>(), end).into()
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let on = |colour| self.open(colour).iter().map(move |point| Turn::Ball(colour, point));
        Some(self.hand(seat).colours().flat_map(on).chain([Turn::Pass]).collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        let open = self.hand(seat).colours().map(|colour| (colour, self.open(colour)));
        let ball = if chance.one_in(10) { None } else { choose(open, chance) };
        Some(ball.map_or(Turn::Pass, |(colour, point)| Turn::Ball(colour, point)))
    }

    fn deal(start: &Start<'_>, chance: &mut Chance) -> Option<String> {
        let mut bag = [Colour::ALL; 10].concat();
        chance.shuffle(&mut bag);
        let (hands, rest) = bag.split_at_checked(hand_size(start.players) * start.players)?;
        let hands = hands.chunks(hand_size(start.players)).map(|hand| hand.iter().map(|ball| ball.letter()).collect());
        let mut setup = hands.collect::<Vec<String>>().join("/");
        let mut holes = Set::HOLES;
        for (at, ball) in rest.iter().enumerate() {
            let hole = holes.pick(chance)?;
            holes -= hole;
            setup += &format!("{}{ball}{hole}", if at == 0 { ' ' } else { ',' });
        }
        Some(setup)
    }

    fn setup_steps(start: &Start<'_>, partial: &str) -> Vec<Step> {
        let (players, size) = (start.players, hand_size(start.players));
        let (hands, rest) = partial.split_once(' ').unwrap_or((partial, ""));
        let mut steps = Colour::letter_steps(hands, &vec![size; players], "/", [10; 3]);
        if players != 4 {
            return steps;
        }
        if hands.len() < 4 * size + 3 {
            steps.iter_mut().for_each(|step| (step.complete, step.open) = (false, true));
            return steps;
        }
        // The two balls left over, each with its hole.
        let laid: Vec<&str> = rest.split(',').filter(|ball| !ball.is_empty()).collect();
        if laid.len() > 1 {
            return Vec::new();
        }
        let ball = |colour: Colour, hole: Point| {
            Step::ending(laid.len() == 1, |pen| {
                let pen = if laid.is_empty() { pen.sign(" ") } else { pen.comma() };
                pen.add(colour).add(hole)
            })
        };
        let is_left = |colour: &Colour| partial.matches(colour.letter()).count() < 10;
        let is_free = |hole: &Point| !laid.iter().any(|ball| ball.ends_with(&hole.to_string()));
        let colours = Colour::ALL.into_iter().filter(is_left);
        colours
            .flat_map(|colour| Set::HOLES.iter().filter(is_free).map(move |hole| (colour, hole)))
            .map(|(colour, hole)| ball(colour, hole))
            .collect()
    }

    fn scene(&self) -> Scene {
        let hands = self.hands.iter().enumerate();
        hands.fold(self.board.scene(), |scene, (seat, hand)| {
            scene.with_hand(Some(seat), Phrase::new("common-hand"), hand.pieces())
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::game::Start;
    use crate::game::testing::{Table, start_from, try_start};

    const THREE: &str = "WWWWBBBRRR/WWWBBBBRRR/WWWBBBRRRR";
    const FOUR: &str = "WWWBBRR/WWWBBRR/WWBBBRR/WBBRRRR Wa1,Bc3";

    fn table(players: usize, setup: &str) -> Table {
        start_from("spanic", &Start { setup: Some(setup), ..Start::new(players) })
    }

    #[test]
    fn holes_are_open_and_platforms_need_two_of_the_colour() {
        let table = table(3, THREE).forbids("We1").cannot_read("a1 wa1 We4 W Wa1,Bb1").plays("Wa1 Wa2 Bb1 Bb2");
        table.forbids("Re1 Wa1").allows("We1 Be1 Rd4 pass");
    }

    #[test]
    fn a_ball_comes_from_the_hand() {
        table(3, THREE).plays("Ba1 pass pass Ba2 pass pass Ba3 pass pass").forbids("Ba4").allows("Wa4 Ra4");
    }

    #[test]
    fn two_balls_left_over_are_on_the_board() {
        table(4, FOUR).forbids("Wa1 Bc3").allows("Wb1");
    }

    #[test]
    fn an_empty_hand_ends_the_game() {
        let table = table(3, THREE);
        let table = ["Wa1", "Wa2", "Wa3", "Wa4", "Bb1", "Bb2", "Bb3", "Rc1", "Rc2"]
            .into_iter()
            .fold(table, |table, turn| table.plays(turn).plays("pass pass"));
        assert_eq!(table.plays("Rc3").ends("out", &[1, 2, 2]).scores, Some(vec![0, 10, 10]));
    }

    #[test]
    fn passes_all_round_end_the_game() {
        let table = table(3, THREE).plays("pass pass Wa1 pass pass").goes_on().plays("pass");
        assert_eq!(table.ends("passes", &[2, 2, 1]).scores, Some(vec![10, 10, 9]));
    }

    #[test]
    fn the_setup_has_ten_balls_of_each_colour() {
        fn fails(players: usize, setup: Option<&str>) -> bool {
            try_start("spanic", &Start { setup, ..Start::new(players) }).is_err()
        }
        assert!(fails(3, None) && fails(3, Some("")) && fails(3, Some(FOUR)) && fails(4, Some(THREE)));
        for setup in [
            "WWWWWBBRRR/WWWBBBBRRR/WWWBBBRRRR",
            "WWWWBBBRRR/WWWBBBBRRR/WWWBBBRRRR ",
            "wWWWBBBRRR/WWWBBBBRRR/WWWBBBRRRR",
            "WWWWBBBRRR/WWWBBBBRRR/WWWBBBRRRR/",
            "WWWWBBBRRRW/WWWBBBBRRR/WWBBBRRRR",
        ] {
            assert!(fails(3, Some(setup)), "{setup}");
        }
        for rest in
            ["", " ", " Wa1", " Wa1,Ba1", " Wa1,Be1", " Wa1,Bc3,", "  Wa1,Bc3", " Wa1,Bc3 ", " Ba1,Bc3", " Wa1,Bc3,Rd4"]
        {
            assert!(fails(4, Some(&format!("WWWBBRR/WWWBBRR/WWBBBRR/WBBRRRR{rest}"))), "{rest}");
        }
    }
}
