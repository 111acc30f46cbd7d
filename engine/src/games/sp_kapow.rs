//! SP-Kapow: grow from your corners, and throw your one bomb at the right moment.

use std::collections::HashSet;

use smallvec::SmallVec;

use crate::board::pyramid::{Action, Actions, Colour, Point, Pyramid, Set, not_due};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Scene, Seat, Start, Step};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of SP-Kapow.
#[derive(Debug, Clone)]
pub struct SpKapow {
    board: Pyramid,
    /// Whether a seat still has its bomb.
    bombs: [bool; 2],
    passed: bool,
}

const BALLS: usize = 16;

/// A bomb going off.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Blast {
    board: Pyramid,
    bomb: Point,
    /// The balls the bomb touches, those it met at the same step together, the earliest first.
    met: SmallVec<[Set; 8]>,
}

impl Blast {
    fn new(mut board: Pyramid, bomb: Point) -> Self {
        board.place(Colour::Red, bomb);
        Self { bomb, met: SmallVec::from_slice(&[bomb.contacts() & board.occupied()]), board }
    }

    /// The balls of which one goes next: mobile ones that the bomb met at the earliest step.
    fn candidates(&self) -> Set {
        let mobile = self.board.mobile();
        self.met.iter().map(|met| *met & mobile).find(|met| !met.is_empty()).unwrap_or_default()
    }

    /// Removes a candidate; if it was a support of the bomb, the bomb drops into its place.
    fn remove(&mut self, point: Point) {
        let before = self.bomb.contacts() & self.board.occupied();
        let fallen = self.board.remove(point).map_or(Set::EMPTY, |removal| removal.fallen);
        if self.bomb.supports().contains(point) {
            self.bomb = point;
        }
        let touching = self.bomb.contacts() & self.board.occupied();
        let kept = (before & touching) - fallen;
        for met in &mut self.met {
            *met &= kept;
        }
        self.met.push(touching - kept);
        self.met.retain(|met| !met.is_empty());
    }

    /// Removes the balls that a turn names, and in between those that there is no choice about, up
    /// to the last name; false if one of the names is wrong or a choice is missing.
    fn follow(&mut self, names: &[Action]) -> bool {
        for name in names {
            loop {
                let candidates = self.candidates();
                match *name {
                    Action::Remove(point) if candidates.contains(point) => {
                        self.remove(point);
                        break;
                    }
                    _ => match candidates.first() {
                        Some(point) if candidates.len() == 1 => self.remove(point),
                        _ => return false,
                    },
                }
            }
        }
        true
    }

    /// Removes what there is no choice about; whether the bomb is burnt out then.
    fn burn_out(&mut self) -> bool {
        loop {
            let candidates = self.candidates();
            match candidates.first() {
                None => return true,
                Some(point) if candidates.len() == 1 => self.remove(point),
                Some(_) => return false,
            }
        }
    }

    /// Adds a full list of removals for every way it can end.
    fn endings(&self, path: &Actions, seen: &mut HashSet<Self>, all: &mut Vec<Actions>) {
        let candidates = self.candidates();
        if candidates.is_empty() {
            all.push(path.clone());
        }
        for point in candidates {
            let mut after = self.clone();
            after.remove(point);
            if seen.insert(after.clone()) {
                after.endings(&path.clone().then(Action::Remove(point)), seen, all);
            }
        }
    }
}

impl SpKapow {
    fn has_bomb(&self, seat: Seat) -> bool {
        self.bombs.get(seat.index()).copied().unwrap_or(false)
    }

    /// Where a ball of one's own colour can go.
    fn places(&self, seat: Seat) -> Set {
        let own = self.board.of(Colour::of(seat));
        if own.len() >= BALLS { Set::EMPTY } else { self.board.playable() & own.contacts() }
    }

    /// Where the bomb can go.
    fn targets(&self, seat: Seat) -> Set {
        if self.has_bomb(seat) { self.board.playable() } else { Set::EMPTY }
    }

    fn must_pass(&self, seat: Seat) -> bool {
        (self.places(seat) | self.targets(seat)).is_empty()
    }
}

impl Game for SpKapow {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "sp-kapow",
        rules: 1,
        name: Phrase::same("SP-Kapow"),
        author: "Emil Danielsen",
        year: "2020",
        category: Category::Score,
        ends: &[("passes", Phrase::new("sp-kapow-neither-seat-play"))],
        notation: &[
            ("Wb1", Phrase::new("sp-kapow-white-ball-b1")),
            ("Rb2", Phrase::new("sp-kapow-bomb-b2-without-choice-make")),
            ("Rb2,xb1,xa2", Phrase::new("sp-kapow-bomb-b2-removes-b1-a2")),
            ("pass", Phrase::new("common-nothing-played")),
        ],
        summary: Phrase::new("sp-kapow-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        let board = Pyramid::with(Set::points("a1 d4"), Set::points("a4 d1"), Set::EMPTY);
        Ok(Self { board, bombs: [true; 2], passed: false })
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| match &**turn {
            [Action::Pass] => true,
            [Action::Ball(..), names @ ..] => names.iter().all(|name| matches!(name, Action::Remove(_))),
            _ => false,
        })
    }

    fn check(&self, seat: Seat, turn: &Actions) -> Result<(), Text> {
        let (colour, point, names) = match **turn {
            [Action::Pass] if self.must_pass(seat) => return Ok(()),
            [Action::Pass] => {
                return Err(text!("sp-kapow-you-play-you-not-pass"));
            }
            [Action::Ball(colour, point), ref names @ ..] => (colour, point, names),
            _ => return Err(not_due()),
        };
        if colour == Colour::Red {
            if !self.has_bomb(seat) {
                return Err(text!("sp-kapow-your-bomb-used-up"));
            }
            self.board.require_playable(point)?;
            let mut blast = Blast::new(self.board, point);
            if !blast.follow(names) {
                return Err(text!("sp-kapow-balls-named-not-bomb-removes"));
            }
            if !blast.burn_out() {
                let choice = blast.candidates().names();
                return Err(text!("sp-kapow-written-which-ball-bomb-removes", choice));
            }
            return Ok(());
        }
        if colour != Colour::of(seat) {
            return Err(colour.not_yours());
        }
        if !names.is_empty() {
            return Err(text!("sp-kapow-bomb-removes-balls"));
        }
        self.board.require_left(colour, BALLS)?;
        self.board.require_playable(point)?;
        if !self.places(seat).contains(point) {
            return Err(text!("sp-kapow-touches-no-ball-yours", point));
        }
        Ok(())
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        match **turn {
            [Action::Ball(Colour::Red, point), ref names @ ..] => {
                let mut blast = Blast::new(self.board, point);
                blast.follow(names);
                blast.burn_out();
                self.board = blast.board;
                if let Some(bomb) = self.bombs.get_mut(seat.index()) {
                    *bomb = false;
                }
            }
            [Action::Ball(colour, point), ..] => self.board.place(colour, point),
            _ if self.passed => return self.board.compare_levels("passes").into(),
            _ => {}
        }
        self.passed = **turn == [Action::Pass];
        Next::Turn(seat.other())
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Actions>> {
        if self.must_pass(seat) {
            return Some(vec![Actions::pass()]);
        }
        let own = Colour::of(seat);
        let mut turns: Vec<Actions> = self.places(seat).iter().map(|point| Action::Ball(own, point).into()).collect();
        for point in self.targets(seat) {
            let path = Action::Ball(Colour::Red, point).into();
            Blast::new(self.board, point).endings(&path, &mut HashSet::new(), &mut turns);
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        let (places, targets) = (self.places(seat), self.targets(seat));
        if !places.is_empty() && (targets.is_empty() || !chance.one_in(12)) {
            return Some(Action::Ball(Colour::of(seat), places.pick(chance)?).into());
        }
        let Some(point) = targets.pick(chance) else { return Some(Actions::pass()) };
        let mut turn = Actions::from(Action::Ball(Colour::Red, point));
        let mut blast = Blast::new(self.board, point);
        while let Some(point) = blast.candidates().pick(chance) {
            blast.remove(point);
            turn.push(Action::Remove(point));
        }
        Some(turn)
    }

    /// A bomb may be followed step by step, and left alone as soon as there is no choice to come.
    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        let step = |action: Action, blast: &Blast| {
            let (complete, open) = (blast.clone().burn_out(), !blast.candidates().is_empty());
            Step::new(complete, open, |pen| pen.joint(partial).add(action))
        };
        if partial.is_empty() {
            if self.must_pass(seat) {
                return vec![Step::last(|pen| pen.pass())];
            }
            let own = Colour::of(seat);
            let balls = self.places(seat).iter().map(|point| Step::last(|pen| pen.add(own).add(point)));
            let bomb = |point| step(Action::Ball(Colour::Red, point), &Blast::new(self.board, point));
            let bombs = self.targets(seat).iter().map(bomb);
            return balls.chain(bombs).collect();
        }
        let Some(turn) = self.parse(partial) else { return Vec::new() };
        let [Action::Ball(Colour::Red, point), ref names @ ..] = *turn else { return Vec::new() };
        let mut blast = Blast::new(self.board, point);
        if !self.targets(seat).contains(point) || !blast.follow(names) {
            return Vec::new();
        }
        let next = |point: Point| {
            let mut after = blast.clone();
            after.remove(point);
            step(Action::Remove(point), &after)
        };
        blast.candidates().iter().map(next).collect()
    }

    fn scene(&self) -> Scene {
        let bombs: Vec<Seat> = Seat::all(2).filter(|seat| self.has_bomb(*seat)).collect();
        let written = bombs.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ");
        let told = Text::list(bombs.into_iter().map(Seat::text));
        self.board.scene().with_note_told(Phrase::new("sp-kapow-bombs-left"), written, told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Outcome;
    use crate::game::testing::start;

    fn at(white: &str, black: &str, red: &str) -> SpKapow {
        let board = Pyramid::with(Set::points(white), Set::points(black), Set::points(red));
        SpKapow { board, bombs: [true; 2], passed: false }
    }

    fn legal(game: &SpKapow, turn: &str) -> bool {
        game.check(Seat::P1, &game.parse(turn).unwrap()).is_ok()
    }

    fn after(game: &SpKapow, turn: &str) -> Pyramid {
        let mut game = game.clone();
        let turn = game.parse(turn).unwrap();
        assert_eq!(game.check(Seat::P1, &turn), Ok(()));
        game.play(Seat::P1, &turn);
        game.board
    }

    #[test]
    fn a_ball_touches_one_of_its_colour() {
        let table = start("sp-kapow", 2).allows("Wb1 Wa2 Wc4 Wd3").forbids("Wb2 Wb4 Bb4 Wa1 We1 Wb1,xa1 pass Bb4,xa4");
        table.cannot_read("b1 Wb1,Wb2 xa1 Rb2,b1 pass,xa1").plays("Wb1").forbids("Wa2").allows("Bb4");
    }

    #[test]
    fn sixteen_balls_are_all_one_has() {
        let game = SpKapow { bombs: [false; 2], ..at("a1", "", "") };
        let full = SpKapow { board: Pyramid::with(Set::HOLES, Set::EMPTY, Set::EMPTY), ..game };
        assert_eq!(full.turns(Seat::P1), Some(vec![Actions::pass()]));
    }

    #[test]
    fn a_forced_removal_may_be_left_out_and_a_choice_may_not() {
        let game = at("a1", "d4", "");
        assert!(legal(&game, "Rb1") && legal(&game, "Rb1,xa1"));
        assert!(!legal(&game, "Rb1,xd4") && !legal(&game, "Rb1,xa1,xa1") && !legal(&game, "Rb1,xb1"));
        let game = at("a1 c1", "d4", "");
        assert!(!legal(&game, "Rb1") && legal(&game, "Rb1,xc1") && legal(&game, "Rb1,xc1,xa1"));
        assert_eq!(after(&game, "Rb1,xa1"), Pyramid::with(Set::EMPTY, Set::points("d4"), Set::points("b1")));
    }

    #[test]
    fn the_bomb_drops_and_contacts_keep_their_time() {
        let game = at("a1 b1", "a2 b2", "");
        assert_eq!(after(&game, "Re1,xa1,xb1"), Pyramid::with(Set::EMPTY, Set::points("b2"), Set::points("a1")));
        // Dropped to b1, the bomb meets c1 a step later than a1 and b2.
        let game = at("a1 b1 c1", "a2 b2", "");
        assert!(!legal(&game, "Re1,xb1,xc1") && legal(&game, "Re1,xb1,xb2,xa1,xc1"));
        assert_eq!(after(&game, "Re1,xb1,xa1"), Pyramid::with(Set::EMPTY, Set::points("a2"), Set::points("b1")));
    }

    #[test]
    fn a_ball_that_falls_into_contact_goes_later() {
        // g1 falls to c1 at the first step, so a1 and b2 come before it.
        let game = at("a1 b2 g1", "c1 c2 d1 d2", "");
        assert!(!legal(&game, "Rb1,xc1,xc1") && !legal(&game, "Rb1,xc1"));
        assert!(legal(&game, "Rb1,xc1,xa1,xc1") && legal(&game, "Rb1,xc1,xb2,xa1,xc1"));
        assert_eq!(after(&game, "Rb1,xc1,xa1"), Pyramid::with(Set::EMPTY, Set::points("c2 d1 d2"), Set::points("b1")));
    }

    #[test]
    fn pinned_balls_stay() {
        // b2 carries e2 and f2.
        let game = at("a2 a3 b3 c2 c3", "b2 e2 f2", "");
        assert_eq!(after(&game, "Rb1").of(Colour::Black), Set::points("b2 e2 f2"));
    }

    #[test]
    fn a_bomb_takes_another_and_is_used_once() {
        let game = at("d4", "", "a1");
        assert_eq!(after(&game, "Rb1").of(Colour::Red), Set::points("b1"));
        start("sp-kapow", 2).plays("Rb2 Bb4").forbids("Rb3").plays("Wb1").allows("Rd3");
    }

    #[test]
    fn a_bomb_in_hand_is_used_before_passing() {
        let game = at("", "a1", "");
        assert!(!legal(&game, "pass") && legal(&SpKapow { bombs: [false; 2], ..game }, "pass"));
    }

    #[test]
    fn two_passes_compare_levels() {
        let board = Pyramid::with(Set::HOLES, Set::points("e1"), Set::EMPTY);
        let mut game = SpKapow { board, bombs: [false; 2], passed: false };
        assert_eq!(game.play(Seat::P2, &Actions::pass()), Next::Turn(Seat::P1));
        assert_eq!(game.play(Seat::P1, &Actions::pass()), Outcome::ranked([2, 1], "passes").into());
    }
}
