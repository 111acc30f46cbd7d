//! Why a table is as it is, and why somebody has none: numbers and kinds to be stored, worded when somebody reads them.

use serde::{Deserialize, Serialize};

use crate::contest::sentences;
use crate::contest::swiss::Tenths;
use crate::text;
use crate::text::Text;

/// Why these players are at one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Together {
    /// A round of the balanced design, from 1.
    Design {
        /// Which.
        round: usize,
    },
    /// Mixed so that as few as possible meet again.
    Mixed,
    /// Straight from the standings.
    Standings {
        /// The most points at the table.
        most: Tenths,
        /// The fewest.
        least: Tenths,
    },
    /// Players of like points.
    Points {
        /// The most points at the table.
        most: Tenths,
        /// The fewest.
        least: Tenths,
    },
}

/// What could not be avoided at a table; players as whoever keeps the note knows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum Note<P = usize> {
    /// Two have met before.
    Met {
        /// Who.
        players: [P; 2],
        /// How often.
        times: u16,
    },
    /// Two are of one club.
    SameClub {
        /// Who.
        players: [P; 2],
    },
    /// The table is not full.
    Short {
        /// How many sit there.
        seats: usize,
        /// Players at a full table.
        full: usize,
    },
}

/// How often a player has had each seat of such a table, the first seat first: the reason for the seat they get.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatsSoFar(pub Vec<u32>);

/// Why somebody has no table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bye {
    /// Byes before.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub byes: u32,
    /// The player's points.
    pub points: Tenths,
}

fn is_zero(count: &u32) -> bool {
    *count == 0
}

impl Together {
    /// In a sentence.
    pub fn text(self) -> Text {
        match self {
            Self::Design { round } => {
                text!("seating-round-balanced-design", round)
            }
            Self::Mixed => text!("seating-mixed-few-possible-meet-again"),
            Self::Standings { most, least } => {
                let (most, least) = (in_words(most), in_words(least));
                text!("seating-straight-standings-points", most, least)
            }
            Self::Points { most, least } if most == least => {
                let points = sentences::points(u64::from(most) * 10);
                text!("seating-all-points", points)
            }
            Self::Points { most, least } => {
                let (most, least) = (in_words(most), in_words(least));
                text!("seating-points", most, least)
            }
        }
    }
}

impl<P: Copy> Note<P> {
    /// The same note about players as somebody else knows them; nothing if one of them is unknown there.
    pub fn of<Q>(self, player: impl Fn(P) -> Option<Q>) -> Option<Note<Q>> {
        let both = |[one, other]: [P; 2]| Some([player(one)?, player(other)?]);
        Some(match self {
            Self::Met { players, times } => Note::Met { players: both(players)?, times },
            Self::SameClub { players } => Note::SameClub { players: both(players)? },
            Self::Short { seats, full } => Note::Short { seats, full },
        })
    }

    /// In a sentence, given what players are called and the club of each.
    pub fn text(self, name: &dyn Fn(P) -> String, club: &dyn Fn(P) -> Option<String>) -> Text {
        match self {
            Self::Met { players, times } => {
                let [name, other] = players.map(name);
                text!("seating-met-before-no-seating-less", name, other, times)
            }
            Self::SameClub { players } => {
                let [name, other] = players.map(name);
                match players.map(club) {
                    [Some(club), theirs] if theirs.as_ref() == Some(&club) => {
                        text!("seating-both", name, other, club)
                    }
                    // One of them has changed clubs since.
                    _ => text!("seating-club", name, other),
                }
            }
            Self::Short { seats, full } => text!("seating-instead-sit-here-nobody-more", seats, full),
        }
    }
}

impl SeatsSoFar {
    /// In a sentence, given the player's name and the seat they get, from 0.
    pub fn text(&self, name: &str, seat: usize) -> Text {
        let number = seat + 1;
        let times = self.0.iter().map(u32::to_string).collect::<Vec<_>>().join("–");
        text!("seating-seat-seats-far", name, number, times)
    }
}

impl Bye {
    /// In a sentence, given the player's name.
    pub fn text(self, name: &str) -> Text {
        let points = in_words(self.points);
        match self.byes {
            0 => text!("seating-no-table-no-bye-far", name, points),
            byes => text!("seating-no-table-again-everybody-else", name, byes, points),
        }
    }
}

fn in_words(tenths: Tenths) -> Text {
    let (whole, rest) = (tenths / 10, tenths % 10);
    Text::Decimal(if rest == 0 { whole.to_string() } else { format!("{whole}.{rest}") })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Written as that, and read back.
    fn check<T>(reason: &T, stored: &str)
    where
        T: Serialize + for<'a> Deserialize<'a> + PartialEq + std::fmt::Debug,
    {
        assert_eq!(serde_json::to_string(reason).unwrap(), stored);
        assert_eq!(&serde_json::from_str::<T>(stored).unwrap(), reason);
    }

    #[test]
    fn reasons_are_stored_without_words() {
        check(&Together::Design { round: 2 }, r#"{"design":{"round":2}}"#);
        check(&Together::Mixed, r#""mixed""#);
        check(&Together::Standings { most: 30, least: 5 }, r#"{"standings":{"most":30,"least":5}}"#);
        check(&Together::Points { most: 10, least: 10 }, r#"{"points":{"most":10,"least":10}}"#);
        check(&Note::Met { players: [3, 7], times: 2 }, r#"{"met":{"players":[3,7],"times":2}}"#);
        check(&Note::SameClub { players: [0, 1] }, r#"{"same-club":{"players":[0,1]}}"#);
        check(&Note::<usize>::Short { seats: 3, full: 4 }, r#"{"short":{"seats":3,"full":4}}"#);
        check(&SeatsSoFar(vec![1, 0, 2]), "[1,0,2]");
        check(&Bye { byes: 0, points: 15 }, r#"{"points":15}"#);
        check(&Bye { byes: 1, points: 0 }, r#"{"byes":1,"points":0}"#);
    }

    #[test]
    fn names_come_in_when_somebody_reads() {
        let name = |player: usize| ["Ana", "Bo"][player].to_owned();
        let note = Note::SameClub { players: [0, 1] };
        assert_eq!(note.text(&name, &|_| Some("Lions".into())).english(), "Ana and Bo are both from Lions.");
        assert_eq!(
            note.text(&name, &|player| (player == 0).then(|| "Lions".into())).english(),
            "Ana and Bo are from the same club."
        );
        assert_eq!(
            SeatsSoFar(vec![1, 0, 2]).text("Ana", 1).english(),
            "Ana has seat 2; times on each seat so far: 1–0–2."
        );
        assert_eq!(
            Together::Points { most: 15, least: 5 }.text().say("fr"),
            "Points à cette table\u{a0}: de 1,5 à 0,5."
        );
        assert_eq!(note.of(|player| (player == 0).then_some('a')), None);
    }
}
