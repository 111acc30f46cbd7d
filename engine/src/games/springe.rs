//! Springe: two closed hands, and the other seat picks the one that is played.

use crate::board::pyramid::{APEX, Colour, Point, Pyramid, Stock, full_lines_through, lines_where};
use crate::chance::Chance;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Seen, Start, Telling,
    display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Springe.
#[derive(Debug, Clone)]
pub struct Springe {
    board: Pyramid,
    reserves: [Stock; 2],
}

/// What the two hands held: the one that the other seat picked, with where its ball goes, and the
/// other one, whose ball leaves the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hands {
    chosen: Option<(Colour, Point)>,
    other: Option<Colour>,
}

impl Notation for Hands {
    fn write(&self, pen: &mut Pen<'_>) {
        match self.chosen {
            Some((colour, point)) => pen.add(colour).add(point),
            None => pen.empty(),
        };
        pen.sign("/");
        match self.other {
            Some(colour) => pen.add(colour),
            None => pen.empty(),
        };
    }
}
display_notation!(Hands);

impl Deeds for Hands {
    fn deeds(&self) -> Vec<Deed> {
        self.chosen.iter().map(|(colour, point)| Deed::coloured(colour.paint(), point)).collect()
    }
}

impl Hands {
    fn balls(self) -> impl Iterator<Item = Colour> {
        self.chosen.map(|(colour, _)| colour).into_iter().chain(self.other)
    }
}

impl Springe {
    fn reserve(&self, seat: Seat) -> Stock {
        self.reserves.get(seat.index()).copied().unwrap_or(Stock::new(0, 0, 0))
    }

    /// What the hands can hold, the picked one first: at least one ball, and none that the reserve
    /// does not have.
    fn holdings(&self, seat: Seat) -> impl Iterator<Item = (Option<Colour>, Option<Colour>)> {
        let reserve = self.reserve(seat);
        let hand = [None, Some(Colour::of(seat)), Some(Colour::Red)];
        let pairs = hand.into_iter().flat_map(move |chosen| hand.into_iter().map(move |other| (chosen, other)));
        pairs.filter(move |(chosen, other)| {
            let mut rest = reserve;
            (chosen.is_some() || other.is_some()) && chosen.iter().chain(other).all(|colour| rest.take(*colour))
        })
    }

    /// Balls in sight, White's and Black's.
    fn sights(&self) -> [usize; 2] {
        [Colour::White, Colour::Black].map(|colour| (self.board.of(colour) & self.board.visible()).len())
    }

    fn counted(&self, outcome: Outcome) -> Next {
        outcome.with_scores(self.sights().map(|sight| sight as i64)).into()
    }

    /// More in sight than the other seat and than red wins.
    fn most_in_sight(&self, end: &'static str) -> Next {
        let [white, black] = self.sights();
        let red = (self.board.of(Colour::Red) & self.board.visible()).len();
        self.counted(if white > black.max(red) {
            Outcome::win(Seat::P1, 2, end)
        } else if black > white.max(red) {
            Outcome::win(Seat::P2, 2, end)
        } else {
            Outcome::draw(2, end)
        })
    }
}

impl Game for Springe {
    type Turn = Hands;

    const FACTS: Facts = Facts {
        id: "springe",
        rules: 1,
        name: Phrase::same("Springe"),
        author: "Nathan Morse",
        year: "2012",
        category: Category::Completion,
        ends: &[
            ("line", Phrase::new("common-full-line-colour")),
            ("nine", Phrase::new("springe-nine-balls-sight")),
            ("apex", Phrase::new("springe-ball-apex")),
            ("count", Phrase::new("springe-both-reserves-empty")),
            ("full", Phrase::new("common-pyramid-full-2")),
        ],
        notation: &[
            ("Wb2/R", Phrase::new("springe-hand-picked-held-white-put")),
            ("Rb2/0", Phrase::new("springe-red-goes-b2-other-hand")),
            ("0/W", Phrase::new("springe-hand-picked-empty-white-ball")),
        ],
        summary: Phrase::new("springe-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), reserves: [Stock::new(16, 0, 8), Stock::new(0, 16, 8)] })
    }

    fn parse(&self, text: &str) -> Option<Hands> {
        let mut scan = Scan::new(text);
        let chosen = if scan.eat("0") { None } else { Some((Colour::scan(&mut scan)?, Point::scan(&mut scan)?)) };
        if !scan.eat("/") {
            return None;
        }
        let other = if scan.eat("0") { None } else { Some(Colour::scan(&mut scan)?) };
        scan.done(Hands { chosen, other })
    }

    fn check(&self, seat: Seat, hands: &Hands) -> Result<(), Text> {
        if hands.balls().next().is_none() {
            return Err(text!("springe-hand-least-hold-ball"));
        }
        let mut reserve = self.reserve(seat);
        for colour in hands.balls() {
            if colour != Colour::Red && colour != Colour::of(seat) {
                return Err(colour.not_yours());
            }
            reserve.require(colour)?;
            reserve.take(colour);
        }
        hands.chosen.map_or(Ok(()), |(_, point)| self.board.require_playable(point))
    }

    fn play(&mut self, seat: Seat, hands: &Hands) -> Next {
        if let Some(reserve) = self.reserves.get_mut(seat.index()) {
            for colour in hands.balls() {
                reserve.take(colour);
            }
        }
        if let Some((colour, point)) = hands.chosen {
            self.board.place(colour, point);
            if colour == Colour::of(seat) {
                let own = self.board.of(colour);
                let win = |end| self.counted(Outcome::win(seat, 2, end));
                if full_lines_through(own, point) {
                    return win("line");
                }
                if (own & self.board.visible()).len() >= 9 {
                    return win("nine");
                }
                if APEX.contains(point) {
                    return win("apex");
                }
            }
        }
        if self.reserves.iter().all(|reserve| reserve.is_empty()) {
            return self.most_in_sight("count");
        }
        if self.board.is_full() {
            return self.most_in_sight("full");
        }
        Next::Turn(if self.reserve(seat.other()).is_empty() { seat } else { seat.other() })
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Hands>> {
        let mut turns = Vec::new();
        for (chosen, other) in self.holdings(seat) {
            match chosen {
                None => turns.push(Hands { chosen: None, other }),
                Some(colour) => {
                    let points = self.board.playable().iter();
                    turns.extend(points.map(|point| Hands { chosen: Some((colour, point)), other }));
                }
            }
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Hands> {
        let count = self.holdings(seat).count();
        let (chosen, other) = self.holdings(seat).nth(chance.below(count))?;
        let chosen = match chosen {
            Some(colour) => Some((colour, self.board.playable().pick(chance)?)),
            None => None,
        };
        Some(Hands { chosen, other })
    }

    fn scene(&self) -> Scene {
        Stock::reserves(self.reserves, self.board.scene())
    }

    fn deciding(&self, end: &str, winner: Seat) -> Vec<String> {
        let own = self.board.of(Colour::of(winner));
        match end {
            "line" => lines_where(|line| own.covers(line)).spots(),
            "apex" => (own & APEX).spots(),
            _ => Vec::new(),
        }
    }

    fn telling(hands: &Hands, _: &Seen<'_>) -> Telling {
        let ball = hands.other.map(Colour::a_ball);
        if hands.chosen.is_none() {
            let ball = ball.unwrap_or_else(|| text!("springe-nothing"));
            return Telling::whole(text!("springe-picks-empty-hand-lost", ball));
        }
        let aside = match ball {
            Some(ball) => text!("springe-other-hand-leaves-game", ball),
            None => text!("springe-other-hand-empty"),
        };
        Telling { aside: Some(aside), ..Telling::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::pyramid::Set;
    use crate::game::testing::start;

    fn ends(white: Set, black: Set, red: Set, reserves: [Stock; 2], turn: &str) -> Next {
        let mut game = Springe { board: Pyramid::with(white, black, red), reserves };
        let turn = game.parse(turn).unwrap();
        game.play(Seat::P1, &turn)
    }

    fn outcome(ranks: [u32; 2], end: &'static str, scores: [i64; 2]) -> Next {
        Outcome::ranked(ranks, end).with_scores(scores).into()
    }

    const SOME: [Stock; 2] = [Stock::new(1, 0, 1), Stock::new(0, 1, 0)];

    #[test]
    fn hands() {
        let table = start("springe", 2).forbids("0/0 Bb2/0 0/B We1/0").allows("Wb2/R Wb2/W Rb2/0 0/W 0/R Rb2/R");
        table.cannot_read("Wb2 0/Wb2 W/R b2/0 0 pass").plays("Wb2/W").forbids("Wb3/0 Bb2/0").allows("Bb3/B");
        let game = Springe { board: Pyramid::new(), reserves: SOME };
        assert!(game.check(Seat::P1, &game.parse("Wa1/W").unwrap()).is_err());
    }

    #[test]
    fn own_balls_win_by_line_nine_or_apex() {
        let turns = "Wa1/0 Ba2/0 Wb1/0 Ba3/0 Wc1/0 Ba4/0 Wd1/0";
        let line = start("springe", 2).plays(turns).ends("line", &[1, 2]);
        assert_eq!(line.scores, Some(vec![4, 3]));
        let eight = Set::points("a1 b1 c2 d2 a3 b3 c4 d4");
        assert_eq!(ends(eight, Set::EMPTY, Set::EMPTY, SOME, "Wc1/0"), outcome([1, 2], "nine", [9, 0]));
        assert_eq!(ends(eight, Set::EMPTY, Set::EMPTY, SOME, "Rc1/W"), Next::Turn(Seat::P2));
        let level_0 = Set::HOLES.minus(Set::points("a1"));
        let rest = Set::ALL.minus(Set::HOLES).minus(Set::points("j1"));
        assert_eq!(ends(Set::points("a1"), level_0, rest, SOME, "Wj1/0"), outcome([1, 2], "apex", [2, 11]));
    }

    #[test]
    fn empty_reserves_and_a_full_pyramid_are_counted_against_red_too() {
        let last = [Stock::new(0, 0, 1), Stock::new(0, 0, 0)];
        let one = Set::points("a1");
        assert_eq!(ends(one, Set::EMPTY, Set::EMPTY, last, "0/R"), outcome([1, 2], "count", [1, 0]));
        assert_eq!(ends(one, Set::EMPTY, Set::EMPTY, last, "Rb2/0"), outcome([1, 1], "count", [1, 0]));
        let all_but_two = Set::ALL.minus(Set::points("a1 j1"));
        assert_eq!(ends(one, all_but_two, Set::EMPTY, SOME, "Rj1/0"), outcome([2, 1], "full", [1, 23]));
    }

    #[test]
    fn an_empty_reserve_is_skipped() {
        let reserves = [Stock::new(2, 0, 0), Stock::new(0, 0, 0)];
        assert_eq!(ends(Set::EMPTY, Set::EMPTY, Set::EMPTY, reserves, "0/W"), Next::Turn(Seat::P1));
    }
}
