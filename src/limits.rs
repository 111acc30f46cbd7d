//! How much there may be of everything that grows: one table. How long texts may be stands in [`texts`](crate::texts).
//!
//! `docs/operating.md` lists these numbers; a test compares.

use std::net::Ipv6Addr;
use std::time::Duration;

use podium_engine::text;
use podium_engine::text::{Phrase, Text};

use crate::error::Error;

/// How often something may be done: `burst` at once, then one every `every`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// Its name in the table that all nodes count in.
    pub name: &'static str,
    pub burst: u32,
    pub every: Duration,
    /// What somebody can do who has reached it.
    pub advice: Phrase,
}

const fn rate(name: &'static str, burst: u32, every: Duration, advice: Phrase) -> Rate {
    Rate { name, burst, every, advice }
}

impl Rate {
    /// What to say to somebody who has reached it: what to do, and how long to wait otherwise.
    pub fn refusal(&self) -> Error {
        let Phrase { en, fr } = self.advice;
        let seconds = self.every.as_secs().max(1);
        let wait = match seconds {
            1 => text!("a second", "une seconde"),
            2..60 => text!("{seconds} seconds", "{seconds} secondes"),
            60 => text!("a minute", "une minute"),
            61..3600 => {
                let minutes = seconds.div_ceil(60);
                text!("{minutes} minutes", "{minutes} minutes")
            }
            3600 => text!("an hour", "une heure"),
            _ => {
                let hours = seconds.div_ceil(3600);
                text!("{hours} hours", "{hours} heures")
            }
        };
        let Text { en: until, fr: jusque } = wait;
        Error::TooMany(
            text!("{en} You can go on in {until}.", "{fr} Vous pourrez continuer dans {jusque}."),
            self.every,
        )
    }
}

/// Passwords of one account from one address.
pub const GUESS: Rate = rate(
    "guess",
    10,
    Duration::from_secs(30),
    Phrase::new(
        "These were many passwords or codes. If you do not remember yours, ask for a new password or use a link sent by e-mail.",
        "Cela faisait beaucoup de mots de passe ou de codes. Si vous avez oublié le vôtre, demandez-en un nouveau ou un lien par courriel.",
    ),
);
/// Codes of one account from all networks together.
pub const CODE: Rate = rate(
    "code",
    100,
    Duration::from_secs(600),
    Phrase::new(
        "Many wrong codes were tried for this account. Use a passkey or a recovery code.",
        "Beaucoup de codes faux ont été essayés pour ce compte. Utilisez une clé d’accès ou un code de secours.",
    ),
);
/// Passwords of one account from networks it was not used in, while many guess.
pub const WARY: Rate = rate(
    "wary",
    3,
    Duration::from_secs(600),
    Phrase::new(
        "Many guess the password of this account at the moment. Use a browser you were signed in with before, a passkey, or a link sent by e-mail.",
        "Beaucoup essaient de deviner le mot de passe de ce compte. Utilisez un navigateur où vous étiez déjà connecté, une clé d’accès ou un lien par courriel.",
    ),
);
/// Passwords of one account from one browser that was signed in before.
pub const DEVICE: Rate = rate(
    "device",
    10,
    Duration::from_secs(30),
    Phrase::new(
        "These were many passwords. If you do not remember yours, ask for a new one or use a link sent by e-mail.",
        "Cela faisait beaucoup de mots de passe. Si vous avez oublié le vôtre, demandez-en un nouveau ou un lien par courriel.",
    ),
);
/// Passwords of one account, or from one address.
pub const SIGN_IN: Rate = rate(
    "sign-in",
    100,
    Duration::from_secs(5),
    Phrase::new(
        "Many people sign in from your network at the moment. Use another network, or wait.",
        "Beaucoup de personnes se connectent depuis votre réseau en ce moment. Utilisez un autre réseau, ou patientez.",
    ),
);
/// Letters that anybody can have sent to an address.
pub const LETTER: Rate = rate(
    "letter",
    5,
    Duration::from_secs(3600),
    Phrase::new(
        "Several letters were sent to this address already. Look for the last one, also among unwanted mail.",
        "Plusieurs messages ont déjà été envoyés à cette adresse. Cherchez le dernier, aussi parmi les indésirables.",
    ),
);
/// Letters to strangers that one address or account has sent.
pub const SENDER: Rate = rate(
    "sender",
    30,
    Duration::from_secs(1800),
    Phrase::new(
        "You had many letters sent to others. Give people a link instead.",
        "Vous avez fait envoyer beaucoup de messages. Donnez plutôt un lien aux gens.",
    ),
);
/// New accounts from one address; invitations by mail of one account.
pub const SIGN_UP: Rate = rate(
    "sign-up",
    50,
    Duration::from_secs(60),
    Phrase::new(
        "Many accounts and letters were asked for from your network. Use another network, or wait.",
        "Beaucoup de comptes et de messages ont été demandés depuis votre réseau. Utilisez un autre réseau, ou patientez.",
    ),
);
/// Records that are checked for one address.
pub const SUBMIT: Rate = rate(
    "submit",
    60,
    Duration::from_secs(1),
    Phrase::new(
        "Many records were handed in from your network. Nothing of this one was stored: send it again.",
        "Beaucoup de parties ont été déposées depuis votre réseau. Rien de celle-ci n’a été enregistré : renvoyez-la.",
    ),
);
/// Taps on the board of a recorder, from one address.
pub const STEP: Rate = rate(
    "step",
    600,
    Duration::from_millis(100),
    Phrase::new(
        "That was faster than anybody plays. Type or paste the whole record instead.",
        "C’était plus rapide que quiconque ne joue. Saisissez ou collez plutôt toute la partie.",
    ),
);
/// Changes of one competition by one player.
pub const PLAY: Rate = rate(
    "play",
    120,
    Duration::from_secs(30),
    Phrase::new(
        "You changed much in this competition. If something is wrong with it, ask its organiser.",
        "Vous avez beaucoup modifié dans cette compétition. Si quelque chose ne va pas, adressez-vous à l’organisateur.",
    ),
);
/// Changes at one table by everybody who sits there.
pub const TABLE: Rate = rate(
    "table",
    180,
    Duration::from_secs(20),
    Phrase::new(
        "Much was changed at this table. If you do not agree with each other, ask the organiser.",
        "Beaucoup a été modifié à cette table. Si vous n’êtes pas d’accord, adressez-vous à l’organisateur.",
    ),
);
/// Changes of one competition by one of its staff.
pub const RUN: Rate = rate(
    "run",
    1000,
    Duration::from_secs(1),
    Phrase::new(
        "You changed much in this competition. Lists can be pasted or imported at once.",
        "Vous avez beaucoup modifié dans cette compétition. Les listes peuvent être collées ou importées d’un coup.",
    ),
);
/// New clubs of one account: five at once, and as many in a day.
pub const CLUB: Rate = rate(
    "club",
    5,
    Duration::from_secs(5 * 3600),
    Phrase::new(
        "You made several clubs already. An administrator can make more for you.",
        "Vous avez déjà créé plusieurs clubs. Un administrateur peut en créer d’autres pour vous.",
    ),
);
/// Changes of one club by one of its staff.
pub const KEEP: Rate = rate(
    "keep",
    1000,
    Duration::from_secs(5),
    Phrase::new(
        "You changed much in this club. Lists of names can be pasted at once.",
        "Vous avez beaucoup modifié dans ce club. Les listes de noms peuvent être collées d’un coup.",
    ),
);
/// New competitions and rehearsals of one club.
pub const COMPETITION: Rate = rate(
    "competition",
    50,
    Duration::from_secs(1800),
    Phrase::new(
        "The club made many competitions and rehearsals. Use one of the drafts there are.",
        "Le club a créé beaucoup de compétitions et de répétitions. Utilisez l’un des brouillons existants.",
    ),
);
/// Reports of pages from one address.
pub const REPORT: Rate = rate(
    "report",
    5,
    Duration::from_secs(600),
    Phrase::new(
        "You reported several pages already; the administrators look at them. Put further pages into one report.",
        "Vous avez déjà signalé plusieurs pages ; les administrateurs s’en occupent. Réunissez les suivantes en un signalement.",
    ),
);
/// Changes of how one account is shown: each writes a line into every competition it played in.
pub const PRIVACY: Rate = rate(
    "privacy",
    10,
    Duration::from_secs(2 * 3600),
    Phrase::new(
        "You changed how you are shown several times. What you chose last is in force.",
        "Vous avez changé plusieurs fois la façon dont on vous montre. Votre dernier choix est en vigueur.",
    ),
);
/// Files of all that is stored on one account.
pub const DATA: Rate = rate(
    "data",
    5,
    Duration::from_secs(600),
    Phrase::new(
        "You downloaded your data several times. The last file holds everything.",
        "Vous avez téléchargé vos données plusieurs fois. Le dernier fichier contient tout.",
    ),
);

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
