use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::change::{Against, Change, Rating};
use super::entry::Entry;
use super::glicko2::{Evidence, Glicko2};
use super::weng_lin::WengLin;
use crate::text;
use crate::text::Text;

/// The ratings of every game after a log of results.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Book {
    games: BTreeMap<String, Ladders>,
    /// The period and number of the last result.
    last: Option<(u32, u64)>,
}

/// The two ladders of a game: a player may be on both where two or more can play it.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
struct Ladders {
    duels: BTreeMap<u64, Duelist>,
    tables: BTreeMap<u64, Sitter>,
}

/// Where a player stands in games of two.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Duelist {
    /// The period of the last result.
    pub period: u32,
    /// The rating when it began.
    pub from: Glicko2,
    /// What the results since then say.
    pub evidence: Evidence,
    /// How many they are.
    pub together: u32,
    /// Results in all.
    pub results: u32,
}

impl Duelist {
    const fn new(period: u32) -> Self {
        let from = Glicko2 { rating: 1500.0, deviation: Glicko2::NEW, volatility: 0.06 };
        Self { period, from, evidence: Evidence { information: 0.0, surplus: 0.0 }, together: 0, results: 0 }
    }

    /// The rating after the last result.
    pub fn now(&self) -> Glicko2 {
        self.from.after(self.evidence)
    }

    /// Periods without a game between the last result and that period.
    const fn idle(&self, period: u32) -> u32 {
        period.saturating_sub(self.period).saturating_sub(1)
    }

    /// The same player at the beginning of that period, or as it stands where it has begun.
    fn at(self, period: u32) -> Self {
        if period <= self.period {
            return self;
        }
        let from = self.now().idle(self.idle(period));
        Self { results: self.results, ..Self { from, ..Self::new(period) } }
    }
}

/// Where a player stands at tables of three and more.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Sitter {
    /// The period of the last result.
    pub period: u32,
    /// The rating after it.
    pub now: WengLin,
    /// Results in all.
    pub results: u32,
}

impl Sitter {
    const fn idle(&self, period: u32) -> u32 {
        period.saturating_sub(self.period).saturating_sub(1)
    }
}

/// Where a player stands on one of the two ladders of a game: all that the next result needs to know.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Standing {
    Pairs(Duelist),
    Tables(Sitter),
}

impl Standing {
    /// The rating after the last result.
    pub fn rating(&self) -> Rating {
        match self {
            Self::Pairs(duelist) => Rating::Glicko2(duelist.now()),
            Self::Tables(sitter) => Rating::WengLin(sitter.now),
        }
    }

    /// The period of the last result.
    pub const fn period(&self) -> u32 {
        match self {
            Self::Pairs(duelist) => duelist.period,
            Self::Tables(sitter) => sitter.period,
        }
    }

    /// Rated results so far.
    pub const fn results(&self) -> u32 {
        match self {
            Self::Pairs(duelist) => duelist.results,
            Self::Tables(sitter) => sitter.results,
        }
    }
}

/// A player in a list of ratings.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Listed {
    /// Who.
    pub player: u64,
    /// The rating.
    pub rating: Rating,
    /// Rated results so far.
    pub results: u32,
}

/// A log worked through.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Replay {
    /// The ratings at its end.
    pub book: Book,
    /// Every change, in order.
    pub changes: Vec<Change>,
    /// Results that changed nothing, by number, and why.
    pub passed: Vec<(u64, Text)>,
}

impl Book {
    /// Works through a log from the beginning, whatever order it is given in: by period, then by number.
    pub fn replay(log: &[Entry]) -> Replay {
        let mut ordered: Vec<&Entry> = log.iter().collect();
        ordered.sort_by_key(|entry| (entry.period, entry.number));
        let mut replay = Replay::default();
        for entry in ordered {
            match replay.book.record(entry) {
                Ok(changes) => replay.changes.extend(changes),
                Err(why) => replay.passed.push((entry.number, why)),
            }
        }
        replay
    }

    /// Adds a result and says what it changed; or why it changes nothing. A result that belongs
    /// before others that are already in the book needs a replay.
    pub fn record(&mut self, entry: &Entry) -> Result<Vec<Change>, Text> {
        let (number, place) = (entry.number, (entry.period, entry.number));
        if self.last.is_some_and(|last| place <= last) {
            return Err(text!("rating-result-belongs-before-results-already", number));
        }
        entry.check()?;
        if let Some(why) = entry.unrated() {
            return Err(why);
        }
        self.last = Some(place);
        let ladders = self.games.entry(entry.game.clone()).or_default();
        // Sums of decimals depend on their order: by id they are the same whoever sat where.
        let mut seats: Vec<(u64, u32)> = entry.players.iter().copied().zip(entry.ranks.iter().copied()).collect();
        seats.sort_unstable();
        Ok(match seats.as_slice() {
            [one, two] => ladders.duel(entry, *one, *two),
            _ => ladders.table(entry, &seats),
        })
    }

    /// Puts a player where they stand.
    pub fn seat(&mut self, game: &str, player: u64, standing: Standing) {
        let ladders = self.games.entry(game.to_owned()).or_default();
        match standing {
            Standing::Pairs(duelist) => drop(ladders.duels.insert(player, duelist)),
            Standing::Tables(sitter) => drop(ladders.tables.insert(player, sitter)),
        }
    }

    /// Where a player stands in games of so many.
    pub fn standing(&self, game: &str, player: u64, players: usize) -> Option<Standing> {
        let ladders = self.games.get(game)?;
        match players {
            2 => ladders.duels.get(&player).copied().map(Standing::Pairs),
            _ => ladders.tables.get(&player).copied().map(Standing::Tables),
        }
    }

    /// A player's rating in games of so many, as of a period.
    pub fn rating(&self, game: &str, player: u64, players: usize, period: u32) -> Option<Rating> {
        let ladders = self.games.get(game)?;
        match players {
            2 => ladders.duels.get(&player).map(|duelist| Rating::Glicko2(duelist.at(period).now())),
            _ => ladders.tables.get(&player).map(|sitter| Rating::WengLin(sitter.now.idle(sitter.idle(period)))),
        }
    }

    /// Everyone rated in games of two (or, with more `players`, at larger tables) as of a period, by
    /// the conservative value, the best first.
    pub fn list(&self, game: &str, players: usize, period: u32) -> Vec<Listed> {
        let Some(ladders) = self.games.get(game) else { return Vec::new() };
        let mut list: Vec<Listed> = match players {
            2 => (ladders.duels.iter())
                .map(|(player, duelist)| (player, Rating::Glicko2(duelist.at(period).now()), duelist.results))
                .map(|(player, rating, results)| Listed { player: *player, rating, results })
                .collect(),
            _ => (ladders.tables.iter())
                .map(|(player, sitter)| (player, Rating::WengLin(sitter.now.idle(sitter.idle(period))), sitter.results))
                .map(|(player, rating, results)| Listed { player: *player, rating, results })
                .collect(),
        };
        list.sort_by(|a, b| b.rating.conservative().total_cmp(&a.rating.conservative()).then(a.player.cmp(&b.player)));
        list
    }
}

/// 1, ½ or 0 by the ranks of two.
fn score(own: u32, other: u32) -> f64 {
    match own.cmp(&other) {
        std::cmp::Ordering::Less => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Greater => 0.0,
    }
}

impl Ladders {
    fn duel(&mut self, entry: &Entry, one: (u64, u32), two: (u64, u32)) -> Vec<Change> {
        let stored = |player: u64| self.duels.get(&player).copied().unwrap_or(Duelist::new(entry.period));
        let (first, second) = (stored(one.0), stored(two.0));
        let sides = [(one, first, two, second), (two, second, one, first)];
        let changes = sides.map(|((player, own), before, (opponent, other), opposite)| {
            let (mut now, from) = (before.at(entry.period), opposite.at(entry.period).from);
            let (expected, actual) = (now.from.expected(from), score(own, other));
            now.evidence.add(now.from, from, actual, entry.weight());
            now.together = now.together.saturating_add(1);
            now.results = now.results.saturating_add(1);
            let change = Change {
                number: entry.number,
                period: entry.period,
                game: entry.game.clone(),
                player,
                before: Rating::Glicko2(before.now()),
                idle: before.idle(entry.period),
                from: Rating::Glicko2(now.from),
                against: vec![Against { player: opponent, rating: Rating::Glicko2(from), expected, actual }],
                weight: entry.weight(),
                together: now.together,
                after: Rating::Glicko2(now.now()),
            };
            (now, change)
        });
        let keep = |(duelist, change): (Duelist, Change)| {
            self.duels.insert(change.player, duelist);
            change
        };
        changes.into_iter().map(keep).collect()
    }

    fn table(&mut self, entry: &Entry, seats: &[(u64, u32)]) -> Vec<Change> {
        let stored = |player: u64| {
            let new = Sitter { period: entry.period, now: WengLin::default(), results: 0 };
            self.tables.get(&player).copied().unwrap_or(new)
        };
        // (player, rank, as stored, at the beginning of this game)
        let sitters: Vec<(u64, u32, Sitter, WengLin)> = (seats.iter())
            .map(|(player, rank)| {
                let sitter = stored(*player);
                (*player, *rank, sitter, sitter.now.idle(sitter.idle(entry.period)))
            })
            .collect();
        let mut changes = Vec::with_capacity(sitters.len());
        for (player, rank, sitter, from) in &sitters {
            let others = || sitters.iter().filter(|(other, ..)| other != player);
            let opponents: Vec<(WengLin, f64)> =
                others().map(|(_, other, _, rating)| (*rating, score(*rank, *other))).collect();
            let after = from.after(&opponents);
            let against = others().zip(&opponents).map(|((other, ..), (rating, actual))| Against {
                player: *other,
                rating: Rating::WengLin(*rating),
                expected: from.expected(*rating),
                actual: *actual,
            });
            changes.push(Change {
                number: entry.number,
                period: entry.period,
                game: entry.game.clone(),
                player: *player,
                before: Rating::WengLin(sitter.now),
                idle: sitter.idle(entry.period),
                from: Rating::WengLin(*from),
                against: against.collect(),
                weight: 1.0,
                together: 1,
                after: Rating::WengLin(after),
            });
            let results = sitter.results.saturating_add(1);
            self.tables.insert(*player, Sitter { period: entry.period, now: after, results });
        }
        changes
    }
}
