//! What is secret still, in a text that others see: sealed words that only the service can open.
//!
//! Whoever holds the phone next finds nothing in the page, and the text still carries the whole game from step to step. It
//! does so in one browser: what another one sends is not opened, so that a copy of the text tells nobody anything.

use data_encoding::BASE32_NOPAD;
use podium_engine::recorder::Draft;
use ring::aead::{Aad, CHACHA20_POLY1305, LessSafeKey, NONCE_LEN, Nonce, UnboundKey};

use crate::ids;
use crate::web::{App, Context};

/// A sealed word begins so.
const SIGN: &str = "covered-";

/// The text of a draft as a page may have it, where some of it is secret still.
pub(super) fn cover(app: &App, cx: &Context, draft: &Draft) -> Option<String> {
    let covered = draft.covered(|plain| seal(app, cx, plain).unwrap_or_else(|| SIGN.to_owned()));
    Some(covered).filter(|covered| *covered != draft.to_string())
}

/// A text with its sealed words opened; none if one of them is not for whoever sends it.
pub(super) fn uncover(app: &App, cx: &Context, text: &str) -> Option<String> {
    let mut parts = text.split(SIGN);
    let mut open = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.find(|c: char| !matches!(c, 'a'..='z' | '2'..='7')).unwrap_or(part.len());
        let (word, rest) = part.split_at(end);
        open.push_str(&unseal(app, cx, word)?);
        open.push_str(rest);
    }
    Some(open)
}

/// A key for the forms of one session or visit.
fn key(app: &App, cx: &Context) -> Option<LessSafeKey> {
    // A signature has the length of a key.
    UnboundKey::new(&CHACHA20_POLY1305, app.sign("cover", &cx.token).as_bytes()).ok().map(LessSafeKey::new)
}

fn seal(app: &App, cx: &Context, plain: &str) -> Option<String> {
    let nonce = ids::random::<NONCE_LEN>();
    let mut bytes = plain.as_bytes().to_vec();
    let key = key(app, cx)?;
    let tag = key.seal_in_place_separate_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut bytes).ok()?;
    let whole = [&nonce[..], &bytes, tag.as_ref()].concat();
    Some(format!("{SIGN}{}", BASE32_NOPAD.encode(&whole).to_ascii_lowercase()))
}

fn unseal(app: &App, cx: &Context, word: &str) -> Option<String> {
    let whole = BASE32_NOPAD.decode(word.to_ascii_uppercase().as_bytes()).ok()?;
    let (nonce, rest) = whole.split_first_chunk::<NONCE_LEN>()?;
    let mut bytes = rest.to_vec();
    let plain = key(app, cx)?.open_in_place(Nonce::assume_unique_for_key(*nonce), Aad::empty(), &mut bytes).ok()?;
    String::from_utf8(plain.to_vec()).ok()
}
