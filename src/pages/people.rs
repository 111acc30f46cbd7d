//! Privacy settings, and the export of one's personal data.

use std::sync::Arc;

use actix_web::http::header;
use actix_web::{HttpResponse, web};
use askama::Template;
use podium_engine::text;
use serde::Deserialize;

use crate::clubs::actions::actor;
use crate::clubs::log::{self, Deed, Named};
use crate::clubs::roster;
use crate::config::Retention;
use crate::error::{Error, Result};
use crate::ids::PlayerId;
use crate::people::data;
use crate::people::privacy::{self, Choice, NameAs, Page, Privacy, Whose};
use crate::store::chain::now;
use crate::web::{App, Context, Form, Viewer, again, page, see};

crate::routes! {
    GET "/account/privacy" SignedIn show;
    POST "/account/privacy" SignedIn choose;
    POST "/account/data" SignedIn+Always own_data;
    POST "/clubs/{club}/roster/privacy" Organiser note;
}

#[derive(Template)]
#[template(path = "people/privacy.html")]
struct PrivacyPage {
    cx: Context,
    name: String,
    settings: Privacy,
    /// The name that strangers see now.
    public: String,
    /// First name and initial.
    short: String,
    /// Neither a sheltered minor nor set by an organiser.
    is_free: bool,
    page_address: Option<String>,
    fields: Fields,
    keep: Retention,
    error: Option<String>,
}

impl PrivacyPage {
    fn is_name(&self, word: &str) -> bool {
        self.fields.name_as == word
    }

    fn is_page(&self, word: &str) -> bool {
        self.fields.page == word
    }
}

#[derive(Debug, Clone, Default, Deserialize)]
struct Fields {
    name_as: String,
    #[serde(default)]
    nickname: String,
    page: String,
    #[serde(default)]
    birth_year: String,
    #[serde(default)]
    minor: String,
}

/// Parses a year of birth; none if the field is empty.
fn year(typed: &str) -> Result<Option<i64>> {
    match typed.trim() {
        "" => Ok(None),
        typed => typed.parse().map(Some).map_err(|_| Error::Refused(text!("people-act-year-of-birth"))),
    }
}

async fn shown(app: &App, viewer: &Viewer, sent: Option<Fields>, error: Option<String>) -> Result<PrivacyPage> {
    let user = viewer.user()?.clone();
    let whose = Whose::Account(user.id);
    let (own, settings) = app
        .db
        .query(move |connection| {
            let own = privacy::players_of(connection, &whose)?;
            let settings = privacy::of_person(connection, &own)?;
            Ok((own, settings))
        })
        .await?;
    let fields = sent.unwrap_or_else(|| Fields {
        name_as: if settings.is_sheltered() && settings.name_as == NameAs::Full {
            NameAs::Short.word().to_owned()
        } else {
            settings.name_as.word().to_owned()
        },
        nickname: settings.nickname.clone(),
        page: settings.page.word().to_owned(),
        birth_year: settings.birth_year.map(|year| year.to_string()).unwrap_or_default(),
        minor: if settings.is_minor { "yes".to_owned() } else { String::new() },
    });
    Ok(PrivacyPage {
        public: settings.public_name(&user.name).unwrap_or_else(|| user.name.clone()),
        short: privacy::short(&user.name),
        is_free: settings.is_free(now()),
        page_address: own.first().map(crate::players::model::Player::path),
        name: user.name,
        settings,
        fields,
        keep: app.config.keep.clone(),
        error,
        cx: viewer.cx.clone(),
    })
}

async fn show(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    page(&shown(&app, &viewer, None, None).await?)
}

async fn choose(app: web::Data<App>, viewer: Viewer, form: Form<Fields>) -> Result<HttpResponse> {
    let (user, by, fields) = (viewer.user()?.id, viewer.actor()?, form.fields);
    app.limits.privacy(&user).await?;
    let chosen = || -> Result<Choice> {
        Ok(Choice {
            name_as: NameAs::from_word(&fields.name_as).ok_or(Error::NotFound)?,
            nickname: fields.nickname.clone(),
            page: Page::from_word(&fields.page).ok_or(Error::NotFound)?,
            age: Some((year(&fields.birth_year)?, !fields.minor.is_empty())),
        })
    };
    let done = match chosen() {
        Ok(choice) => {
            app.change_all(move |store, connection| privacy::choose(store, connection, &by, user, &choice)).await
        }
        Err(error) => Err(error),
    };
    match done {
        Ok(()) => Ok(see("/account/privacy?done=saved")),
        Err(Error::Refused(text)) => {
            let error = Some(viewer.cx.text(&text).into_owned());
            again(&shown(&app, &viewer, Some(fields), error).await?)
        }
        Err(other) => Err(other),
    }
}

/// Everything stored about the person, streamed as one JSON file.
async fn own_data(app: web::Data<App>, viewer: Viewer) -> Result<HttpResponse> {
    let user = viewer.user()?.clone();
    app.limits.data(&user.id).await?;
    let app: Arc<App> = app.into_inner();
    Ok(HttpResponse::Ok()
        .content_type("application/json")
        .insert_header((header::CONTENT_DISPOSITION, "attachment; filename=\"podium.json\""))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .streaming(data::stream(app.db.clone(), user)))
}

#[derive(Debug, Deserialize)]
struct NoteFields {
    player: PlayerId,
    #[serde(default)]
    birth_year: String,
    #[serde(default)]
    minor: String,
    #[serde(default)]
    agrees: String,
}

/// Staff record somebody's age and a parent's or guardian's consent.
async fn note(app: web::Data<App>, viewer: Viewer, form: Form<NoteFields>) -> Result<HttpResponse> {
    let (user, by, club) = (viewer.user()?.clone(), viewer.actor()?, viewer.club()?.clone());
    app.limits.keep(&user.id, club.id).await?;
    let NoteFields { player, birth_year, minor, agrees } = form.fields;
    let to = format!("{}/roster?done=saved#player-{player}", club.path());
    let age = (year(&birth_year)?, !minor.is_empty());
    let whose = Whose::Player(player);
    app.change_all(move |store, connection| {
        privacy::change(store, connection, &by, &whose, |connection, _, settings| {
            log::lock(connection, club.id)?;
            // Only from this club's own roster.
            let listed = roster::find(connection, club.id, player)?;
            privacy::note(settings, age, !agrees.is_empty(), user.id, now())?;
            log::note(connection, club.id, &actor(&user), Deed::AgeNoted(Named::from(&listed)), None)
        })
    })
    .await?;
    Ok(see(&to))
}
