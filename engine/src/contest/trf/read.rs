use super::line::Line;
use super::{Acceleration, Announced, Player, Problem, Report};
use crate::contest::swiss::{Apart, Outing, Score, Side, Tenths};
use crate::text;
use crate::text::Text;

/// The most players a file may have, and lines of acceleration.
const MOST_PLAYERS: usize = 9999;
/// The most rounds.
const MOST_ROUNDS: usize = 999;

impl Report {
    /// Reads a file.
    pub fn read(text: &str) -> Result<Self, Problem> {
        let mut report = Self::default();
        let mut pairing_bye_set = false;
        let mut always_apart: Vec<Vec<usize>> = Vec::new();
        let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace('\r', "\n");
        for (at, content) in text.lines().enumerate() {
            let line = Line::new(content, at + 1);
            match content.get(..3).unwrap_or_default() {
                "001" => report.read_player(&line)?,
                "013" | "310" => {
                    return Err(line.problem(text!("trf-team-tournaments-not-read")));
                }
                "142" | "XXR" => report.rounds = Some(rounds(&line)?),
                "152" => report.first_side = Some(first_side(&line)?),
                "162" => report.read_points(&line, &mut pairing_bye_set)?,
                "192" => {
                    report.baku = line.rest(4).ends_with("_BAKU");
                    report.other_lines.push(content.to_owned());
                }
                "240" => {
                    let (kind, round) = (line.char(4).to_ascii_uppercase(), line.round(6, 9)?);
                    let players = line.players(10)?;
                    report.announced.extend(players.into_iter().map(|player| Announced { round, player, kind }));
                }
                "250" | "XXA" if report.accelerations.len() == MOST_PLAYERS => {
                    return Err(line.problem(text!("trf-many-lines-acceleration")));
                }
                "250" => report.accelerations.push(acceleration(&line)?),
                "XXA" => report.accelerations.push(acceleration_of_one(&line)?),
                "260" => {
                    let rounds = line.round(4, 7)?..line.round(8, 11)? + 1;
                    let players = line.players(12)?.into_iter().map(|number| number - 1).collect();
                    report.apart.push(Apart { players, rounds });
                }
                "XXP" => {
                    let number = |word: &str| word.parse().ok().filter(|number| (1..=MOST_PLAYERS).contains(number));
                    let numbers: Option<Vec<usize>> =
                        line.rest(3).split_whitespace().map(|word| Some(number(word)? - 1)).collect();
                    always_apart.push(numbers.ok_or_else(|| line.problem(text!("trf-xxp-takes-start-numbers")))?);
                }
                "XXC" => {
                    for word in line.rest(3).split_whitespace() {
                        match word {
                            "white1" => report.first_side = Some(Side::White),
                            "black1" => report.first_side = Some(Side::Black),
                            "rank" => report.by_rank = true,
                            _ => {}
                        }
                    }
                }
                "BBW" => {
                    report.points.win = line.points(4, 12)?;
                    if !pairing_bye_set {
                        report.points.pairing_bye = report.points.win;
                    }
                }
                "BBD" => report.points.draw = line.points(4, 12)?,
                "BBL" => report.points.loss = line.points(4, 12)?,
                "BBZ" => report.points.zero_bye = line.points(4, 12)?,
                "BBF" => report.points.forfeit_loss = line.points(4, 12)?,
                "BBU" => {
                    report.points.pairing_bye = line.points(4, 12)?;
                    pairing_bye_set = true;
                }
                _ => report.other_lines.push(content.to_owned()),
            }
        }
        let rounds = report.rounds.unwrap_or(MOST_ROUNDS);
        report.apart.extend(always_apart.into_iter().map(|players| Apart { players, rounds: 0..rounds }));
        Ok(report)
    }

    fn read_player(&mut self, line: &Line) -> Result<(), Problem> {
        if line.len() < 84 {
            return Err(line.problem(text!("trf-players-line-least-84-columns")));
        }
        let number = line.player(4, 8)?;
        if self.players.iter().any(|player| player.number == number) {
            return Err(line.problem(text!("trf-number-twice", number)));
        }
        if self.players.len() == MOST_PLAYERS {
            return Err(line.problem(text!("trf-many-players")));
        }
        let rating = line.text(48, 52);
        let rating = if rating.is_empty() { Some(0) } else { rating.parse().ok() };
        let mut outings: Vec<Outing> = Vec::new();
        let mut skipped = 0;
        let mut at = 91;
        while at + 8 <= line.len() {
            match outing(line, at, number)? {
                None => skipped += 1,
                Some(outing) => {
                    outings.extend(std::iter::repeat_n(Outing::Bye(Score::Loss), skipped));
                    skipped = 0;
                    outings.push(outing);
                }
            }
            at += 10;
        }
        if !line.rest(at).is_empty() {
            return Err(line.problem(text!("trf-round-ten-columns", column = at + 1)));
        }
        self.players.push(Player {
            number,
            sex: line.char(9),
            title: line.text(10, 13),
            name: line.text(14, 47),
            rating: rating.ok_or_else(|| line.problem(text!("trf-columns-49-52-rating-no")))?,
            federation: line.text(53, 56),
            id: line.text(57, 68),
            birth: line.text(69, 79),
            points: line.points(80, 84)?,
            rank: line.text(85, 89),
            outings,
        });
        Ok(())
    }

    fn read_points(&mut self, line: &Line, pairing_bye_set: &mut bool) -> Result<(), Problem> {
        for at in (5..line.len()).step_by(9) {
            let letter = line.char(at);
            if letter == ' ' && line.text(at, at + 9).is_empty() {
                continue;
            }
            let points = line.points(at + 1, at + 5)?;
            match letter {
                'W' => {
                    self.points.win = points;
                    if !*pairing_bye_set {
                        self.points.pairing_bye = points;
                    }
                }
                'D' => self.points.draw = points,
                'L' => self.points.loss = points,
                'Z' => (self.points.zero_bye, self.points.forfeit_loss) = (points, points),
                'P' => {
                    self.points.pairing_bye = points;
                    *pairing_bye_set = true;
                }
                _ => {
                    return Err(line.problem(text!("trf-points-for", column = at + 1)));
                }
            }
        }
        Ok(())
    }
}

fn rounds(line: &Line) -> Result<usize, Problem> {
    let rounds = line.rest(3).parse().ok().filter(|rounds| (1..=999).contains(rounds));
    rounds.ok_or_else(|| line.problem(text!("trf-number-rounds-no-number-1")))
}

fn first_side(line: &Line) -> Result<Side, Problem> {
    match line.rest(4).as_str() {
        "W" => Ok(Side::White),
        "B" => Ok(Side::Black),
        _ => Err(line.problem(text!("trf-first-side-w-b-column"))),
    }
}

fn acceleration(line: &Line) -> Result<Acceleration, Problem> {
    let points = line.points(9, 13)?;
    let (first, last) = (line.round(14, 17)?, line.round(18, 21)?);
    let players = line.player(22, 26)?..=line.player(27, 31)?;
    if first > last || players.is_empty() {
        return Err(line.problem(text!("trf-rounds-players-run-lower-higher")));
    }
    Ok(Acceleration { players, points: (0..=last).map(|round| if round < first { 0 } else { points }).collect() })
}

fn acceleration_of_one(line: &Line) -> Result<Acceleration, Problem> {
    let player = line.player(4, 8)?;
    let cell = |at: usize| if line.text(at, at + 4).is_empty() { Ok(0) } else { line.points(at, at + 4) };
    let points: Result<Vec<Tenths>, Problem> = (9..line.len().saturating_sub(3)).step_by(5).map(cell).collect();
    Ok(Acceleration { players: player..=player, points: points? })
}

/// One round of a player; `None` where nothing is written.
fn outing(line: &Line, at: usize, number: usize) -> Result<Option<Outing>, Problem> {
    let (colour, result) = (line.char(at + 5), line.char(at + 7).to_ascii_uppercase());
    let opponent = match line.text(at, at + 4).as_str() {
        "" | "0000" => None,
        _ => Some(line.player(at, at + 4)? - 1),
    };
    let blank = line.text(at, at + 8).is_empty();
    let wrong = |problem: Text| {
        let (round, column) = ((at - 91) / 10 + 1, at + 1);
        line.problem(text!("trf-in-round", round, column, problem))
    };
    if opponent == Some(number - 1) {
        return Err(wrong(text!("trf-nobody-meets-himself")));
    }
    let side = match colour {
        'w' | 'W' => Some(Side::White),
        'b' | 'B' => Some(Side::Black),
        '-' | ' ' => None,
        _ => return Err(wrong(text!("trf-side-w-b"))),
    };
    let score = match result {
        '1' | 'W' | '+' | 'F' | 'U' => Score::Win,
        '=' | 'D' | 'H' => Score::Draw,
        '0' | 'L' | '-' | 'Z' | ' ' => Score::Loss,
        _ => {
            return Err(wrong(text!("trf-result-none-1-0-w")));
        }
    };
    Ok(match (opponent, result) {
        (None, _) if blank => None,
        (None, _) if side.is_some() => return Err(wrong(text!("trf-side-without-opponent"))),
        (None, 'U' | '+') => Some(Outing::PairingBye),
        (None, 'H' | 'F' | 'Z' | ' ' | '-' | '=') => Some(Outing::Bye(score)),
        (None, _) => return Err(wrong(text!("trf-game-without-opponent"))),
        (Some(opponent), '+' | '-') => Some(Outing::Forfeit { opponent, side, score }),
        (Some(_), 'H' | 'F' | 'U' | 'Z' | ' ') => {
            return Err(wrong(text!("trf-bye-no-opponent")));
        }
        (Some(opponent), _) => match side {
            Some(side) => Some(Outing::Played { opponent, side, score }),
            None => return Err(wrong(text!("trf-game-played-sides"))),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(rounds: &str) -> String {
        format!("001 {:4} {:71}{:4} {:4}{rounds}", 1, "", "0.0", 1)
    }

    fn reads(rounds: &str) -> Result<Vec<Outing>, Problem> {
        Report::read(&player(rounds))
            .map(|report| report.players.into_iter().flat_map(|player| player.outings).collect())
    }

    #[test]
    fn results_read_as_the_format_has_them() {
        let game = |score| Outing::Played { opponent: 1, side: Side::White, score };
        assert_eq!(reads("     2 w 1     2 w =").ok(), Some(vec![game(Score::Win), game(Score::Draw)]));
        assert_eq!(reads("  0000 - U  0000 - H").ok(), Some(vec![Outing::PairingBye, Outing::Bye(Score::Draw)]));
        let forfeit = Outing::Forfeit { opponent: 1, side: Some(Side::Black), score: Score::Loss };
        assert_eq!(reads("               2 b -").ok(), Some(vec![Outing::Bye(Score::Loss), forfeit]));
        assert_eq!(reads("                    ").ok(), Some(vec![]));
    }

    #[test]
    fn problems_name_their_line_and_column() {
        let problem = reads("     2 w 1     2 w H").expect_err("a bye has no opponent");
        assert_eq!(problem.line, Some(1));
        assert_eq!(problem.text.english(), "Round 2, column 102: a bye has no opponent.");
        for wrong in ["     1 w 1", "     2 x 1", "     2 w ?", "  0000 w 1", "  0000 - 1", "     2 - 1", "  abcd w 1"]
        {
            assert!(reads(wrong).is_err(), "{wrong}");
        }
        assert!(Report::read("001    1").is_err());
        assert!(Report::read(&format!("{}\n{}", player(""), player(""))).is_err());
        assert!(Report::read("XXR none").is_err());
        assert_eq!(Report::read("162  W 3.0    D 1.0    L 0.5").map(|report| report.points.win), Ok(30));
    }
}
