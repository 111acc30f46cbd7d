//! Sprite: score for touching red.

use smallvec::SmallVec;

use crate::board::pyramid::{Action, Actions, Colour, Point, Pyramid, SUPPLY, Set};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start, Step};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Sprite.
#[derive(Debug, Clone)]
pub struct Sprite {
    board: Pyramid,
    points: [i64; 2],
}

type Points = SmallVec<[Point; 3]>;

impl Sprite {
    fn is_opening(&self) -> bool {
        self.board.occupied().is_empty()
    }

    /// How many balls the turn has.
    fn due(&self) -> usize {
        match self.board.empty().len() {
            30 => 3,
            1 => 1,
            _ => 2,
        }
    }

    /// The ways to colour the balls of the turn: a bit for each ball, set where it is red.
    fn paintings(&self, seat: Seat) -> impl Iterator<Item = u32> + Clone {
        let (due, least_red) = (self.due() as u32, u32::from(self.is_opening()));
        let own_left = self.board.left(Colour::of(seat), SUPPLY) as u32;
        let red_left = self.board.left(Colour::Red, SUPPLY) as u32;
        (0..1u32 << due).filter(move |reds| {
            let red = reds.count_ones();
            (least_red..=red_left).contains(&red) && due - red <= own_left
        })
    }

    /// The balls that can follow those of `partial`. One of the mover's colour is always left, so every turn can be
    /// brought to an end.
    fn next_balls(&self, seat: Seat, partial: &str) -> Option<Vec<Step>> {
        let (own, mut board, mut reds) = (Colour::of(seat), self.board, 0);
        let begun = if partial.is_empty() { Actions::default() } else { Actions::read(partial)? };
        for action in begun.iter() {
            let Action::Ball(colour, point) = *action else { return None };
            board.try_place(colour, point).ok().filter(|()| colour == own || colour == Colour::Red)?;
            reds += usize::from(colour == Colour::Red);
        }
        let left = self.due().checked_sub(begun.len()).filter(|left| *left > 0)?;
        let is_red_due = self.is_opening() && left == 1 && reds == 0;
        let colours = [own, Colour::Red]
            .into_iter()
            .filter(|colour| board.left(*colour, SUPPLY) > 0 && (*colour == Colour::Red || !is_red_due));
        let balls = colours.flat_map(|colour| board.playable().iter().map(move |point| Action::Ball(colour, point)));
        Some(balls.map(|ball| Step::ending(left == 1, |pen| pen.joint(partial).add(ball))).collect())
    }

    fn painted(seat: Seat, points: Points, reds: u32) -> Actions {
        let colour = |at: usize| if reds >> at & 1 == 1 { Colour::Red } else { Colour::of(seat) };
        points.into_iter().enumerate().map(|(at, point)| Action::Ball(colour(at), point)).collect()
    }

    /// The points that a turn can fill, each choice once.
    fn choices(&self) -> Vec<Points> {
        let playable = self.board.playable();
        match self.due() {
            1 => playable.iter().map(|point| Points::from_slice(&[point])).collect(),
            2 => self.board.successive_pairs().map(|(a, b)| Points::from_slice(&[a, b])).collect(),
            _ => {
                let thirds =
                    |(a, b)| playable.iter().filter(move |c| b < *c).map(move |c| Points::from_slice(&[a, b, c]));
                self.board.successive_pairs().flat_map(thirds).collect()
            }
        }
    }

    fn random_points(&self, chance: &mut Chance) -> Option<Points> {
        if self.due() == 1 {
            return Some(self.board.playable().iter().collect());
        }
        let (a, b) = self.board.pick_successive(chance)?;
        let mut points = Points::from_slice(&[a, b]);
        if self.is_opening() {
            points.push((Set::HOLES - a - b).pick(chance)?);
        }
        Some(points)
    }
}

impl Game for Sprite {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "sprite",
        rules: 1,
        name: Phrase::same("Sprite"),
        author: "Micah Fuller",
        year: "2012",
        category: Category::Score,
        ends: &[("full", Phrase::new("common-pyramid-complete"))],
        notation: &[
            ("Ra1,Wb1,Rd4", Phrase::new("sprite-opening-three-balls-red-among")),
            ("Rb2,Bc2", Phrase::new("sprite-red-ball-b2-black-c2")),
        ],
        summary: Phrase::new("sprite-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { board: Pyramid::new(), points: [0; 2] })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        let balls = |turn: &Actions| turn.len() <= 3 && turn.iter().all(|action| matches!(action, Action::Ball(..)));
        Actions::read(text).filter(balls)
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let (due, own) = (self.due(), Colour::of(seat));
        if turn.len() != due {
            return Err(text!("sprite-number-balls-place-now", due));
        }
        let (mut after, mut reds) = (self.board, 0);
        for action in turn.iter() {
            let Action::Ball(colour, point) = *action else { continue };
            if colour != own && colour != Colour::Red {
                let name = own.name();
                return Err(text!("sprite-ball-red", point, name));
            }
            after.try_place(colour, point)?;
            reds += usize::from(colour == Colour::Red);
        }
        if self.is_opening() && reds == 0 {
            return Err(text!("sprite-least-first-three-balls-red"));
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        let own = Colour::of(seat);
        for action in turn.iter() {
            let Action::Ball(colour, point) = *action else { continue };
            self.board.place(colour, point);
            let scoring = if colour == own { Colour::Red } else { own };
            let gain = (point.contacts() & self.board.of(scoring)).len() as i64;
            let [white, black] = &mut self.points;
            *(if seat == Seat::P1 { white } else { black }) += gain;
        }
        if !self.board.is_full() {
            return Next::Turn(seat.other());
        }
        let [white, black] = self.points;
        Outcome::highest([(white - black).max(0), (black - white).max(0)], "full").into()
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        let paintings = self.paintings(seat);
        let painted = |points: Points| paintings.clone().map(move |reds| Self::painted(seat, points.clone(), reds));
        Some(self.choices().into_iter().flat_map(painted).collect())
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        self.next_balls(seat, partial).unwrap_or_default()
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let points = self.random_points(chance)?;
        let mut paintings = self.paintings(seat);
        let reds = paintings.nth(chance.below(paintings.clone().count()))?;
        Some(Self::painted(seat, points, reds))
    }

    fn scene(&self) -> Scene {
        self.board.scene().with_scores(self.points)
    }

    fn account(&self) -> Vec<Text> {
        let [white, black] = self.points;
        vec![text!("sprite-points-white-black", white, black)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{Table, start};

    fn points(table: &Table) -> Option<Vec<i64>> {
        table.0.scene().scores
    }

    #[test]
    fn white_opens_with_three_balls_one_of_them_red() {
        let table = start("sprite", 2).forbids("Ra1,Wb1 Ra1 Wa1,Wb1,Wc1 Ra1,Bb1,Wc1 Ra1,Wb1,Wb1");
        let table = table.allows("Ra1,Wb1,Wc1 Wb1,Ra1,Wc1 Ra1,Rb1,Rc1").cannot_read("Ra1,Wb1,Wc1,Wd1 a1 pass xa1");
        table.plays("Wa1,Wb1,Ra4").forbids("Bc1 Bc1,Rc2,Rc3 Bc1,Wc2 Be1,Rd1").allows("Bc1,Rc2");
    }

    #[test]
    fn touching_red_scores_whatever_the_order() {
        for opening in ["Ra1,Wb1,Rc1", "Wb1,Ra1,Rc1", "Ra1,Rc1,Wb1"] {
            let table = start("sprite", 2).plays(opening);
            assert_eq!(points(&table), Some(vec![2, 0]));
            assert_eq!(points(&table.plays("Rb2,Ba2")), Some(vec![2, 2]));
        }
    }

    #[test]
    fn a_ball_may_rest_on_one_of_the_same_turn() {
        start("sprite", 2).plays("Ra1,Wb1,Rd4").allows("Ba2,Bb2").plays("Ba2,Bd1").allows("Wb2,We1").forbids("We1,Wb2");
    }

    #[test]
    fn there_are_sixteen_red_balls() {
        let reds = Set::HOLES - Set::points("a1");
        let sprite = Sprite { board: Pyramid::with(Set::points("a1"), Set::EMPTY, reds), points: [0; 2] };
        let check = |turn: &str| sprite.check(Seat::P2, &sprite.parse(turn).unwrap());
        assert!(check("Re1,Be2").is_ok());
        assert!(check("Re1,Re2").is_err());
        assert!(sprite.turns(Seat::P2).unwrap().iter().all(|turn| sprite.check(Seat::P2, turn).is_ok()));
    }

    const DRAWN: &str = "Ra1,Rd4,Wd1 Ba2,Ba3 Wa4,Wb1 Bb2,Bb3 Wb4,Wc1 Bc2,Bc3 Wc4,Wd2 Bd3,Be2 We1,We3 Bf1,Bf2 Wf3,Wg1 \
                         Bg2,Bg3 Wh1,Wh2 Bi1,Bi2 Wj1";

    #[test]
    fn full_ends_the_game_with_the_lead_as_score() {
        // Red a1 is touched by a2 (Black), b1 and e1 (White); red d4 by c4 (White), d3 and g3 (Black).
        assert_eq!(start("sprite", 2).plays(DRAWN).ends("full", &[1, 1]).scores, Some(vec![0, 0]));
        // Here d4 is white, so only a1 counts.
        let won = DRAWN.replace("Rd4", "Wd4");
        assert_eq!(start("sprite", 2).plays(&won).ends("full", &[1, 2]).scores, Some(vec![1, 0]));
    }
}
