//! Spoker: poker hands in the pyramid, each a challenge that the other seat has to beat.

use crate::board::pyramid::{Action, Colour, Point, Pyramid, Set, Stock, TOUCHING_FOURS, TOUCHING_THREES, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start};
use crate::text::{Phrase, Text};

/// A position of Spoker.
#[derive(Debug, Clone)]
pub struct Spoker {
    board: Pyramid,
    bag: Stock,
    points: [i64; 2],
    challenge: Option<Hand>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Combination {
    Straight,
    Three,
    Full,
    Four,
    Poker,
}

/// A combination and the level of its highest ball.
type Hand = (Combination, usize);

impl Combination {
    const fn challenge(self) -> Phrase {
        match self {
            Self::Straight => Phrase::new("spoker-challenge-straight-up-level"),
            Self::Three => Phrase::new("spoker-challenge-three-up-level"),
            Self::Full => Phrase::new("spoker-challenge-full-house-up-level"),
            Self::Four => Phrase::new("spoker-challenge-four-up-level"),
            Self::Poker => Phrase::new("spoker-poker-up-level"),
        }
    }
}

impl Spoker {
    /// The best combination that the ball on a point belongs to.
    fn hand(&self, point: Point) -> Option<Hand> {
        let own = self.board.of(self.board.at(point)?);
        let below = Colour::ALL.map(|colour| (point.supports() & self.board.of(colour)).len());
        let resting = match (point.supports() & own).len() {
            4 => return Some((Combination::Poker, point.level())),
            2 if !below.contains(&1) => Some((Combination::Full, point.level())),
            _ => None,
        };
        let sight = self.board.sight();
        let seen = |line: &&Set| line.contains(point) && sight.reach(**line, point.into()) == **line;
        let height = |line: &Set| line.last().map_or(0, Point::level);
        let fours = TOUCHING_FOURS.iter().filter(|line| own.covers(**line)).filter(seen);
        let threes = TOUCHING_THREES.iter().filter(seen).filter_map(|line| {
            if own.covers(*line) {
                Some((Combination::Three, height(line)))
            } else {
                let mixed = Colour::ALL.iter().all(|colour| line.meets(self.board.of(*colour)));
                mixed.then(|| (Combination::Straight, height(line)))
            }
        });
        fours.map(|line| (Combination::Four, height(line))).chain(threes).chain(resting).max()
    }

    fn score(&mut self, seat: Seat) {
        if let Some(points) = self.points.get_mut(seat.index()) {
            *points += 1;
        }
    }
}

impl Game for Spoker {
    type Turn = Action;

    const FACTS: Facts = Facts {
        id: "spoker",
        rules: 1,
        name: Phrase::same("Spoker"),
        author: "Giacomo Galimberti",
        year: "2012",
        category: Category::Score,
        ends: &[
            ("poker", Phrase::new("spoker-ball-four-own-colour")),
            ("full", Phrase::new("common-pyramid-complete")),
        ],
        notation: &[("Rb2", Phrase::new("spoker-ball-drawn-red-goes-b2"))],
        summary: Phrase::new("spoker-summary"),
        ..Facts::NAMELESS
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), bag: Stock::new(10, 10, 10), points: [0; 2], challenge: None })
    }

    fn parse(&self, text: &str) -> Option<Action> {
        text.parse().ok().filter(|action| matches!(action, Action::Ball(..)))
    }

    fn check(&self, _: Seat, turn: &Action) -> Result<(), Text> {
        let Action::Ball(colour, point) = *turn else { return Err(not_due()) };
        self.bag.require(colour)?;
        self.board.require_playable(point)
    }

    fn play(&mut self, seat: Seat, turn: &Action) -> Next {
        let Action::Ball(colour, point) = *turn else { return Next::Turn(seat) };
        self.bag.take(colour);
        self.board.place(colour, point);
        let hand = self.hand(point);
        if hand.is_some_and(|(combination, _)| combination == Combination::Poker) {
            return Outcome::win(seat, 2, "poker").with_scores(self.points).into();
        }
        if let Some(challenge) = self.challenge.take() {
            if hand <= Some(challenge) {
                self.score(seat.other());
            }
            if hand >= Some(challenge) {
                self.score(seat);
            }
        } else {
            self.challenge = hand;
        }
        if self.board.is_full() {
            return Outcome::highest(self.points, "full").into();
        }
        Next::Turn(seat.other())
    }

    fn turns(&self, _: Seat) -> Option<Vec<Action>> {
        let points = self.board.playable();
        Some(
            self.bag.colours().flat_map(|colour| points.iter().map(move |point| Action::Ball(colour, point))).collect(),
        )
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Action> {
        Some(Action::Ball(self.bag.draw(chance)?, self.board.playable().pick(chance)?))
    }

    fn scene(&self) -> Scene {
        let scene = self.board.scene().with_hand(None, Stock::BAG, self.bag.pieces()).with_scores(self.points);
        match self.challenge {
            Some((combination, level)) => scene.with_note(combination.challenge(), level),
            None => scene,
        }
    }

    fn deciding(&self, end: &str, _: Seat) -> Vec<String> {
        let five = |point: Point| Set::from(point) | point.supports();
        let poker = |own: Set| own.iter().map(five).filter(move |five| five.len() == 5 && own.covers(*five));
        let all = Colour::ALL.into_iter().flat_map(|colour| poker(self.board.of(colour)));
        if end == "poker" { all.fold(Set::EMPTY, |all, five| all | five).spots() } else { Vec::new() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    fn hand(white: &str, black: &str, red: &str, point: &str) -> Option<Hand> {
        let board = Pyramid::with(Set::points(white), Set::points(black), Set::points(red));
        Spoker { board, bag: Stock::new(0, 0, 0), points: [0; 2], challenge: None }.hand(point.parse().unwrap())
    }

    #[test]
    fn combinations() {
        use Combination::{Four, Full, Poker, Straight, Three};
        assert_eq!(hand("a1", "b1", "c1", "b1"), Some((Straight, 0)));
        assert_eq!(hand("a1 a2", "b1", "d1", "b1"), None);
        assert_eq!(hand("a1 e1 h1", "", "", "a1"), Some((Three, 2)));
        assert_eq!(hand("a1 a2 e1", "b1 b2", "", "e1"), Some((Full, 1)));
        assert_eq!(hand("a1 a2 e1", "b1", "b2", "e1"), None);
        assert_eq!(hand("e1", "a1 a2", "b1 b2", "e1"), None);
        assert_eq!(hand("a1 b1 c1 d1", "", "", "b1"), Some((Four, 0)));
        assert_eq!(hand("a1 a2 b1 b2 e1", "", "", "e1"), Some((Poker, 1)));
    }

    #[test]
    fn a_covered_contact_breaks_a_line() {
        assert_eq!(hand("a2 b2 c2", "", "e1", "c2"), Some((Combination::Three, 0)));
        assert_eq!(hand("a2 b2 c2", "", "e1 e2", "c2"), None);
    }

    #[test]
    fn the_better_hand_scores_and_an_answer_opens_nothing() {
        let table = start("spoker", 2).plays("Wa1 Wb1 Wc1");
        assert_eq!(table.0.copy().scene().scores, Some(vec![0, 0]));
        assert_eq!(table.plays("Bd4").0.scene().scores, Some(vec![1, 0]));
        let table = start("spoker", 2).plays("Wa1 Wb1 Wc1 Wd1");
        assert_eq!(table.0.scene().scores, Some(vec![0, 1]));
        assert_eq!(table.plays("Bd4 Ba4").0.scene().scores, Some(vec![0, 1]));
    }

    #[test]
    fn equal_hands_score_both() {
        let table = start("spoker", 2).plays("Wa1 Wb1 Wa4 Wb4 Wc1 Wc4");
        assert_eq!(table.0.scene().scores, Some(vec![1, 1]));
    }

    #[test]
    fn a_poker_wins_at_once() {
        let outcome = start("spoker", 2).plays("Wa1 Wa2 Wb1 Wb2 We1").ends("poker", &[1, 2]);
        assert_eq!(outcome.scores, Some(vec![0, 0]));
    }

    #[test]
    fn a_colour_runs_out() {
        let ten = "Wa1 Wa3 Wb2 Wb4 Wc1 Wc3 Wd2 Wd4 Wa2 Wb1";
        start("spoker", 2).plays(ten).forbids("Wa4 Rf1 Ra1").allows("Ra4 Ba4").cannot_read("a4 Ra4,Rb3 ra4 pass xa1");
    }
}
