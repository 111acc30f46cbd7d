//! Spangle: each seat backs a secret colour, and proposals can be voted down.

use smallvec::SmallVec;

use crate::board::pyramid::{Ball, Colour, Offers, Pyramid, Set};
use crate::chance::Chance;
use crate::contest::series::Rule;
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Seen, Start, Step, Telling,
    display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Spangle.
#[derive(Debug, Clone)]
pub struct Spangle {
    board: Pyramid,
    /// The colour that each seat took.
    chosen: SmallVec<[Colour; 10]>,
    /// So many hands stop a proposal.
    veto: usize,
}

/// A proposal and the hands raised against it.
#[derive(Debug, Clone, Copy)]
pub struct Proposal {
    ball: Ball,
    against: usize,
}

impl Notation for Proposal {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.add(self.ball).sign(":").number(self.against as u32);
    }
}
display_notation!(Proposal);

impl Deeds for Proposal {
    fn deeds(&self) -> Vec<Deed> {
        self.ball.deeds()
    }
}

impl Spangle {
    fn backers(&self, colour: Colour) -> usize {
        self.chosen.iter().filter(|chosen| **chosen == colour).count()
    }

    /// The balls of a colour left in the bag.
    fn bag(&self, colour: Colour) -> usize {
        self.board.left(colour, 16).saturating_sub(self.backers(colour))
    }

    /// The points where the neighbours admit the colour.
    fn admitting(&self, colour: Colour) -> Set {
        let balls = self.board.of(colour);
        let low = balls & Set::HOLES;
        let beside = low.beside();
        let boxed_in = (beside - self.board.occupied()).is_empty();
        let holes = if low.is_empty() || boxed_in { Set::HOLES } else { beside };
        holes | ((balls.resting_on(2) | balls.beside()) - Set::HOLES)
    }

    /// The balls that may be proposed.
    fn proposals(&self) -> Offers {
        let playable = self.board.playable();
        let in_bag = |colour| if self.bag(colour) > 0 { playable } else { Set::EMPTY };
        let admitted = Offers::new(|colour| in_bag(colour) & self.admitting(colour));
        if admitted.is_empty() { Offers::new(in_bag) } else { admitted }
    }

    fn result(&self) -> Outcome {
        let players = self.chosen.len();
        let fewest = Colour::ALL.into_iter().map(|colour| self.bag(colour)).min();
        let leading = || Colour::ALL.into_iter().filter(|colour| Some(self.bag(*colour)) == fewest);
        // A colour that nobody took cannot break a tie, though alone at the top it wins for nobody.
        let backing = leading().map(|colour| self.backers(colour)).filter(|backers| *backers > 0).min();
        let winning: SmallVec<[Colour; 3]> =
            leading().filter(|colour| Some(self.backers(*colour)) == backing).collect();
        let winners: usize = winning.iter().map(|colour| self.backers(*colour)).sum();
        let losers = players - winners;
        let minority = match winning.as_slice() {
            [colour] => {
                losers > 0
                    && colour.others().iter().all(|other| {
                        let backers = self.backers(*other);
                        backers == 0 || backers > winners
                    })
            }
            _ => false,
        };
        let prize = losers as i64 + if minority { 3 } else { 0 };
        let scores: Vec<i64> = self.chosen.iter().map(|c| if winning.contains(c) { prize } else { 0 }).collect();
        let ranks = self.chosen.iter().map(|c| if winning.contains(c) { 1 } else { winners as u32 + 1 });
        Outcome::ranked(ranks.collect::<Vec<_>>(), "full").with_scores(scores)
    }
}

impl Game for Spangle {
    type Turn = Proposal;

    const FACTS: Facts = Facts {
        id: "spangle",
        rules: 1,
        name: Phrase::same("Spangle"),
        author: "Angelo Nikolaou",
        year: "2011",
        category: Category::Deduction,
        players: (4, 10),
        setup: Some(Phrase::new("spangle-setup")),
        ends: &[("full", Phrase::new("common-pyramid-complete"))],
        notation: &[
            ("Wb2:0", Phrase::new("spangle-white-ball-b2-nobody-against")),
            ("Wb2:3", Phrase::new("spangle-same-three-hands-against")),
        ],
        summary: Phrase::new("spangle-summary"),
        ..Facts::NAMELESS
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let players = start.players;
        let chosen = start
            .setup
            .and_then(|letters| Colour::letters(letters, players))
            .ok_or_else(|| text!("spangle-setup-letters-w-b-r", players))?;
        Ok(Self { board: Pyramid::new(), chosen: chosen.into(), veto: players.div_ceil(2) })
    }

    fn deal(start: &Start<'_>, chance: &mut Chance) -> Option<String> {
        (0..start.players).map(|_| chance.pick(&Colour::ALL).map(|colour| colour.letter())).collect()
    }

    fn parse(&self, text: &str) -> Option<Proposal> {
        let mut scan = Scan::new(text);
        let ball = Ball::scan(&mut scan)?;
        let against = if scan.eat(":") { scan.number(99)? as usize } else { return None };
        scan.done(Proposal { ball, against })
    }

    fn check(&self, _: Seat, &Proposal { ball, against }: &Proposal) -> Result<(), Text> {
        let Ball { colour, point } = ball;
        self.board.require_playable(point)?;
        let most = self.chosen.len() - 1;
        if against > most {
            return Err(text!("spangle-most-hands-raised-proposer-no", most));
        }
        let name = colour.name();
        if self.bag(colour) == 0 {
            return Err(text!("spangle-no-ball-left-bag", name));
        }
        if self.proposals().contains(ball) {
            return Ok(());
        }
        Err(text!("spangle-ball-cannot-proposed-board-goes", name, point))
    }

    fn play(&mut self, seat: Seat, &Proposal { ball, against }: &Proposal) -> Next {
        if against >= self.veto {
            self.veto += 1;
        } else {
            self.board.place(ball.colour, ball.point);
            if self.board.is_full() {
                return self.result().into();
            }
        }
        Next::Turn(seat.after(self.chosen.len()))
    }

    fn turns(&self, _: Seat) -> Option<Vec<Proposal>> {
        let votes = 0..self.chosen.len();
        let with_votes = |ball| votes.clone().map(move |against| Proposal { ball, against });
        Some(self.proposals().iter().flat_map(with_votes).collect())
    }

    fn random_turn(&self, _: Seat, chance: &mut Chance) -> Option<Proposal> {
        Some(Proposal { ball: self.proposals().pick(chance)?, against: chance.below(self.chosen.len()) })
    }

    fn setup_steps(start: &Start<'_>, partial: &str) -> Vec<Step> {
        Colour::letter_steps(partial, &[start.players], "", [16; 3])
    }

    fn setup_secret(_: &Start<'_>, partial: &str) -> Option<Seat> {
        Some(Seat::new(partial.len()))
    }

    fn scene(&self) -> Scene {
        self.board.scene().with_note(Phrase::same("Veto"), self.veto)
    }

    fn usual_match() -> Rule {
        Rule::Spangle { target: 30 }
    }

    fn telling(turn: &Proposal, seen: &Seen<'_>) -> Telling {
        let (ball, at) = (turn.ball.colour.a_ball(), turn.ball.point);
        let aside = match turn.against {
            0 => text!("spangle-nobody-against"),
            1 => text!("spangle-hand-against"),
            hands => text!("spangle-hands-against", hands),
        };
        // As many hands as the veto stop it, and nothing comes onto the board.
        let stopped = seen.changes.is_empty();
        let whole = stopped.then(|| text!("spangle-proposes", ball, at));
        Telling { whole, aside: Some(aside), ..Telling::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{Table, start_from, try_start};

    fn begin(setup: &str) -> Table {
        start_from("spangle", &Start { setup: Some(setup), ..Start::new(setup.len()) })
    }

    /// The result of a full pyramid of `white` white, then `black` black, then red balls.
    fn result(chosen: &str, white: usize, black: usize) -> Outcome {
        let colours: Vec<Colour> = (0..30)
            .map(|n| {
                if n < white {
                    Colour::White
                } else if n < white + black {
                    Colour::Black
                } else {
                    Colour::Red
                }
            })
            .collect();
        let chosen = Colour::letters(chosen, chosen.len()).unwrap().into();
        Spangle { board: Pyramid::filled(&colours), chosen, veto: 9 }.result()
    }

    #[test]
    fn the_setup_is_a_letter_a_seat() {
        for setup in [None, Some(""), Some("WBR"), Some("WBRW "), Some("wbrw"), Some("WBRWB")] {
            assert!(try_start("spangle", &Start { setup, ..Start::new(4) }).is_err(), "{setup:?}");
        }
    }

    #[test]
    fn a_ball_on_the_board_joins_its_colour_side_by_side() {
        begin("WBRW")
            .plays("Wb2:0")
            .allows("Wb3:0 Wa2:1 Ba1:0 Rd4:3")
            .forbids("Wa1:0 Wd4:0 Wb2:0 We1:0 Ba1:4 Ba1:99")
            .cannot_read("Wb3 Wb3:00 Wb3:100 Wb3:-1 b3:0 pass");
    }

    #[test]
    fn a_colour_boxed_in_may_start_again_anywhere() {
        begin("WBRW").plays("Wa1:0 Ba2:0").forbids("Wc3:0").plays("Bb2:0 Bb1:0").allows("Wc3:0 Wd4:0").forbids("Bd4:0");
    }

    #[test]
    fn higher_up_two_supports_or_a_neighbour_are_needed() {
        let table = begin("WBRW").plays("Wa1:0 Wa2:0 Bb1:0 Rb2:0").allows("We1:0").forbids("Be1:0 Re1:0");
        table.plays("We1:0 Bc1:0 Rc2:0").allows("Wf1:0 Bf1:0 Rf1:0");
    }

    #[test]
    fn a_veto_stops_the_ball_and_rises() {
        begin("WBRWB").plays("Wa1:3").allows("Wb3:0").plays("Wa1:3").forbids("Wa1:0").plays("Wa2:4").allows("Wa2:4");
    }

    #[test]
    fn the_colour_with_fewest_left_in_the_bag_wins() {
        // Fourteen black on the pyramid and one in a hand leave one; nine white and three in hands leave four.
        let outcome = result("WWWB", 9, 14);
        assert_eq!((outcome.ranks, outcome.scores), (vec![2, 2, 2, 1], Some(vec![0, 0, 0, 6])));
        let outcome = result("WWWB", 16 - 3, 9);
        assert_eq!((outcome.ranks, outcome.scores), (vec![1, 1, 1, 4], Some(vec![1, 1, 1, 0])));
    }

    #[test]
    fn the_points_of_the_printed_example() {
        let black = result("RRBBBWWWWW", 8, 12);
        assert_eq!(black.scores, Some(vec![0, 0, 7, 7, 7, 0, 0, 0, 0, 0]));
        let red = result("RRBBBWWWWW", 8, 8);
        assert_eq!(red.scores, Some(vec![11, 11, 0, 0, 0, 0, 0, 0, 0, 0]));
    }

    #[test]
    fn a_tie_goes_to_the_smallest_group_that_somebody_is_in() {
        // White 9 + 3, Black 11 + 1, Red 10 + 0: White and Black leave four each.
        assert_eq!(result("WWWB", 9, 11).ranks, [2, 2, 2, 1]);
        // White 10 + 2, Black 10 + 2: both win, no bonus.
        let both = result("WWBB", 10, 10);
        assert_eq!((both.ranks, both.scores), (vec![1, 1, 1, 1], Some(vec![0; 4])));
        // White 8 + 4 and Red 12 + 0 leave four each: nobody is in Red, so White wins.
        assert_eq!(result("WWWW", 8, 10).ranks, [1; 4]);
    }

    #[test]
    fn nobody_wins_with_a_colour_that_nobody_took() {
        let outcome = result("WWWB", 5, 10);
        assert_eq!((outcome.ranks, outcome.scores), (vec![1; 4], Some(vec![0; 4])));
    }
}
