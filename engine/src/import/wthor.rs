//! WTHOR, the archives of the French federation: games (`.wtb`), their players (`.jou`) and their
//! tournaments (`.trn`).
//!
//! Every file has a header of 16 bytes, then entries of equal length. A game takes 68 bytes:
//! tournament, Black, White (16 bits each, little-endian), Black's discs, the discs perfect play
//! would have given, and 60 moves, 56 being row 5, column 6, and 0 no move. Passes are left out, and
//! the winner's discs count the empty squares.

use super::{Kind, othello};
use crate::game::{Game as _, Next, Outcome, Seat, Start};
use crate::games::reversi::{self, Reversi, Square, Turn};
use crate::record::Record;
use crate::text;
use crate::text::Text;

const HEADER: usize = 16;
const GAME: usize = 68;
/// Where the moves of a game begin.
const MOVES: usize = 8;
const PLAYER: usize = 20;
const TOURNAMENT: usize = 26;

/// What the header says that matters here.
struct Header {
    games: u32,
    names: u16,
    year: u16,
    board: u8,
    kind: u8,
}

/// Cuts the header off, whatever it says.
fn split(bytes: &[u8]) -> Result<(Header, &[u8]), Text> {
    let Some((header, entries)) = bytes.split_first_chunk::<HEADER>() else {
        let size = bytes.len();
        return Err(text!("import-byte-file-ends-within-header", size, header = HEADER));
    };
    let [_, _, _, _, a, b, c, d, e, f, g, h, board, kind, _, _] = *header;
    let (games, names) = (u32::from_le_bytes([a, b, c, d]), u16::from_le_bytes([e, f]));
    Ok((Header { games, names, year: u16::from_le_bytes([g, h]), board, kind }, entries))
}

/// The header's number of entries is the one that follows; `at` is where the header says it.
fn require_size(at: usize, number: usize, size: usize, entries: &[u8]) -> Result<(), Text> {
    let found = entries.len();
    if number.checked_mul(size) == Some(found) {
        return Ok(());
    }
    Err(text!("import-byte-header-announces-entries-bytes", at, number, size, found))
}

/// Which of the three kinds of archive a file is, if any: its size follows from its header.
pub(super) fn recognise(bytes: &[u8]) -> Option<Kind> {
    let (header, entries) = split(bytes).ok()?;
    let has = |number: usize, size: usize| number > 0 && number.checked_mul(size) == Some(entries.len());
    let (games, names) = (usize::try_from(header.games).ok()?, usize::from(header.names));
    [(Kind::Games, games, GAME), (Kind::Players, names, PLAYER), (Kind::Tournaments, names, TOURNAMENT)]
        .into_iter()
        .find(|(_, number, size)| has(*number, *size))
        .map(|(kind, ..)| kind)
}

/// The names of a `.jou` or `.trn` file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Names(Vec<String>);

impl Names {
    /// Reads a `.jou` file.
    pub fn players(bytes: &[u8]) -> Result<Self, Text> {
        Self::read(bytes, PLAYER)
    }

    /// Reads a `.trn` file.
    pub fn tournaments(bytes: &[u8]) -> Result<Self, Text> {
        Self::read(bytes, TOURNAMENT)
    }

    fn read(bytes: &[u8], size: usize) -> Result<Self, Text> {
        let (header, entries) = split(bytes)?;
        require_size(8, header.names.into(), size, entries)?;
        Ok(Self(entries.chunks_exact(size).map(latin1).collect()))
    }

    /// The name with that number.
    pub fn get(&self, number: u16) -> Option<&str> {
        self.0.get(usize::from(number)).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A Latin-1 name up to its first NUL, without control characters.
fn latin1(bytes: &[u8]) -> String {
    let name: String = bytes.iter().take_while(|byte| **byte != 0).map(|byte| char::from(*byte)).collect();
    name.replace(char::is_control, " ").trim().to_owned()
}

/// The games of a `.wtb` file.
#[derive(Debug, Clone, Copy)]
pub struct Archive<'a> {
    /// When they were played.
    pub year: u16,
    games: &'a [u8],
}

impl<'a> Archive<'a> {
    /// Reads a `.wtb` file of the 8×8 board. The games are read one by one, later.
    pub fn read(bytes: &'a [u8]) -> Result<Self, Text> {
        let (header, games) = split(bytes)?;
        let Header { names, year, board, kind, .. } = header;
        if names != 0 {
            return Err(text!("import-byte-8-file-names-not", names));
        }
        if !matches!(board, 0 | 8) {
            return Err(text!("import-byte-12-games-board-not", board));
        }
        if kind != 0 {
            return Err(text!("import-byte-13-file-holds-problems"));
        }
        require_size(4, header.games as usize, GAME, games)?;
        Ok(Self { year, games })
    }

    /// How many games there are.
    pub const fn len(&self) -> usize {
        self.games.len() / GAME
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The games in order.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = Game<'a>> + ExactSizeIterator + use<'a> {
        let (chunks, _) = self.games.as_chunks::<GAME>();
        let year = self.year;
        chunks.iter().enumerate().map(move |(at, bytes)| Game { year, offset: HEADER + at * GAME, bytes })
    }
}

/// A game of an archive.
#[derive(Debug, Clone, Copy)]
pub struct Game<'a> {
    /// When it was played.
    pub year: u16,
    /// Where it begins in the file.
    pub offset: usize,
    bytes: &'a [u8; GAME],
}

/// What replaying a game of an archive shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Check {
    /// The game is over.
    Over {
        /// How many moves were made.
        moves: usize,
        /// Its result; the scores count the empty squares for the winner.
        outcome: Outcome,
        /// Whether the archive states the same number of discs for Black.
        agrees: bool,
    },
    /// The moves stop before the game is over, so there is nothing to compare.
    Incomplete,
    /// A move cannot be read or is not legal.
    Wrong(Text),
}

impl Check {
    /// Whether the archive states the result that the moves give; `None` of an incomplete game.
    pub const fn agrees(&self) -> Option<bool> {
        match self {
            Self::Over { agrees, .. } => Some(*agrees),
            Self::Incomplete => None,
            Self::Wrong(_) => Some(false),
        }
    }
}

impl Game<'_> {
    /// The number of the tournament.
    pub const fn tournament(&self) -> u16 {
        let [low, high, ..] = *self.bytes;
        u16::from_le_bytes([low, high])
    }

    /// The number of the player who has Black.
    pub const fn black(&self) -> u16 {
        let [_, _, low, high, ..] = *self.bytes;
        u16::from_le_bytes([low, high])
    }

    /// The number of the player who has White.
    pub const fn white(&self) -> u16 {
        let [_, _, _, _, low, high, ..] = *self.bytes;
        u16::from_le_bytes([low, high])
    }

    /// Black's discs as the archive states them, the winner's counting the empty squares.
    pub fn stated(&self) -> Option<i64> {
        let [_, _, _, _, _, _, discs, ..] = *self.bytes;
        (discs <= 64).then_some(discs.into())
    }

    /// The moves with their places in the file, or the first that cannot be read.
    fn moves(&self) -> impl Iterator<Item = Result<(usize, Square), Text>> {
        let moves = self.bytes.iter().skip(MOVES);
        let end = moves.clone().rposition(|byte| *byte != 0).map_or(0, |last| last + 1);
        moves.take(end).enumerate().map(|(at, byte)| {
            let offset = self.offset + MOVES + at;
            let square = || Square::new((byte % 10).checked_sub(1)?.into(), (byte / 10).checked_sub(1)?.into());
            square().map(|square| (offset, square)).ok_or_else(|| {
                let number = at + 1;
                text!("import-byte-not-square-move", offset, byte, number)
            })
        })
    }

    /// The game as a record of `reversi`, its players and tournament named by the other two files.
    pub fn record(&self, players: Option<&Names>, tournaments: Option<&Names>) -> Result<Record, Text> {
        let name = |number: u16| {
            let known = players.and_then(|names| names.get(number));
            known.map_or_else(|| format!("WTHOR {number}"), str::to_owned)
        };
        let unwritable = |_| text!("import-game-not-fit-record-2");
        let start = Start { options: vec![("empties", "winner")], ..othello::start() };
        let names = [name(self.black()), name(self.white())];
        let mut record = Record::new(reversi::ID, &start, &names.each_ref().map(String::as_str)).map_err(unwritable)?;
        if let Some(event) = tournaments.and_then(|names| names.get(self.tournament())) {
            record.tag("Event", event).map_err(unwritable)?;
        }
        if self.year != 0 {
            record.tag("Date", &self.year.to_string()).map_err(unwritable)?;
        }
        for mv in self.moves() {
            record.turn(&mv?.1.to_string()).map_err(unwritable)?;
        }
        Ok(record)
    }

    /// Replays the moves, without any text, and compares the result with the one stated.
    pub fn check(&self) -> Check {
        let (mut position, mut seat, mut outcome, mut moves) = (Reversi::othello(true), Seat::P1, None, 0);
        for mv in self.moves() {
            let (offset, square) = match mv {
                Ok(mv) => mv,
                Err(text) => return Check::Wrong(text),
            };
            if outcome.is_some() {
                return Check::Wrong(text!("import-byte-move-follows-end-game", offset, square));
            }
            if let Err(problem) = position.check(seat, &Turn::Disc(square)) {
                let problem = problem.calling(&|seat| Reversi::who(Seat::new(seat)));
                return Check::Wrong(text!("import-byte", offset, problem));
            }
            moves += 1;
            match position.play(seat, &Turn::Disc(square)) {
                Next::Turn(next) => seat = next,
                Next::End(end) => outcome = Some(end),
            }
        }
        let Some(outcome) = outcome else { return Check::Incomplete };
        let black = outcome.scores.as_ref().and_then(|scores| scores.first().copied());
        Check::Over { agrees: black.is_some() && black == self.stated(), moves, outcome }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::record::{Verdict, judge};

    fn header(games: u32, names: u16, board: u8, kind: u8) -> Vec<u8> {
        let mut bytes = vec![20, 26, 11, 16];
        bytes.extend(games.to_le_bytes());
        bytes.extend(names.to_le_bytes());
        bytes.extend(2026u16.to_le_bytes());
        bytes.extend([board, kind, 24, 0]);
        bytes
    }

    /// A game of tournament 1 between players 0 and 1.
    fn entry(squares: &[Square], discs: u8) -> Vec<u8> {
        let mut bytes = vec![1, 0, 0, 0, 1, 0, discs, 32];
        bytes.extend(squares.iter().map(|square| (10 * (square.row() + 1) + square.column() + 1) as u8));
        bytes.resize(GAME, 0);
        bytes
    }

    fn squares(transcript: &str) -> Vec<Square> {
        let record = othello::read(transcript).unwrap();
        record.turns().iter().map(|turn| turn.parse().unwrap()).collect()
    }

    fn archive(games: &[Vec<u8>]) -> Vec<u8> {
        [header(games.len() as u32, 0, 8, 0), games.concat()].concat()
    }

    fn names(size: usize, names: &[&[u8]]) -> Vec<u8> {
        let mut bytes = header(0, names.len() as u16, 0, 0);
        for name in names {
            bytes.extend(*name);
            bytes.resize(bytes.len() + size - name.len(), 0);
        }
        bytes
    }

    /// A random game, its squares and Black's discs with the empty squares at the winner.
    fn random_game(chance: &mut Chance) -> (Vec<Square>, u8) {
        let (mut position, mut seat, mut squares) = (Reversi::othello(true), Seat::P1, Vec::new());
        loop {
            let turn = position.random_turn(seat, chance).unwrap();
            squares.extend(if let Turn::Disc(square) = turn { Some(square) } else { None });
            match position.play(seat, &turn) {
                Next::Turn(next) => seat = next,
                Next::End(outcome) => return (squares, outcome.scores.unwrap()[0] as u8),
            }
        }
    }

    #[test]
    fn the_fast_check_agrees_with_the_judge() {
        let mut chance = Chance::seeded(8);
        let games: Vec<_> = (0..300).map(|_| random_game(&mut chance)).collect();
        let bytes = archive(&games.iter().map(|(squares, discs)| entry(squares, *discs)).collect::<Vec<_>>());
        let archive = Archive::read(&bytes).unwrap();
        assert_eq!((archive.len(), archive.year), (300, 2026));
        for (game, (squares, discs)) in archive.games().zip(&games) {
            let record = game.record(None, None).unwrap();
            assert_eq!(record.turns().len(), squares.len());
            let Verdict::Holds(holds) = judge(record.to_string().as_bytes()) else { panic!("{record}") };
            assert_eq!(game.check(), Check::Over { outcome: holds.outcome, moves: holds.turns, agrees: true });
            assert_eq!(game.stated(), Some(i64::from(*discs)));
        }
    }

    #[test]
    fn a_wrong_count_an_early_stop_and_a_wrong_move_are_told_apart() {
        let wipeout = squares("e6f4e3f6g5d6e7f5c5");
        let (short, _) = wipeout.split_at(5);
        let after = [wipeout.as_slice(), &squares("a1")].concat();
        let mut hole = entry(&wipeout, 64);
        hole[MOVES + 3] = 0;
        let bytes = archive(&[
            entry(&wipeout, 64),
            entry(&wipeout, 13),
            entry(short, 64),
            entry(&squares("a1"), 64),
            entry(&after, 64),
            hole,
            entry(&wipeout, 200),
        ]);
        let games: Vec<_> = Archive::read(&bytes).unwrap().games().collect();
        let agree: Vec<_> = games.iter().map(|game| game.check().agrees()).collect();
        let no = Some(false);
        assert_eq!(agree, [Some(true), no, None, no, no, no, no]);
        let wrong = |at: usize| match games[at].check() {
            Check::Wrong(text) => text.english(),
            other => panic!("{other:?}"),
        };
        assert!(wrong(3).starts_with("Byte 228: Black would turn nothing over with a disc on a1"), "{}", wrong(3));
        assert!(wrong(4).contains("comes after the end"));
        assert!(wrong(5).contains("at move 4, 0 is not a square"));
        assert!(games[5].record(None, None).is_err());
        assert_eq!(games[6].stated(), None);
    }

    #[test]
    fn names_and_year_become_tags() {
        let players = Names::players(&names(PLAYER, &[b"Ang\xe9lique", b"Ben\nO\"Neil"])).unwrap();
        let tournaments = Names::tournaments(&names(TOURNAMENT, &[b"", b"Open de P\xe9renchies"])).unwrap();
        let bytes = archive(&[entry(&squares("f5d6"), 40)]);
        let game = Archive::read(&bytes).unwrap().games().next().unwrap();
        let tags =
            |record: Record| record.tags().iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>();
        assert_eq!(
            tags(game.record(Some(&players), Some(&tournaments)).unwrap()),
            [
                "Game=reversi",
                "Variant=othello",
                "P1=Angélique",
                "P2=Ben O\"Neil",
                "Options=empties=winner",
                "Event=Open de Pérenchies",
                "Date=2026"
            ]
        );
        assert_eq!(tags(game.record(None, None).unwrap())[2], "P1=WTHOR 0");
    }

    #[test]
    fn files_that_are_no_archive_are_refused_with_the_place() {
        let wrong = |bytes: &[u8]| Archive::read(bytes).unwrap_err().english();
        assert!(wrong(b"").starts_with("Byte 0:"));
        assert!(wrong(&[0; 15]).starts_with("Byte 15:"));
        assert!(wrong(&header(u32::MAX, 0, 8, 0)).starts_with("Byte 4:"));
        assert!(wrong(&header(0, 3, 0, 0)).starts_with("Byte 8:"));
        assert!(wrong(&header(0, 0, 10, 0)).starts_with("Byte 12:"));
        assert!(wrong(&header(0, 0, 8, 1)).starts_with("Byte 13:"));
        assert!(wrong(&[header(1, 0, 0, 0), vec![0; 67]].concat()).starts_with("Byte 4:"));
        assert!(Archive::read(&header(0, 0, 0, 0)).unwrap().is_empty());
        assert!(Names::players(&header(0, u16::MAX, 0, 0)).is_err());
        assert!(Names::tournaments(&names(PLAYER, &[b"Ada"])).is_err());
    }

    proptest::proptest! {
        #[test]
        fn no_bytes_panic(mut bytes: Vec<u8>, games in 0u8..4) {
            let _ = (Archive::read(&bytes).is_ok(), Names::players(&bytes).is_ok(), Names::tournaments(&bytes).is_ok());
            bytes.resize(GAME * usize::from(games), 56);
            bytes.splice(0..0, header(games.into(), 0, 0, 0));
            for game in Archive::read(&bytes).unwrap().games() {
                let _ = (game.check(), game.record(None, None).is_ok(), game.stated());
            }
        }

        #[test]
        fn no_text_panics(transcript: String) {
            let _ = othello::read(&transcript);
        }
    }
}
