//! Authenticator app codes (RFC 6238): six digits, thirty seconds, HMAC-SHA-1, which every app supports.

use data_encoding::BASE32_NOPAD;
use hmac::{Hmac, KeyInit, Mac};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use sha1::Sha1;

use crate::ids;

/// Characters that a URI must percent-encode.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// How many seconds a code is shown for.
const STEP: i64 = 30;
/// How many steps a clock may be early or late.
const DRIFT: i64 = 1;

/// A secret that an app and the service share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Secret(Vec<u8>);

impl Secret {
    /// 160 bits, as RFC 4226 recommends.
    pub fn new() -> Self {
        Self(ids::random::<20>().to_vec())
    }

    /// As stored, and as typed where no camera can be used.
    pub fn written(&self) -> String {
        BASE32_NOPAD.encode(&self.0)
    }

    pub fn read(written: &str) -> Option<Self> {
        BASE32_NOPAD.decode(written.as_bytes()).ok().map(Self)
    }

    /// In groups of four, for typing.
    pub fn grouped(&self) -> String {
        let written = self.written();
        written.as_bytes().chunks(4).map(String::from_utf8_lossy).collect::<Vec<_>>().join(" ")
    }

    /// The URI in the QR code: which site, which account, which secret.
    pub fn address(&self, site: &str, account: &str) -> String {
        let encode = |text: &str| utf8_percent_encode(text, ENCODED).to_string();
        let (site, account) = (encode(site), encode(account));
        format!("otpauth://totp/{site}:{account}?secret={}&issuer={site}", self.written())
    }

    fn code(&self, step: i64) -> u32 {
        // HMAC accepts a key of any length.
        let Ok(mac) = Hmac::<Sha1>::new_from_slice(&self.0) else { return u32::MAX };
        let bytes = mac.chain_update(step.to_be_bytes()).finalize().into_bytes();
        let offset = usize::from(bytes.last().copied().unwrap_or_default() & 15);
        let four = bytes.get(offset..).and_then(|rest| rest.first_chunk::<4>()).copied().unwrap_or_default();
        (u32::from_be_bytes(four) & 0x7fff_ffff) % 1_000_000
    }

    /// The step of a typed code, if it is current and neither that step nor a later one has been used.
    pub fn step_of(&self, typed: &str, now: i64, last: i64) -> Option<i64> {
        let digits: String = typed.chars().filter(|c| !c.is_whitespace()).collect();
        if digits.len() != 6 || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let typed: u32 = digits.parse().ok()?;
        let current = now.div_euclid(STEP);
        // All of them are computed, so that timing reveals nothing.
        (current - DRIFT..=current + DRIFT).filter(|step| self.code(*step) == typed && *step > last).max()
    }
}

impl Default for Secret {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The last six digits of the vectors in RFC 6238, appendix B.
    #[test]
    fn codes_are_those_of_the_standard() {
        let secret = Secret(b"12345678901234567890".to_vec());
        for (time, code) in [
            (59, 287_082),
            (1_111_111_109, 81_804),
            (1_111_111_111, 50_471),
            (1_234_567_890, 5_924),
            (2_000_000_000, 279_037),
            (20_000_000_000, 353_130),
        ] {
            assert_eq!(secret.code(time / STEP), code);
            assert_eq!(secret.step_of(&format!("{code:06}"), time, 0), Some(time / STEP));
        }
        assert_eq!(secret.step_of(" 081 804 ", 1_111_111_109, 0), Some(37_037_036));
    }

    #[test]
    fn a_code_counts_once_and_not_for_long() {
        let secret = Secret::new();
        let typed = format!("{:06}", secret.code(1000));
        for now in [999 * STEP, 1000 * STEP, 1000 * STEP + 29, 1001 * STEP + 29] {
            assert_eq!(secret.step_of(&typed, now, 999), Some(1000), "{now}");
            assert_eq!(secret.step_of(&typed, now, 1000), None);
        }
        for now in [998 * STEP, 1002 * STEP] {
            assert_ne!(secret.step_of(&typed, now, 0), Some(1000));
        }
    }

    #[test]
    fn what_is_no_code_is_refused() {
        let secret = Secret::new();
        for typed in ["", "12345", "1234567", "12345a", "+12345", "１２３４５６", "-00001"] {
            assert_eq!(secret.step_of(typed, 0, -10), None, "{typed}");
        }
    }

    #[test]
    fn a_secret_is_read_back_and_told_to_apps() {
        let secret = Secret(b"12345678901234567890".to_vec());
        assert_eq!(Secret::read(&secret.written()), Some(secret.clone()));
        assert_eq!(secret.grouped(), "GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ");
        assert_eq!(
            secret.address("podium.example.org", "léa m@example.org"),
            "otpauth://totp/podium.example.org:l%C3%A9a%20m%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=podium.example.org"
        );
    }
}
