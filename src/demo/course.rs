//! Plays one competition of the demo: entries, rounds, results, and loose ends.

use crate::words::Language;
use std::collections::BTreeMap;

use chrono::{DateTime, Duration, Utc};
use podium_engine::catalogue;
use podium_engine::chance::Chance;
use podium_engine::contest::league::Close;
use podium_engine::contest::swiss::Score;
use podium_engine::game::Start;
use podium_engine::record::{Reading, Verdict, judge};
use podium_engine::text;
use podium_engine::text::Text;

use super::clubs::CLUBS;
use super::people::{Person, World, id};
use super::scene::{Phase, Scene};
use crate::competitions::actions::entries::{self, Applicant};
use crate::competitions::actions::results::{self, Claim};
use crate::competitions::actions::{Done, Party, follow, rounds, settings};
use crate::competitions::rehearsal::{self, RecordText, Script, Step};
use crate::competitions::{Competition, EntryId, Happened, TableId};
use crate::ids::{self, PlayerId};
use crate::playout::random_record;
use crate::records::model::proof;
use crate::store::chain::{Account, Actor, Issued};

/// A competition with all its events since it was created.
pub(super) struct Course<'a> {
    pub it: Competition,
    pub created: Happened,
    pub steps: Vec<Step>,
    pub now: DateTime<Utc>,
    pub organiser: Actor,
    scene: &'a Scene,
    world: &'a World,
    chance: Chance,
}

/// Plays a scene up to its phase.
pub(super) fn play<'a>(
    scene: &'a Scene,
    world: &'a World,
    now: DateTime<Utc>,
    mut chance: Chance,
    previous: Option<&Competition>,
) -> Result<Course<'a>, Text> {
    let organiser = world.organiser(scene.club);
    let mut decided = scene.settings(now, chance.bits() >> 11)?;
    decided.previous = previous.map(|previous| previous.id.clone());
    let starts = now + scene.starts;
    // Future events were announced some days ago.
    let announced = starts.min(now) - Duration::days(12);
    let mut first = settings::create(decided)?;
    let event = first.pop().ok_or_else(|| text!("refused-nothing-created"))?;
    let created = Happened { at: announced, by: organiser.clone(), event };
    let club = world.clubs.get(scene.club).copied().unwrap_or_default();
    let it = Competition::create(id(&mut chance), club, ids::slug(scene.name), created.clone())
        .ok_or_else(|| text!("refused-nothing-created"))?;
    let mut course = Course { it, created, steps: Vec::new(), now, organiser, scene, world, chance };
    course.enter(announced, previous)?;
    course.go_on(starts, previous.and_then(|previous| previous.season.as_ref()))?;
    if let Some(then) = scene.then {
        then(&mut course)?;
    }
    Ok(course)
}

impl Course<'_> {
    /// Performs an action.
    pub(super) fn act(
        &mut self,
        by: &Actor,
        at: DateTime<Utc>,
        action: impl FnOnce(&Competition) -> Done,
    ) -> Result<(), Text> {
        self.act_with(by, at, Vec::new(), action)
    }

    fn act_with(
        &mut self,
        by: &Actor,
        at: DateTime<Utc>,
        records: Vec<RecordText>,
        action: impl FnOnce(&Competition) -> Done,
    ) -> Result<(), Text> {
        let events = follow::complete(&self.it, action(&self.it)?, at);
        let happened: Vec<Happened> = events.into_iter().map(|event| Happened { at, by: by.clone(), event }).collect();
        happened.iter().for_each(|one| self.it.apply(one.clone()));
        if !happened.is_empty() {
            self.steps.push(Step { happened, records });
        }
        Ok(())
    }

    fn organise(&mut self, at: DateTime<Utc>, action: impl FnOnce(&Competition) -> Done) -> Result<(), Text> {
        let organiser = self.organiser.clone();
        self.act(&organiser, at, action)
    }

    /// Who acts for an entry.
    pub(super) fn actor(&self, entry: EntryId) -> Actor {
        let player = self.it.entry(entry).map(|entry| entry.player.as_str());
        let person = self.world.people.iter().find(|person| Some(person.player.as_str()) == player);
        person.and_then(Person::actor).unwrap_or_else(|| self.by_link(entry))
    }

    /// A guest, by a signed link that the organiser printed on the first day.
    fn by_link(&self, entry: EntryId) -> Actor {
        let issued = match &self.organiser {
            Actor::User { id, name, .. } => {
                let by = Account { id: *id, name: name.clone() };
                Some(Issued { by, at: self.it.created_at })
            }
            _ => None,
        };
        Actor::Link { entry: entry.0, issued, signed_in: None }
    }

    /// The entry of somebody by name.
    pub(super) fn entry_named(&self, name: &str) -> Option<EntryId> {
        self.it.entries.iter().find(|entry| entry.name == name).map(|entry| entry.id)
    }

    /// Participants of the season before, required names, the club's own players, then visitors, shuffled.
    fn cast(&mut self, previous: Option<&Competition>) -> Vec<Person> {
        let scene = self.scene;
        let mut people: Vec<&Person> = self.world.people.iter().collect();
        self.chance.shuffle(&mut people);
        people.sort_by_key(|person| {
            let was_there = previous.is_some_and(|previous| previous.entry_of(person.player).is_some());
            (!was_there, !scene.with.contains(&person.name.as_str()), person.club != scene.club)
        });
        people.into_iter().take(scene.players).cloned().collect()
    }

    fn applicant(&mut self, person: &Person) -> Applicant {
        let questions = self.it.settings.registration.questions.len();
        Applicant {
            player: person.player,
            name: person.name.clone(),
            club: CLUBS.get(person.club).map(|club| club.name.to_owned()),
            rating: person.rating,
            answers: (0..questions).map(|_| if self.chance.one_in(2) { "Oui" } else { "Non" }.to_owned()).collect(),
        }
    }

    /// Registration: players with an account enter themselves, the others are entered at the desk.
    fn enter(&mut self, announced: DateTime<Utc>, previous: Option<&Competition>) -> Result<(), Text> {
        if self.scene.phase == Phase::Draft {
            return Ok(());
        }
        self.organise(announced + Duration::hours(1), entries::open_registration)?;
        let mut at = announced + Duration::hours(2);
        let organiser = self.organiser.clone();
        for person in self.cast(previous) {
            at += Duration::minutes(20 + self.chance.below(120) as i64);
            let applicant = self.applicant(&person);
            let (by, party) = match person.actor() {
                Some(actor) => (actor, Party::Player(EntryId(self.it.entries.len() as u32 + 1))),
                None => (organiser.clone(), Party::Staff),
            };
            self.act(&by, at, |it| entries::enter(it, applicant, party, at))?;
        }
        if self.scene.phase != Phase::Open {
            self.organise(announced + Duration::days(11), entries::close_registration)?;
        }
        Ok(())
    }

    /// Rounds and results, up to the scene's phase.
    fn go_on(&mut self, starts: DateTime<Utc>, previous: Option<&Close>) -> Result<(), Text> {
        let scene = self.scene;
        let script = self.script(starts);
        match scene.phase {
            Phase::Draft | Phase::Open | Phase::Ready => return Ok(()),
            Phase::Running(_) | Phase::Finished | Phase::Archived => {}
        }
        if self.it.settings.format.rules().has_seasons() {
            let lots = self.chance.bits() >> 11;
            self.organise(starts, |it| rounds::start(it, lots, previous, starts))?;
        }
        let script = if scene.restless { self.come_and_go(script)? } else { script };
        let steps = rehearsal::run(&mut self.it, &mut self.chance, &script)?;
        self.steps.extend(steps);
        if scene.phase == Phase::Archived {
            let at = self.it.changed_at + Duration::days(3);
            self.organise(at.min(self.now), rounds::archive)?;
        }
        Ok(())
    }

    fn script(&self, starts: DateTime<Utc>) -> Script {
        let actors = self.it.entries.iter().map(|entry| (entry.id, self.actor(entry.id)));
        let players: BTreeMap<EntryId, Actor> = actors.collect();
        let comes_up = self.it.settings.format.rules().initiative().is_some();
        let (until, tables) = match self.scene.phase {
            Phase::Running(tables) if comes_up => (Some(1), tables),
            Phase::Running(rounds) => (Some(rounds), 0),
            _ => (None, 14),
        };
        Script {
            latest: Some(self.now - Duration::minutes(25)),
            pace: self.scene.pace,
            players,
            until,
            loose_ends: until.is_some(),
            spared: self.entry_named(super::PLAYER),
            tables,
            entered: 8,
            language: CLUBS
                .get(self.scene.club)
                .and_then(|club| Language::from_code(club.language))
                .unwrap_or(Language::ENGLISH),
            ..Script::new(starts, self.organiser.clone())
        }
    }

    /// After the first round somebody comes late, somebody has to leave, and somebody requests half a point for the next
    /// round.
    fn come_and_go(&mut self, script: Script) -> Result<Script, Text> {
        let first = Script { until: Some(1), loose_ends: false, ..script.clone() };
        let steps = rehearsal::run(&mut self.it, &mut self.chance, &first)?;
        self.steps.extend(steps);
        let at = self.it.changed_at + Duration::minutes(2);
        let entered: Vec<PlayerId> = self.it.entries.iter().map(|entry| entry.player).collect();
        let late = self.world.people.iter().find(|person| !entered.contains(&person.player)).cloned();
        if let Some(late) = late {
            let applicant = self.applicant(&late);
            self.organise(at, |it| entries::enter(it, applicant, Party::Staff, at))?;
        }
        let others: Vec<EntryId> =
            self.it.entries.iter().filter(|entry| entry.name != super::PLAYER).map(|entry| entry.id).collect();
        let (Some(&leaves), Some(&rests)) = (others.get(2), others.get(4)) else { return Ok(script) };
        let why = script.words("rehearsal-train");
        self.organise(at, |it| entries::withdraw(it, leaves, &why))?;
        let by = self.actor(rests);
        self.act(&by, at, |it| entries::ask_bye(it, rests, 2, Score::Draw, Party::Player(rests)))?;
        Ok(Script { starts: script.starts + script.pace, ..script })
    }

    /// A player submits the record of the table's next game.
    pub(super) fn hand_in(&mut self, table: TableId, who: EntryId, at: DateTime<Utc>) -> Result<(), Text> {
        let missing = || text!("refused-nothing-play-table");
        let of_table = self.it.table(table).ok_or_else(missing)?;
        let number = of_table.games.len() + 1;
        let expected = self.it.progress(of_table)?.next.ok_or_else(missing)?;
        let names: Vec<&str> = expected
            .seats
            .iter()
            .map(|&seat| of_table.seats.get(seat).map_or("?", |&entry| self.it.name(entry)))
            .collect();
        let settings = &self.it.settings;
        let entry = catalogue::find(&settings.game).ok_or_else(missing)?;
        let options = settings.options.iter().chain(&expected.options);
        let start = Start {
            variant: settings.variant.as_deref().unwrap_or("standard"),
            setup: expected.setup.as_deref().or(settings.setup.as_deref()),
            options: options.map(|(key, value)| (key.as_str(), value.as_str())).collect(),
            ..Start::new(names.len())
        };
        let text = random_record(entry, &start, &names, &mut self.chance)?.to_string();
        let reading = Reading::of(text.as_bytes()).map_err(|fault| fault.text)?;
        let holds = match judge(text.as_bytes()) {
            Verdict::Holds(holds) => holds,
            Verdict::Fails(fault) => return Err(fault.text),
        };
        let record = RecordText { id: id(&mut self.chance), table, game: number, text: text.clone() };
        let (by, proof) = (self.actor(who), proof(&record.id, &self.it.settings.game, &text));
        let claim = Claim::Record { proof: &proof, tags: &reading.tag_values(), holds: &holds };
        self.act_with(&by, at, vec![record], |it| results::report(it, table, number, who, claim, at))
    }
}
