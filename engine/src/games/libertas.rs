//! Libertas: take flags off a shrinking board, free squares and lines, collect combinations.

pub mod combinations;
pub mod table;

use std::fmt;

use smallvec::SmallVec;

use crate::board::cards::{Card, Flag, Flags};
use crate::chance::Chance;
use crate::game::{
    BoardKind, Category, Choice, Facts, Game, Next, Outcome, Piece, Repetition, Scan, Scene, Seat, Shape, Start,
    Values, Variant,
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

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(cell) => write!(f, "{cell}"),
            Self::Move(from, to) => write!(f, "{from}-{to}"),
            Self::Lay(card, cell) => write!(f, "{card}@{cell}"),
        }
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
            return Err(text!("No card lies on {cell}.", "Il n’y a pas de carte en {cell}."));
        };
        if self.takeable(cell, card) {
            return Ok(());
        }
        Err(match (card, self.last) {
            (Card::Ocupante, _) => text!("An Ocupante is never taken.", "On ne prend jamais un Ocupante."),
            (Card::Flag(flag), Some(last)) => text!(
                "{flag} has neither the colour nor the number of {last}, the last flag taken.",
                "{flag} n’a ni la couleur ni le numéro de {last}, dernier drapeau pris."
            ),
            (_, None) => text!("The first turn takes a flag.", "Le premier coup prend un drapeau."),
            _ => text!(
                "The Libertas on {cell} may be taken only if this frees a square or a line.",
                "La Libertas en {cell} ne se prend que si cela libère un carré ou une ligne."
            ),
        })
    }

    fn check_move(&self, seat: Seat, from: Cell, to: Cell) -> Result<(), Text> {
        if self.table.at(from) != Some(Card::Ocupante) {
            return Err(text!("There is no Ocupante on {from}.", "Il n’y a pas d’Ocupante en {from}."));
        }
        if self.table.at(to).is_some() {
            return Err(text!("{to} is not empty.", "{to} n’est pas vide."));
        }
        if self.last.is_none() {
            return Err(text!(
                "An Ocupante does not move before the first flag.",
                "Un Ocupante ne bouge pas avant le premier drapeau."
            ));
        }
        if !self.laying {
            return Ok(());
        }
        if self.can_lay(seat) {
            return Err(text!("{seat} can lay a card and so must.", "{seat} peut poser une carte et doit le faire."));
        }
        if self.table.filled_by_move(from, to).any() {
            return Ok(());
        }
        Err(text!(
            "On {to} the Ocupante would complete neither a square nor a line.",
            "En {to}, l’Ocupante ne compléterait ni carré ni ligne."
        ))
    }

    fn check_lay(&self, seat: Seat, card: Card, cell: Cell) -> Result<(), Text> {
        if !self.holder(seat).hand.has(card) {
            return Err(text!("{seat} does not hold {card}.", "{seat} n’a pas {card} en main."));
        }
        if self.table.at(cell).is_some() {
            return Err(text!("{cell} is not empty.", "{cell} n’est pas vide."));
        }
        if self.layable(card, cell) {
            return Ok(());
        }
        Err(match (card, self.last) {
            (Card::Flag(flag), Some(last)) => text!(
                "{flag} has neither the colour nor the number of {last}, the last flag laid.",
                "{flag} n’a ni la couleur ni le numéro de {last}, dernier drapeau posé."
            ),
            (_, None) => text!("A flag has to be laid first.", "Il faut d’abord poser un drapeau."),
            _ => text!(
                "A Libertas is laid only where it completes a square or a line.",
                "Une Libertas ne se pose que là où elle complète un carré ou une ligne."
            ),
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
        name: Phrase::same("Libertas"),
        author: "Roland Siegers",
        year: "1985",
        category: Category::Collection,
        players: (2, 4),
        variants: &[
            Variant { id: "standard", about: Phrase::new("Taking only", "On ne fait que prendre") },
            Variant {
                id: "occupation",
                about: Phrase::new(
                    "Afterwards the cards are laid again, and whoever completes a square or a line loses points",
                    "On repose ensuite les cartes, et qui complète un carré ou une ligne perd des points",
                ),
            },
        ],
        options: &[Choice {
            key: "scale",
            values: Values::Words(&["1", "20"]),
            about: Phrase::new("What every score is divided by", "Ce par quoi l’on divise les scores"),
        }],
        setup: Some(Phrase::new(
            "the cards cell by cell, a1 b1 … from the bottom row up, separated by spaces",
            "les cartes case par case, a1 b1 … à partir de la rangée du bas, séparées par des espaces",
        )),
        ends: &[
            ("cleared", Phrase::new("Neither flags nor Libertas cards are left", "Il ne reste ni drapeau ni Libertas")),
            ("stuck", Phrase::new("No card may be taken", "Aucune carte ne peut être prise")),
            (
                "repetition",
                Phrase::new("The same position for the third time", "La même position pour la troisième fois"),
            ),
            ("laid", Phrase::new("Nobody can lay a card", "Plus personne ne peut poser de carte")),
        ],
        notation: &[
            ("c3", Phrase::new("the card on c3 is taken", "on prend la carte en c3")),
            ("c3-e5", Phrase::new("the Ocupante on c3 moves to e5", "l’Ocupante de c3 va en e5")),
            ("R5@c3", Phrase::new("in phase 2, the flag R5 is laid on c3", "en phase 2, le drapeau R5 est posé en c3")),
            ("L@c3", Phrase::new("in phase 2, a Libertas is laid on c3", "en phase 2, une Libertas est posée en c3")),
        ],
        summary: Phrase::new(
            "Take in turn a flag that has the colour or the number of the last one taken. Whoever takes the last card of \
             a square of four or of a whole line scores for freeing it; a Libertas may be taken only so. Instead of \
             taking, an Ocupante, which blocks squares and lines, may be moved to an empty cell. When nothing can be \
             taken, sets of one colour, of one number and runs of seven count, some of them more with a Libertas. The \
             highest total wins.",
            "On prend à tour de rôle un drapeau de la couleur ou du numéro du dernier pris. Qui prend la dernière carte \
             d’un carré de quatre ou d’une ligne entière marque pour l’avoir libéré ; une Libertas ne se prend qu’ainsi. \
             Au lieu de prendre, on peut déplacer sur une case vide un Ocupante, qui bloque carrés et lignes. Quand plus \
             rien ne peut être pris, on compte les séries d’une couleur, d’un numéro et les suites de sept, certaines \
             valant plus avec une Libertas. Le plus grand total gagne.",
        ),
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
            return Err(text!(
                "Setup has to name, cell by cell from a1, the flags 1 to {numbers} of the colours R B G Y, {libertas} L and \
                 {ocupantes} O, each once.",
                "Setup doit nommer, case par case depuis a1, les drapeaux 1 à {numbers} des couleurs R B G Y, {libertas} L et \
                 {ocupantes} O, chacun une fois."
            ));
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
            Turn::Take(_) => {
                Err(text!("In phase 2 cards are laid, not taken.", "En phase 2 on pose, on ne prend pas."))
            }
            Turn::Lay(..) => Err(text!(
                "Cards are laid only in phase 2 of the variant occupation.",
                "On ne pose de cartes qu’en phase 2 de la variante occupation."
            )),
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

    fn scene(&self) -> Scene {
        let piece =
            |at: String, card: Card| Piece { label: card.to_string(), ..Piece::new(at, Shape::Card, card.paint()) };
        let pieces = self.table.cards().map(|(cell, card)| piece(cell.to_string(), card)).collect();
        let side = self.table.side();
        let mut scene = Scene::of(BoardKind::Grid { columns: side, rows: side, top_down: false }, pieces);
        for (seat, holder) in self.seats.iter().enumerate() {
            let (name, hand) = if self.laying {
                (Phrase::new("hand", "main"), holder.hand)
            } else {
                (Phrase::new("taken", "prises"), holder.taken)
            };
            let cards = hand.cards().map(|card| piece(card.to_string(), card)).collect();
            scene = scene.with_hand(Some(seat), name, cards);
        }
        if let Some(last) = self.last {
            scene = scene.with_note(Phrase::new("last flag", "dernier drapeau"), last);
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
                lines.push(text!(
                    "{seat}: squares and lines freed: {points}.",
                    "{seat} : carrés et lignes libérés : {points}."
                ));
            }
            for Combination { cards, libertas, points } in holder.combinations() {
                let cards = cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
                let with = if libertas { " + L" } else { "" };
                total += i64::from(points);
                lines.push(text!("{seat}: {cards}{with}: {points}.", "{seat} : {cards}{with} : {points}."));
            }
            if holder.taken.libertas > 0 {
                let (count, points) = (holder.taken.libertas, LIBERTAS * holder.taken.libertas as i64);
                lines.push(text!(
                    "{seat}: Libertas cards, {count}: {points}.",
                    "{seat} : cartes Libertas, {count} : {points}."
                ));
            }
            if holder.lost > 0 {
                let points = holder.lost;
                lines.push(text!(
                    "{seat}: squares and lines completed: −{points}.",
                    "{seat} : carrés et lignes complétés : −{points}."
                ));
            }
            lines.push(if self.scale == 1 {
                text!("{seat}: {total} in all.", "{seat} : {total} en tout.")
            } else {
                let (scale, scaled) = (self.scale, total / self.scale);
                text!(
                    "{seat}: {total} in all, divided by {scale}: {scaled}.",
                    "{seat} : {total} en tout, divisé par {scale} : {scaled}."
                )
            });
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{start_from, try_start};

    /// R1 to R5 in row 1, R6 B1 … B4 in row 2, and so on; the Libertas on e5.
    const TWO: &str = "R1 R2 R3 R4 R5 R6 B1 B2 B3 B4 B5 B6 G1 G2 G3 G4 G5 G6 Y1 Y2 Y3 Y4 Y5 Y6 L";

    fn two() -> crate::game::testing::Table {
        start_from("libertas", &Start { setup: Some(TWO), ..Start::new(2) })
    }

    fn cell(text: &str) -> Cell {
        Cell::scan(&mut Scan::new(text), 7).expect("a cell")
    }

    fn card(text: &str) -> Card {
        Card::scan(&mut Scan::new(text)).expect("a card")
    }

    /// A position with these cards on the board (`a1=R5 …`) and in the hands.
    fn position(players: usize, cards: &str, last: &str, hands: &[&str]) -> Libertas {
        let mut game = Libertas {
            occupation: false,
            scale: 1,
            table: Table::new(deck(players).0, &[]),
            last: Some(card(last)).and_then(|card| if let Card::Flag(flag) = card { Some(flag) } else { None }),
            seats: SmallVec::from_elem(Holder::default(), players),
            seen: Repetition::new(),
            laying: false,
        };
        for (at, name) in cards.split_whitespace().filter_map(|pair| pair.split_once('=')) {
            game.table.lay(card(name), cell(at));
        }
        for (holder, hand) in game.seats.iter_mut().zip(hands) {
            for card in hand.split_whitespace().map(card) {
                match card {
                    Card::Flag(flag) => holder.taken.flags.insert(flag),
                    _ => holder.taken.libertas += 1,
                }
            }
            holder.hand = holder.taken;
        }
        game
    }

    fn laying(players: usize, cards: &str, last: &str, hands: &[&str]) -> Libertas {
        Libertas { occupation: true, laying: true, ..position(players, cards, last, hands) }
    }

    fn legal(game: &Libertas, turn: &str) -> bool {
        let turn = game.parse(turn).expect("a turn");
        game.check(Seat::P1, &turn).is_ok()
    }

    #[track_caller]
    fn play(game: &mut Libertas, turn: &str) -> Next {
        assert!(legal(game, turn), "{turn}");
        let turn = game.parse(turn).expect("a turn");
        game.play(Seat::P1, &turn)
    }

    #[track_caller]
    fn ends(next: Next, end: &str, scores: &[i64]) {
        let Next::End(outcome) = next else { panic!("the game should be over") };
        assert_eq!((outcome.end, outcome.scores.as_deref()), (end, Some(scores)));
    }

    #[test]
    fn setup_has_exactly_the_cards_of_the_table() {
        let starts = |setup: Option<&str>| try_start("libertas", &Start { setup, ..Start::new(2) }).is_ok();
        assert!(starts(Some(TWO)) && !starts(None) && !starts(Some("")));
        for (card, other) in [("L", "O"), ("Y6", "Y5"), ("Y6", "Y7"), ("Y6", "Y06"), ("Y6", ""), ("Y6", "Y6 R1")] {
            assert!(!starts(Some(&TWO.replace(card, other))), "{card} {other}");
        }
    }

    #[test]
    fn the_first_turn_takes_any_flag() {
        two()
            .allows("a1 d5")
            .forbids("e5 a1-b1 R7@c3 L@a1")
            .cannot_read("f1 a6 g7 O@c3 R12@c3 R0@c3 R05@c3 L@f1 c3- pass aR1@a1 eL@a1");
    }

    #[test]
    fn a_flag_follows_by_colour_or_number() {
        two().plays("a1").allows("b1 b2 c3 d4").forbids("c2 a1 e5 d5 a2-a1 B1@a1");
    }

    #[test]
    fn freeing_counts_for_whoever_takes_the_last_card() {
        let table = two().plays("a1 b1 c1 d1 e1");
        assert_eq!(table.0.scene().scores, Some(vec![960, 0]));
        let table = table.plays("a2 b3 b2");
        assert_eq!(table.0.scene().scores, Some(vec![960, 240]));
        let mut corner = position(2, "a1=R1 e5=B3", "R2", &[]);
        ends(play(&mut corner, "a1"), "stuck", &[240 + 960 + 960, 0]);
    }

    #[test]
    fn a_libertas_is_taken_only_to_free_and_keeps_the_last_flag() {
        two().plays("d5 d4").forbids("e5").plays("e4").allows("e5").plays("e5").allows("c2 b1").forbids("e1");
    }

    #[test]
    fn ocupantes_block_and_move_but_are_never_taken() {
        let game = position(3, "a1=L a2=O g7=O d4=R1", "R2", &[]);
        assert!(legal(&game, "a1") && legal(&game, "g7-g6") && legal(&game, "a2-a5"));
        assert!(!legal(&game, "a2") && !legal(&game, "g7-d4") && !legal(&game, "g7-g7") && !legal(&game, "d4-d5"));
        let blocked = position(3, "a1=L a2=O c1=O d4=R1", "R2", &[]);
        assert!(!legal(&blocked, "a1"));
    }

    #[test]
    fn cleared_when_only_ocupantes_are_left() {
        ends(play(&mut position(3, "a1=R1 g7=O", "R2", &[]), "a1"), "cleared", &[2160, 0, 0]);
    }

    #[test]
    fn stuck_also_by_an_ocupante() {
        let mut game = position(3, "a1=L a2=O g7=O", "R2", &["", "L", "R1 R2 R3"]);
        ends(play(&mut game, "g7-c1"), "stuck", &[0, 500, 120]);
    }

    #[test]
    fn repetition_counts_afresh_from_each_take() {
        let mut cards: Vec<String> = Flags::deck(11).iter().map(|flag| flag.to_string()).collect();
        cards.extend(["L", "L", "L", "L", "O"].map(str::to_owned));
        let setup = cards.join(" ");
        let table = start_from("libertas", &Start { setup: Some(&setup), ..Start::new(4) });
        // Every four turns the Ocupante is back with the same seat to move.
        let there_and_back = "g7-a1 a1-g7 g7-a1 a1-g7";
        let table = table.plays("a1").plays(there_and_back).plays("b1").plays(there_and_back).goes_on();
        table.plays("g7-a1 a1-g7 g7-a1").goes_on().plays("a1-g7").ends("repetition", &[1, 1, 1, 1]);
    }

    #[test]
    fn occupation_begins_with_the_highest_total() {
        let mut game =
            Libertas { occupation: true, ..position(3, "a1=R1 g7=O", "R2", &["", "B1 B2 B3", "Y1 Y2 Y3 L L"]) };
        assert_eq!(play(&mut game, "a1"), Next::Turn(Seat::P1));
        assert_eq!(game.seats.iter().map(|holder| holder.total).collect::<Vec<_>>(), [2160, 120, 1200]);
        assert!(legal(&game, "R1@e5") && !legal(&game, "b1") && !legal(&game, "g7-g6") && !legal(&game, "R1@g7"));
    }

    #[test]
    fn a_seat_that_holds_only_libertas_waits_for_a_flag() {
        let mut game = Libertas { occupation: true, ..position(2, "e5=R1", "R2", &["", "L L L L L L L L L L L L"]) };
        // P2 has most but nothing to begin with.
        assert_eq!(play(&mut game, "e5"), Next::Turn(Seat::P1));
    }

    #[test]
    fn laying_follows_the_last_flag_and_costs_what_it_completes() {
        let mut game = laying(2, "a1=R1 b1=R2 a2=R3 c1=R4 d1=R6", "B5", &["B2 G5 Y6 L", "B1"]);
        assert!(legal(&game, "B2@b2") && legal(&game, "G5@e5") && legal(&game, "L@b2") && legal(&game, "L@e1"));
        assert!(!legal(&game, "Y6@b2") && !legal(&game, "L@e5") && !legal(&game, "B2@a1") && !legal(&game, "B1@b2"));
        assert_eq!(play(&mut game, "L@e1"), Next::Turn(Seat::P2));
        assert_eq!((game.last.map(|flag| flag.to_string()).as_deref(), game.seats[0].lost), (Some("B5"), 0));
        assert_eq!(play(&mut game, "B2@b2"), Next::Turn(Seat::P2));
        assert_eq!(game.seats[0].lost, 100);
        let mut line = laying(2, "a1=R1 b1=R2 c1=R3 d1=R4 a2=G1 b2=G2", "B5", &["B2", "B1"]);
        play(&mut line, "B2@e1");
        assert_eq!(line.seats[0].lost, 400);
    }

    #[test]
    fn an_ocupante_moves_in_phase_2_only_when_nothing_can_be_laid() {
        let cards = "a1=R1 b1=R2 a2=R3 g7=O";
        assert!(!legal(&laying(3, cards, "B5", &["B2", "B1", ""]), "g7-b2"));
        assert!(!legal(&laying(3, cards, "B5", &["L", "B1", ""]), "g7-b2"));
        let mut game = laying(3, cards, "B5", &["Y6", "B1", ""]);
        assert!(!legal(&game, "g7-c5"));
        assert_eq!(play(&mut game, "g7-b2"), Next::Turn(Seat::P2));
        assert_eq!(game.seats[0].lost, 200);
        // Counted after it has left its cell.
        assert!(!legal(&laying(3, "a1=R1 b1=R2 a2=O", "B5", &["Y6", "B1", ""]), "a2-b2"));
    }

    #[test]
    fn a_seat_without_cards_or_turn_is_skipped() {
        let mut game = laying(3, "a1=R1 g7=O", "B5", &["B2 B3", "Y6", ""]);
        assert_eq!(play(&mut game, "B2@a2"), Next::Turn(Seat::P1));
        // With three cards in a square P2 can move the Ocupante.
        let mut three = laying(3, "a1=R1 b1=R2 g7=O", "B5", &["B2 B3", "Y6", ""]);
        assert_eq!(play(&mut three, "B2@b2"), Next::Turn(Seat::P2));
    }

    #[test]
    fn laid_when_nobody_can_lay() {
        let mut game = laying(3, "a1=R1 b1=R2 g7=O", "B5", &["B2", "Y6", "G1"]);
        ends(play(&mut game, "B2@b2"), "laid", &[0, 0, 0]);
        let mut full = laying(2, "a1=R1 b1=R2 a2=R3", "B5", &["B2", "Y6"]);
        ends(play(&mut full, "B2@b2"), "laid", &[-100, 0]);
    }

    #[test]
    fn the_account_tells_every_combination() {
        let mut game = Libertas { scale: 20, ..position(2, "e5=R5", "R2", &["B5 G5 L", ""]) };
        let Next::End(outcome) = play(&mut game, "e5") else { panic!("the game should be over") };
        assert_eq!(outcome.scores, Some(vec![(2160 + 800 + 500) / 20, 0]));
        let lines: Vec<_> = game.account().into_iter().map(|line| line.en).collect();
        assert_eq!(
            lines,
            [
                "P1: squares and lines freed: 2160.",
                "P1: R5 B5 G5 + L: 800.",
                "P1: Libertas cards, 1: 500.",
                "P1: 3460 in all, divided by 20: 173.",
                "P2: 0 in all, divided by 20: 0.",
            ]
        );
    }
}
