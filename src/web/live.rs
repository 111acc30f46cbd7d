//! Who is listening for changes.

use tokio::sync::broadcast;

/// A competition changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    pub competition: String,
    pub revision: u64,
}

/// Tells every open page of this node what changed.
#[derive(Debug, Clone)]
pub struct Live {
    sender: broadcast::Sender<Changed>,
}

impl Default for Live {
    fn default() -> Self {
        Self { sender: broadcast::channel(1024).0 }
    }
}

impl Live {
    pub fn tell(&self, changed: Changed) {
        // Nobody may be listening.
        let _ = self.sender.send(changed);
    }

    pub fn listen(&self) -> broadcast::Receiver<Changed> {
        self.sender.subscribe()
    }
}
