//! Liubo: stones go round, one of them may become the Owl and take prisoners.

#![allow(clippy::indexing_slicing, reason = "tables cover every station, and a station is always one of them")]

mod place;
mod turn;

use smallvec::SmallVec;

use crate::chance::Chance;
use crate::game::{
    BoardKind, Category, Change, ChangeKind, Deeds, Facts, Game, Next, Noun, Outcome, Paint, Piece, Scan, Scene, Seat,
    Seen, Shape, Start, Telling, throws,
};
use crate::text;
use crate::text::{Phrase, Text};
use place::{CENTRE, CENTRE_FROM_11, ONE, PLACES, Place};
pub use turn::Turn;
use turn::{Move, Origin, Throw};

const STONES: u8 = 6;

/// A walk that the rules allow: what [`Move`] writes, with all that follows from it.
#[derive(Debug, Clone, Copy)]
struct Walk {
    from: Origin,
    to: Place,
    /// The station before the last step.
    over: Place,
    closes_lap: bool,
}

/// The piece that took the first number of the turn.
#[derive(Debug, Clone, Copy)]
struct Moved {
    at: Origin,
    over: Place,
    began_as_owl: bool,
}

type Walks = SmallVec<[Walk; 24]>;

/// The pieces of one seat; its prisoners are with the opponent.
#[derive(Debug, Clone, Copy)]
struct Side {
    waiting: u8,
    prisoners: u8,
    stones: [u8; PLACES],
    owl: Option<Place>,
}

impl Side {
    const START: Self = Self { waiting: STONES, prisoners: 0, stones: [0; PLACES], owl: None };

    fn in_play(&self) -> u8 {
        STONES - self.prisoners
    }

    fn stones_on_board(&self) -> u8 {
        self.in_play() - self.waiting - u8::from(self.owl.is_some())
    }

    /// All walks of one number; the second goes to another piece than `moved`, with the exceptions.
    fn walks(&self, number: u8, moved: Option<Moved>) -> Walks {
        let mut walks = Walks::new();
        let alone = self.in_play() == 1;
        if self.waiting > 0 {
            walks.push(Walk { from: Origin::Waiting, to: Place::entry(number), over: ONE, closes_lap: false });
        }
        for place in Place::all().filter(|place| self.stones[place.index()] > 0) {
            let moved_is_here = moved.is_some_and(|moved| moved.at == Origin::Stone(place));
            let fresh = self.stones[place.index()] > u8::from(moved_is_here);
            if fresh || alone {
                walks.push(stone_walk(place, place.next(), number));
            }
            if let Some(first) = place.crossing().filter(|_| fresh) {
                walks.push(stone_walk(place, first, number));
            }
        }
        if let Some(at) = self.owl {
            match moved.filter(|moved| matches!(moved.at, Origin::Owl(_))) {
                None => owl_walks(at, at, None, number, &mut walks),
                Some(moved) if moved.began_as_owl || alone => owl_walks(at, at, Some(moved.over), number, &mut walks),
                Some(_) => {}
            }
        }
        walks
    }
}

/// A stone from `place` whose first step is onto `first`.
fn stone_walk(place: Place, first: Place, number: u8) -> Walk {
    let (mut over, mut to) = (place, first);
    let mut closes_lap = to == ONE;
    for _ in 1..number {
        (over, to) = (to, to.next());
        closes_lap |= to == ONE;
    }
    Walk { from: Origin::Stone(place), to, over: over.station(), closes_lap }
}

/// The Owl from `start`, standing on `at` after having come over `back`.
fn owl_walks(start: Place, at: Place, back: Option<Place>, left: u8, walks: &mut Walks) {
    for next in at.neighbours().filter(|next| Some(*next) != back) {
        if left == 1 {
            walks.push(Walk { from: Origin::Owl(start), to: next, over: at, closes_lap: false });
        } else {
            owl_walks(start, next, Some(at), left - 1, walks);
        }
    }
}

/// A position of Liubo.
#[derive(Debug, Clone)]
pub struct Liubo {
    sides: [Side; 2],
    /// The turn due is an extra one, which may be refused.
    extra: bool,
}

/// What a turn led to.
struct After {
    position: Liubo,
    end: Option<&'static str>,
    earned: bool,
}

impl Liubo {
    fn can_promote(&self, seat: Seat, walk: &Walk) -> bool {
        !matches!(walk.from, Origin::Owl(_)) && walk.to.station() == CENTRE && self.sides[seat.index()].owl.is_none()
    }

    /// Captures, release, ends, promotion; what ended the game, if anything.
    fn make(&mut self, seat: Seat, walk: &Walk, promotes: bool) -> Option<&'static str> {
        let (own, other) = self.pair(seat);
        let station = walk.to.station();
        let by_owl = matches!(walk.from, Origin::Owl(_));
        match walk.from {
            Origin::Waiting => own.waiting -= 1,
            Origin::Stone(place) => own.stones[place.index()] -= 1,
            Origin::Owl(_) => own.owl = Some(station),
        }
        if !by_owl {
            own.stones[walk.to.index()] += 1;
        }
        let mut taken = std::mem::take(&mut other.stones[station.index()]);
        if station == CENTRE {
            taken += std::mem::take(&mut other.stones[CENTRE_FROM_11.index()]);
        }
        *(if by_owl { &mut other.prisoners } else { &mut other.waiting }) += taken;
        let takes_owl = other.owl == Some(station);
        if takes_owl {
            other.owl = None;
            other.waiting += 1;
        }
        if walk.closes_lap && own.prisoners > 0 {
            own.prisoners -= 1;
            own.waiting += 1;
        }
        if takes_owl && !by_owl {
            return Some("owl");
        }
        if other.in_play() == 0 {
            return Some("great");
        }
        if promotes {
            own.stones[walk.to.index()] -= 1;
            own.owl = Some(CENTRE);
        }
        None
    }

    fn pair(&mut self, seat: Seat) -> (&mut Side, &mut Side) {
        let [first, second] = &mut self.sides;
        if seat == Seat::P1 { (first, second) } else { (second, first) }
    }

    /// The walk that a written move stands for.
    fn walk(&self, seat: Seat, step: &Move, number: u8, moved: Option<Moved>) -> Option<Walk> {
        let walks = self.sides[seat.index()].walks(number, moved);
        walks.into_iter().find(|walk| walk.from.written() == step.from && walk.to.station() == step.to)
    }

    fn check_promotion(&self, seat: Seat, walk: &Walk, step: &Move) -> Result<(), Text> {
        if !step.promotes || self.can_promote(seat, walk) {
            return Ok(());
        }
        Err(text!("liubo-stone-ends-x-promoted-while", step))
    }

    /// Plays a throw move by move, or says what is wrong.
    fn follow(&self, seat: Seat, throw: &Throw) -> Result<After, Text> {
        let (Throw { numbers: (a, b), first, second }, mut position) = (*throw, self.clone());
        let walk_first = |number, left| self.walk(seat, &first, number, None).map(|walk| (walk, left));
        let Some((walk, left)) = walk_first(a, b).or_else(|| walk_first(b, a)) else {
            return Err(text!("liubo-no-move", first, seat, a, b));
        };
        position.check_promotion(seat, &walk, &first)?;
        let mut end = position.make(seat, &walk, first.promotes);
        let mut earned = (a == b && (a == 1 || a == 4)) || walk.closes_lap || first.promotes;
        match (end, second) {
            (Some(_), None) => {}
            (Some(_), Some(_)) => {
                return Err(text!("liubo-ends-game-no-second-move", first));
            }
            (None, None) => {
                return Err(text!("liubo-second-number-used", left));
            }
            (None, Some(second)) => {
                let Some(walk) = position.walk(seat, &second, left, Some(Moved::by(&walk, first.promotes))) else {
                    return Err(text!("liubo-after-no-move-another-piece", first, second, seat, left));
                };
                position.check_promotion(seat, &walk, &second)?;
                end = position.make(seat, &walk, second.promotes);
                earned |= walk.closes_lap || second.promotes;
            }
        }
        position.extra = earned;
        Ok(After { position, end, earned })
    }

    /// The moves that write a walk: plain, and with a promotion where one is due.
    fn written(&self, seat: Seat, walk: &Walk) -> impl Iterator<Item = Move> {
        let plain = Move { from: walk.from.written(), to: walk.to.station(), promotes: false };
        let promoted = self.can_promote(seat, walk).then_some(Move { promotes: true, ..plain });
        [Some(plain), promoted].into_iter().flatten()
    }

    /// The move passes to the other seat.
    fn pass_on(&self, seat: Seat) -> Next {
        let (own, other) = (&self.sides[seat.index()], &self.sides[seat.other().index()]);
        if own.owl.is_some() && other.owl.is_none() && other.stones_on_board() >= 5 {
            return Outcome::win(seat.other(), 2, "five").into();
        }
        Next::Turn(seat.other())
    }
}

impl Moved {
    fn by(walk: &Walk, promoted: bool) -> Self {
        let began_as_owl = matches!(walk.from, Origin::Owl(_));
        let at = if began_as_owl || promoted { Origin::Owl(walk.to.station()) } else { Origin::Stone(walk.to) };
        Self { at, over: walk.over, began_as_owl }
    }
}

impl Game for Liubo {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "liubo",
        rules: 1,
        name: Phrase::same("Liubo"),
        author: "Ancient China, after J.-L. Cazaux",
        year: "3rd c. BC",
        category: Category::Race,
        ends: &[
            ("owl", Phrase::new("liubo-stone-took-owl")),
            ("great", Phrase::new("liubo-all-six-stones-prisoners")),
            ("five", Phrase::new("liubo-five-stones-board-against-owl")),
        ],
        notation: &[
            ("23:in-2,5-8", Phrase::new("liubo-2-3-stone-enters-2")),
            ("32:6-X!,in-2", Phrase::new("liubo-stone-reaches-centre-becomes-owl")),
            ("13:OX-16,in-1", Phrase::new("liubo-owl-goes-centre-16")),
            ("pass", Phrase::new("liubo-extra-turn-refused")),
        ],
        summary: Phrase::new("liubo-summary"),
        ..Facts::NAMELESS
    };

    fn start(_: &Start<'_>) -> Result<Self, Text> {
        Ok(Self { sides: [Side::START; 2], extra: false })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        if text == "pass" {
            return Some(Turn(None));
        }
        let mut scan = Scan::new(text);
        let throw = Throw::scan(&mut scan)?;
        scan.done(Turn(Some(throw)))
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        match &turn.0 {
            Some(throw) => self.follow(seat, throw).map(drop),
            None if self.extra => Ok(()),
            None => Err(text!("liubo-extra-turn-refused-here-sticks")),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        let Some(throw) = &turn.0 else {
            self.extra = false;
            return self.pass_on(seat);
        };
        let Ok(After { position, end, earned }) = self.follow(seat, throw) else { return Next::Turn(seat) };
        *self = position;
        match end {
            Some(end) => Outcome::win(seat, 2, end).into(),
            None if earned => Next::Turn(seat),
            None => self.pass_on(seat),
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let mut turns: Vec<Turn> = self.extra.then_some(Turn(None)).into_iter().collect();
        let pairs = (1..=4).flat_map(|a| (1..=4).map(move |b| (a, b)));
        for (used, left) in pairs {
            for walk in self.sides[seat.index()].walks(used, None) {
                for first in self.written(seat, &walk) {
                    let mut position = self.clone();
                    let ended = position.make(seat, &walk, first.promotes).is_some();
                    let moved = Some(Moved::by(&walk, first.promotes));
                    let mut add = |second| {
                        turns.push(Turn(Some(Throw { numbers: (used, left), first, second })));
                        if used != left {
                            turns.push(Turn(Some(Throw { numbers: (left, used), first, second })));
                        }
                    };
                    if ended {
                        add(None);
                        continue;
                    }
                    for walk in position.sides[seat.index()].walks(left, moved) {
                        position.written(seat, &walk).for_each(|second| add(Some(second)));
                    }
                }
            }
        }
        Some(turns)
    }

    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        if self.extra && chance.one_in(4) {
            return Some(Turn(None));
        }
        let numbers = (throw_sticks(chance), throw_sticks(chance));
        let (used, left) = if chance.one_in(2) { numbers } else { (numbers.1, numbers.0) };
        let pick = |position: &Self, number, moved, chance: &mut Chance| {
            let walk = *chance.pick(&position.sides[seat.index()].walks(number, moved))?;
            let written: SmallVec<[Move; 2]> = position.written(seat, &walk).collect();
            Some((walk, *chance.pick(&written)?))
        };
        let (walk, first) = pick(self, used, None, chance)?;
        let mut position = self.clone();
        let second = match position.make(seat, &walk, first.promotes) {
            Some(_) => None,
            None => Some(pick(&position, left, Some(Moved::by(&walk, first.promotes)), chance)?.1),
        };
        Some(Turn(Some(Throw { numbers, first, second })))
    }

    fn scene(&self) -> Scene {
        let mut pieces = Vec::new();
        let mut hands = Vec::new();
        let paint = |seat| if seat == Seat::P1 { Paint::White } else { Paint::Black };
        let stones = |at: &str, owner: Seat, count: u8| {
            let some = (count > 0).then(|| Piece { count, ..Piece::new(at, Shape::Man, paint(owner)) });
            some.into_iter().collect::<Vec<_>>()
        };
        for (seat, side) in Seat::all(2).zip(&self.sides) {
            for place in Place::all().filter(|place| *place != CENTRE_FROM_11) {
                let also = if place == CENTRE { side.stones[CENTRE_FROM_11.index()] } else { 0 };
                let count = side.stones[place.index()] + also;
                if count > 0 {
                    pieces.push(Piece { count, ..Piece::new(place, Shape::Man, paint(seat)) });
                }
            }
            pieces.extend(side.owl.map(|place| Piece::new(place, Shape::King, paint(seat))));
            let (other, taken) = (seat.other(), self.sides[seat.other().index()].prisoners);
            hands.push((seat.index(), Phrase::new("liubo-waiting"), stones("in", seat, side.waiting)));
            hands.push((seat.index(), Phrase::new("liubo-prisoners"), stones("", other, taken)));
        }
        let scene = Scene::of(BoardKind::Liubo, pieces);
        hands.into_iter().fold(scene, |scene, (seat, name, pieces)| scene.with_hand(Some(seat), name, pieces))
    }

    fn telling(turn: &Turn, seen: &Seen<'_>) -> Telling {
        let Some(Throw { first, second, .. }) = turn.0 else { return Telling::default() };
        let moved = |Move { from, to, promotes }: Move| {
            let moves = match from {
                Origin::Waiting => text!("liubo-brings-stone", to),
                Origin::Owl(from) => {
                    text!("liubo-moves-owl", from, to)
                }
                Origin::Stone(from) => {
                    text!("liubo-moves-stone", from, to)
                }
            };
            if promotes { text!("liubo-promotes", moves) } else { moves }
        };
        let is_taken =
            |change: &&Change| change.kind == ChangeKind::Left && Self::paint(seen.seat) != Some(change.piece.paint);
        let taken = seen.changes.iter().filter(is_taken).map(|change| {
            let (piece, at) = (Self::the(&change.piece), &change.spot);
            text!("liubo-takes", piece, at)
        });
        let moves = std::iter::once(first).chain(second).map(moved);
        Telling::whole(Text::list(std::iter::once(throws(&turn.dice())).chain(moves).chain(taken).collect::<Vec<_>>()))
    }

    fn tells_of(_: &Change) -> bool {
        true
    }

    fn paint(seat: Seat) -> Option<Paint> {
        Some(if seat == Seat::P1 { Paint::White } else { Paint::Black })
    }

    fn noun(shape: Shape) -> Noun {
        match shape {
            Shape::King => Noun::new("piece-owl"),
            _ => Noun::new("piece-stone"),
        }
    }
}

/// One and the plain faces of three sticks.
fn throw_sticks(chance: &mut Chance) -> u8 {
    1 + (chance.bits() & 7).count_ones() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::start;

    fn place(name: &str) -> Place {
        Place::scan(&mut Scan::new(name)).expect("a station")
    }

    /// The pieces of a seat by their stations, `O` before the Owl's; the others wait but for prisoners.
    fn side(pieces: &str, prisoners: u8) -> Side {
        let mut side = Side { prisoners, waiting: STONES - prisoners, ..Side::START };
        for piece in pieces.split_whitespace() {
            side.waiting -= 1;
            match piece.strip_prefix('O') {
                Some(owl) => side.owl = Some(place(owl)),
                None => side.stones[place(piece).index()] += 1,
            }
        }
        side
    }

    fn facing(first: Side, second: Side) -> Liubo {
        Liubo { sides: [first, second], extra: false }
    }

    fn alone(first: Side) -> Liubo {
        facing(first, Side::START)
    }

    impl Liubo {
        #[track_caller]
        fn allows(self, turns: &str) -> Self {
            for turn in turns.split_whitespace() {
                let turn = self.parse(turn).expect("a turn");
                assert_eq!(self.check(Seat::P1, &turn), Ok(()), "{turn}");
            }
            self
        }

        #[track_caller]
        fn forbids(self, turns: &str) -> Self {
            for turn in turns.split_whitespace() {
                let turn = self.parse(turn).expect("a turn");
                assert!(self.check(Seat::P1, &turn).is_err(), "{turn}");
            }
            self
        }

        #[track_caller]
        fn after(self, turn: &str) -> (Next, Self) {
            let mut after = self.allows(turn);
            let turn = after.parse(turn).expect("a turn");
            let next = after.play(Seat::P1, &turn);
            (next, after)
        }
    }

    #[test]
    fn both_numbers_are_used_in_either_order_by_different_pieces() {
        start("liubo", 2)
            .allows("23:in-2,in-3 23:in-3,in-2")
            .forbids("23:in-2 23:in-2,2-5 23:in-2,in-2 23:in-1,in-2 pass");
        alone(side("3 5", 0)).allows("22:3-5,5-7 22:3-5,in-2").forbids("23:3-5,8-10");
        alone(side("3", 0)).allows("22:3-5,in-2").forbids("22:3-5,5-7 22:O3-5,in-2");
    }

    #[test]
    fn the_only_piece_in_play_takes_both_numbers() {
        alone(side("3", 5)).allows("22:3-5,5-7").forbids("22:3-5,in-2 22:3-5");
        alone(side("", 5)).allows("22:in-2,2-4");
    }

    #[test]
    fn a_crossing_is_open_to_a_stone_that_began_the_turn_there() {
        alone(side("6 11", 0)).allows("23:6-8,in-3 23:6-B,in-3 23:6-X,11-S 34:11-X,6-C 14:11-T,6-A");
        alone(side("4", 5)).allows("23:4-6,6-9").forbids("23:4-6,6-X");
        alone(side("4 6", 0)).allows("22:4-6,6-B");
        alone(side("16 1", 0)).forbids("12:16-D,in-2 12:1-U,in-2");
    }

    #[test]
    fn a_stone_on_x_keeps_its_crossing() {
        let (_, from_6) = alone(side("6", 0)).after("32:6-X,in-2");
        from_6.allows("12:X-C,in-2 42:X-17,in-2").forbids("12:X-T,in-2 12:X-B,in-2");
        let (_, from_11) = alone(side("11", 0)).after("32:11-X,in-2");
        from_11.allows("12:X-T,in-2 42:X-2,in-2 32:X-1,in-2").forbids("12:X-C,in-2");
    }

    #[test]
    fn a_closed_lap_frees_a_prisoner_at_once() {
        for (from, turn) in
            [("20", "12:20-1,in-2"), ("U", "12:U-1,in-2"), ("19", "32:19-2,in-2"), ("20", "21:in-2,20-1")]
        {
            let (next, after) = alone(side(from, 2)).after(turn);
            assert_eq!((next, after.sides[0].prisoners, after.extra), (Next::Turn(Seat::P1), 1, true), "{turn}");
        }
        alone(side("20", 5)).allows("12:20-1,in-2").forbids("12:20-1,1-3");
        let (next, after) = alone(side("O20", 2)).after("12:O20-1,in-2");
        assert_eq!((next, after.sides[0].prisoners), (Next::Turn(Seat::P2), 2));
    }

    #[test]
    fn a_stone_that_ends_on_x_may_become_the_only_owl() {
        let (next, after) = alone(side("6", 0)).after("32:6-X!,in-2");
        assert_eq!((next, after.sides[0].owl), (Next::Turn(Seat::P1), Some(CENTRE)));
        after.allows("pass 12:OX-C,OC-16 12:OX-B,in-2").forbids("12:X-C,in-2 22:OX-U!,in-2");
        alone(side("6 O9", 0)).allows("32:6-X,in-2").forbids("32:6-X!,in-2");
        alone(side("6 X", 0)).forbids("22:6-B!,in-2 32:6-9!,in-2");
    }

    #[test]
    fn the_owl_walks_any_way_but_not_straight_back() {
        let owl = alone(side("OX", 0))
            .allows("11:OX-C,OC-D 21:OX-A,OA-6 12:OX-S,in-2 34:OX-1,O1-17 33:OX-6,O6-9 34:OX-11,O11-7");
        owl.forbids("11:OX-C,OC-X 21:OX-A,OA-B 12:OX-C,OX-D 22:OX-X,in-2");
        alone(side("6", 0)).forbids("31:6-X!,OX-C");
        alone(side("6", 5))
            .allows("31:6-X!,OX-C 31:6-X!,OX-S 31:6-X,X-C")
            .forbids("31:6-X!,OX-B 31:6-X!,X-C 31:6-X,X-S");
    }

    #[test]
    fn stones_send_back_and_owls_take_prisoners() {
        let (_, after) = facing(side("3", 0), side("5 5", 1)).after("21:3-5,in-1");
        assert_eq!((after.sides[1].waiting, after.sides[1].prisoners), (5, 1));
        let (_, after) = facing(side("OX", 0), side("C C D", 0)).after("12:OX-C,in-2");
        assert_eq!((after.sides[1].waiting, after.sides[1].prisoners), (3, 2));
        let (_, after) = facing(side("OX", 0), side("OC C", 0)).after("12:OX-C,in-2");
        assert_eq!((after.sides[1].waiting, after.sides[1].prisoners, after.sides[1].owl), (5, 1, None));
        let mut centre = facing(side("6", 0), side("X", 0));
        centre.sides[1].stones[CENTRE_FROM_11.index()] = 1;
        centre.sides[1].waiting = 4;
        assert_eq!(centre.after("32:6-X,in-2").1.sides[1].waiting, 6);
    }

    #[test]
    fn owl_a_stone_takes_the_owl() {
        let game = facing(side("3 4", 0), side("O5", 0)).forbids("21:3-5,in-1 22:in-2");
        assert_eq!(game.clone().after("21:3-5").0, Outcome::win(Seat::P1, 2, "owl").into());
        assert_eq!(game.after("21:in-2,4-5").0, Outcome::win(Seat::P1, 2, "owl").into());
        let centre = facing(side("6", 0), side("OX", 0)).allows("31:6-X");
        assert_eq!(centre.after("31:6-X!").0, Outcome::win(Seat::P1, 2, "owl").into());
    }

    #[test]
    fn great_all_six_are_prisoners() {
        let (next, _) = facing(side("OX", 0), side("C", 5)).forbids("11:OX-C,in-1").after("11:OX-C");
        assert_eq!(next, Outcome::win(Seat::P1, 2, "great").into());
    }

    #[test]
    fn five_stones_against_the_owl_when_the_move_passes() {
        let five = || facing(side("OX", 0), side("8 9 12 13 13", 0));
        let won = Next::from(Outcome::win(Seat::P2, 2, "five"));
        assert_eq!(five().after("22:OX-A,in-2").0, won);
        let (next, extra) = five().after("11:OX-B,in-1");
        assert_eq!(next, Next::Turn(Seat::P1));
        assert_eq!(extra.after("pass").0, won);
        assert_eq!(facing(side("OX", 0), side("8 9 12 13", 0)).after("22:OX-A,in-2").0, Next::Turn(Seat::P2));
        assert_eq!(facing(side("OX", 0), side("8 9 12 13 O13", 0)).after("22:OX-A,in-2").0, Next::Turn(Seat::P2));
        assert_eq!(facing(side("5", 0), side("8 9 12 13 14", 0)).after("22:5-7,in-2").0, Next::Turn(Seat::P2));
    }

    #[test]
    fn ones_and_fours_give_one_extra_turn() {
        start("liubo", 2).plays("11:in-1,in-1 44:in-4,in-4 pass").forbids("pass").plays("22:in-2,in-2").forbids("pass");
    }

    #[test]
    fn what_does_not_exist_does_not_read() {
        let table =
            start("liubo", 2).cannot_read("25:in-2,in-5 23:in-21,in-3 23:in-E,in-3 23:in-2,in-3,in-1 23:Oin-2,in-3");
        table.cannot_read(
            "23 23: 2:in-2 23:in-2, 23:in-02,in-3 23:in-0,in-3 23:2-in,in-3 23:in-2!!,in-3 Pass 23:in-O2,in-3",
        );
    }
}
