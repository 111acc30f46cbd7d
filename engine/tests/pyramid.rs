//! The pyramid on bits against a naive one that follows the text of the rules, on random positions
//! of both sizes.

#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing, reason = "a test may fail")]

use std::collections::{BTreeMap, BTreeSet};

use podium_engine::board::pyramid::{
    AnyPoint, AnySet, Balls, Colour, Direction, FULL_LINES, Four, INTERIOR, Pyramid, Set, Six, Size,
    TOP_VIEW_DIAGONALS, TOUCHING_FOURS, TOUCHING_THREES, full_lines_through,
};
use podium_engine::chance::Chance;

/// Level, column, row.
type Place = (i32, i32, i32);

#[derive(Clone, PartialEq, Debug)]
struct Naive {
    n: i32,
    balls: BTreeMap<Place, Colour>,
}

impl Naive {
    fn of<S: Size>(balls: &Balls<S>) -> Self {
        let ball = |point: AnyPoint<S>| Some((place(point), balls.at(point)?));
        Self { n: S::N as i32, balls: AnySet::<S>::all().iter().filter_map(ball).collect() }
    }

    fn points(&self) -> Vec<Place> {
        let n = self.n;
        (0..n).flat_map(|l| (0..n - l).flat_map(move |x| (0..n - l).map(move |y| (l, x, y)))).collect()
    }

    fn exists(&self, (l, x, y): Place) -> bool {
        (0..self.n).contains(&l) && (0..self.n - l).contains(&x) && (0..self.n - l).contains(&y)
    }

    fn has(&self, at: Place) -> bool {
        self.balls.contains_key(&at)
    }

    fn supports(&self, (l, x, y): Place) -> Vec<Place> {
        if l == 0 {
            Vec::new()
        } else {
            vec![(l - 1, x, y), (l - 1, x + 1, y), (l - 1, x, y + 1), (l - 1, x + 1, y + 1)]
        }
    }

    fn riders(&self, at: Place) -> Vec<Place> {
        self.points().into_iter().filter(|p| self.has(*p) && self.supports(*p).contains(&at)).collect()
    }

    fn playable(&self, at: Place) -> bool {
        !self.has(at) && self.supports(at).iter().all(|support| self.has(*support))
    }

    fn hidden(&self, (l, x, y): Place) -> bool {
        self.has((l, x, y)) && self.has((l + 2, x - 1, y - 1))
    }

    fn touch(&self, a: Place, b: Place) -> bool {
        let beside = a.0 == b.0 && (a.1 - b.1).abs() + (a.2 - b.2).abs() == 1;
        beside || self.supports(a).contains(&b) || self.supports(b).contains(&a)
    }

    /// A contact between two balls of one level is covered when two points can rest on both and do.
    fn visibly_touch(&self, a: Place, b: Place) -> bool {
        if !self.touch(a, b) || self.hidden(a) || self.hidden(b) {
            return false;
        }
        let rests_on_both = |p: &Place| self.supports(*p).contains(&a) && self.supports(*p).contains(&b);
        let over: Vec<Place> = self.points().into_iter().filter(rests_on_both).collect();
        a.0 != b.0 || over.len() < 2 || !over.iter().all(|p| self.has(*p))
    }

    fn group(&self, from: Place, linked: impl Fn(Place, Place) -> bool) -> BTreeSet<Place> {
        let mut group = BTreeSet::from([from]);
        loop {
            let more: Vec<Place> = self
                .balls
                .keys()
                .copied()
                .filter(|p| {
                    !group.contains(p) && self.balls[p] == self.balls[&from] && group.iter().any(|q| linked(*p, *q))
                })
                .collect();
            if more.is_empty() {
                return group;
            }
            group.extend(more);
        }
    }

    fn remove(&mut self, at: Place) -> BTreeSet<Place> {
        self.balls.remove(&at);
        let (mut hole, mut fallen) = (at, BTreeSet::new());
        while let [rider] = self.riders(hole)[..] {
            let colour = self.balls.remove(&rider).expect("a rider is a ball");
            self.balls.insert(hole, colour);
            fallen.insert(hole);
            hole = rider;
        }
        fallen
    }
}

fn place<S: Size>(point: AnyPoint<S>) -> Place {
    let (level, x, y) = point.place();
    (level as i32, x as i32, y as i32)
}

fn places<S: Size>(set: AnySet<S>) -> BTreeSet<Place> {
    set.iter().map(place).collect()
}

/// A pyramid grown by random placements and a few removals.
fn random_balls<S: Size>(chance: &mut Chance) -> Balls<S> {
    let mut balls = Balls::<S>::new();
    for _ in 0..chance.below(2 * AnySet::<S>::all().len()) {
        if chance.one_in(4) {
            balls.mobile().pick(chance).map(|point| balls.remove(point));
        } else if let Some(point) = balls.playable().pick(chance) {
            balls.place(*chance.pick(&Colour::ALL).expect("there are colours"), point);
        }
    }
    balls
}

fn compare<S: Size>(balls: &Balls<S>) {
    let naive = Naive::of(balls);
    let filter =
        |test: &dyn Fn(Place) -> bool| naive.points().into_iter().filter(|p| test(*p)).collect::<BTreeSet<_>>();
    assert_eq!(places(balls.playable()), filter(&|p| naive.playable(p)));
    assert_eq!(places(balls.free()), filter(&|p| naive.has(p) && naive.riders(p).is_empty()));
    assert_eq!(places(balls.pinned()), filter(&|p| naive.has(p) && naive.riders(p).len() >= 2));
    assert_eq!(places(balls.mobile()), filter(&|p| naive.has(p) && naive.riders(p).len() < 2));
    assert_eq!(places(balls.carrying_one()), filter(&|p| naive.has(p) && naive.riders(p).len() == 1));
    assert_eq!(places(balls.hidden()), filter(&|p| naive.hidden(p)));
    let sight = balls.sight();
    for point in AnySet::<S>::all() {
        let at = place(point);
        assert_eq!(places(point.contacts()), filter(&|p| naive.touch(p, at)));
        assert_eq!(places(point.supports()), naive.supports(at).into_iter().collect());
        assert_eq!(places(point.riders() & balls.occupied()), naive.riders(at).into_iter().collect());
        if !naive.has(at) {
            continue;
        }
        assert_eq!(places(sight.contacts(point.into())), filter(&|p| naive.has(p) && naive.visibly_touch(p, at)));
        assert_eq!(places(balls.group(point)), naive.group(at, |p, q| naive.touch(p, q)));
        let visible =
            if naive.hidden(at) { BTreeSet::new() } else { naive.group(at, |p, q| naive.visibly_touch(p, q)) };
        assert_eq!(places(balls.visible_group(point)), visible);
        if balls.mobile().contains(point) {
            let (mut after, mut naive_after) = (*balls, naive.clone());
            let pile = balls.pile(point);
            let removal = after.remove(point).expect("there is a ball");
            assert_eq!(places(removal.fallen), naive_after.remove(at));
            assert_eq!(pile.len(), removal.fallen.len());
            assert_eq!(Naive::of(&after), naive_after);
            assert!(!after.occupied().contains(removal.vacated));
        }
    }
    for colour in Colour::ALL {
        let sizes: usize = balls.groups(colour).map(AnySet::len).sum();
        assert_eq!(sizes, balls.of(colour).len());
        let visible: usize = balls.visible_groups(colour).map(AnySet::len).sum();
        assert_eq!(visible, (balls.of(colour) & sight.visible).len());
    }
}

#[test]
fn four_by_four_agrees_with_the_naive_pyramid() {
    let mut chance = Chance::seeded(4);
    for _ in 0..400 {
        compare(&random_balls::<Four>(&mut chance));
    }
}

#[test]
fn six_by_six_agrees_with_the_naive_pyramid() {
    let mut chance = Chance::seeded(6);
    for _ in 0..25 {
        compare(&random_balls::<Six>(&mut chance));
    }
}

#[test]
fn the_published_figures_hold() {
    let full = Pyramid::filled(&[Colour::White; 30]);
    assert_eq!((Set::ALL.len(), AnySet::<Six>::all().len()), (30, 91));
    assert_eq!(full.hidden(), INTERIOR);
    assert_eq!(INTERIOR.len(), 5);
    let sight = full.sight();
    assert_eq!(Set::ALL.iter().map(|point| sight.contacts(point.into()).len()).sum::<usize>() / 2, 60);
    assert_eq!(Set::ALL.iter().map(|point| point.contacts().len()).sum::<usize>() / 2, 96);
}

#[test]
fn points_read_and_write_their_names() {
    let names: Vec<String> = Set::ALL.iter().map(|point| point.to_string()).collect();
    assert_eq!(
        names.join(" "),
        "a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4 e1 e2 e3 f1 f2 f3 g1 g2 g3 h1 h2 i1 i2 j1"
    );
    for point in AnySet::<Six>::all() {
        assert_eq!(point.to_string().parse(), Ok(point));
    }
    assert_eq!("u1".parse::<AnyPoint<Six>>().map(|point| point.level()), Ok(5));
    for wrong in ["e4", "j2", "k1", "a0", "a5", "A1", "a", "", "a11", "é1"] {
        assert!(wrong.parse::<AnyPoint<Four>>().is_err(), "{wrong}");
    }
}

/// Every set of `length` points that `next` leads through, each once.
fn straight(length: usize, steps: &[Place], next: impl Fn(&Naive, Place) -> bool) -> BTreeSet<BTreeSet<Place>> {
    let naive = Naive { n: 4, balls: BTreeMap::new() };
    let mut lines = BTreeSet::new();
    for (l, x, y) in naive.points() {
        for (dl, dx, dy) in steps {
            let line: BTreeSet<Place> = (0..length as i32).map(|k| (l + k * dl, x + k * dx, y + k * dy)).collect();
            if line.iter().all(|p| naive.exists(*p) && next(&naive, *p)) {
                lines.insert(line);
            }
        }
    }
    lines
}

#[test]
fn touching_lines_are_rows_columns_and_slants() {
    let steps = [(0, 0, 1), (0, 1, 0), (1, 0, 0), (1, -1, 0), (1, 0, -1), (1, -1, -1)];
    let table = |lines: &[Set]| lines.iter().map(|line| places(*line)).collect::<BTreeSet<_>>();
    assert_eq!(table(&TOUCHING_THREES), straight(3, &steps, |_, _| true));
    assert_eq!(table(&TOUCHING_FOURS), straight(4, &steps, |_, _| true));
}

#[test]
fn full_lines_run_from_edge_to_edge() {
    let steps = [(0, 0, 1), (0, 1, 0), (0, 1, 1), (0, 1, -1)];
    let expected: BTreeSet<_> =
        (0..3).flat_map(|level| straight(4 - level as usize, &steps, move |_, p| p.0 == level)).collect();
    assert_eq!(FULL_LINES.iter().map(|line| places(*line)).collect::<BTreeSet<_>>(), expected);
    for line in FULL_LINES {
        for point in line {
            assert!(full_lines_through(line, point) && !full_lines_through(line - point, point));
        }
    }
}

#[test]
fn top_view_diagonals_climb_and_fall() {
    // d1 g1 c2 f2 and a1 e1 h1 j1 are among them.
    for line in ["d1 g1 c2 f2", "a1 e1 h1 j1"] {
        let points: Vec<Set> =
            line.split(' ').map(|name| Set::from(name.parse::<AnyPoint<Four>>().expect("a point"))).collect();
        let found = TOP_VIEW_DIAGONALS.iter().filter(|places| {
            let mut backwards = **places;
            backwards.reverse();
            [**places, backwards]
                .iter()
                .any(|places| places.iter().zip(&points).all(|(place, point)| place.meets(*point)))
        });
        assert_eq!(found.count(), 1, "{line}");
    }
}

#[test]
fn pushes_go_one_step_and_drop_at_most_one_level() {
    let point = |name: &str| name.parse::<AnyPoint<Four>>().expect("a point");
    let base = Balls::with(Set::HOLES, Set::EMPTY, Set::EMPTY);
    // e1 goes to f1, its supports all there.
    let mut balls = base;
    balls.place(Colour::Red, point("e1"));
    let push = balls.push(point("e1"), Direction::East).expect("the push should work");
    balls.enter(Colour::Black, &push);
    assert_eq!((balls.at(point("e1")), balls.at(point("f1"))), (Some(Colour::Black), Some(Colour::Red)));
    // A second push moves both; a third would drive a ball out.
    let push = balls.push(point("e1"), Direction::East).expect("the push should work");
    balls.enter(Colour::White, &push);
    assert_eq!(balls.at(point("g1")), Some(Colour::Red));
    assert!(balls.push(point("e1"), Direction::East).is_err());
    // One support missing: the ball falls into it; two missing: it may not go there.
    let mut balls = base;
    balls.place(Colour::Red, point("e1"));
    balls.take(point("c1"));
    let push = balls.push(point("e1"), Direction::East).expect("the push should work");
    assert_eq!(push.landing, point("c1"));
    balls.take(point("c2"));
    assert!(balls.push(point("e1"), Direction::East).is_err());
    // A ball that supports another is not pushed.
    let mut balls = Balls::filled(&[Colour::White; 26]);
    balls.take(point("g1"));
    assert!(balls.push(point("e1"), Direction::East).is_err());
}
