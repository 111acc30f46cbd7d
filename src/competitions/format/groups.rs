//! Round robins in groups, then a knockout of the best of each.

use podium_engine::contest::bracket::Groups;
use podium_engine::contest::round_robin::{Cycles, Numbers};
use podium_engine::text;
use podium_engine::text::Text;

use super::board::Detail;
use super::{Next, knockout, listed, round_robin, starting_order, unknown};
use crate::competitions::event::{StageKind, StagePlan};
use crate::competitions::reasons::{StageName, group_letter};
use crate::competitions::settings::Format;
use crate::competitions::state::{Competition, EntryId, Stage};

pub(super) fn plan(
    competition: &Competition,
    groups: usize,
    advance: usize,
    cycles: Cycles,
) -> Result<Vec<StagePlan>, Text> {
    let entries = starting_order(competition);
    let dealt = Groups::snake(&(0..entries.len()).collect::<Vec<_>>(), groups, advance)?;
    let group = |(at, players): (usize, &Vec<usize>)| {
        let schedule = dealt.schedule(at, cycles, Numbers::Listed)?;
        let entries = players.iter().filter_map(|&player| entries.get(player).copied()).collect();
        Ok(StagePlan { name: StageName::Group(at), kind: StageKind::Schedule { schedule }, entries })
    };
    dealt.groups.iter().enumerate().map(group).collect()
}

/// The next round of a group; when all groups are over, the knockout.
pub(super) fn next(competition: &Competition, at: usize) -> Result<Next, Text> {
    let Format::Groups { advance, bracket, .. } = competition.settings.format else { return Err(unknown()) };
    let here = round_robin::next(competition, at)?;
    let groups: Vec<usize> = group_stages(competition).map(|(at, _)| at).collect();
    if here != Next::Over || groups.len() < competition.stages.len() {
        return Ok(here);
    }
    let unfinished: Vec<String> = groups
        .iter()
        .filter(|&&group| !matches!(round_robin::next(competition, group), Ok(Next::Over)))
        .map(|&group| group_letter(group))
        .collect();
    if !unfinished.is_empty() {
        let names = listed(&unfinished);
        let (en, fr) = (names.en, names.fr);
        return Ok(Next::Waits(text!("The knockout waits for group {en}.", "Le tableau final attend le groupe {fr}.")));
    }
    match seeds(competition, &groups, advance)? {
        Ok(entries) => Ok(Next::Stage(knockout::stage_plan(competition, bracket, entries)?)),
        Err(waits) => Ok(Next::Waits(waits)),
    }
}

fn group_stages(competition: &Competition) -> impl Iterator<Item = (usize, &Stage)> {
    let stages = competition.stages.iter().enumerate();
    stages.filter(|(_, stage)| matches!(stage.kind, StageKind::Schedule { .. }))
}

/// Those who go on, in the order of their seeds; or what must be decided first.
fn seeds(competition: &Competition, groups: &[usize], advance: usize) -> Result<Result<Vec<EntryId>, Text>, Text> {
    let mut orders = Vec::with_capacity(groups.len());
    for &group in groups {
        let board = round_robin::standings(competition, group, advance, Detail::Values);
        // Whoever has left does not go on.
        let (there, gone): (Vec<_>, Vec<_>) = board.rows.iter().partition(|row| !row.withdrawn);
        if let (Some(last), Some(first_out)) = (there.get(advance.saturating_sub(1)), there.get(advance))
            && last.rank == first_out.rank
        {
            let (letter, one, other) =
                (group_letter(group), competition.name(last.entry), competition.name(first_out.entry));
            return Ok(Err(text!(
                "In group {letter}, {one} and {other} are level after all tie-breaks, and one of them goes on: decide their order by a play-off or by lot, and enter it.",
                "Dans le groupe {letter}, {one} et {other} sont à égalité après tous les départages, et un seul se qualifie : décidez de leur ordre par un barrage ou par tirage au sort, et saisissez-le."
            )));
        }
        orders.push(there.into_iter().chain(gone).map(|row| row.entry.0 as usize).collect::<Vec<_>>());
    }
    let dealt = Groups { groups: orders.clone(), advance };
    let seeds = dealt.seeds(&orders)?;
    Ok(Ok(seeds.into_iter().filter_map(|id| u32::try_from(id).ok().map(EntryId)).collect()))
}
