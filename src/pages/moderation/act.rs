//! The page where administrators hide, rename, merge or remove something, or suspend or ban an account.

use actix_web::{HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use podium_engine::text;
use serde::Deserialize;

use crate::accounts::model::User;
use crate::accounts::sanctions::Sanction;
use crate::clubs::model::Club;
use crate::dates::Date;
use crate::error::{Error, Result};
use crate::ids::UserId;
use crate::moderation::actions::{self, Order};
use crate::moderation::subject::Subject;
use crate::moderation::{people, sanctions};
use crate::site::act::{Act, Hidden, What};
use crate::store::schema::players;
use crate::web::{App, Context, Form, Viewer, page, see};

crate::routes! {
    GET "/admin/moderate" Admin show;
    POST "/admin/moderate" Admin+Always act;
    GET "/admin/moderate/account" Admin show_account;
    POST "/admin/moderate/account" Admin+Always act_on_account;
}

#[derive(Template)]
#[template(path = "moderation/moderate.html")]
struct ModeratePage {
    cx: Context,
    subject: Subject,
    /// Its texts: hash, words, and whether they are hidden.
    texts: Vec<(String, String, bool)>,
    is_hidden: bool,
    is_removed: bool,
    /// The account of a player.
    account: Option<UserId>,
}

#[derive(Debug, Default, Deserialize)]
struct Which {
    #[serde(default)]
    page: String,
    #[serde(default)]
    what: String,
    #[serde(default)]
    id: String,
}

async fn show(app: web::Data<App>, viewer: Viewer, which: web::Query<Which>) -> Result<HttpResponse> {
    let which = which.into_inner();
    let (subject, texts, account) = app
        .db
        .query(move |connection| {
            let subject = match What::from_word(&which.what) {
                Some(what) => Subject::get(connection, what, &which.id)?,
                None => Subject::at(connection, &which.page)?,
            };
            // At the id of a merged club stands the one that it was merged into.
            let subject = match subject.what {
                What::Club => {
                    let club = Club::get(connection, subject.id.parse()?)?.kept(connection)?;
                    Subject::get(connection, What::Club, &club.id)?
                }
                _ => subject,
            };
            let texts = actions::texts_of(connection, &subject)?;
            let account = match subject.what {
                What::Player => {
                    let row = players::table.filter(players::id.eq(&subject.id)).select(players::user_id);
                    row.first::<Option<UserId>>(connection)?
                }
                _ => None,
            };
            Ok((subject, texts, account))
        })
        .await?;
    page(&ModeratePage {
        cx: viewer.cx,
        is_hidden: subject.hidden == Some(Hidden::Hidden),
        is_removed: subject.hidden == Some(Hidden::Removed),
        subject,
        texts,
        account,
    })
}

#[derive(Debug, Deserialize)]
struct Fields {
    what: String,
    id: String,
    act: String,
    reason: String,
    /// The new name.
    #[serde(default)]
    name: String,
    /// The address of the player's page that this one is to be merged into.
    #[serde(default)]
    into: String,
    #[serde(default)]
    sure: String,
}

async fn act(app: web::Data<App>, viewer: Viewer, form: Form<Fields>) -> Result<HttpResponse> {
    let Fields { what, id, act, reason, name, into, sure } = form.fields;
    let what = What::from_word(&what).ok_or(Error::NotFound)?;
    let order = Order { by: viewer.actor()?, reason, appeals: app.config.appeals() }.checked()?;
    let back = match what {
        What::Text => "/admin/log?stream=site&done=moderated".to_owned(),
        _ => format!("/admin/moderate?what={}&id={id}&done=moderated", what.word()),
    };
    let plain = match act.as_str() {
        "hide" => Some(Act::Hide),
        "show" => Some(Act::Show),
        "remove" => Some(Act::Remove),
        _ => None,
    };
    if plain == Some(Act::Remove) && sure.is_empty() {
        return Err(Error::Refused(text!("refused-removing-cannot-undone-tick-box")));
    }
    match (plain, act.as_str()) {
        (Some(act), _) => {
            app.change_all(move |store, connection| actions::moderate(store, connection, &order, (what, &id), act))
                .await?;
        }
        (None, "rename") => {
            app.change_all(move |store, connection| actions::rename(store, connection, &order, (what, &id), &name))
                .await?;
        }
        (None, "merge") if what == What::Player => {
            app.change_all(move |_, connection| {
                let into = Subject::at(connection, &into)?;
                if into.what != What::Player {
                    return Err(Error::NotFound);
                }
                people::merge(connection, &order, id.parse()?, into.id.parse()?)?;
                Ok(Vec::new())
            })
            .await?;
        }
        _ => return Err(Error::NotFound),
    }
    Ok(see(&back))
}

#[derive(Template)]
#[template(path = "moderation/account.html")]
struct AccountPage {
    cx: Context,
    user: User,
    sanction: Option<Sanction>,
}

#[derive(Debug, Deserialize)]
struct Whose {
    user: UserId,
}

async fn show_account(app: web::Data<App>, viewer: Viewer, whose: web::Query<Whose>) -> Result<HttpResponse> {
    let found = app.db.query(move |connection| {
        let user = User::get(connection, whose.user)?;
        let sanction = Sanction::of(connection, user.id)?;
        Ok((user, sanction))
    });
    let (user, sanction) = found.await?;
    page(&AccountPage { cx: viewer.cx, user, sanction })
}

#[derive(Debug, Deserialize)]
struct AccountFields {
    user: UserId,
    act: String,
    reason: String,
    #[serde(default)]
    until: String,
}

async fn act_on_account(app: web::Data<App>, viewer: Viewer, form: Form<AccountFields>) -> Result<HttpResponse> {
    let AccountFields { user, act, reason, until } = form.fields;
    let order = Order { by: viewer.actor()?, reason, appeals: app.config.appeals() }.checked()?;
    let back = format!("/admin/moderate/account?user={user}&done=moderated");
    match act.as_str() {
        "suspend" => {
            let until = Date::read(&until)?.naive().and_time(chrono::NaiveTime::MIN).and_utc();
            app.db.write(move |connection| sanctions::suspend(connection, &order, user, until)).await?;
        }
        "ban" => app.db.write(move |connection| sanctions::ban(connection, &order, user)).await?,
        "admit" => app.db.write(move |connection| sanctions::admit(connection, &order, user)).await?,
        _ => return Err(Error::NotFound),
    }
    Ok(see(&back))
}
