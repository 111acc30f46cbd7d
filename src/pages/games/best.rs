//! Who is best at a game.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;
use podium_engine::rating::{Listed, Rating};

use crate::access::{people, visible};
use crate::clubs::model::Club;
use crate::error::Result;
use crate::ids::{PlayerId, UserId};
use crate::moderation;
use crate::players::model::Player;
use crate::ratings::{List, Ratings};
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

/// The non-empty rating lists of a game: of tables of two, then of larger ones; this many players each.
pub fn lists(
    connection: &mut Connection,
    ratings: &Ratings,
    list: &List,
    game: &str,
    most: usize,
    own: Option<UserId>,
    locale: &Locale,
) -> Result<Vec<(&'static str, Vec<Ranked>)>> {
    let book = ratings.of(connection, list, game)?;
    let mut lists = [("pairs", book.list(2)), ("tables", book.list(3))];
    lists.iter_mut().for_each(|(_, list)| list.truncate(most));
    let listed = lists.iter().flat_map(|(_, list)| list);
    let ids: BTreeSet<PlayerId> = listed.filter_map(|listed| book.player(listed.player)).collect();
    let ids: Vec<PlayerId> = ids.into_iter().collect();
    let mut found_people: HashMap<PlayerId, Player> = HashMap::new();
    for ids in ids.chunks(500) {
        let found =
            players::table.filter(players::id.eq_any(ids)).filter(visible::player()).select(Player::as_select());
        found_people.extend(found.load(connection)?.into_iter().map(|player: Player| (player.id, player)));
    }
    for ids in ids.chunks(500) {
        found_people.extend(moderation::people::kept(connection, ids)?);
    }
    let query = match list {
        List::Site => String::new(),
        List::Club(club) => format!("?club={}", Club::get(connection, *club)?.slug),
    };
    let ids: Vec<PlayerId> = found_people.values().map(|player| player.id).collect();
    let shown = people::shown(connection, &ids)?;
    let line = |(rank, listed): (usize, &Listed)| {
        let player = found_people.get(&book.player(listed.player)?)?;
        Some(Ranked {
            rank,
            name: shown.get(&player.id)?.name.clone(),
            path: shown.get(&player.id)?.path.clone(),
            rating: listed.rating,
            told: locale.text(&listed.rating.text()).into_owned(),
            results: listed.results,
            history: format!("/players/{}/ratings/{game}{query}", player.slug),
            mine: own.is_some() && player.user_id == own,
        })
    };
    let lines = |list: &[Listed]| (1..).zip(list).filter_map(line).collect::<Vec<_>>();
    let lists = lists.iter().map(|(word, list)| (*word, lines(list)));
    Ok(lists.filter(|(_, lines)| !lines.is_empty()).collect())
}
