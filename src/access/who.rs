//! Who makes a request, what it is about, and what it asks for.

use std::sync::Arc;

use super::{seat_link, sits};
use crate::accounts::model::{Session, User};
use crate::clubs::model::{Club, Role};
use crate::competitions::state::{Competition, EntryId, TableId};
use crate::error::{Error, Result};
use crate::store::Db;
use crate::store::chain::{Account, Actor, Issued, Office};
use crate::store::signer::Signer;

/// Who may take a route. Each includes those after it; administrators may all but `Seat`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Access {
    /// Everybody. Of a competition: everybody once it is announced, before that its club's staff.
    Anyone,
    /// Everybody with an account.
    SignedIn,
    /// Who sits at the table of the address (by account or by signed link), and arbiters of the club.
    Seat,
    /// Members of the club of the address.
    Member,
    /// Arbiters and organisers of the club.
    Arbiter,
    /// Organisers of the club.
    Organiser,
    /// Owners of the club.
    Owner,
    /// Administrators of the service.
    Admin,
}

/// Who makes a request, and what its address is about.
#[derive(Debug, Clone)]
pub struct Who {
    pub user: Option<User>,
    pub session: Option<Session>,
    /// The club of the address.
    pub club: Option<Arc<Club>>,
    /// The user's role in it; an owner who owes a second factor has what an organiser has.
    pub role: Option<Role>,
    /// The club asks its owners for a second factor, and this one has none yet.
    pub owes_factor: bool,
    /// The competition of the address.
    pub competition: Option<Arc<Competition>>,
    /// The table of the address.
    pub table: Option<TableId>,
    /// The entry of this person in that competition, by account or by signed link.
    pub entry: Option<EntryId>,
    /// Acts for that entry by a signed link: who gave it out.
    pub link: Option<Issued>,
    /// The signed link that the browser keeps.
    pub seat: Option<String>,
    /// What the route asks for.
    pub access: Access,
    /// For limits and the list of sessions.
    pub address: String,
}

impl Who {
    pub fn user(&self) -> Result<&User> {
        self.user.as_ref().ok_or(Error::SignIn)
    }

    /// The id of the account.
    pub fn account(&self) -> Option<&str> {
        self.user.as_ref().map(|user| user.id.as_str())
    }

    pub fn club(&self) -> Result<&Arc<Club>> {
        self.club.as_ref().ok_or(Error::NotFound)
    }

    pub fn competition(&self) -> Result<&Arc<Competition>> {
        self.competition.as_ref().ok_or(Error::NotFound)
    }

    /// The number of the address's table, which exists.
    pub fn table(&self) -> Result<TableId> {
        self.table.ok_or(Error::NotFound)
    }

    /// The entry of this person in another competition than that of the address, by the players of the account or by the
    /// signed link.
    pub async fn entry_in(
        &self,
        db: &Db,
        signer: &Signer,
        competition: &Competition,
        players: &[String],
    ) -> Result<Option<EntryId>> {
        if let Some(own) = players.iter().find_map(|player| competition.entry_of(player)) {
            return Ok(Some(own.id));
        }
        match self.seat.as_deref().filter(|_| self.user.is_none()) {
            Some(seat) => Ok(seat_link::seat_of(db, signer, competition, seat).await?.map(|seat| seat.entry)),
            None => Ok(None),
        }
    }

    /// Who to write down as the one who did it.
    pub fn actor(&self) -> Result<Actor> {
        match (&self.user, self.entry, &self.link) {
            (user, Some(entry), Some(issued)) => Ok(Actor::Link {
                entry: entry.0,
                issued: Some(issued.clone()),
                signed_in: user.as_ref().map(|user| Account { id: user.id.clone(), name: user.called() }),
            }),
            (Some(user), _, _) => {
                Ok(Actor::User { id: user.id.clone(), name: user.called(), office: self.office(user) })
            }
            _ => Err(Error::SignIn),
        }
    }

    /// The office in which a request is made: on the staff's routes, and at a table at which somebody has no seat.
    fn office(&self, user: &User) -> Option<Office> {
        let for_the_club = match self.access {
            Access::Anyone | Access::SignedIn | Access::Member => false,
            Access::Seat => !sits(self),
            Access::Arbiter | Access::Organiser | Access::Owner | Access::Admin => true,
        };
        match self.role.filter(|_| for_the_club) {
            Some(Role::Arbiter) => Some(Office::Arbiter),
            Some(Role::Organiser) => Some(Office::Organiser),
            Some(Role::Owner) => Some(Office::Owner),
            Some(Role::Member) | None => (for_the_club && user.is_admin).then_some(Office::Administrator),
        }
    }

    /// Who is signed in and acts by a link, and for whom.
    pub fn acts_for(&self) -> Option<(String, String)> {
        let (user, entry) = (self.user.as_ref()?, self.entry.filter(|_| self.link.is_some())?);
        Some((user.name.clone(), self.competition.as_ref()?.name(entry).to_owned()))
    }

    /// For limits: the account, the seat of a link, or else the address.
    pub fn who(&self) -> String {
        match (&self.user, &self.competition, self.entry) {
            (Some(user), _, _) => user.id.clone(),
            (None, Some(competition), Some(entry)) => format!("{}.{entry}", competition.id),
            _ => self.address.clone(),
        }
    }

    /// At least that role in the club of the address; administrators have them all.
    pub fn has_role(&self, role: Role) -> bool {
        self.role.is_some_and(|own| own >= role) || self.user.as_ref().is_some_and(|user| user.is_admin)
    }

    pub fn is_arbiter(&self) -> bool {
        self.has_role(Role::Arbiter)
    }

    pub fn is_organiser(&self) -> bool {
        self.has_role(Role::Organiser)
    }

    pub fn is_owner(&self) -> bool {
        self.has_role(Role::Owner)
    }
}
