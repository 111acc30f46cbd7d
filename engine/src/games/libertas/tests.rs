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
    let mut game = Libertas { occupation: true, ..position(3, "a1=R1 g7=O", "R2", &["", "B1 B2 B3", "Y1 Y2 Y3 L L"]) };
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
    let lines: Vec<_> = game.account().into_iter().map(|line| line.english()).collect();
    assert_eq!(
        lines,
        [
            "Player 1, squares and lines freed: 2160.",
            "Player 1: R5 B5 G5 + L: 800.",
            "Player 1, Libertas cards (1): 500.",
            "Player 1, in all: 3460, divided by 20: 173.",
            "Player 2, in all: 0, divided by 20: 0.",
        ]
    );
}
