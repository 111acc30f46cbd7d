//! Merging two clubs that are one. The club that goes keeps its row and its chain; everything else belongs to the club that
//! stays. Nothing is rewritten: both chains, the chain of each competition and that of the site say that it happened.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use diesel::prelude::*;
use podium_engine::contest::circuit;
use podium_engine::text;

use super::actions::Order;
use super::letters::tell;
use super::subject::Subject;
use crate::accounts::model::User;
use crate::clubs::actions::{invites, put_member, removed};
use crate::clubs::log::{self as club_log, Deed as ClubDeed};
use crate::clubs::model::{CIRCUITS, Club, Role};
use crate::clubs::roster::claims;
use crate::competitions::Competition;
use crate::competitions::event::Event;
use crate::competitions::project;
use crate::competitions::store::{Change, Competitions};
use crate::error::{Error, Result};
use crate::ids::{ClubId, PlayerId, UserId};
use crate::limits;
use crate::site::act::What;
use crate::site::log::{Deed, note};
use crate::store::schema::{addresses, circuits, clubs, competitions, links, members, roster, templates, users};
use crate::store::{Connection, chain};

/// What merging two clubs would do.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The club that goes.
    pub from: Club,
    /// The club that stays.
    pub into: Club,
    pub members: Vec<Moving>,
    pub things: Vec<Things>,
    /// Competitions and circuits whose address is taken at the club that stays.
    pub renumbered: Vec<Place>,
    competitions: Vec<Place>,
    circuits: Vec<Place>,
    removed: BTreeSet<UserId>,
}

/// A member of the club that goes.
#[derive(Debug, Clone)]
pub struct Moving {
    pub user: UserId,
    pub name: String,
    pub role: Role,
    /// Their role in the club that stays, before.
    pub there: Option<Role>,
    /// And after: nothing if that club removed them.
    pub after: Option<Role>,
}

/// How much of something moves.
#[derive(Debug, Clone, Copy)]
pub struct Things {
    /// The end of a message key, `merge-…`.
    pub word: &'static str,
    pub moving: usize,
    /// How many the club that stays has afterwards.
    pub after: usize,
    /// How many it may have.
    pub most: Option<usize>,
}

impl Things {
    pub fn is_too_much(&self) -> bool {
        self.most.is_some_and(|most| self.after > most)
    }
}

/// A competition or circuit, and its address below the club before and after.
#[derive(Debug, Clone)]
pub struct Place {
    id: String,
    pub before: String,
    pub after: String,
}

impl Plan {
    /// What would happen now.
    pub fn of(connection: &mut Connection, from: ClubId, into: ClubId) -> Result<Self> {
        let (from, into) = (Club::get(connection, from)?, Club::get(connection, into)?);
        let is_there = |club: &Club| club.same_as.is_none() && club.hidden().is_none();
        if from.id == into.id || !is_there(&from) || !is_there(&into) {
            return Err(Error::Refused(text!("people-act-these-clubs-cannot-merged")));
        }
        let gone = removed(&chain::rows(connection, &club_log::stream(into.id), 0)?)?;
        let members = moving(connection, &from, &into, &gone)?;
        let stays = |user: &UserId| members.iter().any(|member| member.user == *user && member.after.is_some());
        let mut out = removed(&chain::rows(connection, &club_log::stream(from.id), 0)?)?;
        let own = Role::all(connection, into.id)?;
        out.retain(|user| !stays(user) && !own.contains_key(user));

        let slugs = |connection: &mut Connection, club: ClubId| {
            let own = competitions::table.filter(competitions::club_id.eq(club)).order(competitions::created_at);
            own.select((competitions::id, competitions::slug)).load::<(String, String)>(connection)
        };
        let (moved, there) = (slugs(connection, from.id)?, slugs(connection, into.id)?);
        let competitions = places(&moved, &there, "");
        let slugs = |connection: &mut Connection, club: ClubId| {
            let own = circuits::table.filter(circuits::club_id.eq(club)).order(circuits::created_at);
            own.select((circuits::id, circuits::slug)).load::<(String, String)>(connection)
        };
        let (round, round_there) = (slugs(connection, from.id)?, slugs(connection, into.id)?);
        let circuits = places(&round, &round_there, CIRCUITS);

        let listed = |connection: &mut Connection, club: ClubId| {
            let own = roster::table.filter(roster::club_id.eq(club)).select(roster::player_id);
            own.load::<PlayerId>(connection).map(BTreeSet::from_iter)
        };
        let (roster, roster_there): (BTreeSet<PlayerId>, BTreeSet<PlayerId>) =
            (listed(connection, from.id)?, listed(connection, into.id)?);
        let both = roster.union(&roster_there).count();
        let count = |connection: &mut Connection, club: ClubId| {
            templates::table.filter(templates::club_id.eq(club)).count().get_result::<i64>(connection)
        };
        let (template, template_there) = (count(connection, from.id)? as usize, count(connection, into.id)? as usize);
        let (invited, invited_there) = (invites(connection, from.id)?.len(), invites(connection, into.id)?.len());
        let (claim, claim_there) = (claims(connection, from.id)?.len(), claims(connection, into.id)?.len());
        let of = |word, moving, after, most| Things { word, moving, after, most };
        let things = vec![
            of("competitions", moved.len(), moved.len() + there.len(), None),
            of("circuits", round.len(), round.len() + round_there.len(), Some(limits::CIRCUITS)),
            of("roster", roster.len(), both, Some(limits::ROSTER)),
            of("templates", template, template + template_there, Some(limits::TEMPLATES as usize)),
            of("invitations", invited, invited + invited_there, Some(limits::INVITATIONS)),
            of("claims", claim, claim + claim_there, Some(limits::CLAIMS)),
        ];
        let renumbered = competitions.iter().chain(&circuits).filter(|place| place.before != place.after);
        let renumbered = renumbered.cloned().collect();
        Ok(Self { from, into, members, things, renumbered, competitions, circuits, removed: out })
    }

    /// What there would be too much of.
    pub fn too_much(&self) -> Option<&Things> {
        self.things.iter().find(|things| things.is_too_much())
    }
}

/// Everybody of the club that goes. The higher of two roles counts, as with an invitation; whoever the club that stays
/// removed does not come back this way.
fn moving(connection: &mut Connection, from: &Club, into: &Club, gone: &BTreeSet<UserId>) -> Result<Vec<Moving>> {
    let there = Role::all(connection, into.id)?;
    let own = members::table.inner_join(users::table).filter(members::club_id.eq(&from.id));
    let own = own.order((users::name, users::id)).select((users::id, users::name, members::role));
    let moving = |(user, name, word): (UserId, String, String)| {
        let role = Role::from_word(&word)?;
        let there = there.get(&user).copied();
        let after = match there {
            Some(there) => Some(there.max(role)),
            None => (!gone.contains(&user)).then_some(role),
        };
        Some(Moving { user, name, role, there, after })
    };
    Ok(own.load::<(UserId, String, String)>(connection)?.into_iter().filter_map(moving).collect())
}

/// Addresses that are free at the club that stays: who can keep theirs does.
fn places(moved: &[(String, String)], there: &[(String, String)], prefix: &str) -> Vec<Place> {
    let mut taken: BTreeSet<&str> = there.iter().map(|(_, slug)| slug.as_str()).collect();
    let (kept, others): (Vec<_>, Vec<_>) = moved.iter().partition(|(_, slug)| taken.insert(slug));
    let mut taken: BTreeSet<String> = taken.into_iter().map(str::to_owned).collect();
    let mut places: Vec<Place> = Vec::new();
    let mut put = |id: &String, before: &String, after: &String| {
        let at = |slug: &String| format!("{prefix}{slug}");
        places.push(Place { id: id.clone(), before: at(before), after: at(after) });
    };
    kept.iter().for_each(|(id, slug)| put(id, slug, slug));
    for (id, slug) in others {
        let free = (2..).map(|number| format!("{slug}-{number}")).find(|slug| !taken.contains(slug));
        let free = free.unwrap_or_else(|| slug.clone());
        put(id, slug, &free);
        taken.insert(free);
    }
    places
}

/// Merges a club into another one; returns the competitions that changed.
pub fn merge(
    store: &Competitions,
    connection: &mut Connection,
    order: &Order,
    (from, into): (ClubId, ClubId),
) -> Result<Vec<Arc<Competition>>> {
    // In the same order for two that are merged into each other at once.
    for club in BTreeSet::from([from, into]) {
        club_log::lock(connection, club)?;
    }
    let plan = Plan::of(connection, from, into)?;
    if let Some(Things { most: Some(most), after, .. }) = plan.too_much() {
        return Err(Error::Refused(text!("people-act-clubs-together-have-many", after, most)));
    }
    let mut concerned: BTreeMap<UserId, User> = BTreeMap::new();
    for club in [from, into] {
        let staff = Subject::get(connection, What::Club, &club)?.concerned(connection)?;
        concerned.extend(staff.into_iter().map(|user| (user.id, user)));
    }
    members_and_lists(connection, &plan)?;
    let members = plan.members.iter().filter(|member| member.after != member.there);
    let members = members.filter_map(|member| Some((member.user, member.after?))).collect();
    let deed = ClubDeed::Merged {
        club: from,
        name: plan.from.name.as_str().into(),
        members,
        removed: plan.removed.iter().copied().collect(),
    };
    club_log::note(connection, into, &order.by, deed, None)?;
    rounds(connection, order, &plan)?;
    let deed = ClubDeed::MergedInto { club: into, name: plan.into.name.as_str().into() };
    club_log::note(connection, from, &order.by, deed, None)?;
    let gone = (clubs::same_as.eq(into), clubs::place.eq(""), clubs::about.eq(""), clubs::links.eq(""));
    diesel::update(clubs::table.filter(clubs::id.eq(from))).set(gone).execute(connection)?;

    let mut changed = Vec::new();
    for place in &plan.competitions {
        lead(connection, from, place)?;
        project::mark_all(connection, &place.id, from)?;
        let row = competitions::table.filter(competitions::id.eq(&place.id));
        diesel::update(row)
            .set((competitions::club_id.eq(into), competitions::slug.eq(&place.after)))
            .execute(connection)?;
        let change = Change { reread: true, ..Change::by(order.by.clone()) };
        changed.push(store.change_in(connection, &place.id, change, |_| Ok(vec![Event::ClubMerged { into }]))?);
    }
    for user in concerned.values() {
        let said = format!("{} → {}", plan.from.name, plan.into.name);
        tell(connection, user, "club-merge", (&said, &order.reason, &order.appeals))?;
    }
    let reason = order.stored_reason(connection)?;
    let deed = Deed::ClubsMerged {
        club: from,
        name: plan.from.name.as_str().into(),
        into,
        into_name: plan.into.name.as_str().into(),
        reason,
    };
    note(connection, &order.by, deed)?;
    Ok(changed)
}

/// Members, roster, templates and open links.
fn members_and_lists(connection: &mut Connection, plan: &Plan) -> Result<()> {
    let (from, into) = (plan.from.id, plan.into.id);
    for member in plan.members.iter().filter(|member| member.after != member.there) {
        if let Some(role) = member.after {
            put_member(connection, into, member.user, role)?;
        }
    }
    diesel::delete(members::table.filter(members::club_id.eq(from))).execute(connection)?;
    let there = roster::table.filter(roster::club_id.eq(into)).select((roster::player_id, roster::note));
    for (player, note) in there.load::<(PlayerId, String)>(connection)? {
        let twice = roster::table.filter(roster::club_id.eq(from)).filter(roster::player_id.eq(player));
        let other: Option<String> = twice.select(roster::note).first(connection).optional()?;
        let Some(other) = other else { continue };
        if note.is_empty() {
            let kept = roster::table.filter(roster::club_id.eq(into)).filter(roster::player_id.eq(player));
            diesel::update(kept).set(roster::note.eq(other)).execute(connection)?;
        }
        diesel::delete(twice).execute(connection)?;
    }
    diesel::update(roster::table.filter(roster::club_id.eq(from))).set(roster::club_id.eq(into)).execute(connection)?;
    let own = templates::table.filter(templates::club_id.eq(from));
    diesel::update(own).set(templates::club_id.eq(into)).execute(connection)?;
    // Each still ends with the role of whoever made it, which now counts in the club that stays.
    let own = links::table.filter(links::club_id.eq(from));
    diesel::update(own).set(links::club_id.eq(into)).execute(connection)?;
    Ok(())
}

/// Circuits: they are named by the chain of their club, so the club that stays notes each of them.
fn rounds(connection: &mut Connection, order: &Order, plan: &Plan) -> Result<()> {
    for place in &plan.circuits {
        lead(connection, plan.from.id, place)?;
        let row = circuits::table.filter(circuits::id.eq(&place.id));
        let (name, rules, legs): (String, String, String) =
            row.select((circuits::name, circuits::rules, circuits::legs)).first(connection)?;
        let slug = place.after.strip_prefix(CIRCUITS).unwrap_or(&place.after);
        let moved = (circuits::club_id.eq(plan.into.id), circuits::slug.eq(slug));
        diesel::update(row).set(moved).execute(connection)?;
        let rules: circuit::Rules = serde_json::from_str(&rules)?;
        let legs: Vec<String> = serde_json::from_str(&legs)?;
        let deed = ClubDeed::CircuitSet { circuit: place.id.clone(), name: name.into(), rules, legs };
        club_log::note(connection, plan.into.id, &order.by, deed, None)?;
    }
    Ok(())
}

/// Keeps the way from a former address.
fn lead(connection: &mut Connection, from: ClubId, place: &Place) -> Result<()> {
    let former = (addresses::club_id.eq(from), addresses::path.eq(&place.before), addresses::id.eq(&place.id));
    diesel::insert_into(addresses::table).values(former).execute(connection)?;
    Ok(())
}
