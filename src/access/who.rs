//! Who makes a request, what it is about, and what it asks for.

use std::sync::Arc;

use super::{seat_link, sits};
use crate::accounts::model::{Session, User};
use crate::clubs::model::{Club, Role};
use crate::competitions::state::{Competition, EntryId, TableId};
use crate::error::{Error, Result};
use crate::ids::{PlayerId, UserId};
use crate::store::Db;
use crate::store::chain::{Account, Actor, Issued, Office};
use crate::store::signer::Signer;

/// Who may take a route. Each level includes those after it; administrators may take all but `Seat`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Access {
    /// Everybody. Of a competition: everybody once it is announced, before that its club's staff.
    Anyone,
    /// Everybody with an account.
    SignedIn,
    /// Those seated at the addressed table (by account or signed link), and arbiters of the club.
    Seat,
    /// Members of the addressed club.
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
    /// The addressed club.
    pub club: Option<Arc<Club>>,
    /// The user's role in it; an owner who still owes a second factor counts as an organiser.
    pub role: Option<Role>,
    /// The club requires a second factor of its owners, and this one has none yet.
    pub owes_factor: bool,
    /// The addressed competition.
    pub competition: Option<Arc<Competition>>,
    /// The addressed table.
    pub table: Option<TableId>,
    /// The entry of this person in that competition, by account or by signed link.
    pub entry: Option<EntryId>,
    /// Who issued the signed link, if the person acts for that entry by one.
    pub link: Option<Issued>,
    /// The signed link kept by the browser.
    pub seat: Option<String>,
    /// The access that the route requires.
    pub access: Access,
    /// The client address, for limits and the list of sessions.
    pub address: String,
}

impl Who {
    pub fn user(&self) -> Result<&User> {
        self.user.as_ref().ok_or(Error::SignIn)
    }

    /// The id of the account.
    pub fn account(&self) -> Option<UserId> {
        self.user.as_ref().map(|user| user.id)
    }

    pub fn club(&self) -> Result<&Arc<Club>> {
        self.club.as_ref().ok_or(Error::NotFound)
    }

    pub fn competition(&self) -> Result<&Arc<Competition>> {
        self.competition.as_ref().ok_or(Error::NotFound)
    }

    /// The number of the addressed table, which exists.
    pub fn table(&self) -> Result<TableId> {
        self.table.ok_or(Error::NotFound)
    }

    /// This person's entry in a competition other than the addressed one, by the players of the account or by the signed
    /// link.
    pub async fn entry_in(
        &self,
        db: &Db,
        signer: &Signer,
        competition: &Competition,
        players: &[PlayerId],
    ) -> Result<Option<EntryId>> {
        if let Some(own) = players.iter().find_map(|player| competition.entry_of(*player)) {
            return Ok(Some(own.id));
        }
        match self.seat.as_deref().filter(|_| self.user.is_none()) {
            Some(seat) => Ok(seat_link::seat_of(db, signer, competition, seat).await?.map(|seat| seat.entry)),
            None => Ok(None),
        }
    }

    /// The actor to record in the log.
    pub fn actor(&self) -> Result<Actor> {
        match (&self.user, self.entry, &self.link) {
            (user, Some(entry), Some(issued)) => Ok(Actor::Link {
                entry: entry.0,
                issued: Some(issued.clone()),
                signed_in: user.as_ref().map(|user| Account { id: user.id, name: user.called() }),
            }),
            (Some(user), _, _) => Ok(Actor::User { id: user.id, name: user.called(), office: self.office(user) }),
            _ => Err(Error::SignIn),
        }
    }

    /// The office in which a request is made: on staff routes, and at a table where the person has no seat.
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

    /// For somebody signed in who acts by a link: the account, and for whom.
    pub fn acts_for(&self) -> Option<(String, String)> {
        let (user, entry) = (self.user.as_ref()?, self.entry.filter(|_| self.link.is_some())?);
        Some((user.name.clone(), self.competition.as_ref()?.name(entry).to_owned()))
    }

    /// The key for rate limits: the account, the seat of a link, or else the client address.
    pub fn who(&self) -> String {
        match (&self.user, &self.competition, self.entry) {
            (Some(user), _, _) => user.id.to_string(),
            (None, Some(competition), Some(entry)) => format!("{}.{entry}", competition.id),
            _ => self.address.clone(),
        }
    }

    /// Whether the user has at least that role in the addressed club; administrators have every role.
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
