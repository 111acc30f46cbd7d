//! A whole club in one file, to move it to another instance: the club, its people by e-mail, its roster, its competitions
//! with their chains, their records.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{Read, Seek, Write};

use anyhow::{Context, Result, anyhow, bail};
use chrono::NaiveDateTime;
use diesel::prelude::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use super::verify::{self, Stop};
use crate::accounts::actions as accounts;
use crate::accounts::actions::NewUser;
use crate::accounts::model::User;
use crate::clubs::log::{self, Deed};
use crate::clubs::model::{Club, Profile, Role};
use crate::competitions::event::Event;
use crate::competitions::project::{self, Row};
use crate::competitions::store;
use crate::error::Error;
use crate::ids::{ClubId, PersonId, PlayerId, UserId};
use crate::people::privacy::{self, Privacy};
use crate::players::model::Player;
use crate::records::content::fingerprint;
use crate::records::model::RecordRow;
use crate::site::act::Act;
use crate::site::log as admin;
use crate::site::log::{Erased, note};
use crate::store::Connection;
use crate::store::chain::{self, Actor, EventRow, Opened};
use crate::store::schema::{
    circuits, clubs, competitions, events, members, players, records, roster, templates, users,
};
use crate::store::texts::{self, Personal, Proof, TextRow};
use crate::{ids, moderation};

const VERSION: u32 = 1;
/// A file that unpacks to more is rejected, whatever its own size.
const MOST_BYTES: u64 = 256 << 20;

#[derive(Serialize, Deserialize)]
struct File {
    version: u32,
    club: ClubPart,
    members: Vec<MemberPart>,
    players: Vec<PlayerPart>,
    roster: Vec<RosterPart>,
    templates: Vec<TemplatePart>,
    circuits: Vec<CircuitPart>,
    competitions: Vec<CompetitionPart>,
    /// Who was erased, and whose names were redacted from which texts.
    erased: Erased,
}

#[derive(Serialize, Deserialize)]
struct ClubPart {
    id: ClubId,
    slug: String,
    #[serde(flatten)]
    profile: Profile,
    revision: i64,
    created_at: NaiveDateTime,
}

#[derive(Serialize, Deserialize)]
struct MemberPart {
    email: String,
    name: String,
    language: String,
    time_zone: String,
    role: String,
    joined_at: NaiveDateTime,
}

#[derive(Serialize, Deserialize)]
struct PlayerPart {
    id: PlayerId,
    slug: String,
    name: String,
    name_text: String,
    /// The number that replaces an erased player's name.
    erased: Option<i64>,
    /// Of the account, if there is one among the members.
    email: Option<String>,
    created_at: NaiveDateTime,
    /// Their privacy settings, where any were chosen or noted: moving a club must not expose anybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    privacy: Option<Privacy>,
}

#[derive(Serialize, Deserialize)]
struct RosterPart {
    player: PlayerId,
    note: String,
    added_at: NaiveDateTime,
}

#[derive(Serialize, Deserialize)]
struct TemplatePart {
    id: String,
    name: String,
    settings: String,
    created_at: NaiveDateTime,
}

#[derive(Serialize, Deserialize)]
struct CircuitPart {
    id: String,
    slug: String,
    name: String,
    about: String,
    rules: String,
    legs: String,
    revision: i64,
    created_at: NaiveDateTime,
}

#[derive(Serialize, Deserialize)]
struct CompetitionPart {
    id: String,
    slug: String,
}

/// An event of a chain.
#[derive(Serialize, Deserialize)]
struct EventPart {
    revision: i64,
    at: NaiveDateTime,
    actor: String,
    body: String,
    form: Option<String>,
    previous: String,
    hash: String,
}

#[derive(Serialize, Deserialize)]
struct RecordPart {
    id: String,
    table: Option<i64>,
    game: String,
    text: String,
    extras: String,
    content: String,
    verdict: String,
    turns: i64,
    submitted_by: String,
    created_at: NaiveDateTime,
}

impl From<RecordRow> for RecordPart {
    fn from(row: RecordRow) -> Self {
        let RecordRow { id, table_number: table, game, text, extras, content, verdict, .. } = row;
        let RecordRow { turns, submitted_by, created_at, .. } = row;
        Self { id, table, game, text, extras, content, verdict, turns, submitted_by, created_at }
    }
}

fn told(error: Error) -> anyhow::Error {
    match error {
        Error::NotFound => anyhow!("it is not there"),
        other => anyhow!("{other}"),
    }
}

/// Writes a consistent snapshot of a club to a zip file.
pub fn export(connection: &mut Connection, slug: &str, out: impl Write + Seek) -> Result<()> {
    crate::store::snapshot(connection, |connection| write(connection, slug, out))
}

fn write(connection: &mut Connection, slug: &str, out: impl Write + Seek) -> Result<()> {
    let club = Club::find(connection, slug).map_err(|_| anyhow!("there is no club “{slug}”"))?;
    let rows = competitions::table.filter(competitions::club_id.eq(&club.id)).order(competitions::created_at);
    let rows: Vec<Row> = rows.select(Row::as_select()).load(connection)?;
    let mut zip = ZipWriter::new(out);
    let options = SimpleFileOptions::default();
    let people: Vec<(User, String, NaiveDateTime)> = members::table
        .inner_join(users::table)
        .filter(members::club_id.eq(&club.id))
        .order(members::joined_at)
        .select((User::as_select(), members::role, members::joined_at))
        .load(connection)?;
    let emails: BTreeMap<&str, &str> =
        people.iter().map(|(user, _, _)| (user.id.as_str(), user.email.as_str())).collect();

    let mut wanted: BTreeSet<PlayerId> = BTreeSet::new();
    let mut hashes: BTreeSet<String> = BTreeSet::new();
    for row in &rows {
        use crate::store::schema::entries;
        let entered = entries::table.filter(entries::competition_id.eq(&row.id)).select(entries::player_id);
        wanted.extend(entered.load::<PlayerId>(connection)?);
        let chain = store::stream(&row.id);
        hashes.extend(write_chain::<Event>(
            &mut zip,
            options,
            connection,
            &chain,
            &format!("events/{}.jsonl", row.id),
        )?);
        let kept = records::table.filter(records::competition_id.eq(&row.id)).order(records::id);
        let kept: Vec<RecordRow> = kept.select(RecordRow::as_select()).load(connection)?;
        zip.start_file(format!("records/{}.jsonl", row.id), options)?;
        for record in kept {
            hashes.extend((!record.extras.is_empty()).then(|| record.extras.clone()));
            line(&mut zip, &RecordPart::from(record))?;
        }
    }
    hashes.extend(write_chain::<Deed>(&mut zip, options, connection, &log::stream(club.id), "club.jsonl")?);
    let listed = roster::table.filter(roster::club_id.eq(&club.id)).order(roster::added_at);
    let listed: Vec<(PlayerId, String, NaiveDateTime)> =
        listed.select((roster::player_id, roster::note, roster::added_at)).load(connection)?;
    wanted.extend(listed.iter().map(|(player, _, _)| *player));
    let mut known = Vec::new();
    for part in wanted.into_iter().collect::<Vec<_>>().chunks(500) {
        let some = players::table.filter(players::id.eq_any(part)).order(players::id);
        known.extend(some.select(Player::as_select()).load(connection)?);
    }
    let ids: Vec<PlayerId> = known.iter().map(|player| player.id).collect();
    let mut chosen = privacy::of_players(connection, &ids).map_err(told)?;
    hashes.extend(known.iter().map(|player| player.name_text.clone()));
    zip.start_file("texts.jsonl", options)?;
    let mut erased = Erased::default();
    let gone = erasures(connection)?;
    for row in texts::rows(connection, hashes.iter().map(String::as_str)).map_err(told)? {
        gone.note(&row, &mut erased);
        line(&mut zip, &row)?;
    }
    erased.players.extend(known.iter().filter_map(|player| Some((player.id.into(), player.erased?))));

    let file = File {
        version: VERSION,
        members: people
            .iter()
            .map(|(user, role, joined_at)| MemberPart {
                email: user.email.clone(),
                name: user.name.clone(),
                language: user.language.clone(),
                time_zone: user.time_zone.clone(),
                role: role.clone(),
                joined_at: *joined_at,
            })
            .collect(),
        players: known
            .into_iter()
            .map(|player| PlayerPart {
                privacy: chosen.remove(&player.id),
                email: player.user_id.and_then(|user| emails.get(user.as_str()).map(|email| (*email).to_owned())),
                id: player.id,
                slug: player.slug,
                name: player.name,
                name_text: player.name_text,
                erased: player.erased,
                created_at: player.created_at,
            })
            .collect(),
        roster: listed.into_iter().map(|(player, note, added_at)| RosterPart { player, note, added_at }).collect(),
        templates: load_templates(connection, club.id)?,
        circuits: load_circuits(connection, club.id)?,
        competitions: rows.into_iter().map(|row| CompetitionPart { id: row.id, slug: row.slug }).collect(),
        erased,
        club: ClubPart {
            id: club.id,
            profile: club.profile(),
            slug: club.slug,
            revision: club.revision,
            created_at: club.created_at,
        },
    };
    zip.start_file("club.json", options)?;
    serde_json::to_writer_pretty(&mut zip, &file)?;
    zip.finish()?.flush()?;
    Ok(())
}

fn line(out: &mut impl Write, value: &impl Serialize) -> Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")?;
    Ok(())
}

/// Writes a chain; returns the hashes of its personal texts.
fn write_chain<T: DeserializeOwned + Personal>(
    zip: &mut ZipWriter<impl Write + Seek>,
    options: SimpleFileOptions,
    connection: &mut Connection,
    stream: &str,
    name: &str,
) -> Result<Vec<String>> {
    let rows = chain::rows(connection, stream, 0).map_err(told)?;
    let mut hashes = Vec::new();
    let mut parsed: Vec<Opened<T>> = chain::parse(&rows).map_err(told)?;
    parsed.texts(&mut |text, _| hashes.extend((!text.is_empty()).then(|| text.hash().to_owned())));
    zip.start_file(name, options)?;
    for row in rows {
        let EventRow { revision, at, actor, body, form, previous, hash, .. } = row;
        line(zip, &EventPart { revision, at, actor, body, form, previous, hash })?;
    }
    Ok(hashes)
}

/// Who was erased here.
struct Erasures {
    people: BTreeMap<PersonId, i64>,
    users: BTreeSet<PersonId>,
    /// Texts that administrators removed.
    removed: BTreeSet<String>,
}

fn erasures(connection: &mut Connection) -> Result<Erasures> {
    let rows = chain::rows(connection, admin::STREAM, 0).map_err(told)?;
    let mut gone = Erasures { people: BTreeMap::new(), users: BTreeSet::new(), removed: BTreeSet::new() };
    for opened in chain::parse::<admin::Deed>(&rows).map_err(told)? {
        match opened.event {
            admin::Deed::PersonErased(person) => {
                gone.users.extend(person.user.map(PersonId::from));
                gone.people.extend(person.players);
                gone.removed.extend(person.removed);
            }
            admin::Deed::Moderated { act: Act::Remove, words, .. } => gone.removed.extend(words),
            _ => {}
        }
    }
    Ok(gone)
}

impl Erasures {
    /// Adds the reason why the words of a row are gone.
    fn note(&self, row: &TextRow, erased: &mut Erased) {
        match row.proof() {
            Proof::Redacted => erased.redacted.push(row.hash.clone()),
            Proof::Erased => {
                for id in [&row.about, &row.author].into_iter().flatten() {
                    let number = self.people.get(id).copied();
                    let known = number.or_else(|| self.users.contains(id).then_some(0));
                    erased.players.extend(known.map(|number| (*id, number)));
                }
                if self.removed.contains(&row.hash) {
                    erased.removed.push(row.hash.clone());
                }
            }
            Proof::Proved | Proof::Forged => {}
        }
    }
}

fn load_templates(connection: &mut Connection, club: ClubId) -> Result<Vec<TemplatePart>> {
    let rows = templates::table.filter(templates::club_id.eq(club)).order(templates::created_at);
    let rows = rows.select((templates::id, templates::name, templates::settings, templates::created_at));
    let rows: Vec<(String, String, String, NaiveDateTime)> = rows.load(connection)?;
    Ok(rows
        .into_iter()
        .map(|(id, name, settings, created_at)| TemplatePart { id, name, settings, created_at })
        .collect())
}

fn load_circuits(connection: &mut Connection, club: ClubId) -> Result<Vec<CircuitPart>> {
    type Found = (String, String, String, String, String, String, i64, NaiveDateTime);
    let rows = circuits::table.filter(circuits::club_id.eq(club)).order(circuits::created_at).select((
        circuits::id,
        circuits::slug,
        circuits::name,
        circuits::about,
        circuits::rules,
        circuits::legs,
        circuits::revision,
        circuits::created_at,
    ));
    let rows: Vec<Found> = rows.load(connection)?;
    let parts = rows.into_iter().map(|(id, slug, name, about, rules, legs, revision, created_at)| CircuitPart {
        id,
        slug,
        name,
        about,
        rules,
        legs,
        revision,
        created_at,
    });
    Ok(parts.collect())
}

/// Reads entries of a zip file, up to a total limit.
struct Source<R: Read + Seek> {
    zip: ZipArchive<R>,
    left: u64,
}

impl<R: Read + Seek> Source<R> {
    fn text(&mut self, name: &str) -> Result<String> {
        let entry = self.zip.by_name(name).with_context(|| format!("the file has no “{name}”"))?;
        let mut text = String::new();
        let read =
            entry.take(self.left + 1).read_to_string(&mut text).with_context(|| format!("{name} cannot be read"))?;
        self.left = self
            .left
            .checked_sub(read as u64)
            .with_context(|| format!("the file unpacks to more than {} MiB", MOST_BYTES >> 20))?;
        Ok(text)
    }

    fn lines<T: for<'a> Deserialize<'a>>(&mut self, name: &str) -> Result<Vec<T>> {
        let text = self.text(name)?;
        let lines = (1..).zip(text.lines());
        lines.map(|(at, line)| serde_json::from_str(line).with_context(|| format!("{name}:{at}"))).collect()
    }

    fn chain(&mut self, stream: &str, name: &str) -> Result<Vec<EventRow>> {
        let parts: Vec<EventPart> = self.lines(name)?;
        let rows: Vec<EventRow> = parts
            .into_iter()
            .map(|EventPart { revision, at, actor, body, form, previous, hash }| EventRow {
                stream: stream.to_owned(),
                revision,
                at,
                actor,
                body,
                form,
                previous,
                hash,
            })
            .collect();
        verify::chained(stream, &rows).map_err(stopped)?;
        Ok(rows)
    }
}

fn stopped(stop: Stop) -> anyhow::Error {
    match stop {
        Stop::Mismatch(mismatch) => anyhow!("{}", mismatch.0),
        Stop::Failed(error) => told(error),
    }
}

/// Imports a club, all of it or nothing; returns its address here. Members without an account get one without a password:
/// they request a link to set it.
pub fn import(connection: &mut Connection, from: impl Read + Seek) -> Result<String> {
    let mut source = Source { zip: ZipArchive::new(from).context("this is no zip file")?, left: MOST_BYTES };
    let file: File = serde_json::from_str(&source.text("club.json")?).context("club.json")?;
    if file.version != VERSION {
        bail!("the file is of version {}; this program reads version {VERSION}", file.version);
    }
    crate::store::transaction(connection, |connection| bring_in(connection, &mut source, file).map_err(Error::Internal))
        .map_err(told)
}

fn bring_in<R: Read + Seek>(connection: &mut Connection, source: &mut Source<R>, file: File) -> Result<String> {
    let club = file.club;
    if clubs::table.filter(clubs::id.eq(&club.id)).count().get_result::<i64>(connection)? > 0 {
        bail!("the club “{}” is here already", club.profile.name);
    }
    let slug = free(&club.slug, &clubs::table.select(clubs::slug).load::<String>(connection)?);
    let profile = club.profile.checked().map_err(|text| anyhow!("{text}"))?;
    let (revision, created_at) = (club.revision, club.created_at);
    // Second factors are not exported, so no owner could meet the requirement yet.
    let second_factor = false;
    let row = Club { id: club.id, revision, created_at, second_factor, ..Club::new(&slug, "", "") }.with(profile);
    diesel::insert_into(clubs::table).values(&row).execute(connection)?;
    bring_texts(connection, source)?;
    if file.erased != Erased::default() {
        note(connection, &Actor::System, admin::Deed::PersonErased(file.erased)).map_err(told)?;
    }
    let accounts = bring_members(connection, club.id, file.members)?;
    bring_players(connection, &accounts, file.players)?;
    for RosterPart { player, note, added_at } in file.roster {
        let values = (
            roster::club_id.eq(&club.id),
            roster::player_id.eq(player),
            roster::note.eq(note),
            roster::added_at.eq(added_at),
        );
        diesel::insert_into(roster::table).values(values).execute(connection)?;
    }
    for TemplatePart { id, name, settings, created_at } in file.templates {
        let values = (
            templates::id.eq(id),
            templates::club_id.eq(&club.id),
            templates::name.eq(name),
            templates::settings.eq(settings),
            templates::created_at.eq(created_at),
        );
        diesel::insert_into(templates::table).values(values).execute(connection)?;
    }
    for part in file.circuits {
        let values = (
            circuits::id.eq(part.id),
            circuits::club_id.eq(&club.id),
            circuits::slug.eq(part.slug),
            circuits::name.eq(part.name),
            circuits::about.eq(part.about),
            circuits::rules.eq(part.rules),
            circuits::legs.eq(part.legs),
            circuits::revision.eq(part.revision),
            circuits::created_at.eq(part.created_at),
        );
        diesel::insert_into(circuits::table).values(values).execute(connection)?;
    }
    let rows = source.chain(&log::stream(club.id), "club.jsonl")?;
    chain::insert(connection, &rows).map_err(told)?;
    // A club or competition hidden elsewhere stays hidden until administrators of this site look at it; single players,
    // records and texts that were hidden there are shown.
    let deeds: Vec<Opened<Deed>> = chain::parse(&rows).map_err(told)?;
    moderation::state::put_club(connection, club.id, log::hidden(deeds.iter().map(|opened| &opened.event)))
        .map_err(told)?;
    let members = Role::all(connection, club.id).map_err(told)?;
    log::note(connection, club.id, &Actor::System, Deed::Moved { members }, None).map_err(told)?;
    for competition in file.competitions {
        bring_competition(connection, source, club.id, competition)?;
    }
    // Records, results and rows are verified as for the whole database before anything is committed.
    verify::club(connection, club.id).map_err(stopped)?;
    Ok(slug)
}

/// Imports personal texts that are not here yet.
fn bring_texts<R: Read + Seek>(connection: &mut Connection, source: &mut Source<R>) -> Result<()> {
    let rows: Vec<TextRow> = source.lines("texts.jsonl")?;
    let here = texts::rows(connection, rows.iter().map(|row| row.hash.as_str())).map_err(told)?;
    let here: BTreeSet<&str> = here.iter().map(|row| row.hash.as_str()).collect();
    let new: Vec<TextRow> = rows.iter().filter(|row| !here.contains(row.hash.as_str())).cloned().collect();
    texts::insert(connection, &new).map_err(told)
}

/// The members' accounts by e-mail, existing or new.
fn bring_members(
    connection: &mut Connection,
    club: ClubId,
    parts: Vec<MemberPart>,
) -> Result<BTreeMap<String, UserId>> {
    let mut accounts = BTreeMap::new();
    for part in parts {
        let role = Role::from_word(&part.role).with_context(|| format!("there is no role “{}”", part.role))?;
        let user = match User::by_email(connection, &part.email).map_err(told)? {
            Some(user) => {
                // Anybody may have made an account with an unproved address: the owner of the mailbox takes it over.
                if user.verified_at.is_none() {
                    accounts::end_ways_in(connection, user.id).map_err(told)?;
                }
                user
            }
            None => {
                let new = NewUser {
                    name: part.name,
                    email: part.email.clone(),
                    password: String::new(),
                    language: part.language,
                    time_zone: part.time_zone,
                };
                accounts::create(connection, &new).map_err(told)?
            }
        };
        let values = (
            members::club_id.eq(club),
            members::user_id.eq(&user.id),
            members::role.eq(role.word()),
            members::joined_at.eq(part.joined_at),
        );
        diesel::insert_into(members::table).values(values).execute(connection)?;
        accounts.insert(part.email, user.id);
    }
    Ok(accounts)
}

fn bring_players(
    connection: &mut Connection,
    accounts: &BTreeMap<String, UserId>,
    parts: Vec<PlayerPart>,
) -> Result<()> {
    for part in parts {
        // They came with another club before.
        if players::table.filter(players::id.eq(&part.id)).count().get_result::<i64>(connection)? > 0 {
            continue;
        }
        let taken = players::table.filter(players::slug.like(format!("{}%", part.slug))).select(players::slug);
        let slug = free(&part.slug, &taken.load::<String>(connection)?);
        let user_id = part.email.and_then(|email| accounts.get(&email).copied());
        let PlayerPart { id, name, name_text, erased, created_at, privacy, .. } = part;
        let player = Player { id, slug, name, name_text, user_id, erased, created_at };
        diesel::insert_into(players::table).values(&player).execute(connection)?;
        if let Some(settings) = privacy {
            privacy::write(connection, &player, &settings).map_err(told)?;
        }
    }
    Ok(())
}

fn bring_competition<R: Read + Seek>(
    connection: &mut Connection,
    source: &mut Source<R>,
    club: ClubId,
    part: CompetitionPart,
) -> Result<()> {
    let CompetitionPart { id, slug } = part;
    if slug != ids::slug(&slug) {
        bail!("“{slug}” is no address of a competition");
    }
    let stream = store::stream(&id);
    if events::table.filter(events::stream.eq(&stream)).count().get_result::<i64>(connection)? > 0 {
        bail!("the competition {id} is here already");
    }
    let rows = source.chain(&stream, &format!("events/{id}.jsonl"))?;
    let address = (id.clone(), club.to_owned(), slug);
    let opened = chain::open(connection, &rows).map_err(told)?;
    let competition = store::replay(None, opened, Some(address)).map_err(|_| anyhow!("{stream} cannot be replayed"))?;
    project::write(connection, &competition).map_err(told)?;
    chain::insert(connection, &rows).map_err(told)?;
    for part in source.lines::<RecordPart>(&format!("records/{id}.jsonl"))? {
        let record = RecordRow {
            id: part.id,
            competition_id: Some(id.clone()),
            table_number: part.table,
            game: part.game,
            extras: part.extras,
            // Recomputed: the file is not trusted.
            content: fingerprint(&part.text),
            text: part.text,
            verdict: part.verdict,
            turns: part.turns,
            submitted_by: part.submitted_by,
            created_at: part.created_at,
        };
        verify::judged(&record).map(drop).map_err(stopped)?;
        diesel::insert_into(records::table).values(&record).execute(connection)?;
    }
    Ok(())
}

/// A slug that is not taken here.
fn free(wanted: &str, taken: &[String]) -> String {
    let wanted = ids::slug(wanted);
    let numbered = (2..).map(|number| format!("{wanted}-{number}"));
    let free = std::iter::once(wanted.clone()).chain(numbered).find(|slug| !taken.contains(slug));
    free.unwrap_or(wanted)
}
