//! How much there may be of everything that grows: one table. How long texts may be stands in [`texts`](crate::texts).
//!
//! `docs/operating.md` lists these numbers; a test compares.

use std::net::Ipv6Addr;
use std::time::Duration;

/// How often something may be done: `burst` at once, then one every `every`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// Its name in the table that all nodes count in.
    pub name: &'static str,
    pub burst: u32,
    pub every: Duration,
}

const fn rate(name: &'static str, burst: u32, every: Duration) -> Rate {
    Rate { name, burst, every }
}

/// Passwords of one account from one address.
pub const GUESS: Rate = rate("guess", 10, Duration::from_secs(30));
/// Codes of one account from all networks together.
pub const CODE: Rate = rate("code", 100, Duration::from_secs(600));
/// Passwords of one account from networks it was not used in, while many guess.
pub const WARY: Rate = rate("wary", 3, Duration::from_secs(600));
/// Passwords of one account from one browser that was signed in before.
pub const DEVICE: Rate = rate("device", 10, Duration::from_secs(30));
/// Passwords of one account, or from one address.
pub const SIGN_IN: Rate = rate("sign-in", 100, Duration::from_secs(5));
/// Letters that anybody can have sent to an address.
pub const LETTER: Rate = rate("letter", 5, Duration::from_secs(3600));
/// Letters to strangers that one address or account has sent.
pub const SENDER: Rate = rate("sender", 30, Duration::from_secs(1800));
/// New accounts from one address; invitations by mail of one account.
pub const SIGN_UP: Rate = rate("sign-up", 50, Duration::from_secs(60));
/// Records that are checked for one address.
pub const SUBMIT: Rate = rate("submit", 60, Duration::from_secs(1));
/// Taps on the board of a recorder, from one address.
pub const STEP: Rate = rate("step", 600, Duration::from_millis(100));
/// Changes of one competition by one player.
pub const PLAY: Rate = rate("play", 120, Duration::from_secs(30));
/// Changes at one table by everybody who sits there.
pub const TABLE: Rate = rate("table", 180, Duration::from_secs(20));
/// Changes of one competition by one of its staff.
pub const RUN: Rate = rate("run", 1000, Duration::from_secs(1));
/// New clubs of one account: five at once, and as many in a day.
pub const CLUB: Rate = rate("club", 5, Duration::from_secs(5 * 3600));
/// Changes of one club by one of its staff.
pub const KEEP: Rate = rate("keep", 1000, Duration::from_secs(5));
/// New competitions and rehearsals of one club.
pub const COMPETITION: Rate = rate("competition", 50, Duration::from_secs(1800));
/// Reports of pages from one address.
pub const REPORT: Rate = rate("report", 5, Duration::from_secs(600));
/// Changes of how one account is shown: each writes a line into every competition it played in.
pub const PRIVACY: Rate = rate("privacy", 10, Duration::from_secs(2 * 3600));
/// Files of all that is stored on one account.
pub const DATA: Rate = rate("data", 5, Duration::from_secs(600));

/// Every rate.
pub const RATES: [Rate; 19] = [
    GUESS,
    CODE,
    WARY,
    DEVICE,
    SIGN_IN,
    LETTER,
    SENDER,
    SIGN_UP,
    SUBMIT,
    STEP,
    PLAY,
    TABLE,
    RUN,
    CLUB,
    KEEP,
    COMPETITION,
    REPORT,
    PRIVACY,
    DATA,
];

/// Clubs that one account owns; administrators may have more.
pub const CLUBS_OWNED: i64 = 20;
/// Competitions of a club that are drafts.
pub const DRAFTS: i64 = 50;
/// Templates of a club.
pub const TEMPLATES: i64 = 100;
/// Circuits of a club.
pub const CIRCUITS: usize = 100;
/// Players on a roster.
pub const ROSTER: usize = 10_000;
/// Names that are added to a roster at once.
pub const ROSTER_AT_ONCE: usize = 500;
/// Entries of a competition.
pub const ENTRIES: usize = 5000;
/// Invitations of a club that are still good.
pub const INVITATIONS: usize = 50;
/// Links of a club by which guests can claim their results, still good.
pub const CLAIMS: usize = 500;
/// Records in the making that one account keeps.
pub const RECORDER_DRAFTS: i64 = 100;

/// People who can join by one invitation link, unless its maker says otherwise, and at the most.
pub const INVITATION_USES: u32 = 20;
pub const MOST_INVITATION_USES: u32 = 200;
/// Days for which an invitation is good, unless its maker says otherwise, and at the most.
pub const INVITATION_DAYS: u32 = 14;
pub const MOST_INVITATION_DAYS: u32 = 90;
/// Days for which a link to claim results is good.
pub const CLAIM_DAYS: u32 = 14;

/// An address as far as it tells people apart: whoever has one of IPv6 has as many as they like of the same 64 bits.
pub fn network(address: &str) -> String {
    let bits = address.parse::<Ipv6Addr>().map(|address| format!("{:x}", address.to_bits() >> 64));
    bits.unwrap_or_else(|_| address.to_owned())
}
