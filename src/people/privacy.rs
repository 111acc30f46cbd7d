//! What strangers see of somebody: a name of their choice, and whether they have a page. People under 16 are shown by first
//! name and initial and have no page until a parent's consent is recorded.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Datelike, NaiveDateTime, Utc};
use diesel::prelude::*;
use podium_engine::text;
use podium_engine::text::Text;
use serde::{Deserialize, Serialize};
use unicode_script::{Script, UnicodeScript};

use super::competitions_of;
use crate::competitions::event::{Actor, Event};
use crate::competitions::state::Competition;
use crate::competitions::store::{Change, Competitions};
use crate::error::{Error, Result};
use crate::ids::{PlayerId, UserId};
use crate::players::model::Player;
use crate::store::Connection;
use crate::store::chain::now;
use crate::store::schema::{entries, players, privacy};
use crate::{ids, names};

/// From this age on, counted by year, people decide for themselves.
pub const ADULT_AT: i64 = 16;
/// The most letters of a nickname.
const MOST_NICKNAME: usize = 40;
/// The most competitions that are looked through for people who are taken for each other, and the most names in them.
const MOST_TOGETHER: i64 = 200;
const MOST_COMPARED: i64 = 5000;

/// The name that strangers read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NameAs {
    /// As printed.
    #[default]
    Full,
    /// First name and initial: “Léa M.”
    Short,
    /// One that the person made up.
    Nickname,
}

impl NameAs {
    /// All of them, in the order of the form.
    pub const ALL: [Self; 3] = [Self::Full, Self::Short, Self::Nickname];

    /// As it is stored, and as forms send it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Short => "short",
            Self::Nickname => "nickname",
        }
    }

    /// The same read back.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|own| own.word() == word)
    }
}

/// Whether strangers find a page about somebody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Page {
    /// Once they play in a competition that everybody may see.
    #[default]
    Played,
    /// Also before that: the person said so.
    Always,
    /// Not at all.
    Never,
}

impl Page {
    /// All of them, in the order of the form.
    pub const ALL: [Self; 3] = [Self::Played, Self::Always, Self::Never];

    /// As it is stored, and as forms send it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Always => "always",
            Self::Never => "never",
        }
    }

    /// The same read back.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|own| own.word() == word)
    }
}

/// What somebody chose, and what their club noted.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Privacy {
    pub name_as: NameAs,
    /// Kept even while another form of the name is chosen.
    pub nickname: String,
    pub page: Page,
    /// For the person and their club's staff alone.
    pub birth_year: Option<i64>,
    /// Under 16 when it was said. It stays when they turn 16, so that nothing changes by itself.
    pub is_minor: bool,
    /// Set by the club: then only the club can change it.
    pub by_staff: bool,
    /// When staff noted that a parent or guardian agrees to the choices.
    pub agreed_at: Option<NaiveDateTime>,
    /// The account of whoever noted it; accounts have other ids elsewhere.
    #[serde(skip)]
    pub agreed_by: Option<UserId>,
}

/// A row of the table.
#[derive(Debug, Clone, Queryable, Selectable, Insertable)]
#[diesel(table_name = privacy)]
struct Row {
    player_id: PlayerId,
    name_as: String,
    nickname: String,
    public_name: Option<String>,
    page: String,
    birth_year: Option<i64>,
    is_minor: bool,
    by_staff: bool,
    agreed_at: Option<NaiveDateTime>,
    agreed_by: Option<UserId>,
    changed_at: NaiveDateTime,
}

impl From<Row> for Privacy {
    fn from(row: Row) -> Self {
        Self {
            name_as: NameAs::from_word(&row.name_as).unwrap_or_default(),
            nickname: row.nickname,
            page: Page::from_word(&row.page).unwrap_or_default(),
            birth_year: row.birth_year,
            is_minor: row.is_minor,
            by_staff: row.by_staff,
            agreed_at: row.agreed_at,
            agreed_by: row.agreed_by,
        }
    }
}

/// Whether somebody born in a year is under 16, by year.
pub fn is_under_age(birth_year: i64, at: DateTime<Utc>) -> bool {
    i64::from(at.year()) - birth_year < ADULT_AT
}

impl Privacy {
    /// What is known of a player; the default where nothing was said.
    pub fn of(connection: &mut Connection, player: PlayerId) -> Result<Self> {
        let row = privacy::table.filter(privacy::player_id.eq(player)).select(Row::as_select());
        Ok(row.first::<Row>(connection).optional()?.map(Self::from).unwrap_or_default())
    }

    /// Under 16, and no adult has agreed.
    pub const fn is_sheltered(&self) -> bool {
        self.is_minor && self.agreed_at.is_none()
    }

    /// Whether the person may choose anything: not while sheltered, unless they have turned 16 since.
    pub fn is_free(&self, at: DateTime<Utc>) -> bool {
        !self.is_sheltered() || self.birth_year.is_some_and(|year| !is_under_age(year, at))
    }

    /// What strangers read instead of a name; `None` if they read the name as printed.
    pub fn public_name(&self, name: &str) -> Option<String> {
        let name_as = match self.name_as {
            NameAs::Full if self.is_sheltered() => NameAs::Short,
            chosen => chosen,
        };
        let public = match name_as {
            NameAs::Full => return None,
            NameAs::Short => short(name),
            NameAs::Nickname => self.nickname.clone(),
        };
        (public != name).then_some(public)
    }

    /// Sets a birth year or the mark “under 16”. Without either nobody counts as a minor any more.
    pub fn set_age(&mut self, birth_year: Option<i64>, is_minor: bool, at: DateTime<Utc>) -> Result<(), Text> {
        let this_year = i64::from(at.year());
        if birth_year.is_some_and(|year| !(this_year - 120..=this_year).contains(&year)) {
            return Err(text!("people-act-year-of-birth"));
        }
        let was = self.birth_year;
        self.birth_year = birth_year;
        self.is_minor = match birth_year {
            // The same year sent again is no choice, also when they have turned 16 since.
            Some(year) if was == Some(year) => self.is_minor || is_under_age(year, at),
            Some(year) => is_under_age(year, at),
            None => is_minor,
        };
        Ok(())
    }
}

/// First name and initial: “Léa Martin”, “Martin, Léa” and “MARTIN Léa” are all “Léa M.”.
pub fn short(name: &str) -> String {
    let initial = |word: &str| word.chars().find(|letter| letter.is_alphanumeric()).map(|letter| format!("{letter}."));
    let joined = |first: &str, last: Option<&str>| match last.and_then(initial) {
        Some(last) => format!("{first} {last}"),
        None => first.to_owned(),
    };
    if let Some((last, first)) = name.split_once(',') {
        let first = first.split_whitespace().next().unwrap_or_default();
        if !first.is_empty() {
            return joined(first, Some(last));
        }
    }
    let words: Vec<&str> = name.split_whitespace().collect();
    let is_capitals = |word: &str| {
        let letters: Vec<char> = word.chars().filter(|letter| letter.is_alphabetic()).collect();
        letters.len() > 1 && letters.iter().all(|letter| letter.is_uppercase())
    };
    match words.as_slice() {
        [] => String::new(),
        // Family name and first name in one word: the first sign is the family's.
        [one] if one.chars().any(is_joined) => initial(one).unwrap_or_default(),
        [one] => (*one).to_owned(),
        [last, rest @ ..] if is_capitals(last) && rest.iter().any(|word| !is_capitals(word)) => {
            let first = rest.iter().find(|word| !is_capitals(word)).copied().unwrap_or_default();
            joined(first, Some(last))
        }
        [first, .., last] => joined(first, Some(last)),
    }
}

/// Letters of scripts that write names without a blank.
fn is_joined(letter: char) -> bool {
    matches!(letter.script(), Script::Han | Script::Hiragana | Script::Katakana | Script::Hangul)
}

/// A nickname as it may be printed.
fn nickname(typed: &str) -> Result<String, Text> {
    let name = names::person(typed)?;
    if name.chars().count() > MOST_NICKNAME {
        return Err(text!("people-act-nickname-most-characters", most_nickname = MOST_NICKNAME));
    }
    if let Some(sign) = name.chars().find(|sign| "\"\\{}[]<>@/".contains(*sign)) {
        return Err(text!("people-act-nickname-cannot-sign", sign));
    }
    Ok(name)
}

/// A nickname must not be mistaken for a person they play with.
fn is_own(connection: &mut Connection, own: &[Player], nickname: &str) -> Result<()> {
    let ids: Vec<PlayerId> = own.iter().map(|player| player.id).collect();
    let with = entries::table.filter(entries::player_id.eq_any(&ids)).select(entries::competition_id);
    let with: Vec<String> = with.distinct().limit(MOST_TOGETHER).load(connection)?;
    let others = entries::table
        .inner_join(players::table)
        .filter(entries::competition_id.eq_any(with))
        .filter(entries::player_id.ne_all(&ids))
        .select(players::name)
        .distinct()
        .limit(MOST_COMPARED);
    match others.load::<String>(connection)?.iter().any(|other| names::alike(other, nickname)) {
        false => Ok(()),
        true => Err(Error::Refused(text!("people-act-looks-like-name-somebody-play", nickname))),
    }
}

/// What a person fills in.
#[derive(Debug, Clone)]
pub struct Choice {
    pub name_as: NameAs,
    pub nickname: String,
    pub page: Page,
    /// `None` where the club has set it.
    pub age: Option<(Option<i64>, bool)>,
}

/// Whose settings they are.
#[derive(Debug, Clone)]
pub enum Whose {
    /// An account's, for all its players.
    Account(UserId),
    /// A player's, with those of the same account.
    Player(PlayerId),
}

/// Somebody's players; the first is the one the account was made with.
pub fn players_of(connection: &mut Connection, whose: &Whose) -> Result<Vec<Player>> {
    let user = match whose {
        Whose::Account(user) => *user,
        Whose::Player(id) => {
            let player: Player =
                players::table.filter(players::id.eq(id)).select(Player::as_select()).first(connection)?;
            match player.user_id {
                Some(user) => user,
                None => return Ok(vec![player]),
            }
        }
    };
    let own = players::table.filter(players::user_id.eq(user)).order((players::created_at, players::id));
    Ok(own.select(Player::as_select()).load(connection)?)
}

/// What is known of a person: of the first of their players about whom anything was said.
pub fn of_person(connection: &mut Connection, own: &[Player]) -> Result<Privacy> {
    let ids: Vec<PlayerId> = own.iter().map(|player| player.id).collect();
    let rows = privacy::table.filter(privacy::player_id.eq_any(ids)).order(privacy::changed_at.desc());
    let rows: Vec<Row> = rows.select(Row::as_select()).load(connection)?;
    // A minor is one, whichever of their players the club marked.
    let marked = rows.iter().position(|row| row.is_minor).unwrap_or_default();
    Ok(rows.into_iter().nth(marked).map(Privacy::from).unwrap_or_default())
}

/// What is known of some players, by their ids.
pub fn of_players(connection: &mut Connection, ids: &[PlayerId]) -> Result<HashMap<PlayerId, Privacy>> {
    let mut found = HashMap::new();
    for some in ids.chunks(500) {
        let rows = privacy::table.filter(privacy::player_id.eq_any(some)).select(Row::as_select());
        let rows: Vec<Row> = rows.load(connection)?;
        found.extend(rows.into_iter().map(|row| (row.player_id, Privacy::from(row))));
    }
    Ok(found)
}

/// The person's own choice.
pub fn choose(
    store: &Competitions,
    connection: &mut Connection,
    by: &Actor,
    user: UserId,
    choice: &Choice,
) -> Result<Vec<Arc<Competition>>> {
    change(store, connection, by, &Whose::Account(user), |connection, own, privacy| {
        let at = now();
        if let Some((birth_year, is_minor)) = choice.age.filter(|_| !privacy.by_staff) {
            privacy.set_age(birth_year, is_minor, at)?;
        }
        let is_free = privacy.is_free(at);
        if !is_free && (choice.name_as == NameAs::Full || choice.page == Page::Always) {
            return Err(Error::Refused(text!("people-act-under-16-strangers-see-first")));
        }
        // Having turned 16, they have now chosen.
        if is_free && privacy.is_sheltered() {
            privacy.is_minor = false;
        }
        if choice.name_as == NameAs::Nickname {
            privacy.nickname = nickname(&choice.nickname)?;
            is_own(connection, own, &privacy.nickname)?;
        }
        (privacy.name_as, privacy.page) = (choice.name_as, choice.page);
        Ok(())
    })
}

/// Brings a person's players in line after one was renamed or claimed: what was said of one of them holds for all.
pub fn follow(
    store: &Competitions,
    connection: &mut Connection,
    by: &Actor,
    whose: &Whose,
) -> Result<Vec<Arc<Competition>>> {
    change(store, connection, by, whose, |_, _, _| Ok(()))
}

/// What staff record on the roster: the age, and a parent's or guardian's consent to the person's choices.
pub fn note(
    settings: &mut Privacy,
    age: (Option<i64>, bool),
    agrees: bool,
    by: UserId,
    at: DateTime<Utc>,
) -> Result<(), Text> {
    settings.set_age(age.0, age.1, at)?;
    settings.by_staff = settings.birth_year.is_some() || settings.is_minor;
    (settings.agreed_at, settings.agreed_by) = match (agrees && settings.is_minor, settings.agreed_at) {
        (false, _) => (None, None),
        (true, Some(since)) => (Some(since), settings.agreed_by),
        (true, None) => (Some(at.naive_utc()), Some(by)),
    };
    Ok(())
}

/// Changes what is known of a person, in one transaction with all that follows: the rows of their players, the addresses of
/// their pages, and a line in every competition that names them, so that every node reads the names again. Gives the competitions
/// that changed.
pub fn change(
    store: &Competitions,
    connection: &mut Connection,
    by: &Actor,
    whose: &Whose,
    edit: impl FnOnce(&mut Connection, &[Player], &mut Privacy) -> Result<()>,
) -> Result<Vec<Arc<Competition>>> {
    let own = players_of(connection, whose)?;
    if own.is_empty() || own.iter().any(|player| player.erased.is_some()) {
        return Err(Error::NotFound);
    }
    let mut settings = of_person(connection, &own)?;
    let before = settings.clone();
    edit(connection, &own, &mut settings)?;
    if before == settings && settings == Privacy::default() {
        return Ok(Vec::new());
    }
    let mut changed = false;
    for player in &own {
        changed |= write(connection, player, &settings)?;
    }
    if !changed {
        return Ok(Vec::new());
    }
    tell(store, connection, by, &own)
}

/// Writes the settings of one player; whether strangers read another name than before.
pub fn write(connection: &mut Connection, player: &Player, settings: &Privacy) -> Result<bool> {
    let there = privacy::table.filter(privacy::player_id.eq(&player.id));
    let before: Option<Option<String>> = there.select(privacy::public_name).first(connection).optional()?;
    let public_name = settings.public_name(&player.name);
    let changed = before.flatten() != public_name;
    let Privacy { name_as, nickname, page, birth_year, is_minor, by_staff, agreed_at, agreed_by } = settings.clone();
    let row = Row {
        player_id: player.id,
        name_as: name_as.word().to_owned(),
        nickname,
        public_name,
        page: page.word().to_owned(),
        birth_year,
        is_minor,
        by_staff,
        agreed_at,
        agreed_by,
        changed_at: now().naive_utc(),
    };
    // A slug made of the full name would reveal what the page hides.
    let name = row.public_name.as_deref().unwrap_or(&player.name);
    if !is_address_of(&player.slug, name) {
        let slug = Player::free_slug(connection, name)?;
        diesel::update(players::table.filter(players::id.eq(&player.id)))
            .set(players::slug.eq(slug))
            .execute(connection)?;
    }
    diesel::delete(there).execute(connection)?;
    diesel::insert_into(privacy::table).values(&row).execute(connection)?;
    Ok(changed)
}

/// Whether an address is made of a name, with a number where others had it before.
fn is_address_of(slug: &str, name: &str) -> bool {
    let number = slug.strip_prefix(&ids::slug(name)).map(|rest| rest.strip_prefix('-').unwrap_or(rest));
    number.is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Appends an event to every competition that names the person, saying that their public name changed.
fn tell(
    store: &Competitions,
    connection: &mut Connection,
    by: &Actor,
    own: &[Player],
) -> Result<Vec<Arc<Competition>>> {
    let ids: Vec<PlayerId> = own.iter().map(|player| player.id).collect();
    let user = own.iter().find_map(|player| player.user_id);
    let mut changed = Vec::new();
    for (id, entry) in competitions_of(connection, user, &ids)? {
        let change = Change { reread: true, ..Change::by(by.clone()) };
        let event = |_: &Competition| Ok(vec![Event::PublicNameChanged { entry }]);
        changed.push(store.change_in(connection, &id, change, event)?);
    }
    Ok(changed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_year(year: i32) -> DateTime<Utc> {
        chrono::NaiveDate::from_ymd_opt(year, 6, 1).unwrap().and_hms_opt(12, 0, 0).unwrap().and_utc()
    }

    #[test]
    fn a_short_name_is_first_name_and_initial() {
        for (name, expected) in [
            ("Léa Martin", "Léa M."),
            ("Martin, Léa", "Léa M."),
            ("MARTIN Léa", "Léa M."),
            ("DE LA TOUR Jean-Pierre", "Jean-Pierre D."),
            ("Jean-Pierre de la Tour", "Jean-Pierre T."),
            ("Ben", "Ben"),
            ("ADA LOVELACE", "ADA L."),
            ("山田太郎", "山."),
            ("Élodie Œuvrard", "Élodie Œ."),
            ("Иван Петров", "Иван П."),
        ] {
            assert_eq!(short(name), expected, "{name}");
        }
    }

    #[test]
    fn a_child_is_shown_by_first_name_until_an_adult_agrees() {
        let mut child = Privacy::default();
        child.set_age(Some(2012), false, in_year(2026)).unwrap();
        assert!(child.is_minor && child.is_sheltered() && !child.is_free(in_year(2026)));
        assert_eq!(child.public_name("Léa Martin").as_deref(), Some("Léa M."));
        let agreed = Privacy { agreed_at: Some(in_year(2026).naive_utc()), ..child.clone() };
        assert!(!agreed.is_sheltered() && agreed.is_free(in_year(2026)));
        assert_eq!(agreed.public_name("Léa Martin"), None);
    }

    #[test]
    fn nothing_changes_by_itself_when_they_turn_sixteen() {
        let mut child = Privacy::default();
        child.set_age(Some(2012), false, in_year(2026)).unwrap();
        assert_eq!(child.public_name("Léa Martin").as_deref(), Some("Léa M."));
        assert!(!child.is_free(in_year(2027)) && child.is_free(in_year(2028)), "free to choose, by year");
        child.set_age(Some(2012), false, in_year(2028)).unwrap();
        assert!(child.is_sheltered(), "the same year sent again is no choice");
        assert_eq!(child.public_name("Léa Martin").as_deref(), Some("Léa M."));
    }

    #[test]
    fn years_of_birth_are_years() {
        let mut somebody = Privacy::default();
        assert!(somebody.set_age(Some(12), false, in_year(2026)).is_err());
        assert!(somebody.set_age(Some(2027), false, in_year(2026)).is_err());
        somebody.set_age(Some(1980), true, in_year(2026)).unwrap();
        assert!(!somebody.is_minor, "the year says more than the mark");
        somebody.set_age(None, true, in_year(2026)).unwrap();
        assert!(somebody.is_minor);
    }

    #[test]
    fn nicknames_are_names() {
        assert_eq!(nickname("  La   Reine ").unwrap(), "La Reine");
        assert!(nickname("The clock").is_err() && nickname("a]b").is_err() && nickname("\u{3164}").is_err());
        assert!(nickname(&"x".repeat(41)).is_err());
    }
}
