//! Reading request bodies within a bound for all of them together: whoever sends much and slowly would otherwise hold as
//! much memory as there are connections times the largest form.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use actix_web::dev::{Payload, ServiceRequest};
use actix_web::http::header;
use actix_web::{HttpMessage, web};
use futures_util::StreamExt;

use super::forms::too_large;
use crate::error::{Error, Result};
use crate::limits::network;

/// Forms up to this size are always read; with nearly every record.
const SMALL: usize = 16 * 1024;
/// The share of one network.
const SHARE: usize = 4;

/// The memory of larger bodies, while they arrive and until they are answered.
#[derive(Debug)]
pub struct Bodies {
    most: usize,
    held: Mutex<HashMap<String, usize>>,
}

/// What a request holds of it.
#[derive(Debug)]
struct Held {
    bodies: Arc<Bodies>,
    who: String,
    bytes: usize,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut held = self.bodies.held.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(all) = held.get_mut(&self.who) {
            *all = all.saturating_sub(self.bytes);
            if *all == 0 {
                held.remove(&self.who);
            }
        }
    }
}

impl Bodies {
    /// At most so many bytes at once.
    pub fn new(most: u64) -> Arc<Self> {
        Arc::new(Self { most: usize::try_from(most).unwrap_or(usize::MAX), held: Mutex::default() })
    }

    /// Takes memory for a body from an address, or tells it to try again later.
    fn take(self: &Arc<Self>, address: &str, bytes: usize) -> Result<Held> {
        let who = network(address);
        let mut held = self.held.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = held.values().sum();
        let own = held.entry(who.clone()).or_default();
        if all + bytes > self.most || *own + bytes > self.most / SHARE {
            if *own == 0 {
                held.remove(&who);
            }
            return Err(Error::Busy);
        }
        *own += bytes;
        Ok(Held { bodies: self.clone(), who, bytes })
    }
}

/// The body of a request from an address: at most so long, and arrived within that time. Compressed ones are refused: a
/// few kilobytes become gigabytes before anybody can count them.
pub async fn read(
    bodies: &Arc<Bodies>,
    request: &mut ServiceRequest,
    address: &str,
    most: usize,
    slowest: Duration,
) -> Result<web::Bytes> {
    let packed = request.headers().get(header::CONTENT_ENCODING);
    if packed.is_some_and(|packed| !packed.as_bytes().eq_ignore_ascii_case(b"identity")) {
        return Err(Error::Unreadable(podium_engine::text!("refused-sent-compressed")));
    }
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if length.is_some_and(|length: usize| length > most) {
        return Err(too_large(most));
    }
    let mut payload = request.take_payload();
    let all = async {
        let (mut body, mut held) = (web::BytesMut::new(), None);
        while let Some(chunk) = payload.next().await {
            let chunk = chunk.map_err(|_| super::forms::unreadable())?;
            if body.len() + chunk.len() > most {
                return Err(too_large(most));
            }
            if held.is_none() && body.len() + chunk.len() > SMALL {
                held = Some(bodies.take(address, most)?);
                body.reserve(most.saturating_sub(body.len()));
            }
            body.extend_from_slice(&chunk);
        }
        Ok((body.freeze(), held))
    };
    let (body, held) = tokio::time::timeout(slowest, all).await.map_err(|_| too_slow())??;
    if let Some(held) = held {
        // Until the request is answered.
        request.extensions_mut().insert(held);
    }
    request.set_payload(Payload::from(body.clone()));
    Ok(body)
}

fn too_slow() -> Error {
    Error::Unreadable(podium_engine::text!("refused-sent-took-too-long-arrive"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_together_and_each_network_hold_no_more_than_their_share() {
        let bodies = Bodies::new(800);
        let from = |address: &str| bodies.take(address, 100);
        let own = (from("192.0.2.1").unwrap(), from("192.0.2.1").unwrap());
        assert!(matches!(from("192.0.2.1"), Err(Error::Busy)));
        let six: Vec<Held> = (2..8).map(|number| from(&format!("192.0.2.{number}")).unwrap()).collect();
        assert!(matches!(from("192.0.2.9"), Err(Error::Busy)));
        drop(own);
        from("192.0.2.9").unwrap();
        drop(six);
        assert!(bodies.held.lock().unwrap().is_empty());
    }
}
