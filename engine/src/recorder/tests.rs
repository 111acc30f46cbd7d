//! One game of each kind of board, entered by what is on the board.

use super::{Draft, Slot, Stage, Touch, Undo};
use crate::chance::Chance;
use crate::game::{Seat, Secret, Start};
use crate::record::{FaultKind, Verdict};

fn draft(game: &str, players: usize) -> Draft {
    Draft::new(game, &Start::new(players), &[]).expect("a draft")
}

fn spot(name: &str) -> Touch {
    Touch::Spot { board: 0, spot: name.into() }
}

fn die(value: u8) -> Touch {
    Touch::Die { value }
}

fn piece(word: &str) -> Touch {
    Touch::Piece { word: word.into() }
}

/// Taps one thing after the other; each must mean one thing only.
#[track_caller]
fn tap(draft: &mut Draft, touches: &[Touch]) {
    for touch in touches {
        let offers = draft.offers();
        let ways: Vec<_> = offers.ways.iter().filter(|way| way.touch == *touch).collect();
        let [way] = ways.as_slice() else { panic!("{touch:?} after “{}” is {ways:?}", draft.partial()) };
        draft.apply(&way.text).expect("an offer");
    }
}

/// Presses the button with that English label.
#[track_caller]
fn press(draft: &mut Draft, label: &str) {
    let offers = draft.offers();
    let way = offers
        .ways
        .iter()
        .find(|way| way.label.english() == label)
        .unwrap_or_else(|| panic!("{label}: {:?}", offers.ways));
    draft.apply(&way.text).expect("an offer");
}

#[test]
fn pyramid() {
    let mut draft = draft("spline", 2);
    tap(&mut draft, &["a1", "a2", "b1", "b2", "c1", "c2", "d1"].map(spot));
    assert_eq!(draft.offers().stage, Stage::Over);
    let Verdict::Holds(holds) = draft.verdict() else { panic!("{draft}") };
    assert_eq!((holds.outcome.end, holds.turns), ("line", 7));
    assert!(draft.undo(Undo::Turn));
    assert_eq!((draft.offers().seat, draft.turns().len()), (Some(Seat::P1), 6));
}

#[test]
fn pyramid_with_colours() {
    let mut draft = draft("spack", 2);
    // White has balls of every colour in its reserve.
    tap(&mut draft, &[piece("R"), spot("b2")]);
    assert_eq!(draft.turns(), ["Rb2"]);
    // The label speaks both languages where the hand is not on the table.
    let mut dancers = self::draft("sp-dancers", 2);
    press(&mut dancers, "Black");
    tap(&mut dancers, &[spot("c3")]);
    assert_eq!(dancers.partial(), "Bc3");
    // The other ball has the other colour and touches the first: nothing is left to choose but its place.
    tap(&mut dancers, &[spot("c2")]);
    assert_eq!(dancers.turns(), ["Bc3,Wc2"]);
}

#[test]
fn two_boards() {
    let mut draft = draft("spair", 2);
    press(&mut draft, "White");
    tap(&mut draft, &[spot("b2")]);
    press(&mut draft, "Red");
    tap(&mut draft, &[Touch::Spot { board: 1, spot: "c1".into() }]);
    assert_eq!(draft.turns(), ["A:Wb2,B:Rc1"]);
}

#[test]
fn grid() {
    let mut tablut = draft("tablut", 2);
    let offers = tablut.offers();
    assert!(offers.ways.iter().all(|way| matches!(way.touch, Touch::Spot { .. } | Touch::Button)));
    let from = offers.ways.iter().find(|way| way.touch != Touch::Button).expect("a piece that can move");
    tablut.apply(&from.text).expect("an offer");
    assert!(tablut.undo(Undo::Step));
    assert_eq!(tablut.partial(), "");
    let mut reversi = draft("reversi", 2);
    press(&mut reversi, "Resign");
    assert_eq!(reversi.outcome().expect("a result").ranks, [2, 1]);
}

#[test]
fn morris() {
    let mut draft = draft("moulin", 2);
    // White makes the mill a1 d1 g1, and takes.
    tap(&mut draft, &["a1", "b2", "d1", "d2", "g1"].map(spot));
    assert_eq!(draft.partial(), "g1");
    let mut taken = draft.clone();
    tap(&mut taken, &[spot("b2")]);
    assert_eq!(taken.turns().last().map(String::as_str), Some("g1xb2"));
    assert!(taken.undo(Undo::Step));
    assert_eq!(taken.to_string(), draft.to_string());
}

#[test]
fn cross() {
    let mut draft = draft("assaut", 2);
    // The officers' posts, in either order.
    tap(&mut draft, &["e6", "c6"].map(spot));
    assert_eq!(draft.turns(), ["e6,c6"]);
}

#[test]
fn tables_of_backgammon() {
    let mut draft = draft("backgammon", 2);
    tap(&mut draft, &[die(1), die(3)]);
    assert_eq!(draft.turns(), ["o13"]);
    assert_eq!(draft.offers().seat, Some(Seat::P2));
    // Black's 8 and 6 are White's 17 and 19; the dice are known.
    tap(&mut draft, &["17", "20", "19", "20"].map(spot));
    assert_eq!(draft.turns(), ["o13", "31:8/5,6/5"]);
    press(&mut draft, "Double");
    press(&mut draft, "Take the double");
    tap(&mut draft, &[die(2), die(6)]);
    assert_eq!(draft.partial(), "26");
    assert!(draft.undo(Undo::Step));
    assert_eq!(draft.partial(), "2");
    assert!(draft.undo(Undo::Turn));
    press(&mut draft, "Resign a gammon");
    assert_eq!(draft.outcome().expect("a result").scores, Some(vec![0, 4]));
}

#[test]
fn tables_of_jacquet() {
    let mut draft = draft("jacquet", 2);
    tap(&mut draft, &[die(2), die(5)]);
    // Black's 24 is the point that White calls 12.
    tap(&mut draft, &[spot("12"), spot("7")]);
    assert_eq!(draft.partial(), "52:24/19");
}

#[test]
fn barricades() {
    let mut draft = draft("barricades", 3);
    tap(&mut draft, &[die(1), die(6), spot("house1"), spot("c1")]);
    assert_eq!(draft.turns(), ["16:in-c1"]);
    assert_eq!(draft.offers().ways.len(), 6, "three play, so nobody resigns");
}

#[test]
fn liubo() {
    let mut draft = draft("liubo", 2);
    // Only waiting stones can move at first, so where they go is all there is to say.
    tap(&mut draft, &[die(2), die(3), spot("2"), spot("3")]);
    tap(&mut draft, &[die(1), die(1), spot("1"), spot("1")]);
    assert_eq!(draft.turns(), ["23:in-2,in-3", "11:in-1,in-1"]);
    // Two ones earn another turn, which may be refused.
    press(&mut draft, "Pass");
    tap(&mut draft, &[die(4), die(1), piece("in"), spot("4")]);
    assert_eq!((draft.partial(), draft.offers().seat), ("41:in-4", Some(Seat::P1)));
}

#[test]
fn pool_lanes() {
    let mut draft = draft("stilelibero", 2);
    tap(&mut draft, &[die(2), die(5), die(5)]);
    assert_eq!(draft.partial(), "255");
    press(&mut draft, "End turn here");
    assert_eq!(draft.turns(), ["255"]);
}

#[test]
fn card_grid() {
    let mut draft = draft("libertas", 2);
    let offers = draft.offers();
    assert_eq!((offers.stage, offers.seat), (Stage::Setup, None));
    assert!(offers.setup.is_some_and(|setup| setup.required && setup.random && setup.tapped));
    assert_eq!(draft.deal(&mut Chance::seeded(1)), Ok(true));
    let card = draft.scene().expect("a scene").boards.remove(0).pieces.into_iter().find(|piece| piece.label != "L");
    tap(&mut draft, &[spot(&card.expect("a flag").at)]);
    assert_eq!(draft.turns().len(), 1);
}

#[test]
fn boxes() {
    let mut draft = draft("shut-the-box", 1);
    // Box 7, then boxes 6 and 2 in the order one likes, then nothing fits.
    tap(&mut draft, &[die(4), die(3), spot("7"), die(2), die(6), spot("6"), spot("2")]);
    assert_eq!(draft.partial(), "43:7,26:6+2");
    tap(&mut draft, &[die(2), die(6), spot("8"), die(6), die(2)]);
    press(&mut draft, "Nothing can be played");
    assert_eq!(draft.outcome().and_then(|outcome| outcome.scores.clone()), Some(vec![1 + 3 + 4 + 5 + 9]));
}

#[test]
fn secret_choices_are_covered_until_all_are_made() {
    let mut draft = draft("spagyric", 2);
    assert_eq!(draft.offers().secret, Some(Secret::new(Seat::P1, 0)));
    tap(&mut draft, &[piece("W")]);
    assert_eq!(draft.offers().secret, Some(Secret::new(Seat::P2, 1)));
    let cover = |slot: Slot, text: &str| format!("<{slot:?}:{}>", text.len());
    assert!(draft.covered(cover).ends_with("1. <Turn(1):1>\n"), "{}", draft.covered(cover));
    tap(&mut draft, &[piece("B")]);
    assert_eq!((draft.offers().secret, draft.covered(cover)), (None, draft.to_string()));

    let mut three = self::draft("spindizzy", 3);
    for (seat, colour) in [(Seat::P1, "White"), (Seat::P2, "Black"), (Seat::P3, "Red")] {
        let offers = three.offers();
        assert_eq!(offers.secret.map(|secret| secret.seat), Some(seat));
        // Nobody sees what the others chose before.
        assert_eq!((offers.own(), offers.partial.len()), ("", seat.index()));
        let is_covered = three.covered(cover).ends_with(&format!("1. <Part(1):{}>", seat.index()));
        assert_eq!(is_covered, seat != Seat::P1, "{}", three.covered(cover));
        press(&mut three, colour);
    }
    assert_eq!((three.offers().secret, three.partial(), three.offers().own()), (None, "WBR", "WBR"));

    let mut four = self::draft("spangle", 4);
    assert_eq!(four.offers().secret.map(|secret| secret.seat), Some(Seat::P1));
    for colour in ["White", "Red", "Red", "Black"] {
        press(&mut four, colour);
    }
    assert!(four.to_string().contains("[Setup \"WRRB\"]") && four.position().is_some());
    // What was chosen before the game stays covered until its end.
    assert!(four.covered(cover).contains("[Setup \"<Setup:4>\"]"), "{}", four.covered(cover));
    let mut chance = Chance::seeded(1);
    while let Some(turn) = four.position().and_then(|position| position.random_turn(&mut chance)) {
        four.play(&turn).expect("a legal turn");
    }
    assert_eq!(four.covered(cover), four.to_string());

    let mut spy = self::draft("spy", 3);
    let seats: Vec<usize> = std::iter::from_fn(|| {
        let offers = spy.offers();
        let seat = offers.secret.filter(|_| offers.stage == Stage::Setup)?.seat.index();
        spy.apply(&offers.ways.first()?.text).ok().map(|()| seat)
    })
    .collect();
    assert_eq!([0, 1, 2].map(|seat| seats.iter().filter(|other| **other == seat).count()), [30, 5, 5]);
    assert_eq!(spy.offers().secret, Some(Secret { board: Some(0), ..Secret::new(Seat::new(1), 0) }));
}

#[test]
fn a_typed_text_is_a_draft() {
    let tags = "[Game \"moulin\"]\n[P1 \"Ada\"]\n[P2 \"Ben\"]\n[Event \"x\"]\n\n";
    let read = Draft::read(&format!("{tags}1. a1 b2\n2. d1 d2 3. g"));
    assert_eq!(read.fault, None);
    let draft = read.draft.expect("a draft");
    assert_eq!((draft.partial(), draft.turns().len()), ("g", 4));
    assert!(draft.offers().ways.iter().any(|way| way.text == "1" && way.touch == spot("g1")));
    // White space behind it ends a turn; without it the mill waits for what is taken.
    assert_eq!(
        Draft::read(&format!("{tags}a1 b2 d1 d2 g1")).draft.map(|draft| draft.partial().to_owned()),
        Some("g1".into())
    );
    let read = Draft::read(&format!("{tags}a1 b2 d1 d2 g1 "));
    assert_eq!(read.fault.map(|fault| (fault.kind, fault.turn)), Some((FaultKind::Illegal, 5)));
    assert_eq!(read.draft.map(|draft| draft.turns().len()), Some(4));
}

#[test]
fn a_fault_leaves_the_draft_before_it() {
    let read = Draft::read("[Game \"spline\"]\n\na1 a1 b2");
    let fault = read.fault.expect("a fault");
    assert_eq!((fault.kind, fault.turn, fault.game.as_deref()), (FaultKind::Illegal, 2, Some("spline")));
    assert_eq!(read.draft.expect("a draft").turns(), ["a1"]);
    let read = Draft::read("[Game \"spline\"]\n[P1 \"A");
    assert_eq!(read.fault.map(|fault| fault.kind), Some(FaultKind::Setup));
    assert_eq!(read.draft.map(|draft| draft.entry().facts.id), Some("spline"));
    assert!(Draft::read("[Game \"none\"]").draft.is_none());
    assert!(Draft::read("").draft.is_none() && Draft::read("").fault.is_some());
}

#[test]
fn what_is_not_offered_is_refused() {
    let mut draft = draft("spline", 2);
    assert!(draft.apply("z9").is_err() && draft.apply("").is_err() && draft.turns().is_empty());
    draft.apply("a1").expect("an offer");
    assert!(draft.apply("a1").is_err());
    assert!(draft.set_up(Some("x")).is_err());
    assert!(draft.undo(Undo::Step) && !draft.undo(Undo::Step));
}

#[test]
fn everything_goes_to_the_browser() {
    let json = serde_json::to_value(draft("spagyric", 2).offers()).expect("json");
    assert_eq!(json["seat"], "P1");
    assert_eq!(json["secret"]["seat"], "P1");
    assert_eq!(json["ways"][0]["touch"]["kind"], "piece");
    let fault = Draft::read("[Game \"spline\"]\n\nzz ").fault.expect("a fault");
    let json = serde_json::to_value(fault).expect("json");
    assert_eq!((&json["kind"], &json["place"]["line"]), (&"syntax".into(), &3.into()));
    assert!(json["text"]["text"].as_str().is_some_and(|text| text.contains("notation")));
}

#[test]
fn what_is_tapped_is_what_the_game_says_it_is() {
    // The `o` of column o is no opening throw.
    let mut barricades = draft("barricades", 2);
    tap(&mut barricades, &[die(4), die(5), spot("house1"), spot("e3"), spot("o3")]);
    assert_eq!(barricades.turns(), ["45:in-e3@o3"]);
    // B is a colour and a board.
    let mut spair = draft("spair", 2);
    let label = |draft: &Draft, text: &str| {
        let way = draft.offers().ways.into_iter().find(|way| way.text == text);
        way.map(|way| way.label.english()).unwrap_or_default()
    };
    assert_eq!([label(&spair, "A:W"), label(&spair, "A:B")], ["White", "Black"]);
    press(&mut spair, "Black");
    assert_eq!(spair.partial(), "A:B");
    // A bid of 0 is no empty hand, and a blue flag is not black.
    let auction = Start { variant: "auction", ..Start::new(2) };
    let mut splink = Draft::new("splink", &auction, &[]).expect("a draft");
    press(&mut splink, "0");
    assert_eq!(splink.turns(), ["bid0"]);
    let mut libertas = draft("libertas", 4);
    libertas.set_up(Some("")).expect("a setup to write");
    press(&mut libertas, "Blue");
    assert_eq!(libertas.partial(), "B");
}

#[test]
fn what_is_written_was_touched() {
    let mut backgammon = draft("backgammon", 2);
    tap(&mut backgammon, &[die(2), die(1), spot("24"), spot("22")]);
    assert_eq!(backgammon.touched(0), [spot("24"), spot("22")], "{}", backgammon.partial());
    let mut boxes = draft("shut-the-box", 1);
    tap(&mut boxes, &[die(4), die(3), spot("7"), die(2)]);
    assert_eq!(boxes.touched(0), [die(4), die(3), spot("7"), die(2)]);
    let mut barricades = draft("barricades", 2);
    barricades.set_up(Some("")).expect("a setup to write");
    tap(&mut barricades, &[spot("a3"), spot("b3")]);
    assert_eq!(barricades.touched(0), [spot("a3"), spot("b3")]);
}
