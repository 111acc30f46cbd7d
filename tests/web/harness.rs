//! A service on a database of its own, and visitors who use it as browsers do.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use actix_web::body::MessageBody;
use actix_web::cookie::Cookie;
use actix_web::dev::{Service, ServiceResponse};
use actix_web::http::{StatusCode, header};
use actix_web::test;
use diesel::prelude::*;
use diesel::{Connection as _, PgConnection, sql_query};
use podium::access::seat_link;
use podium::accounts::actions::{NewUser, create};
use podium::accounts::model::User;
use podium::accounts::sessions;
use podium::admin::actions::set_admin;
use podium::clubs::model::{Club, Role};
use podium::competitions::event::{Draw, DrawnTable, NewEntry, StageKind, StagePlan};
use podium::competitions::reasons::{StageName, Why};
use podium::competitions::state::EntryState;
use podium::competitions::store::Change;
use podium::competitions::{Actor, Competition, EntryId, Event, Settings};
use podium::config::Config;
use podium::error::Result;
use podium::ids;
use podium::ids::{PlayerId, UserId};
use podium::people::erase::Whom;
use podium::players::model::Player;
use podium::store::chain::now;
use podium::store::schema::sessions as session_rows;
use podium::store::schema::{clubs, members, outbox, players, users};
use podium::store::texts::Personal;
use podium::store::{Connection, Db};
use podium::web::App;
use podium::web::server::service;
use podium::words::Language;
use podium_engine::contest::series::Rule;

use crate::described;

/// Runs a test on every database there is.
pub fn on_each_database<F: AsyncFn(Arc<App>)>(run: F) {
    for database in databases() {
        let db = Db::open(&database.url, 4).expect("the database opens");
        let app = podium::pages::app(Config::on(&database.url), db, false).expect("the service starts");
        actix_web::rt::System::new().block_on(run(app));
    }
}

/// The same where letters are sent: they are in the outbox, and no job hands them over.
pub fn with_mail<F: AsyncFn(Arc<App>)>(run: F) {
    for database in databases() {
        let db = Db::open(&database.url, 4).expect("the database opens");
        let config = Config { smtp: Some("smtp://127.0.0.1:9".to_owned()), ..Config::on(&database.url) };
        let app = podium::pages::app(config, db, false).expect("the service starts");
        actix_web::rt::System::new().block_on(run(app));
    }
}

/// The letters to an address, the oldest first: subject and body.
pub async fn letters(app: &Arc<App>, to: &'static str) -> Vec<(String, String)> {
    let letters = app.db.query(move |connection| {
        let own = outbox::table.filter(outbox::recipient.eq(to)).order((outbox::created_at, outbox::id));
        Ok(own.select((outbox::subject, outbox::body)).load(connection)?)
    });
    letters.await.expect("letters")
}

/// The path of the link in the last letter to an address.
pub async fn mailed(app: &Arc<App>, to: &'static str) -> String {
    let (_, body) = letters(app, to).await.pop().expect("a letter");
    let link = body.split_whitespace().find(|word| word.starts_with(&app.config.address())).expect("a link");
    link.strip_prefix(&app.config.address()).expect("a path").to_owned()
}

/// Runs the jobs that are due, such as counting results for ratings and writing words to be found by.
pub async fn work(app: &Arc<App>) {
    while podium::jobs::runner::turn(app, now()).await.expect("jobs run") > 0 {}
}

/// The same, and no page is remembered of before.
pub async fn settle(app: &Arc<App>) {
    work(app).await;
    app.pages.clear();
}

/// A database that goes when the test does.
pub struct Database {
    pub url: String,
    home: Home,
}

/// Where a database is to be removed from.
enum Home {
    Folder(std::path::PathBuf),
    Server { url: String, name: String },
}

impl Drop for Database {
    fn drop(&mut self) {
        match &self.home {
            Home::Folder(folder) => drop(std::fs::remove_dir_all(folder)),
            Home::Server { url, name } => {
                if let Ok(mut connection) = PgConnection::establish(url) {
                    let _ = sql_query(format!("DROP DATABASE {name} WITH (FORCE)")).execute(&mut connection);
                }
            }
        }
    }
}

/// A fresh SQLite file, and a fresh database of the PostgreSQL server.
pub fn databases() -> Vec<Database> {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let name = format!("podium_test_{}_{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    let folder = std::env::temp_dir().join(&name);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let url = folder.join("podium.db").to_string_lossy().into_owned();
    let mut databases = vec![Database { url, home: Home::Folder(folder) }];
    if let Ok(server) = std::env::var("PODIUM_TEST_POSTGRES") {
        let url = format!("{server}/postgres");
        let mut connection = PgConnection::establish(&url).expect("PostgreSQL answers");
        sql_query(format!("CREATE DATABASE {name}")).execute(&mut connection).expect("a database for the test");
        databases.push(Database { url: format!("{server}/{name}"), home: Home::Server { url, name } });
    }
    databases
}

/// A browser: keeps cookies, fills in the hidden fields of forms.
pub struct Visitor {
    app: Arc<App>,
    cookies: BTreeMap<String, String>,
    pub language: &'static str,
}

/// What came back.
#[derive(Debug)]
#[allow(dead_code)]
pub struct Answer {
    pub status: StatusCode,
    pub location: Option<String>,
    pub kind: String,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Answer {
    /// The value of a hidden or filled field.
    pub fn field(&self, name: &str) -> Option<String> {
        let (_, after) = self.body.split_once(&format!("name=\"{name}\" value=\""))?;
        Some(after.split('"').next()?.to_owned())
    }

    #[track_caller]
    pub fn has(&self, text: &str) -> &Self {
        assert!(self.body.contains(text), "no “{text}” in {} {}", self.status, self.body);
        self
    }

    /// That message, in the language of the page, with whatever values.
    #[track_caller]
    pub fn says(&self, key: &str) -> &Self {
        let code = self.body.split_once("<html lang=\"").and_then(|(_, rest)| rest.get(..2)).unwrap_or("en");
        let words = Language::from_code(code).expect("a language of ours").words();
        assert!(words.has(key), "there is no message {key}");
        // Values are missing, and stand there by their names.
        let message = words.message(key, None);
        let body = unescaped(&self.body);
        let mut rest = body.as_str();
        for part in without_values(&message) {
            let found = rest.find(part);
            let Some(at) = found else {
                panic!("no “{part}” of “{message}” ({key}) in {} {}", self.status, self.body)
            };
            rest = &rest[at + part.len()..];
        }
        self
    }

    #[track_caller]
    pub fn is(&self, status: u16) -> &Self {
        assert_eq!(self.status.as_u16(), status, "{}", self.body);
        self
    }

    /// A redirect to there.
    #[track_caller]
    pub fn goes_to(&self, path: &str) -> &Self {
        self.is(303);
        assert_eq!(self.location.as_deref(), Some(path));
        self
    }
}

impl Visitor {
    pub fn new(app: &Arc<App>) -> Self {
        Self { app: app.clone(), cookies: BTreeMap::new(), language: "en" }
    }

    /// Somebody with an account, signed in.
    pub async fn signed_in(app: &Arc<App>, name: &str) -> Self {
        let mut visitor = Self::new(app);
        let email = format!("{}@example.org", podium::ids::slug(name));
        visitor.sign_up(name, &email).await;
        visitor.sign_in(&email).await;
        visitor
    }

    pub async fn sign_up(&mut self, name: &str, email: &str) {
        let fields = [("name", name), ("email", email), ("password", "four words to keep")];
        self.send("/sign-up", "/sign-up", &fields).await.goes_to("/sign-in?done=signed-up");
    }

    pub async fn sign_in(&mut self, email: &str) {
        let fields = [("email", email), ("password", "four words to keep")];
        self.send("/sign-in", "/sign-in", &fields).await.goes_to("/home");
    }

    /// Somebody with an account whose address is proved, signed in, where letters are sent.
    pub async fn proved(app: &Arc<App>, name: &str, email: &'static str) -> Self {
        let mut visitor = Self::new(app);
        visitor.send("/sign-up", "/sign-up", &[("name", name), ("email", email)]).await.is(303);
        let link = mailed(app, email).await;
        visitor.send(&link, &link, &[("password", "four words to keep")]).await.goes_to("/home");
        visitor
    }

    /// A while passes since everybody who is signed in proved who they are.
    pub async fn later(app: &Arc<App>) {
        let long_ago = now().naive_utc() - chrono::Duration::minutes(16);
        let aged = app.db.write(move |connection| {
            Ok(diesel::update(session_rows::table).set(session_rows::proved_at.eq(long_ago)).execute(connection)?)
        });
        aged.await.expect("aged");
    }

    pub fn cookie(&self, name: &str) -> Option<&str> {
        self.cookies.get(name).map(String::as_str)
    }

    pub fn set_cookie(&mut self, name: &str, value: &str) {
        self.cookies.insert(name.to_owned(), value.to_owned());
    }

    /// Opens a page.
    pub async fn get(&mut self, path: &str) -> Answer {
        self.request(test::TestRequest::get().uri(path)).await
    }

    /// Opens the page with a form, then sends it with these fields.
    pub async fn send(&mut self, page: &str, action: &str, fields: &[(&str, &str)]) -> Answer {
        let form = self.get(page).await;
        let (csrf, key) = (form.field("csrf").unwrap_or_default(), form.field("form").unwrap_or_default());
        let mut all = vec![("csrf", csrf.as_str()), ("form", key.as_str())];
        all.extend(fields);
        self.post(action, &all).await
    }

    /// Sends fields as they are.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.request(test::TestRequest::post().uri(path).set_form(fields)).await
    }

    /// The status alone, for answers that may never end.
    pub async fn status(&mut self, request: test::TestRequest) -> u16 {
        let service = test::init_service(service(self.app.clone())).await;
        match service.call(self.prepared(request).to_request()).await {
            Ok(response) => response.status().as_u16(),
            Err(error) => panic!("unanswered: {error}"),
        }
    }

    fn prepared(&self, mut request: test::TestRequest) -> test::TestRequest {
        for (name, value) in &self.cookies {
            request = request.cookie(Cookie::new(name.clone(), value.clone()));
        }
        request = request.insert_header((header::ACCEPT_LANGUAGE, self.language));
        request.peer_addr("127.0.0.1:4000".parse().expect("an address"))
    }

    pub async fn request(&mut self, request: test::TestRequest) -> Answer {
        let request = self.prepared(request);
        let service = test::init_service(service(self.app.clone())).await;
        let request = request.to_request();
        let (method, is_api) = (request.method().clone(), request.path().starts_with("/api/"));
        let response = match service.call(request).await {
            Ok(response) => response,
            Err(error) => panic!("unanswered: {error}"),
        };
        self.keep_cookies(&response);
        let pattern = response.request().match_pattern();
        let status = response.status();
        let header = |name| response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let (location, kind) = (header(header::LOCATION), header(header::CONTENT_TYPE).unwrap_or_default());
        let headers = response.headers().iter();
        let headers =
            headers.map(|(name, value)| (name.to_string(), value.to_str().unwrap_or("").to_owned())).collect();
        let body = String::from_utf8_lossy(&test::read_body(response).await).into_owned();
        if is_api {
            described::check(&method, pattern.as_deref(), status, &kind, &body);
        }
        Answer { status, location, kind, headers, body }
    }

    fn keep_cookies<B: MessageBody>(&mut self, response: &ServiceResponse<B>) {
        for cookie in response.response().cookies() {
            if cookie.value().is_empty() {
                self.cookies.remove(cookie.name());
            } else {
                self.cookies.insert(cookie.name().to_owned(), cookie.value().to_owned());
            }
        }
    }
}

/// Every role there is: `seated` has an account and `linked` a signed link to a seat of the fixture's table; neither
/// belongs to its club.
pub const ROLES: &[&str] =
    &["nobody", "linked", "stranger", "seated", "member", "arbiter", "organiser", "owner", "admin"];

/// A club with a running competition, one round of it published: table 1 seats `seated` and `linked`.
#[derive(Debug, Clone)]
pub struct Fixture {
    pub club: Club,
    pub competition: Arc<Competition>,
}

/// A fixture of its own for one request, and somebody of that role in it.
pub async fn fixture(app: &Arc<App>, role: &str) -> (Fixture, Visitor) {
    let (app_there, role) = (app.clone(), role.to_owned());
    let (fixture, visitor) = app
        .db
        .write(move |connection| {
            let user = match role.as_str() {
                "nobody" | "linked" => None,
                _ => Some(account(connection, &role)?),
            };
            let seated = account(connection, "seated")?;
            let club = Club::new(&format!("club-{}", ids::new_id()), "Fixture Club", "Lyon");
            diesel::insert_into(clubs::table).values(&club).execute(connection)?;
            if let Some(user) = &user
                && Role::from_word(&role).is_some()
            {
                join(connection, &club.id, &user.id, &role)?;
            }
            let player: PlayerId =
                players::table.filter(players::user_id.eq(&seated.id)).select(players::id).first(connection)?;
            let guest = Player::create(connection, "linked", None)?;
            let competition = running(connection, &app_there, &club, &[(player, "seated"), (guest.id, "linked")])?;
            let mut visitor = Visitor::new(&app_there);
            if let Some(user) = user {
                visitor.set_cookie("session", &sessions::open(connection, user.id, "test", "127.0.0.1")?);
            } else if role == "linked" {
                let entry = competition.entry(EntryId(2)).expect("the second entry");
                let by = issuer(connection, &club.id)?;
                visitor.set_cookie(seat_link::COOKIE, &seat_link::cookie(&app_there.signer, &competition, entry, by));
            }
            Ok((Fixture { club, competition }, visitor))
        })
        .await
        .expect("a fixture");
    // What was read within the transaction is out of date.
    app.competitions.forget(&fixture.competition.id);
    (fixture, visitor)
}

/// Somebody of a club who gives links out.
fn issuer(connection: &mut Connection, club: &str) -> Result<UserId> {
    let staff = members::table.filter(members::club_id.eq(club)).filter(members::role.ne("member"));
    if let Some(id) = staff.select(members::user_id).first(connection).optional()? {
        return Ok(id);
    }
    let desk = account(connection, "desk")?;
    join(connection, club, &desk.id, "arbiter")?;
    Ok(desk.id)
}

/// The path of a link to a seat, given out by somebody of the club.
pub async fn seat_link(app: &Arc<App>, competition: &Competition, entry: u32) -> String {
    let club = competition.club;
    let by = app.db.write(move |connection| issuer(connection, &club)).await.expect("somebody of the staff");
    seat_link::path(&app.signer, competition, competition.entry(EntryId(entry)).expect("an entry"), by)
}

/// Somebody of that role, signed in, without a club.
pub async fn role(app: &Arc<App>, role: &str) -> Visitor {
    fixture(app, role).await.1
}

/// The account of that name, made once for each service; administrators are called `admin`.
pub fn account(connection: &mut Connection, name: &str) -> Result<User> {
    let email = format!("{name}@example.org");
    if let Some(user) = User::by_email(connection, &email)? {
        // The tests of the roles may have changed that.
        let own = users::table.filter(users::id.eq(&user.id));
        diesel::update(own).set(users::is_admin.eq(name == "admin")).execute(connection)?;
        return Ok(user);
    }
    let new = NewUser {
        name: name.to_owned(),
        email,
        password: String::new(),
        language: "en".to_owned(),
        time_zone: "UTC".to_owned(),
    };
    let user = create(connection, &new)?;
    if name == "admin" {
        set_admin(connection, &Actor::System, user.id, true)?;
    }
    User::get(connection, user.id)
}

pub fn join(connection: &mut Connection, club: &str, user: &str, role: &str) -> Result<()> {
    diesel::insert_into(members::table)
        .values((
            members::club_id.eq(club),
            members::user_id.eq(user),
            members::role.eq(role),
            members::joined_at.eq(now().naive_utc()),
        ))
        .execute(connection)?;
    Ok(())
}

/// Settings as JSON with words where a chain has hashes.
pub fn with_words(settings: serde_json::Value) -> Settings {
    let mut settings: Settings = serde_json::from_value(settings).expect("settings");
    settings.texts(&mut |text, _| *text = text.hash().to_owned().into());
    settings
}

/// A Swiss of reversi between two, whose first round is published.
pub fn running(
    connection: &mut Connection,
    app: &App,
    club: &Club,
    entries: &[(PlayerId, &str)],
) -> Result<Arc<Competition>> {
    let settings: Settings = with_words(serde_json::json!({
        "name": "Fixture Cup",
        "game": "reversi",
        "format": { "swiss": { "system": "dutch", "rounds": 3 } },
        "rule": Rule::usual("reversi"),
        "seats": 2,
    }));
    let change = || Change::by(Actor::System);
    let created = app.competitions.create_in(connection, club.id, change(), settings)?;
    let both = vec![EntryId(1), EntryId(2)];
    let mut events = vec![Event::RegistrationOpened];
    for (player, name) in entries {
        let (player, name) = (*player, (*name).to_owned());
        let (club, rating, answers) = (None, None, Vec::new());
        let entry = NewEntry { player, name: name.into(), club, rating, answers, state: EntryState::Accepted };
        events.push(Event::Entered { entry });
    }
    events.push(Event::Seeded { order: both.clone(), how: Default::default(), lots: 7 });
    let plan = StagePlan { name: StageName::Swiss, kind: StageKind::Rounds, entries: both.clone() };
    events.push(Event::Started { stages: vec![plan], lots: 7 });
    let table = DrawnTable { seats: both, why: Why::ByHand, seating: None, bracket: None };
    events.push(Event::RoundDrawn { stage: 0, round: 1, draw: Draw { tables: vec![table], ..Default::default() } });
    events.push(Event::RoundPublished { stage: 0, round: 1, deadline: None, standings: None });
    app.competitions.change_in(connection, &created.id, change(), move |_| Ok(events))
}

/// The same club with a competition that is not announced yet.
pub async fn draft(app: &Arc<App>, fixture: &Fixture) -> Fixture {
    let settings = Settings { name: "Draft Cup".into(), ..fixture.competition.settings.clone() };
    let created = app.competitions.create(fixture.club.id, Change::by(Actor::System), settings).await;
    Fixture { club: fixture.club.clone(), competition: created.expect("a draft") }
}

/// Erases somebody as the pages do.
pub async fn erase(app: &Arc<App>, by: Actor, whom: Whom) -> Result<()> {
    app.change_all(move |store, connection| podium::people::erase::erase(store, connection, &by, &whom)).await
}

/// A message without the places of its values.
fn without_values(message: &str) -> impl Iterator<Item = &str> {
    message.split("{$").enumerate().filter_map(|(at, part)| {
        let part = if at == 0 { part } else { part.split_once('}')?.1 };
        Some(part.trim()).filter(|part| !part.is_empty())
    })
}

fn unescaped(html: &str) -> String {
    let signs = [
        ("&#34;", "\""),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&#38;", "&"),
        ("&amp;", "&"),
    ];
    signs.iter().fold(html.to_owned(), |text, (code, sign)| text.replace(code, sign))
}
