//! Encrypts secret choices in a text that others see: only the service can decrypt these words.
//!
//! The next person to hold the phone finds nothing in the page, yet the text carries the whole game from step to step. A
//! word is bound to one browser, so that a copy of the text is useless, and to the one place where it was chosen: this
//! recorder, this game, these seats, the turns before it, this turn, whole or in part. Anywhere else nothing of the text is
//! decrypted.

use chacha20poly1305::aead::{Aead, KeyInit, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};
use data_encoding::BASE32_NOPAD;
use podium_engine::record::{Reading, Record};
use podium_engine::recorder::{Draft, Slot};

use crate::ids;
use crate::web::{App, Context};

/// The prefix of an encrypted word.
const SIGN: &str = "covered-";
/// Bytes of the nonce before each ciphertext.
const NONCE: usize = 24;
/// Shorter words cannot hold nonce, tag and choice: they are ordinary words.
const SHORTEST: usize = 66;

/// A text with its encrypted words decrypted.
pub(super) struct Opened {
    pub(super) text: String,
    /// Whether there were any.
    pub(super) any: bool,
}

/// The text of a draft as a page may contain it while some of it is still secret.
pub(super) fn cover(app: &App, cx: &Context, place: &str, draft: &Draft) -> Option<String> {
    let cipher = cipher(app, cx);
    let covered = draft.covered(|slot, plain| {
        let bound = bound(place, slot, draft.tags(), draft.turns());
        seal(&cipher, &bound, plain).unwrap_or_else(|| SIGN.to_owned())
    });
    Some(covered).filter(|covered| *covered != draft.to_string())
}

/// Decrypts a text; none if one of its words belongs to somebody else or to another place.
pub(super) fn uncover(app: &App, cx: &Context, place: &str, text: &str) -> Option<Opened> {
    let sealed = text.split(SIGN).skip(1).filter(|rest| letters(rest) >= SHORTEST).count();
    if sealed == 0 {
        return Some(Opened { text: text.to_owned(), any: false });
    }
    let text = text.replace("\r\n", "\n");
    let reading = Reading::of(text.as_bytes()).ok()?;
    let cipher = cipher(app, cx);
    let mut opened = 0;
    let mut tags: Vec<(String, String)> =
        reading.tags.iter().map(|tag| (tag.name.to_owned(), tag.value.to_string())).collect();
    let setup = tags.iter().position(|(name, value)| name.eq_ignore_ascii_case("Setup") && is_sealed(value));
    if let Some(at) = setup {
        let bound = bound(place, Slot::Setup, &tags, &[]);
        let tag = tags.get_mut(at)?;
        tag.1 = unseal(&cipher, &bound, &tag.1)?;
        opened += 1;
    }
    let mut turns: Vec<String> = Vec::new();
    // The last word of the text may be part of a turn.
    let mut in_part = reading.turns.last().is_some_and(|last| text.ends_with(last.text) && !is_sealed(last.text));
    for (number, turn) in (1..).zip(&reading.turns) {
        if !is_sealed(turn.text) {
            turns.push(turn.text.to_owned());
            continue;
        }
        let open = |slot: Slot| unseal(&cipher, &bound(place, slot, &tags, &turns), turn.text);
        let is_last = number == reading.turns.len() && text.ends_with(turn.text);
        let plain = match open(Slot::Part(number)).filter(|_| is_last) {
            Some(part) => {
                in_part = true;
                part
            }
            None => open(Slot::Turn(number))?,
        };
        turns.push(plain);
        opened += 1;
    }
    if opened != sealed {
        return None;
    }
    let mut record = Record::default();
    for (name, value) in &tags {
        record.tag(name, value).ok()?;
    }
    for turn in &turns {
        record.turn(turn).ok()?;
    }
    let whole = record.to_string();
    let text = if in_part { whole.trim_end().to_owned() } else { whole };
    Some(Opened { text, any: true })
}

/// The context that a choice is bound to. Names are left out, so that they can still be corrected.
fn bound(place: &str, slot: Slot, tags: &[(String, String)], turns: &[String]) -> String {
    let value = |name: &str| {
        let found = tags.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str()).unwrap_or_default()
    };
    let is_seat = |name: &str| name.strip_prefix(['P', 'p']).is_some_and(|number| number.parse::<u8>().is_ok());
    let seats = tags.iter().filter(|(name, _)| is_seat(name)).count();
    let (slot, setup, before) = match slot {
        Slot::Setup => ("setup".to_owned(), "", 0),
        Slot::Turn(number) => (format!("turn {number}"), value("Setup"), number.saturating_sub(1)),
        Slot::Part(number) => (format!("part of turn {number}"), value("Setup"), number.saturating_sub(1)),
    };
    let head = [place, &slot, value("Game"), value("Variant"), value("Options"), &seats.to_string(), setup];
    // None of these contains a line break.
    head.into_iter().chain(turns.iter().take(before).map(String::as_str)).collect::<Vec<_>>().join("\n")
}

/// How many characters of the encrypted alphabet a text begins with.
fn letters(text: &str) -> usize {
    text.bytes().take_while(|byte| matches!(byte, b'a'..=b'z' | b'2'..=b'7')).count()
}

fn is_sealed(word: &str) -> bool {
    word.strip_prefix(SIGN).is_some_and(|rest| rest.len() >= SHORTEST && letters(rest) == rest.len())
}

/// A cipher for the forms of one session or visit.
fn cipher(app: &App, cx: &Context) -> XChaCha20Poly1305 {
    XChaCha20Poly1305::new(&app.signer.key("cover", &cx.token).into())
}

fn seal(cipher: &XChaCha20Poly1305, bound: &str, plain: &str) -> Option<String> {
    let nonce = ids::random::<NONCE>();
    let payload = Payload { msg: plain.as_bytes(), aad: bound.as_bytes() };
    let bytes = cipher.encrypt(&XNonce::from(nonce), payload).ok()?;
    Some(format!("{SIGN}{}", BASE32_NOPAD.encode(&[&nonce[..], &bytes].concat()).to_ascii_lowercase()))
}

fn unseal(cipher: &XChaCha20Poly1305, bound: &str, word: &str) -> Option<String> {
    let whole = BASE32_NOPAD.decode(word.strip_prefix(SIGN)?.to_ascii_uppercase().as_bytes()).ok()?;
    let (nonce, bytes) = whole.split_first_chunk::<NONCE>()?;
    let payload = Payload { msg: bytes, aad: bound.as_bytes() };
    String::from_utf8(cipher.decrypt(&XNonce::from(*nonce), payload).ok()?).ok()
}
