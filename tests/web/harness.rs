//! A service on a database of its own, and visitors who use it as browsers do.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use actix_web::body::MessageBody;
use actix_web::cookie::Cookie;
use actix_web::dev::{Service, ServiceResponse};
use actix_web::http::{StatusCode, header};
use actix_web::test;
use diesel::{Connection, PgConnection, RunQueryDsl, sql_query};
use podium::config::Config;
use podium::db::Db;
use podium::web::App;
use podium::web::server::service;

/// Runs a test on every database there is.
pub fn on_each_database<F: AsyncFn(Arc<App>)>(run: F) {
    for database in databases() {
        let db = Db::open(&database.url, 4).expect("the database opens");
        let app = App::new(Config::on(&database.url), db, false).expect("the service starts");
        actix_web::rt::System::new().block_on(run(app));
    }
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

    pub async fn request(&mut self, mut request: test::TestRequest) -> Answer {
        for (name, value) in &self.cookies {
            request = request.cookie(Cookie::new(name.clone(), value.clone()));
        }
        request = request.insert_header((header::ACCEPT_LANGUAGE, self.language));
        request = request.peer_addr("127.0.0.1:4000".parse().expect("an address"));
        let service = test::init_service(service(self.app.clone())).await;
        let response = match service.call(request.to_request()).await {
            Ok(response) => response,
            Err(error) => panic!("unanswered: {error}"),
        };
        self.keep_cookies(&response);
        let status = response.status();
        let header = |name| response.headers().get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
        let (location, kind) = (header(header::LOCATION), header(header::CONTENT_TYPE).unwrap_or_default());
        let headers = response.headers().iter();
        let headers =
            headers.map(|(name, value)| (name.to_string(), value.to_str().unwrap_or("").to_owned())).collect();
        let body = String::from_utf8_lossy(&test::read_body(response).await).into_owned();
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

/// Somebody of that role, made once for each service.
pub async fn role(app: &Arc<App>, role: &str) -> Visitor {
    use diesel::prelude::*;
    use podium::accounts::sessions;
    use podium::db::schema::users;
    let mut visitor = Visitor::new(app);
    if role == "nobody" {
        return visitor;
    }
    let (name, email) = (role.to_owned(), format!("{role}@example.org"));
    let secret = app
        .db
        .write(move |connection| {
            let user = match podium::accounts::model::User::by_email(connection, &email)? {
                Some(user) => user,
                None => {
                    let new = podium::accounts::actions::NewUser {
                        name: name.clone(),
                        email,
                        password: String::new(),
                        language: "en".to_owned(),
                        time_zone: "UTC".to_owned(),
                    };
                    podium::accounts::actions::create(connection, &new, name == "admin")?
                }
            };
            diesel::update(users::table.filter(users::id.eq(&user.id)))
                .set(users::is_admin.eq(name == "admin"))
                .execute(connection)?;
            sessions::open(connection, &user.id, "test", "127.0.0.1")
        })
        .await
        .expect("a session");
    visitor.set_cookie("session", &secret);
    visitor
}
