use super::{Game, LENGTH, Match, Problem};
use crate::board::tables::{self, MEN, OFF};
use crate::game::{Seat, Start};
use crate::games::backgammon;
use crate::record::{Record, Unwritable};
use crate::text;
use crate::text::Text;

/// Reads a match. Only the notation of the moves is checked here; the judge decides whether they are legal.
///
/// A game that is over by resignation ends without a word in these files: where the loser was to
/// move, the record gets the resignation that fits the points won; where the winner was, the record
/// stays unfinished.
pub fn read(text: &str) -> Result<Match, Problem> {
    let mut reader = Reader::default();
    for (at, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        reader.line(line).map_err(|text| Problem { line: at + 1, text })?;
    }
    let last = text.lines().count().max(1);
    reader.finish().map_err(|text| Problem { line: last, text })
}

/// What a player did, as a column has it.
enum Action {
    Turn(String),
    Wins(i64),
}

/// A game being read.
struct Sheet {
    names: [String; 2],
    scores: [i64; 2],
    /// Where the right column begins.
    right: usize,
    turns: Vec<(usize, String)>,
    next: Option<Seat>,
    stake: i64,
    is_over: bool,
    /// Checkers each seat has borne off.
    off: [u8; 2],
    stated: Option<(Seat, i64)>,
}

#[derive(Default)]
struct Reader {
    at: usize,
    /// `; [Name "value"]` lines before the match.
    header: Vec<(String, String)>,
    length: Option<u32>,
    awaits_names: bool,
    sheets: Vec<Sheet>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Result<(), Text> {
        self.at += 1;
        let line = expand_tabs(line);
        let words = line.trim();
        if let Some(comment) = words.strip_prefix(';') {
            if let Some((name, value)) = parse_header(comment) {
                if name.eq_ignore_ascii_case("variation") && !value.eq_ignore_ascii_case(backgammon::ID) {
                    return Err(text!("import-not-backgammon", value));
                }
                self.header.push((name, value));
            }
        } else if let Some(length) = match_length(words) {
            if self.length.replace(length).is_some() {
                return Err(text!("import-second-match-begins-here-file"));
            }
        } else if self.length.is_none() || words.is_empty() {
            // What stands before the match is free.
        } else if is_game_line(words) {
            self.awaits_names = true;
        } else if std::mem::take(&mut self.awaits_names) {
            self.sheets.push(Sheet::new(&line)?);
        } else {
            let at = self.at;
            let sheet = self.sheets.last_mut().ok_or_else(|| unreadable(words))?;
            sheet.line(at, &line)?;
        }
        Ok(())
    }

    fn finish(self) -> Result<Match, Text> {
        let Some(length) = self.length else {
            return Err(text!("import-no-backgammon-match-line-7"));
        };
        let header = |name: &str| {
            self.header.iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
        };
        let jacoby = match header("Jacoby") {
            Some(value) => value.eq_ignore_ascii_case("on"),
            None => self.sheets.iter().any(Sheet::shows_jacoby),
        };
        let is_crawford_off = header("Crawford").is_some_and(|value| value.eq_ignore_ascii_case("off"));
        let mut crawford_to_come = length > 0 && !is_crawford_off;
        let mut games = Vec::new();
        for sheet in &self.sheets {
            let is_crawford = crawford_to_come && sheet.scores.contains(&(i64::from(length) - 1));
            crawford_to_come &= !is_crawford;
            let mut options = vec![("auto", "no")];
            options.extend(is_crawford.then_some(("crawford", "yes")));
            options.extend((length == 0 && jacoby).then_some(("jacoby", "yes")));
            let names = sheet.names.each_ref().map(String::as_str);
            let start = Start { options, ..Start::new(2) };
            games.push(
                sheet.game(&start, &names, &tags(length, header)).map_err(|_| text!("import-game-not-fit-record"))?,
            );
        }
        let names = self.sheets.first().map(|sheet| sheet.names.clone()).unwrap_or_default();
        Ok(Match { length, names, games })
    }
}

/// What the head of the file says about all games, as tags.
fn tags<'a>(length: u32, header: impl Fn(&str) -> Option<&'a str>) -> Vec<(&'static str, String)> {
    let mut tags = vec![(LENGTH, length.to_string())];
    for (tag, key) in [("Event", "Event"), ("Site", "Site"), ("Round", "Round"), ("Date", "EventDate")] {
        let value = header(key).or_else(|| header("Place").filter(|_| key == "Site"));
        tags.extend(value.map(|value| (tag, if tag == "Date" { value.replace('.', "-") } else { value.to_owned() })));
    }
    tags
}

impl Sheet {
    /// Begins a game from its line `Ada : 0      Ben : 2`.
    fn new(line: &str) -> Result<Self, Text> {
        let score = |text: &str| text.trim().parse::<i64>().ok();
        let left = line.match_indices(':').find_map(|(at, _)| {
            let (name, rest) = line.split_at_checked(at)?;
            let rest = rest.strip_prefix(':')?;
            let number = rest.trim_start();
            let digits = number.find(|c: char| !c.is_ascii_digit())?;
            let (number, rest) = number.split_at_checked(digits)?;
            rest.starts_with(' ').then_some((name.trim(), score(number)?, rest))
        });
        let halves = left.and_then(|(name, points, rest)| {
            let (other, number) = rest.rsplit_once(':')?;
            Some(([name, other.trim()], [points, score(number)?], rest))
        });
        let Some((names, scores, rest)) = halves else {
            return Err(text!("import-after-line-game-both-names"));
        };
        let right = columns(line) - columns(rest.trim_start());
        Ok(Self {
            names: names.map(str::to_owned),
            scores,
            right,
            turns: Vec::new(),
            next: None,
            stake: 1,
            is_over: false,
            off: [0; 2],
            stated: None,
        })
    }

    /// Reads a line of one or two columns, or the line that tells the winner.
    fn line(&mut self, number: usize, line: &str) -> Result<(), Text> {
        let after = line.trim_start().trim_start_matches(|c: char| c.is_ascii_digit());
        let rest = after.strip_prefix(')').unwrap_or(line);
        let begin = columns(line) - columns(rest);
        let mut cells: Vec<(usize, String)> = Vec::new();
        let mut at = begin;
        for word in rest.split(' ') {
            if starts_cell(word) {
                cells.push((at, word.to_owned()));
            } else if !word.is_empty() {
                let (_, cell) = cells.last_mut().ok_or_else(|| unreadable(line.trim()))?;
                cell.push(' ');
                cell.push_str(word);
            }
            at += columns(word) + 1;
        }
        for (at, cell) in &cells {
            // A full left column can push the right one outwards, never inwards.
            let seat = if 2 * at < self.right { Seat::P1 } else { Seat::P2 };
            match parse_cell(cell).ok_or_else(|| unreadable(cell))? {
                Action::Wins(points) => self.wins(number, seat, points),
                Action::Turn(turn) => self.turn(number, seat, turn)?,
            }
        }
        Ok(())
    }

    fn turn(&mut self, number: usize, seat: Seat, turn: String) -> Result<(), Text> {
        if self.is_over {
            return Err(text!("import-game-already-over-here"));
        }
        if self.next.is_some_and(|next| next != seat) {
            let missing = seat.other();
            return Err(text!("import-turn-missing", missing));
        }
        if let Some(tables::Turn::Play(play)) = tables::Turn::read(&turn, true) {
            if self.next.is_none() {
                let (high, low) = (play.dice.high(), play.dice.low());
                if high == low {
                    return Err(text!("import-first-play-cannot-double-higher"));
                }
                let throw = if seat == Seat::P1 { format!("o{high}{low}") } else { format!("o{low}{high}") };
                self.turns.push((number, throw));
            }
            if let Some(off) = self.off.get_mut(seat.index()) {
                *off += play.hops.iter().filter(|hop| hop.to == OFF).count().min(4) as u8;
                self.is_over = *off >= MEN;
            }
        }
        match turn.as_str() {
            "take" => self.stake *= 2,
            "drop" => self.is_over = true,
            _ => {}
        }
        self.turns.push((number, turn));
        self.next = Some(seat.other());
        Ok(())
    }

    fn wins(&mut self, number: usize, seat: Seat, points: i64) {
        self.stated = Some((seat, points));
        let times = points / self.stake;
        if !self.is_over && self.next == Some(seat.other()) && times * self.stake == points && (1..=3).contains(&times)
        {
            self.turns.push((number, format!("resign{times}")));
        }
        self.is_over = true;
    }

    /// Whether a gammon without a double counted once.
    fn shows_jacoby(&self) -> bool {
        let [left, right] = self.off;
        let is_gammon = left.max(right) >= MEN && left.min(right) == 0;
        is_gammon && self.stake == 1 && self.stated.is_some_and(|(_, points)| points == 1)
    }

    fn game(&self, start: &Start<'_>, names: &[&str], tags: &[(&str, String)]) -> Result<Game, Unwritable> {
        let mut record = Record::new(backgammon::ID, start, names)?;
        for (name, value) in tags {
            record.tag(name, value)?;
        }
        for (_, turn) in &self.turns {
            record.turn(turn)?;
        }
        Ok(Game { record, lines: self.turns.iter().map(|(line, _)| *line).collect(), stated: self.stated })
    }
}

fn unreadable(words: &str) -> Text {
    let shown: String = words.chars().take(40).collect();
    text!("import-cannot-read", shown)
}

fn columns(text: &str) -> usize {
    text.chars().count()
}

fn expand_tabs(line: &str) -> String {
    let mut expanded = String::with_capacity(line.len());
    let mut column = 0;
    for c in line.chars() {
        let width = if c == '\t' { 8 - column % 8 } else { 1 };
        expanded.extend(std::iter::repeat_n(if c == '\t' { ' ' } else { c }, width));
        column += width;
    }
    expanded
}

/// ` [Name "value"]`
fn parse_header(comment: &str) -> Option<(String, String)> {
    let inner = comment.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inner.split_once('"')?;
    Some((name.trim().to_owned(), value.strip_suffix('"')?.to_owned()))
}

/// `7 point match`
fn match_length(words: &str) -> Option<u32> {
    let (number, rest) = words.split_once(' ')?;
    let mut rest = rest.split_whitespace();
    let is_match = rest.next().is_some_and(|word| word.eq_ignore_ascii_case("point"))
        && rest.next().is_some_and(|word| word.eq_ignore_ascii_case("match"));
    if is_match { number.parse().ok() } else { None }
}

/// `Game 3`
fn is_game_line(words: &str) -> bool {
    let mut words = words.split_whitespace();
    words.next().is_some_and(|word| word.eq_ignore_ascii_case("game"))
        && words.next().is_some_and(|number| number.parse::<u32>().is_ok())
        && words.next().is_none()
}

/// Whether a word opens what one player did.
fn starts_cell(word: &str) -> bool {
    let is_throw = word.get(2..3) == Some(":") && word.starts_with(|c: char| c.is_ascii_digit());
    is_throw
        || ["doubles", "redoubles", "takes", "drops", "passes", "wins"].iter().any(|w| word.eq_ignore_ascii_case(w))
}

/// Reads a cell such as `31: 8/5 6/5`, `Doubles => 2`, `Takes` or `Wins 2 points`.
fn parse_cell(cell: &str) -> Option<Action> {
    let mut words = cell.split_whitespace();
    let first = words.next()?.to_ascii_lowercase();
    let turn = match first.as_str() {
        "doubles" | "redoubles" => "double".to_owned(),
        "takes" => "take".to_owned(),
        "drops" | "passes" => "drop".to_owned(),
        "wins" => return Some(Action::Wins(words.next()?.parse().ok().filter(|points| *points > 0)?)),
        _ => {
            let (dice, moves) = cell.split_once(':')?;
            let turn = format!("{dice}:{}", moves_text(&moves.trim().to_ascii_lowercase()));
            tables::Turn::read(&turn, true).map(|_| turn)?
        }
    };
    Some(Action::Turn(turn))
}

/// The moves of a play in our notation.
fn moves_text(moves: &str) -> String {
    if ["", "-", "cannot move", "can't move", "no move"].contains(&moves) {
        return "-".to_owned();
    }
    moves.split_whitespace().map(part_text).collect::<Vec<_>>().join(",")
}

/// One move with bar and off by name.
fn part_text(part: &str) -> String {
    let (way, times) = part.find('(').and_then(|at| part.split_at_checked(at)).unwrap_or((part, ""));
    let named: Vec<&str> = way
        .split('/')
        .enumerate()
        .map(|(at, point)| match (at, point) {
            (0, "25") => "bar",
            (0, _) => point,
            (_, "0" | "o") => "off",
            _ => point,
        })
        .collect();
    format!("{}{times}", named.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = " 5 point match\n\n Game 1\n Ada : 0                        Ben : 0\n";

    fn turns(text: &str) -> String {
        let found = read(&format!("{HEAD}{text}")).expect("the match should read");
        found.games.first().expect("a game").record.turns().join(" ")
    }

    fn problem(text: &str) -> usize {
        read(text).expect_err("the match should not read").line
    }

    #[test]
    fn the_first_play_tells_the_opening_throw() {
        assert_eq!(turns("  1) 13: 8/5 6/5                52: 13/8 24/22"), "o31 13:8/5,6/5 52:13/8,24/22");
        assert_eq!(
            turns("  1)                            31: 8/5 6/5\r\n  2) 52: 13/8 13/11\r\n"),
            "o13 31:8/5,6/5 52:13/8,13/11"
        );
        assert_eq!(turns("1)\t\t\t\t31: 8/5 6/5"), "o13 31:8/5,6/5");
        assert_eq!(problem(&format!("{HEAD}  1) 33: 8/5(2) 6/3(2)")), 5);
    }

    #[test]
    fn bar_off_hits_and_repeats_are_read_in_every_spelling() {
        assert_eq!(
            turns(
                "  1) 21: 25/23* 6/5             11: Bar/24*/23 6/off(2)\n  2) 66:                         42: Cannot Move"
            ),
            "o21 21:bar/23*,6/5 11:bar/24*/23,6/off(2) 66:- 42:-"
        );
        for moves in ["8/5/", "26/5", "8-5", "Illegal play (7;0)", "????"] {
            assert_eq!(problem(&format!("{HEAD}  1) 21: {moves}")), 5, "{moves}");
        }
    }

    #[test]
    fn the_cube_is_read_in_both_columns() {
        let text = "  1) 31: 8/5 6/5                 Doubles => 2\n  2)  Takes                      21: 13/10\n  \
                    3)  Doubles => 4                Drops\n      Wins 2 points\n";
        assert_eq!(turns(text), "o31 31:8/5,6/5 double take 21:13/10 double drop");
        let found = read(&format!("{HEAD}{text}")).expect("the match should read");
        let game = found.games.first().expect("a game");
        assert_eq!((game.stated, game.lines.as_slice()), (Some((Seat::P1, 2)), [5, 5, 5, 6, 6, 7, 7].as_slice()));
    }

    #[test]
    fn an_end_without_a_word_is_a_resignation_of_the_loser() {
        let line = "  1) 31: 8/5 6/5                52: 13/8 24/22\n";
        assert_eq!(
            turns(&format!("{line}                                  Wins 2 points")),
            "o31 31:8/5,6/5 52:13/8,24/22 resign2"
        );
        // The winner was to move: there is nothing they could have written.
        assert_eq!(turns(&format!("{line}      Wins 1 point and the match")), "o31 31:8/5,6/5 52:13/8,24/22");
    }

    #[test]
    fn the_crawford_game_is_the_first_with_one_point_to_go() {
        let text = " 3 point match\n Game 1\n A : 2   B : 0\n Game 2\n A : 2   B : 1\n Game 3\n A : 2   B : 2\n";
        let options = |text: &str| -> Vec<String> {
            let games = read(text).expect("the match should read").games;
            let options =
                |game: &Game| game.record.tags().iter().find(|tag| tag.0 == "Options").map(|tag| tag.1.clone());
            games.iter().filter_map(options).collect()
        };
        assert_eq!(options(text), ["auto=no crawford=yes", "auto=no", "auto=no"]);
        assert_eq!(options(&format!("; [Crawford \"Off\"]\n{text}")), ["auto=no"; 3]);
        let money = text.replace("3 point", "0 point");
        assert_eq!(options(&format!("; [Jacoby \"On\"]\n{money}")), ["auto=no jacoby=yes"; 3]);
    }

    #[test]
    fn names_may_hold_spaces_and_colons() {
        let found =
            read("\u{feff}; [Event \"Club: 1\"]\n 7 point match\n Game 1\n Ada: L. : 3      Ben B\u{e9}a : 0\n")
                .expect("a match");
        assert_eq!((found.length, found.names), (7, ["Ada: L.".to_owned(), "Ben B\u{e9}a".to_owned()]));
    }

    #[test]
    fn problems_name_their_line() {
        assert_eq!(problem(""), 1);
        assert_eq!(problem("hello\nworld"), 2);
        assert_eq!(problem(&format!("{HEAD} 7 point match")), 5);
        assert_eq!(problem("; [Variation \"Nackgammon\"]\n 7 point match"), 1);
        assert_eq!(problem(" 7 point match\n Game 1\n Ada"), 3);
        assert_eq!(problem(&format!("{HEAD}  1) 31: 8/5 6/5\n  2) 31: 8/5 6/5")), 6);
        assert_eq!(problem(&format!("{HEAD}nonsense")), 5);
    }
}
