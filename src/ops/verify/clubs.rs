//! Clubs: what their chains say of names, members and circuits stands in the rows.

use std::collections::BTreeMap;

use diesel::prelude::*;
use podium_engine::contest::circuit;

use super::{Step, Verifier, same, wrong};
use crate::clubs::log::{self, Deed};
use crate::clubs::model::{Club, Role};
use crate::error::Result;
use crate::ids::{ClubId, UserId};
use crate::store::Connection;
use crate::store::chain::{EventRow, Opened};
use crate::store::schema::circuits;
use crate::store::texts::PersonalText;

impl Verifier {
    /// The name, the members and the circuits of a club are those of its chain.
    pub(super) fn club_row(&self, connection: &mut Connection, club: ClubId, rows: &[EventRow]) -> Step {
        let (mut name, mut hidden, mut roles, mut second_factor) = (None, None, BTreeMap::new(), false);
        let mut same_as = None;
        let mut expected: BTreeMap<String, (PersonalText, circuit::Rules, Vec<String>)> = BTreeMap::new();
        for Opened { by, event, .. } in self.spoken::<Deed>(connection, &log::stream(club), rows)? {
            let by = by.user();
            match (event, by) {
                (Deed::Created { name: called }, by) => {
                    name = Some(called);
                    roles.extend(by.map(|user| (user, Role::Owner)));
                }
                (Deed::Edited { name: called }, _) => name = Some(called),
                (Deed::Moderated { act }, _) => hidden = act.hidden(),
                (Deed::Joined { role }, Some(user)) | (Deed::RoleSet { user, role, .. }, _) => {
                    roles.insert(user, role);
                }
                (Deed::Left, Some(user)) | (Deed::Removed { user, .. }, _) => drop(roles.remove(&user)),
                (Deed::Merged { members, .. }, _) => roles.extend(members),
                (Deed::MergedInto { club, .. }, _) => {
                    same_as = Some(club);
                    roles.clear();
                    expected.clear();
                }
                // Accounts of another site have not set up anything here yet.
                (Deed::Moved { members }, _) => (roles, second_factor) = (members, false),
                (Deed::SecondFactorSet { required }, _) => second_factor = required,
                (Deed::CircuitSet { circuit, name, rules, legs }, _) => {
                    drop(expected.insert(circuit, (name, rules, legs)));
                }
                (Deed::CircuitDeleted { circuit, .. }, _) => drop(expected.remove(&circuit)),
                _ => {}
            }
        }
        let there = Role::all(connection, club)?.into_iter().collect();
        same("members", &club, |row: &(UserId, Role)| row.0, roles.into_iter().collect(), there)?;
        let there = Club::get(connection, club)?;
        if name.as_deref() != Some(there.name.as_str()) {
            return wrong(format!("clubs: the row of {club} differs from its events in “name”"));
        }
        if hidden != there.hidden() {
            return wrong(format!("clubs: the row of {club} differs from its events in “hidden”"));
        }
        if same_as != there.same_as {
            return wrong(format!("clubs: the row of {club} differs from its events in “same_as”"));
        }
        if second_factor != there.second_factor {
            return wrong(format!("clubs: the row of {club} differs from its events in “second_factor”"));
        }
        type Found = (String, String, String, String);
        let there = circuits::table.filter(circuits::club_id.eq(club));
        let there: Vec<Found> =
            there.select((circuits::id, circuits::name, circuits::rules, circuits::legs)).load(connection)?;
        let expected = expected.into_iter().map(|(id, (name, rules, legs))| {
            Ok((id, name.to_string(), serde_json::to_string(&rules)?, serde_json::to_string(&legs)?))
        });
        let expected = expected.collect::<Result<Vec<Found>>>()?;
        same("circuits", &club, |row: &Found| row.0.clone(), expected, there)
    }
}
