//! The bracket in sentences: why these two meet, and where a match leads.

use super::{Bracket, Format, GrandFinal, Match, MatchId, Part, Slot, Source, State, ordering};
use crate::contest::sentences::join;
use crate::text;
use crate::text::{Phrase, Text};

impl State {
    /// Where winner and loser of a match go. Entrants without a name go by their number.
    pub fn road(&self, bracket: &Bracket, id: MatchId, names: &[String]) -> Option<Text> {
        let (planned, table) = (bracket.get(id)?, self.table(id)?);
        let is_settled = |slot| matches!(slot, Slot::Player(_));
        let reset = bracket.next(Source::Winner(id)).filter(|next| next.is_reset());
        if let Some(reset) = reset
            && !is_settled(table.winner)
        {
            let again = reset.id;
            return Some(text!("bracket-if-unbeaten-player-wins-end", again));
        }
        let subject = |slot, title: Phrase| match slot {
            Slot::Player(entrant) => name(entrant, names),
            _ => title.into(),
        };
        let winner = subject(table.winner, Phrase::new("bracket-winner"));
        let to = self.destination(bracket, Source::Winner(id), names);
        if planned.is_bye() || (is_settled(table.winner) && table.loser == Slot::Nobody) {
            return Some(text!("bracket-road-one", winner, to));
        }
        let loser = subject(table.loser, Phrase::new("bracket-loser"));
        let out = self.destination(bracket, Source::Loser(id), names);
        Some(text!("bracket-road", winner, to, loser, out))
    }

    /// “goes to the semi-final against Ana”, “shares places 5 to 8”.
    fn destination(&self, bracket: &Bracket, from: Source, names: &[String]) -> Text {
        let Some(next) = bracket.next(from) else {
            let span = bracket.rung_of(from).and_then(|rung| self.spans(bracket).get(rung).copied());
            return match span {
                Some((from, to)) if from < to => {
                    text!("bracket-shares-places", from, to)
                }
                Some((from, _)) => text!("bracket-takes-place", from),
                None => text!("bracket-out"),
            };
        };
        let going = bracket.stage(next).going;
        let other = next.sources.into_iter().find(|source| *source != from).unwrap_or(Source::Bye);
        if self.slot(bracket, other) == Slot::Nobody {
            return text!("bracket-goes-bye", stage = going);
        }
        let opponent = self.who(bracket, other, names);
        text!("bracket-goes-against", stage = going, opponent)
    }

    /// Why a match is between these two, and why they sit as they do.
    pub fn why(&self, bracket: &Bracket, id: MatchId, names: &[String]) -> Option<Text> {
        let planned = bracket.get(id)?;
        let table = self.table(id)?;
        let stage = bracket.stage(planned).name;
        let [a, b] = planned.sources.map(|source| self.introduced(bracket, source, names));
        let meeting = match planned.sources {
            [Source::Bye, _] => text!("bracket-why-bye", stage = stage.capital(), player = b),
            [_, Source::Bye] => text!("bracket-why-bye", stage = stage.capital(), player = a),
            _ => text!("bracket-why", stage = stage.capital(), a, b),
        };
        let seat = (!planned.is_bye()).then(|| table.slots.get(planned.first_seat).copied()).flatten();
        let seat = match seat {
            Some(Slot::Player(entrant)) => {
                let lots = bracket.lots;
                Some(text!("bracket-first-seat-lot-seed", player = name(entrant, names), lots))
            }
            _ => None,
        };
        Some(join([Some(meeting), bracket.reason(planned), seat].into_iter().flatten()))
    }

    /// A player and where they come from: “Ana (seed 1)”, “Bo (winner of match 3)”.
    fn introduced(&self, bracket: &Bracket, source: Source, names: &[String]) -> Text {
        let origin = origin(source);
        match self.slot(bracket, source) {
            Slot::Player(entrant) => {
                let name = name(entrant, names);
                text!("bracket-introduced", name, origin)
            }
            _ => self.who(bracket, source, names),
        }
    }

    /// A player by name, or else by where they will come from.
    fn who(&self, bracket: &Bracket, source: Source, names: &[String]) -> Text {
        match (self.slot(bracket, source), source) {
            (Slot::Player(entrant), _) => name(entrant, names),
            (_, Source::Winner(id)) => text!("bracket-winner-match", id),
            (_, Source::Loser(id)) => text!("bracket-loser-match", id),
            _ => text!("bracket-nobody"),
        }
    }
}

impl Bracket {
    /// The rule behind a pairing.
    fn reason(&self, planned: &Match) -> Option<Text> {
        let (entrants, size) = (self.seeds.len(), self.seeds.len().next_power_of_two());
        let dropping = planned.sources.into_iter().filter_map(|source| match source {
            Source::Loser(id) => self.get(id).filter(|from| from.part != planned.part),
            _ => None,
        });
        let newcomers = dropping.max_by_key(|from| from.round);
        match (planned.part, planned.sources) {
            (_, [Source::Seed(_), Source::Bye]) => {
                let byes = size - entrants;
                Some(text!("bracket-entrants-leave-places-empty-top", entrants, byes, size))
            }
            (_, [Source::Seed(_), Source::Seed(_)]) => {
                let rule = text!("bracket-first-round-sets-high-seeds");
                Some(join([Some(rule), self.drawn_by_lot()].into_iter().flatten()))
            }
            (Part::GrandFinal, _) if planned.is_reset() => Some(text!("bracket-played-because-both-lost-once")),
            (Part::GrandFinal, _) if self.format == (Format::Double { grand_final: GrandFinal::Advantage }) => {
                Some(text!("bracket-unbeaten-player-starts-game-ahead"))
            }
            (_, sources) if sources.contains(&Source::Bye) => Some(text!("bracket-round-fewer-players-places-goes")),
            (Part::Losers, _) => {
                let from = newcomers?.round;
                let order = from.checked_sub(2).and_then(|index| ordering::for_size(size).get(index))?.phrase();
                Some(text!("bracket-losers-drop", from, order))
            }
            (Part::Consolation | Part::LastChance, _) => {
                let (from, to) = (newcomers?.round, planned.round);
                Some(text!("bracket-losers-round-join-round-crossed", from, to))
            }
            _ => None,
        }
    }

    fn drawn_by_lot(&self) -> Option<Text> {
        let (from, lots) = (self.seeded?.saturating_add(1), self.lots);
        (from <= self.seeds.len()).then(|| text!("bracket-seeds-drawn-lot-seed", from, lots))
    }
}

fn origin(source: Source) -> Text {
    match source {
        Source::Seed(seed) => text!("bracket-seed", seed),
        Source::Winner(id) => text!("bracket-winner-match-2", id),
        Source::Loser(id) => text!("bracket-loser-match-2", id),
        Source::Bye => text!("bracket-bye-2"),
    }
}

fn name(entrant: usize, names: &[String]) -> Text {
    let number = entrant.saturating_add(1);
    match names.get(entrant) {
        Some(name) => Text::same(name),
        None => text!("bracket-no", number),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Ending, Log, Report};
    use super::*;

    fn names() -> Vec<String> {
        ["Ana", "Bo", "Cleo", "Dan", "Eve", "Finn"].map(String::from).to_vec()
    }

    fn state(bracket: &Bracket, results: &[(usize, usize, usize)]) -> State {
        let report = |(id, winner, loser): &(usize, usize, usize)| Report {
            id: MatchId(*id),
            between: [*winner, *loser],
            ending: Ending::Won(*winner),
        };
        State::replay(bracket, &Log { reports: results.iter().map(report).collect(), withdrawn: vec![] }).unwrap()
    }

    #[test]
    fn the_road_names_the_next_opponent_once_known() {
        let bracket = Bracket::new(Format::Consolation { spared: 1, last_chance: false }, (0..6).collect(), 3).unwrap();
        // Round 1: 1 bye, 4-5, 2 bye, 3-6.
        let start = state(&bracket, &[]);
        let road = start.road(&bracket, MatchId(2), &names()).unwrap();
        assert_eq!(
            road.english(),
            "The winner goes to the semi-final against Ana; the loser goes to consolation round 1 against the loser of match 4."
        );
        assert_eq!(
            road.say("fr"),
            "Le vainqueur va en demi-finale contre Ana\u{a0}; le perdant va au tour 1 de consolation contre le perdant du match 4."
        );
        let later = state(&bracket, &[(2, 4, 3), (4, 2, 5)]);
        let road = later.road(&bracket, MatchId(2), &names()).unwrap();
        assert_eq!(
            road.english(),
            "Eve goes to the semi-final against Ana; Dan goes to consolation round 1 against Finn."
        );
    }

    #[test]
    fn a_match_and_its_round_are_told_apart() {
        let bracket = Bracket::new(Format::Single { third_place: true }, (0..16).collect(), 3).unwrap();
        let of = |id, code: &str| {
            let planned = bracket.get(MatchId(id)).unwrap();
            [bracket.match_name(planned).say(code), bracket.round_name(planned).say(code)]
        };
        assert_eq!(of(1, "en"), ["match in the round of 16", "round of 16"]);
        assert_eq!(of(9, "en"), ["quarter-final", "quarter-finals"]);
        assert_eq!(of(9, "it"), ["quarto di finale", "quarti di finale"]);
        assert_eq!(of(13, "fr"), ["demi-finale", "demi-finales"]);
        assert_eq!(of(15, "en"), ["final", "final"]);
    }

    #[test]
    fn a_road_that_ends_names_the_place() {
        let bracket = Bracket::new(Format::Single { third_place: false }, (0..6).collect(), 3).unwrap();
        let start = state(&bracket, &[]);
        let of = |id| start.road(&bracket, MatchId(id), &names()).unwrap().english();
        assert_eq!(of(7), "The winner takes first place; the loser takes second place.");
        assert_eq!(of(6), "The winner goes to the final against the winner of match 5; the loser shares places 3–4.");
        assert_eq!(of(1), "Ana goes to the semi-final against the winner of match 2.");
    }

    #[test]
    fn a_pairing_says_why() {
        let bracket = Bracket::new(Format::Double { grand_final: GrandFinal::Reset }, (0..6).collect(), 3).unwrap();
        let start = state(&bracket, &[]);
        let why = |state: &State, id| state.why(&bracket, MatchId(id), &names()).unwrap().english();
        assert_eq!(
            why(&start, 1),
            "Main round 1: Ana (seed 1) has a bye. 6 entrants leave 2 of 8 places empty, and the top seeds go through."
        );
        assert!(why(&start, 2).starts_with("Main round 1: Dan (seed 4) against Eve (seed 5). The first round sets"));
        let losers = bracket.matches.iter().find(|planned| planned.part == Part::Losers).unwrap();
        assert!(
            why(&start, losers.id.0)
                .ends_with("The losers of main round 2 drop in reverse order, so that rematches come late."),
            "{}",
            why(&start, losers.id.0)
        );
        let road = start.road(&bracket, MatchId(bracket.matches.len() - 1), &names()).unwrap();
        assert!(road.english().starts_with("If the unbeaten player wins, that is the end"));
    }
}
