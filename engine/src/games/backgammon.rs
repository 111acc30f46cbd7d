//! Backgammon: bring fifteen checkers home and off, hitting on the way, for a stake that doubles.

use crate::board::tables::{self, BAR, OFF, Opening, Points, Rules, Side, Table, opening_is_due};
use crate::chance::Chance;
use crate::contest::series::{self, Rule};
use crate::game::{
    Category, Change, Choice, Deed, Deeds, Facts, Game, Next, Notation, Noun, Outcome, Paint, Pen, Piece, Scene, Seat,
    Seen, Shape, Start, Step, Telling, Values, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// Two checkers hold a point, one is hit, and whoever is hit enters first.
#[derive(Debug, Clone, Copy)]
pub struct Hitting;

impl Rules for Hitting {
    const HITS: bool = true;

    #[inline]
    fn across(point: u8) -> u8 {
        25_u8.saturating_sub(point)
    }

    #[inline]
    fn seen(points: Points) -> Points {
        // Bit p of 32 goes to bit 31 − p, and point p is the other's 25 − p.
        Points(points.and(Points::BOARD).0.reverse_bits() >> 6)
    }

    #[inline]
    fn movable(own: &Side) -> Points {
        let bar = own.any().and(Points::at(BAR));
        if bar.is_empty() { own.any().and(Points::BOARD) } else { bar }
    }
}

/// As the `Game` tag has it.
pub const ID: &str = "backgammon";

/// The cube's highest face.
const HIGHEST: i64 = 64;

/// A turn of Backgammon.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// The opening throw or a play.
    Table(tables::Turn),
    /// `double`
    Double,
    /// `take`
    Take,
    /// `drop`
    Drop,
    /// `resign1`, `resign2`, `resign3`: so many times the stake.
    Resign(u8),
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Table(turn) => pen.add(turn),
            Self::Double => pen.choice("double", Phrase::new("backgammon-double")),
            Self::Take => pen.choice("take", Phrase::new("backgammon-take-double")),
            Self::Drop => pen.choice("drop", Phrase::new("backgammon-refuse-double")),
            Self::Resign(2) => pen.choice("resign2", Phrase::new("backgammon-resign-gammon")),
            Self::Resign(3) => pen.choice("resign3", Phrase::new("backgammon-resign-backgammon")),
            Self::Resign(_) => pen.choice("resign1", Phrase::new("backgammon-resign-single-game")),
        };
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        Vec::new()
    }

    fn dice(&self) -> Vec<u8> {
        if let Self::Table(turn) = self { turn.dice() } else { Vec::new() }
    }

    fn throws(&self) -> Vec<Vec<u8>> {
        if let Self::Table(turn) = self { turn.throws() } else { Vec::new() }
    }
}

/// What a tied opening throw does to the stake.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Auto {
    Each,
    Once,
    No,
}

/// What was last done with the cube.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Offer {
    /// Nothing, in this turn.
    None,
    /// The seat to move has to answer.
    Open,
    /// The seat to move offered it and has to play.
    Taken,
}

/// A position of Backgammon.
#[derive(Debug, Clone)]
pub struct Backgammon {
    table: Table<Hitting>,
    auto: Auto,
    /// Doubling is part of this game.
    cube: bool,
    jacoby: bool,
    stake: i64,
    /// Who took the last double; the cube is centred until somebody did.
    owner: Option<Seat>,
    offer: Offer,
    /// How many stakes the game was worth, once it is over, and the name for it.
    won: Option<(i64, Phrase)>,
}

impl Game for Backgammon {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: ID,
        rules: 1,
        name: Phrase::same("Backgammon"),
        author: "Traditional",
        year: "18th c.",
        category: Category::Race,
        options: &[
            Choice { key: "cube", values: Values::Words(&["on", "off"]), about: Phrase::new("backgammon-option-cube") },
            Choice {
                key: "crawford",
                values: Values::Words(&["no", "yes"]),
                about: Phrase::new("backgammon-option-crawford"),
            },
            Choice {
                key: "jacoby",
                values: Values::Words(&["no", "yes"]),
                about: Phrase::new("backgammon-option-jacoby"),
            },
            Choice {
                key: "auto",
                values: Values::Words(&["each", "once", "no"]),
                about: Phrase::new("backgammon-option-auto"),
            },
            Choice {
                key: "bearoff",
                values: Values::Words(&["standard", "max"]),
                about: Phrase::new("backgammon-option-bearoff"),
            },
        ],
        ends: &[
            ("single", Phrase::new("common-all-fifteen-checkers-off")),
            ("gammon", Phrase::new("backgammon-all-off-before-loser-bore")),
            ("backgammon", Phrase::new("backgammon-gammon-checker-loser-bar-winners")),
            ("drop", Phrase::new("backgammon-double-refused")),
        ],
        notation: &[
            ("o31", Phrase::new("backgammon-begin-p1-throws-3-p2")),
            ("31:8/5,6/5", Phrase::new("backgammon-3-1-checker-each")),
            ("64:bar/15*", Phrase::new("backgammon-enters-runs-hits")),
            ("33:8/5(2),6/3(2)", Phrase::new("common-double-gives-four-steps")),
            ("63:6/off,4/1", Phrase::new("common-checker-borne-off")),
            ("66:-", Phrase::new("common-nothing-played")),
            ("double", Phrase::new("backgammon-offers-cube")),
            ("take", Phrase::new("backgammon-accepts")),
            ("drop", Phrase::new("backgammon-refuses-loses-stake")),
            ("resign2", Phrase::new("backgammon-gives-up-gammon-1-single")),
        ],
        summary: Phrase::new("backgammon-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let option = |key: &str| start.option(&Self::FACTS, key);
        let cube = option("cube") == "on" && option("crawford") == "no";
        let jacoby = option("jacoby") == "yes";
        if jacoby && !cube {
            return Err(text!("backgammon-jacoby-yes-asks-cube-goes"));
        }
        let auto = match option("auto") {
            "each" => Auto::Each,
            "once" => Auto::Once,
            _ => Auto::No,
        };
        let table = Table::new(&[(24, 2), (13, 5), (8, 3), (6, 5)], option("bearoff") == "max");
        Ok(Self { table, auto, cube, jacoby, stake: 1, owner: None, offer: Offer::None, won: None })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        Some(match text {
            "double" => Turn::Double,
            "take" => Turn::Take,
            "drop" => Turn::Drop,
            "resign" | "resign1" => Turn::Resign(1),
            "resign2" => Turn::Resign(2),
            "resign3" => Turn::Resign(3),
            _ => Turn::Table(tables::Turn::read(text, Hitting::HITS)?),
        })
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        match turn {
            Turn::Resign(_) => Ok(()),
            Turn::Take | Turn::Drop if self.offer == Offer::Open => Ok(()),
            Turn::Take | Turn::Drop => Err(text!("backgammon-no-double-answer")),
            _ if self.offer == Offer::Open => Err(text!("backgammon-double-offered-answer-take-drop")),
            Turn::Double if self.table.opening() == Opening::Due => Err(opening_is_due()),
            Turn::Double if self.may_double(seat) => Ok(()),
            Turn::Double => Err(self.why_not_double(seat)),
            Turn::Table(turn) => self.table.check(seat, turn),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        match turn {
            Turn::Table(tables::Turn::Opening(dice)) => {
                if dice.is_double() && (self.auto == Auto::Each || self.auto == Auto::Once && self.stake == 1) {
                    self.stake = (2 * self.stake).min(HIGHEST);
                }
                Next::Turn(self.table.throw(*dice).unwrap_or(Seat::P1))
            }
            Turn::Table(tables::Turn::Play(play)) => {
                self.offer = Offer::None;
                if self.table.play(seat, play) { self.borne_off(seat) } else { Next::Turn(seat.other()) }
            }
            Turn::Double => {
                self.offer = Offer::Open;
                Next::Turn(seat.other())
            }
            Turn::Take => {
                self.stake *= 2;
                self.owner = Some(seat);
                self.offer = Offer::Taken;
                Next::Turn(seat.other())
            }
            Turn::Drop => self.win(seat.other(), 1, "drop", Phrase::new("backgammon-double-refused-2")),
            Turn::Resign(factor) => {
                let name = Phrase::new("backgammon-resignation");
                self.win(seat.other(), (*factor).into(), "resign", name)
            }
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let mut turns = self.words(seat);
        if self.offer != Offer::Open {
            turns.extend(self.table.turns(seat).into_iter().map(Turn::Table));
        }
        Some(turns)
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        let mut steps = if self.offer == Offer::Open { Vec::new() } else { self.table.steps(seat, partial) };
        if partial.is_empty() {
            steps.extend(self.words(seat).iter().map(|word| Step::last(|pen| pen.add(word))));
        }
        steps
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        // Seldom enough that most games are played to their end.
        let luck = chance.below(4096);
        Some(if luck == 0 {
            Turn::Resign(chance.below(3) as u8 + 1)
        } else if self.offer == Offer::Open {
            if chance.one_in(8) { Turn::Drop } else { Turn::Take }
        } else if luck < 100 && self.may_double(seat) {
            Turn::Double
        } else {
            Turn::Table(self.table.random_turn(seat, chance))
        })
    }

    fn scene(&self) -> Scene {
        let mut scene = self.table.scene();
        if !self.cube {
            return scene.with_note(Phrase::new("backgammon-stake-2"), self.stake);
        }
        let (at, face) = match (self.offer, self.owner) {
            (Offer::Open, _) => ("offer", 2 * self.stake),
            (_, Some(Seat::P1)) => ("cube1", self.stake),
            (_, Some(_)) => ("cube2", self.stake),
            (_, None) => ("cube", self.stake),
        };
        let cube = Piece { label: face.to_string(), ..Piece::new(at, Shape::Cube, Paint::White) };
        scene.boards.iter_mut().for_each(|board| board.pieces.push(cube.clone()));
        scene
    }

    fn account(&self) -> Vec<Text> {
        let Some((factor, name)) = self.won else { return Vec::new() };
        let (stake, points) = (self.stake, factor * self.stake);
        let mut lines = vec![text!("backgammon-stake", name, factor, stake, points)];
        if self.jacoby && self.owner.is_none() {
            lines.push(text!("backgammon-jacoby-without-double-taken-every"));
        }
        lines
    }

    fn usual_match() -> Rule {
        Rule::Backgammon(series::Backgammon::to(7))
    }

    fn telling(turn: &Turn, seen: &Seen<'_>) -> Telling {
        Telling::whole(match turn {
            Turn::Table(turn) => turn.tell(),
            Turn::Double => {
                let mut pieces = seen.after.boards.iter().flat_map(|board| &board.pieces);
                let stake = pieces.find(|piece| piece.shape == Shape::Cube).map_or("2", |cube| &cube.label);
                text!("backgammon-offers-double", stake)
            }
            Turn::Take => text!("backgammon-takes-double"),
            Turn::Drop => text!("backgammon-drops-loses-stake"),
            Turn::Resign(1) => text!("backgammon-resigns-single-game"),
            Turn::Resign(2) => text!("backgammon-resigns-gammon"),
            Turn::Resign(_) => text!("backgammon-resigns-backgammon"),
        })
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

impl Backgammon {
    /// The legal turns without dice.
    fn words(&self, seat: Seat) -> Vec<Turn> {
        let mut words: Vec<Turn> = (1..=3).map(Turn::Resign).collect();
        words.extend(self.may_double(seat).then_some(Turn::Double));
        if self.offer == Offer::Open {
            words.extend([Turn::Take, Turn::Drop]);
        }
        words
    }

    fn may_double(&self, seat: Seat) -> bool {
        self.cube
            && self.table.opening() == Opening::Over
            && self.offer == Offer::None
            && self.owner.is_none_or(|owner| owner == seat)
            && self.stake < HIGHEST
    }

    fn why_not_double(&self, seat: Seat) -> Text {
        if !self.cube {
            text!("backgammon-no-doubling-game")
        } else if matches!(self.table.opening(), Opening::Thrown(_)) {
            text!("backgammon-first-turn-played-opening-throw")
        } else if self.offer == Offer::Taken {
            text!("backgammon-double-taken-now-play")
        } else if let Some(owner) = self.owner.filter(|owner| *owner != seat) {
            text!("backgammon-owns-cube", owner)
        } else {
            text!("backgammon-stake-highest", highest = HIGHEST)
        }
    }

    /// A game played to its end: how much the loser is behind decides what it is worth.
    fn borne_off(&mut self, winner: Seat) -> Next {
        let loser = self.table.side(winner.other());
        let is_far_behind = !loser.any().and(Points::span(19, BAR)).is_empty();
        match (loser.count(OFF), is_far_behind) {
            (0, true) => self.win(winner, 3, "backgammon", Phrase::same("Backgammon")),
            (0, false) => self.win(winner, 2, "gammon", Phrase::same("Gammon")),
            _ => self.win(winner, 1, "single", Phrase::new("backgammon-single-game")),
        }
    }

    fn win(&mut self, winner: Seat, factor: i64, end: &'static str, name: Phrase) -> Next {
        let factor = if self.jacoby && self.owner.is_none() { 1 } else { factor };
        self.won = Some((factor, name));
        let scores = [Seat::P1, Seat::P2].map(|seat| if seat == winner { factor * self.stake } else { 0 });
        Outcome::win(winner, 2, end).with_scores(scores).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{start, start_with, try_start};

    const FAR: &[(u8, u8)] = &[(13, 15)];

    fn table(white: &[(u8, u8)], black: &[(u8, u8)]) -> Table<Hitting> {
        Table::arranged(white, black, false)
    }

    /// The game in which P1 bears off its last checker from point 1 with black standing like this.
    fn last_move(black: &[(u8, u8)], options: &str) -> (&'static str, Vec<i64>) {
        let options = Start::read_options(options).expect("the options should read");
        let mut game = Backgammon::start(&Start { options, ..Start::new(2) }).expect("the game should start");
        game.table = Table::arranged(&[(1, 1), (OFF, 14)], black, false);
        let turn = game.parse("21:1/off").expect("the turn should read");
        assert_eq!(game.check(Seat::P1, &turn), Ok(()));
        match game.play(Seat::P1, &turn) {
            Next::End(outcome) => (outcome.end, outcome.scores.unwrap_or_default()),
            Next::Turn(_) => panic!("the game should be over"),
        }
    }

    #[test]
    fn the_opening_throw_decides_who_begins_with_its_numbers() {
        let due = start("backgammon", 2).forbids("31:8/5,6/5 double take drop").plays("o44 o66").forbids("31:-");
        let first = due.plays("o13").forbids("o31 42:8/4,6/4 double take 31:-").allows("31:8/5,6/5 13:6/5,8/5");
        first
            .plays("31:24/20")
            .forbids("o31")
            .allows("double 66:24/18(2),13/7(2)")
            .cannot_read("o07 resign4 resign0 Double");
    }

    #[test]
    fn a_tie_doubles_the_stake_as_auto_says() {
        for (options, points) in [("", 4), ("auto=each", 4), ("auto=once", 2), ("auto=no", 1), ("cube=off", 4)] {
            let table = start_with("backgammon", 2, "standard", options).plays("o11 o66 o31 31:8/5,6/5 resign");
            assert_eq!(table.ends("resign", &[1, 2]).scores, Some(vec![points, 0]), "{options}");
        }
        let high = start("backgammon", 2).plays("o11 o11 o11 o11 o11 o11 o11 o11 o31 31:8/5,6/5").forbids("double");
        assert_eq!(high.plays("resign3").outcome().scores, Some(vec![192, 0]));
    }

    #[test]
    fn a_double_is_taken_or_dropped() {
        let offered = || start("backgammon", 2).plays("o31 31:8/5,6/5 double").forbids("double 21:13/11,6/5 o31");
        assert_eq!(offered().plays("drop").ends("drop", &[2, 1]).scores, Some(vec![0, 1]));
        assert_eq!(offered().plays("resign2").ends("resign", &[2, 1]).scores, Some(vec![0, 2]));
        let taken = || offered().plays("take").forbids("double take drop").plays("21:13/11,6/5");
        assert_eq!(taken().plays("double drop").ends("drop", &[1, 2]).scores, Some(vec![2, 0]));
        let owned = taken().plays("21:24/23,13/11").forbids("double take drop").plays("21:24/23,13/11");
        assert_eq!(owned.plays("double take resign").ends("resign", &[2, 1]).scores, Some(vec![0, 4]));
    }

    #[test]
    fn there_is_no_doubling_without_cube_or_in_the_crawford_game() {
        for options in ["cube=off", "crawford=yes"] {
            start_with("backgammon", 2, "standard", options).plays("o31 31:8/5,6/5").forbids("double take drop");
        }
    }

    #[test]
    fn jacoby_counts_once_until_a_double_is_taken() {
        for options in ["jacoby=yes cube=off", "crawford=yes jacoby=yes"] {
            let options = Start::read_options(options).expect("the options should read");
            assert!(try_start("backgammon", &Start { options, ..Start::new(2) }).is_err());
        }
        let jacoby = || start_with("backgammon", 2, "standard", "jacoby=yes auto=once").plays("o55 o31 31:8/5,6/5");
        assert_eq!(jacoby().plays("resign3").outcome().scores, Some(vec![2, 0]));
        assert_eq!(jacoby().plays("double take resign3").outcome().scores, Some(vec![12, 0]));
        assert_eq!(last_move(&[(25, 1), (6, 14)], "jacoby=yes"), ("backgammon", vec![1, 0]));
    }

    #[test]
    fn how_far_the_loser_is_behind_decides_what_a_game_is_worth() {
        assert_eq!(last_move(&[(24, 1), (6, 13), (OFF, 1)], ""), ("single", vec![1, 0]));
        assert_eq!(last_move(&[(18, 1), (6, 14)], ""), ("gammon", vec![2, 0]));
        assert_eq!(last_move(&[(19, 1), (6, 14)], ""), ("backgammon", vec![3, 0]));
        assert_eq!(last_move(&[(25, 1), (6, 14)], ""), ("backgammon", vec![3, 0]));
    }

    #[test]
    fn timeout_and_draw_count_nothing() {
        assert_eq!(start("backgammon", 2).plays("timeout").ends("timeout", &[2, 1]).scores, None);
        assert_eq!(start("backgammon", 2).plays("o31 draw").ends("agreed", &[1, 1]).scores, None);
    }

    #[test]
    fn a_checker_on_the_bar_enters_first() {
        let hit = table(&[(BAR, 1), (13, 14)], &[(6, 13), (3, 2)]);
        hit.judges(
            "21:bar/24,13/11 21:bar/23,13/12 65:bar/20,13/7 65:bar/14 63:- 66:-",
            "21:13/10 21:bar/22 65:- 63:bar/22",
        );
        let twice = table(&[(BAR, 2), (13, 13)], &[(6, 13), (3, 2)]);
        twice
            .judges("65:bar/20 54:bar/20,bar/21 11:bar/24(2),13/12(2)", "65:bar/20,13/7 65:bar/14 65:- 54:bar/20,13/9");
    }

    #[test]
    fn landings_that_are_not_written_must_not_hit() {
        let one = table(&[(24, 2), (6, 13)], &[(4, 1), (6, 14)]);
        one.judges("31:24/20 31:24/21*/20 31:24/21*,24/23 31:24/23/20 31:24/21/20", "31:24/20* 31:24/23*/20");
        let both = table(&[(24, 2), (6, 13)], &[(4, 1), (2, 1), (6, 13)]);
        both.judges("31:24/21*/20 31:24/23/20", "31:24/20");
        // Once the first checker has hit, the second passes.
        let pair = table(&[(13, 13), (6, 2)], &[(21, 1), (6, 14)]);
        pair.judges("22:6/4*,6/2,13/11 22:6/4*/2,6/2 22:6/4/2,6/4*/2", "22:6/2(2) 22:6/2,13/9");
    }

    #[test]
    fn the_most_dice_and_else_the_larger_one() {
        // From 24 the 6 and the 5 are open, and what follows either is closed.
        let blocked = table(&[(24, 1), (1, 14)], &[(12, 2), (1, 13)]);
        blocked.judges("65:24/18", "65:24/19 65:- 65:24/13");
        // Only the 1 first leaves room for the 6.
        let order = table(&[(24, 1), (14, 1), (1, 13)], &[(7, 2), (17, 2), (1, 11)]);
        order.judges("61:24/17 61:24/23/17", "61:14/13 61:24/23,14/13");
    }

    #[test]
    fn steps_are_played_in_whichever_order_works() {
        let end = table(&[(5, 1), (1, 1), (OFF, 13)], FAR);
        end.judges("61:5/off 61:5/off,1/off 16:1/off,5/off 61:5/4/off", "61:1/off 61:5/4 61:-");
        table(&[(13, 15)], FAR).judges("53:8/5,13/8 53:13/5 53:13/8/5 53:13/10/5", "53:8/5 53:13/8,8/5,13/8");
        table(&[(8, 1), (2, 14)], FAR)
            .judges("62:8/off 62:2/off,8/2 66:8/2/off,2/off(2) 66:2/off(3),8/2", "62:8/2 62:2/off(2)");
    }

    #[test]
    fn figure_4_of_bearing_off() {
        let men: &[(u8, u8)] = &[(5, 1), (4, 1), (2, 1), (OFF, 12)];
        table(men, FAR).judges("53:5/off,4/1 53:5/2,4/off", "53:5/off,2/off 53:5/off 53:4/off,2/off");
        Table::<Hitting>::arranged(men, FAR, true).judges("53:5/off,4/1", "53:5/2,4/off");
    }

    #[test]
    fn the_last_checker_off_completes_the_play() {
        table(&[(1, 1), (OFF, 14)], FAR).judges("21:1/off 66:1/off", "21:- 21:1/off,1/off 66:1/off(2)");
        table(&[(2, 1), (OFF, 14)], FAR).judges("21:2/off 21:2/1/off 11:2/off", "21:2/1 11:2/1");
    }

    #[test]
    fn a_long_play_is_refused_at_once() {
        let many = format!("11:{}", vec!["6/5(4)"; 27].join(","));
        table(&[(6, 15)], FAR).judges("11:6/5(4) 11:6/5(2),5/4(2) 11:6/4(2)", &many);
        table(&[(6, 15)], FAR).judges("", "21:6/5(3) 21:6/5(2) 21:5/6 21:6/6 11:6/1 11:6/5,6/5*");
    }
}
