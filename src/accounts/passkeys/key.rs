//! Public keys of passkeys: read from COSE (RFC 9052, 9053, 8230), stored, and used to verify.

use ciborium::Value;
use data_encoding::BASE64URL_NOPAD;
use der::Encode;
use der::asn1::UintRef;
use p256::ecdsa::signature::Verifier;
use tokio_rustls::rustls::SignatureScheme;
use tokio_rustls::rustls::crypto::ring;

use super::verify::Fault;

/// A key of one of the supported algorithms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Key {
    /// ES256: an uncompressed point of P-256.
    Es256([u8; 65]),
    Ed25519([u8; 32]),
    /// RS256, made by some TPMs: modulus and exponent.
    Rs256 {
        n: Vec<u8>,
        e: Vec<u8>,
    },
}

/// The COSE algorithm identifiers offered to browsers, in order of preference.
pub const ALGORITHMS: [i64; 3] = [-7, -8, -257];

impl Key {
    /// Parses a key as devices encode it.
    pub fn from_cose(value: &Value) -> Result<Self, Fault> {
        let fields = value.as_map().ok_or(Fault::Broken)?;
        let field = |label: i64| {
            let found = fields.iter().find(|(name, _)| name.as_integer() == Some(label.into()));
            found.map(|(_, value)| value).ok_or(Fault::Broken)
        };
        let number = |label: i64| -> Result<i64, Fault> {
            let number = field(label)?.as_integer().ok_or(Fault::Broken)?;
            i64::try_from(number).map_err(|_| Fault::Broken)
        };
        let bytes = |label: i64| field(label)?.as_bytes().ok_or(Fault::Broken);
        let coordinate =
            |label: i64| -> Result<[u8; 32], Fault> { bytes(label)?.as_slice().try_into().map_err(|_| Fault::Broken) };
        match (number(1)?, number(3)?) {
            (2, -7) if number(-1)? == 1 => {
                let point = [&[4][..], &coordinate(-2)?, &coordinate(-3)?].concat();
                Ok(Self::Es256(point.try_into().map_err(|_| Fault::Broken)?))
            }
            (1, -8) if number(-1)? == 6 => Ok(Self::Ed25519(coordinate(-2)?)),
            (3, -257) => Ok(Self::Rs256 { n: bytes(-1)?.clone(), e: bytes(-2)?.clone() }),
            _ => Err(Fault::Algorithm),
        }
    }

    /// The stored form.
    pub fn stored(&self) -> String {
        let text = |bytes: &[u8]| BASE64URL_NOPAD.encode(bytes);
        match self {
            Self::Es256(point) => format!("es256 {}", text(point)),
            Self::Ed25519(point) => format!("ed25519 {}", text(point)),
            Self::Rs256 { n, e } => format!("rs256 {} {}", text(n), text(e)),
        }
    }

    /// Parses the stored form.
    pub fn from_stored(stored: &str) -> Option<Self> {
        let mut words = stored.split(' ');
        let kind = words.next()?;
        let mut next = || BASE64URL_NOPAD.decode(words.next()?.as_bytes()).ok();
        match kind {
            "es256" => Some(Self::Es256(next()?.try_into().ok()?)),
            "ed25519" => Some(Self::Ed25519(next()?.try_into().ok()?)),
            "rs256" => Some(Self::Rs256 { n: next()?, e: next()? }),
            _ => None,
        }
    }

    /// Verifies a signature over the data.
    pub fn verify(&self, signed: &[u8], signature: &[u8]) -> Result<(), Fault> {
        let holds = match self {
            Self::Es256(point) => es256(point, signed, signature),
            Self::Ed25519(point) => ed25519(point, signed, signature),
            Self::Rs256 { n, e } => rs256(n, e, signed, signature),
        };
        holds.ok_or(Fault::Signature)
    }
}

fn es256(point: &[u8], signed: &[u8], signature: &[u8]) -> Option<()> {
    let key = p256::ecdsa::VerifyingKey::from_sec1_bytes(point).ok()?;
    key.verify(signed, &p256::ecdsa::Signature::from_der(signature).ok()?).ok()
}

fn ed25519(point: &[u8; 32], signed: &[u8], signature: &[u8]) -> Option<()> {
    let key = ed25519_dalek::VerifyingKey::from_bytes(point).ok()?;
    // Strict: a weak key would have signatures that fit many messages.
    key.verify_strict(signed, &ed25519_dalek::Signature::from_slice(signature).ok()?).ok()
}

/// Verified with the library that TLS uses for certificates: the crate `rsa` has an open advisory.
fn rs256(n: &[u8], e: &[u8], signed: &[u8], signature: &[u8]) -> Option<()> {
    let algorithms = ring::default_provider().signature_verification_algorithms;
    let (_, found) = algorithms.mapping.iter().find(|(scheme, _)| *scheme == SignatureScheme::RSA_PKCS1_SHA256)?;
    let key = [UintRef::new(n).ok()?, UintRef::new(e).ok()?].to_der().ok()?;
    found.first()?.verify_signature(&key, signed, signature).ok()
}
