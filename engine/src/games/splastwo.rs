//! Splastwo: rows of up to three balls; whoever completes a level scores it.

use crate::board::pyramid::Action::Place;
use crate::board::pyramid::Direction::{East, North};
use crate::board::pyramid::{APEX, Actions, Colour, Direction, Point, Pyramid, Set, choose};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start, Step, in_any_order};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Splastwo.
#[derive(Debug, Clone)]
pub struct Splastwo {
    board: Pyramid,
    players: usize,
    points: [i64; 3],
}

/// `length` points in a row, as far as they exist.
fn run(from: Point, direction: Direction, length: usize) -> Set {
    (1..length).fold(from.into(), |run, _| run | direction.shift(run))
}

fn turn_of(from: Point, direction: Direction, length: usize) -> Actions {
    run(from, direction, length).iter().map(Place).collect()
}

fn points(turn: &Actions) -> impl Iterator<Item = Point> {
    turn.iter().filter_map(|action| match action {
        Place(point) => Some(*point),
        _ => None,
    })
}

impl Splastwo {
    fn hand(&self, seat: Seat) -> usize {
        self.board.left(Colour::of(seat), 15)
    }

    /// The points where a run of playable points begins, for each length and direction.
    fn runs(&self, seat: Seat) -> impl Iterator<Item = ((usize, Direction), Set)> + Clone {
        let one = self.board.playable();
        let (north, east) = (one & one.south(), one & one.west());
        let (norths, easts) = (north & north.south(), east & east.west());
        let hand = self.hand(seat);
        [((1, North), one), ((2, North), north), ((2, East), east), ((3, North), norths), ((3, East), easts)]
            .into_iter()
            .filter(move |((length, _), _)| *length <= hand)
    }

    fn scores(&self) -> Vec<i64> {
        self.points.iter().copied().take(self.players).collect()
    }

    fn standings(&self) -> Outcome {
        let scores = self.scores();
        // The apex breaks a tie for the lead, and there can be no other tie with it.
        let keys: Vec<(i64, bool)> = (scores.iter())
            .zip(Colour::ALL)
            .map(|(score, colour)| (*score, self.board.of(colour).meets(APEX)))
            .collect();
        Outcome::ranked(Outcome::rank_by(&keys), "full").with_scores(scores)
    }
}

impl Game for Splastwo {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "splastwo",
        rules: 1,
        name: Phrase::same("Splastwo"),
        author: "Giacomo Galimberti, with Cameron Browne",
        year: "2012",
        category: Category::Completion,
        players: (2, 3),
        ends: &[("full", Phrase::new("common-pyramid-full"))],
        notation: &[("a1", Phrase::new("splastwo-ball-a1")), ("a1,b1,c1", Phrase::new("splastwo-three-balls-row"))],
        summary: Phrase::new("splastwo-summary"),
        ..Facts::WHITE_BLACK_RED
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), players: start.players, points: [0; 3] })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text)
            .filter(|turn| matches!(**turn, [Place(_)] | [Place(_), Place(_)] | [Place(_), Place(_), Place(_)]))
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        for point in points(turn) {
            self.board.require_playable(point)?;
        }
        let (balls, hand) = (turn.len(), self.hand(seat));
        if balls > hand {
            return Err(text!("splastwo-balls-many-left-hand", balls, hand));
        }
        let placed: Set = points(turn).collect();
        let in_line = |from| [North, East].into_iter().any(|direction| run(from, direction, balls) == placed);
        // At an edge, a point that is named twice would look like a row that ends there.
        if placed.len() == balls && placed.first().is_some_and(in_line) {
            return Ok(());
        }
        Err(text!("splastwo-not-unbroken-piece-row-column", turn))
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        let placed: Set = points(turn).collect();
        self.board.place_all(Colour::of(seat), placed);
        let level = placed.first().map_or(0, Point::level);
        if self.board.occupied().covers(Set::level(level))
            && let Some(points) = self.points.get_mut(seat.index())
        {
            *points += if level == 3 { 2 } else { 1 };
        }
        if self.board.is_full() {
            return self.standings().into();
        }
        let turns = std::iter::successors(Some(seat.after(self.players)), |seat| Some(seat.after(self.players)));
        Next::Turn(turns.take(self.players).find(|seat| self.hand(*seat) > 0).unwrap_or(seat))
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let turns = |((length, direction), starts): ((usize, Direction), Set)| {
            starts.iter().map(move |from| turn_of(from, direction, length))
        };
        Some(self.runs(seat).flat_map(turns).collect())
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        in_any_order(self, seat, partial)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        choose(self.runs(seat), chance).map(|((length, direction), from)| turn_of(from, direction, length))
    }

    fn scene(&self) -> Scene {
        self.board.scene().with_scores(self.scores())
    }
}

#[cfg(test)]
mod tests {
    use crate::game::testing::start;

    #[test]
    fn balls_stand_in_an_unbroken_row_or_column_of_one_level() {
        start("splastwo", 2)
            .allows("a1 a1,a2 a2,a1,a3 c3,a3,b3")
            .forbids("a1,b2 a1,a3 a1,a1 a4,a4 d1,d1 d4,d4,d4 a3,a4,a3 a1,b1,a2 a1,e1 a4,b1 a1,b2,c3")
            .cannot_read("a1,a2,a3,a4 pass Wa1 a1, e4")
            .plays("a1,a2 b1,b2 c1,c2")
            .allows("e1,f1")
            .forbids("e1,c3 f1,e1,b3 a1,a2");
    }

    #[test]
    fn completed_levels_score_and_a_seat_without_balls_is_skipped() {
        let table = start("splastwo", 2)
            .plays("a1,a2,a3 b1,b2,b3 c1,c2,c3 d1,d2,d3 a4,b4,c4 d4 e1,e2,e3 f1,f2,f3 g1,g2,g3 h1,h2 i1,i2 j1");
        assert_eq!(table.ends("full", &[2, 1]).scores, Some(vec![1, 4]));
    }

    #[test]
    fn no_more_balls_than_in_hand() {
        start("splastwo", 2)
            .plays("a1,a2,a3 b1,b2,b3 c1,c2,c3 d1,d2,d3 a4,b4,c4 d4 e1,e2,e3 f1,f2,f3 g1,g2 g3")
            .forbids("h1,h2")
            .allows("h1");
    }

    #[test]
    fn the_apex_breaks_a_tie_for_the_lead() {
        let table = start("splastwo", 3)
            .plays("a1,a2,a3 b1,b2,b3 c1,c2,c3 a4,b4,c4 d1 d2 d3,d4 e1,e2,e3 f1,f2,f3 g1 g2 g3 h1 h2 i1 i2 j1");
        assert_eq!(table.ends("full", &[2, 1, 3]).scores, Some(vec![2, 2, 1]));
    }
}
