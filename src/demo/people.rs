//! Accounts, players, clubs and roles of the demo.

use chrono::{DateTime, Duration, SubsecRound, Utc};
use diesel::prelude::*;
use podium_engine::chance::Chance;

use super::clubs::{self, ACCOUNTS, CLUBS};
use crate::accounts::model::User;
use crate::accounts::passwords;
use crate::admin::actions::set_admin;
use crate::clubs::log::{Deed, Named, note_at};
use crate::clubs::model::{Club, Role};
use crate::error::Result;
use crate::ids::{self, ClubId, PlayerId, UserId};
use crate::players::model::Player;
use crate::store::Connection;
use crate::store::chain::{Actor, Office};
use crate::store::schema::clubs as club_rows;
use crate::store::schema::{members, players, roster, users};
use crate::store::texts::{self, PersonalText};

/// A person of the demo.
#[derive(Debug, Clone)]
pub(super) struct Person {
    pub player: PlayerId,
    pub name: String,
    /// The player's name as event chains refer to it.
    pub called: PersonalText,
    /// The account and its name, where there is one.
    pub user: Option<(UserId, PersonalText)>,
    pub club: usize,
    pub rating: Option<u32>,
}

impl Person {
    /// Their actor.
    pub(super) fn actor(&self) -> Option<Actor> {
        let (id, name) = self.user.clone()?;
        Some(Actor::account(id, name))
    }
}

/// Everybody, and the ids of the clubs.
#[derive(Debug)]
pub(super) struct World {
    pub people: Vec<Person>,
    pub clubs: Vec<ClubId>,
}

impl World {
    pub(super) fn person(&self, name: &str) -> Option<&Person> {
        self.people.iter().find(|person| person.name == name)
    }

    /// The organiser of a club: the second person in its list.
    pub(super) fn organiser(&self, club: usize) -> Actor {
        let name = CLUBS.get(club).and_then(|club| club.people.get(1)).copied().unwrap_or_default();
        match self.person(name).and_then(Person::actor) {
            Some(Actor::User { id, name, .. }) => Actor::User { id, name, office: Some(Office::Organiser) },
            other => other.unwrap_or(Actor::System),
        }
    }
}

/// An id like those of [`ids::new_id`], deterministic by seed.
pub(super) fn id<T: FromIterator<char>>(chance: &mut Chance) -> T {
    let letters = b"abcdefghijklmnopqrstuvwxyz234567";
    (0..16).map(|_| chance.pick(letters).map_or('a', |&letter| char::from(letter))).collect()
}

/// Stores clubs and people.
pub(super) fn settle(connection: &mut Connection, now: DateTime<Utc>, chance: &mut Chance) -> Result<World> {
    // One hash for all: computing one each would take seconds, and anybody may sign in as anybody here.
    let password = passwords::hash(super::PASSWORD)?;
    let mut world = World { people: Vec::new(), clubs: Vec::new() };
    let joined =
        |chance: &mut Chance| (now - Duration::minutes(60 * 24 * 400 + chance.below(400_000) as i64)).naive_utc();
    for (number, sample) in CLUBS.iter().enumerate() {
        let club = Club {
            id: id(chance),
            about: sample.about.to_owned(),
            links: sample.links.join("\n"),
            created_at: (now - Duration::days(800 - 40 * number as i64)).naive_utc(),
            ..Club::new(&ids::slug(sample.name), sample.name, sample.place)
        };
        diesel::insert_into(club_rows::table).values(&club).execute(connection)?;
        let (founded, mut founder, mut guests) =
            (club.created_at.and_utc().trunc_subsecs(3), Actor::System, Vec::new());
        for (place, name) in sample.people.iter().enumerate() {
            let user = (place < ACCOUNTS).then(|| User {
                id: id(chance),
                email: format!("{}@example.org", ids::slug(name)),
                name: (*name).to_owned(),
                name_text: String::new(),
                password: password.clone(),
                language: sample.language.to_owned(),
                time_zone: sample.time_zone.to_owned(),
                is_admin: false,
                verified_at: Some(now.naive_utc()),
                created_at: joined(chance),
                deleted_at: None,
            });
            let person = settle_one(connection, name, number, user, joined(chance), chance)?;
            let role = [Role::Owner, Role::Organiser, Role::Arbiter].get(place).copied().unwrap_or(Role::Member);
            match person.user.as_ref().zip(person.actor()) {
                Some(((user, _), actor)) => {
                    put_member(connection, club.id, *user, role, club.created_at)?;
                    let deed = match role {
                        Role::Owner => Deed::Created { name: club.name.as_str().into() },
                        role => Deed::Joined { role },
                    };
                    note_at(connection, club.id, founded, &actor, deed, None)?;
                    if role == Role::Owner {
                        founder = actor;
                    }
                }
                None => {
                    add_to_roster(connection, club.id, person.player, club.created_at)?;
                    guests.push(Named { player: person.player, name: person.called.clone() });
                }
            }
            world.people.push(person);
        }
        note_at(connection, club.id, founded, &founder, Deed::PlayersAdded { players: guests }, None)?;
        world.clubs.push(club.id);
    }
    let admin = User {
        id: id(chance),
        email: format!("{}@example.org", ids::slug(clubs::ADMIN)),
        name: clubs::ADMIN.to_owned(),
        name_text: String::new(),
        password,
        language: "en".to_owned(),
        time_zone: "Europe/Paris".to_owned(),
        is_admin: false,
        verified_at: Some(now.naive_utc()),
        created_at: joined(chance),
        deleted_at: None,
    };
    let admin = settle_one(connection, clubs::ADMIN, clubs::PARIS, Some(admin), joined(chance), chance)?;
    if let Some((user, _)) = &admin.user {
        set_admin(connection, &Actor::System, *user, true)?;
    }
    for (club, name, role) in clubs::ALSO {
        let person = world.person(name).and_then(|person| person.user.as_ref().zip(person.actor()));
        if let Some((club, ((user, _), actor))) = world.clubs.get(club).copied().zip(person) {
            let at = (now - Duration::days(90)).trunc_subsecs(3);
            put_member(connection, club, *user, role, at.naive_utc())?;
            note_at(connection, club, at, &actor, Deed::Joined { role }, None)?;
        }
    }
    Ok(world)
}

fn settle_one(
    connection: &mut Connection,
    name: &str,
    club: usize,
    user: Option<User>,
    at: chrono::NaiveDateTime,
    chance: &mut Chance,
) -> Result<Person> {
    let user = match user {
        Some(user) => {
            let called = texts::store_name(connection, user.id, &user.name)?;
            let user = User { name_text: called.hash().to_owned(), ..user };
            diesel::insert_into(users::table).values(&user).execute(connection)?;
            Some((user.id, called))
        }
        None => None,
    };
    let player: PlayerId = id(chance);
    let called = texts::store_name(connection, player, name)?;
    let player = Player {
        id: player,
        slug: ids::slug(name),
        name: name.to_owned(),
        name_text: called.hash().to_owned(),
        user_id: user.as_ref().map(|(id, _)| *id),
        erased: None,
        created_at: at,
    };
    diesel::insert_into(players::table).values(&player).execute(connection)?;
    let rating = (!chance.one_in(6)).then(|| 1100 + (chance.below(450) + chance.below(450)) as u32);
    Ok(Person { player: player.id, name: name.to_owned(), called, user, club, rating })
}

fn put_member(
    connection: &mut Connection,
    club: ClubId,
    user: UserId,
    role: Role,
    at: chrono::NaiveDateTime,
) -> Result<()> {
    diesel::insert_into(members::table)
        .values((
            members::club_id.eq(club),
            members::user_id.eq(user),
            members::role.eq(role.word()),
            members::joined_at.eq(at),
        ))
        .execute(connection)?;
    Ok(())
}

fn add_to_roster(connection: &mut Connection, club: ClubId, player: PlayerId, at: chrono::NaiveDateTime) -> Result<()> {
    diesel::insert_into(roster::table)
        .values((roster::club_id.eq(club), roster::player_id.eq(player), roster::note.eq(""), roster::added_at.eq(at)))
        .execute(connection)?;
    Ok(())
}
