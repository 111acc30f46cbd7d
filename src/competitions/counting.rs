//! On which rating list a result counts, and why; the only module that decides.
//!
//! The site's list counts what a record proves and what two different people agreed to, each with a proved e-mail address.
//! Everything else that is rated counts on its club's list alone. [`basis`] derives from the events of a table what its
//! result is based on, and is stored with the result; [`why`] judges that together with who holds the seats.

use podium_engine::contest::series::Ending;
use podium_engine::text;
use podium_engine::text::Text;

use crate::competitions::event::Actor;
use crate::competitions::state::{Game, Source, Table};
use crate::ids::UserId;

/// What a result is based on, from its events alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Basis {
    /// Every game has a record.
    Record,
    /// These accounts reported or confirmed every game that has no record.
    Agreed(Vec<UserId>),
    /// Typed by the staff.
    Entered,
    /// Decided by an arbiter.
    Ruled,
    /// Confirmed by staff.
    Staff,
    /// Reported or confirmed through a signed link.
    Link,
    /// Confirmed by timeout.
    Clock,
    /// No confirmation was required.
    Alone,
}

impl Basis {
    /// The stored word.
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Record => "record",
            Self::Agreed(_) => "agreed",
            Self::Entered => "entered",
            Self::Ruled => "ruled",
            Self::Staff => "staff",
            Self::Link => "link",
            Self::Clock => "clock",
            Self::Alone => "alone",
        }
    }

    /// The accounts that agreed, in stored form.
    pub fn voices(&self) -> String {
        match self {
            Self::Agreed(accounts) => accounts.iter().map(UserId::as_str).collect::<Vec<_>>().join(" "),
            _ => String::new(),
        }
    }

    /// Parses the stored form; none where the result has not been classified yet.
    pub fn read(word: &str, voices: &str) -> Option<Self> {
        Some(match word {
            "record" => Self::Record,
            "agreed" => Self::Agreed(voices.split(' ').map(|voice| voice.parse().ok()).collect::<Option<_>>()?),
            "entered" => Self::Entered,
            "ruled" => Self::Ruled,
            "staff" => Self::Staff,
            "link" => Self::Link,
            "clock" => Self::Clock,
            "alone" => Self::Alone,
            _ => return None,
        })
    }
}

/// What the result of a table is based on: its weakest game.
pub fn basis(table: &Table) -> Basis {
    let mut agreed: Option<Vec<UserId>> = None;
    for game in &table.games {
        match of_game(game) {
            Basis::Record => {}
            Basis::Agreed(accounts) => match &mut agreed {
                Some(all) => all.retain(|account| accounts.contains(account)),
                None => agreed = Some(accounts),
            },
            weaker => return weaker,
        }
    }
    match agreed {
        Some(accounts) if accounts.len() < 2 => Basis::Alone,
        Some(accounts) => Basis::Agreed(accounts),
        None if table.games.is_empty() => Basis::Entered,
        None => Basis::Record,
    }
}

fn of_game(game: &Game) -> Basis {
    if game.record.is_some() {
        return Basis::Record;
    }
    if game.source == Source::Entered || matches!(game.result.ending, Ending::Forfeit(_)) {
        return Basis::Entered;
    }
    if game.ruling.is_some() {
        return Basis::Ruled;
    }
    let voices: Vec<&Actor> = std::iter::once(&game.by).chain(&game.confirmed_by).collect();
    let mut accounts: Vec<UserId> = Vec::new();
    for voice in &voices {
        if let Actor::User { id, office: None, .. } = voice
            && !accounts.contains(id)
        {
            accounts.push(*id);
        }
    }
    let any = |is: fn(&Actor) -> bool| voices.iter().any(|voice| is(voice));
    if accounts.len() > 1 {
        Basis::Agreed(accounts)
    } else if any(|voice| matches!(voice, Actor::Link { .. })) {
        Basis::Link
    } else if any(|voice| matches!(voice, Actor::User { office: Some(_), .. })) {
        Basis::Staff
    } else if any(|voice| matches!(voice, Actor::System)) {
        Basis::Clock
    } else {
        Basis::Alone
    }
}

/// Who holds a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Holder {
    Guest,
    /// The account, and whether its address is proved.
    Account {
        id: UserId,
        proved: bool,
    },
    /// It is no longer known which account it was.
    Erased,
}

impl Holder {
    /// From a player's row and its account's.
    pub fn new(user: Option<UserId>, is_proved: bool, is_erased: bool) -> Self {
        match user {
            Some(id) => Self::Account { id, proved: is_proved },
            None if is_erased => Self::Erased,
            None => Self::Guest,
        }
    }
}

/// Why a result counts on the site's list, or only on its club's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Why {
    /// Counts: a record proves it.
    Record,
    /// Counts: two confirmed people agreed to it.
    Agreed,
    Entered,
    Ruled,
    Staff,
    Link,
    Clock,
    Alone,
    /// Fewer than two of those who agreed have a proved address.
    Unproved,
    /// One account holds two seats.
    OnePerson,
}

/// Judges a result.
pub fn why(basis: &Basis, holders: &[Holder]) -> Why {
    let accounts: Vec<(UserId, bool)> = holders
        .iter()
        .filter_map(|holder| match holder {
            Holder::Account { id, proved } => Some((*id, *proved)),
            Holder::Guest | Holder::Erased => None,
        })
        .collect();
    let is_twice = |(at, (id, _)): (usize, &(UserId, bool))| accounts.iter().skip(at + 1).any(|(other, _)| other == id);
    if accounts.iter().enumerate().any(is_twice) {
        return Why::OnePerson;
    }
    match basis {
        Basis::Record => Why::Record,
        Basis::Agreed(voices) => {
            let held = |voice: &&UserId| accounts.iter().any(|(id, _)| *id == **voice);
            let (seated, others): (Vec<&UserId>, Vec<&UserId>) = voices.iter().partition(|voice| held(voice));
            // An erased holder may be one of the others, and had proved the address when required.
            let erased = holders.iter().filter(|holder| **holder == Holder::Erased).count().min(others.len());
            let proved = seated.iter().filter(|voice| accounts.contains(&(***voice, true))).count();
            match (seated.len() + erased, proved + erased) {
                (..2, _) => Why::Staff,
                (_, ..2) => Why::Unproved,
                _ => Why::Agreed,
            }
        }
        Basis::Entered => Why::Entered,
        Basis::Ruled => Why::Ruled,
        Basis::Staff => Why::Staff,
        Basis::Link => Why::Link,
        Basis::Clock => Why::Clock,
        Basis::Alone => Why::Alone,
    }
}

impl Why {
    /// Whether the result counts on the site's list as well as on its club's.
    pub const fn is_for_the_site(self) -> bool {
        matches!(self, Self::Record | Self::Agreed)
    }

    /// The machine-readable name of the reason.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Record => "record",
            Self::Agreed => "agreed",
            Self::Entered => "entered",
            Self::Ruled => "ruled",
            Self::Staff => "staff",
            Self::Link => "link",
            Self::Clock => "clock",
            Self::Alone => "alone",
            Self::Unproved => "unproved",
            Self::OnePerson => "one-person",
        }
    }

    /// On which lists the result counts, and why.
    pub fn text(self) -> Text {
        let text = match self {
            Self::Record => text!("why-record-proves"),
            Self::Agreed => text!("why-two-confirmed-people-agreed"),
            Self::Entered => text!("why-clubs-staff-typed"),
            Self::Ruled => text!("why-arbiter-decided"),
            Self::Staff => {
                text!("why-clubs-staff-confirmed-player")
            }
            Self::Link => text!("why-somebody-acted-link"),
            Self::Clock => text!("why-nobody-answered-time"),
            Self::Alone => text!("why-person-alone-reported"),
            Self::Unproved => text!("why-fewer-two-those-agreed-confirmed"),
            Self::OnePerson => text!("why-account-holds-two-seats"),
        };
        match self.is_for_the_site() {
            true => text!("why-counts-sites-rating-list-clubs", text),
            false => {
                text!("why-counts-clubs-rating-list-alone", text)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn account(id: &str, proved: bool) -> Holder {
        Holder::Account { id: id.into(), proved }
    }

    #[test]
    fn only_what_is_proved_or_agreed_counts_for_the_site() {
        let agreed = |voices: &[&str]| Basis::Agreed(voices.iter().map(|voice| (*voice).into()).collect());
        let both = [account("ada", true), account("ben", true)];
        let cases = [
            (Basis::Record, both.to_vec(), Why::Record),
            (Basis::Record, vec![Holder::Guest, Holder::Guest], Why::Record),
            (Basis::Record, vec![account("ada", true), account("ada", true)], Why::OnePerson),
            (agreed(&["ada", "ben"]), both.to_vec(), Why::Agreed),
            // A staff member whose office an earlier version did not store.
            (agreed(&["ada", "olga"]), both.to_vec(), Why::Staff),
            (agreed(&["ada", "olga"]), vec![account("ada", true), Holder::Guest], Why::Staff),
            (agreed(&["ada", "ben"]), vec![account("ada", true), account("ben", false)], Why::Unproved),
            (agreed(&["ada", "ben"]), vec![account("ada", true), Holder::Erased], Why::Agreed),
            (agreed(&["ada", "ben"]), vec![Holder::Erased, Holder::Erased], Why::Agreed),
            (Basis::Entered, both.to_vec(), Why::Entered),
            (Basis::Clock, both.to_vec(), Why::Clock),
        ];
        for (basis, holders, expected) in cases {
            assert_eq!(why(&basis, &holders), expected, "{basis:?} {holders:?}");
        }
    }

    #[test]
    fn a_basis_is_read_as_it_was_stored() {
        let agreed = Basis::Agreed(vec!["ada".into(), "ben".into()]);
        for basis in [Basis::Record, agreed, Basis::Entered, Basis::Ruled, Basis::Staff, Basis::Link, Basis::Clock] {
            assert_eq!(Basis::read(basis.word(), &basis.voices()), Some(basis));
        }
        assert_eq!(Basis::read("", ""), None);
    }
}
