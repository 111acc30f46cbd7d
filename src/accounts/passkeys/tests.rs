//! Test vectors made with another implementation (Node, i.e. OpenSSL), and a software device for what must be rejected.

use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use sha2::{Digest, Sha256};

use super::key::Key;
use super::verify::*;

fn party() -> Party {
    Party::at("https://podium.example.org").expect("a site")
}

/// A device that keeps one credential and reports whatever it is told to.
struct Device {
    key: SigningKey,
    rp: &'static str,
    origin: &'static str,
    flags: u8,
    counter: u32,
    cross_origin: bool,
}

const UP: u8 = 1;
const UV: u8 = 4;
const BE: u8 = 8;
const BS: u8 = 16;
const AT: u8 = 64;

impl Device {
    fn new() -> Self {
        let key = SigningKey::from_slice(&crate::ids::random::<32>()).expect("a key");
        let (rp, origin) = ("podium.example.org", "https://podium.example.org");
        Self { key, rp, origin, flags: UP | UV, counter: 0, cross_origin: false }
    }

    fn client(&self, kind: &str, challenge: &str) -> Vec<u8> {
        let challenge = data_encoding::BASE64URL_NOPAD.encode(challenge.as_bytes());
        let data = json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": self.cross_origin,
            "a key of tomorrow": true });
        data.to_string().into_bytes()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let hash = Sha256::digest(self.rp.as_bytes());
        [hash.as_slice(), &[self.flags | flags], &self.counter.to_be_bytes()].concat()
    }

    /// The attestation object, written byte by byte.
    fn attestation(&self) -> Vec<u8> {
        let point = self.key.verifying_key().to_sec1_point(false);
        let point = point.as_bytes();
        let cose = [
            &[0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20][..],
            &point[1..33],
            &[0x22, 0x58, 0x20],
            &point[33..],
        ];
        let data = [self.data(AT), vec![0; 16], vec![0, 4], b"cred".to_vec(), cose.concat()].concat();
        let length = u8::try_from(data.len()).expect("short");
        let head = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58";
        [&head[..], &[length], &data].concat()
    }

    fn registered(&self) -> Result<Registered, Fault> {
        register(&self.client("webauthn.create", "question"), &self.attestation(), "question", &party())
    }

    fn asserted(&self, known: &Registered) -> Result<Used, Fault> {
        let (client, data) = (self.client("webauthn.get", "question"), self.data(0));
        assert(&client, &data, &self.sign(&data, &client), "question", &party(), known)
    }

    fn sign(&self, data: &[u8], client: &[u8]) -> Vec<u8> {
        let signed = [data, Sha256::digest(client).as_slice()].concat();
        let signature: Signature = self.key.sign(&signed);
        signature.to_der().as_bytes().to_vec()
    }
}

#[test]
fn keys_of_every_kind_are_registered_and_used() {
    let vectors: serde_json::Value = serde_json::from_str(include_str!("vectors.json")).expect("vectors");
    for kind in ["es256", "ed25519", "rs256"] {
        let part = |name: &str| decode(vectors[kind][name].as_str().expect("a part")).expect("base64url");
        let known = register(&part("created"), &part("attestation"), "first question", &party()).expect(kind);
        assert_eq!(known.credential, part("credential"));
        assert!(known.key.stored().starts_with(kind));
        assert_eq!(Key::from_stored(&known.key.stored()).as_ref(), Some(&known.key));
        assert!(known.is_eligible && !known.is_backed_up);
        assert_eq!(challenge(&part("got")).as_deref(), Ok("second question"));
        let (client, data, signature) = (part("got"), part("authenticator"), part("signature"));
        let used = assert(&client, &data, &signature, "second question", &party(), &known);
        assert_eq!(used, Ok(Used { counter: 7, is_backed_up: true }), "{kind}");
        // Every bit is signed.
        for at in [32, 36] {
            let mut other = data.clone();
            other[at] ^= 0x20;
            assert!(assert(&client, &other, &signature, "second question", &party(), &known).is_err());
        }
        let mut other = signature.clone();
        *other.last_mut().expect("a byte") ^= 1;
        let wrong = assert(&client, &data, &other, "second question", &party(), &known);
        assert_eq!(wrong, Err(Fault::Signature));
    }
}

#[test]
fn what_was_made_for_something_else_is_refused() {
    let device = Device::new();
    let known = device.registered().expect("registered");
    assert_eq!(device.asserted(&known), Ok(Used { counter: 0, is_backed_up: false }));
    let (get, create, data) =
        (device.client("webauthn.get", "question"), device.client("webauthn.create", "question"), device.data(0));
    let attestation = device.attestation();
    assert_eq!(register(&get, &attestation, "question", &party()), Err(Fault::Kind));
    assert_eq!(register(&create, &attestation, "another", &party()), Err(Fault::Challenge));
    let signed = device.sign(&data, &create);
    assert_eq!(assert(&create, &data, &signed, "question", &party(), &known), Err(Fault::Kind));
    let signed = device.sign(&data, &get);
    assert_eq!(assert(&get, &data, &signed, "another", &party(), &known), Err(Fault::Challenge));
    // Signed with somebody else's key.
    assert_eq!(Device::new().asserted(&known), Err(Fault::Signature));
}

#[test]
fn what_was_made_elsewhere_is_refused() {
    for origin in
        ["http://podium.example.org", "https://podium.example.org.evil.example", "https://example.org", "null"]
    {
        let device = Device { origin, ..Device::new() };
        assert_eq!(device.registered(), Err(Fault::Origin), "{origin}");
    }
    assert_eq!(Device { rp: "example.org", ..Device::new() }.registered(), Err(Fault::Origin));
    assert_eq!(Device { cross_origin: true, ..Device::new() }.registered(), Err(Fault::Origin));
    let mut device = Device::new();
    let known = device.registered().expect("registered");
    device.rp = "evil.example";
    assert_eq!(device.asserted(&known), Err(Fault::Origin));
}

#[test]
fn a_finger_a_face_or_a_pin_is_needed() {
    for flags in [0, UP, UV] {
        assert_eq!(Device { flags, ..Device::new() }.registered(), Err(Fault::Unverified));
    }
    let mut device = Device::new();
    let known = device.registered().expect("registered");
    device.flags = UP;
    assert_eq!(device.asserted(&known), Err(Fault::Unverified));
}

#[test]
fn a_copied_device_is_noticed() {
    let mut device = Device { counter: 5, ..Device::new() };
    let known = device.registered().expect("registered");
    for counter in [0, 4, 5] {
        device.counter = counter;
        assert_eq!(device.asserted(&known), Err(Fault::Counter), "{counter}");
    }
    device.counter = 6;
    assert_eq!(device.asserted(&known).map(|used| used.counter), Ok(6));
}

#[test]
fn flags_of_copies_agree() {
    assert_eq!(Device { flags: UP | UV | BS, ..Device::new() }.registered(), Err(Fault::Broken));
    let mut device = Device { flags: UP | UV | BE, ..Device::new() };
    let known = device.registered().expect("registered");
    device.flags = UP | UV | BE | BS;
    assert_eq!(device.asserted(&known).map(|used| used.is_backed_up), Ok(true));
    device.flags = UP | UV;
    assert_eq!(device.asserted(&known), Err(Fault::Broken));
}

#[test]
fn keys_that_were_not_asked_for_are_refused() {
    let attestation = Device::new().attestation();
    let client = Device::new().client("webauthn.create", "question");
    let at = attestation.windows(4).position(|bytes| bytes == [0x02, 0x03, 0x26, 0x20]).expect("the algorithm");
    // ES384 on the same curve; a point of another curve.
    for (place, byte) in [(at + 2, 0x38), (at + 2, 0x27), (at + 4, 0x02)] {
        let mut other = attestation.clone();
        other[place] = byte;
        assert!(register(&client, &other, "question", &party()).is_err());
    }
}

/// Any input gets an answer, never a panic, and no truncated input is accepted.
#[test]
fn nothing_that_is_sent_breaks_the_reader() {
    let device = Device::new();
    let (client, attestation) = (device.client("webauthn.create", "question"), device.attestation());
    assert!(register(&client, &attestation, "question", &party()).is_ok());
    for end in 0..attestation.len() {
        assert!(register(&client, &attestation[..end], "question", &party()).is_err(), "cut at {end}");
    }
    for end in 0..client.len() {
        assert!(register(&client[..end], &attestation, "question", &party()).is_err(), "cut at {end}");
    }
    let known = device.registered().expect("registered");
    let mut chance = podium_engine::chance::Chance::seeded(7);
    for _ in 0..20_000 {
        let mut other = attestation.clone();
        for _ in 0..1 + chance.below(4) {
            let at = chance.below(other.len());
            other[at] = u8::try_from(chance.below(256)).expect("a byte");
        }
        other.truncate(chance.below(other.len() + 1));
        let _ = register(&client, &other, "question", &party());
        let _ = assert(&client, &other, &other, "question", &party(), &known);
        let _ = (challenge(&other), decode(&String::from_utf8_lossy(&other)));
    }
    // Endlessly nested lists.
    assert_eq!(register(&client, &[0x81; 8000], "question", &party()), Err(Fault::Broken));
    assert_eq!(register(&client, &[0x9f; 8000], "question", &party()), Err(Fault::Broken));
    // Claims a length of eight exabytes.
    let huge =
        [0xa1, 0x68, b'a', b'u', b't', b'h', b'D', b'a', b't', b'a', 0x5b, 0x7f, 255, 255, 255, 255, 255, 255, 255];
    assert_eq!(register(&client, &huge, "question", &party()), Err(Fault::Broken));
}

#[test]
fn sites_without_a_name_have_no_passkeys() {
    let at = |address: &str| Party::at(address).map(|party| (party.origin, party.id));
    let own = |origin: &str, id: &str| Some((origin.to_owned(), id.to_owned()));
    assert_eq!(at("https://Podium.example.org"), own("https://podium.example.org", "podium.example.org"));
    assert_eq!(at("https://podium.example.org:443/"), own("https://podium.example.org", "podium.example.org"));
    assert_eq!(at("https://podium.example.org:8443"), own("https://podium.example.org:8443", "podium.example.org"));
    assert_eq!(at("http://localhost:8080"), own("http://localhost:8080", "localhost"));
    for none in [
        "http://podium.example.org",
        "https://192.0.2.1",
        "http://127.0.0.1:8080",
        "https://[::1]:8080",
        "https://",
        "x",
    ] {
        assert_eq!(at(none), None, "{none}");
    }
}
