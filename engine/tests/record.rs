//! The record format under arbitrary input.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use podium_engine::record::{FaultKind, MAX_BYTES, MAX_TURNS, Reading, Record, Verdict, judge};
use proptest::prelude::*;

fn record() -> impl Strategy<Value = Record> {
    let tags = prop::collection::btree_map("[A-Z][A-Za-z0-9]{0,6}", "[^\n]{0,40}", 0..12);
    let turns = prop::collection::vec(prop_oneof!["[a-j][1-4]", "[0-9]{0,3}[.]{0,3}[^ \t\r\n;{]{1,12}"], 0..60);
    (tags, turns).prop_map(|(tags, turns)| {
        let mut record = Record::default();
        for (name, value) in tags {
            // Names that differ only in case are one name.
            let _ = record.tag(&name, &value);
        }
        for turn in turns {
            record.turn(&turn).expect("such a turn can be written");
        }
        record
    })
}

proptest! {
    #[test]
    fn what_is_written_reads_back(record in record()) {
        let text = record.to_string();
        let reading = Reading::of(text.as_bytes()).expect("what was written should read");
        prop_assert_eq!(Record::from(&reading), record);
    }

    #[test]
    fn any_text_gets_a_verdict(text in "\\PC{0,200}") {
        let _ = judge(text.as_bytes());
        let _ = judge(format!("[Game \"spline\"]\n{text}").as_bytes());
    }

    #[test]
    fn any_bytes_get_a_verdict(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let _ = judge(&bytes);
    }

    #[test]
    fn any_mangled_record_gets_a_verdict(at in 0usize..60, byte in any::<u8>()) {
        let mut text = b"[Game \"spline\"]\n[P1 \"\\\"A\"]\n[P2 \"B\"]\n{c} a1 a2 ; x\nb1 b2".to_vec();
        if let Some(place) = text.get_mut(at) {
            *place = byte;
        }
        let _ = judge(&text);
    }

    #[test]
    fn a_fault_points_at_its_turn(before in 0usize..6, pad in "[ \t\n]{1,5}", name in "[é-ü]{0,3}") {
        let mut text = format!("[Game \"spline\"]\n{{{name}}}");
        for turn in ["a1", "a2", "b1", "b2", "c1", "c2"].iter().take(before) {
            text.push_str(turn);
            text.push_str(&pad);
        }
        let line = text.matches('\n').count() + 1;
        let column = text.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        text.push_str("zz a3");
        let Verdict::Fails(fault) = judge(text.as_bytes()) else { panic!("zz is no turn") };
        prop_assert_eq!((fault.kind, fault.turn, fault.token.as_deref()), (FaultKind::Syntax, before + 1, Some("zz")));
        prop_assert_eq!(fault.place.map(|place| (place.line, place.column)), Some((line, column)));
    }
}

/// The largest hostile texts of every kind: linear work, so none of them takes long.
#[test]
fn the_largest_hostile_records_are_answered() {
    let head = "[Game \"spline\"]\n";
    let fill = |piece: &str| format!("{head}{}", piece.repeat((MAX_BYTES - head.len()) / piece.len()));
    let setups = ["a ", "[", "[\n", "[A \"", "{", "{}a1 ", "\"", "\\", "[A \"\\\"", "1. a1 ", "x".repeat(199).as_str()]
        .map(fill);
    for text in &setups {
        assert!(text.len() <= MAX_BYTES);
        assert!(!judge(text.as_bytes()).is_ok());
    }
    for quiet in ["1. ", ";", "\n", " ", "{}", "\r\n\t", "1...\n"].map(fill) {
        let Verdict::Fails(fault) = judge(quiet.as_bytes()) else { panic!("there is no turn in it") };
        assert_eq!((fault.kind, fault.turn), (FaultKind::Incomplete, 1));
    }
    let turns = format!("{head}{}", "a1 ".repeat(MAX_TURNS));
    let Verdict::Fails(fault) = judge(turns.as_bytes()) else { panic!("a1 twice is illegal") };
    assert_eq!((fault.kind, fault.turn), (FaultKind::Illegal, 2));
}
