//! Every game can be drawn, in every variant, at the start, in the middle and at the end.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use std::collections::BTreeMap;
use std::sync::Arc;

use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::game::{Board, BoardKind, Paint, Piece, PlayedTurn, Position, Scene, Shape, Start};
use podium_engine::picture::{ChangeKind, Frame, Options, STYLE, animate, changes, draw, samples, strip};
use podium_engine::record::Reading;
use podium_engine::text::Words;

/// The tags of a document in order, with a check that they nest and that nothing stray is in the text.
fn tags(svg: &str) -> Vec<&str> {
    let (mut open, mut tags, mut rest) = (Vec::new(), Vec::new(), svg);
    while let Some(at) = rest.find('<') {
        let text = &rest[..at];
        assert!(!text.contains('>'), "a stray > in {text}");
        for (amp, _) in text.match_indices('&') {
            let entity = text[amp + 1..].split(';').next().expect("an entity");
            assert!(["amp", "lt", "gt", "quot", "#39"].contains(&entity), "&{entity} in {text}");
        }
        let end = at + rest[at..].find('>').expect("a tag should end");
        let tag = &rest[at + 1..end];
        assert!(!tag.contains('<') && tag.matches('"').count() % 2 == 0, "<{tag}>");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "in {svg}");
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().expect("a name"));
        }
        tags.push(tag);
        rest = &rest[end + 1..];
    }
    assert!(open.is_empty() && rest.trim().is_empty(), "{open:?} is left open");
    tags
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let from = tag.split_once(&format!(" {name}=\""))?.1;
    from.split('"').next()
}

fn shift(tag: &str) -> (i32, i32) {
    let inner = attribute(tag, "transform").and_then(|text| text.strip_prefix("translate(")?.strip_suffix(')'));
    let (x, y) = inner.and_then(|inner| inner.split_once(' ')).expect("a place");
    (x.parse().expect("a number"), y.parse().expect("a number"))
}

fn examine(scene: &Scene, options: &Options, what: &str) {
    let svg = draw(scene, options);
    assert_eq!(svg.contains("<style>"), options.standalone, "{what}");
    // Any number of them can stand on one page, whatever its policy for styles.
    assert!(!svg.contains(" id=\"") && !svg.contains(" style=\""), "{what}");
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{what}");
    let tags = tags(&svg);
    assert_eq!(tags.get(1), Some(&"title"), "{what}");
    assert!(tags.contains(&"desc") && !svg.contains("<title></title>"), "{what}");
    // People are not called by the tags of the record.
    let written = svg.split('<').filter_map(|part| part.split_once('>')).map(|(_, text)| text);
    for word in written.flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric())) {
        let is_tag = word.strip_prefix('P').is_some_and(|number| number.parse::<u8>().is_ok());
        assert!(!is_tag, "{what}: {word} is written");
    }
    let size: Vec<i32> = attribute(tags[0], "viewBox")
        .expect("a viewBox")
        .split(' ')
        .map(|number| number.parse().expect("a number"))
        .collect();
    let mut boards: Vec<BTreeMap<&str, (i32, i32)>> = Vec::new();
    let mut corner = (0, 0);
    for tag in &tags {
        if tag.contains("class=\"board\"") {
            corner = shift(tag);
            boards.push(BTreeMap::new());
        } else if let Some(spot) = attribute(tag, "data-spot") {
            let (x, y) = shift(tag);
            let place = (corner.0 + x, corner.1 + y);
            assert!(place.0 > 8 && place.0 < size[2] - 8 && place.1 > 8 && place.1 < size[3] - 8, "{what}: {spot}");
            let boards_seen = boards.len() - 1;
            let spots = boards.last_mut().expect("a spot stands on a board");
            // In a pyramid a ball may stand straight above another, two levels up.
            let level = |spot: &str| scene.boards.get(boards_seen).and_then(|board| level(board, spot));
            let clash = spots.iter().find(|(other, at)| **at == place && level(other) == level(spot));
            assert_eq!(clash, None, "{what}: {spot}");
            assert_eq!(spots.insert(spot, place), None, "{what}: {spot} is drawn twice");
        }
    }
    assert_eq!(boards.len(), scene.boards.len(), "{what}");
    for (board, spots) in scene.boards.iter().zip(&boards) {
        for piece in &board.pieces {
            assert!(spots.contains_key(piece.at.as_str()), "{what}: {} has no place", piece.at);
        }
    }
    let drawn = tags.iter().filter(|tag| tag.contains("class=\"piece ")).count();
    let held = scene.hands.iter().flat_map(|hand| &hand.pieces).filter(|piece| piece.count > 0).count();
    let standing: usize = scene.boards.iter().map(|board| board.pieces.len()).sum();
    assert!(drawn >= held + standing, "{what}: {drawn} pieces of {held} and {standing}");
}

/// The level of a point of a pyramid; every other spot is on none.
fn level(board: &Board, spot: &str) -> Option<u8> {
    let BoardKind::Pyramid(side) = board.kind else { return None };
    let mut column = spot.bytes().next().expect("a letter") - b'a';
    for level in 0..side {
        match column.checked_sub(side - level) {
            Some(rest) => column = rest,
            None => return Some(level),
        }
    }
    None
}

#[test]
fn every_game_can_be_drawn() {
    let plain = Options::default();
    let full = Options {
        coordinates: true,
        marks: vec!["a1".into(), "A:b2".into(), "1".into()],
        words: Words::of("fr").expect("French"),
        ..plain.clone()
    };
    let turned = Options { flip: true, coordinates: true, standalone: true, ..plain.clone() };
    let levels = Options { levels: true, flip: true, ..full.clone() };
    for entry in catalogue::all() {
        for variant in entry.facts.variants {
            for players in [entry.facts.players.0, entry.facts.players.1] {
                let mut chance = Chance::seeded(7);
                let bare = Start { variant: variant.id, ..Start::new(players.into()) };
                let setup = (entry.deal)(&bare, &mut chance);
                let Ok(mut position) = (entry.start)(&Start { setup: setup.as_deref(), ..bare }) else {
                    // Teams are four.
                    assert_eq!((entry.facts.id, variant.id), ("barricades", "teams"));
                    continue;
                };
                let look = |position: &dyn Position, turn: usize| {
                    let what = format!("{} {} {players} after {turn}", entry.facts.id, variant.id);
                    examine(&position.scene(), &plain, &what);
                    for options in [&full, &turned, &levels] {
                        examine(&position.scene(), options, &what);
                    }
                };
                look(&*position, 0);
                let mut turn = 0;
                while position.outcome().is_none() && turn < 3000 {
                    let next = position.random_turn(&mut chance).expect("a turn");
                    position.play(&next).expect("it is legal");
                    turn += 1;
                    if turn % 7 == 0 && turn < 100 {
                        look(&*position, turn);
                    }
                }
                look(&*position, turn);
            }
        }
    }
}

#[test]
fn what_is_unknown_is_kept_and_what_is_odd_is_escaped() {
    let piece = Piece { label: "<&\">".into(), ..Piece::new("z\"9<", Shape::Tile, Paint::Plain) };
    let mut scene = Scene::of(BoardKind::Morris, vec![piece]);
    scene.boards[0].name = "<b>&".into();
    let svg = draw(&scene, &Options::default());
    tags(&svg);
    assert!(svg.contains("elsewhere") && svg.contains("data-word=\"z&quot;9&lt;\""), "{svg}");
}

#[test]
fn sizes_at_the_limit_are_drawn() {
    let kinds = [
        BoardKind::Pyramid(0),
        BoardKind::Pyramid(255),
        BoardKind::Grid { columns: 255, rows: 255, top_down: false },
        BoardKind::Grid { columns: 0, rows: 0, top_down: true },
        BoardKind::Pool { lanes: 255, length: 255 },
        BoardKind::Boxes(0),
        BoardKind::Boxes(255),
    ];
    for kind in kinds {
        tags(&draw(&Scene::of(kind, Vec::new()), &Options::default()));
    }
}

#[test]
fn marks_and_coordinates_come_when_asked() {
    let scene = Scene::of(BoardKind::Pyramid(4), vec![Piece::new("b2", Shape::Ball, Paint::Red)]);
    let bare = draw(&scene, &Options::default());
    assert!(!bare.contains("class=\"mark\"") && !bare.contains("class=\"edge\""));
    let full = draw(
        &scene,
        &Options {
            coordinates: true,
            marks: vec!["b2".into()],
            words: Words::of("fr").expect("French"),
            ..Options::default()
        },
    );
    assert_eq!(full.matches("class=\"mark\"").count(), 1);
    // Also where nothing could stand now.
    let air = draw(&scene, &Options { marks: vec!["e2".into()], ..Options::default() });
    assert!(air.contains("data-spot=\"e2\"") && !bare.contains("data-spot=\"e2\""));
    assert!(
        full.contains("class=\"edge\"") && full.contains("lang=\"fr\"") && full.contains("1 bille rouge\u{a0}: b2")
    );
}

/// The position after the turns, the scenes on the way, and the last turn.
fn played(game: &str, turns: &str) -> (Box<dyn Position>, Vec<Scene>, Arc<dyn PlayedTurn>) {
    let entry = catalogue::find(game).expect("a game");
    let mut position = (entry.start)(&Start::new(2)).expect("a start");
    let (mut scenes, mut last) = (vec![position.scene()], None);
    for turn in turns.split(' ') {
        last = Some(position.play_turn(turn).unwrap_or_else(|refusal| panic!("{turn}: {}", refusal.text)));
        scenes.push(position.scene());
    }
    (position, scenes, last.expect("a turn"))
}

#[test]
fn each_kind_of_change_has_its_own_sign() {
    // White lifts b1, on which e1 rests alone.
    let (_, scenes, turn) = played("spline-plus", "b1 a1 a2 b2 c1 c2 d4 e1 b1-d1");
    let last = changes(&scenes[8], &*turn, &scenes[9]);
    let seen: Vec<_> = last.iter().map(|change| (change.kind, change.spot.as_str(), change.from.as_deref())).collect();
    assert_eq!(seen, [(ChangeKind::Moved, "d1", Some("b1")), (ChangeKind::Dropped, "b1", Some("e1"))]);
    let svg = draw(&scenes[9], &Options { last, ..Options::default() });
    for class in ["mark moved", "mark dropped", "mark from"] {
        assert_eq!(svg.matches(&format!("class=\"{class}\"")).count(), 1, "{class}");
    }
    let (_, scenes, turn) = played("moulin", "a1 b2 d1 d2 g1xb2");
    let last = changes(&scenes[4], &*turn, &scenes[5]);
    let svg = draw(&scenes[5], &Options { last, ..Options::default() });
    assert_eq!((svg.matches("mark placed").count(), svg.matches("mark left").count()), (1, 1));
    // Who is hit goes to the bar and does not become the one who hits.
    let (_, scenes, turn) = played("backgammon", "o31 31:8/5,6/5 43:24/21,13/9 41:8/4*,24/23");
    let last = changes(&scenes[3], &*turn, &scenes[4]);
    let seen: Vec<_> = last.iter().map(|change| (change.kind, change.spot.as_str(), change.from.as_deref())).collect();
    let moved = [("23", "24"), ("4", "8")].map(|(to, from)| (ChangeKind::Moved, to, Some(from)));
    assert_eq!(seen, [moved[0], moved[1], (ChangeKind::Left, "4", None)]);
    let (_, scenes, turn) = played("reversi", "d4 e4 e5 d5 e3");
    let last = changes(&scenes[4], &*turn, &scenes[5]);
    let svg = draw(&scenes[5], &Options { last, ..Options::default() });
    assert_eq!((svg.matches("mark placed").count(), svg.matches("mark turned").count()), (1, 1));
}

#[test]
fn the_cube_lies_where_it_belongs() {
    let (_, scenes, _) = played("backgammon", "o55 o31 31:8/5,6/5 double take 21:13/11,6/5");
    let cube = |scene: &Scene| {
        let cubes: Vec<&Piece> = scene.boards[0].pieces.iter().filter(|piece| piece.shape == Shape::Cube).collect();
        assert_eq!(cubes.len(), 1);
        (cubes[0].at.clone(), cubes[0].label.clone())
    };
    // In the middle until a double is taken, on the table while it is offered; a tied opening throw turned it.
    let places: Vec<(String, String)> = scenes.iter().map(cube).collect();
    let expected = [("cube", "1"), ("cube", "2"), ("cube", "2"), ("cube", "2"), ("offer", "4"), ("cube1", "4")];
    let expected = expected.into_iter().chain([("cube1", "4")]).map(|(at, face)| (at.to_owned(), face.to_owned()));
    assert_eq!(places, expected.collect::<Vec<_>>());
    let (.., double) = played("backgammon", "o55 o31 31:8/5,6/5 double");
    let last = changes(&scenes[3], &*double, &scenes[4]);
    let seen: Vec<_> = last.iter().map(|change| (change.kind, change.spot.as_str(), change.from.as_deref())).collect();
    assert_eq!(seen, [(ChangeKind::Moved, "offer", Some("cube"))]);
    let offered = draw(&scenes[4], &Options { words: Words::of("fr").expect("French"), ..Options::default() });
    assert!(offered.contains("Videau\u{a0}: 4, proposé.") && offered.contains("class=\"on face\""), "{offered}");
    // White has fifteen, the cube is no piece of theirs.
    assert!(offered.contains("15 pions blancs\u{a0}: "), "{offered}");
    // Without a cube there is no place for one, and the stake is written.
    let entry = catalogue::find("backgammon").expect("a game");
    let options = Start::read_options("cube=off").expect("options");
    let scene = (entry.start)(&Start { options, ..Start::new(2) }).expect("a start").scene();
    let without = draw(&scene, &Options::default());
    assert!(!without.contains("cube") && without.contains("Stake: 1"), "{without}");
}

#[test]
fn what_decided_a_game_is_known() {
    let (position, scenes, _) = played("spline", "a1 a2 b1 b2 c1 c2 d1");
    assert_eq!(position.deciding(), ["a1", "b1", "c1", "d1"]);
    let svg = draw(&scenes[7], &Options { deciding: position.deciding(), ..Options::default() });
    assert_eq!(svg.matches("mark deciding").count(), 4);
    assert!(played("spline", "a1 a2 b1").0.deciding().is_empty());
    assert_eq!(played("spyramid", "a1 d1 b1 d2 a2 d3 b2 d4 e1").0.deciding(), ["a1", "a2", "b1", "b2", "e1"]);
    assert_eq!(played("span", "a1 a2 b1 b2 c1 c2 d1").0.deciding(), ["a1", "b1", "c1", "d1"]);
    // Every game whose end tells of a line or a chain between sides shows one, wherever it ends so.
    for (game, end) in [
        ("spline", "line"),
        ("spline-plus", "line"),
        ("splice", "line"),
        ("splade", "line"),
        ("spair", "line"),
        ("spree", "line"),
        ("springe", "line"),
        ("spaniel", "line"),
        ("spava", "line"),
        ("spava", "short"),
        ("sploof", "line"),
        ("sparks", "apex"),
        ("sphered", "apex"),
        ("spoker", "poker"),
        ("spillway", "connections"),
        ("span", "connection"),
        ("sponnect", "connection"),
        ("sp-dancers", "connection"),
        ("sphex", "chain"),
        ("splush", "connected"),
        ("spight", "connected"),
        ("spyramid", "pyramid"),
        ("moulin", "reduced"),
    ] {
        let entry = catalogue::find(game).expect("a game");
        let mut found = 0;
        for seed in 0..4000 {
            // Some ends are rare.
            if seed >= 40 && found > 0 {
                break;
            }
            let mut chance = Chance::seeded(seed);
            let mut position = (entry.start)(&Start::new(entry.facts.players.0.into())).expect("a start");
            while let Some(turn) = position.random_turn(&mut chance) {
                position.play(&turn).expect("it is legal");
            }
            if position.outcome().is_some_and(|outcome| outcome.end == end) {
                found += 1;
                let spots = position.deciding();
                let scene = position.scene();
                let stands = |spot: &String| {
                    let spot = spot.split(':').next_back().expect("a spot");
                    scene.boards.iter().any(|board| board.pieces.iter().any(|piece| piece.at == spot))
                };
                assert!(!spots.is_empty() && spots.iter().all(stands), "{game} {seed}: {spots:?}");
            }
        }
        assert!(found > 0, "{game} never ended by {end}");
    }
}

#[test]
fn an_emblem_is_small_and_a_title_is_the_games() {
    for entry in catalogue::all() {
        let sample = samples(entry, "standard", 3).pop().expect("a position");
        let full = draw(&sample.scene, &Options { title: "A & B".into(), ..Options::default() });
        assert!(full.contains("<title>A &amp; B</title>"));
        let emblem = draw(&sample.scene, &Options { emblem: true, ..Options::default() });
        tags(&emblem);
        assert!(emblem.len() < full.len() && !emblem.contains("data-spot"), "{}", entry.facts.id);
    }
}

#[test]
fn the_style_knows_every_class() {
    let mut unknown = std::collections::BTreeSet::new();
    for entry in catalogue::all() {
        for sample in samples(entry, "standard", 3) {
            let svg = sample.draw(&Options { coordinates: true, ..Options::default() });
            for tag in tags(&svg) {
                for class in attribute(tag, "class").unwrap_or_default().split(' ').filter(|class| !class.is_empty()) {
                    if !STYLE.contains(&format!(".{class}")) {
                        unknown.insert(class.to_owned());
                    }
                }
            }
        }
    }
    // Hooks for a page, not for the eye.
    let hooks = ["at", "board", "die", "fact", "foot", "held", "piece", "placed", "spot"];
    assert_eq!(
        unknown.iter().filter(|class| !hooks.contains(&class.as_str())).collect::<Vec<_>>(),
        Vec::<&String>::new()
    );
}

#[test]
fn a_game_moves_and_stands_side_by_side() {
    let reading = Reading::of(b"[Game \"spline\"]\n\na1 a2 b1 b2 c1 c2 d1").expect("a record");
    let frames = Frame::all(&reading).expect("it holds");
    let film = animate(&frames, &Options::default());
    tags(&film);
    assert_eq!((film.matches("class=\"frame\"").count(), film.matches("class=\"frame last\"").count()), (7, 1));
    assert!(film.contains("prefers-reduced-motion"));
    // Every turn is pointed out in its frame, and at the end what decided.
    assert_eq!((film.matches("mark placed").count(), film.matches("mark deciding").count()), (6, 4));
    let row = strip(&frames, 3, &Options::default());
    tags(&row);
    assert_eq!(row.matches("class=\"board\"").count(), 3);
    assert_eq!((row.matches("mark placed").count(), row.matches("mark deciding").count()), (1, 4));
    assert!(row.contains(">0</text>") && row.contains(">7</text>") && !row.contains("<style>"));
    let long: Vec<Frame> = frames.iter().cycle().take(500).cloned().collect();
    assert_eq!(animate(&long, &Options::default()).matches("class=\"frame").count(), 60);
    tags(&animate(&[], &Options::default()));
    tags(&strip(&[], 4, &Options::default()));
    let broken = Reading::of(b"[Game \"spline\"]\n\na1 a1").expect("a record");
    assert_eq!(Frame::all(&broken).expect_err("a fault").turn, 2);
}
