//! Spy: the Disciples rebuild the Master's pyramid.

use crate::board::pyramid::{Action, Colour, EXTERIOR, INTERIOR, Point, Pyramid, SUPPLY, Set};
use crate::chance::Chance;
use crate::game::{
    Board, BoardKind, Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Repetition, Scan, Scene, Seat,
    Secret, Start, Step, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spy.
#[derive(Debug, Clone)]
pub struct Spy {
    /// The Master's pyramid.
    code: Pyramid,
    /// The boards of P2, P3, …
    boards: Vec<Pyramid>,
    /// All boards at the end of each round since a ball was last placed.
    seen: Repetition<Vec<Pyramid>>,
}

/// A turn of Spy.
#[derive(Debug, Clone, Copy)]
pub enum Turn {
    /// `Rb1`
    Place(Colour, Point),
    /// `b1-e1`
    Move(Point, Point),
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.add(match *self {
            Self::Place(colour, point) => Action::Ball(colour, point),
            Self::Move(from, to) => Action::Move(from, to),
        });
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        match *self {
            Self::Place(colour, point) => vec![Deed::coloured(colour.paint(), point)],
            Self::Move(from, to) => vec![Deed::go(from, to)],
        }
    }
}

/// Balls of these colours on the points in alphabetical order.
fn pyramid(points: Set, colours: Vec<Colour>) -> Pyramid {
    let mut pyramid = Pyramid::new();
    for (point, colour) in points.iter().zip(colours) {
        pyramid.place(colour, point);
    }
    pyramid
}

/// The code and the small pyramids, if the words are as they should be.
fn read_setup(setup: &str, players: usize) -> Option<(Pyramid, Vec<Pyramid>)> {
    let mut words = setup.split([' ', '\t', '\r', '\n']).filter(|word| !word.is_empty());
    let code = pyramid(Set::ALL, Colour::letters(words.next()?, 30)?);
    let small: Option<Vec<Pyramid>> = words.map(|word| Some(pyramid(INTERIOR, Colour::letters(word, 5)?))).collect();
    let small = small.filter(|small| small.len() + 1 == players)?;
    Colour::ALL.into_iter().all(|colour| code.of(colour).len() <= SUPPLY).then_some((code, small))
}

impl Spy {
    fn players(&self) -> usize {
        self.boards.len() + 1
    }

    /// The board of a Disciple.
    fn board(&self, seat: Seat) -> Pyramid {
        seat.index().checked_sub(1).and_then(|at| self.boards.get(at)).copied().unwrap_or_default()
    }

    /// One number per seat: the points outside that agree with the code, nothing for the Master.
    fn scores(&self) -> Vec<i64> {
        let agreeing = |board: &Pyramid| {
            let same = Colour::ALL.map(|colour| (board.of(colour) & self.code.of(colour) & EXTERIOR).len() as i64);
            same.iter().sum()
        };
        std::iter::once(0).chain(self.boards.iter().map(agreeing)).collect()
    }

    /// The Master has the last rank, the Disciples share the others.
    fn ranked(&self, disciples: impl IntoIterator<Item = u32>, end: &'static str) -> Outcome {
        let ranks: Vec<u32> = std::iter::once(self.players() as u32).chain(disciples).collect();
        Outcome::ranked(ranks, end)
    }

    fn end_of_round(&mut self) -> Option<Outcome> {
        if self.boards.iter().any(|board| board.is_full()) {
            let scores = self.scores();
            let ranks = Outcome::rank_by(scores.get(1..).unwrap_or_default());
            Some(self.ranked(ranks, "full").with_scores(scores))
        } else if self.seen.third(self.boards.clone()) {
            Some(self.ranked(vec![1; self.boards.len()], "repetition"))
        } else {
            None
        }
    }
}

impl Game for Spy {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "spy",
        rules: 1,
        name: Phrase::same("Spy"),
        author: "Néstor Romeral Andrés",
        year: "2012",
        category: Category::Deduction,
        players: (3, 12),
        seats: &[Phrase::new("spy-master-2")],
        setup: Some(Phrase::new("spy-setup")),
        ends: &[
            ("full", Phrase::new("spy-disciples-pyramid-complete")),
            ("repetition", Phrase::new("spy-all-boards-stand-third-time")),
        ],
        notation: &[("Rb1", Phrase::new("spy-red-ball-b1")), ("b1-e1", Phrase::new("spy-ball-moves-b1-e1"))],
        summary: Phrase::new("spy-summary"),
        ..Facts::NAMELESS
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let Some((code, boards)) = start.setup.and_then(|setup| read_setup(setup, start.players)) else {
            let disciples = start.players.saturating_sub(1);
            return Err(text!("spy-setup-code-30-letters-w", disciples));
        };
        Ok(Self { code, seen: Repetition::from_start(boards.clone()), boards })
    }

    fn first(&self) -> Seat {
        Seat::P2
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let turn = match Action::scan(&mut scan)? {
            Action::Ball(colour, point) => Turn::Place(colour, point),
            Action::Move(from, to) => Turn::Move(from, to),
            _ => return None,
        };
        scan.done(turn)
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        match *turn {
            Turn::Place(colour, point) => self.board(seat).try_place(colour, point),
            Turn::Move(from, to) => self.board(seat).try_move(from, to),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        if let Some(board) = seat.index().checked_sub(1).and_then(|at| self.boards.get_mut(at)) {
            match *turn {
                Turn::Place(colour, point) => {
                    board.place(colour, point);
                    // Balls never leave a board, so what stood before cannot stand again.
                    self.seen.forget();
                }
                Turn::Move(from, to) => board.move_ball(from, to),
            }
        }
        let next = seat.after(self.players());
        if next != Seat::P1 {
            return Next::Turn(next);
        }
        self.end_of_round().map_or(Next::Turn(Seat::P2), Next::End)
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let board = self.board(seat);
        let colours = Colour::ALL.into_iter().filter(|colour| board.left(*colour, SUPPLY) > 0);
        let placements =
            colours.flat_map(|colour| board.playable().iter().map(move |point| Turn::Place(colour, point)));
        let lifted = board.mobile().iter().filter_map(|from| Some((from, board.lifted(from)?.0)));
        let moves = lifted.flat_map(|(from, lifted)| lifted.playable().iter().map(move |to| Turn::Move(from, to)));
        Some(placements.chain(moves).collect())
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        let board = self.board(seat);
        if chance.one_in(3) {
            let from = board.mobile().pick(chance)?;
            return Some(Turn::Move(from, board.lifted(from)?.0.playable().pick(chance)?));
        }
        let mut colours = Colour::ALL.into_iter().cycle().skip(chance.below(3)).take(3);
        let colour = colours.find(|colour| board.left(*colour, SUPPLY) > 0)?;
        Some(Turn::Place(colour, board.playable().pick(chance)?))
    }

    fn deal(start: &Start<'_>, chance: &mut Chance) -> Option<String> {
        let mut bag: Vec<char> = Colour::ALL.iter().flat_map(|colour| [colour.letter(); SUPPLY]).collect();
        chance.shuffle(&mut bag);
        let mut setup: String = bag.iter().take(30).collect();
        for _ in 1..start.players {
            setup.push(' ');
            setup.extend((0..5).filter_map(|_| chance.pick(&Colour::ALL)).map(|colour| colour.letter()));
        }
        Some(setup)
    }

    fn secret(&self, seat: Seat, _: &str) -> Option<Secret> {
        // The Master has no turn, so the second seat opens the round.
        Some(Secret { board: Some(0), ..Secret::new(seat, seat.index().saturating_sub(1)) })
    }

    fn setup_steps(start: &Start<'_>, partial: &str) -> Vec<Step> {
        let mut words: Vec<usize> = vec![30];
        words.extend((1..start.players).map(|_| 5));
        let steps = Colour::letter_steps(partial, &words, " ", [usize::MAX; 3]);
        let is_left = |step: &Step| partial.len() >= 30 || partial.matches(step.text().as_str()).count() < SUPPLY;
        steps.into_iter().filter(is_left).collect()
    }

    fn setup_secret(_: &Start<'_>, partial: &str) -> Option<Seat> {
        // After the code and before each small pyramid stands a space.
        Some(Seat::new(partial.len().saturating_sub(24) / 6))
    }

    fn scene(&self) -> Scene {
        let boards = std::iter::once(&self.code).chain(&self.boards).zip(Seat::all(self.players()));
        let board = |(balls, seat): (&Pyramid, Seat)| Board {
            kind: BoardKind::Pyramid(4),
            name: seat.to_string(),
            pieces: balls.pieces(),
        };
        Scene { boards: boards.map(board).collect(), ..Scene::default() }.with_scores(self.scores())
    }

    fn who(seat: Seat) -> Text {
        let number = seat.index() + 1;
        if seat == Seat::P1 { text!("spy-master") } else { text!("spy-player", number) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{Table, start_from, try_start};

    const CODE: &str = "WBRWBRWBRWBRWBRWBRWBRWBRWBRWBR";

    fn starts(players: usize, setup: &str) -> bool {
        try_start("spy", &Start { setup: Some(setup), ..Start::new(players) }).is_ok()
    }

    fn three(small: &str) -> Table {
        start_from("spy", &Start { setup: Some(&format!("{CODE} {small}")), ..Start::new(3) })
    }

    #[test]
    fn the_setup_is_the_code_and_a_small_pyramid_a_disciple() {
        assert!(starts(3, &format!("{CODE} WWBBR RRRRR")) && starts(4, &format!("  {CODE}\tWWBBR  RRRRR WWWWW ")));
        let short = &CODE[1..];
        for bad in
            ["", CODE, &format!("{CODE} WWBBR"), &format!("{CODE} WWBBR RRRRR WWWWW"), &format!("{short} WWBBR RRRRR")]
        {
            assert!(!starts(3, bad), "{bad}");
        }
        let many = format!("{}{}", "W".repeat(17), &CODE[17..]);
        for bad in [&format!("{CODE} WWBBr RRRRR"), &format!("{CODE} WWBB RRRRR"), &format!("{many} WWBBR RRRRR")] {
            assert!(!starts(3, bad), "{bad}");
        }
        assert!(!starts(3, &format!("{CODE}\u{a0}WWBBR RRRRR")) && !starts(3, &format!("{CODE}W WWBBR RRRRR")));
        assert!(try_start("spy", &Start::new(3)).is_err());
    }

    #[test]
    fn the_disciples_play_each_on_its_own_board() {
        let table = three("WWBBR RRRRR");
        assert_eq!(table.0.seat(), Seat::P2);
        let table =
            table.allows("b2-a1").forbids("Wb2 We1 a1-a2 resign").cannot_read("b1 xb2 pass b2-e5 Wa1,Wa2").plays("Wa1");
        assert_eq!(table.0.seat(), Seat::P3);
        let table = table.allows("Wa1 f2-a1 f2-f2").forbids("f2-e1 f2-b2").plays("Wa1");
        assert_eq!(table.0.seat(), Seat::P2);
    }

    #[test]
    fn a_ball_may_be_set_on_the_one_that_fell() {
        let table = three("WWWWW WWWWW").plays("Ra2 Ra2 Ra1 Ra1 Bb1 Bb1 We1 We1");
        // b2 supports e1 and f2; a1 supports e1 alone.
        table.forbids("b2-d1 a1-h1").allows("a1-e1 a1-d4");
    }

    #[test]
    fn there_are_sixteen_balls_of_a_colour() {
        let board = Pyramid::with(Set::HOLES, Set::EMPTY, Set::EMPTY);
        let spy = Spy { code: Pyramid::new(), boards: vec![board; 2], seen: Repetition::new() };
        let check = |turn: &str| spy.check(Seat::P2, &spy.parse(turn).unwrap());
        assert!(check("We1").is_err() && check("Be1").is_ok() && check("a1-a1").is_ok());
    }

    #[test]
    fn full_ends_the_game_when_the_round_is_complete() {
        let mut table = three("WWWWW RRRRR");
        for (point, letter) in Set::ALL.iter().zip(CODE.chars()) {
            if EXTERIOR.contains(point) {
                table = table.goes_on().plays(&format!("{letter}{point}")).goes_on().plays("f2-f2");
            }
        }
        assert_eq!(table.ends("full", &[3, 1, 2]).scores, Some(vec![0, 25, 0]));
    }

    #[test]
    fn the_inside_does_not_count_and_equal_scores_share_a_rank() {
        let inside = Pyramid::with(INTERIOR, Set::EMPTY, Set::EMPTY);
        let full = Pyramid::with(Set::ALL, Set::EMPTY, Set::EMPTY);
        let mut spy = Spy { code: full, boards: vec![inside, full, full], seen: Repetition::new() };
        let end = spy.play(Seat::new(3), &Turn::Move(Point::new(3, 0, 0).unwrap(), Point::new(3, 0, 0).unwrap()));
        let expected = Outcome::ranked([4, 3, 1, 1], "full").with_scores([0, 0, 25, 25]);
        assert_eq!(end, Next::End(expected));
    }

    #[test]
    fn repetition_is_a_draw_of_the_disciples() {
        let table = three("WWBBR RRRRR").plays("f2-f2 f2-f2 f2-f2").goes_on().plays("f2-f2");
        assert_eq!(table.ends("repetition", &[3, 1, 1]).scores, None);
        let table = three("WWBBR RRRRR").plays("f2-a1 f2-f2 a1-f2 f2-f2 f2-a1 f2-f2").goes_on().plays("a1-f2 f2-f2");
        table.ends("repetition", &[3, 1, 1]);
    }
}
