//! Instances of growing size: what each kind of page, a change and the commands cost on them.

use std::collections::BTreeMap;
use std::io::{Write, stdout};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, ensure};
use chrono::{DateTime, Utc};
use diesel::prelude::*;
use podium_engine::chance::Chance;
use podium_engine::contest::series::Game;
use podium_engine::picture::plot::{self, Frame, Point, Series};
use rayon::prelude::*;

use super::Service;
use super::client::Line;
use crate::clubs::model::Club;
use crate::competitions::actions::follow::Timeline;
use crate::competitions::actions::settings;
use crate::competitions::event::{Event, NewEntry};
use crate::competitions::format::Swiss;
use crate::competitions::rehearsal::{self, Script};
use crate::competitions::settings::{Records, Settings, SwissSystem};
use crate::competitions::store::Change;
use crate::competitions::{Actor, Competition, TableId, Writing, project};
use crate::config::Config;
use crate::error::{Error, Result as Asked};
use crate::ids::{self, ClubId};
use crate::players::model::Player;
use crate::ratings::update;
use crate::store::chain::now;
use crate::store::schema::{clubs, competitions, outcomes, rating_steps};
use crate::store::{Connection, Db, transaction};
use crate::web::App;

/// Players and rounds of a competition, competitions per club, years in all.
const OF_ONE: (usize, usize) = (16, 5);
const PER_CLUB: usize = 50;
const YEARS: i64 = 10;
/// Two games, so that lists of ratings are long.
const GAMES: [&str; 2] = [podium_engine::games::reversi::ID, podium_engine::games::backgammon::ID];
/// How many competitions are stored per transaction.
const AT_ONCE: usize = 100;
/// How often a page is read again, each time in another language, so that no copy of it is kept.
const LANGUAGES: [&str; 4] = ["fr", "de", "es", "it"];

/// A competition that was played, ready to be stored.
struct Played {
    created: Competition,
    writing: Writing,
}

/// Makes instances of these sizes and prints what they cost, as a table and as a picture in the folder.
pub(super) async fn large(folder: &Path, sizes: &[usize], url: Option<&str>, picture: &Path) -> Result<()> {
    let mut all: BTreeMap<String, Vec<(usize, f64)>> = BTreeMap::new();
    for &size in sizes {
        let file = folder.join(format!("large-{size}.db"));
        let url = url.map_or_else(|| file.to_string_lossy().into_owned(), str::to_owned);
        let measured = one_size(&url, size).await?;
        for (name, value) in measured {
            writeln!(stdout(), "large   {size:>6}  {name:<28} {value:>10.1}")?;
            all.entry(name).or_default().push((size, value));
        }
    }
    let mut out = stdout();
    writeln!(out, "\n{:<30}{}", "", sizes.iter().map(|size| format!("{size:>12}")).collect::<String>())?;
    for (name, values) in &all {
        let values: String = values.iter().map(|(_, value)| format!("{value:>12.1}")).collect();
        writeln!(out, "{name:<30}{values}")?;
    }
    std::fs::write(picture, curves(&all)).with_context(|| format!("cannot write {}", picture.display()))?;
    Ok(())
}

/// Milliseconds of warm pages by the size of the instance, both by powers of ten.
fn curves(all: &BTreeMap<String, Vec<(usize, f64)>>) -> String {
    let warm = all.iter().filter(|(name, _)| name.ends_with("warm ms"));
    let point =
        |&(size, value): &(usize, f64)| Point { at: (size as f64).log10(), value: value.max(0.1).log10(), spread: 0.0 };
    let lines: Vec<Series> = warm
        .map(|(name, values)| Series {
            name: name.trim_end_matches(" warm ms").to_owned(),
            points: values.iter().map(point).collect(),
        })
        .collect();
    let frame = Frame {
        title: "Pages of growing instances",
        description: "Powers of ten of milliseconds over powers of ten of competitions",
        across: "competitions",
        up: "ms",
        standalone: true,
    };
    plot::lines(&frame, &lines)
}

async fn one_size(url: &str, size: usize) -> Result<Vec<(String, f64)>> {
    let seconds = |begun: Instant| begun.elapsed().as_secs_f64();
    let ms = |begun: Instant| begun.elapsed().as_secs_f64() * 1000.0;
    let mut found: Vec<(String, f64)> = Vec::new();
    let begun = Instant::now();
    let db = Db::open(url, 2)?;
    let (people, paths) = fill(&mut *db.connection()?, size).map_err(|error| anyhow!("{error}"))?;
    found.push(("fill s".to_owned(), seconds(begun)));
    let begun = Instant::now();
    update::all(&mut *db.connection()?).map_err(|error| anyhow!("{error}"))?;
    found.push(("count all ratings s".to_owned(), seconds(begun)));
    crate::search::write_all(&mut *db.connection()?).map_err(|error| anyhow!("{error}"))?;
    let counted = |connection: &mut Connection| -> QueryResult<(i64, i64)> {
        let results = outcomes::table.count().get_result(connection)?;
        Ok((results, rating_steps::table.count().get_result(connection)?))
    };
    let (results, steps) = counted(&mut *db.connection()?)?;
    found.push(("results".to_owned(), results as f64));
    found.push(("rating steps".to_owned(), steps as f64));

    let app = crate::pages::app(Config::on(url), db, false)?;
    let (created, entered, rated) = changes(&app).await.map_err(|error| anyhow!("{error}"))?;
    found.push(("create ms".to_owned(), created));
    found.push(("correct an old result ms".to_owned(), entered));
    found.push(("count one result ms".to_owned(), rated));
    drop(app);

    let service = Service::start(Path::new(url)).await?;
    if let Some((memory, _)) = service.cost() {
        found.push(("memory at start MB".to_owned(), memory));
    }
    let game = GAMES[0];
    let (busy, ordinary) = people;
    let pages = [
        ("home", "/".to_owned()),
        ("competitions", "/competitions".to_owned()),
        ("busiest player", format!("/players/{busy}")),
        ("their history", format!("/players/{busy}/ratings/{game}")),
        ("their results.csv", format!("/players/{busy}/results.csv")),
        ("ordinary player", format!("/players/{ordinary}")),
        ("game", format!("/games/{game}")),
        ("rating list", format!("/games/{game}/ratings")),
        ("ratings.json", format!("/games/{game}/ratings.json")),
        ("club", paths.first().and_then(|path| path.rsplit_once('/')).map_or("/", |(club, _)| club).to_owned()),
        ("search", "/search?q=ada".to_owned()),
        ("sitemap", "/sitemap.xml".to_owned()),
        ("standings", paths.last().cloned().unwrap_or_default()),
    ];
    let mut line = Line::to(&service.address).await?;
    for (name, path) in pages {
        let begun = Instant::now();
        let answer = line.get(&path, "Accept-Language: en\r\n").await?;
        found.push((format!("{name} cold ms"), ms(begun)));
        ensure!(answer.status == 200, "{path}: {}", answer.status);
        let mut again: Vec<f64> = Vec::new();
        for language in LANGUAGES {
            let begun = Instant::now();
            line.get(&path, &format!("Accept-Language: {language}\r\n")).await?;
            again.push(ms(begun));
        }
        again.sort_by(f64::total_cmp);
        found.push((format!("{name} warm ms"), again.get(again.len() / 2).copied().unwrap_or_default()));
        found.push((format!("{name} kB"), answer.length as f64 / 1024.0));
    }
    for path in &paths {
        let answer = line.get(path, "").await?;
        ensure!(answer.status == 200, "{path}: {}", answer.status);
    }
    if let Some((memory, _)) = service.cost() {
        found.push(("memory after all MB".to_owned(), memory));
    }
    Ok(found)
}

/// A new competition, a corrected result of years ago, and its ratings: milliseconds each.
async fn changes(app: &Arc<App>) -> Asked<(f64, f64, f64)> {
    let ms = |begun: Instant| begun.elapsed().as_secs_f64() * 1000.0;
    let club: ClubId = app.db.query(|connection| Ok(clubs::table.select(clubs::id).first(connection)?)).await?;
    let begun = Instant::now();
    app.competitions.create(club, Change::by(Actor::System).form(Some(ids::new_id())), chosen(0, "New")?).await?;
    let created = ms(begun);
    let last = competitions::table.order(competitions::changed_at.desc()).filter(competitions::status.eq("finished"));
    let last: String = app.db.query(move |connection| Ok(last.select(competitions::id).first(connection)?)).await?;
    let begun = Instant::now();
    let result = Game::entered(vec![0, 1], vec![2, 1], None);
    let (table, reason) = (TableId(1), "Wrong".into());
    let event = Event::GameEntered { table, game: 1, result, record: None, reason };
    app.competitions.change(&last, Change::by(Actor::System), move |_| Ok(vec![event])).await?;
    let entered = ms(begun);
    let begun = Instant::now();
    app.db.query(update::all).await?;
    Ok((created, entered, ms(begun)))
}

fn chosen(number: usize, name: &str) -> Asked<Settings> {
    let game = GAMES.get(number % GAMES.len()).copied().unwrap_or_default();
    let mut chosen = settings::defaults(game, 1).ok_or(Error::NotFound)?;
    chosen.name = name.into();
    chosen.records = Records::Optional;
    chosen.format = Swiss { system: SwissSystem::Dutch, rounds: OF_ONE.1, accelerated: false }.into();
    Ok(chosen)
}

/// Fills an empty database with competitions of ten years. The addresses of two players, one who never missed any and an
/// ordinary one; and those of some competitions.
fn fill(connection: &mut Connection, size: usize) -> Asked<((String, String), Vec<String>)> {
    let mut chance = Chance::seeded(1);
    let houses: Vec<Club> = (0..=size / PER_CLUB)
        .map(|number| Club::new(&format!("club-{number}"), &format!("Club {number}"), "Lyon"))
        .collect();
    let names = rehearsal::invented((4 * size + OF_ONE.0).min(2000), &mut chance);
    let people = transaction(connection, |connection| {
        for club in &houses {
            diesel::insert_into(clubs::table).values(club).execute(connection)?;
        }
        let mut people = Vec::new();
        for number in 0..(4 * size + OF_ONE.0) {
            let name = names.get(number % names.len()).map_or("Ada", |entry| entry.name.as_str());
            people.push(Player::create(connection, &format!("{name} {number}"), None)?);
        }
        Ok(people)
    })?;
    let begins = now() - chrono::Duration::days(365 * YEARS);
    let step = chrono::Duration::minutes(365 * YEARS * 24 * 60 / (size as i64 + 1));
    let mut paths = Vec::new();
    for first in (0..size).step_by(AT_ONCE) {
        let some: Vec<usize> = (first..size.min(first + AT_ONCE)).collect();
        let played: Vec<Asked<Played>> = some
            .par_iter()
            .map(|&number| play(number, houses.get(number % houses.len()), &people, begins + step * number as i32))
            .collect();
        let played: Vec<Played> = played.into_iter().collect::<Asked<_>>()?;
        transaction(connection, |connection| {
            for Played { created, mut writing } in played {
                project::insert(connection, &created)?;
                writing.store(connection)?;
                project::update(connection, &created, writing.state(), writing.events())?;
            }
            Ok(())
        })?;
        let path = |number: &usize| Some(format!("{}/open-{number}", houses.get(number % houses.len())?.path()));
        // Enough to fill what is kept in memory.
        paths.extend(some.iter().filter_map(path).take(if paths.len() < 5000 { AT_ONCE } else { 0 }));
    }
    let slug = |number: usize| people.get(number).map(|player| player.slug.clone()).unwrap_or_default();
    Ok(((slug(0), slug(OF_ONE.0)), paths))
}

/// Plays a competition of some of these people, begun then.
fn play(number: usize, club: Option<&Club>, people: &[Player], at: DateTime<Utc>) -> Asked<Played> {
    let mut chance = Chance::seeded(number as u64);
    let club = club.ok_or(Error::NotFound)?;
    let name = format!("Open {number}");
    let address = (ids::new_id(), club.id, ids::slug(&name));
    let at = DateTime::from_timestamp_millis(at.timestamp_millis()).unwrap_or(at);
    let mut writing = Writing::created(address, chosen(number, &name)?, Actor::System, at, None)?;
    let created = writing.state().clone();
    writing.push(Event::RegistrationOpened)?;
    let mut seated: Vec<usize> = vec![0];
    while seated.len() < OF_ONE.0.min(people.len()) {
        let player = chance.below(people.len());
        if !seated.contains(&player) {
            seated.push(player);
        }
    }
    for player in seated.into_iter().filter_map(|player| people.get(player)) {
        let entry = rehearsal::invented(1, &mut chance).pop().ok_or(Error::NotFound)?;
        let entry = NewEntry { player: player.id, name: player.called(), ..entry };
        writing.push(Event::Entered { entry })?;
    }
    let mut script = Script::new(at + chrono::Duration::hours(1), Actor::System);
    script.entered = 100;
    for step in rehearsal::run(&mut writing.state().clone(), &mut chance, &script)? {
        for happened in step.happened {
            let at = DateTime::from_timestamp_millis(happened.at.timestamp_millis()).unwrap_or(happened.at);
            writing.by(happened.by, at);
            writing.push(happened.event)?;
        }
    }
    Ok(Played { created, writing })
}
