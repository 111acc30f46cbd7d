//! Limits for everything that grows, in one table. Lengths of texts are in [`texts`](crate::texts).
//!
//! `docs/operating.md` lists these numbers; a test compares.

use std::net::Ipv6Addr;
use std::time::Duration;

use podium_engine::text;
use podium_engine::text::Phrase;

use crate::error::Error;

/// A rate limit: `burst` at once, then one every `every`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// Its name in the table shared by all nodes.
    pub name: &'static str,
    pub burst: u32,
    pub every: Duration,
    /// What to do once it is exhausted.
    pub advice: Phrase,
}

const fn rate(name: &'static str, burst: u32, every: Duration, advice: Phrase) -> Rate {
    Rate { name, burst, every, advice }
}

impl Rate {
    /// The refusal: what to do, and how long to wait otherwise.
    pub fn refusal(&self) -> Error {
        let seconds = self.every.as_secs().max(1);
        let wait = match seconds {
            1 => text!("limit-second"),
            2..60 => text!("limit-seconds", seconds),
            60 => text!("limit-minute"),
            61..3600 => {
                let minutes = seconds.div_ceil(60);
                text!("limit-minutes", minutes)
            }
            3600 => text!("limit-hour"),
            _ => {
                let hours = seconds.div_ceil(3600);
                text!("limit-hours", hours)
            }
        };
        Error::TooMany(text!("limit-go", text = self.advice, until = wait), self.every)
    }
}

/// Password attempts per account and client address.
pub const GUESS: Rate =
    rate("guess", 10, Duration::from_secs(30), Phrase::new("limit-these-were-many-passwords-codes"));
/// Second-factor codes per account, from all networks together.
pub const CODE: Rate = rate("code", 100, Duration::from_secs(600), Phrase::new("limit-many-wrong-codes-were-tried"));
/// Password attempts per account from networks it was not used in, during an attack.
pub const WARY: Rate =
    rate("wary", 3, Duration::from_secs(600), Phrase::new("limit-many-guess-password-account-moment"));
/// Password attempts per account from one browser that was signed in before.
pub const DEVICE: Rate = rate("device", 10, Duration::from_secs(30), Phrase::new("limit-these-were-many-passwords-if"));
/// Password attempts per account, or per client address.
pub const SIGN_IN: Rate =
    rate("sign-in", 100, Duration::from_secs(5), Phrase::new("limit-many-people-sign-network-moment"));
/// E-mails that anybody can trigger to an address.
pub const LETTER: Rate =
    rate("letter", 5, Duration::from_secs(3600), Phrase::new("limit-several-letters-were-sent-address"));
/// E-mails to strangers triggered by one client address or account.
pub const SENDER: Rate =
    rate("sender", 30, Duration::from_secs(1800), Phrase::new("limit-many-letters-sent-others-give"));
/// New accounts per client address; e-mailed invitations per account.
pub const SIGN_UP: Rate =
    rate("sign-up", 50, Duration::from_secs(60), Phrase::new("limit-many-accounts-letters-were-asked"));
/// Records checked per client address.
pub const SUBMIT: Rate =
    rate("submit", 60, Duration::from_secs(1), Phrase::new("limit-many-records-were-handed-network"));
/// Taps on the recorder's board per client address.
pub const STEP: Rate =
    rate("step", 600, Duration::from_millis(100), Phrase::new("limit-faster-anybody-plays-type-paste"));
/// Changes per competition and player.
pub const PLAY: Rate =
    rate("play", 120, Duration::from_secs(30), Phrase::new("limit-changed-much-competition-if-something"));
/// Changes per table, by everybody seated there.
pub const TABLE: Rate = rate("table", 180, Duration::from_secs(20), Phrase::new("limit-much-changed-table-if-agree"));
/// Changes per competition and staff member.
pub const RUN: Rate =
    rate("run", 1000, Duration::from_secs(1), Phrase::new("limit-changed-much-competition-lists-pasted"));
/// New clubs per account: five at once, and as many per day.
pub const CLUB: Rate =
    rate("club", 5, Duration::from_secs(5 * 3600), Phrase::new("limit-made-several-clubs-already-administrator"));
/// Changes per club and staff member.
pub const KEEP: Rate = rate("keep", 1000, Duration::from_secs(5), Phrase::new("limit-changed-much-club-lists-names"));
/// New competitions and rehearsals per club.
pub const COMPETITION: Rate =
    rate("competition", 50, Duration::from_secs(1800), Phrase::new("limit-club-made-many-competitions-rehearsals"));
/// Reports of pages per client address.
pub const REPORT: Rate =
    rate("report", 5, Duration::from_secs(600), Phrase::new("limit-reported-several-pages-already-administrators"));
/// Changes of privacy settings per account: each writes an event to every competition it played in.
pub const PRIVACY: Rate =
    rate("privacy", 10, Duration::from_secs(2 * 3600), Phrase::new("limit-changed-how-shown-several-times"));
/// Personal data exports per account.
pub const DATA: Rate =
    rate("data", 5, Duration::from_secs(600), Phrase::new("limit-downloaded-data-several-times-last"));

/// Every rate limit.
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

/// Clubs owned per account; administrators may have more.
pub const CLUBS_OWNED: i64 = 20;
/// Draft competitions per club.
pub const DRAFTS: i64 = 50;
/// Templates per club.
pub const TEMPLATES: i64 = 100;
/// Circuits per club.
pub const CIRCUITS: usize = 100;
/// Players per roster.
pub const ROSTER: usize = 10_000;
/// Names added to a roster at once.
pub const ROSTER_AT_ONCE: usize = 500;
/// Entries per competition.
pub const ENTRIES: usize = 5000;
/// Valid invitations per club.
pub const INVITATIONS: usize = 50;
/// Valid claim links per club.
pub const CLAIMS: usize = 500;
/// Recorder drafts per account.
pub const RECORDER_DRAFTS: i64 = 100;

/// Uses of an invitation link by default; the maximum follows.
pub const INVITATION_USES: u32 = 20;
pub const MOST_INVITATION_USES: u32 = 200;
/// Days an invitation is valid by default; the maximum follows.
pub const INVITATION_DAYS: u32 = 14;
pub const MOST_INVITATION_DAYS: u32 = 90;
/// Days a claim link is valid.
pub const CLAIM_DAYS: u32 = 14;

/// A client address reduced to its network: a single IPv6 user has a whole /64.
pub fn network(address: &str) -> String {
    let bits = address.parse::<Ipv6Addr>().map(|address| format!("{:x}", address.to_bits() >> 64));
    bits.unwrap_or_else(|_| address.to_owned())
}
