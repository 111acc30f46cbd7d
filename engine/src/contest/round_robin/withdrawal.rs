//! What happens to the games of players who leave a round robin.

use serde::{Deserialize, Serialize};

use super::{Game, Schedule};
use crate::text;
use crate::text::Text;

/// What the organiser has announced for players who leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum WithdrawalRule {
    /// Under half of the games played: results are shown but not counted. Otherwise they are kept and
    /// the rest are forfeited.
    #[default]
    Half,
    /// Nothing counts.
    VoidAll,
    /// What was played counts, and the rest is not played.
    KeepPlayed,
}

/// Whether and how a game counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    /// Still to be played.
    Open,
    /// Played, and its result counts.
    Counts,
    /// Played; the result is shown but does not count.
    ShownOnly,
    /// Not played; this player wins by forfeit.
    ForfeitTo(usize),
    /// Not played; both lose by forfeit.
    DoubleForfeit,
    /// Not played, and worth nothing to either.
    Cancelled,
}

/// How each game stands, round by round and table by table, when these players have left. A game is
/// `played` when it has a result over the board.
pub fn settle(
    schedule: &Schedule,
    played: impl Fn(usize, usize) -> bool,
    left: &[usize],
    rule: WithdrawalRule,
) -> Vec<Vec<Standing>> {
    let gone = |player: usize| left.contains(&player);
    let voided: Vec<usize> = left.iter().copied().filter(|player| !keeps(schedule, &played, *player, rule)).collect();
    let stands = |round: usize, table: usize, game: &Game| {
        let (first, second) = (game.first, game.second);
        let struck = voided.contains(&first) || voided.contains(&second);
        match (played(round, table), struck) {
            (true, true) => Standing::ShownOnly,
            (true, false) => Standing::Counts,
            _ if !gone(first) && !gone(second) => Standing::Open,
            (false, true) => Standing::Cancelled,
            _ if rule == WithdrawalRule::KeepPlayed => Standing::Cancelled,
            _ if !gone(first) => Standing::ForfeitTo(first),
            _ if !gone(second) => Standing::ForfeitTo(second),
            _ => Standing::DoubleForfeit,
        }
    };
    let games = |round: usize, games: &[Game]| {
        games.iter().enumerate().map(|(table, game)| stands(round, table, game)).collect()
    };
    schedule.rounds.iter().enumerate().map(|(round, drawn)| games(round, &drawn.games)).collect()
}

/// Why the games of a player who left are treated as they are.
pub fn why(schedule: &Schedule, played: impl Fn(usize, usize) -> bool, player: usize, rule: WithdrawalRule) -> Text {
    let (done, all) = tally(schedule, &played, player);
    match rule {
        WithdrawalRule::VoidAll => text!("round-robin-withdrawn-rule-competition-no-result"),
        WithdrawalRule::KeepPlayed => text!("round-robin-withdrawn-after-games-count-others", done, all),
        WithdrawalRule::Half if 2 * done < all => text!("round-robin-withdrawn-after-games-under-half", done, all),
        WithdrawalRule::Half => text!("round-robin-withdrawn-after-games-least-half", done, all),
    }
}

/// Whether what a leaver played counts.
fn keeps(schedule: &Schedule, played: &impl Fn(usize, usize) -> bool, player: usize, rule: WithdrawalRule) -> bool {
    match rule {
        WithdrawalRule::VoidAll => false,
        WithdrawalRule::KeepPlayed => true,
        WithdrawalRule::Half => {
            let (done, all) = tally(schedule, played, player);
            2 * done >= all
        }
    }
}

/// The games a player has played, and has in all.
fn tally(schedule: &Schedule, played: &impl Fn(usize, usize) -> bool, player: usize) -> (usize, usize) {
    let (mut done, mut all) = (0, 0);
    for (round, drawn) in schedule.rounds.iter().enumerate() {
        for (table, game) in drawn.games.iter().enumerate() {
            if game.first == player || game.second == player {
                all += 1;
                done += usize::from(played(round, table));
            }
        }
    }
    (done, all)
}

#[cfg(test)]
mod tests {
    use super::super::{Cycles, Numbers};
    use super::*;

    /// Five players, so four games each; number 4 has the bye in round 2 of 5.
    fn standings(rounds: usize, left: &[usize], rule: WithdrawalRule) -> Vec<Vec<Standing>> {
        let schedule = Schedule::new(5, Cycles::Single, Numbers::Listed).unwrap();
        settle(&schedule, |round, _| round < rounds, left, rule)
    }

    #[test]
    fn under_half_is_shown_but_not_counted() {
        // Number 1 is free in round 1: after two rounds one game of four.
        let games = standings(2, &[0], WithdrawalRule::Half);
        assert_eq!(games[0], [Standing::Counts, Standing::Counts]);
        assert_eq!(games[1], [Standing::Counts, Standing::ShownOnly]);
        assert_eq!(games[2], [Standing::Cancelled, Standing::Open]);
    }

    #[test]
    fn half_is_kept_and_the_rest_forfeited() {
        // Round 3: 3-1 4-5, so after three rounds number 1 has played half; round 4: 1-4 2-3.
        let games = standings(3, &[0], WithdrawalRule::Half);
        assert_eq!(games[1], [Standing::Counts, Standing::Counts]);
        assert_eq!(games[2], [Standing::Counts, Standing::Counts]);
        assert_eq!(games[3], [Standing::ForfeitTo(3), Standing::Open]);
        assert_eq!(standings(4, &[0, 4], WithdrawalRule::Half)[4], [Standing::Open, Standing::DoubleForfeit]);
    }

    #[test]
    fn everything_void_or_everything_kept() {
        assert_eq!(standings(4, &[0], WithdrawalRule::VoidAll)[3], [Standing::ShownOnly, Standing::Counts]);
        let kept = standings(2, &[0], WithdrawalRule::KeepPlayed);
        assert_eq!(kept[1], [Standing::Counts, Standing::Counts]);
        assert_eq!(kept[2], [Standing::Cancelled, Standing::Open]);
    }

    #[test]
    fn the_reason_is_told() {
        let schedule = Schedule::new(5, Cycles::Single, Numbers::Listed).unwrap();
        let text = why(&schedule, |round, _| round < 2, 0, WithdrawalRule::Half);
        assert!(text.english().contains("1 of 4 games, under half"), "{text}");
    }
}
