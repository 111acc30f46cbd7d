//! The Podium executable.

use std::process::ExitCode;

/// Its version 2 gives memory back to the system ten milliseconds after what used it is gone.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    podium::cli::run()
}
