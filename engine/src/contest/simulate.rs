//! A simulated competition, to rehearse a format and to test the pairings: who is late, who leaves,
//! who asks for a bye and who wins all come from a seed.

use serde::{Deserialize, Serialize};

use super::pairing::reason::{Bye, Meeting, Sides};
use super::pairing::{Impossible, Pair, Pairing, double, dutch, plain};
use super::round_robin::{Cycles, Game, Numbers, Schedule};
use super::swiss::{Entrant, Field, Outing, Points, Score, Side, Tenths};
use super::trf::{Player, Report};
use crate::chance::Chance;
use crate::text;

/// How the rounds are paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Format {
    /// The FIDE (Dutch) system.
    Dutch,
    /// The plain Swiss.
    Plain,
    /// The Double-Swiss: matches of two games.
    Double,
    /// Everybody against everybody, twice if there are rounds enough. All are in it from the start, and
    /// who leaves forfeits the rest.
    RoundRobin,
}

impl Format {
    /// Pairs the next round.
    pub fn pair(self, field: &Field) -> Result<Pairing, Impossible> {
        match self {
            Self::Dutch => dutch::pair(field),
            Self::Plain => plain::pair(field, &plain::Wishes::default()),
            Self::Double => double::pair(field),
            Self::RoundRobin => berger(field),
        }
    }

    /// Games that a pair plays in a round, sides exchanged each time.
    pub const fn games(self) -> usize {
        match self {
            Self::Dutch | Self::Plain | Self::RoundRobin => 1,
            Self::Double => 2,
        }
    }
}

/// The next round of the Berger tables.
fn berger(field: &Field) -> Result<Pairing, Impossible> {
    let players = field.entrants.len();
    let single = players.next_multiple_of(2).saturating_sub(1);
    let cycles = if field.rounds > single { Cycles::Double } else { Cycles::Single };
    let schedule =
        Schedule::new(players, cycles, Numbers::Listed).map_err(|text| Impossible { text, stuck: Vec::new() })?;
    let Some(round) = schedule.rounds.get(field.played) else {
        let played = field.played;
        let text = text!("simulate-all-rounds-table-played", played);
        return Err(Impossible { text, stuck: Vec::new() });
    };
    let table =
        |game: &Game| Pair { white: game.first, black: game.second, why: Meeting::Schedule, side: Sides::Schedule };
    let bye = round.bye.map(|player| (player, Bye::Schedule));
    Ok(Pairing { tables: round.games.iter().map(table).collect(), bye })
}

/// How often something happens, in parts of a million.
pub type Rate = u32;

/// What happens how often, each time that it can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rates {
    /// A game between equals is drawn; less often the more unequal the players.
    pub draw: Rate,
    /// A player does not appear for a game.
    pub forfeit: Rate,
    /// A player leaves after a round.
    pub withdrawal: Rate,
    /// A player asks for a bye with half a point.
    pub bye: Rate,
    /// A player enters after the first round.
    pub late: Rate,
}

/// What is to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// How the rounds are paired.
    pub format: Format,
    /// Players, those who come late too.
    pub players: usize,
    /// Rounds; of two games each in the Double-Swiss.
    pub rounds: usize,
    /// What happens how often.
    pub rates: Rates,
    /// The same seed gives the same competition.
    pub seed: u64,
}

/// One round that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Round {
    /// Who met whom.
    pub pairing: Pairing,
    /// Who was away, by index, with the score of the bye.
    pub away: Vec<(usize, Score)>,
}

/// A competition that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The plan.
    pub plan: Plan,
    /// The field after the last round that could be paired.
    pub field: Field,
    /// Ratings, from the highest, as the players are numbered.
    pub ratings: Vec<u32>,
    /// The rounds.
    pub rounds: Vec<Round>,
    /// Why the competition ended early, if no further round could be paired.
    pub ended: Option<Impossible>,
}

/// Plays a competition.
pub fn simulate(plan: Plan) -> Played {
    let mut chance = Chance::seeded(plan.seed);
    let mut ratings: Vec<u32> = (0..plan.players).map(|_| 1400 + chance.below(1201) as u32).collect();
    ratings.sort_unstable_by(|a, b| b.cmp(a));
    let arrivals: Vec<usize> = (0..plan.players)
        .map(|_| if happens(&mut chance, plan.rates.late) { 1 + chance.below(plan.rounds.max(2) - 1) } else { 0 })
        .collect();
    let mut left = vec![false; plan.players];
    let games = plan.format.games();
    let fixed = plan.format == Format::RoundRobin;
    let mut field = Field {
        entrants: vec![Entrant::default(); plan.players],
        played: 0,
        rounds: plan.rounds * games,
        points: Points::default(),
        first_side: Some(if chance.one_in(2) { Side::White } else { Side::Black }),
        apart: Vec::new(),
    };
    let mut rounds = Vec::new();
    for round in 0..plan.rounds {
        let away: Vec<(usize, Score)> = (0..if fixed { 0 } else { plan.players })
            .filter_map(|player| {
                let here = arrivals.get(player).is_some_and(|arrival| *arrival <= round);
                let gone = left.get(player).copied().unwrap_or(true);
                let bye = happens(&mut chance, plan.rates.bye);
                let score = if !here || gone { Some(Score::Loss) } else { bye.then_some(Score::Draw) };
                score.map(|score| (player, score))
            })
            .collect();
        for (player, score) in &away {
            put(&mut field, *player, std::iter::repeat_n(Outing::Bye(*score), games));
        }
        let pairing = match plan.format.pair(&field) {
            Ok(pairing) => pairing,
            Err(impossible) => {
                for (player, _) in &away {
                    if let Some(entrant) = field.entrants.get_mut(*player) {
                        entrant.outings.truncate(field.played);
                    }
                }
                return Played { plan, field, ratings, rounds, ended: Some(impossible) };
            }
        };
        for pair in &pairing.tables {
            let rating = |player: usize| ratings.get(player).copied().unwrap_or(0);
            for game in 0..games {
                let (white, black) = if game == 0 { (pair.white, pair.black) } else { (pair.black, pair.white) };
                let gone = |player: usize| fixed && left.get(player).copied().unwrap_or(true);
                let absent = [white, black].map(|player| gone(player) | happens(&mut chance, plan.rates.forfeit));
                let (ours, theirs) =
                    play(&mut chance, plan.rates.draw, absent, (white, rating(white)), (black, rating(black)));
                put(&mut field, white, [ours]);
                put(&mut field, black, [theirs]);
            }
        }
        if let Some((player, _)) = pairing.bye {
            // A bye of a match is worth a win and a draw; in a round robin everybody has one, worth nothing.
            let first = if fixed { Outing::Bye(Score::Loss) } else { Outing::PairingBye };
            let outings = [first, Outing::Bye(Score::Draw)];
            put(&mut field, player, outings.into_iter().take(games));
        }
        field.played += games;
        for gone in &mut left {
            *gone |= happens(&mut chance, plan.rates.withdrawal);
        }
        rounds.push(Round { pairing, away });
    }
    Played { plan, field, ratings, rounds, ended: None }
}

fn happens(chance: &mut Chance, rate: Rate) -> bool {
    chance.below(1_000_000) < rate as usize
}

fn put(field: &mut Field, player: usize, outings: impl IntoIterator<Item = Outing>) {
    if let Some(entrant) = field.entrants.get_mut(player) {
        entrant.outings.extend(outings);
    }
}

/// The two players' outings of one game.
fn play(
    chance: &mut Chance,
    draw: Rate,
    absent: [bool; 2],
    white: (usize, u32),
    black: (usize, u32),
) -> (Outing, Outing) {
    let (ours, theirs) = match absent.into() {
        (false, false) => {
            let score = result(chance, draw, white.1, black.1);
            return (
                Outing::Played { opponent: black.0, side: Side::White, score },
                Outing::Played { opponent: white.0, side: Side::Black, score: opposite(score) },
            );
        }
        (true, true) => (Score::Loss, Score::Loss),
        (true, false) => (Score::Loss, Score::Win),
        (false, true) => (Score::Win, Score::Loss),
    };
    (
        Outing::Forfeit { opponent: black.0, side: Some(Side::White), score: ours },
        Outing::Forfeit { opponent: white.0, side: Some(Side::Black), score: theirs },
    )
}

/// The result for the first player. Whole numbers only, so that every machine plays the same: the
/// expectation grows by an eighth of a percent per point of rating, up to 96 %.
fn result(chance: &mut Chance, draw: Rate, ours: u32, theirs: u32) -> Score {
    let difference = i64::from(ours) - i64::from(theirs);
    let expected = (500_000 + 1_250 * difference).clamp(40_000, 960_000);
    // A draw takes from both sides alike, as far as the weaker has something to give.
    let draw = i64::from(draw).min(2 * expected.min(1_000_000 - expected));
    let roll = chance.below(1_000_000) as i64;
    let win = expected - draw / 2;
    if roll < win {
        Score::Win
    } else if roll < win + draw {
        Score::Draw
    } else {
        Score::Loss
    }
}

const fn opposite(score: Score) -> Score {
    match score {
        Score::Win => Score::Loss,
        Score::Draw => Score::Draw,
        Score::Loss => Score::Win,
    }
}

impl Played {
    /// The points of every player at the end.
    pub fn points(&self) -> Vec<Tenths> {
        (0..self.field.entrants.len()).map(|player| self.field.points_after(player, self.field.played)).collect()
    }

    /// The outings of a player in a round, one per game.
    pub fn outings(&self, player: usize, round: usize) -> &[Outing] {
        let games = self.plan.format.games();
        let outings = self.field.entrants.get(player).map(|entrant| entrant.outings.as_slice()).unwrap_or_default();
        outings.get(round * games..(round + 1) * games).unwrap_or_default()
    }

    /// The competition as a federation's report. A match of the Double-Swiss takes two of its rounds.
    pub fn report(&self) -> Report {
        let points = self.points();
        let mut order: Vec<usize> = (0..points.len()).collect();
        order.sort_by_key(|player| std::cmp::Reverse(points.get(*player)));
        let rank = |player: usize| order.iter().position(|other| *other == player).unwrap_or(0) + 1;
        let players = self.field.entrants.iter().enumerate().map(|(player, entrant)| Player {
            number: player + 1,
            sex: ' ',
            name: format!("Player {:04}", player + 1),
            rating: self.ratings.get(player).copied().unwrap_or(0),
            points: points.get(player).copied().unwrap_or(0),
            rank: rank(player).to_string(),
            outings: entrant.outings.clone(),
            ..Player::default()
        });
        let Plan { seed, .. } = self.plan;
        let mut other_lines = vec![format!("012 Simulation {seed}")];
        match self.plan.format {
            Format::Dutch => other_lines.push("192 FIDE_DUTCH_2025".to_owned()),
            Format::Double => other_lines.push("192 FIDE_DOUBLESWISS".to_owned()),
            Format::RoundRobin => other_lines.push("192 FIDE_ROUNDROBIN".to_owned()),
            Format::Plain => {}
        }
        Report {
            other_lines,
            players: players.collect(),
            rounds: Some(self.field.rounds),
            first_side: self.field.first_side,
            points: self.field.points,
            ..Report::default()
        }
    }
}
