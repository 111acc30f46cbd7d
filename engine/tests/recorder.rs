//! Every game can be entered by taps alone, in every variant and for every number of players.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use std::collections::BTreeMap;

use podium_engine::catalogue::{self, Entry};
use podium_engine::chance::Chance;
use podium_engine::game::{BoardKind, Start};
use podium_engine::picture::{Options, draw};
use podium_engine::record::Verdict;
use podium_engine::recorder::{Draft, Offers, Stage, Touch, Undo};

const MOST_BUTTONS: usize = 40;
/// Dice, points and a cube: the turns of the tables have many spellings, taps make one of them.
const TABLES: [&str; 2] = ["backgammon", "jacquet"];

/// All games, or those that `PODIUM_TEST_GAMES` names, separated by commas.
fn games() -> Vec<&'static Entry> {
    let named = std::env::var("PODIUM_TEST_GAMES").ok();
    let wanted = |id: &str| named.as_deref().is_none_or(|named| named.split(',').any(|name| name == id));
    catalogue::all().iter().filter(|entry| wanted(entry.facts.id)).collect()
}

/// A draft of each game, variant and number of players, with its setup dealt.
fn each_start(mut look: impl FnMut(Draft, &mut Chance)) {
    for entry in games() {
        for variant in entry.facts.variants {
            for players in entry.facts.players.0..=entry.facts.players.1 {
                if (entry.facts.id, variant.id, players < 4) == ("barricades", "teams", true) {
                    continue;
                }
                let start = Start { variant: variant.id, ..Start::new(players.into()) };
                let mut chance = Chance::seeded(u64::from(players));
                let mut draft = Draft::new(entry.facts.id, &start, &[]).expect("a draft");
                draft.deal(&mut chance).expect("a deal");
                look(draft, &mut chance);
            }
        }
    }
}

/// No menu is too long, and everything that is lit is on the picture.
fn examine(draft: &Draft, offers: &Offers) {
    let mut menus: BTreeMap<&Touch, usize> = BTreeMap::new();
    for way in &offers.ways {
        *menus.entry(&way.touch).or_default() += 1;
        assert!(!way.label.english().is_empty() && !way.label.say("fr").is_empty(), "{draft}: {way:?}");
    }
    assert!(menus.values().all(|count| *count <= MOST_BUTTONS), "{draft}: {menus:?}");
    let numbers = menus.keys().filter(|touch| !matches!(touch, Touch::Spot { .. })).count();
    assert!(numbers <= MOST_BUTTONS, "{draft}: {menus:?}");
    let texts: Vec<&str> = offers.ways.iter().map(|way| way.text.as_str()).collect();
    assert!((1..texts.len()).all(|at| !texts[..at].contains(&texts[at])), "{draft}: {texts:?}");
}

fn examine_picture(draft: &Draft, offers: &Offers) {
    let scene = draft.scene().expect("a scene");
    let mut marks: Vec<String> = Vec::new();
    for way in &offers.ways {
        if let Touch::Spot { board, spot } = &way.touch {
            let name = &scene.boards[*board].name;
            marks.push(if name.is_empty() { spot.clone() } else { format!("{name}:{spot}") });
        }
    }
    marks.sort_unstable();
    marks.dedup();
    let svg = draw(&scene, &Options { marks: marks.clone(), ..Options::default() });
    assert_eq!(svg.matches("class=\"mark\"").count(), marks.len(), "{draft}: {marks:?}");
    for way in &offers.ways {
        let attribute = match &way.touch {
            Touch::Spot { spot, .. } => format!("data-spot=\"{spot}\""),
            Touch::Piece { word } | Touch::Card { word } => format!("data-word=\"{word}\""),
            _ => continue,
        };
        assert!(svg.contains(&attribute), "{draft}: {attribute}");
    }
}

/// Taps until the turn is the one written; the number of taps.
fn tap(draft: &mut Draft, turn: &str) -> usize {
    let made = draft.turns().len();
    for taps in 0.. {
        if draft.turns().len() > made {
            assert_eq!(draft.turns()[made], turn);
            return taps;
        }
        let offers = draft.offers();
        examine(draft, &offers);
        let rest = &turn[draft.partial().len()..];
        let next = offers.ways.iter().filter(|way| rest.starts_with(&way.text)).max_by_key(|way| way.text.len());
        let next =
            next.unwrap_or_else(|| panic!("{draft}: {turn} after “{}” not in {:?}", draft.partial(), offers.ways));
        draft.apply(&next.text).expect("an offer");
    }
    0
}

/// Whether taps can make a position like that of `goal`, going on from here.
fn reaches(draft: &Draft, goal: &Draft) -> bool {
    if draft.turns().len() == goal.turns().len() {
        return draft.scene() == goal.scene();
    }
    draft.offers().ways.iter().any(|way| {
        let mut next = draft.clone();
        next.apply(&way.text).expect("an offer");
        reaches(&next, goal)
    })
}

#[test]
fn random_games_are_found_tap_by_tap() {
    each_start(|mut draft, chance| {
        let id = draft.entry().facts.id;
        let (mut taps, mut turns) = (0, 0);
        while draft.outcome().is_none() && turns < 250 {
            let turn = draft.position().and_then(|position| position.random_turn(chance)).expect("a turn");
            turns += 1;
            if TABLES.contains(&id) && turn.contains(':') {
                let mut goal = draft.clone();
                goal.play(&turn).expect("it is legal");
                // With doubles there are too many ways to look at them all.
                let dice = &turn[..3];
                if !["11:", "22:", "33:", "44:", "55:", "66:"].contains(&dice) {
                    let mut thrown = draft.clone();
                    let is_given = thrown.offers().ways.iter().any(|way| way.text.starts_with(dice));
                    if !is_given {
                        thrown.apply(&dice[..1]).expect("a die");
                        thrown.apply(&dice[1..2]).expect("a die");
                    }
                    assert!(reaches(&thrown, &goal), "{draft}: {turn}");
                }
                draft = goal;
            } else {
                taps += tap(&mut draft, &turn);
            }
        }
        let text = draft.to_string();
        let read = Draft::read(&text);
        assert_eq!((read.draft.map(|draft| draft.to_string()), read.fault), (Some(text), None));
        assert!(taps <= 12 * turns || id == "shut-the-box", "{id}: {taps} taps for {turns} turns");
    });
}

#[test]
fn whatever_is_tapped_ends_in_a_record_that_holds() {
    let common = |text: &str| text.starts_with("resign") || ["draw", "timeout"].contains(&text);
    each_start(|mut draft, chance| {
        for number in 0..1500 {
            let offers = draft.offers();
            if offers.stage == Stage::Over {
                assert!(matches!(draft.verdict(), Verdict::Holds(_)), "{draft}");
                break;
            }
            examine(&draft, &offers);
            assert!(offers.ways.iter().any(|way| !common(&way.text)), "{draft} has no way on");
            if number % 16 == 0 {
                examine_picture(&draft, &offers);
                let text = draft.to_string();
                let read = Draft::read(&text);
                assert_eq!(read.fault, None, "{text}");
                let read = read.draft.expect("a draft");
                assert_eq!((read.partial(), read.to_string()), (draft.partial(), text));
                assert_eq!(read.offers(), offers, "{draft}");
                let mut back = draft.clone();
                let is_new = draft.partial().is_empty() && draft.turns().is_empty();
                assert!(back.undo(Undo::Step) || is_new, "{draft}");
            }
            let ways: Vec<_> = offers.ways.iter().filter(|way| !common(&way.text)).collect();
            let way = chance.pick(&ways).expect("a way");
            let before = (draft.partial().to_owned(), draft.turns().len());
            draft.apply(&way.text).unwrap_or_else(|text| panic!("{draft}: {way:?}: {text}"));
            if draft.turns().len() == before.1 {
                assert!(way.open && draft.partial() == format!("{}{}", before.0, way.text), "{draft}: {way:?}");
                let mut back = draft.clone();
                assert!(
                    back.undo(Undo::Step) && back.partial() == before.0,
                    "{draft}: {} not {}",
                    back.partial(),
                    before.0
                );
            }
        }
    });
}

#[test]
fn the_common_turns_are_offered_where_they_are_legal() {
    each_start(|draft, _| {
        for word in ["resign", "draw", "timeout"] {
            let is_legal = draft.clone().play(word).is_ok();
            let offered = draft.offers().ways.iter().any(|way| way.text == word || way.text == format!("{word}1"));
            assert_eq!(is_legal, offered, "{draft}: {word}");
        }
    });
}

#[test]
fn setups_are_entered_tap_by_tap() {
    for entry in games() {
        for variant in entry.facts.variants {
            for players in entry.facts.players.0..=entry.facts.players.1 {
                let start = Start { variant: variant.id, ..Start::new(players.into()) };
                let mut chance = Chance::seeded(5);
                let Some(setup) = (entry.deal)(&start, &mut chance) else { continue };
                let mut draft = Draft::new(entry.facts.id, &start, &[]).expect("a draft");
                draft.set_up(Some("")).expect("a setup to write");
                while draft.position().is_none() {
                    let offers = draft.offers();
                    assert_eq!(offers.stage, Stage::Setup);
                    examine(&draft, &offers);
                    let text = draft.to_string();
                    let read = Draft::read(&text);
                    assert_eq!((read.draft.map(|draft| draft.to_string()), read.fault), (Some(text), None));
                    let rest = &setup[draft.partial().len()..];
                    let fits = offers.ways.iter().filter(|way| !way.text.is_empty() && rest.starts_with(&way.text));
                    let way = fits.max_by_key(|way| way.text.len());
                    let way = way.unwrap_or_else(|| panic!("{draft}: {rest} not in {:?}", offers.ways));
                    draft.apply(&way.text).expect("an offer");
                }
                assert!(draft.to_string().contains(&format!("[Setup \"{setup}\"]")), "{draft}");
                assert!(draft.undo(Undo::Step) && draft.position().is_none());
            }
        }
    }
}

#[test]
fn every_board_has_a_touch() {
    let mut seen: Vec<&str> = Vec::new();
    each_start(|draft, _| {
        let scene = draft.scene().expect("a scene");
        let is_pool = matches!(scene.boards[0].kind, BoardKind::Pool { .. });
        let offers = draft.offers();
        let touched =
            |touch: &Touch| if is_pool { matches!(touch, Touch::Die { .. }) } else { *touch != Touch::Button };
        if offers.ways.iter().any(|way| touched(&way.touch)) {
            seen.push(draft.entry().facts.id);
        }
    });
    for id in [
        "margo",
        "tablut",
        "moulin",
        "assaut",
        "backgammon",
        "barricades",
        "liubo",
        "stilelibero",
        "libertas",
        "shut-the-box",
    ] {
        assert!(std::env::var("PODIUM_TEST_GAMES").is_ok() || seen.contains(&id), "{id}");
    }
}
