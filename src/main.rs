//! The Podium executable.

use std::process::ExitCode;

/// It gives memory back to the system soon after what used it is gone.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    podium::cli::run()
}
