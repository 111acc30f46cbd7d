//! A temporary folder for a command.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use podium_engine::text;

use super::{colon, shown};
use crate::ids;

/// A folder that is deleted when the command ends.
pub(super) struct Scratch(pub(super) PathBuf);

impl Scratch {
    pub(super) fn new(within: &Path) -> Result<Self> {
        let path = within.join(format!("podium-{}", ids::new_id()));
        std::fs::create_dir(&path).with_context(|| text!("cli-cannot-create-folder", path = shown(&path)))?;
        Ok(Self(path))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Err(error) = std::fs::remove_dir_all(&self.0) {
            eprintln!("podium: {}{}{error}", text!("cli-cannot-remove", path = shown(&self.0)), colon());
        }
    }
}
