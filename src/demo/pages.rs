//! Sign-in by one click.

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use askama::Template;
use diesel::prelude::*;
use serde::Deserialize;

use super::clubs::ROLES;
use crate::accounts::{actions, sessions};
use crate::db::schema::users;
use crate::web::error::{Error, Result};
use crate::web::{App, Context, Form, Viewer, page, see};

crate::routes! {
    GET "/demo" Anyone show;
    POST "/demo/sign-in" Anyone sign_in;
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

/// Signs in as the one who has that role, in the language the page was read in.
async fn sign_in(
    app: web::Data<App>,
    viewer: Viewer,
    request: HttpRequest,
    form: Form<RoleField>,
) -> Result<HttpResponse> {
    let known = ROLES.iter().find(|(role, _)| *role == form.fields.role);
    let Some(&(_, name)) = known.filter(|_| app.demo) else { return Err(Error::NotFound) };
    let agent =
        request.headers().get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or("").to_owned();
    let (address, former, language) = (viewer.address.clone(), viewer.session.clone(), viewer.cx.language.code());
    let secret = app
        .db
        .write(move |connection| {
            if let Some(former) = former {
                actions::sign_out(connection, &former.user_id, &former.token, false)?;
            }
            let user: String = users::table
                .filter(users::name.eq(name))
                .order(users::created_at)
                .select(users::id)
                .first(connection)?;
            diesel::update(users::table.filter(users::id.eq(&user)))
                .set(users::language.eq(language))
                .execute(connection)?;
            sessions::open(connection, &user, &agent, &address)
        })
        .await?;
    let mut response = see("/home");
    // A cookie of letters and digits always fits into a header.
    let _ = response.add_cookie(&sessions::cookie(secret, app.config.is_secure()));
    Ok(response)
}
