//! Special Cake: build a pyramid, then eat it, and leave the last bite to the other.

use smallvec::SmallVec;

use crate::board::pyramid::{
    APEX, Action, Actions, Colour, Point, Pyramid, Set, TOUCHING_FOURS, TOUCHING_THREES, not_due,
};
use crate::chance::Chance;
use crate::game::{Category, Facts, Game, Next, Outcome, Scene, Seat, Start, Step, Variant};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Special Cake.
#[derive(Debug, Clone)]
pub struct SpecialCake {
    board: Pyramid,
    recipe: Recipe,
    /// Whether the cake is still to be completed.
    building: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Recipe {
    MintLiquorice,
    Candy,
    PoisonedCherry,
}

/// Whether balls that stood on these points formed a stretch of a touching line.
fn is_line(points: Set) -> bool {
    match points.len() {
        2 => points.first().is_some_and(|point| point.contacts().meets(points)),
        3 => TOUCHING_THREES.contains(&points),
        4 => TOUCHING_FOURS.contains(&points),
        _ => false,
    }
}

/// Gathers the orders in which the white balls of `shadow` can all be removed.
fn gather_orders(shadow: &Pyramid, begun: &mut SmallVec<[Action; 5]>, turns: &mut Vec<Actions>) {
    for point in shadow.of(Colour::White) & shadow.mobile() {
        begun.push(Action::Remove(point));
        if shadow.of(Colour::White).len() == 1 {
            turns.push(begun.iter().copied().collect());
        } else {
            let mut rest = *shadow;
            rest.remove(point);
            gather_orders(&rest, begun, turns);
        }
        begun.pop();
    }
}

impl SpecialCake {
    /// Whether a line of these points may be eaten whole.
    fn is_tasty(&self, line: Set) -> bool {
        self.recipe == Recipe::Candy || !Colour::ALL.into_iter().any(|colour| self.board.of(colour).covers(line))
    }

    /// Every line that may be eaten, if it can be.
    fn lines(&self) -> impl Iterator<Item = Set> {
        let occupied = self.board.occupied();
        let pairs = occupied.iter().flat_map(move |point| {
            let others = (point.contacts() & occupied).iter().filter(move |other| *other > point);
            others.map(move |other| Set::from(point) | other)
        });
        let longer = TOUCHING_THREES.into_iter().chain(TOUCHING_FOURS).filter(move |line| occupied.covers(*line));
        pairs.chain(longer).filter(|line| self.is_tasty(*line))
    }

    /// Where the balls that a turn removes stood before it.
    fn origins(&self, turn: &Actions) -> Result<Set, Text> {
        let mut board = self.board;
        let mut origins = Set::EMPTY;
        let mut drops: SmallVec<[(Point, Point); 9]> = SmallVec::new();
        for action in turn.iter() {
            let Action::Remove(point) = *action else { return Err(not_due()) };
            board.require_mobile(point)?;
            origins |= drops.iter().rev().fold(point, |at, (from, to)| if at == *to { *from } else { at });
            let mut hole = point;
            for rider in board.pile(point) {
                drops.push((rider, hole));
                hole = rider;
            }
            board.remove(point);
        }
        Ok(origins)
    }
}

impl Game for SpecialCake {
    type Turn = Actions;

    const FACTS: Facts = Facts {
        id: "special-cake",
        rules: 1,
        name: Phrase::same("Special Cake"),
        author: "Giacomo Galimberti",
        year: "2012",
        category: Category::Elimination,
        variants: &[
            Variant { id: "standard", about: Phrase::new("special-cake-variant-standard") },
            Variant { id: "mint-liquorice", about: Phrase::new("special-cake-variant-mint-liquorice") },
            Variant { id: "candy", about: Phrase::new("special-cake-variant-candy") },
            Variant { id: "poisoned-cherry", about: Phrase::new("special-cake-variant-poisoned-cherry") },
        ],
        setup: Some(Phrase::new("special-cake-setup")),
        ends: &[
            ("last", Phrase::new("special-cake-last-ball-eaten")),
            ("cherry", Phrase::new("special-cake-cherry-eaten")),
        ],
        notation: &[
            ("b2", Phrase::new("special-cake-while-building-ball-your-colour")),
            ("xa1", Phrase::new("special-cake-ball-a1-eaten")),
            ("xa1,xb1,xc1", Phrase::new("special-cake-line-eaten-ball-ball-order")),
        ],
        summary: Phrase::new("special-cake-summary"),
        ..Facts::WHITE_BLACK
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let recipe = match start.variant {
            "candy" => Recipe::Candy,
            "poisoned-cherry" => Recipe::PoisonedCherry,
            _ => Recipe::MintLiquorice,
        };
        let building = recipe != Recipe::Candy;
        if building {
            return Ok(Self { board: Pyramid::new(), recipe, building });
        }
        let colours = match start.setup {
            None => Some(Colour::ALL.into_iter().cycle().take(30).collect()),
            Some(letters) => Colour::letters(letters, 30),
        };
        let board = colours.map(|colours| Pyramid::filled(&colours));
        let board = board.filter(|board| Colour::ALL.into_iter().all(|colour| board.of(colour).len() <= 16));
        board.map(|board| Self { board, recipe, building }).ok_or_else(|| text!("special-cake-setup-30-letters-w-b"))
    }

    fn deal(start: &Start<'_>, chance: &mut Chance) -> Option<String> {
        (start.variant == "candy").then(|| Pyramid::deal_whole([16; 3], chance))
    }

    fn parse(&self, text: &str) -> Option<Actions> {
        Actions::read(text).filter(|turn| {
            matches!(**turn, [Action::Place(_)])
                || turn.len() <= 4 && turn.iter().all(|action| matches!(action, Action::Remove(_)))
        })
    }

    fn check(&self, _: Seat, turn: &Actions) -> Result<(), Text> {
        match **turn {
            [Action::Place(point)] if self.building => self.board.require_playable(point),
            [Action::Remove(point)] if !self.building => self.board.require_mobile(point),
            [Action::Remove(_), ..] if !self.building => {
                let line = self.origins(turn)?;
                if !is_line(line) {
                    Err(text!("special-cake-balls-turn-stand-next-each"))
                } else if !self.is_tasty(line) {
                    Err(text!("special-cake-line-eaten-whole-show-least"))
                } else {
                    Ok(())
                }
            }
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Actions) -> Next {
        let mut cherry = false;
        for action in turn.iter() {
            match *action {
                Action::Place(point) => self.board.place(Colour::of(seat), point),
                Action::Remove(point) => {
                    let removal = self.board.remove(point);
                    cherry |= removal.is_some_and(|removal| removal.colour == Colour::Red);
                }
                _ => {}
            }
        }
        if self.building {
            if self.recipe == Recipe::PoisonedCherry && self.board.empty() == APEX {
                self.board.place_all(Colour::Red, APEX);
            }
            self.building = !self.board.is_full();
            return Next::Turn(if self.building { seat.other() } else { Seat::P1 });
        }
        if self.recipe == Recipe::PoisonedCherry && cherry {
            Outcome::win(seat.other(), 2, "cherry").into()
        } else if self.board.occupied().is_empty() {
            Outcome::win(seat.other(), 2, "last").into()
        } else {
            Next::Turn(seat.other())
        }
    }

    fn turns(&self, _: Seat) -> Option<Vec<Actions>> {
        if self.building {
            return Some(self.board.playable().iter().map(|point| Action::Place(point).into()).collect());
        }
        let mut turns: Vec<Actions> = self.board.mobile().iter().map(|point| Action::Remove(point).into()).collect();
        for line in self.lines() {
            let shadow = Pyramid::with(line, self.board.occupied() - line, Set::EMPTY);
            gather_orders(&shadow, &mut SmallVec::new(), &mut turns);
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Actions> {
        if self.building {
            return self.board.playable().pick(chance).map(|point| Action::Place(point).into());
        }
        if chance.one_in(3) {
            return self.board.mobile().pick(chance).map(|point| Action::Remove(point).into());
        }
        chance.pick(&self.turns(seat)?).cloned()
    }

    fn setup_steps(start: &Start<'_>, partial: &str) -> Vec<Step> {
        if start.variant == "candy" { Colour::letter_steps(partial, &[30], "", [16; 3]) } else { Vec::new() }
    }

    fn scene(&self) -> Scene {
        self.board.scene()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{Table, start_from, start_with, try_start};

    const LEVELS: &str = "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2 e3 f1 f2 f3 g1 g2 g3 h1 h2 i1 i2";

    fn candy(setup: Option<&str>) -> Result<Table, String> {
        try_start("special-cake", &Start { variant: "candy", setup, ..Start::new(2) })
    }

    /// A cake half eaten.
    fn crumbs(recipe: Recipe, white: &str, black: &str) -> SpecialCake {
        SpecialCake {
            board: Pyramid::with(Set::points(white), Set::points(black), Set::EMPTY),
            recipe,
            building: false,
        }
    }

    fn legal(game: &SpecialCake, turn: &str) -> bool {
        game.check(Seat::P1, &game.parse(turn).unwrap()).is_ok()
    }

    #[test]
    fn the_two_build_and_p1_eats_first() {
        let table = start_with("special-cake", 2, "standard", "").forbids("xa1 e1").cannot_read("pass Wa1 xa1,b1");
        let table = table.plays(LEVELS).plays("j1").forbids("a1 xa2 xa1,xa1").allows("xa1 xj1 xa1,xa1,xa1");
        assert_eq!(table.0.seat(), Seat::P1);
    }

    #[test]
    fn the_cherry_is_put_on_top_without_a_turn() {
        let table = start_with("special-cake", 2, "poisoned-cherry", "").plays(LEVELS).forbids("j1");
        assert_eq!(table.0.seat(), Seat::P1);
        table.plays("xa1 xh1").ends("cherry", &[1, 2]);
    }

    #[test]
    fn candy_needs_no_setup_but_reads_one_strictly() {
        let good = "WBR".repeat(10);
        let start = |setup| Start { variant: "candy", setup, ..Start::new(2) };
        start_from("special-cake", &start(Some(&good))).allows("xa1").forbids("a1");
        assert!(candy(None).is_ok());
        let (many, lower) = ("W".repeat(17) + &"B".repeat(13), good.to_lowercase());
        for bad in ["", " ", "WBR", &many, &lower, &(good.clone() + "W"), &(good.clone() + " ")] {
            assert!(candy(Some(bad)).is_err(), "{bad}");
        }
    }

    #[test]
    fn balls_that_drop_keep_their_identity() {
        let table = candy(None).unwrap_or_else(|error| panic!("{error}"));
        table.allows("xa1,xa1,xa1 xj1,xh1,xe1,xa1 xa1,xa1,xa1,xa1").forbids("xa1,xd1 xa1,xh1,xe1 xa1,xa1,xe1,xd4");
    }

    #[test]
    fn a_line_leaves_no_ball_between_out() {
        let game = crumbs(Recipe::Candy, "a1 b1 c1 d1 b2", "");
        assert!(legal(&game, "xa1,xc1,xb1") && legal(&game, "xd1,xa1,xb1,xc1"));
        assert!(!legal(&game, "xa1,xc1") && !legal(&game, "xa1,xb2") && !legal(&game, "xa1,xb1,xb2"));
    }

    #[test]
    fn a_line_shows_two_colours_except_in_candy() {
        let game = |recipe| crumbs(recipe, "a1 b1", "c1");
        assert!(!legal(&game(Recipe::MintLiquorice), "xa1,xb1") && legal(&game(Recipe::MintLiquorice), "xb1,xc1"));
        assert!(!legal(&game(Recipe::PoisonedCherry), "xa1,xb1") && legal(&game(Recipe::Candy), "xa1,xb1"));
    }

    #[test]
    fn the_last_ball_loses() {
        let mut game = crumbs(Recipe::MintLiquorice, "a1", "b1");
        let turn = game.parse("xa1,xb1").unwrap();
        assert_eq!(game.play(Seat::P1, &turn), Outcome::win(Seat::P2, 2, "last").into());
    }
}
