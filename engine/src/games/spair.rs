//! Spair: two boards at once, and a full line on the other's board wins for the owner, whoever made it.

use smallvec::SmallVec;

use crate::board::pyramid::{Ball, Colour, Pyramid, Set, full_lines_through, lines_where};
use crate::chance::Chance;
use crate::game::{
    Board, BoardKind, Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Start,
    display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spair.
#[derive(Debug, Clone)]
pub struct Spair {
    a: Pyramid,
    b: Pyramid,
    /// The colours that the last turn put on A and on B.
    last: Option<(Colour, Colour)>,
}

/// A ball on A, then one on B unless the first ended the game.
#[derive(Debug, Clone, Copy)]
pub struct Turn {
    a: Ball,
    b: Option<Ball>,
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.board("A").sign(":").add(self.a);
        if let Some(ball) = self.b {
            pen.comma().board("B").sign(":").add(ball);
        }
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        let ball = |ball: Ball, board| Deed::coloured(ball.colour.paint(), ball.point).on(board);
        std::iter::once(ball(self.a, "A")).chain(self.b.map(|b| ball(b, "B"))).collect()
    }
}

fn completes(board: &Pyramid, ball: Ball) -> bool {
    full_lines_through(board.of(ball.colour) | ball.point, ball.point)
}

impl Spair {
    /// Whether `x` on A repeats the colour of the last turn there.
    fn repeats(&self, x: Colour) -> bool {
        self.last.is_some_and(|(p, _)| x == p)
    }

    /// The colours that may go on B after `x`, which is not repeated, on A.
    fn colours_after(&self, x: Colour) -> impl Iterator<Item = Colour> {
        let last = self.last;
        Colour::ALL
            .into_iter()
            .filter(move |y| x != *y && last.is_none_or(|(p, q)| *y != q && (x == p.third(q) || *y == p.third(q))))
    }
}

impl Game for Spair {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "spair",
        rules: 1,
        name: Phrase::same("Spair"),
        author: "Giacomo Galimberti",
        year: "2012",
        category: Category::Alignment,
        seats: &[Phrase::new("spair-owner-b"), Phrase::new("spair-owner-2")],
        ends: &[("line", Phrase::new("common-full-line-colour"))],
        notation: &[
            ("A:Wb2,B:Re1", Phrase::new("spair-white-b2-board-red-e1")),
            ("A:Wf2", Phrase::new("spair-white-f2-board-completes-line")),
        ],
        summary: Phrase::new("spair-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { a: Pyramid::new(), b: Pyramid::new(), last: None })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let a = if scan.eat("A:") { Ball::scan(&mut scan)? } else { return None };
        let b = if scan.eat(",B:") { Some(Ball::scan(&mut scan)?) } else { None };
        scan.done(Turn { a, b })
    }

    fn check(&self, _: Seat, turn: &Turn) -> Result<(), Text> {
        let x = turn.a.colour;
        self.a.require_playable(turn.a.point)?;
        if self.repeats(x) {
            let name = x.name();
            return Err(text!("spair-last-ball-another-colour-due", name));
        }
        match (turn.b, completes(&self.a, turn.a)) {
            (None, true) => Ok(()),
            (None, false) => Err(text!("spair-no-line-stands-ball-b")),
            (Some(_), true) => Err(text!("spair-ball-completes-line-ends-game")),
            (Some(ball), false) => {
                let y = ball.colour;
                self.b.require_playable(ball.point)?;
                if self.colours_after(x).any(|due| due == y) {
                    return Ok(());
                }
                Err(text!("spair-b-not-go-two-differ", y = y.name(), x = x.name()))
            }
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        self.a.place(turn.a.colour, turn.a.point);
        if completes(&self.a, turn.a) {
            return Outcome::win(Seat::P2, 2, "line").into();
        }
        if let Some(ball) = turn.b {
            self.b.place(ball.colour, ball.point);
            self.last = Some((turn.a.colour, ball.colour));
            if completes(&self.b, ball) {
                return Outcome::win(Seat::P1, 2, "line").into();
            }
        }
        Next::Turn(seat.other())
    }

    fn turns(&self, _: Seat) -> Option<Vec<Turn>> {
        let mut turns = Vec::new();
        for x in Colour::ALL.into_iter().filter(|x| !self.repeats(*x)) {
            for a in self.a.playable().iter().map(|point| Ball { colour: x, point }) {
                if completes(&self.a, a) {
                    turns.push(Turn { a, b: None });
                    continue;
                }
                for colour in self.colours_after(x) {
                    turns.extend(self.b.playable().iter().map(|point| Turn { a, b: Some(Ball { colour, point }) }));
                }
            }
        }
        Some(turns)
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Turn> {
        let x = match self.last {
            Some((p, _)) => *chance.pick(&p.others())?,
            None => *chance.pick(&Colour::ALL)?,
        };
        let a = Ball { colour: x, point: self.a.playable().pick(chance)? };
        if completes(&self.a, a) {
            return Some(Turn { a, b: None });
        }
        let due: SmallVec<[Colour; 2]> = self.colours_after(x).collect();
        Some(Turn { a, b: Some(Ball { colour: *chance.pick(&due)?, point: self.b.playable().pick(chance)? }) })
    }

    fn scene(&self) -> Scene {
        let board = |name: &str, balls: &Pyramid| Board {
            kind: BoardKind::Pyramid(4),
            name: name.to_owned(),
            pieces: balls.pieces(),
        };
        Scene { boards: vec![board("A", &self.a), board("B", &self.b)], ..Scene::default() }
    }

    fn deciding(&self, end: &str, _: Seat) -> Vec<String> {
        if end != "line" {
            return Vec::new();
        }
        let lines = |board: &Pyramid| {
            let balls: [Set; 3] = Colour::ALL.map(|colour| board.of(colour));
            lines_where(|line| balls.iter().any(|balls| balls.covers(line)))
        };
        let spots = |name, board| lines(board).iter().map(move |point| format!("{name}:{point}"));
        spots("A", &self.a).chain(spots("B", &self.b)).collect()
    }

    fn who(seat: Seat) -> Text {
        let board = if seat == Seat::P1 { "B" } else { "A" };
        text!("spair-owner", board)
    }
}

#[cfg(test)]
mod tests {
    use crate::game::testing::start;

    #[test]
    fn the_colours_follow_from_the_last_turn() {
        start("spair", 2)
            .forbids("A:Wa1,B:Wa1 A:Wa1 A:We1,B:Ra1 A:Wa1,B:Re1")
            .cannot_read("Wa1,Ba1 A:Wa1,A:Ba1 B:Wa1,A:Ba1 A:a1,B:b1 A:Wa1, pass")
            .plays("A:Wa1,B:Ba1")
            .allows("A:Ra2,B:Wa2 A:Ba2,B:Ra2")
            .forbids("A:Wa2,B:Ra2 A:Ra2,B:Ba2 A:Ba2,B:Wa2 A:Ra2,B:Ra2 A:Ra1,B:Wa2 A:Ra2,B:Wa1");
    }

    #[test]
    fn a_line_on_a_wins_for_p2_before_b_is_played() {
        let before = "A:Wa1,B:Ba1 A:Ra2,B:Wb2 A:Wb1,B:Ba3 A:Ra3,B:Wb4 A:Wc1,B:Bc1 A:Ra4,B:Wd3";
        let table = start("spair", 2).plays(before).forbids("A:Wd1,B:Bd1 A:Rd1 A:Wd2").plays("A:Wd1");
        assert_eq!(table.ends("line", &[2, 1]).scores, None);
    }

    #[test]
    fn a_line_on_b_wins_for_p1_whoever_made_it() {
        let before = "A:Ba1,B:Wa1 A:Wb2,B:Ra2 A:Bb3,B:Wb1 A:Wc4,B:Rb2 A:Bc2,B:Wc4 A:Wd3,B:Rc2 A:Bd1,B:Wd4";
        start("spair", 2).plays(before).plays("A:Wa4,B:Rd2").ends("line", &[1, 2]);
    }
}
