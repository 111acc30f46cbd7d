//! Splink: one player makes contacts between the colours, the other prevents them.

use crate::board::pyramid::{Colour, Couple, Couples, Point, Pyramid, SUPPLY, Set, Touch, not_due};
use crate::chance::Chance;
use crate::contest::series::{Rule, Tied};
use crate::game::{
    Category, Deed, Deeds, Facts, Game, Next, Notation, Outcome, Pen, Scan, Scene, Seat, Seen, Start, Step, Telling,
    Variant, display_notation, in_any_order,
};
use crate::text;
use crate::text::{Phrase, Text};

/// A position of Splink.
#[derive(Debug, Clone)]
pub struct Splink {
    board: Pyramid,
    /// Nobody yet during the auction.
    mediator: Option<Seat>,
    /// The last bid, which becomes the target.
    bid: Option<u32>,
}

/// A turn of Splink.
#[derive(Debug, Clone, Copy)]
pub enum Turn {
    /// `bid33`
    Bid(u32),
    /// `pass`
    Pass,
    /// `Wa1,Rb2`
    Place(Couple),
    /// `a1-d1,Rb3`
    Move(Point, Point, Colour, Point),
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        match *self {
            Self::Bid(bid) => {
                let pen = pen.choice("bid", Phrase::new("splink-bid"));
                // A tap for each digit.
                bid.to_string().chars().filter_map(|digit| digit.to_digit(10)).fold(pen, |pen, digit| pen.number(digit))
            }
            Self::Pass => pen.pass(),
            Self::Place(couple) => pen.add(couple),
            Self::Move(from, to, colour, point) => pen.add(from).sign("-").add(to).comma().add(colour).add(point),
        };
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        match self {
            Self::Bid(_) | Self::Pass => Vec::new(),
            Self::Place(couple) => couple.deeds(),
            Self::Move(from, to, colour, point) => vec![Deed::go(from, to), Deed::coloured(colour.paint(), point)],
        }
    }
}

const COUPLES: Couples = Couples { colours: [Colour::White, Colour::Red], touch: Touch::Free };

/// The most contacts there can be.
const HIGHEST_BID: u32 = 60;

fn opposite(colour: Colour) -> Colour {
    if colour == Colour::White { Colour::Red } else { Colour::White }
}

impl Splink {
    fn has(&self, colour: Colour) -> bool {
        self.board.left(colour, SUPPLY) > 0
    }

    /// Whether two balls can be placed: two points can be filled wherever two are empty.
    fn can_place(&self) -> bool {
        COUPLES.colours.into_iter().all(|colour| self.has(colour)) && self.board.empty().len() > 1
    }

    /// The mobile balls that a ball of the other colour in reserve can follow.
    fn movable(&self) -> Set {
        let followed = COUPLES.colours.into_iter().filter(|colour| self.has(opposite(*colour)));
        followed.fold(Set::EMPTY, |balls, colour| balls | self.board.of(colour)) & self.board.mobile()
    }

    /// The board without a ball, the colour of the ball, and where it can be set down.
    fn lifted(&self, from: Point) -> Option<(Pyramid, Colour, Set)> {
        let (board, colour) = self.board.lifted(from)?;
        Some((board, colour, board.playable() - from))
    }

    /// Once a moved ball is set down, as many points are empty as before, so one is playable.
    fn can_move(&self) -> bool {
        self.movable().iter().any(|from| self.lifted(from).is_some_and(|(_, _, to)| !to.is_empty()))
    }

    fn random_move(&self, chance: &mut Chance) -> Option<Turn> {
        let mut balls = self.movable();
        while let Some(from) = balls.pick(chance) {
            balls -= from;
            let (mut board, colour, targets) = self.lifted(from)?;
            if let Some(to) = targets.pick(chance) {
                board.place(colour, to);
                return Some(Turn::Move(from, to, opposite(colour), board.playable().pick(chance)?));
            }
        }
        None
    }

    fn moves(&self, turns: &mut Vec<Turn>) {
        for from in self.movable() {
            let Some((lifted, colour, targets)) = self.lifted(from) else { continue };
            for to in targets {
                let mut board = lifted;
                board.place(colour, to);
                turns.extend(board.playable().iter().map(|point| Turn::Move(from, to, opposite(colour), point)));
            }
        }
    }

    /// Visible contacts between a white and a red ball.
    fn contacts(&self) -> i64 {
        let (sight, red) = (self.board.sight(), self.board.of(Colour::Red));
        let white = self.board.of(Colour::White).iter();
        white.map(|ball| (sight.contacts(ball.into()) & red).len() as i64).sum()
    }

    fn ended(&self, end: &'static str) -> Next {
        let (contacts, mediator) = (self.contacts(), self.mediator.unwrap_or(Seat::P1));
        let scores = if mediator == Seat::P1 { [contacts, 0] } else { [0, contacts] };
        let outcome = match self.bid {
            Some(target) if contacts >= i64::from(target) => Outcome::win(mediator, 2, end),
            Some(_) => Outcome::win(mediator.other(), 2, end),
            None => Outcome::draw(2, end),
        };
        outcome.with_scores(scores).into()
    }

    fn check_bid(&self, bid: u32) -> Result<(), Text> {
        if bid > HIGHEST_BID {
            return Err(text!("splink-no-bid-higher", highest_bid = HIGHEST_BID));
        }
        match self.bid {
            Some(last) if bid <= last => Err(text!("splink-bid-higher-last", last)),
            _ => Ok(()),
        }
    }

    fn check_move(&self, from: Point, to: Point, colour: Colour, point: Point) -> Result<(), Text> {
        let moved = self.board.require_ball(from)?;
        if from == to {
            return Err(text!("splink-ball-move-elsewhere", from));
        }
        if colour != opposite(moved) {
            let name = opposite(moved).name();
            return Err(text!("splink-after-move-ball-place", name));
        }
        let mut after = self.board;
        after.try_move(from, to)?;
        after.try_place(colour, point)
    }
}

impl Game for Splink {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "splink",
        rules: 1,
        name: Phrase::same("Splink"),
        author: "Cameron Browne, Néstor Romeral Andrés",
        year: "2011",
        category: Category::Score,
        variants: &[
            Variant { id: "standard", about: Phrase::new("splink-variant-standard") },
            Variant { id: "duel", about: Phrase::new("splink-variant-duel") },
            Variant { id: "auction", about: Phrase::new("splink-variant-auction") },
        ],
        ends: &[("full", Phrase::new("common-pyramid-complete")), ("stuck", Phrase::new("splink-next-seat-no-turn"))],
        notation: &[
            ("Wa1,Rb2", Phrase::new("splink-white-ball-a1-red-b2")),
            ("a1-d1,Rb3", Phrase::new("splink-white-ball-moves-a1-d1")),
            ("bid33", Phrase::new("splink-auction-33-contacts")),
            ("pass", Phrase::new("splink-auction-other-mediator")),
        ],
        summary: Phrase::new("splink-summary"),
        ..Facts::NAMELESS
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let mediator = (start.variant != "auction").then_some(Seat::P1);
        Ok(Self { board: Pyramid::new(), mediator, bid: None })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        if text == "pass" {
            return Some(Turn::Pass);
        }
        let mut scan = Scan::new(text);
        if scan.eat("bid") {
            let bid = scan.number(99)?;
            return scan.done(Turn::Bid(bid));
        }
        if let Some(from) = Point::scan(&mut scan) {
            let to = scan.eat("-").then(|| Point::scan(&mut scan))??;
            let colour = scan.eat(",").then(|| Colour::scan(&mut scan))??;
            let point = Point::scan(&mut scan)?;
            return scan.done(Turn::Move(from, to, colour, point));
        }
        let couple = Couple::scan(&mut scan)?;
        scan.done(Turn::Place(couple))
    }

    fn check(&self, _: Seat, turn: &Turn) -> Result<(), Text> {
        match *turn {
            Turn::Bid(bid) if self.mediator.is_none() => self.check_bid(bid),
            Turn::Pass if self.mediator.is_none() && self.bid.is_some() => Ok(()),
            Turn::Pass if self.mediator.is_none() => Err(text!("splink-first-seat-bid")),
            Turn::Place(couple) if self.mediator.is_some() => COUPLES.check(&self.board, couple),
            Turn::Move(from, to, colour, point) if self.mediator.is_some() => self.check_move(from, to, colour, point),
            _ => Err(not_due()),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        let next = Next::Turn(seat.other());
        match *turn {
            Turn::Bid(bid) => {
                self.bid = Some(bid);
                return next;
            }
            Turn::Pass => {
                self.mediator = Some(seat.other());
                return next;
            }
            Turn::Place(couple) => couple.place(&mut self.board),
            Turn::Move(from, to, colour, point) => {
                self.board.move_ball(from, to);
                self.board.place(colour, point);
            }
        }
        if self.board.is_full() {
            self.ended("full")
        } else if self.can_place() || self.can_move() {
            next
        } else {
            self.ended("stuck")
        }
    }

    fn turns(&self, _: Seat) -> Option<Vec<Turn>> {
        if self.mediator.is_none() {
            let bids = self.bid.map_or(0, |last| last + 1)..=HIGHEST_BID;
            return Some(bids.map(Turn::Bid).chain(self.bid.map(|_| Turn::Pass)).collect());
        }
        let mut turns = Vec::new();
        if self.can_place() {
            turns.extend(COUPLES.all(&self.board).map(Turn::Place));
        }
        self.moves(&mut turns);
        Some(turns)
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        in_any_order(self, seat, partial)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        if self.mediator.is_none() {
            return chance.pick(&self.turns(seat)?).copied();
        }
        let place = |chance: &mut Chance| COUPLES.random(&self.board, chance).map(Turn::Place);
        if !self.can_place() {
            return self.random_move(chance);
        }
        if chance.one_in(2) {
            return place(chance);
        }
        self.random_move(chance).or_else(|| place(chance))
    }

    fn scene(&self) -> Scene {
        let mut scene = self.board.scene();
        if let Some(mediator) = self.mediator {
            scene = scene.with_note_told(Phrase::new("splink-mediator"), mediator, mediator.text());
        }
        if let Some(bid) = self.bid {
            let name = if self.mediator.is_none() { Phrase::new("splink-bid-2") } else { Phrase::new("splink-target") };
            scene = scene.with_note(name, bid);
        }
        scene
    }

    /// Whoever mediates plays another part, so both do.
    fn usual_match() -> Rule {
        Rule::SplinkDuel { tied: Tied::Shared }
    }

    fn telling(turn: &Turn, _: &Seen<'_>) -> Telling {
        let Turn::Bid(bid) = turn else { return Telling::default() };
        Telling::whole(text!("splink-bids-contacts", bid))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{start, start_with};

    #[test]
    fn one_white_and_one_red_ball_anywhere() {
        let table = start("splink", 2).forbids("Wa1,Wb2 Wa1,Bb2 Ba1,Rb2 Wa1,Ra1 Wa1,Re1 a1-b1,Rc1");
        let table = table.cannot_read("a1 Wa1 Wa1,b2 a1-b1 a1-b1,c1 xa1,Wb1,Rb2 bid bid05 bid100 bidx Wa1,Rb2,Wc1");
        table.allows("Wa1,Rd4 Ra1,Wa2");
    }

    #[test]
    fn a_ball_moves_elsewhere_and_one_of_the_other_colour_follows() {
        let table =
            start("splink", 2).plays("Wa1,Rb2").forbids("a1-a1,Rc1 a1-d1,Wc1 b2-d1,Rc1 a2-d1,Rc1 a1-b2,Rc1 a1-d1,Rd1");
        table.allows("a1-d1,Rc1 b2-d1,Wc1 a1-d1,Ra1 a1-d1,Rd2");
    }

    #[test]
    fn a_pinned_ball_stays_and_a_ball_may_be_set_on_one_that_fell() {
        let table = start("splink", 2).plays("Wa1,Ra2 Wb1,Rb2 We1,Ra3").allows("a1-e1,Rd4").plays("Wb3,Re2");
        table.forbids("a2-d1,Wd2 b2-d1,Wd2 a1-e2,Rd1").allows("a3-d1,Wd2");
    }

    #[test]
    fn bids_and_passes_are_for_the_auction() {
        start("splink", 2).forbids("bid33 pass bid61");
        start_with("splink", 2, "duel", "").forbids("bid33 pass");
        let table = start_with("splink", 2, "auction", "").forbids("pass bid61 Wa1,Rb2 a1-b1,Rc1").allows("bid0 bid60");
        let table = table.plays("bid10").forbids("bid10 bid9 Wa1,Rb2").plays("bid20 pass");
        // P1 passed, so P2 is the Mediator and begins.
        assert_eq!(table.0.seat(), Seat::P2);
        table.forbids("bid30 pass").plays("Wa1,Rb2");
        assert_eq!(start_with("splink", 2, "auction", "").plays("bid60").turns(), ["pass"]);
    }

    fn last_turn(board: Pyramid, bid: Option<u32>, mediator: Seat, turn: &str) -> Outcome {
        let mut splink = Splink { board, mediator: Some(mediator), bid };
        let turn = splink.parse(turn).unwrap();
        match splink.play(Seat::P1, &turn) {
            Next::End(outcome) => outcome,
            Next::Turn(_) => panic!("the game should be over"),
        }
    }

    #[test]
    fn full_ends_the_game_and_the_target_decides_the_auction() {
        // All white but the apex, which has four contacts.
        let board = Pyramid::with(Set::ALL - Set::points("i2 j1"), Set::EMPTY, Set::EMPTY);
        let end = |bid, mediator| {
            let outcome = last_turn(board, bid, mediator, "Wi2,Rj1");
            (outcome.end, outcome.ranks, outcome.scores)
        };
        assert_eq!(end(None, Seat::P1), ("full", vec![1, 1], Some(vec![4, 0])));
        assert_eq!(end(Some(4), Seat::P2), ("full", vec![2, 1], Some(vec![0, 4])));
        assert_eq!(end(Some(5), Seat::P2), ("full", vec![1, 2], Some(vec![0, 4])));
    }

    #[test]
    fn stuck_when_no_ball_can_move_away_from_under_the_apex() {
        let white = Set::points("a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 d2 d3 e2 h1 h2");
        let red = Set::points("a1 a4 d1 d4 e1 e3 g1 g3 f1 f2 f3 g2");
        let outcome = last_turn(Pyramid::with(white, Set::EMPTY, red), None, Seat::P1, "Wi1,Ri2");
        assert_eq!((outcome.end, outcome.ranks), ("stuck", vec![1, 1]));
        // With a mobile white ball in a corner the game goes on.
        let swapped = Set::points("e1 e2");
        let (white, red) = (white ^ swapped, red ^ swapped);
        let mut splink = Splink { board: Pyramid::with(white, Set::EMPTY, red), mediator: Some(Seat::P1), bid: None };
        let turn = splink.parse("Wi1,Ri2").unwrap();
        assert_eq!(splink.play(Seat::P1, &turn), Next::Turn(Seat::P2));
        assert_eq!(splink.turns(Seat::P2).unwrap().iter().map(ToString::to_string).collect::<Vec<_>>(), ["e1-h1,Rj1"]);
    }

    #[test]
    fn a_full_pyramid_has_sixty_visible_contacts() {
        let sight = Pyramid::with(Set::ALL, Set::EMPTY, Set::EMPTY).sight();
        assert_eq!(Set::ALL.iter().map(|ball| sight.contacts(ball.into()).len()).sum::<usize>(), 2 * 60);
    }
}
