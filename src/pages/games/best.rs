//! Who is best at a game.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;
use podium_engine::rating::Rating;
use serde::Deserialize;

use crate::access::{people, visible};
use crate::clubs::model::Club;
use crate::error::Result;
use crate::ids::{PlayerId, UserId};
use crate::moderation;
use crate::players::model::Player;
use crate::ratings::List;
use crate::ratings::rated::{self, Place, Row};
use crate::store::Connection;
use crate::store::schema::players;
use crate::words::Locale;

/// A line of a rating list.
pub struct Ranked {
    pub rank: usize,
    pub name: String,
    /// The path of their page, where strangers can find one.
    pub path: Option<String>,
    pub rating: Rating,
    /// The same, formatted for the reader.
    pub told: String,
    pub results: u32,
    /// The page with its history.
    pub history: String,
    pub mine: bool,
}

/// A part of the rating lists of a game.
pub struct Lists {
    /// The non-empty ones: of tables of two, and of larger ones.
    pub lists: Vec<(&'static str, Vec<Ranked>)>,
    /// Where each goes on, if it does: its word, and the place.
    pub more: Vec<(&'static str, String)>,
}

/// The names of the two lists of a game, with the tables they are of.
const LADDERS: [(&str, usize); 2] = [("pairs", 2), ("tables", 3)];

/// Where a list is to go on, from an address: its word and a place.
#[derive(Debug, Clone, Default, Deserialize)]
pub struct From {
    #[serde(default)]
    pub list: String,
    #[serde(default)]
    pub after: String,
}

/// This many players of each list of a game from its beginning, or of one list from a place on.
pub fn lists(
    connection: &mut Connection,
    (list, game): (&List, &str),
    from: &From,
    most: usize,
    own: Option<UserId>,
    locale: &Locale,
) -> Result<Lists> {
    let after = Place::read(&from.after);
    let mut found: Vec<(&'static str, Vec<(Place, Row)>)> = Vec::new();
    let mut more = Vec::new();
    for (word, seats) in LADDERS {
        if after.is_some() && from.list != word {
            continue;
        }
        let mut rows = rated::some(connection, list, game, seats, after.as_ref(), most + 1)?;
        if rows.len() > most {
            rows.truncate(most);
            more.extend(rows.last().map(|(place, _)| (word, place.word())));
        }
        found.push((word, rows));
    }
    let ids: BTreeSet<PlayerId> = found.iter().flat_map(|(_, rows)| rows).map(|(_, row)| row.player_id).collect();
    let ids: Vec<PlayerId> = ids.into_iter().collect();
    let mut people_there: HashMap<PlayerId, Player> = HashMap::new();
    for ids in ids.chunks(500) {
        let found =
            players::table.filter(players::id.eq_any(ids)).filter(visible::player()).select(Player::as_select());
        people_there.extend(found.load(connection)?.into_iter().map(|player: Player| (player.id, player)));
    }
    let gone: Vec<PlayerId> = ids.into_iter().filter(|id| !people_there.contains_key(id)).collect();
    for ids in gone.chunks(500) {
        people_there.extend(moderation::people::kept(connection, ids)?);
    }
    let query = match list {
        List::Site => String::new(),
        List::Club(club) => format!("?club={}", Club::get(connection, *club)?.slug),
    };
    let ids: Vec<PlayerId> = people_there.values().map(|player| player.id).collect();
    let shown = people::shown(connection, &ids)?;
    let line = |(place, row): &(Place, Row)| {
        let player = people_there.get(&row.player_id)?;
        let rating = row.rating();
        Some(Ranked {
            rank: place.rank,
            name: shown.get(&player.id)?.name.clone(),
            path: shown.get(&player.id)?.path.clone(),
            rating,
            told: locale.text(&rating.text()).into_owned(),
            results: u32::try_from(row.results).unwrap_or(u32::MAX),
            history: format!("/players/{}/ratings/{game}{query}", player.slug),
            mine: own.is_some() && player.user_id == own,
        })
    };
    let lists = found.iter().map(|(word, rows)| (*word, rows.iter().filter_map(line).collect::<Vec<_>>()));
    Ok(Lists { lists: lists.filter(|(_, lines)| !lines.is_empty()).collect(), more })
}
