use std::fmt;

use super::{Player, Report};
use crate::contest::swiss::{Outing, Score, Side};

/// Points in the four columns that the format has for them: from 100 on without a decimal.
fn points(tenths: u32) -> String {
    if tenths >= 1000 && tenths.is_multiple_of(10) {
        (tenths / 10).to_string()
    } else {
        format!("{}.{}", tenths / 10, tenths % 10)
    }
}

/// Text cut to a width in characters.
fn cut(text: &str, width: usize) -> String {
    text.chars().filter(|c| !c.is_control()).take(width).collect()
}

/// The file, its lines ended by a line feed.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in &self.other_lines {
            writeln!(f, "{line}")?;
        }
        if let Some(rounds) = self.rounds {
            writeln!(f, "142 {rounds}")?;
        }
        if let Some(side) = self.first_side {
            writeln!(f, "152 {}", if side == Side::White { 'W' } else { 'B' })?;
        }
        if self.points != super::Points::default() {
            for (code, value) in [
                ("BBW", self.points.win),
                ("BBD", self.points.draw),
                ("BBL", self.points.loss),
                ("BBZ", self.points.zero_bye),
                ("BBF", self.points.forfeit_loss),
                ("BBU", self.points.pairing_bye),
            ] {
                writeln!(f, "{code} {:>4}", points(value))?;
            }
        }
        if self.by_rank {
            writeln!(f, "XXC rank")?;
        }
        for announced in &self.announced {
            writeln!(f, "240 {} {:>3} {:>4}", announced.kind, announced.round + 1, announced.player)?;
        }
        for acceleration in &self.accelerations {
            let (first, last) = (acceleration.players.start(), acceleration.players.end());
            if first == last {
                write!(f, "XXA {first:>4}")?;
                for extra in &acceleration.points {
                    write!(f, " {:>4}", points(*extra))?;
                }
                writeln!(f)?;
            } else {
                let from = acceleration.points.iter().position(|extra| *extra > 0).unwrap_or(0) + 1;
                let to = acceleration.points.len();
                let extra = points(acceleration.points.last().copied().unwrap_or(0));
                writeln!(f, "250      {extra:>4} {from:>3} {to:>3} {first:>4} {last:>4}")?;
            }
        }
        for apart in &self.apart {
            let last = apart.rounds.end.min(999);
            write!(f, "260 {:>3} {last:>3}", apart.rounds.start + 1)?;
            for player in &apart.players {
                write!(f, " {:>4}", player + 1)?;
            }
            writeln!(f)?;
        }
        self.players.iter().try_for_each(|player| writeln!(f, "{player}"))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rating = if self.rating == 0 { String::new() } else { self.rating.to_string() };
        write!(
            f,
            "001 {:>4} {}{:>3} {:<33} {rating:>4} {:<3} {:>11} {:<10} {:>4} {:>4}",
            self.number,
            if self.sex == '\0' { ' ' } else { self.sex },
            cut(&self.title, 3),
            cut(&self.name, 33),
            cut(&self.federation, 3),
            cut(&self.id, 11),
            cut(&self.birth, 10),
            points(self.points),
            cut(&self.rank, 4),
        )?;
        for outing in &self.outings {
            let side = |side: Side| if side == Side::White { 'w' } else { 'b' };
            match *outing {
                Outing::Played { opponent, side: at, score } => {
                    let result = match score {
                        Score::Win => '1',
                        Score::Draw => '=',
                        Score::Loss => '0',
                    };
                    write!(f, "  {:>4} {} {result}", opponent + 1, side(at))?;
                }
                Outing::Forfeit { opponent, side: at, score } => {
                    let result = if score == Score::Loss { '-' } else { '+' };
                    write!(f, "  {:>4} {} {result}", opponent + 1, at.map_or('-', side))?;
                }
                Outing::PairingBye => write!(f, "  0000 - U")?,
                Outing::Bye(Score::Win) => write!(f, "  0000 - F")?,
                Outing::Bye(Score::Draw) => write!(f, "  0000 - H")?,
                Outing::Bye(Score::Loss) => write!(f, "  0000 - Z")?,
            }
        }
        Ok(())
    }
}
