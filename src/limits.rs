//! Limits for everything that grows, in one table. Lengths of texts are in [`texts`](crate::texts).
//!
//! `docs/operating.md` lists these numbers; a test compares.

use std::net::Ipv6Addr;
use std::time::Duration;

use podium_engine::text;
use podium_engine::text::{Phrase, Text};

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

/// Password attempts per account and client address.
pub const GUESS: Rate = rate(
    "guess",
    10,
    Duration::from_secs(30),
    Phrase::new(
        "These were many passwords or codes. If you do not remember yours, ask for a new password or use a link sent by e-mail.",
        "Cela faisait beaucoup de mots de passe ou de codes. Si vous avez oublié le vôtre, demandez-en un nouveau ou un lien par courriel.",
    ),
);
/// Second-factor codes per account, from all networks together.
pub const CODE: Rate = rate(
    "code",
    100,
    Duration::from_secs(600),
    Phrase::new(
        "Many wrong codes were tried for this account. Use a passkey or a recovery code.",
        "Beaucoup de codes faux ont été essayés pour ce compte. Utilisez une clé d’accès ou un code de secours.",
    ),
);
/// Password attempts per account from networks it was not used in, during an attack.
pub const WARY: Rate = rate(
    "wary",
    3,
    Duration::from_secs(600),
    Phrase::new(
        "Many guess the password of this account at the moment. Use a browser you were signed in with before, a passkey, or a link sent by e-mail.",
        "Beaucoup essaient de deviner le mot de passe de ce compte. Utilisez un navigateur où vous étiez déjà connecté, une clé d’accès ou un lien par courriel.",
    ),
);
/// Password attempts per account from one browser that was signed in before.
pub const DEVICE: Rate = rate(
    "device",
    10,
    Duration::from_secs(30),
    Phrase::new(
        "These were many passwords. If you do not remember yours, ask for a new one or use a link sent by e-mail.",
        "Cela faisait beaucoup de mots de passe. Si vous avez oublié le vôtre, demandez-en un nouveau ou un lien par courriel.",
    ),
);
/// Password attempts per account, or per client address.
pub const SIGN_IN: Rate = rate(
    "sign-in",
    100,
    Duration::from_secs(5),
    Phrase::new(
        "Many people sign in from your network at the moment. Use another network, or wait.",
        "Beaucoup de personnes se connectent depuis votre réseau en ce moment. Utilisez un autre réseau, ou patientez.",
    ),
);
/// E-mails that anybody can trigger to an address.
pub const LETTER: Rate = rate(
    "letter",
    5,
    Duration::from_secs(3600),
    Phrase::new(
        "Several letters were sent to this address already. Look for the last one, also among unwanted mail.",
        "Plusieurs messages ont déjà été envoyés à cette adresse. Cherchez le dernier, aussi parmi les indésirables.",
    ),
);
/// E-mails to strangers triggered by one client address or account.
pub const SENDER: Rate = rate(
    "sender",
    30,
    Duration::from_secs(1800),
    Phrase::new(
        "You had many letters sent to others. Give people a link instead.",
        "Vous avez fait envoyer beaucoup de messages. Donnez plutôt un lien aux gens.",
    ),
);
/// New accounts per client address; e-mailed invitations per account.
pub const SIGN_UP: Rate = rate(
    "sign-up",
    50,
    Duration::from_secs(60),
    Phrase::new(
        "Many accounts and letters were asked for from your network. Use another network, or wait.",
        "Beaucoup de comptes et de messages ont été demandés depuis votre réseau. Utilisez un autre réseau, ou patientez.",
    ),
);
/// Records checked per client address.
pub const SUBMIT: Rate = rate(
    "submit",
    60,
    Duration::from_secs(1),
    Phrase::new(
        "Many records were handed in from your network. Nothing of this one was stored: send it again.",
        "Beaucoup de parties ont été déposées depuis votre réseau. Rien de celle-ci n’a été enregistré : renvoyez-la.",
    ),
);
/// Taps on the recorder's board per client address.
pub const STEP: Rate = rate(
    "step",
    600,
    Duration::from_millis(100),
    Phrase::new(
        "That was faster than anybody plays. Type or paste the whole record instead.",
        "C’était plus rapide que quiconque ne joue. Saisissez ou collez plutôt toute la partie.",
    ),
);
/// Changes per competition and player.
pub const PLAY: Rate = rate(
    "play",
    120,
    Duration::from_secs(30),
    Phrase::new(
        "You changed much in this competition. If something is wrong with it, ask its organiser.",
        "Vous avez beaucoup modifié dans cette compétition. Si quelque chose ne va pas, adressez-vous à l’organisateur.",
    ),
);
/// Changes per table, by everybody seated there.
pub const TABLE: Rate = rate(
    "table",
    180,
    Duration::from_secs(20),
    Phrase::new(
        "Much was changed at this table. If you do not agree with each other, ask the organiser.",
        "Beaucoup a été modifié à cette table. Si vous n’êtes pas d’accord, adressez-vous à l’organisateur.",
    ),
);
/// Changes per competition and staff member.
pub const RUN: Rate = rate(
    "run",
    1000,
    Duration::from_secs(1),
    Phrase::new(
        "You changed much in this competition. Lists can be pasted or imported at once.",
        "Vous avez beaucoup modifié dans cette compétition. Les listes peuvent être collées ou importées d’un coup.",
    ),
);
/// New clubs per account: five at once, and as many per day.
pub const CLUB: Rate = rate(
    "club",
    5,
    Duration::from_secs(5 * 3600),
    Phrase::new(
        "You made several clubs already. An administrator can make more for you.",
        "Vous avez déjà créé plusieurs clubs. Un administrateur peut en créer d’autres pour vous.",
    ),
);
/// Changes per club and staff member.
pub const KEEP: Rate = rate(
    "keep",
    1000,
    Duration::from_secs(5),
    Phrase::new(
        "You changed much in this club. Lists of names can be pasted at once.",
        "Vous avez beaucoup modifié dans ce club. Les listes de noms peuvent être collées d’un coup.",
    ),
);
/// New competitions and rehearsals per club.
pub const COMPETITION: Rate = rate(
    "competition",
    50,
    Duration::from_secs(1800),
    Phrase::new(
        "The club made many competitions and rehearsals. Use one of the drafts there are.",
        "Le club a créé beaucoup de compétitions et de répétitions. Utilisez l’un des brouillons existants.",
    ),
);
/// Reports of pages per client address.
pub const REPORT: Rate = rate(
    "report",
    5,
    Duration::from_secs(600),
    Phrase::new(
        "You reported several pages already; the administrators look at them. Put further pages into one report.",
        "Vous avez déjà signalé plusieurs pages ; les administrateurs s’en occupent. Réunissez les suivantes en un signalement.",
    ),
);
/// Changes of privacy settings per account: each writes an event to every competition it played in.
pub const PRIVACY: Rate = rate(
    "privacy",
    10,
    Duration::from_secs(2 * 3600),
    Phrase::new(
        "You changed how you are shown several times. What you chose last is in force.",
        "Vous avez changé plusieurs fois la façon dont on vous montre. Votre dernier choix est en vigueur.",
    ),
);
/// Personal data exports per account.
pub const DATA: Rate = rate(
    "data",
    5,
    Duration::from_secs(600),
    Phrase::new(
        "You downloaded your data several times. The last file holds everything.",
        "Vous avez téléchargé vos données plusieurs fois. Le dernier fichier contient tout.",
    ),
);

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
