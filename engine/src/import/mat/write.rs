use super::LENGTH;
use crate::board::tables::{self, Play};
use crate::game::{Outcome, Position, Seat};
use crate::games::backgammon;
use crate::record::{Reading, Record, begin};
use crate::text;
use crate::text::Text;

/// Writes games of one match, in order, as GNU Backgammon does. The length is taken from the tag
/// `MatchLength` of the first record; without it they are a session for money.
///
/// What these files have no words for is left out (a tied opening throw, the end by `timeout` or
/// `draw`) or, where it changes the stake, refused.
pub fn write(records: &[Record]) -> Result<String, Text> {
    let mut writer = Writer::default();
    for record in records {
        writer.game(record)?;
    }
    Ok(writer.head + &writer.games)
}

#[derive(Default)]
struct Writer {
    head: String,
    games: String,
    count: usize,
    names: [String; 2],
    scores: [i64; 2],
    length: i64,
    /// The Crawford game has come, or was left out.
    is_past_crawford: bool,
}

/// Where the right column begins.
const RIGHT: usize = 33;

impl Writer {
    fn game(&mut self, record: &Record) -> Result<(), Text> {
        self.count += 1;
        let number = self.count;
        let about = |problem| text!("import-game", number, problem);
        let text = record.to_string();
        let reading = Reading::of(text.as_bytes()).map_err(|fault| about(fault.text))?;
        let position = begin(&reading).map_err(|fault| about(fault.text))?;
        if position.facts().id != backgammon::ID {
            return Err(about(text!("import-backgammon-written-like")));
        }
        let names = [1, 2].map(|seat| reading.value(&format!("P{seat}")).unwrap_or_default().replace(':', " "));
        if number == 1 {
            self.names = names;
            self.head(&reading);
        } else if self.names != names {
            return Err(about(text!("import-players-not-game-1")));
        }
        self.crawford(&reading);
        let ([left, right], [ada, ben]) = (self.scores, &self.names);
        let players = pad(&format!(" {ada} : {left}"), RIGHT - 1);
        self.games.push_str(&format!("\n Game {number}\n{players}{ben} : {right}\n"));
        self.turns(&reading, position).map_err(about)
    }

    /// The lines before the first game.
    fn head(&mut self, reading: &Reading<'_>) {
        self.length = reading.value(LENGTH).and_then(|length| length.parse().ok()).unwrap_or_default();
        for (key, tag) in [("Event", "Event"), ("Site", "Site"), ("Round", "Round"), ("EventDate", "Date")] {
            if let Some(value) = reading.value(tag) {
                let value = if tag == "Date" { value.replace('-', ".") } else { value.replace('"', "'") };
                self.head.push_str(&format!("; [{key} \"{value}\"]\n"));
            }
        }
        if has_option(reading, "jacoby=yes") {
            self.head.push_str("; [Jacoby \"On\"]\n");
        }
        self.games = format!("\n {} point match\n", self.length);
    }

    /// Says so if the game that is the Crawford game by rule was played with the cube.
    fn crawford(&mut self, reading: &Reading<'_>) {
        if self.length > 0 && !self.is_past_crawford && self.scores.contains(&(self.length - 1)) {
            self.is_past_crawford = true;
            if !has_option(reading, "crawford=yes") {
                self.head.push_str("; [Crawford \"Off\"]\n");
            }
        }
    }

    fn turns(&mut self, reading: &Reading<'_>, mut position: Box<dyn Position>) -> Result<(), Text> {
        let mut sheet = Sheet::default();
        for turn in reading.turns.iter().map(|turn| turn.text) {
            let seat = position.seat();
            position.play(turn).map_err(|refusal| refusal.text)?;
            if is_tie(turn) && !has_option(reading, "auto=no") {
                return Err(text!("import-tie-doubled-stake-cannot-written"));
            }
            sheet.turn(seat, turn);
        }
        self.games.push_str(&sheet.lines());
        let Some(Outcome { scores: Some(scores), .. }) = position.outcome() else { return Ok(()) };
        for ((total, points), margin) in self.scores.iter_mut().zip(scores).zip([6, RIGHT + 1]) {
            *total += points;
            if *points > 0 {
                let unit = if *points == 1 { "point" } else { "points" };
                self.games.push_str(&format!("{}Wins {points} {unit}\n", " ".repeat(margin)));
            }
        }
        Ok(())
    }
}

fn has_option(reading: &Reading<'_>, pair: &str) -> bool {
    reading.value("Options").is_some_and(|options| options.split_whitespace().any(|option| option == pair))
}

/// The two columns of a game.
#[derive(Default)]
struct Sheet(Vec<[Option<String>; 2]>);

impl Sheet {
    fn turn(&mut self, seat: Seat, turn: &str) {
        let cell = match turn {
            // Its new face is added where the doubles are counted, in `lines`.
            "double" => " Doubles".to_owned(),
            "take" => " Takes".to_owned(),
            "drop" => " Drops".to_owned(),
            _ => match tables::Turn::read(turn, true) {
                Some(tables::Turn::Play(play)) => play_text(&play),
                _ => return,
            },
        };
        let index = seat.index();
        let is_free = self.0.last().is_some_and(|row| row.iter().skip(index).all(Option::is_none));
        if !is_free {
            self.0.push([None, None]);
        }
        if let Some(place) = self.0.last_mut().and_then(|row| row.get_mut(index)) {
            *place = Some(cell);
        }
    }

    fn lines(&self) -> String {
        let mut text = String::new();
        let mut stake = 1;
        for (row, cells) in self.0.iter().enumerate() {
            let mut line = format!("{:3}) ", row + 1);
            for (cell, column) in cells.iter().zip([5, RIGHT]) {
                line = pad(&line, column);
                if let Some(cell) = cell {
                    line.push_str(cell);
                    if cell == " Doubles" {
                        stake *= 2;
                        line.push_str(&format!(" => {stake}"));
                    }
                }
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}

fn is_tie(turn: &str) -> bool {
    matches!(tables::Turn::read(turn, true), Some(tables::Turn::Opening(dice)) if dice.is_double())
}

/// Fills up with spaces, one at least.
fn pad(text: &str, column: usize) -> String {
    let gap = column.saturating_sub(text.chars().count());
    let gap = if gap == 0 && !text.ends_with(' ') { 1 } else { gap };
    format!("{text}{}", " ".repeat(gap))
}

/// `31: 8/5 6/5`; the bar is 25 and off is 0, as our points have it too.
fn play_text(play: &Play) -> String {
    let mut text = format!("{}:", play.dice);
    for hop in &play.hops {
        text.push_str(&format!(" {}/{}{}", hop.from, hop.to, if hop.hit { "*" } else { "" }));
    }
    text
}
