//! When a table is played: proposing, agreeing, postponing.

use chrono::{DateTime, Duration, Utc};
use podium_engine::text;
use podium_engine::text::Text;

use super::{Done, reason, remark, running, seat, table, unsettled};
use crate::competitions::event::Event;
use crate::competitions::format::rules::Postponements;
use crate::competitions::state::{Competition, EntryId, Table, TableId};
use crate::dates::{When, later};

/// A table whose time may still change, for somebody seated there.
fn open_table(competition: &Competition, id: TableId, who: EntryId) -> Result<&Table, Text> {
    running(competition)?;
    let table = table(competition, id)?;
    seat(competition, table, who)?;
    unsettled(competition, table)?;
    Ok(table)
}

/// A player proposes a time for the match.
pub fn propose(competition: &Competition, id: TableId, who: EntryId, at: When, now: DateTime<Utc>) -> Done {
    let (table, at) = (open_table(competition, id, who)?, at.utc());
    if table.seats.len() < 2 {
        return Err(text!("act-play-alone-play-when-like"));
    }
    if table.agreed == Some(at) || table.proposed.as_ref().is_some_and(|(offered, _)| *offered == at) {
        return match table.proposed_from == Some(who) || table.agreed == Some(at) {
            true => Ok(Vec::new()),
            // Both propose the same time: that is an agreement.
            false => Ok(vec![Event::TimeAgreed { table: id, at }]),
        };
    }
    if at <= now {
        return Err(text!("act-time-passed-offer-later"));
    }
    if competition.deadline(table).is_some_and(|deadline| at > deadline) {
        return Err(text!("act-after-deadline-table-offer-earlier"));
    }
    Ok(vec![Event::TimeProposed { table: id, at, from: Some(who) }])
}

/// Somebody else at the table accepts the proposed time.
pub fn agree(competition: &Competition, id: TableId, who: EntryId, at: When) -> Done {
    let (table, at) = (open_table(competition, id, who)?, at.utc());
    if table.agreed == Some(at) && table.proposed.is_none() {
        return Ok(Vec::new());
    }
    match &table.proposed {
        Some((offered, _)) if *offered == at && table.proposed_from != Some(who) => {
            Ok(vec![Event::TimeAgreed { table: id, at }])
        }
        Some((offered, _)) if *offered == at => Err(text!("act-offered-time-yourself-somebody-else")),
        Some(_) => Err(text!("act-another-time-offered-meanwhile-look")),
        None => Err(text!("act-time-offered-table")),
    }
}

/// A player requests a later deadline, within the limits of the league.
pub fn ask_postponement(competition: &Competition, id: TableId, who: EntryId, until: When, why: &str) -> Done {
    let (table, until) = (open_table(competition, id, who)?, until.utc());
    let Some(deadline) = competition.deadline(table) else {
        return Err(text!("act-table-deadline-put-off"));
    };
    let why = reason(why)?;
    match &table.postponement {
        Some((asked, ..)) if *asked == until => return Ok(Vec::new()),
        Some(_) => {
            return Err(text!("act-postponement-asked-already-organiser-answer"));
        }
        None => {}
    }
    if until <= deadline {
        return Err(text!("act-ask-time-after-deadline"));
    }
    if let Some(Postponements { most, longest }) = competition.settings.format.rules().postponements() {
        let asked = competition.tables.iter().flat_map(|table| &table.postponed_for).filter(|&&one| one == who).count();
        let name = competition.name(who);
        if asked >= most {
            return Err(text!("act-postponements-asked-allowed", name, asked, most));
        }
        let first = competition.round_of(table).and_then(|round| round.deadline).unwrap_or(deadline);
        if until > later(first, Duration::days(longest.into())) {
            return Err(text!("act-too-late-longest-postponement-days", longest));
        }
    }
    Ok(vec![Event::PostponementAsked { table: id, until, reason: why.into(), from: Some(who) }])
}

/// An organiser grants or refuses a postponement, perhaps to another day.
pub fn answer_postponement(
    competition: &Competition,
    id: TableId,
    granted: bool,
    until: Option<When>,
    why: &str,
) -> Done {
    running(competition)?;
    let table = table(competition, id)?;
    let Some((asked, ..)) = &table.postponement else {
        return Err(text!("act-nobody-asks-postponement-table-any"));
    };
    let reason = remark(why)?.into();
    Ok(vec![Event::PostponementAnswered {
        table: id,
        granted,
        until: until.unwrap_or(When::nearest(*asked)).utc(),
        reason,
    }])
}

/// An organiser changes a table's deadline without a request.
pub fn set_deadline(competition: &Competition, id: TableId, until: When, why: &str) -> Done {
    running(competition)?;
    let (table, until) = (table(competition, id)?, until.utc());
    unsettled(competition, table)?;
    if competition.deadline(table) == Some(until) {
        return Ok(Vec::new());
    }
    let reason = remark(why)?.into();
    Ok(vec![Event::PostponementAnswered { table: id, granted: true, until, reason }])
}

#[cfg(test)]
mod tests {
    use podium_engine::contest::league;
    use podium_engine::contest::round_robin::Cycles;

    use super::*;
    use crate::competitions::event::StageKind;
    use crate::competitions::format::{Format, League};
    use crate::competitions::testing::Builder;
    use crate::competitions::testing::noon;
    use crate::competitions::testing::user;
    use crate::words::Said;

    fn league() -> Builder {
        let rules = league::Rules { postponements: 1, longest_postponement: 7, ..league::Rules::default() };
        let format = Format::League(League { rules, cycles: Cycles::Single, every: 7, open: 14, division_size: 4 });
        Builder::new("reversi", format, |it| it.round_hours = Some(48))
            .players(4)
            .started(StageKind::Rounds)
            .round(&[&[1, 2], &[3, 4]])
            .round(&[&[1, 3], &[2, 4]])
    }

    fn after(time: Duration) -> When {
        When::new(noon() + time).unwrap()
    }

    const ADA: EntryId = EntryId(1);
    const BEN: EntryId = EntryId(2);
    const ONE: TableId = TableId(1);

    #[test]
    fn a_time_is_offered_by_one_and_taken_by_another() {
        let cup = league();
        let at = after(Duration::hours(5));
        let events = propose(&cup.it, ONE, ADA, at, noon()).unwrap();
        let offered = cup.clone().all_by(user("Ada"), events);
        assert_eq!(propose(&offered.it, ONE, ADA, at, noon()), Ok(vec![]));
        assert_eq!(agree(&offered.it, ONE, ADA, at).unwrap_err().code(), "act-offered-time-yourself-somebody-else");
        assert_eq!(agree(&offered.it, ONE, EntryId(3), at).unwrap_err().code(), "act-sit-table");
        assert_eq!(
            agree(&offered.it, ONE, BEN, after(Duration::hours(6))).unwrap_err().code(),
            "act-another-time-offered-meanwhile-look"
        );
        let agreed = vec![Event::TimeAgreed { table: ONE, at: at.utc() }];
        assert_eq!(propose(&offered.it, ONE, BEN, at, noon()), Ok(agreed.clone()));
        assert_eq!(agree(&offered.it, ONE, BEN, at), Ok(agreed.clone()));
        let agreed = offered.all(agreed);
        assert_eq!(agreed.table(1).agreed, Some(at.utc()));
        assert_eq!(agree(&agreed.it, ONE, BEN, at), Ok(vec![]));
        assert_eq!(agree(&cup.it, ONE, BEN, at).unwrap_err().code(), "act-time-offered-table");
    }

    #[test]
    fn a_time_lies_between_now_and_the_deadline() {
        let cup = league();
        assert_eq!(
            propose(&cup.it, ONE, ADA, after(Duration::zero()), noon()).unwrap_err().code(),
            "act-time-passed-offer-later"
        );
        assert_eq!(
            propose(&cup.it, ONE, ADA, after(Duration::days(9)), noon()).unwrap_err().code(),
            "act-after-deadline-table-offer-earlier"
        );
        let over = cup.result(1, &[1, 2]);
        assert_eq!(
            propose(&over.it, ONE, ADA, after(Duration::hours(5)), noon()).unwrap_err().code(),
            "act-match-table-over"
        );
    }

    #[test]
    fn postponements_are_few_and_short_in_a_league() {
        let cup = league();
        let ask = |cup: &Builder, table, days| {
            ask_postponement(&cup.it, TableId(table), ADA, after(Duration::days(days)), "Away")
        };
        assert_eq!(ask(&cup, 1, 1).unwrap_err().code(), "act-ask-time-after-deadline");
        assert_eq!(ask(&cup, 1, 30), Err(text!("act-too-late-longest-postponement-days", longest = 7)));
        assert!(ask_postponement(&cup.it, ONE, ADA, after(Duration::days(5)), " ").is_err());
        let events = ask(&cup, 1, 5).unwrap();
        let asked = cup.all_by(user("Ada"), events);
        assert_eq!(ask(&asked, 1, 5), Ok(vec![]));
        assert_eq!(ask(&asked, 1, 6).unwrap_err().code(), "act-postponement-asked-already-organiser-answer");
        assert!(ask(&asked, 3, 5).unwrap_err().en().contains("allowed: 1"));
        let events = answer_postponement(&asked.it, ONE, true, None, "").unwrap();
        let granted = asked.all(events);
        assert_eq!(granted.it.deadline(granted.table(1)), Some(noon() + Duration::days(5)));
        assert!(answer_postponement(&granted.it, ONE, true, None, "").is_err());
    }

    #[test]
    fn an_organiser_sets_a_deadline_once() {
        let cup = league();
        let until = after(Duration::days(20));
        let events = set_deadline(&cup.it, ONE, until, "Holidays").unwrap();
        let cup = cup.all(events);
        assert_eq!(cup.it.deadline(cup.table(1)), Some(until.utc()));
        assert_eq!(set_deadline(&cup.it, ONE, until, "Holidays"), Ok(vec![]));
    }
}
