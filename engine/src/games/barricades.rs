//! Barricades: five pawns race to the top, and barricades are moved into the others' way.

pub mod board;

use smallvec::SmallVec;

use crate::board::paint::seat_paint;
use crate::chance::Chance;
use crate::game::{
    BoardKind, Category, Change, Choice, Deed, Deeds, Facts, Game, Next, Notation, Noun, Outcome, Paint, Pen, Piece,
    Scan, Scene, Seat, Seen, Shape, Start, Step, Telling, Values, Variant, display_notation, throws,
};
use crate::text;
use crate::text::{Phrase, Text};
use board::{Square, Squares};

const PAWNS: usize = 5;
const ELEVEN: &str = "a3,e3,i3,m3,q3,g7,k7,i9,i10,i11,i13";
const FOUR_MORE: &str = "c5,g5,k5,o5";
/// More turns than this are not listed.
const LISTED: usize = 20_000;

/// A position of Barricades.
#[derive(Debug, Clone)]
pub struct Barricades {
    teams: bool,
    sides: SmallVec<[Side; 4]>,
    barricades: Squares,
}

#[derive(Debug, Clone, Copy)]
struct Side {
    house: u8,
    /// On the board; the others are in the house.
    pawns: Squares,
}

impl Side {
    fn at_home(self) -> usize {
        PAWNS.saturating_sub(self.pawns.len())
    }
}

/// Both dice and what was done with one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    dice: (u8, u8),
    step: Option<Move>,
}

/// A pawn's move; `from` is `None` for one in the house.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Move {
    from: Option<Square>,
    to: Square,
    barricade: Option<Square>,
}

#[derive(Debug, Clone, Copy)]
struct Origin(Option<Square>);

impl Notation for Origin {
    fn write(&self, pen: &mut Pen<'_>) {
        match self.0 {
            Some(square) => pen.add(square),
            None => pen.held("in", Phrase::new("barricades-bring-out")),
        };
    }
}
display_notation!(Origin);

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.die(self.dice.0).die(self.dice.1).sign(":");
        let Some(Move { from, to, barricade }) = self.step else {
            pen.nothing();
            return;
        };
        pen.add(Origin(from)).sign("-").add(to);
        if let Some(square) = barricade {
            pen.sign("@").add(square);
        }
    }
}
display_notation!(Turn);

impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        // A pawn that leaves its house is seen in the scenes.
        let moved = self.step.and_then(|step| Some(Deed::go(step.from?, step.to)));
        moved.into_iter().collect()
    }

    fn dice(&self) -> Vec<u8> {
        vec![self.dice.0, self.dice.1]
    }
}

fn scan_dice(scan: &mut Scan<'_>) -> Option<(u8, u8)> {
    Some((scan.digit(1, 6)?, scan.digit(1, 6)?))
}

fn scan_origin(scan: &mut Scan<'_>) -> Option<Option<Square>> {
    if scan.eat("in") { Some(None) } else { Square::scan(scan).map(Some) }
}

fn read_squares(text: &str) -> Option<Vec<Square>> {
    let mut scan = Scan::new(text);
    let squares = scan.list(",", Square::scan)?;
    scan.done(squares)
}

impl Barricades {
    fn side(&self, seat: Seat) -> Side {
        self.sides.get(seat.index()).copied().unwrap_or(Side { house: 1, pawns: Squares::NONE })
    }

    /// Squares on which a pawn of this seat may not end.
    fn friends(&self, seat: Seat) -> Squares {
        let own = self.side(seat).pawns;
        if self.teams { own.or(self.side(Seat::new(seat.index() ^ 2)).pawns) } else { own }
    }

    fn pawns(&self) -> Squares {
        self.sides.iter().fold(Squares::NONE, |all, side| all.or(side.pawns))
    }

    /// Where a pawn may go with that many steps.
    fn reach(&self, seat: Seat, from: Option<Square>, steps: u8) -> Squares {
        let ends = match from {
            Some(square) => square.walk(steps, Squares::NONE, self.barricades),
            None => {
                let door = Square::door(self.side(seat).house);
                if steps == 1 { door.into() } else { door.walk(steps - 1, Squares::NONE, self.barricades) }
            }
        };
        ends.minus(self.friends(seat))
    }

    fn reach_with(&self, seat: Seat, from: Option<Square>, dice: (u8, u8)) -> Squares {
        let first = self.reach(seat, from, dice.0);
        if dice.0 == dice.1 { first } else { first.or(self.reach(seat, from, dice.1)) }
    }

    /// The pawns a seat has, those in the house counted once.
    fn origins(&self, seat: Seat) -> impl Iterator<Item = Option<Square>> {
        let side = self.side(seat);
        (side.at_home() > 0).then_some(None).into_iter().chain(side.pawns.iter().map(Some))
    }

    /// Every pawn with where it may go.
    fn moves(&self, seat: Seat, dice: (u8, u8)) -> impl Iterator<Item = (Option<Square>, Square)> {
        let ends = move |from| self.reach_with(seat, from, dice).iter().map(move |to| (from, to));
        self.origins(seat).flat_map(ends)
    }

    fn can_move(&self, seat: Seat, dice: (u8, u8)) -> bool {
        self.origins(seat).any(|from| !self.reach_with(seat, from, dice).is_empty())
    }

    /// Where a barricade taken on `to` may be put.
    fn free(&self, from: Option<Square>, to: Square) -> Squares {
        let pawns = from.map_or(self.pawns(), |from| self.pawns().without(from));
        Squares::OPEN.minus(pawns).minus(self.barricades).without(to)
    }

    fn check_move(&self, seat: Seat, dice: (u8, u8), step: &Move) -> Result<(), Text> {
        let Move { from, to, barricade } = *step;
        let side = self.side(seat);
        match from {
            None if side.at_home() == 0 => {
                return Err(text!("barricades-no-pawn-left-house"));
            }
            Some(from) if !side.pawns.has(from) => {
                return Err(text!("barricades-no-pawn", seat, from));
            }
            _ => {}
        }
        if self.friends(seat).has(to) {
            return Err(text!("barricades-pawn-ones-own-side-already", to));
        }
        let ((a, b), ends) = (dice, self.reach_with(seat, from, dice));
        if !ends.has(to) {
            let from = Origin(from);
            return Err(text!("barricades-no-way-exactly-steps-leads", a, b, from, to));
        }
        match (self.barricades.has(to), barricade) {
            (true, None) => Err(text!("barricades-barricade-taken-put-somewhere-add", to)),
            (false, Some(_)) => Err(text!("barricades-no-barricade-take", to)),
            (true, Some(square)) if !self.free(from, to).has(square) => {
                Err(text!("barricades-barricade-cannot-put-empty-square", square, to))
            }
            _ => Ok(()),
        }
    }
}

/// All throws of two dice, in order.
fn all_throws() -> impl Iterator<Item = (u8, u8)> {
    (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b)))
}

impl Game for Barricades {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "barricades",
        rules: 1,
        name: Phrase::same("Barricades"),
        author: "Traditional",
        year: "about 1890",
        category: Category::Race,
        players: (2, 4),
        variants: &[
            Variant { id: "standard", about: Phrase::new("barricades-variant-standard") },
            Variant { id: "teams", about: Phrase::new("barricades-variant-teams") },
        ],
        options: &[
            Choice { key: "houses", values: Values::Free(""), about: Phrase::new("barricades-option-houses") },
            Choice {
                key: "barricades",
                values: Values::Words(&["15", "11"]),
                about: Phrase::new("barricades-option-barricades"),
            },
        ],
        setup: Some(Phrase::new("barricades-setup")),
        ends: &[("arrival", Phrase::new("barricades-pawn-reached-goal"))],
        notation: &[
            ("35:in-e1", Phrase::new("barricades-3-5-thrown-pawn-leaves")),
            ("12:f7-g7@b13", Phrase::new("barricades-pawn-takes-barricade-g7-which")),
            ("66:-", Phrase::new("barricades-no-pawn-move")),
        ],
        summary: Phrase::new("barricades-summary"),
        ..Facts::NAMELESS
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let (teams, players) = (start.variant == "teams", start.players);
        if teams && players != 4 {
            return Err(text!("barricades-variant-teams-4-players"));
        }
        let default = match players {
            2 => "14",
            3 => "123",
            _ => "1234",
        };
        let houses = start.options.iter().find(|(key, _)| *key == "houses").map_or(default, |(_, value)| *value);
        let ascending = houses.bytes().zip(houses.bytes().skip(1)).all(|(a, b)| a < b);
        if houses.len() != players || !houses.bytes().all(|c| (b'1'..=b'4').contains(&c)) || !ascending {
            return Err(text!("barricades-option-houses-takes-different-digits", players));
        }
        let more = if start.option(&Self::FACTS, "barricades") == "15" { FOUR_MORE } else { "" };
        let squares = match start.setup {
            Some(setup) => read_squares(setup),
            None => read_squares(ELEVEN).map(|eleven| [eleven, read_squares(more).unwrap_or_default()].concat()),
        };
        let squares = squares.unwrap_or_default();
        let barricades = squares.iter().fold(Squares::NONE, |set, square| set.with(*square));
        if !(1..=30).contains(&squares.len())
            || barricades.len() != squares.len()
            || !barricades.minus(Squares::OPEN).is_empty()
        {
            return Err(text!("barricades-setup-names-1-30-different"));
        }
        let sides = houses.bytes().map(|c| Side { house: c - b'0', pawns: Squares::NONE }).collect();
        Ok(Self { teams, sides, barricades })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let mut scan = Scan::new(text);
        let dice = scan_dice(&mut scan)?;
        if !scan.eat(":") {
            return None;
        }
        if scan.eat("-") {
            return scan.done(Turn { dice, step: None });
        }
        let from = scan_origin(&mut scan)?;
        let to = if scan.eat("-") { Square::scan(&mut scan)? } else { return None };
        let barricade = if scan.eat("@") { Some(Square::scan(&mut scan)?) } else { None };
        scan.done(Turn { dice, step: Some(Move { from, to, barricade }) })
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        if let Some(step) = &turn.step {
            return self.check_move(seat, turn.dice, step);
        }
        let Some((from, to)) = self.moves(seat, turn.dice).next() else { return Ok(()) };
        let from = Origin(from);
        Err(text!("barricades-pawn-move-example", from, to))
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        let players = self.sides.len();
        let Some(Move { from, to, barricade }) = turn.step else { return Next::Turn(seat.after(players)) };
        for side in &mut self.sides {
            side.pawns = side.pawns.without(to);
        }
        if let Some(side) = self.sides.get_mut(seat.index()) {
            side.pawns = from.map_or(side.pawns, |from| side.pawns.without(from)).with(to);
        }
        if let Some(square) = barricade {
            self.barricades = self.barricades.without(to).with(square);
        }
        if to != Square::GOAL {
            return Next::Turn(seat.after(players));
        }
        if !self.teams {
            return Outcome::win(seat, players, "arrival").into();
        }
        let rank = |other: Seat| if other.index() % 2 == seat.index() % 2 { 1 } else { 3 };
        Outcome::ranked(Seat::all(players).map(rank).collect::<Vec<_>>(), "arrival").into()
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let mut turns = Vec::new();
        for dice in all_throws() {
            if !self.can_move(seat, dice) {
                turns.push(Turn { dice, step: None });
            }
            for (from, to) in self.moves(seat, dice) {
                let turn = |barricade| Turn { dice, step: Some(Move { from, to, barricade }) };
                if self.barricades.has(to) {
                    turns.extend(self.free(from, to).iter().map(|square| turn(Some(square))));
                } else {
                    turns.push(turn(None));
                }
            }
            if turns.len() > LISTED {
                return None;
            }
        }
        Some(turns)
    }

    /// Leans towards the goal, so that games come to an end.
    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        let dice = (chance.die(), chance.die());
        let moves: SmallVec<[_; 32]> = self.moves(seat, dice).collect();
        let gain = |(from, to): &(Option<Square>, Square)| {
            let from = from.unwrap_or(Square::door(self.side(seat).house));
            i16::from(from.distance()) - i16::from(to.distance())
        };
        let step = (0..3).filter_map(|_| chance.pick(&moves).copied()).max_by_key(gain);
        let step = step.map(|(from, to)| {
            let free = self.free(from, to);
            let barricade = free.iter().nth(chance.below(free.len())).filter(|_| self.barricades.has(to));
            Move { from, to, barricade }
        });
        Some(Turn { dice, step })
    }

    fn steps(&self, seat: Seat, partial: &str) -> Vec<Step> {
        let mut scan = Scan::new(partial);
        let Some(dice) = scan_dice(&mut scan) else {
            let throws = all_throws().map(|(a, b)| Step::more(|pen| pen.die(a).die(b)));
            return if partial.is_empty() { throws.collect() } else { Vec::new() };
        };
        if scan.is_done() {
            let movable = self.origins(seat).filter(|from| !self.reach_with(seat, *from, dice).is_empty());
            let house = self.sides.get(seat.index()).map_or(0, |side| side.house);
            let step = |from: Option<Square>| match from {
                Some(square) => Step::more(|pen| pen.sign(":").add(square)),
                None => Step::more(|pen| pen.sign(":").spot_as("in", format_args!("house{house}"))),
            };
            let steps: Vec<Step> = movable.map(step).collect();
            return if steps.is_empty() { vec![Step::last(|pen| pen.sign(":").nothing())] } else { steps };
        }
        let from = scan.eat(":").then(|| scan_origin(&mut scan)).flatten();
        let Some(from) = from.filter(|from| self.origins(seat).any(|origin| origin == *from)) else {
            return Vec::new();
        };
        let ends = self.reach_with(seat, from, dice);
        if scan.is_done() {
            let step = |to| Step::ending(!self.barricades.has(to), |pen| pen.sign("-").add(to));
            return ends.iter().map(step).collect();
        }
        let to = scan.eat("-").then(|| Square::scan(&mut scan)).flatten();
        match to.filter(|to| scan.is_done() && ends.has(*to) && self.barricades.has(*to)) {
            Some(to) => self.free(from, to).iter().map(|square| Step::last(|pen| pen.sign("@").add(square))).collect(),
            None => Vec::new(),
        }
    }

    fn setup_steps(_: &Start<'_>, partial: &str) -> Vec<Step> {
        let Some(taken) = (if partial.is_empty() { Some(Vec::new()) } else { read_squares(partial) }) else {
            return Vec::new();
        };
        let left = taken.iter().fold(Squares::OPEN, |left, square| left.minus(Squares::NONE.with(*square)));
        let count = taken.len();
        let step = |square: Square| Step::new(true, count < 29, |pen| pen.joint(partial).add(square));
        if count < 30 { left.iter().map(step).collect() } else { Vec::new() }
    }

    fn scene(&self) -> Scene {
        let barricades = self.barricades.iter().map(|at| Piece::new(at, Shape::Barricade, Paint::Plain));
        let mut pieces: Vec<Piece> = barricades.collect();
        for (seat, side) in Seat::all(self.sides.len()).zip(&self.sides) {
            let paint = seat_paint(seat);
            pieces.extend(side.pawns.iter().map(|at| Piece::new(at, Shape::Man, paint)));
            if side.at_home() > 0 {
                let house = Piece::new(format!("house{}", side.house), Shape::Man, paint);
                pieces.push(Piece { count: side.at_home() as u8, ..house });
            }
        }
        Scene::of(BoardKind::Barricades, pieces)
    }

    fn telling(turn: &Turn, _: &Seen<'_>) -> Telling {
        let thrown = throws(&turn.dice());
        let words = &thrown;
        match turn.step {
            None => Telling::whole(text!("barricades-cannot-move", words)),
            Some(Move { from: None, to, .. }) => Telling::whole(text!("barricades-brings-pawn-out", words, to)),
            Some(_) => Telling { first: Some(thrown), ..Telling::default() },
        }
    }

    /// A pawn that leaves its house.
    fn tells_of(change: &Change) -> bool {
        change.from.as_deref().is_some_and(|from| from.starts_with("house"))
    }

    fn noun(shape: Shape) -> Noun {
        match shape {
            Shape::Man => Noun::new("piece-pawn"),
            _ => Noun::of(shape),
        }
    }
}

crate::shown_as_written!(Origin);

#[cfg(test)]
mod tests {
    use crate::game::Start;
    use crate::game::testing::{Table, start, start_from, start_with, try_start};

    fn set_up(setup: &str) -> Table {
        start_from("barricades", &Start { setup: Some(setup), ..Start::new(2) })
    }

    /// One barricade out of the way, on a13.
    fn open() -> Table {
        set_up("a13")
    }

    #[test]
    fn one_die_is_used_and_the_house_opens_on_its_door() {
        start("barricades", 2).allows("35:in-a1 35:in-e1 35:in-g1 11:in-c1").forbids("35:in-d1 35:in-c1 35:in-k1 35:-");
        start("barricades", 2).plays("12:in-c1").allows("11:in-o1").forbids("11:in-c1");
        start_with("barricades", 2, "standard", "houses=23").allows("11:in-g1").plays("11:in-g1").allows("11:in-k1");
    }

    #[test]
    fn no_step_goes_straight_back() {
        start("barricades", 2).plays("11:in-c1 11:in-o1").allows("22:c1-a1 22:c1-e1").forbids("22:c1-c1 23:c1-d1");
    }

    #[test]
    fn a_barricade_stops_a_walk_but_may_be_landed_on_and_is_put_elsewhere() {
        let table = || start("barricades", 2).plays("13:in-a1 13:in-q1");
        table().allows("22:a1-a3@a2 22:a1-a3@c3").forbids("33:a1-b3 22:a1-a3 22:a1-c1@c4 22:a1-a3@a3 22:a1-a3@e3");
        table().forbids("22:a1-a3@b1 22:a1-a3@i14").plays("22:a1-a3@a2").allows("22:q1-q3@q2").forbids("11:q1-q3@c4");
        table().plays("22:a1-a3@c4 11:in-o1").forbids("11:a3-b3@a2").allows("11:a3-b3");
    }

    #[test]
    fn the_square_just_left_may_take_the_barricade() {
        let table = set_up("a3").plays("13:in-a1 11:in-o1").plays("11:a1-a2 11:o1-n1");
        table.allows("11:a2-a3@a2").forbids("11:a2-a3@a1");
    }

    #[test]
    fn pawns_are_passed_over_and_others_sent_home() {
        let table = || open().plays("33:in-e1 66:in-j1").plays("11:in-c1 11:j1-i1");
        table().allows("33:c1-f1 22:in-d1 44:e1-i1 33:in-a1").forbids("22:c1-e1 33:in-e1");
        table().plays("44:e1-i1").forbids("11:i1-h1").allows("66:in-j1");
    }

    #[test]
    fn the_goal_is_reached_exactly() {
        // Up the left side: c1, a1 … a11, a13, i13, i14.
        let climb = "33:in-a1 11:in-o1 22:a1-a3 11:o1-n1 44:a3-c5 11:n1-o1 44:c5-e7 11:o1-n1 44:e7-g9 11:n1-o1 44:g9-i11 \
                     11:o1-n1 66:i11-c11 11:n1-o1 44:c11-a13@a3 11:o1-n1 66:a13-g13 11:n1-o1";
        let table = open().plays(climb).forbids("44:g13-i14 22:g13-i14").allows("33:g13-i14 35:g13-i14");
        table.plays("33:g13-i14").ends("arrival", &[1, 2]);
    }

    #[test]
    fn partners_share_the_win_and_do_not_take_each_other() {
        let teams = start_with("barricades", 4, "teams", "").plays("33:in-e1 11:in-g1 11:in-k1 11:in-o1");
        teams.allows("22:e1-g1").plays("11:e1-f1 11:g1-h1").forbids("55:k1-f1").allows("44:k1-g1 44:k1-o1");
        for players in [2, 3] {
            assert!(try_start("barricades", &Start { variant: "teams", ..Start::new(players) }).is_err());
        }
    }

    #[test]
    fn passing_needs_that_no_pawn_can_move() {
        open().forbids("12:- 66:-");
    }

    #[test]
    fn setup_and_options_are_judged() {
        let starts = |setup, options: &[(&'static str, &'static str)]| {
            try_start("barricades", &Start { setup, options: options.to_vec(), ..Start::new(2) }).is_ok()
        };
        assert!(starts(Some("a3,i13"), &[("barricades", "11")]) && starts(None, &[("houses", "34")]));
        for wrong in ["", " a3", "a3 b3", "a3,", "a3,a3", "a1", "i14", "a4", "a03"] {
            assert!(!starts(Some(wrong), &[]), "{wrong}");
        }
        for wrong in ["", "1", "41", "11", "123", "15"] {
            assert!(!starts(None, &[("houses", wrong)]), "{wrong}");
        }
    }

    #[test]
    fn dice_and_squares_off_the_board_do_not_read() {
        start("barricades", 2)
            .cannot_read("37:in-a1 30:in-a1 35:in-b2 35:in 35:in-in 35: - pass 35:-@a3 3:in-a1 35:in-a01");
        start("barricades", 2).cannot_read("35:a1-in 35:in-a1@b2 35:in-a1@");
    }
}
