//! Changing a log: a new result, a correction, a withdrawal. What a change makes impossible is taken
//! out and named.

use serde::{Deserialize, Serialize};

use super::{Bracket, Log, MatchId, Report, State};
use crate::text;
use crate::text::Text;

/// A change to what has been reported.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Change {
    /// A result, in place of the one there may have been.
    Report(Report),
    /// No result after all.
    Erase(MatchId),
    /// An entrant leaves.
    Withdraw(usize),
    /// An entrant who had left is back.
    Return(usize),
}

/// A log after a change.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Changed {
    /// The log now.
    pub log: Log,
    /// The state now.
    pub state: State,
    /// The matches whose results fell with the change, because other players stand in them now.
    pub voided: Vec<MatchId>,
    /// The same as a sentence.
    pub text: Option<Text>,
}

impl Log {
    /// Makes a change; a sentence where it cannot be made.
    pub fn change(&self, bracket: &Bracket, change: Change) -> Result<Changed, Text> {
        State::replay(bracket, self)?;
        let mut log = self.clone();
        let subject = match change {
            Change::Report(Report { id, .. }) | Change::Erase(id) => Some(id),
            Change::Withdraw(_) | Change::Return(_) => None,
        };
        log.reports.retain(|report| Some(report.id) != subject);
        match change {
            Change::Report(report) => log.reports.push(report),
            Change::Erase(id) if log.reports.len() == self.reports.len() => {
                return Err(text!("bracket-match-no-result", id));
            }
            Change::Erase(_) => {}
            Change::Withdraw(entrant) if self.withdrawn.contains(&entrant) => {
                return Err(text!("bracket-entrant-left-already"));
            }
            Change::Withdraw(entrant) => log.withdrawn.push(entrant),
            Change::Return(entrant) if !self.withdrawn.contains(&entrant) => {
                return Err(text!("bracket-entrant-not-left"));
            }
            Change::Return(entrant) => log.withdrawn.retain(|gone| *gone != entrant),
        }
        let (_, misfits) = State::resolve(bracket, &log);
        if let Change::Report(Report { id, .. }) = change
            && let Some(misfit) = misfits.iter().find(|misfit| misfit.id == id)
        {
            return Err(misfit.why.clone());
        }
        let voided: Vec<MatchId> = misfits.iter().map(|misfit| misfit.id).collect();
        log.reports.retain(|report| !voided.contains(&report.id));
        let state = State::replay(bracket, &log)?;
        let text = warning(&voided);
        Ok(Changed { log, state, voided, text })
    }
}

fn warning(voided: &[MatchId]) -> Option<Text> {
    let names: Vec<String> = voided.iter().map(MatchId::to_string).collect();
    match names.as_slice() {
        [] => None,
        [one] => Some(text!("bracket-result-match-falls-other-players", one)),
        [most @ .., last] => {
            let most = most.join(", ");
            Some(text!("bracket-results-matches-fall-other-players", most, last))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Ending, Format, Slot};
    use super::*;

    fn four() -> Bracket {
        Bracket::new(Format::Single { third_place: true }, vec![0, 1, 2, 3], 1).unwrap()
    }

    fn won(id: usize, winner: usize, loser: usize) -> Report {
        Report { id: MatchId(id), between: [winner, loser], ending: Ending::Won(winner) }
    }

    /// 1-4, 2-3, final 1-2 and third place 4-3, all won by the better.
    fn played() -> Log {
        Log { reports: vec![won(1, 0, 3), won(2, 1, 2), won(3, 0, 1), won(4, 2, 3)], withdrawn: vec![] }
    }

    #[test]
    fn a_correction_names_what_falls_with_it() {
        let bracket = four();
        let changed = played().change(&bracket, Change::Report(won(1, 3, 0))).unwrap();
        assert_eq!(changed.voided, [MatchId(3), MatchId(4)]);
        assert!(changed.text.unwrap().english().starts_with("The results of matches 3 and 4 are void"));
        assert_eq!(changed.log.reports.len(), 2);
        assert_eq!(changed.state.table(MatchId(3)).unwrap().slots, [Slot::Player(3), Slot::Player(1)]);
    }

    #[test]
    fn the_last_match_can_be_corrected_alone() {
        let changed = played().change(&four(), Change::Report(won(3, 1, 0))).unwrap();
        assert_eq!((changed.voided, changed.text), (vec![], None));
        assert_eq!(changed.state.places(&four())[0].entrant, 1);
    }

    #[test]
    fn a_return_reopens_and_voids_what_hung_on_the_walkover() {
        let bracket = four();
        let log = Log { reports: vec![won(2, 1, 2), won(3, 0, 1)], withdrawn: vec![3] };
        let changed = log.change(&bracket, Change::Return(3)).unwrap();
        assert_eq!(changed.voided, [MatchId(3)]);
        assert_eq!(changed.state.ready().count(), 1);
    }

    #[test]
    fn bad_changes_get_a_sentence() {
        let (bracket, log) = (four(), Log::default());
        let said = |change| log.change(&bracket, change).unwrap_err().english();
        assert_eq!(said(Change::Report(won(9, 0, 1))), "There is no match 9.");
        assert!(said(Change::Report(won(3, 0, 1))).contains("not known"));
        let others = "The result of match 1 names other players than the two who play it.";
        assert_eq!(said(Change::Report(won(1, 0, 1))), others);
        assert_eq!(said(Change::Report(won(1, 0, 0))), others);
        assert_eq!(said(Change::Erase(MatchId(1))), "Match 1 has no result.");
        assert!(said(Change::Withdraw(7)).contains("No entrant"));
        assert_eq!(said(Change::Return(0)), "This entrant has not withdrawn.");
    }
}
