//! The spots that decided a finished game, where the board shows it: the line, the chain, the pyramid, the mill.

use crate::board::pyramid::{APEX, EAST, FULL_LINES, NORTH, Pyramid, SOUTH, Set, TOUCHING_THREES, WEST, edges};
use crate::board::pyramid::{Colour, Point};
use crate::game::{Board, BoardKind, Paint, Position, Scene, Seat};
use crate::games::{spillway, sploof};

/// The spots that decided the game, as [`Options::deciding`](super::Options::deciding) takes them; none while it goes
/// on, or where no few spots did.
pub fn deciding(position: &dyn Position) -> Vec<String> {
    let Some(outcome) = position.outcome() else { return Vec::new() };
    let winner = outcome.ranks.iter().position(|rank| *rank == 1).map(Seat::new);
    let (Some(winner), scene) = (winner, position.scene()) else { return Vec::new() };
    let game = position.facts().id;
    if game == "moulin" && outcome.end == "reduced" {
        return mill(&scene, position.seat());
    }
    let mut spots = Vec::new();
    for board in scene.boards.iter().filter(|board| board.kind == BoardKind::Pyramid(4)) {
        let balls = balls(board);
        let points = match outcome.end {
            "line" => line(game, &balls, winner),
            "connection" | "chain" => chain(game, &balls, winner),
            "connections" => bridges(&balls, winner),
            "short" => short_lines(balls.of(Colour::of(winner.other()))),
            "apex" => balls.of(Colour::of(winner)) & APEX,
            "poker" => {
                Colour::ALL.into_iter().map(|colour| seats(balls.of(colour))).fold(Set::EMPTY, |all, set| all | set)
            }
            "connected" => balls.of(Colour::of(winner)) & balls.visible(),
            "pyramid" => corners(balls.of(Colour::of(winner))),
            _ => Set::EMPTY,
        };
        let name = &board.name;
        spots.extend(
            points.iter().map(|point| if name.is_empty() { point.to_string() } else { format!("{name}:{point}") }),
        );
    }
    spots
}

fn balls(board: &Board) -> Pyramid {
    let mut balls = Pyramid::new();
    for piece in &board.pieces {
        let colour = match piece.paint {
            Paint::White => Colour::White,
            Paint::Black => Colour::Black,
            Paint::Red => Colour::Red,
            _ => continue,
        };
        if let Ok(point) = piece.at.parse::<Point>() {
            balls.place(colour, point);
        }
    }
    balls
}

fn all_lines(fits: impl Fn(Set) -> bool) -> Set {
    FULL_LINES.iter().filter(|line| fits(**line)).fold(Set::EMPTY, |all, line| all | *line)
}

/// The full lines that count in that game.
fn line(game: &str, balls: &Pyramid, winner: Seat) -> Set {
    let [white, black, red] = Colour::ALL.map(|colour| balls.of(colour));
    let own = balls.of(Colour::of(winner));
    match game {
        "spline" | "spava" | "springe" => all_lines(|line| own.covers(line)),
        // The longer ones stand first in the table.
        "spline-plus" => FULL_LINES.iter().find(|line| own.covers(**line)).copied().unwrap_or(Set::EMPTY),
        "spair" => all_lines(|line| [white, black, red].iter().any(|balls| balls.covers(line))),
        "splice" => all_lines(|line| (own | red).covers(line) && line.meets(own) && line.meets(red)),
        "splade" => all_lines(|line| {
            let other = |other: Set| (own | other).covers(line) && line.meets(own) && line.meets(other);
            [white, black, red].into_iter().filter(|balls| *balls != own).any(other)
        }),
        "spree" => {
            all_lines(|line| [white, black].iter().any(|balls| (*balls | red).covers(line) && line.meets(*balls)))
        }
        "spaniel" => {
            let one_colour = |line: &&Set| [white, black, red].iter().any(|balls| balls.covers(**line));
            TOUCHING_THREES.iter().filter(one_colour).fold(Set::EMPTY, |all, line| all | *line)
        }
        "sploof" => sploof::lines(balls, Colour::of(winner)),
        _ => Set::EMPTY,
    }
}

/// Three in a row at the bottom or two on level 1, diagonals included.
fn short_lines(balls: Set) -> Set {
    let ways = [(0, 1), (1, 0), (1, 1), (1, -1)];
    let of = |point: Point, (x, y): (isize, isize)| -> Option<Set> {
        let length = 3_isize.checked_sub_unsigned(point.level()).filter(|length| *length > 1)?;
        let line: Set = (0..length).map(|step| point.offset(0, step * x, step * y)).collect::<Option<_>>()?;
        balls.covers(line).then_some(line)
    };
    balls.iter().flat_map(|point| ways.map(|way| of(point, way))).flatten().fold(Set::EMPTY, |all, line| all | line)
}

/// The balls that lie on four of their colour, and those four.
fn seats(own: Set) -> Set {
    let of = |point: Point| Some(Set::from(point) | Set::from(point).supports()).filter(|five| five.len() == 5);
    own.iter().filter_map(of).filter(|five| own.covers(*five)).fold(Set::EMPTY, |all, five| all | five)
}

/// The groups of the winner that join two of its bases.
fn bridges(balls: &Pyramid, winner: Seat) -> Set {
    let joins = |group: &Set| spillway::bases(winner).iter().any(|(from, to)| group.meets(*from) && group.meets(*to));
    balls.visible_groups(Colour::red_first(winner)).filter(joins).fold(Set::EMPTY, |all, group| all | group)
}

/// The groups of the winner that join two sides.
fn chain(game: &str, balls: &Pyramid, winner: Seat) -> Set {
    let colour = Colour::of(winner);
    let own = balls.of(colour);
    if game == "sphex" {
        let pairs = [(WEST, EAST), (SOUTH, NORTH)];
        let joins = |group: &Set| pairs.iter().any(|(from, to)| group.meets(*from) && group.meets(*to));
        return own.groups().filter(joins).fold(Set::EMPTY, |all, group| all | group);
    }
    let (from, to) = match game {
        "sp-dancers" if winner == Seat::P1 => (NORTH, SOUTH),
        "sp-dancers" => (EAST, WEST),
        _ => edges(colour),
    };
    let joins = |group: &Set| group.meets(from) && group.meets(to);
    balls.visible_groups(colour).filter(joins).fold(Set::EMPTY, |all, group| all | group)
}

/// Five corners: a point, and a square one to three levels below it or straight on top of it, or turned by 45 degrees.
fn corners(own: Set) -> Set {
    let square = |top: Point, levels: isize, steps: [isize; 2]| -> Option<Set> {
        let base = steps.into_iter().flat_map(|x| steps.map(|y| top.offset(levels, x, y)));
        Some(base.collect::<Option<Set>>()? | top)
    };
    let turned = |top: Point| -> Option<Set> {
        let ring = [(0, 1), (1, 0), (2, 1), (1, 2)].map(|(x, y)| top.offset(-2, x, y));
        Some(ring.into_iter().collect::<Option<Set>>()? | top)
    };
    let of = |top: Point| {
        let upright = [1, 2, 3].map(|k| square(top, -k, [0, k]));
        upright.into_iter().chain([square(top, 1, [-1, 0]), turned(top)]).flatten().find(|corners| own.covers(*corners))
    };
    own.iter().find_map(of).unwrap_or(Set::EMPTY)
}

/// The mills of a seat: three in a row along a line of the board.
fn mill(scene: &Scene, seat: Seat) -> Vec<String> {
    const MILLS: [&str; 16] = [
        "a1 d1 g1", "b2 d2 f2", "c3 d3 e3", "a4 b4 c4", "e4 f4 g4", "c5 d5 e5", "b6 d6 f6", "a7 d7 g7", "a1 a4 a7",
        "b2 b4 b6", "c3 c4 c5", "d1 d2 d3", "d5 d6 d7", "e3 e4 e5", "f2 f4 f6", "g1 g4 g7",
    ];
    let paint = if seat == Seat::P1 { Paint::White } else { Paint::Black };
    let holds = |spot: &str| {
        scene.boards.iter().flat_map(|board| &board.pieces).any(|piece| piece.at == spot && piece.paint == paint)
    };
    let made = MILLS.iter().filter(|mill| mill.split(' ').all(holds));
    let mut spots: Vec<String> = made.flat_map(|mill| mill.split(' ')).map(str::to_owned).collect();
    spots.sort_unstable();
    spots.dedup();
    spots
}
