//! One-click sign-in.

use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use serde::Deserialize;

use crate::accounts::model::User;
use crate::demo::clubs::ROLES;
use crate::error::{Error, Result};
use crate::pages::accounts::sign_in::{self, Browser, Proof};
use crate::store::schema::users;
use crate::web::{App, Context, Form, Viewer, page};

crate::routes! {
    GET "/demo" Anyone show;
    POST "/demo/sign-in" Anyone sign_in_as;
}

#[derive(Template)]
#[template(path = "demo/demo.html")]
struct DemoPage {
    cx: Context,
}

async fn show(viewer: Viewer) -> Result<HttpResponse> {
    if !viewer.cx.demo {
        return Err(Error::NotFound);
    }
    page(&DemoPage { cx: viewer.cx })
}

#[derive(Debug, Deserialize)]
struct RoleField {
    role: String,
}

/// Signs in as the person with that role, in the language of the page.
async fn sign_in_as(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    form: Form<RoleField>,
) -> Result<HttpResponse> {
    let known = ROLES.iter().find(|(role, _)| *role == form.fields.role);
    let Some(&(_, name)) = known.filter(|_| app.demo) else { return Err(Error::NotFound) };
    let (browser, language) = (Browser::of(&app, &viewer, &request), viewer.cx.language.code());
    let outcome = app
        .db
        .write(move |connection| {
            let user: User = users::table
                .filter(users::name.eq(name))
                .order(users::created_at)
                .select(User::as_select())
                .first(connection)?;
            diesel::update(users::table.filter(users::id.eq(&user.id)))
                .set(users::language.eq(language))
                .execute(connection)?;
            sign_in::sign_in(connection, &user, Proof::Demo, &browser)
        })
        .await?;
    Ok(sign_in::answer(&app, outcome, ""))
}
