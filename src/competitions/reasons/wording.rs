//! Reasons in words.

use std::cell::OnceCell;

use podium_engine::contest::pairing::reason::with_detail;
use podium_engine::contest::round_robin::Schedule;
use podium_engine::contest::series::Rule;
use podium_engine::contest::swiss::Score;
use podium_engine::text;
use podium_engine::text::Text;

use super::{ByeReason, SeatReason, Warning, Why};
use crate::competitions::event::{ByeKind, DrawnBye, StageKind};
use crate::competitions::format::knockout::Replayed;
use crate::competitions::format::{listed, missing};
use crate::competitions::state::{Competition, EntryId, Stage, Table};

/// Words the reasons of one competition. Its bracket is replayed once, however many tables are worded.
pub struct Wording<'a> {
    competition: &'a Competition,
    /// One per stage; none where a stage has no bracket.
    brackets: Vec<OnceCell<Option<Replayed<'a>>>>,
}

impl<'a> Wording<'a> {
    pub fn of(competition: &'a Competition) -> Self {
        Self { competition, brackets: competition.stages.iter().map(|_| OnceCell::new()).collect() }
    }

    /// The competition it words.
    pub const fn competition(&self) -> &'a Competition {
        self.competition
    }

    /// Why players meet at a table.
    pub fn why(&self, table: &Table) -> Text {
        let first = self.seated(table, 0);
        let second = self.seated(table, 1);
        match &table.why {
            Why::Paired(meeting) => with_detail(meeting.text([first, second]), meeting.detail()),
            Why::Seated(together) => together.text(),
            Why::Schedule => self.by_schedule(table).unwrap_or_else(by_the_schedule),
            Why::Bracket => {
                let bracket = self.bracket(table.stage);
                bracket.and_then(|bracket| bracket.why(table)).unwrap_or_else(by_the_bracket)
            }
            Why::Challenge => text!("why-challenges", second, first),
            Why::PlayOff { tier } => {
                let tier = tier + 1;
                text!("why-defends-place-tier-against-draw", first, tier, second)
            }
            Why::Attempts => self.attempts(first),
            Why::Opened(by) => {
                let opener = self.competition.name(*by);
                text!("why-opened-table", opener)
            }
            Why::ByHand => text!("why-put-together-organiser"),
        }
    }

    /// Why they sit as they do: one sentence for all or one per seat; at a bracket's table, where winner and loser go.
    pub fn seating(&self, table: &Table) -> Vec<Text> {
        if table.why == Why::Bracket {
            return self.bracket(table.stage).and_then(|bracket| bracket.road(table)).into_iter().collect();
        }
        match &table.seating {
            None => Vec::new(),
            Some(SeatReason::Sides(sides)) => {
                let names = [self.seated(table, 0), self.seated(table, 1)];
                vec![with_detail(sides.text(names, self.competition.sides()), sides.detail())]
            }
            Some(SeatReason::Balanced(seats)) => {
                let seats = seats.iter().enumerate();
                seats.map(|(seat, so_far)| so_far.text(self.seated(table, seat), seat)).collect()
            }
            Some(SeatReason::Challenged) => {
                vec![text!("why-challenged-first-place")]
            }
            Some(SeatReason::BegunLeast) => {
                let first = self.seated(table, 0);
                vec![text!("why-begins-having-begun-least-often", first)]
            }
        }
    }

    /// Why somebody sits out in a round of a stage, stages counted from 0 and rounds from 1.
    pub fn bye(&self, stage: usize, round: usize, bye: &DrawnBye) -> Text {
        let name = self.competition.name(bye.entry);
        match &bye.why {
            ByeReason::Paired(reason) => with_detail(reason.text(name), reason.detail()),
            ByeReason::Seated(reason) => reason.text(name),
            ByeReason::Schedule => self.free(stage, round, bye.entry).unwrap_or_else(by_the_schedule),
            ByeReason::Bracket(id) => {
                let bracket = self.bracket(stage);
                bracket.and_then(|bracket| bracket.why_bye(*id, bye.entry)).unwrap_or_else(by_the_bracket)
            }
            ByeReason::OpponentLeft(gone) => {
                let gone = self.competition.name(*gone);
                self.competition.settings.format.rules().opponent_left(gone)
            }
            ByeReason::Left => text!("why-left", name),
            ByeReason::Asked => self.asked(name, bye.kind),
            ByeReason::ByHand => text!("why-organiser-decided"),
        }
    }

    /// The text of a warning about a round.
    pub fn warning(&self, warning: &Warning) -> Text {
        let name = |id: &EntryId| self.competition.name(*id);
        match warning {
            Warning::TooSmall { table, seats, fewest } => text!("why-table-seats-game-least", table, seats, fewest),
            Warning::Met { table, players, round } => {
                let [a, b] = players.each_ref().map(name);
                text!("why-table-met-round", table, a, b, round)
            }
            Warning::MustNotMeet { table, players } => {
                let [a, b] = players.each_ref().map(name);
                text!("why-table-meet", table, a, b)
            }
            Warning::NoOtherSeating { table, players } => {
                let [a, b] = players.each_ref().map(name);
                text!("why-table-should-meet-other-seating", table, a, b)
            }
            Warning::AtTable { table, note } => {
                let club = |id: EntryId| self.competition.entry(id)?.club.as_ref().map(ToString::to_string);
                let text = note.text(&|id| name(&id).to_owned(), &club);
                text!("why-table", table, text)
            }
            Warning::SeatRunning { table, player, seat, times } => {
                let (name, seat) = (name(player), seat + 1);
                text!("why-table-seat-times-running", table, name, seat, times)
            }
            Warning::SeatOften { table, player, seat, times, other } => {
                let (name, seat) = (name(player), seat + 1);
                text!("why-table-seat-times-other", table, name, seat, times, other)
            }
            Warning::ByeAgain { player, times } => {
                let name = name(player);
                text!("why-sits-out-again-times-round", name, times)
            }
            Warning::NotKeptApart { players } => {
                let names: Vec<String> = players.iter().map(|id| name(id).to_owned()).collect();
                let text = listed(&names);
                text!("why-pairing-keep-these-apart", text)
            }
            Warning::CountedAsDrawn { tables } => {
                let text = missing(self.competition, tables);
                text!("why-adjourned-counted-drawn-pairing", text)
            }
        }
    }

    fn seated(&self, table: &Table, seat: usize) -> &'a str {
        table.seats.get(seat).map_or("—", |&entry| self.competition.name(entry))
    }

    fn bracket(&self, stage: usize) -> Option<&Replayed<'a>> {
        self.brackets.get(stage)?.get_or_init(|| Replayed::of(self.competition, stage)).as_ref()
    }

    fn schedule(&self, stage: usize) -> Option<(&'a Stage, &'a Schedule)> {
        let stage = self.competition.stages.get(stage)?;
        match &stage.kind {
            StageKind::Schedule { schedule } | StageKind::Division { schedule, .. } => Some((stage, schedule)),
            _ => None,
        }
    }

    fn by_schedule(&self, table: &Table) -> Option<Text> {
        let (stage, schedule) = self.schedule(table.stage)?;
        let &[first, second] = table.seats.as_slice() else { return None };
        let (first, second) = (stage.index(first)?, stage.index(second)?);
        let round = table.round.checked_sub(1)?;
        let game =
            schedule.rounds.get(round)?.games.iter().find(|game| (game.first, game.second) == (first, second))?;
        schedule.why(round, *game)
    }

    fn free(&self, stage: usize, round: usize, entry: EntryId) -> Option<Text> {
        let (stage, schedule) = self.schedule(stage)?;
        let round = round.checked_sub(1)?;
        let free = schedule.rounds.get(round)?.bye?;
        (stage.index(entry)? == free).then(|| schedule.why_bye(round)).flatten()
    }

    fn attempts(&self, name: &str) -> Text {
        match &self.competition.settings.rule {
            Rule::Attack(attack) if attack.attempts > 1 => {
                let attempts = attack.attempts;
                text!("why-plays-published-setup-up-times", name, attempts)
            }
            _ => text!("why-plays-published-setup-once", name),
        }
    }

    fn asked(&self, name: &str, kind: ByeKind) -> Text {
        match (kind, self.competition.settings.format.rules().byes_are_points()) {
            // A bye in a stage of tables is worth a share of a won table, not of a point.
            (_, false) | (ByeKind::Pairing | ByeKind::Absent, _) => {
                text!("why-asked-bye", name)
            }
            (ByeKind::Asked(Score::Win), _) => text!("why-play-round-gets-full-point", name),
            (ByeKind::Asked(Score::Draw), _) => text!("why-asked-miss-round-half-point", name),
            (ByeKind::Asked(Score::Loss), _) => text!("why-asked-miss-round-without-points", name),
        }
    }
}

/// The schedule has changed since.
fn by_the_schedule() -> Text {
    text!("why-schedule")
}

/// The match has other players now.
fn by_the_bracket() -> Text {
    text!("why-bracket")
}
