//! A temporary folder for a command.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::ids;

/// A folder that is deleted when the command ends.
pub(super) struct Scratch(pub(super) PathBuf);

impl Scratch {
    pub(super) fn new(within: &Path) -> Result<Self> {
        let path = within.join(format!("podium-{}", ids::new_id()));
        std::fs::create_dir(&path).with_context(|| format!("cannot make the folder {}", path.display()))?;
        Ok(Self(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_dir_all(&self.0) {
            eprintln!("podium: cannot remove {}: {error}", self.0.display());
        }
    }
}
