//! The measures themselves.

use std::io::{Write, stdout};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use futures_util::future::try_join_all;
use podium_engine::chance::Chance;
use tokio::time::{sleep, sleep_until};

use super::Service;
use super::client::{Line, Times};
use super::prepare::{self, Seat, VISIT, World};
use crate::ids;

/// A service and the contents of its database.
type Ready = (Service, World);

/// How many clients send requests as fast as they can.
const AT_ONCE: usize = 32;
const READERS: usize = 2000;
const OPEN: usize = 1000;
const GUESSERS: usize = 100;
const SLOW: usize = 1000;
const MEMBERS: usize = 8;
const MINUTE: Duration = Duration::from_secs(60);

pub(super) async fn start(database: &Path) -> Result<()> {
    let mut times = Times::default();
    for _ in 0..10 {
        let service = Service::start(database).await?;
        times.since(service.begun);
    }
    writeln!(stdout(), "start             to the first answer: {}", times.told())?;
    Ok(())
}

/// Requests a page over and over on many connections; returns the response times and the total time.
async fn read(service: &Service, path: &str, more: &str, wanted: u16, span: Duration) -> Result<(Times, f64)> {
    let begun = Instant::now();
    let one = async || {
        let (mut line, mut times) = (Line::to(&service.address).await?, Times::default());
        while begun.elapsed() < span {
            let asked = Instant::now();
            let answer = line.get(path, more).await?;
            ensure!(answer.status == wanted, "{path}: {}", answer.status);
            times.since(asked);
        }
        anyhow::Ok(times)
    };
    let mut all = Times::default();
    for times in try_join_all((0..AT_ONCE).map(|_| one())).await? {
        all.add(times);
    }
    Ok((all, begun.elapsed().as_secs_f64()))
}

pub(super) async fn standings((service, world): &Ready, span: Duration) -> Result<()> {
    let path = world.played.clone();
    let mut line = Line::to(&service.address).await?;
    let asked = Instant::now();
    let first = line.get(&path, "").await?;
    writeln!(
        stdout(),
        "standings         first page of {} kB: {:.1} ms",
        first.length / 1024,
        asked.elapsed().as_secs_f64() * 1000.0
    )?;
    let same = format!("If-None-Match: {}\r\n", first.etag.context("the page has no ETag")?);
    for (what, more, wanted) in [
        ("whole pages", "", 200),
        ("packed pages", "Accept-Encoding: gzip\r\n", 200),
        ("not changed", same.as_str(), 304),
    ] {
        let (times, seconds) = read(service, &path, more, wanted, span).await?;
        writeln!(
            stdout(),
            "standings         {what}: {:.0} a second, {}",
            times.count() as f64 / seconds,
            times.told()
        )?;
    }
    Ok(())
}

pub(super) async fn replay((service, world): &Ready) -> Result<()> {
    let mut line = Line::to(&service.address).await?;
    // The first request of a service is slower.
    line.get("/games", "").await?;
    let mut ask = async |path: String, times: &mut Times| {
        let asked = Instant::now();
        let answer = line.get(&path, "").await?;
        ensure!(answer.status == 200, "{path}: {}", answer.status);
        times.since(asked);
        Ok(())
    };
    let (mut first, mut further) = (Times::default(), Times::default());
    for record in &world.records {
        ask(format!("/records/{record}"), &mut first).await?;
        for turn in 0..=60 {
            ask(format!("/records/{record}/{turn}"), &mut further).await?;
        }
    }
    writeln!(
        stdout(),
        "replay            60 turns, first page of each: {}; further pages: {}",
        first.told(),
        further.told()
    )?;
    Ok(())
}

pub(super) async fn live((service, world): &Ready) -> Result<()> {
    let path = format!("{}/live", world.played);
    let mut open = Vec::new();
    for _ in 0..OPEN {
        let mut line = Line::to(&service.address).await?;
        let answer = line.get(&path, "").await?;
        ensure!(answer.status == 200, "{path}: {}", answer.status);
        open.push(line);
    }
    sleep(Duration::from_secs(2)).await;
    match service.cost() {
        Some((memory, _)) => {
            writeln!(stdout(), "live              {} open pages: {memory:.0} MB resident", open.len())?
        }
        None => {
            writeln!(stdout(), "live              {} open pages; this system does not tell the memory", open.len())?
        }
    }
    Ok(())
}

/// What outsiders can do at once to wear a service out, and how it affects members.
pub(super) async fn siege((service, world): &Ready, span: Duration) -> Result<()> {
    let memory = || service.cost().map_or(0.0, |(memory, _)| memory);
    let at_start = memory();
    let (mut live, mut slow) = (Vec::new(), Vec::new());
    for _ in 0..READERS {
        let mut line = Line::to(&service.address).await?;
        line.get(&format!("{}/live", world.played), "").await?;
        live.push(line);
    }
    for _ in 0..SLOW {
        let mut line = Line::to(&service.address).await?;
        line.dawdle().await?;
        slow.push(line);
    }
    let (begun, hashed, most) = (Instant::now(), AtomicUsize::new(0), AtomicUsize::new(0));
    let guess = async |guesser: usize| {
        let mut line = Line::to(&service.address).await?;
        let mut guesses = 0;
        while begun.elapsed() < span {
            guesses += 1;
            let body = format!(
                "csrf={}&form={}&email=member{guesser}.{guesses}@example.org&password=correct+horse+battery",
                world.token,
                ids::new_id()
            );
            let from = format!("Cookie: visit={VISIT}\r\nX-Forwarded-For: 10.{guesser}.{}.1\r\n", guesses % 250);
            let answer = line.post("/sign-in", &from, &body).await?;
            ensure!([422, 429, 503].contains(&answer.status), "a guess was answered with {}", answer.status);
            hashed.fetch_add(usize::from(answer.status == 422), Ordering::Relaxed);
            most.fetch_max(memory() as usize, Ordering::Relaxed);
        }
        anyhow::Ok(Times::default())
    };
    let member = async |_: usize| {
        let (mut line, mut times) = (Line::to(&service.address).await?, Times::default());
        while begun.elapsed() < span {
            for path in ["/account", world.played.as_str()] {
                let asked = Instant::now();
                let answer = line.get(path, &world.member).await?;
                ensure!(answer.status == 200, "{path}: {}", answer.status);
                times.since(asked);
                sleep(Duration::from_millis(50)).await;
            }
        }
        anyhow::Ok(times)
    };
    let guessers = try_join_all((0..GUESSERS).map(guess));
    let (_, members) = tokio::try_join!(guessers, try_join_all((0..MEMBERS).map(member)))?;
    let mut times = Times::default();
    members.into_iter().for_each(|of| times.add(of));
    drop((live, slow));
    let ended = Instant::now();
    // Members go on reading: a thread gives memory back when it is used again.
    while memory() > at_start * 1.2 && ended.elapsed() < MINUTE {
        for _ in 0..MEMBERS {
            Line::to(&service.address).await?.get("/account", &world.member).await?;
        }
        sleep(Duration::from_secs(1)).await;
    }
    writeln!(
        stdout(),
        "siege             {GUESSERS} guess, {SLOW} are slow, {READERS} live pages: pages of members {}; {} guesses compared; \
         {at_start:.0} MB resident before, {} MB at most, {:.0} MB {:.0} s after",
        times.told(),
        hashed.into_inner(),
        most.into_inner(),
        memory(),
        ended.elapsed().as_secs_f64()
    )?;
    Ok(())
}

pub(super) async fn cold(database: &Path, path: &str) -> Result<()> {
    let mut times = Times::default();
    for _ in 0..10 {
        let service = Service::start(database).await?;
        let mut line = Line::to(&service.address).await?;
        let asked = Instant::now();
        let answer = line.get(path, "").await?;
        ensure!(answer.status == 200, "{path}: {}", answer.status);
        times.since(asked);
    }
    writeln!(stdout(), "cold              1,000 players after 11 rounds, first page: {}", times.told())?;
    Ok(())
}

pub(super) async fn many(service: &Service, paths: &[String]) -> Result<()> {
    let mut line = Line::to(&service.address).await?;
    let before = service.cost().map_or(0.0, |(memory, _)| memory);
    for path in paths {
        let answer = line.get(path, "").await?;
        ensure!(answer.status == 200, "{path}: {}", answer.status);
    }
    let after = service.cost().map_or(0.0, |(memory, _)| memory);
    writeln!(
        stdout(),
        "many              {} competitions read: {before:.0} MB resident before, {after:.0} MB after",
        paths.len()
    )?;
    Ok(())
}

fn seat(world: &World, player: usize) -> Result<&Seat> {
    world.players.get(player % world.players.len()).context("nobody plays")
}

/// A player submits a game.
async fn hand_in(line: &mut Line, world: &World, player: usize, chance: &mut Chance) -> Result<()> {
    let seat = seat(world, player)?;
    // A record proves one game, so each must be different.
    let game = prepare::turns(chance)?.replace(' ', "+");
    let body = format!("csrf={}&form={}&game=1&text={game}", world.token, ids::new_id());
    let answer = line.post(&format!("{}/report", seat.table), &seat.cookies, &body).await?;
    ensure!(answer.status == 303, "a record was not stored: {}", answer.status);
    Ok(())
}

pub(super) async fn submissions((service, world): &Ready, span: Duration) -> Result<()> {
    let (begun, next) = (Instant::now(), AtomicUsize::new(0));
    let one = async |seed: usize| {
        let (mut line, mut times) = (Line::to(&service.address).await?, Times::default());
        let mut chance = Chance::seeded(seed as u64);
        while begun.elapsed() < span {
            // Every second player: a report by the opponent would be a dispute.
            let player = 2 * next.fetch_add(1, Ordering::Relaxed);
            let asked = Instant::now();
            hand_in(&mut line, world, player, &mut chance).await?;
            times.since(asked);
        }
        anyhow::Ok(times)
    };
    let before = service.cost();
    let mut all = Times::default();
    for times in try_join_all((0..AT_ONCE).map(one)).await? {
        all.add(times);
    }
    let (count, seconds) = (all.count() as f64, begun.elapsed().as_secs_f64());
    let used = before.zip(service.cost()).map(|((_, before), (_, after))| (after - before) * 1000.0 / count);
    writeln!(
        stdout(),
        "submissions       {:.0} a second, stored and on the disk, {}; {:.2} ms of processor time each",
        count / seconds,
        all.told(),
        used.unwrap_or_default()
    )?;
    Ok(())
}

/// Each player submits at a moment of their own within the minute.
pub(super) async fn event((service, world): &Ready) -> Result<()> {
    let begun = tokio::time::Instant::now() + Duration::from_secs(1);
    let mut chance = Chance::seeded(3);
    let mut moment = |within: Duration| Duration::from_millis(chance.below(within.as_millis() as usize) as u64);
    let pages = [String::new(), "/rounds".to_owned(), "/crosstable".to_owned()];
    let base = world.players.first().and_then(|seat| seat.table.split_once("/tables")).context("nobody plays")?.0;
    let players = world.players.iter().enumerate().map(|(player, _)| (player, moment(MINUTE)));
    let players: Vec<(usize, Duration)> = players.collect();
    let readers: Vec<Duration> = (0..READERS).map(|_| moment(MINUTE / 3)).collect();
    let plays = async |(player, at): (usize, Duration)| {
        let (mut looked, mut handed_in) = (Times::default(), Times::default());
        sleep_until(begun + at).await;
        let mut line = Line::to(&service.address).await?;
        let seat = seat(world, player)?;
        let cookies = format!("Accept-Encoding: gzip\r\n{}", seat.cookies);
        // The table, the game, and its result.
        for turn in 0..3 {
            let asked = Instant::now();
            if turn == 1 {
                // Both players of a table submit the same game.
                hand_in(&mut line, world, player, &mut Chance::seeded(player as u64 / 2)).await?;
                handed_in.since(asked);
            } else {
                let answer = line.get(&seat.table, &cookies).await?;
                ensure!(answer.status == 200, "{}: {}", seat.table, answer.status);
                looked.since(asked);
            }
        }
        anyhow::Ok((looked, handed_in))
    };
    // Reloads every 20 seconds, sending validators of what it has.
    let reads = async |(reader, at): (usize, Duration)| {
        let (mut open, mut times) = (None, Times::default());
        let path = format!("{base}{}", pages.get(reader % pages.len()).map(String::as_str).unwrap_or_default());
        let mut more = "Accept-Encoding: gzip\r\n".to_owned();
        for turn in 0..3 {
            sleep_until(begun + at + turn * MINUTE / 3).await;
            let asked = Instant::now();
            let line = match &mut open {
                Some(line) => line,
                closed => closed.insert(Line::to(&service.address).await?),
            };
            let answer = line.get(&path, &more).await?;
            ensure!(matches!(answer.status, 200 | 304), "{path}: {}", answer.status);
            times.since(asked);
            if let Some(etag) = answer.etag {
                more = format!("Accept-Encoding: gzip\r\nIf-None-Match: {etag}\r\n");
            }
        }
        anyhow::Ok(times)
    };
    let before = service.cost();
    let (played, read) = tokio::try_join!(
        try_join_all(players.into_iter().map(plays)),
        try_join_all(readers.into_iter().enumerate().map(reads)),
    )?;
    let used = before.zip(service.cost()).map(|((_, before), (_, after))| after - before);
    let (looked, handed_in) = played.into_iter().unzip();
    for (who, all) in
        [("players look at their table", looked), ("players hand in", handed_in), ("readers reload", read)]
    {
        let all: Vec<Times> = all;
        let mut times = Times::default();
        all.into_iter().for_each(|one| times.add(one));
        writeln!(stdout(), "event             {} times {who}: {}", times.count(), times.told())?;
    }
    writeln!(stdout(), "event             {:.1} s of processor time in a minute", used.unwrap_or_default())?;
    Ok(())
}
