//! Requests made up: from routes, from the links and forms of pages that were seen, and from names and values of all kinds.

use std::collections::BTreeMap;
use std::sync::Arc;

use actix_web::http::Method;
use actix_web::test::TestRequest;
use diesel::prelude::*;
use podium::access::seat_link;
use podium::accounts::{actions, sessions};
use podium::competitions::Competition;
use podium::demo::PASSWORD;
use podium::ids;
use podium::pages::public::data::LISTS;
use podium::store::schema::{circuits, clubs, competitions, links, members, players, records, templates, users};
use podium::web::{App, Route, routes};
use podium_engine::catalogue;
use podium_engine::chance::Chance;

use super::ask::{Ask, TOKEN, Who};
use crate::attacks::NASTY;
use crate::harness::Answer;
use crate::seen::{SeenForm, forms, links};

/// Values at which something may break.
const VALUES: &[&str] = &[
    "",
    " ",
    "0",
    "1",
    "2",
    "3",
    "-1",
    "7",
    "64",
    "65",
    "255",
    "256",
    "1000",
    "65536",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551616",
    "1e9",
    "NaN",
    "0.5",
    "½",
    "on",
    "off",
    "true",
    "null",
    "[]",
    "{}",
    "en",
    "fr",
    "UTC",
    "Europe/Paris",
    "Mars/Olympus",
    "2026-05-01",
    "2026-02-30",
    "9999-12-31",
    "-0001-01-01",
    "2026-05-01T18:30",
    "25:61",
    "a@example.org",
    "@",
    "https://example.org",
    "owner",
    "member",
    "reversi",
    "spline",
    "resign",
    "a1 a2 b1 b2 c1 c2 d1",
    "1. f5 d6\n2. resign",
    "[Game \"spline\"]\n\na1",
    "[Game \"reversi\"]\n[P1 \"Ada\"]\n[P2 \"Ben\"]\n\n1. resign",
    "012 A\n001    1 m    Ada",
    "Ada\nBen\nCem\nDan",
    "Ada;1500\nBen;1600",
    "1-0",
    "1:0",
    "½-½",
    "1 2",
    "2 1",
    "1,2",
    "\u{1F3B2}",
    "e\u{301}\u{200d}\u{202e}",
    "\u{fffd}",
    "ﬃ",
    "İ",
];

const NAMES: &[&str] = &[
    "text", "file", "game", "reason", "action", "do", "name", "email", "role", "at", "head", "seen", "revision",
    "winner", "turn", "left", "next", "lang", "done", "embed", "flip", "levels", "from", "offset", "q", "page",
    "token", "id", "user", "player",
];

/// What the demonstration holds, to be asked for.
#[derive(Default)]
struct World {
    /// Accounts by their address, with their id.
    users: Vec<(String, podium::ids::UserId)>,
    admins: Vec<String>,
    /// The staff and members of each club, by slug.
    members: BTreeMap<String, Vec<String>>,
    /// Club, competition and how it stands.
    places: Vec<(String, Arc<Competition>)>,
    players: Vec<String>,
    records: Vec<String>,
    circuits: Vec<(String, String)>,
    templates: Vec<String>,
    assets: Vec<String>,
    /// Secret links by the route they open.
    ways_in: BTreeMap<String, Vec<String>>,
}

/// Forms seen on pages, by the route they are sent to; and links, by the route they lead to.
type Seen<T> = BTreeMap<String, Vec<(Who, T)>>;
const MOST_SEEN: usize = 24;

pub struct Maker {
    chance: Chance,
    world: World,
    secrets: BTreeMap<String, String>,
    routes: Vec<Route>,
    forms: Seen<SeenForm>,
    links: Seen<String>,
    names: Vec<String>,
}

impl Maker {
    pub async fn new(seed: u64, app: &Arc<App>) -> Self {
        let mut maker = Self {
            chance: Chance::seeded(seed),
            world: World::default(),
            secrets: BTreeMap::new(),
            routes: podium::pages::routes(),
            forms: BTreeMap::new(),
            links: BTreeMap::new(),
            names: NAMES.iter().map(|&name| name.to_owned()).collect(),
        };
        maker.look_around(app).await;
        maker
    }

    /// Learns what there is by now, and signs everybody in again.
    pub async fn look_around(&mut self, app: &Arc<App>) {
        let there = app.clone();
        let looked = app.db.write(move |connection| {
            let mut world = World {
                users: users::table
                    .filter(users::deleted_at.is_null())
                    .order(users::email)
                    .select((users::email, users::id))
                    .load(connection)?,
                admins: users::table.filter(users::is_admin.eq(true)).select(users::email).load(connection)?,
                players: players::table.order(players::slug).select(players::slug).load(connection)?,
                records: records::table
                    .order(records::created_at.desc())
                    .select(records::id)
                    .limit(300)
                    .load(connection)?,
                circuits: circuits::table
                    .inner_join(clubs::table)
                    .select((clubs::slug, circuits::slug))
                    .load(connection)?,
                templates: templates::table.select(templates::id).load(connection)?,
                assets: ["podium.css", "podium.js", "icon.svg"]
                    .map(|name| podium::web::assets::address(name).trim_start_matches("/static/").to_owned())
                    .to_vec(),
                ..World::default()
            };
            let members: Vec<(String, String)> = members::table
                .inner_join(clubs::table)
                .inner_join(users::table)
                .order((clubs::slug, members::role, users::email))
                .select((clubs::slug, users::email))
                .load(connection)?;
            for (club, email) in members {
                world.members.entry(club).or_default().push(email);
            }
            let places: Vec<(String, String)> = competitions::table
                .inner_join(clubs::table)
                .order((clubs::slug, competitions::slug))
                .select((clubs::slug, competitions::id))
                .load(connection)?;
            for (club, id) in places {
                world.places.push((club, there.competitions.load(connection, &id)?));
            }
            let mut secret_links = Vec::new();
            let asked = r#"{"name":"Eve Fuzz","email":"eve@example.org","language":"en","back":""}"#;
            let kinds = [
                ("reset", "reset", ""),
                ("sign-up", "verify", asked),
                ("sign-in", "sign-in/link", "/home"),
                ("email", "account/email", "new@example.org"),
                ("undo-email", "account/email/undo", "old@example.org"),
            ];
            for ((kind, path, data), (_, id)) in kinds.into_iter().zip(world.users.iter().cycle()) {
                let secret = actions::link(connection, kind, Some(*id), chrono::Duration::hours(1), data)?;
                secret_links.push((path, secret));
            }
            for kind in ["invite", "claim"] {
                let offered = links::table.filter(links::kind.eq(kind)).filter(links::used_at.is_null());
                for data in offered.select(links::data).load::<String>(connection)? {
                    let data: serde_json::Value = serde_json::from_str(&data)?;
                    secret_links.push((kind, there.signer.sign(kind, data["id"].as_str().unwrap_or_default())));
                }
            }
            for (kind, secret) in secret_links {
                world.ways_in.entry(format!("/{kind}/{{secret}}")).or_default().push(format!("/{kind}/{secret}"));
            }
            let seats =
                world.places.iter().filter_map(|(_, competition)| Some((competition, competition.entries.last()?)));
            let seats = seats
                .map(|(competition, entry)| {
                    let by = world.users.first().map(|(_, id)| *id).unwrap_or_default();
                    seat_link::path(&there.signer, competition, entry, by)
                })
                .collect();
            world.ways_in.insert("/seat/{id}/{entry}/{signature}".to_owned(), seats);
            let mut secrets = BTreeMap::new();
            for (email, id) in &world.users {
                secrets.insert(email.clone(), sessions::open(connection, *id, "fuzz", "127.0.0.1")?);
            }
            Ok((world, secrets))
        });
        (self.world, self.secrets) = looked.await.expect("the demonstration");
    }

    fn user(&self, email: &str) -> Who {
        match self.secrets.get(email) {
            Some(secret) => Who::User { email: email.to_owned(), secret: secret.clone() },
            None => Who::Nobody,
        }
    }

    /// Somebody, rather of that club.
    fn who(&mut self, place: Option<usize>) -> Who {
        let place = place.and_then(|place| self.world.places.get(place)).cloned();
        match (self.chance.below(10), place) {
            (0, _) => Who::Nobody,
            (1, _) => self.chance.pick(&self.world.admins).cloned().map_or(Who::Nobody, |email| self.user(&email)),
            (2, _) => self.chance.pick(&self.world.users).cloned().map_or(Who::Nobody, |(email, _)| self.user(&email)),
            (3, Some((club, competition))) => {
                let entry = 1 + self.chance.below(competition.entries.len().max(1)) as u32;
                let place = format!("{club}/{}", competition.slug);
                Who::Seat { place, entry, competition: competition.id.clone() }
            }
            (_, Some((club, _))) => {
                let members = self.world.members.get(&club).map(Vec::as_slice).unwrap_or_default();
                self.chance.pick(members).cloned().map_or(Who::Nobody, |email| self.user(&email))
            }
            _ => self.chance.pick(&self.world.users).cloned().map_or(Who::Nobody, |(email, _)| self.user(&email)),
        }
    }

    /// The route of a request, as it is listed.
    pub fn pattern(&self, ask: &Ask) -> String {
        let path = ask.path.split('?').next().unwrap_or_default();
        let fits = |route: &&Route| {
            let (mut pattern, mut there) = (route.path.split('/'), path.split('/'));
            let same = pattern.by_ref().zip(there.by_ref()).all(|(part, there)| part.contains('{') || part == there);
            same && route.path.split('/').count() == path.split('/').count()
                && routes::takes(&route.method, &ask.method)
        };
        self.routes.iter().find(fits).map_or("none".to_owned(), |route| format!("{} {}", route.method, route.path))
    }

    /// Keeps what a page leads to.
    pub fn learn(&mut self, ask: &Ask, answer: &Answer) {
        if !answer.kind.starts_with("text/html") {
            return;
        }
        let of = |method: Method, path: &str| Ask {
            who: ask.who.clone(),
            method,
            path: path.to_owned(),
            headers: Vec::new(),
            body: Vec::new(),
        };
        for form in forms(&answer.body, &ask.path) {
            let pattern = self.pattern(&of(Method::POST, &form.action));
            for field in &form.fields {
                if !self.names.contains(&field.name) && self.names.len() < 2000 {
                    self.names.push(field.name.clone());
                }
            }
            keep(&mut self.forms, &mut self.chance, pattern, (ask.who.clone(), form));
        }
        for link in links(&answer.body) {
            let pattern = self.pattern(&of(Method::GET, &link));
            keep(&mut self.links, &mut self.chance, pattern, (ask.who.clone(), link));
        }
    }

    /// The next request that a client could send.
    pub fn next(&mut self, app: &App) -> (Ask, TestRequest) {
        loop {
            let ask = match self.chance.below(10) {
                0..=2 => self.visit(),
                3 => self.follow(),
                4..=8 => self.fill_in(),
                _ => self.blind(),
            };
            let ask = self.with_headers(ask);
            if let Some(request) = ask.request(app) {
                return (ask, request);
            }
        }
    }

    fn visit(&mut self) -> Ask {
        let (who, path) = self.address(&Method::GET);
        let query = if self.chance.one_in(3) { format!("?{}", self.query()) } else { String::new() };
        let method = if self.chance.one_in(20) { Method::HEAD } else { Method::GET };
        Ask { who, method, path: path + &query, headers: Vec::new(), body: Vec::new() }
    }

    fn follow(&mut self) -> Ask {
        let Some((who, mut path)) = picked(&self.links, &mut self.chance) else { return self.visit() };
        if self.chance.one_in(3) {
            path = self.changed(&path).replace(' ', "+");
        }
        Ask { who: self.current(who), method: Method::GET, path, headers: Vec::new(), body: Vec::new() }
    }

    /// A form that was seen, some of its fields changed.
    fn fill_in(&mut self) -> Ask {
        let Some((who, form)) = picked(&self.forms, &mut self.chance) else { return self.visit() };
        let who = if self.chance.one_in(10) { self.who(None) } else { self.current(who) };
        let buttons: Vec<&str> =
            form.fields.iter().filter(|field| field.button).map(|field| field.name.as_str()).collect();
        let button = self.chance.below(buttons.len().max(1));
        let mut at_button = 0;
        let mut pairs = Vec::new();
        for field in &form.fields {
            if field.button {
                at_button += 1;
                if at_button - 1 != button {
                    continue;
                }
            }
            let value = match field.name.as_str() {
                "csrf" if !self.chance.one_in(40) => TOKEN.to_owned(),
                "form" if !self.chance.one_in(10) => ids::new_id(),
                // A record that holds in every game of two.
                "text" if self.chance.one_in(3) => "resign".to_owned(),
                "password" | "old" if self.chance.below(30) < 20 => PASSWORD.to_owned(),
                "email" if self.chance.one_in(2) => {
                    self.chance.pick(&self.world.users).map_or(String::new(), |(email, _)| email.clone())
                }
                // Where much is optional, one of the values is often the whole story.
                _ if field.free && self.chance.one_in(2) => self.value(),
                _ => self.chance.pick(&field.values).cloned().unwrap_or_default(),
            };
            pairs.push((field.name.clone(), value));
        }
        for _ in 0..self.chance.below(4) {
            self.change_field(&mut pairs);
        }
        self.encoded(who, form.action, &pairs)
    }

    fn change_field(&mut self, pairs: &mut Vec<(String, String)>) {
        if pairs.is_empty() {
            return;
        }
        let at = self.chance.below(pairs.len());
        let (name, value) = pairs[at].clone();
        if name == "csrf" {
            return;
        }
        match self.chance.below(8) {
            0 => drop(pairs.remove(at)),
            1 => pairs.push((name, self.value())),
            2 => pairs[at].0 = self.name(),
            3 => {
                let pair = (self.name(), self.value());
                pairs.push(pair);
            }
            4 => {
                let other = self.chance.below(pairs.len());
                pairs[at].1 = pairs[other].1.clone();
            }
            5 => pairs[at].1 = self.changed(&value),
            _ => pairs[at].1 = self.value(),
        }
    }

    /// Any fields sent to any route.
    fn blind(&mut self) -> Ask {
        let (who, path) = self.address(&Method::POST);
        let mut pairs = vec![("csrf".to_owned(), TOKEN.to_owned()), ("form".to_owned(), ids::new_id())];
        for _ in 0..self.chance.below(8) {
            let pair = (self.name(), self.value());
            pairs.push(pair);
        }
        self.encoded(who, path, &pairs)
    }

    fn encoded(&mut self, who: Who, path: String, pairs: &[(String, String)]) -> Ask {
        // Whoever deletes their account is gone for the rest of the run.
        if path.starts_with("/account/delete") && !self.chance.one_in(30) {
            return self.visit();
        }
        let way = self.chance.below(20);
        let (kind, mut body) = match way {
            0..=12 => ("application/x-www-form-urlencoded", urlencoded(pairs)),
            13..=17 => ("multipart/form-data; boundary=xx", multipart(pairs, self.chance.one_in(2))),
            18 => {
                let object: serde_json::Map<_, _> =
                    pairs.iter().map(|(name, value)| (name.clone(), value.clone().into())).collect();
                ("application/json", serde_json::to_vec(&object).unwrap_or_default())
            }
            _ => ("text/plain", urlencoded(pairs)),
        };
        if self.chance.one_in(12) {
            let at = self.chance.below(body.len() + 1);
            match self.chance.below(4) {
                0 => body.truncate(at),
                1 => body.insert(at, self.chance.bits() as u8),
                2 if at < body.len() => body[at] ^= 1 << self.chance.below(8),
                _ => body.extend_from_within(at..),
            }
        }
        let headers = vec![("content-type".to_owned(), kind.to_owned()), ("x-csrf".to_owned(), TOKEN.to_owned())];
        let header = way >= 18 || self.chance.one_in(2);
        Ask {
            who,
            method: Method::POST,
            path,
            headers: headers.into_iter().take(1 + usize::from(header)).collect(),
            body,
        }
    }

    /// Now and then a header that browsers do not send so.
    fn with_headers(&mut self, mut ask: Ask) -> Ask {
        const HEADERS: &[(&str, &str)] = &[
            ("accept", "application/json"),
            ("accept", "*/*;q=x"),
            ("accept-encoding", "gzip"),
            ("accept-encoding", "br;q=9, gzip;q=-1, *"),
            ("accept-language", "fr"),
            ("if-none-match", "*"),
            ("if-none-match", "W/\"x\", \"y"),
            ("range", "bytes=0-"),
            ("last-event-id", "-1"),
            ("authorization", "Bearer "),
            ("content-encoding", "gzip"),
            ("content-encoding", "deflate"),
            ("content-length", "99999999999999999999"),
            ("cookie", "session=;;=; seat=..; visit=; language=\u{1}"),
            ("cookie", "seat=a.b.c; language=xx"),
            ("host", "\"><script>"),
            ("x-forwarded-for", "::1, <script>"),
            ("x-forwarded-proto", "gopher"),
            ("referer", "javascript:alert(1)"),
            ("content-type", "multipart/form-data; boundary="),
            ("content-type", "multipart/form-data; boundary=xx\"\"; charset=utf-16"),
            ("content-type", "multipart/mixed; boundary=xx"),
            ("content-type", "\u{ff}"),
            ("x-requested-with", "XMLHttpRequest"),
            ("user-agent", "a\tb\u{e9}"),
        ];
        while self.chance.one_in(5) {
            if let Some(&(name, value)) = self.chance.pick(HEADERS) {
                ask.headers.push((name.to_owned(), value.to_owned()));
            }
        }
        ask
    }

    /// A route with everything filled in, and somebody to take it.
    fn address(&mut self, method: &Method) -> (Who, String) {
        let routes: Vec<&'static str> =
            self.routes.iter().filter(|route| route.method == *method).map(|route| route.path).collect();
        let pattern = self.chance.pick(&routes).copied().unwrap_or("/");
        let place = self.chance.below(self.world.places.len().max(1));
        let who = self.who(Some(place));
        if let Some(ways) = self.world.ways_in.get(pattern)
            && !self.chance.one_in(4)
            && let Some(way) = self.chance.pick(ways)
        {
            return (who, way.clone());
        }
        let parts: Vec<String> = pattern
            .split('/')
            .map(|part| match part.split_once('{') {
                None => part.to_owned(),
                Some((before, rest)) => {
                    let (name, after) = rest.split_once('}').unwrap_or((rest, ""));
                    format!("{before}{}{after}", self.part(name, place))
                }
            })
            .collect();
        (who, parts.join("/"))
    }

    /// What could stand in an address for a name.
    fn part(&mut self, name: &str, place: usize) -> String {
        if self.chance.one_in(12) {
            return escaped(&self.value());
        }
        let Some((club, competition)) = self.world.places.get(place).cloned() else { return "none".to_owned() };
        let any = |chance: &mut Chance, all: &[String]| chance.pick(all).cloned().unwrap_or_else(|| "none".to_owned());
        match name {
            "club" => club,
            "competition" => competition.slug.clone(),
            "table" => (1 + self.chance.below(competition.tables.len() + 1)).to_string(),
            "entry" => (1 + self.chance.below(competition.entries.len() + 1)).to_string(),
            "stage" => self.chance.below(competition.stages.len() + 1).to_string(),
            "round" => (1 + self.chance.below(9)).to_string(),
            "id" => competition.id.clone(),
            "turn" => self.chance.below(70).to_string(),
            "code" => "fr".to_owned(),
            "game" => self.chance.pick(catalogue::all()).map_or("reversi", |entry| entry.facts.id).to_owned(),
            "list" | "suffix" => {
                let files = ["standings.csv", "standings.json", "standings", "report.trf", "rounds.csv"];
                let all: Vec<String> = LISTS.iter().chain(&files).map(|&list| list.to_owned()).collect();
                any(&mut self.chance, &all)
            }
            "player" => any(&mut self.chance, &self.world.players),
            "record" => any(&mut self.chance, &self.world.records),
            "template" => any(&mut self.chance, &self.world.templates),
            "name" => any(&mut self.chance, &self.world.assets),
            "circuit" => {
                let own: Vec<String> =
                    self.world.circuits.iter().filter(|(of, _)| *of == club).map(|(_, slug)| slug.clone()).collect();
                any(&mut self.chance, &own)
            }
            _ => ids::new_secret(),
        }
    }

    fn query(&mut self) -> String {
        let pairs: Vec<(String, String)> = (0..=self.chance.below(3)).map(|_| (self.name(), self.value())).collect();
        String::from_utf8_lossy(&urlencoded(&pairs)).into_owned()
    }

    fn name(&mut self) -> String {
        self.chance.pick(&self.names).cloned().unwrap_or_default()
    }

    fn value(&mut self) -> String {
        let pool = match self.chance.below(12) {
            0 => NASTY,
            1 => return "x".repeat(1 << self.chance.below(15)),
            2 => return (self.chance.bits() as i64 >> self.chance.below(60)).to_string(),
            3 => return self.chance.pick(&self.world.players).cloned().unwrap_or_default(),
            4 => {
                return self
                    .chance
                    .pick(&self.world.users)
                    .map(|(email, id)| if id.len().is_multiple_of(2) { id.to_string() } else { email.clone() })
                    .unwrap_or_default();
            }
            5 => return self.chance.pick(&self.world.records).cloned().unwrap_or_default(),
            _ => VALUES,
        };
        let value = self.chance.pick(pool).copied().unwrap_or_default();
        if self.chance.one_in(6) { self.changed(value) } else { value.to_owned() }
    }

    /// A text with a letter, a piece or a number changed.
    fn changed(&mut self, text: &str) -> String {
        let mut letters: Vec<char> = text.chars().collect();
        let at = self.chance.below(letters.len() + 1);
        match self.chance.below(5) {
            0 => letters.truncate(at),
            1 => letters.insert(at, char::from(self.chance.bits() as u8)),
            2 if at < letters.len() => drop(letters.remove(at)),
            3 => letters.extend_from_within(at..),
            _ => {
                let number = self.chance.pick(VALUES).copied().unwrap_or_default();
                let end =
                    letters[at..].iter().position(|letter| !letter.is_ascii_digit()).map_or(letters.len(), |n| at + n);
                letters.splice(at..end, number.chars());
            }
        }
        letters.into_iter().take(40_000).collect()
    }

    /// The same person with the session of today.
    fn current(&self, who: Who) -> Who {
        match who {
            Who::User { email, .. } => self.user(&email),
            other => other,
        }
    }

    /// A request of the corpus.
    pub fn read(&self, bytes: &[u8]) -> Option<Ask> {
        let end = bytes.windows(2).position(|pair| pair == b"\n\n")?;
        let head = std::str::from_utf8(&bytes[..end]).ok()?;
        let mut lines = head.lines();
        let mut words = lines.next()?.split(' ');
        let who = match (words.next()?, words.next()) {
            ("user", Some(email)) => self.user(email),
            ("seat", Some(place)) => {
                let entry = words.next()?.parse().ok()?;
                let of = self.world.places.iter().find(|(club, of)| format!("{club}/{}", of.slug) == place)?;
                Who::Seat { place: place.to_owned(), entry, competition: of.1.id.clone() }
            }
            _ => Who::Nobody,
        };
        let (method, path) = lines.next()?.split_once(' ')?;
        let header = |line: &str| line.split_once(": ").map(|(name, value)| (name.to_owned(), value.to_owned()));
        Some(Ask {
            who,
            method: method.parse().ok()?,
            path: path.to_owned(),
            headers: lines.filter_map(header).collect(),
            body: bytes[end + 2..].to_vec(),
        })
    }
}

fn keep<T>(seen: &mut Seen<T>, chance: &mut Chance, pattern: String, found: (Who, T)) {
    let of_route = seen.entry(pattern).or_default();
    if of_route.len() < MOST_SEEN {
        of_route.push(found);
    } else {
        of_route[chance.below(MOST_SEEN)] = found;
    }
}

fn picked<T: Clone>(seen: &Seen<T>, chance: &mut Chance) -> Option<(Who, T)> {
    let of_route = seen.values().nth(chance.below(seen.len().max(1)))?;
    chance.pick(of_route).cloned()
}

fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    text.bytes().map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }).collect()
}

fn urlencoded(pairs: &[(String, String)]) -> Vec<u8> {
    let pairs = pairs.iter().map(|(name, value)| format!("{}={}", escaped(name), escaped(value)));
    pairs.collect::<Vec<_>>().join("&").into_bytes()
}

fn multipart(pairs: &[(String, String)], files: bool) -> Vec<u8> {
    let mut body = String::new();
    for (name, value) in pairs {
        let file = if files && matches!(name.as_str(), "file" | "text") { "; filename=\"a.txt\"" } else { "" };
        body += &format!("--xx\r\nContent-Disposition: form-data; name=\"{name}\"{file}\r\n\r\n{value}\r\n");
    }
    (body + "--xx--\r\n").into_bytes()
}
