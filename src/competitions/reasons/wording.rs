//! Reasons in words.

use std::cell::OnceCell;

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
            Why::Paired(meeting) => meeting.text([first, second]),
            Why::Seated(together) => together.text(),
            Why::Schedule => self.by_schedule(table).unwrap_or_else(by_the_schedule),
            Why::Bracket => {
                let bracket = self.bracket(table.stage);
                bracket.and_then(|bracket| bracket.why(table)).unwrap_or_else(by_the_bracket)
            }
            Why::Challenge => text!("{second} challenges {first}.", "{second} défie {first}."),
            Why::PlayOff { tier } => {
                let tier = tier + 1;
                text!(
                    "{first} defends a place on tier {tier} against {second}; a draw is enough.",
                    "{first} défend une place au niveau {tier} contre {second} ; une égalité suffit."
                )
            }
            Why::Attempts => self.attempts(first),
            Why::Opened(by) => {
                let opener = self.competition.name(*by);
                text!("{opener} opened this table.", "{opener} a ouvert cette table.")
            }
            Why::ByHand => text!("Put together by the organiser.", "Composée par l’organisateur."),
        }
    }

    /// Why they sit as they do: one sentence for all or one per seat; at a bracket's table, where winner and loser go.
    pub fn seating(&self, table: &Table) -> Vec<Text> {
        if table.why == Why::Bracket {
            return self.bracket(table.stage).and_then(|bracket| bracket.road(table)).into_iter().collect();
        }
        match &table.seating {
            None => Vec::new(),
            Some(SeatReason::Sides(sides)) => vec![sides.text()],
            Some(SeatReason::Balanced(seats)) => {
                let seats = seats.iter().enumerate();
                seats.map(|(seat, so_far)| so_far.text(self.seated(table, seat), seat)).collect()
            }
            Some(SeatReason::Challenged) => {
                vec![text!("Whoever is challenged has the first place.", "La première place revient à qui est défié.")]
            }
            Some(SeatReason::BegunLeast) => {
                let first = self.seated(table, 0);
                vec![text!(
                    "{first} begins, having begun the least often.",
                    "{first} commence, pour avoir commencé le moins souvent."
                )]
            }
        }
    }

    /// Why somebody sits out in a round of a stage, stages counted from 0 and rounds from 1.
    pub fn bye(&self, stage: usize, round: usize, bye: &DrawnBye) -> Text {
        let name = self.competition.name(bye.entry);
        match &bye.why {
            ByeReason::Paired(reason) => reason.text(),
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
            ByeReason::Left => text!("{name} has left.", "{name} a quitté la compétition."),
            ByeReason::Asked => self.asked(name, bye.kind),
            ByeReason::ByHand => text!("The organiser decided so.", "L’organisateur en a décidé ainsi."),
        }
    }

    /// The text of a warning about a round.
    pub fn warning(&self, warning: &Warning) -> Text {
        let name = |id: &EntryId| self.competition.name(*id);
        match warning {
            Warning::TooSmall { table, seats, fewest } => text!(
                "Table {table} seats {seats}, and the game is for {fewest} at least.",
                "La table {table} a {seats} places prises, et le jeu en veut {fewest} au moins."
            ),
            Warning::Met { table, players, round } => {
                let [a, b] = players.each_ref().map(name);
                text!(
                    "Table {table}: {a} and {b} have met in round {round}.",
                    "Table {table} : {a} et {b} se sont rencontrés à la ronde {round}."
                )
            }
            Warning::MustNotMeet { table, players } => {
                let [a, b] = players.each_ref().map(name);
                text!(
                    "Table {table}: {a} and {b} must not meet.",
                    "Table {table} : {a} et {b} ne doivent pas se rencontrer."
                )
            }
            Warning::NoOtherSeating { table, players } => {
                let [a, b] = players.each_ref().map(name);
                text!(
                    "Table {table}: {a} and {b} should not meet; no other seating was found.",
                    "Table {table} : {a} et {b} ne devraient pas se rencontrer ; aucun autre placement n’a été trouvé."
                )
            }
            Warning::AtTable { table, note } => {
                let club = |id: EntryId| self.competition.entry(id)?.club.as_ref().map(ToString::to_string);
                let Text { en, fr } = note.text(&|id| name(&id).to_owned(), &club);
                text!("Table {table}: {en}", "Table {table} : {fr}")
            }
            Warning::SeatRunning { table, player, seat, times } => {
                let (name, (en, fr)) = (name(player), ordinal(*seat));
                text!(
                    "Table {table}: {name} has the {en} seat {times} times running.",
                    "Table {table} : {name} a la {fr} place {times} fois de suite."
                )
            }
            Warning::SeatOften { table, player, seat, times, other } => {
                let (name, (en, fr)) = (name(player), ordinal(*seat));
                text!(
                    "Table {table}: {name} has the {en} seat {times} times, the other {other}.",
                    "Table {table} : {name} a la {fr} place {times} fois, l’autre {other}."
                )
            }
            Warning::ByeAgain { player, times } => {
                let name = name(player);
                text!(
                    "{name} sits out again: {times} times with this round.",
                    "{name} est de nouveau exempt : {times} fois avec cette ronde."
                )
            }
            Warning::NotKeptApart { players } => {
                let names: Vec<String> = players.iter().map(|id| name(id).to_owned()).collect();
                let Text { en, fr } = listed(&names);
                text!("No pairing could keep these apart: {en}.", "Aucun appariement n’a pu séparer {fr}.")
            }
            Warning::CountedAsDrawn { tables } => {
                let Text { en, fr } = missing(self.competition, tables);
                text!(
                    "{en} They are adjourned and counted as drawn for this pairing.",
                    "{fr} Ajournées, elles comptent comme nulles pour cet appariement."
                )
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
                text!(
                    "{name} plays the published setup, up to {attempts} times.",
                    "{name} joue la position publiée, {attempts} fois au plus."
                )
            }
            _ => text!("{name} plays the published setup once.", "{name} joue une fois la position publiée."),
        }
    }

    fn asked(&self, name: &str, kind: ByeKind) -> Text {
        match (kind, self.competition.settings.format.rules().byes_are_points()) {
            // A bye in a stage of tables is worth a share of a won table, not of a point.
            (_, false) | (ByeKind::Pairing | ByeKind::Absent, _) => {
                text!("{name} asked for this bye.", "{name} a demandé cette exemption.")
            }
            (ByeKind::Asked(Score::Win), _) => text!(
                "{name} does not play this round and gets a full point.",
                "{name} ne joue pas cette ronde et reçoit un point entier."
            ),
            (ByeKind::Asked(Score::Draw), _) => text!(
                "{name} asked to miss this round, for half a point.",
                "{name} a demandé à ne pas jouer cette ronde, pour un demi-point."
            ),
            (ByeKind::Asked(Score::Loss), _) => text!(
                "{name} asked to miss this round, without points.",
                "{name} a demandé à ne pas jouer cette ronde, sans point."
            ),
        }
    }
}

/// The schedule has changed since.
fn by_the_schedule() -> Text {
    text!("By the schedule.", "Selon le calendrier.")
}

/// The match has other players now.
fn by_the_bracket() -> Text {
    text!("By the bracket.", "Selon le tableau.")
}

const fn ordinal(seat: usize) -> (&'static str, &'static str) {
    if seat == 0 { ("first", "première") } else { ("second", "seconde") }
}
