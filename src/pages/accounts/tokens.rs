//! Tokens of programs on the page of an account.

use actix_web::{HttpResponse, web};
use serde::Deserialize;

use super::account::account_page;
use crate::accounts::letters::{self, Notice};
use crate::accounts::tokens::{self, NewToken};
use crate::error::Result;
use crate::web::{App, Form, Viewer, see};

crate::routes! {
    POST "/account/tokens" SignedIn+Always make;
    POST "/account/tokens/end" SignedIn end;
}

async fn make(app: web::Data<App>, viewer: Viewer, form: Form<NewToken>) -> Result<HttpResponse> {
    let (user, post) = (viewer.user()?.clone(), app.post());
    let secret = app.db.write(move |connection| {
        let secret = tokens::new(connection, user.id, &form.fields)?;
        letters::tell(connection, &post, &user, Notice::Token)?;
        Ok(secret)
    });
    let secret = secret.await?;
    account_page(&app, viewer, Some(secret)).await
}

#[derive(Debug, Deserialize)]
struct TokenField {
    token: String,
}

async fn end(app: web::Data<App>, viewer: Viewer, form: Form<TokenField>) -> Result<HttpResponse> {
    let user = viewer.user()?.id;
    app.db.write(move |connection| tokens::end(connection, user, &form.fields.token)).await?;
    Ok(see("/account?done=token-ended"))
}
