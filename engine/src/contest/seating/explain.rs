//! Why a round is as it is, worked out from the field before it.

use serde::Serialize;

use super::history::History;
use super::{Clubs, Field, Round, System, Table, design};
use crate::text;
use crate::text::Text;

/// Why everybody sits where they sit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Explained {
    /// A line a table.
    pub tables: Vec<ExplainedTable>,
    /// Why each player without a table has none, in the order of the round.
    pub byes: Vec<Text>,
}

/// Why a table is as it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ExplainedTable {
    /// Why these players are together.
    pub why: Text,
    /// What could not be avoided: repeated meetings, club mates, a short table.
    pub notes: Vec<Text>,
    /// Why each has this seat, in the order of the seats.
    pub seats: Vec<Text>,
}

/// Explains a round that was drawn, or made by hand, for this field.
pub fn explain(field: &Field, round: &Round) -> Explained {
    if let Err(impossible) = field.check().and_then(|()| field.check_round(field.rounds.len() + 1, round)) {
        let table = ExplainedTable { why: impossible.text, notes: Vec::new(), seats: Vec::new() };
        return Explained { tables: vec![table], byes: Vec::new() };
    }
    let history = History::of(field);
    let planned = field.system == System::Mixed
        && design::next_round(field, &field.present()).is_some_and(|planned| planned.tables == round.tables);
    let tables = round.tables.iter().map(|table| ExplainedTable {
        why: why(field, table, planned),
        notes: notes(field, &history, table),
        seats: table
            .seats
            .iter()
            .enumerate()
            .map(|(seat, player)| seat_of(field, &history, table, seat, *player))
            .collect(),
    });
    Explained {
        tables: tables.collect(),
        byes: round.byes.iter().map(|player| bye(field, &history, *player)).collect(),
    }
}

fn why(field: &Field, table: &Table, planned: bool) -> Text {
    let number = field.rounds.len() + 1;
    if planned {
        return text!("Round {number} of the balanced design.", "Ronde {number} du plan équilibré.");
    }
    if field.system == System::Mixed {
        return text!(
            "Mixed so that as few as possible meet again; points play no part.",
            "Mélange où le moins possible de joueurs se revoient ; les points ne comptent pas."
        );
    }
    let points = || table.seats.iter().map(|player| points_of(field, *player));
    let (most, least) = (points().max().unwrap_or(0), points().min().unwrap_or(0));
    let ((most, most_fr), (least, least_fr)) = (in_words(most), in_words(least));
    match (field.system, most == least) {
        (System::ByRank, _) => text!(
            "Straight from the standings: {most} to {least} points.",
            "Selon le classement : de {most_fr} à {least_fr} points."
        ),
        (_, true) => text!("All have {most} points.", "Tous ont {most_fr} points."),
        (_, false) => text!("From {most} to {least} points.", "De {most_fr} à {least_fr} points."),
    }
}

fn notes(field: &Field, history: &History, table: &Table) -> Vec<Text> {
    let mut notes = Vec::new();
    for (index, a) in table.seats.iter().enumerate() {
        for b in table.seats.iter().skip(index + 1) {
            let (name, other) = (field.name(*a), field.name(*b));
            let met = history.met(*a, *b);
            if met > 0 {
                notes.push(text!(
                    "{name} and {other} have met before ({met}×); no seating of less repetition was found.",
                    "{name} et {other} se sont déjà rencontrés ({met}×) ; aucun placement moins répétitif n’a été trouvé."
                ));
            }
            let club = |player: usize| field.entrants.get(player).and_then(|entrant| entrant.club.as_deref());
            if let (Some(club), true) = (club(*a), field.clubs != Clubs::Ignore && club(*a) == club(*b)) {
                notes.push(text!(
                    "{name} and {other} are both of {club}.",
                    "{name} et {other} sont tous deux de {club}."
                ));
            }
        }
    }
    let (count, size) = (table.seats.len(), field.size);
    if count < size {
        notes.push(text!(
            "{count} instead of {size} sit here, so that nobody more has to go without a table.",
            "{count} joueurs au lieu de {size} à cette table, pour que personne d’autre ne soit exempt."
        ));
    }
    notes
}

fn seat_of(field: &Field, history: &History, table: &Table, seat: usize, player: usize) -> Text {
    let (name, number) = (field.name(player), seat + 1);
    let times: Vec<String> =
        history.seats.get(player).into_iter().flatten().take(table.seats.len()).map(u32::to_string).collect();
    let times = times.join("–");
    text!("{name} has seat {number}; seats so far {times}.", "{name} a la place {number} ; places jusqu’ici {times}.")
}

fn bye(field: &Field, history: &History, player: usize) -> Text {
    let name = field.name(player);
    let (points, points_fr) = in_words(points_of(field, player));
    match history.byes.get(player).copied().unwrap_or(0) {
        0 => text!(
            "{name} has no table: no bye so far, and of those the fewest points ({points}), then by lot.",
            "{name} est exempt : jamais exempt jusqu’ici et, parmi ceux-là, le moins de points ({points_fr}), puis le sort."
        ),
        byes => text!(
            "{name} has no table again: everybody else has had as many byes ({byes}); then the fewest points ({points}), then by lot.",
            "{name} est de nouveau exempt : tous les autres l’ont été autant ({byes}×) ; puis le moins de points ({points_fr}), puis le sort."
        ),
    }
}

fn points_of(field: &Field, player: usize) -> u32 {
    field.entrants.get(player).map_or(0, |entrant| entrant.points)
}

/// Tenths with a point and with a comma.
fn in_words(tenths: u32) -> (String, String) {
    let (whole, rest) = (tenths / 10, tenths % 10);
    if rest == 0 {
        (whole.to_string(), whole.to_string())
    } else {
        (format!("{whole}.{rest}"), format!("{whole},{rest}"))
    }
}
