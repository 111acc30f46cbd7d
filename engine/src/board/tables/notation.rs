use smallvec::SmallVec;

use super::{BAR, OFF};
use crate::board::dice::Dice;
use crate::game::{Deed, Deeds, Notation, Pen, Scan, display_notation, throws};
use crate::text;
use crate::text::{Phrase, Text};

/// A turn of a table game: the throw that decides who begins, or a play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Turn {
    /// `o31`: P1 threw 3, P2 threw 1.
    Opening(Dice),
    /// `31:8/5,6/5`
    Play(Play),
}

impl Turn {
    /// Reads a whole turn, with or without the signs for hitting.
    pub fn read(text: &str, hits: bool) -> Option<Self> {
        let mut scan = Scan::new(text);
        if scan.eat("o") {
            let dice = Dice::scan(&mut scan)?;
            return scan.done(Self::Opening(dice));
        }
        let play = Play::scan(&mut scan, hits)?;
        scan.done(Self::Play(play))
    }
}

impl Notation for Turn {
    fn write(&self, pen: &mut Pen<'_>) {
        match self {
            Self::Opening(dice) => pen.sign("o").add(dice),
            Self::Play(play) => pen.add(play),
        };
    }
}
display_notation!(Turn);

/// Several checkers may stand on one point, so the scenes tell better than the turn which of them moved.
impl Deeds for Turn {
    fn deeds(&self) -> Vec<Deed> {
        Vec::new()
    }

    fn dice(&self) -> Vec<u8> {
        let (Self::Opening(dice) | Self::Play(Play { dice, .. })) = self;
        vec![dice.first(), dice.second()]
    }

    fn throws(&self) -> Vec<Vec<u8>> {
        match self {
            // A die of each seat.
            Self::Opening(_) => vec![self.dice()],
            Self::Play(Play { dice, .. }) => vec![vec![dice.low(), dice.high()]],
        }
    }
}

impl Turn {
    /// “throws 3 and 1 and plays 8 to 5 and 6 to 5”.
    pub fn tell(&self) -> Text {
        let play = match self {
            Self::Opening(dice) => {
                let (first, second) = (dice.first(), dice.second());
                return text!("board-throws-other-seat-see-who", first, second);
            }
            Self::Play(play) => play,
        };
        let words = throws(&self.dice());
        if play.hops.is_empty() {
            return text!("board-cannot-move", words);
        }
        let ways = Text::list(play.ways().map(|(way, times)| tell_way(way, times)));
        text!("board-plays", words, ways)
    }
}

/// `8/5(2)` as “8 to 5 twice”, `bar/20*` as “bar to 20 with a hit”.
fn tell_way(way: &[Hop], times: usize) -> Text {
    let (Some(first), Some(last)) = (way.first(), way.last()) else { return Text::same("") };
    let way_text = match (first.from, last.to) {
        (BAR, to) => text!("board-bar", to),
        (from, OFF) => text!("board-off", from),
        (from, to) => text!("board-to", from, to),
    };
    let often = match times {
        1 => way_text,
        2 => text!("board-twice", way = way_text),
        times => text!("board-times", way = way_text, times),
    };
    if way.iter().any(|hop| hop.hit) { text!("board-with-hit", way = often) } else { often }
}

/// From one written landing of a checker to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hop {
    /// Where it starts, possibly `BAR`.
    pub from: u8,
    /// Where it lands, possibly `OFF`.
    pub to: u8,
    /// `*` is written.
    pub hit: bool,
    /// It goes on with the checker of the hop before.
    pub runs_on: bool,
}

/// A throw and what is played with it, repetitions written out; without hops it is `31:-`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    /// The throw.
    pub dice: Dice,
    /// The landings as written.
    pub hops: SmallVec<[Hop; 4]>,
}

impl Play {
    fn scan(scan: &mut Scan<'_>, hits: bool) -> Option<Self> {
        let dice = Dice::scan(scan)?;
        let mut play = Self { dice, hops: SmallVec::new() };
        if !scan.eat(":") {
            return None;
        }
        if scan.eat("-") {
            return Some(play);
        }
        loop {
            play.scan_part(scan, hits)?;
            if !scan.eat(",") {
                return Some(play);
            }
        }
    }

    fn scan_part(&mut self, scan: &mut Scan<'_>, hits: bool) -> Option<()> {
        let begin = self.hops.len();
        let mut from = if hits && scan.eat("bar") { BAR } else { point(scan)? };
        let mut runs_on = false;
        while from != OFF && scan.eat("/") {
            let to = if scan.eat("off") { OFF } else { point(scan)? };
            let hit = hits && to != OFF && scan.eat("*");
            self.hops.push(Hop { from, to, hit, runs_on });
            (from, runs_on) = (to, true);
        }
        if !runs_on {
            return None;
        }
        if scan.eat("(") {
            let times = scan.digit(2, 4)?;
            let part: SmallVec<[Hop; 4]> = self.hops.iter().skip(begin).copied().collect();
            for _ in 1..times {
                self.hops.extend_from_slice(&part);
            }
            return scan.eat(")").then_some(());
        }
        Some(())
    }

    /// The ways that checkers go, each with how many checkers go it one after the other, at most four.
    fn ways(&self) -> impl Iterator<Item = (&[Hop], usize)> {
        let mut ways = self.hops.chunk_by(|_, next| next.runs_on).peekable();
        std::iter::from_fn(move || {
            let way = ways.next()?;
            let mut times = 1;
            while times < 4 && ways.next_if_eq(&way).is_some() {
                times += 1;
            }
            Some((way, times))
        })
    }

    /// How far the checkers go in all; a checker that is borne off from p goes p points.
    pub fn pips(&self) -> u32 {
        self.hops.iter().map(|hop| u32::from(hop.from.saturating_sub(hop.to))).sum()
    }
}

fn point(scan: &mut Scan<'_>) -> Option<u8> {
    scan.number(24).map(|point| point as u8).filter(|point| *point > 0)
}

fn write_point(pen: &mut Pen<'_>, point: u8, hit: bool) {
    match point {
        BAR => pen.choice("bar", Phrase::new("board-bar-2")),
        OFF => pen.choice("off", Phrase::new("board-bear-off")),
        _ => pen.number_as(format_args!("{point}{}", if hit { "*" } else { "" }), point.into()),
    };
}

/// Points are numbers in the mover's own count here; [`Table::steps`](super::Table::steps) knows the spots of the scene.
impl Notation for Play {
    fn write(&self, pen: &mut Pen<'_>) {
        pen.add(self.dice).sign(":");
        if self.hops.is_empty() {
            pen.nothing();
        }
        for (at, (way, times)) in self.ways().enumerate() {
            if at > 0 {
                pen.comma();
            }
            for hop in way {
                if !hop.runs_on {
                    write_point(pen, hop.from, false);
                }
                write_point(pen.sign("/"), hop.to, hop.hit);
            }
            if times > 1 {
                pen.sign("(").number_as(format_args!("{times})"), times as u32);
            }
        }
    }
}
display_notation!(Play);

crate::shown_as_written!(Play);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_grammar_is_read_whole() {
        for text in
            ["31:8/5,6/5", "66:24/18(2),13/7(2)", "31:-", "21:bar/24*/22", "61:5/off", "11:8/7/6/5/4", "44:1/24"]
        {
            assert_eq!(Turn::read(text, true).map(|turn| turn.to_string()).as_deref(), Some(text));
        }
        assert_eq!(Turn::read("22:6/4,6/4,4/2", true).map(|turn| turn.to_string()).as_deref(), Some("22:6/4(2),4/2"));
        for text in [
            "",
            "31",
            "31:",
            "31:8",
            "31:8/",
            "31:8/5,",
            "31:8/5(1)",
            "31:8/5(5)",
            "31:8/5(2",
            "31:8/5()",
            "31:08/5",
            "31:8/05",
            "31:8/0",
            "31:0/1",
            "31:25/22",
            "31:8/25",
            "31:8/bar",
            "31:off/5",
            "31:5/off/3",
            "31:5/off*",
            "31:5/off/off",
            "71:8/5",
            "31:8/5 ",
            "31:8/5**",
            "31:8/5(2)*",
            "31:-,8/5",
            "o",
            "o3",
            "o07",
            "o311",
            "O31",
            "31:Bar/5",
            "31:8/5(2)(2)",
            "31:*8/5",
            "31:8*/5",
        ] {
            assert_eq!(Turn::read(text, true), None, "{text}");
        }
    }

    #[test]
    fn without_hitting_there_is_neither_bar_nor_star() {
        assert!(Turn::read("31:24/20", false).is_some());
        assert!(Turn::read("31:bar/20", false).is_none() && Turn::read("31:24/20*", false).is_none());
    }
}
