//! Libertas: take flags off a shrinking board, free squares and lines, collect combinations.

pub mod combinations;
pub mod table;

use smallvec::SmallVec;

use crate::board::cards::{Card, Flag, Flags};
use crate::chance::Chance;
use crate::contest::series::{Best, Rule, Tied};
use crate::game::{
    BoardKind, Category, Change, ChangeKind, Choice, Deed, Deeds, Facts, Game, Next, Notation, Noun, Outcome, Pen,
    Piece, Repetition, Scan, Scene, Seat, Seen, Shape, Start, Step, Telling, Values, Variant, display_notation,
};
use crate::text;
use crate::text::{Phrase, Text};
pub use combinations::Combination;
use table::{Cell, Cells, Table, Units};

/// What each Libertas in hand counts at the end.
const LIBERTAS: i64 = 500;

/// A position of Libertas.
#[derive(Debug, Clone)]
pub struct Libertas {
    occupation: bool,
    scale: i64,
    table: Table,
    /// The last flag taken, and in phase 2 the last laid.
    last: Option<Flag>,
    seats: SmallVec<[Holder; 4]>,
    /// Ocupantes and seat to move since the last take: only these come back.
    seen: Repetition<(Cells, Seat)>,
    laying: bool,
}

/// What a seat has.
#[derive(Debug, Clone, Copy, Default)]
struct Holder {
    taken: Hand,
    /// In phase 2, what is not laid yet.
    hand: Hand,
    freed: i64,
    lost: i64,
    /// Known from the end of phase 1 on.
    total: i64,
}

#[derive(Debug, Clone, Copy, Default)]
struct Hand {
    flags: Flags,
    libertas: usize,
}

impl Hand {
    fn is_empty(self) -> bool {
        self.flags.is_empty() && self.libertas == 0
    }

    fn has(self, card: Card) -> bool {
        match card {
            Card::Flag(flag) => self.flags.has(flag),
            Card::Libertas => self.libertas > 0,
            Card::Ocupante => false,
        }
    }

    fn cards(self) -> impl Iterator<Item = Card> {
        self.flags.iter().map(Card::Flag).chain(std::iter::repeat_n(Card::Libertas, self.libertas))
    }
}

impl Holder {
    fn combinations(&self) -> Vec<Combination> {
        combinations::best(self.taken.flags, self.taken.libertas)
    }
}

/// A turn of Libertas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// `c3`
    Take(Cell),
    /// `c3-f6`: an Ocupante.
    Move(Cell, Cell),
    /// `R5@c3`
    Lay(Card, Cell),
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Take(cell) => pen.spot(cell),
            Self::Move(from, to) => pen.spot(from).sign("-").spot(to),
            Self::Lay(card, cell) => pen.card(card).sign("@").spot(cell),
        };
    }
}
display_notation!(Turn);

/// A card that is taken or laid is seen in the scenes.
impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        if let Self::Move(from, to) = self { vec![Deed::go(from, to)] } else { Vec::new() }
    }
}

/// The side of the board, the highest flag, and the numbers of Libertas and Ocupante cards.
const fn deck(players: usize) -> (u8, u8, usize, usize) {
    match players {
        2 => (5, 6, 1, 0),
        3 => (7, 11, 3, 2),
        _ => (7, 11, 4, 1),
    }
}

fn read_setup(setup: &str) -> Option<Vec<Card>> {
    let words = setup.split([' ', '\t', '\r', '\n']).filter(|word| !word.is_empty());
    words
        .map(|word| {
            let mut scan = Scan::new(word);
            let card = Card::scan(&mut scan)?;
            scan.done(card)
        })
        .collect()
}

impl Libertas {
    fn holder(&self, seat: Seat) -> Holder {
        self.seats.get(seat.index()).copied().unwrap_or_default()
    }

    fn follows(&self, flag: Flag) -> bool {
        self.last.is_none_or(|last| flag.follows(last))
    }

    /// Whether a card on that cell may be taken.
    fn takeable(&self, cell: Cell, card: Card) -> bool {
        match card {
            Card::Flag(flag) => self.follows(flag),
            Card::Libertas => self.last.is_some() && self.table.freed_by(cell).any(),
            Card::Ocupante => false,
        }
    }

    fn can_take(&self) -> bool {
        self.table.cards().any(|(cell, card)| self.takeable(cell, card))
    }

    /// Whether a card of the hand may be laid on an empty cell.
    fn layable(&self, card: Card, cell: Cell) -> bool {
        match card {
            Card::Flag(flag) => self.follows(flag),
            Card::Libertas => self.last.is_some() && self.table.filled_by(cell).any(),
            Card::Ocupante => false,
        }
    }

    /// Whether a seat can lay a card as things stand.
    fn can_lay(&self, seat: Seat) -> bool {
        let hand = self.holder(seat).hand;
        // A hand that is not empty has left an empty cell behind.
        hand.flags.iter().any(|flag| self.follows(flag))
            || (hand.libertas > 0 && self.table.empty().iter().any(|cell| self.layable(Card::Libertas, cell)))
    }

    /// The Ocupante moves of phase 2, were the mover unable to lay.
    fn fillings(&self) -> impl Iterator<Item = (Cell, Cell)> {
        let moves = self.table.ocupante_moves().filter(|(from, to)| self.table.filled_by_move(*from, *to).any());
        moves.filter(|_| self.last.is_some())
    }

    fn has_turn(&self, seat: Seat) -> bool {
        !self.holder(seat).hand.is_empty() && (self.can_lay(seat) || self.fillings().next().is_some())
    }

    fn check_take(&self, cell: Cell) -> Result<(), Text> {
        let Some(card) = self.table.at(cell) else {
            return Err(text!("libertas-no-card-lies", cell));
        };
        if self.takeable(cell, card) {
            return Ok(());
        }
        Err(match (card, self.last) {
            (Card::Ocupante, _) => text!("libertas-ocupante-never-taken"),
            (Card::Flag(flag), Some(last)) => text!("libertas-neither-colour-nor-number-last", flag, last),
            (_, None) => text!("libertas-first-turn-takes-flag"),
            _ => text!("libertas-libertas-taken-if-frees-square", cell),
        })
    }

    fn check_move(&self, seat: Seat, from: Cell, to: Cell) -> Result<(), Text> {
        if self.table.at(from) != Some(Card::Ocupante) {
            return Err(text!("libertas-no-ocupante", from));
        }
        if self.table.at(to).is_some() {
            return Err(text!("libertas-not-empty", to));
        }
        if self.last.is_none() {
            return Err(text!("libertas-ocupante-not-move-before-first"));
        }
        if !self.laying {
            return Ok(());
        }
        if self.can_lay(seat) {
            return Err(text!("libertas-lay-card", seat));
        }
        if self.table.filled_by_move(from, to).any() {
            return Ok(());
        }
        Err(text!("libertas-ocupante-complete-neither-square-nor", to))
    }

    fn check_lay(&self, seat: Seat, card: Card, cell: Cell) -> Result<(), Text> {
        if !self.holder(seat).hand.has(card) {
            return Err(text!("libertas-not-hold", seat, card));
        }
        if self.table.at(cell).is_some() {
            return Err(text!("libertas-not-empty-2", cell));
        }
        if self.layable(card, cell) {
            return Ok(());
        }
        Err(match (card, self.last) {
            (Card::Flag(flag), Some(last)) => text!("libertas-neither-colour-nor-number-last-2", flag, last),
            (_, None) => text!("libertas-flag-laid-first"),
            _ => text!("libertas-libertas-laid-where-completes-square"),
        })
    }

    /// What follows a turn of phase 1.
    fn after_phase_1(&mut self, next: Seat, repeated: bool) -> Next {
        let end = if self.table.is_cleared() {
            "cleared"
        } else if !self.can_take() {
            "stuck"
        } else if repeated {
            "repetition"
        } else {
            return Next::Turn(next);
        };
        for holder in &mut self.seats {
            let combinations: u32 = holder.combinations().iter().map(|combination| combination.points).sum();
            holder.total = holder.freed + i64::from(combinations) + LIBERTAS * holder.taken.libertas as i64;
            holder.hand = holder.taken;
        }
        if !self.occupation {
            return self.outcome(end);
        }
        self.laying = true;
        self.last = None;
        let ranks = Outcome::rank_by(&self.seats.iter().map(|holder| holder.total).collect::<Vec<_>>());
        let best = ranks.iter().position(|rank| *rank == 1).unwrap_or(0);
        self.after_phase_2(Seat::new(best))
    }

    /// What follows when `next` would be next in phase 2.
    fn after_phase_2(&self, next: Seat) -> Next {
        let players = self.seats.len();
        if !Seat::all(players).any(|seat| self.can_lay(seat)) {
            return self.outcome("laid");
        }
        let mut seat = next;
        for _ in 0..players {
            if self.has_turn(seat) {
                break;
            }
            seat = seat.after(players);
        }
        Next::Turn(seat)
    }

    fn outcome(&self, end: &'static str) -> Next {
        let scores: Vec<i64> = self.seats.iter().map(|holder| (holder.total - holder.lost) / self.scale).collect();
        Outcome::highest(scores, end).into()
    }

    fn lose(&mut self, seat: Seat, filled: Units, square: i64, line: i64) {
        if let Some(holder) = self.seats.get_mut(seat.index()) {
            holder.lost += filled.points(square, line);
        }
    }

    fn all_takes(&self) -> impl Iterator<Item = Turn> {
        self.table.cards().filter(|(cell, card)| self.takeable(*cell, *card)).map(|(cell, _)| Turn::Take(cell))
    }

    fn all_lays(&self, seat: Seat) -> impl Iterator<Item = Turn> {
        let hand = self.holder(seat).hand;
        let cards = hand.flags.iter().map(Card::Flag).chain((hand.libertas > 0).then_some(Card::Libertas));
        cards.flat_map(move |card| {
            let cells = self.table.empty().iter().filter(move |cell| self.layable(card, *cell));
            cells.map(move |cell| Turn::Lay(card, cell))
        })
    }
}

impl Game for Libertas {
    type Turn = Turn;

    const FACTS: Facts = Facts {
        id: "libertas",
        rules: 1,
        name: Phrase::same("Libertas"),
        author: "Roland Siegers",
        year: "1985",
        category: Category::Collection,
        players: (2, 4),
        variants: &[
            Variant { id: "standard", about: Phrase::new("libertas-variant-standard") },
            Variant { id: "occupation", about: Phrase::new("libertas-variant-occupation") },
        ],
        options: &[Choice {
            key: "scale",
            values: Values::Words(&["1", "20"]),
            about: Phrase::new("libertas-option-scale"),
        }],
        setup: Some(Phrase::new("libertas-setup")),
        ends: &[
            ("cleared", Phrase::new("libertas-neither-flags-nor-libertas-cards")),
            ("stuck", Phrase::new("libertas-no-card-taken")),
            ("repetition", Phrase::new("common-same-position-third-time")),
            ("laid", Phrase::new("libertas-nobody-lay-card")),
        ],
        notation: &[
            ("c3", Phrase::new("libertas-card-c3-taken")),
            ("c3-e5", Phrase::new("libertas-ocupante-c3-moves-e5")),
            ("R5@c3", Phrase::new("libertas-phase-2-flag-r5-laid")),
            ("L@c3", Phrase::new("libertas-phase-2-libertas-laid-c3")),
        ],
        summary: Phrase::new("libertas-summary"),
        ..Facts::NAMELESS
    };

    fn start(start: &Start<'_>) -> Result<Self, Text> {
        let (side, numbers, libertas, ocupantes) = deck(start.players);
        let cards = start.setup.and_then(read_setup).unwrap_or_default();
        let count = |card: Card| cards.iter().filter(|other| **other == card).count();
        let complete = cards.len() == usize::from(side) * usize::from(side)
            && Flags::deck(numbers).iter().all(|flag| count(Card::Flag(flag)) == 1)
            && (count(Card::Libertas), count(Card::Ocupante)) == (libertas, ocupantes);
        if !complete {
            return Err(text!("libertas-setup-name-cell-cell-a1", numbers, libertas, ocupantes));
        }
        Ok(Self {
            occupation: start.variant == "occupation",
            scale: if start.option(&Self::FACTS, "scale") == "20" { 20 } else { 1 },
            table: Table::new(side, &cards),
            last: None,
            seats: SmallVec::from_elem(Holder::default(), start.players),
            seen: Repetition::new(),
            laying: false,
        })
    }

    fn parse(&self, text: &str) -> Option<Turn> {
        let side = self.table.side();
        let mut scan = Scan::new(text);
        let turn = if let Some(from) = Cell::scan(&mut scan, side) {
            if scan.eat("-") { Turn::Move(from, Cell::scan(&mut scan, side)?) } else { Turn::Take(from) }
        } else {
            let card = Card::scan(&mut scan).filter(|card| *card != Card::Ocupante)?;
            if scan.eat("@") { Turn::Lay(card, Cell::scan(&mut scan, side)?) } else { return None }
        };
        scan.done(turn)
    }

    fn check(&self, seat: Seat, turn: &Turn) -> Result<(), Text> {
        match *turn {
            Turn::Take(cell) if !self.laying => self.check_take(cell),
            Turn::Lay(card, cell) if self.laying => self.check_lay(seat, card, cell),
            Turn::Move(from, to) => self.check_move(seat, from, to),
            Turn::Take(_) => Err(text!("libertas-phase-2-cards-laid-not")),
            Turn::Lay(..) => Err(text!("libertas-cards-laid-phase-2-variant")),
        }
    }

    fn play(&mut self, seat: Seat, turn: &Turn) -> Next {
        let next = seat.after(self.seats.len());
        match *turn {
            Turn::Take(cell) => {
                let freed = self.table.freed_by(cell).points(240, 960);
                let card = self.table.take(cell);
                if let Some(holder) = self.seats.get_mut(seat.index()) {
                    holder.freed += freed;
                    match card {
                        Some(Card::Flag(flag)) => holder.taken.flags.insert(flag),
                        Some(Card::Libertas) => holder.taken.libertas += 1,
                        _ => {}
                    }
                }
                if let Some(Card::Flag(flag)) = card {
                    self.last = Some(flag);
                }
                self.seen = Repetition::from_start((self.table.ocupantes(), next));
                self.after_phase_1(next, false)
            }
            Turn::Move(from, to) if self.laying => {
                self.lose(seat, self.table.filled_by_move(from, to), 200, 800);
                self.table.shift(from, to);
                self.after_phase_2(next)
            }
            Turn::Move(from, to) => {
                self.table.shift(from, to);
                let repeated = self.seen.third((self.table.ocupantes(), next));
                self.after_phase_1(next, repeated)
            }
            Turn::Lay(card, cell) => {
                if let Card::Flag(flag) = card {
                    self.lose(seat, self.table.filled_by(cell), 100, 400);
                    self.last = Some(flag);
                }
                if let Some(holder) = self.seats.get_mut(seat.index()) {
                    match card {
                        Card::Flag(flag) => holder.hand.flags.remove(flag),
                        _ => holder.hand.libertas = holder.hand.libertas.saturating_sub(1),
                    }
                }
                self.table.lay(card, cell);
                self.after_phase_2(next)
            }
        }
    }

    fn turns(&self, seat: Seat) -> Option<Vec<Turn>> {
        let moved = |(from, to)| Turn::Move(from, to);
        Some(if !self.laying {
            let moves = self.table.ocupante_moves().filter(|_| self.last.is_some());
            self.all_takes().chain(moves.map(moved)).collect()
        } else if self.can_lay(seat) {
            self.all_lays(seat).collect()
        } else {
            self.fillings().map(moved).collect()
        })
    }

    /// An Ocupante moves less often than it may, so that games come to an end.
    fn random_turn(&self, seat: Seat, chance: &mut Chance) -> Option<Turn> {
        if self.laying || (self.last.is_some() && chance.one_in(10)) {
            return chance.pick(&self.turns(seat)?).copied();
        }
        let takes: SmallVec<[Turn; 32]> = self.all_takes().collect();
        chance.pick(&takes).copied()
    }

    fn deal(start: &Start<'_>, chance: &mut Chance) -> Option<String> {
        let (_, numbers, libertas, ocupantes) = deck(start.players);
        let cards = Card::shuffled(numbers, libertas, ocupantes, chance);
        Some(cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }

    fn setup_steps(start: &Start<'_>, partial: &str) -> Vec<Step> {
        let (_, numbers, libertas, ocupantes) = deck(start.players);
        let laid = if partial.is_empty() { Some(Vec::new()) } else { read_setup(partial) };
        let Some(laid) = laid else { return Vec::new() };
        let is_left = |card: Card, count: usize| laid.iter().filter(|other| **other == card).count() < count;
        let flags = Flags::deck(numbers).iter().map(Card::Flag).filter(|card| is_left(*card, 1));
        let others = [(Card::Libertas, libertas), (Card::Ocupante, ocupantes)];
        let others = others.into_iter().filter(|(card, count)| is_left(*card, *count)).map(|(card, _)| card);
        let cards: Vec<Card> = flags.chain(others).collect();
        let sign = if laid.is_empty() { "" } else { " " };
        let is_last = laid.len() + 1 == 4 * usize::from(numbers) + libertas + ocupantes;
        let step = |card: &Card| {
            Step::ending(is_last, |pen| match card {
                // Apart, because so many cards are no menu.
                Card::Flag(flag) => pen.sign(sign).add(flag),
                _ => pen.sign(sign).card(card),
            })
        };
        cards.iter().map(step).collect()
    }

    fn scene(&self) -> Scene {
        let piece =
            |at: String, card: Card| Piece { label: card.to_string(), ..Piece::new(at, Shape::Card, card.paint()) };
        let pieces = self.table.cards().map(|(cell, card)| piece(cell.to_string(), card)).collect();
        let side = self.table.side();
        let mut scene = Scene::of(BoardKind::Grid { columns: side, rows: side, top_down: false }, pieces);
        for (seat, holder) in self.seats.iter().enumerate() {
            let (name, hand) = if self.laying {
                (Phrase::new("common-hand"), holder.hand)
            } else {
                (Phrase::new("libertas-taken"), holder.taken)
            };
            let cards = hand.cards().map(|card| piece(card.to_string(), card)).collect();
            scene = scene.with_hand(Some(seat), name, cards);
        }
        if let Some(last) = self.last {
            scene = scene.with_note(Phrase::new("libertas-last-flag"), last);
        }
        let points = |holder: &Holder| if self.laying { holder.total - holder.lost } else { holder.freed };
        scene.with_scores(self.seats.iter().map(points).collect::<Vec<_>>())
    }

    fn account(&self) -> Vec<Text> {
        let mut lines = Vec::new();
        for (seat, holder) in Seat::all(self.seats.len()).zip(&self.seats) {
            let mut total = holder.freed + LIBERTAS * holder.taken.libertas as i64 - holder.lost;
            if holder.freed > 0 {
                let points = holder.freed;
                lines.push(text!("libertas-squares-lines-freed", seat, points));
            }
            for Combination { cards, libertas, points } in holder.combinations() {
                let cards = cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                let with = if libertas { " + L" } else { "" };
                total += i64::from(points);
                lines.push(text!("libertas-text", seat, cards, with, points));
            }
            if holder.taken.libertas > 0 {
                let (count, points) = (holder.taken.libertas, LIBERTAS * holder.taken.libertas as i64);
                lines.push(text!("libertas-libertas-cards", seat, count, points));
            }
            if holder.lost > 0 {
                let points = holder.lost;
                lines.push(text!("libertas-squares-lines-completed", seat, points));
            }
            lines.push(if self.scale == 1 {
                text!("libertas-all", seat, total)
            } else {
                let (scale, scaled) = (self.scale, total / self.scale);
                text!("libertas-all-divided", seat, total, scale, scaled)
            });
        }
        lines
    }

    fn usual_match() -> Rule {
        Rule::Totals { games: 3, best: Best::Highest, tied: Tied::Shared }
    }

    fn telling(turn: &Turn, seen: &Seen<'_>) -> Telling {
        let find = |kinds: &[ChangeKind]| seen.changes.iter().find(|change| kinds.contains(&change.kind));
        if let Turn::Lay(_, to) = turn {
            let laid = find(&[ChangeKind::Placed]).map(|change| Self::the(&change.piece));
            let whole = laid.map(|piece| text!("libertas-lays", piece, to));
            return Telling { whole, ..Telling::default() };
        }
        let Some(change) = find(&[ChangeKind::Left, ChangeKind::Moved]) else { return Telling::default() };
        let (piece, at) = (Self::the(&change.piece), &change.spot);
        Telling::whole(match &change.from {
            Some(from) => text!("libertas-moves", piece, from, at),
            None => text!("libertas-takes", piece, at),
        })
    }

    fn tells_of(change: &Change) -> bool {
        matches!(change.kind, ChangeKind::Left | ChangeKind::Placed)
    }

    fn the(piece: &Piece) -> Text {
        match piece.label.as_str() {
            "L" => text!("libertas-libertas"),
            "O" => text!("libertas-ocupante"),
            "" => Noun::of(piece.shape).the(piece.paint),
            label => text!("libertas-flag", label),
        }
    }
}

#[cfg(test)]
mod tests;
