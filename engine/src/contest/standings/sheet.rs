use super::lots::{drawn, given};
use super::number::Number;
use super::scores::GameScore;
use super::tie_break::{Family, TieBreak};
use super::value::Value;
use super::{Source, buchholz, encounter, koya, own, rating, scores};
use crate::contest::sides::SideNames;
use crate::contest::swiss::{Field, Outing, Score, Side, Tenths};

/// How the pairings were made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
pub enum Pairings {
    /// Round after round, by the results; unplayed rounds follow article 16 of C.07.
    #[default]
    Swiss,
    /// Before the first round, everybody against everybody; forfeits count as games (article 15).
    RoundRobin,
}

/// What some tie-breaks need besides the field. Lists are by index in the field and may be short.
#[derive(Debug, Clone, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
pub struct Details {
    /// How the pairings were made.
    pub pairings: Pairings,
    /// Start numbers; where missing, the index and 1.
    pub numbers: Vec<usize>,
    /// Ratings; `None` for who has none.
    pub ratings: Vec<Option<u32>>,
    /// What unrated players count as. Without it, no rating counts once one player has none.
    pub unrated: Option<u16>,
    /// For each player and round the score of the game.
    pub scores: Vec<Vec<Option<GameScore>>>,
    /// What is shared in one game, such as the 64 discs of Othello.
    pub game_total: Option<u32>,
    /// The seed of the lots.
    pub seed: u64,
    /// Places that the organiser gave.
    pub manual: Vec<Option<u32>>,
    /// What the seats are called in explanations.
    #[serde(skip)]
    pub sides: SideNames,
}

/// A round of a player, read for tie-breaks.
#[derive(Debug, Clone, Copy)]
pub(super) struct Round {
    /// Who was scheduled, whether the game was played or not.
    pub(super) opponent: Option<usize>,
    /// Whether it was played.
    pub(super) met: bool,
    /// The side of a game that was played.
    pub(super) black: bool,
    pub(super) score: Score,
    pub(super) points: Tenths,
    /// A voluntary unplayed round: a bye that was asked for, an absence or a forfeit loss.
    pub(super) voluntary: bool,
}

impl Round {
    /// The opponent of a game that was played.
    pub(super) fn faced(&self) -> Option<usize> {
        self.opponent.filter(|_| self.met)
    }
}

/// The field of a two-player contest, ready for tie-breaks.
#[derive(Debug, Clone)]
pub struct Sheet<'a> {
    pub(super) field: &'a Field,
    pub(super) details: &'a Details,
    /// Rounds that count.
    pub(super) rounds: usize,
    pub(super) players: Vec<Vec<Round>>,
    pub(super) points: Vec<Tenths>,
}

impl<'a> Sheet<'a> {
    /// The field after the rounds that are played. Who has no entry in one of them was away.
    pub fn new(field: &'a Field, details: &'a Details) -> Self {
        let (count, rounds) = (field.entrants.len(), field.played);
        let players: Vec<Vec<Round>> = field
            .entrants
            .iter()
            .enumerate()
            .map(|(me, entrant)| {
                let away = std::iter::repeat(Outing::Bye(Score::Loss));
                let outings = entrant.outings.iter().copied().chain(away).take(rounds);
                let other = |opponent: usize| Some(opponent).filter(|opponent| *opponent < count && *opponent != me);
                outings
                    .map(|outing| {
                        let points = field.points.of(outing);
                        let (opponent, side, score, met) = match outing {
                            Outing::Played { opponent, side, score } => {
                                let opponent = other(opponent);
                                (opponent, Some(side), score, opponent.is_some())
                            }
                            Outing::Forfeit { opponent, score, .. } => (other(opponent), None, score, false),
                            Outing::PairingBye => (None, None, Score::Win, false),
                            Outing::Bye(score) => (None, None, score, false),
                        };
                        let voluntary = !met && score != Score::Win;
                        Round { opponent, met, black: met && side == Some(Side::Black), score, points, voluntary }
                    })
                    .collect()
            })
            .collect();
        let points = players.iter().map(|rounds| rounds.iter().map(|round| round.points).sum()).collect();
        Self { field, details, rounds, players, points }
    }

    pub(super) fn rounds_of(&self, player: usize) -> &[Round] {
        self.players.get(player).map(Vec::as_slice).unwrap_or_default()
    }

    pub(super) fn points_of(&self, player: usize) -> Tenths {
        self.points.get(player).copied().unwrap_or(0)
    }

    pub(super) fn is_predetermined(&self) -> bool {
        self.details.pairings == Pairings::RoundRobin
    }

    /// Whether this round (from 0) is the last of the contest.
    pub(super) fn is_final(&self, round: usize) -> bool {
        round + 1 == self.field.rounds.max(self.rounds)
    }

    /// The start number, from 1.
    pub(super) fn number(&self, player: usize) -> usize {
        self.details.numbers.get(player).copied().unwrap_or(player + 1)
    }

    /// A value for every player.
    pub(super) fn each(&self, value: impl Fn(usize) -> Option<Number>) -> Vec<Option<Number>> {
        (0..self.players.len()).map(value).collect()
    }
}

impl Source for Sheet<'_> {
    fn entrants(&self) -> usize {
        self.players.len()
    }

    fn column(&self, tie_break: TieBreak, groups: &[&[usize]]) -> Vec<Option<Number>> {
        match tie_break.family() {
            Family::Own => self.each(|player| Some(own::number(self, tie_break, player))),
            Family::Koya(limit) => koya::column(self, limit),
            Family::Buchholz(sum) => buchholz::column(self, sum),
            Family::AverageBuchholz(fore) => buchholz::average(self, fore),
            Family::Direct(forfeits) => encounter::column(self, groups, forfeits),
            Family::Rating(unrated) => rating::column(self, tie_break, unrated),
            Family::Scores => scores::column(self, tie_break),
            Family::StartNumber => self.each(|player| Some(Number::whole(self.number(player) as i64))),
            Family::Lots => drawn(self.players.len(), self.details.seed),
            Family::Manual => given(self.players.len(), &self.details.manual),
        }
    }

    fn explain(&self, tie_break: TieBreak, groups: &[&[usize]], entrants: &[usize]) -> Vec<Value> {
        let each = |open: &dyn Fn(usize) -> Value| entrants.iter().map(|entrant| open(*entrant)).collect();
        match tie_break.family() {
            Family::Own => each(&|player| own::explain(self, tie_break, player)),
            Family::Koya(limit) => each(&koya::explain(self, limit)),
            Family::Buchholz(sum) => each(&buchholz::explain(self, tie_break, sum)),
            Family::AverageBuchholz(fore) => each(&buchholz::explain_average(self, fore)),
            Family::Direct(forfeits) => {
                let mut values = encounter::explain(self, tie_break, groups, forfeits);
                let value = |entrant: &usize| values.get_mut(*entrant).and_then(Option::take);
                let missing = || Value::missing(tie_break);
                entrants.iter().map(value).map(|value| value.unwrap_or_else(missing)).collect()
            }
            Family::Rating(unrated) => each(&rating::explain(self, tie_break, unrated)),
            Family::Scores => each(&|player| scores::explain(self, tie_break, player)),
            Family::StartNumber | Family::Lots | Family::Manual => {
                let numbers = self.column(tie_break, &[]);
                each(&|player| Value::of(tie_break, numbers.get(player).copied().flatten()))
            }
        }
    }
}
